"""How far it is and what can be reached, in any relation of who is near whom.

The relation (`near`, as `grid.neighbours` makes it) must hold both ways. `through` are the members
that can be passed: a search starts from any member and ends on any, but goes on only from those of
`through`. What may not be ended on is cut out of the result.
"""

from __future__ import annotations

from typing import Final

from hadur.kernel.maps.widesets import drop, has, is_empty, keep, members_in, row_of, unite
from hadur.kernel.native import append, i64, vec

UNLIMITED: Final = 1_000_000_000
"""As many steps, or as much to spend, as anybody needs."""


def beside(near: vec[i64], s: vec[i64]) -> vec[i64]:
    """What is near any member of the set; members of it too, if they are near one another."""
    out = vec[i64]([0] * len(s))
    for member in members_in(s):
        unite(out, near, member)
    return out


def _advance(near: vec[i64], front: vec[i64], seen: vec[i64]) -> vec[i64]:
    """One step on from the front, to what was not seen before; now it is."""
    out = beside(near, front)
    drop(out, seen)
    unite(seen, out)
    return out


def reach(near: vec[i64], start: vec[i64], through: vec[i64], steps: i64) -> vec[i64]:
    """What is at most so many steps away, the start included."""
    seen = start[:]
    front = start
    while steps > 0 and not is_empty(front):
        front = _advance(near, front, seen)
        keep(front, through)
        steps -= 1
    return seen


def distances(near: vec[i64], start: vec[i64], through: vec[i64]) -> vec[i64]:
    """By member: how many steps it is away, or -1 if it cannot be reached."""
    out = vec[i64]([-1] * (len(near) // len(start)))
    for member in members_in(start):
        out[member] = 0
    seen = start[:]
    front = start
    steps: i64 = 0
    while not is_empty(front):
        steps += 1
        front = _advance(near, front, seen)
        for member in members_in(front):
            out[member] = steps
        keep(front, through)
    return out


def nearest(near: vec[i64], start: vec[i64], through: vec[i64], wanted: vec[i64]) -> vec[i64]:
    """Those of the wanted that are the fewest steps away; none if none can be reached."""
    seen = start[:]
    front = start
    found = start[:]
    keep(found, wanted)
    while is_empty(found) and not is_empty(front):
        front = _advance(near, front, seen)
        found = front[:]
        keep(found, wanted)
        keep(front, through)
    return found


def parts(near: vec[i64], within: vec[i64]) -> vec[i64]:
    """By member: the number of the connected part it belongs to, or -1 if it is not `within`.

    Parts are numbered from 0 in the order of their lowest members.
    """
    out = vec[i64]([-1] * (len(near) // len(within)))
    number: i64 = 0
    for member in members_in(within):
        if out[member] >= 0:
            continue
        out[member] = number
        queue = vec[i64]([member])
        at: i64 = 0
        while at < len(queue):
            for other in _near(near, within, queue[at]):
                if out[other] < 0:
                    out[other] = number
                    queue = append(queue, other)
            at += 1
        number += 1
    return out


def _near(near: vec[i64], within: vec[i64], member: i64) -> vec[i64]:
    row = row_of(near, len(within), member)
    keep(row, within)
    return members_in(row)


# -- steps that cost more than others --------------------------------------------------------------


def even_prices(size: i64) -> vec[i64]:
    """A price of 1 for every member, to begin with."""
    return vec[i64]([1] * int(size))


def costs(
    near: vec[i64], start: vec[i64], through: vec[i64], price: vec[i64], budget: i64
) -> vec[i64]:
    """By member: the least that it costs to get there, or -1 if that is more than the budget.

    `price` says what it costs to enter a member; what has a price below 1 cannot be entered.
    """
    best = vec[i64]([-1] * len(price))
    queue = members_in(start)
    for member in queue:
        best[member] = 0
    at: i64 = 0
    # A member waits again whenever a cheaper way to it is found: quick enough for small prices.
    while at < len(queue):
        member = queue[at]
        at += 1
        if best[member] > 0 and not has(through, member):
            continue
        for other in members_in(row_of(near, len(start), member)):
            total = best[member] + price[other]
            if price[other] < 1 or total > budget:
                continue
            if best[other] < 0 or total < best[other]:
                best[other] = total
                queue = append(queue, other)
    return best


def way(near: vec[i64], through: vec[i64], price: vec[i64], best: vec[i64], end: i64) -> vec[i64]:
    """A cheapest way to a member, both ends included, after `costs` found what is `best`.

    It is empty if there is none. Of equal ways it is, looking back from the end, the one over the
    lowest numbers.
    """
    back = vec[i64]()
    if best[end] < 0:
        return back
    back = append(back, end)
    member = end
    while best[member] > 0:
        for other in members_in(row_of(near, len(through), member)):
            if best[other] < 0 or best[other] + price[member] != best[member]:
                continue
            if best[other] == 0 or has(through, other):
                member = other
                break
        back = append(back, member)
    out = vec[i64]()
    for k in range(len(back)):
        out = append(out, back[len(back) - 1 - k])
    return out
