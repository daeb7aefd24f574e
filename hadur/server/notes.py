"""What the server notes while it works: one JSON object a line, with table and move number."""

from __future__ import annotations

import logging
import sys
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
    """Note something that should not have been tried, or went wrong."""
    tell(event, logging.WARNING, **facts)


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
    for name, least in (("hadur", level), ("uvicorn", logging.WARNING)):
        log = logging.getLogger(name)
        log.handlers = [handler]
        log.propagate = False
        log.setLevel(max(level, least))
