"""A deck that somebody built is theirs: what others see, and who is asked, does not hang on
cards that nobody has seen yet."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from hadur.games import load
from hadur.games.chaos_galaxy import deck as galaxy_decks
from hadur.games.chaos_galaxy.phases.answering import could_interrupt
from hadur.games.chaos_galaxy.tables import NUMBER
from hadur.games.conquest import deck as conquest_decks
from hadur.games.conquest.cards.definition import BY_NAME, CARDS, TOKEN, WARLORD
from hadur.games.conquest.phases.actions import may_act
from hadur.games.conquest.phases.damage import may_shield
from hadur.kernel.decks import with_closed_lists
from hadur.kernel.windows import occurrences

SEAT = 1
TIMINGS = 4


def closed(game: str, ready: str, other: str) -> dict[str, Any]:
    """A setup in which seat 1 has built the deck that others know as a ready one."""
    decks = load(game).decks()
    built = decks.ready_deck(ready)
    data = {**decks.FORM.to_data(built), "name": "mine"}
    return with_closed_lists(load(game).check_setup({"decks": [other, data]}))


def asked_in_conquest(state: Any) -> list[bool]:
    found = [may_act(state, SEAT), may_shield(state, SEAT), bool(state.heeds_order >> SEAT & 1)]
    for at in range(occurrences(state)):
        found += [state.is_asked(at, timing, SEAT) for timing in range(TIMINGS)]
    return found


def asked_in_galaxy(state: Any) -> list[bool]:
    return [could_interrupt(state, SEAT)]


def conquest_pool() -> list[int]:
    return [
        int(card.number)
        for card in conquest_decks.pool_of(BY_NAME[conquest_decks.ready_deck("cato").warlord])
    ]


def conquest_hidden(state: Any, card: int) -> bool:
    printed = CARDS[state.kind[card]]
    unseen = state.is_unseen(card) and not state.knows_card(0, card)
    return state.owner[card] == SEAT and unseen and not printed.type & (WARLORD | TOKEN)


def galaxy_pool() -> list[int]:
    return [NUMBER[card.id] for card in galaxy_decks.allowed(False)]


def galaxy_hidden(state: Any, card: int) -> bool:
    in_pile = 0 <= state.zone[card] and not state.knows_card(0, card)
    return state.owner[card] == SEAT and in_pile and state.knows[card] in (0, 1 << SEAT)


CASES = {
    "conquest": ("cato", "nazdreg", asked_in_conquest, conquest_pool, conquest_hidden),
    "chaos-galaxy": ("vasfal", "raketaroham", asked_in_galaxy, galaxy_pool, galaxy_hidden),
}


@pytest.mark.rule("CQ-S23")
@pytest.mark.parametrize("game", CASES)
def test_whether_somebody_is_asked_hangs_on_no_unseen_card(game: str) -> None:
    ready, other, asked, pool, hidden = CASES[game]
    setup = closed(game, ready, other)
    assert setup["seats"][SEAT]["deck"]["closed"] is True and setup["seats"][0]["deck"] == other
    kinds = pool()
    looked = others = 0
    for seed in range(3):
        rng = random.Random(seed)
        state = load(game).begin(setup, seed)
        for _ in range(250):
            if state.over:
                break
            really = asked(state)
            with otherwise(state, kinds, hidden, rng) as changed:
                assert asked(state) == really
            looked += sum(really)
            others += changed > 0
            decision = state.decisions[0]
            move = rng.choice(list(state.legal(decision.index)))
            state.advance(move, decision.index)
    assert looked > 50 and others > 300


@contextmanager
def otherwise(
    state: Any, kinds: list[int], hidden: Callable[[Any, int], bool], rng: random.Random
) -> Iterator[int]:
    """The same position, with other cards wherever nobody else has seen them; how many."""
    before = list(state.kind)
    for card in range(len(before)):
        if hidden(state, card):
            state.kind[card] = rng.choice(kinds)
    try:
        yield sum(one != other for one, other in zip(before, state.kind, strict=True))
    finally:
        for card, kind in enumerate(before):
            state.kind[card] = kind


def test_which_interrupts_may_lurk_in_the_galaxy_hangs_on_no_closed_list() -> None:
    """Whatever is in it, the same are feared; of ready decks everybody knows."""
    game = "chaos-galaxy"
    decks = ("bolyhaboru", "raketaroham")
    closed_lists = [closed(game, ready, "vasfal") for ready in decks]
    open_lists = [load(game).check_setup({"decks": ["vasfal", ready]}) for ready in decks]
    feared, known = (
        [set(load(game).begin(setup, 1).lurking) for setup in lists]
        for lists in (closed_lists, open_lists)
    )
    assert known[0] != known[1]
    assert feared[0] == feared[1] and feared[0] > known[0] | known[1]


@pytest.mark.parametrize("game", [*CASES, "summoner-wars"])
def test_a_closed_list_stays_closed_and_an_old_one_open(game: str) -> None:
    rules = load(game)
    decks = rules.decks()
    first = decks.ready_decks()[0]
    spelled = {**decks.FORM.to_data(first), "name": "mine"}
    old = rules.check_setup({"decks": [spelled, decks.ready_decks()[1].name]})
    assert "closed" not in old["seats"][0]["deck"]
    new = with_closed_lists(old)
    assert rules.check_setup(new) == new and new["seats"][0]["deck"]["closed"] is True
    assert isinstance(new["seats"][1]["deck"], str)
