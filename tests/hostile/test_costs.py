"""Nothing costs before it is allowed: whatever number or length a stranger gives is bound.

Each attack has a row in docs/operating.md. What it costs is the processor's time of the server, so
that a busy machine changes nothing; what is allowed is several times what it was measured to be.
"""

from __future__ import annotations

import json
import re
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

import pytest
from websockets.exceptions import ConnectionClosed

from hadur.games import NAMES, load
from hadur.kernel.decks import LONGEST_NAME
from hadur.server.limits import BODY, ENTRIES, FRAME, RATES, SOCKETS, UNKNOWN_SOCKETS
from hadur.server.sockets import TOO_MUCH
from hadur.store.store import Store
from hadur.table.commands.talking import MOST_SAID
from hadur.table.entries import Chatted, Ordered, numbered
from hadur.table.table import Table
from tests.server.real import RealServer
from tests.store.keeping import append

from .stranger import Stranger
from .tables import keep, played

MOST_SECONDS: Final = 0.4
"""What one request may cost; most were measured below 0.02, none above 0.1."""
OPERATING: Final = Path(__file__).parents[2] / "docs" / "operating.md"

Attack = Callable[[Stranger], Any]
ATTACKS: Final[dict[str, list[tuple[int, Attack]]]] = {}
"""By the row of docs/operating.md: the status it is answered with, and what is tried."""

DECKS: Final = {
    "summoner-wars": ("summoner", "svara", "frost-mage"),
    "conquest": ("warlord", "nazdreg", "goff-boyz"),
    "chaos-galaxy": ("", "", "vasfog"),
}
"""The word for who leads a deck, who does, and a card."""


def tried(row: str, status: int) -> Callable[[Attack], Attack]:
    def keep(attack: Attack) -> Attack:
        ATTACKS.setdefault(row, []).append((status, attack))
        return attack

    return keep


# -- decks, set-ups, missions ----------------------------------------------------------------------


def deck_of(game: str, count: int, name: str = "x") -> dict[str, Any]:
    """So many cards that there are not, though nearly."""
    word, leader, card = DECKS[game]
    cards = {f"{card}-{number}": 1 for number in range(count)}
    return {"name": name, **({word: leader} if word else {}), "cards": cards}


def text_of(game: str, count: int) -> str:
    word, leader, card = DECKS[game]
    return f"{word} {leader}\n".lstrip() + "\n".join(f"1 {card}-{n}" for n in range(count))


for deck_game in DECKS:

    @tried("card names", 409)
    def set_up(eve: Stranger, game: str = deck_game) -> Any:
        return eve.call("/setups", {"game": game, "setup": {"decks": [deck_of(game, 299), "x"]}})

    @tried("card names", 409)
    def far_too_many(eve: Stranger, game: str = deck_game) -> Any:
        return eve.call("/setups", {"game": game, "setup": {"decks": [deck_of(game, 3000), "x"]}})

    @tried("card names", 200)
    def read(eve: Stranger, game: str = deck_game) -> Any:
        return eve.form(f"/decks/{game}/read", text=text_of(game, 299))

    @tried("card names", 200)
    def check(eve: Stranger, game: str = deck_game) -> Any:
        fields = {f"card-{name}": "1" for name in deck_of(game, 299)["cards"]}
        return eve.form(f"/decks/{game}/check", leader=DECKS[game][1], **fields)

    @tried("copies of a card", 409)
    def copies(eve: Stranger, game: str = deck_game) -> Any:
        deck = {**deck_of(game, 0), "cards": {DECKS[game][2]: 300_000_000}}
        return eve.call("/setups", {"game": game, "setup": {"decks": [deck, deck]}})


for any_game in NAMES:

    @tried("seats and options", 409)
    def seats(eve: Stranger, game: str = any_game) -> Any:
        return eve.call("/setups", {"game": game, "setup": {"seats": [{}] * 15_000}})

    @tried("seats and options", 409)
    def options(eve: Stranger, game: str = any_game) -> Any:
        many = {f"o{number}": "x" for number in range(4000)}
        return eve.call("/setups", {"game": game, "setup": {"options": many}})

    @tried("seats and options", 409)
    def long_value(eve: Stranger, game: str = any_game) -> Any:
        name = next(c.name for c in load(game).choices({"seats": [{}, {}], "options": {}}))
        return eve.call("/setups", {"game": game, "setup": {"options": {name: "x" * 60_000}}})

    @tried("JSON bodies", 400)
    def deep(eve: Stranger, game: str = any_game) -> Any:
        nested = b'{"a":' * 9000 + b"1" + b"}" * 9000
        return eve.call("/setups", b'{"game":"' + game.encode() + b'","setup":' + nested + b"}")

    @tried("forms and addresses", 200)
    def address(eve: Stranger, game: str = any_game) -> Any:
        fields = "&".join(f"seat-{number}-deck=x" for number in range(1500))
        return eve.page(f"/play/{game}?{fields}")

    @tried("searches", 200)
    def cards(eve: Stranger, game: str = any_game) -> Any:
        words = " ".join("abcdefghijklmnopqrstuvwxyz" * 100)
        return eve.page(f"/cards/{game}?q={quote(words)}")

    @tried("searches", 200)
    def rules(eve: Stranger, game: str = any_game) -> Any:
        words = " ".join(f"s{number}" for number in range(60))
        return eve.page(f"/rules/{game}?q={quote(words)}")


def largest_mission() -> dict[str, Any]:
    """As large as a map may be, and empty."""
    from hadur.games.doom.loading.maps import LARGEST
    from hadur.games.doom.loading.reading import data_file

    corners = "." + "  ." * LARGEST
    rows = [corners.replace("  ", "--")]
    for y in range(LARGEST):
        inside = "S  S  S  S  T  B  ".ljust(3 * LARGEST) if y == 0 else " " * (3 * LARGEST)
        rows += [f"|{inside[:-1]}|", corners]
    rows[-1] = corners.replace("  ", "--")
    mission = {key: value for key, value in data_file("missions/01").items() if key != "legend"}
    return {**mission, "map": "\n".join(rows)}


def mission_table(eve: Stranger, mission: Any) -> Any:
    setup = {"seats": 5, "options": {"mission": mission}}
    return eve.call("/tables", {"game": "doom", "setup": setup, "players": ["me"] * 5})


@tried("missions", 201)
def a_large_mission(eve: Stranger) -> Any:
    return mission_table(eve, largest_mission())


@tried("missions", 409)
def a_mission_of_many_values(eve: Stranger) -> Any:
    return mission_table(eve, {"map": "", "goal": {"count": [[1] * 199] * 100}})


@tried("missions", 409)
def a_mission_of_many_keys(eve: Stranger) -> Any:
    return mission_table(eve, {f"key{number}": 1 for number in range(4000)})


@tried("missions", 409)
def a_long_mission(eve: Stranger) -> Any:
    return mission_table(eve, {**largest_mission(), "story": {"en": "x" * 20_000}})


@tried("players and bots", 409)
def players(eve: Stranger) -> Any:
    return eve.call("/tables", {"game": "doom", "players": ["search:5"] * 4000})


@tried("players and bots", 409)
def bots(eve: Stranger) -> Any:
    return eve.call("/tables", {"game": "doom", "bots": {str(n): "search:5" for n in range(3000)}})


@tried("players and bots", 409)
def a_budget(eve: Stranger) -> Any:
    return eve.call("/tables", {"game": "doom", "bots": {"0": "search:999999999i"}})


@tried("JSON bodies", 413)
def a_long_body(eve: Stranger) -> Any:
    return eve.call("/sessions", b'{"name": "' + b"x" * (BODY + 1) + b'"}')


@tried("JSON bodies", 409)
def a_number_of_many_digits(eve: Stranger) -> Any:
    deck = {"name": "x", "cards": {"vasfog": "9" * 25_000}}
    return eve.call("/setups", {"game": "chaos-galaxy", "setup": {"decks": [deck, deck]}})


@tried("forms and addresses", 400)
def a_form_of_many_fields(eve: Stranger) -> Any:
    return eve.form("/account/name", **{f"f{number}": "x" for number in range(1000)})


@tried("names and passwords", 409)
def a_long_name(eve: Stranger) -> Any:
    return eve.call("/sessions", {"name": "x" * 60_000})


@tried("names and passwords", 409)
def a_long_password(eve: Stranger) -> Any:
    return eve.call("/sessions", {"name": "x", "password": "x" * 60_000})


HEADERS: Final = {
    "a long cookie": {"cookie": "hadur=" + "x" * 20_000},
    "many cookies": {"cookie": "; ".join(f"c{number}=x" for number in range(3000))},
    "an invitation": {"cookie": "invitation=" + "A" * 20_000},
    "languages": {"accept-language": ",".join(["xx;q=0.1"] * 3000)},
    "a long token": {"authorization": "Bearer " + "x" * 20_000},
    "a long origin": {"origin": "http://" + "x" * 20_000},
    "addresses": {"x-forwarded-for": ",".join(["203.0.113.1"] * 2000)},
}

for header in HEADERS.values():

    @tried("cookies and headers", 200)
    def headed(eve: Stranger, header: dict[str, str] = header) -> Any:
        return eve.client.get("/about", headers=header)


@tried("links in letters", 404)
def a_long_link(eve: Stranger) -> Any:
    return eve.page(f"/account/reset/{'x' * 20_000}")


@tried("links in letters", 404)
def a_link_of_nobody(eve: Stranger) -> Any:
    return eve.page("/account/mail/eyJhIjoxfQ.AAAA")


@tried("JSON bodies", 409)
def a_list_of_lists(eve: Stranger) -> Any:
    wish = b'{"game": "doom", "setup": {"seats": [' + b"[]," * 20_000 + b"[]]}}"
    return eve.call("/setups", wish)


@tried("JSON bodies", 400)
def a_number_longer_than_any(eve: Stranger) -> Any:
    return eve.call("/setups", b'{"game": "doom", "setup": {"seats": ' + b"9" * 60_000 + b"}}")


@tried("forms and addresses", 400)
def a_form_of_many_parts(eve: Stranger) -> Any:
    part = b'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n'
    head = {"content-type": "multipart/form-data; boundary=x"}
    return eve.client.post("/account/name", content=part * 900 + b"--x--", headers=head)


@pytest.mark.parametrize(
    ("row", "number"), [(row, n) for row, tries in ATTACKS.items() for n in range(len(tries))]
)
def test_a_request_costs_little_whatever_its_numbers(eve: Stranger, row: str, number: int) -> None:
    status, attack = ATTACKS[row][number]
    cost = eve.cost(lambda: attack(eve))
    answer = attack(eve)
    assert answer.status_code == status, answer.text[:500]
    assert cost < MOST_SECONDS


def test_the_name_of_a_deck_is_cut(eve: Stranger) -> None:
    """Every listing of tables holds it."""
    ready = load("chaos-galaxy").decks().ready_deck("vasfal")
    deck = {"name": "x" * 50_000, "cards": dict(ready.cards)}
    setup = {"game": "chaos-galaxy", "setup": {"seats": [{"deck": deck}, {}]}}
    kept = eve.call("/setups", setup).json()["setup"]["seats"][0]["deck"]["name"]
    assert kept == "x" * LONGEST_NAME


# -- at a table ------------------------------------------------------------------------------------


@pytest.fixture(scope="session")
def tables(eve: Stranger) -> dict[str, str]:
    """A table of each game, begun, where the stranger has all seats."""
    return {game: eve.opened(game, players=["me"] * min(load(game).seats)) for game in NAMES}


def long_moves(first: str) -> list[str]:
    verb = first.split()[0]
    parts = (["x"] * 99, ["9" * 9] * 20, ["a1"] * 60, [verb] * 30)
    texts = [" ".join([verb, *part])[:200] for part in parts]
    return [*texts, "x" * 15_000, f"{verb} {'9' * 190}"]


@pytest.mark.parametrize("game", NAMES)
def test_a_move_costs_little_however_it_reads(
    eve: Stranger, tables: dict[str, str], game: str
) -> None:
    table = eve.call(f"/tables/{tables[game]}").json()["table"]
    decision = table["decision"]
    path = f"/tables/{table['id'] if 'id' in table else tables[game]}"
    for text in long_moves(decision["moves"][0]):
        for do, more in (("why", {}), ("move", {"at": decision["at"]})):
            wish = {"move": text, "seat": decision.get("seat"), **more}
            assert eve.cost(lambda do=do, wish=wish: eve.call(f"{path}/{do}", wish)) < MOST_SECONDS
            assert eve.call(f"{path}/{do}", wish).status_code in (200, 409)


@pytest.mark.parametrize(
    ("do", "message"),
    [
        ("why", {"spots": ["x" * 700] * 20}),
        ("order", {"prompt": "x" * 14_000, "answer": "no"}),
        ("order", {"prompt": "no", "answer": "x" * 14_000}),
        ("chat", {"text": "x" * 15_000}),
        ("chat", {"text": "\u0344" * 2_000}),
        ("choose", {f"c{number}": 1 for number in range(1000)}),
        ("mute", {"message": 999_999_999}),
        ("rematch", {"choice": "x" * 15_000}),
        ("nonsense" * 1000, {}),
    ],
)
def test_a_message_costs_little_whatever_it_holds(
    eve: Stranger, tables: dict[str, str], do: str, message: dict[str, Any]
) -> None:
    text = json.dumps({"do": do, "id": "q", **message})
    assert len(text) <= FRAME

    with eve.line(tables["summoner-wars"]) as line:

        def send() -> None:
            line.send(text)
            while "id" not in (heard := json.loads(line.recv())):
                pass
            assert "error" in heard

        assert eve.cost(send) < MOST_SECONDS


@pytest.mark.parametrize("game", NAMES)
def test_odds_and_reports_cost_little_whatever_is_asked(
    eve: Stranger, tables: dict[str, str], game: str
) -> None:
    path = f"/tables/{tables[game]}"
    moves = eve.call(path).json()["table"]["decision"]["moves"]
    for wish in (
        {"moves": [text for text in moves[:3] for _ in range(300)]},
        {"moves": ["x" * 200] * 250},
        {"move": "9" * 20_000},
        {"spots": ["a1"] * 5000},
    ):
        assert eve.cost(lambda wish=wish: eve.call(f"{path}/odds", wish)) < MOST_SECONDS
        assert eve.call(f"{path}/odds", wish).status_code in (200, 409)
    for whom in ("seat-9999", "message-99999", "seat-" + "9" * 20_000, "x" * 20_000):
        answer = eve.form(f"/table/{tables[game]}/abuse", whom=whom, text="x" * 20_000)
        assert answer.status_code in (400, 404, 409)


def test_the_largest_mission_is_played_at_little_cost(eve: Stranger) -> None:
    """DOOM for five on a map as large as may be: what is looked at, asked, tried and said there."""
    table = mission_table(eve, largest_mission()).json()["id"]
    path = f"/tables/{table}"
    decision = eve.call(path).json()["table"]["decision"]
    seat = {"seat": decision["seat"]} if "seat" in decision else {}
    for text in long_moves(decision["moves"][0]):
        wish = {"move": text, **seat}
        assert eve.cost(lambda wish=wish: eve.call(f"{path}/why", wish)) < MOST_SECONDS
    odds = {"moves": decision["moves"] * 100, **seat}
    assert eve.cost(lambda: eve.call(f"{path}/odds", odds)) < MOST_SECONDS
    said = {"text": "x" * 500, **seat}
    assert eve.cost(lambda: eve.call(f"{path}/chat", said)) < MOST_SECONDS
    for page in (f"/table/{table}", f"/api{path}", f"/table/{table}/replay"):
        assert eve.cost(lambda page=page: eve.page(page)) < MOST_SECONDS, page


def test_a_longer_message_ends_the_line(eve: Stranger, tables: dict[str, str]) -> None:
    with eve.line(tables["doom"]) as line:
        line.recv()
        line.send("x" * (FRAME + 1))
        with pytest.raises(ConnectionClosed):
            deque(line, maxlen=0)
        assert line.close_code == TOO_MUCH


def test_a_page_is_not_made_anew_as_often_as_somebody_asks(strict: RealServer) -> None:
    """`resync` has everything drawn again: one line cannot keep the server busy with it."""
    eve = Stranger(strict, "resync")
    table = eve.opened("forbidden-stars", players=["me", "me"])
    many = int(RATES["resync"].burst) + 12
    answers: list[dict[str, Any]] = []
    with eve.line(table, "page") as line:
        for number in range(many):
            line.send(json.dumps({"do": "resync", "id": number}))
        while len(answers) < many:
            heard = json.loads(line.recv())
            answers += [heard] if "id" in heard else []
    assert "ok" in answers[0] and "error" in answers[-1]


def test_lines_of_nobody_are_counted(eve: Stranger) -> None:
    """Whoever has a session holds a few; whoever has none shares those of an address."""
    table = eve.opened("summoner-wars", players=["me", "me"], options={"public": True})
    for header, most in ((eve.header, SOCKETS), ({}, UNKNOWN_SOCKETS)):
        held = []
        try:
            for _ in range(most):
                manager = eve.line(table, header=header)
                held.append((manager, manager.__enter__()))
                assert "table" in held[-1][1].recv()
            with eve.line(table, header=header) as more, pytest.raises(ConnectionClosed):
                more.recv()
        finally:
            for manager, _ in held:
                manager.__exit__(None, None, None)


# -- what grows ------------------------------------------------------------------------------------


def test_a_replay_costs_little_however_long_the_game(eve: Stranger, store_url: str) -> None:
    store = Store.open(store_url)
    table = keep(store, "longgame12345678", played("chaos-galaxy", 5000))
    store.close()
    assert table.moves > 500
    for path in ("replay", f"replay/{table.moves}", "replay?move=999999", "record"):
        assert eve.cost(lambda path=path: eve.page(f"/table/longgame12345678/{path}")) < (
            MOST_SECONDS
        )
        assert eve.page(f"/table/longgame12345678/{path}").status_code == 200


def test_a_log_ends_somewhere(eve: Stranger, store_url: str) -> None:
    """Talk, orders and other fuss do not make it longer for ever; the game can still be played."""
    id = eve.opened("summoner-wars", players=["me", "me"])
    store = Store.open(store_url)
    me = Table.of(store.entries(id)).seats[0].player
    assert me is not None
    said = [Chatted(player=me, name="eve", text="x" * 500) for _ in range(MOST_SAID)]
    append(store, id, numbered(said, store.length(id), 1))
    answer = eve.call(f"/tables/{id}/chat", {"text": "one more"})
    assert answer.json()["error"]["id"] == "table-said-enough"
    fuss = [
        Ordered(seat=0, prompt="x", answer=("no" if number % 2 else None))
        for number in range(ENTRIES)
    ]
    append(store, id, numbered(fuss, store.length(id), 1))
    store.close()
    for do, more in (
        ("order", {"prompt": "x", "answer": "no"}),
        ("undo", {}),
        ("leave", {}),
        ("chat", {"text": "x"}),
    ):
        answer = eve.call(f"/tables/{id}/{do}", {"seat": 0, **more})
        assert answer.json()["error"]["id"] == "web-long-log", do
    assert eve.cost(lambda: eve.page(f"/table/{id}")) < MOST_SECONDS
    decision = eve.call(f"/tables/{id}").json()["table"]["decision"]
    move = {"move": decision["moves"][-1], "at": decision["at"]}
    assert eve.call(f"/tables/{id}/move", move).status_code == 200


def test_spectators_share_what_they_may_say(eve: Stranger, store_url: str) -> None:
    id = eve.opened("summoner-wars", players=["me", "me"], options={"public": True})
    store = Store.open(store_url)
    said = [Chatted(player=f"guest:{n}", name=f"n{n}", text="x") for n in range(MOST_SAID)]
    append(store, id, numbered(said, store.length(id), 1))
    store.close()
    other = Stranger(eve.server, "somebody else")
    answer = other.call(f"/tables/{id}/chat", {"text": "me too"})
    assert answer.json()["error"]["id"] == "table-said-enough"
    assert eve.call(f"/tables/{id}/chat", {"text": "I play here"}).status_code == 200


def test_nobody_fills_the_store_with_decks(strict: RealServer) -> None:
    """A guest is free and a deck is 20 KB: they are counted by address."""
    eve = Stranger(strict, "decks")
    fields = {f"card-{'x' * 50}{number}": "1" for number in range(299)}
    statuses: list[int] = []
    while 429 not in statuses and len(statuses) < 2 * RATES["deck"].burst:
        answer = eve.form("/decks/chaos-galaxy", name=f"deck {len(statuses)}", **fields)
        statuses.append(answer.status_code)
    assert statuses[0] == 200 and statuses[-1] == 429


def test_every_row_of_the_table_is_tried() -> None:
    """docs/operating.md lists what was looked for; here it is tried."""
    text = OPERATING.read_text(encoding="utf-8").partition("## What strangers may cost")[2]
    table = text.partition("\n## ")[0]
    rows = set(re.findall(r"^\| ([^|]+?) \|", table, re.M)) - {"what", "---"}
    beside = {"moves", "messages", "replays", "logs of tables", "chat", "saved decks", "lines"}
    beside |= {"requests", "notes"}  # test_busy.py
    beside |= {
        "odds",
        "reports of players",
        "letters",
    }  # tests/server/test_moderating.py, test_post.py
    assert rows == set(ATTACKS) | beside
