"""Sections 10 and 11: paying cards by type, interrupts and the chain."""

from __future__ import annotations

import pytest

from tests.games.chaos_galaxy.conftest import Setting


@pytest.mark.rule("KG-10.43", "KG-10.46", "KG-22.8")
def test_a_base_needs_as_many_markers_as_its_limit(table: Setting) -> None:
    t = table({"surface": ["aknagyuru 3 markers", "aknagyuru 5 markers"]})
    assert t.starting("pay") == ["pay surface-2"]


@pytest.mark.rule("KG-10.44", "KG-S16")
def test_x_is_what_lies_on_the_base_when_it_is_paid(table: Setting) -> None:
    t = table({"surface": ["titkos-fegyver 2 markers"], "credits": 1}, {"hangar": ["unicornis"]})
    t.do("pay surface-1 1:unicornis")
    assert t.armour("unicornis", 1) == 1
    assert t.turned("unicornis", 1) == "damaged"
    assert t.pile("scrap") == ["titkos-fegyver"]


@pytest.mark.rule("KG-10.49")
def test_a_research_takes_effect_and_is_scrapped(table: Setting) -> None:
    t = table({"surface": ["kozos-strategia 2 markers"]})
    t.do("pay surface-1")
    assert t.count("hand") == 3
    assert t.pile("scrap") == ["kozos-strategia"]


@pytest.mark.rule("KG-10.54", "KG-12.6", "KG-S9")
def test_a_bunker_works_however_it_is_turned_and_several_tolls_add_up(table: Setting) -> None:
    bases = ["aknagyuru paid damaged", "aknagyuru paid used"]
    t = table({"hangar": ["kekorr"], "credits": 1}, {"surface": bases})
    assert not t.starting("attack")
    t = table({"hangar": ["kekorr"], "credits": 3}, {"surface": bases})
    t.do("attack 1 colony")
    assert t.credits() == 1


@pytest.mark.rule("KG-10.55", "KG-18.11", "KG-22.13", "KG-10.47")
def test_markers_are_lost_when_a_base_leaves_play(table: Setting) -> None:
    t = table({"hangar": ["hellfire-brothers"]}, {"surface": ["aknagyuru 3 markers"]})
    t.do("attack 1 1:surface-1", "bomb hellfire-brothers", "no")
    assert t.pile("ruin", 1) == ["aknagyuru"]
    assert t.cards(1) == []


@pytest.mark.rule("KG-10.63", "KG-10.64", "KG-10.65", "KG-7.9", "KG-10.67", "KG-11.16")
def test_interrupts_are_played_in_their_own_phases(table: Setting) -> None:
    hand = ["extra-talalat", "remulet", "veszhelyzeti-tartalek", "sarc"]
    t = table(
        {"hangar": ["unicornis"], "hand": hand, "credits": 9, "ruin": ["crx"]},
        {"hangar": ["holdimado"]},
    )
    names = {move.split()[1] for move in t.starting("play")}
    assert names == {"veszhelyzeti-tartalek", "remulet"}
    t.do("attack 1 colony", "send holdimado", "pass")
    t.reach("play extra-talalat unicornis")
    assert {move.split()[1] for move in t.starting("play")} == {
        "extra-talalat", "veszhelyzeti-tartalek",
    }  # fmt: skip


@pytest.mark.rule(
    "KG-11.3", "KG-11.4", "KG-33.23", "KG-11.10", "KG-22.19", "KG-10.60", "KG-10.61", "KG-22.16"
)
def test_an_event_can_be_answered_and_neutralised(table: Setting) -> None:
    t = table(
        {"hand": ["birodalmi-ostrom"], "credits": 4}, {"hand": ["ellenparancs"], "credits": 3}
    )
    t.do("play birodalmi-ostrom", "play ellenparancs #0")
    t.quiet()
    assert t.count("colony", 1) == 12
    assert (t.credits(0), t.credits(1)) == (0, 0)
    assert t.pile("scrap") == ["birodalmi-ostrom"]
    assert t.pile("scrap", 1) == ["ellenparancs"]


@pytest.mark.rule("KG-11.11", "KG-23.6")
def test_a_card_whose_target_is_gone_leaves_without_effect(table: Setting) -> None:
    t = table(
        {"hangar": ["unicornis"], "hand": ["tultoltes"], "credits": 1},
        {"hangar": ["holdimado"], "hand": ["megvesztegetes"], "credits": 3},
    )
    t.fight("colony", ["unicornis"], ["holdimado"])
    t.do("pass", "fire unicornis 1:holdimado", "no", "play tultoltes unicornis")
    t.do("play megvesztegetes 0:unicornis")
    t.quiet()
    assert t.armour("holdimado", 1) == 3
    assert t.pile("scrap") == ["tultoltes"]
    assert t.armour("unicornis") == 3


@pytest.mark.rule("KG-11.8", "KG-S8")
def test_own_interrupts_in_a_row_take_effect_in_the_order_their_player_likes(
    table: Setting,
) -> None:
    t = table(
        {"hangar": ["holdimado"], "hand": ["extra-talalat", "kitinkemenyseg"], "credits": 9},
        {"hangar": ["unicornis"]},
    )
    t.fight("colony", ["holdimado"], ["unicornis"])
    t.do("fire holdimado 1:unicornis", "no")
    t.do("play extra-talalat holdimado", "play kitinkemenyseg holdimado")
    assert t.prompt == "which-first"
    assert len(t.legal) == 2


@pytest.mark.rule("KG-11.2", "KG-33.22", "KG-9.12", "KG-4.5", "KG-10.3")
def test_a_payment_turns_the_card_up_at_once_and_works_after_the_answers(table: Setting) -> None:
    t = table(
        {"surface": ["viaszerod 3 markers", "aknagyuru paid"], "hangar": ["kekorr"]},
        {"hand": ["remulet"], "credits": 2},
    )
    t.do("pay surface-1")
    assert (t.prompt, t.seat) == ("response", 1)
    assert t.paid("surface-1")
    assert t.value("armour", "surface-2") == 2
    t.do("pass")
    assert t.value("armour", "surface-2") == 4


@pytest.mark.rule("KG-11.15", "KG-12.8", "KG-12.9", "KG-11.12", "KG-23.5")
def test_after_the_target_is_named_general_interrupts_may_still_be_played(table: Setting) -> None:
    t = table(
        {"hangar": ["unicornis"], "hand": ["remulet"], "credits": 2}, {"hangar": ["holdimado"]}
    )
    t.do("attack 1 colony")
    assert (t.prompt, t.seat) == ("response", 0)
    t.do("play remulet 1:holdimado")
    t.quiet()
    assert t.prompt == "bombers"


@pytest.mark.rule("KG-11.9")
def test_nobody_is_asked_who_by_all_that_can_be_seen_has_nothing_to_answer(table: Setting) -> None:
    t = table({"credits": 5}, {"credits": 9})
    assert t.do("draw").prompt == "main"
    t = table({"credits": 5}, {"credits": 9, "hand": ["crx"], "ruin": ["veszhelyzeti-tartalek"]})
    assert t.do("draw").prompt == "response"
    assert t.legal == ["pass"]
