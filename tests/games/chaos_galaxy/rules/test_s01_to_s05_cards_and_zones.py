"""Sections 1 to 5: cards, types, zones, states, what is hidden."""

from __future__ import annotations

import json

import pytest

from hadur.games.chaos_galaxy import log
from hadur.games.chaos_galaxy.tables import CARDS
from hadur.games.chaos_galaxy.vocabulary import ANY_LIMIT, SUBTYPES, TRAP, TYPES
from tests.games.chaos_galaxy.conftest import Setting, kind


@pytest.mark.rule("KG-2.1", "KG-2.2", "KG-2.3", "KG-2.4", "KG-2.5", "KG-2.6", "KG-2.7", "KG-2.8")
def test_there_are_six_types_with_four_subtypes_each_and_every_one_occurs() -> None:
    assert len(TYPES) == 6
    assert len(SUBTYPES) == 24
    assert {card.subtype for card in CARDS} == set(range(24))
    assert all(card.subtype // 4 == card.type for card in CARDS)


@pytest.mark.rule("KG-1.15", "KG-1.16")
def test_only_traps_have_a_question_mark_for_a_limit() -> None:
    assert {card.subtype for card in CARDS if card.limit == ANY_LIMIT} == {TRAP}


@pytest.mark.rule("KG-1.13", "KG-1.17", "KG-4.7", "KG-S44", "KG-10.16", "KG-19.22")
def test_a_paid_weapon_adds_to_its_ship_and_an_unpaid_one_does_not(table: Setting) -> None:
    t = table({"hangar": ["unicornis + harmas-sorozatveto paid + kenpajzs", "unicornis"]})
    assert t.value("firepower", "unicornis") == 4
    assert t.value("armour", "unicornis") == 3
    assert t.has("salvo", "unicornis")
    assert t.value("firepower", "unicornis#2") == 3
    assert not t.has("salvo", "unicornis#2")


@pytest.mark.rule("KG-1.18", "KG-1.19", "KG-10.27", "KG-10.39")
def test_crew_in_the_canteen_is_idle_but_a_passenger_works_there(table: Setting) -> None:
    t = table({"canteen": ["szenator paid", "onfelaldozo-orseg paid"]})
    assert "use canteen-1" in t.legal
    assert not [move for move in t.legal if move.startswith("use canteen-2")]
    t.do("use canteen-1")
    assert t.count("hand") == 1
    assert t.turned("canteen-1") == "used"
    assert t.refuses("use canteen-1")


@pytest.mark.rule("KG-2.11", "KG-2.13", "KG-2.14", "KG-10.17", "KG-S39")
def test_a_ship_carries_as_many_cards_as_its_size_unpaid_ones_counted(table: Setting) -> None:
    t = table({"hangar": ["cobra-flash + kenpajzs"], "hand": ["viaszbevonat", "sarc"]})
    t.do("lay viaszbevonat cobra-flash")
    assert t.cards(0) == ["cobra-flash", "cobra-flash+1", "cobra-flash+2"]
    assert t.refuses("lay sarc cobra-flash")
    assert "lay sarc surface" in t.legal


@pytest.mark.rule("KG-2.12", "KG-2.15", "KG-S19")
def test_the_room_in_the_hangar_is_the_size_unless_the_card_says_otherwise(table: Setting) -> None:
    t = table({"hangar": ["mamut-i", "mamut-i"]})
    assert t.do("end").seat == 1
    t = table({"hangar": ["mamut-i", "mamut-i", "halalszarny"]})
    assert t.do("end").prompt == "scrap-ship"


@pytest.mark.rule("KG-3.7", "KG-3.8", "KG-10.41", "KG-25.3")
def test_bases_lie_in_the_order_they_were_played(table: Setting) -> None:
    t = table({"hand": ["aknagyuru", "romtelep"], "surface": ["lepraktar"]})
    t.do("lay romtelep surface", "lay aknagyuru surface")
    row = [t.card(f"surface-{n}") for n in (1, 2, 3)]
    assert row == ["lepraktar", "romtelep", "aknagyuru"]


@pytest.mark.rule("KG-3.9", "KG-3.10", "KG-3.11", "KG-18.6", "KG-18.7", "KG-22.18", "KG-10.36")
def test_what_leaves_play_paid_goes_to_the_scrap_and_unpaid_to_the_ruin(table: Setting) -> None:
    t = table(
        {"hand": ["csaszari-rendelet"], "credits": 6},
        {"hangar": ["cobra-flash + kenpajzs + trinitron-agyu paid"]},
    )
    t.do("play csaszari-rendelet 1:cobra-flash")
    assert sorted(t.pile("scrap", 1)) == ["cobra-flash", "trinitron-agyu"]
    assert t.pile("ruin", 1) == ["kenpajzs"]
    assert t.pile("scrap", 0) == ["csaszari-rendelet"]


@pytest.mark.rule("KG-4.16", "KG-4.17", "KG-20.10", "KG-20.11", "KG-20.12", "KG-33.4", "KG-4.1")
def test_turned_cards_of_the_turn_player_turn_back_one_step(table: Setting) -> None:
    t = table(
        {"hangar": ["unicornis damaged"], "canteen": ["tuzer used"]},
        {"hangar": ["holdimado used"]},
    )
    t.do("end")
    assert t.turned("unicornis") == "used"
    assert t.turned("canteen-1") == "active"
    assert t.turned("holdimado", 1) == "used"
    t.do("end")
    assert t.turned("holdimado", 1) == "active"
    assert t.turned("unicornis") == "used"


@pytest.mark.rule("KG-4.11", "KG-4.13", "KG-4.15", "KG-4.8")
def test_a_turned_card_cannot_pay_by_turning_or_be_sacrificed(table: Setting) -> None:
    t = table({"canteen": ["szenator paid used"], "surface": ["romtelep paid damaged"]})
    assert not t.starting("use")
    t = table({"canteen": ["szenator paid"], "surface": ["romtelep paid"]})
    assert sorted(t.starting("use")) == ["use canteen-1", "use surface-1"]


@pytest.mark.rule("KG-4.14", "KG-3.11")
def test_a_sacrificed_card_goes_to_the_scrap(table: Setting) -> None:
    t = table({"surface": ["romtelep paid"]})
    t.do("use surface-1")
    assert t.pile("scrap") == ["romtelep"]
    assert t.count("colony", 1) == 10
    assert t.count("ruin", 1) == 2


@pytest.mark.rule(
    "KG-5.1",
    "KG-5.2",
    "KG-5.3",
    "KG-5.4",
    "KG-5.5",
    "KG-5.9",
    "KG-5.10",
    "KG-5.15",
    "KG-5.16",
    "KG-3.1",
)
def test_a_seat_sees_what_section_5_lets_it_see(table: Setting) -> None:
    t = table(
        {
            "hand": ["sarc"], "ruin": ["kaosz"], "scrap": ["harapas"], "credits": 4,
            "surface": ["chazma-toltet 2 markers", "romtelep paid"], "canteen": ["tuzer used"],
        },
    )  # fmt: skip
    own = t.state.view(0)["players"][0]  # type: ignore[index]
    assert own["hand"] == ["sarc"]
    assert own["ruin"] == ["kaosz"]
    assert own["surface"][0]["card"] == "chazma-toltet"
    other = json.dumps(t.state.view(1))
    for hidden in ("sarc", "kaosz", "chazma-toltet", "tuzer"):
        assert hidden not in other, hidden
    seen = t.state.view(1)["players"][0]  # type: ignore[index]
    assert "marduk-kurios" not in json.dumps(seen)  # the Colony of somebody else
    assert seen["scrap"] == ["harapas"]
    assert (seen["hand-count"], seen["ruin-count"], seen["colony-count"]) == (1, 1, 12)
    assert seen["credits"] == 4
    assert seen["surface"][0]["markers"] == 2
    assert seen["surface"][1]["card"] == "romtelep"
    assert seen["canteen"][0]["state"] == "used"
    assert json.dumps(t.state.view(None)).count("tuzer") == 0


@pytest.mark.rule("KG-5.11", "KG-5.12", "KG-22.26", "KG-S28")
def test_a_look_is_told_once_to_one_seat_and_kept_nowhere(table: Setting) -> None:
    t = table({"canteen": ["kettos-ugynok paid"]}, {"surface": ["chazma-toltet"]})
    heard = t.heard("use canteen-1 1:surface-1")
    looked = [event for event in heard.events if event.kind == log.LOOKED_AT]
    assert [(event.b, event.audience) for event in looked] == [(kind("chazma-toltet"), 1)]
    assert "chazma-toltet" not in json.dumps(t.state.view(0))


@pytest.mark.rule("KG-5.13", "KG-5.14", "KG-16.7", "KG-S45")
def test_burned_cards_are_seen_by_their_own_player_alone(table: Setting) -> None:
    t = table({"hand": ["birodalmi-ostrom"], "credits": 4}, {"colony": ["holdimado", "8 crx"]})
    t.do("play birodalmi-ostrom")
    assert t.pile("ruin", 1) == ["holdimado", "crx", "crx", "crx"]
    assert t.state.view(1)["players"][1]["ruin"] == t.pile("ruin", 1)  # type: ignore[index]
    assert "holdimado" not in json.dumps(t.state.view(0))


@pytest.mark.rule("KG-5.6", "KG-5.7")
def test_what_is_laid_or_discarded_reads_alike_to_others(table: Setting) -> None:
    t = table({"hand": ["sarc", "kaosz"]})
    game = t.state.game()
    texts = {
        game.text_for(t.state, 0, int(move), 1)
        for move in t.state.legal(0)
        if game.text(t.state, 0, int(move)).endswith("surface")
    }
    assert texts == {"lay ? surface"}
