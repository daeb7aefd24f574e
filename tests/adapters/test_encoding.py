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
from hadur.kernel.setups import variety

DOCS = Path(__file__).parents[2] / "docs" / "environments.md"
SW = load("summoner-wars")
CQ = load("conquest")
FS = load("forbidden-stars")
KG = load("chaos-galaxy")


def _pairs(game, count):
    """Every deck with itself and the next ones."""
    decks = game.ready_decks()[:count]
    pairs = [(one, decks[(k + s) % count]) for k, one in enumerate(decks) for s in range(4)]
    return [(game, "-".join(pair), {"decks": [*pair]}) for pair in pairs]


def _kinds(game, count):
    """Set-ups of every kind."""
    setups = variety(game, count)[:count]
    return [(game, f"{len(setup['seats'])}-{k}", setup) for k, setup in enumerate(setups)]


DEALS = _pairs(SW, 8) + _pairs(CQ, 7) + _kinds(FS, 12) + _kinds(KG, 4)


def _named(deal):
    return f"{deal[0].name}-{deal[1]}"


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


FREE = {
    "summoner-wars": {"move", "first"},
    "conquest": {"use", "play", "pick"},
    "forbidden-stars": {"use", "move", "strike", "buy", "build", "choose", "pick", "put"},
}
"""What spare actions may stand for."""


@pytest.mark.parametrize("deal", DEALS, ids=_named)
def test_every_legal_move_has_one_action_and_every_action_one_move(deal):
    game, _, setup = deal
    encoding = encoding_of(game)
    spare = next(block for block in encoding.blocks if block.name == "spare")
    ways = 0
    for seed in range(3):
        for state, index, _ in positions(game, setup, seed):
            legal = state.decisions[0].moves
            actions = encoding.actions(state, index)
            # Equal lists: no move without an action (slots that overflow fail here), none twice.
            assert sorted(actions.values()) == sorted(legal)
            assert all(0 <= action < encoding.action_count for action in actions)
            some = random.Random(len(legal)).choice(legal)
            action = encoding.encode(state, index, some)
            assert encoding.decode(state, index, action) == some
            for action, move in actions.items():
                word = game.text(state, index, move).split()[0]
                if action >= spare.start:
                    assert word in FREE[game.name]
                    ways += 1
                else:
                    assert word in _words(encoding.action_name(action))
    assert ways < spare.size


def _words(name):
    """What the move of an action may begin with, as it is written."""
    whole = name.split()[0]
    first = whole.split("-")[0]
    return {"answer": ("use", "play"), "number": ("x",)}.get(first, (first, whole))


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


@pytest.mark.parametrize("deal", DEALS[::2], ids=_named)
def test_a_seat_observes_the_same_in_all_states_it_cannot_tell_apart(deal):
    game, _, setup = deal
    encoding = encoding_of(game)
    low, high = encoding.bounds()
    different = 0
    for number, (state, _, _) in enumerate(positions(game, setup, 7)):
        if number % 8:
            continue
        for seat in range(state.seats):
            seen = encoding.observe(state, seat)
            assert len(seen) == encoding.observation_size
            outside = [k for k, n in enumerate(seen) if not low[k] <= n <= high[k]]
            assert outside == []
            for rng in range(3):
                other = state.sample(seat, rng)
                assert encoding.observe(other, seat) == seen
                left = (seat + 1) % state.seats
                different += encoding.observe(other, left) != encoding.observe(state, left)
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


def test_observations_of_conquest_agree_with_the_view():
    encoding = encoding_of(CQ)
    at = {field.name: field for field in encoding.fields}
    worn = chosen = beside = 0
    for seed, decks in enumerate((["nazdreg", "cato"], ["shadowsun", "kith"])):
        for state, _, _ in positions(CQ, {"decks": decks}, seed):
            for seat in range(2):
                numbers, view = encoding.observe(state, seat), CQ.view(state, seat)

                def part(name, numbers=numbers):
                    field = at[name]
                    return numbers[field.start : field.start + field.size]

                mine, theirs = view["players"][seat], view["players"][1 - seat]
                for name in ("resources", "hand-count", "deck-count"):
                    assert part(name) == [mine[name], theirs[name]]
                half = at["hand"].size // 2
                assert sum(part("hand")[:half]) == len(mine["hand"])
                assert sum(part("hand")[half:]) == len(theirs["known"])
                assert sum(part("victory")[:half]) == len(mine["victory"])
                assert sum(part("looked")) == len(mine["looked"])
                assert sum(n > 0 for n in part("planet")) == len(view["planets"])
                cards = list(_in_play(view))
                assert sum(n > 0 for n in part("piece.kind")) == len(cards)
                for name in ("attack", "hp", "damage", "command"):
                    assert sum(part(f"piece.{name}")) == sum(card.get(name, 0) for card in cards)
                assert sum(part("piece.ready")) == sum(card["ready"] for card in cards)
                assert sum(part("piece.keywords")) == sum(len(c.get("keywords", ())) for c in cards)
                assert sum(part("piece.beside")) == sum(d["amount"] for d in view["damage"])
                own = [d for d in view["decisions"] if d["seat"] == seat]
                assert part("i-decide") == [int(bool(own))]
                assert sum(part("piece.chosen")) == sum(len(d["chosen"]) for d in own)
                worn += sum(n > 0 for n in part("piece.host"))
                chosen += sum(part("piece.chosen"))
                beside += sum(part("piece.beside"))
    assert worn and chosen and beside, "games where nothing of this happens prove nothing"


def _in_play(view):
    """Every card in play of a view, attachments too."""
    rows = [side for planet in view["planets"] for side in planet["sides"]]
    rows += [player[row] for player in view["players"] for row in ("hq", "supports")]
    for row in rows:
        for card in row:
            yield card
            yield from card.get("attachments", ())


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


@pytest.mark.parametrize(
    ("game", "version", "known"),
    [
        (SW, 1, "cac186051e16fdbe"),
        (CQ, 2, "489e0ad185753094"),
        (FS, 1, "fc7e54ec168d158d"),
        (KG, 1, "83f86606dfb5a838"),
    ],
    ids=lambda value: getattr(value, "name", None),
)
def test_the_numbers_stay_what_they_are_within_a_version(game, version, known):
    """Whoever trained a policy relies on it. A change here needs a new VERSION."""
    encoding = encoding_of(game)
    digest = hashlib.blake2b(digest_size=8)
    for action in range(encoding.action_count):
        digest.update(encoding.action_name(action).encode())
    for field in encoding.fields:
        digest.update(repr(field[:5]).encode())
    assert (encoding.version, digest.hexdigest()) == (version, known)


def test_a_game_without_an_encoding_says_so():
    class Silent(Game):
        name = "silent"

    with pytest.raises(UnknownName, match="silent has no encoding"):
        encoding_of(Silent())
