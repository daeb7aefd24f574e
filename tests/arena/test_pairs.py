"""The unit of evidence: one deal, played from all sides."""

from __future__ import annotations

from collections import Counter
from itertools import islice

import pytest

from hadur import bots
from hadur.arena.jobs import deals, seed_of
from hadur.arena.layouts import spread
from hadur.arena.worker import play, turns_of
from hadur.games import NAMES, load

from .conftest import DECKS, jobs_for, laid_out


def test_each_player_has_each_side_of_every_deal_once() -> None:
    jobs = jobs_for(["x", "y", "z"], 12)
    assert len(jobs) == 12 * 3 * 2 == len({job.id for job in jobs})
    for one, two in zip(jobs[::2], jobs[1::2], strict=True):
        assert one.group == two.group
        assert one.players == two.players[::-1]
        assert (one.seed, one.chosen, one.setup) == (two.seed, two.chosen, two.setup)
    sides = Counter(
        (player, seat, deck)
        for job in jobs
        for seat, (player, deck) in enumerate(zip(job.players, job.chosen, strict=True))
    )
    for deck, _ in DECKS:
        for seat in (0, 1):
            assert len({sides[player, seat, deck] for player in "xyz"}) == 1


def test_all_players_meet_on_the_same_deals() -> None:
    seeds: dict[frozenset[str], list[int]] = {}
    for job in jobs_for(["x", "y", "z"], 5):
        seeds.setdefault(frozenset(job.players), []).append(job.seed)
    assert len(seeds) == 3
    assert len({tuple(found) for found in seeds.values()}) == 1


def test_more_games_and_more_players_keep_the_games_there_were() -> None:
    few = {job.id: job for job in jobs_for(["x", "y"], 3)}
    more = {job.id: job for job in jobs_for(["x", "y", "z"], 9)}
    assert all(more[id] == job for id, job in few.items())


def test_every_deck_is_dealt_as_often_as_any_other() -> None:
    dealt = islice(deals(laid_out(), 1), 18)
    count = Counter((seat, deck) for deal in dealt for seat, deck in enumerate(deal.layout.chosen))
    assert set(count.values()) == {6}


def test_all_pairs_of_decks_come_up_and_those_of_one_deck_last() -> None:
    every = spread(8, 2, mirrors=True)
    assert len(every) == len(set(every)) == 64
    assert every[56:] == [(deck, deck) for deck in range(8)]
    assert spread(8, 2, mirrors=False) == every[:56]
    assert spread(1, 2, mirrors=False) == [(0, 0)]
    for length in (8, 16, 56, 64):
        seats = [deck for pair in every[:length] for deck in pair]
        assert {seats.count(deck) for deck in range(8)} == {length * 2 // 8}


def test_seeds_differ_and_bots_do_not_share_the_dice_of_the_deal() -> None:
    one = {job.seed for job in jobs_for(["x", "y"], 200, seed=1)}
    two = {job.seed for job in jobs_for(["x", "y"], 200, seed=2)}
    assert len(one) == 200 and not one & two
    assert not {seed_of("bot", seed, seat) for seed in one for seat in (0, 1)} & one


def test_the_same_job_is_the_same_game() -> None:
    job = jobs_for(["random", "heuristic"], 1)[0]
    one, two = play(job), play(job)
    assert (one.scores, one.turns, one.decisions, one.fingerprint) == (
        two.scores, two.turns, two.decisions, two.fingerprint,
    )  # fmt: skip
    assert one.decisions[0] > 0 and one.seconds[1] > 0 and one.longest[1] >= one.seconds[1]
    assert not one.fault and not one.failure


class Failing(bots.Bot):
    """A bot that breaks down in the middle of a game."""

    def decide(self, glimpse: object) -> int:
        if self.draw(1000) > 900:
            raise LookupError("lost\nmy notes")
        return glimpse.moves[0]  # type: ignore[attr-defined,no-any-return]


class Cheating(bots.Bot):
    def choose(self, state: object, seat: int) -> int:
        return -7


def patched(monkeypatch: object, **made: type[bots.Bot]) -> None:
    real = bots.make

    def make(name: str, game: object, seed: int = 0) -> bots.Bot:
        return made[name](game, seed) if name in made else real(name, game, seed)  # type: ignore[arg-type]

    monkeypatch.setattr(bots, "make", make)  # type: ignore[attr-defined]


def test_a_bot_that_raises_loses(monkeypatch: object) -> None:
    patched(monkeypatch, failing=Failing)
    for seat, job in enumerate(jobs_for(["failing", "random"], 1)):
        outcome = play(job)
        assert outcome.winner_name == "random"
        assert outcome.scores[seat] == -1 and outcome.faulty == (seat,)
        assert outcome.fault == "failing fails: LookupError: lost my notes"
        assert not outcome.failure


def test_a_bot_that_plays_an_illegal_move_loses(monkeypatch: object) -> None:
    patched(monkeypatch, cheating=Cheating)
    outcome = play(jobs_for(["random", "cheating"], 1)[0])
    assert outcome.scores == (1, -1)
    assert "plays -7, which is not legal" in outcome.fault


def test_a_mistake_of_ours_gives_nobody_the_game() -> None:
    from dataclasses import replace

    job = jobs_for(["random", "heuristic"], 1)[0]
    outcome = play(replace(job, setup={"seats": [{"deck": "no-such-deck"}, {}]}))
    assert outcome.scores == () and outcome.winner_name is None
    assert "no-such-deck" in outcome.failure


@pytest.mark.parametrize("name", NAMES)
def test_how_long_a_game_was_is_counted(name: str) -> None:
    game = load(name)
    state = game.begin(game.sample_setups(1)[0], 1)
    for _ in range(400):
        if state.over:
            break
        decision = state.decisions[0]
        state.advance(decision.moves[-1], decision.index)
    view = state.view()
    told = [view.get(key) for key in ("turns", "round", "turn")]
    assert turns_of(state) == next(count for count in told if isinstance(count, int))
    assert turns_of(state) > 0 and turns_of(None) == 0
