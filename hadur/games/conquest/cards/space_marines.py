"""Space Marines: few and hard to kill, and they come where the battle is."""

from __future__ import annotations

from typing import Final

from hadur.games.conquest.abilities.builders import AfterItEnters, Cheaper
from hadur.games.conquest.abilities.constant import Constant, same_planet
from hadur.games.conquest.abilities.effect import Effect, target_in
from hadur.games.conquest.abilities.searching import Search
from hadur.games.conquest.abilities.targets import ENEMY, Units, planets
from hadur.games.conquest.cards.definition import (
    AMBUSH,
    ARMORBANE,
    ARMY,
    ARMY_UNIT,
    FLYING,
    LIMITED,
    LOYAL,
    NO_WARGEAR,
    SIGNATURE,
    SPACE_MARINES,
    TABLES,
    UNIQUE_UNIT,
    UNIT,
    VEHICLE,
    Wearing,
    army,
    attachment,
    cards_of,
    event,
    support,
    warlord,
)
from hadur.games.conquest.phases.cards import gain, pay, return_to_hand
from hadur.games.conquest.phases.damage import (
    ASSIGNED,
    BY_ATTACK,
    TAKEN,
    damaged_unit,
    deal_one,
    entry_amount,
    prevent,
)
from hadur.games.conquest.phases.entering import put_into_play
from hadur.games.conquest.phases.leaving import DESTROYED, LEAVES, destroy, destroy_one
from hadur.games.conquest.phases.moving import adjacent_slots, move, ready
from hadur.games.conquest.prompts import TakeCard
from hadur.games.conquest.state import (
    COMBAT_PHASE,
    DEPLOY_PHASE,
    DISCARD,
    HAND,
    HQ,
    Campaign,
    campaign,
)
from hadur.games.conquest.values import affected, has_trait, is_of, may_control
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask, Step, step2
from hadur.kernel.windows import REACTION, TimedState, argument

SPACE_MARINE_CARDS: Final = cards_of(SPACE_MARINES)

MARINES: Final = Units(faction=SPACE_MARINES)

CATO = warlord("captain-cato-sicarius", (2, 6), (2, 5), "soldier ultramarines")


def where_enemy_fell(s: Campaign, at: i64, seat: i64) -> i64:
    """The slot of the planet at which the player's enemy lost a unit just now; -1 for none."""
    card = argument(s, at, 0)
    was = s.was[card]
    if TABLES.type[s.kind[card]] & UNIT == 0 or was >= HQ:
        return -1
    return was >> 1 if was % 2 != seat else -1


class Bounty(Effect):
    """Captain Cato Sicarius: after an enemy unit here is destroyed, gain 1 resource."""

    def applies(self, s: Campaign, at: i64, seat: i64, source: i64) -> bool:
        slot = where_enemy_fell(s, at, seat)
        return slot >= 0 and slot == s.slot_of(source)

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        gain(s, seat, 1)


Bounty(CATO, DESTROYED, REACTION)

CHOSEN = army("sicariuss-chosen", 3, (2, 3), 1, "soldier ultramarines", loyalty=SIGNATURE, copies=4)
ENEMY_ARMY_UNITS: Final = Units(ARMY, ENEMY)


class DragsIn(AfterItEnters):
    """Sicarius's Chosen: an enemy army unit at an adjacent planet comes here and is hurt."""

    def options(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> vec[i64]:
        out = vec[i64]()
        for slot in adjacent_slots(s, s.slot_of(source)):
            for unit in ENEMY_ARMY_UNITS.find(s, seat, slot):
                out = append(out, unit)
        return out

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        s.push(HURT, target_in(chosen), source)
        if s.slot_of(source) >= 0:
            move(s, target_in(chosen), s.slot_of(source))


def hurt(s: Campaign, unit: i64, source: i64) -> None:
    deal_one(s, unit, 1, source)


HURT: Final[Step] = step2(hurt)
DragsIn(CHOSEN, targets=1, harms=True, here=True)

STRONGHOLD = support("catos-stronghold", 2, "location", loyalty=SIGNATURE)


class Rallies(Effect):
    """Cato's Stronghold: after an enemy unit is destroyed, ready a Space Marine unit there."""

    def options(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> vec[i64]:
        out = vec[i64]()
        for unit in MARINES.find(s, seat, where_enemy_fell(s, at, seat)):
            if s.exhausted[unit] != 0:
                out = append(out, unit)
        return out

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        ready(s, target_in(chosen))


Rallies(STRONGHOLD, DESTROYED, REACTION, exhausts=True, targets=1)

FURY = event("the-fury-of-sicarius", 2, 1, "tactic", loyalty=SIGNATURE, copies=2)


def is_attack(s: Campaign, at: i64) -> bool:
    """Whether a damage event is about damage of an attack."""
    return argument(s, at, 2) & BY_ATTACK != 0


class Fury(Effect):
    """The Fury of Sicarius: the enemy unit that a Space Marine unit attacked and damaged, a
    warlord excepted, is destroyed."""

    def applies(self, s: Campaign, at: i64, seat: i64, source: i64) -> bool:
        unit = damaged_unit(s, at)
        return (
            is_attack(s, at)
            and is_of(s, argument(s, at, 1), SPACE_MARINES)
            and unit == s.defender
            and s.is_unit(unit)
            and not s.is_warlord(unit)
            and s.controller[unit] != seat
            and affected(s, source, unit)
        )

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        destroy_one(s, damaged_unit(s, at), source)


Fury(FURY, TAKEN, REACTION)

TEMPEST_BLADE = attachment(
    "tallassarian-tempest-blade",
    1,
    3,
    "relic weapon",
    Wearing(UNIQUE_UNIT, attack=1, keywords=ARMORBANE),
    unique=True,
    loyalty=SIGNATURE,
)
COMPANY_SCOUT = army("10th-company-scout", 1, (2, 1), 1, "scout ultramarines")
CARDINIS = army("tactical-squad-cardinis", 2, (1, 3), 1, "soldier ultramarines", copies=2, area=1)

LIBRARIAN = army("honored-librarian", 3, (4, 2), 1, "psyker ultramarines", loyalty=LOYAL)


class ShieldedByOthers(Constant):
    """Honored Librarian: no attack against it while you have a unit of another name here."""

    def bars_attack(self, s: Campaign, source: i64, unit: i64) -> bool:
        if unit != source:
            return False
        for other in s.units_at(s.place[source]):
            if s.kind[other] != s.kind[source]:
                return True
        return False


ShieldedByOthers(LIBRARIAN)

VETERANS = army("blood-angels-veterans", 3, (3, 3), 1, "soldier blood-angels", copies=2)


class Parries(Effect):
    """Blood Angels Veterans: while ready, prevent 1 of the damage that they are assigned."""

    def applies(self, s: Campaign, at: i64, seat: i64, source: i64) -> bool:
        return (
            damaged_unit(s, at) == source
            and s.exhausted[source] == 0
            and entry_amount(s, argument(s, at, 0)) > 0
        )

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        prevent(s, argument(s, at, 0), 1)


Parries(VETERANS, ASSIGNED, REACTION)

ASSAULT_SQUAD = army("daring-assault-squad", 4, (3, 3), 1, "soldier blood-angels", area=2)

LAND_RAIDER = army("land-raider", 5, (3, 7), 3, "vehicle tank elite", keywords=NO_WARGEAR)


class Cover(Constant):
    """Land Raider: enemy abilities cannot target your non-Vehicle units here."""

    def bars_target(self, s: Campaign, source: i64, unit: i64) -> bool:
        return (
            s.is_unit(unit)
            and s.controller[unit] == s.controller[source]
            and same_planet(s, source, unit)
            and not has_trait(s, unit, VEHICLE)
        )


Cover(LAND_RAIDER)

DREADNOUGHT = army(
    "ultramarines-dreadnought",
    6,
    (8, 8),
    0,
    "vehicle ultramarines elite",
    loyalty=LOYAL,
    keywords=NO_WARGEAR,
)

MAXOS = army(
    "veteran-brother-maxos", 3, (2, 3), 2, "soldier ultramarines", unique=True, loyalty=LOYAL
)


class CallsReserves(Effect):
    """Veteran Brother Maxos: pay for a Space Marine unit in hand to put it into play here."""

    def __init__(self) -> None:
        super().__init__(MAXOS, phase=COMBAT_PHASE)
        self.which: Final = Reserves("veteran-brother-maxos", "CQ-11.19", False)

    def applies(self, s: Campaign, at: i64, seat: i64, source: i64) -> bool:
        return s.slot_of(source) >= 0 and s.size[HAND + seat] > 0

    def usable(self, s: TimedState, at: i64, seat: i64, source: i64) -> bool:
        it = campaign(s)
        if not self.possible(s, at, seat, source):
            return False
        for k in range(it.size[HAND + seat]):
            if is_reserve(it, seat, it.card_in(HAND + seat, k)):
                return True
        return False

    def possible(self, s: TimedState, at: i64, seat: i64, source: i64) -> bool:
        """Whether there is such a unit only its player knows."""
        return super().usable(s, at, seat, source)

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        s.ask(self.which, seat, HAND + seat, s.place[source])


class Reserves(TakeCard):
    """Which unit of the hand? a: the place to which it comes."""

    def fits(self, s: Campaign, ask: Ask, card: i64) -> bool:
        return is_reserve(s, ask.seat, card)

    def taken(self, s: Campaign, ask: Ask, card: i64) -> None:
        pay(s, ask.seat, TABLES.cost[s.kind[card]])
        put_into_play(s, card, ask.a, ask.seat)


def is_reserve(s: Campaign, seat: i64, card: i64) -> bool:
    """Whether the card is a Space Marine unit whose printed cost the player can pay."""
    kind = s.kind[card]
    return (
        MARINES.fits_kind(kind) and TABLES.cost[kind] <= s.pool[seat] and may_control(s, seat, card)
    )


CallsReserves()

EAGER_RECRUIT = army("eager-recruit", 1, (2, 1), 0, "scout ultramarines", keywords=AMBUSH)

TECHMARINE = army("iron-hands-techmarine", 3, (1, 3), 1, "soldier iron-hands")


class CommandsAmongEnemies(Constant):
    """Iron Hands Techmarine: a command icon for each enemy unit here."""

    def command(self, s: Campaign, source: i64, unit: i64) -> i64:
        if unit != source or s.slot_of(source) < 0:
            return 0
        return len(s.units_at(s.place[source] ^ 1))


CommandsAmongEnemies(TECHMARINE)

SPEEDER = army(
    "raven-guard-speeder", 4, (3, 3), 2, "vehicle raven-guard", keywords=NO_WARGEAR | FLYING
)
DEATHWING_GUARD = army("deathwing-guard", 5, (2, 9), 4, "soldier dark-angels elite", loyalty=LOYAL)

DROP_POD_ASSAULT = event("drop-pod-assault", 2, 2, "tactic", loyalty=LOYAL)


class DropPodAssault(Effect):
    """A Space Marine unit from the top six cards lands in the battle."""

    def __init__(self) -> None:
        super().__init__(DROP_POD_ASSAULT, phase=COMBAT_PHASE, targets=1)
        self.search: Final = DropPod("drop-pod-assault", False)

    def options(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> vec[i64]:
        out = vec[i64]()
        return append(out, s.row[s.battle]) if s.battle >= 0 else out

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        self.search.begin(s, seat, 6, s.slot_of_planet(target_in(chosen)))


class DropPod(Search):
    """Which unit lands? a: the slot of the planet."""

    def fits(self, s: Campaign, ask: Ask, kind: i64) -> bool:
        if not MARINES.fits_kind(kind) or TABLES.cost[kind] > 3:
            return False
        return TABLES.unique[kind] == 0 or not s.controls_named(ask.seat, kind)

    def found(self, s: Campaign, ask: Ask, card: i64) -> None:
        put_into_play(s, card, 2 * ask.a + ask.seat, ask.seat)


DropPodAssault()

INDOMITABLE = event("indomitable", 1, 1, "power")


class PreventsAll(Effect):
    """Prevent all the damage of an attack that was assigned to a unit `guarded`."""

    def guarded(self, s: Campaign, source: i64, unit: i64) -> bool:
        raise NotImplementedError

    def applies(self, s: Campaign, at: i64, seat: i64, source: i64) -> bool:
        return (
            is_attack(s, at)
            and entry_amount(s, argument(s, at, 0)) > 0
            and self.guarded(s, source, damaged_unit(s, at))
        )

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        entry = argument(s, at, 0)
        prevent(s, entry, entry_amount(s, entry))


class Indomitable(PreventsAll):
    """For a Space Marine unit."""

    def guarded(self, s: Campaign, source: i64, unit: i64) -> bool:
        return MARINES.fits_kind(s.kind[unit])


Indomitable(INDOMITABLE, ASSIGNED, REACTION)

EXTERMINATUS = event("exterminatus", 3, 1, "tactic")
NON_UNIQUE: Final = Units(unique=0)


class Exterminatus(Effect):
    """Destroy every non-unique unit at a planet that is not the first."""

    def options(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> vec[i64]:
        out = vec[i64]()
        for planet in planets(s):
            slot = s.slot_of_planet(planet)
            if slot != s.first_planet() and self.reaches(s, seat, source, slot):
                out = append(out, planet)
        return out

    def reaches(self, s: Campaign, seat: i64, source: i64, slot: i64) -> bool:
        """Whether there is somebody to destroy (CQ-11.20)."""
        for unit in NON_UNIQUE.find(s, seat, slot):
            if affected(s, source, unit):
                return True
        return False

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        destroy(s, NON_UNIQUE.find(s, seat, s.slot_of_planet(target_in(chosen))), source)


Exterminatus(EXTERMINATUS, phase=DEPLOY_PHASE, targets=1)

BOLTER = attachment(
    "godwyn-pattern-bolter", 1, 1, "wargear weapon", Wearing(ARMY_UNIT, attack=1, hp=1)
)


class HitsFlyers(Constant):
    """Godwyn Pattern Bolter: its host ignores Flying."""

    def ignores_flying(self, s: Campaign, source: i64, unit: i64) -> bool:
        return s.host[source] == unit


HitsFlyers(BOLTER)

IRON_HALO = attachment("iron-halo", 3, 2, "relic wargear", Wearing(UNIQUE_UNIT), loyalty=LOYAL)


class IronHalo(PreventsAll):
    """For its host."""

    def guarded(self, s: Campaign, source: i64, unit: i64) -> bool:
        return s.host[source] == unit


IronHalo(IRON_HALO, ASSIGNED, REACTION, exhausts=True)

MONASTERY = support("fortress-monastery", 1, "location", unique=True, keywords=LIMITED)
Cheaper(MONASTERY, 1, MARINES, exhausts=True)

SEPULCHRE = support("holy-sepulchre", 2, "location")


class Recovers(Effect):
    """Holy Sepulchre: a Space Marine unit that went from play to your discard pile comes back to
    your hand."""

    def applies(self, s: Campaign, at: i64, seat: i64, source: i64) -> bool:
        card = argument(s, at, 0)
        return s.zone[card] == DISCARD + seat and MARINES.fits_kind(s.kind[card])

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        return_to_hand(s, argument(s, at, 0))


Recovers(SEPULCHRE, LEAVES, REACTION, exhausts=True)
