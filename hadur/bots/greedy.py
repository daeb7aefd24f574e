"""A bot that looks one move ahead with the game's rules of thumb, over worlds it imagines."""

from __future__ import annotations

from hadur.bots.base import Bot, Glimpse
from hadur.kernel.advice import NEVER
from hadur.kernel.state import State
from hadur.search.rollout import answer_for_others

WORLDS = 6


class Greedy(Bot):
    """Tries every move in a few imagined worlds (dice, hidden cards and what others answer at the
    same time differ in each) and takes the one whose positions promise most on average."""

    def decide(self, glimpse: Glimpse) -> int:
        advisor = self.game.advisor()
        worlds = [self._imagine(glimpse) for _ in range(WORLDS)]
        moves = self._defensible(glimpse, worlds[0])
        best, best_value = moves[0], -1.0
        for move in moves:
            value = 0.0
            for world in worlds:
                after = world.copy()
                after.advance(move, glimpse.index)
                value += advisor.prospect(after, glimpse.seat)
            if value > best_value:
                best, best_value = move, value
        return best

    def _defensible(self, glimpse: Glimpse, world: State) -> list[int]:
        """The moves that a rule of thumb can defend; all of them if none can."""
        merits = self.game.advisor().merits(world, glimpse.index)
        pairs = zip(glimpse.moves, merits, strict=True)
        return [move for move, merit in pairs if merit > NEVER] or glimpse.moves

    def _imagine(self, glimpse: Glimpse) -> State:
        """A world in which only this seat has still to answer."""
        world = glimpse.imagine(self.draw(1 << 30))
        if len(world.asks) > 1:
            advisor = self.game.advisor()
            noise = advisor.tuning.noise
            answer_for_others(world, advisor, glimpse.seat, noise, self.draw(1 << 30))
        return world
