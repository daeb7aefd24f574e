"""Something happens in the middle of something else: the attacker falls, a goal is reached."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.doom.conftest import Table

Set = Callable[..., Table]
HARVEST = ["harvest-of-souls", "power-overwhelming", "seek-and-destroy"]


# -- whether an attack is offered ------------------------------------------------------------------


@pytest.mark.rule("DM-15.9", "DM-13.7", "DM-13.1")
def test_nobody_within_range_is_no_attack(table: Set) -> None:
    t = table({"alpha": "a1", "imp-1": "f1"}, m1={"hand": ["sidearm", "push-forward"]})
    t.do("play sidearm")
    assert t.prompt == "act" and t.points("alpha") == 4


@pytest.mark.rule("DM-15.9", "DM-15.12")
def test_what_may_lengthen_the_range_is_reckoned_with(table: Set) -> None:
    m1 = {"class": "sniper", "hand": ["sidearm"]}
    t = table({"alpha": "a1", "imp-1": "f1"}, m1=m1)
    t.do("play sidearm")
    assert t.prompt == "whether-attack"
    t.do("attack").passing("use sniper").do("use sniper", dice="red-1 red-1")
    t = table({"alpha": "a1", "imp-1": "f1"}, m1={**m1, "exhausted": True})
    t.do("play sidearm")
    assert t.prompt == "act"


@pytest.mark.rule("DM-15.9", "DM-3.13", "DM-S51")
@pytest.mark.parametrize(
    ("where", "asked"),
    [("hand", True), ("deck", True), ("discard", False)],
)
def test_being_asked_to_attack_does_not_tell_what_is_held(
    table: Set, where: str, asked: bool
) -> None:
    """Full Auto reaches 6 spaces, 8 with a Tactical Scope: asked whoever may hold one."""
    m1: dict[str, object] = {"weapons": ["heavy-assault-rifle"], "hand": ["full-auto", "sidearm"]}
    m1[where] = [*(["full-auto", "sidearm"] if where == "hand" else []), "tactical-scope"]
    t = table({"alpha": "a1", "imp-1": "h1"}, m1=m1)
    t.do("play full-auto")
    assert (t.prompt == "whether-attack") == asked


@pytest.mark.rule("DM-6.41", "DM-15.9")
def test_a_card_for_another_kind_of_weapon_lengthens_nothing(table: Set) -> None:
    m1 = {"weapons": ["heavy-assault-rifle"], "hand": ["sidearm", "tactical-scope"]}
    t = table({"alpha": "a1", "imp-1": "f1"}, m1=m1)
    t.do("play sidearm")
    assert t.prompt == "act"
