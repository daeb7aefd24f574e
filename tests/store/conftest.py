"""Stores to test, on each kind of database."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from hadur.store.store import Store


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    opened = Store.open(url)
    yield opened
    opened.close()
