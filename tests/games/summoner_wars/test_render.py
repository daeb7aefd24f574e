"""The table as text and as a picture: complete, well formed, and never more than a seat knows."""

from __future__ import annotations

import copy
import re
from collections.abc import Callable
from typing import Any
from xml.etree import ElementTree

import pytest

from hadur.drawing.fitting import fit
from hadur.drawing.vocabulary import shorten
from hadur.games.summoner_wars import GAME
from hadur.games.summoner_wars.board import SPACES, name_of
from hadur.games.summoner_wars.cards.definition import CARDS, FACTIONS
from hadur.games.summoner_wars.render.measures import BAND, TILE_W
from hadur.games.summoner_wars.render.svg import draw_svg
from hadur.games.summoner_wars.render.text import CELL, draw
from hadur.kernel.state import State
from hadur.text.catalogue import Catalogue, catalogue_of
from tests.pictures import (
    HOSTILE,
    SEATS,
    SVG,
    Liar,
    check_hostile,
    midgame,
    pictures,
    printed,
    signs,
    starts,
    styled,
    texts,
    tree,
    with_id,
)


@pytest.fixture(
    params=starts(GAME), ids=lambda game: f"{game[0]}-{game[1]}-{game[2]}", scope="module"
)
def state(request: pytest.FixtureRequest) -> State:
    return midgame(GAME, *request.param)


def place(space: ElementTree.Element) -> tuple[int, int]:
    x, y = re.findall(r"\d+", space.get("transform") or "")
    return int(x), int(y)


# -- plain text ------------------------------------------------------------------------------------

START = """\
turn 1: ▲ seat 0, summon phase
to decide: ▲ seat 0: summon (SW-6.1)

▼ seat 1  fallen-kingdom  magic 3  hand 5  draw 25  discard 0
        a           b           c           d           e           f
  ┌───────────┬───────────┬───────────┬───────────┬───────────┬───────────┐
  │           │           │ret-talus  │           │           │           │
8 │           │           │▼ summoner │           │           │           │
  │           │           │R2   12/12♥│           │           │           │
  ├───────────┼───────────┼───────────┼───────────┼───────────┼───────────┤
  │           │           │           │           │           │           │
7 │           │           │           │           │           │           │
  │           │           │           │           │           │           │
  ├───────────┼───────────┼───────────┼───────────┼───────────┼───────────┤
  │           │           │starti.gate│unde.archer│           │           │
6 │           │           │▼ gate     │▼ common   │           │           │
  │           │           │     10/10♥│R3     2/2♥│           │           │
  ├───────────┼───────────┼───────────┼───────────┼───────────┼───────────┤
  │           │           │und.carrier│           │           │           │
5 │           │           │▼ common   │           │           │           │
  │           │           │M2     3/3♥│           │           │           │
  ├───────────┼───────────┼───────────┼───────────┼───────────┼───────────┤
  │           │           │           │           │           │           │
4 │           │           │           │           │           │           │
  │           │           │           │           │           │           │
  ├───────────┼───────────┼───────────┼───────────┼───────────┼───────────┤
  │           │           │frost-mage │starti.gate│           │           │
3 │           │           │▲ common   │▲ gate     │           │           │
  │           │           │R3     4/4♥│     10/10♥│           │           │
  ├───────────┼───────────┼───────────┼───────────┼───────────┼───────────┤
  │           │           │ice-golem  │           │           │           │
2 │           │           │▲ common ▣ │           │           │           │
  │           │           │M2     5/5♥│           │           │           │
  ├───────────┼───────────┼───────────┼───────────┼───────────┼───────────┤
  │           │           │           │svara      │           │           │
1 │           │           │           │▲ summoner │           │           │
  │           │           │           │R3   12/12♥│           │           │
  └───────────┴───────────┴───────────┴───────────┴───────────┴───────────┘
        a           b           c           d           e           f
▲ seat 0  polar-dwarves  magic 2  hand 5  draw 25  discard 0
M melee  R ranged  ♥ life left/total  * charges  ▣ also a structure
"""


def test_the_starting_position_reads_like_this() -> None:
    state = GAME.begin({"options": {"first": "0"}}, seed=7)
    assert str(state) == START.rstrip("\n")


@pytest.mark.parametrize("seat", SEATS)
def test_plain_text_is_narrow(state: State, seat: int | None) -> None:
    lines = GAME.draw_text(state, seat).split("\n")
    assert max(map(len, lines)) <= 100
    assert {len(line) for line in lines if "│" in line or "─" in line} == {75}


def test_plain_text_shows_every_card_with_its_numbers(table: Callable[..., Any]) -> None:
    t = table(
        "phase=attack; a1: 0 svara damage=2; c3: 0 ice-golem charges=1; d3: 1 undead-warrior"
        " charges=2 damage=1; f8: 1 ret-talus; hand0: gate ice-ram; hand1: dragos"
    )
    text = draw(t.state.view(0))
    assert "│svara      │" in text
    assert "│▲ summoner │" in text
    assert "R3   10/12♥" in text
    assert "▲ common ▣" in text
    assert "und.warrior" in text
    assert re.search(r"▼ common .*\n.*M\d +\d/\d♥\*2", text)
    assert "hand: gate, ice-ram" in text
    assert "attacks left: 3" in text


def test_plain_text_tells_what_has_no_room_on_the_board(table: Callable[..., Any]) -> None:
    t = table(
        "phase=attack moved=c3 attacked=c3; decks: polar-dwarves tundra-orcs; a1: 0 svara;"
        " c3: 0 frost-mage under=ice-smith; f8: 1 grognack; events1: freeze target=c3"
    )
    text = draw(t.state.view(None))
    for line in (
        "   active: freeze on c3",
        "moved: c3",
        "attacked: c3",
        "frozen: c3",
        "under: c3 ice-smith",
    ):
        assert line in text.split("\n")


def test_a_roll_is_told_until_the_turn_ends(table: Callable[..., Any]) -> None:
    t = table("phase=attack; a1: 0 svara; c3: 0 frost-mage; c5: 1 dragos; f8: 1 ret-talus")
    t.do("attack c3 c5", dice="melee+ranged")
    assert "rolled: c3 against c5: 1 melee, 1 ranged, 0 special" in draw(t.state.view(1))
    while t.state.active == 0:
        t.do("end")
    assert "rolled" not in draw(t.state.view(1))


# -- orientation -----------------------------------------------------------------------------------


def test_each_seat_sees_its_back_row_at_the_bottom() -> None:
    state = GAME.begin({}, seed=7)
    rows = {
        seat: [line[0] for line in GAME.draw_text(state, seat).split("\n") if line[1:3] == " │"]
        for seat in SEATS
    }
    letters = {seat: GAME.draw_text(state, seat).split("\n")[4].split() for seat in SEATS}
    away = [row for row in "87654321"]
    assert [row for row in rows[0] if row != " "] == away
    assert [row for row in rows[None] if row != " "] == away
    assert [row for row in rows[1] if row != " "] == away[::-1]
    assert letters[0] == letters[None] == list("abcdef")
    assert letters[1] == list("fedcba")


def test_the_picture_turns_with_the_seat(state: State) -> None:
    corner = {}
    for seat in SEATS:
        root = tree(GAME.draw_svg(state, seat))
        corner[seat] = place(with_id(root, "sw-space-a1")), place(with_id(root, "sw-space-f8"))
        (x1, y1), (x2, y2) = corner[seat]
        assert (x1 < x2 and y1 > y2) if seat != 1 else (x1 > x2 and y1 < y2)


def test_cards_face_the_enemy_and_differ_in_shape(table: Callable[..., Any]) -> None:
    t = table("phase=move; a1: 0 svara; f8: 1 ret-talus")
    for seat, facing in ((0, {"a1": "up", "f8": "down"}), (1, {"a1": "down", "f8": "up"})):
        root = tree(draw_svg(t.state.view(seat)))
        shapes = set()
        for space, way in facing.items():
            card = with_id(root, f"sw-card-{space}")
            assert way in (card.get("class") or "").split()
            shapes.add(next(p.get("d") for p in card.iter(f"{SVG}path")))
        assert len(shapes) == 2


# -- the picture -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", SEATS)
def test_every_space_and_every_card_is_there_once(state: State, seat: int | None) -> None:
    view: dict[str, Any] = state.view(seat)
    root = tree(draw_svg(view))
    spaces = [e for e in root.iter() if e.get("data-space")]
    assert sorted(e.get("data-space") or "" for e in spaces) == sorted(map(name_of, range(SPACES)))
    shown = {}
    for space in spaces:
        cards = [e for e in space.iter() if e.get("data-card")]
        assert len(cards) <= 1
        for card in cards:
            assert card.get("id") == f"sw-card-{space.get('data-space')}"
            shown[space.get("data-space")] = card.get("data-card")
    assert shown == {space: facts["card"] for space, facts in view["board"].items()}
    hand = [e.get("data-card") for e in root.iter() if e.get("data-hand")]
    assert hand == (view["players"][seat]["hand"] if seat is not None else [])


def test_the_description_names_every_card(state: State) -> None:
    view: dict[str, Any] = state.view(0)
    about = with_id(tree(draw_svg(view)), "sw-desc").text or ""
    assert all(f"({space})" in about for space in view["board"])


def test_a_tile_shows_what_is_on_its_card(table: Callable[..., Any]) -> None:
    t = table(
        "phase=attack moved=c3 attacked=c3; decks: polar-dwarves tundra-orcs; a1: 0 svara;"
        " c3: 0 frost-mage damage=2 charges=3 under=ice-smith; d3: 0 ice-golem charges=7;"
        " f8: 1 grognack; b2: 0 gate; events1: freeze target=c3"
    )
    root = tree(draw_svg(t.state.view(0)))
    mage = with_id(root, "sw-card-c3")
    assert signs(mage, "damage") == 2
    assert signs(mage, "charge") == 3
    assert signs(mage, "ranged") == 1
    assert [signs(mage, name) for name in ("frozen", "under", "moved")] == [1, 1, 1]
    assert styled(mage, "ice")
    assert styled(mage, "below")
    assert "2" in texts(mage)
    assert "/4" in texts(mage)
    golem = with_id(root, "sw-card-d3")
    assert signs(golem, "charge") == 1
    assert "×7" in texts(golem)
    assert signs(golem, "structure") == 1
    assert signs(with_id(root, "sw-card-b2"), "gate") == 1
    assert styled(with_id(root, "sw-card-a1"), "regal")


def test_the_edges_show_magic_phase_events_and_the_question(table: Callable[..., Any]) -> None:
    t = table(
        "phase=attack magic=15,4; decks: savanna-elves tundra-orcs; a1: 0 abua-shi; c3: 0 lioness;"
        " f8: 1 grognack; events0: chant-of-weaving target=c3 charges=2"
    )
    root = tree(draw_svg(t.state.view(0)))
    assert sorted(e.get("data-magic") or "" for e in root.iter() if e.get("data-magic")) == [
        "15",
        "4",
    ]
    assert [e.get("data-phase") for e in styled(root, "ribbon")] == ["attack"]
    assert len(styled(root, "step")) == 6
    (event,) = styled(root, "event")
    assert "Chant Of Weaving → c3" in texts(event)
    (asked,) = styled(root, "asked")
    assert texts(asked) == ["decides: Attack"]
    assert "attacks left: 3" in texts(root)


def test_many_events_take_rows_of_their_own(table: Callable[..., Any]) -> None:
    one = "phase=move; decks: savanna-elves tundra-orcs; a1: 0 abua-shi; f8: 1 grognack"
    few = tree(draw_svg(table(one).state.view(0)))
    events = ", ".join(["chant-of-weaving target=a1"] * 2 + ["brutal-force"] * 2)
    many = tree(draw_svg(table(f"{one}; events0: {events}").state.view(0)))
    heights = [float((root.get("viewBox") or "").split()[3]) for root in (few, many)]
    assert heights[0] < heights[1]
    places = [e.get("transform") for e in styled(many, "event")]
    assert len(set(places)) == 4


def test_marked_spaces_stand_out(state: State) -> None:
    view = state.view(0)
    root = tree(draw_svg(view, marked=("c3", "f8")))
    assert sorted(e.get("data-space") or "" for e in styled(root, "marked")) == ["c3", "f8"]
    assert printed(GAME, view, marked=frozenset({"c3", "f8"})).count("◆") >= 2
    assert "◆" not in printed(GAME, view)


def test_an_attack_is_an_arrow_with_its_dice(table: Callable[..., Any]) -> None:
    t = table("phase=attack; a1: 0 svara; c3: 0 frost-mage; c5: 1 dragos; f8: 1 ret-talus")
    assert not styled(tree(draw_svg(t.state.view(0))), "last-attack")
    t.do("attack c3 c5", dice="special+melee")
    root = tree(draw_svg(t.state.view(0)))
    assert len(styled(root, "last-attack")) == 1
    assert "c3 → c5" in texts(root)


# -- words -----------------------------------------------------------------------------------------


@pytest.fixture(params=["en", "hu"])
def catalogue(request: pytest.FixtureRequest) -> Catalogue:
    return catalogue_of(request.param, "summoner-wars")


@pytest.mark.parametrize("seat", SEATS)
def test_names_come_from_the_catalogue(
    state: State, seat: int | None, catalogue: Catalogue
) -> None:
    view: dict[str, Any] = state.view(seat)
    svg = draw_svg(view, catalogue)
    about = with_id(tree(svg), "sw-desc").text or ""
    for facts in view["board"].values():
        assert catalogue.say(f"card-{facts['card']}") in about
    screen = printed(GAME, view, catalogue)
    for player in view["players"]:
        assert catalogue.say(f"faction-{player['faction']}") in screen
    assert not catalogue.problems


@pytest.mark.parametrize("seat", SEATS)
def test_the_coloured_board_fits_a_terminal(
    state: State, seat: int | None, catalogue: Catalogue
) -> None:
    every = frozenset(map(name_of, range(SPACES)))
    lines = printed(GAME, state.view(seat), catalogue, every).rstrip("\n").split("\n")
    assert len(lines) <= 40
    assert sum(line.startswith("├") for line in lines) == 8
    assert all(len(line) <= 80 for line in lines)


def test_short_names_of_a_deck_stay_apart(catalogue: Catalogue) -> None:
    for faction in FACTIONS.values():
        names = [card.name for card in (faction.summoner, *faction.cards) if not card.is_event]
        short = {shorten(catalogue.say(f"card-{name}"), CELL) for name in names}
        assert len(short) == len(set(names)), sorted(short)
        assert all(len(name) <= CELL for name in short)


def test_no_name_is_cut_on_its_tile(catalogue: Catalogue) -> None:
    for card in CARDS:
        if card.is_unit or card.is_structure:
            name = catalogue.say(f"card-{card.name}")
            assert " ".join(line.text for line in fit(name, TILE_W - 33, BAND)) == name


# -- hostile names ---------------------------------------------------------------------------------


def hostile_view() -> dict[str, Any]:
    """A view with hostile text wherever it has a name."""
    view: dict[str, Any] = copy.deepcopy(GAME.begin({}, seed=7).view(0))
    for facts in view["board"].values():
        facts["card"] = HOSTILE
        facts["under"] = [HOSTILE]
    for player in view["players"]:
        player["faction"] = player["summoner"] = HOSTILE
        player["events"] = [{"card": HOSTILE, "charges": 1, "targets": [HOSTILE]}]
    view["players"][0]["hand"] = [HOSTILE]
    view["waiting"] = [HOSTILE]
    for decision in view["decisions"]:
        decision["prompt"] = decision["rule"] = HOSTILE
    return view


@pytest.mark.parametrize("speaker", [None, Liar()], ids=["view", "both"])
def test_hostile_names_stay_names(speaker: Liar | None) -> None:
    view = hostile_view()
    check_hostile(GAME, view, speaker, draw(view))


# -- nothing hidden is shown -----------------------------------------------------------------------


def test_a_hand_is_for_its_owner_only(table: Callable[..., Any]) -> None:
    t = table(
        "phase=move; a1: 0 svara; f8: 1 ret-talus; hand0: ollag; hand1: dragos; draw0: nadiana;"
        " draw1: purge; discard0: jarmund; discard1: gul-dass"
    )
    own = {0: ["ollag"], 1: ["dragos"], None: []}
    for seat, visible in own.items():
        for picture in pictures(t.state, seat):
            low = picture.lower()
            for name in ("ollag", "dragos", "nadiana", "purge", "jarmund", "gul-dass"):
                shown = name in low or name.replace("-", " ") in low
                assert shown == (name in visible), (seat, name)
