"""Positions on paper: what they refuse in one line, and what of the kind may be."""

from __future__ import annotations

from typing import Any

import pytest

from hadur.games.chaos_galaxy import GAME
from hadur.kernel.errors import BadScenario
from tests.positions import stumbles


def begin(keys: dict[str, Any]) -> dict[str, Any]:
    return GAME.judge_view(GAME.begin_at(SETUP, keys, 1))


SETUP: dict[str, Any] = {"seats": 2, "options": {"cut": "waived"}}


def test_marks_and_cards_aboard_are_there() -> None:
    mine = {"hangar": ["unicornis used 1 damage"], "surface": ["aknagyuru 2 markers"]}
    view = begin({"0": {"credits": 3, **mine}, "1": {"rest": False, "colony": ["9 vasfog"]}})
    assert (view["credits"][0], view["0"]["unicornis"]["damage"]) == (3, 1)
    assert view["0"]["surface-1"]["markers"] == 2
    assert view["colony-count"][1] == 9


@pytest.mark.parametrize(
    ("keys", "complaint"),
    [
        ({"turm": 0}, "a position has no 'turm'; did you mean 'turn'"),
        ({"turn": 2}, "position.turn: there is no seat 2: seats are 0 to 1"),
        ({"3": {}}, "position.3: there is no seat 3: seats are 0 to 1"),
        ({"start": "tea"}, "position.start = 'tea' should be one of main, turn, closing"),
        ({"0": {"credit": 1}}, "position.0 has no 'credit'; did you mean 'credits'?"),
        ({"0": {"credits": -1}}, "position.0.credits = -1 should be a whole number from 0 to 60"),
        ({"0": {"hand": "vasfog"}}, "position.0.hand = 'vasfog' should be a list of texts"),
        (
            {"0": {"hand": ["vasfok"]}},
            "position.0.hand: no card is called 'vasfok'; did you mean 'vasfog'?",
        ),
        ({"0": {"hand": ["900 vasfog"]}}, "900 should be from 1 to 60"),
        (
            {"0": {"hangar": ["unicornis -1 damage"]}},
            "unicornis, damage: -1 should be from 0 to 60",
        ),
        (
            {"0": {"hangar": ["unicornis 50 damage"]}},
            "unicornis would be destroyed by so much damage",
        ),
        ({"0": {"hangar": ["unicornis 1 damage 2 damage"]}}, "unicornis: 'damage' is said twice"),
        (
            {"0": {"hangar": ["unicornis shiny"]}},
            "'shiny' should be one of used, damaged, paid, N damage",
        ),
        ({"0": {"hangar": ["aknagyuru"]}}, "position.0.hangar: aknagyuru is no ship"),
        ({"0": {"hangar": ["unicornis 1 markers"]}}, "lie only on cards of the Surface"),
        ({"0": {"canteen": ["tuzer 1 damage"]}}, "tuzer: only ships and paid bases have damage"),
        ({"0": {"surface": ["aknagyuru 1 damage"]}}, "only ships and paid bases have damage"),
        ({"0": {"surface": ["aknagyuru x=1"]}}, "aknagyuru: only a paid base has an X"),
        ({"0": {"surface": ["aknagyuru 3 bought"]}}, "bought: 3 should be from 0 to 2"),
        ({"0": {"hangar": ["unicornis used damaged"]}}, "it is either used or damaged, not both"),
        (
            {"0": {"surface": ["aknagyuru + kenraketa"]}},
            "only ships have cards on them, not aknagyuru",
        ),
        ({"0": {"hangar": ["unicornis of=7"]}}, "position.0.hangar, of: 7 should be from 0 to 4"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(keys: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadScenario) as caught:
        begin(keys)
    assert complaint in str(caught.value)
    assert "\n" not in str(caught.value)


def test_no_value_makes_the_set_up_stumble() -> None:
    assert stumbles(GAME, SETUP) == []
