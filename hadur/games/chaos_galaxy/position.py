"""Positions on paper: what scenarios, tests and bug reports set up
(docs/scenarios/chaos-galaxy.md)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, Final

from hadur.games.chaos_galaxy import deck as decks
from hadur.games.chaos_galaxy import notation
from hadur.games.chaos_galaxy.phases.main import MAIN_STEP
from hadur.games.chaos_galaxy.phases.turn import CLOSING_STEP, TURN_STEP
from hadur.games.chaos_galaxy.setup import brought, empty_galaxy
from hadur.games.chaos_galaxy.state import (
    BEGUN,
    BOUGHT,
    CANTEEN,
    COLONY,
    CREDITS,
    DAMAGE_TAKEN,
    HAND,
    HANGAR,
    MAIN,
    MARKERS,
    ON_SHIP,
    PAID,
    PLAYER,
    RUIN,
    SCRAP,
    SURFACE,
    TURNED,
    WIDE,
    X_VALUE,
    Galaxy,
)
from hadur.games.chaos_galaxy.state import MARKS as MARKS_ON
from hadur.games.chaos_galaxy.tables import BY_NAME, NUMBER, T
from hadur.games.chaos_galaxy.values import armour_left
from hadur.games.chaos_galaxy.vocabulary import BASE, CREW, SHIP, STATES, TYPES, WEAPON
from hadur.kernel.bits import BIT
from hadur.kernel.cards import NOWHERE
from hadur.kernel.errors import BadScenario
from hadur.kernel.scenarios import values
from hadur.kernel.scenarios.names import Names, names
from hadur.kernel.scenarios.pace import settle

PILES: Final = {"hand": HAND, "colony": COLONY, "scrap": SCRAP, "ruin": RUIN}
ROWS: Final = {"hangar": (HANGAR, SHIP), "canteen": (CANTEEN, CREW), "surface": (SURFACE, BASE)}
STARTS: Final = ("main", "turn", "closing")
MOST: Final = 60
"""Copies of a card, markers and the like: more than any position needs."""
MOST_BOUGHT: Final = 2
"""Markers bought for one base in one turn (KG-9.14)."""
SEATS: Final = 5

MARKS: Final = {
    "used": "turned: it was used",
    "damaged": "turned: it is damaged",
    "paid": "face up; ships always are",
    "N damage": "damage taken",
    "N markers": "development markers",
    "N marks": "other markers",
    "N bought": "markers bought this turn",
    "x=N": "the X of a paid base",
    "of=SEAT": "whose card it is, if that is another seat",
}

NAMES: Final = names(
    "chaos-galaxy",
    Names(
        position={
            "turn": "whose turn it is; 0",
            "starter": "the starting player; 0",
            "turns": "how many turns have been begun by all; 10",
            "start": "main, turn (it begins, with its income) or closing",
            **{str(seat): f"a table for the player of seat {seat}" for seat in range(SEATS)},
            "stop": "true: do not run beyond the phase",
        },
        seat={
            "credits": "a number; 0",
            "begun": "how many turns the seat has begun; 5",
            "rest": "false: no other cards than those the position names",
            "hand": 'cards; "3 vasfog" are three',
            "colony": "cards, the top one first",
            "scrap": "cards, the bottom one first",
            "ruin": "cards, the bottom one first",
            "hangar": 'ships in play: "cobra-flash used 1 damage + kenraketa"',
            "canteen": "crew in play",
            "surface": "bases in play, face down unless paid",
        },
        marks=MARKS,
        expect={
            "turn": "whose turn it is; turns, phase, step",
            "credits": "by seat",
            "hand": "by seat, sorted; so colony (top first), scrap, ruin",
            "hand-count": "by seat; so colony-count, scrap-count, ruin-count",
            "in-play": "by seat, the names of the cards in play",
            "SEAT.CARD": "a card in play: .card, .paid, .state, .markers, .owner; of ships .speed,"
            " .firepower, .armour, .bombing, .damage, .abilities; of paid bases .armour, .x",
            "chain": "the links of the chain",
            "out": "seats that play no more",
            "over": "and result, a score for each seat",
            "seat": "who is asked first; prompt: what",
        },
        moves=notation.__doc__ or "",
        chance="a number: 0 to 5 of the roll for the starting player; the places of a shuffle",
        shared=("response", "which-first"),
    ),
)


def set_up(setup: Mapping[str, Any], position: Mapping[str, Any], seed: int) -> Galaxy:
    """The game a position describes, run to its first decision."""
    try:
        decks_there = [
            {**place, "deck": _brought(brought(setup, seat), position, seat)}
            for seat, place in enumerate(setup["seats"])
        ]
        s = empty_galaxy({**setup, "seats": decks_there}, seed)
        _arrange(s, position)
    except values.FAULTS as error:
        raise values.wrong_form(error) from error
    settle(s, position)
    return s


def _arrange(s: Galaxy, position: Mapping[str, Any]) -> None:
    seats = int(s.seats)
    values.check_keys(position, NAMES.position)
    for seat in range(seats, SEATS):
        if str(seat) in position:
            values.seat(seat, f"position.{seat}", seats)
    s.starter = values.seat(position.get("starter", 0), "position.starter", seats)
    s.turn = values.seat(position.get("turn", 0), "position.turn", seats)
    s.turns = values.number(position.get("turns", 10), "position.turns", 0, 9999)
    for seat in range(seats):
        _fill_seat(s, seat, _table_of(position, seat))
    for card in range(len(s.kind)):
        if s.zone[card] == NOWHERE:
            s.put_below(card, COLONY + s.owner[card])
    s.refresh()
    start = values.one_of(position.get("start", "main"), "position.start", STARTS)
    if start == "turn":
        s.push(TURN_STEP, s.turn)
        return
    s.phase = MAIN
    s.push(CLOSING_STEP)
    if start == "main":
        s.push(MAIN_STEP)


def _table_of(position: Mapping[str, Any], seat: int) -> Mapping[str, Any]:
    return values.table(position.get(str(seat), {}), f"position.{seat}")


# -- what the players have brought -----------------------------------------------------------------


def _brought(deck: decks.Deck, position: Mapping[str, Any], seat: int) -> decks.Deck:
    """The seat's deck and what the position names besides; only that, if there is no rest."""
    rest = _table_of(position, seat).get("rest", True)
    kept = values.switch(rest, f"position.{seat}.rest")
    cards = Counter(dict(deck.cards)) if kept else Counter()
    cards |= Counter(_named(position, seat))
    return decks.Deck(deck.name, "", cards)


def _named(position: Mapping[str, Any], seat: int) -> Iterator[str]:
    """Every card of the seat that the position names, on whichever side."""
    for side in range(SEATS):
        for key, texts in _table_of(position, side).items():
            if key not in PILES and key not in ROWS:
                continue
            place = f"position.{side}.{key}"
            for text in values.counted(texts, place, MOST):
                for part in text.split("+"):
                    owner, words = _owned(side, part, place)
                    if owner == seat:
                        yield values.named(words[0], BY_NAME, "card", place)


def _owned(seat: int, part: str, key: str) -> tuple[int, list[str]]:
    """Whose card it is that is written on a seat's side ("of=1" for another's), and its words."""
    words = part.split()
    owners = [word for word in words if word.startswith("of=")]
    words = [word for word in words if not word.startswith("of=")]
    if owners:
        seat = values.numeral(owners[0].removeprefix("of="), f"{key}, of", 0, SEATS - 1)
    if not words:
        raise BadScenario(f"{key}: '{part}' is a card without a name")
    return seat, words


# -- players ---------------------------------------------------------------------------------------


def _fill_seat(s: Galaxy, seat: int, given: Mapping[str, Any]) -> None:
    own = f"position.{seat}"
    values.check_keys(given, NAMES.seat, own)
    credits = values.number(given.get("credits", 0), f"{own}.credits", 0, MOST)
    s.player[seat * PLAYER + CREDITS] = credits
    s.player[seat * PLAYER + BEGUN] = values.number(given.get("begun", 5), f"{own}.begun", 0, MOST)
    for key, pile in PILES.items():
        cards = list(values.counted(given.get(key, ()), f"{own}.{key}", MOST))
        for name in reversed(cards) if pile == COLONY else cards:
            card = _card(s, seat, name, f"{own}.{key}")
            s.put(card, pile + seat)
            everybody = int(s.everybody())
            s.reveal(card, {COLONY: 0, SCRAP: everybody}.get(pile, int(BIT[seat])))
    for key, (place, type) in ROWS.items():
        for text in values.counted(given.get(key, ()), f"{own}.{key}", MOST):
            _stand(s, seat, text, place, type, f"{own}.{key}")


def _stand(s: Galaxy, seat: int, text: str, place: int, type: int, key: str) -> None:
    """A card in play with its marks, and what is on it: "cobra-flash used 1 damage + rakeva paid".
    Ships are paid; other cards lie face down unless they are "paid"."""
    named, *aboard = text.split("+")
    slot = _enter(s, seat, named, place, type, -1, key)
    if aboard and type != SHIP:
        raise BadScenario(f"{key}: only ships have cards on them, not {named.split()[0]}")
    for part in aboard:
        _enter(s, seat, part, ON_SHIP, WEAPON, slot, key)
        if s.load(slot) > s.size_of(slot):
            raise BadScenario(f"{key}: {named.split()[0]} has no room for {part.split()[0]}")
    if s.is_paid(slot) and type in (SHIP, BASE):
        s.refresh()
        if armour_left(s, slot) <= 0 and T.stat[s.kind_at(slot) * 4 + 2] > 0:
            raise BadScenario(f"{key}: {named.split()[0]} would be destroyed by so much damage")


def _enter(s: Galaxy, seat: int, text: str, place: int, type: int, host: int, key: str) -> int:
    owner, words = _owned(seat, text, key)
    card = _card(s, owner, words[0], key)
    marks = words[1:]
    slot = int(s.enter(card, place, seat, type, host))
    paid = type == SHIP or "paid" in marks
    if paid:
        if T.type[s.kind[card]] != type:
            raise BadScenario(f"{key}: {words[0]} is no {TYPES[type]}, so it cannot be paid there")
        s.set_flag(slot, PAID)
        s.reveal(card, s.everybody())
    else:
        s.reveal(card, BIT[seat])
    _mark(s, slot, [word for word in marks if word != "paid"], f"{key}, {words[0]}")
    _check_marks(s, slot, f"{key}, {words[0]}")
    return slot


def _check_marks(s: Galaxy, slot: int, key: str) -> None:
    """Marks lie only where the rules put them (KG-1.4, KG-4.12, KG-9.14, KG-10.44)."""
    on_surface = s.place(slot) == SURFACE
    base = on_surface and s.is_paid(slot)
    if (s.table[slot * WIDE + MARKERS] or s.table[slot * WIDE + BOUGHT]) and not on_surface:
        raise BadScenario(f"{key}: development markers lie only on cards of the Surface")
    if s.table[slot * WIDE + DAMAGE_TAKEN] and not base and s.place(slot) != HANGAR:
        raise BadScenario(f"{key}: only ships and paid bases have damage")
    if s.table[slot * WIDE + X_VALUE] and not base:
        raise BadScenario(f"{key}: only a paid base has an X")


_FIELDS: Final = {"damage": DAMAGE_TAKEN, "markers": MARKERS, "marks": MARKS_ON, "bought": BOUGHT}


def _mark(s: Galaxy, slot: int, words: list[str], key: str) -> None:
    seen: set[str] = set()
    while words:
        word = words.pop(0)
        if words and words[0] in _FIELDS:
            most = MOST_BOUGHT if words[0] == "bought" else MOST
            many, word = values.numeral(word, f"{key}, {words[0]}", 0, most), words.pop(0)
            s.table[slot * WIDE + _FIELDS[word]] = many
        elif word in STATES:
            if seen & {*STATES} - {word}:
                raise BadScenario(f"{key}: it is either used or damaged, not both")
            s.table[slot * WIDE + TURNED] = STATES.index(word)
        elif word.startswith("x="):
            s.table[slot * WIDE + X_VALUE] = values.numeral(word[2:], f"{key}, x", 0, MOST)
        else:
            raise BadScenario(f"{key}: '{word}' should be one of {', '.join(MARKS)}")
        if word in seen:
            raise BadScenario(f"{key}: '{word}' is said twice")
        seen.add(word)


def _card(s: Galaxy, seat: int, name: str, key: str) -> int:
    """A card of the seat that has not been laid out yet."""
    kind = NUMBER[values.named(name, BY_NAME, "card", key)]
    for card in range(len(s.kind)):
        if s.kind[card] == kind and s.owner[card] == seat and s.zone[card] == NOWHERE:
            return card
    raise BadScenario(f"{key}: seat {seat} has no (further) {name}")
