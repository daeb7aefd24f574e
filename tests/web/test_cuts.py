"""Parts of which only some lines are others: what is sent of them, and what comes of it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hadur.web.parts import Cuts, changes, cuts_between, replay_parts
from tests.web import scenes

LINES = st.lists(st.sampled_from(["<li>one</li>", "<li>two and more</li>", ""]), max_size=12)


def pasted(old: str, cuts: Cuts) -> str:
    """What a page makes of cuts: line by line, the last first."""
    lines = old.split("\n")
    for at, count, news in cuts:
        lines[at : at + count] = news
    return "\n".join(lines)


@given(LINES, LINES)
def test_cuts_make_the_new_part_of_the_old_one(before: list[str], after: list[str]) -> None:
    # Something long that stays is worth cutting around.
    old, new = ("\n".join(["x" * 900, *lines, "y" * 900]) for lines in (before, after))
    cuts = cuts_between(old, new)
    assert bool(cuts) == (old != new)
    assert pasted(old, cuts) == new


def test_what_is_another_from_end_to_end_is_sent_whole() -> None:
    assert cuts_between("a\nb\nc", "d\ne\nf") == []


@pytest.mark.parametrize("move", [60, 61])
def test_of_a_move_little_is_sent_to_who_can_cut(move: int) -> None:
    reader = scenes.reader("hu")
    before, after = (replay_parts(reader, scenes.replayed("hu", 0, at)) for at in (move, move + 1))
    plain, news = changes(before, after), changes(before, after, cutting=True)
    assert "board" in plain.parts and plain.cut == {}
    assert "board" in news.cut
    assert {*news.parts, *news.cut} == set(plain.parts) and news.add == plain.add
    for id, cuts in news.cut.items():
        assert pasted(before[id], cuts) == after[id]
    sizes = [len("".join(found)) for found in (plain.parts.values(), news.parts.values())]
    cut = sum(len(line) for cuts in news.cut.values() for _, _, lines in cuts for line in lines)
    assert sizes[1] + cut < sizes[0] / 2
