"""Chaos: daemons bought with cultists, and damage that grows."""

from __future__ import annotations

from typing import Final

from hadur.games.conquest import log
from hadur.games.conquest.abilities.builders import Cheaper
from hadur.games.conquest.abilities.constant import Constant, same_planet
from hadur.games.conquest.abilities.effect import (
    FOES,
    SACRIFICE_ITSELF,
    SACRIFICE_ONE,
    Effect,
    target_in,
    x_in,
)
from hadur.games.conquest.abilities.targets import (
    ANYWHERE,
    ENEMY_UNITS,
    NON_WARLORD,
    NON_WARLORDS,
    OWN,
    Units,
    but,
    planets,
    topmost,
)
from hadur.games.conquest.cards.definition import (
    AMBUSH,
    ARMY,
    ARMY_UNIT,
    ATTACHMENT,
    BRUTAL,
    CHAOS,
    COST_X,
    CULTIST,
    DAEMON,
    EVENT,
    FLYING,
    LIMITED,
    LOYAL,
    NO_ATTACHMENTS,
    NO_WARGEAR,
    SIGNATURE,
    SUPPORT,
    TABLES,
    TZEENTCH,
    UNIT,
    Wearing,
    army,
    attachment,
    cards_of,
    event,
    support,
    token,
    warlord,
)
from hadur.games.conquest.phases.cards import return_to_hand, see_decks
from hadur.games.conquest.phases.command import STRUGGLE_WON
from hadur.games.conquest.phases.damage import (
    ASSIGNED,
    damaged_unit,
    deal,
    deal_one,
    increase,
)
from hadur.games.conquest.phases.entering import put_into_play, put_token, spare_token
from hadur.games.conquest.phases.leaving import (
    BY_SACRIFICE,
    DESTROYED,
    LEAVES,
    remove_one,
)
from hadur.games.conquest.phases.moving import EXHAUSTS, heal
from hadur.games.conquest.prompts import Pick, TakeCard
from hadur.games.conquest.state import (
    BOTH,
    COMBAT_PHASE,
    DECK,
    DEPLOY_PHASE,
    DISCARD,
    HAND,
    HQ,
    SACRIFICE_AT_PHASE_END,
    Campaign,
    campaign,
)
from hadur.games.conquest.values import affected, may_control
from hadur.games.conquest.verbs import HQ_TARGET
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask
from hadur.kernel.windows import (
    FORCED_INTERRUPT,
    INTERRUPT,
    REACTION,
    TimedState,
    argument,
)

CHAOS_CARDS: Final = cards_of(CHAOS)

CHAOS_UNITS: Final = Units(faction=CHAOS)
DAEMONS: Final = Units(traits=DAEMON)

ZARATHUR = warlord("zarathur-high-sorcerer", (1, 6), (1, 5), "psyker tzeentch")


class MoreDamage(Effect):
    """Zarathur: damage that is assigned to an enemy unit here grows by 1."""

    def applies(self, s: Campaign, at: i64, seat: i64, source: i64) -> bool:
        unit = damaged_unit(s, at)
        return s.controller[unit] != seat and same_planet(s, source, unit)

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        increase(s, argument(s, at, 0), 1)


MoreDamage(ZARATHUR, ASSIGNED, INTERRUPT)

FLAMERS = army("zarathurs-flamers", 2, (2, 2), 1, "daemon tzeentch", loyalty=SIGNATURE, copies=4)


class BurnsOut(Effect):
    """Zarathur's Flamers: sacrifice them, 2 damage to a non-warlord unit at the same planet."""

    def options(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> vec[i64]:
        # Before the cost is paid they are there, afterwards they were.
        place = s.place_of(source)
        if place >= HQ:
            return vec[i64]()
        return but(NON_WARLORDS.find(s, seat, place >> 1), source)

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        deal_one(s, target_in(chosen), 2, source)


BurnsOut(FLAMERS, price=SACRIFICE_ITSELF, targets=1, harms=True, aim=FOES)

SHRINE_OF_WARPFLAME = support("shrine-of-warpflame", 1, "location", loyalty=SIGNATURE)
SHRINE_OF_WARPFLAME.heeds_order = True
TZEENTCH_CARDS: Final = Units(UNIT | SUPPORT | ATTACHMENT | EVENT, traits=TZEENTCH)


def was_enemy_unit(s: Campaign, seat: i64, card: i64) -> bool:
    """Whether a card that has been destroyed was a unit on the other side."""
    return s.was_unit_of(card, 1 - seat)


class FromTheAshes(Effect):
    """Shrine of Warpflame: after an enemy unit is destroyed, your topmost Tzeentch card returns."""

    def applies(self, s: Campaign, at: i64, seat: i64, source: i64) -> bool:
        return was_enemy_unit(s, seat, argument(s, at, 0)) and topmost(s, seat, TZEENTCH_CARDS) >= 0

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        card = topmost(s, seat, TZEENTCH_CARDS)
        if card >= 0:
            return_to_hand(s, card)


FromTheAshes(SHRINE_OF_WARPFLAME, DESTROYED, REACTION, exhausts=True)

INFERNAL_GATEWAY = event("infernal-gateway", 1, 1, "power tzeentch", loyalty=SIGNATURE, copies=2)


class InfernalGateway(Effect):
    """Put a Chaos unit of printed cost 3 or less from hand into play at a planet; it is
    sacrificed at the end of the phase."""

    def __init__(self) -> None:
        super().__init__(INFERNAL_GATEWAY, phase=COMBAT_PHASE)
        self.where: Final = ThroughWhichGate("infernal-gateway-planet", "CQ-17.14")
        self.which: Final = WhoComesThrough("infernal-gateway", "CQ-17.12", False)

    def fits(self, s: Campaign, seat: i64, card: i64) -> bool:
        kind = s.kind[card]
        return CHAOS_UNITS.fits_kind(kind) and TABLES.cost[kind] <= 3 and may_control(s, seat, card)

    def usable(self, s: TimedState, at: i64, seat: i64, source: i64) -> bool:
        if not super().usable(s, at, seat, source):
            return False
        it = campaign(s)
        for k in range(it.size[HAND + seat]):
            if self.fits(it, seat, it.card_in(HAND + seat, k)):
                return True
        return False

    def possible(self, s: TimedState, at: i64, seat: i64, source: i64) -> bool:
        """With a second card in hand, as long as it could be such a unit."""
        it = campaign(s)
        if it.size[HAND + seat] < 2 or not super().usable(s, at, seat, source):
            return False
        if it.has_closed_list(seat):
            return True
        for card in range(len(it.kind)):
            if it.owner[card] == seat and it.is_unseen(card) and self.fits(it, seat, card):
                return True
        return False

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        s.ask(self.where, seat)


class ThroughWhichGate(Pick):
    """At which planet?"""

    def choices(self, s: Campaign, ask: Ask) -> vec[i64]:
        return planets(s)

    def picked(self, s: Campaign, ask: Ask, choice: i64) -> None:
        s.ask(GATEWAY.which, ask.seat, HAND + ask.seat, s.slot_of_planet(choice))


class WhoComesThrough(TakeCard):
    """Which unit? a: the slot."""

    def fits(self, s: Campaign, ask: Ask, card: i64) -> bool:
        return GATEWAY.fits(s, ask.seat, card)

    def taken(self, s: Campaign, ask: Ask, card: i64) -> None:
        s.delay(SACRIFICE_AT_PHASE_END, card)
        put_into_play(s, card, 2 * ask.a + ask.seat, ask.seat)


GATEWAY: Final = InfernalGateway()

MARK_OF_CHAOS = attachment("mark-of-chaos", 0, 3, "curse", Wearing(ARMY_UNIT), loyalty=SIGNATURE)


class LastCurse(Effect):
    """Mark of Chaos: when the host leaves play, 1 damage to each enemy unit here."""

    def victims(self, s: Campaign, seat: i64, source: i64) -> vec[i64]:
        """All but the host, who is leaving."""
        return but(ENEMY_UNITS.find(s, seat, s.slot_of(source)), s.host[source])

    def applies(self, s: Campaign, at: i64, seat: i64, source: i64) -> bool:
        return argument(s, at, 0) == s.host[source] and len(self.victims(s, seat, source)) > 0

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        deal(s, self.victims(s, seat, source), 1, source)


LastCurse(MARK_OF_CHAOS, LEAVES, INTERRUPT)

ALPHA_LEGION_INFILTRATOR = army(
    "alpha-legion-infiltrator", 2, (4, 1), 1, "scout alpha-legion", loyalty=LOYAL
)
POSSESSED = army("possessed", 5, (9, 4), 1, "daemon elite")

SPLINTERED_PATH_ACOLYTE = army("splintered-path-acolyte", 1, (1, 1), 1, "cultist tzeentch")
Cheaper(SPLINTERED_PATH_ACOLYTE, 2, DAEMONS, price=SACRIFICE_ITSELF)

KHORNE_BERZERKER = army(
    "khorne-berzerker", 3, (2, 4), 1, "warrior khorne world-eaters", keywords=BRUTAL
)
VICIOUS_BLOODLETTER = army(
    "vicious-bloodletter",
    5,
    (4, 4),
    0,
    "daemon khorne elite",
    loyalty=LOYAL,
    keywords=NO_WARGEAR,
    area=3,
)

UMBRAL_PREACHER = army("umbral-preacher", 3, (1, 4), 2, "cultist priest")


class NoRetreat(Constant):
    """Umbral Preacher: no army unit here, of either player, can retreat."""

    def bars_retreat(self, s: Campaign, source: i64, unit: i64) -> bool:
        return TABLES.type[s.kind[unit]] == ARMY and same_planet(s, source, unit)


NoRetreat(UMBRAL_PREACHER)

BLACK_LEGION_HELDRAKE = army(
    "black-legion-heldrake",
    8,
    (8, 8),
    3,
    "daemon black-legion elite",
    loyalty=LOYAL,
    keywords=NO_WARGEAR | FLYING,
)

RAVENOUS_FLESH_HOUNDS = army(
    "ravenous-flesh-hounds", 5, (3, 6), 1, "daemon khorne elite", keywords=NO_ATTACHMENTS
)
OWN_CULTISTS: Final = Units(NON_WARLORD, OWN, traits=CULTIST)


class HealsForACultist(Effect):
    """Ravenous Flesh Hounds: sacrifice a Cultist unit to remove all damage from this unit."""

    def applies(self, s: Campaign, at: i64, seat: i64, source: i64) -> bool:
        return s.damage[source] > 0

    def prices(self, s: Campaign, at: i64, seat: i64, source: i64) -> vec[i64]:
        return OWN_CULTISTS.find(s, seat, ANYWHERE)

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        heal(s, source, s.damage[source])


HealsForACultist(RAVENOUS_FLESH_HOUNDS, price=SACRIFICE_ONE)

VIRULENT_PLAGUE_SQUAD = army("virulent-plague-squad", 4, (1, 4), 1, "warrior death-guard nurgle")


class FeedsOnTheDead(Constant):
    """Virulent Plague Squad: +1 attack for each unit in the opponent's discard pile."""

    def attack(self, s: Campaign, source: i64, unit: i64) -> i64:
        if unit != source:
            return 0
        found: i64 = 0
        pile = DISCARD + 1 - s.controller[source]
        for k in range(s.size[pile]):
            if TABLES.type[s.kind[s.card_in(pile, k)]] & UNIT != 0:
                found += 1
        return found


FeedsOnTheDead(VIRULENT_PLAGUE_SQUAD)

CHAOS_FANATICS = army("chaos-fanatics", 2, (1, 2), 2, "cultist", copies=2)

SOUL_GRINDER = army(
    "soul-grinder", 6, (4, 6), 2, "daemon war-engine elite", copies=2, keywords=NO_WARGEAR
)
OWN_NON_WARLORDS: Final = Units(NON_WARLORD, OWN)


class DemandsSacrifice(Effect):
    """Soul Grinder: after you win the struggle here, the opponent sacrifices a unit here."""

    def __init__(self) -> None:
        super().__init__(SOUL_GRINDER, STRUGGLE_WON, REACTION)
        self.which: Final = WhichIsSacrificed("soul-grinder", "CQ-13.41")

    def applies(self, s: Campaign, at: i64, seat: i64, source: i64) -> bool:
        slot = s.slot_of(source)
        return (
            argument(s, at, 0) == seat
            and argument(s, at, 1) == slot
            and len(OWN_NON_WARLORDS.find(s, 1 - seat, slot)) > 0
        )

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        s.ask(self.which, 1 - seat, 0, argument(s, at, 1))


class WhichIsSacrificed(Pick):
    """Which non-warlord unit of his does the player sacrifice? a: the slot."""

    def choices(self, s: Campaign, ask: Ask) -> vec[i64]:
        return OWN_NON_WARLORDS.find(s, ask.seat, ask.a)

    def picked(self, s: Campaign, ask: Ask, choice: i64) -> None:
        remove_one(s, choice, BY_SACRIFICE)


DemandsSacrifice()

XAVAES = army(
    "xavaes-split-tongue",
    3,
    (2, 3),
    2,
    "warrior slaanesh",
    unique=True,
    loyalty=LOYAL,
    makes="cultist",
)


class GathersCultists(Effect):
    """Xavaes Split-Tongue: after an enemy unit here is destroyed, a Cultist at your HQ."""

    def applies(self, s: Campaign, at: i64, seat: i64, source: i64) -> bool:
        unit = argument(s, at, 0)
        return (
            was_enemy_unit(s, seat, unit)
            and s.was[unit] >> 1 == s.slot_of(source)
            and spare_token(s, seat, CULTIST_TOKEN.number) >= 0
        )

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        put_token(s, seat, CULTIST_TOKEN.number, HQ + seat)


GathersCultists(XAVAES, DESTROYED, REACTION)

WARPSTORM = event("warpstorm", 3, 1, "power")


class Warpstorm(Effect):
    """2 damage to each unit without attachments at a target planet or headquarters."""

    def options(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> vec[i64]:
        out = vec[i64]()
        for planet in planets(s):
            if len(self.victims(s, source, planet)) > 0:
                out = append(out, planet)
        for side in range(2):
            if len(self.victims(s, source, HQ_TARGET + side)) > 0:
                out = append(out, HQ_TARGET + side)
        return out

    def victims(self, s: Campaign, source: i64, where: i64) -> vec[i64]:
        if where >= HQ_TARGET:
            return bare_units(s, source, HQ + where - HQ_TARGET, vec[i64]())
        place = 2 * s.slot_of_planet(where)
        return bare_units(s, source, place + 1, bare_units(s, source, place, vec[i64]()))

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        deal(s, self.victims(s, source, target_in(chosen)), 2, source)


def bare_units(s: Campaign, source: i64, place: i64, out: vec[i64]) -> vec[i64]:
    """Add the units at a place that have no attachments, as far as the event reaches them."""
    for unit in s.units_at(place):
        if s.worn[unit] < 0 and affected(s, source, unit):
            out = append(out, unit)
    return out


Warpstorm(WARPSTORM, phase=COMBAT_PHASE, targets=1)

FIRESTORM = event("tzeentchs-firestorm", COST_X, 2, "power tzeentch", loyalty=LOYAL)


class Firestorm(Effect):
    """Tzeentch's Firestorm: X damage to a target non-warlord unit."""

    def applies(self, s: Campaign, at: i64, seat: i64, source: i64) -> bool:
        return s.pool[seat] > 0

    def options(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> vec[i64]:
        return NON_WARLORDS.find(s, seat, ANYWHERE)

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        deal_one(s, target_in(chosen), x_in(chosen), source)


Firestorm(FIRESTORM, targets=1, harms=True, aim=FOES)

PROMISE_OF_GLORY = event("promise-of-glory", 0, 1, "tactic", makes="cultist")


class PromiseOfGlory(Effect):
    """Two Cultists at your headquarters."""

    def applies(self, s: Campaign, at: i64, seat: i64, source: i64) -> bool:
        return spare_token(s, seat, CULTIST_TOKEN.number) >= 0

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        for _ in range(2):
            put_token(s, seat, CULTIST_TOKEN.number, HQ + seat)


PromiseOfGlory(PROMISE_OF_GLORY, phase=DEPLOY_PHASE)

RUNE_ENCRUSTED_ARMOR = attachment(
    "rune-encrusted-armor", 2, 1, "wargear armor", Wearing(ARMY_UNIT, attack=2, hp=2)
)

DIRE_MUTATION = attachment(
    "dire-mutation", 1, 1, "curse tzeentch", Wearing(ARMY_UNIT, curse=True), keywords=AMBUSH
)


class HurtsByExhausting(Effect):
    """Dire Mutation: when the host exhausts, it is dealt 1 damage."""

    def applies(self, s: Campaign, at: i64, seat: i64, source: i64) -> bool:
        return argument(s, at, 0) == s.host[source]

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        deal_one(s, s.host[source], 1, source)


HurtsByExhausting(DIRE_MUTATION, EXHAUSTS, FORCED_INTERRUPT)

FORTRESS_OF_MADNESS = support("fortress-of-madness", 1, "location", unique=True, keywords=LIMITED)
Cheaper(FORTRESS_OF_MADNESS, 1, CHAOS_UNITS, exhausts=True)

MURDER_COGITATOR = support("murder-cogitator", 0, "upgrade")
CULTISTS_AND_DAEMONS: Final = Units(traits=CULTIST | DAEMON)


class RevealsTop(Effect):
    """Murder Cogitator: after your Cultist or Daemon leaves play, reveal your top card; a Chaos
    unit goes to your hand."""

    def applies(self, s: Campaign, at: i64, seat: i64, source: i64) -> bool:
        unit = argument(s, at, 0)
        return CULTISTS_AND_DAEMONS.fits_kind(s.kind[unit]) and s.was_unit_of(unit, seat)

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        card = s.card_in(DECK + seat, s.size[DECK + seat] - 1)
        s.reveal(card, BOTH)
        s.tell(log.REVEALED, seat, s.kind[card])
        if CHAOS_UNITS.fits_kind(s.kind[card]):
            s.put(card, HAND + seat)
            s.tell(log.ADDED, seat)
            see_decks(s)


RevealsTop(MURDER_COGITATOR, LEAVES, REACTION, exhausts=True)

CULTIST_TOKEN = token("cultist", (1, 1), "cultist")
Cheaper(CULTIST_TOKEN, 1, DAEMONS, price=SACRIFICE_ITSELF)
