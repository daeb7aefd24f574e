"""The table as a picture: complete, well formed, and never more than a seat knows."""

from __future__ import annotations

import copy
from typing import Any
from xml.etree import ElementTree

import pytest

from hadur.games.forbidden_stars import GAME
from hadur.games.forbidden_stars.render.captions import Words
from hadur.games.forbidden_stars.render.galaxy import LETTERS, TILE, picture
from hadur.games.forbidden_stars.render.svg import WIDTH, draw_svg
from hadur.games.forbidden_stars.render.tabletop import read
from hadur.kernel.state import State
from tests.games.forbidden_stars.looking import SETUPS, catalogue, fight, readers, starts, war
from tests.pictures import HOSTILE, SVG, Liar, at, styled, tree

STATES = [*range(len(SETUPS)), "fight"]


@pytest.fixture(params=STATES, ids=str, scope="module")
def state(request: pytest.FixtureRequest) -> State:
    return fight().state if request.param == "fight" else war(request.param).state


def symbols(root: ElementTree.Element) -> set[str]:
    return {e.get("id") or "" for e in root.iter(f"{SVG}symbol")}


def test_every_picture_is_well_formed_and_loads_nothing(state: State) -> None:
    for seat in readers(state):
        svg = draw_svg(state.view(seat), catalogue("hu"))
        root = tree(svg)
        assert "http" not in svg.replace("http://www.w3.org/2000/svg", "")
        used = {e.get("href") or "" for e in root.iter(f"{SVG}use")}
        assert used and used <= {f"#{id}" for id in symbols(root)}


def test_all_that_lies_on_the_board_has_its_place(state: State) -> None:
    table = read(state.view(0))
    root = tree(GAME.draw_svg(state, 0))
    assert table.systems
    for system in table.systems:
        at(root, system.tile)
        for area in system.areas:
            at(root, area.name)
            for force in area.units:
                found = at(root, force.spot)
                style = (found.get("class") or "").split()
                assert f"seat-{force.seat}" in style and ("routed" in style) == force.routed
            for _, spot in area.built:
                at(root, spot)
    assert len(styled(root, "storm")) >= len(table.storms) > 0 or state.view(0)["phase"] == "setup"
    assert len(styled(root, "objective")) == sum(area.objective >= 0 for area in table.areas)


def test_pieces_stay_within_their_areas(state: State) -> None:
    drawn = picture(read(state.view(0)), Words(catalogue("hu")))
    assert drawn.tiles
    for tile in drawn.tiles:
        for land in tile.lands:
            for chip in land.chips:
                assert land.x <= chip.x and chip.x + chip.wide <= land.x + TILE / 2 + 1
                assert land.y - 1 <= chip.y and chip.y + 24 <= land.y + TILE / 2 + 1
            assert all(line.size == LETTERS for line in land.name)


def test_what_a_reader_cannot_know_changes_no_letter(state: State) -> None:
    for seat in range(int(state.seats)):
        other = state.sample(seat, 5)
        assert GAME.draw_svg(other, seat) == GAME.draw_svg(state, seat)
        assert GAME.draw_svg(other, None) == GAME.draw_svg(state, None)


def test_an_order_on_top_of_a_stack_is_seen_by_its_owner_alone() -> None:
    options = {"board": "introductory", "first": "0"}
    state = GAME.begin({"seats": [{}, {}], "options": options}, 1)
    state.play("order advance 10a")
    signs = {}
    for seat in (0, 1, None):
        stack = at(tree(GAME.draw_svg(state, seat)), "10a")
        signs[seat] = [e.get("href") for e in stack.iter(f"{SVG}use")]
    assert signs == {0: ["#fs-advance"], 1: ["#fs-space-marines"], None: ["#fs-space-marines"]}


def test_marked_spots_stand_out_and_storm_questions_show_every_edge() -> None:
    state = war(1).state
    plain = tree(draw_svg(state.view(0)))
    edge = plain.find(f".//{SVG}g[@class='edge storm']")
    assert edge is not None
    spot = edge.get("data-spot") or ""
    marked = tree(draw_svg(state.view(0), marked=[spot]))
    assert "can" in (at(marked, spot).get("class") or "").split()
    assert len(styled(marked, "free")) > 10 and not styled(plain, "free")


def test_a_prefix_keeps_two_pictures_apart() -> None:
    view = war(1).state.view(0)
    one, other = (tree(draw_svg(view, prefix=prefix)) for prefix in ("left", "right"))
    ids = [{e.get("id") for e in root.iter() if e.get("id")} for root in (one, other)]
    assert not ids[0] & ids[1]
    assert one.get("width") == str(WIDTH)


def test_markup_in_names_and_from_a_speaker_does_nothing() -> None:
    view: Any = copy.deepcopy(fight().state.view(0))
    for system in view["systems"]:
        for area in system["areas"]:
            for unit in area["units"]:
                unit["unit"] = HOSTILE
    for speaker in (None, Liar()):
        root = tree(draw_svg(view, speaker))
        assert not list(root.iter(f"{SVG}script"))
        assert '<script>alert("1")' in "".join(root.itertext())


def test_a_spectator_and_a_seat_see_the_same_board(state: State) -> None:
    assert starts(state, None) == []
    with_seat = {e.get("data-spot") for e in tree(GAME.draw_svg(state, 0)).iter()}
    without = {e.get("data-spot") for e in tree(GAME.draw_svg(state, None)).iter()}
    assert with_seat == without
