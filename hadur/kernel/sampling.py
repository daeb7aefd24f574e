"""A state drawn from those one seat cannot tell apart, for searches that do not cheat.

What a seat does not know of the cards is which of the unknown ones lies where. A place (its
zone, its position in a pile, who knows the card there) stays as it is; the cards change places.
"""

from __future__ import annotations

from typing import Final

from hadur.kernel.bits import BIT
from hadur.kernel.cards import CardState
from hadur.kernel.chance import draw
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import State

# Far from the streams of any game, so that sampling with a game's own seed repeats nothing of it.
_PLACES: Final = 7001
_FUTURE: Final = 7002
_HALF: Final = 31


def reshuffle_unknown(
    state: CardState, seat: i64, groups: list[list[int]], rng_seed: i64
) -> vec[i64]:
    """Make this state, a copy of the true one, any state the seat holds possible, each as likely.

    Each group is a list of cards that the seat cannot tell apart but by seeing them (a deck);
    its cards that the seat does not know change places among themselves. No card may stand in
    two groups. States the seat cannot tell apart give the same samples for the same `rng_seed`.
    Returned is, by card, the card that now lies where that one lay: a game with other
    columns that belong to the place (or with unknown cards in frames or questions) applies it.
    Future chance and the secret answers of others are forgotten too.
    """
    bit = BIT[seat]
    now = vec[i64](range(len(state.kind)))
    count: i64 = 0
    for group in groups:
        hidden = vec[i64]()
        for card in group:
            if state.knows[card] & bit == 0:
                hidden = append(hidden, card)
        places = by_place(state, hidden)
        left: i64 = len(hidden)
        while left > 1:
            at = draw(rng_seed, _PLACES, count, left)
            count += 1
            left -= 1
            card_at = hidden[at]
            hidden[at] = hidden[left]
            hidden[left] = card_at
        for k in range(len(hidden)):
            now[places[k]] = hidden[k]
    change_places(state, now)
    forget(state, seat, rng_seed)
    return now


def by_place(state: CardState, cards: vec[i64]) -> vec[i64]:
    """The same cards in the order of the places where they lie, piles first.

    States that a seat cannot tell apart so give it the very same samples."""
    chosen = vec[i64]([0] * len(state.kind))
    for card in cards:
        chosen[card] = 1
    out = vec[i64]()
    for pile in range(len(state.size)):
        for k in range(state.size[pile]):
            card = state.card_in(pile, k)
            if chosen[card] != 0:
                chosen[card] = 0
                out = append(out, card)
    for card in cards:
        if chosen[card] != 0:
            out = append(out, card)
    return out


def change_places(state: CardState, now: vec[i64]) -> None:
    """Let card now[k] lie where card k lies, for every k at once."""
    zone = state.zone[:]
    knows = state.knows[:]
    for card in range(len(now)):
        state.zone[now[card]] = zone[card]
        state.knows[now[card]] = knows[card]
    for pile in range(len(state.size)):
        base = state.base[pile]
        for k in range(base, base + state.size[pile]):
            state.pile[k] = now[state.pile[k]]


def forget(state: State, seat: i64, rng_seed: i64) -> None:
    """Take from a copy what no seat, or only another one, can know besides the cards.

    Chance to come depends on `rng_seed` alone, nothing is scripted, and whoever else answered
    secretly in this round has still to answer: the answer may not even be legal any more.
    """
    high = draw(rng_seed, _FUTURE, 0, BIT[_HALF])
    state.seed = high * BIT[_HALF] + draw(rng_seed, _FUTURE, 1, BIT[_HALF])
    state.script = []
    for k in range(len(state.asks)):
        if state.asks[k].seat != seat:
            state.answers[k] = -1
    state._listed = -1
