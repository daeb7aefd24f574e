"""Section 5: the round, initiative and action windows."""

from __future__ import annotations

from typing import Any

import pytest

from hadur.games.conquest.state import (
    MORE_ATTACK,
    UNTIL_BATTLE_ENDS,
    UNTIL_PHASE_ENDS,
    UNTIL_ROUND_ENDS,
)

rule = pytest.mark.rule


def phases(t: Any, moves: int = 200) -> list[str]:
    """The phases the game goes through when everybody declines, one round and a bit."""
    seen: list[str] = []
    for _ in range(moves):
        if not seen or seen[-1] != t.phase:
            seen.append(t.phase)
        if len(seen) > 4 or not t.state.decision:
            break
        for decision in t.state.decisions:
            move = next((m for m in decision.texts if m in ("pass", "no", "done", "dial 1")), None)
            t.state.play(move or decision.texts[0], decision.seat)
    return seen


@rule("CQ-5.1", "CQ-1.7", "CQ-5.4")
def test_a_round_has_four_phases_and_the_next_begins_with_the_first(table: Any) -> None:
    # Each side has something to do in every phase, so that each of them is seen.
    mine = {"hand": ["squig-bombin"], "resources": 2}
    t = table(mine, {"supports": ["ork-kannon"]})
    assert phases(t) == ["deploy", "command", "combat", "headquarters", "deploy"]
    assert t.state.round == 2


@rule("CQ-5.5")
def test_what_lasts_until_the_end_of_the_round_ends_then(table: Any) -> None:
    t = table({"hand": ["shoota-mob"], "barlus": ["goff-nob"]}, {}, start="headquarters")
    assert t.prompt == "deploy-turn"
    t = table({"hand": ["squig-bombin"], "resources": 2, "barlus": ["goff-nob"]},
              {"supports": ["ork-kannon"]}, start="headquarters")  # fmt: skip
    unit = t.card("goff-nob")
    t.state.let_last(MORE_ATTACK, unit, 2, UNTIL_ROUND_ENDS, 0)
    assert t.attack("goff-nob") == 8
    t.until("deploy-turn")
    assert t.attack("goff-nob") == 6


@rule("CQ-5.3", "CQ-5.7")
@pytest.mark.parametrize("until", [UNTIL_PHASE_ENDS, UNTIL_BATTLE_ENDS])
def test_what_lasts_until_the_end_of_a_phase_or_battle_ends_then(table: Any, until: int) -> None:
    t = table(
        {"tarrus": ["shoota-mob"], "barlus": ["goff-nob"], "supports": ["ork-kannon"]}, {},
        start="battle",
    )  # fmt: skip
    t.state.let_last(MORE_ATTACK, t.card("goff-nob"), 2, until, 0)
    t.do("pass")
    assert (t.prompt, t.phase) == ("action-window", "combat")
    assert t.attack("goff-nob") == (8 if until == UNTIL_PHASE_ENDS else 6)
    t.do("pass")
    assert t.attack("goff-nob") == 6


@rule("CQ-5.8", "CQ-5.15")
@pytest.mark.parametrize("initiative", [0, 1])
def test_outside_battles_the_holder_of_the_token_acts_first(table: Any, initiative: int) -> None:
    both = {"hand": ["squig-bombin"], "resources": 2, "supports": ["ork-kannon"]}
    t = table(both, both, start="headquarters", initiative=initiative)
    assert (t.prompt, t.seat) == ("action-window", initiative)


@rule("CQ-5.16", "CQ-5.18")
def test_a_window_closes_when_both_pass_in_a_row(table: Any) -> None:
    both = {"hand": ["squig-bombin", "squig-bombin"], "resources": 4,
            "supports": ["ork-kannon", "ork-kannon", "tellyporta-pad"]}  # fmt: skip
    t = table(both, both, start="headquarters")
    t.do("pass")
    assert (t.prompt, t.seat) == ("action-window", 1)
    t.do("play squig-bombin", "pick their tellyporta-pad@hq")
    assert (t.prompt, t.seat) == ("action-window", 0), "who has passed may act again"
    t.do("play squig-bombin", "pick their tellyporta-pad@hq")
    t.do("pass", "pass")
    assert t.phase == "deploy"


@rule("CQ-5.20", "CQ-1.7")
def test_actions_have_no_place_outside_windows_and_deploy_turns(table: Any) -> None:
    t = table({"hand": ["squig-bombin"], "resources": 2}, {"supports": ["ork-kannon"]},
              start="command")  # fmt: skip
    assert [d.texts for d in t.state.decisions] == [["dial 1", "dial 2", "dial 3"]] * 2


@rule("CQ-S46", "CQ-EX20")
def test_after_a_battle_the_token_decides_again(table: Any) -> None:
    t = table(
        {"supports": ["ork-kannon"], "barlus": ["goff-nob"]},
        {"tarrus": ["nazdreg"], "supports": ["ork-kannon"]},
        start="battle",
    )
    assert (t.prompt, t.seat) == ("action-window", 1)
    t.do("pass", "pass").skip("battle-ability")
    assert t.zone("victory", 1) == ["tarrus"]
    assert (t.prompt, t.seat) == ("action-window", 0)


@rule("CQ-S23")
def test_who_can_do_nothing_by_what_lies_open_is_not_asked(table: Any) -> None:
    t = table({"tarrus": ["goff-nob"]}, {"tarrus": ["goff-nob"]}, start="battle")
    assert t.prompt == "combat-turn"


@rule("CQ-S23")
def test_who_may_hold_an_action_is_asked(table: Any) -> None:
    t = table(
        {"hand": ["shoota-mob"], "deck": ["battle-cry"], "resources": 3, "tarrus": ["goff-nob"]},
        {"tarrus": ["goff-nob"]}, start="battle",
    )  # fmt: skip
    assert (t.prompt, t.seat, t.legal) == ("action-window", 0, ["pass"])


@rule("CQ-12.39", "CQ-12.40", "CQ-EX25")
def test_the_last_planet_may_be_the_first(table: Any) -> None:
    t = table({"hand": ["shoota-mob"]}, {}, planets=["tarrus"])
    assert t.state.first_planet() == t.state.last_planet()
    t = table({"hand": ["shoota-mob"]}, {}, planets=["tarrus", "barlus"], face_down=["ferrin"])
    assert t.state.last_planet() == t.state.first_planet() + 1
