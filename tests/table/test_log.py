"""The log is the truth: whatever people do, the table follows from it, at every entry."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hadur.kernel.game import Game
from hadur.store.lobby import listing_of
from hadur.table import commands
from hadur.table import entries as e
from hadur.table.entries import Body, Entry, numbered
from hadur.table.errors import BadLog, OtherVersion, Refused
from hadur.table.options import Clock, Late, Options, Pace
from hadur.table.sheet import Status
from hadur.table.standing_orders import Until
from hadur.table.table import Table
from hadur.table.view import record_of, shown
from tests.kernel.toys.draw_duel import GAME as DUEL
from tests.kernel.toys.draw_duel import DrawDuel
from tests.kernel.toys.lair import GAME as LAIR
from tests.kernel.toys.orders import GAME as ORDERS

from .house import START, House, opened, playing
from .twins import assert_nothing_leaks

PEOPLE = ("anna", "bela", "cili", "dani")


def picture(table: Table, now: int) -> str:
    """Everything that a table holds, and all that anybody is shown of it."""
    parts: list[Any] = [
        table.number,
        table.updated,
        table.setup,
        table.seats,
        table.made,
        table.asked,
        table.clocks._bank,
        table.request,
        table.news,
        table.chat,
        sorted(table.muted),
        table.private,
        table.sides,
        table.ended,
        sorted(table.rematch),
        table.next_table,
    ]
    if table.match is not None:
        parts += [table.match.record.to_text(), table.match.state.fingerprint()]
    shows = [shown(table, player, now) for player in (*PEOPLE, None)]
    return repr(parts) + repr(msgspec.json.encode(shows))


def act(house: House, rng: random.Random) -> list[Body]:
    """Something that somebody might do; what is refused is refused."""
    who = house.caller(rng.choice(PEOPLE))
    table = house.table
    seat = rng.randrange(len(table.seats) + 1)
    yes = rng.random() < 0.7

    def play() -> list[Body]:
        decision = rng.choice(table.decisions())
        text = rng.choice(decision.texts)
        player = table.seats[decision.seat].player
        if player is None:
            return commands.bot_move(table, decision.seat, text, table.moves)
        return commands.move(table, house.caller(player), text, table.moves)

    acts: list[Callable[[], list[Body]]] = [
        lambda: commands.sit(table, who, who.player),
        lambda: commands.ready(table, who, yes),
        lambda: commands.seat_bot(table, house.caller("anna"), seat, "random"),
        lambda: commands.leave(table, who),
        lambda: commands.back(table, who),
        lambda: commands.away(table, seat % len(table.seats)),
        lambda: commands.undo(table, who),
        lambda: commands.answer(table, who, yes),
        lambda: commands.order(table, who, rng.choice(["bid", "turn", "place"]), "bid 0"),
        lambda: commands.order(table, who, "bid", "bid 1", rng.choice(list(Until))),
        lambda: commands.chat(table, who, who.player, "hello"),
        lambda: commands.chat(table, who, who.player, "psst", e.Audience.SIDE),
        lambda: commands.choose(table, who, {"seats": rng.choice([2, 3, 4])}),
        lambda: commands.choose(table, who, {"banner": rng.choice(["red", "gold"])}),
        lambda: commands.choose(table, who, {"open": rng.choice(["on", "off"])}),
        lambda: commands.mute(table, who, 0, yes),
        lambda: commands.flag(table, house.now),
        lambda: commands.claim(table, who, seat) if rng.random() < 0.1 else [],
        lambda: commands.hand_to_bot(table, who, seat, "random") if rng.random() < 0.3 else [],
        lambda: commands.concede(table, who) if rng.random() < 0.2 else [],
        lambda: commands.rematch(table, who, "next"),
    ]
    if table.decisions() and rng.random() < 0.6:
        acts = [play]
    try:
        return rng.choice(acts)()
    except Refused:
        return []


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10**9), st.sampled_from([DUEL, ORDERS, LAIR]))
def test_any_commands_fold_to_the_same_table_at_every_prefix(seed: int, game: Game) -> None:
    rng = random.Random(seed)
    clock = rng.choice([Clock(), Clock(Pace.MOVE, 900), Clock(Pace.BANK, 900, 5)])
    house = opened(game, Options(clock=clock, late=rng.choice(list(Late))))
    pictures = [picture(house.table, house.now)]
    for _ in range(60):
        house.wait(rng.randrange(20))
        bodies = act(house, rng) or commands.start(house.table) or commands.follow(house.table)
        for body in bodies:
            house.keep([body])
            pictures.append(picture(house.table, START))
    pictures[0] = picture(house.again(1), START)
    folded = house.again(1)
    for number in range(1, len(house.log)):
        folded.apply(house.log[number])
        assert picture(folded, START) == pictures[number]
    assert picture(house.again(), START) == pictures[-1]


@pytest.mark.parametrize("game", [DUEL, ORDERS], ids=lambda game: game.name)
def test_nobody_is_shown_what_they_cannot_know(game: Game) -> None:
    changed = 0
    for seed in range(12):
        rng = random.Random(seed)
        house = playing(game, "anna", "bela")
        for turn in range(25):
            for body in act(house, rng) or commands.follow(house.table):
                house.keep([body])
            changed += assert_nothing_leaks(house, ("cili", None), turn)
    assert changed > 100


def test_no_secret_stands_in_what_is_shown() -> None:
    house = playing(DUEL, "anna", "bela")
    house.do(commands.order, "anna", "bid", "bid 2")
    house.do(commands.chat, "bela", "", "rude words")
    house.do(commands.mute, "anna", 0)
    text = repr([shown(house.table, player, house.now) for player in ("bela", "cili", None)])
    mine = repr(shown(house.table, "anna", house.now))
    opening = house.table.opened
    for secret in (str(opening.seed), opening.key, opening.code, *opening.seat_codes):
        assert secret not in text + mine
    assert "bid 2" not in text and "bid 2" in mine
    assert "rude words" in text and "rude words" not in mine


# -- what a log cannot be --------------------------------------------------------------------------


def test_an_entry_is_the_same_after_it_was_text() -> None:
    house = playing(DUEL, "anna", ":random", goal=50)
    house.move("anna", "roll")
    for entry in house.log:
        assert e.from_text(e.to_text(entry.body)) == entry.body
    assert '"kind":"moved"' in e.to_text(house.log[-1].body)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        '{"kind":"danced"}',
        '{"kind":"ready","seat":0}',
        '{"kind":"ready","seat":0,"ready":true,"colour":1}',
        '{"kind":"ready","seat":"0","ready":true}',
        '{"kind":"moved","seat":0,"number":0,"text":"roll","chance":["x"]}',
        '{"kind":"conceded","seat":0,"why":"bored"}',
    ],
)
def test_what_cannot_be_read_to_the_last_field_is_refused(text: str) -> None:
    with pytest.raises(BadLog):
        e.from_text(text)


def cannot_follow(house: House, *bodies: Body) -> None:
    with pytest.raises(BadLog):
        Table.of([*house.log, *numbered(bodies, len(house.log), START)], house.find)


def test_a_log_has_no_gaps_and_begins_with_its_opening() -> None:
    house = playing(DUEL)
    for log in ([], house.log[1:], house.log[:2] + house.log[3:], house.log[:2] + house.log[1:]):
        with pytest.raises(BadLog):
            Table.of(log, house.find)
    cannot_follow(house, house.log[0].body)


def test_entries_that_no_table_could_have_written_are_refused() -> None:
    empty = opened(DUEL)
    sat = e.Sat(seat=0, name="Anna", player="anna")
    cannot_follow(empty, sat, sat)
    cannot_follow(empty, e.Sat(seat=0, name="Anna"))
    cannot_follow(empty, e.Sat(seat=2, name="Anna", player="anna"))
    cannot_follow(empty, e.Sat(seat=-1, name="Anna", player="anna"))
    cannot_follow(empty, e.Ready(seat=0, ready=True))
    cannot_follow(empty, e.Left(seat=0))
    cannot_follow(empty, e.Started(version=1, deal=[]))
    cannot_follow(empty, e.Moved(seat=0, number=0, text="roll"))
    cannot_follow(empty, e.Conceded(seat=0))
    cannot_follow(empty, e.TookBack(seat=0, to=0))
    cannot_follow(empty, e.Flagged(seat=0))
    cannot_follow(empty, e.RematchAsked(seat=0))

    house = playing(DUEL, goal=50)
    cannot_follow(house, e.Moved(seat=0, number=0, text="dance"))
    cannot_follow(house, e.Moved(seat=1, number=0, text="roll", chance=[0]))
    cannot_follow(house, e.Moved(seat=0, number=1, text="roll", chance=[0]))
    cannot_follow(house, e.Moved(seat=0, number=0, text="roll", chance=[]))
    cannot_follow(house, e.Moved(seat=0, number=0, text="roll", chance=[0, 0]))
    cannot_follow(house, e.Moved(seat=0, number=0, text="roll", chance=[9]))
    cannot_follow(house, e.Answered(seat=1, agrees=True))
    cannot_follow(house, e.UndoAsked(seat=1, to=0))
    cannot_follow(house, e.TookBack(seat=0, to=0))
    cannot_follow(house, e.BotAsked(seat=1, of=5, bot="random"))
    cannot_follow(house, e.Flagged(seat=1))
    cannot_follow(house, e.Ended(scores=[1, -1], why=e.Why.PLAYED))
    cannot_follow(house, e.Ended(scores=[], why=e.Why.PLAYED))
    cannot_follow(house, e.Ordered(seat=0, prompt="bid", answer="bid 0", until="doomsday"))
    cannot_follow(house, e.Sat(seat=0, name="Anna", player="anna"))
    cannot_follow(house, e.Chose(seat=0, setup={}))

    house.do(commands.concede, "anna")
    cannot_follow(house, e.Moved(seat=0, number=1, text="roll", chance=[0]))
    cannot_follow(house, e.Ended(scores=[-1, 1], why=e.Why.CONCEDED))


def test_an_old_game_keeps_its_dice_whatever_the_generator_does() -> None:
    house = playing(DUEL, goal=50)
    house.move("anna", "roll")
    last = house.log[-1].body
    assert isinstance(last, e.Moved)
    other = (last.chance[0] + 1) % 6
    log = [
        *house.log[:-1],
        Entry(len(house.log) - 1, START, msgspec.structs.replace(last, chance=[other])),
    ]
    table = Table.of(log, house.find)
    assert table.match is not None
    assert DUEL.judge_view(table.match.state)["points"] == [other + 1, 0]


# -- versions --------------------------------------------------------------------------------------


class NewDuel(DrawDuel):
    """The next edition: nobody rolls any more."""

    version = 2

    def parse(self, state: Any, text: str, index: int) -> int:
        if text == "roll":
            raise Refused("no such move")
        return super().parse(state, text, index)


def test_a_table_of_a_newer_version_is_refused_with_the_version_that_can() -> None:
    house = House(NewDuel(), commands.open_table(NewDuel(), {}, "anna", Options()))
    with pytest.raises(OtherVersion) as error:
        Table.of(house.log, lambda name: DUEL)
    assert (error.value.version, error.value.here) == (2, 1)
    assert "version 2" in str(error.value)


def test_an_old_table_goes_on_where_the_new_rules_let_it() -> None:
    house = playing(DUEL, goal=50)
    decision = house.table.decisions()[0]
    house.move("anna", next(text for text in decision.texts if text.startswith("play")))
    table = Table.of(house.log, lambda name: NewDuel())
    assert table.moves == 1 and table.version == 1


def test_an_old_table_that_the_new_rules_forbid_names_its_version() -> None:
    house = playing(DUEL, goal=50)
    house.move("anna", "roll")
    with pytest.raises(OtherVersion) as error:
        Table.of(house.log, lambda name: NewDuel())
    assert error.value.version == 1


def finished(*texts: str) -> House:
    """A game with these first moves (of each, the first that begins so), then given up."""
    house = playing(DUEL, goal=50)
    for text in texts:
        decision = house.table.decisions()[0]
        player = ("anna", "bela")[decision.seat]
        house.move(player, next(move for move in decision.texts if move.startswith(text)))
    house.do(commands.concede, "bela")
    assert house.table.ended is not None
    return house


def as_now(house: House) -> Table:
    return Table.of(house.log, lambda name: NewDuel())


def test_an_old_game_that_is_over_is_shown_as_far_as_it_goes() -> None:
    house = finished("play", "roll", "")
    whole = record_of(house.table)
    table = as_now(house)
    assert table.status is Status.OVER and table.parted is not None
    assert (table.moves, table.moves_made) == (1, 4)
    seen = shown(table, "anna", 5)
    assert len(seen.moves) == 1 and seen.scores == [1, -1] and seen.winners == [0]
    (told,) = [news for news in seen.news if news.key == "table-log-parted"]
    assert told.facts == {"moves": 1, "made": 4, "version": 1, "here": 2}
    assert seen.decision is None and table.due is None and not table.asked
    assert record_of(table) == whole, "the record is whole, and of its own version"
    assert listing_of(table).moves == listing_of(house.table).moves


def test_what_agrees_to_the_end_is_not_said_to_part() -> None:
    table = as_now(finished("play", "play"))
    assert table.parted is None and table.moves == 3
    assert "table-log-parted" not in {news.key for news in table.news}


def test_what_was_taken_back_need_not_agree() -> None:
    house = playing(DUEL, goal=50)
    house.move("anna", next(t for t in house.table.decisions()[0].texts if t.startswith("play")))
    house.move("bela", "roll")
    house.keep([e.TookBack(seat=1, to=1)])
    house.move("bela", next(t for t in house.table.decisions()[0].texts if t.startswith("play")))
    house.do(commands.concede, "anna")
    table = as_now(house)
    assert table.parted is None and table.moves == table.moves_made == 3
    assert table.match is not None
    assert table.match.state.result == [-1, 1]


def test_an_end_that_the_new_rules_reach_otherwise_is_told() -> None:
    class LoserWins(DrawDuel):
        version = 2

        def withdraw(self, state: Any, seat: int) -> None:
            state.win(seat)

    house = finished("play")
    table = Table.of(house.log, lambda name: LoserWins())
    assert table.parted is not None and table.parted.moves == 2
    assert shown(table, None, 5).winners == [0], "the result stands as it was"


def test_a_deal_that_the_new_rules_do_not_make_leaves_the_result_and_the_record() -> None:
    class Refuses(DrawDuel):
        version = 2

        def deal(self, setup: Any, seed: int, script: list[int] | None = None) -> Any:
            raise Refused("no such deal")

    house = finished("play", "roll")
    table = Table.of(house.log, lambda name: Refuses())
    assert table.match is None and table.status is Status.OVER
    assert shown(table, "anna", 5).scores == [1, -1]
    assert record_of(table) == record_of(house.table)
    running = playing(DUEL, goal=50)
    with pytest.raises(OtherVersion):
        Table.of(running.log, lambda name: Refuses())


def test_a_log_of_today_that_does_not_play_is_damaged_though_it_has_an_end() -> None:
    class Mended(NewDuel):
        version = 1

    house = finished("play", "roll")
    with pytest.raises(BadLog) as error:
        Table.of(house.log, lambda name: Mended())
    assert not isinstance(error.value, OtherVersion)


def test_a_table_of_a_game_that_is_not_here_is_refused() -> None:
    house = opened(DUEL)
    with pytest.raises(BadLog, match="draw-duel"):
        Table.of(house.log)


def test_refusals_have_words_in_both_languages() -> None:
    """Every key that code names is a text, and every text is named."""
    import re
    from pathlib import Path

    from hadur.table.entries import Why
    from hadur.text.catalogue import Catalogue

    folder = Path(commands.__file__).parents[1]
    source = "".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    keys = set(re.findall(r'"(table-[a-z-]+)"', source))
    keys |= {
        f"table-log-{key}" for key in re.findall(r'_tell\(table, entry.at, "([a-z-]+)"', source)
    }
    keys |= {f"table-log-{why}" for why in Why if why is not Why.PLAYED}
    keys |= {f"table-log-{why}-on" for why in (Why.CONCEDED, Why.TIME, Why.CLAIMED)}
    texts = Path(commands.__file__).parents[2] / "text/ui/en/table.ftl"
    named = set(re.findall(r"^(table-[a-z-]+) =", texts.read_text(encoding="utf-8"), re.M))
    assert keys == named
    facts = {
        "limit": 1,
        "least": 1,
        "most": 2,
        "message": "m",
        "name": "n",
        "player": "p",
        "other": "o",
        "bot": "b",
        "version": 1,
        "here": 2,
        "moves": 3,
        "made": 4,
        "changed": "c",
    }
    for lang in ("en", "hu"):
        catalogue = Catalogue(lang)
        for key in keys:
            assert catalogue.say(key, move="m", **facts) != key
        assert not catalogue.problems


def test_entries_stay_readable() -> None:
    """The form of the log is a promise: a change here needs old logs to be read still."""
    moved = e.Moved(seat=1, number=3, text="roll", chance=[2], auto=True)
    assert json.loads(e.to_text(moved)) == {
        "kind": "moved",
        "seat": 1,
        "number": 3,
        "text": "roll",
        "chance": [2],
        "auto": True,
    }
    assert e.to_text(e.TookBack(seat=0, to=2)) == '{"kind":"took-back","seat":0,"to":2}'
