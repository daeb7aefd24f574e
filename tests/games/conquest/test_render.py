"""The table as text and as a picture: complete, well formed, and never more than a seat knows."""

from __future__ import annotations

import copy
import re
from collections import Counter
from typing import Any

import pytest

from hadur.drawing.fitting import fit
from hadur.drawing.vocabulary import shorten
from hadur.games.conquest import GAME
from hadur.games.conquest.cards.definition import CARDS, EVENT, PLANET
from hadur.games.conquest.render.measures import BAND, TILE_W
from hadur.games.conquest.render.plain import cell_width, draw
from hadur.games.conquest.render.svg import draw_svg
from hadur.games.conquest.render.tabletop import read
from hadur.kernel.state import State
from hadur.text.catalogue import Catalogue, catalogue_of
from hadur.web.look import book_of
from tests.games.conquest.conftest import Lay
from tests.pictures import (
    HOSTILE,
    SEATS,
    Liar,
    at,
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

DECKS = GAME.ready_decks()


@pytest.fixture(
    params=starts(GAME), ids=lambda game: f"{game[0]}-{game[1]}-{game[2]}", scope="module"
)
def state(request: pytest.FixtureRequest) -> State:
    return midgame(GAME, *request.param)


# -- plain text ------------------------------------------------------------------------------------

BATTLE = """\
round 1: combat phase, initiative ▲ seat 0
battle: tarrus, combat round 1, initiative ▲ seat 0, 0/nazdreg@tarrus
to decide: ▲ seat 0: defender (CQ-13.2)

▼ seat 1  orks  resources 0  hand 1  deck 10  discard 0
   hq: nazdreg A2 7/7♥
┌────────────────────────┬────────────────────────┐
│goff-nob                │                        │
│                 A6 4/6♥│                        │
│shoota-mob              │                        │
│         A2 1/1♥ C3 +1 z│                        │
├────────────────────────┼────────────────────────┤
│1*tarrus                │2 barlus                │
│  1c 1r MS ⚔            │  2c 0r S               │
├────────────────────────┼────────────────────────┤
│»nazdreg                │                        │
│               A2 7/7♥ z│                        │
└────────────────────────┴────────────────────────┘
   supports: ork-kannon
▲ seat 0  orks  resources 3  hand 2  deck 10  discard 0
   victory: iridial
   hand: battle-cry, goff-boyz
attached: 1/shoota-mob@tarrus: promotion
"""


@pytest.fixture
def battle(table: Lay) -> Any:
    t = table(
        {
            "resources": 3,
            "tarrus": ["nazdreg"],
            "supports": ["ork-kannon"],
            "hand": ["goff-boyz", "battle-cry"],
            "victory": ["iridial"],
        },
        {
            "hq": ["nazdreg"],
            "hand": ["battle-cry"],
            "tarrus": ["goff-nob 2 damage", "shoota-mob exhausted + promotion"],
        },
        planets=["tarrus", "barlus"],
        start="battle",
    )
    return t.reach("attack nazdreg@tarrus").until("defender")


def test_a_battle_reads_like_this(battle: Any) -> None:
    assert draw(battle.state.view(0)).startswith(BATTLE)


@pytest.mark.parametrize("seat", SEATS)
def test_plain_text_is_narrow(state: State, seat: int | None) -> None:
    lines = GAME.draw_text(state, seat).split("\n")
    assert max(map(len, lines)) <= 100
    board = [line for line in lines if line[:1] in "┌├└│" and line]
    assert len(set(map(len, board))) == (1 if state.view(seat)["planets"] else 0)
    assert all(len(line) <= 80 for line in board)


@pytest.mark.parametrize("seat", SEATS)
def test_plain_text_shows_every_card_in_play_and_the_own_hand(
    state: State, seat: int | None
) -> None:
    view: dict[str, Any] = state.view(seat)
    text = draw(view)
    table = read(view)
    for planet in table.planets:
        width = cell_width(len(table.planets))
        for piece in (*planet.sides[0], *planet.sides[1]):
            assert shorten(piece.card, width - bool(piece.fights)) in text
    for side in table.players:
        for piece in (*side.hq, *side.supports):
            assert piece.card in text
        assert all(name in text for name in side.victory)
    for name in view["players"][seat]["hand"] if seat is not None else ():
        assert name in text


def test_each_seat_has_its_own_units_below_the_planets(battle: Any) -> None:
    for seat, above, below in ((0, "goff-nob", "»nazdreg"), (1, "»nazdreg", "goff-nob")):
        text = draw(battle.state.view(seat))
        assert text.index(above) < text.index("1*tarrus") < text.index(below)


# -- in colour -------------------------------------------------------------------------------------


@pytest.fixture(params=["en", "hu"])
def catalogue(request: pytest.FixtureRequest) -> Catalogue:
    return catalogue_of(request.param, "conquest")


@pytest.mark.parametrize("seat", SEATS)
def test_the_coloured_board_fits_a_terminal(
    state: State, seat: int | None, catalogue: Catalogue
) -> None:
    lines = printed(GAME, state.view(seat), catalogue).rstrip("\n").split("\n")
    assert all(len(line) <= 80 for line in lines)
    assert sum(line.startswith("├") for line in lines) == (2 if state.view(seat)["planets"] else 0)
    assert not catalogue.problems


def test_what_is_marked_stands_out(battle: Any) -> None:
    view = battle.state.view(0)
    marks = frozenset({"their goff-nob@tarrus", "barlus", "hq", "their hq"})
    assert printed(GAME, view, marked=marks).count("◆") == 4
    assert "◆" not in printed(GAME, view)
    root = tree(draw_svg(view, marked=marks))
    found = {e.get("data-spot") for e in styled(root, "marked")}
    assert found == {"1/goff-nob@tarrus", "barlus", "0/hq", "1/hq"}


def test_short_names_of_the_units_of_a_planet_stay_apart(catalogue: Catalogue) -> None:
    """All that may lie in one deck, in the narrowest column."""
    narrow = cell_width(5)
    for faction in range(7):
        cards = [c for c in CARDS if c.is_unit and int(c.faction) in (faction, 7)]
        short = Counter(shorten(catalogue.say(f"card-{c.name}"), narrow) for c in cards)
        assert [name for name, count in short.items() if count > 1] == []
        assert all(len(name) <= narrow for name in short)


# -- the picture -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", SEATS)
def test_everything_that_can_be_pointed_at_is_there_once(state: State, seat: int | None) -> None:
    view: dict[str, Any] = state.view(seat)
    table = read(view)
    root = tree(draw_svg(view))
    shown = Counter(e.get("data-spot") for e in root.iter() if e.get("data-spot"))
    hand = view["players"][seat]["hand"] if seat is not None else []
    wanted = Counter([*(p.spot for p in table.pieces), *(p.name for p in table.planets)])
    wanted += Counter(["0/hq", "1/hq", *(f"hand:{name}" for name in hand)])
    assert shown == wanted
    for piece in table.pieces:
        assert at(root, piece.spot).get("data-card") == piece.card


def test_a_tile_shows_what_is_on_its_card(battle: Any) -> None:
    root = tree(draw_svg(battle.state.view(0)))
    nob = at(root, "1/goff-nob@tarrus")
    assert (signs(nob, "damage"), signs(nob, "command"), signs(nob, "exhausted")) == (1, 0, 0)
    assert [text for text in texts(nob) if text.isdigit() or "/" in text] == [
        "6",
        "4",
        "/6",
        "2",
    ]
    mob = at(root, "1/shoota-mob@tarrus")
    assert signs(mob, "exhausted") == 1
    assert "rotate" in (mob.get("transform") or "")
    assert at(root, "1/promotion@tarrus").get("data-card") == "promotion"
    assert styled(at(root, "0/nazdreg@tarrus"), "regal")
    assert "attacker" in (at(root, "0/nazdreg@tarrus").get("class") or "")


def test_the_planets_show_bonus_symbols_first_planet_and_battle(battle: Any) -> None:
    root = tree(draw_svg(battle.state.view(0)))
    tarrus, barlus = at(root, "tarrus"), at(root, "barlus")
    assert (signs(tarrus, "first-planet"), signs(barlus, "first-planet")) == (1, 0)
    assert (signs(tarrus, "battle"), signs(barlus, "battle")) == (1, 0)
    assert [signs(tarrus, name) for name in ("material", "tech", "strongpoint")] == [1, 0, 1]
    assert len(styled(root, "initiative")) == 1


def test_an_attack_is_an_arrow(battle: Any) -> None:
    assert not styled(tree(draw_svg(battle.state.view(0))), "shot")
    battle.do("pick their goff-nob@tarrus").until("shield")
    root = tree(draw_svg(battle.state.view(0)))
    assert len(styled(root, "shot")) == 1
    assert signs(at(root, "1/goff-nob@tarrus"), "assigned") == 1
    assert "0/nazdreg@tarrus attacks 1/goff-nob@tarrus" in draw(battle.state.view(0))


@pytest.mark.parametrize("seat", SEATS)
def test_names_come_from_the_catalogue(
    state: State, seat: int | None, catalogue: Catalogue
) -> None:
    view: dict[str, Any] = state.view(seat)
    about = with_id(tree(draw_svg(view, catalogue)), "cq-desc").text or ""
    for piece in read(view).pieces:
        assert catalogue.say(f"card-{piece.card}") in about
    screen = printed(GAME, view, catalogue)
    for player in view["players"]:
        assert catalogue.say(f"faction-{player['faction']}") in screen
    assert not catalogue.problems


def test_no_name_is_cut_on_its_tile(catalogue: Catalogue) -> None:
    for card in CARDS:
        if not card.type & (EVENT | PLANET):
            name = catalogue.say(f"card-{card.name}")
            assert " ".join(line.text for line in fit(name, TILE_W - 5, BAND, 11.5)) == name


# -- the sector of a page --------------------------------------------------------------------------


def places(view: dict[str, Any]) -> list[str]:
    """What lies in the row, from its beginning: planets, gaps, backs."""
    book = book_of("conquest", "en")
    html = book.look.board(view, book.texts, (), ())
    row = html[html.index('class="lane planets"') : html.index('class="lane below"')]
    return ["".join(one) for one in re.findall(r'class="slot ([^"]+)"|data-spot="([^"]+)"', row)]


def test_planets_keep_their_places_in_the_row() -> None:
    """The first is taken and the next revealed: all others stay where they are, and so do units."""
    view: dict[str, Any] = copy.deepcopy(midgame(GAME, DECKS[2], DECKS[5], 100).view(0))
    view["face-down"] = 7 - len(view["planets"])
    before = places(view)
    assert len(before) == 7 and before[-1] == "face-down"
    _, *rest = view["planets"]
    assert len(rest) > 2
    taken = {**view, "planets": rest}
    assert places(taken) == ["gone", *before[1:]]
    new = {**rest[0], "planet": "osus-iv" if "osus-iv" not in before else "tarrus"}
    added = {**taken, "planets": [*rest, new], "face-down": view["face-down"] - 1}
    assert places(added) == [
        "gone",
        *before[1 : len(rest) + 1],
        new["planet"],
        *before[len(rest) + 2 :],
    ]


# -- hostile names ---------------------------------------------------------------------------------


def hostile_view() -> dict[str, Any]:
    """A view with hostile text wherever it has a name."""
    view: dict[str, Any] = copy.deepcopy(midgame(GAME, DECKS[2], DECKS[5], 100).view(0))
    for planet in view["planets"]:
        planet["planet"] = HOSTILE
    pieces = [piece for planet in view["planets"] for side in planet["sides"] for piece in side]
    for player in view["players"]:
        player["faction"] = player["warlord"] = HOSTILE
        player["victory"] = player["known"] = player["discard"] = [HOSTILE]
        pieces += [*player["hq"], *player["supports"]]
    for piece in pieces:
        piece["card"] = piece["ref"] = piece["type"] = HOSTILE
        piece["keywords"] = [HOSTILE]
    view["players"][0]["hand"] = [HOSTILE]
    for decision in view["decisions"]:
        decision["prompt"] = decision["rule"] = HOSTILE
    return view


@pytest.mark.parametrize("speaker", [None, Liar()], ids=["view", "both"])
def test_hostile_names_stay_names(speaker: Liar | None) -> None:
    view = hostile_view()
    check_hostile(GAME, view, speaker, draw(view))


# -- nothing hidden is shown -----------------------------------------------------------------------


def test_a_hand_is_for_its_owner_only(table: Lay) -> None:
    t = table(
        {"hand": ["goff-boyz"], "deck": ["crushface"]},
        {"hand": ["burna-boyz"], "deck": ["battle-cry"]},
        planets=["tarrus"],
        start="deploy",
    )
    own = {0: ["goff-boyz"], 1: ["burna-boyz"], None: []}
    for seat, visible in own.items():
        for picture in pictures(t.state, seat):
            low = picture.lower()
            for name in ("goff-boyz", "burna-boyz", "crushface", "battle-cry"):
                shown = name in low or name.replace("-", " ") in low
                assert shown == (name in visible), (seat, name)
