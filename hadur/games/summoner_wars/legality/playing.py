"""May this event be played, this card be discarded, this ability be used? (sections 11, 13, 20)"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hadur.games.summoner_wars.abilities import ids
from hadur.games.summoner_wars.board import name_of
from hadur.games.summoner_wars.cards.definition import (
    ATTACK_PHASE,
    MAGIC_PHASE,
    MOVE_PHASE,
    PHASES,
    SUMMON_PHASE,
    UNIT,
    Card,
)
from hadur.games.summoner_wars.legality import attacking, moving
from hadur.games.summoner_wars.legality.entering import can_pay, in_hand, phase_name
from hadur.games.summoner_wars.legality.field import Field, neighbours
from hadur.games.summoner_wars.legality.words import (
    can_be_forced_somewhere,
    in_clear_line,
    spent,
)
from hadur.games.summoner_wars.state import RAISE_SPENT, SLY_SPENT
from hadur.kernel.verdict import Reasons, no

# -- events ----------------------------------------------------------------------------------------


def play(f: Field, seat: int, card: Card) -> Reasons:
    """SW-13.1 to SW-13.3; an event with a required target needs one (S-38)."""
    if not card.is_event:
        yield no("SW-13.2", f"{card.name} is no event", card=card.name)
        yield from in_hand(f, seat, card, "SW-13.1")
        return
    if card.is_structure:
        yield no("SW-8.5", f"{card.name} is built, not played", card=card.name)
    if int(card.phase) != f.s.phase:
        due = PHASES[int(card.phase)].capitalize()
        yield no(
            "SW-13.1",
            f"{card.name} is played in the {due} phase, this is the {phase_name(f)} phase",
            card=card.name,
            phase=due,
        )
    yield from in_hand(f, seat, card, "SW-13.1")
    yield from can_pay(f, seat, card)
    if card.name in NEEDS and not NEEDS[card.name](f, seat):
        yield no("SW-13.2", f"{card.name} has nothing to target", card=card.name)


def _someone(f: Field, fits: Callable[[int], bool]) -> bool:
    return any(fits(card) for card in f.cards())


def _near(f: Field, seat: int, most: int) -> list[int]:
    """The commons and champions within so many spaces of the player's summoner."""
    return [
        card
        for card in f.cards()
        if (f.is_common(card) or f.is_champion(card)) and f.near_summoner(most, seat, card)
    ]


def _entangled(f: Field, seat: int) -> bool:
    near = [card for card in _near(f, seat, 3) if f.is_common(card) and f.friendly(card, seat)]
    return len(near) >= 2


NEEDS: Final[dict[str, Callable[[Field, int], bool]]] = {
    "freeze": lambda f, seat: any(f.charges(card) == 0 for card in _near(f, seat, 3)),
    "burn": lambda f, seat: bool(_near(f, seat, 2)),
    "hellforged-weapon": lambda f, seat: _someone(
        f, lambda card: f.is_common(card) and f.friendly(card, seat)
    ),
    "chant-of-power": lambda f, seat: bool(_near(f, seat, 3)),
    "chant-of-growth": lambda f, seat: _someone(
        f, lambda card: f.is_unit(card) and f.friendly(card, seat)
    ),
    "chant-of-weaving": lambda f, seat: _someone(
        f, lambda card: f.is_unit(card) and f.friendly(card, seat)
    ),
    "chant-of-entangling": _entangled,
    "hypnotic-call": lambda f, seat: _someone(
        f, lambda card: f.is_common(card) or f.is_champion(card)
    ),
    "blast": lambda f, seat: any(
        in_clear_line(f, f.summoner(seat), card, 3) for card in _near(f, seat, 3)
    ),
}
"""Events with a required target: whether there is one. All others do what they can."""


# -- discarding for magic --------------------------------------------------------------------------


def discard(f: Field, seat: int, card: Card) -> Reasons:
    if f.s.phase != MAGIC_PHASE:
        yield no(
            "SW-11.1",
            f"cards are discarded for magic in the Magic phase, this is the {phase_name(f)} phase",
            phase=phase_name(f),
        )
    yield from in_hand(f, seat, card, "SW-11.1")


# -- activated abilities ---------------------------------------------------------------------------


def use(f: Field, seat: int, ability: str, space: int) -> Reasons:
    """An ability that its controller uses at an idle point of a phase."""
    number = ids.NAMES.index(ability)
    if ability not in USES:
        reason = f"{ability} works by itself when its moment comes"
        yield no("SW-4.12", reason, why="by-itself", by=ability)
        return
    phase, check = USES[ability]
    if f.s.phase != phase:
        due = PHASES[phase].capitalize()
        yield no(
            "SW-4.2",
            f"{ability} is used in the {due} phase, this is the {phase_name(f)} phase",
            phase=due,
        )
    unit = f.at(space)
    if unit < 0:
        yield no("SW-14.2", f"no unit is on {name_of(space)}", space=name_of(space))
        return
    if not f.friendly(unit, seat):
        yield no("SW-14.14", f"you do not control {f.call(unit)}")
    if not f.has(unit, number):
        name = f.printed(unit).name
        reason = f"{f.call(unit)} does not have {ability}"
        yield no("SW-14.2", reason, why="lacks", card=name, by=ability)
        return
    yield from check(f, seat, unit)


def prepare(f: Field, seat: int, unit: int) -> Reasons:
    """Instead of moving: for a unit that might still move (SW-20.8 to SW-20.13, S-45)."""
    yield from _instead(moving.may_move(f, seat, f.space(unit)))


def _instead(refusals: Reasons) -> Reasons:
    """Why the unit could not move or attack is why it cannot do this instead."""
    for refusal in refusals:
        rule = "SW-20.9" if refusal.rule == "SW-20.9" else "SW-20.13"
        rule = "SW-20.12" if refusal.rule in ("SW-1.4", "SW-7.11", "SW-7.12") else rule
        yield no(rule, f"not instead either: {refusal.reason}", **dict(refusal.facts))


def raise_the_dead(f: Field, seat: int, unit: int) -> Reasons:
    """Once per turn: an Undead unit from the own discard pile beside him."""
    yield from _once(f, unit, RAISE_SPENT, "raise-the-dead")
    if not any(_is_undead(card) for card in f.discard_pile(seat)):
        yield no("SW-20.3", "no Undead unit is in your discard pile")
    if not any(f.empty(space) for space in neighbours(f.space(unit))):
        yield no("SW-16.11", f"no empty space is beside {f.call(unit)}")


def _is_undead(card: Card) -> bool:
    return bool(card.classes & UNIT) and "undead" in card.name.split("-")


def sly(f: Field, seat: int, unit: int) -> Reasons:
    """Once per turn: swap places with a friendly unit of cost 0."""
    yield from _once(f, unit, SLY_SPENT, "sly")
    if not any(costs_nothing(f, card) and f.friendly(card, seat) for card in f.cards()):
        yield no("SW-20.3", "you have no unit of cost 0 to swap with")


def costs_nothing(f: Field, card: int) -> bool:
    """Summoners have no cost at all (SW-1.12)."""
    return f.is_unit(card) and not f.is_summoner(card) and int(f.printed(card).cost) == 0


def _once(f: Field, unit: int, mark: int, ability: str) -> Reasons:
    if f.s.spent[unit] & mark:
        yield from spent(f, unit, ability)


def _push(most: int) -> Callable[[Field, int, int], Reasons]:
    """Push and Greater Push, instead of attacking."""

    def check(f: Field, seat: int, unit: int) -> Reasons:
        yield from _instead(attacking.may_attack(f, seat, f.space(unit)))
        if not any(pushable(f, unit, card, most) for card in f.cards()):
            yield no("SW-20.3", f"no common or champion within {most} can be forced")

    return check


def pushable(f: Field, unit: int, card: int, most: int) -> bool:
    kind = f.is_common(card) or f.is_champion(card)
    return kind and f.within(most, unit, card) and can_be_forced_somewhere(f, card, 1)


USES: Final[dict[str, tuple[int, Callable[[Field, int, int], Reasons]]]] = {
    "prepare": (MOVE_PHASE, prepare),
    "raise-the-dead": (SUMMON_PHASE, raise_the_dead),
    "sly": (ATTACK_PHASE, sly),
    "push": (ATTACK_PHASE, _push(2)),
    "greater-push": (ATTACK_PHASE, _push(3)),
}
