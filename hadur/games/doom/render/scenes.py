"""What a mission looks like while it happens: each kind of event as a scene."""

from __future__ import annotations

from typing import Final

from hadur.drawing import scenes as show
from hadur.drawing.scenes import read
from hadur.games.doom import log
from hadur.games.doom.loading.names import figure_names, sheet_names
from hadur.games.doom.loading.reading import data_file
from hadur.games.doom.notation import DIE_NAMES
from hadur.games.doom.words import told_square
from hadur.kernel.events import Event
from hadur.kernel.parts import Face, Scene

SCENES: Final[show.Table] = {
    log.ROUND: (show.TURN, "amount"),
    log.REVEALED_TURN: (show.PHASE, "-"),
    log.ACTIVATED: (show.MARK, "figure"),
    log.TYPE_ACTIVATED: (show.MARK, "demon"),
    log.STEPPED: (show.MOVE, "figure space space"),
    log.TELEPORTED: (show.MOVE, "figure space space"),
    log.ROTATED: (show.MARK, "figure space"),
    log.OPENED: (show.MARK, "figure"),
    log.TOOK: (show.TOKEN, "figure - space"),
    log.PLAYED: (show.CARD, "seat card"),
    log.USED: (show.CARD, "seat - card"),
    log.SPRINTED: (show.CARD, "seat card"),
    log.ATTACKED: (show.ATTACK, "figure figure card"),
    log.ROLLED: (show.DIE, ""),
    log.TURNED_DIE: (show.CHANGE, ""),
    log.LOST_DIE: (show.MARK, ""),
    log.DEFENDED: (show.CARD, "seat card"),
    log.REDREW: (show.CARD, "seat card"),
    log.NO_DAMAGE: (show.MISS, "figure"),
    log.SUFFERED: (show.HURT, "figure amount"),
    log.RECOVERED: (show.HEAL, "figure amount"),
    log.FRAGGED: (show.FALL, "figure"),
    log.FRAG_TOKEN: (show.TOKEN, "amount"),
    log.RESPAWNED: (show.ARRIVE, "figure space"),
    log.GLORY_KILL: (show.ATTACK, "figure figure"),
    log.TELEFRAG: (show.ATTACK, "figure figure"),
    log.DISCARDED: (show.MARK, "seat card"),
    log.STUNNED: (show.MARK, "figure"),
    log.STUN_ENDED: (show.MARK, "figure"),
    log.ARGENT_GAINED: (show.TOKEN, "amount"),
    log.ARGENT_SPENT: (show.TOKEN, "less"),
    log.ARGENT_LOST: (show.TOKEN, "less"),
    log.SUMMONED: (show.ARRIVE, "figure space"),
    log.SUMMONING: (show.MARK, "space"),
    log.PORTAL_WOKE: (show.MARK, "space"),
    log.PORTAL_CLOSED: (show.MARK, "space"),
    log.CARD_UP: (show.CARD, "demon"),
    log.CARD_DOWN: (show.MARK, "demon"),
    log.TELEPORTER_ON: (show.MARK, "space"),
    log.PUSHED: (show.MOVE, "figure space space"),
    log.DISPLACED: (show.MOVE, "figure space space"),
    log.TOKEN_TAKEN: (show.TOKEN, "- figure"),
    log.TOKEN_DROPPED: (show.TOKEN, "- space"),
    log.TOKEN_GAINED: (show.TOKEN, "- amount"),
    log.TOKEN_REMOVED: (show.TOKEN, "- space"),
    log.THREAT_CHANGED: (show.TOKEN, "amount space"),
    log.PROGRESS_CHANGED: (show.TOKEN, "amount space"),
    log.GRENADE_THROWN: (show.ATTACK, "figure - space"),
    log.GRENADE_BACK: (show.TOKEN, "figure"),
    log.CHOSE_CLASS: (show.CARD, "seat card"),
    log.CHOSE_WEAPON: (show.MARK, "seat"),
    log.PREVENTED: (show.MISS, "figure amount"),
    log.LEFT: (show.END, "-"),
    log.GAME_OVER: (show.END, "-"),
    log.TAKING_POINT: (show.TOKEN, "seat"),
    log.CALLED: (show.MARK, "seat"),
    log.CANNOT_SPRINT: (show.MISS, "figure"),
    log.NO_TARGET: (show.MISS, "figure"),
}
SILENT: Final = (
    *(log.DREW, log.DREW_CARD, log.DREW_GLORY, log.DREW_GLORY_CARD),  # The hand shows it.
    *(log.CHOSE_SECRETLY, log.CHOSE_SET, log.CHOSE_INVASION),  # Nothing is laid open.
    *(log.LOOKED, log.PUT_BACK),  # Only somebody's eyes move.
)

_READERS: Final[show.Readers] = {
    "card": lambda sheet: str(sheet_names()[sheet]) if sheet >= 0 else "",
    "figure": lambda figure: figure_names()[figure] if figure >= 0 else "",
    "space": lambda told: told_square(told).lower(),
    "demon": lambda type: list(data_file("demons"))[type] if type >= 0 else "",
}


ROLLS: Final = show.rolls(SCENES)


def as_scene(event: Event) -> Scene | None:
    found = read(event, SCENES, _READERS, ("card", "demon"))
    if found is None:
        return None
    if event.kind in (log.ROLLED, log.TURNED_DIE):
        die = found._replace(dice=(_face(event.a, event.b),))
        if event.c > 0:
            return die._replace(kind=show.CHANGE, gone=(_face(event.a, event.c - 1),))
        return die
    return found


def _face(colour: int, damage: int) -> Face:
    return Face("", str(damage), DIE_NAMES[colour], "hit" if damage else "miss")
