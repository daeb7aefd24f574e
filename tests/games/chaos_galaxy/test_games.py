"""Whole games at random: they end, nothing is lost, nobody sees too much, every card is played."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from hadur.games.chaos_galaxy import GAME, log
from hadur.games.chaos_galaxy.notation import ref
from hadur.games.chaos_galaxy.state import (
    HAND,
    LIMBO,
    LOAD,
    RUIN,
    SCRAP,
    TABLE,
    WIDE,
    Galaxy,
    galaxy,
)
from hadur.games.chaos_galaxy.tables import CARDS
from hadur.kernel.bits import BIT
from hadur.kernel.events import Heard
from hadur.kernel.match import Match
from hadur.kernel.record import Record
from hadur.kernel.setups import variety
from hadur.kernel.state import EVERYONE, State
from tests.conformance.conftest import Dice, walk

SETUPS = variety(GAME, 40)[::2]


def test_the_setups_are_of_every_kind() -> None:
    assert {len(setup["seats"]) for setup in SETUPS} == {2, 3, 4, 5}
    for name, values in (
        ("profile", {"official", "quick-start"}),
        ("combat", {"full", "simplified"}),
        ("races", {"original", "four", "free"}),
        ("win-check", {"closing-start", "closing-end"}),
        ("stealth-trap", {"barred", "allowed"}),
        ("closing-windows", {"two", "one"}),
        ("cut", {"asked", "waived"}),
        ("deck-size", {"45", "30"}),
    ):
        assert {setup["options"][name] for setup in SETUPS} == values


def check_invariants(s: Galaxy) -> None:
    piled = [card for zone in range(len(s.size)) for card in s.cards_in(zone)]
    assert sorted(piled) == list(range(len(s.kind)))
    in_play = [int(s.card_at(slot)) for slot in range(int(s.slots())) if s.in_play(slot)]
    assert sorted(in_play) == sorted(s.cards_in(TABLE))
    for slot in range(int(s.slots())):
        if not s.in_play(slot):
            continue
        card = s.card_at(slot)
        everybody = int(s.everybody())
        if s.is_paid(slot):
            assert s.knows[card] == everybody
        else:
            assert s.knows[card] & BIT[int(s.holder(slot))]
        aboard = [int(n) for n in s.aboard(slot)]
        assert s.table[slot * WIDE + LOAD] == len(aboard)
        if s.is_ship(slot):
            assert len(aboard) <= s.size_of(slot)
    for seat in range(int(s.seats)):
        assert s.credits(seat) >= 0
        for pile, who in ((HAND, BIT[seat]), (RUIN, BIT[seat]), (SCRAP, s.everybody())):
            for card in s.cards_in(pile + seat):
                assert s.knows[card] & who == who
    refs = [ref(s, -1, slot) for slot in range(int(s.slots())) if s.in_play(slot)]
    assert len(set(refs)) == len(refs)
    before = ([int(n) for n in s.auras], [int(n) for n in s.users])
    s.refresh()
    assert before == ([int(n) for n in s.auras], [int(n) for n in s.users])


@pytest.mark.parametrize("number", range(len(SETUPS)))
def test_random_games_end_and_keep_every_card(number: int) -> None:
    state = galaxy(GAME.begin(SETUPS[number], number))
    for step, position in enumerate(walk(state, number)):
        if step % 7 == 0:
            check_invariants(galaxy(position))
    assert state.result is not None
    assert sum(score == 1 for score in state.result) == 1
    assert not state.cards_in(LIMBO)


@pytest.mark.parametrize("number", range(0, len(SETUPS), 3))
def test_texts_differ_and_read_back_and_copies_go_their_own_way(number: int) -> None:
    state = GAME.begin(SETUPS[number], 40 + number)
    for step, position in enumerate(walk(state, number)):
        for decision in position.decisions:
            texts = decision.texts
            assert len(set(texts)) == len(texts), decision.prompt
            if step % 11 == 0:
                for move, text in zip(decision.moves, texts, strict=True):
                    assert GAME.parse(position, text, decision.index) == move
        if step % 11 == 0:
            before = position.dump()
            twin = position.copy()
            assert twin.dump() == before
            twin.advance(Dice(step).move(twin, twin.decisions[0].index), 0)
            assert position.dump() == before


@pytest.mark.parametrize("number", range(1, len(SETUPS), 4))
def test_no_seat_sees_what_it_cannot_know(number: int) -> None:
    state = GAME.begin(SETUPS[number], 80 + number)
    for step, position in enumerate(walk(state, number)):
        if step % 23:
            continue
        for seat in range(int(position.seats)):
            other = position.sample(seat, 7919 * number + step)
            assert json.dumps(other.view(seat)) == json.dumps(position.view(seat))
            check_streams(position, other, seat)
            check_invariants(galaxy(other))


def check_streams(one: State, other: State, seat: int) -> None:
    """Whatever others play that looks the same to the seat must sound the same to it, unless an
    effect turned a card up before all eyes: that the seat could not know before."""
    decision = one.decisions[0]
    if decision.seat == seat:
        return
    told: dict[str, list[object]] = {}
    for world in (one, other):
        for move in world.legal(decision.index):
            after = world.copy()
            after.seed = one.seed
            after.learned = 0
            heard = Heard()
            after.listener = heard
            text = GAME.text_for(world, decision.index, int(move), seat)
            after.advance(int(move), decision.index)
            if after.learned & BIT[seat]:
                continue
            events = [event for event in heard.events if event.audience == EVERYONE]
            told.setdefault(text, []).append((events, int(after.asked(seat)) >= 0))
    for text, heard_events in told.items():
        assert all(item == heard_events[0] for item in heard_events), text


def test_a_record_replays_to_the_same_state() -> None:
    for number, setup in enumerate(SETUPS[::6]):
        match = Match.start(GAME, setup, number)
        dice = Dice(number)
        while not match.state.over and match.moves < 400:
            decision = match.state.decisions[0]
            match.play(dice.move(match.state, decision.index), decision.seat)
        if int(match.state.seats) > 2 and not match.state.over:
            match.concede(int(match.state.decisions[0].seat))
        record = Record.from_text(match.record.to_text())
        assert record.replay(GAME).fingerprint() == match.state.fingerprint()


# -- every card ------------------------------------------------------------------------------------


def rich_positions(count: int) -> Iterator[dict[str, Any]]:
    """Positions with many different cards, and credits to play them all."""
    dice = Dice(2024)
    names = [card.id for card in CARDS]
    for _ in range(count):
        position: dict[str, Any] = {}
        for seat in range(2):
            drawn = [names[dice.below(len(names))] for _ in range(40)]
            ships = [name for name in drawn if CARDS_BY_TYPE[name] == 0]
            position[str(seat)] = {
                "rest": False,
                "credits": 60,
                "hand": drawn[:14],
                "colony": drawn[14:],
                "hangar": ships[:1],
                "scrap": ["trinitron-agyu"],
                "ruin": ["crx", "sarc"],
                "surface": [f"{name} 6 markers" for name in drawn if CARDS_BY_TYPE[name] == 3][:3],
            }
        yield position


CARDS_BY_TYPE = {card.id: card.type for card in CARDS}


def test_every_card_is_played_and_every_text_fires() -> None:
    played: set[int] = set()
    fired: set[int] = set()
    for number, position in enumerate(rich_positions(150)):
        state = GAME.begin_at({"seats": 2, "options": {"cut": "waived"}}, position, number)
        dice = Dice(number)
        heard = Heard()
        state.listener = heard
        for _ in range(450):
            if state.over:
                break
            state.advance(eager(state, dice))
        for event in heard.events:
            if event.kind in (log.PLAYED, log.SHIP_PLAYED, log.PAID):
                played.add(event.b)
            if event.kind in (log.USED, log.TRIGGERED):
                fired.add(event.b)
    never = [card.id for number, card in enumerate(CARDS) if number not in played]
    print("never played:", never)
    waiting = {
        number
        for number, card in enumerate(CARDS)
        if any(clause.when not in (0, 2) for clause in card.clauses)
    }
    silent = [CARDS[number].id for number in sorted(waiting - fired)]
    print("never fired:", silent)
    assert not never
    assert len(silent) <= 6, silent


def eager(state: Any, dice: Dice) -> int:
    """A random player who likes to pay, play, use and fight."""
    legal = [int(move) for move in state.legal(0)]
    texts = [GAME.text(state, 0, move).split()[0] for move in legal]
    liked = ("pay", "play", "use", "ship", "attack", "send", "board", "fire", "bomb", "yes", "deal")
    if dice.below(3):
        found = [move for move, word in zip(legal, texts, strict=True) if word in liked]
        if found:
            return found[dice.below(len(found))]
    return legal[dice.below(len(legal))]
