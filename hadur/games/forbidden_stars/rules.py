"""The game object: what the rest of the house knows of Forbidden Stars."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hadur.games.forbidden_stars import about as questions
from hadur.games.forbidden_stars import (
    accounts,
    legality,
    log,
    notation,
    odds,
    position,
    spots,
    view,
)
from hadur.games.forbidden_stars import setup as starting
from hadur.games.forbidden_stars.heuristic import ADVISOR
from hadur.games.forbidden_stars.phases.check import leave
from hadur.games.forbidden_stars.state import FACES, STREAMS, War, war
from hadur.kernel.accounts import Reckoning
from hadur.kernel.assembly import Assembled
from hadur.kernel.events import Event
from hadur.kernel.odds import Odds
from hadur.kernel.parts import Card, Look, Numbers, Pictures, Pile, PrintedCards, Words
from hadur.kernel.state import State

_FIRST_SIDE = {"attack": 0, "defence": 3, "morale": 5}


class ForbiddenStars(Assembled):
    """Two to four factions, one galaxy."""

    name = "forbidden-stars"
    state = War
    version = 2
    seats: tuple[int, ...] = (2, 3, 4)
    seats_rule = "FS-S1"
    streams: tuple[str, ...] = STREAMS
    start = starting
    positions = position
    notation = notation
    pointing = spots
    judge = legality
    views = view
    advice = ADVISOR

    def withdraw(self, state: State, seat: int) -> None:
        """Giving up is elimination (FS-S11, FS-25.8)."""
        leave(war(state), seat)
        state.drop_out(seat)

    def about(self, state: State, index: int, own: bool) -> dict[str, object]:
        facts: dict[str, object] = {"about": questions.about(war(state), state.asks[index])}
        if own:
            facts["topics"] = self.topics(state, index)
        return facts

    def is_attack(self, state: State, index: int, move: int) -> bool:
        return odds.is_attack(war(state), index, move)

    def odds(self, world: State, index: int, move: int) -> Odds:
        return odds.odds(war(world), index, move)

    def reckonings(self, state: State) -> list[Reckoning]:
        return accounts.reckonings(war(state))

    def open_piles(self, view: Mapping[str, Any]) -> list[Pile]:
        from hadur.games.forbidden_stars.render.piles import open_piles

        return open_piles(view)

    def words(self) -> Words:
        from hadur.games.forbidden_stars import words

        return words

    def cards(self) -> Mapping[str, Card]:
        from hadur.games.forbidden_stars.render.printed import LISTED

        return LISTED

    def printed(self) -> PrintedCards:
        from hadur.games.forbidden_stars.render import printed

        return printed

    def encoding(self) -> Numbers:
        from hadur.games.forbidden_stars import encoding

        return encoding

    def pictures(self) -> Pictures:
        from hadur.games.forbidden_stars.render import text

        return text

    def look(self) -> Look:
        from hadur.games.forbidden_stars.render.page import PAGE

        return PAGE

    # Pictures bring Rich and Jinja along, which playing and searching do without.

    def draw_text(self, state: State, seat: int | None) -> str:
        from hadur.games.forbidden_stars.render.plain import draw

        return draw(self.view(state, seat))

    def draw_svg(self, state: State, seat: int | None) -> str:
        from hadur.games.forbidden_stars.render.svg import draw_svg

        return draw_svg(self.view(state, seat))

    def useful_answer(self, state: State, index: int, answers: Sequence[str]) -> str:
        # An order is there to be resolved, whatever may be used before.
        if "resolve" in answers:
            return "resolve"
        return super().useful_answer(state, index, answers)

    def attacked(self, before: State, event: Event) -> int:
        """A combat is an attack on its defender (FS-14.3)."""
        return event.b if event.kind == log.COMBAT else -1

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
