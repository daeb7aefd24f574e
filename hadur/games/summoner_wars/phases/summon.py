"""Phase 1, Summon (section 6)."""

from __future__ import annotations

from hadur.games.summoner_wars import log
from hadur.games.summoner_wars.abilities.hooks import (
    ANY_SUMMONED,
    SUMMONED,
    fire_events,
    fire_own,
)
from hadur.games.summoner_wars.abilities.ids import (
    BORN_OF_FIRE,
    CHANT_OF_WEAVING,
    FIERY_SUMMON,
    PROTECTOR,
    RENEWED_HOPE,
    SUMMONED_BY_FIRE,
)
from hadur.games.summoner_wars.board import ADJACENT, ALL
from hadur.games.summoner_wars.cards.definition import CHAMPION, COMMON, EMBER, SUMMON_PHASE, TABLES
from hadur.games.summoner_wars.phases.damage import check_lives, destroy, spend_magic
from hadur.games.summoner_wars.prompts import repeats
from hadur.games.summoner_wars.state import ACTIVE_AREA, HAND, Battle
from hadur.games.summoner_wars.values import gates_of, named
from hadur.games.summoner_wars.verbs import SUMMON
from hadur.kernel.bits import BIT, lowest
from hadur.kernel.moves import pack
from hadur.kernel.native import append, i64, vec


def may_summon_now(s: Battle) -> bool:
    """The Summon phase, or any phase of one's own turn with Renewed Hope."""
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
    if s.effect(seat, RENEWED_HOPE) > 0 and s.on_field(s.summoner[seat]):
        found |= ADJACENT[s.space[s.summoner[seat]]]
    if s.effect(seat, CHANT_OF_WEAVING) > 0:
        found |= beside(woven(s, seat))
    return found & ALL & ~s.occupied()


def spaces_for(s: Battle, seat: i64, kind: i64, shared: i64) -> i64:
    """Where a unit of this kind may be summoned, with what its own text adds."""
    if prints(kind, SUMMONED_BY_FIRE):
        return s.side[seat] & s.units()
    found = shared
    if prints(kind, PROTECTOR) and s.on_field(s.summoner[seat]):
        found |= ADJACENT[s.space[s.summoner[seat]]]
    if prints(kind, BORN_OF_FIRE):
        found |= beside(named(s, s.side[seat] & s.units(), EMBER))
    if TABLES.words[kind] & EMBER != 0:
        found |= beside(s.has[FIERY_SUMMON] & s.side[seat])
    return found & ALL & ~s.occupied()


def prints(kind: i64, ability: i64) -> bool:
    """Whether the ability stands on the card itself: it works while being summoned (SW-14.2)."""
    k = TABLES.first_ability[kind]
    end = TABLES.first_ability[kind + 1]
    while k < end:
        if TABLES.abilities[k] == ability:
            return True
        k += 1
    return False


def beside(spaces: i64) -> i64:
    """All spaces adjacent to at least one of these."""
    found: i64 = 0
    while spaces != 0:
        found |= ADJACENT[lowest(spaces)]
        spaces &= spaces - 1
    return found


def woven(s: Battle, seat: i64) -> i64:
    """The spaces of the targets of a player's Chants of Weaving."""
    found: i64 = 0
    area = ACTIVE_AREA + seat
    for k in range(s.size[area]):
        event = s.card_in(area, k)
        if TABLES.effect[s.kind[event]] == CHANT_OF_WEAVING and s.target[event] >= 0:
            found |= BIT[s.space[s.target[event]]]
    return found


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
