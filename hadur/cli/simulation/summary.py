"""What a simulation shows: win rates with their intervals, lengths, speed."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from statistics import fmean, median

from rich.table import Table

from hadur.cli.simulation.worker import Outcome
from hadur.text.catalogue import Catalogue


@dataclass(frozen=True)
class Rate:
    """So many won of so many games."""

    won: int
    games: int

    @property
    def share(self) -> float:
        return self.won / self.games if self.games else 0.0

    def interval(self, z: float = 1.959964) -> tuple[float, float]:
        """Wilson's interval: where the true rate lies, 95 times out of 100."""
        n = self.games
        if n == 0:
            return 0.0, 1.0
        middle = self.share + z * z / (2 * n)
        spread = z * math.sqrt(self.share * (1 - self.share) / n + z * z / (4 * n * n))
        scale = 1 + z * z / n
        return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)

    def interval_text(self) -> str:
        low, high = self.interval()
        return f"{low:.1%} – {high:.1%}"

    def __str__(self) -> str:
        return f"{self.share:.1%} ({self.interval_text()})"


def deck_rates(outcomes: Iterable[Outcome]) -> dict[str, Rate]:
    """How often each deck won against the others; its games against itself say nothing."""
    won: dict[str, int] = {}
    games: dict[str, int] = {}
    for outcome in outcomes:
        one, two = outcome.job.decks
        if one == two:
            continue
        for seat, name in enumerate((one, two)):
            games[name] = games.get(name, 0) + 1
            won[name] = won.get(name, 0) + (outcome.winner == seat)
    return {name: Rate(won[name], games[name]) for name in games}


def deck_table(texts: Catalogue, outcomes: list[Outcome]) -> Table:
    """The decks, best first."""
    table = Table(caption=texts.say("sim-no-mirrors"), caption_justify="left")
    table.add_column(texts.say("sim-deck"), no_wrap=True)
    table.add_column(texts.say("sim-games"), justify="right")
    table.add_column(texts.say("sim-wins"), justify="right")
    table.add_column(texts.say("sim-win-rate"), justify="right")
    table.add_column(texts.say("sim-interval"), no_wrap=True)
    rates = deck_rates(outcomes)
    for name in sorted(rates, key=lambda name: (-rates[name].share, name)):
        rate = rates[name]
        share = f"{rate.share:.1%}"
        table.add_row(name, str(rate.games), str(rate.won), share, rate.interval_text())
    return table


def game_table(texts: Catalogue, outcomes: list[Outcome], wall: float) -> Table:
    """What holds for all games together."""
    table = Table(show_header=False)
    table.add_column(no_wrap=True)
    table.add_column()
    count = len(outcomes)
    table.add_row(texts.say("sim-games"), str(count))
    for seat in (0, 1):
        rate = Rate(sum(outcome.winner == seat for outcome in outcomes), count)
        bot = outcomes[0].job.bots[seat]
        table.add_row(texts.say("sim-seat-wins", seat=str(seat), bot=bot), str(rate))
    first = Rate(sum(outcome.winner == outcome.first for outcome in outcomes), count)
    table.add_row(texts.say("sim-first-wins"), str(first))
    table.add_row(texts.say("sim-draws"), str(sum(outcome.winner is None for outcome in outcomes)))
    for label, values in (
        ("sim-length-turns", [outcome.turns for outcome in outcomes]),
        ("sim-length-decisions", [outcome.decisions for outcome in outcomes]),
    ):
        table.add_row(texts.say(label), _lengths(texts, values))
    decisions = sum(outcome.decisions for outcome in outcomes)
    busy = sum(outcome.seconds for outcome in outcomes)
    if wall > 0 and busy > 0:
        total, each = f"{decisions / wall:,.0f}", f"{decisions / busy:,.0f}"
        table.add_row(
            texts.say("sim-decision-speed"), texts.say("sim-speeds", all=total, each=each)
        )
    table.add_row(texts.say("sim-time"), f"{wall:.1f} s")
    return table


def _lengths(texts: Catalogue, values: list[int]) -> str:
    return texts.say(
        "sim-lengths",
        mean=f"{fmean(values):.1f}",
        median=f"{median(values):.0f}",
        max=str(max(values)),
    )
