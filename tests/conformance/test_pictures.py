"""What must hold for the pictures of every game."""

from __future__ import annotations

import re

import pytest

from hadur.drawing.speaking import spelled
from hadur.games import NAMES, load
from hadur.kernel.game import Game
from hadur.kernel.state import State
from hadur.text.catalogue import LANGUAGES, catalogue_of
from tests.pictures import (
    SEATS,
    SVG,
    Liar,
    Start,
    check_hostile,
    midgame,
    part,
    pictures,
    printed,
    starts,
    styled,
    tree,
    with_id,
)

STARTS = [(load(name), start) for name in NAMES for start in starts(load(name))]


@pytest.fixture(params=STARTS, ids=lambda each: f"{each[0].name}-{each[1][2]}", scope="module")
def state(request: pytest.FixtureRequest) -> State:
    game: Game
    start: Start
    game, start = request.param
    return midgame(game, *start)


@pytest.mark.parametrize("seat", SEATS)
def test_plain_text_is_narrow(state: State, seat: int | None) -> None:
    assert max(map(len, state.game().draw_text(state, seat).split("\n"))) <= 100


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seat", SEATS)
def test_the_coloured_board_fits_a_terminal_and_names_both_factions(
    state: State, seat: int | None, lang: str
) -> None:
    catalogue = catalogue_of(lang, state.game().name)
    view = state.view(seat)
    screen = printed(state.game(), view, catalogue)
    assert all(len(line) <= 80 for line in screen.split("\n"))
    for player in view["players"]:
        assert catalogue.say(f"faction-{player['faction']}") in screen
    assert not catalogue.problems


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
    ends = (midgame(game, first, second, 5000) for first, second, _ in starts(game))
    state = next(end for end in ends if end.result and 1 in end.result)
    assert state.result is not None
    winner = state.result.index(1)
    assert f"seat {winner} wins" in str(state)
    name = spelled(state.view(None)["players"][winner]["faction"])
    (told,) = styled(tree(game.draw_svg(state, None)), "verdict")
    assert told.text
    assert told.text.startswith("Winner: ")
    assert name in told.text
    assert "Winner" in printed(game, state.view(None))


def test_size_and_prefix(game: Game) -> None:
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


def test_hostile_words_stay_words(game: Game) -> None:
    state = midgame(game, *starts(game)[2][:2], 100)
    check_hostile(game, state.view(0), Liar(), game.draw_text(state, 0))
