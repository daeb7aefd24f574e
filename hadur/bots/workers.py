"""Bots that think in processes of their own, so that nothing else waits for them.

What goes to such a process is the game so far as numbers; there it is played again, and the bot
is given its glimpse of the position as everywhere. A thought belongs to one decision: its seed is
made of the bot's and the number of moves played, so it does not matter which process thinks.
"""

from __future__ import annotations

import signal
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass, replace
from multiprocessing import get_context
from multiprocessing.connection import Connection
from time import monotonic
from typing import Any, Final, TypeVar

from hadur import bots, engine
from hadur.bots.base import Bot
from hadur.bots.external.faults import BotFault, Fault
from hadur.bots.lanes import Lane
from hadur.bots.search import LEVELS, Limit, Search
from hadur.bots.shield import hear, shielded
from hadur.bots.tempo import FLOOR
from hadur.games import NAMES, load
from hadur.kernel.contents import Contents
from hadur.kernel.game import Game
from hadur.kernel.match import Match, follow
from hadur.kernel.state import State

OVERTIME: Final = 1.1
"""A bot with a time limit is waited for a tenth longer; then a bot that is quick answers."""
QUICK: Final = "script"
BRIEF: Final = LEVELS[2]
"""Whoever thinks for no more iterations than that waits for nobody who thinks for more."""
_LEAST: Final = 0.01
"""With less time than that nothing is thought about."""
_APART: Final = 1_000_003

Result = TypeVar("Result")


@dataclass(frozen=True)
class Thought:
    """What to think about: a position, who has to decide there, and which bot it is. `seconds` is
    the time for all of it, the way to the position included; 0 if there is no limit to it."""

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
    seconds: float = 0.0

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

    def move_in(self, state: State, gone: float = 0.0) -> int:
        """The bot's move in the position, once that is set up and so many seconds are gone."""
        seed = self.bot_seed + len(self.answers) * _APART
        bot = bots.make(self.bot, state.game(), seed)
        if self.seconds > 0.0 and isinstance(bot, Search):
            bot.limit = Limit(bot.limit.iterations, max(_LEAST, self.seconds - gone))
        return bot.choose(state, self.seat)


def is_brief(bot: str) -> bool:
    """Whether a bot's thoughts are no long ones, whatever the position."""
    kind, _, budget = bot.partition(":")
    if kind not in ("search", "cheat"):
        return True
    return not budget or Limit.read(budget).iterations <= BRIEF


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
            began = monotonic()
            try:
                state = thought.position()
                line.send(READY)
                line.send(thought.move_in(state, monotonic() - began))
            except Exception as error:
                line.send(f"{type(error).__name__}: {error}")


class Thinkers:
    """A few processes that think for any number of matches, and one more for brief thoughts. In
    each lane tables take turns."""

    def __init__(self, count: int = 1) -> None:
        self._all = [Thinker() for _ in range(count + 1)]
        self._long: Final = Lane(self._all[1:], "hadur-thinker")
        self._brief: Final = Lane(self._all[:1], "hadur-brief-thinker")

    def warm(self, bot: str = "") -> None:
        """Start the processes, or those for one bot, before anything is thought about. What a start
        takes would otherwise count as the time that a bot needed for its first answer, and set its
        tempo."""
        for number, thinker in enumerate(self._all):
            if not bot or is_brief(bot) == (number == 0):
                thinker.warm()

    def think(
        self, thought: Thought, limit: float | None = None, whose: str = "", by: float | None = None
    ) -> Future[int]:
        """The move to come. `limit` is the bot's time for a decision, if it has one, `by` the
        moment (of `monotonic`) until which it has to be found."""
        return self.do(thought, whose, lambda think: think(limit, by))

    def do(
        self,
        thought: Thought,
        whose: str,
        work: Callable[[Callable[[float | None, float | None], int]], Result],
    ) -> Future[Result]:
        """What comes of a piece of work that may think once its turn has come."""
        lane = self._brief if is_brief(thought.bot) else self._long
        return lane.do(
            whose,
            lambda thinker: work(lambda limit, by: _within(thinker, thought, limit, by, lane)),
        )

    def close(self) -> None:
        """End all processes; what they think about is not waited for."""
        for lane in (self._brief, self._long):
            lane.close()
        for thinker in self._all:
            thinker.close()


def _within(
    thinker: Thinker,
    thought: Thought,
    limit: float | None,
    by: float | None,
    lane: Lane[Thinker],
) -> int:
    """Think for no longer than there is time. Where others wait, bots that go by the clock have
    only their share of it: a second is a second for whoever looks on, not a second and the seconds
    of all who came before."""
    seconds = None if limit is None else limit / lane.crowd()
    if by is not None:
        left = by - monotonic()
        if left < _LEAST:
            return thought.move(QUICK)
        seconds = left if seconds is None else min(seconds, left)
    if seconds is None:
        return thinker.think(thought, None)
    return thinker.think(replace(thought, seconds=seconds), seconds * OVERTIME)


class Remote(Bot):
    """A bot at a table that thinks in another process."""

    def __init__(self, name: str, here: Search, thinkers: Thinkers) -> None:
        super().__init__(here.game, here.seed)
        self._name = name
        self._limit = here.limit.seconds or None
        self._thinkers = thinkers
        self.needs = max(FLOOR, here.limit.seconds)

    def answer(self, match: Match, seat: int) -> int:
        legal = match.state.legal(match.state.asked(seat))
        if len(legal) == 1:
            return int(legal[0])
        thought = Thought.of(match, seat, self._name, self.seed)
        by = None if self.within is None else monotonic() + self.within
        return self._thinkers.think(thought, self._limit, by=by).result()


def at_table(name: str, game: Game, seed: int, thinkers: Thinkers) -> Bot:
    """A bot for a host that must not wait for it: one that ponders does so in another process."""
    here = bots.make(name, game, seed)
    if not isinstance(here, Search):
        return here
    thinkers.warm(name)
    return Remote(name, here, thinkers)
