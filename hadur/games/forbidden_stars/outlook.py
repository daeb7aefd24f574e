"""What can be done where: the strength of armies and what an order would bring in a system.

Rules of thumb count in points; a scout is worth about ten. They look at the board as it lies, with
paths as they are now and ships of the same system or the next one taken for bridges.
"""

from __future__ import annotations

from typing import Final

from hadur.games.forbidden_stars.components.sheets import (
    ADVANCE,
    BASTION_COMBAT,
    BASTION_HEALTH,
    BASTION_MORALE,
    CHAOS,
    COMBAT,
    DEPLOY,
    DOMINATE,
    FACTORY,
    GROUND_TYPES,
    GROUP_LIMIT,
    HEALTH,
    MORALE,
    REINFORCEMENT,
    SHIP_TYPES,
    WEALTH,
)
from hadur.games.forbidden_stars.components.tiles import ASSET_SHIFT
from hadur.games.forbidden_stars.phases.refresh import LAST_ROUND
from hadur.games.forbidden_stars.phases.ways import (
    areas_of,
    areas_of_all,
    ships_pass,
    system_of,
    within,
)
from hadur.games.forbidden_stars.state import (
    ASSET,
    COLLECTED,
    MATERIEL,
    PRESENCE,
    War,
    count,
    units,
    unrouted,
)
from hadur.kernel.bits import BIT, members
from hadur.kernel.native import i64, vec

WORLD: Final = 20
PER_MATERIEL: Final = 15
PER_ASSET: Final = 10
OBJECTIVE: Final = 160
STRUCTURE_GAIN: Final = vec[i64]([45, 40, 20])
HOPELESS: Final = 25
"""An attack with less of a chance, in hundredths, is not thought of."""
BASTION_POWER: Final = 2 * BASTION_COMBAT + BASTION_HEALTH + BASTION_MORALE


def power_of(s: War, seat: i64, type: i64, area: i64) -> i64:
    """What one unit counts in a combat: dice, health, morale."""
    at = s.facts(seat, type, area)
    return 2 * COMBAT[at] + HEALTH[at] + MORALE[at]


def power(s: War, seat: i64, area: i64) -> i64:
    """What an army counts; the routed only stop damage. A bastion fights too."""
    word = s.army_of(seat, area)
    total: i64 = BASTION_POWER if s.bastion_of(seat, area) else 0
    for type in range(7):
        ready = count(word, type, 0)
        if ready > 0:
            total += ready * power_of(s, seat, type, area)
        total += count(word, type, 1)
    return total


def reserves(s: War, seat: i64, area: i64) -> i64:
    """What reinforcement tokens could add to an army."""
    most = units(s.army_of(seat, area))
    have = s.has(seat, ASSET + REINFORCEMENT)
    return 3 * (have if have < most else most)


def holder(s: War, seat: i64, area: i64) -> i64:
    """Another player who is in an area, or -1."""
    for other in range(s.seats):
        if other != seat and s.has(other, PRESENCE) & BIT[area] != 0:
            return other
    return -1


def chances(mine: i64, theirs: i64) -> i64:
    """The chance of an attack in hundredths."""
    if mine <= 0:
        return 0
    if theirs <= 0:
        return 100
    return 100 * mine * mine // (mine * mine + theirs * theirs)


def assets_on(s: War, area: i64) -> i64:
    """How many assets a world yields."""
    icons = s.galaxy.icons[area]
    total: i64 = 0
    for asset in range(WEALTH + 1):
        total += (icons >> (ASSET_SHIFT * asset)) & 3
    return total


def area_gain(s: War, seat: i64, area: i64) -> i64:
    """What it would bring to hold an area."""
    if s.is_void(area):
        return 8
    total = WORLD + PER_MATERIEL * s.galaxy.materiel[area] + PER_ASSET * assets_on(s, area)
    if s.objective(area) == seat:
        total += OBJECTIVE
        if s.has(seat, COLLECTED) + 1 >= s.seats:
            total += OBJECTIVE
    elif s.objective(area) >= 0:
        # To sit on somebody else's token keeps it from them.
        total += OBJECTIVE // 4
    for structure in range(3):
        if s.structures(area) & BIT[structure] != 0:
            total += STRUCTURE_GAIN[structure]
    return total


# -- advancing -------------------------------------------------------------------------------------


def bridges(s: War, seat: i64, source: i64, target: i64) -> i64:
    """Voids that ships of two systems hold or could hold for ground units on their way."""
    voids = (areas_of(target) | areas_of(source)) & s.galaxy.voids
    out = voids & s.friendly(seat)
    reachable = areas_of(target) & s.galaxy.voids & s.uncontrolled()
    if reachable != 0 and out & areas_of(target) == 0:
        for void in members(voids & s.has(seat, PRESENCE)):
            word = s.army_of(seat, void)
            if count(word, 1, 0) + count(word, 4, 0) > 0:
                if ships_pass(s, seat, system_of(void), target):
                    return out | reachable
    return out


def force_from(s: War, seat: i64, source: i64, area: i64) -> i64:
    """The power that the unrouted of a system can bring to an area of another, or of the same."""
    target = system_of(area)
    in_void = s.is_void(area)
    types: i64 = SHIP_TYPES if in_void else GROUND_TYPES
    kind = s.galaxy.voids if in_void else s.galaxy.worlds
    starts = areas_of(source) & kind & s.has(seat, PRESENCE) & ~BIT[area]
    if starts == 0 or (in_void and not ships_pass(s, seat, source, target)):
        return 0
    through: i64 = 0
    if not in_void:
        through = s.friendly(seat) | bridges(s, seat, source, target)
    total: i64 = 0
    coming: i64 = 0
    for start in members(starts):
        word = s.army_of(seat, start)
        if unrouted(word) == 0 or not spared(s, seat, start, area):
            continue
        if not in_void:
            allowed = areas_of(source) | areas_of(target)
            if within(s.near, start, through, allowed) & BIT[area] == 0:
                continue
        for type in range(6):
            if types & BIT[type] != 0:
                many = count(word, type, 0)
                coming += many
                total += many * power_of(s, seat, type, start)
    # Committed tokens may stand there beyond the limit.
    room = GROUP_LIMIT - units(s.army_of(seat, area))
    if room <= 0:
        return 0
    return total if coming <= room else total * room // coming


def spared(s: War, seat: i64, start: i64, area: i64) -> bool:
    """Whether somebody can go from one area to another: whoever holds a world alone stays, unless
    there is more to be had."""
    if s.is_void(start) or units(s.army_of(seat, start)) > 1 or s.structures(start) != 0:
        return True
    return area_gain(s, seat, area) > area_gain(s, seat, start)


def attack_force(s: War, seat: i64, area: i64) -> i64:
    """The most power that one Advance Order can bring to an area: the system's own units and those
    of one beside it."""
    target = system_of(area)
    here = force_from(s, seat, target, area)
    best: i64 = 0
    for source in members(s.galaxy.beside[target]):
        found = force_from(s, seat, source, area)
        if found > best:
            best = found
    return here + best


def advance_value(s: War, seat: i64, area: i64) -> i64:
    """What an Advance to one area of the active system promises."""
    if s.friendly(seat) & BIT[area] != 0:
        return 0
    force = attack_force(s, seat, area)
    if force == 0:
        return 0
    gain = area_gain(s, seat, area)
    other = holder(s, seat, area)
    if other < 0:
        return gain * 3 // 4
    chance = chances(force, power(s, other, area) + reserves(s, other, area))
    if chance < HOPELESS:
        return 0
    if s.is_void(area):
        gain += power(s, other, area)
    loss = force if force < 40 else 40
    return (chance * gain - (100 - chance) * loss) // 100


def target_in(s: War, seat: i64, system: i64) -> i64:
    """The area of a system that an Advance there is best aimed at, or -1."""
    best: i64 = -1
    most: i64 = 0
    for area in members(areas_of(system)):
        value = advance_value(s, seat, area)
        if value > most:
            most = value
            best = area
    return best


# -- the four orders -------------------------------------------------------------------------------


def order_value(s: War, seat: i64, order: i64, system: i64) -> i64:
    """What an order promises if it were resolved as the board lies."""
    if order == ADVANCE:
        most: i64 = 0
        for area in members(areas_of(system)):
            value = advance_value(s, seat, area)
            if value > most:
                most = value
        return most
    if order == DEPLOY:
        return deploy_value(s, seat, system)
    if order == DOMINATE:
        return dominate_value(s, seat, system)
    return strategize_value(s, seat, system)


def deploy_value(s: War, seat: i64, system: i64) -> i64:
    """Units from factories, as many as can be paid for and find room; a structure."""
    materiel = s.has(seat, MATERIEL)
    limit: i64 = 0
    room: i64 = 0
    sites: i64 = 0
    for area in members(areas_of(system) & (s.friendly(seat) | s.uncontrolled())):
        left = s.galaxy.capacity[area] - units(s.army_of(seat, area))
        if left > 0:
            room += left
        if s.friendly_worlds(seat) & BIT[area] != 0:
            if s.has_structure(seat, area, FACTORY):
                limit += s.galaxy.capacity[area]
            if s.structures(area) == 0:
                sites += 1
    many = materiel // 3
    if many > limit:
        many = limit
    if many > room:
        many = room
    value = 18 * many
    if sites > 0 and materiel - 3 * many >= 2:
        value += 24
    return value


def dominate_value(s: War, seat: i64, system: i64) -> i64:
    """Assets there is still room for and time to use, and the ability of the faction."""
    total: i64 = 0
    worlds = s.friendly_worlds(seat) & areas_of(system)
    if worlds == 0:
        return 0
    for area in members(worlds if s.round < LAST_ROUND else 0):
        icons = s.galaxy.icons[area]
        for asset in range(3):
            many = (icons >> (ASSET_SHIFT * asset)) & 3
            free = 3 - s.has(seat, ASSET + asset)
            total += 14 * (many if many < free else free)
        total += 16 * ((icons >> (ASSET_SHIFT * WEALTH)) & 3)
    return total + (6 if s.faction(seat) == CHAOS else 10)


def strategize_value(s: War, seat: i64, system: i64) -> i64:
    """Upgrades need somebody there, materiel, and a round to come."""
    materiel = s.has(seat, MATERIEL)
    if materiel < 2 or s.round >= LAST_ROUND:
        return 2
    for area in members(areas_of(system) & s.has(seat, PRESENCE)):
        if s.army_of(seat, area) != 0:
            return 14 + 2 * materiel
    return 2


def orders_value(s: War, seat: i64) -> i64:
    """What all order tokens of a seat on the board promise together: the same order in the same
    system counts once, a second Strategize little; what is to be paid is not paid twice."""
    total: i64 = 0
    paid: i64 = 0
    seen: i64 = 0
    for system in range(s.galaxy.systems):
        for k in range(s.size[system]):
            token = s.card_in(system, k)
            if s.owner(token) != seat:
                continue
            order = s.kind[token]
            mark = BIT[order * 12 + system]
            if seen & mark != 0:
                continue
            seen |= mark
            value = order_value(s, seat, order, system)
            if order == ADVANCE or order == DOMINATE:
                total += value
            elif value > paid:
                # The better one in full, the others by a quarter.
                total += value - paid + paid // 4
                paid = value
            else:
                total += value // 4
    return total


# -- dangers and hopes -----------------------------------------------------------------------------


def threat(s: War, seat: i64, area: i64) -> i64:
    """The greatest power that another player could bring to an area with one order."""
    most: i64 = 0
    for other in range(s.seats):
        if other != seat and not s.is_out(other):
            found = attack_force(s, other, area)
            if found > most:
                most = found
    return most


def hope(s: War, seat: i64, area: i64) -> i64:
    """How near an own objective that is not held yet comes to being so, in hundredths."""
    force = attack_force(s, seat, area)
    if force == 0:
        own = areas_of_all(s, s.galaxy.beside[system_of(area)]) | areas_of(system_of(area))
        return 10 if s.has(seat, PRESENCE) & own != 0 else 0
    other = holder(s, seat, area)
    if other < 0:
        return 60
    return 10 + chances(force, power(s, other, area) + reserves(s, other, area)) // 2


def safe(s: War, seat: i64, area: i64) -> i64:
    """The chance in hundredths that what one holds is still held after an attack."""
    against = threat(s, seat, area)
    if against == 0:
        return 100
    return 100 - chances(against, power(s, seat, area) + reserves(s, seat, area))
