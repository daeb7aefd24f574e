"""Scenario files: a position on paper with what must and must not be possible in it, as TOML.

Reading checks the form alone; whether the game agrees is for `scenario.run` to say.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from hadur.kernel.chance import seed_from
from hadur.kernel.errors import BadScenario
from hadur.kernel.hints import did_you_mean

_TOP: Final = {
    "game": "a text",
    "title": "a text",
    "rules": "a list of texts",
    "setup": "a table",
    "position": "a table",
    "do": "a list of steps",
}
_STEP: Final = {
    "undo": "true",
    "decision": "a text",
    "legal": "a list of texts",
    "illegal": "a list of texts",
    "exact": "a list of texts",
    "refuse": "a text",
    "rule": "a text",
    "moves": "a list of texts",
    "move": "a text",
    "chance": "a list of texts",
    "expect": "a table",
    "seat": "a seat's number",
}


@dataclass(frozen=True)
class Step:
    """One step. What it has is done in this order: undo, decision, legal, illegal, exact, refuse,
    moves, move (with chance), expect. `seat` may be left out while one seat alone has to decide;
    of `moves` each is then made by the first seat that has to."""

    seat: int | None = None
    undo: bool = False
    decision: str | None = None
    legal: tuple[str, ...] = ()
    illegal: tuple[str, ...] = ()
    exact: tuple[str, ...] | None = None
    refuse: str | None = None
    rule: str | None = None
    moves: tuple[str, ...] = ()
    move: str | None = None
    chance: tuple[str, ...] = ()
    expect: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Scenario:
    """A scenario as written. Without a position it starts with the deal.

    `title` says in words what it shows, `rules` which rule ids it would fail for."""

    file: str
    game: str
    setup: Mapping[str, Any]
    seed: int
    position: Mapping[str, Any] | None
    steps: tuple[Step, ...]
    title: str = ""
    rules: tuple[str, ...] = ()

    @classmethod
    def load(cls, path: str | os.PathLike[str], games: Iterable[str] = ()) -> Scenario:
        """Read a file; `games`, if any are given, are those there are."""
        try:
            with open(path, encoding="utf-8-sig") as file:
                text = file.read()
        except OSError as error:
            raise BadScenario(f"cannot read {path}: {error.strerror}") from error
        except UnicodeDecodeError as wrong:
            raise BadScenario(f"{path} is not UTF-8 text") from wrong
        return cls.from_text(text, str(path), games)

    @classmethod
    def from_text(cls, text: str, file: str, games: Iterable[str] = ()) -> Scenario:
        """Read a text; `file` is what errors and differences call it."""
        try:
            data = tomllib.loads(text)
        except (tomllib.TOMLDecodeError, RecursionError) as error:
            raise BadScenario(f"{file} is not TOML: {error}") from error
        _check_keys(data, _TOP, file)
        if "game" not in data:
            raise BadScenario(f'{file} does not say which game it is of: game = "…"')
        known = list(games)
        if known and data["game"] not in known:
            raise BadScenario(f"{file}: unknown game '{data['game']}'{_hint(data['game'], known)}")
        setup = dict(data.get("setup", {}))
        seed = seed_from(str(setup.pop("seed", 0)))
        steps = [_step(step, f"{file}, step {n}") for n, step in enumerate(data.get("do", []), 1)]
        rules = tuple(data.get("rules", ()))
        title = data.get("title", "")
        return cls(
            file, data["game"], setup, seed, data.get("position"), tuple(steps), title, rules
        )


def _step(data: dict[str, Any], where: str) -> Step:
    _check_keys(data, _STEP, where)
    if not set(data) - {"seat"}:
        raise BadScenario(f"{where} says nothing to do or to check")
    for key, needed in (("rule", "refuse"), ("chance", "move")):
        if key in data and needed not in data:
            raise BadScenario(f"{where}: '{key}' is of no use without '{needed}'")
    parts: dict[str, Any] = {k: tuple(v) if isinstance(v, list) else v for k, v in data.items()}
    return Step(**parts)


def _check_keys(data: Mapping[str, Any], shapes: Mapping[str, str], where: str) -> None:
    for key, value in data.items():
        if key not in shapes:
            raise BadScenario(f"{where}: unknown key '{key}'{_hint(key, shapes)}")
        if not _has_shape(value, shapes[key]):
            raise BadScenario(f"{where}: '{key}' should be {shapes[key]}, not {value!r}")


def _has_shape(value: object, shape: str) -> bool:
    if shape == "a text":
        return isinstance(value, str)
    if shape == "a table":
        return isinstance(value, dict)
    if shape == "a list of texts":
        return isinstance(value, list) and all(isinstance(item, str) for item in value)
    if shape == "a list of steps":
        return isinstance(value, list) and all(isinstance(item, dict) for item in value)
    if shape == "true":
        return value is True
    return isinstance(value, int) and not isinstance(value, bool)


def _hint(word: str, known: Iterable[str]) -> str:
    return did_you_mean(word, known, "'") or f"; known are {', '.join(sorted(known))}"
