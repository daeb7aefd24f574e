"""Carrying out a scenario: the same files serve tests, the judge's page and bug reports."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from hadur.kernel.errors import BadScenario, HadurError, ImpossibleChance
from hadur.kernel.events import Heard
from hadur.kernel.game import Game
from hadur.kernel.hints import did_you_mean
from hadur.kernel.scenarios import pace
from hadur.kernel.scenarios.asked import Asked
from hadur.kernel.scenarios.expectations import Found, compare
from hadur.kernel.scenarios.files import Scenario, Step
from hadur.kernel.scenarios.names import questions
from hadur.kernel.state import State


@dataclass(frozen=True)
class Difference:
    """The first thing in a scenario that is not as it says, and the position it shows in."""

    file: str
    step: int
    expected: str
    found: str
    state: State | None = field(default=None, compare=False, repr=False)

    def __str__(self) -> str:
        where = f"{self.file}, step {self.step}" if self.step else self.file
        return f"{where}: expected {self.expected}; found {self.found}"


def start(scenario: Scenario, game: Game) -> State:
    """The position the first step finds."""
    if scenario.game != game.name:
        raise BadScenario(f"{scenario.file} is of {scenario.game}, not of {game.name}")
    try:
        setup = game.check_setup(scenario.setup)
        if scenario.position is None:
            return game.begin(setup, scenario.seed)
        state = game.position(setup, scenario.position, scenario.seed)
        game.take_sides(state, setup)
        return pace.halt(game, state)
    except HadurError as error:
        raise BadScenario(f"{scenario.file}: {error}") from error


def run(scenario: Scenario, game: Game) -> Difference | None:
    """Carry a scenario out to its first difference; None if there is none."""
    for variant in scenario.variants:
        difference = run(variant, game)
        if difference is not None:
            return difference
    if scenario.variants:
        return None
    if scenario.refuse_setup is not None:
        return _allowed(scenario, game, scenario.refuse_setup)
    return _Run(scenario, game).difference()


def found_by(scenario: Scenario, game: Game, step: int) -> State:
    """The position that a step finds, counted from 1; one more than there are: the last of all.
    BadScenario if something before it is not as it says."""
    if not 1 <= step <= len(scenario.steps) + 1:
        raise BadScenario(f"{scenario.file} has no step {step}: it has {len(scenario.steps)}")
    going = _Run(scenario, game)
    difference = going.difference(step - 1)
    if difference is not None:
        raise BadScenario(str(difference))
    return going.state


def _allowed(scenario: Scenario, game: Game, rule: str) -> Difference | None:
    """A set-up that should have been refused for a rule, and was not, or not for this."""
    expected = f"the set-up to be refused for {rule}"
    try:
        game.check_setup(scenario.setup)
    except HadurError as error:
        if re.search(rf"(?<![\w.-]){re.escape(rule)}(?![\w.])", str(error)):
            return None
        return Difference(scenario.file, 0, expected, str(error))
    return Difference(scenario.file, 0, expected, "that it is allowed")


class _Run:
    """A scenario being carried out. Each check returns what was expected and found instead."""

    def __init__(self, scenario: Scenario, game: Game) -> None:
        self.scenario = scenario
        self.game = game
        self.state = start(scenario, game)
        self.earlier: list[State] = []
        self.where = scenario.file
        self.heard = Heard()

    def difference(self, steps: int | None = None) -> Difference | None:
        for number, step in enumerate(self.scenario.steps[:steps], 1):
            self.where = f"{self.scenario.file}, step {number}"
            found = self.step(step)
            if found is not None:
                return Difference(self.scenario.file, number, *found, self.state)
        return None

    def step(self, step: Step) -> Found | None:
        if step.undo:
            if not self.earlier:
                raise BadScenario(f"{self.where}: there is no move to take back")
            self.state = self.earlier.pop()
        if step.seat is not None and not 0 <= step.seat < int(self.state.seats):
            raise BadScenario(
                f"{self.where}: there is no seat {step.seat}"
                f" (seats: 0 to {int(self.state.seats) - 1})"
            )
        self.go_on(step)
        found = self.until(step, step.until) if step.until is not None else None
        if found is None:
            found = self.questions(step)
        for text in step.moves:
            if found is None:
                seats = [decision.seat for decision in self.state.decisions]
                first = seats[0] if seats else None
                last = step.move is None and text is step.moves[-1]
                seat = first if step.seat is None else step.seat
                found = self.move(text, seat, None, step.stop and last)
        if found is None and step.move is not None:
            found = self.move(step.move, self.seat(step), step.chance, step.stop)
        if found is None and step.expect:
            found = compare("", step.expect, self.seen())
        return found

    # -- how far it goes ---------------------------------------------------------------------------

    def go_on(self, step: Step) -> None:
        """From where an earlier step made it stop; without a move to make, to the next stop."""
        moves = step.moves or step.move is not None
        stopped = not self.state.asks and not self.state.over
        if step.stop and not moves and not stopped:
            raise BadScenario(
                f"{self.where}: 'stop' needs a move that goes on to the end of the phase,"
                " or a step before it that stopped"
            )
        if not stopped or step.only_looks:
            return
        now = self.state.copy()
        if step.stop and not moves:
            # The step that ends the phase was not made yet: with it the next one begins.
            pace.one_step(now)
            self.state = pace.halt(self.game, now)
        else:
            now.run()
            self.state = now

    def until(self, step: Step, name: str) -> Found | None:
        """Pass on every question until the named one is put."""
        known = questions(self.game)
        if name not in known:
            raise BadScenario(
                f"{self.where}: until: no question is called '{name}'{did_you_mean(name, known)}"
                f" ('hadur scenario names {self.game.name}' lists them)"
            )
        expected = f"the question '{name}'"
        expected += "" if step.seat is None else f" to seat {step.seat}"
        state = self.state.copy()
        passed: list[str] = []
        while not any(d.prompt == name and step.seat in (None, d.seat) for d in state.decisions):
            if state.over:
                return expected, f"the end of the game, after {_passed(passed)}"
            if len(passed) >= pace.FARTHEST:
                return expected, f"no such question after {_passed(passed)}"
            passed += [d.prompt for d in state.decisions]
            pace.pass_on(state, self.where, name)
        self.state = state
        return None

    # -- what is asked -----------------------------------------------------------------------------

    def questions(self, step: Step) -> Found | None:
        """What the step says of the position before its move."""
        if step.decision is None and not step.illegal and not step.legal:
            if step.exact is None and step.refuse is None:
                return None
        asked = Asked(self.game, self.state, self.seat(step))
        if step.decision is not None and asked.prompt != step.decision:
            return f"the decision '{step.decision}'", asked.prompt
        checks = [asked.legal(text) for text in step.legal]
        checks += [asked.refused(text, None) for text in step.illegal]
        if step.exact is not None:
            checks.append(asked.exactly(step.exact, self.where))
        if step.refuse is not None:
            checks.append(asked.refused(step.refuse, step.rule))
        return next((found for found in checks if found is not None), None)

    # -- what is done ------------------------------------------------------------------------------

    def move(
        self, text: str, seat: int | None, chance: Sequence[str] | None, stop: bool
    ) -> Found | None:
        after = self.state.copy()
        given = self.results(chance or ())
        after.script = list(given)
        heard = Heard()
        after.listener = heard
        # mypyc gives a name one type per function, so each exception needs a name of its own.
        try:
            if stop:
                index, number = self.game.find(after, text, seat)
                pace.answer(after, number, index)
                after = pace.halt(self.game, after)
            else:
                self.game.play(after, text, seat)
        except ImpossibleChance as wrong:
            raise BadScenario(f"{self.where}: chance = {list(chance or ())}: {wrong}") from wrong
        except HadurError as error:
            return f"'{text}' to be legal", str(error)
        if after.script:
            left = len(after.script)
            return (
                "all chance results to be used",
                f"the last {left} unused: '{text}' needs {len(given) - left}",
            )
        lacking = pace.lacking(heard, len(given)) if chance is not None else 0
        if lacking:
            return (
                f"{len(given)} chance results to be enough for '{text}'",
                f"{lacking} more: {', '.join(self.drawn(heard, len(given)))}",
            )
        after.listener = None
        self.earlier.append(self.state)
        self.state = after
        self.heard = heard
        return None

    def drawn(self, heard: Heard, given: int) -> list[str]:
        """The results that were left to chance, as a scenario writes them."""
        pairs = list(zip(heard.draws, heard.results, strict=True))[given:]
        texts = [self.game.chance_text(stream, value) for (stream, _), value in pairs]
        return texts if len(texts) < 9 else [*texts[:8], "…"]

    def results(self, texts: Iterable[str]) -> list[int]:
        """The chance results that texts stand for."""
        values: list[int] = []
        for text in texts:
            try:
                values += self.game.chance_value(text)
            except BadScenario as wrong:
                raise BadScenario(
                    f"{self.where}: '{text}' is no result of chance: {wrong}"
                ) from wrong
            except (HadurError, ValueError) as error:
                raise BadScenario(f"{self.where}: '{text}' is no result of chance") from error
        return values

    # -- what there is -----------------------------------------------------------------------------

    def seen(self) -> dict[str, Any]:
        """The judge's view, and how often chance was asked in the last move: `dice.count`."""
        view: dict[str, Any] = dict(self.game.judge_view(self.state))
        for stream, name in enumerate(self.game.streams):
            facts = view.get(name, {})
            if isinstance(facts, Mapping) and "count" not in facts:
                view[name] = {
                    **facts,
                    "count": sum(drawn == stream for drawn, _ in self.heard.draws),
                }
        return view

    def seat(self, step: Step) -> int | None:
        """The seat a step is about; None when it names none and the game is over."""
        if step.seat is not None:
            return step.seat
        seats = [decision.seat for decision in self.state.decisions]
        if len(seats) > 1:
            raise BadScenario(f"{self.where}: several seats decide at once: add seat = {seats[0]}")
        return seats[0] if seats else None


def _passed(names: list[str]) -> str:
    shown = ", ".join(names[-6:])
    return f"passing {len(names)} questions ({'… ' if len(names) > 6 else ''}{shown})"
