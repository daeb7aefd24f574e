"""What a player imagines of a deck that an opponent built: two tables that look alike to a seat
are alike to whoever thinks for it, whatever the closed list holds."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from hadur import bots
from hadur.games import load
from hadur.games.chaos_galaxy import view as galaxy_view
from hadur.games.conquest import deck as conquest_decks
from hadur.games.conquest import view as conquest_view
from hadur.games.conquest.cards.definition import BY_NAME, CARDS
from hadur.kernel import odds
from hadur.kernel.decks import with_closed_lists
from hadur.kernel.errors import BadNotation

SEAT, ENEMY = 0, 1
BOTS = ("script", "heuristic", "search:1")
SEEDS = 3
DECISIONS = 120
"""So many of a game are looked at, at most."""
THOUGHTS = 5
ATTACKS = 9
"""So many positions of a game bots think about, and of so many attacks the odds are told."""

GAMES = {
    "summoner-wars": ("tundra-orcs", "phoenix-elves"),
    "conquest": ("nazdreg", "cato"),
    "chaos-galaxy": ("raketaroham", "vasfal"),
}
"""The deck that the opponent's is built after, and the open one of the seat that looks on."""


@cache
def lists(game: str) -> tuple[dict[str, int], dict[str, int]]:
    """Two legal lists of one leader with as many cards; many of them in one alone."""
    decks = load(game).decks()
    first = decks.ready_deck(GAMES[game][0])
    cards = dict(first.cards)
    names = [card.id if game == "chaos-galaxy" else card.name for card in decks.CARDS]
    for old in list(cards)[::2]:
        for new in names:
            if new in first.cards or new in cards:
                continue
            tried = {new if name == old else name: count for name, count in cards.items()}
            if not decks.problems(type(first)("mine", first.leader, tried)):
                cards = tried
                break
    assert len(set(cards) - set(first.cards)) >= 3
    return dict(first.cards), cards


def begin(game: str, cards: dict[str, int], seed: int, closed: bool = True) -> Any:
    rules = load(game)
    decks = rules.decks()
    leader = decks.ready_deck(GAMES[game][0]).leader
    data = {"name": "mine", "cards": cards}
    if decks.FORM.word:
        data[decks.FORM.word] = leader
    setup = rules.check_setup({"decks": [GAMES[game][1], data], "options": {"first": "0"}})
    return rules.begin(with_closed_lists(setup) if closed else setup, seed)


def texts(state: Any, index: int) -> dict[str, int]:
    game = state.game()
    return {game.text(state, index, int(move)): int(move) for move in state.legal(index)}


def alike(game: str, seed: int) -> Iterator[tuple[Any, Any, int]]:
    """Two tables that differ in a closed list alone, as long as nobody can tell them apart, where
    the seat is asked something: both states and the question."""
    rng = random.Random(seed)
    one, other = (begin(game, cards, seed) for cards in lists(game))
    for _ in range(DECISIONS):
        if one.over or one.view(SEAT) != other.view(SEAT):
            return
        assert [int(ask.seat) for ask in one.asks] == [int(ask.seat) for ask in other.asks]
        index = one.decisions[0].index
        mine, theirs = texts(one, index), texts(other, index)
        if one.asks[index].seat == SEAT:
            # As words: the number of a move may hold that of a card.
            assert list(mine) == list(theirs)
            if len(mine) > 1:
                yield one, other, index
        common = sorted(set(mine) & set(theirs))
        if not common:
            return
        # What is played brings the tables on; to pass is always there.
        text = rng.choice([t for t in common if not t.startswith("pass")] or common)
        one.advance(mine[text], index)
        other.advance(theirs[text], index)


def tried(state: Any, index: int, rng: random.Random) -> list[object]:
    """What the judge says of some moves that a player could well try."""
    game = state.game()
    found: list[object] = []
    for text in rng.sample(sorted(texts(state, index)), 1) + game.candidates(state, index)[:6]:
        try:
            verdict = game.explain(state, text, SEAT)
            found.append((text, verdict.move is None, verdict.refusals))
        except BadNotation as error:
            found.append(str(error))
    return found


def answer(bot: str, state: Any, index: int, seed: int) -> str:
    """What a bot would play."""
    move = bots.make(bot, state.game(), seed=seed).choose(state, SEAT)
    return state.game().text(state, index, move)


@pytest.mark.parametrize("game", GAMES)
def test_nobody_thinks_otherwise_for_what_a_closed_list_holds(game: str) -> None:
    rules = load(game)
    looked = differ = attacks = 0
    for seed in range(SEEDS):
        for number, (one, other, index) in enumerate(alike(game, seed)):
            looked += 1
            differ += Counter(one.kind) != Counter(other.kind)
            assert rules.view(one, None) == rules.view(other, None)
            rng = random.Random(number)
            assert tried(one, index, random.Random(number)) == tried(other, index, rng)
            for text in odds.attacks(one, index)[: 2 if attacks < ATTACKS else 0]:
                attacks += 1
                told = [odds.told(s, index, texts(s, index)[text]) for s in (one, other)]
                assert told[0] == told[1]
            if number % 5 == 0 and number < 5 * THOUGHTS:
                for name in BOTS:
                    chosen = [answer(name, state, index, number) for state in (one, other)]
                    assert chosen[0] == chosen[1], name
    assert looked > 40 and differ == looked and attacks > 0


def groups(game: str, state: Any) -> list[list[int]]:
    """The cards of each deck."""
    if game == "summoner-wars":
        return [list(range(34)), list(range(34, 68))]
    if game == "conquest":
        return conquest_view.hidden_groups(state)
    return galaxy_view.hidden_groups(state)


def imagined_list(game: str, state: Any) -> dict[str, int]:
    """The opponent's list in a world, without what comes by itself."""
    decks = load(game).decks()
    deck = decks.ready_deck(GAMES[game][0])
    bare = type(deck)("mine", deck.leader, {})
    names = [decks.CARDS[state.kind[card]] for card in groups(game, state)[ENEMY]]
    found = Counter(card.id if game == "chaos-galaxy" else card.name for card in names)
    certain = Counter(card.name for card in bare.contents()) if deck.leader else Counter()
    if game == "conquest":
        del certain[deck.leader]
    assert not certain - found, "what comes by itself is there"
    return dict(found - certain)


def position(game: str, seed: int, closed: bool = True) -> Any:
    """A game some way on, by rules of thumb, so that cards have been seen."""
    state = begin(game, lists(game)[1], seed, closed)
    bot = bots.make("script", load(game), seed)
    for _ in range(80):
        if not state.over:
            decision = state.decisions[0]
            state.advance(bot.choose(state, decision.seat), decision.index)
    return state


@pytest.mark.parametrize("game", GAMES)
def test_the_worlds_that_are_imagined_have_other_legal_lists(game: str) -> None:
    decks = load(game).decks()
    deck = decks.ready_deck(GAMES[game][0])
    state = position(game, 5)
    before = list(state.kind)
    true = imagined_list(game, state)
    kept = [card for card in groups(game, state)[ENEMY] if state.knows_card(SEAT, card)]
    assert 1 < len(kept) < len(groups(game, state)[ENEMY])
    found = []
    for rng in range(12):
        world = state.sample(SEAT, rng)
        assert world.view(SEAT) == state.view(SEAT)
        assert [world.kind[card] for card in kept] == [before[card] for card in kept]
        mine = groups(game, state)[SEAT]
        assert Counter(world.kind[c] for c in mine) == Counter(before[c] for c in mine)
        cards = imagined_list(game, world)
        assert decks.problems(type(deck)("mine", deck.leader, cards)) == []
        found.append(cards)
    assert true not in found and all(cards not in found[:k] for k, cards in enumerate(found))
    assert list(state.kind) == before, "the true list stays what it is"
    # Whoever built the list knows it.
    own = state.sample(ENEMY, 1)
    assert imagined_list(game, own) == true


@pytest.mark.parametrize("game", GAMES)
def test_an_open_list_is_only_shuffled(game: str) -> None:
    state = position(game, 5, closed=False)
    for rng in range(6):
        world = state.sample(SEAT, rng)
        assert list(world.kind) == list(state.kind)


def test_tokens_tell_nothing_of_a_closed_list() -> None:
    """Else an imagined card that makes some would tell by its failure what the true list has."""
    wanted = set(conquest_decks.tokens_of(BY_NAME["nazdreg"]))
    assert len(wanted) == 2
    tokens = [
        {CARDS[kind].name for kind in begin("conquest", cards, 1, closed).kind} & wanted
        for closed in (True, False)
        for cards in lists("conquest")
    ]
    assert tokens[:2] == [wanted, wanted] and tokens[2] < wanted
