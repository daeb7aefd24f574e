"""Decks (section 31): ready ones, custom ones, what makes one legal, and packs of cards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from hadur.games.chaos_galaxy.reading import Definition
from hadur.games.chaos_galaxy.tables import BY_NAME, CARDS
from hadur.games.chaos_galaxy.vocabulary import NO_RACE, RACES, RARITIES, TYPES
from hadur.kernel.chance import draw
from hadur.kernel.decks import Form, legal
from hadur.kernel.errors import UnknownName
from hadur.kernel.hints import did_you_mean
from hadur.kernel.verdict import Refusal, no

SIZE: Final = 45
SMALL_SIZE: Final = 30
COPIES: Final = 3
MOST_RACES: Final = 4
STARTER: Final = "starter-"
FORM: Final = Form("", rule="", leader="", line="3 vasfog")
_FOLDER: Final = Path(__file__).parent / "decks"

# Race limits (section 28).
ORIGINAL: Final = "original"
FOUR: Final = "four"
FREE: Final = "free"


@dataclass(frozen=True)
class Deck:
    """A name and cards. This game has no leader; the field is there for what handles all games."""

    name: str
    leader: str = ""
    cards: Mapping[str, int] = field(default_factory=dict)

    @property
    def size(self) -> int:
        return sum(self.cards.values())

    def draw_pile(self) -> list[Definition]:
        """Its cards in the order of the set, copies side by side."""
        return [card for card in CARDS for _ in range(self.cards.get(card.id, 0))]


# -- ready decks -----------------------------------------------------------------------------------


def _read_ready() -> dict[str, Deck]:
    """Those of the folder whose cards are all in the set that is played with."""
    found = {}
    for path in sorted(_FOLDER.glob("*.txt")):
        parts = FORM.from_text(path.read_text(encoding="utf-8"))
        if all(name in BY_NAME for name in parts.cards):
            found[path.stem] = Deck(path.stem, "", parts.cards)
    return found


_READY: Final = _read_ready()


def ready_names() -> list[str]:
    """The eight of 45 cards, then the starters of 30."""
    return sorted(_READY, key=lambda name: (name.startswith(STARTER), name))


def ready_decks() -> list[Deck]:
    return [_READY[name] for name in ready_names()]


def ready_deck(name: str) -> Deck:
    if name not in _READY:
        names = ready_names()
        hint = did_you_mean(name, names)
        raise UnknownName(f"no deck is called '{name[:40]}'{hint} (decks: {', '.join(names)})")
    return _READY[name]


def peers(data: object) -> list[str]:
    """The ready decks that make an even match with a deck: starters with starters."""
    starter = isinstance(data, str) and data.startswith(STARTER)
    return [name for name in ready_names() if name.startswith(STARTER) == starter]


# -- what is legal ---------------------------------------------------------------------------------


def problems(
    deck: Deck, small: bool | None = None, races: str = ORIGINAL, simplified: bool = False
) -> list[Refusal]:
    """Every rule the deck breaks, each with its reason; none for a legal deck. Without `small` a
    ready starter's name says that 30 cards are meant."""
    found = _counts(deck)
    if found:
        return found
    beginner = deck.name.startswith(STARTER) if small is None else small
    size = SMALL_SIZE if beginner else SIZE
    rule = "KG-31.6" if beginner else "KG-31.1"
    if deck.size != size:
        found.append(
            no(rule, f"a deck has {size} cards, this one {deck.size}", need=size, have=deck.size)
        )
    if not beginner:
        found += _copies(deck)
        found += _races(deck, races)
    if simplified:
        found += _simplified(deck)
    return found


def _counts(deck: Deck) -> list[Refusal]:
    found = []
    for name, count in deck.cards.items():
        if name not in BY_NAME:
            hint = did_you_mean(name[:40], BY_NAME)
            found.append(no("KG-31.1", f"no card is called '{name[:40]}'{hint}", card=name[:40]))
        elif count < 1 or count > SIZE:
            found.append(no("KG-31.1", f"{count} copies of {name}", card=name, have=count))
    return found


def _copies(deck: Deck) -> list[Refusal]:
    """KG-31.2."""
    return [
        no("KG-31.2", f"{count} copies of {name}, {COPIES} at most", card=name, have=count)
        for name, count in deck.cards.items()
        if count > COPIES
    ]


def _races(deck: Deck, limits: str) -> list[Refusal]:
    """KG-31.3, or at most four races (KG-28.1), or no limit (KG-28.2)."""
    there = sorted({BY_NAME[name].race for name in deck.cards} - {NO_RACE})
    if limits == FOUR and len(there) > MOST_RACES:
        names = ", ".join(RACES[race] for race in there)
        return [no("KG-28.1", f"cards of {len(there)} races ({names})", have=len(there))]
    if limits != ORIGINAL:
        return []
    pairs = [(RACES[k], RACES[k + 1]) for k in there if k % 2 == 0 and k + 1 in there]
    return [
        no("KG-31.3", f"{race} and {other} are opposites", race=race, other=other)
        for race, other in pairs
    ]


def _simplified(deck: Deck) -> list[Refusal]:
    """KG-27.6."""
    return [
        no("KG-27.6", f"{name} speaks of speed or return fire", card=name)
        for name in deck.cards
        if BY_NAME[name].names_speed_or_return()
    ]


def check(
    deck: Deck, small: bool | None = None, races: str = ORIGINAL, simplified: bool = False
) -> Deck:
    """The deck itself, or IllegalDeck with every reason."""
    return legal(deck, problems(deck, small, races, simplified))


def tallies(deck: Deck) -> list[tuple[str, int, int, int | None]]:
    """Counts for the deck builder: name, how many, least, most."""
    size = SMALL_SIZE if deck.name.startswith(STARTER) else SIZE
    known = {name: count for name, count in deck.cards.items() if name in BY_NAME}
    rows: list[tuple[str, int, int, int | None]] = [("deck", deck.size, size, size)]
    for number, type in enumerate(TYPES):
        count = sum(n for name, n in known.items() if BY_NAME[name].type == number)
        rows.append((type, count, 0, None))
    return rows


# -- forms -----------------------------------------------------------------------------------------


def to_text(deck: Deck) -> str:
    return FORM.to_text(deck, [card.id for card in CARDS])


def from_text(text: str) -> Deck:
    return Deck(*FORM.from_text(text))


def to_data(deck: Deck) -> object:
    """A deck as it stands in a setup: its name if it is a ready one, else all of it."""
    if deck.name in _READY and deck == _READY[deck.name]:
        return deck.name
    return FORM.to_data(deck)


def from_data(data: object) -> Deck:
    """The deck a setup names or spells out."""
    if isinstance(data, Deck):
        return data
    return ready_deck(data) if isinstance(data, str) else Deck(*FORM.from_data(data))


# -- packs -----------------------------------------------------------------------------------------

PACK: Final = (30, 10, 3)
"""How many common, uncommon and rare cards a whole pack holds (KG-32.3); ultra rare ones are in
none (KG-32.4)."""
MOST_PACK: Final = 430
_STREAM: Final = 8101


def booster(seed: int, size: int = sum(PACK)) -> list[str]:
    """The cards of a pack, the rarest last; the same seed gives the same pack. Smaller and larger
    packs keep 30 : 10 : 3 as nearly as they can."""
    if not 1 <= size <= MOST_PACK:
        raise UnknownName(f"a pack has 1 to {MOST_PACK} cards, not {size}")
    found: list[str] = []
    count = 0
    for rarity, part in enumerate(_parts(size)):
        kinds = [card.id for card in CARDS if card.rarity == rarity]
        for _ in range(part if kinds else 0):
            found.append(kinds[int(draw(seed, _STREAM, count, len(kinds)))])
            count += 1
    return found


def _parts(size: int) -> list[int]:
    """How many of each rarity; what rounding leaves goes to those that lack most."""
    shares = [size * part / sum(PACK) for part in PACK]
    parts = [int(share) for share in shares]
    order = sorted(range(len(PACK)), key=lambda k: (parts[k] - shares[k], k))
    for k in order[: size - sum(parts)]:
        parts[k] += 1
    return parts


def sealed_pool(seed: int, packs: int = 3) -> dict[str, int]:
    """What a player of sealed packs builds a deck from: cards with their counts."""
    if not 1 <= packs <= 12:
        raise UnknownName(f"a pool is 1 to 12 packs, not {packs}")
    pool: dict[str, int] = {}
    for pack in range(packs):
        for name in booster(seed * 31 + pack):
            pool[name] = pool.get(name, 0) + 1
    return {card.id: pool[card.id] for card in CARDS if card.id in pool}


def rarity_name(card: Definition) -> str:
    return RARITIES[card.rarity]
