"""Positions on paper: what they refuse in one line, and what of the kind may be."""

from __future__ import annotations

from typing import Any

import pytest

from hadur.games.forbidden_stars import GAME
from hadur.kernel.errors import BadScenario
from tests.positions import stumbles


def begin(keys: dict[str, Any]) -> dict[str, Any]:
    return GAME.judge_view(GAME.begin_at(SETUP, keys, 1))


SETUP: dict[str, Any] = {"seats": [{"faction": "space-marines"}, {"faction": "chaos"}]}


def test_as_many_as_there_are_may_be_there() -> None:
    seat = {"units": {"smyrna": "2 scout, routed scout, factory", "10a-se": "strike-cruiser"}}
    view = begin({"0": seat | {"forge": 3}, "storms": ["10a-5a"], "start": "planning"})
    assert view["areas"]["smyrna"]["0"] == ["2 scout", "1 routed scout"]
    assert view["areas"]["smyrna"]["structures"] == ["factory"]
    assert view["storms"] == ["10a-5a"]


@pytest.mark.parametrize("name", ["10a-5a", "5a-10a", "10a-s", "5a-n"])
def test_an_edge_may_be_named_from_either_side(name: str) -> None:
    seats = {"0": {"units": {"turaci": "factory"}}, "1": {"units": {"noatun": "factory"}}}
    assert begin({**seats, "storms": [name], "start": "planning"})["storms"] == ["10a-5a"]


@pytest.mark.parametrize(
    ("keys", "complaint"),
    [
        ({"galaxi": []}, "a position has no 'galaxi'; did you mean 'galaxy'?"),
        ({"galaxy": ["10a, 10b"]}, "position.galaxy: tile 10 is there twice"),
        ({"galaxy": ["99z"]}, "position.galaxy: no tile is called '99z'"),
        ({"galaxy": ["10a 45"]}, "a tile is turned by 0, 90, 180 or 270, not by '45'"),
        ({"storms": ["10a-5a", "10a-5a"]}, "position.storms: there is a storm on 10a-5a already"),
        ({"storms": ["10a-99a"]}, "position.storms: there is no edge 10a-99a (there are: "),
        ({"objectives": {"10a-se": 0}}, "10a-se is a void: objectives lie on worlds"),
        (
            {"objectives": {"smyrna": 2}},
            "position.objectives.smyrna: there is no seat 2: seats are 0 to 1",
        ),
        ({"2": {}}, "position.2: there is no seat 2: seats are 0 to 1"),
        ({"0": {"forge": 4}}, "position.0.forge = 4 should be a whole number from 0 to 3"),
        ({"0": {"materiel": -1}}, "position.0.materiel = -1 should be a whole number from 0"),
        ({"0": {"units": {"smyrna": "99 scout"}}}, "99 scout, but seat 0 has only"),
        (
            {"0": {"units": {"smyrna": "-2 scout"}}},
            "position.0.units.smyrna: -2 should be from 1 to 99",
        ),
        ({"0": {"units": {"smyrna": "strike-cruiser"}}}, "ships are in voids"),
        ({"0": {"units": {"10a-se": "scout"}}}, "ground units are on worlds"),
        (
            {"0": {"units": {"smyrna": "2 factory"}}},
            "a world has one structure of a kind, a void none",
        ),
        (
            {"0": {"units": {"smyrna": "factory"}}, "1": {"units": {"smyrna": "city"}}},
            "another player's structures",
        ),
        (
            {"0": {"units": {"smirna": "scout"}}},
            "there is no area smirna on the board; did you mean smyrna?",
        ),
        ({"0": {"units": "scout"}}, "position.0.units = 'scout' should be a table"),
        ({"0": {"deck": ["ambush"]}}, "a combat deck has five different cards, not 1"),
        (
            {"stacks": {"1a": ["advance"]}},
            "position.stacks.1a: 'advance' should read like '0 advance'",
        ),
        (
            {"stacks": {"1a": "0 advance"}},
            "position.stacks.1a = '0 advance' should be a list of texts",
        ),
        (
            {
                "stacks": {
                    "1a": [
                        "0 advance",
                        "0 advance",
                        "0 advance",
                        "0 advance",
                        "0 advance",
                        "0 advance",
                        "0 advance",
                        "0 advance",
                        "0 advance",
                    ]
                }
            },
            "seat 0 has no further advance order",
        ),
        ({"storms": ["10a-5a", "10a-1a", "1a-3b"]}, "has 3, but there is one for each player"),
        ({"round": 9}, "position.round = 9 should be a whole number from 1 to 8"),
        (
            {"objectives": {"turaci": 0, "smyrna": 0}, "0": {"collected": 1}},
            "3 tokens of seat 0 with those collected, but there are 2 (FS-28.3)",
        ),
        (
            {"0": {"upgrades": ["crusade", "crusade"]}},
            "position.0.upgrades: crusade is there twice",
        ),
        ({"0": {"scheme": "nope"}}, "position.0.scheme: no event is called 'nope'"),
        ({"0": {"scheme": "rites-of-battle"}}, "rites-of-battle is a tactic: it does not stay"),
        ({"0": {"materiel": 15}}, "position.0.materiel = 15 should be a whole number from 0 to 14"),
        (
            {
                "start": "combat smyrna 0",
                "0": {"units": {"smyrna": "6 scout"}},
                "1": {"units": {"smyrna": "cultist"}},
            },
            "seat 0 attacks smyrna with 1 to 5 units, not 6",
        ),
        (
            {
                "start": "combat smyrna 0",
                "0": {"units": {"smyrna": "city"}},
                "1": {"units": {"smyrna": "cultist"}},
            },
            "seat 0 attacks smyrna with 1 to 5 units, not 0",
        ),
        (
            {
                "start": "combat smyrna 0",
                "origins": ["medrias", "phlegra"],
                "0": {"units": {"smyrna": "scout"}},
                "1": {"units": {"smyrna": "cultist"}},
            },
            "position.origins: units come from one adjacent system (FS-9.7)",
        ),
        (
            {"0": {"units": {"smyrna": "scout"}}, "1": {"units": {"smyrna": "cultist"}}},
            "two players are in smyrna, and no combat begins there: write start = 'combat smyrna",
        ),
        ({"start": "combat smyrna 0"}, "seat 0 and another player have to be in smyrna"),
        ({"origins": ["smyrna"]}, "position.origins is for start = combat AREA SEAT"),
        ({"start": "lunch"}, "position.start = 'lunch' should be planning, operations,"),
        ({"start": "operations 7"}, "position.start: 7 should be from 0 to 1"),
        (
            {"rolls": ["3 luck"]},
            "position.rolls: '3 luck' should read like 'attack' or '3 defence'",
        ),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(keys: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadScenario) as caught:
        begin(keys)
    assert complaint in str(caught.value)
    assert "\n" not in str(caught.value)


def test_no_value_makes_the_set_up_stumble() -> None:
    assert stumbles(GAME, SETUP) == []
