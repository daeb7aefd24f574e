"""Missions as files: read and checked with the place of what is wrong, and drawn.

docs/sets/doom-format.md says what a file has."""

from __future__ import annotations

import re
import tomllib
from typing import Any, Final

from hadur.games.doom import vocabulary as v
from hadur.games.doom.board import Board
from hadur.games.doom.field import Atlas, Field
from hadur.games.doom.loading.maps import square_name
from hadur.games.doom.loading.missions import Mission, check_mission, mission
from hadur.games.doom.loading.reading import BadMission
from hadur.kernel.maps.reach import UNLIMITED, reach
from hadur.kernel.maps.widesets import has, set_of

LONGEST: Final = 60_000
"""Characters of a file, at most."""
_MAP_LINE: Final = re.compile(r"\.map: line ([0-9]+), column ([0-9]+)")


def from_text(text: str, where: str) -> object:
    """A mission out of a file's text, as a setup holds it; BadMission names file, line and key."""
    if len(text) > LONGEST:
        raise BadMission(f"{where}: a mission has at most {LONGEST} characters")
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise BadMission(f"{where}: {error}") from error
    try:
        return check_mission(data)
    except BadMission as error:
        raise BadMission(_placed(str(error), text, where)) from error


def _placed(said: str, text: str, where: str) -> str:
    """The error with the file's name, and lines of the map counted from the top of the file."""
    said = said.removeprefix("mission").removeprefix(".")
    found = _MAP_LINE.search(f".{said}")
    if found is None:
        return f"{where}: {said.removeprefix(': ')}"
    rest = said[said.index("column") :]
    return f"{where}: line {_map_starts(text) + int(found[1])}, {rest}"


def _map_starts(text: str) -> int:
    """The number of the line before the first one of the map."""
    lines = text.splitlines()
    at = next((n for n, line in enumerate(lines) if re.match(r"\s*map\s*=", line)), 0)
    # A drawing begins on the line below its quotes, or right behind them; blank lines are skipped.
    at += not re.search(r"=\s*('''|\"\"\")\s*\S", lines[at])
    while at < len(lines) and not lines[at].strip():
        at += 1
    return at


# -- drawing ---------------------------------------------------------------------------------------


def draw(data: object) -> str:
    """The map with its columns and rows named, and what its marks stand for."""
    assert isinstance(data, dict)
    lines = str(data["map"]).strip("\n").split("\n")
    width = (max(map(len, lines)) - 1) // 3
    names = "".join(f"{square_name(x, 0)[:-1]:<3}" for x in range(width))
    out = [f"     {names}".rstrip()]
    for number, line in enumerate(lines):
        row = f"{number // 2 + 1:>2}" if number % 2 else "  "
        out.append(f"{row}  {line}".rstrip())
    return "\n".join([*out, "", *_key(data)])


def _key(data: dict[str, Any]) -> list[str]:
    return [f"{mark}  {_meaning(entry)}" for mark, entry in data.get("legend", {}).items()]


def _meaning(entry: dict[str, Any]) -> str:
    return ", ".join(f"{name} {value}" for name, value in entry.items())


# -- what is playable but hardly meant -------------------------------------------------------------


def remarks(data: object) -> list[str]:
    """What a mission can be played with but was hardly meant, each with its space."""
    built = mission(data)
    board = built.board
    field = Atlas(board, 0).field(0)
    start = set_of([int(square) for square in board.starts], int(field.squares))
    reached = reach(field.walk, start, field.everywhere, UNLIMITED)
    out = []
    for what, squares in _things(board):
        for square in squares:
            if not has(reached, square):
                out.append(f"{_name(field, square)}: no marine ever gets to this {what}")
    if not board.teleporters_active:
        out.append("no teleporter is active: fragged marines come back at the start spaces")
    return out + _goal(built)


def _things(board: Board) -> list[tuple[str, list[int]]]:
    return [
        ("objective token", [int(n) for n in board.token_place]),
        ("item", [int(n) for n in board.items]),
        ("exit", [int(n) for n in board.exits]),
        ("teleporter", [int(n) for n in board.teleporters]),
        ("portal", [int(n) for n in board.portals]),
    ]


def _name(field: Field, square: int) -> str:
    return square_name(int(field.grid.x_of(square)), int(field.grid.y_of(square)))


def _goal(built: Mission) -> list[str]:
    """Whether there is enough of what the goal asks for; samples and prey come with demons."""
    book, board = built.book, built.board
    kinds = [int(kind) for kind in board.token_kind]
    lying = kinds.count(int(book.goal_token))
    most = max(int(each.goal_count) for each in built.books)
    if book.goal == v.GOAL_CLOSE:
        lying = len(board.portals)
    elif book.goal in (v.GOAL_COLLECT, v.GOAL_SLAY):
        lying = most
    out = []
    if lying < most:
        out.append(f"the goal asks for {most}, and the map has {lying}")
    if book.goal == v.GOAL_DELIVER and not len(board.exits):
        out.append("there is no exit 'E' to deliver to")
    return out
