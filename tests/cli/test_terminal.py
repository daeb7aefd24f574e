"""At a real terminal: the menu, the hand-over screen, Ctrl-C."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from hadur.kernel.record import Record

from .conftest import recovery_files
from .pseudo import Terminal


def test_the_menu_asks_for_decks_and_opponent(
    terminal: Callable[..., Terminal], home: Path
) -> None:
    screen = terminal("play", "summoner-wars", "--option", "first=0")
    screen.wait_for("Which deck do you play?")
    screen.type("9\n")
    screen.wait_for("Type a number from 1 to 8")
    screen.type("van\n")
    screen.wait_for("Against which deck?")
    screen.type("no/such.txt\n")
    screen.wait_for("cannot read the deck no/such.txt")
    screen.type("polar\n")
    screen.wait_for("Who plays it?")
    screen.type("bot that plays at random\n")
    screen.wait_for("what do you do?")
    screen.type("quit\n")
    assert screen.code() == 0
    (path,) = recovery_files(home)
    seats = Record.load(path).setup["seats"]
    assert seats == [{"deck": "vanguards"}, {"deck": "polar-dwarves"}]
    assert '"random"' in path.read_text(encoding="utf-8")


def test_a_deck_is_chosen_by_its_whole_name_or_by_that_of_records(
    terminal: Callable[..., Terminal], home: Path
) -> None:
    """Orks is a deck, and Orks – starter deck another."""
    screen = terminal("play", "conquest", "--option", "first=0", "--bot", "random")
    screen.wait_for("Which deck do you play?")
    screen.type("spa\n")
    screen.wait_for("Type a number from 1 to 14")
    screen.type("orks\n")
    screen.wait_for("Against which deck?")
    screen.type("shadowsun\n")
    screen.wait_for("hand:")
    screen.type("quit\n")
    assert screen.code() == 0
    (path,) = recovery_files(home)
    seats = Record.load(path).setup["seats"]
    assert seats == [{"deck": "nazdreg"}, {"deck": "shadowsun"}]


def test_ctrl_c_says_where_the_game_is(terminal: Callable[..., Terminal], home: Path) -> None:
    screen = terminal(
        "play",
        "--deck",
        "polar-dwarves",
        "--vs",
        "vanguards",
        "--bot",
        "random",
        "--option",
        "first=0",
    )
    screen.wait_for("Summon phase: what do you do?")
    screen.type("end\n")
    screen.wait_for("Move phase: what do you do?")
    screen.interrupt()
    screen.wait_for("The game is saved in")
    assert screen.code() == 130
    (path,) = recovery_files(home)
    assert str(path) in screen.shown
    assert [line.text for line in Record.load(path).moves] == ["end"]
    assert "Traceback" not in screen.shown


def test_ctrl_c_in_the_menu_leaves_nothing_behind(
    terminal: Callable[..., Terminal], home: Path
) -> None:
    screen = terminal("play")
    screen.wait_for("This is how it is played.")
    screen.interrupt()
    assert screen.code() == 130
    assert recovery_files(home) == []
    assert "Traceback" not in screen.shown


def test_the_hand_over_wipes_the_screen_and_waits(terminal: Callable[..., Terminal]) -> None:
    screen = terminal(
        "play", "--hot-seat", "--deck", "breakers", "--vs", "vanguards", "--option", "first=1"
    )
    shown = screen.wait_for("Press Enter when nobody else can see the screen.")
    assert "\x1b[2J\x1b[3J" in shown
    assert "hand:" not in shown
    screen.type("\n")
    shown = screen.wait_for("what do you do?")
    assert "\x1b[2J\x1b[3J" in shown
    assert "hand:" in shown
    screen.type("\x04")
    assert screen.code() == 0
    assert "hadur play --resume" in screen.shown
