"""A bot that is a program: asked like any other bot, and out at its first fault."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from time import monotonic
from typing import Any, Self

import hadur
from hadur.bots.base import Bot
from hadur.bots.external.command import BUDGET, budget_and_command
from hadur.bots.external.faults import BotFault, Fault, Policy
from hadur.bots.external.process import Program
from hadur.bots.external.wire import (
    VERSION,
    known_setup,
    line,
    log_line,
    question_lines,
    result_line,
    seed_for_program,
    short,
)
from hadur.kernel.decision import Decision
from hadur.kernel.errors import UnknownName
from hadur.kernel.game import Game, Setup
from hadur.kernel.state import State


class External(Bot):
    """A program at a seat. It is started when it is first asked, and stays for further games.

    `budget` is the time for a decision and `start_budget` for getting ready, in seconds. The
    first fault ends the program and stays in `fault`; from then on every choice raises it, or
    is a random move, as `policy` says. `close` ends the program; so does losing the bot.
    """

    listens = True

    def __init__(
        self,
        game: Game,
        seed: int,
        command: Sequence[str],
        *,
        budget: float = BUDGET,
        start_budget: float = 10.0,
        policy: Policy | str = Policy.FORFEIT,
    ) -> None:
        super().__init__(game, seed)
        if budget <= 0:
            raise UnknownName(f"a bot needs time to decide: {budget} s is none")
        self.command = list(command)
        self.budget = budget
        self.start_budget = start_budget
        self.policy = Policy(policy)
        self.title = os.path.basename(self.command[0])
        self.fault: BotFault | None = None
        self._program: Program | None = None
        self._stderr = ""
        self._setup: Setup | None = None
        self._seat = -1
        self._asked = 0
        self._heard: list[str] = []

    @classmethod
    def from_text(cls, text: str, game: Game, seed: int = 0, **wishes: Any) -> Self:
        """The bot that "exec:5s:./mybot --fast" stands for; UnknownName if it cannot be run."""
        budget, command = budget_and_command(text)
        return cls(game, seed, command, **{"budget": budget, **wishes})

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def pid(self) -> int | None:
        """The process while it runs."""
        return self._program.pid if self._program else None

    @property
    def stderr(self) -> str:
        """The last the program wrote to stderr, for reports."""
        return self._program.stderr if self._program else self._stderr

    # -- a game ------------------------------------------------------------------------------------

    def begin(self, setup: Setup) -> None:
        """Without this the program is not told the setup, and learns from views alone."""
        self._setup = self.game.check_setup(setup)
        self._seat = -1

    def hear(self, moves: Sequence[tuple[int, str | None]]) -> None:
        """The program is told with its next decision, or with the result."""
        self._heard += [log_line(seat, move) for seat, move in moves]

    def choose(self, state: State, seat: int) -> int:
        """The program's move. It is not asked where there is only one."""
        if self.fault is not None and self.policy is Policy.FORFEIT:
            raise self.fault
        decision = next(found for found in state.decisions if found.seat == seat)
        moves = decision.moves
        if len(moves) == 1:
            return moves[0]
        if self.fault is None:
            try:
                return moves[self._consult(state, decision)]
            except BotFault as fault:
                self._note(fault)
                if self.policy is Policy.FORFEIT:
                    raise self.fault or fault from None
        return moves[self.draw(len(moves))]

    def finish(self, scores: Sequence[int] | None) -> None:
        """The program stays, since another game may follow."""
        if self._program is not None and self._seat >= 0:
            self._program.send(*self._heard, result_line(scores))
        self._seat = -1
        self._heard = []

    def close(self) -> None:
        """End the program, by force if it must be; nothing of it is left behind."""
        program = self._program
        if program is not None:
            went = program.leave()
            self._forget(program)
            if not went and self.fault is None:
                self.fault = self._told(BotFault(Fault.QUIT, "it did not leave when told to quit"))

    # -- talking -----------------------------------------------------------------------------------

    def _consult(self, state: State, decision: Decision) -> int:
        """Which of the legal moves the program wants."""
        program = self._at_table(decision.seat, int(state.seats))
        self._asked += 1
        ms = max(1, round(self.budget * 1000))
        lines = [*self._heard, *question_lines(state, decision, self._asked, ms)]
        self._heard = []
        texts = decision.texts
        deadline = monotonic() + self.budget
        program.send(*lines)
        number, _, text = self._answer(program, "move", deadline).partition(" ")
        if number != str(self._asked):
            text = f"it answered decision {short(number)}, asked was {self._asked}"
            raise BotFault(Fault.STALE, text, said=short(number))
        wanted = " ".join(text.lower().split())
        if wanted not in texts:
            wrong = f"'{short(text)}' is not among its legal moves"
            raise BotFault(Fault.ILLEGAL, wrong, said=short(text))
        return texts.index(wanted)

    def _at_table(self, seat: int, seats: int) -> Program:
        """The program, running, greeted, and told which game and seat this is."""
        program = self._program
        if program is None:
            program = self._program = Program(self.command)
            self._seat = -1
            self._greet(program)
        if seat != self._seat:
            self._seat = seat
            facts: Mapping[str, object] = {
                "game": self.game.name,
                "version": self.game.version,
                "seats": seats,
                "seat": seat,
                "seed": seed_for_program(self.seed),
                "sides": None if self._setup is None else self.game.sides(self._setup),
                "setup": None if self._setup is None else known_setup(self._setup, seat),
            }
            program.send(line("game", facts), line("ping", "ready"))
            answer = self._answer(program, "pong", monotonic() + self.start_budget)
            if answer != "ready":
                text = f"it answered 'ping ready' with '{short(answer)}'"
                raise BotFault(Fault.GARBAGE, text, said=short(answer))
        return program

    def _greet(self, program: Program) -> None:
        program.send(line("hello", VERSION, "hadur", hadur.__version__))
        answer = self._answer(program, "hello", monotonic() + self.start_budget)
        version, _, title = answer.partition(" ")
        if version != str(VERSION):
            text = f"it speaks version {short(version)}, not version {VERSION}"
            raise BotFault(Fault.VERSION, text, said=short(version))
        self.title = short(title) or self.title

    def _answer(self, program: Program, wanted: str, deadline: float) -> str:
        """What follows the word that is due next."""
        said = program.read(deadline)
        word, _, rest = said.partition(" ")
        if word == "error":
            raise BotFault(Fault.REFUSED, f"it gave up: {short(rest)}", said=short(rest))
        if word != wanted:
            text = f"it said '{short(said)}' where '{wanted}' was due"
            raise BotFault(Fault.GARBAGE, text, said=short(said))
        return rest.strip()

    def _note(self, fault: BotFault) -> None:
        program = self._program
        if program is not None:
            program.kill()
            self._forget(program)
        self.fault = self._told(fault)

    def _told(self, fault: BotFault) -> BotFault:
        """The fault with the name of the program and what it wrote to stderr."""
        text = f"the bot {self.title} is out ({fault.kind}): {fault.text}"
        return BotFault(fault.kind, text, self._stderr, said=fault.said, title=self.title)

    def _forget(self, program: Program) -> None:
        self._stderr = program.stderr
        self._program = None
