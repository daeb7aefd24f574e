"""The verbs of moves. Hand cards are named by their kind, cards in play by their slot."""

from __future__ import annotations

from typing import Final

from hadur.kernel.native import i64

KEEP: Final = 0
MULLIGAN: Final = 1
CUT: Final = 2  # how many cards
LAY: Final = 3  # kind, place: TO_SURFACE, TO_CANTEEN, ON_SHIP + slot
DRAW_CARD: Final = 4
PICK_FIVE: Final = 5
DIG: Final = 6
BUY_MARKER: Final = 7  # slot
CONVERT: Final = 8  # slot, slot
PLAY_SHIP: Final = 9  # kind
PLAY_CARD: Final = 10  # kind, target + 1, choice
USE_CARD: Final = 11  # slot, target + 1, choice
PAY: Final = 12  # slot, target + 1, choice
ATTACK: Final = 13  # seat, aim: COLONY_AIM, HQ_AIM, SLOT_AIM + slot
END: Final = 14
SEND: Final = 15  # slot
BOARD: Final = 16  # slot, ship
DONE: Final = 17
FIRE: Final = 18  # slot, slot
STEALTH: Final = 19  # slot
ARM: Final = 20  # slot
PASS: Final = 21
RETURN_FIRE: Final = 22
NO: Final = 23
YES: Final = 24
DEAL: Final = 25  # slot, points
BOMB: Final = 26  # slot
NUMBER: Final = 27  # how many
TAKE: Final = 28  # kind
CHOOSE: Final = 29  # slot
MODE: Final = 30  # which
RIVAL: Final = 31  # seat
ORDER: Final = 32  # which trigger
DISCARD: Final = 33  # kind
GO_ON: Final = 34
TURN_BACK: Final = 35  # slot
SHARE: Final = 36

TO_SURFACE: Final = 0
TO_CANTEEN: Final = 1
TO_SHIP: Final = 2
COLONY_AIM: Final = 0
HQ_AIM: Final = 1
SLOT_AIM: Final = 2

# The third argument of PLAY_CARD, USE_CARD and PAY: branch, rival + 1, which clause of the card.


def choice(branch: i64, rival: i64, clause: i64) -> i64:
    return branch | (rival + 1) << 3 | clause << 6


def branch_in(number: i64) -> i64:
    return number & 7


def rival_in(number: i64) -> i64:
    """The opponent that was chosen, or -1."""
    return ((number >> 3) & 7) - 1


def clause_in(number: i64) -> i64:
    return (number >> 6) & 63
