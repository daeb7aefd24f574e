"""The second account is complete, and every reason has words."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from hadur.games.conquest.abilities.effect import (
    ACTION,
    EXHAUST_ONE,
    SACRIFICE_ONE,
    ChoosePrice,
    ChooseTarget,
    Effect,
)
from hadur.games.conquest.abilities.searching import Search
from hadur.games.conquest.legality.judge import answers_to
from hadur.games.conquest.legality.reasons import SENTENCES
from hadur.games.conquest.legality.texts import PICKS, PRICES, TAKES, TARGETS, WHEN
from hadur.games.conquest.prompts import Pick, TakeCard
from hadur.games.conquest.words import refusal_line
from hadur.kernel.windows import ABILITIES
from hadur.text.catalogue import catalogue_of
from tests.games.conquest.conftest import Lay
from tests.tabletop import questions_of


def effects() -> Iterator[Effect]:
    return (ability for ability in ABILITIES.all if isinstance(ability, Effect))


def test_the_judge_has_a_check_for_every_ability() -> None:
    for effect in effects():
        assert effect.event is ACTION or effect.name in WHEN or effect.targets, effect.name
        assert (effect.name in TARGETS) == bool(effect.targets), effect.name
        pays = effect.price in (EXHAUST_ONE, SACRIFICE_ONE)
        assert (effect.name in PRICES) == pays, effect.name
    names = {effect.name for effect in effects()}
    assert {*WHEN, *TARGETS, *PRICES} <= names


def test_the_judge_has_a_check_for_every_question() -> None:
    for prompt in questions_of("conquest"):
        assert answers_to(prompt)
        if isinstance(prompt, Pick) and not isinstance(prompt, (ChooseTarget, ChoosePrice)):
            assert prompt.name in PICKS
        if isinstance(prompt, (TakeCard, Search)):
            assert prompt.name in TAKES


@pytest.mark.parametrize("lang", ["en", "hu"])
def test_every_reason_has_a_sentence(lang: str) -> None:
    texts = catalogue_of(lang, "conquest")
    assert all(texts.has(f"refusal-{why}") for why in SENTENCES)


def test_every_reason_is_tested() -> None:
    files = sorted(Path(__file__).parent.glob("test_*.py"))
    assert len(files) > 8
    source = "".join(file.read_text(encoding="utf-8") for file in files)
    assert [why for why in SENTENCES if f'"{why}"' not in source] == []


def test_a_refusal_says_what_is_wrong_and_which_rule_it_breaks(table: Lay) -> None:
    t = table({"hand": ["goff-nob"], "resources": 2})
    refusal = t.state.explain("deploy goff-nob tarrus").refusals[0]
    assert refusal_line(catalogue_of("en", "conquest"), refusal) == (
        "Goff Nob costs 5, and you have 2. You cannot deploy or play a card you cannot pay for, "
        "unless an interrupt makes it cheap enough. (CQ-6.10)"
    )
    hungarian = refusal_line(catalogue_of("hu", "conquest"), refusal)
    assert hungarian.startswith("A Goff Nob kártya költsége 5, neked pedig 2 erőforrásod van. ")
