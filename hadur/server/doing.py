"""What people do at a table, by the names that forms, sockets and programs use.

A command reads its arguments from a message whose values are JSON's or a form's: a number may come
as text, and yes is anything but nothing. Whatever does not fit is a BadMessage, not an error of
ours.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping
from typing import Any, Final

from hadur.kernel.errors import HadurError
from hadur.table import commands
from hadur.table.codes import new_id
from hadur.table.entries import Audience, Body
from hadur.table.orders import Until
from hadur.table.sheet import Caller
from hadur.table.table import Table

_MOST_DIGITS: Final = 9
_AROUND: Final = ("do", "id", "seat", "code", "csrf")
"""What comes with a message besides what is chosen."""


class BadMessage(HadurError):
    """Something that is no command of a table, or lacks what it needs."""


class Message:
    """A command's arguments."""

    def __init__(self, facts: Mapping[str, Any]) -> None:
        self._facts: Final = facts

    def text(self, name: str, otherwise: str | None = None) -> str:
        value = self._facts.get(name, otherwise)
        if not isinstance(value, str):
            raise BadMessage(f"'{name}' should be a text")
        return value

    def number(self, name: str) -> int:
        found = self.number_if(name)
        if found is None:
            raise BadMessage(f"'{name}' should be a number")
        return found

    def number_if(self, name: str) -> int | None:
        """A number; None if there is nothing of this name."""
        value = self._facts.get(name)
        if value is None or value == "":
            return None
        if isinstance(value, str) and value.isascii() and value.isdecimal():
            value = int(value[: _MOST_DIGITS + 1])
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < 10**9:
            raise BadMessage(f"'{name}' should be a number")
        return value

    def yes(self, name: str, otherwise: bool = False) -> bool:
        value = self._facts.get(name, otherwise)
        if not isinstance(value, (str, bool, int)):
            raise BadMessage(f"'{name}' should be true or false")
        return bool(value)

    def any(self, name: str) -> Any:
        return self._facts.get(name)

    def others(self, than: Container[str]) -> dict[str, Any]:
        """All that goes by other names."""
        return {name: value for name, value in self._facts.items() if name not in than}


Do = Callable[[Table, Caller, Message], list[Body]]


def _move(table: Table, caller: Caller, message: Message) -> list[Body]:
    return commands.move(table, caller, message.text("move"), message.number("at"))


def _bot(table: Table, caller: Caller, message: Message) -> list[Body]:
    return commands.seat_bot(table, caller, message.number("seat"), message.text("bot"))


def _unseat(table: Table, caller: Caller, message: Message) -> list[Body]:
    return commands.unseat(table, caller, message.number("seat"))


def _deck(table: Table, caller: Caller, message: Message) -> list[Body]:
    return commands.choose(table, caller, {"deck": message.any("deck")})


def _choose(table: Table, caller: Caller, message: Message) -> list[Body]:
    return commands.choose(table, caller, message.others(_AROUND))


def _chat(table: Table, caller: Caller, message: Message, name: str) -> list[Body]:
    try:
        audience = Audience(message.text("audience", Audience.ALL))
    except ValueError as error:
        raise BadMessage(f"'audience' should be one of {', '.join(Audience)}") from error
    if caller.seat is None:
        caller = Caller(caller.player, caller.now, acting_seat(table, caller.player))
    return commands.chat(table, caller, name, message.text("text"), audience)


def _ready(table: Table, caller: Caller, message: Message) -> list[Body]:
    return commands.ready(table, caller, message.yes("ready", True))


def _answer(table: Table, caller: Caller, message: Message) -> list[Body]:
    return commands.answer(table, caller, message.yes("agrees"))


def _claim(table: Table, caller: Caller, message: Message) -> list[Body]:
    return commands.claim(table, caller, message.number("against"))


def _hand_to_bot(table: Table, caller: Caller, message: Message) -> list[Body]:
    return commands.hand_to_bot(table, caller, message.number("of"), message.text("bot"))


def _order(table: Table, caller: Caller, message: Message) -> list[Body]:
    answer = message.text("answer", "") or None
    try:
        until = Until(message.text("until", Until.CANCELLED))
    except ValueError as error:
        raise BadMessage(f"'until' should be one of {', '.join(Until)}") from error
    return commands.order(table, caller, message.text("prompt"), answer, until)


def _mute(table: Table, caller: Caller, message: Message) -> list[Body]:
    return commands.mute(table, caller, message.number("message"), message.yes("muted", True))


_OF_A_SEAT: Final[dict[str, Do]] = {
    "move": _move,
    "ready": _ready,
    "deck": _deck,
    "leave": lambda table, caller, message: commands.leave(table, caller),
    "undo": lambda table, caller, message: commands.undo(table, caller),
    "answer": _answer,
    "concede": lambda table, caller, message: commands.concede(table, caller),
    "claim": _claim,
    "hand-to-bot": _hand_to_bot,
    "order": _order,
    "rematch": lambda table, caller, message: commands.rematch(
        table, caller, message.text("new-table")
    ),
}
"""Commands of somebody at the table, for one of their seats."""

_OF_ANYBODY: Final[dict[str, Do]] = {
    "bot": _bot,
    "unseat": _unseat,
    "close": lambda table, caller, message: commands.close(table, caller),
    "mute": _mute,
}

NAMES: Final = ("sit", "chat", "choose", *_OF_A_SEAT, *_OF_ANYBODY)


def command(
    do: str, message: Message, player: str, name: str, code: str
) -> Callable[[Table, int], list[Body]]:
    """The command for a room; `name` is what the player goes by, `code` their invitation."""

    def run(table: Table, now: int) -> list[Body]:
        caller = Caller(player, now, message.number_if("seat"))
        if do == "sit":
            return commands.sit(table, caller, name, code)
        if do == "chat":
            return _chat(table, caller, message, name)
        if do == "choose":
            return _choose(table, caller, message)
        if do in _OF_ANYBODY:
            return _OF_ANYBODY[do](table, Caller(player, now), message)
        if caller.seat is None:
            caller = Caller(player, now, acting_seat(table, player))
        return _OF_A_SEAT[do](table, caller, message)

    if do not in NAMES:
        raise BadMessage("there is no such command")
    return run


def acting_seat(table: Table, player: str) -> int | None:
    """The seat somebody means who does not say: of several the one that has to decide, or else one
    that still plays."""
    own = table.seen_by(player)
    asked = [seat for seat in own if seat in table.asked]
    playing = [seat for seat in own if not table.is_out(seat)]
    return next(iter(asked or playing or own), None)


def new_table_for(do: str) -> str | None:
    """The id that a rematch gives the next table."""
    return new_id() if do == "rematch" else None
