"""Section 7: dials, commitment, command struggles."""

from __future__ import annotations

from typing import Any

import pytest

from hadur.games.conquest import GAME

rule = pytest.mark.rule


# Something to do in the action window after the struggles, so that the game waits there.
WAITS = {"hand": ["squig-bombin"], "resources": 2}


TARGET = {"supports": ["ork-kannon"]}


def dialled(t: Any, mine: int, theirs: int) -> Any:
    t.do(f"dial {mine}", seat=0)
    return t.do(f"dial {theirs}", seat=1)


@rule("CQ-7.1", "CQ-7.2", "CQ-2.21", "CQ-18.16", "CQ-S30")
def test_dials_count_the_face_up_planets_from_the_first(table: Any) -> None:
    t = table({}, {}, planets=["tarrus", "barlus", "ferrin"], face_down=["yvarn"], start="command")
    assert [d.prompt for d in t.state.decisions] == ["dial", "dial"]
    assert t.legal == ["dial 1", "dial 2", "dial 3"]
    dialled(t, 1, 3)
    assert t.has("nazdreg@tarrus", 0)
    assert t.has("nazdreg@ferrin", 1)


@rule("CQ-7.3", "CQ-7.4", "CQ-3.4")
def test_a_dial_stays_secret_until_both_are_set(table: Any) -> None:
    t = table({}, {}, start="command")
    other = t.state.copy()
    t.do("dial 1", seat=0)
    other.play("dial 3", 0)
    assert t.has("nazdreg@hq", 0), "nobody moves before both have set their dials"
    assert GAME.view(t.state, 1) == GAME.view(other, 1)
    assert GAME.view(t.state, None) == GAME.view(other, None)


@rule("CQ-7.5", "CQ-7.6", "CQ-7.10")
def test_the_warlord_and_every_unit_in_the_hq_move_and_supports_stay(table: Any) -> None:
    t = table(
        {
            "hq": ["nazdreg", "shoota-mob", "goff-nob"], "supports": ["ork-kannon"],
            "barlus": ["bad-dok"],
        },
        {}, start="command",
    )  # fmt: skip
    dialled(t, 3, 1)
    assert sorted(t.cards(0)) == [
        "bad-dok@barlus", "goff-nob@ferrin", "nazdreg@ferrin", "ork-kannon@hq", "shoota-mob@ferrin",
    ]  # fmt: skip


@rule("CQ-7.7", "CQ-7.8", "CQ-7.9")
def test_a_warlord_arrives_as_it_is_and_others_exhausted(table: Any) -> None:
    t = table(
        {"hq": ["nazdreg", "shoota-mob", "goff-nob exhausted"]}, {"hq": ["nazdreg exhausted"]},
        start="command",
    )  # fmt: skip
    dialled(t, 2, 1)
    assert t.ready("nazdreg", 0)
    assert not t.ready("nazdreg", 1)
    assert not t.ready("shoota-mob")
    assert not t.ready("goff-nob")


@rule("CQ-7.11", "CQ-EX30")
def test_a_number_without_planet_means_the_last_one(table: Any) -> None:
    t = table({}, {}, start="command")
    t.do("dial 1", seat=0)
    # No move sets such a dial; somebody may have turned it all the same.
    t.state.answers[0] = (t.state.answers[0] & ~(0xFFF << 8)) | 5 << 8
    t.do("dial 1", seat=1)
    assert t.has("nazdreg@ferrin", 0)


@rule("CQ-S39")
def test_a_warlord_that_is_not_at_home_stays_where_it_is(table: Any) -> None:
    t = table({"barlus": ["nazdreg"], "hq": ["shoota-mob"]}, {}, start="command")
    dialled(t, 3, 1)
    assert t.has("nazdreg@barlus")
    assert t.has("shoota-mob@ferrin")


@rule("CQ-7.12", "CQ-7.13")
def test_struggles_are_fought_at_every_planet_in_order(table: Any) -> None:
    t = table(
        {**WAITS, "tarrus": ["shoota-mob"], "ferrin": ["shoota-mob"]},
        {**TARGET, "barlus": ["shoota-mob"]}, start="struggles",
    )  # fmt: skip
    assert (t.prompt, t.seat) == ("take-bonus", 0)
    t.do("yes")
    assert (t.prompt, t.seat) == ("take-bonus", 1)
    t.do("yes")
    assert (t.prompt, t.seat) == ("take-bonus", 0)
    assert t.resources == [3, 0]
    t.do("yes")
    assert t.resources == [5, 0]


@rule("CQ-7.14", "CQ-EX34")
def test_a_ready_warlord_alone_wins(table: Any) -> None:
    t = table({"tarrus": ["nazdreg"]}, {"tarrus": ["bad-dok 1 damage"]}, start="struggles")
    assert t.command("bad-dok", 1) == 4
    assert (t.prompt, t.seat) == ("take-bonus", 0)


@rule("CQ-7.14", "CQ-7.17", "CQ-EX34")
def test_an_exhausted_warlord_does_not(table: Any) -> None:
    t = table({"tarrus": ["nazdreg exhausted"]}, {"tarrus": ["bad-dok"]}, start="struggles")
    assert (t.prompt, t.seat) == ("take-bonus", 1)


@rule("CQ-7.15", "CQ-EX34")
def test_with_two_ready_warlords_icons_decide(table: Any) -> None:
    t = table({"tarrus": ["nazdreg"]}, {"tarrus": ["nazdreg", "shoota-mob"]}, start="struggles")
    assert (t.prompt, t.seat) == ("take-bonus", 1)


@rule("CQ-7.15", "CQ-7.18")
@pytest.mark.parametrize(
    ("mine", "theirs", "winner"),
    [
        (["crushface"], ["shoota-mob", "rokkitboy exhausted"], 0),
        (["shoota-mob"], ["tankbusta-bommaz"], 1),
        (["crushface"], ["shoota-mob", "rokkitboy", "bad-dok"], 1),
    ],
)
def test_more_icons_win(table: Any, mine: list[str], theirs: list[str], winner: int) -> None:
    t = table({"tarrus": mine}, {"tarrus": theirs}, start="struggles")
    assert (t.prompt, t.seat) == ("take-bonus", winner)


@rule("CQ-7.16", "CQ-7.22", "CQ-EX35")
def test_a_tie_is_won_by_nobody(table: Any) -> None:
    t = table({"tarrus": ["crushface"]}, {"tarrus": ["tankbusta-bommaz"]}, start="struggles")
    assert t.prompt != "take-bonus"
    assert t.resources == [0, 0]


@rule("CQ-7.16")
def test_without_icons_nobody_wins(table: Any) -> None:
    t = table({"tarrus": ["goff-nob"]}, {}, start="struggles")
    assert t.prompt != "take-bonus"


@rule("CQ-7.17")
def test_exhausted_units_do_not_count(table: Any) -> None:
    t = table({"tarrus": ["tankbusta-bommaz exhausted"]}, {"tarrus": ["shoota-mob"]},
              start="struggles")  # fmt: skip
    assert (t.prompt, t.seat) == ("take-bonus", 1)


@rule("CQ-7.19", "CQ-2.15")
def test_the_winner_takes_all_bonuses(table: Any) -> None:
    t = table({**WAITS, "tarrus": ["shoota-mob"]}, TARGET, start="struggles")
    t.do("yes")
    assert t.resources == [3, 0]
    assert len(t.zone("hand", 0)) == 2


@rule("CQ-7.20")
def test_or_none(table: Any) -> None:
    t = table({**WAITS, "tarrus": ["shoota-mob"]}, TARGET, start="struggles")
    assert t.legal == ["no", "yes"]
    t.do("no")
    assert t.resources == [2, 0]
    assert t.zone("hand", 0) == ["squig-bombin"]


@rule("CQ-7.21", "CQ-EX36", "CQ-19.4", "CQ-S25")
def test_drawing_the_last_card_loses(table: Any) -> None:
    def position() -> Any:
        t = table({**WAITS, "barlus": ["shoota-mob"]}, TARGET, start="struggles")
        while t.state.size[0] > 2:
            t.state.put(t.state.card_in(0, 0), 10)
        return t

    assert position().do("yes").result == [-1, 1]
    assert position().do("no").result is None


@rule("CQ-S17", "CQ-EX64")
def test_exhausted_units_add_their_own_bonus(table: Any) -> None:
    t = table({**WAITS, "tarrus": ["nazdreg", "void-pirate exhausted", "rogue-trader"]}, TARGET,
              start="struggles")  # fmt: skip
    t.do("yes")
    assert t.resources == [4, 0]
    assert len(t.zone("hand", 0)) == 3


@rule("CQ-S17")
def test_where_the_table_wants_it_only_ready_ones_do(table: Any) -> None:
    t = table({**WAITS, "tarrus": ["nazdreg", "void-pirate exhausted", "rogue-trader"]}, TARGET,
              start="struggles", options={"unit-bonus": "ready"})  # fmt: skip
    t.do("yes")
    assert len(t.zone("hand", 0)) == 2


@rule("CQ-S3")
def test_the_window_of_the_phase_comes_after_the_last_struggle(table: Any) -> None:
    t = table(
        {"hand": ["squig-bombin"], "resources": 2, "ferrin": ["shoota-mob"]},
        {"supports": ["ork-kannon"]}, start="struggles",
    )  # fmt: skip
    assert t.prompt == "take-bonus"
    t.do("no")
    assert (t.prompt, t.phase) == ("action-window", "command")
