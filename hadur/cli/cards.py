"""A card on the screen: what is printed on it, in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from hadur.cli.book import Book, Card
from hadur.kernel.parts import Later


def text_lines(texts: list[tuple[str, str]]) -> Text:
    """The texts below each other, names set off."""
    lines = Text()
    for name, sentence in texts:
        if lines:
            lines.append("\n")
        if name:
            lines.append(f"{name}: ", "italic")
        lines.append(sentence)
    return lines


def full(book: Book, card: Card) -> RenderableType:
    """Everything on a card."""
    shown = book.printed.printed(book.texts, card.name)
    title = Text(book.say(f"card-{card.name}"), "bold")
    title.append(f"  {card.name}", "dim")
    details = Padding(text_lines(shown.texts), (0, 0, 0, 2))
    return Group(title, Text(" · ".join(shown.facts)), details)


def listing(book: Book, found: list[tuple[Card, int]]) -> Table:
    """Cards in a table with their numbers and texts; each with how many there are of it, if that
    is said (it is not 0)."""
    table = Table(show_lines=False, padding=(0, 1), box=None, header_style="dim")
    table.add_column("")
    table.add_column(book.say("cli-card"), min_width=14, max_width=20)
    for head in book.printed.columns(book.texts):
        table.add_column(head, justify="right")
    table.add_column(book.say("cli-text"), ratio=1)
    for card, count in found:
        shown = book.printed.printed(book.texts, card.name)
        details = text_lines(shown.texts)
        if shown.before:
            details = Text.assemble((f"{shown.before}. ", "dim"), details)
        if shown.behind:
            details.append(f" [{shown.behind}]", "dim")
        name = Text(book.say(f"card-{card.name}"), "bold")
        table.add_row(f"{count}×" if count else "", name, *shown.figures, details)
    return table


def later_listing(book: Book, found: Sequence[Later]) -> Table:
    """Cards that are not yet playable: their names, sets and facts."""
    table = Table(padding=(0, 1), box=None, show_header=False)
    table.add_column(style="bold", min_width=14, max_width=24)
    table.add_column(max_width=24)
    table.add_column(ratio=1)
    for card in found:
        table.add_row(card.title, Text(card.set, "dim"), " · ".join(card.facts))
    return table
