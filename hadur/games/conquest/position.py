"""Positions on paper: what scenarios, tests and bug reports set up (docs/scenarios/conquest.md)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from hadur.games.conquest import deck as decks
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
from hadur.games.conquest.phases.battle import BATTLE
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
from hadur.games.conquest.setup import empty_sector
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
from hadur.kernel.hints import did_you_mean

KEYS: Final = (
    "planets", "face-down", "initiative", "round", "start", "dials", "captured-last", "happens",
    "0", "1",
)  # fmt: skip
PILES: Final = ("hand", "deck", "discard")
SEAT_KEYS: Final = ("resources", "bloodied", *PILES, "rest", "victory", "supports", "hq")
STARTS: Final = ("deploy", "command", "struggles", "combat", "battle", "headquarters")

PLAIN_MARKS: Final = {"blank": BLANKED, "undamageable": CANNOT_BE_DAMAGED}
NUMBER_MARKS: Final = {"attack": SET_ATTACK, "more-attack": MORE_ATTACK, "more-hp": MORE_HP}
MARKS: Final = (
    "exhausted", "N damage", "N resources", *PLAIN_MARKS, *(f"{m}=N" for m in NUMBER_MARKS),
    "gains=KEYWORD",
)  # fmt: skip
"""What may stand behind the name of a card in play."""


def set_up(setup: Mapping[str, Any], position: Mapping[str, Any], seed: int) -> Campaign:
    """The campaign a position describes, run to its first decision."""
    try:
        brought = [
            {**place, "deck": _brought(place["deck"], position, seat)}
            for seat, place in enumerate(setup["seats"])
        ]
        s = empty_sector({**setup, "seats": brought}, seed)
        arrange(s, position)
    except (TypeError, ValueError, AttributeError) as error:
        raise BadScenario(f"a value of the position has the wrong form: {error}") from error
    s.learned = 0
    s.run()
    return s


def arrange(s: Campaign, position: Mapping[str, Any]) -> None:
    """Put every card where the position says; the others go into their decks in a fixed order."""
    _check_keys(position, KEYS)
    s.initiative = _seat(position.get("initiative", 0))
    s.starter = s.initiative
    s.round = int(position.get("round", 1))
    _lay_planets(s, position)
    for seat in range(2):
        _fill_seat(s, seat, position.get(str(seat), {}))
    if "captured-last" in position:
        s.captured_last = _seat(position["captured-last"])
    for card in range(len(s.kind)):
        if s.zone[card] == NOWHERE and s.owner[card] >= 0:
            if TABLES.type[s.kind[card]] == TOKEN:
                s.zone[card] = BANK
                s.reveal(card, BOTH)
            else:
                s.put_below(card, DECK + s.owner[card])
    dials = [int(number) for number in position.get("dials", ())]
    _flow(s, str(position.get("start", "deploy")), dials)
    for text in reversed(position.get("happens", ())):
        _happen(s, str(text))


def _check_keys(given: Mapping[str, Any], known: tuple[str, ...]) -> None:
    for key in given:
        if key not in known:
            hint = did_you_mean(key, known, "'") or f" (it has: {', '.join(known)})"
            raise BadScenario(f"a position has no '{key}'{hint}")


def _seat(value: Any) -> int:
    if value not in (0, 1):
        raise BadScenario(f"there is no seat {value}")
    return int(value)


# -- what the players have brought -----------------------------------------------------------------


class Brought(decks.Deck):
    """The cards of a player in a position, legal as a deck or not."""

    def draw_pile(self) -> list[Card]:
        return [card for card in CARDS for _ in range(self.cards.get(card.name, 0))]

    def tokens(self) -> list[str]:
        named = {name for name in self.cards if BY_NAME[name].type == TOKEN}
        return sorted({*super().tokens(), *named})


def _brought(data: object, position: Mapping[str, Any], seat: int) -> Brought:
    """The seat's deck and what the position names besides; only that, if there is no rest."""
    deck = decks.from_data(data)
    named = Counter(_named(position, seat))
    own = position.get(str(seat), {})
    cards = Counter(card.name for card in deck.draw_pile()) if own.get("rest", True) else Counter()
    leaders = [name for name in named if BY_NAME[name].type == WARLORD]
    if len(leaders) > 1 or any(named[name] > 1 for name in leaders):
        raise BadScenario(f"seat {seat} has more than one warlord")
    cards |= Counter({name: count for name, count in named.items() if name not in leaders})
    return Brought(deck.name, leaders[0] if leaders else deck.warlord, cards)


def _named(position: Mapping[str, Any], seat: int) -> Iterator[str]:
    """Every card of the seat that the position names, on either side."""
    for side in range(2):
        for key, texts in position.get(str(side), {}).items():
            if key in ("resources", "bloodied", "rest", "victory"):
                continue
            for text in _each(texts):
                for part in text.split("+"):
                    owner, words = _owned(side, part)
                    if owner == seat:
                        yield CARDS[_kind(words[0])].name


def _each(texts: Sequence[str]) -> Iterator[str]:
    """The texts of a list; "3 goff-boyz" is three of them."""
    if isinstance(texts, str):
        raise BadScenario(f"'{texts}' should be a list")
    for text in texts:
        count, _, rest = str(text).partition(" ")
        yield from [rest] * int(count) if count.isdecimal() else [str(text)]


def _owned(seat: int, part: str) -> tuple[int, list[str]]:
    """Whose card it is that is written down on a seat's side, and the words without "their"."""
    words = part.split()
    if words[:1] == ["their"]:
        seat, words = 1 - seat, words[1:]
    if not words:
        raise BadScenario("a card without a name")
    return seat, words


# -- planets ---------------------------------------------------------------------------------------


def _lay_planets(s: Campaign, position: Mapping[str, Any]) -> None:
    row = [str(name) for name in position.get("planets", ("tarrus", "barlus", "ferrin"))]
    hidden = [str(name) for name in position.get("face-down", ())]
    if len(row) + len(hidden) > SLOTS:
        raise BadScenario(f"{len(row) + len(hidden)} planets, but the row has {SLOTS}")
    last = SLOTS - len(hidden)
    s.first = last - len(row)
    for slot, name in enumerate(row, int(s.first)):
        card = _planet(s, name)
        s.put(card, ROW)
        s.reveal(card, BOTH)
        s.row[slot] = card
    for name in reversed(hidden):
        s.put(_planet(s, name), FACE_DOWN)
    for card in range(len(s.kind)):
        if s.owner[card] < 0 and s.zone[card] == NOWHERE:
            s.put(card, BOX)


def _planet(s: Campaign, name: str) -> int:
    kind = _kind(name)
    if TABLES.type[kind] != PLANET:
        raise BadScenario(f"{name} is no planet")
    for card in range(len(s.kind)):
        if s.kind[card] == kind and s.zone[card] in (NOWHERE, BOX):
            return card
    raise BadScenario(f"{name} is there already")


# -- players ---------------------------------------------------------------------------------------


def _fill_seat(s: Campaign, seat: int, given: Mapping[str, Any]) -> None:
    row = {CARDS[s.kind[card]].name: slot for slot, card in enumerate(s.row) if card >= 0}
    _check_keys(given, (*SEAT_KEYS, *row))
    s.pool[seat] = int(given.get("resources", 0))
    if given.get("bloodied", False):
        s.bloodied |= BIT[seat]
    for key, zone in zip(PILES, (HAND, DECK, DISCARD), strict=True):
        for name in _each(given.get(key, ())):
            card = _card(s, seat, name)
            s.put(card, zone + seat)
            s.reveal(card, {HAND: int(BIT[seat]), DECK: 0, DISCARD: BOTH}[zone])
    for name in given.get("victory", ()):
        card = _planet(s, str(name))
        s.put(card, VICTORY + seat)
        s.reveal(card, BOTH)
        s.captured_last = seat
    for text in _each(given.get("supports", ())):
        _stand(s, seat, text, SUPPORTS + seat)
    for text in _each(given.get("hq", ())):
        _stand(s, seat, text, HQ + seat)
    for name, slot in row.items():
        for text in _each(given.get(name, ())):
            _stand(s, seat, text, 2 * slot + seat)
    if s.zone[s.warlord[seat]] == NOWHERE:
        s.enter(s.warlord[seat], HQ + seat, seat)


def _stand(s: Campaign, seat: int, text: str, place: int) -> None:
    """A card in play with its marks, and what is attached to it: "goff-nob exhausted 1 damage +
    promotion". A card that the other player owns begins with "their"; as an attachment it is
    also under that player's control."""
    named, *worn = text.split("+")
    owner, words = _owned(seat, named)
    card = _card(s, owner, words[0])
    type = TABLES.type[s.kind[card]]
    if type != SUPPORT if place >= SUPPORTS else not type & UNIT:
        raise BadScenario(f"{words[0]} cannot be there")
    s.enter(card, place, seat)
    for part in worn:
        wearer, worn_words = _owned(seat, part)
        attached = _card(s, wearer, worn_words[0])
        if not may_wear(s, wearer, attached, card):
            raise BadScenario(f"{worn_words[0]} cannot be attached to {words[0]}")
        s.attach(attached, card, wearer)
        _mark(s, attached, worn_words[1:])
    _mark(s, card, words[1:])
    if type & UNIT and s.damage[card] >= hp(s, card):
        raise BadScenario(f"{words[0]} would be destroyed by so much damage")


def _mark(s: Campaign, card: int, words: list[str]) -> None:
    """What is said of a card behind its name; effects among it last until the phase ends."""
    for count, word in re.findall(r"(\d+) (damage|resources)", " ".join(words)):
        column = s.damage if word == "damage" else s.stored
        column[card] = int(count)
    rest = re.sub(r"\d+ (damage|resources)", "", " ".join(words))
    for word in rest.split():
        key, equals, value = word.partition("=")
        if word == "exhausted":
            s.exhausted[card] = 1
        elif word in PLAIN_MARKS:
            s.let_last(PLAIN_MARKS[word], card, 0, UNTIL_PHASE_ENDS, NOBODY)
        elif equals and key in NUMBER_MARKS:
            s.let_last(NUMBER_MARKS[key], card, int(value), UNTIL_PHASE_ENDS, NOBODY)
        elif key == "gains" and value in KEYWORDS:
            keyword = BIT[KEYWORDS.index(value)]
            s.let_last(GAIN_KEYWORDS, card, keyword, UNTIL_PHASE_ENDS, NOBODY)
        else:
            raise BadScenario(f"'{word}' should be one of {', '.join(MARKS)}")


def _card(s: Campaign, seat: int, name: str) -> int:
    """A card of the seat that has not been laid out yet."""
    kind = _kind(name)
    for card in range(len(s.kind)):
        if s.kind[card] == kind and s.owner[card] == seat and s.zone[card] == NOWHERE:
            return card
    raise BadScenario(f"seat {seat} has no (further) {name} in its deck")


def _kind(name: str) -> int:
    if name not in BY_NAME:
        raise BadScenario(f"no card is called '{name}'{did_you_mean(name, BY_NAME)}")
    return BY_NAME[name].number


# -- the moment ------------------------------------------------------------------------------------


def _flow(s: Campaign, start: str, dials: list[int]) -> None:
    """The frames of a round that has come as far as the position says."""
    word, _, where = start.partition(" ")
    if dials and (word != "command" or len(dials) != 2):
        raise BadScenario("dials are two numbers, with start = 'command'")
    if word not in STARTS or (where and word != "battle"):
        raise BadScenario(f"start = '{start}' should be one of {', '.join(STARTS)}")
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
    elif word == "battle":
        slot = _slot(s, where) if where else int(s.first)
        s.push(END_PHASE, phase)
        s.push(WARLORDS_HOME)
        s.push(BATTLES_FROM, slot + 1)
        s.push(OPEN_WINDOW)
        s.push(BATTLE, slot)
    else:
        s.push(PHASE, phase)


def _slot(s: Campaign, name: str) -> int:
    for slot in range(SLOTS):
        if s.row[slot] >= 0 and CARDS[s.kind[s.row[slot]]].name == name:
            return slot
    raise BadScenario(f"{name} is not in the row")


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
        s.push(ASK_INDIRECT, seat, 2 * _slot(s, divided[3]) + seat, int(divided[2]))
    else:
        raise BadScenario(f"'{text}' should read '0 takes CARD' or '0 divides N at PLANET'")


def _in_play(s: Campaign, seat: int, ref: str) -> int:
    for card in range(len(s.kind)):
        if s.in_play(card) and s.controller[card] == seat and write_card(s, seat, card) == ref:
            return card
    raise BadScenario(f"seat {seat} controls no {ref}")
