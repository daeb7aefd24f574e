"""A table to test on: positions in a few words, moves as text, readings by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from hadur.games.chaos_galaxy import GAME
from hadur.games.chaos_galaxy.notation import plain_ref
from hadur.games.chaos_galaxy.state import COLONY, HAND, RUIN, SCRAP, Galaxy, galaxy
from hadur.games.chaos_galaxy.tables import CARDS, NUMBER
from hadur.games.chaos_galaxy.values import abilities, armour_left, stat
from hadur.games.chaos_galaxy.vocabulary import ABILITIES, STATES, STATS
from hadur.kernel.events import Heard
from tests.tabletop import Tabletop

PILES = {"hand": HAND, "colony": COLONY, "scrap": SCRAP, "ruin": RUIN}
FILLER = "marduk-kurios"
"""Lies in every Colony, so that nobody runs out of cards."""


class Table(Tabletop):
    """A game under test. Seat 0 is in its main phase unless a position says otherwise."""

    state: Galaxy

    # -- acting ------------------------------------------------------------------------------------

    def do(self, *moves: str) -> Table:
        """Play moves one after the other, each by whoever is asked; windows in which the next
        move is not possible are passed."""
        for move in moves:
            self.reach(move)
            self.state.play(move, self.seat)
        return self

    def reach(self, move: str) -> None:
        for _ in range(60):
            if move in self.legal or self.prompt != "response":
                return
            self.state.play("pass", self.seat)

    def quiet(self) -> Table:
        """Pass until somebody is asked for something else than an answer."""
        while self.prompt == "response":
            self.state.play("pass", self.seat)
        return self

    def fight(self, aim: str, attackers: list[str], defenders: list[str]) -> Table:
        """Attack seat 1 and send ships, up to the first question after that."""
        self.do(f"attack 1 {aim}")
        self.quiet()
        for side, ships in (("attackers", attackers), ("defenders", defenders)):
            for ship in ships:
                if self.prompt == side and f"send {ship}" in self.legal:
                    self.do(f"send {ship}")
            self.quiet()
            if self.prompt in (side, "board"):
                self.do("done")
                self.quiet()
            if self.prompt == "board":
                self.do("done")
                self.quiet()
        return self

    # -- reading -----------------------------------------------------------------------------------

    def slot(self, ref: str, seat: int = 0) -> int:
        s = self.state
        for slot in range(int(s.slots())):
            if s.in_play(slot) and s.holder(slot) == seat and plain_ref(s, slot) == ref:
                return slot
        raise AssertionError(f"seat {seat} has no {ref}: {self.cards(seat)}")

    def cards(self, seat: int) -> list[str]:
        """Everything a seat controls in play, by where it is."""
        s = self.state
        return [
            plain_ref(s, slot)
            for slot in range(int(s.slots()))
            if s.in_play(slot) and s.holder(slot) == seat
        ]

    def card(self, ref: str, seat: int = 0) -> str:
        """What really lies there."""
        return CARDS[self.state.kind_at(self.slot(ref, seat))].id

    def turned(self, ref: str, seat: int = 0) -> str:
        return STATES[self.state.turned(self.slot(ref, seat))]

    def paid(self, ref: str, seat: int = 0) -> bool:
        return bool(self.state.is_paid(self.slot(ref, seat)))

    def armour(self, ref: str, seat: int = 0) -> int:
        return int(armour_left(self.state, self.slot(ref, seat)))

    def value(self, name: str, ref: str, seat: int = 0) -> int:
        return int(stat(self.state, self.slot(ref, seat), STATS.index(name)))

    def has(self, ability: str, ref: str, seat: int = 0) -> bool:
        bit = 1 << ABILITIES.index(ability)
        return bool(abilities(self.state, self.slot(ref, seat)) & bit)

    def markers(self, ref: str, seat: int = 0) -> int:
        return int(self.state.markers(self.slot(ref, seat)))

    def credits(self, seat: int = 0) -> int:
        return int(self.state.credits(seat))

    def pile(self, name: str, seat: int = 0) -> list[str]:
        """The names in a pile, bottom first."""
        s = self.state
        return [CARDS[s.kind[card]].id for card in s.cards_in(PILES[name] + seat)]

    def count(self, name: str, seat: int = 0) -> int:
        return len(self.pile(name, seat))

    def heard(self, move: str) -> Heard:
        """Play a move and listen."""
        heard = Heard()
        self.state.listener = heard
        self.do(move)
        self.state.listener = None
        return heard


Setting = Callable[..., Table]


def settle(*players: dict[str, Any], options: dict[str, str] | None = None, **keys: Any) -> Table:
    """A position: what each seat has, with a filled Colony unless it says otherwise."""
    position: dict[str, Any] = dict(keys)
    seats = max(2, len(players))
    for seat in range(seats):
        own = dict(players[seat]) if seat < len(players) else {}
        own.setdefault("rest", False)
        own.setdefault("colony", [f"12 {FILLER}"])
        position[str(seat)] = own
    setup = {"seats": seats, "options": {"first": "0", **(options or {})}}
    return Table(galaxy(GAME.begin_at(setup, position, 7)))


@pytest.fixture
def table() -> Setting:
    return settle


def kind(name: str) -> int:
    return NUMBER[name]
