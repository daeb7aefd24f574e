"""The round: Status Phase, and the initiative cards of the Activation Phase (chapter 5)."""

from __future__ import annotations

from typing import Final

from hadur.games.doom import log
from hadur.games.doom.abilities.paying import give_up
from hadur.games.doom.abilities.tokens import tokens_left
from hadur.games.doom.flow import moment
from hadur.games.doom.initiative import build, marine_of
from hadur.games.doom.lasting import ANY, end_lasting
from hadur.games.doom.phases.damage import end_mission
from hadur.games.doom.phases.demons import CHOOSE_TYPE
from hadur.games.doom.phases.marine import ACTIVATE
from hadur.games.doom.phases.summoning import is_free_to_place, place_argent
from hadur.games.doom.piles import fill_hand
from hadur.games.doom.state import HAND_OF, INVADER, MARINE_SIDE, SHOWN, TURNS, Raid, raid
from hadur.games.doom.values import hand_size
from hadur.games.doom.verbs import DISCARD, DONE
from hadur.games.doom.vocabulary import (
    GOAL_HOLD,
    INITIATIVE,
    INVADER_INITIATIVE,
    STATUS,
    UNTIL_ROUND,
)
from hadur.kernel.moves import first, pack, verb_of
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask, Prompt, State, Step, step0, step1

MOST_TRADED: Final = 3


def next_round(s: Raid) -> None:
    """DM-5.1, 5.2: a Status Phase of four steps, then the Activation Phase."""
    s.round += 1
    s.tell(log.ROUND, s.round)
    s.activated = 0
    build(s)
    s.exhausted = 0
    fill_hand(s, INVADER, hand_size(s, INVADER))
    s.push(NEXT_CARD)
    s.push(STATUS_ENDS)
    s.push(TRADE, 0)


def trade(s: Raid, traded: i64) -> None:
    """DM-5.13, S46: up to three event cards for as many Argent Power tokens."""
    if traded < MOST_TRADED and traded < s.supply() and s.size[HAND_OF + INVADER] > 0:
        s.ask(TRADE_CARD, INVADER, 0, traded)
    else:
        place_argent(s, traded, is_free_to_place(s))


class TradeCard(Prompt):
    def moves(self, s: State, ask: Ask) -> vec[i64]:
        t = raid(s)
        out = vec[i64]()
        for k in range(t.size[HAND_OF + INVADER]):
            move = pack(DISCARD, t.kind[t.card_in(HAND_OF + INVADER, k)])
            if not _is_in(out, move):
                out = append(out, move)
        return append(out, pack(DONE))

    def play(self, s: State, ask: Ask, move: i64) -> None:
        t = raid(s)
        if verb_of(move) == DONE:
            place_argent(t, ask.a, is_free_to_place(t))
            return
        give_up(t, INVADER, first(move))
        t.push(TRADE, ask.a + 1)


def _is_in(column: vec[i64], value: i64) -> bool:
    for entry in column:
        if entry == value:
            return True
    return False


def status_ends(s: Raid) -> None:
    moment(s, STATUS, -1)


TRADE_CARD: Final = TradeCard("trade", "DM-5.13", False)
TRADE: Final[Step] = step1(trade)
STATUS_ENDS: Final[Step] = step0(status_ends)
NEXT_ROUND: Final[Step] = step0(next_round)


# -- the Activation Phase --------------------------------------------------------------------------


def next_card(s: Raid) -> None:
    """DM-5.15 to 5.17, 5.21: until the initiative deck is empty."""
    if s.size[TURNS] == 0:
        s.push(END_ROUND)
        return
    s.push(NEXT_CARD)
    s.push(REVEAL)
    moment(s, INITIATIVE, -1)


def reveal(s: Raid) -> None:
    """DM-5.16, 5.18, 5.19."""
    card = s.card_in(TURNS, s.size[TURNS] - 1)
    s.put(card, SHOWN)
    s.reveal(card, s.everybody())
    sheet = s.kind[card]
    s.tell(log.REVEALED_TURN, sheet)
    if s.book.kind[sheet] == INVADER_INITIATIVE:
        s.push(CHOOSE_TYPE)
    else:
        s.push(ACTIVATE, marine_of(s, sheet))


def end_round(s: Raid) -> None:
    """DM-5.21; a goal that counts rounds is looked at (DM-24.14)."""
    end_lasting(s, UNTIL_ROUND, ANY)
    book = s.book
    if book.goal == GOAL_HOLD and s.round >= book.goal_rounds:
        if tokens_left(s, book.goal_token) >= book.goal_count:
            end_mission(s, MARINE_SIDE)
            return
    s.push(NEXT_ROUND)


NEXT_CARD: Final[Step] = step0(next_card)
REVEAL: Final[Step] = step0(reveal)
END_ROUND: Final[Step] = step0(end_round)
