"""Effects that wait: what an effect triggers is carried out when that effect is finished.

While an effect is carried out, what it triggers is put into the waiting room. When it is
finished, one seat (`State.orders`) chooses which of the waiting effects comes first; each is
carried out the same way, so what *it* triggers comes before the rest of the room.
"""

from __future__ import annotations

from typing import Final

from hadur.kernel.moves import first, pack
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask, Prompt, State, Step, step1

ENTRY: Final = 4
ORDER_VERB: Final = 255


class Trigger:
    """An effect that can wait. `quiet` ones come out the same in any order among themselves."""

    def __init__(self, name: str, quiet: bool) -> None:
        self.name: Final = name
        self.quiet: Final = quiet
        self.number: Final[i64] = len(TRIGGERS)
        TRIGGERS.append(self)

    def resolve(self, s: State, source: i64, x: i64, y: i64) -> None:
        """Carry the effect out, as far as it still can be."""
        raise NotImplementedError


TRIGGERS: Final[list[Trigger]] = []


def wait(s: State, trigger: Trigger, source: i64, x: i64 = 0, y: i64 = 0) -> None:
    """Put an effect into the waiting room."""
    room = s.waiting
    room = append(room, trigger.number)
    room = append(room, source)
    room = append(room, x)
    room = append(room, y)
    s.waiting = room


def waiting(s: State) -> i64:
    """How many effects wait."""
    return len(s.waiting) // ENTRY


def settle(s: State, start: i64) -> None:
    """Carry out what waits from entry `start` on, one effect after the other."""
    total = len(s.waiting) // ENTRY
    if total == start:
        return
    if total - start == 1 or _order_is_idle(s, start, total):
        carry_out(s, start, start)
    else:
        s.ask(ORDER, s.orders(), 0, start)


def carry_out(s: State, start: i64, entry: i64) -> None:
    """Carry out one waiting effect, then what it triggered, then the rest of its room."""
    room = s.waiting
    at = entry * ENTRY
    number = room[at]
    source = room[at + 1]
    x = room[at + 2]
    y = room[at + 3]
    end = len(room) - ENTRY
    while at < end:
        room[at] = room[at + ENTRY]
        at += 1
    s.waiting = room[:end]
    s.push(SETTLE, start)
    s.push(SETTLE, end // ENTRY)
    TRIGGERS[number].resolve(s, source, x, y)


SETTLE: Final[Step] = step1(settle)


def _same(s: State, one: i64, other: i64) -> bool:
    room = s.waiting
    for k in range(ENTRY):
        if room[one * ENTRY + k] != room[other * ENTRY + k]:
            return False
    return True


def _order_is_idle(s: State, start: i64, total: i64) -> bool:
    """Whether all that wait are quiet, or one effect several times over."""
    quiet = True
    same = True
    for entry in range(start, total):
        if not TRIGGERS[s.waiting[entry * ENTRY]].quiet:
            quiet = False
        if not _same(s, start, entry):
            same = False
    return quiet or same


class WhichFirst(Prompt):
    """Which of the effects that wait for this moment is carried out first?"""

    def rule_of(self, s: State, ask: Ask) -> str:
        return s.order_rule()

    def moves(self, s: State, ask: Ask) -> vec[i64]:
        out = vec[i64]()
        total = len(s.waiting) // ENTRY
        for entry in range(ask.a, total):
            fresh = True
            for earlier in range(ask.a, entry):
                if _same(s, earlier, entry):
                    fresh = False
            if fresh:
                out = append(out, pack(ORDER_VERB, entry - ask.a))
        return out

    def play(self, s: State, ask: Ask, move: i64) -> None:
        carry_out(s, ask.a, ask.a + first(move))


ORDER: Final = WhichFirst("order", "", True)
