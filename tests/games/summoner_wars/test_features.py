"""What a learned value of Summoner Wars is made from."""

from __future__ import annotations

import random
from itertools import pairwise

from hadur.games.summoner_wars import GAME
from hadur.games.summoner_wars.features import NAMES, OF_A_SIDE, features
from hadur.games.summoner_wars.state import battle
from hadur.kernel.network import Layer, Network
from hadur.kernel.playout import Tally, playout

SETUP = {"decks": ["fallen-kingdom", "polar-dwarves"]}
POSITION = {
    "active": 0,
    "phase": "attack",
    "magic": [8, 2],
    "hand": [["undead-archer"], []],
    "board": {
        "a1": "0 ret-talus",
        "d3": "0 undead-archer",
        "c3": "0 starting-gate",
        "d4": "1 svara",
    },
}


def named(seat: int) -> dict[str, int]:
    state = battle(GAME.begin_at(SETUP, POSITION, 1))
    return dict(zip(NAMES, map(int, features(state, seat)), strict=True))


def test_each_feature_has_a_name_and_says_what_it_says() -> None:
    found = named(0)
    assert (found["magic"], found["magic to spare"], found["hand"]) == (6, 2, 1)
    assert (found["commons"], found["champions"], found["ranged"], found["gates"]) == (1, 0, 1, 1)
    assert (found["turn"], found["turn of the other"]) == (1, 0)
    assert found["enemies beside of the other"] == 1
    assert found["dice at the summoner of the other"] > 0 == found["dice at the summoner"]


def test_the_other_seat_sees_the_same_from_the_other_side() -> None:
    mine, theirs = named(0), named(1)
    for name in OF_A_SIDE:
        assert mine[name] == theirs[f"{name} of the other"]
        assert theirs[name] == mine[f"{name} of the other"]


def test_both_builds_come_to_the_same_value() -> None:
    """Weights of all sizes and signs, whatever they mean: what they say is this, to the point."""
    rng = random.Random(1)
    numbers = iter(lambda: rng.randrange(-5000, 5000), None)
    sizes = (len(NAMES), 12, 5, 1)
    network = Network(
        [
            Layer([[next(numbers) for _ in range(n)] for _ in range(m)], [next(numbers)] * m)
            for n, m in pairwise(sizes)
        ]
    )
    state = GAME.begin({"decks": ["savanna-elves", "cave-goblins"]}, 5)
    found = []
    for moment in range(6):
        found += [
            int(network.value_of([int(x) for x in features(battle(state), seat)]))
            for seat in (0, 1)
        ]
        playout(state, moment, 30, Tally())
    assert found == [
        19265,
        20733,
        20344,
        19282,
        17871,
        19310,
        19408,
        15034,
        24295,
        32059,
        19695,
        19560,
    ]
