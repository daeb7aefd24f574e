"""A table to look at: the game's picture on the first page."""

from __future__ import annotations

from typing import Any

from hadur.games.chaos_galaxy.render.page.space import board
from hadur.games.chaos_galaxy.tables import CARDS
from hadur.games.chaos_galaxy.vocabulary import BASE, CREW, RACES, SHIP
from hadur.kernel.game import Game
from hadur.kernel.lines import Texts


def picture(texts: Texts, game: Game) -> str:
    """Humans against Zargs, with whatever ships the set that is played with has of them."""
    setup = {"seats": 2, "options": {"first": "0"}}
    position = {"0": _fleet("human", ("", "", " used")), "1": _fleet("zarg", ("", " damaged", ""))}
    state = game.begin_at(setup, position, 7)
    return board(game.view(state, None), texts, (), ())


def _fleet(race: str, turned: tuple[str, ...]) -> dict[str, Any]:
    """Ships turned like this, a crew card and two bases."""
    return {
        "hangar": [name + how for name, how in zip(_cards(SHIP, race), turned, strict=False)],
        "canteen": [f"{name} paid" for name in _cards(CREW, race)[:1]],
        "surface": _cards(BASE, race)[:2],
    }


def _cards(type: int, race: str) -> list[str]:
    """The cards of a type, those of a race first."""
    found = [card for card in CARDS if card.type == type]
    found.sort(key=lambda card: card.race != RACES.index(race))
    return [card.id for card in found]
