"""Who is at the table, in a line: sides, who is asked, and who plays no more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.text import Text

from hadur.cli.book import Book
from hadur.kernel.game import Sides

ASKED: Final = "▸ "
_TOGETHER: Final = " + "
_AGAINST: Final = " · "


class Player(NamedTuple):
    """Somebody at the table; `own` says that the reader plays this seat."""

    name: str
    own: bool
    asked: bool
    out: bool


def line(book: Book, players: Sequence[Player], sides: Sides) -> Text:
    """Side by side, those who play together with a plus between them."""
    found = [
        Text(_TOGETHER).join([_player(book, players[seat]) for seat in side]) for side in sides
    ]
    return Text.assemble((f"{book.say('cli-table')} ", "dim"), Text(_AGAINST).join(found))


def _player(book: Book, player: Player) -> Text:
    shown = book.texts.sentence("cli-seat-you", player=player.name) if player.own else player.name
    shown = shown[:1].upper() + shown[1:]
    if player.out:
        return Text(book.say("cli-seat-out", player=shown), "dim strike")
    return Text(ASKED + shown, "bold") if player.asked else Text(shown)


def together(book: Book, names: Sequence[str]) -> str:
    """Names in a row: one, two, and three."""
    if len(names) < 2:
        return "".join(names)
    return book.say("cli-and", first=", ".join(names[:-1]), last=names[-1])
