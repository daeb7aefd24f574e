"""The table as a picture: complete, well formed, and never more than a seat knows."""

from __future__ import annotations

import copy
from typing import Any
from xml.etree import ElementTree

import pytest

from hadur.games.doom import GAME
from hadur.games.doom.loading.missions import MISSIONS
from hadur.games.doom.loading.reading import data_file
from hadur.games.doom.render.captions import Words
from hadur.games.doom.render.map import LETTERS, SPACE, picture
from hadur.games.doom.render.svg import WIDTH, draw_svg
from hadur.games.doom.render.tabletop import read, square_at
from hadur.kernel.state import State
from tests.games.doom.conftest import set_up
from tests.games.doom.drawings import drawing
from tests.games.doom.looking import SETUPS, catalogue, played, readers
from tests.games.doom.walking import begin
from tests.pictures import HOSTILE, SVG, Liar, at, only, signs, styled, texts, tree

WALLED = drawing(
    6, 4, v={(3, 1): "wall", (3, 2): "door", (3, 3): "door"}, terrain={(5, 0): "~", (0, 3): "#"}
)


@pytest.fixture(params=range(len(SETUPS)), scope="module")
def state(request: pytest.FixtureRequest) -> State:
    return played(request.param, 3).state


def test_every_picture_is_well_formed_and_loads_nothing(state: State) -> None:
    for seat in readers(state):
        svg = draw_svg(state.view(seat), catalogue("hu"))
        root = tree(svg)
        assert "http" not in svg.replace("http://www.w3.org/2000/svg", "")
        used = {e.get("href") or "" for e in root.iter(f"{SVG}use")}
        ids = {f"#{e.get('id')}" for e in root.iter(f"{SVG}symbol")}
        assert used and used <= ids


def test_all_that_is_on_the_map_has_its_place(state: State) -> None:
    table = read(state.view(0))
    root = tree(GAME.draw_svg(state, 0))
    assert table.figures and table.things
    for figure in table.figures:
        found = only(root, "data-figure", figure.name)
        style = (found.get("class") or "").split()
        assert ("demon" in style) == bool(figure.type) and ("stunned" in style) == figure.stunned
        at(root, figure.space)
    for door in table.doors:
        at(root, door)
    assert len(styled(root, "thing")) == len(table.things)


@pytest.mark.parametrize("name", MISSIONS)
def test_every_space_of_a_mission_is_drawn_with_its_borders(name: str) -> None:
    view: Any = begin(name, 2, 1).view(None)
    rows = view["map"]["rows"]
    root = tree(draw_svg(view))
    spaces = sum(row[3 * x + 2] != "%" for row in rows[1::2] for x in range(len(row) // 3))
    assert len(styled(root, "space")) == spaces > 60
    drawn = picture(read(view), Words(None))
    walls = sum(row[3 * x] == "|" for row in rows[1::2] for x in range(len(row) // 3 + 1))
    walls += sum(row[3 * x + 1] == "-" for row in rows[::2] for x in range(len(row) // 3))
    assert drawn.lines["wall"].count("M") == walls
    doors = [door for _, doors, _ in drawn.rows for door in doors]
    leaves = sum(row[3 * x] == "=" for row in rows[1::2] for x in range(len(row) // 3 + 1))
    leaves += sum(row[3 * x + 1] == "=" for row in rows[::2] for x in range(len(row) // 3))
    assert sum(door.long for door in doors) == leaves * SPACE
    assert len(doors) == len(view["map"]["doors"])


def test_figures_stand_on_the_squares_of_their_bases() -> None:
    table = set_up({"alpha": "b2", "mancubus-1": "d1", "imp-1": "e4"}, map=WALLED)
    drawn = picture(read(table.view(1)), Words(None))
    bodies = {body.spot: body for body in drawn.bodies}
    large, small = bodies["mancubus-1"], bodies["imp-1"]
    assert {(large.wide, large.high), (small.wide, small.high)} == {(40, 80), (40, 40)}
    x, y = square_at("d1")
    ground = drawn.rows[y][0][x]
    assert (large.x, large.y) == (ground.x, ground.y)


def test_every_demon_and_every_portal_has_a_shape_of_its_own() -> None:
    root = tree(draw_svg(begin("1", 2, 1).view(None)))
    paths = {
        (e.get("id") or "").partition("-")[2]: ElementTree.tostring(next(iter(e)))
        for e in root.iter(f"{SVG}symbol")
    }
    names = [*data_file("demons"), "marine", "portal-blue", "portal-yellow", "portal-red"]
    assert len({paths[name] for name in names}) == len(names) == 12


def test_marines_are_told_apart_by_their_shape_and_letter() -> None:
    figures = {"alpha": "b2", "bravo": "b3", "charlie": "c3", "delta": "c2"}
    root = tree(draw_svg(set_up(figures, seats=5).view(None)))
    shapes, letters = set(), []
    for name in figures:
        body = only(root, "data-figure", name)
        shapes.add(next(e.get("d") for e in body.iter() if e.get("class") == "base"))
        letters += texts(body)
    assert len(shapes) == 4 and letters == ["A", "B", "C", "D"]


def test_damage_stun_and_stagger_are_seen() -> None:
    table = set_up({"alpha": "b2 damage=3 stunned", "imp-1": "d2 damage=2", "imp-2": "e2"})
    root = tree(draw_svg(table.view(1)))
    alpha = only(root, "data-figure", "alpha")
    assert texts(alpha) == ["A", "3"] and signs(alpha, "stunned") == 1
    imp = only(root, "data-figure", "imp-1")
    assert "staggered" in (imp.get("class") or "") and signs(imp, "staggered") == 1
    other = only(root, "data-figure", "imp-2")
    assert texts(other) == ["2"] and signs(other, "staggered") == signs(other, "stunned") == 0


def test_who_chooses_a_target_sees_range_sight_and_cover_with_the_reasons() -> None:
    figures = {"alpha": "a2", "imp-1": "c2", "imp-2": "c4", "imp-3": "e3"}
    table = set_up(figures, map=WALLED, m1={"hand": ["sidearm"]})
    table.do("play sidearm", "attack")
    assert table.prompt == "target"
    spaces = table.view(1)["decisions"][0]["targets"]["spaces"]
    states = {facts["state"] for facts in spaces.values()}
    assert states == {"free", "cover", "unseen", "far"}
    root = tree(draw_svg(table.view(1), catalogue("en")))
    found = {s: [n for n, f in spaces.items() if f["state"] == s] for s in states}
    assert len(styled(root, "aim-free")) == len(found["free"]) > 3
    assert len(styled(root, "aim-cover")) == len(found["cover"]) > 0
    assert len(styled(root, "aim-not")) == len(found["unseen"]) + len(found["far"]) > 3
    far, unseen = found["far"][0], found["unseen"][0]
    distance = spaces[far]["distance"]
    said = f"out of Range: {distance} away, Range 4"
    assert said in (at(root, far).get("aria-label") or "")
    assert "no line of sight" in (at(root, unseen).get("aria-label") or "")
    # Nobody else is told what the reader thinks about.
    assert "targets" not in table.view(0)["decisions"][0]
    assert not styled(tree(draw_svg(table.view(0))), "aims")


def test_letters_are_as_high_as_pages_count_on(state: State) -> None:
    root = tree(GAME.draw_svg(state, 0))
    sizes = {e.get("font-size") for e in styled(root, "letters")}
    assert sizes == {str(LETTERS)}


def test_what_a_reader_cannot_know_changes_no_letter(state: State) -> None:
    for seat in range(int(state.seats)):
        other = state.sample(seat, 5)
        assert GAME.draw_svg(other, seat) == GAME.draw_svg(state, seat)
        assert GAME.draw_svg(other, None) == GAME.draw_svg(state, None)


def test_marked_spots_stand_out() -> None:
    view = set_up({"alpha": "b2", "imp-1": "d2"}, map=WALLED).view(1)
    root = tree(draw_svg(view, marked=["c1", "imp-1", "c3-d3"]))
    for spot in ("c1", "imp-1", "c3-d3"):
        assert "can" in (at(root, spot).get("class") or "").split()
    assert not styled(tree(draw_svg(view)), "can")


def test_a_prefix_keeps_two_pictures_apart() -> None:
    view = played(0, 3).state.view(0)
    one, other = (tree(draw_svg(view, prefix=prefix)) for prefix in ("left", "right"))
    ids = [{e.get("id") for e in root.iter() if e.get("id")} for root in (one, other)]
    assert not ids[0] & ids[1]
    assert one.get("width") == str(WIDTH)


def test_markup_in_names_and_from_a_speaker_does_nothing() -> None:
    view: Any = copy.deepcopy(set_up({"alpha": "b2", "imp-1": "d2"}).view(0))
    view["objective"] = HOSTILE
    view["figures"][HOSTILE] = view["figures"].pop("alpha")
    for speaker in (None, Liar()):
        root = tree(draw_svg(view, speaker))
        assert not list(root.iter(f"{SVG}script"))
        assert '<script>alert("1")' in "".join(root.itertext())
