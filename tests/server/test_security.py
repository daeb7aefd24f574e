"""What must not work: refused, noted, and the table unharmed."""

from __future__ import annotations

import base64
import json
import logging
import re
from collections.abc import Iterator
from urllib.parse import quote

import pytest
from starlette.applications import Starlette
from starlette.websockets import WebSocketDisconnect

from hadur.server.commands import NAMES
from hadur.server.hall import Hall
from hadur.server.limits import BODY, FRAME
from hadur.server.notes import Lines

from .conftest import Clock, Start
from .people import GAME, Person

SQL = "Robert'); DROP TABLE entries;-- \" OR 1=1 \x00"
SCRIPT = "<script>alert('x')</script><img src=x onerror=alert(1)>"


@pytest.fixture
def noted(caplog: pytest.LogCaptureFixture) -> Iterator[list[str]]:
    """The events noted so far, as the server writes them."""
    lines: list[str] = []

    class Keep(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(Lines().format(record))

    handler = Keep()
    log = logging.getLogger("hadur")
    log.addHandler(handler)
    caplog.set_level(logging.INFO, "hadur")
    yield lines
    log.removeHandler(handler)


def events(lines: list[str]) -> set[str]:
    return {json.loads(line)["event"] for line in lines}


def log_length(app: Starlette, id: str) -> int:
    hall: Hall = app.state.hall
    return hall.store.length(id)


# -- seats and messages ----------------------------------------------------------------------------


def test_nobody_plays_from_the_seat_of_another(
    app: Starlette, anna: Person, bela: Person, game: str, noted: list[str]
) -> None:
    before = log_length(app, game)
    cili = Person(app, "Cili", "10.0.0.3")
    for person, seat in ((bela, 0), (anna, 1), (cili, 0), (cili, 1)):
        with person.at(game, "?form=data") as line:
            for do, more in (
                ("move", {"at": 0, "move": "end"}),
                ("concede", {}),
                ("undo", {}),
                ("order", {"prompt": "summon", "answer": "end"}),
                ("leave", {}),
            ):
                error = line.ask(do=do, seat=seat, **more)["error"]
                assert error["id"] in ("table-not-your-seat", "table-not-seated")
            line.ask(do="close")
            line.ask(do="bot", seat=0, bot="exec:rm")
            line.ask(do="claim", against=1 - seat)
            line.ask(do="hand-to-bot", of=1 - seat, bot="cheat")
    assert log_length(app, game) == before
    assert "refused" in events(noted)
    refused = [json.loads(line) for line in noted if '"refused"' in line]
    assert all(line["table"] == game and line["move"] == 0 for line in refused)


def test_a_forged_session_is_nobody(
    app: Starlette, anna: Person, game: str, noted: list[str]
) -> None:
    before = log_length(app, game)
    body, _, mark = anna.cookie().partition(".")
    facts = json.loads(base64.urlsafe_b64decode(body + "=" * (-len(body) % 4)))
    other = base64.urlsafe_b64encode(json.dumps({**facts, "name": "X"}).encode()).decode()
    for forged in (f"{other.rstrip('=')}.{mark}", f"{body}.", body, "..", "x" * 5000, "a.b"):
        eve = Person(app)
        eve.client.cookies.clear()
        header = {"cookie": f"hadur={forged}"}
        with eve.client.websocket_connect(f"/table/{game}/ws?form=data", headers=header) as socket:
            assert json.loads(socket.receive_text())["table"]["seat"] is None
            socket.send_text('{"do": "concede", "id": 1}')
            assert "ok" not in json.loads(socket.receive_text())
        assert noted and "no-session" in events(noted)
        noted.clear()
    assert log_length(app, game) == before


def test_a_replayed_message_counts_once(
    app: Starlette, anna: Person, bela: Person, game: str, noted: list[str]
) -> None:
    with anna.at(game, "?form=data") as a, bela.at(game, "?form=data") as b:
        mover = a if a.table()["decision"] else b
        message = {"do": "move", "at": 0, "move": "end"}
        assert mover.ask(**message)["ok"]
        before = log_length(app, game)
        for _ in range(3):
            assert mover.ask(**message)["error"]["id"] == "table-stale"
        assert log_length(app, game) == before
    assert len([line for line in noted if "table-stale" in line]) == 3


@pytest.mark.parametrize(
    "text",
    [
        "",
        "x",
        "[]",
        "null",
        "{}",
        '{"do": 3}',
        '{"do": "move"}',
        '{"do": "move", "at": "x", "move": "end"}',
        '{"do": "move", "at": -1, "move": "end"}',
        '{"do": "move", "at": 1e400, "move": "end"}',
        '{"do": "move", "at": 0, "move": ["end"]}',
        '{"do": "move", "at": 0, "move": "end", "seat": {"a": 1}}',
        '{"do": "__class__"}',
        '{"do": "order", "prompt": "summon", "answer": "end", "until": "never"}',
        '{"do": "why", "spots": "a1"}',
        '{"do": "why", "spots": [1, 2]}',
        '{"do": "mute", "message": 999999999}',
        '{"do": "mute", "message": 99999999999999999999}',
        "[" * 5000,
        '{"do": "chat", "text": "\\ud800"}',
    ],
)
def test_malformed_frames_are_answered_and_change_nothing(
    app: Starlette, anna: Person, game: str, text: str, noted: list[str]
) -> None:
    before = log_length(app, game)
    with anna.at(game) as line:
        line.socket.send_text(text)
        assert "error" in line.hear()
    assert log_length(app, game) == before
    assert events(noted) & {"bad-message", "refused"}
    anna.get(f"/table/{game}")


def test_frames_of_bytes_are_no_messages(anna: Person, game: str, noted: list[str]) -> None:
    with anna.at(game) as line:
        line.socket.send_bytes(b"\xff\xfe")
        assert "error" in line.hear()
    assert "bad-message" in events(noted)


def test_oversized_frames_close_the_socket(
    app: Starlette, anna: Person, game: str, noted: list[str]
) -> None:
    before = log_length(app, game)
    with anna.at(game) as line:
        line.send(do="chat", text="x" * (FRAME + 1))
        with pytest.raises(WebSocketDisconnect) as closed:
            line.hear()
    assert closed.value.code == 1009 and "too-much" in events(noted)
    assert log_length(app, game) == before


def test_whoever_only_sends_nonsense_is_shown_the_door(anna: Person, game: str) -> None:
    with anna.at(game) as line:
        for _ in range(30):
            line.socket.send_text("?")
        with pytest.raises(WebSocketDisconnect) as closed:
            line.until("never")
    assert closed.value.code == 1008


# -- origins and forms -----------------------------------------------------------------------------


def test_a_page_of_another_site_gets_no_socket(anna: Person, game: str, noted: list[str]) -> None:
    for origin in ("https://evil.example", "null", "http://testserver.evil.example"):
        headers = {"origin": origin}
        with pytest.raises(WebSocketDisconnect), anna.at(game, headers=headers) as line:
            line.hear()
    with anna.at(game, "?form=data", headers={"origin": "http://testserver"}) as line:
        assert line.table()["seat"] == 0
    assert "foreign-origin" in events(noted)


def test_forms_need_their_token(app: Starlette, anna: Person, game: str, noted: list[str]) -> None:
    before = log_length(app, game)
    other = Person(app, "Eve", "10.0.0.9")
    for csrf in ("", "x", other.csrf, "é"):
        assert anna.do(game, "concede", csrf=csrf).status_code == 403
        assert anna.post("/preferences", lang="hu", csrf=csrf).status_code == 403
        assert anna.post("/account/out", csrf=csrf).status_code == 403
    plain = anna.client.post(
        f"/table/{game}/concede",
        content=f'{{"csrf": "{anna.csrf}"}}',
        headers={"content-type": "text/plain"},
    )
    assert plain.status_code == 400
    foreign = {"origin": "https://evil.example"}
    data = {"csrf": anna.csrf}
    assert anna.client.post(f"/table/{game}/concede", data=data, headers=foreign).status_code == 403
    assert anna.client.get(f"/table/{game}/concede").status_code == 404
    assert log_length(app, game) == before
    assert "csrf" in events(noted)


def test_the_api_knows_no_cookies(anna: Person, game: str, app: Starlette) -> None:
    before = log_length(app, game)
    answer = anna.client.post(f"/api/tables/{game}/concede", json={})
    assert answer.status_code == 401 and log_length(app, game) == before


def test_pages_may_not_run_what_is_not_ours(anna: Person, game: str) -> None:
    for path in ("/", f"/table/{game}", "/nothing"):
        answer = anna.client.get(path)
        policy = answer.headers["content-security-policy"]
        assert "default-src 'self'" in policy and "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "same-origin"
        assert answer.headers["cache-control"] == "no-store"
        assert not re.search(r"<script(?![^>]*\ssrc=)|\son\w+=|\sstyle=", answer.text)
    cookie = anna.client.get("/about", headers={"cookie": ""}).headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=lax" in cookie


# -- sizes and paths -------------------------------------------------------------------------------


def test_large_bodies_are_refused(
    anna: Person, game: str, app: Starlette, noted: list[str]
) -> None:
    before = log_length(app, game)
    answer = anna.do(game, "chat", text="x" * (BODY + 1))
    assert answer.status_code == 413
    api = anna.client.post("/api/sessions", content=b"[" * (BODY + 1))
    assert api.status_code == 413
    many = {f"f{n}": "x" for n in range(1000)}
    assert anna.post("/preferences", **many).status_code == 400
    assert [json.loads(line)["status"] for line in noted if "turned-away" in line] == [
        413,
        413,
        400,
    ]
    assert log_length(app, game) == before


@pytest.mark.parametrize(
    "path",
    [
        "/static/../pages.py",
        "/static/..%2f..%2fpages.py",
        "/static/%2e%2e/%2e%2e/etc/passwd",
        "/static/hadur.css%00",
        "/cards/..%2fsummoner-wars",
        "/rules/summoner_wars",
        "/decks/%2fetc%2fpasswd",
        "/play/%2e%2e%2f",
        "/table/..%2f..%2fetc",
        "/table/%00",
        "/table/" + "a" * 5000,
        "/table/x/replay/../../../etc",
        "/api/tables/..%2f..",
        "//evil.example/%2f..",
    ],
)
def test_path_tricks_lead_nowhere(anna: Person, path: str, noted: list[str]) -> None:
    answer = anna.client.get(path)
    assert answer.status_code in (400, 404), answer.status_code
    assert "root:" not in answer.text and "import annotations" not in answer.text
    assert "turned-away" in events(noted)


# -- what people type ------------------------------------------------------------------------------


def test_scripts_in_names_chat_and_decks_are_only_words(app: Starlette, anna: Person) -> None:
    eve = Person(app, "<b onclick=x>Eve", "10.0.0.9")
    id = eve.open_table()
    eve.do(id, "chat", text=SCRIPT)
    eve.post(f"/decks/{GAME}", name=SCRIPT[:60], leader="svara")
    pages = [
        eve.get("/lobby"),
        anna.get("/lobby"),
        anna.get(f"/table/{id}"),
        eve.get(f"/decks/{GAME}?from=own:{SCRIPT[:60]}"),
        eve.get(f"/tables/new?game={GAME}"),
        anna.get(f"/cards/{GAME}", params={"q": SCRIPT, "faction": SCRIPT}),
        anna.get(f"/rules/{GAME}", params={"q": SCRIPT}),
        anna.client.get("/join", params={"code": SCRIPT}).text,
        anna.client.get("/" + SCRIPT).text,
    ]
    for page in pages:
        assert "<script>alert" not in page and "<img src=x" not in page
        assert "<b onclick" not in page
    assert "&lt;b onclick" in pages[0]


def test_sql_in_every_field_is_only_words(app: Starlette, anna: Person, bela: Person) -> None:
    eve = Person(app, "Eve", "10.0.0.9")
    eve.post("/account/name", name=SQL)
    eve.post("/account/in", name=SQL, password=SQL)
    eve.post("/account/up", name=SQL[:20], password=SQL)
    eve.client.get("/join", params={"code": SQL})
    eve.client.get("/lobby", params={"status": SQL})
    eve.client.get("/api/tables", params={"status": SQL, "game": SQL})
    eve.client.post("/api/sessions", json={"name": SQL, "password": SQL})
    eve.post(f"/decks/{GAME}", name=SQL, leader=SQL, **{f"card-{SQL}": "3"})
    eve.client.get(f"/decks/{GAME}", params={"from": f"own:{SQL}"})
    eve.post("/tables", game=SQL)
    eve.post("/tables", game=GAME, deck=SQL, against=SQL, opponent=SQL, pace=SQL)
    eve.post("/preferences", lang=SQL, theme=SQL, next=SQL)
    id = anna.open_table()
    named = ("text", "move", "at", "prompt", "answer", "until", "message", "muted", "deck", "bot")
    fields = dict.fromkeys((*named, "seat", "ready", "agrees", "against", "of", "new-table"), SQL)
    for do in (*NAMES, "why", "report", quote(SQL, "")):
        eve.do(id, do, **fields)
        with eve.at(id) as line:
            answer = line.ask(do=do, **fields)
            assert "error" in answer or do in ("sit", "chat"), do
    assert eve.client.get(f"/table/{quote(SQL)}").status_code == 404
    assert bela.do(id, "sit", seat="1").status_code == 303
    hall: Hall = app.state.hall
    assert [listing.game for _, listing in hall.store.lobby()] == [GAME]
    assert hall.store.length(id) >= 3


# -- sessions --------------------------------------------------------------------------------------


def test_a_planted_session_is_not_signed_in(app: Starlette, anna: Person) -> None:
    """Session fixation: the session somebody had before signing in stays a guest's."""
    planted = anna.cookie()
    assert anna.post("/account/up", name="Anna", password="correct horse").status_code == 303
    assert anna.cookie() != planted
    thief = Person(app)
    thief.client.cookies.set("hadur", planted, domain="testserver.local", path="/")
    assert "/account/out" not in thief.get("/account")
    anna.get("/account")
    assert "/account/out" in anna.get("/account")


def test_a_new_password_ends_other_sessions(app: Starlette, anna: Person, bela: Person) -> None:
    anna.post("/account/up", name="Anna", password="correct horse")
    anna.get("/account")
    bela.post("/account/in", name="anna", password="correct horse")
    assert "/account/out" in bela.get("/account")
    wrong = anna.post("/account/password", old="wrong horse", new="another horse")
    assert wrong.status_code == 409
    changed = anna.post("/account/password", old="correct horse", new="another horse")
    assert "has been changed" in changed.text
    assert "/account/out" in anna.get("/account")
    assert "/account/out" not in bela.get("/account")


def test_an_account_from_beginning_to_end(app: Starlette, anna: Person, bela: Person) -> None:
    id = anna.play_bot("random")
    assert anna.post("/account/up", name="Anna", password="short").status_code == 409
    anna.post("/account/up", name="Anna", password="correct horse")
    assert "Anna" in anna.get("/account")
    # What was begun as a guest goes on.
    with anna.at(id, "?form=data") as line:
        assert line.table()["seat"] == 0
    assert bela.post("/account/name", name="ANNA").status_code == 409
    assert bela.post("/account/up", name="anna", password="other horse").status_code == 409
    assert bela.post("/account/in", name="Anna", password="wrong horse").status_code == 409
    anna.post("/account/out")
    assert "/account/out" not in anna.get("/account")
    anna.post("/account/in", name="anna", password="correct horse")
    anna.get("/account")
    assert anna.post("/account/delete", password="wrong horse").status_code == 409
    assert anna.post("/account/delete", password="correct horse").status_code == 303
    bela.get("/account")
    assert bela.post("/account/name", name="Anna").status_code == 303


def test_tables_cannot_be_found_by_trying(
    app: Starlette, anna: Person, bela: Person, noted: list[str]
) -> None:
    """Whether a private table is there cannot be told from what a stranger is answered."""
    private = anna.open_table(public="")
    for path in ("", "/replay", "/record", "/replay/0"):
        there = bela.client.get(f"/table/{private}{path}")
        nowhere = bela.client.get(f"/table/{'0' * 16}{path}")
        assert there.status_code == nowhere.status_code == 404
        assert there.text.replace(private, "") == nowhere.text.replace("0" * 16, "")
    for do in ("sit", "chat", "why", "report"):
        there, nowhere = (bela.do(id, do, text="x", move="x") for id in (private, "0" * 16))
        assert there.status_code == nowhere.status_code == 404
    assert private not in bela.get("/lobby")
    token = bela.client.post("/api/sessions", json={"name": "Eve"}).json()["token"]
    header = {"authorization": f"Bearer {token}"}
    for id in (private, "0" * 16):
        assert bela.client.get(f"/api/tables/{id}", headers=header).status_code == 404
        assert bela.client.post(f"/api/tables/{id}/sit", json={}, headers=header).status_code == 404
    for id in (private, "0" * 16):
        with pytest.raises(WebSocketDisconnect) as closed, bela.at(id) as line:
            line.hear()
        assert closed.value.code == 4404
    listed = bela.client.get("/api/tables").json()["tables"]
    assert listed == []
    tried = [json.loads(line) for line in noted if "turned-away" in line]
    assert len(tried) == 22 and all(line["address"] == "10.0.0.2" for line in tried)


# -- rates -----------------------------------------------------------------------------------------


def test_rates_are_limited_and_recover(start: Start, clock: Clock, noted: list[str]) -> None:
    app = start(rate=1)
    eve = Person(app, "Eve")
    tries = [eve.post("/account/in", name="Anna", password=f"guess {n}") for n in range(12)]
    assert tries[0].status_code == 409 and tries[-1].status_code == 429
    codes = [eve.client.get("/join", params={"code": f"{n}"}).status_code for n in range(15)]
    assert codes[0] == 404 and codes[-1] == 429
    clock.wait(120)
    assert eve.post("/account/in", name="Anna", password="guess").status_code == 409
    id = eve.open_table()
    with eve.at(id) as line:
        answers = [line.ask(do="chat", text=f"{n}") for n in range(10)]
        assert answers[0]["ok"] and answers[-1]["error"]["id"] == "web-error-429"
    assert "too-often" in events(noted)
    opened = [eve.post(f"/play/{GAME}", deck="breakers", bot="random") for _ in range(14)]
    assert opened[-1].status_code == 429
