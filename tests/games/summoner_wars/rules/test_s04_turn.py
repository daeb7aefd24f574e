"""Section 4: turn structure and windows."""

from __future__ import annotations

from typing import Any

import pytest

from hadur.games.summoner_wars import GAME, log
from hadur.kernel.errors import IllegalMove
from hadur.kernel.events import Event
from hadur.kernel.match import Match

HIT = "melee+ranged"
BARE = "melee"  # for a ranged unit: no hit
SUMMONERS = "d1: 0 svara; d8: 1 ret-talus"


# -- turns and phases ------------------------------------------------------------------------------


def whole_game(seed: int) -> tuple[Match, list[Event]]:
    """A game of which only ends of phases are played, and all that happened in it."""
    match = Match.start(GAME, {"decks": ["tundra-orcs", "fallen-kingdom"]}, seed)
    while not match.state.over:
        match.play("end")
    return match, match.events_since(-1, None)


@pytest.mark.rule("SW-4.1")
@pytest.mark.parametrize("seed", range(3))
def test_the_players_take_turns_until_one_has_won(seed: int) -> None:
    match, events = whole_game(seed)
    turns = [(event.a, event.b) for event in events if event.kind == log.TURN]
    first = turns[0][0]
    assert turns == [((first + n) % 2, n + 1) for n in range(len(turns))]
    assert len(turns) > 20
    assert sorted(match.state.result or []) == [-1, 1]
    assert events[-1].kind == log.GAME_OVER


@pytest.mark.rule("SW-4.2")
def test_a_turn_has_six_phases_in_a_fixed_order() -> None:
    _, events = whole_game(0)
    turns: list[list[int]] = []
    for event in events:
        if event.kind == log.TURN:
            turns.append([])
        elif event.kind == log.PHASE:
            turns[-1].append(event.b)
    assert turns[:-1] == [[0, 1, 2, 3, 4, 5]] * (len(turns) - 1)


@pytest.mark.rule("SW-4.2")
@pytest.mark.parametrize(
    ("phase", "words"),
    [
        ("summon", {"end", "summon"}),
        ("move", {"end", "move"}),
        ("build", {"end", "build"}),
        ("attack", {"end", "attack"}),
        ("magic", {"end", "discard"}),
    ],
)
def test_each_phase_has_its_own_actions(table: Any, phase: str, words: set[str]) -> None:
    t = table(f"phase={phase}; {SUMMONERS}; c3: 0 gate; d2: 1 gate; hand0: frost-mage gate")
    assert {text.split()[0] for text in t.legal} == words
    for text in ("summon frost-mage c4", "move d1 e1", "build gate a1", "attack d1 d2"):
        assert t.refused_for(text) == ([] if text.split()[0] in words else ["SW-4.2"])


@pytest.mark.rule("SW-4.2")
def test_a_phase_that_has_ended_does_not_come_back(table: Any) -> None:
    t = table(f"phase=summon; {SUMMONERS}; c3: 0 gate; hand0: frost-mage")
    t.do("end")
    assert t.phase == "move"
    assert t.refused_for("summon frost-mage c4") == ["SW-4.2"]


@pytest.mark.rule("SW-4.3")
def test_after_the_draw_phase_the_other_player_takes_a_turn(table: Any) -> None:
    t = table(f"phase=magic turn=6; {SUMMONERS}; draw0: gate gate")
    t.do("end")
    view = t.state.view(None)
    assert (view["active"], view["turn"], view["phase"], t.seat) == (1, 7, "summon", 1)
    assert len(t.hand(0)) == 2


# -- starts and ends -------------------------------------------------------------------------------


@pytest.mark.rule("SW-4.4")
def test_what_happens_at_the_end_of_a_turn_belongs_to_that_turn(table: Any) -> None:
    """The witch lives by an ability that ends with the turn; Soul Shift works in the own turn."""
    t = table(
        "moment=turn; d1: 0 ret-talus; d2: 0 mind-witch charges=3 damage=1;"
        "d3: 0 lioness; e3: 0 undead-archer; e1: 1 undead-archer; d8: 1 svara; hand0: burn"
    )
    t.many("end", "pick d3", "play burn", "pick d2")
    assert t.damage("d2") == 3
    t.many("end", "end", "end", "end")
    assert (t.at("d2"), t.prompt, t.seat) == ("", "soul-shift", 0)
    t.do("no")
    assert (t.prompt, t.seat) == ("summon", 1), "the other archer is not asked"


@pytest.mark.rule("SW-4.4")
def test_what_happens_at_the_start_of_a_turn_belongs_to_that_turn(table: Any) -> None:
    """The mage lives by the lioness until the chant ends at the start of its player's turn."""
    t = table(
        "phase=attack active=1; d1: 0 abua-shi; c3: 0 spirit-mage charges=3 damage=1;"
        "c2: 0 lioness; a3: 0 undead-archer; e3: 1 frost-mage; f3: 1 undead-archer; d8: 1 svara;"
        "active0: chant-of-entangling target=c3 target2=c2"
    )
    t.do("attack e3 c3", dice=HIT).many("end", "end")
    assert (t.at("c3"), t.state.view(None)["active"]) == ("", 0)
    assert (t.prompt, t.seat) == ("soul-shift", 0)
    t.do("no")
    assert (t.prompt, t.seat) == ("summon", 0), "the other archer is not asked"


@pytest.mark.rule("SW-4.5")
def test_start_of_turn_effects_come_before_the_summon_phase(table: Any) -> None:
    t = table(
        "moment=turn; d1: 0 sera-eldwyn damage=3; c3: 0 valna-stoutheart; d8: 1 svara;"
        "active0: sacrificial-pyre charges=2; draw0: gate gate; hand0: citadel-archer"
    )
    assert (t.prompt, t.hand(0)) == ("sacrificial-pyre", ["citadel-archer"])
    t.do("pick d1")
    assert (t.prompt, t.damage("d1")) == ("summon", 1)
    assert t.hand(0) == ["citadel-archer", "gate", "gate"], "Guidance starts the Summon phase"


@pytest.mark.rule("SW-4.6")
@pytest.mark.parametrize(
    ("position", "prompt", "idle", "answer"),
    [
        ("phase=move moment=start; c3: 0 mind-witch; c4: 1 lioness", "mimic", "move", "no"),
        ("phase=build; c3: 0 blarf; c4: 1 gate", "blood-runes", "attack", "choose take-damage"),
    ],
)
def test_start_of_phase_effects_come_before_anything_else_in_the_phase(
    table: Any, position: str, prompt: str, idle: str, answer: str
) -> None:
    t = table(f"{position}; {SUMMONERS}; hand0: pile-on ice-repair")
    if t.prompt == "build":
        t.do("end")
    assert (t.prompt, t.phase) == (prompt, idle)
    for move in ("end", "move d1 d2", "attack c3 c4"):
        assert t.refused_for(move) == ["SW-4.12"]
    for move in ("play ice-repair", "play pile-on"):
        assert t.refused_for(move) == ["SW-13.3"]
    t.do(answer)
    assert (t.prompt, bool(t.starting("play"))) == (idle, True)


@pytest.mark.rule("SW-4.7")
def test_end_of_phase_effects_come_after_all_steps_of_the_phase_and_before_the_next(
    table: Any,
) -> None:
    t = table(
        "phase=build; b4: 0 svara; d8: 1 ret-talus; a1: 0 jarmund charges=1; c5: 1 gul-dass;"
        "a3: 0 blarf; hand0: gate"
    )
    t.do("build gate b5")
    assert t.damage("c5") == 0
    t.do("end")
    assert (t.prompt, t.phase) == ("ice-shards", "build")
    t.do("yes")
    assert (t.damage("c5"), t.prompt, t.phase) == (1, "blood-runes", "attack")


@pytest.mark.rule("SW-4.7")
def test_the_price_of_inaction_and_other_ends_come_after_the_last_attack(table: Any) -> None:
    t = table("phase=attack; c3: 0 the-eater; c4: 0 frost-mage; d1: 0 svara; d8: 1 svara")
    t.do("end")
    assert (t.prompt, t.phase, t.damage("d1")) == ("order", "attack", 0)
    t.many("first inaction d1", "pick c4")
    assert (t.damage("d1"), t.at("c4"), t.phase) == (1, "", "magic")


@pytest.mark.rule("SW-4.8")
def test_end_of_turn_effects_come_directly_after_the_draw_phase(table: Any) -> None:
    t = table(
        "moment=turn; d1: 0 sneeks; c3: 0 smeg; d8: 1 svara; hand0: gate;"
        "draw0: sneak sneak sneak sneak sneak"
    )
    t.many(*["end"] * 5)
    assert (t.prompt, len(t.hand(0)), t.state.view(None)["active"]) == ("magic-junkie", 5, 0)
    t.do("choose pay-magic")
    assert (t.seat, t.prompt, t.at("c3"), t.magic) == (1, "summon", "smeg", [4, 5])


@pytest.mark.rule("SW-4.9")
def test_active_events_are_discarded_at_the_start_of_their_players_turn(table: Any) -> None:
    t = table(f"phase=magic; {SUMMONERS}; active0: ice-ram, freeze; active1: unrelenting")
    t.do("end")
    assert (t.active(0), t.active(1)) == (["ice-ram", "freeze"], [])
    assert t.discard(1) == ["unrelenting"]
    t.many(*["end"] * 5)
    assert (t.seat, t.active(0)) == (0, [])
    assert sorted(t.discard(0)) == ["freeze", "ice-ram"]


# -- order of effects at the same moment -----------------------------------------------------------

BURNING = (
    "phase=attack; d1: 0 svara; d8: 1 ret-talus; c3: 0 ollag; b4: 0 undead-archer;"
    "c4: 1 hellfire-cultist damage=1"
)


@pytest.mark.rule("SW-4.10")
def test_the_active_player_orders_effects_of_both_players(table: Any) -> None:
    t = table(BURNING)
    t.do("attack c3 c4", dice=f"{HIT} {HIT} {HIT}")
    assert (t.prompt, t.seat) == ("order", 0)
    assert sorted(t.legal) == ["first immolate hellfire-cultist", "first soul-shift b4"]
    assert t.state.decision.rule == "SW-4.10"


@pytest.mark.rule("SW-4.10")
def test_the_order_chosen_is_the_order_carried_out(table: Any) -> None:
    t = table(BURNING)
    t.do("attack c3 c4", dice=f"{HIT} {HIT} {HIT}").do("first immolate hellfire-cultist")
    assert (t.prompt, t.damage("b4"), t.damage("c3")) == ("soul-shift", 1, 1)
    t = table(BURNING)
    t.do("attack c3 c4", dice=f"{HIT} {HIT} {HIT}").do("first soul-shift b4")
    assert (t.prompt, t.damage("b4"), t.damage("c3")) == ("soul-shift", 0, 0)
    t.do("yes")
    assert (t.at("c4"), t.damage("c4"), t.damage("c3")) == ("undead-archer", 1, 1)


@pytest.mark.rule("SW-4.10")
def test_the_active_player_orders_effects_that_are_all_the_opponents(table: Any) -> None:
    t = table(
        "phase=build; d1: 0 svara; d8: 1 ret-talus; a1: 0 jarmund charges=1; c3: 0 gate;"
        "b3: 1 hellfire-cultist damage=1; d3: 1 hellfire-cultist damage=1; b2: 0 frost-mage;"
        "d2: 0 ice-smith"
    )
    t.many("end", "yes")
    assert (t.prompt, t.seat) == ("order", 0)
    assert t.legal == ["first immolate hellfire-cultist", "first immolate hellfire-cultist #2"]
    t.do("first immolate hellfire-cultist #2")
    assert (t.damage("b2"), t.damage("d2"), t.prompt) == (1, 1, "attack")


@pytest.mark.rule("SW-4.10")
def test_the_end_of_borrowed_life_is_ordered_with_other_ends_of_the_turn(table: Any) -> None:
    t = table(
        "phase=move moment=start; d1: 0 tacullu; d2: 0 mind-witch charges=3 damage=1;"
        "d3: 0 lioness; a1: 0 undead-warrior charges=1; d8: 1 svara; hand0: burn"
    )
    t.many("pick d3", "play burn", "pick d2", "end", "end", "end", "end")
    assert (t.prompt, t.seat, len(t.legal)) == ("order", 0, 2)
    fade = next(text for text in t.legal if "fades" not in text)
    t.do(fade)
    assert (t.at("d2"), t.charges("a1"), t.seat) == ("", 0, 1)


@pytest.mark.rule("SW-4.10")
def test_in_the_other_players_turn_the_other_player_orders(table: Any) -> None:
    t = table(
        "phase=attack active=1; d1: 0 svara; d8: 1 ret-talus; c3: 1 ollag; b4: 1 undead-archer;"
        "c4: 0 hellfire-cultist damage=1"
    )
    t.do("attack c3 c4", dice=f"{HIT} {HIT} {HIT}")
    assert (t.prompt, t.seat) == ("order", 1)


# -- actions ---------------------------------------------------------------------------------------


@pytest.mark.rule("SW-4.11")
@pytest.mark.parametrize(
    ("phase", "event", "next_prompt"),
    [
        ("summon", "ice-ram", "move"),
        ("move", "ice-repair", "build"),
        ("build", "glacial-shift", "attack"),
        ("attack", "brutal-force", "magic"),
        ("magic", "unrelenting", "summon"),
    ],
)
def test_everything_a_player_may_do_in_a_phase_is_optional(
    table: Any, phase: str, event: str, next_prompt: str
) -> None:
    t = table(
        f"phase={phase} targeted=1; d1: 0 svara; d8: 1 ret-talus; c3: 0 gate; c4: 0 frost-mage;"
        f"c5: 1 gate; hand0: {event} frost-mage gate; draw0: ollag"
    )
    board, hand = t.state.view(0)["board"], t.hand(0)
    assert len(t.legal) > 2
    t.do("end")
    assert t.prompt == next_prompt
    assert t.state.view(0)["board"] == board
    assert (t.hand(0)[: len(hand)], t.magic, t.discard(0)) == (hand, [5, 5], [])


@pytest.mark.rule("SW-4.12")
def test_an_action_is_completed_before_the_next_begins(table: Any) -> None:
    t = table("phase=move; d1: 0 svara; d3: 0 gate; b2: 0 frost-mage; d8: 1 svara")
    t.do("move d1 d2")
    assert t.prompt == "structural-shift"
    for move in ("move b2 b3", "end", "use prepare b2"):
        assert t.refused_for(move) == ["SW-4.12"]
    t.many("pick d3", "pick d4")
    assert (t.prompt, t.refuses("move b2 b3")) == ("move", False)


@pytest.mark.rule("SW-4.12")
def test_one_action_at_a_time(table: Any) -> None:
    t = table("phase=summon magic=9,0; d1: 0 svara; c3: 0 gate; hand0: frost-mage bear-cavalry")
    t.do("summon frost-mage c4")
    assert (t.at("c4"), t.magic, t.prompt) == ("frost-mage", [8, 0], "summon")
    assert "summon bear-cavalry c2" in t.legal
    assert "summon bear-cavalry c4" not in t.legal


@pytest.mark.rule("SW-4.13")
def test_an_event_can_be_played_at_an_idle_point_of_its_phase_only(table: Any) -> None:
    rest = "d1: 0 svara; d3: 0 gate damage=3; d8: 1 svara; hand0: ice-repair"
    t = table(f"phase=move; {rest}")
    assert t.starting("play") == ["play ice-repair"]
    t.do("move d1 d2")
    assert t.prompt == "structural-shift"
    assert t.refused_for("play ice-repair") == ["SW-13.3"]
    t.many("no", "play ice-repair")
    assert t.damage("d3") == 1
    for phase in ("summon", "build", "attack", "magic"):
        assert table(f"phase={phase}; {rest}").refused_for("play ice-repair") == ["SW-13.1"]


@pytest.mark.rule("SW-4.13")
def test_no_event_is_played_while_another_is_carried_out_or_effects_are_ordered(
    table: Any,
) -> None:
    t = table("phase=build; d1: 0 svara; d3: 0 gate; d8: 1 svara; hand0: glacial-shift for-glory")
    t.do("play glacial-shift")
    assert t.refused_for("play for-glory") == ["SW-13.3"]
    t = table(f"{BURNING}; hand0: pile-on")
    t.do("attack c3 c4", dice=f"{HIT} {HIT} {HIT}")
    assert (t.prompt, t.refused_for("play pile-on")) == ("order", ["SW-13.3"])


@pytest.mark.rule("SW-4.14")
@pytest.mark.parametrize("phase", ["summon", "move", "build", "attack", "magic"])
def test_only_the_active_player_takes_actions(table: Any, phase: str) -> None:
    t = table(
        f"phase={phase} active=1; {SUMMONERS}; c3: 0 gate; d2: 1 gate; hand0: frost-mage gate"
    )
    assert [decision.seat for decision in t.state.decisions] == [1]
    for move in ("end", "summon frost-mage c4", "move d1 e1", "build gate a1", "attack d1 d2"):
        with pytest.raises(IllegalMove, match="seat 0 has nothing to decide"):
            t.state.play(move, 0)


@pytest.mark.rule("SW-4.14")
def test_the_other_player_decides_for_effects_of_cards_they_control(table: Any) -> None:
    t = table(
        "phase=move; d1: 0 svara; d8: 1 ret-talus; c3: 0 frost-mage damage=3; a1: 0 ollag;"
        "c4: 1 undead-carrier; f8: 1 citadel-knight; discard1: undead-carrier;"
        "active1: chant-of-entangling target=c4 target2=f8"
    )
    t.do("move c3 b3")
    assert (t.at("b3"), t.prompt, t.seat) == ("", "infect", 1)
    assert t.state.view(None)["active"] == 0
    with pytest.raises(IllegalMove):
        t.state.play("take undead-carrier", 0)
    t.do("take undead-carrier")
    assert (t.at("b3"), t.controller("b3")) == ("undead-carrier", 1)
    assert (t.prompt, t.seat) == ("move", 0), "the active player goes on"


@pytest.mark.rule("SW-4.14")
def test_at_every_idle_point_of_a_game_it_is_the_active_player_who_decides() -> None:
    state = GAME.begin({"decks": ["savanna-elves", "vanguards"]}, 4)
    count = 0
    while not state.over and count < 300:
        count += 1
        decision = state.decision
        if decision.prompt in ("summon", "move", "build", "attack", "magic"):
            assert decision.seat == state.view(None)["active"]
        legal = state.legal()
        state.advance(legal[(count * 7919) % len(legal)])
    assert count > 50
