"""Rules of thumb of a marine: where to go, what to play, what to pick up, when to be done."""

from __future__ import annotations

from typing import Final

from hadur.games.doom.outlook import (
    FAR,
    Aim,
    aim_of,
    blow_merit,
    card_value,
    danger,
    marine_steps,
    mean_hits,
    prize,
    steps_left,
)
from hadur.games.doom.phases.items import can_take
from hadur.games.doom.phases.steps import teleporter_at
from hadur.games.doom.state import HAND_OF, MARINES, Raid
from hadur.games.doom.usefulness import ERRAND, use_merit
from hadur.games.doom.values import is_staggered
from hadur.games.doom.verbs import ATTACK, OPEN, PLAY, SPRINT, STEP, TAKE, TELEPORT, USE
from hadur.games.doom.vocabulary import BONUS, GOAL_DELIVER, MAIN, PLAYED
from hadur.kernel.advice import NEVER
from hadur.kernel.bits import members
from hadur.kernel.maps.widesets import has
from hadur.kernel.moves import first, second, third, verb_of
from hadur.kernel.native import i64

DETOUR: Final = 3
"""For a weapon a marine goes so many steps out of the way."""
HURT: Final = 5
"""With so much damage a marine looks for a health pack."""
GLORY: Final = 60
CROWDED: Final = 12
AT_DOOR: Final = 10
BEYOND: Final = 3
"""Steps that are taken to lie behind a door, and the point that opens it."""


class Stance:
    """What a marine in the middle of its activation thinks: worked out once a question."""

    def __init__(self, s: Raid, marine: i64) -> None:
        self.marine: Final = marine
        self.here: Final[i64] = s.place[marine]
        self.aim: Final = want(s, marine)
        self.left: i64 = steps_left(s, self.here, self.aim)
        if _opens(s, self.here, self.aim):
            self.left += BEYOND
        self.post: Final = post_merit(s, marine, self.here, self.aim)
        # The best attack that is in hand, and what it would do from here.
        self.hits: i64 = 0
        self.range: i64 = 0
        self._take_aim(s)
        self.blow: Final = blow_from(s, marine, self.here, self.hits, self.range)
        self.goes: Final = self.left > 0 and _goes(s, self)

    def _take_aim(self, s: Raid) -> None:
        book = s.book
        seat = self.marine + 1
        for k in range(s.size[HAND_OF + seat]):
            sheet = s.kind[s.card_in(HAND_OF + seat, k)]
            if book.range[sheet] == 0:
                continue
            if book.action[sheet] == BONUS or (book.action[sheet] == MAIN and s.mains > 0):
                hits = mean_hits(s, sheet)
                if hits > self.hits:
                    self.hits = hits
                    self.range = book.range[sheet]


def want(s: Raid, marine: i64) -> Aim:
    """What a marine goes for: its errand, or first a staggered demon that can be reached, or an
    item that lies close by."""
    here = s.place[marine]
    errand = aim_of(s, marine, here)
    if s.book.goal == GOAL_DELIVER and s.bearing(marine) > 0:
        return errand
    ripe = _ripe_for(s, marine)
    if ripe >= 0:
        return Aim(s.place[ripe], 0)
    left = steps_left(s, here, errand)
    damage = s.damage[marine]
    best = errand
    least: i64 = FAR
    for item in members(s.items):
        if not can_take(s, marine + 1, item):
            continue
        square = s.board.items[item]
        away = marine_steps(s, here, square)
        longest: i64 = DETOUR
        if s.board.item_weapon[item] < 0:
            if damage < HURT:
                continue
            longest = damage
        if away <= longest and away < least and (left > 2 or damage > HURT):
            least = away
            best = Aim(square, 0)
    return best


def _ripe_for(s: Raid, marine: i64) -> i64:
    """The nearest demon that a marine's points lead to and that would be torn apart, or -1."""
    best: i64 = -1
    least = s.points[marine] + 1
    for demon in members(s.demons()):
        if s.damage[demon] > 0 and is_staggered(s, demon, marine):
            away = marine_steps(s, s.place[marine], s.place[demon])
            if away < least:
                least = away
                best = demon
    return best


def post_merit(s: Raid, marine: i64, square: i64, aim: Aim) -> i64:
    """How well a marine stands in a space: near to what it wants, out of harm's way."""
    value = -10 * steps_left(s, square, aim)
    value -= danger(s, square) * (2 + s.damage[marine]) // 150
    for place in s.board.hazard_place:
        if place == square:
            value -= 8
    if _opens(s, square, aim):
        value += AT_DOOR
    return value


def _opens(s: Raid, square: i64, aim: Aim) -> bool:
    """Whether a marine in a space has a door to open on its way."""
    if not has(s.board.beside_doors, square):
        return False
    for door in members(s.doors):
        if door_merit(s, square, aim, door) > 0:
            return True
    return False


def blow_from(s: Raid, marine: i64, square: i64, hits: i64, longest: i64) -> i64:
    """The best attack with these dice from a space."""
    best: i64 = 0
    if hits == 0:
        return 0
    for demon in members(s.demons()):
        stand = s.stand(demon)
        away = s.field.distance(square, stand)
        if 0 <= away <= longest and s.field.sees(square, stand):
            value = blow_merit(s, hits, demon)
            if value > best:
                best = value
    return best


def act_merit(s: Raid, seat: i64, stance: Stance, move: i64) -> i64:
    """A move of the active marine."""
    verb = verb_of(move)
    if verb == STEP:
        return _step_merit(s, stance, first(move))
    if verb == TELEPORT:
        other = s.at[first(move)]
        if other >= MARINES:
            return GLORY + prize(s, other)
        return _place_gain(s, stance, first(move))
    if verb == OPEN:
        return door_merit(s, stance.here, stance.aim, first(move))
    if verb == ATTACK:
        return GLORY
    if verb == TAKE:
        return take_merit(s, stance.marine, first(move))
    if verb == PLAY:
        return _play_merit(s, seat, stance, first(move))
    if verb == SPRINT:
        return _sprint_merit(s, stance, first(move))
    if verb == USE:
        gain = use_merit(s, first(move), seat, stance.marine, second(move), third(move))
        return gain if gain > 0 else NEVER
    return 0


def _step_merit(s: Raid, stance: Stance, square: i64) -> i64:
    other = s.at[square]
    if other >= MARINES and is_staggered(s, other, stance.marine):
        return GLORY + prize(s, other)
    gain = _place_gain(s, stance, square)
    if s.book.goal == GOAL_DELIVER and s.bearing(stance.marine) > 0 and _is_exit(s, square):
        # Delivered is delivered, whoever is about.
        return ERRAND + gain
    return gain


def _is_exit(s: Raid, square: i64) -> bool:
    for place in s.board.exits:
        if place == square:
            return True
    return False


def _place_gain(s: Raid, stance: Stance, square: i64) -> i64:
    """What a marine gains by being there instead of here: the errand, safety, a better shot."""
    gain = _gain(s, stance, square)
    if s.at[square] >= 0:
        # It could not stay there, only pass.
        gain -= CROWDED if s.points[stance.marine] < 3 else CROWDED // 3
    return gain


def _gain(s: Raid, stance: Stance, square: i64) -> i64:
    # Nobody walks for nothing.
    gain = post_merit(s, stance.marine, square, stance.aim) - stance.post - 1
    if stance.hits > 0:
        gain += blow_from(s, stance.marine, square, stance.hits, stance.range) - stance.blow
    return gain


def _goes(s: Raid, stance: Stance) -> bool:
    """Whether a marine with points would go on from here: who shrinks from the next step needs
    none."""
    if s.points[stance.marine] > 0 or teleporter_at(s, stance.here) >= 0:
        return True
    if has(s.board.beside_doors, stance.here):
        return True
    for square in s.field.around(stance.here, 0):
        if _gain(s, stance, square) >= 0:
            return True
    return False


def door_merit(s: Raid, here: i64, aim: Aim, door: i64) -> i64:
    """Doors on the way are opened, others left shut: who knows what is behind them."""
    board = s.board
    real = s.field.steps_from(here, 0)[aim.square]
    is_short = real >= 0 and real <= marine_steps(s, here, aim.square)
    for k in range(board.door_first[door], board.door_first[door + 1]):
        edge = board.door_edges[k]
        for which in range(2):
            near = board.grid.side(edge, which)
            beyond = board.grid.side(edge, 1 - which)
            if near != here or beyond < 0:
                continue
            if aim.square == near and aim.near == 0:
                return 22
            # A diagonal through the door makes both sides look equally near.
            if not is_short and steps_left(s, beyond, aim) <= steps_left(s, near, aim):
                return 22
    return -15


def take_merit(s: Raid, marine: i64, item: i64) -> i64:
    if s.board.item_weapon[item] >= 0:
        return 45
    healed = s.damage[marine] if s.damage[marine] < s.book.pack_recovery else s.book.pack_recovery
    return 10 * healed if healed > 1 else NEVER


def _play_merit(s: Raid, seat: i64, stance: Stance, sheet: i64) -> i64:
    """An attack if there is somebody to attack; points if there is somewhere to go; and what the
    card says."""
    book = s.book
    value = 3 * _used(s, stance, book.speed[sheet])
    for ability in range(book.first[sheet], book.last[sheet]):
        if book.when[ability] == PLAYED:
            gain = use_merit(s, ability, seat, stance.marine, _card(s, seat, sheet), 0)
            if gain > 0 or book.optional[ability] == 0:
                value += gain
    if book.range[sheet] > 0:
        blow = blow_from(s, stance.marine, stance.here, mean_hits(s, sheet), book.range[sheet])
        if blow > 0:
            return 28 + blow + value // 2
        # Kept for somebody to shoot at.
        value -= 8
    return value if value > 0 else -4


def _card(s: Raid, seat: i64, sheet: i64) -> i64:
    for k in range(s.size[HAND_OF + seat]):
        card = s.card_in(HAND_OF + seat, k)
        if s.kind[card] == sheet:
            return card
    return 0


def _used(s: Raid, stance: Stance, points: i64) -> i64:
    """How many more points would be used."""
    left = stance.left - s.points[stance.marine]
    if left <= 0 or not stance.goes:
        return 0
    return left if left < points else points


def _sprint_merit(s: Raid, stance: Stance, sheet: i64) -> i64:
    """To somewhere, and not while there is somebody to shoot at."""
    used = _used(s, stance, s.book.sprint)
    if used < 1:
        return NEVER
    return 3 + 4 * used - card_value(s, sheet) // 4 - (40 if stance.blow > 0 else 0)
