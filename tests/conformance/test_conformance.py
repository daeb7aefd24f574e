"""What must hold for every game, whatever its rules."""

from __future__ import annotations

import json

import pytest

from hadur.games.chaos_galaxy import log as galaxy_log
from hadur.games.forbidden_stars import log as stars_log
from hadur.kernel.bits import BIT
from hadur.kernel.cards import CardState
from hadur.kernel.choices import Kind, attribute, chosen
from hadur.kernel.columns import faults
from hadur.kernel.decision import Decision
from hadur.kernel.errors import IllegalMove, UnknownName
from hadur.kernel.events import Event, Heard
from hadur.kernel.game import Game
from hadur.kernel.match import Match, follow
from hadur.kernel.record import Record
from hadur.kernel.setups import open_choices
from hadur.kernel.state import EVERYONE, State
from hadur.text.catalogue import LANGUAGES, Catalogue, game_folder

from .conftest import Dice, setups, walk

THINNER = 10
"""After so many positions of a game only every other one is tried: some games are long."""


def seen(state: State, seat: int | None) -> str:
    """Every byte a seat receives of a position."""
    game = state.game()
    return json.dumps(
        [state.view(seat), game.draw_text(state, seat), game.draw_svg(state, seat)],
        ensure_ascii=False,
    )


def test_the_set_ups_to_try_a_game_with_are_of_every_kind(game: Game) -> None:
    """Each number of seats, and with each of them every value of every choice."""
    for rng in (1, 2):
        found = game.sample_setups(rng)
        assert {len(setup["seats"]) for setup in found} == set(game.seats)
        for seats in game.seats:
            of_them = [setup for setup in found if len(setup["seats"]) == seats]
            for choice in open_choices(game, {"seats": seats}):
                values = {json.dumps(chosen(setup, choice)) for setup in of_them}
                wanted = 2 if choice.kind is Kind.NUMBER else len(choice.values)
                assert len(values) >= wanted, (seats, choice.name)
        for setup in found:
            assert game.check_setup(setup) == setup
            assert json.loads(json.dumps(setup)) == setup


def test_every_choice_has_its_words(game: Game) -> None:
    for lang in LANGUAGES:
        texts = Catalogue(lang, (game.folder or game_folder(game.name)) / "text")
        for seats in game.seats:
            for choice in open_choices(game, {"seats": seats}):
                if choice.kind is Kind.DECK:
                    continue
                assert texts.has(f"option-{choice.name}"), (lang, choice.name)
                for value in choice.values:
                    id = f"option-{choice.name}.{attribute(value)}"
                    assert texts.has(id), (lang, id)


def test_what_cannot_be_chosen_is_refused_with_what_would_be_right(game: Game) -> None:
    many = max(game.seats) + 1
    for wrong, said in (
        ({"seats": many}, str(many)),
        ({"seats": [{}] * many}, str(many)),
        ({"seats": [{"no-such": "1"}, *([{}] * (game.seats[0] - 1))]}, "no-such"),
        ({"options": {"no-such": "1"}}, "no-such"),
        ({"anything": 1}, "anything"),
        ([], "table"),
    ):
        with pytest.raises(UnknownName, match=said):
            game.check_setup(wrong)  # type: ignore[arg-type]
    for choice in open_choices(game, {}):
        if choice.kind is not Kind.DECK:
            table = {choice.name: "no-such-value"}
            places = [table if n == choice.seat else {} for n in range(game.seats[0])]
            wrong_setup = {"options": table} if choice.seat is None else {"seats": places}
            with pytest.raises(UnknownName, match=choice.name):
                game.check_setup(wrong_setup)


def test_every_kind_of_set_up_plays_to_an_end(game: Game) -> None:
    decisions = 0
    for number, setup in enumerate(setups(game)):
        state = game.begin(setup, seed=number)
        decisions += sum(1 for _ in walk(state, number))
        assert state.over
        assert state.result is not None
        assert len(state.result) == state.seats == len(setup["seats"])
        assert not state.decisions
    # A careless player may end a game soon, but hardly all of them.
    assert decisions > 10 * len(setups(game))


def test_a_side_wins_and_loses_together(game: Game) -> None:
    for number, setup in enumerate(setups(game)[:20]):
        sides = game.sides(setup)
        assert sorted(seat for side in sides for seat in side) == list(range(len(setup["seats"])))
        state = game.begin(setup, seed=number)
        for number_of_side, side in enumerate(sides):
            assert {int(state.side_of[seat]) for seat in side} == {number_of_side}
        for _ in walk(state, number):
            pass
        assert state.result is not None
        for side in sides:
            assert len({state.result[seat] for seat in side}) == 1


def test_whoever_leaves_is_not_waited_for(game: Game) -> None:
    """At any time, in or out of turn: the others play on to an end by the same rules, or the game
    is over because one side is left; and its record replays."""
    left = went_on = 0
    for number, setup in enumerate(setups(game)[:24]):
        match = Match.start(game, setup, number)
        dice = Dice(number)
        for _ in range(dice.below(60)):
            if not match.state.over:
                decision = match.state.decisions[dice.below(len(match.state.decisions))]
                match.play(dice.move(match.state, decision.index), decision.seat)
        while not match.state.over:
            seats = [n for n in range(int(match.state.seats)) if not match.state.is_out(n)]
            gone = seats[dice.below(len(seats))]
            match.concede(gone)
            left += 1
            state = match.state
            sides = {int(state.side_of[n]) for n in seats if n != gone}
            assert state.over or len(sides) > 1
            went_on += not state.over
            for _ in range(dice.below(80)):
                if state.over:
                    break
                assert all(not state.is_out(decision.seat) for decision in match.state.decisions)
                decision = match.state.decisions[dice.below(len(match.state.decisions))]
                match.play(dice.move(match.state, decision.index), decision.seat)
                state = match.state
            with pytest.raises(IllegalMove):
                match.concede(gone)
        assert match.state.result is not None
        record = Record.from_text(match.record.to_text())
        assert record.replay(game).fingerprint() == match.state.fingerprint()
        again = game.begin(setup, number)
        for (index, move), line in zip(match.answers(), match.record.moves, strict=True):
            again.script = list(line.chance)
            follow(again, index, move)
        assert again.fingerprint() == match.state.fingerprint()
    assert left >= 12
    assert went_on or max(game.seats) == 2


def test_a_copy_is_equal_and_goes_its_own_way(game: Game) -> None:
    for number, setup in enumerate(setups(game)[::5]):
        state = game.begin(setup, seed=number)
        for position in walk(state, number):
            before = position.dump()
            twin = position.copy()
            assert twin.dump() == before
            assert faults(position, twin) == []
            move = Dice(number).move(twin, twin.decisions[0].index)
            other = position.copy()
            twin.advance(move, twin.decisions[0].index)
            assert position.dump() == before, "the copy changed the original"
            other.advance(move, other.decisions[0].index)
            assert other.dump() == twin.dump(), "copies played alike differ"


def read(decision: Decision) -> tuple[object, ...]:
    """All that a decision tells."""
    told = (decision.seat, decision.index, decision.prompt, decision.rule, repr(decision))
    return *told, decision.topics, decision.moves, decision.texts


def test_a_decision_stays_what_it_was_when_the_game_goes_on(game: Game) -> None:
    """Also one that was never read before its move was played."""
    for number, setup in enumerate(setups(game)[::9]):
        state = game.begin(setup, seed=number)
        before: list[tuple[Decision, Decision, tuple[object, ...]]] = []
        for position in walk(state, number):
            assert len(position.decisions) == len([a for a in position.answers if a < 0])
            now, later = position.decisions[0], position.decisions[0]
            before.append((now, later, read(now)))
        assert len(before) > 10
        for now, later, told in before:
            assert read(now) == told == read(later)
            assert now == later and hash(now) == hash(later)
        assert len({now for now, _, _ in before}) > 5


def play_out(match: Match, seed: int, limit: int = 100_000) -> None:
    dice = Dice(seed)
    while not match.state.over and match.moves < limit:
        decision = match.state.decisions[0]
        match.play(dice.move(match.state, decision.index), decision.seat)


def test_a_record_replays_to_the_same_state(game: Game) -> None:
    for number, setup in enumerate(setups(game)[::7]):
        match = Match.start(game, setup, number)
        play_out(match, number)
        record = Record.from_text(match.record.to_text())
        assert record.replay(game).fingerprint() == match.state.fingerprint()


def test_a_game_can_be_saved_and_loaded_at_every_decision(game: Game) -> None:
    match = Match.start(game, setups(game)[3], 5)
    dice = Dice(5)
    while not match.state.over and match.moves < 120:
        again = Match.from_record(game, Record.from_text(match.record.to_text()))
        assert again.state.dump() == match.state.dump()
        decision = match.state.decisions[0]
        match.play(dice.move(match.state, decision.index), decision.seat)


def test_every_move_can_be_taken_back_and_made_again(game: Game) -> None:
    match = Match.start(game, setups(game)[9], 2)
    play_out(match, 2)
    after = [match.state.dump()]
    while match.can_undo(consent=True):
        match.undo(consent=True)
        after.append(match.state.dump())
    for dump in reversed(after[:-1]):
        match.redo()
        assert match.state.dump() == dump
    fresh = Match.start(game, setups(game)[9], 2)
    assert fresh.state.dump() == after[-1]


def test_no_seat_sees_what_it_cannot_know(game: Game) -> None:
    for number, setup in enumerate(setups(game)[::9]):
        interfere(game, setup, number, every=6)


@pytest.mark.nightly
def test_no_seat_sees_what_it_cannot_know_on_ten_thousand_positions(game: Game) -> None:
    positions = 0
    seed = 1000
    while positions < 10_000:
        for setup in setups(game):
            positions += interfere(game, setup, seed, every=4)
            seed += 1
    assert positions >= 10_000


def interfere(game: Game, setup: dict[str, object], seed: int, every: int) -> int:
    """Change what a seat cannot know along a game; what it receives must stay the same."""
    state = game.begin(setup, seed=seed)
    checked = 0
    for step, position in enumerate(walk(state, seed)):
        if step % every:
            continue
        for seat in range(int(position.seats)):
            other = position.sample(seat, seed * 7919 + step)
            assert seen(other, seat) == seen(position, seat)
            check_streams(position, other, seat)
        checked += 1
        if checked % THINNER == 0:
            every *= 2
    return checked


def check_streams(one: State, other: State, seat: int) -> None:
    """Whatever others play that looks the same to the seat must sound the same to it."""
    decision = one.decisions[0]
    if decision.seat == seat or a_third_has_answered(one, seat):
        return
    game = one.game()
    told: dict[tuple[str | int, ...], list[tuple[list[Event], bool]]] = {}
    for world in (one, other):
        for move in world.legal(decision.index):
            text = game.text_for(world, decision.index, int(move), seat)
            after = world.copy()
            after.seed = one.seed
            after.learned = 0
            heard = Heard()
            after.listener = heard
            after.advance(int(move), decision.index)
            # What is told to the seat alone (its own draws) may well differ.
            events = [event for event in heard.events if event.audience == EVERYONE]
            if game.chance_reveals(heard.results) or came_up(world, after, seat, heard.results):
                continue
            # What is turned up on the way, by a question with a single answer, is no secret then;
            # nor is what a rule shows to all and turns down again.
            shown = [n for e in events if e.kind in SHOWN_ONCE.get(game.name, ()) for n in e[:5]]
            key = (text, *turned_up(world, after, seat), *shown)
            told.setdefault(key, []).append((events, int(after.asked(seat)) >= 0))
    for key, heard_events in told.items():
        assert all(item == heard_events[0] for item in heard_events), key


def a_third_has_answered(state: State, seat: int) -> bool:
    """Whether the last of several secret answers would open another's beside its own."""
    return any(state.answers[k] >= 0 and int(ask.seat) != seat for k, ask in enumerate(state.asks))


def turned_up(before: State, after: State, seat: int) -> list[int]:
    """The kinds of cards that all know now and the seat did not."""
    if not isinstance(before, CardState) or not isinstance(after, CardState):
        return []
    return sorted(
        int(after.kind[card])
        for card in range(len(before.kind))
        if after.knows[card] == BIT[int(before.seats)] - 1 and before.knows[card] & BIT[seat] == 0
    )


SHOWN_ONCE = {
    "chaos-galaxy": (galaxy_log.UNMASKED,),
    "forbidden-stars": (stars_log.DISCARDED,),
}
"""Kinds of events that show a card to all who are not to know it afterwards (KG-5.11, FS-4.9)."""


def came_up(before: State, after: State, seat: int, results: list[int]) -> bool:
    """Whether a card was turned up for all that nobody had chosen: one that no player knew, or one
    that chance picked. Which one it was the seat could not tell before."""
    if not isinstance(before, CardState) or not isinstance(after, CardState):
        return False
    everyone = int(BIT[int(before.seats)]) - 1
    return any(
        after.knows[card] == everyone
        and before.knows[card] & BIT[seat] == 0
        and (before.knows[card] == 0 or bool(results))
        for card in range(len(before.kind))
    )


def test_every_move_has_a_text_of_its_own_that_reads_back(game: Game) -> None:
    for number, setup in enumerate(setups(game)[::6]):
        state = game.begin(setup, seed=number)
        for step, position in enumerate(walk(state, number)):
            for decision in position.decisions:
                texts = decision.texts
                assert len(set(texts)) == len(texts)
                if step % 5 == 0:
                    for move, text in zip(decision.moves, texts, strict=True):
                        assert game.parse(position, text, decision.index) == move


def test_no_card_is_lost_or_doubled(game: Game) -> None:
    for number, setup in enumerate(setups(game)[::4]):
        state = game.begin(setup, seed=number)
        if not isinstance(state, CardState):
            pytest.skip(f"{game.name} has no cards")
        kinds = sorted(int(kind) for kind in state.kind)
        for position in walk(state, number):
            assert isinstance(position, CardState)
            piled = [
                (card, zone)
                for zone in range(len(position.size))
                for card in position.cards_in(zone)
            ]
            assert len({card for card, _ in piled}) == len(piled)
            assert all(position.zone[card] == zone for card, zone in piled)
            in_piles = sum(1 for zone in position.zone if 0 <= zone < len(position.size))
            assert in_piles == len(piled)
        assert sorted(int(kind) for kind in state.kind) == kinds


def test_the_judge_and_the_generator_agree(game: Game) -> None:
    for number, setup in enumerate(setups(game)[::8]):
        state = game.begin(setup, seed=number + 50)
        for step, position in enumerate(walk(state, number)):
            if step % 25:
                continue
            for decision in position.decisions:
                agree(game, position, decision.index)


def agree(game: Game, state: State, index: int) -> None:
    seat = int(state.asks[index].seat)
    legal = {game.text(state, index, int(move)): int(move) for move in state.legal(index)}
    for text, move in legal.items():
        assert state.explain(text, seat).move == move, text
    for text in game.candidates(state, index):
        verdict = state.explain(text, seat)
        if verdict.legal:
            assert verdict.move in legal.values(), f"the judge allows {text}"
        else:
            assert text not in legal, f"the judge refuses {text}: {verdict.rules}"
            assert verdict.refusals, text


def test_the_same_seed_gives_the_same_game(game: Game) -> None:
    for number, setup in enumerate(setups(game)[::10]):
        ends = []
        for _ in range(2):
            state = game.begin(setup, seed=number)
            for _ in walk(state, number):
                pass
            ends.append(state.fingerprint())
        assert ends[0] == ends[1]
