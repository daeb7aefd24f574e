"""The JSON API, as a program uses it."""

from __future__ import annotations

import threading
import time
from typing import Any

import pytest
from openapi_spec_validator import validate
from starlette.applications import Starlette
from starlette.testclient import TestClient

from hadur.server import openapi
from hadur.server.api import routes

from .people import GAME


class Program:
    """A client with a token."""

    def __init__(self, app: Starlette, name: str) -> None:
        self.client = TestClient(app, client=(name, 1))
        self.client.portal = app.state.client.portal
        answer = self.client.post("/api/sessions", json={"name": name})
        assert answer.status_code == 201, answer.text
        self.header = {"authorization": f"Bearer {answer.json()['token']}"}

    def get(self, path: str, want: int = 200, /, **query: Any) -> Any:
        answer = self.client.get(path, params=query, headers=self.header)
        assert answer.status_code == want, answer.text
        return answer.json()

    def post(self, path: str, want: int = 200, /, **body: Any) -> Any:
        answer = self.client.post(path, json=body, headers=self.header)
        assert answer.status_code == want, answer.text
        return answer.json()


@pytest.fixture
def one(app: Starlette) -> Program:
    return Program(app, "one")


@pytest.fixture
def two(app: Starlette) -> Program:
    return Program(app, "two")


def begun(one: Program, two: Program) -> str:
    opened = one.post("/api/tables", 201, game=GAME, seat=0, options={"public": False})
    two.get(f"/api/tables/{opened['id']}", 404)
    found = two.get("/api/join", code=opened["seat_codes"][1])
    assert found["id"] == opened["id"]
    path = f"/api/tables/{found['id']}"
    two.post(f"{path}/sit", code=opened["code"])
    one.post(f"{path}/ready")
    table = two.post(f"{path}/ready")["table"]
    assert table["status"] == "playing" and table["seat"] == 1
    return path


def test_two_programs_play(one: Program, two: Program) -> None:
    path = begun(one, two)
    for _ in range(30):
        mover = one if one.get(path)["table"]["decision"] else two
        decision = mover.get(path)["table"]["decision"]
        answer = mover.post(f"{path}/move", move=decision["moves"][0], at=decision["at"])
        assert len(answer["table"]["moves"]) == decision["at"] + 1
    error = mover.post(f"{path}/move", 409, move="end", at=0)["error"]
    assert error["id"] == "table-stale" and error["text"]
    decision = None
    while decision is None:
        decision = one.get(path)["table"]["decision"]
        two_decision = two.get(path)["table"]["decision"]
        if two_decision:
            two.post(f"{path}/move", move=two_decision["moves"][0], at=two_decision["at"])
    verdict = one.post(f"{path}/why", move="attack a1 a2")
    assert verdict["legal"] is False and verdict["reasons"][0]["rule"].startswith("SW-")
    assert one.client.get(f"{path}/record", headers=one.header).status_code == 409
    two.post(f"{path}/concede")
    record = one.client.get(f"{path}/record", headers=one.header)
    assert record.status_code == 200 and "concede" in record.text


def test_the_chances_of_attacks_are_told_to_who_is_asked(one: Program, two: Program) -> None:
    path = begun(one, two)
    decision: dict[str, Any] = {}
    for _ in range(60):
        mover, other = (one, two) if one.get(path)["table"]["decision"] else (two, one)
        decision = mover.get(path)["table"]["decision"]
        if decision["attacks"]:
            break
        move = "end" if "end" in decision["moves"] else decision["moves"][0]
        mover.post(f"{path}/move", move=move, at=decision["at"])
    assert decision["attacks"]
    (told,) = mover.post(f"{path}/odds", move=decision["attacks"][0])["odds"]
    assert told["move"] == decision["attacks"][0] and told["sampled"] == 0
    assert all(0 <= chance["share"] <= 1 for chance in told["chances"])
    assert "%" in told["text"] and "exact" in told["text"]
    several = mover.post(f"{path}/odds", moves=decision["attacks"][:3])["odds"]
    assert [one["move"] for one in several] == decision["attacks"][:3]
    assert mover.post(f"{path}/odds", 409, move="end")["error"]["id"] == "odds-none"
    assert mover.post(f"{path}/odds", 409, move="attack a1 f8")["error"]["id"] == "table-no-move"
    assert other.post(f"{path}/odds", 409, move="end")["error"]["id"] == "table-not-your-turn"
    mover.post(f"{path}/odds", 400, moves="end")


def test_news_are_waited_for(one: Program, two: Program) -> None:
    path = begun(one, two)
    table = one.get(path)["table"]
    heard: list[Any] = []
    waiting = threading.Thread(target=lambda: heard.append(one.get(path, after=table["number"])))
    waiting.start()
    time.sleep(0.2)
    assert not heard
    two.post(f"{path}/chat", text="hello")
    waiting.join(10)
    assert heard[0]["table"]["number"] > table["number"]
    assert heard[0]["table"]["chat"][-1]["text"] == "hello"


def test_a_bot_is_seated_when_the_table_is_opened(one: Program) -> None:
    opened = one.post("/api/tables", 201, game=GAME, seat=0, bots={"1": "random"})
    table = one.post(f"/api/tables/{opened['id']}/ready")["table"]
    assert table["status"] == "playing" and table["seats"][1]["bot"] == "random"
    mine = one.get("/api/tables", mine="1", status="playing")["tables"]
    assert [row["id"] for row in mine] == [opened["id"]]


def test_log_lines_come_in_the_language_asked_for(one: Program, two: Program) -> None:
    path = begun(one, two)
    english = one.get(path, lang="en")["log"]
    hungarian = one.get(path, lang="hu")["log"]
    assert len(english) == len(hungarian) and english != hungarian


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({}, 400),
        ({"game": "chess"}, 400),
        ({"game": GAME, "options": {"clock": {"pace": "quick"}}}, 400),
        ({"game": GAME, "options": {"unknown": 1}}, 400),
        ({"game": GAME, "setup": []}, 400),
        ({"game": GAME, "setup": {"decks": ["none", "none"]}}, 409),
        ({"game": GAME, "seat": 7}, 409),
        ({"game": GAME, "bots": {"x": "random"}}, 400),
        ({"game": GAME, "bots": {"1": "exec:ls"}}, 409),
    ],
)
def test_tables_that_cannot_be_are_refused(one: Program, body: dict[str, Any], status: int) -> None:
    answer = one.client.post("/api/tables", json=body, headers=one.header)
    assert answer.status_code == status and answer.json()["error"]["text"]


def test_what_is_not_there_is_said_in_the_language_asked_for(one: Program) -> None:
    for lang, words in (("en", "There is no such page"), ("hu", "Nincs ilyen oldal")):
        header = {"accept-language": lang}
        answer = one.client.get("/api/nothing/at/all", headers=header)
        error = answer.json()["error"]
        assert answer.status_code == 404 and error["id"] == "web-error-404"
        assert error["text"].startswith(words), error


def test_without_a_token_one_may_only_look(app: Starlette, one: Program) -> None:
    anybody = TestClient(app)
    anybody.portal = app.state.client.portal
    assert anybody.post("/api/tables", json={"game": GAME}).status_code == 401
    bad = {"authorization": "Bearer x.y"}
    assert anybody.post("/api/tables", json={"game": GAME}, headers=bad).status_code == 401
    opened = one.post("/api/tables", 201, game=GAME, seat=0)
    path = f"/api/tables/{opened['id']}"
    assert anybody.get(path).json()["table"]["seat"] is None
    assert anybody.post(f"{path}/sit", json={}).status_code == 401
    assert anybody.get("/api/games").json()["games"][0]["name"] == GAME
    assert anybody.get("/api/nothing").json()["error"]["id"] == "web-error-404"


def test_the_description_is_valid_and_complete(app: Starlette, one: Program) -> None:
    description = one.client.get("/api/openapi.json").json()
    validate(description)
    described = {
        (method.upper(), path)
        for path, item in description["paths"].items()
        for method in item
        if method != "parameters"
    }
    for route in routes():
        methods = (route.methods or set()) - {"HEAD"}
        if route.path == "/api/openapi.json":
            continue
        for method in methods:
            if "{do}" in route.path:
                commands = {path for _, path in described if path.startswith("/api/tables/{id}/")}
                assert len(commands) == len(openapi.NAMES) + len(("why", "odds", "record"))
            else:
                assert (method, route.path) in described
    table = one.post("/api/tables", 201, game=GAME, seat=0)
    shown = one.get(f"/api/tables/{table['id']}")["table"]
    assert set(description["components"]["schemas"]["Shown"]["properties"]) == set(shown)
