"""Face-down stacks, secret choices, clockwise order: what Forbidden Stars needs most."""

from __future__ import annotations

import pytest

from hadur.kernel.errors import IllegalMove
from hadur.kernel.events import Heard
from tests.kernel.toys.check import (
    assert_copies_play_alike,
    assert_it_ends,
    assert_nothing_leaks,
)
from tests.kernel.toys.orders import GAME, PLACED_KIND, Sector, sector


def table(seats: int, *moves: str) -> Sector:
    s = sector(GAME.begin({"seats": seats}))
    for move in moves:
        s.play(move)
    return s


def planned(seats: int) -> Sector:
    """All tokens placed: strikes on world 0, musters under them."""
    s = table(seats)
    for kind in ("muster", "muster", "strike", "strike"):
        for _ in range(seats):
            s.play(f"place {kind} 0")
    return s


def decisions(view: dict[str, object]) -> list[dict[str, object]]:
    found = view["decisions"]
    assert isinstance(found, list)
    return found


def stack(s: Sector, world: int, seat: int | None) -> list[str]:
    stacks = s.view(seat)["stacks"]
    assert isinstance(stacks, list)
    return list(stacks[world])


def test_seats_place_clockwise_from_the_first_player() -> None:
    s = table(3)
    order = []
    for _ in range(6):
        assert s.decision is not None
        order.append(s.decision.seat)
        s.play("place muster 1")
    assert order == [0, 1, 2, 0, 1, 2]


def test_a_token_on_top_shows_its_face_to_its_owner_and_its_back_to_the_others() -> None:
    s = table(2, "place strike 0")
    assert stack(s, 0, 0) == ["0 strike"]
    assert stack(s, 0, 1) == stack(s, 0, None) == ["0 ?"]


def test_under_another_token_not_even_the_owner_may_look() -> None:
    s = table(2, "place strike 0", "place muster 0")
    assert stack(s, 0, 0) == ["0 ?", "1 ?"]
    assert stack(s, 0, 1) == ["0 ?", "1 muster"]


def test_a_token_that_comes_to_the_top_may_be_looked_at_again() -> None:
    s = table(2, "place strike 0", "place muster 0", "place strike 1", "place muster 1")
    for move in ("place muster 2", "place strike 0", "place muster 2", "place strike 0"):
        s.play(move)
    # Seat 0 had one token on top and has carried it out; seat 1 chooses.
    assert stack(s, 1, 0) == ["0 ?", "1 ?"]
    s.play("reveal 1", 1)
    assert stack(s, 1, 0) == ["0 strike"]
    assert stack(s, 1, 1) == ["0 ?"]


def test_others_read_a_placement_without_its_face() -> None:
    heard = Heard()
    s = GAME.begin({"seats": 2}, listener=heard)
    (move,) = [m for m in s.decisions[0].moves if GAME.text(s, 0, m) == "place strike 2"]
    assert GAME.text_for(s, 0, move, 0) == "place strike 2"
    assert GAME.text_for(s, 0, move, 1) == GAME.text_for(s, 0, move, None) == "place ? 2"
    s.play(move)
    told = [event for event in heard.events if event.kind == PLACED_KIND]
    assert [(e.heard_by(0), e.heard_by(1), e.heard_by(None)) for e in told] == [
        (True, False, False)
    ]


def test_a_seat_without_a_token_on_top_misses_its_turn_and_keeps_its_tokens() -> None:
    s = planned(2)
    # The last token placed is that of seat 1: seat 0, the first player, misses its turn.
    assert [(d.seat, d.prompt) for d in s.decisions] == [(1, "bid"), (0, "bid")]
    assert s.view()["supplies"] == [0, 1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_seats_decide_at_once_and_nothing_shows_until_the_last_has(seats: int) -> None:
    s = planned(seats)
    assert {d.seat for d in s.decisions} == set(range(seats))
    before = [s.view(seat) for seat in range(seats)]
    for seat in range(1, seats):
        s.play(f"bid {seat}", seat)
    for seat in range(seats):
        others = [d for d in decisions(before[seat]) if d["seat"] != seat]
        assert s.view(seat) == {
            **before[seat],
            "decisions": others if seat else decisions(before[seat]),
        }
    assert [d.seat for d in s.decisions] == [0]
    s.play("bid 0", 0)
    assert s.view()["will"] == [5 - seat for seat in range(seats)]


def test_a_seat_answers_a_secret_question_only_once() -> None:
    s = planned(3)
    s.play("bid 2", 1)
    with pytest.raises(IllegalMove, match="nothing to decide"):
        s.play("bid 3", 1)


def test_secret_answers_may_come_in_any_order() -> None:
    one, other = planned(3), planned(3)
    for seat in (0, 1, 2):
        one.play(f"bid {seat}", seat)
    for seat in (2, 0, 1):
        other.play(f"bid {seat}", seat)
    assert one.dump() == other.dump()


def test_of_equal_bids_the_striker_wins_then_the_next_clockwise() -> None:
    s = planned(3)
    for seat in (0, 1, 2):
        s.play("bid 2", seat)
    # Seat 2 placed last, so it is the only one with a token on top: it struck.
    assert s.view()["glory"] == [0, 0, 1]
    s = planned(3)
    for seat, bid in ((0, 2), (1, 2), (2, 1)):
        s.play(f"bid {bid}", seat)
    assert s.view()["glory"] == [1, 0, 0]


def test_a_seat_without_an_army_there_is_not_asked() -> None:
    s = planned(3)
    for seat in (0, 1, 2):
        s.play("bid 0", seat)
    # Seats 0 and 1 lost their armies; now seat 1 strikes where only seat 2 stands.
    assert [d.seat for d in s.decisions] == [2]


def test_a_copy_between_secret_answers_keeps_them() -> None:
    s = planned(3)
    s.play("bid 4", 1)
    twin = s.copy()
    for seat in (0, 2):
        s.play("bid 3", seat)
        twin.play("bid 5", seat)
    assert s.view()["glory"] == [0, 1, 0]
    assert sector(twin).view()["glory"] == [0, 0, 1]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(6))
def test_random_games_end_copies_play_alike_and_nothing_leaks(seed: int, seats: int) -> None:
    assert_it_ends(GAME, seed, seats=seats)
    assert_copies_play_alike(GAME, seed, seats=seats)
    assert assert_nothing_leaks(GAME, seed, seats=seats) > 0
