"""Scenario files: a position on paper with what must and must not be possible in it, as TOML.

Reading checks the form alone; whether the game agrees is for `run.run` to say.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

from hadur.kernel.chance import seed_from
from hadur.kernel.errors import BadScenario
from hadur.kernel.hints import did_you_mean

TOP: Final = {
    "game": "a text",
    "title": "a text",
    "rules": "a list of texts",
    "refuse-setup": "a text",
    "setup": "a table",
    "position": "a table",
    "do": "a list of steps",
    "variant": "a list of variants",
}
"""The keys of a file, and what each is."""

VARIANT: Final = {key: shape for key, shape in TOP.items() if key not in ("game", "variant")}
"""The keys of a variant."""

STEP: Final = {
    "undo": "true",
    "until": "a text",
    "decision": "a text",
    "legal": "a list of texts",
    "illegal": "a list of texts",
    "exact": "a list of texts, or a table with such a list for each piece",
    "refuse": "a text",
    "rule": "a text",
    "moves": "a list of texts",
    "move": "a text",
    "chance": "a list of texts",
    "stop": "true",
    "expect": "a table",
    "seat": "a seat's number",
}
"""The keys of a step."""

MEANING: Final = {
    "game": "whose rules",
    "title": "what it shows, in words",
    "rules": "rule ids it would fail for",
    "refuse-setup": "the rule for which the set-up must be refused; no position, no steps",
    "setup": "seats or decks, options, seed",
    "position": "without it the scenario starts with the deal",
    "do": "steps, [[do]]",
    "variant": "[[variant]]: its own tables are laid over the shared ones, its steps follow",
    "undo": "take the last move back",
    "until": "pass on every question until this one is put",
    "decision": "the question must be this one",
    "legal": "these moves must be legal",
    "illegal": "these moves must be refused",
    "exact": "the legal moves are just these",
    "refuse": "this move must be refused",
    "rule": "and for this rule",
    "moves": "played one after the other",
    "move": "played",
    "chance": "its results of chance, all of them; left out: by the seed",
    "stop": "do not run beyond the phase; the next step goes on",
    "expect": "what there is then",
    "seat": "whose question or move it is, where several decide at once",
}
"""What each key is for."""


@dataclass(frozen=True)
class Step:
    """One step. What it has is done in this order: undo, until, decision, legal, illegal, exact,
    refuse, moves, move (with chance, halting where the phase ends if it says stop), expect.
    `seat` may be left out while one seat alone has to decide; of `moves` each is then made by the
    first seat that has to. `chance` is None where it is left to chance."""

    seat: int | None = None
    undo: bool = False
    until: str | None = None
    decision: str | None = None
    legal: tuple[str, ...] = ()
    illegal: tuple[str, ...] = ()
    exact: tuple[str, ...] | Mapping[str, list[str]] | None = None
    refuse: str | None = None
    rule: str | None = None
    moves: tuple[str, ...] = ()
    move: str | None = None
    chance: tuple[str, ...] | None = None
    stop: bool = False
    expect: Mapping[str, Any] = field(default_factory=dict)

    @property
    def only_looks(self) -> bool:
        """Whether it does nothing but expect."""
        return replace(self, seat=None, undo=False, expect={}) == Step()


@dataclass(frozen=True)
class Scenario:
    """A scenario as written. Without a position it starts with the deal.

    `title` says in words what it shows, `rules` which rule ids it would fail for. One with
    `refuse_setup` is about a set-up that this rule forbids, and has no steps. One with `variants`
    stands for them: each has its position and steps, changed and continued."""

    file: str
    game: str
    setup: Mapping[str, Any]
    seed: int
    position: Mapping[str, Any] | None
    steps: tuple[Step, ...]
    title: str = ""
    rules: tuple[str, ...] = ()
    refuse_setup: str | None = None
    variants: tuple[Scenario, ...] = ()

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
        _check_keys(data, TOP, file)
        if "game" not in data:
            raise BadScenario(f'{file} does not say which game it is of: game = "…"')
        known = list(games)
        if known and data["game"] not in known:
            raise BadScenario(f"{file}: unknown game '{data['game']}'{_hint(data['game'], known)}")
        blocks = data.pop("variant", [])
        scenario = _scenario(data, file, bool(blocks))
        variants = [
            _variant(data, block, f"{file}, variant {number}")
            for number, block in enumerate(blocks, 1)
        ]
        return replace(scenario, variants=tuple(variants))


def _scenario(data: Mapping[str, Any], file: str, shared: bool) -> Scenario:
    """A scenario by its keys; `shared` if it is only what variants have in common."""
    setup = dict(data.get("setup", {}))
    seed = seed_from(str(setup.pop("seed", 0)))
    steps = [_step(step, f"{file}, step {n}") for n, step in enumerate(data.get("do", []), 1)]
    refused = data.get("refuse-setup")
    useless = [key for key in ("position", "do") if key in data and not shared]
    if refused is not None and useless:
        raise BadScenario(f"{file}: '{useless[0]}' is of no use with 'refuse-setup'")
    return Scenario(
        file,
        data["game"],
        setup,
        seed,
        data.get("position"),
        tuple(steps),
        data.get("title", ""),
        tuple(data.get("rules", ())),
        refused,
    )


def _variant(shared: Mapping[str, Any], own: Mapping[str, Any], file: str) -> Scenario:
    """What variants share, with one's own tables laid over it and its own steps behind it."""
    _check_keys(own, VARIANT, file)
    data = dict(shared)
    for key, value in own.items():
        data[key] = _laid_over(data[key], value) if key in data and key != "do" else value
    data["do"] = [*shared.get("do", ()), *own.get("do", ())]
    if "refuse-setup" in own:
        data = {key: value for key, value in data.items() if key in own or key not in _PLAYED}
    elif not data["do"]:
        raise BadScenario(f"{file} says nothing to do or to check: it has no step")
    return _scenario(data, f"{file} ({own['title']})" if "title" in own else file, False)


_PLAYED: Final = ("position", "do")


def _laid_over(below: Any, above: Any) -> Any:
    """Tables entry by entry; of everything else only what lies on top."""
    if not isinstance(below, dict) or not isinstance(above, dict):
        return above
    both = dict(below)
    for key, value in above.items():
        both[key] = _laid_over(below[key], value) if key in below else value
    return both


def _step(data: dict[str, Any], where: str) -> Step:
    _check_keys(data, STEP, where)
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
    if shape.startswith("a list of texts, or"):
        lists = list(value.values()) if isinstance(value, dict) and value else [value]
        return all(_has_shape(item, "a list of texts") for item in lists)
    if shape == "a list of texts":
        return isinstance(value, list) and all(isinstance(item, str) for item in value)
    if shape in ("a list of steps", "a list of variants"):
        return isinstance(value, list) and all(isinstance(item, dict) for item in value)
    if shape == "true":
        return value is True
    return isinstance(value, int) and not isinstance(value, bool)


def _hint(word: str, known: Iterable[str]) -> str:
    return did_you_mean(word, known, "'") or f"; known are {', '.join(sorted(known))}"
