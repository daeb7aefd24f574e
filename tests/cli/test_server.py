"""`hadur play --server` at tables for more than two."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.real import RealServer

HADUR = (sys.executable, "-m", "hadur.cli.main", "play", "--lang", "en")
AROUND = {
    "HADUR_GAMES": ",".join(f"{toy}=tests.kernel.toys.{toy}:GAME" for toy in ("orders", "lair")),
    "HADUR_ENGINE": "pure",
    "PYTHONPATH": str(Path(__file__).parents[2]),
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealServer]:
    home = tmp_path_factory.mktemp("server")
    found = RealServer(f"sqlite:///{home / 'tables.db'}", home, "--pause", "0", around=AROUND)
    yield found
    found.stop()


def started(home: Path, server: RealServer, *args: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [*HADUR, "--server", server.address, *args],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, **AROUND, "XDG_STATE_HOME": str(home)},
    )


def play(home: Path, server: RealServer, *args: str, typed: str) -> str:
    out, err = started(home, server, *args).communicate(typed, timeout=120)
    assert err == ""
    return out


def test_one_person_has_several_seats_and_gives_one_up(tmp_path: Path, server: RealServer) -> None:
    said = play(
        tmp_path,
        server,
        *("orders", "--seats", "4", "--as", "0,2", "--bot", "random", "--names", "Anna"),
        typed="1\n1\n1\nconcede\ny\n1\nquit\n",
    )
    assert "You now play for Anna 3." in said
    assert "Anna 3 is out. The others play on." in said
    after = said.split("Anna 3 is out.")[1]
    assert "You now play for Anna." in after
    assert "At the table: ▸ Anna (you) · Random bot (2) · Anna 3 (out) · Random bot (4)" in after
    again = play(tmp_path, server, "orders", "--resume", typed="quit\n")
    assert "Anna 3 (out)" in again


def test_who_gives_up_sees_how_the_team_ends(tmp_path: Path, server: RealServer) -> None:
    said = play(
        tmp_path,
        server,
        *("lair", "--seats", "3", "--as", "1", "--bot", "script", "--names", "Anna"),
        typed="team behind you\nconcede\ny\n",
    )
    assert "At the table: Quick bot (1) · ▸ Anna (you) + Quick bot (3)" in said
    after = said.split("You are out. The others play on.")[1]
    won = "Anna and Quick bot (3) win." in after
    assert ("You have won!" if won else "You have lost.") in after
    assert won or "Quick bot (1) wins." in after


def test_a_table_for_three_is_joined_by_its_code(tmp_path: Path, server: RealServer) -> None:
    first = started(
        tmp_path / "one",
        server,
        *("orders", "--seats", "3", "--bot", "1:random", "--seat", "0:banner=gold"),
        *("--names", "Kati"),
    )
    assert first.stdin is not None and first.stdout is not None
    link = first.stdout.readline().split()[-1]
    assert "/join?code=" in link
    # The first player's terminal has to find a line wherever it is asked.
    first.stdin.write("1\n" * 40)
    first.stdin.flush()
    other = play(
        tmp_path / "two",
        server,
        *("--table", link, "--names", "Laci", "--seat", "2:banner=red"),
        typed="1\nconcede\ny\n",
    )
    assert "At the table: Kati · Random bot · ▸ Laci (you)" in other
    assert "banners: ['gold', 'blue', 'red']" in other
    assert "You are out. The others play on." in other and "You have lost." in other
    out, err = first.communicate(timeout=120)
    assert err == ""
    assert "Laci (out)" in out
    assert "You have won!" in out or "You have lost." in out or "The game is drawn." in out


def test_what_the_server_refuses_is_one_line(tmp_path: Path, server: RealServer) -> None:
    for args, words in (
        (("orders", "--seats", "9"), "orders is for 2, 3, 4 players, not 9"),
        (("orders", "--seats", "3", "--as", "5"), "there is no seat 5"),
        (("orders", "--seat", "0:banner=pink"), "banner of seat 0 cannot be 'pink'"),
        (("orders", "--bot", "1:exec:ls"), "exec:ls"),
    ):
        out, err = started(tmp_path, server, *args).communicate("", timeout=60)
        assert out == "" and err.count("\n") == 1
        assert words in err
