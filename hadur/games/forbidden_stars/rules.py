"""The game object: what the rest of the house knows of Forbidden Stars."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hadur.games.forbidden_stars import about as questions
from hadur.games.forbidden_stars import legality, notation, position, view
from hadur.games.forbidden_stars import setup as starting
from hadur.games.forbidden_stars.heuristic import ADVISOR
from hadur.games.forbidden_stars.phases.check import leave
from hadur.games.forbidden_stars.state import FACES, STREAMS, war
from hadur.kernel.advice import Advisor
from hadur.kernel.choices import Choice
from hadur.kernel.game import Game, Setup
from hadur.kernel.state import State
from hadur.kernel.verdict import Verdict

_FIRST_SIDE = {"attack": 0, "defence": 3, "morale": 5}


class ForbiddenStars(Game):
    """Two to four factions, one galaxy."""

    name = "forbidden-stars"
    version = 1
    seats: tuple[int, ...] = (2, 3, 4)
    streams: tuple[str, ...] = STREAMS

    def choices(self, setup: Setup) -> list[Choice]:
        return starting.choices(setup)

    def deal(self, setup: Setup, seed: int, script: list[int] | None = None) -> State:
        return starting.deal(setup, seed, script)

    def position(self, setup: Setup, position_keys: Mapping[str, Any], seed: int) -> State:
        return position.set_up(setup, position_keys, seed)

    def withdraw(self, state: State, seat: int) -> None:
        """Giving up is elimination (FS-S11, FS-25.8)."""
        leave(war(state), seat)
        state.drop_out(seat)

    def text(self, state: State, index: int, move: int) -> str:
        return notation.write(war(state), index, move)

    def text_for(self, state: State, index: int, move: int, seat: int | None) -> str:
        return notation.write_for_others(war(state), index, move, seat)

    def about(self, state: State, index: int, own: bool) -> dict[str, object]:
        facts: dict[str, object] = {"about": questions.about(war(state), state.asks[index])}
        if own:
            facts["topics"] = self.topics(state, index)
        return facts

    def candidates(self, state: State, index: int) -> list[str]:
        return legality.candidates(war(state), index)

    def explain(self, state: State, text: str, seat: int | None = None) -> Verdict:
        return legality.explain(war(state), text, seat)

    def view(self, state: State, seat: int | None) -> dict[str, object]:
        return view.view(war(state), seat)

    def judge_view(self, state: State) -> dict[str, object]:
        return view.judge_view(war(state))

    def sample(self, state: State, seat: int, rng: int) -> State:
        return view.sample(war(state), seat, rng)

    def advisor(self) -> Advisor:
        return ADVISOR

    def stage(self, state: State) -> str:
        s = war(state)
        return f"{s.round}/{s.phase}"

    def chance_text(self, stream: int, value: int) -> str:
        """Dice by their icons; everything else by number."""
        if STREAMS[stream] != "dice":
            return str(value)
        return FACES[0 if value < 3 else 1 if value < 5 else 2]

    def chance_value(self, text: str) -> list[int]:
        """An icon, several of one ("3 attack"), or a plain number."""
        many, _, face = text.rpartition(" ")
        if face in _FIRST_SIDE and len(many) < 3:
            return [_FIRST_SIDE[face]] * (int(many) if many else 1)
        return [int(text)]


GAME = ForbiddenStars()
