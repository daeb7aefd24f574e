"""The judge, for now by the list of moves: legal, or refused by the rule that grants the question.

A second account of the rules, as the other games have one, takes its place."""

from __future__ import annotations

from hadur.games.chaos_galaxy import notation
from hadur.games.chaos_galaxy.state import Galaxy
from hadur.kernel.decision import question_for
from hadur.kernel.errors import BadNotation
from hadur.kernel.verdict import Verdict, no


def explain(s: Galaxy, text: str, seat: int | None) -> Verdict:
    index = question_for(s, seat)
    wanted = " ".join(text.lower().split())[:200]
    if index < 0:
        return Verdict(wanted, None, (no("KG-7.4", "this seat has nothing to decide now"),))
    for move in s.legal(index):
        if notation.write(s, index, int(move)) == wanted:
            return Verdict(wanted, int(move))
    if not wanted:
        raise BadNotation("a move has at least one word")
    ask = s.asks[index]
    rule = ask.prompt.rule_of(s, ask)
    return Verdict(wanted, None, (no(rule, "it is not among the moves that are legal now"),))
