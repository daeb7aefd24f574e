"""Wars of Forbidden Stars in the moments people meet, played at random from fixed seeds."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache

from hadur.games import load
from hadur.kernel.match import Match
from hadur.web import pages
from hadur.web.facts import NewTableFacts, Reader
from tests.web import toys

GAME = "forbidden-stars"
GIVING_WAY = ("no", "done", "event-deck")
LONGEST = 900

Moment = Callable[[Match], bool]


def asked(prompt: str, since: int = 0, least: int = 2) -> Moment:
    """Seat 0 is asked this and has something to choose from; not before a round."""

    def now(match: Match) -> bool:
        decision = next((d for d in match.state.decisions if d.seat == 0), None)
        if decision is None or decision.prompt != prompt or len(decision.moves) < least:
            return False
        return int(str(match.state.view(None)["round"])) >= since

    return now


def fighting(round: int, prompt: str = "choose-combat-card") -> Moment:
    """Seat 0 is asked this in a round of a combat."""
    wanted = asked(prompt)

    def now(match: Match) -> bool:
        combat = match.state.view(None)["combat"]
        return wanted(match) and isinstance(combat, dict) and combat["round"] == round

    return now


MOMENTS: dict[str, tuple[int, str, Moment]] = {
    "plan": (2, "introductory", asked("place-order")),
    "reveal": (2, "introductory", asked("operations-turn", 1)),
    "advance": (2, "introductory", asked("move-ground-units", 2, 5)),
    "deploy": (2, "introductory", asked("deploy-units", 2, 4)),
    "strategize": (2, "introductory", asked("purchase-upgrades", 2, 3)),
    "fight": (2, "introductory", fighting(2)),
    "last-round": (2, "introductory", fighting(3)),
    "damage": (2, "introductory", fighting(2, "suffer-damage")),
    "retreat": (2, "introductory", asked("retreat-to", 1, 2)),
    "event": (2, "introductory", asked("choose-event", 2)),
    "storm": (2, "introductory", asked("move-storm", 2)),
    "build": (2, "built", asked("place-tile-where", least=3)),
    "forces": (2, "built", asked("place-forces", least=3)),
    "objective": (2, "built", asked("place-objective")),
    "four-plan": (4, "random", asked("place-order", 3)),
    "four-advance": (4, "introductory", asked("move-ships", 3, 3)),
    "four-fight": (4, "introductory", fighting(1)),
    "four-out": (4, "introductory", lambda match: match.state.is_out(0)),
    "over": (2, "introductory", lambda match: match.state.over),
}
"""How many play on which galaxy, and what the moment is."""


def choose(texts: list[str], rng: random.Random) -> str:
    """A random move; giving way seldom, so that much happens."""
    others = [text for text in texts if text not in GIVING_WAY]
    return rng.choice(others) if others and rng.random() < 0.85 else rng.choice(texts)


@cache
def played(name: str) -> Match:
    """A war up to the moment of that name; always the same one."""
    seats, board, moment = MOMENTS[name]
    for seed in range(40):
        rng = random.Random(seed)
        setup = {"seats": [{}] * seats, "options": {"board": board, "first": "0"}}
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
    raise AssertionError(f"no war comes to {name}")


def scenes(lang: str) -> dict[str, Callable[[Reader], str]]:
    """Its pages by name."""

    def at(name: str, reader: int | None = 0) -> Callable[[Reader], str]:
        return lambda r: pages.table(r, toys.table(lang, played(name), reader))

    return {
        "stars-play": lambda r: pages.play(r, GAME),
        "stars-new": lambda r: pages.new_table(r, NewTableFacts(GAME, (), {"seats": "4"})),
        "stars-filling": lambda r: pages.table(r, toys.filling(GAME, lang)),
        "stars-cards": lambda r: pages.cards(r, GAME, "", "orks"),
        "stars-rules-found": lambda r: pages.rules(r, GAME, "FS-14"),
        **{f"table-stars-{name}": at(name) for name in MOMENTS},
        "table-stars-watch": at("fight", None),
    }
