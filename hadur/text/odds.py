"""The chances of an attack in the reader's words."""

from __future__ import annotations

from typing import NamedTuple

from hadur.kernel.lines import Texts
from hadur.kernel.odds import Chance, Odds


class Line(NamedTuple):
    """Something that may come of an attack: what, and how likely."""

    text: str
    chance: str


def percent(share: float) -> str:
    """Whole hundredths; nothing that may happen is never, nothing that may fail is sure."""
    if 0 < share < 0.005:
        return "< 1%"
    if 0.995 < share < 1 - 1e-9:
        return "> 99%"
    return f"{round(100 * share)}%"


def chances(texts: Texts, odds: Odds) -> list[Line]:
    return [Line(_what(texts, one), percent(one.share)) for one in odds.chances]


def _what(texts: Texts, chance: Chance) -> str:
    said = texts.say(f"odds-{chance.name}", count=chance.amount)
    return f"{texts.say(f'card-{chance.card}')}: {said}" if chance.card else said


def facts(texts: Texts, odds: Odds) -> str:
    """What is sure beforehand."""
    return " · ".join(texts.say(f"odds-{name}", count=count) for name, count in odds.facts)


def footnote(texts: Texts, odds: Odds) -> str:
    """How the chances were found, and what is taken for granted."""
    how = texts.say("odds-sampled", count=odds.sampled) if odds.sampled else texts.say("odds-exact")
    return "; ".join([how, *(texts.say(f"odds-note-{name}") for name in odds.notes)])
