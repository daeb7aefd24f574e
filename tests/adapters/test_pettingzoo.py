"""The PettingZoo environment: PettingZoo's own tests, whole games, and what can go wrong."""

from __future__ import annotations

import subprocess
import sys

import pytest

pytest.importorskip("pettingzoo", reason="the extra hadur[pettingzoo] is not installed")

import numpy as np
from pettingzoo.test import api_test, seed_test

from hadur.adapters.pettingzoo import env, raw_env
from hadur.adapters.rewards import sums_to_zero
from hadur.games import NAMES, load
from hadur.kernel.errors import HadurError, IllegalMove, UnknownName

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("render_mode", [None, "ansi"])
def test_it_passes_the_api_test_of_pettingzoo(game, render_mode):
    api_test(env(game=game, render_mode=render_mode), num_cycles=300, verbose_progress=False)


@pytest.mark.parametrize("game", NAMES)
def test_it_passes_the_seed_test_of_pettingzoo(game):
    seed_test(lambda: env(game=game), num_cycles=200)


def play(table, seed):
    """A whole game of random actions; what each agent was paid, and every action."""
    table.reset(seed=seed)
    random = np.random.default_rng(seed)
    paid = dict.fromkeys(table.possible_agents, 0)
    actions = []
    for agent in table.agent_iter():
        observation, reward, terminated, truncated, _ = table.last()
        paid[agent] += reward
        if terminated or truncated:
            table.step(None)
            continue
        assert table.observation_space(agent).contains(observation)
        actions.append(int(random.choice(np.flatnonzero(observation["action_mask"]))))
        table.step(actions[-1])
    return paid, actions


@pytest.mark.parametrize("game", NAMES)
def test_a_whole_game_pays_everybody_their_result_once(game):
    table = raw_env(game=game)
    paid, actions = play(table, 5)
    assert [paid[agent] for agent in table.possible_agents] == table.table.result
    zero = sums_to_zero(load(game), table.setup)
    assert sum(paid.values()) == 0 if zero else set(paid.values()) == {-1, 1}
    assert len(actions) > 20


@pytest.mark.parametrize("game", NAMES)
def test_resets_without_a_seed_give_further_games_of_the_same_series(game):
    one, other = raw_env(game=game), raw_env(game=game)
    prints = []
    for table in (one, other):
        table.reset(seed=3)
        first = table.table.fingerprint()
        table.reset()
        prints.append((first, table.table.fingerprint()))
    assert prints[0] == prints[1]
    assert prints[0][0] != prints[0][1]


@pytest.mark.parametrize("game", NAMES)
def test_only_the_agent_who_decides_has_actions(game):
    table = raw_env(game=game)
    table.reset(seed=2)
    for agent in table.agents:
        decides = agent == table.agent_selection
        assert bool(table.observe(agent)["action_mask"].any()) == decides


@pytest.mark.parametrize("game", NAMES)
def test_an_illegal_action_is_refused_and_loses_behind_the_wrapper(game):
    table = raw_env(game=game)
    table.reset(seed=2)
    mask = table.observe(table.agent_selection)["action_mask"]
    illegal = int(np.flatnonzero(mask == 0)[0])
    before = table.table.fingerprint()
    with pytest.raises(IllegalMove):
        table.step(illegal)
    assert table.table.fingerprint() == before
    with pytest.raises(IllegalMove):
        table.step(table.encoding.action_count)

    wrapped = env(game=game)
    wrapped.reset(seed=2)
    loser = wrapped.agent_selection
    wrapped.step(illegal)
    assert wrapped.rewards[loser] == -1
    assert all(wrapped.terminations.values())


def test_the_setup_is_that_of_the_game():
    table = raw_env(decks=["cave-goblins", "vanguards"], options={"first": "1"})
    table.reset(seed=1)
    assert table.agent_selection == "player_1"
    players = table.table.view()["players"]
    assert [player["faction"] for player in players] == ["cave-goblins", "vanguards"]
    with pytest.raises(HadurError):
        raw_env(decks=["no-such-deck", "vanguards"])
    with pytest.raises(UnknownName):
        raw_env(game="no-such-game")
    with pytest.raises(UnknownName):
        raw_env(render_mode="human")


def test_rendering_shows_what_a_spectator_sees():
    table = env(render_mode="ansi")
    table.reset(seed=1)
    assert table.render() == table.unwrapped.game.draw_text(table.unwrapped.table, None)
    silent = env()
    silent.reset(seed=1)
    assert silent.render() is None


@pytest.mark.parametrize("missing", ["pettingzoo", "gymnasium", "numpy"])
def test_without_the_package_the_error_says_what_to_install(missing):
    code = f"import sys; sys.modules['{missing}'] = None; import hadur.adapters.pettingzoo"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode != 0
    assert "pip install 'hadur[pettingzoo]'" in done.stderr
