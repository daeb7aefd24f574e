"""Positions on paper: what their keys set up, and what they refuse in one line."""

from __future__ import annotations

from typing import Any

import pytest

from hadur.games.summoner_wars import GAME
from hadur.kernel.errors import BadScenario

BOARD = {"a1": "0 svara", "f8": "1 ret-talus", "c3": "0 frost-mage"}


def judged(**keys: Any) -> dict[str, Any]:
    position = {"board": BOARD, **{key.replace("_", "-"): value for key, value in keys.items()}}
    return GAME.judge_view(GAME.begin_at({}, position, 1))


def test_what_is_said_is_there_and_nothing_else() -> None:
    board = {**BOARD, "d4": "1 ice-golem damage=2 charges=3 owner=0 bonus=1 lent=0 under=smasher"}
    view = judged(board=board, magic=[3, 15], hand=[["gate"], []], moved=["c3"], targeted=True)
    golem = view["d4"]
    assert (golem["damage"], golem["charges"], golem["owner"], golem["controller"]) == (2, 3, 0, 1)
    assert golem["under"] == ["smasher"]
    assert (view["magic"], view["hand"], view["targeted"]) == ([3, 15], [["gate"], []], True)
    assert view["c3"]["moved"] and not view["d4"]["moved"]
    assert view["e5"] == "" and view["discard"] == [[], []]


def test_fewer_lists_than_seats_leave_the_last_ones_empty() -> None:
    assert judged(hand=[["gate"]])["hand"] == [["gate"], []]


def test_damage_may_leave_one_life() -> None:
    assert judged(board={**BOARD, "c3": "0 frost-mage damage=3"})["c3"]["damage"] == 3


@pytest.mark.parametrize(
    ("keys", "complaint"),
    [
        ({"magik": [1, 1]}, "a position has no 'magik'; did you mean 'magic'?"),
        ({"magic": [1]}, "position.magic should have 2 entries, one for each seat, not 1 entries"),
        ({"magic": 3}, "position.magic should have 2 entries, one for each seat, not 3"),
        ({"magic": [1, 16]}, "position.magic.1 = 16 should be a whole number from 0 to 15"),
        ({"magic": [-1, 1]}, "position.magic.0 = -1 should be a whole number from 0 to 15"),
        ({"active": 2}, "position.active: there is no seat 2: seats are 0 to 1"),
        ({"active": True}, "position.active: there is no seat True"),
        ({"phase": "atack"}, "position.phase = 'atack' should be one of summon, move, build,"),
        ({"moment": "noon"}, "position.moment = 'noon' should be one of idle, start, end, turn"),
        ({"turn": 0}, "position.turn = 0 should be a whole number from 1"),
        ({"hand": ["gate"]}, "position.hand should be 2 lists, one for each seat, such as"),
        ({"hand": [[], [], []]}, "position.hand has 3 lists, but there are 2 seats"),
        ({"hand": [["gat"]]}, "position.hand.0: no card is called 'gat'; did you mean 'gate'?"),
        ({"hand": [[3]]}, "position.hand.0 = [3] should be a list of texts"),
        ({"moved": ["d4"]}, "position.moved: there is no card on d4: position.board should have"),
        ({"moved": "c3"}, "position.moved = 'c3' should be a list of texts"),
        ({"attacked": ["z9"]}, "position.attacked: 'z9' is no space: columns are a to f, rows 1"),
        ({"moves_used": -1}, "position.moves-used = -1 should be a whole number from 0"),
        ({"targeted": "yes"}, "position.targeted = 'yes' should be true or false"),
        ({"events": [["freeze target=d4"]]}, "position.events.0, target: there is no card on d4"),
        ({"events": [["gate"]]}, "position.events.0: gate is no active event"),
        ({"events": ["freeze"]}, "position.events should be 2 lists"),
        ({"board": []}, "position.board = [] should be a table"),
        ({"board": {"c3": 3}}, "position.board.c3 = 3 should be a text in quotes"),
        (
            {"board": {"c3": "frost-mage"}},
            "position.board.c3: 'frost-mage' should read like '0 ",
        ),
        ({"board": {"c9": "0 gate"}}, "position.board.c9: 'c9' is no space"),
        ({"board": {"c3": "0 ice-ram"}}, "position.board.c3: ice-ram cannot stand on the battlef"),
        ({"board": {"c3": "0 gate damage=-1"}}, "position.board.c3, damage: -1 should be from 0"),
        ({"board": {"c3": "0 gate damage=x"}}, "damage: 'x' should be a whole number from 0 to 99"),
        ({"board": {"c3": "0 gate damage=5"}}, "destroyed by so much damage: at most 4"),
        (
            {"board": {"c3": "0 gate damage=1 damage=2"}},
            "board.c3: 'damage' is said twice",
        ),
        ({"board": {"c3": "0 gate damage"}}, "'damage' should be one of damage=N, charges=N"),
        ({"board": {"c3": "0 gate demage=1"}}, "did you mean 'damage'?"),
        ({"board": {"c3": "0 gate owner=2"}}, "position.board.c3, owner: 2 should be from 0 to 1"),
        ({"board": {"c3": "0 gate lent=0"}}, "lent=0: seat 0 controls it: say from whom it is"),
        ({"board": {"c3": "0 svara", "c4": "0 svara"}}, "seat 0 has more than one summoner"),
        ({"from": "begin"}, "from = 'begin' should be 'start' or be left out"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(keys: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadScenario) as caught:
        judged(**keys)
    assert complaint in str(caught.value)
    assert "\n" not in str(caught.value)
