"""Figures for the faces of cards: one small vocabulary of silhouettes, drawn by us.

A game says which of them a card shows (`Shown.figure`); with the crest of its faction behind it and
the faction's colour on it every faction's every type looks its own. Each is one path on a square of
48 by 48."""

from __future__ import annotations

from typing import Final

FIGURES: Final = {
    # People, from the one who leads to the one who follows.
    "leader": "M16 4l4 4 4-6 4 6 4-4v8H16zM24 14a6 6 0 0 1 6 6c0 3-2 6-6 6s-6-3-6-6a6 6 0 0 1 6-6z"
    "M12 46c-3-9 0-17 8-19l4 6 4-6c8 2 11 10 8 19zM40 8h2v38h-2z",
    "champion": "M24 3c5 0 8 3 8 8l-2 7-6 3-6-3-2-7c0-5 3-8 8-8zm-5 9h10v-2H19z"
    "M10 46l2-16 8-7 4 3 4-3 8 7 2 16H10zM41 4l3 2-9 22-2-1zM33 24l6 3-1 2-6-3z",
    "fighter": "M24 4c4 0 7 3 7 7v6c-2 3-4 5-7 5s-5-2-7-5v-6c0-4 3-7 7-7z"
    "M13 46l1-14c1-5 5-8 10-8s9 3 10 8l1 14zM5 22h12v10c0 5-3 8-6 10-3-2-6-5-6-10zM38 2l3 6-2 1"
    "v22h-2V9l-2-1z",
    "shooter": "M22 4c5 0 8 3 8 8 0 4-3 8-8 8s-7-4-7-8c0-5 2-8 7-8z"
    "M12 46c0-13 2-21 11-21 8 0 10 8 10 21zM34 6c8 8 8 24 0 32l-1-1c6-8 6-22 0-30zM18 21h22l-3-2"
    "v-1l7 4-7 4v-1l3-2H18z",
    "mystic": "M24 2c7 0 11 6 11 15 2 9 5 18 7 29H6c2-11 5-20 7-29C13 8 17 2 24 2z"
    "M24 9c-4 0-6 3-6 8 2 3 4 5 6 5s4-2 6-5c0-5-2-8-6-8zM42 4l1.500 4 4 1.500-4 1.500L42 15"
    "l-1.500-4-4-1.500 4-1.500z",
    "marine": "M24 4c6 0 9 4 9 10l-1 6-4 4h-8l-4-4-1-6c0-6 3-10 9-10zm-6 10v4h12v-4z"
    "M5 28c0-4 4-6 9-5l4 4h12l4-4c5-1 9 1 9 5l-3 7-4 1 1 10H11l1-10-4-1zM4 37h26v3H16v3h-4v-3H4z",
    # What is not of this kind.
    "beast": "M6 14l6 4c3-5 8-6 13-6 8 0 15 4 17 12l2 10-4-5-1 15h-5l-1-9c-4 2-9 2-13 0l-2 9h-5"
    "l-1-13c-4-1-7-4-8-9l-3-2 3-2zM14 20a1.500 1.500 0 1 0 0 3 1.500 1.500 0 0 0 0-3z",
    "demon": "M8 2c1 6 4 9 8 10 2-2 5-3 8-3s6 1 8 3c4-1 7-4 8-10 4 9 2 15-4 18 0 9-3 14-7 17"
    "l-2-4-3 4-3-4-2 4c-4-3-7-8-7-17C6 17 4 11 8 2zM16 20l6 4c-3 2-6 1-6-4zM32 20l-6 4"
    "c3 2 6 1 6-4zM14 40h20l4 6H10z",
    "machine": "M8 20h22l4 6h6l4 6v6l-4 5H8l-4-5v-6l4-6zM14 12h16v7H14zM30 14h16v3H30zM11 33"
    "a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM24 33a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM37 33"
    "a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
    "giant": "M20 3h8l2 5v5h-12V8zM10 14h28l4 6-2 12h-5l1-9h-4l1 8 2 15h-8l-2-12-2 12h-8l2-15 1-8"
    "h-4l1 9h-5L6 20z",
    "ship": "M24 1c4 6 6 13 6 20l10 12v6l-10-4-2 8h-8l-2-8-10 4v-6l10-12c0-7 2-14 6-20zm0 12"
    "a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM20 44h8l-4 4z",
    # Places and things.
    "gate": "M4 46V14L24 2l20 12v32H34V28c0-6-4-10-10-10s-10 4-10 10v18zM20 46V30h3v16zM25 46V30"
    "h3v16z",
    "tower": "M12 46l3-26h-4V8h5v5h5V8h6v5h5V8h5v12h-4l3 26zM21 46v-9c0-2 1-4 3-4s3 2 3 4v9z"
    "M22 22h4v6h-4z",
    "planet": "M24 10a14 14 0 1 1 0 28 14 14 0 0 1 0-28zM2 30c8 2 26-4 43-14-3 8-20 18-32 20"
    "C7 36 2 34 2 30z",
    "gear": "M20 2h8l1 6 5 2 5-3 5 6-4 5 2 5 5 1v8l-6 1-2 5 3 5-6 5-5-3-4 2-1 5h-7"
    "l-1-6-5-2-5 3-5-6 3-5-2-4-5-2v-7l6-1 2-5-3-5 6-5 5 3 4-2zM24 16"
    "a8 8 0 1 0 0 16 8 8 0 0 0 0-16z",
    "weapon": "M3 18h30v-4h4v4h8v6h-8v3h-9l-3 8h-7l2-8H10v9H4V24H3z",
    "shield": "M24 2c7 4 13 6 19 6 0 18-6 31-19 38C11 39 5 26 5 8c6 0 12-2 19-6zm0 8v26"
    "c7-5 10-13 11-22-4 0-7-2-11-4z",
    "order": "M10 3h26a5 5 0 0 1 5 5v3h-8v30a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5v-4h6zM15 12v3h13v-3z"
    "M15 19v3h13v-3zM15 26v3h9v-3z",
    "burst": "M24 1l4 13 10-9-5 13 14 1-12 7 11 9-14-2 3 14-9-10-6 11-2-13-12 7 6-12L1 27l12-5"
    "L4 11l13 5z",
    "skull": "M24 3c11 0 18 7 18 17 0 6-2 10-6 13v6h-5v5h-4v-5h-6v5h-4v-5h-5v-6c-4-3-6-7-6-13"
    "C6 10 13 3 24 3zM16 19a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9zM32 19"
    "a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9zM24 28l-3 6h6z",
}
"""By name."""


def symbols() -> str:
    """The figures as symbols of a sprite: figure-leader, figure-champion and so on."""
    return "".join(
        f'<symbol id="figure-{name}" viewBox="0 0 48 48">'
        f'<path fill-rule="evenodd" d="{path}"/></symbol>'
        for name, path in FIGURES.items()
    )
