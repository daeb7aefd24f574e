"""Derived values: life, strength, how far a unit moves and shoots."""

from __future__ import annotations

from typing import Final

from hadur.games.summoner_wars.abilities.ids import (
    CHARGE,
    CITADEL_CHAMPION,
    CLIMB,
    COLD_SNAP,
    FAR_SHOT,
    FLIGHT,
    FOR_GLORY,
    FROST_BOLT,
    GANG_UP,
    GREATER_FROST_BOLT,
    GUARDED,
    GUARDING_SPIRITS,
    HELLFORGED_WEAPON,
    HOLY_JUDGMENT,
    HYPNOTIC_CALL,
    IGNITE,
    IMBUED_LIFE,
    IMBUED_SPEED,
    IMBUED_STRENGTH,
    IMMOBILE,
    LEVITATE,
    LIVING_GATE,
    MOBILE_STRUCTURE,
    PERPLEXING_TEMPEST,
    PIERCING_FROST,
    PILE_ON,
    RADIANT_SHOT,
    RECKLESS_STRIKE,
    SLOW,
    SWIFT,
    WRATH,
)
from hadur.games.summoner_wars.board import ADJACENT, within
from hadur.games.summoner_wars.cards.definition import CITADEL, EMBER, FROST, TABLES, UNIT
from hadur.games.summoner_wars.state import (
    ACTIVE_AREA,
    CARDS_IN_GAME,
    Battle,
)
from hadur.kernel.bits import BIT, count, lowest
from hadur.kernel.native import i64

IMBUED_LIMIT: Final = 5
NORMAL_MOVE: Final = 2
NORMAL_RANGE: Final = 3
FAR_RANGE: Final = 4
HELLFORGED_BONUS: Final = 2
RECKLESS_BONUS: Final = 2


def life(s: Battle, card: i64) -> i64:
    """Printed life and modifiers, damage not yet taken off (SW-19.18)."""
    value = TABLES.life[s.kind[card]]
    here = BIT[s.space[card]]
    if s.structures & here != 0 and s.has[COLD_SNAP] != 0:
        value += count(s.has[COLD_SNAP] & s.side[s.controller[card]])
    if s.has[IMBUED_LIFE] & here != 0:
        value += min(s.charges[card], IMBUED_LIMIT)
    return value


def base_strength(s: Battle, unit: i64) -> i64:
    """What is printed on the card, or what an effect has put in its place (SW-19.14, SW-19.15)."""
    at: i64 = 0
    while at < len(s.rebased):
        if s.rebased[at] == unit:
            return s.rebased[at + 1]
        at += 2
    return TABLES.strength[s.kind[unit]]


def strength(s: Battle, unit: i64, target: i64) -> i64:
    """How many dice the unit rolls against the target (SW-19.12); never below 0 (S-14)."""
    space = s.space[unit]
    here = BIT[space]
    seat = s.controller[unit]
    friends = s.side[seat]
    near = ADJACENT[space]
    value = base_strength(s, unit) + s.bonus[unit] + s.attack_bonus
    if s.has[FROST_BOLT] & here != 0:
        value += count(near & friends & s.structures)
    if s.has[GREATER_FROST_BOLT] & here != 0:
        value += count(within(2, space) & friends & s.structures)
    if s.has[WRATH] & here != 0:
        value += s.damage[unit]
    if s.has[IMBUED_STRENGTH] & here != 0:
        value += min(s.charges[unit], IMBUED_LIMIT)
    if s.has[RADIANT_SHOT] & here != 0:
        value += s.magic[seat] // 2
    if s.has[CITADEL_CHAMPION] & here != 0:
        value += count(named(s, within(2, space) & friends & s.units(), CITADEL))
    words = TABLES.words[s.kind[unit]]
    if words & FROST != 0:
        value += count(near & friends & s.has[PIERCING_FROST])
    if words & EMBER != 0:
        value += count(near & friends & s.has[IGNITE])
    value += _from_events(s, unit, target, seat, here)
    value += HELLFORGED_BONUS * weapons_under(s, unit)
    return max(value, 0)


def _from_events(s: Battle, unit: i64, target: i64, seat: i64, here: i64) -> i64:
    """What the active events of the unit's controller add to its strength."""
    value: i64 = 0
    if s.commons & here != 0:
        value += s.effect(seat, HOLY_JUDGMENT)
    if is_reckless(s, unit):
        value += RECKLESS_BONUS
    if s.effect(seat, PILE_ON) > 0 or s.has[GANG_UP] & here != 0:
        around = ADJACENT[s.space[target]] & s.side[seat] & s.units()
        value += count(around & ~here)
    if s.effect(seat, HYPNOTIC_CALL) > 0 and unit == s.summoner[seat]:
        area = ACTIVE_AREA + seat
        for k in range(s.size[area]):
            event = s.card_in(area, k)
            if s.target[event] == target and TABLES.effect[s.kind[event]] == HYPNOTIC_CALL:
                value += 1
    return value


def is_reckless(s: Battle, unit: i64) -> bool:
    """Reckless Strike, from For Glory or copied; it counts once (SW-14.5)."""
    here = BIT[s.space[unit]]
    if s.has[RECKLESS_STRIKE] & here != 0:
        return True
    return s.effect(s.controller[unit], FOR_GLORY) > 0 and s.commons & here & ~s.frozen != 0


def is_guarded(s: Battle, unit: i64) -> bool:
    """Guarded, printed or given by Guarding Spirits."""
    space = s.space[unit]
    here = BIT[space]
    if s.has[GUARDED] & here != 0:
        return True
    seat = s.controller[unit]
    if s.effect(seat, GUARDING_SPIRITS) == 0 or s.commons & here & ~s.frozen == 0:
        return False
    centre = s.space[s.summoner[seat]]
    return centre >= 0 and within(3, centre) & here != 0


def weapons_under(s: Battle, unit: i64) -> i64:
    """How many Hellforged Weapons lie under the unit."""
    if s.covering & BIT[s.space[unit]] == 0:
        return 0
    total: i64 = 0
    for card in range(CARDS_IN_GAME):
        if s.host[card] == unit and TABLES.effect[s.kind[card]] == HELLFORGED_WEAPON:
            total += 1
    return total


def has_axe(s: Battle, unit: i64) -> bool:
    """Whether a unit lies under this one: only Frost Axe puts one there."""
    if s.covering & BIT[s.space[unit]] == 0:
        return False
    for card in range(CARDS_IN_GAME):
        if s.host[card] == unit and TABLES.classes[s.kind[card]] & UNIT != 0:
            return True
    return False


def named(s: Battle, spaces: i64, word: i64) -> i64:
    """Those of the spaces whose card's name contains the word (SW-19.7)."""
    found: i64 = 0
    while spaces != 0:
        space = lowest(spaces)
        spaces &= spaces - 1
        if TABLES.words[s.kind[s.at[space]]] & word != 0:
            found |= BIT[space]
    return found


def gates_of(s: Battle, seat: i64) -> i64:
    """The spaces of everything that counts as a gate for a player (SW-6.3, S-17)."""
    return (s.gates | s.has[LIVING_GATE]) & s.side[seat]


def flies(s: Battle, unit: i64) -> bool:
    """Flight, its own or lent for this move by Levitate."""
    space = s.space[unit]
    here = BIT[space]
    if s.has[FLIGHT] & here != 0:
        return True
    lifters = s.has[LEVITATE] & s.side[s.controller[unit]]
    return s.commons & here != 0 and lifters & within(2, space) != 0


def may_move(s: Battle, unit: i64) -> bool:
    """Whether rules and card texts let the unit move at all (SW-7.11, SW-7.12)."""
    here = BIT[s.space[unit]]
    if (s.frozen | s.has[IMMOBILE]) & here != 0:
        return False
    return s.structures & here == 0 or s.has[MOBILE_STRUCTURE] & here != 0


def slowed(s: Battle) -> i64:
    """Spaces every move loses to Perplexing Tempest, whoever played it (S-46)."""
    return s.effect(0, PERPLEXING_TEMPEST) + s.effect(1, PERPLEXING_TEMPEST)


def move_range(s: Battle, unit: i64, flying: bool) -> i64:
    """How many spaces a normal move may have (SW-7.2, SW-7.21)."""
    here = BIT[s.space[unit]]
    value: i64 = NORMAL_MOVE
    if flying:
        value += 1
    if s.has[SWIFT] & here != 0:
        value += 1
    if s.has[CLIMB] & here != 0:
        value += 1
    if s.has[IMBUED_SPEED] & here != 0:
        value += min(s.charges[unit], IMBUED_LIMIT)
    if s.has[SLOW] & here != 0:
        value -= 1
    return value - slowed(s)


def charge_range(s: Battle, unit: i64) -> i64:
    """How far a Charge may go: 0 for a unit that has none."""
    if s.has[CHARGE] & BIT[s.space[unit]] == 0:
        return 0
    slow: i64 = 1 if s.has[SLOW] & BIT[s.space[unit]] != 0 else 0
    return max(4 - slow - slowed(s), 0)


def shot_range(s: Battle, unit: i64) -> i64:
    """The reach of a ranged attack (SW-9.9)."""
    return FAR_RANGE if s.has[FAR_SHOT] & BIT[s.space[unit]] != 0 else NORMAL_RANGE
