"""Games as numbers: one action for each legal move, and nothing observed that is hidden."""

from __future__ import annotations

from pathlib import Path

import pytest

from hadur.adapters.encoding import encoding_of
from hadur.games.chaos_galaxy import GAME, encoding
from hadur.games.chaos_galaxy.state import HAND, Galaxy, galaxy
from hadur.games.chaos_galaxy.tables import CARDS
from hadur.kernel.setups import variety
from tests.conformance.conftest import Dice, walk
from tests.games.chaos_galaxy.positions import begin_crowded, eager

NUMBERS = encoding_of(GAME)
LOW, HIGH = NUMBERS.bounds()
SPARE = next(block for block in NUMBERS.blocks if block.name == "spare")
SETUPS = variety(GAME, 40)[:12]


def check_actions(state: Galaxy, index: int) -> int:
    """Every legal move has one action of its own name; how many are spare is returned."""
    legal = [int(move) for move in state.legal(index)]
    found = NUMBERS.actions(state, index)
    assert sorted(found.values()) == sorted(legal)
    spare = 0
    for action, move in found.items():
        assert 0 <= action < NUMBERS.action_count
        word = GAME.text(state, index, move).split()[0]
        if action >= SPARE.start:
            assert word in ("play", "use", "pay", "lay", "choose", "deal", "fire"), word
            spare += 1
        else:
            assert NUMBERS.action_name(action).split()[0].split("-")[0] == word
    return spare


def check_observation(state: Galaxy, seat: int, rng: int) -> None:
    row = NUMBERS.observe(state, seat)
    assert len(row) == NUMBERS.observation_size
    assert all(low <= n <= high for low, n, high in zip(LOW, row, HIGH, strict=True))
    assert NUMBERS.observe(state.sample(seat, rng), seat) == row


@pytest.mark.parametrize("number", range(len(SETUPS)))
def test_every_move_is_an_action_in_games_of_every_kind(number: int) -> None:
    state = GAME.begin(SETUPS[number], 900 + number)
    looked = 0
    for step, position in enumerate(walk(state, number)):
        if step % 29 == 0:
            looked += 1
            index = position.decisions[0].index
            check_actions(galaxy(position), index)
            check_observation(galaxy(position), step % int(position.seats), step)
    assert looked > 5


@pytest.mark.parametrize("number", range(0, 20, 2))
def test_every_move_is_an_action_where_many_cards_are_in_play(number: int) -> None:
    state = galaxy(begin_crowded(number))
    dice = Dice(number)
    spare = looked = 0
    for step in range(200):
        if state.over:
            break
        index = state.decisions[0].index
        if step % 11 == 0:
            looked += 1
            spare += check_actions(state, index)
            for seat in range(int(state.seats)):
                check_observation(state, seat, 7 * step + seat)
        state.advance(eager(state, index, dice), index)
    assert looked > 2
    assert spare < SPARE.size


def test_what_is_observed_is_what_the_view_shows() -> None:
    state = galaxy(begin_crowded(2))
    row = NUMBERS.observe(state, 1)
    place = encoding.PLACE
    view = state.view(1)
    players = view["players"]
    assert isinstance(players, list)
    assert state.seats == 3
    for player in range(3):
        side = (player - 1) % 3
        assert row[place["credits"] + side] == players[player]["credits"]
        assert row[place["hand-count"] + side] == players[player]["hand-count"]
        ships = players[player]["hangar"]
        assert ships
        at = side * encoding.PIECES
        assert row[place["piece.kind"] + at] == 1 + [c.id for c in CARDS].index(ships[0]["card"])
        assert row[place["piece.firepower"] + at] == ships[0]["firepower"]
    known = row[place["hand"] : place["hand"] + len(CARDS)]
    assert sum(known) == len(state.cards_in(HAND + 1)) == 14
    others = row[place["hand"] + len(CARDS) : place["hand"] + 3 * len(CARDS)]
    assert sum(others) == 0


def test_every_action_has_a_name_of_its_own_but_the_spare_ones() -> None:
    names = [NUMBERS.action_name(action) for action in range(SPARE.start)]
    assert len(set(names)) == len(names) > 20_000
    assert (
        NUMBERS.action_name(-1) == NUMBERS.action_name(NUMBERS.action_count) == ("no action at all")
    )


def test_the_numbers_are_written_down() -> None:
    text = (Path(__file__).parents[3] / "docs" / "environments.md").read_text(encoding="utf-8")
    lines = text.splitlines()
    for block in NUMBERS.blocks:
        assert any(line.startswith(f"| `{block.name}` | {block.size:,} |") for line in lines)
    for field in NUMBERS.fields:
        row = f"| `{field.name}` | {field.size:,} | {field.low}–{field.high} | {field.meaning} |"
        assert row in lines
    assert f"{NUMBERS.action_count:,} actions" in text
    assert f"{NUMBERS.observation_size:,} numbers" in text
