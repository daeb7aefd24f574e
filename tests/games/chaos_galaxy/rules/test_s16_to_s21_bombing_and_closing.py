"""Sections 16 to 18, 20 and 21: bombing, dismount, damage, the closing phase, the end."""

from __future__ import annotations

import pytest

from tests.games.chaos_galaxy.conftest import Setting


@pytest.mark.rule("KG-16.2", "KG-16.4", "KG-16.6", "KG-16.7", "KG-16.19", "KG-16.21", "KG-3.10")
def test_the_bombers_are_chosen_add_up_and_turn_used(table: Setting) -> None:
    t = table({"hangar": ["unicornis", "halalszarny", "crx"]})
    t.do("attack 1 colony", "send unicornis", "send halalszarny", "send crx")
    t.do("bomb unicornis", "bomb halalszarny", "done")
    assert t.count("colony", 1) == 8
    assert t.count("ruin", 1) == 4
    assert [t.turned(ship) for ship in ("unicornis", "halalszarny", "crx")] == [
        "used", "used", "active",
    ]  # fmt: skip


@pytest.mark.rule("KG-16.20")
def test_bombers_turn_used_even_if_nothing_comes_of_it(table: Setting) -> None:
    t = table({"hangar": ["halalszarny"]}, {"canteen": ["tuzer"]})
    t.do("attack 1 1:canteen-1", "bomb halalszarny")
    assert t.cards(1) == ["canteen-1"]
    assert t.turned("halalszarny") == "used"


@pytest.mark.rule("KG-16.10", "KG-16.11")
def test_crew_is_destroyed_by_two_or_more(table: Setting) -> None:
    t = table({"hangar": ["holdimado"]}, {"canteen": ["tuzer paid", "klanfo"]})
    t.do("attack 1 1:canteen-1", "bomb holdimado")
    assert t.pile("scrap", 1) == ["tuzer"]
    assert t.card("canteen-1", 1) == "klanfo"


@pytest.mark.rule("KG-16.16", "KG-16.17", "KG-16.18", "KG-10.48", "KG-10.53", "KG-18.5", "KG-4.12")
def test_a_paid_base_takes_damage_by_its_armour(table: Setting) -> None:
    t = table({"hangar": ["holdimado", "unicornis"]}, {"surface": ["viaszerod paid"]})
    t.do("attack 1 1:surface-1", "send holdimado", "done", "bomb holdimado")
    assert t.armour("surface-1", 1) == 2
    assert t.turned("surface-1", 1) == "damaged"
    t.do("attack 1 1:surface-1", "bomb unicornis")
    assert t.pile("scrap", 1) == ["viaszerod"]


@pytest.mark.rule("KG-33.11", "KG-10.51")
def test_a_trap_that_is_not_the_target_cannot_be_paid(table: Setting) -> None:
    t = table({"hangar": ["holdimado"]}, {"surface": ["chazma-toltet", "aknagyuru"], "credits": 9})
    t.do("attack 1 1:surface-2", "bomb holdimado")
    assert t.prompt == "trap"
    assert t.legal == ["no"]
    t.do("no")
    assert t.pile("ruin", 1) == ["aknagyuru"]


@pytest.mark.rule("KG-33.12")
def test_a_trap_without_credits_dies_unseen(table: Setting) -> None:
    t = table({"hangar": ["holdimado"]}, {"surface": ["chazma-toltet"], "credits": 2})
    t.do("attack 1 1:surface-1", "bomb holdimado")
    assert t.legal == ["no"]
    t.do("no")
    assert t.pile("ruin", 1) == ["chazma-toltet"]
    assert t.cards(0) == ["holdimado"]


@pytest.mark.rule("KG-10.45", "KG-24.6", "KG-33.24", "KG-S17")
def test_markers_on_a_trap_change_nothing_and_its_bombing_is_no_success(table: Setting) -> None:
    t = table({"hangar": ["szonok", "szonok"]}, {"surface": ["alrepuloter 3 markers"]})
    t.do("attack 1 1:surface-1", "send szonok", "send szonok#2", "bomb szonok", "bomb szonok#2")
    t.do("pay surface-1")
    assert t.count("hand", 1) == 2
    assert t.count("hand", 0) == 0
    assert t.pile("scrap", 1) == ["alrepuloter"]


@pytest.mark.rule("KG-16.22", "KG-22.21")
def test_a_successful_bombing_sets_off_what_waits_for_it(table: Setting) -> None:
    t = table({"hangar": ["szonok"]})
    t.do("attack 1 colony", "bomb szonok")
    assert t.count("hand") == 1


@pytest.mark.rule("KG-S50", "KG-12.11", "KG-33.8", "KG-11.1")
def test_a_target_that_has_left_is_not_bombed(table: Setting) -> None:
    t = table({"hangar": ["unicornis"]}, {"surface": ["romtelep paid"]})
    t.do("attack 1 1:surface-1")
    t.reach("use surface-1")
    t.do("use surface-1")
    t.quiet()
    assert t.prompt == "main"
    assert t.turned("unicornis") == "active"
    assert t.count("colony", 0) == 10


@pytest.mark.rule(
    "KG-17.1", "KG-17.2", "KG-17.3", "KG-17.4", "KG-10.31", "KG-10.32", "KG-10.33", "KG-10.34"
)
def test_crew_comes_back_as_its_ship_is_turned(table: Setting) -> None:
    t = table(
        {"hangar": ["unicornis", "crx"], "canteen": ["klanfo paid", "tuzer"], "credits": 0},
    )
    t.do("attack 1 colony", "send unicornis", "send crx")
    t.do("board canteen-1 unicornis", "board canteen-1 crx", "done", "bomb unicornis", "done")
    assert t.turned("canteen-1") == "used"
    assert t.paid("canteen-1")
    assert t.turned("canteen-2") == "active"
    assert not t.paid("canteen-2")


@pytest.mark.rule("KG-17.5", "KG-10.23")
def test_weapons_stay_on_their_ships(table: Setting) -> None:
    t = table({"hangar": ["unicornis + trinitron-agyu paid"]})
    t.do("attack 1 colony", "bomb unicornis")
    assert t.paid("unicornis+1")


@pytest.mark.rule("KG-10.10", "KG-18.1", "KG-18.4")
def test_damage_outside_combat_turns_a_ship_at_once(table: Setting) -> None:
    t = table({"hand": ["megtorlas"], "credits": 3}, {"hangar": ["bastya"]})
    t.do("play megtorlas 1:bastya")
    assert t.armour("bastya", 1) == 2
    assert t.turned("bastya", 1) == "damaged"


@pytest.mark.rule("KG-S13")
def test_a_bonus_that_ends_leaves_one_armour(table: Setting) -> None:
    t = table(
        {"hangar": ["hellfire-brothers"]}, {"hangar": ["kekorr"], "canteen": ["szerelodroid paid"]}
    )
    t.do("attack 1 colony", "send kekorr", "board canteen-1 kekorr")
    t.do("fire kekorr 0:hellfire-brothers", "no")
    t.do("pass")
    t = table({"hangar": ["halalszarny"]}, {"hangar": ["csap"], "canteen": ["szerelodroid paid"]})
    t.do("attack 1 colony", "send csap", "board canteen-1 csap")
    t.do("fire halalszarny 1:csap", "no", "pass")
    assert t.prompt == "main"
    assert t.armour("csap", 1) == 1


@pytest.mark.rule("KG-20.2", "KG-20.3", "KG-20.14")
def test_a_hand_of_more_than_five_is_discarded_down_face_down(table: Setting) -> None:
    t = table({"hand": ["3 sarc", "4 kaosz"]})
    t.do("end")
    assert (t.prompt, t.legal) == ("discard", ["discard sarc", "discard kaosz"])
    t.do("discard kaosz", "discard kaosz")
    assert t.count("hand") == 5
    assert t.pile("ruin") == ["kaosz", "kaosz"]
    assert t.seat == 1


@pytest.mark.rule("KG-20.9", "KG-18.8")
def test_all_armour_comes_back_in_every_closing_phase(table: Setting) -> None:
    t = table({"hangar": ["bastya 2 damage"]}, {"hangar": ["bastya 3 damage"]})
    t.do("end")
    assert (t.armour("bastya", 0), t.armour("bastya", 1)) == (5, 5)


@pytest.mark.rule("KG-S30", "KG-20.5")
def test_a_ship_given_up_for_the_limit_was_not_destroyed(table: Setting) -> None:
    t = table({"hangar": ["crx", "crx", "crx", "vandormag + kenpajzs"]})
    t.do("end", "choose vandormag")
    assert t.pile("scrap") == ["vandormag"]
    assert t.pile("ruin") == ["kenpajzs"]
    assert t.credits() == 0


@pytest.mark.rule("KG-21.3")
def test_a_colony_that_grows_again_before_the_check_does_not_lose(table: Setting) -> None:
    t = table(
        {},
        {"colony": [], "ruin": ["crx", "kaosz"], "hand": ["veszhelyzeti-tartalek"], "credits": 1},
        options={"win-check": "closing-end"},
    )
    t.do("end", "play veszhelyzeti-tartalek")
    t.quiet()
    assert t.result is None
    assert t.count("colony", 1) == 2


@pytest.mark.rule("KG-20.1", "KG-21.1", "KG-21.4", "KG-21.5")
def test_the_player_whose_closing_phase_comes_first_wins(table: Setting) -> None:
    t = table({"colony": []}, {"colony": []})
    t.do("end")
    assert t.result == [1, -1]
