"""The card files of a game: ours, or with an owner's in their place, and what is wrong with them by
file, card and key."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Final

from hadur.games.chaos_galaxy import vocabulary as v
from hadur.games.chaos_galaxy.loading.cards import CardReader
from hadur.games.chaos_galaxy.loading.definitions import CardSet, Definition
from hadur.kernel.errors import UnknownName

FOLDER: Final = Path(__file__).parent.parent / "cards"
LONGEST_FILE: Final = 2_000_000
MOST_CARDS: Final = 2000
LONGEST_NAME: Final = 60


class BadCards(UnknownName):
    """A card file that cannot be used; the message has a line for everything that is wrong."""


@cache
def built_in() -> CardSet:
    """The fifteen cards of the rulebook and our own."""
    return CardSet("hadur", tuple(_merged([], _own_files())))


def with_file(path: str | Path) -> CardSet:
    """Our cards with those of an owner's file in their place, or that file alone."""
    text = _text(Path(path))
    digest = blake2b(text.encode(), digest_size=4).hexdigest()
    return CardSet(f"own-{digest}", tuple(_merged(built_in().cards, [(str(path), text)])))


def chosen() -> CardSet:
    """The set that is played with: ours, or with the file that HADUR_CHAOS_GALAXY_CARDS names."""
    path = os.environ.get("HADUR_CHAOS_GALAXY_CARDS", "")
    return with_file(path) if path else built_in()


def problems(path: str | Path) -> list[str]:
    """Everything that is wrong with a card file, a line each; none if it can be played with."""
    try:
        with_file(path)
    except BadCards as error:
        return str(error).split("\n")
    return []


def _own_files() -> list[tuple[str, str]]:
    names = sorted(path.name for path in FOLDER.glob("*.toml"))
    names.sort(key=lambda name: name != "rulebook.toml")
    return [(name, (FOLDER / name).read_text(encoding="utf-8")) for name in names]


def _text(path: Path) -> str:
    try:
        if path.stat().st_size > LONGEST_FILE:
            raise BadCards(f"{path}: longer than {LONGEST_FILE} bytes")
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadCards(f"cannot read {path}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise BadCards(f"{path} is not UTF-8 text") from error


def _merged(there: Iterable[Definition], files: list[tuple[str, str]]) -> list[Definition]:
    """The cards there and those of all files; a later one of the same id replaces the earlier."""
    found = {card.id: card for card in there}
    places: dict[str, str] = {}
    wrong: list[str] = []
    for name, text in files:
        cards, errors, alone = read(text, name)
        wrong += errors
        if alone:
            found = {}
        for card, line in zip(cards, _lines(text, len(cards)), strict=True):
            found[card.id] = card
            places[card.id] = f"{name}{line}, "
    if not wrong:
        wrong = list(_doubles(list(found.values()), places))
    if wrong:
        raise BadCards("\n".join(wrong))
    return list(found.values())


def _doubles(cards: list[Definition], places: dict[str, str]) -> Iterator[str]:
    """Names and doings that two cards share, with where the second of them stands."""
    seen: dict[object, str] = {}
    for card in cards:
        for key in (("hu", card.hu), ("en", card.en), card.does()):
            if key in seen:
                what = f"name.{key[0]}" if len(key) == 2 else "effects"
                yield f"{places.get(card.id, '')}{card.id}, {what}: the same as {seen[key]}"
            seen[key] = card.id


def _lines(text: str, cards: int) -> list[str]:
    """Where each card begins, if every one has a line [[cards]] of its own."""
    heads = [n for n, line in enumerate(text.split("\n"), 1) if line.strip() == "[[cards]]"]
    return [f", line {n}" for n in heads] if len(heads) == cards else [""] * cards


def read(text: str, file: str) -> tuple[list[Definition], list[str], bool]:
    """The cards of a file, what is wrong with it, and whether it puts all others aside."""
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        return [], [f"{file}: not TOML: {error}"], False
    wrong: list[str] = []
    for key in data:
        if key not in ("source", "race", "replaces", "cards"):
            wrong.append(f"{file}, {key}: a file has source, race, replaces and cards")
    if data.get("source") not in v.SOURCES:
        wrong.append(f"{file}, source: must be one of {', '.join(v.SOURCES)}")
    if "race" in data and data["race"] not in v.RACES:
        wrong.append(f"{file}, race: must be one of {', '.join(v.RACES)}")
    if data.get("replaces", "all") != "all":
        wrong.append(f'{file}, replaces: can only be "all", which puts all other cards aside')
    cards = data.get("cards")
    if (
        not cards
        or not isinstance(cards, list)
        or not all(isinstance(card, dict) for card in cards)
    ):
        return [], [*wrong, f"{file}, cards: must be a list of [[cards]]"], False
    if len(cards) > MOST_CARDS:
        return [], [*wrong, f"{file}, cards: more than {MOST_CARDS}"], False
    if wrong:
        return [], wrong, False
    found = []
    ids: set[str] = set()
    lines = _lines(text, len(cards))
    for number, card in enumerate(cards, 1):
        name = str(card.get("id", f"card {number}"))[:LONGEST_NAME]
        reader = CardReader(f"{file}{lines[number - 1]}", name, data, card)
        definition = reader.definition()
        wrong += reader.wrong
        if definition.id in ids:
            wrong.append(f"{reader.where}, id: there twice")
        ids.add(definition.id)
        found.append(definition)
    return ([] if wrong else found), wrong, data.get("replaces") == "all"
