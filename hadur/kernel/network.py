"""A value that was learned: a small network of whole numbers.

`tools/learn.py` finds the weights and writes them into a file of the game (`value.json`); here they
are read and evaluated. There is no rounding but shifts of whole numbers, so that both builds come
to the same value on every machine."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

from hadur.kernel.native import append, i64, vec

FILE: Final = "value.json"
WEIGHT_BITS: Final = 12
"""A weight of 1 is so many bits,"""
VALUE_BITS: Final = 8
"""and so many are what lies between two layers."""
MOST: Final = 1 << 24
"""No node has more to say than this, so that nothing overflows."""
POINTS: Final = 1000
"""What comes out is in thousandths of the logarithm of the odds (`kernel/advice.py`)."""


class Layer:
    """What each node makes of those before it: `weights` node by node, and what it says of itself,
    in the bits that the sum has."""

    def __init__(self, weights: list[list[int]], bias: list[int]) -> None:
        if not weights or len(weights) != len(bias) or len({len(row) for row in weights}) != 1:
            raise ValueError("a layer has as many weights for each node, and a bias for each")
        self.weights: Final = vec[i64]([weight for row in weights for weight in row])
        self.bias: Final = vec[i64](bias)


class Network:
    """Layer after layer; what is below nothing counts as nothing, but in the last one."""

    def __init__(self, layers: list[Layer]) -> None:
        self.layers: Final = layers
        self.inputs: Final[i64] = len(layers[0].weights) // len(layers[0].bias)

    def value(self, features: vec[i64]) -> i64:
        """What a side with these features holds. Features are plain numbers, as many as the first
        layer has weights for."""
        below = features
        last: i64 = len(self.layers) - 1
        for depth in range(last):
            # The features have no bits behind the point, what comes after them has.
            down: i64 = WEIGHT_BITS - VALUE_BITS if depth == 0 else WEIGHT_BITS
            below = _through(self.layers[depth], below, down)
        total = _sum(self.layers[last], below, 0, 0)
        bits: i64 = WEIGHT_BITS if last == 0 else WEIGHT_BITS + VALUE_BITS
        return total * POINTS >> bits

    def value_of(self, features: list[int]) -> i64:
        """The same for whoever has plain numbers: only compiled code can make a column."""
        return self.value(vec[i64](features))


def _through(layer: Layer, below: vec[i64], down: i64) -> vec[i64]:
    out = vec[i64](capacity=len(layer.bias))
    at: i64 = 0
    for node in range(len(layer.bias)):
        total = _sum(layer, below, node, at)
        at += len(below)
        # Not `MOST << down`: the compiler shifts a constant in 32 bits.
        out = append(out, min(total >> down, MOST) if total > 0 else 0)
    return out


def _sum(layer: Layer, below: vec[i64], node: i64, at: i64) -> i64:
    """What comes to a node; its weights begin at `at`."""
    weights = layer.weights
    total = layer.bias[node]
    for k in range(len(below)):
        total += weights[at + k] * below[k]
    return total


def read(package: str) -> Network | None:
    """The network in the file of a game's package, or None if it has none."""
    file = files(package).joinpath(FILE)
    return network_of(json.loads(file.read_text(encoding="utf-8"))) if file.is_file() else None


def network_of(data: dict[str, Any]) -> Network:
    """The network that a file describes."""
    return Network([Layer(layer["weights"], layer["bias"]) for layer in data["layers"]])
