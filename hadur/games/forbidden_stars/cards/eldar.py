"""Eldar: combat cards, order upgrades and events."""

from __future__ import annotations

from typing import Final

from hadur.games.forbidden_stars import log
from hadur.games.forbidden_stars.abilities.choices import (
    Bargain,
    CheapUpgrade,
    PlacingEvent,
    add_place_moves,
)
from hadur.games.forbidden_stars.abilities.combat_cards import (
    FurtherCard,
    discard_played,
    played_answers,
)
from hadur.games.forbidden_stars.abilities.event import (
    W_AFTER_STRIKE,
    W_DAMAGE_STARTS,
    W_INSTEAD,
    W_PLANNING_ENDS,
    EventCard,
)
from hadur.games.forbidden_stars.abilities.gains import (
    ROLL_OR_MORALE,
    EnemyLosesDie,
    Gain,
    Lose,
    SpendFor,
    Turn,
    attack_tokens,
    both_tokens,
    defence_tokens,
    morale_dice,
    rolled_dice,
)
from hadur.games.forbidden_stars.abilities.paragraph import (
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
from hadur.games.forbidden_stars.abilities.sheet import SheetAbility
from hadur.games.forbidden_stars.abilities.strikes import StrikeUpgrade
from hadur.games.forbidden_stars.abilities.units import (
    ROUT,
    Demand,
    Flag,
    RallyOrMorale,
    carry,
    pick,
    rally_one,
    retreat_one,
)
from hadur.games.forbidden_stars.abilities.upgrade import Upgrade, use
from hadur.games.forbidden_stars.cards.definition import STARTING, card, declare
from hadur.games.forbidden_stars.components.galaxy import ACROSS, ALONG, LEFT, RIGHT
from hadur.games.forbidden_stars.components.sheets import (
    ADVANCE,
    CITY,
    DEPLOY,
    DICE_LIMIT,
    ELDAR,
    FORGE,
    GROUND_TYPES,
    SHIP_TYPES,
    STRATEGIZE,
)
from hadur.games.forbidden_stars.phases.advance import add_moves
from hadur.games.forbidden_stars.phases.check import uncover
from hadur.games.forbidden_stars.phases.combat import draw_cards
from hadur.games.forbidden_stars.phases.dominate import receive
from hadur.games.forbidden_stars.phases.pool import (
    gain_dice,
    gain_tokens,
    lose_dice,
    lose_tokens,
    roll_dice,
)
from hadur.games.forbidden_stars.phases.purchase import add_structures
from hadur.games.forbidden_stars.phases.strategize import PURCHASE
from hadur.games.forbidden_stars.phases.strike import OFFER_STRIKE
from hadur.games.forbidden_stars.phases.ways import areas_of, ships_pass
from hadur.games.forbidden_stars.prompts import (
    ALL_TYPES,
    ANY,
    UNROUTED,
    PickArea,
    Question,
    add_units,
    finish,
    unit_area,
    unit_routed,
    unit_type,
)
from hadur.games.forbidden_stars.state import (
    ATTACK,
    ATTACKER,
    CARDS,
    COMBAT_DECK,
    COMBAT_KIND,
    DEFENCE,
    DEFENDER,
    F_AREA,
    F_FIRST_HIT,
    F_NEXT,
    F_SAFE,
    F_TOKENS,
    HAND,
    MATERIEL,
    MORALE,
    NO_DEFENCE_TOKENS,
    PRESENCE,
    War,
    count,
    units,
    unrouted,
)
from hadur.games.forbidden_stars.verbs import (
    AREA,
    BOTTOM,
    COMBAT_UPGRADE,
    DIE,
    DONE,
    MOVE,
    NO,
    TOP,
    UNIT,
    USE,
    WITH_UPGRADE,
    YES,
)
from hadur.games.forbidden_stars.verbs import (
    TOKEN as ORDER_TOKEN,
)
from hadur.kernel.bits import BIT, members
from hadur.kernel.bits import count as size
from hadur.kernel.moves import first, pack, second, third, verb_of
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask

ASPECT_WARRIOR: Final = 0
FRIGATE: Final = 1
LOW_TYPES: Final = 0b1000111
"""Units of levels 0 and 1, tokens among them."""

declare(ELDAR)

# -- combat cards ----------------------------------------------------------------------------------


def adjacent_of_kind(s: War) -> i64:
    """Areas beside the combat, over no storm, of its kind: worlds or voids."""
    area = s.fight[F_AREA]
    kind = s.galaxy.voids if s.is_void(area) else s.galaxy.worlds
    return s.near[area] & kind


class HitAndRun(Paragraph):
    """Spend a morale die to move a unit to an adjacent friendly or uncontrolled area."""

    def ways(self, s: War, side: i64) -> i64:
        seat = s.fighter(side)
        if s.dice(side, MORALE) == 0 or unrouted(s.force(side)) == 0:
            return 0
        return 1 if hideouts(s, seat) != 0 else 0

    def resolve(self, s: War, side: i64, way: i64) -> None:
        lose_dice(s, side, MORALE, 1)
        s.ask(RUN, s.fighter(side))


def hideouts(s: War, seat: i64) -> i64:
    return adjacent_of_kind(s) & (s.friendly(seat) | s.uncontrolled())


class Run(Question):
    """Which unit moves where?"""

    def answers(self, s: War, ask: Ask) -> vec[i64]:
        out = vec[i64]()
        word = s.army_of(ask.seat, s.fight[F_AREA])
        for type in range(7):
            if count(word, type, 0) > 0:
                for area in members(hideouts(s, ask.seat)):
                    out = append(out, pack(MOVE, type, s.fight[F_AREA], area))
        return finish(out, False, NO)

    def answered(self, s: War, ask: Ask, move: i64) -> None:
        if verb_of(move) == MOVE:
            carry(s, ask.seat, first(move), second(move), third(move))


card("hit-and-run", STARTING, "a", [Gain(attack_tokens(2)), unit(U0 | S0, HitAndRun())])
card(
    "howling-banshees",
    STARTING,
    "a",
    [Gain(rolled_dice()), unit(U0 | S0, Demand(ROUT, UNROUTED, cost=1))],
)
card("striking-scorpions", STARTING, "d", [Gain(rolled_dice()), unit(U0 | S0, EnemyLosesDie())])
card(
    "ranger-support",
    STARTING,
    "dm",
    [Gain(both_tokens(1), condition=IF_ATTACKING), retreat_one(IF_DEFENDING)],
)
card("command-of-the-autarch", STARTING, "", [RallyOrMorale(), FurtherCard()])
card(
    "fire-dragons-vengeance",
    0,
    "aa",
    [
        Flag(NO_DEFENCE_TOKENS, enemy=True, condition=IF_ATTACKING),
        unit(U0 | S0, Gain(defence_tokens(2))),
    ],
)
card(
    "swooping-hawks",
    0,
    "dd",
    [
        Lose(attack_tokens(3), condition=IF_DEFENDING),
        unit(U0 | S0, SpendFor((MORALE,), attack_tokens(2))),
    ],
)
card(
    "wraithguard-advance",
    0,
    "am",
    [
        Gain(rolled_dice(), morale_dice(), names=ROLL_OR_MORALE),
        Turn((DEFENCE,), ATTACK, 2),
        unit(U1 | S0 | S2, Demand(ROUT, UNROUTED, die=MORALE)),
    ],
)
card(
    "wraithguard-support",
    0,
    "dm",
    [
        Gain(rolled_dice(), morale_dice(), names=ROLL_OR_MORALE),
        Turn((ATTACK,), DEFENCE, 2),
        unit(U1 | S0 | S2, rally_one(cost=1)),
    ],
)


class Prism(Paragraph):
    """Attacking: two attack tokens. Defending: the opponent loses five defence tokens."""

    def __init__(self) -> None:
        super().__init__()
        self.free = True

    def ways(self, s: War, side: i64) -> i64:
        if side == ATTACKER:
            return 1
        return 1 if s.side(1 - side, F_TOKENS + DEFENCE) > 0 else 0

    def resolve(self, s: War, side: i64, way: i64) -> None:
        if side == ATTACKER:
            gain_tokens(s, side, ATTACK, 2)
        else:
            lose_tokens(s, 1 - side, DEFENCE, 5)


card("fire-prism", 2, "aad", [Turn((MORALE,), ATTACK, 8), unit(U2 | S2, Prism())])


class WaveSerpent(Paragraph):
    """Spend a morale die to move any number of units of levels 0 and 1 to an adjacent area; a
    combat there follows this one (FS-26.5, FS-27.17)."""

    def ways(self, s: War, side: i64) -> i64:
        if s.dice(side, MORALE) == 0 or serpent_areas(s, s.fighter(side)) == 0:
            return 0
        word = s.force(side)
        for type in range(7):
            if LOW_TYPES & BIT[type] != 0 and count(word, type, 0) > 0:
                return 1
        return 0

    def resolve(self, s: War, side: i64, way: i64) -> None:
        lose_dice(s, side, MORALE, 1)
        s.ask(SERPENT_AREA, s.fighter(side))


def serpent_areas(s: War, seat: i64) -> i64:
    """Adjacent areas; an enemy one only if no other has been contested by this card."""
    out = adjacent_of_kind(s)
    if s.fight[F_NEXT] >= 0:
        out &= ~s.others(seat) | BIT[s.fight[F_NEXT] & 63]
    return out


class SerpentArea(PickArea):
    """Where to?"""

    def choices(self, s: War, ask: Ask) -> i64:
        return serpent_areas(s, ask.seat)

    def picked(self, s: War, ask: Ask, area: i64) -> None:
        s.ask(SERPENT_UNITS, ask.seat, 0, area)


class SerpentUnits(Question):
    """Which units go along? At most five (FS-9.28)."""

    def answers(self, s: War, ask: Ask) -> vec[i64]:
        out = vec[i64]()
        if units(s.army_of(ask.seat, ask.a)) < 5:
            out = add_units(out, s, ask.seat, s.fight[F_AREA], UNROUTED, LOW_TYPES)
        return append(out, pack(DONE))

    def answered(self, s: War, ask: Ask, move: i64) -> None:
        if verb_of(move) == DONE:
            return
        carry(s, ask.seat, unit_type(move), s.fight[F_AREA], ask.a)
        if s.others(ask.seat) & BIT[ask.a] != 0:
            s.fight[F_NEXT] = ask.a | (ask.seat << 8)
        s.ask(self, ask.seat, 0, ask.a)


card(
    "wave-serpent",
    2,
    "add",
    [
        Gain(rolled_dice()),
        Demand(die=MORALE, may=True, gains=defence_tokens(3)),
        unit(U2 | S2, WaveSerpent()),
    ],
)


class Guidance(Paragraph):
    """Rout an own unit; then units suffer no damage in this execution round."""

    def ways(self, s: War, side: i64) -> i64:
        return 1 if unrouted(s.force(side)) > 0 else 0

    def resolve(self, s: War, side: i64, way: i64) -> None:
        s.fight[F_SAFE] = 1
        pick(s, side, side, ROUT, UNROUTED)

    def lapse(self, s: War, side: i64) -> None:
        s.fight[F_SAFE] = 0


card("spiritseers-guidance", 2, "adm", [Gain(morale_dice()), Guidance()])


class DrawCard(Paragraph):
    """Draw a combat card."""

    def __init__(self) -> None:
        super().__init__()
        self.free = True

    def ways(self, s: War, side: i64) -> i64:
        return 1 if s.size[s.pile_of(s.fighter(side), COMBAT_DECK)] > 0 else 0

    def resolve(self, s: War, side: i64, way: i64) -> None:
        draw_cards(s, side, 1)


card(
    "holofield-emitter", 3, "addm", [Gain(rolled_dice()), DrawCard(), unit(U3 | S2, FurtherCard())]
)


class LoseRandomCard(Paragraph):
    """The opponent discards a random card from hand."""

    def __init__(self) -> None:
        super().__init__()
        self.free = True

    def ways(self, s: War, side: i64) -> i64:
        return 1 if s.size[s.pile_of(s.fighter(1 - side), HAND)] > 0 else 0

    def resolve(self, s: War, side: i64, way: i64) -> None:
        seat = s.fighter(1 - side)
        hand = s.pile_of(seat, HAND)
        found = s.card_in(hand, s.chance(CARDS, s.size[hand]))
        s.reveal(found, s.all_seats())
        s.tell(log.DISCARDED, seat, s.kind[found] - COMBAT_KIND)
        s.put(found, s.pile_of(seat, COMBAT_DECK))
        s.shuffle(s.pile_of(seat, COMBAT_DECK), CARDS)


class Lance(Paragraph):
    """Four attack tokens, unless the opponent allows one of his faceup cards to be discarded
    (FS-S128)."""

    def __init__(self) -> None:
        super().__init__()
        self.free = True

    def resolve(self, s: War, side: i64, way: i64) -> None:
        s.ask(ALLOW, s.fighter(1 - side), 0, side)


class Allow(Question):
    """Allow the discard? Else the attacker gains four attack tokens."""

    def answers(self, s: War, ask: Ask) -> vec[i64]:
        return append(append(vec[i64](), pack(YES)), pack(NO))

    def answered(self, s: War, ask: Ask, move: i64) -> None:
        if verb_of(move) == NO:
            gain_tokens(s, ask.a, ATTACK, 4)
        else:
            s.ask(LANCED, s.fighter(ask.a), 0, 1 - ask.a)


class Lanced(Question):
    """Which faceup card of the opponent is discarded?"""

    def answers(self, s: War, ask: Ask) -> vec[i64]:
        return played_answers(s, ask.a)

    def answered(self, s: War, ask: Ask, move: i64) -> None:
        if verb_of(move) != NO:
            discard_played(s, ask.a, first(move), ask.seat)


card("psychic-lance", 3, "aad", [Gain(rolled_dice()), LoseRandomCard(), unit(U3 | S2, Lance())])

# -- order upgrades --------------------------------------------------------------------------------


class CorsairRaid(Upgrade):
    """A strike after the combat of this order (FS-S122)."""

    def after_combat(self, s: War, seat: i64) -> None:
        s.push(OFFER_STRIKE, seat, 1)


CorsairRaid("corsair-raid", ADVANCE, 1, 2)


class Farseers(Upgrade):
    """A Strategize Order is resolved without units."""

    def without_units(self, s: War, seat: i64) -> None:
        s.ask(FARSIGHTED, seat)

    def used(self, s: War, seat: i64, argument: i64) -> None:
        s.ask(PURCHASE, seat)


class Farsighted(Question):
    """Resolve the order without units?"""

    def answers(self, s: War, ask: Ask) -> vec[i64]:
        return append(append(vec[i64](), pack(USE, FARSEERS.number)), pack(DONE))

    def answered(self, s: War, ask: Ask, move: i64) -> None:
        if verb_of(move) == USE:
            use(s, ask.seat, FARSEERS.number)


FARSEERS: Final = Farseers("farseers", STRATEGIZE, 1, 2)


class WraithboneSingers(Upgrade):
    """The structure of a Deploy Order may stand beside one other structure."""

    def while_a_structure_is_purchased(self, out: vec[i64], s: War, seat: i64) -> vec[i64]:
        for area in members(s.friendly_worlds(seat) & areas_of(s.active)):
            if size(s.structures(area)) == 1:
                for structure in range(3):
                    if s.structures(area) & BIT[structure] == 0:
                        out = add_structures(out, s, seat, structure, BIT[area], WITH_UPGRADE)
        return out


WraithboneSingers("wraithbone-singers", DEPLOY, 1, 2)


class TacticalStrikes(StrikeUpgrade):
    """Choose an enemy unit on the world: it must suffer damage first."""

    def possible(self, s: War, seat: i64) -> bool:
        return units(s.force(DEFENDER)) > 0

    def effect(self, s: War, seat: i64) -> None:
        s.ask(FIRST_HIT, seat)


class FirstHit(Question):
    """Which unit suffers first?"""

    def answers(self, s: War, ask: Ask) -> vec[i64]:
        other = s.fighter(DEFENDER)
        out = add_units(vec[i64](), s, other, s.fight[F_AREA], ANY, ALL_TYPES)
        return finish(out, False, NO)

    def answered(self, s: War, ask: Ask, move: i64) -> None:
        if verb_of(move) == UNIT:
            s.set_side(DEFENDER, F_FIRST_HIT, 1 + unit_type(move) + 8 * unit_routed(move))

    def owner(self, s: War, ask: Ask, move: i64) -> i64:
        return s.fighter(DEFENDER)


TacticalStrikes("tactical-strikes", 0, 1, MORALE, 1)


class StrafingRun(StrikeUpgrade):
    """Move own ships of the active system to a friendly or uncontrolled void of one beside it
    (FS-26.13)."""

    def possible(self, s: War, seat: i64) -> bool:
        return havens(s, seat) != 0

    def effect(self, s: War, seat: i64) -> None:
        s.ask(HAVEN, seat, havens(s, seat))


def havens(s: War, seat: i64) -> i64:
    """Voids beside the active system that ships can reach."""
    out: i64 = 0
    for system in members(s.galaxy.beside[s.active]):
        if ships_pass(s, seat, s.active, system):
            out |= areas_of(system)
    return out & s.galaxy.voids & (s.friendly(seat) | s.uncontrolled())


class Haven(PickArea):
    """To which void?"""

    def picked(self, s: War, ask: Ask, area: i64) -> None:
        s.ask(SAIL, ask.seat, 0, area)


class Sail(Question):
    """Which ships go?"""

    def answers(self, s: War, ask: Ask) -> vec[i64]:
        out = vec[i64]()
        for void in members(areas_of(s.active) & s.galaxy.voids & s.has(ask.seat, PRESENCE)):
            if units(s.army_of(ask.seat, ask.a)) < 5:
                out = add_units(out, s, ask.seat, void, UNROUTED, SHIP_TYPES)
        return append(out, pack(DONE))

    def answered(self, s: War, ask: Ask, move: i64) -> None:
        if verb_of(move) == UNIT:
            carry(s, ask.seat, unit_type(move), unit_area(move), ask.a)
            s.ask(self, ask.seat, 0, ask.a)


StrafingRun("strafing-run", 2, 3, DEFENCE, 2)

# -- the ability of the sheet ----------------------------------------------------------------------


class WebwayPortal(SheetAbility):
    """A unit of a world of the active system to a friendly world anywhere."""

    def offers(self, s: War, seat: i64) -> vec[i64]:
        ends = s.friendly_worlds(seat)
        out = vec[i64]()
        for area in members(areas_of(s.active) & s.has(seat, PRESENCE) & s.galaxy.worlds):
            out = add_moves(out, s, seat, area, ends & ~BIT[area], GROUND_TYPES)
        return out

    def carry_out(self, s: War, seat: i64, move: i64) -> None:
        carry(s, seat, first(move), second(move), third(move))


WebwayPortal(ELDAR)

# -- events ----------------------------------------------------------------------------------------


class Farsight(EventCard):
    """Take all own units of this combat and place them in a friendly area (FS-S121)."""

    def usable(self, s: War, seat: i64) -> bool:
        side = s.side_in_fight(seat)
        return side >= 0 and s.force(side) != 0 and safe_areas(s, seat) != 0

    def resolve(self, s: War, seat: i64) -> None:
        s.ask(FORESEEN, seat, safe_areas(s, seat))


def safe_areas(s: War, seat: i64) -> i64:
    kind = s.galaxy.voids if s.is_void(s.fight[F_AREA]) else s.galaxy.worlds
    return s.friendly(seat) & kind & ~BIT[s.fight[F_AREA]]


class Foreseen(PickArea):
    """Where do they go?"""

    def picked(self, s: War, ask: Ask, area: i64) -> None:
        start = s.fight[F_AREA]
        word = s.army_of(ask.seat, start)
        s.put_army(ask.seat, start, 0)
        s.put_army(ask.seat, area, s.army_of(ask.seat, area) + word)
        for type in range(7):
            for _ in range(count(word, type, 0) + count(word, type, 1)):
                s.tell(log.MOVED, ask.seat, type, start, area)


class WarpGate(EventCard):
    """Take any own units from one area and place them in a friendly or uncontrolled area."""

    def usable(self, s: War, seat: i64) -> bool:
        return len(gate_starts(s, seat)) > 0

    def resolve(self, s: War, seat: i64) -> None:
        s.ask(GATE_FROM, seat)


def gate_starts(s: War, seat: i64) -> vec[i64]:
    out = vec[i64]()
    for area in members(s.has(seat, PRESENCE)):
        if unrouted(s.army_of(seat, area)) > 0 and gate_ends(s, seat, area) != 0:
            out = append(out, pack(AREA, area))
    return out


def gate_ends(s: War, seat: i64, area: i64) -> i64:
    kind = s.galaxy.voids if s.is_void(area) else s.galaxy.worlds
    return kind & (s.friendly(seat) | s.uncontrolled()) & ~BIT[area]


class GateFrom(Question):
    """From where?"""

    def answers(self, s: War, ask: Ask) -> vec[i64]:
        out = gate_starts(s, ask.seat)
        return finish(out, False, NO)

    def answered(self, s: War, ask: Ask, move: i64) -> None:
        if verb_of(move) == AREA:
            s.ask(GATE_TO, ask.seat, gate_ends(s, ask.seat, first(move)), first(move))


class GateTo(PickArea):
    """To where?"""

    def picked(self, s: War, ask: Ask, area: i64) -> None:
        s.ask(GATE_UNITS, ask.seat, 0, ask.a, area)


class GateUnits(Question):
    """Which units?"""

    def answers(self, s: War, ask: Ask) -> vec[i64]:
        out = add_units(vec[i64](), s, ask.seat, ask.a, UNROUTED, ALL_TYPES)
        return append(out, pack(DONE))

    def answered(self, s: War, ask: Ask, move: i64) -> None:
        if verb_of(move) == UNIT:
            carry(s, ask.seat, unit_type(move), ask.a, ask.b)
            s.ask(self, ask.seat, 0, ask.a, ask.b)


class Outmanoeuvre(EventCard):
    """Look at an own order token in a stack, then put it on top or at the bottom."""

    def usable(self, s: War, seat: i64) -> bool:
        return len(own_tokens(s, seat)) > 0

    def resolve(self, s: War, seat: i64) -> None:
        s.ask(WHICH_TOKEN, seat)


def own_tokens(s: War, seat: i64) -> vec[i64]:
    out = vec[i64]()
    for system in range(s.galaxy.systems):
        for k in range(s.size[system]):
            if s.owner(s.card_in(system, k)) == seat:
                out = append(out, pack(ORDER_TOKEN, system, k))
    return out


class WhichToken(Question):
    """Which token?"""

    def answers(self, s: War, ask: Ask) -> vec[i64]:
        out = own_tokens(s, ask.seat)
        return finish(out, False, NO)

    def answered(self, s: War, ask: Ask, move: i64) -> None:
        if verb_of(move) == ORDER_TOKEN:
            token = s.card_in(first(move), second(move))
            s.reveal(token, BIT[ask.seat])
            s.ask(TOP_OR_BOTTOM, ask.seat, 0, first(move), second(move))


class TopOrBottom(Question):
    """On top of its stack, or at the bottom?"""

    def answers(self, s: War, ask: Ask) -> vec[i64]:
        return append(append(vec[i64](), pack(TOP)), pack(BOTTOM))

    def answered(self, s: War, ask: Ask, move: i64) -> None:
        system = ask.a
        if s.size[system] <= ask.b:
            return
        # By its place, not by its number: others may imagine another token there.
        token = s.card_in(system, ask.b)
        old = s.top(system)
        if verb_of(move) == TOP:
            if old != token:
                s.knows[old] = 0
            s.put(token, system)
            s.knows[token] = BIT[ask.seat]
        else:
            s.put_below(token, system)
            if s.top(system) != token:
                s.knows[token] = 0
            uncover(s, system)
        s.tell(log.ORDER_MOVED, ask.seat, system, ask.b, 1 if verb_of(move) == TOP else 0)


class ViciousRaids(EventCard):
    """Reroll any own dice of a strike, then gain a die with an icon of choice."""

    def resolve(self, s: War, seat: i64) -> None:
        s.ask(REROLL_DICE, seat)


class RerollDice(Question):
    """Which die is rolled again? Each at most once, so the numbers of dice to reroll are chosen
    together: a has the dice still to be rolled, four bits for each face."""

    def answers(self, s: War, ask: Ask) -> vec[i64]:
        out = vec[i64]()
        for face in range(3):
            if s.dice(ATTACKER, face) > (ask.a >> (4 * face)) & 15:
                out = append(out, pack(DIE, face))
        return append(out, pack(DONE))

    def answered(self, s: War, ask: Ask, move: i64) -> None:
        if verb_of(move) == DIE:
            s.ask(self, ask.seat, 0, ask.a + BIT[4 * first(move)])
            return
        many = vec[i64]([(int(ask.a) >> 0) & 15, (int(ask.a) >> 4) & 15, (int(ask.a) >> 8) & 15])
        reroll_chosen(s, many)
        if s.all_dice(ATTACKER) < DICE_LIMIT:
            s.ask(RAID_DIE, ask.seat)


def reroll_chosen(s: War, many: vec[i64]) -> None:
    """Take all chosen dice, then roll them, so that none is rolled twice."""
    total: i64 = 0
    for face in range(3):
        total += many[face]
        lose_dice(s, ATTACKER, face, many[face])
    roll_dice(s, ATTACKER, total)


class RaidDie(Question):
    """Which icon does the new die show?"""

    def answers(self, s: War, ask: Ask) -> vec[i64]:
        out = vec[i64]()
        for face in range(3):
            out = append(out, pack(DIE, face))
        return out

    def answered(self, s: War, ask: Ask, move: i64) -> None:
        gain_dice(s, ATTACKER, first(move), 1)


class OutcastsReturned(PlacingEvent):
    """A Frigate in any uncontrolled void: a free one, or one taken from another void."""

    def places(self, s: War, seat: i64) -> vec[i64]:
        ends = s.uncontrolled() & s.galaxy.voids
        out = add_place_moves(vec[i64](), s, seat, FRIGATE, ends, 1)
        for area in members(s.has(seat, PRESENCE) & s.galaxy.voids):
            out = add_moves(out, s, seat, area, ends, BIT[FRIGATE])
        return out

    def free(self, s: War, seat: i64) -> bool:
        return s.supply(seat, FRIGATE) > 0


class ExoditeColony(EventCard):
    """For 1 materiel a free city on a friendly or uncontrolled world without structure and
    without Eldar objective (FS-26.6, FS-26.7)."""

    def usable(self, s: War, seat: i64) -> bool:
        return colonies(s, seat) != 0

    def resolve(self, s: War, seat: i64) -> None:
        s.ask(COLONY, seat, colonies(s, seat))


def colonies(s: War, seat: i64) -> i64:
    out: i64 = 0
    if s.has(seat, MATERIEL) == 0 or not s.can_build(seat, CITY):
        return out
    for area in members((s.friendly(seat) | s.uncontrolled()) & s.galaxy.worlds):
        if s.structures(area) == 0 and s.objective(area) != seat:
            out |= BIT[area]
    return out


class Colony(PickArea):
    """Which world?"""

    def picked(self, s: War, ask: Ask, area: i64) -> None:
        s.gain_materiel(ask.seat, -1)
        s.build(ask.seat, area, CITY)
        s.tell(log.BUILT, ask.seat, CITY, area, 1)


class LegacyOfVaul(EventCard):
    """Two forge tokens."""

    def free(self, s: War, seat: i64) -> bool:
        return True

    def resolve(self, s: War, seat: i64) -> None:
        receive(s, seat, FORGE)
        receive(s, seat, FORGE)


RUN: Final = Run("hit-and-run", "FS-9.31", True)
SERPENT_AREA: Final = SerpentArea("wave-serpent-area", "FS-26.5")
SERPENT_UNITS: Final = SerpentUnits("wave-serpent-units", "FS-26.5", True)
ALLOW: Final = Allow("allow-discard", "FS-27.27", True)
LANCED: Final = Lanced("psychic-lance", "FS-24.12", True)
FARSIGHTED: Final = Farsighted("use-farseers", "FS-22.16", True)
FIRST_HIT: Final = FirstHit("tactical-strikes", "FS-10.16", True)
HAVEN: Final = Haven("strafing-run", "FS-26.13")
SAIL: Final = Sail("strafing-run-ships", "FS-26.13", True)
FORESEEN: Final = Foreseen("farsight", "FS-20.8")
GATE_FROM: Final = GateFrom("warp-gate-from", "FS-20.8", True)
GATE_TO: Final = GateTo("warp-gate-to", "FS-20.8")
GATE_UNITS: Final = GateUnits("warp-gate-units", "FS-20.8", True)
WHICH_TOKEN: Final = WhichToken("outmanoeuvre", "FS-20.8", True)
TOP_OR_BOTTOM: Final = TopOrBottom("top-or-bottom", "FS-20.8", True)
REROLL_DICE: Final = RerollDice("vicious-raids", "FS-10.16", True)
RAID_DIE: Final = RaidDie("raid-die", "FS-16.4", True)
WARRIOR_PATH: Final = CheapUpgrade("path-of-the-warrior", "FS-20.7", COMBAT_UPGRADE, CITY)
COLONY: Final = Colony("exodite-colony", "FS-26.6")

Farsight("farsight", ACROSS, W_DAMAGE_STARTS)
WarpGate("warp-gate", RIGHT, W_INSTEAD)
Outmanoeuvre("outmanoeuvre", ALONG, W_PLANNING_ENDS)
ViciousRaids("vicious-raids", LEFT, W_AFTER_STRIKE)
Bargain("path-of-the-warrior", LEFT, WARRIOR_PATH)
OutcastsReturned("outcasts-returned", ACROSS)
ExoditeColony("exodite-colony", RIGHT)
LegacyOfVaul("legacy-of-vaul", ALONG)
