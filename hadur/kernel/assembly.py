"""A game put together from the modules of its folder.

Each chapter of the contract (`Game`) that a game of ours answers with a module of its own is named
there once, as a part; what is not as usual, a game overrides as any other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from hadur.kernel.advice import Advisor
from hadur.kernel.choices import Choice
from hadur.kernel.game import Game, Setup
from hadur.kernel.series import NextChoice
from hadur.kernel.state import State
from hadur.kernel.verdict import Verdict

Own = Any
"""A state of the game's own class."""


class Start(Protocol):
    """What can be chosen, and the starting position (`setup.py`)."""

    def choices(self, setup: Setup, /) -> list[Choice]: ...

    def deal(self, setup: Setup, seed: int, script: list[int] | None, /) -> State: ...


class Positions(Protocol):
    """Positions from scenario files (`position.py`)."""

    def set_up(self, setup: Setup, position: Mapping[str, Any], seed: int, /) -> State: ...


class Series(Protocol):
    """Games in a row (`kernel/series.py`, or the game's own)."""

    def next_setup(
        self, played: Sequence[Setup], results: Sequence[Sequence[int]], /
    ) -> dict[str, Any] | None: ...

    def next_choice(
        self, played: Sequence[Setup], results: Sequence[Sequence[int]], /
    ) -> NextChoice | None: ...

    def series_winners(self, results: Sequence[Sequence[int]], /) -> tuple[int, ...]: ...


class Notation(Protocol):
    """Moves as texts (`notation.py`)."""

    def write(self, s: Own, index: int, move: int, /) -> str: ...

    def write_for(self, s: Own, index: int, move: int, seat: int | None, /) -> str: ...


class Pointing(Protocol):
    """Moves by pointing (`spots.py`)."""

    def spots(self, s: Own, index: int, move: int, /) -> list[str]: ...

    def meant(self, s: Own, index: int, spots: list[str], /) -> str: ...


class Judge(Protocol):
    """What is legal, and why not (`legality/`)."""

    def candidates(self, s: Own, index: int, /) -> list[str]: ...

    def explain(self, s: Own, text: str, seat: int | None, /) -> Verdict: ...


class Views(Protocol):
    """What may be seen (`view.py`)."""

    def view(self, s: Own, seat: int | None, /) -> dict[str, object]: ...

    def judge_view(self, s: Own, /) -> dict[str, object]: ...

    def sample(self, s: Own, seat: int, rng: int, /) -> State: ...


class Assembled(Game):
    """A game of parts. A game without series or pointing leaves those out."""

    start: Start
    positions: Positions
    notation: Notation
    judge: Judge
    views: Views
    advice: Advisor
    pointing: Pointing | None = None
    series: Series | None = None

    def choices(self, setup: Setup) -> list[Choice]:
        return self.start.choices(setup)

    def next_setup(
        self, played: Sequence[Setup], results: Sequence[Sequence[int]]
    ) -> dict[str, Any] | None:
        return self.series.next_setup(played, results) if self.series is not None else None

    def next_choice(
        self, played: Sequence[Setup], results: Sequence[Sequence[int]]
    ) -> NextChoice | None:
        return self.series.next_choice(played, results) if self.series is not None else None

    def series_winners(self, results: Sequence[Sequence[int]]) -> tuple[int, ...]:
        if self.series is None:
            return super().series_winners(results)
        return self.series.series_winners(results)

    def deal(self, setup: Setup, seed: int, script: list[int] | None = None) -> State:
        return self.start.deal(setup, seed, script)

    def position(self, setup: Setup, position: Mapping[str, Any], seed: int) -> State:
        return self.positions.set_up(setup, position, seed)

    def text(self, state: State, index: int, move: int) -> str:
        return self.notation.write(state, index, move)

    def text_for(self, state: State, index: int, move: int, seat: int | None) -> str:
        return self.notation.write_for(state, index, move, seat)

    def spots(self, state: State, index: int, move: int) -> list[str]:
        return self.pointing.spots(state, index, move) if self.pointing is not None else []

    def meant(self, state: State, index: int, spots: list[str]) -> str:
        return self.pointing.meant(state, index, spots) if self.pointing is not None else ""

    def candidates(self, state: State, index: int) -> list[str]:
        return self.judge.candidates(state, index)

    def explain(self, state: State, text: str, seat: int | None = None) -> Verdict:
        return self.judge.explain(state, text, seat)

    def view(self, state: State, seat: int | None) -> dict[str, object]:
        return self.views.view(state, seat)

    def judge_view(self, state: State) -> dict[str, object]:
        return self.views.judge_view(state)

    def sample(self, state: State, seat: int, rng: int) -> State:
        return self.views.sample(state, seat, rng)

    def advisor(self) -> Advisor:
        return self.advice
