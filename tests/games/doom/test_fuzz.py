"""Random games of every mission and number of marines: to the end, with what must always hold."""

from __future__ import annotations

import pytest

from hadur.games.doom import GAME
from hadur.games.doom.loading.missions import MISSIONS
from hadur.games.doom.state import LOOKED_AT, TURNS, Raid
from hadur.kernel.chance import draw
from hadur.kernel.events import Heard
from hadur.kernel.state import EVERYONE
from tests.games.doom.walking import begin, check, setup_of, walk

OTHER_RULES = {
    "class-deal": "two",
    "invader-cards": "recommended",
    "argent": "invasion",
    "shared-corner": "adjacent",
    "glory-kill": "optional",
    "telefrag": "always",
    "summon-large": "displaces",
    "respawn-beside": "empty",
    "simultaneous": "active",
    "difficult-inside": "covers",
    "grazing": "blocks",
    "newcomers": "act",
}


@pytest.mark.parametrize("mission", MISSIONS)
def test_every_mission_plays_to_an_end_with_every_number_of_marines(mission: str) -> None:
    for seats in (2, 3, 4, 5):
        seed = 10 * int(mission) + seats
        s = begin(mission, seats, seed)
        for number in walk(s, seed):
            if number % 10 == 0:
                check(s)
        assert s.result in ([1] + [-1] * (seats - 1), [-1] + [1] * (seats - 1))


def test_every_option_can_be_played_otherwise() -> None:
    for number, (name, value) in enumerate(OTHER_RULES.items()):
        s = begin(str(number + 1), 2 + number % 4, number, **{name: value})
        for step in walk(s, number):
            if step % 20 == 0:
                check(s)
        assert s.over
    everything = begin("12", 5, 7, **OTHER_RULES)
    for _ in walk(everything, 7):
        pass
    assert everything.over


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_marines_who_leave_at_any_time_leave_a_game_that_goes_on(seats: int) -> None:
    went_on = 0
    for seed in range(14):
        s = begin(str(1 + seed % 12), seats, seed)
        leaves = 5 + int(draw(seed, 5, 0, 400))
        for number in walk(s, seed):
            if number == leaves:
                GAME.withdraw(s, 1 + seed % (seats - 1))
                assert not s.over
                went_on += 1
            if number > leaves + 300:
                break
            if s.asks:
                assert not s.is_out(int(s.asks[0].seat))
            if number > leaves and number % 10 == 0:
                check(s)
    assert went_on > 10


def test_the_invader_who_leaves_has_lost() -> None:
    s = begin("1", 3, 1)
    GAME.withdraw(s, 0)
    assert s.result == [-1, 1, 1]


def test_the_last_marine_who_leaves_loses_for_the_team() -> None:
    s = begin("1", 3, 1)
    GAME.withdraw(s, 1)
    assert not s.over
    GAME.withdraw(s, 2)
    assert s.result == [1, -1, -1]


# -- texts, copies, knowledge ----------------------------------------------------------------------


@pytest.mark.parametrize("mission", ["1", "6", "7", "9", "11"])
def test_every_move_has_a_text_of_its_own_that_reads_back(mission: str) -> None:
    s = begin(mission, 4, 3)
    seen = set()
    for number in walk(s, 3):
        if number > 900:
            break
        decision = s.decisions[0]
        texts = decision.texts
        assert len(set(texts)) == len(texts), texts
        seen |= {text.split()[0] for text in texts}
        if number % 7 == 0:
            for move, text in zip(decision.moves, texts, strict=True):
                assert text == " ".join(text.lower().split()) and "|" not in text
                assert GAME.parse(s, text, decision.index) == move
    assert {"step", "play", "sprint", "end", "pass", "place", "use"} <= seen


def test_a_copy_is_equal_and_goes_its_own_way() -> None:
    s = begin("7", 3, 5)
    for number in walk(s, 5):
        if number > 400:
            break
        if number % 20 == 0:
            twin = s.copy()
            assert twin.dump() == s.dump()
            before = s.fingerprint()
            legal = twin.legal(0)
            twin.advance(int(legal[len(legal) // 2]), 0)
            assert s.fingerprint() == before
            assert twin.fingerprint() != before


def test_the_same_seed_gives_the_same_game() -> None:
    prints = []
    for _ in range(2):
        s = begin("3", 4, 11)
        for number in walk(s, 11):
            if number > 500:
                break
        prints.append(s.fingerprint())
    assert prints[0] == prints[1]


def seen_by(s: Raid, seat: int | None) -> object:
    return GAME.view(s, seat)


@pytest.mark.parametrize("mission", MISSIONS)
def test_no_seat_sees_what_it_cannot_know(mission: str) -> None:
    """What a seat cannot know is changed along a game; what it is shown stays the same, and so
    does who is asked, and what the judge tells whoever is not."""
    seats = 2 + int(mission) % 4
    s = begin(mission, seats, 21)
    differed = 0
    for number in walk(s, 21):
        if number > 440:
            break
        if number % 4:
            continue
        for seat in range(seats):
            other = GAME.sample(s, seat, 7919 * number + seat)
            assert isinstance(other, Raid)
            assert seen_by(other, seat) == seen_by(s, seat)
            check(other)
            again = GAME.sample(other, seat, 7919 * number + seat)
            assert again.fingerprint() == other.fingerprint()
            differed += other.fingerprint() != s.fingerprint()
            _same_sounds(s, other, seat)
            if int(s.asks[0].seat) != seat:
                for text in ("end", "use scout", "play sidearm"):
                    assert GAME.explain(other, text, seat) == GAME.explain(s, text, seat)
    assert differed > 50


def _same_sounds(one: Raid, other: Raid, seat: int) -> None:
    """What others play that reads the same sounds the same, and leads to the same questions."""
    decision = one.decisions[0]
    if decision.seat == seat:
        return
    told: dict[str, list[object]] = {}
    for world in (one, other):
        for move in world.legal(decision.index):
            text = GAME.text_for(world, decision.index, int(move), seat)
            after = world.copy()
            after.seed = one.seed
            heard = Heard()
            after.listener = heard
            after.advance(int(move), decision.index)
            if heard.results or _turned_up(world, after, seat):
                continue
            # What is told to the seat alone (its own draws) may well differ.
            events = [event for event in heard.events if event.audience == EVERYONE]
            asked = [(int(ask.seat), ask.prompt.name) for ask in after.asks]
            told.setdefault(text, []).append((events, asked))
    for text, sounds in told.items():
        assert all(sound == sounds[0] for sound in sounds), text


def _turned_up(before: Raid, after: Raid, seat: int) -> bool:
    """Whether a card came up that nobody had chosen (the top one of a deck)."""
    everybody = int(before.everybody())
    return any(
        int(after.knows[card]) == everybody
        and not before.knows_card(seat, card)
        and (int(before.knows[card]) == 0 or before.zone[card] in (TURNS, LOOKED_AT))
        for card in range(len(before.kind))
    )


def test_a_setup_holds_a_mission_by_name_or_whole() -> None:
    named = GAME.check_setup(setup_of("mission-03", 3))
    assert named["options"]["mission"] == "3"
    assert GAME.check_setup(named) == named
