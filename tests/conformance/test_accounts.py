"""Numbers with reasons: an account adds up to the value the engine works out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from hadur.kernel.accounts import told
from hadur.kernel.game import Game
from hadur.kernel.state import State
from hadur.text.catalogue import LANGUAGES
from hadur.web.look import book_of
from tests.conformance.conftest import Dice, setups

NEVER_CHANGED = ("orders", "lair")
"""The toys have no numbers that anything changes."""
GAMES = 5
LEAST = 20
_DECISIONS = 700


def _positions(game: Game, number: int) -> Iterator[State]:
    """Of a game in which most do what makes sense: random armies hardly ever meet."""
    dice = Dice(number)
    state = game.begin(setups(game)[number], number)
    for _ in range(_DECISIONS):
        if state.over:
            return
        yield state
        index = next(k for k in range(len(state.asks)) if state.answers[k] < 0)
        wild = dice.below(3) == 0
        move = dice.move(state, index) if wild else dice.good_move(game, state, index)
        state.advance(move, index)


def test_accounts_add_up_to_what_the_engine_says(game: Game) -> None:
    """On every position of some random games; and sources have names in both languages."""
    changed: Counter[str] = Counter()
    sources: set[str] = set()
    for number in range(GAMES):
        for state in _positions(game, number):
            for one in game.reckonings(state):
                assert one.account.total == one.value, (one, number)
                changed[one.name] += bool(one.account.parts)
                sources |= {source for source, _ in one.account.parts}
    if game.name in NEVER_CHANGED:
        assert not changed
        return
    assert sum(changed.values()) > LEAST, changed
    for lang in LANGUAGES:
        texts = book_of(game.name, lang).texts
        assert [source for source in sources if not texts.has(source)] == []


def test_views_say_why_and_nothing_else(game: Game) -> None:
    """What a view says of a number is its account, whoever looks."""
    if game.name in NEVER_CHANGED:
        return
    seen = 0
    for number in range(2):
        for state in _positions(game, number):
            known = {(one.name, one.value, one.account) for one in game.reckonings(state)}
            for facts in _reasoned(game.view(state, None)):
                for name, account in told(facts).items():
                    seen += 1
                    assert (name, facts[name], account) in known
                    assert account.parts
    assert seen > 0


def _reasoned(facts: Any) -> Iterator[dict[str, Any]]:
    """Everything in a view that has reasons."""
    if isinstance(facts, dict):
        if "why" in facts:
            yield facts
        for value in facts.values():
            yield from _reasoned(value)
    elif isinstance(facts, list | tuple):
        for value in facts:
            yield from _reasoned(value)
