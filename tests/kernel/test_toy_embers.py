"""Effects that wait, and "instead": what Summoner Wars needs most of the kernel."""

from __future__ import annotations

import pytest

from hadur.kernel.errors import IllegalMove
from hadur.kernel.state import State
from tests.kernel.toys.check import assert_copies_play_alike, assert_it_ends
from tests.kernel.toys.embers import GAME, rows


def table(row0: str, row1: str) -> State:
    return GAME.begin({"rows": [row0, row1]})


def test_a_waiting_effect_that_is_alone_asks_nobody() -> None:
    s = table("ssss", "aspa")
    s.play("shoot 5")
    assert s.decision is not None and s.decision.prompt == "order"
    s = table("ssss", "ssas")
    s.play("shoot 4")
    assert s.view()["rows"] == ["ss-s", "-sas"]
    assert s.decision is not None and (s.decision.seat, s.decision.prompt) == (1, "shoot")


def test_the_player_whose_turn_it_is_orders_the_effects_of_both_players() -> None:
    s = table("asss", "assa")
    s.play("shoot 5")
    decision = s.decision
    assert decision is not None
    assert (decision.seat, decision.rule) == (0, "E-5")
    assert decision.texts == ["revenge 4", "revenge 7"]


def test_what_an_effect_triggers_comes_before_the_rest_that_waits() -> None:
    s = table("asss", "sssa")
    s.play("shoot 4")
    # The avenger of seat 1 fells place 3, which wakes the avenger of seat 0, which shoots at 4.
    assert s.view()["rows"] == ["ass-", "-ssa"]
    s = table("sssp", "aasa")
    s.play("shoot 6")
    s.play("revenge 7")
    # Place 3 was powder: it takes place 2 along before the avengers 4 and 5 may shoot.
    assert s.view()["rows"] == ["ss--", "aa-a"]
    assert s.decision is not None and s.decision.texts == ["revenge 4", "revenge 5"]


def test_a_waiting_effect_whose_source_is_gone_does_nothing() -> None:
    s = table("ssss", "spas")
    s.play("shoot 5")
    s.play("blast 5")
    assert s.view()["rows"] == ["ssss", "---s"]
    s = table("ssss", "spas")
    s.play("shoot 5")
    s.play("revenge 6")
    assert s.view()["rows"] == ["ss-s", "---s"]


def test_instead_of_falling_a_ghost_becomes_a_soldier_and_nothing_is_triggered() -> None:
    s = table("ssss", "gaaa")
    s.play("shoot 4")
    assert s.view() == {"rows": ["ssss", "saaa"], "points": [0, 0], "turn": 1}
    s.play("shoot 0")
    s.play("shoot 4")
    assert s.view()["points"] == [1, 1]
    assert s.decision is not None and s.decision.prompt == "order"


def test_the_game_ends_at_once_and_drops_what_still_waits() -> None:
    s = table("ssss", "--pa")
    s.play("shoot 6")
    s.play("blast 6")
    assert s.result == [1, -1]
    assert s.view()["rows"] == ["ssss", "----"]
    with pytest.raises(IllegalMove, match="over"):
        s.play("shoot 5")


def test_a_place_without_a_card_cannot_be_shot() -> None:
    s = table("ssss", "ss-s")
    with pytest.raises(IllegalMove, match="TOY-0"):
        s.play("shoot 6")


def test_a_copy_in_the_middle_of_ordering_goes_its_own_way() -> None:
    s = table("ssss", "spas")
    s.play("shoot 5")
    other = s.copy()
    other.play("revenge 6")
    s.play("blast 5")
    assert [int(n) for n in rows(s).points] == [3, 0]
    assert [int(n) for n in rows(other).points] == [3, 1]


@pytest.mark.parametrize("seed", range(20))
def test_random_games_end_and_copies_play_alike(seed: int) -> None:
    assert_it_ends(GAME, seed)
    assert_copies_play_alike(GAME, seed)
