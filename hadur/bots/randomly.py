"""A bot that plays any legal move."""

from __future__ import annotations

from hadur.bots.base import Bot, Glimpse


class Random(Bot):
    def decide(self, glimpse: Glimpse) -> int:
        return glimpse.moves[self.draw(len(glimpse.moves))]
