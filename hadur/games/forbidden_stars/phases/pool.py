"""Dice and combat tokens of a side: gained, lost, spent, turned and rolled again (section 16)."""

from __future__ import annotations

from typing import Final

from hadur.games.forbidden_stars import log
from hadur.games.forbidden_stars.cards.definition import ICONS
from hadur.games.forbidden_stars.components.sheets import DICE_LIMIT
from hadur.games.forbidden_stars.state import (
    ATTACK,
    COMBAT_KIND,
    DEFENCE,
    DICE,
    F_DICE,
    F_FLAGS,
    F_LENT,
    F_MIRROR,
    F_PLAYER,
    F_SIDE,
    F_TOKENS,
    MORALE,
    NO_DEFENCE_TOKENS,
    PLAYED,
    War,
)
from hadur.kernel.native import i64, vec

FACE: Final = vec[i64]([ATTACK, ATTACK, ATTACK, DEFENCE, DEFENCE, MORALE])
"""FS-S5: the six faces of a die."""


def _add(s: War, side: i64, what: i64, amount: i64) -> None:
    s.fight[F_PLAYER + side * F_SIDE + what] += amount


def roll_face(s: War) -> i64:
    return FACE[s.chance(DICE, 6)]


def room(s: War, side: i64, wanted: i64) -> i64:
    """FS-16.3, FS-24.6: how many of so many dice a side can still take."""
    left = DICE_LIMIT - s.all_dice(side)
    return wanted if wanted < left else left


def roll_dice(s: War, side: i64, wanted: i64) -> None:
    """FS-16.5: gain dice and roll them."""
    for _ in range(room(s, side, wanted)):
        face = roll_face(s)
        _add(s, side, F_DICE + face, 1)
        s.tell(log.DICE, s.fighter(side), face, 1)


def gain_dice(s: War, side: i64, face: i64, wanted: i64) -> None:
    """FS-16.4: gain dice with this icon up."""
    many = room(s, side, wanted)
    if many > 0:
        _add(s, side, F_DICE + face, many)
        s.tell(log.DICE, s.fighter(side), face, many)


def lose_dice(s: War, side: i64, face: i64, wanted: i64) -> None:
    """FS-16.7, FS-16.8: also how dice are spent (FS-13.24)."""
    have = s.dice(side, face)
    many = wanted if wanted < have else have
    if many > 0:
        _add(s, side, F_DICE + face, -many)
        s.tell(log.DICE, s.fighter(side), face, -many)


def turn_die(s: War, side: i64, face: i64, to: i64) -> None:
    """FS-16.9: convert a die."""
    _add(s, side, F_DICE + face, -1)
    _add(s, side, F_DICE + to, 1)
    s.tell(log.DICE, s.fighter(side), face, -1)
    s.tell(log.DICE, s.fighter(side), to, 1)


def reroll(s: War, side: i64, face: i64, wanted: i64) -> None:
    """Roll so many dice of a face again, all that there are if they are fewer."""
    have = s.dice(side, face)
    many = wanted if wanted < have else have
    if many == 0:
        return
    _add(s, side, F_DICE + face, -many)
    s.tell(log.REROLLED, s.fighter(side), face, many)
    for _ in range(many):
        new = roll_face(s)
        _add(s, side, F_DICE + new, 1)
        s.tell(log.DICE, s.fighter(side), new, 1)


def reroll_all(s: War, side: i64) -> None:
    """Roll every die again; each once."""
    many = s.all_dice(side)
    for face in range(3):
        have = s.dice(side, face)
        if have > 0:
            _add(s, side, F_DICE + face, -have)
            s.tell(log.REROLLED, s.fighter(side), face, have)
    for _ in range(many):
        new = roll_face(s)
        _add(s, side, F_DICE + new, 1)
        s.tell(log.DICE, s.fighter(side), new, 1)


def gain_tokens(s: War, side: i64, face: i64, many: i64) -> None:
    """FS-16.6, FS-16.11. An opponent who mirrors gains gets as many, for each card that does it."""
    if many <= 0 or (face == DEFENCE and s.side(side, F_FLAGS) & NO_DEFENCE_TOKENS != 0):
        return
    _add(s, side, F_TOKENS + face, many)
    s.tell(log.TOKENS, s.fighter(side), face, many)
    gain_tokens(s, 1 - side, face, many * s.side(1 - side, F_MIRROR))


def lose_tokens(s: War, side: i64, face: i64, wanted: i64) -> None:
    """FS-16.8."""
    have = s.side(side, F_TOKENS + face)
    many = wanted if wanted < have else have
    if many > 0:
        _add(s, side, F_TOKENS + face, -many)
        s.tell(log.TOKENS, s.fighter(side), face, -many)


def card_icons(s: War, side: i64, face: i64) -> i64:
    """Icons on a side's faceup cards (FS-15.16), and those lent to it for this round."""
    total = (s.side(side, F_LENT) >> (4 * face)) & 15
    pile = s.pile_of(s.fighter(side), PLAYED)
    for k in range(s.size[pile]):
        total += ICONS[3 * (s.kind[s.card_in(pile, k)] - COMBAT_KIND) + face]
    return total


def attack_value(s: War, side: i64) -> i64:
    """FS-14.28."""
    return s.dice(side, ATTACK) + s.side(side, F_TOKENS + ATTACK) + card_icons(s, side, ATTACK)


def defence_value(s: War, side: i64) -> i64:
    """FS-14.29."""
    return s.dice(side, DEFENCE) + s.side(side, F_TOKENS + DEFENCE) + card_icons(s, side, DEFENCE)
