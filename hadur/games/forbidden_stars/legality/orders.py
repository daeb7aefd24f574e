"""Orders placed and revealed (sections 7 and 8), and upgrades that are used as one is revealed."""

from __future__ import annotations

from typing import Final

from hadur.games.forbidden_stars.abilities.event import (
    EVENT_CARDS,
    W_ADVANCE,
    W_AFTER_STRIKE,
    W_BEFORE_STRIKE,
    W_INSTEAD,
)
from hadur.games.forbidden_stars.cards.core_set import EVENT_NAMES, UPGRADE_NAMES
from hadur.games.forbidden_stars.cards.definition import (
    DIRECT_THE_FAITHFUL,
    FARSEERS,
    FAVOUR_OF_THE_DARK_GODS,
    THE_GREEN_TIDE,
)
from hadur.games.forbidden_stars.components.sheets import ORDERS, STRATEGIZE, STRUCTURES
from hadur.games.forbidden_stars.legality.field import Field
from hadur.games.forbidden_stars.legality.forms import AREA, NAMED, UPGRADE, tried
from hadur.games.forbidden_stars.legality.questions import Ruling, answer, may, must
from hadur.games.forbidden_stars.legality.reasons import no
from hadur.games.forbidden_stars.state import HELD
from hadur.games.forbidden_stars.verbs import (
    DONE,
    KIND,
    ORDER,
    RESOLVE,
    REVEAL,
    SCHEME,
    TO_EVENTS,
    USE,
)
from hadur.kernel.moves import pack
from hadur.kernel.state import Ask
from hadur.kernel.verdict import Reasons

FIRST_STRATEGIZE: Final = (DIRECT_THE_FAITHFUL, FAVOUR_OF_THE_DARK_GODS, THE_GREEN_TIDE)

# -- planning --------------------------------------------------------------------------------------


@answer("place-order", "order")
def place(f: Field, ask: Ask, kind: int, system: int) -> Ruling:
    """A token of the play area, on a system with something of one's own or beside one (FS-7.3)."""
    seat = int(ask.seat)
    if kind not in f.pile(seat, HELD):
        yield no("FS-7.1", "no-such-order", order=ORDERS[kind])
    own = {area // 4 for area in f.present[seat]}
    if system not in own and not own & set(f.systems_beside(system)):
        yield no("FS-7.3", "too-far", system=f.system_name(system))
    return int(pack(ORDER, kind, system))


must("place-order", "FS-7.2", DONE)

# -- operations ------------------------------------------------------------------------------------


@answer("operations-turn", "reveal")
def reveal(f: Field, ask: Ask, system: int) -> Ruling:
    """A token of one's own on top of its stack (FS-8.2)."""
    seat, stack = int(ask.seat), f.stack(system)
    name = f.system_name(system)
    if not stack:
        yield no("FS-8.2", "no-order-there", system=name)
    elif stack[-1] != seat:
        if seat in stack:
            yield no("FS-7.8", "covered", system=name, faction=f.faction_name(stack[-1]))
        else:
            yield no("FS-8.2", "their-order", system=name, faction=f.faction_name(stack[-1]))
    return int(pack(REVEAL, system))


@answer("operations-turn", "scheme")
def instead(f: Field, ask: Ask, event: int) -> Ruling:
    """FS-8.13."""
    yield from scheme_waits(f, int(ask.seat), event, W_INSTEAD)
    return int(pack(SCHEME, event))


@answer("move-ships move-ground-units", "scheme")
def while_advancing(f: Field, ask: Ask, event: int) -> Ruling:
    yield from scheme_waits(f, int(ask.seat), event, W_ADVANCE)
    return int(pack(SCHEME, event))


@answer("strike-cards", "scheme")
def before_strike(f: Field, ask: Ask, event: int) -> Ruling:
    yield from scheme_waits(f, int(ask.seat), event, W_BEFORE_STRIKE)
    return int(pack(SCHEME, event))


@answer("strike-effects", "scheme")
def after_strike(f: Field, ask: Ask, event: int) -> Ruling:
    yield from scheme_waits(f, int(ask.seat), event, W_AFTER_STRIKE)
    return int(pack(SCHEME, event))


must("operations-turn", "FS-8.12")


def scheme_waits(f: Field, seat: int, event: int, window: int) -> Reasons:
    """Whether a scheme is in play, this is its moment, and it could do anything (FS-20.8)."""
    name = EVENT_NAMES[event]
    if f.scheme(seat) != event:
        yield no("FS-20.8", "no-scheme", card=name)
    elif EVENT_CARDS[event].window != window:
        yield no("FS-20.8", "other-moment", card=name)
    elif not _has_effect(f, seat, name):
        yield no("FS-6.11", "no-effect", card=name)


def _has_effect(f: Field, seat: int, name: str) -> bool:
    """What schemes that take the place of an order could do."""
    if name == "unwavering-resolve":
        return any(f.count(seat, area, routed=1) for area in f.areas)
    if name == "blight-of-nurgle":
        return any(blighted(f, seat, area, other) for area in f.areas for other in f.others(seat))
    if name == "mob-up":
        return any(mob(f, seat, system) >= 2 for system in range(f.systems))
    if name == "warp-gate":
        return any(gate(f, seat, area) for area in f.areas)
    return True


def blighted(f: Field, seat: int, area: int, other: int) -> bool:
    """An unrouted enemy in a system with an own unit."""
    own = any(f.count(seat, one) for one in f.areas_of(area // 4))
    return own and f.count(other, area, routed=0) > 0


def mob(f: Field, seat: int, system: int) -> int:
    return sum(f.count(seat, area) for area in f.areas_of(system))


def gate(f: Field, seat: int, area: int) -> bool:
    """Unrouted units there, and somewhere else they could be placed."""
    return f.count(seat, area, routed=0) > 0 and any(
        other != area and f.is_void(other) == f.is_void(area) and f.welcome(seat, other)
        for other in f.areas
    )


# -- an order is revealed --------------------------------------------------------------------------


@answer("order-revealed strategize-revealed", "resolve")
def resolve(f: Field, ask: Ask) -> Ruling:
    yield from ()
    return int(pack(RESOLVE))


@answer("order-revealed", "event-deck")
def to_events(f: Field, ask: Ask) -> Ruling:
    """FS-8.7."""
    yield from ()
    return int(pack(TO_EVENTS))


@answer("strategize-revealed", "event-deck")
def strategize_to_events(f: Field, ask: Ask) -> Ruling:
    """FS-8.6: a Strategize Order goes there by itself, once it is resolved."""
    yield no("FS-8.6", "goes-there-anyway")
    return -1


may("strategize-revealed", RESOLVE)


def upgrade_ready(f: Field, seat: int, upgrade: int) -> Reasons:
    """An order upgrade that the player has, and has not used this round (FS-22.16, FS-22.17)."""
    name = UPGRADE_NAMES[upgrade]
    if f.faction(seat) != upgrade // 5:
        yield no("FS-22.14", "not-your-card", card=name)
    elif not f.owns(seat, upgrade):
        yield no("FS-22.15", "not-bought", card=name)
    elif f.used(seat, upgrade):
        yield no("FS-22.17", "upgrade-used", card=name)


@answer(
    "strategize-revealed", "use", UPGRADE, tried(AREA), tried(NAMED["order"]),
    tried(NAMED["structure"]), tried(NAMED["structure"]),
)  # fmt: skip
def use_on_reveal(
    f: Field, ask: Ask, upgrade: int, area: int | None, order: int | None, old: int | None,
    new: int | None,
) -> Ruling:  # fmt: skip
    """Direct the Faithful, Favour of the Dark Gods, The Green Tide."""
    seat, name = int(ask.seat), UPGRADE_NAMES[upgrade]
    if upgrade not in FIRST_STRATEGIZE:
        yield from upgrade_ready(f, seat, upgrade)
        yield no("FS-22.16", "other-order", card=name)
        return -1
    yield from upgrade_ready(f, seat, upgrade)
    if upgrade == DIRECT_THE_FAITHFUL:
        if area is None or old is None or new is None or order is not None:
            yield no("FS-22.16", "say-change", card=name)
            return -1
        yield from _change(f, seat, area, old, new)
        return int(pack(USE, upgrade, area * 16 + old * 4 + new + 1))
    more = area is not None or old is not None or new is not None
    if upgrade == THE_GREEN_TIDE:
        if more or order is None or order == STRATEGIZE:
            yield no("FS-22.21", "say-order", card=name)
            return -1
        return int(pack(USE, upgrade, order + 1))
    if more or order is not None:
        yield no("FS-22.16", "no-change", card=name)
    if len(f.pile(seat, HELD)) < 2:
        yield no("FS-24.1", "no-tokens-left", card=name)
    return int(pack(USE, upgrade))


def _change(f: Field, seat: int, area: int, old: int, new: int) -> Reasons:
    """A structure of one's own in the active system into another that the supply has."""
    place = f.name(area)
    if area not in f.home():
        yield no("FS-6.4", "not-active", place=place)
    if not f.has_built(seat, area, old):
        yield no("FS-23.4", "no-structure", place=place, structure=STRUCTURES[old])
    if new in f.structures(area):
        yield no("FS-11.12", "same-structure", place=place, structure=STRUCTURES[new])
    if int(f.s.bank[new]) == 0:
        yield no("FS-24.1", "no-structure-left", structure=STRUCTURES[new])


@answer("give-order-token", "give")
def give(f: Field, ask: Ask, kind: int) -> Ruling:
    """A token of the play area."""
    if kind not in f.pile(int(ask.seat), HELD):
        yield no("FS-7.1", "no-such-order", order=ORDERS[kind])
    return int(pack(KIND, kind))


@answer("use-farseers", "use")
def farseers(f: Field, ask: Ask, upgrade: int) -> Ruling:
    """Without a unit there, only Farseers lets its owner go on."""
    yield from upgrade_ready(f, int(ask.seat), upgrade)
    if upgrade != FARSEERS:
        yield no("FS-22.2", "no-unit-there", system=f.system_name(int(f.s.active)))
    return int(pack(USE, upgrade))


may("use-farseers", DONE)
