"""Decks at the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from hadur.cli.decks import names

from .conftest import GAME, Run

READY = names(GAME)


def test_the_ready_decks_are_listed(hadur: Run) -> None:
    said = hadur("deck", "list", "summoner-wars")
    assert said.code == 0
    assert len(READY) == 8
    assert [line.split()[0] for line in said.out.splitlines()] == READY
    assert "Sarki törpök" in hadur("deck", "list", "summoner-wars", "--lang", "hu").out


@pytest.mark.parametrize("name", READY)
def test_every_ready_deck_can_be_checked_shown_exported_and_read_back(
    hadur: Run, home: Path, name: str
) -> None:
    assert hadur("deck", "check", name).code == 0
    text = hadur("deck", "export", name).out
    (home / "deck.txt").write_text(text, encoding="utf-8")
    said = hadur("deck", "check", "deck.txt")
    assert (said.code, said.err) == (0, "")
    assert f"{name} may be played" in said.out
    assert hadur("deck", "export", "deck.txt").out == text
    for lang in ("en", "hu"):
        shown = hadur("deck", "show", name, "--lang", lang)
        assert shown.code == 0
        assert "card-" not in shown.out
        assert "ability-" not in shown.out


def test_a_deck_is_shown_by_class_with_numbers_symbols_and_texts(hadur: Run) -> None:
    said = hadur("deck", "show", "Polar Dwarves")
    for words in ("summoner", "champion", "common", "epic event", "standard event", "gate"):
        assert words in said.out
    assert "5×  Frost Mage         1       ➶ 1     4  Frost Bolt: This unit has" in said.out
    assert "[droplet]" in said.out


def test_every_broken_rule_of_a_deck_is_named(hadur: Run, home: Path) -> None:
    text = hadur("deck", "export", "breakers").out
    text = text.replace("1 kalal\n", "").replace("4 deceiver", "5 deceiver")
    (home / "deck.txt").write_text(text, encoding="utf-8")
    said = hadur("deck", "check", "deck.txt")
    assert said.code == 2
    for rule in ("SW-22.10", "SW-22.11", "SW-22.17"):
        assert rule in said.err
