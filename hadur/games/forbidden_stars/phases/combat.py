"""Combat (section 14): preparation, three execution rounds, resolution."""

from __future__ import annotations

from typing import Final

from hadur.games.forbidden_stars import log
from hadur.games.forbidden_stars.abilities.event import (
    W_DAMAGE_ENDS,
    W_DAMAGE_STARTS,
    offer_scheme,
)
from hadur.games.forbidden_stars.abilities.paragraph import RESOLVE_CARD
from hadur.games.forbidden_stars.abilities.upgrade import ORDER_UPGRADES, ready
from hadur.games.forbidden_stars.components.sheets import ADVANCE as ADVANCE_ORDER
from hadur.games.forbidden_stars.components.sheets import (
    BASTION_COMBAT,
    BASTION_MORALE,
    COMBAT,
    REINFORCEMENT,
    TOKEN,
)
from hadur.games.forbidden_stars.components.sheets import (
    MORALE as UNIT_MORALE,
)
from hadur.games.forbidden_stars.phases.damage import SUFFER
from hadur.games.forbidden_stars.phases.pool import (
    attack_value,
    card_icons,
    defence_value,
    gain_dice,
    roll_dice,
)
from hadur.games.forbidden_stars.phases.retreat import ALL, RETREAT, remove_tokens
from hadur.games.forbidden_stars.phases.ways import system_of
from hadur.games.forbidden_stars.prompts import Question, finish
from hadur.games.forbidden_stars.state import (
    ASSET,
    ATTACKER,
    BY_ADVANCE,
    CARDS,
    CHOSEN,
    COMBAT_DECK,
    COMBAT_KIND,
    CONTROL,
    DEFENDER,
    EXECUTION,
    F_AREA,
    F_DAMAGE,
    F_DICE,
    F_FLAGS,
    F_LENT,
    F_MIRROR,
    F_NEXT,
    F_ORIGINS,
    F_PLAYER,
    F_ROUND,
    F_SAFE,
    F_SEAT,
    F_SIDE,
    F_STAGE,
    F_STEPS,
    F_SYSTEM,
    F_TOKENS,
    F_WOUND,
    FIGHT,
    FOUGHT,
    HAND,
    MORALE,
    MORALE_AT_START,
    NO_COMBAT,
    PLAYED,
    PREPARATION,
    RESOLUTION,
    War,
    count,
    units,
    unrouted,
)
from hadur.games.forbidden_stars.verbs import CARD, COMMIT, NO
from hadur.kernel.bits import BIT
from hadur.kernel.moves import first, pack, verb_of
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask, Step, step0, step1, step2

ROUNDS: Final = 3
DRAW: Final = 5


def fight_over(s: War, area: i64, attacker: i64) -> None:
    """A combat in a contested area (FS-14.1); nothing if it is not contested any more. Where its
    attackers came from is noted in the columns of the fight already."""
    defender = _defender(s, area, attacker)
    if defender < 0:
        return
    s.flags |= FOUGHT
    origins = s.fight[F_ORIGINS]
    system = s.fight[F_SYSTEM]
    for k in range(FIGHT):
        s.fight[k] = 0
    s.fight[F_ORIGINS] = origins
    s.fight[F_SYSTEM] = system
    s.fight[F_AREA] = area
    s.fight[F_STAGE] = PREPARATION
    s.fight[F_NEXT] = -1
    s.set_side(ATTACKER, F_SEAT, attacker)
    s.set_side(DEFENDER, F_SEAT, defender)
    s.tell(log.COMBAT, attacker, defender, area)
    if unrouted(s.force(DEFENDER)) == 0 and not s.has_bastion(DEFENDER):
        # FS-14.6, FS-27.8: nobody can fight back.
        s.push(RESET)
        s.push(CAPTURE_STRUCTURES, ATTACKER)
        s.push(RETREAT, DEFENDER, ALL)
        s.push(BEFORE_COMBAT)
        return
    s.push(RESET)
    s.push(NEXT_ROUND)
    s.push(REINFORCE, DEFENDER)
    s.push(REINFORCE, ATTACKER)
    s.push(PREPARE)
    s.push(BEFORE_COMBAT)


def _defender(s: War, area: i64, attacker: i64) -> i64:
    """The other player there, or -1 if one of the two is not (FS-14.3)."""
    if s.army_of(attacker, area) == 0:
        return -1
    for seat in range(s.seats):
        if seat != attacker and (s.army_of(seat, area) != 0 or s.builder(area) == seat):
            return seat
    return -1


# -- step 1: preparation ---------------------------------------------------------------------------


def before_combat(s: War) -> None:
    """What an upgrade has to add to a combat that an Advance Order starts."""
    seat = s.fighter(ATTACKER)
    number = ready(s, seat, ADVANCE_ORDER)
    if number >= 0 and s.flags & BY_ADVANCE != 0:
        ORDER_UPGRADES[number].before_combat(s, seat)


def prepare(s: War) -> None:
    """1a and 1b: dice for the unrouted and a bastion (FS-14.10, FS-14.11), five cards each."""
    for side in range(2):
        if s.flags & MORALE_AT_START != 0 and s.fighter(side) == s.turn and side == ATTACKER:
            gain_dice(s, side, MORALE, 1)
        dice = combat_value(s, side)
        roll_dice(s, side, dice)
        s.tell(log.ROLLED, s.fighter(side), s.dice(side, 0), s.dice(side, 1), s.dice(side, MORALE))
    for side in range(2):
        draw_cards(s, side, DRAW)


def combat_value(s: War, side: i64) -> i64:
    """The dice a side rolls at the start."""
    word = s.force(side)
    dice: i64 = BASTION_COMBAT if s.has_bastion(side) else 0
    for type in range(7):
        dice += count(word, type, 0) * COMBAT[s.facts(s.fighter(side), type, s.fight[F_AREA])]
    return dice


def draw_cards(s: War, side: i64, wanted: i64) -> None:
    """FS-14.13, FS-27.20: what the deck has not got is not drawn."""
    seat = s.fighter(side)
    deck = s.pile_of(seat, COMBAT_DECK)
    drawn: i64 = 0
    while drawn < wanted and s.size[deck] > 0:
        card = s.top(deck)
        s.put(card, s.pile_of(seat, HAND))
        s.reveal(card, BIT[seat])
        s.tell(log.DREW_CARD, seat, s.kind[card], 0, 0, BIT[seat])
        drawn += 1
    s.tell(log.DREW, seat, drawn)


def reinforce(s: War, side: i64) -> None:
    """1c: reinforcement tokens, at most one for each plastic unit (FS-14.14 to FS-14.16)."""
    seat = s.fighter(side)
    most = units(s.force(side))
    if s.has(seat, ASSET + REINFORCEMENT) < most:
        most = s.has(seat, ASSET + REINFORCEMENT)
    if most > 0:
        s.ask(REINFORCING, seat, most, side)


class Reinforcing(Question):
    """How many reinforcement tokens?"""

    def answers(self, s: War, ask: Ask) -> vec[i64]:
        out = vec[i64]()
        n = ask.options
        while n >= 0:
            out = append(out, pack(COMMIT, n))
            n -= 1
        return out

    def answered(self, s: War, ask: Ask, move: i64) -> None:
        many = first(move)
        if many > 0:
            s.give(ask.seat, ASSET + REINFORCEMENT, -many)
            s.add_unit(ask.seat, s.fight[F_AREA], TOKEN, 0, many)
        s.tell(log.COMMITTED, ask.seat, many)


def free_token(s: War, side: i64) -> None:
    """FS-14.23: a free reinforcement token from the supply, if there is one."""
    if s.bank[3 + REINFORCEMENT] > 0:
        s.bank[3 + REINFORCEMENT] -= 1
        s.add_unit(s.fighter(side), s.fight[F_AREA], TOKEN)
        s.tell(log.PLACED, s.fighter(side), TOKEN, s.fight[F_AREA])


# -- step 2: execution -----------------------------------------------------------------------------


def stands(s: War, side: i64) -> bool:
    """Whether a side has a unit or bastion left in the area."""
    return s.force(side) != 0 or s.has_bastion(side)


def next_round(s: War) -> None:
    """FS-14.24: three execution rounds, unless only one side (or none) is left (FS-14.32)."""
    s.fight[F_STAGE] = EXECUTION
    attacker = stands(s, ATTACKER)
    defender = stands(s, DEFENDER)
    if not attacker and not defender:
        s.tell(log.WON, -1, s.fight[F_AREA])
        return
    if not attacker or not defender:
        s.push(CAPTURE_STRUCTURES, ATTACKER if attacker else DEFENDER)
        return
    if s.fight[F_ROUND] == ROUNDS:
        s.push(DETERMINE_WINNER)
        return
    s.fight[F_ROUND] += 1
    s.fight[F_STEPS] = 1
    s.tell(log.EXECUTION, s.fight[F_ROUND])
    s.push(NEXT_ROUND)
    s.push(END_ROUND)
    s.push(ASSESS)
    s.push(REVEAL_CARD, DEFENDER)
    s.push(REVEAL_CARD, ATTACKER)
    asks: list[Ask] = []
    for side in range(2):
        seat = s.fighter(side)
        if s.size[s.pile_of(seat, HAND)] > 0:
            asks.append(Ask(CHOOSE_CARD, seat))
    if asks:
        s.ask_all(asks)


class ChooseCard(Question):
    """2a: one card from hand, facedown; both at once (FS-14.25, FS-4.6)."""

    def answers(self, s: War, ask: Ask) -> vec[i64]:
        return hand_answers(s, ask.seat)

    def answered(self, s: War, ask: Ask, move: i64) -> None:
        if verb_of(move) == CARD:
            card = s.find(s.pile_of(ask.seat, HAND), first(move) + COMBAT_KIND)
            s.put(card, s.pile_of(ask.seat, CHOSEN))


def hand_answers(s: War, seat: i64) -> vec[i64]:
    """The cards of a hand, copies once."""
    out = vec[i64]()
    hand = s.pile_of(seat, HAND)
    seen: i64 = 0
    for k in range(s.size[hand]):
        kind = s.kind[s.card_in(hand, k)] - COMBAT_KIND
        if seen & BIT[kind] == 0:
            seen |= BIT[kind]
            out = append(out, pack(CARD, kind))
    return finish(out, False, NO)


def reveal_card(s: War, side: i64) -> None:
    """2b: the chosen card is shown and resolved (FS-14.26)."""
    seat = s.fighter(side)
    card = s.top(s.pile_of(seat, CHOSEN))
    if card < 0 or (not stands(s, ATTACKER) and not stands(s, DEFENDER)):
        return
    s.put(card, s.pile_of(seat, PLAYED))
    s.reveal(card, s.all_seats())
    s.tell(log.CARD, seat, s.kind[card] - COMBAT_KIND)
    s.push(RESOLVE_CARD, side, s.kind[card] - COMBAT_KIND)


def assess(s: War) -> None:
    """2c: an assess damage step with what comes at its start and at its end; a card may add
    another one to the round (FS-26.1)."""
    if s.fight[F_STEPS] == 0 or (not stands(s, ATTACKER) and not stands(s, DEFENDER)):
        return
    s.fight[F_STEPS] -= 1
    s.push(ASSESS)
    s.push(OFFER_AT_DAMAGE, DEFENDER, W_DAMAGE_ENDS)
    s.push(OFFER_AT_DAMAGE, ATTACKER, W_DAMAGE_ENDS)
    s.push(ASSESS_DAMAGE)
    s.push(OFFER_AT_DAMAGE, DEFENDER, W_DAMAGE_STARTS)
    s.push(OFFER_AT_DAMAGE, ATTACKER, W_DAMAGE_STARTS)


def offer_at_damage(s: War, side: i64, window: i64) -> None:
    """FS-6.9; but with nobody left the combat is over at once (FS-27.18)."""
    if stands(s, ATTACKER) or stands(s, DEFENDER):
        offer_scheme(s, s.fighter(side), window)


def assess_damage(s: War) -> None:
    """FS-14.27 to FS-14.31: both values are fixed, then the attacker suffers first."""
    for side in range(2):
        damage = attack_value(s, 1 - side) - defence_value(s, side)
        s.set_side(side, F_DAMAGE, damage if damage > 0 else 0)
    for side in range(2):
        s.tell(
            log.VALUES, s.fighter(side), attack_value(s, side), defence_value(s, side),
            s.side(side, F_DAMAGE),
        )  # fmt: skip
    s.push(SUFFER, DEFENDER)
    s.push(SUFFER, ATTACKER)


def end_round(s: War) -> None:
    """FS-14.34: combat tokens go back; what lasts for the round is over."""
    s.fight[F_SAFE] = 0
    s.fight[F_STEPS] = 0
    for side in range(2):
        base = F_PLAYER + side * F_SIDE
        s.fight[base + F_TOKENS] = 0
        s.fight[base + F_TOKENS + 1] = 0
        s.fight[base + F_FLAGS] = 0
        s.fight[base + F_LENT] = 0
        s.fight[base + F_DAMAGE] = 0
        s.fight[base + F_WOUND] = 0


# -- step 3: resolution ----------------------------------------------------------------------------


def morale_value(s: War, side: i64) -> i64:
    """FS-14.37, FS-14.40."""
    word = s.force(side)
    total = s.dice(side, MORALE) + card_icons(s, side, MORALE)
    if s.has_bastion(side):
        total += BASTION_MORALE
    for type in range(7):
        value = UNIT_MORALE[s.facts(s.fighter(side), type, s.fight[F_AREA])]
        total += count(word, type, 0) * value
    return total


def determine_winner(s: War) -> None:
    """3a: the higher morale wins, the defender if it is equal (FS-14.38, FS-14.39)."""
    s.fight[F_STAGE] = RESOLUTION
    attack = morale_value(s, ATTACKER)
    defence = morale_value(s, DEFENDER)
    s.tell(log.MORALE, s.fighter(ATTACKER), attack)
    s.tell(log.MORALE, s.fighter(DEFENDER), defence)
    winner: i64 = ATTACKER if attack > defence else DEFENDER
    s.push(CAPTURE_STRUCTURES, winner)
    s.push(RETREAT, 1 - winner, ALL)


def capture_structures(s: War, winner: i64) -> None:
    """3b: the attacker takes over every structure there (FS-14.41, FS-23.6)."""
    area = s.fight[F_AREA]
    seat = s.fighter(winner)
    s.tell(log.WON, seat, area)
    if winner != ATTACKER or s.builder(area) < 0:
        return
    old = s.builder(area)
    found = s.structures(area)
    for structure in range(3):
        if found & BIT[structure] != 0:
            s.raze(area, structure)
    for structure in range(3):
        if found & BIT[structure] == 0:
            continue
        if s.has(seat, CONTROL) > 0:
            s.build(seat, area, structure)
            s.tell(log.CAPTURED, seat, structure, area)
        else:
            # FS-24.4: no control token is left, so the structure is destroyed.
            s.tell(log.RAZED, old, structure, area)


def reset(s: War) -> None:
    """3c: tokens to the supply, cards into the decks, dice away (FS-14.42)."""
    following = s.fight[F_NEXT]
    for side in range(2):
        seat = s.fighter(side)
        remove_tokens(s, seat)
        deck = s.pile_of(seat, COMBAT_DECK)
        for pile in (PLAYED, CHOSEN, HAND):
            while s.size[s.pile_of(seat, pile)] > 0:
                s.put(s.top(s.pile_of(seat, pile)), deck)
        s.shuffle(deck, CARDS)
        s.set_side(side, F_MIRROR, 0)
        for face in range(3):
            s.set_side(side, F_DICE + face, 0)
    end_round(s)
    s.fight[F_STAGE] = NO_COMBAT
    if following >= 0:
        # A combat that a card started follows this one; its attackers moved from here, by no order.
        here = s.fight[F_AREA]
        s.flags &= ~BY_ADVANCE
        s.fight[F_ORIGINS] = BIT[here]
        s.fight[F_SYSTEM] = -1 if system_of(here) == system_of(following & 63) else system_of(here)
        s.push(FIGHT_OVER, following & 63, following >> 8)


REINFORCING: Final = Reinforcing("commit-reinforcements", "FS-14.14", True)
CHOOSE_CARD: Final = ChooseCard("choose-combat-card", "FS-14.25", False)
FIGHT_OVER: Final[Step] = step2(fight_over)
BEFORE_COMBAT: Final[Step] = step0(before_combat)
PREPARE: Final[Step] = step0(prepare)
REINFORCE: Final[Step] = step1(reinforce)
NEXT_ROUND: Final[Step] = step0(next_round)
REVEAL_CARD: Final[Step] = step1(reveal_card)
ASSESS: Final[Step] = step0(assess)
OFFER_AT_DAMAGE: Final[Step] = step2(offer_at_damage)
ASSESS_DAMAGE: Final[Step] = step0(assess_damage)
END_ROUND: Final[Step] = step0(end_round)
DETERMINE_WINNER: Final[Step] = step0(determine_winner)
CAPTURE_STRUCTURES: Final[Step] = step1(capture_structures)
RESET: Final[Step] = step0(reset)
