"""What things are worth at a glance, and how a combat would probably go.

Rules of thumb count in points; a credit is ten. A combat is played through on paper: ships by their
numbers as they are now, without cards that nobody has shown, every ship doing what pays best."""

from __future__ import annotations

from typing import Final

from hadur.games.chaos_galaxy.phases.combat import eligible
from hadur.games.chaos_galaxy.state import (
    AT_COLONY,
    AT_HEADQUARTERS,
    CANTEEN,
    COLONY,
    FLAGS,
    HAND,
    PAID,
    QUICK_START,
    SIMPLIFIED,
    WIDE,
    Galaxy,
)
from hadur.games.chaos_galaxy.tables import T
from hadur.games.chaos_galaxy.values import abilities, armour_left, forbidden, stat
from hadur.games.chaos_galaxy.vocabulary import (
    ACTIVE,
    BASE,
    BOMB,
    BOMBING,
    COST_OF_TARGET,
    CREW,
    FIRE,
    FIREPOWER,
    RAPID_FIRE,
    REPAIR,
    RETURN_FIRE,
    SPEED,
    STEALTH,
)
from hadur.kernel.native import append, i64, vec

CREDIT: Final = 10
CARD: Final = 9
"""A card in hand, or one of a Colony that has many left."""
LAST_CARDS: Final = 12
"""With fewer than so many cards in a Colony each is worth more."""
WIN: Final = 400
UNKNOWN: Final = 16
"""A face-down card of somebody else."""
MARKER: Final = 8
HIT: Final = 3
"""A hit costs a ship a turn or two: so many tenths of what it is worth, by ten."""

LATER: Final = 3
"""A ship that has defended does not attack in its own next turn: so much a point of bombing."""

# What is known of a ship on paper.
SLOT: Final = 0
FAST: Final = 1
FIRES: Final = 2
ARMOUR: Final = 3
BOMBS: Final = 4
WORTH: Final = 5
RAPID: Final = 6
READY: Final = 7
STRUCK: Final = 8
SLY: Final = 9
SHIP: Final = 10


def cost_of(kind: i64) -> i64:
    """The printed cost; what costs as much as its target counts as 2."""
    cost = T.cost[kind]
    return 2 if cost == COST_OF_TARGET else cost


def card_worth(s: Galaxy, slot: i64) -> i64:
    """What a card in play is worth to its player, who knows it."""
    kind = s.kind_at(slot)
    cost = cost_of(kind)
    if s.is_ship(slot):
        worth = CREDIT * cost
        if s.load(slot) > 0:
            for other in s.aboard(slot):
                worth += card_worth(s, other)
        return max(worth, CREDIT)
    if s.laid_as(slot) == BASE:
        worth = CARD + MARKER * s.markers(slot)
        return worth + CREDIT * cost + 5 if s.is_paid(slot) else worth
    return CARD + CREDIT * cost if s.is_paid(slot) else CARD


def foreign_worth(s: Galaxy, slot: i64) -> i64:
    """What it would bring to destroy a card of somebody else; a face-down one may be anything."""
    if s.is_paid(slot):
        return card_worth(s, slot)
    return UNKNOWN + MARKER * s.markers(slot) if s.laid_as(slot) == BASE else UNKNOWN


def colony_worth(s: Galaxy, seat: i64, lost: i64) -> i64:
    """What it costs a player to lose so many cards of the Colony."""
    left = s.size[COLONY + seat]
    lost = min(lost, left)
    worth = CARD * lost
    if left - lost < LAST_CARDS:
        worth += 3 * (min(LAST_CARDS, left) - left + lost)
    return worth + WIN if lost == left and lost > 0 else worth


def stake(s: Galaxy, defender: i64, aim: i64, total: i64) -> i64:
    """What a total bombing brings at an aim (section 16)."""
    if total <= 0:
        return 0
    if aim == AT_COLONY:
        return colony_worth(s, defender, total)
    if aim == AT_HEADQUARTERS:
        enough = total >= 2 or s.options & QUICK_START != 0
        return 10 if enough and s.size[HAND + defender] > 0 else 0
    if not s.in_play(aim):
        return 0
    if s.laid_as(aim) == CREW:
        return foreign_worth(s, aim) if total >= 2 and s.place(aim) == CANTEEN else 0
    if s.table[aim * WIDE + FLAGS] & PAID == 0:
        return foreign_worth(s, aim) if total >= 2 else 0
    return foreign_worth(s, aim) if total >= armour_left(s, aim) else 0


def enough_for(s: Galaxy, aim: i64) -> i64:
    """The total that does at an aim all that can be done there; -1 where more is always better."""
    if aim == AT_COLONY:
        return -1
    if aim == AT_HEADQUARTERS or s.laid_as(aim) == CREW or not s.is_paid(aim):
        return 2
    return armour_left(s, aim)


# -- ships on paper --------------------------------------------------------------------------------


def enlist(s: Galaxy, fleet: vec[i64], slot: i64) -> vec[i64]:
    """Write a ship down at the end of a fleet."""
    able = abilities(s, slot)
    fleet = append(fleet, slot)
    fleet = append(fleet, stat(s, slot, SPEED))
    fleet = append(fleet, 0 if forbidden(s, slot, FIRE) else stat(s, slot, FIREPOWER))
    fleet = append(fleet, armour_left(s, slot))
    fleet = append(fleet, 0 if forbidden(s, slot, BOMB) else stat(s, slot, BOMBING))
    fleet = append(fleet, card_worth(s, slot))
    fleet = append(fleet, 1 if able & RAPID_FIRE != 0 else 0)
    ready: i64 = 1 if s.turned(slot) == ACTIVE else 0
    if ready == 1 and forbidden(s, slot, RETURN_FIRE):
        ready = 2
    fleet = append(fleet, ready)
    fleet = append(fleet, 0)
    return append(fleet, (1 if able & STEALTH != 0 else 0) | (2 if able & REPAIR != 0 else 0))


def fleet_of(s: Galaxy, ships: vec[i64]) -> vec[i64]:
    fleet = vec[i64]()
    for slot in ships:
        fleet = enlist(s, fleet, slot)
    return fleet


def fleet_for(s: Galaxy, seat: i64, act: i64) -> vec[i64]:
    """The ships that a player could send."""
    return fleet_of(s, eligible(s, seat, act))


def with_ship(fleet: vec[i64], other: vec[i64], row: i64) -> vec[i64]:
    """A fleet and one ship of another."""
    out = fleet[:]
    for k in range(row, row + SHIP):
        out = append(out, other[k])
    return out


def total_bombing(fleet: vec[i64]) -> i64:
    """What the ships that are still ready and unhurt can bomb."""
    total: i64 = 0
    for row in range(0, len(fleet), SHIP):
        if fleet[row + READY] != 0 and fleet[row + STRUCK] == 0 and fleet[row + ARMOUR] > 0:
            total += fleet[row + BOMBS]
    return total


def hurt(fleet: vec[i64], row: i64, damage: i64) -> i64:
    """What it costs a ship to take so much damage: all, or a turn or two."""
    if damage <= 0:
        return 0
    worth = fleet[row + WORTH]
    if damage >= fleet[row + ARMOUR]:
        return worth
    if fleet[row + STRUCK] != 0:
        return 0
    return worth * HIT // (20 if fleet[row + SLY] & 2 != 0 else 10)


def hopes(mine: vec[i64], theirs: vec[i64], per_bomb: i64, attacks: bool) -> i64:
    """What a point of bombing of a ship that could fire is worth: attackers know that each ship
    which is left to shoot will stop one of them."""
    if not attacks:
        return per_bomb
    bombers: i64 = 0
    for row in range(0, len(mine), SHIP):
        if mine[row + READY] != 0 and mine[row + STRUCK] == 0 and mine[row + BOMBS] > 0:
            bombers += 1
    for row in range(0, len(theirs), SHIP):
        if theirs[row + READY] != 0 and theirs[row + FIRES] > 0 and theirs[row + ARMOUR] > 0:
            bombers -= 1
    return per_bomb if bombers > 0 else 0


def exchange(
    mine: vec[i64], row: i64, theirs: vec[i64], aim: i64, per_bomb: i64, attacks: bool
) -> i64:
    """What it brings a ship to fire at another: what that costs the other side, less what its
    return fire costs; a bomber that fires or is hit bombs no more."""
    damage = mine[row + FIRES]
    value = hurt(theirs, aim, damage)
    ready = theirs[aim + READY] != 0
    if attacks:
        if mine[row + STRUCK] == 0:
            value -= per_bomb * mine[row + BOMBS]
    else:
        value -= LATER * mine[row + BOMBS]
        if ready and theirs[aim + STRUCK] == 0 and damage > 0:
            value += per_bomb * theirs[aim + BOMBS]
    if theirs[aim + READY] == 1 and mine[row + RAPID] == 0:
        value -= hurt(mine, row, theirs[aim + FIRES])
    return value


def clash(
    s: Galaxy, attackers: vec[i64], defenders: vec[i64], defender: i64, aim: i64, per_bomb: i64
) -> i64:
    """What an attack brings its player if these ships meet: ships lost on both sides, and what is
    bombed by those that are left."""
    if len(defenders) == 0:
        return stake(s, defender, aim, total_bombing(attackers))
    ours = attackers[:]
    theirs = defenders[:]
    gain: i64 = 0
    rested: i64 = 0
    left = (len(ours) + len(theirs)) // SHIP
    while left > 0 and rested < 2:
        left -= 1
        attacks = _fastest(ours) >= _fastest(theirs)
        if rested == 1:
            attacks = not attacks
        if attacks:
            won = _act(ours, theirs, per_bomb, True)
            gain += won
        else:
            won = _act(theirs, ours, per_bomb, False)
            gain -= won
        rested = rested + 1 if won == IDLE else 0
        if won == IDLE:
            gain += -IDLE if attacks else IDLE
    return gain + stake(s, defender, aim, total_bombing(ours))


IDLE: Final = -1000000
"""No ship of this side has anything to gain by firing."""


def _fastest(fleet: vec[i64]) -> i64:
    best: i64 = -1
    for row in range(0, len(fleet), SHIP):
        if fleet[row + READY] != 0 and fleet[row + ARMOUR] > 0 and fleet[row + FAST] > best:
            best = fleet[row + FAST]
    return best


def _act(mine: vec[i64], theirs: vec[i64], per_bomb: i64, attacks: bool) -> i64:
    """Let the best shot be fired; what ships it cost the other side less what it cost this one."""
    best: i64 = 0
    chosen: i64 = -1
    aim: i64 = -1
    per_bomb = hopes(mine, theirs, per_bomb, attacks)
    for row in range(0, len(mine), SHIP):
        if mine[row + READY] == 0 or mine[row + ARMOUR] <= 0 or mine[row + FIRES] <= 0:
            continue
        for other in range(0, len(theirs), SHIP):
            if theirs[other + ARMOUR] <= 0:
                continue
            value = exchange(mine, row, theirs, other, per_bomb, attacks)
            if value > best:
                best = value
                chosen = row
                aim = other
    if chosen < 0:
        return IDLE
    value = hurt(theirs, aim, mine[chosen + FIRES])
    returns = theirs[aim + READY] == 1 and mine[chosen + RAPID] == 0
    back = theirs[aim + FIRES] if returns else 0
    value -= hurt(mine, chosen, back)
    strike(theirs, aim, mine[chosen + FIRES])
    strike(mine, chosen, back)
    mine[chosen + READY] = 0
    if returns:
        theirs[aim + READY] = 0
    return value


def strike(fleet: vec[i64], row: i64, damage: i64) -> None:
    if damage > 0:
        fleet[row + ARMOUR] = max(0, fleet[row + ARMOUR] - damage)
        fleet[row + STRUCK] = 1


def bomb_price(s: Galaxy, defender: i64, aim: i64) -> i64:
    """What one point of bombing is worth at an aim, about."""
    if aim == AT_COLONY:
        return CARD + 3 if s.size[COLONY + defender] < LAST_CARDS else CARD
    return stake(s, defender, aim, 9) // 2


def assault(s: Galaxy, attackers: vec[i64], defenders: vec[i64], defender: i64, aim: i64) -> i64:
    """What an attack brings against the better of two defences: with all ships, or with none."""
    per_bomb = bomb_price(s, defender, aim)
    free = stake(s, defender, aim, total_bombing(attackers))
    if len(defenders) == 0 or s.options & SIMPLIFIED != 0:
        return free
    return min(free, clash(s, attackers, defenders, defender, aim, per_bomb))
