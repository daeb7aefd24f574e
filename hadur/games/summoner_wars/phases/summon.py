"""Phase 1, Summon (section 6)."""

from __future__ import annotations

from hadur.games.summoner_wars import log
from hadur.games.summoner_wars.abilities.constant import TEXTS, beside, prints
from hadur.games.summoner_wars.abilities.hooks import (
    ANY_SUMMONED,
    SUMMONED,
    fire_events,
    fire_own,
)
from hadur.games.summoner_wars.abilities.ids import (
    RENEWED_HOPE,
    SUMMONED_BY_FIRE,
)
from hadur.games.summoner_wars.board import ALL
from hadur.games.summoner_wars.cards.definition import CHAMPION, COMMON, SUMMON_PHASE, TABLES
from hadur.games.summoner_wars.phases.damage import check_lives, destroy, spend_magic
from hadur.games.summoner_wars.prompts import repeats
from hadur.games.summoner_wars.state import HAND, Battle
from hadur.games.summoner_wars.values import gates_of
from hadur.games.summoner_wars.verbs import SUMMON
from hadur.kernel.bits import lowest
from hadur.kernel.moves import pack
from hadur.kernel.native import append, i64, vec


def may_summon_now(s: Battle) -> bool:
    """The Summon phase, or any phase of one's own turn with Renewed Hope. The event is named since
    this is asked at every idle point."""
    return s.phase == SUMMON_PHASE or s.effect(s.active, RENEWED_HOPE) > 0


def list_summons(s: Battle, out: vec[i64]) -> vec[i64]:
    """Every unit in hand that can be paid, on every space it may enter (SW-6.1 to SW-6.5)."""
    seat = s.active
    pile = HAND + seat
    common_spaces = shared_spaces(s, seat)
    for k in range(s.size[pile]):
        kind = s.kind[s.card_in(pile, k)]
        if TABLES.classes[kind] & (COMMON | CHAMPION) == 0 or TABLES.cost[kind] > s.magic[seat]:
            continue
        if repeats(s, pile, k):
            continue
        spaces = spaces_for(s, seat, kind, common_spaces)
        while spaces != 0:
            out = append(out, pack(SUMMON, kind, lowest(spaces)))
            spaces &= spaces - 1
    return out


def shared_spaces(s: Battle, seat: i64) -> i64:
    """The empty spaces where any unit may be summoned, whatever it is (SW-6.3)."""
    found = beside(gates_of(s, seat))
    for text in TEXTS.summon_places:
        found |= text.for_any(s, seat)
    return found & ALL & ~s.occupied()


def spaces_for(s: Battle, seat: i64, kind: i64, shared: i64) -> i64:
    """Where a unit of this kind may be summoned, with what its own text adds."""
    # Elut-Bal alone takes the place of a unit instead of an empty space.
    if prints(kind, SUMMONED_BY_FIRE):
        return s.side[seat] & s.units()
    found = shared
    for text in TEXTS.summon_places:
        found |= text.for_kind(s, seat, kind)
    return found & ALL & ~s.occupied()


def summon(s: Battle, card: i64, space: i64) -> None:
    """Pay the cost, then put the unit on the space (SW-6.2)."""
    seat = s.active
    kind = s.kind[card]
    spend_magic(s, seat, TABLES.cost[kind])
    if prints(kind, SUMMONED_BY_FIRE):
        destroy(s, s.at[space], card, seat)
        check_lives(s)
        if s.over:
            return
    s.enter(card, space, seat)
    s.tell(log.SUMMONED, seat, kind, space)
    fire_own(s, SUMMONED, card, 0, 0)
    fire_events(s, ANY_SUMMONED, card, seat)
