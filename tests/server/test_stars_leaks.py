"""Nothing of Forbidden Stars leaks on the wire: stacks of orders, hands, decks, events drawn,
combat cards that are chosen at the same time, and what the judge answers on the way."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from starlette.applications import Starlette

from hadur.games.forbidden_stars import GAME
from hadur.kernel.decision import Decision
from hadur.kernel.state import State
from tests.table.house import House, playing
from tests.web.stars import choose

from .test_leaks import Pair

PEOPLE = ("guest:anna", "guest:bela", "guest:cili", "guest:dora")
WATCHER = "guest:emil"
SECRETS = ("place-order", "choose-combat-card", "choose-event", "resolve-event", "suffer-damage")
"""Questions that are put while something is hidden: each is looked at a few times in a war."""
LOOKS = 3

WARS = [(2, 2, "introductory"), (2, 5, "built"), (3, 1, "random"), (4, 0, "introductory")]
"""How many play, from which seed, on which galaxy."""


def pairs(app: Starlette, house: House) -> list[Pair]:
    """Every player's page and data, by turns in both languages; what a watcher may know, all seats
    know, so any of them may imagine for one."""
    found = []
    for seat in range(len(house.table.seats)):
        form = ("parts", "data")
        found += [
            Pair(app, house, seat, PEOPLE[seat], each, ("en", "hu")[seat % 2]) for each in form
        ]
        found.append(Pair(app, house, seat, WATCHER, form[seat % 2], "en"))
    return found


@pytest.mark.parametrize(("seats", "seed", "board"), WARS)
def test_no_byte_of_a_war_depends_on_what_a_viewer_cannot_know(
    app: Starlette,
    monkeypatch: pytest.MonkeyPatch,
    seats: int,
    seed: int,
    board: str,
) -> None:
    monkeypatch.setattr("tests.table.house.SEED", seed)
    options = {"board": board, "first": "0"}
    house = playing(GAME, *PEOPLE[:seats], seats=[{}] * seats, options_=options)
    rng, fate = random.Random(seed), random.Random(seed)
    looking = pairs(app, house)
    looked: Counter[str] = Counter()
    changed = messages = answers = 0
    while house.table.ended is None and house.table.moves < 260:
        assert house.table.match is not None
        state = house.table.match.state
        decision = state.decisions[0]
        looked[decision.prompt] += 1
        if looked[decision.prompt] <= LOOKS or house.table.moves % 40 == 0:
            for pair in looking:
                pair.follow()
                with pair.otherwise(rng.randrange(10**6)) as other:
                    changed += other
                    messages += 1
                    assert pair.real.sent() == pair.other.sent()
                    if pair.decides and pair.seat == decision.seat:
                        answers += judged(pair, state, decision, rng)
        house.move(PEOPLE[decision.seat], choose(decision.texts, fate))
    assert changed > messages / 2 and answers > 20
    assert looked["place-order"] > LOOKS


def judged(pair: Pair, state: State, decision: Decision, rng: random.Random) -> int:
    """The judge answers the same about moves that are typed and places that are pointed at."""
    asked = GAME.candidates(state, decision.index)
    questions: list[dict[str, object]] = [
        {"do": "why", "move": text, "id": 1} for text in rng.sample(asked, min(4, len(asked)))
    ]
    places = [spot for move in decision.moves for spot in GAME.spots(state, decision.index, move)]
    if len(places) > 1:
        questions.append({"do": "why", "spots": rng.sample(places, 2), "id": 1})
    for question in questions:
        one, two = [wire.answered(**question) for wire in (pair.real, pair.other)]
        assert one == two, question
    return len(questions)


def test_every_kind_of_secret_is_looked_at() -> None:
    """The wars above come to all questions that are put while something is hidden."""
    seen: set[str] = set()
    for seats, seed, board in WARS:
        rng = random.Random(seed)
        setup = {"seats": [{}] * seats, "options": {"board": board, "first": "0"}}
        state = GAME.begin(setup, seed)
        for _ in range(260):
            if state.over:
                break
            decision = state.decisions[0]
            seen.add(decision.prompt)
            state.play(choose(decision.texts, rng), decision.seat)
    assert set(SECRETS) <= seen
