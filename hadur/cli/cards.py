"""A card on the screen: what is printed on it, in the reader's language."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from hadur.cli.book import Book, Card


def attack(book: Book, card: Card) -> str:
    """Strength and kind of a unit's attack, in words."""
    kind = book.say("attack-ranged" if card.ranged else "attack-melee")
    return f"{card.strength} {kind}"


def short_attack(card: Card) -> str:
    """The same with the marks of the board."""
    return f"{'➶' if card.ranged else '⚔'} {card.strength}" if card.is_unit else ""


def symbols(book: Book, card: Card) -> str:
    return ", ".join(book.say(f"symbol-{symbol}") for symbol in card.symbols)


def kind(book: Book, card: Card) -> str:
    """The class, and for an event the phase it is played in."""
    name = book.say(f"class-{card.class_name}")
    if card.is_event and card.phase >= 0:
        return f"{name}, {book.say(f'phase-{book.cards.PHASES[card.phase]}')}"
    return name


def texts(book: Book, card: Card) -> list[tuple[str, str]]:
    """Names and texts of the abilities; a card's own text has no name."""
    found = []
    if book.texts.has(f"card-{card.name}.text"):
        found.append(("", book.say(f"card-{card.name}.text")))
    for name in book.cards.ability_names(card):
        found.append((book.say(f"ability-{name}"), book.say(f"ability-{name}.text")))
    return found


def text_lines(book: Book, card: Card) -> Text:
    """The texts below each other, names set off."""
    lines = Text()
    for name, sentence in texts(book, card):
        if lines:
            lines.append("\n")
        if name:
            lines.append(f"{name}: ", "italic")
        lines.append(sentence)
    return lines


def full(book: Book, card: Card) -> RenderableType:
    """Everything on a card."""
    title = Text(book.say(f"card-{card.name}"), "bold")
    title.append(f"  {card.name}", "dim")
    facts = [kind(book, card)]
    if card.faction:
        facts.append(book.say(f"faction-{card.faction}"))
    if card.is_unit or card.is_event:
        facts.append(f"{book.say('cli-cost')} {card.cost}")
    if card.is_unit:
        facts.append(f"{book.say('cli-strength')} {attack(book, card)}")
    if card.life:
        facts.append(f"{book.say('cli-life')} {card.life}")
    if card.symbols:
        facts.append(f"{book.say('cli-symbols')}: {symbols(book, card)}")
    return Group(title, Text(" · ".join(facts)), Padding(text_lines(book, card), (0, 0, 0, 2)))


def listing(book: Book, found: list[tuple[Card, int]]) -> Table:
    """Cards in a table with their numbers and texts; each with how many there are of it."""
    table = Table(show_lines=False, padding=(0, 1), box=None, header_style="dim")
    table.add_column("")
    table.add_column(book.say("cli-card"), min_width=14, max_width=20)
    table.add_column(book.say("cli-cost"), justify="right")
    table.add_column(book.say("cli-strength"), justify="right")
    table.add_column(book.say("cli-life"), justify="right")
    table.add_column(book.say("cli-text"), ratio=1)
    for card, count in found:
        cost = str(card.cost) if card.class_name != "summoner" else ""
        details = text_lines(book, card)
        if card.is_event and card.phase >= 0:
            phase = book.say(f"phase-{book.cards.PHASES[card.phase]}")
            details = Text.assemble((f"{phase}. ", "dim"), details)
        if card.symbols:
            details.append(f" [{symbols(book, card)}]", "dim")
        name = Text(book.say(f"card-{card.name}"), "bold")
        life = str(card.life) if card.life else ""
        table.add_row(f"{count}×", name, cost, short_attack(card), life, details)
    return table
