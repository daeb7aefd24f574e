"""The game object: what the rest of the house knows of Summoner Wars."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hadur.games.summoner_wars import deck as decks
from hadur.games.summoner_wars import legality, log, notation, position, view
from hadur.games.summoner_wars import setup as starting
from hadur.games.summoner_wars import spots as pointing
from hadur.games.summoner_wars.cards.definition import BY_NAME, FACTIONS
from hadur.games.summoner_wars.heuristic import ADVISOR
from hadur.games.summoner_wars.phases.attack import FACES
from hadur.games.summoner_wars.state import DICE, STREAMS, battle
from hadur.kernel.advice import Advisor
from hadur.kernel.choices import Choice
from hadur.kernel.errors import BadScenario
from hadur.kernel.game import Game, Setup
from hadur.kernel.hearing import Event
from hadur.kernel.parts import Card, Decks, Look, Numbers, Pictures, PrintedCards, Words
from hadur.kernel.series import best_of
from hadur.kernel.state import State
from hadur.kernel.verdict import Verdict


class SummonerWars(Game):
    """Two summoners, one battlefield."""

    name = "summoner-wars"
    version = 1
    seats: tuple[int, ...] = (2,)
    streams: tuple[str, ...] = STREAMS

    def ready_decks(self) -> list[str]:
        return list(FACTIONS)

    def choices(self, setup: Setup) -> list[Choice]:
        return starting.choices()

    def check_deck(self, deck: object, setup: Setup) -> object:
        return starting.check_deck(deck)

    def next_setup(
        self, played: Sequence[Setup], results: Sequence[Sequence[int]]
    ) -> dict[str, Any] | None:
        return best_of(played, results)

    def deal(self, setup: Setup, seed: int, script: list[int] | None = None) -> State:
        return starting.deal(setup, seed, script)

    def position(self, setup: Setup, position_keys: Mapping[str, Any], seed: int) -> State:
        return position.set_up(setup, position_keys, seed)

    def text(self, state: State, index: int, move: int) -> str:
        return notation.write(battle(state), index, move)

    def text_for(self, state: State, index: int, move: int, seat: int | None) -> str:
        return notation.write_for(battle(state), index, move, seat)

    def spots(self, state: State, index: int, move: int) -> list[str]:
        return pointing.spots(battle(state), index, move)

    def meant(self, state: State, index: int, spots: list[str]) -> str:
        return pointing.meant(battle(state), index, spots)

    def candidates(self, state: State, index: int) -> list[str]:
        return legality.candidates(battle(state), index)

    def explain(self, state: State, text: str, seat: int | None = None) -> Verdict:
        return legality.explain(battle(state), text, seat)

    def view(self, state: State, seat: int | None) -> dict[str, object]:
        return view.view(battle(state), seat)

    def judge_view(self, state: State) -> dict[str, object]:
        return view.judge_view(battle(state))

    def sample(self, state: State, seat: int, rng: int) -> State:
        return view.sample(battle(state), seat, rng)

    def words(self) -> Words:
        from hadur.games.summoner_wars import words

        return words

    def cards(self) -> Mapping[str, Card]:
        return BY_NAME

    def printed(self) -> PrintedCards:
        from hadur.games.summoner_wars.render import printed

        return printed

    def decks(self) -> Decks:
        return decks

    def pictures(self) -> Pictures:
        from hadur.games.summoner_wars.render import text

        return text

    def look(self) -> Look:
        from hadur.games.summoner_wars.render import page

        return page

    def encoding(self) -> Numbers:
        from hadur.games.summoner_wars import encoding

        return encoding

    def advisor(self) -> Advisor:
        return ADVISOR

    def stage(self, state: State) -> str:
        s = battle(state)
        return f"{s.turn}/{s.phase}"

    def attacked(self, before: State, event: Event) -> int:
        s = battle(before)
        if event.kind != log.ATTACKED or s.at[event.d] < 0:
            return -1
        return int(s.controller[s.at[event.d]])

    # Pictures bring Rich and Jinja along, which playing and searching do without.

    def draw_text(self, state: State, seat: int | None) -> str:
        from hadur.games.summoner_wars.render.text import draw

        return draw(self.view(state, seat))

    def draw_svg(self, state: State, seat: int | None) -> str:
        from hadur.games.summoner_wars.render.svg import draw_svg

        return draw_svg(self.view(state, seat))

    def chance_text(self, stream: int, value: int) -> str:
        return FACES[value] if stream == DICE else str(value)

    def chance_value(self, text: str) -> list[int]:
        """One die: its symbols in any order, as in "special+melee"; or a plain number."""
        if text.isascii() and text.isdigit():
            return [int(text)]
        symbols = set(text.split("+"))
        for value, face in enumerate(FACES):
            if set(face.split("+")) == symbols:
                return [value]
        raise BadScenario(f"no die shows '{text}' (faces: {', '.join(sorted(set(FACES)))})")


GAME = SummonerWars()
