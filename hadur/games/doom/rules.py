"""The game object: what the rest of the house knows of DOOM."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from hadur.games.doom import (
    accounts,
    harms,
    legality,
    missions,
    notation,
    odds,
    operations,
    position,
    spots,
    view,
)
from hadur.games.doom import setup as starting
from hadur.games.doom.heuristic import ADVISOR
from hadur.games.doom.leaving import leave
from hadur.games.doom.loading.missions import check_mission
from hadur.games.doom.loading.reading import data_file
from hadur.games.doom.state import INVADER, STREAMS, Raid, raid
from hadur.kernel import setups
from hadur.kernel.accounts import Reckoning
from hadur.kernel.assembly import Assembled
from hadur.kernel.contents import Contents
from hadur.kernel.errors import BadScenario
from hadur.kernel.game import Setup, Sides
from hadur.kernel.odds import Odds
from hadur.kernel.parts import Card, Look, Missions, Numbers, Pictures, Pile, PrintedCards, Words
from hadur.kernel.state import State


class Doom(Assembled):
    """One invader, one to four marines, one mission."""

    name = "doom"
    state = Raid
    version = 2
    has_contents = True
    seats: tuple[int, ...] = (5, 2, 3, 4)
    seats_rule = "DM-2.1, DM-25.2"
    streams: tuple[str, ...] = STREAMS
    start = starting
    positions = position
    notation = notation
    pointing = spots
    judge = legality
    views = view
    advice = ADVISOR
    series = operations
    series_option = "operation"

    # -- starting ----------------------------------------------------------------------------------

    def check_deck(self, deck: object, setup: Setup) -> object:
        """The mission is chosen as decks are: one of ours by its name, or the whole of it."""
        return check_mission(deck)

    def contents(self, setup: Setup) -> Contents:
        return starting.contents(setup)

    def remembered(self, setup: Setup, version: int) -> Contents:
        return starting.remembered(setups.recalled(self, setup), version)

    def digests(self, names: Iterable[str]) -> dict[str, str]:
        return starting.digests(names)

    def sides(self, setup: Setup) -> Sides:
        return (INVADER,), tuple(range(1, len(setup["seats"])))

    def withdraw(self, state: State, seat: int) -> None:
        leave(raid(state), seat)

    # -- seeing ------------------------------------------------------------------------------------

    def about(self, state: State, index: int, own: bool) -> dict[str, object]:
        return view.question(raid(state), index, own)

    # Pictures bring Rich along, which playing and searching do without.

    def draw_text(self, state: State, seat: int | None) -> str:
        from hadur.games.doom.render.plain import draw

        return draw(self.view(state, seat))

    def draw_svg(self, state: State, seat: int | None) -> str:
        from hadur.games.doom.render.svg import draw_svg

        return draw_svg(self.view(state, seat))

    # -- beside the rules --------------------------------------------------------------------------

    def is_attack(self, state: State, index: int, move: int) -> bool:
        return odds.is_attack(raid(state), index, move)

    def odds(self, world: State, index: int, move: int) -> Odds:
        return odds.odds(raid(world), index, move)

    def reckonings(self, state: State) -> list[Reckoning]:
        return accounts.reckonings(raid(state))

    def open_piles(self, view: Mapping[str, Any]) -> list[Pile]:
        from hadur.games.doom.render.piles import open_piles

        return open_piles(view)

    def words(self) -> Words:
        from hadur.games.doom import words

        return words

    def cards(self) -> Mapping[str, Card]:
        from hadur.games.doom.render.printed import cards

        return cards()

    def printed(self) -> PrintedCards:
        from hadur.games.doom.render import printed

        return printed

    def pictures(self) -> Pictures:
        from hadur.games.doom.render import text

        return text

    def look(self) -> Look:
        from hadur.games.doom.render.page import PAGE

        return PAGE

    def missions(self) -> Missions:
        return missions

    def encoding(self) -> Numbers:
        from hadur.games.doom import encoding

        return encoding

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

    def harm(self, state: State, index: int, move: int) -> str:
        return harms.harm(raid(state), index, move)

    def owner(self, state: State, spot: str) -> int:
        return harms.owner(raid(state), spot)

    def useful_answer(self, state: State, index: int, answers: Sequence[str]) -> str:
        # Who may attack or move first has come to attack.
        if state.asks[index].prompt.name == "whether-attack":
            return "attack"
        return super().useful_answer(state, index, answers)

    def stage(self, state: State) -> str:
        s = raid(state)
        return f"{s.round}/{s.active}"


GAME = Doom()
