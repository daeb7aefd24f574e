"""Every scenario file of every game holds, and every worked example of the rules is one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hadur.cli.scenario_names import listed
from hadur.games import NAMES, load
from hadur.kernel.scenarios import Scenario, run
from hadur.kernel.scenarios.names import names_of, questions
from tests.positions import stumbles

FOLDER = Path(__file__).parents[1] / "scenarios"
FILES = [path for game in NAMES for path in sorted((FOLDER / game).glob("*.toml"))]
WORKED_EXAMPLES = {
    "summoner-wars": ("SW", {*range(1, 33)}),
    "conquest": ("CQ", {*range(1, 65)}),
    # The rules have no examples 17 to 19.
    "forbidden-stars": ("FS", {*range(1, 17), *range(20, 51)}),
    "chaos-galaxy": ("KG", {*range(1, 21)}),
    "doom": ("DM", {*range(1, 25)}),
}
"""How the ids of a game's rules begin, and the numbers of the examples its rules work out."""
EXAMPLES = re.compile(r"-EX(\d\d)-(?:to-(\d\d)-)?")
"""The example of a file, or the first and last of several that are one game."""


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_the_scenario_holds(path: Path) -> None:
    difference = run(Scenario.load(path), load(path.parent.name))
    assert difference is None, str(difference)


@pytest.mark.parametrize("name", NAMES)
def test_all_worked_examples_are_scenarios(name: str) -> None:
    rules, wanted = WORKED_EXAMPLES[name]
    numbers: set[int] = set()
    for path in (FOLDER / name).glob(f"{rules}-EX*.toml"):
        found = EXAMPLES.match(path.stem.removeprefix(rules))
        assert found, path.stem
        numbers |= {*range(int(found[1]), int(found[2] or found[1]) + 1)}
    assert numbers == wanted


# -- names -----------------------------------------------------------------------------------------

PLACE = re.compile(r"[a-z]\d")
"""A space of a battlefield, listed as SPACE."""
PAGES = Path(__file__).parents[2] / "docs" / "scenarios"


@pytest.mark.parametrize("name", NAMES)
def test_the_page_has_what_the_command_prints(name: str) -> None:
    page = (PAGES / f"{name}.md").read_text(encoding="utf-8")
    printed = f"```text\n{listed(load(name))}\n```\n"
    assert page.endswith(printed), "python tools/scenario_pages.py writes it anew"


@pytest.mark.parametrize("name", NAMES)
def test_every_part_of_the_view_is_listed(name: str) -> None:
    game = load(name)
    known = names_of(game).expect
    said = " ".join([*known, *known.values()])
    view = game.judge_view(game.begin(game.sample_setups(1)[0], 1))
    parts = [key for key in view if not key.isdecimal() and not PLACE.fullmatch(key)]
    assert len(parts) > 8
    missing = [key for key in parts if not re.search(rf"(?<![\w-]){key}(?![\w-])", said)]
    assert missing == []


@pytest.mark.parametrize("name", NAMES)
def test_the_questions_of_a_game_are_known_by_name(name: str) -> None:
    game = load(name)
    known = questions(game)
    assert len(known) > 20
    for seed in range(3):
        state = game.begin(game.sample_setups(seed)[0], seed)
        for move in range(120):
            if state.over:
                break
            assert all(decision.prompt in known for decision in state.decisions)
            decision = state.decisions[0]
            state.advance(decision.moves[move % len(decision.moves)], decision.index)


@pytest.mark.parametrize("name", NAMES)
def test_no_value_of_a_position_makes_the_set_up_stumble(name: str) -> None:
    assert stumbles(load(name), {}) == []
