"""Decks (section 31): ready ones, custom ones, and what makes one legal."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final

from hadur.games.chaos_galaxy.loading.definitions import Definition
from hadur.games.chaos_galaxy.tables import BY_NAME, CARDS, NUMBER
from hadur.games.chaos_galaxy.vocabulary import NO_RACE, RACES, TYPES
from hadur.kernel.closed import Lots
from hadur.kernel.decks import Form, legal
from hadur.kernel.errors import UnknownName
from hadur.kernel.hints import all_unknown, did_you_mean
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
    closed: bool = False

    @property
    def size(self) -> int:
        return sum(self.cards.values())

    def draw_pile(self) -> list[Definition]:
        """Its cards in the order of the set, copies side by side."""
        return [card for card in CARDS for _ in range(self.cards.get(card.id, 0))]

    def contents(self) -> list[Definition]:
        """All that it brings to a game: there is nothing beside the draw pile."""
        return self.draw_pile()


class Dealt(Deck):
    """A deck of a game that was dealt already: it lies as it lay then, also in another set."""

    def draw_pile(self) -> list[Definition]:
        return [BY_NAME[name] for name, count in self.cards.items() for _ in range(count)]


# -- ready decks -----------------------------------------------------------------------------------


def _read_ready(folder: Path) -> dict[str, Deck]:
    """Those of a folder whose cards are all in the set that is played with."""
    found = {}
    for path in sorted(folder.glob("*.txt")):
        parts = FORM.from_text(path.read_text(encoding="utf-8"))
        if all(name in BY_NAME for name in parts.cards):
            found[path.stem] = Deck(path.stem, "", parts.cards)
    return found


_READY: Final = _read_ready(_FOLDER)


@cache
def edition(version: int) -> Mapping[str, Deck]:
    """The ready decks as they were, and lay, in a version of the game whose records only name
    them; later records hold the cards themselves, so this folder never grows."""
    found = _read_ready(_FOLDER / "editions" / str(version))
    return {name: Dealt(name, "", deck.cards) for name, deck in found.items()}


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
    """Every rule the deck breaks, each with its reason; none for a legal deck. Without `small`
    either kind of deck will do: 30 cards are a beginner's."""
    found = _counts(deck)
    if found:
        return found
    size = _size_meant(deck) if small is None else SMALL_SIZE if small else SIZE
    if deck.size != size:
        found.append(_wrong_size(deck, size, "sizes" if small is None else "size"))
    if size == SIZE:
        found += _copies(deck)
        found += _races(deck, races)
    if simplified:
        found += _simplified(deck)
    return found


def _wrong(rule: str, reason: str, why: str, **facts: object) -> Refusal:
    """A reason that can be told in every language: `why` names the text problem-..., the other
    facts are what it tells."""
    return no(rule, reason, why=why, **facts)


def _size_meant(deck: Deck) -> int:
    """How many cards a deck is to have that may be of either kind, by its name or its cards."""
    beginner = deck.name.startswith(STARTER) or deck.size == SMALL_SIZE
    return SMALL_SIZE if beginner else SIZE


def _wrong_size(deck: Deck, size: int, why: str) -> Refusal:
    """KG-31.1, KG-31.6."""
    rule = "KG-31.1" if size == SIZE else "KG-31.6"
    reason = f"a deck has {size} cards, this one {deck.size}"
    return _wrong(rule, reason, why, need=size, have=deck.size, small=SMALL_SIZE)


def _counts(deck: Deck) -> list[Refusal]:
    strange = [name for name in deck.cards if name not in BY_NAME]
    lines = zip(strange, all_unknown("card", strange, BY_NAME), strict=True)
    found = [_wrong("KG-31.1", line, "unknown", name=name[:40]) for name, line in lines]
    for name, count in deck.cards.items():
        if name in BY_NAME and not 1 <= count <= SIZE:
            reason = f"{count} copies of {name}"
            found.append(_wrong("KG-31.1", reason, "count", card=name, count=count))
    return found


def _copies(deck: Deck) -> list[Refusal]:
    """KG-31.2."""
    return [
        _wrong(
            "KG-31.2",
            f"{count} copies of {name}, {COPIES} at most",
            "copies",
            card=name,
            count=count,
            most=COPIES,
        )
        for name, count in deck.cards.items()
        if count > COPIES
    ]


def _races(deck: Deck, limits: str) -> list[Refusal]:
    """KG-31.3, or at most four races (KG-28.1), or no limit (KG-28.2)."""
    there = sorted({BY_NAME[name].race for name in deck.cards} - {NO_RACE})
    if limits == FOUR and len(there) > MOST_RACES:
        names = ", ".join(RACES[race] for race in there)
        reason = f"cards of {len(there)} races ({names}), {MOST_RACES} at most"
        many = {"factions": names, "count": len(there), "most": MOST_RACES}
        return [_wrong("KG-28.1", reason, "races", **many)]
    if limits != ORIGINAL:
        return []
    pairs = [(RACES[k], RACES[k + 1]) for k in there if k % 2 == 0 and k + 1 in there]
    return [
        _wrong("KG-31.3", f"{one} and {other} are opposites", "opposed", faction=one, own=other)
        for one, other in pairs
    ]


def _simplified(deck: Deck) -> list[Refusal]:
    """KG-27.6."""
    return [
        _wrong("KG-27.6", f"{name} speaks of speed or return fire", "simplified", card=name)
        for name in deck.cards
        if BY_NAME[name].names_speed_or_return()
    ]


def allowed(simplified: bool) -> list[Definition]:
    """Every card that some legal deck has."""
    return [card for card in CARDS if not (simplified and card.names_speed_or_return())]


def might_be(simplified: bool, known: list[int], unknown: list[int], lots: Lots) -> list[int]:
    """What the cards of a deck may be that somebody does not know, by the numbers of those they
    know: of at most four races with those, no two of them opposites, so that every game allows
    it."""
    races = {CARDS[kind].race for kind in known} - {NO_RACE}
    while len(races) < MOST_RACES:
        free = [race for race in range(len(RACES)) if not races & {race, race ^ 1}]
        if not free:
            break
        races.add(free[lots.below(len(free))])
    fitting = [NUMBER[card.id] for card in allowed(simplified) if card.race in {NO_RACE, *races}]
    return lots.draw(fitting, COPIES, known, len(unknown))


def missing(deck: Deck, pool: Mapping[str, int]) -> list[Refusal]:
    """The cards of a deck that its player's packs (KG-32.3) do not hold."""
    return [
        _wrong(
            "KG-32.3",
            f"{count} copies of {name}, and the packs hold {pool.get(name, 0)}",
            "packs",
            card=name,
            count=count,
            have=pool.get(name, 0),
        )
        for name, count in deck.cards.items()
        if count > pool.get(name, 0)
    ]


def check(
    deck: Deck, small: bool | None = None, races: str = FREE, simplified: bool = False
) -> Deck:
    """The deck itself, or IllegalDeck with every reason. Without limits it is held against those
    of the freest game; a table that plays by stricter ones says so itself."""
    return legal(deck, problems(deck, small, races, simplified))


def tallies(deck: Deck) -> list[tuple[str, int, int, int | None]]:
    """Counts for the deck builder: name, how many, least, most."""
    size = _size_meant(deck)
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
