"""Interrupts, reactions and nesting: what Conquest needs most of the kernel."""

from __future__ import annotations

import pytest

from tests.kernel.toys.check import (
    assert_copies_play_alike,
    assert_it_ends,
    assert_nothing_leaks,
    positions,
)
from tests.kernel.toys.guards import GAME, Post, post


def table(
    guards: str, hand0: str = "", hand1: str = "", wounded: str = "", variants: str = ""
) -> Post:
    """A position: the guards of both seats ("psm www"), hands, and who has one wound already."""
    setup = {
        "guards": guards.split(),
        "hands": [hand0.split(), hand1.split()],
        "variants": variants.split(),
    }
    s = post(GAME.begin(setup))
    for letter in wounded:
        s.wounds[int(letter)] = 1
    return s


def asked(s: Post) -> tuple[int, list[str]]:
    assert s.decision is not None
    return s.decision.seat, s.decision.texts


def play(s: Post, *moves: str) -> None:
    """Play moves, and pass wherever a seat is asked that can only pass."""
    for move in moves:
        s.play(move)
        while s.decision is not None and s.decision.texts == ["pass"]:
            s.play("pass")


def wounds(s: Post) -> list[int]:
    return [int(n) for n in s.wounds]


def standing(s: Post) -> list[int]:
    return [g for g in range(6) if s.standing >> g & 1]


def test_an_event_nobody_can_answer_asks_nobody() -> None:
    s = table("ppp ppp")
    s.play("hit 0 3")
    assert wounds(s) == [0, 0, 0, 1, 0, 0]
    assert asked(s)[0] == 1 and "hit 3 0" in asked(s)[1]


def test_a_cancelled_event_does_not_happen_and_its_card_is_spent() -> None:
    s = table("ppp ppp", "", "parry loot")
    s.play("hit 0 3")
    assert asked(s) == (1, ["parry 3", "pass"])
    s.play("parry 3")
    assert wounds(s) == [1, 0, 0, 0, 0, 0], "and the guard opposite is hit"
    assert s.view(0)["discard"] == ["parry"]
    assert s.view(0)["hands"] == [[], ["?"]]


def test_a_cancelled_event_triggers_no_reaction() -> None:
    s = table("ppp ppp", "loot", "parry", wounded="3")
    play(s, "hit 0 3", "parry 3")
    assert 3 in standing(s)
    assert asked(s)[0] == 1 and "hit 3 0" in asked(s)[1]


def test_an_interrupt_can_be_interrupted_and_the_latest_is_finished_first() -> None:
    s = table("ppp ppp", "parry", "parry parry", wounded="03")
    s.play("hit 0 3")
    s.play("parry 3")
    assert s.view()["happening"] == ["hit", "hit"]
    assert asked(s) == (0, ["parry 0", "pass"])
    s.play("parry 0")
    assert asked(s) == (1, ["parry 3", "pass"]), "and guard 3 is hit in its turn"
    play(s, "pass")
    assert standing(s) == [0, 1, 2, 4, 5]
    assert wounds(s) == [1, 0, 0, 2, 0, 0], "both hits that were parried did not happen"


def test_a_replaced_event_happens_as_the_other_one_with_its_own_windows() -> None:
    s = table("ppp ppp", "", "decoy parry")
    play(s, "hit 0 3", "decoy 3", "choose 4")
    assert asked(s) == (1, ["parry 3", "pass"]), "the window of the first event is still open"
    s.play("pass")
    assert asked(s) == (1, ["parry 4", "pass"]), "now it is about the guard in its place"
    s.play("pass")
    assert wounds(s) == [0, 0, 0, 0, 1, 0]


def test_what_is_forced_on_the_event_in_its_place_comes_first_too() -> None:
    s = table("ppp pwp", "", "decoy parry")
    play(s, "hit 0 3", "decoy 3", "choose 4", "pass")
    assert asked(s) == (1, ["parry 4", "pass"])
    s.play("pass")
    assert (wounds(s)[4], s.nature[4]) == (0, 0), "the ward broke in place of the second hit"


def test_of_several_replacements_the_last_one_used_is_carried_out() -> None:
    s = table("ppp ppp", "", "decoy decoy")
    play(s, "hit 0 3", "decoy 3", "choose 4", "decoy 3", "choose 5")
    assert wounds(s) == [0, 0, 0, 0, 0, 1]


def test_a_forced_interrupt_comes_before_any_that_is_not_forced() -> None:
    s = table("ppp wpp", "", "parry")
    s.play("hit 0 3")
    # The ward has replaced the hit already, without a question; the hit is still interruptible.
    assert asked(s) == (1, ["parry 3", "pass"])
    s.play("pass")
    assert wounds(s)[3] == 0 and s.nature[3] == 0
    s.play("hit 3 0")
    s.play("hit 0 3")
    s.play("pass")
    assert wounds(s)[3] == 1


def test_a_forced_reaction_comes_before_any_that_is_not_forced() -> None:
    s = table("ppp spp", "", "avenge", wounded="3")
    play(s, "hit 0 3")
    assert wounds(s)[0] == 1, "spite has hit back"
    assert asked(s) == (1, ["avenge 3", "pass"])


def test_the_player_whose_turn_it_is_orders_what_is_forced() -> None:
    s = table("pww wwp", "volley")
    s.play("volley 0")
    assert s.decision is not None
    assert (s.decision.seat, s.decision.prompt, s.decision.rule) == (0, "force", "G-10")
    assert s.decision.texts == ["ward 1 1", "ward 2 2", "ward 3 3", "ward 4 4"]


def test_where_the_game_says_so_each_player_orders_what_is_forced_on_their_own_side() -> None:
    s = table("pww wwp", "volley", variants="each")
    s.play("volley 0")
    assert asked(s) == (0, ["ward 1 1", "ward 2 2"])
    s.play("ward 2 2")
    assert asked(s) == (1, ["ward 3 3", "ward 4 4"])
    s.play("ward 4 4")
    assert wounds(s) == [1, 0, 0, 0, 0, 1]


def test_where_the_game_says_so_a_player_goes_on_until_passing() -> None:
    s = table("ppp ppp", "loot loot", "avenge avenge", wounded="3", variants="keep")
    play(s, "hit 0 3", "loot 3")
    assert asked(s) == (0, ["loot 3", "pass"])
    play(s, "pass")
    assert asked(s) == (1, ["avenge 3", "pass"])


def test_reactions_alternate_until_both_have_passed_in_a_row() -> None:
    s = table("ppp ppp", "loot loot", "avenge avenge", wounded="3")
    play(s, "hit 0 3")
    assert asked(s) == (0, ["loot 3", "pass"])
    s.play("loot 3")
    assert asked(s) == (1, ["avenge 3", "pass"])
    s.play("pass")
    assert asked(s) == (0, ["loot 3", "pass"]), "seat 1 alone has passed since the last use"
    s.play("pass")
    assert asked(s)[0] == 1 and "hit 4 0" in asked(s)[1], "both have passed in a row"


def test_a_seat_that_passed_may_act_again_if_the_other_acts_in_between() -> None:
    s = table("ppp ppp", "loot", "avenge", wounded="3")
    play(s, "hit 0 3", "pass", "avenge 3", "choose 0")
    assert asked(s) == (0, ["loot 3", "pass"])


def test_a_nested_sequence_ends_before_the_outer_window_goes_on() -> None:
    s = table("ppp ppp", "avenge", "avenge loot", wounded="30")
    play(s, "hit 1 3")
    assert s.view()["happening"] == ["hit", "fall"]
    play(s, "avenge 3", "choose 0")
    # Guard 0 falls inside the window of guard 3: its own window comes first.
    assert s.view()["happening"] == ["hit", "fall", "hit", "fall"]
    assert asked(s) == (0, ["avenge 0", "pass"])
    play(s, "avenge 0", "choose 4")
    assert wounds(s)[4] == 1
    assert asked(s) == (1, ["loot 0", "pass"])
    play(s, "loot 0")
    assert s.view()["happening"] == []


def test_the_trigger_of_an_outer_window_is_preserved() -> None:
    s = table("ppp ppm", "loot", "avenge", wounded="30")
    play(s, "hit 1 3", "pass", "avenge 3", "choose 0")
    assert standing(s) == [1, 2, 4, 5]
    assert asked(s) == (0, ["loot 3", "pass"]), "guard 0 has fallen since; guard 3 still counts"
    play(s, "loot 3")
    assert asked(s) == (1, ["tend 5 3", "pass"])


def test_a_reaction_is_lost_when_its_source_no_longer_qualifies() -> None:
    s = table("ppp ppm", "avenge", "avenge", wounded="035")
    play(s, "hit 1 3")
    assert asked(s) == (1, ["tend 5 3", "avenge 3", "pass"])
    play(s, "avenge 3", "choose 0", "avenge 0", "choose 5")
    assert standing(s) == [1, 2, 4]
    # Seat 1 is back in the window of guard 3, but its medic fell in between.
    assert asked(s)[0] == 1 and "hit 4 1" in asked(s)[1]


def test_an_ability_is_used_at_most_once_for_each_time_the_event_happens() -> None:
    s = table("ppp pmp", wounded="3")
    s.play("hit 0 3")
    assert asked(s) == (1, ["tend 4 3", "pass"])
    s.play("tend 4 3")
    assert asked(s) == (1, ["pass"])


def test_the_next_time_the_event_happens_an_ability_is_usable_again() -> None:
    s = table("ppp pmp", wounded="35")
    play(s, "hit 0 3", "tend 4 3", "hit 4 0", "hit 0 5")
    assert asked(s) == (1, ["tend 4 5", "pass"])


def test_of_events_that_happen_together_an_ability_is_used_once_for_each() -> None:
    s = table("ppp ppm", "volley", wounded="34")
    play(s, "volley 0")
    assert asked(s) == (1, ["tend 5 3", "tend 5 4", "pass"])
    play(s, "tend 5 4")
    assert asked(s) == (1, ["tend 5 3", "pass"])
    s.play("tend 5 3")
    assert asked(s) == (1, ["pass"])


def test_events_that_happen_together_share_their_windows() -> None:
    s = table("ppp ppp", "volley loot", "parry avenge", wounded="345")
    play(s, "volley 0")
    assert asked(s) == (1, ["parry 3", "parry 4", "parry 5", "pass"])
    play(s, "parry 4")
    assert standing(s) == [0, 2, 4], "guards 1, 3 and 5 have fallen before anybody reacts"
    assert asked(s) == (0, ["loot 3", "loot 5", "pass"])
    s.play("loot 5")
    assert asked(s) == (1, ["avenge 3", "avenge 5", "pass"])


def test_when_the_last_guards_of_both_fall_together_nobody_has_won() -> None:
    s = table("ppp ppp", "volley", wounded="012345")
    play(s, "volley 0")
    assert s.result == [0, 0]


def test_reactions_to_a_cost_wait_until_the_card_has_been_played_completely() -> None:
    s = table("mpp ppp", "volley avenge", wounded="1")
    play(s, "volley 1")
    assert standing(s) == [0, 2, 3, 4, 5]
    assert wounds(s) == [1, 2, 1, 1, 1, 1], "the volley came before any reaction to guard 1"
    assert asked(s) == (0, ["tend 0 1", "avenge 1", "pass"])
    assert s.view()["happening"] == ["hit", "fall"]
    play(s, "pass")
    assert s.view()["happening"] == []


def test_an_interrupt_on_a_cost_can_replace_it_and_its_reactions_still_wait() -> None:
    s = table("mpp ppp", "volley decoy", wounded="2")
    play(s, "volley 1", "decoy 1", "choose 2")
    assert standing(s) == [0, 1, 3, 4, 5]
    assert wounds(s)[3:] == [1, 1, 1]
    assert asked(s) == (0, ["tend 0 2", "pass"])


def test_what_an_interrupt_on_a_cost_triggers_does_not_wait() -> None:
    s = table("ppp ppp", "volley parry loot", wounded="3")
    play(s, "volley 0", "parry 0")
    assert wounds(s) == [0, 0, 0, 2, 0, 0], "guard 3 has fallen, and the volley is still to come"
    assert asked(s) == (0, ["loot 3", "pass"])
    play(s, "pass")
    assert wounds(s) == [0, 1, 1, 2, 1, 1]


def test_a_window_for_actions_is_an_event_in_which_nothing_happens() -> None:
    s = table("ppp ppp", "loot loot", "loot", wounded="013", variants="respite")
    assert asked(s) == (0, ["bandage", "pass"])
    s.play("bandage")
    assert asked(s) == (1, ["bandage", "pass"])
    s.play("pass")
    assert asked(s) == (0, ["bandage", "pass"]), "an action without a limit can be repeated"
    s.play("bandage")
    assert asked(s) == (1, ["bandage", "pass"]), "who has passed may act after the other has"
    s.play("pass")
    assert wounds(s) == [0, 0, 0, 1, 0, 0]
    assert asked(s)[0] == 0 and "hit 0 3" in asked(s)[1]


def test_an_event_that_no_ability_of_the_match_listens_to_just_happens() -> None:
    s = table("wpp spm", "volley volley", "parry avenge", wounded="15")
    s.hear([])
    s.play("hit 0 5")
    assert standing(s) == [0, 1, 2, 3, 4]
    s.play("hit 3 0")
    s.play("volley 2")
    assert wounds(s) == [2, 2, 1, 1, 1, 2]
    assert standing(s) == [2, 3, 4]
    assert asked(s)[0] == 1


def test_whether_a_seat_is_asked_depends_on_how_many_cards_it_holds_not_on_which() -> None:
    useless = table("ppp ppp", "", "loot")
    useless.play("hit 0 3")
    assert asked(useless) == (1, ["pass"])
    empty = table("ppp ppp", "", "")
    empty.play("hit 0 3")
    assert asked(empty)[1] != ["pass"]


def test_a_copy_in_the_middle_of_a_nested_sequence_goes_its_own_way() -> None:
    s = table("ppp ppp", "avenge", "avenge", wounded="30")
    play(s, "hit 1 3", "avenge 3", "choose 0")
    twin = s.copy()
    play(twin, "avenge 0", "choose 4")
    assert wounds(twin)[4] == 1 and wounds(s)[4] == 0
    play(s, "pass")
    assert (s.view(0)["hands"], twin.view(0)["hands"]) == ([["avenge"], []], [[], []])


@pytest.mark.parametrize("seed", range(10))
def test_between_turns_no_event_is_going_on_and_nothing_is_left_of_any(seed: int) -> None:
    for s in positions(GAME, seed, {}):
        if s.decision is not None and s.decision.prompt == "turn":
            left = s.dump()
            assert (left["happening"], left["used"], left["held"]) == ([], [], [0])


@pytest.mark.parametrize("seed", range(12))
def test_random_games_end_copies_play_alike_and_nothing_leaks(seed: int) -> None:
    assert_it_ends(GAME, seed)
    assert_copies_play_alike(GAME, seed, variants=["respite"])
    assert assert_nothing_leaks(GAME, seed, variants=["respite", "each", "keep"]) > 0
