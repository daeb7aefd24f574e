"""What happens in a battle, as events for whoever listens; log.ftl has the words."""

from __future__ import annotations

from typing import Final

# Arguments beside each: kinds are card definitions, spaces are spaces, seats are seats.
TURN: Final = 0  # seat, turn
PHASE: Final = 1  # seat, phase
SUMMONED: Final = 2  # seat, kind, space
BUILT: Final = 3  # seat, kind, space
MOVED: Final = 4  # kind, from, to
FORCED: Final = 5  # kind, from, to
PLACED: Final = 6  # kind, space, seat
SWAPPED: Final = 7  # kind, space, kind, space
ATTACKED: Final = 8  # kind, space, kind, space
ROLLED: Final = 9  # melee, ranged, special, dice
DAMAGED: Final = 10  # kind, space, amount
HEALED: Final = 11  # kind, space, amount
DESTROYED: Final = 12  # kind, space, controller
DISCARDED: Final = 13  # kind, seat (owner): seen by all
RETURNED: Final = 14  # kind, seat (owner)
PLAYED: Final = 15  # seat, kind
GAINED_MAGIC: Final = 16  # seat, amount
SPENT_MAGIC: Final = 17  # seat, amount
GAINED_CHARGE: Final = 18  # kind, space (-1: active area), amount
LOST_CHARGE: Final = 19  # kind, space (-1: active area), amount
DREW: Final = 20  # seat, how many
DREW_CARD: Final = 21  # seat, kind: for that seat alone
DISCARDED_UNSEEN: Final = 22  # seat
DISCARDED_CARD: Final = 23  # seat, kind: for that seat alone
USED: Final = 24  # ability, kind, space
CONTROLLED: Final = 25  # kind, space, seat
CAPTURED: Final = 26  # kind, space, seat
PUT_UNDER: Final = 27  # kind, kind, space
REROLLED: Final = 28  # kind, space
INACTIVE: Final = 29  # seat
GAME_OVER: Final = 30  # winner, or -1
REVEALED: Final = 31  # seat, kind
CONCEDED: Final = 32  # seat
FROZEN: Final = 33  # kind, space
EFFECT: Final = 34  # kind of the active event that takes effect
