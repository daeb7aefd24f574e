"""A server in this process, and people who visit it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

import hadur
from hadur import games
from hadur.server import openapi
from hadur.server.app import create_app
from hadur.server.hall import Hall
from hadur.server.settings import Settings
from hadur.web.assets import assets

from .people import GAME, Person


class Clock:
    """Time that stands still unless a test turns it."""

    def __init__(self) -> None:
        self.ms = 1_800_000_000_000

    def __call__(self) -> int:
        return self.ms

    def wait(self, seconds: float) -> None:
        self.ms += int(seconds * 1000)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def settings(tmp_path: Path, clock: Clock) -> Settings:
    return Settings(
        db=f"sqlite:///{tmp_path / 'tables.db'}",
        reports=tmp_path / "reports",
        pause=0,
        pass_pause=(3600, 3600),
        grace=60,
        rate=50,
        clock=clock,
    )


Start = Callable[..., Starlette]


@pytest.fixture
def start(settings: Settings) -> Iterator[Start]:
    """Starts servers; all of them are stopped after the test."""
    running: list[Starlette] = []

    def begin(**changes: Any) -> Starlette:
        app = create_app(replace(settings, **changes))
        client = TestClient(app)
        client.__enter__()
        app.state.client = client
        running.append(app)
        return app

    yield begin
    for app in running:
        stop(app)


def stop(app: Starlette) -> None:
    """Let a server end as it does when it is asked to; one that has ended stays so."""
    client, app.state.client = app.state.client, None
    if client is not None:
        client.__exit__(None, None, None)


@pytest.fixture
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two games for more than two seats, `orders` and `lair`, are played here too."""
    if hadur.ENGINE != "pure":
        pytest.skip("the toys cannot subclass the compiled kernel")
    known_too(monkeypatch, {name: f"tests.kernel.toys.{name}:GAME" for name in ("orders", "lair")})


@pytest.fixture
def doom(monkeypatch: pytest.MonkeyPatch) -> None:
    """DOOM is played here, whether it is among the house's own games or not."""
    if "doom" not in games.NAMES:
        known_too(monkeypatch, {"doom": "hadur.games.doom:GAME"})


def known_too(monkeypatch: pytest.MonkeyPatch, places: dict[str, str]) -> None:
    """Further games are known to every room that has the list of them."""
    known = games.NAMES
    monkeypatch.setattr(games, "_ELSEWHERE", {**games._ELSEWHERE, **places})
    for name, module in list(sys.modules.items()):
        if name.startswith("hadur.") and getattr(module, "NAMES", None) is known:
            monkeypatch.setattr(module, "NAMES", (*known, *places))
    openapi.description.cache_clear()
    assets.cache_clear()
    monkeypatch.setattr(openapi, "description", openapi.description.__wrapped__)


@pytest.fixture
def app(start: Start) -> Starlette:
    return start()


@pytest.fixture
def hall(app: Starlette) -> Hall:
    found: Hall = app.state.hall
    return found


@pytest.fixture
def anna(app: Starlette) -> Person:
    return Person(app, "Anna")


@pytest.fixture
def bela(app: Starlette) -> Person:
    return Person(app, "Béla", "10.0.0.2")


@pytest.fixture
def game(anna: Person, bela: Person) -> str:
    """A table where Anna and Béla have begun to play."""
    id = anna.open_table()
    assert bela.do(id, "sit", seat="1").status_code == 303
    for person in (anna, bela):
        assert person.do(id, "ready", ready="1").status_code == 303
    return id


__all__ = ["GAME"]
