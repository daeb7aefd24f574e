"""Random wars for 2, 3 and 4 players to the end, with what must hold in every position."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from hadur.games import forbidden_stars
from hadur.games.forbidden_stars import GAME
from hadur.games.forbidden_stars.cards.core_set import CARD_NAMES, EVENT_NAMES, UPGRADE_NAMES
from hadur.games.forbidden_stars.components.sheets import FACTIONS, SHEETS
from hadur.games.forbidden_stars.components.tiles import ALL_SIDES
from hadur.games.forbidden_stars.state import (
    SETUP_PHASE,
    War,
    war,
)
from hadur.kernel.chance import draw
from hadur.kernel.errors import IllegalMove
from hadur.kernel.moves import first, verb_of
from tests.games.forbidden_stars.invariants import check
from tools.fuzzing.forbidden_stars import enrich


class Curious:
    """Plays at random, but what was seldom done before is done rather."""

    def __init__(self) -> None:
        self.done: Counter[tuple[str, int, int]] = Counter()

    def key(self, s: War, index: int, move: int) -> tuple[str, int, int]:
        ask = s.asks[index]
        about = ask.a if ask.prompt.name in ("ability", "meet-demand", "place-free-units") else 0
        if ask.prompt.name in ("use-scheme", "resolve-event"):
            about = ask.options
        return (f"{ask.prompt.name} {about}", int(verb_of(move)), self.first(move))

    def first(self, move: int) -> int:
        return int(first(move))

    def choose(self, s: War, index: int, seed: int, number: int) -> int:
        legal = [int(move) for move in s.legal(index)]
        tried = [legal[draw(seed, 17, 3 * number + k, len(legal))] for k in range(3)]
        best = min(tried, key=lambda move: self.done[self.key(s, index, move)])
        self.done[self.key(s, index, best)] += 1
        return best


def begin(seats: int, seed: int) -> War:
    board = ("built", "introductory", "random")[seed % 3]
    options = {
        "board": board,
        "tile-sides": ("chosen", "dealt")[seed % 2],
        "strategize": ("unit", "unit-or-structure")[seed // 2 % 2],
        "unchosen-events": ("shown", "hidden")[seed // 3 % 2],
        "second-damage": ("separate", "added")[seed // 2 % 2],
    }
    turn = seed % 4
    names = [FACTIONS[(turn + k) % 4] for k in range(seats)]
    if board == "introductory":
        names = list(FACTIONS[:seats])
    return war(GAME.begin({"seats": [{"faction": n} for n in names], "options": options}, seed))


CURIOUS = Curious()


def play(seats: int, seed: int, wealthy: bool) -> War:
    """A whole war, looked at before every move."""
    s = begin(seats, seed)
    enriched = not wealthy
    for number in range(20_000):
        if s.over:
            return s
        if not enriched and s.phase != SETUP_PHASE:
            enriched = True
            enrich(s, seed)
        check(s)
        index = next(k for k in range(len(s.asks)) if s.answers[k] < 0)
        legal = s.legal(index)
        assert len(legal) > 0
        assert len(set(legal)) == len(legal)
        if number % 7 == 0:
            _texts(s, index)
            _leaks(s, seed + number)
        move = CURIOUS.choose(s, index, seed, number)
        twin = s.copy()
        s.advance(move, index)
        if number % 11 == 0:
            before = twin.copy()
            assert before.fingerprint() == twin.fingerprint()
            twin.advance(move, index)
            assert twin.fingerprint() == s.fingerprint()
    raise AssertionError("the war has no end")


def _texts(s: War, index: int) -> None:
    """Every move has a text of its own that is read as that move."""
    texts = [GAME.text(s, index, int(move)) for move in s.legal(index)]
    assert len(set(texts)) == len(texts), f"{s.asks[index].prompt.name}: {sorted(texts)}"
    assert GAME.parse(s, texts[-1], index) == s.legal(index)[len(texts) - 1]


def _leaks(s: War, rng: int) -> None:
    """A world that a seat cannot tell from this one looks the same to it."""
    for seat in range(s.seats):
        other = war(GAME.sample(s, seat, rng))
        assert GAME.view(other, seat) == GAME.view(s, seat)
        check(other)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("wealthy", [False, True])
def test_random_wars_end_and_nothing_is_lost(seats: int, wealthy: bool) -> None:
    for seed in range(6):
        s = play(seats, 10 * seed + seats, wealthy)
        assert s.over
        assert max(s.scores) == 1


@pytest.mark.parametrize("language", ["en", "hu"])
def test_every_component_has_its_name_in_the_texts(language: str) -> None:
    folder = Path(forbidden_stars.__file__).parent
    text = (folder / "text" / language / "cards.ftl").read_text(encoding="utf-8")
    ids = set(re.findall(r"^([a-z0-9-]+) =", text, re.MULTILINE))
    names = [f"card-{name}" for name in (*CARD_NAMES, *UPGRADE_NAMES, *EVENT_NAMES)]
    assert len(names) == 56 + 20 + 32
    names += [f"unit-{unit.name}" for sheet in SHEETS for unit in sheet.units]
    names += [f"world-{area.name}" for side in ALL_SIDES for area in side.areas if area]
    names += [f"tile-{side.name}" for side in ALL_SIDES]
    names += [f"ability-{sheet.ability}" for sheet in SHEETS]
    assert [name for name in names if name not in ids] == []


def test_an_unknown_move_is_refused() -> None:
    s = begin(2, 1)
    with pytest.raises(IllegalMove):
        s.play("order advance 2b")
