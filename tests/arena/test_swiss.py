"""Swiss rounds, ties, and finals, by the rules and by hand."""

from __future__ import annotations

import random
from itertools import pairwise
from pathlib import Path

import pytest

from hadur.arena.cup import Cup
from hadur.arena.jobs import Job
from hadur.arena.runners import Serial
from hadur.arena.swiss import BadTournament, Encounter, most_rounds, pair, ranking, usual_rounds
from hadur.arena.tournament import Stage, Tournament
from hadur.arena.worker import Outcome
from hadur.kernel.errors import BadRecord

from .conftest import DECKS, GAME, Run, Said, made_up


def people(count: int) -> list[str]:
    return [f"p{number:03}" for number in range(count)]


def play_rounds(drawn: list[str], rounds: int, seed: int) -> list[list[Encounter]]:
    """Rounds with results by chance."""
    choose = random.Random(seed)
    played: list[list[Encounter]] = []
    for _ in range(rounds):
        pairs = pair(drawn, [match for matches in played for match in matches])
        played.append(
            [
                Encounter(one, two, one if two is None else choose.choice([one, two]))
                for one, two in pairs
            ]
        )
    return played


@pytest.mark.parametrize("count", [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 16, 17, 33, 64])
def test_no_rematch_and_no_second_bye_as_long_as_rounds_are_allowed(count: int) -> None:
    drawn = people(count)
    for seed in range(60 if count < 20 else 4):
        met: set[frozenset[str | None]] = set()
        for matches in play_rounds(drawn, most_rounds(count), seed):
            names = [name for match in matches for name in (match.one, match.two) if name]
            assert sorted(names) == drawn
            assert sum(match.two is None for match in matches) == count % 2
            pairs = {frozenset((match.one, match.two)) for match in matches}
            assert not pairs & met
            met |= pairs


def test_the_usual_rounds_are_always_possible() -> None:
    assert [usual_rounds(count) for count in (2, 3, 4, 5, 8, 9, 16, 17)] == [1, 2, 2, 3, 3, 4, 4, 5]
    assert all(usual_rounds(count) <= most_rounds(count) for count in range(2, 300))


def test_the_upper_half_meets_the_lower_and_winners_meet_winners() -> None:
    drawn = people(8)
    first = pair(drawn, [])
    assert {frozenset(pairing) for pairing in first} == {
        frozenset((drawn[at], drawn[at + 4])) for at in range(4)
    }
    matches = [Encounter(one, two, min(one, str(two))) for one, two in first]
    second = pair(drawn, matches)
    winners = {match.winner for match in matches}
    assert all((one in winners) == (two in winners) for one, two in second)


def test_the_bye_goes_to_the_last_who_had_none() -> None:
    drawn = people(5)
    rounds = play_rounds(drawn, 1, 1)
    assert [match.one for match in rounds[0] if match.two is None] == ["p004"]
    last = [p.name for p in ranking(drawn, rounds[0]) if p.byes == 0][-1]
    assert [one for one, two in pair(drawn, rounds[0]) if two is None] == [last]


def test_nobody_is_first_much_oftener_than_second() -> None:
    drawn = people(16)
    balance = dict.fromkeys(drawn, 0)
    for matches in play_rounds(drawn, 6, 3):
        for match in matches:
            balance[match.one] += 1
            balance[str(match.two)] -= 1
    assert all(abs(value) <= 2 for value in balance.values())


def test_ties_worked_out_by_hand() -> None:
    """Four rounds' worth of a small table, every figure added up on paper.

    Round 1: A beats D, B beats E, C has the bye. Round 2: B beats A, D beats C, E has the bye.
    Round 3: B beats C, A beats E, D has the bye.
    Points: B 3, A 2, D 2 (bye), C 1 (bye), E 1 (bye).
    Buchholz: B met E 1, A 2, C 1 = 4. A met D 2, B 3, E 1 = 6. D met A 2, C 1, bye as own 2 = 5.
    C met D 2, B 3, bye as own 1 = 6. E met B 3, A 2, bye as own 1 = 6.
    Sonneborn–Berger: B 4; A beat D 2 and E 1 = 3; D beat C 1 = 1; C and E beat nobody = 0.
    A is before D by Buchholz; C and E are level in everything, so the lot decides: E was drawn
    before C."""
    drawn = ["A", "B", "E", "D", "C"]
    matches = [
        Encounter("A", "D", "A"), Encounter("B", "E", "B"), Encounter("C", None, "C"),
        Encounter("A", "B", "B"), Encounter("C", "D", "D"), Encounter("E", None, "E"),
        Encounter("B", "C", "B"), Encounter("E", "A", "A"), Encounter("D", None, "D"),
    ]  # fmt: skip
    found = [(p.name, p.points, p.buchholz, p.berger) for p in ranking(drawn, matches)]
    assert found == [
        ("B", 3, 4, 4), ("A", 2, 6, 3), ("D", 2, 5, 1), ("E", 1, 6, 0), ("C", 1, 6, 0),
    ]  # fmt: skip
    assert [p.name for p in ranking(["C", *drawn[:4]], matches)][-2:] == ["C", "E"]


def test_sonneborn_berger_breaks_a_tie_of_buchholz() -> None:
    """A and B both have one point and met C (2) and D (0) each; A beat C, B beat D."""
    matches = [
        Encounter("A", "C", "A"), Encounter("B", "D", "B"), Encounter("C", "E", "C"),
        Encounter("D", "F", "F"), Encounter("A", "D", "D"), Encounter("B", "C", "C"),
    ]  # fmt: skip
    places = {place.name: place for place in ranking(["B", "A", "C", "D", "E", "F"], matches)}
    assert (places["A"].points, places["A"].buchholz) == (1, 3)
    assert (places["B"].points, places["B"].buchholz) == (1, 3)
    assert (places["A"].berger, places["B"].berger) == (2, 1)
    order = [place.name for place in ranking(["B", "A", "C", "D", "E", "F"], matches)]
    assert order.index("A") < order.index("B")


# -- the whole tournament --------------------------------------------------------------------------


def hold(tournament: Tournament) -> None:
    """The one earlier in the alphabet wins every match."""
    while (round := tournament.go_on()) is not None:
        for table in round.open:
            one, two = round.pairs[table]
            most = tournament.games_of(round) // 2 + 1
            tournament.enter(table, (most, 0) if one < str(two) else (0, most))


def test_the_first_four_play_the_finals() -> None:
    tournament = Tournament.start(GAME, people(8), 5)
    hold(tournament)
    stages = [round.stage for round in tournament.rounds]
    assert stages == [Stage.SWISS] * 3 + [Stage.SEMIFINAL, Stage.FINAL]
    four = [place.name for place in tournament.ranking[:4]]
    semi, final = tournament.rounds[3:]
    assert semi.pairs == [(four[0], four[3]), (four[1], four[2])]
    assert final.pairs == [
        (semi.winner(0), semi.winner(1)), (semi.loser(0), semi.loser(1)),
    ]  # fmt: skip
    assert tournament.places[0] == "p000"
    assert set(tournament.places[:4]) == set(four)
    assert sorted(tournament.places) == people(8)


def test_the_losers_of_the_semi_finals_may_play_or_not() -> None:
    tournament = Tournament.start(GAME, people(8), 5)
    tournament.go_on()
    with pytest.raises(BadTournament, match="never a draw"):
        tournament.enter(1, (0, 0))
    while (round := tournament.go_on()) is not None:
        if round.stage is Stage.FINAL:
            break
        for table in round.open:
            tournament.enter(table, (tournament.games_of(round), 0))
    with pytest.raises(BadTournament, match="never a draw"):
        tournament.enter(0, (0, 0))
    tournament.enter(0, (3, 0))
    tournament.enter(1, (0, 0))
    assert tournament.over and tournament.go_on() is None
    third, fourth = tournament.places[2:4]
    assert {third, fourth} == set(tournament.rounds[-1].pairs[1])
    order = [place.name for place in tournament.ranking]
    assert order.index(third) < order.index(fourth)


def test_three_players_have_no_finals() -> None:
    tournament = Tournament.start(GAME, people(3), 5)
    hold(tournament)
    assert [round.stage for round in tournament.rounds] == [Stage.SWISS] * 2
    assert tournament.places[0] == "p000"


def test_a_tournament_is_the_same_after_saving(tmp_path: Path) -> None:
    tournament = Tournament.start(GAME, ["Ödön", *people(6)], 5, match_games=3)
    while (round := tournament.go_on()) is not None:
        for table in round.open:
            tournament.enter(table, (2, 1))
            tournament.save(tmp_path / "cup")
            assert Tournament.load(tmp_path / "cup") == tournament
    assert Tournament.load(tmp_path / "cup").places == tournament.places


def test_an_edited_or_cut_file_is_refused(tmp_path: Path) -> None:
    tournament = Tournament.start(GAME, people(4), 5)
    hold(tournament)
    text = tournament.to_text()
    for wrong in (text.replace("[1, 0]", "[0, 1]", 1), text[:-9], text[:40], ""):
        assert wrong != text
        (tmp_path / "cup").write_text(wrong)
        with pytest.raises(BadRecord, match="cup"):
            Tournament.load(tmp_path / "cup")


@pytest.mark.parametrize("games", [(0, 0), (1, 1), (2, 0), (0, 3), (-1, 1)])
def test_impossible_results_are_refused(games: tuple[int, int]) -> None:
    tournament = Tournament.start(GAME, people(4), 5)
    tournament.go_on()
    with pytest.raises(BadTournament, match="never a draw"):
        tournament.enter(0, games)
    assert tournament.rounds[0].games == [None, None]


def test_what_cannot_be_held_is_refused() -> None:
    for names, rounds, games, words in (
        (people(1), 0, 1, "at least two"),
        (["x", "x"], 0, 1, "twice"),
        (people(4), 3, 1, "at most 2 Swiss rounds"),
        (people(4), 2, 2, "odd number"),
    ):
        with pytest.raises(BadTournament, match=words):
            Tournament.start(GAME, names, 1, rounds, games)


# -- bots ------------------------------------------------------------------------------------------


def test_a_match_of_bots_is_fair() -> None:
    tournament = Tournament.start(GAME, people(4), 5, match_games=3)
    tournament.go_on()
    cup = Cup(tournament, DECKS, {}, Serial())
    one, two, three = (cup.job(0, game, 0) for game in range(3))
    assert (one.seed, one.chosen) == (two.seed, two.chosen)
    assert one.players == two.players[::-1]
    assert three.chosen[0] == three.chosen[1]
    assert len({job.id for job in (one, two, three, cup.job(0, 0, 1), cup.job(1, 0, 0))}) == 5


def test_drawn_games_are_played_again_until_somebody_wins() -> None:
    tournament = Tournament.start(GAME, people(4), 5)
    tournament.go_on()

    def draw_first(job: Job) -> Outcome:
        return made_up(job, None if "replay 2" not in job.id else min(job.players))

    outcomes = list(Cup(tournament, DECKS, {}, Serial(draw_first)).play_round())
    assert len(outcomes) == 6
    assert not tournament.rounds[0].open
    tournament.go_on()
    list(Cup(tournament, DECKS, {}, Serial(lambda job: made_up(job, None))).play_round())
    assert not tournament.rounds[1].open


def test_bots_hold_a_tournament_and_the_same_command_shows_it_again(hadur: Run, home: Path) -> None:
    args = ("arena", "swiss", "summoner-wars", "--players", "random,heuristic",
            "--decks", "breakers", "--workers", "1", "--file", "cup.swiss")  # fmt: skip
    said = hadur(*args)
    assert said.code == 0
    assert "has won the tournament" in said.out
    before = (home / "cup.swiss").read_bytes()
    assert hadur(*args).out.endswith(said.out[said.out.index("Final places") :])
    assert (home / "cup.swiss").read_bytes() == before
    other = hadur(*args, "--seed", "9")
    assert other.code == 2 and "has another tournament, not with the same seed" in other.err
    assert (home / "cup.swiss").read_bytes() == before


# -- people ----------------------------------------------------------------------------------------

SWISS = ("arena", "swiss", "summoner-wars", "--people", "names.txt")


@pytest.fixture
def names(home: Path) -> Path:
    path = home / "names.txt"
    path.write_text("# the club\nAnna\nBéla\n\nCili\nDani\nEmma\n", encoding="utf-8")
    return path


def test_people_type_results_and_go_on_later(hadur: Run, home: Path, names: Path) -> None:
    said = hadur(*SWISS, typed="1-0\n")
    assert said.code == 0
    assert "Round 1 of 3" in said.out and "bye" in said.out
    assert "kept in names.swiss" in said.err
    whole = hadur(*SWISS, typed="nonsense\n1-0\n" + "\n" + "1-0\n0-1\n\n" * 2 + "2-1\n3-0\n\n" * 2)
    assert whole.code == 0
    assert "That is no result of this match" in whole.out
    assert whole.out.count("Players of like points meet") == 1
    assert whole.out.count("Ties are broken by Buchholz") == 1
    for words in ("Round 3 of 3", "Ranking", "Semi-finals", "Finals", "has won the tournament"):
        assert words in whole.out
    again = hadur(*SWISS, "--lang", "hu")
    assert "A verseny győztese" in again.out


def test_results_can_be_given_and_corrected_until_the_next_round(
    hadur: Run, home: Path, names: Path
) -> None:
    hadur(*SWISS)
    path = home / "names.swiss"
    assert hadur(*SWISS, "--result", "1=1-0", "--result", "2=0-1").code == 0
    assert hadur(*SWISS, "--result", "1=0-1").code == 0
    cup = Tournament.load(path)
    assert cup.rounds[0].games == [(0, 1), (0, 1), None]
    assert len(cup.rounds) == 1
    hadur(*SWISS)
    assert len(Tournament.load(path).rounds) == 2
    before = path.read_bytes()
    wrong = hadur(*SWISS, "--result", "1=1-0", "--result", "9=1-0")
    assert wrong.code == 2 and "no table 9" in wrong.err
    assert path.read_bytes() == before


def test_an_unfinished_round_says_what_is_missing(hadur: Run, names: Path) -> None:
    said = hadur(*SWISS, typed="\n0-1\n")
    assert "Still without a result: 1" in said.out


def one_line(said: Said, words: str) -> None:
    assert said.code == 2, (said.out, said.err)
    assert said.err.count("\n") == 1 and words in said.err


def test_bad_input_is_one_line(hadur: Run, home: Path, names: Path) -> None:
    swiss = SWISS[:3]
    one_line(hadur(*swiss), "either --players or --people")
    one_line(hadur(*SWISS, "--players", "random,heuristic"), "either --players or --people")
    one_line(hadur(*swiss, "--people", "nobody.txt"), "cannot read the names in nobody.txt")
    one_line(hadur(*swiss, "--players", "random"), "at least 2 players")
    one_line(hadur(*swiss, "--players", "random,script", "--result", "1=1-0"), "for people")
    one_line(hadur(*SWISS, "--rounds", "9"), "at most 3 Swiss rounds")
    one_line(hadur(*SWISS, "--match-games", "2"), "odd number")
    one_line(hadur(*SWISS, "--result", "1=1-0"), "no round has been paired")
    one_line(hadur(*SWISS, "--result", "x"), "TABLE=GAMES")
    assert list(home.iterdir()) == [names]
    hadur(*SWISS)
    path = home / "names.swiss"
    path.write_text(path.read_text().replace("Anna", "Anne"))
    before = path.read_bytes()
    one_line(hadur(*SWISS), "names.swiss: the record was edited or damaged")
    assert path.read_bytes() == before


def test_changed_names_are_another_tournament(hadur: Run, home: Path, names: Path) -> None:
    hadur(*SWISS)
    names.write_text("Anna\nBéla\nCili\nDani\n", encoding="utf-8")
    one_line(hadur(*SWISS), "has another tournament")


def test_lots_depend_on_the_seed_only() -> None:
    orders = [Tournament.start(GAME, people(9)[::step], 7).names for step in (1, -1)]
    assert orders[0] == orders[1]
    found = [tuple(Tournament.start(GAME, people(9), seed).names) for seed in range(5)]
    assert all(one != two for one, two in pairwise(found))
