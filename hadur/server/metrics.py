"""Numbers about the server's work, as Prometheus reads them."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable
from typing import Final

_BOUNDS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
_HELP: Final = {
    "hadur_requests_total": "Requests by status.",
    "hadur_entries_total": "Entries written to the logs of tables.",
    "hadur_moves_total": "Moves made, by who made them.",
    "hadur_refused_total": "What was refused, by reason.",
    "hadur_conflicts_total": "Times another server was first.",
    "hadur_sweeps_total": "Times all tables were looked through for what is due.",
    "hadur_woken_total": "Tables read from the store.",
    "hadur_letters_total": "Letters sent, by kind.",
    "hadur_letters_failed_total": "Times a letter could not be sent, by kind.",
    "hadur_reports_total": "Players that others reported.",
    "hadur_bot_faults_total": "Times a bot failed and another answered.",
}


class Metrics:
    """Counts by name and label, gauges that are asked when somebody reads, and one histogram."""

    def __init__(self) -> None:
        self._counts: Counter[tuple[str, str]] = Counter()
        self._gauges: dict[str, tuple[str, Callable[[], float]]] = {}
        self._buckets = [0] * (len(_BOUNDS) + 1)
        self._seconds = 0.0

    def count(self, name: str, label: str = "", by: int = 1) -> None:
        """`label` reads like 'status="200"'."""
        self._counts[name, label] += by

    def gauge(self, name: str, help: str, value: Callable[[], float]) -> None:
        self._gauges[name] = (help, value)

    def took(self, seconds: float) -> None:
        """A command took so long from when it came in until it was stored."""
        self._buckets[bisect_left(_BOUNDS, seconds)] += 1
        self._seconds += seconds

    def text(self) -> str:
        """All of them, in Prometheus' text form."""
        lines: list[str] = []
        for name, help in _HELP.items():
            lines += [f"# HELP {name} {help}", f"# TYPE {name} counter"]
            for (counted, label), value in sorted(self._counts.items()):
                if counted == name:
                    lines.append(f"{name}{{{label}}} {value}" if label else f"{name} {value}")
        for name, (help, ask) in self._gauges.items():
            lines += [f"# HELP {name} {help}", f"# TYPE {name} gauge", f"{name} {ask()}"]
        return "\n".join([*lines, *self._histogram()]) + "\n"

    def _histogram(self) -> list[str]:
        name = "hadur_command_seconds"
        lines = [
            f"# HELP {name} From a command's arrival until it is stored.",
            f"# TYPE {name} histogram",
        ]
        total = 0
        for bound, count in zip((*_BOUNDS, "+Inf"), self._buckets, strict=True):
            total += count
            lines.append(f'{name}_bucket{{le="{bound}"}} {total}')
        return [*lines, f"{name}_sum {self._seconds:.6f}", f"{name}_count {total}"]
