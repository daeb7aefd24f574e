"""Who sits where, and how a saved game remembers it."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from typing import Any, Final

PERSON: Final = "person"
_MARK: Final = "# seats "
_MOST: Final = 16
"""More seats than any game has: a file that names more is not read on."""


@dataclass(frozen=True)
class Seats:
    """For each seat PERSON or the name of a bot, and what the player is called ('' for nothing).
    `alone` says that all persons are one and the same."""

    players: tuple[str, ...]
    names: tuple[str, ...] = ("", "")
    alone: bool = False

    @property
    def persons(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if player == PERSON]

    @property
    def hot(self) -> bool:
        """Whether several people share the terminal."""
        return len(self.persons) > 1 and not self.alone

    def replaced(self, seat: int, player: str) -> Seats:
        """The same with another bot at a seat."""
        players = (*self.players[:seat], player, *self.players[seat + 1 :])
        return replace(self, players=players)

    def comment(self) -> str:
        """A comment line for a record."""
        facts: dict[str, Any] = {"players": self.players, "names": self.names}
        if self.alone:
            facts["alone"] = True
        return _MARK + json.dumps(facts)


def remembered(text: str, seats: int) -> Seats | None:
    """The seats that the comment of a saved game for so many names; None if it is no comment of
    ours.

    Whether those bots are here, and may play, is for the reader to see."""
    for line in text.splitlines():
        if line.startswith(_MARK):
            try:
                data = json.loads(line.removeprefix(_MARK))
                players = tuple(str(player) for player in data["players"][:_MOST])
                names = tuple(str(name) for name in data["names"][:_MOST])
                alone = data.get("alone") is True
            except (ValueError, KeyError, TypeError, AttributeError):
                return None
            if len(players) != seats or len(names) != seats or PERSON not in players:
                return None
            # The file may be a stranger's, and players are shown in messages.
            return Seats(players, names, alone) if "".join(players).isprintable() else None
    return None
