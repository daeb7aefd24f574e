"""The OpenSpiel games: OpenSpiel's own test, its ISMCTS bot, and honest resampling."""

from __future__ import annotations

import itertools
import subprocess
import sys

import pytest

pytest.importorskip("pyspiel", reason="the extra hadur[openspiel] is not installed")

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from hadur.adapters.openspiel import CHANCES, DEALS, load_game
from hadur.games import NAMES, load
from hadur.kernel.errors import HadurError, UnknownName

TWO_PLAYER = [name for name in NAMES if 2 in load(name).seats]
SHORT = {"doom": {"mission": "4"}}
"""What makes games of random moves short, where they would be long otherwise."""


def game_for_two(name):
    return load_game(name, seats=2, options=SHORT.get(name, {}))


def positions(game, seed):
    """Every state of a random game, those where chance decides included."""
    random = np.random.RandomState(seed)
    state = game.new_initial_state()
    while True:
        yield state
        if state.is_terminal():
            return
        if state.is_chance_node():
            state.apply_action(random.randint(CHANCES))
        else:
            state.apply_action(random.choice(state.legal_actions()))


def midgame(game, moves):
    """A random game after so many moves, the first one found that lasts longer; no chance node."""
    for seed in range(100):
        state = None
        for state in positions(game, seed):
            if state.move_number() >= moves and not state.is_chance_node():
                break
        if not state.is_terminal():
            return state
    raise AssertionError("no game lasts that long")


@pytest.mark.parametrize("name", TWO_PLAYER)
def test_it_passes_the_random_simulation_test_of_openspiel(name):
    pyspiel.random_sim_test(game_for_two(name), num_sims=1, serialize=True, verbose=False)


def test_it_passes_with_other_decks():
    game = load_game("summoner-wars", decks=["cave-goblins", "savanna-elves"])
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    assert str(pyspiel.load_game(str(game))) == str(game)


def ismcts_bot(game, simulations):
    random = np.random.RandomState(1)
    return ismcts.ISMCTSBot(
        game,
        mcts.RandomRolloutEvaluator(1, random),
        uct_c=1.4,
        max_simulations=simulations,
        random_state=random,
    )


def play_ismcts(name, simulations, decisions):
    """ISMCTS against random play for so many decisions, or to the end."""
    game = game_for_two(name)
    bot = ismcts_bot(game, simulations)
    random = np.random.RandomState(2)
    state = game.new_initial_state()
    searched = 0
    while not state.is_terminal() and searched < decisions:
        if state.is_chance_node():
            state.apply_action(random.randint(CHANCES))
        elif state.current_player() == 0:
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
            searched += 1
        else:
            state.apply_action(random.choice(state.legal_actions()))
    return state, searched


@pytest.mark.parametrize("name", TWO_PLAYER)
def test_the_ismcts_bot_plays_it(name):
    _, searched = play_ismcts(name, 3, 20)
    assert searched == 20


@pytest.mark.nightly
@pytest.mark.parametrize("name", TWO_PLAYER)
def test_the_ismcts_bot_plays_whole_games(name):
    state, _ = play_ismcts(name, 10, 10_000)
    assert state.is_terminal()
    assert sum(state.returns()) == 0


@pytest.mark.parametrize("name", TWO_PLAYER)
def test_a_resampled_state_is_one_the_player_cannot_tell_apart(name):
    uniform = np.random.RandomState(3).uniform
    others = 0
    for number, state in enumerate(positions(game_for_two(name), 5)):
        if number < DEALS or number % 12 or state.is_terminal():
            continue
        truth = state.table.state.fingerprint()
        for player in range(2):
            other = state.resample_from_infostate(player, uniform)
            assert other.current_player() == state.current_player()
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            if state.current_player() == player:
                assert other.legal_actions() == state.legal_actions()
            hidden = 1 - player
            others += other.observation_string(hidden) != state.observation_string(hidden)
        assert state.table.state.fingerprint() == truth
    assert others > 10


@pytest.mark.parametrize("name", TWO_PLAYER)
def test_a_resampled_state_can_be_copied_kept_and_played_to_the_end(name):
    game = game_for_two(name)
    random = np.random.RandomState(4)
    state = midgame(game, 90)
    other = state.resample_from_infostate(state.current_player(), random.uniform)
    kept = game.deserialize_state(other.serialize())
    assert kept.table.state.fingerprint() == other.table.state.fingerprint()
    assert kept.information_state_string() == other.information_state_string()
    while not other.is_terminal():
        if other.is_chance_node():
            other.apply_action(random.randint(CHANCES))
        else:
            other.apply_action(random.choice(other.legal_actions()))
    assert sorted(other.returns()) in ([-1, 1], [0, 0])


@pytest.mark.parametrize("name", TWO_PLAYER)
def test_chance_is_chosen_at_chance_nodes_and_nowhere_else(name):
    """The same actions and outcomes always lead to the same state; another outcome to another."""
    game = game_for_two(name)
    for state in itertools.chain.from_iterable(positions(game, seed) for seed in range(20)):
        if state.is_chance_node() and state.move_number() > 20:
            break
    assert state.is_chance_node()
    after = {state.child(outcome).table.state.fingerprint() for outcome in range(20)}
    assert len(after) > 1
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert again.child(3).table.state.fingerprint() == state.child(3).table.state.fingerprint()


@pytest.mark.parametrize("name", TWO_PLAYER)
def test_a_player_remembers_what_it_did_and_heard_and_others_do_not(name):
    state = midgame(game_for_two(name), 60)
    before = [state.information_state_string(player) for player in range(2)]
    assert before[0] != before[1]
    player = state.current_player()
    memory = [state.table.memory(seat) for seat in range(2)]
    action = state.legal_actions()[0]
    state.apply_action(action)
    assert state.table.memory(player).startswith(memory[player] + f"act {action}\n")
    assert f"act {action}\n" not in state.table.memory(1 - player)[len(memory[1 - player]) :]


def test_bad_input_is_refused_in_one_line():
    with pytest.raises(UnknownName):
        load_game("no-such-game")
    with pytest.raises(HadurError):
        load_game("summoner-wars", decks=["no-such-deck", "vanguards"])


def test_without_the_package_the_error_says_what_to_install():
    code = "import sys; sys.modules['pyspiel'] = None; import hadur.adapters.openspiel"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode != 0
    assert "pip install 'hadur[openspiel]'" in done.stderr


def test_a_program_that_used_it_ends_well():
    """pyspiel keeps what is registered until after the interpreter has ended."""
    code = "from hadur.adapters.openspiel import load_game; load_game().new_initial_state()"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
