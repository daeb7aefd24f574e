"""The names that scenario files of a game can use, for `hadur scenario names` and its page."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from hadur.kernel.errors import BadScenario
from hadur.kernel.game import Game
from hadur.kernel.state import PROMPTS, Prompt


@dataclass(frozen=True)
class Names:
    """What positions of a game may say and expect, each key with a line about it.

    `position` are the keys of a position, `seat` those of a table for a seat ("" if there are
    none), `marks` what may be said of a piece; `expect` is what can be expected, `moves` how moves
    read, `chance` how results of chance do. `ways` are answers to "choose" that stand in no
    question of theirs. Of questions that are many of a kind `families` has
    the beginnings of their names, `shared` those questions of the kernel that the game asks."""

    position: Mapping[str, str]
    expect: Mapping[str, str]
    moves: str
    chance: str
    seat: Mapping[str, str] = field(default_factory=dict)
    marks: Mapping[str, str] = field(default_factory=dict)
    ways: Mapping[str, str] = field(default_factory=dict)
    families: tuple[str, ...] = ()
    shared: tuple[str, ...] = ()


_KNOWN: Final[dict[str, Names]] = {}


def names(game: str, known: Names) -> Names:
    """Declare the names of a game."""
    _KNOWN[game] = known
    return known


def names_of(game: Game) -> Names:
    if game.name not in _KNOWN:
        raise BadScenario(f"{game.name} has not said which names its scenarios have")
    return _KNOWN[game.name]


def questions(game: Game) -> dict[str, Prompt]:
    """Every question of the game by its name, in the order of the alphabet."""
    home = type(game).__module__.rpartition(".")[0]
    shared = _KNOWN[game.name].shared if game.name in _KNOWN else ()
    found: dict[str, Prompt] = {}
    for prompt in PROMPTS:
        module = type(prompt).__module__
        if module.startswith(f"{home}.") or (
            module.startswith("hadur.kernel.") and prompt.name in shared
        ):
            found[prompt.name] = prompt
    return dict(sorted(found.items()))


def ways(game: Game) -> dict[str, list[str]]:
    """The questions that are answered with "choose", and the ways there are."""
    found = {}
    for name, prompt in questions(game).items():
        branches = getattr(prompt, "branches", None)
        if branches:
            found[name] = [str(branch) for branch in branches]
    return found
