"""Triggered abilities (section 10) and how they are used (section 11).

    announce, pay what it costs, choose targets, resolve; an event is discarded then

Every Action, Interrupt, Reaction and Battle ability is an `Effect`. What was chosen on the way is
one word (`chosen`): up to three targets, the card that was paid with, and the number X. Reactions
to paying wait until the ability has been used completely (CQ-10.25)."""

from __future__ import annotations

from typing import Final

from hadur.games.conquest import log
from hadur.games.conquest.cards.definition import COST_X, EVENT, LIMITED, TABLES, Card
from hadur.games.conquest.phases.cards import discard, pay
from hadur.games.conquest.phases.damage import deal_one
from hadur.games.conquest.phases.leaving import BY_SACRIFICE, remove_one
from hadur.games.conquest.phases.moving import exhaust
from hadur.games.conquest.prompts import Number, Pick
from hadur.games.conquest.state import (
    BOTH,
    NAMED,
    PLAYING,
    Campaign,
    campaign,
)
from hadur.games.conquest.values import damageable, is_active, targetable
from hadur.games.conquest.verbs import DONE, HQ_TARGET, PICK
from hadur.kernel.bits import BIT
from hadur.kernel.moves import first, pack, verb_of
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask, Step, step3
from hadur.kernel.windows import (
    REACTION,
    UNHEARD,
    Ability,
    Occasion,
    TimedState,
    hold_reactions,
    occur,
)

ANY_PHASE: Final = -1

# What a card in play is paid with, besides resources and exhausting the ability's own card.
NO_PRICE: Final = 0
EXHAUST_ONE: Final = 1
SACRIFICE_ONE: Final = 2
SACRIFICE_ITSELF: Final = 3
HURT_ITSELF: Final = 4
"""1 damage to the ability's own card, which must take it."""

_TARGET: Final = 12
_TARGETS: Final = 0xFFFFFFFFF
_PRICE: Final = 36
_X: Final = 48
_CARD: Final = 0xFFF


# -- what was chosen -------------------------------------------------------------------------------


def target_in(chosen: i64, which: i64 = 0) -> i64:
    """The first (second, third) target; -1 if it was not chosen (yet)."""
    return ((chosen >> (_TARGET * which)) & _CARD) - 1


def with_target(chosen: i64, which: i64, target: i64) -> i64:
    return chosen | ((target + 1) << (_TARGET * which))


def price_in(chosen: i64) -> i64:
    """The card that was exhausted or sacrificed as a cost; for HURT_ITSELF the damage before it."""
    return (chosen >> _PRICE) & _CARD


def x_in(chosen: i64) -> i64:
    return chosen >> _X


def with_price(chosen: i64, card: i64) -> i64:
    return chosen | (card << _PRICE)


class Action(Occasion):
    """A moment for actions. It never happens: action windows list the effects that wait for it."""

    def happen(self, s: TimedState, at: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        raise NotImplementedError


class Resolves(Occasion):
    """The effects of an ability (b: its number and its player) of a card (a) are carried out on
    what was chosen (c); d: the occurrence it answers (CQ-11.7)."""

    def happen(self, s: TimedState, at: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        effect = effect_of(b & 0xFFFF)
        if effect.targets > 0 and at != UNHEARD:
            c = effect.still_legal(campaign(s), d - 1, b >> 16, a, c)
            if target_in(c) < 0:
                return
        effect.resolve(campaign(s), d - 1, b >> 16, a, c)


class EventPlayed(Occasion):
    """A player (a) has played an event card (b)."""

    def happen(self, s: TimedState, at: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """It is over."""


ACTION: Final = Action("action")
RESOLVES: Final = Resolves("ability-resolves")
EVENT_PLAYED: Final = EventPlayed("event-played")


ANYBODY: Final = 0
FRIENDS: Final = 1
FOES: Final = 2


class Effect(Ability):
    """One ability of a card. A subclass says when it applies, what it may target and what it
    does; costs and limits are declared."""

    def __init__(
        self,
        card: Card,
        event: Occasion = ACTION,
        timing: int = REACTION,
        *,
        name: str = "",
        phase: int = ANY_PHASE,
        exhausts: bool = False,
        pays: int = 0,
        price: int = NO_PRICE,
        once: int = 0,
        targets: int = 0,
        up_to: bool = False,
        harms: bool = False,
        aim: int = ANYBODY,
        from_hand: bool = False,
    ) -> None:
        super().__init__(
            name or card.name, event, timing, from_hand=from_hand or card.type == EVENT
        )
        self.card: Final = card
        self.phase: Final[i64] = phase
        self.exhausts: Final = exhausts
        self.pays: Final[i64] = pays
        self.price: Final[i64] = price
        self.once: Final[i64] = once
        self.targets: Final[i64] = targets
        self.up_to: Final = up_to
        """Whether fewer targets than that may be chosen, but at least one."""
        self.harms: Final = harms
        """Whether its targets are dealt damage: what cannot be damaged is none (CQ-17.9)."""
        self.aim: Final[i64] = aim
        """Whose cards are meant by whoever uses it, whatever may be targeted."""
        self.choose: Final = ChooseTarget(self)
        self.choose_price: Final = ChoosePrice(self)
        card.effects.append(int(self.number))
        while len(EFFECTS.all) <= self.number:
            EFFECTS.all = append(EFFECTS.all, self)
        EFFECTS.all[self.number] = self

    # -- what a subclass says ----------------------------------------------------------------------

    def applies(self, s: Campaign, at: i64, seat: i64, source: i64) -> bool:
        """Whether the triggering condition and every restriction is met; for all to see."""
        return True

    def options(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> vec[i64]:
        """What may be targeted next, given what was chosen. Untargetable cards are left out by
        `legal_targets`."""
        return vec[i64]()

    def prices(self, s: Campaign, at: i64, seat: i64, source: i64) -> vec[i64]:
        """The cards that could be paid with; none that would leave the ability without target."""
        return vec[i64]()

    def reduces(self, s: Campaign, seat: i64, source: i64, card: i64, to: i64) -> i64:
        """For interrupts to deploying: how much cheaper they make a card at its destination."""
        return 0

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        """Carry it out. `at` is the occurrence it answers."""
        raise NotImplementedError

    # -- the same for all --------------------------------------------------------------------------

    def usable(self, s: TimedState, at: i64, seat: i64, source: i64) -> bool:
        it = campaign(s)
        return (
            self.payable(it, seat, source)
            and self.applies(it, at, seat, source)
            and self.can_choose(it, at, seat, source)
        )

    def payable(self, s: Campaign, seat: i64, source: i64) -> bool:
        """Phase, limits, and the costs that are the same whatever is chosen (CQ-11.12)."""
        if self.phase != ANY_PHASE and self.phase != s.phase:
            return False
        if self.from_hand:
            return s.pool[seat] >= self.resource_cost() and self.is_allowed(s, seat)
        if s.pool[seat] < self.pays or not is_active(s, source):
            return False
        if self.exhausts and s.exhausted[source] != 0:
            return False
        can_be_hurt = self.price != HURT_ITSELF or damageable(s, source)
        return can_be_hurt and s.spent[source] & self.once == 0

    def is_allowed(self, s: Campaign, seat: i64) -> bool:
        """Limited cards, and "max once" by name (CQ-15.17, CQ-11.31)."""
        if self.card.keywords & LIMITED != 0 and s.limited & BIT[seat] != 0:
            return False
        if self.once == 0:
            return True
        for k in range(0, len(s.named), NAMED):
            if s.named[k] == seat and s.named[k + 1] == self.card.number:
                return False
        return True

    def resource_cost(self) -> i64:
        """What an event costs; another card that is used from hand is not played (CQ-17.13)."""
        cost = self.card.cost
        return cost if cost > 0 and self.card.type == EVENT else 0

    def can_choose(self, s: Campaign, at: i64, seat: i64, source: i64) -> bool:
        if self.price == EXHAUST_ONE or self.price == SACRIFICE_ONE:
            return len(self.prices(s, at, seat, source)) > 0
        return self.targets == 0 or self.has_target(s, at, seat, source)

    def has_target(self, s: Campaign, at: i64, seat: i64, source: i64) -> bool:
        """Whether there are any `legal_targets` to begin with."""
        for option in self.options(s, at, seat, source, 0):
            if self.may_target(s, seat, source, option):
                return True
        return False

    def legal_targets(
        self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64, which: i64
    ) -> vec[i64]:
        out = vec[i64]()
        for option in self.options(s, at, seat, source, chosen):
            taken = False
            for k in range(which):
                taken = taken or target_in(chosen, k) == option
            if not taken and self.may_target(s, seat, source, option):
                out = append(out, option)
        return out

    def may_target(self, s: Campaign, seat: i64, source: i64, option: i64) -> bool:
        """Headquarters and planets always; of cards those that nothing protects."""
        if option >= HQ_TARGET or s.owner[option] < 0:
            return True
        if self.harms and not damageable(s, option):
            return False
        return targetable(s, seat, source, option)

    def still_legal(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> i64:
        """What was chosen without the targets that interrupts have made illegal (CQ-S21); without
        any target if those left do not suffice."""
        kept = chosen & ~_TARGETS
        found: i64 = 0
        for which in range(self.targets):
            target = target_in(chosen, which)
            if target < 0:
                break
            if _is_in(self.legal_targets(s, at, seat, source, kept, found), target):
                kept = with_target(kept, found, target)
                found += 1
            elif not self.up_to:
                return chosen & ~_TARGETS
        return kept

    def use(self, s: TimedState, at: i64, seat: i64, source: i64) -> None:
        initiate(campaign(s), self, at, seat, source)


def _is_in(cards: vec[i64], card: i64) -> bool:
    for other in cards:
        if other == card:
            return True
    return False


class Effects:
    """Every effect, by its number among the abilities: a column, as `Steps` are."""

    def __init__(self) -> None:
        self.all = vec[Effect]()


EFFECTS: Final = Effects()


def effect_of(number: i64) -> Effect:
    """The ability of that number, which is an effect."""
    return EFFECTS.all[number]


# -- the sequence ----------------------------------------------------------------------------------


def initiate(s: Campaign, effect: Effect, at: i64, seat: i64, source: i64) -> None:
    """Announce it: an event is shown, the limit counts from now on (CQ-11.33)."""
    kind = s.kind[source]
    if effect.from_hand and TABLES.type[kind] == EVENT:
        s.put(source, PLAYING)
        s.reveal(source, BOTH)
        s.changes += 1
        s.tell(log.PLAYED, seat, kind)
        if TABLES.keywords[kind] & LIMITED != 0:
            s.limited |= BIT[seat]
        note_name(s, effect, seat)
    else:
        s.spent[source] |= effect.once
        s.tell(log.USED, seat, kind)
    who = effect.number | (seat << 16)
    if effect.price == EXHAUST_ONE or effect.price == SACRIFICE_ONE:
        s.ask(effect.choose_price, seat, who, source, at + 1)
    elif effect.from_hand and effect.card.cost == COST_X:
        # With X = 0 nothing would change (CQ-11.20).
        s.ask(CHOOSE_X, seat, s.pool[seat], 1, source | (at + 1) << 12, who)
    else:
        pay_all(s, who, source | (at + 1) << 12, 0)


def note_name(s: Campaign, effect: Effect, seat: i64) -> None:
    """Remember what may be played only so often by its name (CQ-11.31)."""
    if effect.once != 0:
        s.named = append(s.named, seat)
        s.named = append(s.named, effect.card.number)
        s.named = append(s.named, effect.once)


def pay_all(s: Campaign, who: i64, what: i64, chosen: i64) -> None:
    """Pay, then go on; reactions to what is paid wait (CQ-11.5, CQ-11.9), except those that belong
    to the steps of dealing damage (CQ-S47)."""
    effect = effect_of(who & 0xFFFF)
    seat = who >> 16
    source = what & _CARD
    if effect.price == HURT_ITSELF:
        s.push(GO_ON, who, what, with_price(chosen, s.damage[source]))
        deal_one(s, source, 1, source)
    else:
        hold_reactions(s, GO_ON, who, what, chosen)
    if effect.from_hand:
        pay(s, seat, effect.resource_cost() + x_in(chosen))
    else:
        pay(s, seat, effect.pays)
    if effect.price == SACRIFICE_ITSELF:
        remove_one(s, source, BY_SACRIFICE)
    elif effect.price == SACRIFICE_ONE:
        remove_one(s, price_in(chosen), BY_SACRIFICE)
    elif effect.price == EXHAUST_ONE:
        exhaust(s, price_in(chosen))
    if effect.exhausts:
        exhaust(s, source)


def go_on(s: Campaign, who: i64, what: i64, chosen: i64) -> None:
    """After the costs: targets, one after the other (CQ-11.6), then the effects."""
    if is_paid(s, effect_of(who & 0xFFFF), what & _CARD, chosen):
        choose_next(s, who, what, chosen, 0)
    else:
        s.push(END_OF_USE, who, what, chosen)


def is_paid(s: Campaign, effect: Effect, source: i64, chosen: i64) -> bool:
    """Whether every card that was to pay did: one that an interrupt kept from leaving play was not
    sacrificed, one that stayed ready, or fell before, not exhausted, and one whose damage was
    prevented or went to another was dealt none (CQ-11.22, CQ-13.42, CQ-S32)."""
    if effect.price == HURT_ITSELF:
        return not s.in_play(source) or s.damage[source] > price_in(chosen)
    payer = source if effect.price == SACRIFICE_ITSELF else price_in(chosen)
    if effect.price == SACRIFICE_ITSELF or effect.price == SACRIFICE_ONE:
        return not s.in_play(payer)
    if effect.price == EXHAUST_ONE and s.exhausted[payer] == 0:
        return False
    return not effect.exhausts or s.exhausted[source] != 0


def choose_next(s: Campaign, who: i64, what: i64, chosen: i64, which: i64) -> None:
    effect = effect_of(who & 0xFFFF)
    seat = who >> 16
    if which < effect.targets:
        legal = effect.legal_targets(s, (what >> 12) - 1, seat, what & _CARD, chosen, which)
        if len(legal) > 0:
            s.ask(effect.choose, seat, who | which << 24, what, chosen)
            return
    s.push(END_OF_USE, who, what, chosen)
    # What could be targeted may be gone since the announcement: nothing more happens (CQ-S21).
    if effect.targets > 0 and target_in(chosen) < 0:
        return
    occur(s, RESOLVES, what & _CARD, who & 0xFFFFFF, chosen, what >> 12)


def end_of_use(s: Campaign, who: i64, what: i64, chosen: i64) -> None:
    """An event goes to the discard pile, cancelled or not (CQ-12.30, CQ-12.33)."""
    source = what & _CARD
    if TABLES.type[s.kind[source]] == EVENT and s.zone[source] == PLAYING:
        occur(s, EVENT_PLAYED, (who >> 16) & 1, source)
        discard(s, source)


GO_ON: Final[Step] = step3(go_on)

END_OF_USE: Final[Step] = step3(end_of_use)


class ChooseTarget(Pick):
    """Which target? options: who and which, a: source and occurrence, b: chosen so far."""

    def __init__(self, effect: Effect) -> None:
        super().__init__(f"target-of-{effect.name}", "CQ-11.24")
        self.effect: Final = effect

    def answers(self, s: Campaign, ask: Ask) -> vec[i64]:
        out = super().answers(s, ask)
        if self.effect.up_to and (ask.options >> 24) > 0:
            out = append(out, pack(DONE))
        return out

    def choices(self, s: Campaign, ask: Ask) -> vec[i64]:
        return self.effect.legal_targets(
            s, (ask.a >> 12) - 1, ask.seat, ask.a & _CARD, ask.b, ask.options >> 24
        )

    def answered(self, s: Campaign, ask: Ask, move: i64) -> None:
        which = ask.options >> 24
        who = ask.options & 0xFFFFFF
        if verb_of(move) == PICK:
            choose_next(s, who, ask.a, with_target(ask.b, which, first(move)), which + 1)
        else:
            choose_next(s, who, ask.a, ask.b, self.effect.targets)


class ChoosePrice(Pick):
    """Which card pays? options: who, a: source, b: occurrence + 1."""

    def __init__(self, effect: Effect) -> None:
        super().__init__(f"price-of-{effect.name}", "CQ-11.18")
        self.effect: Final = effect

    def choices(self, s: Campaign, ask: Ask) -> vec[i64]:
        return self.effect.prices(s, ask.b - 1, ask.seat, ask.a)

    def picked(self, s: Campaign, ask: Ask, choice: i64) -> None:
        pay_all(s, ask.options, ask.a | ask.b << 12, with_price(0, choice))


class ChooseX(Number):
    """How much is X? b: source and occurrence, c: who (CQ-S35)."""

    def named(self, s: Campaign, ask: Ask, n: i64) -> None:
        pay_all(s, ask.c, ask.b, n << _X)


CHOOSE_X: Final = ChooseX("value-of-x", "CQ-16.10", True)
