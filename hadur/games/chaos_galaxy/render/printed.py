"""What is printed on cards, in the reader's words."""

from __future__ import annotations

from typing import Final

from hadur.games.chaos_galaxy.card_texts import phrases, text_of
from hadur.games.chaos_galaxy.legality.refusals import language
from hadur.games.chaos_galaxy.loading.definitions import Definition
from hadur.games.chaos_galaxy.render.tabletop import FIGURES
from hadur.games.chaos_galaxy.tables import BY_NAME
from hadur.games.chaos_galaxy.vocabulary import (
    ANY_LIMIT,
    BASE,
    COST_OF_TARGET,
    EVENT,
    NO_LIMIT,
    NO_RACE,
    RACES,
    RARITIES,
    SUBTYPES,
    TYPES,
    X_LIMIT,
)
from hadur.kernel.lines import Texts
from hadur.kernel.parts import Later, Printed

_LIMITS: Final = {X_LIMIT: "X", ANY_LIMIT: "?"}


def kinds(texts: Texts) -> list[tuple[str, str]]:
    """The types of cards, each with its name."""
    return [(type, texts.say(f"kind-{type}")) for type in TYPES]


def columns(texts: Texts) -> list[str]:
    """What the figures of a list are."""
    return [texts.say(f"column-{name}") for name in ("cost", "figures")]


def printed(texts: Texts, name: str) -> Printed:
    card = BY_NAME[name]
    facts = [kind_name(texts, card), race_name(texts, card)]
    if card.clan:
        facts.append(card.clan)
    facts += [texts.say("printed-cost", cost=cost_of(card)), *figures_of(texts, card)]
    facts.append(texts.say(f"rarity-{RARITIES[card.rarity]}"))
    lang = language(texts)
    text, flavour = text_of(card, lang), card.flavour[0 if lang == "hu" else 1]
    told = [("", text)] if text else []
    return Printed(
        group=TYPES[card.type],
        facts=facts,
        figures=[cost_of(card), _short(texts, card)],
        texts=told,
        before=f"{subtype_name(texts, card)}, {race_name(texts, card)}",
        behind=flavour,
    )


def kind_name(texts: Texts, card: Definition) -> str:
    """The type and subtype; an event or interrupt is named with its subtype already."""
    subtype = subtype_name(texts, card)
    return subtype if card.type >= EVENT else f"{texts.say(f'kind-{TYPES[card.type]}')}: {subtype}"


def subtype_name(texts: Texts, card: Definition) -> str:
    return str(phrases(language(texts))["nouns"][SUBTYPES[card.subtype]][0])


def race_name(texts: Texts, card: Definition) -> str:
    if card.race == NO_RACE:
        return texts.say("printed-no-race")
    return str(phrases(language(texts))["before"][RACES[card.race]])


def cost_of(card: Definition) -> str:
    """The number in the upper left corner (KG-1.7)."""
    return "?" if card.cost == COST_OF_TARGET else str(card.cost)


def figures_of(texts: Texts, card: Definition) -> list[str]:
    """What a card has, or adds to its ship, by its words; a base also its limit."""
    said = [
        f"{texts.say(f'table-{name}')} {_figure(card, value)}"
        for name, value in zip(FIGURES, card.stats, strict=True)
        if value or TYPES[card.type] == "ship"
    ]
    if limit := limit_of(card):
        said.append(texts.say("printed-limit", limit=limit))
    return said


def _figure(card: Definition, value: int) -> str:
    """A ship's and a base's own number, or what another card adds."""
    if TYPES[card.type] in ("ship", "base"):
        return str(value)
    return f"+{value}" if value > 0 else f"−{-value}"


def _short(texts: Texts, card: Definition) -> str:
    """The same in letters, for a column."""
    said = [
        f"{texts.say(f'table-letter-{name}')}{_figure(card, value)}"
        for name, value in zip(FIGURES, card.stats, strict=True)
        if value or TYPES[card.type] == "ship"
    ]
    if limit := limit_of(card):
        said.append(f"▪{limit}")
    return " ".join(said)


def limit_of(card: Definition) -> str:
    """The development limit of a base (KG-1.15); "" of other cards."""
    if card.type != BASE or card.limit == NO_LIMIT:
        return ""
    return _LIMITS.get(card.limit, str(card.limit))


def later(texts: Texts) -> list[Later]:
    """There are no later sets."""
    return []
