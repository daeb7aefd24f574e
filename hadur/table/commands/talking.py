"""Chat, and not having to read it; and names that nobody should have to."""

from __future__ import annotations

from typing import Final

from hadur.table import writings
from hadur.table.entries import Audience, Body, Chatted, Muted, Renamed
from hadur.table.errors import Refused
from hadur.table.sheet import Caller
from hadur.table.table import Table

MOST_SAID: Final = 500
"""So many messages each player may write at a table, and all spectators together."""


def chat(
    table: Table, caller: Caller, name: str, text: str, audience: Audience = Audience.ALL
) -> list[Body]:
    """Say something, to all or to one's own side. People at the table go by the name they sat down
    with. Whether somebody may watch, and so talk, the caller has to have asked (`may_watch`)."""
    own = table.seen_by(caller.player)
    _must_have_room(table, caller.player, bool(own))
    if audience is Audience.SIDE:
        seat = table.seat_of(caller)
        if len(table.sides[table.side_of(seat)]) < 2:
            raise Refused("table-no-side")
        said = writings.message(text)
        name = table.seats[seat].name
        return [
            Chatted(player=caller.player, name=name, text=said, audience=audience, of=seat),
        ]
    shown = table.seats[own[0]].name if own else writings.name(name)
    if not own and any(writings.alike(place.name, shown) for place in table.seats):
        raise Refused("table-name-taken", name=shown)
    return [Chatted(player=caller.player, name=shown, text=writings.message(text))]


def _must_have_room(table: Table, player: str, seated: bool) -> None:
    """Refused for who has said enough. Spectators share what they may say, so that they cannot
    fill a table's log however many names they go by."""
    people = table.people()
    alike = (said.player == player if seated else said.player not in people for said in table.chat)
    if sum(alike) >= MOST_SAID:
        raise Refused("table-said-enough", limit=MOST_SAID)


def mute(table: Table, caller: Caller, message: int, muted: bool = True) -> list[Body]:
    """Hide all that the writer of a message says, from the caller alone; by the number that the
    message has for them."""
    heard = table.messages_for(caller.player)
    if not 0 <= message < len(heard):
        raise Refused("table-no-message")
    whom = table.chat[heard[message]].player
    if whom == caller.player:
        raise Refused("table-mute-yourself")
    if ((caller.player, whom) in table.muted) == muted:
        return []
    return [Muted(player=caller.player, whom=whom, muted=muted)]


def rename(table: Table, player: str, name: str) -> list[Body]:
    """Somebody is called otherwise, by a moderator; those of several seats are told apart."""
    known = any(place.player == player and place.name != name for place in table.seats)
    known = known or any(said.player == player and said.name != name for said in table.chat)
    return [Renamed(player=player, name=name)] if known else []
