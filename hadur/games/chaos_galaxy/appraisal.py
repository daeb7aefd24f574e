"""What a text would bring the player who plays, uses or pays it, at a glance.

Every word of the cards' vocabulary has its rule of thumb; a clause is worth the sum of what it
does. What would only help in a moment that is not now is worth nothing, so that it is kept."""

from __future__ import annotations

from typing import Final

from hadur.games.chaos_galaxy.outlook import (
    CARD,
    CREDIT,
    UNKNOWN,
    bomb_price,
    card_worth,
    colony_worth,
    cost_of,
    foreign_worth,
    stake,
)
from hadur.games.chaos_galaxy.phases.announcing import CARD_PLAYED, paid_for
from hadur.games.chaos_galaxy.phases.paying import is_bluff, payable
from hadur.games.chaos_galaxy.phases.searching import recoverable
from hadur.games.chaos_galaxy.state import (
    ATTACKERS,
    BOMBING_STEP,
    BOMBS_NOW,
    CLOSING_PHASE,
    COLONY,
    COMBAT,
    FIRING,
    HAND,
    PAYMENT,
    RUIN,
    Galaxy,
)
from hadur.games.chaos_galaxy.tables import T
from hadur.games.chaos_galaxy.values import (
    NOT_CHOOSING,
    abilities,
    amount,
    armour_left,
    condition,
    fits,
    price,
    stat,
    suits,
)
from hadur.games.chaos_galaxy.vocabulary import (
    ACTIVE,
    ADD,
    ARMOUR,
    BASE,
    BOMB,
    BOMBING,
    BURN,
    CAMOUFLAGE,
    DAMAGE,
    DAMAGED,
    DEFEND,
    DEMOLITION,
    DESTROY,
    DEVELOP,
    DISCARD,
    DRAW,
    EACH,
    ENEMY,
    FIREPOWER,
    FORBID,
    FORMATION,
    GAIN,
    GRANT,
    HEAVY_ARMAMENT,
    HOLD,
    IT,
    JOIN,
    LEAVES,
    LIMIT,
    LOOK,
    LOSE,
    MARK,
    MOVE,
    NEUTRALISE,
    OPPONENT,
    OTHER,
    PER_X,
    PREVENT,
    PRICE,
    RAPID_FIRE,
    READY,
    RECOVER,
    REDIRECT,
    REGROW,
    REPAIR,
    RESTORE,
    RETURN,
    RETURN_FIRE,
    SALVO,
    SEARCH,
    SEIZE,
    SETTLE,
    SHIP,
    SPEED,
    STEALTH,
    STRIP,
    TAKE,
    TARGET,
    THIS,
    TOLL,
    TURN,
    UNMASK,
    VICTIM,
    WITHDRAW,
)
from hadur.games.chaos_galaxy.vocabulary import (
    CARD as THE_CARD,
)
from hadur.kernel.chain import find, seat_of, what_at
from hadur.kernel.native import i64

TEMPO: Final = 4
"""A ship that can act is worth so many tenths more than one that cannot."""
HAND_CARD: Final = 20
"""A card that somebody has drawn: a credit, and a card of the Colony."""
LASTING_POINT: Final = 11
"""A point of firepower, armour or bombing that stays."""


def clause_worth(
    s: Galaxy, clause: i64, seat: i64, source: i64, target: i64, branch: i64, rival: i64
) -> i64:
    """What a clause brings its player, without its price."""
    total: i64 = 0
    for effect in range(T.effect[clause], T.effect[clause + 1]):
        if T.branch[effect] == branch and condition(s, effect, seat, source):
            total += effect_worth(s, effect, seat, source, target, rival)
    return total


def _amount(s: Galaxy, effect: i64, seat: i64, source: i64) -> i64:
    """How much an effect is about; the X of a base is what lies on it when it is paid."""
    if T.per[effect] != PER_X or source < 0 or s.is_paid(source):
        return amount(s, effect, seat, source, 0)
    value = T.amount[effect] * s.markers(source)
    most = T.most[effect]
    return min(most, max(-most, value)) if most >= 0 else value


def clause_price(s: Galaxy, clause: i64, seat: i64, slot: i64) -> i64:
    """What it costs to use a clause."""
    cost = CREDIT * T.credits[clause] + CARD * T.discard[clause] + 8 * T.markers[clause]
    if T.colony[clause] > 0:
        cost += colony_worth(s, seat, T.colony[clause])
    if T.sacrifice[clause] != 0:
        cost += card_worth(s, slot)
    if T.turn[clause] != 0:
        turning = s.ship_of(slot)
        cost += _idle_price(s, turning) if s.is_ship(turning) else 1
    return cost


def _idle_price(s: Galaxy, ship: i64) -> i64:
    """What a ship could do that turns instead: attack in one's own turn, else defend."""
    worth = card_worth(s, ship)
    if s.phase == CLOSING_PHASE and s.turn == s.holder(ship):
        return 0  # it turns back at once
    return max(3, worth * TEMPO // 10 - 8)


def effect_worth(s: Galaxy, effect: i64, seat: i64, source: i64, target: i64, rival: i64) -> i64:
    whom = T.whom[effect]
    do = T.do[effect]
    if do == NEUTRALISE:
        return _neutralise_worth(s, seat, target)
    if whom == TARGET:
        return _on_card(s, effect, target, seat, source)
    if whom == THIS:
        return _on_card(s, effect, s.ship_of(source) if source >= 0 else -1, seat, source)
    if whom == THE_CARD:
        return _on_card(s, effect, source, seat, source)
    if whom == IT:
        if T.whom[effect - 1] == EACH:
            return _on_each(s, effect, effect - 1, seat, source, rival)
        return _on_card(s, effect, target, seat, source) if target >= 0 else 8
    if whom == EACH:
        return _on_each(s, effect, effect, seat, source, rival)
    if whom == VICTIM:
        return _on_victim(s, effect, seat, source, rival)
    if whom == OTHER:
        mine = s.shooter >= 0 and s.holder(s.shooter) == seat
        other = s.aimed if mine else s.shooter
        return _on_card(s, effect, other, seat, source)
    return _on_player(s, effect, seat, source, rival)


def _on_each(s: Galaxy, effect: i64, chosen: i64, seat: i64, source: i64, rival: i64) -> i64:
    total: i64 = 0
    selector = T.selector[chosen]
    for slot in range(s.slots()):
        if fits(s, selector, slot, seat, source, NOT_CHOOSING):
            if T.whose[selector] != ENEMY or rival < 0 or s.holder(slot) == rival:
                total += _on_card(s, effect, slot, seat, source)
    return total


def _on_victim(s: Galaxy, effect: i64, seat: i64, source: i64, rival: i64) -> i64:
    """The opponent gives what costs least."""
    least: i64 = -1
    for slot in range(s.slots()):
        if (rival < 0 or s.holder(slot) == rival) and fits(
            s, T.selector[effect], slot, seat, source, NOT_CHOOSING
        ):
            worth = _on_card(s, effect, slot, seat, source)
            if least < 0 or worth < least:
                least = worth
    return max(0, least)


# -- on cards in play ------------------------------------------------------------------------------


def _on_card(s: Galaxy, effect: i64, slot: i64, seat: i64, source: i64) -> i64:
    """Good for the player: what helps one's own cards, what harms those of others."""
    if not s.in_play(slot):
        return 0
    do = T.do[effect]
    own = s.holder(slot) == seat
    n = _amount(s, effect, seat, source)
    if do == ADD:
        good = _add_worth(s, effect, slot, n, T.what[effect])
        return good if own else -good
    if do == GRANT:
        good = _grant_worth(s, slot, T.what[effect])
        return good if own else -good
    if do == DEVELOP:
        return _develop_worth(s, slot, n) if own else -_foreign_markers(s, slot, n)
    if do == LOOK or do == UNMASK:
        return 0 if own or s.is_paid(slot) else 3
    if do == SETTLE:
        return CREDIT * cost_of(s.kind_at(slot)) if payable(s, slot) else 0
    if do == JOIN:
        return 12 if own and s.step <= FIRING else 0
    if do == MOVE:
        return 1
    if do == MARK:
        return 5 * n
    if do == SEIZE:
        return _seize_worth(s, effect, slot, seat)
    if do == REDIRECT:
        return _redirect_worth(s, slot, seat)
    harm = _harm(s, effect, do, slot, n)
    if do == RESTORE or do == PREVENT or do == READY:
        return harm if own else -harm
    return -harm if own else harm


def _harm(s: Galaxy, effect: i64, do: i64, slot: i64, n: i64) -> i64:
    """What a card loses by an effect (or gains, by those that help)."""
    worth = card_worth(s, slot) if s.is_paid(slot) else foreign_worth(s, slot)
    if do == DESTROY:
        return worth
    if do == DAMAGE:
        return damage_worth(s, slot, n)
    if do == RETURN:
        return worth * 7 // 10
    if do == TURN:
        if s.turned(slot) >= T.what[effect]:
            return 0
        return turned_worth(s, slot) + (4 if T.what[effect] == DAMAGED else 0)
    if do == HOLD:
        turns = s.turned(slot) != ACTIVE or s.flag(slot, BOMBS_NOW)
        return max(4, worth * TEMPO // 10) if turns else 0
    if do == READY:
        return 0 if s.turned(slot) == ACTIVE else _ready_worth(s, slot, n)
    if do == PREVENT or do == RESTORE:
        return _rescue_worth(s, slot, n)
    if do == STRIP:
        return 6 if s.is_ship(slot) and abilities(s, slot) != 0 else 0
    if do == FORBID:
        return _forbid_worth(s, slot, T.what[effect])
    if do == WITHDRAW:
        return _withdraw_worth(s, slot)
    return 0


def damage_worth(s: Galaxy, slot: i64, n: i64) -> i64:
    """Damage to a ship or base that is not shot at by it."""
    if s.laid_as(slot) != SHIP and s.laid_as(slot) != BASE:
        return 0
    if not s.is_paid(slot):
        return foreign_worth(s, slot) if n >= 2 else 0
    left = armour_left(s, slot)
    if left <= 0:
        return 0
    if n >= left:
        return card_worth(s, slot) + 5
    if not s.is_ship(slot):
        return 2
    return max(turned_worth(s, slot), 2) if s.turned(slot) != DAMAGED else 1


def turned_worth(s: Galaxy, slot: i64) -> i64:
    """What it costs a card to be turned just now."""
    if s.turned(slot) != ACTIVE:
        return 3
    if not s.is_ship(slot):
        return 5
    worth = card_worth(s, slot) * TEMPO // 10
    if s.phase == COMBAT:
        if s.side(slot) == ATTACKERS and s.step <= BOMBING_STEP:
            worth += bomb_price(s, s.defender, s.aim) * stat(s, slot, BOMBING)
        elif s.side(slot) == 0 and s.holder(slot) == s.turn:
            worth //= 2
    return worth


def _ready_worth(s: Galaxy, slot: i64, n: i64) -> i64:
    """A card that is to turn back in its own player's closing phase gains little then."""
    if not s.is_ship(slot):
        return 4
    steps = s.turned(slot)
    worth = card_worth(s, slot) * TEMPO // 10
    if n < steps:
        return worth // 3
    return worth if s.phase != COMBAT or s.step == 0 or s.turn == s.holder(slot) else worth // 2


def _threat(s: Galaxy, slot: i64) -> i64:
    """The damage that is announced against a ship in the exchange that goes on."""
    if s.shooter < 0:
        return 0
    if s.aimed == slot:
        return stat(s, s.shooter, FIREPOWER)
    if s.shooter == slot and s.returns != 0 and s.aimed >= 0:
        return stat(s, s.aimed, FIREPOWER)
    return 0


def _rescue_worth(s: Galaxy, slot: i64, n: i64) -> i64:
    """Armour that makes the difference between dying and living."""
    threat = _threat(s, slot)
    left = armour_left(s, slot)
    if threat > 0 and threat >= left and threat - n < left:
        return card_worth(s, slot)
    return 1


def _add_worth(s: Galaxy, effect: i64, slot: i64, n: i64, which: i64) -> i64:
    """What a change of a value is worth to the card itself: below 0 if it is lowered."""
    if T.until[effect] == LEAVES:
        return LASTING_POINT * n if which != SPEED else 3 * n
    if which == LIMIT:
        return 8 * -n if s.laid_as(slot) == BASE and not s.is_paid(slot) else 0
    if not s.is_ship(slot):
        return _base_armour(s, slot, n) if s.laid_as(slot) == BASE else 0
    if s.phase != COMBAT:
        return _before_combat(s, slot, n, which)
    if s.side(slot) == 0:
        return 0
    if which == ARMOUR:
        if n > 0:
            return _rescue_worth(s, slot, n)
        left = armour_left(s, slot)
        return -card_worth(s, slot) if left > 0 and left + n <= _threat(s, slot) else n
    if which == FIREPOWER:
        return _firepower_worth(s, slot, n)
    if which == BOMBING:
        return _bombing_worth(s, slot, n)
    return 5 * n if s.step < FIRING or (s.step == FIRING and s.shooter < 0) else 0


def _base_armour(s: Galaxy, slot: i64, n: i64) -> i64:
    """Armour for a base that is being bombed."""
    if s.phase != COMBAT or s.aim != slot or s.step != BOMBING_STEP:
        return 0
    total = announced_bombing(s)
    left = armour_left(s, slot)
    return card_worth(s, slot) if left <= total < left + n else 0


def _before_combat(s: Galaxy, slot: i64, n: i64, which: i64) -> i64:
    """Until the end of the turn, for a ship that is to attack in it."""
    if s.turn != s.holder(slot) or s.turned(slot) != ACTIVE or s.begun(s.turn) < 2:
        return 0
    if which == BOMBING:
        return CARD * n
    return 6 * n if which == FIREPOWER else n


def _firepower_worth(s: Galaxy, slot: i64, n: i64) -> i64:
    """Decisive if a shot that is announced becomes deadly by it, or no longer is."""
    aim: i64 = -1
    if s.shooter == slot:
        aim = s.aimed
    elif s.aimed == slot and s.returns != 0:
        aim = s.shooter
    if aim >= 0 and s.in_play(aim):
        power = stat(s, slot, FIREPOWER)
        left = armour_left(s, aim)
        if power < left <= power + n:
            return card_worth(s, aim)
        if power + n < left <= power:
            return -card_worth(s, aim)
        return n if power > 0 else 2 * n
    if s.step <= PAYMENT and s.turned(slot) == ACTIVE:
        return 5 * n
    return 0


def _bombing_worth(s: Galaxy, slot: i64, n: i64) -> i64:
    if s.side(slot) != ATTACKERS or s.turned(slot) != ACTIVE or s.step > BOMBING_STEP:
        return 0
    if s.step == BOMBING_STEP and not s.flag(slot, BOMBS_NOW):
        return 0
    total = stat(s, slot, BOMBING)
    if s.step == BOMBING_STEP:
        total = announced_bombing(s)
    more = stake(s, s.defender, s.aim, max(0, total + n)) - stake(s, s.defender, s.aim, total)
    return more if s.step == BOMBING_STEP else more * 6 // 10


def announced_bombing(s: Galaxy) -> i64:
    """The total of the ships that have been named as bombers."""
    total: i64 = 0
    for slot in range(s.slots()):
        if s.flag(slot, BOMBS_NOW) and s.is_ship(slot):
            total += stat(s, slot, BOMBING)
    return total


def _grant_worth(s: Galaxy, slot: i64, what: i64) -> i64:
    if not s.is_ship(slot) or abilities(s, slot) & what != 0:
        return 0
    if what == REPAIR:
        return 6 if s.phase == COMBAT and s.side(slot) != 0 and s.step <= FIRING else 0
    if what == CAMOUFLAGE or what == HEAVY_ARMAMENT:
        return 2
    if s.phase != COMBAT:
        return 2 if s.turn == s.holder(slot) and s.turned(slot) == ACTIVE else 0
    if s.side(slot) == 0 or s.turned(slot) != ACTIVE:
        return 0
    if what == STEALTH:
        bombs = stat(s, slot, BOMBING)
        return stake(s, s.defender, s.aim, bombs) if s.side(slot) == ATTACKERS else 0
    if what == RAPID_FIRE:
        if s.shooter == slot and s.returns != 0:
            return 0  # it has been answered already
        return 8 if s.step <= FIRING else 0
    if what == SALVO:
        if s.shooter == slot or (s.aimed == slot and s.returns != 0):
            return 12 if stat(s, slot, FIREPOWER) > 1 and _enemies(s, slot) > 1 else 0
        return 2 if s.step < FIRING and _enemies(s, slot) > 1 else 0
    if what == FORMATION:
        threat = _threat(s, slot)
        if threat > 0 and threat >= armour_left(s, slot) and _friends(s, slot) > 0:
            return card_worth(s, slot) * 6 // 10
        return 0
    if what == DEMOLITION:
        return 2
    return 4


def _enemies(s: Galaxy, slot: i64) -> i64:
    found: i64 = 0
    for other in range(s.slots()):
        if s.is_ship(other) and s.side(other) != 0 and s.side(other) != s.side(slot):
            found += 1
    return found


def _friends(s: Galaxy, slot: i64) -> i64:
    """Others that could take part of the damage without dying of it."""
    found: i64 = 0
    for other in range(s.slots()):
        if other != slot and s.is_ship(other) and s.side(other) == s.side(slot):
            if armour_left(s, other) > 1:
                found += 1
    return found


def _forbid_worth(s: Galaxy, slot: i64, act: i64) -> i64:
    if not s.is_ship(slot) or s.turned(slot) != ACTIVE:
        return 0
    worth = card_worth(s, slot) * TEMPO // 10
    if act == DEFEND:
        mine = s.turn != s.holder(slot)
        return worth // 2 if mine and s.phase != COMBAT and s.begun(s.turn) > 1 else 0
    if s.phase == COMBAT and s.side(slot) == 0:
        return 0
    if act == BOMB:
        if s.phase == COMBAT:
            if s.side(slot) != ATTACKERS or s.step > BOMBING_STEP:
                return 0
            return stake(s, s.defender, s.aim, stat(s, slot, BOMBING))
        return worth // 2
    if act == RETURN_FIRE:
        return worth // 2 if s.phase == COMBAT and s.step <= FIRING else 0
    return worth if s.phase != COMBAT or s.step <= FIRING else 0


def _withdraw_worth(s: Galaxy, slot: i64) -> i64:
    """To its own player it is bad to lose a ship from the combat, unless it would die."""
    threat = _threat(s, slot)
    if threat > 0 and threat >= armour_left(s, slot):
        return -card_worth(s, slot)
    if s.side(slot) == ATTACKERS and s.turned(slot) == ACTIVE and s.step <= BOMBING_STEP:
        return stake(s, s.defender, s.aim, stat(s, slot, BOMBING))
    return 6 if s.turned(slot) == ACTIVE and s.step <= FIRING else 0


def _redirect_worth(s: Galaxy, slot: i64, seat: i64) -> i64:
    """Another ship takes the shot: good if it stands it better, or is somebody else's."""
    if s.shooter < 0 or s.aimed < 0:
        return 0
    power = stat(s, s.shooter, FIREPOWER)
    saved = _loss(s, s.aimed, power)
    taken = _loss(s, slot, power)
    value = saved if s.holder(s.aimed) == seat else -saved
    return value - taken if s.holder(slot) == seat else value + taken


def _loss(s: Galaxy, slot: i64, damage: i64) -> i64:
    if damage <= 0:
        return 0
    worth = card_worth(s, slot)
    return worth if damage >= armour_left(s, slot) else worth * TEMPO // 10


def _seize_worth(s: Galaxy, effect: i64, slot: i64, seat: i64) -> i64:
    worth = card_worth(s, slot) if s.is_paid(slot) else UNKNOWN
    if T.what[effect] == OPPONENT:
        return -worth if s.holder(slot) == seat else 0
    if s.holder(slot) == seat:
        return 0
    if T.until[effect] == LEAVES or T.until[effect] == 0:
        return 2 * worth
    return worth * TEMPO // 5 if s.turned(slot) == ACTIVE else 2


def _develop_worth(s: Galaxy, slot: i64, n: i64) -> i64:
    """Markers where they are wanted."""
    missing = markers_wanted(s, slot)
    return 8 * min(n, missing) if missing > 0 else 1


def _foreign_markers(s: Galaxy, slot: i64, n: i64) -> i64:
    return -8 * min(-n, s.markers(slot)) if n < 0 else 8 * n


def markers_wanted(s: Galaxy, slot: i64) -> i64:
    """How many markers a base of one's own still needs; an X base takes four."""
    kind = s.kind_at(slot)
    if s.laid_as(slot) != BASE or is_bluff(s, slot) or s.is_paid(slot):
        return 0
    limit = T.limit[kind]
    if limit == -2 or limit == -3:
        return 0
    wanted = WELL_DEVELOPED if limit == -1 else stat(s, slot, LIMIT)
    return max(0, wanted - s.markers(slot))


WELL_DEVELOPED: Final = 4


# -- on players ------------------------------------------------------------------------------------


def _on_player(s: Galaxy, effect: i64, seat: i64, source: i64, rival: i64) -> i64:
    do = T.do[effect]
    n = _amount(s, effect, seat, source)
    foe = rival if rival >= 0 else s.clockwise(seat)
    theirs = T.whom[effect] == OPPONENT
    if do == GAIN:
        return -CREDIT * n if theirs else CREDIT * n
    if do == LOSE:
        return 8 * min(n, s.credits(foe)) if theirs else -CREDIT * min(n, s.credits(seat))
    if do == TAKE:
        return 18 * min(n, s.credits(foe))
    if do == DRAW:
        return -CARD * n if theirs else draw_worth(s, seat, n)
    if do == DISCARD:
        return HAND_CARD * min(n, s.size[HAND + foe]) if theirs else -CARD * n
    if do == BURN:
        if theirs:
            return colony_worth(s, foe, n)
        return -colony_worth(s, seat, n)
    if do == REGROW:
        return colony_worth(s, seat, min(n, s.size[RUIN + seat])) if s.size[RUIN + seat] > 0 else 0
    if do == RECOVER:
        return 14 if len(recoverable(s, seat, T.selector[effect])) > 0 else 0
    if do == SEARCH:
        return 16 if s.size[COLONY + seat] > 0 and s.size[HAND + seat] < 6 else 2
    if do == LOOK:
        return 4
    if do == PRICE:
        return _price_worth(s, effect, seat, n)
    if do == TOLL:
        return 15 * n
    if do == FORBID:
        return 3
    return 5


def draw_worth(s: Galaxy, seat: i64, n: i64) -> i64:
    """A full hand gains little; nobody draws the last cards of a Colony."""
    if s.size[COLONY + seat] <= n + 2:
        return -20
    room = max(0, 7 - s.size[HAND + seat])
    return 11 * min(n, room) - 2 * max(0, n - room)


def _price_worth(s: Galaxy, effect: i64, seat: i64, n: i64) -> i64:
    """Something cheaper now: worth it if it is in hand and can be played."""
    for k in range(s.size[HAND + seat]):
        kind = s.kind[s.card_in(HAND + seat, k)]
        if suits(T.selector[effect], kind):
            cost = price(s, seat, kind)
            if cost + n <= s.credits(seat):
                return CREDIT * min(-n, cost)
    return 0


def _neutralise_worth(s: Galaxy, seat: i64, ticket: i64) -> i64:
    """By what the link cost its player, and what it would do."""
    at = find(s, ticket)
    if at < 0 or seat_of(s, at) == seat or what_at(s, at) is not CARD_PLAYED:
        return -CREDIT
    return CREDIT * paid_for(s, at) + 14
