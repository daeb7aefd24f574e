"""Standing orders at a terminal: what is typed to give one, and those given in this process."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from hadur.cli.book import Book
from hadur.kernel.decision import Decision
from hadur.kernel.errors import UnknownName
from hadur.kernel.match import Match
from hadur.kernel.state import State
from hadur.table.standing_orders import (
    ANSWERS,
    ASK,
    StandingOrder,
    Until,
    answer_to,
    given,
    is_attacked,
    is_stopped,
    standing,
    stops,
    topics_of,
    without,
)

OFF: Final = ("off", "ki")
_THIS: Final = ("this", "ez")
_UNTIL: Final = {
    "attacked": Until.ATTACKED,
    "támadás": Until.ATTACKED,
    "phase": Until.STAGE,
    "fázis": Until.STAGE,
    "asked": Until.ASKED,
    "kérdés": Until.ASKED,
    "always": Until.CANCELLED,
    "mindig": Until.CANCELLED,
}


def wish(book: Book, decision: dict[str, Any], legal: list[str], words: list[str]) -> StandingOrder:
    """The order that somebody wants who is asked this: an answer, and after it in any order when
    it ends (once something is done to them, unless they say so) and whether it is for this
    question alone or for all of its kind."""
    answers = [answer for answer in ANSWERS if answer in legal]
    if not answers:
        raise UnknownName(book.say("cli-order-none"))
    answer = words[0].lower()
    if answer not in answers:
        raise UnknownName(book.say("cli-order-answer", answers=", ".join(answers)))
    topics = topics_of(decision)
    topic, until = topics[-1], Until.ATTACKED
    for word in map(str.lower, words[1:]):
        if word in _THIS:
            topic = topics[0]
        elif word in _UNTIL:
            until = _UNTIL[word]
        else:
            raise UnknownName(book.say("cli-order-word", word=word[:20]))
    return StandingOrder(topic, answer, until)


def line(book: Book, order: StandingOrder) -> str:
    """An order in words."""
    return book.say(
        "cli-order",
        question=book.words.prompt_line(book.texts, order.prompt),
        answer=book.say(f"web-order-{order.answer}"),
        until=book.say(f"web-order-until-{order.until}"),
    )


def stop(book: Book, word: str) -> StandingOrder:
    """The order to be stopped at a window, given by its name or by its number in the list."""
    windows = book.game.windows()
    if word.isascii() and word.isdecimal() and 0 < int(word[:9]) <= len(windows):
        word = windows[int(word) - 1]
    if word not in windows:
        raise UnknownName(book.say("cli-stop-which", count=len(windows)))
    return StandingOrder(word, ASK, Until.CANCELLED)


class Orders:
    """The standing orders of the people who play a match at this terminal."""

    def __init__(self, match: Match, seats: Iterable[int]) -> None:
        self._match = match
        self._of: dict[int, tuple[StandingOrder, ...]] = dict.fromkeys(seats, ())

    def of(self, seat: int) -> tuple[StandingOrder, ...]:
        return self._of[seat]

    def give(self, seat: int, order: StandingOrder) -> None:
        game, state = self._match.game, self._match.state
        self._of[seat] = given(
            self._of[seat],
            StandingOrder(order.prompt, order.answer, order.until, game.stage(state)),
        )

    def cancel(self, seat: int) -> None:
        """All of them; where somebody wants to be stopped, they still are."""
        self._of[seat] = stops(self._of[seat])

    def take_back(self, seat: int, prompt: str) -> None:
        self._of[seat] = without(self._of[seat], prompt)

    def answer(self, decision: Decision) -> str | None:
        """What is answered for its player; None if they are to be asked."""
        return answer_to(self._of[decision.seat], decision)

    def is_stopped(self, decision: Decision) -> bool:
        """Whether its player wants to be asked, though there be nothing to choose."""
        return is_stopped(self._of[decision.seat], decision)

    def moved(self, before: State, moves: int) -> None:
        """After the move that was made in position `before`, the one after `moves` others."""
        match = self._match
        stage = match.game.stage(match.state)
        for seat, orders in self._of.items():
            if orders:
                attacked = is_attacked(match, before, moves, seat)
                decision = next((d for d in match.state.decisions if d.seat == seat), None)
                self._of[seat] = standing(orders, decision, attacked, stage)
