"""The front door of the searches: the one that fits the question."""

from __future__ import annotations

from hadur.kernel.advice import HALVING, Advisor, Tuning
from hadur.kernel.native import i64
from hadur.search.budget import Budget
from hadur.search.findings import Findings
from hadur.search.halving import halve
from hadur.search.secret import match_regrets
from hadur.search.tree import grow
from hadur.search.worlds import Imagine, Worlds


def think(
    imagine: Imagine, advisor: Advisor, seat: i64, budget: Budget, tuning: Tuning, seed: i64
) -> Findings:
    """Search for the seat's move from what the seat knows; the same seed and iterations give the
    same findings."""
    worlds = Worlds(imagine, tuning.worlds, seed)
    first = worlds.visit(0)
    open_questions = 0
    for answer in first.answers:
        if answer < 0:
            open_questions += 1
    if open_questions > 1:
        return match_regrets(worlds, advisor, seat, budget, tuning, seed)
    if tuning.method == HALVING:
        return halve(worlds, advisor, seat, budget, tuning, seed)
    return grow(worlds, advisor, seat, budget, tuning, seed)
