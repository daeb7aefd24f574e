"""Random games in words: every event, question and legal move can be said, and nothing leaks."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from hadur.games import NAMES, load
from hadur.games.conquest import log as sector_log
from hadur.games.conquest.cards.definition import CARDS, PLANET
from hadur.games.summoner_wars import log as battle_log
from hadur.kernel.hearing import Event
from hadur.kernel.match import Match
from hadur.kernel.state import EVERYONE
from hadur.text.book import Book
from hadur.text.catalogue import LANGUAGES

DECKS = {game: [d for d in load(game).ready_decks() if "starter" not in d] for game in NAMES}
PAIRS = [
    (game, deck, decks[(k + 3) % len(decks)])
    for game, decks in DECKS.items()
    for k, deck in enumerate(decks)
]
MOVES = 160
READERS = (0, 1, None)
GIVING_WAY = ("end", "pass", "no", "done")


def unseen_discard(event: Event, reader: int | None) -> bool:
    """Who discards face down is told of it by another line."""
    return (event.kind, event.a) == (battle_log.DISCARDED_UNSEEN, reader)


def battle_ability(event: Event, reader: int | None) -> bool:
    """A planet's ability is told by a line of its own."""
    return event.kind == sector_log.USED and CARDS[event.b].type == PLANET


UNTOLD: dict[str, Callable[[Event, int | None], bool]] = {
    "summoner-wars": unseen_discard,
    "conquest": battle_ability,
}
"""Which events have no line."""


@pytest.fixture(scope="module")
def books() -> dict[str, list[Book]]:
    return {game: [Book(load(game), lang) for lang in LANGUAGES] for game in NAMES}


def choose(texts: list[str], rng: random.Random) -> str:
    """A random move; giving way seldom, so that much happens."""
    others = [text for text in texts if text not in GIVING_WAY]
    return rng.choice(others) if others and rng.random() < 0.85 else rng.choice(texts)


def is_plain(text: str) -> bool:
    return bool(text.strip()) and not set(text) & set("{}$@\u2066\u2067\u2068\u2069")


@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
def test_a_random_game_can_be_told(
    pair: tuple[str, str, str], books: dict[str, list[Book]]
) -> None:
    name, *decks = pair
    rng = random.Random("-".join(decks))
    match = Match.start(load(name), {"decks": decks}, rng.randrange(1000))
    while match.state.decision is not None and match.moves < MOVES:
        decision = match.state.decision
        view = match.state.view(decision.seat)
        texts = decision.texts
        for book in books[name]:
            words = book.words
            assert is_plain(words.question_line(book.texts, view))
            assert all(is_plain(words.prompt_line(book.texts, t)) for t in decision.topics)
            lines = [words.move_line(book.texts, view, text) for text in texts]
            assert all(map(is_plain, lines)), lines
            assert len(set(lines)) == len(texts), "two moves read alike"
            assert all(is_plain(words.move_group(book.texts, view, t).title) for t in texts)
        match.play(choose(texts, rng), decision.seat)
    for book in books[name]:
        for reader in READERS:
            for event in match.events_since(-1, reader):
                line = book.words.event_line(book.texts, event, reader, None)
                if line is None:
                    assert UNTOLD[name](event, reader)
                else:
                    assert is_plain(line)
                    assert line[0] == line[0].upper()
        assert not book.texts.problems


@pytest.mark.parametrize("game", NAMES)
def test_private_events_are_told_to_nobody_else(game: str, books: dict[str, list[Book]]) -> None:
    match = Match.start(load(game), {"decks": DECKS[game][:2]}, 5)
    rng = random.Random(5)
    while match.state.decision is not None and match.moves < MOVES:
        match.play(choose(match.state.decision.texts, rng), match.state.decision.seat)
    private = 0
    for seat in range(2):
        for event in match.events_since(-1, seat):
            if event.audience == EVERYONE:
                continue
            private += 1
            for book in books[game]:
                assert book.words.event_line(book.texts, event, seat, None) is not None
                assert book.words.event_line(book.texts, event, 1 - seat, None) is None
                assert book.words.event_line(book.texts, event, None, None) is None
    assert private > 10
