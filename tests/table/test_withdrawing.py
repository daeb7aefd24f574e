"""Leaving is not ending: the game says what becomes of who gives up, and nobody waits for them."""

from __future__ import annotations

from hadur.table import commands
from hadur.table.entries import Conceded, Ended, Entry, Flagged, TookBack, Why, from_text, to_text
from hadur.table.options import Clock, Late, Options, Pace
from hadur.table.sheet import Status
from hadur.table.table import Table
from hadur.table.view import shown
from tests.kernel.toys.draw_duel import GAME as DUEL
from tests.kernel.toys.lair import GAME as LAIR
from tests.kernel.toys.orders import GAME as ORDERS

from .house import House, playing
from .test_opening import refused
from .twins import assert_nothing_leaks

FOUR = ("anna", "bela", "cili", "dani")


def orders(*people: str, options: Options | None = None) -> House:
    return playing(ORDERS, *people, options=options, seats=len(people))


def play_on(house: House, most: int = 400) -> None:
    """Every seat makes its first move until the game is over."""
    table = house.table
    for _ in range(most):
        if table.status is Status.OVER:
            return
        decision = table.decisions()[0]
        place = table.seats[decision.seat]
        text = decision.texts[0]
        if place.player is None:
            house.keep(commands.bot_move(table, decision.seat, text, table.moves))
        else:
            house.move(place.player, text)
    raise AssertionError("the game has no end")


def bids(house: House) -> list[int]:
    """Play on until several bid at once; who they are."""
    for _ in range(100):
        decisions = house.table.decisions()
        if len(decisions) > 2:
            return [decision.seat for decision in decisions]
        texts = decisions[0].texts
        strike = [text for text in texts if text.startswith("place strike")]
        player = house.table.seats[decisions[0].seat].player
        assert player is not None
        house.move(player, (strike or texts)[0])
    raise AssertionError("nobody strikes")


def test_a_team_mate_who_gives_up_does_not_win_with_the_enemy() -> None:
    house = playing(LAIR, "anna", "bela", "cili", seats=3)
    assert house.do(commands.concede, "bela") == [Conceded(seat=1)]
    assert house.table.status is Status.PLAYING
    house.do(commands.concede, "cili")
    assert house.table.ended == Ended(scores=[1, -1, -1], why=Why.CONCEDED)


def test_the_last_enemy_who_gives_up_leaves_the_game_to_a_whole_side() -> None:
    house = playing(LAIR, "anna", "bela", "cili", seats=3)
    house.do(commands.concede, "bela")
    house.do(commands.concede, "anna")
    assert house.table.ended == Ended(scores=[-1, 1, 1], why=Why.CONCEDED)
    assert shown(house.table, None, house.now).winners == [1, 2]


def test_a_concession_opens_nobodys_secret_answer() -> None:
    house = orders(*FOUR)
    first, second, third, *_ = (FOUR[seat] for seat in bids(house))
    house.move(first, "bid 2")
    at = house.table.moves - 1
    house.do(commands.concede, third)
    for player in (second, third, "emil", None):
        moves = shown(house.table, player, house.now).moves
        assert moves[at].text is None, "not all have answered"
    assert shown(house.table, first, house.now).moves[at].text == "bid 2"
    assert sum(assert_nothing_leaks(house, ("emil", None), rng) for rng in range(20)) > 20
    waiting = [d.seat for d in house.table.decisions()]
    assert FOUR.index(second) in waiting and FOUR.index(third) not in waiting
    for seat in waiting:
        house.move(FOUR[seat], "bid 0")
    assert shown(house.table, None, house.now).moves[at].text == "bid 2"


def test_a_table_that_somebody_left_is_loaded_and_goes_on() -> None:
    house = orders(*FOUR)
    house.move("anna", house.table.decisions()[0].texts[0])
    house.do(commands.concede, "cili")
    assert [type(entry.body) for entry in house.log].count(Ended) == 0
    house.table = house.again()
    assert house.table.is_out(2) and house.table.status is Status.PLAYING
    assert house.table.news[-1].key == "table-log-conceded-on"
    play_on(house)
    assert house.table.ended is not None and house.table.ended.why is Why.PLAYED
    assert house.table.ended.scores[2] == -1
    assert house.again().ended == house.table.ended


def test_who_is_out_is_waited_for_by_nobody() -> None:
    options = Options(clock=Clock(Pace.MOVE, 60), patience=60)
    house = orders(*FOUR, options=options)
    asked = house.table.decisions()[0].seat
    house.do(commands.concede, FOUR[asked])
    assert asked not in house.table.asked
    assert house.table.time_left(asked, house.now) is None
    assert not commands.away(house.table, asked)
    house.do(commands.leave, FOUR[asked])
    assert not house.table.missing(asked, house.now + 10**9)
    other = FOUR[(asked + 1) % 4]
    assert refused(house, commands.claim, other, asked) == "table-out"
    assert refused(house, commands.hand_to_bot, other, asked, "random") == "table-out"
    for command, *args in (
        (commands.concede,),
        (commands.order, "bid", "bid 0"),
        (commands.claim, (asked + 1) % 4),
        (commands.hand_to_bot, asked, "random"),
    ):
        assert refused(house, command, FOUR[asked], *args) == "table-out"
    assert refused(house, commands.undo, FOUR[asked]) == "table-nothing-to-undo"
    house.do(commands.chat, FOUR[asked], "", "good luck")
    seen = shown(house.table, other, house.now)
    assert seen.seats[asked].out and seen.chat[0].text == "good luck"


def test_whoever_thinks_goes_on_thinking_when_another_leaves() -> None:
    house = orders(*FOUR, options=Options(clock=Clock(Pace.BANK, 60)))
    at = house.table.moves
    asked = house.table.decisions()[0].seat
    house.wait(20)
    house.do(commands.concede, FOUR[(asked + 2) % 4])
    house.wait(20)
    assert house.table.time_left(asked, house.now) == 20_000
    house.move(FOUR[asked], house.table.decisions()[0].texts[0], at)


def test_several_who_are_late_are_withdrawn_in_turn() -> None:
    house = orders(*FOUR, options=Options(clock=Clock(Pace.MOVE, 60)))
    late = bids(house)
    house.move(FOUR[late[0]], "bid 1")
    house.wait(61)
    flagged = []
    while bodies := commands.flag(house.table, house.now):
        flagged += [body.seat for body in house.keep(bodies) if isinstance(body, Flagged)]
    assert flagged == late[1:]
    ended = house.table.ended
    if len(late) == 4:
        assert ended is not None and ended.why is Why.TIME and ended.scores[late[0]] == 1
    else:
        assert ended is None and not [n for n in flagged if n in house.table.asked]


def test_a_claimed_seat_is_out_and_the_others_play_on() -> None:
    house = orders(*FOUR, options=Options(clock=Clock(Pace.MOVE, 60), late=Late.CLAIM))
    asked = house.table.decisions()[0].seat
    other = FOUR[(asked + 1) % 4]
    house.wait(61)
    house.keep(commands.flag(house.table, house.now))
    house.do(commands.claim, other, asked)
    assert house.table.is_out(asked) and house.table.status is Status.PLAYING
    assert house.table.news[-1].key == "table-log-claimed-on"
    assert refused(house, commands.claim, other, asked) == "table-out"


def test_no_consent_is_asked_of_who_is_out() -> None:
    house = orders("anna", "bela", "cili")
    house.do(commands.concede, "cili")
    first = house.table.decisions()[0]
    anna = house.table.seats[first.seat].player
    assert anna is not None
    house.move(anna, first.texts[0])
    other = "bela" if anna == "anna" else "anna"
    house.move(other, house.table.decisions()[0].texts[0])
    house.do(commands.undo, anna)
    assert refused(house, commands.answer, "cili", True) == "table-nothing-asked"
    assert isinstance(house.do(commands.answer, other, True)[-1], TookBack)


def test_nobody_comes_back_who_has_left() -> None:
    house = orders("anna", "bela", "cili")
    first = house.table.decisions()[0]
    mover = house.table.seats[first.seat].player
    assert mover is not None
    house.move(mover, first.texts[0])
    leaver = next(name for name in ("anna", "bela", "cili") if name != mover)
    house.do(commands.concede, leaver)
    assert refused(house, commands.undo, mover) == "table-nothing-to-undo"


def test_bots_play_on_after_somebody_has_left() -> None:
    house = orders("anna", "bela", ":random", ":random")
    house.do(commands.concede, "anna")
    play_on(house)
    assert house.table.ended is not None and house.table.ended.scores[0] == -1


def test_bots_that_decide_at_once_are_all_asked() -> None:
    house = orders("anna", ":random", ":random", ":random")
    for _ in range(200):
        asked = [seat for seat, _, _ in house.table.bots_to_move()]
        if len(asked) > 1:
            break
        decision = house.table.decisions()[0]
        texts = decision.texts
        text = next((t for t in texts if t.startswith("place strike")), texts[0])
        if decision.seat == 0:
            house.move("anna", text)
        else:
            house.keep(commands.bot_move(house.table, decision.seat, text, house.table.moves))
    assert len(asked) > 1
    house.keep(commands.bot_move(house.table, asked[-1], "bid 0", house.table.moves))
    assert [seat for seat, _, _ in house.table.bots_to_move()] == asked[:-1]


def test_the_chance_that_leaving_brings_is_in_the_log() -> None:
    class Fickle(type(DUEL)):  # type: ignore[misc]
        """Whoever leaves rolls a die before they are gone."""

        def withdraw(self, state, seat):  # type: ignore[no-untyped-def]
            state.points[1 - seat] = 1 + state.chance(1, 6)
            super().withdraw(state, seat)

    game = Fickle()
    house = playing(game)
    conceded = house.do(commands.concede, "anna")[0]
    assert isinstance(conceded, Conceded) and len(conceded.chance) == 1
    body = from_text(to_text(Conceded(seat=0, chance=[(conceded.chance[0] + 1) % 6])))
    log = [*house.log[:-2], Entry(len(house.log) - 2, house.now, body)]
    other = Table.of(log, house.find)
    assert other.match is not None and house.table.match is not None
    points = [int(t.match.state.points[1]) for t in (other, house.table)]  # type: ignore[union-attr,attr-defined]
    assert points[0] != points[1], "the log decides, not the seed"


def test_old_logs_have_concessions_without_chance() -> None:
    assert from_text('{"kind":"conceded","seat":1}') == Conceded(seat=1)
    assert to_text(Conceded(seat=1)) == '{"kind":"conceded","seat":1}'


def test_a_question_stays_what_it_is_while_others_answer() -> None:
    house = orders(*FOUR)
    first, second, third, *_ = (FOUR[seat] for seat in bids(house))
    before = shown(house.table, first, house.now).decision
    house.move(second, "bid 1")
    house.do(commands.concede, third)
    assert before is not None and shown(house.table, first, house.now).decision == before
    house.move(first, "bid 0", before.at)
