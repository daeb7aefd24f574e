"""What can be done where: how far it is, what an attack promises, what a marine goes for.

Rules of thumb count in points; a hundredth of damage that is to be expected is the smallest thing
they know of. Ways are counted with all doors open for marines, who open them, and as doors are for
demons.
"""

from __future__ import annotations

from typing import Final

from hadur.games.doom.places import flies
from hadur.games.doom.state import (
    HAND_OF,
    MARINES,
    STUNNED,
    TOKEN_BEARER,
    TOKEN_KIND,
    TOKEN_PLACE,
    TOKEN_PROGRESS,
    TOKEN_THREAT,
    Raid,
)
from hadur.games.doom.values import health, is_staggered
from hadur.games.doom.vocabulary import (
    GOAL_CLOSE,
    GOAL_COLLECT,
    GOAL_DELIVER,
    GOAL_HOLD,
    GOAL_PROGRESS,
    GOAL_SLAY,
    REACTION,
)
from hadur.kernel.bits import BIT, members
from hadur.kernel.native import i64

FAR: Final = 60
"""So many steps stand for a way that there is not."""
RED_MEAN: Final = 117
BLACK_MEAN: Final = 183
CARD_SHIELDS: Final = 95
"""What a defense card stops on average, in hundredths."""

SHOT: Final = 3
"""From so many spaces away a marine shoots, as a rule."""


# -- ways ------------------------------------------------------------------------------------------


def marine_steps(s: Raid, start: i64, end: i64) -> i64:
    """Steps from space to space for a marine, who opens doors on the way."""
    found = s.atlas.field(0).steps_from(start, 0)[end]
    return found if found >= 0 else FAR


def demon_steps(s: Raid, demon: i64, start: i64, end: i64) -> i64:
    """Steps of a demon as doors are; behind a closed one it is far away."""
    flying = flies(s, demon)
    found = s.field.steps_from(start, flying)[end]
    if found >= 0:
        return found
    found = s.atlas.field(0).steps_from(start, flying)[end]
    return found + FAR // 2 if found >= 0 else FAR


# -- attacks ---------------------------------------------------------------------------------------


def mean_hits(s: Raid, sheet: i64) -> i64:
    """What the dice of a card show on average, in hundredths."""
    return RED_MEAN * s.book.red[sheet] + BLACK_MEAN * s.book.black[sheet]


def left_of(s: Raid, figure: i64) -> i64:
    """The damage that a figure can still take."""
    return health(s, figure) - s.damage[figure]


def blow_merit(s: Raid, hits: i64, figure: i64) -> i64:
    """What an attack with so many hundredths of hits is worth against a figure: damage, and more
    if that may frag or stagger it."""
    book = s.book
    damage = hits
    if figure >= MARINES:
        damage -= 100 * book.toughness[book.type_of[figure]]
    if s.status[figure] & STUNNED == 0:
        damage -= CARD_SHIELDS
    if damage < 20:
        damage = 20
    left = left_of(s, figure)
    value = damage // 10 if damage < 100 * left else 10 * left
    if damage >= 100 * left:
        value += 40
    elif damage + 100 >= 100 * left:
        value += 12
    elif figure >= MARINES and damage >= 100 * (book.stagger[book.type_of[figure]] - 1):
        value += 4
    value += prize(s, figure) // 3
    if figure < MARINES:
        # The weaker a marine is, the nearer the frag token.
        value += 2 * s.damage[figure]
    return value


def prize(s: Raid, figure: i64) -> i64:
    """What it brings that just this figure falls: a frag token, prey, a sample, an asset."""
    value: i64 = 0
    if s.bearing(figure) > 0:
        value += 60
    if figure < MARINES:
        return value + 30
    book = s.book
    kind = book.type_of[figure]
    return value + mean_hits(s, book.demon_sheet[kind]) // 20 + book.health[kind]


def strike_of(s: Raid, demon: i64) -> i64:
    """The hits that a demon's attack promises, in hundredths."""
    book = s.book
    kind = book.type_of[demon]
    hits = mean_hits(s, book.demon_sheet[kind])
    if s.argent[kind] > 0:
        hits += 60
    if s.status[demon] & STUNNED != 0:
        hits -= RED_MEAN
    return hits


def reach_of(s: Raid, demon: i64) -> i64:
    """How far away a demon hurts somebody with one activation: steps and range."""
    sheet = s.book.type_sheet(demon)
    return s.book.speed[sheet] + s.book.range[sheet]


def danger(s: Raid, square: i64) -> i64:
    """The damage, in hundredths, that demons could do in a space before long: those that have not
    acted yet count in full."""
    total: i64 = 0
    book = s.book
    for demon in members(s.demons()):
        hits = strike_of(s, demon) - CARD_SHIELDS
        if hits > 0 and demon_steps(s, demon, s.place[demon], square) <= reach_of(s, demon):
            ready = s.activated & BIT[book.type_of[demon]] == 0
            total += hits if ready else hits // 2
    return total


# -- what the marines go for -----------------------------------------------------------------------


class Aim:
    """A space, and how near to it is near enough."""

    def __init__(self, square: i64, near: i64) -> None:
        self.square: Final = square
        self.near: Final = near


def steps_left(s: Raid, square: i64, aim: Aim) -> i64:
    """How many steps a marine in a space is away from where it wants to be: whoever is to be shot
    at must be seen."""
    left = marine_steps(s, square, aim.square)
    if aim.near == SHOT and not s.field.sees(square, aim.square):
        return left
    left -= aim.near
    return left if left > 0 else 0


def aim_of(s: Raid, marine: i64, square: i64) -> Aim:
    """What a marine in a space goes for: the nearest thing that the goal asks for; what another
    one is nearer to is left to that one, if there is more."""
    book = s.book
    goal = book.goal
    if goal == GOAL_DELIVER and s.bearing(marine) > 0:
        return _nearest_exit(s, square)
    best = Aim(square, FAR)
    least: i64 = FAR * 4
    for token in range(s.token_count()):
        if s.token(token, TOKEN_KIND) != book.goal_token:
            continue
        found = _token_aim(s, token)
        if found is None:
            continue
        away = _away(s, marine, square, found) + _urgency(s, token)
        if away < least:
            least = away
            best = found
    if goal == GOAL_CLOSE:
        for portal in members(s.portals):
            found = Aim(s.board.portals[portal], 1)
            away = _away(s, marine, square, found)
            if away < least:
                least = away
                best = found
    if least < FAR * 2:
        return best
    return _search(s, square)


def _away(s: Raid, marine: i64, square: i64, aim: Aim) -> i64:
    """Steps to an aim; more, if another marine is nearer to it."""
    mine = steps_left(s, square, aim)
    for other in members(s.marines() & ~BIT[marine]):
        theirs = steps_left(s, s.place[other], aim)
        if theirs < mine or (theirs == mine and other < marine):
            return mine + 5
    return mine


def _token_aim(s: Raid, token: i64) -> Aim | None:
    """How to come at an objective token: into its space, beside it, or at whoever bears it."""
    goal = s.book.goal
    place = s.token(token, TOKEN_PLACE)
    bearer = s.token(token, TOKEN_BEARER)
    if place >= 0:
        if goal == GOAL_PROGRESS:
            if s.token(token, TOKEN_PROGRESS) >= s.book.goal_amount:
                return None
            return Aim(place, 1)
        return Aim(place, 2 if goal == GOAL_HOLD else 0)
    if bearer < 0 or not s.is_here(bearer):
        return None
    if bearer < MARINES:
        # Whoever carries something is not left alone.
        return Aim(s.place[bearer], 2)
    if is_staggered(s, bearer, -1):
        return Aim(s.place[bearer], 0)
    return Aim(s.place[bearer], SHOT)


def _urgency(s: Raid, token: i64) -> i64:
    """Which of several is wanted sooner: what lies there before what somebody bears; of what is
    guarded, what is threatened."""
    goal = s.book.goal
    bearer = s.token(token, TOKEN_BEARER)
    if goal == GOAL_HOLD:
        return -6 * s.token(token, TOKEN_THREAT) - demons_near(s, s.token(token, TOKEN_PLACE))
    if goal == GOAL_DELIVER:
        return 8 if bearer >= 0 else 0
    if goal == GOAL_PROGRESS:
        return -2 * s.token(token, TOKEN_PROGRESS)
    if goal == GOAL_COLLECT or goal == GOAL_SLAY:
        if bearer >= 0:
            return 4 - s.damage[bearer]
    return 0


def demons_near(s: Raid, square: i64) -> i64:
    """How many demons could be beside a space with one activation."""
    many: i64 = 0
    for demon in members(s.demons()):
        speed = s.book.speed[s.book.type_sheet(demon)]
        if demon_steps(s, demon, s.place[demon], square) <= speed + 1:
            many += 1
    return many


def _nearest_exit(s: Raid, square: i64) -> Aim:
    best = square
    least: i64 = FAR * 4
    for place in s.board.exits:
        away = marine_steps(s, square, place)
        if away < least:
            least = away
            best = place
    return Aim(best, 0)


def _search(s: Raid, square: i64) -> Aim:
    """Nothing that counts is in sight: to the nearest door that shuts off a portal, or at the
    nearest demon, or to a portal."""
    best = Aim(square, FAR)
    least: i64 = FAR * 4
    board = s.board
    for door in members(s.doors):
        edge = board.door_edges[board.door_first[door]]
        for which in range(2):
            side = board.grid.side(edge, which)
            away = marine_steps(s, square, side) if side >= 0 else FAR * 4
            if away < least:
                least = away
                best = Aim(side, 0)
    for demon in members(s.demons()):
        away = marine_steps(s, square, s.place[demon]) - SHOT
        if away < least:
            least = away
            best = Aim(s.place[demon], SHOT)
    if least < FAR * 4:
        return best
    for portal in members(s.portals):
        away = marine_steps(s, square, board.portals[portal])
        if away < least:
            least = away
            best = Aim(board.portals[portal], SHOT)
    return best


# -- what the demons go for ------------------------------------------------------------------------


def quarry_of(s: Raid, demon: i64, square: i64) -> Aim:
    """Where a demon in a space goes: within range of the marine that it hurts most, or beside
    something the marines guard."""
    book = s.book
    sheet = book.type_sheet(demon)
    hits = strike_of(s, demon)
    points = s.points[demon] if s.active == demon else book.speed[sheet]
    best = Aim(square, FAR)
    most: i64 = -FAR * 100
    for marine in members(s.marines()):
        away = demon_steps(s, demon, square, s.place[marine])
        late = away - book.range[sheet] - points
        value = blow_merit(s, hits, marine) - 2 * away - (6 * late if late > 0 else 0)
        if value > most:
            most = value
            best = Aim(s.place[marine], book.range[sheet])
    if book.goal != GOAL_HOLD:
        return best
    for token in range(s.token_count()):
        place = s.token(token, TOKEN_PLACE)
        if place < 0 or s.token(token, TOKEN_KIND) != book.goal_token:
            continue
        away = demon_steps(s, demon, square, place)
        late = away - 1 - points
        value = threat_merit(s, token) - 2 * away - (6 * late if late > 0 else 0)
        if value > most:
            most = value
            best = Aim(place, 1)
    return best


def threat_merit(s: Raid, token: i64) -> i64:
    """What one more threat token on something guarded is worth to the invader."""
    return 34 + 14 * s.token(token, TOKEN_THREAT)


# -- cards -----------------------------------------------------------------------------------------


def card_value(s: Raid, sheet: i64) -> i64:
    """What a card in a marine's hand is worth as a rule."""
    book = s.book
    value = 2 * book.speed[sheet] + mean_hits(s, sheet) // 15
    if book.action[sheet] == REACTION:
        value += 14
    if book.last[sheet] > book.first[sheet]:
        value += 5
    return value


def cheapest_card(s: Raid, seat: i64) -> i64:
    """What the card is worth that a marine misses least."""
    least: i64 = FAR
    for k in range(s.size[HAND_OF + seat]):
        value = card_value(s, s.kind[s.card_in(HAND_OF + seat, k)])
        if value < least:
            least = value
    return least
