"""Programs of strangers at the terminal: they play, and whatever they do, the game goes on."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from hadur.bots.external import Fault
from hadur.kernel.record import Record
from tests.programs import BRAWLER, HOSTILE, HUNTER, gone, pids, write_program

from .conftest import GAME, Run, Said, play_out, recovery_files
from .pseudo import Terminal

DECKS = ["polar-dwarves", "tundra-orcs"]
PLAY = ("play", "summoner-wars", "--deck", DECKS[0], "--vs", DECKS[1], "--seed", "3")
FIRST = ("--option", "first=1")
"""The program has the first decision."""
LISTENER = """
def on(word, rest, line, polite=on):
    with open(os.path.join(here, "heard"), "a") as file:
        file.write(line)
    polite(word, rest, line)
"""


def script(*lines: str) -> str:
    return "".join(f"{line}\n" for line in lines)


def one_line(said: Said, *words: str) -> None:
    assert said.code == 2, (said.out, said.err)
    assert said.err.startswith("hadur: ") and said.err.count("\n") == 1
    for word in words:
        assert word in said.err


# -- whole games -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("bot", "seat", "lang"), [(HUNTER, 0, "en"), (BRAWLER, 1, "hu")])
def test_a_person_plays_a_whole_game_against_a_program(
    hadur: Run, home: Path, bot: str, seat: int, lang: str
) -> None:
    slow = bot.replace("exec:", "exec:20s:")
    match, typed = play_out(DECKS if seat == 0 else DECKS[::-1], 5, slow, seat)
    said = hadur(
        *(*PLAY[:-1], "5", "--ask-all", "--bot", slow, "--seat", str(seat), "--lang", lang),
        typed=script(*typed),
    )
    assert (said.code, said.err) == (0, "")
    (path,) = recovery_files(home)
    assert Record.load(path) == match.record
    assert match.record.result is not None


def test_a_program_hears_the_setup_the_moves_and_the_result(hadur: Run, home: Path) -> None:
    path = write_program(home, LISTENER)
    hadur(*PLAY, *FIRST, "--bot", f"exec:20s:{path}", typed=script("end", "concede", "yes"))
    heard = (home / "heard").read_text(encoding="utf-8").splitlines()
    facts = json.loads(heard[1].partition(" ")[2])
    assert (facts["seat"], facts["setup"]["decks"]) == (1, DECKS)
    assert facts["setup"]["seats"] == [{"deck": deck} for deck in DECKS]
    told = [json.loads(line[4:]) for line in heard if line.startswith("log ")]
    (record,) = recovery_files(home)
    moves = Record.load(record).moves
    assert [(line["seat"], line["move"]) for line in told] == [(m.seat, m.text) for m in moves]
    assert told[-1] == {"seat": 0, "move": "concede"}
    assert heard[-2:] == ['result {"scores":[-1,1],"winners":[1]}', "quit"]
    assert all(gone(pid) for pid in pids(home))


def test_after_an_undo_a_program_hears_the_game_anew(hadur: Run, home: Path) -> None:
    path = write_program(home, LISTENER)
    own = ["end"] * 5
    hadur(
        *(*PLAY, "--option", "first=0", "--ask-all", "--bot", f"exec:20s:{path}"),
        typed=script(*own, "undo", *own),
    )
    heard = (home / "heard").read_text(encoding="utf-8").splitlines()
    words = [line.split()[0] for line in heard]
    assert words.count("game") == 2
    again = words.index("game", 2)
    assert heard[again - 1] == 'result {"scores":null}'
    assert heard[again + 1 : again + 7] == ["ping ready", *['log {"seat":0,"move":"end"}'] * 5]
    assert words.count("hello") == 1


# -- hostile programs ------------------------------------------------------------------------------

SLOW = ("never says hello",)
"""Getting ready may take ten seconds; tests/bots has this one with less."""


def hostile(home: Path, manners: str) -> tuple[str, Fault]:
    text, kind = HOSTILE[manners]
    budget = "300ms" if kind is Fault.LATE else "20s"
    return f"exec:{budget}:{write_program(home, text)}", kind


@pytest.mark.parametrize("manners", [name for name in HOSTILE if name not in SLOW])
def test_a_hostile_program_has_lost_and_the_game_is_kept(
    hadur: Run, home: Path, manners: str
) -> None:
    bot, _ = hostile(home, manners)
    said = hadur(*PLAY, *FIRST, "--bot", bot)
    assert (said.code, said.err) == (0, "")
    (line,) = [line for line in said.out.splitlines() if "is out: it" in line]
    assert line.startswith("The program ")
    assert "\x1b" not in said.out
    assert "It has lost the game." in " ".join(said.out.split())
    assert "You have won!" in said.out
    (path,) = recovery_files(home)
    record = Record.load(path)
    assert (record.moves[-1].seat, record.moves[-1].text) == (1, "concede")
    assert record.result == (1, -1)
    assert record.replay(GAME).over
    assert all(gone(pid) for pid in pids(home))


@pytest.mark.parametrize("manners", ["crashes when asked", "stalls", "moves another seat's unit"])
def test_a_bot_of_ours_goes_on_for_a_hostile_program(hadur: Run, home: Path, manners: str) -> None:
    bot, _ = hostile(home, manners)
    said = hadur(*PLAY, *FIRST, "--bot", bot, "--on-fault", "replace", typed=script("end", "quit"))
    assert (said.code, said.err) == (0, "")
    assert "A bot of ours goes on for it." in " ".join(said.out.split())
    (path,) = recovery_files(home)
    record = Record.load(path)
    assert record.result is None
    assert [move.seat for move in record.moves][-1] == 0
    assert 1 in [move.seat for move in record.moves]
    assert '"heuristic"' in path.read_text(encoding="utf-8")
    again = hadur("play", "--resume", typed=script("end"))
    assert again.code == 0


@pytest.mark.parametrize(("manners", "words"), [
    ("moves illegally", "Kiesett a program (tester): nem szabályos lépést választott (win)."),
    ("stalls", "Kiesett a program (tester): nem válaszolt időben."),
    ("gives up", "Kiesett a program (tester): feladta (I cannot go on)."),
])  # fmt: skip
def test_what_a_program_did_is_said_in_hungarian(
    hadur: Run, home: Path, manners: str, words: str
) -> None:
    bot, _ = hostile(home, manners)
    said = hadur(*PLAY, *FIRST, "--bot", bot, "--lang", "hu")
    assert words in " ".join(said.out.split())
    assert "Győztél!" in said.out


def test_the_last_words_of_a_program_help_its_writer(hadur: Run, home: Path) -> None:
    path = write_program(home, "def decide(number, line): raise RuntimeError('my mistake')")
    said = hadur(*PLAY, *FIRST, "--bot", f"exec:20s:{path}")
    assert "it crashed (1)" in " ".join(said.out.split())
    assert "  RuntimeError: my mistake\n" in said.out


# -- programs that are not there -------------------------------------------------------------------


@pytest.mark.parametrize(("args", "words"), [
    (("--bot", "exec:./nothing"), "there is no program ./nothing"),
    (("--bot", "exec:"), "needs a program"),
    (("--bot", "exec:0s:true"), "from 1ms to 3600s"),
    (("--bot", "exec:9999s:true"), "from 1ms to 3600s"),
    (("--bot", "exec:true", "--on-fault", "cry"), "--on-fault"),
])  # fmt: skip
def test_bad_input_is_one_line(hadur: Run, home: Path, args: tuple[str, ...], words: str) -> None:
    one_line(hadur("play", *args), words)
    assert recovery_files(home) == []


@pytest.fixture
def saved(hadur: Run, home: Path) -> Path:
    """A game against a program, left after a move; where the program is."""
    path = write_program(home, "")
    said = hadur(*PLAY, *FIRST, "--bot", "exec:20s:./bot.py", typed=script("save my.record"))
    assert said.code == 0
    return path


def test_a_game_against_a_program_is_resumed(hadur: Run, home: Path, saved: Path) -> None:
    said = hadur("play", "--resume", typed=script("end"))
    assert (said.code, said.err) == (0, "")
    (path,) = recovery_files(home)
    assert Record.load(path).moves[-1].text == "end"
    assert "exec:20s:./bot.py" in path.read_text(encoding="utf-8")


def test_a_saved_game_without_its_program_is_kept(hadur: Run, home: Path, saved: Path) -> None:
    saved.unlink()
    (path,) = recovery_files(home)
    before = path.read_bytes()
    said = hadur("play", "--resume")
    one_line(said, "there is no program ./bot.py", "--bot NAME --as 0", str(path))
    assert recovery_files(home) == [path]
    assert path.read_bytes() == before
    again = hadur("play", "--resume", "--bot", "random", typed=script("end"))
    assert again.code == 0


def test_a_file_does_not_start_a_program_by_itself(hadur: Run, home: Path, saved: Path) -> None:
    started = pids(home)
    said = hadur("play", "--load", "my.record", typed=script("yes"))
    one_line(said, "my.record would start the program exec:20s:./bot.py")
    assert pids(home) == started
    again = hadur("play", "--load", "my.record", "--bot", "exec:20s:./bot.py")
    assert again.code == 0


def test_a_finished_game_needs_no_program(hadur: Run, home: Path, saved: Path) -> None:
    hadur("play", "--resume", typed=script("concede", "yes"))
    saved.unlink()
    (path,) = recovery_files(home)
    said = hadur("play", "--load", path)
    assert said.code == 0
    assert "You have lost." in said.out


def test_a_bot_that_is_not_known_here_is_named(hadur: Run, home: Path, saved: Path) -> None:
    (path,) = recovery_files(home)
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("exec:20s:./bot.py", "genius"), encoding="utf-8")
    one_line(hadur("play", "--resume"), "no bot is called 'genius'", "--bot NAME")
    path.write_text(text.replace("exec:20s:./bot.py", "\\u001b[2J"), encoding="utf-8")
    said = hadur("play", "--resume")
    assert said.code == 0
    assert "\x1b" not in said.out + said.err


# -- at a real terminal ----------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "words"), [
    ("en", "Waiting for your opponent."),
    ("hu", "Most az ellenfeled"),
])  # fmt: skip
def test_the_screen_says_so_while_a_program_thinks_and_ctrl_c_ends_it(
    terminal: Callable[..., Terminal], home: Path, lang: str, words: str
) -> None:
    path = write_program(home, "def decide(number, line): time.sleep(60)")
    screen = terminal(*PLAY, *FIRST, "--bot", f"exec:60s:{path}", "--lang", lang)
    screen.wait_for(words)
    while not (home / "pids").exists() or not pids(home):
        time.sleep(0.01)  # the program has been started, but has not begun
    os.write(screen.handle, b"\x03")
    assert screen.code() == 130
    (record,) = recovery_files(home)
    assert str(record) in screen.shown.replace("\r\n", "")
    assert "Traceback" not in screen.shown
    assert all(gone(pid) for pid in pids(home))


def test_the_menu_asks_for_a_program(terminal: Callable[..., Terminal], home: Path) -> None:
    write_program(home, "")
    screen = terminal(*PLAY[:4], "--option", "first=0")
    screen.wait_for("Against which deck?")
    screen.type("1\n")
    screen.wait_for("Who plays it?")
    screen.type("a program of your own\n")
    screen.wait_for("How is your program started?")
    screen.type("./nothing\n")
    screen.wait_for("there is no program ./nothing")
    screen.type("\n")
    screen.wait_for("Who plays it?")
    screen.type("a program of your own\n")
    screen.wait_for("How is your program started?")
    screen.type("20s:./bot.py\n")
    screen.wait_for("what do you do?")
    screen.type("quit\n")
    assert screen.code() == 0
    (path,) = recovery_files(home)
    assert '"exec:20s:./bot.py"' in path.read_text(encoding="utf-8")


@pytest.mark.parametrize(("answer", "code"), [("yes", 0), ("no", 2)])
def test_who_loads_a_file_is_asked_whether_to_start_its_program(
    terminal: Callable[..., Terminal], home: Path, saved: Path, answer: str, code: int
) -> None:
    started = pids(home)
    screen = terminal("play", "--load", "my.record")
    screen.wait_for("Start it? (yes/no) ")
    os.write(screen.handle, f"{answer}\n".encode())
    if code == 0:
        screen.wait_for("what do you do?")
        screen.type("quit\n")
    assert screen.code() == code
    assert pids(home) == started
