"""What standing orders need to know: which questions are windows, and what is done to whom.

A player is asked in every window, whatever is in hand (CQ-S23). That makes many questions whose
answer is "pass"; orders give it, by what everybody sees."""

from __future__ import annotations

from typing import Final

from hadur.games.conquest import log
from hadur.games.conquest.abilities.effect import ACTION, Effect
from hadur.games.conquest.about import about
from hadur.games.conquest.phases.actions import ACTION_WINDOW
from hadur.games.conquest.phases.entering import DEPLOYING
from hadur.games.conquest.state import Campaign
from hadur.kernel.events import Event
from hadur.kernel.windows import ABILITIES, INTERRUPT, OFFER, REACTION, argument, event_at

WINDOWS: Final = "windows"
"""The topic of everything that is offered in passing: action windows, interrupts, reactions."""

_TO_A_CARD: Final = {log.ATTACKED: 2, log.ASSIGNED: 1, log.DESTROYED: 1, log.EXHAUSTED: 1}
"""Events that are done to a card, and which argument says where it is."""
_TO_THE_OTHER: Final = (log.STOLEN, log.TOOK_CONTROL)
"""Events that a seat does to the other one."""


def topics(s: Campaign, index: int) -> list[str]:
    """The names of a question, the narrowest first."""
    ask = s.asks[index]
    if ask.prompt is ACTION_WINDOW:
        return [ask.prompt.name, WINDOWS]
    if ask.prompt is OFFER:
        facts = about(s, ask)
        own = f"offer-{facts['timing']}-{facts['event']}"
        # What somebody deploys may need an interrupt of theirs to be paid for: that is no window
        # to pass in unasked.
        paying = event_at(s, ask.a) is DEPLOYING and argument(s, ask.a, 0) == ask.seat
        return [own] if paying else [own, ask.prompt.name, WINDOWS]
    return [ask.prompt.name]


def offers() -> list[str]:
    """The topics of all that may be offered: each event that a card interrupts or reacts to. (Other
    games have abilities, too.)"""
    timings = {INTERRUPT: "interrupt", REACTION: "reaction"}
    return sorted(
        {
            f"offer-{timings[ability.timing]}-{ability.event.name}"
            for ability in ABILITIES.all
            if isinstance(ability, Effect)
            and ability.timing in timings
            and ability.event is not ACTION
        }
    )


def harmed(before: Campaign, event: Event) -> int:
    """The seat to which something was done by the other one, or -1."""
    if event.kind in _TO_THE_OTHER:
        seat = 1 - event.a
    elif event.kind in _TO_A_CARD:
        # Places go by pairs, one for each side.
        seat = log.where_in(event[1 + _TO_A_CARD[event.kind]]) % 2
    else:
        return -1
    return -1 if int(before.asks[0].seat) == seat else seat
