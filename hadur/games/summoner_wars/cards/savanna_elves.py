"""Savanna Elves: charges that flow from spirit to spirit."""

from __future__ import annotations

from typing import Final

from hadur.games.summoner_wars.abilities import ids
from hadur.games.summoner_wars.abilities.builders import (
    MAY,
    MUST,
    GainCharge,
    Optional,
    TargetedEvent,
    Targeting,
)
from hadur.games.summoner_wars.abilities.constant import LIFE, PerCharge, SummonPlace, beside
from hadur.games.summoner_wars.abilities.hooks import (
    AFTER_ATTACK,
    AFTER_MOVE,
    ANY_SUMMONED,
    SUMMONED,
    Ability,
    ActiveEvent,
)
from hadur.games.summoner_wars.abilities.ids import (
    CHARGED,
    COMMUNE_WITH_SPIRITS,
    IMBUED_LIFE,
    IMBUED_SPEED,
    IMBUED_STRENGTH,
    INSPIRE,
    MOMENTUM,
    PREPARE,
    SPIRIT_BOND,
    SWIFT_SHOT,
    TRAMPLE,
    WITHDRAW,
)
from hadur.games.summoner_wars.abilities.in_force import IN_FORCE, InForce
from hadur.games.summoner_wars.abilities.targets import ANYONE, FRIENDLY, Targets
from hadur.games.summoner_wars.board import ADJACENT
from hadur.games.summoner_wars.cards.definition import (
    ATTACK_PHASE,
    CHAMPION,
    COMMON,
    MOVE_PHASE,
    SUMMON_PHASE,
    TABLES,
    UNIT,
    Faction,
    champion,
    common,
    epic,
    melee,
    ranged,
    standard,
    summoner,
)
from hadur.games.summoner_wars.phases.attack import ANY_CARD, EXTRA_ATTACK, may_attack_extra
from hadur.games.summoner_wars.phases.damage import gain_charge, lose_charge, spend_magic
from hadur.games.summoner_wars.phases.event import EventEffect
from hadur.games.summoner_wars.phases.force import NOTHING_MORE, ForceTo, force_spaces
from hadur.games.summoner_wars.phases.move import MOVES_PER_TURN
from hadur.games.summoner_wars.phases.turn import Activated
from hadur.games.summoner_wars.prompts import Branch, Pick
from hadur.games.summoner_wars.state import ACTIVE_AREA, SWIFT_SHOT_SPENT, Battle
from hadur.games.summoner_wars.values import may_move
from hadur.kernel.bits import BIT, count, lowest
from hadur.kernel.native import i64
from hadur.kernel.state import Ask

SAVANNA_ELVES: Final = Faction(
    "savanna-elves",
    start={"abua-shi": "d1", "starting-gate": "d2", "border-archer": "d3", "lioness": "c3"},
)

FRIEND_NEAR: Final = Targets(UNIT, FRIENDLY, reach=3)

ABUA_SHI = summoner("abua-shi", ranged(5), 10, "bud knot", [SPIRIT_BOND])


class SpiritBond(Targeting):
    """After it moves: a charge for a friendly unit within 3, and all of its own on top."""

    def strike(self, s: Battle, source: i64, target: i64, x: i64, y: i64) -> None:
        gain_charge(s, target)
        given = s.charges[source]
        lose_charge(s, source, given)
        gain_charge(s, target, given)


SPIRIT_BOND_TRIGGER: Final = SpiritBond("spirit-bond", SPIRIT_BOND, AFTER_MOVE, FRIEND_NEAR)

MAKEINDA_RU = champion("makeinda-ru", ranged(2), 5, 9, "knot", [PREPARE, SWIFT_SHOT])


class Prepare(Activated):
    """Instead of moving the unit gains a charge."""

    def usable(self, s: Battle, unit: i64) -> bool:
        here = BIT[s.space[unit]]
        return (
            s.moves_used < MOVES_PER_TURN
            and (s.moved | s.instead) & here == 0
            and may_move(s, unit)
        )

    def use(self, s: Battle, unit: i64) -> None:
        s.instead |= BIT[s.space[unit]]
        s.moves_used += 1
        gain_charge(s, unit)


PREPARE_ACTION: Final = Prepare(PREPARE, MOVE_PHASE)


class SwiftShot(Optional):
    """Once per turn, after it attacks: a charge for one more attack."""

    def occurs(self, s: Battle, source: i64, x: i64, y: i64) -> bool:
        return s.spent[source] & SWIFT_SHOT_SPENT == 0

    def possible(self, s: Battle, source: i64, x: i64, y: i64) -> bool:
        return (
            s.spent[source] & SWIFT_SHOT_SPENT == 0
            and s.charges[source] > 0
            and may_attack_extra(s, source, ANY_CARD)
        )

    def use(self, s: Battle, source: i64, x: i64, y: i64) -> None:
        s.spent[source] |= SWIFT_SHOT_SPENT
        lose_charge(s, source, 1)
        s.push(EXTRA_ATTACK, source, ANY_CARD, 0)


SWIFT_SHOT_TRIGGER: Final = SwiftShot("swift-shot", SWIFT_SHOT, AFTER_ATTACK)

MITI_KYRU = champion("miti-kyru", melee(4), 5, 7, "bud knot", [INSPIRE, WITHDRAW])


class Inspire(Ability):
    """After it moves every friendly unit beside it gains a charge."""

    def happen(self, s: Battle, source: i64, x: i64, y: i64) -> None:
        charge_each(s, ADJACENT[s.space[source]] & s.units() & s.side[s.controller[source]])


def charge_each(s: Battle, spaces: i64) -> None:
    """A charge for every card on these spaces."""
    while spaces != 0:
        gain_charge(s, s.at[lowest(spaces)])
        spaces &= spaces - 1


INSPIRE_TRIGGER: Final = Inspire("inspire", INSPIRE, AFTER_MOVE, True)


class Withdraw(Ability):
    """After it attacks: for a charge or 1 magic it is forced 1 or 2 spaces."""

    def __init__(self, name: str, ability: i64, moment: i64) -> None:
        super().__init__(name, ability, moment)
        self.ways: Final = WithdrawWays(name, MAY, ["spend-charge", "spend-magic"], True)

    def happen(self, s: Battle, source: i64, x: i64, y: i64) -> None:
        if force_spaces(s, source, 1, 2) == 0:
            return
        seat = s.controller[source]
        ways: i64 = 0
        if s.charges[source] > 0:
            ways |= 1
        if s.magic[seat] > 0:
            ways |= 2
        if ways != 0:
            s.ask(self.ways, seat, ways, source)


class WithdrawWays(Branch):
    """How is the withdrawal paid? a: the unit."""

    def chosen(self, s: Battle, ask: Ask, branch: i64) -> None:
        if branch == 0:
            lose_charge(s, ask.a, 1)
        else:
            spend_magic(s, ask.seat, 1)
        s.ask(WITHDRAW_TO, ask.seat, force_spaces(s, ask.a, 1, 2), ask.a, NOTHING_MORE)


WITHDRAW_TO: Final = ForceTo("withdraw-space", "SW-16.5", False)
WITHDRAW_TRIGGER: Final = Withdraw("withdraw", WITHDRAW, AFTER_ATTACK)

MITI_MUMWAY = champion("miti-mumway", melee(1), 8, 11, "bud", [IMBUED_STRENGTH, TRAMPLE])
BORDER_ARCHER = common("border-archer", ranged(2), 2, 4, "knot", [PREPARE, SWIFT_SHOT])
LIONESS = common("lioness", melee(3), 2, 2, "bud", [MOMENTUM, IMBUED_LIFE])
PerCharge(IMBUED_LIFE, LIFE)

RHINOCEROS = common("rhinoceros", melee(2), 2, 5, "bud", [IMBUED_SPEED, TRAMPLE])


SPIRIT_MAGE = common("spirit-mage", ranged(3), 1, 2, "knot", [CHARGED, COMMUNE_WITH_SPIRITS])
CHARGED_TRIGGER: Final = GainCharge("charged", CHARGED, SUMMONED, True)


class CommuneWithSpirits(Ability):
    """After it moves: a charge, or for a charge one to a friendly unit within 3."""

    def __init__(self, name: str, ability: i64, moment: i64) -> None:
        super().__init__(name, ability, moment)
        self.ways: Final = CommuneWays(name, MUST, ["gain-charge", "give-charge"])
        self.friend: Final = CommuneFriend("commune-with-spirits-friend", "SW-20.3", False)

    def happen(self, s: Battle, source: i64, x: i64, y: i64) -> None:
        ways: i64 = 1
        if s.charges[source] > 0 and commune_friends(s, source) != 0:
            ways = 3
        s.ask(self.ways, s.controller[source], ways, source)


def commune_friends(s: Battle, mage: i64) -> i64:
    return FRIEND_NEAR.spaces(s, s.controller[mage], s.space[mage])


class CommuneWays(Branch):
    """a: the mage."""

    def chosen(self, s: Battle, ask: Ask, branch: i64) -> None:
        if branch == 0:
            gain_charge(s, ask.a)
        else:
            s.ask(COMMUNE_TRIGGER.friend, ask.seat, commune_friends(s, ask.a), ask.a)


class CommuneFriend(Pick):
    """Who gets the charge? a: the mage that spends one."""

    def picked(self, s: Battle, ask: Ask, space: i64) -> None:
        friend = s.at[space]
        lose_charge(s, ask.a, 1)
        if s.on_field(friend):
            gain_charge(s, friend)


COMMUNE_TRIGGER: Final = CommuneWithSpirits(
    "commune-with-spirits", COMMUNE_WITH_SPIRITS, AFTER_MOVE
)

CHANT_OF_ENTANGLING = standard(
    "chant-of-entangling", SUMMON_PHASE, "knot", active=ids.CHANT_OF_ENTANGLING
)


class ChantOfEntangling(EventEffect):
    """Two friendly commons near the summoner lend each other what is printed on them."""

    def __init__(self) -> None:
        super().__init__(CHANT_OF_ENTANGLING)
        self.one: Final = EntangledOne("chant-of-entangling", "SW-20.3", False)
        self.other: Final = EntangledOther("chant-of-entangling-other", "SW-20.3", False)

    def playable(self, s: Battle, seat: i64) -> bool:
        return count(ENTANGLED.spaces(s, seat, -1)) >= 2

    def play(self, s: Battle, seat: i64, event: i64) -> None:
        spaces = ENTANGLED.spaces(s, seat, -1)
        if count(spaces) == 2:
            first = lowest(spaces)
            entangle(s, event, s.at[first], s.at[lowest(spaces & ~BIT[first])])
        else:
            s.ask(self.one, seat, spaces, event)


ENTANGLED: Final = Targets(COMMON, FRIENDLY, reach=3, of_summoner=True)


def entangle(s: Battle, event: i64, one: i64, other: i64) -> None:
    s.target[event] = one
    s.target2[event] = other


class EntangledOne(Pick):
    """Which common is the first of the two? a: the event."""

    def picked(self, s: Battle, ask: Ask, space: i64) -> None:
        s.ask(CHANT.other, ask.seat, ask.options & ~BIT[space], ask.a, s.at[space])


class EntangledOther(Pick):
    """And which is the second? a: the event, b: the first."""

    def picked(self, s: Battle, ask: Ask, space: i64) -> None:
        entangle(s, ask.a, ask.b, s.at[space])


CHANT: Final = ChantOfEntangling()


class Entangled(InForce):
    """From now on each of the two has the base abilities of both."""

    def begin(self, s: Battle, event: i64) -> None:
        s.relearn(s.target[event])
        s.relearn(s.target2[event])

    def end(self, s: Battle, one: i64, other: i64) -> None:
        for card in (one, other):
            if card >= 0 and s.on_field(card):
                s.relearn(card)

    def goes_with_its_target(self) -> bool:
        return True


IN_FORCE[ids.CHANT_OF_ENTANGLING] = Entangled()

CHANT_OF_GROWTH = standard("chant-of-growth", MOVE_PHASE, "bud")


class ChantOfGrowth(TargetedEvent):
    """A charge for a friendly unit and for every friendly unit beside it."""

    def strike(self, s: Battle, seat: i64, event: i64, target: i64) -> None:
        space = s.space[target]
        charge_each(s, (ADJACENT[space] | BIT[space]) & s.units() & s.side[seat])


ChantOfGrowth(CHANT_OF_GROWTH, Targets(UNIT, FRIENDLY))

CHANT_OF_POWER = epic("chant-of-power", ATTACK_PHASE, 1)


class ChantOfPower(TargetedEvent):
    """A common or champion near the summoner has Imbued Strength this turn."""

    def strike(self, s: Battle, seat: i64, event: i64, target: i64) -> None:
        s.gain_ability(target, IMBUED_STRENGTH)


ChantOfPower(CHANT_OF_POWER, Targets(COMMON | CHAMPION, ANYONE, reach=3, of_summoner=True))

CHANT_OF_WEAVING = standard(
    "chant-of-weaving", SUMMON_PHASE, "bud knot", active=ids.CHANT_OF_WEAVING
)


class BesideTheWoven(SummonPlace):
    """Units may be summoned beside the chosen unit."""

    def for_any(self, s: Battle, seat: i64) -> i64:
        if s.effect(seat, ids.CHANT_OF_WEAVING) == 0:
            return 0
        found: i64 = 0
        area = ACTIVE_AREA + seat
        for k in range(s.size[area]):
            event = s.card_in(area, k)
            woven = s.target[event]
            if TABLES.effect[s.kind[event]] == ids.CHANT_OF_WEAVING and woven >= 0:
                found |= BIT[s.space[woven]]
        return beside(found)


BesideTheWoven()


class ChantOfWeaving(TargetedEvent):
    """A friendly unit beside which its player may summon."""

    def strike(self, s: Battle, seat: i64, event: i64, target: i64) -> None:
        s.target[event] = target


ChantOfWeaving(CHANT_OF_WEAVING, Targets(UNIT, FRIENDLY))


class Woven(ActiveEvent):
    """The chosen unit gains a charge for every unit summoned beside it."""

    def occurs(self, s: Battle, source: i64, x: i64, y: i64) -> bool:
        target = s.target[source]
        if target < 0 or y != s.controller[source]:
            return False
        return ADJACENT[s.space[target]] & BIT[s.space[x]] != 0

    def happen(self, s: Battle, source: i64, x: i64, y: i64) -> None:
        if s.target[source] >= 0:
            gain_charge(s, s.target[source])


WOVEN_TRIGGER: Final = Woven("chant-of-weaving", ids.CHANT_OF_WEAVING, ANY_SUMMONED, True)
