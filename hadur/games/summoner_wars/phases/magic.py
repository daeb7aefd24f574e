"""Phase 5, Magic, and phase 6, Draw (sections 11 and 12); searching the draw pile (SW-16.23)."""

from __future__ import annotations

from typing import Final

from hadur.games.summoner_wars import log
from hadur.games.summoner_wars.phases.damage import gain_magic
from hadur.games.summoner_wars.prompts import TakeCard, repeats
from hadur.games.summoner_wars.state import (
    BOTH,
    DISCARD_PILE,
    DRAW_PILE,
    HAND,
    SHUFFLE,
    Battle,
)
from hadur.games.summoner_wars.verbs import DISCARD
from hadur.kernel.bits import BIT
from hadur.kernel.moves import pack
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Step, step1

HAND_SIZE: Final = 5


def list_discards(s: Battle, out: vec[i64]) -> vec[i64]:
    """Any card of the hand may go for magic (SW-11.1, SW-11.3)."""
    pile = HAND + s.active
    for k in range(s.size[pile]):
        if not repeats(s, pile, k):
            out = append(out, pack(DISCARD, s.kind[s.card_in(pile, k)]))
    return out


def discard_for_magic(s: Battle, card: i64) -> None:
    """Face down: the opponent learns only that a card went (SW-2.10, SW-11.2)."""
    discard_unseen(s, card)
    gain_magic(s, s.owner(card), 1)


def discard_unseen(s: Battle, card: i64) -> None:
    """A card of the hand goes face down; the opponent cannot tell which."""
    seat = s.owner(card)
    s.put(card, DISCARD_PILE + seat)
    s.hide_among(card, HAND + seat, BIT[1 - seat])
    s.tell(log.DISCARDED_UNSEEN, seat)
    s.tell(log.DISCARDED_CARD, seat, s.kind[card], 0, 0, BIT[seat])


def discard_seen(s: Battle, card: i64) -> None:
    """A card of the hand is shown to both players and discarded."""
    seat = s.owner(card)
    s.reveal(card, BOTH)
    s.put(card, DISCARD_PILE + seat)
    s.tell(log.REVEALED, seat, s.kind[card])


def draw_cards(s: Battle, seat: i64, amount: i64) -> None:
    """Take cards from the top of the own draw pile, as many as there are (SW-12.3, SW-12.4)."""
    drawn: i64 = 0
    pile = DRAW_PILE + seat
    while drawn < amount and s.size[pile] > 0:
        card = s.card_in(pile, s.size[pile] - 1)
        s.put(card, HAND + seat)
        s.reveal(card, BIT[seat])
        s.tell(log.DREW_CARD, seat, s.kind[card], 0, 0, BIT[seat])
        drawn += 1
    if drawn > 0:
        s.tell(log.DREW, seat, drawn)


def draw_up(s: Battle, seat: i64) -> None:
    """Draw until the hand has five cards (SW-12.1, SW-12.2)."""
    missing = HAND_SIZE - s.size[HAND + seat]
    if missing > 0:
        draw_cards(s, seat, missing)


# -- searching -------------------------------------------------------------------------------------


def search_draw_pile(s: Battle, seat: i64, question: TakeCard, source: i64) -> None:
    """A player looks through their own draw pile for a card (SW-16.23).

    `question` says which card may be found and does with it what the text says. The whole pile
    is known to its player until the search is over, found or not."""
    s.push(FINISH_SEARCH, seat)
    pile = DRAW_PILE + seat
    for k in range(s.size[pile]):
        s.reveal(s.card_in(pile, k), BIT[seat])
    s.ask(question, seat, DRAW_PILE, source)


def finish_search(s: Battle, seat: i64) -> None:
    """After a search the draw pile is shuffled (SW-2.13, SW-16.24)."""
    s.shuffle(DRAW_PILE + seat, SHUFFLE + seat)


FINISH_SEARCH: Final[Step] = step1(finish_search)
