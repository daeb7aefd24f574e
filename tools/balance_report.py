"""What the games of tools/balance_decks.py say: the tables of docs/sets/chaos-galaxy.md.

Figures are in percent, with Wilson's interval at 95 %."""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from statistics import quantiles
from typing import Any, Final

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from hadur.arena.statistics import wilson  # noqa: E402
from hadur.games.chaos_galaxy.deck import STARTER  # noqa: E402

Played = dict[str, Any]
"""A game as a line of the file tells it."""

LOW, HIGH = 0.38, 0.62
EVEN: Final = (0.35, 0.65)
ROUNDS: Final = (8, 20)
PAIR: Final = 20
"""Pairs that have played fewer games are not judged."""
ENOUGH: Final = 40
"""Cards that were drawn in fewer games are neither judged nor shown."""


def report(games: list[Played]) -> str:
    """All that the games say, as it stands in the document."""
    if not games:
        return "no games"
    parts = [summary(games), matrix(games), lengths(games), cards(games)]
    return "\n\n".join("\n".join(part) for part in parts)


def summary(games: list[Played]) -> Iterator[str]:
    players = sorted({game["player"] for game in games})
    seconds = sum(game["seconds"] for game in games) / len(games)
    yield f"{len(games)} games of {', '.join(players)}, {seconds:.2f} s of processor a game;"
    began = sum(game["first"] == game["won"] for game in games)
    yield f"the starting player won {_cell(began, len(games))};"
    yield f"broken off without an end: {sum(not game['ended'] for game in games)}"


def matrix(games: list[Played]) -> Iterator[str]:
    """The share of the deck of the row against that of the column."""
    decks = _decks(games)
    won = Counter((game["decks"][game["won"]], game["decks"][1 - game["won"]]) for game in games)
    yield "| deck | " + " | ".join(_short(deck) for deck in decks) + " | all |"
    yield "|---|" + "---:|" * (len(decks) + 1)
    for row in decks:
        cells = [_cell(won[row, column], won[row, column] + won[column, row]) for column in decks]
        wins = sum(won[row, other] for other in decks)
        all_games = wins + sum(won[other, row] for other in decks)
        yield f"| {_short(row)} | " + " | ".join([*cells, _cell(wins, all_games)]) + " |"
    outside = []
    for row in decks:
        for column in decks:
            n = won[row, column] + won[column, row]
            if n >= PAIR and row < column and not EVEN[0] <= won[row, column] / n <= EVEN[1]:
                outside.append(f"{_short(row)} v {_short(column)} {won[row, column] / n:.0%}")
    yield ""
    if len(games) < PAIR * len(decks) * (len(decks) - 1) // 2:
        yield f"too few games to judge pairs, which takes {PAIR} of each"
    else:
        yield f"pairs outside {EVEN[0]:.0%} to {EVEN[1]:.0%}: {_listed(outside)}"


def lengths(games: list[Played]) -> Iterator[str]:
    """How many rounds games took, of all decks and of each."""
    least, most = ROUNDS
    yield f"| deck | rounds | half under | 95 % under | under {least} | over {most} |"
    yield "|---|---:|---:|---:|---:|---:|"
    for deck in [*_decks(games), ""]:
        took = [game["rounds"] for game in games if not deck or deck in game["decks"]]
        parts = quantiles(took, n=20) if len(took) > 1 else took * 19
        few = sum(rounds < least for rounds in took) / len(took)
        many = sum(rounds > most for rounds in took) / len(took)
        mean = sum(took) / len(took)
        yield (
            f"| {_short(deck) or 'all'} | {mean:.1f} | {parts[9]:.0f} | {parts[18]:.0f} |"
            f" {few:.0%} | {many:.0%} |"
        )


def cards(games: list[Played]) -> Iterator[str]:
    """Of each card: games in which its player drew it, the share won, the share in which it was
    played. Those of a deck that wins more win more too: the deck's own share is taken off."""
    drawn: Counter[str] = Counter()
    won: Counter[str] = Counter()
    played: Counter[str] = Counter()
    expected: defaultdict[str, float] = defaultdict(float)
    share = _deck_shares(games)
    for game in games:
        for seat in (0, 1):
            for card in game["drawn"][seat]:
                drawn[card] += 1
                won[card] += game["won"] == seat
                expected[card] += share[game["decks"][seat]]
                played[card] += card in game["played"][seat]
    judged = [card for card in drawn if drawn[card] >= ENOUGH]
    outside = [card for card in judged if not LOW <= won[card] / drawn[card] <= HIGH]
    yield f"cards outside {LOW:.0%} to {HIGH:.0%}: {_listed(sorted(outside))}"
    never = [f"{card} ({drawn[card]} times)" for card in sorted(drawn) if played[card] == 0]
    yield f"drawn and never played: {_listed(never)}"
    yield ""
    yield "| card | drawn | won when drawn | than its decks | played when drawn |"
    yield "|---|---:|---:|---:|---:|"
    for card in sorted(judged, key=lambda name: won[name] / drawn[name]):
        n = drawn[card]
        more = 100 * (won[card] - expected[card]) / n
        yield f"| {card} | {n} | {_cell(won[card], n)} | {more:+.0f} | {played[card] / n:.0%} |"


def _decks(games: list[Played]) -> list[str]:
    return sorted({deck for game in games for deck in game["decks"]})


def _short(deck: str) -> str:
    return deck.removeprefix(STARTER)


def _listed(found: list[str]) -> str:
    return ", ".join(found) or "none"


def _cell(won: int, games: int) -> str:
    if games == 0:
        return ""
    low, high = wilson(won, games)
    return f"{100 * won / games:.0f} ({100 * low:.0f}–{100 * high:.0f})"


def _deck_shares(games: list[Played]) -> dict[str, float]:
    won: Counter[str] = Counter()
    all_games: Counter[str] = Counter()
    for game in games:
        for seat in (0, 1):
            all_games[game["decks"][seat]] += 1
            won[game["decks"][seat]] += game["won"] == seat
    return {deck: won[deck] / all_games[deck] for deck in all_games}


# -- the document ----------------------------------------------------------------------------------


def put_into(page: str, name: str, text: str) -> str:
    """The page with a text between the marks of that name, instead of what stood there."""
    begin, end = f"<!-- {name} -->\n", f"<!-- end of {name} -->\n"
    if page.count(begin) != 1 or page.count(end) != 1:
        raise ValueError(f"the page has no place for '{name}': it needs {begin}and {end}")
    head, _, rest = page.partition(begin)
    tail = rest.partition(end)[2]
    return f"{head}{begin}\n{text}\n\n{end}{tail}"
