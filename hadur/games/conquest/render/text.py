"""The table for a terminal in colour by Rich; names come from a catalogue.

The planet row stands in the middle with both players' units above and below it. Everything fits 80
columns; how many lines it takes depends on how many cards are in play.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from typing import Any, Final

from rich import box
from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from hadur.drawing.reasons import style as style_of
from hadur.drawing.seats import colour_of
from hadur.drawing.terminal import (
    MARKED,
    append_phases,
    append_questions,
    cards_line,
    player_line,
    spread,
)
from hadur.drawing.vocabulary import Speaker, shorten
from hadur.games.conquest.cards.definition import BY_NAME
from hadur.games.conquest.render.captions import Words, battle_line, cost_of
from hadur.games.conquest.render.descriptions import counts_of
from hadur.games.conquest.render.plain import COLUMNS, cell_width
from hadur.games.conquest.render.tabletop import Piece, Planet, Player, Table, read
from hadur.games.conquest.state import PHASES

FIGHT_MARKS: Final = {"attacker": "⚔", "defender": "⛨"}
SYMBOL_STYLES: Final = {"material": "#d9534f", "tech": "#3a8fd9", "strongpoint": "#4fa34f"}
"""The colours of the published symbols (CQ-12.36)."""


def rich_board(
    view: Mapping[str, Any], catalogue: Speaker | None = None, marked: Set[str] = frozenset()
) -> Group:
    """The table in colour for a Rich console; what is `marked`, as its reader writes it, stands
    out."""
    table = read(view)
    words = Words(catalogue)
    top, bottom = table.players[table.far], table.players[table.near]
    parts: list[RenderableType] = [
        _status(table, words),
        _side_line(table, words, top),
        _home(table, words, top, marked),
    ]
    for start in range(0, len(table.planets), COLUMNS):
        parts.append(_grid(table, words, table.planets[start : start + COLUMNS], marked))
    parts += [_home(table, words, bottom, marked), _attached(table, words)]
    parts.append(_side_line(table, words, bottom))
    if bottom.hand is not None:
        parts.append(cards_line(words, words.word("hand"), bottom.hand, cost_of))
    if bottom.looked:
        parts.append(cards_line(words, "?", bottom.looked, cost_of))
    return Group(*(part for part in parts if not (isinstance(part, Text) and not part.plain)))


def _status(table: Table, words: Words) -> Text:
    """Round, phases with the current one set off, the battle, and who decides what."""
    line = Text()
    style = colour_of(table.initiative)
    line.append(f"{words.counted('round', table.round)} ", "bold")
    line.append(f"{table.faces(table.initiative)} ", style)
    append_phases(line, words, PHASES, table.phase, style)
    if table.battle:
        line.append(
            f"\n{table.faces(table.battle.initiative)} ", colour_of(table.battle.initiative)
        )
        line.append(battle_line(table, words), "bold")
    append_questions(line, table, words)
    return line


def _side_line(table: Table, words: Words, side: Player) -> Text:
    line = player_line(table, words, side, counts_of(side))
    if side.passed and table.phase == "deploy":
        line.append(f"  {words.word('passed')}", "italic dim")
    if side.victory:
        line.append(f"\n  {words.word('victory')}: ", "dim")
        for k, name in enumerate(side.victory):
            line.append(", " if k else "")
            line.append(words.card(name), "bold")
            _append_symbols(line, words, _symbols_of(name))
    if side.known and side.hand is None:
        names = ", ".join(words.card(name) for name in side.known)
        line.append(f"\n  {words.word('known')}: {names}", "dim")
    return line


def _symbols_of(planet: str) -> list[str]:
    bits = int(BY_NAME[planet].symbols) if planet in BY_NAME else 0
    return [name for k, name in enumerate(SYMBOL_STYLES) if bits >> k & 1]


def _append_symbols(line: Text, words: Words, symbols: Sequence[str]) -> None:
    for symbol in symbols:
        line.append(f" {words.symbol(symbol)[:1].upper()}", f"bold {SYMBOL_STYLES.get(symbol, '')}")


def _home(table: Table, words: Words, side: Player, marked: Set[str]) -> Text:
    """The headquarters in two lines, that of the units nearer to the planets."""
    mine = side.seat == table.near
    units = Text()
    chosen = ("hq" if mine else "their hq") in marked
    if side.hq or chosen:
        units.append(f"{MARKED} " if chosen else "", "reverse bold")
        _append_cards(table, words, units, "headquarters", side.hq, marked)
    supports = Text()
    if side.supports:
        _append_cards(table, words, supports, "supports", side.supports, marked)
    lines = [line for line in ((units, supports) if mine else (supports, units)) if line.plain]
    return Text("\n").join(lines)


def _append_cards(
    table: Table, words: Words, line: Text, head: str, cards: Sequence[Piece], marked: Set[str]
) -> None:
    line.append(f"{words.word(head)}: ", "dim")
    for k, piece in enumerate(cards):
        line.append(" · " if k else "", "dim")
        _append_piece(table, words, line, piece, marked)


def _append_piece(table: Table, words: Words, line: Text, piece: Piece, marked: Set[str]) -> None:
    """A card in running text: name, then its numbers."""
    chosen = table.written(piece) in marked
    style = _name_style(piece)
    line.append(words.card(piece.card), f"reverse {style}" if chosen else style)
    for text, part_style in _figures(piece, chosen):
        line.append(f" {text}", part_style)


def _name_style(piece: Piece) -> str:
    rank = "bold " if piece.kind == "warlord" else ""
    return f"{rank}{'' if piece.ready else 'dim '}{colour_of(piece.controller)}"


def _figures(piece: Piece, chosen: bool) -> list[tuple[str, str]]:
    """The numbers of a card in play, those that are nothing left out."""
    parts: list[tuple[str, str]] = []
    if piece.is_unit:
        usual = "bold" if piece.ready else "dim"
        hurt = "bold red" if piece.damage else "bold"
        parts.append((f"⚔{piece.attack}", style_of(piece.why, "attack", usual)))
        parts.append((f"♥{piece.left}", style_of(piece.why, "hp", hurt)))
        if piece.command:
            parts.append((f"✪{piece.command}", style_of(piece.why, "command", usual)))
    if piece.beside:
        parts.append((f"!{piece.beside}", "bold reverse red"))
    if piece.chosen:
        parts.append((f"✓{piece.chosen}", "bold reverse green"))
    if piece.attachments:
        parts.append((f"+{len(piece.attachments)}", ""))
    if piece.stored:
        parts.append((f"◉{piece.stored}", "bold yellow"))
    if not piece.ready:
        parts.append(("↷", "dim"))
    if chosen:
        parts.append((MARKED, "reverse bold"))
    return parts


def _attached(table: Table, words: Words) -> Text:
    """Who bears what."""
    line = Text()
    for host in table.pieces:
        for worn in host.attachments:
            line.append(" · " if line.plain else f"{words.word('attachments')}: ", "dim")
            line.append(words.card(host.card), colour_of(host.controller))
            line.append(" ← ", "dim")
            line.append(words.card(worn.card), colour_of(worn.controller))
            line.append("" if worn.ready else " ↷", "dim")
    return line


def _grid(table: Table, words: Words, planets: Sequence[Planet], marked: Set[str]) -> Grid:
    grid = Grid(box=box.SQUARE, show_lines=True, show_header=False, padding=0, border_style="dim")
    width = cell_width(len(planets))
    for _ in planets:
        grid.add_column(width=width, no_wrap=True)
    for seat in (table.far, None, table.near):
        cells = [
            _planet_cell(table, words, planet, planet.name in marked, width)
            if seat is None
            else _units_cell(table, words, planet.sides[seat], marked, width)
            for planet in planets
        ]
        if seat == table.far:
            cells = _standing(cells)
        grid.add_row(*cells)
    return grid


def _standing(cells: list[Text]) -> list[Text]:
    """Cells of units that stand on the planets below them."""
    height = max(cell.plain.count("\n") for cell in cells)
    return [Text("\n" * (height - cell.plain.count("\n"))).append_text(cell) for cell in cells]


def _planet_cell(table: Table, words: Words, planet: Planet, is_marked: bool, width: int) -> Text:
    cell = Text(justify="center")
    number = f"{table.planets.index(planet) + 1}{'★' if planet.first else ' '}"
    name = shorten(words.card(planet.name), width - 2)
    style = "bold reverse" if is_marked or planet.battle else "bold"
    cell.append(number, "bold yellow" if planet.first else "dim")
    cell.append(name, style)
    cell.append("\n")
    cell.append(f"▤{planet.cards} ◉{planet.resources}", "bold")
    _append_symbols(cell, words, planet.symbols)
    if planet.battle:
        cell.append(" ⚔", "bold red")
    if is_marked:
        cell.append(f" {MARKED}", "reverse bold")
    return cell


def _units_cell(
    table: Table, words: Words, pieces: Sequence[Piece], marked: Set[str], width: int
) -> Text:
    """Two lines a unit: its name; then its numbers."""
    cell = Text()
    for k, piece in enumerate(pieces):
        chosen = table.written(piece) in marked
        style = _name_style(piece)
        mark = FIGHT_MARKS.get(piece.fights, "")
        name = mark + shorten(words.card(piece.card), width - cell_len(mark))
        cell.append("\n" if k else "")
        cell.append(name, f"reverse {style}" if chosen else style)
        cell.append("\n ")
        for text, part_style in spread(_figures(piece, chosen), width - 1):
            cell.append(text, part_style)
    return cell
