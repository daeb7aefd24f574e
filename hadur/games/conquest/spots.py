"""Moves by pointing: the places on the table a move names, and the move that places stand for.

tarrus is a planet, 0/goff-boyz@tarrus#2 a card in play by its controller and the name that player
writes, 0/hq a headquarters; hand:goff-boyz, discard:goff-boyz and looked:goff-boyz are cards of
the own hand, the own discard pile and those just looked at.
"""

from __future__ import annotations

from hadur.games.conquest import notation
from hadur.games.conquest.abilities.searching import ARRANGE, Search
from hadur.games.conquest.cards.definition import BY_NAME, CARDS, EVENT, SUPPORT, TABLES
from hadur.games.conquest.phases.attack import DEFENDER
from hadur.games.conquest.phases.battle import COMBAT_TURN
from hadur.games.conquest.phases.command import DIALS
from hadur.games.conquest.phases.damage import SHIELD_CARD
from hadur.games.conquest.phases.moving import planet_slots
from hadur.games.conquest.phases.round import MOBILE_MOVE
from hadur.games.conquest.prompts import Pick, Several, TakeCard
from hadur.games.conquest.state import DISCARD, ROW, Campaign
from hadur.games.conquest.verbs import (
    ATTACH,
    ATTACK,
    DEPLOY,
    DIAL,
    HQ_TARGET,
    MOVE,
    PICK,
    PLAY,
    RETREAT,
    SHIELD,
    TAKE,
    USE,
)
from hadur.kernel.moves import first, second, verb_of
from hadur.kernel.state import Ask
from hadur.kernel.windows import OFFER, USE_VERB, about, carrier_of, occurrences

# -- from a move to its places ---------------------------------------------------------------------


def spots(s: Campaign, index: int, move: int) -> list[str]:
    """Where to point for a legal move: at what acts, then at its target; [] if there is nothing."""
    ask = s.asks[index]
    verb, a, b = int(verb_of(move)), int(first(move)), int(second(move))
    if verb == DEPLOY:
        to = f"{int(ask.seat)}/hq" if TABLES.type[a] == SUPPORT else notation.planet(s, b)
        return [_held("hand", a), to]
    if verb == ATTACH:
        return [_held("hand", a), _card(s, b)]
    if verb in (PLAY, SHIELD):
        return [_held("hand", a)]
    if verb == TAKE:
        return [_held(_pile(ask, b), a)]
    if verb in (USE, ATTACK, RETREAT):
        return [_card(s, a)]
    if verb == MOVE:
        return [_card(s, a), notation.planet(s, b)]
    if verb == PICK:
        return [_target(s, a)]
    if verb == DIAL:
        slots = planet_slots(s)
        return [notation.planet(s, int(slots[a - 1]))] if a <= len(slots) else []
    return _answer(s, ask, move) if verb == USE_VERB else []


def _answer(s: Campaign, ask: Ask, move: int) -> list[str]:
    """An interrupt or reaction; with what it is about where several things happen together."""
    source = int(carrier_of(move))
    out = [_card(s, source) if s.in_play(source) else _held("hand", int(s.kind[source]))]
    if occurrences(s) - int(ask.a) > 1:
        subject = notation.subject(s, int(about(ask, move)))
        if s.in_play(subject) and subject != source:
            out.append(_card(s, subject))
    return out


def _held(pile: str, kind: int) -> str:
    return f"{pile}:{CARDS[kind].name}"


def _pile(ask: Ask, pile: int) -> str:
    """Where the cards lie that a question offers."""
    if ask.prompt is ARRANGE or isinstance(ask.prompt, Search):
        return "looked"
    if isinstance(ask.prompt, TakeCard):
        pile = int(ask.options)
    return "discard" if pile >= DISCARD else "hand"


def _card(s: Campaign, card: int) -> str:
    seat = int(s.controller[card])
    return f"{seat}/{notation.card(s, seat, card)}"


def _target(s: Campaign, number: int) -> str:
    if number >= HQ_TARGET:
        return f"{number - HQ_TARGET}/hq"
    return CARDS[s.kind[number]].name if s.zone[number] == ROW else _card(s, number)


# -- from places to a move -------------------------------------------------------------------------


def meant(s: Campaign, index: int, places: list[str]) -> str:
    """The move that pointing at these places stands for, legal or not; "" if it is none."""
    ask = s.asks[index]
    texts = [_written(int(ask.seat), place) for place in places]
    if len(places) == 1:
        return _meant_by_one(s, ask, places[0], texts[0])
    return _meant_by_two(ask, places[0], *texts) if len(places) == 2 else ""


def _written(seat: int, place: str) -> str:
    """A place as the seat writes it in a move; of a held card, its name."""
    owner, slash, ref = place.partition("/")
    if slash:
        return ref if owner == str(seat) else f"their {ref}"
    return place.rpartition(":")[2]


def _meant_by_one(s: Campaign, ask: Ask, place: str, text: str) -> str:
    prompt = ask.prompt
    pile = place.rpartition(":")[0]
    if prompt is DIALS:
        planets = [notation.planet(s, int(slot)) for slot in planet_slots(s)]
        return f"dial {planets.index(text) + 1}" if text in planets else ""
    if pile in ("discard", "looked"):
        return f"take {text}"
    if isinstance(prompt, (Pick, Several)) or prompt is DEFENDER:
        return "" if pile else f"pick {text}"
    if prompt is SHIELD_CARD or isinstance(prompt, TakeCard):
        word = "shield" if prompt is SHIELD_CARD else "take"
        return f"{word} {text}" if pile else ""
    if pile:
        return _meant_by_hand(text, prompt is OFFER)
    if "@" not in text:
        return ""
    return f"{'attack' if prompt is COMBAT_TURN else 'use'} {text}"


def _meant_by_hand(name: str, answers: bool) -> str:
    """What a card of the hand alone is good for."""
    type = int(BY_NAME[name].type) if name in BY_NAME else 0
    if type == EVENT:
        return f"play {name}"
    if type == SUPPORT:
        return f"deploy {name}"
    return f"use {name}" if type and answers else ""


def _meant_by_two(ask: Ask, place: str, acts: str, target: str) -> str:
    if place.startswith("hand:") and ask.prompt is not OFFER:
        if target == "hq":
            return f"deploy {acts}"
        return f"attach {acts} {target}" if "@" in target else f"deploy {acts} {target}"
    if ask.prompt is OFFER:
        word = "play" if place.startswith("hand:") else "use"
        return f"{word} {acts} on {target}" if "@" in target else ""
    return f"move {acts} {target}" if ask.prompt is MOBILE_MOVE and "@" in acts else ""
