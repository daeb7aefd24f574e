"""Whatever a user gets wrong: one clear line, exit code 2, nothing written, no traceback."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from hadur.kernel.record import Record
from hadur.kernel.sealed import seal

from .conftest import Run, Said, play_out

MATCH, _ = play_out(["polar-dwarves", "fallen-kingdom"], 4, limit=30)
RECORD = MATCH.record.to_text()
DECK = "# mine\nsummoner svara\n"
Make = Callable[[Path], None]


def snapshot(folder: Path) -> dict[str, bytes]:
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file()
    }


def is_one_line(said: Said, words: str) -> None:
    assert said.code == 2, (said.out, said.err)
    assert said.err.startswith("hadur: ")
    assert said.err.count("\n") == 1
    assert said.err.endswith("\n")
    assert words in said.err
    assert "Traceback" not in said.out + said.err


def file(name: str, text: str) -> Make:
    return lambda home: ((home / name).write_text(text, encoding="utf-8") and None) or None


def nothing(home: Path) -> None:
    pass


def edited(home: Path) -> None:
    (home / "game.record").write_text(
        RECORD.replace("0 end", "0 attack a1 a2", 1), encoding="utf-8"
    )


def truncated(home: Path) -> None:
    (home / "game.record").write_text(RECORD[: len(RECORD) // 2], encoding="utf-8")


def resealed(home: Path) -> None:
    """A move is another one and the digest fits."""
    lines = RECORD.splitlines()[:-1]
    number = next(n for n, line in enumerate(lines) if line == "0 end")
    lines[number] = "0 summon gate a1"
    (home / "game.record").write_text(seal(lines), encoding="utf-8")


def changed(**parts: object) -> Make:
    def make(home: Path) -> None:
        replace(MATCH.record, **parts).save(home / "game.record")  # type: ignore[arg-type]

    return make


def folder(home: Path) -> None:
    (home / "game.record").mkdir()


def binary(home: Path) -> None:
    (home / "game.record").write_bytes(b"\xff\xfe\x00hadur-record")


RECORDS: list[tuple[str, Make, str]] = [
    ("missing", nothing, "cannot read game.record: No such file"),
    ("folder", folder, "cannot read game.record: Is a directory"),
    ("binary", binary, "it is not UTF-8 text"),
    ("empty", file("game.record", ""), "the record is empty"),
    ("other-text", file("game.record", "dear diary\n"), "this is no record"),
    ("truncated", truncated, "cut short"),
    ("edited", edited, "edited or damaged"),
    ("resealed", resealed, "'summon gate a1' by seat 0"),
    ("other-game", changed(game="chess"), "the record is of chess"),
    ("newer", changed(version=99), "version 99"),
    ("newer-format", file("game.record", RECORD.replace("record 1", "record 3", 1)), "newer"),
    ("bad-result", changed(result=(1, -1)), "ends with"),
    ("unknown-deck", changed(setup={"decks": ["x", "y"]}), "no deck is called 'x'"),
]


@pytest.mark.parametrize("command", [
    ("replay", "game.record"),
    ("replay", "--check", "game.record"),
    ("play", "--load", "game.record"),
], ids=" ".join)  # fmt: skip
@pytest.mark.parametrize(("make", "words"), [r[1:] for r in RECORDS], ids=[r[0] for r in RECORDS])
def test_a_record_that_cannot_be_used(
    hadur: Run, home: Path, command: tuple[str, ...], make: Make, words: str
) -> None:
    make(home)
    before = snapshot(home.parent)
    is_one_line(hadur(*command), words)
    assert snapshot(home.parent) == before


def test_a_record_of_another_game_than_asked_for(hadur: Run, home: Path) -> None:
    MATCH.record.save(home / "game.record")
    is_one_line(hadur("play", "chess", "--load", "game.record"), "no game is called 'chess'")


WRONG: list[tuple[tuple[str, ...], str]] = [
    (("play", "chess"), "no game is called 'chess'"),
    (("play", "sumoner-wars"), "did you mean summoner-wars?"),
    (("play", "--deck", "polar-dwarfs"), "did you mean polar-dwarves?"),
    (("play", "--vs", "nobody"), "no deck is called 'nobody'"),
    (("play", "--deck", "no/such.txt"), "cannot read the deck no/such.txt: No such file"),
    (("play", "--deck", "."), "cannot read the deck .: Is a directory"),
    (("play", "--deck", "bad.txt"), "line 2: 'what is this'"),
    (("play", "--deck", "no-summoner.txt"), "names no summoner"),
    (("play", "--deck", "illegal.txt"), "SW-22"),
    (("play", "--deck", "binary.txt"), "is not UTF-8 text"),
    (("play", "--deck", "power.txt"), "is no deck"),
    (("play", "--bot", "deep-blue"), "no bot is called 'deep-blue'"),
    (("play", "--bot", "random", "--hot-seat"), "choose one"),
    (("play", "--seat", "2"), "there is no seat 2: with 2 players they are 0 to 1"),
    (("play", "--seat", "x"), "--seat"),
    (("play", "--lang", "de"), "--lang"),
    (("play", "--option", "first"), "should read NAME=VALUE"),
    (("play", "--option", "first=9"), "first cannot be '9' (choose from: random, 0, 1)"),
    (("play", "--option", "x=1"), "no option is called 'x'"),
    (("play", "--resume"), "there is no unfinished game"),
    (("play", "--resume", "--deck", "breakers"), "leave those options out"),
    (("play", "--frobnicate"), "no such option"),
    (("sim", "chess"), "no game is called 'chess'"),
    (("sim",), "missing argument 'GAME'"),
    (("sim", "summoner-wars", "--games", "0"), "--games"),
    (("sim", "summoner-wars", "--games", "many"), "--games"),
    (("sim", "summoner-wars", "--decks", "breakers,nobody"), "no deck is called 'nobody'"),
    (("sim", "summoner-wars", "--decks", ","), "names no deck"),
    (("sim", "summoner-wars", "--decks", "illegal.txt"), "is not legal"),
    (("sim", "summoner-wars", "--bot", "x"), "no bot is called 'x'"),
    (("sim", "summoner-wars", *("--bot", "random") * 3), "3 bots given"),
    (("sim", "summoner-wars", "--json", "."), "Is a directory"),
    (("sim", "summoner-wars", "--json", "no/such/x.jsonl"), "cannot write no/such/x.jsonl"),
    (("replay",), "missing argument 'FILE'"),
    (("replay", "x", "--seat", "3"), "cannot read"),
    (("scenario", "run", "nowhere.toml"), "cannot read nowhere.toml: No such file"),
    (("scenario", "run", "."), "unknown key 'x'"),
    (("scenario", "run", "impossible.toml"), "Frost Mage".lower().replace(" ", "-")),
    (("scenario", "run", "not.toml"), "is not TOML"),
    (("scenario", "run", "off-board.toml"), "'z9' is no space"),
    (("scenario", "run", "other.toml"), "unknown game 'chess'"),
    (("scenario",), ""),
    (("rules", "coverage", "chess"), "no game is called 'chess'"),
    (("rules", "coverage", "summoner-wars", "--tests", "nowhere"), "no folder of tests"),
    (("rules", "show", "SW-99.9"), "no rule is called 'SW-99.9'"),
    (("rules", "search", "xyzzy"), "xyzzy"),
    (("deck", "check", "polar-dwarfs"), "did you mean polar-dwarves?"),
    (("deck", "check", "illegal.txt"), "SW-22"),
    (("deck", "show", "illegal.txt"), "SW-22"),
    (("deck", "show", "nobody"), "no deck is called 'nobody'"),
    (("deck", "export", "nobody"), "no deck is called 'nobody'"),
    (("deck", "list", "chess"), "no game is called 'chess'"),
    (("frobnicate",), "no such command 'frobnicate'"),
]

POSITION = 'game = "summoner-wars"\n[position]\nboard = { %s }\n'


@pytest.fixture
def rubbish(home: Path) -> Path:
    """Files with something wrong in each."""
    (home / "bad.txt").write_text("summoner svara\nwhat is this\n", encoding="utf-8")
    (home / "no-summoner.txt").write_text("4 frost-mage\n", encoding="utf-8")
    (home / "illegal.txt").write_text(f"{DECK}9 frost-mage\n", encoding="utf-8")
    (home / "power.txt").write_text(f"{DECK}² frost-mage\n", encoding="utf-8")
    (home / "binary.txt").write_bytes(b"\xff\xfe")
    impossible = POSITION % 'c3 = "0 frost-mage damage=99"'
    (home / "impossible.toml").write_text(impossible, encoding="utf-8")
    (home / "off-board.toml").write_text(POSITION % 'z9 = "0 gate"', encoding="utf-8")
    (home / "not.toml").write_text("game = ", encoding="utf-8")
    (home / "other.toml").write_text('game = "chess"', encoding="utf-8")
    return home


@pytest.mark.parametrize(("command", "words"), WRONG, ids=[" ".join(w[0]) for w in WRONG])
def test_a_command_line_that_cannot_be_carried_out(
    hadur: Run, rubbish: Path, command: tuple[str, ...], words: str
) -> None:
    if command == ("scenario",):
        assert hadur(*command).code == 0  # shows its help
        return
    if command == ("scenario", "run", "."):
        for path in rubbish.glob("*.toml"):
            path.unlink()
        (rubbish / "only.toml").write_text('game = "summoner-wars"\nx = 1\n', encoding="utf-8")
        said = hadur(*command)
        assert said.code == 2
        assert words in said.err
        return
    before = snapshot(rubbish.parent)
    is_one_line(hadur(*command), words)
    assert snapshot(rubbish.parent) == before


def test_no_traceback_reaches_a_user_in_a_process_of_its_own(shell: Run, rubbish: Path) -> None:
    for command, words in (
        (("play", "--deck", "illegal.txt"), "is not legal"),
        (("replay", "bad.txt"), "this is no record"),
        (("play", "--frobnicate"), "no such option"),
    ):
        is_one_line(shell(*command), words)


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_an_unwritable_state_folder(hadur: Run, home: Path) -> None:
    home.parent.chmod(0o500)
    is_one_line(hadur("play", "--bot", "random"), "cannot make the folder")


def test_a_state_folder_that_cannot_be_made(hadur: Run, home: Path) -> None:
    (home.parent / "state").write_text("a file is in the way", encoding="utf-8")
    is_one_line(hadur("play", "--bot", "random"), "cannot make the folder")


def test_a_deck_of_another_form_in_a_record(hadur: Run, home: Path) -> None:
    replace(MATCH.record, setup={"decks": [7, 8]}).save(home / "game.record")
    is_one_line(hadur("replay", "game.record"), "a deck is a name")


def test_a_good_record_is_still_good() -> None:
    assert Record.from_text(RECORD) == MATCH.record
