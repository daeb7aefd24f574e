"""Scenario files: what they may say, how faults in them are named, and what they find."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hadur.kernel.errors import BadScenario, UnknownName
from hadur.kernel.events import Heard
from hadur.kernel.game import Setup
from hadur.kernel.scenarios import Difference, Scenario, found_by, run, start
from hadur.kernel.scenarios.pace import lacking as found_lacking
from hadur.kernel.scenarios.picture import picture
from hadur.kernel.state import State
from hadur.kernel.verdict import Verdict
from tests.kernel.toys.draw_duel import GAME, DrawDuel, Duel, LaxDuel

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
            "unknown key 'xyz'; known are do, game, position, refuse-setup, rules, setup, title",
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


# -- how far the engine goes -----------------------------------------------------------------------


def test_until_passes_on_to_a_named_question() -> None:
    # Nobody can pass a turn of the duel, so the next question is as far as it goes.
    assert difference('[[do]]\nuntil = "turn"\nlegal = ["roll"]') is None
    assert (
        difference('[[do]]\nmove = "roll"\n[[do]]\nuntil = "bid"\nseat = 1\nmove = "bid 1"') is None
    )


@pytest.mark.parametrize(
    ("steps", "complaint"),
    [
        ('until = "bidd"', "step 1: until: no question is called 'bidd'; did you mean bid?"),
        ('until = "bid"', "on the way seat 1 has to answer 'turn', and cannot pass: make that"),
    ],
)
def test_what_until_cannot_reach_is_said(steps: str, complaint: str) -> None:
    with pytest.raises(BadScenario) as caught:
        difference(f"[[do]]\n{steps}")
    assert complaint in str(caught.value)


class Staged(DrawDuel):
    """A duel in which the bids are a stage of their own, which the last of the turns leads to."""

    def stage(self, state: State) -> str:
        assert isinstance(state, Duel)
        return "bids" if any(ask.prompt.name == "bid" for ask in state.asks) else "turns"


STOP = '[[do]]\nmove = "roll"\nchance = ["0"]\nstop = true\ndecision = "turn"\n'


def test_stop_keeps_what_comes_after_the_phase_from_happening() -> None:
    halted = scenario(STOP + "expect = { points.1 = 5 }")
    assert run(halted, Staged()) is None
    state = found_by(halted, Staged(), 2)
    assert not state.asks and not state.over, "nobody is asked: the bids have not begun"
    assert "nobody is asked: the scenario stopped here" in picture(Staged(), state)


@pytest.mark.parametrize(
    "after",
    [
        "expect = { points.1 = 5 }\n[[do]]\nseat = 0\ndecision = 'bid'",
        "seat = 0\nmove = 'bid 1'",
        "stop = true\n[[do]]\nseat = 1\nlegal = ['bid 2']",
    ],
)
def test_the_step_after_a_stop_goes_on(after: str) -> None:
    assert run(scenario(f"{STOP}[[do]]\n{after}"), Staged()) is None


def test_a_position_may_stop_before_anything_happens() -> None:
    head = POSITION.replace("active = 1", "active = 1\nstop = true")
    looked = '[[do]]\nexpect = { points.1 = 4 }\n[[do]]\ndecision = "turn"'
    assert difference(looked, head) is None
    with pytest.raises(BadScenario, match="position.stop = 'yes' should be true or false"):
        difference(looked, POSITION.replace("active = 1", 'active = 1\nstop = "yes"'))


def test_stop_without_anything_that_goes_on_is_refused() -> None:
    with pytest.raises(BadScenario, match="'stop' needs a move"):
        difference("[[do]]\nstop = true")


# -- chance ----------------------------------------------------------------------------------------


def test_too_few_results_of_chance_are_a_difference() -> None:
    found = difference('[[do]]\nmove = "roll"\nchance = []')
    assert found is not None
    assert found.expected == "0 chance results to be enough for 'roll'"
    assert found.found.startswith("1 more: ")


def test_what_is_left_to_chance_as_a_whole_is_no_difference() -> None:
    assert difference('[[do]]\nmove = "roll"') is None


@pytest.mark.parametrize(
    ("draws", "given", "lacking"),
    [
        ([(0, 6), (0, 6)], 1, 1),  # a second die
        ([(0, 6), (1, 3), (1, 2)], 1, 0),  # a pile shuffled besides
        ([(0, 6), (1, 3), (0, 6)], 1, 2),  # not only a pile
        ([(1, 3), (1, 2)], 1, 1),  # half a shuffle
        ([(1, 3), (1, 2)], 0, 2),  # nothing at all, it was said
        ([(0, 6)], 1, 0),
    ],
)
def test_only_whole_shuffles_are_left_to_chance(
    draws: list[tuple[int, int]], given: int, lacking: int
) -> None:
    heard = Heard()
    heard.draws = draws
    assert found_lacking(heard, given) == lacking


# -- moves as they are understood ------------------------------------------------------------------


class WordyDuel(DrawDuel):
    """A duel whose judge also understands "throw"."""

    def explain(self, state: State, text: str, seat: int | None = None) -> Verdict:
        verdict = super().explain(state, text.replace("throw", "roll"), seat)
        return Verdict(text, verdict.move, verdict.refusals)


def test_moves_are_understood_as_they_would_be_played() -> None:
    steps = '[[do]]\nlegal = ["throw", "ROLL"]\nexact = ["throw", "draw", "play 5", "bury 5"]\n'
    assert run(scenario(steps + '[[do]]\nmove = "throw"'), WordyDuel()) is None
    found = run(scenario('[[do]]\nillegal = ["throw"]'), WordyDuel())
    assert found is not None and found.found == "that the judge allows it, as 'roll'"
    found = run(scenario('[[do]]\nlegal = ["throw"]'), GAME)
    assert found is not None and "'throw' is no move" in found.found


@pytest.mark.parametrize(
    ("exact", "found"),
    [
        ('{ "play" = ["play 5"] }', None),
        ('{ "5" = ["play 5", "bury 5"], "roll" = ["roll"] }', None),
        ('{ "5" = ["play 5"] }', "not written: 'bury 5'"),
        ('{ "play" = ["play 5", "roll"] }', "without 'roll' (it is legal, but not one of these)"),
        ('{ "4" = [] }', None),
        ('{ "4" = ["play 4"] }', "no move; without 'play 4'"),
    ],
)
def test_exact_may_be_about_one_piece(exact: str, found: str | None) -> None:
    result = difference(f"[[do]]\nexact = {exact}")
    assert (result is None) if found is None else (result is not None and found in result.found)


def test_a_piece_that_no_move_could_name_is_a_slip() -> None:
    with pytest.raises(BadScenario, match="no move here begins with 'c33'"):
        difference('[[do]]\nexact = { "c33" = [] }')


# -- what is expected ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("expect", "found"),
    [
        ('"hands.0.count" = 2', None),
        ('"hands.0.count" = 3', "2: [1, 2]"),
        ("hands.0 = { count = 2, contains = 1 }", None),
        ('"hands.0.contains" = [1, 2]', None),
        ('"hands.0.contains" = [1, 1]', "[1, 2]"),
        ('"hands.0.contains" = 5', "[1, 2]"),
        ('"hands.0.none" = 5', None),
        ('"hands.0.none" = [5, 1]', "[1, 2]"),
        ('"tables.0.none" = true', None),
        ('"hands.0.none" = true', "[1, 2]"),
        ('"tables.0.none" = false', "[]"),
        ('"hands.0.none" = false', None),
        ('"tables.7.none" = true', None),
        ('"tables.7.none" = false', "nothing called '7'"),
        ("tables.7 = { none = true }", None),
        ('"points.0.count" = 1', "3, in which nothing can be counted"),
        ('"point.0" = 1', "nothing called 'point' there; did you mean 'points'?"),
    ],
)
def test_expectations_count_and_look_for_things(expect: str, found: str | None) -> None:
    result = difference(f"[[do]]\nexpect = {{ {expect} }}")
    assert (result is None) if found is None else (result is not None and found in result.found)


def test_chance_of_the_last_move_is_counted() -> None:
    rolled = '[[do]]\nmove = "roll"\nchance = ["3"]\nexpect = { "die.count" = 1 }\n'
    assert difference(rolled) is None
    assert difference('[[do]]\nexpect = { "die.count" = 0 }') is None
    assert difference('[[do]]\nmove = "bury 5"\nexpect = { "die.count" = 1 }') is not None


# -- variants and refused set-ups ------------------------------------------------------------------

VARIANTS = """
[[do]]
legal = ["roll"]
[[variant]]
title = "as it is"
[[variant.do]]
move = "roll"
chance = ["0"]
expect = { points.1 = 5 }
[[variant]]
[variant.position]
points = [3, 9]
[[variant.do]]
move = "roll"
chance = ["0"]
expect = { points.1 = 10, hands.0 = [1, 2] }
"""


def test_variants_share_a_position_and_change_parts_of_it() -> None:
    assert difference(VARIANTS) is None
    found = difference(VARIANTS.replace("points.1 = 10", "points.1 = 5"))
    assert found is not None
    assert str(found).startswith("duel.toml, variant 2, step 2: expected points.1 = 5; found 10")
    found = difference(VARIANTS.replace("points.1 = 5", "points.1 = 6"))
    assert found is not None and "variant 1 (as it is), step 2" in str(found)


@pytest.mark.parametrize(
    ("block", "complaint"),
    [
        ("[[variant]]\ngame = 'x'", "variant 1: unknown key 'game'"),
        ("[[variant]]\ntitle = 'x'", "variant 1 says nothing to do or to check: it has no step"),
        ("[variant]\ntitle = 'x'", "'variant' should be a list of variants"),
        ("[[variant]]\n[[variant.do]]\nmov = 'x'", "variant 1, step 1: unknown key 'mov'"),
    ],
)
def test_faults_of_variants_are_named(block: str, complaint: str) -> None:
    with pytest.raises(BadScenario) as caught:
        scenario(block)
    assert complaint in str(caught.value)


class StrictDuel(DrawDuel):
    """A duel to at most 30 points."""

    def check_setup(self, setup: Setup) -> dict[str, Any]:
        if setup.get("goal", 0) > 30:
            raise UnknownName("that is too far (DD-7.1)")
        return super().check_setup(setup)


@pytest.mark.parametrize(
    ("rule", "goal", "found"),
    [
        ("DD-7.1", 31, None),
        ("DD-7.1", 30, "that it is allowed"),
        ("DD-7.2", 31, "that is too far (DD-7.1)"),
        ("DD-7", 31, "that is too far (DD-7.1)"),
    ],
)
def test_a_set_up_may_have_to_be_refused(rule: str, goal: int, found: str | None) -> None:
    text = f'game = "draw-duel"\nrefuse-setup = "{rule}"\n[setup]\ngoal = {goal}'
    result = run(scenario("", text), StrictDuel())
    if found is None:
        assert result is None
    else:
        assert result is not None and result.found == found
        assert str(result).startswith(f"duel.toml: expected the set-up to be refused for {rule};")


def test_a_refused_set_up_has_no_steps() -> None:
    with pytest.raises(BadScenario, match="'do' is of no use with 'refuse-setup'"):
        scenario('[[do]]\nmove = "roll"', 'game = "draw-duel"\nrefuse-setup = "DD-1"\n')


# -- seen ------------------------------------------------------------------------------------------


def test_the_picture_has_table_question_and_all_moves() -> None:
    shown = picture(GAME, found_by(scenario(""), GAME, 1))
    assert "points: [3, 4]" in shown
    assert "seat 1 is asked 'turn' (DD-1), 4 legal moves:\n  roll\n  draw\n  play 5\n" in shown
    assert "hand of seat 0: 1, 2" in shown


class UndrawnDuel(DrawDuel):
    """A duel whose table nobody has drawn yet."""

    def draw_text(self, state: State, seat: int | None) -> str:
        raise NotImplementedError


def test_a_game_without_pictures_is_shown_as_the_judge_sees_it() -> None:
    shown = picture(UndrawnDuel(), found_by(scenario(""), UndrawnDuel(), 1))
    assert "hands: [[1, 2], [5]]" in shown and "\n  play 5\n" in shown


def test_a_step_is_shown_as_it_finds_the_table() -> None:
    steps = '[[do]]\nmove = "bury 5"\n[[do]]\nlegal = ["bid 1"]\nseat = 0\n'
    assert found_by(scenario(steps), GAME, 1).decisions[0].prompt == "turn"
    assert found_by(scenario(steps), GAME, 3).decisions[0].prompt == "bid"
    for wrong in (0, 4):
        with pytest.raises(BadScenario, match=f"no step {wrong}: it has 2"):
            found_by(scenario(steps), GAME, wrong)


def test_a_difference_has_the_position_it_shows_in() -> None:
    found = difference('[[do]]\nmove = "bury 5"\nexpect = { points.1 = 9 }')
    assert found is not None and found.state is not None
    assert found.state.decisions[0].prompt == "bid"
