"""Tables for any number of seats: who sits where, who has won, who is who without colour."""

from __future__ import annotations

from dataclasses import dataclass
from xml.etree import ElementTree

import pytest
from rich.text import Text

from hadur.drawing.page import whose
from hadur.drawing.plain import questions, seat_name
from hadur.drawing.seats import LOOKS, colour_of, symbols
from hadur.drawing.shapes import tile_shapes
from hadur.drawing.tabletop import Asked, Table, called, title, verdict
from hadur.drawing.terminal import append_questions, player_line
from hadur.drawing.vocabulary import Vocabulary
from hadur.kernel.lines import player_args, player_name
from hadur.text.catalogue import Catalogue


@dataclass(frozen=True)
class Somebody:
    seat: int
    faction: str = ""


def table(
    seats: int, seat: int | None = None, result: tuple[int, ...] | None = None, **more: object
) -> Table:
    players = tuple(Somebody(n) for n in range(seats))
    asked = () if result else (Asked(seats - 1, "bid", "O-5"),)
    return Table(seat=seat, players=players, asked=asked, result=result, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("seats", "seat", "around"),
    [
        (2, None, (0, 1)),
        (2, 1, (1, 0)),
        (3, 2, (2, 0, 1)),
        (4, None, (0, 1, 2, 3)),
        (4, 1, (1, 2, 3, 0)),
        (5, 4, (4, 0, 1, 2, 3)),
    ],
)
def test_the_near_seat_comes_first_and_the_others_clockwise(
    seats: int, seat: int | None, around: tuple[int, ...]
) -> None:
    assert table(seats, seat).around == around
    assert table(seats, seat).near == around[0]


def test_only_of_two_one_sits_opposite() -> None:
    assert table(2, 1).far == 0
    with pytest.raises(ValueError, match="unpack"):
        _ = table(3, 1).far


def test_two_are_told_by_where_their_cards_face_and_more_by_their_marks() -> None:
    assert [table(2, 1).faces(seat) for seat in (0, 1)] == ["▼", "▲"]
    for seat in (None, 2):
        assert [table(5, seat).faces(n) for n in range(5)] == ["●", "■", "▲", "◆", "★"]


@pytest.mark.parametrize(
    ("result", "won", "plain", "told"),
    [
        ((1, -1), (0,), "over: ▲ seat 0 wins", "Winner: ▲ player 1"),
        ((0, 0), (), "over: drawn", "The game is drawn"),
        ((-1, -1, 1), (2,), "over: ▲ seat 2 wins", "Winner: ▲ player 3"),
        (
            (-1, 1, 1, 1),
            (1, 2, 3),
            "over: ■ seat 1, ▲ seat 2, ◆ seat 3 win",
            "Winners: ■ player 2, ▲ player 3, ◆ player 4",
        ),
    ],
)
def test_several_winners_are_told_as_several(
    result: tuple[int, ...], won: tuple[int, ...], plain: str, told: str
) -> None:
    over = table(len(result), None, result)
    assert over.winners == won
    assert questions(over) == [plain]
    assert verdict(over, Vocabulary(None)) == told
    line = Text()
    append_questions(line, over, Vocabulary(None))
    assert told in line.plain


def test_nobody_has_won_a_game_that_goes_on() -> None:
    assert table(4).winners == ()
    assert questions(table(4)) == ["to decide: ◆ seat 3: bid (O-5)"]


def test_players_without_a_faction_are_told_by_number_in_every_language() -> None:
    four = table(4, 0)
    assert called(four, Vocabulary(None), 2) == "player 3"
    assert called(four, Vocabulary(Catalogue("hu")), 2) == "3. játékos"
    assert title(table(3), Vocabulary(None), "round 2") == "player 1 – player 2 – player 3, round 2"
    assert player_line(four, Vocabulary(None), four.players[3], []).plain == "◆ player 4"
    assert seat_name(four, 3) == "◆ seat 3"


def test_whoever_has_several_opponents_is_told_whose_a_card_is() -> None:
    texts = Catalogue("en")
    words = Vocabulary(texts)
    assert whose(table(2, 0), words, texts, 1) == "your opponent’s"
    assert whose(table(2, 0), words, texts, 0) == "yours"
    assert whose(table(3, 0), words, texts, 0) == "yours"
    assert whose(table(3, 0), words, texts, 1) == "■ player 2"
    assert whose(table(3, None), words, texts, 0) == "● player 1"


def test_only_one_of_two_is_called_the_opponent_in_lines() -> None:
    texts = Catalogue("en")
    assert player_name(texts, 1, 0) == "your opponent"
    assert player_name(texts, 1, 0, seats=3) == "player 2"
    assert player_name(texts, 3, 0, ("Ada", "Béla", "Cili", "Dani"), 4) == "Dani"
    assert player_args(texts, 2, 0, None, 4) == {"who": "other", "player": "player 3"}
    assert player_args(texts, 2, 2, None, 4)["who"] == "you"
    assert player_args(texts, -1, 2, None, 4) == {"who": "nobody", "player": ""}


def test_who_plays_together() -> None:
    assert table(3).together(1) == (1,)
    team = table(4, sides=((0,), (1, 2, 3)))
    assert team.together(0) == (0,) and team.together(2) == (1, 2, 3)


def test_every_seat_has_a_shape_of_its_own() -> None:
    """Each of them tells a seat alone, so nobody needs to see the colour."""
    assert len(LOOKS) == 5
    for told in ("mark", "path", "corner", "colour"):
        assert len({getattr(look, told) for look in LOOKS}) == 5
    assert [colour_of(seat) for seat in (0, 1)] == ["#3a8fd9", "#d9702b"]
    sprite = ElementTree.fromstring(f"<svg>{symbols()}</svg>")
    assert [symbol.get("id") for symbol in sprite] == [f"seat-{seat}" for seat in range(5)]


def test_tiles_of_all_seats_have_outlines_of_their_own() -> None:
    outlines, bands = tile_shapes(116, 72, 9, 25, peak=5)
    assert len(set(outlines.values())) == len(outlines) == 10
    assert len(set(bands.values())) == len(bands) == 10
    assert (
        outlines["up", 0]
        == "M0 63V9Q0 0 9 0H49L58 -5L67 0H107Q116 0 116 9V63Q116 72 107 72H9Q0 72 0 63Z"
    )
    assert outlines["up", 3].count("Q9 9 9 0") == 1 and "L9 9L9 0" in outlines["up", 4]
