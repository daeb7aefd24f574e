"""The initiative deck: built anew each round, looked at and changed by a few cards (chapter 5)."""

from __future__ import annotations

from typing import Final

from hadur.games.doom import log
from hadur.games.doom.state import BOX, CARDS, LOOKED_AT, MARINES, SHOWN, TURNS, Raid, raid
from hadur.games.doom.verbs import BOTTOM, TOP
from hadur.games.doom.vocabulary import INVADER_INITIATIVE, MARINE_INITIATIVE
from hadur.kernel.bits import BIT, count
from hadur.kernel.moves import first, pack, verb_of
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask, Prompt, State


def types_on_map(s: Raid) -> i64:
    out: i64 = 0
    for kind in range(s.book.types):
        if s.on_map & s.of_type(kind) != 0:
            out |= BIT[kind]
    return out


def build(s: Raid) -> None:
    """DM-5.3 to 5.9: a card for every marine (two for a single one) and one for each type, as far
    as there are Invader cards (DM-S24)."""
    for pile in (SHOWN, TURNS):
        while s.size[pile] > 0:
            s.put(s.card_in(pile, s.size[pile] - 1), BOX)
    marines: i64 = 0
    invaders: i64 = 0
    wanted = count(types_on_map(s))
    extra = s.book.extra_initiative[s.seats - 1]
    for card in range(len(s.kind)):
        kind = s.book.kind[s.kind[card]]
        if kind == MARINE_INITIATIVE:
            if marines < s.seats - 1 + extra and not is_gone(s, marines):
                s.put(card, TURNS)
            marines += 1
        elif kind == INVADER_INITIATIVE and invaders < wanted:
            s.put(card, TURNS)
            invaders += 1
    s.shuffle(TURNS, CARDS)


def is_gone(s: Raid, marine: i64) -> bool:
    """Whether the player of an initiative card has left."""
    return marine < s.seats - 1 and s.is_out(marine + 1)


def marine_of(s: Raid, sheet: i64) -> i64:
    """The figure that an initiative card activates; a single marine by both (DM-25.8)."""
    figure: i64 = 0
    for other in range(sheet):
        if s.book.kind[other] == MARINE_INITIATIVE:
            figure += 1
    return figure if figure < s.seats - 1 and figure < MARINES else 0


# -- looking ---------------------------------------------------------------------------------------


def look(s: Raid, seat: i64, many: i64) -> None:
    """A seat sees the top cards, and puts each back on the top or at the bottom."""
    seen: i64 = 0
    while seen < many and s.size[TURNS] > 0:
        card = s.card_in(TURNS, s.size[TURNS] - 1)
        s.put(card, LOOKED_AT)
        seen += 1
    if seen == 0:
        return
    for k in range(seen):
        card = s.card_in(LOOKED_AT, k)
        if seen > 1:
            # In which order they come back nobody else will know.
            s.knows[card] &= BIT[seat]
        s.reveal(card, BIT[seat])
    s.tell(log.LOOKED, seat, seen)
    s.ask(PUT_BACK, seat)


class PutBack(Prompt):
    """One of the cards looked at: to the bottom, or on the top."""

    def moves(self, s: State, ask: Ask) -> vec[i64]:
        t = raid(s)
        out = vec[i64]()
        for k in range(t.size[LOOKED_AT]):
            sheet = t.kind[t.card_in(LOOKED_AT, k)]
            if _is_listed(out, sheet):
                continue
            out = append(out, pack(BOTTOM, sheet))
            out = append(out, pack(TOP, sheet))
        return out

    def play(self, s: State, ask: Ask, move: i64) -> None:
        t = raid(s)
        for k in range(t.size[LOOKED_AT]):
            card = t.card_in(LOOKED_AT, k)
            if t.kind[card] == first(move):
                if verb_of(move) == TOP:
                    t.put(card, TURNS)
                else:
                    t.put_below(card, TURNS)
                t.tell(log.PUT_BACK, ask.seat, 1 if verb_of(move) == BOTTOM else 0)
                break
        if t.size[LOOKED_AT] > 0:
            t.ask(PUT_BACK, ask.seat)


def _is_listed(moves: vec[i64], sheet: i64) -> bool:
    for move in moves:
        if first(move) == sheet:
            return True
    return False


PUT_BACK: Final = PutBack("put-back", "DM-8.2", False)


def call(s: Raid, seat: i64) -> None:
    """The own initiative card goes to the top, if it is in the deck."""
    for k in range(s.size[TURNS]):
        card = s.card_in(TURNS, k)
        sheet = s.kind[card]
        if s.book.kind[sheet] == MARINE_INITIATIVE and marine_of(s, sheet) == seat - 1:
            s.put(card, TURNS)
            s.reveal(card, s.everybody())
            s.tell(log.CALLED, seat)
            return
