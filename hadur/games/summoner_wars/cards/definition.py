"""What is printed on a card, and the tables that hot code reads it from.

Definitions are declared faction by faction; `collect` numbers them and fills the tables once
(in `cards.master_set`).
"""

from __future__ import annotations

from typing import Final

from hadur.games.summoner_wars.abilities import ids
from hadur.kernel.native import append, i64, vec

COMMON: Final = 1
CHAMPION: Final = 2
SUMMONER: Final = 4
UNIT: Final = 7
STRUCTURE: Final = 8
GATE: Final = 16
STANDARD: Final = 32
EPIC: Final = 64
EVENT: Final = 96
ACTIVE: Final = 128

SUMMON_PHASE: Final = 0
MOVE_PHASE: Final = 1
BUILD_PHASE: Final = 2
ATTACK_PHASE: Final = 3
MAGIC_PHASE: Final = 4
DRAW_PHASE: Final = 5
PHASES: Final = ("summon", "move", "build", "attack", "magic", "draw")

# Words by which card texts name groups of cards (SW-19.7).
WORDS: Final = ("citadel", "ember", "undead", "carrier", "frost")
CITADEL: Final = 1
EMBER: Final = 2
UNDEAD: Final = 4
CARRIER: Final = 8
FROST: Final = 16

NO_ABILITY: Final = -1


class Card:
    """A card as printed. `classes` holds every word of its class line as a bit (SW-19.5)."""

    def __init__(
        self,
        name: str,
        classes: i64,
        cost: i64,
        strength: i64,
        ranged: bool,
        life: i64,
        phase: i64,
        symbols: tuple[str, ...],
        abilities: tuple[int, ...],
        effect: i64 = ids.NO_EFFECT,
        lends: i64 = NO_ABILITY,
    ) -> None:
        self.name: Final = name
        self.classes: Final = classes
        self.cost: Final = cost
        self.strength: Final = strength
        self.ranged: Final = ranged
        self.life: Final = life
        self.phase: Final = phase
        self.symbols: Final = symbols
        self.abilities: Final = abilities
        self.effect: Final = effect
        self.lends: Final = lends
        """The ability that it gives to the unit it lies under."""
        self.faction: str = ""
        self.number: int = -1
        words = name.split("-")
        self.words: Final = sum(1 << k for k, word in enumerate(WORDS) if word in words)
        if _OPEN:
            _OPEN[-1].take(self)

    @property
    def is_unit(self) -> bool:
        return self.classes & UNIT != 0

    @property
    def is_event(self) -> bool:
        return self.classes & EVENT != 0

    @property
    def is_structure(self) -> bool:
        return self.classes & STRUCTURE != 0

    @property
    def class_name(self) -> str:
        """The first word of the class line, as the texts name it."""
        for bit, word in (
            (SUMMONER, "summoner"),
            (CHAMPION, "champion"),
            (COMMON, "common"),
            (EPIC, "epic-event"),
            (STANDARD, "standard-event"),
            (GATE, "gate"),
        ):
            if self.classes & bit:
                return word
        return "structure"

    def __repr__(self) -> str:
        return f"Card({self.name!r})"


def melee(strength: int) -> tuple[int, bool]:
    """The strength of a melee unit (SW-1.15)."""
    return strength, False


def ranged(strength: int) -> tuple[int, bool]:
    """The strength of a ranged unit (SW-1.16)."""
    return strength, True


def _symbols(text: str) -> tuple[str, ...]:
    return tuple(text.split())


def summoner(
    name: str, attack: tuple[int, bool], life: int, symbols: str, abilities: list[int]
) -> Card:
    """A summoner has no cost (SW-1.12); its symbols rule the deck (SW-22.13)."""
    every = ("crossed-weapons", *_symbols(symbols))
    return Card(name, SUMMONER, 0, *attack, life, -1, every, tuple(abilities))


def champion(
    name: str, attack: tuple[int, bool], cost: int, life: int, symbols: str, abilities: list[int]
) -> Card:
    return Card(name, CHAMPION, cost, *attack, life, -1, _symbols(symbols), tuple(abilities))


def common(
    name: str,
    attack: tuple[int, bool],
    cost: int,
    life: int,
    symbols: str,
    abilities: list[int],
    also: int = 0,
) -> Card:
    return Card(name, COMMON | also, cost, *attack, life, -1, _symbols(symbols), tuple(abilities))


def epic(name: str, phase: int, cost: int = 0, *, active: int = ids.NO_EFFECT) -> Card:
    """An epic event: no deck symbol, it comes with its summoner (SW-22.8, SW-22.22)."""
    classes = EPIC if active == ids.NO_EFFECT else EPIC | ACTIVE
    return Card(name, classes, cost, 0, False, 0, phase, (), (), active)


def standard(
    name: str, phase: int, symbols: str, cost: int = 0, *, active: int = ids.NO_EFFECT
) -> Card:
    """A standard event; `active` is the effect it has while in the active area (SW-13.6)."""
    classes = STANDARD if active == ids.NO_EFFECT else STANDARD | ACTIVE
    return Card(name, classes, cost, 0, False, 0, phase, _symbols(symbols), (), active)


def weapon(name: str, phase: int, symbols: str, effect: int, lends: int) -> Card:
    """A standard event that is put under a unit, gives it an ability and works from there."""
    return Card(name, STANDARD, 0, 0, False, 0, phase, _symbols(symbols), (), effect, lends)


def structure_event(name: str, symbols: str, cost: int, life: int) -> Card:
    """A standard event that is built as a structure (SW-8.5, SW-22.21)."""
    classes = STANDARD | STRUCTURE
    return Card(name, classes, cost, 0, False, life, BUILD_PHASE, _symbols(symbols), ())


def gate(name: str, life: int) -> Card:
    """A gate costs nothing (S-08) and belongs to every faction."""
    return Card(name, STRUCTURE | GATE, 0, 0, False, life, -1, (), ())


class Faction:
    """A ready deck: its cards, and what the back of the summoner card shows (SW-1.18).

    The cards that are declared after it are its own, until the next faction is declared."""

    def __init__(self, name: str, start: dict[str, str]) -> None:
        self.name: Final = name
        self.start: Final = start
        """Card name to space, seen from the owner's side with a1 at the own left corner."""
        self.cards: Final[list[Card]] = []
        """All but the summoner and the epic event."""
        self.leaders: Final[list[Card]] = []
        self.epics: Final[list[Card]] = []
        _OPEN.append(self)

    def take(self, card: Card) -> None:
        card.faction = self.name
        if card.classes & SUMMONER != 0:
            self.leaders.append(card)
        elif card.classes & EPIC != 0:
            self.epics.append(card)
        else:
            self.cards.append(card)

    @property
    def summoner(self) -> Card:
        return self.leaders[0]

    @property
    def epic(self) -> Card:
        return self.epics[0]

    @property
    def starting_units(self) -> list[Card]:
        """The two commons that start on the battlefield, in the order of `start`."""
        return [card for name in self.start for card in self.cards if card.name == name]


_OPEN: Final[list[Faction]] = []
"""The factions declared so far; the last one gets the cards that are declared now."""

STARTING_GATE_CARD: Final = gate("starting-gate", 10)
GATE_CARD: Final = gate("gate", 5)

CARDS: Final[list[Card]] = []
FACTIONS: Final[dict[str, Faction]] = {}
BY_NAME: Final[dict[str, Card]] = {}


class Tables:
    """The printed numbers, a column each, indexed by definition."""

    def __init__(self) -> None:
        self.classes = vec[i64]()
        self.cost = vec[i64]()
        self.strength = vec[i64]()
        self.ranged = vec[i64]()
        self.life = vec[i64]()
        self.phase = vec[i64]()
        self.words = vec[i64]()
        self.effect = vec[i64]()
        self.lends = vec[i64]()
        self.first_ability = vec[i64]()
        self.abilities = vec[i64]()


TABLES: Final = Tables()


def collect(factions: list[Faction]) -> None:
    """Number all cards and fill the tables; called once, when the cards are imported."""
    _OPEN.clear()
    TABLES.first_ability = append(TABLES.first_ability, 0)
    _number(STARTING_GATE_CARD)
    _number(GATE_CARD)
    for faction in factions:
        FACTIONS[faction.name] = faction
        for card in (faction.summoner, *faction.cards, faction.epic):
            _number(card)


def _number(card: Card) -> None:
    card.number = len(CARDS)
    CARDS.append(card)
    BY_NAME[card.name] = card
    t = TABLES
    t.classes = append(t.classes, card.classes)
    t.cost = append(t.cost, card.cost)
    t.strength = append(t.strength, card.strength)
    t.ranged = append(t.ranged, 1 if card.ranged else 0)
    t.life = append(t.life, card.life)
    t.phase = append(t.phase, card.phase)
    t.words = append(t.words, card.words)
    t.effect = append(t.effect, card.effect)
    t.lends = append(t.lends, card.lends)
    for ability in card.abilities:
        t.abilities = append(t.abilities, ability)
    t.first_ability = append(t.first_ability, len(t.abilities))


def ability_names(card: Card) -> list[str]:
    return [ids.NAMES[number] for number in card.abilities]
