"""A bot that follows the game's rules of thumb and tries nothing out."""

from __future__ import annotations

from hadur.bots.base import Bot, Glimpse


class Script(Bot):
    """Plays what looks best at a glance; among equals, any."""

    def decide(self, glimpse: Glimpse) -> int:
        world = glimpse.imagine(self.draw(1 << 30))
        merits = [int(merit) for merit in self.game.advisor().merits(world, glimpse.index)]
        best = [k for k, merit in enumerate(merits) if merit == max(merits)]
        return glimpse.moves[best[self.draw(len(best))]]
