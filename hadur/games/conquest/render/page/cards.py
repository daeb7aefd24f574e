"""Cards in full and in the hand."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Any, Final

from hadur.drawing.page import card_row, in_piles, own_hand
from hadur.games.conquest.cards.definition import (
    BY_NAME,
    CARDS,
    FACTIONS,
    LOYAL,
    NEUTRAL,
    SIGNATURE,
    Card,
)
from hadur.games.conquest.deck import COPIES, allies_of, squad_of
from hadur.games.conquest.render.captions import cost_of
from hadur.games.conquest.render.printed import KINDS, kind_of, numbers_of, symbols_of, texts_of
from hadur.games.conquest.render.templating import TEMPLATES
from hadur.games.conquest.view import faction_name
from hadur.kernel.lines import Texts

_FIGURES: Final = {
    "warlord": "leader",
    "attachment": "shield",
    "support": "tower",
    "event": "burst",
    "planet": "planet",
    "token": "fighter",
}
_TRAITS: Final = (
    ("vehicle", "machine"),
    ("elite", "champion"),
    ("psyker", "mystic"),
    ("daemon", "demon"),
    ("creature", "beast"),
    ("drone", "ship"),
)
"""What an army unit with such a trait looks like; the first that it has."""


@dataclass(frozen=True)
class Shown:
    """A card in the reader's words. `leads` says that decks are built around it, `most` how many
    chosen copies a deck may hold."""

    card: Card
    name: str
    kind: str
    faction: str
    emblem: str
    accent: str
    cost: str
    figures: list[tuple[str, str, str]]
    traits: str
    symbols: list[tuple[str, str]]
    texts: list[tuple[str, str]]
    group: str

    @property
    def figure(self) -> str:
        """What stands on its face (`drawing/figures.py`)."""
        if self.group == "army":
            return next(
                (figure for trait, figure in _TRAITS if trait in self.card.traits), "fighter"
            )
        return _FIGURES[self.group]

    @property
    def crest(self) -> str:
        """The sign of its faction, behind the figure."""
        return self.emblem

    @property
    def leads(self) -> bool:
        return self.group == "warlord"

    @property
    def most(self) -> int:
        chosen = self.group in ("army", "support", "attachment", "event")
        return COPIES if chosen and self.card.loyalty != SIGNATURE else 0

    @property
    def marks(self) -> tuple[str, ...]:
        """What a card must have in common with the warlord of its deck: the faction that offers
        it, to its own warlords alone if it is loyal (CQ-21.4, CQ-S2)."""
        if self.leads:
            allies = [faction_name(ally) for ally in allies_of(int(self.card.faction))]
            return (self.emblem, f"loyal-{self.emblem}", *allies, faction_name(NEUTRAL))
        return (f"loyal-{self.emblem}" if self.card.loyalty == LOYAL else self.emblem,)

    @property
    def words(self) -> str:
        """What a search looks through."""
        parts = [self.name, self.kind, self.faction, self.traits]
        parts += [name for _, name in self.symbols]
        parts += [part for pair in self.texts for part in pair]
        return " ".join(filter(None, [self.card.name, *parts]))


def shown(texts: Texts, name: str) -> Shown:
    card = BY_NAME[name]
    group = card.type_name
    faction = faction_name(int(card.faction))
    return Shown(
        card=card,
        name=("◆ " if card.unique and group != "warlord" else "") + texts.say(f"card-{name}"),
        kind=kind_of(texts, card),
        faction="" if group == "planet" else texts.say(f"faction-{faction}"),
        emblem=faction,
        accent="" if group == "planet" else faction,
        cost=cost_of(name),
        figures=_figures(texts, card),
        traits=" · ".join(texts.say(f"trait-{trait}") for trait in card.traits),
        symbols=symbols_of(texts, card),
        texts=texts_of(texts, card),
        group=group,
    )


def _figures(texts: Texts, card: Card) -> list[tuple[str, str, str]]:
    """Sign, word and number of what is printed."""
    signs = {"resource-bonus": "resources"}
    return [
        (signs.get(key, key), texts.say(f"table-{key}"), number) for key, number in numbers_of(card)
    ]


def card(texts: Texts, name: str) -> str:
    """Everything on a card."""
    return TEMPLATES.fill("card.html", say=texts.say, shown=shown(texts, name))


def listed(texts: Texts, name: str) -> str:
    """A card as the deck builder lists it."""
    return TEMPLATES.fill("listed.html", say=texts.say, shown=shown(texts, name))


def leading(texts: Texts, name: str) -> str:
    """What a deck with this warlord is built from: faction, possible allies, signature squad."""
    allies = [FACTIONS[ally] for ally in allies_of(int(BY_NAME[name].faction))]
    return TEMPLATES.fill(
        "leading.html",
        say=texts.say,
        shown=shown(texts, name),
        allies=[(ally, texts.say(f"faction-{ally}")) for ally in allies],
        squad=[(int(card.copies), texts.say(f"card-{card.name}")) for card in squad_of(name)],
    )


def all_cards(texts: Texts) -> list[Shown]:
    """Every card of the game, by faction, the warlord first."""
    cards = sorted(CARDS, key=lambda card: (_faction(card), KINDS.index(card.type_name)))
    return [shown(texts, card.name) for card in cards]


def _faction(card: Card) -> int:
    return int(card.faction) + (1 if card.type_name == "planet" else 0)


def hand(view: dict[str, Any], texts: Texts, starts: Collection[str] = ()) -> str:
    """The reader's own hand, copies together; "" for whoever has none."""
    return card_row(TEMPLATES, texts, shown, own_hand(view), starts)


def choices(texts: Texts, starts: Collection[str]) -> str:
    """The cards of the own discard pile, or of those looked at, that answer the open question."""
    found = in_piles(starts, ("discard", "looked"))
    return card_row(TEMPLATES, texts, shown, found, starts)


def seen_cards(view: dict[str, Any]) -> list[str]:
    """The names of all cards the reader sees on the table and in hand."""
    names = [*view["removed"]]
    for planet in view["planets"]:
        names += [planet["planet"], *(n for side in planet["sides"] for n in _in_play(side))]
    for player in view["players"]:
        names += [player["warlord"], *_in_play(player["hq"]), *_in_play(player["supports"])]
        for pile in ("victory", "discard", "known", "hand", "looked"):
            names += player.get(pile, ())
    return sorted(set(names))


def _in_play(pieces: list[dict[str, Any]]) -> Iterator[str]:
    for piece in pieces:
        yield piece["card"]
        yield from _in_play(piece.get("attachments", []))
