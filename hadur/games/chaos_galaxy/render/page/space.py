"""The table: a mat for every player, and between them the combat and the chain.

It is a grid that can be pointed at and walked with the arrow keys. On every mat the piles stand at
the left, Colony with the Surface, Scrap with the Canteen, Ruin with the Hangar (KG-3.12); the
Hangar is nearest to the middle. Neighbours sit beside each other: the reader at the bottom, the
others clockwise from the left.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, Final

from hadur.drawing.page import marks, whose
from hadur.drawing.reasons import mark, reasons
from hadur.games.chaos_galaxy.render import track
from hadur.games.chaos_galaxy.render.captions import Words
from hadur.games.chaos_galaxy.render.descriptions import count_of, describe, room_of
from hadur.games.chaos_galaxy.render.faces import Face, face_of, race_of, type_of
from hadur.games.chaos_galaxy.render.tabletop import Player, Slot, Table, read
from hadur.games.chaos_galaxy.render.templating import TEMPLATES
from hadur.games.chaos_galaxy.words import aimed_at, link_line
from hadur.kernel.lines import Texts

HANGAR_LIMIT: Final = 12
ROWS: Final = (
    ("hangar", "ruin", ""),
    ("canteen", "scrap", "headquarters"),
    ("surface", "colony", "credits"),
)
"""From the middle of the table to its edge: an area, its pile, and what is beside that."""


_ROOM_TO_FIGHT: Final = 14
_ROOM: Final = 26
"""So many cards of two players can all be seen with their figures in a small window, with and
without a combat between them."""


@dataclass(frozen=True)
class CardInPlay:
    """A card in play in the reader's words; `marks` are what CSS and script look at."""

    slot: Slot
    face: Face
    name: str
    title: str
    marks: str
    aboard: list[CardInPlay]


@dataclass(frozen=True)
class Place:
    """A pile or what is counted; nobody points at credits."""

    name: str
    word: str
    count: int
    spot: str
    title: str
    marks: str
    top: str = ""


@dataclass(frozen=True)
class Row:
    """An area with the pile beside it."""

    area: Place
    pile: Place
    beside: Place | None
    cards: list[CardInPlay]


@dataclass(frozen=True)
class PlayArea:
    """What a player has on the table, from the middle to the edge for the near one, from the edge
    to the middle for the others."""

    seat: int
    name: str
    title: str
    spot: str
    marks: str
    rows: list[Row]


@dataclass(frozen=True)
class Announcement:
    """Something announced."""

    spot: str
    number: int
    seat: int
    card: str
    type: str
    race: str
    line: str
    marks: str


def board(
    view: dict[str, Any],
    texts: Texts,
    starts: Collection[str] = (),
    last: Sequence[str] = (),
) -> str:
    """The table as HTML, the reader's mat at the bottom.

    `starts` are the spots where a move of the reader begins, `last` those of the last move."""
    layout = Layout(view, texts, starts, last)
    table = layout.table
    near, *others = table.around
    return TEMPLATES.fill(
        "space.html",
        say=texts.say,
        words=layout.words,
        mark=mark,
        reasons=reasons,
        title=texts.say("web-board"),
        seats=len(table.players),
        near=layout.mat(table.players[near]),
        others=[layout.mat(table.players[seat]) for seat in seating(others)],
        combat=layout.combat() if table.combat else None,
        chain=layout.chain(),
        facing=facing(table, others),
        crowded=crowded(table),
    )


def crowded(table: Table) -> bool:
    """Whether so many cards lie on the table that those beside a combat, and the pictures and names
    of what is aboard, give way."""
    slots = [slot for p in table.players for slot in (*p.hangar, *p.canteen, *p.surface)]
    cards = len(slots) + sum(len(slot.aboard) for slot in slots)
    fights = table.combat is not None
    return fights if len(table.players) > 2 else cards > (_ROOM_TO_FIGHT if fights else _ROOM)


def facing(table: Table, others: list[int]) -> int:
    """Whose mat is in sight where there is no room for all: who is fought, or else is on turn."""
    fight = table.combat
    wanted: list[int] = [
        *((fight.attacker, fight.defender) if fight else ()),
        table.turn,
        others[0],
    ]
    return next(seat for seat in wanted if seat in others)


def seating(others: list[int]) -> list[int]:
    """The others as they are read, row by row: those that are no neighbours stand at the far edge,
    the neighbours below them at the left and at the right (KG-26.4)."""
    if len(others) == 1:
        return others
    left, *far, right = others
    return [*far, left, right]


class Layout:
    """Puts what is on the table into words and marks for one reader."""

    def __init__(
        self, view: dict[str, Any], texts: Texts, starts: Collection[str], last: Sequence[str]
    ) -> None:
        self.view = view
        self.table: Table = read(view)
        self.texts = texts
        self.words = Words(texts)
        self.starts = starts
        self.last = last
        self.target = track.target_spot(self.table)
        self.shooter, self.aimed = track.shot(self.table)
        around = self.table.around
        self.neighbours = (around[0], around[1], around[-1])

    def mat(self, player: Player) -> PlayArea:
        rows = [self.row(player, *names) for names in ROWS]
        if player.seat != self.table.near:
            rows.reverse()
        name = self.words.word(f"player-{player.seat + 1}")
        states = [f"seat-{player.seat}"]
        states += ["on-turn"] if self.table.turns and player.seat == self.table.turn else []
        states += ["out"] if player.seat in self.table.out else []
        states += ["across"] if player.seat not in self.neighbours else []
        spot = f"{player.seat}/player"
        return PlayArea(
            seat=player.seat,
            name=name,
            title=f"{name}, {self.whose(player.seat)}",
            spot=spot,
            marks=" ".join([*states, *self.marks(spot)]),
            rows=rows,
        )

    def row(self, player: Player, area: str, pile: str, beside: str) -> Row:
        slots: tuple[Slot, ...] = getattr(player, area)
        return Row(
            area=self.area(player, area, slots),
            pile=self.pile(player, pile),
            beside=self.pile(player, beside) if beside else None,
            cards=[self.card(slot) for slot in slots],
        )

    def area(self, player: Player, name: str, slots: tuple[Slot, ...]) -> Place:
        """An area with how many cards are in it; of the Hangar, how much of its room is taken."""
        count = room_of(player) if name == "hangar" else len(slots)
        return self._place(player, name, count)

    def pile(self, player: Player, name: str) -> Place:
        return self._place(player, name, count_of(player, name))

    def _place(self, player: Player, name: str, count: int) -> Place:
        spot = f"{player.seat}/{name}"
        word = self.words.word(name)
        of = f"{count}/{HANGAR_LIMIT}" if name == "hangar" else str(count)
        top = player.scrap[-1] if name == "scrap" and player.scrap else ""
        return Place(
            name=name,
            word=word,
            count=count,
            spot=spot,
            title=f"{word}: {of}, {self.whose(player.seat)}",
            marks=" ".join(self.marks(spot)),
            top=top,
        )

    def card(self, slot: Slot) -> CardInPlay:
        face = face_of(slot)
        states = [f"seat-{slot.seat}", f"type-{face.type}", slot.state]
        states += [] if slot.paid else ["facedown"]
        states += ["secret"] if not slot.card else []
        states += [slot.side] if slot.side else []
        states += ["stuck"] if slot.stuck else []
        states += ["shooter"] if slot.spot == self.shooter else []
        states += ["aimed"] if slot.spot == self.aimed else []
        return CardInPlay(
            slot=slot,
            face=face,
            name=self.words.card(slot.card) if slot.card else "",
            title=describe(self.words, slot, self.whose(slot.seat)),
            marks=" ".join([*states, *self.marks(slot.spot)]),
            aboard=[self.card(other) for other in slot.aboard],
        )

    def marks(self, spot: str) -> list[str]:
        target = ["target"] if spot == self.target else []
        return [*target, *marks(spot, self.starts, self.last)]

    def whose(self, seat: int) -> str:
        return whose(self.table, self.words, self.texts, seat)

    # -- what goes on ------------------------------------------------------------------------------

    def combat(self) -> dict[str, object]:
        """The steps, what is attacked, and the track; the reader's ships run below, or else those
        of the defender."""
        fight = self.table.combat
        assert fight is not None
        below = "attackers" if fight.attacker == self.table.near else "defenders"
        above = "defenders" if below == "attackers" else "attackers"
        gone = fight.target == "gone"
        return {
            "steps": [(self.words.word(f"step-{s}"), now) for s, now in track.steps(self.table)],
            "target": self.words.word("gone")
            if gone
            else aimed_at(self.texts, self.view, fight.defender, fight.target),
            "lanes": (above, below),
            "stops": [
                (
                    stop.speed,
                    min(4, max(len(stop.attackers), len(stop.defenders))),
                    {
                        "attackers": [self.card(slot) for slot in stop.attackers],
                        "defenders": [self.card(slot) for slot in stop.defenders],
                    },
                )
                for stop in track.stops(self.table)
            ],
        }

    def chain(self) -> list[Announcement]:
        """What is announced, the last of it on top, since it takes effect first (KG-11.6). Whose it
        is, a sign says."""
        found = []
        for link in reversed(self.view["chain"]):
            card = link.get("card", "")
            spot = f"#{link['ticket']}"
            found.append(
                Announcement(
                    spot=spot,
                    number=link["ticket"],
                    seat=link["seat"],
                    card=card,
                    type=type_of(card) if card else link["what"],
                    race=race_of(card) if card else "",
                    line=link_line(self.texts, self.view, {**link, "seat": self.view["seat"]}),
                    marks=" ".join(self.marks(spot)),
                )
            )
        return found
