"""Section 17: what the words of card texts mean."""

from __future__ import annotations

import re
from typing import Any

import pytest

from hadur.games.conquest import GAME
from hadur.games.conquest.abilities.effect import ACTION, effect_of
from hadur.games.conquest.cards.definition import CARDS, PLANET
from hadur.games.conquest.phases.damage import deal_one, indirect_takers, move_damage, reassign
from hadur.games.conquest.phases.leaving import BY_SACRIFICE, NOBODY, destroy_one, remove_one
from hadur.games.conquest.state import (
    CANNOT_BE_DAMAGED,
    DISCARD,
    HAND,
    UNTIL_PHASE_ENDS,
)
from hadur.kernel.windows import FORCED_INTERRUPT, FORCED_REACTION, INTERRUPT, REACTION
from hadur.text.catalogue import catalogue_of
from tests.games.conquest.rules.common import alone

rule = pytest.mark.rule


ENGLISH = catalogue_of("en", GAME.name)


WORDS = re.compile(r"((?:Forced |Combat |Deploy )?(?:Action|Interrupt|Reaction)):")


TIMINGS = {
    FORCED_INTERRUPT: "Forced Interrupt",
    INTERRUPT: "Interrupt",
    FORCED_REACTION: "Forced Reaction",
    REACTION: "Reaction",
}


def hit(t: Any, name: str, amount: int, seat: int = 0) -> Any:
    """A unit is dealt damage by nothing in particular."""
    alone(t)
    deal_one(t.state, t.card(name, seat), amount, NOBODY)
    t.state.run()
    return t


def protect(t: Any, name: str, seat: int = 0) -> int:
    """The unit cannot be damaged until the end of the phase."""
    unit = int(t.card(name, seat))
    t.state.let_last(CANNOT_BE_DAMAGED, unit, 0, UNTIL_PHASE_ENDS, 0)
    return unit


def abilities_told(text: str) -> list[tuple[str, str]]:
    """The ability words of a text, each with the words that follow it."""
    parts = WORDS.split(text)
    return list(zip(parts[1::2], parts[2::2], strict=True))


@rule("CQ-17.1", "CQ-17.2")
def test_reactions_come_after_and_interrupts_when() -> None:
    seen = 0
    for card in CARDS:
        if card.type == PLANET or not ENGLISH.has(f"card-{card.name}.text"):
            continue
        told = abilities_told(ENGLISH.say(f"card-{card.name}.text"))
        declared = [effect_of(number) for number in card.effects]
        assert len(told) == len(declared), card.name
        for (word, sentence), effect in zip(told, declared, strict=True):
            if effect.event is ACTION:
                assert word.endswith("Action"), card.name
                continue
            assert word == TIMINGS[int(effect.timing)], card.name
            timing_word = "after" if word.endswith("Reaction") else "when"
            assert re.search(rf"\b{timing_word}\b", sentence, re.I), card.name
            seen += 1
    assert seen > 50


@rule("CQ-17.1")
def test_after_means_that_it_has_just_happened(table: Any) -> None:
    t = table({"hand": ["weirdboy-maniak"], "resources": 3}, {"tarrus": ["goff-nob"]})
    t.do("deploy weirdboy-maniak tarrus")
    assert t.prompt == "offer"
    assert t.has("weirdboy-maniak@tarrus"), "it has entered play already"


@rule("CQ-17.2")
def test_when_means_that_it_is_happening_now(table: Any) -> None:
    t = table({"hand": ["shoota-mob"], "tarrus": ["strakens-command-squad"]}, {})
    hit(t, "strakens-command-squad", 2)
    assert t.prompt == "offer"
    assert t.has("strakens-command-squad@tarrus"), "it is leaving and has not left"
    t.do("use strakens-command-squad@tarrus")
    assert not t.has("strakens-command-squad")
    assert t.has("guardsman@tarrus")


@rule("CQ-17.3")
@pytest.mark.parametrize(("answer", "left"), [("no", 1), ("take bad-dok", 0)])
def test_may_leaves_it_to_the_player(table: Any, answer: str, left: int) -> None:
    # Warp Spiders look at two cards, and may discard one of them.
    t = table(
        {"tarrus": ["biel-tan-warp-spiders"], "hand": ["shoota-mob"]},
        {"tarrus": ["goff-nob"], "deck": ["bad-dok", "rokkitboy"]}, start="battle",
    )  # fmt: skip
    t.reach("attack biel-tan-warp-spiders@tarrus")
    t.do("use biel-tan-warp-spiders@tarrus", "choose theirs")
    assert t.legal == ["no", "take rokkitboy", "take bad-dok"]
    t.do(answer)
    assert t.zone("deck", 1).count("bad-dok") == left
    assert t.zone("discard", 1).count("bad-dok") == 1 - left


@rule("CQ-17.4")
def test_the_controller_of_the_card_decides_not_that_of_its_host(table: Any) -> None:
    t = table(
        {"hand": ["shoota-mob"], "tarrus": ["shoota-mob + their mark-of-chaos", "goff-nob"]}, {}
    )
    hit(t, "shoota-mob", 1)
    assert (t.prompt, t.seat) == ("offer", 1)
    assert t.starting("use") == ["use mark-of-chaos@tarrus on their shoota-mob@tarrus"]
    t.do("pass")
    assert t.damage("goff-nob") == 0


def pact(table: Any, theirs: list[str]) -> Any:
    """Pact of the Haemonculi, up to the interrupt of the unit that is sacrificed for it."""
    t = table(
        {"hand": ["pact-of-the-haemonculi"], "resources": 2, "tarrus": ["strakens-command-squad"]},
        {"hand": theirs},
    )
    t.do("play pact-of-the-haemonculi")
    assert t.prompt == "offer"
    return t


@rule("CQ-17.5")
def test_what_stands_after_then_needs_what_stands_before_it(table: Any) -> None:
    t = pact(table, ["goff-nob"])
    # The only card of the opponent's hand is lost meanwhile: nothing can be discarded.
    t.state.put(t.state.card_in(HAND + 1, 0), DISCARD + 1)
    t.do("pass")
    assert t.zone("hand", 0) == [], "so nothing is drawn"
    assert t.zone("discard", 0) == ["strakens-command-squad", "pact-of-the-haemonculi"]


@rule("CQ-17.6")
def test_what_stands_after_then_must_follow(table: Any) -> None:
    t = pact(table, ["goff-nob", "bad-dok"])
    t.do("pass")
    assert (len(t.zone("hand", 1)), len(t.zone("hand", 0))) == (1, 2), "nobody is asked"
    assert (t.prompt, t.seat) == ("deploy-turn", 1)


@rule("CQ-17.7", "CQ-EX16")
def test_this_unit_is_the_very_one_with_the_text(table: Any) -> None:
    t = table({"hand": ["shoota-mob"], "resources": 1, "tarrus": ["haemonculus-tormentor"] * 2}, {})
    t.do("use haemonculus-tormentor@tarrus#2")
    assert t.attack("haemonculus-tormentor@tarrus#2") == 4
    assert t.attack("haemonculus-tormentor@tarrus") == 2


@rule("CQ-17.8")
def test_whose_cards_are_meant_is_said_of_all_that_are_named(table: Any) -> None:
    # "Each other Soldier or Warrior unit you control": your Soldiers and your Warriors.
    t = table(
        {"hand": ["shoota-mob"], "tarrus": ["colonel-straken", "guardsman", "goff-nob"]},
        {"tarrus": ["guardsman", "goff-nob"]}, warlords=("colonel-straken", "nazdreg"),
    )  # fmt: skip
    assert (t.attack("guardsman"), t.attack("goff-nob")) == (2, 7)
    assert (t.attack("guardsman", 1), t.attack("goff-nob", 1)) == (1, 6)


@rule("CQ-17.9")
def test_no_damage_can_be_dealt_reassigned_or_moved_to_what_cannot_be_damaged(table: Any) -> None:
    t = table(
        {"hand": ["battle-cry"], "tarrus": ["goff-nob", "enraged-ork 1 damage", "bad-dok"]}, {}
    )
    unit = protect(t, "goff-nob")
    hit(t, "goff-nob", 3)
    assert (t.prompt, t.damage("goff-nob")) == ("", 0), "not even a shield is asked for"
    move_damage(t.state, t.card("enraged-ork"), unit, 1)
    t.state.run()
    assert (t.damage("goff-nob"), t.damage("enraged-ork")) == (0, 1)
    hit(t, "bad-dok", 1)
    reassign(t.state, 0, 0, 1, unit)
    t.skip("shield")
    assert (t.damage("goff-nob"), t.damage("bad-dok")) == (0, 1)
    takers = list(indirect_takers(t.state, t.state.place[unit]))
    assert unit not in takers
    assert t.card("bad-dok") in takers


@rule("CQ-17.9")
@pytest.mark.parametrize("event", ["tzeentchs-firestorm", "archons-terror"])
def test_it_is_no_target_of_what_deals_damage(table: Any, event: str) -> None:
    t = table(
        {"hand": [event], "resources": 2, "tarrus": ["goff-nob"]},
        {"tarrus": ["bad-dok", "enraged-ork"]}, start="battle",
    )  # fmt: skip
    protect(t, "bad-dok", 1)
    t.do(f"play {event}")
    if t.prompt == "value-of-x":
        t.do("x 2")
    harmless = event == "archons-terror"
    assert ("pick their bad-dok@tarrus" in t.legal) == harmless
    assert "pick their enraged-ork@tarrus" in t.legal


@rule("CQ-17.9")
def test_nor_does_anybody_move_damage_to_it(table: Any) -> None:
    t = table(
        {"tarrus": ["goff-nob 1 damage", "enraged-ork"], "supports": ["kraktoof-hall"]},
        {"tarrus": ["bad-dok"]}, start="battle",
    )  # fmt: skip
    protect(t, "enraged-ork")
    other = t.state.copy()
    t.do("use kraktoof-hall@hq")
    assert t.damage("bad-dok", 1) == 1, "there was one target only"
    t.state = other
    protect(t, "bad-dok", 1)
    assert "use kraktoof-hall@hq" not in t.legal


@rule("CQ-17.10")
def test_damage_it_has_stays_on_what_cannot_be_damaged(table: Any) -> None:
    t = table({"hand": ["shoota-mob"], "tarrus": ["goff-nob 2 damage"]}, {})
    protect(t, "goff-nob")
    hit(t, "goff-nob", 1)
    assert t.damage("goff-nob") == 2


@rule("CQ-17.11")
@pytest.mark.parametrize("way", ["destroy", "sacrifice"])
def test_what_cannot_be_damaged_can_be_lost_otherwise(table: Any, way: str) -> None:
    t = table({"hand": ["shoota-mob"], "tarrus": ["goff-nob"]}, {})
    unit = protect(t, "goff-nob")
    alone(t)
    if way == "destroy":
        destroy_one(t.state, unit, NOBODY)
    else:
        remove_one(t.state, unit, BY_SACRIFICE)
    t.state.run()
    assert t.zone("discard", 0) == ["goff-nob"]


@rule("CQ-S43")
@pytest.mark.parametrize(("option", "attackable"), [("attackable", True), ("spared", False)])
def test_what_cannot_be_damaged_may_be_attacked_all_the_same(
    table: Any, option: str, attackable: bool
) -> None:
    t = table(
        {"tarrus": ["goff-nob"]}, {"tarrus": ["bad-dok exhausted", "enraged-ork exhausted"]},
        start="battle", options={"undamageable": option},
    )  # fmt: skip
    protect(t, "bad-dok", 1)
    t.reach("attack goff-nob@tarrus")
    if attackable:
        assert t.legal == ["pick their bad-dok@tarrus", "pick their enraged-ork@tarrus"]
        t.do("pick their bad-dok@tarrus")
        assert t.damage("bad-dok", 1) == 0
    else:
        assert not t.has("enraged-ork", 1), "only one was left to attack"


def gate(table: Any, **theirs: Any) -> Any:
    """Infernal Gateway in a battle at Tarrus; Syren Zythlex of seat 1 waits at Barlus."""
    t = table(
        {"hand": ["infernal-gateway", "khorne-berzerker"], "resources": 1, "tarrus": ["goff-nob"],
         "supports": ["fortress-of-madness"]},
        {"tarrus": ["goff-nob"], "barlus": ["syren-zythlex"], **theirs}, start="battle",
    )  # fmt: skip
    return t.do("play infernal-gateway")


@rule("CQ-17.12", "CQ-17.13", "CQ-17.15", "CQ-EX10")
def test_to_put_into_play_costs_nothing_and_is_no_deploying(table: Any) -> None:
    t = gate(table).do("pick barlus", "take khorne-berzerker")
    assert t.has("khorne-berzerker@barlus")
    assert t.resources[0] == 0, "the event was paid, the unit not"
    assert t.ready("fortress-of-madness"), "nothing was deployed that it could make cheaper"
    assert t.prompt != "offer", "nor anything that Syren Zythlex answers"
    assert t.ready("khorne-berzerker")


@rule("CQ-17.15", "CQ-S20")
def test_what_is_deployed_is_answered(table: Any) -> None:
    t = table(
        {"hand": ["khorne-berzerker"], "resources": 3, "supports": ["fortress-of-madness"]},
        {"barlus": ["syren-zythlex"]},
    )
    t.do("deploy khorne-berzerker barlus", "use fortress-of-madness@hq")
    assert t.resources[0] == 1
    t.do("use syren-zythlex@barlus", seat=1)
    assert not t.ready("khorne-berzerker")


@rule("CQ-17.14", "CQ-EX11")
def test_a_unit_that_is_put_into_play_comes_to_a_planet(table: Any) -> None:
    t = gate(table)
    assert t.legal == ["pick tarrus", "pick barlus", "pick ferrin"]


@rule("CQ-17.14", "CQ-EX11")
def test_a_support_that_is_put_into_play_comes_to_the_headquarters(table: Any) -> None:
    t = table(
        {"hand": ["shoota-mob"], "deck": ["catachan-outpost"], "tarrus": ["enginseer-augur"]}, {}
    )
    hit(t, "enginseer-augur", 2)
    t.do("use enginseer-augur@tarrus", "take catachan-outpost").skip("arrange")
    assert t.has("catachan-outpost@hq")


@rule("CQ-17.14", "CQ-EX11")
def test_an_attachment_that_is_put_into_play_needs_a_legal_host(table: Any) -> None:
    t = table(
        {"hand": ["ion-rifle"], "barlus": ["ravenous-flesh-hounds", "fire-warrior-strike-team"],
         "tarrus": ["goff-nob"]}, {},
        warlords=("commander-shadowsun", "nazdreg"), start="command",
    )  # fmt: skip
    t.do("dial 2", seat=0).do("dial 1", seat=1)
    t.do(next(text for text in t.legal if text.startswith("use commander-shadowsun@barlus")))
    t.do("take ion-rifle")
    assert t.attack("fire-warrior-strike-team") == 1 + 3 + 1, "the only one there who may wear it"
