"""A matrix of decks as text, CSV and SVG."""

from __future__ import annotations

import csv
import io
from functools import cache

from jinja2 import Environment, PackageLoader, StrictUndefined, Template
from rich.table import Table
from rich.text import Text

from hadur.arena.matrix import Matrix
from hadur.arena.statistics import Score
from hadur.text.catalogue import Catalogue

UP = (79, 155, 208)
DOWN = (224, 138, 79)
"""Blue and orange, which colour-blind people can tell apart; the picture has the same."""

CELL = 74
ROW = 46
CHARACTER = 7.2
"""How wide a character of a name is drawn, about; those of title and note likewise."""
TITLE = 9.6
NOTE = 5.9


def as_table(texts: Catalogue, matrix: Matrix) -> Table:
    """The heat map in a terminal: rows and columns in the order of strength."""
    table = Table(
        title=texts.say("arena-matrix", player=matrix.player, games=matrix.played),
        title_justify="left",
        caption=texts.say("arena-matrix-note"),
        caption_justify="left",
        pad_edge=False,
        padding=(0, 0, 0, 0),
        show_lines=True,
    )
    names = matrix.ranked
    table.add_column(texts.say("sim-deck"), overflow="fold")
    for number, _ in enumerate(names, 1):
        table.add_column(str(number), justify="center", min_width=5)
    table.add_column(texts.say("arena-mean"), justify="right", min_width=3)
    for number, one in enumerate(names, 1):
        cells = [_cell(matrix.cell(one, two).score) if one != two else Text("·") for two in names]
        table.add_row(f"{number} {one}", *cells, f"{100 * matrix.mean(one):.0f}")
    return table


def _cell(score: Score) -> Text:
    if score.games == 0:
        return Text("–")
    low, high = score.interval
    words = f"{100 * score.share:.0f}\n{100 * low:.0f}–{100 * high:.0f}"
    full = UP if score.share >= 0.5 else DOWN
    tint = ",".join(str(round(255 - _depth(score) * (255 - part))) for part in full)
    weight = "bold " if score.better is not None else ""
    return Text(words, f"{weight}rgb(0,0,0) on rgb({tint})")


def _depth(score: Score) -> float:
    """How deep the colour is: full at three to one, none at one to one."""
    return min(1.0, abs(score.share - 0.5) * 4)


def as_csv(matrix: Matrix) -> str:
    """A line for each two decks, both ways round, with the interval."""
    text = io.StringIO()
    lines = csv.writer(text, lineterminator="\n")
    lines.writerow(["deck", "against", "games", "won", "drawn", "lost", "score", "low", "high"])
    for one in matrix.names:
        for two in matrix.names:
            if one != two:
                score = matrix.cell(one, two).score
                numbers = (score.share, *score.interval)
                tally = (score.games, score.won, score.drawn, score.lost)
                lines.writerow([one, two, *tally, *(f"{number:.4f}" for number in numbers)])
    return text.getvalue()


def as_svg(texts: Catalogue, matrix: Matrix) -> str:
    """The heat map as a picture that stands alone: light or dark, nothing loaded from outside."""
    names = matrix.ranked
    left = round(max(len(name) for name in names) * CHARACTER) + 50
    top = 104
    title = texts.say("arena-matrix", player=matrix.player, games=matrix.played)
    note = texts.say("arena-matrix-note")
    wide = max(left + (len(names) + 1) * CELL, *map(round, (len(title) * TITLE, len(note) * NOTE)))
    squares = []
    for row, one in enumerate(names):
        for column, two in enumerate(names):
            score = matrix.cell(one, two).score
            if one == two or score.games == 0:
                continue
            low, high = score.interval
            squares.append({
                "x": left + column * CELL,
                "y": top + row * ROW,
                "side": "up" if score.share >= 0.5 else "down",
                "depth": f"{_depth(score):.2f}",
                "share": f"{100 * score.share:.0f}",
                "interval": f"{100 * low:.0f}–{100 * high:.0f}",
                "sure": score.better is not None,
                "words": texts.say(
                    "arena-cell", one=one, two=two, share=f"{100 * score.share:.1f}",
                    low=f"{100 * low:.1f}", high=f"{100 * high:.1f}", games=score.games,
                ),
            })  # fmt: skip
    return _template().render(
        lang=texts.lang,
        names=names,
        means=[f"{100 * matrix.mean(name):.0f}" for name in names],
        mean=texts.say("arena-mean"),
        squares=squares,
        left=left,
        top=top,
        cell=CELL,
        row=ROW,
        width=wide + 16,
        height=top + len(names) * ROW + 16,
        title=title,
        note=note,
    )


@cache
def _template() -> Template:
    environment = Environment(
        loader=PackageLoader("hadur.arena", "."),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    return environment.get_template("matrix.svg.jinja")
