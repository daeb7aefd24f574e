"""Moves by pointing: every move of whole games names places its view shows, and the way back."""

from __future__ import annotations

import random
from typing import Any

import pytest

from hadur.games.conquest import GAME
from hadur.games.conquest.notation import WORDS
from hadur.games.conquest.render.tabletop import read
from hadur.kernel.match import Match
from tests.games.conquest.conftest import Lay, Table

DECKS = GAME.ready_decks()


def spots(table: Table, move: str) -> list[str]:
    """Where to point for a legal move of the open question."""
    state = table.state
    index = state.decision.index
    return GAME.spots(state, index, GAME.parse(state, move, index))


def meant(table: Table, *places: str) -> str:
    return GAME.meant(table.state, table.state.decision.index, list(places))


@pytest.fixture
def deploying(table: Lay) -> Table:
    return table(
        {
            "resources": 9,
            "hand": ["goff-boyz", "ork-kannon", "rokkit-launcha", "battle-cry"],
            "tarrus": ["goff-boyz", "goff-boyz"],
        },
        {"tarrus": ["goff-boyz"]},
        planets=["tarrus", "iridial"],
        start="deploy",
    )


@pytest.mark.parametrize(
    ("move", "expected"),
    [
        ("deploy goff-boyz iridial", ["hand:goff-boyz", "iridial"]),
        ("deploy ork-kannon", ["hand:ork-kannon", "0/hq"]),
        (
            "attach rokkit-launcha goff-boyz@tarrus#2",
            ["hand:rokkit-launcha", "0/goff-boyz@tarrus#2"],
        ),
        (
            "attach rokkit-launcha their goff-boyz@tarrus",
            ["hand:rokkit-launcha", "1/goff-boyz@tarrus"],
        ),
        ("pass", []),
    ],
)
def test_deploying(deploying: Table, move: str, expected: list[str]) -> None:
    assert spots(deploying, move) == expected
    if expected:
        assert meant(deploying, *expected) == move


def test_a_headquarters_and_a_planet_by_their_dial(table: Lay) -> None:
    t = table({}, {}, planets=["tarrus", "iridial"], start="command")
    t.until("dial")
    assert spots(t, "dial 2") == ["iridial"]
    assert meant(t, "iridial") == "dial 2"
    assert meant(t, "barlus") == ""


def test_a_battle(table: Lay) -> None:
    t = table(
        {"tarrus": ["nazdreg"]},
        {"tarrus": ["goff-boyz"], "hand": ["battle-cry"]},
        planets=["tarrus"],
        start="battle",
    )
    attack = "attack nazdreg@tarrus"
    while attack not in t.legal:
        t.do(next(m for m in t.legal if m in ("pass", "no", "done")))
    assert spots(t, attack) == ["0/nazdreg@tarrus"]
    assert meant(t, "0/nazdreg@tarrus") == attack
    t.do(attack).until("shield")
    assert meant(t, "hand:battle-cry") == "shield battle-cry"
    assert meant(t, "1/goff-boyz@tarrus") == ""


def test_several_places_or_none_mean_nothing(deploying: Table) -> None:
    assert meant(deploying) == ""
    assert meant(deploying, "tarrus", "iridial", "0/hq") == ""
    assert meant(deploying, "tarrus") == ""


def test_every_move_of_whole_games_has_spots_that_its_view_shows() -> None:
    """Planets, headquarters and cards in play as the picture has them; cards the mover sees."""
    seen: set[str] = set()
    told = back = 0
    for number, deck in enumerate(DECKS):
        rng = random.Random(number)
        match = Match.start(GAME, {"decks": [deck, DECKS[number - 1]]}, number + 1)
        while not match.state.over and match.moves < 150:
            decision = match.state.decisions[0]
            view = match.state.view(decision.seat)
            shown = everything(view)
            texts = decision.texts
            for move, text in zip(decision.moves, texts, strict=True):
                pointed = GAME.spots(match.state, decision.index, move)
                assert set(pointed) <= shown, f"{decision.prompt}: {text}: {pointed}"
                seen.add(text.split()[0])
                if pointed:
                    told += 1
                    back += GAME.meant(match.state, decision.index, pointed) == text
            others = [text for text in texts if text not in WORDS.values()]
            match.play(rng.choice(others or texts), decision.seat)
    assert seen >= {"deploy", "attach", "play", "use", "attack", "pick", "dial", "shield", "take"}
    assert back / told > 0.9, "pointing back should nearly always mean the same move"


def everything(view: dict[str, Any]) -> set[str]:
    """Every spot that pictures and the page have for the view's seat."""
    table = read(view)
    player = view["players"][view["seat"]]
    return {
        *(planet.name for planet in table.planets),
        *(piece.spot for piece in table.pieces),
        "0/hq",
        "1/hq",
        *(f"hand:{name}" for name in player["hand"]),
        *(f"discard:{name}" for name in player["discard"]),
        *(f"looked:{name}" for name in player["looked"]),
    }


def test_what_is_taken_unseen_is_pointed_at_for_nobody_else(table: Lay) -> None:
    """Elouith: look at three cards and take one."""
    found = None
    for seed in range(40):
        rng = random.Random(seed)
        match = Match.start(GAME, {"decks": DECKS[:2]}, seed)
        while not match.state.over and match.moves < 400 and found is None:
            decision = match.state.decisions[0]
            takes = [text for text in decision.texts if text.startswith("take ")]
            if decision.prompt in ("arrange", "search-of-elouith") and takes:
                match.play(takes[0], decision.seat)
                found = (match.moves - 1, decision.seat, takes[0])
                break
            others = [text for text in decision.texts if text not in WORDS.values()]
            match.play(rng.choice(others or decision.texts), decision.seat)
        if found:
            break
    assert found is not None
    number, seat, text = found
    assert match.spots(number, seat) == (f"looked:{text.split()[1]}",)
    assert match.spots(number, 1 - seat) == ()
    assert match.spots(number, None) == ()
    assert match.shown_moves(1 - seat, number)[0][1] == "take"
