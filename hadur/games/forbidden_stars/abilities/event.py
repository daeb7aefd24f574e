"""Event cards (section 20): tactics, resolved at once, and schemes with the window they wait for.

A scheme is offered to its player in its window whenever it could do something (FS-6.11); using it
discards it."""

from __future__ import annotations

from typing import Final

from hadur.games.forbidden_stars import log
from hadur.games.forbidden_stars.cards.definition import next_number
from hadur.games.forbidden_stars.prompts import Confirm
from hadur.games.forbidden_stars.state import CARDS, EVENT_DECK, SCHEME, War
from hadur.kernel.native import i64
from hadur.kernel.state import Ask

TACTIC: Final = 0
# Windows of schemes (section 6.4).
W_PLANNING_ENDS: Final = 1
W_INSTEAD: Final = 2
W_ADVANCE: Final = 3
W_PURCHASE: Final = 4
W_DAMAGE_STARTS: Final = 5
W_DAMAGE_ENDS: Final = 6
W_ROUTED: Final = 7
W_BEFORE_STRIKE: Final = 8
W_AFTER_STRIKE: Final = 9
W_STORM: Final = 10


class EventCard:
    """An event card: its storm icon, its window (TACTIC: none), what it does."""

    def __init__(self, name: str, icon: int, window: int = TACTIC) -> None:
        self.name: Final = name
        self.icon: Final = icon
        self.window: Final = window
        self.number: Final[int] = next_number([event.number for event in EVENT_CARDS], 8)
        self.faction: Final = self.number // 8
        EVENT_CARDS.append(self)

    def usable(self, s: War, seat: i64) -> bool:
        """Whether it could do anything now."""
        return True

    def free(self, s: War, seat: i64) -> bool:
        """It takes nothing from its player, so nobody in their senses declines it: here, a scheme
        that takes no other scheme's place."""
        return self.window != TACTIC and s.scheme(seat) < 0

    def resolve(self, s: War, seat: i64) -> None:
        """Carry it out; a scheme has been discarded by then."""
        raise NotImplementedError

    # -- schemes that are not used by a plain yes --------------------------------------------------

    def saves(self, s: War, seat: i64) -> i64:
        """W_PURCHASE: how much less a unit costs that is purchased with it."""
        return 0

    def after_rout(self, s: War, seat: i64, owner: i64, type: i64, area: i64) -> None:
        """W_ROUTED: an enemy unit was routed in a combat of its player."""

    def on_storm(self, s: War, seat: i64, edge: i64, way: i64, asked: i64) -> None:
        """W_STORM: another player is about to move a storm; `asked` players were asked before."""


EVENT_CARDS: Final[list[EventCard]] = []


def waits(s: War, seat: i64, window: i64) -> bool:
    """Whether a seat has a scheme for this window that could do something."""
    number = s.scheme(seat)
    if number < 0 or s.is_out(seat):
        return False
    event = EVENT_CARDS[number]
    return event.window == window and event.usable(s, seat)


def offer_scheme(s: War, seat: i64, window: i64) -> None:
    if waits(s, seat, window):
        s.ask(USE_SCHEME, seat, s.scheme(seat))


def use_scheme(s: War, seat: i64) -> None:
    """Discard the scheme in play for its effect."""
    event = EVENT_CARDS[discard_scheme(s, seat)]
    event.resolve(s, seat)


def discard_scheme(s: War, seat: i64) -> i64:
    """A scheme is used: it is shown and shuffled back at once (FS-24.11)."""
    card = s.top(s.pile_of(seat, SCHEME))
    event = s.scheme(seat)
    s.tell(log.SCHEME_USED, seat, event)
    s.put(card, s.pile_of(seat, EVENT_DECK))
    s.shuffle(s.pile_of(seat, EVENT_DECK), CARDS)
    return event


class UseScheme(Confirm):
    """Use the scheme now?"""

    def agreed(self, s: War, ask: Ask) -> None:
        use_scheme(s, ask.seat)


USE_SCHEME: Final = UseScheme("use-scheme", "FS-20.8")
