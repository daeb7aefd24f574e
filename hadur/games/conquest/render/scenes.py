"""What a campaign looks like while it happens: each kind of event as a scene."""

from __future__ import annotations

from typing import Final

from hadur.drawing import scenes as show
from hadur.drawing.scenes import read
from hadur.games.conquest import log
from hadur.games.conquest.cards.definition import CARDS
from hadur.games.conquest.state import HQ
from hadur.kernel.events import Event
from hadur.kernel.parts import Scene

SCENES: Final[show.Table] = {
    # "at" is the card before it where it stands, "place" and "slot" are a planet or headquarters.
    log.ROUND: (show.TURN, "amount seat"),
    log.PHASE: (show.PHASE, "-"),
    log.DEPLOYED: (show.ARRIVE, "seat card place"),
    log.ATTACHED: (show.ARRIVE, "seat card - place"),
    log.PLAYED: (show.CARD, "seat card"),
    log.USED: (show.CARD, "seat card"),
    log.PAID: (show.TOKEN, "seat less"),
    log.GAINED: (show.TOKEN, "seat amount"),
    log.MOVED: (show.MOVE, "card place place"),
    log.COMMITTED: (show.ARRIVE, "seat slot"),
    log.STRUGGLE: (show.MARK, "slot"),
    log.STRUGGLE_WON: (show.MARK, "seat slot"),
    log.BONUS_DECLINED: (show.DECLINE, "seat slot"),
    log.BATTLE: (show.PHASE, "slot seat"),
    log.COMBAT_ROUND: (show.PHASE, "amount"),
    log.ATTACKED: (show.ATTACK, "card - place place"),
    log.AREA: (show.MARK, "card amount"),
    log.ASSIGNED: (show.MARK, "card place amount"),
    log.SHIELDED: (show.CARD, "seat card - amount"),
    log.PREVENTED: (show.MARK, "card place amount"),
    log.REASSIGNED: (show.MARK, "card place amount"),
    log.DAMAGED: (show.HURT, "card place amount"),
    log.DESTROYED: (show.FALL, "card place"),
    log.BLOODIED: (show.MARK, "seat"),
    log.DEFEATED: (show.FALL, "seat"),
    log.DISCARDED: (show.CARD, "seat card"),
    log.RETURNED: (show.CARD, "seat card"),
    log.EXHAUSTED: (show.MARK, "card place"),
    log.READIED: (show.MARK, "card place"),
    log.RETREATED: (show.MARK, "card slot"),
    log.ROUTED: (show.MARK, "card slot"),
    log.BATTLE_WON: (show.MARK, "seat slot"),
    log.BATTLE_DRAWN: (show.MARK, "slot"),
    log.BATTLE_ABILITY: (show.CARD, "seat card"),
    log.CAPTURED: (show.CARD, "seat card"),
    log.REMOVED: (show.CARD, "card"),
    log.REVEALED_PLANET: (show.CARD, "card slot"),
    log.FIRST_PLANET: (show.MARK, "slot"),
    log.INITIATIVE: (show.TOKEN, "seat"),
    log.CANCELLED: (show.MARK, "card"),
    log.HEALED: (show.HEAL, "card place amount"),
    log.TOKEN: (show.ARRIVE, "seat card place"),
    log.PUT_INTO_PLAY: (show.ARRIVE, "seat card place"),
    log.DIALLED: (show.MARK, "seat amount"),
    log.REVEALED: (show.CARD, "seat card"),
    log.MOVED_DAMAGE: (show.MARK, "card - amount"),
    log.SACRIFICED: (show.FALL, "card place"),
    log.STALEMATE_CALLED: (show.CARD, "seat"),
    log.STALEMATE_REFUSED: (show.DECLINE, "seat"),
    log.PASSED: (show.DECLINE, "seat"),
    log.MULLIGAN: (show.CARD, "seat"),
    log.KEPT: (show.DECLINE, "seat"),
    log.GAME_OVER: (show.END, "seat"),
    log.CONCEDED: (show.END, "-"),
    log.STORED: (show.TOKEN, "card amount"),
    log.TAKEN_BACK: (show.MARK, "seat card"),
    log.LOST_DAMAGE: (show.MISS, "seat amount"),
    log.STARTER: (show.TOKEN, "seat"),
    log.MORE_ATTACK: (show.MARK, "card place amount"),
    log.STOLEN: (show.TOKEN, "seat amount"),
    log.ALL_READY: (show.MARK, ""),
    log.TOOK_CONTROL: (show.MARK, "seat card"),
}
SILENT: Final = (log.DREW, log.DREW_CARD, log.LOOKED, log.ADDED)  # The hand shows it.


def _place(told: int) -> str:
    place = log.where_in(told)
    if place < 0:
        return ""
    return f"{place & 1}/hq" if place >= HQ else _planet(told)


def _planet(told: int) -> str:
    planet = log.planet_in(told)
    return str(CARDS[planet].name) if planet >= 0 else ""


_READERS: Final[show.Readers] = {
    "card": lambda kind: str(CARDS[kind].name) if kind >= 0 else "",
    "place": _place,
    "slot": _planet,
}


ROLLS: Final = show.rolls(SCENES)


def as_scene(event: Event) -> Scene | None:
    found = read(event, SCENES, _READERS)
    if found is None:
        return None
    if event.kind == log.ATTACKED:
        # Both stand at the same planet: the defender on its side, the attacker on the other.
        place = log.where_in(event.c)
        ends = (_piece(event.a, place ^ 1, event.c), _piece(event.b, place, event.c))
        return found._replace(spots=ends, seat=(place & 1) ^ 1)
    if log.PLACES.get(event.kind) == (1,) and found.card:
        return found._replace(spots=(_piece(event.a, log.where_in(event.b), event.b),))
    if event.kind == log.MOVED:
        start = _piece(event.a, log.where_in(event.b), event.b)
        return found._replace(spots=(start, *found.spots))
    return found


def _piece(kind: int, place: int, told: int) -> str:
    """A card in play: the first of those alike."""
    where = "hq" if place >= HQ else _planet(told)
    return f"{place & 1}/{CARDS[kind].name}@{where}" if place >= 0 else ""
