"""Reading card files: TOML into declarations, and what is wrong with them, named by file, card
and key. `tables.py` makes columns of the declarations, `wording.py` makes texts of them."""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from hadur.games.chaos_galaxy import vocabulary as v
from hadur.kernel.errors import UnknownName
from hadur.kernel.hints import did_you_mean

FOLDER: Final = Path(__file__).parent / "cards"
LONGEST_FILE: Final = 2_000_000
MOST_CARDS: Final = 2000


class BadCards(UnknownName):
    """A card file that cannot be used; the message has a line for everything that is wrong."""


@dataclass(frozen=True)
class Selector:
    """Which cards are meant: `words` as written, and what they say."""

    words: tuple[str, ...]
    noun: str = "card"
    types: int = 0
    subtype: int = -1
    race: int = -1
    whose: int = v.ANYBODY
    other: bool = False
    paid: int = 0
    states: int = 0
    fight: int = 0
    where: int = 0
    numbers: tuple[tuple[int, int, int], ...] = ()


@dataclass(frozen=True)
class Condition:
    """An `if`: its kind, what is counted, and against how many."""

    kind: int = v.NO_IF
    selector: Selector | None = None
    meter: int = 0
    n: int = 0


@dataclass(frozen=True)
class Entry:
    """One thing that happens. `word` is what joins it to the one above: "", "and" or "or"."""

    word: str
    do: int
    whom: int = v.NOBODY
    selector: Selector | None = None
    amount: int = 0
    per: int = v.ONCE
    per_selector: Selector | None = None
    max: int | None = None
    until: int = v.NO_END
    what: int = 0
    first: bool = False
    select: Selector | None = None
    condition: Condition = Condition()


@dataclass(frozen=True)
class Cost:
    """What a clause costs; all parts are paid."""

    credits: int = 0
    turn: int = 0
    sacrifice: bool = False
    discard: int = 0
    colony: int = 0
    markers: int = 0

    @property
    def nothing(self) -> bool:
        return self == Cost()


@dataclass(frozen=True)
class Clause:
    """A moment, its price, and what happens then."""

    when: int
    place: int
    once: bool
    cost: Cost
    entries: tuple[Entry, ...]

    @property
    def target(self) -> Selector | None:
        for entry in self.entries:
            if entry.whom == v.TARGET:
                return entry.selector
        return None

    def branches(self) -> list[list[Entry]]:
        """The entries of each choice among `or`."""
        found: list[list[Entry]] = [[]]
        for entry in self.entries:
            if entry.word == "or":
                found.append([])
            found[-1].append(entry)
        return found


@dataclass(frozen=True)
class Definition:
    """A card as its file has it."""

    id: str
    hu: str
    en: str
    type: int
    subtype: int
    race: int
    rarity: int
    cost: int
    source: str
    clan: str = ""
    stats: tuple[int, int, int, int] = (0, 0, 0, 0)
    limit: int = v.NO_LIMIT
    room: int = 0
    abilities: int = 0
    clauses: tuple[Clause, ...] = ()
    flavour: tuple[str, str] = ("", "")
    unstated: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        return self.id

    def title(self, language: str) -> str:
        return self.hu if language == "hu" else self.en

    def does(self) -> tuple[object, ...]:
        """All that matters in play: no two cards may have the same."""
        return (
            self.type, self.subtype, self.race, self.cost, self.stats, self.limit, self.room,
            self.abilities, self.clauses,
        )  # fmt: skip

    def names_speed_or_return(self) -> bool:
        """Whether the simplified combat bars it (KG-27.6, KG-S33)."""
        if self.type in (v.WEAPON, v.CREW) and self.stats[v.SPEED] != 0:
            return True
        if self.abilities & v.RAPID_FIRE:
            return True
        return any(
            (entry.do == v.ADD and entry.what == v.SPEED)
            or (entry.do == v.FORBID and entry.what == v.RETURN_FIRE)
            or (entry.do == v.GRANT and entry.what == v.RAPID_FIRE)
            for clause in self.clauses
            for entry in clause.entries
        )


@dataclass(frozen=True)
class CardSet:
    """All cards of a game, by their numbers, and the name a set-up knows them by."""

    name: str
    cards: tuple[Definition, ...] = field(repr=False)


# -- files -----------------------------------------------------------------------------------------


def built_in() -> CardSet:
    """The fifteen cards of the rulebook and our own."""
    return CardSet("hadur", tuple(_merged(_own_files())))


def with_file(path: str | Path) -> CardSet:
    """Our cards with those of an owner's file in their place, or that file alone."""
    text = _text(Path(path))
    digest = blake2b(text.encode(), digest_size=4).hexdigest()
    files = [*_own_files(), (str(path), text)]
    return CardSet(f"own-{digest}", tuple(_merged(files)))


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


def _merged(files: list[tuple[str, str]]) -> list[Definition]:
    """The cards of all files, a later one of the same id in place of the earlier."""
    found: dict[str, Definition] = {}
    wrong: list[str] = []
    for name, text in files:
        cards, errors, alone = read(text, name)
        wrong += errors
        if alone:
            found = {}
        for card in cards:
            found[card.id] = card
    if not wrong:
        wrong = list(_doubles(list(found.values())))
    if wrong:
        raise BadCards("\n".join(wrong))
    return list(found.values())


def _doubles(cards: list[Definition]) -> Iterator[str]:
    """Names and doings that two cards share."""
    seen: dict[object, str] = {}
    for card in cards:
        for key in (("hu", card.hu), ("en", card.en), card.does()):
            if key in seen:
                what = f"name.{key[0]}" if len(key) == 2 else "effects"
                yield f"{card.id}, {what}: the same as {seen[key]}"
            seen[key] = card.id


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
    cards = data.get("cards")
    if not isinstance(cards, list) or not all(isinstance(card, dict) for card in cards):
        return [], [*wrong, f"{file}, cards: must be a list of [[cards]]"], False
    if len(cards) > MOST_CARDS:
        return [], [*wrong, f"{file}, cards: more than {MOST_CARDS}"], False
    if wrong:
        return [], wrong, False
    found = []
    ids: set[str] = set()
    for number, card in enumerate(cards, 1):
        reader = _Reader(file, str(card.get("id", f"card {number}")), data, card)
        definition = reader.definition()
        wrong += reader.wrong
        if definition.id in ids:
            wrong.append(f"{file}, {definition.id}, id: there twice")
        ids.add(definition.id)
        found.append(definition)
    return ([] if wrong else found), wrong, data.get("replaces") == "all"


# -- a card ----------------------------------------------------------------------------------------

_FIELDS: Final = (
    "id", "name", "type", "subtype", "race", "clan", "rarity", "cost", "speed", "firepower",
    "armour", "bombing", "limit", "room", "abilities", "effects", "flavour", "unstated",
)  # fmt: skip
_KEYS: Final = (
    "when", "in", "once", "cost", "if", "do", "target", "each", "victim", "on", "who", "amount",
    "per", "max", "until", "stat", "ability", "act", "state", "of", "select", "into", "by", "first",
)  # fmt: skip
_COSTS: Final = ("credits", "turn", "sacrifice", "discard", "colony", "markers")

# What each word needs besides: a subject, a player, an amount, and the key of its `what`.
_SUBJECTS: Final = {
    "add", "grant", "strip", "damage", "destroy", "restore", "prevent", "turn", "ready", "hold",
    "look", "unmask", "return", "develop", "settle", "forbid", "neutralise", "withdraw", "join",
    "redirect", "seize", "move", "mark",
}  # fmt: skip
_PLAYERS: Final = {"gain", "lose", "draw", "discard", "burn"}
_AMOUNTS: Final = {
    "add", "damage", "restore", "prevent", "ready", "gain", "lose", "take", "draw", "discard",
    "burn", "regrow", "search", "develop", "price", "toll", "limit", "mark",
}  # fmt: skip
_WHATS: Final[dict[str, tuple[str, dict[str, int]]]] = {
    "add": ("stat", {name: k for k, name in enumerate(v.STATS)}),
    "grant": ("ability", {name: 1 << k for k, name in enumerate(v.ABILITIES)}),
    "turn": ("state", {"used": v.USED, "damaged": v.DAMAGED}),
    "forbid": ("act", {name: k for k, name in enumerate(v.ACTS)}),
    "limit": ("of", {name: k for k, name in enumerate(v.POOLS)}),
    "recover": ("into", {"hand": 0, "colony": 1}),
    "seize": ("by", {"you": v.YOU, "opponent": v.OPPONENT}),
}
_SELECTS: Final = {"recover", "search", "price"}
_LASTS: Final = {"add", "grant", "strip", "prevent", "forbid", "price"}
_ALWAYS: Final = {"add", "grant", "strip", "price", "toll", "forbid", "limit"}
_CHAIN_NOUNS: Final = ("event", "interrupt", v.PLAYED)
_SHIP_MOMENTS: Final = (
    v.PAYMENT_END, v.FIRES, v.AIMED, v.HITS, v.HIT, v.KILLS, v.BOMBS, v.ATTACKS, v.DEFENDS,
)  # fmt: skip

_CANTEEN_MOMENTS: Final = (v.INCOME, v.CLOSING)


class _Reader:
    """One card being read; what is wrong is collected, so that all of it is told at once."""

    def __init__(
        self, file: str, name: str, head: Mapping[str, Any], card: Mapping[str, Any]
    ) -> None:
        self.where = f"{file}, {name}"
        self.head = head
        self.card = card
        self.wrong: list[str] = []

    def no(self, key: str, reason: str) -> None:
        self.wrong.append(f"{self.where}, {key}: {reason}")

    def one_of(self, key: str, value: object, words: tuple[str, ...] | list[str]) -> int:
        if isinstance(value, str) and value in words:
            return list(words).index(value)
        near = did_you_mean(str(value)[:40], words)
        self.no(key, f"'{str(value)[:40]}' must be one of {', '.join(words)}{near}")
        return 0

    def number(self, key: str, value: object, least: int, most: int) -> int:
        if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most:
            return value
        self.no(key, f"must be a whole number from {least} to {most}, not {str(value)[:40]!r}")
        return least

    def both(self, key: str, needed: bool) -> tuple[str, str]:
        value = self.card.get(key)
        if value is None and not needed:
            return "", ""
        if (
            isinstance(value, dict)
            and set(value) == {"hu", "en"}
            and all(isinstance(text, str) and 0 < len(text) <= 200 for text in value.values())
        ):
            return value["hu"], value["en"]
        self.no(key, "must have hu and en, both texts")
        return "", ""

    # -- the whole -----------------------------------------------------------------------------

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
            tuple(str(name) for name in card.get("unstated", ())),
        )  # fmt: skip
        self.does_something(definition)
        return definition

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

    # -- clauses -------------------------------------------------------------------------------

    def clauses(self, type: int, subtype: int) -> tuple[Clause, ...]:
        given = self.card.get("effects", [])
        if not isinstance(given, list) or not all(isinstance(entry, dict) for entry in given):
            self.no("effects", "must be a list of tables")
            return ()
        groups: list[list[tuple[int, Mapping[str, Any]]]] = []
        for number, entry in enumerate(given, 1):
            if entry.get("when") in ("and", "or"):
                if not groups:
                    self.no(f"effects[{number}].when", "nothing stands above it")
                    continue
                groups[-1].append((number, entry))
            else:
                groups.append([(number, entry)])
        if sum(group[0][1].get("when") == "play" for group in groups) > 1:
            self.no("effects", "one clause for play; what follows begins with and")
        return tuple(self.clause(group, type, subtype) for group in groups)

    def clause(self, group: list[tuple[int, Mapping[str, Any]]], type: int, subtype: int) -> Clause:
        number, head = group[0]
        at = f"effects[{number}]"
        when = self.one_of(f"{at}.when", head.get("when"), v.WHENS)
        place = 0
        if "in" in head:
            place = self.one_of(f"{at}.in", head["in"], v.PLACES_OF_USE)
        once = head.get("once", False) is True
        if (place or once) and when != v.USE:
            self.no(at, "'in' and 'once' go with when = \"use\"")
        cost = self.price(at, head.get("cost", {}))
        if when == v.USE and cost.nothing and not once:
            self.no(at, "a use has a cost, or once = true")
        if not cost.nothing and when in (v.PLAY, v.ALWAYS):
            self.no(f"{at}.cost", f"{v.WHENS[when]} has none")
        self.fitting(at, when, type, subtype)
        entries = tuple(
            self.entry(f"effects[{n}]", entry, when, k == 0) for k, (n, entry) in enumerate(group)
        )
        if sum(entry.whom == v.TARGET for entry in entries) > 1:
            self.no(at, "a clause has at most one target")
        if any(entry.whom == v.TARGET for entry in entries) and when == v.ALWAYS:
            self.no(at, "an always chooses nothing")
        if when == v.ALWAYS and len(entries) > 1:
            self.no(at, "an always stands alone")
        return Clause(when, place, once, cost, entries)

    def fitting(self, at: str, when: int, type: int, subtype: int) -> None:
        """Whether the moment can come for such a card."""
        if type in (v.EVENT, v.INTERRUPT) or subtype in (v.RESEARCH, v.TRAP):
            if when != v.PLAY:
                self.no(f"{at}.when", f"a {v.SUBTYPES[subtype]} only plays")
        elif subtype == v.ROCKET:
            if when not in (v.PAYMENT_END, v.DIES):
                self.no(f"{at}.when", "a rocket works at the payment-end (KG-10.20)")
        elif type == v.BASE and when in _SHIP_MOMENTS:
            self.no(f"{at}.when", "a base is no ship")
        elif type == v.CREW and subtype != v.PASSENGER and when in _CANTEEN_MOMENTS:
            self.no(f"{at}.when", "only passengers work in the Canteen, where crew is then")
        elif type == v.SHIP and when == v.PAYMENT_END:
            self.no(f"{at}.when", "payment-end is for weapons and crew")

    def price(self, at: str, value: object) -> Cost:
        if not isinstance(value, dict):
            self.no(f"{at}.cost", "must be a table")
            return Cost()
        for key in value:
            if key not in _COSTS:
                self.no(f"{at}.cost.{key}", f"no such cost{did_you_mean(key, _COSTS)}")
        parts: dict[str, Any] = {}
        for key in ("credits", "discard", "colony", "markers"):
            if key in value:
                parts[key] = self.number(f"{at}.cost.{key}", value[key], 1, 20)
        if "turn" in value:
            parts["turn"] = 1 + self.one_of(f"{at}.cost.turn", value["turn"], ("used", "damaged"))
        if "sacrifice" in value:
            if value["sacrifice"] is not True:
                self.no(f"{at}.cost.sacrifice", "must be true")
            parts["sacrifice"] = True
        return Cost(**parts)

    def entry(self, at: str, data: Mapping[str, Any], when: int, head: bool) -> Entry:
        for key in data:
            if key not in _KEYS or (not head and key in ("in", "once", "cost")):
                self.no(f"{at}.{key}", f"no such key here{did_you_mean(key, _KEYS)}")
        do = self.one_of(f"{at}.do", data.get("do"), v.DOS)
        word = v.DOS[do]
        if when == v.ALWAYS and word not in _ALWAYS:
            self.no(f"{at}.do", f"{word} does not go with always")
        if word in ("toll", "limit") and when != v.ALWAYS:
            self.no(f"{at}.do", f"{word} only goes with always")
        whom, selector = self.subject(at, data, word)
        amount = 1
        if word in _AMOUNTS:
            amount = self.number(f"{at}.amount", data.get("amount"), -20, 20)
        elif "amount" in data:
            self.no(f"{at}.amount", f"{word} has none")
        per, per_selector = self.per(at, data)
        most = data.get("max")
        if most is not None:
            most = self.number(f"{at}.max", most, 1, 50)
        return Entry(
            "" if head else str(data["when"]), do, whom, selector, amount, per, per_selector, most,
            self.until(at, data, word, when), self.what(at, data, word),
            data.get("first", False) is True, self.select(at, data, word),
            self.condition(at, data),
        )  # fmt: skip

    def subject(self, at: str, data: Mapping[str, Any], word: str) -> tuple[int, Selector | None]:
        given = [key for key in ("target", "each", "victim", "on", "who") if key in data]
        if len(given) > 1:
            self.no(at, f"only one of {', '.join(given)}")
        if not given:
            if word in _PLAYERS:
                return v.YOU, None
            if word == "take":
                return v.OPPONENT, None
            if word in _SUBJECTS:
                self.no(at, f"{word} needs a target, each, victim or on")
            return v.NOBODY, None
        key = given[0]
        value = data[key]
        if key == "on":
            return v.ONS[list(v.ONS)[self.one_of(f"{at}.on", value, list(v.ONS))]], None
        if key == "who":
            if word in _SUBJECTS and word not in ("look", "forbid"):
                self.no(f"{at}.who", f"{word} needs a card")
            return v.WHOS[list(v.WHOS)[self.one_of(f"{at}.who", value, list(v.WHOS))]], None
        if word in _PLAYERS:
            self.no(f"{at}.{key}", f"{word} concerns a player: who")
        selector = self.selector(f"{at}.{key}", value)
        chained = selector.noun in _CHAIN_NOUNS
        if chained != (word == "neutralise"):
            self.no(f"{at}.{key}", "events and interrupts are what neutralise is for")
        if key == "victim" and selector.whose != v.ENEMY:
            self.no(f"{at}.victim", "a victim is an enemy card")
        return {"target": v.TARGET, "each": v.EACH, "victim": v.VICTIM}[key], selector

    def per(self, at: str, data: Mapping[str, Any]) -> tuple[int, Selector | None]:
        value = data.get("per")
        if value is None:
            return v.ONCE, None
        if value == "X":
            return v.PER_X, None
        if value == "marker":
            return v.PER_MARKER, None
        return v.PER_CARD, self.selector(f"{at}.per", value)

    def until(self, at: str, data: Mapping[str, Any], word: str, when: int) -> int:
        value = data.get("until")
        if value is None:
            if word in _LASTS and when != v.ALWAYS:
                self.no(f"{at}.until", f"{word} says how long: {', '.join(v.UNTILS[1:])}")
            return v.LEAVES if word == "seize" else v.NO_END
        if word not in (*_LASTS, "seize") or when == v.ALWAYS:
            self.no(f"{at}.until", f"{word} has no end here")
        return self.one_of(f"{at}.until", value, v.UNTILS)

    def what(self, at: str, data: Mapping[str, Any], word: str) -> int:
        if word not in _WHATS:
            return 0
        key, words = _WHATS[word]
        return words[list(words)[self.one_of(f"{at}.{key}", data.get(key), list(words))]]

    def select(self, at: str, data: Mapping[str, Any], word: str) -> Selector | None:
        if word not in _SELECTS:
            if "select" in data:
                self.no(f"{at}.select", f"{word} has none")
            return None
        return self.selector(f"{at}.select", data.get("select"))

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
