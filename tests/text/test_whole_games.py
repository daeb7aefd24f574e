"""Random games in words: every event, question and legal move can be said, and nothing leaks."""

import random

import pytest

from hadur.games.summoner_wars import GAME, log, words
from hadur.games.summoner_wars.cards.definition import FACTIONS
from hadur.kernel.match import Match
from hadur.kernel.state import EVERYONE
from hadur.text.catalogue import LANGUAGES, Catalogue, catalogue_of

DECKS = list(FACTIONS)
PAIRS = [(DECKS[k], DECKS[(k + 3) % len(DECKS)]) for k in range(len(DECKS))]
MOVES = 160
READERS = (0, 1, None)


@pytest.fixture(scope="module")
def catalogues() -> list[Catalogue]:
    return [catalogue_of(lang, GAME.name) for lang in LANGUAGES]


def choose(texts: list[str], rng: random.Random) -> str:
    """A random move; "end" seldom, so that much happens."""
    others = [text for text in texts if text != "end"]
    return rng.choice(others) if others and rng.random() < 0.85 else rng.choice(texts)


def is_plain(text: str) -> bool:
    return bool(text.strip()) and not set(text) & set("{}$\u2066\u2067\u2068\u2069")


@pytest.mark.parametrize("decks", PAIRS, ids="-".join)
def test_a_random_game_can_be_told(decks: tuple[str, str], catalogues: list[Catalogue]) -> None:
    rng = random.Random("-".join(decks))
    match = Match.start(GAME, {"decks": list(decks)}, rng.randrange(1000))
    while match.state.decision is not None and match.moves < MOVES:
        decision = match.state.decision
        view = match.state.view(decision.seat)
        texts = decision.texts
        for catalogue in catalogues:
            assert is_plain(words.question_line(catalogue, view))
            lines = [words.move_line(catalogue, view, text) for text in texts]
            assert all(map(is_plain, lines))
            assert len(set(lines)) == len(texts), "two moves read alike"
            assert all(is_plain(words.move_group(catalogue, view, t).title) for t in texts)
        match.play(choose(texts, rng))
    for catalogue in catalogues:
        for reader in READERS:
            for event in match.events_since(-1, reader):
                line = words.event_line(catalogue, event, reader)
                if line is None:
                    assert (event.kind, event.a) == (log.DISCARDED_UNSEEN, reader)
                else:
                    assert is_plain(line)
                    assert line[0] == line[0].upper()
        assert not catalogue.problems


def test_private_events_are_told_to_nobody_else(catalogues: list[Catalogue]) -> None:
    match = Match.start(GAME, {"decks": DECKS[:2]}, 5)
    rng = random.Random(5)
    while match.state.decision is not None and match.moves < MOVES:
        match.play(choose(match.state.decision.texts, rng))
    private = 0
    for seat in range(2):
        for event in match.events_since(-1, seat):
            if event.audience == EVERYONE:
                continue
            private += 1
            for catalogue in catalogues:
                assert words.event_line(catalogue, event, seat) is not None
                assert words.event_line(catalogue, event, 1 - seat) is None
                assert words.event_line(catalogue, event, None) is None
    assert private > 10
