"""Section 19: the end of the game."""

from __future__ import annotations

from typing import Any

import pytest

rule = pytest.mark.rule


@rule("CQ-19.1", "CQ-19.2", "CQ-12.34", "CQ-8.37")
def test_three_planets_with_a_common_symbol_win(table: Any) -> None:
    t = table({"victory": ["iridial", "yvarn"], "tarrus": ["goff-nob"]}, {"hand": ["shoota-mob"]},
              start="battle")  # fmt: skip
    t.skip("battle-ability")
    assert t.result == [1, -1]


@rule("CQ-19.1")
def test_three_planets_without_a_common_symbol_do_not(table: Any) -> None:
    t = table({"victory": ["osus-iv", "elouith"], "tarrus": ["goff-nob"]}, {"hand": ["shoota-mob"]},
              start="battle")  # fmt: skip
    t.skip("battle-ability")
    assert t.result is None


@rule("CQ-19.6", "CQ-EX26")
def test_after_the_last_planet_who_captured_last_wins(table: Any) -> None:
    t = table({"tarrus": ["goff-nob"]}, {"victory": ["ferrin"]}, planets=["tarrus"], start="battle")
    t.skip("battle-ability")
    assert t.result == [1, -1]


@rule("CQ-19.6", "CQ-EX26")
def test_if_the_last_battle_is_drawn_an_earlier_capture_counts(table: Any) -> None:
    t = table({}, {"victory": ["ferrin"]}, planets=["tarrus"], start="battle")
    assert t.result == [-1, 1]


@rule("CQ-19.7", "CQ-EX26")
def test_if_nobody_ever_captured_a_planet_it_is_a_draw(table: Any) -> None:
    t = table({}, {}, planets=["tarrus"], start="battle")
    assert t.result == [0, 0]
