"""Every kind of bot is held to the book of sense."""

from __future__ import annotations

import pytest

from hadur.bots import make
from hadur.games.chaos_galaxy import GAME as KG
from hadur.games.conquest import GAME as CQ
from hadur.games.doom import GAME as DM
from hadur.games.forbidden_stars import GAME as FS
from hadur.games.summoner_wars import GAME as SW
from tests.sense.book import Page, pages

GAMES = {
    "summoner-wars": SW,
    "conquest": CQ,
    "forbidden-stars": FS,
    "chaos-galaxy": KG,
    "doom": DM,
}
BOOK = [(name, page) for name in GAMES for page in pages(name)]
PLAYERS = ("script", "heuristic", "search:1", "search:2", "search:3", "search:4", "search:5")
QUICK = 2
LONG = 20


def _titled(entry: tuple[str, Page]) -> str:
    return f"{entry[0]}: {entry[1].title}"


def answers(name: str, page: Page, player: str, seeds: int) -> list[str]:
    """What a player does there, each time with other luck."""
    game = GAMES[name]
    found = []
    for seed in range(seeds):
        state = page.reach(game, seed)
        index = state.asked(page.seat)
        move = make(player, game, seed).choose(state, page.seat)
        found.append(game.text(state, index, move))
    return found


@pytest.mark.parametrize("entry", BOOK, ids=_titled)
def test_a_page_asks_for_sense(entry):
    """Both a sane and a silly move are legal there: otherwise the page would prove nothing."""
    name, page = entry
    game = GAMES[name]
    state = page.reach(game, 0)
    index = state.asked(page.seat)
    texts = [game.text(state, index, int(move)) for move in state.legal(index)]
    assert any(page.is_silly(text) for text in texts), texts
    assert not all(page.is_silly(text) for text in texts), texts


@pytest.mark.parametrize("player", PLAYERS)
@pytest.mark.parametrize("entry", BOOK, ids=_titled)
def test_nobody_is_silly(entry, player):
    name, page = entry
    silly = [text for text in answers(name, page, player, QUICK) if page.is_silly(text)]
    assert silly == []


@pytest.mark.nightly
@pytest.mark.parametrize("player", PLAYERS)
@pytest.mark.parametrize("entry", BOOK, ids=_titled)
def test_nobody_is_ever_silly(entry, player):
    name, page = entry
    silly = [text for text in answers(name, page, player, LONG) if page.is_silly(text)]
    assert silly == []
