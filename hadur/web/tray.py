"""The dice that lie beside the board: the last roll, until the next."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from hadur.drawing.scenes import ATTACK, CARD, CHANGE, DICE, DIE, MARK, OUTCOMES, TOKEN
from hadur.kernel.parts import Face, Scene
from hadur.web.facts import Roll

_LAST: Final = 4
"""So many lines say what came of a roll, the last ones."""

_BETWEEN: Final = (CARD, MARK, TOKEN)
"""What may happen between a roll and what comes of it."""


@dataclass
class _Lying:
    """A roll while it goes on."""

    name: str
    line: str
    counts: str
    dice: dict[int, list[Face]] = field(default_factory=dict)
    outcome: list[str] = field(default_factory=list)
    open: bool = True


class Tray:
    """Told every scene in order; knows what lies there."""

    def __init__(self) -> None:
        self._attack: tuple[str, str, str] | None = None
        self._roll: _Lying | None = None

    def see(self, scene: Scene, line: str, mover: str, names: dict[int, str]) -> None:
        """`line` is the scene in words, `mover` whose move it belongs to."""
        if scene.kind == ATTACK:
            self._attack = (names.get(scene.seat, mover), line, scene.counts)
        elif scene.kind in (DICE, DIE, CHANGE):
            self._land(scene, line, mover, names)
        elif self._roll is not None and self._roll.open:
            if scene.kind in OUTCOMES:
                self._roll.outcome.append(line)
            elif scene.kind not in _BETWEEN:
                self._roll.open = False

    def _land(self, scene: Scene, line: str, mover: str, names: dict[int, str]) -> None:
        if self._attack is not None or self._roll is None or self._alone(scene):
            name, what, counts = self._attack or (names.get(scene.seat, mover), "", "")
            self._roll = _Lying(name, what, counts)
            self._attack = None
        lying = self._roll
        faces = [] if scene.kind == DICE else lying.dice.get(scene.seat, [])
        for face in scene.gone:
            if face in faces:
                faces.remove(face)
        lying.dice[scene.seat] = [*faces, *scene.dice]

    def _alone(self, scene: Scene) -> bool:
        """A roll that belongs to no attack comes after what was rolled before it is over."""
        return self._roll is not None and not self._roll.open and scene.kind != CHANGE

    def faces(self, scene: Scene) -> tuple[Face, ...]:
        """The dice of a scene, marked by what counts now."""
        counts = self._roll.counts if self._roll is not None else ""
        return tuple(marked(face, counts) for face in scene.dice)

    def roll(self, names: dict[int, str]) -> Roll | None:
        lying = self._roll
        if lying is None:
            return None
        rows = [
            (names.get(seat, ""), tuple(marked(face, lying.counts) for face in faces))
            for seat, faces in sorted(lying.dice.items())
        ]
        dice = [face for _, faces in rows for face in faces]
        return Roll(
            lying.name, lying.line, tuple(rows), hits_of(dice), tuple(lying.outcome[-_LAST:])
        )


def marked(face: Face, counts: str) -> Face:
    """A die as hit or miss, where a sign decides it."""
    if not counts or face.counts:
        return face
    return face._replace(counts="hit" if counts in face.sign.split() else "miss")


def hits_of(dice: list[Face]) -> int | None:
    """How much was hit; None if dice do not say it."""
    if any(not face.counts for face in dice):
        return None
    hits = [face for face in dice if face.counts == "hit"]
    return sum(int(face.text or 1) for face in hits)
