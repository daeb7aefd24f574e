"""A table to test on: positions in one line, moves as text, readings by space."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hadur.games.summoner_wars import GAME
from hadur.games.summoner_wars.board import space_named
from hadur.games.summoner_wars.cards.definition import CARDS, PHASES
from hadur.games.summoner_wars.state import ACTIVE_AREA, DISCARD_PILE, DRAW_PILE, HAND, Battle
from hadur.games.summoner_wars.values import life, strength
from hadur.kernel.errors import HadurError
from tests.tabletop import Tabletop

ZONES = {"hand": HAND, "draw": DRAW_PILE, "discard": DISCARD_PILE, "active": ACTIVE_AREA}


class Table(Tabletop):
    """A battle under test."""

    state: Battle

    # -- acting ------------------------------------------------------------------------------------

    def do(self, move: str, dice: str = "") -> Table:
        """Play a move; `dice` scripts the faces it rolls ("melee+ranged special+melee")."""
        self.state.script = [GAME.chance_value(face)[0] for face in dice.split()]
        self.state.play(move)
        assert not self.state.script, f"{move}: dice {self.state.script} were not rolled"
        return self

    def many(self, *moves: str) -> Table:
        for move in moves:
            self.do(move)
        return self

    def refused_for(self, move: str) -> list[str]:
        """The rules the judge names against a move that is not among the legal ones."""
        rules = list(self.state.explain(move).rules)
        assert not rules or move not in self.legal, f"{move} is listed, but breaks {rules}"
        return rules

    # -- reading -----------------------------------------------------------------------------------

    @property
    def phase(self) -> str:
        return PHASES[self.state.phase]

    @property
    def magic(self) -> list[int]:
        return [int(n) for n in self.state.magic]

    def card(self, space: str) -> int:
        return int(self.state.at[space_named(space)])

    def at(self, space: str) -> str:
        """The name of the card on a space, or ''."""
        card = self.card(space)
        return CARDS[int(self.state.kind[card])].name if card >= 0 else ""

    def damage(self, space: str) -> int:
        return int(self.state.damage[self.card(space)])

    def life(self, space: str) -> int:
        """Life with modifiers, damage not taken off."""
        return int(life(self.state, self.card(space)))

    def charges(self, space: str) -> int:
        return int(self.state.charges[self.card(space)])

    def controller(self, space: str) -> int:
        return int(self.state.controller[self.card(space)])

    def strength(self, space: str, target: str) -> int:
        return int(strength(self.state, self.card(space), self.card(target)))

    def pile(self, zone: str, seat: int) -> list[str]:
        """Names in a pile from bottom to top: hand, draw, discard or active."""
        return [
            CARDS[int(self.state.kind[c])].name for c in self.state.cards_in(ZONES[zone] + seat)
        ]

    def hand(self, seat: int) -> list[str]:
        return self.pile("hand", seat)

    def discard(self, seat: int) -> list[str]:
        return self.pile("discard", seat)

    def active(self, seat: int) -> list[str]:
        return self.pile("active", seat)

    def under(self, space: str) -> list[str]:
        """Names of the cards under the card on a space."""
        host = self.card(space)
        return [
            CARDS[int(self.state.kind[c])].name
            for c in range(len(self.state.kind))
            if self.state.host[c] == host
        ]

    def event_charges(self, name: str, seat: int) -> int:
        for card in self.state.cards_in(ACTIVE_AREA + seat):
            if CARDS[int(self.state.kind[card])].name == name:
                return int(self.state.charges[card])
        raise AssertionError(f"{name} is not active for seat {seat}")


def parse(text: str) -> tuple[dict[str, object], dict[str, object]]:
    """A one-line position: parts between semicolons, the first one key=value pairs.

    table("phase=attack magic=3,2; c3: 0 frost-mage charges=1; hand0: gate ice-smith;
           events1: freeze target=c3; decks: polar-dwarves breakers; options: first=1")
    """
    position: dict[str, object] = {"magic": [5, 5]}
    setup: dict[str, object] = {}
    board: dict[str, str] = {}
    piles: dict[str, list[list[str]]] = {}
    for part in filter(None, (piece.strip() for piece in text.split(";"))):
        place, colon, rest = part.partition(":")
        if not colon:
            for pair in part.split():
                key, _, value = pair.partition("=")
                position[key] = _value(key, value)
        elif place == "decks":
            setup["decks"] = rest.split()
        elif place == "options":
            setup["options"] = dict(pair.split("=") for pair in rest.split())
        elif space_named(place) >= 0:
            board[place] = rest.strip()
        else:
            name, seat = ("events" if place[:-1] == "active" else place[:-1]), int(place[-1])
            lists = piles.setdefault(name, [[], []])
            lists[seat] = (
                [event.strip() for event in rest.split(",")] if name == "events" else rest.split()
            )
    return setup, {**position, "board": board, **piles}


def _value(key: str, value: str) -> object:
    if key == "magic":
        return [int(n) for n in value.split(",")]
    if key in ("moved", "attacked"):
        return value.split(",")
    return int(value) if value.isdigit() else value


@pytest.fixture
def table() -> Callable[..., Table]:
    def set_up(text: str, seed: int = 1) -> Table:
        setup, position = parse(text)
        try:
            state = GAME.begin_at(setup, position, seed)
        except HadurError as error:
            raise AssertionError(f"bad test position: {error}") from error
        assert isinstance(state, Battle)
        return Table(state)

    return set_up
