"""Paragraphs of combat cards (section 15): resolved one after the other, each as a whole.

A paragraph offers one or more ways; unless its text says "must" its owner may decline. What a
paragraph needs to know besides stands in its fields, never in the state."""

from __future__ import annotations

from typing import Final

from hadur.games.forbidden_stars import log
from hadur.games.forbidden_stars.cards.definition import COMBAT
from hadur.games.forbidden_stars.prompts import Question
from hadur.games.forbidden_stars.state import (
    ATTACKER,
    COMBAT_KIND,
    DEFENDER,
    F_AREA,
    PLAYED,
    War,
    routed,
    unrouted,
)
from hadur.games.forbidden_stars.verbs import CHOOSE, NO
from hadur.kernel.bits import BIT, count, lowest
from hadur.kernel.moves import first, pack, verb_of
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask, Step, step2, step3

# The units that a unit box names (FS-15.7): a bit for each type of the faction, and the bastion.
U0: Final = 1
S0: Final = 2
U1: Final = 4
U2: Final = 8
S2: Final = 16
U3: Final = 32
BASTION_UNIT: Final = 128

# Conditions of paragraphs.
ALWAYS: Final = 0
IF_ATTACKING: Final = 1
IF_DEFENDING: Final = 2
MORE_MORALE: Final = 3
ENEMY_ROUTED: Final = 4
MORE_UNITS: Final = 5

YES: Final = ("yes",)


class Paragraph:
    """One ability of a combat card."""

    def __init__(self, condition: i64 = ALWAYS, must: bool = False) -> None:
        self.condition: Final = condition
        self.must: Final = must
        self.number: Final[i64] = len(PARAGRAPHS)
        self.free = False
        """It takes nothing from its owner: nobody in their senses declines it."""
        self.needs: i64 = 0
        self.card: i64 = -1
        self.index: i64 = 0
        PARAGRAPHS.append(self)

    def belong(self, card: i64, index: i64) -> None:
        """Which paragraph of which card this is."""
        self.card = card
        self.index = index

    def way_names(self) -> tuple[str, ...]:
        """What the ways are called, in order."""
        return YES

    def ways(self, s: War, side: i64) -> i64:
        """The ways that are possible now, a bit each."""
        return 1

    def resolve(self, s: War, side: i64, way: i64) -> None:
        """Carry out a way."""
        raise NotImplementedError

    def lapse(self, s: War, side: i64) -> None:
        """Its card is discarded: what it still did, it does no more (FS-15.13, FS-15.14)."""

    def adds_up(self, s: War, side: i64) -> bool:
        """Whether two copies of its card both do something now."""
        return False


PARAGRAPHS: Final[list[Paragraph]] = []


def unit(needs: int, paragraph: Paragraph) -> Paragraph:
    """A paragraph of the unit box: one of these units must be there unrouted (FS-15.8)."""
    paragraph.needs = needs
    return paragraph


def has_needed(s: War, side: i64, needs: i64) -> bool:
    """FS-15.8, FS-15.9, FS-14.19: an unrouted unit of a type that is named; a committed token is
    the unit of level 0 of its area."""
    word = s.force(side)
    for type in range(6):
        if needs & BIT[type] != 0 and (word >> (8 * type)) & 15 != 0:
            return True
    token: i64 = S0 if s.is_void(s.fight[F_AREA]) else U0
    if needs & token != 0 and (word >> 48) & 15 != 0:
        return True
    return needs & BASTION_UNIT != 0 and s.has_bastion(side)


def holds(s: War, side: i64, condition: i64) -> bool:
    if condition == ALWAYS:
        return True
    if condition == IF_ATTACKING:
        return side == ATTACKER
    if condition == IF_DEFENDING:
        return side == DEFENDER
    if condition == MORE_MORALE:
        return s.more_morale(side)
    if condition == ENEMY_ROUTED:
        return routed(s.force(1 - side)) > 0
    return unrouted(s.force(side)) > unrouted(s.force(1 - side))


def resolve_card(s: War, side: i64, card: i64) -> None:
    """FS-15.2: the general box first, then the unit box, each from top to bottom."""
    paragraphs = COMBAT[card].paragraphs
    k = len(paragraphs) - 1
    while k >= 0:
        s.push(RESOLVE_PARAGRAPH, side, paragraphs[k].number)
        k -= 1


def resolve_paragraph(s: War, side: i64, number: i64) -> None:
    """FS-15.3, FS-15.11: the requirement is checked now and never again."""
    paragraph = PARAGRAPHS[number]
    if s.find(s.pile_of(s.fighter(side), PLAYED), paragraph.card + COMBAT_KIND) < 0:
        return
    if s.force(0) | s.force(1) == 0 and not s.has_bastion(0) and not s.has_bastion(1):
        return
    if paragraph.needs != 0 and not has_needed(s, side, paragraph.needs):
        return
    if not holds(s, side, paragraph.condition):
        return
    ways = paragraph.ways(s, side)
    if ways == 0:
        return
    if paragraph.must and count(ways) == 1:
        _resolve(s, side, paragraph, lowest(ways))
    else:
        s.ask(ABILITY, s.fighter(side), ways, number, side)


def _resolve(s: War, side: i64, paragraph: Paragraph, way: i64) -> None:
    s.tell(log.ABILITY, s.fighter(side), paragraph.card, paragraph.index, way)
    paragraph.resolve(s, side, way)


class Ability(Question):
    """Which way is a paragraph resolved, if at all?"""

    def answers(self, s: War, ask: Ask) -> vec[i64]:
        paragraph = PARAGRAPHS[ask.a]
        out = vec[i64]()
        for way in range(len(paragraph.way_names())):
            if ask.options & BIT[way] != 0:
                out = append(out, pack(CHOOSE, way))
        if not paragraph.must:
            out = append(out, pack(NO))
        return out

    def answered(self, s: War, ask: Ask, move: i64) -> None:
        if verb_of(move) == CHOOSE:
            _resolve(s, ask.b, PARAGRAPHS[ask.a], first(move))


def repeat(s: War, side: i64, number: i64, left: i64) -> None:
    """A paragraph that goes on, so many times at most: spend another die, turn another one."""
    paragraph = PARAGRAPHS[number]
    if left > 0:
        ways = paragraph.ways(s, side)
        if ways != 0:
            s.ask(AGAIN, s.fighter(side), ways, number, side, left)


class Again(Question):
    """Once more?"""

    def answers(self, s: War, ask: Ask) -> vec[i64]:
        paragraph = PARAGRAPHS[ask.a]
        out = vec[i64]()
        for way in range(len(paragraph.way_names())):
            if ask.options & BIT[way] != 0:
                out = append(out, pack(CHOOSE, way))
        if not paragraph.must:
            out = append(out, pack(NO))
        return out

    def answered(self, s: War, ask: Ask, move: i64) -> None:
        if verb_of(move) == CHOOSE:
            paragraph = PARAGRAPHS[ask.a]
            s.push(REPEAT, ask.b, ask.a, ask.c - 1)
            once(s, ask.b, paragraph, first(move))


class Loop(Paragraph):
    """A paragraph that is carried out several times: at most `most` times, or as often as
    possible."""

    def __init__(self, most: i64, condition: i64 = ALWAYS) -> None:
        super().__init__(condition)
        self.most: Final = most

    def resolve(self, s: War, side: i64, way: i64) -> None:
        s.push(REPEAT, side, self.number, self.most - 1)
        self.step(s, side, way)

    def step(self, s: War, side: i64, way: i64) -> None:
        """Once."""
        raise NotImplementedError


def once(s: War, side: i64, paragraph: Paragraph, way: i64) -> None:
    assert isinstance(paragraph, Loop)
    paragraph.step(s, side, way)


ABILITY: Final = Ability("ability", "FS-15.3", True)
AGAIN: Final = Again("ability-again", "FS-15.5", True)
RESOLVE_CARD: Final[Step] = step2(resolve_card)
RESOLVE_PARAGRAPH: Final[Step] = step2(resolve_paragraph)
REPEAT: Final[Step] = step3(repeat)
