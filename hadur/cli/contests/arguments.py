"""Options that the commands of the arena share, and what their texts mean."""

from __future__ import annotations

import re
from typing import Annotated, Final

import typer

from hadur import bots

Players = Annotated[
    str,
    typer.Option(
        "--players",
        metavar="A,B,…",
        help=f"Bots: {', '.join(bots.NAMES)} (a budget: search:1s), exec:PROGRAM.",
    ),
]
Seed = Annotated[str, typer.Option("--seed", help="Same seed, same games.")]
Workers = Annotated[
    int, typer.Option("--workers", min=0, max=256, help="Processes; 0: as many as cores.")
]
On = Annotated[
    str,
    typer.Option(
        "--on", metavar="WHERE", help="On processes (here), serial, ray or ray://ADDRESS."
    ),
]
ChosenDecks = Annotated[
    str,
    typer.Option(
        "--decks", metavar="all|A,B,…", help="Ready decks or deck files, in turn. [default: all]"
    ),
]
Seats = Annotated[
    int, typer.Option("--seats", min=0, max=64, help="How many seats; 0: as few as the game has.")
]
SeatChoices = Annotated[
    list[str] | None,
    typer.Option("--seat", metavar="N:NAME=VALUE", help="What seat N plays with; may be repeated."),
]
Choose = Annotated[
    list[str] | None,
    typer.Option(
        "--choose",
        metavar="NAME=all|A,B,…",
        help="What goes round the seats: factions, roles; may be repeated.",
    ),
]
Json = Annotated[
    str, typer.Option("--json", metavar="FILE", help="Keep every game there, a JSON line each.")
]
Resume = Annotated[bool, typer.Option("--resume", help="Go on with the games in --json FILE.")]

_NAME: Final = re.compile(r"""(?:'[^']*'|"[^"]*"|[^,])+""")
"""A name in a list; a comma between quotation marks is part of it, as in "exec:./bot 'a,b'"."""


def names_in(text: str) -> list[str]:
    """The names in a list with commas between them."""
    return [name.strip() for name in _NAME.findall(text) if name.strip()]
