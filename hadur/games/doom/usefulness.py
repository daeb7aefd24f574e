"""What it would bring to use an ability now: the sum of its effects less its costs, in points.

An effect that would do nothing here brings nothing, and what brings nothing is kept for later."""

from __future__ import annotations

from typing import Final

from hadur.games.doom.abilities.figures import group_of, one_of
from hadur.games.doom.outlook import (
    BLACK_MEAN,
    RED_MEAN,
    aim_of,
    blow_merit,
    cheapest_card,
    left_of,
    steps_left,
    threat_merit,
)
from hadur.games.doom.phases.attack import dodges, hits, shields, targets
from hadur.games.doom.phases.steps import teleporter_at
from hadur.games.doom.state import (
    A_ATTACKER,
    A_BLACK,
    A_CARD,
    A_DEFENDER,
    A_RANGE,
    A_RED,
    A_STEP,
    HAND_OF,
    INVADER,
    MARINES,
    NO_ATTACK,
    Raid,
)
from hadur.games.doom.values import is_staggered, is_within, stagger
from hadur.games.doom.verbs import NO_CARD
from hadur.games.doom.vocabulary import (
    ALL_OF_THEM,
    ARGENT,
    BLACK,
    CALL,
    CANNOT,
    CLOSE,
    COLLECT,
    DAMAGE,
    DODGE,
    DRAW,
    FRAGS,
    GLORY,
    HITS,
    KEEP,
    LOOK,
    LOSE_DIE,
    MAINS,
    MARK,
    NO_COVER,
    OPEN_DOOR,
    PIERCE,
    POINTS,
    PREVENT,
    PROGRESS,
    PUSH,
    RANGE,
    RECOVER,
    RED,
    REMOVE,
    REPLACE,
    REROLL,
    STAGGER,
    STUN,
    SUMMON,
    TELEPORT,
    THREAT,
    TO_GROUP,
    TO_NEWCOMER,
    TOKEN,
    TURN,
    WAKE,
)
from hadur.kernel.bits import BIT, count, members
from hadur.kernel.native import i64, vec

PER_DAMAGE: Final = 12
ERRAND: Final = 90
"""What brings the marines' goal nearer."""
SAVES: Final = 60
"""What keeps somebody from being fragged is worth so much more."""
_EVENT_COST: Final = 5
_GLORY_COST: Final = 6
_DISCARD_COST: Final = 7


def use_merit(s: Raid, ability: i64, seat: i64, actor: i64, card: i64, spot: i64) -> i64:
    """What using it brings; 0 or less if it had better be kept."""
    book = s.book
    value: i64 = 0
    for effect in range(book.do_first[ability], book.do_last[ability]):
        value += effect_merit(s, effect, seat, actor, card, spot)
    if value <= 0:
        return value
    cost = 2 * book.cost_argent[ability] + 2 * book.cost_points[ability]
    cost += 10 * book.cost_damage[ability]
    if book.cost_discard[ability] > 0:
        cost += cheapest_card(s, seat) * 2 // 3
    if book.cost_damage[ability] >= left_of(s, seat - 1 if seat > 0 else actor):
        return -ERRAND
    cost += 2 * book.exhaust[ability]
    if card != NO_CARD:
        kind = book.kind[s.kind[card]]
        cost += _EVENT_COST if kind == 1 else (_GLORY_COST if kind == 2 else 1)
    return value - cost


def effect_merit(s: Raid, number: i64, seat: i64, actor: i64, card: i64, spot: i64) -> i64:
    what = s.book.do_what[number]
    amount = s.book.amount[number]
    if what <= PREVENT and what != POINTS and what != DAMAGE:
        return _attack_merit(s, what, amount, seat, actor)
    if what <= STAGGER:
        return _figure_merit(s, number, seat, actor, card)
    if what >= TOKEN and what != KEEP and what != CANNOT:
        return _table_merit(s, number, amount, seat, spot)
    if what == LOOK:
        return 3
    if what == CALL:
        return 8
    if what == OPEN_DOOR:
        return 0
    if what == TELEPORT:
        return _teleport_merit(s, seat)
    return 15 if what == KEEP else 4


# -- the attack that goes on -----------------------------------------------------------------------


def _attack_merit(s: Raid, what: i64, amount: i64, seat: i64, actor: i64) -> i64:
    attack = s.attack
    if what == PREVENT:
        return _prevent_merit(s, actor, amount)
    if attack[A_STEP] == NO_ATTACK:
        return 0
    if what == RED:
        return PER_DAMAGE * amount if _has_target(s) else 0
    if what == BLACK:
        return 18 * amount if _has_target(s) else 0
    if what == LOSE_DIE:
        return 14
    if what == RANGE:
        return _range_merit(s, amount)
    if what == REROLL or what == TURN:
        return _dice_merit(s, what, amount)
    if what == NO_COVER:
        return 3 if _has_target(s) else 0
    if what == REPLACE:
        return _replace_merit(s)
    return _result_merit(s, what, amount)


def _has_target(s: Raid) -> bool:
    """Whether the attack has a defender, or one to name."""
    if s.attack[A_DEFENDER] >= 0:
        return True
    return targets(s, s.attack[A_ATTACKER], s.attack[A_RANGE]) != 0


def _range_merit(s: Raid, amount: i64) -> i64:
    """Only range that finds or loses somebody counts."""
    attacker = s.attack[A_ATTACKER]
    now = targets(s, attacker, s.attack[A_RANGE])
    then = targets(s, attacker, s.attack[A_RANGE] + amount)
    if amount > 0:
        return 30 if now == 0 and then != 0 else 0
    return 25 if now != 0 and then == 0 else 0


def _dice_merit(s: Raid, what: i64, amount: i64) -> i64:
    """What the worst dice would gain."""
    if dodges(s):
        return 0
    value: i64 = 0
    most: i64 = 0
    for die in s.dice:
        gain = die_gain(die, what == TURN)
        if gain > 0:
            value += gain
        if gain > most:
            most = gain
    if amount == 1:
        value = most
    return PER_DAMAGE * value // 100


def die_gain(die: i64, turned: bool) -> i64:
    """What a die gains if it is rolled again, or turned to its best side, in hundredths."""
    shown = 100 * (die % 16)
    if die >= 16:
        return (300 if turned else BLACK_MEAN) - shown
    return (200 if turned else RED_MEAN) - shown


def _replace_merit(s: Raid) -> i64:
    """Another defense card for the enemy, if this one is good."""
    if s.attack[A_CARD] < 0:
        return 0
    if dodges(s):
        return 30
    stopped = shields(s)
    return PER_DAMAGE * (stopped - 1) if stopped > 1 and hits(s) > 0 else 0


def _result_merit(s: Raid, what: i64, amount: i64) -> i64:
    """Hits, shields, dodge, pierce: what they change of the damage."""
    if dodges(s) or s.attack[A_DEFENDER] < 0 or not s.is_here(s.attack[A_DEFENDER]):
        return 0
    defender = s.attack[A_DEFENDER]
    through = hits(s) - shields(s)
    left = left_of(s, defender)
    if what == HITS or what == PIERCE:
        if what == PIERCE and amount > shields(s):
            amount = shields(s)
        after = through + amount
        if after <= 0 or through >= left:
            return 0
        gain = PER_DAMAGE * (after if through < 0 else amount)
        return gain + (25 if after >= left else 0)
    if through <= 0:
        return 0
    after = 0 if what == DODGE else through - amount
    if after < 0:
        after = 0
    value = PER_DAMAGE * (through - after)
    if through >= left:
        value = value // 3 + SAVES if after < left else 2
    return value


def _prevent_merit(s: Raid, figure: i64, amount: i64) -> i64:
    pending = s.pending[figure] if figure >= 0 else 0
    stopped = pending if pending < amount else amount
    if stopped <= 0:
        return 0
    left = left_of(s, figure)
    if pending >= left:
        return SAVES + stopped if pending - stopped < left else 1
    return PER_DAMAGE * stopped


# -- figures ---------------------------------------------------------------------------------------


def _figure_merit(s: Raid, number: i64, seat: i64, actor: i64, card: i64) -> i64:
    """What an effect does to those it is for: to all of a group, or to the best of it."""
    book = s.book
    what = book.do_what[number]
    to = book.to[number]
    if what == DRAW:
        return 8 * book.amount[number]
    if what == GLORY:
        return 12 * book.amount[number]
    if what == MAINS:
        return 25 if s.size[HAND_OF + seat] > 0 else 0
    if to == TO_GROUP and card != NO_CARD and book.group_of[number] == 3:
        # Around a grenade that is not thrown yet.
        return throw_hope(s, seat)
    figures: i64 = 0
    if to == TO_GROUP:
        figures = group_of(s, number, seat, actor, card)
    elif to == TO_NEWCOMER:
        figures = s.newcomers
    else:
        figure = one_of(s, to, seat, actor)
        figures = BIT[figure] if figure >= 0 and s.is_here(figure) else 0
    total: i64 = 0
    best: i64 = 0
    for figure in members(figures):
        value = figure_merit(s, what, book.amount[number], figure, seat)
        total += value
        if value > best:
            best = value
    if to == TO_GROUP and book.group_count[number] == ALL_OF_THEM:
        return total
    return best if best > 0 or to == TO_GROUP or to == TO_NEWCOMER else total


def figure_merit(s: Raid, what: i64, amount: i64, figure: i64, seat: i64) -> i64:
    """What an effect on one figure brings to the side of a seat."""
    own = (seat == INVADER) == (figure >= MARINES)
    if what == DAMAGE:
        value = damage_merit(s, figure, amount if amount > 0 else 1)
        return -value if own else value
    if what == RECOVER:
        damage = s.damage[figure]
        healed = amount if 0 <= amount < damage else damage
        if not own:
            return 0
        return 0 if healed == 0 else 6 * healed + (10 if damage >= 6 else 0)
    if what == POINTS:
        return _points_merit(s, figure, amount) if own else 0
    if what == STUN:
        return 0 if s.is_stunned(figure) else (-12 if own else 12)
    if what == STAGGER:
        return _stagger_merit(s, figure, amount, seat)
    if what == PUSH:
        return 2
    return 3


def damage_merit(s: Raid, figure: i64, amount: i64) -> i64:
    left = left_of(s, figure)
    if amount >= left:
        return PER_DAMAGE * left + 25
    return PER_DAMAGE * amount


def _points_merit(s: Raid, figure: i64, amount: i64) -> i64:
    """Points are worth something to those who have somewhere to go."""
    if figure >= MARINES:
        return 4 * amount
    left = steps_left(s, s.place[figure], aim_of(s, figure, s.place[figure])) - s.points[figure]
    if left <= 0:
        return 0
    return 4 * (left if left < amount else amount)


def _stagger_merit(s: Raid, demon: i64, amount: i64, seat: i64) -> i64:
    """Somebody within reach becomes ripe for a Glory Kill."""
    if is_staggered(s, demon, seat - 1) or s.damage[demon] + amount < stagger(s, demon, seat - 1):
        return 0
    if s.damage[demon] == 0 or s.points[seat - 1] == 0:
        return 0
    return 30 if is_within(s, s.stand(seat - 1), s.stand(demon), s.points[seat - 1]) else 0


def throw_hope(s: Raid, seat: i64) -> i64:
    """What a grenade may bring: demons in sight not far away."""
    found = targets(s, seat - 1, 4)
    return 20 + 5 * count(found) if found != 0 else 0


# -- the table -------------------------------------------------------------------------------------


def _table_merit(s: Raid, number: i64, amount: i64, seat: i64, spot: i64) -> i64:
    what = s.book.do_what[number]
    if what == PROGRESS or what == CLOSE or what == COLLECT:
        return ERRAND if seat != INVADER else 0
    if what == MARK or what == SUMMON or what == FRAGS or what == REMOVE:
        return ERRAND
    if what == WAKE:
        return 20
    if what == ARGENT:
        return 6 * amount if seat == INVADER else -3 * amount
    if what == THREAT and spot > 0:
        value = threat_merit(s, spot - 1)
        return value if seat == INVADER else value - 10
    return 0


def _teleport_merit(s: Raid, seat: i64) -> i64:
    """How much nearer the best teleporter is to what a marine wants."""
    marine = seat - 1
    here = s.place[marine]
    aim = aim_of(s, marine, here)
    now = steps_left(s, here, aim)
    best: i64 = 0
    for square in s.board.teleporters:
        if teleporter_at(s, square) >= 0:
            gain = now - steps_left(s, square, aim)
            if gain > best:
                best = gain
    return 3 * best


# -- without a look at the board: for choosing classes and sets ------------------------------------

_USUAL: Final = (
    "4 9 14 10 4 8 14 10 6 9 20 4 12 12 10 8 10 4 3 8 14 16 25 4 3 8 3 "
    "9 3 6 10 0 6 6 6 12 12 10 10 10 10 10 10 10"
)
_STATIC: Final = vec[i64]([int(points) for points in _USUAL.split()])
"""What an effect of each kind is worth as a rule."""


def sheet_value(s: Raid, sheet: i64) -> i64:
    """What the abilities of a card are worth as a rule."""
    book = s.book
    value: i64 = 0
    for ability in range(book.first[sheet], book.last[sheet]):
        gained: i64 = 0
        for effect in range(book.do_first[ability], book.do_last[ability]):
            amount = book.amount[effect]
            times = amount if 1 < amount <= 3 else 1
            gained += _STATIC[book.do_what[effect]] * (1 + times) // 2
        value += gained - _DISCARD_COST * book.cost_discard[ability]
    return value


def blow_of(s: Raid, marine: i64, hundredths: i64, longest: i64) -> i64:
    """The best attack with so many hundredths of hits from where a figure is."""
    best: i64 = 0
    for figure in members(targets(s, marine, longest)):
        value = blow_merit(s, hundredths, figure)
        if value > best:
            best = value
    return best


def hits_to_come(s: Raid) -> i64:
    """What the dice of the attack that goes on will show on average, in hundredths."""
    return RED_MEAN * s.attack[A_RED] + BLACK_MEAN * s.attack[A_BLACK]
