"""The map on the page and, while there is one, the attack above it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from hadur.drawing.reasons import reasons
from hadur.games.doom.render.captions import Words
from hadur.games.doom.render.map import picture
from hadur.games.doom.render.tabletop import Attack, Table, read
from hadur.games.doom.render.templating import TEMPLATES
from hadur.kernel.lines import Texts

Die = tuple[str, int, str]
"""Colour and damage of a die, and its spot."""


def board(
    view: dict[str, Any],
    texts: Texts,
    starts: Collection[str] = (),
    last: Sequence[str] = (),
) -> str:
    """The map as SVG, the attack as what adds up.

    `starts` are the spots where a move of the reader begins, `last` those of the last move."""
    table = read(view)
    words = Words(texts)
    return TEMPLATES.fill(
        "raid.html",
        say=texts.say,
        words=words,
        reasons=reasons,
        table=table,
        title=texts.say("web-board"),
        centre=_centre(table),
        picture=picture(table, words, starts, last),
        pointing=any(asked.seat == table.seat for asked in table.asked),
        attack=table.attack,
        head=_head(table.attack, words) if table.attack else "",
        dice=dice_of(table.attack) if table.attack else [],
        starts=starts,
    )


def _centre(table: Table) -> str:
    """The space that is brought into sight where the map is larger than its place: that of who
    acts, else that of the reader's marine."""
    chosen = [figure for figure in table.figures if figure.active]
    chosen += [figure for figure in table.figures if figure.seat == table.seat and not figure.type]
    return chosen[0].space if chosen else ""


def _head(attack: Attack, words: Words) -> str:
    return words.said(
        "dm-attack-on" if attack.defender else "dm-attack-with",
        "",
        attacker=words.card(attack.attacker),
        defender=words.card(attack.defender),
        card=words.card(attack.card),
    )


def dice_of(attack: Attack) -> list[Die]:
    """The dice as they lie, each with its number among those of its colour."""
    seen: dict[str, int] = {}
    found = []
    for colour, damage in attack.dice:
        seen[colour] = seen.get(colour, 0) + 1
        found.append((colour, damage, f"die/{colour}-{seen[colour]}"))
    return found
