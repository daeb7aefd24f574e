"""Section 14: places, moving, retreat and rout."""

from __future__ import annotations

from typing import Any

import pytest

from hadur.games.conquest.phases.entering import take_control
from hadur.games.conquest.phases.leaving import NOBODY
from hadur.games.conquest.phases.moving import adjacent_slots, move, rout
from tests.games.conquest.rules.common import alone

rule = pytest.mark.rule


@rule("CQ-5.11", "CQ-EX54", "CQ-14.7", "CQ-14.8", "CQ-EX55")
def test_initiative_stays_when_the_warlord_retreats(table: Any) -> None:
    t = table({"tarrus": ["goff-nob"]}, {"tarrus": ["nazdreg", "goff-nob"]}, start="battle")
    t.reach("retreat nazdreg@tarrus")
    assert t.has("nazdreg@hq", 1)
    assert not t.ready("nazdreg", 1)
    assert t.state.view(None)["battle"]["initiative"] == 1
    t.until("combat-turn")
    assert (t.seat, t.starting("attack")) == (0, ["attack goff-nob@tarrus"])


@rule("CQ-S8", "CQ-14.2")
def test_neighbours_in_the_row_are_adjacent_if_both_lie_open(table: Any) -> None:
    t = table(
        {"hand": ["shoota-mob"]}, {}, planets=["tarrus", "barlus", "ferrin"], face_down=["yvarn"]
    )
    s = t.state
    first = int(s.first_planet())
    assert list(adjacent_slots(s, first)) == [first + 1]
    assert list(adjacent_slots(s, first + 1)) == [first, first + 2]
    assert list(adjacent_slots(s, first + 2)) == [first + 1], "a face-down card is no planet"
    s.row[first] = -1
    assert list(adjacent_slots(s, first + 1)) == [first + 2], "nor is a gap"


@rule("CQ-14.3", "CQ-14.4")
def test_what_moves_moves_elsewhere(table: Any) -> None:
    t = table(
        {"plannum": ["goff-nob"], "barlus": ["bad-dok"], "hand": ["shoota-mob"]}, {},
        planets=["plannum", "barlus", "ferrin"], start="battle",
    )  # fmt: skip
    t.do("yes", "pick bad-dok@barlus")
    assert t.legal == ["pick plannum", "pick ferrin"], "not to where it is"
    t.do("pick ferrin")
    assert t.has("bad-dok@ferrin")


@rule("CQ-14.4")
def test_to_move_to_where_one_is_is_no_move(table: Any) -> None:
    t = table(
        {"hand": ["shoota-mob"], "tarrus": ["soaring-falcon exhausted"],
         "supports": ["alaitoc-shrine"]}, {},
    )  # fmt: skip
    unit = t.card("soaring-falcon")
    alone(t)
    move(t.state, unit, t.state.first_planet())
    t.state.run()
    assert t.prompt == "", "nothing has moved"
    move(t.state, unit, t.state.first_planet() + 1)
    t.state.run()
    assert t.legal == ["use alaitoc-shrine@hq", "pass"]


@rule("CQ-14.5")
@pytest.mark.parametrize(("planets", "usable"), [(["tarrus", "barlus"], True), (["tarrus"], False)])
def test_without_a_place_to_go_a_move_cannot_be_started(
    table: Any, planets: list[str], usable: bool
) -> None:
    t = table(
        {"hand": ["squadron-redeployment"], "tarrus": ["wildrider-squadron + promotion"]},
        {"tarrus": ["goff-nob"]}, planets=planets, start="battle",
    )  # fmt: skip
    assert ("use wildrider-squadron@tarrus" in t.legal) == usable
    assert ("play squadron-redeployment" in t.legal) == usable


@rule("CQ-14.6")
def test_one_retreats_only_when_the_rules_allow_it(table: Any) -> None:
    t = table(
        {"hand": ["squig-bombin"], "resources": 2, "tarrus": ["nazdreg", "deathwing-guard"]},
        {"tarrus": ["goff-nob"], "supports": ["ork-kannon"]}, start="battle",
    )  # fmt: skip
    assert t.prompt == "action-window"
    assert t.starting("retreat") == [], "not as an action"
    t.until("combat-turn")
    assert t.starting("retreat") == [], "nobody could attack in the ranged skirmish"
    t.do("pass").reach("retreat nazdreg@tarrus")
    assert t.has("nazdreg@hq")
    t.until("combat-turn")
    t.do("attack goff-nob@tarrus").until("combat-turn")
    assert t.starting("retreat") == [], "a unit that is no warlord does not retreat in a turn"


@rule("CQ-14.11", "CQ-14.3", "CQ-14.5")
def test_a_routed_unit_goes_home_exhausted(table: Any) -> None:
    t = table(
        {"hand": ["archons-terror"], "resources": 2, "tarrus": ["goff-nob"]},
        {"tarrus": ["goff-nob 2 damage", "bad-dok"], "hq": ["rokkitboy"]}, start="battle",
    )  # fmt: skip
    t.do("play archons-terror")
    assert "pick their rokkitboy@hq" not in t.legal, "it is at home already"
    t.do("pick their goff-nob@tarrus")
    assert t.has("goff-nob@hq", 1)
    assert (t.ready("goff-nob", 1), t.damage("goff-nob", 1)) == (False, 2)
    assert t.has("bad-dok@tarrus", 1)


@rule("CQ-S27", "CQ-14.10")
@pytest.mark.parametrize("way", ["rout", "retreat", "battle"])
def test_a_unit_under_foreign_control_goes_to_its_controllers_headquarters(
    table: Any, way: str
) -> None:
    t = table(
        {"hand": ["shoota-mob"], "tarrus": ["enraged-ork exhausted"]},
        {"tarrus": ["bad-dok exhausted", "goff-nob exhausted"]}, start="battle",
    )  # fmt: skip
    take_control(t.state, t.card("bad-dok", 1), 0)
    if way == "rout":
        rout(t.state, t.card("bad-dok"), NOBODY)
        t.until("retreat")
    elif way == "retreat":
        t.until("retreat").do("pick bad-dok@tarrus", "done")
    else:
        t.until("retreat").do("done", "pick goff-nob@tarrus").until("deploy-turn")
        assert t.zone("victory", 0) == ["tarrus"]
    assert [unit["card"] for unit in t.state.view(None)["players"][0]["hq"]].count("bad-dok") == 1
    assert t.state.owner[t.card("bad-dok")] == 1
