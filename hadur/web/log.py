"""What happened in a match, in words for one reader, told further with every move."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from hadur.drawing.scenes import ACTIONS, DECLINE, DICE, DIE
from hadur.kernel.events import Event
from hadur.kernel.lines import Names, player_args
from hadur.kernel.match import Match
from hadur.kernel.parts import Face, Scene
from hadur.web.facts import LogLine, Recap, Roll
from hadur.web.look import PageBook
from hadur.web.recap import Summary
from hadur.web.tray import Tray

_KEPT: Final = 40
"""So many moves can be shown; whoever was away longer reads the log."""

SceneData = dict[str, Any]
Show = dict[str, Any]
"""The scenes of a move, and whether it is the reader's own."""


def scene_data(scene: Scene, line: str, dice: tuple[Face, ...]) -> SceneData:
    """A scene as pages are sent it: what is not there is left out."""
    facts = {"spots": scene.spots, "card": scene.card, "amount": scene.amount, "dice": dice}
    found: SceneData = {"kind": scene.kind, "line": line}
    if scene.seat >= 0:
        found["seat"] = scene.seat
    return found | {key: value for key, value in facts.items() if value}


class Log:
    """Words cost time, so what has been told is kept; `forget` when moves were taken back."""

    def __init__(self, book: PageBook, reader: int | None, names: Names | None = None) -> None:
        self.book = book
        self.reader = reader
        self.names = book.spoken(names)
        self._called = dict(enumerate(names or ()))
        self.forget()

    def forget(self) -> None:
        self._told: list[LogLine] = []
        self._moves = -1
        self._acting = False
        self._die = False
        self._shows: dict[int, list[SceneData]] = {}
        self._scenes: list[SceneData] = []
        self._tray = Tray()
        self._summary = Summary(self.reader)

    def of(self, match: Match, until: int | None = None) -> tuple[LogLine, ...]:
        """The log of a match, up to move `until`; headings with nothing below them are left out."""
        end = match.moves if until is None else until
        if end < self._moves:
            self.forget()
        if self._moves < 0 <= end:
            self._hear(match.events_since(-1, self.reader, 0), -1, -1)
            self._moves = 0
        for number in range(self._moves, end):
            events = match.events_since(number, self.reader, number + 1)
            self._decline(match, number, events)
            self._hear(events, match.mover(number), number)
        self._moves = max(self._moves, end)
        return tuple(self._shown())

    @property
    def roll(self) -> Roll | None:
        """The last roll of what has been told."""
        return self._tray.roll(self._called)

    @property
    def recap(self) -> Recap | None:
        """What others did last, of what has been told."""
        return self._summary.recap(self._called)

    def show(self, match: Match, since: int) -> list[Show]:
        """The scenes of the moves from number `since` on, of what has been told."""
        return [
            {"own": match.mover(number) == self.reader, "scenes": self._shows[number]}
            for number in range(max(since, self._moves - _KEPT), self._moves)
            if self._shows.get(number)
        ]

    def _decline(self, match: Match, number: int, events: list[Event]) -> None:
        """What somebody said no to; unless the game tells it in its own words."""
        question, seat = match.declined(number, self.reader), match.mover(number)
        scenes = [self.book.look.as_scene(event) for event in events]
        if not question or any(each is not None and each.kind == DECLINE for each in scenes):
            return
        texts = self.book.texts
        who = player_args(texts, seat, self.reader, self.names, len(self._called))
        asked = self.book.words.prompt_line(texts, question)
        line = texts.sentence("web-log-declined", question=asked, **who)
        self._told.append(LogLine(line, follows=self._acting, declined=True))

    def _hear(self, events: list[Event], mover: int, number: int) -> None:
        """The events of one move."""
        self._shows.pop(number - _KEPT, None)
        self._scenes = self._shows[number] = []
        self._die = False
        self._summary.move(mover)
        # What is paid before an action does not come of the one before.
        self._acting = self._acting and not any(map(self._acts, events))
        for event in events:
            line = self.book.words.event_line(self.book.texts, event, self.reader, self.names)
            if line is not None:
                self._tell(event, line, mover)

    def _tell(self, event: Event, line: str, mover: int) -> None:
        headings = self.book.words.HEADINGS
        scene = self.book.look.as_scene(event)
        if scene is not None:
            self._tray.see(scene, line, self._called.get(mover, ""), self._called)
            self._summary.see(scene, line, self._tray.faces(scene))
            self._scenes.append(scene_data(scene, line, self._tray.faces(scene)))
        if event.kind in headings:
            self._begin(LogLine(line, True, headings.index(event.kind)))
        elif scene is not None and scene.kind in (DICE, DIE):
            self._roll(scene, line)
        else:
            acts = self._acts(event)
            self._told.append(LogLine(line, follows=self._acting and not acts))
            self._acting = self._acting or acts
        self._die = scene is not None and scene.kind == DIE

    def _acts(self, event: Event) -> bool:
        """Whether an event is something that somebody does."""
        scene = self.book.look.as_scene(event)
        return scene is not None and scene.kind in ACTIONS

    def _begin(self, line: LogLine) -> None:
        """A heading; those before it that have nothing below them are gone."""
        self._acting = False
        while self._told and self._told[-1].heading and line.level <= self._told[-1].level:
            self._told.pop()
        self._told.append(line)

    def _roll(self, scene: Scene, line: str) -> None:
        """Dice are shown, and told to who cannot see them."""
        faces = self._tray.faces(scene)
        if self._die and scene.kind == DIE:
            last = self._told.pop()
            joined = replace(last, text=f"{last.text} {line}", dice=(*last.dice, *faces))
            self._told.append(joined)
        else:
            name = self._called.get(scene.seat, "")
            self._told.append(LogLine(line, follows=self._acting, dice=faces, name=name))

    def _shown(self) -> list[LogLine]:
        end = len(self._told)
        while end and self._told[end - 1].heading:
            end -= 1
        return self._told[:end]
