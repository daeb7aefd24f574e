"""One server for all that is tried at it, and one that holds to its rates."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.real import RealServer

from .stranger import Stranger


@pytest.fixture(scope="session")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("hostile")


@pytest.fixture(scope="session")
def store_url(home: Path) -> str:
    """Where the server keeps its tables; tests may put some there."""
    return f"sqlite:///{home / 'tables.db'}"


@pytest.fixture(scope="session")
def server(home: Path, store_url: str) -> Iterator[RealServer]:
    """A server without rates: what a single request costs is seen best where nothing slows it."""
    running = RealServer(store_url, home, "--rate", "10000", "--quiet")
    yield running
    running.kill()


@pytest.fixture(scope="session")
def eve(server: RealServer) -> Stranger:
    return Stranger(server)


@pytest.fixture(scope="session")
def strict(home: Path) -> Iterator[RealServer]:
    """A server as everybody runs it."""
    place = home / "strict"
    place.mkdir()
    running = RealServer(f"sqlite:///{place / 'tables.db'}", place, "--quiet")
    yield running
    running.kill()
