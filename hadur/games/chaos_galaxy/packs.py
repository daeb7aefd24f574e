"""Packs of cards (KG-32.3), and sealed play: everybody builds a deck of their own packs alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hadur.games.chaos_galaxy import deck as decks
from hadur.games.chaos_galaxy.deck import Deck
from hadur.games.chaos_galaxy.loading.definitions import Definition
from hadur.games.chaos_galaxy.tables import BY_NAME, CARDS
from hadur.games.chaos_galaxy.vocabulary import NO_RACE, RACES, SHIP, TYPES
from hadur.kernel.chance import draw
from hadur.kernel.errors import UnknownName

PACK: Final = (30, 10, 3)
"""How many common, uncommon and rare cards a whole pack holds (KG-32.3); ultra rare ones are in
none (KG-32.4)."""
MOST_PACK: Final = 430
POOL_PACKS: Final = 3
SEALED: Final = "sealed"
"""In place of a deck in a set-up: one made of the seat's packs, for whoever does not build."""
_STREAM: Final = 8101


def booster(seed: int, size: int = sum(PACK)) -> list[str]:
    """The cards of a pack, the rarest last; the same seed gives the same pack. Smaller and larger
    packs keep 30 : 10 : 3 as nearly as they can."""
    if not 1 <= size <= MOST_PACK:
        raise UnknownName(f"a pack has 1 to {MOST_PACK} cards, not {size}")
    found: list[str] = []
    for rarity, part in enumerate(_parts(size)):
        kinds = [card.id for card in CARDS if card.rarity == rarity]
        for _ in range(part if kinds else 0):
            found.append(kinds[int(draw(seed, _STREAM, len(found), len(kinds)))])
    return found


def _parts(size: int) -> list[int]:
    """How many of each rarity; what rounding leaves goes to those that lack most."""
    shares = [size * part / sum(PACK) for part in PACK]
    parts = [int(share) for share in shares]
    order = sorted(range(len(PACK)), key=lambda k: (parts[k] - shares[k], k))
    for k in order[: size - sum(parts)]:
        parts[k] += 1
    return parts


def sealed_pool(seed: int, packs: int = POOL_PACKS) -> dict[str, int]:
    """What a player of sealed packs builds a deck from: cards with their counts."""
    if not 1 <= packs <= 12:
        raise UnknownName(f"a pool is 1 to 12 packs, not {packs}")
    pool: dict[str, int] = {}
    for pack in range(packs):
        for name in booster(seed * 31 + pack):
            pool[name] = pool.get(name, 0) + 1
    return {card.id: pool[card.id] for card in CARDS if card.id in pool}


def pool_of(number: int, seat: int) -> dict[str, int]:
    """The packs of a seat at a table that plays with this number: everybody's are others."""
    return sealed_pool(number * 8 + seat)


# -- a deck of a pool ------------------------------------------------------------------------------


def sealed_deck(number: int, seat: int, small: bool, races: str, simplified: bool) -> Deck:
    """A legal deck of a seat's packs, half of it ships (KG-31.7), always the same."""
    size = decks.SMALL_SIZE if small else decks.SIZE
    usable = _usable(pool_of(number, seat), small, races, simplified)
    ships = [name for name in usable if BY_NAME[name].type == SHIP]
    chosen = ships[: (size + 1) // 2]
    rest = [
        [name for name in usable if BY_NAME[name].type == type] for type in range(1, len(TYPES))
    ]
    while len(chosen) < size and any(rest):
        for names in rest:
            if names and len(chosen) < size:
                chosen.append(names.pop(0))
    chosen += ships[(size + 1) // 2 :][: size - len(chosen)]
    cards = {card.id: chosen.count(card.id) for card in CARDS if card.id in chosen}
    return Deck(f"{SEALED}-{number}-{seat + 1}", "", cards)


def _usable(pool: Mapping[str, int], small: bool, races: str, simplified: bool) -> list[str]:
    """The cards of a pool that can stand in one deck together, copy by copy, cheap ones first."""
    found = [BY_NAME[name] for name in pool]
    if simplified:
        found = [card for card in found if not card.names_speed_or_return()]
    if not small and races == decks.ORIGINAL:
        found = [card for card in found if card.race not in _weaker(found, pool)]
    elif not small and races == decks.FOUR:
        strong = _by_strength(found, pool)[: decks.MOST_RACES]
        found = [card for card in found if card.race in (*strong, NO_RACE)]
    most = decks.SIZE if small else decks.COPIES
    found.sort(key=lambda card: (max(0, card.cost), card.id))
    return [card.id for card in found for _ in range(min(most, pool[card.id]))]


def _by_strength(cards: list[Definition], pool: Mapping[str, int]) -> list[int]:
    """The races, the one with most cards first."""
    many = {race: sum(pool[c.id] for c in cards if c.race == race) for race in range(len(RACES))}
    return sorted(many, key=lambda race: (-many[race], race))


def _weaker(cards: list[Definition], pool: Mapping[str, int]) -> list[int]:
    """Of each pair of opposites (KG-31.4) the race with fewer cards."""
    order = _by_strength(cards, pool)
    return [max(race, race + 1, key=order.index) for race in range(0, len(RACES), 2)]
