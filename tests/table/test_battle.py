"""A real game at a table: Summoner Wars, with people, a bot, and everything that is hidden."""

from __future__ import annotations

import random
from typing import Any

import pytest

from hadur.bots import make
from hadur.games import load
from hadur.kernel.errors import IllegalDeck, UnknownName
from hadur.kernel.match import Match
from hadur.table import commands
from hadur.table.entries import Moved
from hadur.table.errors import Refused
from hadur.table.options import Options
from hadur.table.sheet import Status
from hadur.table.standing_orders import Until
from hadur.table.view import record_of

from .house import House, playing
from .twins import assert_nothing_leaks

GAME = load("summoner-wars")
DECKS = ["polar-dwarves", "fallen-kingdom"]


def step(house: House, rng: random.Random) -> None:
    """The next move: of a person at random, of a bot as it wants."""
    table = house.table
    asked = table.bot_to_move()
    if asked is not None:
        seat, name, seed = asked
        assert table.match is not None
        move = make(name, GAME, seed).choose(table.match.state, seat)
        house.keep(commands.bot_move(table, seat, move, table.moves))
        return
    decision = table.decisions()[0]
    player = table.seats[decision.seat].player
    assert player is not None
    house.move(player, rng.choice(decision.texts))


@pytest.mark.parametrize("value", [None, 5, True, "\ud800", ["a"], {"x": 1}, {"name": "\ud800"}])
@pytest.mark.parametrize("key", ["decks", "options", "colour"])
def test_a_setup_of_any_form_is_played_or_refused(key: str, value: object) -> None:
    for setup in ({key: value}, {"decks": [value, "vanguards"]}, {"options": {"first": value}}):
        refused = None
        try:
            bodies = commands.open_table(GAME, setup, "anna", Options())
        except Refused as error:
            refused = error
        if refused is None:
            assert House(GAME, bodies).table.status is Status.OPEN
        else:
            assert refused.key == "table-bad-setup"
            assert str(refused.facts["message"]).isprintable()


MALFORMED: list[Any] = [
    5,
    ["decks"],
    "decks",
    None,
    {"decks": 5},
    {"decks": True},
    {"decks": "ab"},
    {"decks": {"polar-dwarves": 1, "vanguards": 2}},
    {"decks": [5, None]},
    {"decks": [["polar-dwarves"], "vanguards"]},
    {"decks": ["polar-dwarves"]},
    {"decks": [{"summoner": "svara", "cards": []}, "vanguards"]},
    {"decks": [{"summoner": "svara", "cards": {"frost-mage": None}}, "vanguards"]},
    {"decks": [{"summoner": "svara", "cards": {"frost-mage": float("inf")}}, "vanguards"]},
    {"decks": [{"summoner": "svara", "cards": {"frost-mage": "many"}}, "vanguards"]},
    {"decks": [{"summoner": ["svara"], "cards": {}}, "vanguards"]},
    {"decks": [{"name": "two\nlines", "summoner": "svara", "cards": {"a\nb": 1}}, "vanguards"]},
    {"options": 5},
    {"options": "first"},
    {"options": [["first", "0"]]},
    {"options": {"first": {"a": []}}},
    {"options": {"second": 1}},
]


@pytest.mark.parametrize("setup", MALFORMED, ids=repr)
def test_a_malformed_setup_is_refused_by_the_game_itself_in_one_line(setup: Any) -> None:
    with pytest.raises((UnknownName, IllegalDeck)) as refused:
        GAME.check_setup(setup)
    said = str(refused.value)
    assert said and "\n" not in said and "object" not in said


def test_a_battle_against_a_bot_is_the_same_from_its_log() -> None:
    house = playing(GAME, "anna", ":random", decks=DECKS)
    rng = random.Random(1)
    while house.table.status is Status.PLAYING and house.table.moves < 400:
        step(house, rng)
    if house.table.status is Status.PLAYING:
        house.do(commands.concede, "anna")
    again = house.again()
    assert again.match is not None and house.table.match is not None
    assert again.match.state.fingerprint() == house.table.match.state.fingerprint()
    record = record_of(again)
    assert Match.from_record(GAME, record).state.result == again.match.state.result
    assert again.match.record.to_text() == house.table.match.record.to_text()


def test_nobody_at_a_battle_is_shown_what_they_cannot_know() -> None:
    house = playing(GAME, "anna", "bela", decks=DECKS)
    rng = random.Random(2)
    changed = 0
    for number in range(60):
        if house.table.status is Status.PLAYING:
            step(house, rng)
        if number % 6 == 0:
            changed += assert_nothing_leaks(house, ("cili", None), number)
    assert house.table.moves > 30 and changed


def test_an_order_stands_until_its_seat_is_attacked() -> None:
    house = playing(GAME, "anna", "bela", decks=DECKS)
    rng = random.Random(3)
    names = [house.table.seats[seat].player for seat in (0, 1)]
    for seat, name in enumerate(names):
        assert name is not None
        house.do(commands.order, name, "never-asked", "no", Until.ATTACKED)
        assert house.table.seats[seat].orders
    attacks = 0
    while house.table.moves < 300 and attacks < 3 and house.table.status is Status.PLAYING:
        decision = house.table.decisions()[0]
        hits = [text for text in decision.texts if text.startswith("attack ")]
        text = rng.choice(hits or decision.texts)
        assert house.table.match is not None
        target = GAME.view(house.table.match.state, None)["board"]
        assert isinstance(target, dict)
        holder = target[text.split()[2]]["controller"] if hits else None
        name = names[decision.seat]
        assert name is not None
        (moved, *_) = house.move(name, text)
        assert isinstance(moved, Moved)
        if holder is None:
            continue
        attacks += 1
        assert not house.table.seats[holder].orders
        again = names[holder]
        assert again is not None
        if house.table.status is Status.PLAYING:
            house.do(commands.order, again, "never-asked", "no", Until.ATTACKED)
    assert attacks == 3
