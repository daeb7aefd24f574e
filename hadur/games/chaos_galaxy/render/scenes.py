"""What a game looks like while it happens: each kind of event as a scene."""

from __future__ import annotations

from typing import Final

from hadur.drawing import scenes as show
from hadur.drawing.scenes import read
from hadur.games.chaos_galaxy import log
from hadur.games.chaos_galaxy.state import AT_COLONY, AT_HEADQUARTERS
from hadur.games.chaos_galaxy.tables import CARDS
from hadur.kernel.events import Event
from hadur.kernel.parts import Scene

SCENES: Final[show.Table] = {
    log.STARTER: (show.TOKEN, "seat"),
    log.MULLIGAN: (show.CARD, "seat"),
    log.KEPT: (show.DECLINE, "seat"),
    log.TURN: (show.TURN, "seat amount"),
    log.INCOME: (show.TOKEN, "seat amount"),
    log.GAINED: (show.TOKEN, "seat amount"),
    log.LOST: (show.TOKEN, "seat less"),
    log.LAID: (show.ARRIVE, "seat"),
    log.SHIP_PLAYED: (show.ARRIVE, "seat card"),
    log.PLAYED: (show.CARD, "seat card"),
    log.USED: (show.CARD, "seat card"),
    log.PAID: (show.TOKEN, "seat card less"),
    log.DEVELOPED: (show.MARK, "seat - amount"),
    log.CONVERTED: (show.MARK, "seat"),
    log.PICKED: (show.MARK, "seat"),
    log.DUG: (show.MARK, "seat"),
    log.NEUTRALISED: (show.CARD, "card"),
    log.WITHOUT_EFFECT: (show.MISS, "card"),
    log.ATTACK: (show.ATTACK, "seat"),
    log.ATTACKERS: (show.MARK, "seat amount"),
    log.DEFENDERS: (show.MARK, "seat amount"),
    log.BOARDED: (show.ARRIVE, "seat card"),
    log.SHOT: (show.ATTACK, "card - seat"),
    log.RETURNED_FIRE: (show.ATTACK, "card seat"),
    log.PASSED: (show.DECLINE, "seat"),
    log.STEALTH: (show.MARK, "card seat"),
    log.ARMED: (show.MARK, "card seat amount"),
    log.DAMAGED: (show.HURT, "card amount seat"),
    log.DESTROYED: (show.FALL, "card seat"),
    log.TURNED: (show.MARK, "card - seat"),
    log.BOMBED: (show.HURT, "seat amount"),
    log.BURNED: (show.HURT, "seat amount"),
    log.LEFT_COMBAT: (show.MARK, "card seat"),
    log.JOINED: (show.MARK, "card seat"),
    log.REDIRECTED: (show.MARK, "card seat"),
    log.SEIZED: (show.MARK, "card seat"),
    log.RETURNED: (show.CARD, "seat card"),
    log.UNMASKED: (show.CARD, "card seat"),
    log.RECOVERED: (show.CARD, "seat card"),
    log.REGROWN: (show.HEAL, "seat amount"),
    log.MARKED: (show.TOKEN, "card amount"),
    log.DEMOLITION: (show.HURT, "card amount"),
    log.TRAP: (show.CARD, "seat card"),
    log.SCRAPPED: (show.FALL, "seat card"),
    log.CLOSING: (show.PHASE, "seat"),
    log.ELIMINATED: (show.FALL, "seat"),
    log.GAME_OVER: (show.END, "seat"),
    log.DISMOUNTED: (show.MARK, "seat"),
    log.MOVED: (show.MARK, "card"),
    log.STUCK: (show.MARK, "card seat"),
    log.SPARED: (show.MISS, "card amount"),
    log.TRIGGERED: (show.CARD, "seat card"),
    log.COMBAT_OVER: (show.PHASE, ""),
}
SILENT: Final = (
    *(log.DREW, log.DREW_CARD, log.DISCARDED, log.DISCARDED_CARD),  # The hand and piles show it.
    *(log.LOOKED, log.LOOKED_AT, log.SEARCHED),  # Only somebody's eyes move.
    *(log.CUT, log.SHUFFLED),  # Nobody can see the difference.
)

_READERS: Final[show.Readers] = {"card": lambda kind: _name(kind)}


ROLLS: Final = show.rolls(SCENES)


def as_scene(event: Event) -> Scene | None:
    """Cards are told with whose they are: so they are found, in front of that player."""
    found = read(event, SCENES, _READERS)
    if found is None:
        return None
    if event.kind == log.ATTACK:
        aim = {AT_COLONY: "colony", AT_HEADQUARTERS: "headquarters"}.get(event.c, "player")
        return found._replace(spots=(f"{event.a}/player", f"{event.b}/{aim}"))
    if event.kind == log.SHOT:
        return found._replace(spots=(f"{event.c}/{found.card}", f"*/{_name(event.b)}"))
    if event.kind == log.LAID and event.c >= 0:
        return found._replace(spots=(f"{event.a}/{_name(event.c)}",))
    if event.kind in (log.BOMBED, log.BURNED, log.REGROWN):
        return found._replace(spots=(f"{event.a}/colony",))
    if found.card and found.kind != show.CARD:
        whose = found.seat if found.seat >= 0 else "*"
        return found._replace(spots=(f"{whose}/{found.card}",))
    return found


def _name(kind: int) -> str:
    return str(CARDS[kind].id) if kind >= 0 else ""
