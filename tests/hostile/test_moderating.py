"""Moderators: who is banned does nothing, who is muted says nothing, and a bad name is gone."""

from __future__ import annotations

import subprocess
import sys

from tests.server.real import RealServer

from .stranger import Stranger, eventually


def moderate(store_url: str, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "hadur.cli.main", "moderate", *words, "--db", store_url]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_a_moderator_is_heeded(server: RealServer, store_url: str) -> None:
    mallory = Stranger(server, "mallory at first")
    signed_up = mallory.form("/account/up", name="Mallory", password="correct horse")
    assert signed_up.status_code == 303
    program = Stranger(server, "another")
    body = {"name": "Mallory", "password": "correct horse"}
    program.header["authorization"] = f"Bearer {program.call('/sessions', body).json()['token']}"
    id = program.opened("summoner-wars", seat=0)

    def chats() -> int:
        return program.call(f"/tables/{id}/chat", {"text": "hello"}).status_code

    assert chats() == 200
    assert moderate(store_url, "mute", "mallory").returncode == 0
    eventually(lambda: chats() == 409, "who is muted says nothing")
    assert (
        program.call(f"/tables/{id}/chat", {"text": "x"}).json()["error"]["id"]
        == "web-may-not-write"
    )
    assert program.call(f"/tables/{id}/ready", {}).status_code == 200
    assert moderate(store_url, "ban", "Mallory").returncode == 0

    def opens() -> int:
        return program.call("/tables", {"game": "summoner-wars"}).status_code

    eventually(lambda: opens() == 409, "who is banned opens no table")
    banned = program.call(f"/tables/{id}/ready", {"ready": False})
    assert banned.json()["error"]["id"] == "web-banned"
    assert program.call(f"/tables/{id}").status_code == 200, "they may look on"
    assert "ban user:" in moderate(store_url, "list").stdout
    for back in ("unban", "unmute"):
        assert moderate(store_url, back, "Mallory").returncode == 0
    eventually(lambda: chats() == 200, "it was taken back")
    assert moderate(store_url, "rename", "Mallory", "Player 77").returncode == 0
    assert program.call("/sessions", body).status_code == 409
    renamed = program.call("/sessions", {**body, "name": "Player 77"})
    assert renamed.status_code == 201 and renamed.json()["name"] == "Player 77"


def test_the_operator_appoints_moderators(server: RealServer, store_url: str) -> None:
    marta = Stranger(server, "marta at first")
    assert marta.form("/account/up", name="Marta M", password="correct horse").status_code == 303
    assert marta.page("/moderate").status_code == 404
    assert moderate(store_url, "appoint", "Marta M").returncode == 0
    eventually(lambda: marta.page("/moderate").status_code == 200, "a moderator has the page")
    assert moderate(store_url, "dismiss", "Marta M").returncode == 0
    eventually(lambda: marta.page("/moderate").status_code == 404, "and has it no more")


def test_nobody_by_that_name_is_told_so(store_url: str, server: RealServer) -> None:
    answer = moderate(store_url, "ban", "nobody here")
    assert answer.returncode != 0 and "guest:" in answer.stdout + answer.stderr
