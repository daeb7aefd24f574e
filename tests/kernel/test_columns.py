"""Columns are declared once; what is written from that is up to date, and copies keep to it."""

from __future__ import annotations

import ast
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from hadur import ENGINE
from hadur.games import OWN
from hadur.kernel.columns import faults
from hadur.kernel.game import Game
from hadur.kernel.playout import Tally, playout
from hadur.kernel.setups import variety
from tools import columns

GAMES = sorted(path.parent for path in (columns.ROOT / "hadur/games").glob("*/state.py"))
LAPS = 12
STRIDE = 25

SOURCE = f"""
if TYPE_CHECKING:
    PerCard = Annotated[vec[i64], "[-1] * len(self.owner)"]
    Turn = Annotated[i64, "turn"]
    Seats = Annotated[vec[i64], SHARED, "turn"]
    Pairs = Annotated[vec[i64], [], 2]


class Camp(CardState):
    def __init__(self) -> None:
        super().__init__()
        self.host: PerCard = BLANK
        self.round: Turn = 0
        self.first: Seats = BLANK
        self.gains: Pairs = BLANK
        self.near: Derived = BLANK
        self.map: Map = NOWHERE

{columns.BEGIN}{columns.END}"""

WRITTEN = """
    def copy(self) -> Camp:
        to = Camp()
        self._copy_card_state(to)
        to.host = self.host[:]
        to.round = self.round
        to.first = self.first
        to.gains = self.gains[:]
        to.near = self.near
        to.map = self.map
        return to

    def _dump_columns(self, out: dict[str, list[int]]) -> None:
        super()._dump_columns(out)
        out["host"] = plain(self.host)
        out["turn"] = [
            int(self.round),
            *plain(self.first),
        ]
        out["gains"] = plain(self.gains)

    def fill(self) -> None:
        super().fill()
        self.host = vec[i64]([-1] * len(self.owner))
        self.gains = vec[i64]()

    def lengths(self) -> dict[str, int]:
        out = super().lengths()
        out["host"] = len(self.owner)
        out["gains"] = -2
        return out
"""


def test_what_is_written_follows_from_the_declarations() -> None:
    right = columns.written(SOURCE, is_last=True)
    assert WRITTEN in right
    assert columns.written(right, is_last=True) == right


def test_a_column_without_a_kind_is_refused() -> None:
    with pytest.raises(SystemExit, match=r"Camp: 'self.round = 0' declares no kind"):
        columns.written(SOURCE.replace("round: Turn", "round"), is_last=True)


def test_every_state_is_up_to_date() -> None:
    """`python tools/columns.py` writes what is not."""
    found = columns.sources()
    assert {game / "state.py" for game in GAMES} <= set(found) and len(GAMES) >= 5
    assert sorted(map(str, columns.stale())) == []


def test_the_tool_says_that_all_is_up_to_date() -> None:
    tool = [sys.executable, str(columns.ROOT / "tools/columns.py"), "--check"]
    assert subprocess.run(tool, capture_output=True, check=False).returncode == 0


def playable() -> list[str]:
    """A game that is not compiled cannot be played with a compiled kernel."""
    own = [name.replace("-", "_") for name in OWN]
    return own if ENGINE != "pure" else [game.name for game in GAMES]


@pytest.fixture(params=playable())
def game(request: pytest.FixtureRequest) -> Game:
    found: Game = import_module(f"hadur.games.{request.param}").GAME
    return found


def test_copies_keep_to_the_declarations_through_whole_games(game: Game) -> None:
    for number, setup in enumerate(variety(game, 4)[:4]):
        state = game.begin(setup, number)
        for lap in range(LAPS):
            assert faults(state, state.copy()) == []
            playout(state, number * 100 + lap, STRIDE, Tally())


def test_every_attribute_is_declared(game: Game) -> None:
    """Else a copy would be without it."""
    state = game.begin(variety(game, 4)[0], 3)
    playout(state, 5, STRIDE, Tally())
    declared = set()
    for kind in type(state).__mro__[:-1]:
        source = Path(str(sys.modules[kind.__module__].__file__))
        for node in ast.walk(ast.parse(_source_of(source))):
            if isinstance(node, ast.ClassDef) and node.name == kind.__name__:
                declared |= {column.name for column in columns.columns_of(node, {})}
    assert len(declared) > 20
    if hasattr(state, "__dict__"):
        assert set(vars(state)) <= declared


def _source_of(module: Path) -> str:
    return (module.parent / f"{module.name.partition('.')[0]}.py").read_text()


def test_what_is_wrong_with_a_copy_is_said(game: Game) -> None:
    state = game.begin(variety(game, 4)[0], 3)
    twin = state.copy()
    name = next(name for name, length in state.lengths().items() if length > 1)
    setattr(twin, name, getattr(state, name))
    assert faults(state, twin) == [f"{name} is shared by a state and its copy"]
    length = len(getattr(state, name))
    setattr(state, name, getattr(state, name)[1:])
    assert faults(state, twin) == [f"{name} has {length - 1} entries, declared are {length}"]
