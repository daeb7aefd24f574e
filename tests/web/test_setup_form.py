"""Forms before a game: made from what the game says can be chosen, whatever was filled in."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

import hadur
from hadur.games import OWN, load
from hadur.kernel.choices import Choice, Kind, one_of
from hadur.kernel.game import Game
from hadur.kernel.setups import open_choices
from hadur.web import pages
from hadur.web.facts import NewTableFacts
from hadur.web.look import book_of
from hadur.web.setup_form import BOT, OPEN, Sheet, field_name, sheet, wished
from tests.web import scenes, toys

needs_toys = pytest.mark.skipif(
    hadur.ENGINE != "pure", reason="toys cannot stand on a compiled kernel"
)


@pytest.fixture(autouse=True, scope="module")
def toys_here() -> Iterator[None]:
    with toys.here():
        yield


def form(game: str, **filled: str) -> str:
    given = {name.replace("_", "-"): value for name, value in filled.items()}
    return pages.new_table(scenes.reader("en"), NewTableFacts(game, ("Rush",), given))


def fields(html: str) -> dict[str, list[str]]:
    """The selects of a form: their values, the chosen one first."""
    found = {}
    for name, inside in re.findall(r'<select name="([^"]+)"[^>]*>(.*?)</select>', html, re.S):
        values = re.findall(r'<option value="([^"]*)"( selected)?', inside)
        chosen = [value for value, mark in values if mark] or [values[0][0]]
        found[name] = chosen + [value for value, _ in values if value != chosen[0]]
    return found


def made(game: str, **filled: str) -> Sheet:
    given = {name.replace("_", "-"): value for name, value in filled.items()}
    return sheet(book_of(game, "en"), given, OPEN)


@pytest.mark.parametrize("game", [name for name in OWN if load(name).ready_decks()])
def test_two_with_decks_choose_who_plays_and_with_which_deck(game: str) -> None:
    found = fields(form(game))
    decks = next(c.values for c in open_choices(load(game), {}) if c.kind is Kind.DECK)
    assert len(decks) >= 7
    assert found["seat-0-player"][0] == "me" and found["seat-1-player"][0] == "open"
    assert BOT in found["seat-1-player"] and "random" in found["seat-1-player"]
    assert set(found["seat-0-deck"]) == {"", "own:Rush", *decks}
    assert found["seat-0-deck"][0] in decks, "one's own is chosen"
    assert found["seat-1-deck"][0] == "", "that of others is drawn by lot"
    assert ("seats" in found) == (load(game).seats != (2,)), "where there are always two"
    assert found["option-series"] == ["single", "best-of-3", "best-of-5"]


def test_what_was_filled_in_is_there_again() -> None:
    found = fields(
        form(
            scenes.GAME,
            seat_0_player="search:4",
            seat_0_deck="own:Rush",
            seat_1_player="me",
            seat_1_deck="vanguards",
            option_series="best-of-5",
        )
    )
    assert found["seat-0-player"][0] == "search:4" and found["seat-1-player"][0] == "me"
    assert found["seat-0-deck"][0] == "own:Rush" and found["seat-1-deck"][0] == "vanguards"
    assert found["option-series"][0] == "best-of-5"


def test_a_short_form_is_there_again_as_well() -> None:
    found = fields(form(scenes.GAME, deck="breakers", against="vanguards", opponent="random"))
    assert found["seat-0-deck"][0] == "breakers" and found["seat-1-deck"][0] == "vanguards"
    assert found["seat-1-player"][0] == "random"
    assert fields(form(scenes.GAME, opponent="person"))["seat-1-player"][0] == "open"


def test_ticks_of_a_form_that_was_filled_in_stay_as_they_were() -> None:
    ticked = r'name="spectators" value="1" checked'
    assert re.search(ticked, form(scenes.GAME))
    assert not re.search(ticked, form(scenes.GAME, pace="none"))
    assert re.search(ticked, form(scenes.GAME, pace="none", spectators="1"))


@needs_toys
def test_the_number_of_seats_shapes_the_form() -> None:
    found = fields(form("orders"))
    assert found["seats"] == ["2", "3", "4"] and "seat-2-player" not in found
    four = fields(form("orders", seats="4", seat_3_player="random"))
    assert four["seats"][0] == "4"
    assert [four[f"seat-{n}-player"][0] for n in range(4)] == ["me", "open", "open", "random"]
    assert "seat-0-deck" not in four


@needs_toys
@pytest.mark.parametrize("wrong", ["", "0", "5", "-1", "9" * 5000, "four"])
def test_a_number_of_seats_that_cannot_be_is_not_taken(wrong: str) -> None:
    assert len(made("orders", seats=wrong).places) == 2


@needs_toys
def test_a_choice_depends_on_those_before_it() -> None:
    """A banner that somebody before has cannot be chosen any more, and is not kept."""
    places = made("orders", seats="3", seat_0_banner="blue", seat_1_banner="blue").places
    (first,), (second,), (third,) = (place.fields for place in places)
    assert first.value == "blue"
    assert [value for value, _ in second.values] == ["red", "green", "gold"]
    assert second.value == "red" and third.value == "green"
    assert second.label == "Banner" and dict(second.values)["gold"] == "gold"


@needs_toys
def test_numbers_and_switches() -> None:
    (rounds,) = made("orders", option_rounds="3").options
    assert rounds.value == "3" and made("orders", option_rounds="3").unusual
    assert made("orders", option_rounds="77").options[0].value == "2"
    html = form("orders", option_rounds="3")
    assert re.search(r'type="number" name="option-rounds" min="1" max="3" value="3"', html)
    assert "<details" in html and re.search(r'id="options" open', html), "it is not as usual"
    assert not re.search(r'id="options" open', form("orders"))
    lair = form("lair", option_open="on")
    assert re.search(r'type="hidden" name="option-open" value="off"', lair)
    assert re.search(r'type="checkbox" name="option-open" value="on" checked', lair)
    assert "checked" not in re.findall(r'type="checkbox" name="option-open"[^>]*', form("lair"))[0]


@needs_toys
def test_sides_are_told_where_some_play_together() -> None:
    assert [place.side for place in made("lair", seats="4").places] == [1, 2, 2, 2]
    assert [place.side for place in made("orders", seats="4").places] == [0] * 4
    assert form("lair", seats="4").count("side 2") == 3


@needs_toys
def test_games_without_decks_are_begun_at_once_all_the_same() -> None:
    html = pages.play(scenes.reader("en"), "orders", {}, {"seats": "3"})
    found = fields(html)
    assert [found[f"seat-{n}-player"][0] for n in range(3)] == ["me", BOT, BOT]
    assert 'action="/play/orders"' in html and 'formaction="/play/orders"' in html
    quick = pages.play(scenes.reader("en"), scenes.GAME)
    assert "seat-0-player" not in fields(quick) and 'name="deck"' in quick


@pytest.mark.parametrize("game", [*OWN, "orders", "lair"])
def test_the_token_is_in_no_address(game: str) -> None:
    """The form is updated by GET; only the button that opens the table brings the token along."""
    if game not in OWN and hadur.ENGINE != "pure":
        pytest.skip("toys cannot stand on a compiled kernel")
    html = form(game)
    (sent,) = re.findall(r"<form[^>]*/tables\".*?</form>", html, re.S)
    assert re.findall(r'<(\w+)[^>]*name="csrf"', sent) == ["button"]
    (update,) = re.findall(r'<button formmethod="get"[^>]*>', sent)
    assert 'formaction="/tables/new"' in update and "csrf" not in update


class Missions(Game):
    """What can be chosen for seats depends on the table's mission."""

    name = "missions"
    seats = (2,)

    def choices(self, setup: Any) -> list[Choice]:
        hard = setup["options"].get("mission") == "hard"
        found = [one_of("mission", "easy", "hard")]
        found += [Choice("squads", Kind.NUMBER, "1", least=1, most=3)] if hard else []
        for seat in range(2):
            found.append(one_of("role", "knight", *(["mage"] if hard else []), seat=seat))
        return found


def test_only_what_can_be_chosen_now_is_taken_from_a_form() -> None:
    game = Missions()
    wild = {"option-mission": "hard", "option-squads": "3", "seat-1-role": "mage", "x": "y"}
    assert wished(game, wild) == {
        "seats": [{}, {"role": "mage"}],
        "options": {"mission": "hard", "squads": "3"},
    }
    tame = wished(game, {**wild, "option-mission": "easy"})
    assert tame == {"seats": [{}, {}], "options": {"mission": "easy"}}
    assert wished(game, {"option-mission": "no such"})["options"] == {}
    assert [field_name(c) for c in game.choices(tame)] == [
        "option-mission", "seat-0-role", "seat-1-role",
    ]  # fmt: skip
