"""A log one can read: turns, phases and actions, what was declined, what others did last, names."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise

import pytest

from hadur.drawing.scenes import ACTIONS
from hadur.games import NAMES
from hadur.kernel.parts import Face, Scene
from hadur.web.card_names import marked
from hadur.web.log import Log
from hadur.web.look import book_of
from hadur.web.parts import parts
from hadur.web.recap import Summary
from tests.web import scenes

PLAYERS = {0: "Réka", 1: "Bence", 2: "Zoltán"}


def test_what_comes_of_an_action_stands_below_it_until_the_next_heading() -> None:
    book = book_of(scenes.GAME, "en")
    match = scenes.played("over")
    log = Log(book, 0, scenes.NAMES).of(match)
    assert {line.level for line in log if line.heading} == {0, 1}
    attacks = [k for k, line in enumerate(log) if " attacks " in line.text]
    assert len(attacks) > 5
    for k in attacks:
        assert not log[k].follows
        assert log[k + 1].follows, log[k + 1]
    for before, line in pairwise(log):
        if before.heading:
            assert not line.follows
    assert set(ACTIONS) >= {"attack", "move", "card"}


@pytest.mark.parametrize(("lang", "says"), [("en", "declines: "), ("hu", " nemet mond: ")])
def test_what_was_declined_is_named(lang: str, says: str) -> None:
    match = scenes.played("over")
    book = book_of(scenes.GAME, lang)
    declined = [line.text for line in Log(book, None, scenes.NAMES).of(match) if line.declined]
    noes = [line for line in match.record.moves if line.text == "no"]
    assert len(declined) == len(noes) > 0
    assert all(says in text for text in declined)
    asked = {
        book.words.prompt_line(book.texts, match.declined(k, None)) for k in range(match.moves)
    }
    assert {text.partition(": ")[2] for text in declined} <= asked


def test_a_secret_no_is_told_to_nobody() -> None:
    """Whether somebody declined before all have answered is theirs to know."""
    match = scenes.played("over").copy()
    number = next(k for k in range(match.moves) if match.declined(k, None))
    match._played[number] = replace(match._played[number], sealed=True)
    assert match.declined(number, 1 - match.mover(number)) == ""


def test_the_recap_is_what_others_did_between_two_moves_of_the_reader() -> None:
    summary = Summary(0)
    attack, hurt = Scene("attack"), Scene("hurt", amount=2)
    summary.move(0)
    summary.see(attack, "Réka attacks.", ())
    assert summary.recap(PLAYERS) is None
    summary.move(1)
    summary.see(attack, "Bence attacks.", ())
    summary.see(Scene("dice"), "", (Face("x"),))
    summary.see(hurt, "", ())
    summary.see(Scene("fall"), "", ())
    summary.move(0)
    summary.see(attack, "Réka attacks back.", ())
    found = summary.recap(PLAYERS)
    assert found is not None and found.name == "Bence"
    (deed,) = found.deeds
    assert (deed.line, deed.dice, deed.hurt, deed.lost) == ("Bence attacks.", (Face("x"),), 2, 1)
    summary.move(1)
    summary.move(2)
    summary.see(Scene("move"), "Zoltán moves.", ())
    again = summary.recap(PLAYERS)
    assert again is not None and again.name == ""
    assert [deed.line for deed in again.deeds] == ["Zoltán moves."]


def test_the_recap_stands_above_the_log() -> None:
    found = parts(scenes.reader("en"), scenes.table("en", scenes.played("attack"), 0))
    assert "Bence did this last" in found["recap"]
    assert "Réka" not in found["recap"] and found["recap"].count("<li>") > 1


@pytest.mark.parametrize("lang", ["en", "hu"])
@pytest.mark.parametrize("game", NAMES)
def test_every_card_that_can_be_read_is_marked_where_it_is_named(game: str, lang: str) -> None:
    book = book_of(game, lang)
    every = book.look.all_cards(book.texts)
    assert len(every) > 20
    for shown in every:
        text = str(marked(book, f"– {shown.name}."))
        (card, name), *more = re.findall(r'<a data-card="([^"]*)">([^<]*)</a>', text)
        assert not more and name
        assert card == shown.card.name or [s.name for s in every].count(shown.name) > 1


def test_names_are_marked_in_the_log_in_questions_and_in_chat_and_nothing_else_is() -> None:
    book = book_of(scenes.GAME, "en")
    said = marked(book, "<b>Ember Mage</b> & Gatekeeper")
    assert said == '&lt;b&gt;<a data-card="ember-mage">Ember Mage</a>&lt;/b&gt; &amp; Gatekeeper'
    found = parts(scenes.reader("en"), scenes.table("en", scenes.played("attack"), 0))
    assert '<a data-card="ember-mage">Ember Mage</a>' in found["log"]
    assert "<b>no tags here" not in found["chat"]
