"""Events (section 13): playing them, and the active area."""

from __future__ import annotations

from typing import Final

from hadur.games.summoner_wars import log
from hadur.games.summoner_wars.abilities.ids import EFFECTS
from hadur.games.summoner_wars.abilities.in_force import IN_FORCE
from hadur.games.summoner_wars.cards.definition import ACTIVE, EVENT, STRUCTURE, TABLES, Card
from hadur.games.summoner_wars.phases.damage import check_lives, discard_event, spend_magic
from hadur.games.summoner_wars.prompts import repeats
from hadur.games.summoner_wars.state import (
    ACTIVE_AREA,
    BOTH,
    HAND,
    RESOLVING,
    Battle,
)
from hadur.games.summoner_wars.verbs import PLAY
from hadur.kernel.moves import pack
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Step, step1


class EventEffect:
    """What an event does when it is played; active events may do nothing at once."""

    def __init__(self, card: Card) -> None:
        self.card: Final = card
        EVENT_EFFECTS[card.name] = self

    def playable(self, s: Battle, seat: i64) -> bool:
        """An event with a required target needs one (S-38); uses only what its player knows."""
        return True

    def play(self, s: Battle, seat: i64, event: i64) -> None:
        """Carry the effect out; the card is put away afterwards."""


EVENT_EFFECTS: Final[dict[str, EventEffect]] = {}
_BY_KIND: Final[list[EventEffect | None]] = []


def index_events(cards: list[Card]) -> None:
    """Find the effects by card number; called once all cards are numbered."""
    del _BY_KIND[:]
    for card in cards:
        _BY_KIND.append(EVENT_EFFECTS.get(card.name))


def list_events(s: Battle, out: vec[i64]) -> vec[i64]:
    """Every event in hand of this phase that can be paid and carried out (SW-13.1 to 13.3)."""
    seat = s.active
    pile = HAND + seat
    for k in range(s.size[pile]):
        kind = s.kind[s.card_in(pile, k)]
        if TABLES.phase[kind] != s.phase or TABLES.classes[kind] & EVENT == 0:
            continue
        if TABLES.classes[kind] & STRUCTURE != 0 or TABLES.cost[kind] > s.magic[seat]:
            continue
        if repeats(s, pile, k):
            continue
        event = _BY_KIND[kind]
        if event is None or event.playable(s, seat):
            out = append(out, pack(PLAY, kind))
    return out


def play_event(s: Battle, card: i64) -> None:
    """Pay the cost, carry out the effect, then put the card away (SW-13.2)."""
    seat = s.active
    kind = s.kind[card]
    spend_magic(s, seat, TABLES.cost[kind])
    s.put(card, RESOLVING)
    s.reveal(card, BOTH)
    s.controller[card] = seat
    s.tell(log.PLAYED, seat, kind)
    s.push(PUT_AWAY, card)
    event = _BY_KIND[kind]
    if event is not None:
        event.play(s, seat, card)


def put_away(s: Battle, card: i64) -> None:
    """To the discard pile, or into the active area if it is ACTIVE (SW-13.6)."""
    if s.zone[card] != RESOLVING:
        return
    if TABLES.classes[s.kind[card]] & ACTIVE == 0:
        discard_event(s, card)
        return
    seat = s.controller[card]
    s.put(card, ACTIVE_AREA + seat)
    effect = TABLES.effect[s.kind[card]]
    s.in_effect[seat * EFFECTS + effect] += 1
    begin_effect(s, card)


PUT_AWAY: Final[Step] = step1(put_away)


def begin_effect(s: Battle, event: i64) -> None:
    effect = int(TABLES.effect[s.kind[event]])
    if effect in IN_FORCE:
        IN_FORCE[effect].begin(s, event)
    check_lives(s)
