"""Moves by pointing: every move of a war names places that its page shows, and the way back."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from hadur.games.forbidden_stars import GAME
from hadur.games.forbidden_stars.render.page import PAGE
from hadur.kernel.match import Match
from hadur.kernel.state import State
from tests.games.forbidden_stars.looking import SETUPS, catalogue, choose, starts

BUTTONS = {
    "yes", "no", "done", "resolve", "event-deck", "commit", "choose", "die", "player",
    "asset", "assets", "top", "bottom", "give",
}  # fmt: skip
"""Moves that are said, not pointed at."""


def places(state: State, seat: int) -> set[str]:
    """Every spot on the page of a seat."""
    texts = catalogue("en")
    view: dict[str, Any] = state.view(seat)
    begins = starts(state, seat)
    parts = [
        PAGE.board(view, texts, begins, ()),
        PAGE.hand(view, texts, begins),
        PAGE.choices(texts, begins),
        *(PAGE.side(view, texts, other, begins) for other in range(int(state.seats))),
    ]
    return set(re.findall(r'data-spot="([^"]*)"', "".join(parts)))


@pytest.mark.parametrize("number", range(len(SETUPS)))
def test_every_move_of_a_war_has_spots_that_its_page_shows(number: int) -> None:
    setup, moves = SETUPS[number]
    rng = random.Random(20 + number)
    match = Match.start(GAME, setup, 5 + number)
    pointed = back = 0
    seen: set[str] = set()
    while not match.state.over and match.moves < moves:
        decision = match.state.decisions[0]
        shown = places(match.state, decision.seat)
        for move, text in zip(decision.moves, decision.texts, strict=True):
            spots = GAME.spots(match.state, decision.index, move)
            assert set(spots) <= shown, f"{decision.prompt}: {text}: {spots}"
            assert bool(spots) != (text.split()[0] in BUTTONS), text
            seen.add(text.split()[0])
            if spots:
                pointed += 1
                back += GAME.meant(match.state, decision.index, spots) == text
        match.play(choose(decision.texts, rng), decision.seat)
    assert pointed > 100 and back / pointed > 0.9
    assert seen >= (
        {"place", "at", "turn", "put", "objective"} if number == 0 else {"order", "reveal"}
    )


def planning() -> State:
    options = {"board": "introductory", "first": "0"}
    return GAME.begin({"seats": [{}, {}], "options": options}, 1)


def test_an_order_is_put_on_a_system() -> None:
    state = planning()
    move = GAME.parse(state, "order advance 10a", 0)
    assert GAME.spots(state, 0, move) == ["order:advance", "10a"]
    assert GAME.meant(state, 0, ["order:advance", "10a"]) == "order advance 10a"
    assert GAME.meant(state, 0, []) == GAME.meant(state, 0, ["a", "b", "c"]) == ""


MEANT = [
    (["0/scout@turaci", "medrias"], "move scout turaci medrias"),
    (["0/routed.scout@turaci", "medrias"], "move scout turaci medrias"),
    (["0/scout@turaci", "1/cultist@medrias"], "move scout turaci medrias"),
    (["10a-se", "turaci"], "strike 10a-se turaci"),
    (["buy:city", "turaci"], "build city turaci"),
    (["buy:scout", "turaci/city"], "buy scout turaci"),
    (["objective:chaos", "medrias"], "objective chaos medrias"),
    (["turn:10a-270"], "turn 270"),
    (["upgrade:crusade"], "learn crusade"),
    (["upgrade:hold-the-line"], "upgrade hold-the-line"),
    (["0/routed.scout@turaci"], "pick routed scout turaci"),
    (["turaci/city"], "pick city turaci"),
    (["10a#2"], "token 10a 2"),
    (["own:ork-roks", "10a-se"], "use ork-roks 10a-se"),
]


@pytest.mark.parametrize(("spots", "text"), MEANT)
def test_places_stand_for_a_move_legal_or_not(spots: list[str], text: str) -> None:
    assert GAME.meant(planning(), 0, spots) == text
