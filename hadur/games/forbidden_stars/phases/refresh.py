"""The Refresh Phase (section 21): objectives, materiel, rally, events and storms, end of round."""

from __future__ import annotations

from typing import Final

from hadur.games.forbidden_stars import log
from hadur.games.forbidden_stars.abilities.event import EVENT_CARDS, TACTIC, W_STORM, waits
from hadur.games.forbidden_stars.phases.check import (
    CHECK_CAPACITY,
    CHECK_ELIMINATION,
    award,
    playing,
)
from hadur.games.forbidden_stars.phases.losses import rally
from hadur.games.forbidden_stars.prompts import Confirm, Question, finish
from hadur.games.forbidden_stars.state import (
    ASIDE,
    CARDS,
    COLLECTED,
    DRAWN,
    EVENT_DECK,
    EVENT_KIND,
    HELD,
    HIDE_UNCHOSEN,
    ON_EVENTS,
    PRESENCE,
    REFRESH,
    SCHEME,
    USED,
    War,
    count,
    storms_moved,
)
from hadur.games.forbidden_stars.verbs import EVENT, NO, STORM
from hadur.kernel.bits import BIT, members
from hadur.kernel.moves import first, pack, second, verb_of
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask, Step, step0, step1, step2, step3

LAST_ROUND: Final = 8
_MOVED: Final = 256
"""The bit of a storm that has moved in this phase (FS-20.21)."""
ALL_ICONS: Final = 4


def begin_refresh(s: War) -> None:
    """FS-21.1 to FS-21.6: steps 1 to 3 for all players at once."""
    s.phase = REFRESH
    s.turn = -1
    s.active = -1
    s.flags = 0
    s.tell(log.PHASE, REFRESH)
    collect_objectives(s)
    if s.over:
        return
    for seat in range(s.seats):
        if not s.is_out(seat):
            income(s, seat)
            rally_everybody(s, seat)
    s.push(END_ROUND)
    s.push(CHECK_ELIMINATION)
    s.push(CHECK_CAPACITY)
    s.push(EVENTS_OF, 0, s.first)


def collect_objectives(s: War) -> None:
    """Step 1 (FS-21.2, FS-21.3), and whether somebody has won (FS-25.1, FS-25.3)."""
    reached: i64 = 0
    for seat in members(playing(s)):
        for area in members(s.friendly_worlds(seat)):
            if s.objective(area) == seat:
                s.put_objective(area, -1)
                s.give(seat, COLLECTED, 1)
                s.tell(log.COLLECTED, seat, area)
        if s.has(seat, COLLECTED) >= s.seats:
            reached |= BIT[seat]
    if reached != 0:
        award(s, reached)


def income(s: War, seat: i64) -> None:
    """Step 2 (FS-13.12)."""
    total: i64 = 0
    for area in members(s.friendly_worlds(seat)):
        total += s.galaxy.materiel[area]
    s.gain_materiel(seat, total)
    s.tell(log.MATERIEL, seat, total)


def rally_everybody(s: War, seat: i64) -> None:
    """Step 3 (FS-18.9)."""
    for area in members(s.has(seat, PRESENCE)):
        word = s.army_of(seat, area)
        for type in range(6):
            for _ in range(count(word, type, 1)):
                rally(s, seat, area, type)


# -- step 4: events and storms ---------------------------------------------------------------------


def events_of(s: War, k: i64, lead: i64) -> None:
    """FS-21.7: one player after the other, from the first; from `lead`, who was it when the step
    began, for an event may eliminate him (FS-27.34)."""
    if k == s.seats:
        return
    seat = (lead + k) % s.seats
    s.push(EVENTS_OF, k + 1, lead)
    if s.is_out(seat):
        return
    s.turn = seat
    s.push(CHECK_ELIMINATION)
    s.push(RETURN_EVENTS, seat)
    tokens = s.pile_of(seat, ON_EVENTS)
    many = s.size[tokens]
    deck = s.pile_of(seat, EVENT_DECK)
    if many == 0:
        # FS-20.4, FS-20.15: the top card is only revealed.
        card = s.top(deck)
        s.put(card, s.pile_of(seat, ASIDE))
        s.reveal(card, s.all_seats())
        s.tell(log.EVENT_SHOWN, seat, s.kind[card] - EVENT_KIND)
        s.push(MOVE_STORM, seat, EVENT_CARDS[s.kind[card] - EVENT_KIND].icon)
        return
    while s.size[tokens] > 0:
        s.put(s.top(tokens), s.pile_of(seat, HELD))
    draw_events(s, seat, many)
    s.ask(CHOOSE_EVENT, seat)


def draw_events(s: War, seat: i64, many: i64) -> None:
    """FS-4.12: drawn cards are seen by their player alone."""
    deck = s.pile_of(seat, EVENT_DECK)
    drawn: i64 = 0
    while drawn < many and s.size[deck] > 0:
        card = s.top(deck)
        s.put(card, s.pile_of(seat, DRAWN))
        s.reveal(card, BIT[seat])
        s.tell(log.EVENT_DRAWN, seat, s.kind[card] - EVENT_KIND, 0, 0, BIT[seat])
        drawn += 1
    s.tell(log.EVENTS_DRAWN, seat, drawn)


class ChooseEvent(Question):
    """4a: which of the drawn cards is resolved? With a: only its ability (FS-26.8)."""

    def answers(self, s: War, ask: Ask) -> vec[i64]:
        drawn = s.pile_of(ask.seat, DRAWN)
        out = vec[i64]()
        for k in range(s.size[drawn]):
            out = append(out, pack(EVENT, s.kind[s.card_in(drawn, k)] - EVENT_KIND))
        return finish(out, False, NO)

    def answered(self, s: War, ask: Ask, move: i64) -> None:
        if verb_of(move) == NO:
            return
        drawn = s.pile_of(ask.seat, DRAWN)
        chosen = s.find(drawn, first(move) + EVENT_KIND)
        s.put(chosen, s.pile_of(ask.seat, ASIDE))
        s.reveal(chosen, s.all_seats())
        s.tell(log.EVENT_CHOSEN, ask.seat, first(move))
        set_aside(s, ask.seat)
        s.push(EVENT_ABILITY, ask.seat, first(move))
        if ask.a == 0:
            s.push(MOVE_STORM, ask.seat, EVENT_CARDS[first(move)].icon)


def set_aside(s: War, seat: i64) -> None:
    """FS-21.15, FS-27.14: the unchosen stay out until 4c is done, shown unless the table plays
    otherwise."""
    drawn = s.pile_of(seat, DRAWN)
    while s.size[drawn] > 0:
        card = s.top(drawn)
        s.put(card, s.pile_of(seat, ASIDE))
        if s.options & HIDE_UNCHOSEN == 0:
            s.reveal(card, s.all_seats())
            s.tell(log.EVENT_SHOWN, seat, s.kind[card] - EVENT_KIND)


def return_events(s: War, seat: i64) -> None:
    """4c: all event cards but a scheme in play are shuffled back (FS-21.10)."""
    aside = s.pile_of(seat, ASIDE)
    deck = s.pile_of(seat, EVENT_DECK)
    while s.size[aside] > 0:
        s.put(s.top(aside), deck)
    s.shuffle(deck, CARDS)


# -- storms ----------------------------------------------------------------------------------------


def storm_free(s: War, edge: i64) -> bool:
    """FS-20.22."""
    for storm in s.storms:
        if storm & 255 == edge:
            return False
    return True


def storm_moves(s: War, icon: i64, only: i64) -> vec[i64]:
    """The storms that can move by an icon, each with its ways (FS-20.16 to FS-20.22); `only` that
    storm, in any of the eight ways, if it is not -1."""
    out = vec[i64]()
    for k in range(len(s.storms)):
        if s.storms[k] & _MOVED != 0 or (only >= 0 and s.storms[k] & 255 != only):
            continue
        edge = s.storms[k] & 255
        ways = vec[i64]([2 * int(icon), 2 * int(icon) + 1])
        if icon == ALL_ICONS:
            ways = vec[i64](range(8))
        for way in ways:
            to = s.galaxy.storm_target(edge, way)
            if to >= 0 and storm_free(s, to):
                out = append(out, pack(STORM, edge, way))
    return out


def move_storm(s: War, seat: i64, icon: i64) -> None:
    """4b: a storm must be moved if one can be (FS-20.17, FS-20.20)."""
    if len(storm_moves(s, icon, -1)) > 0:
        s.ask(STORM_MOVE, seat, icon, -1)


class StormMove(Question):
    """Which storm, which of its ways? options: the icon, a: only this storm."""

    def answers(self, s: War, ask: Ask) -> vec[i64]:
        out = storm_moves(s, ask.options, ask.a)
        return finish(out, False, NO)

    def answered(self, s: War, ask: Ask, move: i64) -> None:
        if verb_of(move) == NO:
            return
        if ask.a < 0:
            # W14: others may have something to say to it.
            s.push(STORM_ANSWERED, 1, first(move), second(move))
        else:
            carry_storm(s, ask.seat, first(move), second(move))


def storm_answered(s: War, k: i64, edge: i64, way: i64) -> None:
    """Offer the movement to the others, whose schemes may prevent it, then carry it out."""
    if k == s.seats:
        carry_storm(s, s.turn, edge, way)
        return
    other = (s.turn + k) % s.seats
    if waits(s, other, W_STORM):
        EVENT_CARDS[s.scheme(other)].on_storm(s, other, edge, way, k)
    else:
        s.push(STORM_ANSWERED, k + 1, edge, way)


def carry_storm(s: War, seat: i64, edge: i64, way: i64) -> None:
    """FS-20.21: it moves and has moved."""
    to = s.galaxy.storm_target(edge, way)
    for k in range(len(s.storms)):
        if s.storms[k] == edge:
            s.storms[k] = to | _MOVED
            break
    storms_moved(s)
    s.tell(log.STORM_MOVED, seat, edge, to)


# -- abilities of events ---------------------------------------------------------------------------


def event_ability(s: War, seat: i64, event: i64) -> None:
    """4c: a scheme may be put in play, a tactic may be resolved (FS-20.7 to FS-20.9)."""
    if EVENT_CARDS[event].window != TACTIC or EVENT_CARDS[event].usable(s, seat):
        s.ask(RESOLVE_EVENT, seat, event)


class ResolveEvent(Confirm):
    """Resolve the ability of the chosen card?"""

    def agreed(self, s: War, ask: Ask) -> None:
        event = EVENT_CARDS[ask.options]
        if event.window == TACTIC:
            s.tell(log.TACTIC, ask.seat, ask.options)
            event.resolve(s, ask.seat)
        else:
            put_scheme(s, ask.seat, ask.options)


def put_scheme(s: War, seat: i64, event: i64) -> None:
    """At most one scheme: the others of its player are discarded (FS-20.8)."""
    pile = s.pile_of(seat, SCHEME)
    while s.size[pile] > 0:
        old = s.top(pile)
        s.tell(log.SCHEME_DISCARDED, seat, s.kind[old] - EVENT_KIND)
        s.put(old, s.pile_of(seat, ASIDE))
    s.put(s.find(s.pile_of(seat, ASIDE), event + EVENT_KIND), pile)
    s.tell(log.SCHEME_IN_PLAY, seat, event)


# -- step 5 ----------------------------------------------------------------------------------------


def end_round(s: War) -> None:
    """FS-21.12 to FS-21.14, FS-6.7."""
    s.first = s.clockwise(s.first)
    for k in range(len(s.storms)):
        s.storms[k] &= 255
    for seat in range(s.seats):
        s.set(seat, USED, 0)
    s.turn = -1
    if s.round == LAST_ROUND:
        # FS-25.5.
        award(s, playing(s))


CHOOSE_EVENT: Final = ChooseEvent("choose-event", "FS-20.3", False)
STORM_MOVE: Final = StormMove("move-storm", "FS-20.14", True)
RESOLVE_EVENT: Final = ResolveEvent("resolve-event", "FS-20.9")
BEGIN_REFRESH: Final[Step] = step0(begin_refresh)
EVENTS_OF: Final[Step] = step2(events_of)
RETURN_EVENTS: Final[Step] = step1(return_events)
MOVE_STORM: Final[Step] = step2(move_storm)
STORM_ANSWERED: Final[Step] = step3(storm_answered)
EVENT_ABILITY: Final[Step] = step2(event_ability)
END_ROUND: Final[Step] = step0(end_round)
