"""The chances of an attack: dice are counted, unless somebody may change the roll."""

from __future__ import annotations

from math import factorial
from typing import Final

from hadur.games.summoner_wars.phases.attack import (
    ADDED,
    EXTRA_TARGET,
    FACES,
    HEALING,
    TARGET,
    hits,
)
from hadur.games.summoner_wars.state import Battle, battle
from hadur.games.summoner_wars.values import life, strength
from hadur.games.summoner_wars.verbs import ATTACK, PICK
from hadur.kernel.moves import first, second, verb_of
from hadur.kernel.odds import Chance, Count, Odds, at_least, imagined
from hadur.kernel.state import Step

_KINDS: Final = tuple((face.split("+"), FACES.count(face) / 6) for face in dict.fromkeys(FACES))
"""The faces that differ, by their symbols, and how likely each is."""
DAMAGE: Final = "damage"
DESTROYED: Final = "destroyed"


def is_attack(s: Battle, index: int, move: int) -> bool:
    """Whether a target is attacked with it: damage, not healing."""
    prompt = s.asks[index].prompt
    verb = int(verb_of(move))
    if verb == PICK and prompt in (TARGET, EXTRA_TARGET):
        return not s.attack_flags & HEALING
    return verb == ATTACK


def odds(s: Battle, index: int, move: int) -> Odds:
    attacker, target = _fighters(s, index, move)
    left = int(life(s, target) - s.damage[target])
    if verb_of(move) == ATTACK:
        s.attack_bonus = 0
        s.attack_flags = 0
    dice = int(strength(s, attacker, target))
    facts = (("dice", dice), ("life", left))
    if not _is_countable(s, attacker, target, dice):
        return _imagined(s, index, move, target, left, facts)
    shares = _damage(s, attacker, target, dice)
    fatal = sum(share for amount, share in shares.items() if amount >= left)
    most = min(left - 1, max(shares))
    chances = [*at_least(shares, DAMAGE, most), Chance(DESTROYED, fatal)]
    return Odds(tuple(chances), facts)


def _fighters(s: Battle, index: int, move: int) -> tuple[int, int]:
    """Attacker and target."""
    if verb_of(move) == ATTACK:
        return int(s.at[first(move)]), int(s.at[second(move)])
    return int(s.asks[index].a), int(s.at[first(move)])


def _is_countable(s: Battle, attacker: int, target: int, dice: int) -> bool:
    """Whether the dice alone decide: nobody rolls before it, rolls again or does something else."""
    if any(s.can(attacker, instead.ability) for instead in ADDED.instead_of_damage):
        return False
    before = [step.step for step in ADDED.before_roll if s.has[step.ability]]
    after = [step.step for step in ADDED.after_roll if s.has[step.ability]]
    return not any(
        [_does_something(s, step, attacker, target) for step in before]
        + [_does_something(s, step, attacker, dice) for step in after]
    )


def _does_something(s: Battle, step: Step, a: int, b: int) -> bool:
    """Whether a step asks somebody or brings other steps with it."""
    probe = battle(s.copy())
    step.run(probe, a, b)
    return probe.asks is not s.asks or probe.depth != s.depth


def _damage(s: Battle, attacker: int, target: int, dice: int) -> dict[int, float]:
    """How likely each amount of damage is, over every roll that differs."""
    shares: dict[int, float] = {}
    for counts in _rolls(dice, len(_KINDS)):
        share = float(factorial(dice))
        s.melee = s.ranged = s.special = 0
        for (symbols, likely), number in zip(_KINDS, counts, strict=True):
            share *= likely**number / factorial(number)
            s.melee += number * ("melee" in symbols)
            s.ranged += number * ("ranged" in symbols)
            s.special += number * ("special" in symbols)
        amount = int(hits(s, attacker, target))
        shares[amount] = shares.get(amount, 0.0) + share
    return shares


def _rolls(dice: int, kinds: int) -> list[tuple[int, ...]]:
    """In how many ways so many dice fall on so many kinds of faces."""
    if kinds == 1:
        return [(dice,)]
    return [(n, *rest) for n in range(dice + 1) for rest in _rolls(dice - n, kinds - 1)]


def _imagined(
    s: Battle, index: int, move: int, target: int, left: int, facts: tuple[tuple[str, int], ...]
) -> Odds:
    count = Count()
    before = int(s.damage[target])
    for end in imagined(s, index, move):
        after = battle(end)
        gone = not after.on_field(target)
        done = left if gone else int(after.damage[target]) - before
        count.add(done, destroyed=gone)
    chances = [*count.amounts_of(DAMAGE, left - 1), *count.chances()]
    return Odds(tuple(chances), facts, count.tries)
