"""What tests of several folders share."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher
from hypothesis import HealthCheck, settings

from tests.postgres import MISSING, Postgres, programs

# How long an example takes says how busy the machine is, not whether the code is right.
settings.register_profile(
    "any machine", deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("any machine")
# Whatever is started in the background hears no Ctrl-C, and its children neither: tests press it.
signal.signal(signal.SIGINT, signal.default_int_handler)

MANY = (
    "tests/sense/",
    "tests/arena/test_arena.py",
    "tests/adapters/test_openspiel.py",
    "tests/adapters/test_pettingzoo.py",
    "tests/adapters/test_encoding.py",
    "tests/server/test_leaks.py",
    "tests/server/test_conquest_leaks.py",
    "tests/server/test_doom_leaks.py",
    "tests/server/test_galaxy_leaks.py",
    "tests/server/test_stars_leaks.py",
    "tests/games/chaos_galaxy/test_games.py",
    "tests/games/doom/test_fuzz.py",
    "tests/games/forbidden_stars/test_random_combats.py",
    "tests/games/forbidden_stars/test_random_games.py",
    "tests/games/conquest/legality/test_two_accounts.py",
    "tests/games/summoner_wars/legality/test_two_accounts.py",
)
"""What asks only how many games go (the mark `many`). Both builds pass through the same states
(tests/builds), so one of them is enough for it, and the compiled one is the quicker."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.nodeid.startswith(MANY):
            item.add_marker("many")


@pytest.fixture(autouse=True, scope="session")
def real_hasher() -> Iterator[PasswordHasher]:
    """A password takes a fifth of a second of a processor, so that guessing takes long: the hasher
    that does it. Tests in this process have a quick one; servers of their own have the real one."""
    from hadur.store import accounts

    real = accounts._HASHER
    with pytest.MonkeyPatch.context() as patch:
        quick = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
        patch.setattr(accounts, "_HASHER", quick)
        yield real


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    """A real browser. One for all: Playwright cannot be started twice in a process."""
    playwright_api = pytest.importorskip("playwright.sync_api", reason="needs Playwright")
    from tools.screenshots import FLAGS, chromium

    try:
        path = chromium()
    except SystemExit as missing:
        pytest.skip(str(missing))
    with playwright_api.sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server that the tests start and stop themselves."""
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
