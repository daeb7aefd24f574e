"""Orks: more damage, more attack, and a lot of them."""

from __future__ import annotations

from typing import Final

from hadur.games.conquest.abilities.builders import AfterItEnters, Cheaper
from hadur.games.conquest.abilities.constant import Constant, same_planet
from hadur.games.conquest.abilities.effect import (
    FOES,
    HURT_ITSELF,
    Effect,
    target_in,
)
from hadur.games.conquest.abilities.targets import (
    ANYWHERE,
    AT_PLANETS,
    ENEMY_UNITS,
    OWN,
    OWN_UNITS,
    UNITS,
    Units,
    but,
    planets,
)
from hadur.games.conquest.cards.definition import (
    ARMY_UNIT,
    BRUTAL,
    FLYING,
    LIMITED,
    LOYAL,
    NO_WARGEAR,
    ORKS,
    RANGED,
    SIGNATURE,
    UNIT,
    VEHICLE,
    Wearing,
    army,
    attachment,
    cards_of,
    event,
    support,
    token,
    warlord,
)
from hadur.games.conquest.phases.attack import ATTACK_DECLARED
from hadur.games.conquest.phases.damage import (
    ASK_INDIRECT,
    DEAL_INDIRECT,
    deal,
    deal_one,
    move_damage,
)
from hadur.games.conquest.phases.entering import hurt_on_arrival, put_token, spare_token
from hadur.games.conquest.phases.leaving import destroy_one
from hadur.games.conquest.phases.moving import move, ready
from hadur.games.conquest.prompts import Pick
from hadur.games.conquest.state import (
    COMBAT_PHASE,
    DEPLOY_PHASE,
    MORE_ATTACK,
    ONCE_PER_PHASE,
    SUPPORTS,
    UNTIL_BATTLE_ENDS,
    Campaign,
)
from hadur.games.conquest.values import damageable, targetable
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask, Step, step2
from hadur.kernel.windows import REACTION, argument

ORK_CARDS: Final = cards_of(ORKS)

ORK_UNITS: Final = Units(faction=ORKS)
OWN_ORKS: Final = Units(UNIT, OWN, faction=ORKS)

NAZDREG = warlord("nazdreg", (2, 7), (2, 5), "warrior warboss")


class Brutality(Constant):
    """Nazdreg: each other unit you control here gains Brutal."""

    def gains(self, s: Campaign, source: i64, unit: i64) -> i64:
        if unit == source or s.controller[unit] != s.controller[source]:
            return 0
        return BRUTAL if same_planet(s, source, unit) else 0


Brutality(NAZDREG)

FLASH_GITZ = army("nazdregs-flash-gitz", 3, (2, 4), 1, "warrior nob", loyalty=SIGNATURE, copies=4)


class HurtToReady(Effect):
    """Nazdreg's Flash Gitz: deal this unit 1 damage (the cost, CQ-11.21) to ready it."""

    def applies(self, s: Campaign, at: i64, seat: i64, source: i64) -> bool:
        return s.exhausted[source] != 0

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        ready(s, source)


HurtToReady(FLASH_GITZ, phase=COMBAT_PHASE, price=HURT_ITSELF, once=ONCE_PER_PHASE)

KRAKTOOF_HALL = support("kraktoof-hall", 2, "location", loyalty=SIGNATURE)


class MovesDamage(Effect):
    """Kraktoof Hall: move 1 damage from a unit of yours to another unit at the same planet."""

    def options(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> vec[i64]:
        if chosen != 0:
            return self.takers(s, seat, source, target_in(chosen))
        out = vec[i64]()
        for unit in OWN_UNITS.find(s, seat, AT_PLANETS):
            if s.damage[unit] > 0 and len(self.takers(s, seat, source, unit)) > 0:
                out = append(out, unit)
        return out

    def takers(self, s: Campaign, seat: i64, source: i64, unit: i64) -> vec[i64]:
        """Those at the planet of a unit to which its damage can be moved (CQ-17.9)."""
        out = vec[i64]()
        for other in but(UNITS.find(s, seat, s.slot_of(unit)), unit):
            if damageable(s, other) and targetable(s, seat, source, other):
                out = append(out, other)
        return out

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        move_damage(s, target_in(chosen), target_in(chosen, 1), 1)


MovesDamage(KRAKTOOF_HALL, phase=COMBAT_PHASE, exhausts=True, targets=2)

BIGGA_IS_BETTA = event("bigga-is-betta", 0, 1, "tactic", loyalty=SIGNATURE, copies=2)


class BiggaIsBetta(Cheaper):
    """The Ork unit costs 2 less, and is dealt 1 damage after it enters play."""

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        super().resolve(s, at, seat, source, chosen)
        hurt_on_arrival(s, argument(s, at, 1))


BiggaIsBetta(BIGGA_IS_BETTA, 2, ORK_UNITS)

CYBORK_BODY = attachment(
    "cybork-body", 1, 3, "wargear bionics", Wearing(ARMY_UNIT, doubles_hp=True), loyalty=SIGNATURE
)
SNIVELING_GROT = army("sniveling-grot", 0, (1, 1), 0, "runt ally")
GOFF_NOB = army("goff-nob", 5, (6, 6), 0, "warrior nob elite", loyalty=LOYAL)

WEIRDBOY_MANIAK = army("weirdboy-maniak", 3, (2, 4), 1, "psyker oddboy", loyalty=LOYAL)


class Outburst(AfterItEnters):
    """Weirdboy Maniak: 1 damage to each other unit here."""

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        deal(s, but(UNITS.find(s, seat, s.slot_of(source)), source), 1, source)


Outburst(WEIRDBOY_MANIAK, here=True)

TANKBUSTA_BOMMAZ = army("tankbusta-bommaz", 4, (3, 4), 2, "warrior boyz")


class DoubleAgainstVehicles(Constant):
    """Tankbusta Bommaz: whatever damage they deal, Area Effect too (CQ-1.2)."""

    def doubles(self, s: Campaign, source: i64, unit: i64, defender: i64) -> bool:
        return (
            unit == source
            and s.controller[defender] != s.controller[source]
            and VEHICLES.fits_kind(s.kind[defender])
        )


VEHICLES: Final = Units(traits=VEHICLE)
DoubleAgainstVehicles(TANKBUSTA_BOMMAZ)

RUGGED_KILLA_KANS = army(
    "rugged-killa-kans", 4, (2, 5), 2, "vehicle walker", loyalty=LOYAL, keywords=NO_WARGEAR | BRUTAL
)
ENRAGED_ORK = army("enraged-ork", 2, (0, 5), 1, "warrior boyz", loyalty=LOYAL, keywords=BRUTAL)

CRUSHFACE = army("crushface", 3, (2, 3), 2, "warrior nob", unique=True, loyalty=LOYAL)


class CheaperBeside(Cheaper):
    """Crushface: another Ork unit that you deploy here costs 1 less."""

    def reduces(self, s: Campaign, seat: i64, source: i64, card: i64, to: i64) -> i64:
        if s.place[source] != to:
            return 0
        return super().reduces(s, seat, source, card, to)


CheaperBeside(CRUSHFACE, 1, ORK_UNITS)

BAD_DOK = army("bad-dok", 2, (1, 4), 1, "oddboy nob")


class CommandsWhileDamaged(Constant):
    """Bad Dok: three command icons more while it is damaged."""

    def command(self, s: Campaign, source: i64, unit: i64) -> i64:
        return 3 if unit == source and s.damage[source] > 0 else 0


CommandsWhileDamaged(BAD_DOK)

ROKKITBOY = army("rokkitboy", 2, (2, 2), 1, "warrior boyz")


class Grounds(Constant):
    """Rokkitboy: each enemy unit here loses Flying."""

    def loses(self, s: Campaign, source: i64, unit: i64) -> i64:
        if s.controller[unit] == s.controller[source]:
            return 0
        return FLYING if same_planet(s, source, unit) else 0


Grounds(ROKKITBOY)

GOFF_BOYZ = army("goff-boyz", 1, (0, 2), 0, "warrior boyz ally", copies=2)


class StrongAtTheFirstPlanet(Constant):
    """Goff Boyz: +3 attack at the first planet."""

    def attack(self, s: Campaign, source: i64, unit: i64) -> i64:
        if unit != source or s.first_planet() < 0:
            return 0
        return 3 if s.slot_of(source) == s.first_planet() else 0


StrongAtTheFirstPlanet(GOFF_BOYZ)

SHOOTA_MOB = army("shoota-mob", 1, (2, 1), 1, "warrior boyz")

BURNA_BOYZ = army("burna-boyz", 4, (5, 3), 1, "warrior boyz", copies=2)


class BurnsAnother(Effect):
    """Burna Boyz: after it declares an attack, 1 damage to a different enemy unit there. The text
    does not say "target" (CQ-11.24): who is burnt is chosen as it resolves."""

    def __init__(self) -> None:
        super().__init__(BURNA_BOYZ, ATTACK_DECLARED, REACTION)
        self.which: Final = WhoBurns("burna-boyz", "CQ-11.14")

    def others(self, s: Campaign, seat: i64, source: i64, attacked: i64) -> vec[i64]:
        """Those beside the attacked unit that can be damaged (CQ-17.9)."""
        out = vec[i64]()
        for unit in but(ENEMY_UNITS.find(s, seat, s.slot_of(source)), attacked):
            if damageable(s, unit):
                out = append(out, unit)
        return out

    def applies(self, s: Campaign, at: i64, seat: i64, source: i64) -> bool:
        attacked = argument(s, at, 1)
        return argument(s, at, 0) == source and len(self.others(s, seat, source, attacked)) > 0

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        attacked = argument(s, at, 1)
        here = s.slot_of(source) >= 0
        if here and len(self.others(s, seat, source, attacked)) > 0:
            s.ask(self.which, seat, 0, source, attacked)


class WhoBurns(Pick):
    """Which other enemy unit there is dealt the damage? a: the attacker, b: whom it attacks."""

    def choices(self, s: Campaign, ask: Ask) -> vec[i64]:
        return BURNS.others(s, ask.seat, ask.a, ask.b)

    def picked(self, s: Campaign, ask: Ask, choice: i64) -> None:
        deal_one(s, choice, 1, ask.a)


BURNS: Final = BurnsAnother()

BATTLE_CRY = event("battle-cry", 3, 2, "power", loyalty=LOYAL)


class BattleCry(Effect):
    """Each Ork unit you control gets +2 attack until the end of the battle."""

    def applies(self, s: Campaign, at: i64, seat: i64, source: i64) -> bool:
        return s.battle >= 0 and len(OWN_ORKS.find(s, seat, ANYWHERE)) > 0

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        for unit in OWN_ORKS.find(s, seat, ANYWHERE):
            s.let_last(MORE_ATTACK, unit, 2, UNTIL_BATTLE_ENDS, s.kind[source])


BattleCry(BATTLE_CRY, phase=COMBAT_PHASE)

SNOTLING_ATTACK = event("snotling-attack", 2, 1, "tactic", makes="snotlings")


class SnotlingAttack(Effect):
    """Four Snotlings, divided among any number of planets."""

    def __init__(self) -> None:
        super().__init__(SNOTLING_ATTACK, phase=DEPLOY_PHASE)
        self.where: Final = WhereSnotlings("snotling-attack", "CQ-11.14")
        self.next: Final[Step] = step2(self.ask_next)

    def applies(self, s: Campaign, at: i64, seat: i64, source: i64) -> bool:
        return spare_token(s, seat, SNOTLINGS.number) >= 0

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        self.ask_next(s, seat, 4)

    def ask_next(self, s: Campaign, seat: i64, left: i64) -> None:
        if left > 0 and spare_token(s, seat, SNOTLINGS.number) >= 0:
            s.ask(self.where, seat, 0, left)


class WhereSnotlings(Pick):
    """At which planet does the next one arrive? a: how many are left."""

    def choices(self, s: Campaign, ask: Ask) -> vec[i64]:
        return planets(s)

    def picked(self, s: Campaign, ask: Ask, choice: i64) -> None:
        s.push(SNOTLINGS_ARRIVE.next, ask.seat, ask.a - 1)
        put_token(s, ask.seat, SNOTLINGS.number, 2 * s.slot_of_planet(choice) + ask.seat)


SNOTLINGS_ARRIVE: Final = SnotlingAttack()

SQUIG_BOMBIN = event("squig-bombin", 2, 1, "tactic")


class DestroysSupport(Effect):
    """Squig Bombin': destroy a target support."""

    def options(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> vec[i64]:
        out = vec[i64]()
        for side in range(2):
            for card in s.units_at(SUPPORTS + side):
                out = append(out, card)
        return out

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        destroy_one(s, target_in(chosen), source)


DestroysSupport(SQUIG_BOMBIN, targets=1, aim=FOES)

ROKKIT_LAUNCHA = attachment(
    "rokkit-launcha", 1, 1, "wargear weapon", Wearing(ARMY_UNIT, keywords=RANGED)
)

ORK_KANNON = support("ork-kannon", 1, "weapon artillery")


class Kannonade(Effect):
    """Ork Kannon: at a target planet each player deals 1 indirect damage among his units."""

    def options(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> vec[i64]:
        out = vec[i64]()
        for planet_card in planets(s):
            slot = s.slot_of_planet(planet_card)
            if s.has_units(2 * slot) or s.has_units(2 * slot + 1):
                out = append(out, planet_card)
        return out

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        slot = s.slot_of_planet(target_in(chosen))
        s.marked = vec[i64]()
        s.push(DEAL_INDIRECT, source)
        s.push(ASK_INDIRECT, 1 - seat, 2 * slot + 1 - seat, 1)
        s.push(ASK_INDIRECT, seat, 2 * slot + seat, 1)


Kannonade(ORK_KANNON, phase=COMBAT_PHASE, exhausts=True, targets=1)

BIGTOOF_BANNA = support("bigtoof-banna", 1, "upgrade", unique=True, keywords=LIMITED)
Cheaper(BIGTOOF_BANNA, 1, ORK_UNITS, exhausts=True)

TELLYPORTA_PAD = support("tellyporta-pad", 2, "location")


class ToTheFirstPlanet(Effect):
    """Tellyporta Pad: move an Ork unit of yours to the first planet."""

    def options(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> vec[i64]:
        out = vec[i64]()
        if s.first_planet() < 0:
            return out
        for unit in OWN_ORKS.find(s, seat, ANYWHERE):
            if s.slot_of(unit) != s.first_planet():
                out = append(out, unit)
        return out

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        if s.first_planet() >= 0:
            move(s, target_in(chosen), s.first_planet())


ToTheFirstPlanet(TELLYPORTA_PAD, phase=COMBAT_PHASE, exhausts=True, targets=1)

SNOTLINGS = token("snotlings", (1, 1), "runt")
