"""Combats: reinforcements, cards, damage, retreat, capacity (sections 3, 14, 17 and 19)."""

from __future__ import annotations

from typing import Final

from hadur.games.forbidden_stars.cards.core_set import CARD_NAMES
from hadur.games.forbidden_stars.components.sheets import (
    BASTION,
    REINFORCEMENT,
)
from hadur.games.forbidden_stars.legality.field import ANY, Field
from hadur.games.forbidden_stars.legality.forms import name_of
from hadur.games.forbidden_stars.legality.parsing import NOBODY, STRUCTURE, Thing
from hadur.games.forbidden_stars.legality.questions import Ruling, answer, confirm, may, must
from hadur.games.forbidden_stars.legality.reasons import no
from hadur.games.forbidden_stars.state import (
    ATTACKER,
    F_FIRST_HIT,
    F_ORIGINS,
    F_SAFE,
    F_SYSTEM,
    F_WOUND,
    FROM_THE_WARP,
    HAND,
)
from hadur.games.forbidden_stars.verbs import AREA, BASTION_PICK, CARD, COMMIT, DONE, UNIT
from hadur.kernel.moves import pack
from hadur.kernel.state import Ask
from hadur.kernel.verdict import Reasons

confirm("use-crusade save-routed gitz-dem")
_ROUTED: Final = 8
_BASTION_CODE: Final = 15

# -- preparation and cards -------------------------------------------------------------------------


@answer("commit-reinforcements", "commit")
def commit(f: Field, ask: Ask, many: int) -> Ruling:
    """FS-14.15: as many as one has, and as one has plastic units there."""
    seat = int(ask.seat)
    held, there = f.assets(seat, REINFORCEMENT), f.count(seat, f.battlefield)
    if many > held:
        yield no("FS-13.25", "tokens-held", number=many, have=held)
    if many > there:
        yield no("FS-14.15", "tokens-units", number=many, have=there)
    return int(pack(COMMIT, many))


may("commit-reinforcements", COMMIT)


@answer("choose-combat-card play-further-card", "card")
def card(f: Field, ask: Ask, number: int) -> Ruling:
    """A card from hand (FS-14.25)."""
    if number not in f.pile(int(ask.seat), HAND):
        yield no("FS-14.25", "not-in-hand", card=CARD_NAMES[number])
    return int(pack(CARD, number))


must("choose-combat-card", "FS-14.25")
must("play-further-card", "FS-15.5")

# -- units of a combat -----------------------------------------------------------------------------


def the_unit(
    f: Field, ask: Ask, owner: int, thing: Thing, area: int | None, routed: bool,
    rule: str = "FS-15.18",
) -> Reasons:  # fmt: skip
    """A unit of a player in the area of the combat or on the struck world, routed or not as it was
    named."""
    name = name_of(thing)
    if f.striking and rule == "FS-15.18":
        rule = "FS-10.9"
    if thing.faction == STRUCTURE:
        yield no("FS-23.5", "no-unit", structure=name)
        return
    if thing.faction not in (f.faction(owner), NOBODY):
        if owner == int(ask.seat):
            yield no("FS-2.1", "not-yours", unit=name)
        else:
            yield no(rule, "whose-unit", unit=name, faction=f.faction_name(owner))
        return
    if area is not None and area != f.battlefield:
        why = "not-struck" if f.striking else "not-in-combat"
        yield no(rule, why, place=f.name(area), other=f.name(f.battlefield))
        return
    if f.count(owner, f.battlefield, thing.type, int(routed)) == 0:
        if f.count(owner, f.battlefield, thing.type):
            state = "routed" if routed else "unrouted"
            yield no("FS-2.9", "not-so", unit=name, place=f.name(f.battlefield), state=state)
        else:
            yield no(rule, "not-there", unit=name, place=f.name(f.battlefield))


def code(type: int, routed: bool) -> int:
    return type + (_ROUTED if routed else 0)


# -- damage ----------------------------------------------------------------------------------------


@answer("suffer-damage", "pick")
def suffer(
    f: Field, ask: Ask, wounded: bool | None, routed: bool | None, thing: Thing, area: int | None
) -> Ruling:
    """FS-17.3, FS-17.4: an unrouted unit or a bastion; a routed one only if there is nothing else.
    ask.a: the side."""
    seat, side = int(ask.seat), int(ask.a)
    if thing == Thing(STRUCTURE, BASTION):
        yield from _bastion_suffers(f, seat, side, area)
        return int(pack(BASTION_PICK, f.battlefield))
    wrong = list(the_unit(f, ask, seat, thing, area, bool(routed), "FS-17.3"))
    yield from wrong
    if wrong:
        return -1
    yield from _may_suffer(f, seat, side, thing, bool(routed))
    yield from which_of_them(f, seat, side, thing, bool(routed), bool(wounded))
    return int(pack(UNIT, code(thing.type, bool(routed)), f.battlefield, int(bool(wounded))))


def _first_hit(f: Field, side: int) -> int:
    """The unit that Tactical Strikes has named, if it is still there, or -1."""
    named = int(f.s.side(side, F_FIRST_HIT)) - 1
    if named >= 0 and f.force(side, named % _ROUTED, named // _ROUTED):
        return named
    return -1


def _bastion_suffers(f: Field, seat: int, side: int, area: int | None) -> Reasons:
    if not f.has_built(seat, f.battlefield, BASTION) or area not in (None, f.battlefield):
        yield no("FS-17.3", "no-bastion", place=f.name(f.battlefield))
    elif _first_hit(f, side) >= 0:
        yield no("FS-10.16", "another-first")


def _may_suffer(f: Field, seat: int, side: int, thing: Thing, routed: bool) -> Reasons:
    name = name_of(thing)
    first = _first_hit(f, side)
    if first >= 0:
        if first != code(thing.type, routed):
            yield no("FS-10.16", "another-first")
        return
    if f.s.fight[F_SAFE]:
        yield no("FS-1.3", "no-damage-now", unit=name)
    elif routed and f.has_built(seat, f.battlefield, BASTION):
        yield no("FS-17.4", "bastion-first", unit=name)
    elif routed and f.force(side, ANY, 0):
        yield no("FS-17.4", "routed-spared", unit=name)


def which_of_them(
    f: Field, seat: int, side: int, thing: Thing, routed: bool, wounded: bool
) -> Reasons:
    """FS-27.25, where damage adds up: the one that has some stands beside the others."""
    word = int(f.s.side(side, F_WOUND))
    hurt = word != 0 and word >> 4 == code(thing.type, routed) and _first_hit(f, side) < 0
    alike = f.count(seat, f.battlefield, thing.type, int(routed))
    if wounded and not hurt:
        yield no("FS-27.25", "not-wounded", unit=name_of(thing))
    if not wounded and hurt and alike < 2:
        yield no("FS-27.25", "only-wounded", unit=name_of(thing))


must("suffer-damage", "FS-17.3", DONE)

# -- retreat ---------------------------------------------------------------------------------------


@answer("retreat-to", "area")
def retreat(f: Field, ask: Ask, area: int) -> Ruling:
    """ask.b: the side that retreats."""
    yield from retreats_to(f, int(ask.b), area)
    return int(pack(AREA, area))


def retreats_to(f: Field, side: int, area: int) -> Reasons:
    """FS-19.2 to FS-19.24."""
    seat, here = f.fighter(side), f.battlefield
    place = f.name(area)
    if area == here:
        yield no("FS-19.1", "stays", place=place)
        return
    if f.is_void(here) != f.is_void(area):
        yield no("FS-19.6", "other-kind", place=place)
        return
    yield from _attacker(f, area) if side == ATTACKER else _defender(f, seat, area)
    if f.others_in(seat, area):
        yield no("FS-19.17" if side == ATTACKER else "FS-19.18", "enemy-area", place=place)
    yield from _way_back(f, seat, area)
    if side != ATTACKER and f.uncontrolled(area) and _has_friends(f, side):
        yield no("FS-19.19", "friends-first", place=place)


def _attacker(f: Field, area: int) -> Reasons:
    """FS-19.15."""
    if not int(f.s.fight[F_ORIGINS]) >> area & 1:
        yield no("FS-19.15", "no-origin", place=f.name(area))


def _defender(f: Field, seat: int, area: int) -> Reasons:
    """FS-19.20 to FS-19.22."""
    active, system, place = int(f.s.active), area // 4, f.name(area)
    if system != active and system not in f.systems_beside(active):
        yield no("FS-19.20", "retreat-far", place=place)
    if system == int(f.s.fight[F_SYSTEM]):
        yield no("FS-19.21", "their-system", system=f.system_name(system))
    elif int(f.s.fight[F_ORIGINS]) >> area & 1:
        yield no("FS-19.22", "their-origin", place=place)


def _way_back(f: Field, seat: int, area: int) -> Reasons:
    """FS-19.2, FS-19.10, FS-19.24: ground units by a path, ships over no storm."""
    here, place = f.battlefield, f.name(area)
    home, system = here // 4, area // 4
    if f.is_void(here):
        if system == home:
            return
        if system not in f.systems_beside(home):
            yield no("FS-19.20", "retreat-far", place=place)
        elif f.stormed(home, system) and not _warped(f, seat):
            yield no("FS-19.10", "retreat-storm", place=place)
        return
    friendly = {one for one in f.areas if f.friendly(seat, one)}
    stopped = not f.warps(seat)
    if f.reaches(here, area, friendly, {home, system}, stopped):
        return
    if stopped and f.reaches(here, area, friendly, {home, system}, False):
        yield no("FS-19.10", "retreat-storm", place=place)
    elif f.reaches(here, area, friendly, range(f.systems), stopped):
        yield no("FS-19.24", "retreat-third", place=place)
    else:
        yield no("FS-19.2", "no-path-back", place=place)


def _warped(f: Field, seat: int) -> bool:
    return f.warps(seat) or (bool(f.s.flags & FROM_THE_WARP) and seat == int(f.s.turn))


def _has_friends(f: Field, side: int) -> bool:
    """Whether the defender can reach a friendly area."""
    seat = f.fighter(side)
    return any(
        f.friendly(seat, area) and next(retreats_to(f, side, area), None) is None
        for area in f.areas
    )


must("retreat-to", "FS-19.1")

# -- capacity --------------------------------------------------------------------------------------


@answer("over-capacity", "pick")
def too_many(
    f: Field, ask: Ask, wounded: bool | None, routed: bool | None, thing: Thing, area: int | None
) -> Ruling:
    """FS-3.28. ask.a: the area."""
    seat, here, name = int(ask.seat), int(ask.a), name_of(thing)
    if thing.faction == STRUCTURE:
        yield no("FS-3.25", "no-unit", structure=name)
        return -1
    if thing.faction not in (f.faction(seat), NOBODY):
        yield no("FS-2.1", "not-yours", unit=name)
        return -1
    if area not in (None, here):
        yield no("FS-3.28", "other-area", place=f.name(area or 0), other=f.name(here))
    elif f.count(seat, here, thing.type) == 0:
        yield no("FS-3.28", "not-there", unit=name, place=f.name(here))
    elif f.count(seat, here, thing.type, int(bool(routed))) == 0:
        state = "routed" if routed else "unrouted"
        yield no("FS-2.9", "not-so", unit=name, place=f.name(here), state=state)
    if wounded:
        yield no("FS-17.11", "not-wounded", unit=name)
    return int(pack(UNIT, code(thing.type, bool(routed)), here))


must("over-capacity", "FS-3.28", DONE)
