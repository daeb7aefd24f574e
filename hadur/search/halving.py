"""Sequential halving: try all moves equally often, keep the better half, and again.

Every round tries its moves in the same worlds with the same dice, so that luck tells none of
them apart. Where a game's tuning says so, what the moves promise at a glance counts for some tries
that came out like that."""

from __future__ import annotations

from typing import Final

from hadur.kernel.advice import NEVER, Advisor, Tuning
from hadur.kernel.native import i64
from hadur.search.budget import Budget
from hadur.search.findings import Findings
from hadur.search.tree import Node, Tree, mean, options_of
from hadur.search.worlds import Worlds

_GLANCES: Final = 6
"""In so many worlds moves are looked at before any is tried,"""
_HASTE: Final = 0.25
"""or until this part of the time is over."""
_BRIEF: Final = 16
"""Whoever has fewer iterations than this is a beginner: no glance at all moves, but a look at what
comes of those few that look about as good as the best."""


def halve(
    worlds: Worlds, advisor: Advisor, seat: i64, budget: Budget, tuning: Tuning, seed: i64
) -> Findings:
    """Which move is best for a seat that has to answer a question alone."""
    tree = Tree(worlds, advisor, seat, tuning, seed)
    left = _defensible(tree.root.answers)
    if tuning.near > 0.0 and len(left) > 1:
        left = _in_plain_sight(tree, left)
    if len(left) == 1:
        # Nothing to find out.
        return Findings(options_of(tree.root), left[0].move, budget.used)
    if budget.iterations < _BRIEF:
        left = _like_the_best(left)
    elif tuning.glance > 0:
        left = _promising(tree, left, budget, tuning)
    left = _as_many_as_can_be_tried(left, budget, tuning)
    rounds = _rounds(len(left))
    tried = left
    trial: i64 = 0
    for done in range(rounds):
        end = float(done + 1) / float(rounds)
        at: i64 = 0
        while (at > 0 or budget.share() < end) and budget.spend():
            tree.try_answer(left[at], trial)
            at += 1
            if at == len(left):
                at = 0
                trial += 1
        left = _better_half(left)
    best = _plainest(tried, left[0], tuning.near) if tuning.near > 0.0 else left[0]
    return Findings(options_of(tree.root), best.move, budget.used)


def _defensible(answers: list[Node]) -> list[Node]:
    """Those that a rule of thumb can defend; all of them if none can."""
    found: list[Node] = []
    for answer in answers:
        if answer.merit > NEVER:
            found.append(answer)
    return found if len(found) > 0 else answers[:]


def _in_plain_sight(tree: Tree, answers: list[Node]) -> list[Node]:
    """One that surely wins at once, if there is one; else those that do not surely lose at once,
    or all of them if each does."""
    found: list[Node] = []
    for answer in answers:
        share = _sure_share(tree, answer)
        if share == 1.0:
            return [answer]
        if share != 0.0:
            found.append(answer)
    return found if len(found) > 0 else answers


def _sure_share(tree: Tree, answer: Node) -> float:
    """What a move wins at once, whatever the dice and the hidden cards; -1 if that is not sure."""
    share = tree.share_at_once(answer, 0)
    for world in range(1, _GLANCES):
        if share < 0.0 or tree.share_at_once(answer, world) != share:
            return -1.0
    return share


def _like_the_best(answers: list[Node]) -> list[Node]:
    """Those that look at least half as good as the one that looks best, if that looks good. A try
    or two would not tell the others from them but by luck."""
    most = answers[0].merit
    for answer in answers:
        most = max(most, answer.merit)
    found: list[Node] = []
    for answer in answers:
        if most <= 0 or 2 * answer.merit >= most:
            found.append(answer)
    return found


def _promising(tree: Tree, answers: list[Node], budget: Budget, tuning: Tuning) -> list[Node]:
    """All of them, the most promising first, after a look at each in the same few worlds, in one at
    least."""
    looks: i64 = 0
    while looks == 0 or (looks < _GLANCES and budget.share() < _HASTE):
        for answer in answers:
            tree.glance_at(answer, looks)
        looks += 1
    for answer in answers:
        answer.promise *= float(tuning.glance) / answer.trust
        answer.trust = float(tuning.glance)
    return sorted(answers, key=mean, reverse=True)


def _as_many_as_can_be_tried(answers: list[Node], budget: Budget, tuning: Tuning) -> list[Node]:
    """The first ones: each is to have about as many tries as the tuning says."""
    return answers[: max(2, budget.iterations // tuning.tries)]


def _rounds(answers: i64) -> i64:
    rounds: i64 = 1
    while answers > 2:
        answers = (answers + 1) // 2
        rounds += 1
    return rounds


def _better_half(answers: list[Node]) -> list[Node]:
    """The half with the higher means; of those equal, the one that looked better first."""
    ranked = sorted(answers, key=mean, reverse=True)
    return ranked[: (len(answers) + 1) // 2]


def _plainest(answers: list[Node], best: Node, near: float) -> Node:
    """The plainest of the moves tried that are as good as the best."""
    found = best
    for answer in answers:
        if answer.merit > found.merit and answer.visits > 0 and mean(best) - mean(answer) < near:
            found = answer
    return found
