"""Writing to a store what makes a table, with what the lobby says of it then."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from hadur.store.lobby import listing_of
from hadur.store.store import Store
from hadur.table.entries import Entry
from hadur.table.errors import BadLog
from hadur.table.table import Table


def create(store: Store, id: str, log: Sequence[Entry]) -> None:
    store.create(id, log, listing_of(Table.of(log)))


def append(
    store: Store, id: str, entries: Sequence[Entry], new: tuple[str, Sequence[Entry]] | None = None
) -> None:
    """Also what does not follow: the store has to refuse it."""
    table = Table.of(store.entries(id))
    with suppress(BadLog):
        table = table.after(entries)
    begun = None if new is None else (*new, listing_of(Table.of(new[1])))
    store.append(id, entries, listing_of(table), begun)
