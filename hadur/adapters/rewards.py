"""What a game pays its seats, for programs that learn.

One side's win is paid by the others: the winner gets 1, each of the `n - 1` other sides loses
`1 / (n - 1)`, those who share a win share it, and a draw pays nobody. For two sides that is 1, 0
and -1. Every seat is paid what its side is."""

from __future__ import annotations

from hadur.kernel.game import Game, Setup
from hadur.kernel.state import State


def rewards(state: State) -> list[float]:
    """For each seat, at the end of a game. A side that is out has lost, whatever it scored."""
    sides = [int(side) for side in state.side_of]
    scores = [int(score) for score in state.scores]
    if max(sides) == 0:  # all against the game itself
        return [float((score > 0) - (score < 0)) for score in scores]
    playing = [seat for seat in range(len(sides)) if not has_lost(state, seat)] or range(len(sides))
    best = max(scores[seat] for seat in playing)
    won = {sides[seat] for seat in playing if scores[seat] == best}
    many = max(sides) + 1
    share = (many / len(won) - 1) / (many - 1)
    return [share if side in won else lost(many) for side in sides]


def has_lost(state: State, seat: int) -> bool:
    """Whether nobody of the seat's side plays any more: nothing can change what it is paid."""
    side = state.side_of[seat]
    return all(
        state.is_out(other) for other in range(int(state.seats)) if state.side_of[other] == side
    )


def lost(sides: int) -> float:
    """What a lost game costs where there are so many sides."""
    return -1.0 / max(sides - 1, 1)


def sums_to_zero(game: Game, setup: Setup) -> bool:
    """Whether what some win is always what others lose: not where sides differ in size."""
    sizes = {len(side) for side in game.sides(setup)}
    return len(sizes) == 1 and len(game.sides(setup)) > 1
