"""Damage, destruction and discarding (section 10), and the end of the game (section 21)."""

from __future__ import annotations

from typing import Final

from hadur.games.summoner_wars import log
from hadur.games.summoner_wars.abilities.constant import LIFE, TEXTS
from hadur.games.summoner_wars.abilities.hooks import (
    KILLED,
    SELF_DESTROYED,
    UNIT_DESTROYED,
    fire_all,
    fire_events,
    fire_own,
)
from hadur.games.summoner_wars.abilities.ids import EFFECTS
from hadur.games.summoner_wars.abilities.in_force import IN_FORCE
from hadur.games.summoner_wars.board import ADJACENT
from hadur.games.summoner_wars.cards.definition import TABLES
from hadur.games.summoner_wars.state import (
    ACTIVE_AREA,
    ACTIVE_WINS_TIES,
    BOTH,
    CARDS_IN_GAME,
    DISCARD_PILE,
    HAND,
    HAS_KILLED,
    UNDER,
    Battle,
)
from hadur.games.summoner_wars.values import life
from hadur.kernel.bits import BIT, lowest
from hadur.kernel.native import i64, vec

MAGIC_LIMIT: Final = 15
NOBODY: Final = -1

# What does the damage, for effects that care (Spirit of the Phoenix).
BY_ATTACK: Final = 0
BY_ABILITY: Final = 1
BY_EVENT: Final = 2
BY_RULE: Final = 3


# -- magic and charges -----------------------------------------------------------------------------


def gain_magic(s: Battle, seat: i64, amount: i64) -> None:
    """Magic beyond 15 is lost (SW-5.3, SW-5.4)."""
    gained = min(amount, MAGIC_LIMIT - s.magic[seat])
    s.magic[seat] += gained
    s.tell(log.GAINED_MAGIC, seat, gained)


def spend_magic(s: Battle, seat: i64, amount: i64) -> None:
    """The caller has checked that it can be paid in full (SW-5.5)."""
    s.magic[seat] -= amount
    if amount > 0:
        s.tell(log.SPENT_MAGIC, seat, amount)


def gain_charge(s: Battle, card: i64, amount: i64 = 1) -> None:
    """Put charges on a card in play; there is no limit (SW-18.2)."""
    s.charges[card] += amount
    if amount > 0:
        s.tell(log.GAINED_CHARGE, s.kind[card], s.space[card], amount)


def lose_charge(s: Battle, card: i64, amount: i64) -> None:
    """Remove charges, all if there are fewer (SW-10.25); life bonuses go with them."""
    lost = min(amount, s.charges[card])
    s.charges[card] -= lost
    if lost > 0:
        s.tell(log.LOST_CHARGE, s.kind[card], s.space[card], lost)
        for bonus in LIFE.all:
            if bonus.counts_charges(s, card):
                check_lives(s)
                return


# -- damage ----------------------------------------------------------------------------------------


def harm(s: Battle, card: i64, amount: i64, source: i64, seat: i64, by: i64) -> None:
    """A card takes damage and is destroyed if that is too much (SW-10.1 to SW-10.5).

    `source` is the card that does it (NOBODY for the rules), `seat` the player who controlled
    it when its effect began: the one who gains magic (SW-10.11)."""
    put_damage(s, card, amount, source, seat, by)
    bury(s, source, seat)


def harm_all(s: Battle, spaces: i64, amount: i64, source: i64, seat: i64, by: i64) -> None:
    """Several cards take damage at the same time."""
    left = spaces
    while left != 0:
        put_damage(s, s.at[lowest(left)], amount, source, seat, by)
        left &= left - 1
    bury(s, source, seat)


def put_damage(s: Battle, card: i64, amount: i64, source: i64, seat: i64, by: i64) -> None:
    """Put damage on a card without yet looking at what it destroys."""
    if amount <= 0 or s.space[card] < 0:
        return
    here = BIT[s.space[card]]
    if by == BY_ABILITY and s.side[seat] & here == 0 and s.units() & here != 0:
        for more in TEXTS.more_damage:
            amount += s.effect(seat, more.effect)
    s.damage[card] += amount
    s.damaged |= here
    s.tell(log.DAMAGED, s.kind[card], s.space[card], amount)


def heal(s: Battle, card: i64, amount: i64) -> None:
    """Remove damage, all if there is less (SW-10.25)."""
    removed = min(amount, s.damage[card])
    if removed > 0:
        s.damage[card] -= removed
        if s.damage[card] == 0:
            s.damaged &= ~BIT[s.space[card]]
        s.tell(log.HEALED, s.kind[card], s.space[card], removed)


def check_lives(s: Battle) -> None:
    """Something other than damage changed: whatever has no life left goes (SW-10.6, S-13)."""
    bury(s, NOBODY, NOBODY)


def bury(s: Battle, source: i64, seat: i64) -> None:
    """Destroy every card whose life is used up; end the game if a summoner fell.

    Cards that die only because an aura went with one of these give no magic (S-13)."""
    dead = _spent_lives(s)
    while dead != 0:
        while dead != 0:
            destroy(s, s.at[lowest(dead)], source, seat)
            dead &= dead - 1
        source = NOBODY
        seat = NOBODY
        dead = _spent_lives(s)
    if s.fallen != 0 and not s.over:
        end_game(s)


def _spent_lives(s: Battle) -> i64:
    dead: i64 = 0
    left = s.damaged
    while left != 0:
        space = lowest(left)
        left &= left - 1
        card = s.at[space]
        if s.damage[card] >= life(s, card):
            dead |= BIT[space]
    return dead


# -- destruction -----------------------------------------------------------------------------------


def destroy(s: Battle, card: i64, source: i64, seat: i64) -> None:
    """Destroy a card (SW-10.8 to SW-10.18); `check_lives` must follow, as in `bury`."""
    space = s.space[card]
    here = BIT[space]
    holder = s.controller[card]
    for text in TEXTS.destructions:
        if text.saves(s, card):
            return_to_hand(s, card)
            return
    s.tell(log.DESTROYED, s.kind[card], space, holder)
    unit = s.units() & here != 0
    if seat >= 0 and seat != holder and _yields(s, card, source):
        gain_magic(s, seat, 1)
    if unit:
        fire_own(s, SELF_DESTROYED, card, cards_beside(s, space), holder)
    if s.summoners & here != 0:
        s.fallen |= BIT[s.owner(card)]
    to_discard(s, card)
    if unit:
        if source >= 0 and source != card and s.on_field(source):
            s.spent[source] |= HAS_KILLED
            fire_own(s, KILLED, source, space, holder)
        fire_all(s, UNIT_DESTROYED, s.side[0] | s.side[1], space, holder)
        fire_events(s, UNIT_DESTROYED, space, holder)


def _yields(s: Battle, card: i64, source: i64) -> bool:
    """Whether the card's destruction yields magic (SW-10.11)."""
    for text in TEXTS.destructions:
        if text.yields_nothing(s, card, source):
            return False
    return True


def cards_beside(s: Battle, space: i64) -> i64:
    """The cards adjacent to a space, packed: seven bits each, a card's number plus one."""
    packed: i64 = 0
    near = ADJACENT[space] & s.occupied()
    while near != 0:
        packed = (packed << 7) | (s.at[lowest(near)] + 1)
        near &= near - 1
    return packed


def end_game(s: Battle) -> None:
    """The player whose summoner is left wins at once (SW-21.1 to SW-21.3, S-07)."""
    winner: i64 = NOBODY
    if s.fallen == BIT[0]:
        winner = 1
    elif s.fallen == BIT[1]:
        winner = 0
    elif s.rules & ACTIVE_WINS_TIES != 0:
        winner = s.active
    scores = vec[i64]([0, 0])
    if winner >= 0:
        scores[winner] = 1
        scores[1 - winner] = -1
    s.tell(log.GAME_OVER, winner)
    s.finish(scores)


# -- leaving the battlefield -----------------------------------------------------------------------


def to_discard(s: Battle, card: i64) -> None:
    """A card on the battlefield goes to its owner's discard pile (SW-10.20 to SW-10.22)."""
    leave_field(s, card)
    s.put(card, DISCARD_PILE + s.owner(card))
    after_leaving(s, card)


def discard_from_field(s: Battle, card: i64) -> None:
    """Discarded, not destroyed: no magic, no trigger (SW-10.23)."""
    s.tell(log.DISCARDED, s.kind[card], s.owner(card))
    if s.summoners & BIT[s.space[card]] != 0:
        s.fallen |= BIT[s.owner(card)]
    to_discard(s, card)
    check_lives(s)


def return_to_hand(s: Battle, card: i64) -> None:
    """Back to its owner's hand (SW-16.20 to SW-16.22, S-11); both players saw which card."""
    s.tell(log.RETURNED, s.kind[card], s.owner(card))
    leave_field(s, card)
    s.put(card, HAND + s.owner(card))
    after_leaving(s, card)


def put_under(s: Battle, card: i64, host: i64) -> None:
    """Lay a card under another (SW-16.14 to SW-16.19)."""
    if s.on_field(card):
        leave_field(s, card)
        s.put(card, UNDER)
        after_leaving(s, card)
        check_lives(s)
    else:
        s.put(card, UNDER)
    s.reveal(card, BOTH)
    s.host[card] = host
    s.controller[card] = s.controller[host]
    s.covering |= BIT[s.space[host]]
    s.learn_abilities(host)
    s.tell(log.PUT_UNDER, s.kind[card], s.kind[host], s.space[host])


def leave_field(s: Battle, card: i64) -> None:
    """Off the battlefield: the cards under it are discarded, all tokens removed (SW-10.9)."""
    if s.covering & BIT[s.space[card]] != 0:
        for below in range(CARDS_IN_GAME):
            if s.host[below] == card:
                s.host[below] = -1
                s.controller[below] = s.owner(below)
                s.put(below, DISCARD_PILE + s.owner(below))
                s.tell(log.DISCARDED, s.kind[below], s.owner(below))
    s.leave(card)


def after_leaving(s: Battle, card: i64) -> None:
    """Events that held on to a card that is gone let go of it."""
    if s.size[ACTIVE_AREA] > 0 or s.size[ACTIVE_AREA + 1] > 0:
        _release_events(s, card)


def _release_events(s: Battle, card: i64) -> None:
    """Some events go with a target; others merely lose theirs."""
    for seat in range(2):
        area = ACTIVE_AREA + seat
        k: i64 = 0
        while k < s.size[area]:
            event = s.card_in(area, k)
            k += 1
            if s.target[event] != card and s.target2[event] != card:
                continue
            effect = int(TABLES.effect[s.kind[event]])
            if effect in IN_FORCE and IN_FORCE[effect].goes_with_its_target():
                discard_event(s, event)
                k = 0
            elif s.target[event] == card:
                s.target[event] = -1


# -- events leaving the active area ----------------------------------------------------------------


def discard_event(s: Battle, event: i64) -> None:
    """An event in an active area, or one just carried out, goes to its owner's pile.

    Abilities may end with it: `check_lives` must follow."""
    zone = s.zone[event]
    one = s.target[event]
    other = s.target2[event]
    s.target[event] = -1
    s.target2[event] = -1
    s.charges[event] = 0
    s.spent[event] = 0
    s.put(event, DISCARD_PILE + s.owner(event))
    s.tell(log.DISCARDED, s.kind[event], s.owner(event))
    if zone != ACTIVE_AREA and zone != ACTIVE_AREA + 1:
        return
    effect = int(TABLES.effect[s.kind[event]])
    s.in_effect[(zone - ACTIVE_AREA) * EFFECTS + effect] -= 1
    if effect in IN_FORCE:
        IN_FORCE[effect].end(s, one, other)
