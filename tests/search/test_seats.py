"""Searches for more than two seats and for teams: everybody seeks the win of their own side."""

from __future__ import annotations

import pytest

from hadur.kernel.advice import HALVING, TREE, Advisor, Tuning
from hadur.kernel.moves import first
from hadur.kernel.native import i64, vec
from hadur.kernel.state import State
from hadur.search.budget import Budget
from hadur.search.rollout import answer_for_others
from hadur.search.secret import match_regrets
from hadur.search.think import think
from hadur.search.tree import Tree
from hadur.search.worlds import Worlds
from tests.search.small_games import ADVISOR, Crowd, Road, crowd, duel, road

METHODS = pytest.mark.parametrize("method", [TREE, HALVING])


def best_of(state: State, seat: int, method: int, iterations: int = 600) -> int:
    tuning = Tuning(method, limit=50, horizon=1, noise=10, explore=0.2, width=4.0, deepen=True)
    found = think(lambda _: state.copy(), ADVISOR, seat, Budget(iterations), tuning, 1)
    return int(first(found.best))


@METHODS
def test_others_seek_their_own_win_not_my_loss(method: int) -> None:
    """To the left seat 1 wins if it likes, and it does. To the right seat 2 could let seat 1 win,
    but rather shares a win with seat 0."""
    forks = {0: (0, [1, 2]), 1: (1, [3, 4]), 2: (2, [5, 6])}
    ends = {3: [1, -1, -1], 4: [-1, 1, -1], 5: [-1, 1, -1], 6: [1, -1, 1]}
    assert best_of(road(forks, ends, [0, 1, 2]), 0, method) == 1


@METHODS
def test_four_seats_look_through_three_others(method: int) -> None:
    """On either side somebody takes all for themselves. In the middle everybody who could end it
    has more from going on, and at last all four share."""
    forks = {
        0: (0, [1, 2, 3]),
        1: (1, [10, 11]),
        2: (1, [4, 13]), 4: (2, [5, 13]), 5: (3, [12, 11]),
        3: (3, [10, 13]),
    }  # fmt: skip
    ends = {
        10: [1, -1, -1, -1], 11: [-1, 1, -1, -1], 12: [1, 1, 1, 1], 13: [-1, -1, -1, 1],
    }  # fmt: skip
    assert best_of(road(forks, ends, [0, 1, 2, 3]), 0, method, 1500) == 1


@METHODS
def test_a_member_falls_for_its_side(method: int) -> None:
    """If seat 0 saves itself its enemies win; if it falls, its comrade does, for both of them. On
    its own it would have nothing to win by that."""
    forks = {0: (0, [1, -2]), 1: (2, [3, 4]), 2: (1, [5, 6])}
    ends = {3: [-1, -1, 1, 1], 4: [1, 1, -1, -1], 5: [1, 1, -1, -1], 6: [-1, -1, 1, 1]}
    assert best_of(road(forks, ends, [0, 0, 1, 1]), 0, method) == 1


def test_comrades_do_not_compete() -> None:
    """Seat 1 is asked after seat 0, with a way that only seat 1 survives and one for both: what
    counts is that the side wins, so seat 0 leaves the choice to it without fear."""
    forks = {0: (0, [1, 2]), 1: (1, [3, -4]), 2: (2, [5, 6])}
    ends = {3: [1, 1, -1], 4: [1, 1, -1], 5: [1, 1, -1], 6: [-1, -1, 1]}
    state = road(forks, ends, [0, 0, 1])
    tree = Tree(Worlds(lambda _: state.copy(), 4, 1), ADVISOR, 0, Tuning(width=9.0), 1)
    for number in range(200):
        tree.iterate(number)
    safe, risky = tree.root.answers
    assert [first(safe.move), first(risky.move)] == [0, 1]
    assert safe.total == safe.visits, "whatever the comrade does, the side wins"
    assert risky.total < 0.5 * risky.visits


# -- what is won and what may be -------------------------------------------------------------------


def over(scores: list[int], sides: list[int]) -> State:
    state = Road(len(sides))
    state.side_of = vec[i64](sides)
    state.finish(vec[i64](scores))
    return state


@pytest.mark.parametrize(("scores", "sides", "won"), [
    ([1, -1], [0, 1], [1, 0]),
    ([0, 0], [0, 1], [0.5, 0.5]),
    ([-1, -1, 1], [0, 1, 2], [0, 0, 1]),
    ([1, -1, 1], [0, 1, 2], [0.5, 0, 0.5]),
    ([-1, -1, -1], [0, 1, 2], [1 / 3, 1 / 3, 1 / 3]),
    ([-1, 1, 1, 1], [0, 1, 1, 1], [0, 1, 1, 1]),
    ([0, 0, 0], [0, 1, 1], [0.5, 0.5, 0.5]),
    ([7, 12, 9, 12], [0, 1, 2, 3], [0, 0.5, 0, 0.5]),
])  # fmt: skip
def test_a_win_is_shared_by_the_sides_on_top(
    scores: list[int], sides: list[int], won: list[float]
) -> None:
    assert ADVISOR.outlooks(over(scores, sides)) == pytest.approx(won)


class Rich(Advisor):
    """What the sides have is written down."""

    def __init__(self, held: list[int]) -> None:
        super().__init__(Tuning())
        self.held = held

    def holding(self, state: State, seat: i64) -> i64:
        return self.held[state.side_of[seat]]


def test_of_two_sides_the_lead_is_the_odds() -> None:
    advisor = Rich([1000, 0])
    for sides in ([0, 1], [0, 1, 1, 1]):
        state = road({0: (0, [0])}, {}, sides)
        assert advisor.lead(state, 0) == 1000 == -advisor.lead(state, 1)
        chances = advisor.outlooks(state)
        assert chances[0] == pytest.approx(0.731, abs=0.001)
        assert chances[1:] == pytest.approx([1 - chances[0]] * (len(sides) - 1))


def test_chances_of_all_sides_add_up_and_those_who_left_have_none() -> None:
    advisor = Rich([300, 0, -900, 400])
    state = road({0: (0, [0])}, {}, [0, 1, 2, 3, 3])
    chances = advisor.outlooks(state)
    assert sum(chances[:4]) == pytest.approx(1) and chances[3] == chances[4]
    assert chances[3] > chances[0] > chances[1] > chances[2] > 0
    assert advisor.lead(state, 0) == -100 and advisor.lead(state, 4) == 100
    state.drop_out(3)
    assert advisor.outlooks(state) == chances, "its comrade is still there"
    state.drop_out(4)
    left = advisor.outlooks(state)
    assert left[3] == left[4] == 0 and sum(left) == pytest.approx(1)
    assert left[0] / left[1] == pytest.approx(chances[0] / chances[1])


def test_a_side_hopelessly_behind_has_a_chance_near_none() -> None:
    chances = Rich([10_000_000, -10_000_000, 0]).outlooks(road({0: (0, [0])}, {}, [0, 1, 2]))
    assert chances == pytest.approx([1, 0, 0])


# -- secret decisions of several -------------------------------------------------------------------


def test_three_who_want_to_be_alone_win_a_third_each() -> None:
    chosen = [0, 0, 0]
    won = 0.0
    for seed in range(40):
        for seat in range(3):
            worlds = Worlds(lambda _: crowd(), 8, 100 * seed + seat)
            found = match_regrets(worlds, ADVISOR, seat, Budget(200), Tuning(), 100 * seed + seat)
            chosen[seat] += first(found.best)
            won += sum(option.total for option in found.options) / 200
    assert won / 120 == pytest.approx(1 / 3, abs=0.03)
    assert all(10 <= often <= 30 for often in chosen)


def test_a_third_seat_does_not_upset_a_duel() -> None:
    """A draw is a third to each now, so seat 0 is high just as often as 1 - x + 0.3 x = x says."""
    high = 1 / 1.7
    chosen = 0
    for seed in range(80):
        worlds = Worlds(lambda _: crowd(prize=1), 8, seed)
        found = match_regrets(worlds, ADVISOR, 0, Budget(400), Tuning(), seed)
        chosen += first(found.best)
    assert chosen / 80 == pytest.approx(high, abs=0.12)


def test_secret_answers_of_three_are_one_line_in_the_tree() -> None:
    tree = Tree(Worlds(lambda _: crowd(), 8, 1), ADVISOR, 0, Tuning(width=9.0), 1)
    for number in range(300):
        tree.iterate(number)
    node, seats = tree.root, []
    while node.answers:
        seats.append([int(answer.seat) for answer in node.answers])
        assert node.after is not None
        assert all(not answer.answers for answer in node.answers)
        node = node.after
    assert seats == [[0, 0], [1, 1], [2, 2]]


class Likes(Advisor):
    """Everybody is inclined to one of the answers."""

    def __init__(self, answer: int) -> None:
        super().__init__(Tuning())
        self.answer = answer

    def merits(self, state: State, index: i64) -> vec[i64]:
        return vec[i64]([100 if n == self.answer else 0 for n in range(len(state.legal(index)))])


@pytest.mark.parametrize("answer", [0, 1])
def test_all_others_answer_before_one_is_judged(answer: int) -> None:
    state = crowd()
    answer_for_others(state, Likes(answer), 1, 20, 5)
    assert state.asked(0) == state.asked(2) == -1 and state.asked(1) == 1
    state.advance(state.legal(1)[1 - answer], 1)
    assert isinstance(state, Crowd)
    assert state.over and list(state.scores) == [-1, 1, -1]


def test_a_question_to_one_seat_alone_is_left_to_it() -> None:
    state = duel(10)
    state.advance(state.legal(0)[0], 0)
    answer_for_others(state, Likes(0), 1, 20, 5)
    assert state.asked(1) == 1
