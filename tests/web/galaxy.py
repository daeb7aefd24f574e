"""Games of Káosz Galaktika in the moments people meet, played at random from fixed seeds."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from hadur.games import load
from hadur.kernel.match import Match
from hadur.web import pages
from hadur.web.facts import NewTableFacts, Reader
from tests.web import toys

GAME = "chaos-galaxy"
WEIGHTS = {
    "ship": 60, "pay": 40, "send": 60, "fire": 60, "return": 40, "bomb": 40, "board": 30,
    "play": 20, "use": 10, "attack": 4, "develop": 10, "draw": 8, "convert": 1,
}  # fmt: skip
"""How much moves are liked, by their verbs; so fleets are built and meet. Others: 5."""
LONGEST = 900

Moment = Callable[[Match], bool]


def asked(prompt: str, since: int = 0, least: int = 2) -> Moment:
    """Seat 0 is asked this and has something to choose from; not before a turn."""

    def now(match: Match) -> bool:
        decision = next((d for d in match.state.decisions if d.seat == 0), None)
        if decision is None or decision.prompt != prompt or len(decision.moves) < least:
            return False
        return int(str(match.state.view(None)["turns"])) >= since

    return now


def fighting(prompt: str, each: int, least: int = 2) -> Moment:
    """Seat 0 is asked this in a combat with so many ships on each side."""
    wanted = asked(prompt, 0, least)

    def now(match: Match) -> bool:
        combat: Any = match.state.view(None)["combat"]
        if not wanted(match) or combat is None:
            return False
        return len(combat["attackers"]) >= each and len(combat["defenders"]) >= each

    return now


def stacked(links: int) -> Moment:
    """Seat 0 may answer a chain of so many links."""
    wanted = asked("response", least=1)
    return lambda match: wanted(match) and len(_chain(match)) >= links


def _chain(match: Match) -> list[Any]:
    found: Any = match.state.view(None)["chain"]
    return list(found)


MOMENTS: dict[str, tuple[int, Moment]] = {
    "mulligan": (2, asked("mulligan")),
    "main": (2, asked("main", 10, 12)),
    "answer-link": (2, stacked(1)),
    "chain": (2, stacked(2)),
    "attackers": (2, asked("attackers", 6, 3)),
    "board": (2, asked("board", 4, 2)),
    "pay": (2, asked("pay", 4, 2)),
    "fire": (2, fighting("fire", 2, 3)),
    "answer": (2, fighting("answer", 1)),
    "bombers": (2, asked("bombers", 4)),
    "discard": (2, asked("discard", 2)),
    "search": (2, asked("search", 2)),
    "three-main": (3, asked("main", 12, 12)),
    "four-main": (4, asked("main", 16, 12)),
    "four-fire": (4, fighting("fire", 1)),
    "five-main": (5, asked("main", 20, 12)),
    "four-out": (4, lambda match: match.state.is_out(0)),
    "over": (2, lambda match: match.state.over),
}
"""How many play, and what the moment is."""


def choose(texts: list[str], rng: random.Random) -> str:
    """A random move of a random kind; kinds that make much happen come more often."""
    verbs = list(dict.fromkeys(text.split()[0] for text in texts))
    verb = rng.choices(verbs, [WEIGHTS.get(verb, 5) for verb in verbs])[0]
    return rng.choice([text for text in texts if text.split()[0] == verb])


DECKS = ("vasfal", "raketaroham", "vadaszfalka", "birodalmi-tanacs", "bolyhaboru")


def deck_of(name: str) -> dict[str, Any]:
    """A deck as these pages have it, whatever becomes of the ready one of that name."""
    lines = (Path(__file__).parent / "decks" / f"{name}.txt").read_text(encoding="utf-8")
    rows = [line.split() for line in lines.splitlines() if line and not line.startswith("#")]
    return {"name": name, "cards": {card: int(count) for count, card in rows}}


@cache
def played(name: str) -> Match:
    """A game up to the moment of that name; always the same one."""
    seats, moment = MOMENTS[name]
    for seed in range(60):
        rng = random.Random(seed)
        decks = [{"deck": deck_of(name)} for name in DECKS[:seats]]
        setup = {"seats": decks, "options": {"first": "0", "cut": "waived"}}
        match = Match.start(load(GAME), setup, seed)
        while match.moves < LONGEST:
            if moment(match):
                return match
            if match.state.over:
                break
            if name == "four-out" and match.moves == 150:
                match.concede(0)
                continue
            decision = match.state.decisions[0]
            match.play(choose(decision.texts, rng), decision.seat)
    raise AssertionError(f"no game comes to {name}")


def scenes(lang: str) -> dict[str, Callable[[Reader], str]]:
    """Its pages by name."""

    def at(name: str, reader: int | None = 0) -> Callable[[Reader], str]:
        return lambda r: pages.table(r, toys.table(lang, played(name), reader))

    return {
        "galaxy-play": lambda r: pages.play(r, GAME),
        "galaxy-new": lambda r: pages.new_table(r, NewTableFacts(GAME, (), {"seats": "4"})),
        "galaxy-filling": lambda r: pages.table(r, toys.filling(GAME, lang)),
        "galaxy-cards": lambda r: pages.cards(r, GAME, "", "human"),
        "galaxy-rules-found": lambda r: pages.rules(r, GAME, "KG-15"),
        **{f"table-galaxy-{name}": at(name) for name in MOMENTS},
        "table-galaxy-watch": at("fire", None),
    }
