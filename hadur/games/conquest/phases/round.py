"""The round (section 5): its four phases, how they begin and end, and the headquarters phase."""

from __future__ import annotations

from typing import Final

from hadur.games.conquest import log
from hadur.games.conquest.cards.definition import MOBILE
from hadur.games.conquest.phases.actions import open_window
from hadur.games.conquest.phases.battle import BATTLE
from hadur.games.conquest.phases.cards import draw, gain, see_decks
from hadur.games.conquest.phases.command import SET_DIALS, STRUGGLES
from hadur.games.conquest.phases.deploy import DEPLOY_TURNS
from hadur.games.conquest.phases.leaving import (
    BY_DISCARDING,
    BY_SACRIFICE,
    LEAVE_TOGETHER,
    SETTLE,
    add_leaving,
)
from hadur.games.conquest.phases.moving import adjacent_slots, move, send_home
from hadur.games.conquest.prompts import Question
from hadur.games.conquest.state import (
    BOTH,
    CANNOT_READY,
    COMBAT_PHASE,
    COMMAND_PHASE,
    DEPLOY_PHASE,
    FACE_DOWN,
    HAS_MOVED,
    HEADQUARTERS_PHASE,
    HQ,
    ONCE_PER_PHASE,
    ONCE_PER_ROUND,
    ROW,
    SACRIFICE_AT_PHASE_END,
    SLOTS,
    UNTIL_ATTACK_ENDS,
    UNTIL_PHASE_ENDS,
    UNTIL_ROUND_ENDS,
    Campaign,
    campaign,
)
from hadur.games.conquest.values import has
from hadur.games.conquest.verbs import DONE, MOVE
from hadur.kernel.moves import first, pack, second, verb_of
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask, Step, step0, step1
from hadur.kernel.windows import Occasion, TimedState, occur

CARDS_A_ROUND: Final = 2
RESOURCES_A_ROUND: Final = 4


class PhaseBegins(Occasion):
    """A phase (a) begins (CQ-5.2). In the combat phase Mobile units move before any reaction."""

    def happen(self, s: TimedState, at: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        it = campaign(s)
        it.tell(log.PHASE, a)
        if a == COMBAT_PHASE:
            it.push(MOBILE_MOVES, 1 - it.initiative)
            it.push(MOBILE_MOVES, it.initiative)


class PhaseEnds(Occasion):
    """A phase (a) ends."""

    def happen(self, s: TimedState, at: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """A milestone."""


class RoundEnds(Occasion):
    """A round (a) ends, all its phases over: what is to happen then happens (CQ-5.6)."""

    def happen(self, s: TimedState, at: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """A milestone."""


PHASE_BEGINS: Final = PhaseBegins("phase-begins")
PHASE_ENDS: Final = PhaseEnds("phase-ends")
ROUND_ENDS: Final = RoundEnds("round-ends")


def game_round(s: Campaign) -> None:
    """Deploy, command, combat, headquarters; then the next round (CQ-5.1)."""
    s.round += 1
    s.tell(log.ROUND, s.round, s.initiative)
    s.push(ROUND)
    s.push(END_ROUND)
    for phase in range(HEADQUARTERS_PHASE, -1, -1):
        s.push(PHASE, phase)


def phase(s: Campaign, number: i64) -> None:
    s.phase = number
    s.push(END_PHASE, number)
    if number == DEPLOY_PHASE:
        s.push(DEPLOY_TURNS)
    elif number == COMMAND_PHASE:
        s.then([SET_DIALS, FIRST_STRUGGLE, OPEN_WINDOW])
    elif number == COMBAT_PHASE:
        s.then([OPEN_WINDOW, FIRST_BATTLE, OPEN_WINDOW, OTHER_BATTLES, WARLORDS_HOME])
    else:
        s.then([OPEN_WINDOW, NEXT_PLANET, SUPPLY])
    occur(s, PHASE_BEGINS, number)


def first_struggle(s: Campaign) -> None:
    s.push(STRUGGLES, s.first)


def end_phase(s: Campaign, number: i64) -> None:
    """What lasts until the end of the phase is over (CQ-5.3); then the milestone."""
    s.push(CLEAR_PHASE, number)
    occur(s, PHASE_ENDS, number)


def clear_phase(s: Campaign, number: i64) -> None:
    s.expire(UNTIL_PHASE_ENDS)
    s.expire(UNTIL_ATTACK_ENDS)
    s.forget_names(ONCE_PER_PHASE)
    for card in range(len(s.spent)):
        s.spent[card] &= ~(ONCE_PER_PHASE | HAS_MOVED)
    s.push(SETTLE)
    _carry_out_delayed(s)


def _carry_out_delayed(s: Campaign) -> None:
    """Cards that were only lent to the phase leave."""
    delayed = s.delayed
    s.delayed = vec[i64]()
    for k in range(0, len(delayed), 2):
        reason = BY_SACRIFICE if delayed[k] == SACRIFICE_AT_PHASE_END else BY_DISCARDING
        add_leaving(s, delayed[k + 1], reason)
    if len(delayed) > 0:
        s.push(LEAVE_TOGETHER)


def end_round(s: Campaign) -> None:
    """The milestone; then what lasts until the end of the round is over (CQ-5.5)."""
    s.push(CLEAR_ROUND)
    occur(s, ROUND_ENDS, s.round)


def clear_round(s: Campaign) -> None:
    s.expire(UNTIL_ROUND_ENDS)
    s.limited = 0
    s.forget_names(ONCE_PER_ROUND)
    for card in range(len(s.spent)):
        s.spent[card] &= ~ONCE_PER_ROUND
    s.push(SETTLE)


# -- the combat phase ------------------------------------------------------------------------------


def mobile_moves(s: Campaign, seat: i64) -> None:
    """Each Mobile unit of a player may move to an adjacent planet (CQ-15.19, CQ-15.20)."""
    s.ask(MOBILE_MOVE, seat)


class MobileMove(Question):
    """Which Mobile unit moves where, or no more?"""

    def __init__(self, name: str, rule: str) -> None:
        super().__init__(name, rule, True)

    def answers(self, s: Campaign, ask: Ask) -> vec[i64]:
        out = append(vec[i64](), pack(DONE))
        for place in range(ask.seat, HQ, 2):
            card = s.head[place]
            while card >= 0:
                if s.spent[card] & HAS_MOVED == 0 and has(s, card, MOBILE):
                    for slot in adjacent_slots(s, place >> 1):
                        out = append(out, pack(MOVE, card, slot))
                card = s.next[card]
        return out

    def answered(self, s: Campaign, ask: Ask, move_made: i64) -> None:
        if verb_of(move_made) == MOVE:
            s.push(MOBILE_MOVES, ask.seat)
            s.spent[first(move_made)] |= HAS_MOVED
            move(s, first(move_made), second(move_made))


def first_battle(s: Campaign) -> None:
    """Always, whoever is there (CQ-8.2)."""
    s.push(BATTLE, s.first)


def other_battles(s: Campaign) -> None:
    s.push(BATTLES_FROM, s.first + 1)


def battles_from(s: Campaign, slot: i64) -> None:
    """At every other planet with a warlord, each followed by an action window (CQ-8.3, CQ-S4)."""
    while slot < SLOTS and not _has_warlord(s, slot):
        slot += 1
    if slot < SLOTS:
        s.push(BATTLES_FROM, slot + 1)
        s.push(OPEN_WINDOW)
        s.push(BATTLE, slot)


def _has_warlord(s: Campaign, slot: i64) -> bool:
    if s.row[slot] < 0:
        return False
    return s.place[s.warlord[0]] >> 1 == slot or s.place[s.warlord[1]] >> 1 == slot


def warlords_home(s: Campaign) -> None:
    """Before the phase ends (CQ-S11)."""
    for seat in range(2):
        send_home(s, s.warlord[seat])


# -- the headquarters phase ------------------------------------------------------------------------


def next_planet(s: Campaign) -> None:
    """The token moves on, the next planet is turned up (CQ-9.1, CQ-9.2)."""
    for slot in range(SLOTS):
        if s.row[slot] >= 0:
            s.first = slot
            s.tell(log.FIRST_PLANET, slot)
            break
    if s.size[FACE_DOWN] > 0:
        slot = SLOTS - s.size[FACE_DOWN]
        planet = s.card_in(FACE_DOWN, s.size[FACE_DOWN] - 1)
        s.put(planet, ROW)
        s.reveal(planet, BOTH)
        s.row[slot] = planet
        s.tell(log.REVEALED_PLANET, s.kind[planet], slot)


def supply(s: Campaign) -> None:
    """Cards, resources, ready cards, and the initiative to the other (CQ-9.3 to CQ-9.8)."""
    for seat in range(2):
        draw(s, seat, CARDS_A_ROUND)
    see_decks(s)
    if s.over:
        return
    for seat in range(2):
        gain(s, seat, RESOURCES_A_ROUND)
    for card in range(len(s.exhausted)):
        if s.exhausted[card] != 0 and not s.is_under(CANNOT_READY, card):
            s.exhausted[card] = 0
    s.tell(log.ALL_READY)
    s.initiative = 1 - s.initiative
    s.tell(log.INITIATIVE, s.initiative)


ROUND: Final[Step] = step0(game_round)
PHASE: Final[Step] = step1(phase)
END_PHASE: Final[Step] = step1(end_phase)
CLEAR_PHASE: Final[Step] = step1(clear_phase)
END_ROUND: Final[Step] = step0(end_round)
CLEAR_ROUND: Final[Step] = step0(clear_round)
OPEN_WINDOW: Final[Step] = step0(open_window)
FIRST_STRUGGLE: Final[Step] = step0(first_struggle)
MOBILE_MOVES: Final[Step] = step1(mobile_moves)
FIRST_BATTLE: Final[Step] = step0(first_battle)
OTHER_BATTLES: Final[Step] = step0(other_battles)
BATTLES_FROM: Final[Step] = step1(battles_from)
WARLORDS_HOME: Final[Step] = step0(warlords_home)
NEXT_PLANET: Final[Step] = step0(next_planet)
SUPPLY: Final[Step] = step0(supply)

MOBILE_MOVE: Final = MobileMove("mobile", "CQ-15.19")
