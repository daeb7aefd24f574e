"""What games teach: the tool that finds a learned value."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hadur.kernel.advice import POINTS
from hadur.kernel.network import network_of

np = pytest.importorskip("numpy", reason="the tool needs NumPy")
from tools import learn  # noqa: E402


class Taught(learn.Lessons):
    """Games of a made-up kind: who has more wins, but a third thing is worth nothing until there
    are five of it. No sum of things says that."""

    def __init__(self, count: int) -> None:
        rng = np.random.default_rng(3)
        self.one, self.other = (rng.integers(0, 10, (count, 3)).astype(float) for _ in range(2))
        self.said = np.zeros(count)
        lead = self._worth(self.one) - self._worth(self.other)
        self.won = (rng.random(count) < 1 / (1 + np.exp(-lead))).astype(float)
        self.game = np.arange(count)
        self.aside = self.game % learn.KEPT_ASIDE == 0

    def _worth(self, rows: object) -> object:
        return 0.3 * rows[:, 0] + 1.5 * np.maximum(rows[:, 2] - 5, 0)  # type: ignore[index]


@pytest.fixture(scope="module")
def taught() -> tuple[Taught, learn.Net]:
    lessons = Taught(4000)
    return lessons, learn.train(lessons, [8], seed=1)


def test_it_learns_what_no_sum_of_things_says(taught: tuple[Taught, learn.Net]) -> None:
    lessons, net = taught
    truth = lessons._worth(lessons.one) - lessons._worth(lessons.other)  # type: ignore[operator]
    aside = lessons.aside
    best = learn.surprise(truth[aside], lessons.won[aside])
    assert best < learn.judged(net, lessons) < best + 0.03 < 0.5
    four, five, nine = net.holding(np.array([[0, 5, 1], [0, 5, 5], [0, 5, 9]], float))
    assert abs(five - four) < 1.5 < 4.0 < nine - five


def test_whole_numbers_say_what_was_learned(
    taught: tuple[Taught, learn.Net], tmp_path: Path
) -> None:
    lessons, net = taught
    data = learn.described("summoner-wars", net, "python tools/learn.py summoner-wars", 1)
    learn.write(tmp_path / "value.json", data)
    read = json.loads((tmp_path / "value.json").read_text(encoding="utf-8"))
    assert read == data and read["command"].startswith("python tools/learn.py")
    network = network_of(read)
    for row in lessons.one[:200]:
        exact = float(net.holding(row[None, :])[0])
        whole = int(network.value_of([int(x) for x in row])) / POINTS
        assert whole == pytest.approx(exact, abs=0.03)


def test_a_file_may_not_be_too_large(tmp_path: Path) -> None:
    net = learn.Net([200, 200, 1], np.ones(200), np.random.default_rng(1))
    with pytest.raises(SystemExit, match="too many"):
        learn.write(tmp_path / "value.json", learn.described("doom", net, "", 1))


def test_games_are_kept_and_taken_up_again(tmp_path: Path) -> None:
    """Played, written down, read, and played again: positions with features of both sides."""
    (task,) = learn.lessons("summoner-wars", 1, seed=4)
    minds = tuple(learn.Mind(1, worth=mind.worth) for mind in task.minds)
    assert minds[0] != minds[1], "they are unlike"
    played = learn.play(learn.Task(task.game, task.setup, task.sides, task.seed, minds))
    path = tmp_path / "games"
    assert list(learn.keeping(iter([played]), path)) == [played]
    again = list(learn.kept(path))
    assert again == [played] and sum(played.shares) == 1
    lessons = learn.Lessons("summoner-wars", again)
    assert len(lessons.won) > 3 and set(lessons.won) <= {0.0, 1.0}
    assert lessons.one.shape == lessons.other.shape and lessons.one.any()


def test_a_duel_is_played_from_both_sides() -> None:
    learned, by_hand = learn.Mind(5, network={"layers": []}), learn.Mind(5)
    tasks = list(learn.duels("summoner-wars", 4, 1, (learned, by_hand)))
    assert [task.minds for task in tasks] == [(learned, by_hand), (by_hand, learned)] * 2
    assert [task.seed for task in tasks[::2]] == [task.seed for task in tasks[1::2]]
    assert tasks[0].seed != tasks[2].seed
