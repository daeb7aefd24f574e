"""What bots see coming holds in every position."""

from __future__ import annotations

from hadur.games.forbidden_stars.outlook import force_from
from tests.games.forbidden_stars.conftest import fight


def test_nobody_more_comes_to_where_five_units_and_tokens_are() -> None:
    t = fight(
        "5 space-marine",
        "3 cultist",
        dice="aaaaaaaa ddd",
        units0="medrias: routed scout; turaci: factory, scout",
        reinforcement0=3,
    )
    area = list(t.view["areas"]).index("smyrna")
    assert force_from(t.state, 0, 0, area) == 0
    t.do("commit 2")
    assert t.units("smyrna", 0) == ["5 space-marine", "2 reinforcement"]
    assert force_from(t.state, 0, 0, area) == 0
