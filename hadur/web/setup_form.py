"""What can be chosen before a game, as fields of a form: made from what the game itself says.

The fields are `seats` (how many there are), `option-NAME` for the table, and for each seat
`seat-N-NAME` and `seat-N-player`: "me", "open", or the name of a bot. The short form for two is
read as well: `deck`, `against` (the deck of the other seat) and `opponent`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from hadur.kernel.choices import OFF, ON, Choice, Kind, chosen
from hadur.kernel.errors import HadurError
from hadur.kernel.game import Game
from hadur.kernel.setups import open_choices
from hadur.text.book import Book

ME: Final = "me"
OPEN: Final = "open"
BOT: Final = "search:2"
"""Who plays unless somebody else is chosen: a bot that is easy to beat."""


@dataclass(frozen=True)
class Field:
    """A choice as a form shows it: the name of its field, its words, what is chosen, and all it
    can be, each with its words."""

    name: str
    choice: Choice
    label: str
    value: str
    values: list[tuple[str, str]]

    @property
    def said(self) -> str:
        """What is chosen, in words."""
        return dict(self.values).get(self.value, self.value)


@dataclass(frozen=True)
class Place:
    """A seat: who plays there, the number of its side (0 where everybody plays for themselves and
    sides have no names), and what is chosen for it."""

    index: int
    player: str
    side: int
    fields: list[Field]


@dataclass(frozen=True)
class Sheet:
    """All fields of a form, with what is chosen in them."""

    numbers: tuple[int, ...]
    options: list[Field]
    places: list[Place]

    @property
    def unusual(self) -> bool:
        """Whether something about the table is not as it is if nobody chooses."""
        return any(field.value != field.choice.default for field in self.options)


def field_name(choice: Choice) -> str:
    return f"option-{choice.name}" if choice.seat is None else f"seat-{choice.seat}-{choice.name}"


def sheet(book: Book, filled: Mapping[str, str], others: str) -> Sheet:
    """The form of a game with what was filled in before; `others` is who plays at all seats but
    the first unless somebody was chosen."""
    game = book.game
    filled = {**_long_form(filled), **filled}
    setup = game.check_setup(wished(game, filled))
    fields = [_field(book, choice, setup, filled) for choice in open_choices(game, setup)]
    sides = game.sides(setup)
    alone = all(len(side) == 1 for side in sides) and not book.texts.has("side-1")
    places = [
        Place(
            index=seat,
            player=filled.get(f"seat-{seat}-player", others if seat else ME),
            side=0 if alone else next(n for n, side in enumerate(sides, 1) if seat in side),
            fields=[field for field in fields if field.choice.seat == seat],
        )
        for seat in range(len(setup["seats"]))
    ]
    return Sheet(game.seats, [field for field in fields if field.choice.seat is None], places)


def _long_form(filled: Mapping[str, str]) -> dict[str, str]:
    """The fields that a short form stands for."""
    pairs = (("deck", "seat-0-deck"), ("against", "seat-1-deck"), ("opponent", "seat-1-player"))
    found = {long: filled[short] for short, long in pairs if short in filled}
    return {name: OPEN if value == "person" else value for name, value in found.items()}


def wished(game: Game, filled: Mapping[str, str]) -> dict[str, Any]:
    """The setup that the fields of a form ask for. What cannot be chosen, or not any more since
    something before it was changed, is left to its default."""
    count = next((n for n in game.seats if str(n) == filled.get("seats")), game.seats[0])
    setup: dict[str, Any] = {"seats": [{} for _ in range(count)], "options": {}}
    made: set[str] = set()
    while True:
        left = [c for c in open_choices(game, setup) if field_name(c) not in made]
        if not left:
            return setup
        name = field_name(left[0])
        made.add(name)
        value = _possible(left[0], filled.get(name, ""))
        if value:
            table = setup["options"] if left[0].seat is None else setup["seats"][left[0].seat]
            table[left[0].name] = value


def _possible(choice: Choice, value: str) -> str:
    """What was filled in, if it can be chosen; a deck of somebody's own is looked up elsewhere."""
    if choice.kind is Kind.DECK:
        return value if value in choice.values else ""
    try:
        return choice.check(value) if value else ""
    except HadurError:
        return ""


def seat_fields(book: Book, setup: Mapping[str, Any], seat: int) -> list[Field]:
    """What can be chosen for one seat of a table that has been opened, besides its deck; the
    fields are named like the choices."""
    return [
        Field(c.name, c, _label(book, c), str(chosen(setup, c)), _values(book, c))
        for c in open_choices(book.game, setup)
        if c.seat == seat and c.kind is not Kind.DECK
    ]


def ready_decks(book: Book, setup: Mapping[str, Any]) -> tuple[str, ...]:
    """The ready decks that the options of a table allow."""
    choices = open_choices(book.game, setup)
    return next((choice.values for choice in choices if choice.kind is Kind.DECK), ())


def _field(book: Book, choice: Choice, setup: dict[str, Any], filled: Mapping[str, str]) -> Field:
    name = field_name(choice)
    value = str(chosen(setup, choice))
    if choice.kind is Kind.DECK:
        # Nobody knows yet what others like to play: unless it is chosen, it is drawn by lot.
        value = filled.get(name, "" if choice.seat else value)
    return Field(name, choice, _label(book, choice), value, _values(book, choice))


def _label(book: Book, choice: Choice) -> str:
    """A seat has a deck in every game; what is chosen for the table has a name of its own."""
    of_seat = choice.kind is Kind.DECK and choice.seat is not None
    return book.say("web-deck" if of_seat else f"option-{choice.name}")


def _values(book: Book, choice: Choice) -> list[tuple[str, str]]:
    if choice.kind is Kind.SWITCH:
        return [(value, book.value_title(choice, value)) for value in (ON, OFF)]
    of_table = choice.kind is Kind.DECK and choice.seat is None
    if choice.kind is not Kind.ONE and not of_table:
        return []
    return [(value, book.value_title(choice, value)) for value in choice.values]
