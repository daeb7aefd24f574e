"""What a position is worth to each side, and the advisor that tells bots."""

from __future__ import annotations

from typing import Final

from hadur.games.doom.hunt import nearest_marine, power_of
from hadur.games.doom.outlook import FAR, aim_of, danger, left_of, reach_of, steps_left
from hadur.games.doom.prospect import settled
from hadur.games.doom.script import merits
from hadur.games.doom.sense import sense
from hadur.games.doom.state import (
    GLORY_OF,
    HAND_OF,
    INVADER,
    MARINES,
    SHOWN,
    STUNNED,
    TOKEN_BEARER,
    TOKEN_KIND,
    TOKEN_PLACE,
    TOKEN_PROGRESS,
    TOKEN_THREAT,
    Raid,
    raid,
)
from hadur.games.doom.values import health
from hadur.games.doom.vocabulary import (
    GOAL_COLLECT,
    GOAL_DELIVER,
    GOAL_HOLD,
    GOAL_PROGRESS,
    GOAL_SLAY,
)
from hadur.kernel.advice import HALVING, Advisor, Tuning
from hadur.kernel.bits import BIT, count, members
from hadur.kernel.native import i64, vec
from hadur.kernel.state import State

WORTH: Final = {
    "goal": 6000,
    "frags": 6000,
    "step": 40,
    "step of others": 14,
    "health": 70,
    "danger": 4,
    "card": 14,
    "glory": 60,
    "weapon": 90,
    "point": 12,
    "main action": 60,
    "demon": 9,
    "ready": 30,
    "far away": -6,
    "stunned": -60,
    "argent": 22,
    "event": 16,
    "threat": 260,
}


class Worth:
    """The values as compiled code reads them."""

    def __init__(self, of: dict[str, int]) -> None:
        self.goal: Final[i64] = of["goal"]
        self.frags: Final[i64] = of["frags"]
        self.step: Final[i64] = of["step"]
        self.steps: Final[i64] = of["step of others"]
        self.health: Final[i64] = of["health"]
        self.danger: Final[i64] = of["danger"]
        self.card: Final[i64] = of["card"]
        self.glory: Final[i64] = of["glory"]
        self.weapon: Final[i64] = of["weapon"]
        self.point: Final[i64] = of["point"]
        self.main: Final[i64] = of["main action"]
        self.demon: Final[i64] = of["demon"]
        self.ready: Final[i64] = of["ready"]
        self.far: Final[i64] = of["far away"]
        self.stunned: Final[i64] = of["stunned"]
        self.argent: Final[i64] = of["argent"]
        self.event: Final[i64] = of["event"]
        self.threat: Final[i64] = of["threat"]


class Commander(Advisor):
    """Rules of thumb of a mission; initiative cards are the clock."""

    def __init__(self, tuning: Tuning, worth: dict[str, int]) -> None:
        super().__init__(tuning, worth)
        self._worth: Final = Worth(worth)

    def valuing(self, worth: dict[str, int]) -> Advisor:
        return Commander(self.tuning, worth)

    def holding(self, state: State, seat: i64) -> i64:
        s = raid(state)
        return _invader(s, self._worth) if seat == INVADER else _marines(s, self._worth)

    def prospect(self, state: State, seat: i64) -> float:
        return self.outlook(settled(raid(state)), seat)

    def merits(self, state: State, index: i64) -> vec[i64]:
        return merits(raid(state), index)

    def sense(self, state: State, index: i64, move: i64) -> i64:
        return sense(raid(state), index, move)

    def clock(self, state: State) -> i64:
        """Every initiative card is a tick."""
        s = raid(state)
        return 16 * s.round + s.size[SHOWN]


# -- the marines -----------------------------------------------------------------------------------


def _marines(s: Raid, worth: Worth) -> i64:
    """What the squad has: the goal so far, the way that is left to it, health, cards."""
    value = worth.goal * progress(s) // 1000
    nearest: i64 = FAR
    for marine in range(s.seats - 1):
        seat = marine + 1
        if s.is_out(seat):
            continue
        value += worth.card * s.size[HAND_OF + seat] + worth.glory * s.size[GLORY_OF + seat]
        value += worth.weapon * count(s.owned[seat])
        if not s.is_here(marine):
            continue
        square = s.place[marine]
        left = steps_left(s, square, aim_of(s, marine, square))
        if left > FAR // 2:
            left = FAR // 2
        value -= worth.steps * left
        if left < nearest:
            nearest = left
        value -= worth.health * s.damage[marine]
        value -= worth.danger * danger(s, square) // 100
        if s.status[marine] & STUNNED != 0:
            value += worth.stunned
        if s.active == marine:
            value += worth.main * s.mains
            value += worth.point * (s.points[marine] if s.points[marine] < 6 else 6)
    return value - worth.step * (nearest if nearest < FAR else FAR // 4)


def progress(s: Raid) -> i64:
    """How much of the goal is reached, in thousandths."""
    book = s.book
    goal = book.goal
    if goal == GOAL_HOLD:
        done = 1000 * (s.round - 1) // book.goal_rounds
        return done
    each = 1000 // book.goal_count
    done = each * s.achieved
    best: i64 = 0
    for token in range(s.token_count()):
        if s.token(token, TOKEN_KIND) != book.goal_token:
            continue
        part = _part(s, token, each)
        if goal == GOAL_PROGRESS:
            done += part
        elif part > best:
            best = part
    return done + best


def _part(s: Raid, token: i64, each: i64) -> i64:
    """How far what one token stands for has come, out of `each`."""
    goal = s.book.goal
    bearer = s.token(token, TOKEN_BEARER)
    if goal == GOAL_PROGRESS:
        made = s.token(token, TOKEN_PROGRESS)
        # Full ones are counted as achieved.
        return each * made // s.book.goal_amount if made < s.book.goal_amount else 0
    if goal == GOAL_DELIVER:
        return each // 2 if 0 <= bearer < MARINES else 0
    if goal == GOAL_COLLECT and s.token(token, TOKEN_PLACE) >= 0:
        return each // 2
    if (goal == GOAL_COLLECT or goal == GOAL_SLAY) and bearer >= MARINES:
        whole = each * 7 // 10 if goal == GOAL_SLAY else each // 3
        return whole * s.damage[bearer] // health(s, bearer)
    return 0


# -- the invader -----------------------------------------------------------------------------------


def _invader(s: Raid, worth: Worth) -> i64:
    """What the invader has: frag tokens, demons where they hurt, Argent Power, events, threats."""
    book = s.book
    value = worth.frags * s.frags // book.frags
    value += worth.event * s.size[HAND_OF + INVADER]
    for demon in members(s.demons()):
        kind = book.type_of[demon]
        power = worth.demon * power_of(s, kind)
        value += power * 2 // 3 + power * left_of(s, demon) // (3 * book.health[kind])
        if s.status[demon] & STUNNED != 0:
            value += worth.stunned
        if s.activated & BIT[kind] == 0:
            value += worth.ready
        away = nearest_marine(s, demon, s.place[demon]) - reach_of(s, demon)
        if away > 0:
            value += worth.far * (away if away < 10 else 10)
    tokens: i64 = 0
    for many in s.argent:
        tokens += many
    value += worth.argent * (tokens if tokens < 8 else 8)
    if book.goal == GOAL_HOLD:
        for token in range(s.token_count()):
            if s.token(token, TOKEN_PLACE) >= 0:
                value += worth.threat * s.token(token, TOKEN_THREAT)
            elif s.token(token, TOKEN_KIND) == book.goal_token:
                value += 4 * worth.threat
    return value


ADVISOR: Final = Commander(
    Tuning(HALVING, horizon=2, limit=80, noise=8, explore=0.2, deepen=True, near=0.01), WORTH
)
