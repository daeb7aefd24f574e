"""A stand-in for the judge: what is not in the list of moves is refused by the rule that grants the
question. The judge itself is a second account of the rules and is still to be written."""

from __future__ import annotations

from hadur.games.forbidden_stars.state import War
from hadur.kernel.decision import Decision, question_for
from hadur.kernel.errors import BadNotation
from hadur.kernel.verdict import Refusal, Verdict

VERBS = (
    "place", "at", "turn", "put", "objective", "storm", "order", "reveal", "resolve", "event-deck",
    "scheme", "use", "move", "strike", "buy", "build", "upgrade", "replace", "learn", "commit",
    "card", "choose", "die", "pick", "area", "system", "player", "asset", "assets", "event",
    "storm-move", "token", "top", "bottom", "give", "yes", "no", "done",
)  # fmt: skip


def explain(s: War, text: str, seat: int | None) -> Verdict:
    words = text.split()
    if not words or words[0] not in VERBS:
        raise BadNotation(f"'{text}' is no move of Forbidden Stars")
    index = question_for(s, seat)
    if index < 0:
        return Verdict(text, None, (Refusal("FS-6.3", "it is not your turn to decide"),))
    decision = Decision(s, index, int(s.asks[index].seat))
    if text in decision.texts:
        return Verdict(text, decision.moves[decision.texts.index(text)])
    return Verdict(text, None, (Refusal(decision.rule, "that cannot be done now"),))


def candidates(s: War, index: int) -> list[str]:
    """What a player could try: for now only what is legal."""
    return Decision(s, index, int(s.asks[index].seat)).texts
