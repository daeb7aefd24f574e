"""Cards in full and in the hand."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Any

from hadur.drawing.page import card_row, in_piles, own_hand
from hadur.games.chaos_galaxy.card_texts import text_of
from hadur.games.chaos_galaxy.deck import COPIES
from hadur.games.chaos_galaxy.legality.refusals import language
from hadur.games.chaos_galaxy.loading.definitions import Definition
from hadur.games.chaos_galaxy.render.faces import picture_of, race_of, signed
from hadur.games.chaos_galaxy.render.printed import (
    cost_of,
    kind_name,
    limit_of,
    race_name,
    subtype_name,
)
from hadur.games.chaos_galaxy.render.tabletop import FIGURES
from hadur.games.chaos_galaxy.render.templating import TEMPLATES
from hadur.games.chaos_galaxy.tables import BY_NAME, CARDS
from hadur.games.chaos_galaxy.vocabulary import RARITIES, TYPES
from hadur.kernel.lines import Texts


@dataclass(frozen=True)
class Shown:
    """A card in the reader's words. Nobody leads a deck; `most` is how many copies it may hold."""

    card: Definition
    name: str
    type: str
    kind: str
    subtype: str
    faction: str
    accent: str
    clan: str
    cost: str
    rarity: str
    rarity_sign: str
    figures: list[tuple[str, str, str]]
    text: str
    flavour: str
    group: str
    leads: bool = False
    most: int = COPIES
    marks: tuple[str, ...] = ()

    @property
    def emblem(self) -> str:
        return self.accent

    @property
    def picture(self) -> str:
        return picture_of(self.card.id)

    @property
    def words(self) -> str:
        """What a search looks through."""
        parts = [self.card.id, self.card.hu, self.card.en, self.type, self.subtype, self.faction]
        return " ".join(filter(None, [*parts, self.clan, self.rarity, self.text, self.flavour]))


def shown(texts: Texts, name: str) -> Shown:
    card = BY_NAME[name]
    lang = language(texts)
    group = TYPES[card.type]
    rarity = RARITIES[card.rarity]
    return Shown(
        card=card,
        name=card.title(lang),
        type=texts.say(f"kind-{group}"),
        kind=kind_name(texts, card),
        subtype=subtype_name(texts, card),
        faction=race_name(texts, card),
        accent=race_of(name),
        clan=card.clan,
        cost=cost_of(card),
        rarity=texts.say(f"rarity-{rarity}"),
        rarity_sign=rarity,
        figures=_figures(texts, card),
        text=text_of(card, lang),
        flavour=card.flavour[0 if lang == "hu" else 1],
        group=group,
    )


def _figures(texts: Texts, card: Definition) -> list[tuple[str, str, str]]:
    """Sign, word and number of what is printed at the left side (KG-1.11, KG-1.13, KG-1.14)."""
    own = TYPES[card.type] in ("ship", "base")
    found = [
        (name, texts.say(f"table-{name}"), str(value) if own else signed(value))
        for name, value in zip(FIGURES, card.stats, strict=True)
        if value or TYPES[card.type] == "ship"
    ]
    if limit := limit_of(card):
        found.insert(0, ("markers", texts.say("column-limit"), limit))
    return found


def card(texts: Texts, name: str) -> str:
    """Everything on a card, where the rulebook has it."""
    return TEMPLATES.fill("card.html", say=texts.say, shown=shown(texts, name))


def listed(texts: Texts, name: str) -> str:
    """A card as the deck builder lists it."""
    return TEMPLATES.fill("listed.html", say=texts.say, shown=shown(texts, name))


def leading(texts: Texts, name: str) -> str:
    """Nobody leads a deck here."""
    return ""


def all_cards(texts: Texts) -> list[Shown]:
    """Every card of the set, race by race and type by type; those of no race last."""
    cards = sorted(CARDS, key=lambda card: (card.race % 100, card.type, card.subtype, card.cost))
    return [shown(texts, card.id) for card in cards]


def hand(view: dict[str, Any], texts: Texts, starts: Collection[str] = ()) -> str:
    """The reader's own hand, copies together; "" for whoever has none."""
    return card_row(TEMPLATES, texts, shown, own_hand(view), starts)


def choices(texts: Texts, starts: Collection[str]) -> str:
    """The cards that were looked at, or lie in the own Scrap, and answer the open question."""
    return card_row(TEMPLATES, texts, shown, in_piles(starts, ("looked", "scrap")), starts)


def seen_cards(view: dict[str, Any]) -> list[str]:
    """The names of all cards the reader sees on the table and in hand."""
    names = {link["card"] for link in view["chain"] if "card" in link}
    for player in view["players"]:
        for area in ("hangar", "canteen", "surface"):
            names.update(_in_play(player[area]))
        for pile in ("scrap", "known", "hand", "ruin", "looked"):
            names.update(player.get(pile, ()))
    return sorted(names)


def _in_play(slots: list[dict[str, Any]]) -> Iterator[str]:
    for slot in slots:
        if slot["card"]:
            yield slot["card"]
        yield from _in_play(slot.get("aboard", []))
