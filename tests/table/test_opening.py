"""Before the game: who may sit where, and when it starts."""

from __future__ import annotations

import pytest

from hadur.table import codes, commands
from hadur.table.entries import Opened, Sat
from hadur.table.errors import Refused
from hadur.table.options import Clock, Options, Pace, Undo
from hadur.table.sheet import Status
from tests.kernel.toys.draw_duel import GAME as DUEL
from tests.kernel.toys.orders import GAME as ORDERS

from .house import House, opened, playing
from .seated import DUEL as SEATED

PRIVATE = Options(public=False)


def refused(house: House, command: object, player: str, *args: object, **seat: int) -> str:
    """The key a command is refused with; the table must be as it was."""
    before = house.table.number
    with pytest.raises(Refused) as error:
        house.do(command, player, *args, **seat)  # type: ignore[arg-type]
    assert house.table.number == before
    return error.value.key


def test_the_game_starts_when_all_seats_are_taken_and_ready() -> None:
    house = opened(DUEL)
    assert house.table.status is Status.OPEN
    for name in ("anna", "bela"):
        assert not commands.start(house.table)
        house.do(commands.sit, name, name)
        assert not commands.start(house.table)
        house.do(commands.ready, name)
    house.keep(commands.start(house.table))
    assert house.table.status is Status.PLAYING
    assert not commands.start(house.table)
    assert [d.seat for d in house.table.decisions()] == [0]
    assert refused(house, commands.sit, "cili", "Cili") == "table-started"
    assert refused(house, commands.ready, "anna") == "table-started"


def test_a_table_has_as_many_seats_as_its_setup_says() -> None:
    assert len(opened(ORDERS, seats=4).table.seats) == 4
    assert len(opened(ORDERS).table.seats) == 2


def test_somebody_who_is_not_ready_any_more_holds_the_game_up() -> None:
    house = opened(DUEL)
    house.do(commands.sit, "anna", "Anna")
    house.do(commands.sit, "bela", "Béla")
    house.do(commands.ready, "anna")
    house.do(commands.ready, "anna", False)
    house.do(commands.ready, "bela")
    assert not commands.start(house.table)
    assert not house.do(commands.ready, "bela")


def test_a_seat_belongs_to_one_person_and_a_person_has_one_seat() -> None:
    house = opened(DUEL)
    house.do(commands.sit, "anna", "Anna", seat=1)
    assert refused(house, commands.sit, "anna", "Anna", seat=0) == "table-already-seated"
    assert refused(house, commands.sit, "bela", "Béla", seat=1) == "table-seat-taken"
    assert refused(house, commands.sit, "bela", "Béla", seat=7) == "table-no-seat"
    house.do(commands.sit, "bela", "Béla")
    assert house.table.seen_by("bela") == (0,) and house.table.seen_by("anna") == (1,)
    assert house.table.seen_by("cili") == () and house.table.seen_by(None) == ()
    assert refused(house, commands.sit, "cili", "Cili") == "table-seat-taken"


def test_one_person_may_take_several_seats_where_the_table_says_so() -> None:
    house = opened(DUEL, Options(several=True))
    for seat in (0, 1):
        house.do(commands.sit, "anna", "Anna", seat=seat)
        house.do(commands.ready, "anna", seat=seat)
    house.keep(commands.start(house.table))
    assert refused(house, commands.move, "anna", "roll", 0) == "table-which-seat"
    house.do(commands.move, "anna", "roll", 0, seat=0)
    house.do(commands.move, "anna", "roll", 1, seat=1)
    assert house.table.moves == 2


def test_nobody_sits_under_the_name_of_another() -> None:
    house = opened(DUEL)
    house.do(commands.sit, "anna", "Anna")
    assert refused(house, commands.sit, "bela", "  ANNA ") == "table-name-taken"
    assert refused(house, commands.sit, "bela", "ａｎｎａ") == "table-name-taken"


@pytest.mark.parametrize("name", ["", "   ", "\x00\x1b", "\u202e", "x" * 25])
def test_a_name_must_be_readable(name: str) -> None:
    assert refused(opened(DUEL), commands.sit, "anna", name) in ("table-no-name", "table-long-name")


def test_a_name_is_kept_without_what_cannot_be_seen() -> None:
    house = opened(DUEL)
    house.do(commands.sit, "anna", " <b>An\u202ena\n</b>  ")
    assert house.table.seats[0].name == "<b>An na </b>"


def test_a_private_table_opens_to_its_host_and_to_invitations() -> None:
    house = opened(DUEL, PRIVATE)
    table = house.table
    assert refused(house, commands.sit, "bela", "Béla") == "table-not-invited"
    assert refused(house, commands.sit, "bela", "Béla", "0000-0000-0000") == "table-not-invited"
    seat_code = table.opened.seat_codes[1]
    assert refused(house, commands.sit, "bela", "Béla", seat_code, seat=0) == "table-no-seat"
    house.do(commands.sit, "bela", "Béla", seat_code.lower().replace("-", " "))
    assert table.seen_by("bela") == (1,)
    assert refused(house, commands.sit, "cili", "Cili", seat_code) == "table-seat-taken"
    house.do(commands.sit, "anna", "Anna")
    assert table.seen_by("anna") == (0,)


def test_the_code_of_a_table_opens_every_free_seat() -> None:
    house = opened(DUEL, PRIVATE)
    house.do(commands.sit, "bela", "Béla", house.table.opened.code)
    assert house.table.seen_by("bela") == (0,)


def test_who_may_watch() -> None:
    private = opened(DUEL, PRIVATE).table
    assert private.may_watch("anna") and private.may_watch("cili", private.opened.code)
    assert not private.may_watch("cili") and not private.may_watch(None, "x")
    assert opened(DUEL).table.may_watch(None)
    assert not opened(DUEL, Options(spectators=False)).table.may_watch("cili")


def test_codes_cannot_be_guessed_and_survive_being_read_aloud() -> None:
    made = {codes.new_code() for _ in range(200)}
    assert len(made) == 200 and all(len(code) == 14 for code in made)
    assert len({codes.new_id() for _ in range(200)}) == 200
    assert codes.same("10A0-0000-0000", "loao 0000 oooo")
    assert not codes.same("10A0-0000-0000", "10A0-0000-0001")
    assert not codes.same("10A0-0000-0000", "")
    assert not codes.same("10A0-0000-0000", "\ud800é")


def test_every_table_has_secrets_of_its_own() -> None:
    one, other = (commands.open_table(DUEL, {}, "anna", Options())[0] for _ in range(2))
    assert isinstance(one, Opened) and isinstance(other, Opened)
    assert one.seed != other.seed and one.key != other.key
    assert len(bytes.fromhex(one.key)) == 32
    assert len({one.code, other.code, *one.seat_codes, *other.seat_codes}) == 6


def test_only_the_host_seats_bots_and_only_fair_ones() -> None:
    house = opened(DUEL)
    house.do(commands.sit, "anna", "Anna")
    assert refused(house, commands.seat_bot, "bela", 1, "random") == "table-not-host"
    for bot in ("exec:/bin/sh", "cheat", "cheat:1", "nobody", "search:x", ""):
        assert refused(house, commands.seat_bot, "anna", 1, bot) == "table-no-bot"
    assert refused(house, commands.seat_bot, "anna", 0, "random") == "table-seat-taken"
    assert refused(house, commands.seat_bot, "anna", 2, "random") == "table-no-seat"
    house.do(commands.seat_bot, "anna", 1, "random")
    house.do(commands.ready, "anna")
    house.keep(commands.start(house.table))
    assert house.table.status is Status.PLAYING


def test_no_bots_and_no_taking_back_in_rated_games() -> None:
    house = opened(DUEL, Options(rated=True))
    assert house.table.options.undo is Undo.OFF
    assert refused(house, commands.seat_bot, "anna", 1, "random") == "table-rated-bots"


@pytest.mark.parametrize(
    "options",
    [
        Options(rated=True, several=True),
        Options(clock=Clock(Pace.MOVE, 0)),
        Options(clock=Clock(Pace.BANK, -5)),
        Options(clock=Clock(Pace.DAYS, 31)),
        Options(clock=Clock(Pace.MOVE, 60, 5)),
        Options(clock=Clock(Pace.NONE, 60)),
        Options(patience=-1),
    ],
)
def test_options_that_make_no_sense_are_refused(options: Options) -> None:
    with pytest.raises(Refused):
        commands.open_table(DUEL, {}, "anna", options)


def test_a_setup_that_cannot_be_played_is_refused_with_the_reason() -> None:
    with pytest.raises(Refused) as error:
        commands.open_table(DUEL, {"colour": 1}, "anna", Options())
    assert error.value.key == "table-bad-setup"
    assert "colour" in str(error.value.facts["message"])


def test_choosing_a_deck_asks_all_anew_whether_they_are_ready() -> None:
    house = opened(SEATED)
    house.do(commands.sit, "anna", "Anna")
    house.do(commands.sit, "bela", "Béla")
    house.do(commands.ready, "anna")
    house.do(commands.choose, "bela", {"deck": [7, 8, 9]})
    assert house.table.setup["seats"][1]["deck"] == [7, 8, 9]
    assert not house.table.seats[0].ready
    assert refused(house, commands.choose, "bela", {"deck": [1]}, seat=0) == "table-not-host"
    assert refused(house, commands.choose, "anna", {"deck": [1]}, seat=1) == "table-not-your-seat"
    assert refused(house, commands.choose, "cili", {"deck": [1]}) == "table-not-seated"


def test_the_host_chooses_for_bots() -> None:
    house = opened(SEATED)
    house.do(commands.seat_bot, "anna", 0, "random")
    house.do(commands.choose, "anna", {"deck": [7, 8, 9]}, seat=0)
    assert house.table.setup["seats"][0]["deck"] == [7, 8, 9] and house.table.seats[0].ready


def test_a_game_without_decks_has_none_to_choose() -> None:
    house = opened(ORDERS)
    house.do(commands.sit, "anna", "Anna")
    assert refused(house, commands.choose, "anna", {"deck": []}) == "table-no-choice"


def test_who_leaves_before_the_game_frees_the_seat() -> None:
    house = opened(DUEL)
    house.do(commands.sit, "anna", "Anna")
    house.do(commands.leave, "anna")
    assert house.table.seats[0].free
    assert refused(house, commands.leave, "anna") == "table-not-seated"
    house.do(commands.sit, "bela", "Béla")
    assert refused(house, commands.unseat, "bela", 0) == "table-not-host"
    house.do(commands.unseat, "anna", 0)
    assert house.table.seats[0].free
    assert refused(house, commands.unseat, "anna", 0) == "table-no-seat"


def test_the_host_may_close_a_table_that_has_not_started() -> None:
    house = opened(DUEL)
    assert refused(house, commands.close, "bela") == "table-not-host"
    house.do(commands.close, "anna")
    assert house.table.status is Status.OVER
    assert refused(house, commands.sit, "bela", "Béla") == "table-started"
    assert refused(playing(DUEL), commands.close, "anna") == "table-started"


def test_a_game_may_begin_in_a_position() -> None:
    position = {"points": [5, 7], "hands": [[3], [4]], "active": 1}
    bodies = commands.open_table(DUEL, {}, "anna", Options(), position)
    assert isinstance(bodies[0], Opened)
    house = House(DUEL, [*bodies, Sat(seat=0, name="Anna", player="anna")])
    house.do(commands.seat_bot, "anna", 1, "random")
    house.do(commands.ready, "anna")
    house.keep(commands.start(house.table))
    assert house.table.bot_to_move() is not None
    assert house.table.match is not None
    assert DUEL.judge_view(house.table.match.state)["points"] == [5, 7]
    house.keep(commands.bot_move(house.table, 1, "play 4", 0))
    assert house.again().decisions()[0].seat == 0
    with pytest.raises(Refused):
        commands.open_table(DUEL, {}, "anna", Options(), {"hands": [[99]]})
    with pytest.raises(Refused):
        commands.open_table(DUEL, {}, "anna", Options(rated=True), position)
