"""The invader's choices: types, portals, groups, Argent Power (sections 5, 19 and 20); and what is
chosen at setup (section 4)."""

from __future__ import annotations

from hadur.games.doom import notation, verbs
from hadur.games.doom import state as st
from hadur.games.doom import vocabulary as v
from hadur.games.doom.legality.actions import owners
from hadur.games.doom.legality.plan import Square
from hadur.games.doom.legality.questions import Ruling, answer, freely
from hadur.games.doom.legality.reasons import no
from hadur.games.doom.legality.situation import Situation
from hadur.kernel.moves import pack
from hadur.kernel.state import Ask

# -- setup -----------------------------------------------------------------------------------------


@answer("event-set", "set")
def event_set(f: Situation, ask: Ask, number: int) -> Ruling:
    """DM-4.22: three different ones."""
    if f.s.sets >> number & 1:
        yield no("DM-4.22", "set-chosen", set=f.book.sets[number])
    return int(pack(verbs.SET, number))


@answer("invasion-card", "invasion")
def invasion(f: Situation, ask: Ask, number: int) -> Ruling:
    """DM-4.26: any."""
    yield from ()
    return int(pack(verbs.INVASION, number))


@answer("class", "class")
def class_card(f: Situation, ask: Ask, sheet: int) -> Ruling:
    """DM-4.9: one that nobody has; with the option, one of the two drawn."""
    name = f.sheet_name(sheet)
    classes = [int(one) for one in f.book.classes]
    if sheet not in classes:
        yield no("DM-4.9", "no-class", card=name)
    elif sheet in [int(one) for one in f.s.class_of]:
        yield no("DM-4.9", "class-taken", card=name)
    elif f.s.options & st.CLASS_OF_TWO and not int(ask.options) >> classes.index(sheet) & 1:
        yield no("DM-S12", "class-not-drawn", card=name)
    return int(pack(verbs.CLASS, sheet))


@answer("weapon", "weapon")
def weapon(f: Situation, ask: Ask, number: int) -> Ruling:
    """DM-4.11, 4.13, 4.15, S56."""
    name = f.book.weapons[number]
    if f.book.weapon_kind[number] != v.BASIC:
        yield no("DM-4.13", "not-basic", weapon=name)
    elif f.s.owned[ask.seat] >> number & 1:
        yield no("DM-4.15", "owned", item=name)
    elif owners(f, number) >= f.book.weapon_copies[number]:
        yield no("DM-S56", "no-set", item=name)
    return int(pack(verbs.WEAPON, number))


# -- types and Argent Power ------------------------------------------------------------------------


@answer("type", "type")
def choose_type(f: Situation, ask: Ask, kind: int) -> Ruling:
    """DM-5.19, 5.20, 7.2, 7.20."""
    name = notation.type_name(f.s, kind)
    if not any(f.book.type_of[figure] == kind for figure in f.bases):
        yield no("DM-5.20", "no-type-here", type=name)
    elif f.s.exhausted >> kind & 1:
        yield no("DM-7.2", "type-exhausted", type=name)
    elif f.s.activated >> kind & 1:
        yield no("DM-7.20", "type-activated", type=name)
    return int(pack(verbs.TYPE, kind))


@answer("argent", "argent")
def place_argent(f: Situation, ask: Ask, kind: int) -> Ruling:
    """DM-19.9, 19.10: the invasion card, or a demon card that lies face up."""
    if kind < f.book.types and not any(f.book.type_of[figure] == kind for figure in f.bases):
        yield no("DM-19.10", "card-down", type=notation.type_name(f.s, kind))
    return int(pack(verbs.CHARGE, kind))


@answer("share-argent", "argent")
def share(f: Situation, ask: Ask, kind: int) -> Ruling:
    """DM-20.15: to demons just summoned."""
    new = [figure for figure in range(62) if f.s.newcomers >> figure & 1]
    if kind >= f.book.types:
        yield no("DM-20.16", "not-back")
    elif not any(f.book.type_of[figure] == kind for figure in new):
        yield no("DM-20.15", "not-newcomer", type=notation.type_name(f.s, kind))
    return int(pack(verbs.CHARGE, kind))


freely("share-argent", done=verbs.DONE)

# -- portals ---------------------------------------------------------------------------------------


def portal_at(f: Situation, square: Square) -> int:
    found = [k for k, place in enumerate(f.places(f.board.portals)) if place == square]
    return found[0] if found and f.s.portals >> found[0] & 1 else -1


@answer("wake", "portal")
def wake(f: Situation, ask: Ask, square: Square) -> Ruling:
    """DM-20.3: one that is not active."""
    portal = portal_at(f, square)
    if portal < 0:
        yield no("DM-20.3", "no-portal", place=f.name(square))
    elif f.s.awake >> portal & 1:
        yield no("DM-20.3", "portal-on", place=f.name(square))
    return int(pack(verbs.PORTAL, max(portal, 0)))


@answer("summon", "portal")
def summon(f: Situation, ask: Ask, square: Square) -> Ruling:
    """DM-20.2, 20.7: an active one, of those that bring somebody now."""
    portal, place = portal_at(f, square), f.name(square)
    if portal < 0:
        yield no("DM-20.7", "no-portal", place=place)
    elif not f.s.awake >> portal & 1:
        yield no("DM-20.2", "portal-off", place=place)
    elif not int(ask.options) >> portal & 1:
        yield no("DM-20.7", "other-portal", place=place)
    return int(pack(verbs.PORTAL, max(portal, 0)))


@answer("group", "group")
def group(f: Situation, ask: Ask, wanted: str, number: int) -> Ruling:
    """DM-20.8: one of the two of the portal's colour, by what it brings, or by its number."""
    both = [notation.group(f.s, int(ask.a), k) for k in range(2)]
    fitting = [k for k in range(2) if both[k] == wanted]
    if wanted in ("1", "2"):
        fitting = [int(wanted) - 1]
    if not 0 < number <= len(fitting):
        yield no("DM-20.8", "no-group")
        return -1
    return int(pack(verbs.GROUP, fitting[number - 1]))
