"""What must hold for the pictures of every game."""

from __future__ import annotations

import re
from typing import Any

import pytest

from hadur.drawing.vocabulary import spelled
from hadur.games import NAMES, load
from hadur.kernel.game import Game
from hadur.kernel.standing import winners
from hadur.kernel.state import State
from hadur.text.catalogue import LANGUAGES, Catalogue, game_folder
from tests.pictures import (
    SEATS,
    SVG,
    Liar,
    begun,
    check_hostile,
    part,
    pictures,
    played,
    printed,
    styled,
    tree,
    with_id,
)

from .conftest import games

STARTS = [(game, *start) for game in games() for start in begun(game)]


@pytest.fixture(params=STARTS, ids=lambda each: f"{each[0].name}-{each[2]}", scope="module")
def state(request: pytest.FixtureRequest) -> State:
    return played(*request.param)


@pytest.fixture(params=NAMES)
def own(request: pytest.FixtureRequest) -> Game:
    """A game with a picture that can be had in any size and in anybody's words."""
    return load(request.param)


@pytest.mark.parametrize("seat", SEATS)
def test_plain_text_is_narrow(state: State, seat: int | None) -> None:
    assert max(map(len, state.game().draw_text(state, seat).split("\n"))) <= 100


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seat", SEATS)
def test_the_coloured_board_fits_a_terminal_and_names_all_players(
    state: State, seat: int | None, lang: str
) -> None:
    game = state.game()
    catalogue = Catalogue(lang, (game.folder or game_folder(game.name)) / "text")
    view = state.view(seat)
    screen = printed(game, view, catalogue)
    assert all(len(line) <= 80 for line in screen.split("\n"))
    names = [catalogue.say(name) for name in players(view, int(state.seats))]
    assert len(names) == state.seats
    assert all(name in screen for name in names)
    assert not catalogue.problems


def players(view: dict[str, Any], seats: int) -> list[str]:
    """What pictures call the players: by their factions, if they have some."""
    if "players" in view and "faction" in view["players"][0]:
        return [f"faction-{player['faction']}" for player in view["players"]]
    return [f"table-player-{seat + 1}" for seat in range(seats)]


@pytest.mark.parametrize("seat", SEATS)
def test_the_picture_is_well_formed_and_stands_alone(state: State, seat: int | None) -> None:
    svg = state.game().draw_svg(state, seat)
    root = tree(svg)
    assert root.tag == f"{SVG}svg"
    assert root.get("role") == "img"
    named = (root.get("aria-labelledby") or "").split()
    assert [with_id(root, name).tag for name in named] == [f"{SVG}title", f"{SVG}desc"]
    assert all(with_id(root, name).text for name in named)
    assert not list(root.iter(f"{SVG}script"))
    assert not list(root.iter(f"{SVG}image"))
    ids = [e.get("id") for e in root.iter() if e.get("id")]
    assert len(ids) == len(set(ids))
    for use in root.iter(f"{SVG}use"):
        assert (use.get("href") or "").removeprefix("#") in ids
    assert "prefers-color-scheme: dark" in svg
    assert re.findall(r"https?://[^\"]*", svg) == ["http://www.w3.org/2000/svg"]
    assert set(re.findall(r"url\((.)", svg)) <= {"#"}
    assert "@import" not in svg


@pytest.mark.parametrize("seat", [0, 1])
def test_pictures_are_the_same_for_all_a_seat_cannot_tell_apart(state: State, seat: int) -> None:
    seen = pictures(state, seat)
    public = pictures(state, None)
    for rng in (1, 2, 3):
        other = state.sample(seat, rng)
        assert pictures(other, seat) == seen
        assert pictures(other, None) == public


def test_the_end_of_the_game_is_told_to_all(game: Game) -> None:
    ends = [played(game, setup, 5000) for setup, _ in begun(game)]
    won = [(end, winners(end.result)) for end in ends if end.result and winners(end.result)]
    assert won
    for state, seats in won:
        (line,) = [text for text in str(state).split("\n") if text.startswith("over: ")]
        assert [int(seat) for seat in re.findall(r"seat (\d)", line)] == list(seats)
        assert line.endswith(" wins" if len(seats) == 1 else " win")
        (told,) = styled(tree(game.draw_svg(state, None)), "verdict")
        assert told.text
        assert told.text.startswith("Winner: " if len(seats) == 1 else "Winners: ")
        names = players(state.view(None), int(state.seats))
        for seat in seats:
            kind, _, name = names[seat].partition("-")
            assert (spelled(name) if kind == "faction" else f"player {seat + 1}") in told.text
        assert "Winner" in printed(game, state.view(None))


def test_size_and_prefix(own: Game) -> None:
    game = own
    view = game.begin({}, seed=7).view(0)
    draw_svg = part(game, "svg").draw_svg
    assert tree(draw_svg(view, size=400)).get("width") == "400"
    assert tree(draw_svg(view, size=None)).get("width") is None
    other = draw_svg(view, prefix="table_2")
    assert with_id(tree(other), "table_2-title") is not None
    assert f"{part(game, 'templating').TEMPLATES.prefix}-" not in other
    with pytest.raises(ValueError, match="prefix"):
        draw_svg(view, prefix='x" onload="')


def test_notebooks_get_the_picture(game: Game) -> None:
    state = game.begin({}, seed=7)
    assert state._repr_svg_() == game.draw_svg(state, None)


def test_hostile_words_stay_words(own: Game) -> None:
    game = own
    state = played(game, begun(game)[2][0], 100)
    check_hostile(game, state.view(0), Liar(), game.draw_text(state, 0))
