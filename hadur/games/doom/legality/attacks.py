"""Attacks: whom one can attack, and why not; dice and the defense card (sections 13 to 15)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from hadur.games.doom import notation, verbs
from hadur.games.doom import state as st
from hadur.games.doom import vocabulary as v
from hadur.games.doom.legality.abilities import keeps
from hadur.games.doom.legality.movement import rests
from hadur.games.doom.legality.plan import Base, Square
from hadur.games.doom.legality.questions import Ruling, answer, freely
from hadur.games.doom.legality.reasons import fine, no
from hadur.games.doom.legality.situation import Situation
from hadur.games.doom.state import MARINES, Raid
from hadur.kernel.moves import pack
from hadur.kernel.state import Ask
from hadur.kernel.verdict import Reasons, Refusal


class Shot(NamedTuple):
    """A space as a target: every reason against it, and whether a small figure there would be in
    cover."""

    reasons: tuple[Refusal, ...]
    covered: bool


def shots(s: Raid, index: int) -> dict[str, Shot]:
    """Every space of the map as the target of the attack that a question is about; {} if it is
    about none. Who stands there does not matter."""
    f, ask = Situation(s), s.asks[index]
    found = in_question(f, ask)
    if found is None:
        return {}
    attacker, longest = found
    base = f.bases[attacker]
    out = {}
    for square in sorted(f.plan.there - base, key=f.number):
        goal = f.bases.get(f.at(square), frozenset((square,)))
        reasons = tuple(reaches(f, base, goal, square, longest))
        others = f.taken() - base - goal
        there = f.at(square)
        stunned = there >= 0 and f.stunned(there)
        open_to_all = stunned or (f.attacking and f.attack(st.A_NO_COVER) > 0)
        small = len(goal) == 1 and not open_to_all and not reasons
        covered = small and f.plan.covered(base, goal, frozenset(others))
        out[f.name(square)] = Shot(reasons, covered)
    return out


def in_sight(s: Raid, one: str, other: str) -> bool:
    """Whether a figure in one space would see one in another: anybody may check it at any time
    (DM-3.14)."""
    f = Situation(s)
    bases = [frozenset((f.square(notation.square_number(s, name)),)) for name in (one, other)]
    return f.plan.sees(bases[0], bases[1])


def in_question(f: Situation, ask: Ask) -> tuple[int, int] | None:
    """Who would attack, and how far: a question about an attack, or about a demon that can."""
    name = ask.prompt.name
    if name == "target":
        return f.attacker, f.attack(st.A_RANGE)
    if name == "whether-attack":
        return int(ask.a), farthest(f, int(ask.a), int(ask.b))
    if name == "act" and f.s.armed >= 0:
        return int(ask.a), farthest(f, int(ask.a), int(f.s.armed))
    if name == "demon":
        return int(ask.a), farthest(f, int(ask.a), demon_card(f, int(ask.a)))
    return None


def reaches(f: Situation, base: Base, goal: Base, square: Square, longest: int) -> Reasons:
    """DM-13.1, 13.10: within Range and in line of sight."""
    away = f.plan.distance(base, goal)
    place = f.name(square)
    if away < 0:
        yield no("DM-13.6", "no-count", place=place)
    elif away > longest:
        yield no("DM-13.7", "out-of-range", place=place, distance=away, range=longest)
    if not f.plan.sees(base, goal):
        yield no("DM-13.19", "not-in-sight", place=place)


def against(f: Situation, attacker: int, target: int, longest: int) -> Reasons:
    """DM-15.2, 15.8."""
    name = f.figure_name(target)
    if not f.here(target):
        yield no("DM-15.7", "not-here", figure=name)
    elif target not in f.enemies(attacker):
        yield no("DM-15.2", "own-side", figure=name)
    else:
        base, goal = f.bases[attacker], f.bases[target]
        yield from reaches(f, base, goal, f.corner(target), longest)


def anybody(f: Situation, attacker: int, longest: int) -> bool:
    return any(fine(against(f, attacker, other, longest)) for other in f.enemies(attacker))


def demon_card(f: Situation, demon: int) -> int:
    return int(f.book.demon_sheet[f.book.type_of[demon]])


def farthest(f: Situation, attacker: int, sheet: int) -> int:
    """A Range with all that may be added before the defender is named: by the attack's own card,
    and for a marine by whatever could be played, as far as the others can tell (DM-15.9, S51)."""
    sheets = {sheet} if attacker >= MARINES else {sheet, *before_marine(f, attacker + 1)}
    added = [
        int(f.book.amount[effect])
        for one in sheets
        for ability in f.abilities(one)
        if f.book.when[ability] == v.BEFORE_ATTACK and could_help(f, attacker, sheet, ability)
        for effect in f.effects(ability)
        if f.book.do_what[effect] == v.RANGE
    ]
    return int(f.book.range[sheet]) + sum(amount for amount in added if amount > 0)


def before_marine(f: Situation, seat: int) -> set[int]:
    """Class card, cards kept in play, and what may be held: cards that wait, not in sight."""
    kept = {sheet for sheet in f.sheets(st.IN_PLAY + seat) if keeps(f, sheet)}
    own = {int(f.s.class_of[seat])} - {-1}
    hand = f.sheets(st.HAND_OF + seat)
    held = {sheet for sheet in (*hand, *f.sheets(st.DECK + seat)) if f.waits(sheet)}
    glory = {
        int(f.s.kind[card])
        for pile in (st.GLORY_DECK, *range(st.GLORY_OF, st.GLORY_OF + st.SEATS))
        for card in f.pile(pile)
    }
    return own | kept | (held if hand else set()) | (glory if f.pile(st.GLORY_OF + seat) else set())


def could_help(f: Situation, attacker: int, sheet: int, ability: int) -> bool:
    """Whether it can be paid and is for this kind of weapon (DM-6.41, 8.4, 8.8)."""
    if attacker >= MARINES:
        return bool(f.book.cost_argent[ability] <= f.s.argent[f.book.type_of[attacker]])
    if f.book.exhaust[ability] and f.s.tired >> (attacker + 1) & 1:
        return False
    wanted = [value for word, value in f.conditions(ability) if word == v.IF_TRAIT]
    return all(int(f.book.traits[sheet]) >> value & 1 for value in wanted)


# -- whether, and whom -----------------------------------------------------------------------------


@answer("whether-attack", "skip")
def skip(f: Situation, ask: Ask) -> Ruling:
    """DM-6.20, 11.21."""
    yield from rests(f, int(ask.a))
    return int(pack(verbs.SKIP))


@answer("whether-attack act", "attack")
def marine_attack(f: Situation, ask: Ask) -> Ruling:
    """DM-6.20, 15.9, 15.11: with the card just played, if it reaches anybody."""
    found = in_question(f, ask)
    if found is None:
        yield no("DM-15.11", "attack-by-card")
        return -1
    yield from rests(f, found[0])
    if not anybody(f, *found):
        yield no("DM-15.9", "nobody-to-attack")
    return int(pack(verbs.ATTACK))


@answer("demon", "attack")
def demon_attack(f: Situation, ask: Ask) -> Ruling:
    """DM-7.7, 15.9: once, and only if there is somebody to attack."""
    figure = int(ask.a)
    yield from rests(f, figure)
    if f.s.status[figure] & st.ATTACKED:
        yield no("DM-7.7", "has-attacked", figure=f.figure_name(figure))
    elif not anybody(f, figure, farthest(f, figure, demon_card(f, figure))):
        yield no("DM-15.9", "nobody-to-attack")
    return int(pack(verbs.ATTACK))


@answer("whether-attack demon act", "target")
def too_early(f: Situation, ask: Ask, target: int) -> Ruling:
    """Why somebody cannot be attacked; who can is named after the attack has been announced."""
    found = in_question(f, ask)
    if found is None:
        yield no("DM-15.11", "attack-by-card")
        return -1
    attacker, longest = found
    reasons = list(against(f, attacker, target, longest))
    yield from reasons
    if not reasons:
        yield no("DM-15.7", "attack-first")
    return -1


@answer("target", "target", "pick")
def name_target(f: Situation, ask: Ask, target: int) -> Ruling:
    """DM-15.7."""
    yield from against(f, f.attacker, target, f.attack(st.A_RANGE))
    return int(pack(verbs.TARGET, target))


@answer("target whether-attack demon act", "target-at")
def attack_space(f: Situation, ask: Ask, square: Square) -> Ruling:
    """Nobody is there to attack; but whether the space could be reached is said as well."""
    found = in_question(f, ask)
    if found is None:
        yield no("DM-15.11", "attack-by-card")
        return -1
    attacker, longest = found
    yield no("DM-15.2", "nobody-there", place=f.name(square))
    yield from reaches(f, f.bases[attacker], frozenset((square,)), square, longest)
    return -1


# -- dice ------------------------------------------------------------------------------------------


@answer("remove-die", "remove")
def remove(f: Situation, ask: Ask, colour: int) -> Ruling:
    """DM-18.5."""
    if f.attack(st.A_BLACK if colour else st.A_RED) <= 0:
        yield no("DM-18.5", "no-die-left", colour=notation.DIE_NAMES[colour])
    return int(pack(verbs.REMOVE, colour))


def dice(f: Situation) -> Iterator[tuple[int, int]]:
    """Colour and damage of each die on the table."""
    for die in f.s.dice:
        yield int(die) // 16, int(die) % 16


@answer("reroll", "die")
def reroll(f: Situation, ask: Ask, die: int) -> Ruling:
    """DM-15.12: each die once by a card."""
    if int(ask.a) >> die & 1:
        yield no("DM-15.12", "rolled-already", die=notation.die(f.s, die))
    return int(pack(verbs.DIE, die))


@answer("turn-die", "face")
def face(f: Situation, ask: Ask, die: int, shown: int) -> Ruling:
    """DM-15.12: to another side that it has."""
    colour, shows = list(dice(f))[die]
    name = notation.die(f.s, die)
    faces = f.book.black_faces if colour else f.book.red_faces
    if shows == shown:
        yield no("DM-15.12", "shows-already", die=name)
    elif shown not in [int(n) for n in faces]:
        yield no("DM-15.12", "no-such-face", die=name, number=shown)
    return int(pack(verbs.FACE, die, shown))


freely("reroll turn-die", done=verbs.DONE)
freely("cover", keep=verbs.KEEP, redraw=verbs.REDRAW)
