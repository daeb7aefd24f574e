"""A table to test on, whatever the game: what is asked, of whom, and which moves answer it."""

from __future__ import annotations

from hadur.kernel.questions import Question
from hadur.kernel.state import PROMPTS, Prompt, State


def questions_of(folder: str) -> list[Prompt]:
    """Every question of a game (`summoner_wars`) that has been declared."""
    home = f"hadur.games.{folder}."
    found: list[Prompt] = []
    for prompt in PROMPTS:
        if isinstance(prompt, Question) and type(prompt).__module__.startswith(home):
            found.append(prompt)
    assert len(found) > 50
    return found


class Tabletop:
    """A game under test; each game adds how its positions are acted on and read."""

    def __init__(self, state: State) -> None:
        self.state = state

    def refuses(self, move: str) -> bool:
        """Whether a move is not among the legal ones; nothing changes."""
        return move not in self.legal

    @property
    def legal(self) -> list[str]:
        return self.state.decision.texts if self.state.decision else []

    def starting(self, word: str) -> list[str]:
        """The legal moves that begin with a word."""
        return [text for text in self.legal if text.split()[0] == word]

    @property
    def prompt(self) -> str:
        return self.state.decision.prompt if self.state.decision else ""

    @property
    def seat(self) -> int:
        return self.state.decision.seat if self.state.decision else -1

    @property
    def result(self) -> list[int] | None:
        return self.state.result
