"""Vanguards: the Citadel heals, shields and judges."""

from __future__ import annotations

from typing import Final

from hadur.games.summoner_wars import log
from hadur.games.summoner_wars.abilities import ids
from hadur.games.summoner_wars.abilities.builders import MAY, attacked_enemy_unit, tell_use
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
    GUIDANCE,
    HEAL,
    INTERCESSION,
    PROTECT,
    RADIANT_SHOT,
    THE_CITADELS_MIGHT,
)
from hadur.games.summoner_wars.abilities.targets import FRIENDLY, Targets
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
    BEFORE_HEALING,
    HEALING,
    PREPARATIONS,
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
from hadur.games.summoner_wars.phases.event import Event
from hadur.games.summoner_wars.phases.magic import discard_seen, discard_unseen, draw_cards
from hadur.games.summoner_wars.phases.turn import OnExpiry
from hadur.games.summoner_wars.prompts import Confirm, TakeCard
from hadur.games.summoner_wars.state import BOTH, DECK, DISCARD_PILE, HAND, Battle
from hadur.games.summoner_wars.values import named
from hadur.kernel.bits import BIT, lowest
from hadur.kernel.native import i64
from hadur.kernel.state import Ask, step1, step2

SERA_ELDWYN = summoner("sera-eldwyn", ranged(2), 12, "shield sun", [THE_CITADELS_MIGHT])
COLEEN_BRIGHTON = champion("coleen-brighton", melee(3), 6, 8, "shield", [DIVINE_SHIELD])
JACOB_ELDWYN = champion("jacob-eldwyn", ranged(2), 5, 6, "sun", [RADIANT_SHOT])
VALNA_STOUTHEART = champion(
    "valna-stoutheart", melee(2), 6, 9, "shield sun", [GUIDANCE, CITADEL_CHAMPION]
)
CITADEL_ARCHER = common("citadel-archer", ranged(1), 2, 5, "sun", [ARROW_OF_LIGHT])
CITADEL_KNIGHT = common("citadel-knight", melee(2), 2, 5, "shield", [ENGAGE, PROTECT])
CITADEL_PALADIN = common("citadel-paladin", melee(3), 2, 4, "sun", [INTERCESSION])
TEMPLE_PRIEST = common("temple-priest", melee(2), 0, 2, "shield", [HEAL])
GUARDING_SPIRITS = standard(
    "guarding-spirits", MAGIC_PHASE, "shield sun", active=ids.GUARDING_SPIRITS
)
HOLY_JUDGMENT = epic("holy-judgment", ATTACK_PHASE, active=ids.HOLY_JUDGMENT)
MASS_HEAL = standard("mass-heal", MOVE_PHASE, "shield", 1)
RENEWED_HOPE = standard("renewed-hope", SUMMON_PHASE, "sun", active=ids.RENEWED_HOPE)

VANGUARDS = Faction(
    "vanguards",
    SERA_ELDWYN,
    start={
        "sera-eldwyn": "d1",
        "starting-gate": "d3",
        "temple-priest": "c4",
        "citadel-archer": "e3",
    },
    starting_units=(TEMPLE_PRIEST, CITADEL_ARCHER),
    epic=HOLY_JUDGMENT,
    cards=[
        COLEEN_BRIGHTON,
        JACOB_ELDWYN,
        VALNA_STOUTHEART,
        CITADEL_ARCHER,
        CITADEL_KNIGHT,
        CITADEL_PALADIN,
        TEMPLE_PRIEST,
        GUARDING_SPIRITS,
        MASS_HEAL,
        RENEWED_HOPE,
    ],
)


# -- abilities -------------------------------------------------------------------------------------


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


class Guidance(Ability):
    """At the start of the own Summon phase: draw 2 cards."""

    def happen(self, s: Battle, source: i64, x: i64, y: i64) -> None:
        draw_cards(s, s.controller[source], GUIDANCE_CARDS)


GUIDANCE_CARDS: Final = 2


class Intercession(Ability):
    """After it attacks an enemy unit: draw a card for every special symbol."""

    def occurs(self, s: Battle, source: i64, x: i64, y: i64) -> bool:
        return attacked_enemy_unit(y) and specials_in(y) > 0

    def happen(self, s: Battle, source: i64, x: i64, y: i64) -> None:
        draw_cards(s, s.controller[source], specials_in(y))


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
    if healed != 0 and s.size[HAND + seat] > 0:
        s.ask(HEAL_CARD, seat, HAND, attacker)


CITADELS_MIGHT_TRIGGER: Final = TheCitadelsMight(
    "the-citadels-might", THE_CITADELS_MIGHT, AFTER_ATTACK
)
GUIDANCE_TRIGGER: Final = Guidance("guidance", GUIDANCE, START_SUMMON)
INTERCESSION_TRIGGER: Final = Intercession("intercession", INTERCESSION, AFTER_ATTACK)
ARROW_CARD: Final = ArrowCard("arrow-of-light", MAY, True)
HEAL_CARD: Final = HealCard("heal", MAY, True)
PREPARATIONS.append(step1(arrow_of_light))
BEFORE_HEALING.append(step2(offer_healing))


# -- events ----------------------------------------------------------------------------------------


class HolyJudgment(Event):
    """Comes with 2 charges, which can keep it in play."""

    def play(self, s: Battle, seat: i64, event: i64) -> None:
        gain_charge(s, event, JUDGMENT_CHARGES)


JUDGMENT_CHARGES: Final = 2


class JudgmentFades(ActiveEvent):
    """Each friendly unit destroyed costs it a charge."""

    def occurs(self, s: Battle, source: i64, x: i64, y: i64) -> bool:
        return y == s.controller[source]

    def happen(self, s: Battle, source: i64, x: i64, y: i64) -> None:
        lose_charge(s, source, 1)


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


HolyJudgment(HOLY_JUDGMENT)
JUDGMENT_TRIGGER: Final = JudgmentFades("holy-judgment", ids.HOLY_JUDGMENT, UNIT_DESTROYED, True)
JUDGMENT_EXPIRY: Final = JudgmentExpires(ids.HOLY_JUDGMENT)
KEEP_JUDGMENT: Final = KeepJudgment("holy-judgment", MAY)


class MassHeal(Event):
    """Remove 2 damage from each friendly common and champion within 2 of the summoner."""

    def play(self, s: Battle, seat: i64, event: i64) -> None:
        left = MASS_HEALED.spaces(s, seat, -1)
        while left != 0:
            heal(s, s.at[lowest(left)], 2)
            left &= left - 1


MASS_HEALED: Final = Targets(COMMON | CHAMPION, FRIENDLY, reach=2, of_summoner=True)
MassHeal(MASS_HEAL)
