"""Reports of players, the moderators' page, and names that nobody has to read."""

from __future__ import annotations

import re

import pytest
from starlette.applications import Starlette

from hadur.server.hall import Hall, neutral_name
from hadur.store.measures import Measure
from hadur.store.reports import Report

from .people import Person

PASSWORD = "correct horse"


@pytest.fixture
def moderator(app: Starlette, hall: Hall) -> Person:
    person = Person(app, "Marta", "10.0.0.9")
    assert person.post("/account/up", name="Márta", password=PASSWORD).status_code == 303
    user = hall.store.accounts.named("Márta")
    assert user is not None
    hall.store.measures.take(user.id, Measure.MODERATOR)
    hall.store.measures.look()
    return person


def player_id(hall: Hall, game: str, seat: int) -> str:
    found = dict(hall.store.lobby())[game].seats[seat].player
    assert found is not None
    return found


def chat(person: Person, game: str, text: str) -> int:
    return int(person.do(game, "chat", text=text).status_code)


def test_a_report_has_what_the_player_wrote(
    hall: Hall, game: str, anna: Person, bela: Person, moderator: Person
) -> None:
    assert chat(bela, game, "you are a <b>fool</b>") == 303
    assert chat(anna, game, "please stop") == 303
    page = anna.get(f"/table/{game}")
    assert f'action="/table/{game}/abuse"' in page and 'value="seat-1"' in page
    answer = anna.do(game, "abuse", whom="seat-1", text="he is rude")
    assert answer.status_code == 200 and "moderator will look" in answer.text
    (report,) = hall.store.reports.open()
    assert report.whom == player_id(hall, game, 1) and report.by == player_id(hall, game, 0)
    assert report.said == "you are a <b>fool</b>" and report.text == "he is rude"
    page = moderator.get("/moderate")
    assert "he is rude" in page and "fool" in page and "<b>fool" not in page
    assert "please stop" not in page
    assert "1 bejelentés vár" in moderator.get("/moderate", headers={"accept-language": "hu"})


def test_a_spectator_is_reported_by_a_message(
    app: Starlette, hall: Hall, game: str, anna: Person, bela: Person
) -> None:
    cili = Person(app, "Cili", "10.0.0.3")
    assert chat(cili, game, "nonsense") == 303
    dora = Person(app, "Dóra", "10.0.0.4")
    assert 'value="message-0"' in dora.get(f"/table/{game}")
    assert dora.do(game, "abuse", whom="message-0").status_code == 200
    (report,) = hall.store.reports.open()
    assert (report.name, report.said) == ("Cili", "nonsense")
    # Players do not read it before the end, so they cannot point at it.
    assert "Cili" not in anna.get(f"/table/{game}")
    assert anna.do(game, "abuse", whom="message-0").status_code == 409


@pytest.mark.parametrize("whom", ["", "seat", "seat-0", "seat-9", "message-0", "seat-99999999"])
def test_only_others_who_are_there_are_reported(
    hall: Hall, game: str, anna: Person, whom: str
) -> None:
    assert anna.do(game, "abuse", whom=whom).status_code in (400, 409)
    assert hall.store.reports.open() == []


def test_to_all_others_there_is_no_such_page(
    app: Starlette, hall: Hall, game: str, anna: Person, moderator: Person
) -> None:
    anna.get("/moderate", 404)
    assert anna.post("/moderate", do="ban", player="guest:x").status_code == 404
    anna.post("/account/up", name="Anna A", password=PASSWORD)
    anna.get("/moderate", 404)
    assert hall.store.measures.all() == [(a, b) for a, b in hall.store.measures.all() if "mod" in b]
    assert "/moderate" in moderator.get("/account") and "/moderate" not in anna.get("/account")
    user = hall.store.accounts.named("Márta")
    assert user is not None
    hall.store.measures.lift(user.id, Measure.MODERATOR)
    hall.store.measures.look()
    moderator.get("/moderate", 404)


def test_a_moderator_mutes_and_bans_and_takes_it_back(
    hall: Hall, game: str, anna: Person, bela: Person, moderator: Person
) -> None:
    anna.do(game, "abuse", whom="seat-1")
    (report,) = hall.store.reports.open()
    player = report.whom
    for do, refused in (
        ("mute", lambda: chat(bela, game, "x")),
        ("ban", lambda: chat(bela, game, "y")),
    ):
        answer = moderator.post("/moderate", do=do, player=player, report=report.id)
        assert answer.status_code == 200 and f'value="un{do}"' in answer.text
        assert refused() == 409
    assert bela.do(game, "concede").status_code == 409
    for do in ("unban", "unmute"):
        assert moderator.post("/moderate", do=do, player=player).status_code == 200
    assert chat(bela, game, "I am back") == 303
    answer = moderator.post("/moderate", do="done", report=report.id)
    assert answer.status_code == 200 and hall.store.reports.open() == []
    assert moderator.post("/moderate", do="nonsense", player=player).status_code == 400


def test_a_moderator_does_not_decide_about_another(
    app: Starlette, hall: Hall, moderator: Person
) -> None:
    hall.store.measures.take("user:colleague", Measure.MODERATOR)
    answer = moderator.post("/moderate", do="ban", player="user:colleague")
    assert answer.status_code == 409
    assert ("user:colleague", "ban") not in hall.store.measures.all()


def test_a_hidden_name_is_nowhere(
    app: Starlette, hall: Hall, game: str, anna: Person, bela: Person, moderator: Person
) -> None:
    """Neither at the table nor in the lobby, not beside old messages, not at the next table."""
    chat(bela, game, "hello")
    player = player_id(hall, game, 1)
    name = neutral_name(player)
    with anna.at(game) as line:
        line.send(do="resync")
        assert "Béla" in str(line.until("now")["parts"])
        assert moderator.post("/moderate", do="hide", player=player).status_code == 200
        new = str(line.until("now"))
        assert name in new and "Béla" not in new
    for page in (anna.get(f"/table/{game}"), anna.get("/lobby"), anna.get(f"/table/{game}/replay")):
        assert name in page and "Béla" not in page
    assert "Béla" not in bela.get("/account")
    other = bela.open_table()
    assert name in anna.get(f"/table/{other}")
    program = anna.client.get(f"/api/tables/{game}").text
    assert name in program and "Béla" not in program


def test_an_account_gets_another_name_at_once(
    app: Starlette, hall: Hall, moderator: Person
) -> None:
    rude = Person(app, "x", "10.0.0.5")
    rude.post("/account/up", name="Rude Name", password=PASSWORD)
    user = hall.store.accounts.named("Rude Name")
    assert user is not None
    assert moderator.post("/moderate", do="hide", player=user.id).status_code == 200
    assert hall.store.accounts.named("Rude Name") is None
    page = rude.get("/account")
    assert neutral_name(user.id) in page and "Rude Name" not in page
    assert rude.post("/account/password", old=PASSWORD, new=PASSWORD + "!").status_code == 200


def test_reports_do_not_fill_the_store(hall: Hall) -> None:
    one = Report("", 1, "t", "guest:a", "guest:b", "B", "", "")
    assert all(hall.store.reports.add(one) for _ in range(1000))
    assert not hall.store.reports.add(one) and hall.store.reports.waiting() == 1000
    hall.store.reports.close(hall.store.reports.open()[0].id, 5)
    assert hall.store.reports.add(one)


def test_who_is_deleted_leaves_no_trace_in_reports(app: Starlette, hall: Hall) -> None:
    person = Person(app, "x")
    person.post("/account/up", name="Gone Soon", password=PASSWORD)
    user = hall.store.accounts.named("Gone Soon")
    assert user is not None
    for by, whom in ((user.id, "guest:b"), ("guest:a", user.id)):
        hall.store.reports.add(Report("", 1, "t", by, whom, "N", "said", ""))
    hall.store.measures.take(user.id, Measure.MUTE)
    person.post("/account/delete", password=PASSWORD)
    (left,) = hall.store.reports.open()
    assert (left.by, left.whom) == ("", "guest:b")
    assert hall.store.measures.all() == []


def test_neutral_names_differ_and_can_be_read() -> None:
    names = {neutral_name(f"guest:{n}") for n in range(200)}
    assert len(names) == 200 and all(re.fullmatch(r"Player \d{7}", name) for name in names)
