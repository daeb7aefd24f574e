"""Neutral cards: what every one does, does not do, and leaves alone."""

from __future__ import annotations

from typing import Any

import pytest


def hurt(table: Any, mine: dict[str, Any], theirs: dict[str, Any]) -> Any:
    """Seat 1's goff-nob has been hit for 2 and a shield has just been used for it."""
    t = table(
        {"tarrus": ["bad-dok + ion-rifle", *mine.pop("tarrus", [])], **mine},
        {"hand": ["battle-cry"], "tarrus": ["goff-nob"], **theirs}, start="battle",
    )  # fmt: skip
    return t.strike("bad-dok@tarrus", "goff-nob@tarrus").do("shield battle-cry")


def test_no_mercy_cancels_a_shield_for_a_unique_unit(table: Any) -> None:
    t = hurt(table, {"hand": ["no-mercy"], "barlus": ["crushface"]}, {})
    assert t.starting("play") == ["play no-mercy"]
    t.do("play no-mercy")
    assert t.legal == ["pick crushface@barlus", "pick nazdreg@hq"]
    t.do("pick crushface@barlus")
    assert (t.damage("goff-nob", 1), t.ready("crushface")) == (4, False)


def test_no_mercy_needs_a_ready_unique_unit(table: Any) -> None:
    t = hurt(table, {"hand": ["no-mercy"], "hq": ["nazdreg exhausted"]}, {})
    assert t.prompt != "offer"
    assert t.damage("goff-nob", 1) == 2


def test_no_mercy_is_not_for_ones_own_shields(table: Any) -> None:
    t = hurt(table, {}, {"hand": ["battle-cry", "no-mercy"]})
    assert t.prompt != "offer"


@pytest.mark.parametrize("name", ["goff-nob", "vicious-bloodletter"])
def test_fall_back_saves_an_elite_unit(table: Any, name: str) -> None:
    t = table(
        {"tarrus": ["ultramarines-dreadnought"]},
        {"hand": ["fall-back"], "resources": 1, "tarrus": [name]}, start="battle",
    )  # fmt: skip
    t.strike("ultramarines-dreadnought@tarrus", f"{name}@tarrus").skip("shield")
    t.do("play fall-back")
    assert t.has(f"{name}@hq", 1)
    assert t.zone("discard", 1) == ["fall-back"]
    assert t.damage(name, 1) == 0


@pytest.mark.parametrize(
    ("victim", "resources"), [("burna-boyz", 1), ("goff-nob", 0)], ids=["not elite", "too poor"]
)
def test_fall_back_is_for_elites_and_costs_one(table: Any, victim: str, resources: int) -> None:
    t = table(
        {"tarrus": ["ultramarines-dreadnought"]},
        {"hand": ["fall-back"], "resources": resources, "tarrus": [victim]}, start="battle",
    )  # fmt: skip
    t.strike("ultramarines-dreadnought@tarrus", f"{victim}@tarrus").skip("shield")
    assert t.prompt != "offer"


def test_fall_back_does_not_save_the_enemys_units(table: Any) -> None:
    t = table(
        {"hand": ["fall-back"], "resources": 1, "tarrus": ["ultramarines-dreadnought"]},
        {"tarrus": ["goff-nob"]}, start="battle",
    )  # fmt: skip
    t.strike("ultramarines-dreadnought@tarrus", "goff-nob@tarrus").skip("shield")
    assert t.prompt != "offer"


def test_a_promethium_mine_fills_up_by_itself_and_yields_each_round(table: Any) -> None:
    t = table({"hand": ["promethium-mine", "shoota-mob"], "resources": 1}, {})
    t.do("deploy promethium-mine")
    assert t.state.stored[t.card("promethium-mine")] == 4
    t = table(
        {"hand": ["squig-bombin"], "resources": 2, "supports": ["promethium-mine 4 resources"]},
        {"supports": ["ork-kannon"]}, start="headquarters",
    )  # fmt: skip
    t.do("pass")
    assert (t.prompt, t.seat) == ("offer", 0)
    t.do("use promethium-mine@hq")
    assert t.resources[0] == 2 + 4 + 1
    assert t.state.stored[t.card("promethium-mine")] == 3


def test_an_empty_mine_yields_nothing(table: Any) -> None:
    t = table(
        {"hand": ["squig-bombin"], "resources": 2, "supports": ["promethium-mine"]},
        {"supports": ["ork-kannon"]}, start="headquarters",
    )  # fmt: skip
    t.do("pass")
    assert t.prompt == "deploy-turn"


def test_a_promotion_adds_two_command_icons(table: Any) -> None:
    t = table({"hand": ["shoota-mob"], "tarrus": ["bad-dok + promotion", "rokkitboy"]}, {})
    assert (t.command("bad-dok"), t.command("rokkitboy")) == (3, 1)


@pytest.mark.parametrize(
    ("name", "cards", "resources"), [("void-pirate", 1, 0), ("rogue-trader", 0, 1)]
)
def test_pirates_and_traders_add_to_a_struggle_won(
    table: Any, name: str, cards: int, resources: int
) -> None:
    t = table(
        {"hand": ["squig-bombin"], "resources": 2, "tarrus": [name], "barlus": [name]},
        {"supports": ["ork-kannon"], "barlus": ["crushface"]}, start="struggles",
    )  # fmt: skip
    t.do("yes")
    assert t.resources[0] == 2 + 1 + resources
    assert len(t.zone("hand", 0)) == 1 + 1 + cards
    assert t.seat == 1, "at Barlus the other one wins, and the bonus there is lost"
