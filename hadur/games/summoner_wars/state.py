"""The state of a battle: its columns, their copy, and the few ways in which they change.

Cards 0 to 33 are seat 0's deck, 34 to 67 seat 1's. A set of spaces is a word (board.py); `has`
holds one such set for every ability: the spaces whose card has it now. Whatever depends on
where a card stands moves with it in `enter`, `leave` and `relocate`, and nowhere else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final, cast

from hadur.games.summoner_wars.abilities.ids import (
    ABILITIES,
    CHANT_OF_ENTANGLING,
    EFFECTS,
)
from hadur.games.summoner_wars.board import SPACES
from hadur.games.summoner_wars.cards.definition import (
    CHAMPION,
    COMMON,
    GATE,
    STRUCTURE,
    SUMMONER,
    TABLES,
)
from hadur.kernel.bits import BIT
from hadur.kernel.cards import CardState
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import BLANK, plain

DECK: Final = 34
SPARE: Final = SPACES
"""A place beside the battlefield where a card waits for an instant while two are swapped."""
CARDS_IN_GAME: Final = 68
BOTH: Final = 3

# Zones. Piles are numbered kind * 2 + seat.
DRAW_PILE: Final = 0
HAND: Final = 2
DISCARD_PILE: Final = 4
ACTIVE_AREA: Final = 6
BATTLEFIELD: Final = 8
UNDER: Final = 9
RESOLVING: Final = 10

# Chance streams.
DICE: Final = 0
FIRST_PLAYER: Final = 1
SHUFFLE: Final = 2
STREAMS: Final = ("dice", "first-player", "shuffle-0", "shuffle-1")

# Once-per-turn marks in `spent`.
MOMENTUM_SPENT: Final = 1
RAISE_SPENT: Final = 2
SLY_SPENT: Final = 4
SWIFT_SHOT_SPENT: Final = 8
PRIMAL_FURY_SPENT: Final = 16
GUARD_SPENT: Final = 32
HAS_KILLED: Final = 64
CLUNG: Final = 128

# Options (`rules`): rulings that a table may change (docs/rulings/summoner-wars.md).
ACTIVE_WINS_TIES: Final = 1
NO_EXTRA_ATTACK_AFTER_INSTEAD: Final = 2

if TYPE_CHECKING:
    from hadur.kernel.columns import Fact

    PerCard = Annotated[vec[i64], [0] * CARDS_IN_GAME]
    Pointers = Annotated[vec[i64], [-1] * CARDS_IN_GAME]
    Spaces = Annotated[vec[i64], [-1] * (SPACES + 1)]
    Seats = Annotated[vec[i64], [0] * 2]
    Sets = Annotated[vec[i64], [0] * ABILITIES]
    Effects = Annotated[vec[i64], [0] * (2 * EFFECTS)]
    Pairs = Annotated[vec[i64], [], 2]
    Layer = Annotated[i64, "layers"]
    Turn = Annotated[i64, "turn"]
    TurnFlag = Annotated[bool, "turn"]
    Attack = Annotated[i64, "attack"]


class Battle(CardState):
    """Two summoners at war."""

    def __init__(self, seats: i64 = 0, streams: i64 = 0, seed: i64 = 0) -> None:
        super().__init__(seats, streams, seed)
        # One entry a card.
        self.controller: PerCard = BLANK
        self.space: Pointers = BLANK
        self.damage: PerCard = BLANK
        self.charges: PerCard = BLANK
        self.host: Pointers = BLANK
        self.spent: PerCard = BLANK
        self.bonus: PerCard = BLANK
        self.lender: Pointers = BLANK
        self.target: Pointers = BLANK
        self.target2: Pointers = BLANK
        # The battlefield.
        self.at: Spaces = BLANK
        self.side: Seats = BLANK
        self.has: Sets = BLANK
        self.commons: Layer = 0
        self.champions: Layer = 0
        self.summoners: Layer = 0
        self.structures: Layer = 0
        self.gates: Layer = 0
        self.damaged: Layer = 0
        self.frozen: Layer = 0
        self.covering: Layer = 0
        self.moved: Layer = 0
        self.attacked: Layer = 0
        self.instead: Layer = 0
        # Players.
        self.magic: Seats = BLANK
        self.in_effect: Effects = BLANK
        self.summoner: Fact = BLANK
        # The turn.
        self.active: Turn = 0
        self.turn: Turn = 0
        self.phase: Turn = 0
        self.moves_used: Turn = 0
        self.attacks_used: Turn = 0
        self.targeted: TurnFlag = False
        self.fallen: Turn = 0
        self.rules: Turn = 0
        # Abilities gained until the end of the turn: pairs of card and ability.
        self.gains: Pairs = BLANK
        # Base strengths that are no longer the printed ones: pairs of card and value.
        self.rebased: Pairs = BLANK
        # The attack being made.
        self.attacker: Attack = -1
        self.victim: Attack = -1
        self.melee: Attack = 0
        self.ranged: Attack = 0
        self.special: Attack = 0
        self.attack_bonus: Attack = 0
        self.attack_flags: Attack = 0

    def orders(self) -> i64:
        """The player whose turn it is orders simultaneous effects (SW-4.10)."""
        return self.active

    def order_rule(self) -> str:
        return "SW-4.10"

    # -- reading -----------------------------------------------------------------------------------

    def owner(self, card: i64) -> i64:
        """The player in whose deck the card started (SW-17.1)."""
        return 0 if card < DECK else 1

    def occupied(self) -> i64:
        return self.side[0] | self.side[1]

    def units(self) -> i64:
        return self.commons | self.champions | self.summoners

    def having(self, classes: i64) -> i64:
        """The spaces of cards that have at least one of these classes."""
        found: i64 = 0
        if classes & COMMON != 0:
            found |= self.commons
        if classes & CHAMPION != 0:
            found |= self.champions
        if classes & SUMMONER != 0:
            found |= self.summoners
        if classes & STRUCTURE != 0:
            found |= self.structures
        return found

    def on_field(self, card: i64) -> bool:
        return self.zone[card] == BATTLEFIELD

    def can(self, card: i64, ability: i64) -> bool:
        """Whether the card is on the battlefield and has the ability now."""
        space = self.space[card]
        return space >= 0 and self.has[ability] & BIT[space] != 0

    def effect(self, seat: i64, effect: i64) -> i64:
        """How many copies of an active event's effect a player has."""
        return self.in_effect[seat * EFFECTS + effect]

    # -- standing on the battlefield ---------------------------------------------------------------

    def enter(self, card: i64, space: i64, seat: i64) -> None:
        """Put a card on an empty space under a player's control, open to all (SW-2.1)."""
        self.put(card, BATTLEFIELD)
        self.reveal(card, BOTH)
        self.controller[card] = seat
        self.space[card] = space
        self.at[space] = card
        here = BIT[space]
        self.side[seat] |= here
        classes = TABLES.classes[self.kind[card]]
        if classes & COMMON != 0:
            self.commons |= here
        elif classes & CHAMPION != 0:
            self.champions |= here
        elif classes & SUMMONER != 0:
            self.summoners |= here
        if classes & STRUCTURE != 0:
            self.structures |= here
        if classes & GATE != 0:
            self.gates |= here
        self.learn_abilities(card)

    def leave(self, card: i64) -> None:
        """Take a card off the battlefield: tokens, marks and memory go (SW-1.40).

        Where it goes, and the cards under it, are the caller's business.
        """
        space = self.space[card]
        here = BIT[space]
        gone = ~here
        self.forget_abilities(card)
        self.side[0] &= gone
        self.side[1] &= gone
        self.commons &= gone
        self.champions &= gone
        self.summoners &= gone
        self.structures &= gone
        self.gates &= gone
        self.damaged &= gone
        self.frozen &= gone
        self.covering &= gone
        self.moved &= gone
        self.attacked &= gone
        self.instead &= gone
        self.at[space] = -1
        self.space[card] = -1
        self.damage[card] = 0
        self.charges[card] = 0
        self.spent[card] = 0
        self.bonus[card] = 0
        self.lender[card] = -1
        self.controller[card] = self.owner(card)
        self.gains = _without(self.gains, card)
        self.rebased = _without(self.rebased, card)

    def relocate(self, card: i64, to: i64) -> None:
        """Move a card to an empty space with all that lies on it (SW-16.15)."""
        start = self.space[card]
        if start == to:
            return
        here = BIT[start]
        gone = ~here
        there = BIT[to]
        self.forget_abilities(card)
        seat = self.controller[card]
        self.side[seat] = (self.side[seat] & gone) | there
        if self.commons & here != 0:
            self.commons = (self.commons & gone) | there
        elif self.champions & here != 0:
            self.champions = (self.champions & gone) | there
        elif self.summoners & here != 0:
            self.summoners = (self.summoners & gone) | there
        if self.structures & here != 0:
            self.structures = (self.structures & gone) | there
        if self.gates & here != 0:
            self.gates = (self.gates & gone) | there
        if self.damaged & here != 0:
            self.damaged = (self.damaged & gone) | there
        if self.frozen & here != 0:
            self.frozen = (self.frozen & gone) | there
        if self.covering & here != 0:
            self.covering = (self.covering & gone) | there
        if self.moved & here != 0:
            self.moved = (self.moved & gone) | there
        if self.attacked & here != 0:
            self.attacked = (self.attacked & gone) | there
        if self.instead & here != 0:
            self.instead = (self.instead & gone) | there
        self.at[start] = -1
        self.at[to] = card
        self.space[card] = to
        self.learn_abilities(card)

    def swap(self, one: i64, other: i64) -> None:
        """Two cards exchange their spaces (SW-16.8)."""
        first_space = self.space[one]
        second_space = self.space[other]
        self.relocate(one, SPARE)
        self.relocate(other, first_space)
        self.relocate(one, second_space)

    def give_control(self, card: i64, seat: i64) -> None:
        """Another player controls the card; it keeps everything that is on it (SW-17.3)."""
        here = BIT[self.space[card]]
        self.side[1 - seat] &= ~here
        self.side[seat] |= here
        self.controller[card] = seat
        if self.covering & here != 0:
            for below in range(CARDS_IN_GAME):
                if self.host[below] == card:
                    self.controller[below] = seat

    # -- abilities ---------------------------------------------------------------------------------

    def learn_abilities(self, card: i64) -> None:
        """Enter in `has` what the card on the battlefield can do now."""
        here = BIT[self.space[card]]
        if self.frozen & here != 0:
            return
        self._learn_printed(self.kind[card], here)
        if len(self.gains) > 0:
            at: i64 = 0
            while at < len(self.gains):
                if self.gains[at] == card:
                    self.has[self.gains[at + 1]] |= here
                at += 2
        if self._entangles():
            self._learn_entangled(card, here)
        if self.covering & here != 0:
            for below in range(CARDS_IN_GAME):
                if self.host[below] == card:
                    lent = TABLES.lends[self.kind[below]]
                    if lent >= 0:
                        self.has[lent] |= here

    def _entangles(self) -> bool:
        """Whether units learn from each other by a Chant of Entangling. The event is named since
        this is asked twice whenever a unit moves."""
        return (
            self.in_effect[CHANT_OF_ENTANGLING] | self.in_effect[EFFECTS + CHANT_OF_ENTANGLING] != 0
        )

    def _learn_printed(self, kind: i64, here: i64) -> None:
        k = TABLES.first_ability[kind]
        end = TABLES.first_ability[kind + 1]
        while k < end:
            self.has[TABLES.abilities[k]] |= here
            k += 1

    def _learn_entangled(self, card: i64, here: i64) -> None:
        """Chant of Entangling: the base abilities of the other target."""
        for seat in range(2):
            area = ACTIVE_AREA + seat
            for k in range(self.size[area]):
                event = self.card_in(area, k)
                if TABLES.effect[self.kind[event]] != CHANT_OF_ENTANGLING:
                    continue
                if self.target[event] == card and self.target2[event] >= 0:
                    self._learn_printed(self.kind[self.target2[event]], here)
                elif self.target2[event] == card and self.target[event] >= 0:
                    self._learn_printed(self.kind[self.target[event]], here)

    def forget_abilities(self, card: i64) -> None:
        """Take out of `has` whatever the card on the battlefield has."""
        here = BIT[self.space[card]]
        gone = ~here
        if len(self.gains) > 0 or self.covering & here != 0 or self._entangles():
            for ability in range(ABILITIES):
                self.has[ability] &= gone
            return
        kind = self.kind[card]
        k = TABLES.first_ability[kind]
        end = TABLES.first_ability[kind + 1]
        while k < end:
            self.has[TABLES.abilities[k]] &= gone
            k += 1

    def relearn(self, card: i64) -> None:
        """Work out a card's abilities anew after something that changes them."""
        gone = ~BIT[self.space[card]]
        for ability in range(ABILITIES):
            self.has[ability] &= gone
        self.learn_abilities(card)

    def gain_ability(self, card: i64, ability: i64) -> None:
        """The card has this ability until the end of the turn."""
        self.gains = append(self.gains, card)
        self.gains = append(self.gains, ability)
        here = BIT[self.space[card]]
        if self.frozen & here == 0:
            self.has[ability] |= here

    # -- base strength -----------------------------------------------------------------------------

    def set_base_strength(self, card: i64, value: i64) -> None:
        """As if this were printed on the card (SW-19.15), until the next such effect (SW-19.16)."""
        self.rebased = _without(self.rebased, card)
        self.rebased = append(self.rebased, card)
        self.rebased = append(self.rebased, value)

    # Written by tools/columns.py from the columns above.
    def copy(self) -> Battle:
        to = Battle()
        self._copy_card_state(to)
        to.controller = self.controller[:]
        to.space = self.space[:]
        to.damage = self.damage[:]
        to.charges = self.charges[:]
        to.host = self.host[:]
        to.spent = self.spent[:]
        to.bonus = self.bonus[:]
        to.lender = self.lender[:]
        to.target = self.target[:]
        to.target2 = self.target2[:]
        to.at = self.at[:]
        to.side = self.side[:]
        to.has = self.has[:]
        to.commons = self.commons
        to.champions = self.champions
        to.summoners = self.summoners
        to.structures = self.structures
        to.gates = self.gates
        to.damaged = self.damaged
        to.frozen = self.frozen
        to.covering = self.covering
        to.moved = self.moved
        to.attacked = self.attacked
        to.instead = self.instead
        to.magic = self.magic[:]
        to.in_effect = self.in_effect[:]
        to.summoner = self.summoner
        to.active = self.active
        to.turn = self.turn
        to.phase = self.phase
        to.moves_used = self.moves_used
        to.attacks_used = self.attacks_used
        to.targeted = self.targeted
        to.fallen = self.fallen
        to.rules = self.rules
        to.gains = self.gains[:]
        to.rebased = self.rebased[:]
        to.attacker = self.attacker
        to.victim = self.victim
        to.melee = self.melee
        to.ranged = self.ranged
        to.special = self.special
        to.attack_bonus = self.attack_bonus
        to.attack_flags = self.attack_flags
        return to

    def _dump_columns(self, out: dict[str, list[int]]) -> None:
        super()._dump_columns(out)
        out["controller"] = plain(self.controller)
        out["space"] = plain(self.space)
        out["damage"] = plain(self.damage)
        out["charges"] = plain(self.charges)
        out["host"] = plain(self.host)
        out["spent"] = plain(self.spent)
        out["bonus"] = plain(self.bonus)
        out["lender"] = plain(self.lender)
        out["target"] = plain(self.target)
        out["target2"] = plain(self.target2)
        out["at"] = plain(self.at)
        out["side"] = plain(self.side)
        out["has"] = plain(self.has)
        out["layers"] = [
            int(self.commons),
            int(self.champions),
            int(self.summoners),
            int(self.structures),
            int(self.gates),
            int(self.damaged),
            int(self.frozen),
            int(self.covering),
            int(self.moved),
            int(self.attacked),
            int(self.instead),
        ]
        out["magic"] = plain(self.magic)
        out["in_effect"] = plain(self.in_effect)
        out["turn"] = [
            int(self.active),
            int(self.turn),
            int(self.phase),
            int(self.moves_used),
            int(self.attacks_used),
            int(self.targeted),
            int(self.fallen),
            int(self.rules),
        ]
        out["gains"] = plain(self.gains)
        out["rebased"] = plain(self.rebased)
        out["attack"] = [
            int(self.attacker),
            int(self.victim),
            int(self.melee),
            int(self.ranged),
            int(self.special),
            int(self.attack_bonus),
            int(self.attack_flags),
        ]

    def fill(self) -> None:
        super().fill()
        self.controller = vec[i64]([0] * CARDS_IN_GAME)
        self.space = vec[i64]([-1] * CARDS_IN_GAME)
        self.damage = vec[i64]([0] * CARDS_IN_GAME)
        self.charges = vec[i64]([0] * CARDS_IN_GAME)
        self.host = vec[i64]([-1] * CARDS_IN_GAME)
        self.spent = vec[i64]([0] * CARDS_IN_GAME)
        self.bonus = vec[i64]([0] * CARDS_IN_GAME)
        self.lender = vec[i64]([-1] * CARDS_IN_GAME)
        self.target = vec[i64]([-1] * CARDS_IN_GAME)
        self.target2 = vec[i64]([-1] * CARDS_IN_GAME)
        self.at = vec[i64]([-1] * (SPACES + 1))
        self.side = vec[i64]([0] * 2)
        self.has = vec[i64]([0] * ABILITIES)
        self.magic = vec[i64]([0] * 2)
        self.in_effect = vec[i64]([0] * (2 * EFFECTS))
        self.gains = vec[i64]()
        self.rebased = vec[i64]()

    def lengths(self) -> dict[str, int]:
        out = super().lengths()
        out["controller"] = CARDS_IN_GAME
        out["space"] = CARDS_IN_GAME
        out["damage"] = CARDS_IN_GAME
        out["charges"] = CARDS_IN_GAME
        out["host"] = CARDS_IN_GAME
        out["spent"] = CARDS_IN_GAME
        out["bonus"] = CARDS_IN_GAME
        out["lender"] = CARDS_IN_GAME
        out["target"] = CARDS_IN_GAME
        out["target2"] = CARDS_IN_GAME
        out["at"] = SPACES + 1
        out["side"] = 2
        out["has"] = ABILITIES
        out["magic"] = 2
        out["in_effect"] = 2 * EFFECTS
        out["gains"] = -2
        out["rebased"] = -2
        return out

    # End of what tools/columns.py writes.


def _without(pairs: vec[i64], card: i64) -> vec[i64]:
    """Pairs of a card and something, but for those of one card."""
    if len(pairs) == 0:
        return pairs
    kept = vec[i64]()
    at: i64 = 0
    while at < len(pairs):
        if pairs[at] != card:
            kept = append(kept, pairs[at])
            kept = append(kept, pairs[at + 1])
        at += 2
    return kept


def new_battle(seed: i64) -> Battle:
    """An empty battlefield, nobody's turn yet, no card anywhere."""
    s = Battle(2, len(STREAMS), seed)
    s.fill()
    s.summoner = vec[i64]([0, DECK])
    return s


def battle(state: object) -> Battle:
    """The kernel's state as what it is in this game."""
    return cast(Battle, state)
