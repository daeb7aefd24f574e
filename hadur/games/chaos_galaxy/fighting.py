"""Rules of thumb for combats: whether to attack, with what, whom to shoot, when to bomb."""

from __future__ import annotations

from typing import Final

from hadur.games.chaos_galaxy.appraisal import announced_bombing
from hadur.games.chaos_galaxy.outlook import (
    BOMBS,
    CREDIT,
    FIRES,
    READY,
    SHIP,
    SLOT,
    assault,
    bomb_price,
    card_worth,
    clash,
    enough_for,
    exchange,
    fleet_for,
    fleet_of,
    hopes,
    hurt,
    stake,
    total_bombing,
    with_ship,
)
from hadur.games.chaos_galaxy.phases.bombing import can_bomb
from hadur.games.chaos_galaxy.phases.paying import is_bluff
from hadur.games.chaos_galaxy.phases.sides import can_return, other_side, ships_of
from hadur.games.chaos_galaxy.phases.volleys import FORMATION_PROMPT, formation_ships
from hadur.games.chaos_galaxy.state import (
    AT_COLONY,
    AT_HEADQUARTERS,
    ATTACKERS,
    COLONY,
    Galaxy,
)
from hadur.games.chaos_galaxy.tables import T
from hadur.games.chaos_galaxy.values import armour_left, base_stat, price, stat, toll
from hadur.games.chaos_galaxy.verbs import ATTACK, COLONY_AIM, HQ_AIM, SEND, SLOT_AIM
from hadur.games.chaos_galaxy.vocabulary import (
    ACTIVE,
    ARMOUR,
    BOMBING,
    CREW,
    FIREPOWER,
    PASSENGER,
    PAYMENT_END,
)
from hadur.games.chaos_galaxy.vocabulary import ATTACK as ATTACK_ACT
from hadur.games.chaos_galaxy.vocabulary import DEFEND as DEFEND_ACT
from hadur.kernel.advice import NEVER
from hadur.kernel.bits import BIT
from hadur.kernel.moves import first, second, verb_of
from hadur.kernel.native import i64, vec
from hadur.kernel.state import Ask

ARM_PRICE: Final = 2
CERTAIN: Final = 300
"""An attack that brings so much wins."""
TEXT: Final = 20
"""A crew card's or weapon's text, whatever it says."""
LATE: Final = 20
"""What happens at the end of the payment step, which numbers do not show."""
LEAST: Final = 5
"""What an attack must bring at least to be made."""
MOST_HASTE: Final = 48
"""No attack that does not win looks better than playing a ship first, which may join it."""

# -- attacking -------------------------------------------------------------------------------------


def attack_merits(s: Galaxy, seat: i64, legal: vec[i64], out: vec[i64]) -> vec[i64]:
    """Every target by what an attack with all ships would bring; nothing for no gain."""
    mine = fleet_for(s, seat, ATTACK_ACT)
    rival: i64 = -1
    theirs = vec[i64]()
    for k in range(len(legal)):
        if verb_of(legal[k]) != ATTACK:
            continue
        if first(legal[k]) != rival:
            rival = first(legal[k])
            theirs = fleet_for(s, rival, DEFEND_ACT)
        aim = aim_of(second(legal[k]))
        value = assault(s, mine, theirs, rival, aim) - CREDIT * toll(s, rival)
        if aim >= 0 and s.laid_as(aim) == CREW and len(theirs) > 0 and s.turned(aim) == ACTIVE:
            value = 0  # it would board (KG-13.13)
        if value < LEAST:
            # What changes nothing could be done for ever.
            out[k] = NEVER
        elif value >= CERTAIN:
            out[k] = value
        else:
            out[k] = min(MOST_HASTE, 14 + value // 3)
    return out


def aim_of(code: i64) -> i64:
    if code == COLONY_AIM:
        return AT_COLONY
    return AT_HEADQUARTERS if code == HQ_AIM else code - SLOT_AIM


def send_merits(s: Galaxy, ask: Ask, legal: vec[i64]) -> vec[i64]:
    """A ship is sent if the combat goes better with it, or with all that are left."""
    out = vec[i64]([0] * len(legal))
    attacks = ask.a == ATTACKERS
    sent = fleet_of(s, ships_of(s, ask.a))
    if attacks:
        foes = fleet_for(s, s.defender, DEFEND_ACT)
    else:
        foes = fleet_of(s, ships_of(s, ATTACKERS))
    at_home = vec[i64]()
    for move in legal:
        if verb_of(move) == SEND:
            at_home = with_ship(at_home, fleet_of(s, _single(first(move))), 0)
    everybody = sent[:]
    for row in range(0, len(at_home), SHIP):
        everybody = with_ship(everybody, at_home, row)
    now = _fight_value(s, sent, foes, attacks)
    together = _fight_value(s, everybody, foes, attacks)
    open_sky = attacks and len(foes) == 0
    idle = attacks and _gain(s, sent) == 0 and _gain(s, everybody) > 0
    for k in range(len(legal)):
        if verb_of(legal[k]) != SEND:
            # An attack that could not bomb would be for nothing.
            out[k] = NEVER if idle or (open_sky and together > now) else 0
            continue
        value = _fight_value(s, with_ship(sent, at_home, k * SHIP), foes, attacks)
        out[k] = max(value, together) - now - 1 + (value - now) // 10
        if open_sky and at_home[k * SHIP + BOMBS] <= 0:
            out[k] = NEVER  # it would turn up for nothing
    return out


def _gain(s: Galaxy, fleet: vec[i64]) -> i64:
    """What ships bring that nobody stops."""
    return stake(s, s.defender, s.aim, total_bombing(fleet))


def _single(slot: i64) -> vec[i64]:
    return vec[i64]([slot])


def _fight_value(s: Galaxy, fleet: vec[i64], foes: vec[i64], attacks: bool) -> i64:
    """What a combat with these ships brings the player who sends them."""
    if attacks:
        return assault(s, fleet, foes, s.defender, s.aim)
    return -clash(s, foes, fleet, s.defender, s.aim, bomb_price(s, s.defender, s.aim))


def board_merit(s: Galaxy, seat: i64, crew: i64, ship: i64) -> i64:
    """Crew where its numbers count; nobody boards who cannot be paid for."""
    if s.aim == crew:
        return 40  # nobody can bomb it there (KG-13.13)
    kind = s.kind_at(crew)
    if is_bluff(s, crew) or T.subtype[kind] == PASSENGER:
        return NEVER
    paid = s.is_paid(crew)
    cost = 0 if paid else price(s, seat, kind)
    if cost > s.credits(seat):
        return NEVER
    merit = 7 * T.stat[kind * 4 + FIREPOWER] + 6 * T.stat[kind * 4 + ARMOUR]
    if s.side(ship) == ATTACKERS:
        merit += 9 * T.stat[kind * 4 + BOMBING]
    elif merit <= 0 and T.stat[kind * 4 + BOMBING] > 0:
        return NEVER
    if T.abilities[kind] != 0 or T.clause[kind + 1] > T.clause[kind]:
        merit += TEXT
    if T.moments[kind] & BIT[PAYMENT_END] != 0:
        merit += LATE
    if T.stat[kind * 4 + ARMOUR] < 0 and armour_left(s, ship) <= -T.stat[kind * 4 + ARMOUR]:
        return NEVER  # the ship would break up
    return merit - 4 * cost + min(armour_left(s, ship), 4) + s.size_of(ship) - s.load(ship)


# -- firing ----------------------------------------------------------------------------------------


def fire_merit(s: Galaxy, slot: i64, aim: i64) -> i64:
    """A shot by what it does and what comes back."""
    attacks = s.side(slot) == ATTACKERS
    mine = fleet_of(s, ships_of(s, s.side(slot)))
    theirs = fleet_of(s, ships_of(s, other_side(s.side(slot))))
    row = _row_of(mine, slot)
    other = _row_of(theirs, aim)
    if mine[row + FIRES] <= 0:
        return NEVER
    per_bomb = bomb_price(s, s.defender, s.aim)
    value = exchange(mine, row, theirs, other, hopes(mine, theirs, per_bomb, attacks), attacks)
    if attacks and value < 0 and not _can_shoot(theirs):
        return NEVER  # nobody can stop it from bombing
    return value


def _can_shoot(fleet: vec[i64]) -> bool:
    for row in range(0, len(fleet), SHIP):
        if fleet[row + READY] != 0 and fleet[row + FIRES] > 0:
            return True
    return False


def _row_of(fleet: vec[i64], slot: i64) -> i64:
    row: i64 = 0
    while fleet[row + SLOT] != slot:
        row += SHIP
    return row


def stealth_merit(s: Galaxy, slot: i64) -> i64:
    """It bombs before anybody can stop it."""
    gain = stake(s, s.defender, s.aim, stat(s, slot, BOMBING))
    return gain + 2 if gain > 0 else NEVER


def arm_merit(s: Galaxy, slot: i64, answers: bool) -> i64:
    """Heavy armament only where it makes a shot deadly, and that is worth its price."""
    seat = s.holder(slot)
    power = stat(s, slot, FIREPOWER)
    room = min(2 * base_stat(s, slot, FIREPOWER) - power, s.credits(seat) // ARM_PRICE)
    if answers:
        pays = can_return(s, slot, s.shooter) and _pays(s, s.shooter, power, room)
        return 30 if pays else NEVER
    for enemy in ships_of(s, other_side(s.side(slot))):
        if _pays(s, enemy, power, room):
            return 30
    return NEVER


def _pays(s: Galaxy, enemy: i64, power: i64, room: i64) -> bool:
    missing = armour_left(s, enemy) - power
    return 0 < missing <= room and card_worth(s, enemy) > CREDIT * ARM_PRICE * missing


def answer_merit(s: Galaxy) -> i64:
    """The ship aimed at fires back: for nothing if it is hit anyway."""
    return return_merit(s, s.aimed, s.shooter)


def return_merit(s: Galaxy, slot: i64, shooter: i64) -> i64:
    power = stat(s, slot, FIREPOWER)
    if power <= 0:
        return -1
    fleet = fleet_of(s, _single(shooter))
    gain = 4 + hurt(fleet, 0, power)
    if stat(s, shooter, FIREPOWER) > 0 or s.side(slot) != ATTACKERS:
        return gain
    # A shot without power hits nobody: a bomber that does not answer still bombs.
    return gain - stake(s, s.defender, s.aim, stat(s, slot, BOMBING))


def deal_merit(s: Galaxy, slot: i64, points: i64) -> i64:
    """Parts of a salvo: as much as kills, or one point to stop a ship."""
    left = armour_left(s, slot)
    if points > left:
        return NEVER
    fleet = fleet_of(s, _single(slot))
    value = hurt(fleet, 0, points)
    if points < left:
        return value - 4 * (points - 1)
    return value + 4


def formation_merit(s: Galaxy, ask: Ask) -> i64:
    """In formation damage is shared if the ship aimed at would die of it; a salvo is not split
    where its aim alone is worth it all."""
    left = armour_left(s, ask.b)
    if ask.prompt is FORMATION_PROMPT:
        return 20 if ask.c >= left else -5
    if s.holder(ask.b) == ask.seat:
        return NEVER  # the shot was turned upon one's own ship
    fleet = fleet_of(s, _single(ask.b))
    return hurt(fleet, 0, ask.c)


def part_merit(s: Galaxy, ask: Ask, points: i64) -> i64:
    """Nobody is to die, and few are to be hit."""
    ship = formation_ships(s, ask.b)[ask.options]
    if points == 0:
        return 0
    left = armour_left(s, ship)
    if points >= left:
        return -card_worth(s, ship) + 2 * points
    return 2 * points - card_worth(s, ship) // 10


# -- bombing ---------------------------------------------------------------------------------------


def bomb_merit(s: Galaxy, slot: i64) -> i64:
    """As many as the aim takes: more than that would turn for nothing."""
    power = stat(s, slot, BOMBING)
    if power <= 0:
        return NEVER
    total = announced_bombing(s)
    enough = enough_for(s, s.aim)
    if enough < 0:
        return 20 + 5 * power if total < s.size[COLONY + s.defender] else -1
    if total >= enough:
        return NEVER
    most = total
    for other in can_bomb(s):
        most += stat(s, other, BOMBING)
    if stake(s, s.defender, s.aim, most) <= 0:
        return NEVER
    over = total + power - enough
    return 30 - over if over >= 0 else 20 + over


def demolition_merit(s: Galaxy, ask: Ask, n: i64) -> i64:
    """Cards of one's own Colony for cards of the other's: for the win, or from far ahead."""
    if n == 0:
        return 0
    if s.aim != AT_COLONY:
        missing = enough_for(s, s.aim) - announced_bombing(s)
        return 12 - 4 * n if missing == n else -5 * n
    own = s.size[COLONY + ask.seat]
    theirs = s.size[COLONY + s.defender]
    total = announced_bombing(s)
    if total + n >= theirs:
        return 100 - n if total < theirs and own > 0 else -n
    if own - n <= 2:
        return NEVER
    return n if own - theirs >= 8 else -3 * n
