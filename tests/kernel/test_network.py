"""A learned value is evaluated in whole numbers alone."""

from __future__ import annotations

import pytest

from hadur.games import NAMES, load
from hadur.kernel.network import POINTS, VALUE_BITS, WEIGHT_BITS, Layer, Network, network_of, read
from hadur.kernel.playout import Tally, playout

ONE = 1 << WEIGHT_BITS
DEEP = 1 << WEIGHT_BITS + VALUE_BITS


def value(network: Network, *features: int) -> int:
    return int(network.value_of(list(features)))


def test_one_layer_is_a_sum() -> None:
    network = Network([Layer([[ONE, -2 * ONE]], [3 * ONE])])
    assert network.inputs == 2
    assert value(network, 5, 1) == (5 - 2 + 3) * POINTS
    assert value(network, 0, 4) == (-8 + 3) * POINTS


def test_what_is_below_nothing_counts_as_nothing_but_in_the_last_layer() -> None:
    """|x - y|, less 1, of two nodes that each know one half of it."""
    network = Network([Layer([[ONE, -ONE], [-ONE, ONE]], [0, 0]), Layer([[ONE, ONE]], [-DEEP])])
    assert value(network, 7, 3) == value(network, 3, 7) == 3 * POINTS
    assert value(network, 4, 4) == -POINTS


def test_three_layers() -> None:
    """Twice the one beyond 2, but at most 3 times."""
    network = Network(
        [
            Layer([[ONE]], [-2 * ONE]),
            Layer([[ONE], [ONE]], [0, -3 * DEEP]),
            Layer([[2 * ONE, -2 * ONE]], [0]),
        ]
    )
    found = [value(network, x) for x in (0, 2, 3, 5, 9)]
    assert found == [0, 0, 2 * POINTS, 6 * POINTS, 6 * POINTS]


def test_halves_are_rounded_down_on_both_sides_of_nothing() -> None:
    """As a shift does, in the pure build and in the compiled one."""
    network = Network([Layer([[1]], [0])])
    assert value(network, 1) == POINTS >> WEIGHT_BITS == 0
    assert value(network, -1) == -POINTS >> WEIGHT_BITS == -1


@pytest.mark.parametrize(("weights", "bias"), [([], []), ([[1, 2], [3]], [0, 0]), ([[1]], [0, 0])])
def test_a_layer_that_does_not_fit_is_refused(weights: list[list[int]], bias: list[int]) -> None:
    with pytest.raises(ValueError, match="as many weights"):
        Layer(weights, bias)


def test_a_game_without_a_file_has_no_learned_value() -> None:
    assert read("hadur.kernel") is None


def _learners() -> list[str]:
    """The games whose value can be learned."""
    found = []
    for name in NAMES:
        game = load(name)
        state = game.begin(game.sample_setups(1)[0], 1)
        if len(game.advisor().features(state, 0)):
            found.append(name)
    return found


LEARNERS = _learners()


@pytest.mark.parametrize("name", LEARNERS)
def test_features_are_as_many_in_every_position_and_a_network_is_believed(name: str) -> None:
    """An advisor that trusts a network says what it says, for each seat."""
    assert "summoner-wars" in LEARNERS
    game = load(name)
    advisor = game.advisor()
    state = game.begin(game.sample_setups(1)[0], 1)
    count = len(advisor.features(state, 0))
    weights = [[ONE * (k % 5 - 2) for k in range(count)]]
    trusting = advisor.trusting(network_of({"layers": [{"weights": weights, "bias": [0]}]}))
    moments = 0
    while not state.over and moments < 8:
        for seat in range(state.seats):
            features = [int(x) for x in advisor.features(state, seat)]
            assert len(features) == count
            held = sum(w * x for w, x in zip(weights[0], features, strict=True)) * POINTS // ONE
            assert trusting.holding(state, seat) == held
        moments += 1
        playout(state, moments, 40, Tally())
    assert moments > 3
