"""Whose decision it is, several reasons, several readings."""

from __future__ import annotations

import pytest

from hadur.games.conquest import GAME
from hadur.kernel.errors import BadNotation
from hadur.kernel.windows import cancel, occurrences
from tests.games.conquest.conftest import Lay, Table
from tests.games.conquest.legality.judging import BOMBER, MELEE, attack, rule, wait, whys


@rule("CQ-6.3", "CQ-6.4")
def test_the_other_players_deploy_turn(table: Lay) -> None:
    t = table({"hand": ["goff-boyz"]}, {"hand": ["goff-boyz"]})
    assert whys(t, "pass", 1) == [("CQ-6.3", "not-your-turn")]
    t.do("pass")
    assert whys(t, "pass", 0) == [("CQ-6.4", "passed")]
    assert t.state.explain("pass", 1).legal
    assert t.state.explain("pass").legal, "without a seat it is the move of whoever is asked"


@rule("CQ-7.3")
def test_a_dial_is_set_once(table: Lay) -> None:
    t = table(start="command")
    t.do("dial 1", seat=0)
    assert whys(t, "dial 2", 0) == [("CQ-7.3", "dial-set")]
    assert t.state.explain("dial 2", 1).legal


@rule("CQ-5.16", "CQ-8.17", "CQ-1.7")
def test_windows_and_combat_turns_of_the_other_player(table: Lay) -> None:
    t = table(
        {"tarrus": ["goff-nob", "goff-boyz"], "hand": ["eager-recruit"], "resources": 1},
        {"tarrus": ["goff-nob", "goff-boyz"]}, start="battle",
    )  # fmt: skip
    t.until("action-window")
    assert whys(t, "pass", 1) == [("CQ-5.16", "not-your-turn")]
    wait(t, MELEE)
    assert whys(t, "attack goff-nob@tarrus", 1) == [("CQ-8.17", "not-your-turn")]
    t.do("attack goff-nob@tarrus")
    assert whys(t, "pick goff-nob@tarrus", 1) == [("CQ-1.7", "not-asked")]


@rule("CQ-19.8")
def test_nothing_is_legal_after_the_end(table: Lay) -> None:
    t = table(
        {"tarrus": ["goff-nob", "nazdreg"]}, {"bloodied": True, "tarrus": ["nazdreg 4 damage"]},
        start="battle",
    )  # fmt: skip
    t.reach("attack goff-nob@tarrus").skip()
    assert t.state.over
    assert whys(t, "pass") == [("CQ-19.8", "over")]


def test_a_question_takes_answers_of_its_own_form() -> None:
    t = Table(GAME.begin({"decks": GAME.ready_decks()[:2]}, 1))  # type: ignore[arg-type]
    assert t.prompt == "mulligan"
    assert whys(t, "pick hq") == [("CQ-4.7", "out-of-place")]
    assert whys(t, "done") == [("CQ-4.7", "say")]
    assert t.state.explain("yes").legal
    assert t.state.explain("no").legal


@rule("CQ-6.10", "CQ-12.43", "CQ-6.11", "CQ-12.6")
def test_all_reasons_against_a_move_are_given(table: Lay) -> None:
    t = table({"hand": ["crushface"], "resources": 1, "hq": ["crushface"]})
    verdict = t.state.explain("deploy crushface iridial")
    assert verdict.rules == ("CQ-6.11", "CQ-12.43", "CQ-6.10")
    assert dict(verdict.refusals[-1].facts) == {
        "why": "cost", "card": "crushface", "cost": "3", "pool": "1",
    }  # fmt: skip
    assert ("CQ-12.6", "never-deployed") in whys(t, "deploy nazdreg tarrus")


@rule("CQ-11.26", "CQ-18.1")
def test_the_nearest_miss_says_which_condition_of_a_target_fails(table: Lay) -> None:
    hall = {"supports": ["tellyporta-pad", "ork-kannon"], "tarrus": ["goff-nob"]}
    leaders = ("commander-shadowsun", "nazdreg")
    t = table(hall, {"barlus": ["goff-boyz"]}, warlords=leaders, start="combat")
    t.until("action-window")
    assert whys(t, "use tellyporta-pad@hq")[0] == ("CQ-11.26", "no-target")
    t.do("pass", "pass")
    assert ("CQ-18.1", "no-first-planet") in whys(t, "use tellyporta-pad@hq")
    t = table(
        {"hand": ["drop-pod-assault"], "resources": 2, "supports": ["ork-kannon"],
         "tarrus": ["goff-nob"]}, start="combat",
    ).until("action-window")  # fmt: skip
    no_battle = [("CQ-11.26", "no-target"), ("CQ-11.28", "no-battle")]
    assert whys(t, "play drop-pod-assault") == no_battle


@rule("CQ-15.12")
def test_armorbane_lets_nobody_shield(table: Lay) -> None:
    t = table(
        {"hand": ["promotion", "fall-back"], "resources": 1, "tarrus": ["goff-nob 2 damage"]},
        {"tarrus": ["iyanden-wraithguard"]}, start="battle", initiative=1,
    )  # fmt: skip
    t.reach("attack iyanden-wraithguard@tarrus").until("offer")
    assert whys(t, "shield promotion", 0) == [("CQ-15.12", "armorbane")]


@rule("CQ-15.12")
def test_ones_own_armorbane_is_no_reason_against_ones_shield(table: Lay) -> None:
    t = table(
        {"hand": ["promotion"], "tarrus": ["iyanden-wraithguard"]},
        {"tarrus": ["goff-nob", "goff-boyz"]}, start="battle", initiative=0,
    )  # fmt: skip
    t.reach("attack iyanden-wraithguard@tarrus")
    assert t.prompt == "defender"
    assert whys(t, "shield promotion", 0) == [("CQ-13.9", "no-shield-now")]


@rule("CQ-S9")
def test_a_card_without_ambush_is_not_refused_for_the_place(table: Lay) -> None:
    side = {"hand": ["goff-nob", "eager-recruit"], "resources": 9, "tarrus": ["goff-nob"]}
    t = table(side, {"tarrus": ["goff-nob"]}, start="battle", options={"ambush": "battle"})
    t.until("action-window")
    assert whys(t, "deploy eager-recruit barlus") == [("CQ-S9", "ambush-place")]
    assert whys(t, "deploy goff-nob barlus") == [("CQ-6.8", "deploy-phase")]


@rule("CQ-10.18")
def test_what_was_cancelled_is_not_answered(table: Lay) -> None:
    t = table(
        {"supports": ["rockcrete-bunker"], "tarrus": ["goff-nob", "burna-boyz"]}, BOMBER,
        start="battle", initiative=1,
    )  # fmt: skip
    attack(t, "daring-assault-squad@tarrus", "")
    assert t.until("offer").seat == 0
    cancel(t.state, occurrences(t.state) - 1)
    text = "use rockcrete-bunker@hq on burna-boyz@tarrus"
    assert whys(t, text) == [("CQ-10.18", "cancelled")]
    assert t.state.explain("use rockcrete-bunker@hq on goff-nob@tarrus").legal


@rule("CQ-11.1")
def test_moves_that_read_alike_are_told_apart_by_a_number(table: Lay) -> None:
    t = table({"hand": ["goff-boyz"], "supports": ["khymera-den"], "barlus": ["khymera"]})
    first = t.state.explain("use khymera-den@hq")
    assert t.state.explain("use khymera-den@hq (1)").move == first.move
    assert whys(t, "use khymera-den@hq (2)") == [("CQ-11.1", "copies")]


def test_a_text_may_have_capitals_and_blanks(table: Lay) -> None:
    t = table({"hand": ["goff-nob"], "resources": 9, "supports": ["bigtoof-banna"]})
    t.do("  DEPLOY  goff-nob   Tarrus ").do("Use BIGTOOF-banna@hq (1)")
    assert t.resources[0] == 5


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("", "no move of this game"),
        ("atack goff-nob@tarrus", "did you mean 'attack'"),
        ("deploy gof-nob tarrus", "did you mean 'goff-nob'"),
        ("deploy goff-nob goff-boyz", "is no planet"),
        ("attack goff-nob", "name@planet"),
        ("attack goff-nob@nowhere", "no card is called 'nowhere'"),
        ("attack", "should read: attack UNIT@PLANET"),
        ("dial two", "should read: dial NUMBER"),
        ("take goff-nob from deck", "should read: take CARD"),
        ("move goff-nob@tarrus", "is no card in play|is no planet|should read"),
        ("pass now", "should read: pass"),
    ],
)
def test_what_is_no_move_at_all_is_said_to_be_none(table: Lay, text: str, hint: str) -> None:
    with pytest.raises(BadNotation, match=hint):
        table({"hand": ["goff-boyz"]}).state.explain(text)
