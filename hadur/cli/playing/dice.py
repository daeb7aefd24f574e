"""The last roll and what others did last, as a terminal shows them: the same as beside the board
of a page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.text import Text

from hadur.cli.book import Book
from hadur.kernel.parts import Face
from hadur.web.facts import Deed, Recap, Roll

_SIGNS: Final = {
    "melee": "⚔",
    "ranged": "➶",
    "special": "✶",
    "attack": "⚔",
    "defence": "⛨",
    "morale": "⚑",
}
"""What stands for a symbol of a die; before its name stands its game's."""
_STYLES: Final = {"hit": "bold green", "miss": "dim strike"}


def faces(dice: Sequence[Face]) -> Text:
    """Dice as they lie; hits stand out, misses are struck through."""
    line = Text()
    for face in dice:
        names = [sign.partition("-")[2] or sign for sign in face.sign.split()]
        signs = "".join(_SIGNS.get(name, name) for name in names)
        line.append(f"[{signs}{face.text}]", _STYLES.get(face.counts, "bold"))
    return line


def roll_text(book: Book, roll: Roll) -> Text:
    """Whose roll, what for, the dice, what came of it."""
    line = Text("⚄ ", "bold")
    line.append(roll.name, "bold")
    line.append(f" {roll.line}" if roll.line else "")
    for name, dice in roll.dice:
        line.append(f"  {name} " if name and len(roll.dice) > 1 else "  ")
        line.append_text(faces(dice) if dice else Text("–"))
    if roll.hits is not None:
        line.append("  ").append(book.say("web-roll-hits", count=roll.hits), "bold")
    line.append("".join(f" {one}" for one in roll.outcome))
    return line


def recap_lines(book: Book, recap: Recap) -> list[Text]:
    """Who did what, and what came of each deed."""
    named = book.texts.sentence("web-recap", name=recap.name)
    head = named if recap.name else book.say("web-recap-others")
    lines = [Text(head, "bold")]
    for deed in recap.deeds:
        line = Text(f"  {deed.line}")
        if deed.dice:
            line.append(" ").append_text(faces(deed.dice))
        line.append(f" −{deed.hurt}" if deed.hurt else "", "bold red")
        line.append(f" +{deed.healed}" if deed.healed else "", "bold green")
        line.append(f" ✕{deed.lost}" if deed.lost else "", "bold red")
        lines.append(line)
    return lines


def roll_of(data: Mapping[str, Any] | None) -> Roll | None:
    """What a server tells of the last roll."""
    if data is None:
        return None
    dice = tuple((name, tuple(Face(*face) for face in faces)) for name, faces in data["dice"])
    return Roll(data["name"], data["line"], dice, data["hits"], tuple(data["outcome"]))


def recap_of(data: Mapping[str, Any] | None) -> Recap | None:
    """What a server tells of what others did last."""
    if data is None:
        return None
    deeds = (
        Deed(**{**deed, "dice": tuple(Face(*face) for face in deed["dice"])})
        for deed in data["deeds"]
    )
    return Recap(data["name"], tuple(deeds))
