"""Action windows, and what a player can do in them and in deploy turns (sections 5c and 6)."""

from __future__ import annotations

from typing import Final

from hadur.games.conquest.abilities.constant import REDUCES
from hadur.games.conquest.abilities.effect import ACTION, Effect, effect_of, initiate
from hadur.games.conquest.cards.definition import (
    AMBUSH,
    ARMY,
    EVENT,
    SUPPORT,
    TABLES,
    event_bit,
)
from hadur.games.conquest.phases.entering import (
    DEPLOYING,
    ON,
    base_cost,
    deploy,
    hosts,
    may_deploy,
)
from hadur.games.conquest.phases.moving import planet_slots
from hadur.games.conquest.prompts import Question, chosen_card
from hadur.games.conquest.state import (
    AMBUSH_ONLY_AT_BATTLE,
    COMBAT_PHASE,
    HAND,
    HQ,
    PLACES,
    SUPPORTS,
    Campaign,
)
from hadur.games.conquest.verbs import ATTACH, DEPLOY, PASS, PLAY, USE
from hadur.kernel.moves import first, pack, second, verb_of
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask, Step, step2
from hadur.kernel.windows import UNHEARD, Occasion

# -- what there is to do ---------------------------------------------------------------------------


def actions(s: Campaign, seat: i64) -> vec[i64]:
    """Actions of cards in play, events from hand, and cards with Ambush (CQ-10.9, CQ-15.5)."""
    out = vec[i64]()
    for card in answering(s, seat, ACTION):
        kind = s.kind[card]
        for k in range(TABLES.first_effect[kind], TABLES.first_effect[kind + 1]):
            effect = effect_of(TABLES.effects[k])
            if is_action(effect, False) and effect.usable(s, UNHEARD, seat, card):
                out = append(out, pack(USE, card, effect.number))
    hand = HAND + seat
    for index in range(s.size[hand]):
        if s.repeats(hand, index):
            continue
        card = s.card_in(hand, index)
        kind = s.kind[card]
        for k in range(TABLES.first_effect[kind], TABLES.first_effect[kind + 1]):
            effect = effect_of(TABLES.effects[k])
            if is_action(effect, True) and effect.usable(s, UNHEARD, seat, card):
                out = append(out, pack(PLAY, kind, effect.number))
        if has_ambush(s, card):
            out = deployments(s, seat, card, out)
    return out


def is_action(effect: Effect, from_hand: bool) -> bool:
    return effect.event is ACTION and effect.from_hand == from_hand


def has_ambush(s: Campaign, card: i64) -> bool:
    """Whether the card may be deployed in this action window (CQ-S9)."""
    return s.phase == COMBAT_PHASE and TABLES.keywords[s.kind[card]] & AMBUSH != 0


def answering(s: Campaign, seat: i64, event: Occasion) -> vec[i64]:
    """The cards in play that the player controls and that may have an ability for this event."""
    out = vec[i64]()
    wanted = event_bit(event.number)
    if s.answering & wanted == 0:
        return out
    for place in range(PLACES):
        card = s.head[place]
        while card >= 0:
            if s.controller[card] == seat and TABLES.answers[s.kind[card]] & wanted != 0:
                out = append(out, card)
            worn = s.worn[card]
            while worn >= 0:
                if s.controller[worn] == seat and TABLES.answers[s.kind[worn]] & wanted != 0:
                    out = append(out, worn)
                worn = s.next[worn]
            card = s.next[card]
    return out


def deployments(s: Campaign, seat: i64, card: i64, out: vec[i64]) -> vec[i64]:
    """Every way to deploy a card from hand that the player could pay for (CQ-6.10)."""
    kind = s.kind[card]
    type = TABLES.type[kind]
    if type == EVENT or not may_deploy(s, seat, card):
        return out
    if type == ARMY:
        for slot in planet_slots(s):
            if can_afford(s, seat, card, 2 * slot + seat) and _may_ambush_at(s, slot):
                out = append(out, pack(DEPLOY, kind, slot))
    elif type == SUPPORT and can_afford(s, seat, card, SUPPORTS + seat):
        out = append(out, pack(DEPLOY, kind))
    if TABLES.worn_on[kind] != 0:
        for host in hosts(s, seat, card):
            if can_afford(s, seat, card, ON + host):
                out = append(out, pack(ATTACH, kind, host))
    return out


def _may_ambush_at(s: Campaign, slot: i64) -> bool:
    if s.phase != COMBAT_PHASE or s.options & AMBUSH_ONLY_AT_BATTLE == 0:
        return True
    return s.battle == slot


def can_afford(s: Campaign, seat: i64, card: i64, to: i64) -> bool:
    """With the interrupts that would make it cheaper (CQ-S31)."""
    missing = base_cost(s, seat, card, to) - s.pool[seat]
    if missing <= 0:
        return True
    for source in answering(s, seat, DEPLOYING):
        missing -= _discount(s, seat, source, card, to, False)
    hand = HAND + seat
    for k in range(s.size[hand]):
        if s.card_in(hand, k) != card:
            missing -= _discount(s, seat, s.card_in(hand, k), card, to, True)
    return missing <= 0


def _discount(s: Campaign, seat: i64, source: i64, card: i64, to: i64, from_hand: bool) -> i64:
    kind = s.kind[source]
    for k in range(TABLES.first_effect[kind], TABLES.first_effect[kind + 1]):
        effect = effect_of(TABLES.effects[k])
        if effect.event is DEPLOYING and effect.from_hand == from_hand:
            if effect.payable(s, seat, source):
                return effect.reduces(s, seat, source, card, to)
    return 0


# -- windows ---------------------------------------------------------------------------------------


def window(s: Campaign, seat: i64, passes: i64) -> None:
    """Players act in turn until both pass (CQ-5.15, CQ-5.16). Whoever can do nothing, for all that
    the other one knows, is not asked (CQ-S23). What was taken back was no action, but a pass."""
    if s.again != 0:
        s.again = 0
        passes = 1
    while passes < 2:
        if may_act(s, seat):
            s.ask(ACTION_WINDOW, seat, passes)
            return
        seat = 1 - seat
        passes += 1


def open_window(s: Campaign) -> None:
    """An action window opens; the player with initiative is first."""
    s.push(WINDOW, s.orders(), 0)


def may_act(s: Campaign, seat: i64) -> bool:
    """Whether the player could act by what everybody knows."""
    for card in answering(s, seat, ACTION):
        kind = s.kind[card]
        for k in range(TABLES.first_effect[kind], TABLES.first_effect[kind + 1]):
            effect = effect_of(TABLES.effects[k])
            if is_action(effect, False) and effect.possible(s, UNHEARD, seat, card):
                return True
    return s.size[HAND + seat] > 0 and _may_hold_action(s, seat)


def _may_hold_action(s: Campaign, seat: i64) -> bool:
    if s.has_closed_list(seat):
        return _could_hold_action(s, seat)
    lurking = s.lurking
    tried: i64 = -1
    for k in range(0, len(lurking), 2):
        card = lurking[k + 1]
        if s.owner[card] != seat or lurking[k] == tried or not s.is_unseen(card):
            continue
        effect = effect_of(lurking[k])
        if effect.event is ACTION:
            if effect.possible(s, UNHEARD, seat, card):
                return True
            # What one copy cannot do no other can.
            tried = lurking[k]
    if s.phase == COMBAT_PHASE:
        for card in s.ambushing:
            if s.owner[card] == seat and s.is_unseen(card) and _may_be_deployed(s, seat, card):
                return True
    return False


def _could_hold_action(s: Campaign, seat: i64) -> bool:
    """The same for a player whose list is closed: whatever his warlord may have, he could hold."""
    source = s.card_in(HAND + seat, 0)
    for k in range(0, len(s.imagined), 2):
        if s.imagined[k + 1] == seat:
            effect = effect_of(s.imagined[k])
            if effect.event is ACTION and effect.possible(s, UNHEARD, seat, source):
                return True
    if s.phase != COMBAT_PHASE or s.cheapest_ambush[seat] < 0:
        return False
    # What is in play may make it cheaper, by how much hangs on the card.
    cheaper = s.aspects & REDUCES != 0 or len(answering(s, seat, DEPLOYING)) > 0
    return cheaper or s.cheapest_ambush[seat] <= s.pool[seat]


def _may_be_deployed(s: Campaign, seat: i64, card: i64) -> bool:
    """Cost reductions aside, which nobody gets for the cards with Ambush but from open cards."""
    if not may_deploy(s, seat, card):
        return False
    place = 2 * s.last_planet() + seat if s.last_planet() >= 0 else HQ + seat
    missing = base_cost(s, seat, card, place) - s.pool[seat]
    if missing <= 0:
        return True
    for source in answering(s, seat, DEPLOYING):
        missing -= _discount(s, seat, source, card, place, False)
    return missing <= 0


class ActionWindow(Question):
    """Act or pass? options: how many have passed in a row."""

    def __init__(self, name: str, rule: str) -> None:
        super().__init__(name, rule, False)

    def answers(self, s: Campaign, ask: Ask) -> vec[i64]:
        return append(actions(s, ask.seat), pack(PASS))

    def answered(self, s: Campaign, ask: Ask, move: i64) -> None:
        if verb_of(move) == PASS:
            s.push(WINDOW, 1 - ask.seat, ask.options + 1)
            return
        s.push(WINDOW, 1 - ask.seat, 0)
        act(s, ask.seat, move)


def act(s: Campaign, seat: i64, move: i64) -> None:
    """Carry out one of `actions` or `deployments`."""
    verb = verb_of(move)
    if verb == USE:
        initiate(s, effect_of(second(move)), UNHEARD, seat, first(move))
        return
    card = chosen_card(s, seat, HAND + seat, first(move))
    if verb == PLAY:
        initiate(s, effect_of(second(move)), UNHEARD, seat, card)
    elif verb == ATTACH:
        deploy(s, seat, card, ON + second(move))
    elif TABLES.type[first(move)] == SUPPORT:
        deploy(s, seat, card, SUPPORTS + seat)
    else:
        deploy(s, seat, card, 2 * second(move) + seat)


WINDOW: Final[Step] = step2(window)
ACTION_WINDOW: Final = ActionWindow("action-window", "CQ-5.15")
