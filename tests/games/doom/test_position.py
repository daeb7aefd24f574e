"""Positions on paper: what they refuse in one line, and what of the kind may be."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from hadur.games.doom import GAME
from hadur.kernel.errors import BadScenario
from tests.games.doom.conftest import Table
from tests.games.doom.drawings import drawing
from tests.positions import stumbles

Set = Callable[..., Table]


def begin(keys: dict[str, Any]) -> dict[str, Any]:
    return GAME.judge_view(GAME.begin_at(SETUP, keys, 1))


SETUP: dict[str, Any] = {"seats": 5}


def test_figures_stand_where_they_are_said_to() -> None:
    free = next(name for name in SPACES if _fits(name))
    view = begin({"figures": {"alpha": f"{free} damage=1 points=2"}})
    alpha = view["figures"]["alpha"]
    assert (alpha["space"], alpha["damage"], alpha["points"]) == (free, 1, 2)


SPACES = [f"{column}{row}" for column in "abcdefgh" for row in range(1, 9)]


def _fits(name: str) -> bool:
    try:
        begin({"figures": {"alpha": name}})
    except BadScenario:
        return False
    return True


@pytest.mark.parametrize(
    ("keys", "complaint"),
    [
        ({"figure": {}}, "a position has no 'figure'; did you mean 'figures'?"),
        ({"moment": "tea"}, "position.moment = 'tea' should be one of act, start,"),
        ({"frags": -1}, "position.frags = -1 should be a whole number from 0"),
        ({"figures": {"omega": "c5"}}, "no figure is called 'omega': there are alpha, bravo"),
        ({"figures": {"alpha": "zz99"}}, "position.figures.alpha: 'zz99' is no space of this map"),
        ({"figures": {"alpha": ""}}, "position.figures.alpha: say in which space it is"),
        ({"figures": {"alpha": 3}}, "position.figures.alpha = 3 should be a text in quotes"),
        ({"figures": {"alpha": "c5 damag=1"}}, "'damag=1' should be one of damage=N"),
        ({"figures": {"alpha": "c5 stunned=1"}}, "'stunned=1' should be one of"),
        ({"open": ["x1-x2"]}, "position.open: no door is called 'x1-x2'"),
        ({"open": 3}, "position.open = 3 should be a list of texts"),
        ({"exhausted": ["cow"]}, "position.exhausted: no demon is called 'cow'"),
        ({"tokens": ["gold"]}, "position.tokens, 'gold' should read like 'sample c5 threats=1'"),
        (
            {"0": {"argent": {"imp": -1}}},
            "position.0.argent.imp = -1 should be a whole number from 0",
        ),
        ({"0": {"sets": ["tea"]}}, "position.0.sets: no event set is called 'tea'"),
        ({"1": {"weapons": ["spoon"]}}, "position.1.weapons: no weapon is called 'spoon'"),
        ({"1": {"class": "cook"}}, "position.1.class: no card of this kind is called 'cook'"),
        ({"1": {"hands": []}}, "position.1 has no 'hands'; did you mean 'hand'?"),
        ({"moment": "summon"}, "position.portal: '' is no space of this map"),
        ({"portal": "d7"}, "position.portal is for moment = summon"),
        ({"moment": "turns", "active": "alpha"}, "is for moment = act or start or demon"),
        ({"active": "alpha"}, "position.active: alpha is not among position.figures"),
        ({"figures": {"bravo": "c5"}}, "position.active: alpha is not among position.figures"),
        ({"figures": {"alpha": "c5 lying"}}, "alpha is small: only a large figure lies across"),
        ({"frags": 99}, "position.frags = 99 should be a whole number from 0 to 6"),
        ({"achieved": 99}, "position.achieved = 99 should be a whole number from 0 to"),
        ({"round": 0}, "position.round = 0 should be a whole number from 1"),
        ({"lead": 2}, "position.lead: only of three marines one takes point"),
        ({"tokens": ["sample c5", "sample c5"]}, "a token of one kind is named twice in a space"),
        ({"initiative": ["echo"]}, "position.initiative: no player is called 'echo' (there are"),
        ({"initiative": 2 * ["alpha"]}, "position.initiative: there is no (further) card 'alpha'"),
        ({"0": {"class": "medic"}}, "position.0 has no 'class' (it has: hand, deck,"),
        ({"1": {"sets": []}}, "position.1 has no 'sets' (it has: hand, deck,"),
        ({"0": {"sets": []}}, "position.0.sets should be 3 different event sets (DM-4.22)"),
        ({"0": {"argent": {"imp": 1}}}, "no imp is among position.figures (DM-19.10)"),
        ({"0": {"argent": {"invasion": 99}}}, "argent.invasion = 99 should be a whole number from"),
        ({"1": {"class": "medic"}, "2": {"class": "medic"}}, "another marine has medic"),
        ({"1": {"weapons": 2 * ["chaingun"]}}, "position.1.weapons: chaingun is there already"),
        (
            {"1": {"weapons": ["chaingun"]}, "2": {"weapons": ["chaingun"]}},
            "position.2.weapons: no set of chaingun is left (DM-S56)",
        ),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(keys: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadScenario) as caught:
        begin(keys)
    assert complaint in str(caught.value)
    assert "\n" not in str(caught.value)


def test_no_value_makes_the_set_up_stumble() -> None:
    assert stumbles(GAME, SETUP) == []


@pytest.mark.rule("DM-6.10", "DM-26.16")
def test_a_card_in_play_that_says_so_is_kept(table: Set) -> None:
    m1 = {"weapons": ["chaingun"], "play": ["mobile-turret", "gatling-rotator"]}
    t = table({"alpha": "a1", "bravo": "i1"}, seats=3, m1=m1, initiative=["bravo"]).do("end")
    assert t.pile("play", 1) == ["mobile-turret"] and "gatling-rotator" in t.pile("discard", 1)


@pytest.mark.rule("DM-22.15", "DM-22.17")
def test_a_grenade_token_lies_on_the_map_until_its_card_takes_it_back(table: Set) -> None:
    own = {"weapons": ["decoy-grenade"], "play": ["decoy-grenade"]}
    m1 = {**own, "grenades": {"decoy-grenade": "c3"}}
    figures = {"alpha": "a1", "cacodemon-1": "c1"}
    t = table(figures, seats=2, m1=m1, active="cacodemon-1", moment="demon", initiative=["alpha"])
    t.do("attack").passing()
    assert t.prompt == "remove-die", "the decoy is near"
    t.do("remove red").passing()
    assert t.prompt == "act" and t.view()["tokens"] == [] and t.pile("play", 1) == []
    with pytest.raises(AssertionError, match="none of this marine's weapons"):
        table(figures, m1={"grenades": {"decoy-grenade": "c3"}})


@pytest.mark.rule("DM-23.6")
def test_what_lies_on_a_drawn_token_is_said_of_that_token(table: Set) -> None:
    room = drawing(6, 5, marks={(1, 0): "o", (5, 4): "T"})
    rules = {"legend": {"o": {"objective": "relay"}}}
    t = table({"alpha": "a1"}, map=room, rules=rules, tokens=["relay b1 progress=1", "relay c1"])
    assert [(token["space"], token["progress"]) for token in t.view()["tokens"]] == [
        ("b1", 1),
        ("c1", 0),
    ]
