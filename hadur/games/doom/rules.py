"""The game object: what the rest of the house knows of DOOM."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hadur.games.doom import legality, notation, operations, position, view
from hadur.games.doom import setup as starting
from hadur.games.doom.heuristic import ADVISOR
from hadur.games.doom.leaving import leave
from hadur.games.doom.loading.missions import check_mission
from hadur.games.doom.loading.reading import data_file
from hadur.games.doom.state import INVADER, STREAMS, raid
from hadur.kernel.advice import Advisor
from hadur.kernel.choices import Choice
from hadur.kernel.errors import BadScenario
from hadur.kernel.game import Game, Setup, Sides
from hadur.kernel.state import State
from hadur.kernel.verdict import Verdict


class Doom(Game):
    """One invader, one to four marines, one mission."""

    name = "doom"
    version = 1
    seats: tuple[int, ...] = (5, 2, 3, 4)
    streams: tuple[str, ...] = STREAMS

    # -- starting ----------------------------------------------------------------------------------

    def choices(self, setup: Setup) -> list[Choice]:
        return starting.choices(setup)

    def check_deck(self, deck: object, setup: Setup) -> object:
        """The mission is chosen as decks are: one of ours by its name, or the whole of it."""
        return check_mission(deck)

    def sides(self, setup: Setup) -> Sides:
        return (INVADER,), tuple(range(1, len(setup["seats"])))

    def next_setup(
        self, played: Sequence[Setup], results: Sequence[Sequence[int]]
    ) -> dict[str, Any] | None:
        return operations.next_setup(played, results)

    def deal(self, setup: Setup, seed: int, script: list[int] | None = None) -> State:
        return starting.deal(setup, seed, script)

    def position(self, setup: Setup, position_keys: Mapping[str, Any], seed: int) -> State:
        return position.set_up(setup, position_keys, seed)

    def withdraw(self, state: State, seat: int) -> None:
        leave(raid(state), seat)

    # -- moves -------------------------------------------------------------------------------------

    def text(self, state: State, index: int, move: int) -> str:
        return notation.write(raid(state), index, move)

    def text_for(self, state: State, index: int, move: int, seat: int | None) -> str:
        return notation.write_for(raid(state), index, move, seat)

    def candidates(self, state: State, index: int) -> list[str]:
        return legality.candidates(raid(state), index)

    def explain(self, state: State, text: str, seat: int | None = None) -> Verdict:
        return legality.explain(raid(state), text, seat)

    # -- seeing ------------------------------------------------------------------------------------

    def view(self, state: State, seat: int | None) -> dict[str, object]:
        return view.view(raid(state), seat)

    def about(self, state: State, index: int, own: bool) -> dict[str, object]:
        return view.question(raid(state), index, own)

    def judge_view(self, state: State) -> dict[str, object]:
        return view.judge_view(raid(state))

    def sample(self, state: State, seat: int, rng: int) -> State:
        return view.sample(raid(state), seat, rng)

    def advisor(self) -> Advisor:
        return ADVISOR

    # -- chance ------------------------------------------------------------------------------------

    def chance_value(self, text: str) -> list[int]:
        """A die by its colour and the damage it shows, as in "black-3"; or a plain number."""
        if text.isascii() and text.isdigit():
            return [int(text)]
        colour, _, shown = text.partition("-")
        faces = data_file("box")["dice"].get(colour, [])
        if not shown.isdigit() or int(shown) not in faces:
            raise BadScenario(f"no die shows '{text}' (write red-0 to red-2, black-1 to black-3)")
        return [faces.index(int(shown))]

    def stage(self, state: State) -> str:
        s = raid(state)
        return f"{s.round}/{s.active}"


GAME = Doom()
