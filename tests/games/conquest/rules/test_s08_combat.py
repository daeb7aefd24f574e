"""Section 8: battles, from the ranged skirmish to the planet captured."""

from __future__ import annotations

from typing import Any

import pytest

rule = pytest.mark.rule


# An action that can always be used in the combat phase, so that windows are put to its player.
GITZ = "nazdregs-flash-gitz exhausted"


def windows(t: Any, until: str) -> int:
    """How many action windows seat 0 is asked in before it is at another question."""
    count = 0
    while t.prompt == "action-window":
        count += t.seat == 0
        t.do("pass")
    assert t.prompt == until, t.prompt
    return count


def fight(t: Any, until: str) -> Any:
    """Attack with whoever can, decline everything else, until a move or question is reached."""
    words = ("attack", "pick", "pass", "done", "no")
    for _ in range(300):
        if t.prompt == until or until in t.legal:
            return t
        options = sorted((m for m in t.legal if m.split()[0] in words), key=_boldness)
        if t.prompt == "retreat":
            options = ["done"]
        t.do(options[0])
    raise AssertionError(f"{until} is never reached")


def _boldness(move: str) -> int:
    return ("attack", "pick", "pass", "done", "no").index(move.split()[0])


@rule("CQ-8.2", "CQ-18.2", "CQ-8.43", "CQ-8.49", "CQ-18.27", "CQ-EX39")
def test_at_the_first_planet_there_is_always_a_battle(table: Any) -> None:
    t = table({"hand": ["shoota-mob"]}, {}, start="combat")
    assert t.phase == "deploy"
    assert "tarrus" not in [p["planet"] for p in t.state.view(None)["planets"]]
    assert t.zone("victory", 0) == t.zone("victory", 1) == []
    assert t.state.view(None)["removed"] == ["tarrus"]


@rule("CQ-8.3")
def test_elsewhere_there_is_one_where_a_warlord_is(table: Any) -> None:
    t = table(
        {"tarrus": ["shoota-mob"], "ferrin": ["nazdreg", "shoota-mob"]}, {"ferrin": ["goff-nob"]},
        start="combat",
    )  # fmt: skip
    t.until("combat-turn")
    assert t.state.view(None)["battle"]["planet"] == "ferrin"


@rule("CQ-8.4", "CQ-EX38")
def test_units_alone_do_not_fight_at_other_planets(table: Any) -> None:
    t = table(
        {"hand": ["shoota-mob"], "tarrus": ["goff-nob"], "barlus": ["goff-nob"]},
        {"barlus": ["goff-nob"]}, start="combat",
    )  # fmt: skip
    assert t.phase == "deploy"
    assert (t.damage("goff-nob@barlus", 0), t.damage("goff-nob@barlus", 1)) == (0, 0)


@rule("CQ-8.5")
def test_a_battle_is_finished_before_the_next_begins(table: Any) -> None:
    t = table(
        {"tarrus": ["goff-nob"], "barlus": ["nazdreg"]},
        {"tarrus": ["shoota-mob"], "barlus": ["goff-nob"]},
        start="combat",
    )
    t.until("combat-turn")
    assert t.state.view(None)["battle"]["planet"] == "tarrus"
    t.reach("attack goff-nob@tarrus").skip("shield")
    t.reach("attack nazdreg@barlus")
    assert t.zone("victory", 0) == ["tarrus"]


@rule("CQ-5.9", "CQ-5.13", "CQ-EX20", "CQ-5.12")
def test_whose_warlord_alone_is_there_has_battle_initiative(table: Any) -> None:
    t = table(
        {"tarrus": ["goff-nob"]}, {"tarrus": ["nazdreg exhausted", "goff-nob"]}, start="battle"
    )
    t.until("combat-turn")
    assert t.state.view(None)["battle"]["initiative"] == 1
    assert t.state.initiative == 0


@rule("CQ-5.10")
@pytest.mark.parametrize("initiative", [0, 1])
@pytest.mark.parametrize("warlord", [[], ["nazdreg"]])
def test_otherwise_the_holder_of_the_token(table: Any, initiative: int, warlord: list[str]) -> None:
    t = table(
        {"tarrus": ["goff-nob", *warlord]}, {"tarrus": ["goff-nob", *warlord]},
        start="battle", initiative=initiative,
    )  # fmt: skip
    assert t.state.view(None)["battle"]["initiative"] == initiative


@rule("CQ-8.7", "CQ-8.8", "CQ-8.10", "CQ-15.22")
def test_ranged_units_attack_first_and_must(table: Any) -> None:
    t = table(
        {"tarrus": ["shoota-mob + rokkit-launcha", "goff-nob"]}, {"tarrus": ["goff-nob"]},
        start="battle",
    )  # fmt: skip
    assert t.prompt == "combat-turn"
    assert t.state.view(None)["battle"]["ranged"] is True
    assert t.legal == ["attack shoota-mob@tarrus", "stalemate"]


@rule("CQ-8.9", "CQ-8.15")
def test_the_other_player_shoots_too_and_so_on_until_nobody_can(table: Any) -> None:
    t = table(
        {"tarrus": ["bad-dok + rokkit-launcha", "bad-dok + rokkit-launcha"]},
        {"tarrus": ["enraged-ork + rokkit-launcha"]},
        start="battle",
    )
    turns = []
    while t.state.view(None)["battle"]["ranged"]:
        if t.starting("attack"):
            turns.append(t.seat)
        t.do(next(m for m in t.legal if m.split()[0] in ("attack", "pick", "pass", "no")))
    assert turns == [0, 1, 0]
    assert not t.ready("bad-dok@tarrus")
    assert not t.ready("bad-dok@tarrus#2")
    assert not t.ready("enraged-ork", 1)


@rule("CQ-8.11")
def test_a_ranged_attack_may_hit_anybody_there(table: Any) -> None:
    t = table(
        {"tarrus": ["shoota-mob + rokkit-launcha"]},
        {"tarrus": ["goff-nob", "bad-dok exhausted", "nazdreg"]},
        start="battle",
        initiative=0,
    )
    t.reach("attack shoota-mob@tarrus")
    assert t.legal == [
        "pick their goff-nob@tarrus", "pick their bad-dok@tarrus", "pick their nazdreg@tarrus",
    ]  # fmt: skip


@rule("CQ-8.13", "CQ-EX21")
def test_ranged_units_fight_in_combat_rounds_too(table: Any) -> None:
    t = table({"tarrus": ["bad-dok + rokkit-launcha"]}, {"tarrus": ["enraged-ork"]}, start="battle")
    t.do("attack bad-dok@tarrus")
    assert t.damage("enraged-ork", 1) == 1
    fight(t, "retreat").do("done", "done")
    fight(t, "attack bad-dok@tarrus")
    assert t.state.combat_round == 2


@rule("CQ-18.11")
def test_a_ranged_unit_that_is_readied_shoots_again(table: Any) -> None:
    t = table(
        {"tarrus": ["nazdregs-flash-gitz + rokkit-launcha"]}, {"tarrus": ["goff-nob"]},
        start="battle",
    )  # fmt: skip
    t.reach("attack nazdregs-flash-gitz@tarrus").skip("shield")
    t.do("use nazdregs-flash-gitz@tarrus").skip("shield")
    t.until("combat-turn")
    while t.seat == 1:
        t.do("pass").until("combat-turn")
    assert t.state.view(None)["battle"]["ranged"] is True
    assert t.starting("attack") == ["attack nazdregs-flash-gitz@tarrus"]


@rule("CQ-8.16", "CQ-8.17", "CQ-8.18")
def test_players_attack_in_turn_one_unit_each(table: Any) -> None:
    t = table(
        {"tarrus": ["goff-nob", "enraged-ork"]}, {"tarrus": ["bad-dok", "enraged-ork"]},
        start="battle",
    )  # fmt: skip
    t.reach("attack enraged-ork@tarrus").do("pick their enraged-ork@tarrus").until("combat-turn")
    assert t.seat == 1
    t.do("attack bad-dok@tarrus", "pick their goff-nob@tarrus").skip("shield").until("combat-turn")
    assert (t.seat, t.starting("attack")) == (0, ["attack goff-nob@tarrus"])


@rule("CQ-8.19", "CQ-8.20")
def test_one_may_pass_only_when_nobody_can_attack(table: Any) -> None:
    t = table({"tarrus": ["bad-dok"]}, {"tarrus": ["goff-nob exhausted"]}, start="battle")
    t.reach("attack bad-dok@tarrus").skip("shield").until("combat-turn")
    assert (t.seat, t.legal) == (1, ["pass", "stalemate"])


@rule("CQ-8.20")
def test_who_can_attack_must(table: Any) -> None:
    t = table({"tarrus": ["goff-nob", "nazdreg"]}, {"tarrus": ["goff-nob"]}, start="battle")
    while t.state.view(None)["battle"]["ranged"]:
        t.do("pass")
    assert t.legal == [
        "attack goff-nob@tarrus", "attack nazdreg@tarrus", "retreat nazdreg@tarrus", "stalemate",
    ]  # fmt: skip


@rule("CQ-8.22", "CQ-8.23", "CQ-8.24", "CQ-8.25")
def test_when_all_are_exhausted_the_round_ends_and_units_ready(table: Any) -> None:
    t = table(
        {"tarrus": ["bad-dok + promotion exhausted"]}, {"tarrus": ["enraged-ork"]}, start="battle"
    )
    t.reach("attack bad-dok@tarrus").skip("shield")
    t.reach("attack enraged-ork@tarrus").skip("shield").until("retreat")
    assert t.ready("bad-dok")
    assert t.ready("enraged-ork", 1)
    assert not t.ready("promotion")


@rule("CQ-8.26", "CQ-8.27", "CQ-8.28", "CQ-8.29", "CQ-14.9", "CQ-14.10")
def test_then_both_may_retreat_any_number_of_units(table: Any) -> None:
    t = table(
        {"tarrus": ["bad-dok exhausted", "goff-boyz exhausted", "rokkitboy exhausted"]},
        {"tarrus": ["enraged-ork exhausted"]},
        start="battle",
    )
    t.until("retreat")
    assert (t.seat, t.legal) == (
        0, ["done", "pick bad-dok@tarrus", "pick goff-boyz@tarrus", "pick rokkitboy@tarrus"],
    )  # fmt: skip
    t.do("pick bad-dok@tarrus")
    assert t.has("bad-dok@tarrus"), "all leave at the same time"
    t.do("pick rokkitboy@tarrus", "done")
    assert (t.has("bad-dok@hq"), t.has("rokkitboy@hq"), t.has("goff-boyz@tarrus")) == (True,) * 3
    assert (t.ready("bad-dok"), t.ready("goff-boyz")) == (False, True)
    assert (t.prompt, t.seat) == ("retreat", 1)
    t.do("done")
    assert t.has("enraged-ork@tarrus", 1)


@rule("CQ-8.30")
def test_a_new_round_starts_without_a_new_skirmish(table: Any) -> None:
    t = table(
        {"tarrus": ["bad-dok exhausted + rokkit-launcha"]}, {"tarrus": ["enraged-ork exhausted"]},
        start="battle",
    )  # fmt: skip
    t.until("retreat").do("done", "done").until("combat-turn")
    assert t.state.combat_round == 2
    assert t.state.view(None)["battle"]["ranged"] is False


@rule("CQ-8.31", "CQ-18.13", "CQ-EX62", "CQ-S51")
def test_when_one_side_has_left_the_window_is_played_and_the_other_wins(table: Any) -> None:
    t = table(
        {"tarrus": ["bad-dok exhausted"], "supports": ["ork-kannon"]},
        {"tarrus": ["enraged-ork exhausted"]},
        start="battle",
    )
    t.until("retreat").do("done", "pick enraged-ork@tarrus")
    assert (t.prompt, t.seat) == ("action-window", 0)
    assert t.state.combat_round == 1
    t.do("pass")
    assert t.zone("victory", 0) == ["tarrus"]


@rule("CQ-18.13")
def test_if_both_sides_have_left_it_is_a_draw(table: Any) -> None:
    t = table(
        {"hand": ["shoota-mob"], "tarrus": ["bad-dok exhausted"]},
        {"tarrus": ["enraged-ork exhausted"]},
        start="battle",
    )
    t.until("retreat").do("pick bad-dok@tarrus", "pick enraged-ork@tarrus")
    t.until("deploy-turn")
    assert t.state.view(None)["removed"] == ["tarrus"]


@rule("CQ-S4", "CQ-5.15", "CQ-5.16")
def test_there_is_a_window_before_and_after_every_turn(table: Any) -> None:
    t = table(
        {"tarrus": ["bad-dok"], "supports": ["ork-kannon"]}, {"tarrus": ["enraged-ork"]},
        start="battle",
    )  # fmt: skip
    # After 3.2.2, then after both ranged turns (in which nobody can do anything but call).
    assert windows(t, "combat-turn") == 1
    t.do("pass")
    assert windows(t, "combat-turn") == 1
    t.do("pass")
    # After 3.2.4, and the one before 3.2.6.
    assert windows(t, "combat-turn") == 2
    t.do("attack bad-dok@tarrus").skip("shield")
    assert windows(t, "combat-turn") == 1


@rule("CQ-8.32", "CQ-8.33", "CQ-8.36", "CQ-8.37", "CQ-8.38", "CQ-8.14")
def test_alone_with_a_ready_unit_one_wins_even_in_a_ranged_turn(table: Any) -> None:
    t = table(
        {"hand": ["shoota-mob"], "tarrus": ["bad-dok 2 damage", "goff-nob exhausted"]},
        {"barlus": ["enraged-ork", "enraged-ork", "goff-nob"]},
        start="battle",
    )
    assert t.prompt == "battle-ability"
    t.do("no")
    assert t.zone("victory", 0) == ["tarrus"]
    assert (t.has("bad-dok@hq"), t.has("goff-nob@hq")) == (True, True)
    assert t.damage("bad-dok") == 2


@rule("CQ-8.38")
def test_units_come_home_as_they_are(table: Any) -> None:
    t = table(
        {"tarrus": ["bad-dok", "goff-nob exhausted"], "supports": ["ork-kannon"]},
        {"barlus": ["goff-nob"]}, start="battle",
    )  # fmt: skip
    t.do("pass")
    assert (t.ready("bad-dok@hq"), t.ready("goff-nob@hq")) == (True, False)


@rule("CQ-8.35", "CQ-EX40", "CQ-S50")
def test_with_exhausted_units_alone_one_must_wait_for_the_next_round(table: Any) -> None:
    t = table({"tarrus": ["goff-nob"]}, {"tarrus": ["shoota-mob"]}, start="battle")
    t.reach("attack goff-nob@tarrus").skip("shield")
    assert not t.has("shoota-mob", 1)
    assert (t.prompt, t.seat) == ("retreat", 0)
    assert t.zone("victory", 0) == []
    t.do("done")
    assert t.zone("victory", 0) == ["tarrus"]


@rule("CQ-S50")
def test_where_the_table_wants_it_exhausted_units_win(table: Any) -> None:
    t = table(
        {"hand": ["shoota-mob"], "tarrus": ["goff-nob exhausted"]}, {}, start="battle",
        options={"battle-winner": "any"},
    )  # fmt: skip
    assert t.zone("victory", 0) == ["tarrus"]


@rule("CQ-18.3")
def test_if_only_the_other_player_is_there_he_wins_in_his_ranged_turn(table: Any) -> None:
    t = table({"hand": ["shoota-mob"]}, {"tarrus": ["goff-nob"]}, start="battle")
    t.until("deploy-turn")
    assert t.zone("victory", 1) == ["tarrus"]


@rule("CQ-8.39", "CQ-8.40", "CQ-18.1", "CQ-18.28")
def test_until_the_token_moves_there_is_no_first_planet(table: Any) -> None:
    t = table({"tarrus": ["goff-nob"], "supports": ["ork-kannon"], "barlus": ["goff-boyz"]}, {},
              start="battle")  # fmt: skip
    t.do("pass")
    assert t.prompt == "action-window"
    assert t.state.first_planet() == -1
    assert [p["first"] for p in t.state.view(None)["planets"]] == [False, False]
    assert t.attack("goff-boyz") == 0
    assert t.state.last_planet() == t.state.slot_of(t.card("goff-boyz")) + 1


@rule("CQ-8.41", "CQ-8.42")
def test_at_another_planet_only_the_warlord_goes_home(table: Any) -> None:
    t = table({"hand": ["shoota-mob"], "barlus": ["nazdreg", "goff-nob exhausted"]}, {},
              start="battle barlus")  # fmt: skip
    t.until("deploy-turn")
    assert t.has("nazdreg@hq")
    assert t.has("goff-nob@barlus")
    assert t.zone("victory", 0) == []
    assert "barlus" in [p["planet"] for p in t.state.view(None)["planets"]]


@rule("CQ-S11")
def test_no_warlord_stays_at_a_planet_after_the_phase(table: Any) -> None:
    # Barlus has been passed by when the battle at Ferrin begins.
    t = table({"hand": ["shoota-mob"], "barlus": ["nazdreg exhausted"]}, {"ferrin": ["goff-nob"]},
              start="battle ferrin")  # fmt: skip
    t.until("deploy-turn")
    assert t.has("nazdreg@hq")


@rule("CQ-8.44", "CQ-8.45", "CQ-8.48", "CQ-8.50", "CQ-8.52", "CQ-EX42")
def test_an_agreed_stalemate_is_a_draw(table: Any) -> None:
    t = table(
        {"tarrus": ["nazdreg", "goff-nob 1 damage"], "supports": ["ork-kannon"]},
        {"tarrus": ["enraged-ork"], "barlus": ["goff-nob"]},
        start="battle",
    )
    t.until("combat-turn").do("stalemate")
    assert (t.prompt, t.seat) == ("stalemate", 1)
    t.do("yes")
    assert t.prompt == "action-window"
    assert t.state.view(None)["removed"] == ["tarrus"]
    assert (t.ready("nazdreg@hq"), t.ready("goff-nob@hq"), t.ready("enraged-ork@hq", 1)) == (
        True, False, False,
    )  # fmt: skip
    assert t.damage("goff-nob") == 1


@rule("CQ-8.51")
def test_a_draw_elsewhere_leaves_the_units_where_they_are(table: Any) -> None:
    t = table(
        {"barlus": ["nazdreg", "goff-nob"], "supports": ["ork-kannon"]},
        {"barlus": ["enraged-ork"]}, start="battle barlus",
    )  # fmt: skip
    t.until("combat-turn").do("stalemate", "yes")
    assert (t.has("nazdreg@hq"), t.has("goff-nob@barlus"), t.ready("goff-nob")) == (True,) * 3
    assert "barlus" in [p["planet"] for p in t.state.view(None)["planets"]]


def harmless(table: Any) -> Any:
    """Two units that can do nothing to each other."""
    return table({"hand": ["shoota-mob"], "tarrus": ["void-pirate"]}, {"tarrus": ["rogue-trader"]},
                 start="battle")  # fmt: skip


def play_round(t: Any) -> Any:
    """Both attack for nothing, nobody retreats."""
    was = int(t.state.combat_round)
    while t.state.battle >= 0 and t.state.combat_round == was:
        move = next(m for m in t.legal if m.split()[0] in ("attack", "pass", "done", "no"))
        t.do(move)
    return t


@rule("CQ-8.46", "CQ-8.54", "CQ-EX22", "CQ-EX63", "CQ-S29")
def test_a_refused_call_counts_after_three_unchanged_rounds(table: Any) -> None:
    t = harmless(table)
    t.until("combat-turn")
    while t.state.combat_round < 2:
        play_round(t)
    t.until("combat-turn").do("stalemate", "no")
    for number in (2, 3, 4):
        assert t.state.combat_round == number
        play_round(t)
        assert t.state.battle >= 0
    assert t.state.combat_round == 5
    play_round(t)
    assert t.state.view(None)["removed"] == ["tarrus"]


@rule("CQ-8.47", "CQ-8.53")
def test_a_change_makes_the_call_void(table: Any) -> None:
    t = table(
        {"tarrus": ["void-pirate", "bad-dok exhausted"]}, {"tarrus": ["rogue-trader", "goff-nob"]},
        start="battle",
    )  # fmt: skip
    t.until("combat-turn").do("stalemate", "no")
    assert "stalemate" not in t.legal
    # The only thing left to do is done by itself: the pirate attacks, for nothing.
    t.do("pick their goff-nob@tarrus")
    while t.state.combat_round < 2:
        fight(t, "retreat").do("done", "done")
    assert not t.has("void-pirate")
    fight(t, "combat-turn")
    assert "stalemate" in t.legal


@rule("CQ-S29")
def test_nine_unchanged_rounds_end_a_battle_without_any_call(table: Any) -> None:
    t = harmless(table)
    while t.state.battle >= 0:
        play_round(t)
    assert t.state.combat_round == 9
    assert t.state.view(None)["removed"] == ["tarrus"]


@rule("CQ-18.14")
def test_a_warlord_that_retreated_is_ready_again_next_round(table: Any) -> None:
    t = table(
        {"hand": ["shoota-mob"], "tarrus": ["nazdreg", "goff-nob"]}, {"tarrus": ["shoota-mob"]},
        start="battle",
    )  # fmt: skip
    t.reach("retreat nazdreg@tarrus")
    assert not t.ready("nazdreg")
    fight(t, "deploy-turn")
    assert t.ready("nazdreg@hq")


@rule("CQ-18.15", "CQ-8.24")
def test_committed_units_ready_after_the_first_combat_round(table: Any) -> None:
    t = table(
        {"hq": ["nazdreg", "goff-nob"], "tarrus": ["bad-dok"]}, {"tarrus": ["goff-nob"]},
        start="command",
    )  # fmt: skip
    t.do("dial 1", seat=0)
    t.do("dial 2", seat=1).until("combat-turn")
    assert not t.ready("goff-nob@tarrus")
    t.reach("attack bad-dok@tarrus").skip("shield").until("combat-turn")
    t.do("attack goff-nob@tarrus", "pick their nazdreg@tarrus").skip("shield").until("combat-turn")
    t.reach("attack nazdreg@tarrus").skip("shield").until("retreat")
    assert t.ready("goff-nob@tarrus")
