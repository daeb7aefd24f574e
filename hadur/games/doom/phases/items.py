"""Items: health packs and weapons that a marine takes (chapter 22)."""

from __future__ import annotations

from typing import Final

from hadur.games.doom import log
from hadur.games.doom.flow import moment
from hadur.games.doom.phases.damage import recover
from hadur.games.doom.piles import set_copy, take_set
from hadur.games.doom.state import CARDS, DECK, Raid
from hadur.games.doom.verbs import TAKE
from hadur.games.doom.vocabulary import TOOK
from hadur.kernel.bits import BIT, members
from hadur.kernel.moves import pack
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Step, step1


def takes(s: Raid, figure: i64, out: vec[i64]) -> vec[i64]:
    """The items that a marine can take where it stands, as further moves (DM-22.2)."""
    for item in members(s.items):
        if s.board.items[item] == s.place[figure] and can_take(s, figure + 1, item):
            out = append(out, pack(TAKE, item))
    return out


def can_take(s: Raid, seat: i64, item: i64) -> bool:
    """DM-22.2, 22.6, 22.18, S56: a weapon only if not owned and a set is left."""
    weapon = s.board.item_weapon[item]
    if weapon < 0:
        return True
    return s.owned[seat] & BIT[weapon] == 0 and set_copy(s, weapon) >= 0


def take(s: Raid, figure: i64, item: i64) -> None:
    """DM-22.2 to 22.9: a health pack heals at once, a weapon's set goes into the deck."""
    s.items &= ~BIT[item]
    weapon = s.board.item_weapon[item]
    s.tell(log.TOOK, figure, weapon, s.place[figure])
    s.push(AFTER_TAKING, figure)
    if weapon < 0:
        recover(s, figure, s.book.pack_recovery)
    else:
        take_set(s, figure + 1, weapon)
        s.shuffle(DECK + figure + 1, CARDS)


def after_taking(s: Raid, figure: i64) -> None:
    moment(s, TOOK, figure)


AFTER_TAKING: Final[Step] = step1(after_taking)
