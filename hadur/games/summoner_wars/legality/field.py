"""The position as the rulebook's words describe it: card by card, space by space.

Nothing here is shared with the move generator but the columns that say what lies where. Which
abilities a card has, what is adjacent, in line, behind or in reach is worked out anew from the
definitions, slowly and plainly, so that the two accounts can be held against each other.

So what the generator is told by declared texts is named here a second time: whose text it is stands
beside it.
"""

from __future__ import annotations

from collections.abc import Iterator

from hadur.games.summoner_wars.abilities import ids
from hadur.games.summoner_wars.board import COLUMNS, ROWS, SPACES, name_of
from hadur.games.summoner_wars.cards.definition import (
    CARDS,
    CHAMPION,
    COMMON,
    GATE,
    STRUCTURE,
    SUMMONER,
    UNIT,
    Card,
)
from hadur.games.summoner_wars.state import (
    ACTIVE_AREA,
    CARDS_IN_GAME,
    DISCARD_PILE,
    HAND,
    NO_EXTRA_ATTACK_AFTER_INSTEAD,
    RESOLVING,
    Battle,
)

NO_CARD = -1


class Field:
    """A battle read for judging. Spaces and cards are plain ints; a missing card is NO_CARD.

    Made for one judgment and thrown away: it remembers what it has worked out."""

    def __init__(self, s: Battle) -> None:
        self.s = s
        self._abilities: dict[int, set[int]] = {}
        self._flying: dict[int, bool] = {}

    # -- what lies where ---------------------------------------------------------------------------

    def at(self, space: int) -> int:
        """The card on a space, or NO_CARD."""
        return int(self.s.at[space])

    def space(self, card: int) -> int:
        """Where a card stands, or -1 if it is not on the battlefield."""
        return int(self.s.space[card]) if card >= 0 else -1

    def empty(self, space: int) -> bool:
        """No card is on it (SW-1.34)."""
        return self.at(space) == NO_CARD

    def cards(self) -> Iterator[int]:
        """Every card on the battlefield."""
        for space in range(SPACES):
            if not self.empty(space):
                yield self.at(space)

    def hand(self, seat: int) -> list[Card]:
        return [self.printed(card) for card in self.s.cards_in(HAND + seat)]

    def discard_pile(self, seat: int) -> list[Card]:
        return [self.printed(card) for card in self.s.cards_in(DISCARD_PILE + seat)]

    def under(self, card: int) -> list[Card]:
        return [self.printed(c) for c in range(CARDS_IN_GAME) if self.s.host[c] == card]

    def events(self, seat: int) -> list[int]:
        """The events in a player's active area."""
        return self.s.cards_in(ACTIVE_AREA + seat)

    def resolving(self) -> str:
        """The name of the event that is being carried out, or '' (SW-1.31)."""
        for card in range(CARDS_IN_GAME):
            if self.s.zone[card] == RESOLVING:
                return self.printed(card).name
        return ""

    def active_events(self, seat: int, name: str) -> list[int]:
        return [card for card in self.events(seat) if self.printed(card).name == name]

    # -- what a card is ----------------------------------------------------------------------------

    def printed(self, card: int) -> Card:
        return CARDS[int(self.s.kind[card])]

    def is_unit(self, card: int) -> bool:
        return card >= 0 and bool(self.printed(card).classes & UNIT)

    def is_common(self, card: int) -> bool:
        return card >= 0 and bool(self.printed(card).classes & COMMON)

    def is_champion(self, card: int) -> bool:
        return card >= 0 and bool(self.printed(card).classes & CHAMPION)

    def is_summoner(self, card: int) -> bool:
        return card >= 0 and bool(self.printed(card).classes & SUMMONER)

    def is_structure(self, card: int) -> bool:
        return card >= 0 and bool(self.printed(card).classes & STRUCTURE)

    def is_gate(self, card: int) -> bool:
        """A gate, or a unit that counts as one by Living Gate (Ice Golem, S-17)."""
        return bool(self.printed(card).classes & GATE) or self.has(card, ids.LIVING_GATE)

    def named(self, card: int, word: str) -> bool:
        """Whether the card's name contains the word (SW-19.7)."""
        return word in self.printed(card).name.split("-")

    def controller(self, card: int) -> int:
        return int(self.s.controller[card])

    def friendly(self, card: int, seat: int) -> bool:
        """Controlled by that player (SW-17.5)."""
        return card >= 0 and self.controller(card) == seat

    def enemy(self, card: int, seat: int) -> bool:
        """Controlled by the opponent (SW-17.6)."""
        return card >= 0 and self.controller(card) != seat

    def charges(self, card: int) -> int:
        return int(self.s.charges[card])

    def summoner(self, seat: int) -> int:
        """A player's own summoner, wherever it is."""
        return int(self.s.summoner[seat])

    # -- what a card can do ------------------------------------------------------------------------

    def frozen(self, card: int) -> bool:
        """Whether an active Freeze of either player holds the card."""
        return any(
            int(self.s.target[event]) == card
            for seat in (0, 1)
            for event in self.active_events(seat, "freeze")
        )

    def abilities(self, card: int) -> set[int]:
        """Printed ones and those gained, each once (SW-14.5); none while frozen (SW-1.4)."""
        if card not in self._abilities:
            self._abilities[card] = self._find_abilities(card)
        return self._abilities[card]

    def _find_abilities(self, card: int) -> set[int]:
        if self.space(card) < 0 or self.frozen(card):
            return set()
        found = set(self.printed(card).abilities)
        gains = [int(n) for n in self.s.gains]
        for k in range(0, len(gains), 2):
            if gains[k] == card:
                found.add(gains[k + 1])
        # Chant of Entangling: its two targets have each other's printed abilities.
        for seat in (0, 1):
            for event in self.active_events(seat, "chant-of-entangling"):
                one, other = int(self.s.target[event]), int(self.s.target2[event])
                if card == one and other >= 0:
                    found |= set(self.printed(other).abilities)
                if card == other and one >= 0:
                    found |= set(self.printed(one).abilities)
        # Hellforged Weapon: the unit above it is cursed.
        if any(below.name == "hellforged-weapon" for below in self.under(card)):
            found.add(ids.CURSED)
        return found

    def has(self, card: int, ability: int) -> bool:
        return card >= 0 and ability in self.abilities(card)

    def flies(self, unit: int) -> bool:
        """Flight (Gwalark), or for a common his Levitate, if he is friendly and within 2."""
        if unit not in self._flying:
            self._flying[unit] = self._finds_lift(unit)
        return self._flying[unit]

    def _finds_lift(self, unit: int) -> bool:
        if self.has(unit, ids.FLIGHT):
            return True
        return self.is_common(unit) and any(
            self.has(card, ids.LEVITATE)
            and self.friendly(card, self.controller(unit))
            and self.within(2, card, unit)
            for card in self.cards()
        )

    def slowed(self) -> int:
        """How many Perplexing Tempests are in force, whoever played them (S-46)."""
        return sum(len(self.active_events(seat, "perplexing-tempest")) for seat in (0, 1))

    def reach(self, unit: int) -> int:
        """How many spaces a normal move may have (SW-7.2, SW-7.21), with Swift (Wind Archer), Climb
        (Horde Climber), Imbued Speed (Rhinoceros) and Slow (Ice Golem)."""
        most = 2
        most += 1 if self.flies(unit) else 0
        most += 1 if self.has(unit, ids.SWIFT) else 0
        most += 1 if self.has(unit, ids.CLIMB) else 0
        most += min(self.charges(unit), 5) if self.has(unit, ids.IMBUED_SPEED) else 0
        most -= 1 if self.has(unit, ids.SLOW) else 0
        return max(most - self.slowed(), 0)

    def reach_changes(self, unit: int) -> list[str]:
        """The abilities and events that make its move longer or shorter than usual, by name."""
        own = self.has(unit, ids.FLIGHT)
        longer = {
            "flight": own,
            "levitate": self.flies(unit) and not own,
            "swift": self.has(unit, ids.SWIFT),
            "climb": self.has(unit, ids.CLIMB),
            "imbued-speed": self.has(unit, ids.IMBUED_SPEED) and self.charges(unit) > 0,
        }
        return [name for name, holds in longer.items() if holds] + self.slower(unit)

    def slower(self, unit: int) -> list[str]:
        found = ["slow"] if self.has(unit, ids.SLOW) else []
        return found + (["perplexing-tempest"] if self.slowed() else [])

    def charge_reach(self, unit: int) -> int:
        """How many spaces a Charge (Beast Rider) may have."""
        slow = 1 if self.has(unit, ids.SLOW) else 0
        return max(4 - slow - self.slowed(), 0) if self.has(unit, ids.CHARGE) else 0

    def goes_through(self, unit: int, card: int) -> bool:
        """Whether a moving unit may pass through a card (SW-7.18, SW-7.19): who flies through all,
        with Trample (Miti Mumway, Rhinoceros, Bear Cavalry) through commons, with Climb (Horde
        Climber) through structures."""
        if card == unit or self.flies(unit):
            return True
        if self.is_common(card) and self.has(unit, ids.TRAMPLE):
            return True
        return self.is_structure(card) and self.has(unit, ids.CLIMB)

    def shoots_through(self, unit: int, card: int) -> bool:
        """Whether a ranged unit's attack may pass through a card (SW-9.33): a Parapet of its side,
        and units for one with Fire Breath (Fire Drake)."""
        if self.printed(card).name == "parapet" and self.friendly(card, self.controller(unit)):
            return True
        return self.is_unit(card) and self.has(unit, ids.FIRE_BREATH)

    def held_by(self, card: int) -> str:
        """The text by which a card cannot be forced, or '': Freeze or Steadfast (Kalal)."""
        if self.frozen(card):
            return "freeze"
        return "steadfast" if self.has(card, ids.STEADFAST) else ""

    def bars_extra_after_instead(self) -> bool:
        """The option of S-43."""
        return bool(self.s.rules & NO_EXTRA_ATTACK_AFTER_INSTEAD)

    # -- geometry, by coordinates ------------------------------------------------------------------

    def within(self, most: int, origin: int, card: int) -> bool:
        """Whether a card is within so many spaces of another card (SW-15.7, SW-15.10)."""
        here, there = self.space(origin), self.space(card)
        return here >= 0 and there >= 0 and 0 < distance(here, there) <= most

    def near_summoner(self, most: int, seat: int, card: int) -> bool:
        """Within so many spaces of the player's own summoner (SW-15.20)."""
        return self.within(most, self.summoner(seat), card)

    def clear_between(self, one: int, other: int) -> bool:
        """Whether two spaces are in line with nothing between them (SW-9.10, SW-15.12)."""
        return in_line(one, other) and all(self.empty(s) for s in between(one, other))

    def in_back_rows(self, rows: int, seat: int, space: int) -> bool:
        """The rows nearest to a player (SW-15.13)."""
        row = space // COLUMNS
        return row < rows if seat == 0 else row >= ROWS - rows

    def there(self, card: int) -> dict[str, str]:
        """A card on the battlefield as refusals name it."""
        return {"card": self.printed(card).name, "space": name_of(self.space(card))}

    def held_against(self, card: int) -> dict[str, str]:
        """The same for the card that another one is held against."""
        return {"other": self.printed(card).name, "there": name_of(self.space(card))}


def distance(one: int, other: int) -> int:
    """Rows apart plus columns apart, never diagonally (SW-15.6)."""
    return abs(one // COLUMNS - other // COLUMNS) + abs(one % COLUMNS - other % COLUMNS)


def adjacent(one: int, other: int) -> bool:
    """Sharing an edge (SW-15.1 to SW-15.3)."""
    return distance(one, other) == 1


def diagonal(one: int, other: int) -> bool:
    """Sharing exactly one corner (SW-15.4)."""
    rows = abs(one // COLUMNS - other // COLUMNS)
    return rows == 1 and abs(one % COLUMNS - other % COLUMNS) == 1


def in_line(one: int, other: int) -> bool:
    """In one row or one column (SW-15.11)."""
    same_row = one // COLUMNS == other // COLUMNS
    same_column = one % COLUMNS == other % COLUMNS
    return same_row or same_column


def between(one: int, other: int) -> list[int]:
    """The spaces strictly between two spaces of one row or column."""
    steps = distance(one, other)
    down = (other // COLUMNS - one // COLUMNS) // max(steps, 1)
    right = (other % COLUMNS - one % COLUMNS) // max(steps, 1)
    return [one + k * (down * COLUMNS + right) for k in range(1, steps)]


def neighbours(space: int) -> list[int]:
    return [other for other in range(SPACES) if adjacent(space, other)]
