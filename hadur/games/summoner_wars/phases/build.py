"""Phase 3, Build (section 8)."""

from __future__ import annotations

from typing import Final

from hadur.games.summoner_wars import log
from hadur.games.summoner_wars.board import ADJACENT, ALL, back_rows
from hadur.games.summoner_wars.cards.definition import STRUCTURE, TABLES
from hadur.games.summoner_wars.phases.damage import check_lives, spend_magic
from hadur.games.summoner_wars.prompts import repeats
from hadur.games.summoner_wars.state import HAND, Battle
from hadur.games.summoner_wars.verbs import BUILD
from hadur.kernel.bits import lowest
from hadur.kernel.moves import pack
from hadur.kernel.native import append, i64, vec

BUILD_ROWS: Final = 3


def build_spaces(s: Battle, seat: i64) -> i64:
    """The own back three rows and the spaces beside the own summoner, if empty (SW-8.3)."""
    found = back_rows(seat, BUILD_ROWS)
    if s.on_field(s.summoner[seat]):
        found |= ADJACENT[s.space[s.summoner[seat]]]
    return found & ALL & ~s.occupied()


def list_builds(s: Battle, out: vec[i64]) -> vec[i64]:
    """Every structure in hand that can be paid, on every build space (SW-8.1 to SW-8.5)."""
    seat = s.active
    pile = HAND + seat
    everywhere = build_spaces(s, seat)
    for k in range(s.size[pile]):
        kind = s.kind[s.card_in(pile, k)]
        if TABLES.classes[kind] & STRUCTURE == 0 or TABLES.cost[kind] > s.magic[seat]:
            continue
        if repeats(s, pile, k):
            continue
        spaces = everywhere
        while spaces != 0:
            out = append(out, pack(BUILD, kind, lowest(spaces)))
            spaces &= spaces - 1
    return out


def build(s: Battle, card: i64, space: i64) -> None:
    """Pay the cost and put the structure on the space (SW-8.2)."""
    seat = s.active
    spend_magic(s, seat, TABLES.cost[s.kind[card]])
    s.enter(card, space, seat)
    s.tell(log.BUILT, seat, s.kind[card], space)
    check_lives(s)
