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
