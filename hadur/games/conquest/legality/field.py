"""The position as the rulebook's words describe it: card by card, planet by planet.

Nothing here is shared with the move generator but the columns that say what lies where, and what
is printed on the cards. Keywords, hit points, who covers whom and who may wear what are worked
out anew, slowly and plainly, so that the two accounts can be held against each other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from hadur.games.conquest import notation
from hadur.games.conquest.abilities.effect import Effect, effect_of
from hadur.games.conquest.cards.definition import (
    ARMY,
    CARDS,
    EVENT,
    FACTIONS,
    IMMUNE_TO_ENEMY_EVENTS,
    PLANET,
    TOKEN,
    UNIT,
    WARLORD,
    Card,
)
from hadur.games.conquest.state import (
    ATTACHED,
    BANK,
    BESIDE,
    BLANKED,
    CANNOT_BE_DAMAGED,
    DISCARD,
    GAIN_KEYWORDS,
    HAND,
    HQ,
    IN_PLAY,
    LASTING,
    MORE_HP,
    NO_COMMAND,
    ROW,
    SLOTS,
    TOKENS_BY_TYPE,
    WORN,
    Campaign,
)
from hadur.games.conquest.verbs import HQ_TARGET
from hadur.kernel.windows import argument

NO_CARD: Final = -1
NO_PLANET: Final = -1
MOST_TOKENS: Final = 10

# Constant texts, by the name of the card; the texts of each faction fill them.
COMMAND_TEXTS: Final[dict[str, Callable[[Field, int], int]]] = {}
"""Command icons that a unit's own text adds."""
COVERS_OTHERS: Final[set[str]] = set()
"""Units beside which no other of the same player (but a vehicle) can be targeted by enemies."""
STOPS_RETREATS: Final[set[str]] = set()
HIDES_BEHIND_OTHERS: Final[set[str]] = set()


class Field:
    """A campaign read for judging. Cards and slots of the row are plain ints."""

    def __init__(self, s: Campaign) -> None:
        self.s = s

    # -- what lies where ---------------------------------------------------------------------------

    def cards(self) -> Iterator[int]:
        """Every card of the players that is in play (CQ-2.5)."""
        for card in range(len(self.s.kind)):
            if self.in_play(card):
                yield card

    def units(self) -> Iterator[int]:
        return (card for card in self.cards() if self.is_unit(card))

    def units_of(self, seat: int) -> list[int]:
        return [card for card in self.units() if self.controls(seat, card)]

    def units_at(self, slot: int) -> list[int]:
        """Both players' units at a planet."""
        return [card for card in self.units() if slot >= 0 and self.slot(card) == slot]

    def planets(self) -> list[int]:
        """The face-up planets, first to last, as cards."""
        return [int(planet) for planet in self.s.row if planet >= 0]

    def slots(self) -> list[int]:
        return [slot for slot in range(SLOTS) if self.s.row[slot] >= 0]

    def slot_named(self, name: str) -> int:
        """The slot of a face-up planet, or NO_PLANET."""
        for slot in self.slots():
            if self.name(int(self.s.row[slot])) == name:
                return slot
        return NO_PLANET

    def planet_name(self, slot: int) -> str:
        return notation.planet(self.s, slot)

    def first_planet(self) -> int:
        """The slot of the first planet; NO_PLANET after it was captured (CQ-8.40)."""
        first = int(self.s.first)
        return first if self.s.row[first] >= 0 else NO_PLANET

    def adjacent(self, one: int, other: int) -> bool:
        """Neighbours in the row, both face up (CQ-14.2)."""
        return one in self.slots() and other in self.slots() and abs(one - other) == 1

    def hand(self, seat: int) -> list[int]:
        return self.s.cards_in(HAND + seat)

    def discard_pile(self, seat: int) -> list[int]:
        return self.s.cards_in(DISCARD + seat)

    def held(self, seat: int, name: str) -> int:
        """The first card of that name in a hand, or NO_CARD."""
        return next((card for card in self.hand(seat) if self.name(card) == name), NO_CARD)

    def called(self, seat: int, text: str) -> int:
        """The card in play, planet or headquarters that a player writes so, or NO_CARD."""
        if text in ("hq", "their hq"):
            return HQ_TARGET + (seat if text == "hq" else 1 - seat)
        name = text.removeprefix("their ").partition("@")[0]
        for card in range(len(self.s.kind)):
            if self.name(card) != name:
                continue
            if self.s.zone[card] == ROW and "@" not in text:
                return card
            if self.in_play(card) and notation.card(self.s, seat, card) == text:
                return card
        return NO_CARD

    # -- what a card is ----------------------------------------------------------------------------

    def printed(self, card: int) -> Card:
        return CARDS[int(self.s.kind[card])]

    def name(self, target: int) -> str:
        return "hq" if target >= HQ_TARGET else self.printed(target).name

    def is_card(self, target: int) -> bool:
        """Whether a target is a player's card, neither planet nor headquarters."""
        return 0 <= target < HQ_TARGET and self.printed(target).type != PLANET

    def in_play(self, card: int) -> bool:
        return self.s.zone[card] in (IN_PLAY, ATTACHED)

    def is_attached(self, card: int) -> bool:
        return bool(self.s.zone[card] == ATTACHED)

    def is_unit(self, card: int) -> bool:
        """A unit in play; one that is attached is none (CQ-12.41)."""
        return bool(self.s.zone[card] == IN_PLAY) and bool(self.printed(card).type & UNIT)

    def is_warlord(self, card: int) -> bool:
        return self.printed(card).type == WARLORD

    def is_army(self, card: int) -> bool:
        return self.is_unit(card) and self.printed(card).type == ARMY

    def of_faction(self, card: int, faction: str) -> bool:
        number = int(self.printed(card).faction)
        return number < len(FACTIONS) and FACTIONS[number] == faction

    def has_trait(self, card: int, traits: str) -> bool:
        """Whether it has at least one of the traits."""
        return any(trait in self.printed(card).traits for trait in traits.split())

    def effects(self, card: int) -> list[Effect]:
        """Its triggered abilities as they are declared: cost, phase, limit, what they wait for."""
        return [effect_of(number) for number in self.printed(card).effects]

    # -- how it is ---------------------------------------------------------------------------------

    def controls(self, seat: int, card: int) -> bool:
        return bool(self.s.controller[card] == seat)

    def host(self, card: int) -> int:
        return int(self.s.host[card])

    def worn(self, unit: int) -> list[int]:
        return [card for card in self.cards() if self.is_attached(card) and self.host(card) == unit]

    def slot(self, card: int) -> int:
        """The planet at which it is (an attachment: its host), or NO_PLANET (CQ-12.56)."""
        place = int(self.s.place[self.host(card) if self.is_attached(card) else card])
        return place // 2 if 0 <= place < HQ else NO_PLANET

    def last_slot(self, card: int) -> int:
        """The planet at which it is, or was when it left play."""
        if self.in_play(card):
            return self.slot(card)
        place = self.left_from(card)
        return place // 2 if 0 <= place < HQ else NO_PLANET

    def left_from(self, card: int) -> int:
        """The place from which a card that left play did so; -1 if it did not."""
        was = int(self.s.was[card])
        return was % WORN if was >= 0 else was

    def fell_as_unit(self, card: int) -> int:
        """The player on whose side a card was a unit when it left play; -1 if it was none."""
        was = int(self.s.was[card])
        is_unit = 0 <= was < HQ + 2 and bool(self.printed(card).type & UNIT)
        return was % 2 if is_unit else -1

    def ready(self, card: int) -> bool:
        return bool(self.s.exhausted[card] == 0)

    def damage(self, card: int) -> int:
        return int(self.s.damage[card])

    def bloodied(self, card: int) -> bool:
        return self.is_warlord(card) and bool(self.s.bloodied >> int(self.s.owner[card]) & 1)

    def lasting(self, what: int, card: int) -> list[int]:
        """The amounts of what lasts on a card."""
        column = [int(n) for n in self.s.lasting]
        entries = [column[k : k + LASTING] for k in range(0, len(column), LASTING)]
        return [entry[2] for entry in entries if entry[0] == what and entry[1] == card]

    def works(self, card: int) -> bool:
        """Whether its printed text counts: not blank, not on a bloodied face (CQ-16.13)."""
        return not self.bloodied(card) and not self.lasting(BLANKED, card)

    def keywords(self, card: int) -> int:
        """Printed, worn and gained: all that decide what is legal come from there."""
        found = int(self.printed(card).keywords) if self.works(card) else 0
        for worn in self.worn(card):
            found |= int(self.printed(worn).worn.keywords)
        for gained in self.lasting(GAIN_KEYWORDS, card):
            found |= gained
        return found

    def has(self, card: int, keyword: int) -> bool:
        return bool(self.keywords(card) & keyword)

    def area_effect(self, unit: int) -> int:
        own = 0 if self.lasting(BLANKED, unit) else int(self.printed(unit).area)
        return own + sum(int(self.printed(worn).worn.area) for worn in self.worn(unit))

    def hp_left(self, unit: int) -> int:
        printed = self.printed(unit)
        total = int(printed.bloodied_hp if self.bloodied(unit) else printed.hp)
        total += sum(int(self.printed(worn).worn.hp) for worn in self.worn(unit))
        total += sum(self.lasting(MORE_HP, unit))
        for worn in self.worn(unit):
            total *= 2 if self.printed(worn).worn.doubles_hp else 1
        return max(total - self.damage(unit), 0)

    def command_icons(self, unit: int) -> int:
        """Printed, worn, and what its own text adds."""
        if self.lasting(NO_COMMAND, unit):
            return 0
        total = int(self.printed(unit).command)
        total += sum(int(self.printed(worn).worn.command) for worn in self.worn(unit))
        if self.works(unit) and self.name(unit) in COMMAND_TEXTS:
            total += COMMAND_TEXTS[self.name(unit)](self, unit)
        return total

    # -- what protects it --------------------------------------------------------------------------

    def cannot_be_damaged(self, card: int) -> bool:
        return bool(self.lasting(CANNOT_BE_DAMAGED, card))

    def is_immune(self, card: int, source: int) -> bool:
        """To the events of an enemy (CQ-15.16)."""
        if source < 0 or self.printed(source).type != EVENT or not self.is_unit(card):
            return False
        enemy = not self.controls(int(self.s.owner[source]), card)
        return enemy and self.has(card, IMMUNE_TO_ENEMY_EVENTS)

    def covers(self, unit: int) -> int:
        """The card that keeps enemy abilities from targeting the unit, or NO_CARD."""
        if not self.is_unit(unit) or self.has_trait(unit, "vehicle"):
            return NO_CARD
        seat = int(self.s.controller[unit])
        return self._active(COVERS_OTHERS, self.slot(unit), seat)

    def holds(self, unit: int) -> int:
        """The card that keeps an army unit from retreating, or NO_CARD."""
        return self._active(STOPS_RETREATS, self.slot(unit)) if self.is_army(unit) else NO_CARD

    def _active(self, names: set[str], slot: int, seat: int = -1) -> int:
        for card in self.units_at(slot):
            if self.name(card) in names and self.works(card):
                if seat < 0 or self.controls(seat, card):
                    return card
        return NO_CARD

    def is_guarded(self, unit: int) -> bool:
        """Whether its text hides it behind a unit of another name that is there."""
        if self.name(unit) not in HIDES_BEHIND_OTHERS or not self.works(unit):
            return False
        place = self.s.place[unit]
        return any(
            self.s.place[other] == place and self.name(other) != self.name(unit)
            for other in self.units()
        )

    # -- players -----------------------------------------------------------------------------------

    def pool(self, seat: int) -> int:
        return int(self.s.pool[seat])

    def controls_named(self, seat: int, name: str) -> bool:
        return any(self.controls(seat, c) for c in self.cards() if self.name(c) == name)

    def controls_relic(self, seat: int) -> bool:
        return any(self.controls(seat, c) for c in self.cards() if self.has_trait(c, "relic"))

    def has_room_for(self, seat: int, token: str) -> bool:
        """Whether a token of that name is in the bank and fits below ten (CQ-12.19)."""
        tokens = [
            card
            for card in range(len(self.s.kind))
            if self.printed(card).type == TOKEN and self.controls(seat, card)
        ]
        out = [card for card in tokens if self.s.zone[card] != BANK]
        if self.s.options & TOKENS_BY_TYPE:
            out = [card for card in out if self.name(card) == token]
        left = [c for c in tokens if self.s.zone[c] == BANK and self.name(c) == token]
        return len(out) < MOST_TOKENS and bool(left)

    # -- damage ------------------------------------------------------------------------------------

    def about(self, at: int, which: int) -> int:
        """What an occurrence is about: one of the four things that are said of it."""
        return int(argument(self.s, at, which))

    def beside(self, entry: int, which: int) -> int:
        """A field of an entry of damage beside a unit."""
        return int(self.s.beside[entry * BESIDE + which])
