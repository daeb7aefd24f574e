"""What happens in a war, as events for whoever listens; log.ftl has the words.

Procedures tell units by seat and type, areas, systems and edges by number, cards by kind. Whoever
listens has no board to look them up on, so `War.tell` puts beside such a number what is printed
there (`with_tile`, `with_tiles`, `with_faction`)."""

from __future__ import annotations

from typing import Final

from hadur.games.forbidden_stars.components.galaxy import (
    Galaxy,
    edge_x,
    edge_y,
    is_vertical,
    side_of_place,
)
from hadur.kernel.native import i64

ROUND: Final = 0  # number, first player
PHASE: Final = 1  # phase
FIRST_PLAYER: Final = 2  # seat
FACTION: Final = 3  # seat, faction: drawn by chance
TILE: Final = 4  # seat, system, side, turn
FORCE: Final = 5  # seat, type (6 and up: structure), area
OBJECTIVE: Final = 6  # seat, area, seat whose token it is
STORM_PLACED: Final = 7  # seat, edge
ORDER_PLACED: Final = 8  # seat, system
ORDER_KIND: Final = 9  # seat, system, kind: for that seat alone
REVEALED: Final = 10  # seat, system, kind
TO_EVENTS: Final = 11  # seat, kind
MISSED: Final = 12  # seat
MOVED: Final = 13  # seat, type, from, to
COMBAT: Final = 14  # attacker, defender, area
ROLLED: Final = 15  # seat, attack, defence, morale
DREW: Final = 16  # seat, how many combat cards
DREW_CARD: Final = 17  # seat, kind: for that seat alone
COMMITTED: Final = 18  # seat, how many
EXECUTION: Final = 19  # execution round
CARD: Final = 20  # seat, kind: revealed
ABILITY: Final = 21  # seat, kind, number of the ability on it, way
DICE: Final = 22  # seat, face, how many more (or fewer)
TOKENS: Final = 23  # seat, face, how many more (or fewer)
REROLLED: Final = 24  # seat, face, how many
LOOKED: Final = 25  # seat: at the facedown card
LOOKED_AT: Final = 26  # seat, kind: for that seat alone
VALUES: Final = 27  # seat, attack value, defence value, damage suffered
DESTROYED: Final = 28  # seat, type, area
RAZED: Final = 29  # seat, structure, area
ROUTED: Final = 30  # seat, type, area
RALLIED: Final = 31  # seat, type, area
RETREATED: Final = 32  # seat, from, to, how many
MORALE: Final = 33  # seat, value
WON: Final = 34  # seat, area (seat -1: nobody)
CAPTURED: Final = 35  # seat, structure, area
STRIKE: Final = 36  # seat, void, world, dice
BOUGHT: Final = 37  # seat, type, area, cost
BUILT: Final = 38  # seat, structure, area, cost
ASSET: Final = 39  # seat, asset, how many more (or fewer)
MATERIEL: Final = 40  # seat, how much more (or less)
ORDER_UPGRADE: Final = 41  # seat, upgrade, cost
COMBAT_UPGRADE: Final = 42  # seat, new kind, old kind, cost
UPGRADE_USED: Final = 43  # seat, upgrade
EVENTS_DRAWN: Final = 44  # seat, how many
EVENT_DRAWN: Final = 45  # seat, event: for that seat alone
EVENT_CHOSEN: Final = 46  # seat, event
EVENT_SHOWN: Final = 47  # seat, event: not chosen, or only revealed
SCHEME_IN_PLAY: Final = 48  # seat, event
SCHEME_USED: Final = 49  # seat, event
SCHEME_DISCARDED: Final = 50  # seat, event
STORM_MOVED: Final = 51  # seat, from, to
COLLECTED: Final = 52  # seat, area
ELIMINATED: Final = 53  # seat
PLACED: Final = 54  # seat, type, area
ABILITY_USED: Final = 55  # seat: the faction's
DISCARDED: Final = 56  # seat, kind: a combat card, seen by all
ORDER_MOVED: Final = 57  # seat, system, place in the stack, 1 to the top
TACTIC: Final = 58  # seat, event: its ability is resolved
TOKENS_TO_EVENTS: Final = 59  # seat, how many, facedown
REPLACED: Final = 60  # seat, area, old type, new type

# What the numbers of each kind stand for, in order; words.py says them by these names.
FORMS: Final[tuple[tuple[str, ...], ...]] = (
    ("round", "seat"),  # ROUND
    ("phase",),  # PHASE
    ("seat",),  # FIRST_PLAYER
    ("seat", "faction"),  # FACTION
    ("seat", "system", "side", "turn"),  # TILE
    ("seat", "piece", "in"),  # FORCE
    ("seat", "in", "owner"),  # OBJECTIVE
    ("seat", "edge"),  # STORM_PLACED
    ("seat", "system"),  # ORDER_PLACED
    ("seat", "system", "order"),  # ORDER_KIND
    ("seat", "system", "order"),  # REVEALED
    ("seat", "order"),  # TO_EVENTS
    ("seat",),  # MISSED
    ("seat", "unit", "from", "to"),  # MOVED
    ("seat", "other", "in"),  # COMBAT
    ("seat", "attack", "defence", "morale"),  # ROLLED
    ("seat", "count"),  # DREW
    ("seat", "kind"),  # DREW_CARD
    ("seat", "count"),  # COMMITTED
    ("number",),  # EXECUTION
    ("seat", "card"),  # CARD
    ("seat", "card", "ability", "way"),  # ABILITY
    ("seat", "die", "change"),  # DICE
    ("seat", "token", "change"),  # TOKENS
    ("seat", "die", "count"),  # REROLLED
    ("seat",),  # LOOKED
    ("seat", "card"),  # LOOKED_AT
    ("seat", "attack", "defence", "damage"),  # VALUES
    ("seat", "unit", "in"),  # DESTROYED
    ("seat", "structure", "in"),  # RAZED
    ("seat", "unit", "in"),  # ROUTED
    ("seat", "unit", "in"),  # RALLIED
    ("seat", "from", "to", "count"),  # RETREATED
    ("seat", "count"),  # MORALE
    ("seat", "in"),  # WON
    ("seat", "structure", "in"),  # CAPTURED
    ("seat", "from", "to", "count"),  # STRIKE
    ("seat", "unit", "in", "cost"),  # BOUGHT
    ("seat", "structure", "in", "cost"),  # BUILT
    ("seat", "asset", "change"),  # ASSET
    ("seat", "change"),  # MATERIEL
    ("seat", "upgrade", "cost"),  # ORDER_UPGRADE
    ("seat", "card", "old-card", "cost"),  # COMBAT_UPGRADE
    ("seat", "upgrade"),  # UPGRADE_USED
    ("seat", "count"),  # EVENTS_DRAWN
    ("seat", "event"),  # EVENT_DRAWN
    ("seat", "event"),  # EVENT_CHOSEN
    ("seat", "event"),  # EVENT_SHOWN
    ("seat", "event"),  # SCHEME_IN_PLAY
    ("seat", "event"),  # SCHEME_USED
    ("seat", "event"),  # SCHEME_DISCARDED
    ("seat", "from-edge", "edge"),  # STORM_MOVED
    ("seat", "in"),  # COLLECTED
    ("seat",),  # ELIMINATED
    ("seat", "unit", "in"),  # PLACED
    ("seat", "faction-ability"),  # ABILITY_USED
    ("seat", "card"),  # DISCARDED
    ("seat", "system", "place", "top"),  # ORDER_MOVED
    ("seat", "event"),  # TACTIC
    ("seat", "count"),  # TOKENS_TO_EVENTS
    ("seat", "in", "old-unit", "new-unit"),  # REPLACED
)
AREAS: Final = ("in", "from", "to")
EDGES: Final = ("edge", "from-edge")
UNITS: Final = ("unit", "piece", "old-unit", "new-unit")


def with_tile(galaxy: Galaxy, system: i64, number: i64) -> i64:
    """A system or an area of it, with the side of its tile and how it is turned."""
    return number | ((galaxy.layout[system] & 127) << 8)


def with_tiles(galaxy: Galaxy, edge: i64) -> i64:
    """An edge with the sides of the tiles before and behind it, plus 1; 0 for none."""
    x = edge_x(edge)
    y = edge_y(edge)
    one = galaxy.tile_at(x - 1, y) if is_vertical(edge) else galaxy.tile_at(x, y - 1)
    other = galaxy.tile_at(x, y)
    out = edge
    if one >= 0:
        out |= (side_of_place(galaxy.layout[one]) + 1) << 8
    if other >= 0:
        out |= (side_of_place(galaxy.layout[other]) + 1) << 13
    return out


def with_faction(number: i64, faction: i64) -> i64:
    """A type of unit (or a faction's ability) with the faction whose it is, plus 1."""
    return number | ((faction + 1) << 8)
