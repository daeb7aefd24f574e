"""The edges of the table laid out: players, piles, phases and the own hand."""

from __future__ import annotations

from dataclasses import dataclass

from hadur.drawing.fitting import Line, fit
from hadur.drawing.shapes import Pile, Pill, in_rows, piles, pill
from hadur.games.conquest.cards.definition import BY_NAME, FACTIONS, SYMBOLS
from hadur.games.conquest.render.captions import Words, cost_of
from hadur.games.conquest.render.descriptions import counts_of
from hadur.games.conquest.render.measures import BAND, EDGE, GAP, HAND_H, HAND_W, INNER
from hadur.games.conquest.render.tabletop import Player, Table

HAND_ROW = (INNER + GAP) // (HAND_W + GAP)


@dataclass(frozen=True)
class Won:
    """A planet of a victory display: its signs."""

    x: float
    name: Line
    symbols: list[str]
    about: str


@dataclass(frozen=True)
class Bar:
    """A player's edge of the table."""

    seat: int
    facing: str
    emblem: str
    y: float
    title: Line
    warlord: str
    bloodied: bool
    initiative: bool
    piles: list[Pile]
    won: list[Won]
    asked: Pill | None


@dataclass(frozen=True)
class HandCard:
    """A card of the own hand."""

    x: float
    y: float
    card: str
    name: list[Line]
    cost: str
    figures: list[tuple[str, int, float]]
    about: str


def bar_of(table: Table, words: Words, side: Player, y: float) -> Bar:
    return Bar(
        seat=side.seat,
        facing="up" if side.seat == table.near else "down",
        emblem=side.faction if side.faction in FACTIONS else "neutral",
        y=y,
        title=fit(words.faction(side.faction), 150, 20, largest=15)[0],
        warlord=words.card(side.warlord),
        bloodied=side.bloodied,
        initiative=table.initiative == side.seat,
        piles=piles(words, counts_of(side), INNER - 232, 58),
        won=_won(words, side),
        asked=pill(table, words, side.seat, 176, largest=11.5),
    )


def _won(words: Words, side: Player) -> list[Won]:
    """The victory display, planet by planet; the oldest give way if there are many."""
    found = []
    for k, name in enumerate(side.victory[-5:]):
        bits = int(BY_NAME[name].symbols) if name in BY_NAME else 0
        symbols = [symbol for n, symbol in enumerate(SYMBOLS) if bits >> n & 1]
        said = words.card(name)
        about = ", ".join([said, *(words.symbol(symbol) for symbol in symbols)])
        found.append(Won(438 + 48 * k, fit(said, 44, 14, largest=10.5)[0], symbols, about))
    return found


def hand_of(words: Words, side: Player, y: float) -> list[HandCard]:
    places = in_rows(side.hand or (), HAND_ROW, (EDGE, y), (HAND_W + GAP, HAND_H + GAP))
    return [_hand_card(words, *place) for place in places]


def _hand_card(words: Words, name: str, x: float, y: float) -> HandCard:
    printed = BY_NAME.get(name)
    said = words.card(name)
    about = [said]
    figures: list[tuple[str, int, float]] = []
    if printed is not None:
        about += [words.kind(printed.type_name), f"{words.word('cost')} {cost_of(name)}"]
        numbers = [("attack", int(printed.attack)), ("hp", int(printed.hp))]
        found = numbers if printed.is_unit else [(printed.type_name, 0)]
        found += [("command", int(printed.command)), ("shields", int(printed.shields))]
        shown = [
            (sign, count) for sign, count in found if count or sign in ("attack", printed.type_name)
        ]
        figures = [(sign, count, 36 + 30 * k) for k, (sign, count) in enumerate(shown)]
    lines = fit(said, HAND_W - 12, BAND)
    return HandCard(x, y, name, lines, cost_of(name), figures, ", ".join(about))
