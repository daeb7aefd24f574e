"""The table as a picture: complete, well formed, and never more than a seat knows."""

from __future__ import annotations

import copy
import re
from typing import Any
from xml.etree import ElementTree

import pytest

from hadur.games.chaos_galaxy import GAME
from hadur.games.chaos_galaxy.render import track
from hadur.games.chaos_galaxy.render.svg import WIDTH, draw_svg
from hadur.games.chaos_galaxy.render.tabletop import read
from hadur.games.chaos_galaxy.vocabulary import TYPES
from hadur.kernel.state import State
from tests.conformance.conftest import Dice
from tests.games.chaos_galaxy.conftest import Setting
from tests.games.chaos_galaxy.looking import SETUPS, fight, game, readers
from tests.games.chaos_galaxy.positions import begin_crowded, eager
from tests.games.chaos_galaxy.test_words import catalogue
from tests.pictures import HOSTILE, SVG, Liar, at, styled, tree

STATES = [*range(len(SETUPS)), "fight"]


@pytest.fixture(params=STATES, ids=str, scope="module")
def state(request: pytest.FixtureRequest) -> State:
    return fight().state if request.param == "fight" else game(request.param).state


def places(root: ElementTree.Element) -> dict[str, tuple[float, float]]:
    """Where everything that can be pointed at is: all translations above it added up."""
    found: dict[str, tuple[float, float]] = {}

    def walk(element: ElementTree.Element, x: float, y: float) -> None:
        moved = re.match(r"translate\(([\d.-]+) ([\d.-]+)\)", element.get("transform") or "")
        if moved:
            x, y = x + float(moved[1]), y + float(moved[2])
        if element.get("data-spot"):
            found[element.get("data-spot") or ""] = (x, y)
        for child in element:
            walk(child, x, y)

    walk(root, 0, 0)
    return found


def test_every_picture_is_well_formed_and_loads_nothing(state: State) -> None:
    for seat in readers(state):
        svg = draw_svg(state.view(seat), catalogue("hu"))
        root = tree(svg)
        assert "http" not in svg.replace("http://www.w3.org/2000/svg", "")
        symbols = {f"#{e.get('id')}" for e in root.iter(f"{SVG}symbol")}
        used = {e.get("href") or "" for e in root.iter(f"{SVG}use")}
        assert used and used <= symbols


def test_all_that_lies_on_the_table_has_its_place(state: State) -> None:
    table = read(state.view(0))
    root = tree(GAME.draw_svg(state, 0))
    for player in table.players:
        for name in ("player", "hangar", "canteen", "surface", "colony", "scrap", "ruin"):
            at(root, f"{player.seat}/{name}")
        at(root, f"{player.seat}/headquarters")
        for slot in (*player.hangar, *player.canteen, *player.surface):
            for card in (slot, *slot.aboard):
                found = at(root, card.spot)
                style = (found.get("class") or "").split()
                assert card.state in style and ("facedown" in style) != card.paid
                assert found.get("data-card") == (card.card or None)
    for link in table.chain:
        at(root, f"#{link.ticket}")
    assert len(styled(root, "held")) == len(table.players[0].hand or ())


@pytest.mark.rule("KG-5.4")
def test_what_a_reader_cannot_know_changes_no_letter(state: State) -> None:
    for seat in range(int(state.seats)):
        other = state.sample(seat, 5)
        assert GAME.draw_svg(other, seat) == GAME.draw_svg(state, seat)
        assert GAME.draw_svg(other, None) == GAME.draw_svg(state, None)


@pytest.mark.rule("KG-5.4", "KG-5.15")
def test_cards_that_lie_face_down_look_alike(table: Setting) -> None:
    """A base, a crew card and a bluff: the picture of one is the picture of the others."""
    pictures = set()
    for card in ("aknagyuru", "tuzer", "sarc"):
        root = tree(GAME.draw_svg(table({}, {"surface": [card]}).state, 0))
        pictures.add(ElementTree.tostring(at(root, "1/surface-1")))
    assert len(pictures) == 1
    marked = tree(GAME.draw_svg(table({}, {"surface": ["aknagyuru 2 markers"]}).state, 0))
    assert ElementTree.tostring(at(marked, "1/surface-1")) not in pictures


@pytest.mark.rule("KG-3.12", "KG-6.4")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_areas_and_piles_lie_as_the_rulebook_has_them(table: Setting, seats: int) -> None:
    own = {"hangar": ["cobra-flash"], "canteen": ["tuzer"], "surface": ["aknagyuru", "aknagyuru"]}
    view = table(*[own] * seats).state.view(0)
    root = tree(draw_svg(view))
    found = places(root)
    rows = [("surface", "colony"), ("canteen", "scrap"), ("hangar", "ruin")]
    for seat in range(seats):
        spots = [(found[f"{seat}/{area}"], found[f"{seat}/{pile}"]) for area, pile in rows]
        cards = [found[f"{seat}/{name}"] for name in ("surface-1", "canteen-1", "cobra-flash")]
        for k, ((_, y), (pile_x, pile_y)) in enumerate(spots):
            # The pile lies beside its row, at the left of all its cards.
            assert pile_x < cards[k][0]
            assert y <= pile_y and y <= cards[k][1]
        piles = {pile[0] for _, pile in spots}
        assert len(piles) == 1, "piles stand above each other"
        heights = [y for (_, y), _ in spots]
        # The near player has the Surface nearest; whoever sits across, the Hangar.
        assert heights == sorted(heights, reverse=seat == 0)
        assert len(set(heights)) == 3
    # Near the player, and credits still further to the left.
    mine = [found[f"0/{pile}"] for pile in ("colony", "scrap", "ruin")]
    assert max(mine, key=lambda place: place[1]) == mine[0]
    coins = [e for e in root.iter() if "credits" in (e.get("class") or "").split()]
    heaps = [e for e in coins if "heap" in (e.get("class") or "").split()]
    assert len(heaps) == seats
    for heap in heaps:
        moved = re.match(r"translate\(([\d.]+) ", heap.get("transform") or "")
        assert moved and float(moved[1]) < mine[0][0]


@pytest.mark.rule("KG-3.7", "KG-3.12")
def test_the_surface_is_read_from_the_left(table: Setting) -> None:
    state = table({"surface": ["aknagyuru", "tuzer", "aknagyuru"]}).state
    found = places(tree(GAME.draw_svg(state, 0)))
    across = [found[f"0/surface-{k}"][0] for k in (1, 2, 3)]
    assert across == sorted(across) and len(set(across)) == 3


@pytest.mark.rule("KG-4.1", "KG-4.2", "KG-4.3", "KG-22.10", "KG-22.20")
def test_a_card_is_turned_as_the_rulebook_says(table: Setting) -> None:
    state = table({"hangar": ["cobra-flash", "unicornis used", "marduk-kurios damaged"]}).state
    root = tree(GAME.draw_svg(state, 0))
    turned = {}
    for name in ("cobra-flash", "unicornis", "marduk-kurios"):
        small = next(e for e in at(root, f"0/{name}").iter() if e.get("class") == "small-card")
        angle = re.search(r"rotate\((-?\d+)", small.get("transform") or "")
        assert angle
        turned[name] = int(angle[1])
    # In SVG the way of the clock, which is to the right, is positive.
    assert turned == {"cobra-flash": 0, "unicornis": 90, "marduk-kurios": 180}


@pytest.mark.rule("KG-1.12")
def test_ships_are_blue_and_nothing_else_is() -> None:
    svg = GAME.draw_svg(game(1).state, 0)
    frames = dict(re.findall(r"\.type-(\w+) \{ --frame: #(\w{6}); \}", svg))
    assert set(frames) == set(TYPES)
    for name, colour in frames.items():
        red, green, blue = (int(colour[k : k + 2], 16) for k in (0, 2, 4))
        assert (blue > 1.5 * max(red, green)) == (name == "ship"), name


@pytest.mark.rule("KG-15.2", "KG-15.3")
def test_the_track_shows_who_is_faster() -> None:
    state = fight().state
    table = read(state.view(0))
    root = tree(GAME.draw_svg(state, 0))
    stops = styled(root, "stop")
    speeds = [int(stop.get("data-speed") or "") for stop in stops]
    assert speeds == sorted(set(speeds), reverse=True) and speeds
    shown = {}
    for stop in stops:
        for runner in stop.iter():
            if runner.get("data-ship"):
                shown[runner.get("data-ship")] = int(stop.get("data-speed") or "")
    fighting = track.ships(table)
    assert shown == {slot.spot: slot.figures["speed"] for slot in fighting}
    assert len(fighting) >= 4
    order = [(-slot.figures["speed"], slot.side == "defender") for slot in fighting]
    assert order == sorted(order)
    across = [float((e.find(f"{SVG}circle").attrib)["cx"]) for e in stops]  # type: ignore[union-attr]
    assert across == sorted(across)


@pytest.mark.rule("KG-11.6")
def test_the_chain_is_read_from_the_top_which_takes_effect_first() -> None:
    state, dice = begin_crowded(0), Dice(0)
    view: Any = state.view(0)
    while len(view["chain"]) < 2:
        index = state.decisions[0].index
        state.advance(eager(state, index, dice), index)
        view = state.view(0)
    links = styled(tree(GAME.draw_svg(state, 0)), "link")
    assert [link.get("data-spot") for link in links] == [
        f"#{link['ticket']}" for link in reversed(view["chain"])
    ]
    tops = [float(link.find(f"{SVG}rect").attrib["y"]) for link in links]  # type: ignore[union-attr]
    assert tops == sorted(tops)


def test_marked_spots_stand_out(table: Setting) -> None:
    state = table({"hangar": ["cobra-flash"], "hand": ["tuzer"]}).state
    spots = ["0/cobra-flash", "0/canteen", "1/colony"]
    plain = tree(draw_svg(state.view(0)))
    marked = tree(draw_svg(state.view(0), marked=[*spots, "hand:tuzer"]))
    assert not styled(plain, "marked")
    assert all("marked" in (at(marked, spot).get("class") or "").split() for spot in spots)
    assert len(styled(marked, "marked")) == 4


def test_a_prefix_keeps_two_pictures_apart() -> None:
    view = game(1).state.view(0)
    one, other = (tree(draw_svg(view, prefix=prefix)) for prefix in ("left", "right"))
    ids = [{e.get("id") for e in root.iter() if e.get("id")} for root in (one, other)]
    assert ids[0] and not ids[0] & ids[1]
    assert one.get("width") == str(WIDTH)


def test_markup_in_names_and_from_a_speaker_does_nothing() -> None:
    view: Any = copy.deepcopy(game(1).state.view(0))
    for player in view["players"]:
        for slot in player["hangar"]:
            slot["card"] = HOSTILE
    view["players"][0]["hand"] = [HOSTILE]
    for speaker in (None, Liar()):
        root = tree(draw_svg(view, speaker))
        assert not list(root.iter(f"{SVG}script"))
        assert '<script>alert("1")' in "".join(root.itertext())
