"""Everything that the rules open can be looked at: on the page by pointing and by keyboard, and in
the terminal."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest
from rich.console import Console

from hadur.cli.book import Book
from hadur.cli.playing import commands
from hadur.drawing.vocabulary import Vocabulary, spelled
from hadur.games import OWN, load
from hadur.kernel.game import Game
from hadur.kernel.parts import Pile
from hadur.web.look import book_of
from tests.conformance.conftest import Dice, setups

OPENED = {
    "summoner-wars": {"discard-pile", "deck-left", "under"},
    "conquest": {"discard-pile", "victory", "known", "deck-left", "removed"},
    "chaos-galaxy": {"scrap", "ruin", "known", "looked", "deck-left"},
    "forbidden-stars": {"upgrades", "order-upgrades", "combat-upgrades", "deck-cards", "aside"},
    "doom": {"discard", "in-play", "glory", "sets", "weapons", "deck-left"},
}
"""The piles that rules open to somebody: SW-2.2, SW-2.7; CQ-3.1; KG-5.2, KG-5.3; FS-4.7, FS-4.15;
DM-3.1, DM-3.2, DM-3.13; and what is left of one's own deck."""
SELDOM = {"under", "known", "looked", "removed", "aside"}
"""Piles that a few games may well never have."""
GAMES = 4
_DECISIONS = 500
_EACH = 25


def _views(game: Game) -> Iterator[dict[str, Any]]:
    """What the first and the last seat see now and then, in games that are played with sense."""
    for number in range(GAMES):
        dice = Dice(number)
        state = game.begin(setups(game)[number], number)
        for decision in range(_DECISIONS):
            if state.over:
                break
            if decision % _EACH == _EACH - 1:
                yield game.view(state, 0)
                yield game.view(state, int(state.seats) - 1)
            index = next(k for k in range(len(state.asks)) if state.answers[k] < 0)
            state.advance(dice.good_move(game, state, index), index)


@pytest.mark.parametrize("name", OWN)
def test_every_open_pile_is_on_the_page_and_in_the_terminal(name: str) -> None:
    game = load(name)
    book = book_of(name, "en")
    words = Vocabulary(book.texts, spelled)
    seen: set[str] = set()
    for view in _views(game):
        piles = game.open_piles(view)
        assert {pile.name for pile in piles} <= OPENED[name]
        typed = _typed(name, view)
        for pile in piles:
            if not pile.cards:
                continue
            seen.add(pile.name)
            page = book.look.side(view, book.texts, pile.seat, ())
            for card in set(pile.cards):
                assert _can_be_read(page, card), (pile, card)
                assert words.card(card) in typed, (pile, card)
    assert seen >= OPENED[name] - SELDOM


def _can_be_read(html: str, card: str) -> bool:
    """Whether a card can be pointed at and reached with the keyboard."""
    found = re.findall(rf'<[^>]*data-card="{re.escape(card)}"[^>]*>', html)
    return any('tabindex="0"' in tag or tag.startswith("<button") for tag in found)


def _typed(name: str, view: dict[str, Any]) -> str:
    """What the command `piles` answers."""
    out = io.StringIO()
    names = [SimpleNamespace(name=f"P{seat}") for seat in range(len(view["players"]))]
    console = Console(file=out, width=2000)
    session: Any = SimpleNamespace(
        book=Book(load(name), "en"),
        view=lambda: view,
        company=lambda: names,
        seat=view["seat"],
        screen=SimpleNamespace(console=console),
    )
    commands.piles(session, "")
    return out.getvalue()


def test_a_pile_of_others_that_is_hidden_is_not_open() -> None:
    """The opponent's discard pile in Summoner Wars (SW-2.7), another's Ruin (KG-5.3), decks."""
    for name, hidden in (("summoner-wars", "discard-pile"), ("chaos-galaxy", "ruin")):
        game = load(name)
        state = game.begin(setups(game)[0], 1)
        piles: list[Pile] = game.open_piles(game.view(state, 0))
        assert [pile.seat for pile in piles if pile.name == hidden] == [0]
        assert [pile.seat for pile in piles if pile.name == "deck-left"] == [0]
        spectator = {pile.name for pile in game.open_piles(game.view(state, None))}
        assert not spectator & {hidden, "deck-left"}
