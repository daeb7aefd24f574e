"""What an open question is about: the event it answers, the card, the planet, the amount.

Everything here is open to all; views carry it so that questions can be worded."""

from __future__ import annotations

from hadur.games.conquest.abilities.effect import EVENT_PLAYED
from hadur.games.conquest.cards.definition import CARDS
from hadur.games.conquest.notation import subject
from hadur.games.conquest.phases.attack import DEFENDER
from hadur.games.conquest.phases.battle import USE_BATTLE_ABILITY
from hadur.games.conquest.phases.command import (
    STRUGGLE_BEGINS,
    STRUGGLE_WON,
    TAKE_BONUS,
    bonus_cards,
    bonus_resources,
)
from hadur.games.conquest.phases.damage import INDIRECT, SHIELD_CARD, entry_amount, entry_unit
from hadur.games.conquest.phases.entering import DEPLOYED, DEPLOYING
from hadur.games.conquest.phases.round import PHASE_BEGINS, PHASE_ENDS, ROUND_ENDS
from hadur.games.conquest.state import Campaign
from hadur.kernel.state import Ask
from hadur.kernel.windows import FORCE, OFFER, argument, event_at, occurrences

Facts = dict[str, object]


def about(s: Campaign, ask: Ask) -> Facts:
    """Names as in the notation; nothing for a question that its own name says all of."""
    prompt = ask.prompt
    if prompt is OFFER or prompt is FORCE:
        return _happening(s, ask)
    if prompt is SHIELD_CARD:
        unit = int(entry_unit(s, ask.a))
        return {"cards": [_name(s, unit)], "amount": int(entry_amount(s, ask.a))}
    if prompt is DEFENDER or prompt is USE_BATTLE_ABILITY:
        return {"cards": [_name(s, int(ask.a))]}
    if prompt is TAKE_BONUS:
        gains = bonus_resources(s, ask.seat, ask.a), bonus_cards(s, ask.seat, ask.a)
        facts: Facts = {"cards": [_planet(s, int(ask.a))]}
        return facts | {"resources": int(gains[0]), "draws": int(gains[1])}
    if prompt is INDIRECT:
        return {"amount": int(ask.b)}
    return {}


def _happening(s: Campaign, ask: Ask) -> Facts:
    """The event that an interrupt or reaction answers, and what it happens to."""
    at = int(ask.a)
    cards = [happens_to(s, other) for other in range(at, int(occurrences(s)))]
    return {
        "event": event_at(s, at).name,
        "timing": "interrupt" if ask.b < 2 else "reaction",
        "cards": list(dict.fromkeys(_name(s, card) for card in cards if card >= 0)),
    }


def happens_to(s: Campaign, at: int) -> int:
    """The card or planet that an occurrence is about, or -1."""
    event = event_at(s, at)
    if event is PHASE_BEGINS or event is PHASE_ENDS or event is ROUND_ENDS:
        return -1
    if event is STRUGGLE_BEGINS:
        return int(s.row[argument(s, at, 0)])
    if event is STRUGGLE_WON:
        return int(s.row[argument(s, at, 1)])
    if event in (DEPLOYING, DEPLOYED, EVENT_PLAYED):
        return int(argument(s, at, 1))
    return subject(s, at)


def _name(s: Campaign, card: int) -> str:
    return CARDS[s.kind[card]].name


def _planet(s: Campaign, slot: int) -> str:
    return _name(s, int(s.row[slot])) if s.row[slot] >= 0 else ""
