"""Every page, as people come to it."""

from __future__ import annotations

import re
from random import Random

import msgspec
import pytest
from starlette.applications import Starlette

from hadur.games import NAMES, load
from hadur.kernel.match import Match
from hadur.kernel.record import Line, Record
from hadur.server import replaying
from hadur.server.hall import Hall
from hadur.server.saved_decks import decks_of
from hadur.store.lobby import listing_of
from hadur.table import commands
from hadur.table.entries import Opened, numbered
from hadur.table.options import Options
from hadur.table.table import Table
from hadur.web.look import book_of, texts_of
from tests.test_old_records import FOLDER, log_of

from .people import GAME, Person

OF_A_GAME = ("/play/{}", "/tables/new?game={}", "/cards/{}?q=ice", "/rules/{}?q=9")
WITH_DECKS = [game for game in NAMES if load(game).ready_decks()]
PAGES = [
    "/",
    "/about",
    "/lobby",
    "/account",
    "/name?next=/lobby",
    *(path.format(game) for path in OF_A_GAME for game in NAMES),
    *(f"/decks/{game}" for game in WITH_DECKS),
]


@pytest.mark.parametrize("path", PAGES)
def test_pages_are_there_in_both_languages(app: Starlette, path: str) -> None:
    person = Person(app)
    assert '<html lang="en"' in person.get(path)
    assert '<html lang="hu"' in person.get(path, headers={"accept-language": "hu-HU,hu;q=0.9"})


@pytest.mark.parametrize("game", sorted(set(NAMES) - set(WITH_DECKS)))
def test_nobody_builds_decks_for_a_game_without_any(app: Starlette, game: str) -> None:
    person = Person(app)
    person.get(f"/decks/{game}", 404)
    assert person.post(f"/decks/{game}/check", name="none").status_code == 404


def test_cards_of_later_sets_are_listed_as_not_yet_playable(app: Starlette) -> None:
    person = Person(app)
    assert "Not yet playable: 526" in person.get("/cards/conquest")
    page = person.get("/cards/conquest?q=blackmane+sentinel")
    assert "Not yet playable: 1" in page and "Blackmane Sentinel</dt>" in page
    assert "Not yet playable" not in person.get("/cards/summoner-wars")


def test_language_and_colours_are_kept_and_lead_back(anna: Person) -> None:
    answer = anna.post("/preferences", lang="hu", theme="dark", next="/lobby")
    assert answer.headers["location"] == "/lobby"
    assert '<html lang="hu" data-theme="dark">' in anna.get("/about")
    for elsewhere in ("https://evil.example/", "//evil.example", "/\\evil.example", "javascript:1"):
        assert anna.post("/preferences", next=elsewhere).headers["location"] == "/"


def test_two_clicks_lead_to_a_game_against_a_bot(app: Starlette) -> None:
    guest = Person(app)
    guest.get(f"/play/{GAME}")
    id = guest.play_bot("random")
    page = guest.get(f"/table/{id}")
    assert 'id="board"' in page and 'data-spot="c3"' in page
    assert "Guest" in page and "Random bot" in page
    assert "Random bot" in guest.get("/lobby")


def test_a_table_fills_starts_and_is_listed(anna: Person, bela: Person) -> None:
    id = anna.open_table()
    assert id in bela.get("/lobby")
    assert "Sit down here" in bela.get(f"/table/{id}")
    bela.do(id, "sit", seat="1")
    bela.do(id, "deck", deck="cave-goblins")
    assert "Cave Goblins" in anna.get(f"/table/{id}")
    anna.do(id, "ready", ready="1")
    bela.do(id, "ready", ready="1")
    assert 'id="board"' in anna.get(f"/table/{id}")
    assert id in anna.get("/lobby")


def test_a_form_that_cannot_be_played_is_shown_again(anna: Person) -> None:
    answer = anna.post("/tables", game=GAME, pace="bank", amount="0", deck="breakers")
    assert answer.status_code == 409
    assert "This clock cannot be set" in answer.text
    assert '<option value="breakers" selected>' in answer.text
    assert anna.post("/tables", game=GAME, deck="own:none").status_code == 409
    assert anna.post("/tables", game="chess").status_code == 400


def test_moves_by_form(anna: Person, bela: Person, game: str) -> None:
    mover = anna if 'data-do="move"' in anna.get(f"/table/{game}") else bela
    other = bela if mover is anna else anna
    assert other.do(game, "move", move="end", at="0").status_code == 409
    assert mover.do(game, "move", move="nonsense", at="0").status_code == 409
    assert mover.do(game, "move", move="end", at="0").status_code == 303
    assert 'data-at="1"' in other.get(f"/table/{game}")
    why = mover.do(game, "why", move="move a1 a2")
    assert why.status_code == 200 and "SW-" in why.text


def test_an_invitation_opens_a_private_table(anna: Person, bela: Person) -> None:
    id = anna.open_table(public="")
    bela.get(f"/table/{id}", 404)
    page = anna.get(f"/table/{id}")
    code = page.split("/join?code=")[1].split('"')[0]
    answer = bela.client.get("/join", params={"code": code.lower().replace("-", " ")})
    assert answer.headers["location"] == f"/table/{id}"
    bela.get(f"/table/{id}")
    assert bela.do(id, "sit").status_code == 303
    assert bela.client.get("/join", params={"code": "AAAA-BBBB-CCCC"}).status_code == 404


def test_a_guest_without_a_name_is_asked_for_one_first(app: Starlette, anna: Person) -> None:
    id = anna.open_table()
    guest = Person(app)
    guest.get(f"/table/{id}")
    asked = guest.do(id, "sit", seat="1")
    assert asked.headers["location"] == f"/name?next=/table/{id}"
    page = guest.get(asked.headers["location"])
    assert f'name="next" value="/table/{id}"' in page
    answer = guest.post("/account/name", name="Cili", next=f"/table/{id}")
    assert answer.headers["location"] == f"/table/{id}"
    assert guest.do(id, "sit", seat="1").status_code == 303


def test_replay_and_record_when_the_game_is_over(anna: Person, bela: Person, game: str) -> None:
    mover = anna if 'data-do="move"' in anna.get(f"/table/{game}") else bela
    mover.do(game, "move", move="end", at="0")
    assert anna.client.get(f"/table/{game}/record").status_code == 409
    seat = "1" if mover is anna else "0"
    assert mover.client.get(f"/table/{game}/replay", params={"eyes": seat}).status_code == 409
    anna.do(game, "concede")
    record = anna.client.get(f"/table/{game}/record")
    assert record.status_code == 200 and "attachment" in record.headers["content-disposition"]
    again = Match.from_record(load(GAME), Record.from_text(record.text))
    assert again.state.over and again.moves == 2
    assert 'data-replay="' in bela.get(f"/table/{game}/replay?eyes=0&move=1")
    parts = bela.client.get(f"/table/{game}/replay/1?eyes=1").json()["parts"]
    assert {"board", "log", "steps"} <= set(parts)
    bela.get(f"/table/{game}/replay/x", 400)


def test_a_replay_is_jumped_through_by_rounds_where_a_game_has_them() -> None:
    """A view of Forbidden Stars says whose turn it is, too; that is no number of a turn."""
    setup = {"seats": [{}, {}], "options": {"board": "introductory", "first": "0"}}
    match = Match.start(load("forbidden-stars"), setup, 3)
    rng = Random(3)
    while not match.state.over and match.state.view(None)["round"] != 3:
        decision = match.state.decisions[0]
        match.play(rng.choice(decision.texts), decision.seat)
    begun = replaying.turns_of(match)
    assert [number for number, _ in begun] == [1, 2, 3][: len(begun)] and len(begun) > 1
    assert [move for _, move in begun] == sorted(move for _, move in begun)


def test_decks_are_built_checked_saved_and_played(anna: Person, bela: Person) -> None:
    page = anna.get(f"/decks/{GAME}?from=polar-dwarves")
    cards = {f"card-{name}": count for name, count in [("frost-mage", "4"), ("ice-smith", "4")]}
    assert "frost-mage" in page
    verdict = anna.post(f"/decks/{GAME}/check", name="Walls", leader="svara", **cards)
    assert "8</b>/16" in verdict.text
    saved = anna.post(f"/decks/{GAME}", name="Walls", leader="svara", **cards)
    assert "has been saved" in saved.text
    assert "own:Walls" in anna.get(f"/decks/{GAME}?from=own:Walls")
    bela.get(f"/decks/{GAME}?from=own:Walls", 404)
    text = anna.post(f"/decks/{GAME}/text", name="Walls", leader="svara", **cards)
    assert "4 frost-mage" in text.text and text.headers["content-type"].startswith("text/plain")
    refused = anna.post("/tables", game=GAME, deck="own:Walls", pace="none")
    assert refused.status_code == 409 and "SW-22" in refused.text
    assert anna.post(f"/decks/{GAME}", name="x", leader="nobody").status_code in (200, 400)


def test_seats_may_be_given_decks_of_ones_own(anna: Person, bela: Person) -> None:
    """Everywhere a deck is chosen before the game, for oneself and for a bot."""
    anna.post(f"/decks/{GAME}", name="Jég", **ready_deck("polar-dwarves"))
    anna.post(f"/decks/{GAME}", name="Láva", **ready_deck("phoenix-elves"))
    option = '<option value="own:Láva"'
    assert anna.get(f"/tables/new?game={GAME}").count(option) == 2
    play = anna.get(f"/play/{GAME}")
    assert option in play and '<button name="deck" value="own:Láva"' in play
    assert "own:" not in bela.get(f"/play/{GAME}") + bela.get(f"/tables/new?game={GAME}")
    id = anna.open_table()
    assert anna.get(f"/table/{id}").count(option) == 1
    with anna.at(id) as line:
        line.send(do="resync")
        assert option in line.until("parts")["parts"]["seats"]
    anna.do(id, "bot", seat="1", bot="random")
    assert anna.get(f"/table/{id}").count(option) == 2
    for seat, deck in (("0", "own:Láva"), ("1", "own:Jég")):
        assert anna.do(id, "deck", seat=seat, deck=deck).status_code == 303
        assert f'<option value="{deck}" selected>' in anna.get(f"/table/{id}")
    assert bela.do(id, "deck", seat="1", deck="own:Jég").status_code == 409
    anna.do(id, "ready", ready="1")
    assert 'id="board"' in anna.get(f"/table/{id}")
    answer = anna.post(f"/play/{GAME}", deck="own:Jég", bot="random", against="own:Láva")
    assert answer.status_code == 303


def test_a_saved_deck_can_be_thrown_away(anna: Person, bela: Person) -> None:
    anna.post(f"/decks/{GAME}", name="Jég", **ready_deck("polar-dwarves"))
    path = f"/decks/{GAME}/delete"
    button = f'formaction="{path}" name="deck" value="Jég"'
    assert button in anna.get(f"/decks/{GAME}?from=own:Jég")
    bela.post(path, deck="Jég")
    anna.get(f"/decks/{GAME}?from=own:Jég")
    anna.post(path, deck="Jég", name="?")
    anna.get(f"/decks/{GAME}?from=own:Jég", 404)


def ready_deck(name: str) -> dict[str, str]:
    """A ready deck as the form of the builder holds it."""
    deck = book_of(GAME, "en").decks.ready_deck(name)
    cards = {f"card-{card}": str(count) for card, count in deck.cards.items()}
    return {"leader": deck.leader, **cards}


def test_bots_have_names_that_people_can_read(app: Starlette, hall: Hall) -> None:
    """At the table, in its log, in the lobby and in replays; programs get their ids."""
    names = {"en": ("Random bot", "Level 2 bot"), "hu": ("Véletlen bot", "2. szintű bot")}
    for lang, (random, level) in names.items():
        guest = Person(app, f"Guest {lang}")
        guest.post("/preferences", lang=lang)
        id = guest.open_table(opponent="search:2", **{"option-first": "0"})
        for path in (f"/table/{id}", f"/table/{id}/replay", "/lobby"):
            assert level in guest.get(path) and "search:" not in shown_text(guest.get(path))
        played = guest.play_bot("random")
        with guest.at(played) as line:
            line.send(do="resync")
            parts = line.until("parts")["parts"]
        assert random in parts["far"] and random in parts["chat"]
        guest.do(played, "concede")
        assert f"{random}" in shown_text(guest.get(f"/table/{played}"))
        data = guest.client.get(f"/api/tables/{id}").json()["table"]["seats"][1]
        assert (data["name"], data["bot"]) == ("search:2", "search:2")


def shown_text(page: str) -> str:
    """What people read of a page."""
    return re.sub(r"<[^>]*>", " ", page)


def test_the_record_is_offered_when_it_can_be_had(anna: Person, game: str) -> None:
    assert f"/table/{game}/record" not in anna.get(f"/table/{game}")
    assert f"/table/{game}/record" not in anna.get(f"/table/{game}/replay")
    anna.do(game, "concede")
    assert f"/table/{game}/record" in anna.get(f"/table/{game}")
    assert f"/table/{game}/record" in anna.get(f"/table/{game}/replay")


def test_who_is_muted_can_be_heard_again(anna: Person, bela: Person, game: str) -> None:
    bela.do(game, "chat", text="blah blah")
    assert "blah blah" in anna.get(f"/table/{game}")
    anna.do(game, "mute", message="0")
    page = anna.get(f"/table/{game}")
    assert "blah blah" not in page
    assert re.search(r'<button form="unmute" name="message" value="0"[^>]*Hear Béla again', page)
    form = page.split('<form id="unmute"')[1].split("</form>")[0]
    assert 'name="muted" value=""' in form and f'action="/table/{game}/mute"' in form
    anna.do(game, "mute", message="0", muted="")
    page = anna.get(f"/table/{game}")
    assert "blah blah" in page and "Hear Béla again" not in page


def test_another_game_against_a_bot_begins_at_once(anna: Person) -> None:
    id = anna.play_bot("script")
    anna.do(id, "concede")
    answer = anna.do(id, "rematch")
    new = answer.headers["location"]
    assert new != f"/table/{id}" and 'id="board"' in anna.get(new)


def test_reports_carry_the_game(anna: Person, game: str, settings: object) -> None:
    answer = anna.do(game, "report", text="The gate\nshould not move")
    assert "Thank you" in answer.text
    (kept,) = settings.reports.iterdir()  # type: ignore[attr-defined]
    assert "# The gate" in kept.read_text() and "summoner-wars" in kept.read_text()


def test_health_and_metrics(app: Starlette, anna: Person, game: str) -> None:
    assert anna.client.get("/healthz").json()["store"] == "ok"
    assert anna.client.get("/metrics").status_code == 404
    text = Person(app, address="127.0.0.1").client.get("/metrics").text
    assert "hadur_rooms 1" in text and "hadur_entries_total" in text
    assert 'hadur_command_seconds_bucket{le="+Inf"}' in text


def test_what_pages_load_may_be_kept(anna: Person) -> None:
    page = anna.get("/")
    address = page.split('href="/static/hadur.css')[1].split('"')[0]
    answer = anna.client.get(f"/static/hadur.css{address}")
    assert "immutable" in answer.headers["cache-control"]
    again = anna.client.get("/static/hadur.css", headers={"if-none-match": answer.headers["etag"]})
    assert again.status_code == 304


def test_a_table_of_a_newer_version_says_which(anna: Person, hall: Hall) -> None:
    bodies = commands.open_table(load(GAME), {}, "guest:x", Options())
    assert isinstance(bodies[0], Opened)
    newer = msgspec.structs.replace(bodies[0], version=99)
    listing = listing_of(Table.of(numbered(bodies, 0, 1)))
    hall.store.create("abcdefgh12345678", numbered([newer], 0, 1), listing)
    page = anna.get("/table/abcdefgh12345678", 410)
    assert "version 99" in page
    answer = anna.client.get("/api/tables/abcdefgh12345678")
    assert answer.status_code == 410 and "version 99" in answer.json()["error"]["text"]
    anna.get("/lobby")


@pytest.mark.parametrize("lang", ["en", "hu"])
def test_an_old_game_that_is_over_can_be_looked_at_as_far_as_it_goes(
    anna: Person, hall: Hall, lang: str
) -> None:
    record = Record.load(FOLDER / "named-1" / "chaos-galaxy-2.txt")
    record.moves[10] = Line(record.moves[10].seat, "a-move-of-old")
    log = log_of(record)
    hall.store.create("abcdefgh12345678", log, listing_of(Table.of(log)))
    told = {"moves": 10, "made": 61, "version": 1, "here": load("chaos-galaxy").version}
    said = texts_of(lang).say("table-log-parted", **told)
    tongue = {"accept-language": lang}
    for path in ("/table/abcdefgh12345678", "/table/abcdefgh12345678/replay?move=10"):
        page = anna.get(path, headers=tongue)
        assert f'role="status">{said}<' in page
    assert "a-move-of-old" in anna.get("/table/abcdefgh12345678/record")
    table = anna.client.get("/api/tables/abcdefgh12345678").json()["table"]
    assert "table-log-parted" in [news["key"] for news in table["news"]]
    assert [seat["chosen"]["deck"] for seat in table["seats"]] == ["vasfal", "raketaroham"]
    anna.get("/lobby")


@pytest.mark.parametrize(
    ("game", "name"), [("summoner-wars", "polar-dwarves"), ("conquest", "nazdreg")]
)
def test_a_deck_goes_out_as_text_and_comes_back(anna: Person, game: str, name: str) -> None:
    """Also one that was saved long ago: the text of a deck is what is stored."""
    deck = decks_of(game).ready_deck(name)
    cards = {f"card-{card}": str(count) for card, count in deck.cards.items()}
    text = anna.post(f"/decks/{game}/text", name="Ki és be", leader=deck.leader, **cards).text
    assert text.startswith("# Ki és be\n") and deck.leader in text.split("\n")[1]
    back = anna.post(f"/decks/{game}/read", text=text)
    assert 'value="Ki és be"' in back.text and "may be played" in back.text
    wrong = anna.post(f"/decks/{game}/read", text="three frogs")
    assert "This text is no deck" in wrong.text
    anna.post(f"/decks/{game}", name="Ki és be", leader=deck.leader, **cards)
    page = anna.get(f"/decks/{game}?from=own:Ki és be")
    assert 'value="Ki és be"' in page and "may be played" in page
    assert "Ki és be" in anna.get(f"/play/{game}")


def test_the_lobby_lists_the_tables_of_one_game_or_of_all(anna: Person, bela: Person) -> None:
    for game in NAMES:
        anna.open_table(game=game, deck=next(iter(load(game).ready_decks()), ""))
    for game in NAMES:
        listed = bela.get(f"/lobby?game={game}")
        rows = listed[listed.index('class="tables"') :]
        assert f"{_title(game)} ·" in rows
        assert not [other for other in NAMES if other != game and f"{_title(other)} ·" in rows]
    both = bela.get("/lobby")
    assert all(f"{_title(game)} ·" in both for game in NAMES)
    assert bela.get("/lobby?game=chess", status=404)


def _title(game: str) -> str:
    return texts_of("en").say(f"web-game-{game}")


def test_a_card_is_read_alone_in_the_language_of_the_page(anna: Person) -> None:
    for lang in ("en", "hu"):
        page = anna.get(f"/cards/{GAME}/ember-mage?lang={lang}")
        assert "<html" not in page and book_of(GAME, lang).say("card-ember-mage") in page
    anna.get(f"/cards/{GAME}/no-such-card", 404)
    anna.get("/cards/no-such-game/ember-mage", 404)
