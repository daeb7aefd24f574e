"""The last-in-first-out chain: what Káosz Galaktika needs most of the kernel."""

from __future__ import annotations

import pytest

from tests.kernel.toys.broadside import GAME, Fleet, fleet
from tests.kernel.toys.check import (
    assert_copies_play_alike,
    assert_it_ends,
    assert_nothing_leaks,
)


def table(*hands: str) -> Fleet:
    """One hand for each seat; ships 0 and 1 are those of seat 0, and so on; armour 2, credits 4."""
    return fleet(GAME.begin({"seats": len(hands), "hands": [hand.split() for hand in hands]}))


def asked(s: Fleet) -> tuple[int, list[str]]:
    assert s.decision is not None
    return s.decision.seat, s.decision.texts


def play(s: Fleet, *moves: str) -> None:
    for move in moves:
        s.play(move)


def credits(s: Fleet) -> list[int]:
    return [int(n) for n in s.credits]


def armour(s: Fleet) -> list[int]:
    return [int(n) for n in s.armour]


def test_an_announcement_nobody_can_answer_takes_effect_at_once() -> None:
    s = table("", "")
    s.play("fire 0 2")
    assert armour(s) == [2, 2, 1, 2]
    assert asked(s)[0] == 0


def test_what_is_announced_is_answered_clockwise_and_by_its_own_player_last() -> None:
    s = table("boost", "boost", "boost")
    s.play("fire 0 2")
    order = []
    for _ in range(3):
        order.append(asked(s)[0])
        s.play("pass")
    assert order == [1, 2, 0]
    assert asked(s)[0] == 0 and "end" in asked(s)[1]


def test_a_response_gives_everybody_a_new_chance() -> None:
    s = table("boost", "plate boost", "boost")
    play(s, "fire 0 2", "pass", "pass", "boost #0")
    assert asked(s)[0] == 1, "seat 1 had passed, but there is something new to answer"
    play(s, "plate 2")
    assert asked(s)[0] == 2


def test_the_last_announced_takes_effect_first() -> None:
    s = table("torpedo", "plate", "")
    play(s, "fire 0 3", "pass", "torpedo 2")
    assert armour(s) == [2] * 6, "nothing takes effect while it can still be answered"
    s.play("plate 2")
    assert armour(s)[2:4] == [1, 1], "the other way round the torpedo would have sunk ship 2"


def test_costs_are_paid_on_announcement_and_stay_paid() -> None:
    s = table("torpedo", "veto")
    play(s, "fire 0 2")
    assert s.view()["turned"] == [1, 0, 0, 0], "the ship is turned before the shot hits"
    play(s, "pass", "torpedo 3")
    assert credits(s) == [2, 4]
    play(s, "veto #1")
    assert credits(s) == [2, 2], "a veto costs what its target cost"
    assert armour(s) == [2, 2, 1, 2], "the torpedo had no effect; only the shot hit"
    assert credits(s) == [2, 2]
    assert s.view()["discard"] == ["torpedo", "veto"]


def test_a_veto_can_be_vetoed() -> None:
    """KG-EX13: boost, plate, veto on plate, veto on that veto."""
    s = table("boost veto", "plate veto")
    play(s, "fire 0 2", "pass", "boost #0", "plate 2", "veto #2", "veto #3")
    assert credits(s) == [2, 2]
    assert s.view()["chain"] == []
    assert armour(s)[2] == 1, "3 with its plate, less 2 by the boosted shot"
    assert s.view()["discard"] == ["boost", "plate", "veto", "veto"]


def test_a_target_that_has_vanished_leaves_the_rest_without_effect_and_costs_paid() -> None:
    s = table("boost torpedo", "plate")
    play(s, "fire 0 2", "plate 2", "torpedo 2", "pass")
    # The torpedo sinks ship 2 before its plate arrives; plate and shot have lost their target.
    assert armour(s) == [2, 2, 0, 2]
    assert credits(s) == [2, 3]
    assert s.view()["turned"] == [1, 0, 0, 0]
    assert s.view()["chain"] == ["shot #0"]
    play(s, "pass")
    assert armour(s) == [2, 2, 0, 2]
    assert asked(s)[0] == 0 and "fire 1 3" in asked(s)[1]


def test_the_chain_runs_down_without_a_break_and_reopens_before_the_shot() -> None:
    s = table("boost boost", "plate torpedo")
    play(s, "fire 0 2", "plate 2", "boost #0", "pass", "pass")
    assert s.view()["chain"] == ["shot #0"]
    assert armour(s)[2] == 3
    assert asked(s)[0] == 1
    play(s, "torpedo 0", "pass")
    assert armour(s) == [0, 2, 3, 2], "the ship that fired is gone; its shot is under way"
    s.play("pass")
    assert armour(s)[2] == 1


def test_cards_played_in_a_row_take_effect_in_the_order_their_player_likes() -> None:
    s = table("", "plate torpedo")
    play(s, "fire 0 2", "torpedo 0", "plate 0")
    assert s.decision is not None
    assert (s.decision.seat, s.decision.prompt) == (1, "which-first")
    assert s.decision.texts == ["first torpedo #1", "first plate #2"]
    twin = s.copy()
    s.play("first torpedo #1")
    assert armour(s)[0] == 0, "sunk before the plate arrived"
    twin.play("first plate #2")
    assert armour(fleet(twin))[0] == 1


def test_whatever_their_order_all_of_them_take_effect() -> None:
    s = table("", "plate torpedo reply")
    play(s, "fire 0 2", "torpedo 1", "plate 3", "reply 0")
    play(s, "first plate #2", "first torpedo #1")
    assert armour(s) == [1, 0, 1, 3]
    assert s.view()["chain"] == []


def test_cards_with_another_players_card_between_them_keep_their_order() -> None:
    s = table("plate", "plate torpedo")
    play(s, "fire 0 2", "torpedo 0", "plate 0", "plate 2")
    assert armour(s)[:3] == [1, 2, 2]
    assert s.view()["chain"] == []


def test_a_link_that_launches_another_waits_for_the_whole_of_its_chain() -> None:
    s = table("boost", "reply plate")
    play(s, "fire 0 2", "reply 0", "pass", "pass")
    assert s.view()["chain"] == ["shot #0", "reply #1", "shot #2"]
    assert s.view()["turned"] == [1, 0, 1, 0]
    assert asked(s)[0] == 0, "the reply is a new announcement: all may answer it"
    play(s, "boost #2", "pass")
    assert s.view()["chain"] == ["shot #0", "reply #1", "shot #2"]
    s.play("pass")
    assert armour(s) == [0, 2, 2, 2], "the boosted reply has sunk ship 0"
    assert s.view()["chain"] == ["shot #0"]
    s.play("pass")
    assert armour(s) == [0, 2, 1, 2], "its shot was under way"


def test_a_seat_is_asked_whenever_it_holds_a_card_and_a_credit() -> None:
    s = table("", "veto")
    s.play("fire 0 2")
    assert asked(s) == (1, ["pass"]), "nothing to veto, but that is nobody's business"
    broke = table("", "boost")
    broke.credits[1] = 0
    broke.play("fire 0 2")
    assert asked(broke)[0] == 0


def test_a_copy_in_the_middle_of_a_chain_goes_its_own_way() -> None:
    s = table("boost", "plate")
    play(s, "fire 0 2", "pass", "boost #0")
    twin = s.copy()
    play(twin, "plate 2")
    play(s, "pass", "pass")
    assert (armour(s)[2], armour(fleet(twin))[2]) == (0, 1)


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("seed", range(12))
def test_random_games_end_copies_play_alike_and_nothing_leaks(seed: int, seats: int) -> None:
    assert_it_ends(GAME, seed, seats=seats)
    assert_copies_play_alike(GAME, seed, seats=seats)
    assert assert_nothing_leaks(GAME, seed, seats=seats) > 0
