"""Games for more than two in PettingZoo and OpenSpiel: their own tests, sides, and leaving."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import hadur

pytest.importorskip("pettingzoo", reason="the extra hadur[pettingzoo] is not installed")
if hadur.ENGINE != "pure":
    pytest.skip("a game of the tests cannot subclass the compiled kernel", allow_module_level=True)

import numpy as np
from pettingzoo.test import api_test, seed_test

from hadur.adapters.pettingzoo import env, raw_env
from hadur.kernel.errors import UnknownName
from tests.feud import GAME
from tests.kernel.toys.lair import GAME as LAIR
from tests.kernel.toys.orders import GAME as ORDERS

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")

SETUPS = [
    {"seats": 2},
    {"seats": 3},
    {"seats": 4},
    {"seats": 3, "options": {"pairs": "on"}},
    {"seats": 4, "options": {"pairs": "on", "lives": "1"}},
]


@pytest.mark.parametrize(
    ("game", "setup"),
    [
        *((GAME, setup) for setup in SETUPS),
        *((toy, {"seats": seats}) for toy in (ORDERS, LAIR) for seats in (2, 3, 4)),
    ],
    ids=lambda value: getattr(value, "name", str(value)),
)
def test_it_passes_the_tests_of_pettingzoo(game, setup):
    api_test(env(game, **setup), num_cycles=400, verbose_progress=False)
    seed_test(lambda: env(game, **setup), num_cycles=100)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_against_a_team_is_paid_as_such(seats):
    table = raw_env(LAIR, seats=seats)
    found = set()
    for seed in range(6):
        paid, _ = played(table, seed)
        alone, *team = paid.values()
        assert set(team) == {-alone}
        found.add(alone)
    assert found <= {1, -1} and found


def played(table, seed):
    """A whole game: what each agent was paid, and who was gone before its end."""
    table.reset(seed=seed)
    random = np.random.default_rng(seed)
    paid = dict.fromkeys(table.possible_agents, 0)
    early = []
    for agent in table.agent_iter():
        observation, reward, terminated, _, _ = table.last()
        paid[agent] += reward
        if terminated:
            assert not observation["action_mask"].any()
            if not table.table.over:
                early.append(agent)
            table.step(None)
            assert agent not in table.agents
            continue
        actions = np.flatnonzero(observation["action_mask"])
        table.step(int(random.choice(actions)))
    return paid, early


def test_who_is_out_goes_at_once_and_is_paid_once():
    table = raw_env(GAME, seats=4, options={"lives": "1"})
    gone = 0
    for seed in range(10):
        paid, early = played(table, seed)
        gone += len(early)
        won = [seat for seat, score in enumerate(table.table.result) if score == 1]
        assert [paid[f"player_{n}"] == 1 for n in range(4)] == [n in won for n in range(4)]
        assert all(paid[agent] == pytest.approx(-1 / 3) for agent in early)
        assert sum(paid.values()) == pytest.approx(0)
    assert gone >= 10


def test_who_has_others_playing_for_it_stays_and_shares_their_win():
    table = raw_env(GAME, seats=4, options={"lives": "1", "pairs": "on"})
    fallen = 0
    for seed in range(10):
        paid, early = played(table, seed)
        assert early == []
        assert paid["player_0"] == paid["player_2"] == -paid["player_1"] == -paid["player_3"]
        out = [n for n in range(4) if table.table.is_out(n)]
        fallen += sum(paid[f"player_{n}"] == 1 for n in out)
    assert fallen >= 1


def test_the_arguments_are_the_choices_of_the_game():
    table = raw_env(GAME, seats=[{}, {"weapon": "axe"}, {}], options={"lives": "3"})
    table.reset(seed=1)
    assert table.table.view()["weapons"] == ["sword", "axe", "sword"]
    assert table.table.view()["lives"] == [3, 3, 3]
    assert table.possible_agents == ["player_0", "player_1", "player_2"]
    with pytest.raises(UnknownName, match="for 2, 3, 4 players, not 5"):
        raw_env(GAME, seats=5)
    with pytest.raises(UnknownName, match="weapon of seat 0 cannot be 'bow'"):
        raw_env(GAME, seats=[{"weapon": "bow"}, {}])
    with pytest.raises(UnknownName, match="a setup has no 'lives'"):
        raw_env(GAME, lives=3)


def test_secret_answers_are_given_one_after_the_other_and_seen_by_nobody_before_all_are_in():
    table = raw_env(GAME, seats=3)
    table.reset(seed=1)
    for agent in table.agents:
        assert table.agent_selection == agent
        lives = [list(table.observe(other)["observation"][:3]) for other in table.agents]
        assert lives == [[2, 2, 2]] * 3
        table.step(0)
    assert list(table.observe("player_0")["observation"][:3]) == [3, 3, 3]


# -- OpenSpiel, which knows games by their names ---------------------------------------------------

SPIEL = """
import pyspiel
from hadur.adapters.openspiel import CHANCES, load_game

def checked(name, **setup):
    game = load_game(name, **setup)
    pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)
    return game

kinds = pyspiel.GameType.Utility
for seats in (2, 3, 4):
    game = checked("feud", seats=seats)
    assert game.num_players() == seats
    assert game.get_type().utility == kinds.ZERO_SUM
    assert (game.min_utility(), game.max_utility()) == (-1 / (seats - 1), 1.0)
    assert game.utility_sum() == 0.0
    assert str(pyspiel.load_game(str(game))) == str(game)
armed = [{"weapon": "axe"}, {}, {}]
one_against_two = checked("feud", seats=armed, options={"pairs": "on"})
assert one_against_two.get_type().utility == kinds.GENERAL_SUM
assert one_against_two.utility_sum() is None
assert (one_against_two.min_utility(), one_against_two.max_utility()) == (-1.0, 1.0)
pairs = checked("feud", seats=4, options={"pairs": "on"})
assert pairs.get_type().utility == kinds.ZERO_SUM
for seats in (2, 3, 4):
    orders, lair = checked("orders", seats=seats), checked("lair", seats=seats)
    assert orders.num_players() == lair.num_players() == seats
    assert orders.get_type().utility == kinds.ZERO_SUM
    assert lair.get_type().utility == (kinds.ZERO_SUM if seats == 2 else kinds.GENERAL_SUM)
    assert (lair.min_utility(), lair.max_utility()) == (-1.0, 1.0)
registered = {kind.short_name: kind for kind in pyspiel.registered_games()}["hadur_feud"]
assert (registered.min_num_players, registered.max_num_players) == (2, 4)
assert registered.utility == kinds.GENERAL_SUM  # in some setups

import random
found = set()
for seed in range(40):
    rng = random.Random(seed)
    state = one_against_two.new_initial_state()
    while not state.is_terminal():
        actions = range(CHANCES) if state.is_chance_node() else state.legal_actions()
        state.apply_action(rng.choice(list(actions)))
    found.add(tuple(state.returns()))
assert found == {(1.0, -1.0, -1.0), (-1.0, 1.0, 1.0)}, found
print("passed")
"""


def test_openspiel_has_games_for_any_number_and_reports_their_sums():
    pytest.importorskip("pyspiel", reason="the extra hadur[openspiel] is not installed")
    root = Path(__file__).parents[2]
    toys = [f"{toy}=tests.kernel.toys.{toy}:GAME" for toy in ("orders", "lair")]
    games = ",".join(["feud=tests.feud:GAME", *toys])
    env = {"HADUR_GAMES": games, "HADUR_ENGINE": "pure", "PYTHONPATH": str(root)}
    done = subprocess.run(
        [sys.executable, "-c", SPIEL],
        capture_output=True,
        text=True,
        env={**os.environ, **env},
        check=False,
    )
    assert (done.returncode, done.stdout.splitlines()[-1:]) == (0, ["passed"]), done.stderr
