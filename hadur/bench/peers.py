"""The same loop over other people's engines, where they are installed (extra `bench-peers`)."""

from __future__ import annotations

import importlib
import random
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from hadur.bench.measure import Speed
from hadur.bench.rounds import Measure


def peers() -> tuple[list[tuple[str, Measure]], list[str]]:
    """The peers that can be timed, and those that cannot, with the reason."""
    found: list[tuple[str, Measure]] = []
    missing: list[str] = []
    for name, package, measure in PEERS:
        try:
            importlib.import_module(package)
            measure(name, 0.0)
        except (ImportError, AttributeError) as error:
            # Not installed, or a version that is spoken to in another way.
            missing.append(f"{name}: {error}")
        else:
            found.append((name, partial(measure, name)))
    return found, missing


def _timed(
    name: str,
    seconds: float,
    play: Callable[[int], tuple[int, int]],
    copy: Callable[[], object] | None,
) -> Speed:
    """`play` plays one random game and returns its decisions and legal moves."""
    games = decisions = options = 0
    started = time.process_time()
    while games == 0 or time.process_time() - started < seconds:
        made, legal = play(games)
        games += 1
        decisions += made
        options += legal
    spent = time.process_time() - started
    copies = None
    if copy is not None:
        count = 0
        begun = time.process_time()
        while count == 0 or time.process_time() - begun < seconds / 4:
            copy()
            count += 1
        copies = count / (time.process_time() - begun)
    return Speed(name, games, decisions / spent, options / max(decisions, 1), copies)


def _catanatron(name: str, seconds: float) -> Speed:
    import catanatron as engine

    colours = list(engine.Color)[:4]

    def start(seed: int) -> Any:
        return engine.Game([engine.RandomPlayer(colour) for colour in colours], seed=seed)

    def play(seed: int) -> tuple[int, int]:
        game = start(seed)
        decisions = options = 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            actions = game.state.playable_actions
            options += len(actions)
            decisions += 1
            game.execute(random.choice(actions))
        return decisions, options

    return _timed(name, seconds, play, start(1).copy)


def _gin_rummy(name: str, seconds: float) -> Speed:
    import rlcard

    env = rlcard.make("gin-rummy", config={"seed": 1})

    def play(seed: int) -> tuple[int, int]:
        state, _ = env.reset()
        decisions = options = 0
        while not env.is_over():
            actions = list(state["legal_actions"])
            options += len(actions)
            decisions += 1
            state, _ = env.step(random.choice(actions))
        return decisions, options

    return _timed(name, seconds, play, None)


def _open_spiel(game_name: str) -> Callable[[str, float], Speed]:
    def measure(name: str, seconds: float) -> Speed:
        import pyspiel

        game = pyspiel.load_game(game_name)

        def play(seed: int) -> tuple[int, int]:
            state = game.new_initial_state()
            decisions = options = 0
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(random.choice(state.chance_outcomes())[0])
                    continue
                actions = state.legal_actions()
                options += len(actions)
                decisions += 1
                state.apply_action(random.choice(actions))
            return decisions, options

        return _timed(name, seconds, play, game.new_initial_state().clone)

    return measure


PEERS: list[tuple[str, str, Callable[[str, float], Speed]]] = [
    ("catanatron (Catan)", "catanatron", _catanatron),
    ("RLCard (gin rummy)", "rlcard", _gin_rummy),
    ("OpenSpiel (chess)", "pyspiel", _open_spiel("chess")),
    ("OpenSpiel (backgammon)", "pyspiel", _open_spiel("backgammon")),
]
