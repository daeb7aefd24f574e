"""The game object: what the rest of the house knows of Conquest."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hadur.games.conquest import (
    accounts,
    harms,
    legality,
    notation,
    odds,
    position,
    spots,
    standing_orders,
    view,
)
from hadur.games.conquest import deck as decks
from hadur.games.conquest import setup as starting
from hadur.games.conquest.cards.definition import BY_NAME
from hadur.games.conquest.heuristic import ADVISOR
from hadur.games.conquest.state import STREAMS, Campaign, campaign
from hadur.kernel import series
from hadur.kernel.accounts import Reckoning
from hadur.kernel.assembly import Assembled
from hadur.kernel.events import Event
from hadur.kernel.game import Setup
from hadur.kernel.odds import Odds
from hadur.kernel.parts import Card, Decks, Look, Numbers, Pictures, Pile, PrintedCards, Words
from hadur.kernel.state import State
from hadur.kernel.windows import OFFER


class Conquest(Assembled):
    """Two warlords, one sector."""

    name = "conquest"
    state = Campaign
    version = 2
    seats: tuple[int, ...] = (2,)
    seats_rule = "CQ-20.1"
    streams: tuple[str, ...] = STREAMS
    start = starting
    positions = position
    notation = notation
    pointing = spots
    judge = legality
    views = view
    advice = ADVISOR
    series = series

    def ready_decks(self) -> list[str]:
        return decks.ready_names()

    def check_deck(self, deck: object, setup: Setup) -> object:
        return starting.check_deck(deck, setup["options"])

    def about(self, state: State, index: int, own: bool) -> dict[str, object]:
        return view.question(campaign(state), index, own)

    def is_attack(self, state: State, index: int, move: int) -> bool:
        return odds.is_attack(campaign(state), index, move)

    def odds(self, world: State, index: int, move: int) -> Odds:
        return odds.odds(campaign(world), index, move)

    def reckonings(self, state: State) -> list[Reckoning]:
        return accounts.reckonings(campaign(state))

    def open_piles(self, view: Mapping[str, Any]) -> list[Pile]:
        from hadur.games.conquest.render.piles import open_piles

        return open_piles(view)

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
        from hadur.games.conquest.render.page import PAGE

        return PAGE

    def encoding(self) -> Numbers:
        from hadur.games.conquest import encoding

        return encoding

    def topics(self, state: State, index: int) -> list[str]:
        return standing_orders.topics(campaign(state), index)

    def windows(self) -> list[str]:
        return [
            standing_orders.WINDOWS,
            *super().windows(),
            OFFER.name,
            *standing_orders.offers(),
        ]

    def stage(self, state: State) -> str:
        s = campaign(state)
        return f"{s.round}/{s.phase}"

    def harm(self, state: State, index: int, move: int) -> str:
        return harms.harm(campaign(state), index, move)

    def useful_answer(self, state: State, index: int, answers: Sequence[str]) -> str:
        # To keep one's hand and to fight on are what most want.
        if state.asks[index].prompt.name in ("mulligan", "stalemate"):
            return "no"
        return super().useful_answer(state, index, answers)

    def attacked(self, before: State, event: Event) -> int:
        return standing_orders.harmed(campaign(before), event)

    # Pictures bring Rich and Jinja along, which playing and searching do without.

    def draw_text(self, state: State, seat: int | None) -> str:
        from hadur.games.conquest.render.plain import draw

        return draw(self.view(state, seat))

    def draw_svg(self, state: State, seat: int | None) -> str:
        from hadur.games.conquest.render.svg import draw_svg

        return draw_svg(self.view(state, seat))


GAME = Conquest()
