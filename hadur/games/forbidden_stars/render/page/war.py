"""The galaxy on the page and, while there is one, the battle above it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from hadur.drawing.page import marks
from hadur.drawing.tabletop import badge
from hadur.games.forbidden_stars.render import battle
from hadur.games.forbidden_stars.render.captions import Words, describe_force
from hadur.games.forbidden_stars.render.galaxy import picture
from hadur.games.forbidden_stars.render.tabletop import Force, Table, read, symbol_of
from hadur.games.forbidden_stars.render.templating import TEMPLATES
from hadur.kernel.lines import Texts


def board(
    view: dict[str, Any],
    texts: Texts,
    starts: Collection[str] = (),
    last: Sequence[str] = (),
) -> str:
    """The galaxy as SVG and the battle as a table of what adds up.

    `starts` are the spots where a move of the reader begins, `last` those of the last move."""
    table = read(view)
    words = Words(texts)
    return TEMPLATES.fill(
        "war.html",
        say=texts.say,
        title=texts.say("web-board"),
        centre=_centre(table),
        picture=picture(table, words, starts, last),
        battle=_battle(table, words, texts, starts) if table.combat else "",
    )


def _centre(table: Table) -> str:
    """The spot that is brought into sight where the galaxy is larger than its place."""
    return table.combat.area if table.combat else table.active


def _battle(table: Table, words: Words, texts: Texts, starts: Collection[str]) -> str:
    combat = table.combat
    assert combat is not None

    def unit(force: Force) -> tuple[Force, str, str, str]:
        title = describe_force(table, words, force)
        return force, symbol_of(force.unit), title, " ".join(marks(force.spot, starts, ()))

    return TEMPLATES.fill(
        "battle.html",
        say=texts.say,
        words=words,
        combat=combat,
        head=f"{words.word('strike' if combat.strike else 'combat')}: {words.area(combat.area)}",
        hosts=[
            (host, badge(table, words, host.seat), [unit(force) for force in host.units])
            for host in battle.hosts(table, words)
        ],
        steps=battle.steps(table, words),
        coming=texts.say(battle.coming(table)),
        open=not any(area.name in starts for area in table.areas),
        starts=starts,
    )
