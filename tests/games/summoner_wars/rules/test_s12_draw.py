"""Section 12, the Draw phase: hands and piles."""

from __future__ import annotations

from typing import Any

import pytest

SUMMONERS = "a1: 0 svara; f8: 1 ret-talus"
PILE = "gate parapet ollag frost-mage ice-smith ice-golem nadiana jarmund"


@pytest.mark.rule("SW-12.1")
@pytest.mark.parametrize("held", [0, 1, 2, 4])
def test_a_player_with_fewer_than_five_cards_draws_until_there_are_five(
    table: Any, held: int
) -> None:
    t = table(
        f"phase=magic; {SUMMONERS}; hand0: {' '.join(['bear-cavalry'] * held)}; draw0: {PILE};"
        f"draw1: {PILE}"
    )
    t.do("end")
    assert (len(t.hand(0)), len(t.pile("draw", 0))) == (5, 8 - (5 - held))
    assert (t.hand(1), len(t.pile("draw", 1))) == ([], 8)


@pytest.mark.rule("SW-12.2")
@pytest.mark.parametrize("held", [5, 7])
def test_with_five_cards_or_more_nothing_is_drawn_and_nothing_discarded(
    table: Any, held: int
) -> None:
    hand = ["ice-smith"] * held
    t = table(f"phase=magic; {SUMMONERS}; hand0: {' '.join(hand)}; draw0: {PILE}")
    t.do("end")
    assert (t.hand(0), t.pile("draw", 0), t.discard(0)) == (hand, PILE.split(), [])
    assert t.seat == 1


@pytest.mark.rule("SW-12.3")
def test_cards_are_drawn_from_the_top_of_the_own_pile_into_the_hand(table: Any) -> None:
    t = table(f"phase=magic; {SUMMONERS}; draw0: {PILE}; draw1: gate gate gate gate gate")
    t.do("end")
    assert t.hand(0) == PILE.split()[:2:-1]
    assert t.pile("draw", 0) == PILE.split()[:3]
    assert len(t.pile("draw", 1)) == 5


@pytest.mark.rule("SW-12.3")
def test_an_effect_that_draws_takes_from_the_top_as_well(table: Any) -> None:
    t = table(f"phase=summon moment=start; c3: 0 valna-stoutheart; draw0: {PILE}; hand0: gate")
    assert t.hand(0) == ["gate", "jarmund", "nadiana"]
    assert t.pile("draw", 0) == PILE.split()[:6]


@pytest.mark.rule("SW-12.4")
def test_where_the_pile_runs_out_as_many_are_drawn_as_there_are(table: Any) -> None:
    t = table(f"phase=magic; {SUMMONERS}; hand0: ice-smith; draw0: gate ollag; discard0: parapet")
    t.do("end")
    assert (t.hand(0), t.pile("draw", 0)) == (["ice-smith", "ollag", "gate"], [])
    assert (t.seat, t.result) == (1, None)


@pytest.mark.rule("SW-12.5")
def test_a_player_whose_pile_is_empty_cannot_draw(table: Any) -> None:
    t = table(f"phase=magic; {SUMMONERS}; hand0: ice-smith; draw1: gate gate gate")
    t.do("end")
    assert (t.hand(0), len(t.pile("draw", 1)), t.hand(1)) == (["ice-smith"], 3, [])
    effect = table("phase=summon moment=start; c3: 0 valna-stoutheart; hand0: gate")
    assert effect.hand(0) == ["gate"]


@pytest.mark.rule("SW-12.6")
def test_the_discard_pile_is_never_shuffled_into_the_draw_pile(table: Any) -> None:
    t = table(f"phase=magic; {SUMMONERS}; discard0: {PILE}; discard1: {PILE}")
    t.many(*["end"] * 11)
    assert (t.seat, t.state.turn) == (1, 4)
    for seat in (0, 1):
        assert (t.pile("draw", seat), t.hand(seat), t.discard(seat)) == ([], [], PILE.split())


@pytest.mark.rule("SW-12.7")
def test_an_empty_pile_costs_nothing_and_the_player_plays_on(table: Any) -> None:
    t = table(f"phase=magic; {SUMMONERS}; b2: 0 gate; c4: 0 ollag; c5: 1 gate; draw1: {PILE}")
    t.do("end")
    assert (t.result, t.seat, t.damage("a1"), t.magic) == (None, 1, 0, [5, 5])
    t.many(*["end"] * 5, "end", "move c4 d4", "end", "end")
    assert (t.seat, t.phase, t.result) == (0, "attack", None)


@pytest.mark.rule("SW-12.8")
def test_nobody_is_asked_whether_to_draw(table: Any) -> None:
    t = table(f"phase=magic; {SUMMONERS}; hand0: gate; draw0: {PILE}")
    t.do("end")
    assert (t.seat, t.phase, len(t.hand(0))) == (1, "summon", 5)


@pytest.mark.rule("SW-12.8")
def test_the_draw_cannot_be_put_off_even_where_something_else_may_be_done(table: Any) -> None:
    t = table(f"phase=magic; {SUMMONERS}; hand0: gate; draw0: {PILE}; events0: renewed-hope")
    t.do("end")
    assert (t.seat, t.phase, len(t.hand(0))) == (0, "draw", 5)
    t.do("summon ice-smith a2").do("end")
    assert (t.seat, len(t.hand(0))) == (1, 4)
