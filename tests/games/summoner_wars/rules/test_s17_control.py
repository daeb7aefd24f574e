"""Section 17: who owns a card, who controls it, who is friend and who is foe."""

from __future__ import annotations

from typing import Any

import pytest

from hadur.games.summoner_wars import GAME
from hadur.games.summoner_wars.state import DECK, RESOLVING

HIT = "melee+ranged"
MISS = "ranged+special"  # for a melee unit: no hit


def board(t: Any) -> Any:
    return t.state.view(None)["board"]


def controlled(table: Any, *spaces: str, rest: str = "") -> Any:
    """Seat 0 has just taken control of seat 1's cards on these spaces, for the turn."""
    t = table(f"phase=summon; d3: 0 tacullu; hand0: mind-control; {rest}")
    t.do("play mind-control")
    for space in spaces:
        t.do(f"pick {space}")
    if t.prompt == "mind-control":
        t.do("no")
    return t


# -- owning ----------------------------------------------------------------------------------------


@pytest.mark.rule("SW-17.1")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_player_owns_every_card_that_started_in_the_own_deck(seat: int) -> None:
    state: Any = GAME.begin({"decks": ["breakers", "breakers"]}, 3)
    own = range(seat * DECK, (seat + 1) * DECK)
    assert {int(state.owner(card)) for card in own} == {seat}
    for card in state.view(None)["board"].values():
        assert card["owner"] == card["controller"]


@pytest.mark.rule("SW-17.1")
def test_a_card_keeps_its_owner_wherever_it_goes(table: Any) -> None:
    t = controlled(table, "d5", rest="d5: 1 frost-mage; a8: 1 svara")
    assert (board(t)["d5"]["owner"], board(t)["d5"]["controller"]) == (1, 0)
    t.many(*["end"] * 5)
    assert (board(t)["d5"]["owner"], board(t)["d5"]["controller"]) == (1, 1)


# -- controlling -----------------------------------------------------------------------------------


@pytest.mark.rule("SW-17.2")
def test_players_control_the_cards_of_their_decks_on_the_battlefield(table: Any) -> None:
    t = table("phase=summon; c3: 0 gate; d8: 1 svara; d1: 0 svara; hand0: frost-mage; f7: 1 gate")
    t.do("summon frost-mage c4")
    assert {name: card["controller"] for name, card in board(t).items()} == {
        "c3": 0,
        "c4": 0,
        "d1": 0,
        "d8": 1,
        "f7": 1,
    }


@pytest.mark.rule("SW-17.2")
@pytest.mark.parametrize("seat", [0, 1])
def test_players_control_the_event_they_are_resolving(table: Any, seat: int) -> None:
    t = table(
        f"phase=move active={seat}; d4: {seat} queen-maldaria; d5: {1 - seat} smasher;"
        f"d3: {1 - seat} frost-mage; hand{seat}: burn"
    )
    t.do("play burn")
    resolving = [card for card, zone in enumerate(t.state.zone) if zone == RESOLVING]
    assert [int(t.state.controller[card]) for card in resolving] == [seat]
    assert (t.prompt, t.seat) == ("burn", seat)


@pytest.mark.rule("SW-17.2")
@pytest.mark.parametrize("seat", [0, 1])
def test_players_control_the_events_in_their_active_area(table: Any, seat: int) -> None:
    t = table(
        f"phase=attack; c3: 0 smasher; c4: 1 smasher; a1: 0 sera-eldwyn; f8: 1 svara;"
        f"events{seat}: holy-judgment charges=2"
    )
    strengths = [t.strength("c3", "c4"), t.strength("c4", "c3")]
    assert strengths == [4 + (seat == 0), 4 + (seat == 1)]
    shown = [len(player["events"]) for player in t.state.view(None)["players"]]
    assert shown == [int(seat == 0), int(seat == 1)]


@pytest.mark.rule("SW-17.2")
def test_a_card_given_to_the_opponent_is_controlled_by_the_opponent(table: Any) -> None:
    t = controlled(table, "d5", rest="d5: 1 frost-mage; d8: 1 frost-mage")
    assert (t.controller("d5"), t.controller("d8")) == (0, 1)


@pytest.mark.rule("SW-17.3")
def test_a_card_faces_the_player_who_takes_control_of_it(table: Any) -> None:
    t = table("phase=attack; c3: 0 tacullu; c4: 1 smasher damage=5; c5: 1 frost-mage")
    before = GAME.draw_text(t.state, None)
    t.do("attack c3 c4", dice=f"{HIT} {HIT} {HIT}").do("yes")
    assert (board(t)["c4"]["controller"], board(t)["c4"]["damage"]) == (0, 5)
    assert board(t)["c5"]["controller"] == 1
    assert GAME.draw_text(t.state, None) != before, "both players see whose it is now"


@pytest.mark.rule("SW-17.3")
def test_a_card_keeps_what_is_on_it_when_its_controller_changes(table: Any) -> None:
    t = controlled(
        table, "d5", rest="d5: 1 undead-warrior damage=2 charges=3 under=hellforged-weapon"
    )
    facts = board(t)["d5"]
    assert (facts["controller"], facts["damage"], facts["charges"]) == (0, 2, 3)
    assert facts["under"] == ["hellforged-weapon"]


@pytest.mark.rule("SW-17.4")
def test_control_taken_for_a_turn_ends_with_it(table: Any) -> None:
    t = controlled(table, "d5", "c4", rest="d5: 1 smasher; c4: 1 frost-mage; a8: 1 svara")
    for phase in ("summon", "move", "build", "attack", "magic"):
        assert (t.phase, t.controller("d5"), t.controller("c4")) == (phase, 0, 0)
        t.do("end")
    assert (t.seat, t.phase, t.controller("d5"), t.controller("c4")) == (1, "summon", 1, 1)


@pytest.mark.rule("SW-17.4")
def test_control_without_an_end_lasts(table: Any) -> None:
    t = table("phase=attack; c3: 0 tacullu; c4: 1 smasher damage=5; a8: 1 svara")
    t.do("attack c3 c4", dice=f"{HIT} {HIT} {HIT}").do("yes")
    t.many(*["end"] * 9)
    assert (t.seat, int(t.state.turn), t.controller("c4")) == (0, 3, 0)


@pytest.mark.rule("SW-17.4")
def test_a_card_that_left_meanwhile_is_not_given_back(table: Any) -> None:
    t = controlled(table, "d5", rest="d5: 1 ice-smith; d6: 1 gul-dass; a8: 1 svara")
    t.many("end", "end", "end").do("attack d3 d5", dice=f"{HIT} {HIT} {HIT}")
    assert (t.at("d5"), t.discard(1)) == ("", ["ice-smith"])
    t.many("end", "end")
    assert (t.seat, t.discard(1)) == (1, ["ice-smith"])


# -- friend and foe --------------------------------------------------------------------------------


@pytest.mark.rule("SW-17.5")
def test_every_card_a_player_controls_is_friendly_to_that_player(table: Any) -> None:
    t = table(
        "phase=move; c3: 0 smasher; d3: 0 lioness owner=1; c4: 1 frost-mage owner=0; e5: 1 smasher;"
        "hand0: chant-of-growth"
    )
    t.do("play chant-of-growth")
    assert sorted(t.legal) == ["pick c3", "pick d3"]
    assert t.refused_for("pick c4") == ["SW-17.5"]
    t.do("pick c3")
    assert (t.charges("c3"), t.charges("d3"), t.charges("c4")) == (1, 1, 0)


@pytest.mark.rule("SW-17.5")
def test_every_card_a_player_controls_is_friendly_to_the_players_other_cards(table: Any) -> None:
    t = table(
        "phase=attack; c3: 0 frost-mage; c2: 0 gate; b3: 0 gate owner=1; d3: 1 gate owner=0;"
        "c5: 1 svara"
    )
    assert t.strength("c3", "c5") == 1 + 2, "both gates of the controller, not the one owned"


@pytest.mark.rule("SW-17.6")
def test_every_card_the_opponent_controls_is_an_enemy(table: Any) -> None:
    t = table(
        "phase=summon; c3: 0 ember-beast; c4: 1 smasher; b3: 1 smasher owner=0; d3: 0 smasher;"
        "c2: 0 smasher owner=1; a8: 1 svara; a1: 0 queen-maldaria"
    )
    t.do("end")
    assert [t.damage(space) for space in ("c4", "b3", "d3", "c2")] == [1, 1, 0, 0]


@pytest.mark.rule("SW-17.6")
def test_an_own_card_under_the_opponents_control_is_an_enemy_to_attack(table: Any) -> None:
    t = table("phase=attack; a1: 0 svara; f8: 1 svara; c3: 0 gul-dass; c4: 1 ice-smith owner=0")
    t.do("attack c3 c4", dice=f"{HIT} {HIT}")
    assert (t.magic, t.at("c4")) == ([6, 5], "")
    t.do("end")
    assert t.damage("a1") == 0, "an enemy card was targeted"


@pytest.mark.rule("SW-17.4", "SW-19.18")
def test_what_lived_by_a_borrowed_card_goes_when_it_is_given_back(table: Any) -> None:
    """Cold Snap of a unit under control until the end of the turn."""
    t = controlled(
        table, "c4", rest="c4: 1 ollag; f1: 0 gate damage=4; e1: 0 frost-mage; a8: 1 svara;"
    )
    t.many("end", "end", "end")
    assert (t.at("f1"), t.damage("f1"), t.life("f1"), t.at("c4")) == ("gate", 4, 6, "ollag")
    t.do("attack e1 f1", dice=f"{HIT} melee")
    assert (t.at("f1"), t.damage("f1"), t.life("f1")) == ("gate", 5, 6)
    t.many("end", "end")
    assert t.at("f1") == ""


@pytest.mark.rule("SW-17.7")
def test_a_card_under_foreign_control_acts_for_its_controller(table: Any) -> None:
    t = controlled(
        table,
        "d5",
        "c4",
        rest="d5: 1 ice-golem; c4: 1 ollag; f1: 0 gate; e8: 1 gate; f5: 1 frost-mage; a8: 1 svara;"
        "hand1: ice-smith",
    )
    assert (t.life("f1"), t.life("e8"), t.life("d5")) == (6, 5, 6), "Cold Snap serves seat 0"
    t.many("end", "move d5 e5", "end", "end").do("attack e5 f5", dice=f"{HIT} {MISS}")
    assert (t.at("e5"), t.damage("f5")) == ("ice-golem", 1)
    t.many("end", "end")
    assert (t.life("f1"), t.life("e8"), t.life("e5")) == (5, 6, 6)


@pytest.mark.rule("SW-17.7")
def test_units_are_summoned_at_a_gate_that_is_controlled_whoever_owns_it(table: Any) -> None:
    t = table(
        "phase=summon; d3: 0 tacullu; d5: 1 ice-golem; c8: 1 gate owner=0;"
        "hand0: mind-control ice-smith"
    )
    assert t.starting("summon") == []
    t.many("play mind-control", "pick d5")
    assert t.starting("summon") == [
        f"summon ice-smith {space}" for space in ("d4", "c5", "e5", "d6")
    ]


@pytest.mark.rule("SW-17.7")
def test_the_owner_cannot_use_a_card_under_foreign_control(table: Any) -> None:
    t = table("phase=move; c3: 1 smasher owner=0; e3: 0 smasher; a8: 1 svara")
    assert {text.split()[1] for text in t.starting("move")} == {"e3"}
    assert t.refused_for("move c3 c4") == ["SW-7.1"]


@pytest.mark.rule("SW-17.8")
def test_a_captured_card_is_discarded_to_its_owners_pile(table: Any) -> None:
    t = table("phase=attack; c3: 0 tacullu; c4: 1 smasher damage=5; c5: 0 gul-dass; a8: 1 svara")
    t.do("attack c3 c4", dice=f"{HIT} {HIT} {HIT}").do("yes")
    t.do("attack c5 c4", dice=f"{HIT} {MISS}")
    assert (t.at("c4"), t.discard(0), t.discard(1)) == ("", [], ["smasher"])
    assert t.magic == [5, 5], "seat 0 destroyed a card of its own"


@pytest.mark.rule("SW-17.8")
@pytest.mark.parametrize("owner", [0, 1])
def test_control_never_changes_ownership(table: Any, owner: int) -> None:
    t = table(
        f"phase=attack active={1 - owner}; c3: {1 - owner} smasher damage=5 owner={owner};"
        f"c4: {1 - owner} gul-dass"
    )
    assert (board(t)["c3"]["owner"], board(t)["c3"]["controller"]) == (owner, 1 - owner)
    t.do("attack c4 c3", dice=f"{HIT} {MISS}")
    assert (t.discard(owner), t.discard(1 - owner)) == (["smasher"], [])
