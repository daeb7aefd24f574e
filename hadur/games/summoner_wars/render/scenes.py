"""What a battle looks like while it happens: each kind of event as a scene."""

from __future__ import annotations

from typing import Final

from hadur.drawing import scenes as show
from hadur.drawing.scenes import counted, read
from hadur.games.summoner_wars import log
from hadur.games.summoner_wars.board import name_of
from hadur.games.summoner_wars.cards.definition import CARDS
from hadur.kernel.events import Event
from hadur.kernel.parts import Face, Scene

SCENES: Final[show.Table] = {
    log.TURN: (show.TURN, "seat amount"),
    log.PHASE: (show.PHASE, "seat"),
    log.SUMMONED: (show.ARRIVE, "seat card space"),
    log.BUILT: (show.ARRIVE, "seat card space"),
    log.MOVED: (show.MOVE, "card space space"),
    log.FORCED: (show.MOVE, "card space space"),
    log.PLACED: (show.ARRIVE, "card space seat"),
    log.SWAPPED: (show.MARK, "card space - space"),
    log.ATTACKED: (show.ATTACK, "card space - space"),
    log.ROLLED: (show.DICE, ""),
    log.DAMAGED: (show.HURT, "card space amount"),
    log.HEALED: (show.HEAL, "card space amount"),
    log.DESTROYED: (show.FALL, "card space"),
    log.DISCARDED: (show.CARD, "card seat"),
    log.RETURNED: (show.CARD, "card seat"),
    log.PLAYED: (show.CARD, "seat card"),
    log.GAINED_MAGIC: (show.TOKEN, "seat amount"),
    log.SPENT_MAGIC: (show.TOKEN, "seat less"),
    log.GAINED_CHARGE: (show.TOKEN, "card space amount"),
    log.LOST_CHARGE: (show.TOKEN, "card space less"),
    log.USED: (show.MARK, "- card space"),
    log.CONTROLLED: (show.MARK, "card space seat"),
    log.CAPTURED: (show.MARK, "card space seat"),
    log.PUT_UNDER: (show.MARK, "card - space"),
    log.REROLLED: (show.MARK, "card space"),
    log.INACTIVE: (show.MARK, "seat"),
    log.GAME_OVER: (show.END, "seat"),
    log.REVEALED: (show.CARD, "seat card"),
    log.CONCEDED: (show.END, "-"),
    log.FROZEN: (show.MARK, "card space"),
    log.EFFECT: (show.CARD, "card"),
}
SILENT: Final = (
    *(log.DREW, log.DREW_CARD),  # The hand shows it.
    *(log.DISCARDED_UNSEEN, log.DISCARDED_CARD),  # A face-down card; the magic is seen.
)

_READERS: Final[show.Readers] = {
    "card": lambda kind: str(CARDS[kind].name) if kind >= 0 else "",
    "space": lambda space: name_of(space) if space >= 0 else "",
}


ROLLS: Final = show.rolls(SCENES)


def as_scene(event: Event) -> Scene | None:
    found = read(event, SCENES, _READERS)
    if found is not None and event.kind == log.ATTACKED:
        return found._replace(counts="sw-ranged" if CARDS[event.a].ranged else "sw-melee")
    if found is not None and event.kind == log.ROLLED:
        return found._replace(dice=faces(event.a, event.b, event.c, event.d))
    return found


def faces(melee: int, ranged: int, special: int, dice: int) -> tuple[Face, ...]:
    """The dice that show so many symbols: only the face with ranged and special lacks melee."""
    ranged_special = dice - melee
    melee_ranged = ranged - ranged_special
    melee_special = special - ranged_special
    only_melee = dice - ranged_special - melee_ranged - melee_special
    return counted(
        {
            Face("sw-melee sw-ranged"): melee_ranged,
            Face("sw-melee"): only_melee,
            Face("sw-melee sw-special"): melee_special,
            Face("sw-ranged sw-special"): ranged_special,
        }
    )
