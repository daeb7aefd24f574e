"""What happens in a war, as events for whoever listens; log.ftl has the words.

Units are told by seat and type, areas, systems and edges by number, cards by kind."""

from __future__ import annotations

from typing import Final

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
