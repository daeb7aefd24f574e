"""Texts of cards follow from what the cards do: complete, in both languages, nothing left over."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from hadur.games.doom.card_texts import text_of
from hadur.games.doom.loading.reading import data_file
from hadur.games.doom.render.printed import cards, texts_of
from tests.games.doom.looking import catalogue

READ = [
    ("heavy", "en", "[Exhaust this card] Before the roll, when you attack, if no movement point "
     "was spent in this activation: add 1 black die."),
    ("heavy", "hu", "[Forgasd el ezt a kártyát] A dobás előtt, amikor támadsz, ha ebben az "
     "aktiválódásban még nem fogyott mozgáspont: adj hozzá 1 fekete kockát."),
    ("guardian", "en", "[Exhaust this card] When another marine defends within 3 spaces of you: "
     "the defender gains 2 shields."),
    ("executioner", "hu", "Minden veled szomszédos ellenségnek számodra −1 a nyomtatott támolygási "
     "értéke (legalább 1)."),
    ("ambush", "en", "After a summoning: one of the demons just summoned gains 3 movement points."),
    ("devious-schemes", "hu", "A behatolófázis végén: az Overlord húz 2 lapot."),
    ("paranoia", "en", "Before an initiative card is revealed: look at the top initiative card and "
     "put it on the top or at the bottom."),
    ("darkness", "en", "Before a marine attacks: the attack has 2 less Range, but at least 1."),
    ("both-barrels", "en", "After you attack: if you like, 1 figure adjacent to the defender "
     "suffers the damage of 1 red die."),
    ("arc", "hu", "Miután támadtál „puska” jellemzőjű fegyverrel: egy választott, a védekezőtől "
     "legfeljebb 2 mezőre lévő ellenség elszenved 1 sérülést."),
]  # fmt: skip


def abilities() -> Iterator[tuple[str, dict[str, Any]]]:
    """Every ability of the box and of our missions, with the group of its card."""
    for thing in cards().values():
        yield from ((thing.group, ability) for ability in thing.data.get("abilities", []))
    for number in range(1, 13):
        for ability in data_file(f"missions/{number:02}").get("abilities", []):
            yield "mission", ability


@pytest.mark.parametrize("language", ["en", "hu"])
def test_every_ability_reads_as_a_sentence(language: str) -> None:
    count = 0
    for group, ability in abilities():
        text = text_of(ability, group, language)
        assert "{" not in text and "|" not in text and "  " not in text
        assert text.endswith(".") and text[:1] in "[+" + text[:1].upper()
        count += 1
    assert count > 120


@pytest.mark.parametrize(("name", "language", "text"), READ)
def test_a_text_says_when_whom_and_what(name: str, language: str, text: str) -> None:
    assert [told for _, told in texts_of(catalogue(language), cards()[name])] == [text]


def test_an_ability_of_a_demon_has_its_name() -> None:
    found = texts_of(catalogue("hu"), cards()["imp"])
    assert [name for name, _ in found] == ["Üss és fuss", "Töltött tűzgolyó"]


def test_an_invasion_card_tells_the_groups_of_each_portal() -> None:
    found = dict(texts_of(catalogue("en"), cards()["imp-assault"]))
    assert found["Blue"] == "3 × Imp / 2 × Imp, 2 × Argent Power"
    assert list(found) == ["Blue", "Yellow", "Red"]
