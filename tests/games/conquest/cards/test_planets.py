"""The planets: their Battle abilities."""

from __future__ import annotations

from typing import Any

import pytest

from hadur.games.conquest.cards.definition import CARDS, PLANET

WAITS = ["ork-kannon"]
"""A support that keeps the game waiting in the window after the battle, if somebody can be hit."""


def won(table: Any, planet: str, mine: dict[str, Any], theirs: dict[str, Any] | None = None) -> Any:
    """Seat 0 has just won the battle at a planet, which is the first of three."""
    t = table(
        {"supports": WAITS, **mine, planet: ["goff-nob", *mine.get(planet, [])]},
        {"osus-iv": ["enraged-ork"], **(theirs or {})},
        planets=[planet, "osus-iv", "elouith" if planet != "elouith" else "barlus"],
        start="battle",
    )  # fmt: skip
    while t.prompt == "action-window":
        t.do("pass")
    return t


@pytest.mark.rule("CQ-10.11", "CQ-12.37")
def test_every_planet_has_one_battle_ability() -> None:
    for card in CARDS:
        if card.type == PLANET:
            assert len(card.effects) == 1, card.name


def test_a_battle_ability_may_be_left_unused(table: Any) -> None:
    t = won(table, "ferrin", {})
    assert (t.prompt, t.seat, t.legal) == ("battle-ability", 0, ["no", "yes"])
    t.do("no")
    assert t.has("enraged-ork@osus-iv", 1)


def test_plannum_moves_a_unit_of_ones_own(table: Any) -> None:
    t = won(table, "plannum", {"hq": ["nazdreg", "bad-dok"]})
    t.do("yes")
    assert t.legal == ["pick goff-nob@plannum", "pick bad-dok@hq"]
    t.do("pick bad-dok@hq")
    assert t.legal == ["pick plannum", "pick osus-iv", "pick elouith"]
    t.do("pick elouith")
    assert t.has("bad-dok@elouith")


def test_atrox_prime_strikes_the_enemies_next_door_or_at_home(table: Any) -> None:
    theirs = {"osus-iv": ["enraged-ork", "bad-dok"], "hq": ["nazdreg", "rokkitboy"]}
    t = won(table, "atrox-prime", {"osus-iv": ["bad-dok"]}, theirs)
    t.do("yes")
    assert t.legal == ["pick osus-iv", "pick hq", "pick their hq"]
    other = t.state.copy()
    t.do("pick osus-iv")
    assert (t.damage("enraged-ork", 1), t.damage("bad-dok", 1), t.damage("bad-dok")) == (1, 1, 0)
    assert t.damage("rokkitboy", 1) == 0
    t.state = other
    t.do("pick their hq")
    assert (t.damage("rokkitboy", 1), t.damage("nazdreg", 1), t.damage("enraged-ork", 1)) == (
        1,
        1,
        0,
    )


def test_barlus_takes_a_card_at_random(table: Any) -> None:
    t = won(table, "barlus", {}, {"hand": ["goff-nob", "bad-dok"]})
    t.do("yes")
    assert (len(t.zone("hand", 1)), len(t.zone("discard", 1))) == (1, 1)


def test_barlus_is_of_no_use_against_an_empty_hand(table: Any) -> None:
    assert won(table, "barlus", {}).prompt != "battle-ability"


def test_elouith_searches_three_cards(table: Any) -> None:
    t = won(table, "elouith", {"deck": ["goff-nob", "bad-dok", "rokkitboy", "shoota-mob"]})
    t.do("yes")
    assert t.legal == ["no", "take shoota-mob", "take rokkitboy", "take bad-dok"]


def test_carnath_uses_the_ability_of_another_planet(table: Any) -> None:
    t = won(table, "carnath", {}, {"resources": 3})
    t.do("yes")
    assert t.legal == ["pick osus-iv", "pick elouith"]
    t.do("pick osus-iv")
    assert t.resources == [1, 2]


def test_tarrus_helps_who_has_fewer_units(table: Any) -> None:
    crowd = {"osus-iv": ["enraged-ork", "bad-dok", "rokkitboy"]}
    t = won(table, "tarrus", {}, crowd)
    t.do("yes")
    assert t.legal == ["choose resources", "choose cards"]
    other = t.state.copy()
    t.do("choose resources")
    assert t.resources[0] == 3
    t.state = other
    t.do("choose cards")
    assert (t.resources[0], len(t.zone("hand", 0))) == (0, 3)


def test_tarrus_does_not_help_who_has_as_many(table: Any) -> None:
    assert won(table, "tarrus", {}).prompt != "battle-ability"


def test_osus_takes_a_resource(table: Any) -> None:
    t = table(
        {"supports": WAITS, "osus-iv": ["goff-nob"]}, {"resources": 2, "barlus": ["goff-nob"]},
        planets=["osus-iv", "barlus"], start="battle",
    )  # fmt: skip
    t.do("pass", "yes")
    assert t.resources == [1, 1]


def test_ferrin_routs_a_unit(table: Any) -> None:
    t = won(table, "ferrin", {"osus-iv": ["nazdreg"]}, {"hq": ["nazdreg", "rokkitboy"]})
    t.do("yes")
    assert t.legal == ["pick goff-nob@ferrin", "pick their enraged-ork@osus-iv"]
    t.do("pick their enraged-ork@osus-iv")
    assert t.has("enraged-ork@hq", 1)
    assert not t.ready("enraged-ork", 1)


@pytest.mark.rule("CQ-10.36", "CQ-S14", "CQ-EX61", "CQ-17.12", "CQ-17.13")
def test_yvarn_brings_a_unit_of_each_player_the_winners_first(table: Any) -> None:
    t = table(
        {"supports": WAITS, "hand": ["goff-boyz", "promotion"], "yvarn": ["goff-nob"]},
        {"hand": ["rokkitboy", "bad-dok"], "barlus": ["goff-nob"]},
        planets=["yvarn", "barlus"], start="battle", initiative=1,
    )  # fmt: skip
    t.until("battle-ability").do("yes")
    assert (t.seat, t.legal) == (0, ["take goff-boyz"])
    t.do("take goff-boyz")
    assert t.has("goff-boyz@hq")
    assert (t.seat, t.legal) == (1, ["take rokkitboy", "take bad-dok"])
    t.do("take bad-dok")
    assert t.has("bad-dok@hq", 1)
    assert t.resources == [0, 0]


def test_yvarn_passes_by_who_has_no_unit(table: Any) -> None:
    t = table(
        {"supports": WAITS, "hand": ["promotion"], "yvarn": ["goff-nob"]}, {"barlus": ["goff-nob"]},
        planets=["yvarn", "barlus"], start="battle",
    )  # fmt: skip
    t.until("battle-ability").do("yes")
    assert (t.seat, t.legal) == (0, ["no"])


def test_iridial_mends_a_unit(table: Any) -> None:
    t = won(table, "iridial", {"osus-iv": ["bad-dok 3 damage", "shoota-mob"]})
    t.do("yes")
    assert t.damage("bad-dok") == 0


def test_iridial_needs_somebody_who_is_hurt(table: Any) -> None:
    assert won(table, "iridial", {}).prompt != "battle-ability"
