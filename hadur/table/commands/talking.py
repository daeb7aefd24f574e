"""Chat, and not having to read it."""

from __future__ import annotations

from hadur.table import words
from hadur.table.entries import Body, Chatted, Muted
from hadur.table.errors import Refused
from hadur.table.sheet import Caller
from hadur.table.table import Table


def chat(table: Table, caller: Caller, name: str, text: str) -> list[Body]:
    """Say something. People at the table go by the name they sat down with. Whether somebody may
    watch, and so talk, the caller has to have asked (`may_watch`)."""
    own = table.seen_by(caller.player)
    shown = table.seats[own[0]].name if own else words.name(name)
    if not own and any(words.alike(place.name, shown) for place in table.seats):
        raise Refused("table-name-taken", name=shown)
    return [Chatted(player=caller.player, name=shown, text=words.message(text))]


def mute(table: Table, caller: Caller, message: int, muted: bool = True) -> list[Body]:
    """Hide all that the writer of a message (by its number) says, from the caller alone."""
    if not 0 <= message < len(table.chat):
        raise Refused("table-no-message")
    whom = table.chat[message].player
    if whom == caller.player:
        raise Refused("table-mute-yourself")
    if ((caller.player, whom) in table.muted) == muted:
        return []
    return [Muted(player=caller.player, whom=whom, muted=muted)]
