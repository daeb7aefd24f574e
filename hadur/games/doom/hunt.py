"""Rules of thumb of the invader: who acts, where demons go, whom they strike, what is summoned."""

from __future__ import annotations

from typing import Final

from hadur.games.doom.field import SHAPE_HIGH, SHAPE_WIDE
from hadur.games.doom.outlook import (
    FAR,
    Aim,
    blow_merit,
    demon_steps,
    mean_hits,
    quarry_of,
    reach_of,
    strike_of,
    threat_merit,
)
from hadur.games.doom.phases.attack import targets
from hadur.games.doom.phases.summoning import spare_figure
from hadur.games.doom.places import turned_of
from hadur.games.doom.state import ATTACKED, TOKEN_KIND, TOKEN_PLACE, TURNED, Raid
from hadur.games.doom.values import is_within
from hadur.games.doom.verbs import ATTACK, OPEN, ROTATE
from hadur.games.doom.vocabulary import GOAL_COLLECT, GOAL_HOLD
from hadur.kernel.bits import BIT, members
from hadur.kernel.maps.widesets import members_in
from hadur.kernel.moves import first, verb_of
from hadur.kernel.native import i64

SHY: Final = 3
"""Whoever attacks from so far away keeps away afterwards."""
CROWDED: Final = 12
PASSING: Final = 3
"""With so many movement points a demon passes another one instead of waiting behind it."""


class Hunt:
    """What an active demon thinks: worked out once a question."""

    def __init__(self, s: Raid, demon: i64) -> None:
        self.demon = demon
        self.spent = s.status[demon] & ATTACKED != 0
        self.hits = strike_of(s, demon)
        self.range: i64 = s.book.range[s.book.type_sheet(demon)]
        self.aim: Aim = quarry_of(s, demon, s.place[demon])
        self.post: i64 = post_of(s, self, s.stand(demon))
        self.blow: i64 = 0
        for marine in members(targets(s, demon, self.range)):
            value = blow_merit(s, self.hits, marine)
            if value > self.blow:
                self.blow = value


def post_of(s: Raid, hunt: Hunt, stand: i64) -> i64:
    """How well a demon stands: in range of its quarry and seeing it; afterwards out of sight."""
    if hunt.spent:
        return _shelter(s, hunt, stand)
    aim = hunt.aim
    if aim.near == FAR:
        return 0
    left = _steps_of(s, hunt.demon, stand, aim.square) - aim.near
    value = -10 * (left if left > 0 else 0)
    if left > 0 and stand >= s.field.squares:
        value -= 10 * _detour(s, stand, aim.square)
    other = s.at[aim.square]
    if 0 <= other < 4:
        away = s.field.distance(stand, aim.square)
        if away < 0 or away > hunt.range:
            value -= 5
        elif not s.field.sees(stand, aim.square):
            value -= 12
    return value


def _steps_of(s: Raid, demon: i64, stand: i64, end: i64) -> i64:
    """The way of a base is that of its nearest space."""
    if stand < s.field.squares:
        return demon_steps(s, demon, stand, end)
    least: i64 = FAR
    for square in members_in(s.field.base(stand)):
        found = demon_steps(s, demon, square, end)
        if found < least:
            least = found
    return least


def _detour(s: Raid, stand: i64, end: i64) -> i64:
    """What a base has to go besides the steps of a small figure: it goes straight only, so a corner
    costs both ways."""
    grid = s.field.grid
    shape = stand // s.field.squares
    x = grid.x_of(end) - grid.x_of(stand % s.field.squares)
    y = grid.y_of(end) - grid.y_of(stand % s.field.squares)
    across = -x if x < 0 else max(x - SHAPE_WIDE[shape] + 1, 0)
    along = -y if y < 0 else max(y - SHAPE_HIGH[shape] + 1, 0)
    return min(across, along)


def _shelter(s: Raid, hunt: Hunt, stand: i64) -> i64:
    """Shooters keep out of the marines' sight, or at least at a distance; others stay close."""
    value: i64 = 0
    square = stand % s.field.squares
    for marine in members(s.marines()):
        away = demon_steps(s, hunt.demon, square, s.place[marine])
        if hunt.range >= SHY:
            if s.field.sees(stand, s.place[marine]):
                value -= 12
            value += 2 * (away if away < 6 else 6)
        else:
            value -= away
    return value


def act_merit(s: Raid, hunt: Hunt, move: i64) -> i64:
    """A move of the active demon; to be done has none, but beside something that is guarded."""
    verb = verb_of(move)
    demon = hunt.demon
    if verb == ATTACK:
        if hunt.blow == 0:
            return 18
        return 30 + hunt.blow
    if verb == OPEN:
        return 12
    if verb > ROTATE:
        return 0 if hunt.spent else guard_merit(s, demon)
    turned = turned_of(s, demon)
    if verb == ROTATE:
        turned = TURNED - turned
    stand = s.stand_at(demon, first(move), turned)
    # Nobody walks for nothing.
    gain = post_of(s, hunt, stand) - hunt.post - 1
    if s.at[first(move)] >= 0 and not s.book.is_large(demon):
        # It could not stay there, only pass: who is on the way to somebody does.
        gain -= CROWDED // 3 if s.points[demon] >= PASSING and not hunt.spent else CROWDED
    if not hunt.spent and gain > 0 and _is_bait(s, hunt):
        # A better victim than those in range can still be reached.
        gain += 40 + hunt.blow
    return gain


def _is_bait(s: Raid, hunt: Hunt) -> bool:
    """Whether those in range now are worth clearly less than the quarry, which is in reach."""
    if hunt.blow == 0:
        return False
    quarry = s.at[hunt.aim.square]
    if quarry < 0 or quarry >= 4:
        return False
    left = demon_steps(s, hunt.demon, s.place[hunt.demon], hunt.aim.square) - hunt.range
    return 0 < left <= s.points[hunt.demon] and blow_merit(s, hunt.hits, quarry) > hunt.blow + 8


def guard_merit(s: Raid, demon: i64) -> i64:
    """What it brings to end beside something that the marines guard."""
    if s.book.goal != GOAL_HOLD:
        return 0
    best: i64 = 0
    for token in range(s.token_count()):
        place = s.token(token, TOKEN_PLACE)
        if place < 0 or s.token(token, TOKEN_KIND) != s.book.goal_token:
            continue
        if is_within(s, s.stand(demon), place, 1):
            value = threat_merit(s, token)
            if value > best:
                best = value
    return best


def ready_merit(s: Raid, demon: i64) -> i64:
    """How much a demon would do if it acted now."""
    hunt = quarry_of(s, demon, s.place[demon])
    if hunt.near == FAR:
        return 0
    away = demon_steps(s, demon, s.place[demon], hunt.square)
    marine = s.at[hunt.square]
    if away > reach_of(s, demon):
        return 2
    if 0 <= marine < 4:
        return blow_merit(s, strike_of(s, demon), marine)
    return 30


def turn_merit(s: Raid, demon: i64) -> i64:
    """Which of a type acts first: who does most; of those far away the one in front, who would be
    in the way of the others."""
    return 10 + ready_merit(s, demon) - nearest_marine(s, demon, s.place[demon]) // 3


def type_merit(s: Raid, kind: i64) -> i64:
    value: i64 = 0
    for demon in members(s.on_map & s.of_type(kind)):
        value += ready_merit(s, demon)
    return value


def nearest_marine(s: Raid, demon: i64, square: i64) -> i64:
    least: i64 = FAR
    for marine in members(s.marines()):
        away = demon_steps(s, demon, square, s.place[marine])
        if away < least:
            least = away
    return least


def place_merit(s: Raid, demon: i64, square: i64, turned: i64) -> i64:
    """Near the marines, best where one of them is seen."""
    value = -3 * nearest_marine(s, demon, square)
    stand = s.stand_at(demon, square, turned)
    reach = s.book.range[s.book.type_sheet(demon)]
    for marine in members(s.marines()):
        away = s.field.distance(stand, s.place[marine])
        if 0 <= away <= reach and s.field.sees(stand, s.place[marine]):
            value += 6
    return value


def group_merit(s: Raid, portal: i64, which: i64) -> i64:
    """What the demons of a group are worth, as far as there are figures of them."""
    book = s.book
    at = 6 * s.invasion + 2 * s.board.portal_colour[portal] + which
    value = 8 * book.group_argent[at]
    for k in range(book.group_first[at], book.group_last[at]):
        kind = book.group_type[k]
        if spare_figure(s, kind) >= 0:
            value += power_of(s, kind)
    return value


def power_of(s: Raid, kind: i64) -> i64:
    """What a demon of a type is worth as a rule."""
    book = s.book
    sheet = book.demon_sheet[kind]
    value = 3 * book.health[kind] * (4 + book.toughness[kind]) // 4
    return value + mean_hits(s, sheet) // 10 + book.range[sheet] + book.speed[sheet]


def portal_merit(s: Raid, portal: i64) -> i64:
    """The nearer to the marines and the darker its colour, the better; where demons bring samples
    along, the other way round."""
    colour = s.board.portal_colour[portal]
    value = 10 * colour
    if s.book.goal == GOAL_COLLECT:
        value = -15 if colour > 0 else 0
    square = s.board.portals[portal]
    least: i64 = FAR
    for marine in members(s.marines()):
        found = s.field.steps_from(square, 1)[s.place[marine]]
        if 0 <= found < least:
            least = found
    return value + FAR - 2 * least


def charge_merit(s: Raid, kind: i64) -> i64:
    """Argent Power goes where there are many to use it, and little of it yet; the invasion card
    keeps what nobody here has use for."""
    book = s.book
    if kind >= book.types:
        return 3
    sheet = book.demon_sheet[kind]
    many: i64 = 0
    for demon in members(s.on_map & s.of_type(kind)):
        many += 6 if ready_merit(s, demon) > 2 else 3
    cheapest: i64 = 99
    for ability in range(book.first[sheet], book.last[sheet]):
        cost = book.cost_argent[ability]
        if 0 < cost < cheapest:
            cheapest = cost
    if cheapest == 99:
        return 0
    value = many + mean_hits(s, sheet) // 50 - 2 * s.argent[kind]
    if s.activated & BIT[kind] != 0:
        value -= 4
    return value
