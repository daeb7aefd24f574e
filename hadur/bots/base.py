"""What a bot is given: a glimpse of the table from its seat, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence

from hadur.kernel.chance import draw
from hadur.kernel.game import Game, Setup
from hadur.kernel.match import Match
from hadur.kernel.state import State

_OWN = 9001
"""The stream of a bot's own draws, far from those of any game with the same seed."""


class Glimpse:
    """A decision as its seat knows it: the legal moves, the view, and worlds it may imagine."""

    def __init__(self, state: State, seat: int) -> None:
        self._state = state
        self.seat = seat
        self.index = int(state.asked(seat))
        self.moves = [int(move) for move in state.legal(self.index)]

    def view(self) -> dict[str, object]:
        return self._state.view(self.seat)

    def imagine(self, rng: int) -> State:
        """A full state that the seat cannot tell from the true one."""
        return self._state.sample(self.seat, rng)


class Bot:
    """A player. The same glimpses in the same order give the same moves for the same seed.

    All a bot needs is `decide`. What a host tells it besides is for bots that hold something:
    `listens` says whether moves need to be put into words for `hear` at all. `needs` are the
    seconds that the host should give it for an answer whose time may tell nothing, and `within`
    those that it has for the next one, if the host says so."""

    listens = False
    needs: float = 0.0
    within: float | None = None

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.seed = seed
        self._drawn = 0

    def choose(self, state: State, seat: int) -> int:
        """The bot's move; it is handed no more than a glimpse of the state."""
        glimpse = Glimpse(state, seat)
        if len(glimpse.moves) == 1:
            return glimpse.moves[0]
        return self.decide(glimpse)

    def answer(self, match: Match, seat: int) -> int:
        """The bot's move in a match, for hosts that keep one."""
        return self.choose(match.state, seat)

    def decide(self, glimpse: Glimpse) -> int:
        raise NotImplementedError

    def begin(self, setup: Setup) -> None:
        """A game begins, set up like this."""

    def hear(self, moves: Sequence[tuple[int, str | None]]) -> None:
        """Moves of the game as this seat may read them (`Match.shown_moves`)."""

    def finish(self, scores: Sequence[int] | None) -> None:
        """How the game ended; None for one that was broken off."""

    def close(self) -> None:
        """No game follows: let go of whatever is held."""

    def draw(self, sides: int) -> int:
        """A random number below `sides` from the bot's own generator."""
        self._drawn += 1
        return int(draw(self.seed, _OWN, self._drawn, sides))
