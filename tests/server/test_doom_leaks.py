"""Nothing of DOOM leaks on the wire: invasion card, events, initiative deck, hands, and what the
marines say among themselves; nor does it by what the judge answers on the way."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from starlette.applications import Starlette

from hadur.games.doom import GAME
from hadur.kernel.decision import Decision
from hadur.kernel.state import State
from hadur.table import commands
from hadur.table.entries import Audience
from tests.games.doom.conftest import set_up
from tests.table.house import House, playing
from tests.web.raids import choose

from .test_leaks import Pair, Wire

PEOPLE = ("guest:anna", "guest:bela", "guest:cili", "guest:dora", "guest:ede")
WATCHER = "guest:emil"
SECRETS = ("event-set", "invasion-card", "class", "trade", "argent", "group", "use", "act", "demon",
           "target", "cover", "put-back")  # fmt: skip
"""Questions that are put while something is hidden: each is looked at a few times in a mission."""
LOOKS = 2
MOST = 200

RAIDS = [(2, 2, "1"), (3, 5, "4"), (4, 1, "7"), (5, 3, "10")]
"""How many play, from which seed, which mission."""


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


@pytest.mark.parametrize(("seats", "seed", "mission"), RAIDS)
def test_no_byte_of_a_mission_depends_on_what_a_viewer_cannot_know(
    doom: None,
    app: Starlette,
    monkeypatch: pytest.MonkeyPatch,
    seats: int,
    seed: int,
    mission: str,
) -> None:
    monkeypatch.setattr("tests.table.house.SEED", seed)
    house = playing(GAME, *PEOPLE[:seats], seats=[{}] * seats, options_={"mission": mission})
    rng, fate = random.Random(seed), random.Random(seed)
    looking = pairs(app, house)
    looked: Counter[str] = Counter()
    changed = messages = answers = 0
    while house.table.ended is None and house.table.moves < MOST:
        assert house.table.match is not None
        state = house.table.match.state
        decision = state.decisions[0]
        looked[decision.prompt] += 1
        if looked[decision.prompt] <= LOOKS or house.table.moves % 100 == 0:
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
    assert looked["use"] > LOOKS and looked["act"] > LOOKS


def judged(pair: Pair, state: State, decision: Decision, rng: random.Random) -> int:
    """The judge answers the same about moves that are typed and places that are pointed at."""
    asked = GAME.candidates(state, decision.index)
    questions: list[dict[str, object]] = [
        {"do": "why", "move": text, "id": 1} for text in rng.sample(asked, min(3, len(asked)))
    ]
    places = [spot for move in decision.moves for spot in GAME.spots(state, decision.index, move)]
    questions += [{"do": "why", "spots": [place], "id": 1} for place in (*places[:1], "c3", "e5")]
    for question in questions:
        one, two = [wire.answered(**question) for wire in (pair.real, pair.other)]
        assert one == two, question
    return len(questions)


def test_every_kind_of_secret_is_looked_at(doom: None) -> None:
    """The missions above come to all questions that are put while something is hidden."""
    seen: set[str] = set()
    for seats, seed, mission in RAIDS:
        rng = random.Random(seed)
        state = GAME.begin({"seats": [{}] * seats, "options": {"mission": mission}}, seed)
        for _ in range(MOST):
            if state.over:
                break
            decision = state.decisions[0]
            seen.add(decision.prompt)
            state.play(choose(decision.texts, rng), decision.seat)
    assert set(SECRETS) <= seen


def test_a_marine_is_asked_at_a_moment_whatever_they_hold(doom: None) -> None:
    """Who could react cannot be told from who is asked: with and without a card for the moment the
    same seats are asked the same, and what others are sent is the same."""
    asked = []
    for held in ("combat-roll", "push-forward"):
        table = set_up(
            {"alpha": "b4", "bravo": "c6", "imp-1": "d4 points=4"},
            seats=3, active="imp-1", m1={"hand": [held]}, m2={"hand": [held]},
        )  # fmt: skip
        table.do("attack", "attack alpha", dice="red-1 red-1")
        seen = []
        while table.prompt == "use":
            asking = table.state.asks[0]
            view = table.view(0 if int(asking.seat) else 2)
            seen.append((int(asking.seat), str(view["decisions"])))
            table.do("pass")
        asked.append(seen)
    assert asked[0] == asked[1] and 1 in {seat for seat, _ in asked[0]}


def test_what_marines_say_among_themselves_is_not_on_the_invaders_wire(
    doom: None, app: Starlette
) -> None:
    """Nor on a watcher's; the other marine hears it."""
    house = playing(GAME, *PEOPLE[:3], seats=[{}] * 3, options_={"mission": "1"})
    wires = {
        (who, form): Wire(app, house.table, who, form, "en")
        for who in (*PEOPLE[:3], WATCHER)
        for form in ("parts", "data")
    }
    for wire in wires.values():
        assert wire.sent() != b"null"
    house.do(commands.chat, PEOPLE[1], "", "the imp is mine", Audience.SIDE)
    for (who, _), wire in wires.items():
        sent = wire.sent()
        assert (b"the imp is mine" in sent) == (who in PEOPLE[1:3])
        assert who in PEOPLE[1:3] or sent == b"null", "not even that something was said"
    house.do(commands.chat, PEOPLE[0], "", "come and get it")
    for wire in wires.values():
        assert b"come and get it" in wire.sent()
