"""What games begin with: the choices of a game, spread over its seats so that each value comes to
each seat as often as any other."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from math import prod
from typing import Any, Final

from hadur.kernel.choices import Choice, Kind
from hadur.kernel.errors import HadurError, UnknownName
from hadur.kernel.game import Game, Sides
from hadur.kernel.hints import did_you_mean
from hadur.kernel.setups import open_choices

DECK: Final = "deck"
MOST: Final = 4096
"""So many layouts at most are gone through in turn."""

Value = tuple[str, object]
"""What a seat may have by the name that tables show, and as a setup holds it."""
Deck = Value


@dataclass(frozen=True)
class Layout:
    """A set-up to play; `chosen` names what is different about each seat."""

    chosen: tuple[str, ...]
    setup: dict[str, Any]
    sides: Sides


@dataclass(frozen=True)
class Spread:
    """The values of a choice that go round the seats. With `mirrors` several seats may have the
    same one even where there are enough for all; `wanted` was asked for by somebody."""

    name: str
    values: tuple[Value, ...]
    mirrors: bool = True
    wanted: bool = True


@dataclass(frozen=True)
class Wishes:
    """What the games of a contest have in common: how many seats there are, what is chosen for
    the table and for single seats, and what goes round."""

    seats: int
    options: dict[str, Any] = field(default_factory=dict)
    fixed: dict[int, dict[str, Any]] = field(default_factory=dict)
    spreads: tuple[Spread, ...] = ()


def spread(values: int, seats: int, *, mirrors: bool) -> list[tuple[int, ...]]:
    """Values for all seats, arranged so that after any whole round each was at each seat as often
    as any other; all with the same one come last."""
    shifts = [*range(1, values), *([0] if mirrors or values == 1 else [])]
    return [
        tuple((one + shift * seat) % values for seat in range(seats))
        for shift in shifts
        for one in range(values)
    ]


def layouts(game: Game, wishes: Wishes) -> list[Layout]:
    """Every layout the wishes lead to that the game allows, in the order in which they are dealt.
    What a game refuses is left out, as where no two seats may have the same; its error says why if
    nothing is left, or if a value that was asked for is in none of them."""
    found: list[Layout] = []
    refused: HadurError | None = None
    for plan in _plans(game, wishes):
        try:
            found.append(_layout(game, wishes, plan))
        except HadurError as error:
            refused = refused or error
    if refused is not None:
        _check_each(game, wishes)
        if not found:
            raise refused
    return found


Plan = list[dict[str, Value]]
"""What goes round, as it lies for one layout: by seat and by the name of the choice."""


def _plans(game: Game, wishes: Wishes) -> Iterator[Plan]:
    """All that the spreads allow together; the first of them changes from one to the next."""
    where = [_seats_with(game, wishes, of.name) for of in wishes.spreads]
    rounds = [
        spread(len(of.values), len(seats), mirrors=of.mirrors)
        for of, seats in zip(wishes.spreads, where, strict=True)
    ]
    for number in range(min(MOST, prod(map(len, rounds)))):
        plan: Plan = [{} for _ in range(wishes.seats)]
        for of, seats, one in zip(wishes.spreads, where, rounds, strict=True):
            number, at = divmod(number, len(one))
            for seat, value in zip(seats, one[at], strict=True):
                plan[seat][of.name] = of.values[value]
        yield plan


def _seats_with(game: Game, wishes: Wishes, name: str) -> list[int]:
    """The seats for which something is to be chosen and was not."""
    return [
        int(choice.seat)
        for choice in seat_choices(game, wishes)
        if choice.seat is not None
        and choice.name == name
        and name not in wishes.fixed.get(choice.seat, {})
    ]


def _layout(game: Game, wishes: Wishes, plan: Plan) -> Layout:
    seats = [
        {**{name: value for name, (_, value) in values.items()}, **wishes.fixed.get(seat, {})}
        for seat, values in enumerate(plan)
    ]
    setup = {"seats": seats, "options": wishes.options}
    chosen = tuple(" ".join(name for name, _ in values.values()) for values in plan)
    return Layout(chosen, setup, game.sides(game.check_setup(setup)))


def _check_each(game: Game, wishes: Wishes) -> None:
    """Let the game say what is wrong with a value, whatever its neighbours are."""
    for of in wishes.spreads:
        seats = _seats_with(game, wishes, of.name)
        for value in of.values if of.wanted and seats else ():
            plan: Plan = [{} for _ in range(wishes.seats)]
            plan[seats[0]][of.name] = value
            _layout(game, wishes, plan)


def seat_choices(game: Game, wishes: Wishes) -> list[Choice]:
    """What can be chosen for each seat, as long as nothing has been but what is fixed."""
    seats = [wishes.fixed.get(seat, {}) for seat in range(wishes.seats)]
    found = open_choices(game, {"seats": seats, "options": wishes.options})
    return [choice for choice in found if choice.seat is not None]


def values_of(game: Game, wishes: Wishes, name: str) -> list[str]:
    """All that any seat can choose; UnknownName if nothing of that name is chosen by seats."""
    known = seat_choices(game, wishes)
    names = tuple(dict.fromkeys(choice.name for choice in known))
    if name not in names:
        hint = did_you_mean(name, names) + (f" (they do: {', '.join(names)})" if names else "")
        raise UnknownName(f"the seats of {game.name} do not choose '{name[:40]}'{hint}")
    return list(dict.fromkeys(v for choice in known if choice.name == name for v in choice.values))


def spread_all(game: Game, wishes: Wishes) -> Wishes:
    """The wishes with everything that seats choose from a list going round, but for what somebody
    has decided, and for what no seat can have but by its place."""
    spreads = list(wishes.spreads)
    for choice in seat_choices(game, wishes):
        if choice.kind is Kind.ONE and choice.name not in [of.name for of in spreads]:
            values = values_of(game, wishes, choice.name)
            every = Spread(choice.name, tuple((v, v) for v in values), wanted=False)
            if len(values) > 1 and _can_go_round(game, wishes, every):
                spreads.append(every)
    return replace(wishes, spreads=tuple(spreads))


def _can_go_round(game: Game, wishes: Wishes, of: Spread) -> bool:
    try:
        return bool(layouts(game, replace(wishes, spreads=(of,))))
    except HadurError:
        return False


def two_decks(one: Deck, two: Deck, options: dict[str, Any]) -> Layout:
    """Two players with a deck each."""
    setup = {"seats": [{DECK: one[1]}, {DECK: two[1]}], "options": options}
    return Layout((one[0], two[0]), setup, ((0,), (1,)))
