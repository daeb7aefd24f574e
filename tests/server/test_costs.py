"""Nothing costs before it is allowed: what a stranger asks for is judged by its size first."""

from __future__ import annotations

from concurrent.futures import Future
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from hadur import bots
from hadur.bots.workers import Thinkers, Thought
from hadur.games import NAMES, load
from hadur.kernel.decks import MOST_NAMES
from hadur.server.saved_decks import decks_of
from hadur.table import commands
from hadur.table.entries import Ready, Sat
from hadur.table.options import Options

from .conftest import Start
from .people import GAME, Person, eventually

NO_BOTS = (
    *("exec:touch /tmp/owned", "cheat", "cheat:5", "none", "search:"),
    *("search:999999999999i", "search:100000s", "search:1s", "search:500i", "search:99999999999"),
)


@pytest.mark.parametrize("bot", NO_BOTS)
def test_bots_of_a_callers_choice_do_not_sit_down(
    app: Starlette, anna: Person, bela: Person, game: str, bot: str
) -> None:
    """Neither a program, nor one that sees all cards, nor a budget: at every door."""
    assert anna.post(f"/play/{GAME}", deck="breakers", bot=bot).status_code == 409
    form = {"game": GAME, "deck": "breakers", "opponent": bot, "pace": "none"}
    assert anna.post("/tables", **form).status_code == 409
    assert anna.do(anna.open_table(), "bot", seat="1", bot=bot).status_code == 409
    assert anna.do(game, "hand-to-bot", of="0", bot=bot).status_code == 409
    with anna.at(anna.open_table(), "?form=data") as line:
        assert line.ask(do="bot", seat=1, bot=bot)["error"]["id"] == "table-no-bot"
    program = TestClient(app)
    program.portal = app.state.client.portal
    token = program.post("/api/sessions", json={"name": "eve"}).json()["token"]
    header = {"authorization": f"Bearer {token}"}
    opened = program.post("/api/tables", json={"game": GAME, "bots": {"1": bot}}, headers=header)
    assert opened.status_code == 409 and opened.json()["error"]["id"] == "table-no-bot"


def test_every_bot_that_is_offered_sits_down(anna: Person) -> None:
    assert set(bots.OFFERED) > set(bots.NAMES) and "search:5" in bots.OFFERED
    for bot in bots.OFFERED:
        assert anna.do(anna.open_table(), "bot", seat="1", bot=bot).status_code == 303


@pytest.mark.parametrize(
    ("seated", "thinks"),
    [
        ("search:999999999999i", "search:5"),
        ("search:100000s", "search:5"),
        ("search:40i", "search:40i"),
        ("search:200ms", "search:200ms"),
    ],
)
def test_a_table_from_before_gives_its_bot_no_more_than_the_highest_level(
    start: Start, monkeypatch: pytest.MonkeyPatch, seated: str, thinks: str
) -> None:
    """Also after a restart, when it is among the first things a server sees to."""
    asked: list[str] = []

    def do(self: Thinkers, thought: Thought, whose: str, work: Any) -> Future[Any]:
        asked.append(thought.bot)
        state = thought.position()
        first_move = int(state.legal(state.asked(thought.seat))[0])
        done: Future[Any] = Future()
        done.set_result(work(lambda limit, by: first_move))
        return done

    monkeypatch.setattr(Thinkers, "do", do)
    position = {"active": 1, "phase": "attack", "magic": [3, 2], "from": "start"}
    bodies = commands.open_table(load(GAME), {}, "guest:x", Options(), position)
    bodies += [
        Sat(seat=0, name="Anna", player="guest:x"),
        Sat(seat=1, name=seated, bot=seated),
        Ready(seat=0, ready=True),
    ]
    first = start()
    portal = first.state.client.portal
    room = portal.call(first.state.hall.rooms.create, "abcdefgh12345678", bodies)
    eventually(lambda: room.table.moves > 0, 60)
    assert set(asked) == {thinks}
    second = start()
    again = second.state.client.portal.call(second.state.hall.rooms.room, room.id)
    assert again.table.seats[1].bot == seated and again.table.moves > 0


# -- decks -----------------------------------------------------------------------------------------


ENDLESS_DECKS = {
    "conquest": ("warlord", "nazdreg", "goff-boyz"),
    "summoner-wars": ("summoner", "svara", "frost-mage"),
    "chaos-galaxy": ("", "", "vasfog"),
}
"""A deck that counts a card as often as somebody likes: its leader, if it has one, and the card."""


@pytest.mark.parametrize("count", [100, 300_000_000, 10**30, "9" * 4000])
@pytest.mark.parametrize("name", sorted(ENDLESS_DECKS))
def test_a_deck_is_counted_before_it_is_made(
    app: Starlette, anna: Person, name: str, count: int | str, monkeypatch: pytest.MonkeyPatch
) -> None:
    word, leader, card = ENDLESS_DECKS[name]

    def never(deck: object) -> list[object]:
        pytest.fail("a deck nobody has judged is laid out")

    monkeypatch.setattr(decks_of(name).Deck, "draw_pile", never)
    deck = {**({word: leader} if word else {}), "cards": {card: count}}
    program = TestClient(app)
    program.portal = app.state.client.portal
    token = program.post("/api/sessions", json={"name": "eve"}).json()["token"]
    header = {"authorization": f"Bearer {token}"}
    wish = {"game": name, "setup": {"decks": [deck, deck]}}
    answer = program.post("/api/tables", json=wish, headers=header)
    assert answer.status_code == 409 and answer.json()["error"]["id"] == "table-bad-setup"
    text = f"{word} {leader}\n{count} {card}\n"
    page = anna.post(f"/decks/{name}/read", text=text)
    assert page.status_code == 200 and "more than 99 copies" in page.text
    for field in (str(count), f"0000{count}"):
        more = {f"card-{card}": field}
        for path in ("", "/check", "/text"):
            answer = anna.post(f"/decks/{name}{path}", name="x", leader=leader, **more)
            assert answer.status_code == 400


@pytest.mark.parametrize("name", sorted(ENDLESS_DECKS))
def test_a_deck_lists_no_more_cards_than_there_can_be(
    app: Starlette, anna: Person, name: str
) -> None:
    """Each of them would be looked for among all names."""
    assert set(ENDLESS_DECKS) == {name for name in NAMES if load(name).ready_decks()}
    word, leader, card = ENDLESS_DECKS[name]
    names = [f"{card}-{number}" for number in range(MOST_NAMES + 1)]
    text = f"{word} {leader}\n".lstrip() + "\n".join(f"1 {other}" for other in names)
    page = anna.post(f"/decks/{name}/read", text=text)
    assert page.status_code == 200 and "more than 300 different cards" in page.text
    fields = {f"card-{other}": "1" for other in names}
    assert anna.post(f"/decks/{name}/check", leader=leader, **fields).status_code == 400
