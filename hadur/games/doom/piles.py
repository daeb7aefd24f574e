"""Cards drawn, shown, discarded and shuffled: action, event and Glory Kill cards alike."""

from __future__ import annotations

from hadur.games.doom import log
from hadur.games.doom.state import (
    BOX,
    CARDS,
    DECK,
    DISCARD,
    GLORY_DECK,
    GLORY_DISCARD,
    GLORY_OF,
    HAND_OF,
    IN_PLAY,
    Raid,
)
from hadur.kernel.bits import BIT
from hadur.kernel.native import i64, vec
from hadur.kernel.sampling import change_places


def refill(s: Raid, deck: i64, discard: i64) -> None:
    """An empty deck is made anew from the discard pile (DM-6.47, 15.20, 17.14, 19.5)."""
    if s.size[deck] > 0 or s.size[discard] == 0:
        return
    while s.size[discard] > 0:
        s.put(s.card_in(discard, s.size[discard] - 1), deck)
    s.shuffle(deck, CARDS)


def top_of(s: Raid, deck: i64, discard: i64) -> i64:
    """The top card of a deck, refilled if need be; -1 if there is none (DM-15.21, 6.48)."""
    refill(s, deck, discard)
    return s.card_in(deck, s.size[deck] - 1) if s.size[deck] > 0 else -1


def draw_cards(s: Raid, seat: i64, many: i64) -> None:
    """Draw action cards, or event cards for the invader, as far as there are any."""
    drawn: i64 = 0
    while drawn < many:
        card = top_of(s, DECK + seat, DISCARD + seat)
        if card < 0:
            break
        s.put(card, HAND_OF + seat)
        s.reveal(card, BIT[seat])
        s.tell(log.DREW_CARD, seat, s.kind[card], audience=BIT[seat])
        drawn += 1
    if drawn > 0:
        s.tell(log.DREW, seat, drawn)


def draw_glory(s: Raid, seat: i64) -> bool:
    """Draw a Glory Kill card face down (DM-17.8, 17.14); False if there is none (DM-S69)."""
    card = top_of(s, GLORY_DECK, GLORY_DISCARD)
    if card < 0:
        return False
    s.put(card, GLORY_OF + seat)
    s.reveal(card, BIT[seat])
    s.tell(log.DREW_GLORY, seat)
    s.tell(log.DREW_GLORY_CARD, seat, s.kind[card], audience=BIT[seat])
    return True


def show(s: Raid, card: i64) -> None:
    """Everybody sees a card; of event cards all remember the set."""
    s.reveal(card, s.everybody())
    event_set = s.book.event_set[s.kind[card]]
    if event_set >= 0:
        s.sets_seen |= BIT[event_set]


def discard(s: Raid, card: i64, seat: i64) -> None:
    """To the own discard pile, face up (DM-2.24, 3.2)."""
    kind = s.book.kind[s.kind[card]]
    s.put(card, GLORY_DISCARD if kind == 2 else DISCARD + seat)
    show(s, card)


def play_out(s: Raid, card: i64, seat: i64) -> None:
    """Face up in front of its player (DM-6.25)."""
    s.put(card, IN_PLAY + seat)
    show(s, card)


def card_of_kind(s: Raid, pile: i64, kind: i64) -> i64:
    """A card of that kind in a pile, or -1."""
    for k in range(s.size[pile]):
        card = s.card_in(pile, k)
        if s.kind[card] == kind:
            return card
    return -1


def set_copy(s: Raid, weapon: i64) -> i64:
    """The first copy of a weapon's set that nobody has, or -1 (DM-S56)."""
    book = s.book
    owners: i64 = 0
    for seat in range(1, s.seats):
        if s.owned[seat] & BIT[weapon] != 0:
            owners += 1
    if owners >= book.weapon_copies[weapon]:
        return -1
    for copy in range(book.weapon_copies[weapon]):
        first = book.weapon_first[weapon] + copy * book.weapon_size[weapon]
        if s.zone[first] == BOX:
            return copy
    return -1


def take_set(s: Raid, seat: i64, weapon: i64) -> None:
    """A set of a weapon goes into the action deck; the token stays in sight (DM-3.13, 22.8)."""
    book = s.book
    copy = set_copy(s, weapon)
    first = book.weapon_first[weapon] + copy * book.weapon_size[weapon]
    for card in range(first, first + book.weapon_size[weapon]):
        s.put(card, DECK + seat)
        s.knows[card] = 0
    s.owned[seat] |= BIT[weapon]


def shuffle_together(s: Raid, seat: i64) -> None:
    """Hand and discard pile into the deck, shuffled (DM-16.16)."""
    for pile in (HAND_OF + seat, DISCARD + seat):
        while s.size[pile] > 0:
            s.put(s.card_in(pile, s.size[pile] - 1), DECK + seat)
    s.shuffle(DECK + seat, CARDS)


def fill_hand(s: Raid, seat: i64, size: i64) -> None:
    """Draw up to the hand size; surplus cards are kept (DM-5.11, 5.12, 6.11, 6.12)."""
    if s.size[HAND_OF + seat] < size:
        draw_cards(s, seat, size - s.size[HAND_OF + seat])


def exchange(s: Raid, now: list[int]) -> None:
    """Let card now[k] lie where card k lies, for every k at once: for imagined worlds."""
    change_places(s, vec[i64](now))
