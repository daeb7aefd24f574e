"""A game as text: its setup, its versions, and its moves with the chance results they used.

One line each, readable and the same in every language:

    hadur-record 1
    game summoner-wars 1
    setup {"decks": ["polar-dwarves", "fallen-kingdom"]}
    seed 42
    deal 3 0 11                     chance results used before the first decision
    contents {"decks": […], …}      what the setup only names, as it was then, if there is such
    promise 9f86d0…                 SHA-256 of the key that chance comes from, if there is one
    0 attack c3 d3 | 4 0 2          seat, move, chance results used while it resolved
    1 concede
    result 1 -1                     only when the game is over
    key 60303a…                     that key, told when the game is over
    end 5f2c9a10

Saving, replaying, reconnecting and bug reports all read it. A record replays with its own
chance results, so it stays true even if the generator changes, and with its own contents
(`kernel/contents.py`), so it stays true though ready decks and missions are tuned. Records without
contents are of format 1, as all were before there were any.

Rules that are mended may part from an older record on the way. Then it is told where, of which
version it is, and what else has changed since; `Match.as_far_as_it_goes` has the game up to there.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from hadur.kernel import contents as meant
from hadur.kernel import sealed
from hadur.kernel.chance import promise
from hadur.kernel.contents import KEY, Contents
from hadur.kernel.errors import BadRecord, HadurError, IllegalMove
from hadur.kernel.events import Heard, Verified
from hadur.kernel.game import Game, Setup
from hadur.kernel.state import State

TITLE: Final = "hadur-record"
FORMAT: Final = 2
CONCEDE: Final = "concede"
_HEADER: Final = [TITLE, "game", "setup", "seed", "deal"]
_WORD: Final = (1 << 62) - 1
_DIGITS: Final = 64


def concede(game: Game, state: State, seat: int) -> None:
    """A seat gives up; what follows is the game's rule."""
    if state.over:
        raise IllegalMove("the game is over")
    if not 0 <= seat < int(state.seats):
        raise IllegalMove(f"there is no seat {seat}")
    if state.is_out(seat):
        raise IllegalMove(f"seat {seat} plays no more")
    game.withdraw(state, seat)


def plain(setup: Setup) -> dict[str, Any]:
    """The setup as a record gives it back."""
    return dict(json.loads(_plain_text(dict(setup))))


@dataclass(frozen=True)
class Line:
    """A move of a game: who made it, its text, and the chance results used while it resolved."""

    seat: int
    text: str
    chance: tuple[int, ...] = ()

    def __str__(self) -> str:
        if not self.text or self.text != " ".join(self.text.split()) or "|" in self.text:
            raise ValueError(f"'{self.text}' cannot stand in a record as the text of a move")
        start = f"{self.seat} {self.text}"
        return f"{start} | {_joined(self.chance)}" if self.chance else start


@dataclass
class Record:
    """A whole game. `setup` is checked and plain; `result` is None until the game is over. Where
    chance came from a secret key, `promise` is the digest of that key, and `key` the key itself, in
    hexadecimal digits, once the game is over. `contents` are what the setup only names."""

    game: str
    version: int
    setup: dict[str, Any]
    seed: int
    deal: tuple[int, ...] = ()
    moves: list[Line] = field(default_factory=list)
    result: tuple[int, ...] | None = None
    promise: str = ""
    key: str = ""
    contents: Contents = field(default_factory=dict)

    # -- text and files ----------------------------------------------------------------------------

    def to_text(self) -> str:
        """The record in writing; `from_text` gives an equal one back."""
        return sealed.seal(self._lines())

    @classmethod
    def from_text(cls, text: str) -> Record:
        """The record in a text that is, comments aside, to the letter what `to_text` makes."""
        lines = sealed.unseal(text, TITLE, FORMAT)
        record = cls("", 1, {}, 0)
        for at, (number, line) in enumerate(lines):
            try:
                record._read(at, line)
            except (ValueError, RecursionError) as error:
                raise _bad_line(number, line) from error
        if len(lines) < len(_HEADER):
            raise BadRecord(f"the record has no line '{_HEADER[len(lines)]}'")
        for (number, line), right in zip(lines, record._lines(), strict=True):
            if line != right:
                raise _bad_line(number, line)
        return record

    def _lines(self) -> list[str]:
        lines = [
            f"{TITLE} {FORMAT if self.contents else 1}",
            f"game {self.game} {self.version}",
            f"setup {_plain_text(self.setup)}",
            f"seed {self.seed}",
            f"deal {_joined(self.deal)}".rstrip(),
        ]
        if self.contents:
            lines.append(f"{KEY} {_plain_text(dict(self.contents))}")
        if self.promise:
            lines.append(f"promise {self.promise}")
        lines += [str(move) for move in self.moves]
        if self.result is not None:
            lines.append(f"result {_joined(self.result)}")
        if self.key:
            lines.append(f"key {self.key}")
        return lines

    def _read(self, at: int, line: str) -> None:
        """Take in line `at`; ValueError if it does not say what that line has to say."""
        word, _, rest = line.partition(" ")
        if at < len(_HEADER):
            if word != _HEADER[at]:
                raise ValueError(f"'{_HEADER[at]}' belongs here")
            if word == "game":
                self.game, version = rest.split(" ")
                self.version = _number(version, 1, _WORD)
            elif word == "setup":
                self.setup = _plain(rest)
            elif word == "seed":
                self.seed = _number(rest, 0, _WORD)
            elif word == "deal":
                self.deal = _results(rest)
        elif word == KEY and at == len(_HEADER):
            self.contents = _plain(rest)
        elif word == "promise" and at == len(_HEADER) + bool(self.contents):
            self.promise = _digits(rest)
        elif word == "key" and self.result is not None and self.promise and not self.key:
            self.key = _digits(rest)
        elif self.result is not None:
            raise ValueError("nothing comes after the result but the key")
        elif word == "result":
            self.result = tuple(_number(score, -_WORD, _WORD) for score in rest.split(" "))
        else:
            self.moves.append(_move(line))

    def save(self, path: sealed.Path) -> None:
        """Write the record to a file, whole or not at all."""
        sealed.write(path, self.to_text())

    @classmethod
    def load(cls, path: sealed.Path) -> Record:
        """The record in a file; BadRecord if there is none."""
        text = sealed.read(path)
        try:
            return cls.from_text(text)
        except BadRecord as error:
            raise BadRecord(f"{path}: {error}") from error

    # -- proving -----------------------------------------------------------------------------------

    def verify(self, game: Game) -> int:
        """How many results of chance there were; all follow from the key that was promised, or from
        the seed if none was. BadRecord if one does not."""
        if self.promise and not self.key:
            raise BadRecord("the key of the record is not told before the game is over")
        key = bytes.fromhex(self.key)
        if promise(key) != self.promise:
            raise BadRecord("the key of the record is not the one that was promised")
        heard = Verified(key, self.seed)
        for _ in self.positions(game, heard):
            pass
        return heard.count

    # -- what it was dealt by ----------------------------------------------------------------------

    def recalled(self, game: Game) -> Contents:
        """Its contents, or what its names stood for in the days when records had none."""
        return self.contents or game.remembered(self.setup, self.version)

    def changed(self, game: Game) -> tuple[str, ...]:
        """The components it was played with that are not what they were."""
        return meant.changed(game, self.contents)

    def is_older(self, game: Game) -> bool:
        """Whether it was played by other rules or components than those of today, so that it need
        not agree with them."""
        return self.version < game.version or bool(self.changed(game))

    def _age(self, game: Game) -> str:
        """Older rules and changed components may explain why a record fails, so every complaint
        names them."""
        said = [f"of version {self.version}"] if self.version < game.version else []
        if changed := self.changed(game):
            said.append(f"changed since then: {', '.join(changed)}")
        return f" ({'; '.join(said)})" if said else ""

    # -- replaying ---------------------------------------------------------------------------------

    def replay(self, game: Game) -> State:
        """The last position, by way of every move with its recorded chance results."""
        positions = self.positions(game, Heard())
        state = next(positions)
        for _ in positions:
            pass
        state.listener = None
        return state

    def positions(self, game: Game, heard: Heard) -> Iterator[State]:
        """The position after the deal and after each move: one state, which goes on changing.

        At each of them `heard` holds what the last move brought and `state.learned` who learned
        something. BadRecord where the rules do not let the record go on, or end, as it does."""
        if self.game != game.name or self.version > game.version:
            raise BadRecord(
                f"the record is of {self.game} version {self.version};"
                f" this is {game.name} version {game.version}"
            )
        of = self._age(game)
        try:
            contents = self.recalled(game)
            state = game.begin(self.setup, self.seed, list(self.deal), heard, contents)
        except HadurError as error:
            raise BadRecord(f"the deal of the record{of}: {error}") from error
        _check_results(f"the deal of the record{of}", self.deal, heard, state)
        yield state
        for number, move in enumerate(self.moves, 1):
            where = f"move {number} of the record{of}, '{move.text}' by seat {move.seat}"
            heard.clear()
            state.learned = 0
            state.script = list(move.chance)
            try:
                if move.text == CONCEDE:
                    concede(game, state, move.seat)
                else:
                    game.play(state, move.text, move.seat)
            except HadurError as error:
                raise BadRecord(f"{where}: {error}") from error
            _check_results(where, move.chance, heard, state)
            yield state
        found = None if state.result is None else tuple(state.result)
        if found != self.result:
            raise BadRecord(
                f"the record{of} ends with {_result_text(self.result)},"
                f" but its moves lead to {_result_text(found)}"
            )


def _check_results(where: str, recorded: tuple[int, ...], heard: Heard, state: State) -> None:
    """Exactly the recorded chance results were used."""
    if state.script:
        raise BadRecord(f"{where}: {len(state.script)} of its chance results are not used")
    if len(heard.results) > len(recorded):
        raise BadRecord(
            f"{where}: {len(heard.results)} chance results are used, {len(recorded)} are recorded"
        )


def _bad_line(number: int, line: str) -> BadRecord:
    shown = line if len(line) <= 60 else line[:60] + "…"
    return BadRecord(f"line {number} of the record is wrong: '{shown}'")


def _number(text: str, low: int, high: int) -> int:
    value = int(text)
    if not low <= value <= high:
        raise ValueError(f"{value} is out of range")
    return value


def _digits(text: str) -> str:
    """256 bits in hexadecimal digits."""
    if bytes.fromhex(text).hex() != text or len(text) != _DIGITS:
        raise ValueError("not 64 hexadecimal digits")
    return text


def _results(text: str) -> tuple[int, ...]:
    return tuple(_number(word, 0, _WORD) for word in text.split(" ")) if text else ()


def _move(line: str) -> Line:
    start, _, chance = line.partition(" | ")
    seat, _, text = start.partition(" ")
    move = Line(_number(seat, 0, 61), text, _results(chance))
    if str(move) != line:
        raise ValueError("not as a record writes it")
    return move


def _plain(text: str) -> dict[str, Any]:
    data = json.loads(text)
    if not isinstance(data, dict) or _plain_text(data) != text:
        raise ValueError("not as a record writes it")
    return data


def _plain_text(data: dict[str, Any]) -> str:
    return json.dumps(data, sort_keys=True, allow_nan=False)


def _joined(numbers: tuple[int, ...]) -> str:
    return " ".join(str(number) for number in numbers)


def _result_text(result: tuple[int, ...] | None) -> str:
    return "no result" if result is None else f"the result {_joined(result)}"
