"""A position of a scenario as its writer wants to see it: the table, the questions, all moves."""

from __future__ import annotations

from collections.abc import Iterator

from hadur.kernel.game import Game
from hadur.kernel.scenarios.expectations import plain
from hadur.kernel.state import State


def picture(game: Game, state: State) -> str:
    """The table as the seat sees it that is asked, then every open question with every legal
    move. What the others hold is said besides: whoever writes a scenario knows it all."""
    decisions = state.decisions
    seat = decisions[0].seat if decisions else None
    lines = [_table(game, state, seat), "", *_hands(game, state)]
    for decision in decisions:
        lines.append(
            f"seat {decision.seat} is asked '{decision.prompt}' ({decision.rule}),"
            f" {len(decision.moves)} legal moves:"
        )
        lines += [f"  {text}" for text in decision.texts]
    if state.over:
        lines.append(f"the game is over: {state.result}")
    elif not decisions:
        lines.append("nobody is asked: the scenario stopped here")
    return "\n".join(lines)


def _table(game: Game, state: State, seat: int | None) -> str:
    """The board; of a game that cannot draw one yet, what the judge sees."""
    try:
        return game.draw_text(state, seat)
    except NotImplementedError:
        view = game.judge_view(state)
        return "\n".join(f"{key}: {plain(value)}" for key, value in view.items())


def _hands(game: Game, state: State) -> Iterator[str]:
    view = game.judge_view(state)
    hands = plain(view.get("hand", view.get("hands", [])))
    if isinstance(hands, list):
        for seat, cards in enumerate(hands):
            if cards:
                yield f"hand of seat {seat}: {', '.join(map(str, cards))}"
