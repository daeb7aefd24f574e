"""What the toy games share: what says nothing about the rules of any of them."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from hadur.kernel.bits import BIT
from hadur.kernel.cards import CardState
from hadur.kernel.game import Game, Setup
from hadur.kernel.native import i64
from hadur.kernel.state import State
from hadur.kernel.verdict import Refusal, Verdict
from tests.kernel.toys import parts
from tests.kernel.toys.parts import ToyPictures

BOOKS: Final = Path(__file__).parent / "books"


class Toy(Game):
    """A game whose judge knows one rule: what is not among the legal moves is not legal. Its
    setup may hold a position."""

    def check_setup(self, setup: Setup) -> dict[str, Any]:
        seats = setup.get("seats", self.seats[0])
        many = seats if isinstance(seats, int) else len(seats)
        return {"options": {}, **setup, "seats": [{} for _ in range(many)]}

    def explain(self, state: State, text: str, seat: int | None = None) -> Verdict:
        for decision in state.decisions:
            if seat in (None, decision.seat) and text in decision.texts:
                return Verdict(text, decision.moves[decision.texts.index(text)])
        return Verdict(text, None, (Refusal("TOY-0", "no such move now"),))

    def draw_text(self, state: State, seat: int | None) -> str:
        return "\n".join(f"{key}: {value}" for key, value in self.view(state, seat).items())


class WholeToy(Toy):
    """A toy that is played at tables: it has choices, words, pictures and numbers."""

    def check_setup(self, setup: Setup) -> dict[str, Any]:
        return Game.check_setup(self, setup)

    def candidates(self, state: State, index: int) -> list[str]:
        """What can be done now, and what could be at other times."""
        legal = [self.text(state, index, int(move)) for move in state.legal(index)]
        return [*legal, "bid 9", "step x", "no such thing"]

    def judge_view(self, state: State) -> dict[str, object]:
        return dict(self.view(state, None))

    def draw_svg(self, state: State, seat: int | None) -> str:
        return parts.svg(self.view(state, seat))

    def draw_text(self, state: State, seat: int | None) -> str:
        return parts.draw_text(self.view(state, seat))

    def pictures(self) -> ToyPictures:
        return ToyPictures()


def sees(s: CardState, seat: int | None, card: int) -> bool:
    """Whether a seat knows a card where it lies; a spectator knows what all seats know."""
    if seat is None:
        return all(s.knows_card(other, card) for other in range(s.seats))
    return s.knows_card(seat, card)


def faces(s: CardState, zone: int, names: list[str], seat: int | None) -> list[str]:
    """The cards of a pile, bottom first, as a seat sees them: '?' is a back."""
    return [names[s.kind[c]] if sees(s, seat, c) else "?" for c in s.cards_in(zone)]


def draw(s: CardState, deck: i64, hand: i64, seat: i64) -> None:
    """The top card of a deck, if there is one, into the hand of a seat, which alone sees it."""
    if s.size[deck] > 0:
        take_into_hand(s, s.card_in(deck, s.size[deck] - 1), hand, seat)


def take_into_hand(s: CardState, card: i64, hand: i64, seat: i64) -> None:
    s.put(card, hand)
    s.reveal(card, BIT[seat])


def discard(s: CardState, card: i64, pile: i64) -> None:
    """Put a card on a pile that lies open."""
    s.put(card, pile)
    s.reveal(card, BIT[s.seats] - 1)


def one_of(s: CardState, zone: i64, kind: i64) -> i64:
    """A card of that kind in a pile, or -1."""
    for k in range(s.size[zone]):
        card = s.card_in(zone, k)
        if s.kind[card] == kind:
            return card
    return -1


def find(s: CardState, zone: int, names: list[str], name: str) -> int:
    """A card of that name in a pile: for tests that set a position up."""
    return next(c for c in s.cards_in(zone) if names[s.kind[c]] == name)
