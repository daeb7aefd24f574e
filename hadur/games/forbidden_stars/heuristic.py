"""What a position is worth to a player, and the advisor that tells bots."""

from __future__ import annotations

from typing import Final

from hadur.games.forbidden_stars.cards.definition import CARD_COST, UPGRADE_COST
from hadur.games.forbidden_stars.components.sheets import BASTION, CACHE, CITY, FACTORY, FORGE
from hadur.games.forbidden_stars.components.sheets import REINFORCEMENT as REINFORCEMENTS
from hadur.games.forbidden_stars.outlook import assets_on, hope, orders_value, power_of
from hadur.games.forbidden_stars.phases.combat import morale_value
from hadur.games.forbidden_stars.phases.pool import attack_value, defence_value
from hadur.games.forbidden_stars.phases.refresh import LAST_ROUND
from hadur.games.forbidden_stars.prospect import settled
from hadur.games.forbidden_stars.script import merits
from hadur.games.forbidden_stars.sense import sense
from hadur.games.forbidden_stars.state import (
    ASSET,
    COLLECTED,
    COMBAT_DECK,
    COMBAT_KIND,
    DRAWN,
    EXECUTION,
    F_STAGE,
    HAND,
    MATERIEL,
    ON_EVENTS,
    OWNED,
    PLANNING,
    PLAYED,
    PRESENCE,
    SETUP_PHASE,
    War,
    count,
    war,
)
from hadur.kernel.advice import HALVING, Advisor, Tuning
from hadur.kernel.bits import BIT, members
from hadur.kernel.native import i64, vec
from hadur.kernel.state import State

WORTH: Final = {
    "objective collected": 1500,
    "objective held": 1100,
    "objective in reach": 500,
    "power": 14,
    "power routed": 9,
    "world": 60,
    "materiel of worlds": 45,
    "assets of worlds": 20,
    "city": 160,
    "factory": 150,
    "bastion": 90,
    "materiel": 28,
    "forge": 45,
    "cache": 45,
    "reinforcement": 50,
    "upgrade": 42,
    "order": 3,
    "order on events": 25,
    "damage to come": 45,
    "morale": 30,
    "last world": -800,
}


class Worth:
    """The values as compiled code reads them."""

    def __init__(self, of: dict[str, int]) -> None:
        self.collected: Final[i64] = of["objective collected"]
        self.held: Final[i64] = of["objective held"]
        self.reach: Final[i64] = of["objective in reach"]
        self.power: Final[i64] = of["power"]
        self.routed: Final[i64] = of["power routed"]
        self.world: Final[i64] = of["world"]
        self.income: Final[i64] = of["materiel of worlds"]
        self.yields: Final[i64] = of["assets of worlds"]
        self.structure: Final = vec[i64]([of["city"], of["factory"], of["bastion"]])
        self.materiel: Final[i64] = of["materiel"]
        self.asset: Final = vec[i64]([of["forge"], of["cache"], of["reinforcement"]])
        self.upgrade: Final[i64] = of["upgrade"]
        self.order: Final[i64] = of["order"]
        self.event: Final[i64] = of["order on events"]
        self.damage: Final[i64] = of["damage to come"]
        self.morale: Final[i64] = of["morale"]
        self.last: Final[i64] = of["last world"]


class Strategist(Advisor):
    """Rules of thumb of a war; phases are the clock, and within the Operations Phase laps."""

    def __init__(self, tuning: Tuning, worth: dict[str, int]) -> None:
        super().__init__(tuning, worth)
        self._worth: Final = Worth(worth)

    def valuing(self, worth: dict[str, int]) -> Advisor:
        return Strategist(self.tuning, worth)

    def holding(self, state: State, seat: i64) -> i64:
        return _side(war(state), seat, self._worth)

    def prospect(self, state: State, seat: i64) -> float:
        return self.outlook(settled(war(state)), seat)

    def merits(self, state: State, index: i64) -> vec[i64]:
        return merits(war(state), index)

    def sense(self, state: State, index: i64, move: i64) -> i64:
        return sense(war(state), index, move)

    def clock(self, state: State) -> i64:
        """Planning is one tick, every order resolved by everybody another, refreshing one."""
        s = war(state)
        if s.phase == SETUP_PHASE:
            return 0
        base = 7 * s.round
        if s.phase == PLANNING:
            return base
        tokens: i64 = 0
        for system in range(s.galaxy.systems):
            tokens += s.size[system]
        done = 4 - (tokens + s.seats - 1) // s.seats
        return base + 1 + done


def _side(s: War, seat: i64, worth: Worth) -> i64:
    """What a player has: objectives, armies, worlds, means, and what the orders promise."""
    value = worth.collected * s.has(seat, COLLECTED) + _objectives(s, seat, worth)
    for area in members(s.has(seat, PRESENCE)):
        value += _army(s, seat, area, worth)
    value += _worlds(s, seat, worth)
    if s.round < LAST_ROUND:
        # What could only be used later is nothing at the end.
        value += _means(s, seat, worth)
    value += worth.order * orders_value(s, seat)
    if s.fight[F_STAGE] == EXECUTION:
        value += _fight(s, seat, worth)
    return value


def _objectives(s: War, seat: i64, worth: Worth) -> i64:
    """Tokens that would be collected now, and those that come nearer."""
    value: i64 = 0
    held = s.friendly_worlds(seat)
    best: i64 = 0
    near: i64 = 0
    for area in members(s.galaxy.objectives):
        if s.objective(area) == seat:
            if held & BIT[area] != 0:
                value += worth.held
            else:
                found = hope(s, seat, area)
                near += found
                if found > best:
                    best = found
    # The nearest one counts most: nobody takes them all at once.
    return value + worth.reach * (3 * best + near) // 400


def _army(s: War, seat: i64, area: i64, worth: Worth) -> i64:
    word = s.army_of(seat, area)
    value: i64 = 0
    for type in range(6):
        ready = count(word, type, 0)
        down = count(word, type, 1)
        if ready + down > 0:
            power = power_of(s, seat, type, area)
            value += power * (ready * worth.power + down * worth.routed)
    return value


def _worlds(s: War, seat: i64, worth: Worth) -> i64:
    held = s.friendly_worlds(seat)
    value: i64 = 0
    many: i64 = 0
    structures = vec[i64]([0, 0, 0])
    for area in members(held):
        many += 1
        value += worth.world + worth.income * s.galaxy.materiel[area]
        value += worth.yields * assets_on(s, area)
    for area in members(s.has(seat, PRESENCE) & s.galaxy.worlds):
        if s.builder(area) == seat:
            for structure in range(3):
                if s.structures(area) & BIT[structure] != 0:
                    structures[structure] += 1
    for structure in (CITY, FACTORY, BASTION):
        # Each further one of a kind counts less.
        have = structures[structure]
        value += worth.structure[structure] * have * (10 - have) // 9
    if many <= 1:
        value += worth.last
    return value


def _means(s: War, seat: i64, worth: Worth) -> i64:
    """Materiel (the first is worth most), assets, upgrades."""
    materiel = s.has(seat, MATERIEL)
    value = worth.materiel * (materiel * (28 - materiel)) // 20
    waiting = s.size[s.pile_of(seat, ON_EVENTS)] + s.size[s.pile_of(seat, DRAWN)]
    value += worth.event * waiting
    for asset in (FORGE, CACHE, REINFORCEMENTS):
        value += worth.asset[asset] * s.has(seat, ASSET + asset)
    base = 5 * s.faction(seat)
    for number in range(5):
        if s.has(seat, OWNED) & BIT[number] != 0:
            value += worth.upgrade * (1 + UPGRADE_COST[base + number])
    for pile in (COMBAT_DECK, HAND, PLAYED):
        zone = s.pile_of(seat, pile)
        for k in range(s.size[zone]):
            # Both copies of a card are bought together.
            value += worth.upgrade * CARD_COST[s.kind[s.card_in(zone, k)] - COMBAT_KIND] // 2
    return value


def _fight(s: War, seat: i64, worth: Worth) -> i64:
    """How a combat goes: the damage that is to be expected, and whose morale is higher."""
    side = s.side_in_fight(seat)
    if side < 0:
        return 0
    dealt = attack_value(s, side) - defence_value(s, 1 - side)
    if dealt < 0:
        dealt = dealt // 2
    return worth.damage * dealt + worth.morale * morale_value(s, side)


ADVISOR: Final = Strategist(
    # A round is seen to its end: after one lap of it what was planned for the others is a mere
    # promise, and who resolved the better order first would look best.
    Tuning(
        HALVING,
        horizon=7,
        limit=400,
        noise=12,
        explore=0.2,
        deepen=True,
        glance=10,
        near=0.01,
        tries=8,
    ),
    WORTH,
)
