"""The tool that weighs the decks of Káosz Galaktika: its games, its file, its report."""

from __future__ import annotations

import json

from tools import balance_decks as balance

DECKS = ["vasfal", "vadaszfalka", "bolyhaboru"]


def test_every_pair_has_both_seats_on_the_same_deal():
    found = list(balance.tasks(DECKS, 2, "script"))
    assert len(found) == 6
    for first, second in zip(found[:3], found[3:], strict=True):
        assert first.decks == second.decks[::-1]
        assert first.seed == second.seed


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


def test_the_report_names_pairs_and_cards_out_of_bounds(capsys):
    game = {
        "player": "script", "decks": ["a", "b"], "won": 0, "first": 0, "rounds": 9, "seconds": 0.1,
        "ended": True, "drawn": [["strong"], ["weak"]], "played": [["strong"], []],
    }  # fmt: skip
    balance.report([game] * balance.ENOUGH)
    told = capsys.readouterr().out
    assert "a v b 100%" in told
    assert "cards outside 38% to 62%: strong, weak" in told
    assert "drawn and never played: weak" in told
