"""The judge and the generator agree, and a refusal tells nothing that its reader cannot know."""

from __future__ import annotations

import gc
from collections import Counter

import pytest

from hadur.games.chaos_galaxy import GAME
from hadur.games.chaos_galaxy.legality.judge import QUESTIONS
from hadur.games.chaos_galaxy.state import galaxy
from hadur.kernel.errors import BadNotation
from hadur.kernel.setups import variety
from hadur.kernel.state import Prompt, State
from tests.conformance.conftest import Dice, walk
from tests.games.chaos_galaxy.positions import begin_crowded, eager

SETUPS = variety(GAME, 60)[:60]


def agree(state: State, index: int) -> int:
    """Hold both accounts against each other; how many texts that were is returned."""
    seat = int(state.asks[index].seat)
    legal = {GAME.text(state, index, int(move)): int(move) for move in state.legal(index)}
    for text, move in legal.items():
        verdict = state.explain(text, seat)
        assert verdict.move == move, (text, verdict.refusals)
    tried = GAME.candidates(state, index)
    for text in tried:
        try:
            verdict = state.explain(text, seat)
        except BadNotation:
            assert text not in legal, text
            continue
        if verdict.legal:
            assert verdict.move in legal.values(), f"the judge allows {text}"
        else:
            assert text not in legal, f"the judge refuses {text}: {verdict.refusals}"
            assert verdict.refusals, text
    return len(legal) + len(tried)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_judge_and_the_generator_agree_in_games_of_every_kind(seats: int) -> None:
    texts = 0
    setups = [setup for setup in SETUPS if len(setup["seats"]) == seats]
    assert len(setups) >= 10
    for number, setup in enumerate(setups[:10]):
        state = GAME.begin(setup, 300 + number)
        for step, position in enumerate(walk(state, number)):
            if step % (70 * seats) == number:
                for decision in position.decisions:
                    texts += agree(position, decision.index)
    assert texts > 3000


@pytest.mark.parametrize("part", range(5))
def test_the_judge_and_the_generator_agree_where_many_cards_are_in_play(part: int) -> None:
    texts = 0
    asked: Counter[str] = Counter()
    for number in range(part, 30, 5):
        state = begin_crowded(number)
        dice = Dice(number)
        for step in range(350):
            if state.over:
                break
            index = state.decisions[0].index
            prompt = state.asks[index].prompt.name
            if asked[prompt] < 6 or step % 60 == 0:
                asked[prompt] += 1
                texts += agree(state, index)
            state.advance(eager(state, index, dice), index)
    assert len(asked) >= 14
    assert texts > 5000


def test_the_judge_knows_every_question_that_is_asked() -> None:
    def prompts(kind: type[Prompt]) -> list[type[Prompt]]:
        return [kind, *(found for below in kind.__subclasses__() for found in prompts(below))]

    modules = ("hadur.games.chaos_galaxy", "hadur.kernel.chain")
    own = [kind for kind in prompts(Prompt) if kind.__module__.startswith(modules)]
    assert len(own) > 25
    names = {one.name for one in gc.get_objects() if type(one) in own}
    assert names == set(QUESTIONS)


@pytest.mark.parametrize("number", range(0, 24, 3))
def test_a_refusal_tells_nothing_that_its_reader_cannot_know(number: int) -> None:
    """What others hold and have face down is changed; every verdict stays the same."""
    state = begin_crowded(number)
    dice = Dice(number)
    compared = 0
    for step in range(260):
        if state.over:
            break
        index = state.decisions[0].index
        seat = int(state.asks[index].seat)
        if step % 37 == 0:
            other = galaxy(state.sample(seat, 31 * number + step))
            texts = GAME.candidates(state, index)
            for text in texts:
                compared += 1
                assert verdict(state, text, seat) == verdict(other, text, seat), text
        state.advance(eager(state, index, dice), index)
    assert compared > 200


def verdict(state: State, text: str, seat: int) -> object:
    try:
        return state.explain(text, seat)
    except BadNotation as error:
        return str(error)
