"""Positions on paper: what scenarios, tests and bug reports set up
(docs/scenarios/chaos-galaxy.md)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from hadur.games.chaos_galaxy import deck as decks
from hadur.games.chaos_galaxy.phases.main import MAIN_STEP
from hadur.games.chaos_galaxy.phases.turn import CLOSING_STEP, TURN_STEP
from hadur.games.chaos_galaxy.setup import empty_galaxy
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
    MARKS,
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
from hadur.games.chaos_galaxy.tables import BY_NAME, NUMBER, T
from hadur.games.chaos_galaxy.values import armour_left
from hadur.games.chaos_galaxy.vocabulary import BASE, CREW, SHIP, STATES, TYPES, WEAPON
from hadur.kernel.bits import BIT
from hadur.kernel.cards import NOWHERE
from hadur.kernel.errors import BadScenario
from hadur.kernel.hints import did_you_mean

KEYS: Final = ("turn", "starter", "turns", "start", *(str(seat) for seat in range(5)))
PILES: Final = {"hand": HAND, "colony": COLONY, "scrap": SCRAP, "ruin": RUIN}
ROWS: Final = {"hangar": (HANGAR, SHIP), "canteen": (CANTEEN, CREW), "surface": (SURFACE, BASE)}
SEAT_KEYS: Final = ("credits", "begun", "rest", *PILES, *ROWS)
STARTS: Final = ("main", "turn", "closing")
MOST: Final = 60
"""Copies of a card, markers and the like: more than any position needs."""


def set_up(setup: Mapping[str, Any], position: Mapping[str, Any], seed: int) -> Galaxy:
    """The game a position describes, run to its first decision."""
    try:
        brought = [
            {**place, "deck": _brought(place["deck"], position, seat)}
            for seat, place in enumerate(setup["seats"])
        ]
        s = empty_galaxy({**setup, "seats": brought}, seed)
        _arrange(s, position)
    except (TypeError, ValueError, AttributeError) as error:
        raise BadScenario(f"a value of the position has the wrong form: {error}") from error
    s.learned = 0
    s.run()
    return s


def _arrange(s: Galaxy, position: Mapping[str, Any]) -> None:
    _check_keys(position, KEYS)
    s.starter = _seat(s, position.get("starter", 0))
    s.turn = _seat(s, position.get("turn", 0))
    s.turns = int(position.get("turns", 10))
    for seat in range(int(s.seats)):
        _fill_seat(s, seat, position.get(str(seat), {}))
    for card in range(len(s.kind)):
        if s.zone[card] == NOWHERE:
            s.put_below(card, COLONY + s.owner[card])
    s.refresh()
    start = str(position.get("start", "main"))
    if start not in STARTS:
        raise BadScenario(f"start = '{start}': a position starts with {', '.join(STARTS)}")
    if start == "turn":
        s.push(TURN_STEP, s.turn)
        return
    s.phase = MAIN
    s.push(CLOSING_STEP)
    if start == "main":
        s.push(MAIN_STEP)


def _check_keys(given: Mapping[str, Any], known: tuple[str, ...]) -> None:
    for key in given:
        if key not in known:
            hint = did_you_mean(key, known, "'") or f" (it has: {', '.join(known)})"
            raise BadScenario(f"a position has no '{key}'{hint}")


def _seat(s: Galaxy, value: Any) -> int:
    if value not in range(int(s.seats)):
        raise BadScenario(f"there is no seat {value}")
    return int(value)


# -- what the players have brought -----------------------------------------------------------------


def _brought(data: object, position: Mapping[str, Any], seat: int) -> decks.Deck:
    """The seat's deck and what the position names besides; only that, if there is no rest."""
    deck = decks.from_data(data)
    own = position.get(str(seat), {})
    cards = Counter(dict(deck.cards)) if own.get("rest", True) else Counter()
    cards |= Counter(_named(position, seat))
    return decks.Deck(deck.name, "", cards)


def _named(position: Mapping[str, Any], seat: int) -> Iterator[str]:
    """Every card of the seat that the position names, on whichever side."""
    for side in range(5):
        for key, texts in position.get(str(side), {}).items():
            if key not in PILES and key not in ROWS:
                continue
            for text in _each(texts):
                for part in text.split("+"):
                    owner, words = _owned(side, part)
                    if owner == seat:
                        yield _known(words[0])


def _each(texts: Sequence[str]) -> Iterator[str]:
    """The texts of a list; "3 vasfog" is three of them."""
    if isinstance(texts, str):
        raise BadScenario(f"'{texts}' should be a list")
    for text in texts:
        count, _, rest = str(text).partition(" ")
        if count.isdecimal():
            yield from [rest] * _number(count)
        else:
            yield str(text)


def _number(text: str) -> int:
    if len(text) > 2 or int(text) > MOST:
        raise BadScenario(f"{text[:20]} is more than {MOST}")
    return int(text)


def _owned(seat: int, part: str) -> tuple[int, list[str]]:
    """Whose card it is that is written on a seat's side ("of=1" for another's), and its words."""
    words = part.split()
    owners = [word for word in words if word.startswith("of=")]
    words = [word for word in words if not word.startswith("of=")]
    if owners:
        seat = int(owners[0].removeprefix("of="))
    if not words:
        raise BadScenario("a card without a name")
    return seat, words


def _known(name: str) -> str:
    if name not in BY_NAME:
        raise BadScenario(f"no card is called '{name}'{did_you_mean(name, BY_NAME)}")
    return name


# -- players ---------------------------------------------------------------------------------------


def _fill_seat(s: Galaxy, seat: int, given: Mapping[str, Any]) -> None:
    _check_keys(given, SEAT_KEYS)
    s.player[seat * PLAYER + CREDITS] = _number(str(given.get("credits", 0)))
    s.player[seat * PLAYER + BEGUN] = _number(str(given.get("begun", 5)))
    for key, pile in PILES.items():
        names = list(_each(given.get(key, ())))
        for name in reversed(names) if pile == COLONY else names:
            card = _card(s, seat, name)
            s.put(card, pile + seat)
            everybody = int(s.everybody())
            s.reveal(card, {COLONY: 0, SCRAP: everybody}.get(pile, int(BIT[seat])))
    for key, (place, type) in ROWS.items():
        for text in _each(given.get(key, ())):
            _stand(s, seat, text, place, type)


def _stand(s: Galaxy, seat: int, text: str, place: int, type: int) -> None:
    """A card in play with its marks, and what is on it: "cobra-flash used 1 damage + rakeva paid".
    Ships are paid; other cards lie face down unless they are "paid"."""
    named, *aboard = text.split("+")
    slot = _enter(s, seat, named, place, type, -1)
    for part in aboard:
        _enter(s, seat, part, ON_SHIP, WEAPON, slot)
        if s.load(slot) > s.size_of(slot):
            raise BadScenario(f"{named.split()[0]} has no room for {part.split()[0]}")
    if s.is_paid(slot) and type in (SHIP, BASE):
        s.refresh()
        if armour_left(s, slot) <= 0 and T.stat[s.kind_at(slot) * 4 + 2] > 0:
            raise BadScenario(f"{named.split()[0]} would be destroyed by so much damage")


def _enter(s: Galaxy, seat: int, text: str, place: int, type: int, host: int) -> int:
    owner, words = _owned(seat, text)
    card = _card(s, owner, words[0])
    marks = words[1:]
    slot = int(s.enter(card, place, seat, type, host))
    paid = type == SHIP or "paid" in marks
    if paid:
        if T.type[s.kind[card]] != type:
            raise BadScenario(f"{words[0]} is no {TYPES[type]}, so it cannot be paid there")
        s.set_flag(slot, PAID)
        s.reveal(card, s.everybody())
    else:
        s.reveal(card, BIT[seat])
    _mark(s, slot, [word for word in marks if word != "paid"])
    return slot


_FIELDS: Final = {"damage": DAMAGE_TAKEN, "markers": MARKERS, "marks": MARKS, "bought": BOUGHT}


def _mark(s: Galaxy, slot: int, words: list[str]) -> None:
    text = " ".join(words)
    for count, word in re.findall(r"(\d+) (damage|markers|marks|bought)", text):
        s.table[slot * WIDE + _FIELDS[word]] = _number(count)
    for word in re.sub(r"\d+ (damage|markers|marks|bought)", "", text).split():
        if word in STATES:
            s.table[slot * WIDE + TURNED] = STATES.index(word)
        elif match := re.fullmatch(r"x=(\d+)", word):
            s.table[slot * WIDE + X_VALUE] = _number(match[1])
        else:
            known = "used, damaged, paid, N damage, N markers, N marks, N bought, x=N, of=SEAT"
            raise BadScenario(f"'{word}' should be one of {known}")


def _card(s: Galaxy, seat: int, name: str) -> int:
    """A card of the seat that has not been laid out yet."""
    kind = NUMBER[_known(name)]
    for card in range(len(s.kind)):
        if s.kind[card] == kind and s.owner[card] == seat and s.zone[card] == NOWHERE:
            return card
    raise BadScenario(f"seat {seat} has no (further) {name}")
