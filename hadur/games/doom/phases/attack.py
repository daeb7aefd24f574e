"""An attack in its six steps (chapter 15), with cover (14) and stun (18)."""

from __future__ import annotations

from typing import Final

from hadur.games.doom import log
from hadur.games.doom.flow import moment
from hadur.games.doom.phases.damage import end_stun, harm
from hadur.games.doom.piles import discard, show, top_of
from hadur.games.doom.state import (
    A_ATTACKER,
    A_BLACK,
    A_CARD,
    A_COVER,
    A_DEALT,
    A_DEFENDER,
    A_DODGE,
    A_FRAGGED,
    A_FROM,
    A_HITS,
    A_LOSE,
    A_NO_COVER,
    A_PIERCE,
    A_RANGE,
    A_RED,
    A_REDREWN,
    A_SHEET,
    A_SHIELDS,
    A_STEP,
    A_TO,
    A_WOUNDS,
    AFTER,
    ATTACK_SIZE,
    ATTACKED,
    DECK,
    DECLARING,
    DEFENDING,
    DICE,
    DISCARD,
    IN_PLAY,
    MARINES,
    NO_ATTACK,
    RESOLVING,
    ROLLING,
    Raid,
    raid,
)
from hadur.games.doom.verbs import KEEP, REDRAW, REMOVE, TARGET
from hadur.games.doom.vocabulary import (
    AFTER_ATTACK,
    ATTACK,
    BEFORE_ATTACK,
    DEFEND,
    REVEALED,
    ROLL,
    ROLLED,
)
from hadur.kernel.bits import BIT, members
from hadur.kernel.moves import first, pack, verb_of
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask, Prompt, State, Step, step0, step1

RED_DIE: Final = 0
BLACK_DIE: Final = 16
"""A die on the table is its colour plus the damage it shows."""


def targets(s: Raid, attacker: i64, reach: i64) -> i64:
    """The enemies in line of sight and within so many spaces (DM-15.2, 15.8, 13.1, 13.10)."""
    out: i64 = 0
    stand = s.stand(attacker)
    for figure in members(s.enemies(attacker)):
        other = s.stand(figure)
        away = s.field.distance(stand, other)
        if 0 <= away <= reach and s.field.sees(stand, other):
            out |= BIT[figure]
    return out


# -- the six steps ---------------------------------------------------------------------------------


def begin_attack(s: Raid, attacker: i64, sheet: i64) -> None:
    """What is for the moment before an attack comes before the defender is named."""
    book = s.book
    s.attack = vec[i64]([0] * ATTACK_SIZE)
    s.attack[A_ATTACKER] = attacker
    s.attack[A_DEFENDER] = -1
    s.attack[A_SHEET] = sheet
    s.attack[A_RANGE] = book.range[sheet]
    s.attack[A_RED] = book.red[sheet]
    s.attack[A_BLACK] = book.black[sheet]
    s.attack[A_CARD] = -1
    s.attack[A_STEP] = DECLARING
    s.status[attacker] |= ATTACKED
    s.dice = vec[i64]()
    s.push(DECLARE)
    moment(s, BEFORE_ATTACK, attacker)


def declare(s: Raid) -> None:
    """Step 1 (DM-15.7 to 15.9)."""
    attacker = s.attack[A_ATTACKER]
    found: i64 = 0
    if s.is_here(attacker):
        found = targets(s, attacker, s.attack[A_RANGE])
    if found == 0:
        s.tell(log.NO_TARGET, attacker)
        end_attack(s)
    else:
        s.ask(NAME, s.seat_of(attacker), found)


class Name(Prompt):
    """Which enemy is the defender."""

    def moves(self, s: State, ask: Ask) -> vec[i64]:
        out = vec[i64]()
        for figure in members(ask.options):
            out = append(out, pack(TARGET, figure))
        return out

    def play(self, s: State, ask: Ask, move: i64) -> None:
        t = raid(s)
        attack = t.attack
        defender = first(move)
        attack[A_DEFENDER] = defender
        attack[A_FROM] = t.stand(attack[A_ATTACKER])
        attack[A_TO] = t.stand(defender)
        attack[A_WOUNDS] = t.damage[defender]
        attack[A_STEP] = ROLLING
        t.tell(log.ATTACKED, attack[A_ATTACKER], defender, attack[A_SHEET])
        t.push(NEXT_PART, 0)


NAME: Final = Name("target", "DM-15.7", True)
DECLARE: Final[Step] = step0(declare)


def next_part(s: Raid, part: i64) -> None:
    """Steps 2 to 6 in their order (DM-15.6), with the moments between them. An attacker fragged in
    its own attack performs it no further, as its activation is over (DM-16.26)."""
    attacker = s.attack[A_ATTACKER]
    defender = s.attack[A_DEFENDER]
    if not s.is_here(attacker):
        part = 10
    if part < 10:
        s.push(NEXT_PART, part + 1)
    if part == 0:
        moment(s, ROLL, attacker)
    elif part == 1:
        if s.is_stunned(attacker):
            s.attack[A_LOSE] += 1
        lose_dice(s)
    elif part == 2:
        roll(s)
    elif part == 3:
        moment(s, ROLLED, attacker)
    elif part == 4:
        s.attack[A_STEP] = DEFENDING
        reveal(s)
    elif part == 5:
        if s.attack[A_CARD] >= 0:
            moment(s, REVEALED, defender)
    elif part == 6:
        choose_cover(s)
    elif part == 7:
        moment(s, DEFEND, defender)
    elif part == 8:
        moment(s, ATTACK, attacker)
    elif part == 9:
        result(s)
    else:
        finish(s)


NEXT_PART: Final[Step] = step1(next_part)


# -- step 2: the roll ------------------------------------------------------------------------------


def lose_dice(s: Raid) -> None:
    """DM-18.5, S68: dice are removed after all have been added."""
    attack = s.attack
    if attack[A_LOSE] > 0 and attack[A_RED] + attack[A_BLACK] > 0:
        s.push(LOSE_DICE)
        s.ask(REMOVE_DIE, s.seat_of(attack[A_ATTACKER]))
    else:
        attack[A_LOSE] = 0


class RemoveDie(Prompt):
    """Which die is removed."""

    def moves(self, s: State, ask: Ask) -> vec[i64]:
        t = raid(s)
        out = vec[i64]()
        if t.attack[A_BLACK] > 0:
            out = append(out, pack(REMOVE, 1))
        if t.attack[A_RED] > 0:
            out = append(out, pack(REMOVE, 0))
        return out

    def play(self, s: State, ask: Ask, move: i64) -> None:
        t = raid(s)
        t.attack[A_LOSE] -= 1
        t.attack[A_BLACK if first(move) == 1 else A_RED] -= 1
        t.tell(log.LOST_DIE, first(move))


REMOVE_DIE: Final = RemoveDie("remove-die", "DM-18.5", True)
LOSE_DICE: Final[Step] = step0(lose_dice)


def roll(s: Raid) -> None:
    """DM-15.10 to 15.13."""
    dice = vec[i64]()
    for _ in range(s.attack[A_RED]):
        dice = append(dice, RED_DIE + roll_red(s))
    for _ in range(s.attack[A_BLACK]):
        dice = append(dice, BLACK_DIE + roll_black(s))
    s.dice = dice


def roll_red(s: Raid, instead: i64 = 0) -> i64:
    face = s.book.red_faces[s.chance(DICE, len(s.book.red_faces))]
    s.tell(log.ROLLED, 0, face, instead)
    return face


def roll_black(s: Raid, instead: i64 = 0) -> i64:
    face = s.book.black_faces[s.chance(DICE, len(s.book.black_faces))]
    s.tell(log.ROLLED, 1, face, instead)
    return face


def roll_again(s: Raid, index: i64) -> None:
    showed = s.dice[index] % 16
    if s.dice[index] >= BLACK_DIE:
        s.dice[index] = BLACK_DIE + roll_black(s, showed + 1)
    else:
        s.dice[index] = RED_DIE + roll_red(s, showed + 1)


# -- step 3: the defense card ----------------------------------------------------------------------


def reveal(s: Raid) -> None:
    """DM-15.16 to 15.22, 18.3: a stunned defender reveals nothing. Whether it is in cover is seen
    now, as is line of sight (DM-14.4)."""
    attack = s.attack
    defender = attack[A_DEFENDER]
    if not s.is_here(defender) or s.is_stunned(defender):
        return
    attack[A_COVER] = 1 if is_covered(s, attack[A_ATTACKER], defender) else 0
    reveal_card(s)


def is_covered(s: Raid, attacker: i64, defender: i64) -> bool:
    """DM-14.11, 14.12, 27.9."""
    if s.book.is_large(defender) or s.is_stunned(defender):
        return False
    others = s.others(attacker, defender)
    return s.field.in_cover(s.attack[A_FROM], s.attack[A_TO], others)


def reveal_card(s: Raid) -> None:
    seat = s.seat_of(s.attack[A_DEFENDER])
    card = top_of(s, DECK + seat, DISCARD + seat)
    s.attack[A_CARD] = card
    if card >= 0:
        s.put(card, IN_PLAY + seat)
        show(s, card)
        s.tell(log.DEFENDED, seat, s.kind[card])


def replace_card(s: Raid) -> None:
    """The card on the table is discarded and ignored, and another one revealed (DM-14.1)."""
    card = s.attack[A_CARD]
    if card < 0:
        return
    seat = s.seat_of(s.attack[A_DEFENDER])
    discard(s, card, seat)
    s.tell(log.REDREW, seat, s.kind[card])
    reveal_card(s)


def choose_cover(s: Raid) -> None:
    """DM-14.1 to 14.3."""
    attack = s.attack
    if attack[A_COVER] == 1 and attack[A_NO_COVER] == 0 and attack[A_CARD] >= 0:
        s.ask(COVER, s.seat_of(attack[A_DEFENDER]))


class Cover(Prompt):
    """Keep the defense card, or discard it and reveal another that must be used."""

    def moves(self, s: State, ask: Ask) -> vec[i64]:
        return vec[i64]([pack(REDRAW), pack(KEEP)])

    def play(self, s: State, ask: Ask, move: i64) -> None:
        t = raid(s)
        if verb_of(move) == REDRAW:
            t.attack[A_REDREWN] = 1
            replace_card(t)


COVER: Final = Cover("cover", "DM-14.1", True)


# -- step 6: damage --------------------------------------------------------------------------------


def shields(s: Raid) -> i64:
    """DM-15.32 to 15.40: all shields add up, less what the attacker pierces."""
    attack = s.attack
    book = s.book
    total = attack[A_SHIELDS]
    defender = attack[A_DEFENDER]
    if defender >= MARINES:
        total += book.toughness[book.type_of[defender]]
    if attack[A_CARD] >= 0:
        sheet = s.kind[attack[A_CARD]]
        total += book.shields[sheet]
        if defender >= MARINES and book.special[sheet] != 0:
            total += book.shields[book.type_sheet(defender)]
    total -= attack[A_PIERCE]
    return total if total > 0 else 0


def dodges(s: Raid) -> bool:
    """DM-15.26, 15.36, 15.37, 26.23."""
    attack = s.attack
    if attack[A_DODGE] != 0:
        return True
    if attack[A_CARD] < 0:
        return False
    book = s.book
    sheet = s.kind[attack[A_CARD]]
    defender = attack[A_DEFENDER]
    if book.dodge[sheet] != 0:
        return True
    if defender < MARINES or book.special[sheet] == 0:
        return False
    return book.dodge[book.type_sheet(defender)] != 0


def hits(s: Raid) -> i64:
    total = s.attack[A_HITS]
    for die in s.dice:
        total += die % 16
    return total


def result(s: Raid) -> None:
    """DM-15.25 to 15.29."""
    attack = s.attack
    attack[A_STEP] = RESOLVING
    attack[A_DEALT] = 0
    attack[A_FRAGGED] = 0
    defender = attack[A_DEFENDER]
    if not s.is_here(defender):
        return
    dodged = dodges(s)
    amount = hits(s) - shields(s)
    if dodged or amount <= 0:
        s.tell(log.NO_DAMAGE, defender, 1 if dodged else 0)
    else:
        harm(s, BIT[defender], amount)


def finish(s: Raid) -> None:
    """DM-15.27, 18.6, 18.7: used cards are discarded, stun ends; then what comes after."""
    attack = s.attack
    card = attack[A_CARD]
    if card >= 0:
        seat = s.seat_of(attack[A_DEFENDER])
        if s.zone[card] == IN_PLAY + seat:
            discard(s, card, seat)
    end_stun(s, attack[A_ATTACKER])
    end_stun(s, attack[A_DEFENDER])
    attack[A_STEP] = AFTER
    s.push(END_ATTACK)
    if s.is_here(attack[A_ATTACKER]):
        moment(s, AFTER_ATTACK, attack[A_ATTACKER])


def end_attack(s: Raid) -> None:
    s.attack = vec[i64]([-1] * ATTACK_SIZE)
    s.attack[A_STEP] = NO_ATTACK
    s.dice = vec[i64]()


END_ATTACK: Final[Step] = step0(end_attack)
