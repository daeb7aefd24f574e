"""Sections 6 to 9: setup, turn, starting phase, main phase."""

from __future__ import annotations

import pytest

from hadur.games.chaos_galaxy import GAME
from hadur.games.chaos_galaxy.state import galaxy
from tests.games.chaos_galaxy.conftest import Setting, Table


def dealt(seats: int = 2, seed: int = 3, **options: str) -> Table:
    setup = {"seats": seats, "options": {"cut": "waived", "first": "0", **options}}
    return Table(galaxy(GAME.begin(setup, seed)))


@pytest.mark.rule("KG-6.1", "KG-6.2", "KG-6.6", "KG-6.7", "KG-1.1", "KG-1.2")
def test_both_begin_with_five_cards_five_credits_and_forty_in_the_colony() -> None:
    t = dealt()
    assert [t.count("hand", seat) for seat in (0, 1)] == [5, 5]
    assert [t.count("colony", seat) for seat in (0, 1)] == [40, 40]
    assert t.pile("colony", 0) != dealt(seed=4).pile("colony", 0)
    t.do("keep", "keep")
    assert (t.credits(0), t.credits(1)) == (6, 5)


@pytest.mark.rule("KG-6.5", "KG-S4")
def test_the_higher_roll_starts_and_a_tie_is_rolled_again() -> None:
    setup = {"seats": 2, "options": {"cut": "waived"}}
    for script, starter in (([5, 2], 0), ([2, 5], 1), ([3, 3, 0, 4], 1)):
        checked = GAME.check_setup(setup)
        state = GAME.deal(checked, 5)
        state.script = [*script, *([0] * 44), *([0] * 44)]
        state.run()
        assert galaxy(state).starter == starter


@pytest.mark.rule("KG-6.8", "KG-6.10")
def test_the_mulligan_is_offered_once_to_each() -> None:
    t = dealt()
    first = t.pile("hand")
    t.do("mulligan")
    assert t.seat == 1
    assert t.count("hand") == 5
    assert t.count("colony") == 40
    assert sorted(t.pile("hand")) != sorted(first)
    t.do("mulligan")
    assert t.prompt == "main"


@pytest.mark.rule("KG-7.1", "KG-7.2", "KG-20.13", "KG-7.3")
def test_turns_alternate(table: Setting) -> None:
    t = table()
    seats = []
    for _ in range(4):
        seats.append(t.seat)
        t.do("end")
    assert seats == [0, 1, 0, 1]


@pytest.mark.rule("KG-7.6", "KG-7.7", "KG-17.7", "KG-10.8", "KG-4.4")
def test_the_main_phase_goes_on_after_an_attack_and_a_new_ship_may_attack(table: Setting) -> None:
    t = table({"hand": ["kekorr"], "credits": 3, "hangar": ["kekorr"]})
    t.do("attack 1 colony", "bomb kekorr")
    assert t.prompt == "main"
    t.do("ship kekorr", "attack 1 colony", "bomb kekorr#2")
    assert t.count("colony", 1) == 8


@pytest.mark.rule("KG-8.3", "KG-10.62", "KG-10.59")
def test_starting_interrupts_are_for_the_starting_phase(table: Setting) -> None:
    t = table({"hand": ["sarc"], "credits": 5}, {"hand": ["sarc"], "credits": 5}, start="turn")
    assert (t.prompt, t.seat) == ("response", 1)
    t.do("play sarc")
    t.quiet()
    assert t.credits(0) == 7
    assert t.refuses("play sarc")


@pytest.mark.rule("KG-8.4", "KG-9.16", "KG-9.21")
def test_cards_are_drawn_for_a_credit_each(table: Setting) -> None:
    t = table({"credits": 2}, start="turn")
    assert t.count("hand") == 0
    t.do(*["draw"] * 7)
    assert t.count("hand") == 7
    assert t.credits() == 0
    assert t.refuses("draw")


@pytest.mark.rule(
    "KG-9.1",
    "KG-9.2",
    "KG-9.3",
    "KG-10.2",
    "KG-10.13",
    "KG-10.24",
    "KG-9.20",
    "KG-3.3",
    "KG-3.5",
    "KG-3.6",
    "KG-22.14",
)
def test_bases_crew_and_weapons_are_laid_face_down_for_nothing(table: Setting) -> None:
    t = table({"hand": ["aknagyuru", "tuzer", "kenpajzs"], "hangar": ["cobra-flash"]})
    t.do("lay aknagyuru surface", "lay tuzer canteen", "lay kenpajzs cobra-flash")
    assert t.cards(0) == ["cobra-flash", "surface-1", "canteen-1", "cobra-flash+1"]
    assert not any(t.paid(ref) for ref in ("surface-1", "canteen-1", "cobra-flash+1"))
    assert t.credits() == 0


@pytest.mark.rule("KG-9.5", "KG-33.14", "KG-33.15", "KG-1.4")
def test_two_markers_from_one_base_or_two_are_a_credit(table: Setting) -> None:
    t = table({"surface": ["aknagyuru 2 markers", "romtelep 1 markers"]})
    assert "convert surface-1 surface-1" in t.legal
    assert t.refuses("convert surface-2 surface-2")
    t.do("convert surface-1 surface-2")
    assert t.credits() == 1
    assert (t.markers("surface-1"), t.markers("surface-2")) == (1, 0)
    assert not t.starting("convert")


@pytest.mark.rule("KG-9.6", "KG-10.56", "KG-10.57", "KG-10.58", "KG-10.4", "KG-22.5")
def test_an_event_is_paid_at_once_and_scrapped(table: Setting) -> None:
    t = table({"hand": ["hitelkeret"], "credits": 4})
    t.do("play hitelkeret")
    assert t.credits() == 7
    assert t.pile("scrap") == ["hitelkeret"]
    t = table({"hand": ["hitelkeret"], "credits": 3})
    assert t.refuses("play hitelkeret")


@pytest.mark.rule("KG-9.8", "KG-10.6", "KG-10.1", "KG-10.5")
def test_a_ship_costs_what_is_printed_and_comes_face_up(table: Setting) -> None:
    t = table({"hand": ["cobra-flash", "unicornis"], "credits": 6})
    assert t.refuses("ship unicornis")
    t.do("ship cobra-flash")
    assert t.paid("cobra-flash")
    assert t.turned("cobra-flash") == "active"
    assert t.credits() == 0


@pytest.mark.rule(
    "KG-9.9",
    "KG-9.10",
    "KG-9.11",
    "KG-10.14",
    "KG-10.25",
    "KG-10.38",
    "KG-4.6",
    "KG-22.4",
    "KG-22.15",
)
def test_what_lies_face_down_is_paid_in_the_own_main_phase(table: Setting) -> None:
    t = table(
        {
            "credits": 9, "hangar": ["cobra-flash + kenpajzs + kenraketa"], "canteen": ["tuzer"],
            "surface": ["romtelep 2 markers", "chazma-toltet"],
        },
    )  # fmt: skip
    assert sorted(t.starting("pay")) == ["pay canteen-1", "pay cobra-flash+1", "pay surface-1"]
    t.do("pay cobra-flash+1", "pay canteen-1", "pay surface-1")
    assert t.credits() == 2
    assert t.value("armour", "cobra-flash") == 5
    assert not t.starting("pay")


@pytest.mark.rule("KG-9.17", "KG-S34", "KG-23.7", "KG-S5")
def test_one_of_the_top_five_cards_for_two_credits_then_a_shuffle_and_a_cut(
    table: Setting,
) -> None:
    t = table({"credits": 2, "colony": ["crx", "holdimado", "3 kekorr", "sarc", "6 kaosz"]})
    t.do("pick")
    assert sorted(t.legal) == ["take crx", "take holdimado", "take kekorr"]
    t.do("take crx")
    assert t.pile("hand") == ["crx"]
    assert (t.prompt, t.seat) == ("cut", 1)
    t.do("cut 4")
    assert t.count("colony") == 11
    assert not any(t.state.knows[card] for card in t.state.cards_in(0))


@pytest.mark.rule("KG-9.22")
def test_the_turn_player_may_always_end_the_main_phase(table: Setting) -> None:
    assert "end" in table().legal
