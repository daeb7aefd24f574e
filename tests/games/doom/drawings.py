"""Small maps for tests: drawn, or made from the edges that a worked example names."""

from __future__ import annotations

from typing import Any

WORDS = {
    "wall": ("--", "|"),
    "door": ("==", "="),
    "blocking": ("##", "#"),
    "impassable": ("xx", "x"),
    "difficult": ("~~", "~"),
    "open": ("  ", " "),
}


def drawing(
    width: int,
    height: int,
    *,
    v: dict[tuple[int, int], str] | None = None,
    h: dict[tuple[int, int], str] | None = None,
    terrain: dict[tuple[int, int], str] | None = None,
    marks: dict[tuple[int, int], str] | None = None,
) -> str:
    """A map in the notation of section 27: v(x, y) upright and h(x, y) flat edges, walls round."""
    v, h, terrain, marks = v or {}, h or {}, terrain or {}, marks or {}
    lines = []
    for y in range(height + 1):
        rim = y in (0, height)
        flat = [WORDS["wall" if rim else h.get((x, y), "open")][0] for x in range(width)]
        lines.append("." + "".join(f"{text}." for text in flat))
        if y == height:
            break
        line = "|"
        for x in range(width):
            line += marks.get((x, y), " ") + terrain.get((x, y), " ")
            line += "|" if x == width - 1 else WORDS[v.get((x + 1, y), "open")][1]
        lines.append(line)
    return "\n".join(lines) + "\n"


def mission(text: str, **changes: Any) -> dict[str, Any]:
    """A mission on a map; start spaces are wherever room is left if it draws none."""
    rows = text.strip("\n").split("\n")
    left = 4 - text.count("S")
    for number in range(1, len(rows), 2):
        row = list(rows[number])
        for at in range(1, len(row) - 1, 3):
            if left > 0 and row[at] == " " and row[at + 1] in " ~":
                row[at] = "S"
                left -= 1
        rows[number] = "".join(row)
    data: dict[str, Any] = {
        "number": 1,
        "operation": 1,
        "name": {"en": "A test", "hu": "Egy próba"},
        "objective": "relay-activation",
        "threat": "horde",
        "invasion": "imp-assault",
        "events": ["power-overwhelming", "seek-and-destroy", "armored-offensive"],
        "frags": 6,
        "map": "\n".join(rows) + "\n",
    }
    return {**data, **changes}
