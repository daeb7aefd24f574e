"""Who has won: scores at the end of a game, read for any number of seats and sides."""

from __future__ import annotations

from collections.abc import Sequence


def winners(scores: Sequence[int]) -> tuple[int, ...]:
    """The seats with the highest score; nobody where all have the same, which is a draw."""
    best = max(scores)
    if min(scores) == best:
        return ()
    return tuple(seat for seat, score in enumerate(scores) if score == best)


def places(scores: Sequence[int]) -> tuple[int, ...]:
    """The place of each seat from 1; who is level shares the better one."""
    return tuple(1 + sum(other > score for other in scores) for score in scores)


def shared_places(scores: Sequence[int]) -> tuple[float, ...]:
    """The same with the mean of all places that those who are level take up together."""
    return tuple(
        place + (scores.count(score) - 1) / 2
        for place, score in zip(places(scores), scores, strict=True)
    )


def points(scores: Sequence[int]) -> tuple[float, ...]:
    """A win shared out among those on top: 1 for a single winner, 1/2 each for two that drew."""
    best = max(scores)
    shared = 1.0 / sum(score == best for score in scores)
    return tuple(shared if score == best else 0.0 for score in scores)
