"""`hadur serve` and `hadur play --server`, as they are typed."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx2
import pytest

from hadur.store.store import Store
from hadur.table.options import Passes
from hadur.table.table import Table
from tests.programs import children, gone

from .real import RealServer

HADUR = (sys.executable, "-m", "hadur.cli.main")
SCENARIO = Path(__file__).parent.parent / "scenarios" / "summoner-wars"


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("home")


@pytest.fixture(scope="module")
def server(home: Path) -> Iterator[RealServer]:
    found = RealServer(f"sqlite:///{home / 'tables.db'}", home)
    yield found
    if found.process.poll() is None:
        found.stop()


def hadur(home: Path, *args: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*HADUR, *args],
        input=typed,
        capture_output=True,
        text=True,
        timeout=120,
        env={**os.environ, "XDG_STATE_HOME": str(home), "COLUMNS": "100"},
    )


def play(home: Path, server: RealServer, *args: str, typed: str) -> str:
    done = hadur(home, "play", "--server", server.address, *args, typed=typed)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_game_on_a_server_is_played_at_the_terminal(home: Path, server: RealServer) -> None:
    said = play(
        home,
        server,
        *("--bot", "random", "--names", "Kati", "--deck", "breakers", "--lang", "en"),
        # A careless bot that begins may burn its own summoner before anybody is asked.
        *("--option", "first=0"),
        typed="why attack a1 a2\nnonsense\n?\nhand\nsay hello\nend\nend\nquit\n",
    )
    assert f"The table is {server.address}/table/" in said
    assert "SW-" in said and "is no move of this game" in said
    assert "say something to the others" in said
    assert "The game goes on at the server" in said
    again = play(home, server, "--resume", "--lang", "hu", typed="feladom\ni\n")
    assert "Vesztettél" in again or "vesztett" in again.lower()


def test_standing_orders_are_given_at_the_terminal(home: Path, server: RealServer) -> None:
    said = play(
        home,
        server,
        *("conquest", "--bot", "script", "--names", "Kati", "--lang", "en"),
        # Who begins has a turn of battle before any card has something to react to.
        *("--deck", "nazdreg", "--option", "first=0"),
        typed="no\npass\ndial 1\norder pass always\norder\norder off\norder\nconcede\ny\n",
    )
    given, listed, off, empty = said.split("> order")[1:]
    for part in (given, listed):
        assert "always pass, until I cancel it" in part
    assert "No standing orders any more." in off
    assert "always pass" not in empty


@pytest.mark.parametrize(("more", "passes"), [
    ((), Passes.GIVEN),
    (("--ask-all",), Passes.ASKED),
])  # fmt: skip
def test_who_wants_to_be_asked_all_opens_a_table_that_asks(
    home: Path, server: RealServer, more: tuple[str, ...], passes: Passes
) -> None:
    said = play(home, server, "--bot", "script", "--names", "Kati", *more, typed="quit\n")
    store = Store.open(f"sqlite:///{home / 'tables.db'}")
    table = Table.of(store.entries(said.partition("/table/")[2].split()[0]))
    store.close()
    assert table.options.passes is passes


@pytest.mark.parametrize("begins", [0, 1])
def test_two_terminals_meet_by_a_code(
    home: Path, server: RealServer, tmp_path: Path, begins: int
) -> None:
    # Nothing is asked twice, or an end that harms would only ever be asked about.
    options = ("--names", "Kati", "--lang", "en", "--ask-all", "--option", f"first={begins}")
    first = subprocess.Popen(
        [*HADUR, "play", "--server", server.address, *options],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "XDG_STATE_HOME": str(home)},
    )
    assert first.stdin is not None and first.stdout is not None
    # Whoever begins: the first player ends every phase, the other gives up.
    first.stdin.write("end\n" * 40)
    first.stdin.flush()
    link = first.stdout.readline().split()[-1]
    assert "/join?code=" in link
    other = play(
        tmp_path,
        server,
        *("--table", link, "--names", "Laci", "--lang", "en", "--deck", "vanguards"),
        typed="concede\ny\n",
    )
    assert "You have lost" in other
    out, _ = first.communicate(timeout=60)
    assert "You have won" in out and "Do it all the same?" not in out


def test_the_terminal_goes_along_to_the_next_game(home: Path, server: RealServer) -> None:
    """By itself in a series; after it, if one wants another. (A random bot might burn its own
    summoner before anybody gives up.)"""
    said = play(
        home,
        server,
        *("--bot", "script", "--names", "Kati", "--deck", "breakers", "--lang", "en"),
        *("--option", "series=best-of-3", "--option", "first=0"),
        typed="concede\ny\nconcede\ny\nyes\nhand\nconcede\ny\nno\n",
    )
    first, second, third = said.split("You have lost")[1:]
    assert "After 1 game of the series: you 0, " in first and "Another game?" not in first
    assert "After 2 games of the series: you 0, " in second
    assert "Another game? (yes/no) yes" in second
    assert "> hand" in second, "and there it is played"
    assert "After 1 game of the series" in third, "the rematch is the first game of another series"


def test_two_terminals_agree_on_another_game(
    home: Path, server: RealServer, tmp_path: Path
) -> None:
    options = ("--option", "first=1", "--names", "Kati", "--lang", "en")
    first = subprocess.Popen(
        [*HADUR, "play", "--server", server.address, *options],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "XDG_STATE_HOME": str(home)},
    )
    assert first.stdin is not None and first.stdout is not None
    link = first.stdout.readline().split()[-1]
    # Each gives up once, being the second seat, which begins.
    first.stdin.write("yes\nconcede\ny\nno\n")
    first.stdin.flush()
    typed = "concede\ny\nyes\nno\n"
    args = ("--table", link, "--names", "Laci", "--lang", "en")
    other = play(tmp_path, server, *args, typed=typed)
    out, _ = first.communicate(timeout=120)
    for told in (other, out):
        assert told.count("You have won") == told.count("You have lost") == 1
    assert other.index("You have lost") < other.index("You have won")


@pytest.mark.parametrize(
    "args",
    [
        ["--server", "http://127.0.0.1:1"],
        ["--server", "ftp://x"],
        ["--table", "ABCD"],
        ["--server", "{}", "--table", "AAAA-BBBB-CCCC"],
        ["--server", "{}", "--hot-seat"],
        ["--server", "{}", "--bot", "exec:ls"],
        ["--server", "{}", "--deck", "none"],
    ],
)
def test_bad_input_is_one_line(home: Path, server: RealServer, args: list[str]) -> None:
    done = hadur(home, "play", *[arg.replace("{}", server.address) for arg in args])
    assert done.returncode == 2
    assert done.stderr.startswith("hadur: ") and done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    "args",
    [
        ["--db", "mysql://x"],
        ["--db", "sqlite:////nowhere/at/all.db"],
        ["--scenario", "nothing.toml"],
        ["--host", "256.0.0.1"],
        ["--port", "99999"],
    ],
)
def test_a_server_that_cannot_start_says_why(home: Path, args: list[str]) -> None:
    done = hadur(home, "serve", *args)
    assert done.returncode == 2 and done.stderr.count("\n") == 1, done.stderr


def test_a_taken_port_is_said(home: Path, server: RealServer) -> None:
    port = server.address.rpartition(":")[2]
    done = hadur(home, "serve", "--port", port)
    assert done.returncode == 2 and port in done.stderr


def test_ctrl_c_leaves_nothing_behind(tmp_path: Path) -> None:
    """Not even a bot that was thinking."""
    server = RealServer(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path)
    with httpx2.Client(base_url=f"{server.address}/api") as program:
        token = program.post("/sessions", json={"name": "Kati"}).json()["token"]
        program.headers["authorization"] = f"Bearer {token}"
        setup = {"options": {"first": "1"}}
        wish = {"game": "summoner-wars", "seat": 0, "bots": {"1": "search:5"}, "setup": setup}
        opened = program.post("/tables", json=wish).json()
        program.post(f"/tables/{opened['id']}/ready", json={})
    thinking: list[int] = []
    for _ in range(100):
        time.sleep(0.1)
        thinking = children(server.process.pid)
        if thinking:
            break
    time.sleep(0.5)
    assert server.stop() in (0, 130)
    assert thinking
    # What watches over processes ends just after them.
    assert all(gone(pid, within=5) for pid in thinking)
    assert '"level":"error"' not in server.log.read_text()


def test_a_scenario_opens_as_a_table(tmp_path: Path) -> None:
    scenario = next(
        path for path in sorted(SCENARIO.glob("*.toml")) if "[position]" in path.read_text()
    )
    db = f"sqlite:///{tmp_path / 'tables.db'}"
    server = RealServer(db, tmp_path, "--scenario", str(scenario))
    try:
        link = server.line().split()[-1]
        with httpx2.Client(follow_redirects=True, timeout=60) as browser:
            page = browser.get(link)
            assert page.status_code == 200 and 'id="board"' in page.text
            assert 'data-do="move"' in page.text
    finally:
        server.stop()


def test_the_program_in_the_documentation_plays(server: RealServer) -> None:
    text = (Path(__file__).parents[2] / "docs" / "api.md").read_text(encoding="utf-8")
    program = text.split("```python\n")[1].split("```")[0]
    assert "http://127.0.0.1:8040" in program
    program = program.replace("http://127.0.0.1:8040", server.address)
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("[")
