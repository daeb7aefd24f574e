"""Stores to test: a SQLite file, and a PostgreSQL server that the tests start themselves."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from hadur.store.store import Store
from tests.postgres import MISSING, Postgres, programs


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    bin = programs()
    if bin is None:
        pytest.skip(MISSING)
    server = Postgres(bin)
    yield server
    server.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    server: Postgres = request.getfixturevalue("postgres")
    return server.fresh()


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    opened = Store.open(url)
    yield opened
    opened.close()
