"""Rated games count; what guests have played is theirs, also with an account."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from starlette.applications import Starlette

from hadur.server.hall import Hall

from .people import GAME, Person

PASSWORD = "a password that is long"
Visitor = Callable[..., Person]


@pytest.fixture
def person(app: Starlette) -> Visitor:
    """Somebody who comes in, by name if they have one."""
    return lambda name="": Person(app, name)


def member(person: Visitor, name: str, guest: str = "") -> Person:
    """Somebody with an account."""
    found = person(guest)
    assert found.post("/account/up", name=name, password=PASSWORD).status_code == 303
    return found


def rated_table(anna: Person, bela: Person) -> str:
    """A rated game of two that has begun."""
    id = anna.open_table(rated="1")
    assert bela.do(id, "sit", seat=1).status_code == 303
    for who in (anna, bela):
        assert who.do(id, "ready", ready="1").status_code == 303
    return id


def text(html: str) -> str:
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", html))


def test_a_rated_game_changes_two_ratings_and_says_so(person: Visitor, hall: Hall) -> None:
    anna, bela = member(person, "Anna"), member(person, "Béla")
    id = rated_table(anna, bela)
    assert anna.do(id, "concede").status_code == 303
    changes = sorted(hall.store.ratings.changes(id).values())
    assert [before for before, _ in changes] == [1500, 1500]
    low, high = (after for _, after in changes)
    assert low < 1500 < high
    page = text(anna.get(f"/table/{id}"))
    assert f"Anna: {low} (−{1500 - low})" in page
    assert f"Béla: {high} (+{high - 1500})" in page
    ranking = text(person("").get(f"/ranking/{GAME}"))
    assert ranking.index(f"Béla {high} 1 1") < ranking.index(f"Anna {low} 1 0")
    account = text(bela.get("/account"))
    assert f"rating {high} (+{high - 1500})" in account


def test_a_second_game_goes_on_from_the_first(person: Visitor, hall: Hall) -> None:
    anna, bela = member(person, "Anna"), member(person, "Béla")
    first = rated_table(anna, bela)
    bela.do(first, "concede")
    second = rated_table(anna, bela)
    bela.do(second, "concede")
    once, twice = hall.store.ratings.changes(first), hall.store.ratings.changes(second)
    assert set(once) == set(twice) and len(once) == 2
    for player in once:
        assert twice[player][0] == once[player][1]
    ((best, *_),) = [hall.store.ratings.best(GAME)]
    assert (best.name, best.rating.games, best.rating.won) == ("Anna", 2, 2)
    assert hall.store.ratings.best("conquest") == []


def test_no_other_game_counts(person: Visitor, hall: Hall) -> None:
    anna, bela = member(person, "Anna"), member(person, "Béla")
    id = anna.open_table()
    bela.do(id, "sit", seat=1)
    for who in (anna, bela):
        who.do(id, "ready", ready="1")
    anna.do(id, "concede")
    assert hall.store.ratings.changes(id) == {}
    assert hall.store.ratings.best(GAME) == []
    assert "Ranking" not in text(anna.get(f"/table/{id}").partition("banner")[2])


def test_guests_have_no_ratings(person: Visitor) -> None:
    guest, anna = person("Gabi"), member(person, "Anna")
    assert guest.post("/tables", game=GAME, pace="none", rated="1").status_code == 409
    id = anna.open_table(rated="1")
    refused = guest.do(id, "sit", seat=1)
    assert refused.status_code == 409 and "accounts" in refused.text
    assert 'name="rated"' not in guest.get(f"/tables/new?game={GAME}")
    assert 'name="rated"' in anna.get(f"/tables/new?game={GAME}")


def finished(who: Person) -> str:
    """A game against a bot that is over: a defeat."""
    id = who.play_bot()
    assert who.do(id, "concede").status_code == 303
    return id


def test_a_guest_finds_finished_games_again(person: Visitor) -> None:
    guest, other = person("Gabi"), person("Other")
    id = finished(guest)
    page = guest.get("/account")
    assert f"/table/{id}/replay?eyes=0" in page
    assert "lost" in text(page) and "Polar Dwarves" in text(page)
    assert id not in other.get("/account")


def test_who_signs_up_takes_finished_games_along(person: Visitor) -> None:
    guest = person("Gabi")
    id = finished(guest)
    assert guest.post("/account/up", name="Gabriella", password=PASSWORD).status_code == 303
    assert f"/table/{id}/replay?eyes=0" in guest.get("/account")
    elsewhere = person("")
    elsewhere.get(f"/table/{id}", 404)
    entered = elsewhere.post("/account/in", name="Gabriella", password=PASSWORD)
    assert entered.status_code == 303
    assert f"/table/{id}/replay?eyes=0" in elsewhere.get("/account")
    assert "Defeat" in elsewhere.get(f"/table/{id}") or "lost" in elsewhere.get(f"/table/{id}")
    assert 'data-eyes="0"' in elsewhere.get(f"/table/{id}/replay?eyes=0")


def test_a_deleted_account_is_on_no_ranking(person: Visitor, hall: Hall) -> None:
    anna, bela = member(person, "Anna"), member(person, "Béla")
    anna.do(rated_table(anna, bela), "concede")
    assert anna.post("/account/delete", password=PASSWORD).status_code == 303
    assert [line.name for line in hall.store.ratings.best(GAME)] == ["Béla"]


def test_a_replay_opens_as_who_one_was(person: Visitor) -> None:
    guest = person("Gabi")
    id = finished(guest)
    assert f"/table/{id}/replay?eyes=0" in guest.get(f"/table/{id}")
    facts: dict[str, Any] = {"eyes": "0"}
    assert 'class="held' in guest.get(f"/table/{id}/replay", params=facts)
