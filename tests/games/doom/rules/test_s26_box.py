"""What the box holds (S1 to S20): known counts, known structure, and what is ours marked so."""

from __future__ import annotations

from typing import Any

import pytest

from hadur.games.doom.loading.components import load_components
from hadur.games.doom.loading.missions import MISSIONS, mission
from hadur.games.doom.loading.reading import data_file
from hadur.games.doom.vocabulary import (
    BASIC,
    CLASS_CARD,
    EVENT_CARD,
    GLORY_CARD,
    GRENADE,
    INVADER_INITIATIVE,
    MARINE_INITIATIVE,
    SPECIAL,
    UAC,
)
from tests.games.doom.conftest import set_up


def cards_of(kind: int) -> int:
    tables = load_components().tables
    return sum(1 for sheet in tables["card-kind"] if tables["kind"][sheet] == kind)


@pytest.mark.rule("DM-S1", "DM-2.19")
def test_as_many_cards_and_figures_as_the_box_has() -> None:
    tables = load_components().tables
    assert cards_of(0) == 73 and cards_of(EVENT_CARD) == 36 and cards_of(GLORY_CARD) == 12
    assert (cards_of(MARINE_INITIATIVE), cards_of(INVADER_INITIATIVE)) == (4, 6)
    assert tables["kind"].count(CLASS_CARD) == 24
    assert len(tables["type-of"]) == 37
    assert [len(data_file(name)) for name in ("invasion", "threats", "objectives")] == [12, 3, 6]


@pytest.mark.rule("DM-S2", "DM-S3", "DM-2.12", "DM-12.1")
def test_eight_types_with_33_figures() -> None:
    demons = data_file("demons")
    assert list(demons) == [
        "imp", "possessed-soldier", "pinky", "cacodemon", "revenant", "mancubus", "baron-of-hell",
        "cyberdemon",
    ]  # fmt: skip
    assert sum(demon["figures"] for demon in demons.values()) == 33
    assert demons["cyberdemon"]["figures"] == 1
    assert [name for name in demons if demons[name].get("flying")] == ["cacodemon", "revenant"]


@pytest.mark.rule("DM-S6", "DM-S7")
def test_dice_show_the_known_numbers_and_damage_alone() -> None:
    t = set_up({"alpha": "a1"})
    assert [int(n) for n in t.state.book.red_faces] == [0, 1, 1, 1, 2, 2]
    assert [int(n) for n in t.state.book.black_faces] == [1, 1, 2, 2, 2, 3]


@pytest.mark.rule("DM-S8", "DM-S20", "DM-4.2", "DM-4.3", "DM-4.4")
def test_twelve_missions_are_drawn_and_each_has_its_cards() -> None:
    used: list[tuple[Any, Any]] = []
    for name in MISSIONS:
        board = mission(name).board
        assert 60 <= sum(1 for n in range(int(board.grid.squares)) if board.grid.at(
            n % int(board.grid.width), n // int(board.grid.width)) >= 0)  # fmt: skip
        data = data_file(f"missions/{int(name):02}")
        used.append((data["objective"], data["threat"]))
    assert len(used) == 12
    assert {threat for _, threat in used} == {"infestation", "horde", "assault"}
    objectives = [objective for objective, _ in used]
    assert all(objectives.count(objective) == 2 for objective in data_file("objectives"))


@pytest.mark.rule("DM-S9", "DM-S10", "DM-4.16", "DM-4.17", "DM-4.18", "DM-4.21", "DM-22.13")
def test_weapon_sets_have_the_known_structure() -> None:
    tables = load_components().tables
    sizes = {UAC: (4, 4), BASIC: (3, 2), SPECIAL: (3, 1), GRENADE: (1, 2)}
    kinds = tables["weapon-kind"]
    assert [kinds.count(kind) for kind in (UAC, BASIC, SPECIAL, GRENADE)] == [1, 6, 5, 3]
    for k, kind in enumerate(kinds):
        assert (tables["weapon-size"][k], tables["weapon-copies"][k]) == sizes[kind]
    tokens = sum(tables["weapon-copies"][k] for k, kind in enumerate(kinds) if kind != UAC)
    assert tokens == 23


@pytest.mark.rule("DM-S11")
def test_the_decoy_grenade_keeps_the_name_of_the_hungarian_book() -> None:
    assert data_file("weapons")["decoy-grenade"]["name"]["hu"] == "csaligránát"
    assert data_file("weapons")["burst-rifle"]["name"]["hu"] == "repeszpuska"


@pytest.mark.rule("DM-S13", "DM-S14", "DM-25.1")
def test_squads_have_four_main_actions_a_round_whatever_their_number() -> None:
    squads = data_file("squads")
    assert sum(squad["copies"] for squad in squads.values()) == 4
    for seats, activations in ((2, 2), (3, 2), (4, 3), (5, 4)):
        total = 0
        names = ["alpha", "bravo", "charlie", "delta"][: seats - 1]
        figures = {name: f"{'abcd'[k]}1" for k, name in enumerate(names)}
        for name in names:
            t = set_up(figures, seats=seats, active=name)
            marine = t.view()["marines"][names.index(name)]
            total += marine["main-actions"] * (2 if seats == 2 else 1)
        assert total == 4, (seats, activations)


@pytest.mark.rule("DM-S15", "DM-4.23")
def test_six_event_sets_of_six_with_the_known_names() -> None:
    events = data_file("events")
    assert len(events["sets"]) == 6
    for chosen in events["sets"]:
        cards = [card for card in events["cards"].values() if card["set"] == chosen]
        assert sum(card["copies"] for card in cards) == 6
    assert len(events["cards"]) == 20
    assert {"demonic-resilience", "dark-pact", "soul-harvest"} <= set(events["cards"])


@pytest.mark.rule("DM-S16")
def test_adrenaline_rush_is_discarded_for_two_points() -> None:
    t = set_up({"alpha": "c3"}, seats=5, m1={"glory": ["adrenaline-rush"]})
    t.do("use adrenaline-rush")
    assert t.points("alpha") == 2 and t.pile("glory", 1) == []


@pytest.mark.rule("DM-S18", "DM-20.4")
def test_imp_assault_is_as_it_is_known() -> None:
    card = data_file("invasion")["imp-assault"]
    assert card["source"] == "published"
    assert [group.get("argent", 0) for group in card["yellow"]] == [2, 1]
    assert card["red"][1]["demons"] == [["imp", 4], ["baron-of-hell", 1]]


@pytest.mark.rule("DM-S19")
def test_a_relay_takes_a_card_and_gives_the_invader_one() -> None:
    card = data_file("objectives")["relay-activation"]["abilities"][0]
    assert card["cost"] == {"discard": 1}
    assert {"what": "draw", "amount": 1, "to": "invader"} in card["do"]


def test_everything_says_where_it_comes_from() -> None:
    seen = set()
    for file in (
        "demons",
        "weapons",
        "classes",
        "glory_kills",
        "invasion",
        "threats",
        "objectives",
    ):
        for name, entry in data_file(file).items():
            assert entry["source"] in ("hadur", "published", "rulebook"), (file, name)
            seen.add(entry["source"])
    assert {"hadur", "published"} <= seen
