"""The table as text: complete, narrow enough, and never more than a seat knows."""

from __future__ import annotations

from typing import Any

import pytest

from hadur.games.doom import GAME, notation
from hadur.games.doom.loading.maps import Drawing
from hadur.games.doom.loading.missions import MISSIONS, mission
from hadur.games.doom.loading.reading import data_file
from hadur.games.doom.render.plain import draw
from hadur.games.doom.render.tabletop import letters, read, square_at
from hadur.games.doom.state import raid
from hadur.kernel.maps.widesets import members_in
from hadur.kernel.state import State
from tests.games.doom.conftest import set_up
from tests.games.doom.drawings import drawing
from tests.games.doom.looking import FOLDER, SETUPS, catalogue, played, readers
from tests.games.doom.walking import begin
from tests.pictures import printed
from tests.text.test_completeness import texts_in

WALLED = drawing(6, 4, v={(3, 1): "wall", (3, 2): "door"}, terrain={(5, 0): "~"})


@pytest.fixture(params=range(len(SETUPS)), scope="module")
def state(request: pytest.FixtureRequest) -> State:
    return played(request.param, 3).state


def test_no_line_is_too_wide(state: State) -> None:
    for seat in readers(state):
        plain = GAME.draw_text(state, seat)
        assert max(map(len, plain.split("\n"))) <= 80
        for lang in ("en", "hu"):
            texts = catalogue(lang)
            board = printed(GAME, state.view(seat), texts)
            assert max(map(len, board.rstrip().split("\n"))) <= 80
            assert not texts.problems


def test_the_widest_map_is_narrow_enough() -> None:
    wide = set_up({"alpha": "ad2", "imp-1": "c2"}, map=drawing(30, 30))
    lines = wide.state.game().draw_text(wide.state, 0).split("\n")
    assert max(map(len, lines)) <= 80
    row = next(line for line in lines if line.startswith(" 2 "))
    assert row[3 + 2 * 2 + 1] == "i" and row[3 + 2 * 29 + 1] == "A"


def test_everything_on_the_map_is_named(state: State) -> None:
    view: dict[str, Any] = state.view(0)
    text = " ".join(GAME.draw_text(state, 0).split())
    assert len(view["figures"]) > 1
    for facts in view["figures"].values():
        assert f"{facts['space'].upper()} damage {facts['damage']}/{facts['health']}" in text
    things = [*view["map"]["portals"], *view["map"]["teleporters"], *view["map"]["items"]]
    assert things
    for space in things:
        assert f" {space.upper()}" in text
    for marine in view["marines"]:
        assert f"{marine['marine']}: hand {marine['hand-count']}" in text


def test_figures_cover_the_spaces_of_their_bases(state: State) -> None:
    s = raid(state)
    for figure in read(state.view(None)).figures:
        number = notation.figure_number(s, figure.name)
        if int(s.lifted) == number:
            continue
        covered = {notation.square(s, int(n)) for n in members_in(s.field.base(s.stand(number)))}
        assert len(figure.squares) == len(covered)
        assert {square_at(space) for space in covered} == set(figure.squares)


def test_what_a_reader_cannot_know_changes_no_letter(state: State) -> None:
    for seat in range(int(state.seats)):
        other = state.sample(seat, 5)
        assert GAME.draw_text(other, seat) == GAME.draw_text(state, seat)
        assert GAME.draw_text(other, None) == GAME.draw_text(state, None)
        assert printed(GAME, other.view(seat)) == printed(GAME, state.view(seat))


@pytest.mark.parametrize("name", MISSIONS)
def test_the_map_of_a_view_is_that_of_the_mission(name: str) -> None:
    """Read again as a map file it has the same borders and terrain."""
    printed_map = Drawing("file", data_file(f"missions/{int(name):02}")["map"])
    board = mission(name).board
    view: dict[str, Any] = begin(name, 2, 1).view(None)
    again = Drawing("view", "\n".join(view["map"]["rows"]))
    assert (again.flat, again.upright) == (printed_map.flat, printed_map.upright)
    assert again.terrain == printed_map.terrain
    assert int(board.grid.width) == again.width


def test_an_open_door_is_a_gap() -> None:
    table = set_up({"alpha": "c3 points=3"}, map=WALLED)
    closed = table.view()["map"]["rows"]
    assert closed[5][9] == "="
    table.do("open c3-d3")
    assert table.view()["map"]["rows"][5][9] == " "


def test_figures_are_told_apart_by_side_and_letter() -> None:
    table = set_up({"alpha": "b2", "imp-1": "c2", "mancubus-1": "e2"}, map=WALLED)
    lines = draw(table.view(0)).split("\n")
    above, row, below = (next(x for x in lines if x.startswith(f" {n} ")) for n in (1, 2, 3))
    assert row == " 2 |   ■A ●i|   ●m   |"
    assert below[3 + 3 * 4 + 1 :][:2] == "●m" and "~~" in above
    assert len(set(letters().values())) == len(letters()) == 8
    marked = printed(GAME, table.view(0), marked=frozenset({"b2"}))
    assert "■A" in marked


def test_words_of_the_table_are_in_both_languages() -> None:
    english, hungarian = (texts_in(FOLDER / "text" / lang / "table.ftl") for lang in ("en", "hu"))
    assert english == hungarian and len(english) > 40
