"""A decision as people and programs outside the engine see it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from hadur.kernel.state import State


class Decision:
    """A question: who is asked what, by which rule, and the legal answers. A value: it is made of
    a position that nobody changes any more."""

    def __init__(self, position: State, index: int, seat: int) -> None:
        self._position: Final = position
        self.index: Final = index
        self.seat: Final = seat

    @property
    def prompt(self) -> str:
        """The name of what is asked."""
        return self._position.asks[self.index].prompt.name

    @property
    def topics(self) -> list[str]:
        """The names by which standing orders know it, the narrowest first."""
        return self._position.game().topics(self._position, self.index)

    @property
    def rule(self) -> str:
        """The id of the rule that grants the decision."""
        ask = self._position.asks[self.index]
        return ask.prompt.rule_of(self._position, ask)

    @property
    def is_open(self) -> bool:
        """Whether everybody could work out the legal answers."""
        return self._position.asks[self.index].prompt.open_options

    @property
    def moves(self) -> list[int]:
        """The legal moves as numbers."""
        return [int(move) for move in self._position.legal(self.index)]

    @property
    def texts(self) -> list[str]:
        """The legal moves in notation, in the same order."""
        game = self._position.game()
        return [game.text(self._position, self.index, move) for move in self.moves]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Decision) and self._facts() == other._facts()

    def __hash__(self) -> int:
        return hash(self._facts())

    def _facts(self) -> tuple[int, str, str, tuple[str, ...]]:
        return self.seat, self.prompt, self.rule, tuple(self.texts)

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, prompt={self.prompt!r}, moves={len(self.moves)})"


def question_for(state: State, seat: int | None) -> int:
    """The index of the open question that a move of the seat would answer, or -1; without a seat,
    of the first one that waits for anybody."""
    for index, ask in enumerate(state.asks):
        if state.answers[index] < 0 and (seat is None or int(ask.seat) == seat):
            return index
    return -1
