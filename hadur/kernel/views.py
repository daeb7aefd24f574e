"""What the views of every game have: whose they are, who is asked what, who is out, the result."""

from __future__ import annotations

from hadur.kernel.state import State


def common(state: State, seat: int | None) -> dict[str, object]:
    """For a seat's view, or (None) a spectator's."""
    return {
        "seat": seat,
        "decisions": decisions(state, seat),
        "out": [n for n in range(int(state.seats)) if state.is_out(n)],
        "result": state.result,
    }


def decisions(state: State, seat: int | None) -> list[dict[str, object]]:
    """Everybody sees who is asked what; only the one asked sees the answers. Whether somebody else
    has given a secret answer already is nobody's business."""
    game = state.game()
    out: list[dict[str, object]] = []
    for index, ask in enumerate(state.asks):
        own = int(ask.seat) == seat
        if own and state.answers[index] >= 0:
            continue
        facts: dict[str, object] = {
            "seat": int(ask.seat),
            "prompt": ask.prompt.name,
            "rule": ask.prompt.rule_of(state, ask),
        }
        facts |= game.about(state, index, own)
        if own:
            facts["moves"] = [game.text(state, index, int(move)) for move in state.legal(index)]
        out.append(facts)
    return out
