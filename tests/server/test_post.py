"""Letters: by a mail server of this machine, and by the operator's hook."""

from __future__ import annotations

import asyncio
import email
import json
import re
import socketserver
import threading
from collections.abc import Iterator
from email.message import Message
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import pytest
from starlette.applications import Starlette

from hadur.kernel.errors import UnknownName
from hadur.server.metrics import Metrics
from hadur.server.post import Mailer, Post, is_address
from hadur.server.settings import Settings

from .conftest import Start
from .people import GAME, Person, eventually


class _Line(socketserver.StreamRequestHandler):
    """As much of SMTP as a letter needs."""

    server: Mailbox

    def handle(self) -> None:
        self.wfile.write(b"220 here\r\n")
        while line := self.rfile.readline():
            command = line.split()[0].upper() if line.split() else b""
            if command == b"MAIL" and self.server.refuses:
                self.server.refuses -= 1
                self.wfile.write(b"451 not now\r\n")
            elif command == b"DATA":
                self.wfile.write(b"354 go on\r\n")
                self._letter()
                self.wfile.write(b"250 kept\r\n")
            elif command == b"QUIT":
                self.wfile.write(b"221 bye\r\n")
                return
            else:
                self.wfile.write(b"250 yes\r\n")

    def _letter(self) -> None:
        lines = []
        while (line := self.rfile.readline()) not in (b".\r\n", b""):
            lines.append(line)
        self.server.letters.append(email.message_from_bytes(b"".join(lines)))


class Mailbox(socketserver.ThreadingTCPServer):
    """A mail server that keeps what it gets; it `refuses` so many letters first."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Line)
        self.letters: list[Message] = []
        self.refuses = 0

    @property
    def url(self) -> str:
        return f"smtp://127.0.0.1:{self.server_address[1]}?from=hadur@hadur.example"

    def link(self, number: int) -> str:
        """The link in a letter, once it has come."""
        eventually(lambda: len(self.letters) > number)
        text = self.letters[number].get_payload(decode=True)
        assert isinstance(text, bytes)
        found = re.search(r"https?://[^/\s]+(/\S+)", text.decode())
        assert found is not None
        return found[1]


class Hooked(HTTPServer):
    """The operator's: it keeps what it is told."""

    def __init__(self) -> None:
        told: list[dict[str, Any]] = []

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                told.append(json.loads(self.rfile.read(int(self.headers["content-length"]))))
                self.send_response(204)
                self.end_headers()

            def log_message(self, *_: object) -> None:
                """Nobody reads it."""

        super().__init__(("127.0.0.1", 0), Handler)
        self.told = told


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    with Mailbox() as box:
        threading.Thread(target=box.serve_forever, daemon=True).start()
        yield box
        box.shutdown()


@pytest.fixture
def hook() -> Iterator[Hooked]:
    with Hooked() as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server
        server.shutdown()


def signed_up(app: Starlette, name: str) -> Person:
    person = Person(app, name)
    assert person.post("/account/up", name=name, password="correct horse").status_code == 303
    return person


def confirmed(person: Person, box: Mailbox, mail: str) -> None:
    number = len(box.letters)
    assert person.post("/account/mail", mail=mail).status_code == 200
    link = box.link(number)
    assert mail not in person.get("/account"), "it does not count before it is confirmed"
    assert mail in person.get(link)
    assert person.post(link).status_code == 200
    assert mail in person.get("/account")


# -- letters ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("address", "host", "port", "secure"),
    [
        ("smtp://mail.example?from=a@b.example", "mail.example", 587, "starttls"),
        ("smtps://u:p%40@mail.example?from=a@b.example", "mail.example", 465, "tls"),
        ("smtp://localhost:25?from=a@b.example", "localhost", 25, ""),
    ],
)
def test_an_address_says_how_mail_is_sent(address: str, host: str, port: int, secure: str) -> None:
    mailer = Mailer.of(address)
    assert mailer is not None
    assert (mailer.host, mailer.port, mailer.secure) == (host, port, secure)
    assert mailer.password in ("", "p@") and "p@" not in repr(mailer)


@pytest.mark.parametrize(
    "wrong", ["http://mail.example?from=a@b.c", "smtp://mail.example", "smtp://?from=a@b.c", "x"]
)
def test_what_is_no_mail_server_is_said_at_once(wrong: str) -> None:
    with pytest.raises(UnknownName, match="smtp://"):
        Mailer.of(wrong)
    assert Mailer.of("") is None


def test_only_addresses_are_written_to() -> None:
    assert is_address("anna.k+hadur@mail.example") and is_address("a@localhost")
    wrong_ones = ("", "a", "@b", "a b@c.d", "a@b\r\nBcc: c@d.e", "a@b, c@d", "<a@b>")
    for wrong in (*wrong_ones, "a" * 200 + "@b.c"):
        assert not is_address(wrong), wrong


def test_a_letter_is_tried_again(mailbox: Mailbox) -> None:
    asyncio.run(_tried_again(mailbox))


async def _tried_again(mailbox: Mailbox) -> None:
    mailbox.refuses = 1
    metrics = Metrics()
    post = Post(Mailer.of(mailbox.url), None, metrics, again=(0.01, 0.01))
    running = asyncio.create_task(post.run())
    post.mail("anna@mail.example", "Üdv", "Szia, én vagyok az!")
    while not mailbox.letters:
        await asyncio.sleep(0.01)
    (letter,) = mailbox.letters
    assert letter["To"] == "anna@mail.example" and letter["From"] == "hadur@hadur.example"
    assert letter["Auto-Submitted"] == "auto-generated"
    while 'hadur_letters_total{kind="mail"} 1' not in metrics.text():
        await asyncio.sleep(0.01)
    assert 'hadur_letters_failed_total{kind="mail"} 1' in metrics.text()
    running.cancel()


# -- accounts --------------------------------------------------------------------------------------


def test_a_forgotten_password_is_replaced_by_mail(start: Start, mailbox: Mailbox) -> None:
    app = start(smtp=mailbox.url)
    anna = signed_up(app, "Anna")
    confirmed(anna, mailbox, "anna@mail.example")
    somebody = Person(app, "somebody")
    asked = somebody.post("/account/forgot", name="anna")
    unknown = somebody.post("/account/forgot", name="nobody at all")
    assert asked.status_code == unknown.status_code == 200
    assert ("letter is on its way" in asked.text) and ("letter is on its way" in unknown.text)
    link = mailbox.link(1)
    assert mailbox.letters[1]["To"] == "anna@mail.example"
    assert "new-password" in somebody.get(link)
    assert somebody.post(link, new="short").status_code == 409
    assert somebody.post(link, new="another horse").status_code == 303
    assert "Sign out" in somebody.get("/account")
    assert "Sign out" not in anna.get("/account"), "all other sessions have ended"
    third = Person(app, "third")
    assert third.post(link, new="stolen horse").status_code == 410, "it is good once"
    assert third.post("/account/in", name="Anna", password="another horse").status_code == 303
    assert len(mailbox.letters) == 2, "nobody is written to who has no address"


def test_a_link_is_good_for_a_while_and_for_one_thing(start: Start, mailbox: Mailbox) -> None:
    time = [1_000_000_000]
    app = start(smtp=mailbox.url, clock=lambda: time[0])
    anna = signed_up(app, "Anna")
    anna.post("/account/mail", mail="anna@mail.example")
    link = mailbox.link(0)
    token = link.rpartition("/")[2]
    anna.get(f"/account/reset/{token}", 404)
    anna.get(f"/account/mail/{token[:-1]}", 404)
    anna.get(f"/account/mail/{'x' * 5000}", 404)
    time[0] += 49 * 60 * 60 * 1000
    anna.get(link, 410)
    assert anna.post(link).status_code == 410


def test_what_is_no_address_is_told_and_one_can_be_taken_back(
    start: Start, mailbox: Mailbox
) -> None:
    app = start(smtp=mailbox.url)
    anna = signed_up(app, "Anna")
    assert anna.post("/account/mail", mail="no address").status_code == 409
    confirmed(anna, mailbox, "anna@mail.example")
    assert json.loads(anna.get("/account/export"))["mail"] == "anna@mail.example"
    anna.post("/account/mail", mail="")
    assert "anna@mail.example" not in anna.get("/account")


def test_without_a_mail_server_nobody_is_asked_for_an_address(app: Starlette) -> None:
    anna = signed_up(app, "Anna")
    assert "/account/mail" not in anna.get("/account")
    assert anna.post("/account/mail", mail="anna@mail.example").status_code == 404
    assert Person(app, "x").post("/account/forgot", name="Anna").status_code == 404


def test_letters_to_one_address_are_counted(start: Start, mailbox: Mailbox) -> None:
    app = start(smtp=mailbox.url, rate=1.0)
    anna = signed_up(app, "Anna")
    statuses = [anna.post("/account/mail", mail="a@mail.example").status_code for _ in range(4)]
    assert statuses == [200, 200, 200, 429]


# -- turns -----------------------------------------------------------------------------------------


def test_whoever_wants_it_is_told_that_it_is_their_turn(
    start: Start, mailbox: Mailbox, hook: Hooked
) -> None:
    where = f"http://127.0.0.1:{hook.server_address[1]}/"
    url = "https://hadur.example"
    app = start(smtp=mailbox.url, hook=where, turn_after=0.2, url=url)
    anna, bela = signed_up(app, "Anna"), signed_up(app, "Bela")
    confirmed(anna, mailbox, "anna@mail.example")
    confirmed(bela, mailbox, "bela@mail.example")
    assert anna.post("/account/turns", turns="1").status_code == 303
    form = {"game": GAME, "deck": "breakers", "opponent": "person", "public": "1"}
    opened = anna.post("/tables", **form, pace="days", amount="3", **{"option-first": "0"})
    id = opened.headers["location"].rpartition("/")[2]
    assert bela.do(id, "sit").status_code == 303
    for person in (bela, anna):
        assert person.do(id, "ready", ready="1").status_code == 303
    eventually(lambda: len(mailbox.letters) == 3)
    letter = mailbox.letters[2]
    text = letter.get_payload(decode=True)
    assert letter["To"] == "anna@mail.example" and isinstance(text, bytes)
    assert f"{url}/table/{id}" in text.decode()
    eventually(lambda: bool(hook.told))
    told = {"event": "turn", "player": "Anna", "game": GAME, "url": f"{url}/table/{id}"}
    assert hook.told == [told]
    # Bela has not asked to be told, and Anna is not told twice of one table.
    table = app.state.client.portal.call(app.state.hall.rooms.room, id).table
    assert anna.do(id, "move", move="end", at=str(table.moves)).status_code == 303
    assert len(mailbox.letters) == 3 and hook.told == [told]


def test_settings_of_tests_are_those_of_servers() -> None:
    """People are told after some minutes, not at once."""
    assert Settings(db="").turn_after >= 60
