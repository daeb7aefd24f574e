"""Sections 12 to 14: declaring an attack, equipping, paying."""

from __future__ import annotations

import pytest

from tests.games.chaos_galaxy.conftest import Setting


@pytest.mark.rule("KG-12.1", "KG-12.2", "KG-12.3", "KG-12.4", "KG-12.5", "KG-9.4")
def test_colony_headquarters_crew_and_bases_can_be_attacked_ships_cannot(table: Setting) -> None:
    t = table(
        {"hangar": ["unicornis"]},
        {"hangar": ["holdimado"], "canteen": ["tuzer"], "surface": ["aknagyuru", "romtelep paid"]},
    )
    assert sorted(t.starting("attack")) == [
        "attack 1 1:canteen-1", "attack 1 1:surface-1", "attack 1 1:surface-2", "attack 1 colony",
        "attack 1 headquarters",
    ]  # fmt: skip


@pytest.mark.rule("KG-S9", "KG-13.3")
def test_without_an_active_ship_there_is_no_attack(table: Setting) -> None:
    t = table({"hangar": ["unicornis used", "holdimado damaged"]})
    assert not t.starting("attack")


@pytest.mark.rule("KG-S6")
def test_an_empty_hand_may_be_attacked_for_nothing(table: Setting) -> None:
    t = table({"hangar": ["szonok"]})
    t.do("attack 1 headquarters", "bomb szonok")
    assert t.prompt == "main"
    assert t.count("hand") == 0


@pytest.mark.rule("KG-13.1", "KG-13.2", "KG-13.11")
def test_any_number_of_active_ships_attack_and_only_they_take_part(table: Setting) -> None:
    t = table({"hangar": ["unicornis", "holdimado", "crx used"]}, {"hangar": ["kekorr"]})
    t.do("attack 1 colony")
    assert sorted(t.legal) == ["send holdimado", "send unicornis"]
    t.do("send holdimado")
    assert sorted(t.legal) == ["done", "send unicornis"]
    t.do("done", "done", "bomb holdimado")
    assert t.count("colony", 1) == 10
    assert t.turned("unicornis") == "active"


@pytest.mark.rule("KG-13.6", "KG-13.7", "KG-13.8")
def test_the_defender_sends_any_number_of_active_ships_or_none(table: Setting) -> None:
    t = table({"hangar": ["unicornis"]}, {"hangar": ["kekorr", "holdimado used", "crx"]})
    t.do("attack 1 colony")
    assert (t.prompt, t.seat) == ("defenders", 1)
    assert t.legal == ["send kekorr", "send crx", "done"]


@pytest.mark.rule("KG-13.4", "KG-13.5", "KG-10.28", "KG-10.29", "KG-10.30", "KG-25.2", "KG-4.9")
def test_upright_crew_boards_ships_with_room_paid_or_not(table: Setting) -> None:
    t = table(
        {
            "hangar": ["halalszarny", "cobra-flash"],
            "canteen": ["tuzer", "klanfo paid", "szerelodroid used"],
        },
    )
    t.do("attack 1 colony", "send halalszarny", "done")
    assert t.prompt == "board"
    assert t.legal == ["board canteen-1 halalszarny", "board canteen-2 halalszarny", "done"]
    t.do("board canteen-2 halalszarny")
    assert t.value("firepower", "halalszarny") == 3
    assert t.prompt != "board"


@pytest.mark.rule("KG-13.9", "KG-13.10")
def test_a_defender_boards_after_the_attacker(table: Setting) -> None:
    t = table({"hangar": ["unicornis"]}, {"hangar": ["kekorr"], "canteen": ["klanfo paid"]})
    t.do("attack 1 colony", "send kekorr")
    assert (t.prompt, t.seat) == ("board", 1)
    t.do("board canteen-1 kekorr")
    assert t.value("firepower", "kekorr", 1) == 3


@pytest.mark.rule("KG-13.12", "KG-15.1", "KG-14.9")
def test_without_defenders_bombing_follows_the_payment(table: Setting) -> None:
    t = table({"hangar": ["kekorr + rogzitett-bombaveto"], "credits": 2}, {"hangar": ["kekorr"]})
    t.do("attack 1 colony", "done", "pay kekorr+1")
    assert t.prompt == "bombers"
    t.do("bomb kekorr")
    assert t.count("colony", 1) == 9


@pytest.mark.rule("KG-14.1", "KG-14.2", "KG-14.3", "KG-14.4", "KG-14.5", "KG-10.15", "KG-10.26")
def test_the_attacker_pays_all_then_the_defender_pays_all(table: Setting) -> None:
    t = table(
        {"hangar": ["kekorr + kenpajzs", "crx + viaszbevonat"], "credits": 9},
        {"hangar": ["holdimado + kenpajzs"], "credits": 9, "canteen": ["tuzer"]},
    )
    t.do("attack 1 colony", "send kekorr", "done", "send holdimado", "done")
    assert (t.prompt, t.seat) == ("pay", 0)
    assert t.legal == ["pay kekorr+1", "done"]
    t.do("done")
    assert (t.prompt, t.seat) == ("pay", 1)
    assert t.legal == ["pay holdimado+1", "done"]
    t.do("pay holdimado+1")
    assert t.prompt == "fire"
    assert t.value("armour", "holdimado", 1) == 5
    assert not t.paid("kekorr+1")


@pytest.mark.rule("KG-14.7", "KG-S37", "KG-10.20")
def test_rockets_of_both_sides_work_at_the_same_moment(table: Setting) -> None:
    t = table(
        {"hangar": ["halalszarny + kezi-torpedo"], "credits": 1},
        {"hangar": ["halalszarny + kezi-torpedo"], "credits": 1},
    )
    t.do("attack 1 colony", "send halalszarny", "pay halalszarny+1", "pay halalszarny+1")
    assert t.prompt == "main"
    for seat in (0, 1):
        assert sorted(t.pile("scrap", seat)) == ["halalszarny", "kezi-torpedo"]


@pytest.mark.rule("KG-14.8", "KG-10.37")
def test_a_choice_at_the_end_of_payment_is_made_after_both_have_paid(table: Setting) -> None:
    t = table(
        {"hangar": ["holdimado + kenpajzs"], "canteen": ["tuzer"], "credits": 9},
        {"hangar": ["unicornis + kenpajzs"], "credits": 9},
    )
    t.do("attack 1 colony", "board canteen-1 holdimado", "send unicornis")
    t.do("pay holdimado+2", "done")
    assert (t.prompt, t.seat) == ("pay", 1)
    t.do("done")
    assert (t.prompt, t.seat) == ("mode", 0)
    t.do("way 1")
    assert t.value("firepower", "holdimado") == 4


@pytest.mark.rule("KG-24.3", "KG-S15", "KG-4.18")
def test_a_false_crew_card_boards_as_a_decoy_and_cannot_be_paid(table: Setting) -> None:
    t = table({"hangar": ["unicornis"], "canteen": ["sarc"], "credits": 9})
    t.do("attack 1 colony", "board canteen-1 unicornis")
    assert t.prompt == "pay"
    assert t.legal == ["done"]
    t.do("done", "bomb unicornis")
    assert t.cards(0) == ["unicornis", "canteen-1"]
    assert t.turned("canteen-1") == "used"
