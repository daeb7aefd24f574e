"""What stands around the sector: the round with its phases, and both players' open facts."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from hadur.drawing.piles import piles_of
from hadur.games.conquest.cards.definition import BY_NAME, FACTIONS, SYMBOLS
from hadur.games.conquest.deck import ready_deck, ready_names
from hadur.games.conquest.render.captions import Words, battle_line
from hadur.games.conquest.render.descriptions import counts_of, tell_attack
from hadur.games.conquest.render.piles import open_piles
from hadur.games.conquest.render.tabletop import Player, read
from hadur.games.conquest.render.templating import TEMPLATES
from hadur.games.conquest.state import PHASES
from hadur.games.conquest.view import faction_name
from hadur.kernel.lines import Texts


def accent(deck: object) -> str:
    """The faction that colours a deck on pages; "" for a deck that is not known."""
    warlord = ""
    if isinstance(deck, str) and deck in ready_names():
        warlord = ready_deck(deck).warlord
    elif isinstance(deck, Mapping):
        warlord = str(deck.get("warlord", ""))
    return faction_name(int(BY_NAME[warlord].faction)) if warlord in BY_NAME else ""


def emblem(deck: object) -> str:
    """The symbol of a deck in the site's sprite."""
    return f"{TEMPLATES.prefix}-{accent(deck) or 'neutral'}"


def status(view: dict[str, Any], texts: Texts) -> str:
    """Round, phases, the battle and the attack that go on, planets that still lie face down."""
    table = read(view)
    words = Words(texts)
    return TEMPLATES.fill(
        "status.html",
        say=texts.say,
        round=table.round,
        phases=[(words.phase(name), name == table.phase) for name in PHASES],
        faction=table.players[table.initiative].faction,
        battle=battle_line(table, words),
        attack=tell_attack(table, words),
        face_down=table.face_down,
        over=table.result is not None,
    )


def side(view: dict[str, Any], texts: Texts, seat: int, starts: Collection[str] = ()) -> str:
    """What everybody may know of a player: faction, warlord, resources, piles, planets won."""
    table = read(view)
    words = Words(texts)
    player = table.players[seat]
    warlord = next((p for p in table.pieces if p.kind == "warlord" and p.controller == seat), None)
    return TEMPLATES.fill(
        "side.html",
        say=texts.say,
        player=player,
        piles_open=piles_of(words, open_piles(view), seat),
        faction=words.faction(player.faction),
        emblem=player.faction if player.faction in FACTIONS else "neutral",
        warlord=words.card(player.warlord),
        life=warlord,
        initiative=table.initiative == seat,
        passed=player.passed and table.phase == "deploy",
        counts=[(sign, words.word(sign), count) for sign, count in counts_of(player)],
        victory=_victory(words, player),
        known=[words.card(name) for name in player.known],
    )


def _victory(words: Words, player: Player) -> list[tuple[str, str, list[tuple[str, str]]]]:
    """The planets a player has won: name, words, and each symbol with its word."""
    found = []
    for name in player.victory:
        bits = int(BY_NAME[name].symbols) if name in BY_NAME else 0
        symbols = [s for k, s in enumerate(SYMBOLS) if bits >> k & 1]
        found.append((name, words.card(name), [(s, words.symbol(s)) for s in symbols]))
    return found
