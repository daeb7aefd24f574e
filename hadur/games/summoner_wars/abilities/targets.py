"""Which cards an effect may choose: one description, read by the engine and by the judge.

`spaces` answers for the whole battlefield at once with sets; `admits` answers for one card from
the definitions of the words. The conformance tests hold the two against each other.
"""

from __future__ import annotations

from typing import Final

from hadur.games.summoner_wars.board import NEXT, within
from hadur.games.summoner_wars.cards.definition import TABLES, UNIT
from hadur.games.summoner_wars.state import Battle
from hadur.kernel.bits import BIT, lowest
from hadur.kernel.native import i64

ANYONE: Final = 0
FRIENDLY: Final = 1
ENEMY: Final = 2


class Targets:
    """Cards on the battlefield, described from the card whose effect it is.

    classes     at least one of these class words (SW-19.5)
    side        FRIENDLY or ENEMY to the source's controller, or ANYONE's (S-46)
    reach       within so many spaces (SW-15.7); 0 means anywhere
    clear       within so many clear straight-line spaces (SW-15.12, S-19); 0 means not asked
    of_summoner distances are counted from the controller's summoner, not from the source
    word        the name contains this word (SW-19.7)
    cost        printed cost at most this; -1 means any
    uncharged   only cards without charge
    """

    def __init__(
        self,
        classes: i64 = UNIT,
        side: i64 = ANYONE,
        reach: i64 = 0,
        clear: i64 = 0,
        of_summoner: bool = False,
        word: i64 = 0,
        cost: i64 = -1,
        uncharged: bool = False,
    ) -> None:
        self.classes: Final = classes
        self.side: Final = side
        self.reach: Final = reach
        self.clear: Final = clear
        self.of_summoner: Final = of_summoner
        self.word: Final = word
        self.cost: Final = cost
        self.uncharged: Final = uncharged

    def spaces(self, s: Battle, seat: i64, source_space: i64) -> i64:
        """The spaces of all cards described; a card never describes itself (SW-9.14)."""
        origin = source_space
        if self.of_summoner:
            origin = s.space[s.summoner[seat]]
            if origin < 0:
                return 0
        found = s.having(self.classes)
        if self.side == FRIENDLY:
            found &= s.side[seat]
        elif self.side == ENEMY:
            found &= s.side[1 - seat]
        if self.reach > 0:
            found &= within(self.reach, origin)
        if self.clear > 0:
            found &= in_clear_line(s, origin, self.clear)
        if origin >= 0 and not self.of_summoner:
            found &= ~BIT[origin]
        if self.word != 0 or self.cost >= 0 or self.uncharged:
            found = self._narrow(s, found)
        return found

    def _narrow(self, s: Battle, found: i64) -> i64:
        kept: i64 = 0
        while found != 0:
            space = lowest(found)
            found &= found - 1
            card = s.at[space]
            kind = s.kind[card]
            if self.word != 0 and TABLES.words[kind] & self.word == 0:
                continue
            if self.cost >= 0 and not costs_at_most(s, card, self.cost):
                continue
            if self.uncharged and s.charges[card] > 0:
                continue
            kept |= BIT[space]
        return kept


def costs_at_most(s: Battle, card: i64, cost: i64) -> bool:
    """Summoners have no cost (SW-1.12), so no limit on cost ever includes them."""
    kind = s.kind[card]
    return s.summoners & BIT[s.space[card]] == 0 and TABLES.cost[kind] <= cost


def in_clear_line(s: Battle, origin: i64, length: i64) -> i64:
    """The occupied spaces reached over clear straight-line spaces, the target's the last one."""
    occupied = s.occupied()
    found: i64 = 0
    for direction in range(4):
        space = origin
        for _ in range(length):
            space = NEXT[space * 4 + direction]
            if space < 0:
                break
            if occupied & BIT[space] != 0:
                found |= BIT[space]
                break
    return found
