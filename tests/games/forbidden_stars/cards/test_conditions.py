"""Abilities that hang on something: each is offered where it holds, and only there."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hadur.games.forbidden_stars.abilities.paragraph import PARAGRAPHS
from tests.games.forbidden_stars.conftest import Table

Fight = Callable[..., Table]


def offered(t: Table, seat: int) -> list[int]:
    """The paragraphs that a player is offered in turn; everybody declines."""
    found = []
    while t.prompt == "ability":
        if t.seat == seat:
            found.append(int(PARAGRAPHS[int(t.state.asks[0].a)].index))
        t.do("no")
    return found


@pytest.mark.rule("FS-15.4", "FS-S6")
@pytest.mark.parametrize(
    ("card", "force", "attacking", "defending"),
    [
        ("reconnaissance", "2 scout", [1, 2], [2]),
        ("hold-the-line", "scout, routed scout", [1], [1, 2]),
        ("glory-and-death", "scout, routed scout", [1, 2], [1]),
        ("ranger-support", "2 aspect-warrior", [1], [2]),
        ("fire-dragons-vengeance", "2 aspect-warrior", [1, 2], [2]),
    ],
)
def test_some_abilities_are_the_attackers_some_the_defenders(
    fight: Fight, card: str, force: str, attacking: list[int], defending: list[int]
) -> None:
    own = "el" if "aspect" in force else "sm"
    dice = {"2 scout": "dd", "scout, routed scout": "d", "2 aspect-warrior": "dddd"}[force]
    t = fight(
        force, "2 cultist", factions=f"{own} ch", dice=f"{dice} dd", played=(card, "foul-worship")
    )
    assert offered(t, 0) == attacking
    t = fight(
        "2 cultist", force, factions=f"ch {own}", dice=f"dd {dice}", played=("foul-worship", card)
    )
    assert offered(t, 1) == defending


@pytest.mark.rule("FS-15.3", "FS-S6")
@pytest.mark.parametrize(
    ("card", "force", "enemy", "dice", "found"),
    [
        # More morale dice than the opponent, and not as many.
        ("impure-zeal", "cultist, routed cultist", "2 scout", "m dd", [1, 2]),
        ("impure-zeal", "cultist, routed cultist", "2 scout", "m md", [2]),
        ("dark-faith", "cultist", "2 scout", "m dd", [1, 2]),
        ("dark-faith", "cultist", "2 scout", "m md", [1]),
        ("mark-of-slaanesh", "chaos-space-marine", "2 scout", "mdd dd", [1, 2]),
        ("mark-of-slaanesh", "chaos-space-marine", "2 scout", "mdd md", [1]),
        ("mark-of-tzeentch", "cultist, chaos-space-marine", "2 scout", "mddd dd", [1, 2, 3]),
        ("mark-of-tzeentch", "cultist, chaos-space-marine", "2 scout", "mddd md", [1, 3]),
        ("death-and-despair", "chaos-reaver-titan", "scout, routed scout", "mddd d", [1, 2, 3]),
        ("death-and-despair", "chaos-reaver-titan", "scout, routed scout", "mddd m", [1, 2]),
        ("chaos-victorious", "chaos-reaver-titan", "2 scout", "mddd dd", [1, 2, 3]),
        ("chaos-victorious", "chaos-reaver-titan", "2 scout", "mddd md", [1, 3]),
        # A routed enemy, and none.
        ("foul-worship", "cultist", "scout, routed scout", "d d", [1, 2]),
        ("foul-worship", "cultist", "2 scout", "d dd", [1]),
        ("mark-of-slaanesh", "chaos-space-marine", "scout, routed scout", "ddd d", [1, 3]),
    ],
)
def test_abilities_of_chaos_ask_for_morale_dice_or_routed_enemies(
    fight: Fight, card: str, force: str, enemy: str, dice: str, found: list[int]
) -> None:
    t = fight(force, enemy, factions="ch sm", dice=dice, played=(card, "ambush"))
    assert offered(t, 0) == found


@pytest.mark.rule("FS-15.3", "FS-S6")
@pytest.mark.parametrize(
    ("card", "force", "enemy", "dice", "found"),
    [
        ("sea-of-green", "2 ork-boyz", "scout", "dddd d", [1, 2]),
        ("sea-of-green", "2 ork-boyz", "scout, routed scout", "dddd d", [1, 2]),
        ("sea-of-green", "ork-boyz, routed ork-boyz", "scout", "dd d", [1]),
        ("party-wagon", "battlewagon, ork-boyz", "scout", "ddddd d", [1, 2]),
        ("party-wagon", "battlewagon, routed ork-boyz", "scout", "ddd d", [1]),
    ],
)
def test_abilities_of_orks_ask_for_more_unrouted_units(
    fight: Fight, card: str, force: str, enemy: str, dice: str, found: list[int]
) -> None:
    t = fight(force, enemy, factions="or sm", dice=dice, played=(card, "ambush"), reinforcement0=0)
    assert offered(t, 0) == found
