"""Chaos Space Marines: combat cards, order upgrades and events."""

from __future__ import annotations

from typing import Final

from hadur.games.forbidden_stars import log
from hadur.games.forbidden_stars.abilities.choices import PlacingEvent, add_place_moves
from hadur.games.forbidden_stars.abilities.event import (
    W_ADVANCE,
    W_DAMAGE_ENDS,
    W_INSTEAD,
    W_STORM,
    EventCard,
    discard_scheme,
)
from hadur.games.forbidden_stars.abilities.gains import (
    ATTACK_OR_DEFENCE,
    ATTACK_OR_MORALE,
    DEFENCE_OR_MORALE,
    PER_UNIT,
    Gain,
    SpendEach,
    SpendFor,
    attack_dice,
    attack_tokens,
    defence_dice,
    defence_tokens,
    morale_dice,
    rolled_dice,
)
from hadur.games.forbidden_stars.abilities.paragraph import (
    ENEMY_ROUTED,
    MORE_MORALE,
    S0,
    S2,
    U0,
    U1,
    U2,
    U3,
    Paragraph,
    unit,
)
from hadur.games.forbidden_stars.abilities.sheet import SheetAbility
from hadur.games.forbidden_stars.abilities.strikes import StrikeUpgrade
from hadur.games.forbidden_stars.abilities.units import (
    DESTROY,
    LOW,
    ROUT,
    BringUnit,
    Deed,
    DeedForEach,
    Demand,
    carry,
    level_of,
    may_be,
    pick,
    place_free,
    rally_one,
)
from hadur.games.forbidden_stars.abilities.upgrade import Upgrade, use
from hadur.games.forbidden_stars.cards.definition import STARTING, card, declare
from hadur.games.forbidden_stars.components.galaxy import (
    ACROSS,
    ALONG,
    LEFT,
    RIGHT,
    horizontal,
    vertical,
    x_of_place,
    y_of_place,
)
from hadur.games.forbidden_stars.components.sheets import (
    ADVANCE,
    CHAOS,
    DEPLOY,
    FORGE,
    REINFORCEMENT,
    STRATEGIZE,
    TOKEN,
)
from hadur.games.forbidden_stars.phases.advance import add_moves
from hadur.games.forbidden_stars.phases.dominate import receive
from hadur.games.forbidden_stars.phases.losses import destroy, raze, rout
from hadur.games.forbidden_stars.phases.pool import gain_dice, gain_tokens, roll_dice
from hadur.games.forbidden_stars.phases.purchase import add_purchases, buy, replace
from hadur.games.forbidden_stars.phases.refresh import (
    ALL_ICONS,
    CHOOSE_EVENT,
    STORM_ANSWERED,
    STORM_MOVE,
    draw_events,
)
from hadur.games.forbidden_stars.phases.strategize import (
    add_combat_upgrades,
    add_order_upgrades,
    take_combat_upgrade,
    take_order_upgrade,
)
from hadur.games.forbidden_stars.phases.ways import areas_of, areas_of_all, system_of
from hadur.games.forbidden_stars.prompts import (
    ALL_TYPES,
    ANY,
    ROUTED,
    UNROUTED,
    Confirm,
    PickArea,
    Question,
    add_units,
    finish,
    unit_area,
    unit_routed,
    unit_type,
)
from hadur.games.forbidden_stars.state import (
    ALL_PASS_STORMS,
    ATTACK,
    DEFENCE,
    DEFENDER,
    EVENT_DECK,
    F_AREA,
    HELD,
    MORALE,
    MORALE_AT_START,
    ON_EVENTS,
    PRESENCE,
    ROUTS_DAMAGED,
    SHIPS_PASS_STORMS,
    War,
    count,
    unrouted,
)
from hadur.games.forbidden_stars.verbs import (
    COMBAT_UPGRADE,
    DIE,
    DONE,
    KIND,
    NO,
    ORDER_UPGRADE,
    STRUCTURE,
    UNIT,
    USE,
)
from hadur.kernel.bits import BIT, members
from hadur.kernel.moves import first, pack, second, third, verb_of
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask, Step, step2

CULTIST: Final = 0
ICONOCLAST: Final = 1
CHAOS_SPACE_MARINE: Final = 2
UP_TO_LEVEL_2: Final = 31
"""The types of units of these command levels, a bit each."""

declare(CHAOS)


def cultists(s: War, seat: i64, system: i64) -> i64:
    """A seat's Cultists in a system, routed ones and tokens on worlds too (FS-14.19)."""
    total: i64 = 0
    for quadrant in range(4):
        area = 4 * system + quadrant
        word = s.army_of(seat, area)
        total += count(word, CULTIST, 0) + count(word, CULTIST, 1)
        if not s.is_void(area):
            total += count(word, TOKEN, 0) + count(word, TOKEN, 1)
    return total


# -- combat cards ----------------------------------------------------------------------------------

card(
    "khornes-rage",
    STARTING,
    "a",
    [SpendFor((ATTACK,), attack_tokens(3)), unit(U1 | S0, Demand(ROUT, UNROUTED, die=DEFENCE))],
)
card(
    "foul-worship",
    STARTING,
    "d",
    [
        Gain(rolled_dice()),
        unit(U0 | S0, Gain(defence_tokens(PER_UNIT), condition=ENEMY_ROUTED)),
    ],
)
card(
    "impure-zeal",
    STARTING,
    "ad",
    [
        rally_one(MORE_MORALE),
        unit(U0 | S0, Demand(ROUT, UNROUTED, may=True, gains=attack_tokens(PER_UNIT))),
    ],
)


class CultistNearby(Paragraph):
    """A free Cultist on another friendly or uncontrolled world of this system."""

    def __init__(self) -> None:
        super().__init__(MORE_MORALE)
        self.free = True

    def ways(self, s: War, side: i64) -> i64:
        seat = s.fighter(side)
        return 1 if s.supply(seat, CULTIST) > 0 and nearby(s, seat) != 0 else 0

    def resolve(self, s: War, side: i64, way: i64) -> None:
        s.ask(NEARBY, s.fighter(side), nearby(s, s.fighter(side)))


def nearby(s: War, seat: i64) -> i64:
    here = areas_of(system_of(s.fight[F_AREA])) & s.galaxy.worlds & ~BIT[s.fight[F_AREA]]
    return here & (s.friendly(seat) | s.uncontrolled())


class Nearby(PickArea):
    """Where does the Cultist go?"""

    def picked(self, s: War, ask: Ask, area: i64) -> None:
        place_free(s, ask.seat, CULTIST, area)


card("dark-faith", STARTING, "m", [Gain(morale_dice()), unit(U0 | S0, CultistNearby())])


class Lure(Demand):
    """The opponent may rout a unit for a die; if he does not, a free Cultist or Iconoclast joins
    the combat (FS-S129)."""

    def __init__(self) -> None:
        super().__init__(ROUT, UNROUTED, may=True)

    def wanted(self, s: War, side: i64) -> bool:
        return s.supply(s.fighter(side), self.recruit(s)) > 0 or self.able(s, side)

    def recruit(self, s: War) -> i64:
        return ICONOCLAST if s.is_void(s.fight[F_AREA]) else CULTIST

    def met(self, s: War, side: i64) -> None:
        roll_dice(s, 1 - side, 1)

    def refused(self, s: War, side: i64) -> None:
        place_free(s, s.fighter(side), self.recruit(s), s.fight[F_AREA])


card(
    "lure-of-chaos",
    STARTING,
    "m",
    [
        Lure(),
        unit(U0 | S0, Gain(attack_tokens(2), defence_tokens(2), names=ATTACK_OR_DEFENCE)),
    ],
)
card(
    "mark-of-khorne",
    0,
    "aa",
    [
        SpendFor((ATTACK, MORALE), attack_tokens(3)),
        unit(U1 | S0, Demand(DESTROY, ROUTED, die=DEFENCE)),
    ],
)
card(
    "mark-of-nurgle",
    0,
    "dd",
    [
        SpendFor((DEFENCE, MORALE), defence_tokens(3)),
        unit(U1 | S0, Demand(DESTROY, ROUTED, may=True, gains=defence_tokens(2))),
    ],
)


class CultistHere(Paragraph):
    """If the opponent has a routed unit, a free Cultist on this world."""

    def __init__(self) -> None:
        super().__init__(ENEMY_ROUTED)
        self.free = True

    def ways(self, s: War, side: i64) -> i64:
        return 1 if s.supply(s.fighter(side), CULTIST) > 0 else 0

    def resolve(self, s: War, side: i64, way: i64) -> None:
        place_free(s, s.fighter(side), CULTIST, s.fight[F_AREA])


card(
    "mark-of-slaanesh",
    0,
    "ad",
    [
        Gain(rolled_dice()),
        Demand(ROUT, UNROUTED, condition=MORE_MORALE),
        unit(U1, CultistHere()),
    ],
)


class Ascend(Paragraph):
    """A Cultist on this world, or a token (FS-26.4), is replaced by a free Chaos Space Marine."""

    def __init__(self) -> None:
        super().__init__(MORE_MORALE)
        self.free = True

    def ways(self, s: War, side: i64) -> i64:
        seat = s.fighter(side)
        if s.is_void(s.fight[F_AREA]) or s.supply(seat, CHAOS_SPACE_MARINE) == 0:
            return 0
        return 1 if len(ascending(s, seat)) > 0 else 0

    def resolve(self, s: War, side: i64, way: i64) -> None:
        s.ask(ASCENDING, s.fighter(side))


def ascending(s: War, seat: i64) -> vec[i64]:
    return add_units(vec[i64](), s, seat, s.fight[F_AREA], ANY, BIT[CULTIST] | BIT[TOKEN])


class Ascending(Question):
    """Which Cultist?"""

    def answers(self, s: War, ask: Ask) -> vec[i64]:
        out = ascending(s, ask.seat)
        return finish(out, False, NO)

    def answered(self, s: War, ask: Ask, move: i64) -> None:
        if verb_of(move) == UNIT:
            replace(
                s, ask.seat, s.fight[F_AREA], unit_type(move), unit_routed(move),
                CHAOS_SPACE_MARINE,
            )  # fmt: skip


card(
    "mark-of-tzeentch",
    0,
    "mm",
    [
        Gain(morale_dice()),
        Ascend(),
        unit(
            U1 | S0,
            SpendEach(MORALE, 2, attack_dice(), defence_dice(), names=ATTACK_OR_DEFENCE),
        ),
    ],
)


class Sacrifice(Paragraph):
    """Destroy an own unit for four attack tokens."""

    def resolve(self, s: War, side: i64, way: i64) -> None:
        gain_tokens(s, side, ATTACK, 4)
        pick(s, side, side, DESTROY, ANY)


card(
    "inhuman-strength",
    2,
    "aam",
    [
        Gain(attack_dice(), morale_dice(), names=ATTACK_OR_MORALE),
        unit(U2 | S2, Sacrifice()),
    ],
)
card(
    "daemonic-resilience",
    2,
    "ddm",
    [
        Gain(defence_dice(), morale_dice(), names=DEFENCE_OR_MORALE),
        unit(U2 | S2, Demand(DESTROY, ANY, may=True, gains=defence_tokens(4))),
    ],
)


class United(Demand):
    """The opponent may rout a unit; if he does not, a die of the owner's choice (FS-26.2)."""

    def __init__(self) -> None:
        super().__init__(ROUT, UNROUTED, may=True)

    def wanted(self, s: War, side: i64) -> bool:
        return s.all_dice(side) < 8 or self.able(s, side)

    def refused(self, s: War, side: i64) -> None:
        if s.all_dice(side) < 8:
            s.ask(ANY_DIE, s.fighter(side), 0, side)


class AnyDie(Question):
    """Which icon does the die show?"""

    def answers(self, s: War, ask: Ask) -> vec[i64]:
        out = vec[i64]()
        for face in range(3):
            out = append(out, pack(DIE, face))
        return out

    def answered(self, s: War, ask: Ask, move: i64) -> None:
        gain_dice(s, ask.a, first(move), 1)


class BringByCultists(BringUnit):
    """Its command level may not exceed the number of Cultists in this system."""

    def __init__(self) -> None:
        super().__init__(U0 | U1 | U2 | U3, cost=0)

    def allowed(self, s: War, side: i64) -> i64:
        seat = s.fighter(side)
        many = cultists(s, seat, system_of(s.fight[F_AREA]))
        out: i64 = 0
        for type in range(6):
            if self.types & BIT[type] != 0 and level_of(s, side, type) <= many:
                out |= BIT[type]
        return out


card("chaos-united", 2, "adm", [United(), unit(U0 | U1 | U2, BringByCultists())])
card(
    "death-and-despair",
    3,
    "aam",
    [
        Gain(attack_dice(2), morale_dice(2), names=ATTACK_OR_MORALE),
        DeedForEach(DESTROY, ANY, LOW, True),
        unit(U3 | S2, Deed(DESTROY, ROUTED, enemy=True, condition=MORE_MORALE)),
    ],
)


class RoutTheLow(Paragraph):
    """If more morale dice, rout all enemy units of command level 0."""

    def __init__(self) -> None:
        super().__init__(MORE_MORALE)

    def ways(self, s: War, side: i64) -> i64:
        word = s.force(1 - side)
        if not may_be(s, 1 - side, ROUT):
            return 0
        return 1 if (word & 15) + ((word >> 8) & 15) + ((word >> 48) & 15) > 0 else 0

    def resolve(self, s: War, side: i64, way: i64) -> None:
        seat = s.fighter(1 - side)
        word = s.force(1 - side)
        for type in (0, 1, TOKEN):
            for _ in range(count(word, type, 0)):
                rout(s, seat, s.fight[F_AREA], type)


card(
    "chaos-victorious",
    3,
    "adm",
    [Gain(rolled_dice(2)), RoutTheLow(), unit(U3 | S2, Deed(ROUT, UNROUTED, enemy=True))],
)

# -- order upgrades --------------------------------------------------------------------------------


class FromTheWarp(Upgrade):
    """Ships pass storms in this Advance Order."""

    def while_ships_move(self, out: vec[i64], s: War, seat: i64, blocked: bool) -> vec[i64]:
        return append(out, pack(USE, self.number)) if blocked else out

    def used(self, s: War, seat: i64, argument: i64) -> None:
        s.flags |= SHIPS_PASS_STORMS


FromTheWarp("from-the-warp", ADVANCE, 1, 2)


class FavourOfTheDarkGods(Upgrade):
    """Two order tokens more go on the event deck (FS-20.5)."""

    def on_reveal(self, out: vec[i64], s: War, seat: i64) -> vec[i64]:
        if s.size[s.pile_of(seat, HELD)] >= 2:
            out = append(out, pack(USE, self.number))
        return out

    def used(self, s: War, seat: i64, argument: i64) -> None:
        s.push(GIVE_TOKEN, seat, 2)
        s.tell(log.TOKENS_TO_EVENTS, seat, 2)


def give_token(s: War, seat: i64, left: i64) -> None:
    if left > 0:
        s.push(GIVE_TOKEN, seat, left - 1)
        s.ask(TO_DARK_GODS, seat)


class ToDarkGods(Question):
    """Which order token goes facedown on the event deck?"""

    def answers(self, s: War, ask: Ask) -> vec[i64]:
        held = s.pile_of(ask.seat, HELD)
        out = vec[i64]()
        for kind in range(4):
            if s.find(held, kind) >= 0:
                out = append(out, pack(KIND, kind))
        return out

    def answered(self, s: War, ask: Ask, move: i64) -> None:
        held = s.pile_of(ask.seat, HELD)
        token = s.find(held, first(move))
        s.put(token, s.pile_of(ask.seat, ON_EVENTS))
        s.hide_among(token, held, s.all_seats() & ~BIT[ask.seat])


FavourOfTheDarkGods("favour-of-the-dark-gods", STRATEGIZE, 1, 2)


class DreadRitual(Upgrade):
    """One more unit after a Deploy Order, cheaper for each Cultist in the active system
    (FS-26.12)."""

    def after_deploying(self, s: War, seat: i64) -> None:
        s.ask(RITUAL, seat)


class Ritual(Question):
    """Purchase a unit of level 2 or less for a friendly area of the active system."""

    def answers(self, s: War, ask: Ask) -> vec[i64]:
        areas = areas_of(s.active) & s.friendly(ask.seat)
        discount = cultists(s, ask.seat, s.active)
        out = add_purchases(vec[i64](), s, ask.seat, areas, UP_TO_LEVEL_2, discount)
        return append(out, pack(DONE))

    def answered(self, s: War, ask: Ask, move: i64) -> None:
        if verb_of(move) == DONE:
            return
        use(s, ask.seat, DREAD_RITUAL.number)
        discount = cultists(s, ask.seat, s.active)
        buy(s, ask.seat, first(move), second(move), third(move), discount)


DREAD_RITUAL: Final = DreadRitual("dread-ritual", DEPLOY, 1, 2)


class FearFromAbove(StrikeUpgrade):
    """Units that suffer damage in this strike are routed."""

    def effect(self, s: War, seat: i64) -> None:
        s.flags |= ROUTS_DAMAGED


FearFromAbove("fear-from-above", 0, 1, MORALE, 1)


class CompleteDestruction(StrikeUpgrade):
    """The opponent chooses and destroys a structure or unit of this world (FS-26.11)."""

    def effect(self, s: War, seat: i64) -> None:
        s.ask(DESTRUCTION, s.fighter(DEFENDER))


class Destruction(Question):
    """What is destroyed?"""

    def answers(self, s: War, ask: Ask) -> vec[i64]:
        area = s.fight[F_AREA]
        out = add_units(vec[i64](), s, ask.seat, area, ANY, ALL_TYPES)
        for structure in range(3):
            if s.structures(area) & BIT[structure] != 0:
                out = append(out, pack(STRUCTURE, structure, area))
        return finish(out, False, NO)

    def answered(self, s: War, ask: Ask, move: i64) -> None:
        if verb_of(move) == UNIT:
            destroy(s, ask.seat, unit_area(move), unit_type(move), unit_routed(move))
        elif verb_of(move) == STRUCTURE:
            raze(s, second(move), first(move))


CompleteDestruction("complete-destruction", 2, 3, DEFENCE, 2)

# -- the ability of the sheet ----------------------------------------------------------------------


class TaintOfChaos(SheetAbility):
    """A Cultist to a friendly or uncontrolled world of a system beside (FS-S130)."""

    def offers(self, s: War, seat: i64) -> vec[i64]:
        near = areas_of_all(s, s.galaxy.beside[s.active]) & s.galaxy.worlds
        ends = near & (s.friendly(seat) | s.uncontrolled())
        out = vec[i64]()
        for area in members(areas_of(s.active) & s.has(seat, PRESENCE) & s.galaxy.worlds):
            out = add_moves(out, s, seat, area, ends, BIT[CULTIST])
        return out

    def carry_out(self, s: War, seat: i64, move: i64) -> None:
        carry(s, seat, first(move), second(move), third(move))


TaintOfChaos(CHAOS)

# -- events ----------------------------------------------------------------------------------------


class BlightOfNurgle(EventCard):
    """Rout an enemy unit in a system that holds an own unit."""

    def usable(self, s: War, seat: i64) -> bool:
        return len(blighted(s, seat)) > 0

    def resolve(self, s: War, seat: i64) -> None:
        s.ask(BLIGHT, seat)


def blighted(s: War, seat: i64) -> vec[i64]:
    """Unrouted enemy units in systems with own units; the owner is the third argument."""
    own: i64 = 0
    for area in members(s.has(seat, PRESENCE)):
        if s.army_of(seat, area) != 0:
            own |= BIT[system_of(area)]
    out = vec[i64]()
    for area in members(areas_of_all(s, own)):
        for other in range(s.seats):
            if other != seat and unrouted(s.army_of(other, area)) > 0:
                out = add_units(out, s, other, area, UNROUTED, ALL_TYPES)
    return out


class Blight(Question):
    """Which enemy unit is routed?"""

    def answers(self, s: War, ask: Ask) -> vec[i64]:
        out = blighted(s, ask.seat)
        return finish(out, False, NO)

    def answered(self, s: War, ask: Ask, move: i64) -> None:
        if verb_of(move) == UNIT:
            rout(s, self.owner(s, ask, move), unit_area(move), unit_type(move))

    def owner(self, s: War, ask: Ask, move: i64) -> i64:
        for other in range(s.seats):
            word = s.army_of(other, unit_area(move))
            if other != ask.seat and count(word, unit_type(move), unit_routed(move)) > 0:
                return other
        return ask.seat


class PrayerToTheDarkGods(EventCard):
    """Another player's storm movement is prevented; its player moves that storm as he likes."""

    def usable(self, s: War, seat: i64) -> bool:
        return s.turn != seat

    def on_storm(self, s: War, seat: i64, edge: i64, way: i64, asked: i64) -> None:
        s.ask(PRAYER, seat, way, edge, asked)


class Prayer(Confirm):
    """Prevent the movement and move that storm anywhere?"""

    def agreed(self, s: War, ask: Ask) -> None:
        discard_scheme(s, ask.seat)
        s.ask(STORM_MOVE, ask.seat, ALL_ICONS, ask.a)

    def declined(self, s: War, ask: Ask) -> None:
        s.push(STORM_ANSWERED, ask.b + 1, ask.a, ask.options)


class SeducedByChaos(EventCard):
    """Rout an enemy unit of this combat (FS-26.9)."""

    def usable(self, s: War, seat: i64) -> bool:
        side = s.side_in_fight(seat)
        if side < 0 or not may_be(s, 1 - side, ROUT):
            return False
        return unrouted(s.force(1 - side)) > 0

    def resolve(self, s: War, seat: i64) -> None:
        side = s.side_in_fight(seat)
        pick(s, side, 1 - side, ROUT, UNROUTED)


class ThroughTheWarp(EventCard):
    """Own units move through storms in this Advance Order; a combat starts with a morale die."""

    def resolve(self, s: War, seat: i64) -> None:
        s.flags |= ALL_PASS_STORMS | MORALE_AT_START


class SpoilsOfWar(EventCard):
    """A forge and a reinforcement token."""

    def free(self, s: War, seat: i64) -> bool:
        return True

    def resolve(self, s: War, seat: i64) -> None:
        receive(s, seat, FORGE)
        receive(s, seat, REINFORCEMENT)


class Incantation(EventCard):
    """Draw three cards and resolve the ability of one (FS-26.8, FS-S133)."""

    def usable(self, s: War, seat: i64) -> bool:
        return s.size[s.pile_of(seat, EVENT_DECK)] > 0

    def free(self, s: War, seat: i64) -> bool:
        return True

    def resolve(self, s: War, seat: i64) -> None:
        draw_events(s, seat, 3)
        s.ask(CHOOSE_EVENT, seat, 0, 1)


class ProphetsAndSigns(PlacingEvent):
    """Two free Cultists on a friendly world of a system without Cultists, or one on any."""

    def places(self, s: War, seat: i64) -> vec[i64]:
        lonely: i64 = 0
        for area in members(s.friendly_worlds(seat)):
            if cultists(s, seat, system_of(area)) == 0:
                lonely |= BIT[area]
        out = add_place_moves(vec[i64](), s, seat, CULTIST, lonely, 2)
        return add_place_moves(out, s, seat, CULTIST, s.friendly_worlds(seat), 1)


class TouchedByTheWarp(EventCard):
    """Destroy a Cultist to gain an upgrade whose level the storms around its system allow."""

    def usable(self, s: War, seat: i64) -> bool:
        return len(touched(s, seat)) > 0

    def resolve(self, s: War, seat: i64) -> None:
        s.ask(TOUCHED, seat)


def storms_around(s: War, system: i64) -> i64:
    """Warp Storms on the edges of a system's tile."""
    x = x_of_place(s.layout[system])
    y = y_of_place(s.layout[system])
    total: i64 = 0
    for edge in (horizontal(x, y), horizontal(x, y + 1), vertical(x, y), vertical(x + 1, y)):
        for storm in s.storms:
            if storm & 255 == edge:
                total += 1
    return total


def free_upgrades(s: War, seat: i64, level: i64) -> vec[i64]:
    out = add_combat_upgrades(vec[i64](), s, seat, level, 0, 99)
    return add_order_upgrades(out, s, seat, level, 0, 99)


def touched(s: War, seat: i64) -> vec[i64]:
    """Cultists whose destruction brings an upgrade."""
    out = vec[i64]()
    for area in members(s.has(seat, PRESENCE) & s.galaxy.worlds):
        if len(free_upgrades(s, seat, storms_around(s, system_of(area)))) > 0:
            out = add_units(out, s, seat, area, ANY, BIT[CULTIST])
    return out


class Touched(Question):
    """Which Cultist is destroyed?"""

    def answers(self, s: War, ask: Ask) -> vec[i64]:
        out = touched(s, ask.seat)
        return finish(out, False, NO)

    def answered(self, s: War, ask: Ask, move: i64) -> None:
        if verb_of(move) == UNIT:
            destroy(s, ask.seat, unit_area(move), CULTIST, unit_routed(move))
            s.ask(FREE_UPGRADE, ask.seat, storms_around(s, system_of(unit_area(move))))


class FreeUpgrade(Question):
    """Which upgrade? options: the highest level."""

    def answers(self, s: War, ask: Ask) -> vec[i64]:
        out = free_upgrades(s, ask.seat, ask.options)
        return finish(out, False, NO)

    def answered(self, s: War, ask: Ask, move: i64) -> None:
        if verb_of(move) == ORDER_UPGRADE:
            take_order_upgrade(s, ask.seat, first(move), 0)
        elif verb_of(move) == COMBAT_UPGRADE:
            take_combat_upgrade(s, ask.seat, first(move), 0)


NEARBY: Final = Nearby("place-cultist", "FS-11.24")
ASCENDING: Final = Ascending("replace-cultist", "FS-11.25", True)
ANY_DIE: Final = AnyDie("choose-die", "FS-26.2", True)
DESTRUCTION: Final = Destruction("complete-destruction", "FS-26.11", True)
TO_DARK_GODS: Final = ToDarkGods("give-order-token", "FS-20.5", False)
RITUAL: Final = Ritual("dread-ritual", "FS-26.12", True)
PRAYER: Final = Prayer("use-prayer", "FS-20.8")
GIVE_TOKEN: Final[Step] = step2(give_token)
BLIGHT: Final = Blight("blight-of-nurgle", "FS-20.8", True)
TOUCHED: Final = Touched("touched-by-the-warp", "FS-20.7", True)
FREE_UPGRADE: Final = FreeUpgrade("free-upgrade", "FS-20.7", True)

BlightOfNurgle("blight-of-nurgle", ACROSS, W_INSTEAD)
PrayerToTheDarkGods("prayer-to-the-dark-gods", RIGHT, W_STORM)
SeducedByChaos("seduced-by-chaos", ALONG, W_DAMAGE_ENDS)
ThroughTheWarp("through-the-warp", LEFT, W_ADVANCE)
SpoilsOfWar("spoils-of-war", LEFT)
Incantation("incantation-of-tzeentch", ACROSS)
ProphetsAndSigns("prophets-and-signs", RIGHT)
TouchedByTheWarp("touched-by-the-warp", ALONG)
