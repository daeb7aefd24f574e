"""The table as a picture that stands alone: no script, nothing loaded from outside.

galaxy.py says what lies where; here the round stands above it, the battle and the players below.
Every area, piece, stack and storm is a group with `data-spot`, as spots.py names it.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import partial
from typing import Any

from hadur.drawing.sheet import WIDTH, Row, lines_below, player_name, sheet
from hadur.drawing.tabletop import badge, called, title
from hadur.drawing.vocabulary import Speaker, spelled
from hadur.games.forbidden_stars.components.sheets import ASSETS
from hadur.games.forbidden_stars.render.captions import Words
from hadur.games.forbidden_stars.render.galaxy import picture
from hadur.games.forbidden_stars.render.tabletop import Player, Table, read
from hadur.games.forbidden_stars.render.templating import TEMPLATES


def draw_svg(
    view: Mapping[str, Any],
    catalogue: Speaker | None = None,
    marked: Collection[str] = (),
    size: int | None = WIDTH,
    prefix: str = "fs",
) -> str:
    """The table from a view; spots that are `marked` stand out.

    `size` is the width in pixels (None: as wide as its place); `prefix` keeps the ids and styles
    of several boards on one page apart.
    """
    table = read(view)
    words = Words(catalogue, spelled)
    drawn = picture(table, words, marked, ())
    call = partial(badge, table, words)
    lines = lines_below(table, words, call, _battle(table, words))
    rows = [_row(table, words, player) for player in table.players]
    scene = {
        "title": title(table, words, words.counted("round", table.round)),
        "about": _clock(table, words),
        **sheet(drawn, _clock(table, words), lines, rows),
    }
    return TEMPLATES.picture(scene, WIDTH, size, prefix, sprite=f"#{prefix}-")


def _clock(table: Table, words: Words) -> str:
    parts = [words.counted("round", table.round)] if table.round else []
    parts.append(words.phase(table.phase))
    if table.order and table.active:
        parts.append(f"{words.order(table.order)}: {words.system(table.active)}")
    return " – ".join(parts)


def _battle(table: Table, words: Words) -> list[str]:
    """The sums of both sides."""
    combat = table.combat
    if combat is None:
        return []
    kind = words.word("strike" if combat.strike else "combat")
    lines = [f"{kind}: {words.area(combat.area)}"]
    for side in combat.sides:
        sums = zip(("attack", "defence", "morale"), side.sums, strict=True)
        said = ", ".join(f"{words.word(icon)} {count}" for icon, count in sums)
        lines.append(f"{badge(table, words, side.seat)}: {said}")
    return lines


def _row(table: Table, words: Words, player: Player) -> Row:
    """A player's line: name, then signs with their numbers."""
    counts = [
        ("collected", f"{player.collected}/{len(table.players)}"),
        ("materiel", str(player.materiel)),
        ("level", str(player.level)),
        *((name, str(player.assets.get(name, 0))) for name in ASSETS[:3]),
        ("orders", str(len(player.orders))),
        ("hand", str(player.hand_count)),
    ]
    name = called(table, words, player.seat)
    figures = [(sign, text, 330.0 + 57 * k) for k, (sign, text) in enumerate(counts)]
    return player.seat, player_name(name, 270), figures
