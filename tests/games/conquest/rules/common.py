"""Games and positions that several chapters of the rules are tested on."""

from __future__ import annotations

from typing import Any

from hadur.games.conquest import GAME
from hadur.games.conquest.phases.damage import deal_one
from hadur.games.conquest.phases.leaving import NOBODY
from hadur.games.conquest.setup import deal
from hadur.games.conquest.state import (
    Campaign,
    campaign,
)
from hadur.kernel.bits import members
from hadur.kernel.events import Heard
from tests.games.conquest.conftest import TestDeck

IN_DECKS = {"shoota-mob": 20, "goff-nob": 20}


SETUP: dict[str, Any] = {
    "seats": [{"deck": TestDeck(name, "nazdreg", IN_DECKS)} for name in "ab"],
    "options": {
        "first": "0", "unit-bonus": "always", "token-limit": "player", "armorbane-area": "covered",
        "ambush": "anywhere", "undamageable": "attackable", "battle-winner": "ready",
        "deck-building": "constructed",
    },
}  # fmt: skip


def begin(seed: int = 1, **options: str) -> Campaign:
    setup = {**SETUP, "options": {**SETUP["options"], **options}}
    s = deal(setup, seed)
    s.run()
    return campaign(s)


def view(s: Campaign, seat: int | None = None) -> Any:
    return GAME.view(s, seat)


def alone(t: Any) -> Any:
    """Forget what was to come: only what the test starts happens from here on."""
    t.state.asks = []
    t.state.depth = 0
    return t


def waiting(
    table: Any, mine: dict[str, Any], theirs: dict[str, Any] | None = None, **more: Any
) -> Any:
    """A position in which seat 0 is at its deploy turn."""
    return table({"hand": ["sniveling-grot"], **mine}, theirs or {}, **more)


def hit(t: Any, seat: int, name: str, amount: int) -> Any:
    """Let a unit be dealt damage by nothing in particular."""
    alone(t)
    deal_one(t.state, t.card(name, seat), amount, NOBODY)
    t.state.run()
    return t


def together(*cards: int) -> Any:
    """Cards as a column of the engine that runs, compiled or not."""
    return members(sum(1 << card for card in cards))


def listening(t: Any) -> Any:
    t.state.listener = Heard()
    return t
