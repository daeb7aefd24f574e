"""Positions off the beaten track, each made to break a rule."""

from __future__ import annotations

import pytest

from tests.games.chaos_galaxy.conftest import Setting

FEW = ["3 marduk-kurios"]


@pytest.mark.rule("KG-18.7", "KG-3.11", "KG-10.36")
def test_all_that_was_on_a_seized_ship_goes_to_its_owners_by_payment(table: Setting) -> None:
    t = table(
        {"credits": 9, "hand": ["csaszari-rendelet"]},
        {"hangar": ["unicornis of=0 + trinitron-agyu paid of=0 + sarc + kenraketa of=0"]},
    )
    t.do("play csaszari-rendelet 1:unicornis").quiet()
    assert t.cards(1) == []
    assert sorted(t.pile("scrap", 0)) == ["csaszari-rendelet", "trinitron-agyu", "unicornis"]
    assert t.pile("ruin", 0) == ["kenraketa"]
    assert t.pile("ruin", 1) == ["sarc"] and t.pile("scrap", 1) == []


@pytest.mark.rule("KG-18.4", "KG-10.10", "KG-13.8")
@pytest.mark.parametrize(
    ("ship", "state"),
    [("konvojvezer", "damaged"), ("konvojvezer used", "damaged"), ("koho", "used"),
     ("koho used", "used"), ("koho damaged", "damaged")],
)  # fmt: skip
def test_damage_outside_combat_turns_at_once(table: Setting, ship: str, state: str) -> None:
    t = table({"credits": 9, "hand": ["megtorlas"], "hangar": ["crx"]}, {"hangar": [ship]})
    name = ship.split()[0]
    t.do(f"play megtorlas 1:{name}").quiet()
    assert (t.turned(name, 1), t.armour(name, 1)) == (state, 1)
    t.fight("colony", ["crx"], [name])
    assert t.prompt == "bombers", "nobody can defend"


@pytest.mark.rule("KG-18.11", "KG-9.18", "KG-10.55")
def test_a_base_dug_out_of_the_ruin_has_lost_its_markers(table: Setting) -> None:
    t = table(
        {"credits": 9, "hangar": ["crx"], "hand": ["sarc"]},
        {"credits": 9, "surface": ["romtelep 5 markers 2 bought"], "colony": ["5 csap"]},
    )
    t.fight("1:surface-1", ["crx"], [])
    t.do("bomb crx", "done").quiet()
    if t.prompt == "trap":
        t.do("no").quiet()
    assert t.pile("ruin", 1) == ["romtelep"]
    t.do("end").quiet()
    assert t.seat == 1
    t.do("dig").quiet()
    t.do("lay romtelep surface").quiet()
    assert t.markers("surface-1", 1) == 0
    t.do("develop surface-1", "develop surface-1").quiet()
    assert t.markers("surface-1", 1) == 2
    assert "develop surface-1" not in t.legal


@pytest.mark.rule("KG-20.10", "KG-20.11", "KG-20.12")
def test_what_one_controls_turns_back_face_up_or_down(table: Setting) -> None:
    t = table(
        {"hangar": ["cobra-flash used of=1", "unicornis damaged + kenraketa"],
         "canteen": ["sarc used", "szenator paid damaged"], "surface": ["romtelep paid used"]},
        {"hangar": ["crx used", "holdimado damaged of=0"]},
    )  # fmt: skip
    t.do("end").quiet()
    assert t.seat == 1
    turned = [
        t.turned(ref) for ref in ("cobra-flash", "unicornis", "canteen-1", "canteen-2", "surface-1")
    ]
    assert turned == ["active", "used", "active", "used", "active"]
    assert [t.turned(ref, 1) for ref in ("crx", "holdimado")] == ["used", "damaged"]


@pytest.mark.rule("KG-4.18", "KG-17.1", "KG-17.3")
def test_false_crew_comes_back_from_a_used_ship_used_and_face_down(table: Setting) -> None:
    t = table({"hangar": ["unicornis"], "canteen": ["romtelep"]}, {})
    t.do("attack 1 colony").quiet()
    if t.prompt == "attackers":
        t.do("send unicornis", "done").quiet()
    t.do("board canteen-1 unicornis").quiet()
    while t.prompt in ("board", "pay"):
        t.do("done").quiet()
    t.do("bomb unicornis").quiet()
    if t.prompt == "bombers":
        t.do("done").quiet()
    assert (t.turned("canteen-1"), t.paid("canteen-1")) == ("used", False)


@pytest.mark.rule("KG-9.18", "KG-9.19")
def test_digging_needs_a_small_colony_and_a_ruin(table: Setting) -> None:
    for colony, ruin, legal in ((6, 1, False), (5, 1, True), (0, 1, True), (5, 0, False)):
        t = table(
            {"credits": 2, "colony": [f"{colony} csap"] if colony else [],
             "ruin": ["crx", "sarc"][: 2 * ruin]},
            {},
        )  # fmt: skip
        assert ("dig" in t.legal) == legal, (colony, ruin)
        if legal:
            t.do("dig").quiet()
            assert t.pile("hand") == ["crx"] and t.credits() == 0


@pytest.mark.rule("KG-10.9", "KG-20.5", "KG-10.54")
@pytest.mark.parametrize(
    ("base", "asked"),
    [("hangarbovites paid", False), ("hangarbovites paid damaged", False), ("hangarbovites", True)],
)
def test_the_hangar_is_larger_as_long_as_a_paid_base_says_so(
    table: Setting, base: str, asked: bool
) -> None:
    ships = ["vandorvar", "unicornis", "konvojvezer", "bastya"]
    t = table({"hangar": ships, "surface": [base]}, {})
    t.do("end").quiet()
    assert (t.prompt == "scrap-ship") == asked


@pytest.mark.rule("KG-10.15", "KG-10.26", "KG-14.1")
def test_weapons_and_crew_are_paid_in_the_payment_step_alone(table: Setting) -> None:
    t = table(
        {"credits": 20, "hangar": ["unicornis + trinitron-agyu", "cobra-flash + trinitron-agyu"],
         "canteen": ["klanfo"]},
        {"hangar": ["crx"], "credits": 9},
    )  # fmt: skip
    t.do("attack 1 colony").quiet()
    assert t.prompt == "attackers" and not [m for m in t.legal if m.startswith("pay")]
    t.do("send unicornis", "done").quiet()
    assert not [m for m in t.legal if m.startswith("pay")]
    while t.prompt in ("board", "defenders"):
        if "send crx" in t.legal:
            t.do("send crx")
        else:
            t.do("done")
        t.quiet()
    assert t.prompt == "pay"
    assert [m for m in t.legal if m.startswith("pay")] == ["pay unicornis+1"]
    t.do("done").quiet()
    while t.prompt == "pay":
        t.do("done").quiet()
    assert t.prompt == "fire" and not [m for m in t.legal if m.startswith("pay")]


@pytest.mark.rule("KG-10.46", "KG-10.43")
def test_more_markers_than_the_limit_do_no_harm(table: Setting) -> None:
    t = table({"credits": 3, "surface": ["romtelep 9 markers"]}, {})
    t.do("develop surface-1").quiet()
    assert t.markers("surface-1") == 10
    t.do("pay surface-1").quiet()
    assert t.paid("surface-1") and t.markers("surface-1") == 10


@pytest.mark.rule("KG-24.3", "KG-24.1")
def test_no_bluff_can_be_paid_wherever_it_lies(table: Setting) -> None:
    t = table(
        {"credits": 40, "hangar": ["crx + crx + romtelep + klanfo"],
         "surface": ["klanfo 5 markers", "elmevihar 9 markers", "vasfog", "trinitron-agyu"],
         "canteen": ["chazma-toltet", "trinitron-agyu", "romtelep", "extra-talalat"]},
        {},
    )  # fmt: skip
    assert [move for move in t.legal if move.startswith("pay")] == []
    for place in ("crx+1", "crx+3", "surface-1", "canteen-3"):
        assert t.state.explain(f"pay {place}", 0).rules == ("KG-24.3",), place


@pytest.mark.rule("KG-23.2", "KG-23.3")
def test_a_cost_that_is_lowered_below_nothing_pays_nothing_back(table: Setting) -> None:
    t = table(
        {"hangar": ["probapad", "unicornis + trinitron-agyu"], "surface": ["fegyvergyar paid"]}, {}
    )
    t.do("pay unicornis+1").quiet()
    assert t.paid("unicornis+1") and t.credits() == 0


@pytest.mark.rule("KG-12.6", "KG-26.5")
def test_tolls_add_up_and_are_for_attacks_on_their_player_alone(table: Setting) -> None:
    t = table(
        {"credits": 2, "hangar": ["crx"]},
        {"surface": ["aknagyuru paid damaged"], "hangar": ["blokadhajo used"]},
        {},
    )
    t.do("attack 1 colony")
    assert t.credits() == 0
    t = table({"credits": 1, "hangar": ["crx"]}, {"hangar": ["2 blokadhajo"]}, {})
    assert t.state.explain("attack 1 colony", 0).rules == ("KG-12.6",)
    t.do("attack 2 colony")
    assert t.credits() == 1


@pytest.mark.rule("KG-11.12", "KG-23.5", "KG-10.39")
@pytest.mark.parametrize("start", ["turn", "closing"])
def test_a_passenger_is_used_in_any_phase_of_another_player(table: Setting, start: str) -> None:
    t = table({}, {"canteen": ["szenator paid"], "hand": []}, start=start)
    for _ in range(20):
        if t.seat == 1 and t.prompt == "response":
            break
        t.do(t.legal[-1])
    assert "use canteen-1" in t.legal
    t.do("use canteen-1").quiet()
    assert t.count("hand", 1) == 1 and t.turned("canteen-1", 1) == "used"


@pytest.mark.rule("KG-13.5", "KG-2.14")
def test_an_unpaid_weapon_leaves_no_room_for_crew(table: Setting) -> None:
    t = table(
        {"hangar": ["vasfog + kenraketa", "cobra-flash + trinitron-agyu paid"],
         "canteen": ["klanfo", "zuzo-tuzerek"]}, {},
    )  # fmt: skip
    t.do("attack 1 colony").quiet()
    t.do("send vasfog", "send cobra-flash").quiet()
    if t.prompt == "attackers":
        t.do("done").quiet()
    assert sorted(m for m in t.legal if m.startswith("board")) == [
        "board canteen-1 cobra-flash", "board canteen-2 cobra-flash",
    ]  # fmt: skip
    t.do("board canteen-1 cobra-flash").quiet()
    assert not [m for m in t.legal if m.startswith("board")]


# -- combat ----------------------------------------------------------------------------------------


@pytest.mark.rule("KG-15.18", "KG-15.14", "KG-10.35")
def test_two_ships_that_destroy_each_other_take_everything_with_them(table: Setting) -> None:
    t = table(
        {"hangar": ["tigrisuszony + kezi-torpedo"]},
        {"hangar": ["tigrisuszony of=0 + celzoprizma paid"]},
    )
    t.fight("colony", ["tigrisuszony"], ["tigrisuszony"])
    while t.prompt == "pay":
        t.do("done").quiet()
    t.do("fire tigrisuszony 1:tigrisuszony" if t.seat == 0 else "fire tigrisuszony 0:tigrisuszony")
    t.quiet().do("return").quiet()
    assert t.cards(0) == [] and t.cards(1) == []
    assert t.pile("scrap", 0) == ["tigrisuszony"] * 2
    assert (t.pile("ruin", 0), t.pile("scrap", 1)) == (["kezi-torpedo"], ["celzoprizma"])
    assert (t.prompt, t.seat) == ("main", 0)


@pytest.mark.rule("KG-16.12", "KG-13.13", "KG-19.16")
def test_crew_that_has_boarded_is_bombed_by_nobody_not_even_by_stealth(table: Setting) -> None:
    t = table(
        {"hangar": ["leviatan", "kisertet"]}, {"hangar": ["csaszari-palota"], "canteen": ["klanfo"]}
    )
    t.do("attack 1 1:canteen-1").quiet()
    t.do("send leviatan", "send kisertet").quiet()
    while t.prompt in ("attackers", "board") and t.seat == 0:
        t.do("done").quiet()
    t.do("send csaszari-palota").quiet()
    if t.prompt == "defenders":
        t.do("done").quiet()
    t.do("board canteen-1 csaszari-palota").quiet()
    while t.prompt in ("board", "pay"):
        t.do("done").quiet()
    assert t.prompt == "fire" and not [m for m in t.legal if m.startswith("stealth")]
    while t.prompt in ("fire", "finish", "answer"):
        t.do(next(m for m in ("pass", "done", "no") if m in t.legal)).quiet()
    assert (t.prompt, t.seat) == ("main", 0), "no bombers were asked for"
    assert t.turned("leviatan") == "active" and t.card("canteen-1", 1) == "klanfo"


@pytest.mark.rule("KG-19.20", "KG-19.21")
def test_demolition_is_bound_by_the_value_reached_and_by_the_colony(table: Setting) -> None:
    t = table({"hangar": ["zatonytoro"], "colony": ["2 csap"]}, {})
    t.fight("colony", ["zatonytoro"], [])
    while t.prompt == "pay":
        t.do("done").quiet()
    t.do("bomb zatonytoro").quiet()
    if t.prompt == "bombers":
        t.do("done").quiet()
    assert t.prompt == "demolition" and sorted(t.legal) == ["x 0", "x 1", "x 2"]
    t.do("x 2").quiet()
    assert (t.count("colony"), t.count("colony", 1)) == (0, 12 - 5)
    t = table({"hangar": ["rontas + rogzitett-bombaveto paid"]}, {})
    t.fight("colony", ["rontas"], [])
    while t.prompt == "pay":
        t.do("done").quiet()
    t.do("bomb rontas").quiet()
    if t.prompt == "bombers":
        t.do("done").quiet()
    assert t.count("colony", 1) == 10 and t.count("colony") == 12, "twice its base was reached"


@pytest.mark.rule("KG-17.7", "KG-7.6", "KG-7.7", "KG-33.2")
def test_after_a_combat_others_attack_and_who_bombed_defends_next_turn(table: Setting) -> None:
    t = table({"credits": 9, "hangar": ["unicornis", "holdimado"]}, {"hangar": ["crx"]})
    t.fight("colony", ["unicornis"], [])
    while t.prompt == "pay":
        t.do("done").quiet()
    t.do("bomb unicornis").quiet()
    if t.prompt == "bombers":
        t.do("done").quiet()
    assert t.prompt == "main" and t.turned("unicornis") == "used"
    t.do("attack 1 headquarters").quiet()
    assert t.prompt != "attackers" or "send unicornis" not in t.legal
    for _ in range(30):
        if t.prompt == "main":
            break
        t.do(next(m for m in ("done", "pass", "no") if m in t.legal)).quiet()
    t.do("end").quiet()
    assert t.seat == 1 and t.turned("unicornis") == "active"
    t.do("attack 0 colony").quiet()
    while t.prompt in ("attackers", "board") and t.seat == 1:
        t.do("send crx" if "send crx" in t.legal else "done").quiet()
    assert t.prompt == "defenders" and "send unicornis" in t.legal


@pytest.mark.rule("KG-27.5", "KG-27.4")
def test_in_simplified_combat_a_ship_that_is_shot_down_still_fires(table: Setting) -> None:
    t = table(
        {"hangar": ["barrakuda"]}, {"hangar": ["barrakuda"]}, options={"combat": "simplified"}
    )
    t.fight("colony", ["barrakuda"], ["barrakuda"])
    while t.prompt == "pay":
        t.do("done").quiet()
    t.do("fire barrakuda 1:barrakuda").quiet()
    assert t.seat == 1 and t.prompt == "fire" and t.cards(1) == ["barrakuda"]
    t.do("fire barrakuda 0:barrakuda").quiet()
    assert t.cards(0) == [] and t.cards(1) == []


@pytest.mark.rule("KG-19.11", "KG-19.12", "KG-19.13")
def test_a_formation_takes_no_more_than_its_armour_and_none_of_a_salvo(table: Setting) -> None:
    t = table(
        {"hangar": ["cobra-flash"]}, {"hangar": ["sasfioka", "acelszarny", "bajtars 2 damage"]}
    )
    t.fight("colony", ["cobra-flash"], ["sasfioka", "acelszarny", "bajtars"])
    while t.prompt == "pay":
        t.do("done").quiet()
    t.do("fire cobra-flash 1:bajtars").quiet()
    t.do("no").quiet()
    assert t.prompt == "formation"
    t.do("share").quiet()
    assert t.prompt == "part" and sorted(t.legal) == ["x 0", "x 1"], "each has 1 armour left"
    t.do("x 0").quiet()
    assert t.prompt != "part", "the other two have to take it"
    assert t.cards(1) == ["sasfioka"]

    t = table({"hangar": ["crx"]}, {"hangar": ["sasfioka", "bajtars"]})
    t.fight("colony", ["crx"], ["sasfioka", "bajtars"])
    while t.prompt == "pay":
        t.do("done").quiet()
    for _ in range(12):
        if t.seat == 0 and t.prompt == "fire":
            break
        t.do("pass" if "pass" in t.legal else t.legal[-1]).quiet()
    t.do("fire crx 1:bajtars").quiet()
    t.do("no").quiet()
    assert t.prompt == "salvo"
    t.do("deal 1:bajtars 2", "deal 1:sasfioka 1")
    while t.prompt == "salvo":
        t.do("done").quiet()
    assert t.prompt != "formation"


@pytest.mark.rule("KG-21.2", "KG-21.3", "KG-21.4")
def test_an_empty_colony_loses_in_the_closing_phase_of_another_alone(table: Setting) -> None:
    t = table({"colony": [], "hangar": ["crx"]}, {"colony": ["csap"]})
    t.fight("colony", ["crx"], [])
    while t.prompt == "pay":
        t.do("done").quiet()
    t.do("bomb crx").quiet()
    if t.prompt == "bombers":
        t.do("done").quiet()
    assert t.count("colony", 1) == 0 and not t.state.over
    t.do("end").quiet()
    assert t.state.result is not None and t.state.result[0] > t.state.result[1]
    t = table({"colony": []}, {})
    t.do("end").quiet()
    assert not t.state.over and t.seat == 1
    t.do("end").quiet()
    assert t.state.over and t.state.result is not None
    assert t.state.result[1] > t.state.result[0]


@pytest.mark.rule("KG-3.7", "KG-3.8", "KG-10.41")
def test_a_gap_in_the_surface_closes_and_new_bases_lie_at_the_right_end(table: Setting) -> None:
    t = table(
        {"hand": ["hangarbovites"], "hangar": ["crx"],
         "surface": ["romtelep paid", "kohofal paid", "lepraktar"]},
        {"hangar": ["crx"]},
    )  # fmt: skip
    t.do("use surface-1").quiet()
    t.do("lay hangarbovites surface").quiet()
    assert [t.card(f"surface-{n}") for n in (1, 2, 3)] == ["kohofal", "lepraktar", "hangarbovites"]
    assert t.pile("scrap") == ["romtelep"] and t.count("colony", 1) == 10
