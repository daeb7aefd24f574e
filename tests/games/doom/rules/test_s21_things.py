"""Chapters 21 to 25: teleporters, items, grenades, objectives, operations, squads."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hadur.games.doom import GAME
from hadur.kernel.errors import UnknownName
from tests.games.doom.conftest import Table
from tests.games.doom.drawings import drawing

Set = Callable[..., Table]
PADS = drawing(9, 5, marks={(0, 0): "T", (8, 4): "T", (4, 2): "t"}, terrain={(8, 0): "~"})


@pytest.mark.rule("DM-21.1", "DM-21.2", "DM-10.8")
def test_going_from_teleporter_to_teleporter_is_one_step(table: Set) -> None:
    t = table({"alpha": "a1 points=2"}, map=PADS)
    t.do("teleport i5")
    assert t.at("alpha") == "i5" and t.points("alpha") == 1
    t = table({"alpha": "b1", "imp-1": "a1 points=2"}, map=PADS, active="imp-1", moment="demon")
    assert t.starting("teleport") == []


@pytest.mark.rule("DM-21.3", "DM-2.30")
def test_a_marine_turns_a_teleporter_on_by_stepping_in(table: Set) -> None:
    t = table({"alpha": "d3 points=2"}, map=PADS)
    t.do("step e3")
    assert t.view()["map"]["teleporters"]["e3"] == "active"
    assert "teleport a1" in t.legal
    t = table({"alpha": "a1", "imp-1": "d3 points=2"}, map=PADS, active="imp-1", moment="demon")
    t.do("step e3")
    assert t.view()["map"]["teleporters"]["e3"] == "inactive"


@pytest.mark.rule("DM-21.4", "DM-21.5")
def test_beside_a_marine_one_arrives_in_the_nearest_space(table: Set) -> None:
    t = table({"alpha": "a1 points=1", "bravo": "i5"}, seats=3, map=PADS)
    t.do("teleport i5")
    assert set(t.legal) == {"place h4", "place i4", "place h5"}


@pytest.mark.rule("DM-21.4", "DM-21.5")
def test_the_space_a_marine_comes_from_is_empty_when_he_arrives(table: Set) -> None:
    pair = drawing(7, 1, marks={(2, 0): "T", (3, 0): "T"})
    t = table({"alpha": "c1 points=2", "bravo": "d1"}, seats=3, map=pair)
    t.do("teleport d1")
    assert set(t.legal) == {"place c1", "place e1"}
    t.do("place c1")
    assert (t.at("alpha"), t.at("bravo"), t.points("alpha")) == ("c1", "d1", 1)


@pytest.mark.rule("DM-DX11", "DM-21.6", "DM-21.7", "DM-21.9", "DM-21.10", "DM-17.15", "DM-26.5")
def test_dx11_a_demon_on_a_teleporter_is_telefragged_a_staggered_one_gives_a_card(
    table: Set,
) -> None:
    figures = {"alpha": "a1 points=1", "baron-of-hell-1": "i4"}
    t = table(figures, seats=5, map=PADS)
    t.do("teleport i5")
    assert t.at("baron-of-hell-1") == "" and t.at("alpha") == "i5"
    assert t.points("alpha") == 0 and t.pile("glory", 1) == []
    t = table({**figures, "baron-of-hell-1": "i4 damage=7"}, seats=5, map=PADS)
    t.do("teleport i5")
    assert len(t.pile("glory", 1)) == 1
    t = table(figures, seats=5, map=PADS, options={"telefrag": "always"})
    t.do("teleport i5")
    assert len(t.pile("glory", 1)) == 1


@pytest.mark.rule("DM-21.11")
def test_walking_onto_a_teleporter_is_ordinary_movement(table: Set) -> None:
    t = table({"alpha": "h5 points=4", "imp-1": "i5"}, seats=5, map=PADS)
    t.do("step i5")
    assert t.at("imp-1") == "i5" and t.points("alpha") == 2


# -- items and grenades ----------------------------------------------------------------------------

STORE = drawing(6, 3, marks={(2, 1): "h", (3, 1): "1", (4, 1): "2"})
GOODS = {"legend": {"1": {"weapon": "chainsaw"}, "2": {"weapon": "frag-grenade"}}}


@pytest.mark.rule("DM-DX6", "DM-22.1", "DM-22.2", "DM-22.4", "DM-22.5", "DM-16.11", "DM-2.25")
def test_dx6_a_health_pack_heals_up_to_five_and_is_gone(table: Set) -> None:
    t = table({"alpha": "c2 damage=8"}, map=STORE, rules=GOODS)
    t.do("take health-pack", "recover 5")
    assert t.damage("alpha") == 3
    assert "c2" not in t.view()["map"]["items"]


@pytest.mark.rule("DM-22.6", "DM-22.7", "DM-22.8", "DM-22.9", "DM-6.49", "DM-4.13")
def test_a_weapons_set_goes_into_the_deck_and_its_token_is_seen(table: Set) -> None:
    t = table({"alpha": "d2"}, map=STORE, rules=GOODS)
    before = len(t.pile("deck", 1))
    t.do("take chainsaw")
    assert len(t.pile("deck", 1)) == before + 3
    assert t.view()["marines"][0]["weapons"] == ["chainsaw"]
    t = table({"alpha": "d2"}, map=STORE, rules=GOODS, m1={"weapons": ["chainsaw"]})
    assert t.starting("take") == []


@pytest.mark.rule("DM-S56")
def test_a_weapon_whose_sets_are_all_taken_lies_there(table: Set) -> None:
    figures = {"alpha": "d2", "bravo": "a1"}
    t = table(figures, seats=3, map=STORE, rules=GOODS, m2={"weapons": ["chainsaw"]})
    assert t.starting("take") == []


@pytest.mark.rule("DM-22.12", "DM-22.13", "DM-22.14", "DM-22.15", "DM-22.16", "DM-22.17")
def test_a_grenade_is_thrown_harms_and_comes_back(table: Set) -> None:
    m1 = {"weapons": ["frag-grenade"], "hand": ["frag-grenade"]}
    figures = {"alpha": "a3", "imp-1": "d3", "imp-2": "e4 damage=1", "pinky-1": "h3"}
    t = table(figures, seats=5, m1=m1)
    assert t.view()["marines"][0]["grenades"] == ["frag-grenade"]
    t.do("play frag-grenade", "place e3")
    assert t.damage("imp-1") == 2 and t.at("imp-2") == "" and t.damage("pinky-1") == 0
    assert t.view()["tokens"] == [{"token": "frag-grenade", "space": "e3", "marine": "alpha"}]
    assert t.starting("take") == []
    t.do("end")
    assert t.view()["tokens"] == []


@pytest.mark.rule("DM-22.15")
def test_a_siphon_grenade_heals_what_it_dealt(table: Set) -> None:
    m1 = {"weapons": ["siphon-grenade"], "hand": ["siphon-grenade"]}
    figures = {"alpha": "a3 damage=5", "imp-1": "d3", "pinky-1": "d4"}
    t = table(figures, seats=5, m1=m1)
    t.do("play siphon-grenade", "place d3", "recover 2")
    assert t.damage("alpha") == 3


@pytest.mark.rule("DM-22.17", "DM-6.10")
def test_a_decoy_takes_a_die_from_attackers_near_it_until_the_next_start(table: Set) -> None:
    m1 = {"weapons": ["decoy-grenade"], "hand": ["decoy-grenade"], "rest": False}
    figures = {"alpha": "a3", "imp-1": "d3"}
    t = table(figures, m1=m1, initiative=["invader", "bravo"])
    t.do("play decoy-grenade", "place c3", "end")
    assert t.pile("play", 1) == ["decoy-grenade"]
    t.do("attack", dice="red-2")
    while t.prompt == "use":
        t.do("pass")
    assert t.damage("alpha") == 2, "one die was rolled, not two"


# -- objectives ------------------------------------------------------------------------------------


@pytest.mark.rule("DM-23.1", "DM-23.2", "DM-23.3", "DM-24.2")
def test_samples_fall_and_are_collected(table: Set) -> None:
    rules = {"objective": "sample-collection", "goal": {"count": 1}}
    figures = {"alpha": "c3", "imp-1": "e3 damage=2 token=sample"}
    t = table(figures, seats=5, m1={"hand": ["sidearm"]}, inv={"rest": False}, rules=rules)
    t.do("play sidearm", "attack", dice="red-1 red-0")
    assert t.view()["tokens"][0]["space"] == "e3"
    t.do("step d3", "step e3")
    assert t.result == [-1, 1, 1, 1, 1]


@pytest.mark.rule("DM-23.4", "DM-23.5", "DM-26.18")
def test_of_a_large_bearer_the_marines_choose_the_space_but_no_barred_one(table: Set) -> None:
    pit = drawing(7, 5, terrain={(4, 2): "x"})
    rules = {"objective": "sample-collection"}
    figures = {"alpha": "c3", "mancubus-1": "e1 damage=8 token=sample"}
    inv = {"rest": False}
    m1 = {"hand": ["sidearm"]}
    t = table(figures, seats=5, map=pit, m1=m1, inv=inv, rules=rules)
    t.do("play sidearm", "attack", dice="red-2 red-0")
    while t.prompt == "use":
        t.do("pass")
    assert (t.prompt, set(t.legal)) == ("drop", {"place e1", "place e2"})
    figures["mancubus-1"] = "e2 damage=8 token=sample"
    t = table(figures, seats=5, map=pit, m1=m1, inv=inv, rules=rules)
    t.do("play sidearm", "attack", dice="red-2 red-0")
    while t.prompt == "use":
        t.do("pass")
    assert t.view()["tokens"][0]["space"] == "e2"


@pytest.mark.rule("DM-24.2", "DM-1.4")
def test_assets_are_carried_without_sprint_and_delivered(table: Set) -> None:
    yard = drawing(6, 3, marks={(0, 0): "E", (3, 1): "a"})
    rules = {
        "objective": "asset-extraction",
        "goal": {"count": 1},
        "legend": {"a": {"objective": "asset"}},
    }
    t = table({"alpha": "c2 points=5"}, map=yard, rules=rules, m1={"hand": ["sidearm"]})
    assert t.starting("sprint")
    t.do("step d2", "use asset-extraction")
    assert t.starting("sprint") == []
    t.do("step c2", "step b2", "step a1")
    assert t.result == [-1, 1]


@pytest.mark.rule("DM-23.6", "DM-24.2")
def test_relays_take_progress_and_the_invader_draws(table: Set) -> None:
    yard = drawing(6, 3, marks={(3, 1): "o"})
    rules = {"legend": {"o": {"objective": "relay"}}, "goal": {"count": 1}}
    m1 = {"hand": ["sidearm", "push-forward", "praetor-suit"]}
    t = table({"alpha": "c2"}, map=yard, rules=rules, m1=m1)
    t.do("use relay-activation on d2", "discard sidearm")
    assert t.view()["tokens"][0]["progress"] == 1
    assert len(t.pile("hand", 0)) == 1
    t.do("use relay-activation on d2", "discard push-forward")
    assert t.result == [-1, 1]


@pytest.mark.rule("DM-24.14", "DM-24.2", "DM-23.10")
def test_guard_duty_ends_with_its_last_round_or_with_too_few_cores(table: Set) -> None:
    yard = drawing(6, 3, marks={(3, 1): "c"})
    rules = {
        "objective": "guard-duty",
        "legend": {"c": {"objective": "core"}},
        "goal": {"count": 1, "rounds": 6},
    }
    t = table({"alpha": "a1"}, map=yard, rules=rules, round=6)
    t.do("end")
    assert t.result == [-1, 1]
    t = table({"alpha": "a1"}, map=yard, rules=rules, round=5)
    t.do("end")
    assert t.result is None
    figures = {"alpha": "a1", "imp-1": "d1", "imp-2": "d3"}
    t = table(figures, map=yard, rules=rules, active="imp-1", moment="demon", frags=1)
    t.state.tokens[3] = 2
    t.do("end", "use guard-duty on d2")
    assert t.result == [1, -1], "the only core is gone"


@pytest.mark.rule("DM-24.2", "DM-19.6")
def test_portals_are_closed_for_a_card_and_two_points(table: Set) -> None:
    yard = drawing(6, 3, marks={(3, 1): "b", (5, 0): "y"})
    rules = {"objective": "portal-purge", "goal": {"count": 2}}
    t = table({"alpha": "c2 points=3"}, map=yard, rules=rules, m1={"hand": ["sidearm"]})
    t.do("use portal-purge on d2")
    t.do("discard sidearm")
    assert t.points("alpha") == 1 and t.argent("invasion") == 1
    assert list(t.view()["map"]["portals"]) == ["f1"]
    assert t.view()["achieved"] == 1


@pytest.mark.rule("DM-24.2", "DM-23.3")
def test_the_prey_is_slain_however_it_dies(table: Set) -> None:
    rules = {"objective": "execution-order", "goal": {"count": 1}}
    figures = {"alpha": "c3 points=3", "baron-of-hell-1": "d3 damage=7 token=prey"}
    t = table(figures, rules=rules)
    t.do("step d3")
    assert t.result == [-1, 1]


@pytest.mark.rule("DM-16.1", "DM-S37")
def test_lava_burns_at_the_end_of_an_activation_undefended(table: Set) -> None:
    yard = drawing(6, 3, marks={(3, 1): "v"})
    rules = {
        "legend": {"v": {"hazard": "lava"}},
        "abilities": [
            {
                "when": "end",
                "who": "any",
                "if": {"on": "lava"},
                "do": [{"what": "damage", "amount": 1, "to": "actor"}],
            }
        ],
    }
    t = table({"alpha": "d2", "imp-1": "a1"}, map=yard, rules=rules, m1={"deck": ["combat-roll"]})
    t.do("end")
    assert t.damage("alpha") == 1


# -- operations and squads -------------------------------------------------------------------------


def played(*missions: str, operation: str = "operation") -> list[dict[str, object]]:
    return [
        GAME.check_setup({"seats": 3, "options": {"mission": m, "operation": operation}})
        for m in missions
    ]


INVADER_WON = [1, -1, -1]
MARINES_WON = [-1, 1, 1]


@pytest.mark.rule("DM-24.5", "DM-24.6", "DM-24.7")
def test_an_operation_is_played_in_order() -> None:
    following = GAME.next_setup(played("1"), [MARINES_WON])
    assert following is not None and following["options"]["mission"] == "2"
    assert GAME.check_setup(following) == following
    assert GAME.next_setup(played("6"), [MARINES_WON]) is None
    assert GAME.next_setup(played("1", operation="single"), [MARINES_WON]) is None


@pytest.mark.rule("DM-24.5")
@pytest.mark.parametrize("mission", ["0", "13", "doom"])
def test_there_are_twelve_missions_and_no_other(mission: str) -> None:
    with pytest.raises(UnknownName, match=rf"no mission is called '{mission}'.* \(DM-24\.5\)$"):
        GAME.check_setup({"seats": 2, "options": {"mission": mission}})


@pytest.mark.rule("DM-24.12", "DM-24.13", "DM-DX13")
def test_four_wins_end_an_operation_and_after_three_all_the_last_mission_decides() -> None:
    four = [INVADER_WON] * 4
    assert GAME.next_setup(played("1", "2", "3", "4"), four) is None
    assert GAME.series_winners(four) == (0,)
    three_all = [INVADER_WON, MARINES_WON] * 3
    assert GAME.next_setup(played("1", "2", "3", "4", "5", "6"), three_all) is None
    assert GAME.series_winners(three_all) == (1, 2)
    assert GAME.series_winners(three_all[::-1]) == (0,)


@pytest.mark.rule("DM-24.9", "DM-24.10")
def test_in_a_custom_operation_the_loser_chooses_what_was_not_played() -> None:
    setups = played("3", "1", operation="custom")
    for last, losers in ((INVADER_WON, (1, 2)), (MARINES_WON, (0,))):
        what = GAME.next_choice(setups, [INVADER_WON, last])
        assert what is not None and what.seats == losers
        assert what.choice.values == ("2", *map(str, range(4, 13)))
        chosen = what.made(setups[-1], "11")
        assert chosen["options"]["mission"] == "11" and GAME.check_setup(chosen) == chosen
        with pytest.raises(UnknownName):
            what.made(setups[-1], "3")
    assert GAME.next_choice(played("1"), [INVADER_WON]) is None
    assert GAME.next_choice(setups * 2, [INVADER_WON] * 4) is None
    following = GAME.next_setup(setups, [INVADER_WON, MARINES_WON])
    assert following is not None and following["options"]["mission"] == "2"


@pytest.mark.rule("DM-25.1", "DM-25.2", "DM-25.3", "DM-25.4", "DM-25.5", "DM-4.30")
@pytest.mark.parametrize(
    ("seats", "squads"),
    [
        (2, ["solo-operative"]),
        (3, ["combat-veteran", "combat-veteran"]),
        (4, ["taking-point", "", ""]),
        (5, ["", "", "", ""]),
    ],
)
def test_squad_cards_by_the_number_of_marines(table: Set, seats: int, squads: list[str]) -> None:
    t = table({"alpha": "a1"}, seats=seats)
    assert [marine["squad"] for marine in t.view()["marines"]] == squads


@pytest.mark.rule("DM-25.8", "DM-25.6")
def test_both_cards_of_a_single_marine_activate_it(table: Set) -> None:
    t = table({"alpha": "a1"}, moment="turns", initiative=["alpha", "bravo"])
    assert t.seat == 1
    t.do("end")
    assert (t.prompt, t.seat) == ("act", 1)
    assert t.view()["marines"][0]["main-actions"] == 2


def test_a_marine_who_leaves_lays_down_what_it_carried(table: Set) -> None:
    rules = {"objective": "asset-extraction"}
    t = table({"alpha": "c3 token=asset", "bravo": "e3"}, seats=3, rules=rules)
    GAME.withdraw(t.state, 1)
    assert t.at("alpha") == "" and t.view()["frags"] == 0
    assert t.view()["tokens"][0]["space"] == "c3"
