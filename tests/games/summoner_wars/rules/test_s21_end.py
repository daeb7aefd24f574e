"""Section 21: the end of the game."""

from __future__ import annotations

from typing import Any

import pytest

from hadur.games.summoner_wars import GAME
from hadur.kernel.errors import IllegalMove

HIT = "melee+ranged"
BARE = "melee"  # for a ranged unit: no hit
MISS = "ranged+special"  # for a melee unit: no hit
WON, LOST, DRAWN = [1, -1], [-1, 1], [0, 0]


@pytest.mark.rule("SW-21.1", "SW-21.2")
@pytest.mark.parametrize(("seat", "result"), [(0, WON), (1, LOST)])
def test_who_alone_has_a_summoner_left_has_won_and_the_other_has_lost(
    table: Any, seat: int, result: list[int]
) -> None:
    t = table(
        f"phase=attack active={seat}; c3: {seat} smasher; c4: {1 - seat} ret-talus damage=11;"
        f"a1: {seat} svara damage=11"
    )
    t.do("attack c3 c4", dice=f"{HIT} {MISS} {MISS} {MISS}")
    assert (t.result, t.legal) == (result, [])


@pytest.mark.rule("SW-21.1")
def test_a_summoner_that_is_only_discarded_is_not_left_on_the_battlefield_either(
    table: Any,
) -> None:
    t = table("phase=attack targeted=1; c3: 0 the-eater; c4: 0 svara; f8: 1 svara")
    t.many("end", "pick c4")
    assert t.result == LOST


@pytest.mark.rule("SW-21.2")
def test_no_other_loss_ends_the_game(table: Any) -> None:
    t = table("phase=attack; c3: 0 smasher; c4: 1 gul-dass damage=7; f8: 1 ret-talus; a1: 0 svara")
    t.do("attack c3 c4", dice=f"{HIT} {MISS} {MISS} {MISS}")
    assert (t.result, t.at("c4")) == (None, "")
    t.many("end", "end")
    assert (t.result, t.seat) == (None, 1), "with nothing but a summoner a player goes on"


@pytest.mark.rule("SW-21.3")
def test_nothing_follows_the_end_of_the_game(table: Any) -> None:
    t = table(
        "phase=attack; c3: 0 jarmund; c4: 1 ret-talus damage=11; e5: 0 undead-archer; a1: 0 svara;"
        "events1: sacrificial-pyre"
    )
    t.do("attack c3 c4", dice=f"{HIT} {HIT} {HIT}")
    assert (t.result, t.legal) == (WON, [])
    assert (t.charges("c3"), t.at("e5")) == (0, "undead-archer"), "neither Momentum nor Soul Shift"
    assert t.event_charges("sacrificial-pyre", 1) == 0
    with pytest.raises(IllegalMove, match="over"):
        t.state.play("end")
    assert list(t.state.explain("end").rules) == ["SW-21.3"]


@pytest.mark.rule("SW-21.3")
def test_the_end_comes_in_the_middle_of_an_effect(table: Any) -> None:
    t = table(
        "phase=move; c3: 0 smasher; c4: 1 ret-talus damage=10; e3: 0 smasher; a1: 0 svara;"
        "hand0: purge"
    )
    t.many("play purge", "pick e3", "pick c3", "pick c4")
    assert t.result == WON
    assert (t.at("c3"), t.at("e3")) == ("smasher", "smasher"), "the purged were not destroyed"


@pytest.mark.rule("SW-21.4")
def test_the_active_player_can_lose_by_inaction(table: Any) -> None:
    t = table("phase=attack; a1: 0 svara damage=11; f8: 1 svara")
    t.do("end")
    assert (t.result, t.magic) == (LOST, [5, 5])


@pytest.mark.rule("SW-21.4")
def test_the_active_player_can_lose_by_damage_of_their_own_doing(table: Any) -> None:
    raised = table("phase=summon; d1: 0 ret-talus damage=10; f8: 1 svara; discard0: undead-warrior")
    raised.do("use raise-the-dead d1")
    assert (raised.result, raised.discard(0)) == (LOST, ["undead-warrior", "ret-talus"])
    attacked = table("phase=attack; c3: 0 smasher; c4: 0 svara damage=11; f8: 1 svara")
    attacked.do("attack c3 c4", dice=f"{HIT} {MISS} {MISS} {MISS}")
    assert attacked.result == LOST


@pytest.mark.rule("SW-21.4")
def test_the_active_player_can_lose_by_an_effect_of_the_opponent(table: Any) -> None:
    t = table("phase=attack; c3: 0 grognack damage=13; c4: 1 fanessa; f8: 1 queen-maldaria")
    t.do("attack c3 c4", dice=" ".join([MISS] * 4))
    assert t.result == LOST


@pytest.mark.rule("SW-21.5")
def test_the_game_goes_on_for_any_number_of_turns_with_empty_draw_piles(table: Any) -> None:
    t = table("phase=attack; c4: 0 ice-smith; c5: 1 ice-smith; a1: 0 svara; f8: 1 svara")
    for turn in range(300):
        here, there = ("c4", "c5") if turn % 2 == 0 else ("c5", "c4")
        t.do(f"attack {here} {there}", dice=f"{MISS} {MISS}")
        t.many(*["end"] * 5)
    assert (int(t.state.turn), t.result) == (301, None)
    assert [t.state.view(None)["players"][seat]["draw-count"] for seat in (0, 1)] == [0, 0]
    assert (t.damage("a1"), t.damage("f8")) == (0, 0)


BOTH_FALL = (
    "phase=attack active={0}; c3: {0} fire-drake; c4: {0} svara damage=11;"
    "c5: {1} ret-talus damage=11; options: both-summoners={2}"
)


@pytest.mark.rule("SW-21.6")
@pytest.mark.parametrize("active", [0, 1])
@pytest.mark.parametrize("option", ["draw", "active-wins"])
def test_two_summoners_destroyed_at_once_make_a_draw_unless_the_table_has_it_otherwise(
    table: Any, active: int, option: str
) -> None:
    t = table(BOTH_FALL.format(active, 1 - active, option))
    t.do("attack c3 c5", dice=f"ranged+special {BARE} {BARE} {BARE}")
    assert (t.at("c4"), t.at("c5")) == ("", "")
    winner = WON if active == 0 else LOST
    assert t.result == (DRAWN if option == "draw" else winner)


@pytest.mark.rule("SW-21.6")
def test_a_draw_is_what_a_table_plays_unless_it_says_otherwise() -> None:
    assert GAME.check_setup({})["options"]["both-summoners"] == "draw"


@pytest.mark.rule("SW-21.7")
@pytest.mark.parametrize("active", [0, 1])
def test_of_two_lethal_effects_the_active_player_chooses_the_first(table: Any, active: int) -> None:
    """A rhinoceros tramples a cultist of each side; each burns the other side's summoner."""
    other = 1 - active
    position = (
        f"phase=move active={active}; b4: {active} rhinoceros charges=1;"
        f"c4: {active} hellfire-cultist damage=1; c5: {other} ret-talus damage=11;"
        f"d4: {other} hellfire-cultist damage=1; d3: {active} svara damage=11"
    )
    results = []
    for choice in range(2):
        t = table(position)
        t.do("move b4 c4 d4 e4")
        assert (t.seat, t.prompt, len(t.legal)) == (active, "order", 2)
        t.do(t.legal[choice])
        results.append(t.result)
    assert sorted(results) == [LOST, WON]
