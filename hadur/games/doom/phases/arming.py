"""The attack of a card that a marine has played: at once, after moving, or not at all.

Movement points can be spent whenever no attack goes on (DM-6.7, 11.16), so also between what a card
gives and its attack. While somebody could be attacked its marine is asked about it; while nobody
can, the marine goes on as usual and is *armed*: the attack can follow until another card is played,
an ability is used or the activation ends (DM-6.22, 26.22)."""

from __future__ import annotations

from typing import Final

from hadur.games.doom.phases.attack import begin_attack, targets
from hadur.games.doom.phases.displacement import step_aside
from hadur.games.doom.phases.items import take, takes
from hadur.games.doom.phases.movement import go
from hadur.games.doom.phases.steps import is_stuck, ways
from hadur.games.doom.ranges import longest
from hadur.games.doom.state import Raid, raid
from hadur.games.doom.verbs import ATTACK, SKIP, TAKE
from hadur.games.doom.vocabulary import PLAYED
from hadur.kernel.bits import BIT
from hadur.kernel.moves import first, pack, verb_of
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask, Prompt, State, Step, step2


def offer_attack(s: Raid, figure: i64, sheet: i64) -> None:
    """DM-6.19, 6.20: the attack of a played card is optional. If nobody could be attacked, not even
    with what may still lengthen its Range, it is not offered (DM-15.9)."""
    if not s.is_here(figure):
        return
    if is_stuck(s, figure):
        s.push(OFFER_ATTACK, figure, sheet)
        step_aside(s, figure)
    elif s.lifted == figure or reaches(s, figure, sheet):
        s.ask(WHETHER, s.seat_of(figure), 0, figure, sheet)
    elif s.book.moments[sheet] & BIT[PLAYED] == 0:
        s.armed = sheet
    elif len(ways(s, figure)) > 0:
        # What the card says comes after its attack, so it is waited for.
        s.ask(WHETHER, s.seat_of(figure), 0, figure, sheet)


def reaches(s: Raid, figure: i64, sheet: i64) -> bool:
    """Whether anybody could be attacked with a card from here."""
    return s.lifted != figure and targets(s, figure, longest(s, figure, sheet)) != 0


class Whether(Prompt):
    """Attack, move first, or not attack at all."""

    def moves(self, s: State, ask: Ask) -> vec[i64]:
        t = raid(s)
        figure = ask.a
        if t.lifted == figure:
            return ways(t, figure)
        out = vec[i64]()
        if reaches(t, figure, ask.b):
            out = append(out, pack(ATTACK))
        for way in ways(t, figure):
            out = append(out, way)
        return append(takes(t, figure, out), pack(SKIP))

    def play(self, s: State, ask: Ask, move: i64) -> None:
        t = raid(s)
        verb = verb_of(move)
        if verb == ATTACK:
            begin_attack(t, ask.a, ask.b)
        elif verb != SKIP:
            t.push(OFFER_ATTACK, ask.a, ask.b)
            if verb == TAKE:
                take(t, ask.a, first(move))
            else:
                go(t, ask.a, move)


WHETHER: Final = Whether("whether-attack", "DM-6.20", True)
OFFER_ATTACK: Final[Step] = step2(offer_attack)


def can_strike(s: Raid, figure: i64) -> bool:
    """Whether the attack of the card played last can follow now."""
    return s.armed >= 0 and reaches(s, figure, s.armed)


def strike(s: Raid, figure: i64) -> None:
    sheet = s.armed
    s.armed = -1
    begin_attack(s, figure, sheet)
