"""Derived values: hand size, Stagger, what cannot be done, what a step costs."""

from __future__ import annotations

from hadur.games.doom.state import (
    INVADER,
    LAST_AMOUNT,
    LAST_FIGURE,
    LAST_SIZE,
    LAST_UNTIL,
    LAST_WHAT,
    MARINES,
    Raid,
)
from hadur.games.doom.vocabulary import (
    A_DEMON,
    A_MARINE,
    ALWAYS,
    CANNOT,
    ENEMY,
    GLIDE,
    HAND,
    IF_BEARING,
    MAINS,
    OWN,
    STAGGER,
    STRIDE,
    UNTIL_NEXT,
)
from hadur.kernel.bits import BIT
from hadur.kernel.native import i64


def squad_of(s: Raid, seat: i64) -> i64:
    """The squad card of a marine, or -1 (DM-25.2 to 25.5)."""
    many = s.seats - 1
    if many == 3 and seat != s.lead:
        return -1
    return s.book.squad[many]


def always(s: Raid, seat: i64, what: i64) -> i64:
    """What a marine's class and squad card give all the time, added up (DM-6.45)."""
    total: i64 = 0
    if s.class_of[seat] >= 0:
        total += always_on(s, s.class_of[seat], what)
    squad = squad_of(s, seat)
    if squad >= 0:
        total += always_on(s, squad, what)
    return total


def always_on(s: Raid, sheet: i64, what: i64) -> i64:
    """What one card gives all the time."""
    book = s.book
    if book.moments[sheet] & BIT[ALWAYS] == 0:
        return 0
    total: i64 = 0
    for ability in range(book.first[sheet], book.last[sheet]):
        if book.when[ability] == ALWAYS:
            for effect in range(book.do_first[ability], book.do_last[ability]):
                if book.do_what[effect] == what:
                    total += book.amount[effect]
    return total


def lasting(s: Raid, what: i64, figure: i64) -> i64:
    """What effects that last give a figure now."""
    total: i64 = 0
    column = s.lasting
    for k in range(0, len(column), LAST_SIZE):
        if column[k + LAST_WHAT] == what and column[k + LAST_FIGURE] == figure:
            if column[k + LAST_UNTIL] != UNTIL_NEXT:
                total += column[k + LAST_AMOUNT]
    return total


def hand_size(s: Raid, seat: i64) -> i64:
    """DM-6.42 to 6.45."""
    if seat == INVADER:
        return s.book.invader_hand
    return s.book.marine_hand + always(s, seat, HAND)


def main_actions(s: Raid, seat: i64) -> i64:
    """DM-6.3, and what a squad card adds."""
    return 1 + always(s, seat, MAINS)


def glides(s: Raid, figure: i64) -> bool:
    """Whether a figure pays nothing more for an enemy's space (DM-11.6, 12.6, 12.18)."""
    if figure >= MARINES:
        return s.book.is_flying(figure) or s.book.is_large(figure)
    return always(s, figure + 1, GLIDE) > 0 or lasting(s, GLIDE, figure) > 0


def strides(s: Raid, figure: i64) -> bool:
    """Whether it pays nothing more for difficult terrain (DM-11.2, 12.4, 12.17)."""
    if figure >= MARINES:
        return s.book.is_flying(figure) or s.book.is_large(figure)
    return always(s, figure + 1, STRIDE) > 0 or lasting(s, STRIDE, figure) > 0


def health(s: Raid, figure: i64) -> i64:
    """DM-16.5, 16.6."""
    if figure < MARINES:
        return s.book.marine_health
    return s.book.health[s.book.type_of[figure]]


def stagger(s: Raid, demon: i64, marine: i64) -> i64:
    """DM-17.4: printed, less the largest reduction of the printed value, less all others; what
    lowers it for one marine only counts for that one."""
    return stagger_from(s, demon, marine, s.stand(marine) if marine >= 0 else -1)


def stagger_from(s: Raid, demon: i64, marine: i64, stand: i64) -> i64:
    """The same for a marine who would be there."""
    book = s.book
    value = book.stagger[book.type_of[demon]] - lasting(s, STAGGER, demon)
    if marine >= 0:
        value -= _printed_reduction(s, demon, marine, stand)
    return value if value > 1 else 1


def _printed_reduction(s: Raid, demon: i64, marine: i64, stand: i64) -> i64:
    """DM-17.3."""
    book = s.book
    sheet = s.class_of[marine + 1]
    if sheet < 0 or book.moments[sheet] & BIT[ALWAYS] == 0 or not s.is_here(marine):
        return 0
    best: i64 = 0
    for ability in range(book.first[sheet], book.last[sheet]):
        if book.when[ability] != ALWAYS:
            continue
        for effect in range(book.do_first[ability], book.do_last[ability]):
            if book.do_what[effect] == STAGGER and book.amount[effect] > best:
                if is_within(s, stand, s.stand(demon), book.group_within[effect]):
                    best = book.amount[effect]
    return best


def is_staggered(s: Raid, demon: i64, marine: i64) -> bool:
    """DM-17.1: it lives and has as much damage as its Stagger."""
    return s.is_here(demon) and s.damage[demon] >= stagger(s, demon, marine)


def is_within(s: Raid, one: i64, other: i64, spaces: i64) -> bool:
    """Whether two stands are at most so far apart: within 1 is adjacent (DM-10.6), more is counted
    as range (DM-13.3). What shares a space is within."""
    base = s.field.base(one)
    target = s.field.base(other)
    for k in range(len(base)):
        if base[k] & target[k] != 0:
            return True
    if spaces <= 1:
        return s.field.adjacent(one, other)
    away = s.field.distance(one, other)
    return 0 <= away <= spaces


def cannot(s: Raid, figure: i64, what: i64) -> bool:
    """A "cannot" of a card, the objective or the mission (DM-1.4): nothing overrides it."""
    column = s.lasting
    for k in range(0, len(column), LAST_SIZE):
        if column[k + LAST_WHAT] == CANNOT and column[k + LAST_FIGURE] == figure:
            if column[k + LAST_AMOUNT] == what and column[k + LAST_UNTIL] != UNTIL_NEXT:
                return True
    for sheet in s.book.mission_sheets:
        if _forbids(s, sheet, figure, what):
            return True
    if figure >= MARINES:
        return _forbids(s, s.book.type_sheet(figure), figure, what)
    sheet = s.class_of[figure + 1]
    return sheet >= 0 and _forbids(s, sheet, figure, what)


def _forbids(s: Raid, sheet: i64, figure: i64, what: i64) -> bool:
    book = s.book
    if book.moments[sheet] & BIT[ALWAYS] == 0:
        return False
    for ability in range(book.first[sheet], book.last[sheet]):
        if book.when[ability] != ALWAYS or not _is_about(s, ability, figure):
            continue
        for effect in range(book.do_first[ability], book.do_last[ability]):
            if book.do_what[effect] == CANNOT and book.detail[effect] == what:
                return True
    return False


def _is_about(s: Raid, ability: i64, figure: i64) -> bool:
    """Whether an ability that holds all the time is about a figure; threat cards are the
    invader's."""
    book = s.book
    who = book.who[ability]
    marine = figure < MARINES
    if (who == A_MARINE or who == ENEMY) and not marine:
        return False
    if (who == A_DEMON or who == OWN) and marine:
        return False
    for k in range(book.if_first[ability], book.if_last[ability]):
        if book.if_word[k] == IF_BEARING and s.bearing(figure) != book.if_value[k]:
            return False
    return True


def step_price(s: Raid, figure: i64, square: i64) -> i64:
    """What it costs to enter a space by an ordinary step (DM-11.1, 11.2, 11.6, 11.9)."""
    price: i64 = 1
    board = s.board
    if board.terrain[square] == 5 and not strides(s, figure):
        price += 1
    other = s.at[square]
    if other >= 0 and (other < MARINES) != (figure < MARINES) and not glides(s, figure):
        price += 1
    return price
