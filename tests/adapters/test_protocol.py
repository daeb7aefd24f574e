"""A program drives whole games through `hadur protocol`, and nothing it says can break them."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import hadur
from hadur.adapters.protocol import LONGEST_LINE, Referee
from hadur.cli.main import assemble
from hadur.games import load
from hadur.kernel.errors import UnknownName
from hadur.kernel.match import Match
from hadur.kernel.record import Record
from tests.programs import write_program

GAME = load("summoner-wars")
ROOT = Path(__file__).parents[2]
HUNTER = f"exec:{ROOT / 'examples' / 'bots' / 'hunter.py'}"


class Client:
    """The other end: what it says and what it gets back."""

    def __init__(self, referee: Referee) -> None:
        self.referee = referee

    def say(self, line: str | bytes) -> list[str]:
        return list(self.referee.answer(line.encode() if isinstance(line, str) else line))

    def ask(self, line: str) -> list[tuple[str, str, Any]]:
        """Word, number and data of the answers to a line that is all right."""
        *answers, last = self.say(line)
        assert last == "ok", last
        return [parse(answer) for answer in answers]


def parse(answer: str) -> tuple[str, str, Any]:
    word, _, rest = answer.partition(" ")
    number = ""
    if word == "decision":
        number, _, rest = rest.partition(" ")
    return word, number, json.loads(rest)


@pytest.fixture
def client() -> Iterator[Client]:
    referee = Referee(GAME)
    yield Client(referee)
    referee.close()


def play_out(client: Client, answers: list[tuple[str, str, Any]], seed: int) -> Any:
    """Play random moves for every seat that is asked; returns the result."""
    choose = random.Random(seed)
    while answers[-1][0] == "decision":
        _, number, facts = answers[-1]
        answers = client.ask(f"move {number} {choose.choice(facts['moves'])}")
    return answers[-1]


# -- games -----------------------------------------------------------------------------------------


def test_a_client_plays_both_seats_to_the_end(client: Client) -> None:
    assert client.say("hello 1 tester 0.1") == [f"hello 1 hadur {hadur.__version__}", "ok"]
    answers = client.ask('new {"setup": {"decks": ["vanguards", "breakers"]}, "seed": 7}')
    word, _, facts = answers[0]
    assert word == "game"
    assert facts["seed"] == "7"
    assert facts["setup"]["seats"] == [{"deck": "vanguards"}, {"deck": "breakers"}]
    word, _, result = play_out(client, answers, 1)
    assert word == "result"
    assert sorted(result["scores"]) in ([-1, 1], [0, 0])
    record = Record.from_text(client.ask("record")[0][2]["text"])
    assert list(record.result or ()) == result["scores"]
    assert Match.from_record(GAME, record).state.result == result["scores"]
    assert client.say("move 1 end")[0].startswith("error unknown-name")
    assert client.ask("new")[0][0] == "game"


def test_the_same_seed_and_moves_are_the_same_game(client: Client) -> None:
    records = []
    for _ in range(2):
        play_out(client, client.ask('new {"seed": "a text"}'), 4)
        records.append(client.ask("record")[0][2]["text"])
    assert records[0] == records[1]
    play_out(client, client.ask("new"), 4)
    assert client.ask("record")[0][2]["text"] != records[0]


@pytest.mark.parametrize("bot", ["random", "heuristic", HUNTER])
def test_the_referee_plays_the_other_seat(bot: str) -> None:
    referee = Referee(GAME, {1: bot})
    client = Client(referee)
    for seed in (1, 2):
        answers = client.ask(f'new {{"seed": {seed}}}')
        asked = set()
        choose = random.Random(seed)
        told: list[int] = []
        while answers[-1][0] == "decision":
            _, number, facts = answers[-1]
            asked.add(facts["seat"])
            answers = client.ask(f"move {number} {choose.choice(facts['moves'])}")
            told += [data["seat"] for word, _, data in answers if word == "log"]
        assert asked == {0}
        assert set(told) == {0, 1}
        assert answers[-1][0] == "result"
        assert not [word for word, _, _ in answers if word == "fault"]
    referee.close()


def test_a_bot_that_fails_loses_and_the_table_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "bad"
    path.write_text("#!/bin/sh\nread line\necho oops >&2\necho garbage\n", encoding="utf-8")
    path.chmod(0o755)
    referee = Referee(GAME, {0: f"exec:{path}"})
    client = Client(referee)
    for _ in range(2):
        answers = client.ask('new {"seed": 3, "setup": {"options": {"first": "0"}}}')
        assert [word for word, _, _ in answers] == ["game", "fault", "log", "result"]
        assert answers[1][2]["kind"] == "garbage"
        assert answers[1][2]["stderr"] == "oops\n"
        assert answers[2][2] == {"seat": 0, "move": "concede"}
        assert answers[3][2] == {"scores": [-1, 1], "winners": [1]}


def test_views_are_those_of_the_seats(client: Client) -> None:
    client.ask('new {"seed": 3}')
    match = client.referee._playing()
    for line, seat in (("view", None), ("view 0", 0), ("view 1", 1)):
        assert client.ask(line)[0][2] == json.loads(json.dumps(match.state.view(seat)))
    assert "hand" not in client.ask("view 0")[0][2]["players"][1]
    assert client.say("view 2")[0].startswith("error unknown-name there is no seat 2")


def test_a_seat_may_concede(client: Client) -> None:
    client.ask("new")
    answers = client.ask("concede 1")
    assert [data for _, _, data in answers] == [
        {"seat": 1, "move": "concede"},
        {"scores": [1, -1], "winners": [0]},
    ]
    assert client.say("concede 0") == ["error illegal-move the game is over"]


@pytest.mark.skipif(hadur.ENGINE != "pure", reason="the toys cannot subclass the compiled kernel")
def test_secret_decisions_are_open_at_once_and_answered_in_any_order() -> None:
    from tests.kernel.toys.orders import GAME as ORDERS

    client = Client(Referee(ORDERS))
    answers = client.ask('new {"setup": {"seats": 2}}')
    for kind in ("muster", "muster", "strike", "strike"):
        for _ in range(2):
            answers = client.ask(f"move {answers[-1][1]} place {kind} 0")
            assert answers[0][2]["move"] == "place ? 0"
    one, two = [number for word, number, _ in answers if word == "decision"]
    (log, rest) = client.ask(f"move {two} bid 1")
    assert log[2]["move"] is None
    assert (rest[0], rest[1]) == ("decision", one)
    assert client.say(f"move {two} bid 2")[0].startswith("error unknown-name")
    assert client.ask(f"move {one} bid 0")[-1][0] == "decision"


# -- more than two seats ---------------------------------------------------------------------------


@pytest.fixture
def feud() -> Any:
    if hadur.ENGINE != "pure":
        pytest.skip("a game of the tests cannot subclass the compiled kernel")
    from tests.feud import GAME as FEUD

    return FEUD


def decisions(answers: list[tuple[str, str, Any]]) -> dict[int, str]:
    """The open decisions: seat and number."""
    return {facts["seat"]: number for word, number, facts in answers if word == "decision"}


def test_a_game_for_four_is_set_up_by_seat_and_told_with_its_sides(feud: Any) -> None:
    client = Client(Referee(feud))
    seats = [{}, {"weapon": "axe"}, {}, {}]
    setup = {"seats": seats, "options": {"pairs": "on"}}
    answers = client.ask("new " + json.dumps({"setup": setup, "seed": 1}))
    facts = answers[0][2]
    assert (facts["seats"], facts["sides"]) == (4, [[0, 2], [1, 3]])
    assert [seat["weapon"] for seat in facts["setup"]["seats"]] == [
        "sword",
        "axe",
        "sword",
        "sword",
    ]
    assert list(decisions(answers)) == [0, 1, 2, 3]
    again = client.ask("new " + json.dumps({"setup": facts["setup"], "seed": 1}))
    assert again[0][2]["setup"] == facts["setup"]
    word, _, result = play_out(client, again, 3)
    assert word == "result"
    assert result["winners"] in ([0, 2], [1, 3])
    assert [score == 1 for score in result["scores"]] == [n in result["winners"] for n in range(4)]


def test_who_gives_up_leaves_the_others_playing(feud: Any) -> None:
    """In the middle of secret answers, whose numbers stay and which stay secret."""
    client = Client(Referee(feud))
    before = decisions(client.ask('new {"setup": {"seats": 4}, "seed": 2}'))
    client.ask(f"move {before[0]} guard")
    answers = client.ask("concede 1")
    assert answers[0][2] == {"seat": 1, "move": "concede"}
    assert decisions(answers) == {2: before[2], 3: before[3]}
    assert client.say(f"move {before[1]} rush")[0].startswith("error unknown-name")
    assert client.say("concede 1") == ["error illegal-move seat 1 plays no more"]
    assert client.ask("view")[0][2]["lives"] == [2, 2, 2, 2]
    word, _, result = play_out(client, answers, 1)
    assert word == "result"
    assert 1 not in result["winners"] and result["winners"]
    record = Record.from_text(client.ask("record")[0][2]["text"])
    assert Match.from_record(feud, record).state.result == result["scores"]


def test_bots_of_the_referee_play_on_when_one_of_them_fails(feud: Any, tmp_path: Path) -> None:
    path = tmp_path / "bad"
    path.write_text("#!/bin/sh\nread line\necho garbage\n", encoding="utf-8")
    path.chmod(0o755)
    referee = Referee(feud, {0: f"exec:{path}", 1: "random", 2: "random", 3: "random"})
    client = Client(referee)
    answers = client.ask('new {"setup": {"seats": 4}, "seed": 4}')
    words = [word for word, _, _ in answers]
    assert words[:3] == ["game", "fault", "log"]
    assert words[-1] == "result" and words.count("log") > 4
    assert answers[-1][2]["scores"][0] == -1
    moved = [facts["seat"] for word, _, facts in answers[3:] if word == "log"]
    assert set(moved) == {1, 2, 3}
    referee.close()


def test_a_program_at_one_of_three_seats_hears_sides_moves_and_several_winners(
    feud: Any, tmp_path: Path
) -> None:
    manners = """
    def on(word, rest, line, polite=on):
        with open(os.path.join(here, "heard"), "a") as file:
            file.write(line)
        polite(word, rest, line)
    """
    path = write_program(tmp_path, manners)
    client = Client(Referee(feud, {2: f"exec:20s:{path}"}))
    setup = '{"seats": 3, "options": {"pairs": "on"}}'
    answers = client.ask(f'new {{"setup": {setup}, "seed": 4}}')
    result = play_out(client, answers, 3)[2]
    client.referee.close()
    heard = (tmp_path / "heard").read_text(encoding="utf-8").splitlines()
    game = json.loads(heard[1].partition(" ")[2])
    assert (game["seats"], game["seat"], game["sides"]) == (3, 2, [[0], [1, 2]])
    assert game["setup"]["seats"] == [{"weapon": "sword"}] * 3
    assert "decks" not in game["setup"]
    told = [json.loads(line[4:]) for line in heard if line.startswith("log ")]
    assert {line["seat"] for line in told} == {0, 1, 2}
    assert told[0] == {"seat": 2, "move": "guard"}
    assert heard[-2] == "result " + json.dumps(result, separators=(",", ":"))
    assert result["winners"] == [1, 2]


# -- what a client gets wrong ----------------------------------------------------------------------

WRONG = [
    ("jump", "bad-line"),
    ("hello", "bad-line"),
    ("hello 0 x", "bad-line"),
    ("new 7", "bad-line"),
    ("new {", "bad-line"),
    ("new " + "[" * 100_000, "bad-line"),
    ('new {"sede": 1}', "bad-line"),
    ('new {"seed": []}', "bad-line"),
    ('new {"seed": "' + "9" * 5000 + '"}', "bad-line"),
    ('new {"seed": ' + "9" * 5000 + "}", "bad-line"),
    ('new {"setup": 1}', "bad-line"),
    ('new {"setup": {"decks": 5}}', "illegal-deck"),
    ('new {"setup": {"decks": [1, 2]}}', ""),
    ('new {"setup": {"decks": ["vanguards"]}}', "unknown-name"),
    ('new {"setup": {"decks": ["vanguards", "elves"]}}', "unknown-name"),
    ('new {"setup": {"options": {"first": 9}}}', "unknown-name"),
    ('new {"setup": {"seats": 3}}', "unknown-name"),
    ('new {"setup": {"seats": 99999999999999}}', "unknown-name"),
    ('new {"setup": {"seats": [{"deck": "vanguards"}, {"dek": "breakers"}]}}', "unknown-name"),
    ('new {"setup": {"seats": [{"deck": "vanguards"}, 7]}}', "unknown-name"),
    ('new {"setup": {"seats": [{}, {}], "decks": ["vanguards", "breakers"]}}', "unknown-name"),
    ("move", "bad-line"),
    ("move x end", "bad-line"),
    ("move -1 end", "bad-line"),
    ("move 99 end", "unknown-name"),
    ("move 1", "bad-notation"),
    ("move 1 dance", "bad-notation"),
    ("move 1 attack a1 a2", "illegal-move"),
    ("concede 7", "illegal-move"),
    ("concede", "bad-line"),
    ("view x", "bad-line"),
    (b"\xff\xfe", "bad-line"),
    (b"x" * (LONGEST_LINE + 1), "bad-line"),
]


@pytest.mark.parametrize(("line", "code"), WRONG, ids=lambda value: str(value)[:24])
def test_a_wrong_line_is_refused_and_changes_nothing(
    client: Client, line: str | bytes, code: str
) -> None:
    client.ask('new {"seed": 3}')
    before = client.ask("record")
    answers = client.say(line)
    assert len(answers) == 1
    assert answers[0].startswith(f"error {code}")
    assert len(answers[0]) < 2000 and "\n" not in answers[0]
    assert client.ask("record") == before
    assert client.ask("move 1 end")[-1][0] == "decision"


@pytest.mark.parametrize("line", ["move 1 end", "view 0", "record", "concede 0"])
def test_before_the_first_game_there_is_nothing_to_play(client: Client, line: str) -> None:
    assert client.say(line) == ["error no-game there is no game yet; ask for one with: new"]


def test_empty_lines_say_nothing_and_pings_come_back(client: Client) -> None:
    assert client.say("") == client.say("  \r\n") == []
    assert client.say("ping 12 monkeys\r\n") == ["pong 12 monkeys", "ok"]
    assert client.say("ping") == ["pong", "ok"]


def test_an_unknown_bot_is_named_before_anything_begins() -> None:
    with pytest.raises(UnknownName, match="no bot is called 'clever'"):
        Referee(GAME, {0: "clever"})


# -- the command -----------------------------------------------------------------------------------


def shell(*args: str, typed: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "hadur.cli.main", "protocol", *args],
        input=typed,
        capture_output=True,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        timeout=120,
        check=False,
    )


def test_a_session_at_the_command() -> None:
    typed = b"\n".join(
        [b"hello 2 tester", b'new {"seed": 7}', b"x" * 3_000_000, b"\xff", b"move 1 end", b"quit"]
    )
    done = shell("summoner-wars", typed=typed + b"\nping never\n")
    assert done.returncode == 0
    assert done.stderr == b""
    words = [line.split()[0] for line in done.stdout.decode().splitlines()]
    assert words == [
        *["hello", "ok"],
        *["game", "decision", "ok"],
        "error",
        "error",
        *["log", "decision", "ok"],
        "ok",
    ]


def test_the_end_of_input_ends_the_session() -> None:
    done = shell("summoner-wars", typed=b"ping 1")
    assert (done.returncode, done.stdout) == (0, b"pong 1\nok\n")


def test_a_client_that_stops_listening_is_no_mistake_of_ours() -> None:
    program = subprocess.Popen(
        [sys.executable, "-m", "hadur.cli.main", "protocol", "summoner-wars"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    assert program.stdout is not None
    program.stdout.close()
    _, said = program.communicate(b"new\n" * 20, timeout=60)
    assert (program.returncode, said) == (0, b"")


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["chess"], "no game is called 'chess'"),
        (["summoner-wars", "--bot", "heuristic"], "should read SEAT=BOT"),
        (["summoner-wars", "--bot", "x=heuristic"], "should read SEAT=BOT"),
        (["summoner-wars", "--bot", "1=clever"], "no bot is called 'clever'"),
        (["summoner-wars", "--bot", "2=random"], "summoner-wars has no seat 2"),
        (["summoner-wars", "--bot", "1=exec:./nowhere"], "there is no program ./nowhere"),
        (["summoner-wars", "--bot", "1=exec:nowhere-at-all"], "no program is called"),
        (["summoner-wars", "--bot", "1=exec:./folder"], "./folder is a folder"),
        (["summoner-wars", "--bot", "1=exec:./plain"], "./plain is not executable"),
        (["summoner-wars", "--bot", "1=exec:"], "needs a program"),
    ],
    ids=lambda value: str(value)[-24:],
)
def test_bad_input_is_one_line(
    args: list[str], words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder").mkdir()
    (tmp_path / "plain").write_text("#!/bin/sh\n", encoding="utf-8")
    said = CliRunner().invoke(assemble(), ["protocol", *args], input="")
    assert said.exit_code == 2
    assert said.stderr.startswith("hadur: ") and said.stderr.count("\n") == 1
    assert words in said.stderr
    assert said.stdout == ""
