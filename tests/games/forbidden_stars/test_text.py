"""The table as text: complete, narrow enough, and never more than a seat knows."""

from __future__ import annotations

from typing import Any

import pytest

from hadur.games.forbidden_stars import GAME
from hadur.kernel.state import State
from tests.games.forbidden_stars.looking import SETUPS, catalogue, fight, readers, war
from tests.pictures import printed

STATES = [*range(len(SETUPS)), "fight"]


@pytest.fixture(params=STATES, ids=str, scope="module")
def state(request: pytest.FixtureRequest) -> State:
    return fight().state if request.param == "fight" else war(request.param).state


def test_no_line_is_too_wide(state: State) -> None:
    for seat in readers(state):
        plain = GAME.draw_text(state, seat)
        assert max(map(len, plain.split("\n"))) <= 80
        for lang in ("en", "hu"):
            texts = catalogue(lang)
            board = printed(GAME, state.view(seat), texts)
            assert max(map(len, board.rstrip().split("\n"))) <= 80
            assert not texts.problems


def test_everything_on_the_board_is_named(state: State) -> None:
    view: dict[str, Any] = state.view(0)
    text = " ".join(GAME.draw_text(state, 0).split())
    systems = view["systems"]
    assert systems
    for system in systems:
        assert system["tile"].upper() in text
        for area in system["areas"]:
            if area["kind"] == "world" or area["units"]:
                assert area["area"] in text
            for unit in area["units"]:
                assert f"{unit['count']} {unit['unit']}" in text


def test_what_a_reader_cannot_know_changes_no_letter(state: State) -> None:
    for seat in range(int(state.seats)):
        other = state.sample(seat, 5)
        assert GAME.draw_text(other, seat) == GAME.draw_text(state, seat)
        assert GAME.draw_text(other, None) == GAME.draw_text(state, None)
        assert printed(GAME, other.view(seat)) == printed(GAME, state.view(seat))


def test_a_combat_shows_its_sums_and_what_adds_to_them() -> None:
    state = fight().state
    combat: Any = state.view(0)["combat"]
    text = GAME.draw_text(state, 0)
    assert f"combat: {combat['area']}, execution 2" in text
    for side in combat["sides"]:
        sums = f"attack {side['attack']}  defence {side['defence']}  morale {side['morale']}"
        assert sums in text


def test_storms_lie_between_the_systems_of_the_small_map() -> None:
    state = war(1).state
    storms: Any = state.view(None)["storms"]
    lines = GAME.draw_text(state, None).split("\n")
    drawn = "".join(line for line in lines if line[0] in "·│║")
    assert len(storms) == drawn.count("═══════") + drawn.count("║") > 0
