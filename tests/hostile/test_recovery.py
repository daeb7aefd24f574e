"""A forgotten password: a code that is shown once opens the account once. And what is for the
operator alone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import httpx2
import pytest

from tests.server.real import RealServer

from .stranger import PATIENCE, Stranger
from .test_accounts import signed_in

PASSWORD = "correct horse"
CODE = re.compile(r'<strong class="code">([0-9A-Z-]+)</strong>')


@pytest.fixture(scope="module")
def dora(server: RealServer) -> Stranger:
    somebody = Stranger(server, "dora at first")
    assert somebody.form("/account/up", name="Dóra", password=PASSWORD).status_code == 303
    return somebody


def test_a_code_opens_an_account_once(server: RealServer, dora: Stranger) -> None:
    found = CODE.search(dora.page("/account").text)
    assert found is not None and len(found[1]) == 19
    assert CODE.search(dora.page("/account").text) is None, "it is shown once"
    before = dora.client.cookies["hadur"]
    other = Stranger(server, "who forgot")
    wrong = other.form("/account/recover", name="Dóra", code="AAAA-AAAA-AAAA-AAAA", new="new horse")
    nobody = other.form("/account/recover", name="Nobody", code=found[1], new="new horse")
    assert wrong.status_code == nobody.status_code == 409
    assert signed_in(server, before)
    written = found[1].lower().replace("-", " ")
    assert (
        other.form("/account/recover", name="dóra", code=written, new="new horse").status_code
        == 303
    )
    again = CODE.search(other.page("/account").text)
    assert again is not None and again[1] != found[1], "a new one takes its place"
    assert signed_in(server, other.client.cookies["hadur"]) and not signed_in(server, before)
    third = Stranger(server, "who has the old code")
    late = third.form("/account/recover", name="Dóra", code=found[1], new="stolen horse")
    assert late.status_code == 409
    assert third.form("/account/in", name="Dóra", password="new horse").status_code == 303


def test_a_lost_code_is_replaced_with_the_password(server: RealServer, dora: Stranger) -> None:
    somebody = Stranger(server, "emil at first")
    assert somebody.form("/account/up", name="Emil", password=PASSWORD).status_code == 303
    # Stranger.form has looked at the page already: that was the one time.
    old = CODE.search(somebody.page("/account").text)
    assert somebody.form("/account/code", password="wrong one").status_code == 409
    new = CODE.search(somebody.form("/account/code", password=PASSWORD).text)
    assert new is not None and (old is None or old[1] != new[1])


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealServer]:
    home = tmp_path_factory.mktemp("metrics")
    around = {"HADUR_METRICS_TOKEN": "let me see"}
    server = RealServer(f"sqlite:///{home / 'x.db'}", home, "--quiet", around=around)
    yield server
    server.kill()


def test_metrics_are_for_whom_the_operator_lets(told: RealServer, home: Path) -> None:
    """The proxy of this machine says where a request comes from."""
    address = f"{told.address}/metrics"
    outside = {"x-forwarded-for": "203.0.113.7"}

    def status(**headers: str) -> int:
        shown = {**outside, **headers}
        return httpx2.get(address, headers=shown, timeout=PATIENCE).status_code

    assert httpx2.get(address, timeout=PATIENCE).status_code == 200
    assert status() == 404 and status(authorization="Bearer guess") == 404
    assert status(authorization="Bearer let me see") == 200
