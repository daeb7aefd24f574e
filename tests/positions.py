"""Values that nobody thought of, for every key of a game's positions."""

from __future__ import annotations

from typing import Any

from hadur.kernel.errors import BadScenario
from hadur.kernel.game import Game
from hadur.kernel.scenarios.names import names_of

STRANGE: tuple[Any, ...] = (
    0, -1, 10**9, 10**30, 1.5, True, "", " ", "x", "0", "0 x", "-1 damage", "1 x=", "x + ", "+",
    [], [0], [""], ["x"], ["99999999999 x"], ["0 x=1"], [[]], [["x"]], [[0], [0]], [{}], [None],
    {}, {"x": "y"}, {"x": 0}, {"c3": ""}, {"c3": "0"}, {"0": []}, None,
)  # fmt: skip


def stumbles(game: Game, setup: dict[str, Any]) -> list[str]:
    """What makes a position fail in any other way than with a line that says why."""
    known = names_of(game)
    found = []
    tables: list[tuple[str, dict[str, Any]]] = []
    for value in STRANGE:
        tables += [(f"{key} = {value!r}", {key: value}) for key in known.position]
        tables += [(f"0.{key} = {value!r}", {"0": {key: value}}) for key in known.seat]
    for said, position in tables:
        try:
            game.begin_at(setup, position, 1)
        except BadScenario as error:
            if "\n" in str(error) or not str(error):
                found.append(f"{said}: {error!r}")
        except Exception as error:
            found.append(f"{said}: {type(error).__name__}: {error}")
    assert len(tables) > 100
    return found
