"""What stands around the battlefield: the turn with its phases, and both players' open facts."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final

from hadur.drawing.piles import piles_of as shown_piles
from hadur.games.summoner_wars.cards.definition import BY_NAME, FACTIONS, PHASES
from hadur.games.summoner_wars.render.captions import Words, allowance
from hadur.games.summoner_wars.render.descriptions import piles_of
from hadur.games.summoner_wars.render.piles import open_piles
from hadur.games.summoner_wars.render.tabletop import Table, read
from hadur.games.summoner_wars.render.templating import TEMPLATES
from hadur.kernel.lines import Texts

MOST_MAGIC: Final = 15


def accent(deck: object) -> str:
    """The faction that colours a deck on pages; "" for a deck that is not known."""
    name = deck if isinstance(deck, str) else ""
    if isinstance(deck, Mapping) and deck.get("summoner") in BY_NAME:
        name = BY_NAME[str(deck["summoner"])].faction
    return name if name in FACTIONS else ""


def emblem(deck: object) -> str:
    """The symbol of a deck in the site's sprite."""
    return f"{TEMPLATES.prefix}-{accent(deck) or 'no-faction'}"


def status(view: dict[str, Any], texts: Texts) -> str:
    """Turn, phases, what is left to do in this one, effects that wait."""
    table = read(view)
    words = Words(texts)
    return TEMPLATES.fill(
        "status.html",
        say=texts.say,
        turn=table.turn,
        phases=[(words.phase(name), name == table.phase) for name in PHASES],
        faction=table.players[table.active].faction,
        allowance=allowance(table, words),
        waiting=_waiting(table, words),
        over=table.result is not None,
    )


def _waiting(table: Table, words: Words) -> list[str]:
    """The effects that wait to be carried out, alike ones counted."""
    names = [name.split()[0] for name in table.waiting if name.strip()]
    return [
        words.effect(name) + (f" ×{names.count(name)}" if names.count(name) > 1 else "")
        for name in dict.fromkeys(names)
    ]


def side(view: dict[str, Any], texts: Texts, seat: int, starts: Collection[str] = ()) -> str:
    """What everybody may know of a player: faction, summoner, magic, piles, active events."""
    table = read(view)
    words = Words(texts)
    player = table.players[seat]
    summoner = next(
        (p for p in table.pieces.values() if p.kind == "summoner" and p.owner == seat), None
    )
    return TEMPLATES.fill(
        "side.html",
        say=texts.say,
        player=player,
        piles_open=shown_piles(words, open_piles(view), seat),
        faction=words.faction(player.faction),
        emblem=player.faction if player.faction in FACTIONS else "no-faction",
        summoner=words.card(player.summoner),
        life=summoner,
        stops=range(1, MOST_MAGIC + 1),
        piles=[(sign, words.word(sign), count) for sign, count in piles_of(player)],
        magic=words.word("magic"),
        charges=words.word("charges"),
        life_word=words.word("life"),
        events=[(event, words.card(event.card)) for event in player.events],
        starts=starts,
    )
