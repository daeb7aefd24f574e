"""What others did between two moves of the reader: a few lines above the log."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from hadur.drawing.scenes import ACTIONS, DECLINE, DICE, DIE, FALL, HEAL, HURT
from hadur.kernel.parts import Face, Scene
from hadur.web.facts import Deed, Recap

_MOST: Final = 12
"""So many deeds are shown, the last ones."""


class Summary:
    """Told whose moves come and what is seen of them. For a spectator (`reader` None) whoever
    moves next ends what was done before."""

    def __init__(self, reader: int | None) -> None:
        self._reader = reader
        self._seats: set[int] = set()
        self._deeds: list[Deed] = []
        self._next: tuple[set[int], list[Deed]] = (set(), [])

    def move(self, seat: int) -> None:
        """The next move is this seat's."""
        others, deeds = self._next
        own = seat == self._reader or (self._reader is None and bool(others - {seat}))
        if own and deeds:
            self._seats, self._deeds = others, deeds
        if own:
            self._next = (set(), [])
        if seat != self._reader and seat >= 0:
            self._next[0].add(seat)

    def see(self, scene: Scene, line: str, dice: tuple[Face, ...]) -> None:
        seats, deeds = self._next
        if not seats:
            return
        if scene.kind in ACTIONS and scene.kind != DECLINE:
            deeds.append(Deed(line))
        elif deeds:
            deeds[-1] = _with(deeds[-1], scene, dice)

    def recap(self, names: dict[int, str]) -> Recap | None:
        """None until somebody did something."""
        seats, deeds = self._next if self._next[1] else (self._seats, self._deeds)
        name = names.get(min(seats), "") if len(seats) == 1 else ""
        return Recap(name, tuple(deeds[-_MOST:])) if deeds else None


def _with(deed: Deed, scene: Scene, dice: tuple[Face, ...]) -> Deed:
    """A deed and what came of it."""
    if scene.kind == DICE:
        return replace(deed, dice=dice)
    if scene.kind == DIE:
        return replace(deed, dice=(*deed.dice, *dice))
    if scene.kind == HURT:
        return replace(deed, hurt=deed.hurt + scene.amount)
    if scene.kind == HEAL:
        return replace(deed, healed=deed.healed + scene.amount)
    return replace(deed, lost=deed.lost + (scene.kind == FALL))
