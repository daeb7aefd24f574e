"""Dark Eldar: khymerae, torture, and what they take from others."""

from __future__ import annotations

from typing import Final

from hadur.games.conquest.abilities.builders import AfterItEnters, Cheaper
from hadur.games.conquest.abilities.constant import Constant, same_planet
from hadur.games.conquest.abilities.effect import (
    EVENT_PLAYED,
    FOES,
    SACRIFICE_ONE,
    Effect,
    target_in,
)
from hadur.games.conquest.abilities.targets import (
    ANYWHERE,
    AT_PLANETS,
    NON_WARLORD,
    OWN,
    Units,
    planets,
    topmost,
)
from hadur.games.conquest.cards.definition import (
    ARMY,
    ARMY_UNIT,
    DARK_ELDAR,
    EVENT,
    FLYING,
    LIMITED,
    LOYAL,
    MOBILE,
    NO_ATTACHMENTS,
    NO_WARGEAR,
    RANGED,
    SIGNATURE,
    Wearing,
    army,
    attachment,
    cards_of,
    event,
    support,
    token,
    warlord,
)
from hadur.games.conquest.phases.cards import (
    discard_at_random,
    draw,
    return_to_hand,
    see_decks,
    take_resources,
)
from hadur.games.conquest.phases.command import COMMITS
from hadur.games.conquest.phases.damage import TAKEN, damaged_unit
from hadur.games.conquest.phases.entering import DEPLOYED, put_token, spare_token
from hadur.games.conquest.phases.leaving import BY_SACRIFICE, remove_one
from hadur.games.conquest.phases.moving import MOVES, exhaust_by, ready, rout
from hadur.games.conquest.prompts import Pick, Several
from hadur.games.conquest.state import (
    BLANKED,
    COMBAT_PHASE,
    DEPLOY_PHASE,
    HAND,
    HQ,
    MORE_ATTACK,
    UNTIL_PHASE_ENDS,
    Campaign,
)
from hadur.games.conquest.values import affected, is_of
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask
from hadur.kernel.windows import REACTION, argument, occur_together

DARK_ELDAR_CARDS: Final = cards_of(DARK_ELDAR)

KITH = warlord("packmaster-kith", (2, 6), (1, 5), "warrior succubus wych", makes="khymera")


def may_loose_khymera(s: Campaign, seat: i64) -> bool:
    return spare_token(s, seat, KHYMERA.number) >= 0


class BringsKhymera(Effect):
    """Packmaster Kith: after she commits to a planet, a Khymera there."""

    def applies(self, s: Campaign, at: i64, seat: i64, source: i64) -> bool:
        return (
            argument(s, at, 0) == source and s.slot_of(source) >= 0 and may_loose_khymera(s, seat)
        )

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        put_token(s, seat, KHYMERA.number, s.place[source])


BringsKhymera(KITH, COMMITS, REACTION)

KHYMERAMASTERS = army(
    "kiths-khymeramasters",
    2,
    (1, 2),
    1,
    "warrior beastmaster wych",
    loyalty=SIGNATURE,
    copies=4,
    makes="khymera",
)


class LeadsKhymera(AfterItEnters):
    """Kith's Khymeramasters: after they enter play, a Khymera here."""

    def applies(self, s: Campaign, at: i64, seat: i64, source: i64) -> bool:
        return super().applies(s, at, seat, source) and may_loose_khymera(s, seat)

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        put_token(s, seat, KHYMERA.number, s.place[source])


LeadsKhymera(KHYMERAMASTERS, here=True)

KHYMERA_DEN = support("khymera-den", 1, "location", loyalty=SIGNATURE)


def khymerae(s: Campaign, seat: i64) -> vec[i64]:
    """The Khymera tokens a player controls."""
    out = vec[i64]()
    for unit in s.units_of(seat):
        if s.kind[unit] == KHYMERA.number:
            out = append(out, unit)
    return out


class LooseTheBeasts(Effect):
    """Khymera Den: move any number of your Khymera tokens to a target planet."""

    def __init__(self) -> None:
        super().__init__(KHYMERA_DEN, exhausts=True, targets=1)
        self.which: Final = WhichBeasts("khymera-den", "CQ-14.3")

    def options(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> vec[i64]:
        out = vec[i64]()
        for planet in planets(s):
            if len(self.elsewhere(s, seat, s.slot_of_planet(planet))) > 0:
                out = append(out, planet)
        return out

    def elsewhere(self, s: Campaign, seat: i64, slot: i64) -> vec[i64]:
        """Those who are not there yet (CQ-14.4)."""
        out = vec[i64]()
        for unit in khymerae(s, seat):
            if s.slot_of(unit) != slot:
                out = append(out, unit)
        return out

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        s.ask(self.which, seat, 0, s.slot_of_planet(target_in(chosen)))


class WhichBeasts(Several):
    """Which of them move? a: the slot."""

    def choices(self, s: Campaign, ask: Ask) -> vec[i64]:
        return DEN.elsewhere(s, ask.seat, ask.a)

    def chosen(self, s: Campaign, ask: Ask, cards: vec[i64]) -> None:
        occur_together(s, MOVES, cards, ask.a)


DEN: Final = LooseTheBeasts()

PACT_OF_THE_HAEMONCULI = event(
    "pact-of-the-haemonculi", 2, 1, "tactic", loyalty=SIGNATURE, copies=2
)
OWN_NON_WARLORDS: Final = Units(NON_WARLORD, OWN)


class PactOfTheHaemonculi(Effect):
    """Sacrifice a unit: the opponent discards a card at random, then you draw 2."""

    def applies(self, s: Campaign, at: i64, seat: i64, source: i64) -> bool:
        return s.size[HAND + 1 - seat] > 0

    def prices(self, s: Campaign, at: i64, seat: i64, source: i64) -> vec[i64]:
        return OWN_NON_WARLORDS.find(s, seat, ANYWHERE)

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        if s.size[HAND + 1 - seat] > 0:
            discard_at_random(s, 1 - seat)
            draw(s, seat, 2)
            see_decks(s)


PactOfTheHaemonculi(PACT_OF_THE_HAEMONCULI, phase=DEPLOY_PHASE, price=SACRIFICE_ONE)

AGONIZER_OF_BREN = attachment(
    "agonizer-of-bren", 1, 3, "wargear weapon", Wearing(ARMY_UNIT), loyalty=SIGNATURE
)


class StrongWithThePack(Constant):
    """Agonizer of Bren: the host gets +1 attack for each Khymera token you control."""

    def attack(self, s: Campaign, source: i64, unit: i64) -> i64:
        return len(khymerae(s, s.controller[source])) if unit == s.host[source] else 0


StrongWithThePack(AGONIZER_OF_BREN)

SYBARITE_MARKSMAN = army("sybarite-marksman", 1, (2, 1), 0, "warrior kabalite", keywords=RANGED)
INCUBUS_WARRIOR = army("incubus-warrior", 2, (3, 1), 2, "warrior")

HAEMONCULUS_TORMENTOR = army("haemonculus-tormentor", 4, (2, 4), 1, "scholar haemonculus")


class PaysForStrength(Effect):
    """Haemonculus Tormentor: a resource for +2 attack until the end of the phase."""

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        s.let_last(MORE_ATTACK, source, 2, UNTIL_PHASE_ENDS, s.kind[source])


PaysForStrength(HAEMONCULUS_TORMENTOR, pays=1)

HELLION_GANG = army("hellion-gang", 2, (2, 2), 1, "scout raider", keywords=FLYING)

BEASTHUNTER_WYCHES = army("beasthunter-wyches", 3, (1, 3), 2, "warrior wych", makes="khymera")


def played_dark_eldar_event(s: Campaign, at: i64, seat: i64) -> bool:
    """Whether the player has just played an event of the faction."""
    return argument(s, at, 0) == seat and is_of(s, argument(s, at, 1), DARK_ELDAR)


class CatchesKhymera(Effect):
    """Beasthunter Wyches: after your Dark Eldar event, a resource for a Khymera at your HQ."""

    def applies(self, s: Campaign, at: i64, seat: i64, source: i64) -> bool:
        return played_dark_eldar_event(s, at, seat) and may_loose_khymera(s, seat)

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        put_token(s, seat, KHYMERA.number, HQ + seat)


CatchesKhymera(BEASTHUNTER_WYCHES, EVENT_PLAYED, REACTION, pays=1)

BALEFUL_MANDRAKE = army("baleful-mandrake", 3, (3, 2), 1, "warrior", keywords=RANGED)
VILE_RAIDER = army("vile-raider", 4, (2, 4), 2, "vehicle transport", keywords=NO_WARGEAR | MOBILE)

BLACK_HEART_RAVAGER = army(
    "black-heart-ravager",
    6,
    (2, 5),
    2,
    "vehicle tank elite",
    loyalty=LOYAL,
    keywords=NO_WARGEAR | FLYING,
)


class RoutsWhomItHurts(Effect):
    """Black Heart Ravager: after it damages a non-warlord unit, rout that unit."""

    def applies(self, s: Campaign, at: i64, seat: i64, source: i64) -> bool:
        unit = damaged_unit(s, at)
        return argument(s, at, 1) == source and s.slot_of(unit) >= 0 and not s.is_warlord(unit)

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        rout(s, damaged_unit(s, at), source)


RoutsWhomItHurts(BLACK_HEART_RAVAGER, TAKEN, REACTION)

MURDER_OF_RAZORWINGS = army(
    "murder-of-razorwings", 1, (1, 1), 0, "creature ally", loyalty=LOYAL, keywords=NO_ATTACHMENTS
)


class StealsACard(Effect):
    """Murder of Razorwings: after you deploy it, the opponent discards a card at random."""

    def applies(self, s: Campaign, at: i64, seat: i64, source: i64) -> bool:
        return argument(s, at, 1) == source and s.size[HAND + 1 - seat] > 0

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        discard_at_random(s, 1 - seat)


StealsACard(MURDER_OF_RAZORWINGS, DEPLOYED, REACTION)

COLISEUM_FIGHTERS = army("coliseum-fighters", 2, (1, 2), 0, "warrior wych", copies=2)
COLISEUM_FIGHTERS.heeds_order = True
EVENTS: Final = Units(EVENT)


class RecallsEvent(AfterItEnters):
    """Coliseum Fighters: after they enter play, your topmost event returns to your hand."""

    def applies(self, s: Campaign, at: i64, seat: i64, source: i64) -> bool:
        return super().applies(s, at, seat, source) and topmost(s, seat, EVENTS) >= 0

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        card = topmost(s, seat, EVENTS)
        if card >= 0:
            return_to_hand(s, card)


RecallsEvent(COLISEUM_FIGHTERS)

KABALITE_STRIKE_FORCE = army("kabalite-strike-force", 2, (2, 2), 0, "warrior kabalite", area=1)

SYREN_ZYTHLEX = army("syren-zythlex", 3, (2, 3), 2, "warrior wych", unique=True, loyalty=LOYAL)


class ExhaustsArrivals(Effect):
    """Syren Zythlex: after an enemy unit is deployed here, exhaust it."""

    def applies(self, s: Campaign, at: i64, seat: i64, source: i64) -> bool:
        unit = argument(s, at, 1)
        return (
            argument(s, at, 0) != seat
            and s.is_unit(unit)
            and s.exhausted[unit] == 0
            and same_planet(s, source, unit)
        )

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        exhaust_by(s, argument(s, at, 1), source)


ExhaustsArrivals(SYREN_ZYTHLEX, DEPLOYED, REACTION)

POWER_FROM_PAIN = event("power-from-pain", 2, 1, "power torture", copies=2)
OWN_ARMY: Final = Units(ARMY, OWN)


class PowerFromPain(Effect):
    """The opponent must sacrifice an army unit."""

    def __init__(self) -> None:
        super().__init__(POWER_FROM_PAIN, phase=COMBAT_PHASE)
        self.which: Final = WhoSuffers("power-from-pain", "CQ-13.41")

    def victims(self, s: Campaign, seat: i64, source: i64) -> vec[i64]:
        """The player's army units that the event reaches (CQ-15.16)."""
        out = vec[i64]()
        for unit in OWN_ARMY.find(s, seat, ANYWHERE):
            if affected(s, source, unit):
                out = append(out, unit)
        return out

    def applies(self, s: Campaign, at: i64, seat: i64, source: i64) -> bool:
        return len(self.victims(s, 1 - seat, source)) > 0

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        s.ask(self.which, 1 - seat, 0, source)


class WhoSuffers(Pick):
    """Which army unit does the player sacrifice? a: the event."""

    def choices(self, s: Campaign, ask: Ask) -> vec[i64]:
        return PAIN.victims(s, ask.seat, ask.a)

    def picked(self, s: Campaign, ask: Ask, choice: i64) -> None:
        remove_one(s, choice, BY_SACRIFICE)


PAIN: Final = PowerFromPain()

ARCHONS_TERROR = event("archons-terror", 2, 1, "power")
NON_UNIQUE_UNITS: Final = Units(unique=0)


class RoutsNonUnique(Effect):
    """Archon's Terror: rout a target non-unique unit."""

    def options(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> vec[i64]:
        # Who is at home already has nowhere to go (CQ-14.5).
        return NON_UNIQUE_UNITS.find(s, seat, AT_PLANETS)

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        rout(s, target_in(chosen), source)


RoutsNonUnique(ARCHONS_TERROR, phase=COMBAT_PHASE, targets=1, aim=FOES)

RAID = event("raid", 0, 2, "tactic", loyalty=LOYAL, keywords=LIMITED)


class Raid(Effect):
    """Take a resource from an opponent who has more than you."""

    def applies(self, s: Campaign, at: i64, seat: i64, source: i64) -> bool:
        return s.pool[1 - seat] > s.pool[seat]

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        if s.pool[1 - seat] > s.pool[seat]:
            take_resources(s, seat, 1)


Raid(RAID)

SUFFERING = attachment(
    "suffering", 1, 2, "condition torture", Wearing(ARMY_UNIT, attack=-2), loyalty=LOYAL
)

HYPEX_INJECTOR = attachment("hypex-injector", 0, 1, "wargear", Wearing(ARMY_UNIT))


class ReadiesHost(Effect):
    """Hypex Injector: after you play a Dark Eldar event, ready the host."""

    def applies(self, s: Campaign, at: i64, seat: i64, source: i64) -> bool:
        return played_dark_eldar_event(s, at, seat) and s.exhausted[s.host[source]] != 0

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        ready(s, s.host[source])


ReadiesHost(HYPEX_INJECTOR, EVENT_PLAYED, REACTION)

ALTAR_OF_TORMENT = support("altar-of-torment", 1, "location", unique=True, keywords=LIMITED)
DARK_ELDAR_UNITS: Final = Units(faction=DARK_ELDAR)
Cheaper(ALTAR_OF_TORMENT, 1, DARK_ELDAR_UNITS, exhausts=True)

TWISTED_LABORATORY = support("twisted-laboratory", 2, "location", loyalty=LOYAL)
ARMY_UNITS: Final = Units(ARMY)


class BlanksText(Effect):
    """Twisted Laboratory: a target army unit has no text until the end of the phase."""

    def options(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> vec[i64]:
        return ARMY_UNITS.find(s, seat, ANYWHERE)

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        s.let_last(BLANKED, target_in(chosen), 0, UNTIL_PHASE_ENDS, s.kind[source])


BlanksText(TWISTED_LABORATORY, exhausts=True, targets=1, aim=FOES)

KHYMERA = token("khymera", (2, 1), "creature", keywords=NO_ATTACHMENTS)
