"""The game object: what the rest of the house knows of Conquest."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hadur.games.conquest import deck as decks
from hadur.games.conquest import legality, notation, ordering, position, view
from hadur.games.conquest import setup as starting
from hadur.games.conquest import spots as pointing
from hadur.games.conquest.cards.definition import BY_NAME
from hadur.games.conquest.heuristic import ADVISOR
from hadur.games.conquest.state import STREAMS, campaign
from hadur.kernel.advice import Advisor
from hadur.kernel.choices import Choice
from hadur.kernel.game import Game, Setup
from hadur.kernel.hearing import Event
from hadur.kernel.parts import Card, Decks, Look, Numbers, Pictures, PrintedCards, Words
from hadur.kernel.series import best_of
from hadur.kernel.state import State
from hadur.kernel.verdict import Verdict


class Conquest(Game):
    """Two warlords, one sector."""

    name = "conquest"
    version = 2
    seats: tuple[int, ...] = (2,)
    streams: tuple[str, ...] = STREAMS

    def ready_decks(self) -> list[str]:
        return decks.ready_names()

    def choices(self, setup: Setup) -> list[Choice]:
        return starting.choices(setup["options"])

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

    def text(self, state: State, index: int, move: int) -> str:
        return notation.write(campaign(state), index, move)

    def text_for(self, state: State, index: int, move: int, seat: int | None) -> str:
        return notation.write_for_others(campaign(state), index, move)

    def spots(self, state: State, index: int, move: int) -> list[str]:
        return pointing.spots(campaign(state), index, move)

    def meant(self, state: State, index: int, spots: list[str]) -> str:
        return pointing.meant(campaign(state), index, spots)

    def candidates(self, state: State, index: int) -> list[str]:
        return legality.candidates(campaign(state), index)

    def explain(self, state: State, text: str, seat: int | None = None) -> Verdict:
        return legality.explain(campaign(state), text, seat)

    def view(self, state: State, seat: int | None) -> dict[str, object]:
        return view.view(campaign(state), seat)

    def about(self, state: State, index: int, own: bool) -> dict[str, object]:
        return view.question(campaign(state), index, own)

    def judge_view(self, state: State) -> dict[str, object]:
        return view.judge_view(campaign(state))

    def sample(self, state: State, seat: int, rng: int) -> State:
        return view.sample(campaign(state), seat, rng)

    def words(self) -> Words:
        from hadur.games.conquest import words

        return words

    def cards(self) -> Mapping[str, Card]:
        return BY_NAME

    def printed(self) -> PrintedCards:
        from hadur.games.conquest.render import printed

        return printed

    def decks(self) -> Decks:
        return decks

    def pictures(self) -> Pictures:
        from hadur.games.conquest.render import text

        return text

    def look(self) -> Look:
        from hadur.games.conquest.render import page

        return page

    def encoding(self) -> Numbers:
        from hadur.games.conquest import encoding

        return encoding

    def advisor(self) -> Advisor:
        return ADVISOR

    def topics(self, state: State, index: int) -> list[str]:
        return ordering.topics(campaign(state), index)

    def stage(self, state: State) -> str:
        s = campaign(state)
        return f"{s.round}/{s.phase}"

    def attacked(self, before: State, event: Event) -> int:
        return ordering.harmed(campaign(before), event)

    # Pictures bring Rich and Jinja along, which playing and searching do without.

    def draw_text(self, state: State, seat: int | None) -> str:
        from hadur.games.conquest.render.plain import draw

        return draw(self.view(state, seat))

    def draw_svg(self, state: State, seat: int | None) -> str:
        from hadur.games.conquest.render.svg import draw_svg

        return draw_svg(self.view(state, seat))


GAME = Conquest()
