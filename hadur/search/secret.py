"""Decisions that several seats make secretly at the same time: regret matching.

No single answer is best against players who think as well as we do; a mixture is. Every seat's
mixture learns from what its answers brought against the mixtures of the others, and the answer
is drawn from what the own mixture was on average.
"""

from __future__ import annotations

from typing import Final

from hadur.kernel.advice import NEVER, Advisor, Tuning, sides_left
from hadur.kernel.bits import BIT
from hadur.kernel.chance import draw
from hadur.kernel.native import i64, vec
from hadur.kernel.state import State
from hadur.search.budget import Budget
from hadur.search.findings import Findings, Option
from hadur.search.rollout import roll_out
from hadur.search.worlds import Worlds

_CHOICE: Final = 9104
_FINAL: Final = 9105
_CURIOSITY: Final = 0.2
"""How often an answer is tried for its own sake."""
_HELD: Final = 8
"""How many tries the first idea of the mean counts for, lest one of them upset it."""
_LEAN: Final = 0.02
"""What each point of merit above the mean is regretted from the start, where the tuning says so."""


class Plan:
    """An answer a seat may give: what it did, how much it is regretted not to have given it more
    often, and its weight in the mixture so far."""

    def __init__(self, option: Option) -> None:
        self.option: Final = option
        self.regret: float = 0.0
        self.weight: float = 0.0
        self.chance: float = 0.0


class Mixture:
    """A seat's answers and how they are mixed. `mean` is what they brought on average: at first,
    what they would between equals."""

    def __init__(self, seat: i64, mean: float, leans: bool) -> None:
        self.seat: Final = seat
        self.leans: Final = leans
        self.mean: float = mean
        self.taught: i64 = _HELD
        self.by_move: Final[dict[int, Plan]] = {}

    def mix(self, world: State, advisor: Advisor) -> list[Plan]:
        """The answers legal in this world with the chance of each, by positive regret."""
        index = world.asked(self.seat)
        plans: list[Plan] = []
        merits = advisor.merits(world, index)
        legal = world.legal(index)
        for k in range(len(legal)):
            plan = self.by_move.get(legal[k])
            if plan is None:
                plan = Plan(Option(legal[k], merits[k]))
                self.by_move[legal[k]] = plan
                if self.leans:
                    plan.regret = _inclination(merits, k)
            plans.append(plan)
        if self.leans:
            plans = _defensible(plans)
        regrets = 0.0
        for plan in plans:
            regrets += max(plan.regret, 0.0)
        even = 1.0 / float(len(plans))
        for plan in plans:
            plan.chance = max(plan.regret, 0.0) / regrets if regrets > 0.0 else even
            plan.weight += plan.chance
        return plans

    def teach(self, plans: list[Plan], chosen: Plan, outlook: float) -> None:
        """What only one answer brought stands for all of them, weighed by how rarely it is given.

        Only what it brought more than the mean so far is told apart: in a position that is as
        good as won, or with many sides, luck would else look like the merit of an answer."""
        chosen.option.visits += 1
        chosen.option.total += outlook
        gain = outlook - self.mean
        for plan in plans:
            plan.regret -= gain
        chosen.regret += gain / curious(chosen, len(plans))
        self.taught += 1
        self.mean += gain / float(self.taught)


def _inclination(merits: vec[i64], k: i64) -> float:
    """What an answer is regretted before anything was tried: by how much it looks better than the
    others do on average."""
    total: i64 = 0
    for merit in merits:
        total += max(merit, 0)
    return _LEAN * (float(merits[k]) - float(total) / float(len(merits)))


def _defensible(plans: list[Plan]) -> list[Plan]:
    """Those that a rule of thumb can defend; all of them if none can."""
    found: list[Plan] = []
    for plan in plans:
        if plan.option.merit > NEVER:
            found.append(plan)
    return found if len(found) > 0 else plans


def pick(plans: list[Plan], luck: float) -> Plan:
    """The plan at a point between 0 and 1 of the curious mixture."""
    for plan in plans:
        luck -= curious(plan, len(plans))
        if luck < 0.0:
            return plan
    return plans[len(plans) - 1]


def curious(plan: Plan, count: i64) -> float:
    return (1.0 - _CURIOSITY) * plan.chance + _CURIOSITY / float(count)


def match_regrets(
    worlds: Worlds, advisor: Advisor, seat: i64, budget: Budget, tuning: Tuning, seed: i64
) -> Findings:
    """An answer for a seat that decides at the same time as others."""
    mixtures: list[Mixture] = []
    first = worlds.visit(0)
    even = 1.0 / float(sides_left(first))
    for k in range(len(first.asks)):
        if first.answers[k] < 0:
            mixtures.append(Mixture(first.asks[k].seat, even, tuning.near > 0.0))
    number: i64 = 0
    while budget.spend():
        _play(worlds.visit(number), mixtures, advisor, tuning, number, seed)
        number += 1
    for mixture in mixtures:
        if mixture.seat == seat:
            return _drawn(mixture, first, advisor, seed, budget.used)
    raise ValueError("the seat has nothing to decide")


def _play(
    world: State, mixtures: list[Mixture], advisor: Advisor, tuning: Tuning, number: i64, seed: i64
) -> None:
    """Let every mixture answer, play on, and teach each what its answer brought."""
    until = advisor.clock(world) + tuning.horizon
    all_plans: list[list[Plan]] = []
    chosen: list[Plan] = []
    for k in range(len(mixtures)):
        plans = mixtures[k].mix(world, advisor)
        all_plans.append(plans)
        chosen.append(pick(plans, _luck(seed, _CHOICE, number * len(mixtures) + k)))
    for k in range(len(mixtures)):
        world.advance(chosen[k].option.move, world.asked(mixtures[k].seat))
    roll_out(world, advisor, tuning, until, seed + number)
    outlooks = advisor.outlooks(world)
    for k in range(len(mixtures)):
        mixtures[k].teach(all_plans[k], chosen[k], outlooks[mixtures[k].seat])


def _drawn(
    mixture: Mixture, world: State, advisor: Advisor, seed: i64, iterations: i64
) -> Findings:
    """An answer with the chance it had on average."""
    plans = mixture.mix(world, advisor)
    weights = 0.0
    for plan in plans:
        weights += plan.weight
    luck = _luck(seed, _FINAL, 0) * weights
    best = plans[len(plans) - 1]
    for plan in plans:
        luck -= plan.weight
        if luck < 0.0:
            best = plan
            break
    return Findings([plan.option for plan in plans], best.option.move, iterations)


def _luck(seed: i64, stream: i64, count: i64) -> float:
    return float(draw(seed, stream, count, BIT[31])) / float(BIT[31])
