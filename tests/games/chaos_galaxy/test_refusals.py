"""A refusal names the rule and what is wrong in this very position, in both languages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from hadur.games import chaos_galaxy
from hadur.games.chaos_galaxy import GAME
from hadur.games.chaos_galaxy.legality import refusal_line, refusal_reason
from hadur.games.chaos_galaxy.legality.reasons import SENTENCES
from hadur.games.chaos_galaxy.legality.refusals import fact_name
from hadur.kernel import refusals
from hadur.kernel.errors import BadNotation
from hadur.text.catalogue import LANGUAGES, Catalogue
from tests.games.chaos_galaxy.conftest import Setting, Table

FOLDER = Path(chaos_galaxy.__file__).parent
CREW = {"hangar": ["marduk-kurios"], "canteen": ["tuzer", "tuzer used"], "credits": 9}
BASES = {"surface": ["aknagyuru 2 markers", "chazma-toltet", "crx 1 markers"], "credits": 9}

# What each seat has, moves that lead on, the text refused, and its first refusal.
MAIN: list[tuple[list[dict[str, Any]], str, str, str]] = [
    ([{}], "lay crx surface", "KG-3.3", "not-in-hand"),
    ([{"hand": ["crx"]}], "lay crx 1:surface-1", "KG-3.13", "not-there"),
    ([{"hand": ["crx"]}, {"hangar": ["crx"]}], "lay crx 1:crx", "KG-1.21", "not-yours"),
    ([{"hand": ["crx"], "surface": ["crx"]}], "lay crx surface-1", "KG-3.4", "no-ship"),
    ([{"hand": ["crx"], "hangar": ["cobra-flash + crx + crx"]}], "lay crx cobra-flash", "KG-2.13",
     "full"),
    ([{"hand": ["crx"], "credits": 3}], "ship crx", "KG-10.4", "credits"),
    ([{"hand": ["tuzer"], "credits": 9}], "ship tuzer", "KG-10.6", "no-ship"),
    ([{}], "draw", "KG-9.16", "credits"),
    ([{"credits": 2, "colony": []}], "draw", "KG-S5", "colony-empty"),
    ([{"credits": 1}], "pick", "KG-9.17", "credits"),
    ([{"credits": 2, "ruin": ["crx"]}], "dig", "KG-9.19", "colony-large"),
    ([{"credits": 2, "colony": ["crx"]}], "dig", "KG-S5", "ruin-empty"),
    ([{"surface": ["crx"]}], "develop surface-1", "KG-9.13", "credits"),
    ([{"surface": ["crx 2 markers 2 bought"], "credits": 5}], "develop surface-1", "KG-9.14",
     "two-markers"),
    ([CREW], "develop canteen-1", "KG-1.4", "no-base"),
    ([BASES], "convert surface-3", "KG-9.5", "markers"),
    ([BASES], "convert surface-2 surface-3", "KG-9.5", "markers"),
    ([{"hand": ["tuzer"], "credits": 9}], "play tuzer", "KG-10.1", "not-played"),
    ([{"hand": ["extra-talalat"], "credits": 9}], "play extra-talalat", "KG-10.63", "only-combat"),
    ([{"hand": ["durmacel-celterelo"]}], "play durmacel-celterelo", "KG-10.63", "only-combat"),
    ([CREW], "use canteen-1", "KG-4.7", "unpaid"),
    ([{"hangar": ["crx"]}], "use crx", "KG-11.12", "no-ability"),
    ([{}, {"hangar": ["crx"]}], "use 1:crx", "KG-1.21", "not-yours"),
    ([{"canteen": ["tuzer"]}], "pay canteen-1", "KG-22.4", "credits"),
    ([{"canteen": ["tuzer paid"], "credits": 9}], "pay canteen-1", "KG-4.6", "paid-already"),
    ([BASES], "pay surface-1", "KG-10.43", "undeveloped"),
    ([BASES], "pay surface-2", "KG-10.51", "trap"),
    ([BASES], "pay surface-3", "KG-24.3", "bluff"),
    ([{}, BASES], "pay 1:surface-1", "KG-1.21", "not-yours"),
    ([{}], "attack 1 colony", "KG-S9", "no-attacker"),
    ([{"hangar": ["crx used"]}], "attack 1 colony", "KG-S9", "no-attacker"),
    ([{"hangar": ["crx"], "begun": 1}], "attack 1 colony", "KG-6.16", "first-turn"),
    ([{"hangar": ["crx"]}], "attack 0 colony", "KG-12.3", "yourself"),
    ([{"hangar": ["crx"]}], "attack 4 colony", "KG-12.3", "no-player"),
    ([{"hangar": ["crx"]}, {"hangar": ["crx"]}], "attack 1 1:crx", "KG-12.4", "ship-aim"),
    ([{"hangar": ["crx"], "surface": ["crx"]}], "attack 1 surface-1", "KG-12.3", "other-holder"),
    ([{"hangar": ["crx"]}, {"hangar": ["crx + tuzer"]}], "attack 1 1:crx+1", "KG-12.3",
     "aboard-aim"),
    ([{"hangar": ["crx"]}, {"surface": ["aknagyuru paid 4 markers"]}], "attack 1 colony", "KG-12.6",
     "toll"),
    ([{"hangar": ["crx"]}, {}, {}, {}], "attack 2 colony", "KG-26.4", "no-neighbour"),
    ([{"hangar": ["crx"], "begun": 1}, {}, {}], "attack 1 colony", "KG-26.9", "first-turn"),
    ([{}], "fire crx 1:crx", "KG-15.6", "no-firing"),
    ([{}], "bomb crx", "KG-16.1", "no-bombing"),
    ([{}], "board canteen-1 crx", "KG-10.30", "no-boarding"),
    ([{}], "return", "KG-15.11", "not-shot-at"),
    ([{}], "keep", "KG-6.10", "only-setup"),
    ([{}], "cut 3", "KG-23.7", "no-cut-now"),
    ([{}], "send crx", "KG-13.11", "no-sending"),
    ([{}], "done", "KG-9.22", "say-end"),
    ([{}], "way 1", "KG-9.20", "out-of-place"),
    ([{}], "deal 1:crx 2", "KG-19.7", "no-dealing"),
    ([{}], "share", "KG-19.11", "no-dealing"),
    ([{}], "x 2", "KG-19.20", "no-number"),
    ([{}], "take crx", "KG-9.17", "no-taking"),
    ([{"hand": ["crx"]}], "discard crx", "KG-20.2", "no-discarding"),
    ([{"hangar": ["crx used"]}], "back crx", "KG-20.10", "no-turning-back"),
    ([{"hand": ["csaszari-rendelet"], "credits": 6}, {}, {"hangar": ["bastya"]}, {}],
     "play csaszari-rendelet 2:bastya", "KG-22.6", "no-neighbour"),
    ([{"hand": ["aratas"]}], "play aratas way 2", "KG-22.3", "no-ways"),
    ([{"canteen": ["tuzer", "tuzer"], "credits": 9}], "pay tuzer", "KG-22.3", "which-card"),
]  # fmt: skip


def refused(t: Table, text: str, rule: str, why: str, seat: int | None = None) -> None:
    """The first reason is this one, and it is told whole in both languages."""
    verdict = t.state.explain(text, seat)
    assert not verdict.legal, text
    first = verdict.refusals[0]
    assert (first.rule, first.why) == (rule, why), verdict.refusals
    for language in LANGUAGES:
        texts = Catalogue(language, FOLDER / "text")
        for refusal in verdict.refusals:
            assert refusals.detail(texts, refusal, fact_name)
            assert refusal_line(texts, refusal).endswith(f"({refusal.rule})")
            assert str(texts.rule(refusal.rule)) in refusal_reason(texts, refusal)
        assert not texts.problems


@pytest.mark.parametrize(("players", "text", "rule", "why"), MAIN)
def test_a_refusal_in_a_main_phase(
    table: Setting, players: list[dict[str, Any]], text: str, rule: str, why: str
) -> None:
    refused(table(*players), text, rule, why)


@pytest.mark.rule("KG-12.4", "KG-12.6")
def test_what_an_attack_costs_does_not_hide_that_its_target_is_none(table: Setting) -> None:
    """Whoever found the credits would be refused all the same."""
    ring = {"surface": ["aknagyuru paid"], "hangar": ["bastya"]}
    verdict = table({"hangar": ["crx"]}, ring).state.explain("attack 1 1:bastya")
    assert [refusal.why for refusal in verdict.refusals] == ["toll", "ship-aim"]


@pytest.mark.rule("KG-27.2")
def test_in_the_simplified_combat_nobody_returns_fire(table: Setting) -> None:
    t = table(
        {"hangar": ["bastya", "crx"]},
        {"hangar": ["cobra-flash", "kardhal"]},
        options={"combat": "simplified"},
    )
    t.fight("colony", ["bastya", "crx"], ["cobra-flash", "kardhal"])
    t.do("fire bastya 1:cobra-flash")
    t.quiet()
    refused(t, "return", "KG-27.2", "simplified")


@pytest.mark.rule("KG-19.11")
def test_damage_that_is_being_shared_is_not_denied(table: Setting) -> None:
    t = table({"hangar": ["cobra-flash"]}, {"hangar": ["konvojvezer", "bajtars"]})
    t.fight("colony", ["cobra-flash"], ["konvojvezer", "bajtars"])
    t.do("fire cobra-flash 1:konvojvezer", "no")
    t.quiet()
    assert t.prompt == "formation"
    refused(t, "deal konvojvezer 1", "KG-19.11", "out-of-place")
    refused(t, "x 1", "KG-19.11", "out-of-place")


def test_refusals_while_ships_and_crew_are_chosen(table: Setting) -> None:
    t = table(
        CREW | {"hangar": ["marduk-kurios", "crx used", "holdimado"]},
        {"hangar": ["cobra-flash damaged"]},
    )
    t.do("attack 1 colony").quiet()
    refused(t, "done", "KG-S9", "send-one")
    refused(t, "send crx", "KG-13.3", "not-active")
    refused(t, "lay crx surface", "KG-9.1", "main-action")
    refused(t, "play extra-talalat", "KG-11.4", "no-window")
    refused(t, "pay canteen-1", "KG-9.12", "no-paying")
    t.do("send marduk-kurios")
    refused(t, "send marduk-kurios", "KG-13.11", "sent-already")
    t.do("done")
    refused(t, "board canteen-2 marduk-kurios", "KG-10.29", "not-upright")
    refused(t, "board canteen-1 crx", "KG-10.30", "not-fighting")
    t.do("board canteen-1 marduk-kurios").quiet()
    assert t.prompt == "pay"
    refused(t, "pay canteen-1", "KG-14.1", "not-on-fighter")


def test_refusals_in_a_firing_step(table: Setting) -> None:
    t = table(
        {"hangar": ["stella-maris", "crx"], "credits": 20},
        {"hangar": ["bastya", "holdimado", "kemhal"]},
    )
    t.fight("colony", ["stella-maris", "crx"], ["bastya", "kemhal"])
    while (t.prompt, t.seat) != ("fire", 0):
        t.do("pass")
    refused(t, "fire stella-maris 1:holdimado", "KG-S43", "no-enemy-ship")
    refused(t, "fire stella-maris crx", "KG-S43", "no-enemy-ship")
    refused(t, "stealth stella-maris", "KG-19.14", "no-such-ability")
    while "arm stella-maris" in t.legal:
        t.do("arm stella-maris")
    refused(t, "arm stella-maris", "KG-19.18", "cap")


def test_refusals_of_a_ship_aimed_at(table: Setting) -> None:
    t = table({"hangar": ["kardhal", "hellhound"]}, {"hangar": ["crx", "bastya"]})
    t.fight("colony", ["kardhal", "hellhound"], ["crx", "bastya"])
    t.do("fire hellhound 1:crx")
    assert t.prompt == "answer"
    refused(t, "arm bastya", "KG-15.11", "not-aimed-at")
    refused(t, "stealth", "KG-19.14", "no-such-ability")
    t.do("return")
    t.quiet()
    assert t.prompt == "salvo"
    refused(t, "done", "KG-19.10", "nothing-dealt")
    refused(t, "deal 0:kardhal 9", "KG-19.7", "points")
    t.do("deal 0:kardhal 1")
    refused(t, "deal 0:kardhal 1", "KG-S21", "given-already")
    refused(t, "share", "KG-19.7", "split-already")


def test_refusals_of_the_quick_start_game(table: Setting) -> None:
    t = table(
        {"hand": ["tuzer", "sarc"], "hangar": ["crx"], "surface": [], "credits": 9},
        {"canteen": ["tuzer"]},
        options={"profile": "quick-start"},
    )
    for text in ("lay tuzer canteen", "play sarc", "pick", "dig"):
        refused(t, text, "KG-29.2", "quick-start")
    refused(t, "attack 1 1:canteen-1", "KG-29.10", "quick-aim")


def test_who_is_not_asked_is_told_so(table: Setting) -> None:
    refused(table({}), "draw", "KG-7.4", "not-asked", seat=1)
    t = table({}, {}, {})
    GAME.withdraw(t.state, 1)
    refused(t, "pass", "KG-S31", "out", seat=1)
    t = table({"hangar": ["crx"]}, {"colony": []}, options={"first": "0"})
    t.do("end").quiet()
    assert t.state.over
    refused(t, "draw", "KG-21.1", "over")


def test_of_ships_of_one_name_the_one_that_is_meant_is_told(table: Setting) -> None:
    ships = {"hangar": ["crx", "crx used", "crx", "unicornis used"], "credits": 9}
    t = table(ships, {"hangar": ["crx"]}).do("attack 1 colony").quiet()
    hungarian = Catalogue("hu", FOLDER / "text")
    for text, told in (("send crx#2", "#2"), ("send unicornis", "Unicornis")):
        refused(t, text, "KG-13.3", "not-active")
        first = t.state.explain(text).refusals[0]
        assert told in refusals.detail(hungarian, first, fact_name)
    assert "#" not in t.state.explain("send unicornis").refusals[0].reason


def test_a_card_unknown_to_the_reader_is_called_by_its_place(table: Setting) -> None:
    t = table({"hangar": ["crx"]}, {"surface": ["chazma-toltet"]})
    first = t.state.explain("pay 1:surface-1").refusals[0]
    assert "chazma" not in str(first).lower()
    hungarian = Catalogue("hu", FOLDER / "text")
    told = refusals.detail(hungarian, first, fact_name)
    assert "felszín 1. lapja" in told
    assert "Chazma" not in told


def test_moves_may_be_written_as_people_write_them(table: Setting) -> None:
    t = table(CREW | {"hand": ["cobra-flash"]}, {"hangar": ["crx"]})
    for text, meant in (
        ("Ship Cobra Flash", "ship cobra-flash"),
        ("lay cobra flash onto marduk kurios", "lay cobra-flash marduk-kurios"),
        ("lay cobra-flash to the surface", "lay cobra-flash surface"),
        ("pay canteen 1", "pay canteen-1"),
    ):
        assert t.state.explain(text).move == t.state.explain(meant).move is not None, text


@pytest.mark.parametrize("text", ["", "   ", "fly away", "ship", "ship nosuchcard", "lay crx",
                                  "attack nobody colony", "draw draw",
                                  "use 1:?", "lay " * 80])  # fmt: skip
def test_what_is_no_move_at_all_is_told_so(table: Setting, text: str) -> None:
    with pytest.raises(BadNotation):
        table({"hand": ["crx"]}).state.explain(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_sentence_with_the_same_facts(language: str) -> None:
    text = (FOLDER / "text" / language / "refusals.ftl").read_text(encoding="utf-8")
    told = dict(re.findall(r"^refusal-([a-z-]+) = (.+(?:\n[ }].*)*)$", text, re.MULTILINE))
    common = {"unknown", "language", "place", "aboard", "of-player"}
    assert set(told) - common == set(SENTENCES)
    assert len(SENTENCES) > 100
    for why, sentence in SENTENCES.items():
        facts = set(re.findall(r"\{(\w+)\}", sentence))
        assert set(re.findall(r"\{ \$(\w+) (?:\}|->)", told[why])) == facts, why


def test_every_reason_is_used_and_every_rule_it_names_exists() -> None:
    source = "\n".join(path.read_text("utf-8") for path in (FOLDER / "legality").glob("*.py"))
    texts = Catalogue("hu", FOLDER / "text")
    rules = set(re.findall(r'"(KG-S?\d+(?:\.\d+)?)"', source))
    assert len(rules) > 70
    assert [rule for rule in sorted(rules) if texts.rule(rule) is None] == []
    judged = source.replace((FOLDER / "legality" / "reasons.py").read_text("utf-8"), "")
    assert [why for why in SENTENCES if f'"{why}"' not in judged] == []


def test_a_question_out_of_turn_names_the_rule_of_its_own_side_and_step(table: Setting) -> None:
    t = table(
        {"hangar": ["unicornis"], "canteen": ["tuzer"]},
        {"hangar": ["crx + kenraketa", "cobra-flash"], "canteen": ["tuzer"], "credits": 9},
    )
    t.do("attack 1 colony").quiet()
    refused(t, "lay crx canteen", "KG-9.2", "main-action")
    refused(t, "send unicornis", "KG-13.11", "no-sending")
    refused(t, "go on", "KG-13.4", "out-of-place")
    assert dict(t.state.explain("go on").refusals[0].facts)["word"] == "go on"
    t.do("done").quiet()
    refused(t, "board canteen-1 crx", "KG-10.30", "no-boarding")
    t.do("send crx", "done").quiet()
    refused(t, "yes", "KG-13.9", "out-of-place")
    refused(t, "board cobra-flash crx", "KG-13.9", "not-in-canteen")
    t.do("done").quiet()
    assert (t.prompt, t.seat) == ("pay", 1)
    refused(t, "yes", "KG-14.3", "out-of-place")
    refused(t, "pay canteen-1", "KG-14.3", "not-on-fighter")


def test_players_and_amounts_are_told_in_plain_words(table: Setting) -> None:
    texts = Catalogue("en", FOLDER / "text")
    t = table({"hangar": ["crx"]}, {}, {}, {})
    told = {
        "attack 2 colony": "Player 3 is not your neighbour.",
        "attack 4 colony": "There is no player 5.",
        "draw": "That takes 1 credit, and you have 0.",
        "pick": "That takes 2 credits, and you have 0.",
    }
    for text, sentence in told.items():
        assert refusals.detail(texts, t.state.explain(text).refusals[0], fact_name) == sentence


def test_a_link_that_cannot_be_neutralised_is_told_by_what_it_is(table: Setting) -> None:
    t = table(
        {"credits": 9, "surface": ["romtelep 2 markers"], "hangar": ["crx"]},
        {"credits": 9, "hand": ["felsobb-parancs", "veszhelyzeti-tartalek"]},
    )
    t.do("pay surface-1")
    refused(t, "play felsobb-parancs #0", "KG-S47", "no-played-card", 1)
    refused(t, "play felsobb-parancs #3", "KG-S46", "no-link", 1)
    t.quiet().do("attack 1 colony")
    refused(t, "play felsobb-parancs #0", "KG-S46", "no-played-card", 1)
