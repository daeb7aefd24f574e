"""Sets of more members than one word holds, and relations between members: columns of words.

Member m of a set is bit m % 62 of word m // 62; all sets over the same members are equally long.
A relation (what is near what, what sees what) has a set for each member, its row; the rows stand
one after another in one column. Functions that take a set and a `row` of a relation read that row
where it stands, so looking one up copies nothing.
"""

from __future__ import annotations

from hadur.kernel.bits import BIT, WORD, count, lowest
from hadur.kernel.native import append, i64, vec


def words_for(size: i64) -> i64:
    """How many words a set over the members 0 … size-1 takes."""
    return (size + WORD - 1) // WORD


def empty(size: i64) -> vec[i64]:
    return vec[i64]([0] * int(words_for(size)))


def full(size: i64) -> vec[i64]:
    out = empty(size)
    for member in range(size):
        add(out, member)
    return out


def set_of(chosen: list[int], size: i64) -> vec[i64]:
    out = empty(size)
    for member in chosen:
        add(out, member)
    return out


def has(s: vec[i64], member: i64) -> bool:
    return s[member // WORD] & BIT[member % WORD] != 0


def add(s: vec[i64], member: i64) -> None:
    s[member // WORD] |= BIT[member % WORD]


def remove(s: vec[i64], member: i64) -> None:
    s[member // WORD] &= ~BIT[member % WORD]


def is_empty(s: vec[i64]) -> bool:
    for word in s:
        if word != 0:
            return False
    return True


def count_in(s: vec[i64]) -> i64:
    """How many members the set has."""
    total: i64 = 0
    for word in s:
        total += count(word)
    return total


def members_in(s: vec[i64]) -> vec[i64]:
    """The members in rising order."""
    out = vec[i64]()
    base: i64 = 0
    for word in s:
        left = word
        while left != 0:
            out = append(out, base + lowest(left))
            left &= left - 1
        base += WORD
    return out


def first_after(s: vec[i64], member: i64) -> i64:
    """The smallest member above this number, or -1: a walk that needs no list. Begin with -1."""
    at = (member + 1) // WORD
    shift = (member + 1) % WORD
    while at < len(s):
        left = s[at] >> shift
        if left != 0:
            return at * WORD + shift + lowest(left)
        shift = 0
        at += 1
    return -1


# -- a set and another one, or a row of a relation -------------------------------------------------


def unite(s: vec[i64], other: vec[i64], row: i64 = 0) -> None:
    """Take in what the other has."""
    at = row * len(s)
    for k in range(len(s)):
        s[k] |= other[at + k]


def keep(s: vec[i64], other: vec[i64], row: i64 = 0) -> None:
    """Lose what the other does not have."""
    at = row * len(s)
    for k in range(len(s)):
        s[k] &= other[at + k]


def drop(s: vec[i64], other: vec[i64], row: i64 = 0) -> None:
    """Lose what the other has."""
    at = row * len(s)
    for k in range(len(s)):
        s[k] &= ~other[at + k]


def meets(s: vec[i64], other: vec[i64], row: i64 = 0) -> bool:
    """Whether both have a member in common."""
    at = row * len(s)
    for k in range(len(s)):
        if s[k] & other[at + k] != 0:
            return True
    return False


def is_within(s: vec[i64], other: vec[i64], row: i64 = 0) -> bool:
    """Whether the other has every member of this one."""
    at = row * len(s)
    for k in range(len(s)):
        if s[k] & ~other[at + k] != 0:
            return False
    return True


# -- relations; `words` is how many words a row takes ----------------------------------------------


def relation(rows: i64, size: i64) -> vec[i64]:
    """As many empty sets over the members 0 … size-1."""
    return vec[i64]([0] * int(rows * words_for(size)))


def relates(near: vec[i64], words: i64, one: i64, other: i64) -> bool:
    return near[one * words + other // WORD] & BIT[other % WORD] != 0


def relate(near: vec[i64], words: i64, one: i64, other: i64) -> None:
    """Put the other into the row of the one; what holds both ways is said twice."""
    near[one * words + other // WORD] |= BIT[other % WORD]


def unrelate(near: vec[i64], words: i64, one: i64, other: i64) -> None:
    near[one * words + other // WORD] &= ~BIT[other % WORD]


def row_of(near: vec[i64], words: i64, one: i64) -> vec[i64]:
    """The row as a set of its own."""
    return near[one * words : (one + 1) * words]
