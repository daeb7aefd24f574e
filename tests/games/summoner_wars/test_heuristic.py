"""What a position is worth: both sides agree on it, and what a player would welcome counts."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hadur import bots
from hadur.games.summoner_wars import GAME
from hadur.games.summoner_wars.heuristic import ADVISOR
from tests.games.summoner_wars.conftest import Table

SUMMONERS = "d1: 0 svara; d8: 1 ret-talus"
"""Six spaces of empty ground between them."""
BESIEGED = "; d4: 0 svara; d8: 1 ret-talus;"


def outlook(table: Table, seat: int = 0) -> float:
    return ADVISOR.outlook(table.state, seat)


@pytest.mark.parametrize("seed", range(4))
def test_what_one_player_hopes_the_other_fears(seed: int) -> None:
    decks = GAME.ready_decks()
    state = GAME.begin({"decks": [decks[seed], decks[7 - seed]]}, seed)
    player = bots.make("script", GAME, seed)
    while not state.over:
        hopes = [ADVISOR.outlook(state, seat) for seat in (0, 1)]
        assert sum(hopes) == pytest.approx(1.0)
        assert all(0.0 < hope < 1.0 for hope in hopes)
        state.advance(player.choose(state, state.decisions[0].seat))
    assert [ADVISOR.outlook(state, seat) for seat in (0, 1)] in ([0.0, 1.0], [1.0, 0.0])


@pytest.mark.parametrize(
    ("worse", "better"),
    [
        (f"; {SUMMONERS}", "; d1: 0 svara; d8: 1 ret-talus damage=1"),
        (f"; {SUMMONERS}", f"; {SUMMONERS}; c2: 0 ice-smith"),
        (f"; {SUMMONERS}; c2: 0 ice-smith damage=1", f"; {SUMMONERS}; c2: 0 ice-smith"),
        (f"; {SUMMONERS}; c2: 0 ice-smith", f"; {SUMMONERS}; c2: 0 bear-cavalry"),
        (f"; {SUMMONERS}", f"; {SUMMONERS}; c2: 0 gate"),
        (f"magic=2,2; {SUMMONERS}", f"magic=3,2; {SUMMONERS}"),
        (f"; {SUMMONERS}", f"; {SUMMONERS}; hand0: ice-ram"),
        (f"; {SUMMONERS}; draw0: ice-ram", f"; {SUMMONERS}; hand0: ice-ram"),
        (f"{BESIEGED} d5: 1 undead-warrior", f"{BESIEGED} f5: 1 undead-warrior"),
        (f"active=1; {SUMMONERS}", f"active=0; {SUMMONERS}"),
    ],
    ids=["wound", "unit", "health", "price", "gate", "magic", "card", "draw", "besieged", "turn"],
)
def test_what_a_player_would_rather_have(
    table: Callable[[str], Table], worse: str, better: str
) -> None:
    assert outlook(table(better)) > outlook(table(worse))


def test_a_wound_counts_more_the_fewer_are_left(table: Callable[[str], Table]) -> None:
    def lead(damage: int) -> int:
        return ADVISOR.lead(table(f"; d1: 0 svara; d8: 1 ret-talus damage={damage}").state, 0)

    assert lead(11) - lead(10) > lead(10) - lead(9) > lead(2) - lead(1) > 0


def test_magic_that_cannot_be_spent_soon_is_no_gain(table: Callable[[str], Table]) -> None:
    assert outlook(table(f"magic=9,2; {SUMMONERS}")) == outlook(table(f"magic=6,2; {SUMMONERS}"))


# -- what follows from it --------------------------------------------------------------------------


@pytest.mark.parametrize("budget", ["search:1", "search:3"])
@pytest.mark.parametrize("seed", range(3))
def test_the_search_kills_a_summoner_it_can_kill(
    table: Callable[[str], Table], budget: str, seed: int
) -> None:
    """Four dice against one life left, beside three easier ways to hit something."""
    scene = table(
        "phase=attack; a1: 0 svara; d5: 0 smasher; b3: 0 smasher; f4: 0 smasher;"
        "d6: 1 ret-talus damage=11; b4: 1 undead-warrior; f5: 1 undead-archer; c5: 1 dragos;"
        "decks: tundra-orcs fallen-kingdom"
    )
    move = bots.make(budget, GAME, seed).choose(scene.state, 0)
    assert GAME.text(scene.state, 0, move) == "attack d5 d6"
