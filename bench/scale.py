"""Says what so many players a day need, from what was costs.

    python bench/scale.py [--json FILE]

The figures below are measurements (where each comes from stands beside it) and assumptions about
people, told apart. Change one and run it again: docs/scale.md is its output and what follows.
A day is played through minute by minute, since what is needed is needed at the busiest one.
"""

from __future__ import annotations

import argparse
import json
import math
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

DAY: Final = 24 * 60
GB: Final = 1e9


@dataclass(frozen=True)
class Costs:
    """What things cost, on two shared cores with the pure engine: measured where it says how, an
    estimate where it says so."""

    move_ms: float = 9.3
    """The processor's time for a move that two people see (docs/scale.md says how)."""
    spectator_ms: float = 3.0
    """For one more page of the same move: an estimate."""
    entry_bytes: float = 190.0
    """A row of `entries`: 61 bytes of body on average over five games, the rest reckoned for what
    PostgreSQL keeps beside it and the index."""
    table_bytes: float = 3500.0
    """What else a table has there: 600 to 800 bytes of its first entry, the lobby's row, players,
    invitations."""
    room_mb: float = 1.0
    """A table at hand with two pages open: an estimate."""
    process_mb: float = 90.0
    """A server at rest (bench/sleeping.py)."""
    sent_kb: float = 40.0
    """What one page is sent for a move, before compression: an estimate."""
    bot_seconds: float = 1.0
    """The processor's time for a move of a bot that thinks for a second: an assumption."""
    database_ms: float = 0.6
    """The database's time for the transaction of a move: an estimate."""


@dataclass(frozen=True)
class People:
    """What players of a day do; assumptions, not measurements."""

    games: float = 2.0
    moves: float = 150.0
    """Of a game, all sides together."""
    with_bots: float = 0.6
    """The share of games that somebody plays against a bot."""
    bots_moves: float = 0.5
    minutes: float = 40.0
    """How long a game lasts."""
    peak: float = 3.0
    """How much busier the busiest minute is than the average one."""
    full: float = 0.5
    """How busy a core may be, so that a burst does not wait."""


@dataclass(frozen=True)
class Need:
    players: int
    moves_at_peak: float
    tables_at_peak: float
    server_processes: int
    memory_gb: float
    bot_cores: int
    writes_at_peak: float
    database_cores: float
    rows_a_year: float
    stored_gb_a_year: float
    megabits_at_peak: float


def curve(people: People) -> list[float]:
    """How busy each minute of a day is, the average being 1: one wave, quiet in the night."""
    wave = [1 + math.cos(2 * math.pi * (minute - 20 * 60) / DAY) for minute in range(DAY)]
    # As steep as the peak asks for.
    low, high = 0.0, 20.0
    for _ in range(60):
        power = (low + high) / 2
        shaped = [value**power for value in wave]
        low, high = (power, high) if max(shaped) * DAY / sum(shaped) < people.peak else (low, power)
    shaped = [value**low for value in wave]
    mean = sum(shaped) / DAY
    return [value / mean for value in shaped]


def need(players: int, costs: Costs, people: People) -> Need:
    # With people two share a game; against a bot everybody has their own.
    games = players * people.games * (people.with_bots + (1 - people.with_bots) / 2)
    moves = games * people.moves
    busiest = max(curve(people))
    at_peak = moves / (DAY * 60) * busiest
    tables = games * people.minutes / DAY * busiest
    pages = people.with_bots + (1 - people.with_bots) * 2
    cores = at_peak * costs.move_ms / 1000 * pages / 2
    by_bots = at_peak * people.with_bots * people.bots_moves
    processes = max(1, math.ceil(cores / people.full))
    return Need(
        players=players,
        moves_at_peak=at_peak,
        tables_at_peak=tables,
        server_processes=processes,
        memory_gb=(processes * costs.process_mb + tables * costs.room_mb) / 1000,
        bot_cores=math.ceil(by_bots * costs.bot_seconds / people.full),
        writes_at_peak=at_peak,
        database_cores=at_peak * costs.database_ms / 1000 / people.full,
        rows_a_year=moves * 365,
        stored_gb_a_year=365 * (moves * costs.entry_bytes + games * costs.table_bytes) / GB,
        megabits_at_peak=at_peak * pages * costs.sent_kb * 8 / 1000,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--json", type=Path, default=None, help="other figures, by their names")
    wish = parser.parse_args()
    given = {} if wish.json is None else json.loads(wish.json.read_text())
    costs = Costs(**{k: v for k, v in given.items() if k in Costs.__annotations__})
    people = People(**{k: v for k, v in given.items() if k in People.__annotations__})
    rows = [need(players, costs, people) for players in (1_000, 100_000, 1_000_000)]
    print("| |" + "|".join(f" {row.players:,} " for row in rows) + "|")
    print("|---|" + "---:|" * len(rows))
    for name in list(asdict(rows[0]))[1:]:
        values = [getattr(row, name) for row in rows]
        shown = [f"{value:,.0f}" if value >= 10 else f"{value:.2g}" for value in values]
        print(f"| {name.replace('_', ' ')} | " + " | ".join(shown) + " |")


if __name__ == "__main__":
    main()
