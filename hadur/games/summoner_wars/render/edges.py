"""The edges of the table laid out: players, magic, piles, events, phases and the own hand."""

from __future__ import annotations

from dataclasses import dataclass

from hadur.games.summoner_wars.board import COLUMNS
from hadur.games.summoner_wars.cards.definition import BY_NAME, FACTIONS, PHASES
from hadur.games.summoner_wars.render.fitting import Line, fit
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
from hadur.games.summoner_wars.render.reading import ActiveEvent, Asked, Side, Table
from hadur.games.summoner_wars.render.wording import Words


@dataclass(frozen=True)
class EventChip:
    """An active event beside its owner's magic track."""

    x: int
    y: int
    name: Line
    charges: int
    about: str


@dataclass(frozen=True)
class Pile:
    """A sign and a number."""

    sign: str
    count: int
    x: int
    about: str


@dataclass(frozen=True)
class Pill:
    """What a player is asked."""

    line: Line
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

    x: int
    y: int
    card: str
    name: list[Line]
    cost: int
    sign: str
    strength: int
    life: int
    about: str


@dataclass(frozen=True)
class Step:
    """A phase on the ribbon."""

    x: float
    name: Line
    style: str


def event_rows(side: Side) -> int:
    """The first row beside the magic track holds two events, every further one four."""
    return 1 + max(0, -(-(len(side.events) - 2) // 4))


def bar_of(table: Table, words: Words, side: Side, y: int, track_y: int) -> Bar:
    summoner = next(
        (p for p in table.pieces.values() if p.kind == "summoner" and p.owner == side.seat), None
    )
    asked = next((a for a in table.asked if a.seat == side.seat), None)
    counts = (
        ("hand", side.hand_count),
        ("draw-pile", side.draw_count),
        ("discard-pile", side.discard_count),
    )
    return Bar(
        seat=side.seat,
        facing="up" if side.seat == table.bottom else "down",
        emblem=side.faction if side.faction in FACTIONS else "no-faction",
        y=y,
        track_y=track_y,
        title=fit(words.faction(side.faction), 220, 20, largest=16)[0],
        summoner=words.card(side.summoner),
        life=f"{summoner.left}/{summoner.life}" if summoner else "",
        style="active" if side.seat == table.active else "idle",
        magic=side.magic,
        magic_about=f"{words.word('magic')}: {side.magic}",
        piles=[
            Pile(sign, count, INNER - 186 + 64 * k, f"{words.word(sign)}: {count}")
            for k, (sign, count) in enumerate(counts)
        ],
        events=_events(words, side, track_y, -TRACK_H if track_y > y else TRACK_H),
        asked=_pill(words, asked) if asked else None,
    )


def _pill(words: Words, asked: Asked) -> Pill:
    decides = words.word("decides")
    line = fit(f"{decides}: {words.subject(asked.prompt)}", 200, 15, largest=12)[0]
    return Pill(line, f"{decides}: {words.question(asked.prompt)} ({asked.rule})")


def _events(words: Words, side: Side, track_y: int, row_h: int) -> list[EventChip]:
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


def ribbon(table: Table, words: Words) -> list[Step]:
    steps = []
    for k, phase in enumerate(PHASES):
        style = "now" if phase == table.phase else "other"
        steps.append(Step(96 + 83 * k, fit(words.phase(phase), 70, 15, largest=12)[0], style))
    return steps


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


def hand_of(words: Words, side: Side, y: int) -> list[HandCard]:
    cards = []
    for k, name in enumerate(side.hand or ()):
        row, column = divmod(k, COLUMNS)
        cards.append(_hand_card(words, name, EDGE + SPACE_W * column + 2, y + row * (HAND_H + GAP)))
    return cards


def _hand_card(words: Words, name: str, x: int, y: int) -> HandCard:
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
