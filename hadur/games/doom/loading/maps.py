"""Maps drawn as text: squares and the borders between them, checked line by line."""

from __future__ import annotations

from typing import Final

from hadur.games.doom.loading.reading import BadMission
from hadur.games.doom.vocabulary import BLOCKING, DIFFICULT, IMPASSABLE
from hadur.kernel.maps.grid import DOOR, OPEN, WALL

LARGEST: Final = 30
_FLAT: Final = {
    "  ": OPEN,
    "--": WALL,
    "==": DOOR,
    "##": BLOCKING,
    "xx": IMPASSABLE,
    "~~": DIFFICULT,
}
_UPRIGHT: Final = {" ": OPEN, "|": WALL, "=": DOOR, "#": BLOCKING, "x": IMPASSABLE, "~": DIFFICULT}
_TERRAIN: Final = {" ": OPEN, "~": DIFFICULT, "x": IMPASSABLE, "#": BLOCKING}
ROCK: Final = "%%"
_NAMES: Final = {BLOCKING: "blocking", IMPASSABLE: "impassable", DIFFICULT: "difficult"}


def square_name(x: int, y: int) -> str:
    """Columns are letters from a (after z come aa, ab …), rows numbers from 1."""
    letters = chr(97 + x) if x < 26 else "a" + chr(97 + x - 26)
    return f"{letters}{y + 1}"


class Drawing:
    """What a map's drawing says: kinds of borders, terrain and marks of squares."""

    def __init__(self, where: str, text: str) -> None:
        self.where = where
        lines = text.strip("\n").split("\n")
        if len(lines) > 2 * LARGEST + 1 or max(map(len, lines)) > 3 * LARGEST + 1:
            raise BadMission(f"{where}: a map has at most {LARGEST} x {LARGEST} squares")
        long = max(map(len, lines))
        self.width = (long - 1) // 3
        self.height = (len(lines) - 1) // 2
        if len(lines) < 3 or len(lines) % 2 == 0 or self.width < 1:
            raise BadMission(
                f"{where}: lines of corners and lines of squares alternate, with a line of corners "
                "first and last"
            )
        self.lines = [line.ljust(3 * self.width + 1) for line in lines]
        self.flat: dict[tuple[int, int], int] = {}
        self.upright: dict[tuple[int, int], int] = {}
        self.terrain: dict[tuple[int, int], int] = {}
        self.marks: dict[tuple[int, int], str] = {}
        for y in range(self.height + 1):
            self._corners(y)
        for y in range(self.height):
            self._squares(y)
        self._lay_terrain()
        self._check_walls()

    def _wrong(self, row: int, column: int, what: str) -> BadMission:
        return BadMission(f"{self.where}: line {row + 1}, column {column + 1}: {what}")

    def _corners(self, y: int) -> None:
        line = self.lines[2 * y]
        for x in range(self.width + 1):
            if line[3 * x] != ".":
                raise self._wrong(2 * y, 3 * x, f"'{line[3 * x]}' should be a corner '.'")
        for x in range(self.width):
            text = line[3 * x + 1 : 3 * x + 3]
            if text not in _FLAT:
                raise self._wrong(2 * y, 3 * x + 1, f"'{text}' is no border")
            self.flat[x, y] = _FLAT[text]

    def _squares(self, y: int) -> None:
        row = 2 * y + 1
        line = self.lines[row]
        for x in range(self.width + 1):
            text = line[3 * x]
            if text not in _UPRIGHT:
                raise self._wrong(row, 3 * x, f"'{text}' is no border")
            self.upright[x, y] = _UPRIGHT[text]
        for x in range(self.width):
            text = line[3 * x + 1 : 3 * x + 3]
            if text == ROCK:
                continue
            if text[1] not in _TERRAIN:
                raise self._wrong(row, 3 * x + 2, f"'{text[1]}' is no terrain")
            self.terrain[x, y] = _TERRAIN[text[1]]
            if text[0] != " ":
                if self.terrain[x, y] in (BLOCKING, IMPASSABLE):
                    terrain = _NAMES[self.terrain[x, y]]
                    raise self._wrong(row, 3 * x + 1, f"'{text[0]}' cannot stand on {terrain}")
                self.marks[x, y] = text[0]

    def mark_place(self, x: int, y: int) -> str:
        """Where a mark stands, for errors."""
        return f"{self.where}: line {2 * y + 2}, column {3 * x + 2} ({square_name(x, y)})"

    def _borders(self) -> list[tuple[dict[tuple[int, int], int], int, int, int, int, int, int]]:
        """Every border with the squares on its two sides and its place in the drawing."""
        out = []
        for x, y in self.flat:
            out.append((self.flat, x, y, x, y - 1, 2 * y, 3 * x + 1))
        for x, y in self.upright:
            out.append((self.upright, x, y, x - 1, y, 2 * y + 1, 3 * x))
        return out

    def _lay_terrain(self) -> None:
        """The line of an area of terrain goes all round it (DM-9.3)."""
        for edges, x, y, other_x, other_y, row, column in self._borders():
            one = self.terrain.get((x, y), OPEN)
            other = self.terrain.get((other_x, other_y), OPEN)
            if one == other or edges[x, y] == WALL:
                continue
            if OPEN not in (one, other):
                raise self._wrong(
                    row,
                    column,
                    f"{_NAMES[one]} and {_NAMES[other]} terrain share an open border, so neither "
                    "would have its line all round",
                )
            if edges[x, y] != DOOR:
                edges[x, y] = max(one, other)

    def _check_walls(self) -> None:
        """Between a space and rock, and at the edge of the map, is a wall (DM-9.8)."""
        for edges, x, y, other_x, other_y, row, column in self._borders():
            one = (x, y) in self.terrain
            other = (other_x, other_y) in self.terrain
            if one != other and edges[x, y] != WALL:
                place = square_name(x, y) if one else square_name(other_x, other_y)
                raise self._wrong(row, column, f"{place} should have a wall here")

    def doors(self) -> list[list[tuple[bool, int, int]]]:
        """Doors as lists of borders (flat or not, x, y): those in one straight line without a gap
        are one door (DM-S54)."""
        out: list[list[tuple[bool, int, int]]] = []
        for x, y in sorted(self.flat, key=lambda place: (place[1], place[0])):
            if self.flat[x, y] == DOOR:
                if out and out[-1][-1] == (True, x - 1, y):
                    out[-1].append((True, x, y))
                else:
                    out.append([(True, x, y)])
        for x, y in sorted(self.upright):
            if self.upright[x, y] == DOOR:
                if out and out[-1][-1] == (False, x, y - 1):
                    out[-1].append((False, x, y))
                else:
                    out.append([(False, x, y)])
        return out
