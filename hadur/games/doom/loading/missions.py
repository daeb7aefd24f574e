"""Missions: map, cards and goal together, by name or whole as data."""

from __future__ import annotations

import copy
import json
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Final

from hadur.games.doom import vocabulary as v
from hadur.games.doom.board import Board
from hadur.games.doom.book import Book
from hadur.games.doom.loading.abilities import Columns
from hadur.games.doom.loading.components import add_sheet, load_components
from hadur.games.doom.loading.maps import LARGEST, Drawing
from hadur.games.doom.loading.names import sheet_names, token_names
from hadur.games.doom.loading.reading import DATA, BadMission, Table, data_file
from hadur.kernel.errors import UnknownName
from hadur.kernel.hints import did_you_mean
from hadur.kernel.maps.grid import Grid

MISSIONS: Final = tuple(str(int(path.stem)) for path in sorted((DATA / "missions").glob("*.toml")))
_KEYS: Final = (
    "number",
    "operation",
    "name",
    "place",
    "named",
    "source",
    "objective",
    "threat",
    "invasion",
    "events",
    "frags",
    "goal",
    "abilities",
    "map",
    "legend",
    "story",
)
_BY_MARINES: Final = ("frags", "goal-count", "goal-amount", "goal-rounds")
"""What a mission may say for each number of marines."""
_LISTS: Final = (
    "starts",
    "exits",
    "teleporters",
    "portals",
    "portal-colour",
    "items",
    "item-weapon",
    "token-kind",
    "token-place",
    "hazard-kind",
    "hazard-place",
    "demon-type",
    "demon-place",
    "demon-turned",
    "demon-token",
)
_PORTALS: Final = "BYR"
_MARKS: Final = "STtBYRbyrhE"
_MOST_MARKS: Final = 60
_MEANINGS: Final = ("weapon", "objective", "hazard", "demon")
_STANDS: Final = ("upright", "lying")
_MOST_TEXT: Final = 20_000


class Mission:
    """A mission ready to be played: its map, and its numbers by the number of marines."""

    def __init__(self, name: str, books: list[Book], board: Board) -> None:
        self.name = name
        self.books = books
        self.board = board

    @property
    def book(self) -> Book:
        """What does not depend on the number of marines is the same in all of them."""
        return self.books[-1]

    def book_for(self, marines: int) -> Book:
        return self.books[marines - 1]


def check_mission(given: object) -> object:
    """A mission as a setup holds it: the number of one of ours, or the whole of it as plain data.

    UnknownName or BadMission says what is wrong. Sizes are judged before anything is done."""
    if isinstance(given, int | str):
        text = str(given)[:20]
        name = text.removeprefix("mission-").lstrip("0")
        if name not in MISSIONS:
            hint = did_you_mean(text, MISSIONS)
            raise UnknownName(f"no mission is called '{text}'{hint} (there are 1 to 12) (DM-24.5)")
        return name
    if not isinstance(given, Mapping):
        raise BadMission("a mission is a number, or a table as its file has it")
    _judge_size(given, 0)
    text = json.dumps(given, sort_keys=True)
    if len(text) > _MOST_TEXT:
        raise BadMission(f"a mission has at most {_MOST_TEXT} characters")
    _from_text(text)
    plain: object = json.loads(text)
    return plain


def _judge_size(data: object, depth: int) -> int:
    """Count what is there and stop early: a stranger may have sent it."""
    if depth > 8:
        raise BadMission("a mission has at most 8 levels of tables")
    total = 1
    if isinstance(data, Mapping):
        parts: list[object] = [*data.values()]
        if not all(isinstance(key, str) and len(key) <= 40 for key in data):
            raise BadMission("the keys of a mission are short texts")
    elif isinstance(data, list):
        parts = data
    elif isinstance(data, str):
        if len(data) > (2 * LARGEST + 2) * (3 * LARGEST + 2):
            raise BadMission("a text of the mission is too long")
        parts = []
    elif data is None or not isinstance(data, bool | int):
        raise BadMission("a mission is made of tables, lists, texts, whole numbers, true and false")
    else:
        if abs(data) > 1_000_000:
            raise BadMission("a number of the mission is too large")
        parts = []
    if len(parts) > 200:
        raise BadMission("a table of the mission is too long")
    for part in parts:
        total += _judge_size(part, depth + 1)
        if total > 2000:
            raise BadMission("a mission has too many values")
    return total


def mission(given: object) -> Mission:
    """The mission of a checked setup."""
    if isinstance(given, str):
        return _named(given)
    return _from_text(json.dumps(given, sort_keys=True))


def mission_data(name: str) -> Mapping[str, object]:
    """One of our missions as its file has it today."""
    return data_file(f"missions/{int(name):02}")


def edition(name: str, version: int) -> Mapping[str, object]:
    """The same as it was in a version of the game whose records only name missions; later records
    hold the mission itself, so this folder never grows."""
    file = f"missions/editions/{version}/{int(name):02}"
    return data_file(file) if (DATA / f"{file}.toml").exists() else mission_data(name)


def recalled(name: str, data: object) -> Mission:
    """One of our missions as a record has it; BadMission if that is none."""
    if name in MISSIONS and data == mission_data(name):
        return _named(name)
    if not isinstance(data, Mapping):
        raise BadMission("the mission of the record is no table as a file has it")
    return mission(check_mission(data))


@cache
def _named(name: str) -> Mission:
    file = f"missions/{int(name):02}"
    return build(f"mission {name}", Table(f"{file}.toml", mission_data(name)))


@lru_cache(maxsize=32)
def _from_text(text: str) -> Mission:
    data = json.loads(text)
    title = data.get("name", {})
    name = title.get("en", "") if isinstance(title, dict) else ""
    return build(str(name)[:60] or "a mission", Table("mission", data))


def build(name: str, table: Table) -> Mission:
    """A mission from its table; BadMission names the file, the key, and in the map the line and
    column of what is wrong."""
    table.only(*_KEYS)
    columns = copy.deepcopy(load_components())
    where = f"{table.where}.map"
    text = table.data.get("map")
    if not isinstance(text, str):
        raise table.wrong("map", "should be a drawing")
    drawing = Drawing(where, text)
    _cards(columns, table)
    board = _board(columns, table, drawing)
    for names in ("token", "hazard"):
        columns.names[names] += []
    listed, tokens = sheet_names(), token_names()
    columns.tables["told-sheet"] = [listed.index(sheet) for sheet in columns.names["sheet"]]
    columns.tables["told-token"] = [
        tokens.index(token) if token in tokens else -1 for token in columns.names["token"]
    ]
    return Mission(name, _books(columns), board)


def _books(columns: Columns) -> list[Book]:
    """A book for each number of marines, one for all of them whose numbers are the same."""
    built: dict[tuple[int, ...], Book] = {}
    numbers = list(zip(*(columns.tables[name] for name in _BY_MARINES), strict=True))
    for chosen in numbers:
        if chosen not in built:
            own = {name: [value] for name, value in zip(_BY_MARINES, chosen, strict=True)}
            built[chosen] = Book({**columns.tables, **own}, dict(columns.names))
    return [built[chosen] for chosen in numbers]


def _cards(columns: Columns, table: Table) -> None:
    """Objective and threat card, goal and rules of the mission (DM-4.2 to DM-4.4)."""
    objectives = data_file("objectives")
    chosen = list(objectives)[table.word("objective", list(objectives))]
    card = Table(f"objectives.toml: {chosen}", objectives[chosen])
    columns.add("objective", add_sheet(columns, chosen, v.OBJECTIVE_CARD, card, {}))
    threats = data_file("threats")
    threat = list(threats)[table.word("threat", list(threats))]
    threat_card = Table(f"threats.toml: {threat}", threats[threat])
    columns.add("threat", add_sheet(columns, threat, v.THREAT_CARD, threat_card, {}))
    columns.add("threat-keeps", threat_card.flag("keeps"))
    columns.add("threat-joins", threat_card.flag("join"))
    columns.add("mission", add_sheet(columns, "mission", v.MISSION_RULES, table, {}))
    columns.tables["frags"] = table.by_marines("frags", card.number("frags", 6), 1, 40)
    goal = Table(f"{table.where}.goal", {**card.table("goal").data, **table.table("goal").data})
    goal.only("what", "token", "count", "amount", "rounds", "at")
    columns.add("goal", goal.word("what", v.GOALS))
    columns.add("goal-token", columns.word("token", goal.text("token", "portal")))
    columns.tables["goal-count"] = goal.by_marines("count", None, 1, 30)
    columns.tables["goal-amount"] = goal.by_marines("amount", 1, 1, 9)
    columns.tables["goal-rounds"] = goal.by_marines("rounds", 0, 0, 40)
    columns.add("recommended-invasion", table.word("invasion", columns.names["invasion"]))
    columns.tables["recommended-sets"] = table.words("events", columns.names["set"])
    if len(set(columns.tables["recommended-sets"])) != 3:
        raise table.wrong("events", "should name three different sets (DM-4.22)")


# -- the map ---------------------------------------------------------------------------------------


def _board(columns: Columns, table: Table, drawing: Drawing) -> Board:
    rock = [
        y * drawing.width + x
        for y in range(drawing.height)
        for x in range(drawing.width)
        if (x, y) not in drawing.terrain
    ]
    grid = Grid(drawing.width, drawing.height, rock)
    lists: dict[str, list[int]] = {name: [] for name in _LISTS}
    lists["terrain"] = [
        drawing.terrain.get((square % drawing.width, square // drawing.width), 0)
        for square in range(drawing.width * drawing.height)
    ]
    for (x, y), kind in drawing.flat.items():
        grid.lay(y * drawing.width + x, kind)
    for (x, y), kind in drawing.upright.items():
        grid.lay(int(grid.upright) + y * (drawing.width + 1) + x, kind)
    _doors(grid, drawing, lists)
    active = [0, 0]
    legend = _legend(columns, table)
    for (x, y), mark in drawing.marks.items():
        square = y * drawing.width + x
        if mark in _MARKS:
            _common_mark(lists, active, mark, square)
        elif mark in legend:
            _own_mark(columns, lists, legend[mark], square)
        else:
            raise BadMission(f"{drawing.mark_place(x, y)}: the legend has no '{mark}'")
    lists["teleporters-active"] = [active[0]]
    lists["portals-active"] = [active[1]]
    for name, column in lists.items():
        if name not in ("terrain", "door-edges", "door-first") and len(column) > _MOST_MARKS:
            raise BadMission(f"{drawing.where}: more than {_MOST_MARKS} {name}")
    if len(lists["starts"]) < 4:
        raise BadMission(
            f"{drawing.where}: there should be at least four start spaces 'S' (DM-4.6)"
        )
    _check_demons(columns, drawing, lists)
    return Board(grid, lists)


def _doors(grid: Grid, drawing: Drawing, lists: dict[str, list[int]]) -> None:
    lists["door-edges"] = []
    lists["door-first"] = [0]
    for door in drawing.doors():
        for flat, x, y in door:
            edge = y * drawing.width + x
            if not flat:
                edge = int(grid.upright) + y * (drawing.width + 1) + x
            lists["door-edges"].append(edge)
        lists["door-first"].append(len(lists["door-edges"]))
    if len(lists["door-first"]) > _MOST_MARKS:
        raise BadMission(f"{drawing.where}: more than {_MOST_MARKS - 1} doors")


def _legend(columns: Columns, table: Table) -> dict[str, Table]:
    legend = table.table("legend")
    out = {}
    for mark in legend.data:
        if len(mark) != 1 or mark in _MARKS or mark in " %.":
            raise legend.wrong(mark, "cannot be given a meaning")
        out[mark] = legend.table(mark)
        _judge_meaning(columns, legend, mark, out[mark])
    return out


def _judge_meaning(columns: Columns, legend: Table, mark: str, meaning: Table) -> None:
    """A mark means one thing that there is, whether the map has it or not."""
    meaning.only(*_MEANINGS, "stand", "token")
    if sum(meaning.has(word) for word in _MEANINGS) != 1:
        raise legend.wrong(mark, f"should be one of {', '.join(_MEANINGS)}")
    if meaning.has("weapon"):
        meaning.word("weapon", columns.names["weapon"])
    elif meaning.has("demon"):
        meaning.word("demon", _demon_names(columns))
        meaning.word("stand", _STANDS, "upright")


def _demon_names(columns: Columns) -> list[str]:
    return [columns.names["sheet"][sheet] for sheet in columns.tables["demon-sheet"]]


def _common_mark(lists: dict[str, list[int]], active: list[int], mark: str, square: int) -> None:
    if mark == "S":
        lists["starts"].append(square)
    elif mark == "E":
        lists["exits"].append(square)
    elif mark == "h":
        lists["items"].append(square)
        lists["item-weapon"].append(-1)
    elif mark in "Tt":
        if mark == "T":
            active[0] |= 1 << len(lists["teleporters"])
        lists["teleporters"].append(square)
    else:
        if mark in _PORTALS:
            active[1] |= 1 << len(lists["portals"])
        lists["portals"].append(square)
        lists["portal-colour"].append(_PORTALS.index(mark.upper()))


def _own_mark(columns: Columns, lists: dict[str, list[int]], meaning: Table, square: int) -> None:
    if meaning.has("weapon"):
        lists["items"].append(square)
        lists["item-weapon"].append(meaning.word("weapon", columns.names["weapon"]))
    elif meaning.has("objective"):
        lists["token-kind"].append(columns.word("token", meaning.text("objective")))
        lists["token-place"].append(square)
    elif meaning.has("hazard"):
        lists["hazard-kind"].append(columns.word("hazard", meaning.text("hazard")))
        lists["hazard-place"].append(square)
    else:
        lists["demon-type"].append(meaning.word("demon", _demon_names(columns)))
        lists["demon-place"].append(square)
        lists["demon-turned"].append(meaning.word("stand", _STANDS, "upright"))
        token = columns.word("token", meaning.text("token")) if meaning.has("token") else -1
        lists["demon-token"].append(token)


def _check_demons(columns: Columns, drawing: Drawing, lists: dict[str, list[int]]) -> None:
    """Every demon at the start has room, and the box has as many figures."""
    taken: set[tuple[int, int]] = set()
    for k, kind in enumerate(lists["demon-type"]):
        wide, high = columns.tables["wide"][kind], columns.tables["high"][kind]
        if lists["demon-turned"][k]:
            wide, high = high, wide
        x, y = lists["demon-place"][k] % drawing.width, lists["demon-place"][k] // drawing.width
        base = {(x + dx, y + dy) for dx in range(wide) for dy in range(high)}
        if base & taken or not base <= set(drawing.terrain):
            raise BadMission(f"{drawing.mark_place(x, y)}: the demon has no room here")
        taken |= base
        if lists["demon-type"].count(kind) > columns.tables["figures"][kind]:
            raise BadMission(f"{drawing.mark_place(x, y)}: the box has no more of these figures")
