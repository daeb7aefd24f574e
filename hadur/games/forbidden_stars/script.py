"""Rules of thumb for every question: how good a move looks before it is tried.

Merits are points on one scale within a question; to decline or to be done has none. What looks
worse than that is not done by those who follow the script.
"""

from __future__ import annotations

from typing import Final

from hadur.games.forbidden_stars.abilities.event import EVENT_CARDS, TACTIC
from hadur.games.forbidden_stars.abilities.paragraph import ABILITY, PARAGRAPHS, has_needed, holds
from hadur.games.forbidden_stars.cards.definition import (
    CARD_COST,
    COMBAT,
    ICONS,
    UPGRADE_COST,
    UPGRADE_LEVEL,
)
from hadur.games.forbidden_stars.components.sheets import (
    BASTION_HEALTH,
    CITY,
    COST,
    FACTORY,
    HEALTH,
)
from hadur.games.forbidden_stars.components.sheets import MORALE as UNIT_MORALE
from hadur.games.forbidden_stars.outlook import (
    WORLD,
    advance_value,
    area_gain,
    assets_on,
    chances,
    holder,
    order_value,
    power,
    power_of,
    reserves,
    target_in,
    threat,
)
from hadur.games.forbidden_stars.phases.pool import attack_value, defence_value
from hadur.games.forbidden_stars.phases.purchase import forges_needed
from hadur.games.forbidden_stars.phases.refresh import RESOLVE_EVENT
from hadur.games.forbidden_stars.phases.strike import (
    STRIKE_CARDS_USED,
    STRIKE_EFFECTS,
    strike_card,
    strike_power,
)
from hadur.games.forbidden_stars.phases.ways import system_of
from hadur.games.forbidden_stars.prompts import Confirm, unit_area, unit_routed, unit_type
from hadur.games.forbidden_stars.state import (
    ASSET as ASSETS,
)
from hadur.games.forbidden_stars.state import (
    F_AREA,
    F_DAMAGE,
    F_ROUND,
    MATERIEL,
    PRESENCE,
    War,
    count,
    units,
    unrouted,
)
from hadur.games.forbidden_stars.verbs import (
    AREA,
    ASSET,
    BASTION_PICK,
    BUILD,
    BUY,
    CARD,
    CHOOSE,
    COMBAT_UPGRADE,
    COMMIT,
    DIE,
    DONE,
    EVENT,
    FORCE,
    MOVE,
    NO,
    OBJECTIVE,
    ORDER,
    ORDER_UPGRADE,
    REPLACE,
    RESOLVE,
    REVEAL,
    SCHEME,
    STRIKE,
    TILE,
    TO_EVENTS,
    UNIT,
    USE,
    WITH_CACHE,
    WITH_SCHEME,
    YES,
)
from hadur.kernel.advice import NEVER
from hadur.kernel.bits import BIT, members
from hadur.kernel.moves import first, second, third, verb_of
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask

CLEAR: Final = 25
"""The merit of a gain that nobody leaves lying."""
IDLE: Final = 2
"""The merit of an order that brings no more than an event."""
PLENTY: Final = 8
"""Materiel that pays for whatever a round may bring."""
KEEP_ONE: Final = 6
"""What a garrison is worth beyond the world that it holds."""


def merits(s: War, index: i64) -> vec[i64]:
    """The merit of each legal answer to an open question."""
    ask = s.asks[index]
    legal = s.legal(index)
    out = vec[i64]()
    target: i64 = -1
    if s.active >= 0 and len(legal) > 0 and verb_of(legal[0]) == MOVE:
        target = s.target if s.target >= 0 else target_in(s, ask.seat, s.active)
    most: i64 = 0
    for move in legal:
        merit = _merit(s, ask, move, target)
        out = append(out, merit)
        if merit > most:
            most = merit
    if most >= CLEAR and verb_of(legal[len(legal) - 1]) == DONE:
        # What is there for the taking is taken before one is done.
        out[len(out) - 1] = NEVER
    if most > 0 and verb_of(legal[0]) == STRIKE and verb_of(legal[len(legal) - 1]) == NO:
        # A strike costs nothing.
        out[len(out) - 1] = NEVER
    if most > 0 and verb_of(legal[0]) == BUY and verb_of(legal[len(legal) - 1]) == NO:
        if s.has(ask.seat, MATERIEL) >= PLENTY:
            # Whoever has plenty lets grow what can grow.
            out[len(out) - 1] = NEVER
    if is_gift(s, ask, legal):
        out[len(out) - 1] = NEVER
    if most > IDLE and verb_of(legal[0]) == ORDER:
        for k in range(len(out)):
            if out[k] <= IDLE:
                # No order is planned where it would do nothing, as long as another does something.
                out[k] = NEVER
    return out


def is_gift(s: War, ask: Ask, legal: vec[i64]) -> bool:
    """Whether only the last answer, which declines, leaves lying what costs nothing."""
    last = verb_of(legal[len(legal) - 1])
    if last != NO and last != DONE:
        return False
    if ask.prompt is ABILITY:
        return PARAGRAPHS[ask.a].free
    if ask.prompt is RESOLVE_EVENT:
        return EVENT_CARDS[ask.options].free(s, ask.seat)
    if ask.prompt is STRIKE_CARDS_USED:
        return verb_of(legal[0]) == USE
    if ask.prompt is STRIKE_EFFECTS:
        return verb_of(legal[0]) == CHOOSE and strike_card(s, ask.seat, second(legal[0])).free
    prompt = ask.prompt
    return isinstance(prompt, Confirm) and prompt.free


def _merit(s: War, ask: Ask, move: i64, target: i64) -> i64:
    verb = verb_of(move)
    seat = ask.seat
    if verb == ORDER:
        return place_merit(s, seat, first(move), second(move))
    if verb == REVEAL:
        token = s.top(first(move))
        return 1 + order_value(s, seat, s.kind[token], first(move))
    if verb == RESOLVE or verb == TO_EVENTS:
        return revealed_merit(s, seat, verb)
    if verb == MOVE:
        return move_merit(s, seat, first(move), second(move), third(move), target)
    if verb == BUY:
        return buy_merit(s, seat, first(move), second(move), third(move))
    if verb == BUILD:
        return build_merit(s, seat, first(move), second(move), third(move))
    if verb == STRIKE:
        return strike_merit(s, seat, first(move), second(move))
    if verb == CARD:
        return card_merit(s, seat, first(move))
    if verb == COMMIT:
        return commit_merit(s, ask, first(move))
    if verb == UNIT:
        return unit_merit(s, ask, move)
    if verb == BASTION_PICK:
        return 3 if s.side(ask.a, F_DAMAGE) < BASTION_HEALTH else -12
    if verb == AREA:
        return refuge_merit(s, ask, first(move))
    return _other_merit(s, ask, move)


def _other_merit(s: War, ask: Ask, move: i64) -> i64:
    """Questions that are answered without a look at the board, or at the set-up."""
    verb = verb_of(move)
    if verb == COMBAT_UPGRADE:
        cost = CARD_COST[first(move)]
        return 10 + 4 * cost + idle_materiel(s, ask.seat, cost)
    if verb == ORDER_UPGRADE:
        cost = UPGRADE_COST[first(move)]
        value = 12 + 3 * cost - UPGRADE_LEVEL[first(move)]
        return value + idle_materiel(s, ask.seat, cost)
    if verb == REPLACE:
        return 100 - plain_card(first(move)) - 10 * CARD_COST[first(move)]
    if verb == ASSET:
        return 10 - 3 * s.has(ask.seat, ASSETS + first(move))
    if verb == CHOOSE or verb == YES or verb == SCHEME:
        return 10
    if verb == USE:
        return 8
    if verb == EVENT:
        event = EVENT_CARDS[first(move)]
        return 20 if event.window == TACTIC and event.usable(s, ask.seat) else 10
    if verb == DIE:
        return 5
    if verb == FORCE:
        return force_merit(s, ask.seat, first(move), second(move))
    if verb == OBJECTIVE:
        return objective_merit(s, ask.seat, second(move))
    return 5 if verb == TILE else 0


def idle_materiel(s: War, seat: i64, cost: i64) -> i64:
    """What a purchase gains because the materiel for it would lie idle: more is left than one can
    spend in a round."""
    materiel = s.has(seat, MATERIEL)
    left = materiel - cost
    return materiel // 2 + (2 * (left - PLENTY) if left > PLENTY else 0)


# -- planning --------------------------------------------------------------------------------------


def place_merit(s: War, seat: i64, order: i64, system: i64) -> i64:
    """What the order promises; the same one is not wanted twice in a system."""
    value = order_value(s, seat, order, system)
    for at in range(s.galaxy.systems):
        for k in range(s.size[at]):
            token = s.card_in(at, k)
            if s.owner(token) == seat and s.kind[token] == order:
                if at == system:
                    value = value // 8
                elif order < 2:
                    # Deploy and Strategize are paid from the same chest.
                    value = value // 2
    return value


def revealed_merit(s: War, seat: i64, verb: i64) -> i64:
    """An order that does something is resolved; one that does nothing brings an event."""
    value = order_value(s, seat, s.order, s.active)
    if verb == RESOLVE:
        return 1 + value if value > 0 else NEVER
    return 4 if value < CLEAR else NEVER


# -- moving ----------------------------------------------------------------------------------------


def leaving_cost(s: War, seat: i64, start: i64) -> i64:
    """What is given up by the last unit that leaves an area, or exposed by any."""
    if s.is_void(start):
        return 2
    word = s.army_of(seat, start)
    worth = area_gain(s, seat, start)
    if units(word) == 1 and s.structures(start) == 0:
        return worth
    if units(word) == 1:
        # Structures hold a world, until somebody comes.
        return worth if threat(s, seat, start) > 0 else KEEP_ONE
    return KEEP_ONE


def move_merit(s: War, seat: i64, type: i64, start: i64, end: i64, target: i64) -> i64:
    """Everybody who can be spared goes where the order is aimed at; one unit is enough for a world
    that nobody holds."""
    arriving = s.moving[end % 4]
    there = units(s.army_of(seat, end)) + unrouted(arriving)
    if there >= s.galaxy.capacity[end] and holder(s, seat, end) < 0:
        return NEVER
    cost = leaving_cost(s, seat, start)
    strong = power_of(s, seat, type, start)
    other = holder(s, seat, end)
    if other >= 0:
        return _attack_merit(s, seat, other, end, target, cost, strong)
    if s.friendly(seat) & BIT[end] != 0:
        exposed = threat(s, seat, end) - power(s, seat, end)
        if exposed > 0:
            return 10 - cost
        return -cost if cost < WORLD else NEVER
    if s.is_void(end):
        return _void_merit(s, seat, start, end, target, there, cost)
    if there > 0:
        return strong // 2 - cost if threat(s, seat, end) > 0 else -cost
    value = area_gain(s, seat, end) - cost - strong // 4
    # No world is given up for another that brings no more.
    return value if value > 0 or cost < WORLD else NEVER


def _attack_merit(
    s: War, seat: i64, other: i64, end: i64, target: i64, cost: i64, strong: i64
) -> i64:
    if end != target:
        return NEVER
    waiting = power(s, other, end) + reserves(s, other, end)
    coming: i64 = 0
    for type in range(6):
        coming += count(s.moving[end % 4], type, 0) * power_of(s, seat, type, end)
    if coming == 0:
        value = advance_value(s, seat, end)
        return value - cost // 2 if value > cost // 2 else NEVER
    # More units until the outcome is all but certain.
    if chances(coming, waiting) >= 90:
        return 5 - cost
    return 20 + strong - cost // 2


def _void_merit(s: War, seat: i64, start: i64, end: i64, target: i64, there: i64, cost: i64) -> i64:
    """A bridge for the ground units that are to follow."""
    if there > 0:
        return -1
    if system_of(start) == s.active and s.friendly(seat) & BIT[start] != 0:
        if target >= 0 and s.galaxy.near[start] & BIT[target] != 0:
            return -1
    if target >= 0 and not s.is_void(target):
        return 25 - cost if s.galaxy.near[end] & BIT[target] != 0 else 12 - cost
    if target == end:
        return 8 - cost
    return 1 - cost


# -- buying ----------------------------------------------------------------------------------------


def buy_merit(s: War, seat: i64, type: i64, area: i64, payment: i64) -> i64:
    """The strongest unit that can be paid for, where there is room and need."""
    if units(s.army_of(seat, area)) >= s.galaxy.capacity[area]:
        return NEVER
    value = 10 + 2 * power_of(s, seat, type, area) - 2 * COST[s.facts(seat, type, area)]
    value -= 5 * forges_needed(s, seat, type)
    if payment & WITH_CACHE != 0:
        value -= 4
    if payment & WITH_SCHEME != 0:
        value -= 3
    if s.has(seat, PRESENCE) & BIT[area] == 0:
        value += area_gain(s, seat, area) // 8
    if s.is_void(area):
        # Ships are bridges: the first ones are wanted, more of them only to fight.
        if _ships(s, seat) >= 2:
            value -= 8
    elif threat(s, seat, area) > power(s, seat, area):
        value += 6
    return value


def _ships(s: War, seat: i64) -> i64:
    total: i64 = 0
    for area in members(s.has(seat, PRESENCE) & s.galaxy.voids):
        total += units(s.army_of(seat, area))
    return total


def build_merit(s: War, seat: i64, structure: i64, area: i64, payment: i64) -> i64:
    """Cities for command, a second factory, a bastion where somebody may come."""
    value: i64 = -4 if payment & WITH_CACHE != 0 else 0
    if structure == CITY:
        return value + (34 if s.level(seat) < 3 else 12)
    if structure == FACTORY:
        factories: i64 = 0
        for world in members(s.has(seat, PRESENCE) & s.galaxy.worlds):
            if s.has_structure(seat, world, FACTORY):
                factories += 1
        return value + (40 if factories == 0 else 24 - 8 * factories) + s.galaxy.capacity[area]
    return value + (18 if threat(s, seat, area) > 0 else 2)


# -- fighting --------------------------------------------------------------------------------------


def strike_merit(s: War, seat: i64, void: i64, world: i64) -> i64:
    """A strike costs nothing; it is worth what it may hit."""
    other = holder(s, seat, world)
    if other < 0 or units(s.army_of(other, world)) == 0:
        return -1
    return 5 + 3 * strike_power(s, seat, void) + area_gain(s, seat, world) // 10


def plain_card(card: i64) -> i64:
    """What a card counts by its icons and texts alone."""
    value: i64 = 4 * len(COMBAT[card].paragraphs)
    for face in range(3):
        value += (7 - face) * ICONS[3 * card + face]
    return value


def card_merit(s: War, seat: i64, card: i64) -> i64:
    """Icons, and the texts that can be used here; morale counts at the end, arms at once."""
    side = s.side_in_fight(seat)
    if side < 0:
        return plain_card(card)
    behind = attack_value(s, 1 - side) - defence_value(s, side)
    value = 10 * ICONS[3 * card] + 6 * ICONS[3 * card + 2]
    value += (10 if behind > 0 else 5) * ICONS[3 * card + 1]
    for paragraph in COMBAT[card].paragraphs:
        if paragraph.needs != 0 and not has_needed(s, side, paragraph.needs):
            continue
        if holds(s, side, paragraph.condition):
            value += 12 if paragraph.needs != 0 else 8
    if s.fight[F_ROUND] == 3:
        value += 6 * ICONS[3 * card + 2]
    return value


def commit_merit(s: War, ask: Ask, many: i64) -> i64:
    """Tokens are for combats that are neither won nor lost already."""
    side = ask.a
    mine = power(s, ask.seat, s.fight[F_AREA])
    theirs = power(s, s.fighter(1 - side), s.fight[F_AREA])
    chance = chances(mine, theirs)
    if chance >= 85 or chance <= 10:
        return 0 if many == 0 else NEVER
    if many == 0 and 30 <= chance <= 70:
        return NEVER
    return 6 * many


def unit_merit(s: War, ask: Ask, move: i64) -> i64:
    """Which unit suffers, is promoted, or is given up: where one loses, the cheapest."""
    seat = ask.seat
    type = unit_type(move)
    area = unit_area(move)
    worth = power_of(s, seat, type, area)
    name = ask.prompt.name
    if name == "suffer-damage":
        return _loss_merit(s, ask, move)
    if name == "over-capacity" or name == "meet-demand":
        return -worth if unit_routed(move) == 0 else -worth // 2
    if name == "faction-ability":
        return 8 + worth
    return 10 + worth // 2


def _loss_merit(s: War, ask: Ask, move: i64) -> i64:
    """Whoever stands the damage is only routed; of those who fall, the cheapest."""
    at = s.facts(ask.seat, unit_type(move), s.fight[F_AREA])
    damage = s.side(ask.a, F_DAMAGE)
    if damage >= HEALTH[at]:
        wasted = damage - HEALTH[at]
        lost = power_of(s, ask.seat, unit_type(move), s.fight[F_AREA])
        return -lost - 10 + wasted
    if unit_routed(move) != 0:
        return 5
    return -2 * UNIT_MORALE[at]


def refuge_merit(s: War, ask: Ask, area: i64) -> i64:
    """To where one is safe and has room, or an area that one wants."""
    value = area_gain(s, ask.seat, area) // 10
    room = s.galaxy.capacity[area] - units(s.army_of(ask.seat, area))
    if room <= 0:
        value -= 20
    if s.friendly(ask.seat) & BIT[area] != 0:
        value += 6
    return value + 1


# -- building the galaxy ---------------------------------------------------------------------------


def force_merit(s: War, seat: i64, type: i64, area: i64) -> i64:
    """Spread over worlds that yield something; structures where many can stand."""
    if type >= 6:
        return 10 + 3 * s.galaxy.capacity[area] + assets_on(s, area)
    there = units(s.army_of(seat, area))
    if s.is_void(area):
        return 12 - 4 * there
    return 14 + 3 * s.galaxy.materiel[area] - 5 * there


def objective_merit(s: War, seat: i64, area: i64) -> i64:
    """Others' objectives lie best where one is strong oneself."""
    return power(s, seat, area)
