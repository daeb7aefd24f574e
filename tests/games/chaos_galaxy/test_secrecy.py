"""What a seat cannot know is changed, and every byte it receives stays the same: what it sees, what
it hears when others act, whether and what it is asked then, and what it sees after that."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from hadur.games.chaos_galaxy import GAME
from hadur.games.chaos_galaxy.legality.candidates import candidates
from hadur.games.chaos_galaxy.state import HAND, Galaxy, galaxy
from hadur.games.chaos_galaxy.tables import CARDS
from hadur.kernel.bits import BIT
from hadur.kernel.errors import BadNotation
from hadur.kernel.events import Heard
from hadur.kernel.state import State
from tests.conformance.conftest import Dice
from tests.games.chaos_galaxy.positions import begin_crowded, eager


def received(state: State, seat: int) -> str:
    """Everything a seat is shown of a position, with what others are asked."""
    asked = [
        (decision.seat, decision.prompt, decision.rule, decision.topics,
         GAME.about(state, decision.index, decision.seat == seat))
        for decision in state.decisions
    ]  # fmt: skip
    own = [decision.texts for decision in state.decisions if decision.seat == seat]
    return json.dumps([state.view(seat), GAME.draw_text(state, seat), asked, own])


def unfold(world: Galaxy, index: int, seat: int, seed: int) -> dict[str, list[str]]:
    """What each move of another looks like to a seat, and what it hears and sees after it; moves
    after which it has learned a card are left out."""
    told: dict[str, list[str]] = {}
    for move in world.legal(index):
        after = world.copy()
        after.seed = seed
        after.learned = 0
        heard = Heard()
        after.listener = heard
        text = GAME.text_for(world, index, int(move), seat)
        after.advance(int(move), index)
        if after.learned & BIT[seat]:
            continue
        events = [event for event in heard.events if event.audience & BIT[seat]]
        later = "" if after.over else received(after, seat)
        told.setdefault(text, []).append(json.dumps([str(events), later]))
    return told


@pytest.mark.rule("KG-5.4", "KG-5.7", "KG-13.14")
@pytest.mark.parametrize("number", range(12))
def test_nothing_tells_what_lies_face_down_or_is_held(number: int) -> None:
    state = galaxy(begin_crowded(number))
    dice = Dice(100 + number)
    compared = 0
    for step in range(180):
        if state.over:
            break
        index = state.decisions[0].index
        if step % 18 == number:
            for seat in range(int(state.seats)):
                other = galaxy(state.sample(seat, 977 * number + step))
                assert received(other, seat) == received(state, seat)
                if int(state.asks[index].seat) != seat:
                    compared += compare(state, other, index, seat)
        state.advance(eager(state, index, dice), index)
    assert compared > 10


def compare(one: Galaxy, other: Galaxy, index: int, seat: int) -> int:
    """Moves that look the same to a seat come to the same for it, in either world."""
    found: dict[str, list[str]] = {}
    for world in (one, other):
        for text, seen in unfold(world, index, seat, int(one.seed)).items():
            found.setdefault(text, []).extend(seen)
    for text, seen in found.items():
        assert len(set(seen)) == 1, (text, Counter(seen).most_common(2))
    return len(found)


@pytest.mark.rule("KG-5.4")
def test_the_worlds_that_are_compared_differ_in_what_is_hidden() -> None:
    """So that nothing passes by being the same."""
    differ = 0
    for number in range(8):
        state = galaxy(begin_crowded(number))
        other = galaxy(state.sample(0, number))
        hands = [[int(w.kind[c]) for c in w.cards_in(HAND + 1)] for w in (state, other)]
        down = [
            [int(w.kind_at(n)) for n in range(int(w.slots())) if not w.is_paid(n)]
            for w in (state, other)
        ]
        differ += sorted(hands[0]) != sorted(hands[1]) and down[0] != down[1]
    assert differ >= 6


@pytest.mark.rule("KG-5.4", "KG-5.6")
@pytest.mark.parametrize("number", range(4))
def test_a_refusal_tells_nothing_of_what_is_hidden(number: int) -> None:
    """Nor does it help to guess what a face-down card is and to name it so."""
    state = galaxy(begin_crowded(number))
    dice = Dice(200 + number)
    compared = 0
    for step in range(60):
        if state.over:
            break
        index = state.decisions[0].index
        if step % 9 == number:
            seat = int(state.asks[index].seat)
            other = galaxy(state.sample(seat, 31 * number + step))
            texts = candidates(state, index)[:80] + guesses(state, seat)
            assert verdicts(state, texts) == verdicts(other, texts)
            compared += len(texts)
        state.advance(eager(state, index, dice), index)
    assert compared > 200


def guesses(state: Galaxy, seat: int) -> list[str]:
    """Moves that call the face-down cards of others by their true names."""
    hidden = [
        (int(state.holder(slot)), CARDS[state.kind_at(slot)].id)
        for slot in range(int(state.slots()))
        if state.in_play(slot) and not state.is_paid(slot) and state.holder(slot) != seat
    ]
    return [
        f"{verb} {holder}:{name}"
        for holder, name in hidden
        for verb in (f"attack {holder}", "choose", "use", "pay")
    ]


def verdicts(state: Galaxy, texts: list[str]) -> list[str]:
    found = []
    for text in texts:
        try:
            found.append(str(GAME.explain(state, text)))
        except BadNotation as error:
            found.append(str(error))
    return found
