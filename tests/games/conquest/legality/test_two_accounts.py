"""The judge and the generator are held against each other, and nothing is given away."""

from __future__ import annotations

import random

import pytest

from hadur.games.conquest import GAME
from hadur.games.conquest.cards.definition import (
    ARMY,
    ATTACHMENT,
    CARDS,
    EVENT,
    PLANET,
    SUPPORT,
    TOKEN,
    WARLORD,
)
from hadur.kernel.errors import BadScenario
from hadur.kernel.state import State
from tests.games.conquest.conftest import lay
from tests.games.conquest.legality.judging import Side, rule

POSITIONS = 12


DECISIONS = 40


WARLORDS = [card.name for card in CARDS if card.type == WARLORD]


UNITS = [card.name for card in CARDS if card.type in (ARMY, TOKEN)]


SUPPORTS = [card.name for card in CARDS if card.type == SUPPORT]


WORN = [card.name for card in CARDS if card.worn.on]


HELD = [card.name for card in CARDS if card.type in (ARMY, SUPPORT, ATTACHMENT, EVENT)]


PLANETS = [card.name for card in CARDS if card.type == PLANET]


STARTS = ("deploy", "command", "struggles", "combat", "combat", "battle", "battle", "headquarters")


MARKS = ("", "", "", " exhausted", " 1 damage", " 1 damage exhausted", " blank", " undamageable")


OPTIONS = ({}, {}, {"ambush": "battle", "undamageable": "spared", "token-limit": "type"})


def agree(s: State, index: int) -> None:
    seat = int(s.asks[index].seat)
    legal = {GAME.text(s, index, int(move)): int(move) for move in s.legal(index)}
    for text in dict.fromkeys([*legal, *GAME.candidates(s, index)]):
        verdict = s.explain(text, seat)
        if text in legal:
            assert verdict.move == legal[text], f"{text}: {verdict}"
        elif verdict.legal:
            assert verdict.move in legal.values(), f"the judge allows {text}"
        else:
            assert verdict.refusals


@pytest.mark.parametrize("seed", range(POSITIONS))
def test_judge_and_generator_agree_in_random_positions(seed: int) -> None:
    """Positions no game would reach: any cards side by side, in any state."""
    rng = random.Random(seed)
    s = random_position(rng)
    for _ in range(DECISIONS):
        if s.over:
            return
        decision = rng.choice(s.decisions)
        agree(s, decision.index)
        moves = decision.moves
        texts = decision.texts
        acting = [m for m, text in zip(moves, texts, strict=True) if text not in ("pass", "no")]
        s.advance(rng.choice(acting if acting and rng.random() < 0.85 else moves), decision.index)


def random_position(rng: random.Random) -> State:
    """One that can be laid: not every attachment fits every unit that is drawn."""
    while True:
        warlords = (rng.choice(WARLORDS), rng.choice(WARLORDS))
        row = rng.sample(PLANETS, rng.randint(1, 5))
        sides = [random_side(rng, row, warlord) for warlord in warlords]
        try:
            return lay(
                *sides, warlords=warlords, options=rng.choice(OPTIONS), planets=row,
                start=rng.choice(STARTS), initiative=rng.randrange(2), seed=rng.randrange(999),
            ).state  # fmt: skip
        except BadScenario:
            continue


def random_side(rng: random.Random, row: list[str], warlord: str) -> Side:
    side: Side = {
        "resources": rng.randint(0, 9),
        "hand": rng.choices(HELD, k=rng.randint(0, 7)),
        "discard": rng.choices(HELD, k=rng.randint(0, 5)),
        "supports": rng.sample(SUPPORTS, rng.randint(0, 4)),
        "hq": [random_unit(rng) for _ in range(rng.randint(0, 2))],
    }
    for planet in row:
        side[planet] = [random_unit(rng) for _ in range(rng.choice((0, 1, 1, 2, 3)))]
    if rng.random() < 0.7:
        side[rng.choice(row)].append(warlord)
    return side


def random_unit(rng: random.Random) -> str:
    worn = f" + {rng.choice(WORN)}" if rng.random() < 0.3 else ""
    return rng.choice(UNITS) + rng.choice(MARKS) + worn


@rule("CQ-S23")
@pytest.mark.parametrize("seed", range(4))
def test_a_verdict_tells_a_seat_nothing_it_does_not_know(seed: int) -> None:
    """In every world that the seat cannot tell from this one the judge says the same."""
    rng = random.Random(seed)
    decks = rng.sample(GAME.ready_decks(), 2)
    s = GAME.begin({"decks": decks}, seed)
    compared = 0
    for step in range(300):
        if s.over:
            break
        decision = rng.choice(s.decisions)
        if step % 10 == 0:
            for seat in (0, 1):
                other = s.sample(seat, seed * 1000 + step)
                for text in GAME.candidates(s, decision.index):
                    assert other.explain(text, seat) == s.explain(text, seat), text
                    compared += 1
        s.advance(rng.choice(decision.moves), decision.index)
    assert compared > 100
