"""Moves by pointing: every move of a mission names places that its page shows, and the way back."""

from __future__ import annotations

import random
import re
from collections import Counter
from typing import Any

import pytest

from hadur.games.doom import GAME
from hadur.games.doom.render.page import PAGE
from hadur.kernel.match import Match
from hadur.kernel.state import State
from tests.games.doom.conftest import set_up
from tests.games.doom.drawings import drawing
from tests.games.doom.looking import SETUPS, catalogue, choose, starts

BUTTONS = {
    "yes", "no", "done", "end", "pass", "skip", "keep", "redraw", "remove", "recover", "group",
    "marine", "invader",
}  # fmt: skip
"""Moves that are said, not pointed at; "attack" alone is, too."""

LOOKS = 5
"""How often each question is looked at, besides every ninth move."""


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
def test_every_move_of_a_mission_has_spots_that_its_page_shows(number: int) -> None:
    setup, moves = SETUPS[number]
    rng = random.Random(20 + number)
    match = Match.start(GAME, setup, 5 + number)
    pointed = back = 0
    seen: set[str] = set()
    asked: Counter[str] = Counter()
    while not match.state.over and match.moves < moves:
        decision = match.state.decisions[0]
        asked[decision.prompt] += 1
        if asked[decision.prompt] > LOOKS and match.moves % 9:
            match.play(choose(decision.texts, rng), decision.seat)
            continue
        shown = places(match.state, decision.seat)
        for move, text in zip(decision.moves, decision.texts, strict=True):
            spots = GAME.spots(match.state, decision.index, move)
            assert set(spots) <= shown, f"{decision.prompt}: {text}: {spots}"
            assert bool(spots) != (text == "attack" or text.split()[0] in BUTTONS), text
            seen.add(text.split()[0])
            if spots:
                pointed += 1
                back += GAME.meant(match.state, decision.index, spots) == text
        match.play(choose(decision.texts, rng), decision.seat)
    assert pointed > 200 and back / pointed > 0.6
    assert seen >= {"step", "play", "sprint", "class", "weapon", "argent", "group"}


def test_all_that_can_be_pointed_at_leads_to_a_move() -> None:
    """Only what a card alone does not say (a Sprint, a side of a die, a figure that lies across)
    needs words besides."""
    rng = random.Random(3)
    match = Match.start(GAME, SETUPS[2][0], 9)
    checked = 0
    while not match.state.over and match.moves < 250:
        decision = match.state.decisions[0]
        for move, text in zip(decision.moves, decision.texts, strict=True):
            spots = GAME.spots(match.state, decision.index, move)
            said = text.split()[0] in ("sprint", "face", "turn", "take", "bottom", "teleport")
            if spots and not said and "lying" not in text and "(" not in text:
                meant = GAME.meant(match.state, decision.index, spots)
                assert meant == text, f"{decision.prompt}: {spots}"
                checked += 1
        match.play(choose(decision.texts, rng), decision.seat)
    assert checked > 400


def test_a_door_and_a_space_are_pointed_at() -> None:
    walled = drawing(6, 4, v={(3, 1): "wall", (3, 2): "door"})
    s = set_up({"alpha": "c3 points=3"}, map=walled).state
    assert GAME.spots(s, 0, GAME.parse(s, "open c3-d3", 0)) == ["c3-d3"]
    assert GAME.spots(s, 0, GAME.parse(s, "step b2", 0)) == ["b2"]
    assert GAME.meant(s, 0, ["c3-d3"]) == "open c3-d3"
    assert GAME.meant(s, 0, ["f1"]) == "step f1"
    assert GAME.meant(s, 0, []) == GAME.meant(s, 0, ["b2", "c2", "d2"]) == ""


MEANT = [
    (["hand:sidearm"], "play sidearm"),
    (["own:medic"], "use medic"),
    (["glory:bloodlust"], "use bloodlust"),
    (["own:relay-activation", "f2"], "use relay-activation on f2"),
    (["argent:invasion"], "argent invasion"),
    (["turn:alpha"], "top alpha"),
    (["die/red-2"], "die red-2"),
    (["imp-3"], "pick imp-3"),
    (["nobody-3"], ""),
    (["deck:sidearm"], ""),
]


@pytest.mark.parametrize(("spots", "text"), MEANT)
def test_places_stand_for_a_move_legal_or_not(spots: list[str], text: str) -> None:
    s = set_up({"alpha": "c3 points=3", "imp-1": "f2"}).state
    assert GAME.meant(s, 0, spots) == text


def test_whoever_points_while_they_attack_means_a_target() -> None:
    table = set_up({"alpha": "c3", "imp-1": "f3"}, m1={"hand": ["sidearm"]})
    table.do("play sidearm")
    assert table.prompt == "whether-attack"
    assert GAME.meant(table.state, 0, ["f3"]) == "attack f3"
    assert GAME.meant(table.state, 0, ["imp-1"]) == "attack imp-1"
