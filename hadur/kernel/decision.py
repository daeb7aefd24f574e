"""A decision as people and programs outside the engine see it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hadur.kernel.state import State


class Decision:
    """An open question: who is asked what, by which rule, and the legal answers."""

    def __init__(self, state: State, index: int, seat: int) -> None:
        self.state = state
        self.index = index
        self.seat = seat

    @property
    def prompt(self) -> str:
        """The name of what is asked."""
        return self.state.asks[self.index].prompt.name

    @property
    def topics(self) -> list[str]:
        """The names by which standing orders know it, the narrowest first."""
        return self.state.game().topics(self.state, self.index)

    @property
    def rule(self) -> str:
        """The id of the rule that grants the decision."""
        ask = self.state.asks[self.index]
        return ask.prompt.rule_of(self.state, ask)

    @property
    def moves(self) -> list[int]:
        """The legal moves as numbers."""
        return [int(move) for move in self.state.legal(self.index)]

    @property
    def texts(self) -> list[str]:
        """The legal moves in notation, in the same order."""
        game = self.state.game()
        return [game.text(self.state, self.index, move) for move in self.moves]

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, prompt={self.prompt!r}, moves={len(self.moves)})"


def question_for(state: State, seat: int | None) -> int:
    """The index of the open question that a move of the seat would answer, or -1; without a seat,
    of the first one that waits for anybody."""
    for index, ask in enumerate(state.asks):
        if state.answers[index] < 0 and (seat is None or int(ask.seat) == seat):
            return index
    return -1
