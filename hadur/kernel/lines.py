"""A game in words: what the lines of every game are made with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol, cast


class Texts(Protocol):
    """What words are made from: hadur.text has it, which lies above the games."""

    def say(self, id: str, /, **args: str | int) -> str: ...

    def sentence(self, id: str, /, **args: str | int) -> str: ...

    def has(self, id: str) -> bool: ...

    def rule(self, id: str) -> str | None: ...


View = Mapping[str, Any]
Names = tuple[str, ...]
"""What the players are called, by seat."""
Args = dict[str, str | int]


class Group(NamedTuple):
    """What a move acts on: a key that is the same in every language, and a title for menus."""

    key: str
    title: str


def event_names(log: Mapping[str, object]) -> dict[int, str]:
    """The name of each kind of event that a game's log declares."""
    return {
        value: name.lower().replace("_", "-")
        for name, value in log.items()
        if name.isupper() and isinstance(value, int)
    }


def card_name(texts: Texts, name: str) -> str:
    return texts.say(f"card-{name}")


def phase_name(texts: Texts, name: str) -> str:
    return texts.say(f"phase-{name}")


def player_name(
    texts: Texts, seat: int, reader: int | None, names: Names | None = None, seats: int = 2
) -> str:
    """How lines call a player other than their reader: by name, else by number. Only one of two
    is "your opponent"; a game for more says how many `seats` it may have."""
    if names is not None:
        return names[seat]
    if reader is None or seats > 2:
        return texts.say("player-seat", number=seat + 1)
    return texts.say("player-opponent")


def player_args(
    texts: Texts, seat: int, reader: int | None, names: Names | None, seats: int = 2
) -> Args:
    """The player of a line: `who` is it to the reader, and what is `player` called? Below 0 it is
    nobody."""
    if seat < 0:
        return {"who": "nobody", "player": ""}
    player = player_name(texts, seat, reader, names, seats)
    return {"who": "you" if seat == reader else "other", "player": player}


def open_decision(view: View) -> dict[str, Any]:
    """What the seat of a view has to decide, or, if it is not asked, another one; {} if nobody is
    asked anything."""
    decisions = cast("list[dict[str, Any]]", view["decisions"])
    own = [decision for decision in decisions if decision["seat"] == view["seat"]]
    return (own or decisions or [{}])[0]
