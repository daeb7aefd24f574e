"""Pictures under test: positions to draw, all pictures of one, and reading an SVG."""

from __future__ import annotations

import random
from importlib import import_module
from typing import Any
from xml.etree import ElementTree

from rich.console import Console

from hadur.drawing.vocabulary import Speaker
from hadur.kernel.game import Game
from hadur.kernel.state import State

SVG = "{http://www.w3.org/2000/svg}"
HOSTILE = '</text><script>alert("1")</script>&[bold]\x1b[31m\x00'
SEATS = (0, 1, None)
GIVING_WAY = ("end", "pass", "no", "done")


class Liar:
    """A speaker that answers everything with markup."""

    def say(self, message: str, /, **args: str | int) -> str:
        return HOSTILE


# -- positions -------------------------------------------------------------------------------------

Start = tuple[str, str, int]
"""Two decks, and how many moves are played with them."""


def starts(game: Game) -> list[Start]:
    """Every deck once, each game somewhat longer than the one before."""
    decks = [deck for deck in game.ready_decks() if not deck.startswith("starter")]
    others = decks[3:] + decks[:3]
    return [(*pair, 30 + 45 * k) for k, pair in enumerate(zip(decks, others, strict=True))]


def midgame(game: Game, first: str, second: str, moves: int, seed: int = 7) -> State:
    """A game of two decks after so many moves."""
    return played(game, {"decks": [first, second]}, moves, seed)


def begun(game: Game) -> list[tuple[dict[str, Any], int]]:
    """Set-ups to draw a game in, each with how many moves are played: all decks, or else set-ups
    of every kind."""
    decks = [({"decks": [first, second]}, moves) for first, second, moves in starts(game)]
    samples = game.sample_setups(1)
    return decks or [(setup, 5 + 9 * k) for k, setup in enumerate(samples)]


def played(game: Game, setup: dict[str, Any], moves: int, seed: int = 7) -> State:
    """A position after so many random moves; giving way is seldom, so that much is in play."""
    rng = random.Random(seed)
    state = game.begin(setup, seed)
    for _ in range(moves):
        if state.over:
            break
        decision = state.decisions[0]
        others = [text for text in decision.texts if text not in GIVING_WAY]
        pool = others if others and rng.random() < 0.8 else decision.texts
        state.play(rng.choice(pool), decision.seat)
    return state


# -- all pictures of one position ------------------------------------------------------------------


def part(game: Game, name: str) -> Any:
    """A module of a game's render folder."""
    return import_module(f"hadur.games.{game.name.replace('-', '_')}.render.{name}")


def printed(
    game: Game,
    view: dict[str, Any],
    speaker: Speaker | None = None,
    marked: frozenset[str] = frozenset(),
) -> str:
    """The board in a terminal of 80 columns without colour."""
    pictures_of: Any = game.pictures()
    console = Console(width=80, no_color=True, force_terminal=False)
    with console.capture() as capture:
        console.print(pictures_of.rich_board(view, speaker, marked))
    return capture.get()


def pictures(state: State, seat: int | None) -> list[str]:
    game = state.game()
    shown = printed(game, state.view(seat))
    return [game.draw_text(state, seat), game.draw_svg(state, seat), shown]


def check_hostile(game: Game, view: dict[str, Any], speaker: Speaker | None, plain: str) -> None:
    """Markup in names of the view or from the speaker is shown as it is, and does nothing."""
    root = tree(part(game, "svg").draw_svg(view, speaker))
    assert not list(root.iter(f"{SVG}script"))
    assert '<script>alert("1")' in "".join(root.itertext())
    screen = printed(game, view, speaker)
    assert "[bold]" in screen
    for text in (plain, screen):
        assert "\x1b[31m" not in text
        assert "\x00" not in text
    assert max(map(len, plain.split("\n"))) <= 100


# -- reading an SVG --------------------------------------------------------------------------------


def tree(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


def only(root: ElementTree.Element, key: str, value: str) -> ElementTree.Element:
    """The one element with that attribute."""
    found = [e for e in root.iter() if e.get(key) == value]
    assert len(found) == 1, f"{value}: {len(found)} times"
    return found[0]


def with_id(root: ElementTree.Element, name: str) -> ElementTree.Element:
    return only(root, "id", name)


def at(root: ElementTree.Element, spot: str) -> ElementTree.Element:
    return only(root, "data-spot", spot)


def styled(root: ElementTree.Element, style: str) -> list[ElementTree.Element]:
    return [e for e in root.iter() if style in (e.get("class") or "").split()]


def texts(root: ElementTree.Element) -> list[str]:
    return ["".join(e.itertext()) for e in root.iter(f"{SVG}text")]


def signs(root: ElementTree.Element, name: str) -> int:
    """How often a symbol is used, under whatever prefix."""
    uses = [e.get("href") or "" for e in root.iter(f"{SVG}use")]
    return sum(href.partition("-")[2] == name for href in uses)
