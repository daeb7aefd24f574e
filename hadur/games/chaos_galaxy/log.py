"""What happens in a game, as events for whoever listens; log.ftl has the words.

Slots are told as kind and place only where everybody may know the kind; a face-down card is told
by its place alone (`place_code`)."""

from __future__ import annotations

from typing import Final

# Arguments beside each: kinds are card definitions, -1 a face-down card; seats are seats.
STARTER: Final = 0  # seat
MULLIGAN: Final = 1  # seat
KEPT: Final = 2  # seat
CUT: Final = 3  # seat that cut, whose Colony, how deep
TURN: Final = 4  # seat, its how manieth turn
INCOME: Final = 5  # seat, credits
GAINED: Final = 6  # seat, credits
LOST: Final = 7  # seat, credits
DREW: Final = 8  # seat, how many
DREW_CARD: Final = 9  # seat, kind: for that seat alone
LAID: Final = 10  # seat, type it is laid as, kind of the ship or -1
SHIP_PLAYED: Final = 11  # seat, kind
PLAYED: Final = 12  # seat, kind: event or interrupt announced
USED: Final = 13  # seat, kind: an ability announced
PAID: Final = 14  # seat, kind, credits
DEVELOPED: Final = 15  # seat, position on the Surface from 1, markers now
CONVERTED: Final = 16  # seat
PICKED: Final = 17  # seat: one of five
DUG: Final = 18  # seat: the bottom card of the Ruin
NEUTRALISED: Final = 19  # kind
WITHOUT_EFFECT: Final = 20  # kind: its target is gone
ATTACK: Final = 21  # seat, defender, what (aim code), position or 0
ATTACKERS: Final = 22  # seat, how many ships
DEFENDERS: Final = 23  # seat, how many ships
BOARDED: Final = 24  # seat, kind of the crew or -1, kind of the ship
SHOT: Final = 25  # kind, kind of the ship aimed at, seat
RETURNED_FIRE: Final = 26  # kind, seat
PASSED: Final = 27  # seat
STEALTH: Final = 28  # kind, seat
ARMED: Final = 29  # kind, seat, firepower now
DAMAGED: Final = 30  # kind or -1, amount, seat
DESTROYED: Final = 31  # kind or -1, seat, type it lay as
TURNED: Final = 32  # kind or -1, state, seat
BOMBED: Final = 33  # seat, total
BURNED: Final = 34  # seat, how many
DISCARDED: Final = 35  # seat, how many: to the Ruin, unseen
LEFT_COMBAT: Final = 36  # kind, seat
JOINED: Final = 37  # kind, seat
REDIRECTED: Final = 38  # kind, seat
SEIZED: Final = 39  # kind, new controller
RETURNED: Final = 40  # owner, kind or -1
LOOKED: Final = 41  # seat, whose, how many
LOOKED_AT: Final = 42  # seat, kind, whose: for that seat alone
UNMASKED: Final = 43  # kind, whose
RECOVERED: Final = 44  # seat, kind, where to (0 hand, 1 Colony)
SEARCHED: Final = 45  # seat, how many
REGROWN: Final = 46  # seat, how many
MARKED: Final = 47  # kind, markers
DEMOLITION: Final = 48  # kind, cards
TRAP: Final = 49  # seat, kind
SCRAPPED: Final = 50  # seat, kind: for the Hangar limit
CLOSING: Final = 51  # seat
ELIMINATED: Final = 52  # seat, by whom or -1
GAME_OVER: Final = 53  # winner or -1
SHUFFLED: Final = 54  # seat
DISMOUNTED: Final = 55  # seat
MOVED: Final = 56  # kind or -1, kind of the ship
STUCK: Final = 57  # kind, seat
SPARED: Final = 58  # kind, amount: damage not dealt
TRIGGERED: Final = 59  # seat, kind: an ability by itself
COMBAT_OVER: Final = 60  # nothing
DISCARDED_CARD: Final = 61  # seat, kind: for that seat alone
