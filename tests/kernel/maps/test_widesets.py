"""Wide sets do what sets do, in any number of words."""

from __future__ import annotations

import random

import pytest

from hadur.kernel.maps.widesets import (
    add,
    count_in,
    drop,
    empty,
    first_after,
    full,
    has,
    is_empty,
    is_within,
    keep,
    meets,
    members_in,
    relate,
    relates,
    relation,
    remove,
    row_of,
    set_of,
    unite,
    unrelate,
    words_for,
)
from tests.kernel.maps.plain import seeded


@pytest.mark.parametrize(
    ("size", "words"), [(1, 1), (62, 1), (63, 2), (124, 2), (125, 3), (1600, 26)]
)
def test_a_set_takes_a_word_for_every_62_members(size: int, words: int) -> None:
    assert words_for(size) == words
    assert len(empty(size)) == words
    assert list(members_in(full(size))) == list(range(size))


def test_the_last_member_of_a_word_and_the_first_of_the_next_are_different_members() -> None:
    s = set_of([61, 62, 123, 124], 200)
    remove(s, 62)
    assert list(members_in(s)) == [61, 123, 124]
    assert has(s, 61) and not has(s, 62) and not has(s, 63)


@seeded(200)
def test_members_come_and_go_as_in_a_plain_set(seed: int) -> None:
    rng = random.Random(seed)
    size = rng.choice([1, 40, 62, 63, 100, 400])
    s, plain = empty(size), set[int]()
    for _ in range(60):
        member = rng.randrange(size)
        if rng.random() < 0.6:
            add(s, member)
            plain.add(member)
        else:
            remove(s, member)
            plain.discard(member)
        assert list(members_in(s)) == sorted(plain)
        assert count_in(s) == len(plain)
        assert is_empty(s) == (not plain)
        asked = rng.randrange(size)
        assert has(s, asked) == (asked in plain)
        later = [m for m in plain if m > asked]
        assert first_after(s, asked) == min(later, default=-1)
    walked, at = [], first_after(s, -1)
    while at >= 0:
        walked.append(at)
        at = first_after(s, at)
    assert walked == sorted(plain)


@seeded(300)
def test_two_sets_are_joined_and_compared_as_plain_sets_are(seed: int) -> None:
    rng = random.Random(seed)
    size = rng.choice([5, 62, 63, 130, 400])
    row, rows = rng.randrange(4), relation(4, size)
    one = set(rng.sample(range(size), rng.randrange(size)))
    other = set(rng.sample(range(size), rng.choice([0, 1, size // 2])))
    if rng.random() < 0.3:
        one &= other
    for member in other:
        relate(rows, words_for(size), row, member)
    alone = set_of(list(other), size)
    assert row_of(rows, words_for(size), row) == alone
    for table, at in ((alone, 0), (rows, row)):
        results = []
        for change in (unite, keep, drop):
            s = set_of(list(one), size)
            change(s, table, at)
            results.append(set(members_in(s)))
        assert results == [one | other, one & other, one - other]
        s = set_of(list(one), size)
        assert meets(s, table, at) == bool(one & other)
        assert is_within(s, table, at) == (one <= other)


@seeded(100)
def test_a_relation_holds_exactly_the_pairs_that_were_put_into_it(seed: int) -> None:
    rng = random.Random(seed)
    size = rng.choice([3, 62, 63, 130])
    words, near = words_for(size), relation(size, size)
    pairs = set()
    for _ in range(50):
        pair = rng.randrange(size), rng.randrange(size)
        relate(near, words, *pair)
        pairs.add(pair)
    for pair in sorted(pairs)[::3]:
        unrelate(near, words, *pair)
        pairs.discard(pair)
    assert len(pairs) > 0
    found = {(a, b) for a in range(size) for b in members_in(row_of(near, words, a))}
    assert found == pairs
    assert all(relates(near, words, a, b) == ((a, b) in pairs) for a, b in pairs)
    a, b = rng.randrange(size), rng.randrange(size)
    assert relates(near, words, a, b) == ((a, b) in pairs)
