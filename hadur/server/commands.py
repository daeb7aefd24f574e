"""What people do at a table, by the names that forms, sockets and programs use.

A message is read here once, whichever door it came in by. What it asks for goes to the room as a
function of the table, since the room may have to ask it again when another server was first.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from hadur.kernel.errors import HadurError
from hadur.server import notes
from hadur.server.hall import Hall
from hadur.server.limits import ENTRIES
from hadur.server.messages import BadMessage, Message
from hadur.server.room import Command, Room
from hadur.server.saved_decks import deck_data
from hadur.server.sessions import Session
from hadur.server.wished_table import check_rated
from hadur.store.measures import Measure
from hadur.table import commands
from hadur.table.codes import new_id
from hadur.table.entries import Audience, Body, Entry
from hadur.table.errors import Refused
from hadur.table.sheet import Caller
from hadur.table.standing_orders import Until
from hadur.table.table import Table

_AROUND: Final = ("do", "id", "seat", "code", "csrf")
"""What comes with a message besides what is chosen."""


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
        if await self.hall.held_to(self.session, Measure.BAN):
            raise Refused("web-banned")
        if do == "chat" and await self.hall.held_to(self.session, Measure.MUTE):
            raise Refused("web-may-not-write")
        what = "chat" if do in ("chat", "mute") else "command"
        if not self.hall.limits.allows(what, self.player):
            notes.warn("too-often", table=room.id, player=self.player, do=do)
            raise TooOften("too often")
        if do in ("sit", "chat") and not self.session.name and not table.seen_by(self.player):
            raise NeedsName("a name is needed")
        if do == "sit":
            check_rated(table.options, self.session)
        if do in ("deck", "choose") and "deck" in facts:
            deck = await deck_data(self.hall, self.session, table.game.name, facts["deck"])
            facts = {**facts, "deck": deck}
        new_table = new_id() if do == "rematch" else ""
        try:
            return await room.do(self._read(do, Message(facts), new_table), new_table or None)
        except (Refused, BadMessage) as error:
            self._note(do, error)
            raise

    def _read(self, do: str, message: Message, new_table: str) -> Command:
        """The command for the room."""
        player, name, seat = self.player, self.session.name, message.number_if("seat")
        if do in _WITH_NO_SEAT:
            act, seat = _WITH_NO_SEAT[do](message), None
        elif do in _WITH_ANY_SEAT:
            act = _WITH_ANY_SEAT[do](message, name, self.code)
        elif do in _WITH_A_SEAT:
            act = _WITH_A_SEAT[do](message, name, new_table)
        else:
            raise BadMessage("there is no such command")

        def run(table: Table, now: int) -> list[Body]:
            if table.number >= ENTRIES and do not in _TO_THE_END:
                raise Refused("web-long-log")
            chosen = table.acting_seat(player) if do in _WITH_A_SEAT and seat is None else seat
            return act(table, Caller(player, now, chosen))

        return run

    def _note(self, do: str, error: HadurError) -> None:
        key = error.key if isinstance(error, Refused) else "bad-message"
        self.hall.metrics.count("hadur_refused_total", f'reason="{key}"')
        table = self.room.table
        notes.warn(
            "refused", table=self.room.id, move=table.moves, player=self.player, do=do, error=error
        )


Act = Callable[[Table, Caller], list[Body]]
"""A command of the table with all that it needs."""


def _move(message: Message, *_: str) -> Act:
    text, at = message.text("move"), message.number("at")
    return lambda table, caller: commands.move(table, caller, text, at)


def _bot(message: Message) -> Act:
    seat, bot = message.number("seat"), message.text("bot")
    return lambda table, caller: commands.seat_bot(table, caller, seat, bot)


def _unseat(message: Message) -> Act:
    seat = message.number("seat")
    return lambda table, caller: commands.unseat(table, caller, seat)


def _sit(message: Message, name: str, code: str) -> Act:
    return lambda table, caller: commands.sit(table, caller, name, code)


def _deck(message: Message, *_: str) -> Act:
    chosen = {"deck": message.any("deck")}
    return lambda table, caller: commands.choose(table, caller, chosen)


def _choose(message: Message, *_: str) -> Act:
    chosen = message.others(_AROUND)
    return lambda table, caller: commands.choose(table, caller, chosen)


def _chat(message: Message, name: str, *_: str) -> Act:
    try:
        audience = Audience(message.text("audience", Audience.ALL))
    except ValueError as error:
        raise BadMessage(f"'audience' should be one of {', '.join(Audience)}") from error
    text = message.text("text")
    return lambda table, caller: commands.chat(table, caller, name, text, audience)


def _ready(message: Message, *_: str) -> Act:
    ready = message.yes("ready", True)
    return lambda table, caller: commands.ready(table, caller, ready)


def _answer(message: Message, *_: str) -> Act:
    agrees = message.yes("agrees")
    return lambda table, caller: commands.answer(table, caller, agrees)


def _claim(message: Message, *_: str) -> Act:
    against = message.number("against")
    return lambda table, caller: commands.claim(table, caller, against)


def _hand_to_bot(message: Message, *_: str) -> Act:
    of, bot = message.number("of"), message.text("bot")
    return lambda table, caller: commands.hand_to_bot(table, caller, of, bot)


def _order(message: Message, *_: str) -> Act:
    answer = message.text("answer", "") or None
    try:
        until = Until(message.text("until", Until.CANCELLED))
    except ValueError as error:
        raise BadMessage(f"'until' should be one of {', '.join(Until)}") from error
    prompt = message.text("prompt")
    return lambda table, caller: commands.order(table, caller, prompt, answer, until)


def _mute(message: Message) -> Act:
    number, muted = message.number("message"), message.yes("muted", True)
    return lambda table, caller: commands.mute(table, caller, number, muted)


def _rematch(message: Message, name: str, new_table: str) -> Act:
    choice = message.text("choice", "") or None
    return lambda table, caller: commands.rematch(table, caller, new_table, choice)


_WITH_A_SEAT: Final[dict[str, Callable[[Message, str, str], Act]]] = {
    "move": _move,
    "ready": _ready,
    "deck": _deck,
    "leave": lambda *_: commands.leave,
    "undo": lambda *_: commands.undo,
    "answer": _answer,
    "concede": lambda *_: commands.concede,
    "claim": _claim,
    "hand-to-bot": _hand_to_bot,
    "order": _order,
    "rematch": _rematch,
    "chat": _chat,
}
"""Commands for one of somebody's seats: the one they name, or the one they mean. They get the
message, the name its sender goes by, and the id of the table a rematch would be played at."""

_WITH_ANY_SEAT: Final[dict[str, Callable[[Message, str, str], Act]]] = {
    "sit": _sit,
    "choose": _choose,
}
"""Commands that may name a seat or none. They get the message, the sender's name and invitation."""

_WITH_NO_SEAT: Final[dict[str, Callable[[Message], Act]]] = {
    "bot": _bot,
    "unseat": _unseat,
    "close": lambda message: commands.close,
    "mute": _mute,
}

_TO_THE_END: Final = ("move", "answer", "concede", "claim", "close")
"""What can still be done where the log of a table is as long as it may be."""

NAMES: Final = (*_WITH_ANY_SEAT, *_WITH_A_SEAT, *_WITH_NO_SEAT)
