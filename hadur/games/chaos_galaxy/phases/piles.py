"""Colony, Headquarters, Scrap and Ruin: drawing, discarding, burning, shuffling and cutting."""

from __future__ import annotations

from typing import Final

from hadur.games.chaos_galaxy import log
from hadur.games.chaos_galaxy.state import (
    CLOSING_PHASE,
    COLONY,
    HAND,
    NO_CUTS,
    QUICK_START,
    RUIN,
    SHUFFLE,
    Galaxy,
    galaxy,
)
from hadur.games.chaos_galaxy.verbs import CUT, DISCARD
from hadur.kernel.bits import BIT
from hadur.kernel.moves import first, pack
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask, Prompt, State, Step, step2

# -- drawing and losing cards ----------------------------------------------------------------------


def draw(s: Galaxy, seat: i64, amount: i64) -> None:
    """From the top of the own Colony to hand, as many as there are (KG-S5)."""
    amount = min(amount, s.size[COLONY + seat])
    if amount <= 0:
        return
    s.tell(log.DREW, seat, amount)
    for _ in range(amount):
        card = s.card_in(COLONY + seat, s.size[COLONY + seat] - 1)
        s.put(card, HAND + seat)
        s.reveal(card, BIT[seat])
        s.tell(log.DREW_CARD, seat, s.kind[card], 0, 0, BIT[seat])
    check_empty(s, seat)


def burn(s: Galaxy, seat: i64, amount: i64) -> i64:
    """One by one from the top of the Colony, face down, to the Ruin (KG-16.7, KG-5.14)."""
    amount = min(amount, s.size[COLONY + seat])
    if amount <= 0:
        return 0
    s.tell(log.BURNED, seat, amount)
    for _ in range(amount):
        card = s.card_in(COLONY + seat, s.size[COLONY + seat] - 1)
        # Whoever knew the card may not see that it was this one that went (KG-5.13).
        s.put(card, RUIN + seat)
        s.reveal(card, BIT[seat])
    check_empty(s, seat)
    return amount


def discard(s: Galaxy, seat: i64, kind: i64) -> None:
    """A card from hand, face down, to the own Ruin (KG-20.3, KG-S45)."""
    card = in_hand(s, seat, kind)
    s.tell(log.DISCARDED, seat, 1)
    s.tell(log.DISCARDED_CARD, seat, kind, 0, 0, BIT[seat])
    s.lay_hidden(card, RUIN + seat)


def regrow(s: Galaxy, seat: i64, amount: i64) -> None:
    """The bottom cards of the Ruin go under the Colony as they lie (KG-21.3)."""
    amount = min(amount, s.size[RUIN + seat])
    if amount <= 0:
        return
    s.tell(log.REGROWN, seat, amount)
    k = amount - 1
    while k >= 0:
        s.put_below(s.card_in(RUIN + seat, k), COLONY + seat)
        k -= 1


def dig(s: Galaxy, seat: i64) -> None:
    """The bottom card of the own Ruin to hand (KG-9.18, KG-33.17)."""
    if s.size[RUIN + seat] > 0:
        s.tell(log.DUG, seat)
        card = s.card_in(RUIN + seat, 0)
        s.put(card, HAND + seat)
        s.reveal(card, BIT[seat])


def in_hand(s: Galaxy, seat: i64, kind: i64) -> i64:
    """A card of that kind in a hand, or -1. Of several the one that most know: that another one is
    left is then nobody's knowledge."""
    best: i64 = -1
    for k in range(s.size[HAND + seat]):
        card = s.card_in(HAND + seat, k)
        if s.kind[card] == kind and (best < 0 or s.knows[card] > s.knows[best]):
            best = card
    return best


def hand_kinds(s: Galaxy, seat: i64) -> vec[i64]:
    """The kinds in a hand, each once, in rising order."""
    out = vec[i64]()
    for k in range(s.size[HAND + seat]):
        kind = s.kind[s.card_in(HAND + seat, k)]
        at = len(out)
        while at > 0 and out[at - 1] >= kind:
            at -= 1
        if at < len(out) and out[at] == kind:
            continue
        out = append(out, kind)
        last = len(out) - 1
        while last > at:
            out[last] = out[last - 1]
            last -= 1
        out[at] = kind
    return out


def check_empty(s: Galaxy, seat: i64) -> None:
    """Quick-start: whose Colony runs out has lost at once (KG-29.21); with more than two players
    that is left to the closing phase."""
    if s.options & QUICK_START == 0 or s.size[COLONY + seat] > 0 or s.over or s.turns == 0:
        return
    if len(s.neighbours(seat)) == 1 and s.neighbours(s.neighbours(seat)[0])[0] == seat:
        winner = s.neighbours(seat)[0]
        s.tell(log.GAME_OVER, winner)
        finish_for(s, winner)


def finish_for(s: Galaxy, winner: i64) -> None:
    """One seat has won, all others have lost."""
    scores = vec[i64]()
    for seat in range(s.seats):
        scores = append(scores, 1 if seat == winner else -1)
    s.finish(scores)


# -- discarding by choice --------------------------------------------------------------------------


class DiscardPrompt(Prompt):
    """Which card of your own hand goes to the Ruin?"""

    def rule_of(self, s: State, ask: Ask) -> str:
        return "KG-20.2" if galaxy(s).phase == CLOSING_PHASE else "KG-16.8"

    def moves(self, s: State, ask: Ask) -> vec[i64]:
        out = vec[i64]()
        for kind in hand_kinds(galaxy(s), ask.seat):
            out = append(out, pack(DISCARD, kind))
        return out

    def play(self, s: State, ask: Ask, move: i64) -> None:
        s.push(DISCARDS, ask.seat, ask.a - 1)
        discard(galaxy(s), ask.seat, first(move))


def discards(s: Galaxy, seat: i64, amount: i64) -> None:
    """So many cards of the player's own choice go to the Ruin, as far as there are any."""
    if amount > 0 and s.size[HAND + seat] > 0:
        s.ask(DISCARD_PROMPT, seat, 0, amount)


DISCARD_PROMPT: Final = DiscardPrompt("discard", "KG-16.8", False)
DISCARDS: Final[Step] = step2(discards)


# -- shuffling and cutting -------------------------------------------------------------------------


class CutPrompt(Prompt):
    """How many cards are lifted off the Colony that was shuffled (KG-23.7)? 0 is no cut."""

    def moves(self, s: State, ask: Ask) -> vec[i64]:
        out = vec[i64]()
        for n in range(1, galaxy(s).size[COLONY + ask.a]):
            out = append(out, pack(CUT, n))
        return append(out, pack(CUT, 0))

    def play(self, s: State, ask: Ask, move: i64) -> None:
        g = galaxy(s)
        lifted = first(move)
        g.tell(log.CUT, ask.seat, ask.a, lifted)
        for _ in range(lifted):
            g.put_below(g.card_in(COLONY + ask.a, g.size[COLONY + ask.a] - 1), COLONY + ask.a)


def shuffle_colony(s: Galaxy, seat: i64) -> None:
    """Shuffle, then the right neighbour may cut (KG-23.7, KG-26.3); nobody shuffles after that."""
    s.tell(log.SHUFFLED, seat)
    s.shuffle(COLONY + seat, SHUFFLE + seat)
    cutter = s.right_of(seat)
    if s.options & (NO_CUTS | QUICK_START) == 0 and cutter != seat and s.size[COLONY + seat] > 1:
        s.ask(CUT_PROMPT, cutter, 0, seat)


CUT_PROMPT: Final = CutPrompt("cut", "KG-23.7", True)
