"""Set-ups as logs hold them: by seat, or as older logs have them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hadur.kernel.errors import HadurError
from hadur.kernel.game import Game, Setup
from hadur.kernel.record import plain


def read(game: Game, setup: Setup, seats: int) -> dict[str, Any]:
    """A setup of a log in today's form. What cannot be played any more can still be looked at."""
    try:
        return plain(game.check_setup(setup))
    except HadurError:
        options = setup.get("options")
        kept = options if isinstance(options, Mapping) else {}
        return {"seats": by_seat(setup, seats), "options": dict(kept)}


def by_seat(setup: Setup, count: int) -> list[dict[str, Any]]:
    """What a setup has for each of so many seats, without knowing its game."""
    seats, decks = setup.get("seats"), setup.get("decks")
    found: list[dict[str, Any]] = []
    if isinstance(seats, list):
        found = [dict(seat) if isinstance(seat, Mapping) else {} for seat in seats]
    elif isinstance(decks, list):
        found = [{"deck": deck} for deck in decks]
    return [found[n] if n < len(found) else {} for n in range(count)]


def seat_count(setup: Setup, otherwise: int) -> int:
    """How many seats a setup is for, if it says so."""
    seats = setup.get("seats")
    return len(seats) if isinstance(seats, list) else otherwise


def chosen_names(chosen: Mapping[str, Any]) -> dict[str, str]:
    """What was chosen in a word: a deck of one's own is known by its name alone."""
    found = {}
    for name, value in chosen.items():
        given = value.get("name", "") if isinstance(value, Mapping) else value
        found[name] = given if isinstance(given, str) else ""
    return found
