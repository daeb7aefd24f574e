"""Where the commands write: results to stdout, progress and notices to stderr."""

from __future__ import annotations

from rich.console import Console


def out() -> Console:
    """The console for results; markup stays off, since card texts may hold brackets."""
    return Console(markup=False, emoji=False, highlight=False)


def err() -> Console:
    """The console for progress and notices."""
    return Console(stderr=True, markup=False, emoji=False, highlight=False)
