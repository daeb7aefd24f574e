"""The state of a campaign: its columns, their copy, and the few ways in which they change.

Every card of the match is a number: the deck of seat 0 with its warlord first, that of seat 1,
both seats' token units, the planets. Units and supports in play lie at a *place*, in the order
in which they came: one side of a planet of the row, or a headquarters. Places and the attachments
of a card are chains (`head`, `worn`, `next`), since a side can hold any number of cards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final, cast

from hadur.games.conquest import log
from hadur.games.conquest.cards.definition import AMBUSH, ATTACHMENT, TABLES, UNIT, event_bit
from hadur.kernel.bits import BIT
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import BLANK, EVERYONE, plain
from hadur.kernel.windows import (
    ABILITIES,
    EACH,
    TimedState,
    event_number,
    is_used,
    listener,
    occurrences,
)

BOTH: Final = 3

# Zones. Piles are numbered kind + seat, but for the planets'.
DECK: Final = 0
HAND: Final = 2
DISCARD: Final = 4
VICTORY: Final = 6
FACE_DOWN: Final = 8
BOX: Final = 9
REMOVED: Final = 10
PILES: Final = 11
IN_PLAY: Final = 11
ATTACHED: Final = 12
ROW: Final = 13
PLAYING: Final = 14
BANK: Final = 15

# Places: 2 * slot + seat for the sides of a planet, then headquarters and supports.
SLOTS: Final = 7
HQ: Final = 14
SUPPORTS: Final = 16
PLACES: Final = 18
WORN: Final = 64
"""Added to the place in `was` of a card that was attached there: it was no unit (CQ-12.41)."""

# Chance streams.
FIRST_PLAYER: Final = 0
PLANETS: Final = 1
SHUFFLE: Final = 2
RANDOM_CARD: Final = 4
STREAMS: Final = ("first-player", "planets", "shuffle-0", "shuffle-1", "random-card")

# Phases (CQ-5.1), and the words of actions that are bound to one (CQ-5.19).
DEPLOY_PHASE: Final = 0
COMMAND_PHASE: Final = 1
COMBAT_PHASE: Final = 2
HEADQUARTERS_PHASE: Final = 3
PHASES: Final = ("deploy", "command", "combat", "headquarters")

# Marks in `spent`: an ability with such a limit has been used (CQ-11.30).
ONCE_PER_PHASE: Final = 1
ONCE_PER_ROUND: Final = 2
ONCE_PER_BATTLE: Final = 4
HAS_MOVED: Final = 8
"""A Mobile unit has made its move."""
HAS_COMMITTED: Final = 16
"""The unit is just committing to a planet."""

# Lasting effects: what, on which card, how much, until when, by which definition.
LASTING: Final = 5
MORE_ATTACK: Final = 0
SET_ATTACK: Final = 1
GAIN_KEYWORDS: Final = 2
BLANKED: Final = 3
NO_COMMAND: Final = 4
MORE_HP: Final = 5
CANNOT_BE_DAMAGED: Final = 6
CANNOT_READY: Final = 7
UNTIL_PHASE_ENDS: Final = 0
UNTIL_BATTLE_ENDS: Final = 1
UNTIL_ATTACK_ENDS: Final = 2
UNTIL_STRUGGLE_ENDS: Final = 3
UNTIL_ROUND_ENDS: Final = 4

# Cards that were played and may be so only once in a time: player, definition, which time.
NAMED: Final = 3

# Marks in `again`: an announcement was taken back (CQ-S31); the turn is taken once more for it.
TAKEN_BACK: Final = 1
ONCE_MORE: Final = 2

# What waits for a moment, with its card: pairs in `delayed`.
SACRIFICE_AT_PHASE_END: Final = 0
DISCARD_AT_PHASE_END: Final = 1
HURT_ON_ARRIVAL: Final = 2

# Damage beside units: unit, how much, how much of it was reassigned, whether shielded.
BESIDE: Final = 4

# Options (`options`): rulings that a table may change (docs/rulings/conquest.md).
UNIT_BONUS_NEEDS_READY: Final = 1
TOKENS_BY_TYPE: Final = 2
ARMORBANE_SPARES_AREA: Final = 4
AMBUSH_ONLY_AT_BATTLE: Final = 8
UNDAMAGEABLE_NOT_ATTACKABLE: Final = 16
WIN_WITHOUT_READY: Final = 32

if TYPE_CHECKING:
    from hadur.kernel.columns import HIDDEN, SHARED, Fact, HiddenNumber, Listed

    PerCard = Annotated[vec[i64], "[0] * len(self.owner)"]
    Pointers = Annotated[vec[i64], "[-1] * len(self.owner)"]
    Places = Annotated[vec[i64], [-1] * PLACES]
    Row = Annotated[vec[i64], [-1] * SLOTS]
    Seats = Annotated[vec[i64], [0, 0]]
    Awaited = Annotated[vec[i64], [0, 0], SHARED, HIDDEN]
    Waiting = Annotated[vec[i64], [], SHARED, HIDDEN]
    Pairs = Annotated[vec[i64], [], 2]
    Lasting = Annotated[vec[i64], [], LASTING]
    Named = Annotated[vec[i64], [], NAMED]
    Beside = Annotated[vec[i64], [], BESIDE]
    Match = Annotated[i64, "match"]
    Warlords = Annotated[vec[i64], SHARED, "match"]
    Round = Annotated[i64, "round"]
    Battle = Annotated[i64, "battle"]
    BattleFlag = Annotated[bool, "battle"]


class Campaign(TimedState):
    """Two warlords at war over the Traxis sector."""

    def __init__(self, seats: i64 = 0, streams: i64 = 0, seed: i64 = 0) -> None:
        super().__init__(seats, streams, seed)
        # Facts of the match that never change; copies share them.
        self.options: Match = 0
        self.starter: Match = 0
        self.warlord: Warlords = BLANK
        self.owner: Fact = BLANK
        self.lurking: Waiting = BLANK
        self.awaited: Awaited = BLANK
        self.ambushing: Waiting = BLANK
        self.imagined: Waiting = BLANK
        self.cheapest_ambush: Awaited = BLANK
        self.heeds_order: HiddenNumber = 0
        # One entry a card.
        self.place: Pointers = BLANK
        self.was: Pointers = BLANK
        self.next: Pointers = BLANK
        self.worn: Pointers = BLANK
        self.host: Pointers = BLANK
        self.controller: PerCard = BLANK
        self.exhausted: PerCard = BLANK
        self.damage: PerCard = BLANK
        self.stored: PerCard = BLANK
        self.spent: PerCard = BLANK
        # Places and planets.
        self.head: Places = BLANK
        self.row: Row = BLANK
        self.auras: Listed = BLANK
        self.aspects: HiddenNumber = 0
        """What the constant texts in play speak of; follows from `auras`."""
        self.answering: HiddenNumber = 0
        """A sieve of the events that cards in play have an ability for (`event_bit`)."""
        # Players.
        self.pool: Seats = BLANK
        self.dial: Seats = BLANK
        self.named: Named = BLANK
        # The round.
        self.round: Round = 0
        self.phase: Round = 0
        self.initiative: Round = 0
        self.first: Round = 0
        self.bloodied: Round = 0
        self.passed: Round = 0
        self.limited: Round = 0
        self.captured_last: Round = -1
        self.again: Round = 0
        # The battle and the attack.
        self.battle: Battle = -1
        self.battle_initiative: Battle = -1
        self.ranged: BattleFlag = False
        self.combat_round: Battle = 0
        self.called: Battle = 0
        self.mark: Battle = -1
        self.round_mark: Battle = 0
        self.stale: Battle = 0
        self.changes: Battle = 0
        self.attacker: Battle = -1
        self.defender: Battle = -1
        # Lists of what is going on.
        self.lasting: Lasting = BLANK
        self.delayed: Pairs = BLANK
        self.beside: Beside = BLANK
        self.falling: Listed = BLANK
        self.leaving: Pairs = BLANK
        self.marked: Listed = BLANK
        self.looked: Listed = BLANK

    def tell(
        self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, audience: i64 = EVERYONE
    ) -> None:
        """Places are told with the planet that lies there, since the row changes."""
        if self.listener is None:
            return
        told = [int(a), int(b), int(c), int(d)]
        for which in log.PLACES.get(int(kind), ()):
            told[which] = log.with_planet(told[which], self._planet_of_slot(told[which] >> 1))
        for which in log.SLOTS.get(int(kind), ()):
            told[which] = log.with_planet(told[which], self._planet_of_slot(told[which]))
        super().tell(kind, told[0], told[1], told[2], told[3], audience)

    def _planet_of_slot(self, slot: int) -> int:
        """The kind of planet that lies in a slot, or -1."""
        if slot < 0 or slot >= SLOTS or self.row[slot] < 0:
            return -1
        return int(self.kind[self.row[slot]])

    # -- timing ------------------------------------------------------------------------------------

    def orders(self) -> i64:
        """The player with initiative: in a battle the one who has it there (CQ-5.8, CQ-5.9)."""
        return self.battle_initiative if self.battle >= 0 else self.initiative

    def order_rule(self) -> str:
        return "CQ-10.37"

    def orders_forced(self, at: i64, timing: i64) -> i64:
        """By initiative, each player his own (CQ-18.22)."""
        return EACH

    def window_rule(self, timing: i64) -> str:
        return ("CQ-10.27", "CQ-10.17", "CQ-10.28", "CQ-10.23")[timing]

    def close_list(self, seat: int, abilities: list[int], cheapest_ambush: int) -> None:
        """Say that a player's list is closed, and what any deck of his warlord might have:
        abilities that are used from hand, and the cheapest card with Ambush (-1 if there is
        none)."""
        self.closed_lists |= BIT[seat]
        for number in abilities:
            self.imagined = append(append(self.imagined, number), seat)
            self.awaited[seat] |= event_bit(ABILITIES.all[number].event.number)
        self.cheapest_ambush[seat] = cheapest_ambush

    def await_from_hand(self, lurking: list[int]) -> None:
        """Name the abilities of both decks that are used from hand: pairs of ability and card."""
        self.lurking = vec[i64](lurking)
        self.awaited = vec[i64]([0, 0])
        self.ambushing = vec[i64]()
        for k in range(0, len(self.lurking), 2):
            ability = ABILITIES.all[self.lurking[k]]
            self.awaited[self.owner[self.lurking[k + 1]]] |= event_bit(ability.event.number)
        for card in range(len(self.kind)):
            if TABLES.keywords[self.kind[card]] & AMBUSH != 0:
                self.ambushing = append(self.ambushing, card)

    def listeners(self, at: i64, timing: i64, seat: i64) -> vec[i64]:
        """Abilities of the seat's cards in play, then of those in hand, copies once."""
        event = event_number(self, at)
        out = self._listening_in_play(event, timing, seat)
        hand = HAND + seat
        if self.awaited[seat] & event_bit(event) != 0:
            for k in range(self.size[hand]):
                if not self.repeats(hand, k):
                    card = self.card_in(hand, k)
                    out = self._add_listeners(out, card, event, timing, True)
        return out

    def is_asked(self, at: i64, timing: i64, seat: i64) -> bool:
        """Whether, by what everybody knows, the seat could do something (CQ-S23): with a card in
        play, or with one that its hand may hold."""
        for other in range(at, occurrences(self)):
            event = event_number(self, other)
            for found in self._listening_in_play(event, timing, seat):
                ability = ABILITIES.all[(found >> 20) & 0xFFF]
                source = (found >> 8) & 0xFFF
                if not is_used(self, other, ability.number, source) and ability.possible(
                    self, other, seat, source
                ):
                    return True
            if self.awaited[seat] & event_bit(event) != 0 and self.size[HAND + seat] > 0:
                if self._may_hold(other, event, timing, seat):
                    return True
        return False

    def _listening_in_play(self, event: i64, timing: i64, seat: i64) -> vec[i64]:
        out = vec[i64]()
        wanted = event_bit(event)
        if self.answering & wanted == 0:
            return out
        for place in range(seat, PLACES, 2):
            card = self.head[place]
            while card >= 0:
                if TABLES.answers[self.kind[card]] & wanted != 0:
                    out = self._add_listeners(out, card, event, timing, False)
                card = self.next[card]
        # Attachments are on either player's cards (CQ-12.27).
        for place in range(HQ + 2):
            card = self.head[place]
            while card >= 0:
                worn = self.worn[card]
                while worn >= 0:
                    if (
                        TABLES.answers[self.kind[worn]] & wanted != 0
                        and self.controller[worn] == seat
                    ):
                        out = self._add_listeners(out, worn, event, timing, False)
                    worn = self.next[worn]
                card = self.next[card]
        return out

    def _add_listeners(
        self, out: vec[i64], card: i64, event: i64, timing: i64, in_hand: bool
    ) -> vec[i64]:
        kind = self.kind[card]
        for k in range(TABLES.first_effect[kind], TABLES.first_effect[kind + 1]):
            ability = ABILITIES.all[TABLES.effects[k]]
            if (
                ability.event.number == event
                and ability.timing == timing
                and ability.from_hand == in_hand
            ):
                out = append(out, listener(ability, card))
        return out

    def _may_hold(self, at: i64, event: i64, timing: i64, seat: i64) -> bool:
        if self.has_closed_list(seat):
            return self._could_hold(at, event, timing, seat)
        lurking = self.lurking
        tried: i64 = -1
        for k in range(0, len(lurking), 2):
            ability = ABILITIES.all[lurking[k]]
            if ability.event.number == event and ability.timing == timing:
                card = lurking[k + 1]
                if self.owner[card] != seat or lurking[k] == tried or not self.is_unseen(card):
                    continue
                if ability.possible(self, at, seat, card):
                    return True
                # What one copy cannot do no other can.
                tried = lurking[k]
        return False

    def _could_hold(self, at: i64, event: i64, timing: i64, seat: i64) -> bool:
        """The same where the list is closed: any card of the hand could be any that the warlord may
        have, so one of them stands for it."""
        source = self.card_in(HAND + seat, 0)
        for k in range(0, len(self.imagined), 2):
            ability = ABILITIES.all[self.imagined[k]]
            if self.imagined[k + 1] != seat or ability.event.number != event:
                continue
            if ability.timing == timing and ability.possible(self, at, seat, source):
                return True
        return False

    def is_unseen(self, card: i64) -> bool:
        """Whether the card is in its owner's hand or deck: which, others cannot say."""
        zone = self.zone[card]
        return zone >= 0 and zone < DISCARD

    def repeats(self, pile: i64, index: i64) -> bool:
        """Whether a card of the same kind lies earlier in the pile: copies are one move."""
        kind = self.kind[self.card_in(pile, index)]
        for k in range(index):
            if self.kind[self.card_in(pile, k)] == kind:
                return True
        return False

    # -- reading -----------------------------------------------------------------------------------

    def type_of(self, card: i64) -> i64:
        """The card's type as it is used now: a unit that is attached is none (CQ-12.41)."""
        if self.zone[card] == ATTACHED:
            return ATTACHMENT
        return TABLES.type[self.kind[card]]

    def is_unit(self, card: i64) -> bool:
        """Whether the card is a unit in play."""
        return self.zone[card] == IN_PLAY and TABLES.type[self.kind[card]] & UNIT != 0

    def was_unit_of(self, card: i64, seat: i64) -> bool:
        """Whether a card that has left play was a unit which the player controlled."""
        was = self.was[card]
        return was >= 0 and was < SUPPORTS and was % 2 == seat

    def in_play(self, card: i64) -> bool:
        """CQ-2.5, for cards of the players."""
        zone = self.zone[card]
        return zone == IN_PLAY or zone == ATTACHED

    def place_of(self, card: i64) -> i64:
        """The place of a card in play (an attachment: of its host), or where it last was."""
        if self.zone[card] == ATTACHED:
            card = self.host[card]
        if self.place[card] >= 0 or self.was[card] < 0:
            return self.place[card]
        return self.was[card] % WORN

    def slot_of(self, card: i64) -> i64:
        """The slot of the row at which the card, or the host it is attached to, is; -1 for none."""
        if self.zone[card] == ATTACHED:
            card = self.host[card]
        elif self.zone[card] == ROW:
            return self.slot_of_planet(card)
        place = self.place[card]
        return place >> 1 if place >= 0 and place < HQ else -1

    def last_slot_of(self, card: i64) -> i64:
        """The same, or where the card was when it left play."""
        place = self.place_of(card)
        return place >> 1 if place >= 0 and place < HQ else -1

    def slot_of_planet(self, planet: i64) -> i64:
        for slot in range(SLOTS):
            if self.row[slot] == planet:
                return slot
        return -1

    def is_warlord(self, card: i64) -> bool:
        return card == self.warlord[0] or card == self.warlord[1]

    def is_bloodied(self, card: i64) -> bool:
        return self.is_warlord(card) and self.bloodied & BIT[self.owner[card]] != 0

    def first_planet(self) -> i64:
        """The slot of the current first planet; -1 between its loss and step 4.2 (CQ-8.40)."""
        return self.first if self.row[self.first] >= 0 else -1

    def last_planet(self) -> i64:
        """The slot of the face-up planet farthest from the first (CQ-12.39); -1 for none."""
        for slot in range(SLOTS - 1, -1, -1):
            if self.row[slot] >= 0:
                return slot
        return -1

    def adjacent(self, one: i64, other: i64) -> bool:
        """Neighbouring face-up planets (CQ-14.2, CQ-S8)."""
        if one < 0 or other < 0 or self.row[one] < 0 or self.row[other] < 0:
            return False
        return one - other == 1 or other - one == 1

    def has_units(self, place: i64) -> bool:
        """Whether there is a unit on a side of a planet (only units are there)."""
        return self.head[place] >= 0

    def units_at(self, place: i64) -> vec[i64]:
        """The units at a place, in the order they came."""
        out = vec[i64]()
        card = self.head[place]
        while card >= 0:
            out = append(out, card)
            card = self.next[card]
        return out

    def units_of(self, seat: i64) -> vec[i64]:
        """All units a player controls, planets first."""
        out = vec[i64]()
        for place in range(seat, HQ + 2, 2):
            card = self.head[place]
            while card >= 0:
                out = append(out, card)
                card = self.next[card]
        return out

    def attachments_of(self, card: i64) -> vec[i64]:
        out = vec[i64]()
        worn = self.worn[card]
        while worn >= 0:
            out = append(out, worn)
            worn = self.next[worn]
        return out

    def controls_named(self, seat: i64, kind: i64) -> bool:
        """Whether the player controls a copy of that card (CQ-12.42)."""
        for card in range(len(self.kind)):
            if self.kind[card] == kind and self.in_play(card) and self.controller[card] == seat:
                return True
        return False

    def is_blank(self, card: i64) -> bool:
        """Whether the printed text box counts as empty (CQ-16.13)."""
        return self.is_under(BLANKED, card)

    def is_under(self, what: i64, card: i64) -> bool:
        """Whether such an effect lasts on the card."""
        lasting = self.lasting
        for k in range(0, len(lasting), LASTING):
            if lasting[k] == what and lasting[k + 1] == card:
                return True
        return False

    # -- entering, moving, leaving: nothing else changes places ------------------------------------

    def enter(self, card: i64, place: i64, seat: i64) -> None:
        """Put a unit or support into play at a place, ready and unharmed (CQ-2.23)."""
        self.put(card, IN_PLAY)
        self._refresh(card, seat)
        self._link(card, place)
        self._note_texts(card)

    def attach(self, card: i64, host: i64, seat: i64) -> None:
        """Put a card into play attached to another."""
        self.put(card, ATTACHED)
        self._refresh(card, seat)
        self._wear(card, host)
        self._note_texts(card)

    def _refresh(self, card: i64, seat: i64) -> None:
        self.reveal(card, BOTH)
        self.controller[card] = seat
        self.exhausted[card] = 0
        self.damage[card] = 0
        self.stored[card] = 0
        self.spent[card] = 0

    def _note_texts(self, card: i64) -> None:
        kind = self.kind[card]
        self.answering |= TABLES.answers[kind]
        if TABLES.constant[kind] >= 0:
            self.auras = append(self.auras, card)
            self.aspects |= TABLES.aspects[kind]

    def _forget_texts(self, card: i64) -> None:
        kind = self.kind[card]
        if TABLES.answers[kind] != 0:
            self.answering = 0
            for other in range(len(self.zone)):
                if self.in_play(other) and other != card:
                    self.answering |= TABLES.answers[self.kind[other]]
        if TABLES.constant[kind] >= 0:
            self.auras = without(self.auras, 1, 0, card)
            self.aspects = 0
            for aura in self.auras:
                self.aspects |= TABLES.aspects[self.kind[aura]]

    def hand_over(self, card: i64, seat: i64) -> None:
        """Another player controls the card now, on his side of the same planet or at his
        headquarters (CQ-12.54); what is attached stays where it is."""
        self.controller[card] = seat
        if self.zone[card] == IN_PLAY:
            place = self.place[card]
            self.relocate(card, place - place % 2 + seat)

    def relocate(self, card: i64, place: i64) -> None:
        """Move a unit to another place with all that is on it (CQ-12.28)."""
        self._unlink(card)
        self._link(card, place)

    def reattach(self, card: i64, host: i64) -> None:
        """Move an attachment to another card."""
        self._take_off(card)
        self._wear(card, host)

    def leave(self, card: i64, zone: i64) -> None:
        """Take a card out of play into a pile, or into the bank if it is a token (CQ-12.21).

        `was` keeps where it was, for texts that speak of it afterwards."""
        self.was[card] = self.place_of(card)
        if self.zone[card] == ATTACHED:
            self.was[card] += WORN
        if self.zone[card] == ATTACHED:
            self._take_off(card)
        else:
            self._unlink(card)
        self._forget(card)
        self.damage[card] = 0
        self.stored[card] = 0
        self.exhausted[card] = 0
        self.controller[card] = self.owner[card]
        self.put(card, zone)

    def _forget(self, card: i64) -> None:
        """Nothing lasts on a card that has left play."""
        self._forget_texts(card)
        self.falling = without(self.falling, 1, 0, card)
        self.lasting = without(self.lasting, LASTING, 1, card)
        self.delayed = without(self.delayed, 2, 1, card)

    def _link(self, card: i64, place: i64) -> None:
        self.place[card] = place
        self.next[card] = -1
        last = self.head[place]
        if last < 0:
            self.head[place] = card
            return
        while self.next[last] >= 0:
            last = self.next[last]
        self.next[last] = card

    def _unlink(self, card: i64) -> None:
        place = self.place[card]
        self.place[card] = -1
        if self.head[place] == card:
            self.head[place] = self.next[card]
        else:
            before = self.head[place]
            while self.next[before] != card:
                before = self.next[before]
            self.next[before] = self.next[card]
        self.next[card] = -1

    def _wear(self, card: i64, host: i64) -> None:
        self.host[card] = host
        self.next[card] = -1
        last = self.worn[host]
        if last < 0:
            self.worn[host] = card
            return
        while self.next[last] >= 0:
            last = self.next[last]
        self.next[last] = card

    def _take_off(self, card: i64) -> None:
        host = self.host[card]
        self.host[card] = -1
        if self.worn[host] == card:
            self.worn[host] = self.next[card]
        else:
            before = self.worn[host]
            while self.next[before] != card:
                before = self.next[before]
            self.next[before] = self.next[card]
        self.next[card] = -1

    # -- what lasts --------------------------------------------------------------------------------

    def let_last(self, what: i64, card: i64, amount: i64, until: i64, by: i64) -> None:
        """An effect of the definition `by` stays on a card until a moment."""
        column = self.lasting
        column = append(column, what)
        column = append(column, card)
        column = append(column, amount)
        column = append(column, until)
        column = append(column, by)
        self.lasting = column

    def delay(self, what: i64, card: i64) -> None:
        """Something will happen to the card at a moment to come, if it is still in play."""
        self.delayed = append(self.delayed, what)
        self.delayed = append(self.delayed, card)

    def expire_attack(self, unit: i64) -> None:
        """The unit's attack is over, and what lasted for it."""
        kept = vec[i64]()
        lasting = self.lasting
        for start in range(0, len(lasting), LASTING):
            if lasting[start + 3] != UNTIL_ATTACK_ENDS or lasting[start + 1] != unit:
                for k in range(start, start + LASTING):
                    kept = append(kept, lasting[k])
        self.lasting = kept

    def expire(self, until: i64) -> None:
        """The moment has come: what lasted until then is over."""
        self.lasting = without(self.lasting, LASTING, 3, until)

    def forget_names(self, period: i64) -> None:
        """A phase, battle or round is over: what was "max once" in it may be played again
        (CQ-11.31)."""
        self.named = without(self.named, NAMED, 2, period)

    # Written by tools/columns.py from the columns above.
    def copy(self) -> Campaign:
        to = Campaign()
        self._copy_timed_state(to)
        to.options = self.options
        to.starter = self.starter
        to.warlord = self.warlord
        to.owner = self.owner
        to.lurking = self.lurking
        to.awaited = self.awaited
        to.ambushing = self.ambushing
        to.imagined = self.imagined
        to.cheapest_ambush = self.cheapest_ambush
        to.heeds_order = self.heeds_order
        to.place = self.place[:]
        to.was = self.was[:]
        to.next = self.next[:]
        to.worn = self.worn[:]
        to.host = self.host[:]
        to.controller = self.controller[:]
        to.exhausted = self.exhausted[:]
        to.damage = self.damage[:]
        to.stored = self.stored[:]
        to.spent = self.spent[:]
        to.head = self.head[:]
        to.row = self.row[:]
        to.auras = self.auras[:]
        to.aspects = self.aspects
        to.answering = self.answering
        to.pool = self.pool[:]
        to.dial = self.dial[:]
        to.named = self.named[:]
        to.round = self.round
        to.phase = self.phase
        to.initiative = self.initiative
        to.first = self.first
        to.bloodied = self.bloodied
        to.passed = self.passed
        to.limited = self.limited
        to.captured_last = self.captured_last
        to.again = self.again
        to.battle = self.battle
        to.battle_initiative = self.battle_initiative
        to.ranged = self.ranged
        to.combat_round = self.combat_round
        to.called = self.called
        to.mark = self.mark
        to.round_mark = self.round_mark
        to.stale = self.stale
        to.changes = self.changes
        to.attacker = self.attacker
        to.defender = self.defender
        to.lasting = self.lasting[:]
        to.delayed = self.delayed[:]
        to.beside = self.beside[:]
        to.falling = self.falling[:]
        to.leaving = self.leaving[:]
        to.marked = self.marked[:]
        to.looked = self.looked[:]
        return to

    def _dump_columns(self, out: dict[str, list[int]]) -> None:
        super()._dump_columns(out)
        out["match"] = [
            int(self.options),
            int(self.starter),
            *plain(self.warlord),
        ]
        out["place"] = plain(self.place)
        out["was"] = plain(self.was)
        out["next"] = plain(self.next)
        out["worn"] = plain(self.worn)
        out["host"] = plain(self.host)
        out["controller"] = plain(self.controller)
        out["exhausted"] = plain(self.exhausted)
        out["damage"] = plain(self.damage)
        out["stored"] = plain(self.stored)
        out["spent"] = plain(self.spent)
        out["head"] = plain(self.head)
        out["row"] = plain(self.row)
        out["auras"] = plain(self.auras)
        out["pool"] = plain(self.pool)
        out["dial"] = plain(self.dial)
        out["named"] = plain(self.named)
        out["round"] = [
            int(self.round),
            int(self.phase),
            int(self.initiative),
            int(self.first),
            int(self.bloodied),
            int(self.passed),
            int(self.limited),
            int(self.captured_last),
            int(self.again),
        ]
        out["battle"] = [
            int(self.battle),
            int(self.battle_initiative),
            int(self.ranged),
            int(self.combat_round),
            int(self.called),
            int(self.mark),
            int(self.round_mark),
            int(self.stale),
            int(self.changes),
            int(self.attacker),
            int(self.defender),
        ]
        out["lasting"] = plain(self.lasting)
        out["delayed"] = plain(self.delayed)
        out["beside"] = plain(self.beside)
        out["falling"] = plain(self.falling)
        out["leaving"] = plain(self.leaving)
        out["marked"] = plain(self.marked)
        out["looked"] = plain(self.looked)

    def fill(self) -> None:
        super().fill()
        self.lurking = vec[i64]()
        self.awaited = vec[i64]([0, 0])
        self.ambushing = vec[i64]()
        self.imagined = vec[i64]()
        self.cheapest_ambush = vec[i64]([0, 0])
        self.place = vec[i64]([-1] * len(self.owner))
        self.was = vec[i64]([-1] * len(self.owner))
        self.next = vec[i64]([-1] * len(self.owner))
        self.worn = vec[i64]([-1] * len(self.owner))
        self.host = vec[i64]([-1] * len(self.owner))
        self.controller = vec[i64]([0] * len(self.owner))
        self.exhausted = vec[i64]([0] * len(self.owner))
        self.damage = vec[i64]([0] * len(self.owner))
        self.stored = vec[i64]([0] * len(self.owner))
        self.spent = vec[i64]([0] * len(self.owner))
        self.head = vec[i64]([-1] * PLACES)
        self.row = vec[i64]([-1] * SLOTS)
        self.auras = vec[i64]()
        self.pool = vec[i64]([0, 0])
        self.dial = vec[i64]([0, 0])
        self.named = vec[i64]()
        self.lasting = vec[i64]()
        self.delayed = vec[i64]()
        self.beside = vec[i64]()
        self.falling = vec[i64]()
        self.leaving = vec[i64]()
        self.marked = vec[i64]()
        self.looked = vec[i64]()

    def lengths(self) -> dict[str, int]:
        out = super().lengths()
        out["place"] = len(self.owner)
        out["was"] = len(self.owner)
        out["next"] = len(self.owner)
        out["worn"] = len(self.owner)
        out["host"] = len(self.owner)
        out["controller"] = len(self.owner)
        out["exhausted"] = len(self.owner)
        out["damage"] = len(self.owner)
        out["stored"] = len(self.owner)
        out["spent"] = len(self.owner)
        out["head"] = PLACES
        out["row"] = SLOTS
        out["auras"] = -1
        out["pool"] = 2
        out["dial"] = 2
        out["named"] = -NAMED
        out["lasting"] = -LASTING
        out["delayed"] = -2
        out["beside"] = -BESIDE
        out["falling"] = -1
        out["leaving"] = -2
        out["marked"] = -1
        out["looked"] = -1
        return out

    # End of what tools/columns.py writes.


def without(column: vec[i64], width: i64, field: i64, value: i64) -> vec[i64]:
    """The entries of a column whose field is not this value."""
    if len(column) == 0:
        return column
    kept = vec[i64]()
    for start in range(0, len(column), width):
        if column[start + field] != value:
            for k in range(start, start + width):
                kept = append(kept, column[k])
    return kept


def new_campaign(seed: i64, owners: list[int], warlords: list[int]) -> Campaign:
    """No card anywhere yet; `owners` has the seat of every card of the match (-1: nobody)."""
    s = Campaign(2, len(STREAMS), seed)
    s.owner = vec[i64](owners)
    s.warlord = vec[i64](warlords)
    s.fill()
    s.controller = s.owner[:]
    return s


def campaign(state: object) -> Campaign:
    """The kernel's state as what it is in this game."""
    return cast(Campaign, state)
