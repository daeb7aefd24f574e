"""Section 11, the Magic phase: cards of the hand for magic."""

from __future__ import annotations

from typing import Any

import pytest

from hadur.games.summoner_wars import GAME


@pytest.mark.rule("SW-11.1")
@pytest.mark.parametrize("count", [0, 1, 2, 4])
def test_any_number_of_cards_may_be_discarded_from_the_hand(table: Any, count: int) -> None:
    hand = ["gate", "frost-mage", "ollag", "ice-repair"]
    t = table(f"phase=magic; a1: 0 svara; f8: 1 ret-talus; hand0: {' '.join(hand)}; hand1: purge")
    t.many(*[f"discard {name}" for name in hand[:count]])
    assert (t.phase, t.discard(0)) == ("magic", hand[:count])
    t.do("end")
    assert (t.seat, t.hand(0), t.hand(1)) == (1, hand[count:], ["purge"])


@pytest.mark.rule("SW-11.1")
def test_the_opponent_sees_that_cards_go_and_not_which(table: Any) -> None:
    t = table("phase=magic; hand0: gate frost-mage ollag")
    decision = t.state.decision
    moves = {decision.texts[k]: move for k, move in enumerate(t.state.legal())}
    assert GAME.text_for(t.state, 0, moves["discard ollag"], 1) == "discard"
    assert GAME.text_for(t.state, 0, moves["discard ollag"], 0) == "discard ollag"
    t.many("discard ollag", "discard gate")
    seen = t.state.view(1)["players"][0]
    assert (seen["hand-count"], seen["discard-count"]) == (1, 2)
    assert not {"hand", "discard"} & set(seen)
    assert t.state.view(0)["players"][0]["discard"] == ["ollag", "gate"]


@pytest.mark.rule("SW-11.1")
def test_a_card_discarded_face_down_may_have_been_any_card_of_the_hand(table: Any) -> None:
    t = table("phase=magic; hand0: gate frost-mage ollag ice-repair; draw0: parapet parapet")
    t.do("discard ollag")
    worlds = [GAME.view(t.state.sample(1, rng), 0) for rng in range(40)]
    assert len({world["players"][0]["discard"][0] for world in worlds}) > 1


@pytest.mark.rule("SW-11.1")
@pytest.mark.parametrize("phase", ["summon", "move", "build", "attack"])
def test_cards_go_for_magic_in_the_magic_phase_and_from_the_own_hand_only(
    table: Any, phase: str
) -> None:
    t = table(f"phase={phase}; a1: 0 svara; hand0: gate")
    assert t.refused_for("discard gate") == ["SW-11.1"]
    t = table("phase=magic; a1: 0 svara; hand0: gate; hand1: ollag; discard0: frost-mage")
    assert t.starting("discard") == ["discard gate"]
    for card in ("ollag", "frost-mage"):
        assert t.refused_for(f"discard {card}") == ["SW-11.1"]


@pytest.mark.rule("SW-11.2")
def test_every_card_discarded_gives_one_magic(table: Any) -> None:
    t = table("phase=magic magic=3,3; hand0: gate ollag elut-bal")
    for magic, card in enumerate(("gate", "elut-bal", "ollag"), 4):
        t.do(f"discard {card}")
        assert t.magic == [magic, 3]


@pytest.mark.rule("SW-11.3")
@pytest.mark.parametrize(
    "card", ["frost-mage", "ollag", "ice-golem", "ice-ram", "ice-repair", "parapet", "gate"]
)
def test_cards_of_every_type_may_be_discarded(table: Any, card: str) -> None:
    t = table(f"phase=magic; hand0: {card} ice-smith")
    t.do(f"discard {card}")
    assert (t.hand(0), t.discard(0), t.magic) == (["ice-smith"], [card], [6, 5])


@pytest.mark.rule("SW-11.4")
def test_with_fifteen_magic_cards_may_still_go_and_the_magic_is_lost(table: Any) -> None:
    t = table("phase=magic magic=14,0; hand0: gate ollag frost-mage")
    t.many("discard gate", "discard ollag", "discard frost-mage")
    assert (t.magic, t.hand(0), len(t.discard(0))) == ([15, 0], [], 3)
