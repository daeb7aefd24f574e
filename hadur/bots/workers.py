"""Bots that think in processes of their own, so that nothing else waits for them.

What goes to such a process is the game so far as numbers; there it is played again, and the bot
is given its glimpse of the position as everywhere. A thought belongs to one decision: its seed is
made of the bot's and the number of moves played, so it does not matter which process thinks.
"""

from __future__ import annotations

import signal
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from multiprocessing import get_context
from multiprocessing.connection import Connection
from queue import SimpleQueue
from typing import Any, Final

from hadur import bots, engine
from hadur.bots.base import Bot
from hadur.bots.external.faults import BotFault, Fault
from hadur.bots.search import Search
from hadur.bots.shield import hear, shielded
from hadur.games import NAMES, load
from hadur.kernel.contents import Contents
from hadur.kernel.game import Game
from hadur.kernel.match import Match, follow
from hadur.kernel.state import State

OVERTIME: Final = 1.1
"""A bot with a time limit is waited for a tenth longer; then a bot that is quick answers."""
QUICK: Final = "script"
_APART: Final = 1_000_003


@dataclass(frozen=True)
class Thought:
    """What to think about: a position, who has to decide there, and which bot it is."""

    game: str
    setup: dict[str, Any]
    contents: Contents
    scenario: dict[str, Any] | None
    seed: int
    chance: tuple[tuple[int, ...], ...]
    answers: tuple[tuple[int, int], ...]
    seat: int
    bot: str
    bot_seed: int

    @classmethod
    def of(cls, match: Match, seat: int, bot: str, bot_seed: int) -> Thought:
        """The decision a seat has to make in a match now."""
        record = match.record
        chance = (record.deal, *(line.chance for line in record.moves))
        answers = tuple(match.answers())
        return cls(
            record.game,
            record.setup,
            record.contents,
            match.scenario,
            record.seed,
            chance,
            answers,
            seat,
            bot,
            bot_seed,
        )

    def position(self) -> State:
        """The position, by the chance results that were used on the way."""
        game = load(self.game)
        if self.scenario is not None:
            state = game.begin_at(self.setup, self.scenario, self.seed, self.contents)
        else:
            deal = list(self.chance[0])
            state = game.begin(self.setup, self.seed, deal, contents=self.contents)
        for (index, move), results in zip(self.answers, self.chance[1:], strict=True):
            state.script = list(results)
            follow(state, index, move)
        return state

    def move(self, bot: str) -> int:
        """The move of another bot in the place of this one."""
        return replace(self, bot=bot).move_in(self.position())

    def move_in(self, state: State) -> int:
        """The bot's move in the position, once that is set up."""
        seed = self.bot_seed + len(self.answers) * _APART
        return bots.make(self.bot, state.game(), seed).choose(state, self.seat)


class Thinker:
    """One process that thinks. It is started when it is needed, or before that to be there when it
    is, and replaced when it is lost, or when the compiled engine has come meanwhile."""

    def __init__(self) -> None:
        self._context = get_context("spawn")
        self._process: Any = None
        self._line: Connection | None = None
        self._newest = False
        self._closed = False

    def think(self, thought: Thought, patience: float | None) -> int:
        """The move; a quick one if none comes within `patience` seconds of the position being
        set up. BotFault if the bot fails, or the process does and so does the next."""
        for _ in range(2):
            if engine.has_come() and not self._newest:
                self.stop()
            try:
                answer = self._ask(self._line or self._start(), thought, patience)
            except (OSError, EOFError):
                self.stop()
                if self._closed:
                    break
                continue
            if isinstance(answer, str):
                raise BotFault(Fault.CRASHED, answer)
            return thought.move(QUICK) if answer is None else answer
        raise BotFault(Fault.LEFT, f"the process of {thought.bot} has ended")

    def warm(self) -> None:
        """Start the process now. Not while it thinks."""
        if self._line is None:
            self._start()

    def _ask(self, line: Connection, thought: Thought, patience: float | None) -> int | str | None:
        """A move, what went wrong, or None if it took too long."""
        line.send(thought)
        ready = line.recv()
        if isinstance(ready, str):
            return ready
        if not line.poll(patience):
            self.stop()
            return None
        answer: int | str = line.recv()
        return answer

    def _start(self) -> Connection:
        self._newest = engine.has_come()
        ours, theirs = self._context.Pipe()
        self._process = self._context.Process(target=_serve, args=(theirs,), daemon=True)
        with shielded():
            self._process.start()
        theirs.close()
        self._line = ours
        return ours

    def stop(self) -> None:
        """End the process at once, whatever it is thinking about."""
        process, self._process = self._process, None
        line, self._line = self._line, None
        if process is not None:
            process.kill()
            process.join()
        if line is not None:
            line.close()

    def close(self) -> None:
        """End the process for good."""
        self._closed = True
        self.stop()


READY: Final = True


def _serve(line: Connection) -> None:
    """The life of such a process: think about what comes until the line is closed."""
    hear(signal.SIG_IGN)
    for name in NAMES:
        load(name)
    with suppress(EOFError, OSError):
        while True:
            thought: Thought = line.recv()
            try:
                state = thought.position()
                line.send(READY)
                line.send(thought.move_in(state))
            except Exception as error:
                line.send(f"{type(error).__name__}: {error}")


class Thinkers:
    """A few processes that think for any number of matches."""

    def __init__(self, count: int = 1) -> None:
        self._idle: SimpleQueue[Thinker] = SimpleQueue()
        self._all = [Thinker() for _ in range(count)]
        for thinker in self._all:
            self._idle.put(thinker)
        self._threads = ThreadPoolExecutor(count, thread_name_prefix="hadur-thinker")

    def warm(self) -> None:
        """Start the processes before anything is thought about. What a start takes would otherwise
        count as the time that a bot needed for its first answer, and set its tempo."""
        for thinker in self._all:
            thinker.warm()

    def think(self, thought: Thought, limit: float | None = None) -> Future[int]:
        """The move to come. `limit` is the bot's time for a decision, if it has one."""
        return self._threads.submit(self._run, thought, limit)

    def close(self) -> None:
        """End all processes; what they think about is not waited for."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        for thinker in self._all:
            thinker.close()

    def _run(self, thought: Thought, limit: float | None) -> int:
        with self._borrowed() as thinker:
            return thinker.think(thought, None if limit is None else limit * OVERTIME)

    @contextmanager
    def _borrowed(self) -> Iterator[Thinker]:
        thinker = self._idle.get()
        try:
            yield thinker
        finally:
            self._idle.put(thinker)


class Remote(Bot):
    """A bot at a table that thinks in another process."""

    def __init__(self, name: str, here: Search, thinkers: Thinkers) -> None:
        super().__init__(here.game, here.seed)
        self._name = name
        self._limit = here.limit.seconds or None
        self._thinkers = thinkers

    def answer(self, match: Match, seat: int) -> int:
        legal = match.state.legal(match.state.asked(seat))
        if len(legal) == 1:
            return int(legal[0])
        thought = Thought.of(match, seat, self._name, self.seed)
        return self._thinkers.think(thought, self._limit).result()


def at_table(name: str, game: Game, seed: int, thinkers: Thinkers) -> Bot:
    """A bot for a host that must not wait for it: one that ponders does so in another process."""
    here = bots.make(name, game, seed)
    if not isinstance(here, Search):
        return here
    thinkers.warm()
    return Remote(name, here, thinkers)
