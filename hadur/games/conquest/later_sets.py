"""Cards of later sets: what is printed on them is known (later_sets.csv), but not what they do.

They are listed as not yet playable. To add a set, declare its cards with `declare`, give them
their abilities, and `collect` them as cards.core_set does; they leave this list by themselves.
"""

from __future__ import annotations

import csv
import unicodedata
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from hadur.games.conquest.cards.core_set import CARDS
from hadur.games.conquest.cards.definition import (
    COMMON,
    COST_X,
    FACTIONS,
    KEYWORDS,
    LOYAL,
    NOT_WORN,
    SIGNATURE,
    TYPES,
    Card,
    Wearing,
)
from hadur.kernel.errors import UnknownName

_LOYALTY: Final = {"common": COMMON, "loyal": LOYAL, "signature": SIGNATURE}
_AREA: Final = "area-effect-"


class LaterCard(NamedTuple):
    """A row of the table: `name` as in notation, `title` as printed, numbers as they are printed
    ("" where there is none, "X" for the letter)."""

    name: str
    title: str
    set: str
    number: str
    type: str
    faction: str
    cost: str
    attack: str
    hp: str
    bloodied: tuple[str, str]
    command: str
    shields: str
    traits: tuple[str, ...]
    keywords: tuple[str, ...]
    loyalty: str
    unique: bool
    bonus: tuple[str, str]
    """Cards and resources that it adds to a command struggle won."""
    starting: tuple[str, str]
    """Cards and resources that a warlord begins with."""
    warlord: str
    """Whose signature squad it belongs to."""
    copies: int


def not_yet_playable() -> list[LaterCard]:
    """All cards that are known and not declared, set by set."""
    declared = {card.name for card in CARDS}
    return [card for card in _rows() if card.name not in declared]


def find(name: str) -> LaterCard | None:
    """The card of that name if it is known and not declared."""
    return next((card for card in not_yet_playable() if card.name == name), None)


def declare(name: str, worn: Wearing = NOT_WORN, makes: str = "") -> Card:
    """A card of a later set with everything that is printed on it; UnknownName if there is no
    such card, or if it has what these rules do not know yet (a faction, a type, a keyword)."""
    row = next((card for card in _rows() if card.name == name), None)
    if row is None:
        raise UnknownName(f"no later set has a card called '{name}'")
    card = Card(
        name,
        1 << _known(TYPES, row.type, name),
        " ".join(slug(trait) for trait in row.traits),
        cost=COST_X if row.cost == "X" else int(row.cost or -1),
        attack=_number(row.attack, name),
        hp=_number(row.hp, name),
        command=_number(row.command, name),
        shields=_number(row.shields, name),
        unique=row.unique,
        loyalty=_LOYALTY[row.loyalty],
        copies=row.copies,
        keywords=_keywords(row),
        area=_area(row),
        card_bonus=_number(row.bonus[0], name),
        resource_bonus=_number(row.bonus[1], name),
        worn=worn,
        makes=makes,
    )
    card.faction = _known((*FACTIONS, "neutral"), row.faction, name)
    card.warlord = row.warlord
    card.bloodied_attack, card.bloodied_hp = (_number(n, name) for n in row.bloodied)
    card.starting_cards, card.starting_resources = (_number(n, name) for n in row.starting)
    return card


def _known(names: tuple[str, ...], wanted: str, card: str) -> int:
    if wanted not in names:
        raise UnknownName(f"{card}: these rules do not know '{wanted}' yet")
    return names.index(wanted)


def _number(printed: str, card: str) -> int:
    if printed and not printed.isdecimal():
        raise UnknownName(f"{card}: these rules do not know the number '{printed}' yet")
    return int(printed or 0)


def _keywords(row: LaterCard) -> int:
    words = [slug(keyword) for keyword in row.keywords]
    return sum(1 << _known(KEYWORDS, word, row.name) for word in words if not _is_area(word))


def _area(row: LaterCard) -> int:
    return sum(int(word[len(_AREA) :]) for word in map(slug, row.keywords) if _is_area(word))


def _is_area(word: str) -> bool:
    return word.startswith(_AREA) and word[len(_AREA) :].isdecimal()


def slug(title: str) -> str:
    """A printed name as notation writes it."""
    plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode().lower()
    words = "".join(c if c.isalnum() else "" if c in "'!" else " " for c in plain)
    return "-".join(words.split())


@cache
def _rows() -> list[LaterCard]:
    table = files(__package__).joinpath("later_sets.csv").read_text(encoding="utf-8")
    return [_row(row) for row in csv.DictReader(table.splitlines())]


def _row(row: dict[str, str]) -> LaterCard:
    return LaterCard(
        name=slug(row["name"]),
        title=row["name"],
        set=row["set"],
        number=row["number"],
        type=row["type"],
        faction=row["faction"],
        cost=row["cost"],
        attack=row["attack"],
        hp=row["hp"],
        bloodied=(row["bloodied_attack"], row["bloodied_hp"]),
        command=row["command"],
        shields=row["shields"],
        traits=_listed(row["traits"]),
        keywords=_listed(row["keywords"]),
        loyalty=row["loyalty"],
        unique=row["unique"] == "yes",
        bonus=(row["card_bonus"], row["resource_bonus"]),
        starting=(row["starting_cards"], row["starting_resources"]),
        warlord=slug(row["warlord"]),
        copies=int(row["copies"] or 1),
    )


def _listed(words: str) -> tuple[str, ...]:
    return tuple(words.split(", ")) if words else ()
