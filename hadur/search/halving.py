"""Sequential halving: try all moves equally often, keep the better half, and again.

Every round tries its moves in the same worlds with the same dice, so that luck tells none of
them apart."""

from __future__ import annotations

from hadur.kernel.advice import Advisor, Tuning
from hadur.kernel.native import i64
from hadur.search.budget import Budget
from hadur.search.findings import Findings, Option
from hadur.search.rollout import roll_out
from hadur.search.worlds import Worlds


def halve(
    worlds: Worlds, advisor: Advisor, seat: i64, budget: Budget, tuning: Tuning, seed: i64
) -> Findings:
    """Which move is best for a seat that has to answer a question alone."""
    options = by_merit(worlds, advisor, seat)
    left = options
    rounds = _rounds(len(options))
    trial: i64 = 0
    for done in range(rounds):
        end = float(done + 1) / float(rounds)
        at: i64 = 0
        while (at > 0 or budget.share() < end) and budget.spend():
            _try(worlds, left[at], advisor, seat, tuning, trial, seed)
            at += 1
            if at == len(left):
                at = 0
                trial += 1
        left = _better_half(left)
    return Findings(options, left[0].move, budget.used)


def by_merit(worlds: Worlds, advisor: Advisor, seat: i64) -> list[Option]:
    """The seat's options, those first that look best before they are tried."""
    world = worlds.visit(0)
    index = world.asked(seat)
    legal = world.legal(index)
    merits = advisor.merits(world, index)
    options = [Option(legal[k], merits[k]) for k in range(len(legal))]
    return sorted(options, key=_merit, reverse=True)


def _merit(option: Option) -> int:
    return option.merit


def _rounds(options: i64) -> i64:
    rounds: i64 = 1
    while options > 2:
        options = (options + 1) // 2
        rounds += 1
    return rounds


def _try(
    worlds: Worlds,
    option: Option,
    advisor: Advisor,
    seat: i64,
    tuning: Tuning,
    trial: i64,
    seed: i64,
) -> None:
    world = worlds.visit(trial)
    until = advisor.clock(world) + tuning.horizon
    world.advance(option.move, world.asked(seat))
    roll_out(world, advisor, tuning, until, seed + trial)
    option.visits += 1
    option.total += advisor.outlook(world, seat)


def _better_half(options: list[Option]) -> list[Option]:
    """The half with the higher means; of those equal, the one that looked better first."""
    ranked = sorted(options, key=_mean, reverse=True)
    return ranked[: (len(options) + 1) // 2]


def _mean(option: Option) -> float:
    return option.mean() if option.visits > 0 else -1.0
