"""Spectators share a page, and nothing of anybody's own is in it."""

from __future__ import annotations

import re
from typing import Any

from starlette.applications import Starlette

from hadur.server import table_page

from .people import Person

TOKEN = re.compile(r'name="csrf" value="([^"]+)"')


def page_of(person: Person, game: str) -> dict[str, str]:
    """All parts of a table's page, by its socket."""
    with person.at(game, "?lang=en") as line:
        line.send(do="resync")
        return dict(line.until("now")["parts"])


def test_what_spectators_share_is_what_each_would_see(
    app: Starlette, game: str, anna: Person, bela: Person, monkeypatch: Any
) -> None:
    watching = [Person(app, name, f"10.0.0.{n}") for n, name in enumerate(("Cili", "Dani"), 5)]
    together = [page_of(person, game) for person in watching]
    monkeypatch.setattr(table_page, "_only_looks", lambda *_: False)
    alone = [page_of(person, game) for person in watching]
    assert together == alone
    # Each has their own token and nobody else's.
    tokens = [set(TOKEN.findall(str(shown))) for shown in together]
    assert [len(found) for found in tokens] == [1, 1] and tokens[0] != tokens[1]
    assert tokens[0] == {watching[0].csrf} and table_page._TOKEN not in str(together)


def test_who_has_said_or_muted_something_has_a_page_of_their_own(
    app: Starlette, game: str, anna: Person, bela: Person
) -> None:
    cili, dani = (Person(app, name, f"10.0.0.{n}") for n, name in enumerate(("Cili", "Dani"), 5))
    page_of(dani, game)
    assert cili.do(game, "chat", text="who wins?").status_code == 303
    assert anna.do(game, "chat", text="I do").status_code == 303
    assert 'class="mine"' in page_of(cili, game)["chat"]
    assert "who wins?" in page_of(dani, game)["chat"] and "mine" not in page_of(dani, game)["chat"]
    assert dani.do(game, "mute", message="0").status_code == 303
    assert "who wins?" not in page_of(dani, game)["chat"]
    assert "who wins?" in page_of(Person(app, "Ede", "10.0.0.9"), game)["chat"]
    assert 'name="move"' in str([page_of(person, game) for person in (anna, bela)])
