"""Cards and resources of a player: drawing, discarding from hand, gaining and paying."""

from __future__ import annotations

from hadur.games.conquest import log
from hadur.games.conquest.state import (
    BOTH,
    DECK,
    DISCARD,
    HAND,
    RANDOM_CARD,
    Campaign,
)
from hadur.kernel.bits import BIT
from hadur.kernel.native import append, i64, vec


def draw(s: Campaign, seat: i64, count: i64) -> None:
    """Draw as many as there are (CQ-S25); `see_decks` judges an empty deck afterwards."""
    drawn: i64 = 0
    while drawn < count and s.size[DECK + seat] > 0:
        card = s.card_in(DECK + seat, s.size[DECK + seat] - 1)
        s.put(card, HAND + seat)
        s.reveal(card, BIT[seat])
        s.tell(log.DREW_CARD, seat, s.kind[card], 0, 0, BIT[seat])
        drawn += 1
    if drawn > 0:
        s.tell(log.DREW, seat, drawn)


def see_decks(s: Campaign) -> None:
    """Whoever has no card left in the deck has lost; if both have none it is a draw (CQ-19.4,
    CQ-19.5)."""
    empty: i64 = 0
    for seat in range(2):
        if s.size[DECK + seat] == 0:
            empty |= BIT[seat]
    if empty != 0:
        lose(s, empty)


def lose(s: Campaign, seats: i64) -> None:
    """These players (a bit each) have lost at once (CQ-19.8)."""
    if s.over:
        return
    scores = vec[i64]()
    winner: i64 = -1
    for seat in range(2):
        mine = seats & BIT[seat] != 0
        other = seats & BIT[1 - seat] != 0
        score: i64 = 0
        if mine and not other:
            score = -1
        elif other and not mine:
            score = 1
            winner = seat
        scores = append(scores, score)
    s.tell(log.GAME_OVER, winner)
    s.finish(scores)


def gain(s: Campaign, seat: i64, amount: i64) -> None:
    """Resources from the bank (CQ-2.15)."""
    if amount > 0:
        s.pool[seat] += amount
        s.tell(log.GAINED, seat, amount)


def pay(s: Campaign, seat: i64, amount: i64) -> None:
    """Resources to the bank (CQ-2.16)."""
    if amount > 0:
        s.pool[seat] -= amount
        s.tell(log.PAID, seat, amount)


def take_resources(s: Campaign, seat: i64, amount: i64) -> None:
    """A player takes resources of the other one, as many as there are."""
    taken = amount if s.pool[1 - seat] >= amount else s.pool[1 - seat]
    if taken > 0:
        s.pool[1 - seat] -= taken
        s.pool[seat] += taken
        s.tell(log.STOLEN, seat, taken)


def discard(s: Campaign, card: i64) -> None:
    """Put a card that is not in play onto its owner's discard pile, open to all (CQ-3.1)."""
    owner = s.owner[card]
    s.put(card, DISCARD + owner)
    s.reveal(card, BOTH)
    s.changes += 1
    s.tell(log.DISCARDED, owner, s.kind[card])


def discard_at_random(s: Campaign, seat: i64) -> None:
    """One card of the player's hand, chosen by chance."""
    count = s.size[HAND + seat]
    if count > 0:
        discard(s, s.card_in(HAND + seat, s.chance(RANDOM_CARD, count)))


def return_to_hand(s: Campaign, card: i64) -> None:
    """A card that everybody sees goes to its owner's hand."""
    owner = s.owner[card]
    s.put(card, HAND + owner)
    s.reveal(card, BOTH)
    s.tell(log.RETURNED, owner, s.kind[card])
