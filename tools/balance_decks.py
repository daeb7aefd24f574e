"""How even the ready decks of Káosz Galaktika are, and how good their cards: found by playing.

    python tools/balance_decks.py FILE [--player BOT] [--games N] [--starters] [--seconds S]
    python tools/balance_decks.py FILE --report

Every two decks play N games, each deal from both seats; all pairs go on side by side, so a run that
is stopped shows all of them. Each finished game is a line in FILE, and the same command goes on
with it. The report has the matrix with intervals, the rounds that games took, and of every card how
often its player won who had it in hand, and how often it was played.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from statistics import quantiles
from typing import Any, Final

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from hadur.arena.jobs import seed_of  # noqa: E402
from hadur.arena.statistics import wilson  # noqa: E402
from hadur.arena.worker import crew  # noqa: E402
from hadur.bots import make  # noqa: E402
from hadur.cli.progress import bar  # noqa: E402
from hadur.games.chaos_galaxy import GAME  # noqa: E402
from hadur.games.chaos_galaxy.deck import STARTER  # noqa: E402
from hadur.games.chaos_galaxy.state import COLONY, HAND, SCRAP, Galaxy, galaxy  # noqa: E402
from hadur.games.chaos_galaxy.tables import CARDS  # noqa: E402

LOW, HIGH = 0.38, 0.62
EVEN: Final = (0.35, 0.65)
LONGEST: Final = 20_000
"""Decisions after which a game counts as one without an end."""
ENOUGH: Final = 40
"""Cards that were drawn in fewer games are not judged."""


@dataclass(frozen=True)
class Task:
    """A game to play: the decks by seat."""

    number: int
    decks: tuple[str, str]
    seed: int
    player: str


def tasks(decks: list[str], games: int, player: str) -> Iterator[Task]:
    """A game of every pair, then the next one of every pair; of two that follow one another each
    deck has each seat."""
    for number in range(games):
        for a, b in combinations(decks, 2):
            seed = seed_of("balance", a, b, number // 2)
            yield Task(number, (a, b) if number % 2 == 0 else (b, a), seed, player)


def play(task: Task) -> dict[str, Any]:
    """Play a game, and take down what each player had in hand and what was played."""
    began = time.process_time()
    options = {"deck-size": "30"} if task.decks[0].startswith(STARTER) else {}
    seats = [{"deck": deck} for deck in task.decks]
    setup = GAME.check_setup({"seats": seats, "options": options})
    state = galaxy(GAME.begin(setup, task.seed))
    bots = [make(task.player, GAME, seed_of("bot", task.seed, deck)) for deck in task.decks]
    drawn: list[set[int]] = [set(), set()]
    used: list[set[int]] = [set(), set()]
    made = 0
    while not state.over and made < LONGEST:
        made += 1
        decision = state.decisions[0]
        state.advance(bots[decision.seat].choose(state, decision.seat), decision.index)
        take_down(state, drawn, used)
    return {
        "number": task.number,
        "decks": list(task.decks),
        "player": task.player,
        "won": winner(state),
        "ended": bool(state.over),
        "first": int(state.starter),
        "rounds": (int(state.turns) + 1) // 2,
        "colony": [int(state.size[seat]) for seat in (0, 1)],
        "drawn": [sorted(CARDS[kind].id for kind in kinds) for kinds in drawn],
        "played": [sorted(CARDS[kind].id for kind in kinds) for kinds in used],
        "seconds": round(time.process_time() - began, 2),
    }


def winner(state: Galaxy) -> int:
    """The seat that has won; of a game without an end, that with more cards in the Colony."""
    if state.over:
        return 0 if state.scores[0] > state.scores[1] else 1
    return 0 if state.size[COLONY] > state.size[COLONY + 1] else 1


def take_down(state: Galaxy, drawn: list[set[int]], used: list[set[int]]) -> None:
    """A card is played when it has been paid for: it lies face up, or has gone to the Scrap."""
    for seat in (0, 1):
        drawn[seat].update(int(state.kind[card]) for card in state.cards_in(HAND + seat))
        used[seat].update(int(state.kind[card]) for card in state.cards_in(SCRAP + seat))
    for slot in range(int(state.slots())):
        if state.in_play(slot) and state.is_paid(slot):
            used[int(state.owner[state.card_at(slot)])].add(int(state.kind_at(slot)))


# -- the file --------------------------------------------------------------------------------------


def lines(file: Path) -> list[dict[str, Any]]:
    """The games of a file; a last line that was cut off is left out."""
    found = []
    for line in file.read_text(encoding="utf-8").splitlines() if file.exists() else []:
        try:
            found.append(json.loads(line))
        except json.JSONDecodeError:
            break
    return found


def run(file: Path, todo: list[Task], workers: int, seconds: float) -> None:
    """Play what the file does not have yet, until all is done or the time is over."""
    games = lines(file)
    file.write_text("".join(json.dumps(game) + "\n" for game in games), encoding="utf-8")
    done = {(game["player"], *game["decks"], game["number"]) for game in games}
    todo = [task for task in todo if (task.player, *task.decks, task.number) not in done]
    ends = time.monotonic() + seconds
    with crew(workers) as pool, bar("playing", len(todo)) as advance, file.open("a") as out:
        for start in range(0, len(todo), 4 * workers):
            if time.monotonic() > ends:
                break
            for game in pool.map(play, todo[start : start + 4 * workers]):
                out.write(json.dumps(game) + "\n")
                out.flush()
                advance(1)


# -- what the games say ----------------------------------------------------------------------------


def report(games: list[dict[str, Any]]) -> None:
    if not games:
        print("no games")
        return
    players = sorted({game["player"] for game in games})
    seconds = sum(game["seconds"] for game in games) / len(games)
    print(f"{len(games)} games of {', '.join(players)}, {seconds:.2f} s of processor a game")
    endless = sum(not game["ended"] for game in games)
    print(f"without an end after {LONGEST} decisions: {endless}")
    report_matrix(games)
    report_rounds(games)
    report_cards(games)


def report_matrix(games: list[dict[str, Any]]) -> None:
    """The share of the deck of the row against that of the column, with Wilson's interval."""
    decks = sorted({deck for game in games for deck in game["decks"]})
    won: Counter[tuple[str, str]] = Counter()
    for game in games:
        winner = game["won"]
        won[game["decks"][winner], game["decks"][1 - winner]] += 1
    short = {deck: deck.removeprefix(STARTER) for deck in decks}
    print("\n| deck | " + " | ".join(short[deck] for deck in decks) + " | all |")
    print("|---|" + "---:|" * (len(decks) + 1))
    out_of_bounds = []
    for row in decks:
        cells = []
        for column in decks:
            n = won[row, column] + won[column, row]
            cells.append(_cell(won[row, column], n) if n else "")
            if n and row < column and not EVEN[0] <= won[row, column] / n <= EVEN[1]:
                out_of_bounds.append(f"{row} v {column} {won[row, column] / n:.0%}")
        wins = sum(won[row, other] for other in decks)
        total = wins + sum(won[other, row] for other in decks)
        print(f"| {short[row]} | " + " | ".join(cells) + f" | {_cell(wins, total)} |")
    print(f"\npairs outside {EVEN[0]:.0%} to {EVEN[1]:.0%}: {', '.join(out_of_bounds) or 'none'}")
    began = sum(game["first"] == game["won"] for game in games)
    print(f"the starting player won {_cell(began, len(games))}")


def _cell(won: int, games: int) -> str:
    low, high = wilson(won, games)
    return f"{100 * won / games:.0f} ({100 * low:.0f}–{100 * high:.0f})"


def report_rounds(games: list[dict[str, Any]]) -> None:
    rounds = [game["rounds"] for game in games]
    inside = sum(8 <= n <= 20 for n in rounds) / len(rounds)
    print(f"\nrounds: mean {sum(rounds) / len(rounds):.1f}, {min(rounds)} to {max(rounds)}", end="")
    if len(rounds) > 20:
        parts = quantiles(rounds, n=20)
        print(
            f"; 5 % under {parts[0]:.0f}, half under {parts[9]:.0f}, 95 % under {parts[18]:.0f}",
            end="",
        )
    print(f"; {inside:.1%} of the games took 8 to 20")


def report_cards(games: list[dict[str, Any]]) -> None:
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
    print("\n| card | drawn | won when drawn | than its decks | played when drawn |")
    print("|---|---:|---:|---:|---:|")
    for card in sorted(drawn, key=lambda name: won[name] / drawn[name]):
        n = drawn[card]
        more = 100 * (won[card] - expected[card]) / n
        print(f"| {card} | {n} | {_cell(won[card], n)} | {more:+.0f} | {played[card] / n:.0%} |")
    judged = [card for card in drawn if drawn[card] >= ENOUGH]
    outside = [card for card in judged if not LOW <= won[card] / drawn[card] <= HIGH]
    print(f"\ncards outside {LOW:.0%} to {HIGH:.0%}: {', '.join(sorted(outside)) or 'none'}")
    never = [card for card in drawn if played[card] == 0]
    print(f"drawn and never played: {', '.join(sorted(never)) or 'none'}")


def _deck_shares(games: list[dict[str, Any]]) -> dict[str, float]:
    won: Counter[str] = Counter()
    all_games: Counter[str] = Counter()
    for game in games:
        for seat in (0, 1):
            all_games[game["decks"][seat]] += 1
            won[game["decks"][seat]] += game["won"] == seat
    return {deck: won[deck] / all_games[deck] for deck in all_games}


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("file", type=Path, help="where the games are, a line each")
    parser.add_argument("--player", default="search:2")
    parser.add_argument("--games", type=int, default=200, help="of every two decks")
    parser.add_argument("--decks", default="", help="names or files, with commas between")
    parser.add_argument("--starters", action="store_true", help="the starters, not the large decks")
    parser.add_argument("--seconds", type=float, default=1e9, help="begin no game after so long")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--report", action="store_true", help="play nothing")
    wanted = parser.parse_args()
    if wanted.games < 1 or wanted.workers < 1:
        parser.error("--games and --workers must be at least 1")
    if not wanted.report:
        decks = [name for name in wanted.decks.split(",") if name]
        if not decks:
            names = GAME.ready_decks()
            decks = [name for name in names if name.startswith(STARTER) == wanted.starters]
        todo = list(tasks(decks, wanted.games, wanted.player))
        run(wanted.file, todo, wanted.workers, wanted.seconds)
    report(lines(wanted.file))


if __name__ == "__main__":
    main()
