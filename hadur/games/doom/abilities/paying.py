"""Cards of the hand that are given up for something (DM-6.32, 8.2)."""

from __future__ import annotations

from typing import Final

from hadur.games.doom import log
from hadur.games.doom.abilities.attacking import _has
from hadur.games.doom.piles import discard
from hadur.games.doom.state import HAND_OF, Raid, raid
from hadur.games.doom.verbs import DISCARD
from hadur.kernel.moves import first, pack
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask, Prompt, State, Step, step3


def pay_cards(s: Raid, seat: i64, many: i64, card: i64) -> None:
    if many > 0 and s.size[HAND_OF + seat] > 0:
        s.push(PAY_CARDS, seat, many - 1, card)
        s.ask(DISCARD_ONE, seat, 0, card)


class DiscardOne(Prompt):
    """Which card of the hand is given up; another than the one just used."""

    def moves(self, s: State, ask: Ask) -> vec[i64]:
        t = raid(s)
        out = vec[i64]()
        seen = vec[i64]()
        for k in range(t.size[HAND_OF + ask.seat]):
            card = t.card_in(HAND_OF + ask.seat, k)
            if not _has(seen, t.kind[card]):
                seen = append(seen, t.kind[card])
                out = append(out, pack(DISCARD, t.kind[card]))
        return out

    def play(self, s: State, ask: Ask, move: i64) -> None:
        give_up(raid(s), ask.seat, first(move))


def give_up(s: Raid, seat: i64, sheet: i64) -> None:
    """Discard a card of that kind from hand."""
    for k in range(s.size[HAND_OF + seat]):
        card = s.card_in(HAND_OF + seat, k)
        if s.kind[card] == sheet:
            discard(s, card, seat)
            s.tell(log.DISCARDED, seat, sheet)
            return


DISCARD_ONE: Final = DiscardOne("discard", "DM-8.2", False)
PAY_CARDS: Final[Step] = step3(pay_cards)
