"""Carrying out a scenario: the same files serve tests, the judge's page and bug reports."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from hadur.kernel.errors import BadNotation, BadScenario, HadurError, ImpossibleChance
from hadur.kernel.game import Game
from hadur.kernel.hearing import Heard
from hadur.kernel.scenario_file import Scenario, Step
from hadur.kernel.state import State

__all__ = ["Difference", "Scenario", "run", "start"]


@dataclass(frozen=True)
class Difference:
    """The first thing in a scenario that is not as it says."""

    file: str
    step: int
    expected: str
    found: str

    def __str__(self) -> str:
        return f"{self.file}, step {self.step}: expected {self.expected}; found {self.found}"


def start(scenario: Scenario, game: Game) -> State:
    """The position the first step finds; what `hadur serve --scenario` opens a table with."""
    if scenario.game != game.name:
        raise BadScenario(f"{scenario.file} is of {scenario.game}, not of {game.name}")
    try:
        setup = game.check_setup(scenario.setup)
        if scenario.position is None:
            return game.begin(setup, scenario.seed)
        return game.begin_at(setup, scenario.position, scenario.seed)
    except HadurError as error:
        raise BadScenario(f"{scenario.file}: {error}") from error


def run(scenario: Scenario, game: Game) -> Difference | None:
    """Carry a scenario out to its first difference; None if there is none."""
    return _Run(scenario, game).difference()


class _Run:
    """A scenario being carried out. Each check returns what was expected and found instead."""

    def __init__(self, scenario: Scenario, game: Game) -> None:
        self.scenario = scenario
        self.game = game
        self.state = start(scenario, game)
        self.earlier: list[State] = []
        self.where = scenario.file

    def difference(self) -> Difference | None:
        for number, step in enumerate(self.scenario.steps, 1):
            self.where = f"{self.scenario.file}, step {number}"
            found = self.step(step)
            if found is not None:
                return Difference(self.scenario.file, number, *found)
        return None

    def step(self, step: Step) -> tuple[str, str] | None:
        if step.undo:
            if not self.earlier:
                raise BadScenario(f"{self.where}: there is no move to take back")
            self.state = self.earlier.pop()
        if step.seat is not None and not 0 <= step.seat < int(self.state.seats):
            raise BadScenario(f"{self.where}: there is no seat {step.seat}")
        found = self.questions(step)
        for text in step.moves:
            if found is None:
                seats = [decision.seat for decision in self.state.decisions]
                first = seats[0] if seats else None
                found = self.move(text, first if step.seat is None else step.seat, ())
        if found is None and step.move is not None:
            found = self.move(step.move, self.seat(step), step.chance)
        if found is None and step.expect:
            found = _compare("", step.expect, self.game.judge_view(self.state))
        return found

    def questions(self, step: Step) -> tuple[str, str] | None:
        """What the step says of the position before its move."""
        if step.decision is not None:
            name = self.prompt(step)
            if name != step.decision:
                return f"the decision '{step.decision}'", name
        for text in step.legal:
            if _tidy(text) not in self.legal(step):
                return f"'{text}' among the legal moves", _listed(self.legal(step))
        for text in step.illegal:
            found = self.refusal(step, text, None)
            if found is not None:
                return found
        if step.exact is not None:
            wanted = {_tidy(text) for text in step.exact}
            if wanted != set(self.legal(step)):
                return f"exactly {_listed(sorted(wanted))}", _listed(self.legal(step))
        if step.refuse is not None:
            return self.refusal(step, step.refuse, step.rule)
        return None

    def refusal(self, step: Step, text: str, rule: str | None) -> tuple[str, str] | None:
        """The move must be illegal to the move generator and to the judge, for the rule if any."""
        expected = f"'{text}' to be refused" + (f" for {rule}" if rule else "")
        if _tidy(text) in self.legal(step):
            return expected, "it among the legal moves"
        try:
            verdict = self.game.explain(self.state, _tidy(text), self.seat(step))
        except BadNotation as error:
            return expected, f"no move at all: {error}"
        if verdict.legal:
            return expected, "that the judge allows it, but the list of moves does not"
        if rule is not None and rule not in verdict.rules:
            return expected, self.game.refusal(verdict)
        return None

    def move(self, text: str, seat: int | None, chance: Sequence[str]) -> tuple[str, str] | None:
        after = self.state.copy()
        after.script = self.results(chance)
        after.listener = Heard()
        # mypyc gives a name one type per function, so each exception needs a name of its own.
        try:
            self.game.play(after, text, seat)
        except ImpossibleChance as wrong:
            raise BadScenario(f"{self.where}: chance = {list(chance)}: {wrong}") from wrong
        except HadurError as error:
            return f"'{text}' to be legal", str(error)
        if after.script:
            return "all chance results to be used", f"the last {len(after.script)} unused"
        after.listener = None
        self.earlier.append(self.state)
        self.state = after
        return None

    def results(self, texts: Iterable[str]) -> list[int]:
        """The chance results that texts stand for."""
        values: list[int] = []
        for text in texts:
            try:
                values += self.game.chance_value(text)
            except (HadurError, ValueError) as error:
                raise BadScenario(f"{self.where}: '{text}' is no result of chance") from error
        return values

    def seat(self, step: Step) -> int | None:
        """The seat a step is about; None when it names none and the game is over."""
        if step.seat is not None:
            return step.seat
        seats = [decision.seat for decision in self.state.decisions]
        if len(seats) > 1:
            raise BadScenario(f"{self.where}: several seats decide at once: add seat = {seats[0]}")
        return seats[0] if seats else None

    def legal(self, step: Step) -> list[str]:
        """The legal moves of the seat the step is about."""
        seat = self.seat(step)
        found = [decision for decision in self.state.decisions if decision.seat == seat]
        return found[0].texts if found else []

    def prompt(self, step: Step) -> str:
        seat = self.seat(step)
        found = [d.prompt for d in self.state.decisions if d.seat == seat]
        return found[0] if found else "none"


def _compare(path: str, wanted: object, found: object) -> tuple[str, str] | None:
    """The first part of a view that is not as wanted; a table may leave parts of it out."""
    if isinstance(wanted, dict) and wanted:
        for key, value in wanted.items():
            inner = f"{path}.{key}" if path else key
            part = found
            for name in key.split("."):
                if isinstance(part, Mapping) and name in part:
                    part = part[name]
                elif isinstance(part, (list, tuple)) and name.isdecimal() and int(name) < len(part):
                    part = part[int(name)]
                else:
                    return f"{inner} = {value!r}", f"nothing called '{name}' there"
            difference = _compare(inner, value, part)
            if difference is not None:
                return difference
        return None
    if _plain(found) != wanted:
        return f"{path} = {wanted!r}", f"{_plain(found)!r}"
    return None


def _plain(value: object) -> object:
    """A view's value as TOML would give it."""
    if isinstance(value, (list, tuple)):
        return [_plain(item) for item in value]
    if isinstance(value, Mapping):
        return {key: _plain(item) for key, item in value.items()}
    return value


def _tidy(text: str) -> str:
    return " ".join(text.lower().split())


def _listed(texts: list[str]) -> str:
    return ", ".join(f"'{text}'" for text in texts) if texts else "no move"
