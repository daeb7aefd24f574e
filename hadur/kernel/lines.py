"""A game in words: what the lines of every game are made with."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping
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


def first_named(name: str, known: Container[str]) -> str:
    """The longest known name that a name begins with, by whole words: questions are called after
    their card, perhaps with a word behind. "" if there is none."""
    while name and name not in known:
        name = name.rpartition("-")[0]
    return name


def cards_offered(view: View, known: Container[str], most: int = 3) -> list[str]:
    """The cards that the seat of a view could use or play now, each once; none where there are too
    many of them to be read at a glance."""
    verbs = ("use", "play")
    moves = (text.split() for text in open_decision(view).get("moves", ()))
    named = (words[1].partition("@")[0] for words in moves if words[0] in verbs and len(words) > 1)
    found = list(dict.fromkeys(name for name in named if name in known))
    return found if len(found) <= most else []


def open_decision(view: View) -> dict[str, Any]:
    """What the seat of a view has to decide, or, if it is not asked, another one; {} if nobody is
    asked anything."""
    decisions = cast("list[dict[str, Any]]", view["decisions"])
    own = [decision for decision in decisions if decision["seat"] == view["seat"]]
    return (own or decisions or [{}])[0]


Stakes = Callable[[Texts, View, dict[str, Any]], Args]
"""What a question may speak of: (texts, view, the decision)."""


def question_about(texts: Texts, view: View, at_stake: Stakes) -> str:
    """What the seat of the view (or, if it is not asked, another one) has to decide: as far as it
    is known what it is about, else by its name."""
    decision = open_decision(view)
    if not decision:
        return ""
    line = f"prompt-{decision['prompt']}.about"
    if texts.has(line):
        return texts.sentence(line, **at_stake(texts, view, decision))
    return prompt_line(texts, decision["prompt"])


def prompt_line(texts: Texts, prompt: str) -> str:
    """A question by its name alone; the name itself where a program made it up."""
    id = f"prompt-{prompt}"
    return texts.sentence(id) if texts.has(id) else prompt
