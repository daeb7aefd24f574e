"""One command of one session at one table, whichever door it came in by."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from hadur.kernel.errors import HadurError
from hadur.server import doing, logs
from hadur.server.deckery import deck_data
from hadur.server.doing import Message
from hadur.server.hall import Hall
from hadur.server.room import Room
from hadur.server.sessions import Session
from hadur.table.entries import Entry
from hadur.table.errors import Refused


class TooOften(HadurError):
    """Somebody does something more often than they may."""


class NeedsName(HadurError):
    """A guest has to choose a name before this."""


@dataclass(frozen=True)
class Actor:
    """A session at a table; `code` is the invitation it came with."""

    hall: Hall
    room: Room
    session: Session
    code: str = ""

    @property
    def player(self) -> str:
        return self.session.player_at(self.room.table)

    async def act(self, do: str, facts: Mapping[str, Any]) -> list[Entry]:
        """Carry a command out; what is refused is counted and noted."""
        room, table = self.room, self.room.table
        if not self.session.guest or await self.hall.checked(self.session) is None:
            raise NeedsName("whoever has no session can only watch")
        what = "chat" if do in ("chat", "mute") else "command"
        if not self.hall.limits.allows(what, self.player):
            logs.warn("too-often", table=room.id, player=self.player, do=do)
            raise TooOften("too often")
        if do in ("sit", "chat") and not self.session.name and not table.seen_by(self.player):
            raise NeedsName("a name is needed")
        if do in ("deck", "choose") and "deck" in facts:
            deck = await deck_data(self.hall, self.session, table.game.name, facts["deck"])
            facts = {**facts, "deck": deck}
        new_table = doing.new_table_for(do)
        if new_table is not None:
            facts = {**facts, "new-table": new_table}
        try:
            command = doing.command(do, Message(facts), self.player, self.session.name, self.code)
            return await room.do(command, new_table)
        except (Refused, doing.BadMessage) as error:
            self.refused(do, error)
            raise

    def refused(self, do: str, error: HadurError) -> None:
        key = error.key if isinstance(error, Refused) else "bad-message"
        self.hall.metrics.count("hadur_refused_total", f'reason="{key}"')
        table = self.room.table
        logs.warn(
            "refused", table=self.room.id, move=table.moves, player=self.player, do=do, error=error
        )
