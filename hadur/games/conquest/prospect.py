"""What a position promises to a player who looks no further than one move.

Most moves of this game are only begun by a decision: an attacker is named before its target, a
card is announced before it is paid for, and then the opponent shields. Such a move is judged when
what it began is over; until then both go on by their rules of thumb."""

from __future__ import annotations

from typing import Final

from hadur.games.conquest.phases.actions import ACTION_WINDOW
from hadur.games.conquest.phases.battle import COMBAT_TURN
from hadur.games.conquest.phases.command import DIALS
from hadur.games.conquest.phases.deploy import DEPLOY
from hadur.games.conquest.script import merits, power
from hadur.games.conquest.state import HQ, Campaign, campaign
from hadur.kernel.native import i64
from hadur.kernel.state import Prompt

LONGEST: Final = 12
"""So many decisions at most, until it is judged as it is."""
FIRST_PLANET: Final = 20
"""What it is worth to be the stronger side where a battle is sure to come."""


def settled(s: Campaign) -> Campaign:
    """The position when what has begun is over and somebody has a turn again."""
    if s.over or _is_turn(s.asks[0].prompt):
        return s
    after = campaign(s.copy())
    count: i64 = 0
    while count < LONGEST and not after.over and not _is_turn(after.asks[0].prompt):
        after.advance(_best(after))
        count += 1
    return after


def _is_turn(prompt: Prompt) -> bool:
    return prompt is ACTION_WINDOW or prompt is COMBAT_TURN or prompt is DEPLOY or prompt is DIALS


def _best(s: Campaign) -> i64:
    legal = s.legal(0)
    values = merits(s, 0)
    best: i64 = 0
    for k in range(len(values)):
        if values[k] > values[best]:
            best = k
    return legal[best]


def footing(s: Campaign, seat: i64) -> i64:
    """How well a warlord stands who has committed: for a battle at the first planet, and wherever
    the enemy is stronger."""
    place = s.place[s.warlord[seat]]
    if place < 0 or place >= HQ:
        return 0
    lead = power(s, place) - power(s, place ^ 1)
    found: i64 = min(lead, 0)
    if place >> 1 == s.first:
        found += FIRST_PLANET if lead > 0 else -FIRST_PLANET
    return found
