"""Operations: six missions in a row, the first side with four wins (chapter 24)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from hadur.games.doom.loading.missions import MISSIONS
from hadur.games.doom.state import INVADER
from hadur.kernel.choices import Choice, Kind
from hadur.kernel.series import NextChoice
from hadur.kernel.standing import winners

LENGTH: Final = 6
WINS: Final = 4


def next_setup(
    played: Sequence[Mapping[str, Any]], results: Sequence[Sequence[int]]
) -> dict[str, Any] | None:
    """DM-24.6 to 24.13: the next mission in order, or, in a custom operation, one that was not
    played yet: the first unless the losers choose another (`next_choice`)."""
    kind = played[0]["options"]["operation"]
    if kind == "single" or len(results) >= LENGTH:
        return None
    invader = sum(INVADER in winners(scores) for scores in results)
    if max(invader, len(results) - invader) >= WINS:
        return None
    last = played[-1]
    following = _in_order(last["options"]["mission"]) if kind == "operation" else _left(played)[0]
    if following is None:
        return None
    return {
        "seats": [dict(seat) for seat in last["seats"]],
        "options": {**last["options"], "mission": following},
    }


def next_choice(
    played: Sequence[Mapping[str, Any]], results: Sequence[Sequence[int]]
) -> NextChoice | None:
    """DM-24.9, 24.10: in a custom operation the losers of a mission choose the next, which nobody
    has played yet. (The first is chosen with the rest before the game.)"""
    if played[0]["options"]["operation"] != "custom" or next_setup(played, results) is None:
        return None
    left = tuple(_left(played))
    invader_won = INVADER in winners(results[-1])
    marines = tuple(range(1, len(played[0]["seats"])))
    return NextChoice(
        Choice("mission", Kind.DECK, left[0], left), marines if invader_won else (INVADER,)
    )


def series_winners(results: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """DM-24.12, 24.13: the side that has won the operation: four wins, else the last mission."""
    won = [winners(scores) for scores in results]
    return next((side for side in won if won.count(side) >= WINS), won[-1])


def _in_order(mission: object) -> str | None:
    """DM-24.7: operations have missions 1 to 6 and 7 to 12."""
    if not isinstance(mission, str) or int(mission) % LENGTH == 0:
        return None
    return str(int(mission) + 1)


def _left(played: Sequence[Mapping[str, Any]]) -> list[str]:
    """DM-24.10: no mission twice."""
    used = [setup["options"]["mission"] for setup in played]
    return [name for name in MISSIONS if name not in used]
