"""What the server notes while it works: one JSON object a line, with table and move number."""

from __future__ import annotations

import logging
import sys
import time
from typing import Any, Final, TextIO

import msgspec

_LOG: Final = logging.getLogger("hadur")
_ENCODER: Final = msgspec.json.Encoder()
_LONGEST: Final = 500


def tell(event: str, level: int = logging.INFO, **facts: Any) -> None:
    """Note that something happened; None is left out."""
    if _LOG.isEnabledFor(level):
        _LOG.log(level, event, extra={"facts": facts})


def warn(event: str, **facts: Any) -> None:
    """Note something that should not have been tried, or went wrong. Of what strangers can do as
    often as they like only so much is noted, and how much is left out."""
    left_out = _BUDGET.left_out(event)
    if left_out is not None:
        tell(event, logging.WARNING, **facts, left_out=left_out or None)


class Budget:
    """For each kind of event `burst` lines at once, then `each` a second."""

    def __init__(self, burst: float = 200, each: float = 1) -> None:
        self._burst: Final = burst
        self._each: Final = each
        self._of: dict[str, tuple[float, float, int]] = {}

    def left_out(self, event: str) -> int | None:
        """How many of its kind were left out since the last that was noted; None if this one is."""
        now = time.monotonic()
        tokens, at, missed = self._of.get(event, (self._burst, now, 0))
        tokens = min(self._burst, tokens + (now - at) * self._each)
        if tokens < 1:
            self._of[event] = (tokens, now, missed + 1)
            return None
        self._of[event] = (tokens - 1, now, 0)
        return missed


_BUDGET: Final = Budget()


class Bounded(logging.Filter):
    """The same for what the web server itself complains of: requests that are none, say."""

    def filter(self, record: logging.LogRecord) -> bool:
        if record.name.startswith("hadur") or record.levelno >= logging.ERROR:
            return True
        return _BUDGET.left_out(record.name) is not None


def broke(event: str, error: BaseException, **facts: Any) -> None:
    """Note a mistake of ours, with where it happened."""
    _LOG.error(event, exc_info=error, extra={"facts": facts})


class Lines(logging.Formatter):
    """A record as a line of JSON. What people typed is cut short and cannot break the line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": int(record.created * 1000),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        facts: dict[str, Any] = getattr(record, "facts", {})
        line.update({name: _shown(value) for name, value in facts.items() if value is not None})
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return _ENCODER.encode(line).decode()


def _shown(value: Any) -> Any:
    return value if isinstance(value, (int, float)) else str(value)[:_LONGEST]


def begin(stream: TextIO | None = None, level: int = logging.INFO) -> None:
    """Send what is noted here and by the web server to a stream (stderr)."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(Lines())
    handler.addFilter(Bounded())
    for name, least in (("hadur", level), ("uvicorn", logging.WARNING)):
        log = logging.getLogger(name)
        log.handlers = [handler]
        log.propagate = False
        log.setLevel(max(level, least))
