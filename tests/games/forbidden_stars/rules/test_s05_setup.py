"""Section 5: setup."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from hadur.games.forbidden_stars import GAME
from hadur.games.forbidden_stars.components.sheets import FACTIONS, SHEETS
from hadur.games.forbidden_stars.components.tiles import ALL_SIDES
from hadur.games.forbidden_stars.notation import edge
from hadur.games.forbidden_stars.state import COMBAT_DECK, EVENT_DECK, UPGRADES, War, war
from hadur.kernel.errors import UnknownName
from tests.games.forbidden_stars.conftest import Table

Make = Callable[..., Table]


def begin(seats: int = 2, seed: int = 1, **options: str) -> Table:
    """A war of which the players build the galaxy, unless an option says otherwise."""
    options = {key.replace("_", "-"): value for key, value in options.items()}
    options.setdefault("board", "built")
    return Table(war(GAME.begin({"seats": seats, "options": options}, seed)))


def build(t: Table, tile: int = 0) -> Table:
    """Place one tile: the first that is offered, as it lies."""
    t.do(t.legal[tile])
    if t.prompt == "place-tile-where":
        t.do(t.legal[0])
    if t.prompt == "turn-tile":
        t.do("turn 0")
    return t


def finish(t: Table) -> Table:
    """Answer everything with the first move until the first Planning Phase."""
    while t.view["phase"] == "setup":
        t.do(t.legal[0])
    return t


@pytest.mark.rule("FS-5.2", "FS-2.1", "FS-S1")
def test_each_faction_is_chosen_at_most_once() -> None:
    same = [{"faction": "orks"}, {"faction": "orks"}]
    with pytest.raises(UnknownName, match=r"faction of seat 1 cannot be 'orks' .* \(FS-5\.2\)$"):
        GAME.check_setup({"seats": same})
    whole = GAME.check_setup({"seats": [{}, {"faction": "space-marines"}, {}, {}]})
    names = [seat["faction"] for seat in whole["seats"]]
    assert names[1] == "space-marines"
    assert sorted(names) == sorted(FACTIONS)
    for seats in (1, 5):
        with pytest.raises(UnknownName, match=rf"2, 3, 4 players, not {seats} \(FS-S1\)$"):
            GAME.check_setup({"seats": seats})


def test_what_no_rule_is_against_is_refused_without_one() -> None:
    """Nobody is called so, and the introductory board for two has no place for Eldar."""
    for name, board in (("squats", "built"), ("eldar", "introductory")):
        seats = [{"faction": name}, {"faction": "chaos"}]
        with pytest.raises(UnknownName, match=rf"faction of seat 0 cannot be '{name}'") as refused:
            GAME.check_setup({"seats": seats, "options": {"board": board}})
        assert "FS-" not in str(refused.value)


def test_random_factions_are_distinct_and_known_to_all() -> None:
    for seed in range(6):
        seats = [{"faction": "random"}, {"faction": "orks"}, {"faction": "random"}]
        t = Table(war(GAME.begin({"seats": seats}, seed)))
        names = [player["faction"] for player in t.seen_by(None)["players"]]
        assert len(set(names)) == 3
        assert names[1] == "orks"


@pytest.mark.rule(
    "FS-5.3", "FS-5.4", "FS-2.7", "FS-5.20", "FS-13.15", "FS-13.18", "FS-S2", "FS-2.3"
)
def test_starting_components_are_those_of_the_sheet() -> None:
    t = begin(4)
    for seat, player in enumerate(t.view["players"]):
        sheet = SHEETS[seat]
        assert player["materiel"] == 6
        assert player["level"] == 0
        wanted = {unit.name: unit.start for unit in sheet.units if unit.start}
        assert player["forces"] == {**wanted, "factory": 1}
        assert player["assets"]["reinforcement"] == (1 if sheet.name == "orks" else 0)


@pytest.mark.rule("FS-5.5", "FS-6.5", "FS-4.14")
def test_the_first_player_is_drawn_or_chosen() -> None:
    assert {begin(3, seed).view["first"] for seed in range(20)} == {0, 1, 2}
    assert begin(3, first="2").view["first"] == 2


@pytest.mark.rule("FS-5.6", "FS-5.7", "FS-28.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_the_home_tile_and_two_others(seats: int) -> None:
    t = begin(seats, 3)
    seen: list[str] = []
    for player, sheet in zip(t.view["players"], SHEETS, strict=False):
        tiles = {name[:-1] for name in player["tiles"]}
        assert str(sheet.home) in tiles
        assert len(tiles) == 3
        assert len(player["tiles"]) == 6
        seen += tiles
    assert len(set(seen)) == 3 * seats


@pytest.mark.rule("FS-5.8", "FS-28.3")
def test_everybody_gets_two_tokens_of_each_opponent() -> None:
    t = begin(3)
    assert [p["objectives"] for p in t.view["players"]] == [[0, 2, 2], [2, 0, 2], [2, 2, 0]]


@pytest.mark.rule("FS-5.1", "FS-5.9", "FS-5.10", "FS-5.14", "FS-5.12", "FS-6.1")
def test_tiles_are_placed_in_turn_then_storms_then_the_first_planning_phase() -> None:
    t = begin(2, first="1")
    order: list[tuple[str, int]] = []
    while t.view["phase"] == "setup":
        if t.prompt in ("place-tile", "place-storm"):
            order.append((t.prompt, t.seat))
        t.do(t.legal[-1] if t.prompt != "place-forces" else t.legal[0])
    tiles = [seat for prompt, seat in order if prompt == "place-tile"]
    storms = [seat for prompt, seat in order if prompt == "place-storm"]
    # The sixth tile may be the only one left with one side to choose; seats alternate.
    assert tiles[:5] == [1, 0, 1, 0, 1]
    assert storms == [0, 1]
    assert (t.view["round"], t.prompt) == (1, "place-order")


@pytest.mark.rule("FS-5.15", "FS-S3", "FS-3.3")
def test_the_player_chooses_tile_side_and_turn() -> None:
    t = begin(2, first="0")
    assert len(t.starting("place")) == 6
    t.do("place 10b")
    assert t.legal == ["turn 0", "turn 90", "turn 180", "turn 270"]
    t.do("turn 90")
    # Turned clockwise, what was printed north-west lies north-east.
    areas = [area["area"] for area in t.seen_by(0)["systems"][0]["areas"]]
    assert areas == ["10b-nw", "lemnos", "torrerus", "albrechts-hold"]
    dealt = begin(2, first="0", tile_sides="dealt")
    assert len(dealt.starting("place")) == 3


@pytest.mark.rule("FS-5.16", "FS-5.17", "FS-S3")
def test_tiles_join_the_board_within_its_greatest_size() -> None:
    t = begin(2, first="0", seed=4)
    build(t)
    while t.prompt not in ("place-tile",):
        t.do(t.legal[0])
    t.do(t.legal[0])
    assert t.legal == ["at d3", "at c4", "at e4", "at d5"]
    finish(t)
    xs = {system["x"] for system in t.seen_by(0)["systems"]}
    ys = {system["y"] for system in t.seen_by(0)["systems"]}
    assert sorted((len(xs), len(ys))) == [2, 3]


@pytest.mark.rule("FS-5.18", "FS-5.19", "FS-3.8", "FS-3.9")
def test_forces_go_on_the_new_tile_within_capacity() -> None:
    t = begin(2, first="0")
    t.do("place 10a", "turn 0")
    assert t.prompt == "place-forces"
    assert "done" in t.legal
    assert "put strike-cruiser 10a-se" in t.legal
    assert t.refuses("put strike-cruiser turaci")
    assert t.refuses("put scout 10a-se")
    t.do("put scout medrias", "put scout medrias")
    assert t.refuses("put scout medrias")
    t.do("put factory medrias")
    assert t.refuses("put factory turaci")


@pytest.mark.rule("FS-5.21", "FS-27.13")
@pytest.mark.parametrize("seed", range(8))
def test_with_the_third_tile_everything_must_be_placed(seed: int) -> None:
    t = begin(2, seed)
    while t.view["phase"] == "setup":
        lazy = "done" if t.prompt == "place-forces" and "done" in t.legal else t.legal[0]
        t.do(lazy)
    for player, sheet in zip(t.view["players"], SHEETS, strict=False):
        for unit in sheet.units:
            left = player["units-left"].get(unit.name, 0)
            assert left == unit.figures - unit.start, "all starting forces are on the board"


def small(name: str) -> bool:
    """Four ground units find room on either side of these tiles, and the Marines have five."""
    return name[:-1] in ("place 4", "place 8")


@pytest.mark.rule("FS-27.13", "FS-5.18")
def test_forces_that_would_find_no_room_later_are_placed_now() -> None:
    tried = 0
    for seed in range(12):
        t = begin(2, seed, first="0")
        if not 0 < sum(map(small, t.legal)) < 4:
            continue
        tried += 1
        while t.view["phase"] == "setup" and t.state.galaxy.systems < 4:
            big = [move for move in t.legal if t.prompt == "place-tile" and not small(move)]
            if t.seat == 0 and t.prompt == "place-forces" and t.state.galaxy.systems == 3:
                assert t.refuses("done")
                assert t.state.explain("done", 0).refusals[0].rule == "FS-27.13"
                t.do(next(move for move in t.legal if move.startswith("put scout")))
                assert "done" in t.legal
            t.do("done" if "done" in t.legal else (big or t.legal)[0])
    assert tried > 1


@pytest.mark.rule("FS-5.22", "FS-5.23", "FS-EX45")
def test_of_two_players_each_of_the_first_two_tiles_gets_one_objective() -> None:
    t = finish(begin(2, 5))
    by_system = [
        [area["objective"] for area in system["areas"] if area.get("objective", -1) >= 0]
        for system in t.seen_by(0)["systems"]
    ]
    assert [len(found) for found in by_system] == [1, 1, 1, 1, 0, 0]


@pytest.mark.rule("FS-5.23", "FS-28.3")
@pytest.mark.parametrize("seats", [3, 4])
def test_no_system_has_two_tokens_of_a_faction(seats: int) -> None:
    t = finish(begin(seats, 7))
    found: list[int] = []
    for system in t.seen_by(0)["systems"]:
        here = [a["objective"] for a in system["areas"] if a.get("objective", -1) >= 0]
        assert len(set(here)) == len(here)
        found += here
    assert sorted(found) == sorted(seat for seat in range(seats) for _ in range(2 * (seats - 1)))


@pytest.mark.rule("FS-5.23")
def test_a_token_waits_while_there_are_more_of_another_faction() -> None:
    t = begin(4, 7, first="0")
    while t.prompt != "place-objective":
        t.do("done" if t.prompt == "place-forces" and "done" in t.legal else t.legal[0])
    assert {text.split()[1] for text in t.legal} == {"chaos", "orks", "eldar"}
    t.do(next(text for text in t.legal if "orks" in text))
    # One Ork token is left, two of the others each.
    assert {text.split()[1] for text in t.legal} == {"chaos", "eldar"}


@pytest.mark.rule("FS-5.24", "FS-5.25", "FS-5.26", "FS-5.27", "FS-S126", "FS-20.11")
def test_storms_lie_on_free_edges_outer_ones_too() -> None:
    t = begin(3, 2, first="0")
    while t.prompt != "place-storm":
        t.do(t.legal[0])
    assert t.seat == 2
    outer = [text for text in t.legal if text[-2:] in ("-n", "-e", "-s", "-w")]
    assert outer
    t.do(outer[0])
    assert t.seat == 1
    assert t.refuses(outer[0])
    finish(t)
    assert len(t.view["storms"]) == 3


@pytest.mark.rule("FS-5.28", "FS-5.29", "FS-5.30", "FS-5.31", "FS-4.7", "FS-22.6", "FS-28.4")
def test_decks_have_ten_combat_cards_and_eight_events() -> None:
    t = begin(2)
    s: War = t.state
    for seat in range(2):
        assert s.size[s.pile_of(seat, COMBAT_DECK)] == 10
        assert s.size[s.pile_of(seat, UPGRADES)] == 18
        assert s.size[s.pile_of(seat, EVENT_DECK)] == 8
    for reader in (0, 1, None):
        player = t.seen_by(reader)["players"][0]
        assert len(player["combat-upgrades"]) == 9
        assert len(player["deck-cards"]) == 5


FIRST: dict[int, dict[str, Any]] = {
    2: {"10a": 1, "5a": 1, "7a": 1},
    3: {"8a": 2},
    4: {"9a": 3},
}


@pytest.mark.rule("FS-S3", "FS-S4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_game_is_as_the_booklet_has_it(seats: int) -> None:
    t = begin(seats, board="introductory")
    assert t.prompt == "place-order"
    assert len(t.seen_by(0)["systems"]) == 3 * seats
    assert len(t.view["storms"]) == seats
    assert t.units("golgrim", 2) == ["2 ork-boyz"] if seats > 2 else True
    assert t.units("lilivara", 0) == ["1 space-marine"]
    assert t.structures("venefirous") == ["factory"]
    tokens = [a["objective"] for a in t.view["areas"].values() if a["objective"] >= 0]
    assert all(tokens.count(seat) == 2 * (seats - 1) for seat in range(seats))


@pytest.mark.rule("FS-S3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whoever_chooses_nothing_plans_in_the_introductory_galaxy(seats: int) -> None:
    t = Table(war(GAME.begin({"seats": seats}, 1)))
    assert t.prompt == "place-order"
    assert t.view["areas"] == begin(seats, board="introductory").view["areas"]


@pytest.mark.rule("FS-S3")
def test_factions_that_are_not_in_the_introductory_game_build_their_galaxy() -> None:
    seats = [{"faction": "orks"}, {"faction": "eldar"}]
    assert GAME.check_setup({"seats": seats})["options"]["board"] == "built"
    assert Table(war(GAME.begin({"seats": seats}, 1))).prompt == "place-tile"
    with pytest.raises(UnknownName, match="faction of seat 0 cannot be 'orks'"):
        GAME.check_setup({"seats": seats, "options": {"board": "introductory"}})
    with_all = [*seats, {"faction": "chaos"}, {"faction": "space-marines"}]
    assert GAME.check_setup({"seats": with_all})["options"]["board"] == "introductory"


@pytest.mark.rule("FS-S4")
def test_every_side_of_a_tile_has_two_objective_spaces() -> None:
    for side in ALL_SIDES:
        assert sum(area is not None and area.objective for area in side.areas) == 2


@pytest.mark.rule("FS-S3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_board_by_chance_is_legal_and_leaves_nothing_to_decide(seats: int) -> None:
    t = begin(seats, 11, board="random")
    assert t.prompt == "place-order"
    names = {edge(t.state, int(word)) for word in t.state.storms}
    assert len(names) == seats
    assert begin(seats, 11, board="random").view == t.view
    assert begin(seats, 12, board="random").view != t.view
