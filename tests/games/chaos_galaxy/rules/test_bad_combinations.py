"""Rules that meet where neither was written with the other in mind."""

from __future__ import annotations

import pytest

from hadur.games.chaos_galaxy import GAME
from hadur.games.chaos_galaxy.phases.damage import change_holder, destroy
from tests.games.chaos_galaxy.conftest import Setting


@pytest.mark.rule("KG-15.26", "KG-33.5", "KG-S12")
def test_a_ship_hit_in_the_last_window_of_the_firing_step_does_not_bomb(table: Setting) -> None:
    t = table({"hangar": ["unicornis"]}, {"hangar": ["arva"], "hand": ["harapas"], "credits": 5})
    t.fight("colony", ["unicornis"], ["arva"])
    t.do("pass", "pass", "done", "done")
    assert (t.prompt, t.seat) == ("response", 1)
    t.do("play harapas 0:unicornis").quiet()
    assert t.prompt == "main", "nobody is left to bomb"
    assert (t.turned("unicornis"), t.count("ruin", 1)) == ("damaged", 0)


@pytest.mark.rule("KG-17.1", "KG-S12")
def test_a_ship_hit_in_the_last_window_of_the_bombing_step_turns_before_its_crew_leaves(
    table: Setting,
) -> None:
    t = table({"hangar": ["unicornis"], "canteen": ["tuzer"]}, {"hand": ["harapas"], "credits": 5})
    t.do("attack 1 colony", "board canteen-1 unicornis").quiet()
    t.do("done", "done")
    assert (t.prompt, t.seat) == ("response", 1)
    t.do("play harapas 0:unicornis").quiet()
    assert (t.turned("unicornis"), t.turned("canteen-1")) == ("damaged", "used")


@pytest.mark.rule("KG-23.2")
def test_every_price_for_the_next_ship_is_used_up_by_that_ship(table: Setting) -> None:
    t = table(
        {"credits": 30, "hand": ["2 crx"],
         "surface": ["gyors-rajzas 1 markers", "regi-csillagterkep 1 markers"]},
        options={"cut": "waived"},
    )  # fmt: skip
    t.do("pay surface-1").quiet()
    t.do("pay surface-1").quiet()
    t.do("no").quiet()
    t.do("ship crx").quiet()
    assert t.credits() == 30 - (15 - 2 - 1)
    t.do("ship crx").quiet()
    assert t.credits() == 30 - (15 - 2 - 1) - 15


@pytest.mark.rule("KG-29.15")
def test_in_the_quick_start_game_the_fastest_goes_first_after_a_pass_as_well(
    table: Setting,
) -> None:
    t = table(
        {"hangar": ["cobra-flash", "bastya"]},
        {"hangar": ["unicornis", "holdimado"]},
        options={"profile": "quick-start"},
    )
    t.fight("colony", ["cobra-flash", "bastya"], ["unicornis", "holdimado"])
    assert {move.split()[1] for move in t.legal if move != "pass"} == {"cobra-flash"}
    t.do("pass")
    assert {move.split()[1] for move in t.legal if move != "pass"} == {"holdimado"}
    assert GAME.explain(t.state, "fire unicornis 0:bastya").refusals[0].rule == "KG-29.15"


@pytest.mark.rule("KG-23.1", "KG-13.11")
def test_a_ship_that_cannot_defend_does_not_join_the_defenders(table: Setting) -> None:
    t = table(
        {"hangar": ["crx"]},
        {"hangar": ["unicornis", "forgoszel", "arva"], "hand": ["falkaoszton"], "credits": 5},
    )
    t.fight("colony", ["crx"], ["unicornis"])
    t.do("fire unicornis 0:crx", "no")
    assert "play falkaoszton arva" in t.legal
    assert "play falkaoszton forgoszel" not in t.legal
    assert GAME.explain(t.state, "play falkaoszton forgoszel").refusals[0].rule == "KG-23.1"


@pytest.mark.rule("KG-S24", "KG-19.6", "KG-15.11")
def test_heavy_armament_answers_rapid_fire_though_no_shot_does(table: Setting) -> None:
    t = table({"hangar": ["kardhal"]}, {"hangar": ["porolyfej"], "credits": 9})
    t.fight("colony", ["kardhal"], ["porolyfej"])
    t.do("fire kardhal 1:porolyfej")
    assert (t.prompt, t.legal) == ("answer", ["arm porolyfej", "no"])
    t.do("arm porolyfej", "arm porolyfej")
    assert (t.value("firepower", "porolyfej", 1), t.credits(1)) == (4, 5)
    assert t.prompt == "fire", "nothing is left to answer with"
    t.do("fire porolyfej 0:kardhal")
    assert t.cards(0) == []


@pytest.mark.rule("KG-22.3")
def test_a_refusal_says_that_only_its_player_knows_a_card_where_that_is_so(table: Setting) -> None:
    t = table(
        {"hand": ["verszomjas-roham"], "credits": 9},
        {"canteen": ["sarc"], "surface": ["tuzer"]},
    )
    refusal = GAME.explain(t.state, "play verszomjas-roham 1:surface-1").refusals[0]
    assert dict(refusal.facts)["why"] == "not-meant", "all see that it lies on the Surface"


@pytest.mark.rule("KG-9.14", "KG-33.16")
def test_two_markers_may_be_bought_again_in_the_next_turn(table: Setting) -> None:
    t = table({"surface": ["romtelep"], "credits": 9})
    t.do("develop surface-1", "develop surface-1", "convert surface-1 surface-1").quiet()
    assert "develop surface-1" not in t.legal, "taking them off gives nothing back"
    t.do("end", "end").quiet()
    assert t.seat == 0
    t.do("develop surface-1").quiet()
    assert t.markers("surface-1") == 1


@pytest.mark.rule("KG-20.2", "KG-20.4", "KG-20.8")
def test_hand_then_hangar_then_credits(table: Setting) -> None:
    t = table({"hand": ["6 arva"], "hangar": ["crx", "crx", "crx", "arva"], "credits": 23})
    t.do("end").quiet()
    assert t.prompt == "discard"
    t.do("discard arva").quiet()
    assert (t.prompt, t.credits()) == ("scrap-ship", 23)
    t.do("choose arva").quiet()
    assert (t.seat, t.credits()) == (1, 20)


@pytest.mark.rule("KG-9.3", "KG-11.11")
@pytest.mark.parametrize("change", ["destroyed", "seized", "full", "nothing"])
def test_a_weapon_goes_onto_an_own_ship_with_room_when_its_moment_comes(
    table: Setting, change: str
) -> None:
    t = table(
        {"hand": ["kenraketa"], "hangar": ["arva", "crx + sarc"]},
        {"hand": ["veszhelyzeti-tartalek"], "credits": 5},
    )
    t.do("lay kenraketa arva")
    assert (t.prompt, t.seat) == ("response", 1)
    ship = t.slot("arva")
    if change == "destroyed":
        destroy(t.state, ship)
    elif change == "seized":
        change_holder(t.state, ship, 1)
    elif change == "full":
        t.state.mount(t.slot("crx+1"), ship)
    t.quiet()
    if change == "nothing":
        assert t.card("arva+1") == "kenraketa" and t.count("ruin") == 0
    else:
        assert t.pile("ruin") == ["kenraketa"] and t.count("hand") == 0


@pytest.mark.rule("KG-33.22", "KG-4.7")
def test_a_weapon_just_paid_adds_nothing_before_the_answers(table: Setting) -> None:
    t = table(
        {"hangar": ["cobra-flash + trinitron-agyu"], "credits": 9},
        {"hand": ["veszhelyzeti-tartalek"], "credits": 5},
    )
    t.do("pay cobra-flash+1")
    assert (t.prompt, t.seat) == ("response", 1)
    assert t.paid("cobra-flash+1") and t.value("firepower", "cobra-flash") == 2
    t.quiet()
    assert t.value("firepower", "cobra-flash") == 4


@pytest.mark.rule("KG-11.11", "KG-22.19")
def test_what_would_neutralise_a_card_twice_has_lost_its_target(table: Setting) -> None:
    t = table(
        {"hand": ["remulet"], "credits": 9},
        {"hand": ["2 zurzavar"], "credits": 9, "hangar": ["crx"]},
    )
    t.do("play remulet 1:crx", "play zurzavar #0", "play zurzavar #0").quiet()
    t.do(t.legal[0]).quiet()
    assert sorted(t.pile("scrap", 1)) == ["zurzavar", "zurzavar"]
    assert t.count("ruin", 1) == 2, "only the first one has taken effect"


@pytest.mark.rule("KG-S8", "KG-11.5")
def test_whoever_is_answered_in_a_main_phase_may_answer_back(table: Setting) -> None:
    t = table(
        {"hand": ["aratas", "felsobb-parancs"], "credits": 9},
        {"hand": ["ellenparancs"], "credits": 9},
    )
    t.do("play aratas")
    assert t.seat == 1, "nobody answers oneself first"
    t.do("play ellenparancs #0")
    assert (t.seat, "play felsobb-parancs #1" in t.legal) == (0, True)
    t.do("play felsobb-parancs #1").quiet()
    assert t.credits() == 9 - 2 + 3


@pytest.mark.rule("KG-S10", "KG-15.8")
def test_after_a_pass_a_ship_goes_that_beats_those_which_could_not(table: Setting) -> None:
    t = table(
        {"hangar": ["cobra-flash", "mamut-i"]},
        {"hangar": ["holdimado", "bastya"]},
    )
    t.fight("colony", ["cobra-flash", "mamut-i"], ["holdimado", "bastya"])
    t.do("pass")
    assert {move.split()[1] for move in t.legal if move != "pass"} == {"holdimado"}
    t.do("pass")
    assert (t.prompt, t.seat) == ("finish", 0), "who passed first declares first"
    t.do("go on")
    assert "pass" not in t.legal
    assert {move.split()[1] for move in t.legal} == {"cobra-flash"}


@pytest.mark.rule("KG-15.19", "KG-4.11")
def test_a_ship_that_has_announced_a_shot_pays_nothing_else_by_turning(table: Setting) -> None:
    t = table(
        {"hangar": ["munkasraj"], "surface": ["romtelep"], "hand": ["extra-talalat"], "credits": 5},
        {"hangar": ["crx"]},
    )
    t.fight("colony", ["munkasraj"], ["crx"])
    t.do("fire munkasraj 1:crx", "no")
    assert (t.prompt, t.seat) == ("response", 0)
    assert "use munkasraj surface-1" not in t.legal
    assert t.state.explain("use munkasraj surface-1").refusals[0].rule == "KG-15.19"


@pytest.mark.rule("KG-S11")
@pytest.mark.parametrize("gone", ["unicornis", "crx"])
def test_a_shot_whose_shooter_or_target_has_left_deals_nothing(table: Setting, gone: str) -> None:
    brings = {"hand": ["megvesztegetes"], "credits": 9}
    t = table(
        {"hangar": ["unicornis"], **(brings if gone == "crx" else {})},
        {"hangar": ["crx"], **(brings if gone == "unicornis" else {})},
    )
    t.fight("colony", ["unicornis"], ["crx"])
    t.do("fire unicornis 1:crx", "return")
    t.do(f"play megvesztegetes {0 if gone == 'unicornis' else 1}:{gone}").quiet()
    assert (t.armour("unicornis"), t.armour("crx", 1)) == (3, 5)
    assert (t.turned("unicornis"), t.turned("crx", 1)) == ("used", "used")


@pytest.mark.rule("KG-9.17")
def test_one_of_the_five_must_be_taken(table: Setting) -> None:
    t = table({"credits": 2}, options={"cut": "waived"})
    t.do("pick").quiet()
    assert (t.prompt, t.legal) == ("search", ["take marduk-kurios"])
    assert t.state.explain("no").refusals[0].rule == "KG-9.17"


@pytest.mark.rule("KG-S20", "KG-19.4")
def test_a_salvo_gives_a_camouflaged_ship_points_only_if_it_is_aimed_at(table: Setting) -> None:
    t = table({"hangar": ["crx"]}, {"hangar": ["illatfelho used", "unicornis", "pollen", "arva"]})
    t.fight("colony", ["crx"], ["unicornis", "pollen", "arva"])
    t.do("pass", "fire crx 1:unicornis", "no")
    assert (t.prompt, t.seat) == ("salvo", 0)
    assert {move.split()[1] for move in t.legal if move.startswith("deal")} == {
        "1:unicornis",
        "1:arva",
    }
    assert t.state.explain("deal 1:pollen 1").refusals[0].rule == "KG-S20"
    t = table({"hangar": ["crx"]}, {"hangar": ["unicornis", "pollen"]})
    t.fight("colony", ["crx"], ["unicornis", "pollen"])
    t.do("pass", "fire crx 1:pollen", "no")
    assert "deal 1:pollen 2" in t.legal and "deal 1:unicornis 3" in t.legal


@pytest.mark.rule("KG-S37", "KG-14.8")
def test_the_attacker_chooses_first_at_the_end_of_payment(table: Setting) -> None:
    t = table(
        {"hangar": ["arva"], "canteen": ["tuzer paid"]},
        {"hangar": ["csap"], "canteen": ["tuzer paid"]},
    )
    t.do("attack 1 colony", "board canteen-1 arva", "send csap", "board canteen-1 csap").quiet()
    assert (t.prompt, t.seat) == ("mode", 0)
    t.do("way 1")
    assert (t.prompt, t.seat) == ("mode", 1)
    assert t.value("firepower", "arva") == 0, "nothing happens before all have chosen"
    t.do("way 1")
    assert (t.value("firepower", "arva"), t.value("firepower", "csap", 1)) == (3, 3)


@pytest.mark.rule("KG-14.7", "KG-S37")
def test_a_rocket_counts_the_ships_that_another_destroys_at_the_same_moment(
    table: Setting,
) -> None:
    t = table(
        {"hangar": ["unicornis + osszehangolt-raketa", "arva"], "credits": 9},
        {"hangar": ["crx + kezi-torpedo"], "credits": 9},
    )
    t.fight("colony", ["unicornis", "arva"], ["crx"])
    t.do("pay unicornis+1").quiet()
    t.do("pay crx+1").quiet()
    t.do("choose 0:arva").quiet()
    assert t.cards(0) == ["unicornis", "unicornis+1"]
    assert t.armour("crx", 1) == 5 - 2


@pytest.mark.rule("KG-33.25", "KG-S23")
@pytest.mark.parametrize(("option", "asked"), [("barred", False), ("allowed", True)])
def test_whether_a_trap_can_be_paid_against_stealth_is_the_tables_choice(
    table: Setting, option: str, asked: bool
) -> None:
    t = table(
        {"hangar": ["kisertet"]},
        {"hangar": ["crx"], "surface": ["alrepuloter"], "credits": 5},
        options={"stealth-trap": option},
    )
    t.fight("1:surface-1", ["kisertet"], ["crx"])
    t.do("stealth kisertet").quiet()
    assert (t.prompt == "trap") is asked
    assert t.pile("ruin", 1) == ([] if asked else ["alrepuloter"])


@pytest.mark.rule("KG-S29")
def test_a_ship_that_changes_sides_leaves_the_combat(table: Setting) -> None:
    t = table(
        {"hangar": ["unicornis", "arva"], "hand": ["extra-talalat"], "credits": 5},
        {"hangar": ["crx"]},
    )
    t.fight("colony", ["unicornis", "arva"], ["crx"])
    t.do("fire unicornis 1:crx", "no")
    assert t.prompt == "response"
    change_holder(t.state, t.slot("unicornis"), 1)
    t.quiet()
    assert t.armour("crx", 1) == 5
    assert t.turned("unicornis", 1) == "used"
    assert all("unicornis" not in move for move in t.legal)


@pytest.mark.rule("KG-19.12", "KG-27.4")
def test_a_ship_of_a_formation_takes_its_armour_once_where_all_shots_fall_together(
    table: Setting,
) -> None:
    t = table(
        {"hangar": ["marduk-kurios", "marduk-kurios"]},
        {"hangar": ["sasfioka", "bajtars"]},
        options={"combat": "simplified"},
    )
    t.fight("colony", ["marduk-kurios", "marduk-kurios#2"], ["sasfioka", "bajtars"])
    t.do("fire marduk-kurios 1:bajtars", "share")
    assert sorted(t.legal) == ["x 0", "x 1"], "the scout can take it"
    t.do("x 1", "pass", "fire marduk-kurios#2 1:bajtars", "share").quiet()
    assert t.prompt != "part", "the scout is full, so nobody is asked"
    t.do("pass").quiet()
    assert t.cards(1) == ["bajtars"]
    assert t.turned("bajtars", 1) == "damaged", "the second shot is its own"


@pytest.mark.rule("KG-19.7", "KG-S21")
def test_a_salvo_turned_upon_its_own_side_may_still_be_given_to_the_enemy(table: Setting) -> None:
    t = table(
        {"hangar": ["crx", "unicornis"]},
        {"hangar": ["vandorvar"], "hand": ["fantomjel"], "credits": 5},
    )
    t.fight("colony", ["crx", "unicornis"], ["vandorvar"])
    t.do("fire crx 1:vandorvar", "no", "play fantomjel 0:unicornis").quiet()
    assert (t.prompt, t.seat) == ("salvo", 0)
    assert not any("unicornis" in move for move in t.legal)
    t.do("deal 1:vandorvar 5").quiet()
    assert t.cards(0) == ["crx", "unicornis"] and t.cards(1) == []
