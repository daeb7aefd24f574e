"""Entering play: deploying with its cost, putting into play, token units (sections 6, 11, 17); and
taking control of what is in play (section 12)."""

from __future__ import annotations

from typing import Final

from hadur.games.conquest import log
from hadur.games.conquest.abilities.constant import REDUCES
from hadur.games.conquest.cards.definition import (
    LIMITED,
    RELIC,
    TABLES,
    TOKEN,
)
from hadur.games.conquest.phases.cards import pay
from hadur.games.conquest.phases.damage import deal_one
from hadur.games.conquest.phases.leaving import BY_DISCARDING, NOBODY, SETTLE, remove
from hadur.games.conquest.prompts import Pick
from hadur.games.conquest.state import (
    BANK,
    BOTH,
    HAND,
    HQ,
    HURT_ON_ARRIVAL,
    PLAYING,
    TAKEN_BACK,
    TOKENS_BY_TYPE,
    Campaign,
    campaign,
    without,
)
from hadur.games.conquest.values import constant_of, may_control, may_wear, speaks
from hadur.kernel.bits import BIT
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask, Step, step1, step3
from hadur.kernel.windows import (
    Occasion,
    TimedState,
    amend,
    argument,
    cancel,
    hold_reactions,
    occur,
)

TOKEN_LIMIT: Final = 10
ON: Final = 64
"""A destination: a place, or ON + host for a card that is attached."""


class Deploying(Occasion):
    """A player (a) deploys a card (b) to a destination (c) at a cost (d): interrupts change the
    cost, then it is paid (CQ-11.4, CQ-11.5). What cannot be paid is taken back (CQ-S31)."""

    def happen(self, s: TimedState, at: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        it = campaign(s)
        if it.pool[a] < d:
            it.put(b, HAND + a)
            it.delayed = without(it.delayed, 2, 1, b)
            it.again |= TAKEN_BACK
            it.tell(log.TAKEN_BACK, a, it.kind[b])
            cancel(it, at)
            return
        pay(it, a, d)
        it.changes += 1
        if TABLES.keywords[it.kind[b]] & LIMITED != 0:
            it.limited |= BIT[a]


class Deployed(Occasion):
    """A player (a) has deployed a card (b)."""

    def happen(self, s: TimedState, at: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """It is there."""


class Enters(Occasion):
    """A card (a) enters play at a destination (b), under a player's control (c)."""

    def happen(self, s: TimedState, at: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        it = campaign(s)
        if b >= ON:
            it.attach(a, b - ON, c)
        else:
            it.enter(a, b, c)


DEPLOYING: Final = Deploying("deploying")
DEPLOYED: Final = Deployed("deployed")
ENTERS: Final = Enters("enters-play", SETTLE)
DEPLOYED_BIT: Final = 2


def arrive(s: Campaign, card: i64, to: i64, how: i64) -> None:
    """The card enters play; one that was deployed has been deployed then (CQ-S20)."""
    seat = how & 1
    if how & DEPLOYED_BIT != 0:
        occur(s, DEPLOYED, seat, card)
    if to >= ON:
        host = to - ON
        s.tell(log.ATTACHED, seat, s.kind[card], s.kind[host], s.place_of(host))
    elif how & DEPLOYED_BIT != 0:
        s.tell(log.DEPLOYED, seat, s.kind[card], to)
    elif TABLES.type[s.kind[card]] == TOKEN:
        s.tell(log.TOKEN, seat, s.kind[card], to)
    else:
        s.tell(log.PUT_INTO_PLAY, seat, s.kind[card], to)
    if len(s.delayed) > 0:
        s.push(GREET, card)
    occur(s, ENTERS, card, to, seat)


def hurt_on_arrival(s: Campaign, card: i64) -> None:
    """The card will be dealt 1 damage after it enters play."""
    s.delay(HURT_ON_ARRIVAL, card)


def greet(s: Campaign, card: i64) -> None:
    """What was promised to a card on its arrival."""
    hurt: i64 = 0
    kept = vec[i64]()
    for k in range(0, len(s.delayed), 2):
        if s.delayed[k] == HURT_ON_ARRIVAL and s.delayed[k + 1] == card:
            hurt += 1
        else:
            kept = append(kept, s.delayed[k])
            kept = append(kept, s.delayed[k + 1])
    s.delayed = kept
    for _ in range(hurt):
        deal_one(s, card, 1, NOBODY)


ARRIVE: Final[Step] = step3(arrive)
GREET: Final[Step] = step1(greet)


# -- deploying -------------------------------------------------------------------------------------


def deploy(s: Campaign, seat: i64, card: i64, to: i64) -> None:
    """Announce a card from hand, open to all; its cost and the rest follow (CQ-11.1)."""
    s.put(card, PLAYING)
    s.reveal(card, BOTH)
    hold_reactions(s, FINISH, card, to, seat | DEPLOYED_BIT)
    occur(s, DEPLOYING, seat, card, to, base_cost(s, seat, card, to))


def finish(s: Campaign, card: i64, to: i64, how: i64) -> None:
    """What was paid for enters play; reactions to what was done for it on the way come after that
    (CQ-10.25, CQ-11.9)."""
    if s.zone[card] == PLAYING:
        arrive(s, card, to, how)


FINISH: Final[Step] = step3(finish)


def base_cost(s: Campaign, seat: i64, card: i64, to: i64) -> i64:
    """The printed cost, less what constant texts take off."""
    cost = TABLES.cost[s.kind[card]]
    if s.aspects & REDUCES != 0:
        for source in s.auras:
            if speaks(s, source, REDUCES):
                cost -= constant_of(s, source).reduces(s, source, seat, card, to)
    return cost if cost > 0 else 0


def reduce(s: Campaign, at: i64, amount: i64) -> None:
    """An interrupt makes what is being deployed cheaper; never below nothing (CQ-16.7)."""
    cost = argument(s, at, 3) - amount
    amend(s, at, 3, cost if cost > 0 else 0)


def may_deploy(s: Campaign, seat: i64, card: i64) -> bool:
    """Unique cards, Relics and Limited cards (CQ-12.43, CQ-12.46, CQ-15.17)."""
    if TABLES.keywords[s.kind[card]] & LIMITED != 0 and s.limited & BIT[seat] != 0:
        return False
    return may_control(s, seat, card)


def hosts(s: Campaign, seat: i64, card: i64) -> vec[i64]:
    """The cards to which a player may attach this one."""
    out = vec[i64]()
    if TABLES.worn_on[s.kind[card]] == 0:
        return out
    for place in range(HQ + 2):
        unit = s.head[place]
        while unit >= 0:
            if may_wear(s, seat, card, unit):
                out = append(out, unit)
            unit = s.next[unit]
    return out


def reattach(s: Campaign, card: i64, host: i64) -> None:
    """Move an attachment to another card; whoever lived by it may fall (CQ-18.6)."""
    s.reattach(card, host)
    s.changes += 1
    s.tell(log.ATTACHED, s.controller[card], s.kind[card], s.kind[host], s.place_of(host))
    s.push(SETTLE)


# -- putting into play -----------------------------------------------------------------------------


def put_into_play(s: Campaign, card: i64, to: i64, seat: i64) -> None:
    """Directly, without cost or deploying (CQ-17.12, CQ-17.13)."""
    if may_control(s, seat, card):
        s.put(card, PLAYING)
        s.reveal(card, BOTH)
        s.changes += 1
        s.push(ARRIVE, card, to, seat)


def put_token(s: Campaign, seat: i64, kind: i64, place: i64) -> None:
    """A token unit from the bank, as long as there is room (CQ-12.19, CQ-18.17)."""
    card = spare_token(s, seat, kind)
    if card >= 0:
        put_into_play(s, card, place, seat)


def spare_token(s: Campaign, seat: i64, kind: i64) -> i64:
    """A token of that kind that the player may still put into play, or -1."""
    found: i64 = -1
    used: i64 = 0
    for card in range(len(s.kind)):
        if TABLES.type[s.kind[card]] == TOKEN and s.controller[card] == seat:
            if s.zone[card] != BANK:
                if s.options & TOKENS_BY_TYPE == 0 or s.kind[card] == kind:
                    used += 1
            elif s.kind[card] == kind and found < 0:
                found = card
    return found if used < TOKEN_LIMIT else -1


# -- control --------------------------------------------------------------------------------------


def take_control(s: Campaign, card: i64, seat: i64) -> None:
    """A player takes control of a card in play, but not of a second copy of a unique card
    (CQ-12.43). Another Relic he may take; he keeps one of them (CQ-12.47)."""
    kind = s.kind[card]
    if not s.in_play(card) or s.controller[card] == seat:
        return
    if TABLES.unique[kind] != 0 and s.controls_named(seat, kind):
        return
    s.hand_over(card, seat)
    s.changes += 1
    s.tell(log.TOOK_CONTROL, seat, kind)
    s.push(SETTLE)
    s.push(ONE_RELIC, seat)


def one_relic(s: Campaign, seat: i64) -> None:
    """Whoever controls several Relics keeps one and discards the others at once."""
    if len(relics(s, seat)) > 1:
        s.ask(KEEP_RELIC, seat)


def relics(s: Campaign, seat: i64) -> vec[i64]:
    """The Relics a player controls."""
    out = vec[i64]()
    for card in range(len(s.kind)):
        if s.in_play(card) and s.controller[card] == seat:
            if TABLES.traits[s.kind[card]] & RELIC != 0:
                out = append(out, card)
    return out


class KeepRelic(Pick):
    """Which Relic does the player keep?"""

    def choices(self, s: Campaign, ask: Ask) -> vec[i64]:
        return relics(s, ask.seat)

    def picked(self, s: Campaign, ask: Ask, choice: i64) -> None:
        others = vec[i64]()
        for card in relics(s, ask.seat):
            if card != choice:
                others = append(others, card)
        remove(s, others, BY_DISCARDING)


ONE_RELIC: Final[Step] = step1(one_relic)
KEEP_RELIC: Final = KeepRelic("keep-relic", "CQ-12.47")
