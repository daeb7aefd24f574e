"""A battle (section 8): ranged skirmish, combat rounds, retreats, and how it ends.

A battle that has ended sets `battle` to -1; what it had still planned then does nothing."""

from __future__ import annotations

from typing import Final

from hadur.games.conquest import log
from hadur.games.conquest.abilities.effect import effect_of, initiate
from hadur.games.conquest.cards.definition import RANGED, TABLES
from hadur.games.conquest.phases.actions import open_window
from hadur.games.conquest.phases.attack import attack_with, can_attack
from hadur.games.conquest.phases.cards import lose
from hadur.games.conquest.phases.leaving import SETTLE
from hadur.games.conquest.phases.moving import exhaust, ready, retreat, send_home
from hadur.games.conquest.prompts import Confirm, Question, Several
from hadur.games.conquest.state import (
    BOTH,
    FACE_DOWN,
    ONCE_PER_BATTLE,
    REMOVED,
    UNTIL_BATTLE_ENDS,
    VICTORY,
    WIN_WITHOUT_READY,
    Campaign,
)
from hadur.games.conquest.values import has, may_retreat
from hadur.games.conquest.verbs import ATTACK, PASS, RETREAT, STALEMATE
from hadur.kernel.bits import BIT
from hadur.kernel.moves import first, pack, verb_of
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask, Step, step0, step1, step2
from hadur.kernel.windows import UNHEARD

UNCHANGED_ROUNDS: Final = 3
"""After a refused call (CQ-8.46)."""
STALE_ROUNDS: Final = 9
"""So many unchanged rounds end a battle without any call (CQ-S29)."""
TO_WIN: Final = 3


def battle(s: Campaign, slot: i64) -> None:
    """The whole battle at a planet, steps 3.2.1 to 3.2.11 (CQ-8.5)."""
    s.battle = slot
    s.battle_initiative = battle_initiative(s, slot)
    s.combat_round = 0
    s.called = 0
    s.stale = 0
    s.tell(log.BATTLE, slot, s.battle_initiative)
    s.push(SKIRMISH)
    s.push(BATTLE_WINDOW)


def battle_initiative(s: Campaign, slot: i64) -> i64:
    """Whose warlord alone is there; otherwise the holder of the token (CQ-5.9, CQ-5.10)."""
    first_there = s.place[s.warlord[0]] >> 1 == slot
    second_there = s.place[s.warlord[1]] >> 1 == slot
    if first_there == second_there:
        return s.initiative
    return 0 if first_there else 1


def battle_window(s: Campaign) -> None:
    if s.battle >= 0:
        open_window(s)


# -- turns -----------------------------------------------------------------------------------------


def skirmish(s: Campaign) -> None:
    """A ranged turn each, until no ready Ranged unit is left (CQ-8.8 to CQ-8.15)."""
    _both_turns(s, SKIRMISH_AGAIN, 1)


def skirmish_again(s: Campaign) -> None:
    if s.battle < 0:
        return
    if _anyone_ready(s, True) and s.passed != BOTH:
        s.push(SKIRMISH)
    else:
        s.push(COMBAT_ROUND)
        s.push(BATTLE_WINDOW)


def combat_round(s: Campaign) -> None:
    """A new combat round, if both sides have units (CQ-8.30, CQ-8.31)."""
    if s.battle < 0:
        return
    if s.combat_round == 0 or (s.has_units(2 * s.battle) and s.has_units(2 * s.battle + 1)):
        s.combat_round += 1
        s.tell(log.COMBAT_ROUND, s.combat_round)
        if s.called == s.combat_round and s.mark < 0:
            s.mark = s.changes
        s.round_mark = s.changes
    s.push(TURNS)


def turns(s: Campaign) -> None:
    """A combat turn each, until no ready unit is left (CQ-8.16 to CQ-8.22)."""
    _both_turns(s, TURNS_AGAIN, 0)


def turns_again(s: Campaign) -> None:
    if s.battle < 0:
        return
    s.push(TURNS if _anyone_ready(s, False) and s.passed != BOTH else ROUND_ENDS)


def _both_turns(s: Campaign, then: Step, ranged: i64) -> None:
    if s.battle < 0:
        return
    s.passed = 0
    s.push(then)
    s.push(BATTLE_WINDOW)
    s.push(TURN, 1 - s.battle_initiative, ranged)
    s.push(BATTLE_WINDOW)
    s.push(TURN, s.battle_initiative, ranged)


def _anyone_ready(s: Campaign, ranged: bool) -> bool:
    for seat in range(2):
        card = s.head[2 * s.battle + seat]
        while card >= 0:
            if s.exhausted[card] == 0 and (not ranged or has(s, card, RANGED)):
                return True
            card = s.next[card]
    return False


def turn(s: Campaign, seat: i64, ranged: i64) -> None:
    """A combat turn begins: is the battle over (CQ-8.32, CQ-8.43)? If not, somebody attacks."""
    if s.battle < 0:
        return
    s.ranged = ranged != 0
    mine = s.has_units(2 * s.battle + seat)
    theirs = s.has_units(2 * s.battle + 1 - seat)
    if not mine and not theirs:
        draw_battle(s)
    elif mine and not theirs and _has_ready(s, seat):
        win_battle(s, seat)
    else:
        s.ask(COMBAT_TURN, seat, 0, ranged)


def _has_ready(s: Campaign, seat: i64) -> bool:
    """A winner needs a ready unit (CQ-8.35, CQ-S50)."""
    if s.options & WIN_WITHOUT_READY != 0:
        return True
    card = s.head[2 * s.battle + seat]
    while card >= 0:
        if s.exhausted[card] == 0:
            return True
        card = s.next[card]
    return False


def attackers(s: Campaign, seat: i64, ranged: bool) -> vec[i64]:
    """The ready units of a player that can attack in this turn."""
    out = vec[i64]()
    if not s.has_units(2 * s.battle + 1 - seat):
        return out
    card = s.head[2 * s.battle + seat]
    while card >= 0:
        if s.exhausted[card] == 0 and (not ranged or has(s, card, RANGED)):
            if can_attack(s, card):
                out = append(out, card)
        card = s.next[card]
    return out


class CombatTurn(Question):
    """Attack, retreat the warlord, call a stalemate, or pass? a: whether ranged (CQ-8.16)."""

    def __init__(self, name: str, rule: str) -> None:
        super().__init__(name, rule, True)

    def answers(self, s: Campaign, ask: Ask) -> vec[i64]:
        out = vec[i64]()
        ready_ones = attackers(s, ask.seat, ask.a != 0)
        for card in ready_ones:
            out = append(out, pack(ATTACK, card))
        for card in ready_ones:
            if s.is_warlord(card) and may_retreat(s, card):
                out = append(out, pack(RETREAT, card))
        if len(ready_ones) == 0:
            out = append(out, pack(PASS))
        if s.called == 0 and s.has_units(2 * s.battle) and s.has_units(2 * s.battle + 1):
            out = append(out, pack(STALEMATE))
        return out

    def answered(self, s: Campaign, ask: Ask, move: i64) -> None:
        verb = verb_of(move)
        if verb == ATTACK:
            attack_with(s, first(move))
        elif verb == RETREAT:
            retreat(s, first(move))
        elif verb == STALEMATE:
            s.tell(log.STALEMATE_CALLED, ask.seat)
            s.push(TURN, ask.seat, ask.a)
            s.ask(STALEMATE_REPLY, 1 - ask.seat)
        else:
            s.passed |= BIT[ask.seat]


# -- the end of a combat round ---------------------------------------------------------------------


def round_ends(s: Campaign) -> None:
    """Every unit there readies, then both may retreat (CQ-8.24 to CQ-8.27)."""
    if s.battle < 0:
        return
    for seat in range(2):
        for card in s.units_at(2 * s.battle + seat):
            ready(s, card)
    s.push(AFTER_RETREATS)
    s.push(RETREATS, 1 - s.battle_initiative)
    s.push(RETREATS, s.battle_initiative)


def retreats(s: Campaign, seat: i64) -> None:
    if s.battle >= 0:
        s.ask(RETREAT_UNITS, seat)


class RetreatUnits(Several):
    """Which units retreat? All of them at the same time (CQ-8.26, CQ-8.28)."""

    def choices(self, s: Campaign, ask: Ask) -> vec[i64]:
        out = vec[i64]()
        for card in s.units_at(2 * s.battle + ask.seat):
            if may_retreat(s, card):
                out = append(out, card)
        return out

    def chosen(self, s: Campaign, ask: Ask, cards: vec[i64]) -> None:
        for card in cards:
            s.changes += 1
            retreat(s, card)


def after_retreats(s: Campaign) -> None:
    """A stalemate ends the battle (CQ-8.46, CQ-S29), otherwise it goes on."""
    if s.battle < 0:
        return
    if s.changes == s.round_mark:
        s.stale += 1
    else:
        s.stale = 0
    if s.called != 0 and s.mark >= 0:
        if s.changes != s.mark:
            s.called = 0
        elif s.combat_round - s.called + 1 >= UNCHANGED_ROUNDS:
            draw_battle(s)
            return
    if s.stale >= STALE_ROUNDS:
        draw_battle(s)
        return
    s.push(COMBAT_ROUND)
    s.push(BATTLE_WINDOW)


class StalemateReply(Confirm):
    """Is the battle a draw (CQ-8.45)?"""

    def agreed(self, s: Campaign, ask: Ask) -> None:
        draw_battle(s)

    def declined(self, s: Campaign, ask: Ask) -> None:
        """The next three combat rounds will show, the first of them `called` (CQ-8.46, CQ-8.54)."""
        s.called = s.combat_round + 1
        s.mark = -1
        s.tell(log.STALEMATE_REFUSED, ask.seat)


# -- won or drawn ----------------------------------------------------------------------------------


def win_battle(s: Campaign, seat: i64) -> None:
    """The battle has ended (CQ-8.32). The Battle ability first, then the planet, then home
    (CQ-8.36, CQ-S10)."""
    s.expire(UNTIL_BATTLE_ENDS)
    s.tell(log.BATTLE_WON, seat, s.battle)
    s.push(TAKE_PLANET, seat)
    effect = battle_ability(s, s.row[s.battle])
    if effect >= 0 and effect_of(effect).usable(s, UNHEARD, seat, s.row[s.battle]):
        s.ask(USE_BATTLE_ABILITY, seat, effect, s.row[s.battle])


def battle_ability(s: Campaign, planet: i64) -> i64:
    """The number of a planet's ability; -1 if it has none."""
    kind = s.kind[planet]
    if TABLES.first_effect[kind + 1] == TABLES.first_effect[kind]:
        return -1
    return TABLES.effects[TABLES.first_effect[kind]]


class UseBattleAbility(Confirm):
    """Does the winner use the planet's ability? options: its number, a: the planet (CQ-10.12)."""

    def agreed(self, s: Campaign, ask: Ask) -> None:
        s.tell(log.BATTLE_ABILITY, ask.seat, s.kind[ask.a])
        initiate(s, effect_of(ask.options), UNHEARD, ask.seat, ask.a)


def take_planet(s: Campaign, seat: i64) -> None:
    """The first planet is captured and its units come home as they are; from another planet only
    the warlord does (CQ-8.37, CQ-8.38, CQ-8.41)."""
    slot = s.battle
    s.push(CLOSE_BATTLE)
    if slot != s.first:
        _warlords_home(s, slot)
        return
    planet = s.row[slot]
    s.row[slot] = -1
    s.put(planet, VICTORY + seat)
    s.captured_last = seat
    s.tell(log.CAPTURED, seat, s.kind[planet])
    if has_won(s, seat):
        lose(s, BIT[1 - seat])
        return
    for side in range(2):
        for card in s.units_at(2 * slot + side):
            send_home(s, card)


def has_won(s: Campaign, seat: i64) -> bool:
    """Three planets that share a symbol (CQ-19.1, CQ-19.2)."""
    for symbol in range(3):
        found: i64 = 0
        for k in range(s.size[VICTORY + seat]):
            if TABLES.symbols[s.kind[s.card_in(VICTORY + seat, k)]] & BIT[symbol] != 0:
                found += 1
        if found >= TO_WIN:
            return True
    return False


def draw_battle(s: Campaign) -> None:
    """Nobody wins: warlords go home; from the first planet all do, exhausted, and it is lost
    (CQ-8.48 to CQ-8.51)."""
    slot = s.battle
    s.expire(UNTIL_BATTLE_ENDS)
    s.tell(log.BATTLE_DRAWN, slot)
    s.push(CLOSE_BATTLE)
    _warlords_home(s, slot)
    if slot != s.first:
        return
    planet = s.row[slot]
    s.row[slot] = -1
    s.put(planet, REMOVED)
    s.tell(log.REMOVED, s.kind[planet])
    for side in range(2):
        for card in s.units_at(2 * slot + side):
            send_home(s, card)
            exhaust(s, card)


def _warlords_home(s: Campaign, slot: i64) -> None:
    for seat in range(2):
        if s.place[s.warlord[seat]] >> 1 == slot:
            send_home(s, s.warlord[seat])


def close_battle(s: Campaign) -> None:
    """All that follows from the battle is done; was it the last one (CQ-19.6)?"""
    s.battle = -1
    s.battle_initiative = -1
    s.ranged = False
    s.forget_names(ONCE_PER_BATTLE)
    for card in range(len(s.spent)):
        s.spent[card] &= ~ONCE_PER_BATTLE
    if s.last_planet() < 0 and s.size[FACE_DOWN] == 0:
        winner = s.captured_last
        lose(s, BOTH if winner < 0 else BIT[1 - winner])
        return
    s.push(SETTLE)


BATTLE: Final[Step] = step1(battle)
BATTLE_WINDOW: Final[Step] = step0(battle_window)
SKIRMISH: Final[Step] = step0(skirmish)
SKIRMISH_AGAIN: Final[Step] = step0(skirmish_again)
COMBAT_ROUND: Final[Step] = step0(combat_round)
TURNS: Final[Step] = step0(turns)
TURNS_AGAIN: Final[Step] = step0(turns_again)
TURN: Final[Step] = step2(turn)
ROUND_ENDS: Final[Step] = step0(round_ends)
RETREATS: Final[Step] = step1(retreats)
AFTER_RETREATS: Final[Step] = step0(after_retreats)
TAKE_PLANET: Final[Step] = step1(take_planet)
CLOSE_BATTLE: Final[Step] = step0(close_battle)

COMBAT_TURN: Final = CombatTurn("combat-turn", "CQ-8.16")
RETREAT_UNITS: Final = RetreatUnits("retreat", "CQ-8.26")
STALEMATE_REPLY: Final = StalemateReply("stalemate", "CQ-8.45")
USE_BATTLE_ABILITY: Final = UseBattleAbility("battle-ability", "CQ-10.12")
