"""The game object: what the rest of the house knows of Summoner Wars."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hadur.games.summoner_wars import (
    accounts,
    harms,
    legality,
    log,
    notation,
    odds,
    position,
    spots,
    view,
)
from hadur.games.summoner_wars import deck as decks
from hadur.games.summoner_wars import setup as starting
from hadur.games.summoner_wars.board import space_named
from hadur.games.summoner_wars.cards.definition import BY_NAME, FACTIONS
from hadur.games.summoner_wars.heuristic import ADVISOR
from hadur.games.summoner_wars.phases.attack import FACES
from hadur.games.summoner_wars.state import DICE, STREAMS, Battle, battle
from hadur.kernel import series
from hadur.kernel.accounts import Reckoning
from hadur.kernel.assembly import Assembled
from hadur.kernel.errors import BadScenario
from hadur.kernel.events import Event
from hadur.kernel.game import Setup
from hadur.kernel.odds import Odds
from hadur.kernel.parts import Card, Decks, Look, Numbers, Pictures, Pile, PrintedCards, Words
from hadur.kernel.state import State


class SummonerWars(Assembled):
    """Two summoners, one battlefield."""

    name = "summoner-wars"
    state = Battle
    version = 1
    seats: tuple[int, ...] = (2,)
    seats_rule = "SW-1.1"
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
        return list(FACTIONS)

    def check_deck(self, deck: object, setup: Setup) -> object:
        return starting.check_deck(deck)

    def open_piles(self, view: Mapping[str, Any]) -> list[Pile]:
        from hadur.games.summoner_wars.render.piles import open_piles

        return open_piles(view)

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
        from hadur.games.summoner_wars.render.page import PAGE

        return PAGE

    def encoding(self) -> Numbers:
        from hadur.games.summoner_wars import encoding

        return encoding

    def stage(self, state: State) -> str:
        s = battle(state)
        return f"{s.turn}/{s.active}/{s.phase}"

    def harm(self, state: State, index: int, move: int) -> str:
        return harms.harm(battle(state), index, move)

    def is_attack(self, state: State, index: int, move: int) -> bool:
        return odds.is_attack(battle(state), index, move)

    def odds(self, world: State, index: int, move: int) -> Odds:
        return odds.odds(battle(world), index, move)

    def reckonings(self, state: State) -> list[Reckoning]:
        return accounts.reckonings(battle(state))

    def owner(self, state: State, spot: str) -> int:
        space = space_named(spot)
        card = int(battle(state).at[space]) if space >= 0 else -1
        return int(battle(state).controller[card]) if card >= 0 else -1

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
