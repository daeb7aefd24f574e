"""The tool that weighs the decks of Káosz Galaktika: its games, its file, its report."""

from __future__ import annotations

import json

import pytest

from tools import balance_decks as balance
from tools import balance_report

DECKS = ["vasfal", "vadaszfalka", "bolyhaboru"]


def test_every_pair_has_both_seats_on_the_same_deal():
    found = list(balance.tasks(DECKS, 2, "script"))
    assert len(found) == 6
    for first, second in zip(found[:3], found[3:], strict=True):
        assert first.decks == second.decks[::-1]
        assert first.seed == second.seed


def test_deals_from_another_one_on_are_others():
    before = list(balance.tasks(DECKS, 4, "script"))
    after = list(balance.tasks(DECKS, 4, "script", deal=2))
    assert [task.decks for task in after] == [task.decks for task in before]
    assert not {task.seed for task in after} & {task.seed for task in before}
    assert not {task.key for task in after} & {task.key for task in before}
    longer = list(balance.tasks(DECKS, 8, "script"))
    assert longer == before + after


def test_a_game_tells_what_was_drawn_and_played():
    game = balance.play(next(balance.tasks(DECKS, 1, "script")))
    assert game["ended"]
    assert game["won"] in (0, 1)
    assert game["colony"][1 - game["won"]] == 0
    for seat in (0, 1):
        assert len(game["drawn"][seat]) >= 5
        assert game["played"][seat]
        assert set(game["played"][seat]) <= set(game["drawn"][seat])


def test_a_line_cut_off_is_left_out(tmp_path):
    file = tmp_path / "games.jsonl"
    game = balance.play(next(balance.tasks(DECKS, 1, "random")))
    file.write_text(json.dumps(game) + "\n" + json.dumps(game)[:40])
    assert balance.lines(file) == [game]


def test_a_game_of_a_deck_that_was_changed_is_played_anew(tmp_path):
    file = tmp_path / "games.jsonl"
    todo = list(balance.tasks(DECKS, 1, "random"))
    games = [balance.play(task) for task in todo]
    games[0]["made"] = ["other", games[0]["made"][1]]
    file.write_text("".join(json.dumps(game) + "\n" for game in games))
    assert balance.current(balance.lines(file), todo) == games[1:]
    balance.run(file, todo, workers=1, seconds=1e9)
    kept = balance.lines(file)
    assert kept[:3] == games and len(kept) == 4
    assert [balance.key_of(game) for game in kept[3:]] == [todo[0].key]


def test_decks_are_told_apart_by_their_cards(tmp_path):
    file = tmp_path / "mine.txt"
    file.write_text(deck_text("vasfal"))
    assert balance.made_of(str(file)) == balance.made_of("vasfal")
    file.write_text(deck_text("bolyhaboru"))
    assert balance.made_of(str(file)) != balance.made_of("vasfal")


def deck_text(name):
    decks = balance.GAME.decks()
    return decks.to_text(decks.ready_deck(name))


def test_the_report_names_pairs_cards_and_lengths_out_of_bounds():
    game = {
        "player": "script", "decks": ["a", "b"], "won": 0, "first": 0, "rounds": 21, "seconds": 0.1,
        "ended": True, "drawn": [["strong"], ["weak"]], "played": [["strong"], []],
    }  # fmt: skip
    told = balance_report.report([game] * balance_report.ENOUGH)
    assert "a v b 100%" in told
    assert "cards outside 38% to 62%: strong, weak" in told
    assert "drawn and never played: weak (40 times)" in told
    assert "| all | 21.0 | 21 | 21 | 0% | 100% |" in told
    assert "too few games to judge pairs" in balance_report.report([game] * 3)


def test_a_report_takes_the_place_of_the_one_before():
    page = "head\n<!-- decks x -->\nold\n<!-- end of decks x -->\ntail\n"
    page = balance_report.put_into(page, "decks x", "new")
    assert page == "head\n<!-- decks x -->\n\nnew\n\n<!-- end of decks x -->\ntail\n"
    assert balance_report.put_into(page, "decks x", "new") == page
    with pytest.raises(ValueError, match="decks y"):
        balance_report.put_into(page, "decks y", "new")
