"""Engines timed in turn, round by round, so that what else the machine does meets all alike."""

from __future__ import annotations

import statistics
from collections.abc import Callable
from dataclasses import dataclass

from hadur.bench.measure import Speed, calibrate

Measure = Callable[[float], Speed]


@dataclass(frozen=True)
class Median:
    """The middle one of several figures, the least and the most."""

    middle: float
    least: float
    most: float

    @classmethod
    def of(cls, figures: list[float]) -> Median:
        return cls(statistics.median(figures), min(figures), max(figures))


@dataclass(frozen=True)
class Timed:
    """What one engine did, and how fast the machine was in the same rounds."""

    name: str
    rounds: list[Speed]
    calibration: list[float]

    def median(self, figure: Callable[[Speed], float | None]) -> Median | None:
        """The median of a figure over the rounds; None where the engine has no such figure."""
        found = [value for value in map(figure, self.rounds) if value is not None]
        return Median.of(found) if found else None

    @property
    def per_loop_round(self) -> Median:
        """Decisions for each million rounds of the calibration loop, beside which it was timed."""
        return Median.of(
            [
                speed.decisions_per_second / loop
                for speed, loop in zip(self.rounds, self.calibration, strict=True)
            ]
        )

    def times(self, other: Timed) -> Median:
        """How many times the decisions of another engine, round by round."""
        return Median.of(
            [
                mine.decisions_per_second / its.decisions_per_second
                for mine, its in zip(self.rounds, other.rounds, strict=True)
            ]
        )


def in_turn(engines: list[tuple[str, Measure]], seconds: float, rounds: int) -> list[Timed]:
    """Let every engine play for so many seconds, in as many parts as there are rounds."""
    speeds: dict[str, list[Speed]] = {name: [] for name, _ in engines}
    loops: dict[str, list[float]] = {name: [] for name, _ in engines}
    for _ in range(rounds):
        for name, measure in engines:
            before = calibrate()
            speeds[name].append(measure(seconds / rounds))
            loops[name].append((before + calibrate()) / 2)
    return [Timed(name, speeds[name], loops[name]) for name, _ in engines]
