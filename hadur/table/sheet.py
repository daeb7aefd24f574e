"""What is known of a table: written by the fold alone, and what can be asked of it."""

from __future__ import annotations

import hashlib
from copy import copy
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any, NamedTuple, Self

from hadur.kernel.chance import promise
from hadur.kernel.decision import Decision
from hadur.kernel.game import Game, Setup
from hadur.kernel.match import Match
from hadur.kernel.record import Line, Record
from hadur.kernel.series import NextChoice
from hadur.table.clocks import Clocks
from hadur.table.codes import same
from hadur.table.entries import Audience, BotAsked, Ended, Opened, UndoAsked
from hadur.table.errors import Refused
from hadur.table.options import SECOND, Options
from hadur.table.setups import read
from hadur.table.standing_orders import StandingOrder, answer_to


class Status(StrEnum):
    OPEN = "open"
    PLAYING = "playing"
    OVER = "over"


@dataclass
class Seat:
    """A place at the table. `away` is since when its player cannot be reached; `flagged` that
    its time is up; `left` that its player went away for good."""

    name: str = ""
    player: str | None = None
    bot: str | None = None
    ready: bool = False
    flagged: bool = False
    left: bool = False
    away: int | None = None
    orders: tuple[StandingOrder, ...] = ()

    @property
    def free(self) -> bool:
        return self.player is None and self.bot is None


class Asked(NamedTuple):
    """Since which move and which time a seat has been thinking about its question."""

    move: int
    at: int


class Made(NamedTuple):
    """What the table knows of a move besides what the match knows; `auto` says that its player did
    not make it, `left` that it is no move: the seat left the game."""

    seat: int
    at: int
    auto: bool
    barrier: bool
    left: bool = False


@dataclass
class Request:
    """Something that needs the consent of others, and who has given it."""

    what: UndoAsked | BotAsked
    agreed: set[int] = field(default_factory=set)


class News(NamedTuple):
    """A line of the table's own log, told after so many moves: a text of ui/*/table.ftl."""

    move: int
    at: int
    key: str
    facts: dict[str, str | int]


class Said(NamedTuple):
    """A chat message. `readers` are the players it is for, None if it is for all; `later` are
    those who read it when the game is over."""

    at: int
    player: str
    name: str
    text: str
    audience: Audience
    readers: frozenset[str] | None
    later: frozenset[str]

    def heard_by(self, player: str | None) -> bool:
        """Whether it is for somebody, now or later."""
        return self.readers is None or player in self.readers


class Parted(NamedTuple):
    """Where the rules of now part from a game that was played to its end by older ones: they play
    `moves` of its moves. `why` is for programmers; `changed` are components that are not what they
    were."""

    moves: int
    version: int
    here: int
    why: str
    changed: tuple[str, ...] = ()


def parting(parted: Parted, made: int) -> tuple[str, dict[str, str | int]]:
    """What is told of it, of a game of so many moves: the id of a text and what that names."""
    facts: dict[str, str | int] = {"moves": parted.moves, "made": made}
    if parted.changed:
        return "table-log-parted-changed", {**facts, "changed": ", ".join(parted.changed)}
    return "table-log-parted", {**facts, "version": parted.version, "here": parted.here}


class Private(NamedTuple):
    """An entry that not everybody may know of: only these players know of it, or (`but`) all but
    these."""

    players: frozenset[str]
    but: bool

    def known_to(self, player: str | None) -> bool:
        return (player in self.players) != self.but


@dataclass(frozen=True)
class Caller:
    """Who gives a command and when; `seat` for people who have several."""

    player: str
    now: int
    seat: int | None = None


class Sheet:
    """All of a table. Only the steps of the fold change it. `updated` is when something happened
    that everybody may know of, `last` when anything was written.

    A table whose log has an end (`finished`) is shown as far as the rules of now play its game:
    `beyond` are the moves after they `parted` from it."""

    def __init__(self, opened: Opened, game: Game, at: int) -> None:
        self.opened = opened
        self.game = game
        self.number = 1
        self.updated = at
        self.last = at
        self.opened_at = at
        self.seats = [Seat() for _ in range(opened.seats)]
        self.match: Match | None = None
        self.version = opened.version
        self.finished = False
        self.dealt: Record | None = None
        self.parted: Parted | None = None
        self.beyond: list[Line] = []
        self.made: list[Made] = []
        self.asked: dict[int, Asked] = {}
        self.clocks = Clocks(opened.options.clock, max(opened.seats, len(opened.seat_codes)))
        self.request: Request | None = None
        self.news: list[News] = []
        self.chat: list[Said] = []
        self.chat_at_end = 0
        self.private: list[Private] = []
        self.muted: set[tuple[str, str]] = set()
        self.ended: Ended | None = None
        self.rematch: set[int] = set()
        self.next_value: str | None = None
        self.next_table: str | None = None
        self.take_setup(opened.setup)

    def copy(self) -> Self:
        """The same table, which goes its own way from here."""
        other = copy(self)
        other.seats = [replace(seat) for seat in self.seats]
        other.match = None if self.match is None else self.match.copy()
        other.made, other.news = self.made[:], self.news[:]
        other.asked, other.clocks = dict(self.asked), self.clocks.copy()
        if self.request is not None:
            other.request = Request(self.request.what, set(self.request.agreed))
        other.chat, other.private = self.chat[:], self.private[:]
        other.muted, other.rematch = set(self.muted), set(self.rematch)
        other.beyond = self.beyond[:]
        return other

    def take_setup(self, setup: Setup) -> None:
        """Another setup: who plays with whom follows from it."""
        self.setup = read(self.game, setup, len(self.seats))
        self.sides = self.game.sides(self.setup)

    # -- what it is --------------------------------------------------------------------------------

    @property
    def options(self) -> Options:
        return self.opened.options

    @property
    def host(self) -> str:
        return self.opened.host

    @property
    def status(self) -> Status:
        if self.ended is not None:
            return Status.OVER
        began = self.match is not None or self.parted is not None
        return Status.PLAYING if began else Status.OPEN

    def in_play(self) -> Match:
        """The match being played; Refused if there is none."""
        if self.match is None:
            raise Refused("table-not-started")
        if self.ended is not None:
            raise Refused("table-over")
        return self.match

    @property
    def promise(self) -> str:
        """The digest of what chance comes from, told from the start; "" at old tables."""
        return promise(bytes.fromhex(self.opened.key))

    @property
    def moves(self) -> int:
        return 0 if self.match is None else self.match.moves

    @property
    def moves_made(self) -> int:
        """How many moves were made here, also those that the rules of now do not play."""
        return self.moves + len(self.beyond)

    def decisions(self) -> list[Decision]:
        """The open decisions; several where seats decide secretly at the same time."""
        return [] if self.match is None else self.match.state.decisions

    def decision_of(self, seat: int) -> Decision | None:
        return next((d for d in self.decisions() if d.seat == seat), None)

    def number_for(self, player: str | None) -> int:
        """How long the log is as far as somebody may know: not how often others talk among
        themselves, mute somebody, or give orders."""
        return self.number - sum(not entry.known_to(player) for entry in self.private)

    def messages_for(self, player: str | None) -> list[int]:
        """Which message each number stands for that somebody is told: in the order in which they
        could read them, so that a number stays what it was and tells nothing of what is not for
        them. What spectators said during the game, players read at its end."""
        heard = [n for n, said in enumerate(self.chat) if said.heard_by(player)]
        at_once = [n for n in heard if player not in self.chat[n].later]
        if self.status is not Status.OVER:
            return at_once
        end = self.chat_at_end
        late = [n for n in heard if player in self.chat[n].later]
        return [*(n for n in at_once if n < end), *late, *(n for n in at_once if n >= end)]

    # -- games in a row ----------------------------------------------------------------------------

    def results(self) -> list[list[int]]:
        """The scores of the series so far, this game's last if it is over."""
        before = [past.scores for past in self.opened.series]
        return [*before, self.ended.scores] if self.ended and self.ended.scores else before

    def next_setup(self) -> dict[str, Any] | None:
        """What the series plays after this game; None if the game is not over, or the series is."""
        if not self._was_played_out():
            return None
        following = self.game.next_setup(self._setups(), self.results())
        choice = None if following is None else self.next_choice()
        if following is None or choice is None:
            return following
        return choice.made(following, self.next_value or choice.choice.default)

    def next_choice(self) -> NextChoice | None:
        """What is to be chosen of the game after this one, and by whom."""
        if not self._was_played_out():
            return None
        return self.game.next_choice(self._setups(), self.results())

    def _was_played_out(self) -> bool:
        """Whether a game was dealt here and has come to its end."""
        return bool(self.ended and self.ended.scores) and self.opened.position is None

    def _setups(self) -> list[Setup]:
        return [*(past.setup for past in self.opened.series), self.setup]

    # -- who is who --------------------------------------------------------------------------------

    def is_out(self, seat: int) -> bool:
        """Whether a seat plays no more: nobody waits for it."""
        return self.match is not None and self.match.state.is_out(seat)

    def side_of(self, seat: int) -> int:
        """The number of the side that a seat plays on."""
        return next(n for n, side in enumerate(self.sides) if seat in side)

    def people(self) -> frozenset[str]:
        """Everybody who has a seat."""
        return frozenset(seat.player for seat in self.seats if seat.player is not None)

    def people_with(self, seat: int) -> frozenset[str]:
        """The people on the side of a seat."""
        own = (self.seats[n].player for n in self.sides[self.side_of(seat)])
        return frozenset(player for player in own if player is not None)

    def seen_by(self, player: str | None) -> tuple[int, ...]:
        """The seats whose secrets a player may see: none for a spectator."""
        if player is None:
            return ()
        return tuple(n for n, seat in enumerate(self.seats) if seat.player == player)

    def seat_of(self, caller: Caller) -> int:
        """The seat a caller acts for; Refused if it is not theirs."""
        own = self.seen_by(caller.player)
        if not own:
            raise Refused("table-not-seated")
        if caller.seat is None:
            if len(own) > 1:
                raise Refused("table-which-seat")
            return own[0]
        if caller.seat not in own:
            raise Refused("table-not-your-seat")
        return caller.seat

    def acting_seat(self, player: str | None) -> int | None:
        """The seat somebody means who does not say: of several the one that has to decide, or else
        one that still plays."""
        own = self.seen_by(player)
        asked = [seat for seat in own if seat in self.asked]
        playing = [seat for seat in own if not self.is_out(seat)]
        return next(iter(asked or playing or own), None)

    def others(self, seat: int) -> list[int]:
        """The seats of other people."""
        mine = self.seats[seat].player
        return [n for n, s in enumerate(self.seats) if s.player not in (None, mine)]

    def opens(self, code: str) -> tuple[int, ...]:
        """The seats that an invitation is for; none if it is no invitation to this table."""
        codes = self.opened.seat_codes[: len(self.seats)]
        own = tuple(n for n, of in enumerate(codes) if same(of, code))
        return tuple(range(len(self.seats))) if same(self.opened.code, code) else own

    def may_watch(self, player: str | None, code: str = "") -> bool:
        """Whether somebody may look at the table at all."""
        if self.seen_by(player) or player == self.host or self.opens(code):
            return True
        return self.options.public and self.options.spectators

    # -- time --------------------------------------------------------------------------------------

    def time_left(self, seat: int, now: int) -> int | None:
        """Milliseconds a seat has left; None where nothing is measured."""
        if self.seats[seat].bot is not None or self.is_out(seat):
            return None
        asked = self.asked.get(seat)
        return self.clocks.left(seat, 0 if asked is None else now - asked.at)

    def out_of_time(self, now: int) -> list[int]:
        """The seats that have to decide and have no time left."""
        return [seat for seat in self.asked if self.time_left(seat, now) == 0]

    def next_flag(self, now: int) -> int | None:
        """When a seat will be out of time if nothing happens before."""
        left = [self.time_left(seat, now) for seat in self.asked if not self.seats[seat].flagged]
        return min((now + ms for ms in left if ms is not None), default=None)

    @property
    def due(self) -> int | None:
        """When somebody has to look after the table though nobody comes: 0 is now, for a bot or a
        standing order; None is never."""
        if self.status is not Status.PLAYING:
            return None
        if self.bots_to_move() or any(self.ordered_answer(seat) is not None for seat in self.asked):
            return 0
        ends = (
            None if left is None else asked.at + left
            for seat, asked in self.asked.items()
            for left in [self.clocks.left(seat, 0)]
            if not self.seats[seat].flagged
        )
        return min((end for end in ends if end is not None), default=None)

    def missing(self, seat: int, now: int) -> bool:
        """Whether the others need not wait for a seat any longer."""
        place = self.seats[seat]
        if place.bot is not None or self.is_out(seat):
            return False
        gone = place.away is not None and now - place.away >= self.options.waits * SECOND
        return place.flagged or place.left or gone

    def ordered_answer(self, seat: int) -> str | None:
        """What the person in a seat has ordered to be answered to what they are asked now."""
        place = self.seats[seat]
        if self.status is not Status.PLAYING or place.player is None or not place.orders:
            return None
        decision = self.decision_of(seat)
        return None if decision is None else answer_to(place.orders, decision)

    # -- bots --------------------------------------------------------------------------------------

    def bots_to_move(self) -> list[tuple[int, str, int]]:
        """The seat, name and seed of each bot that has to decide now."""
        if self.status is not Status.PLAYING:
            return []
        asked = [(decision.seat, self.seats[decision.seat].bot) for decision in self.decisions()]
        return [(seat, bot, self.bot_seed(seat)) for seat, bot in asked if bot is not None]

    def bot_to_move(self) -> tuple[int, str, int] | None:
        """The first of them."""
        return next(iter(self.bots_to_move()), None)

    def bot_seed(self, seat: int) -> int:
        """A seed of its own for each bot, which tells nothing of the game's."""
        text = f"{self.opened.seed} {seat}"
        return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=7).digest())
