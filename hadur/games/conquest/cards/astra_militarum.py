"""Astra Militarum: soldiers who fall for each other, tanks, and trenches to hold."""

from __future__ import annotations

from typing import Final

from hadur.games.conquest import log
from hadur.games.conquest.abilities.builders import Cheaper
from hadur.games.conquest.abilities.constant import Constant, same_planet
from hadur.games.conquest.abilities.effect import (
    EXHAUST_ONE,
    FOES,
    FRIENDS,
    SACRIFICE_ONE,
    Effect,
    price_in,
    target_in,
    with_price,
)
from hadur.games.conquest.abilities.searching import Search
from hadur.games.conquest.abilities.targets import (
    ANYWHERE,
    AT_PLANETS,
    NON_WARLORD,
    NON_WARLORDS,
    OWN,
    OWN_UNITS,
    UNITS,
    Units,
    but,
    ready_among,
)
from hadur.games.conquest.cards.definition import (
    ARMY,
    ARMY_UNIT,
    ASTRA_MILITARUM,
    FLYING,
    IMMUNE_TO_ENEMY_EVENTS,
    LIMITED,
    LOYAL,
    NO_WARGEAR,
    OWN_ARMY_UNIT,
    RANGED,
    SIGNATURE,
    SOLDIER,
    SUPPORT,
    TABLES,
    UNIT,
    WARRIOR,
    Wearing,
    army,
    attachment,
    cards_of,
    event,
    support,
    token,
    warlord,
)
from hadur.games.conquest.phases.cards import draw, see_decks
from hadur.games.conquest.phases.command import STRUGGLE_WON
from hadur.games.conquest.phases.damage import (
    ASSIGNED,
    BY_ATTACK,
    damaged_unit,
    deal_one,
    entry_amount,
    prevent,
    reassign,
    reassignable,
)
from hadur.games.conquest.phases.entering import put_into_play, put_token, spare_token
from hadur.games.conquest.phases.leaving import LEAVES
from hadur.games.conquest.phases.moving import exhaust_by, ready
from hadur.games.conquest.state import (
    COMBAT_PHASE,
    GAIN_KEYWORDS,
    MORE_ATTACK,
    ONCE_PER_PHASE,
    SUPPORTS,
    UNTIL_ATTACK_ENDS,
    UNTIL_PHASE_ENDS,
    Campaign,
)
from hadur.games.conquest.values import affected, has_trait, printed_attack
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask
from hadur.kernel.windows import FORCED_REACTION, INTERRUPT, REACTION, argument

ASTRA_MILITARUM_CARDS: Final = cards_of(ASTRA_MILITARUM)

SOLDIERS: Final = SOLDIER | WARRIOR

STRAKEN = warlord("colonel-straken", (2, 6), (2, 5), "soldier catachan")


class LeadsSoldiers(Constant):
    """Colonel Straken: each other Soldier or Warrior unit you control here gets +1 attack."""

    def attack(self, s: Campaign, source: i64, unit: i64) -> i64:
        if unit == source or s.controller[unit] != s.controller[source]:
            return 0
        return 1 if has_trait(s, unit, SOLDIERS) and same_planet(s, source, unit) else 0


LeadsSoldiers(STRAKEN)

COMMAND_SQUAD = army(
    "strakens-command-squad",
    2,
    (2, 2),
    1,
    "soldier catachan",
    loyalty=SIGNATURE,
    copies=4,
    makes="guardsman",
)


class LeavesGuardsman(Effect):
    """Straken's Command Squad: when it leaves play, a Guardsman takes its place."""

    def applies(self, s: Campaign, at: i64, seat: i64, source: i64) -> bool:
        return (
            argument(s, at, 0) == source
            and s.slot_of(source) >= 0
            and spare_token(s, seat, GUARDSMAN.number) >= 0
        )

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        put_token(s, seat, GUARDSMAN.number, 2 * s.last_slot_of(source) + seat)


LeavesGuardsman(COMMAND_SQUAD, LEAVES, INTERRUPT)

OMEGA_ZERO_COMMAND = support(
    "omega-zero-command", 2, "location", loyalty=SIGNATURE, makes="guardsman"
)


class MusterAfterStruggle(Effect):
    """Omega Zero Command: after you win a command struggle, a Guardsman arrives there."""

    def applies(self, s: Campaign, at: i64, seat: i64, source: i64) -> bool:
        return argument(s, at, 0) == seat and spare_token(s, seat, GUARDSMAN.number) >= 0

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        put_token(s, seat, GUARDSMAN.number, 2 * argument(s, at, 1) + seat)


MusterAfterStruggle(OMEGA_ZERO_COMMAND, STRUGGLE_WON, REACTION)

GLORIOUS_INTERVENTION = event("glorious-intervention", 1, 1, "tactic", loyalty=SIGNATURE, copies=2)
SACRIFICED_SOLDIERS: Final = Units(NON_WARLORD, OWN, traits=SOLDIERS)


class GloriousIntervention(Effect):
    """Sacrifice a Soldier or Warrior unit to prevent all damage of an attack on another unit at
    the same planet; then the attacker is dealt its printed attack."""

    def applies(self, s: Campaign, at: i64, seat: i64, source: i64) -> bool:
        return (
            argument(s, at, 2) & BY_ATTACK != 0
            and entry_amount(s, argument(s, at, 0)) > 0
            and affected(s, source, damaged_unit(s, at))
        )

    def prices(self, s: Campaign, at: i64, seat: i64, source: i64) -> vec[i64]:
        unit = damaged_unit(s, at)
        return but(SACRIFICED_SOLDIERS.find(s, seat, s.slot_of(unit)), unit)

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        entry = argument(s, at, 0)
        deal_one(s, argument(s, at, 1), printed_attack(s, price_in(chosen)), source)
        prevent(s, entry, entry_amount(s, entry))


GloriousIntervention(GLORIOUS_INTERVENTION, ASSIGNED, REACTION, price=SACRIFICE_ONE)

STRAKENS_CUNNING = attachment(
    "strakens-cunning", 1, 3, "skill", Wearing(ARMY_UNIT, attack=1), loyalty=SIGNATURE
)


class DrawsForTheFallen(Effect):
    """Straken's Cunning: when the host leaves play, draw 3 cards."""

    def applies(self, s: Campaign, at: i64, seat: i64, source: i64) -> bool:
        return argument(s, at, 0) == s.host[source]

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        draw(s, seat, 3)
        see_decks(s)


DrawsForTheFallen(STRAKENS_CUNNING, LEAVES, INTERRUPT)

RATLING_DEADEYE = army("ratling-deadeye", 1, (1, 1), 1, "scout abhuman", copies=2, keywords=RANGED)

CADIAN_MORTAR_SQUAD = army(
    "cadian-mortar-squad", 3, (1, 3), 2, "soldier cadia", loyalty=LOYAL, keywords=RANGED
)


class ReadiesForTheFallen(Effect):
    """Cadian Mortar Squad: after an army unit you control here leaves play, ready this unit."""

    def applies(self, s: Campaign, at: i64, seat: i64, source: i64) -> bool:
        unit = argument(s, at, 0)
        return (
            s.exhausted[source] != 0
            and s.slot_of(source) >= 0
            and TABLES.type[s.kind[unit]] == ARMY
            and s.was[unit] == s.place[source]
        )

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        ready(s, source)


ReadiesForTheFallen(CADIAN_MORTAR_SQUAD, LEAVES, REACTION)

SANCTIONED_PSYKER = army("sanctioned-psyker", 2, (0, 4), 2, "psyker")
LEMAN_RUSS = army(
    "leman-russ-battle-tank",
    5,
    (4, 6),
    4,
    "vehicle tank elite",
    loyalty=LOYAL,
    keywords=NO_WARGEAR,
)
MORDIAN_HELLHOUND = army(
    "mordian-hellhound", 4, (3, 3), 2, "vehicle tank mordia", keywords=NO_WARGEAR, area=1
)
ASSAULT_VALKYRIE = army(
    "assault-valkyrie", 4, (4, 4), 1, "vehicle transport", keywords=NO_WARGEAR | FLYING
)
STALWART_OGRYN = army(
    "stalwart-ogryn", 2, (2, 2), 1, "warrior abhuman", keywords=IMMUNE_TO_ENEMY_EVENTS
)

CAPTAIN_MARKIS = army(
    "captain-markis", 3, (2, 3), 2, "soldier officer vostroya", unique=True, loyalty=LOYAL
)
SACRIFICED_GUARD: Final = Units(NON_WARLORD, OWN, faction=ASTRA_MILITARUM)


class SacrificesToExhaust(Effect):
    """Captain Markis: sacrifice an Astra Militarum unit here (himself, too) to exhaust a target
    non-warlord unit here."""

    def options(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> vec[i64]:
        return ready_among(s, NON_WARLORDS.find(s, seat, s.last_slot_of(source)))

    def prices(self, s: Campaign, at: i64, seat: i64, source: i64) -> vec[i64]:
        out = vec[i64]()
        legal = self.legal_targets(s, at, seat, source, 0, 0)
        for unit in SACRIFICED_GUARD.find(s, seat, s.slot_of(source)):
            if len(but(legal, unit)) > 0:
                out = append(out, unit)
        return out

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        exhaust_by(s, target_in(chosen), source)


SacrificesToExhaust(CAPTAIN_MARKIS, price=SACRIFICE_ONE, once=ONCE_PER_PHASE, targets=1, aim=FOES)

ENGINSEER_AUGUR = army("enginseer-augur", 2, (2, 2), 0, "scholar tech-priest", loyalty=LOYAL)


class BuildsOnLeaving(Effect):
    """Enginseer Augur: when it leaves play, a cheap support among the top six cards enters."""

    def __init__(self) -> None:
        super().__init__(ENGINSEER_AUGUR, LEAVES, INTERRUPT)
        self.search: Final = CheapSupport("enginseer-augur", True)

    def applies(self, s: Campaign, at: i64, seat: i64, source: i64) -> bool:
        return argument(s, at, 0) == source

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        self.search.begin(s, seat, 6)


class CheapSupport(Search):
    """An Astra Militarum support of printed cost 2 or lower, put into play."""

    def fits(self, s: Campaign, ask: Ask, kind: i64) -> bool:
        return (
            TABLES.type[kind] == SUPPORT
            and TABLES.faction[kind] == ASTRA_MILITARUM
            and TABLES.cost[kind] <= 2
            and (TABLES.unique[kind] == 0 or not s.controls_named(ask.seat, kind))
        )

    def found(self, s: Campaign, ask: Ask, card: i64) -> None:
        put_into_play(s, card, SUPPORTS + ask.seat, ask.seat)


BuildsOnLeaving()

PENAL_LEGIONNAIRE = army("penal-legionnaire", 0, (1, 1), 0, "conscript ally")

INFANTRY_CONSCRIPTS = army("infantry-conscripts", 4, (0, 5), 0, "conscript", copies=2)


class StrongInSupport(Constant):
    """Infantry Conscripts: +2 attack for each support you control."""

    def attack(self, s: Campaign, source: i64, unit: i64) -> i64:
        if unit != source:
            return 0
        return 2 * len(s.units_at(SUPPORTS + s.controller[source]))


StrongInSupport(INFANTRY_CONSCRIPTS)

ELYSIAN_ASSAULT_TEAM = army("elysian-assault-team", 2, (2, 1), 0, "soldier elysia")


class ArrivesThere(Effect):
    """Elysian Assault Team: when a Soldier or Warrior unit you control leaves play from a planet,
    put this unit into play there from your hand."""

    def applies(self, s: Campaign, at: i64, seat: i64, source: i64) -> bool:
        unit = argument(s, at, 0)
        return (
            s.is_unit(unit)
            and s.controller[unit] == seat
            and s.slot_of(unit) >= 0
            and has_trait(s, unit, SOLDIERS)
        )

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        put_into_play(s, source, 2 * s.last_slot_of(argument(s, at, 0)) + seat, seat)


ArrivesThere(ELYSIAN_ASSAULT_TEAM, LEAVES, INTERRUPT, from_hand=True)

PREEMPTIVE_BARRAGE = event("preemptive-barrage", 1, 2, "tactic", loyalty=LOYAL)
OWN_GUARD: Final = Units(UNIT, OWN, faction=ASTRA_MILITARUM)


class PreemptiveBarrage(Effect):
    """Up to 3 target Astra Militarum units you control at one planet gain Ranged."""

    def options(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> vec[i64]:
        if target_in(chosen) < 0:
            return OWN_GUARD.find(s, seat, AT_PLANETS)
        return OWN_GUARD.find(s, seat, s.slot_of(target_in(chosen)))

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        for which in range(3):
            unit = target_in(chosen, which)
            if unit >= 0:
                s.let_last(GAIN_KEYWORDS, unit, RANGED, UNTIL_PHASE_ENDS, s.kind[source])


PreemptiveBarrage(PREEMPTIVE_BARRAGE, phase=COMBAT_PHASE, targets=3, up_to=True)

SUPPRESSIVE_FIRE = event("suppressive-fire", 0, 1, "tactic")


class SuppressiveFire(Effect):
    """Exhaust a unit you control to exhaust a target non-warlord unit at the same planet."""

    def options(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> vec[i64]:
        return ready_among(s, NON_WARLORDS.find(s, seat, s.last_slot_of(price_in(chosen))))

    def prices(self, s: Campaign, at: i64, seat: i64, source: i64) -> vec[i64]:
        out = vec[i64]()
        for unit in ready_among(s, OWN_UNITS.find(s, seat, AT_PLANETS)):
            legal = self.legal_targets(s, at, seat, source, with_price(0, unit), 0)
            if len(but(legal, unit)) > 0:
                out = append(out, unit)
        return out

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        exhaust_by(s, target_in(chosen), source)


SuppressiveFire(SUPPRESSIVE_FIRE, phase=COMBAT_PHASE, price=EXHAUST_ONE, targets=1, aim=FOES)

HOSTILE_ENVIRONMENT_GEAR = attachment(
    "hostile-environment-gear", 1, 1, "wargear armor", Wearing(ARMY_UNIT, hp=3)
)

BODYGUARD = attachment("bodyguard", 0, 2, "condition", Wearing(OWN_ARMY_UNIT), loyalty=LOYAL)


class GuardsOthers(Effect):
    """Bodyguard: 1 of the damage that an attack assigns to another unit you control here is
    reassigned to the host."""

    def applies(self, s: Campaign, at: i64, seat: i64, source: i64) -> bool:
        unit = damaged_unit(s, at)
        return (
            argument(s, at, 2) & BY_ATTACK != 0
            and unit != s.host[source]
            and s.controller[unit] == seat
            and same_planet(s, source, unit)
            and reassignable(s, argument(s, at, 0)) > 0
        )

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        reassign(s, argument(s, at, 3), argument(s, at, 0), 1, s.host[source])


GuardsOthers(BODYGUARD, ASSIGNED, FORCED_REACTION)

IMPERIAL_BUNKER = support("imperial-bunker", 1, "location", unique=True, keywords=LIMITED)
GUARD_UNITS: Final = Units(faction=ASTRA_MILITARUM)
Cheaper(IMPERIAL_BUNKER, 1, GUARD_UNITS, exhausts=True)

ROCKCRETE_BUNKER = support("rockcrete-bunker", 1, "upgrade", loyalty=LOYAL)


class Crumbles(Constant):
    """Rockcrete Bunker: with 4 damage on it, it is sacrificed."""

    def breaks(self, s: Campaign, source: i64) -> bool:
        return s.damage[source] >= 4


Crumbles(ROCKCRETE_BUNKER)


class TakesTheHit(Effect):
    """Rockcrete Bunker: reassign to it 1 of the damage assigned to a unit you control."""

    def applies(self, s: Campaign, at: i64, seat: i64, source: i64) -> bool:
        return s.controller[damaged_unit(s, at)] == seat and reassignable(s, argument(s, at, 0)) > 0

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        reassign(s, argument(s, at, 3), argument(s, at, 0), 1, source)


TakesTheHit(ROCKCRETE_BUNKER, ASSIGNED, REACTION, exhausts=True)

CATACHAN_OUTPOST = support("catachan-outpost", 2, "location")


class ArmsForAnAttack(Effect):
    """Catachan Outpost: a target unit gets +2 attack for its next attack this phase."""

    def options(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> vec[i64]:
        return UNITS.find(s, seat, ANYWHERE)

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        unit = target_in(chosen)
        s.let_last(MORE_ATTACK, unit, 2, UNTIL_ATTACK_ENDS, s.kind[source])
        s.tell(log.MORE_ATTACK, s.kind[unit], s.place_of(unit), 2)


ArmsForAnAttack(CATACHAN_OUTPOST, phase=COMBAT_PHASE, exhausts=True, targets=1, aim=FRIENDS)

GUARDSMAN = token("guardsman", (1, 2), "soldier")
