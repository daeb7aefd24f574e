"""How even a game of unequal sides is: what the first side wins, by mission and number of seats.

    python tools/balance_missions.py GAME --players BOT[,BOT] --games N [--missions 1,2]
        [--seats 2,3] [--seed S] [--keep FILE] [--workers W]
    python tools/balance_missions.py GAME --quick --games N [--missions 1,2] [--seats 2,3]
        [--seed S]

One bot plays all seats, or the first one the first side (the invader of DOOM) and the other the
rest. Every cell has N games of its own, the same for the same seed. With `--keep` each finished
game is written down at once, and the same command goes on where it was stopped; a file of games
that were played by other rules, cards or rules of thumb is refused. A cell whose mission has been
changed begins anew, with other deals: those by which the change was found would flatter it. How far
it has come is said once a minute. With `--quick` all follow the rules of thumb with some whim, as
searches play on: a hundred times as fast as a bot of level 2, to try a change of a mission. Prints
a table, the wins of the first side in percent with Wilson's interval at 95 %, and below it which
cells are not within 35 to 65 %: surely, if the whole interval lies outside.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
import time
import tomllib
from pathlib import Path
from typing import Any, Final

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from hadur.arena.contest import contest  # noqa: E402
from hadur.arena.jobs import Job, seed_of  # noqa: E402
from hadur.arena.results import Results  # noqa: E402
from hadur.arena.runners import Processes, Runner, Serial  # noqa: E402
from hadur.arena.statistics import wilson  # noqa: E402
from hadur.arena.worker import Outcome  # noqa: E402
from hadur.games import load  # noqa: E402
from hadur.kernel.game import Game  # noqa: E402
from hadur.search.rollout import inclined, open_question  # noqa: E402

LOW: Final = 0.35
HIGH: Final = 0.65
LONGEST: Final = 20_000
"""Decisions after which a quick game counts as drawn."""
SAID: Final = 60.0
"""Seconds between two lines that tell how far it has come."""
Cell = tuple[str, int]
_WORDS: Final = ("name", "place", "named", "source", "story")
"""What is told of a mission and changes no game of it."""


def job(game: Game, cell: Cell, number: int, players: list[str], seed: int) -> Job:
    """A game of a cell; its dice follow from the seed, the cell and its number."""
    mission, seats = cell
    setup = game.check_setup({"seats": [{}] * seats, "options": {"mission": mission}})
    sides = game.sides(setup)
    by_seat = tuple(players[0] if seat in sides[0] else players[-1] for seat in range(seats))
    group = f"{','.join(players)} mission {mission} seats {seats}"
    chosen = tuple("" for _ in range(seats))
    drawn = mission_digest(game, cell)
    dice = seed_of(seed, mission, seats, drawn, number)
    return Job(f"{group} {drawn} #{number}", group, game.name, dice, chosen, setup, by_seat, sides)


def won(outcome: Outcome) -> float:
    """What the first side got of the point."""
    first, last = outcome.scores[0], outcome.scores[-1]
    return 0.5 if first == last else float(first > last)


def outside(cells: dict[Cell, list[float]]) -> list[str]:
    """The cells whose share is not within the limits, and whether that is sure."""
    found = []
    for (mission, seats), results in cells.items():
        share = sum(results) / len(results) if results else 0.5
        if LOW <= share <= HIGH:
            continue
        low, high = wilson(sum(results), len(results))
        sure = "surely" if high < LOW or low > HIGH else "perhaps"
        found.append(f"mission {mission} with {seats - 1}: {100 * share:.0f} %, {sure} out")
    return found


def cell_text(results: list[float]) -> str:
    """The share of the first side with its interval; ! if it is not within the limits."""
    if not results:
        return "–"
    share = sum(results) / len(results)
    low, high = wilson(sum(results), len(results))
    mark = "" if LOW <= share <= HIGH else " !"
    return f"{100 * share:.0f} % ({100 * low:.0f}–{100 * high:.0f}){mark}"


def table(missions: list[str], seats: list[int], found: dict[Cell, list[float]]) -> str:
    """By mission and number of seats, and all of a row and a column together."""
    columns = [*(f"{many - 1}" for many in seats), "all"]
    lines = [f"| mission | {' | '.join(columns)} |", "|---|" + "---:|" * len(columns)]
    for mission in [*missions, ""]:
        rows = [mission] if mission else missions
        cells = [[won for row in rows for won in found[row, many]] for many in seats]
        cells.append([won for cell in cells for won in cell])
        texts = " | ".join(cell_text(cell) for cell in cells)
        lines.append(f"| {mission or 'all'} | {texts} |")
    return "\n".join(lines)


class Progress:
    """Says once a minute how many games are played and about how long the rest will take."""

    def __init__(self, wanted: int, done: int) -> None:
        self.wanted = wanted
        self.before = self.done = done
        self.start = self.said = time.monotonic()

    def one_more(self) -> None:
        self.done += 1
        now = time.monotonic()
        if now - self.said < SAID:
            return
        self.said = now
        each = (now - self.start) / (self.done - self.before)
        left = each * (self.wanted - self.done) / 60
        said = f"{self.done} of {self.wanted} games, {each:.1f} s each, {left:.0f} minutes left"
        print(said, file=sys.stderr, flush=True)


def played(jobs: list[Job], keep: Path | None, header: dict[str, object], workers: int) -> int:
    """Play what is not played yet and print the table; how many games failed."""
    if keep is None:
        return _played(jobs, None, workers)
    with Results(keep, header, resume=keep.exists()) as results:
        return _played(jobs, results, workers)


def _played(jobs: list[Job], results: Results | None, workers: int) -> int:
    runner: Runner = Processes(workers) if workers > 1 else Serial()
    found: dict[str, list[float]] = {one.group: [] for one in jobs}
    failed = 0
    for outcome in results.outcomes(jobs) if results else []:
        found[outcome.job.group].append(won(outcome))
    seconds = 0.0
    progress = Progress(len(jobs), sum(map(len, found.values())))
    for outcome in contest(jobs, runner, results):
        progress.one_more()
        if outcome.failure:
            failed += 1
            print(outcome.failure, file=sys.stderr)
            continue
        found[outcome.job.group].append(won(outcome))
        seconds += outcome.took
    runner.close()
    _report(found, len(jobs), seconds)
    return failed


def _report(found: dict[str, list[float]], wanted: int, seconds: float) -> None:
    cells: dict[Cell, list[float]] = {}
    for group, results in found.items():
        words = group.split()
        cells[words[-3], int(words[-1])] = results
    missions = list(dict.fromkeys(mission for mission, _ in cells))
    seats = list(dict.fromkeys(many for _, many in cells))
    print(table(missions, seats, cells))
    games = sum(len(results) for results in cells.values())
    out = outside(cells)
    print(f"\n{len(cells) - len(out)} of {len(cells)} cells are within the limits")
    print("".join(f"- {line}\n" for line in out), end="")
    print(f"{games} of {wanted} games; {seconds:.0f} s thought in this run")


def quickly(game: Game, cells: list[Cell], games: int, seed: int) -> None:
    """Rules of thumb against rules of thumb, one game after the other."""
    found: dict[str, list[float]] = {}
    for mission, seats in cells:
        setup = game.check_setup({"seats": [{}] * seats, "options": {"mission": mission}})
        group = f"quick mission {mission} seats {seats}"
        dice = [seed_of(seed, mission, seats, number) for number in range(games)]
        found[group] = [_thumbs(game, setup, one) for one in dice]
    _report(found, games * len(cells), 0.0)


def _thumbs(game: Game, setup: dict[str, Any], seed: int) -> float:
    state = game.begin(setup, seed)
    advisor = game.advisor()
    made = 0
    while not state.over and made < LONGEST:
        index = open_question(state)
        noise = advisor.tuning.noise
        state.advance(inclined(state, advisor, index, noise, seed, made), index)
        made += 1
    first, last = int(state.scores[0]), int(state.scores[len(setup["seats"]) - 1])
    return 0.5 if first == last else float(first > last)


def _folder(game: Game) -> Path:
    return ROOT / "hadur" / "games" / game.name.replace("-", "_")


def rules_digest(game: Game) -> str:
    """A name for what all games depend on: rules, cards and bots of the game, kernel and search."""
    state = hashlib.blake2b(digest_size=8)
    for folder in (
        _folder(game),
        *(ROOT / "hadur" / name for name in ("kernel", "search", "bots")),
    ):
        for path in sorted(folder.rglob("*")):
            is_played = path.suffix in (".py", ".toml") and "render" not in path.parts
            if is_played and path.parent.name != "missions":
                state.update(path.read_bytes())
    return state.hexdigest()


def mission_digest(game: Game, cell: Cell) -> str:
    """A name for what a mission is with so many seats. A list of as many numbers as there are
    numbers of seats says one for each of them."""
    mission, seats = cell
    path = _folder(game) / "data" / "missions" / f"{int(mission):02}.toml"
    which = sorted(game.seats).index(seats)

    def of_cell(data: Any) -> Any:
        if isinstance(data, dict):
            return {key: of_cell(value) for key, value in data.items() if key not in _WORDS}
        if isinstance(data, list) and len(data) == len(game.seats):
            if all(isinstance(value, int) for value in data):
                return data[which]
        return data

    text = json.dumps(of_cell(tomllib.loads(path.read_text(encoding="utf-8"))), sort_keys=True)
    return hashlib.blake2b(text.encode(), digest_size=4).hexdigest()


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--players", default="search:2")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--missions", default="")
    parser.add_argument("--seats", default="")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--quick", action="store_true")
    given = parser.parse_args()
    game = load(given.game)
    known = next(c for c in game.choices({"seats": [], "options": {}}) if c.name == "mission")
    missions = given.missions.split(",") if given.missions else list(known.values)
    seats = sorted(map(int, given.seats.split(","))) if given.seats else sorted(game.seats)
    if given.quick:
        cells = [(mission, many) for mission in missions for many in seats]
        quickly(game, cells, given.games, given.seed)
        return
    players = given.players.split(",")
    jobs = [
        job(game, (mission, many), number, players, given.seed)
        for number in range(given.games)
        for mission in missions
        for many in seats
    ]
    header: dict[str, object] = {"kind": "balance", "game": game.name, "seed": given.seed}
    header["rules"] = rules_digest(game)
    raise SystemExit(1 if played(jobs, given.keep, header, given.workers) else 0)


if __name__ == "__main__":
    main()
