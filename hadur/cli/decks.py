"""Decks as the command line names them: a ready deck's name, or a file with a deck text."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from hadur.kernel.choices import Kind
from hadur.kernel.errors import HadurError, IllegalDeck, UnknownName
from hadur.kernel.game import Game
from hadur.kernel.parts import Decks
from hadur.kernel.setups import open_choices


def names(game: Game) -> list[str]:
    """The ready decks by name."""
    return [deck.name for deck in game.decks().ready_decks()]


def find(game: Game, wanted: str) -> Any:
    """The deck that is meant, legal or not: a ready one by name, else one out of a file."""
    decks = game.decks()
    name = wanted.strip().lower().replace(" ", "-").replace("_", "-")
    if name in names(game):
        return decks.ready_deck(name)
    if os.path.exists(wanted) or os.sep in wanted or Path(wanted).suffix:
        return _read(decks, wanted)
    return decks.ready_deck(name)


def for_setup(game: Game, wanted: str) -> object:
    """The deck as a setup holds it; IllegalDeck if it may be played in no game. (What the options
    of one ask for besides, its setup is held against.)"""
    decks = game.decks()
    return decks.to_data(decks.check(find(game, wanted)))


def checked(game: Game, deck: Any, wanted: str) -> object:
    """A deck as a setup holds it; IllegalDeck with every reason if it may not be played."""
    decks = game.decks()
    wrong = decks.problems(deck)
    if wrong:
        reasons = "; ".join(f"{refusal.reason} ({refusal.rule})" for refusal in wrong)
        raise IllegalDeck(f"the deck {wanted} is not legal: {reasons}")
    return decks.to_data(deck)


def chosen(game: Game, text: str, options: dict[str, Any]) -> list[tuple[str, object]]:
    """What --decks all|A,B,… means: decks as a setup holds them, by the names tables show. All are
    those that a game with these options allows."""
    if text == "all":
        return [(name, name) for name in fitting(game, options)]
    found: list[tuple[str, object]] = []
    for wanted in filter(None, (part.strip() for part in text.split(","))):
        deck = find(game, wanted)
        name = deck.name
        while name in [known for known, _ in found]:
            name += "'"
        found.append((name, game.decks().to_data(game.decks().check(deck))))
    if not found:
        raise UnknownName(f"--decks names no deck (decks: {', '.join(names(game))})")
    return found


def fitting(game: Game, options: dict[str, Any]) -> list[str]:
    """The ready decks that can be chosen in a game with these options."""
    choices = open_choices(game, {"options": options})
    decks = (choice.values for choice in choices if choice.kind is Kind.DECK)
    return list(next(decks, names(game)))


def _read(decks: Decks, path: str) -> Any:
    try:
        text = Path(path).read_text(encoding="utf-8-sig")
    except OSError as error:
        raise UnknownName(f"cannot read the deck {path}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise IllegalDeck(f"{path} is no deck: it is not UTF-8 text") from error
    try:
        return decks.from_text(text)
    except (HadurError, ValueError) as error:
        raise IllegalDeck(f"{path} is no deck: {error}") from error
