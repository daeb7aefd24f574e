"""Káosz Galaktika at tables: what its options allow, decks without a leader, sealed packs."""

from __future__ import annotations

import re
from typing import Any

from hadur.games import load
from hadur.games.chaos_galaxy import deck, packs

from .people import Person

GAME = "chaos-galaxy"
STARTERS = {name for name in deck.ready_names() if name.startswith(deck.STARTER)}


def as_fields(cards: dict[str, int]) -> dict[str, str]:
    return {f"card-{name}": str(count) for name, count in cards.items()}


def opened(person: Person, **fields: Any) -> str:
    form = {"game": GAME, "pace": "none", "undo": "free", "public": "1", "spectators": "1"}
    answer = person.post("/tables", **{**form, **fields})
    assert answer.status_code == 303, answer.text[-600:]
    return str(answer.headers["location"]).rpartition("/")[2]


def offered(page: str, name: str) -> set[str]:
    """The decks that a form offers."""
    (inside,) = re.findall(rf'<select name="{name}"[^>]*>(.*?)</select>', page, re.S)
    return {value for value in re.findall(r'<option value="([^"]*)"', inside) if value}


def test_the_deck_builder_needs_no_leader(anna: Person) -> None:
    page = anna.get(f"/decks/{GAME}?from=vasfal")
    assert 'name="leader"' not in page
    assert len(re.findall(r'name="card-[^"]+"', page)) == len(load(GAME).cards())
    assert "<b>45</b>/45" in page
    verdict = anna.post(f"/decks/{GAME}/check", name="x", **as_fields({"vasfog": 4})).text
    assert "<b>4</b>/45" in verdict
    assert "KG-31.1" in verdict and "KG-31.2" in verdict


def test_forms_offer_the_decks_that_the_options_allow(anna: Person) -> None:
    plain = anna.get(f"/tables/new?game={GAME}")
    assert offered(plain, "seat-0-deck") == set(deck.ready_names()) - STARTERS
    id = opened(anna, **{"option-profile": "quick-start"})
    assert offered(anna.get(f"/table/{id}"), "deck") == STARTERS


def test_a_small_deck_of_ones_own_is_played_where_decks_are_small(
    anna: Person, bela: Person
) -> None:
    cards = as_fields({"vasfog": 30})
    assert "has been saved" in anna.post(f"/decks/{GAME}", name="Fogak", **cards).text
    id = opened(anna, **{"option-deck-size": "30", "seat-0-deck": "own:Fogak"})
    assert "own:Fogak" in offered(anna.get(f"/table/{id}"), "deck")
    form = {"game": GAME, "pace": "none", "seat-0-deck": "own:Fogak"}
    refused = anna.post("/tables", **form)
    assert refused.status_code == 409 and "KG-31.1" in refused.text
    bela.do(id, "sit")
    anna.do(id, "ready", ready="1")
    bela.do(id, "ready", ready="1")
    assert 'id="board"' in bela.get(f"/table/{id}")


def test_sealed_packs_for_five(anna: Person, bela: Person) -> None:
    id = opened(
        anna,
        seats="5",
        **{"option-cards": "sealed", "option-packs": "7"},
        **{f"seat-{seat}-player": "random" for seat in (2, 3, 4)},
    )
    pool = packs.pool_of(7, 1)
    rare = next(name for name in load(GAME).cards() if name not in pool)
    assert f"/decks/{GAME}?packs=7&amp;seat=0" in anna.get(f"/table/{id}")
    bela.do(id, "sit")
    built = dict(packs.sealed_deck(7, 1, False, deck.ORIGINAL, False).cards)
    swapped = next(iter(built))
    built[swapped] -= 1
    foreign = {**{name: count for name, count in built.items() if count}, rare: 1}
    bela.post(f"/decks/{GAME}", name="Fremd", **as_fields(foreign))
    refused = bela.do(id, "deck", deck="own:Fremd")
    assert refused.status_code == 409 and "KG-32.3" in refused.text
    own = dict(packs.sealed_deck(7, 1, False, deck.ORIGINAL, False).cards)
    bela.post(f"/decks/{GAME}", name="Saját", **as_fields(own))
    assert bela.do(id, "deck", deck="own:Saját").status_code == 303
    for person in (anna, bela):
        person.do(id, "ready", ready="1")
    assert 'id="board"' in anna.get(f"/table/{id}")


def test_a_deck_is_built_of_the_packs_of_a_seat_alone(anna: Person) -> None:
    pool = packs.pool_of(7, 3)
    page = anna.get(f"/decks/{GAME}?packs=7&seat=3")
    found = dict(re.findall(r'name="card-([^"]+)" min="0" max="(\d+)"', page))
    assert set(found) == set(pool) and len(pool) > 60
    assert all(int(most) <= pool[name] for name, most in found.items())
    fields = {"name": "Három", "packs": "7", "seat": "3", **as_fields({next(iter(pool)): 1})}
    saved = anna.post(f"/decks/{GAME}", **fields).text
    assert "has been saved" in saved and len(re.findall(r'name="card-', saved)) == len(pool)
    for query, status in (("packs=7&seat=5", 404), ("packs=x&seat=1", 400), ("packs=7", 400)):
        anna.get(f"/decks/{GAME}?{query}", status)
    anna.get("/decks/conquest?packs=7&seat=1", 404)
