"""Vanguards: the Citadel heals, shields and judges."""

from __future__ import annotations

from typing import Final

from hadur.games.summoner_wars import log
from hadur.games.summoner_wars.abilities import ids
from hadur.games.summoner_wars.abilities.builders import MAY, attacked_enemy_unit, tell_use
from hadur.games.summoner_wars.abilities.constant import (
    STRENGTH,
    Bonus,
    Grant,
    OwnBonus,
    SummonPlace,
)
from hadur.games.summoner_wars.abilities.hooks import (
    AFTER_ATTACK,
    START_SUMMON,
    UNIT_DESTROYED,
    Ability,
    ActiveEvent,
)
from hadur.games.summoner_wars.abilities.ids import (
    ARROW_OF_LIGHT,
    CITADEL_CHAMPION,
    DIVINE_SHIELD,
    ENGAGE,
    GUARDED,
    GUIDANCE,
    HEAL,
    INTERCESSION,
    PROTECT,
    RADIANT_SHOT,
    THE_CITADELS_MIGHT,
)
from hadur.games.summoner_wars.abilities.targets import FRIENDLY, Targets
from hadur.games.summoner_wars.board import ADJACENT, within
from hadur.games.summoner_wars.cards.definition import (
    ATTACK_PHASE,
    CHAMPION,
    CITADEL,
    COMMON,
    MAGIC_PHASE,
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
from hadur.games.summoner_wars.phases.attack import (
    HEALING,
    BeforeRoll,
    Preparation,
    offer_reroll,
    roll,
    specials_in,
)
from hadur.games.summoner_wars.phases.damage import (
    check_lives,
    discard_event,
    gain_charge,
    gain_magic,
    heal,
    lose_charge,
)
from hadur.games.summoner_wars.phases.event import EventEffect
from hadur.games.summoner_wars.phases.magic import discard_seen, discard_unseen, draw_cards
from hadur.games.summoner_wars.phases.turn import OnExpiry
from hadur.games.summoner_wars.prompts import Confirm, TakeCard
from hadur.games.summoner_wars.state import BOTH, DECK, DISCARD_PILE, HAND, Battle
from hadur.games.summoner_wars.values import named, strength
from hadur.kernel.bits import BIT, count, lowest
from hadur.kernel.native import i64
from hadur.kernel.state import Ask, step1, step2

VANGUARDS: Final = Faction(
    "vanguards",
    start={
        "sera-eldwyn": "d1",
        "starting-gate": "d3",
        "temple-priest": "c4",
        "citadel-archer": "e3",
    },
)

SERA_ELDWYN = summoner("sera-eldwyn", ranged(2), 12, "shield sun", [THE_CITADELS_MIGHT])


class TheCitadelsMight(Ability):
    """After it attacks an enemy unit: a Citadel unit comes back from the own discard pile."""

    def __init__(self, name: str, ability: i64, moment: i64) -> None:
        super().__init__(name, ability, moment)
        self.prompt: Final = Recall(name, MAY, True)

    def occurs(self, s: Battle, source: i64, x: i64, y: i64) -> bool:
        return attacked_enemy_unit(y)

    def happen(self, s: Battle, source: i64, x: i64, y: i64) -> None:
        seat = s.controller[source]
        if named(s, s.side[seat] & s.units(), CITADEL) == 0 or s.size[DISCARD_PILE + seat] == 0:
            return
        s.ask(self.prompt, seat, DISCARD_PILE, source)


class Recall(TakeCard):
    """Which unit is taken into the hand, shown to both? a: the unit with the ability."""

    def fits(self, s: Battle, ask: Ask, card: i64) -> bool:
        kind = s.kind[card]
        return TABLES.classes[kind] & UNIT != 0 and TABLES.words[kind] & CITADEL != 0

    def taken(self, s: Battle, ask: Ask, card: i64) -> None:
        tell_use(s, THE_CITADELS_MIGHT, ask.a)
        s.put(card, HAND + ask.seat)
        s.reveal(card, BOTH)
        s.tell(log.REVEALED, ask.seat, s.kind[card])


CITADELS_MIGHT_TRIGGER: Final = TheCitadelsMight(
    "the-citadels-might", THE_CITADELS_MIGHT, AFTER_ATTACK
)

COLEEN_BRIGHTON = champion("coleen-brighton", melee(3), 6, 8, "shield", [DIVINE_SHIELD])


def raise_shields(s: Battle, attacker: i64, target: i64) -> None:
    """Divine Shield: every one in reach of an attacked Citadel unit rolls its two dice."""
    if not s.on_field(target) or TABLES.words[s.kind[target]] & CITADEL == 0:
        return
    if s.units() & BIT[s.space[target]] == 0:
        return
    shields = s.has[DIVINE_SHIELD] & s.side[s.controller[target]] & within(3, s.space[target])
    while shields != 0:
        space = lowest(shields)
        shields &= shields - 1
        s.push(ROLL_SHIELD, s.at[space], attacker)


def roll_shield(s: Battle, shield: i64, attacker: i64) -> None:
    roll(s, DIVINE_SHIELD_DICE)
    s.tell(log.USED, DIVINE_SHIELD, s.kind[shield], s.space[shield])
    offer_reroll(s, shield, DIVINE_SHIELD_DICE, LOWER_STRENGTH, attacker)


def lower_strength(s: Battle, shield: i64, attacker: i64) -> None:
    """Each special symbol lowers the attacker's strength by 1, but not below 1."""
    if s.on_field(attacker) and s.on_field(s.victim):
        most = max(strength(s, attacker, s.victim) - 1, 0)
        s.attack_bonus -= min(s.special, most)


DIVINE_SHIELD_DICE: Final = 2
RAISE_SHIELDS: Final = step2(raise_shields)
ROLL_SHIELD: Final = step2(roll_shield)
LOWER_STRENGTH: Final = step2(lower_strength)
BeforeRoll(DIVINE_SHIELD, RAISE_SHIELDS)

JACOB_ELDWYN = champion("jacob-eldwyn", ranged(2), 5, 6, "sun", [RADIANT_SHOT])


class RadiantShot(OwnBonus):
    """Stronger by 1 for every 2 magic of its player."""

    def gives(self, s: Battle, card: i64) -> i64:
        return s.magic[s.controller[card]] // 2


RadiantShot(RADIANT_SHOT, STRENGTH)


VALNA_STOUTHEART = champion(
    "valna-stoutheart", melee(2), 6, 9, "shield sun", [GUIDANCE, CITADEL_CHAMPION]
)


class CitadelChampion(OwnBonus):
    """Stronger by 1 for each friendly Citadel unit within 2."""

    def gives(self, s: Battle, card: i64) -> i64:
        friends = within(2, s.space[card]) & s.side[s.controller[card]] & s.units()
        return count(named(s, friends, CITADEL))


CitadelChampion(CITADEL_CHAMPION, STRENGTH)


class Guidance(Ability):
    """At the start of the own Summon phase: draw 2 cards."""

    def happen(self, s: Battle, source: i64, x: i64, y: i64) -> None:
        draw_cards(s, s.controller[source], GUIDANCE_CARDS)


GUIDANCE_CARDS: Final = 2
GUIDANCE_TRIGGER: Final = Guidance("guidance", GUIDANCE, START_SUMMON)

CITADEL_ARCHER = common("citadel-archer", ranged(1), 2, 5, "sun", [ARROW_OF_LIGHT])


class ArrowCard(TakeCard):
    """Which unit of the hand next, each name once? a: the attacker, b: the cards already shown
    (a bit for each card of the deck)."""

    def fits(self, s: Battle, ask: Ask, card: i64) -> bool:
        kind = s.kind[card]
        if TABLES.classes[kind] & UNIT == 0:
            return False
        shown = ask.b
        while shown != 0:
            if s.kind[ask.seat * DECK + lowest(shown)] == kind:
                return False
            shown &= shown - 1
        return True

    def taken(self, s: Battle, ask: Ask, card: i64) -> None:
        tell_use(s, ARROW_OF_LIGHT, ask.a)
        discard_seen(s, card)
        gain_magic(s, ask.seat, 1)
        s.attack_bonus += 1
        offer_arrow(s, ask.a, ask.b | BIT[card - ask.seat * DECK])


def offer_arrow(s: Battle, unit: i64, shown: i64) -> None:
    """Asked as long as there is a hand: what is in it only its player knows."""
    seat = s.controller[unit]
    if s.size[HAND + seat] > 0:
        s.ask(ARROW_CARD, seat, HAND, unit, shown)


def arrow_of_light(s: Battle, unit: i64) -> None:
    """Arrow of Light: before the attack, units of the hand for magic and strength."""
    if s.can(unit, ARROW_OF_LIGHT):
        offer_arrow(s, unit, 0)


class ArrowOfLight(Preparation):
    """Cards of the hand may be given up first: as long as there is a hand, they may be."""

    def possible(self, s: Battle, unit: i64) -> bool:
        return s.size[HAND + s.controller[unit]] > 0


ARROW_CARD: Final = ArrowCard("arrow-of-light", MAY, True)
ArrowOfLight(ARROW_OF_LIGHT, step1(arrow_of_light))

CITADEL_KNIGHT = common("citadel-knight", melee(2), 2, 5, "shield", [ENGAGE, PROTECT])

CITADEL_PALADIN = common("citadel-paladin", melee(3), 2, 4, "sun", [INTERCESSION])


class Intercession(Ability):
    """After it attacks an enemy unit: draw a card for every special symbol."""

    def occurs(self, s: Battle, source: i64, x: i64, y: i64) -> bool:
        return attacked_enemy_unit(y) and specials_in(y) > 0

    def happen(self, s: Battle, source: i64, x: i64, y: i64) -> None:
        draw_cards(s, s.controller[source], specials_in(y))


INTERCESSION_TRIGGER: Final = Intercession("intercession", INTERCESSION, AFTER_ATTACK)

TEMPLE_PRIEST = common("temple-priest", melee(2), 0, 2, "shield", [HEAL])


class HealCard(TakeCard):
    """Which card is given up so that the attack heals? a: the attacker."""

    def taken(self, s: Battle, ask: Ask, card: i64) -> None:
        tell_use(s, HEAL, ask.a)
        discard_unseen(s, card)
        s.attack_flags |= HEALING


def offer_healing(s: Battle, attacker: i64, target: i64) -> None:
    """Heal: before an attack on a friendly common or champion, a card of the hand."""
    seat = s.controller[attacker]
    healed = BIT[s.space[target]] & s.side[seat] & (s.commons | s.champions)
    if s.can(attacker, HEAL) and healed != 0 and s.size[HAND + seat] > 0:
        s.ask(HEAL_CARD, seat, HAND, attacker)


HEAL_CARD: Final = HealCard("heal", MAY, True)
BeforeRoll(HEAL, step2(offer_healing))

GUARDING_SPIRITS = standard(
    "guarding-spirits", MAGIC_PHASE, "shield sun", active=ids.GUARDING_SPIRITS
)


class GuardingSpirits(Grant):
    """Its player's commons within 3 of the summoner are Guarded."""

    def reaches(self, s: Battle, seat: i64, unit: i64) -> bool:
        here = BIT[s.space[unit]]
        centre = s.space[s.summoner[seat]]
        return s.commons & here & ~s.frozen != 0 and centre >= 0 and within(3, centre) & here != 0


GuardingSpirits(GUARDED, ids.GUARDING_SPIRITS)


HOLY_JUDGMENT = epic("holy-judgment", ATTACK_PHASE, active=ids.HOLY_JUDGMENT)


class JudgmentStrength(Bonus):
    """Its player's commons are stronger by 1."""

    def source(self) -> str:
        return "card-holy-judgment"

    def amount(self, s: Battle, card: i64, target: i64) -> i64:
        if s.commons & BIT[s.space[card]] == 0:
            return 0
        return s.effect(s.controller[card], ids.HOLY_JUDGMENT)


JudgmentStrength(STRENGTH)


class HolyJudgment(EventEffect):
    """Comes with 2 charges, which can keep it in play."""

    def play(self, s: Battle, seat: i64, event: i64) -> None:
        gain_charge(s, event, JUDGMENT_CHARGES)


JUDGMENT_CHARGES: Final = 2
HolyJudgment(HOLY_JUDGMENT)


class JudgmentFades(ActiveEvent):
    """Each friendly unit destroyed costs it a charge."""

    def occurs(self, s: Battle, source: i64, x: i64, y: i64) -> bool:
        return y == s.controller[source]

    def happen(self, s: Battle, source: i64, x: i64, y: i64) -> None:
        lose_charge(s, source, 1)


JUDGMENT_TRIGGER: Final = JudgmentFades("holy-judgment", ids.HOLY_JUDGMENT, UNIT_DESTROYED, True)


class JudgmentExpires(OnExpiry):
    """At the start of the turn a charge may be spent instead of discarding it."""

    def expire(self, s: Battle, event: i64) -> None:
        if s.charges[event] > 0:
            s.ask(KEEP_JUDGMENT, s.controller[event], 0, event)
        else:
            end_judgment(s, event)


class KeepJudgment(Confirm):
    """Is a charge spent to keep it? a: the event."""

    def agreed(self, s: Battle, ask: Ask) -> None:
        lose_charge(s, ask.a, 1)

    def declined(self, s: Battle, ask: Ask) -> None:
        end_judgment(s, ask.a)


def end_judgment(s: Battle, event: i64) -> None:
    discard_event(s, event)
    check_lives(s)


JUDGMENT_EXPIRY: Final = JudgmentExpires(ids.HOLY_JUDGMENT)
KEEP_JUDGMENT: Final = KeepJudgment("holy-judgment", MAY)

MASS_HEAL = standard("mass-heal", MOVE_PHASE, "shield", 1)


class MassHeal(EventEffect):
    """Remove 2 damage from each friendly common and champion within 2 of the summoner."""

    def play(self, s: Battle, seat: i64, event: i64) -> None:
        left = MASS_HEALED.spaces(s, seat, -1)
        while left != 0:
            heal(s, s.at[lowest(left)], 2)
            left &= left - 1


MASS_HEALED: Final = Targets(COMMON | CHAMPION, FRIENDLY, reach=2, of_summoner=True)
MassHeal(MASS_HEAL)

RENEWED_HOPE = standard("renewed-hope", SUMMON_PHASE, "sun", active=ids.RENEWED_HOPE)


class RenewedHope(SummonPlace):
    """Units may be summoned beside its player's summoner, and in every phase."""

    def for_any(self, s: Battle, seat: i64) -> i64:
        if s.effect(seat, ids.RENEWED_HOPE) == 0 or not s.on_field(s.summoner[seat]):
            return 0
        return ADJACENT[s.space[s.summoner[seat]]]


RenewedHope()
