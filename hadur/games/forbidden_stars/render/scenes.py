"""What a war looks like while it happens: each kind of event as a scene."""

from __future__ import annotations

from typing import Final

from hadur.drawing import scenes as show
from hadur.drawing.scenes import counted, read
from hadur.games.forbidden_stars import log
from hadur.games.forbidden_stars.cards.core_set import CARD_NAMES, EVENT_NAMES, UPGRADE_NAMES
from hadur.games.forbidden_stars.components.sheets import SHEETS, TOKEN
from hadur.games.forbidden_stars.components.tiles import SIDE_NAMES
from hadur.games.forbidden_stars.spots import unit_spot
from hadur.games.forbidden_stars.state import FACES
from hadur.games.forbidden_stars.words import told_area
from hadur.kernel.events import Event
from hadur.kernel.parts import Face, Scene

SCENES: Final[show.Table] = {
    log.ROUND: (show.TURN, "amount seat"),
    log.PHASE: (show.PHASE, "-"),
    log.FIRST_PLAYER: (show.TOKEN, "seat"),
    log.FACTION: (show.MARK, "seat"),
    log.TILE: (show.ARRIVE, "seat system"),
    log.FORCE: (show.ARRIVE, "seat - area"),
    log.OBJECTIVE: (show.ARRIVE, "seat area"),
    log.STORM_PLACED: (show.ARRIVE, "seat"),
    log.ORDER_PLACED: (show.ARRIVE, "seat system"),
    log.ORDER_KIND: (show.ARRIVE, "seat system"),
    log.REVEALED: (show.PHASE, "seat system"),
    log.TO_EVENTS: (show.MARK, "seat"),
    log.MISSED: (show.MARK, "seat"),
    log.MOVED: (show.MOVE, "seat - area area"),
    log.COMBAT: (show.ATTACK, "seat - area"),
    log.ROLLED: (show.DICE, "seat"),
    log.COMMITTED: (show.MARK, "seat amount"),
    log.EXECUTION: (show.MARK, "amount"),
    log.CARD: (show.CARD, "seat card"),
    log.ABILITY: (show.MARK, "seat card"),
    log.DICE: (show.CHANGE, "seat"),
    log.TOKENS: (show.MARK, "seat - amount"),
    log.REROLLED: (show.CHANGE, "seat"),
    log.VALUES: (show.HURT, "seat - - amount"),
    log.DESTROYED: (show.FALL, "seat - area"),
    log.RAZED: (show.FALL, "seat - area"),
    log.ROUTED: (show.MARK, "seat - area"),
    log.RALLIED: (show.MARK, "seat - area"),
    log.RETREATED: (show.MOVE, "seat area area amount"),
    log.MORALE: (show.MARK, "seat amount"),
    log.WON: (show.MARK, "seat area"),
    log.CAPTURED: (show.TOKEN, "seat - area"),
    log.STRIKE: (show.ATTACK, "seat area area amount"),
    log.BOUGHT: (show.ARRIVE, "seat - area"),
    log.BUILT: (show.ARRIVE, "seat - area"),
    log.ASSET: (show.TOKEN, "seat - amount"),
    log.MATERIEL: (show.TOKEN, "seat amount"),
    log.ORDER_UPGRADE: (show.CARD, "seat upgrade"),
    log.COMBAT_UPGRADE: (show.CARD, "seat card"),
    log.UPGRADE_USED: (show.CARD, "seat upgrade"),
    log.EVENT_CHOSEN: (show.CARD, "seat event"),
    log.EVENT_SHOWN: (show.CARD, "seat event"),
    log.SCHEME_IN_PLAY: (show.CARD, "seat event"),
    log.SCHEME_USED: (show.CARD, "seat event"),
    log.SCHEME_DISCARDED: (show.MARK, "seat event"),
    log.STORM_MOVED: (show.MARK, "seat"),
    log.COLLECTED: (show.TOKEN, "seat area"),
    log.ELIMINATED: (show.FALL, "seat"),
    log.PLACED: (show.ARRIVE, "seat - area"),
    log.ABILITY_USED: (show.MARK, "seat"),
    log.DISCARDED: (show.CARD, "seat card"),
    log.ORDER_MOVED: (show.MARK, "seat system"),
    log.TACTIC: (show.CARD, "seat event"),
    log.TOKENS_TO_EVENTS: (show.MARK, "seat amount"),
    log.REPLACED: (show.MARK, "seat area"),
}
SILENT: Final = (
    *(log.DREW, log.DREW_CARD, log.EVENTS_DRAWN, log.EVENT_DRAWN),  # The hand shows it.
    *(log.LOOKED, log.LOOKED_AT),  # Only somebody's eyes move.
)

_READERS: Final[show.Readers] = {
    "card": lambda kind: str(CARD_NAMES[kind]),
    "upgrade": lambda number: str(UPGRADE_NAMES[number]),
    "event": lambda number: str(EVENT_NAMES[number]),
    "area": told_area,
    "system": lambda told: str(SIDE_NAMES[told >> 8 & 31]),
}


ROLLS: Final = show.rolls(SCENES)


def as_scene(event: Event) -> Scene | None:
    found = read(event, SCENES, _READERS, ("card", "upgrade", "event"))
    if found is None:
        return None
    if event.kind == log.ROLLED:
        shown = zip(FACES, (event.b, event.c, event.d), strict=True)
        return found._replace(dice=counted({_face(face): count for face, count in shown}))
    if event.kind in (log.DICE, log.REROLLED):
        dice = (_face(FACES[event.b]),) * abs(event.c)
        gone = event.kind == log.REROLLED or event.c < 0
        return found._replace(gone=dice) if gone else found._replace(dice=dice)
    if event.kind == log.MOVED and event.b & 255 < TOKEN:
        unit = SHEETS[(event.b >> 8) - 1].units[event.b & 255].name
        return found._replace(spots=(unit_spot(event.a, unit, False, found.spots[0]), *found.spots))
    return found


def _face(name: str) -> Face:
    return Face(f"fs-{name}", "", name)
