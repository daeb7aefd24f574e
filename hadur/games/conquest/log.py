"""What happens in a campaign, as events for whoever listens; log.ftl has the words."""

from __future__ import annotations

from typing import Final

# Arguments beside each: kinds are card definitions, places are places, seats are seats.
ROUND: Final = 0  # round, seat with initiative
PHASE: Final = 1  # phase
DEPLOYED: Final = 2  # seat, kind, place
ATTACHED: Final = 3  # seat, kind, kind of the host, place of the host
PLAYED: Final = 4  # seat, kind: an event
USED: Final = 5  # seat, kind: an ability of a card
PAID: Final = 6  # seat, amount
GAINED: Final = 7  # seat, amount
DREW: Final = 8  # seat, how many
DREW_CARD: Final = 9  # seat, kind: for that seat alone
MOVED: Final = 10  # kind, from, to
COMMITTED: Final = 11  # seat, slot
STRUGGLE: Final = 12  # slot, icons of seat 0, of seat 1, 1 + seat of a warlord that decides
STRUGGLE_WON: Final = 13  # seat, slot
BONUS_DECLINED: Final = 14  # seat, slot
BATTLE: Final = 15  # slot, seat with initiative
COMBAT_ROUND: Final = 16  # number
ATTACKED: Final = 17  # kind, kind of the defender, place of the defender, place
AREA: Final = 18  # kind, amount
ASSIGNED: Final = 19  # kind, place, amount
SHIELDED: Final = 20  # seat, kind of the shield card, kind of the unit, prevented
PREVENTED: Final = 21  # kind, place, amount
REASSIGNED: Final = 22  # kind of the new unit, place, amount
DAMAGED: Final = 23  # kind, place, amount
DESTROYED: Final = 24  # kind, place
BLOODIED: Final = 25  # seat
DEFEATED: Final = 26  # seat
DISCARDED: Final = 27  # seat (owner), kind: seen by all
RETURNED: Final = 28  # seat (owner), kind: to the hand
EXHAUSTED: Final = 29  # kind, place
READIED: Final = 30  # kind, place
RETREATED: Final = 31  # kind, slot
ROUTED: Final = 32  # kind, slot
BATTLE_WON: Final = 33  # seat, slot
BATTLE_DRAWN: Final = 34  # slot
BATTLE_ABILITY: Final = 35  # seat, kind of the planet
CAPTURED: Final = 36  # seat, kind of the planet
REMOVED: Final = 37  # kind of the planet
REVEALED_PLANET: Final = 38  # kind, slot
FIRST_PLANET: Final = 39  # slot
INITIATIVE: Final = 40  # seat
CANCELLED: Final = 41  # kind whose effects are cancelled
HEALED: Final = 42  # kind, place, amount
TOKEN: Final = 43  # seat, kind, place
PUT_INTO_PLAY: Final = 44  # seat, kind, place
MULLIGAN: Final = 45  # seat
KEPT: Final = 46  # seat
DIALLED: Final = 47  # seat, number: both at once
REVEALED: Final = 48  # seat, kind
LOOKED: Final = 49  # seat, how many
ADDED: Final = 50  # seat: a card to the hand, unseen
MOVED_DAMAGE: Final = 51  # kind, kind, amount
SACRIFICED: Final = 52  # kind, place
STALEMATE_CALLED: Final = 53  # seat
STALEMATE_REFUSED: Final = 54  # seat
PASSED: Final = 55  # seat: no more deploying this phase
GAME_OVER: Final = 56  # winner, or -1
CONCEDED: Final = 57  # seat
STORED: Final = 58  # kind, amount: resources put on a card
TAKEN_BACK: Final = 59  # seat, kind: an announcement that cannot be paid
LOST_DAMAGE: Final = 60  # seat, amount: indirect damage nobody can take
STARTER: Final = 61  # seat
MORE_ATTACK: Final = 62  # kind, place, amount
STOLEN: Final = 63  # seat that gains, amount: resources of the other
ALL_READY: Final = 64  # every card in play readies
TOOK_CONTROL: Final = 65  # seat, kind

# Which arguments are places, and which are slots of the row.
PLACES: Final[dict[int, tuple[int, ...]]] = {
    DEPLOYED: (2,),
    ATTACHED: (3,),
    MOVED: (1, 2),
    ATTACKED: (2, 3),
    ASSIGNED: (1,),
    PREVENTED: (1,),
    REASSIGNED: (1,),
    DAMAGED: (1,),
    DESTROYED: (1,),
    EXHAUSTED: (1,),
    READIED: (1,),
    HEALED: (1,),
    TOKEN: (2,),
    PUT_INTO_PLAY: (2,),
    SACRIFICED: (1,),
    MORE_ATTACK: (1,),
}
SLOTS: Final[dict[int, tuple[int, ...]]] = {
    COMMITTED: (1,),
    STRUGGLE: (0,),
    STRUGGLE_WON: (1,),
    BONUS_DECLINED: (1,),
    BATTLE: (0,),
    RETREATED: (1,),
    ROUTED: (1,),
    BATTLE_WON: (1,),
    BATTLE_DRAWN: (0,),
    REVEALED_PLANET: (1,),
    FIRST_PLANET: (0,),
}

_PLANET: Final = 32


def with_planet(where: int, planet: int) -> int:
    """A place or slot together with the kind of planet (-1: none) that lies there just now."""
    return where + _PLANET * (planet + 1) if where >= 0 else where


def where_in(told: int) -> int:
    """The place or slot that was told; -1 for nowhere."""
    return told % _PLANET if told >= 0 else -1


def planet_in(told: int) -> int:
    """The kind of the planet that was told with it, or -1."""
    return told // _PLANET - 1 if told >= 0 else -1
