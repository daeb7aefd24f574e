"""Abilities as columns: moments, conditions, costs and effects in the words of cards."""

from __future__ import annotations

from collections import defaultdict
from typing import Final

from hadur.games.doom import vocabulary as v
from hadur.games.doom.loading.reading import Table

_MOST_ABILITIES: Final = 12
_MOST_EFFECTS: Final = 8
_ALWAYS_OPTIONAL: Final = (v.CLASS_CARD, v.EVENT_CARD, v.DEMON_CARD, v.GLORY_CARD)
_NUMBERS: Final = ("within", "beyond", "near", "token", "moved", "dealt", "bearing")
_YES: Final = ("adjacent", "seen", "still", "fragged", "no-glory", "no-attack")


_EFFECT_KEYS: Final = (
    "what",
    "amount",
    "to",
    "until",
    "of",
    "within",
    "range",
    "at",
    "portals",
    "token",
    "printed",
)


class Columns:
    """Tables in the making: lists of ints by name, and the words that data may make up itself
    (kinds of objective tokens, of hazards, words of traits)."""

    def __init__(self) -> None:
        self.tables: dict[str, list[int]] = defaultdict(list)
        self.names: dict[str, list[str]] = defaultdict(list)
        self.trait_words: list[str] = []

    def add(self, name: str, value: int) -> None:
        self.tables[name].append(value)

    def word(self, kind: str, word: str) -> int:
        """The number of a word that data made up, a new one if need be."""
        known = self.names[kind]
        if word not in known:
            known.append(word)
        return known.index(word)

    def trait(self, word: str) -> int:
        if word not in self.trait_words:
            self.trait_words.append(word)
        return self.trait_words.index(word)


def add_abilities(columns: Columns, table: Table, sheet: int, kind: int, action: int) -> None:
    """The abilities of one sheet; `first`, `last` and `moments` of the sheet say which."""
    first = len(columns.tables["when"])
    moments = 0
    for ability in table.tables("abilities", _MOST_ABILITIES):
        moments |= 1 << _ability(columns, ability, sheet, kind, action)
    columns.add("first", first)
    columns.add("last", len(columns.tables["when"]))
    columns.add("moments", moments)


def _ability(columns: Columns, ability: Table, sheet: int, kind: int, action: int) -> int:
    ability.only("name", "source", "when", "who", "other", "icon", "cost", "if", "do", "may")
    when = ability.word("when", v.MOMENTS)
    columns.add("when", when)
    columns.add("who", ability.word("who", v.WHO, _default_who(kind)))
    columns.add("other", ability.word("other", ["", "self"], ""))
    icon = ability.word("icon", v.ACTIONS[:3], "")
    columns.add("icon", icon)
    free = kind in _ALWAYS_OPTIONAL or action == v.REACTION or icon != 0
    columns.add("optional", int(free or bool(ability.flag("may"))))
    cost = ability.table("cost")
    cost.only("exhaust", "argent", "discard", "points", "damage")
    columns.add("exhaust", cost.flag("exhaust"))
    for name in ("argent", "discard", "points", "damage"):
        columns.add(f"cost-{name}", cost.number(name, 0))
    columns.add("sheet", sheet)
    columns.add("if-first", len(columns.tables["if-word"]))
    for word in ability.table("if").data:
        _condition(columns, ability.table("if"), str(word))
    columns.add("if-last", len(columns.tables["if-word"]))
    columns.add("do-first", len(columns.tables["do-what"]))
    for effect in ability.tables("do", _MOST_EFFECTS):
        _effect(columns, effect)
    columns.add("do-last", len(columns.tables["do-what"]))
    return when


def _default_who(kind: int) -> str:
    return "own" if kind in (v.EVENT_CARD, v.THREAT_CARD) else "self"


def _condition(columns: Columns, table: Table, word: str) -> None:
    columns.add("if-word", table.place(word, word, v.CONDITIONS))
    if word in _NUMBERS or word in ("threats", "progress-max"):
        value = table.number(word)
    elif word in _YES:
        value = table.flag(word)
    elif word == "trait":
        value = columns.trait(table.text(word))
    elif word == "size":
        value = table.word(word, v.SIZES)
    elif word == "state":
        value = table.word(word, v.STATES)
    elif word == "target":
        value = table.word(word, v.TARGETS)
    elif word == "portal":
        value = sum(1 << colour for colour in table.words(word, v.COLOURS))
    elif word == "on":
        value = columns.word("hazard", table.text(word))
    elif word == "beside" and table.text(word) == "portal":
        value = v.BESIDE_PORTAL
    else:
        value = columns.word("token", table.text(word))
    columns.add("if-value", value)


def _effect(columns: Columns, effect: Table) -> None:
    effect.only(*_EFFECT_KEYS)
    what = effect.word("what", v.EFFECTS)
    columns.add("do-what", what)
    amount = effect.data.get("amount", 1)
    if isinstance(amount, str):
        columns.add("amount", v.AMOUNTS[list(v.AMOUNTS)[effect.word("amount", list(v.AMOUNTS))]])
    else:
        columns.add("amount", effect.number("amount", 1, least=-20))
    columns.add("until", effect.word("until", v.UNTIL, ""))
    columns.add("printed", effect.flag("printed"))
    columns.add("detail", _detail(columns, effect, what))
    to = effect.data.get("to", "")
    if isinstance(to, str):
        columns.add("to", effect.word("to", v.TO, ""))
        group = Table(effect.where, {})
    else:
        columns.add("to", v.TO_GROUP)
        group = effect.table("to")
        group.only("count", "side", "of", "within", "seen")
    everybody = group.data.get("count") == "all"
    columns.add("group-count", v.ALL_OF_THEM if everybody else group.number("count", 0))
    columns.add("group-side", group.word("side", v.SIDES, "any"))
    columns.add("group-of", group.word("of", v.OF, "self"))
    columns.add("group-within", group.number("within", 1))
    columns.add("group-seen", group.flag("seen"))


def _detail(columns: Columns, effect: Table, what: int) -> int:
    """What else an effect names: one number, whatever its kind."""
    if what == v.CANNOT:
        return effect.word("of", v.FORBIDDEN)
    if what == v.OPEN_DOOR:
        return effect.number("within")
    if what == v.TOKEN:
        return effect.number("range")
    if what == v.TAKE_BACK:
        return effect.word("at", v.AT)
    if what == v.WAKE:
        return effect.word("portals", v.WAKE_WHICH)
    if what == v.SUMMON:
        return effect.word("portals", v.SUMMON_FROM)
    if what in (v.MARK, v.COLLECT, v.REMOVE):
        return columns.word("token", effect.text("token"))
    return 0
