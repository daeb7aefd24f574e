"""Damage, turning and destruction (sections 4 and 18), and what comes of them."""

from __future__ import annotations

from typing import Final

from hadur.games.chaos_galaxy import log
from hadur.games.chaos_galaxy.state import (
    CANTEEN,
    COMBAT,
    DAMAGE_TAKEN,
    DOOMED,
    FLAGS,
    GONE,
    HIT_NOW,
    HOLDER,
    HOST,
    L_BAR,
    L_PREVENT,
    L_PRICE,
    LASTING,
    LOAD,
    PAID,
    PLACE,
    QUICK_START,
    RUIN,
    SCRAP,
    SIDE,
    TURNED,
    WIDE,
    Galaxy,
)
from hadur.games.chaos_galaxy.tables import T
from hadur.games.chaos_galaxy.values import abilities, stat
from hadur.games.chaos_galaxy.vocabulary import (
    ARMOUR,
    BASE,
    CREW,
    DAMAGED,
    DIES,
    HIT,
    REPAIR,
    SHIP,
    USED,
)
from hadur.kernel.bits import BIT
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Step, step0

FOLLOWS: Final[list[Step]] = []
"""The step that carries out clauses whose moment has come (`moments.py`)."""


def shown_kind(s: Galaxy, slot: i64) -> i64:
    """The kind of a card in play as everybody may hear it: -1 for a face-down one."""
    return s.kind_at(slot) if s.is_paid(slot) else -1


# -- moments ---------------------------------------------------------------------------------------


def note_moment(s: Galaxy, when: i64, slot: i64, other: i64) -> None:
    """A moment has come for a card itself."""
    kind = s.kind_at(slot)
    if T.moments[kind] & BIT[when] == 0 or not s.text_works(slot):
        return
    for clause in range(T.clause[kind], T.clause[kind + 1]):
        if T.when[clause] == when:
            triggers = append(s.triggers, clause)
            triggers = append(triggers, slot)
            triggers = append(triggers, s.holder(slot))
            s.triggers = append(triggers, other)


def ship_moment(s: Galaxy, when: i64, ship: i64, other: i64) -> None:
    """A moment has come for a ship: for its own text and for those on it (KG-1.17)."""
    if s.options & QUICK_START != 0 or not s.in_play(ship):
        return
    note_moment(s, when, ship, other)
    for slot in s.aboard(ship):
        note_moment(s, when, slot, other)


# -- damage ----------------------------------------------------------------------------------------


def take_damage(s: Galaxy, slot: i64, amount: i64, other: i64) -> i64:
    """Deal damage to a card in play (KG-18.1); what it took is returned. Whoever falls by it does
    so when the effect is over (`after`)."""
    laid = s.laid_as(slot)
    if not s.in_play(slot) or (laid != SHIP and laid != BASE):
        return 0  # KG-S18
    amount = _less_prevented(s, slot, amount)
    if amount <= 0:
        return 0
    if not s.is_paid(slot):
        if amount >= 2:
            s.set_flag(slot, DOOMED)  # KG-S18
        return 0
    s.tell(log.DAMAGED, s.kind_at(slot), amount, s.holder(slot))
    s.table[slot * WIDE + DAMAGE_TAKEN] += amount
    check_armour(s, slot)
    if laid == BASE:
        turn_to(s, slot, DAMAGED)  # KG-10.53
        return amount
    if s.phase == COMBAT:
        s.set_flag(slot, HIT_NOW)  # KG-10.11
    else:
        turn_hit(s, slot)  # KG-10.10
    if not s.flag(slot, DOOMED):
        ship_moment(s, HIT, slot, other)
    return amount


def check_armour(s: Galaxy, slot: i64) -> None:
    """After damage, or an effect that lowers armour: is any left (KG-18.3, KG-18.12)?"""
    if s.table[slot * WIDE + DAMAGE_TAKEN] >= stat(s, slot, ARMOUR):
        s.set_flag(slot, DOOMED)


def weigh_down(s: Galaxy, slot: i64) -> None:
    """A card that lowers the armour of the ship it is on has begun to work (KG-18.3)."""
    host = s.host(slot)
    if host >= 0 and s.works(slot) and T.stat[s.kind_at(slot) * 4 + ARMOUR] < 0:
        check_armour(s, host)


def _less_prevented(s: Galaxy, slot: i64, amount: i64) -> i64:
    for k in range(0, len(s.lasting), LASTING):
        if amount > 0 and s.lasting[k] == L_PREVENT and s.lasting[k + 1] == slot:
            spared = min(amount, s.lasting[k + 2])
            if spared > 0:
                s.tell(log.SPARED, shown_kind(s, slot), spared)
                s.lasting[k + 2] -= spared
                amount -= spared
    return amount


def turn_to(s: Galaxy, slot: i64, state: i64) -> None:
    """Turn a card further, never back (KG-4.20)."""
    if s.table[slot * WIDE + TURNED] < state:
        s.table[slot * WIDE + TURNED] = state
        s.tell(log.TURNED, shown_kind(s, slot), state, s.holder(slot))


def turn_hit(s: Galaxy, slot: i64) -> None:
    """Turn a ship that was hit: damaged, or with repair only used (KG-19.19, KG-S25)."""
    turn_to(s, slot, USED if abilities(s, slot) & REPAIR != 0 else DAMAGED)


def turn_all_hit(s: Galaxy) -> None:
    """KG-15.26, KG-S12: the end of a step in which ships were hit."""
    for slot in range(s.slots()):
        if s.flag(slot, HIT_NOW):
            s.clear_flag(slot, HIT_NOW)
            if s.in_play(slot):
                turn_hit(s, slot)


# -- leaving play ----------------------------------------------------------------------------------


def destroy(s: Galaxy, slot: i64) -> None:
    """KG-18.6: to the Scrap if paid, to the Ruin if not; a ship takes along what is on it."""
    if not s.in_play(slot):
        return
    for other in s.aboard(slot):
        destroy(s, other)  # KG-10.18, KG-10.35
    s.tell(log.DESTROYED, shown_kind(s, slot), s.holder(slot), s.laid_as(slot))
    note_moment(s, DIES, slot, -1)
    put_away(s, slot)


def discard_ship(s: Galaxy, slot: i64) -> None:
    """A ship that is given up was not destroyed (KG-S30)."""
    for other in s.aboard(slot):
        put_away(s, other)
    put_away(s, slot)


def put_away(s: Galaxy, slot: i64) -> None:
    """By payment, to the Scrap or Ruin of its owner (KG-3.11)."""
    card = s.card_at(slot)
    owner = s.owner[card]
    if s.is_paid(slot):
        s.put(card, SCRAP + owner)
        s.reveal(card, s.everybody())
    else:
        s.put(card, RUIN + owner)
        s.reveal(card, BIT[owner])
    vacate(s, slot)


def vacate(s: Galaxy, slot: i64) -> None:
    """The card is no longer in play; markers and effects on it end (KG-18.11). Its row keeps the
    ship it was on, since a sacrificed card may still speak of it."""
    row = slot * WIDE
    host = s.table[row + HOST]
    if host >= 0 and s.table[row + PLACE] != GONE:
        s.table[host * WIDE + LOAD] -= 1
    s.table[row + PLACE] = GONE
    s.table[row + SIDE] = 0
    s.table[row + FLAGS] &= PAID
    forget_lasting(s, slot)
    s.refresh()


def forget_lasting(s: Galaxy, slot: i64) -> None:
    """Drop what lasts on a card that has left."""
    kept = vec[i64]()
    lost = False
    for k in range(0, len(s.lasting), LASTING):
        what = s.lasting[k]
        if s.lasting[k + 1] == slot and what != L_BAR and what != L_PRICE:
            lost = True
            continue
        for n in range(k, k + LASTING):
            kept = append(kept, s.lasting[n])
    if lost:
        s.lasting = kept


def change_holder(s: Galaxy, slot: i64, seat: i64) -> None:
    """KG-S29: cards on a ship follow it, its state stays, it leaves the combat; crew goes to the
    Canteen of its new controller."""
    if s.laid_as(slot) == CREW and s.host(slot) >= 0:
        s.unmount(slot)
        s.table[slot * WIDE + PLACE] = CANTEEN
    s.table[slot * WIDE + HOLDER] = seat
    s.table[slot * WIDE + SIDE] = 0
    s.reveal(s.card_at(slot), BIT[seat])
    for other in s.aboard(slot):
        s.table[other * WIDE + HOLDER] = seat
        s.reveal(s.card_at(other), BIT[seat])
    s.refresh()


# -- after an effect -------------------------------------------------------------------------------


def after(s: Galaxy) -> None:
    """What follows from an effect at once: who falls, and whose moment has come."""
    if s.hush > 0 or s.over:
        return
    settle(s)
    if len(s.triggers) > 0:
        s.push(FOLLOWS[0])


def settle(s: Galaxy) -> None:
    """Destroy what is doomed; where a bonus has merely ended, 1 armour is left (KG-S13)."""
    for row in range(0, len(s.table), WIDE):
        if s.table[row + FLAGS] & DOOMED != 0 and s.table[row + PLACE] != GONE:
            destroy(s, row // WIDE)
    for row in range(0, len(s.table), WIDE):
        taken = s.table[row + DAMAGE_TAKEN]
        if taken > 0 and s.table[row + PLACE] != GONE:
            whole = stat(s, row // WIDE, ARMOUR)
            if taken >= whole:
                s.table[row + DAMAGE_TAKEN] = max(0, whole - 1)


AFTER: Final[Step] = step0(after)
