"""Moves that a player would hardly mean, and the answer that most are after.

A game says which of its moves harm whoever makes them (`Game.harm`) by the name of a reason, whose
words are `harm-NAME`. To pass when a move at hand would win is found here for all games.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hadur.kernel.standing import winners
from hadur.kernel.state import State

OWN_TARGET: Final = "own-target"
"""It is done to one's own, and an enemy could be chosen."""
HELPS_ENEMY: Final = "helps-enemy"
"""It does an enemy good."""
UNUSED_ATTACK: Final = "unused-attack"
"""An attack that could be made is not."""
WIN_AT_HAND: Final = "win-at-hand"
"""Another move would win at once."""

DECLINES: Final = ("no", "pass", "end", "skip", "done")
"""Answers that decline: they do nothing, or nothing more."""

_MOST_TRIED: Final = 40
"""Where more moves are to choose from, none is tried out."""


def harms(state: State, index: int) -> dict[str, str]:
    """The legal moves (in notation) of an open question that harm its player, and why."""
    game = state.game()
    legal = {game.text(state, index, int(move)): int(move) for move in state.legal(index)}
    found = {text: game.harm(state, index, move) for text, move in legal.items()}
    declining = [text for text in legal if text in DECLINES]
    if declining and 1 < len(legal) <= _MOST_TRIED:
        winning = {text for text, move in legal.items() if _wins(state, index, move)}
        if winning:
            found |= {text: WIN_AT_HAND for text in declining if text not in winning}
    return {text: why for text, why in found.items() if why}


def _wins(state: State, index: int, move: int) -> bool:
    """Whether a move wins at once, whatever chance and hidden cards may be: it uses none and shows
    none."""
    after = state.copy()
    after.learned = 0
    after.advance(move, index)
    if not after.over or after.learned != 0 or list(after.drawn) != list(state.drawn):
        return False
    seat = int(state.asks[index].seat)
    return seat in winners([int(score) for score in after.scores])


def useful_answer(answers: Sequence[str]) -> str:
    """Of all answers (in notation) the one that does something, if only one does; else ""."""
    useful = [text for text in answers if text not in DECLINES]
    return useful[0] if len(useful) == 1 else ""
