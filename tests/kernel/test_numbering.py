"""Rows of named blocks, and actions for moves that have none of their own."""

from __future__ import annotations

from hadur.kernel.hints import MOST, unknown
from hadur.kernel.numbering import Blocks, allot, numbered

BLOCKS = Blocks([("end", 1), ("move", 4), ("spare", 2)])


def test_a_place_in_a_block_is_a_number_of_the_row_and_back() -> None:
    assert BLOCKS.count == 7
    assert [BLOCKS.at("end"), BLOCKS.at("move", 3), BLOCKS.at("spare", 1)] == [0, 4, 6]
    assert BLOCKS.block_of(4) == ("move", 3)
    assert [BLOCKS.at("move", 4), BLOCKS.at("move", -1), BLOCKS.at("spare", 2)] == [-1, -1, -1]


def test_moves_without_an_action_of_their_own_get_spare_ones_while_there_are_any() -> None:
    own = {10: 0, 11: 3, 12: 3, 13: -1, 14: 4, 15: -1}
    asked: list[dict[int, int]] = []

    def action(move: int, taken: dict[int, int]) -> int:
        asked.append(dict(taken))
        return own[move]

    assert allot(BLOCKS, own, action) == {0: 10, 3: 11, 5: 12, 6: 13, 4: 14}
    assert asked[2] == {0: 10, 3: 11}


def test_things_are_numbered_in_their_order() -> None:
    assert numbered(["b", "a"]) == {"b": 0, "a": 1}


def test_a_name_that_nothing_has_is_said_with_the_nearest_and_never_at_length() -> None:
    known = ["goff-boyz", "snotlings"]
    line = "no card is called 'goff-boy'; did you mean goff-boyz?"
    assert unknown("card", "goff-boy", known) == line
    assert unknown("card", "x" * 9999, known) == f"no card is called '{'x' * MOST}'"
