"""Checking what a game is to be started with; typed errors for what cannot be played, whatever
its form."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hadur.kernel.errors import IllegalDeck, UnknownName


def check_keys(setup: object) -> Mapping[str, Any]:
    """The setup itself if it is a table of decks and options."""
    if not isinstance(setup, Mapping):
        raise UnknownName("a setup is a table with decks and options")
    for key in setup:
        if key not in ("decks", "options"):
            raise UnknownName(f"a setup has no '{key}' (it has: decks, options)")
    return setup


def two_decks(setup: Mapping[str, Any], usual: tuple[str, str], leader: str) -> Sequence[object]:
    """The decks of a game for two, not yet looked into; the usual ones if none are given."""
    decks = setup.get("decks") or usual
    if not isinstance(decks, Sequence) or isinstance(decks, str):
        raise IllegalDeck(
            f"decks are a list of two, each a name or a table with {leader} and cards"
        )
    if len(decks) != 2:
        raise UnknownName(f"{len(decks)} decks given, this game is for exactly two players")
    return decks


def all_options(setup: Mapping[str, Any], known: Mapping[str, tuple[str, ...]]) -> dict[str, str]:
    """Every option with its value: the first of those it can have unless another one is given."""
    names = ", ".join(known)
    wanted = setup.get("options") or {}
    if not isinstance(wanted, Mapping):
        raise UnknownName(f"options are a table of names and values (names: {names})")
    options = {name: values[0] for name, values in known.items()}
    for name, value in wanted.items():
        if name not in known:
            raise UnknownName(f"no option is called '{name}' (options: {names})")
        if str(value) not in known[name]:
            raise UnknownName(
                f"option {name} cannot be '{value}' (choose from: {', '.join(known[name])})"
            )
        options[name] = str(value)
    return options
