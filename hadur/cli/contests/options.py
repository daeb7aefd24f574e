"""What the options of a command say about the games of a contest."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from hadur.arena.layouts import DECK, Deck, Spread, Wishes, spread_all, values_of
from hadur.cli import decks
from hadur.cli.arguments import options_of
from hadur.cli.contests.arguments import names_in
from hadur.kernel.errors import UnknownName
from hadur.kernel.game import Game

ALL = "all"


def wishes_of(
    game: Game,
    seats: int,
    options: list[str] | None,
    seat_choices: list[str] | None,
    choose: list[str] | None,
    chosen_decks: str,
    mirrors: bool | None = None,
) -> Wishes:
    """--seats, --option, --seat, --choose, --decks and --mirrors as one; what nobody decided goes
    round. (Whether values can be had, the game says when they are laid out.)"""
    many = seats or min(game.seats)
    if many not in game.seats:
        numbers = ", ".join(str(number) for number in sorted(game.seats))
        raise UnknownName(f"{game.name} is for {numbers} players, not {many}")
    wishes = Wishes(many, options_of(options), _fixed(game, many, seat_choices or []))
    spreads: list[Spread] = []
    if game.ready_decks() or chosen_decks:
        ready = tuple(decks.chosen(game, chosen_decks or ALL, wishes.options))
        spreads.append(Spread(DECK, ready, _mirrors(mirrors, chosen_decks or ALL)))
    for text in choose or []:
        spreads.append(_spread(game, wishes, text, mirrors))
    names = [of.name for of in spreads]
    for name in names:
        if names.count(name) > 1:
            raise UnknownName(f"what goes round as '{name}' is said twice")
    return spread_all(game, replace(wishes, spreads=tuple(spreads)))


def deck_wishes(ready: Sequence[Deck], options: dict[str, Any]) -> Wishes:
    """Two seats with different decks out of these."""
    return Wishes(2, options, {}, (Spread(DECK, tuple(ready), mirrors=False),))


def _mirrors(mirrors: bool | None, chosen: str) -> bool:
    """Unless it is said, a value meets itself only where all there are have been called for."""
    return chosen == ALL if mirrors is None else mirrors


def _fixed(game: Game, seats: int, texts: list[str]) -> dict[int, dict[str, Any]]:
    """What is said for single seats out of N:NAME=VALUE."""
    found: dict[int, dict[str, Any]] = {}
    for text in texts:
        number, colon, pair = text.partition(":")
        name, equals, value = (part.strip() for part in pair.partition("="))
        if not colon or not equals or not name or not number.strip().isdecimal():
            raise UnknownName(f"--seat {text} should read N:NAME=VALUE")
        seat = int(number[:4])
        if seat >= seats:
            raise UnknownName(f"--seat {text}: the seats are 0 to {seats - 1}")
        place = found.setdefault(seat, {})
        place[name] = decks.for_setup(game, value) if name == DECK else value
    return found


def _spread(game: Game, wishes: Wishes, text: str, mirrors: bool | None) -> Spread:
    name, equals, values = (part.strip() for part in text.partition("="))
    if not equals or not name or not names_in(values):
        raise UnknownName(f"--choose {text} should read NAME={ALL} or NAME=A,B,…")
    if name == DECK:
        raise UnknownName("decks go round by --decks")
    known = values_of(game, wishes, name)
    wanted = known if values == ALL else names_in(values)
    every = tuple((value, value) for value in dict.fromkeys(wanted))
    return Spread(name, every, _mirrors(mirrors, values))
