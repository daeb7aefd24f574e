"""The game object: what the rest of the house knows of Káosz Galaktika."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hadur.games.chaos_galaxy import deck as decks
from hadur.games.chaos_galaxy import legality, notation, position, view
from hadur.games.chaos_galaxy import setup as starting
from hadur.games.chaos_galaxy.heuristic import ADVISOR
from hadur.games.chaos_galaxy.phases.elimination import eliminate, finish_if_decided, players_left
from hadur.games.chaos_galaxy.state import PHASES, STREAMS, galaxy
from hadur.games.chaos_galaxy.tables import BY_NAME
from hadur.kernel.advice import Advisor
from hadur.kernel.choices import Choice
from hadur.kernel.game import Game, Setup
from hadur.kernel.parts import Card, Decks
from hadur.kernel.series import best_of
from hadur.kernel.state import State
from hadur.kernel.verdict import Verdict


class ChaosGalaxy(Game):
    """Colonies at war; a deck is both what one draws from and what one lives on."""

    name = "chaos-galaxy"
    version = 1
    seats: tuple[int, ...] = (2, 3, 4, 5)
    streams: tuple[str, ...] = STREAMS

    def ready_decks(self) -> list[str]:
        return decks.ready_names()

    def choices(self, setup: Setup) -> list[Choice]:
        return starting.choices(setup)

    def check_deck(self, deck: object, setup: Setup) -> object:
        return starting.check_deck(deck, setup["options"])

    def next_setup(
        self, played: Sequence[Setup], results: Sequence[Sequence[int]]
    ) -> dict[str, Any] | None:
        return best_of(played, results)

    def deal(self, setup: Setup, seed: int, script: list[int] | None = None) -> State:
        return starting.deal(setup, seed, script)

    def position(self, setup: Setup, position_keys: Mapping[str, Any], seed: int) -> State:
        return position.set_up(setup, position_keys, seed)

    def withdraw(self, state: State, seat: int) -> None:
        """A player who gives up is out and counted for nobody (KG-S31)."""
        s = galaxy(state)
        eliminate(s, seat, -1)
        if players_left(s) > 1:
            s.drop_out(seat)
        else:
            finish_if_decided(s)

    def text(self, state: State, index: int, move: int) -> str:
        return notation.write(galaxy(state), index, move)

    def text_for(self, state: State, index: int, move: int, seat: int | None) -> str:
        if int(state.asks[index].seat) == seat:
            return notation.write(galaxy(state), index, move)
        return notation.write_for_others(galaxy(state), index, move)

    def candidates(self, state: State, index: int) -> list[str]:
        return []

    def explain(self, state: State, text: str, seat: int | None = None) -> Verdict:
        return legality.explain(galaxy(state), text, seat)

    def view(self, state: State, seat: int | None) -> dict[str, object]:
        return view.view(galaxy(state), seat)

    def about(self, state: State, index: int, own: bool) -> dict[str, object]:
        return view.question(galaxy(state), index, own)

    def judge_view(self, state: State) -> dict[str, object]:
        return view.judge_view(galaxy(state))

    def sample(self, state: State, seat: int, rng: int) -> State:
        return view.sample(galaxy(state), seat, rng)

    def draw_text(self, state: State, seat: int | None) -> str:
        return view.plain(galaxy(state), seat)

    def cards(self) -> Mapping[str, Card]:
        return BY_NAME

    def decks(self) -> Decks:
        return decks

    def advisor(self) -> Advisor:
        return ADVISOR

    def chance_reveals(self, results: list[int]) -> bool:
        """A shuffle of many cards: its throws depend on how many there are, not on which."""
        return False

    def stage(self, state: State) -> str:
        s = galaxy(state)
        return f"{s.turns}/{PHASES[s.phase]}"


GAME = ChaosGalaxy()
