"""The edges of the table laid out: players, magic, piles, events, phases and the own hand."""

from __future__ import annotations

from dataclasses import dataclass

from hadur.drawing.fitting import Line, fit
from hadur.drawing.shapes import Pile, Pill, in_rows, piles, pill
from hadur.games.summoner_wars.board import COLUMNS
from hadur.games.summoner_wars.cards.definition import BY_NAME, FACTIONS
from hadur.games.summoner_wars.render.captions import Words
from hadur.games.summoner_wars.render.descriptions import piles_of
from hadur.games.summoner_wars.render.measures import (
    BAND,
    EDGE,
    EVENT_W,
    GAP,
    HAND_H,
    HAND_W,
    INNER,
    SPACE_W,
    TRACK_H,
)
from hadur.games.summoner_wars.render.tabletop import ActiveEvent, Player, Table


@dataclass(frozen=True)
class EventChip:
    """An active event beside its owner's magic track."""

    x: int
    y: int
    name: Line
    charges: int
    about: str


@dataclass(frozen=True)
class Bar:
    """A player's edge of the table."""

    seat: int
    facing: str
    emblem: str
    y: int
    track_y: int
    title: Line
    summoner: str
    life: str
    style: str
    magic: int
    magic_about: str
    piles: list[Pile]
    events: list[EventChip]
    asked: Pill | None


@dataclass(frozen=True)
class HandCard:
    """A card of the own hand."""

    x: float
    y: float
    card: str
    name: list[Line]
    cost: int
    sign: str
    strength: int
    life: int
    about: str


def event_rows(side: Player) -> int:
    """The first row beside the magic track holds two events, every further one four."""
    return 1 + max(0, -(-(len(side.events) - 2) // 4))


def bar_of(table: Table, words: Words, side: Player, y: int, track_y: int) -> Bar:
    summoner = next(
        (p for p in table.pieces.values() if p.kind == "summoner" and p.owner == side.seat), None
    )
    return Bar(
        seat=side.seat,
        facing="up" if side.seat == table.near else "down",
        emblem=side.faction if side.faction in FACTIONS else "no-faction",
        y=y,
        track_y=track_y,
        title=fit(words.faction(side.faction), 220, 20, largest=16)[0],
        summoner=words.card(side.summoner),
        life=f"{summoner.left}/{summoner.life}" if summoner else "",
        style="active" if side.seat == table.active else "idle",
        magic=side.magic,
        magic_about=f"{words.word('magic')}: {side.magic}",
        piles=piles(words, piles_of(side), INNER - 186, 64),
        events=_events(words, side, track_y, -TRACK_H if track_y > y else TRACK_H),
        asked=pill(table, words, side.seat, 200, largest=12),
    )


def _events(words: Words, side: Player, track_y: int, row_h: int) -> list[EventChip]:
    """Rows of chips: the first one beside the magic track, further ones away from the board."""
    chips = []
    for k, event in enumerate(side.events):
        row, column = (0, 2 + k) if k < 2 else divmod(k - 2 + 4, 4)
        x = EDGE + INNER - (4 - column) * (EVENT_W + GAP) + GAP
        chips.append(_event_chip(words, event, x, track_y + 5 + row * row_h))
    return chips


def _event_chip(words: Words, event: ActiveEvent, x: int, y: int) -> EventChip:
    targets = f" → {' '.join(event.targets)}" if event.targets else ""
    name = words.card(event.card) + targets
    charges = f", {words.word('charges')}: {event.charges}" if event.charges else ""
    room = EVENT_W - 14 - (28 if event.charges else 0)
    return EventChip(x, y, fit(name, room, 15, largest=11.5)[0], event.charges, name + charges)


def waiting(table: Table, words: Words) -> Line | None:
    """The effects that wait to be carried out, alike ones counted."""
    names = [name.split()[0] for name in table.waiting if name.strip()]
    if not names:
        return None
    parts = []
    for name in dict.fromkeys(names):
        copies = f" ×{names.count(name)}" if names.count(name) > 1 else ""
        parts.append(words.effect(name) + copies)
    return fit(f"{words.word('waiting')}: {', '.join(parts)}", INNER - 330, 15, largest=12)[0]


def hand_of(words: Words, side: Player, y: int) -> list[HandCard]:
    places = in_rows(side.hand or (), COLUMNS, (EDGE + 2, y), (SPACE_W, HAND_H + GAP))
    return [_hand_card(words, *place) for place in places]


def _hand_card(words: Words, name: str, x: float, y: float) -> HandCard:
    printed = BY_NAME.get(name)
    said = words.card(name)
    lines = fit(said, HAND_W - 12, BAND)
    if printed is None:
        return HandCard(x, y, name, lines, 0, "event", 0, 0, said)
    sign = "event"
    if printed.is_unit:
        sign = "ranged" if printed.ranged else "melee"
    elif printed.is_structure:
        sign = "gate" if printed.class_name == "gate" else "structure"
    return HandCard(
        x,
        y,
        name,
        lines,
        int(printed.cost),
        sign,
        int(printed.strength),
        int(printed.life),
        f"{said}, {words.kind(printed.class_name)}, {words.word('magic')}: {printed.cost}",
    )
