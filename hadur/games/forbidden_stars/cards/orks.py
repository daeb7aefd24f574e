"""Orks: combat cards, order upgrades and events."""

from __future__ import annotations

from typing import Final

from hadur.games.forbidden_stars import log
from hadur.games.forbidden_stars.abilities.choices import PlacingEvent, add_place_moves
from hadur.games.forbidden_stars.abilities.combat_cards import EnemyDiscards
from hadur.games.forbidden_stars.abilities.event import (
    W_DAMAGE_ENDS,
    W_INSTEAD,
    W_PURCHASE,
    W_ROUTED,
    EventCard,
    discard_scheme,
)
from hadur.games.forbidden_stars.abilities.gains import (
    ALL_FACES,
    BOTH,
    ENEMY,
    OWN,
    PER_UNIT,
    SPEND_ANY,
    EnemyRerollsOne,
    Gain,
    RerollAll,
    RerollPerUnit,
    attack_tokens,
    both_tokens,
    defence_tokens,
    rolled_dice,
)
from hadur.games.forbidden_stars.abilities.paragraph import (
    MORE_UNITS,
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
    DESTROY,
    ROUT,
    Demand,
    level_of,
    pick,
    rally_one,
)
from hadur.games.forbidden_stars.abilities.upgrade import AN_AREA, AN_ORDER, Upgrade
from hadur.games.forbidden_stars.cards.definition import ICONS, STARTING, card, declare
from hadur.games.forbidden_stars.components.galaxy import ACROSS, ALONG, LEFT, RIGHT
from hadur.games.forbidden_stars.components.sheets import (
    ADVANCE as ADVANCE_ORDER,
)
from hadur.games.forbidden_stars.components.sheets import (
    DEPLOY,
    DOMINATE,
    GROUND_TYPES,
    ORKS,
    REINFORCEMENT,
    STRATEGIZE,
    TOKEN,
)
from hadur.games.forbidden_stars.phases.advance import ADVANCE, add_moves, start_systems
from hadur.games.forbidden_stars.phases.combat import free_token
from hadur.games.forbidden_stars.phases.deploy import free_worlds
from hadur.games.forbidden_stars.phases.dominate import receive
from hadur.games.forbidden_stars.phases.losses import destroy, destroy_routed, raze
from hadur.games.forbidden_stars.phases.operations import resolve_order
from hadur.games.forbidden_stars.phases.pool import gain_tokens, lose_dice
from hadur.games.forbidden_stars.phases.purchase import add_purchases, add_structures, buy
from hadur.games.forbidden_stars.phases.retreat import retreat
from hadur.games.forbidden_stars.phases.ways import areas_of, areas_of_all
from hadur.games.forbidden_stars.prompts import (
    ALL_TYPES,
    ANY,
    UNROUTED,
    Confirm,
    Question,
    add_units,
    finish,
    unit_routed,
    unit_type,
)
from hadur.games.forbidden_stars.state import (
    ASSET,
    ATTACK,
    ATTACKER,
    BUILT,
    CARDS,
    COMBAT_DECK,
    COMBAT_KIND,
    DEFENCE,
    DEFENDER,
    F_AREA,
    F_LENT,
    F_MIRROR,
    FACES,
    MATERIEL,
    MORALE,
    PRESENCE,
    War,
    count,
    units,
)
from hadur.games.forbidden_stars.verbs import ASSET as ASSETS
from hadur.games.forbidden_stars.verbs import (
    NO,
    PLAYER,
    STRUCTURE,
    SYSTEM,
    UNIT,
    USE,
    WITH_UPGRADE,
    YES,
)
from hadur.kernel.bits import BIT, members
from hadur.kernel.moves import first, pack, second, third, verb_of
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask, Step, step1

ORK_BOYZ: Final = 0
ONSLAUGHT: Final = 1
NOB: Final = 2
SHIP_UNITS: Final = BIT[ONSLAUGHT] | BIT[TOKEN]

declare(ORKS)

# -- combat cards ----------------------------------------------------------------------------------


class Ram(Paragraph):
    """Destroy an Onslaught to make the opponent choose and destroy one of his units."""

    def resolve(self, s: War, side: i64, way: i64) -> None:
        s.push(RAM, 1 - side)
        pick(s, side, side, DESTROY, ANY, SHIP_UNITS)


def ram(s: War, side: i64) -> None:
    """The Onslaught is gone; whoever is rammed chooses what it takes along."""
    if units(s.force(side)) > 0:
        s.ask(RAMMED, s.fighter(side))


class Rammed(Question):
    """Which of your units is destroyed?"""

    def answers(self, s: War, ask: Ask) -> vec[i64]:
        out = add_units(vec[i64](), s, ask.seat, s.fight[F_AREA], ANY, ALL_TYPES)
        return finish(out, False, NO)

    def answered(self, s: War, ask: Ask, move: i64) -> None:
        if verb_of(move) == UNIT:
            destroy(s, ask.seat, s.fight[F_AREA], unit_type(move), unit_routed(move))


card("gretchin", STARTING, "", [Gain(both_tokens(1)), EnemyRerollsOne(), unit(S0, Ram())])


class Scavenge(Paragraph):
    """The opponent discards the top card of his deck; its icons are the owner's this round."""

    def __init__(self) -> None:
        super().__init__()
        self.free = True

    def ways(self, s: War, side: i64) -> i64:
        return 1 if s.size[s.pile_of(s.fighter(1 - side), COMBAT_DECK)] > 0 else 0

    def resolve(self, s: War, side: i64, way: i64) -> None:
        seat = s.fighter(1 - side)
        deck = s.pile_of(seat, COMBAT_DECK)
        top = s.top(deck)
        kind = s.kind[top] - COMBAT_KIND
        s.reveal(top, s.all_seats())
        s.tell(log.DISCARDED, seat, kind)
        lent = s.side(side, F_LENT)
        for face in range(3):
            lent += ICONS[3 * kind + face] * BIT[4 * face]
        s.set_side(side, F_LENT, lent)
        s.shuffle(deck, CARDS)

    def lapse(self, s: War, side: i64) -> None:
        s.set_side(side, F_LENT, 0)


card("mek-boyz", STARTING, "m", [Gain(rolled_dice()), unit(U0 | S0, Scavenge())])
card("ard-boyz", STARTING, "dd", [RerollAll(OWN, BIT[ATTACK]), unit(U0, RerollPerUnit(ATTACK))])
card(
    "shoota-boyz", STARTING, "aa", [RerollAll(OWN, BIT[DEFENCE]), unit(U0, RerollPerUnit(DEFENCE))]
)
card("slugga-boyz", STARTING, "ad", [RerollAll(BOTH, BIT[MORALE]), unit(U0 | S0, rally_one())])
card("waaagh", 0, "mmm", [rally_one(), unit(U0 | S0, Gain(attack_tokens(PER_UNIT)))])


class FreeReinforcement(Paragraph):
    """A free reinforcement token joins the combat (FS-14.23)."""

    def __init__(self) -> None:
        super().__init__()
        self.free = True

    def ways(self, s: War, side: i64) -> i64:
        return 1 if s.bank[3 + REINFORCEMENT] > 0 else 0

    def resolve(self, s: War, side: i64, way: i64) -> None:
        free_token(s, side)


card(
    "sea-of-green",
    0,
    "ad",
    [FreeReinforcement(), Demand(ROUT, UNROUTED, die=MORALE, condition=MORE_UNITS)],
)
card(
    "mega-nobz", 0, "add", [RerollAll(ENEMY, BIT[DEFENCE]), unit(U1 | S0, Gain(defence_tokens(1)))]
)
card("biker-nobz", 0, "aad", [RerollAll(ENEMY, BIT[ATTACK]), unit(U1 | S0, Gain(attack_tokens(1)))])


class Mirror(Paragraph):
    """For this combat the owner gains as many combat tokens as the opponent gains."""

    def __init__(self) -> None:
        super().__init__()
        self.free = True

    def resolve(self, s: War, side: i64, way: i64) -> None:
        s.set_side(side, F_MIRROR, s.side(side, F_MIRROR) + 1)

    def lapse(self, s: War, side: i64) -> None:
        if s.side(side, F_MIRROR) > 0:
            s.set_side(side, F_MIRROR, s.side(side, F_MIRROR) - 1)

    def adds_up(self, s: War, side: i64) -> bool:
        return s.side(side, F_MIRROR) > 1


card("weirdboyz", 2, "adm", [RerollAll(BOTH, ALL_FACES), unit(U0 | S0, Mirror())])
card(
    "party-wagon",
    2,
    "add",
    [FreeReinforcement(), unit(U2 | S2, Gain(both_tokens(2), condition=MORE_UNITS))],
)


class Rokkits(Paragraph):
    """Three attack tokens, and the opponent may retreat a unit."""

    def resolve(self, s: War, side: i64, way: i64) -> None:
        gain_tokens(s, side, ATTACK, 3)
        if units(s.force(1 - side)) > 0:
            s.ask(FLEE, s.fighter(1 - side), 0, 1 - side)


class Flee(Question):
    """Does one of your units retreat?"""

    def answers(self, s: War, ask: Ask) -> vec[i64]:
        out = add_units(vec[i64](), s, ask.seat, s.fight[F_AREA], ANY, ALL_TYPES)
        return append(out, pack(NO))

    def answered(self, s: War, ask: Ask, move: i64) -> None:
        if verb_of(move) == UNIT:
            retreat(s, ask.a, unit_type(move) + 8 * unit_routed(move))


card("rokkit-wagon", 2, "aaa", [unit(U2 | S2, Rokkits())])
card("snapper-gargant", 3, "aaaad", [unit(U3 | S2, EnemyDiscards(owner_chooses=True))])


class Smash(Paragraph):
    """Choose an enemy unit: it is destroyed unless the opponent spends dice equal to its level."""

    def ways(self, s: War, side: i64) -> i64:
        return 1 if units(s.force(1 - side)) > 0 else 0

    def resolve(self, s: War, side: i64, way: i64) -> None:
        s.ask(SMASH, s.fighter(side), 0, side)


class SmashWhom(Question):
    """Which enemy unit?"""

    def answers(self, s: War, ask: Ask) -> vec[i64]:
        other = s.fighter(1 - ask.a)
        out = add_units(vec[i64](), s, other, s.fight[F_AREA], ANY, ALL_TYPES)
        return finish(out, False, NO)

    def answered(self, s: War, ask: Ask, move: i64) -> None:
        if verb_of(move) == NO:
            return
        side = 1 - ask.a
        type = unit_type(move)
        level: i64 = 0 if type == TOKEN else level_of(s, side, type)
        if s.all_dice(side) >= level:
            s.ask(SAVE, s.fighter(side), level, type, unit_routed(move), side)
        else:
            destroy(s, s.fighter(side), s.fight[F_AREA], type, unit_routed(move))

    def owner(self, s: War, ask: Ask, move: i64) -> i64:
        return s.fighter(1 - ask.a)


class SaveFromSmash(Question):
    """Spend dice to save the unit? (FS-S125: a unit of level 0 costs none.)"""

    def answers(self, s: War, ask: Ask) -> vec[i64]:
        return append(append(vec[i64](), pack(YES)), pack(NO))

    def answered(self, s: War, ask: Ask, move: i64) -> None:
        if verb_of(move) == NO:
            destroy(s, ask.seat, s.fight[F_AREA], ask.a, ask.b)
        else:
            s.push(SPEND_ANY, ask.c, ask.options)


card("smasher-gargant", 3, "aaddd", [unit(U3 | S2, Smash())])

# -- order upgrades --------------------------------------------------------------------------------


class OrkRoks(Upgrade):
    """Two ground units may move through an uncontrolled void."""

    def while_ground_units_move(self, out: vec[i64], s: War, seat: i64) -> vec[i64]:
        voids = areas_of_all(s, start_systems(s)) & s.galaxy.voids & s.uncontrolled()
        for void in members(voids):
            out = append(out, pack(USE, self.number, void + 1))
        return out

    def used(self, s: War, seat: i64, argument: i64) -> None:
        s.crossing = argument
        s.crossings_left = 2


OrkRoks("ork-roks", ADVANCE_ORDER, 0, 2, AN_AREA)


class TheGreenTide(Upgrade):
    """The Strategize Order is resolved as another order (FS-22.21)."""

    def on_reveal(self, out: vec[i64], s: War, seat: i64) -> vec[i64]:
        for order in (ADVANCE_ORDER, DEPLOY, DOMINATE):
            out = append(out, pack(USE, self.number, order + 1))
        return out

    def takes_its_place(self) -> bool:
        return True

    def used(self, s: War, seat: i64, argument: i64) -> None:
        resolve_order(s, argument)


TheGreenTide("the-green-tide", STRATEGIZE, 1, 2, AN_ORDER)


class WerkFasta(Upgrade):
    """The structure of a Deploy Order comes before its units."""

    def while_units_are_purchased(self, out: vec[i64], s: War, seat: i64) -> vec[i64]:
        if s.bought == 0 and s.flags & BUILT == 0:
            for structure in range(3):
                out = add_structures(out, s, seat, structure, free_worlds(s, seat), WITH_UPGRADE)
        return out


WerkFasta("werk-fasta", DEPLOY, 1, 2)


class Lootin(StrikeUpgrade):
    """Spend a die of any face: gain 1 materiel, the opponent loses 1."""

    def way_names(self) -> tuple[str, ...]:
        return FACES

    def ways(self, s: War, seat: i64) -> i64:
        out: i64 = 0
        for face in range(3):
            if s.dice(ATTACKER, face) > 0:
                out |= BIT[face]
        return out

    def resolve(self, s: War, seat: i64, way: i64) -> None:
        lose_dice(s, ATTACKER, way, 1)
        s.gain_materiel(seat, 1)
        s.tell(log.MATERIEL, seat, 1)
        other = s.fighter(DEFENDER)
        if s.has(other, MATERIEL) > 0:
            s.gain_materiel(other, -1)
            s.tell(log.MATERIEL, other, -1)


Lootin("lootin", 0, 1, -1, 1)


class Stealin(StrikeUpgrade):
    """Spend a morale die: discard an asset token of the opponent and gain such a token."""

    def possible(self, s: War, seat: i64) -> bool:
        other = s.fighter(DEFENDER)
        return s.has(other, ASSET) + s.has(other, ASSET + 1) + s.has(other, ASSET + 2) > 0

    def effect(self, s: War, seat: i64) -> None:
        s.ask(STEAL, seat, 0, s.fighter(DEFENDER))


class Steal(Question):
    """Which asset?"""

    def answers(self, s: War, ask: Ask) -> vec[i64]:
        return owned_assets(s, ask.a)

    def answered(self, s: War, ask: Ask, move: i64) -> None:
        if verb_of(move) == ASSETS:
            s.spend_asset(ask.a, first(move))
            s.tell(log.ASSET, ask.a, first(move), -1)
            receive(s, ask.seat, first(move))


def owned_assets(s: War, seat: i64) -> vec[i64]:
    out = vec[i64]()
    for asset in range(3):
        if s.has(seat, ASSET + asset) > 0:
            out = append(out, pack(ASSETS, asset))
    return finish(out, False, NO)


Stealin("stealin", 2, 3, MORALE, 1)

# -- the ability of the sheet ----------------------------------------------------------------------


class OrkSpores(SheetAbility):
    """Purchase a ground unit for a friendly world of the active system (FS-S102)."""

    def offers(self, s: War, seat: i64) -> vec[i64]:
        worlds = s.friendly_worlds(seat) & areas_of(s.active)
        return add_purchases(vec[i64](), s, seat, worlds, GROUND_TYPES, 0)

    def carry_out(self, s: War, seat: i64, move: i64) -> None:
        buy(s, seat, first(move), second(move), third(move), 0)


OrkSpores(ORKS)

# -- events ----------------------------------------------------------------------------------------


class TeerItDown(EventCard):
    """Destroy a structure on the world of this combat."""

    def usable(self, s: War, seat: i64) -> bool:
        return s.side_in_fight(seat) >= 0 and s.structures(s.fight[F_AREA]) != 0

    def resolve(self, s: War, seat: i64) -> None:
        s.ask(TEER, seat)


class Teer(Question):
    """Which structure?"""

    def answers(self, s: War, ask: Ask) -> vec[i64]:
        out = vec[i64]()
        area = s.fight[F_AREA]
        for structure in range(3):
            if s.structures(area) & BIT[structure] != 0:
                out = append(out, pack(STRUCTURE, structure, area))
        return finish(out, False, NO)

    def answered(self, s: War, ask: Ask, move: i64) -> None:
        if verb_of(move) == STRUCTURE:
            raze(s, second(move), first(move))


class Warboss(EventCard):
    """A unit costs 1 less for each own reinforcement token."""

    def usable(self, s: War, seat: i64) -> bool:
        return s.has(seat, ASSET + REINFORCEMENT) > 0

    def saves(self, s: War, seat: i64) -> i64:
        return s.has(seat, ASSET + REINFORCEMENT)


class GitzDem(EventCard):
    """An enemy unit that is routed in combat is destroyed (FS-26.10)."""

    def after_rout(self, s: War, seat: i64, owner: i64, type: i64, area: i64) -> None:
        s.ask(DESTROY_ROUTED, seat, 0, type, area, owner)


class DestroyRouted(Confirm):
    """Discard the scheme to destroy the unit that was routed?"""

    def agreed(self, s: War, ask: Ask) -> None:
        discard_scheme(s, ask.seat)
        destroy_routed(s, ask.c, ask.b, ask.a)


class MobUp(EventCard):
    """Resolve an Advance Order in a system with at least two own units (FS-27.30)."""

    def usable(self, s: War, seat: i64) -> bool:
        return mobs(s, seat) != 0

    def resolve(self, s: War, seat: i64) -> None:
        s.ask(MOB_WHERE, seat)


def mobs(s: War, seat: i64) -> i64:
    """Systems with at least two own units."""
    out: i64 = 0
    for system in range(s.galaxy.systems):
        total: i64 = 0
        for quadrant in range(4):
            total += units(s.army_of(seat, 4 * system + quadrant))
        if total >= 2:
            out |= BIT[system]
    return out


class MobWhere(Question):
    """In which system?"""

    def answers(self, s: War, ask: Ask) -> vec[i64]:
        out = vec[i64]()
        for system in members(mobs(s, ask.seat)):
            out = append(out, pack(SYSTEM, system))
        return finish(out, False, NO)

    def answered(self, s: War, ask: Ask, move: i64) -> None:
        if verb_of(move) == SYSTEM:
            s.active = first(move)
            s.order = ADVANCE_ORDER
            s.push(ADVANCE)


class LootinNStealin(EventCard):
    """Gain 2 materiel; then a player loses an asset of his choice."""

    def free(self, s: War, seat: i64) -> bool:
        return True

    def resolve(self, s: War, seat: i64) -> None:
        s.gain_materiel(seat, 2)
        s.tell(log.MATERIEL, seat, 2)
        s.ask(LOOT_WHOM, seat)


class LootWhom(Question):
    """Who loses an asset?"""

    def answers(self, s: War, ask: Ask) -> vec[i64]:
        out = vec[i64]()
        for other in range(s.seats):
            if other != ask.seat and not s.is_out(other):
                out = append(out, pack(PLAYER, other))
        return finish(out, False, NO)

    def answered(self, s: War, ask: Ask, move: i64) -> None:
        if verb_of(move) == PLAYER:
            s.ask(LOSE_ASSET, first(move))


class LoseAsset(Question):
    """Which of your assets?"""

    def answers(self, s: War, ask: Ask) -> vec[i64]:
        return owned_assets(s, ask.seat)

    def answered(self, s: War, ask: Ask, move: i64) -> None:
        if verb_of(move) == ASSETS:
            s.spend_asset(ask.seat, first(move))
            s.tell(log.ASSET, ask.seat, first(move), -1)


class LetzGetFightin(PlacingEvent):
    """Two free Ork Boyz on a friendly world with a Nob, or one on any friendly world."""

    def places(self, s: War, seat: i64) -> vec[i64]:
        led: i64 = 0
        for area in members(s.friendly_worlds(seat)):
            word = s.army_of(seat, area)
            if count(word, NOB, 0) + count(word, NOB, 1) > 0:
                led |= BIT[area]
        out = add_place_moves(vec[i64](), s, seat, ORK_BOYZ, led, 2)
        return add_place_moves(out, s, seat, ORK_BOYZ, s.friendly_worlds(seat), 1)


class HowWeGetzHere(PlacingEvent):
    """Take a unit from any world and place it on any uncontrolled world."""

    def places(self, s: War, seat: i64) -> vec[i64]:
        out = vec[i64]()
        ends = s.uncontrolled() & s.galaxy.worlds
        for area in members(s.has(seat, PRESENCE) & s.galaxy.worlds):
            out = add_moves(out, s, seat, area, ends, GROUND_TYPES)
        return out

    def free(self, s: War, seat: i64) -> bool:
        return False


class MoarBoyz(EventCard):
    """Two reinforcement tokens."""

    def free(self, s: War, seat: i64) -> bool:
        return True

    def resolve(self, s: War, seat: i64) -> None:
        receive(s, seat, REINFORCEMENT)
        receive(s, seat, REINFORCEMENT)


RAM: Final[Step] = step1(ram)
RAMMED: Final = Rammed("rammed", "FS-15.6", True)
FLEE: Final = Flee("rokkit-retreat", "FS-19.11", True)
SMASH: Final = SmashWhom("smash-unit", "FS-15.6", True)
SAVE: Final = SaveFromSmash("save-from-smash", "FS-27.27", True)
STEAL: Final = Steal("steal-asset", "FS-15.6", True)
TEER: Final = Teer("teer-it-down", "FS-20.8", True)
DESTROY_ROUTED: Final = DestroyRouted("gitz-dem", "FS-26.10")
MOB_WHERE: Final = MobWhere("mob-up", "FS-27.30", True)
LOOT_WHOM: Final = LootWhom("loot-whom", "FS-20.7", True)
LOSE_ASSET: Final = LoseAsset("lose-asset", "FS-20.7", True)

TeerItDown("teer-it-down", LEFT, W_DAMAGE_ENDS)
Warboss("warboss", ACROSS, W_PURCHASE)
GitzDem("gitz-dem", RIGHT, W_ROUTED)
MobUp("mob-up", ALONG, W_INSTEAD)
LootinNStealin("lootin-n-stealin", LEFT)
LetzGetFightin("letz-get-fightin", ACROSS)
HowWeGetzHere("how-we-getz-here", RIGHT)
MoarBoyz("moar-boyz", ALONG)
