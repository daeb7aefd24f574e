"""Section 13, events: when they are played, what becomes of them, the active area."""

from __future__ import annotations

from typing import Any

import pytest

from hadur.games.summoner_wars.cards.definition import ACTIVE, CARDS, EPIC, FACTIONS, STANDARD

HIT = "melee+ranged"
PHASES = ("summon", "move", "build", "attack", "magic")
SUMMONERS = "a1: 0 svara; f8: 1 ret-talus"
BY_PHASE = {
    "summon": "ice-ram",
    "move": "ice-repair",
    "build": "glacial-shift",
    "attack": "pile-on",
    "magic": "perplexing-tempest",
}


# -- when an event is played -----------------------------------------------------------------------


@pytest.mark.rule("SW-13.1")
@pytest.mark.parametrize("phase", PHASES)
def test_an_event_is_played_in_the_phase_printed_on_it_and_in_no_other(
    table: Any, phase: str
) -> None:
    t = table(f"phase={phase}; {SUMMONERS}; hand0: {' '.join(BY_PHASE.values())}")
    assert t.starting("play") == [f"play {BY_PHASE[phase]}"]
    for other, event in BY_PHASE.items():
        if other != phase:
            assert t.refused_for(f"play {event}") == ["SW-13.1"]


@pytest.mark.rule("SW-13.1")
def test_only_the_owner_plays_an_event_and_only_in_the_own_turn(table: Any) -> None:
    t = table(f"phase=move; {SUMMONERS}; hand1: ice-repair; discard0: ice-repair")
    assert t.refused_for("play ice-repair") == ["SW-13.1"]
    assert t.state.explain("play ice-repair", 1).rules == ("SW-4.14",)
    t.many(*["end"] * 4, "end")
    assert (t.seat, t.phase) == (1, "move")
    t.do("play ice-repair")
    assert t.discard(1) == ["ice-repair"]


@pytest.mark.rule("SW-13.2")
def test_the_cost_is_paid_the_effect_carried_out_and_the_event_discarded(table: Any) -> None:
    t = table(
        "phase=move magic=1,0; a1: 0 sera-eldwyn; b1: 0 smasher damage=3; a3: 0 smasher damage=3;"
        "hand0: mass-heal mass-heal; discard0: gate"
    )
    t.do("play mass-heal")
    assert (t.magic, t.damage("b1"), t.damage("a3")) == ([0, 0], 1, 1)
    assert (t.hand(0), t.discard(0)) == (["mass-heal"], ["gate", "mass-heal"])
    assert t.refused_for("play mass-heal") == ["SW-5.5"]


@pytest.mark.rule("SW-13.2")
def test_the_cost_comes_first_and_the_discard_last(table: Any) -> None:
    t = table(
        "phase=move magic=1,0; c1: 0 tacullu; c3: 1 smasher; c4: 1 smasher; hand0: blast;"
        "d3: 1 gate; b3: 1 gate"
    )
    t.do("play blast")
    assert (t.prompt, t.magic, t.hand(0), t.discard(0)) == ("blast-landing", [0, 0], [], [])
    t.do("pick c5")
    assert (t.damage("c5"), t.damage("c4"), t.discard(0)) == (1, 1, ["blast"])


@pytest.mark.rule("SW-13.2")
def test_only_an_event_is_played(table: Any) -> None:
    t = table(f"phase=summon magic=9,9; {SUMMONERS}; b2: 0 gate; hand0: ice-smith gate ice-ram")
    assert t.starting("play") == ["play ice-ram"]
    for card in ("ice-smith", "gate"):
        assert t.refused_for(f"play {card}") == ["SW-13.2"]


@pytest.mark.rule("SW-13.3")
@pytest.mark.parametrize(
    ("begin", "question", "position"),
    [
        ("summon tundra-charger c2", "blood-rush",
         "phase=summon; b2: 0 gate; hand0: tundra-charger ice-ram"),
        ("move b2 c2", "structural-shift",
         "phase=move; b2: 0 svara; d2: 0 gate; hand0: ice-repair"),
        ("attack c3 c4", "push",
         "phase=attack; c3: 0 wind-mage; c4: 1 shonk; hand0: pile-on"),
        ("attack c3", "life-drain",
         "phase=attack; c3: 0 dragos; c4: 1 shonk; c2: 0 smasher; hand0: pile-on"),
        ("play purge", "purge",
         "phase=move; c3: 0 gul-dass; hand0: purge ice-repair"),
        ("use raise-the-dead c3", "raise-the-dead",
         "phase=summon; c3: 0 ret-talus; discard0: undead-archer; hand0: ice-ram"),
        ("move c3 c4", "order",
         "phase=move; c3: 0 ollag; d3: 0 horde-clinger; b3: 0 horde-clinger; hand0: ice-repair"),
    ],
    ids=["summon", "move", "attack", "before an attack", "event", "ability", "order of effects"],
)  # fmt: skip
def test_no_event_is_played_while_something_else_is_carried_out(
    table: Any, begin: str, question: str, position: str
) -> None:
    t = table(position)
    event = next(text for text in t.starting("play") if text != begin)
    t.do(begin)
    assert (t.prompt, t.starting("play")) == (question, [])
    assert t.refused_for(event) == ["SW-13.3"]
    while t.prompt not in PHASES:
        t.do("no" if "no" in t.legal else t.legal[0])
    t.do(event)


@pytest.mark.rule("SW-13.4")
def test_any_number_of_events_may_be_played_in_a_phase_while_they_are_paid(table: Any) -> None:
    t = table(
        "phase=move magic=2,0; a1: 0 sera-eldwyn; b1: 0 smasher damage=5; c3: 0 gate damage=3;"
        "hand0: mass-heal mass-heal mass-heal ice-repair ice-repair"
    )
    t.many("play mass-heal", "play ice-repair", "play mass-heal", "play ice-repair")
    assert (t.damage("b1"), t.damage("c3"), t.magic) == (1, 0, [0, 0])
    assert t.refused_for("play mass-heal") == ["SW-5.5"]
    assert t.phase == "move"


@pytest.mark.rule("SW-13.5")
def test_every_event_is_either_standard_or_epic() -> None:
    events = [card for card in CARDS if card.is_event]
    assert len(events) == 32
    assert {card.class_name for card in events} == {"standard-event", "epic-event"}
    assert all(bool(card.classes & STANDARD) != bool(card.classes & EPIC) for card in events)
    for faction in FACTIONS.values():
        assert faction.epic.class_name == "epic-event"
        names = [card.class_name for card in faction.cards if card.is_event]
        assert names == ["standard-event"] * 3


# -- active events ---------------------------------------------------------------------------------


@pytest.mark.rule("SW-13.6")
def test_an_active_event_goes_to_its_players_active_area_and_is_not_discarded(table: Any) -> None:
    t = table(f"phase=summon; {SUMMONERS}; hand0: ice-ram")
    t.do("play ice-ram")
    assert (t.hand(0), t.active(0), t.active(1), t.discard(0)) == ([], ["ice-ram"], [], [])
    for seat in (0, 1, None):
        events = [player["events"] for player in t.state.view(seat)["players"]]
        assert [[event["card"] for event in area] for area in events] == [["ice-ram"], []]


@pytest.mark.rule("SW-13.6")
@pytest.mark.parametrize("name", [c.name for c in CARDS if c.is_event and not c.is_structure])
def test_the_events_with_the_word_active_and_only_they_stay(table: Any, name: str) -> None:
    card = next(card for card in CARDS if card.name == name)
    t = table(
        f"phase={PHASES[int(card.phase)]} magic=3,3; c3: 0 sneeks; c4: 0 frost-mage;"
        f"c5: 0 smasher; c2: 1 smasher; f8: 1 ret-talus; hand0: {name}"
    )
    t.do(f"play {name}")
    while t.prompt not in PHASES:
        t.do("no" if "no" in t.legal else t.legal[0])
    if name == "hellforged-weapon":
        assert (t.active(0), t.discard(0)) == ([], [])
    elif card.classes & ACTIVE:
        assert (t.active(0), t.discard(0)) == ([name], [])
    else:
        assert t.active(0) == []
        assert name in t.discard(0)


@pytest.mark.rule("SW-13.7")
def test_an_active_event_works_while_it_lies_there_and_not_before_or_after(table: Any) -> None:
    t = table(f"phase=attack; {SUMMONERS}; c3: 0 ollag; d4: 0 smasher; c4: 1 gate; hand0: pile-on")
    assert t.strength("c3", "c4") == 3
    t.do("play pile-on")
    assert t.strength("c3", "c4") == 4
    t.many("end", "end", *["end"] * 5)
    assert (t.seat, t.active(0), t.strength("c3", "c4")) == (0, [], 3)


@pytest.mark.rule("SW-13.7")
def test_an_active_event_helps_its_own_player_only(table: Any) -> None:
    t = table("phase=attack; c3: 0 ollag; d4: 0 smasher; c4: 1 gate; events1: pile-on")
    assert t.strength("c3", "c4") == 3


@pytest.mark.rule("SW-13.8")
def test_what_stands_before_the_word_active_happens_once_when_the_event_is_played(
    table: Any,
) -> None:
    t = table(f"phase=attack; {SUMMONERS}; hand0: holy-judgment")
    t.do("play holy-judgment")
    assert t.event_charges("holy-judgment", 0) == 2
    t.many("end", "end", *["end"] * 5)
    assert t.prompt == "holy-judgment"
    t.do("yes")
    assert (t.active(0), t.event_charges("holy-judgment", 0)) == (["holy-judgment"], 1)


@pytest.mark.rule("SW-13.8")
def test_hypnotic_call_draws_its_target_once_and_makes_it_prey_for_longer(table: Any) -> None:
    t = table("phase=summon; c1: 0 tacullu; c5: 1 smasher; f8: 1 ret-talus; hand0: hypnotic-call")
    t.do("play hypnotic-call")
    assert t.prompt == "may-force"
    t.many("pick c4", "end", "end", "end")
    assert (t.at("c4"), t.strength("c1", "c4"), t.phase) == ("smasher", 4, "attack")


@pytest.mark.rule("SW-13.9")
def test_all_active_events_go_at_the_start_of_their_players_next_turn(table: Any) -> None:
    t = table(f"phase=magic; {SUMMONERS}; events0: ice-ram, pile-on; events1: perplexing-tempest")
    t.do("end")
    assert (t.active(0), t.active(1)) == (["ice-ram", "pile-on"], [])
    assert t.discard(1) == ["perplexing-tempest"]
    t.many(*["end"] * 5)
    assert (t.seat, t.phase, t.active(0)) == (0, "summon", [])
    assert sorted(t.discard(0)) == ["ice-ram", "pile-on"]


@pytest.mark.rule("SW-13.10")
def test_an_active_event_lasts_through_the_rest_of_the_turn_and_the_whole_of_the_next(
    table: Any,
) -> None:
    t = table(f"phase=summon; {SUMMONERS}; a2: 1 smasher; c4: 1 smasher; hand0: freeze")
    t.do("play freeze")
    for seat in (0, 1):
        for phase in PHASES:
            assert (t.seat, t.phase, t.active(0)) == (seat, phase, ["freeze"])
            assert t.state.view(None)["board"]["a2"].get("frozen") is True
            t.do("end")
    assert (t.seat, t.active(0)) == (0, [])
    assert "frozen" not in t.state.view(None)["board"]["a2"]


@pytest.mark.rule("SW-13.11")
def test_a_player_controls_the_events_in_the_own_active_area(table: Any) -> None:
    t = table("phase=move; a1: 0 ice-golem; b2: 1 ice-smith damage=1; events0: ice-ram")
    t.do("move a1 b1")
    assert (t.prompt, t.seat) == ("ice-ram", 0)
    t.do("pick b2")
    assert (t.at("b2"), t.magic) == ("", [6, 5])


@pytest.mark.rule("SW-13.11")
def test_an_active_event_decides_for_its_player_and_not_for_the_one_whose_turn_it_is(
    table: Any,
) -> None:
    t = table("phase=move; a1: 0 ice-golem; b2: 1 ice-smith damage=1; events1: ice-ram")
    t.do("move a1 b1")
    assert (t.prompt, t.at("b2")) == ("move", "ice-smith")
    t = table(
        "phase=attack; c3: 0 ollag; c4: 1 shonk; a8: 1 queen-maldaria;"
        "b8: 1 ember-mage; b7: 0 ice-smith damage=1; events1: divine-retribution"
    )
    t.do("attack b7 b8", dice=f"{HIT} {HIT}")
    assert (t.at("b7"), t.magic) == ("", [5, 6])


@pytest.mark.rule("SW-13.11")
def test_a_player_controls_the_event_they_are_carrying_out(table: Any) -> None:
    t = table(
        "phase=move active=1; c3: 1 queen-maldaria; c5: 0 frost-mage damage=2;"
        "d4: 0 frost-mage damage=2; hand1: burn"
    )
    t.do("play burn")
    assert (t.prompt, t.seat) == ("burn", 1)
    t.do("pick c5")
    assert (t.at("c5"), t.magic) == ("", [5, 6])


@pytest.mark.rule("SW-13.12")
def test_an_event_that_destroys_enemy_cards_gives_a_magic_for_each_of_them(table: Any) -> None:
    t = table(
        "phase=move; a1: 0 ret-talus; c3: 0 gul-dass; c4: 1 ice-smith; e3: 0 smasher;"
        "e4: 1 ice-smith; hand0: purge"
    )
    t.many("play purge", "pick c3", "pick c4", "pick e3", "pick e4", "no")
    assert [t.at(space) for space in ("c3", "c4", "e3", "e4")] == [""] * 4
    assert t.magic == [7, 5]


@pytest.mark.rule("SW-13.13")
def test_an_event_that_is_a_structure_is_built(table: Any) -> None:
    t = table(f"phase=build; {SUMMONERS}; hand0: parapet")
    assert t.starting("play") == []
    assert t.refused_for("play parapet") == ["SW-8.5"]
    t.do("build parapet c3")
    assert (t.at("c3"), t.active(0), t.discard(0), t.hand(0)) == ("parapet", [], [], [])
