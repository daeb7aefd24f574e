"""Reading a whole card: its fields by its type."""

from __future__ import annotations

import re
from typing import Final

from hadur.games.chaos_galaxy import vocabulary as v
from hadur.games.chaos_galaxy.loading.clauses import ClauseReader
from hadur.games.chaos_galaxy.loading.definitions import Clause, Definition
from hadur.kernel.contents import digest
from hadur.kernel.hints import did_you_mean

_FIELDS: Final = (
    "id", "name", "type", "subtype", "race", "clan", "rarity", "cost", "speed", "firepower",
    "armour", "bombing", "limit", "room", "abilities", "effects", "flavour", "unstated",
)  # fmt: skip

_WORDS: Final = ("name", "clan", "rarity", "flavour", "unstated")
"""Fields that change nothing in a game."""


class CardReader(ClauseReader):
    """One entry of `[[cards]]`."""

    def definition(self) -> Definition:
        card = self.card
        for key in card:
            if key not in _FIELDS:
                self.no(key, f"no such field{did_you_mean(key, _FIELDS)}")
        id = card.get("id")
        if not isinstance(id, str) or not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", id):
            self.no("id", "must be small letters, digits and hyphens")
            id = ""
        hu, en = self.both("name", True)
        type = self.one_of("type", card.get("type"), v.TYPES)
        subtype = 4 * type + self.one_of(
            "subtype", card.get("subtype"), v.SUBTYPES[4 * type : 4 * type + 4]
        )
        race = card.get("race", self.head.get("race"))
        rarity = self.one_of("rarity", card.get("rarity"), v.RARITIES)
        clan = card.get("clan", "")
        if not isinstance(clan, str):
            self.no("clan", "must be a name")
        clauses = self.clauses(type, subtype)
        definition = Definition(
            id, hu, en, type, subtype,
            v.NO_RACE if race is None else self.one_of("race", race, v.RACES),
            rarity, self.cost(clauses), str(self.head["source"]), str(clan),
            self.stats(type, subtype), self.limit(type, subtype), self.room(type, subtype),
            self.abilities(type), clauses, self.both("flavour", False),
            self.unstated(), self.digest(),
        )  # fmt: skip
        self.does_something(definition)
        return definition

    def digest(self) -> str:
        """Of what is written, not of the numbers that are made of it: those may be counted
        otherwise one day."""
        told = {key: value for key, value in self.card.items() if key not in _WORDS}
        return digest([told, self.head.get("race")])

    def unstated(self) -> tuple[str, ...]:
        """The fields that the source of a card does not tell."""
        value = self.card.get("unstated", [])
        if not isinstance(value, list) or any(name not in _FIELDS for name in value):
            self.no("unstated", "must be a list of fields of a card")
            return ()
        return tuple(value)

    def cost(self, clauses: tuple[Clause, ...]) -> int:
        value = self.card.get("cost")
        if value == "target":
            if not any(e.do == v.NEUTRALISE for c in clauses for e in c.entries):
                self.no("cost", "'target' is for cards that neutralise")
            return v.COST_OF_TARGET
        return self.number("cost", value, 0, 50)

    def stats(self, type: int, subtype: int) -> tuple[int, int, int, int]:
        found = []
        for k, name in enumerate(v.STATS[:4]):
            value = self.card.get(name)
            if type == v.SHIP:
                found.append(self.number(name, value, 1 if k == v.ARMOUR else 0, 9))
            elif type in (v.WEAPON, v.CREW):
                found.append(0 if value is None else self.number(name, value, -9, 9))
            elif type == v.BASE and k == v.ARMOUR and subtype not in (v.RESEARCH, v.TRAP):
                found.append(self.number(name, value, 1, 9))
            else:
                if value is not None:
                    self.no(name, f"a {v.SUBTYPES[subtype]} has none")
                found.append(0)
        return found[0], found[1], found[2], found[3]

    def limit(self, type: int, subtype: int) -> int:
        value = self.card.get("limit")
        if type != v.BASE:
            if value is not None:
                self.no("limit", "only bases have one")
            return v.NO_LIMIT
        if value == "X":
            return v.X_LIMIT
        if value == "?":
            if subtype != v.TRAP:
                self.no("limit", "'?' only fits traps (KG-1.16)")
            return v.ANY_LIMIT
        return self.number("limit", value, 0, 40)

    def room(self, type: int, subtype: int) -> int:
        value = self.card.get("room")
        if type != v.SHIP:
            if value is not None:
                self.no("room", "only ships have it")
            return 0
        return subtype + 1 if value is None else self.number("room", value, 0, 12)

    def abilities(self, type: int) -> int:
        value = self.card.get("abilities", [])
        if not isinstance(value, list) or (value and type not in (v.SHIP, v.WEAPON, v.CREW)):
            self.no("abilities", "a list of abilities, on ships, weapons and crew")
            return 0
        bits = 0
        for name in value:
            bits |= 1 << self.one_of("abilities", name, v.ABILITIES)
        return bits

    def does_something(self, card: Definition) -> None:
        acts = card.type in (v.EVENT, v.INTERRUPT) or card.subtype in (
            v.RESEARCH, v.TRAP, v.ROCKET,
        )  # fmt: skip
        if acts and not card.clauses:
            self.no("effects", f"a {v.SUBTYPES[card.subtype]} has at least one")
        if card.type in (v.WEAPON, v.CREW) and not (
            any(card.stats) or card.abilities or card.clauses
        ):
            self.no("effects", "it needs numbers, an ability or an effect")
