"""Moves as text. Own cards are named plainly, the other player's with "their" before them.

A card in play is `name@planet` or `name@hq`; of several alike on one side the later ones have a
number, in the order in which they came: `goff-boyz@tarrus#2`.

pass / done / yes / no / stalemate             what they say
deploy goff-nob tarrus                         a unit to a planet; supports: deploy ork-kannon
attach promotion goff-nob@tarrus               an attachment, or a unit used as one
play battle-cry                                an event from hand
use ork-kannon@hq                              an ability; of several things that happen at once
                                               with what it is about: use ... on goff-nob@tarrus
dial 3                                         the command dial
move soaring-falcon@tarrus barlus              a Mobile unit
attack goff-nob@tarrus, area                   an attacker; Area Effect in place of a defender
retreat nazdreg@tarrus                         the warlord in place of an attack
shield squig-bombin                            a shield card from hand
pick their goff-nob@tarrus / pick barlus / pick hq / take goff-nob / choose gain / x 3
                                               answer a question"""

from __future__ import annotations

from typing import Final

from hadur.games.conquest.abilities.searching import ARRANGE, Search
from hadur.games.conquest.cards.definition import CARDS, EVENT, SUPPORT, TABLES
from hadur.games.conquest.phases.damage import ASSIGNED, SHIELD_USED, TAKEN, entry_unit
from hadur.games.conquest.prompts import Branch
from hadur.games.conquest.state import DISCARD, HQ, PLACES, ROW, Campaign
from hadur.games.conquest.verbs import (
    AREA,
    ATTACH,
    ATTACK,
    CHOOSE,
    DEPLOY,
    DIAL,
    DONE,
    HQ_TARGET,
    MOVE,
    NO,
    NUMBER,
    PASS,
    PICK,
    PLAY,
    RETREAT,
    SHIELD,
    STALEMATE,
    TAKE,
    USE,
    YES,
)
from hadur.kernel.moves import first, second, verb_of
from hadur.kernel.state import Ask
from hadur.kernel.windows import (
    PASS_VERB,
    USE_VERB,
    about,
    argument,
    carrier_of,
    event_at,
    occurrences,
)

WORDS: Final = {
    PASS: "pass",
    PASS_VERB: "pass",
    STALEMATE: "stalemate",
    AREA: "area",
    YES: "yes",
    NO: "no",
    DONE: "done",
}

_MAY_READ_ALIKE: Final = (USE, PLAY, USE_VERB)
"""A card may have two abilities, and several things that happen together may be named alike."""


def write(s: Campaign, index: int, move: int) -> str:
    """A legal move of an open question; moves that would read alike get a number."""
    ask = s.asks[index]
    text = _write(s, ask, move)
    if verb_of(move) not in _MAY_READ_ALIKE:
        return text
    same = [
        int(other)
        for other in s.legal(index)
        if verb_of(other) == verb_of(move)
        and first(other) == first(move)
        and _write(s, ask, int(other)) == text
    ]
    at = same.index(move) if move in same else 0
    return text if at == 0 else f"{text} ({at + 1})"


def write_for(s: Campaign, index: int, move: int, seat: int | None) -> str:
    """A move as everybody may read it: of cards looked at, nobody else learns which was taken."""
    if int(verb_of(move)) == TAKE and is_unseen(s.asks[index]):
        return "take"
    return write(s, index, move)


def is_unseen(ask: Ask) -> bool:
    """Whether cards are taken from among those looked at and nobody else sees which (CQ-3.13)."""
    prompt = ask.prompt
    return prompt is ARRANGE or (isinstance(prompt, Search) and not prompt.told)


def _write(s: Campaign, ask: Ask, move: int) -> str:
    verb = int(verb_of(move))
    seat = int(ask.seat)
    if verb in WORDS:
        return WORDS[verb]
    a, b = int(first(move)), int(second(move))
    if verb == DEPLOY:
        name = CARDS[a].name
        return f"deploy {name}" if TABLES.type[a] == SUPPORT else f"deploy {name} {planet(s, b)}"
    if verb == ATTACH:
        return f"attach {CARDS[a].name} {card(s, seat, b)}"
    if verb == TAKE and b >= DISCARD:
        return f"take {CARDS[a].name} from discard"
    if verb in (PLAY, TAKE, SHIELD):
        return f"{ {PLAY: 'play', TAKE: 'take', SHIELD: 'shield'}[verb] } {CARDS[a].name}"
    if verb in (USE, ATTACK, RETREAT):
        return f"{ {USE: 'use', ATTACK: 'attack', RETREAT: 'retreat'}[verb] } {card(s, seat, a)}"
    if verb == PICK:
        return f"pick {target(s, seat, a)}"
    if verb == MOVE:
        return f"move {card(s, seat, a)} {planet(s, b)}"
    if verb == DIAL:
        return f"dial {a}"
    if verb == NUMBER:
        return f"x {a}"
    if verb == CHOOSE:
        assert isinstance(ask.prompt, Branch)
        return f"choose {ask.prompt.branches[a]}"
    assert verb == USE_VERB
    return _use(s, ask, move)


def _use(s: Campaign, ask: Ask, move: int) -> str:
    """An interrupt or reaction; with what it is about where several things happen together."""
    source = int(carrier_of(move))
    seat = int(ask.seat)
    if s.in_play(source):
        text = f"use {card(s, seat, source)}"
    else:
        word = "play" if TABLES.type[s.kind[source]] == EVENT else "use"
        text = f"{word} {CARDS[s.kind[source]].name}"
    if occurrences(s) - int(ask.a) > 1:
        text += f" on {card(s, seat, subject(s, int(about(ask, move))))}"
    return text


def subject(s: Campaign, at: int) -> int:
    """The card that an occurrence is about."""
    event = event_at(s, at)
    a = int(argument(s, at, 0))
    return int(entry_unit(s, a)) if event in (ASSIGNED, SHIELD_USED, TAKEN) else a


# -- names -----------------------------------------------------------------------------------------


def planet(s: Campaign, slot: int) -> str:
    """A planet of the row; the number of a slot that is empty."""
    return CARDS[s.kind[s.row[slot]]].name if s.row[slot] >= 0 else f"slot-{slot + 1}"


def place(s: Campaign, number: int) -> str:
    """Where something is: a planet's name, or "hq"."""
    return "hq" if number >= HQ or number < 0 else planet(s, number >> 1)


def target(s: Campaign, seat: int, number: int) -> str:
    """A card, a planet or a headquarters that is chosen."""
    if number >= HQ_TARGET:
        return "hq" if number - HQ_TARGET == seat else "their hq"
    if s.zone[number] == ROW:
        return CARDS[s.kind[number]].name
    return card(s, seat, number)


def card(s: Campaign, seat: int, number: int) -> str:
    """A card in play, or one that just was."""
    owner = int(s.controller[number])
    text = f"{CARDS[s.kind[number]].name}@{place(s, int(s.place_of(number)))}"
    if s.in_play(number):
        alike = alike_cards(s, number)
        if alike.index(number) > 0:
            text += f"#{alike.index(number) + 1}"
    return text if owner == seat else f"their {text}"


def alike_cards(s: Campaign, number: int) -> list[int]:
    """The cards of the same name and player at the same planet or headquarters, units and
    attachments alike, in the order they came."""
    here = _planet_or_hq(int(s.place_of(number)))
    found = []
    for side in range(PLACES):
        if _planet_or_hq(side) != here:
            continue
        for unit in s.units_at(side):
            for other in (unit, *s.attachments_of(unit)):
                if s.kind[other] == s.kind[number] and s.controller[other] == s.controller[number]:
                    found.append(int(other))
    return found


def _planet_or_hq(number: int) -> int:
    """What two places have in common that read alike: both sides of a planet, both at home."""
    return HQ if number >= HQ or number < 0 else number >> 1
