"""Sections 11, 12 and 13: Deploy, Dominate, assets, materiel, command level."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.forbidden_stars.conftest import Table

Make = Callable[..., Table]


def deploy(table: Make, factions: str = "sm ch", order: str = "deploy", **keys: Any) -> Table:
    given: dict[str, Any] = {
        "stacks": {"10a": [f"0 {order}"], "12a": ["1 deploy"]},
        "units0": {"turaci": "factory"},
        "units1": {"noatun": "factory"},
    }
    return table(factions, **{**given, **keys}).do("resolve")


# -- units -----------------------------------------------------------------------------------------


@pytest.mark.rule("FS-11.1", "FS-11.7", "FS-11.8", "FS-11.9", "FS-23.7")
def test_units_go_to_friendly_or_uncontrolled_areas_of_the_system(table: Make) -> None:
    t = deploy(table, units1={"medrias": "cultist", "noatun": "factory"})
    assert t.starting("buy") == [
        "buy scout turaci",
        "buy scout argovia",
        "buy strike-cruiser 10a-se",
    ]


@pytest.mark.rule("FS-11.1", "FS-11.13")
def test_without_a_factory_there_only_a_structure_is_purchased(table: Make) -> None:
    t = deploy(table, units0={"turaci": "scout", "lilivara": "factory"})
    assert t.prompt == "deploy-structure"
    assert "build city turaci" in t.legal


@pytest.mark.rule("FS-11.4", "FS-11.5", "FS-EX35")
def test_the_deploy_limit_is_the_capacity_of_worlds_with_factories(table: Make) -> None:
    t = deploy(table, units0={"turaci": "factory", "medrias": "factory"}, materiel0=14, cache0=3)
    for _ in range(3):
        t.do("buy scout argovia cache")
    for _ in range(3):
        t.do("buy scout argovia")
    assert t.prompt != "deploy-units"
    assert t.materiel(0) == 8


@pytest.mark.rule("FS-11.10", "FS-3.26")
def test_placement_may_exceed_capacity_until_the_order_is_done(table: Make) -> None:
    t = deploy(table, materiel0=8)
    t.do(*["buy scout medrias"] * 3, "done").skip("deploy-structure")
    assert t.prompt != "over-capacity"
    assert t.units("medrias", 0) == ["2 scout"]


@pytest.mark.rule("FS-11.15", "FS-11.21", "FS-13.16", "FS-13.22")
def test_units_cost_materiel_and_nobody_goes_into_debt(table: Make) -> None:
    t = deploy(table, materiel0=3)
    t.do("buy scout turaci")
    assert t.materiel(0) == 1
    assert t.starting("buy") == []


@pytest.mark.rule("FS-11.18", "FS-11.19", "FS-13.17", "FS-13.20", "FS-23.8")
def test_units_need_the_command_level_of_cities(table: Make) -> None:
    t = deploy(table, materiel0=14)
    assert {text.split()[1] for text in t.starting("buy")} == {"scout", "strike-cruiser"}
    t = deploy(table, materiel0=14, units0={"turaci": "factory", "fornax": "city", "nicea": "city"})
    assert "land-raider" in {text.split()[1] for text in t.starting("buy")}
    assert t.view["players"][0]["level"] == 2


@pytest.mark.rule("FS-11.17", "FS-13.6", "FS-13.7", "FS-13.8", "FS-13.9", "FS-EX36", "FS-S106")
def test_forge_tokens_pay_and_lower_the_requirement_by_one(table: Make) -> None:
    cities = {"turaci": "factory", "fornax": "city", "nicea": "city"}
    t = deploy(table, materiel0=14, units0=cities, forge0=1)
    assert "buy battle-barge 10a-se" in t.legal
    assert t.refuses("buy warlord-titan turaci")
    t = deploy(table, materiel0=14, units0=cities, forge0=3)
    t.do("buy warlord-titan turaci")
    assert t.assets(0, "forge") == 1
    t = deploy(table, materiel0=14, forge0=3)
    assert t.refuses("buy land-raider turaci")
    t.do("buy space-marine turaci")
    assert t.assets(0, "forge") == 2


@pytest.mark.rule("FS-13.1", "FS-13.2", "FS-13.3", "FS-13.23", "FS-13.5")
def test_a_cache_token_saves_two_on_one_purchase(table: Make) -> None:
    t = deploy(table, materiel0=6, cache0=2)
    t.do("buy scout turaci cache")
    assert (t.materiel(0), t.assets(0, "cache")) == (6, 1)
    t.do("buy scout turaci")
    assert t.materiel(0) == 4
    assert t.view["supply"]["cache"] == 11


@pytest.mark.rule("FS-11.20", "FS-24.1")
def test_no_more_units_than_there_are_figures(table: Make) -> None:
    t = deploy(table, units0={"turaci": "factory", "10a-se": "3 strike-cruiser"}, materiel0=14)
    assert [text for text in t.starting("buy") if "cruiser" in text] == []


# -- structures ------------------------------------------------------------------------------------


@pytest.mark.rule("FS-11.2", "FS-11.3", "FS-11.11", "FS-11.14", "FS-23.2", "FS-23.4")
def test_one_structure_on_a_friendly_world_also_one_just_gained(table: Make) -> None:
    t = deploy(table, materiel0=9)
    t.do("buy scout medrias", "done")
    assert "build bastion medrias" in t.legal
    assert t.refuses("build bastion argovia")
    t.do("build city medrias")
    assert t.structures("medrias") == ["city"]
    assert t.view["players"][0]["control-tokens"] == 7
    assert t.seat == 1


@pytest.mark.rule("FS-11.12", "FS-23.3")
def test_a_world_holds_one_structure(table: Make) -> None:
    t = deploy(table, units0={"turaci": "factory", "medrias": "scout"}, materiel0=9)
    t.skip("deploy-units")
    assert {text.split()[2] for text in t.starting("build")} == {"medrias"}


@pytest.mark.rule("FS-24.3", "FS-11.20")
def test_without_a_control_token_nothing_is_built(table: Make) -> None:
    worlds = ("turaci", "medrias", "argovia", "smyrna", "nicea", "phlegra", "fornax", "lilivara")
    units = dict.fromkeys(worlds, "factory") | {"thylin": "bastion", "xinghua": "scout"}
    t = deploy(table, units0=units, materiel0=14, stacks={"5a": ["0 deploy"], "12a": ["1 deploy"]})
    assert t.prompt != "deploy-structure"


# -- Dominate --------------------------------------------------------------------------------------


@pytest.mark.rule("FS-12.1", "FS-12.2", "FS-12.4", "FS-12.5", "FS-12.8", "FS-2.10")
def test_friendly_worlds_give_an_asset_for_each_icon(table: Make) -> None:
    t = deploy(
        table,
        order="dominate",
        stacks={"7a": ["0 dominate"], "12a": ["1 deploy"]},
        units0={"remscheid": "scout"},
        units1={"lilivara": "cultist"},
    )
    assert (t.assets(0, "forge"), t.assets(0, "cache")) == (1, 1)
    assert t.view["supply"]["forge"] == 11
    t = deploy(table, order="dominate", units0={"medrias": "scout"})
    assert t.assets(0, "reinforcement") == 0


@pytest.mark.rule("FS-2.11", "FS-2.12", "FS-12.3", "FS-EX37")
def test_never_more_than_three_and_wealth_gives_another_kind(table: Make) -> None:
    t = deploy(
        table,
        "sm ch or el",
        order="dominate",
        stacks={"9a": ["0 dominate"], "12a": ["1 deploy"]},
        units0={"iyanden": "scout"},
        units2={"golgrim": "nob"},
        units3={"lyrea": "aspect-warrior"},
        cache0=3,
    )
    assert t.legal == ["asset forge", "asset reinforcement"]
    t.do("asset forge")
    assert (t.assets(0, "cache"), t.assets(0, "forge")) == (3, 1)


@pytest.mark.rule("FS-12.6", "FS-S2", "FS-S119", "FS-11.25")
def test_for_the_emperor_promotes_for_a_materiel(table: Make) -> None:
    t = deploy(table, order="dominate", units0={"turaci": "routed scout, space-marine"})
    assert t.legal == ["pick routed scout turaci", "pick space-marine turaci", "no"]
    t.do("pick routed scout turaci")
    assert t.units("turaci", 0) == ["2 space-marine"]
    assert t.materiel(0) == 5
    t = deploy(table, order="dominate", units0={"turaci": "scout"}, materiel0=0)
    assert t.prompt != "faction-ability"


@pytest.mark.rule("FS-12.6", "FS-S2", "FS-S130")
def test_taint_of_chaos_carries_a_cultist_to_a_system_beside(table: Make) -> None:
    t = deploy(
        table,
        "ch sm",
        order="dominate",
        storms=["10a-1a"],
        units0={"turaci": "cultist"},
        units1={"smyrna": "scout", "noatun": "factory"},
    )
    assert t.legal == [
        "move cultist turaci nicea",
        "move cultist turaci xinghua",
        "move cultist turaci thylin",
        "no",
    ]
    t.do("move cultist turaci nicea")
    assert t.units("nicea", 0) == ["1 cultist"]


@pytest.mark.rule("FS-12.6", "FS-12.7", "FS-S2", "FS-S102")
def test_ork_spores_purchase_a_unit_without_factory(table: Make) -> None:
    t = deploy(table, "or sm", order="dominate", units0={"turaci": "ork-boyz", "fornax": "city"})
    assert {text.split()[1] for text in t.starting("buy")} == {"ork-boyz", "nob"}
    t.do("buy nob turaci")
    assert t.units("turaci", 0) == ["1 ork-boyz", "1 nob"]
    assert t.materiel(0) == 3


@pytest.mark.rule("FS-12.6", "FS-S2", "FS-9.33")
def test_webway_portal_carries_a_unit_to_any_friendly_world(table: Make) -> None:
    t = deploy(
        table,
        "el sm",
        order="dominate",
        units0={
            "turaci": "aspect-warrior",
            "lilivara": "wraithguard",
            "7a-sw": "hellebore-frigate",
        },
    )
    assert t.legal == ["move aspect-warrior turaci lilivara", "no"]
    t.do("move aspect-warrior turaci lilivara")
    assert t.units("lilivara", 0) == ["1 aspect-warrior", "1 wraithguard"]


# -- materiel --------------------------------------------------------------------------------------


@pytest.mark.rule("FS-13.12", "FS-13.13", "FS-21.5", "FS-12.8")
def test_friendly_worlds_pay_their_materiel_value(table: Make) -> None:
    t = table(
        start="refresh",
        materiel0=5,
        units0={"medrias": "scout", "lilivara": "city"},
        units1={"noatun": "factory"},
    )
    assert t.materiel(0) == 9
    assert t.materiel(1) == 7


@pytest.mark.rule("FS-13.14", "FS-2.13")
def test_nobody_has_more_than_fourteen(table: Make) -> None:
    t = table(
        start="refresh", materiel0=13, units0={"medrias": "scout"}, units1={"noatun": "factory"}
    )
    assert t.materiel(0) == 14


@pytest.mark.rule("FS-13.21")
def test_a_lost_city_takes_no_units_away(fight: Make) -> None:
    t = fight(
        "3 land-raider", "city", factions="sm ch", origins=("medrias",), units1="surge: helbrute"
    )
    assert t.builder("smyrna") == 0
    assert t.view["players"][1]["level"] == 0
    assert t.units("surge", 1) == ["1 helbrute"]
