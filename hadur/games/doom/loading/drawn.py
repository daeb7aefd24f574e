"""A map drawn as its file draws it, as it is now: without marks, and with gaps for open doors."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from hadur.games.doom.loading.maps import ROCK
from hadur.games.doom.vocabulary import BLOCKING, DIFFICULT, IMPASSABLE
from hadur.kernel.maps.grid import DOOR, OPEN, WALL
from hadur.kernel.maps.widesets import has

if TYPE_CHECKING:
    from hadur.games.doom.board import Board

_FLAT: Final = {OPEN: " ", WALL: "-", DOOR: "=", BLOCKING: "#", IMPASSABLE: "x", DIFFICULT: "~"}
_UPRIGHT: Final = {**_FLAT, WALL: "|"}


@lru_cache(maxsize=256)
def rows(board: Board, doors: int) -> tuple[str, ...]:
    """Lines of corners and lines of squares in turn; `doors` are those that are closed."""
    grid = board.grid
    width, height = int(grid.width), int(grid.height)
    kinds = board.kinds(doors)

    def kind(edge: int) -> int:
        return int(kinds[edge])

    def space(square: int) -> str:
        return f" {_FLAT[int(board.terrain[square])]}" if has(grid.there, square) else ROCK

    lines = []
    for y in range(height + 1):
        edges = [_FLAT[kind(y * width + x)] for x in range(width)]
        lines.append("." + "".join(f"{edge}{edge}." for edge in edges))
        if y < height:
            first = int(grid.upright) + y * (width + 1)
            line = "".join(_UPRIGHT[kind(first + x)] + space(y * width + x) for x in range(width))
            lines.append(line + _UPRIGHT[kind(first + width)])
    return tuple(lines)
