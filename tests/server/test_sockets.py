"""Tables over sockets: two people, spectators, bots, and whoever comes back."""

from __future__ import annotations

import pytest
from starlette.applications import Starlette
from starlette.websockets import WebSocketDisconnect

from hadur.games import load
from hadur.server import pauses
from hadur.server.hall import Hall
from hadur.table import commands
from hadur.table.entries import Ready, Sat
from hadur.table.options import Options
from tests.web.test_cuts import pasted

from .conftest import Clock, Start
from .people import GAME, Line, Person, eventually


def mover_of(one: Line, other: Line) -> tuple[Line, Line]:
    return (one, other) if one.table()["decision"] else (other, one)


def test_a_page_is_sent_its_parts_and_then_what_changes(
    anna: Person, bela: Person, game: str
) -> None:
    with anna.at(game) as a, bela.at(game) as b:
        for line in (a, b):
            line.send(do="resync", version=0)
        first, second = a.hear(), b.hear()
        assert {"board", "hand", "ask", "log", "chat", "near", "far"} <= set(first["parts"])
        mover = a if 'data-do="move"' in first["parts"]["ask"] else b
        mover.send(do="move", at=0, move="end")
        for line, before in ((a, first), (b, second)):
            message = line.until("now")
            assert message["now"] == 1 and message["version"] > before["version"]
            assert "status" in message["parts"] and "chat" not in message["parts"]


def test_a_page_that_can_cut_shows_what_others_show(anna: Person, bela: Person, game: str) -> None:
    """The same eyes twice: one page is told only which lines are others."""
    with anna.at(game) as plain, anna.at(game) as cutting, anna.at(game, "?form=data") as mine:
        plain.send(do="resync", version=0)
        cutting.send(do="resync", version=0, cut=True)
        shown = [dict(line.hear()["parts"]) for line in (plain, cutting)]
        assert shown[0].keys() == shown[1].keys()
        with bela.at(game, "?form=data") as his:
            mover, _ = mover_of(mine, his)
            mover.ask(do="move", at=0, move="end")
            news = [line.until("now") for line in (plain, cutting)]
        assert "cut" not in news[0] and "status" in news[1]["cut"]
        for page, message in zip(shown, news, strict=True):
            page.update(message["parts"])
            for id, html in message["add"].items():
                page[id] += html
            for id, cuts in message.get("cut", {}).items():
                page[id] = pasted(page[id], cuts)
        assert shown[0] == shown[1]


def test_a_move_that_does_nothing_is_counted_and_named_on_the_other_page(
    anna: Person, bela: Person
) -> None:
    """Somebody declines what only they were asked: to the other, only the log is new."""
    id = anna.open_table(deck="breakers")
    bela.do(id, "sit", seat="1", deck="breakers")
    for person in (anna, bela):
        person.do(id, "ready", ready="1")
    with (
        anna.at(id) as anna_sees,
        bela.at(id) as bela_sees,
        anna.at(id, "?form=data") as mine,
        bela.at(id, "?form=data") as his,
    ):
        for page in (anna_sees, bela_sees):
            page.send(do="resync", version=0)
            page.until("now")
        for moves in range(1, 150):
            mover, _ = mover_of(mine, his)
            page = bela_sees if mover is mine else anna_sees
            legal = mover.table()["decision"]["moves"]
            move = "no" if "no" in legal else legal[moves % len(legal)]
            mover.ask(do="move", at=moves - 1, move=move)
            for line in (mine, his):
                while len(line.table()["moves"]) < moves:
                    line.until("table")
            # What was on its way when the first question was asked has come with the second.
            for _ in range(2):
                page.ask(do="why", move="end")
            news = [message for message in page.heard if "now" in message]
            assert news[-1]["now"] == moves
            if move == "no" and not news[-1]["parts"]:
                assert set(news[-1]["add"]) == {"log"}
                assert news[-1]["add"]["log"].count("declines: ") == 1
                return
        raise AssertionError("every no has changed something")


def test_a_game_begins_on_the_pages_of_all_who_look(anna: Person, bela: Person) -> None:
    id = anna.open_table()
    with anna.at(id) as a:
        a.send(do="resync", version=0)
        assert "Sit down here" not in a.hear()["parts"]["seats"]
        bela.do(id, "sit", seat="1")
        assert "Béla" in a.until("parts")["parts"]["seats"]
        bela.do(id, "ready", ready="1")
        a.send(do="ready", ready="1")
        while "board" not in a.until("parts")["parts"]:
            pass


def test_moves_for_another_position_are_refused_and_repeats_count_once(
    anna: Person, bela: Person, game: str
) -> None:
    with anna.at(game, "?form=data") as a, bela.at(game, "?form=data") as b:
        mover, other = mover_of(a, b)
        assert mover.ask(do="move", at=0, move="end")["ok"]
        again = mover.ask(do="move", at=0, move="end")
        assert again["error"]["id"] == "table-stale"
        assert other.ask(do="move", at=1, move="end")["error"]["id"] == "table-not-your-turn"
        while mover.table()["decision"] is None or mover.table()["decision"]["at"] != 1:
            mover.until("table")


def test_an_illegal_move_names_the_rule(anna: Person, bela: Person, game: str) -> None:
    with anna.at(game, "?form=data&lang=hu") as a, bela.at(game, "?form=data&lang=hu") as b:
        mover, other = mover_of(a, b)
        error = mover.ask(do="move", at=0, move="attack a1 a2")["error"]
        assert error["id"] == "table-illegal" and error["rule"].startswith("SW-")
        verdict = mover.ask(do="why", move="attack a1 a2")["verdict"]
        assert not verdict["legal"] and verdict["reasons"][0]["rule"] == error["rule"]
        assert mover.ask(do="why", move="end")["verdict"]["legal"]
        assert mover.ask(do="why", move="abrakadabra")["error"]["id"] == "table-no-move"
        assert mover.ask(do="why", spots=["a1", "h6"])
        assert other.ask(do="why", move="end")["error"]["id"] == "table-not-your-turn"


def test_a_whole_game_against_a_bot(app: Starlette, anna: Person) -> None:
    id = anna.play_bot("script")
    with anna.at(id, "?form=data") as line:
        while line.table()["status"] == "playing" and len(line.heard) < 3000:
            decision = line.table()["decision"]
            if decision is None:
                line.until("table")
                continue
            # Straight on: the last of the moves is seldom "end".
            line.ask(do="move", at=decision["at"], move=decision["moves"][-1])
            while "table" not in line.heard[-1] and line.table()["decision"] == decision:
                line.hear()
        table = line.table()
    assert table["status"] == "over" and sorted(table["scores"])
    assert len(table["moves"]) > 10 and {move["seat"] for move in table["moves"]} == {0, 1}
    assert "banner" in anna.get(f"/table/{id}")
    anna.get(f"/table/{id}/replay?eyes=1&move=5")


def test_bots_go_on_after_a_restart(start: Start) -> None:
    first = start(pause=3600)
    anna = Person(first, "Anna")
    id = anna.play_bot("random")
    hall: Hall = first.state.hall
    cookie = anna.cookie()
    room = first.state.client.portal.call(hall.rooms.room, id)
    if room.table.bot_to_move() is None:
        while room.table.bot_to_move() is None:
            anna.do(id, "move", move=room.table.decisions()[0].texts[0], at=str(room.table.moves))
    moves = room.table.moves
    second = start()
    again = Person(second)
    again.client.cookies.set("hadur", cookie, domain="testserver.local", path="/")
    new_hall: Hall = second.state.hall

    def on() -> bool:
        return second.state.client.portal.call(new_hall.rooms.room, id).table.moves > moves

    eventually(on)


def test_a_spectator_sees_what_everybody_may(app: Starlette, anna: Person, game: str) -> None:
    cili = Person(app, "Cili", "10.0.0.3")
    with cili.at(game, "?form=data") as line:
        table = line.table()
        assert table["seat"] is None and table["decision"] is None
        assert all("hand" not in player for player in table["view"]["players"])
        assert line.ask(do="move", at=0, move="end")["error"]["id"] == "table-not-seated"
        assert line.ask(do="chat", text="hello")["ok"]
    assert "hello" not in anna.get(f"/table/{game}")


def test_chat_and_mute(anna: Person, bela: Person, game: str) -> None:
    with anna.at(game) as a, bela.at(game) as b:
        a.send(do="resync", version=0)
        a.hear()
        b.send(do="chat", text="<script>alert(1)</script>")
        message = a.until("add")
        while "chat" not in message["add"]:
            message = a.until("add")
        assert "&lt;script&gt;" in message["add"]["chat"] and "<script>" not in str(message)
        number = message["add"]["chat"].split('name="message" value="')[1].split('"')[0]
        a.send(do="mute", message=number)
        assert "script" not in a.until("parts")["parts"]["chat"]


def test_taking_back_by_consent_and_a_rematch(anna: Person, bela: Person, game: str) -> None:
    with anna.at(game, "?form=data") as a, bela.at(game, "?form=data") as b:
        mover, other = mover_of(a, b)
        mover.ask(do="move", at=0, move="end")
        assert mover.ask(do="undo")["ok"]
        eventually(lambda: mover.until("table")["table"]["moves"] == [])
        assert other.ask(do="concede")["ok"]
        assert mover.ask(do="rematch")["ok"]
        assert other.ask(do="rematch")["ok"]
        while mover.table()["next_table"] is None:
            mover.until("table")
        new = mover.table()["next_table"]
    anna.get(f"/table/{new}")
    with bela.at(new, "?form=data") as b:
        assert b.table()["status"] == "open" and b.table()["seat"] is not None


def test_whoever_goes_away_is_missed_and_greeted(
    anna: Person, bela: Person, game: str, clock: Clock, hall: Hall
) -> None:
    object.__setattr__(hall.settings, "grace", 0.05)
    with anna.at(game, "?form=data") as a:
        with bela.at(game, "?form=data") as b:
            b.table()
        while not a.table()["seats"][1]["away"]:
            a.until("table")
        assert a.ask(do="claim", against=1)["error"]["id"] == "table-still-there"
        with bela.at(game, "?form=data"):
            while a.table()["seats"][1]["away"]:
                a.until("table")
        while not a.table()["seats"][1]["away"]:
            a.until("table")
        clock.wait(400)
        assert a.ask(do="claim", against="1")["ok"]
        while a.table()["status"] != "over":
            a.until("table")
        assert a.table()["why"] == "claimed"


def test_time_runs_out_by_itself(anna: Person, bela: Person, clock: Clock, hall: Hall) -> None:
    id = anna.open_table(pace="move", amount="1")
    bela.do(id, "sit", seat="1")
    with anna.at(id, "?form=data") as a:
        for person in (anna, bela):
            person.do(id, "ready", ready="1")
        while a.table()["status"] != "playing":
            a.until("table")
        clock.wait(1.1)
        while a.table()["status"] != "over":
            a.until("table")
        assert a.table()["why"] == "time"


def test_standing_orders_answer_by_themselves(
    anna: Person, bela: Person, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pauses, "drawn", lambda settings: 0.0)
    with anna.at(game, "?form=data") as a, bela.at(game, "?form=data") as b:
        mover, _ = mover_of(a, b)
        prompt = mover.table()["decision"]["prompt"]
        assert mover.ask(do="order", prompt=prompt, answer="end", until="asked")["ok"]
        while not mover.table()["moves"]:
            mover.until("table")
        assert mover.table()["moves"][0]["auto"]


def test_sockets_of_tables_that_are_not_there_are_closed(anna: Person, bela: Person) -> None:
    private = anna.open_table(public="")
    for id in ("0" * 16, private, "..%2f..%2fetc"):
        with pytest.raises(WebSocketDisconnect) as closed, bela.at(id) as line:
            line.hear()
        assert closed.value.code in (4404, 1000)


def test_a_session_holds_only_so_many_sockets(anna: Person, game: str) -> None:
    lines = [anna.at(game, "?form=data") for _ in range(12)]
    for line in lines:
        line.__enter__()
    with pytest.raises(WebSocketDisconnect), anna.at(game, "?form=data") as more:
        more.hear()
    for line in lines:
        line.__exit__(None, None, None)
    with anna.at(game, "?form=data") as line:
        assert line.table()["status"] == "playing"


def test_a_bot_thinks_at_a_table_that_began_in_the_middle(app: Starlette, hall: Hall) -> None:
    position = {"active": 1, "phase": "attack", "magic": [3, 2], "from": "start"}
    game = load(GAME)
    bodies = commands.open_table(game, {}, "guest:x", Options(public=True), position)
    bodies += [
        Sat(seat=0, name="Anna", player="guest:x"),
        Sat(seat=1, name="search:1", bot="search:1"),
        Ready(seat=0, ready=True),
    ]
    portal = app.state.client.portal
    room = portal.call(hall.rooms.create, "abcdefgh12345678", bodies)
    portal.call(room.do, lambda table, now: commands.start(table))
    eventually(lambda: room.table.moves > 0, 60)
    assert room.table.made[0].seat == 1
