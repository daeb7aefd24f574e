"""Questions of the Savanna Elves' cards."""

from __future__ import annotations

from hadur.games.summoner_wars.cards.definition import MOVE_PHASE
from hadur.games.summoner_wars.legality import moving
from hadur.games.summoner_wars.legality.checks import (
    FRIENDLY,
    card_there,
    forceable,
    near_summoner,
    not_instead,
    spent,
)
from hadur.games.summoner_wars.legality.field import Field
from hadur.games.summoner_wars.legality.questions.procedures import (
    can_attack_extra,
    has_charge,
    has_magic,
)
from hadur.games.summoner_wars.legality.questions.table import (
    may_choose,
    may_pick,
    may_say_yes,
    must_choose,
    must_pick,
    needs,
    used,
)
from hadur.games.summoner_wars.legality.reasons import Reasons, no
from hadur.games.summoner_wars.state import SWIFT_SHOT_SPENT
from hadur.kernel.state import Ask


@may_pick("spirit-bond")
def spirit_bond(f: Field, ask: Ask, space: int) -> Reasons:
    """A friendly unit within 3. a: who moved."""
    yield from card_there(f, int(ask.seat), space, "unit", FRIENDLY, int(ask.a), 3)


@may_say_yes("swift-shot")
def swift_shot(f: Field, ask: Ask) -> Reasons:
    """Once per turn a charge for another attack. a: the unit."""
    if f.s.spent[ask.a] & SWIFT_SHOT_SPENT:
        yield from spent(f, int(ask.a), "swift-shot")
    yield from has_charge(f, int(ask.a))
    if not can_attack_extra(f, int(ask.a)):
        yield no("SW-9.17", "nothing-to-attack", **f.there(int(ask.a)))


@may_choose("withdraw", "spend-charge", "spend-magic")
def withdraw(f: Field, ask: Ask, way: str) -> Reasons:
    """a: the unit."""
    if way == "spend-charge":
        yield from has_charge(f, int(ask.a))
    else:
        yield from has_magic(f, int(ask.seat))
    yield from forceable(f, int(ask.a), 2)


@must_choose("commune-with-spirits", "gain-charge", "give-charge")
def commune(f: Field, ask: Ask, way: str) -> Reasons:
    """A charge, or a charge spent on a friendly unit within 3. a: the mage."""
    if way == "give-charge":
        yield from has_charge(f, int(ask.a))
        if not any(
            f.is_unit(card) and f.friendly(card, int(ask.seat)) and f.within(3, int(ask.a), card)
            for card in f.cards()
        ):
            yield no("SW-20.3", "none-near", **f.there(int(ask.a)), wanted="unit", reach=3)


@must_pick("commune-with-spirits-friend")
def commune_friend(f: Field, ask: Ask, space: int) -> Reasons:
    yield from card_there(f, int(ask.seat), space, "unit", FRIENDLY, int(ask.a), 3)


@must_pick("chant-of-power")
def chant_of_power(f: Field, ask: Ask, space: int) -> Reasons:
    """A common or champion within 3 of the summoner."""
    seat = int(ask.seat)
    yield from card_there(f, seat, space, "common champion", near=f.summoner(seat), reach=3)


@must_pick("chant-of-growth")
def chant_of_growth(f: Field, ask: Ask, space: int) -> Reasons:
    yield from card_there(f, int(ask.seat), space, "unit", FRIENDLY)


@must_pick("chant-of-weaving")
def chant_of_weaving(f: Field, ask: Ask, space: int) -> Reasons:
    yield from card_there(f, int(ask.seat), space, "unit", FRIENDLY)


@must_pick("chant-of-entangling")
def chant_of_entangling(f: Field, ask: Ask, space: int) -> Reasons:
    """The first of two friendly commons within 3 of the summoner."""
    seat = int(ask.seat)
    yield from card_there(f, seat, space, "common", FRIENDLY, f.summoner(seat), 3)


@must_pick("chant-of-entangling-other")
def chant_of_entangling_other(f: Field, ask: Ask, space: int) -> Reasons:
    """The second, not the first again. b: the first."""
    yield from chant_of_entangling(f, ask, space)
    if f.at(space) == ask.b:
        yield no("SW-19.10", "first-of-two", **f.there(int(ask.b)))


@needs("chant-of-power")
def empowered(f: Field, seat: int) -> bool:
    return bool(near_summoner(f, seat, 3))


@needs("chant-of-growth")
def grown(f: Field, seat: int) -> bool:
    return any(f.is_unit(card) and f.friendly(card, seat) for card in f.cards())


@needs("chant-of-weaving")
def woven(f: Field, seat: int) -> bool:
    return grown(f, seat)


@needs("chant-of-entangling")
def entangled(f: Field, seat: int) -> bool:
    near = near_summoner(f, seat, 3)
    return sum(f.is_common(card) and f.friendly(card, seat) for card in near) >= 2


@used("prepare", MOVE_PHASE)
def prepare(f: Field, seat: int, unit: int) -> Reasons:
    """Instead of moving: for a unit that might still move."""
    yield from not_instead(moving.may_move(f, seat, f.space(unit)))
