"""An attack (sections 12 to 14 and 17): declaring it, equipping, paying, dismounting."""

from __future__ import annotations

from typing import Final

from hadur.games.chaos_galaxy import log
from hadur.games.chaos_galaxy.phases.announcing import (
    OWN_ANSWERS_FIRST,
    STEP_WINDOW,
    open_link,
    table,
)
from hadur.games.chaos_galaxy.phases.answering import announce_first
from hadur.games.chaos_galaxy.phases.bombing import BOMBING_STEPS
from hadur.games.chaos_galaxy.phases.card_effects import position_of
from hadur.games.chaos_galaxy.phases.damage import (
    AFTER,
    note_moment,
    put_away,
    settle,
    ship_moment,
    shown_kind,
    turn_all_hit,
    turn_to,
    weigh_down,
)
from hadur.games.chaos_galaxy.phases.effects import carry_out
from hadur.games.chaos_galaxy.phases.firing import FIRING_STEPS
from hadur.games.chaos_galaxy.phases.lasting import expire
from hadur.games.chaos_galaxy.phases.moments import BEGIN
from hadur.games.chaos_galaxy.phases.paying import is_bluff
from hadur.games.chaos_galaxy.phases.sides import broken_off
from hadur.games.chaos_galaxy.phases.ways import pay_moves
from hadur.games.chaos_galaxy.state import (
    ACTION,
    ANSWERED,
    AT_COLONY,
    AT_HEADQUARTERS,
    ATTACKERS,
    BOMBS_NOW,
    CANTEEN,
    CHARGE,
    COMBAT,
    COMMITTED,
    DEFENDERS,
    DISMOUNT,
    EQUIP,
    HANGAR,
    HOLDER,
    MAIN,
    NO_AIM,
    ON_SHIP,
    PAYMENT,
    PLACE,
    QUICK_START,
    SIDE,
    SURFACE,
    WIDE,
    Galaxy,
    galaxy,
)
from hadur.games.chaos_galaxy.tables import T
from hadur.games.chaos_galaxy.values import forbidden, toll
from hadur.games.chaos_galaxy.verbs import (
    ATTACK,
    BOARD,
    COLONY_AIM,
    DONE,
    HQ_AIM,
    SEND,
    SLOT_AIM,
    choice,
    rival_in,
)
from hadur.games.chaos_galaxy.vocabulary import (
    ACTIVE,
    ASSAILED,
    ATTACKS,
    CREW,
    DEFENDS,
    END_OF_COMBAT,
    PAYMENT_END,
    ROCKET,
    USED,
)
from hadur.games.chaos_galaxy.vocabulary import ATTACK as ATTACK_ACT
from hadur.games.chaos_galaxy.vocabulary import DEFEND as DEFEND_ACT
from hadur.kernel.bits import BIT
from hadur.kernel.chain import Announcement, ChainState, number_of, seat_of, target_of
from hadur.kernel.moves import first, pack, second, verb_of
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask, Prompt, State, Step, step0, step1, step2

# -- declaring -------------------------------------------------------------------------------------


def may_attack_now(s: Galaxy, seat: i64) -> bool:
    """Not the starting player in the own first turn (KG-6.16); in a game for more nobody in the
    own first turn (KG-26.9); never without an active ship (KG-S9)."""
    if s.seats > 2:
        if s.begun(seat) == 1:
            return False
    elif s.begun(seat) == 1 and seat == s.starter:
        return False
    return len(eligible(s, seat, ATTACK_ACT)) > 0


def eligible(s: Galaxy, seat: i64, act: i64) -> vec[i64]:
    """The active ships of a seat that may be sent (KG-13.3, KG-13.8)."""
    out = vec[i64]()
    for slot in s.row_of(seat, HANGAR):
        if s.is_active(slot) and s.side(slot) == 0 and not forbidden(s, slot, act):
            out = append(out, slot)
    return out


def attack_moves(s: Galaxy, out: vec[i64], seat: i64) -> vec[i64]:
    """The targets of an attack (KG-12.3): of either neighbour (KG-26.4) the Colony, the
    Headquarters, a crew card or a base."""
    if not may_attack_now(s, seat):
        return out
    for other in s.neighbours(seat):
        if toll(s, other) > s.credits(seat):
            continue
        out = append(out, pack(ATTACK, other, COLONY_AIM))
        out = append(out, pack(ATTACK, other, HQ_AIM))
        if s.options & QUICK_START == 0:
            for slot in s.row_of(other, CANTEEN):
                out = append(out, pack(ATTACK, other, SLOT_AIM + slot))
            for slot in s.row_of(other, SURFACE):
                out = append(out, pack(ATTACK, other, SLOT_AIM + slot))
    return out


class Attack(Announcement):
    """KG-12.2: the target is named; the window after it still belongs to the main phase
    (KG-12.9). The target is the aim."""

    def pay(self, s: ChainState, at: i64) -> None:
        g = table(s)
        defender = rival_in(number_of(s, at))
        g.earn(seat_of(s, at), -toll(g, defender))  # KG-12.6
        aim = target_of(s, at)
        position = position_of(g, aim) if aim >= 0 else 0
        what = g.laid_as(aim) if aim >= 0 else aim
        g.tell(log.ATTACK, seat_of(s, at), defender, what, position)

    def resolve(self, s: ChainState, at: i64) -> None:
        """Nothing yet: the combat comes when the chain is over (`declare`)."""


ATTACK_LINK: Final = Attack("attack")
OWN_ANSWERS_FIRST.append(ATTACK_LINK)


def declare(s: Galaxy, seat: i64, move: i64) -> None:
    code = second(move)
    aim = code - SLOT_AIM
    if code == COLONY_AIM:
        aim = AT_COLONY
    elif code == HQ_AIM:
        aim = AT_HEADQUARTERS
    s.push(COMBAT_STEP, first(move), aim)
    open_link(s, ATTACK_LINK, seat, -1, aim, ACTION | choice(0, first(move), 0))


def combat(s: Galaxy, defender: i64, aim: i64) -> None:
    """The five steps (KG-12.10); none if no ship is left to attack with (KG-S9)."""
    if s.is_out(defender) or s.is_out(s.turn) or len(eligible(s, s.turn, ATTACK_ACT)) == 0:
        return
    s.phase = COMBAT
    s.step = EQUIP
    s.attacker = s.turn
    s.defender = defender
    s.aim = aim
    s.then([EQUIP_STEP, PAYMENT_STEP, FIRING_STEPS, BOMBING_STEPS, DISMOUNT_STEP, END_COMBAT])


COMBAT_STEP: Final[Step] = step2(combat)


# -- step 1: equip ---------------------------------------------------------------------------------


def equip(s: Galaxy) -> None:
    """Section 13: attackers, their crew, defenders, their crew."""
    s.then(
        [SEND_ATTACKERS, BOARD_ATTACKERS, ATTACKS_MOMENT, SEND_DEFENDERS, BOARD_DEFENDERS,
         DEFENDS_MOMENT, STEP_WINDOW]
    )  # fmt: skip


def side_seat(s: Galaxy, side: i64) -> i64:
    return s.attacker if side == ATTACKERS else s.defender


def side_size(s: Galaxy, side: i64) -> i64:
    found: i64 = 0
    for slot in range(s.slots()):
        if s.side(slot) == side and s.is_ship(slot):
            found += 1
    return found


class SendPrompt(Prompt):
    """Which ships attack (KG-13.1), which defend (KG-13.6)? One after the other."""

    def moves(self, s: State, ask: Ask) -> vec[i64]:
        g = galaxy(s)
        out = vec[i64]()
        for slot in eligible(g, ask.seat, ATTACK_ACT if ask.a == ATTACKERS else DEFEND_ACT):
            out = append(out, pack(SEND, slot))
        if ask.a == DEFENDERS or side_size(g, ATTACKERS) > 0 or len(out) == 0:
            out = append(out, pack(DONE))
        return out

    def play(self, s: State, ask: Ask, move: i64) -> None:
        g = galaxy(s)
        if verb_of(move) == SEND:
            g.table[first(move) * WIDE + SIDE] = ask.a
            s.ask(self, ask.seat, 0, ask.a)
        else:
            told = log.ATTACKERS if ask.a == ATTACKERS else log.DEFENDERS
            g.tell(told, ask.seat, side_size(g, ask.a))


def send_attackers(s: Galaxy) -> None:
    if not broken_off(s):
        s.ask(SEND_ATTACKERS_PROMPT, s.attacker, 0, ATTACKERS)


def send_defenders(s: Galaxy) -> None:
    if not broken_off(s):
        s.ask(SEND_DEFENDERS_PROMPT, s.defender, 0, DEFENDERS)


class BoardPrompt(Prompt):
    """Which upright crew goes onto which ship (KG-13.4, KG-13.9)? Unpaid crew and bluffs may
    (KG-4.9, KG-S15)."""

    def rule_of(self, s: State, ask: Ask) -> str:
        return "KG-13.4" if ask.a == ATTACKERS else "KG-13.9"

    def moves(self, s: State, ask: Ask) -> vec[i64]:
        g = galaxy(s)
        out = vec[i64]()
        for crew in g.row_of(ask.seat, CANTEEN):
            if g.turned(crew) != ACTIVE:
                continue
            for ship in g.row_of(ask.seat, HANGAR):
                if g.side(ship) == ask.a and g.has_room(ship):
                    out = append(out, pack(BOARD, crew, ship))
        return append(out, pack(DONE))

    def play(self, s: State, ask: Ask, move: i64) -> None:
        g = galaxy(s)
        if verb_of(move) == DONE:
            return
        g.mount(first(move), second(move))
        g.refresh()
        g.tell(log.BOARDED, ask.seat, shown_kind(g, first(move)), g.kind_at(second(move)))
        weigh_down(g, first(move))
        settle(g)
        s.ask(self, ask.seat, 0, ask.a)


def board_attackers(s: Galaxy) -> None:
    if s.options & QUICK_START == 0 and not broken_off(s):
        s.ask(BOARD_PROMPT, s.attacker, 0, ATTACKERS)


def board_defenders(s: Galaxy) -> None:
    if s.options & QUICK_START == 0 and side_size(s, DEFENDERS) > 0 and not broken_off(s):
        s.ask(BOARD_PROMPT, s.defender, 0, DEFENDERS)


def attacks_moment(s: Galaxy) -> None:
    """`attacks`, then `assailed` of the defender's cards."""
    if broken_off(s):
        return
    s.push(ASSAILED_MOMENT)
    s.push(AFTER)
    for slot in s.row_of(s.attacker, HANGAR):
        if s.side(slot) == ATTACKERS:
            ship_moment(s, ATTACKS, slot, -1)


def assailed_moment(s: Galaxy) -> None:
    if broken_off(s):
        return
    s.push(AFTER)
    for slot in range(s.slots()):
        if s.table[slot * WIDE + HOLDER] == s.defender and s.in_play(slot):
            note_moment(s, ASSAILED, slot, -1)


def defends_moment(s: Galaxy) -> None:
    if broken_off(s):
        return
    s.push(AFTER)
    for slot in s.row_of(s.defender, HANGAR):
        if s.side(slot) == DEFENDERS:
            ship_moment(s, DEFENDS, slot, -1)


SEND_ATTACKERS_PROMPT: Final = SendPrompt("attackers", "KG-13.1", True)
SEND_DEFENDERS_PROMPT: Final = SendPrompt("defenders", "KG-13.6", True)
BOARD_PROMPT: Final = BoardPrompt("board", "KG-13.4", True)
EQUIP_STEP: Final[Step] = step0(equip)
SEND_ATTACKERS: Final[Step] = step0(send_attackers)
SEND_DEFENDERS: Final[Step] = step0(send_defenders)
BOARD_ATTACKERS: Final[Step] = step0(board_attackers)
BOARD_DEFENDERS: Final[Step] = step0(board_defenders)
ATTACKS_MOMENT: Final[Step] = step0(attacks_moment)
ASSAILED_MOMENT: Final[Step] = step0(assailed_moment)
DEFENDS_MOMENT: Final[Step] = step0(defends_moment)


# -- step 2: payment -------------------------------------------------------------------------------


def payment(s: Galaxy) -> None:
    """Section 14: the attacker pays everything, then the defender (KG-14.5), then what happens at
    the end of the step."""
    s.step = PAYMENT
    if s.options & QUICK_START == 0:
        s.push(STEP_WINDOW)
        s.push(PAYMENT_ENDS)
        s.push(PAY_STEP, DEFENDERS)
        s.push(PAY_STEP, ATTACKERS)


def unpaid_aboard(s: Galaxy, side: i64) -> vec[i64]:
    """The face-down cards on ships of a side."""
    out = vec[i64]()
    for slot in range(s.slots()):
        if s.place(slot) == ON_SHIP and not s.is_paid(slot) and s.side(s.host(slot)) == side:
            out = append(out, slot)
    return out


class PayPrompt(Prompt):
    """Which cards on your ships in this combat do you pay (KG-14.1, KG-14.3)?"""

    def rule_of(self, s: State, ask: Ask) -> str:
        return "KG-14.1" if ask.a == ATTACKERS else "KG-14.3"

    def moves(self, s: State, ask: Ask) -> vec[i64]:
        g = galaxy(s)
        out = vec[i64]()
        for slot in unpaid_aboard(g, ask.a):
            if not is_bluff(g, slot):
                out = pay_moves(g, out, ask.seat, slot)
        return append(out, pack(DONE))

    def play(self, s: State, ask: Ask, move: i64) -> None:
        if verb_of(move) != DONE:
            s.push(PAY_STEP, ask.a)
            announce_first(galaxy(s), ask.seat, move, 0)


def pay_step(s: Galaxy, side: i64) -> None:
    if len(unpaid_aboard(s, side)) > 0 and not broken_off(s):
        s.ask(PAY_PROMPT, side_seat(s, side), 0, side)


def payment_ends(s: Galaxy) -> None:
    """KG-14.7: all choices first, the attacker's, then the defender's (KG-S37); then everything at
    the same moment."""
    s.charges = vec[i64]()
    if broken_off(s):
        return
    s.push(DISCHARGE)
    for side in (DEFENDERS, ATTACKERS):
        slot = s.slots() - 1
        while slot >= 0:
            if s.place(slot) == ON_SHIP and s.side(s.host(slot)) == side and s.text_works(slot):
                _charge(s, slot)
            slot -= 1


def _charge(s: Galaxy, slot: i64) -> None:
    kind = s.kind_at(slot)
    if T.moments[kind] & BIT[PAYMENT_END] == 0:
        return
    for clause in range(T.clause[kind], T.clause[kind + 1]):
        if T.when[clause] == PAYMENT_END:
            s.push(BEGIN, clause, slot, s.holder(slot), -1)


def discharge(s: Galaxy) -> None:
    """Everything happens at once, also from ships that die of it."""
    if broken_off(s):
        s.charges = vec[i64]()
        return
    s.hush += 1
    s.push(UNHUSH)
    for k in range(0, len(s.charges), CHARGE):
        slot = s.charges[k + 1]
        s.tell(log.TRIGGERED, s.holder(slot), s.kind_at(slot))
        carry_out(
            s, s.charges[k], s.holder(slot), slot, s.charges[k + 2], -1, s.charges[k + 4],
            s.charges[k + 3],
        )  # fmt: skip
    s.charges = vec[i64]()


def unhush(s: Galaxy) -> None:
    s.hush -= 1
    s.push(AFTER)


PAY_PROMPT: Final = PayPrompt("pay", "KG-14.1", False)
PAYMENT_STEP: Final[Step] = step0(payment)
PAY_STEP: Final[Step] = step1(pay_step)
PAYMENT_ENDS: Final[Step] = step0(payment_ends)
DISCHARGE: Final[Step] = step0(discharge)
UNHUSH: Final[Step] = step0(unhush)


# -- step 5: dismount ------------------------------------------------------------------------------


def dismount(s: Galaxy) -> None:
    """Section 17: all crew back to the Canteen, used if its ship is turned; paid rockets go. Ships
    hit in the last window of the bombing step turn before that (KG-S12)."""
    turn_all_hit(s)
    s.step = DISMOUNT
    for slot in range(s.slots()):
        if s.place(slot) != ON_SHIP:
            continue
        if s.laid_as(slot) == CREW:
            turned = s.turned(s.host(slot)) != ACTIVE
            s.unmount(slot)
            s.table[slot * WIDE + PLACE] = CANTEEN
            if turned:
                turn_to(s, slot, USED)  # KG-17.1
        elif s.is_paid(slot) and T.subtype[s.kind_at(slot)] == ROCKET:
            put_away(s, slot)  # KG-17.6
    s.refresh()
    s.tell(log.DISMOUNTED, s.turn)
    settle(s)
    s.push(STEP_WINDOW)


def end_combat(s: Galaxy) -> None:
    """KG-17.7: the main phase goes on."""
    turn_all_hit(s)
    for slot in range(s.slots()):
        s.table[slot * WIDE + SIDE] = 0
        s.clear_flag(slot, COMMITTED | BOMBS_NOW | ANSWERED)
    expire(s, END_OF_COMBAT, -1)
    s.phase = MAIN
    s.step = 0
    s.attacker = -1
    s.defender = -1
    s.aim = NO_AIM
    s.tell(log.COMBAT_OVER)


DISMOUNT_STEP: Final[Step] = step0(dismount)
END_COMBAT: Final[Step] = step0(end_combat)
