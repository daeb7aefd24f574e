"""What the words of a text stand for: cards in hand and in play, players, numbers."""

from __future__ import annotations

from hadur.games.chaos_galaxy.legality.field import Field
from hadur.games.chaos_galaxy.legality.parsing import PLACE, SHIP, number_in
from hadur.games.chaos_galaxy.legality.questions import NOTHING, Ruling
from hadur.games.chaos_galaxy.legality.reasons import no
from hadur.games.chaos_galaxy.state import CANTEEN, SURFACE
from hadur.games.chaos_galaxy.tables import BY_NAME, NUMBER
from hadur.kernel.errors import BadNotation
from hadur.kernel.hints import did_you_mean


def kind_of(word: str) -> int:
    """The kind of card a word names; BadNotation if there is no such card."""
    if word not in NUMBER:
        raise BadNotation(f"no card is called '{word[:40]}'{did_you_mean(word[:40], BY_NAME)}")
    return NUMBER[word]


def in_hand(f: Field, word: str) -> Ruling:
    """A card of one's own hand (KG-3.3)."""
    kind = kind_of(word)
    if word not in f.hand(f.seat):
        yield no("KG-3.3", "not-in-hand", card=word)
        return NOTHING
    return kind


def in_play(f: Field, word: str) -> Ruling:
    """A card in play by where it is, or by its name if that says which: the reader's own first."""
    place = PLACE.fullmatch(word)
    if place:
        seat = f.seat if place[1] is None else int(place[1])
        row = f.at(seat, SURFACE if place[2] == "surface" else CANTEEN)
        if not 1 <= int(place[3]) <= len(row):
            yield no("KG-3.13", "not-there", place=word)
            return NOTHING
        return row[int(place[3]) - 1]
    name = SHIP.fullmatch(word)
    if name is None or name[2] not in BY_NAME:
        raise BadNotation(f"'{word[:40]}' is no card in play{did_you_mean(word[:40], BY_NAME)}")
    seats = range(int(f.s.seats)) if name[1] is None else (int(name[1]),)
    for seat in sorted(seats, key=lambda seat: seat != f.seat):
        found = _named(f, seat, name[2], name[3], name[4])
        if len(found) > 1:
            yield no("KG-22.3", "which-card", number=len(found), card=name[2])
            return NOTHING
        if found:
            return found[0]
    yield no("KG-3.13", "not-there", place=word)
    return NOTHING


def _named(f: Field, seat: int, name: str, number: str | None, aboard: str | None) -> list[int]:
    """A player's cards that a name means: a ship, a card on it, or any other that is known."""
    ships = [n for n in f.ships(seat) if f.card(n).id == name]
    if ships or number or aboard:
        at = int(number or 1)
        ship = ships[at - 1 : at] if at >= 1 else []
        if not aboard or not ship:
            return ship
        cards = f.aboard(ship[0])
        return cards[int(aboard) - 1 : int(aboard)] if int(aboard) >= 1 else []
    return [n for n in f.slots if f.holder(n) == seat and f.knows(n) and f.card(n).id == name]


def own_ship(f: Field, word: str) -> Ruling:
    """A ship of one's own."""
    slot = yield from in_play(f, word)
    if slot == NOTHING:
        return NOTHING
    if not f.is_ship(slot):
        yield no("KG-3.4", "no-ship", card=f.name(slot))
        return NOTHING
    if f.holder(slot) != f.seat:
        yield no("KG-1.21", "not-yours", card=f.name(slot))
        return NOTHING
    return slot


def own_base(f: Field, word: str) -> Ruling:
    """A card on one's own Surface, whatever it is (KG-24.2)."""
    slot = yield from in_play(f, word)
    if slot == NOTHING:
        return NOTHING
    if f.s.place(slot) != SURFACE:
        yield no("KG-1.4", "no-base", card=f.name(slot))
        return NOTHING
    if f.holder(slot) != f.seat:
        yield no("KG-1.21", "not-yours", card=f.name(slot))
        return NOTHING
    return slot


def number(word: str) -> int:
    """A whole number; BadNotation if it is none."""
    found = number_in(word)
    if found < 0:
        raise BadNotation(f"'{word[:40]}' should be a number")
    return found
