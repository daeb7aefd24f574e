"""Space Marines: combat cards, order upgrades and events."""

from __future__ import annotations

from typing import Final

from hadur.games.forbidden_stars import log
from hadur.games.forbidden_stars.abilities.choices import (
    Bargain,
    CheapUpgrade,
    PlacingEvent,
    add_place_moves,
    bastion_worlds,
    place_bastion,
)
from hadur.games.forbidden_stars.abilities.combat_cards import EnemyDiscards, LookAtChosen
from hadur.games.forbidden_stars.abilities.event import (
    W_BEFORE_STRIKE,
    W_DAMAGE_STARTS,
    W_INSTEAD,
    EventCard,
)
from hadur.games.forbidden_stars.abilities.gains import (
    ATTACK_OR_DEFENCE,
    DEFENCE_OR_MORALE,
    ForEachMorale,
    Fury,
    Gain,
    Lose,
    SpendEach,
    Turn,
    attack_dice,
    attack_tokens,
    defence_dice,
    defence_tokens,
    morale_dice,
    rolled_dice,
)
from hadur.games.forbidden_stars.abilities.paragraph import (
    BASTION_UNIT,
    IF_ATTACKING,
    IF_DEFENDING,
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
    RALLY,
    RETREAT,
    BringUnit,
    DeedForEach,
    Flag,
    RallyAll,
    RallyOrMorale,
    pick,
    place_free,
    rally_one,
    retreat_one,
)
from hadur.games.forbidden_stars.abilities.upgrade import A_CHANGE, Upgrade, use
from hadur.games.forbidden_stars.cards.definition import STARTING, card, declare
from hadur.games.forbidden_stars.components.galaxy import ACROSS, ALONG, LEFT, RIGHT
from hadur.games.forbidden_stars.components.sheets import (
    ADVANCE,
    BASTION,
    DEPLOY,
    FORGE,
    REINFORCEMENT,
    SPACE_MARINES,
    STRATEGIZE,
)
from hadur.games.forbidden_stars.phases.deploy import own_structures
from hadur.games.forbidden_stars.phases.dominate import collect, receive
from hadur.games.forbidden_stars.phases.losses import rally_all
from hadur.games.forbidden_stars.phases.pool import gain_tokens, turn_die
from hadur.games.forbidden_stars.phases.purchase import replace
from hadur.games.forbidden_stars.phases.ways import areas_of, system_of
from hadur.games.forbidden_stars.prompts import (
    ALL_TYPES,
    ANY,
    ROUTED,
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
    ALL_ATTACK,
    ASSET,
    ATTACK,
    ATTACKER,
    DEFENCE,
    F_AREA,
    F_FLAGS,
    F_NEXT,
    F_STEPS,
    MATERIEL,
    MORALE,
    NEVER_ROUTED,
    NO_DEFENCE_TOKENS,
    PRESENCE,
    ROUTED_ARE_HUNTED,
    UPGRADE_LASTS,
    War,
    routed,
)
from hadur.games.forbidden_stars.verbs import ASSET as ASSETS
from hadur.games.forbidden_stars.verbs import NO, ORDER_UPGRADE, SYSTEM, USE, YES
from hadur.kernel.bits import BIT, members
from hadur.kernel.moves import first, pack, verb_of
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask

SCOUT: Final = 0
SPACE_MARINE: Final = 2
LAND_RAIDER: Final = 3
HELD: Final = BASTION_UNIT | U1 | S0

declare(SPACE_MARINES)

# -- combat cards ----------------------------------------------------------------------------------

card("ambush", STARTING, "a", [Gain(attack_tokens(2)), unit(U0 | S0, Flag(ROUTED_ARE_HUNTED))])
card(
    "reconnaissance",
    STARTING,
    "d",
    [
        LookAtChosen(),
        Gain(attack_tokens(2), defence_tokens(2), names=ATTACK_OR_DEFENCE),
        unit(U0 | S0, retreat_one(cost=1)),
    ],
)
card(
    "fury-of-the-ultramar",
    STARTING,
    "a",
    [Fury(), unit(U1 | S0, Lose(defence_dice(1), defence_tokens(2), names=("die", "tokens")))],
)
card(
    "blessed-power-armour",
    STARTING,
    "d",
    [Gain(defence_tokens(2)), unit(HELD, Turn((ATTACK, MORALE), DEFENCE, 2))],
)
card(
    "faith-in-the-emperor",
    STARTING,
    "m",
    [Gain(rolled_dice()), unit(U0 | U1 | S0, RallyOrMorale())],
)
card(
    "hold-the-line",
    0,
    "dm",
    [
        Gain(defence_tokens(2)),
        rally_one(IF_DEFENDING),
        unit(HELD, Gain(defence_dice(), morale_dice(), names=DEFENCE_OR_MORALE)),
    ],
)
card(
    "glory-and-death",
    0,
    "am",
    [
        Gain(attack_tokens(2)),
        rally_one(IF_ATTACKING),
        unit(U1 | S0, Lose(defence_dice(), morale_dice(), names=DEFENCE_OR_MORALE)),
    ],
)
card("drop-pod-assault", 0, "ad", [Gain(rolled_dice()), unit(U1, BringUnit(U0 | U1, cost=1))])
card(
    "veteran-scouts",
    0,
    "adm",
    [ForEachMorale(), unit(U0 | S0, DeedForEach(RETREAT, ANY, ALL_TYPES, False))],
)
card("show-no-fear", 2, "ddm", [Flag(NEVER_ROUTED), unit(HELD, RallyAll())])
card(
    "break-the-line",
    2,
    "add",
    [
        SpendEach(MORALE, 3, attack_dice(), defence_dice(), names=ATTACK_OR_DEFENCE),
        unit(U2 | S2, EnemyDiscards(owner_chooses=False)),
    ],
)


class AnotherDamageStep(Paragraph):
    """One more assess damage step in this execution round (FS-26.1, FS-S117)."""

    def resolve(self, s: War, side: i64, way: i64) -> None:
        s.fight[F_STEPS] += 1

    def lapse(self, s: War, side: i64) -> None:
        if s.fight[F_STEPS] > 1:
            s.fight[F_STEPS] -= 1


card("armoured-advance", 2, "aad", [Gain(rolled_dice()), unit(U2 | S2, AnotherDamageStep())])
card(
    "emperors-might",
    3,
    "aaa",
    [
        Gain(rolled_dice(2)),
        unit(U3 | S2, SpendEach(ATTACK, 8, attack_tokens(2), names=("attack",))),
    ],
)


class RallyAndTurn(Turn):
    """Rally all own units, then turn any dice to morale."""

    def __init__(self) -> None:
        super().__init__((ATTACK, DEFENCE), MORALE, 9)

    def way_names(self) -> tuple[str, ...]:
        return ("attack", "defence", "rally")

    def ways(self, s: War, side: i64) -> i64:
        out = super().ways(s, side)
        if routed(s.force(side)) > 0:
            # The whole paragraph begins with the rally; dice are turned after it.
            return 4
        return out

    def step(self, s: War, side: i64, way: i64) -> None:
        if way == 2:
            rally_all(s, s.fighter(side), s.fight[F_AREA])
        else:
            super().step(s, side, way)


card("emperors-glory", 3, "ddmm", [Gain(rolled_dice(2)), unit(U3 | S2, RallyAndTurn())])

# -- order upgrades --------------------------------------------------------------------------------


class Crusade(Upgrade):
    """A reinforcement token for an attack on a system without friendly world."""

    def before_combat(self, s: War, seat: i64) -> None:
        home = areas_of(system_of(s.fight[F_AREA]))
        if s.friendly_worlds(seat) & home == 0 and s.may_gain_asset(seat, REINFORCEMENT):
            s.ask(CRUSADES, seat)

    def used(self, s: War, seat: i64, argument: i64) -> None:
        receive(s, seat, REINFORCEMENT)


class Crusades(Confirm):
    """Gain the token?"""

    def agreed(self, s: War, ask: Ask) -> None:
        use(s, ask.seat, CRUSADE.number)


CRUSADE: Final = Crusade("crusade", ADVANCE, 1, 2)


class DirectTheFaithful(Upgrade):
    """A structure of the active system is replaced by another."""

    def on_reveal(self, out: vec[i64], s: War, seat: i64) -> vec[i64]:
        for area in members(areas_of(s.active) & s.galaxy.worlds):
            if s.builder(area) == seat:
                out = self._changes(out, s, area)
        return out

    def _changes(self, out: vec[i64], s: War, area: i64) -> vec[i64]:
        """A structure of a world into another that the supply has and the world has not."""
        for old in range(3):
            if s.structures(area) & BIT[old] != 0:
                for new in range(3):
                    if s.structures(area) & BIT[new] == 0 and s.bank[new] > 0:
                        change = area * 16 + old * 4 + new + 1
                        out = append(out, pack(USE, self.number, change))
        return out

    def used(self, s: War, seat: i64, argument: i64) -> None:
        area = argument // 16
        s.raze(area, (argument // 4) % 4)
        s.build(seat, area, argument % 4)
        s.tell(log.BUILT, seat, argument % 4, area)


DirectTheFaithful("direct-the-faithful", STRATEGIZE, 1, 2, A_CHANGE)


class RecruitmentWorlds(Upgrade):
    """Bastions of the active system count as factories, each for one unit less."""

    def while_units_are_purchased(self, out: vec[i64], s: War, seat: i64) -> vec[i64]:
        if own_structures(s, seat, BASTION) != 0:
            out = append(out, pack(USE, self.number))
        return out

    def used(self, s: War, seat: i64, argument: i64) -> None:
        s.flags |= UPGRADE_LASTS

    def further_units(self, s: War, seat: i64) -> i64:
        total: i64 = 0
        for area in members(own_structures(s, seat, BASTION)):
            total += s.galaxy.capacity[area] - 1
        return total


RecruitmentWorlds("recruitment-worlds", DEPLOY, 1, 2)


class RainOfFire(StrikeUpgrade):
    """A morale die may be turned to attack."""

    def resolve(self, s: War, seat: i64, way: i64) -> None:
        turn_die(s, ATTACKER, MORALE, ATTACK)


RainOfFire("rain-of-fire", 0, 1, MORALE, 1)


class DropPods(StrikeUpgrade):
    """A free Space Marine comes down on the world; a combat may follow the strike."""

    def possible(self, s: War, seat: i64) -> bool:
        return s.supply(seat, SPACE_MARINE) > 0

    def effect(self, s: War, seat: i64) -> None:
        place_free(s, seat, SPACE_MARINE, s.fight[F_AREA])
        s.fight[F_NEXT] = s.fight[F_AREA] | (seat << 8)


DropPods("drop-pods", 2, 3, DEFENCE, 2)

# -- the ability of the sheet ----------------------------------------------------------------------


class ForTheEmperor(SheetAbility):
    """For 1 materiel a Scout becomes a Space Marine, or a Space Marine a Land Raider."""

    def offers(self, s: War, seat: i64) -> vec[i64]:
        out = vec[i64]()
        if s.has(seat, MATERIEL) == 0:
            return out
        types: i64 = 0
        if s.supply(seat, SPACE_MARINE) > 0:
            types |= BIT[SCOUT]
        if s.supply(seat, LAND_RAIDER) > 0:
            types |= BIT[SPACE_MARINE]
        for area in members(areas_of(s.active) & s.has(seat, PRESENCE) & s.galaxy.worlds):
            out = add_units(out, s, seat, area, ANY, types)
        return out

    def carry_out(self, s: War, seat: i64, move: i64) -> None:
        s.gain_materiel(seat, -1)
        new: i64 = SPACE_MARINE if unit_type(move) == SCOUT else LAND_RAIDER
        replace(s, seat, unit_area(move), unit_type(move), unit_routed(move), new)


ForTheEmperor(SPACE_MARINES)

# -- events ----------------------------------------------------------------------------------------


class AdeptusMechanicus(EventCard):
    """Two defence tokens, and one for each own forge token."""

    def usable(self, s: War, seat: i64) -> bool:
        return s.side(s.side_in_fight(seat), F_FLAGS) & NO_DEFENCE_TOKENS == 0

    def resolve(self, s: War, seat: i64) -> None:
        gain_tokens(s, s.side_in_fight(seat), DEFENCE, 2 + s.has(seat, ASSET + FORGE))


class UnwaveringResolve(EventCard):
    """Rally all own units in a system."""

    def usable(self, s: War, seat: i64) -> bool:
        return routed_systems(s, seat) != 0

    def resolve(self, s: War, seat: i64) -> None:
        s.ask(RALLY_SYSTEM, seat)


def routed_systems(s: War, seat: i64) -> i64:
    """Systems with routed units of a seat."""
    out: i64 = 0
    for area in members(s.has(seat, PRESENCE)):
        if routed(s.army_of(seat, area)) > 0:
            out |= BIT[area // 4]
    return out


class RallySystem(Question):
    """In which system do all your units rally?"""

    def answers(self, s: War, ask: Ask) -> vec[i64]:
        out = vec[i64]()
        for system in members(routed_systems(s, ask.seat)):
            out = append(out, pack(SYSTEM, system))
        return finish(out, False, NO)

    def answered(self, s: War, ask: Ask, move: i64) -> None:
        if verb_of(move) == SYSTEM:
            for quadrant in range(4):
                rally_all(s, ask.seat, 4 * first(move) + quadrant)


class EmperorsChampion(EventCard):
    """Rally an own unit of the combat."""

    def usable(self, s: War, seat: i64) -> bool:
        return routed(s.force(s.side_in_fight(seat))) > 0

    def resolve(self, s: War, seat: i64) -> None:
        side = s.side_in_fight(seat)
        pick(s, side, side, RALLY, ROUTED)


class Exterminatus(EventCard):
    """All dice of this strike become attack."""

    def resolve(self, s: War, seat: i64) -> None:
        s.flags |= ALL_ATTACK


class HeroicIntervention(PlacingEvent):
    """A free Space Marine on a friendly world with a structure, or a free Scout on any."""

    def places(self, s: War, seat: i64) -> vec[i64]:
        return heroes(s, seat)


def heroes(s: War, seat: i64) -> vec[i64]:
    built: i64 = 0
    for area in members(s.friendly_worlds(seat)):
        if s.structures(area) != 0:
            built |= BIT[area]
    out = add_place_moves(vec[i64](), s, seat, SPACE_MARINE, built, 1)
    return add_place_moves(out, s, seat, SCOUT, s.friendly_worlds(seat), 1)


class WorkOfTheRighteous(EventCard):
    """The assets of a friendly world, or materiel equal to its value."""

    def free(self, s: War, seat: i64) -> bool:
        return True

    def resolve(self, s: War, seat: i64) -> None:
        s.ask(RIGHTEOUS_WORK, seat, s.friendly_worlds(seat))


class RighteousWork(PickArea):
    """Of which world?"""

    def picked(self, s: War, ask: Ask, area: i64) -> None:
        if s.galaxy.icons[area] == 0:
            s.gain_materiel(ask.seat, s.galaxy.materiel[area])
            s.tell(log.MATERIEL, ask.seat, s.galaxy.materiel[area])
        else:
            s.ask(ASSETS_OR_MATERIEL, ask.seat, 0, area)


class AssetsOrMateriel(Question):
    """Its assets or its materiel?"""

    def answers(self, s: War, ask: Ask) -> vec[i64]:
        return append(append(vec[i64](), pack(ASSETS, 3)), pack(YES))

    def answered(self, s: War, ask: Ask, move: i64) -> None:
        if verb_of(move) == ASSETS:
            collect(s, ask.seat, BIT[ask.a])
        else:
            s.gain_materiel(ask.seat, s.galaxy.materiel[ask.a])
            s.tell(log.MATERIEL, ask.seat, s.galaxy.materiel[ask.a])


class TheEmperorProtects(EventCard):
    """A free bastion on a friendly world without structure; for 2 materiel on one that has none."""

    def usable(self, s: War, seat: i64) -> bool:
        return protected(s, seat) != 0

    def free(self, s: War, seat: i64) -> bool:
        return bastion_worlds(s, seat, False) != 0

    def resolve(self, s: War, seat: i64) -> None:
        s.ask(PROTECTED_WORLD, seat, protected(s, seat))


def protected(s: War, seat: i64) -> i64:
    if not s.can_build(seat, BASTION):
        return 0
    out = bastion_worlds(s, seat, False)
    return out | bastion_worlds(s, seat, True) if s.has(seat, MATERIEL) >= 2 else out


class ProtectedWorld(PickArea):
    """Which world gets the bastion? One with another structure costs 2 materiel."""

    def picked(self, s: War, ask: Ask, area: i64) -> None:
        if s.structures(area) != 0:
            s.gain_materiel(ask.seat, -2)
        place_bastion(s, ask.seat, area)


CRUSADES: Final = Crusades("use-crusade", "FS-22.16", free=True)
RALLY_SYSTEM: Final = RallySystem("rally-system", "FS-20.8", True)
RITES: Final = CheapUpgrade("rites-of-battle", "FS-20.7", ORDER_UPGRADE, BASTION)
RIGHTEOUS_WORK: Final = RighteousWork("work-of-the-righteous", "FS-20.7")
ASSETS_OR_MATERIEL: Final = AssetsOrMateriel("assets-or-materiel", "FS-15.6", True)
PROTECTED_WORLD: Final = ProtectedWorld("the-emperor-protects", "FS-20.7")

AdeptusMechanicus("adeptus-mechanicus", ACROSS, W_DAMAGE_STARTS)
UnwaveringResolve("unwavering-resolve", RIGHT, W_INSTEAD)
EmperorsChampion("emperors-champion", ALONG, W_DAMAGE_STARTS)
Exterminatus("exterminatus", LEFT, W_BEFORE_STRIKE)
Bargain("rites-of-battle", LEFT, RITES)
HeroicIntervention("heroic-intervention", ACROSS)
WorkOfTheRighteous("work-of-the-righteous", RIGHT)
TheEmperorProtects("the-emperor-protects", ALONG)
