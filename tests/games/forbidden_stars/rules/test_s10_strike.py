"""Section 10: orbital strikes."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.forbidden_stars.conftest import VOID, Table, make, strike

Make = Callable[..., Table]
HOME = {"noatun": "factory"}


@pytest.mark.rule("FS-10.1", "FS-10.2", "FS-10.7", "FS-27.6", "FS-27.7", "FS-10.9", "FS-9.3")
def test_ships_roll_their_combat_value_against_an_adjacent_world() -> None:
    t = strike(units0={VOID: "2 strike-cruiser, routed strike-cruiser", "turaci": "factory"})
    assert t.legal == [f"strike {VOID} smyrna", "no"]
    t.do(f"strike {VOID} smyrna", dice="aadm")
    assert t.units("smyrna", 1) == ["1 cultist"]


@pytest.mark.rule("FS-10.3", "FS-10.4", "FS-10.6", "FS-18.5")
def test_void_and_world_are_adjacent_in_the_active_system_and_ships_unrouted() -> None:
    t = strike(
        units0={"10a-se": "strike-cruiser", "1a-ne": "routed strike-cruiser", "turaci": "factory"}
    )
    t.skip("move-ships")
    assert t.prompt != "orbital-strike"


@pytest.mark.rule("FS-10.4", "FS-3.20")
def test_a_world_across_the_order_space_is_out_of_range() -> None:
    t = make(
        stacks={"10a": ["0 advance"], "12a": ["1 deploy"]},
        units0={"10a-se": "strike-cruiser", "smyrna": "factory"},
        units1={"turaci": "cultist", "medrias": "cultist", "noatun": "factory"},
    )
    t.do("resolve").skip("move-ships", "move-ground-units")
    assert t.legal == ["strike 10a-se medrias", "no"]
    assert t.state.explain("strike 10a-se turaci", 0).refusals[0].rule == "FS-10.4"


@pytest.mark.rule("FS-10.5", "FS-23.10")
def test_a_bastion_keeps_strikes_away() -> None:
    t = strike(units1={"smyrna": "2 cultist, bastion", **HOME})
    assert t.prompt != "orbital-strike"


@pytest.mark.rule("FS-10.15", "FS-17.10")
def test_with_the_right_upgrade_the_bastion_suffers_as_if_it_were_a_unit() -> None:
    t = strike(upgrades0=["drop-pods"], units1={"smyrna": "cultist, bastion", **HOME})
    t.do(f"strike {VOID} smyrna", dice="aaad")
    assert t.prompt == "suffer-damage"
    assert t.legal == ["pick cultist", "pick bastion"]
    t.do("pick bastion")
    assert t.structures("smyrna") == []
    assert t.units("smyrna", 1) == ["1 cultist"]


@pytest.mark.rule("FS-10.8")
def test_no_more_than_eight_dice_are_rolled() -> None:
    t = strike(
        units0={VOID: "3 battle-barge", "turaci": "factory"},
        units1={"smyrna": "3 cultist", **HOME},
        upgrades0=["rain-of-fire"],
    )
    t.do(f"strike {VOID} smyrna").do("use rain-of-fire", dice="ddddddmm")
    assert t.dice(0) == "ddddddmm"


@pytest.mark.rule("FS-10.10", "FS-17.12", "FS-17.1")
def test_who_is_not_destroyed_is_not_routed() -> None:
    t = strike()
    t.do(f"strike {VOID} smyrna", dice="addd")
    assert t.units("smyrna", 1) == ["2 cultist"]


@pytest.mark.rule("FS-10.11", "FS-10.12", "FS-10.13", "FS-10.14", "FS-22.19", "FS-22.23")
def test_both_upgrades_are_named_before_the_roll_and_once_a_round() -> None:
    t = strike(upgrades0=["rain-of-fire", "drop-pods"])
    t.do(f"strike {VOID} smyrna")
    assert t.legal == ["use rain-of-fire", "use drop-pods", "done"]
    t.do("use rain-of-fire").do("use drop-pods", dice="ddddm")
    assert [u["ready"] for u in t.view["players"][0]["upgrades"]] == [False, False]


@pytest.mark.rule("FS-10.16")
def test_dice_are_spent_before_the_damage() -> None:
    t = strike(upgrades0=["rain-of-fire"])
    t.do(f"strike {VOID} smyrna").do("use rain-of-fire", dice="ammdd")
    t.do("choose rain-of-fire")
    assert t.units("smyrna", 1) == ["1 cultist"]


@pytest.mark.rule("FS-10.17", "FS-10.18", "FS-S113")
def test_a_strike_is_no_combat_and_captures_nothing() -> None:
    t = strike(units1={"smyrna": "cultist, city", **HOME})
    t.do(f"strike {VOID} smyrna", dice="aadd")
    assert t.units("smyrna", 1) == []
    assert (t.structures("smyrna"), t.builder("smyrna")) == (["city"], 1)
    assert not t.fighting
    assert t.view["players"][1]["hand-count"] == 0


@pytest.mark.rule("FS-S112", "FS-3.12")
def test_a_city_alone_may_be_struck_without_effect_an_uncontrolled_world_not() -> None:
    t = strike(units1={"smyrna": "city", **HOME})
    t.do(f"strike {VOID} smyrna", dice="aaaa")
    assert t.structures("smyrna") == ["city"]
    t = strike(units1=HOME)
    assert t.prompt != "orbital-strike"


@pytest.mark.rule("FS-S122", "FS-10.1")
def test_only_one_strike_an_order() -> None:
    t = strike("el sm", upgrades0=["corsair-raid"])
    t.do(f"strike {VOID} smyrna", dice="dddddd")
    assert t.prompt != "orbital-strike"
