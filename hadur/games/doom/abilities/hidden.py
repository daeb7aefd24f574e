"""Who may hold a card for a moment, by what everybody knows: so that being asked tells nothing."""

from __future__ import annotations

from hadur.games.doom.abilities.conditions import applies
from hadur.games.doom.abilities.usable import is_ready, is_used, open_uses
from hadur.games.doom.state import (
    A_ATTACKER,
    A_SHEET,
    DECK,
    GLORY_OF,
    HAND_OF,
    IN_PLAY,
    INVADER,
    MARINES,
    Raid,
)
from hadur.games.doom.values import squad_of
from hadur.games.doom.verbs import NO_SPOT
from hadur.kernel.bits import BIT, count
from hadur.kernel.native import i64


def could_use(s: Raid, seat: i64, when: i64, actor: i64) -> bool:
    """Whether a seat has something open to use, or may hold something."""
    if may_concern(s, seat, actor) & BIT[when] == 0:
        return False
    if holds_hidden(s, seat, when, actor):
        return True
    return len(open_uses(s, seat, when, actor)) > 0


def may_concern(s: Raid, seat: i64, actor: i64) -> i64:
    """The moments for which anything before a seat could be, a bit each: a quick look before the
    thorough one, since at most moments there is nothing."""
    book = s.book
    out = book.mission_moments
    if seat == INVADER:
        if actor >= MARINES:
            out |= book.moments[book.type_sheet(actor)]
        return out | book.event_moments
    if s.class_of[seat] >= 0:
        out |= book.moments[s.class_of[seat]]
    if squad_of(s, seat) >= 0:
        out |= book.moments[squad_of(s, seat)]
    if s.attack[A_ATTACKER] == seat - 1:
        out |= book.moments[s.attack[A_SHEET]]
    if s.size[IN_PLAY + seat] > 0:
        out |= book.kept_moments
    if s.size[GLORY_OF + seat] > 0:
        out |= book.glory_moments
    if s.size[HAND_OF + seat] > 0:
        out |= book.waiting_of(s.owned[seat])
    return out


def holds_hidden(s: Raid, seat: i64, when: i64, actor: i64) -> bool:
    """Whether, as far as anybody else can tell, the seat may hold a card for this moment
    (DM-3.13, DM-S51)."""
    if seat == INVADER:
        return s.size[HAND_OF + INVADER] > 0 and _may_hold(s, seat, when, actor)
    if s.size[GLORY_OF + seat] > 0 and _may_hold(s, seat, when, actor):
        return True
    if s.size[HAND_OF + seat] == 0 or s.book.waiting_of(s.owned[seat]) & BIT[when] == 0:
        return False
    return _may_hold_action(s, seat, when, actor)


def _may_hold(s: Raid, seat: i64, when: i64, actor: i64) -> bool:
    """Any event card (of the invader) or Glory Kill card that is not in sight could be held; but
    once three event sets have been seen, none of another."""
    book = s.book
    seen_all = count(s.sets_seen) >= 3
    everybody = s.everybody()
    for k in range(book.at_first[when], book.at_first[when + 1]):
        card = book.cards_at[k]
        if (card < book.first_glory) != (seat == INVADER) or s.knows[card] == everybody:
            continue
        sheet = s.kind[card]
        if seat == INVADER and seen_all and s.sets_seen & BIT[book.event_set[sheet]] == 0:
            continue
        if _any_applies(s, sheet, seat, when, actor, card):
            return True
    return False


def _may_hold_action(s: Raid, seat: i64, when: i64, actor: i64) -> bool:
    """Cards of the weapons whose tokens lie before the marine, and not in sight."""
    book = s.book
    for pile in (HAND_OF + seat, DECK + seat):
        for k in range(s.size[pile]):
            card = s.card_in(pile, k)
            sheet = s.kind[card]
            if book.moments[sheet] & BIT[when] != 0 and is_ready(s, sheet, seat):
                if _any_applies(s, sheet, seat, when, actor, card):
                    return True
    return False


def _any_applies(s: Raid, sheet: i64, seat: i64, when: i64, actor: i64, card: i64) -> bool:
    for ability in range(s.book.first[sheet], s.book.last[sheet]):
        if s.book.when[ability] == when and not is_used(s, ability, seat, actor):
            if applies(s, ability, seat, actor, NO_SPOT, card):
                return True
    return False
