"""What stands around the galaxy: the round with its phases, and every player's open facts."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from hadur.drawing.page import counts
from hadur.games.forbidden_stars.components.sheets import ASSETS, FACTIONS, STRUCTURES
from hadur.games.forbidden_stars.render.captions import Words
from hadur.games.forbidden_stars.render.tabletop import Player, Table, read, symbol_of
from hadur.games.forbidden_stars.render.templating import TEMPLATES
from hadur.games.forbidden_stars.state import PHASES
from hadur.kernel.lines import Texts


def accent(deck: object) -> str:
    """The faction that colours a seat's card before the game; a seat has a faction, no deck."""
    if isinstance(deck, Mapping):
        deck = deck.get("faction", "")
    return deck if isinstance(deck, str) and deck in FACTIONS else ""


def emblem(deck: object) -> str:
    """The symbol of a faction in the site's sprite."""
    return f"{TEMPLATES.prefix}-{accent(deck) or 'neutral'}"


def status(view: dict[str, Any], texts: Texts) -> str:
    """Round, phases, whose turn it is and with which order."""
    table = read(view)
    words = Words(texts)
    phases = PHASES if table.phase == "setup" else PHASES[1:]
    order = ""
    if table.order and table.active:
        order = f"{words.order(table.order)} – {words.system(table.active)}"
    return TEMPLATES.fill(
        "status.html",
        say=texts.say,
        round=table.round,
        phases=[(words.phase(name), name == table.phase) for name in phases],
        faction=table.players[table.first].faction,
        order=order,
        sign=table.order,
        over=table.result is not None,
    )


def side(view: dict[str, Any], texts: Texts, seat: int, starts: Collection[str] = ()) -> str:
    """What everybody may know of a player, and every pile of theirs that lies open."""
    table = read(view)
    words = Words(texts)
    player = table.players[seat]
    return TEMPLATES.fill(
        "side.html",
        say=texts.say,
        words=words,
        player=player,
        own=seat == table.seat,
        several=len(table.players) > 2,
        faction=words.faction(player.faction) if player.faction else "",
        emblem=player.faction or "neutral",
        first=table.first == seat,
        needed=len(table.players),
        counts=_counts(words, player, seat == table.seat),
        starts=starts,
        left=[(symbol_of(name), name, n) for name, n in player.units_left.items()],
        forces=[(symbol_of(name), name, n) for name, n in player.forces.items()],
        tiles=[(tile, words.system(tile)) for tile in player.tiles],
        objectives=[
            (words.faction(table.players[other].faction), count)
            for other, count in enumerate(player.objectives)
            if count
        ],
        supply=_supply(words, table) if seat == (table.seat or 0) else [],
    )


def _supply(words: Words, table: Table) -> list[tuple[str, str, int]]:
    """What is left for everybody; it stands once on a page."""
    named = [(name, words.piece(name)) for name in STRUCTURES]
    named += [(name, words.asset(name)) for name in ASSETS[:3]]
    return [(name, word, table.supply[name]) for name, word in named]


def _counts(words: Words, player: Player, own: bool) -> list[tuple[str, str, int]]:
    """Sign, word and number of what is counted; nothing is said of empty piles."""
    every = [
        ("materiel", player.materiel, True),
        ("level", player.level, True),
        *((name, player.assets[name], True) for name in ASSETS[:3]),
        ("orders", 0 if own else len(player.orders), False),
        ("on-events", len(player.on_events), False),
        ("hand", player.hand_count, False),
        ("event-deck", player.drawn_count, False),
    ]
    return counts(words, every, {"event-deck": "drawn-events"})
