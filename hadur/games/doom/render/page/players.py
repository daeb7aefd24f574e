"""What stands around the map: round, goals and initiative, and every player's open facts."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from hadur.drawing.page import counts
from hadur.games.doom.render.captions import Words
from hadur.games.doom.render.tabletop import INVADER, Player, Table, read
from hadur.games.doom.render.templating import TEMPLATES
from hadur.games.doom.view import HIDDEN
from hadur.kernel.lines import Texts

Turn = tuple[str, int, str]
"""A card of the initiative track: what it is called, whose it is (-1: nobody knows), whether it is
`done`, acting `now`, known to `come`, or face down (`back`)."""


def accent(deck: object) -> str:
    """Seats choose nothing that would colour them."""
    return ""


def emblem(deck: object) -> str:
    return f"{TEMPLATES.prefix}-neutral"


def status(view: dict[str, Any], texts: Texts) -> str:
    """Round, the goals of both sides, the threat card, and the initiative track."""
    table = read(view)
    words = Words(texts)
    return TEMPLATES.fill(
        "status.html",
        say=texts.say,
        words=words,
        table=table,
        turns=_turns(table, words),
        left=[
            (words.card(name), _seat_of(table, name), table.left.count(name))
            for name in dict.fromkeys(table.left)
        ],
    )


def _turns(table: Table, words: Words) -> list[Turn]:
    """The cards as they were revealed, then those still in the deck, the top one first."""
    found = []
    for k, name in enumerate(table.shown):
        is_now = k == len(table.shown) - 1 and any(figure.active for figure in table.figures)
        found.append((words.card(name), _seat_of(table, name), "now" if is_now else "done"))
    for name in table.order:
        if name == HIDDEN:
            found.append(("", -1, "back"))
        else:
            found.append((words.card(name), _seat_of(table, name), "come"))
    return found


def _seat_of(table: Table, name: str) -> int:
    """Whose initiative card it is; a second card of a marine alone has another marine's name."""
    if name == table.players[INVADER].faction:
        return INVADER
    return next((player.seat for player in table.players if player.faction == name), 1)


def side(view: dict[str, Any], texts: Texts, seat: int, starts: Collection[str] = ()) -> str:
    """What everybody may know of a player, and every pile of theirs that lies open."""
    table = read(view)
    words = Words(texts)
    player = table.players[seat]
    return TEMPLATES.fill(
        "invader.html" if seat == INVADER else "marine.html",
        say=texts.say,
        words=words,
        table=table,
        player=player,
        several=len(table.players) > 2,
        figure=next((figure for figure in table.figures if figure.name == player.faction), None),
        counts=_counts(table, words, player),
        starts=starts,
        own="own:" if seat == table.seat else "",
    )


def _counts(table: Table, words: Words, player: Player) -> list[tuple[str, str, int]]:
    """Sign, word and number of what is counted; nothing is said of what is not there."""
    every = [
        ("hand", player.hand_count, True),
        ("deck", player.deck, True),
        ("discard", len(player.discard), True),
    ]
    if player.seat == INVADER:
        every += [("argent", table.argent, True), ("supply", table.supply, True)]
        every.append(("face-down", table.face_down, False))
    else:
        every += [("glory", player.glory_count, False), ("mains", player.mains, False)]
    return counts(words, every, {"argent": "on-invasion"})
