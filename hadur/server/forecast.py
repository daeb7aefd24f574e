"""The chances of attacks that somebody thinks about, for their own seat."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from hadur.kernel import odds
from hadur.kernel.odds import Odds
from hadur.kernel.state import State
from hadur.server.judging import asked_move
from hadur.server.messages import BadMessage, Message
from hadur.table import writings
from hadur.table.errors import Refused
from hadur.table.table import Table
from hadur.text.odds import chances, facts, footnote
from hadur.web.look import book_of

MOST: Final = 6
"""So many attacks are told at once."""

Forecast = tuple[str, Odds]
"""A move in notation, and its chances."""


async def forecast(table: Table, seat: int, message: Message) -> list[Forecast]:
    """The odds of one move, typed or pointed at, or of several; Refused for one that is none."""
    state = table.in_play().state
    index = int(state.asked(seat))
    if index < 0:
        raise Refused("table-not-your-turn")
    texts = _wanted(table, seat, message)
    legal = {table.game.text(state, index, int(move)): int(move) for move in state.legal(index)}
    for text in texts:
        if text not in legal:
            raise Refused("table-no-move", move=text)
        if not table.game.is_attack(state, index, legal[text]):
            raise Refused("odds-none")
    # Others do not wait while somebody's attacks are imagined.
    found = await asyncio.to_thread(_told, state, index, [legal[text] for text in texts])
    return list(zip(texts, found, strict=True))


def _wanted(table: Table, seat: int, message: Message) -> list[str]:
    several = message.any("moves")
    if several is None:
        return [" ".join(asked_move(table, seat, message).lower().split())]
    if not isinstance(several, list) or not all(isinstance(text, str) for text in several):
        raise BadMessage("'moves' should be a list of texts")
    return [" ".join(text[: writings.LONGEST_MOVE].lower().split()) for text in several[:MOST]]


def _told(state: State, index: int, moves: list[int]) -> list[Odds]:
    found = [odds.told(state, index, move) for move in moves]
    return [one for one in found if one is not None]


def forecast_data(table: Table, found: list[Forecast], lang: str) -> dict[str, Any]:
    """For programs: numbers, and the same in words."""
    texts = book_of(table.game.name, lang).texts
    told = []
    for move, one in found:
        lines = [f"{line.text}: {line.chance}" for line in chances(texts, one)]
        words = [facts(texts, one), *lines, footnote(texts, one)]
        told.append({"move": move, **one.data(), "text": " · ".join(filter(None, words))})
    return {"odds": told}
