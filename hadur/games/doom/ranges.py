"""How far an attack may reach: its Range, and what can be added before a defender is named."""

from __future__ import annotations

from hadur.games.doom.state import DECK, GLORY_OF, HAND_OF, IN_PLAY, MARINES, Raid
from hadur.games.doom.vocabulary import BEFORE_ATTACK, IF_TRAIT, RANGE
from hadur.kernel.bits import BIT
from hadur.kernel.native import append, i64, vec


def longest(s: Raid, figure: i64, sheet: i64) -> i64:
    """The Range of an attack box with all that this figure's player could add to it now, by what
    everybody knows: whether an attack is offered must not tell what is held."""
    total = s.book.range[sheet] + added(s, sheet, sheet, figure)
    if figure >= MARINES:
        return total
    seat = figure + 1
    for other in _lengthening(s, seat):
        if other != sheet:
            total += added(s, other, sheet, figure)
    return total


def _lengthening(s: Raid, seat: i64) -> vec[i64]:
    """The cards of a marine that are for the moment before an attack, each once: the class card,
    those kept in play, and those that the hand or the Glory Kill cards may hold (DM-3.13)."""
    book = s.book
    out = vec[i64]()
    if s.class_of[seat] >= 0:
        out = append(out, s.class_of[seat])
    for k in range(s.size[IN_PLAY + seat]):
        sheet = s.kind[s.card_in(IN_PLAY + seat, k)]
        if book.stays(sheet):
            out = _with(s, out, sheet)
    if s.size[HAND_OF + seat] > 0:
        for pile in (HAND_OF + seat, DECK + seat):
            for k in range(s.size[pile]):
                sheet = s.kind[s.card_in(pile, k)]
                if book.waits(sheet):
                    out = _with(s, out, sheet)
    if s.size[GLORY_OF + seat] > 0:
        for k in range(book.at_first[BEFORE_ATTACK], book.at_first[BEFORE_ATTACK + 1]):
            card = book.cards_at[k]
            if card >= book.first_glory and s.knows[card] != s.everybody():
                out = _with(s, out, s.kind[card])
    return out


def _with(s: Raid, sheets: vec[i64], sheet: i64) -> vec[i64]:
    if s.book.moments[sheet] & BIT[BEFORE_ATTACK] == 0:
        return sheets
    for other in sheets:
        if other == sheet:
            return sheets
    return append(sheets, sheet)


def added(s: Raid, sheet: i64, attack: i64, figure: i64) -> i64:
    """How much Range a card can add to an attack, as far as that can be paid."""
    book = s.book
    total: i64 = 0
    for ability in range(book.first[sheet], book.last[sheet]):
        if book.when[ability] == BEFORE_ATTACK and _fits(s, ability, attack, figure):
            for effect in range(book.do_first[ability], book.do_last[ability]):
                if book.do_what[effect] == RANGE and book.amount[effect] > 0:
                    total += book.amount[effect]
    return total


def _fits(s: Raid, ability: i64, attack: i64, figure: i64) -> bool:
    book = s.book
    if figure >= MARINES:
        return book.cost_argent[ability] <= s.argent[book.type_of[figure]]
    if book.exhaust[ability] != 0 and s.tired & BIT[figure + 1] != 0:
        return False
    for k in range(book.if_first[ability], book.if_last[ability]):
        if book.if_word[k] == IF_TRAIT and book.traits[attack] & BIT[book.if_value[k]] == 0:
            return False
    return True
