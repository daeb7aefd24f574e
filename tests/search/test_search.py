"""The searches find what is right where that is known, within their budgets, and repeatably."""

from __future__ import annotations

import pytest

from hadur.kernel.advice import HALVING, NEVER, TREE, Advisor, Tuning
from hadur.kernel.moves import first
from hadur.kernel.native import i64, vec
from hadur.kernel.state import State
from hadur.search.budget import ENDLESS, Budget
from hadur.search.findings import Findings
from hadur.search.secret import match_regrets
from hadur.search.think import think
from hadur.search.worlds import Worlds
from tests.search.small_games import ADVISOR, Coin, Heap, coin, duel, heap


def searched(state: State, method: int, iterations: int, seed: int = 1, **extra: float) -> Findings:
    """A search where nothing is hidden: every imagined world is the true one."""
    tuning = Tuning(method, limit=200, horizon=1, noise=10, **extra)  # type: ignore[arg-type]
    return think(lambda _: state.copy(), ADVISOR, 0, Budget(iterations), tuning, seed)


@pytest.mark.parametrize("stones", [5, 6, 7, 9, 10])
def test_the_tree_leaves_a_multiple_of_four(stones: int) -> None:
    assert first(searched(heap(stones), TREE, 3000, width=8.0).best) == stones % 4


@pytest.mark.parametrize("stones", [2, 3, 5])
def test_halving_finds_what_random_play_shows(stones: int) -> None:
    assert first(searched(heap(stones), HALVING, 1000).best) == stones % 4


@pytest.mark.parametrize("method", [TREE, HALVING])
def test_the_same_seed_and_iterations_give_the_same_findings(method: int) -> None:
    found = [searched(heap(9), method, 300, seed=4) for _ in range(2)]
    other = searched(heap(9), method, 300, seed=5)
    rows = [[(o.move, o.visits, o.total) for o in f.options] for f in (*found, other)]
    assert rows[0] == rows[1] != rows[2]
    assert found[0].iterations == found[1].iterations <= 300


@pytest.mark.parametrize("method", [TREE, HALVING])
def test_a_budget_too_small_for_all_moves_still_gives_one(method: int) -> None:
    for iterations in (1, 2, 3):
        found = searched(heap(9), method, iterations)
        assert found.iterations == iterations
        assert sum(option.visits for option in found.options) == iterations
        assert found.best in [option.move for option in found.options if option.visits]


@pytest.mark.parametrize("method", [TREE, HALVING])
def test_no_time_at_all_gives_a_legal_move(method: int) -> None:
    tuning = Tuning(method)
    found = think(lambda _: heap(9), ADVISOR, 0, Budget(seconds=1e-9), tuning, 1)
    assert found.iterations == 0
    assert first(found.best) in (1, 2, 3)


def test_a_budget_counts_what_is_spent() -> None:
    budget = Budget(3)
    assert [budget.spend() for _ in range(5)] == [True, True, True, False, False]
    assert (budget.used, budget.share()) == (3, 1.0)


def test_the_tree_stops_when_nothing_could_change_the_answer() -> None:
    """One stone of two loses and two win at once: the lead is soon larger than what is left."""
    found = searched(heap(2), TREE, 1000, explore=0.1)
    assert first(found.best) == 2
    assert 500 < found.iterations < 700


def test_few_visits_open_few_moves() -> None:
    narrow = searched(heap(9), TREE, 4, width=0.1, narrowest=1)
    assert [option.visits for option in narrow.options] == [4, 0, 0]
    wide = searched(heap(9), TREE, 4, width=0.1, narrowest=3)
    assert min(option.visits for option in wide.options) > 0


# -- what is hidden --------------------------------------------------------------------------------


@pytest.mark.parametrize("method", [TREE, HALVING])
@pytest.mark.parametrize("face", [0, 1])
def test_a_hidden_coin_is_not_guessed(method: int, face: int) -> None:
    """In each single world a guess would win; over all of them passing is best."""
    worlds = [coin(0), coin(1)]
    tuning = Tuning(method, horizon=1, limit=50, worlds=64)
    found = think(lambda rng: worlds[rng % 2].copy(), ADVISOR, 0, Budget(600), tuning, 3)
    assert first(found.best) == 2
    seen = think(lambda _: coin(face), ADVISOR, 0, Budget(600), tuning, 3)
    assert first(seen.best) == face


def test_worlds_differ_in_dice_and_come_again_by_number() -> None:
    made: list[int] = []

    def imagine(rng: int) -> State:
        made.append(rng)
        return Coin(rng % 2)

    worlds = Worlds(imagine, 4, 9)
    seeds = [worlds.visit(number).seed for number in range(12)]
    assert len(set(seeds)) == 12
    assert len(made) == 4
    assert worlds.visit(5).seed == seeds[5]


# -- secret decisions ------------------------------------------------------------------------------


@pytest.mark.parametrize("prize", [10, 1])
def test_secret_choices_are_mixed_as_the_theory_says(prize: int) -> None:
    """Seat 0 gets 1 for low against low, (prize + 10) / 20 on average for high against high (a
    draw is a half), else 0. It is high just so often that seat 1 does not care."""
    high = 1 / (1 + (prize + 10) / 20)
    chosen = 0
    for seed in range(60):
        worlds = Worlds(lambda _: duel(prize), 8, seed)
        found = match_regrets(worlds, ADVISOR, 0, Budget(400), Tuning(), seed)
        chosen += first(found.best)
    assert abs(chosen / 60 - high) < 0.15


def test_a_secret_decision_is_searched_as_one() -> None:
    """A search that saw the other's answer would always win; one that took turns would always
    lose. The mixture wins about half."""
    answers = set()
    won = 0.0
    for seed in range(12):
        found = think(lambda _: duel(10), ADVISOR, 0, Budget(150), Tuning(), seed)
        answers.add(first(found.best))
        won += sum(option.total for option in found.options)
    assert answers == {0, 1}
    assert 0.45 < won / (12 * 150) < 0.55


def test_secret_answers_inside_the_tree_do_not_depend_on_each_other() -> None:
    """Seat 1's question comes second, yet its node is one and the same whatever seat 0 chose."""
    from hadur.search.tree import Tree

    tree = Tree(Worlds(lambda _: duel(10), 8, 1), ADVISOR, 0, Tuning(width=9.0), 1)
    for number in range(300):
        tree.iterate(number)
    after = tree.root.after
    assert after is not None
    assert [answer.seat for answer in tree.root.answers] == [0, 0]
    assert [answer.seat for answer in after.answers] == [1, 1]
    assert all(not answer.answers for answer in tree.root.answers)


class Wise(Advisor):
    """Knows at a glance that a multiple of four is lost to whoever has to take of it."""

    def prospect(self, state: State, seat: int) -> float:
        if state.over:
            return self.outlook(state, seat)
        assert isinstance(state, Heap)
        return 0.9 if state.stones % 4 == 0 else 0.1


def glanced(stones: int, iterations: int, glance: int, seed: int = 1, seconds: float = 0) -> int:
    tuning = Tuning(HALVING, limit=200, horizon=1, noise=10, glance=glance)
    budget = Budget(iterations, seconds)
    return first(think(lambda _: heap(stones), Wise(tuning), 0, budget, tuning, seed).best)


def test_with_few_tries_a_glance_decides_and_without_it_luck_does() -> None:
    seeds = range(20)
    assert {glanced(9, 16, 60, seed) for seed in seeds} == {1}
    assert len({glanced(9, 4, 0, seed) for seed in seeds}) > 1


def test_with_very_few_tries_there_is_no_glance() -> None:
    """A beginner sees what comes of a move, and does not look at all of them first."""
    seeds = range(20)
    glances = [[glanced(9, 4, glance, seed) for seed in seeds] for glance in (0, 60)]
    assert glances[0] == glances[1] and len(set(glances[0])) > 1


def test_many_tries_overrule_a_glance() -> None:
    class Deceived(Wise):
        def prospect(self, state: State, seat: int) -> float:
            return 0.6 if state.over else 1.0

    tuning = Tuning(HALVING, limit=200, horizon=1, noise=10, glance=30)
    found = [
        think(lambda _: heap(2), Deceived(tuning), 0, Budget(many), tuning, 1)
        for many in (16, 2000)
    ]
    assert [first(each.best) for each in found] == [1, 2]


def test_a_glance_is_quick_where_time_is_short() -> None:
    assert glanced(9, ENDLESS, 30, seconds=1e-9) == 1


class Timid(Advisor):
    """Would rather take one stone than two, and two than three."""

    def merits(self, state: State, index: int) -> vec[i64]:
        return vec[i64]([-10 * first(move) for move in state.legal(index)])


def kept_to_sense(stones: int, iterations: int, near: float, seed: int) -> Findings:
    tuning = Tuning(HALVING, limit=200, horizon=1, noise=30, near=near)
    budget = Budget(iterations)
    return think(lambda _: heap(stones), Timid(tuning), 0, budget, tuning, seed)


def test_a_sure_win_is_taken_before_anything_is_tried() -> None:
    found = kept_to_sense(3, 2, 0.02, 1)
    assert (first(found.best), found.iterations) == (3, 0)
    assert first(kept_to_sense(3, 2, 0.0, 1).best) != 3, "two tries do not come so far"


def test_of_moves_as_good_as_each_other_the_plainer_one_is_made() -> None:
    """All that is found out of eight stones is luck: whatever is taken, the game is lost."""
    pairs = [
        tuple(first(kept_to_sense(8, 12, near, seed).best) for near in (0.0, 1.0))
        for seed in range(20)
    ]
    assert all(plain <= lucky for lucky, plain in pairs)
    assert any(plain < lucky for lucky, plain in pairs)


class Sure(Advisor):
    """Would by far like best to take two stones, and one rather than three."""

    def merits(self, state: State, index: int) -> vec[i64]:
        return vec[i64]([(0, 60, 100, 10)[first(move)] for move in state.legal(index)])


def tried(iterations: int, tries: int) -> list[int]:
    """The stones of the moves that were tried at all."""
    tuning = Tuning(HALVING, limit=200, horizon=1, noise=10, tries=tries)
    found = think(lambda _: heap(9), Sure(tuning), 0, Budget(iterations), tuning, 1)
    return sorted(int(first(option.move)) for option in found.options if option.visits > 0)


def test_a_beginner_tries_only_what_looks_about_as_good_as_the_best() -> None:
    assert tried(15, 1) == [1, 2]
    assert tried(16, 1) == [1, 2, 3]


def test_as_many_moves_are_tried_as_can_have_their_tries() -> None:
    assert tried(16, 8) == [1, 2]
    assert tried(24, 8) == [1, 2, 3]


class Bold(Advisor):
    """Chooses high, and never low."""

    def merits(self, state: State, index: int) -> vec[i64]:
        return vec[i64]([0 if k == 0 else NEVER for k in range(len(state.legal(index)))])


def test_a_secret_answer_that_nothing_defends_is_not_given() -> None:
    def answers(near: float) -> set[int]:
        tuning = Tuning(limit=200, horizon=1, near=near)
        return {
            int(think(lambda _: duel(10), Bold(tuning), 0, Budget(4), tuning, seed).best)
            for seed in range(20)
        }

    assert len(answers(0.02)) == 1
    assert len(answers(0.0)) == 2
