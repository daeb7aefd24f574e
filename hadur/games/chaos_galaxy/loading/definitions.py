"""What a card file declares: cards, their clauses, and which cards a clause speaks of.

`tables.py` makes columns of the declarations, `card_texts.py` makes texts of them."""

from __future__ import annotations

from dataclasses import dataclass, field

from hadur.games.chaos_galaxy import vocabulary as v


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
    """A card as its file has it; `digest` is of all of that which matters in play."""

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
    digest: str = field(default="", compare=False, repr=False)

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
