"""Set-ups by seat: what is chosen, what is missing, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from hadur.games import load
from hadur.kernel.choices import Choice, Kind, one_of
from hadur.kernel.errors import IllegalDeck, UnknownName
from hadur.kernel.series import next_setup
from hadur.kernel.setups import open_choices, variety
from hadur.kernel.standing import places, points, winners
from tests.kernel.toys import lair, orders

WARS = load("summoner-wars")


def test_what_is_not_chosen_has_its_default() -> None:
    assert orders.GAME.check_setup({"seats": 3}) == {
        "seats": [{"banner": "red"}, {"banner": "blue"}, {"banner": "green"}],
        "options": {"rounds": "2"},
    }


def test_a_default_gives_way_to_what_somebody_else_wants() -> None:
    setup = orders.GAME.check_setup({"seats": [{}, {"banner": "red"}]})
    assert [seat["banner"] for seat in setup["seats"]] == ["blue", "red"]


def test_what_one_seat_has_chosen_another_cannot() -> None:
    with pytest.raises(UnknownName, match="banner of seat 1 cannot be 'red'"):
        orders.GAME.check_setup({"seats": [{"banner": "red"}, {"banner": "red"}]})


@pytest.mark.parametrize("value", ["0", "4", "x", "", "1" * 5000, -1, 2.5, ["2"]])
def test_a_number_has_its_bounds(value: Any) -> None:
    if value == "":
        assert orders.GAME.check_setup({"options": {"rounds": value}})["options"]["rounds"] == "2"
        return
    with pytest.raises(UnknownName, match="rounds is a number from 1 to 3"):
        orders.GAME.check_setup({"options": {"rounds": value}})


def test_a_switch_is_on_or_off() -> None:
    assert lair.GAME.check_setup({"options": {"open": True}})["options"] == {"open": "on"}
    assert lair.GAME.check_setup({"options": {"open": "off"}})["options"] == {"open": "off"}


def test_a_misspelt_choice_is_refused_with_the_right_one() -> None:
    with pytest.raises(UnknownName, match="no option is called 'round'; did you mean rounds"):
        orders.GAME.check_setup({"options": {"round": "2"}})
    with pytest.raises(UnknownName, match="no choice of seat 1 is called 'baner'"):
        orders.GAME.check_setup({"seats": [{}, {"baner": "red"}]})


def test_old_set_ups_are_read_as_what_they_meant() -> None:
    old = WARS.check_setup({"decks": ["vanguards", "breakers"], "options": {"first": "1"}})
    new = WARS.check_setup(
        {"seats": [{"deck": "vanguards"}, {"deck": "breakers"}], "options": {"first": "1"}}
    )
    assert old == new
    assert WARS.check_setup({"decks": None}) == WARS.check_setup({})


def test_decks_and_seats_are_not_both_given() -> None:
    with pytest.raises(UnknownName, match="has no 'decks'"):
        WARS.check_setup({"seats": [{}, {}], "decks": ["vanguards", "breakers"]})


def test_a_game_without_decks_refuses_them() -> None:
    with pytest.raises(UnknownName, match="no choice of seat 0 is called 'deck'"):
        orders.GAME.check_setup({"decks": ["a", "b"]})
    with pytest.raises(IllegalDeck, match="orders has no decks"):
        orders.GAME.check_deck("a", {})


def test_choices_come_for_the_table_first_and_then_seat_by_seat() -> None:
    found = [(choice.seat, choice.name) for choice in open_choices(orders.GAME, {"seats": 2})]
    assert found == [(None, "rounds"), (0, "banner"), (1, "banner")]


def test_a_choice_may_depend_on_those_before_it() -> None:
    conquest = load("conquest")
    decks = [
        choice.values
        for choice in open_choices(conquest, {"options": {"deck-building": "starter"}})
        if choice.kind is Kind.DECK
    ]
    assert decks
    assert all(name.startswith("starter-") for names in decks for name in names)


def test_variety_is_the_same_every_time_and_has_every_number_of_seats() -> None:
    found = variety(orders.GAME, 20)
    assert found == variety(orders.GAME, 20)
    assert {len(setup["seats"]) for setup in found[:10]} == {2, 3, 4}
    assert len(found) >= 20


def test_a_game_without_set_ups_to_try_is_found_out() -> None:
    class Empty(type(orders.GAME)):  # type: ignore[misc]
        def sample_setups(self, rng: int) -> list[dict[str, Any]]:
            return []

    with pytest.raises(RuntimeError, match="gives no set-ups"):
        variety(Empty(), 1)


def test_a_value_of_a_choice_is_shown_short_however_long_it_is() -> None:
    choice: Choice = one_of("colour", "red", "blue")
    with pytest.raises(UnknownName) as refused:
        choice.check("r" * 100_000)
    assert len(str(refused.value)) < 200


# -- results ---------------------------------------------------------------------------------------


def test_of_three_one_may_win() -> None:
    assert winners([-1, -1, 1]) == (2,)
    assert places([-1, -1, 1]) == (2, 2, 1)
    assert points([-1, -1, 1]) == (0.0, 0.0, 1.0)


def test_several_may_win() -> None:
    assert winners([-1, 1, 1]) == (1, 2)
    assert points([-1, 1, 1]) == (0.0, 0.5, 0.5)


def test_where_all_have_the_same_nobody_has_won() -> None:
    assert winners([0, 0]) == ()
    assert points([0, 0]) == (0.5, 0.5)


def test_places_follow_from_scores() -> None:
    assert places([7, 9, 7, 2]) == (2, 1, 2, 4)


@pytest.mark.parametrize(
    ("results", "goes_on"),
    [
        ([[1, -1]], True),
        ([[1, -1], [1, -1]], False),
        ([[1, -1], [-1, 1]], True),
        ([[0, 0], [0, 0]], True),
        ([[1, -1], [-1, 1], [1, -1]], False),
        ([[0, 0], [0, 0], [0, 0]], False),
    ],
)
def test_best_of_three_ends_when_it_is_decided(results: list[list[int]], goes_on: bool) -> None:
    setup = WARS.check_setup({"options": {"series": "best-of-3"}})
    following = next_setup([setup] * len(results), results)
    assert (following == setup) if goes_on else following is None


def test_a_single_game_is_no_series() -> None:
    setup = WARS.check_setup({})
    assert WARS.next_setup([setup], [[1, -1]]) is None
