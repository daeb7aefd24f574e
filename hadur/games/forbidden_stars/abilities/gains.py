"""Paragraphs about dice and combat tokens: gain, spend, turn, reroll, lose."""

from __future__ import annotations

from typing import Final

from hadur.games.forbidden_stars.abilities.paragraph import ALWAYS, Loop, Paragraph
from hadur.games.forbidden_stars.phases.pool import (
    gain_dice,
    gain_tokens,
    lose_dice,
    lose_tokens,
    reroll,
    reroll_all,
    roll_dice,
    room,
    turn_die,
)
from hadur.games.forbidden_stars.prompts import Question, finish
from hadur.games.forbidden_stars.state import (
    ATTACK,
    DEFENCE,
    F_FLAGS,
    F_TOKENS,
    FACES,
    MORALE,
    NO_DEFENCE_TOKENS,
    War,
)
from hadur.games.forbidden_stars.verbs import DIE, NO
from hadur.kernel.bits import BIT
from hadur.kernel.moves import first, pack, verb_of
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask, Step, step2

# What is gained: dice with a face, dice to roll, tokens with a face.
DICE_OF: Final = 0
ROLLED: Final = 3
TOKENS_OF: Final = 4
PER_UNIT: Final = 15
"""In place of an amount: one for each own unrouted unit of level 0."""


def attack_dice(many: int = 1) -> int:
    return DICE_OF + ATTACK + 16 * many


def defence_dice(many: int = 1) -> int:
    return DICE_OF + DEFENCE + 16 * many


def morale_dice(many: int = 1) -> int:
    return DICE_OF + MORALE + 16 * many


def rolled_dice(many: int = 1) -> int:
    return ROLLED + 16 * many


def attack_tokens(many: int) -> int:
    return TOKENS_OF + ATTACK + 16 * many


def defence_tokens(many: int) -> int:
    return TOKENS_OF + DEFENCE + 16 * many


def both_tokens(many: int) -> int:
    """Attack tokens and as many defence tokens."""
    return attack_tokens(many) + 256 * defence_tokens(many)


def low_units(s: War, side: i64) -> i64:
    """Own unrouted units of level 0 in the combat (Cultists or Iconoclasts, Boyz or Onslaughts)."""
    word = s.force(side)
    return (word & 15) + ((word >> 8) & 15) + ((word >> 48) & 15)


def amount(s: War, side: i64, gain: i64) -> i64:
    many = (gain >> 4) & 15
    return low_units(s, side) if many == PER_UNIT else many


def useful(s: War, side: i64, gain: i64) -> bool:
    """Whether a gain would give anything (FS-16.3)."""
    while gain != 0:
        what = gain & 15
        if what >= TOKENS_OF:
            barred = what == TOKENS_OF + DEFENCE and s.side(side, F_FLAGS) & NO_DEFENCE_TOKENS != 0
            if not barred and amount(s, side, gain & 255) > 0:
                return True
        elif room(s, side, 1) > 0:
            return True
        gain = gain >> 8
    return False


def gain(s: War, side: i64, gains: i64) -> None:
    while gains != 0:
        what = gains & 15
        many = amount(s, side, gains & 255)
        if what == ROLLED:
            roll_dice(s, side, many)
        elif what >= TOKENS_OF:
            gain_tokens(s, side, what - TOKENS_OF, many)
        else:
            gain_dice(s, side, what, many)
        gains = gains >> 8


class Gain(Paragraph):
    """Gain one of these."""

    def __init__(
        self, *gains: int, names: tuple[str, ...] = ("yes",), condition: i64 = ALWAYS
    ) -> None:
        super().__init__(condition)
        self.free = True
        self.gains: Final = vec[i64](list(gains))
        self.names: Final = names

    def way_names(self) -> tuple[str, ...]:
        return self.names

    def ways(self, s: War, side: i64) -> i64:
        out: i64 = 0
        for way in range(len(self.gains)):
            if useful(s, side, self.gains[way]):
                out |= BIT[way]
        return out

    def resolve(self, s: War, side: i64, way: i64) -> None:
        gain(s, side, self.gains[way])


ATTACK_OR_DEFENCE: Final = ("attack", "defence")
ATTACK_OR_MORALE: Final = ("attack", "morale")
DEFENCE_OR_MORALE: Final = ("defence", "morale")
ROLL_OR_MORALE: Final = ("roll", "morale")


class SpendFor(Paragraph):
    """Spend one die of one of these faces for a gain."""

    def __init__(self, faces: tuple[int, ...], gains: int) -> None:
        super().__init__()
        self.faces: Final = vec[i64](list(faces))
        self.gains: Final = gains
        self.names: Final = tuple(FACES[face] for face in faces)

    def way_names(self) -> tuple[str, ...]:
        return self.names

    def ways(self, s: War, side: i64) -> i64:
        out: i64 = 0
        if not useful(s, side, self.gains):
            return out
        for way in range(len(self.faces)):
            if s.dice(side, self.faces[way]) > 0:
                out |= BIT[way]
        return out

    def resolve(self, s: War, side: i64, way: i64) -> None:
        lose_dice(s, side, self.faces[way], 1)
        gain(s, side, self.gains)


class SpendEach(Loop):
    """Spend up to so many dice of a face; for each, one of these gains."""

    def __init__(self, face: int, most: int, *gains: int, names: tuple[str, ...]) -> None:
        super().__init__(most)
        self.face: Final = face
        self.gains: Final = vec[i64](list(gains))
        self.names: Final = names

    def way_names(self) -> tuple[str, ...]:
        return self.names

    def ways(self, s: War, side: i64) -> i64:
        return BIT[len(self.gains)] - 1 if s.dice(side, self.face) > 0 else 0

    def step(self, s: War, side: i64, way: i64) -> None:
        lose_dice(s, side, self.face, 1)
        gain(s, side, self.gains[way])


class ForEachMorale(Paragraph):
    """For each own morale die an attack or a defence token: how many of them attack?"""

    NAMES: Final = tuple(str(n) for n in range(9))

    def __init__(self) -> None:
        super().__init__()
        self.free = True

    def way_names(self) -> tuple[str, ...]:
        return self.NAMES

    def ways(self, s: War, side: i64) -> i64:
        many = s.dice(side, MORALE)
        return BIT[many + 1] - 1 if many > 0 else 0

    def resolve(self, s: War, side: i64, way: i64) -> None:
        rest = s.dice(side, MORALE) - way
        gain_tokens(s, side, ATTACK, way)
        gain_tokens(s, side, DEFENCE, rest)


class Turn(Loop):
    """Turn up to so many own dice of these faces to another one (FS-16.9); the ways are faces."""

    def __init__(self, faces: tuple[int, ...], to: int, most: int) -> None:
        super().__init__(most)
        self.faces: Final = vec[i64](list(faces))
        self.to: Final = to
        self.names: Final = tuple(FACES[face] for face in faces)

    def way_names(self) -> tuple[str, ...]:
        return self.names

    def ways(self, s: War, side: i64) -> i64:
        out: i64 = 0
        for way in range(len(self.faces)):
            if s.dice(side, self.faces[way]) > 0:
                out |= BIT[way]
        return out

    def step(self, s: War, side: i64, way: i64) -> None:
        turn_die(s, side, self.faces[way], self.to)


class Lose(Paragraph):
    """The opponent loses one of these: dice of a face, or tokens. Ways without effect are not
    offered (FS-16.8)."""

    def __init__(
        self, *losses: int, names: tuple[str, ...] = ("yes",), condition: i64 = ALWAYS
    ) -> None:
        super().__init__(condition)
        self.free = True
        self.losses: Final = vec[i64](list(losses))
        self.names: Final = names

    def way_names(self) -> tuple[str, ...]:
        return self.names

    def ways(self, s: War, side: i64) -> i64:
        out: i64 = 0
        for way in range(len(self.losses)):
            what = self.losses[way] & 15
            if what >= TOKENS_OF:
                if s.side(1 - side, F_TOKENS + what - TOKENS_OF) > 0:
                    out |= BIT[way]
            elif s.dice(1 - side, what) > 0:
                out |= BIT[way]
        return out

    def resolve(self, s: War, side: i64, way: i64) -> None:
        what = self.losses[way] & 15
        many = self.losses[way] >> 4
        if what >= TOKENS_OF:
            lose_tokens(s, 1 - side, what - TOKENS_OF, many)
        else:
            lose_dice(s, 1 - side, what, many)


ALL_FACES: Final = 7
OWN: Final = 1
ENEMY: Final = 2
BOTH: Final = 3


class RerollAll(Paragraph):
    """These players must reroll all dice of these faces (a bit each)."""

    def __init__(self, whose: int, faces: int) -> None:
        super().__init__(ALWAYS, must=True)
        self.whose: Final = whose
        self.faces: Final = faces

    def ways(self, s: War, side: i64) -> i64:
        found: i64 = 0
        for face in range(3):
            if self.faces & BIT[face] != 0:
                if self.whose & OWN != 0:
                    found += s.dice(side, face)
                if self.whose & ENEMY != 0:
                    found += s.dice(1 - side, face)
        return 1 if found > 0 else 0

    def resolve(self, s: War, side: i64, way: i64) -> None:
        if self.whose & OWN != 0:
            self._roll(s, side)
        if self.whose & ENEMY != 0:
            self._roll(s, 1 - side)

    def _roll(self, s: War, side: i64) -> None:
        if self.faces == ALL_FACES:
            reroll_all(s, side)
            return
        for face in range(3):
            if self.faces & BIT[face] != 0:
                reroll(s, side, face, s.dice(side, face))


class RerollPerUnit(Paragraph):
    """The opponent must reroll a die of a face for each own unrouted unit of level 0."""

    def __init__(self, face: int) -> None:
        super().__init__(ALWAYS, must=True)
        self.face: Final = face

    def ways(self, s: War, side: i64) -> i64:
        return 1 if s.dice(1 - side, self.face) > 0 and low_units(s, side) > 0 else 0

    def resolve(self, s: War, side: i64, way: i64) -> None:
        reroll(s, 1 - side, self.face, low_units(s, side))


class EnemyRerollsOne(Paragraph):
    """The opponent rerolls one die, of a face that the owner chooses."""

    def way_names(self) -> tuple[str, ...]:
        return FACES

    def ways(self, s: War, side: i64) -> i64:
        out: i64 = 0
        for face in range(3):
            if s.dice(1 - side, face) > 0:
                out |= BIT[face]
        return out

    def resolve(self, s: War, side: i64, way: i64) -> None:
        reroll(s, 1 - side, way, 1)


class Fury(Paragraph):
    """The opponent rerolls a defence die, then the owner may reroll one."""

    def ways(self, s: War, side: i64) -> i64:
        return 1 if s.dice(0, DEFENCE) + s.dice(1, DEFENCE) > 0 else 0

    def resolve(self, s: War, side: i64, way: i64) -> None:
        reroll(s, 1 - side, DEFENCE, 1)
        if s.dice(side, DEFENCE) > 0:
            s.ask(OWN_REROLL, s.fighter(side), 0, DEFENCE, side)


class OwnReroll(Question):
    """Reroll one of your own dice too?"""

    def answers(self, s: War, ask: Ask) -> vec[i64]:
        out = append(vec[i64](), pack(DIE, ask.a))
        return append(out, pack(NO))

    def answered(self, s: War, ask: Ask, move: i64) -> None:
        if verb_of(move) == DIE:
            reroll(s, ask.b, ask.a, 1)


class EnemyLosesDie(Paragraph):
    """The opponent loses a die of his choice."""

    def __init__(self) -> None:
        super().__init__()
        self.free = True

    def ways(self, s: War, side: i64) -> i64:
        return 1 if s.all_dice(1 - side) > 0 else 0

    def resolve(self, s: War, side: i64, way: i64) -> None:
        s.ask(LOSE_DIE, s.fighter(1 - side), 0, 1 - side)


class LoseDie(Question):
    """Which die do you lose?"""

    def answers(self, s: War, ask: Ask) -> vec[i64]:
        return dice_answers(s, ask.a)

    def answered(self, s: War, ask: Ask, move: i64) -> None:
        lose_dice(s, ask.a, first(move), 1)


def dice_answers(s: War, side: i64) -> vec[i64]:
    out = vec[i64]()
    for face in range(3):
        if s.dice(side, face) > 0:
            out = append(out, pack(DIE, face))
    return finish(out, False, NO)


def spend_any(s: War, side: i64, left: i64) -> None:
    """Spend so many dice of any face, one after the other."""
    if left > 0 and s.all_dice(side) > 0:
        s.push(SPEND_ANY, side, left - 1)
        s.ask(SPEND_DIE, s.fighter(side), 0, side)


SPEND_ANY: Final[Step] = step2(spend_any)
OWN_REROLL: Final = OwnReroll("reroll-own-die", "FS-15.5", True)
LOSE_DIE: Final = LoseDie("lose-die", "FS-16.7", True)
SPEND_DIE: Final = LoseDie("spend-die", "FS-13.24", True)
