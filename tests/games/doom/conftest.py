"""A table to test on: a position as data, moves as text, readings by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from hadur.games.doom import GAME, notation
from hadur.games.doom import state as st
from hadur.games.doom.state import Raid, raid
from hadur.kernel.errors import HadurError
from tests.games.doom.drawings import drawing, mission
from tests.tabletop import Tabletop

ARENA = drawing(9, 7, marks={(8, 6): "T"})
"""An open room of 9 by 7 spaces with a teleporter in the far corner."""
PILES = {
    "deck": st.DECK,
    "hand": st.HAND_OF,
    "discard": st.DISCARD,
    "play": st.IN_PLAY,
    "glory": st.GLORY_OF,
}


class Table(Tabletop):
    """A raid under test."""

    state: Raid

    def do(self, *moves: str, dice: str = "") -> Table:
        """Play moves; `dice` scripts what is rolled ("red-2 black-1")."""
        self.state.script = [GAME.chance_value(face)[0] for face in dice.split()]
        for move in moves:
            self.state.play(move)
        assert not self.state.script, f"{moves}: {self.state.script} was not rolled"
        return self

    def passing(self, until: str = "", dice: str = "") -> Table:
        """Pass on every moment until a move is offered, or until something else is asked."""
        self.state.script = [GAME.chance_value(face)[0] for face in dice.split()]
        while self.prompt == "use" and (not until or until not in self.legal):
            self.state.play("pass")
        assert not self.state.script, f"{self.state.script} was not rolled"
        return self

    def number(self, name: str) -> int:
        return notation.figure_number(self.state, name)

    def at(self, name: str) -> str:
        """The space of a figure, or ''."""
        figure = self.number(name)
        place = int(self.state.place[figure])
        return notation.square(self.state, place) if place >= 0 else ""

    def damage(self, name: str) -> int:
        return int(self.state.damage[self.number(name)])

    def points(self, name: str) -> int:
        return int(self.state.points[self.number(name)])

    def stunned(self, name: str) -> bool:
        return bool(self.state.is_stunned(self.number(name)))

    def pile(self, name: str, seat: int) -> list[str]:
        """Names in a pile from bottom to top."""
        names = self.state.book.names
        return [names[self.state.kind[c]] for c in self.state.cards_in(PILES[name] + seat)]

    def argent(self, name: str) -> int:
        s = self.state
        types = [notation.type_name(s, kind) for kind in range(int(s.book.types))]
        return int(s.argent[len(types) if name == "invasion" else types.index(name)])

    def view(self, seat: int | None = None) -> dict[str, Any]:
        return GAME.view(self.state, seat)


def set_up(
    figures: dict[str, str],
    *,
    map: str = ARENA,
    seats: int = 2,
    options: dict[str, str] | None = None,
    rules: dict[str, Any] | None = None,
    seed: int = 1,
    **position: Any,
) -> Table:
    """A position: `m1` … `m4` and `inv` are the cards of marines and invader."""
    cards = {f"m{seat}": str(seat) for seat in range(1, 5)} | {"inv": "0"}
    keys = {cards.get(key, key.replace("_", "-")): value for key, value in position.items()}
    setup = {
        "seats": seats,
        "options": {"mission": mission(map, **(rules or {})), **(options or {})},
    }
    try:
        state = GAME.begin_at(setup, {"figures": figures, **keys}, seed)
    except HadurError as error:
        raise AssertionError(f"bad test position: {error}") from error
    return Table(raid(state))


@pytest.fixture
def table() -> Callable[..., Table]:
    return set_up
