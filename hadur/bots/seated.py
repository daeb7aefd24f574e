"""The bots at a match: each hears what its seat may know before it is asked."""

from __future__ import annotations

from collections.abc import Mapping

from hadur.bots.base import Bot
from hadur.kernel.match import Match


class Seated:
    """Bots by seat, for hosts that keep a match: play at a terminal, the referee, tables."""

    def __init__(self, match: Match, players: Mapping[int, Bot]) -> None:
        self.match = match
        self._players = dict(players)
        self._told: dict[int, int] = {}
        for seat in self._players:
            self._begin(seat)

    def __contains__(self, seat: int) -> bool:
        return seat in self._players

    def needs(self, seat: int) -> float:
        """The seconds that a bot should have for an answer whose time may tell nothing."""
        return self._players[seat].needs

    def choose(self, seat: int, within: float | None = None) -> int:
        """The move of a bot, found within some seconds if it thinks elsewhere; BotFault if it is a
        program that cannot be asked any more."""
        self._tell(seat)
        self._players[seat].within = within
        return self._players[seat].answer(self.match, seat)

    def replace(self, seat: int, player: Bot) -> None:
        """Another bot goes on in the place of one."""
        self._players[seat].close()
        self._players[seat] = player
        self._begin(seat)

    def start_over(self) -> None:
        """After moves were taken back: what the bots heard is not what happened."""
        for seat, player in self._players.items():
            player.finish(None)
            self._begin(seat)

    def finish(self) -> None:
        """Tell all how the game ended."""
        for seat, player in self._players.items():
            self._tell(seat)
            player.finish(self.match.state.result)

    def close(self) -> None:
        """Let the bots go; nothing of them is left behind."""
        for player in self._players.values():
            player.close()

    def _begin(self, seat: int) -> None:
        """A game taken up in the middle begins too: its moves so far are told with the next."""
        self._players[seat].begin(self.match.record.setup)
        self._told[seat] = 0

    def _tell(self, seat: int) -> None:
        player = self._players[seat]
        if player.listens:
            player.hear(self.match.shown_moves(seat, self._told[seat]))
            self._told[seat] = self.match.moves
