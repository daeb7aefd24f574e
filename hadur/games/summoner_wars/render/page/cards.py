"""Cards in full and in the hand."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, Final

from hadur.drawing.page import card_row, in_piles, own_hand
from hadur.games.summoner_wars.cards.definition import (
    BY_NAME,
    CARDS,
    FACTIONS,
    PHASES,
    Card,
    ability_names,
)
from hadur.games.summoner_wars.deck import CHAMPION_COPIES, COMMON_COPIES, STANDARD_COPIES
from hadur.games.summoner_wars.render.printed import KINDS
from hadur.games.summoner_wars.render.templating import TEMPLATES
from hadur.kernel.lines import Texts

_MOST: Final = {
    "common": COMMON_COPIES,
    "champion": CHAMPION_COPIES,
    "standard-event": STANDARD_COPIES,
}


_FIGURES: Final = {
    "summoner": "leader",
    "champion": "champion",
    "event": "burst",
    "gate": "gate",
}


@dataclass(frozen=True)
class Shown:
    """A card in the reader's words. `leads` says that decks are built around it, `most` how many
    chosen copies a deck may hold."""

    card: Card
    name: str
    kind: str
    faction: str
    emblem: str
    attack: str
    phase: str
    symbols: list[tuple[str, str]]
    texts: list[tuple[str, str]]
    group: str

    @property
    def figure(self) -> str:
        """What stands on its face (`drawing/figures.py`)."""
        if self.group == "common":
            return "shooter" if self.card.ranged else "fighter"
        return _FIGURES.get(self.group, "tower")

    @property
    def crest(self) -> str:
        """The sign of its faction, behind the figure."""
        return self.emblem

    @property
    def has_cost(self) -> bool:
        return self.group not in ("summoner", "gate")

    @property
    def accent(self) -> str:
        return self.card.faction

    @property
    def leads(self) -> bool:
        return self.group == "summoner"

    @property
    def most(self) -> int:
        return _MOST.get(self.group, 0)

    @property
    def marks(self) -> tuple[str, ...]:
        """What a card must have in common with the summoner of its deck (SW-22.14)."""
        return self.card.symbols

    @property
    def words(self) -> str:
        """What a search looks through."""
        parts = [self.name, self.kind, self.faction, self.attack, self.phase]
        parts += [name for _, name in self.symbols]
        parts += [part for pair in self.texts for part in pair]
        return " ".join(filter(None, [self.card.name, *parts]))


def shown(texts: Texts, name: str) -> Shown:
    card = BY_NAME[name]
    found = []
    if texts.has(f"card-{name}.text"):
        found.append(("", texts.say(f"card-{name}.text")))
    for ability in ability_names(card):
        found.append((texts.say(f"ability-{ability}"), texts.say(f"ability-{ability}.text")))
    return Shown(
        card=card,
        name=texts.say(f"card-{name}"),
        kind=texts.say(f"class-{card.class_name}"),
        faction=texts.say(f"faction-{card.faction}") if card.faction else "",
        emblem=card.faction if card.faction in FACTIONS else "no-faction",
        attack=texts.say("attack-ranged" if card.ranged else "attack-melee"),
        phase=texts.say(f"phase-{PHASES[card.phase]}") if card.phase >= 0 else "",
        symbols=[(symbol, texts.say(f"symbol-{symbol}")) for symbol in card.symbols],
        texts=found,
        group=card.class_name,
    )


def card(texts: Texts, name: str) -> str:
    """Everything on a card."""
    return TEMPLATES.fill("card.html", say=texts.say, shown=shown(texts, name))


def listed(texts: Texts, name: str) -> str:
    """A card as the deck builder lists it."""
    return TEMPLATES.fill("listed.html", say=texts.say, shown=shown(texts, name))


def leading(texts: Texts, name: str) -> str:
    """What a deck with this summoner is built from: its symbols, with their names."""
    return TEMPLATES.fill("leading.html", shown=shown(texts, name))


def all_cards(texts: Texts) -> list[Shown]:
    """Every card of the game, by faction, summoner first."""
    cards = sorted(CARDS, key=lambda card: (_faction(card), KINDS.index(card.class_name)))
    return [shown(texts, card.name) for card in cards]


def _faction(card: Card) -> int:
    return list(FACTIONS).index(card.faction) if card.faction else len(FACTIONS)


def hand(view: dict[str, Any], texts: Texts, starts: Collection[str] = ()) -> str:
    """The reader's own hand, copies together; "" for whoever has none."""
    return card_row(TEMPLATES, texts, shown, own_hand(view), starts)


def choices(texts: Texts, starts: Collection[str]) -> str:
    """The cards of own piles that answer the open question."""
    found = in_piles(starts, ("discard", "draw"))
    return card_row(TEMPLATES, texts, shown, found, starts)


def seen_cards(view: dict[str, Any]) -> list[str]:
    """The names of all cards the reader sees on the table and in hand."""
    names = [facts["card"] for facts in view["board"].values()]
    names += [under for facts in view["board"].values() for under in facts.get("under", ())]
    for player in view["players"]:
        names += [player["summoner"], *(event["card"] for event in player["events"])]
        names += [*player.get("hand", ()), *player.get("discard", ())]
    return sorted(set(names))
