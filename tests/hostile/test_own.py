"""What is a player's own stays so: nobody reads a deck that somebody built off a listing."""

from __future__ import annotations

import json
from typing import Any

import pytest

from hadur.games import NAMES, load
from tests.server.real import RealServer

from .stranger import Stranger

WITH_DECKS = [name for name in NAMES if load(name).ready_decks()]


@pytest.fixture(scope="module")
def anna(server: RealServer) -> Stranger:
    return Stranger(server, "anna the builder")


def built(game: str) -> dict[str, Any]:
    decks = load(game).decks()
    return {**decks.FORM.to_data(decks.ready_decks()[0]), "name": "Titkos"}


def seen_by(stranger: Stranger, id: str) -> dict[str, str]:
    """All that somebody who has no seat can get of a table."""
    with stranger.line(id) as line:
        data = str(line.recv())
    with stranger.line(id, "parts") as line:
        line.send(json.dumps({"do": "resync"}))
        parts = str(line.recv())
    return {
        "data": data,
        "parts": parts,
        "lobby": stranger.page("/lobby").text,
        "listing": stranger.call("/tables").text,
        "page": stranger.page(f"/table/{id}").text,
        "table": stranger.call(f"/tables/{id}").text,
    }


@pytest.mark.parametrize("game", WITH_DECKS)
def test_a_built_deck_is_in_no_listing(anna: Stranger, eve: Stranger, game: str) -> None:
    deck = built(game)
    # Words of one syllable may stand on any page.
    cards = [name for name in deck["cards"] if "-" in name and len(name) > 8]
    assert len(cards) > 5
    other = load(game).ready_decks()[1]
    id = anna.opened(game, setup={"seats": [{"deck": deck}, {"deck": other}]}, seat=0)
    for where, sent in seen_by(eve, id).items():
        assert id in sent or where in ("data", "parts", "table"), where
        assert not [name for name in cards if name in sent], where
    bela = Stranger(eve.server, "bela comes too")
    assert bela.call(f"/tables/{id}/sit", {}).status_code == 200
    for player in (anna, bela):
        assert player.call(f"/tables/{id}/ready", {}).status_code == 200
    assert bela.call(f"/tables/{id}").json()["table"]["status"] == "playing"
    for path in ("/tables?status=playing", "/tables?mine=1"):
        listed = bela.call(path).text
        assert id in listed and not [name for name in cards if name in listed]
    lobby = eve.page("/lobby").text
    assert id in lobby and "Titkos" in lobby and not [name for name in cards if name in lobby]
