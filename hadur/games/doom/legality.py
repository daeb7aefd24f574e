"""May I? For now by the list of moves alone, with the rule that grants the decision."""

from __future__ import annotations

from hadur.games.doom.state import Raid
from hadur.kernel.verdict import Refusal, Verdict


def explain(s: Raid, text: str, seat: int | None) -> Verdict:
    """Legal if it is among the moves of a question the seat is asked."""
    wanted = " ".join(text.lower().split())
    rule = "DM-6.5"
    for decision in s.decisions:
        if seat is not None and decision.seat != seat:
            continue
        rule = decision.rule
        texts = decision.texts
        if wanted in texts:
            return Verdict(wanted, decision.moves[texts.index(wanted)])
    return Verdict(wanted, None, (Refusal(rule, "that is not possible now"),))


def candidates(s: Raid, index: int) -> list[str]:
    """What a player could try here: the moves, and a few that are for other moments."""
    decision = next(d for d in s.decisions if d.index == index)
    return [*decision.texts, "end", "pass", "attack", "redraw", "step a1"]
