"""The ten planets of the Traxis sector and their Battle abilities."""

from __future__ import annotations

from typing import Final

from hadur.games.conquest.abilities.effect import (
    FOES,
    FRIENDS,
    Effect,
    effect_of,
    initiate,
    target_in,
)
from hadur.games.conquest.abilities.searching import Search
from hadur.games.conquest.abilities.targets import (
    ANYWHERE,
    AT_PLANETS,
    NON_WARLORDS,
    OWN,
    UNITS,
    Units,
    planets,
)
from hadur.games.conquest.abilities.targets import NON_WARLORD as NON_WARLORD_TYPES
from hadur.games.conquest.cards.definition import (
    MATERIAL,
    NEUTRAL,
    STRONGPOINT,
    TABLES,
    TECH,
    UNIT,
    cards_of,
    planet,
)
from hadur.games.conquest.phases.battle import battle_ability
from hadur.games.conquest.phases.cards import (
    discard_at_random,
    draw,
    gain,
    see_decks,
    take_resources,
)
from hadur.games.conquest.phases.damage import deal
from hadur.games.conquest.phases.entering import put_into_play
from hadur.games.conquest.phases.moving import adjacent_slots, heal, move, rout
from hadur.games.conquest.prompts import Branch, Pick, TakeCard
from hadur.games.conquest.state import HAND, HQ, Campaign
from hadur.games.conquest.values import may_control
from hadur.games.conquest.verbs import HQ_TARGET
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask, Step, step1
from hadur.kernel.windows import UNHEARD

PLANETS: Final = cards_of(NEUTRAL)

PLANNUM = planet("plannum", 1, 1, TECH | STRONGPOINT)


class MovesUnit(Effect):
    """Plannum: move a non-warlord unit you control to a planet of your choice."""

    def __init__(self) -> None:
        super().__init__(PLANNUM)
        self.mine: Final = Units(NON_WARLORD_TYPES, OWN)
        self.which: Final = WhichUnit("plannum", "CQ-10.12")
        self.where: Final = WhichPlanet("plannum-planet", "CQ-14.3")

    def movable(self, s: Campaign, seat: i64) -> vec[i64]:
        """Those that have somewhere to go (CQ-14.5)."""
        out = vec[i64]()
        for unit in self.mine.find(s, seat, ANYWHERE):
            if len(elsewhere(s, unit)) > 0:
                out = append(out, unit)
        return out

    def applies(self, s: Campaign, at: i64, seat: i64, source: i64) -> bool:
        return len(self.movable(s, seat)) > 0

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        s.ask(self.which, seat)


class WhichUnit(Pick):
    def choices(self, s: Campaign, ask: Ask) -> vec[i64]:
        return PLANNUM_ABILITY.movable(s, ask.seat)

    def picked(self, s: Campaign, ask: Ask, choice: i64) -> None:
        s.ask(PLANNUM_ABILITY.where, ask.seat, 0, choice)


class WhichPlanet(Pick):
    """To which planet? a: the unit."""

    def choices(self, s: Campaign, ask: Ask) -> vec[i64]:
        return elsewhere(s, ask.a)

    def picked(self, s: Campaign, ask: Ask, choice: i64) -> None:
        move(s, ask.a, s.slot_of_planet(choice))


def elsewhere(s: Campaign, unit: i64) -> vec[i64]:
    """The planets at which the unit is not (CQ-14.4)."""
    out = vec[i64]()
    for planet_card in planets(s):
        if s.slot_of_planet(planet_card) != s.slot_of(unit):
            out = append(out, planet_card)
    return out


PLANNUM_ABILITY: Final = MovesUnit()

ATROX_PRIME = planet("atrox-prime", 1, 1, MATERIAL | TECH)


class Bombards(Effect):
    """Atrox Prime: 1 damage to each enemy unit at a target headquarters or adjacent planet."""

    def options(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> vec[i64]:
        out = vec[i64]()
        for slot in adjacent_slots(s, s.slot_of_planet(source)):
            out = append(out, s.row[slot])
        for side in range(2):
            out = append(out, HQ_TARGET + side)
        return out

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        target = target_in(chosen)
        if target >= HQ_TARGET:
            # Enemy units are only at the enemy's headquarters.
            place = HQ + target - HQ_TARGET
            if target - HQ_TARGET == 1 - seat:
                deal(s, s.units_at(place), 1, source)
        else:
            deal(s, s.units_at(2 * s.slot_of_planet(target) + 1 - seat), 1, source)


ATROX_ABILITY: Final = Bombards(ATROX_PRIME, targets=1)

BARLUS = planet("barlus", 2, 0, STRONGPOINT)


class DiscardsOne(Effect):
    """Barlus: the opponent discards a card at random."""

    def applies(self, s: Campaign, at: i64, seat: i64, source: i64) -> bool:
        return s.size[HAND + 1 - seat] > 0

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        discard_at_random(s, 1 - seat)


DiscardsOne(BARLUS)

ELOUITH = planet("elouith", 2, 0, TECH)


class SearchesThree(Effect):
    """Elouith: search the top three cards for one."""

    def __init__(self) -> None:
        super().__init__(ELOUITH)
        self.search: Final = Search("elouith", False)

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        self.search.begin(s, seat, 3)


SearchesThree()

CARNATH = planet("carnath", 1, 1, MATERIAL | TECH)


class AnotherAbility(Effect):
    """Carnath: trigger the Battle ability of another planet in play."""

    def __init__(self) -> None:
        super().__init__(CARNATH)
        self.which: Final = WhichAbility("carnath", "CQ-10.12")

    def others(self, s: Campaign, seat: i64, source: i64) -> vec[i64]:
        out = vec[i64]()
        for other in planets(s):
            number = battle_ability(s, other)
            if other != source and number >= 0:
                if effect_of(number).usable(s, UNHEARD, seat, other):
                    out = append(out, other)
        return out

    def applies(self, s: Campaign, at: i64, seat: i64, source: i64) -> bool:
        return len(self.others(s, seat, source)) > 0

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        s.ask(self.which, seat, 0, source)


class WhichAbility(Pick):
    """Of which planet? a: Carnath."""

    def choices(self, s: Campaign, ask: Ask) -> vec[i64]:
        return CARNATH_ABILITY.others(s, ask.seat, ask.a)

    def picked(self, s: Campaign, ask: Ask, choice: i64) -> None:
        initiate(s, effect_of(battle_ability(s, choice)), UNHEARD, ask.seat, choice)


CARNATH_ABILITY: Final = AnotherAbility()

TARRUS = planet("tarrus", 1, 1, MATERIAL | STRONGPOINT)


class ForTheWeaker(Effect):
    """Tarrus: with fewer units than the opponent, gain 3 resources or draw 3 cards."""

    def __init__(self) -> None:
        super().__init__(TARRUS)
        self.ways: Final = CardsOrResources("tarrus", "CQ-10.12", ["resources", "cards"])

    def applies(self, s: Campaign, at: i64, seat: i64, source: i64) -> bool:
        return len(s.units_of(seat)) < len(s.units_of(1 - seat))

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        s.ask(self.ways, seat, 3)


class CardsOrResources(Branch):
    def chosen(self, s: Campaign, ask: Ask, branch: i64) -> None:
        if branch == 0:
            gain(s, ask.seat, 3)
        else:
            draw(s, ask.seat, 3)
            see_decks(s)


ForTheWeaker()

OSUS_IV = planet("osus-iv", 0, 2, STRONGPOINT)


class TakesResource(Effect):
    """Osus IV: take a resource from the opponent."""

    def applies(self, s: Campaign, at: i64, seat: i64, source: i64) -> bool:
        return s.pool[1 - seat] > 0

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        take_resources(s, seat, 1)


TakesResource(OSUS_IV)

FERRIN = planet("ferrin", 0, 2, MATERIAL)


class RoutsUnit(Effect):
    """Ferrin: rout a target non-warlord unit."""

    def options(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> vec[i64]:
        return NON_WARLORDS.find(s, seat, AT_PLANETS)

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        rout(s, target_in(chosen), source)


RoutsUnit(FERRIN, targets=1, aim=FOES)

YVARN = planet("yvarn", 0, 1, MATERIAL | TECH | STRONGPOINT)


class EachPutsUnit(Effect):
    """Y'varn: each player puts a unit from hand into play at his headquarters, the winner first."""

    def __init__(self) -> None:
        super().__init__(YVARN)
        self.which: Final = UnitFromHand("yvarn", "CQ-10.36", False)

    def applies(self, s: Campaign, at: i64, seat: i64, source: i64) -> bool:
        return s.size[HAND] + s.size[HAND + 1] > 0

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        s.push(PUT_UNIT, 1 - seat)
        s.push(PUT_UNIT, seat)


def put_unit(s: Campaign, seat: i64) -> None:
    if s.size[HAND + seat] > 0:
        s.ask(YVARN_ABILITY.which, seat, HAND + seat)


class UnitFromHand(TakeCard):
    """Which unit? One must be put, if there is any."""

    def fits(self, s: Campaign, ask: Ask, card: i64) -> bool:
        return TABLES.type[s.kind[card]] & UNIT != 0 and may_control(s, ask.seat, card)

    def taken(self, s: Campaign, ask: Ask, card: i64) -> None:
        put_into_play(s, card, HQ + ask.seat, ask.seat)


PUT_UNIT: Final[Step] = step1(put_unit)
YVARN_ABILITY: Final = EachPutsUnit()

IRIDIAL = planet("iridial", 1, 0, MATERIAL | TECH | STRONGPOINT)


class HealsUnit(Effect):
    """Iridial: remove all damage from a target unit."""

    def options(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> vec[i64]:
        out = vec[i64]()
        for unit in UNITS.find(s, seat, ANYWHERE):
            if s.damage[unit] > 0:
                out = append(out, unit)
        return out

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        heal(s, target_in(chosen), s.damage[target_in(chosen)])


HealsUnit(IRIDIAL, targets=1, aim=FRIENDS)
