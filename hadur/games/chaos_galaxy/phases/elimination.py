"""Players who are out (section 26, KG-S31), and who has won."""

from __future__ import annotations

from hadur.games.chaos_galaxy import log
from hadur.games.chaos_galaxy.phases.damage import put_away, vacate
from hadur.games.chaos_galaxy.phases.lasting import expire
from hadur.games.chaos_galaxy.phases.piles import finish_for
from hadur.games.chaos_galaxy.state import (
    BEATEN,
    COMBAT,
    LEFT_AT,
    MOST_SEATS,
    PLAYER,
    REMOVED,
    Galaxy,
)
from hadur.games.chaos_galaxy.vocabulary import NEXT_TURN
from hadur.kernel.bits import BIT
from hadur.kernel.chain import links, neutralise, seat_of
from hadur.kernel.native import i64, vec


def eliminate(s: Galaxy, seat: i64, by: i64) -> None:
    """A seat is out, by another one's doing or (-1) nobody's."""
    s.tell(log.ELIMINATED, seat, by)
    if by >= 0:
        s.player[by * PLAYER + BEATEN] += 1
    s.player[seat * PLAYER + LEFT_AT] = s.turns * MOST_SEATS + s.seats - players_left(s)
    s.out |= BIT[seat]
    if players_left(s) > 1:
        clear_away(s, seat)


def clear_away(s: Galaxy, seat: i64) -> None:
    """Their own cards leave the game, cards of others under their control go to their owners; what
    they have announced comes to nothing."""
    for slot in range(s.slots()):
        if not s.in_play(slot):
            continue
        card = s.card_at(slot)
        if s.owner[card] == seat:
            for other in s.aboard(slot):
                if s.owner[s.card_at(other)] != seat:
                    put_away(s, other)
            s.put(card, REMOVED)
            vacate(s, slot)
        elif s.holder(slot) == seat:
            for other in s.aboard(slot):
                if s.owner[s.card_at(other)] != seat:
                    put_away(s, other)
            put_away(s, slot)
    for card in range(len(s.kind)):
        if s.owner[card] == seat and s.zone[card] != REMOVED:
            s.put(card, REMOVED)
    for at in range(links(s)):
        if seat_of(s, at) == seat:
            neutralise(s, at)
    if s.phase == COMBAT and (seat == s.attacker or seat == s.defender):
        s.blows = vec[i64]()  # KG-S11: no shot from or at a ship that has gone is dealt
    s.refresh()
    expire(s, NEXT_TURN, seat)  # that turn will not come


def players_left(s: Galaxy) -> i64:
    left: i64 = 0
    for seat in range(s.seats):
        if s.out & BIT[seat] == 0:
            left += 1
    return left


def finish_if_decided(s: Galaxy) -> None:
    """With one player left it is over: who eliminated most has won (KG-26.10), else who stayed
    longer (KG-26.11)."""
    if s.over or players_left(s) > 1:
        return
    best: i64 = 0
    for seat in range(1, s.seats):
        if _is_ahead(s, seat, best):
            best = seat
    s.tell(log.GAME_OVER, best)
    finish_for(s, best)


def _is_ahead(s: Galaxy, seat: i64, other: i64) -> bool:
    beaten = s.player[seat * PLAYER + BEATEN]
    others = s.player[other * PLAYER + BEATEN]
    if beaten != others:
        return beaten > others
    if s.out & BIT[seat] == 0 or s.out & BIT[other] == 0:
        return s.out & BIT[seat] == 0
    return s.player[seat * PLAYER + LEFT_AT] > s.player[other * PLAYER + LEFT_AT]
