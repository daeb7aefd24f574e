"""Positions on paper: what scenarios, tests and bug reports set up (docs/scenarios/conquest.md)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, Final

from hadur.games.conquest import deck as decks
from hadur.games.conquest import notation
from hadur.games.conquest.cards.definition import (
    BY_NAME,
    CARDS,
    KEYWORDS,
    PLANET,
    SUPPORT,
    TABLES,
    TOKEN,
    UNIT,
    WARLORD,
    Card,
)
from hadur.games.conquest.notation import card as write_card
from hadur.games.conquest.phases.battle import BATTLE, COMBAT_ROUND, battle_initiative
from hadur.games.conquest.phases.command import COMMIT
from hadur.games.conquest.phases.damage import ASK_INDIRECT, DEAL_INDIRECT
from hadur.games.conquest.phases.entering import take_control
from hadur.games.conquest.phases.leaving import NOBODY
from hadur.games.conquest.phases.round import (
    BATTLES_FROM,
    END_PHASE,
    END_ROUND,
    FIRST_STRUGGLE,
    OPEN_WINDOW,
    PHASE,
    ROUND,
    WARLORDS_HOME,
)
from hadur.games.conquest.setup import TOKENS, empty_sector
from hadur.games.conquest.state import (
    BANK,
    BLANKED,
    BOTH,
    BOX,
    CANNOT_BE_DAMAGED,
    COMBAT_PHASE,
    COMMAND_PHASE,
    DECK,
    DEPLOY_PHASE,
    DISCARD,
    FACE_DOWN,
    GAIN_KEYWORDS,
    HAND,
    HEADQUARTERS_PHASE,
    HQ,
    MORE_ATTACK,
    MORE_HP,
    ROW,
    SET_ATTACK,
    SLOTS,
    SUPPORTS,
    UNTIL_PHASE_ENDS,
    VICTORY,
    Campaign,
)
from hadur.games.conquest.values import hp, may_wear
from hadur.kernel.bits import BIT
from hadur.kernel.cards import NOWHERE
from hadur.kernel.errors import BadScenario
from hadur.kernel.scenarios import values
from hadur.kernel.scenarios.names import Names, names
from hadur.kernel.scenarios.pace import settle

PILES: Final = ("hand", "deck", "discard")
STARTS: Final = (
    "deploy", "command", "struggles", "combat", "battle", "combat-round", "headquarters",
)  # fmt: skip
AT_A_PLANET: Final = ("battle", "combat-round")
"""Starts that may name a planet."""
FACE_UP: Final = 5
"""So many planets of the row are face up at once."""

DIAL: Final = 5
"""The greatest number of a dial."""
MAY_SINK: Final = ("more-attack", "more-hp")
"""Marks that may take away."""

PLAIN_MARKS: Final = {"blank": BLANKED, "undamageable": CANNOT_BE_DAMAGED}
NUMBER_MARKS: Final = {"attack": SET_ATTACK, "more-attack": MORE_ATTACK, "more-hp": MORE_HP}
MARKS: Final = {
    "exhausted": "not ready",
    "N damage": "damage tokens on it",
    "N resources": "resource tokens on it",
    "blank": "its text box counts as empty until the end of the phase",
    "undamageable": "it cannot be damaged until the end of the phase",
    "attack=N": "attack value until the end of the phase",
    "more-attack=N": "added to its attack value until the end of the phase",
    "more-hp=N": "added to its hit points until the end of the phase",
    "gains=KEYWORD": f"until the end of the phase: {', '.join(KEYWORDS)}",
}
"""What may stand behind the name of a card in play."""
MARKS_OF_ATTACHMENTS: Final = ("exhausted", "resources", "blank")
MARKS_OF_SUPPORTS: Final = (*MARKS_OF_ATTACHMENTS, "damage")

NAMES: Final = names(
    "conquest",
    Names(
        position={
            "planets": "the face-up planets, the first planet first; tarrus, barlus, ferrin",
            "face-down": "the planets behind them, the next one first",
            "initiative": "who holds the initiative token: 0 or 1",
            "round": "number of the round",
            "start": f"{', '.join(STARTS)}; battle PLANET, combat-round PLANET",
            "dials": 'what both dials show, two numbers; with start = "command"',
            "captured-last": "who captured a planet last: 0 or 1",
            "happens": 'first of all: "0 takes CARD@PLANET", "1 divides 5 at PLANET"',
            "0": "a table for the player of seat 0",
            "1": "a table for the player of seat 1",
            "stop": "true: do not run beyond the phase",
        },
        seat={
            "resources": "in the pool; 0",
            "bloodied": "true: the warlord has its bloodied side up",
            "hand": 'cards; "3 goff-boyz" are three',
            "deck": "the top of the deck, the last is the topmost",
            "discard": "cards, the last is the top",
            "rest": "false: no other cards than those the position names",
            "victory": "captured planets",
            "supports": "supports in play",
            "hq": "units at the headquarters",
            "PLANET": 'units there: "goff-nob exhausted 1 damage + promotion + their suffering"',
        },
        marks=MARKS | {"their CARD": "the opponent owns it; as an attachment also controls it"},
        expect={
            "SEAT.CARD@PLANET": "a card that seat controls; @hq at the headquarters; #2 the second",
            "….card": "and .type, .owner, .controller, .ready, .damage, .attack, .hp, .command,",
            "….keywords": "and .area, .blank, .bloodied, .stored, .attachments",
            "in-play": "by seat, all cards in play",
            "resources": "by seat; so bloodied",
            "hand": "by seat, sorted; so deck, discard (the last is the top), victory",
            "hand-count": "by seat; so deck-count, discard-count, victory-count",
            "known": "by seat, cards of the hand that the opponent knows",
            "planets": "the face-up ones; first, face-down, removed",
            "round": "and phase, initiative",
            "battle": 'the planet, "" for none; battle-initiative, combat-round',
            "over": "and result, a score for each seat",
            "seat": "who is asked first; prompt: what",
        },
        moves=notation.__doc__ or "",
        chance="a number: of a random card its place in the hand, 0 for the first",
        families=("target-of-", "price-of-", "search-of-"),
        shared=("force", "offer"),
    ),
)


def set_up(setup: Mapping[str, Any], position: Mapping[str, Any], seed: int) -> Campaign:
    """The campaign a position describes, run to its first decision."""
    try:
        brought = [
            {**place, "deck": _brought(place["deck"], position, seat)}
            for seat, place in enumerate(setup["seats"])
        ]
        s = empty_sector({**setup, "seats": brought}, seed)
        arrange(s, position)
    except values.FAULTS as error:
        raise values.wrong_form(error) from error
    settle(s, position)
    return s


def arrange(s: Campaign, position: Mapping[str, Any]) -> None:
    """Put every card where the position says; the others go into their decks in a fixed order."""
    values.check_keys(position, NAMES.position)
    s.initiative = values.seat(position.get("initiative", 0), "position.initiative", 2)
    s.starter = s.initiative
    s.round = values.number(position.get("round", 1), "position.round", 0, 9999)
    _lay_planets(s, position)
    for seat in range(2):
        _fill_seat(s, seat, _table_of(position, seat))
    if "captured-last" in position:
        s.captured_last = values.seat(position["captured-last"], "position.captured-last", 2)
    for card in range(len(s.kind)):
        if s.zone[card] == NOWHERE and s.owner[card] >= 0:
            if TABLES.type[s.kind[card]] == TOKEN:
                s.zone[card] = BANK
                s.reveal(card, BOTH)
            else:
                s.put_below(card, DECK + s.owner[card])
    start = values.word(position.get("start", "deploy"), "position.start")
    _flow(s, start, _dials(position, start))
    for text in reversed(values.words(position.get("happens", ()), "position.happens")):
        _happen(s, text)


def _table_of(position: Mapping[str, Any], seat: int) -> Mapping[str, Any]:
    return values.table(position.get(str(seat), {}), f"position.{seat}")


def _dials(position: Mapping[str, Any], start: str) -> list[int]:
    """What both dials show; none if they are to be set."""
    if not position.get("dials"):
        return []
    if start != "command" or len(position["dials"]) != 2:
        raise BadScenario("position.dials are two numbers, with start = 'command'")
    return [values.number(shown, "position.dials", 1, DIAL) for shown in position["dials"]]


# -- what the players have brought -----------------------------------------------------------------


class Brought(decks.Deck):
    """The cards of a player in a position, legal as a deck or not."""

    def draw_pile(self) -> list[Card]:
        cards = [card for card in CARDS if card.type != TOKEN]
        return [card for card in cards for _ in range(self.cards.get(card.name, 0))]

    def tokens(self) -> list[str]:
        named = {name for name in self.cards if BY_NAME[name].type == TOKEN}
        return sorted({*super().tokens(), *named})


def _brought(data: object, position: Mapping[str, Any], seat: int) -> Brought:
    """The seat's deck and what the position names besides; only that, if there is no rest."""
    deck = decks.from_data(data)
    named = Counter(_named(position, seat))
    own = _table_of(position, seat)
    rest = values.switch(own.get("rest", True), f"position.{seat}.rest")
    cards = Counter(card.name for card in deck.draw_pile()) if rest else Counter()
    leaders = [name for name in named if BY_NAME[name].type == WARLORD]
    if len(leaders) > 1 or any(named[name] > 1 for name in leaders):
        raise BadScenario(f"seat {seat} has more than one warlord: {', '.join(leaders)}")
    cards |= Counter({name: count for name, count in named.items() if name not in leaders})
    return Brought(deck.name, leaders[0] if leaders else deck.warlord, cards)


def _named(position: Mapping[str, Any], seat: int) -> Iterator[str]:
    """Every card of the seat that the position names, on either side."""
    for side in range(2):
        for key, texts in _table_of(position, side).items():
            if key in ("resources", "bloodied", "rest", "victory"):
                continue
            place = f"position.{side}.{key}"
            for text in values.counted(texts, place):
                for part in text.split("+"):
                    owner, words = _owned(side, part, place)
                    if owner == seat:
                        yield CARDS[_kind(words[0], place)].name


def _owned(seat: int, part: str, key: str) -> tuple[int, list[str]]:
    """Whose card it is that is written down on a seat's side, and the words without "their"."""
    words = part.split()
    if words[:1] == ["their"]:
        seat, words = 1 - seat, words[1:]
    if not words:
        raise BadScenario(f"{key}: '{part}' is a card without a name")
    return seat, words


# -- planets ---------------------------------------------------------------------------------------


def _lay_planets(s: Campaign, position: Mapping[str, Any]) -> None:
    usual = ("tarrus", "barlus", "ferrin")
    row = values.words(position.get("planets", usual), "position.planets")
    hidden = values.words(position.get("face-down", ()), "position.face-down")
    if len(row) + len(hidden) > SLOTS:
        raise BadScenario(
            f"position.planets: {len(row) + len(hidden)} planets with those face down,"
            f" but the row has {SLOTS}"
        )
    if len(row) > FACE_UP:
        raise BadScenario(
            f"position.planets: {len(row)} planets face up, but at most {FACE_UP} are;"
            " position.face-down has the others"
        )
    last = SLOTS - len(hidden)
    s.first = last - len(row)
    for slot, name in enumerate(row, int(s.first)):
        card = _planet(s, name, "position.planets")
        s.put(card, ROW)
        s.reveal(card, BOTH)
        s.row[slot] = card
    for name in reversed(hidden):
        s.put(_planet(s, name, "position.face-down"), FACE_DOWN)
    for card in range(len(s.kind)):
        if s.owner[card] < 0 and s.zone[card] == NOWHERE:
            s.put(card, BOX)


def _planet(s: Campaign, name: str, key: str) -> int:
    kind = _kind(name, key)
    if TABLES.type[kind] != PLANET:
        raise BadScenario(f"{key}: {name} is no planet")
    for card in range(len(s.kind)):
        if s.kind[card] == kind and s.zone[card] in (NOWHERE, BOX):
            return card
    raise BadScenario(f"{key}: {name} is there already: every planet is there once")


# -- players ---------------------------------------------------------------------------------------


def _fill_seat(s: Campaign, seat: int, given: Mapping[str, Any]) -> None:
    key = f"position.{seat}"
    row = {CARDS[s.kind[card]].name: slot for slot, card in enumerate(s.row) if card >= 0}
    known = [name for name in NAMES.seat if name != "PLANET"]
    values.check_keys(given, (*known, *row), key)
    s.pool[seat] = values.number(given.get("resources", 0), f"{key}.resources", 0, 9999)
    if values.switch(given.get("bloodied", False), f"{key}.bloodied"):
        s.bloodied |= BIT[seat]
    for pile, zone in zip(PILES, (HAND, DECK, DISCARD), strict=True):
        for name in values.counted(given.get(pile, ()), f"{key}.{pile}"):
            card = _card(s, seat, name, f"{key}.{pile}")
            if TABLES.type[s.kind[card]] & (TOKEN | WARLORD | PLANET):
                raise BadScenario(f"{key}.{pile}: {name} is no card of a deck")
            s.put(card, zone + seat)
            s.reveal(card, {HAND: int(BIT[seat]), DECK: 0, DISCARD: BOTH}[zone])
    for name in values.words(given.get("victory", ()), f"{key}.victory"):
        card = _planet(s, name, f"{key}.victory")
        s.put(card, VICTORY + seat)
        s.reveal(card, BOTH)
        s.captured_last = seat
    places = {"supports": SUPPORTS + seat, "hq": HQ + seat}
    places |= {name: 2 * slot + seat for name, slot in row.items()}
    for name, place in places.items():
        for text in values.counted(given.get(name, ()), f"{key}.{name}"):
            _stand(s, seat, text, place, f"{key}.{name}")
    if s.zone[s.warlord[seat]] == NOWHERE:
        s.enter(s.warlord[seat], HQ + seat, seat)


def _stand(s: Campaign, seat: int, text: str, place: int, key: str) -> None:
    """A card in play with its marks, and what is attached to it: "goff-nob exhausted 1 damage +
    promotion". A card that the other player owns begins with "their"; as an attachment it is
    also under that player's control."""
    named, *worn = text.split("+")
    owner, words = _owned(seat, named, key)
    card = _card(s, owner, words[0], key)
    type = TABLES.type[s.kind[card]]
    if type != SUPPORT if place >= SUPPORTS else not type & UNIT:
        what = "supports" if place >= SUPPORTS else "units"
        raise BadScenario(f"{key}: {words[0]} cannot be there: here are {what}")
    s.enter(card, place, seat)
    _only_one(s, card, key)
    for part in worn:
        wearer, worn_words = _owned(seat, part, key)
        attached = _card(s, wearer, worn_words[0], key)
        if not may_wear(s, wearer, attached, card):
            raise BadScenario(f"{key}: {worn_words[0]} cannot be attached to {words[0]}")
        s.attach(attached, card, wearer)
        _only_one(s, attached, key)
        _mark(s, attached, worn_words, key)
    _mark(s, card, words, key)
    if type & UNIT and s.damage[card] >= hp(s, card):
        raise BadScenario(
            f"{key}: {words[0]} would be destroyed by so much damage:"
            f" at most {int(hp(s, card)) - 1}"
        )


def _only_one(s: Campaign, card: int, key: str) -> None:
    """Nobody controls a unique card twice (CQ-12.42)."""
    for other in range(len(s.kind)):
        same = s.kind[other] == s.kind[card] and s.controller[other] == s.controller[card]
        if same and other != card and s.in_play(other) and TABLES.unique[s.kind[card]]:
            raise BadScenario(
                f"{key}: {CARDS[s.kind[card]].name} is unique:"
                f" seat {int(s.controller[card])} has one in play already (CQ-12.42)"
            )


def _mark(s: Campaign, card: int, words: list[str], key: str) -> None:
    """What is said of a card behind its name; effects among it last until the phase ends."""
    name, *said = words
    where = f"{key}, {name}"
    fits = MARKS_OF_SUPPORTS if TABLES.type[s.kind[card]] == SUPPORT else MARKS_OF_ATTACHMENTS
    seen: set[str] = set()
    while said:
        word = said.pop(0)
        if said and said[0] in ("damage", "resources"):
            many, word = values.numeral(word, f"{where}, {said[0]}"), said.pop(0)
            column = s.damage if word == "damage" else s.stored
            column[card] = many
        else:
            many = 1
            _let_last(s, card, word, where)
        mark = word.partition("=")[0]
        if mark in seen and mark in ("damage", "resources"):
            raise BadScenario(f"{where}: '{mark}' is said twice")
        if many and not s.is_unit(card) and mark not in fits:
            raise BadScenario(f"{where}: '{mark}' cannot be said of it, but {', '.join(fits)} can")
        seen.add(mark)


def _let_last(s: Campaign, card: int, word: str, key: str) -> None:
    mark, equals, value = word.partition("=")
    if word == "exhausted":
        s.exhausted[card] = 1
    elif word in PLAIN_MARKS:
        s.let_last(PLAIN_MARKS[word], card, 0, UNTIL_PHASE_ENDS, NOBODY)
    elif equals and mark in NUMBER_MARKS:
        number = values.numeral(value, f"{key}, {mark}", -99 if mark in MAY_SINK else 0)
        s.let_last(NUMBER_MARKS[mark], card, number, UNTIL_PHASE_ENDS, NOBODY)
    elif mark == "gains" and value in KEYWORDS:
        keyword = BIT[KEYWORDS.index(value)]
        s.let_last(GAIN_KEYWORDS, card, keyword, UNTIL_PHASE_ENDS, NOBODY)
    elif word == "bloodied":
        raise BadScenario(f"{key}: 'bloodied' is said of the player: bloodied = true in its table")
    elif mark == "gains":
        raise BadScenario(f"{key}: 'gains={value}' should be one of gains={', '.join(KEYWORDS)}")
    else:
        raise BadScenario(f"{key}: '{word}' should be one of {', '.join(MARKS)}")


def _card(s: Campaign, seat: int, name: str, key: str) -> int:
    """A card of the seat that has not been laid out yet."""
    kind = _kind(name, key)
    for card in range(len(s.kind)):
        if s.kind[card] == kind and s.owner[card] == seat and s.zone[card] == NOWHERE:
            return card
    if TABLES.type[kind] == TOKEN:
        raise BadScenario(f"{key}: a player has {TOKENS} {name} tokens and no more (CQ-12.19)")
    raise BadScenario(f"{key}: seat {seat} has no (further) {name} in its deck")


def _kind(name: str, key: str) -> int:
    return BY_NAME[values.named(name, BY_NAME, "card", key)].number


# -- the moment ------------------------------------------------------------------------------------


def _flow(s: Campaign, start: str, dials: list[int]) -> None:
    """The frames of a round that has come as far as the position says."""
    word, _, where = start.partition(" ")
    if word not in STARTS or (where and word not in AT_A_PLANET):
        raise BadScenario(
            f"position.start = '{start}' should be one of {', '.join(STARTS)};"
            " behind battle and combat-round a planet may stand"
        )
    phase = {
        "deploy": DEPLOY_PHASE,
        "command": COMMAND_PHASE,
        "struggles": COMMAND_PHASE,
        "headquarters": HEADQUARTERS_PHASE,
    }.get(word, COMBAT_PHASE)
    s.phase = phase
    s.push(ROUND)
    s.push(END_ROUND)
    for later in range(HEADQUARTERS_PHASE, phase, -1):
        s.push(PHASE, later)
    if word == "struggles" or dials:
        s.push(END_PHASE, phase)
        s.then([FIRST_STRUGGLE, OPEN_WINDOW])
        if dials:
            s.dial[0], s.dial[1] = dials
            s.push(COMMIT)
    elif word in AT_A_PLANET:
        slot = _slot(s, where) if where else int(s.first)
        s.push(END_PHASE, phase)
        s.push(WARLORDS_HOME)
        s.push(BATTLES_FROM, slot + 1)
        s.push(OPEN_WINDOW)
        if word == "battle":
            s.push(BATTLE, slot)
        else:
            s.battle = slot
            s.battle_initiative = battle_initiative(s, slot)
            s.push(COMBAT_ROUND)
    else:
        s.push(PHASE, phase)


def _slot(s: Campaign, name: str) -> int:
    for slot in range(SLOTS):
        if s.row[slot] >= 0 and CARDS[s.kind[s.row[slot]]].name == name:
            return slot
    row = [CARDS[s.kind[card]].name for card in s.row if card >= 0]
    raise BadScenario(f"{name} is not in the row: there are {', '.join(row)}")


def _happen(s: Campaign, text: str) -> None:
    """What comes before anything else: "0 takes iron-halo@tarrus" (a card that the other player
    controls), "1 divides 5 at tarrus" (indirect damage among the player's units there)."""
    taken = re.fullmatch(r"([01]) takes (\S+)", text)
    divided = re.fullmatch(r"([01]) divides (\d+) at (\S+)", text)
    if taken:
        seat = int(taken[1])
        take_control(s, _in_play(s, 1 - seat, taken[2]), seat)
    elif divided:
        seat = int(divided[1])
        s.push(DEAL_INDIRECT, NOBODY)
        many = values.numeral(divided[2], "position.happens", 1)
        s.push(ASK_INDIRECT, seat, 2 * _slot(s, divided[3]) + seat, many)
    else:
        raise BadScenario(
            f"position.happens: '{text}' should read '0 takes CARD@PLANET' or"
            " '0 divides N at PLANET'"
        )


def _in_play(s: Campaign, seat: int, ref: str) -> int:
    for card in range(len(s.kind)):
        if s.in_play(card) and s.controller[card] == seat and write_card(s, seat, card) == ref:
            return card
    there = [
        write_card(s, seat, card)
        for card in range(len(s.kind))
        if s.in_play(card) and s.controller[card] == seat
    ]
    raise BadScenario(f"seat {seat} controls no {ref}: it controls {', '.join(there)}")
