"""Eldar: foresight, swift moves, and enemies who find themselves exhausted."""

from __future__ import annotations

from typing import Final

from hadur.games.conquest import log
from hadur.games.conquest.abilities.builders import AfterItEnters, Cheaper
from hadur.games.conquest.abilities.constant import Constant
from hadur.games.conquest.abilities.effect import (
    EXHAUST_ONE,
    FOES,
    FRIENDS,
    RESOLVES,
    Effect,
    target_in,
)
from hadur.games.conquest.abilities.searching import Search
from hadur.games.conquest.abilities.targets import (
    ANYWHERE,
    AT_PLANETS,
    ENEMY_UNITS,
    NON_WARLORD,
    NON_WARLORDS,
    OWN,
    UNITS,
    Units,
    but,
    planets,
    ready_among,
)
from hadur.games.conquest.cards.definition import (
    ARMORBANE,
    ARMY,
    ARMY_UNIT,
    ELDAR,
    EVENT,
    FLYING,
    LIMITED,
    LOYAL,
    MOBILE,
    NO_WARGEAR,
    RANGED,
    SIGNATURE,
    TABLES,
    UNIT,
    Wearing,
    army,
    attachment,
    cards_of,
    event,
    support,
    warlord,
)
from hadur.games.conquest.phases.attack import ATTACK_DECLARED, ATTACKER_DECLARED
from hadur.games.conquest.phases.cards import discard, see_decks
from hadur.games.conquest.phases.command import COMMITS, STRUGGLE_BEGINS
from hadur.games.conquest.phases.entering import put_into_play
from hadur.games.conquest.phases.leaving import DESTROYED, TO_HAND, destroy, remove_one
from hadur.games.conquest.phases.moving import MOVES, adjacent_slots, exhaust_by, heal, move, ready
from hadur.games.conquest.prompts import Branch, Pick, TakeCard
from hadur.games.conquest.state import (
    COMBAT_PHASE,
    DECK,
    DEPLOY_PHASE,
    DISCARD,
    DISCARD_AT_PHASE_END,
    HAND,
    HQ,
    MORE_ATTACK,
    NO_COMMAND,
    ONCE_PER_PHASE,
    UNTIL_ATTACK_ENDS,
    UNTIL_STRUGGLE_ENDS,
    Campaign,
)
from hadur.games.conquest.values import affected, command, is_of, may_control
from hadur.kernel.bits import BIT
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask
from hadur.kernel.windows import INTERRUPT, REACTION, argument, cancel, occur

ELDAR_CARDS: Final = cards_of(ELDAR)

ELDAR_UNITS: Final = Units(faction=ELDAR)

STARBANE = warlord("eldorath-starbane", (1, 7), (1, 6), "psyker alaitoc")


class ExhaustsOnArrival(Effect):
    """Eldorath Starbane: after he commits to a planet, exhaust a target non-warlord unit there."""

    def applies(self, s: Campaign, at: i64, seat: i64, source: i64) -> bool:
        return argument(s, at, 0) == source

    def options(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> vec[i64]:
        return ready_among(s, NON_WARLORDS.find(s, seat, argument(s, at, 1)))

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        exhaust_by(s, target_in(chosen), source)


ExhaustsOnArrival(STARBANE, COMMITS, REACTION, targets=1, aim=FOES)

STARBANES_COUNCIL = army(
    "starbanes-council", 3, (3, 3), 1, "psyker alaitoc", loyalty=SIGNATURE, copies=4
)


class StrongAgainstExhausted(Constant):
    """Starbane's Council: +2 attack while attacking an exhausted unit."""

    def attack_against(self, s: Campaign, source: i64, unit: i64, defender: i64) -> i64:
        return 2 if unit == source and s.exhausted[defender] != 0 else 0


StrongAgainstExhausted(STARBANES_COUNCIL)

ALAITOC_SHRINE = support("alaitoc-shrine", 1, "location", loyalty=SIGNATURE)


class ReadiesMover(Effect):
    """Alaitoc Shrine: after an Eldar unit moves to a planet, ready it."""

    def applies(self, s: Campaign, at: i64, seat: i64, source: i64) -> bool:
        unit = argument(s, at, 0)
        return s.exhausted[unit] != 0 and is_of(s, unit, ELDAR)

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        ready(s, argument(s, at, 0))


ReadiesMover(ALAITOC_SHRINE, MOVES, REACTION, exhausts=True)

FORESIGHT = event("foresight", 1, 1, "power", loyalty=SIGNATURE, copies=2)


class Foresight(Effect):
    """After your warlord commits to a planet, commit it to a different one."""

    def __init__(self) -> None:
        super().__init__(FORESIGHT, COMMITS, REACTION)
        self.where: Final = AnotherPlanet("foresight", "CQ-S18")

    def applies(self, s: Campaign, at: i64, seat: i64, source: i64) -> bool:
        warlord_card = s.warlord[seat]
        return (
            argument(s, at, 0) == warlord_card
            and s.slot_of(warlord_card) == argument(s, at, 1)
            and len(planets(s)) > 1
        )

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        s.ask(self.where, seat)


class AnotherPlanet(Pick):
    """To which planet does the warlord commit instead?"""

    def choices(self, s: Campaign, ask: Ask) -> vec[i64]:
        return but(planets(s), s.row[s.slot_of(s.warlord[ask.seat])])

    def picked(self, s: Campaign, ask: Ask, choice: i64) -> None:
        slot = s.slot_of_planet(choice)
        s.tell(log.COMMITTED, ask.seat, slot)
        occur(s, COMMITS, s.warlord[ask.seat], slot)


Foresight()

MOBILITY = attachment(
    "mobility", 0, 3, "skill", Wearing(ARMY_UNIT, keywords=MOBILE), loyalty=SIGNATURE
)
BIEL_TAN_GUARDIANS = army(
    "biel-tan-guardians", 1, (1, 1), 2, "warrior biel-tan ally", loyalty=LOYAL
)
ALTANSAR_RANGERS = army("altansar-rangers", 3, (2, 2), 2, "scout altansar", keywords=RANGED)
ELDAR_SURVIVALIST = army("eldar-survivalist", 2, (0, 2), 1, "scout ally", copies=2, bonus=(1, 1))

WILDRIDER_SQUADRON = army(
    "wildrider-squadron", 4, (3, 4), 1, "vehicle saim-hann", keywords=NO_WARGEAR
)


class MovesNextDoor(Effect):
    """Wildrider Squadron: move this unit to an adjacent planet."""

    def __init__(self) -> None:
        super().__init__(WILDRIDER_SQUADRON, phase=COMBAT_PHASE, once=ONCE_PER_PHASE)
        self.where: Final = NextDoor("wildrider-squadron", "CQ-14.3")

    def applies(self, s: Campaign, at: i64, seat: i64, source: i64) -> bool:
        return len(adjacent_slots(s, s.slot_of(source))) > 0

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        s.ask(self.where, seat, 0, source)


class NextDoor(Pick):
    """To which planet? a: the unit."""

    def choices(self, s: Campaign, ask: Ask) -> vec[i64]:
        out = vec[i64]()
        for slot in adjacent_slots(s, s.slot_of(ask.a)):
            out = append(out, s.row[slot])
        return out

    def picked(self, s: Campaign, ask: Ask, choice: i64) -> None:
        move(s, ask.a, s.slot_of_planet(choice))


MovesNextDoor()

SOARING_FALCON = army("soaring-falcon", 3, (1, 5), 2, "vehicle", keywords=NO_WARGEAR | MOBILE)

WAILING_WRAITHFIGHTER = army(
    "wailing-wraithfighter",
    6,
    (3, 5),
    2,
    "vehicle spirit elite",
    loyalty=LOYAL,
    keywords=NO_WARGEAR | FLYING,
)


class Wails(Effect):
    """Wailing Wraithfighter: after it is declared as an attacker, the opponent discards a card of
    his choice."""

    def __init__(self) -> None:
        super().__init__(WAILING_WRAITHFIGHTER, ATTACKER_DECLARED, REACTION)
        self.which: Final = DiscardWhich("wailing-wraithfighter", "CQ-11.14", False)

    def applies(self, s: Campaign, at: i64, seat: i64, source: i64) -> bool:
        return argument(s, at, 0) == source and s.size[HAND + 1 - seat] > 0

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        if s.size[HAND + 1 - seat] > 0:
            s.ask(self.which, 1 - seat, HAND + 1 - seat)


class DiscardWhich(TakeCard):
    def taken(self, s: Campaign, ask: Ask, card: i64) -> None:
        discard(s, card)


Wails()

IYANDEN_WRAITHGUARD = army(
    "iyanden-wraithguard", 3, (4, 2), 1, "drone spirit iyanden", loyalty=LOYAL, keywords=ARMORBANE
)

SHROUDED_HARLEQUIN = army("shrouded-harlequin", 2, (2, 1), 1, "warrior", copies=2)


class LastTrick(Effect):
    """Shrouded Harlequin: when it is destroyed, exhaust a target enemy unit at any planet."""

    def applies(self, s: Campaign, at: i64, seat: i64, source: i64) -> bool:
        return argument(s, at, 0) == source

    def options(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> vec[i64]:
        return ready_among(s, ENEMY_UNITS.find(s, seat, AT_PLANETS))

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        exhaust_by(s, target_in(chosen), source)


LastTrick(SHROUDED_HARLEQUIN, DESTROYED, INTERRUPT, targets=1)

SWORDWIND_FARSEER = army("swordwind-farseer", 3, (2, 2), 1, "psyker biel-tan", loyalty=LOYAL)


class SearchesSix(AfterItEnters):
    """Swordwind Farseer: search the top six cards for one."""

    def __init__(self) -> None:
        super().__init__(SWORDWIND_FARSEER)
        self.search: Final = Search("swordwind-farseer", False)

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        self.search.begin(s, seat, 6)


SearchesSix()

SILVERED_BLADE_AVENGERS = army("silvered-blade-avengers", 4, (1, 4), 1, "warrior")


class ExhaustsDefender(Effect):
    """Silvered Blade Avengers: exhaust the non-warlord unit they attack."""

    def applies(self, s: Campaign, at: i64, seat: i64, source: i64) -> bool:
        defender = argument(s, at, 1)
        return (
            argument(s, at, 0) == source
            and NON_WARLORDS.fits(s, seat, defender)
            and s.exhausted[defender] == 0
        )

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        exhaust_by(s, argument(s, at, 1), source)


ExhaustsDefender(SILVERED_BLADE_AVENGERS, ATTACK_DECLARED, REACTION)

WARP_SPIDERS = army("biel-tan-warp-spiders", 2, (1, 3), 1, "warrior biel-tan")


class LooksAhead(Effect):
    """Biel-Tan Warp Spiders: after they are declared as an attacker, look at the top two cards of
    a deck; one of them may be discarded."""

    def __init__(self) -> None:
        super().__init__(WARP_SPIDERS, ATTACKER_DECLARED, REACTION)
        self.whose: Final = WhoseDeck("biel-tan-warp-spiders", "CQ-11.14", ["own", "theirs"])
        self.which: Final = DiscardsLooked("biel-tan-warp-spiders", False, told=True)

    def applies(self, s: Campaign, at: i64, seat: i64, source: i64) -> bool:
        return argument(s, at, 0) == source

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        s.ask(self.whose, seat, 3)


class WhoseDeck(Branch):
    """Into whose deck does the player look?"""

    def chosen(self, s: Campaign, ask: Ask, branch: i64) -> None:
        SPIDERS_LOOK.which.look(s, ask.seat, ask.seat if branch == 0 else 1 - ask.seat)


class DiscardsLooked(Search):
    """Which of the two is discarded, if any? The others stay where they are."""

    def look(self, s: Campaign, seat: i64, owner: i64) -> None:
        s.looked = vec[i64]()
        size = s.size[DECK + owner]
        for k in range(size - 1, size - 3 if size >= 2 else -1, -1):
            card = s.card_in(DECK + owner, k)
            s.reveal(card, BIT[seat])
            s.looked = append(s.looked, card)
        s.tell(log.LOOKED, seat, len(s.looked))
        s.ask(self, seat)

    def answered(self, s: Campaign, ask: Ask, move_made: i64) -> None:
        super().answered(s, ask, move_made)
        # Nothing is left that could go to the bottom.
        s.looked = vec[i64]()

    def found(self, s: Campaign, ask: Ask, card: i64) -> None:
        discard(s, card)
        see_decks(s)


SPIDERS_LOOK: Final = LooksAhead()

SPIRITSEER_ERATHAL = army(
    "spiritseer-erathal", 3, (2, 3), 2, "psyker saim-hann", unique=True, loyalty=LOYAL
)


class Mends(Effect):
    """Spiritseer Erathal: after it is declared as an attacker, remove 1 damage from another target
    unit here."""

    def applies(self, s: Campaign, at: i64, seat: i64, source: i64) -> bool:
        return argument(s, at, 0) == source

    def options(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> vec[i64]:
        out = vec[i64]()
        for unit in but(UNITS.find(s, seat, s.slot_of(source)), source):
            if s.damage[unit] > 0:
                out = append(out, unit)
        return out

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        heal(s, target_in(chosen), 1)


Mends(SPIRITSEER_ERATHAL, ATTACKER_DECLARED, REACTION, targets=1, aim=FRIENDS)

SUPERIORITY = event("superiority", 1, 1, "tactic")
ARMIES: Final = Units(ARMY)


class Superiority(Effect):
    """When a command struggle begins, a target army unit there loses all command icons for it."""

    def options(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> vec[i64]:
        out = vec[i64]()
        for unit in ARMIES.find(s, seat, argument(s, at, 0)):
            if command(s, unit) > 0:
                out = append(out, unit)
        return out

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        s.let_last(NO_COMMAND, target_in(chosen), 0, UNTIL_STRUGGLE_ENDS, s.kind[source])


Superiority(SUPERIORITY, STRUGGLE_BEGINS, INTERRUPT, targets=1, aim=FOES)

NULLIFY = event("nullify", 0, 1, "power")
UNIQUE_ELDAR: Final = Units(UNIT, OWN, faction=ELDAR, unique=1)


class Nullify(Effect):
    """When the opponent plays an event, exhaust a unique Eldar unit: it has no effects."""

    def applies(self, s: Campaign, at: i64, seat: i64, source: i64) -> bool:
        return TABLES.type[s.kind[argument(s, at, 0)]] == EVENT and argument(s, at, 1) >> 16 != seat

    def prices(self, s: Campaign, at: i64, seat: i64, source: i64) -> vec[i64]:
        return ready_among(s, UNIQUE_ELDAR.find(s, seat, ANYWHERE))

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        s.tell(log.CANCELLED, s.kind[argument(s, at, 0)])
        cancel(s, at)


Nullify(NULLIFY, RESOLVES, INTERRUPT, price=EXHAUST_ONE)

DOOM = event("doom", 4, 1, "power")
COMMON_UNITS: Final = Units(NON_WARLORD, unique=0)


class Doom(Effect):
    """Destroy each non-unique unit at each player's headquarters."""

    def doomed(self, s: Campaign, seat: i64, source: i64) -> vec[i64]:
        out = vec[i64]()
        for side in range(2):
            for unit in s.units_at(HQ + side):
                if COMMON_UNITS.fits(s, seat, unit) and affected(s, source, unit):
                    out = append(out, unit)
        return out

    def applies(self, s: Campaign, at: i64, seat: i64, source: i64) -> bool:
        return len(self.doomed(s, seat, source)) > 0

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        destroy(s, self.doomed(s, seat, source), source)


Doom(DOOM, phase=DEPLOY_PHASE)

GIFT_OF_ISHA = event("gift-of-isha", 2, 2, "power blessing", loyalty=LOYAL)
GIFT_OF_ISHA.heeds_order = True


class GiftOfIsha(Effect):
    """Put the topmost Eldar unit of your discard pile into play at a planet for this phase."""

    def __init__(self) -> None:
        super().__init__(GIFT_OF_ISHA)
        self.where: Final = WhereItReturns("gift-of-isha", "CQ-17.14")

    def topmost(self, s: Campaign, seat: i64) -> i64:
        pile = DISCARD + seat
        for k in range(s.size[pile] - 1, -1, -1):
            card = s.card_in(pile, k)
            if ELDAR_UNITS.fits_kind(s.kind[card]):
                return card
        return -1

    def applies(self, s: Campaign, at: i64, seat: i64, source: i64) -> bool:
        card = self.topmost(s, seat)
        return card >= 0 and may_control(s, seat, card) and len(planets(s)) > 0

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        card = self.topmost(s, seat)
        if card >= 0 and may_control(s, seat, card):
            s.ask(self.where, seat, 0, card)


class WhereItReturns(Pick):
    """At which planet? a: the unit."""

    def choices(self, s: Campaign, ask: Ask) -> vec[i64]:
        return planets(s)

    def picked(self, s: Campaign, ask: Ask, choice: i64) -> None:
        s.delay(DISCARD_AT_PHASE_END, ask.a)
        put_into_play(s, ask.a, 2 * s.slot_of_planet(choice) + ask.seat, ask.seat)


GiftOfIsha()

BANSHEE_POWER_SWORD = attachment(
    "banshee-power-sword", 1, 1, "wargear weapon", Wearing(ARMY_UNIT, attack=1)
)


class SharpensBlade(Effect):
    """Banshee Power Sword: when the host declares an attack against a non-warlord unit, discard
    cards from hand; each gives the host +1 attack for that attack."""

    def __init__(self) -> None:
        super().__init__(BANSHEE_POWER_SWORD, ATTACK_DECLARED, INTERRUPT)
        self.first_card: Final = DiscardsForAttack("banshee-power-sword", "CQ-11.21", False)
        self.more_cards: Final = DiscardsForAttack("banshee-power-sword-more", "CQ-11.21", True)

    def applies(self, s: Campaign, at: i64, seat: i64, source: i64) -> bool:
        return (
            argument(s, at, 0) == s.host[source]
            and NON_WARLORDS.fits(s, seat, argument(s, at, 1))
            and s.size[HAND + seat] > 0
        )

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        s.ask(self.first_card, seat, HAND + seat, source)


class DiscardsForAttack(TakeCard):
    """Which card is discarded? a: the attachment."""

    def taken(self, s: Campaign, ask: Ask, card: i64) -> None:
        discard(s, card)
        host = s.host[ask.a]
        s.let_last(MORE_ATTACK, host, 1, UNTIL_ATTACK_ENDS, s.kind[ask.a])
        s.tell(log.MORE_ATTACK, s.kind[host], s.place_of(host), 1)
        if s.size[HAND + ask.seat] > 0:
            s.ask(POWER_SWORD.more_cards, ask.seat, ask.options, ask.a)


POWER_SWORD: Final = SharpensBlade()

CORSAIR_TRADING_PORT = support("corsair-trading-port", 1, "location", unique=True, keywords=LIMITED)
Cheaper(CORSAIR_TRADING_PORT, 1, ELDAR_UNITS, exhausts=True)

CRAFTWORLD_GATE = support("craftworld-gate", 1, "upgrade", loyalty=LOYAL)
OWN_ARMIES: Final = Units(ARMY, OWN)


class ReturnsUnit(Effect):
    """Craftworld Gate: return a target army unit you control to hand."""

    def options(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> vec[i64]:
        return OWN_ARMIES.find(s, seat, ANYWHERE)

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        remove_one(s, target_in(chosen), TO_HAND)


ReturnsUnit(CRAFTWORLD_GATE, exhausts=True, targets=1)
