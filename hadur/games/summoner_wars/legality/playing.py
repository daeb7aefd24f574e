"""May this event be played, this card be discarded, this ability be used? (sections 11, 13, 20)"""

from __future__ import annotations

from hadur.games.summoner_wars.abilities import ids
from hadur.games.summoner_wars.board import name_of
from hadur.games.summoner_wars.cards.definition import (
    MAGIC_PHASE,
    PHASES,
    Card,
)
from hadur.games.summoner_wars.legality.entering import can_pay, in_hand, phase_name
from hadur.games.summoner_wars.legality.field import Field
from hadur.games.summoner_wars.legality.questions.table import NEEDS, USES
from hadur.games.summoner_wars.legality.reasons import Reasons, no

# -- events ----------------------------------------------------------------------------------------


def play(f: Field, seat: int, card: Card) -> Reasons:
    """SW-13.1 to SW-13.3; an event with a required target needs one (S-38)."""
    if not card.is_event:
        yield no("SW-13.2", "no-event", card=card.name)
        yield from in_hand(f, seat, card, "SW-13.1")
        return
    if card.is_structure:
        yield no("SW-8.5", "is-built", card=card.name)
    if int(card.phase) != f.s.phase:
        due = PHASES[int(card.phase)]
        yield no("SW-13.1", "event-phase", card=card.name, due=due, phase=phase_name(f))
    yield from in_hand(f, seat, card, "SW-13.1")
    yield from can_pay(f, seat, card)
    if card.name in NEEDS and not NEEDS[card.name](f, seat):
        yield no("SW-13.2", "no-target", card=card.name)


# -- discarding for magic --------------------------------------------------------------------------


def discard(f: Field, seat: int, card: Card) -> Reasons:
    if f.s.phase != MAGIC_PHASE:
        yield no("SW-11.1", "magic-phase", phase=phase_name(f))
    yield from in_hand(f, seat, card, "SW-11.1")


# -- activated abilities ---------------------------------------------------------------------------


def use(f: Field, seat: int, ability: str, space: int) -> Reasons:
    """An ability that its controller uses at an idle point of a phase."""
    number = ids.NAMES.index(ability)
    if ability not in USES:
        yield no("SW-4.12", "by-itself", by=ability)
        return
    phase, check = USES[ability]
    if f.s.phase != phase:
        yield no("SW-4.2", "use-phase", by=ability, due=PHASES[phase], phase=phase_name(f))
    unit = f.at(space)
    if unit < 0:
        yield no("SW-14.2", "nobody-there", space=name_of(space))
        return
    if not f.friendly(unit, seat):
        yield no("SW-14.14", "not-yours", **f.there(unit))
    if not f.has(unit, number):
        yield no("SW-14.2", "lacks", **f.there(unit), by=ability)
        return
    yield from check(f, seat, unit)
