"""Section 15: firing, return fire, and the abilities that belong to it (section 19)."""

from __future__ import annotations

import pytest

from tests.games.chaos_galaxy.conftest import Setting


@pytest.mark.rule("KG-15.6", "KG-15.16", "KG-15.19", "KG-15.21", "KG-15.24", "KG-4.10")
def test_a_shot_takes_armour_and_turns_the_ship_that_fired(table: Setting) -> None:
    t = table({"hangar": ["unicornis"]}, {"hangar": ["bastya"]})
    t.fight("colony", ["unicornis"], ["bastya"])
    t.do("fire unicornis 1:bastya", "no")
    assert t.armour("bastya", 1) == 2
    assert t.turned("unicornis") == "used"
    assert t.turned("bastya", 1) == "active"
    assert (t.prompt, t.seat) == ("fire", 1)
    assert t.legal == ["fire bastya 0:unicornis", "pass"]


@pytest.mark.rule("KG-15.11", "KG-15.13", "KG-15.17", "KG-15.18", "KG-15.20", "KG-4.19")
def test_return_fire_hits_the_ship_that_fired_and_turns_the_other(table: Setting) -> None:
    t = table({"hangar": ["unicornis"]}, {"hangar": ["bastya"]})
    t.fight("colony", ["unicornis"], ["bastya"])
    t.do("fire unicornis 1:bastya", "return")
    assert (t.armour("unicornis"), t.armour("bastya", 1)) == (1, 2)
    assert t.prompt == "main"
    assert t.turned("unicornis") == "damaged"
    assert t.turned("bastya", 1) == "damaged"


@pytest.mark.rule("KG-15.10", "KG-15.12")
def test_a_used_ship_neither_fires_nor_returns_fire(table: Setting) -> None:
    t = table({"hangar": ["hellhound", "cobra-flash"]}, {"hangar": ["crx"]})
    t.fight("colony", ["hellhound", "cobra-flash"], ["crx"])
    t.do("fire hellhound 1:crx", "return", "share")
    assert t.cards(0) == ["cobra-flash"]
    t.do("fire cobra-flash 1:crx")
    assert t.prompt != "answer"
    assert t.armour("crx", 1) == 1


@pytest.mark.rule("KG-15.26", "KG-15.27", "KG-10.11", "KG-18.4", "KG-33.5", "KG-4.12", "KG-4.20")
def test_a_ship_that_was_hit_turns_damaged_only_at_the_end_of_the_step(table: Setting) -> None:
    t = table({"hangar": ["unicornis", "bastya"]}, {"hangar": ["holdimado"]})
    t.fight("colony", ["unicornis", "bastya"], ["holdimado"])
    t.do("fire holdimado 0:bastya", "no")
    assert t.turned("bastya") == "active"
    assert t.turned("holdimado", 1) == "used"
    t.do("pass")
    assert t.turned("bastya") == "damaged"
    assert t.prompt == "bombers"
    assert t.legal == ["bomb unicornis", "done"]


@pytest.mark.rule("KG-33.21")
def test_a_ship_without_firepower_hits_nothing(table: Setting) -> None:
    t = table({"hangar": ["kovethajo"]}, {"hangar": ["bastya"]})
    t.fight("colony", ["kovethajo"], ["bastya"])
    t.do("fire kovethajo 1:bastya", "no", "pass")
    assert t.turned("bastya", 1) == "active"


@pytest.mark.rule("KG-S43", "KG-S11")
def test_one_aims_only_at_enemy_ships_in_the_combat(table: Setting) -> None:
    t = table({"hangar": ["unicornis", "crx"]}, {"hangar": ["bastya", "holdimado"]})
    t.fight("colony", ["unicornis", "crx"], ["bastya"])
    assert set(t.starting("fire")) == {"fire unicornis 1:bastya"}


@pytest.mark.rule("KG-15.4", "KG-15.5")
def test_any_ship_that_beats_all_enemies_may_begin(table: Setting) -> None:
    t = table({"hangar": ["hellhound", "holdimado", "crx"]}, {"hangar": ["unicornis"]})
    t.fight("colony", ["hellhound", "holdimado", "crx"], ["unicornis"])
    assert set(t.starting("fire")) == {"fire hellhound 1:unicornis", "fire holdimado 1:unicornis"}


@pytest.mark.rule("KG-19.6")
def test_nobody_returns_fire_at_rapid_fire(table: Setting) -> None:
    t = table({"hangar": ["kardhal"]}, {"hangar": ["crx"]})
    t.fight("colony", ["kardhal"], ["crx"])
    t.do("fire kardhal 1:crx")
    assert t.armour("crx", 1) == 3
    t = table({"hangar": ["hellhound"]}, {"hangar": ["crx"]})
    t.fight("colony", ["hellhound"], ["crx"])
    assert t.do("fire hellhound 1:crx").prompt == "answer"


@pytest.mark.rule("KG-19.7", "KG-19.9", "KG-S21")
def test_ships_wounded_by_a_salvo_may_each_return_fire(table: Setting) -> None:
    t = table({"hangar": ["tengerordog"]}, {"hangar": ["bastya", "unicornis", "crx"]})
    t.fight("colony", ["tengerordog"], ["bastya", "unicornis"])
    t.do("fire tengerordog 1:bastya", "no")
    assert t.prompt == "salvo"
    assert "deal 1:crx 1" not in t.legal
    t.do("deal 1:bastya 1", "deal 1:unicornis 2")
    assert (t.prompt, t.seat) == ("return-fire", 1)
    t.do("return")
    assert t.cards(0) == []
    assert (t.armour("bastya", 1), t.armour("unicornis", 1)) == (4, 1)
    assert t.turned("unicornis", 1) == "damaged"


@pytest.mark.rule("KG-19.10")
def test_salvo_points_may_be_left_over(table: Setting) -> None:
    t = table({"hangar": ["tengerordog"]}, {"hangar": ["bastya", "unicornis"]})
    t.fight("colony", ["tengerordog"], ["bastya", "unicornis"])
    t.do("fire tengerordog 1:bastya", "no", "deal 1:bastya 1", "done")
    assert t.armour("bastya", 1) == 4


@pytest.mark.rule("KG-19.13")
def test_formation_does_not_help_against_a_split_salvo(table: Setting) -> None:
    t = table({"hangar": ["tengerordog"]}, {"hangar": ["bajtars", "konvojvezer"]})
    t.fight("colony", ["tengerordog"], ["bajtars", "konvojvezer"])
    t.do("fire tengerordog 1:bajtars", "no", "deal 1:bajtars 3")
    assert t.prompt != "formation"
    assert t.cards(1) == ["konvojvezer"]


@pytest.mark.rule("KG-19.11", "KG-S22")
def test_formation_helps_only_a_ship_that_has_it(table: Setting) -> None:
    t = table({"hangar": ["unicornis"]}, {"hangar": ["bajtars", "konvojvezer", "holdimado"]})
    t.fight("colony", ["unicornis"], ["bajtars", "konvojvezer", "holdimado"])
    t.do("pass", "fire unicornis 1:holdimado", "no")
    assert t.prompt != "formation"
    assert "holdimado" not in t.cards(1)


@pytest.mark.rule("KG-19.14", "KG-19.15", "KG-19.23", "KG-S23")
def test_stealth_bombs_in_place_of_return_fire_and_turns_the_ship(table: Setting) -> None:
    t = table({"hangar": ["leviatan"]}, {"hangar": ["hellhound"]})
    t.fight("colony", ["leviatan"], ["hellhound"])
    t.do("fire hellhound 0:leviatan")
    assert t.legal == ["return", "stealth leviatan", "no"]
    t.do("stealth leviatan")
    assert t.count("colony", 1) == 8
    assert t.armour("leviatan") == 2
    assert t.turned("leviatan") == "damaged"


@pytest.mark.rule("KG-S23")
def test_a_defending_ship_has_no_use_for_stealth(table: Setting) -> None:
    t = table({"hangar": ["unicornis"]}, {"hangar": ["ammonia"]})
    t.fight("colony", ["unicornis"], ["ammonia"])
    assert (t.prompt, t.seat) == ("fire", 1)
    assert not t.starting("stealth")


@pytest.mark.rule("KG-19.19", "KG-33.6", "KG-S25")
def test_a_ship_with_repair_turns_only_used_when_hit(table: Setting) -> None:
    t = table({"hangar": ["koho"]}, {"hangar": ["hellhound"]})
    t.fight("colony", ["koho"], ["hellhound"])
    t.do("fire hellhound 0:koho", "no", "pass")
    assert t.turned("koho") == "used"
    assert t.prompt == "main"


@pytest.mark.rule("KG-19.4", "KG-19.5", "KG-S20")
def test_camouflage_forbids_cards_not_shots(table: Setting) -> None:
    t = table({"hand": ["csaszari-rendelet"], "credits": 6}, {"hangar": ["gondolat", "crx"]})
    assert t.starting("play") == ["play csaszari-rendelet 1:crx"]
    t = table({"hangar": ["hellhound"]}, {"hangar": ["gondolat"]})
    t.fight("colony", ["hellhound"], ["gondolat"])
    t.do("fire hellhound 1:gondolat", "no")
    assert t.cards(1) == []


@pytest.mark.rule("KG-S20")
def test_camouflage_is_waived_for_cards_of_ones_own(table: Setting) -> None:
    t = table({"hangar": ["gondolat damaged"], "hand": ["verfurdo"], "credits": 4})
    t.do("play verfurdo gondolat")
    assert t.turned("gondolat") == "active"


@pytest.mark.rule("KG-19.1", "KG-19.3", "KG-11.13")
def test_abilities_of_ships_are_used_in_their_turn_only(table: Setting) -> None:
    t = table({"hangar": ["crx"], "credits": 9}, {"hangar": ["porolyfej"], "credits": 9})
    assert not t.starting("arm")
    t.fight("colony", ["crx"], ["porolyfej"])
    assert t.starting("arm") == ["arm porolyfej"]
    assert t.seat == 1


@pytest.mark.rule("KG-15.22", "KG-10.12", "KG-10.18", "KG-10.35", "KG-18.3")
def test_a_ship_without_armour_goes_with_everything_on_it(table: Setting) -> None:
    t = table(
        {"hangar": ["unicornis"]},
        {"hangar": ["holdimado + trinitron-agyu paid"], "canteen": ["tuzer"]},
    )
    t.do("attack 1 colony", "send holdimado", "board canteen-1 holdimado", "done")
    t.do("pass", "fire unicornis 1:holdimado", "no")
    assert t.cards(1) == []
    assert sorted(t.pile("scrap", 1)) == ["holdimado", "trinitron-agyu"]
    assert t.pile("ruin", 1) == ["tuzer"]


@pytest.mark.rule("KG-S23", "KG-S11")
def test_a_stealth_ship_that_leaves_the_combat_bombs_nothing_and_turns_used(table: Setting) -> None:
    for answered in (False, True):
        t = table(
            {"hangar": ["arnyekraja"]},
            {"hangar": ["bastya"], "hand": ["megvesztegetes"], "credits": 3},
        )
        before = t.count("colony", 1)
        t.fight("colony", ["arnyekraja"], ["bastya"])
        t.do("stealth arnyekraja")
        if answered:
            t.do("play megvesztegetes 0:arnyekraja")
        t.quiet()
        assert (t.count("colony", 1) == before) == answered
        assert t.turned("arnyekraja") == "used"
