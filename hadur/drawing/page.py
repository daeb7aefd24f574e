"""What the parts of every game's page need."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any

from hadur.drawing.tabletop import Table, badge
from hadur.drawing.templating import Templates
from hadur.drawing.vocabulary import Vocabulary
from hadur.kernel.lines import Texts
from hadur.kernel.parts import (
    BoardLook,
    CardsLook,
    FrontLook,
    PlayersLook,
    PrintedLook,
    ScenesLook,
)


class Page:
    """A game on pages (`kernel.parts.Look`), put together of the modules that draw its parts."""

    def __init__(
        self,
        board: BoardLook,
        cards: CardsLook,
        players: PlayersLook,
        scene: FrontLook,
        printed: PrintedLook,
        scenes: ScenesLook,
        templates: Templates,
    ) -> None:
        self.board = board.board
        self.hand, self.choices = cards.hand, cards.choices
        self.card, self.leading, self.listed = cards.card, cards.leading, cards.listed
        self.all_cards, self.seen_cards = cards.all_cards, cards.seen_cards
        self.status, self.side = players.status, players.side
        self.accent, self.emblem = players.accent, players.emblem
        self.picture = scene.picture
        self.kinds, self.later = printed.kinds, printed.later
        self.ROLLS, self.as_scene = scenes.ROLLS, scenes.as_scene
        self.symbols = templates.symbols


Held = tuple[str, str, int]
"""A card that is held: its spot, its name, how many copies."""


def held_in(pile: str, names: Sequence[str]) -> list[Held]:
    """The cards of a pile that somebody holds, copies together."""
    return [(f"{pile}:{name}", name, names.count(name)) for name in dict.fromkeys(names)]


def own_hand(view: Mapping[str, Any]) -> list[Held]:
    """The reader's own hand, copies together; nothing for whoever has none."""
    seat = view["seat"]
    return held_in("hand", view["players"][seat].get("hand", []) if seat is not None else [])


def in_piles(spots: Collection[str], piles: tuple[str, ...]) -> list[Held]:
    """The cards of these piles among some spots, each by itself."""
    chosen = [spot for spot in spots if spot.partition(":")[0] in piles]
    return [(spot, spot.partition(":")[2], 1) for spot in chosen]


def card_row(
    templates: Templates,
    texts: Texts,
    show: Callable[[Texts, str], object],
    held: Sequence[Held],
    starts: Collection[str],
    **more: object,
) -> str:
    """A row of cards that are held, by the game's hand.html; "" for none. `show` has a card in the
    reader's words."""
    if not held:
        return ""
    cards = [(spot, show(texts, name), count) for spot, name, count in held]
    return templates.fill("hand.html", say=texts.say, cards=cards, starts=starts, **more)


def counts(
    words: Vocabulary, every: Iterable[tuple[str, int, bool]], keys: Mapping[str, str]
) -> list[tuple[str, str, int]]:
    """Sign, word and number of what is counted: always, or only if there is any. `keys` has the
    words that are not called like their sign."""
    return [
        (sign, words.word(keys.get(sign, sign)), number)
        for sign, number, always in every
        if number or always
    ]


def marks(spot: str, starts: Collection[str], last: Sequence[str]) -> list[str]:
    """What CSS and script look at: whether a move of the reader begins at a spot, and whether the
    last one was made there."""
    return [mark for mark, held in (("can", starts), ("last", last)) if spot in held]


def whose(table: Table, words: Vocabulary, texts: Texts, seat: int) -> str:
    """Whose a card is, as its reader says it; a spectator, and whoever has several opponents, is
    told who plays it."""
    if seat == table.seat:
        return texts.say("web-board-yours")
    if table.seat is None or len(table.players) > 2:
        return badge(table, words, seat)
    return texts.say("web-board-theirs")
