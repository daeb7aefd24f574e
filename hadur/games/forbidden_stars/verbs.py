"""The verbs of moves; notation.py has what each reads like."""

from __future__ import annotations

from typing import Final

TILE: Final = 1  # side of a tile
SQUARE: Final = 2  # x, y
TURN: Final = 3  # quarter turns
FORCE: Final = 4  # type (6 and up: a structure), area
OBJECTIVE: Final = 5  # seat whose token it is, area
EDGE: Final = 6  # edge: a storm is put there
ORDER: Final = 7  # kind, system
REVEAL: Final = 8  # system
SCHEME: Final = 9  # event: the scheme in play is used
RESOLVE: Final = 10
TO_EVENTS: Final = 11
USE: Final = 12  # upgrade, argument + 1
MOVE: Final = 13  # type, from, to
STRIKE: Final = 14  # void, world
BUY: Final = 15  # type, area, payment
BUILD: Final = 16  # structure, area, payment
ASSET: Final = 17  # kind of asset
COMBAT_UPGRADE: Final = 18  # card
REPLACE: Final = 19  # card
ORDER_UPGRADE: Final = 20  # upgrade
COMMIT: Final = 21  # how many
CARD: Final = 22  # card
CHOOSE: Final = 23  # way of the paragraph
UNIT: Final = 24  # type + 8 if routed, area, 1 if it is the wounded one
BASTION_PICK: Final = 25  # area
AREA: Final = 26  # area
EVENT: Final = 27  # event
STORM: Final = 28  # edge, way
SYSTEM: Final = 29  # system
PLAYER: Final = 30  # seat
NO: Final = 31
DONE: Final = 32
YES: Final = 33
DIE: Final = 34  # face
STRUCTURE: Final = 35  # structure, area
TOKEN: Final = 36  # system, place in the stack from the bottom
TOP: Final = 37
BOTTOM: Final = 38
KIND: Final = 39  # kind of order

# Payments of purchases, as bits.
WITH_CACHE: Final = 1
WITH_SCHEME: Final = 2
WITH_UPGRADE: Final = 4
