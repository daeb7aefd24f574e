"""Judging setup (section 6), the own actions of a main phase (9) and the closing phase (20)."""

from __future__ import annotations

from typing import Final

from hadur.games.chaos_galaxy.legality.field import Field
from hadur.games.chaos_galaxy.legality.naming import in_hand, number, own_base, own_ship
from hadur.games.chaos_galaxy.legality.questions import NOTHING, Ruling, Words, always, answer
from hadur.games.chaos_galaxy.legality.reasons import no
from hadur.games.chaos_galaxy.legality.texts import price
from hadur.games.chaos_galaxy.state import BOUGHT, SPENT, WIDE
from hadur.games.chaos_galaxy.tables import CARDS
from hadur.games.chaos_galaxy.verbs import (
    BUY_MARKER,
    CHOOSE,
    CONVERT,
    CUT,
    DIG,
    DISCARD,
    DONE,
    DRAW_CARD,
    END,
    KEEP,
    LAY,
    MULLIGAN,
    PICK_FIVE,
    PLAY_SHIP,
    TO_CANTEEN,
    TO_SHIP,
    TO_SURFACE,
    TURN_BACK,
)
from hadur.games.chaos_galaxy.vocabulary import SHIP
from hadur.kernel.moves import pack
from hadur.kernel.state import Ask
from hadur.kernel.verdict import Reasons

_MARKERS_A_TURN: Final = 2
_PICK_COST: Final = 2
_DIG_COST: Final = 2
_DIG_COLONY: Final = 5

# -- setup -----------------------------------------------------------------------------------------

always("mulligan", "keep", KEEP)
always("mulligan", "mulligan", MULLIGAN)


@answer("cut", "cut", 1)
def cut(f: Field, ask: Ask, words: Words) -> Ruling:
    """KG-23.7: anywhere between two cards, or not at all (0)."""
    many = number(words[0])
    most = f.colony(int(ask.a)) - 1
    if many > most:
        yield no("KG-23.7", "cut-depth", number=many, most=most)
    return int(pack(CUT, many))


# -- main phase ------------------------------------------------------------------------------------

always("main", "end", END)


def official(f: Field) -> Reasons:
    """KG-29.2: the quick-start game has ships, cards drawn and attacks only."""
    if f.quick:
        yield no("KG-29.2", "quick-start")


def affordable(f: Field, rule: str, need: int) -> Reasons:
    """Only one's own credits can be spent (KG-10.5)."""
    if f.credits(f.seat) < need:
        yield no(rule, "credits", number=need, have=f.credits(f.seat))


@answer("main", "lay", 2)
def lay(f: Field, ask: Ask, words: Words) -> Ruling:
    """KG-9.1 to KG-9.3, KG-24.4: any card from hand, face down."""
    yield from official(f)
    kind = yield from in_hand(f, words[0])
    if words[1] in ("surface", "canteen"):
        where = TO_SURFACE if words[1] == "surface" else TO_CANTEEN
    else:
        ship = yield from own_ship(f, words[1])
        if ship == NOTHING:
            return NOTHING
        if not f.has_room(ship):
            yield no("KG-2.13", "full", card=f.name(ship), number=len(f.aboard(ship)))
        where = TO_SHIP + ship
    return int(pack(LAY, kind, where)) if kind >= 0 else NOTHING


@answer("main", "ship", 1)
def play_ship(f: Field, ask: Ask, words: Words) -> Ruling:
    """KG-9.8: paid when it is played (KG-10.4)."""
    kind = yield from in_hand(f, words[0])
    if kind == NOTHING:
        return NOTHING
    if CARDS[kind].type != SHIP:
        yield no("KG-10.6", "no-ship", card=words[0])
        return NOTHING
    yield from affordable(f, "KG-10.4", price(f, f.seat, CARDS[kind]))
    return int(pack(PLAY_SHIP, kind))


@answer("main", "draw")
def draw(f: Field, ask: Ask, words: Words) -> Ruling:
    """KG-9.16, KG-29.9."""
    yield from affordable(f, "KG-9.16", 1)
    yield from _colony_left(f)
    return int(pack(DRAW_CARD))


def _colony_left(f: Field) -> Reasons:
    if f.colony(f.seat) == 0:
        yield no("KG-S5", "colony-empty")


@answer("main", "pick")
def pick(f: Field, ask: Ask, words: Words) -> Ruling:
    """KG-9.17."""
    yield from official(f)
    yield from affordable(f, "KG-9.17", _PICK_COST)
    yield from _colony_left(f)
    return int(pack(PICK_FIVE))


@answer("main", "dig")
def dig(f: Field, ask: Ask, words: Words) -> Ruling:
    """KG-9.18, KG-9.19."""
    yield from official(f)
    yield from affordable(f, "KG-9.18", _DIG_COST)
    if f.colony(f.seat) > _DIG_COLONY:
        yield no("KG-9.19", "colony-large", have=f.colony(f.seat))
    if f.ruin(f.seat) == 0:
        yield no("KG-S5", "ruin-empty")
    return int(pack(DIG))


@answer("main", "develop", 1)
def develop(f: Field, ask: Ask, words: Words) -> Ruling:
    """KG-9.13, KG-9.14."""
    yield from official(f)
    yield from affordable(f, "KG-9.13", 1)
    slot = yield from own_base(f, words[0])
    if slot == NOTHING:
        return NOTHING
    if f.s.table[slot * WIDE + BOUGHT] >= _MARKERS_A_TURN:
        yield no("KG-9.14", "two-markers", card=f.name(slot))
    return int(pack(BUY_MARKER, slot))


@answer("main", "convert", 1, 2)
def convert(f: Field, ask: Ask, words: Words) -> Ruling:
    """KG-9.5: two markers, from one base or from two."""
    yield from official(f)
    one = yield from own_base(f, words[0])
    other = yield from own_base(f, words[-1])
    if NOTHING in (one, other):
        return NOTHING
    need = 2 if one == other else 1
    for slot in dict.fromkeys((one, other)):
        if f.s.markers(slot) < need:
            yield no("KG-9.5", "markers", card=f.name(slot), number=need, have=f.s.markers(slot))
    return int(pack(CONVERT, min(one, other), max(one, other)))


# -- closing phase, and hands elsewhere ------------------------------------------------------------


@answer("discard", "discard", 1)
def discard(f: Field, ask: Ask, words: Words) -> Ruling:
    """KG-16.8, KG-20.2: a card of one's own choice."""
    kind = yield from in_hand(f, words[0])
    return int(pack(DISCARD, kind)) if kind >= 0 else NOTHING


@answer("scrap-ship", "choose", 1)
def scrap_ship(f: Field, ask: Ask, words: Words) -> Ruling:
    """KG-20.5: a ship of one's own choice."""
    slot = yield from own_ship(f, words[0])
    return int(pack(CHOOSE, slot)) if slot >= 0 else NOTHING


always("turn-back", "done", DONE)


@answer("turn-back", "back", 1)
def turn_back(f: Field, ask: Ask, words: Words) -> Ruling:
    """KG-29.19: each own ship by one step."""
    slot = yield from own_ship(f, words[0])
    if slot == NOTHING:
        return NOTHING
    if f.s.flag(slot, SPENT):
        yield no("KG-29.19", "turned-back", card=f.name(slot))
    elif f.is_upright(slot):
        yield no("KG-29.19", "is-upright", card=f.name(slot))
    return int(pack(TURN_BACK, slot))


@answer("take-marker", "choose", 1)
def take_marker(f: Field, ask: Ask, words: Words) -> Ruling:
    """A marker off a base of one's own choice pays for a text."""
    slot = yield from own_base(f, words[0])
    if slot == NOTHING:
        return NOTHING
    if f.s.markers(slot) < 1:
        yield no("KG-22.13", "markers", card=f.name(slot), number=1, have=0)
    return int(pack(CHOOSE, slot))
