"""Who may answer what is announced, and how (section 11)."""

from __future__ import annotations

from typing import Final

from hadur.games.chaos_galaxy.phases.announcing import (
    ABILITY_USED,
    CARD_PLAYED,
    OWN_ANSWERS_FIRST,
    PAYMENT_LINK,
    open_link,
    play_clause,
)
from hadur.games.chaos_galaxy.phases.piles import in_hand
from hadur.games.chaos_galaxy.phases.ways import (
    could_announce,
    fits_phase,
    interrupt_moves,
    is_usable,
    payment_moves,
    use_moves,
)
from hadur.games.chaos_galaxy.state import (
    ANSWERS,
    BOTTOM,
    FLAGS,
    GONE,
    HAND,
    HOLDER,
    MAIN,
    PAID,
    PLACE,
    QUICK_START,
    WIDE,
    Answers,
    Galaxy,
)
from hadur.games.chaos_galaxy.tables import T
from hadur.games.chaos_galaxy.values import price
from hadur.games.chaos_galaxy.verbs import PAY, PLAY_CARD
from hadur.games.chaos_galaxy.vocabulary import USE
from hadur.kernel.chain import Announcement, announce, links, number_of, seat_of, what_at
from hadur.kernel.moves import first, second, third, verb_of
from hadur.kernel.native import i64, vec

_CHOSEN: Final = 0xFFF


def has_unpaid(s: Galaxy, seat: i64) -> bool:
    table = s.table
    for row in range(0, len(table), WIDE):
        if table[row + HOLDER] == seat and table[row + PLACE] != GONE:
            if table[row + FLAGS] & PAID == 0:
                return True
    return False


class GalaxyAnswers(Answers):
    """Interrupts, abilities and, in one's own main phase, payments."""

    def may(self, s: Galaxy, seat: i64) -> bool:
        """Whether a seat is asked: whether by what all can see it could have something to answer
        with. Deck lists are open, so that is an interrupt of its deck, an ability in play, or a
        face-down card that could be paid."""
        if s.options & QUICK_START != 0 or s.over:
            return False
        if s.phase == MAIN and self._alone(s, seat):
            return False
        if s.phase == MAIN and s.turn == seat and has_unpaid(s, seat):
            return True
        return could_interrupt(s, seat) or could_use(s, seat)

    def _alone(self, s: Galaxy, seat: i64) -> bool:
        """Whether nobody else has answered what this seat has announced in a main phase: what it
        would add it can as well do before or afterwards."""
        at = links(s) - 1
        while at >= 0:
            if seat_of(s, at) != seat:
                return False
            if number_of(s, at) & BOTTOM != 0:
                for what in OWN_ANSWERS_FIRST:
                    if what_at(s, at) is what:
                        return False
                return True
            at -= 1
        return False

    def moves(self, s: Galaxy, seat: i64) -> vec[i64]:
        out = interrupt_moves(s, vec[i64](), seat)
        out = use_moves(s, out, seat)
        if s.phase == MAIN and s.turn == seat:
            out = payment_moves(s, out, seat)
        return out

    def play(self, s: Galaxy, seat: i64, move: i64) -> None:
        answer(s, seat, move)


def answer(s: Galaxy, seat: i64, move: i64) -> None:
    """Put a link on the chain that is going on."""
    what, source = named(s, seat, move)
    announce(s, what, seat, source, second(move) - 1, third(move) & _CHOSEN)


def announce_first(s: Galaxy, seat: i64, move: i64, kind: i64) -> None:
    """Begin a chain with such a move; `kind` is ACTION for an event."""
    what, source = named(s, seat, move)
    open_link(s, what, seat, source, second(move) - 1, (third(move) & _CHOSEN) | kind)


def named(s: Galaxy, seat: i64, move: i64) -> tuple[Announcement, i64]:
    """What a move announces, and its source."""
    verb = verb_of(move)
    if verb == PLAY_CARD:
        return CARD_PLAYED, in_hand(s, seat, first(move))
    if verb == PAY:
        return PAYMENT_LINK, first(move)
    return ABILITY_USED, first(move)


def could_interrupt(s: Galaxy, seat: i64) -> bool:
    if s.size[HAND + seat] == 0:
        return False
    for entry in s.lurking:
        if entry >> 12 == seat:
            kind = entry & 0xFFF
            if fits_phase(s, kind) and price(s, seat, kind) <= s.credits(seat):
                if could_announce(s, play_clause(kind), seat, -1):
                    return True
    return False


def could_use(s: Galaxy, seat: i64) -> bool:
    for slot in s.users:
        if s.holder(slot) != seat:
            continue
        kind = s.kind_at(slot)
        for clause in range(T.clause[kind], T.clause[kind + 1]):
            if T.when[clause] == USE and is_usable(s, clause, seat, slot):
                if could_announce(s, clause, seat, slot):
                    return True
    return False


ANSWERS.append(GalaxyAnswers())
