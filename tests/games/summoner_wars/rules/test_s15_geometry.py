"""Section 15, geometry: adjacency, distance, lines, rows, toward and away, the edge."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from hadur.games.summoner_wars import GAME
from hadur.games.summoner_wars.abilities.targets import FRIENDLY, Targets
from hadur.games.summoner_wars.board import (
    ADJACENT,
    SPACES,
    back_rows,
    behind,
    distance,
    name_of,
    space_named,
    within,
)
from hadur.games.summoner_wars.cards.definition import UNIT
from hadur.games.summoner_wars.legality import field
from hadur.kernel.bits import each

HIT = "melee+ranged"
BARE = "melee"  # for a ranged unit: no hit
EVERY_SPACE = [name_of(space) for space in range(SPACES)]


def corners(space: str) -> set[tuple[int, int]]:
    """The four corners of a space on a board of unit squares."""
    x, y = "abcdef".index(space[0]), int(space[1]) - 1
    return {(x + dx, y + dy) for dx in (0, 1) for dy in (0, 1)}


def shared_corners(one: str, other: str) -> int:
    """Two for spaces that share an edge, one for spaces that touch diagonally."""
    return len(corners(one) & corners(other))


def names(spaces: int) -> set[str]:
    return {name for name in EVERY_SPACE if spaces >> space_named(name) & 1}


def picks(table: Any) -> set[str]:
    return {text.split()[1] for text in table.starting("pick")}


def ends(table: Any, space: str) -> set[str]:
    """Where the unit on a space can end its move."""
    return {text.split()[-1] for text in table.starting("move") if text.split()[1] == space}


def filled(seat: int, card: str, spaces: str) -> str:
    """A line of a position with the same card on several spaces."""
    return "; ".join(f"{space}: {seat} {card}" for space in spaces.split())


# -- adjacent, diagonal ----------------------------------------------------------------------------


@pytest.mark.rule("SW-15.1")
def test_spaces_that_share_an_edge_are_adjacent_and_no_others() -> None:
    for one in EVERY_SPACE:
        beside = {other for other in EVERY_SPACE if shared_corners(one, other) == 2}
        assert names(int(ADJACENT[space_named(one)])) == beside
        assert {name_of(n) for n in field.neighbours(space_named(one))} == beside


@pytest.mark.rule("SW-15.1")
@pytest.mark.parametrize(
    ("space", "beside"),
    [
        ("c3", "c2 c4 b3 d3"),
        ("a1", "a2 b1"),
        ("f8", "f7 e8"),
        ("a5", "a4 a6 b5"),
        ("d8", "c8 e8 d7"),
    ],
)
def test_a_melee_unit_reaches_what_shares_an_edge_with_its_space(
    table: Any, space: str, beside: str
) -> None:
    gates = " ".join(name for name in EVERY_SPACE if 0 < shared_corners(space, name) < 4)
    t = table(f"phase=attack; {space}: 0 ollag; {filled(1, 'gate', gates)}")
    assert {text.split()[2] for text in t.starting("attack")} == set(beside.split())


@pytest.mark.rule("SW-15.2")
def test_cards_that_touch_only_diagonally_are_not_adjacent(table: Any) -> None:
    corner = filled(0, "gate", "b2 b4 d2 d4")
    t = table(f"phase=attack; c3: 0 frost-mage; c5: 1 svara; {corner}")
    assert t.strength("c3", "c5") == 1
    t = table("phase=summon; c3: 0 gate; hand0: ice-smith")
    assert "summon ice-smith d3" in t.legal
    for space in ("b2", "b4", "d2", "d4"):
        assert t.refused_for(f"summon ice-smith {space}") == ["SW-6.3"]


@pytest.mark.rule("SW-15.3")
def test_a_card_is_not_adjacent_to_itself(table: Any) -> None:
    t = table("phase=move; c3: 0 miti-kyru; d4: 0 smasher").do("move c3 c4")
    assert (t.charges("d4"), t.charges("c4")) == (1, 0)
    golem = (
        "c3: 0 ice-golem; f3: 0 frost-mage; c5: 1 svara; {}"
        "events0: chant-of-entangling target=c3 target2=f3"
    )
    assert table(golem.format("")).strength("c3", "c5") == 2
    assert table(golem.format("d3: 0 gate;")).strength("c3", "c5") == 3


@pytest.mark.rule("SW-15.4")
def test_spaces_that_share_exactly_one_corner_touch_diagonally() -> None:
    for one, other in product(EVERY_SPACE, repeat=2):
        touching = field.diagonal(space_named(one), space_named(other))
        assert touching is (shared_corners(one, other) == 1), (one, other)


@pytest.mark.rule("SW-15.4")
@pytest.mark.parametrize("space", ["b2", "b4", "d2", "d4"])
def test_a_step_to_a_space_that_touches_diagonally_is_called_diagonal(
    table: Any, space: str
) -> None:
    t = table("phase=move; c3: 0 ice-golem")
    assert "SW-7.9" in t.refused_for(f"move c3 {space}")
    assert "SW-7.9" not in t.refused_for("move c3 c5")


# -- distance --------------------------------------------------------------------------------------


@pytest.mark.rule("SW-15.5")
def test_distance_is_not_counted_diagonally(table: Any) -> None:
    t = table(
        "phase=move; c3: 0 sera-eldwyn; d4: 0 smasher damage=3; d5: 0 smasher damage=3;"
        "e5: 0 smasher damage=3; b2: 0 smasher damage=3; a1: 0 smasher damage=3; hand0: mass-heal"
    )
    t.do("play mass-heal")
    assert [t.damage(space) for space in ("d4", "b2", "d5", "e5", "a1")] == [1, 1, 3, 3, 3]


@pytest.mark.rule("SW-15.6")
def test_the_distance_is_rows_apart_plus_columns_apart() -> None:
    for one, other in product(EVERY_SPACE, repeat=2):
        columns = abs("abcdef".index(one[0]) - "abcdef".index(other[0]))
        apart = columns + abs(int(one[1]) - int(other[1]))
        assert distance(space_named(one), space_named(other)) == apart
        assert field.distance(space_named(one), space_named(other)) == apart


@pytest.mark.rule("SW-15.7")
@pytest.mark.parametrize(("unit", "reach"), [("wind-mage", 2), ("kalal", 3)])
def test_within_so_many_spaces_means_not_farther_than_that(
    table: Any, unit: str, reach: int
) -> None:
    spaces = "a1 b2 c1 d2 e2 e4 f3 c6 c7 d5 e5 f5 a5"
    t = table(f"phase=attack; c3: 0 {unit}; {filled(1, 'smasher', spaces)}")
    t.do(f"use {'push' if unit == 'wind-mage' else 'greater-push'} c3")
    near = {s for s in spaces.split() if abs(ord(s[0]) - 99) + abs(int(s[1]) - 3) <= reach}
    assert picks(t) == near
    assert "SW-15.7" in t.refused_for("pick c7")


@pytest.mark.rule("SW-15.8")
def test_the_spaces_between_need_not_be_empty(table: Any) -> None:
    t = table(
        "phase=attack; c1: 0 kalal; c2: 1 gate; c3: 1 svara; c4: 1 smasher; b1: 1 gate; d1: 1 gate"
    )
    t.do("use greater-push c1")
    assert (t.at("c4"), t.prompt, picks(t)) == ("smasher", "force", {"c5", "b4", "d4"})


@pytest.mark.rule("SW-15.8")
def test_the_spaces_between_must_be_empty_where_the_effect_demands_it(table: Any) -> None:
    t = table("phase=move; c1: 0 ember-archer; c3: 1 gate; c5: 1 smasher; f2: 1 smasher")
    t.do("move c1 c2")
    assert picks(t) == {"f2"}
    assert t.refused_for("pick c5") == ["SW-15.12"]


@pytest.mark.rule("SW-15.9")
@pytest.mark.parametrize("line", ["c2 c3 c4 c5", "d1 e1 f1 e3"])
def test_counting_starts_beside_the_card_that_has_the_ability(table: Any, line: str) -> None:
    first, second, third, fourth = line.split()
    t = table(f"phase=attack; c1: 0 kalal; {filled(1, 'smasher', line)}; a8: 0 smasher")
    t.do("use greater-push c1")
    assert picks(t) <= {first, second, third}
    assert third in picks(t)
    assert "SW-15.7" in t.refused_for(f"pick {fourth}")


@pytest.mark.rule("SW-15.10")
def test_a_card_is_not_within_any_distance_of_itself(table: Any) -> None:
    t = table("phase=attack; c3: 0 wind-mage; d3: 1 smasher; b3: 0 smasher")
    t.do("use push c3")
    assert picks(t) == {"b3", "d3"}
    assert t.refused_for("pick c3") == ["SW-15.10"]
    for space in range(SPACES):
        assert not any(int(within(n, space)) >> space & 1 for n in range(14))


@pytest.mark.rule("SW-15.10")
def test_dice_of_a_friend_within_three_are_rerolled_and_not_ones_own(table: Any) -> None:
    position = "phase=attack; c3: 0 grognack charges=1; c4: 1 gate; d4: 0 smasher; d5: 1 gate"
    friend = table(position).do("attack d4 d5", dice=f"{BARE} {BARE} {HIT} {HIT}")
    assert friend.prompt == "influence"
    own = table(position).do("attack c3 c4", dice=f"{BARE} {BARE} {HIT} {BARE}")
    assert (own.prompt, own.damage("c4")) == ("attack", 4)


# -- lines -----------------------------------------------------------------------------------------


@pytest.mark.rule("SW-15.11")
def test_a_straight_line_stays_in_one_row_or_one_column(table: Any) -> None:
    t = table("phase=move; c3: 0 beast-rider")
    assert set(t.starting("charge")) == {"charge c3 c6", "charge c3 c7", "charge c3 f3"}
    for bent in ("d5", "e4", "f6", "d6"):
        assert "SW-15.11" in t.refused_for(f"charge c3 {bent}")
    spaces = "c6 c1 a3 e3 d4 b2 e5 d5"
    t = table(f"phase=attack; c3: 0 frost-mage; {filled(1, 'gate', spaces)}")
    assert {text.split()[2] for text in t.starting("attack")} == {"c6", "c1", "a3", "e3"}


@pytest.mark.rule("SW-15.12")
@pytest.mark.parametrize("blocker", ["0 smasher", "1 smasher", "0 gate", "1 svara"])
def test_a_clear_line_holds_no_card_on_the_way(table: Any, blocker: str) -> None:
    clear = table("phase=move; c1: 0 beast-rider")
    assert {"charge c1 c4", "charge c1 c5"} <= set(clear.starting("charge"))
    blocked = table(f"phase=move; c1: 0 beast-rider; c4: {blocker}")
    assert not {"charge c1 c4", "charge c1 c5"} & set(blocked.starting("charge"))
    assert "SW-15.12" in blocked.refused_for("charge c1 c5")


@pytest.mark.rule("SW-15.12")
def test_a_target_over_clear_spaces_is_itself_the_last_of_them(table: Any) -> None:
    t = table(
        "phase=move; c3: 0 tacullu; c6: 1 smasher; c7: 1 smasher; f3: 1 smasher; b3: 1 gate;"
        "a3: 1 smasher; c2: 1 smasher; c1: 1 smasher; d4: 1 smasher; hand0: blast"
    )
    t.do("play blast")
    assert picks(t) == {"c6", "f3", "c2"}
    for space in ("c7", "a3", "c1", "d4"):
        assert t.refused_for(f"pick {space}") == ["SW-15.12"]


# -- rows ------------------------------------------------------------------------------------------


@pytest.mark.rule("SW-15.13")
@pytest.mark.parametrize(("seat", "rows"), [(0, "12345678"), (1, "87654321")])
def test_the_back_rows_are_those_nearest_to_the_player(seat: int, rows: str) -> None:
    for count in range(9):
        near = {name for name in EVERY_SPACE if name[1] in rows[:count]}
        assert names(int(back_rows(seat, count))) == near


@pytest.mark.rule("SW-15.13")
@pytest.mark.parametrize(("seat", "inside", "outside"), [(0, "f3", "f4"), (1, "a6", "a5")])
def test_the_back_three_rows_end_at_the_third_row_from_the_player(
    table: Any, seat: int, inside: str, outside: str
) -> None:
    t = table(f"phase=build active={seat}; hand{seat}: gate")
    assert f"build gate {inside}" in t.legal
    assert t.refused_for(f"build gate {outside}") == ["SW-8.3"]


@pytest.mark.rule("SW-15.14")
def test_behind_a_card_is_every_row_nearer_to_its_controller_whatever_the_column() -> None:
    own = set(each(int(behind(0, space_named("c4")))))
    assert own == {space_named(f"{column}{row}") for column in "abcdef" for row in (1, 2, 3)}
    theirs = set(each(int(behind(1, space_named("c4")))))
    assert theirs == {space_named(f"{column}{row}") for column in "abcdef" for row in (5, 6, 7, 8)}
    assert behind(0, space_named("e1")) == 0, "nothing is behind the back row"
    assert behind(1, space_named("e8")) == 0


@pytest.mark.rule("SW-15.14", "SW-15.15")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("holder", [0, 1])
@pytest.mark.parametrize("column", ["a", "c", "f"])
def test_what_is_behind_a_card_is_below_it_for_the_player_who_controls_the_card(
    table: Any, seat: int, holder: int, column: str
) -> None:
    """No text of the set asks what is behind: the picture for that player is where it shows."""
    t = table(f"c4: {seat} ollag; {column}2: {holder} kalal; {column}6: {holder} svara")
    lines = GAME.draw_text(t.state, seat).splitlines()
    upper, middle, lower = sorted(
        ("ollag", "kalal", "svara"), key=lambda name: [name in line for line in lines].index(True)
    )
    assert middle == "ollag"
    assert (upper, lower) == (("svara", "kalal") if seat == 0 else ("kalal", "svara"))


# -- toward and away -------------------------------------------------------------------------------


@pytest.mark.rule("SW-15.16")
@pytest.mark.parametrize(
    ("summoner", "toward"),
    [("c1", {"c3"}), ("c8", {"c5"}), ("a2", {"c3", "b4"}), ("f4", {"d4"}), ("e6", {"c5", "d4"})],
)
def test_toward_is_where_the_distance_gets_smaller(
    table: Any, summoner: str, toward: set[str]
) -> None:
    t = table(f"phase=summon; {summoner}: 0 tacullu; c4: 1 smasher; hand0: hypnotic-call")
    t.do("play hypnotic-call")
    assert (t.prompt, picks(t)) == ("may-force", toward)
    for space in {"c3", "c5", "b4", "d4"} - toward:
        assert t.refused_for(f"pick {space}") == ["SW-15.16"]


@pytest.mark.rule("SW-15.17")
@pytest.mark.parametrize(
    ("attacker", "away"),
    [("c3", {"c5", "b4", "d4"}), ("c1", {"c5", "b4", "d4"}), ("d4", {"b4", "c3", "c5"})],
)
def test_away_is_where_the_distance_gets_larger(table: Any, attacker: str, away: set[str]) -> None:
    t = table(f"phase=attack; {attacker}: 0 horde-slinger; c4: 1 smasher; events0: brutal-force")
    t.do(f"attack {attacker} c4", dice=f"{HIT} {HIT}")
    assert (t.prompt, picks(t)) == ("forceful-attack", away)
    if attacker == "c1":
        assert t.refused_for("pick c3") == ["SW-15.17"]


@pytest.mark.rule("SW-15.18")
@pytest.mark.parametrize(
    ("guardian", "way", "damage"),
    [
        ("d3", "c3 c4", 1),
        ("d3", "c3 c4 c5", 1),
        ("d3", "c3 c4 c3", 1),
        ("b2", "c3 b3", 0),
        ("b2", "c3 b3 b4", 1),
        ("b2", "c3 b3 c3", 1),
        ("b2", "c3 c4 c3", 0),
    ],
)
def test_every_single_space_of_a_move_may_lead_away(
    table: Any, guardian: str, way: str, damage: int
) -> None:
    t = table(f"phase=move; c3: 0 smasher; {guardian}: 1 royal-guardian").do(f"move {way}")
    assert t.damage(way[-2:]) == damage


@pytest.mark.rule("SW-15.18")
@pytest.mark.parametrize(("to", "damage"), [("c4", 0), ("c5", 1), ("d3", 0), ("e3", 0)])
def test_every_single_space_of_a_force_may_lead_away(table: Any, to: str, damage: int) -> None:
    t = table(
        "phase=attack; c3: 0 miti-kyru charges=1; b3: 1 gate; b4: 1 royal-guardian; c2: 1 gate"
    )
    t.do("attack c3 c2", dice=" ".join([HIT] * 4)).do("choose spend-charge")
    t.do(f"pick {to}")
    assert (t.at(to), t.damage(to)) == ("miti-kyru", damage)


# -- the edge --------------------------------------------------------------------------------------


@pytest.mark.rule("SW-15.19")
@pytest.mark.parametrize(
    ("corner", "reached"),
    [("f4", "f3 f5 f2 f6 e4 d4 e3 e5 f4"), ("a5", "a4 a6 a3 a7 b5 c5 b4 b6 a5"),
     ("a1", "a2 a3 b1 c1 b2 a1"), ("f8", "f7 f6 e8 d8 e7 f8")],
)  # fmt: skip
def test_no_move_goes_over_the_edge_and_comes_in_again(
    table: Any, corner: str, reached: str
) -> None:
    assert ends(table(f"phase=move; {corner}: 0 ollag"), corner) == set(reached.split())


@pytest.mark.rule("SW-15.19")
@pytest.mark.parametrize(
    ("space", "forced"),
    [("f4", {"f3", "f5", "e4"}), ("a1", {"a2", "b1"}), ("c8", {"b8", "d8", "c7"})],
)
def test_nothing_is_forced_off_the_board(table: Any, space: str, forced: set[str]) -> None:
    t = table(f"phase=move; {space}: 0 horde-climber; hand0: sneak")
    t.many("play sneak", f"pick {space}")
    assert (t.prompt, picks(t)) == ("force", forced)


@pytest.mark.rule("SW-15.19")
def test_a_card_hurled_over_others_still_lands_on_the_board(table: Any) -> None:
    t = table(
        "phase=move; e4: 0 tacullu; f4: 1 smasher; f5: 1 smasher; f3: 1 gate; a5: 1 smasher;"
        "hand0: blast"
    )
    t.do("play blast")
    assert (t.prompt, picks(t)) == ("blast-landing", {"f6", "f7"})


@pytest.mark.rule("SW-15.19")
def test_no_attack_goes_over_the_edge(table: Any) -> None:
    gates = filled(1, "gate", "a5 a4 b4 a3 c1 f8 e8")
    t = table(f"phase=attack; f4: 0 frost-mage; {gates}; f6: 1 gate")
    assert t.starting("attack") == ["attack f4 f6"]


# -- another card to count from --------------------------------------------------------------------


@pytest.mark.rule("SW-15.20")
def test_an_effect_that_names_a_card_to_count_from_is_counted_from_that_card(table: Any) -> None:
    t = table(
        "phase=move; c3: 0 queen-maldaria; c5: 1 smasher; d4: 0 smasher; c6: 1 smasher;"
        "f8: 1 svara; f7: 0 smasher; hand0: burn"
    )
    t.do("play burn")
    assert picks(t) == {"c5", "d4"}
    for space in ("c6", "f7"):
        assert t.refused_for(f"pick {space}") == ["SW-15.7"]


@pytest.mark.rule("SW-15.20")
def test_the_card_counted_from_is_not_within_reach_of_itself(table: Any) -> None:
    t = table("c3: 0 svara; c4: 0 smasher; c5: 0 ollag; c6: 0 smasher; b3: 1 ret-talus")
    near_summoner = Targets(UNIT, FRIENDLY, reach=2, of_summoner=True)
    assert names(int(near_summoner.spaces(t.state, 0, -1))) == {"c4", "c5"}
    judge = field.Field(t.state)
    assert not judge.near_summoner(2, 0, t.card("c3"))
    assert judge.near_summoner(2, 0, t.card("c5"))
