"""Section 9: the headquarters phase."""

from __future__ import annotations

from typing import Any

import pytest

rule = pytest.mark.rule


def headquarters(table: Any, mine: dict[str, Any], **more: Any) -> Any:
    """A headquarters phase in its only window."""
    return table({"hand": ["squig-bombin"], "resources": 2, **mine}, {"supports": ["ork-kannon"]},
                 start="headquarters", **more)  # fmt: skip


@rule("CQ-9.1", "CQ-2.19", "CQ-12.38")
def test_the_token_moves_to_the_leftmost_planet_left(table: Any) -> None:
    t = headquarters(table, {}, planets=["tarrus", "barlus"])
    first = int(t.state.first)
    t.state.row[first] = -1
    t.do("pass")
    assert t.state.first == first + 1
    assert t.state.view(None)["planets"][0]["planet"] == "barlus"
    assert t.state.view(None)["planets"][0]["first"] is True


@rule("CQ-9.2", "CQ-3.7")
def test_the_next_planet_is_turned_up(table: Any) -> None:
    t = headquarters(table, {}, planets=["tarrus", "barlus"], face_down=["ferrin", "yvarn"])
    assert "ferrin" not in str(t.state.view(0))
    t.do("pass")
    assert [p["planet"] for p in t.state.view(None)["planets"]] == ["tarrus", "barlus", "ferrin"]
    assert t.state.view(None)["face-down"] == 1


@rule("CQ-9.3", "CQ-9.6")
def test_both_draw_two_and_gain_four(table: Any) -> None:
    t = headquarters(table, {})
    t.do("pass")
    assert t.resources == [6, 4]
    assert (len(t.zone("hand", 0)), len(t.zone("hand", 1))) == (3, 2)


@rule("CQ-9.4", "CQ-9.5", "CQ-EX51", "CQ-S24")
@pytest.mark.parametrize(
    ("left", "result"), [((2, 9), [-1, 1]), ((9, 2), [1, -1]), ((2, 2), [0, 0])]
)
def test_an_empty_deck_loses(table: Any, left: tuple[int, int], result: list[int]) -> None:
    t = headquarters(table, {})
    for seat in range(2):
        while t.state.size[seat] > left[seat]:
            t.state.put(t.state.card_in(seat, 0), 10)
    assert t.do("pass").result == result


@rule("CQ-9.7")
def test_everything_readies_wherever_it_is(table: Any) -> None:
    t = headquarters(
        table,
        {"hq": ["nazdreg exhausted"], "barlus": ["goff-nob exhausted + promotion exhausted"],
         "supports": ["tellyporta-pad exhausted"]},
    )  # fmt: skip
    t.do("pass")
    for name in ("nazdreg", "goff-nob", "promotion", "tellyporta-pad"):
        assert t.ready(name), name


@rule("CQ-9.8", "CQ-2.20")
def test_the_initiative_goes_to_the_other_player(table: Any) -> None:
    t = headquarters(table, {})
    t.do("pass")
    assert t.state.initiative == 1
    assert (t.prompt, t.seat) == ("deploy-turn", 1)


@rule("CQ-9.9")
def test_there_is_one_window_only(table: Any) -> None:
    t = headquarters(table, {})
    assert (t.prompt, t.phase) == ("action-window", "headquarters")
    t.do("pass")
    assert t.phase == "deploy"
