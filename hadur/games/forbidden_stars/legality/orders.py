"""Orders placed and revealed (sections 7 and 8)."""

from __future__ import annotations

from hadur.games.forbidden_stars.cards.core_set import UPGRADE_NAMES
from hadur.games.forbidden_stars.components.sheets import ORDERS
from hadur.games.forbidden_stars.legality.field import Field
from hadur.games.forbidden_stars.legality.questions import Ruling, answer, may, must
from hadur.games.forbidden_stars.legality.reasons import no
from hadur.games.forbidden_stars.state import HELD
from hadur.games.forbidden_stars.verbs import (
    DONE,
    KIND,
    ORDER,
    RESOLVE,
    REVEAL,
    TO_EVENTS,
)
from hadur.kernel.moves import pack
from hadur.kernel.state import Ask
from hadur.kernel.verdict import Reasons

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


must("operations-turn", "FS-8.12")


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


@answer("give-order-token", "give")
def give(f: Field, ask: Ask, kind: int) -> Ruling:
    """A token of the play area."""
    if kind not in f.pile(int(ask.seat), HELD):
        yield no("FS-7.1", "no-such-order", order=ORDERS[kind])
    return int(pack(KIND, kind))
