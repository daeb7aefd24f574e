"""The referee's side of the line protocol (docs/protocol.md): a program asks for games and plays
seats of them. One line in, some lines out, the last of them `ok` or `error`.
"""

from __future__ import annotations

import json
import re
import secrets
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

import hadur
from hadur import bots
from hadur.bots.external import VERSION, BotFault, decision_line, line, log_line, result_line
from hadur.bots.seated import Seated
from hadur.kernel.chance import seed_from
from hadur.kernel.decision import Decision
from hadur.kernel.errors import HadurError, UnknownName
from hadur.kernel.game import Game
from hadur.kernel.match import Match
from hadur.kernel.state import Ask

LONGEST_LINE: Final = 1 << 20
LONGEST_SEED: Final = 100
STDERR_TOLD: Final = 2000
OK: Final = "ok"


class BadLine(HadurError):
    """A line that is none of the protocol."""


class NoGame(HadurError):
    """A move or a question before the first game."""


class Referee:
    """One conversation. `players` names the bots that the referee itself seats."""

    def __init__(self, game: Game, players: Mapping[int, str] | None = None) -> None:
        self.game = game
        self.over = False
        self._players = dict(players or {})
        for seat, name in self._players.items():
            if seat >= max(game.seats):
                raise UnknownName(
                    f"{game.name} has no seat {seat}: it has at most {max(game.seats)}"
                )
            bots.make(name, game)
        self._table: Seated | None = None
        self._told = 0
        self._asked = 0
        self._open: dict[int, Ask] = {}

    def answer(self, given: bytes) -> Iterator[str]:
        """The lines that answer a line; after `error` everything is as it was before."""
        try:
            word, _, rest = _text(given).partition(" ")
            if not word:
                return
            if word not in _COMMANDS:
                raise BadLine(f"no line begins with that (lines: {', '.join(_COMMANDS)})")
            yield from _COMMANDS[word](self, rest.strip())
        except HadurError as error:
            yield line("error", _code(error), " ".join(str(error).split()))
        else:
            yield OK

    def close(self) -> None:
        """End the bots that are programs."""
        if self._table is not None:
            self._table.close()

    # -- the lines ---------------------------------------------------------------------------------

    def hello(self, rest: str) -> Iterator[str]:
        version = rest.partition(" ")[0]
        if _number(version) < VERSION:
            raise BadLine(f"version {version} is not spoken here, version {VERSION} is")
        yield line("hello", VERSION, "hadur", hadur.__version__)

    def new(self, rest: str) -> Iterator[str]:
        wish = _object(rest or "{}", ("setup", "seed"))
        setup = wish.get("setup", {})
        if not isinstance(setup, dict):
            raise BadLine("setup has to be a JSON object")
        seed = _seed(wish.get("seed"))
        try:
            match = Match.start(self.game, setup, seed)
        except (TypeError, ValueError, AttributeError, KeyError) as error:
            raise BadLine(f"that setup cannot be read: {error}") from error
        self.close()
        self._told = 0
        self._open = {}
        players = {
            seat: bots.make(name, self.game, seed + seat + 1)
            for seat, name in self._players.items()
            if seat < int(match.state.seats)
        }
        table = self._table = Seated(match, players)
        facts = {
            "game": self.game.name,
            "version": self.game.version,
            "seats": int(match.state.seats),
            "seed": str(seed),
            "sides": self.game.sides(match.record.setup),
            "setup": match.record.setup,
        }
        yield line("game", facts)
        yield from self._go_on(table)

    def move(self, rest: str) -> Iterator[str]:
        match = self._playing()
        number, _, text = rest.partition(" ")
        decision = self._decision(match, number)
        match.play(text, decision.seat)
        yield from self._go_on(self._seated())

    def concede(self, rest: str) -> Iterator[str]:
        self._playing().concede(_number(rest))
        yield from self._go_on(self._seated())

    def view(self, rest: str) -> Iterator[str]:
        match = self._playing()
        seat = _number(rest) if rest else None
        if seat is not None and seat >= int(match.state.seats):
            raise UnknownName(f"there is no seat {seat}")
        yield line("view", match.state.view(seat))

    def record(self, rest: str) -> Iterator[str]:
        yield line("record", {"text": self._playing().record.to_text()})

    def ping(self, rest: str) -> Iterator[str]:
        yield line("pong", rest).strip()

    def quit(self, rest: str) -> Iterator[str]:
        self.over = True
        self.close()
        yield from ()

    # -- the game ----------------------------------------------------------------------------------

    def _playing(self) -> Match:
        return self._seated().match

    def _seated(self) -> Seated:
        if self._table is None:
            raise NoGame("there is no game yet; ask for one with: new")
        return self._table

    def _decision(self, match: Match, number: str) -> Decision:
        ask = self._open.get(_number(number))
        for decision in match.state.decisions:
            if match.state.asks[decision.index] is ask:
                return decision
        raise UnknownName(f"decision {number} is not open")

    def _go_on(self, table: Seated) -> Iterator[str]:
        """Let the bots play until it is the client's turn; tell what happened and what is open."""
        match = table.match
        yield from self._news(match)
        while True:
            seat = next((d.seat for d in match.state.decisions if d.seat in table), None)
            if seat is None:
                break
            try:
                match.play(table.choose(seat), seat)
            except BotFault as fault:
                facts = {"seat": seat, "kind": fault.kind, "text": str(fault)}
                yield line("fault", facts | {"stderr": fault.stderr[-STDERR_TOLD:]})
                match.concede(seat)
            yield from self._news(match)
        if match.state.over:
            self._open = {}
            table.finish()
            yield result_line(match.state.result)
            return
        before = self._open
        self._open = {}
        for decision in match.state.decisions:
            ask = match.state.asks[decision.index]
            known = [number for number, old in before.items() if old is ask]
            if not known:
                self._asked += 1
            number = known[0] if known else self._asked
            self._open[number] = ask
            yield decision_line(number, decision)

    def _news(self, match: Match) -> Iterator[str]:
        """The moves since the last news, as everybody may know them."""
        for seat, move in match.shown_moves(None, self._told):
            yield log_line(seat, move)
        self._told = match.moves


_COMMANDS: Final[dict[str, Callable[[Referee, str], Iterator[str]]]] = {
    "hello": Referee.hello,
    "new": Referee.new,
    "move": Referee.move,
    "concede": Referee.concede,
    "view": Referee.view,
    "record": Referee.record,
    "ping": Referee.ping,
    "quit": Referee.quit,
}


def _text(given: bytes) -> str:
    if len(given) > LONGEST_LINE:
        raise BadLine(f"a line has at most {LONGEST_LINE} bytes")
    try:
        return given.decode().strip()
    except UnicodeDecodeError as error:
        raise BadLine("a line has to be UTF-8") from error


def _seed(given: object) -> int:
    """A seed as it was asked for, else a new one."""
    if given is None:
        return secrets.randbits(48)
    text = str(given)
    if not isinstance(given, str | int) or len(text) > LONGEST_SEED:
        raise BadLine(f"a seed is a number or a text of at most {LONGEST_SEED} characters")
    return seed_from(text)


def _number(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 10):
        raise BadLine(f"'{text[:40]}' is no number")
    return int(text)


def _object(text: str, keys: tuple[str, ...]) -> dict[str, Any]:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadLine(f"that is no JSON: {error}") from error
    if not isinstance(data, dict):
        raise BadLine("a JSON object has to follow")
    for key in data:
        if key not in keys:
            raise BadLine(f"there is no '{key[:40]}' here (there is: {', '.join(keys)})")
    return data


def _code(error: HadurError) -> str:
    """The code of an error: its type in lower case, as in illegal-move."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", type(error).__name__).lower()
