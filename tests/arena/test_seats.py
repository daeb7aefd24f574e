"""Games of more than two seats, of teams, and of bots that leave them."""

from __future__ import annotations

import json
from collections import Counter
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from hadur import ENGINE, bots, games
from hadur.arena import contest
from hadur.arena.jobs import Job, deals, line_ups, round_robin
from hadur.arena.layouts import Spread, Wishes, layouts, spread, spread_all
from hadur.arena.results import Results
from hadur.arena.runners import Serial, in_order
from hadur.arena.statistics import Score, ratings, scores_of, standings, versus
from hadur.arena.worker import Outcome, play
from hadur.kernel.errors import HadurError, UnknownName
from hadur.kernel.game import Game
from hadur.kernel.record import Record

from .conftest import Run, jobs_for, made_up

if ENGINE != "pure":
    pytest.skip("the toys cannot subclass the compiled kernel", allow_module_level=True)

from tests.kernel.toys import lair, orders

GAMES: dict[str, Game] = {"orders": orders.GAME, "lair": lair.GAME}


@pytest.fixture(autouse=True)
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games for many seats come from elsewhere."""
    places = {name: f"tests.kernel.toys.{name}:GAME" for name in GAMES}
    monkeypatch.setattr(games, "_ELSEWHERE", places)
    monkeypatch.setattr(games, "NAMES", (*games.OWN, *places))


def toy_jobs(name: str, players: list[str], seats: int, many: int = 2) -> list[Job]:
    game = GAMES[name]
    laid = layouts(game, spread_all(game, Wishes(seats)))
    return round_robin(name, players, list(islice(deals(laid, 1), many)))


def ended(job: Job, *scores: int, faulty: tuple[int, ...] = ()) -> Outcome:
    zeros = (0.0,) * len(scores)
    fault = "it broke down" if faulty else ""
    counts = (1,) * len(scores)
    return Outcome(job, scores, 9, counts, zeros, zeros, "abc", fault, faulty=faulty)


# -- who sits where --------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_every_seat_of_a_deal_once(seats: int) -> None:
    players = ["a", "b", "c", "d"][:seats]
    jobs = toy_jobs("orders", players, seats)
    assert len(jobs) == 2 * seats == len({job.id for job in jobs})
    assert len({job.group for job in jobs}) == 2
    count = Counter((name, seat) for job in jobs for seat, name in enumerate(job.players))
    assert len(count) == seats * seats and set(count.values()) == {2}


@pytest.mark.parametrize(("players", "seats"), [(2, 3), (2, 4), (3, 4)])
def test_fewer_players_than_seats_share_them_fairly(players: int, seats: int) -> None:
    jobs = toy_jobs("orders", list("abcd"[:players]), seats)
    assert len(jobs) == 2 * players
    count = Counter((name, seat) for job in jobs for seat, name in enumerate(job.players))
    assert len(count) == players * seats and set(count.values()) == {2}
    assert all(len(set(job.players)) == players for job in jobs)


def test_more_players_than_seats_meet_in_all_line_ups() -> None:
    assert line_ups("abcd", 3) == [tuple(t) for t in ("abc", "abd", "acd", "bcd")]
    assert len(toy_jobs("orders", list("abcd"), 3, many=1)) == 4 * 3


def test_of_a_team_all_seats_have_the_same_player_and_each_plays_both_sides() -> None:
    jobs = toy_jobs("lair", ["a", "b"], 4, many=1)
    assert [job.players for job in jobs] == [("a", "b", "b", "b"), ("b", "a", "a", "a")]
    assert all(job.sides == ((0,), (1, 2, 3)) for job in jobs)


# -- what they play with ---------------------------------------------------------------------------


def test_values_come_to_every_seat_equally_often() -> None:
    for values, seats in ((3, 3), (8, 4), (5, 2), (2, 4), (1, 3)):
        every = spread(values, seats, mirrors=True)
        for seat in range(seats):
            assert len(set(Counter(one[seat] for one in every).values())) == 1


def test_what_a_game_does_not_allow_is_left_out() -> None:
    """No two seats of `orders` have the same banner."""
    game = GAMES["orders"]
    found = layouts(game, spread_all(game, Wishes(3)))
    assert len(found) > 3
    assert all(len(set(layout.chosen)) == 3 for layout in found)
    assert {name for layout in found for name in layout.chosen} == set(orders.BANNERS)


def test_what_was_asked_for_and_cannot_be_is_refused_with_the_reason() -> None:
    game = GAMES["orders"]
    wrong = (("nobody", "nobody"), (orders.BANNERS[0], orders.BANNERS[0]))
    with pytest.raises(HadurError, match="nobody"):
        layouts(game, Wishes(2, spreads=(Spread("banner", wrong),)))
    with pytest.raises(HadurError, match="banner"):
        layouts(game, Wishes(2, spreads=(Spread("banner", wrong[1:]),)))
    with pytest.raises(UnknownName, match="seat 1"):
        layouts(game, Wishes(2, fixed={1: {"banner": "nobody"}}))


def test_a_seat_can_be_told_what_it_has() -> None:
    game = GAMES["orders"]
    mine = orders.BANNERS[2]
    found = layouts(game, spread_all(game, Wishes(3, fixed={1: {"banner": mine}})))
    assert found and all(layout.setup["seats"][1]["banner"] == mine for layout in found)
    assert len({layout.setup["seats"][0]["banner"] for layout in found}) > 1


# -- results ---------------------------------------------------------------------------------------


def test_two_that_lost_have_not_drawn() -> None:
    (job,) = toy_jobs("orders", ["a", "b", "c"], 3, many=1)[:1]
    outcome = ended(job, -1, -1, 1)
    assert scores_of(outcome) == [Score(lost=1), Score(lost=1), Score(won=1)]
    assert outcome.winner_name == "c"
    assert versus([outcome], "a", "b").score == Score(drawn=1), "between those two it is one"
    assert versus([outcome], "c", "a").score == Score(won=1)


def test_a_shared_win_is_shared_out() -> None:
    (job,) = toy_jobs("orders", ["a", "b", "c"], 3, many=1)[:1]
    points = [score.points for score in scores_of(ended(job, 1, -1, 1))]
    assert points == [0.5, 0, 0.5]
    level = scores_of(ended(job, 0, 0, 0))
    assert [score.points for score in level] == pytest.approx([1 / 3] * 3)
    assert sum(score.drawn for score in level) == 3
    assert ended(job, 1, -1, 1).winner_name is None


def test_a_team_wins_once() -> None:
    jobs = toy_jobs("lair", ["a", "b"], 4, many=1)
    outcomes = [ended(jobs[0], -1, 1, 1, 1), ended(jobs[1], -1, 1, 1, 1, faulty=(2,))]
    assert [row.score for row in standings(outcomes, ["a", "b"])] == [Score(1, 0, 1)] * 2
    assert {row.name: row.faults for row in standings(outcomes, ["a", "b"])} == {"a": 1, "b": 0}
    assert versus(outcomes, "a", "b").deals == Score(drawn=1)


def test_a_deal_counts_when_all_its_games_are_there() -> None:
    jobs = toy_jobs("orders", ["a", "b", "c"], 3, many=1)
    outcomes = [ended(job, *(1 if name == "a" else -1 for name in job.players)) for job in jobs]
    assert versus(outcomes[:2], "a", "b").deals == Score()
    assert versus(outcomes, "a", "b").deals == Score(won=1)
    assert versus(outcomes, "b", "c").deals == Score(drawn=1)


@pytest.mark.parametrize("players", ["abcd", "abc", "ab"])
def test_ratings_follow_places_at_a_table_of_four(players: str) -> None:
    jobs = toy_jobs("orders", list(players), 4, many=12)
    outcomes = [ended(job, *(-ord(name) for name in job.players)) for job in jobs]
    found = ratings(outcomes, players)
    mus = [found[name].mu for name in players]
    assert mus == sorted(mus, reverse=True) and mus[0] - mus[-1] > 5
    again = ratings(outcomes[: len(outcomes) // 3], players)
    assert all(found[name].sigma < again[name].sigma for name in players)


def test_ratings_of_teams_follow_who_wins() -> None:
    jobs = toy_jobs("lair", ["a", "b"], 4, many=8)
    outcomes = [ended(job, *(1 if name == "a" else -1 for name in job.players)) for job in jobs]
    found = ratings(outcomes, "ab")
    assert found["a"].mu > 30 and found["b"].mu < 20


def test_outcomes_come_in_the_order_of_the_plan() -> None:
    jobs = jobs_for(["x", "y"], 3)
    outcomes = [made_up(job, "x") for job in jobs]
    mixed = [outcomes[k] for k in (2, 0, 5, 1, 4, 3)]
    assert list(in_order(jobs, iter(mixed))) == outcomes


def test_results_of_an_older_version_are_gone_on_with(tmp_path: Path) -> None:
    """They had a winner and decks; files were sealed with the header as it is today."""
    jobs = jobs_for(["x", "y"], 2)
    path = tmp_path / "old.jsonl"
    with Results(path, {"seed": 1}, resume=False) as results:
        for job, winner in zip(jobs, (0, 1, None), strict=False):
            old: dict[str, Any] = {
                "job": job.id, "seed": job.seed, "decks": list(job.chosen),
                "players": list(job.players), "winner": winner, "turns": 9, "decisions": [20, 21],
                "seconds": [0.001, 0.002], "longest": [0.01, 0.02], "fingerprint": "abc",
            }  # fmt: skip
            if winner == 1:
                old["fault"] = "it broke down"
            results._append(json.dumps({**old, "seal": results._seal(old)}, ensure_ascii=False))
        results._unused = False
    with Results(path, {"seed": 1}, resume=True) as results:
        known = results.outcomes(jobs)
        assert [outcome.scores for outcome in known] == [(1, -1), (-1, 1), (0, 0)]
        assert [outcome.faulty for outcome in known] == [(), (0,), ()]
        new = list(contest.contest(jobs, Serial(lambda job: made_up(job, "x")), results))
        assert [outcome.job.id for outcome in new] == [jobs[3].id]


def test_the_header_of_two_with_decks_is_what_it_always_was() -> None:
    from hadur.games import load

    wishes = Wishes(2, {"first": "0"}, {}, (Spread("deck", (("breakers", "breakers"),)),))
    head = contest.header(load("summoner-wars"), wishes, 3, "round robin")
    assert list(head) == ["kind", "game", "version", "seed", "decks", "mirrors", "options"]
    many = contest.header(GAMES["orders"], spread_all(GAMES["orders"], Wishes(4)), 3, "x")
    assert many["seats"] == 4 and "banner" in many["spread"]


# -- bots that leave -------------------------------------------------------------------------------


class Quitter(bots.Bot):
    """Breaks down at its second decision."""

    def decide(self, glimpse: Any) -> int:
        if self.draw(10) >= 0 and self._drawn > 1:
            raise LookupError("lost")
        return int(glimpse.moves[0])


def with_quitter(monkeypatch: pytest.MonkeyPatch) -> None:
    real = bots.make
    monkeypatch.setattr(
        bots,
        "make",
        lambda name, game, seed=0: (
            Quitter(game, seed) if name == "quitter" else real(name, game, seed)
        ),
    )


def test_a_game_goes_on_without_a_bot_that_breaks_down(monkeypatch: pytest.MonkeyPatch) -> None:
    with_quitter(monkeypatch)
    job = toy_jobs("orders", ["quitter", "random", "script"], 3, many=1)[0]
    outcome = play(job)
    assert outcome.failure == "" and outcome.faulty == (0,)
    assert outcome.fault == "quitter fails: LookupError: lost"
    assert outcome.decisions[0] == 1 and min(outcome.decisions[1:]) > 4
    assert outcome.scores[0] < max(outcome.scores)
    record = Record.from_text(outcome.record)
    assert [line.text for line in record.moves if line.seat == 0][-1] == "concede"
    assert record.replay(orders.GAME).over
    assert play(job) == outcome or play(job).fingerprint == outcome.fingerprint


def test_when_all_break_down_the_last_one_has_won(monkeypatch: pytest.MonkeyPatch) -> None:
    with_quitter(monkeypatch)
    job = toy_jobs("orders", ["quitter", "random"], 3, many=1)[0]
    assert job.players == ("quitter", "random", "quitter")
    outcome = play(job)
    assert outcome.faulty == (0, 2) and outcome.winner_name == "random"


def test_a_bot_that_does_not_start_leaves_before_the_first_move(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    job = toy_jobs("orders", ["random", "script", "nobody"], 3, many=1)[0]
    outcome = play(job)
    assert outcome.faulty == (2,) and "nobody does not start" in outcome.fault
    assert outcome.decisions[2] == 0 and outcome.winner_name != "nobody"


# -- the commands ----------------------------------------------------------------------------------


def test_the_arena_rates_a_table_of_four(hadur: Run, home: Path) -> None:
    args = ("arena", "orders", "--seats", "4", "--players", "heuristic,script,random",
            "--games", "3", "--workers", "1", "--json", "x.jsonl")  # fmt: skip
    said = hadur(*args)
    assert said.code == 0, said.err
    for words in ("Rating", "heuristic", "Verdict"):
        assert words in said.out
    lines = [json.loads(line) for line in (home / "x.jsonl").read_text().splitlines()]
    assert lines[0]["seats"] == 4
    assert len(lines) == 4
    assert all(len(line["scores"]) == len(line["players"]) == 4 for line in lines[1:])
    before = (home / "x.jsonl").read_bytes()
    assert hadur(*args, "--resume").code == 0
    assert (home / "x.jsonl").read_bytes() == before


def test_the_arena_plays_teams(hadur: Run, home: Path) -> None:
    said = hadur("arena", "lair", "--seats", "4", "--players", "script,random",
                 "--games", "2", "--workers", "1", "--json", "x.jsonl")  # fmt: skip
    assert said.code == 0, said.err
    lines = [json.loads(line) for line in (home / "x.jsonl").read_text().splitlines()][1:]
    assert sorted(tuple(line["players"]) for line in lines) == [
        ("random", "script", "script", "script"), ("script", "random", "random", "random"),
    ]  # fmt: skip


def test_a_simulation_of_four(hadur: Run) -> None:
    said = hadur("sim", "orders", "--seats", "4", "--games", "4", "--bot", "random", "--bot",
                 "script", "--workers", "1", "--json", "-")  # fmt: skip
    assert said.code == 0, said.err
    played = [json.loads(line) for line in said.out.splitlines()]
    assert [game["bots"] for game in played] == [["random", "script", "script", "script"]] * 4
    assert len({tuple(game["chosen"]) for game in played}) == 4
    assert "seat 3" in said.err


@pytest.mark.parametrize(("args", "words"), [
    (("--seats", "5"), "orders is for 2, 3, 4 players, not 5"),
    (("--seat", "0:banner"), "should read N:NAME=VALUE"),
    (("--seat", "2:banner=red"), "the seats are 0 to 1"),
    (("--seat", "1:banner=nobody"), "banner of seat 1 cannot be 'nobody'"),
    (("--choose", "banner"), "should read NAME=all"),
    (("--choose", "baner=all"), "did you mean banner?"),
    (("--choose", "banner=nobody"), "nobody"),
    (("--choose", "banner=all", "--choose", "banner=all"), "said twice"),
    (("--option", "rounds=9"), "rounds is a number from 1 to 3"),
    (("--decks", "all"), "orders"),
])  # fmt: skip
@pytest.mark.parametrize("command", ["arena", "sim"])
def test_bad_choices_are_one_line(
    hadur: Run, home: Path, command: str, args: tuple[str, ...], words: str
) -> None:
    said = hadur(command, "orders", *args, "--games", "1", "--workers", "1")
    assert said.code == 2, (said.out, said.err)
    assert words in said.err and said.err.count("\n") == 1
    assert list(home.iterdir()) == []


# -- one against several that are alike ------------------------------------------------------------


def test_one_meets_three_that_are_alike_from_every_side() -> None:
    jobs = toy_jobs("orders", ["a", "b", "b", "b"], 4, many=2)
    assert [job.players.index("a") for job in jobs] == [0, 3, 2, 1] * 2
    assert all(job.players.count("b") == 3 for job in jobs)
    assert len({job.id for job in jobs}) == 8


def test_a_deal_against_three_counts_when_all_four_games_are_there() -> None:
    jobs = toy_jobs("orders", ["a", "b", "b", "b"], 4, many=1)
    outcomes = [ended(job, *(1 if name == "a" else -1 for name in job.players)) for job in jobs]
    assert versus(outcomes[:2], "a", "b").deals == Score()
    assert versus(outcomes, "a", "b").deals == Score(won=1)


def test_one_who_is_as_good_as_three_others_has_half_of_his_meetings_with_them() -> None:
    jobs = toy_jobs("orders", ["a", "b", "b", "b"], 4, many=1)
    # Every seat of the deal wins alike, whoever sits there: a once, b three times.
    outcomes = [ended(job, 1, -1, -1, -1) for job in jobs]
    found = versus(outcomes, "a", "b")
    assert found.score.games == 4
    assert found.score.share == pytest.approx(0.5) and found.score.better is None
    assert found.deals == Score(drawn=1)


def test_places_of_those_who_are_level_are_shared_and_several_sides_count_once() -> None:
    jobs = toy_jobs("orders", ["a", "b", "b", "b"], 4, many=1)
    won, lost = jobs[:2]
    outcomes = [
        ended(won, *(1 if name == "a" else -1 for name in won.players)),
        ended(lost, *(1 if seat == 0 else -1 for seat in range(4))),
    ]
    first, second = standings(outcomes, ["a", "b", "b", "b"])
    assert first.name == "a" and first.place.figures == (1, 3)
    assert second.name == "b" and second.place.figures == pytest.approx((3, 7 / 3))
    assert first.place.value == 2
    assert first.place.off == pytest.approx(1.96, abs=0.001), "a spread of √2 over √2 games"


def test_who_meets_himself_only_or_chooses_his_table_is_named_once() -> None:
    game = GAMES["orders"]
    for names, sides in ((["random"] * 4, 4), (["random", "random", "script"], 2)):
        with pytest.raises(UnknownName, match="named twice"):
            contest.check_players(game, names, at_least=2, sides=sides)
    contest.check_players(game, ["script", "random", "random"], at_least=2, sides=3)
