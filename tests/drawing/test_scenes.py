"""Whatever happens is seen, or is named as something nobody can see."""

from __future__ import annotations

import random
from collections import Counter
from importlib import import_module
from typing import Any

import pytest

from hadur.drawing import scenes as show
from hadur.games import NAMES, load
from hadur.games.summoner_wars.phases.attack import MELEE_FACES, RANGED_FACES, SPECIAL_FACES
from hadur.games.summoner_wars.render.scenes import faces
from hadur.kernel.lines import event_names
from hadur.kernel.match import Match
from hadur.text.catalogue import catalogue_of


def _module(game: str, name: str) -> Any:
    return import_module(f"hadur.games.{game.replace('-', '_')}.{name}")


@pytest.mark.parametrize("game", NAMES)
def test_every_kind_of_event_is_a_scene_or_named_as_silent(game: str) -> None:
    kinds = event_names(vars(_module(game, "log")))
    table, silent = _module(game, "render.scenes").SCENES, _module(game, "render.scenes").SILENT
    assert len(kinds) > 20
    assert sorted([*table, *silent]) == sorted(kinds), "each once, in one of both"
    assert {kind for kind, _ in table.values()} <= set(show.KINDS)
    assert len(table) > 4 * len(silent)


@pytest.mark.parametrize("game", NAMES)
def test_scenes_of_random_games_stand_where_something_can_be_seen(game: str) -> None:
    """What is told of a place names a spot of the board, before the move or after it."""
    rules = load(game)
    look, seen = rules.look(), Counter[str]()
    texts = catalogue_of("en", game)
    rng = random.Random(game)
    match = Match.start(rules, rules.sample_setups(1)[0], 5)
    placed, nowhere = 0, Counter[str]()
    while not match.state.over and match.moves < 150:
        before = match.state
        decision = rng.choice(match.state.decisions)
        match.play(rng.choice(decision.texts), decision.seat)
        boards = [look.board(state.view(None), texts, (), ()) for state in (before, match.state)]
        for event in match.events_since(match.moves - 1, None):
            scene = look.as_scene(event)
            if scene is None:
                continue
            seen[scene.kind] += 1
            for spot in scene.spots:
                placed += 1
                wanted = f'="{spot}' if spot[0] != "*" else spot[1:]  # a spot, or a figure
                if not any(wanted in board for board in boards):
                    nowhere[f"{scene.kind} {spot}"] += 1
    assert len(seen) >= 5 and placed > 20
    assert nowhere.total() < 0.1 * placed, nowhere


def test_so_many_symbols_are_on_these_dice() -> None:
    for seed in range(200):
        rng = random.Random(seed)
        thrown = [rng.randrange(6) for _ in range(rng.randrange(7))]
        count = [sum(int(f[t]) for t in thrown) for f in (MELEE_FACES, RANGED_FACES, SPECIAL_FACES)]
        dice = faces(count[0], count[1], count[2], len(thrown))
        signs = ("sw-melee", "sw-ranged", "sw-special")
        wanted = Counter(
            " ".join(
                sign
                for sign, has in zip(
                    signs, (MELEE_FACES[t], RANGED_FACES[t], SPECIAL_FACES[t]), strict=True
                )
                if has
            )
            for t in thrown
        )
        assert Counter(face.sign for face in dice) == wanted
