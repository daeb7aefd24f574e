"""Missions of DOOM in the moments people meet, played at random from fixed seeds.

The game is among the house's own or named by HADUR_GAMES; `scenes` has nothing where it is not."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import Any

from hadur import games
from hadur.games import load
from hadur.kernel.match import Match
from hadur.web import pages
from hadur.web.facts import NewTableFacts, Reader
from tests.web import toys

GAME = "doom"
GIVING_WAY = ("pass", "end", "done", "no", "skip")
LONGEST = 900

Moment = Callable[[Match], bool]


def asked(prompt: str, seat: int, since: int = 0, least: int = 2) -> Moment:
    """A seat is asked this and has something to choose from; not before a round."""

    def now(match: Match) -> bool:
        decision = next((d for d in match.state.decisions if d.seat == seat), None)
        if decision is None or decision.prompt != prompt or len(decision.moves) < least:
            return False
        return int(str(match.state.view(None)["round"])) >= since

    return now


def using(moment: str, seat: int) -> Moment:
    """A seat may use something at a moment of an attack."""
    wanted = asked("use", seat)

    def now(match: Match) -> bool:
        view: Any = match.state.view(seat)
        return wanted(match) and view["decisions"][0].get("moment") == moment

    return now


MOMENTS: dict[str, tuple[str, int, int, Moment]] = {
    "class": ("1", 2, 1, asked("class", 1)),
    "weapon": ("1", 2, 1, asked("weapon", 1)),
    "invasion": ("2", 3, 0, asked("invasion-card", 0)),
    "act": ("1", 2, 1, asked("act", 1, 2, 9)),
    "act-wide": ("12", 3, 1, asked("act", 1, 2, 9)),
    "target": ("6", 3, 1, asked("target", 1)),
    "whether": ("5", 3, 1, asked("whether-attack", 1, 2)),
    "defend": ("2", 2, 1, using("defend", 1)),
    "defend-tall": ("1", 2, 1, using("defend", 1)),
    "demon": ("7", 4, 0, asked("demon", 0, 2, 8)),
    "demon-target": ("8", 5, 0, asked("target", 0, 2)),
    "type": ("10", 5, 0, asked("type", 0, 3)),
    "summon": ("3", 3, 0, asked("group", 0)),
    "argent": ("9", 2, 0, asked("argent", 0, 2, 3)),
    "die": ("4", 3, 1, asked("turn-die", 1)),
    "over": ("3", 3, 1, lambda match: match.state.over),
}
"""Which mission with how many seats is seen from which, and what the moment is."""


def choose(texts: list[str], rng: random.Random) -> str:
    """A random move; giving way seldom, so that much happens."""
    others = [text for text in texts if text not in GIVING_WAY]
    return rng.choice(others) if others and rng.random() < 0.85 else rng.choice(texts)


@cache
def played(name: str) -> Match:
    """A mission up to the moment of that name; always the same one."""
    mission, seats, _, moment = MOMENTS[name]
    for seed in range(40):
        rng = random.Random(seed)
        setup = {"seats": seats, "options": {"mission": mission}}
        match = Match.start(load(GAME), setup, seed)
        while match.moves < LONGEST:
            if moment(match):
                return match
            if match.state.over:
                break
            if name == "over" and match.moves == 200:
                match.concede(0)
                continue
            decision = match.state.decisions[0]
            match.play(choose(decision.texts, rng), decision.seat)
    raise AssertionError(f"no mission comes to {name}")


def scenes(lang: str) -> dict[str, Callable[[Reader], str]]:
    """Its pages by name."""
    if GAME not in games.NAMES:
        return {}

    def at(name: str) -> Callable[[Reader], str]:
        seat = MOMENTS[name][2]
        return lambda r: pages.table(r, toys.table(lang, played(name), seat))

    return {
        "doom-play": lambda r: pages.play(r, GAME),
        "doom-new": lambda r: pages.new_table(r, NewTableFacts(GAME, (), {"seats": "4"})),
        "doom-filling": lambda r: pages.table(r, toys.filling(GAME, lang)),
        "doom-cards": lambda r: pages.cards(r, GAME, "", "invader"),
        "doom-rules-found": lambda r: pages.rules(r, GAME, "DM-14"),
        **{f"table-doom-{name}": at(name) for name in MOMENTS},
        "table-doom-watch": lambda r: pages.table(r, toys.table(lang, played("target"), None)),
    }
