"""A mission to look at: the game's picture on the first page."""

from __future__ import annotations

from hadur.games.doom.render.page.raid import board
from hadur.kernel.game import Game
from hadur.kernel.lines import Texts


def picture(texts: Texts, game: Game) -> str:
    """The seventh mission, in which the Cyberdemon waits, with three marines at its gate."""
    options = {"mission": "7", "invader-cards": "recommended"}
    state = game.begin({"seats": 4, "options": options}, 7)
    while not state.over and state.view(None)["round"] == 0:
        state.play(state.decisions[0].texts[0])
    return board(game.view(state, None), texts, (), ())
