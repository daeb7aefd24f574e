"""Operations: six missions in a row, the first side with four wins (chapter 24)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from hadur.games.doom.loading.missions import MISSIONS
from hadur.games.doom.state import INVADER
from hadur.kernel.standing import winners

LENGTH: Final = 6
WINS: Final = 4


def next_setup(
    played: Sequence[Mapping[str, Any]], results: Sequence[Sequence[int]]
) -> dict[str, Any] | None:
    """DM-24.6 to 24.13: the next mission in order, or, in a custom operation, the first that was
    not played yet: the loser of the last one may choose another (`loser`)."""
    kind = played[0]["options"]["operation"]
    if kind == "single" or len(results) >= LENGTH:
        return None
    invader = sum(INVADER in winners(scores) for scores in results)
    if max(invader, len(results) - invader) >= WINS:
        return None
    used = [setup["options"]["mission"] for setup in played]
    following = _in_order(used[-1]) if kind == "operation" else _first_left(used)
    if following is None:
        return None
    last = played[-1]
    return {
        "seats": [dict(seat) for seat in last["seats"]],
        "options": {**last["options"], "mission": following},
    }


def _in_order(mission: object) -> str | None:
    """DM-24.7: operations have missions 1 to 6 and 7 to 12."""
    if not isinstance(mission, str) or int(mission) % LENGTH == 0:
        return None
    return str(int(mission) + 1)


def _first_left(used: list[object]) -> str | None:
    """DM-24.10: no mission twice."""
    left = [name for name in MISSIONS if name not in used]
    return left[0] if left else None


def left_to_choose(played: Sequence[Mapping[str, Any]]) -> list[str]:
    """DM-24.9, 24.10: the missions that the loser of the last one can choose from."""
    used = [setup["options"]["mission"] for setup in played]
    return [name for name in MISSIONS if name not in used]


def chooser(results: Sequence[Sequence[int]]) -> int:
    """DM-24.9: the side that chooses the next mission: the loser of the last, first the invader."""
    if not results:
        return 0
    return 1 if INVADER in winners(results[-1]) else 0


def winner(results: Sequence[Sequence[int]]) -> int:
    """DM-24.12, 24.13: the side that has won the operation: four wins, else the last mission."""
    invader = sum(INVADER in winners(scores) for scores in results)
    marines = len(results) - invader
    if invader >= WINS or marines >= WINS:
        return 0 if invader >= WINS else 1
    return 0 if INVADER in winners(results[-1]) else 1
