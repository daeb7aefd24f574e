"""What is printed on a card, and the tables that hot code reads it from.

Cards are declared faction by faction; `collect` numbers them and fills the tables once (in
`cards.core_set`), after every ability has been declared.
"""

from __future__ import annotations

from typing import Final

from hadur.kernel.bits import BIT, WORD
from hadur.kernel.native import append, i64, vec
from hadur.kernel.windows import ABILITIES

# Types (section 12): a bit each, so that a text can name several.
WARLORD: Final = 1
ARMY: Final = 2
TOKEN: Final = 4
UNIT: Final = 7
SUPPORT: Final = 8
ATTACHMENT: Final = 16
EVENT: Final = 32
PLANET: Final = 64
TYPES: Final = ("warlord", "army", "token", "support", "attachment", "event", "planet")

# Factions in the order of the alliance circle (CQ-S2), and cards of none.
FACTIONS: Final = (
    "space-marines",
    "astra-militarum",
    "orks",
    "chaos",
    "dark-eldar",
    "eldar",
    "tau",
)
NEUTRAL: Final = 7
SPACE_MARINES: Final = 0
ASTRA_MILITARUM: Final = 1
ORKS: Final = 2
CHAOS: Final = 3
DARK_ELDAR: Final = 4
ELDAR: Final = 5
TAU: Final = 6

COMMON: Final = 0
LOYAL: Final = 1
SIGNATURE: Final = 2

# Keywords without a number (CQ-15.4); Area Effect has its own column.
AMBUSH: Final = 1
ARMORBANE: Final = 2
BRUTAL: Final = 4
FLYING: Final = 8
LIMITED: Final = 16
MOBILE: Final = 32
NO_ATTACHMENTS: Final = 64
NO_WARGEAR: Final = 128
RANGED: Final = 256
IMMUNE_TO_ENEMY_EVENTS: Final = 512
KEYWORDS: Final = (
    "ambush",
    "armorbane",
    "brutal",
    "flying",
    "limited",
    "mobile",
    "no-attachments",
    "no-wargear-attachments",
    "ranged",
    "immune-to-enemy-events",
)

# Traits that texts or rules refer to (CQ-12.49): a bit each. All others are only words.
TRAITS: Final = (
    "soldier",
    "warrior",
    "vehicle",
    "elite",
    "daemon",
    "cultist",
    "tzeentch",
    "drone",
    "wargear",
    "relic",
)
SOLDIER: Final = 1
WARRIOR: Final = 2
VEHICLE: Final = 4
ELITE: Final = 8
DAEMON: Final = 16
CULTIST: Final = 32
TZEENTCH: Final = 64
DRONE: Final = 128
WARGEAR: Final = 256
RELIC: Final = 512

# Planet symbols (CQ-12.36).
MATERIAL: Final = 1
TECH: Final = 2
STRONGPOINT: Final = 4
SYMBOLS: Final = ("material", "tech", "strongpoint")

# What an attachment may be attached to (CQ-6.13).
NOTHING: Final = 0
ANY_UNIT: Final = 1
ARMY_UNIT: Final = 2
OWN_ARMY_UNIT: Final = 3
UNIQUE_UNIT: Final = 4
NON_VEHICLE_ARMY_UNIT: Final = 5


class Wearing:
    """What an attachment does by its mere presence, and on what it may be (CQ-12.23)."""

    def __init__(
        self,
        on: i64,
        attack: i64 = 0,
        hp: i64 = 0,
        command: i64 = 0,
        keywords: i64 = 0,
        area: i64 = 0,
        doubles_hp: bool = False,
        one_per_unit: bool = False,
        curse: bool = False,
    ) -> None:
        self.on: Final = on
        self.attack: Final = attack
        self.hp: Final = hp
        self.command: Final = command
        self.keywords: Final = keywords
        self.area: Final = area
        self.doubles_hp: Final = doubles_hp
        self.one_per_unit: Final = one_per_unit
        self.curse: Final = curse or attack + hp + 2 * command < 0
        """Whether nobody wants to wear it."""


NOT_WORN: Final = Wearing(NOTHING)


class Card:
    """A card as printed."""

    def __init__(
        self,
        name: str,
        type: i64,
        traits: str = "",
        *,
        cost: i64 = -1,
        attack: i64 = 0,
        hp: i64 = 0,
        command: i64 = 0,
        shields: i64 = 0,
        unique: bool = False,
        loyalty: i64 = COMMON,
        copies: i64 = 1,
        keywords: i64 = 0,
        area: i64 = 0,
        card_bonus: i64 = 0,
        resource_bonus: i64 = 0,
        worn: Wearing = NOT_WORN,
        makes: str = "",
    ) -> None:
        self.name: Final = name
        self.type: Final = type
        self.traits: Final = tuple(traits.split())
        self.cost: Final = cost
        """Resources; -1 for a card that is never paid for, COST_X for the letter X."""
        self.attack: Final = attack
        self.hp: Final = hp
        self.command: Final = command
        self.shields: Final = shields
        self.unique: Final = unique
        self.loyalty: Final = loyalty
        self.copies: Final = copies
        """How many lie in the box of the core set."""
        self.keywords: Final = keywords
        self.area: Final = area
        self.card_bonus: Final = card_bonus
        self.resource_bonus: Final = resource_bonus
        self.worn: Final = worn
        self.makes: Final = makes
        """The token unit that the card puts into play, if it does."""
        self.bloodied_attack: i64 = 0
        self.bloodied_hp: i64 = 0
        self.starting_cards: i64 = 0
        self.starting_resources: i64 = 0
        self.symbols: i64 = 0
        self.faction: i64 = NEUTRAL
        self.set: str = ""
        self.warlord: str = ""
        """The warlord to whose signature squad it belongs (CQ-21.2)."""
        self.number: int = -1
        self.effects: list[int] = []
        """The numbers of its triggered abilities, in the order they are printed."""
        self.constant: i64 = -1
        self.aspects: i64 = 0
        """What its constant text speaks of (`abilities.constant`)."""
        self.heeds_order: bool = False
        """Whether its text speaks of the topmost card of a discard pile (CQ-3.3)."""
        self.trait_bits: Final = sum(
            1 << k for k, trait in enumerate(TRAITS) if trait in self.traits
        )
        if _OPEN:
            _OPEN[-1].take(self)

    @property
    def type_name(self) -> str:
        return TYPES[int(self.type).bit_length() - 1]

    @property
    def is_unit(self) -> bool:
        return self.type & UNIT != 0

    def __repr__(self) -> str:
        return f"Card({self.name!r})"


COST_X: Final = -2


def warlord(
    name: str, hale: tuple[int, int], bloodied: tuple[int, int], traits: str, makes: str = ""
) -> Card:
    """A warlord with the attack and hit points of both faces (CQ-2.29, CQ-12.6)."""
    card = Card(name, WARLORD, traits, attack=hale[0], hp=hale[1], unique=True, makes=makes)
    card.bloodied_attack, card.bloodied_hp = bloodied
    card.starting_cards = 7
    card.starting_resources = 7
    return card


def army(
    name: str,
    cost: int,
    fight: tuple[int, int],
    command: int,
    traits: str,
    *,
    unique: bool = False,
    loyalty: int = COMMON,
    copies: int = 1,
    keywords: int = 0,
    area: int = 0,
    bonus: tuple[int, int] = (0, 0),
    worn: Wearing = NOT_WORN,
    makes: str = "",
) -> Card:
    """An army unit; `fight` is attack and hit points, `bonus` the cards and resources that it
    adds to a command struggle won (CQ-S17)."""
    return Card(
        name,
        ARMY,
        traits,
        cost=cost,
        attack=fight[0],
        hp=fight[1],
        command=command,
        unique=unique,
        loyalty=loyalty,
        copies=copies,
        keywords=keywords,
        area=area,
        card_bonus=bonus[0],
        resource_bonus=bonus[1],
        worn=worn,
        makes=makes,
    )


def token(name: str, fight: tuple[int, int], traits: str, keywords: int = 0) -> Card:
    """A token unit: no cost, no command icons, from the bank (CQ-12.18)."""
    return Card(name, TOKEN, traits, attack=fight[0], hp=fight[1], keywords=keywords, copies=10)


def support(
    name: str,
    cost: int,
    traits: str,
    *,
    unique: bool = False,
    loyalty: int = COMMON,
    copies: int = 1,
    keywords: int = 0,
    makes: str = "",
) -> Card:
    return Card(
        name,
        SUPPORT,
        traits,
        cost=cost,
        unique=unique,
        loyalty=loyalty,
        copies=copies,
        keywords=keywords,
        makes=makes,
    )


def attachment(
    name: str,
    cost: int,
    shields: int,
    traits: str,
    worn: Wearing,
    *,
    unique: bool = False,
    loyalty: int = COMMON,
    copies: int = 1,
    keywords: int = 0,
) -> Card:
    return Card(
        name,
        ATTACHMENT,
        traits,
        cost=cost,
        shields=shields,
        worn=worn,
        unique=unique,
        loyalty=loyalty,
        copies=copies,
        keywords=keywords,
    )


def event(
    name: str,
    cost: int,
    shields: int,
    traits: str,
    *,
    loyalty: int = COMMON,
    copies: int = 1,
    keywords: int = 0,
    makes: str = "",
) -> Card:
    return Card(
        name,
        EVENT,
        traits,
        cost=cost,
        shields=shields,
        loyalty=loyalty,
        copies=copies,
        keywords=keywords,
        makes=makes,
    )


def planet(name: str, cards: int, resources: int, symbols: int) -> Card:
    """A planet of the Traxis sector with its bonuses and symbols (CQ-12.37)."""
    card = Card(name, PLANET, card_bonus=cards, resource_bonus=resources)
    card.symbols = symbols
    return card


CARDS: Final[list[Card]] = []
BY_NAME: Final[dict[str, Card]] = {}


class Tables:
    """The printed facts, a column each, indexed by definition."""

    def __init__(self) -> None:
        self.type = vec[i64]()
        self.faction = vec[i64]()
        self.cost = vec[i64]()
        self.attack = vec[i64]()
        self.hp = vec[i64]()
        self.bloodied_attack = vec[i64]()
        self.bloodied_hp = vec[i64]()
        self.command = vec[i64]()
        self.shields = vec[i64]()
        self.unique = vec[i64]()
        self.keywords = vec[i64]()
        self.area = vec[i64]()
        self.card_bonus = vec[i64]()
        self.resource_bonus = vec[i64]()
        self.symbols = vec[i64]()
        self.traits = vec[i64]()
        self.constant = vec[i64]()
        self.aspects = vec[i64]()
        self.worn_on = vec[i64]()
        self.worn_attack = vec[i64]()
        self.curse = vec[i64]()
        self.worn_hp = vec[i64]()
        self.worn_command = vec[i64]()
        self.worn_keywords = vec[i64]()
        self.worn_area = vec[i64]()
        self.worn_doubles = vec[i64]()
        self.worn_once = vec[i64]()
        self.first_effect = vec[i64]()
        self.effects = vec[i64]()
        self.answers = vec[i64]()
        """The events that its abilities in play are for: a sieve of `event_bit`s."""


def event_bit(event: i64) -> i64:
    """An event in a sieve. Two events may share a bit: what passes is looked at closely."""
    return BIT[event % WORD]


TABLES: Final = Tables()


class Roster:
    """Cards of one faction as they are declared. Signature cards belong to the squad of the
    warlord declared before them (CQ-21.2)."""

    def __init__(self, faction: int) -> None:
        self.faction: Final = faction
        self.cards: Final[list[Card]] = []
        self.warlord: str = ""

    def take(self, card: Card) -> None:
        card.faction = self.faction
        if card.type == WARLORD:
            self.warlord = card.name
        elif card.loyalty == SIGNATURE:
            card.warlord = self.warlord
        self.cards.append(card)


_OPEN: Final[list[Roster]] = []
"""The rosters begun so far; the last one gets the cards that are declared now."""


def cards_of(faction: int) -> list[Card]:
    """The cards of a faction: those declared after this line, until the next roster is begun."""
    roster = Roster(faction)
    _OPEN.append(roster)
    return roster.cards


def collect(cards: list[Card], set_name: str) -> None:
    """Number the cards of a set and fill the tables; abilities must have been declared."""
    _OPEN.clear()
    for card in cards:
        card.number = len(CARDS)
        card.set = set_name
        CARDS.append(card)
        BY_NAME[card.name] = card
        _tabulate(card)
    tabulate_texts()


def _tabulate(card: Card) -> None:
    t = TABLES
    t.type = append(t.type, card.type)
    t.faction = append(t.faction, card.faction)
    t.cost = append(t.cost, card.cost)
    t.attack = append(t.attack, card.attack)
    t.hp = append(t.hp, card.hp)
    t.bloodied_attack = append(t.bloodied_attack, card.bloodied_attack)
    t.bloodied_hp = append(t.bloodied_hp, card.bloodied_hp)
    t.command = append(t.command, card.command)
    t.shields = append(t.shields, card.shields)
    t.unique = append(t.unique, 1 if card.unique else 0)
    t.keywords = append(t.keywords, card.keywords)
    t.area = append(t.area, card.area)
    t.card_bonus = append(t.card_bonus, card.card_bonus)
    t.resource_bonus = append(t.resource_bonus, card.resource_bonus)
    t.symbols = append(t.symbols, card.symbols)
    t.traits = append(t.traits, card.trait_bits)
    _tabulate_worn(card.worn)


def _tabulate_worn(worn: Wearing) -> None:
    t = TABLES
    t.worn_on = append(t.worn_on, worn.on)
    t.worn_attack = append(t.worn_attack, worn.attack)
    t.curse = append(t.curse, 1 if worn.curse else 0)
    t.worn_hp = append(t.worn_hp, worn.hp)
    t.worn_command = append(t.worn_command, worn.command)
    t.worn_keywords = append(t.worn_keywords, worn.keywords)
    t.worn_area = append(t.worn_area, worn.area)
    t.worn_doubles = append(t.worn_doubles, 1 if worn.doubles_hp else 0)
    t.worn_once = append(t.worn_once, 1 if worn.one_per_unit else 0)


def tabulate_texts() -> None:
    """The columns about what is in the text boxes of all cards, anew."""
    t = TABLES
    t.constant = vec[i64]()
    t.aspects = vec[i64]()
    t.effects = vec[i64]()
    t.first_effect = append(vec[i64](), 0)
    t.answers = vec[i64]()
    for card in CARDS:
        t.constant = append(t.constant, card.constant)
        t.aspects = append(t.aspects, card.aspects)
        _tabulate_effects(card)


def _tabulate_effects(card: Card) -> None:
    t = TABLES
    answers: i64 = 0
    for number in card.effects:
        t.effects = append(t.effects, number)
        ability = ABILITIES.all[number]
        if not ability.from_hand:
            answers |= event_bit(ability.event.number)
    t.first_effect = append(t.first_effect, len(t.effects))
    t.answers = append(t.answers, answers)
