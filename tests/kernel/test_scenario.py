"""Scenario files: what they may say, how faults in them are named, and what they find."""

from __future__ import annotations

from pathlib import Path

import pytest

from hadur.kernel.errors import BadScenario
from hadur.kernel.scenario import Difference, Scenario, run, start
from tests.kernel.toys.draw_duel import GAME, LaxDuel

POSITION = """
game = "draw-duel"
[setup]
goal = 20
seed = 7
[position]
active = 1
points = [3, 4]
hands = [[1, 2], [5]]
"""


def scenario(steps: str, head: str = POSITION) -> Scenario:
    return Scenario.from_text(head + steps, "duel.toml", ["draw-duel", "chess"])


def difference(steps: str, head: str = POSITION) -> Difference | None:
    return run(scenario(steps, head), GAME)


WHOLE = """
[[do]]
decision = "turn"
legal = ["roll", "PLAY  5"]
illegal = ["play 1"]
exact = ["bury 5", "play 5", "roll", "draw"]
seat = 1
[[do]]
refuse = "play 2"
rule = "DD-3"
[[do]]
move = "roll"
chance = ["3"]
expect = { "points.1" = 8, points = [3, 8], over = false }
[[do]]
refuse = "roll"
rule = "DD-1"
seat = 0
[[do]]
legal = ["bid 0"]
illegal = ["bid 3"]
seat = 0
[[do]]
move = "bid 2"
seat = 1
[[do]]
move = "bid 1"
expect = { points.1 = 9 }
[[do]]
undo = true
decision = "bid"
expect = { "points.1" = 8 }
[[do]]
move = "bid 2"
seat = 0
expect = { points.1 = 8, hands.1 = [5], "hands.0" = [1, 2] }
"""


def test_a_scenario_that_agrees_with_the_game_finds_nothing(tmp_path: Path) -> None:
    path = tmp_path / "duel.toml"
    path.write_text(POSITION + WHOLE)
    assert run(Scenario.load(path), GAME) is None


def test_without_a_position_it_begins_with_the_deal_of_its_seed() -> None:
    for seed in ("3", "4"):
        head = f'game = "draw-duel"\n[setup]\nseed = {seed}\n'
        state = start(scenario("", head), GAME)
        assert state.fingerprint() == GAME.begin({}, int(seed)).fingerprint()


def test_a_seed_may_be_a_word() -> None:
    one = scenario("", 'game = "draw-duel"\n[setup]\nseed = "mohács"\n')
    assert one.seed > 0 and "seed" not in one.setup


def test_a_position_may_build_on_the_start() -> None:
    head = 'game = "draw-duel"\n[position]\nfrom = "start"\npoints = [9, 9]\n'
    step = '[[do]]\nmove = "roll"\nchance = ["0"]\nexpect = {"points.0" = 10}'
    assert difference(step, head) is None


SECRET = '[[do]]\nmove = "roll"\nchance = ["3"]\n[[do]]\n'


def test_several_moves_are_made_by_the_seats_that_have_to_decide() -> None:
    assert difference(SECRET + 'moves = ["bid 1", "bid 2"]\nexpect = { points.1 = 9 }') is None
    assert difference(SECRET + 'moves = ["bid 2", "bid 1"]\nexpect = { points.1 = 8 }') is None


def test_the_first_of_several_moves_that_is_illegal_is_the_difference() -> None:
    found = difference('[[do]]\nmoves = ["bury 5", "castle", "roll"]')
    assert found is not None
    assert (found.step, found.expected) == (1, "'castle' to be legal")


@pytest.mark.parametrize(
    ("steps", "expected", "found"),
    [
        ('decision = "bid"', "the decision 'bid'", "turn"),
        ('legal = ["roll", "play 1"]', "'play 1' among the legal moves", "'roll', 'draw'"),
        ('legal = ["roll"]\nseat = 0', "'roll' among the legal moves", "no move"),
        ('illegal = ["roll"]', "'roll' to be refused", "it among the legal moves"),
        ('illegal = ["rol"]', "'rol' to be refused", "no move at all: 'rol' is no move"),
        ('exact = ["roll"]', "exactly 'roll'", "'roll', 'draw', 'play 5', 'bury 5'"),
        ("exact = []", "exactly no move", "'roll'"),
        ('refuse = "roll"', "'roll' to be refused", "it among the legal moves"),
        ('refuse = "play 1"\nrule = "DD-9"', "'play 1' to be refused for DD-9", "(DD-3)"),
        ('refuse = "castle"\nrule = "DD-3"', "'castle' to be refused for DD-3", "no move at all"),
        ('move = "play 1"', "'play 1' to be legal", "no such card is in hand (DD-3)"),
        ('move = "castle"', "'castle' to be legal", "'castle' is no move"),
        ('move = "roll"\nseat = 0', "'roll' to be legal", "seat 0 has nothing to decide now"),
        ('move = "bury 5"\nchance = ["1"]', "all chance results to be used", "last 1 unused"),
        ('move = "roll"\nchance = ["1", "2"]', "all chance results to be used", "last 1 unused"),
        ('expect = { "points.1" = 5 }', "points.1 = 5", "4"),
        ("expect = { points.1 = 5 }", "points.1 = 5", "4"),
        ("expect = { points = [3, 5] }", "points = [3, 5]", "[3, 4]"),
        ("expect = { points = {} }", "points = {}", "[3, 4]"),
        ('expect = { "points.2" = 5 }', "points.2 = 5", "nothing called '2' there"),
        ('expect = { "d3.damage" = 1 }', "d3.damage = 1", "nothing called 'd3' there"),
        ('expect = { "over.now" = 1 }', "over.now = 1", "nothing called 'now' there"),
    ],
)
def test_each_difference_says_what_was_expected_and_what_was_found(
    steps: str, expected: str, found: str
) -> None:
    result = difference('[[do]]\nlegal = ["roll"]\n[[do]]\n' + steps)
    assert result is not None
    assert (result.file, result.step) == ("duel.toml", 2)
    assert result.expected == expected
    assert found in result.found
    assert str(result) == f"duel.toml, step 2: expected {expected}; found {result.found}"


def test_a_move_refused_to_be_played_uses_up_no_chance() -> None:
    result = difference('[[do]]\nmove = "play 1"\nchance = ["1"]\n')
    assert result is not None and result.expected == "'play 1' to be legal"


def test_a_judge_who_allows_what_cannot_be_played_is_a_difference() -> None:
    result = run(scenario('[[do]]\nrefuse = "play 1"\n'), LaxDuel())
    assert result is not None and "the judge allows it" in result.found


def test_after_the_end_no_move_is_legal() -> None:
    head = POSITION.replace("points = [3, 4]", "points = [3, 19]")
    won = '[[do]]\nmove = "roll"\nexpect = { over = true }\n[[do]]\nexact = []\n'
    assert difference(won + '[[do]]\nillegal = ["roll"]\n', head) is None
    result = difference(won + '[[do]]\nmove = "roll"', head)
    assert result is not None and result.found == "the game is over"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("game = ", "duel.toml is not TOML"),
        ("", "duel.toml does not say which game it is of"),
        ("game = 3", "'game' should be a text, not 3"),
        ('game = "ches"', "unknown game 'ches'; did you mean 'chess'?"),
        ('game = "go"', "unknown game 'go'; known are chess, draw-duel"),
        (
            'game = "chess"\nxyz = 1',
            "unknown key 'xyz'; known are do, game, position, rules, setup, title",
        ),
        ('game = "chess"\n[positon]', "unknown key 'positon'; did you mean 'position'?"),
        ('game = "chess"\ndo = ["roll"]', "'do' should be a list of steps"),
        ('game = "chess"\n[do]\nmove = "roll"', "'do' should be a list of steps"),
        ('game = "chess"\n[[do]]\nmovs = "roll"', "step 1: unknown key 'movs'; did you mean"),
        ('game = "chess"\n[[do]]\nmove = 3', "step 1: 'move' should be a text, not 3"),
        ('game = "chess"\n[[do]]\nlegal = "roll"', "step 1: 'legal' should be a list of texts"),
        ('game = "chess"\n[[do]]\nseat = true', "step 1: 'seat' should be a seat's number"),
        ('game = "chess"\n[[do]]\nundo = false', "step 1: 'undo' should be true"),
        ('game = "chess"\n[[do]]\nseat = 1', "step 1 says nothing to do or to check"),
        ('game = "chess"\n[[do]]\nrule = "R"\nmove = "a"', "'rule' is of no use without 'refuse'"),
        ('game = "chess"\n[[do]]\nchance = ["1"]', "'chance' is of no use without 'move'"),
    ],
)
def test_each_fault_of_a_file_is_named_in_one_line(text: str, complaint: str) -> None:
    with pytest.raises(BadScenario) as caught:
        scenario("", text)
    assert complaint in str(caught.value)
    assert str(caught.value).startswith("duel.toml")
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("head", "steps", "complaint"),
    [
        ('game = "chess"\n', "", "duel.toml is of chess, not of draw-duel"),
        ('game = "draw-duel"\n[setup]\ncolour = 1\n', "", "duel.toml: there is no option 'colour'"),
        (POSITION.replace("[5]", "[9]"), "", "duel.toml: there is no card 9 left"),
        (POSITION, "[[do]]\nundo = true", "step 1: there is no move to take back"),
        (POSITION, '[[do]]\nlegal = ["roll"]\nseat = 2', "step 1: there is no seat 2"),
        (POSITION, '[[do]]\nmove = "roll"\nchance = ["x"]', "step 1: 'x' is no result of chance"),
        (POSITION, '[[do]]\nmove = "roll"\nchance = ["6"]', "6 is no result of chance here"),
        (
            POSITION,
            '[[do]]\nmove = "roll"\n[[do]]\nlegal = ["bid 1"]',
            "step 2: several seats decide at once: add seat = 0",
        ),
    ],
)
def test_what_the_game_cannot_set_up_is_named_in_one_line(
    head: str, steps: str, complaint: str
) -> None:
    with pytest.raises(BadScenario) as caught:
        difference(steps, head)
    assert complaint in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadScenario, match="cannot read .*missing.toml: No such file"):
        Scenario.load(tmp_path / "missing.toml")
    path = tmp_path / "duel.toml"
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(BadScenario, match="duel.toml is not UTF-8 text"):
        Scenario.load(path)
