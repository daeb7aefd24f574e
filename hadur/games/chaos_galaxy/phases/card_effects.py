"""What effects do to cards in play."""

from __future__ import annotations

from typing import Final

from hadur.games.chaos_galaxy import log
from hadur.games.chaos_galaxy.phases.damage import (
    change_holder,
    check_armour,
    put_away,
    shown_kind,
    take_damage,
    turn_to,
    vacate,
)
from hadur.games.chaos_galaxy.phases.paying import is_bluff, settle_free
from hadur.games.chaos_galaxy.state import (
    ATTACKERS,
    COMBAT,
    COMMITTED,
    D_RIVAL,
    D_SEAT,
    D_SOURCE,
    D_X,
    DAMAGE_TAKEN,
    DEED,
    DEFENDERS,
    DOOMED,
    HAND,
    HANGAR,
    HELD,
    L_FORBID,
    L_GRANT,
    L_PREVENT,
    L_SEIZED,
    L_STAT,
    L_STRIP,
    MARKERS,
    MARKS,
    SIDE,
    TURNED,
    WIDE,
    Galaxy,
    galaxy,
)
from hadur.games.chaos_galaxy.tables import T
from hadur.games.chaos_galaxy.values import amount
from hadur.games.chaos_galaxy.verbs import CHOOSE
from hadur.games.chaos_galaxy.vocabulary import (
    ACTIVE,
    ADD,
    ARMOUR,
    BASE,
    CREW,
    DAMAGE,
    DESTROY,
    DEVELOP,
    END_OF_COMBAT,
    END_OF_TURN,
    FORBID,
    GRANT,
    HOLD,
    JOIN,
    LEAVES,
    LOOK,
    MARK,
    MOVE,
    OPPONENT,
    PREVENT,
    READY,
    REDIRECT,
    RESTORE,
    RETURN,
    SEIZE,
    SETTLE,
    SHIP,
    STRIP,
    TURN,
    UNMASK,
    WEAPON,
    WITHDRAW,
)
from hadur.kernel.bits import BIT
from hadur.kernel.moves import first, pack
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask, Prompt, State


def do_to_card(s: Galaxy, deed: i64, effect: i64, slot: i64) -> None:
    row = deed * DEED
    do = T.do[effect]
    seat = s.deeds[row + D_SEAT]
    n = amount(s, effect, seat, s.deeds[row + D_SOURCE], s.deeds[row + D_X])
    if do == ADD:
        _add(s, slot, effect, n, seat)
    elif do == GRANT:
        s.last(L_GRANT, slot, T.what[effect], until(s, effect), seat, 0)
    elif do == STRIP:
        s.last(L_STRIP, slot, 0, until(s, effect), seat, 0)
    elif do == DAMAGE:
        take_damage(s, slot, n, -1)
    elif do == DESTROY:
        s.set_flag(slot, DOOMED)
    elif do == RESTORE:
        taken = s.table[slot * WIDE + DAMAGE_TAKEN]
        s.table[slot * WIDE + DAMAGE_TAKEN] = max(0, taken - n)
    elif do == PREVENT:
        s.last(L_PREVENT, slot, n, until(s, effect), seat, 0)
    elif do == TURN:
        turn_to(s, slot, T.what[effect])
    elif do == READY:
        s.table[slot * WIDE + TURNED] = max(ACTIVE, s.turned(slot) - n)
    elif do == HOLD:
        s.set_flag(slot, HELD)
        s.tell(log.STUCK, shown_kind(s, slot), s.holder(slot))
    elif do == LOOK:
        look_at(s, seat, slot)
    elif do == UNMASK:
        _unmask(s, slot)
    elif do == RETURN:
        _return(s, slot)
    elif do == DEVELOP:
        _develop(s, slot, n)
    elif do == SETTLE:
        settle_free(s, slot, seat)
    elif do == FORBID:
        s.last(L_FORBID, slot, T.what[effect], until(s, effect), seat, 0)
    elif do == WITHDRAW:
        s.table[slot * WIDE + SIDE] = 0
        s.tell(log.LEFT_COMBAT, s.kind_at(slot), s.holder(slot))
    elif do == JOIN:
        _join(s, slot)
    elif do == REDIRECT:
        _redirect(s, slot)
    elif do == SEIZE:
        _seize(s, deed, effect, slot)
    elif do == MOVE:
        if len(ships_for(s, slot)) > 0:
            s.ask(SHIP_PROMPT, seat, 0, slot)
    elif do == MARK:
        s.table[slot * WIDE + MARKS] = max(0, s.table[slot * WIDE + MARKS] + n)
        s.tell(log.MARKED, shown_kind(s, slot), s.table[slot * WIDE + MARKS])


def until(s: Galaxy, effect: i64) -> i64:
    """Outside a combat, "until the end of the combat" is the end of the turn."""
    end = T.until[effect]
    return END_OF_TURN if end == END_OF_COMBAT and s.phase != COMBAT else end


def _add(s: Galaxy, slot: i64, effect: i64, n: i64, seat: i64) -> None:
    which = T.what[effect]
    s.last(L_STAT + which, slot, n, until(s, effect), seat, effect + 1)
    if which == ARMOUR and n < 0 and s.is_paid(slot):
        check_armour(s, slot)  # KG-S13


def look_at(s: Galaxy, seat: i64, slot: i64) -> None:
    """One look at a face-down card (KG-5.11, KG-S28): told once, kept nowhere."""
    if s.is_paid(slot):
        return
    s.tell(log.LOOKED, seat, s.holder(slot), 1)
    s.tell(log.LOOKED_AT, seat, s.kind_at(slot), s.holder(slot), 0, BIT[seat])
    s.learned |= BIT[seat]


def look_at_hand(s: Galaxy, seat: i64, rival: i64) -> None:
    if rival < 0:
        return
    s.tell(log.LOOKED, seat, rival, s.size[HAND + rival])
    for k in range(s.size[HAND + rival]):
        s.tell(log.LOOKED_AT, seat, s.kind[s.card_in(HAND + rival, k)], rival, 0, BIT[seat])
    s.learned |= BIT[seat]


def _unmask(s: Galaxy, slot: i64) -> None:
    """All see it once; a bluff is destroyed."""
    if s.is_paid(slot):
        return
    s.tell(log.UNMASKED, s.kind_at(slot), s.holder(slot))
    s.learned |= s.everybody()
    if is_bluff(s, slot):
        s.set_flag(slot, DOOMED)


def _return(s: Galaxy, slot: i64) -> None:
    """To its owner's hand; what is on a ship goes by payment (KG-S30)."""
    for other in s.aboard(slot):
        put_away(s, other)
    card = s.card_at(slot)
    s.tell(log.RETURNED, s.owner[card], shown_kind(s, slot))
    s.put(card, HAND + s.owner[card])
    s.reveal(card, BIT[s.owner[card]])
    vacate(s, slot)


def _develop(s: Galaxy, slot: i64, n: i64) -> None:
    if s.laid_as(slot) != BASE:
        return
    s.table[slot * WIDE + MARKERS] = max(0, s.markers(slot) + n)
    s.tell(log.DEVELOPED, s.holder(slot), position_of(s, slot), s.markers(slot))


def position_of(s: Galaxy, slot: i64) -> i64:
    """The place of a card in its row, from 1."""
    at: i64 = 1
    for other in s.row_of(s.holder(slot), s.place(slot)):
        if other == slot:
            break
        at += 1
    return at


def _join(s: Galaxy, slot: i64) -> None:
    seat = s.holder(slot)
    if s.phase != COMBAT or s.side(slot) != 0:
        return
    if seat == s.attacker:
        s.table[slot * WIDE + SIDE] = ATTACKERS
    elif seat == s.defender:
        s.table[slot * WIDE + SIDE] = DEFENDERS
    s.tell(log.JOINED, s.kind_at(slot), seat)


def _redirect(s: Galaxy, slot: i64) -> None:
    """The shot that is announced has a new aim; the old one's return fire lapses."""
    if s.shooter >= 0 and may_take_shot(s, slot):
        s.clear_flag(s.aimed, COMMITTED)
        s.aimed = slot
        s.returns = 0
        s.tell(log.REDIRECTED, s.kind_at(slot), s.holder(slot))


def may_take_shot(s: Galaxy, slot: i64) -> bool:
    return (
        s.shooter >= 0
        and s.aimed >= 0
        and s.side(slot) != 0
        and slot != s.shooter
        and slot != s.aimed
    )


def _seize(s: Galaxy, deed: i64, effect: i64, slot: i64) -> None:
    if s.laid_as(slot) != SHIP and s.laid_as(slot) != CREW:
        return
    seat = s.deeds[deed * DEED + D_SEAT]
    new = s.deeds[deed * DEED + D_RIVAL] if T.what[effect] == OPPONENT else seat
    if new < 0 or new == s.holder(slot):
        return
    old = s.holder(slot)
    change_holder(s, slot, new)
    s.tell(log.SEIZED, shown_kind(s, slot), new)
    if T.until[effect] != LEAVES:
        s.last(L_SEIZED, slot, old, until(s, effect), seat, 0)


def ships_for(s: Galaxy, slot: i64) -> vec[i64]:
    """The other own ships a weapon can be moved to; none that fights, in a combat."""
    out = vec[i64]()
    if s.laid_as(slot) != WEAPON or s.host(slot) < 0:
        return out
    if s.phase == COMBAT and s.side(s.host(slot)) != 0:
        return out
    for ship in s.row_of(s.holder(slot), HANGAR):
        if ship != s.host(slot) and s.has_room(ship):
            if s.phase != COMBAT or s.side(ship) == 0:
                out = append(out, ship)
    return out


class ShipPrompt(Prompt):
    """Onto which of your ships does the weapon go?"""

    def moves(self, s: State, ask: Ask) -> vec[i64]:
        out = vec[i64]()
        for ship in ships_for(galaxy(s), ask.a):
            out = append(out, pack(CHOOSE, ship))
        return out

    def play(self, s: State, ask: Ask, move: i64) -> None:
        g = galaxy(s)
        g.mount(ask.a, first(move))
        g.tell(log.MOVED, shown_kind(g, ask.a), g.kind_at(first(move)))
        g.refresh()


SHIP_PROMPT: Final = ShipPrompt("which-ship", "KG-25.2", True)
