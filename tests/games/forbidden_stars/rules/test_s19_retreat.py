"""Section 19: retreat."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hadur.games.forbidden_stars.notation import area
from hadur.games.forbidden_stars.phases.retreat import retreat_areas
from hadur.kernel.bits import each
from tests.games.forbidden_stars.conftest import VOID, Table

Make = Callable[..., Table]


def choices(t: Table, side: int) -> set[str]:
    """Where a side of the combat could retreat to now."""
    return {area(t.state, n) for n in each(int(retreat_areas(t.state, side)))}


# -- attackers -------------------------------------------------------------------------------------


@pytest.mark.rule("FS-19.15", "FS-19.17", "FS-27.1", "FS-S101", "FS-19.5", "FS-19.6")
def test_attackers_go_back_to_where_one_of_them_came_from(fight: Make) -> None:
    t = fight("2 scout", "2 cultist", dice="aa dd", origins=("medrias",), units0="argovia: scout")
    assert choices(t, 0) == {"medrias"}


@pytest.mark.rule("FS-19.15", "FS-19.23", "FS-19.4")
def test_of_several_origins_the_player_chooses_one(fight: Make) -> None:
    t = fight(
        "2 scout",
        "2 cultist",
        dice="am dd",
        origins=("medrias", "turaci"),
        units0="medrias: scout",
        played=("reconnaissance", "dark-faith"),
    )
    assert choices(t, 0) == {"medrias", "turaci"}
    t.do("no", "no", "choose yes")
    assert t.prompt == "retreat-to"
    t.do("area turaci")
    assert t.units("turaci", 0) == ["1 routed scout"]


@pytest.mark.rule("FS-19.16", "FS-19.8", "FS-EX41", "FS-S132", "FS-27.26")
def test_attackers_without_advance_order_are_destroyed(fight: Make) -> None:
    t = fight(
        "2 scout", "2 cultist", dice="am dd", origins=(), played=("reconnaissance", "dark-faith")
    )
    assert choices(t, 0) == set()
    t.do("no", "no", "choose yes")
    assert t.units("smyrna", 0) == ["1 scout"]
    assert t.view["players"][0]["units-left"]["scout"] == 5


@pytest.mark.rule("FS-EX49", "FS-27.1", "FS-19.17")
def test_an_origin_that_became_enemy_is_no_refuge(fight: Make) -> None:
    t = fight(
        "2 scout",
        "2 aspect-warrior",
        factions="sm el",
        dice="aa mddd",
        played=("ambush", "hit-and-run"),
    )
    t.do("no", "no", "no", "choose yes")
    assert t.units("medrias", 1) == ["1 aspect-warrior"]
    assert choices(t, 0) == set()


@pytest.mark.rule("FS-19.2", "FS-19.10", "FS-27.5")
def test_a_storm_between_stops_the_retreat(fight: Make) -> None:
    t = fight("2 scout", "2 cultist", dice="aa dd", storms=["10a-1a"])
    assert choices(t, 0) == set()
    ships = fight(
        "strike-cruiser",
        "iconoclast-destroyer",
        VOID,
        dice="aa dd",
        origins=("10a-se",),
        storms=["10a-1a"],
        units1="12a-nw: iconoclast-destroyer",
    )
    assert choices(ships, 0) == set()


# -- defenders -------------------------------------------------------------------------------------


@pytest.mark.rule("FS-19.18", "FS-19.19", "FS-19.20")
def test_defenders_need_a_friendly_area_and_only_then_an_uncontrolled_one(fight: Make) -> None:
    bridge = "1a-sw: iconoclast-destroyer"
    t = fight("2 scout", "2 cultist", dice="aa dd", units1=f"{bridge}; phlegra: cultist")
    assert choices(t, 1) == {"phlegra"}
    t = fight("2 scout", "2 cultist", dice="aa dd", units1=bridge)
    assert choices(t, 1) == {"nicea", "phlegra"}
    t = fight("2 scout", "2 cultist", dice="aa dd")
    assert choices(t, 1) == set()


@pytest.mark.rule("FS-19.21", "FS-19.22", "FS-EX40")
def test_defenders_may_not_go_where_the_attack_came_from(fight: Make) -> None:
    # Attackers came from 10a into smyrna of 1a: a friendly world in 10a is barred, full or not
    # the one in 3b is the only way, and the uncontrolled nicea is no choice.
    t = fight(
        "2 scout",
        "2 cultist",
        dice="aa dd",
        origins=("medrias",),
        units1="argovia: cultist; 10a-se: iconoclast-destroyer; 1a-sw: iconoclast-destroyer; "
        "phlegra: 2 cultist",
    )
    assert choices(t, 1) == {"phlegra"}
    inside = fight(
        "2 scout",
        "2 cultist",
        dice="aa dd",
        origins=("nicea",),
        units1="1a-sw: iconoclast-destroyer",
    )
    assert choices(inside, 1) == {"medrias", "phlegra"}


@pytest.mark.rule("FS-19.24", "FS-27.32")
def test_a_retreat_uses_the_two_systems_only(fight: Make) -> None:
    t = fight(
        "2 scout",
        "2 cultist",
        dice="aa dd",
        units1="1a-sw: iconoclast-destroyer; phlegra: cultist; 3b-ne: iconoclast-destroyer; "
        "thylin: cultist; 5a-ne: iconoclast-destroyer",
    )
    # thylin is in 5a, which is not beside 1a.
    assert choices(t, 1) == {"phlegra"}


@pytest.mark.rule("FS-19.7", "FS-27.24", "FS-19.3", "FS-18.10")
def test_a_retreat_may_overfill_an_area_until_the_order_is_done(fight: Make) -> None:
    t = fight(
        "3 land-raider",
        "routed cultist, routed chaos-space-marine",
        units1="phlegra: 2 cultist; 1a-sw: iconoclast-destroyer",
    )
    assert t.prompt == "over-capacity"
    assert t.units("phlegra", 1) == ["2 cultist", "1 routed cultist", "1 routed chaos-space-marine"]
    t.do("pick routed cultist phlegra", "pick cultist phlegra")
    assert t.units("phlegra", 1) == ["1 cultist", "1 routed chaos-space-marine"]


@pytest.mark.rule("FS-19.9")
def test_structures_never_retreat(fight: Make) -> None:
    t = fight(
        "3 land-raider",
        "routed cultist, city",
        units1="phlegra: cultist; 1a-sw: iconoclast-destroyer",
    )
    assert t.builder("smyrna") == 0
    assert t.structures("phlegra") == []


@pytest.mark.rule("FS-19.12", "FS-19.13", "FS-14.33")
def test_who_retreated_suffers_nothing_and_the_round_is_finished(fight: Make) -> None:
    t = fight(
        "scout",
        "2 cultist",
        dice="m aa",
        played=("reconnaissance", "khornes-rage"),
    )
    t.do("no", "no", "choose yes")
    assert t.units("medrias", 0) == ["1 routed scout"]
    # The defender still resolves his card; then he alone is left.
    assert (t.seat, t.prompt) == (1, "ability")
    t.decline()
    assert not t.fighting
    assert t.units("medrias", 0) == ["1 routed scout"]


@pytest.mark.rule("FS-19.21", "FS-19.22", "FS-27.32", "FS-S118")
@pytest.mark.parametrize(
    ("raided", "left"),
    [("thylin", {"lilivara", "remscheid"}), ("lilivara", {"remscheid"})],
)
def test_nobody_retreats_to_where_a_wave_serpent_came_from(
    fight: Make, raided: str, left: set[str]
) -> None:
    t = fight(
        "falcon, wraithguard",
        "2 scout",
        area="xinghua",
        factions="el sm",
        dice="mmddd dd",
        units1="thylin: scout; lilivara: scout; remscheid: 2 scout",
        played=("wave-serpent", "reconnaissance"),
        origins=(),
    )
    t.do("no", "no", "choose yes", f"area {raided}", "pick wraithguard", "done")
    while t.view["combat"]["area"] == "xinghua":
        t.do(next((m for m in t.legal if m in ("no", "done")), t.legal[0]), seat=t.seat)
    # The Falcon could not retreat: xinghua is the Marines' own, and yet no refuge.
    assert t.units("xinghua", 0) == []
    assert t.units("xinghua", 1) != []
    assert choices(t, 1) == left
    assert choices(t, 0) == set()
