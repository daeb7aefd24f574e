"""Section 16: force, swap, place, cards under cards, back to hand, searching."""

from __future__ import annotations

from typing import Any

import pytest

from hadur.games.summoner_wars.board import name_of
from hadur.games.summoner_wars.cards.vanguards import CITADELS_MIGHT_TRIGGER
from hadur.games.summoner_wars.phases.force import force_spaces
from hadur.games.summoner_wars.phases.magic import search_draw_pile
from hadur.games.summoner_wars.phases.turn import IDLE

HIT = "melee+ranged"
BARE = "melee"  # for a ranged unit: no hit
MISS = "ranged+special"  # for a melee unit: no hit


def picks(t: Any) -> list[str]:
    """The spaces that may be chosen now."""
    return sorted(text.split()[1] for text in t.starting("pick"))


def forced_to(t: Any, space: str, least: int, most: int) -> list[str]:
    """Where a force of so many spaces could take the card on a space."""
    found = force_spaces(t.state, t.card(space), least, most)
    return sorted(name_of(k) for k in range(48) if found >> k & 1)


def can_still_move(t: Any, space: str) -> bool:
    return any(text.startswith(f"move {space} ") for text in t.legal)


# -- 16.1 force ------------------------------------------------------------------------------------


@pytest.mark.rule("SW-16.1")
def test_a_forced_card_slides_exactly_so_many_spaces_straight(table: Any) -> None:
    t = table("phase=attack; c3: 0 wind-mage; d4: 1 ollag")
    t.do("use push c3")
    assert picks(t) == ["c4", "d3", "d5", "e4"]
    assert t.refused_for("pick d6") == ["SW-16.1"]
    assert t.refused_for("pick d4") == ["SW-16.1"]
    t.do("pick d5")
    assert (t.at("d4"), t.at("d5")) == ("", "ollag")


@pytest.mark.rule("SW-16.1")
@pytest.mark.parametrize(
    ("least", "most", "reached"),
    [
        (1, 1, ["b3", "c2", "c4", "d3"]),
        (2, 2, ["a3", "c1", "c5", "e3"]),
        (3, 3, ["c6", "f3"]),
        (1, 2, ["a3", "b3", "c1", "c2", "c4", "c5", "d3", "e3"]),
    ],
)
def test_a_force_of_x_spaces_is_neither_longer_nor_shorter(
    table: Any, least: int, most: int, reached: list[str]
) -> None:
    t = table("c3: 0 gate; f8: 1 svara")
    assert forced_to(t, "c3", least, most) == reached


@pytest.mark.rule("SW-16.2")
def test_forcing_is_not_moving_so_nothing_happens_that_follows_a_move(table: Any) -> None:
    t = table("phase=move; c3: 0 ice-smith; e3: 0 ice-smith; hand0: sneak")
    t.many("play sneak", "pick c3", "pick c4", "no")
    assert (t.at("c4"), t.prompt, t.charges("c4")) == ("ice-smith", "move", 0)
    t.do("move e3 e4")
    assert (t.at("e4"), t.charges("e4"), t.charges("c4")) == ("ice-smith", 1, 0)


@pytest.mark.rule("SW-16.2")
def test_a_forced_unit_has_its_move_still_and_no_move_is_used_up(table: Any) -> None:
    t = table("phase=move; c3: 0 horde-climber; hand0: sneak")
    t.many("play sneak", "pick c3", "pick c4")
    assert (t.state.view(0)["moves-left"], can_still_move(t, "c4")) == (3, True)
    t.do("move c4 c6")
    assert (t.at("c6"), t.state.view(0)["moves-left"]) == ("horde-climber", 2)


@pytest.mark.rule("SW-16.2")
def test_a_unit_that_cannot_move_can_be_forced(table: Any) -> None:
    t = table("phase=move; c3: 0 horde-clinger; hand0: sneak")
    assert t.refused_for("move c3 c4") == ["SW-1.4"]
    t.many("play sneak", "pick c3", "pick c4")
    assert t.at("c4") == "horde-clinger"


@pytest.mark.rule("SW-16.3")
@pytest.mark.parametrize("side", [0, 1])
def test_every_space_of_a_force_must_be_empty(table: Any, side: int) -> None:
    t = table(
        f"phase=build; d1: 0 svara; d3: 0 gate; d5: {side} ollag; e3: {side} parapet;"
        "hand0: glacial-shift"
    )
    t.many("play glacial-shift", "pick d3")
    assert picks(t) == ["b3", "c3", "d2", "d4"]
    assert t.refused_for("pick d5") == ["SW-16.3"]
    assert t.refused_for("pick e3") == ["SW-16.3"]
    assert t.refused_for("pick f3") == ["SW-16.3"], "the space behind a card is out of reach too"


@pytest.mark.rule("SW-16.3")
def test_two_spaces_are_not_possible_where_only_one_is_clear(table: Any) -> None:
    t = table("c3: 0 ollag; c5: 1 gate; d3: 1 gate; a8: 1 svara")
    assert forced_to(t, "c3", 2, 2) == ["a3", "c1"]
    assert forced_to(t, "c3", 1, 1) == ["b3", "c2", "c4"]


@pytest.mark.rule("SW-16.3")
def test_nothing_is_forced_off_the_board(table: Any) -> None:
    t = table("phase=attack; b2: 0 kalal; a1: 1 ollag; f8: 1 svara")
    t.do("use greater-push b2")
    assert picks(t) == ["a2", "b1"]


@pytest.mark.rule("SW-16.3")
def test_a_card_with_no_clear_side_is_not_forced_at_all(table: Any) -> None:
    t = table("phase=attack; b2: 0 wind-mage; a1: 1 ollag; a2: 1 gate; b1: 1 gate")
    assert t.refuses("use push b2")
    assert t.refused_for("use push b2") == ["SW-20.3"]


@pytest.mark.rule("SW-16.4")
def test_one_force_goes_in_one_direction(table: Any) -> None:
    t = table("phase=attack; c3: 0 miti-kyru charges=1; c4: 1 gate; a8: 1 svara")
    t.do("attack c3 c4", dice=f"{HIT} {HIT} {HIT} {HIT}").do("choose spend-charge")
    assert picks(t) == ["a3", "b3", "c1", "c2", "d3", "e3"]
    for corner in ("b2", "d2", "b4", "d4"):
        assert t.refused_for(f"pick {corner}") == ["SW-16.4"]


@pytest.mark.rule("SW-16.5")
@pytest.mark.parametrize("seat", [0, 1])
def test_who_carries_out_the_effect_chooses_the_direction(table: Any, seat: int) -> None:
    t = table(f"phase=attack active={seat}; c3: {seat} wind-mage; d4: {1 - seat} ollag")
    t.do("use push c3")
    assert (t.seat, picks(t)) == (seat, ["c4", "d3", "d5", "e4"])


@pytest.mark.rule("SW-16.5")
def test_a_text_may_leave_only_some_directions(table: Any) -> None:
    toward = table("phase=summon; c3: 0 tacullu; e5: 1 ollag; hand0: hypnotic-call")
    toward.do("play hypnotic-call")
    assert picks(toward) == ["d5", "e4"]
    away = table("phase=attack; c3: 0 smasher; c4: 1 ollag; events0: brutal-force; a8: 1 svara")
    away.do("attack c3 c4", dice=f"{HIT} {HIT} {HIT} {HIT}")
    assert picks(away) == ["b4", "c5", "d4"]


@pytest.mark.rule("SW-16.6")
@pytest.mark.parametrize("card", ["gate", "starting-gate", "parapet", "ice-golem"])
def test_structures_are_forced_like_other_cards(table: Any, card: str) -> None:
    t = table(f"phase=move; d1: 0 svara; d4: 0 {card}; e5: 0 ollag")
    t.many("move d1 d2", "pick d4", "pick d5")
    assert (t.at("d4"), t.at("d5")) == ("", card)


@pytest.mark.rule("SW-16.6")
@pytest.mark.parametrize("card", ["frost-mage", "gul-dass", "ret-talus", "gate"])
@pytest.mark.parametrize("side", [0, 1])
def test_a_card_of_any_class_and_any_player_can_be_forced(table: Any, card: str, side: int) -> None:
    t = table(f"c3: {side} {card}; f8: {1 - side} svara")
    assert forced_to(t, "c3", 1, 1) == ["b3", "c2", "c4", "d3"]


@pytest.mark.rule("SW-16.6")
def test_only_what_the_effect_can_target_is_forced(table: Any) -> None:
    t = table("phase=move; d1: 0 svara; d4: 0 ollag; c2: 1 gate; d7: 0 gate")
    t.do("move d1 d2")
    assert t.prompt == "move", "neither a unit, nor an enemy gate, nor a gate 5 spaces away"


@pytest.mark.rule("SW-16.7")
def test_cards_under_a_forced_card_go_with_it(table: Any) -> None:
    t = table("phase=move; c3: 0 horde-climber under=hellforged-weapon; hand0: sneak; c6: 1 gate")
    t.many("play sneak", "pick c3", "pick c4")
    assert (t.at("c4"), t.under("c4")) == ("horde-climber", ["hellforged-weapon"])
    assert t.strength("c4", "c6") == 1 + 2


# -- 16.2 swap, place, replace ---------------------------------------------------------------------


@pytest.mark.rule("SW-16.8")
def test_cards_that_swap_places_stand_where_the_other_stood(table: Any) -> None:
    t = table("phase=attack; c3: 0 sneeks damage=3; f7: 0 horde-slinger charges=2; d3: 0 gate")
    t.do("use sly c3")
    assert (t.at("f7"), t.damage("f7")) == ("sneeks", 3)
    assert (t.at("c3"), t.charges("c3"), t.damage("c3")) == ("horde-slinger", 2, 0)
    assert t.at("d3") == "gate"


@pytest.mark.rule("SW-16.9")
def test_swapping_is_neither_moving_nor_being_forced_away(table: Any) -> None:
    t = table(
        "phase=attack; c3: 0 sneeks; f2: 0 ice-smith; c4: 1 citadel-knight; f3: 1 royal-guardian"
    )
    t.do("use sly c3")
    assert (t.at("f2"), t.at("c3"), t.prompt) == ("sneeks", "ice-smith", "attack")
    assert (t.damage("f2"), t.damage("c3"), t.charges("c3")) == (0, 0, 0)


@pytest.mark.rule("SW-16.9")
@pytest.mark.parametrize("held", ["horde-clinger", "horde-climber"])
def test_a_unit_that_can_neither_move_nor_be_forced_can_be_swapped(table: Any, held: str) -> None:
    t = table(f"phase=attack; c3: 0 sneeks; f2: 0 {held}; events1: freeze target=f2")
    assert forced_to(t, "f2", 1, 1) == []
    t.do("use sly c3")
    assert (t.at("f2"), t.at("c3")) == ("sneeks", held)


@pytest.mark.rule("SW-16.10")
def test_a_card_is_placed_at_the_location_that_is_stated(table: Any) -> None:
    t = table("phase=summon; d1: 0 ret-talus; c4: 0 gate; discard0: undead-warrior")
    t.many("use raise-the-dead d1", "take undead-warrior")
    assert picks(t) == ["c1", "d2", "e1"]
    t.do("pick e1")
    assert (t.at("e1"), t.controller("e1"), t.discard(0)) == ("undead-warrior", 0, [])


@pytest.mark.rule("SW-16.10")
def test_a_card_is_placed_beside_the_unit_that_the_text_names(table: Any) -> None:
    t = table("phase=move; c3: 0 horde-clinger; c4: 0 smasher; f8: 1 svara")
    t.do("move c4 d5")
    assert (t.prompt, picks(t)) == ("cling", ["c5", "d4", "d6", "e5"])
    t.do("pick d4")
    assert (t.at("c3"), t.at("d4")) == ("", "horde-clinger")


@pytest.mark.rule("SW-16.11")
def test_a_card_is_placed_on_an_empty_space_only(table: Any) -> None:
    t = table("phase=summon; d2: 0 ret-talus; c2: 0 gate; d3: 1 gate; discard0: undead-warrior")
    t.many("use raise-the-dead d2", "take undead-warrior")
    assert picks(t) == ["d1", "e2"]
    for taken in ("c2", "d3"):
        assert t.refused_for(f"pick {taken}") == ["SW-16.11"]


@pytest.mark.rule("SW-16.11")
def test_where_every_space_is_taken_nothing_is_placed(table: Any) -> None:
    t = table("phase=summon; a1: 0 ret-talus; a2: 0 gate; b1: 1 gate; discard0: undead-warrior")
    assert t.refused_for("use raise-the-dead a1") == ["SW-16.11"]


@pytest.mark.rule("SW-16.12")
def test_in_the_place_of_a_card_means_where_that_card_was(table: Any) -> None:
    shifted = table("phase=attack; c3: 0 smasher; c4: 1 ice-smith; e3: 0 undead-archer")
    shifted.do("attack c3 c4", dice=f"{HIT} {HIT} {BARE} {BARE}").do("yes")
    assert (shifted.at("c4"), shifted.at("e3")) == ("undead-archer", "")
    burnt = table("phase=summon magic=6,0; c3: 0 ice-smith; d3: 0 gate; hand0: elut-bal")
    assert burnt.starting("summon") == ["summon elut-bal c3"]
    burnt.do("summon elut-bal c3")
    assert (burnt.at("c3"), burnt.discard(0)) == ("elut-bal", ["ice-smith"])
    infected = table(
        "phase=attack; c3: 0 undead-carrier; c4: 1 ice-smith; discard0: undead-carrier"
    )
    infected.do("attack c3 c4", dice=f"{HIT} {HIT}").do("take undead-carrier")
    assert (infected.at("c3"), infected.at("c4")) == ("undead-carrier", "undead-carrier")


@pytest.mark.rule("SW-16.13")
@pytest.mark.parametrize("card", ["spirit-mage", "tundra-charger"])
def test_placing_is_not_summoning(table: Any, card: str) -> None:
    position = f"phase=summon magic=3,0; c3: 0 gul-dass; c5: 0 gate; hand0: blood-summon {card}"
    placed = table(position).many("play blood-summon", "pick c3", f"take {card}", "pick c4")
    assert (placed.at("c4"), placed.prompt, placed.magic) == (card, "summon", [3, 0])
    assert placed.charges("c4") == 0
    summoned = table(position).do(f"summon {card} c4")
    assert (summoned.prompt, summoned.charges("c4")) in [("blood-rush", 0), ("summon", 1)]


@pytest.mark.rule("SW-16.13")
def test_a_text_about_summoning_does_not_see_a_placed_unit(table: Any) -> None:
    position = (
        "phase=summon magic=3,0; c3: 0 gul-dass; hand0: blood-summon smasher frost-mage;"
        "events0: chant-of-weaving target=c3"
    )
    placed = table(position).many("play blood-summon", "pick c3", "take frost-mage", "pick c4")
    placed.do("no")
    assert (placed.at("c4"), placed.prompt, placed.charges("c3")) == ("frost-mage", "summon", 0)
    assert table(position).do("summon frost-mage c4").charges("c3") == 1


@pytest.mark.rule("SW-16.13")
def test_placing_is_neither_moving_nor_forcing(table: Any) -> None:
    t = table(
        "phase=attack; b4: 0 smasher; c4: 1 ice-smith; d3: 0 undead-archer; d2: 1 royal-guardian"
    )
    t.do("attack b4 c4", dice=f"{HIT} {HIT} {BARE} {BARE}").do("yes")
    assert (t.at("c4"), t.damage("c4"), t.prompt) == ("undead-archer", 0, "attack")
    assert t.state.view(0)["board"]["c4"]["moved"] is False


@pytest.mark.rule("SW-16.13")
def test_a_frozen_unit_that_cannot_be_forced_can_be_placed(table: Any) -> None:
    t = table(
        "phase=attack targeted=1; d1: 0 queen-maldaria charges=1; c5: 0 smasher; a8: 1 svara;"
        "events1: freeze target=c5"
    )
    assert forced_to(t, "c5", 1, 1) == []
    t.many("end", "pick c5", "pick d2")
    assert (t.at("d2"), t.at("c5")) == ("smasher", "")


@pytest.mark.rule("SW-16.13")
def test_placing_a_structure_is_not_building_it(table: Any) -> None:
    t = table("phase=summon magic=0,0; c5: 0 gul-dass; hand0: blood-summon ice-golem")
    t.many("play blood-summon", "pick c5", "take ice-golem", "pick c6")
    assert (t.at("c6"), t.magic) == ("ice-golem", [0, 0]), "neither paid for nor in the build area"


# -- 16.3 under ------------------------------------------------------------------------------------


@pytest.mark.rule("SW-16.14")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_card_put_under_another_lies_on_its_space_for_its_controller(
    table: Any, owner: int
) -> None:
    t = table(
        f"phase=move active=1; c6: 1 ice-smith charges=1 owner={owner}; c4: 1 frost-mage;"
        "d1: 0 svara"
    )
    smith = t.card("c6")
    t.many("move c6 c5", "choose go-under")
    assert (t.at("c6"), t.at("c5"), t.at("c4")) == ("", "", "frost-mage")
    assert t.under("c4") == ["ice-smith"]
    assert (int(t.state.controller[smith]), int(t.state.owner(smith))) == (1, owner)


@pytest.mark.rule("SW-16.15")
@pytest.mark.parametrize(
    ("rest", "moves", "end"),
    [
        ("phase=move", ["move c3 c5"], "c5"),
        ("phase=move; hand0: sneak", ["play sneak", "pick c3", "pick b3"], "b3"),
        ("phase=attack; f1: 0 sneeks", ["use sly f1"], "f1"),
        (
            "phase=attack targeted=1; d1: 0 queen-maldaria charges=1",
            ["end", "pick c3", "pick d2"],
            "d2",
        ),
    ],
    ids=["moved", "forced", "swapped", "placed"],
)
def test_cards_under_a_card_follow_it_however_it_changes_its_place(
    table: Any, rest: str, moves: list[str], end: str
) -> None:
    t = table(f"{rest}; c3: 0 horde-climber under=hellforged-weapon,ice-smith; a8: 1 svara")
    t.many(*moves)
    assert t.at("c3") in ("", "sneeks")
    assert (t.at(end), sorted(t.under(end))) == (
        "horde-climber",
        ["hellforged-weapon", "ice-smith"],
    )
    assert t.strength(end, "a8") == 1 + 2


@pytest.mark.rule("SW-16.16")
def test_who_takes_control_of_a_card_takes_control_of_the_cards_under_it(table: Any) -> None:
    t = table(
        "phase=summon; d1: 0 tacullu; a8: 1 ret-talus; hand0: mind-control;"
        "d3: 1 undead-warrior under=hellforged-weapon;"
        "e8: 1 undead-carrier under=hellforged-weapon"
    )

    def weapons() -> list[int]:
        hosts = (t.card("d3"), t.card("e8"))
        return [int(t.state.controller[list(t.state.host).index(host)]) for host in hosts]

    assert weapons() == [1, 1]
    t.many("play mind-control", "pick d3")
    assert (t.controller("d3"), weapons()) == (0, [0, 1])
    assert t.strength("d3", "a8") == 2 + 2
    t.many(*["end"] * 5)
    assert (t.seat, t.controller("d3"), weapons()) == (1, 1, [1, 1])


@pytest.mark.rule("SW-16.17")
def test_a_card_under_another_cannot_be_chosen(table: Any) -> None:
    sneak = table("phase=move; c3: 0 smasher under=ice-smith; hand0: sneak")
    sneak.do("play sneak")
    assert (sneak.prompt, sneak.at("c3")) == ("move", "smasher"), "no unit of cost 0 to force"
    sly = table("phase=attack; c3: 0 smasher under=ice-smith; d1: 0 sneeks")
    assert sly.refused_for("use sly d1") == ["SW-20.3"]


@pytest.mark.rule("SW-16.17")
def test_what_strikes_a_space_strikes_the_upper_card_alone(table: Any) -> None:
    t = table("phase=attack; c3: 0 smasher; c4: 1 frost-mage under=ice-smith; f8: 1 svara")
    t.do("attack c3 c4", dice=f"{HIT} {HIT} {HIT} {MISS}")
    smith = list(t.state.host).index(t.card("c4"))
    assert (t.at("c4"), t.damage("c4"), t.under("c4")) == ("frost-mage", 3, ["ice-smith"])
    assert int(t.state.damage[smith]) == 0


@pytest.mark.rule("SW-16.18")
@pytest.mark.parametrize(
    ("events", "pile"),
    [("", "discard"), ("; events0: unrelenting", "hand")],
    ids=["destroyed", "taken back"],
)
def test_cards_under_a_card_that_is_destroyed_or_taken_back_are_discarded(
    table: Any, events: str, pile: str
) -> None:
    t = table(
        "phase=attack active=1; c4: 1 ollag;"
        f"c3: 0 frost-mage damage=1 under=hellforged-weapon,ice-smith{events}"
    )
    t.do("attack c4 c3", dice=f"{HIT} {HIT} {HIT}")
    assert (t.at("c3"), "frost-mage" in t.pile(pile, 0)) == ("", True)
    assert {"hellforged-weapon", "ice-smith"} <= set(t.discard(0))
    assert set(t.state.host) == {-1}


@pytest.mark.rule("SW-16.18")
def test_cards_under_a_card_that_is_discarded_are_discarded_with_it(table: Any) -> None:
    t = table(
        "phase=attack targeted=1; c4: 0 the-eater; a1: 0 gul-dass;"
        "c3: 0 frost-mage under=hellforged-weapon,ice-smith"
    )
    t.many("end", "pick c3")
    assert sorted(t.discard(0)) == ["frost-mage", "hellforged-weapon", "ice-smith"]
    assert set(t.state.host) == {-1}


@pytest.mark.rule("SW-16.19")
def test_before_a_card_goes_under_another_it_loses_its_cards_and_tokens(table: Any) -> None:
    t = table(
        "phase=move; c3: 0 ice-smith charges=4 damage=1 under=hellforged-weapon;"
        "e4: 0 frost-mage charges=1 damage=2; f8: 1 svara"
    )
    smith = t.card("c3")
    t.many("move c3 c4", "choose go-under")
    assert (t.under("e4"), t.discard(0)) == (["ice-smith"], ["hellforged-weapon"])
    assert (int(t.state.charges[smith]), int(t.state.damage[smith])) == (0, 0)
    assert (t.charges("e4"), t.damage("e4")) == (1, 2)
    assert t.strength("e4", "f8") == 1, "the weapon did not go along"


# -- 16.4 taking back to hand ----------------------------------------------------------------------

RETURNING = (
    "phase=attack; c2: 0 sera-eldwyn; c3: 0 smasher damage=5 charges=2 under=hellforged-weapon;"
    "c4: 0 gul-dass; d3: 1 gate; f8: 1 svara; events0: unrelenting, renewed-hope"
)


@pytest.mark.rule("SW-16.20")
def test_a_card_taken_back_goes_from_the_battlefield_to_the_hand_without_anything_on_it(
    table: Any,
) -> None:
    t = table(RETURNING)
    smasher = t.card("c3")
    t.do("attack c4 c3", dice=f"{HIT} {HIT}")
    assert (t.at("c3"), t.hand(0), t.discard(0)) == ("", ["smasher"], ["hellforged-weapon"])
    assert (int(t.state.damage[smasher]), int(t.state.charges[smasher])) == (0, 0)


@pytest.mark.rule("SW-16.20")
def test_a_stolen_card_goes_back_to_its_owners_hand(table: Any) -> None:
    t = table(
        "phase=attack active=1; c3: 0 smasher damage=5 owner=1; c4: 1 gul-dass; f8: 1 svara;"
        "events0: unrelenting"
    )
    t.do("attack c4 c3", dice=f"{HIT} {HIT}")
    assert (t.hand(0), t.hand(1)) == ([], ["smasher"])


@pytest.mark.rule("SW-16.21")
def test_a_card_that_returns_to_the_battlefield_is_a_new_card(table: Any) -> None:
    t = table(RETURNING)
    t.do("attack c4 c3", dice=f"{HIT} {HIT}").do("summon smasher c3")
    facts = t.state.view(0)["board"]["c3"]
    assert (facts["damage"], facts["charges"], facts["strength"]) == (0, 0, 4)
    assert "under" not in facts


@pytest.mark.rule("SW-16.21")
def test_a_unit_that_has_attacked_can_attack_again_once_it_has_come_back(table: Any) -> None:
    t = table(RETURNING.replace(" under=hellforged-weapon", ""))
    t.do("attack c3 d3", dice=" ".join([MISS] * 4))
    assert t.refused_for("attack c3 d3") == ["SW-9.1"]
    t.do("attack c4 c3", dice=f"{HIT} {HIT}").do("summon smasher c3")
    assert "attack c3 d3" in t.legal


@pytest.mark.rule("SW-16.22")
def test_a_card_taken_back_is_neither_destroyed_nor_discarded(table: Any) -> None:
    t = table(
        "phase=attack active=1; c3: 0 hellfire-cultist; c4: 1 gul-dass; b3: 1 undead-warrior;"
        "e8: 1 undead-archer; events0: unrelenting, sacrificial-pyre"
    )
    t.do("attack c4 c3", dice=f"{HIT} {HIT}")
    assert (t.hand(0), t.discard(0), t.magic) == (["hellfire-cultist"], [], [5, 5])
    assert (t.damage("c4"), t.damage("b3"), t.charges("b3")) == (0, 0, 0)
    assert (t.event_charges("sacrificial-pyre", 0), t.prompt) == (0, "attack")


# -- 16.5 searching --------------------------------------------------------------------------------

PILE = (
    "gate citadel-knight parapet citadel-archer ice-ram citadel-knight ollag jarmund nadiana gate"
)


def searching(table: Any, pile: str, seat: int = 0) -> Any:
    """A player searches the own draw pile for a Citadel unit.

    No card of the set searches the draw pile, so the procedure is called as a card would."""
    t = table(
        f"phase=summon active={seat}; d1: 0 sera-eldwyn; d8: 1 sera-eldwyn; draw{seat}: {pile};"
        f"draw{1 - seat}: {PILE}; discard{seat}: citadel-paladin gate parapet;"
        "decks: vanguards vanguards"
    )
    s = t.state
    s.asks = []
    s.push(IDLE)
    search_draw_pile(s, seat, CITADELS_MIGHT_TRIGGER.prompt, t.card("d8" if seat else "d1"))
    s.run()
    return t


@pytest.mark.rule("SW-16.23")
@pytest.mark.parametrize("seat", [0, 1])
def test_who_searches_finds_any_fitting_card_of_the_group_and_no_other(
    table: Any, seat: int
) -> None:
    t = searching(table, PILE, seat)
    assert (t.seat, sorted(t.legal)) == (
        seat,
        ["no", "take citadel-archer", "take citadel-knight"],
    )
    t.do("take citadel-knight")
    assert (t.hand(seat), t.pile("draw", seat).count("citadel-knight")) == (["citadel-knight"], 1)


@pytest.mark.rule("SW-16.23")
def test_a_search_may_find_nothing(table: Any) -> None:
    t = searching(table, "gate parapet ollag")
    assert t.legal == ["no"]
    t.do("no")
    assert (t.hand(0), sorted(t.pile("draw", 0))) == ([], ["gate", "ollag", "parapet"])


@pytest.mark.rule("SW-16.24")
@pytest.mark.parametrize("answer", ["take citadel-archer", "no"])
def test_a_draw_pile_that_was_looked_through_is_reshuffled(table: Any, answer: str) -> None:
    t = searching(table, PILE).do(answer)
    left = [name for name in PILE.split() if f"take {name}" != answer]
    assert t.pile("draw", 0) != left
    assert sorted(t.pile("draw", 0)) == sorted(left)
    assert t.pile("draw", 1) == PILE.split()
    assert t.discard(0) == ["citadel-paladin", "gate", "parapet"]


@pytest.mark.rule("SW-16.24")
def test_who_looked_at_other_cards_only_does_not_shuffle(table: Any) -> None:
    t = table(
        f"phase=attack; c3: 0 sera-eldwyn; c4: 1 ollag; a1: 0 citadel-knight; draw0: {PILE};"
        "discard0: gate citadel-paladin parapet citadel-archer"
    )
    t.do("attack c3 c4", dice=f"{BARE} {BARE}")
    assert sorted(t.legal) == ["no", "take citadel-archer", "take citadel-paladin"]
    t.do("take citadel-paladin")
    assert t.discard(0) == ["gate", "parapet", "citadel-archer"]
    assert t.pile("draw", 0) == PILE.split()
