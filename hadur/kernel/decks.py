"""Decks as people exchange them and as setups hold them: a leader, where the game has such, and
cards with their counts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple, Protocol, TypeVar

from hadur.kernel.errors import IllegalDeck
from hadur.kernel.verdict import Refusal

MOST_COPIES: Final = 99
MOST_NAMES: Final = 300
"""More of one card, or more different ones, no game knows. What a stranger writes is held against
this before anything is made of it."""
LONGEST_NAME: Final = 60
"""Of the name of a deck more is not kept: every listing of tables holds it."""


class Built(Protocol):
    """A deck of any game; `leader` is the card that it is built around, "" where there is none."""

    @property
    def name(self) -> str: ...

    @property
    def leader(self) -> str: ...

    @property
    def cards(self) -> Mapping[str, int]: ...

    @property
    def closed(self) -> bool:
        """Whether its list is its player's alone: nothing that others see may depend on it."""


class Parts(NamedTuple):
    """What a game makes its deck from."""

    name: str
    leader: str
    cards: dict[str, int]
    closed: bool = False


AnyDeck = TypeVar("AnyDeck", bound=Built)


@dataclass(frozen=True)
class Form:
    """How the decks of a game are written: the `word` for the card that leads them ("" in a game
    without leaders), the rule that allows one of it, and for what people are told one such card and
    the line of another."""

    word: str
    rule: str
    leader: str
    line: str

    def __post_init__(self) -> None:
        if bool(self.word) != bool(self.leader):
            raise ValueError("a form has a word for the leader and an example of one, or neither")

    def to_text(self, deck: Built, order: Iterable[str]) -> str:
        """Name, leader, then one line a card, in this order."""
        lines = [f"# {deck.name}"]
        if self.word:
            lines.append(f"{self.word} {deck.leader}")
        lines += [f"{deck.cards[name]} {name}" for name in order if deck.cards.get(name)]
        return "\n".join(lines) + "\n"

    def from_text(self, text: str) -> Parts:
        """Read a deck text; only its form is checked here."""
        name, leader = "", ""
        cards: dict[str, int] = {}
        for number, line in enumerate(text.splitlines(), 1):
            words = line.split()
            if line.startswith("#"):
                name = name or _deck_name(line.lstrip("#"))
            elif not words:
                continue
            elif self.word and words[0] == self.word and len(words) == 2:
                if leader:
                    second = f"a second {self.word}, {words[1]} ({self.rule})"
                    raise IllegalDeck(f"line {number}: {second}")
                leader = words[1]
            elif len(words) == 2 and words[0].isdecimal():
                cards[words[1]] = cards.get(words[1], 0) + _copies(words[0])
                _must_be_countable(cards, words[1])
            else:
                raise IllegalDeck(f"line {number}: '{line}' should read like '{self.line}'")
        if self.word and not leader:
            missing = f"a line '{self.word} {self.leader}' is missing"
            raise IllegalDeck(f"the deck names no {self.word}: {missing} ({self.rule})")
        return Parts(name or leader or "custom", leader, cards)

    def to_data(self, deck: Built) -> dict[str, object]:
        """All of a deck, as it stands in a setup."""
        leader = {self.word: deck.leader} if self.word else {}
        secret = {"closed": True} if deck.closed else {}
        return {"name": deck.name, **leader, "cards": dict(deck.cards), **secret}

    def from_data(self, data: object) -> Parts:
        """What a setup spells out."""
        if isinstance(data, Mapping):
            if self.word and "cards" in data and self.word not in data:
                raise IllegalDeck(f"the deck names no {self.word} ({self.rule})")
            try:
                cards: dict[str, int] = {}
                for name, count in data["cards"].items():
                    cards[one_line(name)] = int(count)
                    _must_be_countable(cards, one_line(name))
                leader = one_line(data[self.word]) if self.word else ""
                name = _deck_name(data.get("name", "custom"))
                return Parts(name, leader, cards, data.get("closed") is True)
            except (KeyError, AttributeError, TypeError, ValueError, OverflowError):
                pass
        parts = f"{self.word} and cards" if self.word else "cards"
        raise IllegalDeck(f"a deck is a name, or a table with {parts}")


def with_closed_lists(setup: Mapping[str, object]) -> dict[str, object]:
    """A setup in which every deck that is spelled out is its player's secret. Ready decks are known
    to all by their names; older set-ups say nothing, and their lists are open as they were."""
    seats = setup.get("seats")
    if not isinstance(seats, list):
        return dict(setup)
    return {**setup, "seats": [_closed(seat) for seat in seats]}


def _closed(seat: Mapping[str, object]) -> dict[str, object]:
    deck = seat.get("deck")
    return {**seat, "deck": {**deck, "closed": True}} if isinstance(deck, Mapping) else dict(seat)


def _copies(text: str) -> int:
    """A count as a line of a deck gives it; of a long one only that it is too much."""
    return int(text) if len(text) <= 4 else MOST_COPIES + 1


def _must_be_countable(cards: Mapping[str, int], name: str) -> None:
    """IllegalDeck if more was listed than any game could judge, with `name` last."""
    if cards[name] > MOST_COPIES:
        raise IllegalDeck(f"more than {MOST_COPIES} copies of {name}")
    if len(cards) > MOST_NAMES:
        raise IllegalDeck(f"more than {MOST_NAMES} different cards")


def _deck_name(value: object) -> str:
    return one_line(value)[:LONGEST_NAME]


def one_line(value: object) -> str:
    """A name in one line, whatever was given for it."""
    return " ".join(str(value).split())


def legal(deck: AnyDeck, problems: list[Refusal]) -> AnyDeck:
    """The deck itself if there are no problems, else IllegalDeck with every reason."""
    if problems:
        reasons = "; ".join(f"{r.reason} ({r.rule})" for r in problems)
        raise IllegalDeck(f"deck '{deck.name}' is not legal: {reasons}")
    return deck
