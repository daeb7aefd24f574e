"""Games for more than two at a terminal: seats, sides, leaving, and what a game lets one choose."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hadur.kernel.record import Record

from .conftest import Run, recovery_files

pytestmark = pytest.mark.usefixtures("feud")


def script(*lines: str) -> str:
    return "".join(f"{line}\n" for line in lines)


def saved(home: Path) -> tuple[Record, dict[str, Any]]:
    """The game that was played, and who sat where."""
    (path,) = recovery_files(home)
    comment = next(line for line in path.read_text("utf-8").splitlines() if "# seats " in line)
    return Record.load(path), json.loads(comment.removeprefix("# seats "))


# -- who plays -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("args", "players"), [
    (["--seats", "3"], ["person", "heuristic", "heuristic"]),
    (["--seats", "4", "--as", "2", "--bot", "random"], ["random", "random", "person", "random"]),
    (["--as", "3", "--bot", "1:script"], ["heuristic", "script", "heuristic", "person"]),
    (["--bot", "0:random", "--bot", "2:script"], ["random", "person", "script"]),
    (["--seats", "3", "--as", "0,2"], ["person", "heuristic", "person"]),
    (["--seats", "3", "--hot-seat", "--bot", "1:random"], ["person", "random", "person"]),
    (["--seats", "3", "--hot-seat"], ["person"] * 3),
])  # fmt: skip
def test_who_plays_which_seat(shell: Run, home: Path, args: list[str], players: list[str]) -> None:
    said = shell("play", "feud", *args)
    assert (said.code, said.err) == (0, "")
    assert saved(home)[1]["players"] == players


def test_what_is_chosen_for_seats_and_table_is_played(shell: Run, home: Path) -> None:
    said = shell(
        "play", "feud", "--seats", "3", "--seat", "2:weapon=axe", "--option", "lives=3",
        "--option", "pairs=on",
    )  # fmt: skip
    assert (said.code, said.err) == (0, "")
    setup = saved(home)[0].setup
    assert [seat["weapon"] for seat in setup["seats"]] == ["sword", "sword", "axe"]
    assert setup["options"] == {"lives": "3", "pairs": "on"}
    assert "♥♥♥  ♥♥♥  ♥♥♥" in said.out
    assert "At the table: ▸ Player 1 (you) · ▸ Greedy bot (2) + ▸ Greedy bot (3)" in said.out


@pytest.mark.parametrize(("args", "words"), [
    (["--seats", "5"], "feud is for 2, 3, 4 players, not 5"),
    (["--seats", "1"], "feud is for 2, 3, 4 players, not 1"),
    (["--seats", "3", "--as", "3"], "there is no seat 3: with 3 players they are 0 to 2"),
    (["--as", "7"], "there is no seat 7: with 4 players they are 0 to 3"),
    (["--as", "x"], "--as x should be the number of a seat"),
    (["--as", "99999999999999999999"], "should be the number of a seat"),
    (["--as", "1", "--bot", "1:random"], "seat 1 is played by you (--as) or by random, not both"),
    (["--bot", "0:random", "--bot", "1:random"], "nobody plays here"),
    (["--bot", "random", "--bot", "script"], "are both for all others: say N:script"),
    (["--bot", "1:nobody"], "no bot is called 'nobody'"),
    (["--bot", "random", "--as", "0,1"], "choose one"),
    (["--seat", "1:weapon"], "--seat 1:weapon should read N:NAME=VALUE"),
    (["--seat", "x:weapon=axe"], "should read N:NAME=VALUE"),
    (["--seat", "1:weapon=bow"], "weapon of seat 1 cannot be 'bow' (choose from: sword, axe)"),
    (["--seat", "1:wepon=axe"], "no choice of seat 1 is called 'wepon'; did you mean weapon?"),
    (["--seat", "0:weapon=axe", "--seat", "1:weapon=axe"], "(choose from: sword)"),
    (["--option", "lives=9"], "lives is a number from 1 to 3, not '9'"),
    (["--deck", "breakers"], "no decks are chosen in feud"),
    (["--seats", "3", "--vs", "breakers"], "--vs is for two players"),
    (["--names", "a,b,c"], "3 names are given for 2 players"),
])  # fmt: skip
def test_what_cannot_be_is_said_in_one_line(
    shell: Run, home: Path, args: list[str], words: str
) -> None:
    said = shell("play", "feud", *args)
    assert said.code == 2
    assert said.err.startswith("hadur: ") and said.err.count("\n") == 1
    assert words in said.err
    assert said.out == ""
    assert recovery_files(home) == []


# -- playing ---------------------------------------------------------------------------------------

FOUR = ("play", "feud", "--seats", "4", "--seed", "2", "--names", "Anna,Béla,Cili,Dani")


def test_one_of_four_people_gives_up_and_the_others_play_on(shell: Run, home: Path) -> None:
    stances = ["guard"] * 4
    said = shell(*FOUR, "--hot-seat", typed=script(*stances, "concede", "yes", "strike 2"))
    assert (said.code, said.err) == (0, "")
    assert "Anna is out. The others play on." in said.out
    after = said.out.split("Anna is out.")[1]
    assert "Hand the screen to Béla." in after
    assert "Hand the screen to Anna." not in after
    assert "At the table: Anna (out) · ▸ Béla (you) · Cili · Dani" in after
    record, seats = saved(home)
    assert record.result is None
    assert [(line.seat, line.text) for line in record.moves][4:] == [
        (0, "concede"),
        (1, "strike 2"),
    ]
    assert "alone" not in seats
    again = shell("play", "--resume", typed=script("strike 1"))
    assert "Hand the screen to Cili." in again.out
    assert "Anna (out)" in again.out


def test_one_person_who_gives_up_sees_bots_play_to_the_end(shell: Run, home: Path) -> None:
    said = shell(*FOUR, "--bot", "random", typed=script("guard", "concede", "yes"))
    assert (said.code, said.err) == (0, "")
    after = said.out.split("You are out. The others play on.")[1]
    assert "strikes" in after and "falls" in after
    assert "You have lost." in after
    record = saved(home)[0]
    assert record.result is not None and record.result[0] == -1
    names = ["Anna", "Béla", "Cili", "Dani"]
    won = [names[seat] for seat, score in enumerate(record.result) if score == 1]
    assert f"{won[0]} wins." in after
    assert len({line.seat for line in record.moves[5:]}) > 1


def test_one_person_plays_a_whole_team_without_handing_over(shell: Run, home: Path) -> None:
    args = ("--as", "1,3", "--option", "pairs=on", "--option", "lives=1", "--bot", "random")
    typed = script(*["1"] * 60)
    said = shell(*FOUR, *args, typed=typed)
    assert (said.code, said.err) == (0, "")
    assert "Hand the screen" not in said.out
    assert "You now play for Béla." in said.out and "You now play for Dani." in said.out
    assert "Béla (you) + " in said.out
    record, seats = saved(home)
    assert seats["alone"] is True
    assert record.result is not None
    won = record.result[1] == 1
    assert ("You have won!" if won else "You have lost.") in said.out
    assert ("Béla and Dani win." if won else "Anna and Cili win.") in said.out
    # What one seat was shown is not told again when the other is asked.
    assert said.out.count("Round 1 is over") == 1


def test_one_person_who_plays_all_seats_has_neither_won_nor_lost(shell: Run, home: Path) -> None:
    said = shell(*FOUR, "--as", "0,1,2,3", "--lang", "hu", typed=script(*["1"] * 90))
    assert (said.code, said.err) == (0, "")
    assert saved(home)[0].result is not None
    assert "Most te következel mint Cili." in said.out
    assert "győz" in said.out
    assert "Győztél!" not in said.out and "Vesztettél." not in said.out


def test_taking_back_needs_one_of_each_other_side(shell: Run, home: Path) -> None:
    """Dani takes the last answer back, which opened them all: Anna and Cili are one side."""
    args = (*FOUR, "--hot-seat", "--option", "pairs=on")
    stances = ["guard"] * 4
    denied = shell(*args, typed=script(*stances, "undo", "no"))
    assert "Béla, do you agree to take it back?" in denied.out
    assert "Cili, do you agree" not in denied.out
    assert "It stays as it is." in denied.out
    agreed = shell(*args, typed=script(*stances, "undo", "yes", "rush"))
    assert "Taken back: guard" in agreed.out
    moves = Record.load(recovery_files(home)[-1]).moves
    assert [line.text for line in moves] == ["guard", "guard", "guard", "rush"]


def test_a_program_that_fails_among_four_is_out_at_once(shell: Run, home: Path) -> None:
    path = home / "bad.sh"
    path.write_text("#!/bin/sh\nread line\necho garbage\n", encoding="utf-8")
    path.chmod(0o755)
    args = ("--bot", f"1:exec:{path}", "--bot", "random")
    said = shell(*FOUR, *args, typed=script("guard"))
    assert said.code == 0
    told = " ".join(said.out.split())
    assert "said what was not asked" in told, told
    assert "The others play on." in told, told
    assert "has lost the game" not in said.out
    assert "Béla (out)" in said.out
    assert "Whom do you strike?" in said.out


def test_a_saved_game_for_four_is_shown_through_any_eyes(shell: Run, home: Path) -> None:
    shell(*FOUR, "--hot-seat", typed=script(*["guard"] * 3, "concede", "yes", "strike 1", "save x"))
    for seat in ("0", "3", "spectator"):
        said = shell("replay", "x", "--seat", seat)
        assert (said.code, said.err) == (0, "")
        assert "player 4: concede" in said.out
    refused = shell("replay", "x", "--seat", "4")
    assert refused.code == 2
    assert "there is no seat 4: with 4 players they are 0 to 3" in refused.err


def test_an_old_comment_about_two_seats_is_read(shell: Run, home: Path) -> None:
    shell("play", "feud", "--hot-seat", "--seed", "3", typed=script("guard"))
    (path,) = recovery_files(home)
    text = path.read_text("utf-8")
    assert '"players": ["person", "person"], "names": ["", ""]}' in text
    said = shell("play", "--load", path, typed="\n")
    assert "Hand the screen to player 2." in said.out
    path.write_text(text.replace('["person", "person"]', '["person", "person", "random"]'), "utf-8")
    said = shell("play", "--load", path, typed="\n")
    assert said.code == 0 and "Hand the screen" not in said.out


# -- the menu --------------------------------------------------------------------------------------


def test_the_menu_asks_what_the_game_describes(terminal: Callable[..., Any], home: Path) -> None:
    screen = terminal("play", "feud")
    screen.wait_for("How many play?")
    screen.type("7\n")
    screen.wait_for("Type a number from 1 to 3")
    screen.type("3\n")
    screen.wait_for("Which seats do you play, 1 to 4?")
    screen.type("5\n")
    screen.wait_for("one or more of these numbers: 1, 2, 3, 4")
    screen.type("2 4\n")
    screen.wait_for("Who plays them?")
    screen.type("\n")
    shown = screen.wait_for("Weapon (player 4)")
    assert "Lives: 2" in shown and "In pairs: everybody for themselves" in shown
    screen.type("1\n")
    screen.wait_for("Lives")
    screen.type("9\n")
    screen.wait_for("Type a number from 1 to 3.")
    screen.type("1\n")
    assert "Lives: 1" in screen.wait_for("Weapon (player 4): a sword")
    screen.type("weapon (player 3)\n")
    screen.wait_for("an axe")
    screen.type("an a\n")
    screen.wait_for("Weapon (player 3): an axe")
    screen.type("weapon (player 2)\n")
    screen.wait_for("an axe")
    screen.type("2\n")
    # Seat 2 cannot have an axe beside another: that is said, and nothing else is lost.
    shown = screen.wait_for("Weapon (player 4)")
    assert "weapon of seat 2 cannot be 'axe'" in shown
    assert "Weapon (player 2): a sword" in shown and "Weapon (player 3): an axe" in shown
    screen.type("\n")
    screen.wait_for("Who plays the other seats?")
    screen.type("bot that plays at random\n")
    screen.wait_for("Guard or rush?")
    screen.type("quit\n")
    assert screen.code() == 0
    record, seats = saved(home)
    assert seats["players"] == ["random", "person", "random", "person"]
    assert record.setup["options"]["lives"] == "1"
    assert [seat["weapon"] for seat in record.setup["seats"]] == ["sword", "sword", "axe", "sword"]


def test_the_menu_says_who_plays_with_whom(terminal: Callable[..., Any]) -> None:
    screen = terminal("play", "lair", "--seats", "3")
    shown = screen.wait_for("Which seats do you play, 1 to 3?")
    assert "At the table: Player 1 · Player 2 + Player 3" in plain(shown)
    screen.type("\x04")
    assert screen.code() == 0


def plain(shown: str) -> str:
    """Without colours."""
    return re.sub(r"\x1b\[[0-9;]*m", "", shown)


def test_the_menu_in_hungarian_begins_with_what_is_usual(
    terminal: Callable[..., Any], home: Path
) -> None:
    screen = terminal("play", "feud", "--lang", "hu")
    screen.wait_for("Hányan játszanak?")
    screen.type("\n")
    screen.wait_for("Melyik helyeken játszol 1 és 2 között?")
    screen.type("mind\n")
    screen.wait_for("Ki játszik rajtuk?")
    screen.type("2\n")
    screen.wait_for("Párokban: mindenki magáért")
    screen.type("\n")
    screen.wait_for("add át a helyet")
    screen.type("\n")
    screen.wait_for("Védekezel vagy rohamozol?")
    screen.type("quit\n")
    assert screen.code() == 0
    record, seats = saved(home)
    assert seats["players"] == ["person", "person"]
    assert record.setup["options"] == {"lives": "2", "pairs": "off"}


# -- the other commands ----------------------------------------------------------------------------


@pytest.mark.parametrize(("args", "words"), [
    (["cards", "feud"], "feud has no cards"),
    (["deck", "list", "feud"], "no decks are built for feud"),
    (["deck", "show", "x", "--game", "feud"], "no decks are built for feud"),
    (["deck", "check", "x", "--game", "feud"], "no decks are built for feud"),
    (["deck", "export", "x", "--game", "feud"], "no decks are built for feud"),
])  # fmt: skip
def test_a_game_without_cards_says_so(shell: Run, args: list[str], words: str) -> None:
    said = shell(*args)
    assert (said.code, said.out) == (2, "")
    assert words in said.err and said.err.count("\n") == 1


@pytest.mark.parametrize(("typed", "words"), [
    ("hand", "There are no cards in this game."),
    ("discard", "There are no cards in this game."),
    ("card axe", "There are no cards in this game."),
])  # fmt: skip
def test_commands_about_cards_in_a_game_without_any(shell: Run, typed: str, words: str) -> None:
    said = shell("play", "feud", "--bot", "random", "--seed", "1", typed=script(typed, "guard"))
    assert (said.code, said.err) == (0, "")
    assert words in said.out


def test_rules_and_bench_of_a_game_without_decks(shell: Run) -> None:
    assert "In turn, each strikes" in shell("rules", "search", "strikes", "--game", "feud").out
    said = shell("bench", "feud", "--seconds", "0.2", "--no-peers", "--json")
    assert said.code == 0
    figures = json.loads(said.out)
    assert figures["ours"][0]["name"] == "feud" and figures["ours"][0]["games"] > 0


# -- the loser chooses what comes next -------------------------------------------------------------


def test_who_lost_a_game_of_a_series_chooses_the_next(shell: Run, home: Path) -> None:
    lost = ("concede", "yes")
    typed = script(*lost, "3", "on", "2", *lost)
    said = shell("play", "hunts", "--seats", "2", "--as", "1", "--bot", "random", typed=typed)
    assert (said.code, said.err) == (0, "")
    assert "You choose what is played next. Doors open from the start: type a number" in said.out
    assert "  1  no *" in said.out and "  2  yes" in said.out
    assert said.out.count("Type a number from 1 to 2, or Enter.") == 2
    played = [Record.load(path).setup["options"]["open"] for path in recovery_files(home)]
    assert sorted(played) == ["off", "on"]
    assert "wins the series." in said.out


def test_the_next_game_is_as_before_unless_a_person_who_lost_says_otherwise(
    shell: Run, home: Path
) -> None:
    lost = ("concede", "yes")
    said = shell(
        "play", "hunts", "--seats", "2", "--as", "1", "--bot", "random", "--option", "open=on",
        typed=script(*lost, "", *lost),
    )  # fmt: skip
    assert (said.code, said.err) == (0, "")
    played = [Record.load(path).setup["options"]["open"] for path in recovery_files(home)]
    assert played == ["on", "on"]
