"""Tau: units that are made by what is attached to them."""

from __future__ import annotations

from typing import Final

from hadur.games.conquest import log
from hadur.games.conquest.abilities.builders import AfterItEnters, Cheaper
from hadur.games.conquest.abilities.constant import Constant, same_planet
from hadur.games.conquest.abilities.effect import (
    EXHAUST_ONE,
    RESOLVES,
    Effect,
    effect_of,
    price_in,
    target_in,
)
from hadur.games.conquest.abilities.searching import Search
from hadur.games.conquest.abilities.targets import ANYWHERE, OWN, UNITS, Units
from hadur.games.conquest.cards.definition import (
    ANY_UNIT,
    ARMY,
    ARMY_UNIT,
    ATTACHMENT,
    DRONE,
    ELITE,
    LIMITED,
    LOYAL,
    MOBILE,
    NO_WARGEAR,
    NON_VEHICLE_ARMY_UNIT,
    RANGED,
    SIGNATURE,
    TABLES,
    TAU,
    Wearing,
    army,
    attachment,
    cards_of,
    event,
    support,
    warlord,
)
from hadur.games.conquest.cards.planets import WhichPlanet, elsewhere
from hadur.games.conquest.phases.actions import act, deployments
from hadur.games.conquest.phases.attack import WOULD_ATTACK
from hadur.games.conquest.phases.cards import gain
from hadur.games.conquest.phases.command import COMMITS
from hadur.games.conquest.phases.damage import (
    BY_ATTACK,
    SHIELD_USED,
    TAKEN,
    damaged_unit,
    deal_one,
)
from hadur.games.conquest.phases.entering import ON, hosts, put_into_play, reattach
from hadur.games.conquest.phases.leaving import DESTROYED, TO_HAND, destroy_one, remove_one
from hadur.games.conquest.phases.moving import ready
from hadur.games.conquest.prompts import Pick, Question, chosen_card
from hadur.games.conquest.state import (
    BOTH,
    COMBAT_PHASE,
    DEPLOY_PHASE,
    DISCARD,
    HAND,
    HQ,
    PLACES,
    PLAYING,
    Campaign,
    campaign,
)
from hadur.games.conquest.values import has, is_of, may_control
from hadur.games.conquest.verbs import ATTACH, HQ_TARGET, NO, TAKE
from hadur.kernel.moves import first, pack, second, verb_of
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask
from hadur.kernel.windows import INTERRUPT, REACTION, TimedState, amend, argument, cancel

TAU_CARDS: Final = cards_of(TAU)

SHADOWSUN = warlord("commander-shadowsun", (1, 7), (1, 5), "soldier shaso")


class Outfits(Effect):
    """After she commits to a planet, a Tau attachment of printed cost 2 or less or a Stealth Cadre
    from hand or discard pile enters play attached to a unit there."""

    def __init__(self) -> None:
        super().__init__(SHADOWSUN, COMMITS, REACTION)
        self.what: Final = Outfit("commander-shadowsun", "CQ-17.12", False)
        self.whom: Final = Outfitted("commander-shadowsun-host", "CQ-17.14")

    def applies(self, s: Campaign, at: i64, seat: i64, source: i64) -> bool:
        if argument(s, at, 0) != source or s.slot_of(source) < 0:
            return False
        return s.size[HAND + seat] > 0 or self.has_outfit(s, seat, source, DISCARD + seat)

    def usable(self, s: TimedState, at: i64, seat: i64, source: i64) -> bool:
        it = campaign(s)
        return self.possible(s, at, seat, source) and (
            self.has_outfit(it, seat, source, HAND + seat)
            or self.has_outfit(it, seat, source, DISCARD + seat)
        )

    def possible(self, s: TimedState, at: i64, seat: i64, source: i64) -> bool:
        """Any hand may hold something."""
        return super().usable(s, at, seat, source)

    def has_outfit(self, s: Campaign, seat: i64, source: i64, pile: i64) -> bool:
        for k in range(s.size[pile]):
            if self.fits(s, seat, s.card_in(pile, k), s.slot_of(source)):
                return True
        return False

    def fits(self, s: Campaign, seat: i64, card: i64, slot: i64) -> bool:
        """Whether the card is one of those, and somebody at the planet may wear it."""
        kind = s.kind[card]
        if kind != STEALTH_CADRE.number:
            if TABLES.type[kind] != ATTACHMENT or TABLES.faction[kind] != TAU:
                return False
            if TABLES.cost[kind] > 2:
                return False
        return may_control(s, seat, card) and len(hosts_at(s, seat, card, slot)) > 0

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        s.ask(self.what, seat, 0, s.slot_of(source))


class Outfit(Question):
    """Which card, from the hand or the discard pile? a: the slot."""

    def answers(self, s: Campaign, ask: Ask) -> vec[i64]:
        out = vec[i64]()
        for zone in (HAND, DISCARD):
            pile = zone + ask.seat
            for k in range(s.size[pile]):
                card = s.card_in(pile, k)
                if OUTFITS.fits(s, ask.seat, card, ask.a) and not s.repeats(pile, k):
                    out = append(out, pack(TAKE, s.kind[card], pile))
        if len(out) == 0:
            out = append(out, pack(NO))
        return out

    def answered(self, s: Campaign, ask: Ask, move: i64) -> None:
        if verb_of(move) == TAKE:
            card = chosen_card(s, ask.seat, second(move), first(move))
            s.put(card, PLAYING)
            s.reveal(card, BOTH)
            s.ask(OUTFITS.whom, ask.seat, 0, card, ask.a)


class Outfitted(Pick):
    """Who gets it? a: the card, b: the slot."""

    def choices(self, s: Campaign, ask: Ask) -> vec[i64]:
        return hosts_at(s, ask.seat, ask.a, ask.b)

    def picked(self, s: Campaign, ask: Ask, choice: i64) -> None:
        put_into_play(s, ask.a, ON + choice, ask.seat)


def hosts_at(s: Campaign, seat: i64, card: i64, slot: i64) -> vec[i64]:
    """The units at a planet to which the player may attach the card."""
    out = vec[i64]()
    for unit in hosts(s, seat, card):
        if s.slot_of(unit) == slot:
            out = append(out, unit)
    return out


OUTFITS: Final = Outfits()

STEALTH_CADRE = army(
    "shadowsuns-stealth-cadre",
    2,
    (2, 2),
    1,
    "soldier pilot",
    loyalty=SIGNATURE,
    copies=4,
    worn=Wearing(NON_VEHICLE_ARMY_UNIT, attack=2, hp=2),
)

RELAY = support("communications-relay", 1, "upgrade", loyalty=SIGNATURE)


class Jams(Effect):
    """Communications Relay: cancel an ability of the opponent that targets a unit of yours with an
    attachment."""

    def applies(self, s: Campaign, at: i64, seat: i64, source: i64) -> bool:
        what = argument(s, at, 1)
        if what >> 16 == seat:
            return False
        for which in range(effect_of(what & 0xFFFF).targets):
            target = target_in(argument(s, at, 2), which)
            if target >= 0 and target < HQ_TARGET and s.is_unit(target):
                if s.controller[target] == seat and s.worn[target] >= 0:
                    return True
        return False

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        s.tell(log.CANCELLED, s.kind[argument(s, at, 0)])
        cancel(s, at)


Jams(RELAY, RESOLVES, INTERRUPT, exhausts=True)

REDEPLOYMENT = event("squadron-redeployment", 0, 1, "tactic", loyalty=SIGNATURE, copies=2)
OWN_ARMY_UNITS: Final = Units(ARMY, OWN)


class SquadronRedeployment(Effect):
    """Exhaust an army unit with an attachment to move it to a planet."""

    def __init__(self) -> None:
        super().__init__(REDEPLOYMENT, price=EXHAUST_ONE)
        self.where: Final = WhichPlanet("squadron-redeployment", "CQ-14.3")

    def prices(self, s: Campaign, at: i64, seat: i64, source: i64) -> vec[i64]:
        out = vec[i64]()
        for unit in OWN_ARMY_UNITS.find(s, seat, ANYWHERE):
            if s.exhausted[unit] == 0 and s.worn[unit] >= 0 and len(elsewhere(s, unit)) > 0:
                out = append(out, unit)
        return out

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        s.ask(self.where, seat, 0, price_in(chosen))


SquadronRedeployment()

COMMAND_LINK = attachment(
    "command-link-drone", 0, 3, "drone", Wearing(ANY_UNIT, attack=1), loyalty=SIGNATURE
)


class FliesOn(Effect):
    """Command-Link Drone: pay 1 resource to attach it to a different unit."""

    def __init__(self) -> None:
        super().__init__(COMMAND_LINK, pays=1)
        self.whom: Final = OtherUnit("command-link-drone", "CQ-6.13")

    def applies(self, s: Campaign, at: i64, seat: i64, source: i64) -> bool:
        return len(other_hosts(s, source)) > 0

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        s.ask(self.whom, seat, 0, source)


class OtherUnit(Pick):
    """To which unit? a: the attachment."""

    def choices(self, s: Campaign, ask: Ask) -> vec[i64]:
        return other_hosts(s, ask.a)

    def picked(self, s: Campaign, ask: Ask, choice: i64) -> None:
        reattach(s, ask.a, choice)


def other_hosts(s: Campaign, card: i64) -> vec[i64]:
    """The units, but the one it is on, that may wear an attachment in play."""
    out = vec[i64]()
    for unit in hosts(s, s.controller[card], card):
        if unit != s.host[card]:
            out = append(out, unit)
    return out


FliesOn()

RECON_DRONE = army("recon-drone", 0, (0, 1), 2, "drone ally", loyalty=LOYAL, keywords=LIMITED)
MARKSMAN = army("viorla-marksman", 1, (1, 2), 1, "scout shasla", keywords=RANGED)

CARNIVORES = army("carnivore-pack", 3, (3, 3), 0, "warrior kroot")


class Spoils(Effect):
    """Carnivore Pack: when it is destroyed, gain 3 resources."""

    def applies(self, s: Campaign, at: i64, seat: i64, source: i64) -> bool:
        return argument(s, at, 0) == source

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        gain(s, seat, 3)


Spoils(CARNIVORES, DESTROYED, INTERRUPT)

TRAILBLAZER = army("vashya-trailblazer", 2, (1, 1), 2, "scout pilot", keywords=MOBILE)

FIRE_WARRIOR_ELITE = army("fire-warrior-elite", 3, (1, 5), 0, "soldier shasla")


class StepsIn(Effect):
    """Fire Warrior Elite: an enemy that would attack a unit of yours here attacks it instead."""

    def applies(self, s: Campaign, at: i64, seat: i64, source: i64) -> bool:
        defender = argument(s, at, 1)
        return (
            defender != source
            and s.controller[defender] == seat
            and same_planet(s, source, defender)
        )

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        amend(s, at, 1, source)


StepsIn(FIRE_WARRIOR_ELITE, WOULD_ATTACK, INTERRUPT)

STRIKE_TEAM = army("fire-warrior-strike-team", 4, (1, 5), 1, "soldier shasla")


class StrongWithAttachments(Constant):
    """Fire Warrior Strike Team: +1 attack for each attachment on it."""

    def attack(self, s: Campaign, source: i64, unit: i64) -> i64:
        return len(s.attachments_of(source)) if unit == source else 0


StrongWithAttachments(STRIKE_TEAM)

CRISIS_GUARD = army(
    "crisis-battle-guard", 5, (3, 5), 3, "soldier pilot elite", loyalty=LOYAL, keywords=MOBILE
)

TECHNICIAN = army("earth-caste-technician", 1, (1, 1), 1, "scholar ally", copies=2)


class Requisitions(AfterItEnters):
    """Earth Caste Technician: search the top six cards for an attachment or a Drone."""

    def __init__(self) -> None:
        super().__init__(TECHNICIAN)
        self.search: Final = Equipment("earth-caste-technician", True)

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        self.search.begin(s, seat, 6)


class Equipment(Search):
    def fits(self, s: Campaign, ask: Ask, kind: i64) -> bool:
        return TABLES.type[kind] == ATTACHMENT or TABLES.traits[kind] & DRONE != 0


Requisitions()

GUN_DRONES = army(
    "gun-drones",
    2,
    (2, 2),
    1,
    "drone",
    loyalty=LOYAL,
    worn=Wearing(NON_VEHICLE_ARMY_UNIT, area=2),
)
STINGWINGS = army("stingwing-swarm", 4, (3, 3), 1, "warrior vespid", keywords=RANGED)

KAISVRE = army("fireblade-kaisvre", 3, (2, 3), 2, "soldier hero", unique=True, loyalty=LOYAL)


class StrengthensShields(Effect):
    """Fireblade Kais'vre: a Tau shield card that you use here has an icon more."""

    def applies(self, s: Campaign, at: i64, seat: i64, source: i64) -> bool:
        unit = damaged_unit(s, at)
        return (
            s.controller[unit] == seat
            and same_planet(s, source, unit)
            and is_of(s, argument(s, at, 1), TAU)
        )

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        amend(s, at, 2, argument(s, at, 2) + 1)


StrengthensShields(KAISVRE, SHIELD_USED, INTERRUPT)

DEVILFISH = army(
    "experimental-devilfish", 3, (4, 2), 1, "vehicle transport", copies=2, keywords=NO_WARGEAR
)


class ArrivesReady(Effect):
    """Experimental Devilfish: after it commits to a planet, ready it."""

    def applies(self, s: Campaign, at: i64, seat: i64, source: i64) -> bool:
        return argument(s, at, 0) == source and s.exhausted[source] != 0

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        ready(s, source)


ArrivesReady(DEVILFISH, COMMITS, REACTION)

EVEN_THE_ODDS = event("even-the-odds", 1, 1, "tactic")


class EvenTheOdds(Effect):
    """Move a target attachment to another unit of the same player that may wear it."""

    def __init__(self) -> None:
        super().__init__(EVEN_THE_ODDS, targets=1)
        self.whom: Final = Comrade("even-the-odds", "CQ-14.3")

    def options(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> vec[i64]:
        out = vec[i64]()
        for place in range(HQ + 2):
            for unit in s.units_at(place):
                for card in s.attachments_of(unit):
                    if len(comrades(s, card)) > 0:
                        out = append(out, card)
        return out

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        if len(comrades(s, target_in(chosen))) > 0:
            s.ask(self.whom, seat, 0, target_in(chosen))


class Comrade(OtherUnit):
    def choices(self, s: Campaign, ask: Ask) -> vec[i64]:
        return comrades(s, ask.a)


def comrades(s: Campaign, card: i64) -> vec[i64]:
    """Other units of its host's player that may wear an attachment."""
    out = vec[i64]()
    for unit in other_hosts(s, card):
        if s.controller[unit] == s.controller[s.host[card]]:
            out = append(out, unit)
    return out


EvenTheOdds()

CALCULATED_STRIKE = event("calculated-strike", 1, 1, "tactic")


class CalculatedStrike(Effect):
    """Destroy a target Limited card."""

    def options(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> vec[i64]:
        out = vec[i64]()
        for place in range(PLACES):
            for card in s.units_at(place):
                if has(s, card, LIMITED):
                    out = append(out, card)
                for worn in s.attachments_of(card):
                    if has(s, worn, LIMITED):
                        out = append(out, worn)
        return out

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        destroy_one(s, target_in(chosen), source)


CalculatedStrike(CALCULATED_STRIKE, targets=1)

DECEPTION = event("deception", 2, 2, "tactic", loyalty=LOYAL)
NON_ELITE_ARMY_UNITS: Final = Units(ARMY, without_traits=ELITE)


class Deception(Effect):
    """Return a target army unit that is not Elite to its owner's hand."""

    def options(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> vec[i64]:
        return NON_ELITE_ARMY_UNITS.find(s, seat, ANYWHERE)

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        remove_one(s, target_in(chosen), TO_HAND)


Deception(DECEPTION, phase=DEPLOY_PHASE, targets=1)

REPULSOR_FIELD = attachment(
    "repulsor-impact-field",
    2,
    2,
    "wargear",
    Wearing(ARMY_UNIT, one_per_unit=True),
    loyalty=LOYAL,
)


class StrikesBack(Effect):
    """Repulsor Impact Field: after its host is damaged by an attack, the attacker takes 2."""

    def applies(self, s: Campaign, at: i64, seat: i64, source: i64) -> bool:
        return (
            s.host[source] == damaged_unit(s, at)
            and argument(s, at, 2) & BY_ATTACK != 0
            and s.is_unit(argument(s, at, 1))
        )

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        deal_one(s, argument(s, at, 1), 2, source)


StrikesBack(REPULSOR_FIELD, TAKEN, REACTION)

ION_RIFLE = attachment("ion-rifle", 1, 1, "wargear weapon", Wearing(ARMY_UNIT, attack=3))

LAUNCH_BAY = support("frontline-launch-bay", 1, "location", unique=True, keywords=LIMITED)
TAU_UNITS: Final = Units(faction=TAU)
Cheaper(LAUNCH_BAY, 1, TAU_UNITS, exhausts=True)

AMBUSH_PLATFORM = support("ambush-platform", 2, "upgrade")


class CheaperAttachments(Cheaper):
    """Ambush Platform: every attachment that you deploy costs 1 less."""

    def reduces(self, s: Campaign, seat: i64, source: i64, card: i64, to: i64) -> i64:
        return self.amount if to >= ON else 0


CheaperAttachments(AMBUSH_PLATFORM, 1, UNITS)


class DeploysAttachment(Effect):
    """Ambush Platform: exhaust it to deploy an attachment from hand."""

    def __init__(self) -> None:
        super().__init__(
            AMBUSH_PLATFORM, name="ambush-platform-deploys", phase=COMBAT_PHASE, exhausts=True
        )
        self.which: Final = AttachmentFromHand("ambush-platform", "CQ-11.29", False)

    def applies(self, s: Campaign, at: i64, seat: i64, source: i64) -> bool:
        return s.size[HAND + seat] > 0

    def usable(self, s: TimedState, at: i64, seat: i64, source: i64) -> bool:
        it = campaign(s)
        return self.possible(s, at, seat, source) and len(attachings(it, seat)) > 0

    def possible(self, s: TimedState, at: i64, seat: i64, source: i64) -> bool:
        """Any hand may hold an attachment."""
        return super().usable(s, at, seat, source)

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        s.ask(self.which, seat)


class AttachmentFromHand(Question):
    """Which attachment, and on whom?"""

    def answers(self, s: Campaign, ask: Ask) -> vec[i64]:
        out = attachings(s, ask.seat)
        return out if len(out) > 0 else append(out, pack(NO))

    def answered(self, s: Campaign, ask: Ask, move: i64) -> None:
        if verb_of(move) == ATTACH:
            act(s, ask.seat, move)


def attachings(s: Campaign, seat: i64) -> vec[i64]:
    """Every way to deploy a card from hand as an attachment."""
    out = vec[i64]()
    hand = HAND + seat
    for k in range(s.size[hand]):
        if s.repeats(hand, k):
            continue
        for move in deployments(s, seat, s.card_in(hand, k), vec[i64]()):
            if verb_of(move) == ATTACH:
                out = append(out, move)
    return out


DeploysAttachment()
