"""A bot that looks one move ahead with the game's rules of thumb, over worlds it imagines."""

from __future__ import annotations

from hadur.bots.base import Bot, Glimpse

WORLDS = 6


class Greedy(Bot):
    """Tries every move in a few imagined worlds (dice and hidden cards differ in each) and
    takes the one whose positions promise most on average."""

    def decide(self, glimpse: Glimpse) -> int:
        advisor = self.game.advisor()
        worlds = [glimpse.imagine(self.draw(1 << 30)) for _ in range(WORLDS)]
        best, best_value = glimpse.moves[0], -1.0
        for move in glimpse.moves:
            value = 0.0
            for world in worlds:
                after = world.copy()
                after.advance(move, glimpse.index)
                value += advisor.prospect(after, glimpse.seat)
            if value > best_value:
                best, best_value = move, value
        return best
