"""Every game as numbers: one action for each legal move, and nothing observed that is hidden."""

from __future__ import annotations

import hashlib
import itertools
import random
from pathlib import Path

import pytest

from hadur.adapters.encoding import encoding_of
from hadur.games import NAMES, load
from hadur.kernel.errors import IllegalMove, UnknownName
from hadur.kernel.game import Game

DOCS = Path(__file__).parents[2] / "docs" / "environments.md"
SW = load("summoner-wars")
FACTIONS = SW.ready_decks()
PAIRS = [
    (one, FACTIONS[(k + shift) % len(FACTIONS)])
    for k, one in enumerate(FACTIONS)
    for shift in range(4)
]


def positions(game, setup, seed, limit=2000):
    """Every position of a random game in turn, with the open question."""
    choose = random.Random(seed)
    state = game.begin(setup, seed)
    for _ in range(limit):
        if state.over:
            return
        decision = state.decisions[0]
        yield state, decision.index, decision.seat
        state.advance(choose.choice(decision.moves), decision.index)


@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
def test_every_legal_move_has_one_action_and_every_action_one_move(pair):
    encoding = encoding_of(SW)
    spare = next(block for block in encoding.blocks if block.name == "spare")
    ways = 0
    for seed in range(3):
        for state, index, _ in positions(SW, {"decks": list(pair)}, seed):
            legal = state.decisions[0].moves
            actions = encoding.actions(state, index)
            # Equal lists: no move without an action (slots that overflow fail here), none twice.
            assert sorted(actions.values()) == sorted(legal)
            assert all(0 <= action < encoding.action_count for action in actions)
            some = random.Random(len(legal)).choice(legal)
            action = encoding.encode(state, index, some)
            assert encoding.decode(state, index, action) == some
            for action, move in actions.items():
                text = SW.text(state, index, move)
                if action >= spare.start:
                    assert text.split()[0] in ("move", "first")
                    ways += 1
                else:
                    assert encoding.action_name(action).split()[0] == text.split()[0]
    assert ways < spare.size


def test_the_harmless_way_has_the_plain_action_and_others_follow():
    """A unit that may trample commons: round them, or through them."""
    encoding = encoding_of(SW)
    seen = set()
    for pair, seed in itertools.product([("savanna-elves", "tundra-orcs")], range(6)):
        for state, index, seat in positions(SW, {"decks": list(pair)}, seed):
            by_end: dict[tuple[str, ...], list[tuple[int, str]]] = {}
            texts = {move: SW.text(state, index, move) for move in state.decisions[0].moves}
            for action, move in encoding.actions(state, index).items():
                words = texts[move].split()
                if words[0] == "move":
                    by_end.setdefault((words[1], words[-1]), []).append((action, texts[move]))
            for (start, end), found in by_end.items():
                plain = [text for action, text in found if _block(encoding, action) == "move"]
                # The short text means the way that harms nobody, where there is one.
                assert plain == [f"move {start} {end}"]
                seen.add(min(len(found), 5))
                if seat == 0:
                    names = [encoding.action_name(action) for action, _ in found]
                    assert f"move {start} {end}" in names
    assert seen >= {1, 2, 3}


def _block(encoding, action):
    return [block.name for block in encoding.blocks if block.start <= action][-1]


def test_both_seats_see_the_table_from_their_own_side():
    """With equal decks and the same hand, the first player's numbers are the same at both seats."""
    encoding = encoding_of(SW)
    seen = []
    for seat in range(2):
        setup = {"decks": ["vanguards", "vanguards"], "options": {"first": str(seat)}}
        state = SW.begin(setup, 4)
        actions = encoding.actions(state, 0)
        names = {encoding.action_name(action) for action in actions}
        rows = {field.name: field for field in encoding.fields}
        numbers = encoding.observe(state, seat)
        field = rows["space.kind"]
        seen.append((numbers[field.start : field.start + field.size], names))
        field = rows["space.mine"]
        mine = numbers[field.start : field.start + field.size]
        assert sum(mine[:24]) == 4
        assert sum(mine[24:]) == 0
    assert seen[0][0] == seen[1][0]


@pytest.mark.parametrize("pair", PAIRS[::2], ids="-".join)
def test_a_seat_observes_the_same_in_all_states_it_cannot_tell_apart(pair):
    encoding = encoding_of(SW)
    low, high = encoding.bounds()
    different = 0
    for number, (state, _, _) in enumerate(positions(SW, {"decks": list(pair)}, 7)):
        if number % 8:
            continue
        for seat in range(2):
            seen = encoding.observe(state, seat)
            assert len(seen) == encoding.observation_size
            outside = [k for k, n in enumerate(seen) if not low[k] <= n <= high[k]]
            assert outside == []
            for rng in range(3):
                other = state.sample(seat, rng)
                assert encoding.observe(other, seat) == seen
                different += encoding.observe(other, 1 - seat) != encoding.observe(state, 1 - seat)
    assert different > 0, "samples that differ in nothing prove nothing"


def test_observations_agree_with_the_view():
    encoding = encoding_of(SW)
    at = {field.name: field for field in encoding.fields}
    for state, _, _ in positions(SW, {"decks": ["breakers", "fallen-kingdom"]}, 11):
        for seat in range(2):
            numbers, view = encoding.observe(state, seat), SW.view(state, seat)

            def part(name, numbers=numbers):
                field = at[name]
                return numbers[field.start : field.start + field.size]

            mine, theirs = view["players"][seat], view["players"][1 - seat]
            assert part("magic") == [mine["magic"], theirs["magic"]]
            assert part("hand-count") == [mine["hand-count"], theirs["hand-count"]]
            half = at["hand"].size // 2
            assert sum(part("hand")[:half]) == len(mine["hand"])
            assert sum(part("discard")[:half]) == len(mine["discard"])
            board = view["board"].values()
            assert sum(n > 0 for n in part("space.kind")) == len(board)
            for name in ("damage", "life", "charges"):
                assert sum(part(f"space.{name}")) == sum(card[name] for card in board)
            assert sum(part("space.strength")) == sum(card.get("strength", 0) for card in board)
            abilities = sum(len(card.get("abilities", ())) for card in board)
            assert sum(part("space.abilities")) >= abilities
            assert part("i-decide")[0] == (view["decisions"][0]["seat"] == seat)
            assert sum(part("question")) == 1


@pytest.mark.parametrize("name", NAMES)
def test_what_is_no_legal_action_is_refused(name):
    game = load(name)
    encoding = encoding_of(game)
    state = game.begin({}, 1)
    index = state.decisions[0].index
    actions = encoding.actions(state, index)
    illegal = next(k for k in range(encoding.action_count) if k not in actions)
    before = state.fingerprint()
    for action in (illegal, -1, encoding.action_count):
        with pytest.raises(IllegalMove):
            encoding.decode(state, index, action)
    with pytest.raises(IllegalMove):
        encoding.encode(state, index, -1)
    assert state.fingerprint() == before


@pytest.mark.parametrize("name", NAMES)
def test_no_two_actions_have_one_name(name):
    encoding = encoding_of(load(name))
    names = [encoding.action_name(action) for action in range(encoding.action_count)]
    assert len(set(names)) == len(names)
    assert encoding.action_name(-1) == encoding.action_name(len(names)) == "no action at all"


@pytest.mark.parametrize("name", NAMES)
def test_the_documentation_names_every_block_and_field_with_its_size(name):
    encoding = encoding_of(load(name))
    lines = DOCS.read_text(encoding="utf-8").splitlines()
    for block in encoding.blocks:
        assert any(line.startswith(f"| `{block.name}` | {block.size:,} |") for line in lines)
    for field in encoding.fields:
        row = f"| `{field.name}` | {field.size:,} | {field.low}–{field.high} | {field.meaning} |"
        assert row in lines
    assert f"{encoding.action_count:,} actions" in DOCS.read_text(encoding="utf-8")
    assert f"{encoding.observation_size:,} numbers" in DOCS.read_text(encoding="utf-8")


def test_the_numbers_stay_what_they_are_within_a_version():
    """Whoever trained a policy relies on it. A change here needs a new VERSION."""
    encoding = encoding_of(SW)
    digest = hashlib.blake2b(digest_size=8)
    for action in range(encoding.action_count):
        digest.update(encoding.action_name(action).encode())
    for field in encoding.fields:
        digest.update(repr(field[:5]).encode())
    assert (encoding.version, digest.hexdigest()) == (1, "cac186051e16fdbe")


def test_a_game_without_an_encoding_says_so():
    class Silent(Game):
        name = "silent"

    with pytest.raises(UnknownName, match="silent has no encoding"):
        encoding_of(Silent())
