"""A galaxy to look at: the game's picture on the first page."""

from __future__ import annotations

from hadur.games.forbidden_stars.render.page.war import board
from hadur.kernel.game import Game
from hadur.kernel.lines import Texts


def picture(texts: Texts, game: Game) -> str:
    state = game.begin({"seats": [{}, {}], "options": {"board": "introductory", "first": "0"}}, 7)
    for move in ("order advance 10a", "order deploy 12a"):
        state.play(move)
    return board(game.view(state, None), texts, (), ())
