"""What games pay: as ever between two, and by sides among more."""

from __future__ import annotations

import pytest

import hadur
from hadur.adapters.rewards import rewards

if hadur.ENGINE != "pure":
    pytest.skip("a game of the tests cannot subclass the compiled kernel", allow_module_level=True)

from hadur.kernel.bits import BIT
from hadur.kernel.native import i64, vec
from tests.feud import GAME


@pytest.mark.parametrize(("pairs", "scores", "out", "paid"), [
    ("off", [1, -1], (), [1, -1]),
    ("off", [0, 0], (), [0, 0]),
    ("off", [-1, -1, 1], (), [-0.5, -0.5, 1]),
    ("off", [1, 1, -1], (), [0.25, 0.25, -0.5]),
    ("off", [0, 0, 0], (), [0, 0, 0]),
    ("off", [5, 9, 2], (), [-0.5, 1, -0.5]),
    ("off", [-1, 1, -1, -1], (), [-1 / 3, 1, -1 / 3, -1 / 3]),
    ("on", [-1, 1, 1], (), [-1, 1, 1]),
    ("on", [1, -1, -1], (), [1, -1, -1]),
    ("on", [1, -1, 1, -1], (), [1, -1, 1, -1]),
    ("on", [0, 0, 0, 0], (), [0, 0, 0, 0]),
    # Who is out has lost, whatever it scored; but not one whose side plays on.
    ("off", [9, 5, 2], (0,), [-0.5, 1, -0.5]),
    ("on", [1, -1, 1, -1], (0,), [1, -1, 1, -1]),
    ("off", [1, 1], (0, 1), [0, 0]),
])  # fmt: skip
def test_every_seat_is_paid_what_its_side_is(pairs, scores, out, paid):
    state = GAME.begin({"seats": len(scores), "options": {"pairs": pairs}})
    for seat in out:
        state.out |= BIT[seat]
    state.finish(vec[i64](scores))
    assert rewards(state) == pytest.approx(paid)
