"""Accounts: guesses are counted once for both doors, and who signs out is out."""

from __future__ import annotations

import httpx2
import pytest

from hadur.server.limits import RATES
from tests.server.real import RealServer

from .stranger import PATIENCE, Stranger

PASSWORD = "correct horse"


@pytest.fixture(scope="module")
def anna(server: RealServer) -> Stranger:
    somebody = Stranger(server, "anna at first")
    assert somebody.form("/account/up", name="Anna", password=PASSWORD).status_code == 303
    return somebody


def signed_in(server: RealServer, cookie: str) -> bool:
    """Whether a cookie opens the account."""
    page = httpx2.get(
        f"{server.address}/account", headers={"cookie": f"hadur={cookie}"}, timeout=PATIENCE
    )
    return "/account/out" in page.text


def program(server: RealServer) -> str:
    body = {"name": "Anna", "password": PASSWORD}
    answer = httpx2.post(f"{server.address}/api/sessions", json=body, timeout=PATIENCE)
    assert answer.status_code == 201
    return str(answer.json()["token"])


def plays(server: RealServer, token: str) -> bool:
    header = {"authorization": f"Bearer {token}"}
    address = f"{server.address}/api/tables?mine=1"
    return httpx2.get(address, headers=header, timeout=PATIENCE).status_code == 200


def test_who_keeps_a_copy_of_a_session_is_out_when_it_ends(
    server: RealServer, anna: Stranger
) -> None:
    copied = anna.client.cookies["hadur"]
    assert signed_in(server, copied)
    assert anna.form("/account/out").status_code == 303
    assert not signed_in(server, copied)
    assert anna.form("/account/in", name="anna", password=PASSWORD).status_code == 303
    assert signed_in(server, anna.client.cookies["hadur"]) and not signed_in(server, copied)


def test_all_other_sessions_can_be_ended(server: RealServer, anna: Stranger) -> None:
    other = Stranger(server, "another browser")
    assert other.form("/account/in", name="Anna", password=PASSWORD).status_code == 303
    token = program(server)
    assert plays(server, token) and signed_in(server, other.client.cookies["hadur"])
    page = anna.page("/account").text
    assert "A program" in page and "Sign out everywhere else" in page
    assert anna.form("/account/out-others").status_code == 303
    assert not plays(server, token) and not signed_in(server, other.client.cookies["hadur"])
    assert signed_in(server, anna.client.cookies["hadur"])
    assert "Sign out everywhere else" not in anna.page("/account").text


def test_another_password_ends_all_other_sessions(server: RealServer, anna: Stranger) -> None:
    token = program(server)
    changed = anna.form("/account/password", old=PASSWORD, new=PASSWORD + "!")
    assert changed.status_code == 200 and not plays(server, token)
    assert signed_in(server, anna.client.cookies["hadur"])
    assert anna.form("/account/password", old=PASSWORD + "!", new=PASSWORD).status_code == 200


def test_what_is_kept_of_somebody_can_be_had(server: RealServer, anna: Stranger) -> None:
    facts = anna.page("/account/export").json()
    assert facts["name"] == "Anna" and set(facts["decks"]) >= {"conquest", "doom"}
    assert len(facts["signed_in"]) == 1 and PASSWORD not in str(facts)
    nobody = Stranger(server, "nobody")
    assert nobody.page("/account/export").status_code == 303


def test_guesses_are_counted_once_for_both_doors(strict: RealServer) -> None:
    """Half of them here and half of them there are as many."""
    eve = Stranger(strict, "guessing")
    statuses: list[int] = []
    while 429 not in statuses and len(statuses) < 2 * RATES["password"].burst:
        guess = f"guess {len(statuses)}"
        if len(statuses) % 2:
            statuses.append(eve.call("/sessions", {"name": "Anna", "password": guess}).status_code)
        else:
            statuses.append(eve.form("/account/in", name="Anna", password=guess).status_code)
    assert statuses[:2] == [409, 409] and statuses[-1] == 429
    assert eve.call("/sessions", {"name": "Anna", "password": "x"}).status_code == 429
