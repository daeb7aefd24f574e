"""Sections 3 and 9: areas, adjacency, capacity, the Advance Order and movement."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from hadur.games.forbidden_stars.notation import area
from hadur.kernel.bits import each
from tests.games.forbidden_stars.conftest import Table

Make = Callable[..., Table]


def advance(table: Make, system: str = "1a", factions: str = "sm ch", **keys: Any) -> Table:
    """Seat 0 resolves an Advance Order; seat 1 has an order left, so that nothing is refreshed."""
    given: dict[str, Any] = {
        "stacks": {system: ["0 advance"], "12a": ["1 deploy"]},
        "units1": {"noatun": "factory"},
    }
    return table(factions, **{**given, **keys}).do("resolve")


def starts(t: Table) -> set[str]:
    """From where units may move."""
    return {text.split()[2] for text in t.starting("move")}


def ends(t: Table) -> set[str]:
    return {text.split()[3] for text in t.starting("move")}


# -- the board -------------------------------------------------------------------------------------


@pytest.mark.rule("FS-3.1", "FS-3.5", "FS-3.17", "FS-3.18", "FS-3.19", "FS-3.20")
def test_areas_border_on_two_of_their_tile_and_one_of_each_tile_beside(table: Make) -> None:
    t = table(start="planning", units0={"turaci": "scout"}, units1={"noatun": "cultist"})
    s = t.state

    def near(name: str) -> set[str]:
        number = next(n for n in range(24) if area(s, n) == name)
        return {area(s, n) for n in each(int(s.galaxy.near[number]))}

    assert near("medrias") == {"turaci", "10a-se", "smyrna"}
    assert near("phlegra") == {"1a-sw", "5a-ne", "3b-ne", "3b-sw"}
    # Diagonal quadrants meet only at the order space.
    assert "10a-se" not in near("turaci")
    # 10a and 3b touch only at a corner.
    assert sorted(each(int(s.galaxy.beside[0]))) == [1, 2]


@pytest.mark.rule("FS-3.7", "FS-3.23", "FS-3.24", "FS-S4")
def test_worlds_have_capacity_materiel_and_assets_voids_hold_three(table: Make) -> None:
    t = table(start="planning", units0={"turaci": "scout"}, units1={"noatun": "cultist"})
    found = {a["area"]: a for system in t.seen_by(0)["systems"] for a in system["areas"]}
    assert found["remscheid"]["capacity"] == 2
    assert found["remscheid"]["assets"] == {"forge": 1, "cache": 1}
    assert found["smyrna"]["materiel"] == 2
    assert {a["capacity"] for a in found.values() if a["kind"] == "void"} == {3}


# -- ships -----------------------------------------------------------------------------------------


@pytest.mark.rule("FS-9.1", "FS-9.5", "FS-9.12", "FS-9.13", "FS-9.15")
def test_ships_go_to_any_voids_of_the_active_system(table: Make) -> None:
    t = advance(table, units0={"10a-se": "2 strike-cruiser", "turaci": "factory"})
    assert ends(t) == {"1a-sw", "1a-ne"}
    t.do("move strike-cruiser 10a-se 1a-ne", "move strike-cruiser 10a-se 1a-sw")
    assert t.units("1a-ne", 0) == ["1 strike-cruiser"]
    assert t.units("1a-sw", 0) == ["1 strike-cruiser"]


@pytest.mark.rule("FS-9.6", "FS-9.7", "FS-9.10")
def test_ships_come_from_one_adjacent_system_only(table: Make) -> None:
    t = advance(
        table,
        units0={
            "10a-se": "strike-cruiser",
            "3b-ne": "strike-cruiser",
            "1a-ne": "strike-cruiser",
            "turaci": "factory",
        },
    )
    assert starts(t) == {"10a-se", "3b-ne", "1a-ne"}
    t.do("move strike-cruiser 10a-se 1a-sw")
    assert starts(t) == {"1a-ne"}


@pytest.mark.rule("FS-9.14", "FS-20.12", "FS-27.4", "FS-EX33")
def test_ships_do_not_cross_a_storm_but_move_within_a_system(table: Make) -> None:
    t = advance(
        table,
        storms=["10a-1a"],
        units0={"10a-se": "strike-cruiser", "1a-ne": "strike-cruiser", "turaci": "factory"},
    )
    assert starts(t) == {"1a-ne"}


@pytest.mark.rule("FS-9.11", "FS-9.34", "FS-18.7")
def test_routed_units_do_not_move(table: Make) -> None:
    t = advance(table, units0={"10a-se": "routed strike-cruiser", "medrias": "routed scout, scout"})
    assert starts(t) == {"medrias"}
    t.do("move scout medrias smyrna")
    assert t.units("medrias", 0) == ["1 routed scout"]


# -- ground units ----------------------------------------------------------------------------------


@pytest.mark.rule("FS-9.2", "FS-9.16", "FS-9.19", "FS-3.10")
def test_ground_units_go_to_a_world_beside_theirs(table: Make) -> None:
    t = advance(table, units0={"medrias": "scout"})
    assert t.legal == ["move scout medrias smyrna", "done"]


@pytest.mark.rule("FS-9.22", "FS-9.19", "FS-EX46")
def test_no_path_crosses_a_storm(table: Make) -> None:
    t = advance(table, units0={"medrias": "scout"}, storms=["10a-1a"])
    assert t.seat == 1


@pytest.mark.rule("FS-9.17", "FS-9.18", "FS-9.24", "FS-27.3", "FS-EX31", "FS-S104")
def test_a_ship_that_moved_in_is_a_bridge(table: Make) -> None:
    t = advance(table, units0={"smyrna": "scout", "10a-se": "strike-cruiser"})
    t.do("move strike-cruiser 10a-se 1a-sw")
    assert "move scout smyrna nicea" in t.legal
    without = advance(table, units0={"smyrna": "scout", "10a-se": "strike-cruiser"}).do("done")
    assert without.seat == 1


@pytest.mark.rule("FS-9.17", "FS-27.15", "FS-3.16")
def test_routed_ships_hold_a_void_open(table: Make) -> None:
    t = advance(table, units0={"smyrna": "scout", "1a-sw": "routed strike-cruiser"})
    assert t.legal == ["move scout smyrna nicea", "done"]


@pytest.mark.rule("FS-9.20", "FS-9.21", "FS-3.12", "FS-3.13")
def test_enemy_and_uncontrolled_voids_are_no_path(table: Make) -> None:
    t = advance(
        table,
        units0={"smyrna": "scout", "10a-se": "strike-cruiser", "turaci": "factory"},
        units1={"1a-sw": "iconoclast-destroyer", "noatun": "factory"},
    )
    # The ship makes the void contested; that is no path, and no second area may be contested.
    t.do("move strike-cruiser 10a-se 1a-sw")
    assert t.prompt == "choose-combat-card"


@pytest.mark.rule("FS-9.23", "FS-EX32")
def test_a_world_gained_in_this_step_is_no_path(table: Make) -> None:
    t = advance(table, "5a", units0={"remscheid": "3 scout"}, units1={"noatun": "factory"})
    # thylin lies beside remscheid, xinghua behind thylin and lilivara.
    assert ends(t) == {"thylin"}
    t.do("move scout remscheid thylin")
    assert ends(t) == {"thylin"}


@pytest.mark.rule("FS-9.25", "FS-S103")
def test_paths_use_the_start_system_and_the_active_one_only(table: Make) -> None:
    # From turaci to xinghua a way leads over 1a, which is neither.
    t = advance(
        table,
        "5a",
        storms=["10a-5a"],
        units0={
            "turaci": "scout, factory",
            "medrias": "scout",
            "10a-se": "strike-cruiser",
            "1a-sw": "strike-cruiser",
            "phlegra": "scout",
            "5a-ne": "strike-cruiser",
        },
    )
    t.skip("move-ships")
    # phlegra lies beside; from 10a the way would lead over 1a and 3b.
    assert starts(t) == {"phlegra"}


@pytest.mark.rule("FS-9.8", "FS-9.9", "FS-EX30")
def test_ground_units_come_from_the_system_the_ships_came_from(table: Make) -> None:
    keys = {
        "units0": {
            "10a-se": "strike-cruiser",
            "medrias": "scout",
            "fornax": "scout",
            "3b-ne": "strike-cruiser",
            "smyrna": "scout",
        }
    }
    t = advance(table, **keys)
    t.do("move strike-cruiser 10a-se 1a-sw").skip("move-ships")
    assert starts(t) == {"medrias", "smyrna"}
    t = advance(table, **keys)
    t.do("done")
    assert starts(t) == {"medrias", "fornax"}
    t.do("move scout fornax nicea")
    assert starts(t) == set()


# -- limits ----------------------------------------------------------------------------------------


@pytest.mark.rule("FS-9.26", "FS-9.27", "FS-3.14", "FS-3.15", "FS-EX29", "FS-28.2")
def test_one_order_contests_one_area_at_most(table: Make) -> None:
    t = advance(
        table,
        units0={"10a-se": "2 strike-cruiser", "medrias": "scout"},
        units1={
            "1a-sw": "iconoclast-destroyer",
            "1a-ne": "iconoclast-destroyer",
            "smyrna": "cultist",
            "noatun": "factory",
        },
    )
    t.do("move strike-cruiser 10a-se 1a-sw")
    assert ends(t) == {"1a-sw"}
    t.do("done")
    assert t.prompt == "choose-combat-card"
    assert t.view["combat"]["area"] == "1a-sw"


@pytest.mark.rule("FS-9.28", "FS-9.29", "FS-14.4")
def test_at_most_five_units_enter_an_area(table: Make) -> None:
    t = advance(table, units0={"medrias": "6 scout"})
    t.do(*["move scout medrias smyrna"] * 5)
    # A sixth may not go; of the five, two are destroyed after the order.
    assert t.seat == 1
    assert t.units("medrias", 0) == ["1 scout"]
    assert t.units("smyrna", 0) == ["3 scout"]


@pytest.mark.rule("FS-3.22", "FS-3.26", "FS-3.27", "FS-3.28", "FS-9.30", "FS-EX34")
def test_too_many_units_are_destroyed_after_the_order(table: Make) -> None:
    t = advance(table, units0={"medrias": "2 scout, 2 space-marine", "turaci": "factory"})
    for name in ("scout", "scout", "space-marine", "space-marine"):
        t.do(f"move {name} medrias smyrna")
    assert t.prompt == "over-capacity"
    t.do("pick scout smyrna")
    assert t.units("smyrna", 0) == ["1 scout", "2 space-marine"]
    assert t.seat == 1


@pytest.mark.rule("FS-3.25")
def test_structures_do_not_count_for_capacity(table: Make) -> None:
    t = advance(table, units0={"medrias": "scout", "smyrna": "2 scout, factory"})
    t.do("move scout medrias smyrna")
    assert t.prompt != "over-capacity"
    assert t.units("smyrna", 0) == ["3 scout"]


@pytest.mark.rule("FS-3.11", "FS-23.13", "FS-27.31")
def test_a_structure_alone_keeps_a_world_friendly(table: Make) -> None:
    t = advance(table, units0={"medrias": "scout, city", "turaci": "factory"})
    t.do("move scout medrias smyrna")
    assert int(t.state.friendly_worlds(0)).bit_count() == 3


@pytest.mark.rule("FS-9.3", "FS-9.4", "FS-14.1", "FS-14.3")
def test_a_contested_area_is_fought_over_once_movement_is_done(table: Make) -> None:
    t = advance(
        table,
        units0={"medrias": "2 scout", "turaci": "factory"},
        units1={"smyrna": "cultist", "noatun": "factory"},
    )
    t.do("move scout medrias smyrna")
    assert t.prompt == "move-ground-units"
    t.do("done")
    assert t.view["combat"]["area"] == "smyrna"
    assert [side["seat"] for side in t.view["combat"]["sides"]] == [0, 1]
