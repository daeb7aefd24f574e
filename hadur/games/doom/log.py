"""What happens in a mission, as events for whoever listens; log.ftl has the words.

Procedures tell squares, doors, portals, sheets and tokens by the mission's numbers. Whoever listens
has no mission to look them up in, so `Raid.tell` puts in their place what everybody can read: where
a space is, and the number of a card among all there are (loading/names.py)."""

from __future__ import annotations

from typing import Final

# Arguments beside each: figures, squares, sheets (cards of every kind) and seats by number.
ROUND: Final = 0  # round
REVEALED_TURN: Final = 1  # sheet of the initiative card
ACTIVATED: Final = 2  # figure
TYPE_ACTIVATED: Final = 3  # demon type
STEPPED: Final = 4  # figure, from, to
TELEPORTED: Final = 5  # figure, from, to
ROTATED: Final = 6  # figure, upper left square, lying or not
OPENED: Final = 7  # figure or -1, door
TOOK: Final = 8  # figure, weapon or -1 for a health pack, square
PLAYED: Final = 9  # seat, sheet
USED: Final = 10  # seat, ability, sheet, its number on the sheet
SPRINTED: Final = 11  # seat, sheet discarded
ATTACKED: Final = 12  # attacker, defender, sheet
ROLLED: Final = 13  # colour (0 red, 1 black), damage shown, damage it showed before + 1 or 0
TURNED_DIE: Final = 14  # colour, damage shown, damage it showed before + 1
LOST_DIE: Final = 15  # colour
DEFENDED: Final = 16  # seat, sheet of the defense card
REDREW: Final = 17  # seat, sheet discarded
NO_DAMAGE: Final = 18  # defender, whether it dodged
SUFFERED: Final = 19  # figure, damage, square
RECOVERED: Final = 20  # figure, damage
FRAGGED: Final = 21  # figure, square
FRAG_TOKEN: Final = 22  # how many the invader has now
RESPAWNED: Final = 23  # figure, square
GLORY_KILL: Final = 24  # marine, demon
TELEFRAG: Final = 25  # marine, demon
DREW: Final = 26  # seat, how many
DREW_CARD: Final = 27  # seat, sheet: for that seat alone
DREW_GLORY: Final = 28  # seat
DREW_GLORY_CARD: Final = 29  # seat, sheet: for that seat alone
DISCARDED: Final = 30  # seat, sheet
STUNNED: Final = 31  # figure
STUN_ENDED: Final = 32  # figure
ARGENT_GAINED: Final = 33  # how many, demon type or -1 for the invasion card
ARGENT_SPENT: Final = 34  # how many, demon type
ARGENT_LOST: Final = 35  # how many
SUMMONED: Final = 36  # figure, square
SUMMONING: Final = 37  # portal
PORTAL_WOKE: Final = 38  # portal
PORTAL_CLOSED: Final = 39  # portal
CARD_UP: Final = 40  # demon type
CARD_DOWN: Final = 41  # demon type
TELEPORTER_ON: Final = 42  # square
PUSHED: Final = 43  # figure, from, to
DISPLACED: Final = 44  # figure, from, to
TOKEN_TAKEN: Final = 45  # kind of token, figure
TOKEN_DROPPED: Final = 46  # kind of token, square
TOKEN_GAINED: Final = 47  # kind of token, how many the marines have
TOKEN_REMOVED: Final = 48  # kind of token, square
THREAT_CHANGED: Final = 49  # by how much, square or -1 for the card
PROGRESS_CHANGED: Final = 50  # by how much, square
GRENADE_THROWN: Final = 51  # figure, weapon, square
GRENADE_BACK: Final = 52  # figure, weapon
CHOSE_CLASS: Final = 53  # seat, sheet
CHOSE_WEAPON: Final = 54  # seat, weapon
CHOSE_SECRETLY: Final = 55  # seat
CHOSE_SET: Final = 56  # seat, set: for that seat alone
CHOSE_INVASION: Final = 57  # seat, invasion card: for that seat alone
LOOKED: Final = 58  # seat, how many initiative cards
PUT_BACK: Final = 59  # seat, whether at the bottom
CALLED: Final = 60  # seat
PREVENTED: Final = 61  # figure, damage
LEFT: Final = 62  # seat
GAME_OVER: Final = 63  # side that has won
TAKING_POINT: Final = 64  # seat
CANNOT_SPRINT: Final = 65  # figure
NO_TARGET: Final = 66  # figure

SQUARES: Final = ("in", "from", "to")
FORMS: Final[tuple[tuple[str, ...], ...]] = (
    ("round",),  # ROUND
    ("sheet",),  # REVEALED_TURN
    ("figure",),  # ACTIVATED
    ("type",),  # TYPE_ACTIVATED
    ("figure", "from", "to"),  # STEPPED
    ("figure", "from", "to"),  # TELEPORTED
    ("figure", "in", "lying"),  # ROTATED
    ("figure", "door"),  # OPENED
    ("figure", "item", "in"),  # TOOK
    ("seat", "sheet"),  # PLAYED
    ("seat", "ability", "sheet", "nth"),  # USED
    ("seat", "sheet"),  # SPRINTED
    ("figure", "other", "sheet"),  # ATTACKED
    ("colour", "damage"),  # ROLLED
    ("colour", "damage"),  # TURNED_DIE
    ("colour",),  # LOST_DIE
    ("seat", "sheet"),  # DEFENDED
    ("seat", "sheet"),  # REDREW
    ("figure", "dodged"),  # NO_DAMAGE
    ("figure", "damage", "in"),  # SUFFERED
    ("figure", "damage"),  # RECOVERED
    ("figure", "in"),  # FRAGGED
    ("count",),  # FRAG_TOKEN
    ("figure", "in"),  # RESPAWNED
    ("figure", "other"),  # GLORY_KILL
    ("figure", "other"),  # TELEFRAG
    ("seat", "count"),  # DREW
    ("seat", "sheet"),  # DREW_CARD
    ("seat",),  # DREW_GLORY
    ("seat", "sheet"),  # DREW_GLORY_CARD
    ("seat", "sheet"),  # DISCARDED
    ("figure",),  # STUNNED
    ("figure",),  # STUN_ENDED
    ("count", "type"),  # ARGENT_GAINED
    ("count", "type"),  # ARGENT_SPENT
    ("count",),  # ARGENT_LOST
    ("figure", "in"),  # SUMMONED
    ("portal",),  # SUMMONING
    ("portal",),  # PORTAL_WOKE
    ("portal",),  # PORTAL_CLOSED
    ("type",),  # CARD_UP
    ("type",),  # CARD_DOWN
    ("in",),  # TELEPORTER_ON
    ("figure", "from", "to"),  # PUSHED
    ("figure", "from", "to"),  # DISPLACED
    ("token", "figure"),  # TOKEN_TAKEN
    ("token", "in"),  # TOKEN_DROPPED
    ("token", "count"),  # TOKEN_GAINED
    ("token", "in"),  # TOKEN_REMOVED
    ("change", "in"),  # THREAT_CHANGED
    ("change", "in"),  # PROGRESS_CHANGED
    ("figure", "weapon", "in"),  # GRENADE_THROWN
    ("figure", "weapon"),  # GRENADE_BACK
    ("seat", "sheet"),  # CHOSE_CLASS
    ("seat", "weapon"),  # CHOSE_WEAPON
    ("seat",),  # CHOSE_SECRETLY
    ("seat", "set"),  # CHOSE_SET
    ("seat", "invasion"),  # CHOSE_INVASION
    ("seat", "count"),  # LOOKED
    ("seat", "bottom"),  # PUT_BACK
    ("seat",),  # CALLED
    ("figure", "damage"),  # PREVENTED
    ("seat",),  # LEFT
    ("side",),  # GAME_OVER
    ("seat",),  # TAKING_POINT
    ("figure",),  # CANNOT_SPRINT
    ("figure",),  # NO_TARGET
)
"""What the numbers of each kind of event stand for."""
