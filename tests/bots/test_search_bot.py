"""Budgets of the search bot, its honesty beside its cheating twin, and processes that think."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import Future
from multiprocessing import active_children

import pytest

from hadur import bots
from hadur.bots.base import Glimpse
from hadur.bots.search import LEVELS, Limit, Search
from hadur.bots.workers import Thinkers, Thought, is_brief
from hadur.games import load
from hadur.games.summoner_wars.state import HAND
from hadur.kernel.errors import UnknownName
from hadur.kernel.match import Match
from hadur.kernel.record import Record
from hadur.kernel.state import State
from hadur.search.budget import ENDLESS

GAME = load("summoner-wars")


@pytest.mark.parametrize(
    ("text", "limit"),
    [
        ("1s", Limit(ENDLESS, 1.0)),
        ("0.5s", Limit(ENDLESS, 0.5)),
        ("200ms", Limit(ENDLESS, 0.2)),
        ("500i", Limit(500)),
        ("1", Limit(LEVELS[0])),
        ("5", Limit(LEVELS[4])),
    ],
)
def test_a_budget_is_a_time_iterations_or_a_level(text: str, limit: Limit) -> None:
    assert Limit.read(text) == limit


@pytest.mark.parametrize("text", ["0s", "0i", "6", "0", "-1s", "1.5i", "fast", "1 s", "1h", "²"])
def test_what_is_no_budget_is_refused_in_one_line(text: str) -> None:
    with pytest.raises(UnknownName) as error:
        bots.make(f"search:{text}", GAME)
    assert f"'{text}' is no budget" in str(error.value)
    assert "\n" not in str(error.value)


def position(moves: int) -> Match:
    """A match after so many scripted moves."""
    match = Match.start(GAME, {"decks": ["savanna-elves", "cave-goblins"]}, 11)
    player = bots.make("script", GAME, 2)
    for _ in range(moves):
        seat = match.state.decisions[0].seat
        match.play(player.choose(match.state, seat), seat)
    return match


def test_more_iterations_are_used_when_they_are_given() -> None:
    state = position(40).state
    seat = state.decisions[0].seat
    used = []
    for limit in (Limit(10), Limit(40)):
        used.append(iterations(state, seat, limit))
    assert used == [10, 40]
    seconds = 0.05
    while iterations(state, seat, Limit(seconds=seconds)) == 0:
        seconds *= 2  # the machine is busy


def iterations(state: State, seat: int, limit: Limit) -> int:
    player = Search(GAME, 3, limit)
    player.decide(Glimpse(state, seat))
    assert player.findings is not None
    return int(player.findings.iterations)


def test_the_honest_search_sees_other_hands_than_the_cheat() -> None:
    """Worlds of the honest one differ in the cards it cannot see; the cheat's never do."""
    state = position(40).state
    seat = state.decisions[0].seat
    enemy_hand = HAND + 1 - seat

    def hands(name: str) -> set[tuple[int, ...]]:
        player = bots.make(name, GAME, 1)
        assert isinstance(player, Search)
        player.choose(state, seat)
        imagine = player.imagine(Glimpse(state, seat))
        worlds = [imagine(rng) for rng in range(20)]
        assert len({int(world.seed) for world in worlds}) == 20  # the dice to come are hidden
        assert all(world.view(seat) == state.view(seat) for world in worlds)
        return {tuple(sorted(world.cards_in(enemy_hand))) for world in worlds}  # type: ignore[attr-defined]

    true_hand = tuple(sorted(state.cards_in(enemy_hand)))  # type: ignore[attr-defined]
    assert hands("cheat:2i") == {true_hand}
    assert len(hands("search:2i")) > 10


# -- processes that think --------------------------------------------------------------------------


@pytest.fixture
def thinkers() -> Iterator[Thinkers]:
    pool = Thinkers(1)
    yield pool
    pool.close()


def thought(match: Match, bot: str) -> Thought:
    return Thought.of(match, match.state.decisions[0].seat, bot, 5)


def test_a_thought_comes_to_the_same_position() -> None:
    match = position(60)
    again = Match.from_record(GAME, Record.from_text(match.record.to_text()))
    for one in (match, again):
        assert thought(one, "random").position().fingerprint() == match.state.fingerprint()
    match.undo(consent=True)
    assert thought(match, "random").position().fingerprint() == match.state.fingerprint()


def test_a_thought_knows_a_match_that_began_in_a_position() -> None:
    position = {
        "active": 0,
        "phase": "summon",
        "magic": [3, 0],
        "hand": [["undead-archer"], []],
        "board": {"d1": "0 ret-talus", "c3": "0 starting-gate", "d8": "1 svara"},
    }
    setup = GAME.check_setup({"decks": ["fallen-kingdom", "polar-dwarves"]})
    match = Match.at_position(GAME, setup, position, 5)
    match.play("summon undead-archer c2")
    there = thought(match, "search:10i").position()
    assert there.fingerprint() == match.state.fingerprint()


def test_a_process_gives_the_move_it_would_be_here(thinkers: Thinkers) -> None:
    for moves in (0, 30):
        match = position(moves)
        there = thinkers.think(thought(match, "search:10i")).result(60)
        assert there == thought(match, "search:10i").move_in(match.state)


def test_a_process_that_is_killed_is_replaced(thinkers: Thinkers) -> None:
    match = position(10)
    first = thinkers.think(thought(match, "search:10i")).result(60)
    process = thinkers._all[0]._process  # the one for brief thoughts
    process.kill()
    process.join()
    assert thinkers.think(thought(match, "search:10i")).result(60) == first


def test_one_that_thinks_too_long_is_answered_for(thinkers: Thinkers) -> None:
    match = position(10)
    endless = thought(match, "search:100000000i")
    assert thinkers.think(endless, limit=0.3).result(60) == endless.move("script")
    again = thinkers.think(thought(match, "search:10i")).result(60)
    assert again == thought(match, "search:10i").move_in(match.state)


def test_a_bot_that_fails_is_a_fault_and_the_next_one_is_asked(thinkers: Thinkers) -> None:
    match = position(10)
    with pytest.raises(bots.BotFault, match="no bot is called 'nobody'"):
        thinkers.think(thought(match, "nobody")).result(60)
    assert thinkers.think(thought(match, "random")).result(60) in match.state.decisions[0].moves


def test_processes_that_are_warm_are_there_before_the_first_thought(thinkers: Thinkers) -> None:
    others = {process.pid for process in active_children()}
    thinkers.warm("search:1")
    assert len({process.pid for process in active_children()} - others) == 1
    thinkers.warm()
    warm = {process.pid for process in active_children()} - others
    assert len(warm) == 2
    match = position(10)
    for bot in ("random", "search:60i"):
        found = thinkers.think(thought(match, bot)).result(60)
        assert found in match.state.decisions[0].moves
    assert {process.pid for process in active_children()} - others == warm


def test_quick_bots_do_not_wait_behind_slow_ones(thinkers: Thinkers) -> None:
    """All long thoughts have to be over first; brief ones go past them."""
    match = position(10)
    endless = [thinkers.think(thought(match, "search:100000000i"), whose=t) for t in "ab"]
    for bot in ("search:1", "search:3"):
        quick = thinkers.think(thought(match, bot), whose="c").result(60)
        assert quick == thought(match, bot).move_in(match.state)
    assert not any(one.done() for one in endless)


@pytest.mark.parametrize(
    ("bot", "brief"),
    [
        *(("script", True), ("search", True), ("search:3", True), ("search:52i", True)),
        *(("search:4", False), ("search:53i", False), ("search:1s", False)),
    ],
)
def test_a_level_up_to_the_third_thinks_briefly(bot: str, brief: bool) -> None:
    assert is_brief(bot) is brief


def test_an_answer_is_found_by_the_time_it_is_due(thinkers: Thinkers) -> None:
    """Whoever would think on for ever makes what looks best by then."""
    match = position(10)
    endless = thought(match, "search:100000000i")
    found = thinkers.think(endless, by=time.monotonic() + 0.5).result(60)
    assert found in match.state.decisions[0].moves


def test_with_no_time_left_a_quick_bot_answers(thinkers: Thinkers) -> None:
    match = position(10)
    endless = thought(match, "search:100000000i")
    assert thinkers.think(endless, by=time.monotonic()).result(60) == endless.move("script")


def test_closing_does_not_wait_for_a_thought() -> None:
    pool = Thinkers(1)
    pool.think(thought(position(10), "random")).result(60)
    endless: Future[int] = pool.think(thought(position(10), "search:100000000i"))
    time.sleep(0.2)
    pool.close()
    with pytest.raises(bots.BotFault):
        endless.result(30)
