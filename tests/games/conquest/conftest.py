"""A table to test on: positions in a few words, moves as text, readings by name."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from hadur.games.conquest import GAME
from hadur.games.conquest import deck as decks
from hadur.games.conquest import position as positions
from hadur.games.conquest.cards.definition import BY_NAME, CARDS, PLANET, TOKEN, WARLORD
from hadur.games.conquest.notation import card as ref
from hadur.games.conquest.setup import OPTIONS, empty_sector
from hadur.games.conquest.state import (
    BLANKED,
    DECK,
    DISCARD,
    HAND,
    PHASES,
    UNTIL_PHASE_ENDS,
    VICTORY,
    Campaign,
)
from hadur.games.conquest.values import attack, command, hp
from hadur.kernel.errors import IllegalMove
from tests.tabletop import Tabletop

ZONES = {"deck": DECK, "hand": HAND, "discard": DISCARD, "victory": VICTORY}
FILLER = "sniveling-grot"
"""Lies in every deck, so that nobody runs out of cards."""


class Table(Tabletop):
    """A campaign under test. Seat 0 has initiative unless a position says otherwise."""

    state: Campaign

    # -- acting ------------------------------------------------------------------------------------

    def do(self, *moves: str, seat: int | None = None) -> Table:
        """Play moves, one after the other."""
        for move in moves:
            self.state.play(move, seat)
        return self

    def skip(self, *prompts: str) -> Table:
        """Decline (pass, no, done) while one of these is asked; whatever is, if none is named."""
        while self.state.decision and (not prompts or self.prompt in prompts):
            no = next((m for m in self.legal if m in ("pass", "no", "done")), None)
            if no is None:
                return self
            self.state.play(no, self.state.decision.seat)
        return self

    def until(self, prompt: str) -> Table:
        """Decline everything until this is asked."""
        for _ in range(500):
            if self.prompt == prompt:
                return self
            assert self.state.decision, f"the game ended before {prompt}"
            no = next((m for m in self.legal if m in ("pass", "no", "done")), None)
            assert no, f"{self.prompt} of seat {self.seat} cannot be declined: {self.legal}"
            self.state.play(no, self.seat)
        raise AssertionError(f"{prompt} is never asked")

    def reach(self, move: str) -> Table:
        """Decline everything until this move is legal, and play it."""
        for _ in range(500):
            if move in self.legal:
                return self.do(move)
            no = next((m for m in self.legal if m in ("pass", "no", "done")), None)
            assert no, f"'{move}' is not reached: seat {self.seat} is at {self.prompt} {self.legal}"
            self.state.play(no, self.seat)
        raise AssertionError(f"'{move}' is never legal")

    def offers(self, move: str, before: str) -> bool:
        """Whether a move, on whatever, becomes legal while everything is declined, before something
        is asked."""
        for _ in range(500):
            if any(text == move or text.startswith(f"{move} on ") for text in self.legal):
                return True
            if self.prompt == before or not self.state.decision:
                return False
            no = next((m for m in self.legal if m in ("pass", "no", "done")), self.legal[0])
            self.state.play(no, self.seat)
        raise AssertionError(f"{before} is never asked")

    def strike(self, attacker: str, defender: str) -> Table:
        """Decline everything until a unit attacks another; a lone defender is not asked for."""
        self.reach(f"attack {attacker}")
        if f"pick their {defender}" in self.legal:
            self.do(f"pick their {defender}")
        return self

    def blank(self, name: str, seat: int = 0) -> None:
        """The card's text box counts as empty for this phase."""
        self.state.let_last(BLANKED, self.card(name, seat), 0, UNTIL_PHASE_ENDS, 0)

    # -- reading -----------------------------------------------------------------------------------

    @property
    def phase(self) -> str:
        return PHASES[self.state.phase]

    @property
    def resources(self) -> list[int]:
        return [int(n) for n in self.state.pool]

    def zone(self, name: str, seat: int) -> list[str]:
        """The names of the cards in a pile, bottom first."""
        pile = ZONES[name] + seat
        return [CARDS[self.state.kind[card]].name for card in self.state.cards_in(pile)]

    def cards(self, seat: int) -> list[str]:
        """Everything the seat controls in play, as its own player writes it."""
        s = self.state
        return [
            ref(s, seat, card)
            for card in range(len(s.kind))
            if s.in_play(card) and s.controller[card] == seat
        ]

    def card(self, name: str, seat: int = 0) -> int:
        """The number of a card in play, as its player writes it; the place may be left out."""
        s = self.state
        for card in range(len(s.kind)):
            if s.in_play(card) and s.controller[card] == seat:
                if name in (ref(s, seat, card), CARDS[s.kind[card]].name):
                    return card
        raise AssertionError(f"seat {seat} has no {name} in play: {self.cards(seat)}")

    def has(self, name: str, seat: int = 0) -> bool:
        s = self.state
        return any(
            name in (ref(s, seat, card), CARDS[s.kind[card]].name)
            for card in range(len(s.kind))
            if s.in_play(card) and s.controller[card] == seat
        )

    def damage(self, name: str, seat: int = 0) -> int:
        return int(self.state.damage[self.card(name, seat)])

    def ready(self, name: str, seat: int = 0) -> bool:
        return self.state.exhausted[self.card(name, seat)] == 0

    def attack(self, name: str, seat: int = 0) -> int:
        return int(attack(self.state, self.card(name, seat)))

    def hp(self, name: str, seat: int = 0) -> int:
        return int(hp(self.state, self.card(name, seat)))

    def command(self, name: str, seat: int = 0) -> int:
        return int(command(self.state, self.card(name, seat)))

    def raises(self, move: str) -> bool:
        """Whether playing a move is refused as illegal."""
        try:
            self.state.copy().play(move)
        except IllegalMove:
            return True
        return False


Lay = Callable[..., Table]


def lay(
    mine: dict[str, Any] | None = None,
    theirs: dict[str, Any] | None = None,
    *,
    warlords: tuple[str, str] = ("nazdreg", "nazdreg"),
    options: dict[str, str] | None = None,
    seed: int = 1,
    **position: Any,
) -> Table:
    """A position: each player's table (`resources`, `hand`, `hq`, a planet's name, …), and the
    keys of the rest with "_" for "-". Decks hold exactly the cards named, and some filling."""
    keys = {key.replace("_", "-"): value for key, value in position.items()}
    tables = (mine or {}, theirs or {})
    setup = {
        "seats": [
            {"deck": _deck(warlords[seat], tables[seat], tables[1 - seat])} for seat in range(2)
        ],
        "options": {choice.name: choice.default for choice in OPTIONS} | (options or {}),
    }
    s = empty_sector(setup, seed)
    positions.arrange(s, {**keys, "0": tables[0], "1": tables[1]})
    s.learned = 0
    s.run()
    return Table(s)


def _deck(warlord: str, table: dict[str, Any], other: dict[str, Any]) -> decks.Deck:
    """A deck, legal or not, with every card that the tables name as this player's."""
    cards: dict[str, int] = {FILLER: 10}
    for text in _texts(table):
        for name in re.findall(r"[a-z0-9][a-z0-9-]*", re.sub(r"their \S+", "", text)):
            _count(cards, name)
    for text in _texts(other):
        for name in re.findall(r"their (\S+)", text):
            _count(cards, name)
    return TestDeck("test", warlord, cards)


def _texts(table: dict[str, Any]) -> list[str]:
    return [text for value in table.values() if isinstance(value, (list, tuple)) for text in value]


def _count(cards: dict[str, int], name: str) -> None:
    if name in BY_NAME and not BY_NAME[name].type & (WARLORD | TOKEN | PLANET):
        cards[name] = cards.get(name, 0) + 1


class TestDeck(decks.Deck):
    """A deck without a signature squad but the cards that are named; it makes every token."""

    __test__ = False

    def draw_pile(self) -> list[Any]:
        return [card for card in CARDS for _ in range(self.cards.get(card.name, 0))]

    def tokens(self) -> list[str]:
        return [card.name for card in CARDS if card.type == TOKEN]


@pytest.fixture
def table() -> Lay:
    return lay


__all__ = ["GAME", "Lay", "Table"]
