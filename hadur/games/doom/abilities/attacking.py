"""Effects on the attack that goes on: dice, shields, range (DM-15.12, 15.23, 15.24)."""

from __future__ import annotations

from typing import Final

from hadur.games.doom import log
from hadur.games.doom.phases.attack import roll_again
from hadur.games.doom.state import (
    A_ATTACKER,
    A_BLACK,
    A_DODGE,
    A_HITS,
    A_LOSE,
    A_NO_COVER,
    A_PIERCE,
    A_RANGE,
    A_RED,
    A_SHIELDS,
    A_STEP,
    NO_ATTACK,
    Raid,
    raid,
)
from hadur.games.doom.verbs import DIE, DONE, FACE
from hadur.games.doom.vocabulary import (
    BLACK,
    DODGE,
    HITS,
    LOSE_DIE,
    NO_COVER,
    PIERCE,
    RANGE,
    RED,
    REROLL,
    SHIELDS,
    TURN,
)
from hadur.kernel.bits import BIT
from hadur.kernel.moves import first, pack, second, verb_of
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask, Prompt, State


def on_attack(s: Raid, what: i64, amount: i64, seat: i64) -> None:
    """Effects on the attack that goes on."""
    attack = s.attack
    if attack[A_STEP] == NO_ATTACK or not s.is_here(attack[A_ATTACKER]):
        return
    if what == RED:
        attack[A_RED] += amount
    elif what == BLACK:
        attack[A_BLACK] += amount
    elif what == LOSE_DIE:
        attack[A_LOSE] += amount
    elif what == RANGE:
        longer = attack[A_RANGE] + amount
        attack[A_RANGE] = longer if longer > 1 else 1
    elif what == REROLL:
        if len(s.dice) > 0:
            s.ask(REROLL_DIE, seat, amount)
    elif what == TURN:
        if len(s.dice) > 0:
            s.ask(TURN_DIE, seat, amount)
    elif what == HITS:
        attack[A_HITS] += amount
    elif what == PIERCE:
        attack[A_PIERCE] += amount
    elif what == SHIELDS:
        attack[A_SHIELDS] += amount
    elif what == DODGE:
        attack[A_DODGE] = 1
    elif what == NO_COVER:
        attack[A_NO_COVER] = 1


class RerollDie(Prompt):
    """A die to roll again, up to so many; a die already rolled again may not be (a word's bits
    above the number of dice say which)."""

    def moves(self, s: State, ask: Ask) -> vec[i64]:
        t = raid(s)
        out = vec[i64]()
        for k in range(len(t.dice)):
            if ask.a & BIT[k] == 0:
                out = append(out, pack(DIE, k))
        return append(out, pack(DONE))

    def play(self, s: State, ask: Ask, move: i64) -> None:
        t = raid(s)
        if verb_of(move) == DONE:
            return
        roll_again(t, first(move))
        if ask.options > 1:
            t.ask(REROLL_DIE, ask.seat, ask.options - 1, ask.a | BIT[first(move)])


class TurnDie(Prompt):
    """A die to turn to any side."""

    def moves(self, s: State, ask: Ask) -> vec[i64]:
        t = raid(s)
        out = vec[i64]()
        for k in range(len(t.dice)):
            faces = t.book.black_faces if t.dice[k] >= 16 else t.book.red_faces
            seen = vec[i64]([t.dice[k] % 16])
            for face in faces:
                if not _has(seen, face):
                    seen = append(seen, face)
                    out = append(out, pack(FACE, k, face))
        return append(out, pack(DONE))

    def play(self, s: State, ask: Ask, move: i64) -> None:
        t = raid(s)
        if verb_of(move) == DONE:
            return
        die = first(move)
        showed = t.dice[die] % 16
        t.dice[die] = t.dice[die] // 16 * 16 + second(move)
        t.tell(log.TURNED_DIE, t.dice[die] // 16, second(move), showed + 1)
        if ask.options > 1:
            t.ask(TURN_DIE, ask.seat, ask.options - 1)


def _has(column: vec[i64], value: i64) -> bool:
    for entry in column:
        if entry == value:
            return True
    return False


REROLL_DIE: Final = RerollDie("reroll", "DM-15.12", True)
TURN_DIE: Final = TurnDie("turn-die", "DM-15.12", True)
