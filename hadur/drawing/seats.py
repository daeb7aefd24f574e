"""Who is who on a picture: each seat has a colour, a shape and a mark; colour is never needed."""

from __future__ import annotations

from typing import Final, NamedTuple


class SeatLook(NamedTuple):
    """How a seat looks everywhere: its `mark` in text; the `path` of the same shape, drawn on a
    square of 24 by 24; the `corner` of its tiles; its `colour`, a middle tone that is legible on a
    dark and on a light ground."""

    mark: str
    path: str
    corner: str
    colour: str


LOOKS: Final = (
    SeatLook("●", "M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20z", "round", "#3a8fd9"),
    SeatLook("■", "M3 3h18v18H3z", "cut", "#d9702b"),
    SeatLook("▲", "M12 2l11 19H1z", "square", "#3f9d5a"),
    SeatLook("◆", "M12 1l11 11-11 11L1 12z", "scooped", "#9a6fd0"),
    SeatLook(
        "★",
        "M12 1l3.3 7.3 7.9.8-5.9 5.3 1.7 7.8L12 18.2l-7 4 1.7-7.8L.8 9.1l7.9-.8z",
        "stepped",
        "#b98a1c",
    ),
)
"""By seat; no game has more of them than this."""


def colour_of(seat: int) -> str:
    return LOOKS[seat].colour


def symbols() -> str:
    """The shapes as symbols of a sprite: seat-0, seat-1 and so on."""
    return "".join(
        f'<symbol id="seat-{seat}" viewBox="0 0 24 24"><path d="{look.path}"/></symbol>'
        for seat, look in enumerate(LOOKS)
    )
