"""The table as a picture that stands alone: no script, nothing loaded from outside.

map.py says what lies where; here the round stands above it, the attack and the players below.
Every space, every closed door and every figure to choose is a group with `data-spot`.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import partial
from typing import Any, Final

from hadur.drawing.sheet import WIDTH, Row, lines_below, player_name, sheet
from hadur.drawing.tabletop import called, title
from hadur.drawing.vocabulary import Speaker, spelled
from hadur.games.doom.render.captions import Words
from hadur.games.doom.render.map import picture
from hadur.games.doom.render.plain import attack_line, clock
from hadur.games.doom.render.tabletop import INVADER, Player, Table, read
from hadur.games.doom.render.templating import TEMPLATES

_TALLEST: Final = 900


def draw_svg(
    view: Mapping[str, Any],
    catalogue: Speaker | None = None,
    marked: Collection[str] = (),
    size: int | None = WIDTH,
    prefix: str = "dm",
) -> str:
    """The table from a view; spots that are `marked` stand out.

    `size` is the width in pixels (None: as wide as its place); `prefix` keeps the ids and styles
    of several boards on one page apart.
    """
    table = read(view)
    words = Words(catalogue, spelled)
    drawn = picture(table, words, marked, ())
    call = partial(called, table, words)
    lines = lines_below(table, words, call, _attack(table, words))
    rows = [_row(table, words, player) for player in table.players]
    scene = {
        "title": title(table, words, words.counted("round", table.round)),
        "about": clock(table, words),
        **sheet(drawn, clock(table, words), lines, rows, _TALLEST),
    }
    return TEMPLATES.picture(scene, WIDTH, size, prefix, sprite=f"#{prefix}-")


def _attack(table: Table, words: Words) -> list[str]:
    return [attack_line(table, words)] if table.attack else []


def _row(table: Table, words: Words, player: Player) -> Row:
    """A player's line: name, then signs with their numbers."""
    counts = [("hand", player.hand_count), ("deck", player.deck), ("discard", len(player.discard))]
    if player.seat == INVADER:
        counts += [("argent", table.argent), ("frags", table.frags)]
    else:
        counts.append(("glory", player.glory_count))
    figures = [(sign, str(number), 400.0 + 70 * k) for k, (sign, number) in enumerate(counts)]
    return player.seat, player_name(called(table, words, player.seat), 340), figures
