"""The judge at idle points: every check by its rule, and what card texts allow."""

from __future__ import annotations

import pytest

from hadur.kernel.errors import IllegalMove
from tests.games.summoner_wars.legality.judging import Set, case, rule, rules_against

SUMMONING = [
    case("SW-4.2", "phase=move; c3: 0 gate; hand0: ice-smith", "summon ice-smith c4", "phase"),
    case("SW-6.1", "c3: 0 gate; hand0: gate", "summon ice-smith c4", "not in hand"),
    case("SW-6.5", "c3: 0 gate; hand0: gate", "summon gate c4", "a gate"),
    case("SW-6.5", "c3: 0 gate; hand0: ice-ram", "summon ice-ram c4", "an event"),
    case("SW-6.6", "c3: 0 gate; hand0: sneeks", "summon sneeks c4", "a summoner"),
    case("SW-5.5", "magic=2,9; c3: 0 gate; hand0: ollag", "summon ollag c4", "too dear"),
    case("SW-6.2", "c3: 0 gate; c4: 1 smasher; hand0: ollag", "summon ollag c4", "occupied"),
    case("SW-6.3", "c3: 0 gate; hand0: ollag", "summon ollag d4", "diagonal to the gate"),
    case("SW-6.3", "c3: 0 gate; e3: 1 gate; hand0: ollag", "summon ollag e4", "enemy gate"),
    case("SW-6.4", "c3: 0 svara; e3: 1 gate; hand0: ollag", "summon ollag c4", "no gate"),
    case("SW-6.3", "c3: 0 gate; a1: 0 svara; hand0: ollag", "summon ollag a2", "no Protector"),
    case(
        "SW-6.3", "c3: 0 gate; a1: 0 ember-mage; hand0: ember-mage", "summon ember-mage a2", "Ember"
    ),
    case(
        "SW-6.4",
        "c3: 0 ice-golem; hand0: ollag; events1: freeze target=c3",
        "summon ollag c4",
        "a frozen golem is no gate",
    ),
    case("SW-1.4", "magic=9,9; c3: 0 gate; hand0: elut-bal", "summon elut-bal c4", "needs a unit"),
    case("SW-1.4", "magic=9,9; c3: 1 smasher; hand0: elut-bal", "summon elut-bal c3", "own unit"),
]


BUILDING = [
    case("SW-4.2", "phase=attack; hand0: gate", "build gate a1", "phase"),
    case("SW-8.1", "phase=build; hand0: parapet", "build gate a1", "not in hand"),
    case("SW-8.4", "phase=build; hand0: ice-smith", "build ice-smith a1", "no structure"),
    case("SW-5.5", "phase=build magic=1,9; hand0: ice-golem", "build ice-golem a1", "too dear"),
    case("SW-8.2", "phase=build; a1: 0 svara; hand0: gate", "build gate a1", "occupied"),
    case("SW-8.3", "phase=build; a1: 0 svara; hand0: gate", "build gate c4", "out of the area"),
    case("SW-8.3", "phase=build active=1; a1: 1 svara; hand1: gate", "build gate c5", "seat 1"),
    case("SW-8.3", "phase=build; d4: 1 sneeks; hand0: gate", "build gate d5", "enemy summoner"),
]


MOVING = [
    case("SW-4.2", "phase=attack; c3: 0 ollag", "move c3 c4", "phase"),
    case("SW-7.1", "phase=move; c3: 0 ollag", "move d3 d4", "nothing there"),
    case("SW-7.1", "phase=move; c3: 1 ollag", "move c3 c4", "not one's own"),
    case("SW-7.13", "phase=move moved=c3 moves-used=1; c3: 0 ollag", "move c3 c4", "twice"),
    case("SW-7.1", "phase=move moves-used=3; c3: 0 ollag", "move c3 c4", "a fourth unit"),
    case("SW-7.11", "phase=move; c3: 0 gate", "move c3 c4", "a gate"),
    case("SW-7.11", "phase=move; c3: 0 parapet", "move c3 c4", "a parapet"),
    case("SW-1.4", "phase=move; c3: 0 horde-clinger", "move c3 c4", "immobile"),
    case("SW-1.4", "phase=move; c3: 0 ollag; events1: freeze target=c3", "move c3 c4", "frozen"),
    case("SW-7.2", "phase=move; c3: 0 ollag", "move c3 c6", "three spaces"),
    case("SW-7.2", "phase=move; c3: 0 ice-golem", "move c3 c5", "slow"),
    case("SW-7.2", "phase=move; c3: 0 ollag; events1: perplexing-tempest", "move c3 c5", "storm"),
    case("SW-7.4", "phase=move; c3: 0 ollag; c4: 1 smasher", "move c3 c4", "onto a card"),
    case("SW-7.10", "phase=move; c3: 0 ollag; c4: 1 smasher", "move c3 c5", "through a card"),
    case("SW-7.10", "phase=move; c3: 0 ollag; c4: 0 smasher", "move c3 c4 c5", "said in full"),
    case("SW-7.9", "phase=move; c3: 0 ollag", "move c3 d4 d5", "a diagonal step"),
    case("SW-7.3", "phase=move; c3: 0 ollag", "move c3 c5 c4", "a leap"),
    case("SW-7.8", "phase=move; c3: 0 ollag", "move c3 c3 c4", "a step on the spot"),
    case(
        "SW-7.8",
        "phase=move; a1: 0 ollag; a2: 0 smasher; b1: 0 smasher",
        "move a1 a1",
        "nowhere to go and come back from",
    ),
    case("SW-7.8", "phase=move; c3: 0 ice-golem", "move c3 c3", "too slow for out and back"),
    case("SW-7.2", "phase=move; c3: 0 ollag", "move c3 c4 c5 c6", "three, said in full"),
    case("SW-7.20", "phase=move; c3: 0 bear-cavalry; c4: 1 smasher", "move c3 c4", "on a common"),
    case("SW-7.20", "phase=move; c3: 0 gwalark; c4: 1 gate", "move c3 b3 b4 c4", "on a gate"),
    case(
        "SW-7.19",
        "phase=move; c3: 0 bear-cavalry; c4: 1 shonk",
        "move c3 c4 c5",
        "Trample is for commons",
    ),
    case(
        "SW-7.19", "phase=move; c3: 0 horde-climber; c4: 1 smasher", "move c3 c4 c5", "Climb is not"
    ),
    case("SW-1.4", "phase=move; c3: 0 ollag", "charge c3 c5", "no Charge"),
    case("SW-15.11", "phase=move; c3: 0 beast-rider", "charge c3 d4", "a crooked Charge"),
    case("SW-15.12", "phase=move; c3: 0 beast-rider; c5: 1 gate", "charge c3 c6", "not clear"),
    case("SW-7.21", "phase=move; c3: 0 beast-rider", "charge c3 c8", "too far a Charge"),
    case("SW-7.8", "phase=move; c3: 0 beast-rider", "charge c3 c3", "a Charge on the spot"),
]


ATTACKING = [
    case("SW-4.2", "phase=move; c3: 0 ollag; c4: 1 gate", "attack c3 c4", "phase"),
    case("SW-9.1", "phase=attack; c4: 1 gate", "attack c3 c4", "nothing there"),
    case("SW-9.1", "phase=attack; c3: 1 ollag; c4: 1 gate", "attack c3 c4", "not one's own"),
    case("SW-9.3", "phase=attack; c3: 0 gate; c4: 1 gate", "attack c3 c4", "a gate attacks"),
    case("SW-9.1", "phase=attack attacked=c3; c3: 0 ollag; c4: 1 gate", "attack c3 c4", "twice"),
    case("SW-9.1", "phase=attack attacks-used=3; c3: 0 ollag; c4: 1 gate", "attack c3 c4", "limit"),
    case("SW-9.8", "phase=attack; c3: 0 ollag; c5: 1 gate", "attack c3 c5", "melee too far"),
    case("SW-9.8", "phase=attack; c3: 0 ollag; d4: 1 gate", "attack c3 d4", "melee diagonally"),
    case("SW-9.9", "phase=attack; c3: 0 svara; d4: 1 gate", "attack c3 d4", "not in line"),
    case("SW-9.9", "phase=attack; c3: 0 svara; c7: 1 gate", "attack c3 c7", "four spaces"),
    case("SW-9.9", "phase=attack; c3: 0 targan; c8: 1 gate", "attack c3 c8", "Far Shot's five"),
    case(
        "SW-9.10",
        "phase=attack; c3: 0 svara; c4: 0 smasher; c5: 1 gate",
        "attack c3 c5",
        "blocked by a friend",
    ),
    case(
        "SW-9.10",
        "phase=attack; c3: 0 svara; c4: 1 parapet; c5: 1 gate",
        "attack c3 c5",
        "blocked by an enemy Parapet",
    ),
    case(
        "SW-9.10",
        "phase=attack; c3: 0 fire-drake; c4: 0 gate; c5: 1 gate",
        "attack c3 c5",
        "Fire Breath burns through units only",
    ),
    case("SW-9.14", "phase=attack; c3: 0 ollag; c4: 1 gate", "attack c3 c3", "itself"),
    case("SW-9.17", "phase=attack; c3: 0 ollag; c4: 1 gate", "attack c3 d3", "nothing to hit"),
    case(
        "SW-1.4",
        "phase=attack; c3: 0 ollag; c4: 1 gate; b3: 1 citadel-knight",
        "attack c3 c4",
        "Protect",
    ),
    case(
        "SW-1.4",
        "phase=attack; c3: 0 ollag; c4: 1 smasher; events1: freeze target=c4",
        "attack c3 c4",
        "a frozen target",
    ),
    case(
        "SW-1.4",
        "phase=attack; c3: 0 ollag; c4: 1 smasher; events1: freeze target=c3",
        "attack c3 c4",
        "a frozen attacker",
    ),
    case("SW-9.4", "phase=attack; c3: 0 ollag; c4: 1 gate", "attack c3", "the target is missing"),
    case(
        "SW-9.4",
        "phase=attack; c3: 0 citadel-archer; c4: 1 gate; hand0: gate",
        "attack c3 c4",
        "Arrow of Light comes first",
    ),
    case(
        "SW-9.4",
        "phase=attack; c3: 0 dragos; b3: 0 smasher; c4: 1 gate",
        "attack c3 c4",
        "Life Drain comes first",
    ),
    case(
        "SW-9.17",
        "phase=attack; c3: 0 citadel-archer; d5: 1 gate; hand0: gate",
        "attack c3",
        "no target for whoever would prepare",
    ),
]


PLAYING = [
    case("SW-13.1", "phase=move; hand0: ice-ram", "play ice-ram", "phase"),
    case("SW-13.1", "hand0: gate", "play ice-ram", "not in hand"),
    case("SW-13.2", "hand0: gate", "play gate", "no event"),
    case("SW-8.5", "phase=build; hand0: parapet", "play parapet", "built, not played"),
    case("SW-5.5", "magic=0,9; hand0: sacrificial-pyre", "play sacrificial-pyre", "too dear"),
    case("SW-13.2", "a1: 0 grognack; a5: 1 smasher; hand0: freeze", "play freeze", "too far"),
    case(
        "SW-13.2",
        "a1: 0 grognack; a3: 1 smasher charges=1; hand0: freeze",
        "play freeze",
        "charged",
    ),
    case(
        "SW-13.2", "phase=move; a1: 0 svara; b2: 1 ret-talus; hand0: burn", "play burn", "summoner"
    ),
    case(
        "SW-13.2",
        "phase=build; c3: 0 shonk; hand0: hellforged-weapon",
        "play hellforged-weapon",
        "common",
    ),
    case(
        "SW-13.2",
        "a1: 0 abua-shi; a2: 0 lioness; a3: 1 lioness; hand0: chant-of-entangling",
        "play chant-of-entangling",
        "two are needed",
    ),
    case(
        "SW-13.2",
        "phase=attack; a1: 0 abua-shi; a5: 0 lioness; hand0: chant-of-power",
        "play chant-of-power",
        "too far",
    ),
    case(
        "SW-13.2",
        "phase=move; c3: 1 smasher; hand0: chant-of-growth",
        "play chant-of-growth",
        "friend",
    ),
    case("SW-13.2", "c3: 1 smasher; hand0: chant-of-weaving", "play chant-of-weaving", "friend"),
    case("SW-13.2", "c3: 1 gate; hand0: hypnotic-call", "play hypnotic-call", "nobody"),
    case(
        "SW-13.2",
        "phase=move; a1: 0 tacullu; a2: 0 gate; a3: 1 smasher; hand0: blast",
        "play blast",
        "no clear line",
    ),
    case("SW-11.1", "phase=build; hand0: gate", "discard gate", "phase"),
    case("SW-11.1", "phase=magic; hand0: gate", "discard parapet", "not in hand"),
]


USING = [
    case("SW-4.12", "phase=move; c3: 0 bear-cavalry", "use trample c3", "works by itself"),
    case("SW-4.2", "phase=attack; c3: 0 border-archer", "use prepare c3", "phase"),
    case("SW-14.2", "phase=move; c3: 0 ollag", "use prepare c3", "another's ability"),
    case("SW-14.2", "phase=move; c3: 0 border-archer", "use prepare d3", "nothing there"),
    case("SW-14.14", "phase=move; c3: 1 border-archer", "use prepare c3", "not one's own"),
    case("SW-20.13", "phase=move moved=c3; c3: 0 border-archer", "use prepare c3", "has moved"),
    case(
        "SW-20.13", "phase=move moves-used=3; c3: 0 border-archer", "use prepare c3", "three moves"
    ),
    case(
        "SW-20.12",
        "phase=move; c3: 0 border-archer; c4: 0 horde-clinger; "
        "events0: chant-of-entangling target=c3 target2=c4",
        "use prepare c3",
        "who cannot move cannot do something instead",
    ),
    case(
        "SW-20.13",
        "phase=attack attacked=c3; c3: 0 wind-mage; c4: 1 smasher",
        "use push c3",
        "has attacked",
    ),
    case(
        "SW-20.13",
        "phase=attack attacks-used=3; c3: 0 wind-mage; c4: 1 smasher",
        "use push c3",
        "limit",
    ),
    case("SW-20.3", "phase=attack; c3: 0 wind-mage; c6: 1 smasher", "use push c3", "too far"),
    case("SW-20.3", "phase=attack; c3: 0 wind-mage; c4: 1 gate", "use push c3", "structures"),
    case("SW-20.3", "phase=attack; c3: 0 kalal; c7: 1 smasher", "use greater-push c3", "too far"),
    case("SW-20.3", "c3: 0 ret-talus; discard0: dragos", "use raise-the-dead c3", "no Undead"),
    case(
        "SW-16.11",
        "a1: 0 ret-talus; a2: 0 gate; b1: 0 gate; discard0: undead-archer",
        "use raise-the-dead a1",
        "no room",
    ),
    case("SW-20.3", "phase=attack; c3: 0 sneeks; c4: 0 beast-rider", "use sly c3", "cost"),
]


@pytest.mark.parametrize(
    ("number", "position", "text"),
    SUMMONING + BUILDING + MOVING + ATTACKING + PLAYING + USING,
)
def test_a_move_is_refused_for_the_rule_it_breaks(
    table: Set, number: str, position: str, text: str
) -> None:
    t = table(position)
    assert text not in t.legal
    assert rules_against(t, text)[0] == number
    with pytest.raises(IllegalMove, match=number):
        t.do(text)


@rule("SW-9.1")
def test_all_reasons_against_a_move_are_given(table: Set) -> None:
    t = table("phase=move attacks-used=3; c3: 1 ollag; c5: 1 gate")
    verdict = t.state.explain("attack c3 c5")
    assert list(verdict.rules) == ["SW-4.2", "SW-9.1", "SW-9.1", "SW-9.8"]
    assert dict(verdict.refusals[0].facts) == {"why": "attack-phase", "phase": "move"}


@rule("SW-7.12", "SW-24.13", "SW-24.14", "SW-7.9", "SW-7.21")
def test_further_rules_stand_behind_the_first(table: Set) -> None:
    t = table("phase=move; c3: 0 ice-golem; events1: freeze target=c3")
    assert "SW-7.12" in rules_against(t, "move c3 c4")
    t = table("phase=move; c3: 0 ollag; c4: 0 gate; d3: 0 gate")
    assert "SW-24.13" in rules_against(t, "move c3 c4 c5")
    assert rules_against(t, "move c3 d4") == ["SW-7.10", "SW-7.9"]
    t = table("phase=move; c3: 0 ice-golem")
    assert rules_against(t, "move c3 c5") == ["SW-7.2", "SW-7.21"]
    t = table("phase=attack; c3: 0 svara; c5: 0 gate; c6: 1 gate")
    assert rules_against(t, "attack c3 c6") == ["SW-9.10", "SW-24.14"]


@rule("SW-20.9")
def test_what_was_done_instead_cannot_be_followed_by_the_real_thing(table: Set) -> None:
    t = table("phase=move; c3: 0 border-archer")
    t.do("use prepare c3")
    assert rules_against(t, "move c3 c4") == ["SW-20.9"]
    assert rules_against(t, "use prepare c3") == ["SW-20.9"]
    t = table("phase=attack; c3: 0 wind-mage; c4: 1 smasher; d3: 0 gate")
    t.do("use push c3").do("pick c5")
    assert rules_against(t, "attack c3 c5") == ["SW-20.9"]
    assert rules_against(t, "use push c3") == ["SW-20.9"]


@rule("SW-1.4")
def test_once_per_turn_is_once(table: Set) -> None:
    t = table("c3: 0 ret-talus; discard0: undead-archer undead-archer")
    t.do("use raise-the-dead c3").do("take undead-archer").do("pick c4")
    assert rules_against(t, "use raise-the-dead c3") == ["SW-1.4"]
    t = table("phase=attack; c3: 0 sneeks; f8: 0 horde-slinger")
    t.do("use sly c3")
    assert rules_against(t, "use sly f8") == ["SW-1.4"]


@pytest.mark.parametrize(
    ("position", "text"),
    [
        ("phase=build; a1: 0 svara; hand0: ollag; events0: renewed-hope", "summon ollag a2"),
        ("magic=9,9; a1: 0 svara; hand0: fire-drake", "summon fire-drake a2"),
        ("a1: 0 ember-mage; hand0: ember-beast", "summon ember-beast a2"),
        ("a1: 0 holleas; hand0: ember-mage", "summon ember-mage a2"),
        ("a1: 0 lioness; hand0: ollag; events0: chant-of-weaving target=a1", "summon ollag a2"),
        ("a1: 0 ice-golem; hand0: ollag", "summon ollag a2"),
        ("magic=9,9; a1: 0 smasher; hand0: elut-bal", "summon elut-bal a1"),
        ("phase=build; e6: 0 svara; hand0: gate", "build gate e7"),
        ("phase=build; hand0: ice-golem", "build ice-golem f3"),
        ("phase=move; c3: 0 wind-archer", "move c3 c6"),
        ("phase=move; c3: 0 gwalark; c4: 1 gate; c5: 1 gate", "move c3 c6"),
        ("phase=move; c3: 0 smasher; d4: 0 gwalark; c4: 1 gate; c5: 1 gate", "move c3 c6"),
        ("phase=move; c3: 0 horde-climber; c4: 1 gate", "move c3 c4 c5"),
        ("phase=move; c3: 0 rhinoceros charges=9", "move c3 f7"),
        ("phase=move; c3: 0 smasher", "move c3 c3"),
        ("phase=move; c1: 0 beast-rider", "charge c1 c5"),
        ("phase=attack; c3: 0 svara; c4: 0 parapet; c5: 1 gate", "attack c3 c5"),
        ("phase=attack; c3: 0 fire-drake; c4: 0 smasher; c5: 1 gate", "attack c3 c5"),
        ("phase=attack; c3: 0 targan; c7: 1 gate", "attack c3 c7"),
        ("phase=attack attacks-used=3; c3: 0 horde-slinger; c4: 1 gate", "attack c3 c4"),
        ("phase=attack; c3: 0 smasher; c4: 0 gate", "attack c3 c4"),
        ("phase=attack; c3: 0 citadel-archer; c4: 1 gate", "attack c3 c4"),
        ("phase=attack; c3: 0 citadel-archer; c4: 1 gate; hand0: gate", "attack c3"),
        ("phase=attack; c3: 0 dragos; b3: 0 smasher; c4: 1 gate", "attack c3"),
        ("phase=move; c3: 0 border-archer; c4: 0 gate", "use prepare c3"),
        ("phase=attack; c3: 0 wind-mage; c5: 0 smasher", "use push c3"),
        ("c3: 0 ret-talus; discard0: undead-archer", "use raise-the-dead c3"),
        ("phase=attack; c3: 0 sneeks; f8: 0 horde-slinger", "use sly c3"),
        ("phase=build; hand0: glacial-shift", "play glacial-shift"),
        ("phase=magic; hand0: gate", "discard gate"),
        ("phase=magic", "end"),
    ],
)
def test_a_move_that_rules_and_texts_allow_is_legal(table: Set, position: str, text: str) -> None:
    t = table(position)
    verdict = t.state.explain(text)
    assert verdict.refusals == ()
    assert verdict.move in t.state.decision.moves
    t.state.play(text)
