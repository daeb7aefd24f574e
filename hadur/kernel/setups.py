"""Set-ups: what a game is started with, seat by seat.

    {"seats": [{"deck": …}, {"deck": …}], "options": {"first": "random"}}

A game says what can be chosen (`Game.choices`); what is missing gets its default, what cannot be
is refused with what would be right. Older forms are read as what they meant:
`{"decks": [a, b]}` are two seats with a deck each, `{"seats": 3}` are three with defaults."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import count
from typing import TYPE_CHECKING, Any

from hadur.kernel.chance import draw
from hadur.kernel.choices import Choice, Kind, by_rule, chosen
from hadur.kernel.decks import LONGEST_NAME, one_line
from hadur.kernel.errors import IllegalDeck, UnknownName
from hadur.kernel.hints import did_you_mean

if TYPE_CHECKING:
    from hadur.kernel.game import Game

    Valued = Callable[[Game, Choice, object, dict[str, Any]], Any]

_KEYS = ("seats", "options")
_SAMPLES = 6007
"""The stream of what sample set-ups are made of."""


def complete(game: Game, setup: object) -> dict[str, Any]:
    """The setup with everything chosen; a typed error for what cannot be played, whatever its
    form. Completing it again changes nothing."""
    return _completed(game, setup, _value)


def recalled(game: Game, setup: object) -> dict[str, Any]:
    """The setup of a game that was dealt already: its decks are not judged again, since what they
    hold is known by its contents (`kernel/contents.py`), whatever their names stand for today."""
    return _completed(game, setup, _as_it_was)


def _completed(game: Game, setup: object, valued: Valued) -> dict[str, Any]:
    wanted = _given(game, setup)
    whole: dict[str, Any] = {"seats": [{} for _ in wanted["seats"]], "options": {}}
    for choice in _settle(game, wanted, whole):
        given = chosen(wanted, choice)
        _put(whole, choice, valued(game, choice, given, whole))
    _refuse_strangers(wanted, whole)
    return whole


def open_choices(game: Game, setup: object) -> list[Choice]:
    """All choices of a setup, in the order in which they are made, with everything that is not
    given at its default."""
    return game.choices(complete(game, setup))


def _settle(game: Game, wanted: dict[str, Any], whole: dict[str, Any]) -> Any:
    """The choices one after the other, each asked for when all before it are made: what can be
    chosen may depend on that."""
    made = 0
    while True:
        # What is given for later choices is there to look at; it has not been checked.
        seen = {
            "seats": [{**w, **d} for w, d in zip(wanted["seats"], whole["seats"], strict=True)],
            "options": {**wanted["options"], **whole["options"]},
        }
        choices = game.choices(seen)
        if made == len(choices):
            return
        yield choices[made]
        made += 1


def _given(game: Game, setup: object) -> dict[str, Any]:
    """What was chosen, in today's form, of a right number of seats."""
    if not isinstance(setup, Mapping):
        raise UnknownName("a setup is a table with seats and options")
    options = setup.get("options") or {}
    if not isinstance(options, Mapping):
        raise UnknownName("options are a table of names and values")
    for key in setup:
        if key not in _KEYS and not (key == "decks" and "seats" not in setup):
            raise UnknownName(f"a setup has no '{str(key)[:40]}' (it has: {', '.join(_KEYS)})")
    seats = _seats_of_decks(setup["decks"]) if setup.get("decks") else setup.get("seats")
    return {"seats": _seats(game, seats), "options": dict(options)}


def _seats_of_decks(decks: object) -> list[dict[str, object]]:
    """Two decks were all that a setup once could name."""
    if not isinstance(decks, Sequence) or isinstance(decks, str):
        raise IllegalDeck("decks are a list, one for each seat: a name, or a table with cards")
    if len(decks) != 2:
        raise UnknownName(f"{len(decks)} decks given, but 'decks' are those of exactly two players")
    return [{"deck": deck} for deck in decks]


def _seats(game: Game, seats: object) -> list[dict[str, Any]]:
    if seats is None:
        seats = game.seats[0]
    if isinstance(seats, str) and seats.isascii() and seats.isdecimal() and len(seats) < 3:
        seats = int(seats)
    if isinstance(seats, int):
        if seats not in game.seats:
            raise _wrong_number(game, seats)
        return [{} for _ in range(seats)]
    if not isinstance(seats, Sequence) or isinstance(seats, str):
        raise UnknownName("seats are a list with a table for each seat, or how many there are")
    if len(seats) not in game.seats:
        raise _wrong_number(game, len(seats))
    for seat in seats:
        if not isinstance(seat, Mapping):
            raise UnknownName("each seat is a table of what is chosen for it")
    return [dict(seat) for seat in seats]


def _wrong_number(game: Game, seats: int) -> UnknownName:
    numbers = ", ".join(str(number) for number in sorted(game.seats))
    why = by_rule(game.seats_rule)
    return UnknownName(f"{game.name} is for {numbers} players, not {seats}{why}")


def _value(game: Game, choice: Choice, given: object, whole: dict[str, Any]) -> Any:
    if choice.kind is Kind.DECK:
        return game.check_deck(choice.default if given in (None, "") else given, whole)
    return choice.check(choice.default if given in (None, "") else given)


def _as_it_was(game: Game, choice: Choice, given: object, whole: dict[str, Any]) -> Any:
    if choice.kind is Kind.DECK and given not in (None, ""):
        return dict(given) if isinstance(given, Mapping) else one_line(given)[:LONGEST_NAME]
    return _value(game, choice, given, whole)


def _put(whole: dict[str, Any], choice: Choice, value: Any) -> None:
    table = whole["options"] if choice.seat is None else whole["seats"][choice.seat]
    table[choice.name] = value


def _refuse_strangers(wanted: dict[str, Any], whole: dict[str, Any]) -> None:
    """Nothing may be chosen that is no choice: a misspelt option would be lost unseen."""
    for name in wanted["options"]:
        if name not in whole["options"]:
            raise _stranger("option", name, whole["options"])
    for seat, table in enumerate(wanted["seats"]):
        for name in table:
            if name not in whole["seats"][seat]:
                raise _stranger(f"choice of seat {seat}", name, whole["seats"][seat])


def _stranger(what: str, name: object, known: Mapping[str, Any]) -> UnknownName:
    text = str(name)[:40]
    near = did_you_mean(text, tuple(known))
    return UnknownName(f"no {what} is called '{text}'{near} (there are: {', '.join(known)})")


# -- set-ups to try a game with --------------------------------------------------------------------


def samples(game: Game, rng: int) -> list[dict[str, Any]]:
    """Set-ups of every kind: each number of seats, and in each of them every value of every
    choice at least once, mixed by chance."""
    return [setup for seats in game.seats for setup in _samples(game, seats, rng)]


def variety(game: Game, least: int) -> list[dict[str, Any]]:
    """At least so many sample set-ups, the same every time, those of all kinds mixed."""
    found: list[dict[str, Any]] = []
    for rng in count():
        if len(found) >= least:
            break
        more = game.sample_setups(rng)
        if not more:
            raise RuntimeError(f"{game.name} gives no set-ups to try it with")
        found += more
    for left in range(len(found) - 1, 0, -1):
        at = int(draw(0, _SAMPLES, left, left + 1))
        found[at], found[left] = found[left], found[at]
    return found


def _samples(game: Game, seats: int, rng: int) -> Iterator[dict[str, Any]]:
    """Take what was taken least often until everything has been taken. Every other time anything
    is taken: choices that went round in step would never meet some of the others' values."""
    taken: Counter[tuple[int | None, str, str]] = Counter()
    drawn = 0
    while not taken or min(taken.values()) == 0:
        setup: dict[str, Any] = {"seats": [{} for _ in range(seats)], "options": {}}
        for choice in _settle(game, setup, setup):
            values = _all_values(choice)
            start = int(draw(rng, _SAMPLES + seats, 2 * drawn, len(values)))
            best = values[start]
            if draw(rng, _SAMPLES + seats, 2 * drawn + 1, 2) == 0:
                best = min(
                    (*values[start:], *values[:start]),
                    key=lambda value: taken[choice.seat, choice.name, value],
                )
            drawn += 1
            for value in values:
                taken[choice.seat, choice.name, value] += value == best
            _put(setup, choice, best)
        yield complete(game, setup)
        if not setup["options"] and not any(setup["seats"]):
            return


def _all_values(choice: Choice) -> tuple[str, ...]:
    if choice.kind is Kind.NUMBER:
        middle = (choice.least + choice.most) // 2
        return tuple(str(n) for n in sorted({choice.least, middle, choice.most}))
    return choice.values
