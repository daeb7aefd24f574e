"""The Strategize Order and upgrades (section 22)."""

from __future__ import annotations

from typing import Final

from hadur.games.forbidden_stars import log
from hadur.games.forbidden_stars.abilities.upgrade import ORDER_UPGRADES, ready
from hadur.games.forbidden_stars.cards.definition import (
    CARD_COST,
    CARD_LEVEL,
    UPGRADE_COST,
    UPGRADE_LEVEL,
)
from hadur.games.forbidden_stars.components.sheets import STRATEGIZE as STRATEGIZE_ORDER
from hadur.games.forbidden_stars.phases.ways import areas_of
from hadur.games.forbidden_stars.prompts import NOTHING, Question
from hadur.games.forbidden_stars.state import (
    BOUGHT_COMBAT,
    BOUGHT_ORDER,
    CARDS,
    COMBAT_DECK,
    COMBAT_KIND,
    HOUSE,
    MATERIEL,
    OWNED,
    PRESENCE,
    STRATEGIZE_WITH_STRUCTURE,
    UPGRADES,
    War,
)
from hadur.games.forbidden_stars.verbs import COMBAT_UPGRADE, DONE, ORDER_UPGRADE, REPLACE
from hadur.kernel.bits import BIT, members
from hadur.kernel.moves import first, pack, verb_of
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask, State, Step, step0


def strategize(s: War) -> None:
    """FS-22.1, FS-22.2; without a unit there nothing can be purchased, unless an upgrade helps."""
    if is_present(s, s.turn):
        s.ask(PURCHASE, s.turn)
        return
    number = ready(s, s.turn, STRATEGIZE_ORDER)
    if number >= 0:
        ORDER_UPGRADES[number].without_units(s, s.turn)


def is_present(s: War, seat: i64) -> bool:
    """Whether a seat has a unit in the active system (or a structure, by the option)."""
    if s.options & STRATEGIZE_WITH_STRUCTURE != 0:
        return s.has(seat, PRESENCE) & areas_of(s.active) != 0
    for area in members(areas_of(s.active)):
        if s.army_of(seat, area) != 0:
            return True
    return False


def add_combat_upgrades(
    out: vec[i64], s: War, seat: i64, level: i64, materiel: i64, discount: i64
) -> vec[i64]:
    """The combat upgrades within a level and a sum, each pair once (FS-22.7, FS-22.12)."""
    pile = s.pile_of(seat, UPGRADES)
    seen: i64 = 0
    for k in range(s.size[pile]):
        card = s.kind[s.card_in(pile, k)] - COMBAT_KIND
        if seen & BIT[card] == 0 and CARD_LEVEL[card] <= level:
            if CARD_COST[card] - discount <= materiel:
                out = append(out, pack(COMBAT_UPGRADE, card))
        seen |= BIT[card]
    return out


def add_order_upgrades(
    out: vec[i64], s: War, seat: i64, level: i64, materiel: i64, discount: i64
) -> vec[i64]:
    base = 5 * s.faction(seat)
    for number in range(base, base + 5):
        if s.has(seat, OWNED) & BIT[number - base] == 0 and UPGRADE_LEVEL[number] <= level:
            if UPGRADE_COST[number] - discount <= materiel:
                out = append(out, pack(ORDER_UPGRADE, number))
    return out


class Purchase(Question):
    """One combat upgrade and one order upgrade at most (FS-22.1)."""

    def answers(self, s: War, ask: Ask) -> vec[i64]:
        seat = ask.seat
        out = vec[i64]()
        if s.flags & BOUGHT_COMBAT == 0:
            out = add_combat_upgrades(out, s, seat, s.level(seat), s.has(seat, MATERIEL), 0)
        if s.flags & BOUGHT_ORDER == 0:
            out = add_order_upgrades(out, s, seat, s.level(seat), s.has(seat, MATERIEL), 0)
        return append(out, pack(DONE))

    def answered(self, s: War, ask: Ask, move: i64) -> None:
        if verb_of(move) == DONE:
            return
        s.push(ASK_PURCHASE)
        if verb_of(move) == COMBAT_UPGRADE:
            s.flags |= BOUGHT_COMBAT
            take_combat_upgrade(s, ask.seat, first(move), CARD_COST[first(move)])
        else:
            s.flags |= BOUGHT_ORDER
            take_order_upgrade(s, ask.seat, first(move), UPGRADE_COST[first(move)])


def ask_purchase(s: War) -> None:
    s.ask(PURCHASE, s.turn)


def take_order_upgrade(s: War, seat: i64, upgrade: i64, cost: i64) -> None:
    """FS-22.15: faceup in the play area for the rest of the game."""
    s.gain_materiel(seat, -cost)
    s.house[seat * HOUSE + OWNED] |= BIT[upgrade % 5]
    s.tell(log.ORDER_UPGRADE, seat, upgrade, cost)


def take_combat_upgrade(s: War, seat: i64, card: i64, cost: i64) -> None:
    """FS-22.8: both copies of a card of the deck are replaced."""
    s.gain_materiel(seat, -cost)
    s.ask(REPLACED, seat, cost, card)


class Replaced(Question):
    """Which card of the combat deck makes room?"""

    def answers(self, s: War, ask: Ask) -> vec[i64]:
        deck = s.pile_of(ask.seat, COMBAT_DECK)
        found: i64 = 0
        for k in range(s.size[deck]):
            found |= BIT[s.kind[s.card_in(deck, k)] - COMBAT_KIND]
        out = vec[i64]()
        for card in members(found):
            out = append(out, pack(REPLACE, card))
        return out

    def answered(self, s: War, ask: Ask, move: i64) -> None:
        deck = s.pile_of(ask.seat, COMBAT_DECK)
        pile = s.pile_of(ask.seat, UPGRADES)
        for _ in range(2):
            old = s.find(deck, first(move) + COMBAT_KIND)
            s.put(old, pile)
            s.reveal(old, s.all_seats())
            s.put(s.find(pile, ask.a + COMBAT_KIND), deck)
        s.shuffle(deck, CARDS)
        s.tell(log.COMBAT_UPGRADE, ask.seat, ask.a, first(move), ask.options)

    def answer_for(self, s: State, ask: Ask) -> i64:
        """Who has left replaces nothing, and nobody is told of a purchase."""
        return NOTHING


PURCHASE: Final = Purchase("purchase-upgrades", "FS-22.1", True)
REPLACED: Final = Replaced("replace-combat-card", "FS-22.8", True)
STRATEGIZE: Final[Step] = step0(strategize)
ASK_PURCHASE: Final[Step] = step0(ask_purchase)
