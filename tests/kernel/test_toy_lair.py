"""One against many, large figures, cards out of turn, private talk: what DOOM needs most."""

from __future__ import annotations

import pytest

from hadur.kernel.events import Heard
from tests.kernel.toys.check import (
    assert_copies_play_alike,
    assert_it_ends,
    assert_nothing_leaks,
)
from tests.kernel.toys.lair import GAME, SAID, Lair, lair


def table(places: str, *hands: str, active: int = 0, doors: str = "c2 c3") -> Lair:
    """A position: the places of the demon and the marines, hands, turn, closed doors."""
    seats = places.split()
    cards = [hand.split() for hand in hands] + [[]] * (len(seats) - len(hands))
    setup = {"places": seats, "hands": cards, "active": active, "doors": doors.split()}
    return lair(GAME.begin_at({"seats": len(seats)}, setup))


def asked(s: Lair) -> tuple[int, list[str]]:
    assert s.decision is not None
    return s.decision.seat, s.decision.texts


def steps(s: Lair) -> str:
    return "".join(text[-1] for text in asked(s)[1] if text.startswith("step"))


# -- edges and the large figure --------------------------------------------------------------------


def test_a_large_figure_steps_with_its_whole_base() -> None:
    s = table("e2 a1")
    assert steps(s) == "nsw"
    s.play("step w")
    assert s.view()["places"] == ["d2", "a1"]


def test_a_wall_or_a_closed_door_before_any_part_of_its_base_stops_it() -> None:
    assert steps(table("d2 a1")) == "nes", "two closed doors"
    assert steps(table("d1 a1", doors="")) == "es", "one open door, one wall"
    assert steps(table("d2 a1", doors="")) == "nesw", "two open doors"


def test_a_large_figure_cannot_cover_a_wall() -> None:
    astride = table("c2 a1", doors="")
    assert steps(astride) == "ew", "north and south of it the wall would run under its base"


def test_a_small_figure_needs_one_open_door() -> None:
    s = table("e3 c2", active=1)
    assert "step e" not in asked(s)[1]
    s.play("open c2")
    assert s.view()["doors"] == ["c3"]
    s.play("step e")
    assert s.view()["places"] == ["e3", "d2"]


def test_no_space_of_the_base_may_be_taken() -> None:
    assert steps(table("e2 d3")) == "ns", "a marine stands before its lower half"


def test_nothing_bites_or_shoots_through_a_wall() -> None:
    assert "bite 1" not in asked(table("d1 c1 c2"))[1]
    assert "bite 2" not in asked(table("d1 c1 c2"))[1], "a closed door counts as a wall"
    assert "bite 2" in asked(table("d1 c1 c2", doors=""))[1]
    assert "shoot" not in asked(table("d2 a2", active=1))[1]
    assert "shoot" in asked(table("d2 a2", active=1, doors=""))[1]
    assert "shoot" not in asked(table("d2 a2 b2", active=1, doors=""))[1]


# -- cards out of turn -----------------------------------------------------------------------------


def test_a_marine_reacts_in_the_invaders_turn_and_play_goes_on_where_it_was() -> None:
    s = table("e2 d2", "", "dodge")
    s.play("bite 1")
    assert asked(s) == (1, ["dodge", "pass"])
    s.play("dodge")
    assert s.view()["life"] == [3, 3]
    assert asked(s)[0] == 0 and "bite 1" in asked(s)[1], "one action is left"
    assert s.view()["turn"] == (0, 1)


def test_the_invader_reacts_in_a_marines_turn() -> None:
    s = table("e2 d2", "scales", active=1)
    s.play("shoot")
    assert asked(s) == (0, ["scales", "pass"])
    s.play("scales")
    assert s.view()["life"] == [3, 3]


def test_a_marine_beside_takes_the_bite_and_may_answer_it() -> None:
    s = table("e2 d2 d1", "", "", "cover dodge counter")
    s.play("bite 1")
    assert asked(s) == (2, ["cover", "pass"])
    s.play("cover")
    s.play("pass")
    assert asked(s) == (2, ["dodge", "pass"]), "the bite is about marine 2 now"
    s.play("pass")
    assert asked(s) == (2, ["counter", "pass"])
    s.play("counter")
    assert s.view()["life"] == [2, 3, 2]


def test_a_marine_that_is_not_beside_cannot_cover_and_is_not_asked() -> None:
    s = table("e2 d2 a1", "", "", "cover")
    s.play("bite 1")
    assert s.view()["life"] == [3, 2, 3]
    assert asked(s)[0] == 0


def test_the_side_whose_turn_it_is_comes_first() -> None:
    s = table("e2 d2", "fury fury", "counter dodge")
    s.play("bite 1")
    assert asked(s) == (0, ["fury", "pass"])
    s.play("fury")
    assert asked(s) == (1, ["dodge", "pass"])
    s = table("e2 d2", "scales", "dodge", active=1)
    s.play("shoot")
    assert asked(s)[0] == 0, "marines have no card for a shot, and everybody knows that"


def test_an_interrupt_can_change_what_happens() -> None:
    s = table("e2 d2", "fury", "counter")
    s.play("bite 1")
    s.play("fury")
    s.play("pass")
    assert s.view()["life"] == [3, 1]
    assert asked(s) == (1, ["counter", "pass"])
    s.play("counter")
    assert s.view()["life"] == [2, 1]


def test_one_loses_and_many_win_together() -> None:
    s = table("e2 d2 a1", active=1)
    s.life[0] = 1
    s.play("shoot")
    assert s.result == [-1, 1, 1]
    s = table("e2 d2 a1")
    s.life[1] = 1
    s.play("bite 1")
    assert s.result == [1, -1, -1]


# -- talk ------------------------------------------------------------------------------------------


def test_marines_hear_each_other_and_the_invader_does_not() -> None:
    s = table("e2 d2 a1", "", "dodge", "cover", active=1)
    heard = Heard()
    s.listener = heard
    (move,) = [m for m in s.decisions[0].moves if GAME.text(s, 0, m) == "say cover"]
    assert [GAME.text_for(s, 0, move, seat) for seat in (0, 1, 2, None)] == [
        "say",
        "say cover",
        "say cover",
        "say",
    ]
    s.play(move)
    (said,) = heard.events
    assert (said.kind, said.a) == (SAID, 1)
    assert [said.heard_by(seat) for seat in (0, 1, 2, None)] == [False, True, True, False]


def test_talk_leaves_no_trace_in_the_state() -> None:
    one = table("e2 d2 a1", "", "dodge", "cover", active=1)
    other = one.copy()
    one.play("say cover")
    other.play("say dodge")
    assert one.dump() == other.dump()
    assert "say dodge" not in asked(one)[1], "once a turn"


def test_marines_share_no_cards() -> None:
    s = table("e2 d2 a1", "fury", "dodge", "cover")
    assert s.view(1)["hands"] == [["?"], ["dodge"], ["?"]]
    assert s.view(2)["hands"] == [["?"], ["?"], ["cover"]]
    assert s.view(0)["hands"] == [["fury"], ["?"], ["?"]]
    assert s.view(None)["hands"] == [["?"], ["?"], ["?"]]


def test_a_copy_between_cover_and_bite_goes_its_own_way() -> None:
    s = table("e2 d2 d1", "", "", "cover dodge")
    s.play("bite 1")
    s.play("cover")
    twin = s.copy()
    twin.play("pass")
    twin.play("dodge")
    s.play("pass")
    s.play("pass")
    assert (s.view()["life"], twin.view()["life"]) == ([3, 3, 2], [3, 3, 3])


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_random_games_end_copies_play_alike_and_nothing_leaks(seed: int, seats: int) -> None:
    assert_it_ends(GAME, seed, seats=seats)
    assert_copies_play_alike(GAME, seed, seats=seats)
    assert assert_nothing_leaks(GAME, seed, seats=seats) > 0


@pytest.mark.parametrize("seed", range(6))
def test_nothing_leaks_in_a_melee(seed: int) -> None:
    melee = {
        "places": ["d2", "c2", "c3", "d1"],
        "hands": [["fury", "scales"], ["dodge"], ["cover", "counter"], ["cover", "dodge"]],
        "active": 0,
        "doors": [],
    }
    assert assert_nothing_leaks(GAME, seed, **melee) > 0
