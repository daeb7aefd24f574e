"""Positions in which a subtle reading of a rule decides: what it allows, what it forbids, and who
stands by."""

from __future__ import annotations

import pytest

from hadur.games.chaos_galaxy import log
from hadur.games.chaos_galaxy.phases.damage import change_holder
from hadur.games.chaos_galaxy.phases.elimination import eliminate
from hadur.games.chaos_galaxy.state import L_FORBID
from hadur.games.chaos_galaxy.vocabulary import (
    ATTACK,
    BOMB,
    DEFEND,
    END_OF_COMBAT,
    END_OF_TURN,
)
from hadur.kernel.events import Heard
from tests.games.chaos_galaxy.conftest import Setting, Table


def on_to(t: Table, *prompts: str) -> Table:
    """Pass, end and decline until one of these is asked."""
    while t.prompt not in prompts:
        answer = next(text for text in ("pass", "done", "no") if text in t.legal)
        t.state.play(answer, t.seat)
    return t


# -- firing ----------------------------------------------------------------------------------------


@pytest.mark.rule("KG-S11", "KG-19.14")
def test_the_step_goes_on_for_stealth_when_the_last_defender_is_gone(table: Setting) -> None:
    t = table({"hangar": ["cobra-flash", "kisertet"]}, {"hangar": ["halalszarny"]})
    t.fight("colony", ["cobra-flash", "kisertet"], ["halalszarny"])
    t.do("fire cobra-flash 1:halalszarny", "no")
    assert t.quiet().prompt == "fire"
    assert t.legal == ["stealth kisertet", "pass"]


@pytest.mark.rule("KG-15.9", "KG-15.25", "KG-S10")
def test_who_declared_first_may_act_again_after_the_other_has(table: Setting) -> None:
    fleet = {"hangar": ["hellfire-brothers", "unicornis"]}
    t = table(fleet, {"hangar": ["bastya", "kitines"]})
    t.fight("colony", ["hellfire-brothers", "unicornis"], ["bastya", "kitines"])
    t.do("pass", "pass", "done")
    assert (t.prompt, t.seat) == ("finish", 1)
    t.do("go on", "fire bastya 0:unicornis", "no")
    assert (t.quiet().prompt, t.seat) == ("fire", 0)


@pytest.mark.rule("KG-15.15", "KG-15.23")
def test_an_interrupt_to_a_shot_changes_who_is_next(table: Setting) -> None:
    hand = {"hand": ["megbenult-hajtomu"], "credits": 1}
    t = table({"hangar": ["cobra-flash", "holdimado"]}, {"hangar": ["unicornis"], **hand})
    t.fight("colony", ["cobra-flash", "holdimado"], ["unicornis"])
    t.do("fire cobra-flash 1:unicornis", "no", "play megbenult-hajtomu 0:holdimado")
    assert (t.quiet().prompt, t.seat) == ("fire", 1)


@pytest.mark.rule("KG-15.27")
def test_what_is_prevented_is_used_up_and_no_hit(table: Setting) -> None:
    """Three points: a shot of two is no hit, of the next one a single point is spared."""
    t = table(
        {"hangar": ["cobra-flash", "tigrisuszony"]},
        {"hangar": ["bastya"], "hand": ["kitinkemenyseg"], "credits": 2},
    )
    t.fight("colony", ["cobra-flash", "tigrisuszony"], ["bastya"])
    t.do("fire cobra-flash 1:bastya", "no", "play kitinkemenyseg bastya")
    t.quiet()
    assert t.armour("bastya", 1) == 5
    t.do("fire tigrisuszony 1:bastya", "no")
    t.quiet()
    assert t.armour("bastya", 1) == 4


@pytest.mark.rule("KG-19.13", "KG-19.7")
def test_formation_helps_against_a_salvo_ship_that_does_not_split(table: Setting) -> None:
    for answer, prompt in (("share", "formation"), ("deal 1:bajtars 2", "salvo")):
        t = table({"hangar": ["tengerordog"]}, {"hangar": ["bajtars", "konvojvezer"]})
        t.fight("colony", ["tengerordog"], ["bajtars", "konvojvezer"])
        t.do("fire tengerordog 1:bajtars", "no", answer)
        assert t.prompt == prompt


@pytest.mark.rule("KG-S14", "KG-15.19")
def test_a_ship_that_has_fired_cannot_turn_for_a_text_before_its_damage(table: Setting) -> None:
    """In the window after the target is named it can, and then it does not attack."""
    builder = {"hangar": ["munkasraj", "cobra-flash"], "surface": ["romtelep"]}
    t = table(builder, {"hangar": ["bastya"]})
    t.fight("colony", ["munkasraj"], ["bastya"])
    t.do("fire munkasraj 1:bastya", "no")
    while t.prompt == "response":
        assert t.starting("use") == []
        t.do("pass")
    t = table(builder, {"hangar": ["bastya"]})
    t.do("attack 1 colony", "use munkasraj surface-1")
    assert t.quiet().prompt == "defenders"
    assert t.turned("munkasraj") == "used"


# -- bombing ---------------------------------------------------------------------------------------


@pytest.mark.rule("KG-S50", "KG-4.14")
def test_a_base_that_sacrifices_itself_is_not_bombed(table: Setting) -> None:
    """Before bombers are named they stay active; afterwards they have bombed nothing (KG-16.20)."""
    early = table({"hangar": ["crx"]}, {"surface": ["romtelep paid"]})
    early.do("attack 1 1:surface-1", "use surface-1")
    late = table({"hangar": ["crx"]}, {"surface": ["romtelep paid"]})
    late.fight("1:surface-1", ["crx"], [])
    late.do("bomb crx", "use surface-1")
    for t, state in ((early, "active"), (late, "used")):
        assert on_to(t, "main", "bombers").prompt == "main"
        assert t.turned("crx") == state
        assert t.pile("scrap", 1) == ["romtelep"]
        assert t.count("ruin", 0) == 2


@pytest.mark.rule("KG-S50", "KG-S29")
def test_crew_that_has_changed_sides_is_not_bombed(table: Setting) -> None:
    t = table({"hangar": ["crx", "bastya"]}, {"canteen": ["tuzer"]})
    t.do("attack 1 1:canteen-1")
    assert t.quiet().prompt == "attackers"
    change_holder(t.state, t.slot("canteen-1", 1), 0)
    t.do("send crx", "done")
    assert on_to(t, "main", "bombers").prompt == "main"


@pytest.mark.rule("KG-23.1", "KG-16.2")
def test_a_ship_that_a_text_keeps_from_bombing_is_not_offered(table: Setting) -> None:
    t = table({"hangar": ["crx", "unicornis"]}, {})
    t.do("attack 1 colony")
    t.quiet()
    t.state.last(L_FORBID, t.slot("crx"), BOMB, END_OF_COMBAT, 1, 0)
    t.do("send crx", "send unicornis")
    assert on_to(t, "bombers").starting("bomb") == ["bomb unicornis"]


@pytest.mark.rule("KG-S20", "KG-10.52")
def test_the_victim_of_a_trap_may_choose_a_ship_that_hides_or_stays_at_home(
    table: Setting,
) -> None:
    t = table(
        {"hangar": ["hellfire-brothers", "pollen used"]},
        {"surface": ["chazma-toltet"], "credits": 3},
    )
    t.fight("1:surface-1", ["hellfire-brothers"], [])
    t.do("bomb hellfire-brothers", "pay surface-1")
    assert (t.quiet().prompt, t.seat) == ("victim", 0)
    assert t.legal == ["choose hellfire-brothers", "choose pollen"]
    t.do("choose pollen")
    assert on_to(t, "main").turned("hellfire-brothers") == "used"


@pytest.mark.rule("KG-26.5")
def test_whose_ship_a_trap_takes_its_player_says_among_three(table: Setting) -> None:
    t = table(
        {"hangar": ["crx"]}, {"surface": ["chazma-toltet"], "credits": 3}, {"hangar": ["bastya"]}
    )
    t.fight("1:surface-1", ["crx"], [])
    t.do("bomb crx")
    assert t.quiet().starting("pay") == ["pay surface-1 of 2", "pay surface-1 of 0"]


# -- cards, credits, the end -----------------------------------------------------------------------


@pytest.mark.rule("KG-11.6", "KG-11.7", "KG-22.19")
def test_a_chain_of_four_with_a_counter_that_costs_what_its_target_did(table: Setting) -> None:
    t = table(
        {"hand": ["csaszari-rendelet", "felsobb-parancs"], "credits": 8},
        {"hangar": ["unicornis"], "hand": ["zurzavar", "felulbiralas"], "credits": 4},
    )
    t.do("play csaszari-rendelet 1:unicornis", "play zurzavar #0", "play felsobb-parancs #1")
    t.do("play felulbiralas #2")
    assert (t.credits(0), t.credits(1)) == (0, 0)
    t.quiet()
    assert t.cards(1) == ["unicornis"]
    assert t.count("colony", 1) == 10
    assert sorted(t.pile("scrap", 1)) == ["felulbiralas", "zurzavar"]


@pytest.mark.rule("KG-23.3", "KG-9.9")
def test_a_limit_that_falls_to_nothing_needs_no_marker(table: Setting) -> None:
    bases = ["romtelep 1 markers", "regi-csillagterkep", "kelteto 1 markers"]
    t = table({"surface": ["a-kiralyno-bolya 6 markers paid", *bases], "credits": 5}, {})
    assert t.starting("pay") == ["pay surface-2", "pay surface-3"]


@pytest.mark.rule("KG-18.3", "KG-10.36")
def test_crew_that_weighs_too_much_destroys_its_ship_when_it_begins_to_work(
    table: Setting,
) -> None:
    """Unpaid it does nothing; paid before it boards, it does it there."""
    for mark, moves in (("", ["pay halalszarny+1"]), (" paid", [])):
        own = {"hangar": ["halalszarny"], "canteen": [f"elszabadult-dron{mark}"], "credits": 2}
        t = table(own, {"hangar": ["bastya"]})
        t.do("attack 1 colony")
        t.quiet()
        t.do("board canteen-1 halalszarny")
        if moves:
            on_to(t, "defenders")
            t.do("send bastya", *moves)
        assert sorted(on_to(t, "main").pile("scrap")) == ["elszabadult-dron", "halalszarny"]


@pytest.mark.rule("KG-22.11", "KG-S29")
def test_a_captain_who_changes_sides_may_board_the_enemy(table: Setting) -> None:
    t = table(
        {"hangar": ["bastya"], "canteen": ["ketszinu-kapitany paid"], "credits": 1},
        {"hangar": ["unicornis"], "credits": 2},
    )
    t.do("attack 1 colony")
    t.quiet()
    t.do("board canteen-1 bastya", "send unicornis")
    assert (t.prompt, t.seat) == ("board", 1)
    assert "board canteen-1 unicornis" in t.legal


@pytest.mark.rule("KG-20.1", "KG-21.3")
def test_cards_come_back_into_an_empty_colony_in_time_or_too_late(table: Setting) -> None:
    lost = {
        "colony": [], "ruin": ["crx", "bastya"], "hand": ["veszhelyzeti-tartalek"], "credits": 1,
    }  # fmt: skip
    late = table({}, lost)
    late.do("end")
    assert late.result == [1, -1]
    in_time = table({}, lost, options={"win-check": "closing-end"})
    in_time.do("end", "play veszhelyzeti-tartalek")
    in_time.quiet()
    assert (in_time.result, in_time.count("colony", 1)) == (None, 2)


@pytest.mark.rule("KG-S36", "KG-30.6")
def test_on_time_the_smaller_ruin_decides_between_equals(table: Setting) -> None:
    for ruins, result in (((["crx"], []), [-1, 1]), (([], ["crx"]), [1, -1])):
        t = table({"ruin": ruins[0]}, {"ruin": ruins[1], "credits": 5}, turns=199)
        t.do("end")
        t.quiet()
        assert t.credits(0) == 0
        t.state.earn(0, int(t.state.credits(1)))
        t.do("end")
        t.quiet()
        assert t.result == result


@pytest.mark.rule("KG-20.1")
def test_the_check_for_the_win_comes_before_what_a_closing_phase_costs(table: Setting) -> None:
    t = table({"hangar": ["zsoldosraj"], "credits": 5}, {"colony": []})
    t.do("end")
    assert (t.result, t.credits()) == ([1, -1], 5)


@pytest.mark.rule("KG-22.19", "KG-11.11")
def test_a_neutralised_card_is_not_said_to_have_lost_its_target(table: Setting) -> None:
    """Of two bites at the same ship the second finds nothing; what was countered was countered."""
    countered = table(
        {"hand": ["csaszari-rendelet"], "credits": 6},
        {"hangar": ["unicornis"], "hand": ["zurzavar"], "credits": 2},
    )
    countered.do("play csaszari-rendelet 1:unicornis")
    bitten = table(
        {"hangar": ["unicornis"], "hand": ["harapas", "harapas"], "credits": 4},
        {"hangar": ["halalszarny"]},
    )
    bitten.fight("colony", ["unicornis"], ["halalszarny"])
    bitten.do("fire halalszarny 0:unicornis", "no", "play harapas 1:halalszarny")
    cases = ((countered, "play zurzavar #0", 0), (bitten, "play harapas 1:halalszarny", 1))
    for t, move, lost in cases:
        heard = Heard()
        t.state.listener = heard
        t.do(move)
        t.quiet()
        if t.prompt == "which-first":
            t.do(t.legal[0])
        kinds = [event.kind for event in heard.events]
        assert kinds.count(log.WITHOUT_EFFECT) == lost
        assert kinds.count(log.NEUTRALISED) == 1 - lost


@pytest.mark.rule("KG-S9", "KG-12.6")
def test_an_attack_whose_last_ship_is_lost_in_the_window_asks_nobody(table: Setting) -> None:
    t = table(
        {"hangar": ["munkasraj"], "surface": ["romtelep"], "credits": 1},
        {"surface": ["aknagyuru paid"], "hangar": ["bastya", "crx"]},
    )
    t.do("attack 1 colony", "use munkasraj surface-1")
    assert (t.quiet().prompt, t.seat, t.credits()) == ("main", 0, 0)


@pytest.mark.rule("KG-26.5", "KG-22.22")
def test_what_answers_an_attack_means_the_attacker_and_no_other_neighbour(table: Setting) -> None:
    t = table({"hangar": ["crx"], "credits": 3}, {"surface": ["korallerod paid"]}, {"credits": 3})
    t.fight("colony", ["crx"], [])
    assert t.prompt == "bombers"
    assert (t.credits(0), t.credits(2)) == (2, 3)


@pytest.mark.rule("KG-11.6", "KG-19.11", "KG-19.22")
@pytest.mark.parametrize("when", ["in answer", "afterwards"])
def test_abilities_that_are_lost_come_back_only_by_what_takes_effect_later(
    table: Setting, when: str
) -> None:
    """Close Ranks played upon Final Wreckage takes effect before it, and is lost with the rest."""
    t = table(
        {"hangar": ["cobra-flash"], "hand": ["vegso-roncsolas"], "credits": 2},
        {"hangar": ["konvojvezer", "bajtars"], "hand": ["zart-alakzat"], "credits": 1},
    )
    t.fight("colony", ["cobra-flash"], ["konvojvezer", "bajtars"])
    t.do("fire cobra-flash 1:konvojvezer", "no", "play vegso-roncsolas 1:konvojvezer")
    if when == "afterwards":
        while t.has("formation", "konvojvezer", 1):
            t.do("pass")
    t.do("play zart-alakzat")
    assert (t.quiet().prompt == "formation") == (when == "afterwards")


@pytest.mark.rule("KG-23.1", "KG-13.8", "KG-13.3")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("barred", [True, False])
def test_a_ship_kept_from_a_side_does_not_join_it(table: Setting, seat: int, barred: bool) -> None:
    hand = {"hand": ["falkaoszton"], "credits": 1}
    fleets = [{"hangar": ["bastya"]}, {"hangar": ["kitines"]}]
    fleets[seat]["hangar"].append("hellhound")
    t = table(fleets[0] | (hand if seat == 0 else {}), fleets[1] | (hand if seat == 1 else {}))
    if barred:
        act = (ATTACK, DEFEND)[seat]
        t.state.last(L_FORBID, t.slot("hellhound", seat), act, END_OF_TURN, 1 - seat, 0)
    t.fight("colony", ["bastya"], [])
    offered = []
    while t.prompt != "main":
        offered += t.starting("play")
        t.do(next(text for text in ("pass", "done", "no") if text in t.legal))
    assert ("play falkaoszton hellhound" in offered) is not barred


@pytest.mark.rule("KG-10.15", "KG-14.2")
def test_what_was_not_paid_in_the_payment_step_is_not_paid_in_a_later_window(
    table: Setting,
) -> None:
    t = table(
        {"hangar": ["cobra-flash + trinitron-agyu"], "surface": ["romtelep 2 markers"],
         "hand": ["extra-talalat"], "credits": 9},
        {"hangar": ["bastya"]},
    )  # fmt: skip
    t.fight("colony", ["cobra-flash"], ["bastya"])
    assert t.starting("pay") == ["pay cobra-flash+1"]
    t.do("done")
    windows = 0
    while t.prompt != "main":
        windows += t.prompt == "response" and t.seat == 0
        assert t.starting("pay") == []
        t.do(next(text for text in ("pass", "done", "no") if text in t.legal))
    assert windows > 1
    assert t.starting("pay") == ["pay cobra-flash+1", "pay surface-1"]


@pytest.mark.rule("KG-26.11", "KG-26.10")
def test_of_two_who_eliminated_as_many_the_one_who_stayed_longer_wins(table: Setting) -> None:
    for order, winner in (((0, 2), 2), ((2, 0), 0)):
        t = table({}, {}, {}, {}, {})
        eliminate(t.state, 1, 0)
        eliminate(t.state, 3, 2)
        for seat in order:
            t.state.game().withdraw(t.state, seat)
        assert t.result == [1 if seat == winner else -1 for seat in range(5)]


@pytest.mark.rule("KG-10.51", "KG-23.1")
@pytest.mark.parametrize("aboard", [True, False])
def test_oracles_keep_traps_from_being_paid_only_while_they_attack(
    table: Setting, aboard: bool
) -> None:
    t = table(
        {"hangar": ["crx"], "canteen": ["josok paid"]},
        {"surface": ["chazma-toltet"], "credits": 3},
    )
    t.do("attack 1 1:surface-1")
    t.quiet()
    t.do("board canteen-1 crx" if aboard else "done")
    on_to(t, "bombers")
    t.do("bomb crx")
    assert on_to(t, "trap", "main").prompt == ("main" if aboard else "trap")


@pytest.mark.rule("KG-10.44", "KG-23.2")
def test_the_most_of_a_text_bounds_what_it_takes_off_a_cost(table: Setting) -> None:
    t = table({"surface": ["gyors-rajzas 4 markers"], "hand": ["crx"], "credits": 9}, {})
    assert t.starting("ship") == []
    t.do("pay surface-1", "ship crx")
    assert t.credits() == 0


@pytest.mark.rule("KG-26.5")
def test_each_enemy_card_is_each_of_the_neighbour_that_was_chosen(table: Setting) -> None:
    bluff = {"surface": ["crx"]}
    t = table({"hand": ["leltar"], "credits": 1}, bluff, bluff)
    t.do("play leltar of 2")
    t.quiet()
    assert (t.cards(1), t.cards(2)) == (["surface-1"], [])


@pytest.mark.rule("KG-15.13", "KG-S11")
def test_a_shot_that_is_turned_away_takes_the_return_fire_with_it(table: Setting) -> None:
    """Upon another ship of the shooter's own side; the old aim stays active."""
    hand = {"hand": ["fantomjel"], "credits": 2}
    t = table({"hangar": ["cobra-flash", "holdimado"]}, {"hangar": ["unicornis"], **hand})
    t.fight("colony", ["cobra-flash", "holdimado"], ["unicornis"])
    t.do("fire cobra-flash 1:unicornis", "return", "play fantomjel 0:holdimado")
    t.quiet()
    assert (t.armour("holdimado"), t.armour("cobra-flash"), t.armour("unicornis", 1)) == (1, 3, 3)
    assert (t.turned("cobra-flash"), t.turned("unicornis", 1)) == ("used", "active")


@pytest.mark.rule("KG-17.5", "KG-25.2")
def test_a_weapon_stays_on_its_ship_when_cards_before_it_have_left(table: Setting) -> None:
    t = table(
        {"hand": ["csaszari-rendelet"], "credits": 6},
        {"hangar": ["halalszarny", "cobra-flash + trinitron-agyu paid", "bastya"]},
    )
    t.do("play csaszari-rendelet 1:halalszarny")
    t.quiet()
    t.do("end")
    t.quiet()
    assert t.cards(1) == ["cobra-flash", "cobra-flash+1", "bastya"]
    assert (t.value("firepower", "cobra-flash", 1), t.value("firepower", "bastya", 1)) == (4, 2)
