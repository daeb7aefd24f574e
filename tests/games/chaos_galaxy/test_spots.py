"""Moves by pointing: every move of a game names places that its page shows, and the way back."""

from __future__ import annotations

import random
import re
from collections import Counter
from typing import Any

import pytest

from hadur.games.chaos_galaxy import GAME
from hadur.games.chaos_galaxy.render.page import PAGE
from hadur.kernel.state import State
from tests.conformance.conftest import Dice
from tests.games.chaos_galaxy.conftest import Setting
from tests.games.chaos_galaxy.looking import SETUPS, begin, starts
from tests.games.chaos_galaxy.positions import begin_crowded, eager
from tests.games.chaos_galaxy.test_words import catalogue
from tests.web.galaxy import choose

BUTTONS = {
    "keep", "mulligan", "cut", "end", "done", "pass", "return", "no", "yes", "go", "share", "way",
    "order", "x",
}  # fmt: skip
"""Moves that are said, not pointed at."""
COMMON = {"lay", "ship", "draw", "pick", "develop", "attack", "send", "board", "fire", "bomb"}


def places(state: State, seat: int) -> set[str]:
    """Every spot on the page of a seat."""
    texts = catalogue("en")
    view: dict[str, Any] = state.view(seat)
    begins = starts(state, seat)
    parts = [
        PAGE.board(view, texts, begins, ()),
        PAGE.hand(view, texts, begins),
        PAGE.choices(texts, begins),
    ]
    return set(re.findall(r'data-spot="([^"]*)"', "".join(parts)))


def looked_at(state: State, seen: Counter[str], back: Counter[str]) -> None:
    """Every move of the open question has its places on the page of whoever is asked."""
    decision = state.decisions[0]
    shown = places(state, decision.seat)
    for move, text in zip(decision.moves, decision.texts, strict=True):
        word = text.split()[0]
        spots = GAME.spots(state, decision.index, move)
        assert set(spots) <= shown, f"{decision.prompt}: {text}: {spots}"
        assert bool(spots) != (word in BUTTONS), text
        assert not any(" " in spot for spot in spots)
        seen[word] += 1
        if spots:
            back[word] += GAME.meant(state, decision.index, spots) == text


@pytest.mark.parametrize("number", range(len(SETUPS)))
def test_every_move_of_a_game_has_spots_that_its_page_shows(number: int) -> None:
    rng = random.Random(20 + number)
    match = begin(number)
    seen: Counter[str] = Counter()
    back: Counter[str] = Counter()
    while not match.state.over and match.moves < SETUPS[number][1]:
        decision = match.state.decisions[0]
        if match.moves % 2 == 0 or decision.prompt not in ("main", "response"):
            looked_at(match.state, seen, back)
        match.play(choose(decision.texts, rng), decision.seat)
    if number:
        assert {"ship", "attack", "send"} <= set(seen)


def test_places_mostly_mean_the_move_that_names_them() -> None:
    """A place can stand for several moves; then one of them is meant: an event on an own ship may
    be laid there as a bluff, or be aimed at it."""
    seen: Counter[str] = Counter()
    back: Counter[str] = Counter()
    for number in range(6):
        state = begin_crowded(number)
        dice = Dice(number)
        for _ in range(60):
            if state.over:
                break
            looked_at(state, seen, back)
            index = state.decisions[0].index
            state.advance(eager(state, index, dice), index)
    assert COMMON <= set(seen)
    for word in ("ship", "draw", "attack", "send", "board", "fire", "bomb"):
        assert back[word] == seen[word], word
    pointed = sum(count for word, count in seen.items() if word not in BUTTONS)
    assert sum(back.values()) / pointed > 0.8


def test_targets_of_an_attack_are_pointed_at(table: Setting) -> None:
    """KG-12.3: Colony, Headquarters, a crew card, a base; of a neighbour."""
    t = table(
        {"hangar": ["cobra-flash"]},
        {"canteen": ["tuzer"], "surface": ["aknagyuru"], "hand": ["tuzer"]},
    )
    index = t.state.decisions[0].index
    found = {}
    for move, text in zip(t.state.decisions[0].moves, t.legal, strict=True):
        if text.startswith("attack"):
            found[text] = GAME.spots(t.state, index, move)
    assert found == {
        "attack 1 colony": ["1/colony"],
        "attack 1 headquarters": ["1/headquarters"],
        "attack 1 1:canteen-1": ["1/canteen-1"],
        "attack 1 1:surface-1": ["1/surface-1"],
    }
    for text, spots in found.items():
        assert GAME.meant(t.state, index, spots) == text


MEANT = [
    (["hand:tuzer", "0/canteen"], "lay tuzer canteen"),
    (["hand:tuzer", "0/surface"], "lay tuzer surface"),
    (["hand:tuzer", "0/cobra-flash"], "lay tuzer cobra-flash"),
    (["hand:cobra-flash", "0/hangar"], "ship cobra-flash"),
    (["hand:cobra-flash"], "ship cobra-flash"),
    (["hand:sarc"], "play sarc"),
    (["hand:sarc", "1/player"], "play sarc of 1"),
    (["hand:sarc", "1/unicornis"], "play sarc 1:unicornis"),
    (["hand:sarc", "#2"], "play sarc #2"),
    (["0/colony"], "draw"),
    (["0/ruin"], "dig"),
    (["0/surface-1"], "develop surface-1"),
    (["0/surface-1", "0/surface-2"], "convert surface-1 surface-2"),
    (["0/cobra-flash"], "use cobra-flash"),
    (["0/cobra-flash", "1/surface-1"], "use cobra-flash 1:surface-1"),
    (["0/cobra-flash+1", "2/player"], "use cobra-flash+1 of 2"),
    (["1/unicornis"], "attack 1 1:unicornis"),
    (["1/colony"], "attack 1 colony"),
    (["1/player"], "player 1"),
    (["looked:tuzer"], "take tuzer"),
    (["scrap:tuzer"], "take tuzer"),
    (["#2"], "first #2"),
    (["0/hangar"], ""),
    ([], ""),
    (["a", "b", "c"], ""),
]


@pytest.mark.parametrize(("spots", "text"), MEANT)
def test_places_stand_for_a_move_legal_or_not(table: Setting, spots: list[str], text: str) -> None:
    assert GAME.meant(table({"hangar": ["cobra-flash"]}).state, 0, spots) == text


def test_an_illegal_move_that_is_pointed_at_is_explained(table: Setting) -> None:
    """KG-12.4: a ship is no target of an attack."""
    state = table({"hangar": ["cobra-flash"]}, {"hangar": ["unicornis"]}).state
    verdict = GAME.explain(state, GAME.meant(state, 0, ["1/unicornis"]), 0)
    assert not verdict.legal
    assert "KG-12.4" in {refusal.rule for refusal in verdict.refusals}
