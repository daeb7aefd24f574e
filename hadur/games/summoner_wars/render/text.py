"""The table for a terminal: plain text for `print(state)`, and in colour by Rich.

The plain text is the same in every language (names as in the notation) and 75 columns wide; the
coloured one takes its names from a catalogue and fits 80 columns by 40 lines.
"""

from __future__ import annotations

from collections.abc import Mapping, Set
from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from hadur.drawing.plain import INDENT, page, questions, seat_name, wrapped
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
from hadur.games.summoner_wars.cards.definition import BY_NAME, PHASES
from hadur.games.summoner_wars.render.captions import Words, allowance
from hadur.games.summoner_wars.render.descriptions import piles_of
from hadur.games.summoner_wars.render.tabletop import ActiveEvent, Piece, Player, Table, read

CELL: Final = 11
LINES: Final = 3
WIDE: Final = 75
LEGEND: Final = "M melee  R ranged  ♥ life left/total  * charges  ▣ also a structure"


# -- plain -----------------------------------------------------------------------------------------


def draw(view: Mapping[str, Any]) -> str:
    """The table as plain text, own back row at the bottom."""
    table = read(view)
    top, bottom = table.players[table.far], table.players[table.near]
    lines = [*_plain_status(table), "", *_plain_side(table, top)]
    lines += _plain_board(table)
    lines += [*_plain_side(table, bottom), *_plain_hand(bottom), *_notes(table), LEGEND]
    return page(lines)


def _plain_status(table: Table) -> list[str]:
    turn = f"turn {table.turn}: {seat_name(table, table.active)}, {table.phase} phase"
    if table.result is None:
        turn += _after(", ", allowance(table, Words(None)))
    return [turn, *questions(table)]


def _after(separator: str, text: str) -> str:
    return separator + text if text else ""


def _plain_side(table: Table, side: Player) -> list[str]:
    """Names and numbers of a player, then the active events, each on its line."""
    lines = [
        f"{seat_name(table, side.seat)}  {side.faction}  magic {side.magic}"
        f"  hand {side.hand_count}  draw {side.draw_count}  discard {side.discard_count}"
    ]
    for event in side.events:
        charges = f" *{event.charges}" if event.charges else ""
        targets = f" on {', '.join(event.targets)}" if event.targets else ""
        lines.append(f"{INDENT}active: {event.card}{charges}{targets}")
    return lines


def _plain_hand(side: Player) -> list[str]:
    if side.hand is None:
        return []
    return wrapped(f"{INDENT}hand: ", list(side.hand) or ["none"], WIDE)


def _plain_board(table: Table) -> list[str]:
    letters = INDENT + " ".join(letter.center(CELL) for letter in table.columns)
    lines = [letters, _rule("┌┬┐")]
    for row in table.rows:
        cells = [_plain_cell(table, table.pieces.get(column + row)) for column in table.columns]
        for k in range(LINES):
            label = row if k == 1 else " "
            lines.append(f"{label} │" + "│".join(cell[k].ljust(CELL) for cell in cells) + "│")
        lines.append(_rule("└┴┘" if row == table.rows[-1] else "├┼┤"))
    return [*lines, letters]


def _rule(corners: str) -> str:
    return "  " + corners[0] + corners[1].join(["─" * CELL] * 6) + corners[2]


def _plain_cell(table: Table, piece: Piece | None) -> list[str]:
    if piece is None:
        return [""] * LINES
    kind = f"{table.faces(piece.controller)} {piece.kind}"
    if piece.structure and piece.is_unit:
        kind += " ▣"
    attack = f"{piece.attack[0].upper()}{piece.strength}" if piece.is_unit else ""
    charges = f"*{piece.charges}" if piece.charges else ""
    numbers = f"{piece.left}/{piece.life}♥{charges}"
    gap = max(CELL - len(attack) - len(numbers), 0)
    stats = attack + " " * gap + numbers
    return [shorten(piece.card, CELL), kind[:CELL], stats[:CELL]]


def _notes(table: Table) -> list[str]:
    """What stands on cards but finds no room in their spaces."""
    pieces = table.pieces.values()
    notes: list[str] = []
    for word, found in (
        ("moved", [p.space for p in pieces if p.moved]),
        ("attacked", [p.space for p in pieces if p.attacked]),
        ("frozen", [p.space for p in pieces if p.frozen]),
        ("lent", [p.space for p in pieces if p.lent]),
        ("under", [f"{p.space} {name}" for p in pieces for name in p.under]),
        ("waiting", [name for name in table.waiting]),
    ):
        if found:
            notes += wrapped(f"{word}: ", found, WIDE)
    if table.roll:
        roll = table.roll
        notes.append(
            f"rolled: {roll.attacker} against {roll.target}: "
            f"{roll.melee} melee, {roll.ranged} ranged, {roll.special} special"
        )
    return notes


# -- in colour -------------------------------------------------------------------------------------

CLASS_MARKS: Final = {"summoner": "♛", "champion": "★", "gate": "∩", "structure": "▦"}
ATTACK_MARKS: Final = {"melee": "⚔", "ranged": "➶"}


def rich_board(
    view: Mapping[str, Any], catalogue: Speaker | None = None, marked: Set[str] = frozenset()
) -> Group:
    """The table in colour for a Rich console; `marked` spaces stand out."""
    table = read(view)
    words = Words(catalogue)
    bottom = table.players[table.near]
    parts: list[RenderableType] = [
        _status(table, words),
        _side_line(table, words, table.players[table.far]),
        _grid(table, words, marked),
        _side_line(table, words, bottom),
    ]
    if bottom.hand is not None:
        parts.append(cards_line(words, words.word("hand"), bottom.hand, _cost_of))
    if table.roll:
        roll = table.roll
        dice = f"⚔{roll.melee} ➶{roll.ranged} ✶{roll.special}"
        parts.append(Text(f"{roll.attacker} → {roll.target}: {dice}"))
    return Group(*parts)


def _status(table: Table, words: Words) -> Text:
    """Turn, phases with the current one set off, and who decides what."""
    line = Text()
    style = colour_of(table.active)
    line.append(f"{words.counted('turn', table.turn)} ", "bold")
    line.append(f"{table.faces(table.active)} ", style)
    append_phases(line, words, PHASES, table.phase, style)
    line.append(_after("  ", allowance(table, words)))
    append_questions(line, table, words)
    return line


def _side_line(table: Table, words: Words, side: Player) -> Text:
    line = player_line(table, words, side, [("magic", side.magic), *piles_of(side)])
    if side.events:
        events = " · ".join(_event(words, event) for event in side.events)
        line.append(f"\n  {events}", colour_of(side.seat))
    return line


def _event(words: Words, event: ActiveEvent) -> str:
    charges = f" ⚡{event.charges}" if event.charges else ""
    targets = f" → {' '.join(event.targets)}" if event.targets else ""
    return words.card(event.card) + charges + targets


def _cost_of(card: str) -> str:
    """What a card costs; "" for one that costs nothing or is not known."""
    return str(BY_NAME[card].cost) if card in BY_NAME and BY_NAME[card].cost else ""


def _grid(table: Table, words: Words, marked: Set[str]) -> Grid:
    grid = Grid(box=box.SQUARE, show_lines=True, padding=0, border_style="dim", header_style="dim")
    grid.add_column("", width=1, style="dim")
    for letter in table.columns:
        grid.add_column(letter, width=CELL, no_wrap=True, justify="center")
    for row in table.rows:
        cells = []
        for column in table.columns:
            space = column + row
            piece = table.pieces.get(space)
            if piece is None:
                cells.append(_empty(space, space in marked))
            else:
                cells.append(_tile(table, words, piece, space in marked))
        grid.add_row(row, *cells)
    return grid


def _empty(space: str, is_marked: bool) -> Text:
    if is_marked:
        return Text.assemble((f" {MARKED} {space} {MARKED} ", "reverse bold"), "\n ")
    return Text(f"{space}\n ", "dim")


def _tile(table: Table, words: Words, piece: Piece, is_marked: bool) -> Text:
    """Two lines: the name; then side, class, strength, life left and charges."""
    style = colour_of(piece.controller)
    spent = "dim " if piece.moved and piece.attacked else ""
    name_style = f"{'bold ' if piece.kind == 'summoner' else ''}{spent}{style}"
    tile = Text(justify="center")
    tile.append(
        shorten(words.card(piece.card), CELL), f"reverse {name_style}" if is_marked else name_style
    )
    tile.append("\n")
    for text, part_style in _figures(table, piece, is_marked):
        tile.append(text, part_style)
    return tile


def _figures(table: Table, piece: Piece, is_marked: bool) -> list[tuple[str, str]]:
    style = colour_of(piece.controller)
    kind = CLASS_MARKS.get("structure" if piece.structure and piece.is_unit else piece.kind, "")
    parts = [(table.faces(piece.controller) + kind, f"bold {style}")]
    if piece.is_unit:
        figure = f"{ATTACK_MARKS.get(piece.attack, '')}{piece.strength}"
        parts.append((figure, style_of(piece.why, "strength", "dim" if piece.attacked else "bold")))
    usual = "bold red" if piece.damage else "bold"
    parts.append((f"♥{piece.left}", style_of(piece.why, "life", usual)))
    if piece.charges:
        parts.append((f"⚡{piece.charges}", "bold yellow"))
    if piece.frozen:
        parts.append(("❄", "bold cyan"))
    if piece.under:
        parts.append((f"+{len(piece.under)}", ""))
    if piece.moved:
        parts.append(("»", "dim"))
    if is_marked:
        parts.append((MARKED, "reverse bold"))
    return spread(parts, CELL)
