"""Who sits where, and how a saved game remembers it."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from typing import Final

PERSON: Final = "person"
_MARK: Final = "# seats "


@dataclass(frozen=True)
class Seats:
    """For each seat PERSON or the name of a bot, and what the player is called ('' for nothing)."""

    players: tuple[str, ...]
    names: tuple[str, ...] = ("", "")

    @property
    def persons(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if player == PERSON]

    @property
    def hot(self) -> bool:
        """Whether several people share the terminal."""
        return len(self.persons) > 1

    def replaced(self, seat: int, player: str) -> Seats:
        """The same with another bot at a seat."""
        players = (*self.players[:seat], player, *self.players[seat + 1 :])
        return replace(self, players=players)

    def comment(self) -> str:
        """A comment line for a record."""
        return _MARK + json.dumps({"players": self.players, "names": self.names})


def remembered(text: str) -> Seats | None:
    """The seats that a saved game's comment names; None if it is no comment of ours.

    Whether those bots are here, and may play, is for the reader to see."""
    for line in text.splitlines():
        if line.startswith(_MARK):
            try:
                data = json.loads(line.removeprefix(_MARK))
                players = tuple(str(player) for player in data["players"])
                names = tuple(str(name) for name in data["names"])
            except (ValueError, KeyError, TypeError):
                return None
            if len(players) != 2 or len(names) != 2 or PERSON not in players:
                return None
            # The file may be a stranger's, and players are shown in messages.
            return Seats(players, names) if "".join(players).isprintable() else None
    return None
