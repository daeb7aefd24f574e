"""Random games in words: every event, question and legal move can be said, and nothing leaks."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from hadur.games import NAMES, load
from hadur.games.chaos_galaxy import log as galaxy_log
from hadur.games.conquest import log as sector_log
from hadur.games.conquest.cards.definition import CARDS, PLANET
from hadur.games.doom import log as raid_log
from hadur.games.forbidden_stars import log as war_log
from hadur.games.summoner_wars import log as battle_log
from hadur.kernel.bits import BIT
from hadur.kernel.events import Event
from hadur.kernel.match import Match
from hadur.kernel.setups import variety
from hadur.kernel.state import EVERYONE
from hadur.text.book import Book
from hadur.text.catalogue import LANGUAGES

MOVES = 160
KINDS = 12
GIVING_WAY = ("end", "pass", "no", "done")


def unseen_discard(event: Event, reader: int | None) -> bool:
    """Who discards face down is told of it by another line."""
    return (event.kind, event.a) == (battle_log.DISCARDED_UNSEEN, reader)


def told_by_another(event: Event, reader: int | None) -> bool:
    """Who draws or chooses in secret is told more by another line."""
    kinds = (raid_log.DREW, raid_log.DREW_GLORY, raid_log.CHOSE_SECRETLY)
    return event.kind in kinds and event.a == reader


def battle_ability(event: Event, reader: int | None) -> bool:
    """A planet's ability is told by a line of its own."""
    return event.kind == sector_log.USED and CARDS[event.b].type == PLANET


def told_in_full(event: Event, reader: int | None) -> bool:
    """Who draws or discards is told which cards by another line."""
    return event.kind in (galaxy_log.DREW, galaxy_log.DISCARDED) and event.a == reader


def known_to_reader(event: Event, reader: int | None) -> bool:
    """Who places, draws or looks is told more by another line."""
    kinds = (war_log.ORDER_PLACED, war_log.DREW, war_log.LOOKED, war_log.EVENTS_DRAWN)
    return event.kind in kinds and event.a == reader


UNTOLD: dict[str, Callable[[Event, int | None], bool]] = {
    "doom": told_by_another,
    "summoner-wars": unseen_discard,
    "conquest": battle_ability,
    "forbidden-stars": known_to_reader,
    "chaos-galaxy": told_in_full,
}
"""Which events have no line."""


def starts(game: str) -> list[dict[str, Any]]:
    """Set-ups in which every deck is played; of games without decks, some of every kind."""
    decks = [deck for deck in load(game).ready_decks() if "starter" not in deck]
    pairs = [[deck, decks[(k + 3) % len(decks)]] for k, deck in enumerate(decks)]
    return [{"decks": pair} for pair in pairs] or variety(load(game), KINDS)[:KINDS]


STARTS = [(game, k, setup) for game in NAMES for k, setup in enumerate(starts(game))]


@pytest.fixture(scope="module")
def books() -> dict[str, list[Book]]:
    return {game: [Book(load(game), lang) for lang in LANGUAGES] for game in NAMES}


def choose(texts: list[str], rng: random.Random) -> str:
    """A random move; giving way seldom, so that much happens."""
    others = [text for text in texts if text not in GIVING_WAY]
    return rng.choice(others) if others and rng.random() < 0.85 else rng.choice(texts)


def is_plain(text: str) -> bool:
    return bool(text.strip()) and not set(text) & set("{}$@\u2066\u2067\u2068\u2069")


@pytest.mark.parametrize("start", STARTS, ids=lambda start: f"{start[0]}-{start[1]}")
def test_a_random_game_can_be_told(
    start: tuple[str, int, dict[str, Any]], books: dict[str, list[Book]]
) -> None:
    name, number, setup = start
    rng = random.Random(f"{name} {number}")
    match = Match.start(load(name), setup, rng.randrange(1000))
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
        for reader in (*range(int(match.state.seats)), None):
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
    match = Match.start(load(game), starts(game)[0], 5)
    rng = random.Random(5)
    while match.state.decision is not None and match.moves < MOVES:
        match.play(choose(match.state.decision.texts, rng), match.state.decision.seat)
    private = 0
    for seat in range(int(match.state.seats)):
        for event in match.events_since(-1, seat):
            if event.audience == EVERYONE:
                continue
            private += 1
            for book in books[game]:
                assert book.words.event_line(book.texts, event, seat, None) is not None
                for other in range(int(match.state.seats)):
                    if not event.audience & BIT[other]:
                        assert book.words.event_line(book.texts, event, other, None) is None
                assert book.words.event_line(book.texts, event, None, None) is None
    assert private > 10
