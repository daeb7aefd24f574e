"""Moves that their player would hardly mean: what harms one's own, what helps the other side."""

from __future__ import annotations

from typing import Any

from hadur.games.conquest import GAME
from hadur.kernel.harms import HELPS_ENEMY, OWN_TARGET, harms


def test_routing_ones_own_unit_is_marked_where_an_enemy_could_be_routed(table: Any) -> None:
    t = table(
        {"tarrus": ["goff-nob"], "hand": ["archons-terror"], "resources": 2},
        {"tarrus": ["possessed"]},
        start="battle",
    )
    t.do("play archons-terror")
    assert harms(t.state, 0) == {"pick goff-nob@tarrus": OWN_TARGET}
    assert "pick their possessed@tarrus" in t.legal


def test_where_only_ones_own_can_be_chosen_nothing_is_marked(table: Any) -> None:
    t = table(
        {"tarrus": ["goff-nob", "shoota-mob"], "hand": ["archons-terror"], "resources": 2},
        {},
        start="combat",
    )
    t.do("play archons-terror")
    assert len(t.legal) == 2 and harms(t.state, 0) == {}


def test_an_attachment_that_strengthens_is_not_for_the_enemy_and_a_curse_is(table: Any) -> None:
    t = table(
        {
            "tarrus": ["goff-nob"],
            "hand": ["hypex-injector", "dire-mutation", "suffering"],
            "resources": 9,
        },
        {"tarrus": ["possessed"]},
        start="deploy",
    )
    found = harms(t.state, 0)
    attaching = [text for text in t.legal if text.startswith("attach")]
    assert attaching
    for text in attaching:
        own, curse = "their" not in text, "hypex-injector" not in text
        wrong = OWN_TARGET if own else HELPS_ENEMY
        assert found.get(text) == (wrong if own == curse else None), text


def test_the_question_of_a_won_struggle_says_what_it_brings(table: Any) -> None:
    t = table({"hq": ["nazdreg"], "tarrus": ["shoota-mob"]}, {"hq": ["bad-dok"]}, start="struggles")
    assert t.prompt == "take-bonus"
    about = GAME.view(t.state, t.seat)["decisions"][0]["about"]  # type: ignore[index]
    assert about["cards"] and about["resources"] + about["draws"] > 0
