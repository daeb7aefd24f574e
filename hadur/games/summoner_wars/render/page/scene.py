"""A battle to look at: the game's picture on the first page."""

from __future__ import annotations

from typing import Final

from hadur.games.summoner_wars.render.page.battlefield import board
from hadur.kernel.game import Game
from hadur.kernel.lines import Texts

_BOARD: Final = {
    "c2": "0 queen-maldaria damage=2",
    "d2": "0 royal-guardian",
    "b3": "0 gate",
    "d4": "0 ember-mage charges=1",
    "c4": "0 fire-drake damage=3",
    "b5": "0 ember-archer",
    "e3": "0 starting-gate damage=4",
    "c5": "1 tundra-fighter damage=1",
    "d5": "1 frost-shaman",
    "d7": "1 grognack damage=5 charges=1",
    "e6": "1 smasher",
    "e7": "1 gate damage=2",
    "b7": "1 starting-gate",
    "b6": "1 shonk",
}


def picture(texts: Texts, game: Game) -> str:
    seats = [{"deck": "phoenix-elves"}, {"deck": "tundra-orcs"}]
    position = {"phase": "attack", "board": _BOARD}
    battle = game.begin_at({"seats": seats}, position, 7)
    return board(battle.view(None), texts, (), ("b5", "b6"))
