"""What a table's log is made of. The log is the truth; everything else is folded from it.

An entry has a number (from 0, without gaps), the server's time in milliseconds, and a body that
says what happened. Its text is JSON; what cannot be read to the last field is refused, since a
table is never loaded by half.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import Any

import msgspec

from hadur.table.errors import BadLog
from hadur.table.options import Options


def _kind(name: str) -> str:
    """TookBack is kept as "took-back"."""
    return "".join(f"-{c.lower()}" if c.isupper() else c for c in name).lstrip("-")


class Base(
    msgspec.Struct,
    frozen=True,
    tag_field="kind",
    tag=_kind,
    omit_defaults=True,
    forbid_unknown_fields=True,
):
    """What all bodies share: `kind` in their text."""


# -- before the game -------------------------------------------------------------------------------


class Past(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game that was played before in the same series: where, set up how, with which scores."""

    table: str
    setup: dict[str, Any]
    scores: list[int]


class Opened(Base, frozen=True):
    """A table for `seats` players. `setup` is checked; `seed`, codes and `key` are secret, the key
    (hexadecimal; none at old tables) until the game is over; `position` (a scenario's) takes the
    place of the deal; `follows` is the table this is the rematch of, or the next game of a series
    after, whose earlier games are `series`."""

    game: str
    version: int
    seats: int
    setup: dict[str, Any]
    seed: int
    options: Options
    host: str
    code: str
    seat_codes: list[str]
    position: dict[str, Any] | None = None
    follows: str | None = None
    series: list[Past] = []
    key: str = ""


class Sat(Base, frozen=True):
    """A person (`player`) or a bot (`bot`) took a seat."""

    seat: int
    name: str
    player: str | None = None
    bot: str | None = None


class Chose(Base, frozen=True):
    """Something was chosen for a seat, or (no seat) for the table: the whole setup as it is now,
    checked. It may be for another number of seats."""

    setup: dict[str, Any]
    seat: int | None = None


class Left(Base, frozen=True):
    """Before the game the seat is free again; during it, it is abandoned until somebody is back."""

    seat: int


class Ready(Base, frozen=True):
    seat: int
    ready: bool


class Started(Base, frozen=True):
    """The game was dealt, by this version of the rules and with these chance results. `contents` is
    what the setup only names, as it was then (none at old tables): never shown, since it may tell
    whose deck holds what."""

    version: int
    deal: list[int]
    contents: dict[str, Any] = {}


# -- the game --------------------------------------------------------------------------------------


class Moved(Base, frozen=True):
    """Move `number` (from 0) of the game; `auto` if a standing order made it, `only` if the table
    gave the only answer that there was."""

    seat: int
    number: int
    text: str
    chance: list[int] = []
    auto: bool = False
    only: bool = False


class UndoAsked(Base, frozen=True):
    """A seat would like to go back to before move `to`."""

    seat: int
    to: int


class BotAsked(Base, frozen=True):
    """A seat would like a bot to take over seat `of`."""

    seat: int
    of: int
    bot: str


class Answered(Base, frozen=True):
    """A seat's answer to what was asked last."""

    seat: int
    agrees: bool


class TookBack(Base, frozen=True):
    """The game went back to before move `to`, as a seat wished."""

    seat: int
    to: int


class BotTook(Base, frozen=True):
    """A bot took over a seat."""

    seat: int
    bot: str


class Ordered(Base, frozen=True):
    """A standing order of a seat: `answer` to every question that `prompt` is a topic of. None
    takes it back."""

    seat: int
    prompt: str
    answer: str | None
    until: str = "cancelled"


class Flagged(Base, frozen=True):
    """A seat's time is up."""

    seat: int


class Away(Base, frozen=True):
    """A seat's player cannot be reached."""

    seat: int


class Back(Base, frozen=True):
    """A seat's player is there again."""

    seat: int


class Resumed(Base, frozen=True):
    """The table goes on after `lost` milliseconds in which no server ran, or after the clock was
    put back: that is nobody's thinking time."""

    lost: int


class Why(StrEnum):
    """How a game ended: by its rules, given up, out of time, claimed, closed before it began, or
    because nobody touched it any more."""

    PLAYED = "played"
    CONCEDED = "conceded"
    TIME = "time"
    CLAIMED = "claimed"
    CLOSED = "closed"
    ABANDONED = "abandoned"


class Conceded(Base, frozen=True):
    """A seat is withdrawn from the game: it gave up, was out of time, or seat `by` claimed the
    game from it. The game is over only if `ended` follows."""

    seat: int
    why: Why = Why.CONCEDED
    by: int | None = None
    chance: list[int] = []


class Ended(Base, frozen=True):
    """The end. A score per seat; none if the game never began or was abandoned."""

    scores: list[int]
    why: Why


# -- around the game -------------------------------------------------------------------------------


class Audience(StrEnum):
    """Who reads a message: everybody, or the side of whoever wrote it."""

    ALL = "all"
    SIDE = "side"


class Chatted(Base, frozen=True):
    """Somebody said something: to all, or to the side of seat `of`."""

    player: str
    name: str
    text: str
    audience: Audience = Audience.ALL
    of: int | None = None


class Muted(Base, frozen=True):
    """A player does not want to read another any more, or (not `muted`) wants to again."""

    player: str
    whom: str
    muted: bool


class Renamed(Base, frozen=True):
    """A moderator decided that a player is to be called otherwise, also in what was before."""

    player: str
    name: str


class RematchAsked(Base, frozen=True):
    seat: int


class NextChosen(Base, frozen=True):
    """A seat said what the next game of the series is to be: a value of `Game.next_choice`."""

    seat: int
    value: str


class Rematched(Base, frozen=True):
    """All wanted another game: it is played at another table."""

    table: str


Body = (
    Opened
    | Sat
    | Chose
    | Left
    | Ready
    | Started
    | Moved
    | UndoAsked
    | BotAsked
    | Answered
    | TookBack
    | BotTook
    | Ordered
    | Flagged
    | Away
    | Back
    | Resumed
    | Conceded
    | Ended
    | Chatted
    | Muted
    | Renamed
    | RematchAsked
    | NextChosen
    | Rematched
)


class Entry(msgspec.Struct, frozen=True):
    """One line of a table's log."""

    number: int
    at: int
    body: Body


def numbered(bodies: Iterable[Body], first: int, at: int) -> list[Entry]:
    """Entries of these bodies, from number `first` on."""
    return [Entry(number, at, body) for number, body in enumerate(bodies, first)]


_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[Body] = msgspec.json.Decoder(Body)


def to_text(body: Body) -> str:
    """A body as the store keeps it."""
    return _ENCODER.encode(body).decode()


def from_text(text: str) -> Body:
    """The body of a text; BadLog if it is none, or one of a newer Hadúr."""
    try:
        return _DECODER.decode(text)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise BadLog(f"an entry cannot be read: {error} (is it of a newer Hadúr?)") from error
