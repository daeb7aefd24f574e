"""The game object: what the rest of the house knows of Káosz Galaktika."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from hadur.games.chaos_galaxy import (
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
from hadur.games.chaos_galaxy import deck as decks
from hadur.games.chaos_galaxy import packs as packets
from hadur.games.chaos_galaxy import setup as starting
from hadur.games.chaos_galaxy.heuristic import ADVISOR
from hadur.games.chaos_galaxy.loading import files
from hadur.games.chaos_galaxy.phases.leaving import leave
from hadur.games.chaos_galaxy.state import PHASES, STREAMS, Galaxy, galaxy
from hadur.games.chaos_galaxy.tables import BY_NAME
from hadur.kernel import series, setups
from hadur.kernel.accounts import Reckoning
from hadur.kernel.assembly import Assembled
from hadur.kernel.chain import ANNOUNCEMENTS
from hadur.kernel.contents import Contents
from hadur.kernel.events import Event
from hadur.kernel.game import Setup
from hadur.kernel.odds import Odds
from hadur.kernel.parts import Card, Decks, Look, Numbers, Pictures, Pile, PrintedCards, Words
from hadur.kernel.state import State


class ChaosGalaxy(Assembled):
    """Colonies at war; a deck is both what one draws from and what one lives on."""

    name = "chaos-galaxy"
    state = Galaxy
    version = 2
    has_contents = True
    seats: tuple[int, ...] = (2, 3, 4, 5)
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
        return starting.check_deck(deck, setup)

    def contents(self, setup: Setup) -> Contents:
        return starting.contents(setup)

    def remembered(self, setup: Setup, version: int) -> Contents:
        return starting.remembered(setups.recalled(self, setup), version)

    def digests(self, names: Iterable[str]) -> dict[str, str]:
        return starting.digests(names)

    def sample_setups(self, rng: int) -> list[dict[str, Any]]:
        return [self.check_setup(setup) for setup in starting.samples(rng)]

    def withdraw(self, state: State, seat: int) -> None:
        """A player who gives up is out and counted for nobody (KG-S31)."""
        leave(galaxy(state), seat)

    def about(self, state: State, index: int, own: bool) -> dict[str, object]:
        return view.question(galaxy(state), index, own)

    # Pictures bring Rich and Jinja along, which playing and searching do without.

    def pictures(self) -> Pictures:
        from hadur.games.chaos_galaxy.render import text

        return text

    def look(self) -> Look:
        from hadur.games.chaos_galaxy.render.page import PAGE

        return PAGE

    def draw_text(self, state: State, seat: int | None) -> str:
        from hadur.games.chaos_galaxy.render.plain import draw

        return draw(self.view(state, seat))

    def draw_svg(self, state: State, seat: int | None) -> str:
        from hadur.games.chaos_galaxy.render.svg import draw_svg

        return draw_svg(self.view(state, seat))

    def is_attack(self, state: State, index: int, move: int) -> bool:
        return odds.is_attack(galaxy(state), index, move)

    def odds(self, world: State, index: int, move: int) -> Odds:
        return odds.odds(galaxy(world), index, move)

    def reckonings(self, state: State) -> list[Reckoning]:
        return accounts.reckonings(galaxy(state))

    def open_piles(self, view: Mapping[str, Any]) -> list[Pile]:
        from hadur.games.chaos_galaxy.render.piles import open_piles

        return open_piles(view)

    def words(self) -> Words:
        from hadur.games.chaos_galaxy import words

        return words

    def cards(self) -> Mapping[str, Card]:
        return BY_NAME

    def printed(self) -> PrintedCards:
        from hadur.games.chaos_galaxy.render import printed

        return printed

    def check_cards(self, path: str) -> list[str]:
        return files.problems(path)

    def decks(self) -> Decks:
        return decks

    def pool(self, packs: int, seat: int) -> Mapping[str, int]:
        return packets.pool_of(packs, seat)

    def sealed_packs(self, setup: Setup) -> int:
        options = setup["options"]
        return int(options["packs"]) if options.get("cards") == packets.SEALED else 0

    def encoding(self) -> Numbers:
        from hadur.games.chaos_galaxy import encoding

        return encoding

    def chance_reveals(self, results: list[int]) -> bool:
        """A shuffle of many cards: its throws depend on how many there are, not on which."""
        return False

    def topics(self, state: State, index: int) -> list[str]:
        return standing_orders.topics(galaxy(state), index)

    def windows(self) -> list[str]:
        return [*super().windows(), *standing_orders.answers(filter(self.made, ANNOUNCEMENTS))]

    def harm(self, state: State, index: int, move: int) -> str:
        return harms.harm(galaxy(state), index, move)

    def useful_answer(self, state: State, index: int, answers: Sequence[str]) -> str:
        # What most want to do with their first hand, and with a salvo.
        for text in ("keep", "share"):
            if text in answers:
                return text
        return super().useful_answer(state, index, answers)

    def attacked(self, before: State, event: Event) -> int:
        return standing_orders.harmed(galaxy(before), event)

    def stage(self, state: State) -> str:
        s = galaxy(state)
        return f"{s.turns}/{PHASES[s.phase]}"


GAME = ChaosGalaxy()
