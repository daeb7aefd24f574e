"""Section 30: tournaments, and which game they play."""

from __future__ import annotations

import pytest

from hadur.arena.tournament import Stage, Tournament
from hadur.games.chaos_galaxy import GAME

NAMES = ["anna", "bela", "csaba", "dora", "elek", "flora"]


def stronger(pair: tuple[str, str | None]) -> tuple[int, int]:
    """The result of a match in which the first in the alphabet wins."""
    return (2, 0) if pair[1] is None or pair[0] < pair[1] else (0, 2)


def play_round(tournament: Tournament) -> Stage:
    found = tournament.go_on()
    assert found is not None
    for table, pairing in enumerate(found.pairs):
        if pairing[1] is not None:
            games = stronger(pairing)
            single = tournament.games_of(found) == 1
            tournament.enter(table, (games[0] // 2, games[1] // 2) if single else games)
    return found.stage


@pytest.mark.rule("KG-30.1")
def test_swiss_rounds_pair_players_level_on_points_and_never_twice() -> None:
    tournament = Tournament.start(GAME.name, NAMES, 5, rounds=3)
    assert [play_round(tournament) for _ in range(3)] == [Stage.SWISS] * 3
    pairs = [frozenset(pair) for round in tournament.rounds for pair in round.pairs]
    assert len(pairs) == 9 == len(set(pairs))
    won = {tournament.rounds[0].winner(table) for table in range(3)}
    level = [pair for pair in tournament.rounds[1].pairs if set(pair) <= won]
    assert len(level) == 1, "two of the three winners meet"


@pytest.mark.rule("KG-30.2", "KG-30.3", "KG-30.4")
def test_the_first_four_play_finals_of_three_games() -> None:
    tournament = Tournament.start(GAME.name, NAMES, 5, rounds=3)
    for _ in range(3):
        play_round(tournament)
    one, two, three, four = [place.name for place in tournament.ranking][:4]
    assert play_round(tournament) is Stage.SEMIFINAL
    semi = tournament.rounds[-1]
    assert semi.pairs == [(one, four), (two, three)]
    assert tournament.games_of(semi) == 3
    assert play_round(tournament) is Stage.FINAL
    final = tournament.rounds[-1]
    assert final.pairs == [
        (semi.winner(0), semi.winner(1)),
        (semi.loser(0), semi.loser(1)),
    ]
    assert tournament.games_of(final) == 3
    assert tournament.over
    assert tournament.places[0] == min(one, two, three, four)


@pytest.mark.rule("KG-30.4")
def test_the_losers_need_not_play_for_third_place() -> None:
    tournament = Tournament.start(GAME.name, NAMES, 5, rounds=3)
    for _ in range(4):
        play_round(tournament)
    tournament.go_on()
    tournament.enter(0, (2, 1))
    tournament.enter(1, (0, 0))
    assert tournament.over
    assert len(tournament.places) == 6


@pytest.mark.rule("KG-30.9", "KG-27.7", "KG-28.4")
def test_what_is_played_unless_a_table_says_otherwise_is_the_tournaments_game() -> None:
    """A tournament's matches are set up without options of their own."""
    options = GAME.check_setup({"seats": 2})["options"]
    assert options["profile"] == "official"
    assert options["combat"] == "full"
    assert options["races"] == "original"
    assert options["deck-size"] == "45"
