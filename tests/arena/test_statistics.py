"""Figures that can be looked up or worked out by hand."""

from __future__ import annotations

import pytest

from hadur.arena.statistics import Score, ratings, standings, versus, wilson

from .conftest import jobs_for, made_up


@pytest.mark.parametrize(("points", "games", "low", "high"), [
    (5, 10, 0.2366, 0.7634),
    (0, 10, 0.0, 0.2775),
    (10, 10, 0.7225, 1.0),
    (50, 100, 0.4038, 0.5962),
    (81, 263, 0.2553, 0.3662),  # Newcombe 1998, table I
    (15, 148, 0.0624, 0.1605),  # the same
    (1, 29, 0.0061, 0.1718),    # the same
    (0, 0, 0.0, 1.0),
])  # fmt: skip
def test_intervals_are_wilsons(points: float, games: int, low: float, high: float) -> None:
    assert wilson(points, games) == pytest.approx((low, high), abs=5e-5)


def test_five_points_need_about_four_hundred_games() -> None:
    assert Score(200, 0, 200).width < 0.05 < Score(185, 0, 185).width


def test_a_draw_is_half_a_point_to_both() -> None:
    score = Score(3, 2, 5)
    assert (score.games, score.points, score.share) == (10, 4.0, 0.4)
    assert score.turned == Score(5, 2, 3)
    assert score.turned.share == pytest.approx(1 - score.share)
    assert wilson(4.0, 10) == score.interval


def test_nothing_is_claimed_while_the_interval_crosses_one_half() -> None:
    assert Score(6, 0, 4).better is None
    assert Score(60, 0, 40).better is True
    assert Score(40, 0, 60).better is False
    assert Score().better is None


def test_deals_are_won_split_and_lost_and_count_when_both_games_are_there() -> None:
    jobs = jobs_for(["x", "y"], 5)
    winners = ["x", "x", "x", "y", "y", "y", "x", None, "x"]
    outcomes = [made_up(job, winner) for job, winner in zip(jobs, winners, strict=False)]
    found = versus(outcomes, "x", "y")
    assert found.score == Score(5, 1, 3)
    assert found.deals == Score(2, 1, 1)
    assert versus(outcomes, "y", "x").deals == Score(1, 1, 2)


def test_standings_count_every_game_for_both_and_faults_for_one() -> None:
    jobs = jobs_for(["x", "y", "z"], 2)
    outcomes = [made_up(job, min(job.players)) for job in jobs]
    rows = standings(outcomes, ["z", "y", "x"])
    assert [row.name for row in rows] == ["x", "y", "z"]
    assert [row.score for row in rows] == [Score(8, 0, 0), Score(4, 0, 4), Score(0, 0, 8)]
    assert sum(row.score.games for row in rows) == 2 * len(jobs)
    assert all(row.longest == 0.02 for row in rows)


def test_ratings_follow_strength_and_get_surer() -> None:
    jobs = jobs_for(["x", "y", "z"], 20)
    outcomes = [made_up(job, min(job.players)) for job in jobs]
    few, many = ratings(outcomes[:6], "xyz"), ratings(outcomes, "xyz")
    assert many["x"].mu > many["y"].mu > many["z"].mu
    assert many["y"].sigma < few["y"].sigma
    drawn = ratings([made_up(job, None) for job in jobs_for(["x", "y"], 10)], "xy")
    assert drawn["x"].mu == pytest.approx(drawn["y"].mu, abs=0.3)
