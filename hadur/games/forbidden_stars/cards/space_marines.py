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
from hadur.games.forbidden_stars.cards.definition import (
    STARTING,
    Upgrade,
    card,
    declare,
)
from hadur.games.forbidden_stars.components.galaxy import ACROSS, ALONG, LEFT, RIGHT
from hadur.games.forbidden_stars.components.sheets import (
    ADVANCE,
    BASTION,
    DEPLOY,
    FORGE,
    ORBITAL,
    SPACE_MARINES,
    STRATEGIZE,
)
from hadur.games.forbidden_stars.phases.dominate import collect
from hadur.games.forbidden_stars.phases.losses import rally_all
from hadur.games.forbidden_stars.phases.pool import gain_tokens, turn_die
from hadur.games.forbidden_stars.prompts import ALL_TYPES, ANY, ROUTED, PickArea, Question, finish
from hadur.games.forbidden_stars.state import (
    AMBUSHES,
    ASSET,
    ATTACK,
    ATTACKER,
    DEFENCE,
    EXTERMINATES,
    F_AREA,
    F_FLAGS,
    F_NEXT,
    F_STEPS,
    MATERIEL,
    MORALE,
    NO_DEFENCE_TOKENS,
    NO_FEAR,
    PRESENCE,
    War,
    routed,
)
from hadur.games.forbidden_stars.verbs import ASSET as ASSETS
from hadur.games.forbidden_stars.verbs import NO, ORDER_UPGRADE, SYSTEM, YES
from hadur.kernel.bits import BIT, members
from hadur.kernel.moves import first, pack, verb_of
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask

SCOUT: Final = 0
SPACE_MARINE: Final = 2
HELD: Final = BASTION_UNIT | U1 | S0

declare(SPACE_MARINES)

# -- combat cards ----------------------------------------------------------------------------------

card("ambush", STARTING, "a", [Gain(attack_tokens(2)), unit(U0 | S0, Flag(AMBUSHES))])
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
card("show-no-fear", 2, "ddm", [Flag(NO_FEAR), unit(HELD, RallyAll())])
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

Upgrade("crusade", ADVANCE, 1, 2)
Upgrade("direct-the-faithful", STRATEGIZE, 1, 2)
Upgrade("recruitment-worlds", DEPLOY, 1, 2)
Upgrade("rain-of-fire", ORBITAL, 0, 1)
Upgrade("drop-pods", ORBITAL, 2, 3)


class RainOfFire(StrikeUpgrade):
    """A morale die may be turned to attack."""

    def resolve(self, s: War, seat: i64, way: i64) -> None:
        turn_die(s, ATTACKER, MORALE, ATTACK)


class DropPods(StrikeUpgrade):
    """A free Space Marine comes down on the world; a combat may follow the strike."""

    def possible(self, s: War, seat: i64) -> bool:
        return s.supply(seat, SPACE_MARINE) > 0

    def effect(self, s: War, seat: i64) -> None:
        place_free(s, seat, SPACE_MARINE, s.fight[F_AREA])
        s.fight[F_NEXT] = s.fight[F_AREA] | (seat << 8)


RainOfFire(MORALE, 1)
DropPods(DEFENCE, 2)

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
        s.flags |= EXTERMINATES


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
