"""Random combats and strikes of every pair of factions with every card: nothing is lost, nothing
leaks, and every paragraph is carried out."""

from __future__ import annotations

from itertools import permutations

import pytest

from hadur.games.forbidden_stars import GAME, log
from hadur.games.forbidden_stars.abilities.paragraph import PARAGRAPHS
from hadur.games.forbidden_stars.cards.core_set import CARD_NAMES
from hadur.games.forbidden_stars.components.sheets import FACTIONS
from hadur.games.forbidden_stars.state import F_STAGE, NO_COMBAT, War, war
from hadur.kernel.events import Heard
from tests.games.forbidden_stars.invariants import check
from tests.games.forbidden_stars.test_random_games import Curious
from tools.fuzzing.forbidden_stars import combat

CURIOUS = Curious()
DONE: set[tuple[int, int]] = set()


def fight_out(s: War, seed: int) -> None:
    """Play until the combat, and one that follows from it, is over."""
    heard = Heard()
    s.listener = heard
    for number in range(400):
        if s.over or s.fight[F_STAGE] == NO_COMBAT:
            break
        check(s)
        index = next(k for k in range(len(s.asks)) if s.answers[k] < 0)
        texts = [GAME.text(s, index, int(move)) for move in s.legal(index)]
        assert len(set(texts)) == len(texts), f"{s.asks[index].prompt.name}: {texts}"
        if number % 5 == 0:
            for seat in range(2):
                assert GAME.view(war(GAME.sample(s, seat, seed)), seat) == GAME.view(s, seat)
        s.advance(CURIOUS.choose(s, index, seed, number), index)
    else:
        raise AssertionError("the combat has no end")
    DONE.update((event.b, event.c) for event in heard.events if event.kind == log.ABILITY)


@pytest.mark.parametrize("pair", list(permutations(FACTIONS, 2)))
def test_random_combats_of_a_pair_of_factions(pair: tuple[str, str]) -> None:
    for seed in range(40):
        fight_out(combat(*pair, seed), seed)


def test_every_paragraph_is_carried_out_by_chance() -> None:
    seed = 1000
    wanted = {(int(p.card), int(p.index)) for p in PARAGRAPHS}
    assert len(wanted) > 100
    while not wanted <= DONE and seed < 4000:
        one, other = list(permutations(FACTIONS, 2))[seed % 12]
        fight_out(combat(one, other, seed), seed)
        seed += 1
    missing = [f"{CARD_NAMES[card]} {index}" for card, index in sorted(wanted - DONE)]
    assert missing == []
