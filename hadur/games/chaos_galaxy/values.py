"""What things are worth just now: numbers, abilities, costs; which cards fit words; conditions."""

from __future__ import annotations

from typing import Final

from hadur.games.chaos_galaxy.state import (
    ATTACKERS,
    BOMBS_NOW,
    CANTEEN,
    COLONY,
    DAMAGE_TAKEN,
    DEFENDERS,
    GONE,
    HAND,
    HANGAR,
    HOST,
    L_BAR,
    L_FORBID,
    L_GRANT,
    L_PRICE,
    L_STAT,
    L_STRIP,
    LASTING,
    MARKS,
    ON_SHIP,
    PLACE,
    QUICK_START,
    RUIN,
    SCRAP,
    SIDE,
    WIDE,
    X_VALUE,
    Galaxy,
)
from hadur.games.chaos_galaxy.tables import NO_MOST, T
from hadur.games.chaos_galaxy.vocabulary import (
    ABILITY,
    ABOARD,
    ACTIVE,
    ADD,
    ARMOUR,
    ARMOUR_NUMBER,
    AT_MOST,
    ATTACKING,
    BOMBER,
    CARD,
    COLONY_METER,
    COST_NUMBER,
    COST_OF_TARGET,
    CREDITS_METER,
    DEFENDING,
    EACH,
    ENEMY,
    FIGHTING,
    FIREPOWER,
    FORBID,
    GRANT,
    HAND_METER,
    IF_ATTACKING,
    IF_CARDS_AT_LEAST,
    IF_CARDS_AT_MOST,
    IF_DEFENDING,
    IF_ENEMY_TURN,
    IF_FIGHTING,
    IF_METER_AT_LEAST,
    IF_METER_AT_MOST,
    IF_METER_LESS,
    IF_OWN_TURN,
    IN_CANTEEN,
    LIMIT,
    LIMIT_OF,
    MOUNTED,
    NO_IF,
    OPPONENT,
    OWN,
    PAID_ONLY,
    PER_CARD,
    PER_MARKER,
    PER_X,
    PRICE,
    RUIN_METER,
    SIZE_NUMBER,
    STRIP,
    THIS,
    TOLL,
    UNPAID_ONLY,
)
from hadur.kernel.bits import BIT
from hadur.kernel.native import i64

PUBLIC: Final = -1
"""Instead of the seat that chooses: for all that others can tell, an unpaid card is anything."""
NOT_CHOOSING: Final = -2
"""Nobody chooses: unpaid cards fit no word about what they are."""

# -- numbers ---------------------------------------------------------------------------------------


def stat(s: Galaxy, slot: i64, which: i64) -> i64:
    """A value of a ship or base that is paid, everything counted (KG-1.13, KG-23.3)."""
    value = plain_stat(s, slot, which)
    for k in range(0, len(s.auras), 2):
        effect = s.auras[k + 1]
        if (
            T.do[effect] == ADD
            and T.what[effect] == which
            and holds_for(s, s.auras[k], effect, slot)
        ):
            source = s.auras[k]
            value += amount(s, effect, s.holder(source), source, 0)
    return max(0, value)


def plain_stat(s: Galaxy, slot: i64, which: i64) -> i64:
    """The same without constant texts, which may ask for it themselves."""
    kind = s.kind_at(slot)
    value: i64 = 0
    if which == LIMIT:
        value = max(0, T.limit[kind])
    else:
        value = T.stat[kind * 4 + which]
        if s.load(slot) > 0:
            for other in s.aboard(slot):
                if s.works(other):
                    value += T.stat[s.kind_at(other) * 4 + which]
    for k in range(0, len(s.lasting), LASTING):
        if s.lasting[k] == L_STAT + which and s.lasting[k + 1] == slot:
            value += s.lasting[k + 2]
    return value


def base_stat(s: Galaxy, slot: i64, which: i64) -> i64:
    """The printed number (KG-22.2)."""
    return T.stat[s.kind_at(slot) * 4 + which]


def armour_left(s: Galaxy, slot: i64) -> i64:
    """Armour now (KG-18.1, KG-18.2, KG-S13)."""
    return max(0, stat(s, slot, ARMOUR) - s.table[slot * WIDE + DAMAGE_TAKEN])


def amount(s: Galaxy, effect: i64, seat: i64, source: i64, x: i64) -> i64:
    """How much an effect is about; `max` bounds it whatever its sign."""
    value = T.amount[effect]
    per = T.per[effect]
    if per == PER_CARD:
        value *= count(s, T.per_selector[effect], seat, source)
    elif per == PER_X:
        value *= s.table[source * WIDE + X_VALUE] if source >= 0 else x
    elif per == PER_MARKER:
        value *= s.table[source * WIDE + MARKS] if source >= 0 else 0
    most = T.most[effect]
    if most != NO_MOST:
        value = min(most, max(-most, value))
    return value


# -- abilities, bans, prices, limits ---------------------------------------------------------------


def abilities(s: Galaxy, slot: i64) -> i64:
    """The abilities of a ship (section 19): its own, those of what is on it, and effects."""
    if s.options & QUICK_START != 0:
        return 0
    found = T.abilities[s.kind_at(slot)]
    if s.load(slot) > 0:
        for other in s.aboard(slot):
            if s.works(other):
                found |= T.abilities[s.kind_at(other)]
    for k in range(0, len(s.auras), 2):
        effect = s.auras[k + 1]
        if T.do[effect] == GRANT and holds_for(s, s.auras[k], effect, slot):
            found |= T.what[effect]
    for k in range(0, len(s.auras), 2):
        effect = s.auras[k + 1]
        if T.do[effect] == STRIP and holds_for(s, s.auras[k], effect, slot):
            found = 0
    for k in range(0, len(s.lasting), LASTING):
        if s.lasting[k + 1] == slot:
            if s.lasting[k] == L_GRANT:
                found |= s.lasting[k + 2]
            elif s.lasting[k] == L_STRIP:
                found = 0
    if found != 0 and forbidden(s, slot, ABILITY):
        return 0
    return found


def forbidden(s: Galaxy, slot: i64, act: i64) -> bool:
    """Whether an effect keeps this card from doing it."""
    for k in range(0, len(s.lasting), LASTING):
        if s.lasting[k] == L_FORBID and s.lasting[k + 1] == slot and s.lasting[k + 2] == act:
            return True
    for k in range(0, len(s.auras), 2):
        effect = s.auras[k + 1]
        if (
            T.do[effect] == FORBID
            and T.what[effect] == act
            and T.whom[effect] != OPPONENT
            and holds_for(s, s.auras[k], effect, slot)
        ):
            return True
    return False


def barred(s: Galaxy, seat: i64, act: i64) -> bool:
    """Whether an effect keeps this player from doing it."""
    for k in range(0, len(s.lasting), LASTING):
        if s.lasting[k] == L_BAR and s.lasting[k + 1] == seat and s.lasting[k + 2] == act:
            return True
    for k in range(0, len(s.auras), 2):
        source = s.auras[k]
        effect = s.auras[k + 1]
        if (
            T.do[effect] == FORBID
            and T.what[effect] == act
            and T.whom[effect] == OPPONENT
            and s.are_neighbours(s.holder(source), seat)
            and condition(s, effect, s.holder(source), source)
        ):
            return True
    return False


def price(s: Galaxy, seat: i64, kind: i64) -> i64:
    """What a card of this kind costs a player now (KG-23.2); COST_OF_TARGET is left as it is."""
    cost = T.cost[kind]
    if cost == COST_OF_TARGET:
        return cost
    for k in range(0, len(s.auras), 2):
        source = s.auras[k]
        effect = s.auras[k + 1]
        if (
            T.do[effect] == PRICE
            and s.holder(source) == seat
            and suits(T.selector[effect], kind)
            and condition(s, effect, seat, source)
        ):
            cost += amount(s, effect, seat, source, 0)
    for k in range(0, len(s.lasting), LASTING):
        if (
            s.lasting[k] == L_PRICE
            and s.lasting[k + 1] == seat
            and suits(s.lasting[k + 5] >> 1, kind)
        ):
            cost += s.lasting[k + 2]
    return max(0, cost)


def limit_bonus(s: Galaxy, seat: i64, which: i64) -> i64:
    """What constant texts add to the limit of hand, Hangar or credits."""
    bonus: i64 = 0
    for k in range(0, len(s.auras), 2):
        source = s.auras[k]
        effect = s.auras[k + 1]
        if T.do[effect] == LIMIT_OF and T.what[effect] == which and s.holder(source) == seat:
            if condition(s, effect, seat, source):
                bonus += amount(s, effect, seat, source, 0)
    return bonus


def toll(s: Galaxy, defender: i64) -> i64:
    """What an attack on this player costs (KG-12.6, KG-S9)."""
    cost: i64 = 0
    for k in range(0, len(s.auras), 2):
        source = s.auras[k]
        effect = s.auras[k + 1]
        if T.do[effect] == TOLL and s.holder(source) == defender:
            if condition(s, effect, defender, source):
                cost += amount(s, effect, defender, source, 0)
    return max(0, cost)


def holds_for(s: Galaxy, source: i64, effect: i64, slot: i64) -> bool:
    """Whether a constant text speaks of this card now."""
    whom = T.whom[effect]
    if whom == THIS:
        if s.ship_of(source) != slot:
            return False
    elif whom == CARD:
        if source != slot:
            return False
    elif whom != EACH or not fits(
        s, T.selector[effect], slot, s.holder(source), source, NOT_CHOOSING, True
    ):
        return False
    return T.condition[effect] == NO_IF or condition(s, effect, s.holder(source), source)


# -- which cards -----------------------------------------------------------------------------------


def fits(
    s: Galaxy, selector: i64, slot: i64, seat: i64, source: i64, chooser: i64, plain: bool = False
) -> bool:
    """Whether a card in play fits a selector, as the clause's player `seat` reads it. `chooser` is
    the seat that chooses, PUBLIC or NOT_CHOOSING; `plain` leaves constant texts out of numbers."""
    row = slot * WIDE
    place = s.table[row + PLACE]
    if place == GONE:
        return False
    types = T.types[selector]
    if types != 0 and types & BIT[s.laid_as(slot)] == 0:
        return False
    whose = T.whose[selector]
    holder = s.holder(slot)
    if whose == OWN:
        if holder != seat:
            return False
    elif whose == ENEMY and not s.are_neighbours(seat, holder):
        return False
    paid = T.paid[selector]
    is_paid = s.is_paid(slot)
    if paid == PAID_ONLY and not is_paid:
        return False
    if paid == UNPAID_ONLY and is_paid:
        return False
    if T.other[selector] != 0 and source >= 0 and (slot == source or slot == s.ship_of(source)):
        return False
    return (
        _turned_so(s, selector, slot)
        and _fights_so(s, selector, slot)
        and _lies_so(s, selector, slot, source)
        and _is_so(s, selector, slot, holder, is_paid, chooser, plain)
    )


def _turned_so(s: Galaxy, selector: i64, slot: i64) -> bool:
    states = T.states[selector]
    if states == 0:
        return True
    turned = s.turned(slot)
    if states & BIT[turned] == 0:
        return False
    return turned != ACTIVE or s.works(slot)


def _fights_so(s: Galaxy, selector: i64, slot: i64) -> bool:
    fight = T.fight[selector]
    if fight == 0:
        return True
    ship = s.ship_of(slot)
    side = s.table[ship * WIDE + SIDE]
    if fight & FIGHTING != 0 and side == 0:
        return False
    if fight & ATTACKING != 0 and side != ATTACKERS:
        return False
    if fight & DEFENDING != 0 and side != DEFENDERS:
        return False
    return fight & BOMBER == 0 or s.flag(ship, BOMBS_NOW)


def _lies_so(s: Galaxy, selector: i64, slot: i64, source: i64) -> bool:
    where = T.where[selector]
    if where == 0:
        return True
    place = s.place(slot)
    if where & ABOARD != 0 and place != ON_SHIP:
        return False
    if where & IN_CANTEEN != 0 and place != CANTEEN:
        return False
    if where & MOUNTED != 0:
        return source >= 0 and s.table[slot * WIDE + HOST] == s.ship_of(source)
    return True


def _is_so(
    s: Galaxy, selector: i64, slot: i64, holder: i64, is_paid: bool, chooser: i64, plain: bool
) -> bool:
    """Subtype, race and numbers: hidden on an unpaid card, but for its own player who chooses."""
    subtype = T.sel_subtype[selector]
    race = T.sel_race[selector]
    number = selector * 6
    if subtype < 0 and race < 0 and T.number[number + 1] == 0:
        return True
    if not is_paid and chooser != holder:
        return chooser == PUBLIC
    kind = s.kind_at(slot)
    if subtype >= 0 and T.subtype[kind] != subtype:
        return False
    if race >= 0 and T.race[kind] != race:
        return False
    for k in range(number, number + 6, 3):
        if T.number[k + 1] != 0:
            value = _number(s, slot, T.number[k], plain)
            if T.number[k + 1] == AT_MOST:
                if value > T.number[k + 2]:
                    return False
            elif value < T.number[k + 2]:
                return False
    return True


def _number(s: Galaxy, slot: i64, which: i64, plain: bool) -> i64:
    if which == COST_NUMBER:
        return max(0, T.cost[s.kind_at(slot)])
    if which == SIZE_NUMBER:
        return s.size_of(slot) if s.is_ship(slot) else 0
    if which == ARMOUR_NUMBER:
        if plain:
            return max(0, plain_stat(s, slot, ARMOUR) - s.table[slot * WIDE + DAMAGE_TAKEN])
        return armour_left(s, slot)
    return plain_stat(s, slot, FIREPOWER) if plain else stat(s, slot, FIREPOWER)


def suits(selector: i64, kind: i64) -> bool:
    """Whether a kind of card, wherever it is, fits a `select`: nouns, races and cost only."""
    types = T.types[selector]
    if types != 0 and types & BIT[T.type[kind]] == 0:
        return False
    if T.sel_subtype[selector] >= 0 and T.subtype[kind] != T.sel_subtype[selector]:
        return False
    if T.sel_race[selector] >= 0 and T.race[kind] != T.sel_race[selector]:
        return False
    for k in range(selector * 6, selector * 6 + 6, 3):
        how = T.number[k + 1]
        if how != 0 and T.number[k] == COST_NUMBER:
            cost = max(0, T.cost[kind])
            if how == AT_MOST:
                if cost > T.number[k + 2]:
                    return False
            elif cost < T.number[k + 2]:
                return False
    return True


def count(s: Galaxy, selector: i64, seat: i64, source: i64) -> i64:
    """How many cards in play fit."""
    found: i64 = 0
    for slot in range(s.slots()):
        if fits(s, selector, slot, seat, source, NOT_CHOOSING, True):
            found += 1
    return found


def hides_choice(selector: i64) -> bool:
    """Whether which cards fit depends on what only their own player knows."""
    if T.whose[selector] == ENEMY or T.paid[selector] == PAID_ONLY:
        return False
    if T.types[selector] == BIT[0]:
        return False
    return (
        T.sel_subtype[selector] >= 0 or T.sel_race[selector] >= 0 or T.number[selector * 6 + 1] != 0
    )


# -- conditions ------------------------------------------------------------------------------------


def condition(s: Galaxy, effect: i64, seat: i64, source: i64) -> bool:
    """Whether the `if` of an effect holds for its player and its card."""
    kind = T.condition[effect]
    if kind == NO_IF:
        return True
    if kind <= IF_DEFENDING:
        side = s.table[s.ship_of(source) * WIDE + SIDE] if source >= 0 else 0
        if kind == IF_FIGHTING:
            return side != 0
        return side == (ATTACKERS if kind == IF_ATTACKING else DEFENDERS)
    if kind == IF_OWN_TURN or kind == IF_ENEMY_TURN:
        return (s.turn == seat) == (kind == IF_OWN_TURN)
    n = T.condition_n[effect]
    if kind == IF_CARDS_AT_LEAST or kind == IF_CARDS_AT_MOST:
        found = count(s, T.condition_selector[effect], seat, source)
        return found >= n if kind == IF_CARDS_AT_LEAST else found <= n
    own = meter(s, T.condition_meter[effect], seat)
    if kind == IF_METER_AT_LEAST:
        return own >= n
    if kind == IF_METER_AT_MOST:
        return own <= n
    for other in s.neighbours(seat):
        theirs = meter(s, T.condition_meter[effect], other)
        if own >= theirs if kind == IF_METER_LESS else own <= theirs:
            return False
    return True


def meter(s: Galaxy, which: i64, seat: i64) -> i64:
    if which == CREDITS_METER:
        return s.credits(seat)
    if which == HAND_METER:
        return s.size[HAND + seat]
    if which == COLONY_METER:
        return s.size[COLONY + seat]
    if which == RUIN_METER:
        return s.size[RUIN + seat]
    return s.size[SCRAP + seat]


def hangar_used(s: Galaxy, seat: i64) -> i64:
    """The room that the ships of a seat take (KG-2.12, KG-2.15)."""
    room: i64 = 0
    for slot in range(s.slots()):
        if s.place(slot) == HANGAR and s.holder(slot) == seat:
            room += T.room[s.kind_at(slot)]
    return room
