"""Sampling: what a seat knows stays, everything else could be any way it can be."""

from __future__ import annotations

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from hadur.kernel.sampling import reshuffle_unknown
from hadur.kernel.state import State
from tests.kernel.toys.draw_duel import BURIED, DECK, GAME, HAND, Duel


def duel(seed: int, *moves: str) -> Duel:
    """A game after these moves of whoever is first to decide; "bury" takes any card."""
    state: State = GAME.begin({"goal": 50}, seed)
    for move in moves:
        decision = state.decisions[0]
        text = next(t for t in decision.texts if t.startswith(move))
        state.play(text, decision.seat)
    assert isinstance(state, Duel)
    return state


openings = st.lists(st.sampled_from(["roll", "draw", "bury", "play"]), min_size=2, max_size=2)
states = st.builds(lambda seed, moves: duel(seed, *moves), st.integers(0, 10**6), openings)
seats = st.integers(0, 1)
rngs = st.integers(0, 2**62 - 1)


@given(states, seats, rngs)
def test_a_sample_looks_to_its_seat_like_the_true_state(state: Duel, seat: int, rng: int) -> None:
    before = state.fingerprint()
    sample = state.sample(seat, rng)
    assert sample.view(seat) == state.view(seat)
    assert sample.view(None) == state.view(None)
    assert state.fingerprint() == before


@given(states, seats, rngs)
def test_a_card_the_seat_knows_stays_where_it_is(state: Duel, seat: int, rng: int) -> None:
    sample = GAME.sample(state, seat, rng)
    for card in range(len(state.kind)):
        if state.knows_card(seat, card):
            assert sample.zone[card] == state.zone[card]
            assert sample.knows[card] == state.knows[card]


@given(states, seats, rngs)
def test_every_card_lies_in_one_place_and_is_known_as_that_place_is(
    state: Duel, seat: int, rng: int
) -> None:
    sample = GAME.sample(state, seat, rng)
    cards = []
    for zone in range(len(state.size)):
        for was, now in zip(state.cards_in(zone), sample.cards_in(zone), strict=True):
            assert sample.zone[now] == zone
            assert sample.knows[now] == state.knows[was]
            cards.append(now)
    assert sorted(cards) == list(range(len(state.kind)))


@given(states, seats, rngs)
def test_cards_do_not_leave_their_group(state: Duel, seat: int, rng: int) -> None:
    sample = GAME.sample(state, seat, rng)
    for card in range(len(state.kind)):
        assert sample.zone[card] % 2 == state.zone[card] % 2


@given(states, seats, rngs)
def test_the_map_that_is_returned_says_which_card_lies_where_one_lay(
    state: Duel, seat: int, rng: int
) -> None:
    sample = state.copy()
    now = reshuffle_unknown(sample, seat, [list(range(6)), list(range(6, 12))], rng)
    for zone in range(len(state.size)):
        assert sample.cards_in(zone) == [now[card] for card in state.cards_in(zone)]


def test_cards_outside_every_group_stay() -> None:
    state = duel(5)
    sample = state.copy()
    reshuffle_unknown(sample, 0, [], 77)
    assert [sample.cards_in(z) for z in range(8)] == [state.cards_in(z) for z in range(8)]


def test_every_hand_the_other_may_hold_is_as_likely() -> None:
    state = duel(9, "draw", "bury")
    known = {zone: state.kinds_in(zone) for zone in (DECK + 1, HAND + 1, BURIED + 1)}
    seen: Counter[tuple[int, int]] = Counter()
    for rng in range(6000):
        sample = GAME.sample(state, 0, rng)
        seen[sample.kinds_in(HAND + 1)[0], sample.kinds_in(BURIED + 1)[0]] += 1
    assert len(known[HAND + 1]) == len(known[BURIED + 1]) == 1
    assert len(seen) == 30
    assert all(130 < count < 270 for count in seen.values())


def test_every_order_of_unknown_cards_is_as_likely() -> None:
    state = GAME.begin({"decks": [[1, 2, 3], [4, 5, 6]]}, 1)
    orders: Counter[tuple[int, ...]] = Counter()
    for rng in range(3000):
        sample = state.sample(1, rng)
        assert isinstance(sample, Duel)
        orders[(*sample.kinds_in(DECK), *sample.kinds_in(HAND))] += 1
    assert len(orders) == 6
    assert all(420 < count < 580 for count in orders.values())


def test_sampling_with_the_seed_of_the_game_repeats_none_of_its_shuffles() -> None:
    repeated = 0
    for seed in range(300):
        state = duel(seed)
        shuffled = state.cards_in(DECK) + state.cards_in(HAND)[::-1]
        now = reshuffle_unknown(state, 1, [list(range(6))], seed)
        repeated += [int(card) for card in now[:6]] == shuffled
    assert repeated < 10


def test_sampling_with_the_seed_of_the_game_does_not_give_the_truth_away() -> None:
    right = 0
    for seed in range(1500):
        state = duel(seed)
        sample = GAME.sample(state, 0, seed)
        right += sorted(sample.kinds_in(HAND + 1)) == sorted(state.kinds_in(HAND + 1))
    assert 60 < right < 145, "one hand in fifteen is right by chance"


def test_the_dice_of_a_sample_are_not_those_to_come() -> None:
    same = 0
    for rng in range(1200):
        state = duel(rng)
        sample = GAME.sample(state, 0, rng)
        state.play("roll")
        sample.play("roll")
        same += state.points[0] == sample.points[0]
    assert 140 < same < 260


def test_scripted_chance_is_forgotten() -> None:
    state = duel(1)
    state.script = [5, 5, 5]
    assert GAME.sample(state, 0, 1).script == []
    assert state.script == [5, 5, 5]


@settings(max_examples=30)
@given(rngs)
def test_the_moves_of_the_other_are_those_of_the_sampled_hand(rng: int) -> None:
    state = duel(3, "roll")
    assert state.decisions[0].moves
    sample = GAME.sample(state, 0, rng)
    played = [text for text in sample.decisions[0].texts if text.startswith("play")]
    assert played == [f"play {kind}" for kind in sorted(sample.kinds_in(HAND + 1))]


def test_a_secret_answer_of_the_other_is_forgotten_and_ones_own_is_kept() -> None:
    state = duel(3, "roll", "roll")
    state.play("bid 2", 1)
    assert [d.seat for d in GAME.sample(state, 0, 1).decisions] == [0, 1]
    assert [d.seat for d in GAME.sample(state, 1, 1).decisions] == [0]
    assert [d.seat for d in state.decisions] == [0]


@settings(max_examples=30)
@given(states, seats, rngs)
def test_a_sample_can_be_played_to_its_end(state: Duel, seat: int, rng: int) -> None:
    sample = state.sample(seat, rng)
    while not sample.over:
        decision = sample.decisions[0]
        sample.play(decision.moves[0], decision.seat)
    assert sample.result in ([1, -1], [-1, 1])
