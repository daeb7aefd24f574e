"""Reading which cards are meant, and conditions."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from hadur.games.chaos_galaxy import vocabulary as v
from hadur.games.chaos_galaxy.loading.definitions import Condition, Selector
from hadur.games.chaos_galaxy.loading.reading import Reader


class SelectorReader(Reader):
    """Selectors are words with blanks between them; a condition is a text as well."""

    def selector(self, at: str, value: object) -> Selector:
        if not isinstance(value, str) or not value.split():
            self.no(at, "must be words such as 'enemy ship'")
            return Selector(())
        parts: dict[str, Any] = {"words": tuple(value.split()), "numbers": ()}
        nouns = 0
        for word in value.split():
            if word in v.TYPES or word in ("card", v.PLAYED):
                nouns += 1
                parts["noun"] = word
                if word == v.PLAYED:
                    parts["types"] = 1 << v.EVENT | 1 << v.INTERRUPT
                elif word != "card":
                    parts["types"] = 1 << v.TYPES.index(word)
            elif word in v.SUBTYPES:
                nouns += 1
                parts["noun"] = word
                parts["subtype"] = v.SUBTYPES.index(word)
                parts["types"] = 1 << v.SUBTYPES.index(word) // 4
            elif word in ("own", "enemy"):
                parts["whose"] = v.OWN if word == "own" else v.ENEMY
            elif word == "other":
                parts["other"] = True
            elif word in ("paid", "unpaid"):
                parts["paid"] = v.PAID_ONLY if word == "paid" else v.UNPAID_ONLY
            elif word in v.STATES:
                parts["states"] = parts.get("states", 0) | 1 << v.STATES.index(word)
            elif word in v.FIGHT_WORDS:
                parts["fight"] = parts.get("fight", 0) | v.FIGHT_WORDS[word]
            elif word in v.WHERE_WORDS:
                parts["where"] = parts.get("where", 0) | v.WHERE_WORDS[word]
            elif word in v.RACES:
                parts["race"] = v.RACES.index(word)
            elif match := re.fullmatch(r"(cost|size|armour|firepower)(<=|>=)(\d{1,2})", word):
                op = v.AT_MOST if match[2] == "<=" else v.AT_LEAST
                number = (v.NUMBERS.index(match[1]), op, int(match[3]))
                parts["numbers"] = (*parts["numbers"], number)
            else:
                self.no(at, f"'{word[:40]}' is no word of a selector")
        if nouns != 1:
            self.no(at, f"'{value[:60]}' needs exactly one noun")
        if len(parts["numbers"]) > 2:
            self.no(at, "two numbers at most")
        return Selector(**parts)

    def condition(self, at: str, data: Mapping[str, Any]) -> Condition:
        value = data.get("if")
        if value is None:
            return Condition()
        if isinstance(value, str):
            if value in v.PLAIN_IFS:
                return Condition(v.PLAIN_IFS[value])
            match = re.fullmatch(r"(\w+) ([<>]) enemy", value)
            if match and match[1] in v.METERS:
                kind = v.IF_METER_LESS if match[2] == "<" else v.IF_METER_MORE
                return Condition(kind, meter=v.METERS.index(match[1]))
            match = re.fullmatch(r"(.+) (>=|<=) (\d{1,2})", value)
            if match:
                least = match[2] == ">="
                n = int(match[3])
                if match[1] in v.METERS:
                    kind = v.IF_METER_AT_LEAST if least else v.IF_METER_AT_MOST
                    return Condition(kind, meter=v.METERS.index(match[1]), n=n)
                kind = v.IF_CARDS_AT_LEAST if least else v.IF_CARDS_AT_MOST
                return Condition(kind, self.selector(f"{at}.if", match[1]), n=n)
        self.no(f"{at}.if", f"'{str(value)[:60]}' is no condition")
        return Condition()
