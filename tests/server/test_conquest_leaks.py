"""Nothing leaks on the wire in Conquest: whatever somebody cannot know may be otherwise, and every
byte that goes out to them is the same; with open lists and with one that is its player's own."""

from __future__ import annotations

import random
from typing import Any

import pytest
from starlette.applications import Starlette

from hadur.games import load
from hadur.kernel.decks import with_closed_lists
from tests.table.house import playing

from .test_leaks import ANNA, BELA, pairs

GAME = load("conquest")
MOVES = 45


def seats(closed: bool) -> list[dict[str, Any]]:
    decks = GAME.decks()
    built = {**decks.FORM.to_data(decks.ready_deck("cato")), "name": "mine"}
    setup = GAME.check_setup({"decks": ["nazdreg", built if closed else "cato"]})
    found: list[dict[str, Any]] = with_closed_lists(setup)["seats"]  # type: ignore[assignment]
    return found


@pytest.mark.parametrize("closed", [False, True], ids=["open lists", "a closed list"])
def test_no_byte_depends_on_what_a_viewer_cannot_know(app: Starlette, closed: bool) -> None:
    house = playing(GAME, ANNA, BELA, seats=seats(closed))
    rng = random.Random(7)
    looking = pairs(app, house)
    changed = messages = asked = 0
    for _ in range(MOVES):
        for pair in looking:
            pair.follow()
            with pair.otherwise(rng.randrange(10**6)) as other:
                changed += other
                messages += 1
                assert pair.real.sent() == pair.other.sent()
        decision = house.table.decisions()[0]
        asked += not decision.is_open
        house.move((ANNA, BELA)[decision.seat], rng.choice(decision.texts))
    assert messages == len(looking) * MOVES
    assert changed > messages / 2 and asked > MOVES / 4
