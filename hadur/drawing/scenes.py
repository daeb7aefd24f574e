"""What can be seen to happen at a table: a few kinds of scene that every game's events are read as.

A game has one table: which kind of event is which scene, and what its numbers stand for. It is made
from what a seat was told, so nobody sees more than they hear."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Final

from hadur.kernel.events import Event
from hadur.kernel.parts import Face, Scene

TURN: Final = "turn"  # somebody's turn, or a round, begins
PHASE: Final = "phase"  # a phase or a procedure begins
MOVE: Final = "move"  # a piece goes from one place to another
ARRIVE: Final = "arrive"  # a piece comes to the table
ATTACK: Final = "attack"  # along a line
CARD: Final = "card"  # a card is played, used or turned up: large
DICE: Final = "dice"  # a whole roll lands
DIE: Final = "die"  # one die lands beside those that lie there
CHANGE: Final = "change"  # dice come, go or are turned
HURT: Final = "hurt"  # a number on a piece
HEAL: Final = "heal"
MISS: Final = "miss"  # nothing came of an attack
FALL: Final = "fall"  # a piece leaves the table
TOKEN: Final = "token"  # something goes to somebody, or from them (below 0)
MARK: Final = "mark"  # a piece or place is otherwise than before
DECLINE: Final = "decline"  # somebody would rather not
END: Final = "end"

KINDS: Final = (
    *(TURN, PHASE, MOVE, ARRIVE, ATTACK, CARD, DICE, DIE, CHANGE),
    *(HURT, HEAL, MISS, FALL, TOKEN, MARK, DECLINE, END),
)
ACTIONS: Final = (MOVE, ARRIVE, ATTACK, CARD, DECLINE, END)
"""What somebody does; the others follow from it."""
OUTCOMES: Final = (HURT, HEAL, MISS, FALL)
"""What comes of dice."""

Table = Mapping[int, tuple[str, str]]
"""For each kind of event its scene, and what the numbers stand for: "seat", "amount", "less" (an
amount that goes away), "-" for what is not shown, or a form of card or place of the game."""
Readers = Mapping[str, Callable[[int], str]]
"""What a number is called, by its form; "" for nothing to be seen."""


def read(
    event: Event, table: Table, readers: Readers, cards: Collection[str] = ("card",)
) -> Scene | None:
    """An event as a scene; None if there is nothing to see. `cards` are the forms that name one."""
    found = table.get(event.kind)
    if found is None:
        return None
    kind, forms = found
    scene = Scene(kind)
    spots: list[str] = []
    for form, number in zip(forms.split(), event[1:5], strict=False):
        if form == "seat":
            scene = scene._replace(seat=number)
        elif form in ("amount", "less"):
            scene = scene._replace(amount=number if form == "amount" else -number)
        elif form in cards:
            scene = scene._replace(card=readers[form](number))
        elif form != "-" and (spot := readers[form](number)):
            spots.append(spot)
    return scene._replace(spots=tuple(spots))


def rolls(table: Table) -> bool:
    """Whether dice are rolled in a game."""
    return any(kind in (DICE, DIE) for kind, _ in table.values())


def counted(faces: Mapping[Face, int]) -> tuple[Face, ...]:
    """So many dice of each face."""
    return tuple(face for face, count in faces.items() for _ in range(count))
