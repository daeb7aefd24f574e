"""The judge: every check by its rule, the forms it reads, and the two accounts held together."""

from __future__ import annotations

import os
import random
import time
from collections.abc import Callable
from itertools import combinations_with_replacement
from typing import Any

import pytest

from hadur.games.summoner_wars import GAME
from hadur.games.summoner_wars.abilities.ids import ABILITIES, NAMES
from hadur.games.summoner_wars.board import name_of
from hadur.games.summoner_wars.cards.definition import (
    ACTIVE,
    CARDS,
    FACTIONS,
    PHASES,
    SUMMONER,
)
from hadur.games.summoner_wars.legality.field import Field
from hadur.games.summoner_wars.legality.questions import FORMS
from hadur.games.summoner_wars.prompts import Branch, Confirm, Pick, Question, TakeCard
from hadur.games.summoner_wars.state import Battle
from hadur.games.summoner_wars.verbs import CHOOSE, PICK, TAKE, YES
from hadur.kernel.decision import Decision
from hadur.kernel.errors import BadNotation, IllegalMove
from hadur.kernel.state import PROMPTS

Set = Callable[..., Any]
HIT = "melee+ranged"
MISS = "melee"
STAR = "melee+special"

rule = pytest.mark.rule


def rules_against(t: Any, text: str, seat: int | None = None) -> list[str]:
    """The rules a refused text breaks, most telling first; the state is left as it was."""
    before = t.state.fingerprint()
    verdict = t.state.explain(text, seat)
    assert t.state.fingerprint() == before
    assert not verdict.legal, f"'{text}' should be refused"
    assert all(refusal.reason for refusal in verdict.refusals)
    return list(verdict.rules)


def case(number: str, position: str, text: str, id: str) -> Any:
    return pytest.param(number, position, text, id=f"{number} {id}", marks=rule(number))


# -- idle points, check by check -------------------------------------------------------------------

FIELD = "a1: 0 svara; f8: 1 ret-talus"

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
    assert dict(verdict.refusals[0].facts) == {"phase": "Move"}


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


# -- what card texts allow -------------------------------------------------------------------------


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


# -- who, when, and what kind of answer ------------------------------------------------------------


@rule("SW-4.14")
def test_a_seat_that_is_not_asked_decides_nothing(table: Set) -> None:
    t = table(FIELD)
    assert rules_against(t, "end", seat=1) == ["SW-4.14"]
    assert t.state.explain("end", 0).legal


@rule("SW-21.3")
def test_after_the_end_nothing_is_legal(table: Set) -> None:
    t = table("phase=attack; a1: 0 svara damage=11; f8: 1 ret-talus")
    t.do("end")
    assert t.result == [-1, 1]
    assert rules_against(t, "end") == ["SW-21.3"]


@rule("SW-13.3", "SW-4.12")
def test_while_an_effect_is_carried_out_there_is_neither_event_nor_action(table: Set) -> None:
    t = table("phase=move; c3: 0 svara; d5: 0 gate; hand0: ice-repair")
    t.do("move c3 c4")
    assert t.prompt == "structural-shift"
    assert rules_against(t, "play ice-repair") == ["SW-13.3"]
    for text in ("move c4 c5", "end", "yes", "take ice-repair", "choose gain-charge"):
        assert rules_against(t, text) == ["SW-4.12"]
    t.do("no")
    assert t.state.explain("play ice-repair").legal
    for text in (
        "yes",
        "no",
        "pick c3",
        "take ice-repair",
        "choose gain-charge",
        "first engage c3",
    ):
        assert rules_against(t, text) == ["SW-4.12"]


@rule("SW-14.13")
def test_what_is_not_worded_with_may_cannot_be_declined(table: Set) -> None:
    t = table("a1: 0 grognack; a2: 1 smasher; a3: 1 smasher; hand0: freeze")
    t.do("play freeze")
    assert rules_against(t, "no") == ["SW-14.13"]


def test_a_text_that_is_no_move_is_bad_notation(table: Set) -> None:
    t = table(FIELD)
    for text in ("", "march a1 a2", "move a1", "move a1 z9", "summon nobody a2"):
        with pytest.raises(BadNotation):
            t.state.explain(text)


# -- ways spelled out ------------------------------------------------------------------------------


@rule("SW-7.6", "SW-7.7", "SW-24.15")
def test_ways_with_the_same_outcome_are_one_move(table: Set) -> None:
    t = table("phase=move; c3: 0 ollag")
    short = t.state.explain("move c3 d4").move
    assert short == t.state.explain("move c3 c4 d4").move == t.state.explain("move c3 d3 d4").move
    back = t.state.explain("move c3 c3").move
    for step in ("b3", "d3", "c2", "c4"):
        assert t.state.explain(f"move c3 {step} c3").move == back
    t.do("move c3 d3 d4")
    assert t.at("d4") == "ollag"


@rule("SW-7.18")
def test_the_way_decides_who_is_trampled(table: Set) -> None:
    position = "phase=move; c3: 0 bear-cavalry; c4: 1 smasher; d3: 1 smasher"
    for way, trampled, spared in (("c4", "c4", "d3"), ("d3", "d3", "c4")):
        t = table(position)
        t.do(f"move c3 {way} d4")
        assert (t.damage(trampled), t.damage(spared)) == (1, 0)
    t = table("phase=move; c3: 0 bear-cavalry; c4: 1 smasher")
    t.do("move c3 d3 d4")
    assert t.damage("c4") == 0


@rule("SW-15.18")
def test_the_way_decides_how_often_engage_strikes(table: Set) -> None:
    position = "phase=move; c3: 0 smasher; b3: 1 deceiver; d4: 1 deceiver"
    t = table(position)
    t.do("move c3 c4 c3")
    assert t.starting("first") == ["first engage b3", "first engage d4"]
    t.do("first engage d4")
    assert t.damage("c3") == 2
    t = table(position)
    t.do("move c3 c2 c3")
    assert t.damage("c3") == 1


@rule("SW-15.18")
def test_a_way_round_an_engaging_enemy_is_another_move_than_the_way_past_it(table: Set) -> None:
    t = table("phase=move; c3: 0 wind-archer; b4: 1 deceiver")
    round_it = t.state.explain("move c3 d3 d4").move
    past_it = t.state.explain("move c3 c4 d4").move
    assert None not in (round_it, past_it)
    assert round_it != past_it
    assert t.state.explain("move c3 d4").move == round_it, "the way that harms nobody"
    t.do("move c3 d4")
    assert t.damage("d4") == 0


@rule("SW-15.18")
@pytest.mark.parametrize(("way", "striker"), [("d3", "d2"), ("c4", "c5")])
def test_only_the_engage_unit_that_was_left_strikes(table: Set, way: str, striker: str) -> None:
    """Two ways that leave equally many of them, but not the same ones."""
    t = table("phase=move; c3: 0 ember-archer; d2: 1 citadel-knight; c5: 1 citadel-knight")
    t.do(f"move c3 {way} d4")
    assert t.starting("first") == [f"first engage {striker}", "first quick-shot d4"]
    t.do(f"first engage {striker}")
    assert t.damage("d4") == 1


@rule("SW-15.18")
@pytest.mark.parametrize(("way", "striker"), [("c2 d2", "c1"), ("c4 d4", "c5")])
def test_ways_over_the_same_common_leave_different_engage_units(
    table: Set, way: str, striker: str
) -> None:
    t = table(
        "phase=move; c3: 0 rhinoceros charges=2; d3: 1 smasher;"
        " c1: 1 citadel-knight; c5: 1 citadel-knight"
    )
    t.do(f"move c3 {way} d3 e3")
    assert t.starting("first") == [f"first engage {striker}", "first trample e3"]
    t.do(f"first engage {striker}")
    assert (t.damage("e3"), t.damage("d3")) == (1, 1)


@rule("SW-15.18")
def test_an_engage_unit_left_twice_is_not_two_that_were_left_once(table: Set) -> None:
    position = "phase=move; c3: 0 rhinoceros charges=1; c4: 1 deceiver; b1: 1 deceiver"
    t = table(position)
    t.do("move c3 c2 b2 b3")
    assert sorted(t.starting("first")) == ["first engage b1", "first engage c4"]
    t.do("first engage b1")
    assert t.damage("b3") == 2
    t = table(position)
    t.do("move c3 d3 c3 b3")
    assert t.damage("b3") == 2 and not t.starting("first"), "one effect, twice over"


def test_a_short_charge_is_the_normal_move_it_equals(table: Set) -> None:
    t = table("phase=move; c1: 0 beast-rider")
    assert t.refuses("charge c1 c2")
    assert t.state.explain("charge c1 c3").move == t.state.explain("move c1 c2 c3").move
    t.do("charge c1 c2")
    assert t.at("c2") == "beast-rider"


# -- the order of effects --------------------------------------------------------------------------


@rule("SW-4.10")
def test_only_what_waits_can_be_carried_out_first(table: Set) -> None:
    t = table("phase=move; c3: 0 smasher; d3: 0 horde-clinger; b3: 0 horde-clinger")
    t.do("move c3 c4")
    assert t.prompt == "order"
    assert t.state.explain("first cling d3").legal
    assert rules_against(t, "first cling c4") == ["SW-4.10"]
    assert rules_against(t, "pick c3") == ["SW-4.12"]
    assert rules_against(t, "play ice-ram") == ["SW-13.3"]


# -- answers to what effects ask -------------------------------------------------------------------


def ask(t: Any, question: str) -> Any:
    assert t.prompt == question
    return t


@rule("SW-20.3", "SW-17.5", "SW-19.4", "SW-15.7", "SW-16.3")
def test_a_target_must_fit_the_words_of_the_text(table: Set) -> None:
    t = table(
        "phase=move; c2: 0 svara; c4: 0 gate; a3: 1 gate; d3: 0 smasher; f8: 0 gate; a8: 0 gate; "
        "d2: 0 parapet; d1: 0 smasher; e2: 0 smasher"
    )
    ask(t.do("move c2 c3"), "structural-shift")
    assert rules_against(t, "pick e6")[0] == "SW-20.3"
    assert rules_against(t, "pick a3")[0] == "SW-17.5"
    assert rules_against(t, "pick d3")[0] == "SW-19.4"
    assert rules_against(t, "pick f8")[0] == "SW-15.7"
    assert rules_against(t, "pick c3")[0] == "SW-19.4"
    assert t.state.explain("pick c4").legal


@rule("SW-16.1", "SW-16.3", "SW-16.4", "SW-14.13")
def test_a_card_is_forced_straight_over_clear_spaces(table: Set) -> None:
    t = table("phase=move; c2: 0 svara; c4: 0 gate; b4: 0 gate")
    t.do("move c2 c3")
    ask(t.do("pick c4"), "force")
    assert rules_against(t, "pick b4") == ["SW-16.3"]
    assert rules_against(t, "pick c6") == ["SW-16.1"]
    assert rules_against(t, "pick d5") == ["SW-16.4"]
    assert rules_against(t, "pick c4") == ["SW-16.1"]
    assert rules_against(t, "no") == ["SW-14.13"]


@rule("SW-15.16", "SW-15.17", "SW-1.4")
def test_toward_away_and_steadfast(table: Set) -> None:
    t = table("c1: 0 tacullu; c4: 1 smasher; hand0: hypnotic-call")
    t.do("play hypnotic-call")
    if t.prompt == "hypnotic-call":
        t.do("pick c4")
    ask(t, "may-force")
    assert rules_against(t, "pick c5") == ["SW-15.16"]
    assert t.state.explain("pick c3").legal
    t = table("phase=attack; c3: 0 ollag; c4: 1 shonk; events0: brutal-force")
    ask(t.do("attack c3 c4", dice=f"{HIT} {HIT} {HIT}"), "forceful-attack")
    assert t.state.explain("pick c5").legal
    t = table("phase=attack; c1: 0 targan; c4: 1 shonk; events0: brutal-force")
    ask(t.do("attack c1 c4", dice=f"{HIT} {HIT} {HIT} {HIT}"), "forceful-attack")
    assert rules_against(t, "pick c3") == ["SW-15.17"]
    t = table("phase=attack; c3: 0 wind-mage; c4: 1 kalal; d3: 1 smasher; b3: 1 smasher")
    ask(t.do("use push c3"), "push-instead")
    assert rules_against(t, "pick c4") == ["SW-1.4"]
    assert "steadfast" in t.state.explain("pick c4").refusals[0].reason


@rule("SW-16.11", "SW-15.1")
def test_a_card_is_placed_on_an_empty_space_where_the_text_says(table: Set) -> None:
    t = table("c3: 0 ret-talus; c4: 0 gate; discard0: undead-archer undead-warrior")
    ask(t.do("use raise-the-dead c3"), "raise-the-dead")
    assert rules_against(t, "take dragos") == ["SW-16.23", "SW-19.7"]
    ask(t.do("take undead-archer"), "raise-the-dead-space")
    assert rules_against(t, "pick c4")[0] == "SW-16.11"
    assert rules_against(t, "pick d4") == ["SW-15.1"]
    t = table("phase=move; c3: 0 smasher; d3: 0 horde-clinger")
    ask(t.do("move c3 c5"), "cling")
    assert rules_against(t, "pick d4") == ["SW-15.1"]
    assert rules_against(t, "pick c5")[0] == "SW-16.11"


@rule("SW-18.5", "SW-5.8", "SW-14.7")
def test_a_way_that_cannot_be_paid_cannot_be_chosen(table: Set) -> None:
    t = table("phase=move; c2: 0 ice-smith; d3: 0 ice-smith charges=1")
    t.do("move d3 d4")
    ask(t, "frost-axe")
    assert t.state.explain("choose go-under").legal
    assert rules_against(t, "choose nothing") == ["SW-14.7"]
    t = table("phase=attack magic=0,0; c3: 0 miti-kyru charges=1; c4: 1 gate")
    ask(t.do("attack c3 c4", dice=f"{MISS} {MISS} {MISS} {MISS}"), "withdraw")
    assert rules_against(t, "choose spend-magic") == ["SW-5.8"]
    ask(t.do("choose spend-charge"), "withdraw-space")
    assert t.state.explain("pick c1").legal
    assert rules_against(t, "pick f3") == ["SW-16.1"]


@rule("SW-18.6", "SW-15.20", "SW-19.10")
def test_events_choose_by_their_own_words(table: Set) -> None:
    t = table(
        "a1: 0 grognack; a2: 1 smasher charges=1; a3: 0 smasher; b1: 1 shonk; a6: 1 smasher; "
        "hand0: freeze"
    )
    ask(t.do("play freeze"), "freeze")
    assert rules_against(t, "pick a2") == ["SW-18.6"]
    assert rules_against(t, "pick a6") == ["SW-15.7"]
    assert "SW-15.10" in rules_against(t, "pick a1")
    assert t.state.explain("pick b1").legal
    t = table(
        "a1: 0 abua-shi; a2: 0 lioness; a3: 0 lioness; b1: 0 lioness; hand0: chant-of-entangling"
    )
    t.do("play chant-of-entangling")
    t.do("pick a2")
    assert rules_against(t, "pick a2") == ["SW-19.10"]


@rule("SW-19.9", "SW-19.6")
def test_arrow_of_light_shows_different_units(table: Set) -> None:
    t = table(
        "phase=attack; c3: 0 citadel-archer; c4: 1 gate; hand0: gate citadel-knight citadel-knight "
        "temple-priest"
    )
    ask(t.do("attack c3"), "arrow-of-light")
    assert rules_against(t, "take gate") == ["SW-19.6"]
    assert rules_against(t, "take citadel-paladin") == ["SW-1.31"]
    ask(t.do("take citadel-knight"), "arrow-of-light")
    assert rules_against(t, "take citadel-knight") == ["SW-19.9"]
    assert t.state.explain("take temple-priest").legal


@rule("SW-9.4", "SW-9.8", "SW-9.17")
def test_a_target_declared_after_preparations_is_judged_like_any_other(table: Set) -> None:
    t = table("phase=attack; c3: 0 dragos; b3: 0 smasher; c4: 1 gate; d3: 1 gate; c5: 1 gate")
    t.do("attack c3").do("no")
    ask(t, "target")
    assert rules_against(t, "pick c5") == ["SW-9.8"]
    assert rules_against(t, "pick c2") == ["SW-9.17"]
    assert rules_against(t, "pick c3") == ["SW-9.14"]
    assert rules_against(t, "no") == ["SW-14.13"]


@rule("SW-15.1", "SW-19.4")
def test_what_a_question_is_about_is_found_even_where_it_does_not_say(table: Set) -> None:
    t = table("phase=move; b3: 0 ice-golem; a4: 1 smasher; b6: 1 smasher; events0: ice-ram")
    ask(t.do("move b3 b4"), "ice-ram")
    assert rules_against(t, "pick b6") == ["SW-15.7"]
    assert t.state.explain("pick a4").legal
    t = table(
        "phase=move; a1: 0 ret-talus; c3: 0 smasher; c4: 1 smasher; e3: 0 smasher; e4: 1 smasher; "
        "hand0: purge"
    )
    t.do("play purge").do("pick c3").do("pick c4")
    ask(t.do("pick e3"), "purge-strike")
    assert rules_against(t, "pick c4") == ["SW-15.7"]
    assert t.state.explain("pick e4").legal


@rule("SW-14.5")
def test_mimic_wants_something_new(table: Set) -> None:
    t = table("phase=move moment=start; c3: 0 mind-witch; c4: 0 mind-witch; d3: 1 smasher")
    while t.prompt == "order":
        t.do("first mimic c3")
    ask(t, "mimic")
    assert rules_against(t, "pick c4") == ["SW-14.5"]
    assert t.state.explain("pick d3").legal


@rule("SW-20.9")
def test_the_strict_table_bars_extra_attacks_after_something_instead(table: Set) -> None:
    position = (
        "phase=attack; c3: 0 gulldune; c4: 1 gate; b3: 0 wind-mage; b5: 1 smasher; d3: 0 wind-mage;"
        " d4: 1 gate; "
    )
    for option, barred in (("allowed", False), ("barred", True)):
        t = table(f"{position} options: extra-after-instead={option}")
        t.do("use push b3").do("pick b5").do("pick b6")
        ask(t.do("attack c3 c4", dice=" ".join([MISS] * 4)), "telepathic-command")
        assert t.state.explain("pick b3").legal is not barred
        assert t.state.explain("pick d3").legal


# -- completeness ----------------------------------------------------------------------------------


def test_the_judge_knows_every_question_and_how_it_is_answered() -> None:
    verbs = {Pick: PICK, TakeCard: TAKE, Branch: CHOOSE, Confirm: YES}
    asked = [p for p in PROMPTS if isinstance(p, Question) and p.name not in PHASES]
    for prompt in asked:
        assert prompt.name in FORMS, f"the judge does not know '{prompt.name}'"
        form = FORMS[prompt.name]
        assert [form.verb] == [verb for kind, verb in verbs.items() if isinstance(prompt, kind)]
        assert form.may == getattr(prompt, "may", True), prompt.name
    assert set(FORMS) == {prompt.name for prompt in asked}


# -- the two accounts of the rules -----------------------------------------------------------------

SECONDS = float(os.environ.get("HADUR_FUZZ_SECONDS", "60"))
"""How long the comparisons may take all together; what is compared within it is seeded."""

PAIRS = list(combinations_with_replacement(sorted(FACTIONS), 2))
POSITIONS = 24
SHARE = SECONDS / (len(PAIRS) + POSITIONS)
TRIES = 40


def compare(s: Battle, rng: random.Random) -> None:
    """Every generated move passes the judge, every other candidate is refused by a rule."""
    abilities_agree(s)
    for decision in s.decisions:
        texts = dict(zip(decision.texts, decision.moves, strict=True))
        candidates = GAME.candidates(s, decision.index)
        for text in texts:
            verdict = s.explain(text, decision.seat)
            assert verdict.move == texts[text], where(s, decision, text, verdict)
        for text in rng.sample(candidates, min(TRIES, len(candidates))):
            if text in texts:
                continue
            verdict = s.explain(text, decision.seat)
            if verdict.legal:
                assert verdict.move in decision.moves, where(s, decision, text, verdict)
                assert text.split()[0] in ("move", "charge", "first"), where(
                    s, decision, text, verdict
                )
            else:
                assert verdict.rules, where(s, decision, text, verdict)
                assert all(number.startswith("SW-") for number in verdict.rules)


def abilities_agree(s: Battle) -> None:
    f = Field(s)
    for card in f.cards():
        column = {ability for ability in range(ABILITIES) if s.can(card, ability)}
        odd = [NAMES[ability] for ability in column ^ f.abilities(card)]
        assert not odd, f"{f.call(card)}: {odd}"


def where(s: Battle, decision: Decision, text: str, verdict: object) -> str:
    """All one needs to look at a disagreement."""
    view = GAME.judge_view(s)
    board = {k: v for k, v in view.items() if isinstance(v, dict) and "card" in v}
    facts = {key: view[key] for key in ("active", "phase", "magic", "events", "hand", "discard")}
    return f"{decision.prompt}: {text}\n{verdict}\nlegal: {decision.texts}\n{facts}\n{board}"


def play_on(s: Battle, rng: random.Random, until: float, decisions: int, every: int) -> int:
    """Random moves, seldom ending a phase early; all questions and some idle points compared."""
    compared = 0
    for number in range(decisions):
        if s.over or time.monotonic() > until:
            break
        decision = s.decision
        assert decision is not None
        if decision.prompt not in PHASES or number % every == 0:
            compare(s, rng)
            compared += 1
        moves = decision.moves
        if decision.prompt in PHASES and len(moves) > 1 and rng.random() < 0.9:
            moves = moves[1:]
        s.advance(rng.choice(moves), decision.index)
    return compared


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_judge_and_generator_agree_in_random_games(one: str, other: str) -> None:
    until = time.monotonic() + SHARE
    rng = random.Random(f"{one} {other}")
    compared = 0
    for seed in range(3):
        s = GAME.begin({"decks": [one, other]}, seed)
        assert isinstance(s, Battle)
        compared += play_on(s, rng, until, decisions=400, every=7)
    assert compared > 0


@pytest.mark.parametrize("seed", range(POSITIONS))
def test_judge_and_generator_agree_in_random_positions(seed: int) -> None:
    """Positions no game would reach: any cards side by side, any events in force."""
    until = time.monotonic() + SHARE
    rng = random.Random(seed)
    compared = 0
    while compared == 0 or (compared < 200 and time.monotonic() < until):
        setup, position = random_position(rng)
        s = GAME.begin_at(setup, position, seed)
        assert isinstance(s, Battle)
        compared += play_on(s, rng, until + SHARE, decisions=30, every=3)


def random_position(rng: random.Random) -> tuple[dict[str, object], dict[str, object]]:
    decks = [rng.choice(sorted(FACTIONS)), rng.choice(sorted(FACTIONS))]
    units = [card.name for card in CARDS if card.is_unit and not card.classes & SUMMONER]
    others = [card.name for card in CARDS if not card.classes & SUMMONER]
    spaces = [name_of(space) for space in rng.sample(range(48), rng.randint(10, 26))]
    board = {spaces.pop(): f"{seat} {FACTIONS[decks[seat]].summoner.name}" for seat in (0, 1)}
    for space in spaces:
        card = rng.choice([*units, "gate", "parapet", "gate", "citadel-knight", "deceiver"])
        board[space] = f"{rng.randrange(2)} {card} charges={rng.choice((0, 0, 1, 2, 6))}"
    standing = [space for space in spaces if board[space].split()[1] in units]
    return {"decks": decks}, {
        "active": rng.randrange(2),
        "phase": rng.choice(PHASES[:5]),
        "moment": rng.choice(("idle", "idle", "start")),
        "magic": [rng.randint(0, 15), rng.randint(0, 15)],
        "board": board,
        "hand": [rng.choices(others, k=rng.randint(0, 5)) for _ in (0, 1)],
        "discard": [rng.choices(others, k=rng.randint(0, 6)) for _ in (0, 1)],
        "events": [random_events(rng, standing) for _ in (0, 1)],
    }


def random_events(rng: random.Random, standing: list[str]) -> list[str]:
    active = [card.name for card in CARDS if card.classes & ACTIVE]
    chosen = []
    for name in rng.sample(active, rng.choice((0, 0, 1, 2))):
        if name == "chant-of-entangling":
            one, other = rng.sample(standing, 2)
            chosen.append(f"{name} target={one} target2={other}")
        elif name in ("freeze", "hypnotic-call", "chant-of-weaving"):
            chosen.append(f"{name} target={rng.choice(standing)}")
        else:
            chosen.append(name)
    return chosen
