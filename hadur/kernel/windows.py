"""Interrupts and reactions: what may come before an event, in its place, and after it.

    forced interrupts, interrupts, the event (or what replaces it, or nothing),
    what follows from it at once, forced reactions, reactions

An event that is about to happen, happens or has just happened is an occurrence: an entry on a
stack in the state, named by its place `at`. What an ability does inside a window makes its own
occurrences on top and they end, windows and all, before the window goes on; the one below keeps
its trigger meanwhile. Events that happen together share their windows.

A game declares its `Occasion`s and `Ability`s, says in its state (`TimedState`) who carries which
ability and who is asked in which order, and calls `occur`. Nothing is asked about an event that
no ability of the match listens to.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

from hadur.kernel.bits import BIT
from hadur.kernel.cards import CardState
from hadur.kernel.moves import first, pack, second, third, verb_of
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import BLANK, Ask, Prompt, State, Step, plain, step1, step2, step4, step5

# When an ability may (or must) be used.
FORCED_INTERRUPT: Final = 0
INTERRUPT: Final = 1
FORCED_REACTION: Final = 2
REACTION: Final = 3

USE_VERB: Final = 254
"""A move with this verb uses an ability: see `carrier_of`, `ability_of` and `about`."""
PASS_VERB: Final = 253

EACH: Final = -1
"""Instead of a seat that orders all: each seat in turn orders its own."""
UNHEARD: Final = -1
"""Instead of an occurrence: nobody listens."""

# An occurrence: an event with its four arguments, how far it is, and the one that replaces it.
OCCURRENCE: Final = 11
_EVENT: Final = 5
_ARGUMENT: Final = 1
_STAGE: Final = 5
_INSTEAD: Final = 6
_COMING: Final = 0
_DUE: Final = 1
_CANCELLED: Final = 2

_USE: Final = 3


class Occasion:
    """Something that can happen. `after` is a step that looks what follows at once (who has
    fallen?) when all that happen together have happened, before any reaction."""

    def __init__(self, name: str, after: Step | None = None) -> None:
        self.name: Final = name
        self.after: Final = after
        self.number: Final[i64] = len(OCCASIONS)
        OCCASIONS.append(self)

    def happen(self, s: TimedState, at: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Carry it out: change the state, push frames, or ask. If in the end nothing happened,
        `cancel` it, and nobody reacts."""
        raise NotImplementedError


OCCASIONS: Final[list[Occasion]] = []


class Ability:
    """Something that listens to an event; usable once for each time the event happens, unless it
    `repeats`. One that is used `from_hand` is so by playing or showing a card. (A window for
    actions is an event in which nothing happens; actions are abilities that react to it, and
    those without a limit repeat.)"""

    def __init__(
        self,
        name: str,
        event: Occasion,
        timing: i64,
        repeats: bool = False,
        from_hand: bool = False,
    ) -> None:
        self.name: Final = name
        self.event: Final = event
        self.timing: Final = timing
        self.repeats: Final = repeats
        self.from_hand: Final = from_hand
        self.number: Final[i64] = len(ABILITIES.all)
        ABILITIES.all = append(ABILITIES.all, self)

    def usable(self, s: TimedState, at: i64, seat: i64, source: i64) -> bool:
        """Whether its source may use it now: it still qualifies, the cost can be paid, there is
        a target. Asked anew whenever the window comes back to it."""
        return True

    def possible(self, s: TimedState, at: i64, seat: i64, source: i64) -> bool:
        """The same by what everybody knows: whether the seat could use it for all the others can
        tell. Only what a hidden card decides may make a difference."""
        return self.usable(s, at, seat, source)

    def use(self, s: TimedState, at: i64, seat: i64, source: i64) -> None:
        """Pay and carry out: `cancel`, `replace` or `amend` the occurrence, or anything else."""
        raise NotImplementedError


class Abilities:
    """Every ability, by its number: a column, as `Steps` are."""

    def __init__(self) -> None:
        self.all = vec[Ability]()


ABILITIES: Final = Abilities()

if TYPE_CHECKING:
    from hadur.kernel.columns import Fact

    Occurrences = Annotated[vec[i64], [], OCCURRENCE]
    Used = Annotated[vec[i64], [], _USE]
    Held = Annotated[vec[i64], [], _EVENT, "held"]
    Holding = Annotated[i64, "held"]


class TimedState(CardState):
    """A state in which events have windows. A game overrides what it plays otherwise."""

    def __init__(self, seats: i64 = 0, streams: i64 = 0, seed: i64 = 0) -> None:
        super().__init__(seats, streams, seed)
        self.ears: Fact = BLANK
        self.happening: Occurrences = BLANK
        self.used: Used = BLANK
        self.held: Held = BLANK
        self.holding: Holding = 0
        if seats > 0:
            self.hear([])

    def hear(self, abilities: list[Ability]) -> None:
        """Name every ability that could turn up in this match; the others are never looked for.

        Whether a window opens depends on this list, so it must hold nothing secret."""
        self.ears = vec[i64]([0] * len(OCCASIONS))
        self.also_hear(abilities)

    def also_hear(self, abilities: list[Ability]) -> None:
        """Name more of them."""
        for ability in abilities:
            self.ears[ability.event.number] |= BIT[ability.timing]

    # -- what a game says of itself ----------------------------------------------------------------

    def listeners(self, at: i64, timing: i64, seat: i64) -> vec[i64]:
        """The abilities this seat could use on this one, each as `listener(ability, source)`.

        Listing too many is harmless: those of other events and timings, used ones and those
        not `usable` are left out. Of cards that read alike, list one."""
        return vec[i64]()

    def priority(self, at: i64, timing: i64) -> vec[i64]:
        """The seats in the order in which they may act: clockwise from the one that orders."""
        out = vec[i64]()
        start = self.orders()
        for k in range(self.seats):
            out = append(out, (start + k) % self.seats)
        return out

    def orders_forced(self, at: i64, timing: i64) -> i64:
        """The seat that orders all forced abilities, or EACH: by priority, each its own."""
        return self.orders()

    def is_asked(self, at: i64, timing: i64, seat: i64) -> bool:
        """Whether the seat is asked at all. A seat that is not asked tells everybody that it
        could do nothing, so this may depend only on what everybody knows: that the seat holds
        no card, say, but not which. One that is asked and can do nothing may only pass. `at`
        is the first of those that happen together, as in `priority` and `orders_forced`."""
        return True

    def keeps_turn(self, timing: i64) -> bool:
        """Whether a seat goes on until it passes. Otherwise seats take turns, one ability each."""
        return False

    def window_rule(self, timing: i64) -> str:
        """The rule that grants such a window, or that lets the forced ones be ordered."""
        return ""

    # Written by tools/columns.py from the columns above.
    def _copy_timed_state(self, to: TimedState) -> None:
        self._copy_card_state(to)
        to.ears = self.ears
        to.happening = self.happening[:]
        to.used = self.used[:]
        to.held = self.held[:]
        to.holding = self.holding

    def _dump_columns(self, out: dict[str, list[int]]) -> None:
        super()._dump_columns(out)
        out["happening"] = plain(self.happening)
        out["used"] = plain(self.used)
        out["held"] = [
            *plain(self.held),
            int(self.holding),
        ]

    def fill(self) -> None:
        super().fill()
        self.happening = vec[i64]()
        self.used = vec[i64]()
        self.held = vec[i64]()

    def lengths(self) -> dict[str, int]:
        out = super().lengths()
        out["happening"] = -OCCURRENCE
        out["used"] = -_USE
        out["held"] = -_EVENT
        return out

    # End of what tools/columns.py writes.


# -- what games call -------------------------------------------------------------------------------


def occur(s: TimedState, event: Occasion, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
    """Let an event happen next, like a push: before everything pushed earlier."""
    if s.ears[event.number] == 0:
        if event.after is not None:
            s.push(event.after)
        s.push(TAKES_PLACE_UNHEARD, event.number, a, b, c, d)
    else:
        s.push(WINDOWS, occurrences(s))
        _add(s, event.number, a, b, c, d)


def occur_together(
    s: TimedState, event: Occasion, each: vec[i64], b: i64 = 0, c: i64 = 0, d: i64 = 0
) -> None:
    """Let an event happen to several at the same time (`a` is each of them in turn): all
    interrupts come before, all reactions after the last of them."""
    if len(each) == 0:
        return
    if s.ears[event.number] == 0:
        if event.after is not None:
            s.push(event.after)
        for k in range(len(each) - 1, -1, -1):
            s.push(TAKES_PLACE_UNHEARD, event.number, each[k], b, c, d)
    else:
        s.push(WINDOWS, occurrences(s))
        for a in each:
            _add(s, event.number, a, b, c, d)


def occur_each(s: TimedState, event: Occasion, each: vec[i64], b: vec[i64]) -> None:
    """Like `occur_together`, with an argument `b` of its own for each of them."""
    if len(each) == 0:
        return
    if s.ears[event.number] == 0:
        if event.after is not None:
            s.push(event.after)
        for k in range(len(each) - 1, -1, -1):
            s.push(TAKES_PLACE_UNHEARD, event.number, each[k], b[k], 0, 0)
    else:
        s.push(WINDOWS, occurrences(s))
        for k in range(len(each)):
            _add(s, event.number, each[k], b[k], 0, 0)


def cancel(s: TimedState, at: i64) -> None:
    """The event does not happen. What was paid for it stays paid; nobody can react."""
    if at != UNHEARD:
        s.happening[at * OCCURRENCE + _STAGE] = _CANCELLED


def replace(
    s: TimedState, at: i64, event: Occasion, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0
) -> None:
    """Another event happens instead, with its own windows; of several, the last one named.

    Abilities used on the first event stay used on the second, so no replacement goes round."""
    base = at * OCCURRENCE + _INSTEAD
    s.happening[base] = event.number
    s.happening[base + 1] = a
    s.happening[base + 2] = b
    s.happening[base + 3] = c
    s.happening[base + 4] = d


def amend(s: TimedState, at: i64, which: i64, value: i64) -> None:
    """Change an argument (0 to 3) of an event: more damage, less of it, or what came of it."""
    if at != UNHEARD:
        s.happening[at * OCCURRENCE + _ARGUMENT + which] = value


def argument(s: TimedState, at: i64, which: i64) -> i64:
    """An argument (0 to 3) of the event."""
    return s.happening[at * OCCURRENCE + _ARGUMENT + which]


def event_at(s: TimedState, at: i64) -> Occasion:
    return OCCASIONS[event_number(s, at)]


def event_number(s: TimedState, at: i64) -> i64:
    return s.happening[at * OCCURRENCE]


def occurrences(s: TimedState) -> i64:
    """How many events are going on, one inside the other."""
    return len(s.happening) // OCCURRENCE


def hold_reactions(s: TimedState, until: Step, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
    """Push the step `until`; reactions to what is pushed after this call and happens before that
    step wait until the step is finished. (A cost may fell its payer: the effect comes first.)"""
    s.push(OPEN_HELD, len(s.held) // _EVENT)
    s.push(until, a, b, c)
    s.push(END_HOLD, s.holding)
    s.holding = 1


def keep_holding(s: TimedState) -> None:
    """For an ability that is used while reactions are held, and is itself a part of what holds
    them: reactions to what it does wait as well."""
    s.holding = 1


def listener(ability: Ability, source: i64) -> i64:
    """An ability and the card (below 4096) that carries it, as `TimedState.listeners` gives it."""
    return pack(USE_VERB, source, ability.number)


def carrier_of(move: i64) -> i64:
    """The card whose ability a move uses."""
    return first(move)


def ability_of(move: i64) -> Ability:
    """The ability a move uses."""
    return ABILITIES.all[second(move)]


def about(ask: Ask, move: i64) -> i64:
    """The occurrence a move is about: of several that happen together, which one."""
    return ask.a + (third(move) & 0xFFF)


# -- the course of an event ------------------------------------------------------------------------


def windows(s: TimedState, base: i64) -> None:
    """Everything about the occurrences from `base` on, which happen together."""
    s.push(REACTIONS, base)
    s.push(UNTIL_IT_HAPPENS, base)


def until_it_happens(s: TimedState, base: i64) -> None:
    s.push(TAKE_PLACE, base)
    s.push(OPTIONAL, base, INTERRUPT)
    s.push(FORCED, base, FORCED_INTERRUPT)


def take_place(s: TimedState, base: i64) -> None:
    """The events, unless cancelled; one that is replaced starts again as the other."""
    replaced = False
    for at in range(base, occurrences(s)):
        entry = at * OCCURRENCE
        if s.happening[entry + _STAGE] != _COMING:
            continue
        if s.happening[entry + _INSTEAD] >= 0:
            for k in range(_EVENT):
                s.happening[entry + k] = s.happening[entry + _INSTEAD + k]
            s.happening[entry + _INSTEAD] = -1
            replaced = True
        else:
            s.happening[entry + _STAGE] = _DUE
    if replaced:
        s.push(UNTIL_IT_HAPPENS, base)
        return
    _push_aftermath(s, base)
    for at in range(occurrences(s) - 1, base - 1, -1):
        if s.happening[at * OCCURRENCE + _STAGE] == _DUE:
            s.push(TAKES_PLACE, at)


def takes_place(s: TimedState, at: i64) -> None:
    event_at(s, at).happen(
        s, at, argument(s, at, 0), argument(s, at, 1), argument(s, at, 2), argument(s, at, 3)
    )


def takes_place_unheard(s: TimedState, number: i64, a: i64, b: i64, c: i64, d: i64) -> None:
    OCCASIONS[number].happen(s, UNHEARD, a, b, c, d)


def reactions(s: TimedState, base: i64) -> None:
    """The windows after the events, or, while reactions are held, a note to open them later."""
    if s.holding == 0:
        s.push(CLOSE, base)
        s.push(OPTIONAL, base, REACTION)
        s.push(FORCED, base, FORCED_REACTION)
        return
    for at in range(base, occurrences(s)):
        entry = at * OCCURRENCE
        if s.happening[entry + _STAGE] == _DUE:
            for k in range(_EVENT):
                s.held = append(s.held, s.happening[entry + k])
    close(s, base)


def close(s: TimedState, base: i64) -> None:
    s.happening = s.happening[: base * OCCURRENCE]
    end = len(s.used)
    while end > 0 and s.used[end - _USE] >= base:
        end -= _USE
    if end < len(s.used):
        s.used = s.used[:end]


def end_hold(s: TimedState, before: i64) -> None:
    s.holding = before


def open_held(s: TimedState, start: i64) -> None:
    """Open the windows that had to wait, in the order in which the events happened."""
    held = s.held
    s.held = held[: start * _EVENT]
    for k in range(len(held) // _EVENT - 1, start - 1, -1):
        at = occurrences(s)
        e = k * _EVENT
        _add(s, held[e], held[e + 1], held[e + 2], held[e + 3], held[e + 4])
        s.happening[at * OCCURRENCE + _STAGE] = _DUE
        s.push(REACTIONS, at)


def forced(s: TimedState, base: i64, timing: i64) -> None:
    """Carry out what is forced, one after the other, for as long as there is any."""
    if not _heard(s, base, timing):
        return
    orderer = s.orders_forced(base, timing)
    whose: i64 = EACH
    if orderer == EACH:
        whose = _first_forced(s, base, timing)
        orderer = whose
    found = _forced(s, base, timing, whose)
    if len(found) == 0:
        return
    s.push(FORCED, base, timing)
    if len(found) == 1:
        _use(s, base, found[0])
    else:
        s.ask(FORCE, orderer, 0, base, timing, whose)


def optional(s: TimedState, base: i64, timing: i64, turn: i64, passes: i64) -> None:
    """Ask the seats in turn until all have passed in a row."""
    if not _heard(s, base, timing):
        return
    order = s.priority(base, timing)
    while passes < len(order):
        seat = order[turn % len(order)]
        if s.is_asked(base, timing, seat):
            s.ask(OFFER, seat, passes, base, timing, turn)
            return
        turn += 1
        passes += 1


WINDOWS: Final[Step] = step1(windows)
UNTIL_IT_HAPPENS: Final[Step] = step1(until_it_happens)
TAKE_PLACE: Final[Step] = step1(take_place)
TAKES_PLACE: Final[Step] = step1(takes_place)
TAKES_PLACE_UNHEARD: Final[Step] = step5(takes_place_unheard)
REACTIONS: Final[Step] = step1(reactions)
CLOSE: Final[Step] = step1(close)
END_HOLD: Final[Step] = step1(end_hold)
OPEN_HELD: Final[Step] = step1(open_held)
FORCED: Final[Step] = step2(forced)
OPTIONAL: Final[Step] = step4(optional)


def _add(s: TimedState, event: i64, a: i64, b: i64, c: i64, d: i64) -> None:
    stack = s.happening
    stack = append(stack, event)
    stack = append(stack, a)
    stack = append(stack, b)
    stack = append(stack, c)
    stack = append(stack, d)
    stack = append(stack, _COMING)
    stack = append(stack, -1)
    for _ in range(4):
        stack = append(stack, 0)
    s.happening = stack


def _push_aftermath(s: TimedState, base: i64) -> None:
    pushed: i64 = -1
    for at in range(base, occurrences(s)):
        number = s.happening[at * OCCURRENCE]
        due = s.happening[at * OCCURRENCE + _STAGE] == _DUE
        after = OCCASIONS[number].after
        if due and after is not None and number != pushed:
            s.push(after)
            pushed = number


# -- who can do what -------------------------------------------------------------------------------


def is_open(s: TimedState, at: i64, timing: i64) -> bool:
    """Whether some ability of this timing listens to the event, and it has not been cancelled."""
    entry = at * OCCURRENCE
    stage = _COMING if timing <= INTERRUPT else _DUE
    return s.happening[entry + _STAGE] == stage and (s.ears[s.happening[entry]] & BIT[timing] != 0)


def _heard(s: TimedState, base: i64, timing: i64) -> bool:
    for at in range(base, occurrences(s)):
        if is_open(s, at, timing):
            return True
    return False


def is_used(s: TimedState, at: i64, ability: i64, source: i64) -> bool:
    """Whether the source has used this ability on this occurrence."""
    used = s.used
    for k in range(0, len(used), _USE):
        if used[k] == at and used[k + 1] == ability and used[k + 2] == source:
            return True
    return False


def _usable(s: TimedState, base: i64, timing: i64, seat: i64) -> vec[i64]:
    """What one seat could use now, as moves."""
    out = vec[i64]()
    for at in range(base, occurrences(s)):
        if not is_open(s, at, timing):
            continue
        event = s.happening[at * OCCURRENCE]
        for found in s.listeners(at, timing, seat):
            ability = ABILITIES.all[second(found)]
            source = first(found)
            if (
                ability.timing == timing
                and ability.event.number == event
                and not is_used(s, at, ability.number, source)
                and ability.usable(s, at, seat, source)
            ):
                out = append(out, found | pack(0, 0, 0, (at - base) | (seat << 12)))
    return out


def _first_forced(s: TimedState, base: i64, timing: i64) -> i64:
    """The first seat by priority that must use something, or EACH if none must."""
    for seat in s.priority(base, timing):
        if len(_usable(s, base, timing, seat)) > 0:
            return seat
    return EACH


def _forced(s: TimedState, base: i64, timing: i64, whose: i64) -> vec[i64]:
    """What must be used now, by one seat or by all."""
    if whose != EACH:
        return _usable(s, base, timing, whose)
    out = vec[i64]()
    for seat in s.priority(base, timing):
        for found in _usable(s, base, timing, seat):
            out = append(out, found)
    return out


def _use(s: TimedState, base: i64, move: i64) -> None:
    """Use an ability. Whatever it triggers is not held back, even if the window is."""
    at = base + (third(move) & 0xFFF)
    seat = third(move) >> 12
    ability = ABILITIES.all[second(move)]
    if not ability.repeats:
        s.used = append(s.used, at)
        s.used = append(s.used, ability.number)
        s.used = append(s.used, first(move))
    if s.holding != 0:
        s.push(END_HOLD, s.holding)
        s.holding = 0
    ability.use(s, at, seat, first(move))


def _timed(s: State) -> TimedState:
    assert isinstance(s, TimedState)
    return s


class Force(Prompt):
    """Which forced ability comes first?"""

    def rule_of(self, s: State, ask: Ask) -> str:
        return _timed(s).window_rule(ask.b)

    def moves(self, s: State, ask: Ask) -> vec[i64]:
        return _forced(_timed(s), ask.a, ask.b, ask.c)

    def play(self, s: State, ask: Ask, move: i64) -> None:
        _use(_timed(s), ask.a, move)


class Offer(Prompt):
    """Use an ability now, or pass?"""

    def rule_of(self, s: State, ask: Ask) -> str:
        return _timed(s).window_rule(ask.b)

    def moves(self, s: State, ask: Ask) -> vec[i64]:
        out = _usable(_timed(s), ask.a, ask.b, ask.seat)
        return append(out, pack(PASS_VERB))

    def play(self, s: State, ask: Ask, move: i64) -> None:
        timed = _timed(s)
        if verb_of(move) == PASS_VERB:
            s.push(OPTIONAL, ask.a, ask.b, ask.c + 1, ask.options + 1)
            return
        turn = ask.c if timed.keeps_turn(ask.b) else ask.c + 1
        s.push(OPTIONAL, ask.a, ask.b, turn, 0)
        _use(timed, ask.a, move)


FORCE: Final = Force("force", "", True)
OFFER: Final = Offer("offer", "", False)
