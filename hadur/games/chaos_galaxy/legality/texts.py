"""What the texts of cards say in a position, read from their declarations: which cards are meant,
what numbers and abilities come out, what things cost."""

from __future__ import annotations

from typing import Final

from hadur.games.chaos_galaxy import vocabulary as v
from hadur.games.chaos_galaxy.legality.field import Field, size
from hadur.games.chaos_galaxy.loading.definitions import (
    Clause,
    Condition,
    Definition,
    Entry,
    Selector,
)
from hadur.games.chaos_galaxy.state import (
    ATTACKERS,
    BOMBS_NOW,
    CANTEEN,
    COLONY,
    DEFENDERS,
    HAND,
    L_BAR,
    L_FORBID,
    L_GRANT,
    L_PRICE,
    L_STAT,
    L_STRIP,
    LASTING,
    MARKS,
    ON_SHIP,
    RUIN,
    SCRAP,
    WIDE,
    X_VALUE,
)
from hadur.games.chaos_galaxy.tables import CARDS, T

PUBLIC: Final = -1
"""In place of the player who chooses: for all that others can tell."""
NOBODY: Final = -2
"""Nobody chooses."""

CLAUSES: Final[list[tuple[Definition, int, Clause]]] = [
    (card, number, clause) for card in CARDS for number, clause in enumerate(card.clauses)
]
"""All clauses by their numbers: the card, and the place of the clause on it."""
ENTRIES: Final[list[Entry]] = [entry for _, _, clause in CLAUSES for entry in clause.entries]
SELECTORS: Final[list[Selector]] = T.all_selectors()
_METERS: Final = {v.HAND_METER: HAND, v.COLONY_METER: COLONY, v.RUIN_METER: RUIN}


# -- which cards -----------------------------------------------------------------------------------


def matches(
    f: Field,
    selector: Selector,
    slot: int,
    seat: int,
    source: int,
    chooser: int,
    plain: bool = False,
) -> bool:
    """Whether a card in play is one that the words mean, as the player `seat` of the text reads
    them; `plain`: with numbers as they are without constant texts."""
    return (
        _type_fits(f, selector, slot)
        and _holder_fits(f, selector, slot, seat)
        and _state_fits(f, selector, slot)
        and _place_fits(f, selector, slot, source)
        and not (selector.other and source >= 0 and slot in (source, f.ship_of(source)))
        and (not _is_precise(selector) or _precise_fits(f, selector, slot, chooser, plain))
    )


def _type_fits(f: Field, selector: Selector, slot: int) -> bool:
    """What it lies as; a bluff lies as what it pretends to be."""
    return not selector.types or bool(selector.types >> int(f.s.laid_as(slot)) & 1)


def _holder_fits(f: Field, selector: Selector, slot: int, seat: int) -> bool:
    if selector.whose == v.OWN:
        return f.holder(slot) == seat
    return selector.whose != v.ENEMY or f.holder(slot) in f.neighbours(seat)


def _state_fits(f: Field, selector: Selector, slot: int) -> bool:
    if selector.paid and f.is_paid(slot) != (selector.paid == v.PAID_ONLY):
        return False
    if not selector.states:
        return True
    if f.is_upright(slot) and not f.works(slot):
        return False  # KG-4.8
    return bool(selector.states >> int(f.s.turned(slot)) & 1)


def _place_fits(f: Field, selector: Selector, slot: int, source: int) -> bool:
    ship = f.ship_of(slot)
    side = f.side(ship)
    wanted = {
        v.FIGHTING: side != 0,
        v.ATTACKING: side == ATTACKERS,
        v.DEFENDING: side == DEFENDERS,
        v.BOMBER: bool(f.s.flag(ship, BOMBS_NOW)),
    }
    if any(selector.fight & bit and not holds for bit, holds in wanted.items()):
        return False
    place = f.s.place(slot)
    if selector.where & v.ABOARD and place != ON_SHIP:
        return False
    if selector.where & v.IN_CANTEEN and place != CANTEEN:
        return False
    if selector.where & v.MOUNTED:
        return source >= 0 and f.host(slot) == f.ship_of(source)
    return True


def _is_precise(selector: Selector) -> bool:
    return selector.subtype >= 0 or selector.race >= 0 or bool(selector.numbers)


def _precise_fits(f: Field, selector: Selector, slot: int, chooser: int, plain: bool) -> bool:
    """Subtype, race and numbers: of an unpaid card only its own player can tell."""
    if not f.is_paid(slot) and chooser != f.holder(slot):
        return chooser == PUBLIC
    card = f.card(slot)
    if selector.subtype >= 0 and card.subtype != selector.subtype:
        return False
    if selector.race >= 0 and card.race != selector.race:
        return False
    for which, how, n in selector.numbers:
        value = _number(f, slot, which, plain)
        if value > n if how == v.AT_MOST else value < n:
            return False
    return True


def _number(f: Field, slot: int, which: int, plain: bool) -> int:
    if which == v.COST_NUMBER:
        return max(0, f.card(slot).cost)
    if which == v.SIZE_NUMBER:
        return size(f.card(slot)) if f.is_ship(slot) else 0
    if which == v.ARMOUR_NUMBER:
        return max(0, value_of(f, slot, v.ARMOUR, plain) - f.damage(slot))
    return value_of(f, slot, v.FIREPOWER, plain)


def suits(selector: Selector, card: Definition) -> bool:
    """Whether a card, wherever it is, is one that a `select` means."""
    if selector.types and not selector.types >> card.type & 1:
        return False
    if selector.subtype >= 0 and card.subtype != selector.subtype:
        return False
    if selector.race >= 0 and card.race != selector.race:
        return False
    costs = [(how, n) for which, how, n in selector.numbers if which == v.COST_NUMBER]
    cost = max(0, card.cost)
    return all(cost <= n if how == v.AT_MOST else cost >= n for how, n in costs)


# -- conditions and amounts ------------------------------------------------------------------------


def holds(f: Field, condition: Condition, seat: int, source: int) -> bool:
    """Whether an `if` is true for its player and its card."""
    kind = condition.kind
    if kind == v.NO_IF:
        return True
    if kind in (v.IF_FIGHTING, v.IF_ATTACKING, v.IF_DEFENDING):
        side = f.side(f.ship_of(source)) if source >= 0 else 0
        wanted = {v.IF_ATTACKING: (ATTACKERS,), v.IF_DEFENDING: (DEFENDERS,)}
        return side in wanted.get(kind, (ATTACKERS, DEFENDERS))
    if kind in (v.IF_OWN_TURN, v.IF_ENEMY_TURN):
        return bool(f.s.turn == seat) == (kind == v.IF_OWN_TURN)
    if condition.selector is not None:
        found = how_many(f, condition.selector, seat, source)
        return found >= condition.n if kind == v.IF_CARDS_AT_LEAST else found <= condition.n
    own = _meter(f, condition.meter, seat)
    if kind == v.IF_METER_AT_LEAST:
        return own >= condition.n
    if kind == v.IF_METER_AT_MOST:
        return own <= condition.n
    theirs = [_meter(f, condition.meter, other) for other in f.neighbours(seat)]
    return all(own < n if kind == v.IF_METER_LESS else own > n for n in theirs)


def _meter(f: Field, which: int, seat: int) -> int:
    if which == v.CREDITS_METER:
        return f.credits(seat)
    return f.count(_METERS.get(which, SCRAP), seat)


def how_many(f: Field, selector: Selector, seat: int, source: int) -> int:
    return sum(matches(f, selector, n, seat, source, NOBODY, True) for n in f.slots)


def amount(f: Field, entry: Entry, seat: int, source: int) -> int:
    """How much an effect of a card in play is about."""
    value = entry.amount
    if entry.per == v.PER_CARD and entry.per_selector is not None:
        value *= how_many(f, entry.per_selector, seat, source)
    elif entry.per == v.PER_X:
        value *= int(f.s.table[source * WIDE + X_VALUE])
    elif entry.per == v.PER_MARKER:
        value *= int(f.s.table[source * WIDE + MARKS])
    if entry.max is not None:
        value = max(-entry.max, min(entry.max, value))
    return value


# -- what holds all the time, and what lasts -------------------------------------------------------


def constant(f: Field, do: int) -> list[tuple[int, Entry]]:
    """The constant texts of cards in play that say this: the card and what it says."""
    return [
        (slot, clause.entries[0])
        for slot in f.slots
        for clause in f.card(slot).clauses
        if clause.when == v.ALWAYS and clause.entries[0].do == do and f.text_counts(slot)
    ]


def spoken_of(f: Field, source: int, entry: Entry, slot: int) -> bool:
    """Whether a constant text of a card means another (or itself) now."""
    seat = f.holder(source)
    if entry.whom == v.THIS:
        meant = f.ship_of(source) == slot
    elif entry.whom == v.CARD:
        meant = source == slot
    else:
        selector = entry.selector
        meant = (
            entry.whom == v.EACH
            and selector is not None
            and matches(f, selector, slot, seat, source, NOBODY, True)
        )
    return meant and holds(f, entry.condition, seat, source)


def lasting(f: Field, what: int, on: int) -> list[tuple[int, int]]:
    """Effects that last on a card or player: how much, and a detail."""
    rows = f.s.lasting
    return [
        (int(rows[k + 2]), int(rows[k + 5]))
        for k in range(0, len(rows), LASTING)
        if rows[k] == what and rows[k + 1] == on
    ]


def value_of(f: Field, slot: int, which: int, plain: bool = False) -> int:
    """A number of a card in play, everything counted (KG-1.13, KG-23.3)."""
    card = f.card(slot)
    if which == v.LIMIT:
        value = max(0, card.limit)
    else:
        value = card.stats[which]
        value += sum(f.card(n).stats[which] for n in f.aboard(slot) if f.works(n))
    value += sum(n for n, _ in lasting(f, L_STAT + which, slot))
    if not plain:
        for source, entry in constant(f, v.ADD):
            if entry.what == which and spoken_of(f, source, entry, slot):
                value += amount(f, entry, f.holder(source), source)
    return max(0, value)


def armour(f: Field, slot: int) -> int:
    """KG-18.1, KG-18.2: what is left of it."""
    return max(0, value_of(f, slot, v.ARMOUR) - f.damage(slot))


def has(f: Field, slot: int, ability: int) -> bool:
    """Whether a ship has one of the eight abilities now (section 19)."""
    return not f.quick and bool(_abilities(f, slot) & ability) and not forbids(f, slot, v.ABILITY)


def _abilities(f: Field, slot: int) -> int:
    """Its own, those of working cards on it, what constant texts give or take, what lasts."""
    found = f.card(slot).abilities
    for other in f.aboard(slot):
        if f.works(other):
            found |= f.card(other).abilities
    for source, entry in constant(f, v.GRANT):
        if spoken_of(f, source, entry, slot):
            found |= entry.what
    if any(spoken_of(f, source, entry, slot) for source, entry in constant(f, v.STRIP)):
        found = 0
    rows = f.s.lasting
    for k in range(0, len(rows), LASTING):
        if rows[k + 1] == slot and rows[k] == L_GRANT:
            found |= int(rows[k + 2])
        elif rows[k + 1] == slot and rows[k] == L_STRIP:
            found = 0
    return found


def forbids(f: Field, slot: int, act: int) -> bool:
    """Whether an effect keeps a card from this."""
    if any(n == act for n, _ in lasting(f, L_FORBID, slot)):
        return True
    return any(
        entry.what == act and entry.whom != v.OPPONENT and spoken_of(f, source, entry, slot)
        for source, entry in constant(f, v.FORBID)
    )


def bars(f: Field, seat: int, act: int) -> bool:
    """Whether an effect keeps a player from this."""
    if any(n == act for n, _ in lasting(f, L_BAR, seat)):
        return True
    return any(
        entry.what == act
        and entry.whom == v.OPPONENT
        and seat in f.neighbours(f.holder(source))
        and holds(f, entry.condition, f.holder(source), source)
        for source, entry in constant(f, v.FORBID)
    )


# -- prices ----------------------------------------------------------------------------------------


def price(f: Field, seat: int, card: Definition) -> int:
    """What a card costs a player now (KG-23.2); COST_OF_TARGET where its target decides."""
    if card.cost == v.COST_OF_TARGET:
        return v.COST_OF_TARGET
    cost = card.cost
    for source, entry in constant(f, v.PRICE):
        if f.holder(source) == seat and entry.select is not None and suits(entry.select, card):
            if holds(f, entry.condition, seat, source):
                cost += amount(f, entry, seat, source)
    for n, detail in lasting(f, L_PRICE, seat):
        if suits(SELECTORS[detail >> 1], card):
            cost += n
    return max(0, cost)


def toll(f: Field, defender: int) -> int:
    """KG-12.6, KG-S9: what an attack on a player costs."""
    return max(
        0,
        sum(
            amount(f, entry, defender, source)
            for source, entry in constant(f, v.TOLL)
            if f.holder(source) == defender and holds(f, entry.condition, defender, source)
        ),
    )


def speaks_of_one(clause: Clause) -> bool:
    """KG-26.5: whether a text means one opponent, who is chosen where there are two."""
    return any(
        entry.do == v.TAKE
        or entry.whom in (v.OPPONENT, v.VICTIM)
        or (entry.do == v.SEIZE and entry.what == v.OPPONENT)
        or (entry.whom == v.EACH and entry.selector is not None and entry.selector.whose == v.ENEMY)
        for entry in clause.entries
    )


def opponents(f: Field, clause: Clause, seat: int, source: int) -> list[int]:
    """The opponents that a text can mean: those with cards that it speaks of, if any have; -1
    alone if it means none of them."""
    if not speaks_of_one(clause):
        return [-1]
    if clause.when == v.ASSAILED:
        return [int(f.s.attacker)]
    near = f.neighbours(seat)
    if len(near) < 2:
        return near
    for entry in clause.entries:
        selector = entry.selector
        if entry.whom in (v.VICTIM, v.EACH) and selector is not None and selector.whose == v.ENEMY:
            met = {
                f.holder(n) for n in f.slots if matches(f, selector, n, seat, source, PUBLIC)
            }  # fmt: skip
            return [other for other in near if other in met] or near
    return near
