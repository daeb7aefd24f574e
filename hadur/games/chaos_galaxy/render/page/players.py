"""What stands around the table: the turn with its phases, and every player's open facts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from typing import Any, Final

from hadur.drawing.tabletop import called
from hadur.games.chaos_galaxy.deck import ready_deck, ready_names
from hadur.games.chaos_galaxy.render.captions import Words
from hadur.games.chaos_galaxy.render.descriptions import count_of
from hadur.games.chaos_galaxy.render.faces import NEUTRAL, race_of
from hadur.games.chaos_galaxy.render.tabletop import read
from hadur.games.chaos_galaxy.render.templating import TEMPLATES
from hadur.games.chaos_galaxy.state import PHASES
from hadur.games.chaos_galaxy.tables import BY_NAME
from hadur.kernel.lines import Texts

_COUNTED: Final = ("credits", "colony", "headquarters", "scrap", "ruin")


def accent(deck: object) -> str:
    """The race that most cards of a deck have colours it on pages; "" for a deck not known."""
    cards: Mapping[str, int] = {}
    if isinstance(deck, str) and deck in ready_names():
        cards = ready_deck(deck).cards
    elif isinstance(deck, Mapping) and isinstance(deck.get("cards"), Mapping):
        cards = deck["cards"]
    races: Counter[str] = Counter()
    for name, count in cards.items():
        if name in BY_NAME and race_of(name) != NEUTRAL:
            races[race_of(name)] += int(count)
    return max(sorted(races), key=lambda race: races[race]) if races else ""


def emblem(deck: object) -> str:
    """The symbol of a deck in the site's sprite."""
    return f"{TEMPLATES.prefix}-{accent(deck) or NEUTRAL}"


def status(view: dict[str, Any], texts: Texts) -> str:
    """Turn, phases, and whose turn it is."""
    table = read(view)
    words = Words(texts)
    phases = PHASES[:1] if table.phase == "opening" else PHASES[1:]
    return TEMPLATES.fill(
        "status.html",
        say=texts.say,
        turns=table.turns,
        phases=[(words.phase(name), name == table.phase) for name in phases],
        seat=table.turn,
        player=called(table, words, table.turn),
        over=table.result is not None,
    )


def side(view: dict[str, Any], texts: Texts, seat: int, starts: Collection[str] = ()) -> str:
    """What everybody may know of a player: credits, how many cards where, the Scrap (KG-5.2); of
    the reader's own also the Ruin (KG-5.3)."""
    table = read(view)
    words = Words(texts)
    player = table.players[seat]
    piles = [
        (name, words.word(name), _named(words, cards))
        for name, cards in (
            ("scrap", player.scrap),
            ("ruin", player.ruin or ()),
            ("known", player.known if player.hand is None else ()),
            ("looked", player.looked),
            ("deck-left", player.deck_left),
        )
        if cards
    ]
    return TEMPLATES.fill(
        "side.html",
        say=texts.say,
        seat=seat,
        several=len(table.players) > 2,
        turn=bool(table.turns) and seat == table.turn and table.result is None,
        turn_word=words.word("on-turn"),
        beaten=player.beaten,
        beaten_word=words.word("beaten"),
        counts=[(name, words.word(name), count_of(player, name)) for name in _COUNTED],
        piles=piles,
    )


def _named(words: Words, cards: tuple[str, ...]) -> list[tuple[str, str, str]]:
    """Name, words and race of the cards of a pile, the top one first."""
    return [(name, words.card(name), race_of(name)) for name in reversed(cards)]
