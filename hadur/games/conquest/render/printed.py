"""What is printed on a card, in the reader's words: for lists and for one card in full."""

from __future__ import annotations

from typing import Final

from hadur.games.conquest.cards.definition import (
    BY_NAME,
    KEYWORDS,
    LOYAL,
    SIGNATURE,
    SYMBOLS,
    Card,
)
from hadur.games.conquest.later_sets import LaterCard, not_yet_playable
from hadur.games.conquest.render.captions import cost_of
from hadur.games.conquest.view import faction_name
from hadur.kernel.lines import Texts
from hadur.kernel.parts import Later, Printed

KINDS: Final = ("warlord", "army", "support", "attachment", "event", "token", "planet")


_COLUMNS = ("cost", "attack", "hp", "command", "shields")


def kinds(texts: Texts) -> list[tuple[str, str]]:
    """The groups of cards, each with its name."""
    return [(group, texts.say(f"type-{group}")) for group in KINDS]


def columns(texts: Texts) -> list[str]:
    """What the figures of a list are."""
    return [texts.say(f"column-{name}") for name in _COLUMNS]


def printed(texts: Texts, name: str) -> Printed:
    card = BY_NAME[name]
    numbers = dict(numbers_of(card))
    facts = [kind_of(texts, card)]
    if card.type_name != "planet":
        facts.append(texts.say(f"faction-{faction_name(int(card.faction))}"))
    if cost_of(name):
        facts.append(f"{texts.say('table-cost')} {cost_of(name)}")
    facts += [f"{texts.say(f'table-{key}')} {number}" for key, number in numbers.items()]
    facts += [symbol for _, symbol in symbols_of(texts, card)]
    return Printed(
        group=card.type_name,
        facts=facts,
        figures=[cost_of(name), *(numbers.get(key, "") for key in _COLUMNS[1:])],
        texts=texts_of(texts, card),
        before="",
        behind=", ".join(texts.say(f"trait-{trait}") for trait in card.traits),
    )


def kind_of(texts: Texts, card: Card) -> str:
    parts = [texts.say(f"type-{card.type_name}")]
    if card.loyalty == SIGNATURE and card.warlord:
        parts.append(texts.say("kind-signature", warlord=texts.say(f"card-{card.warlord}")))
    elif card.loyalty == LOYAL:
        parts.append(texts.say("kind-loyal"))
    return ", ".join(parts)


def numbers_of(card: Card) -> list[tuple[str, str]]:
    """The key and value of every number but the cost; of a warlord those of both faces."""
    attack, hp = str(int(card.attack)), str(int(card.hp))
    if card.type_name == "warlord":
        attack = f"{attack} ({int(card.bloodied_attack)})"
        hp = f"{hp} ({int(card.bloodied_hp)})"
    found = [("attack", attack), ("hp", hp)] if card.is_unit else []
    planet = card.type_name == "planet"
    for key, count in (
        ("command", int(card.command)),
        ("shields", int(card.shields)),
        ("card-bonus", int(card.card_bonus)),
        ("resource-bonus", int(card.resource_bonus)),
    ):
        if count or (planet and key.endswith("bonus")):
            found.append((key, str(count)))
    return found


def symbols_of(texts: Texts, card: Card) -> list[tuple[str, str]]:
    """The symbols of a planet, each with its name."""
    bits = int(card.symbols)
    return [(s, texts.say(f"symbol-{s}")) for k, s in enumerate(SYMBOLS) if bits >> k & 1]


def texts_of(texts: Texts, card: Card) -> list[tuple[str, str]]:
    """Keywords with what they mean, then the card's own text."""
    found = []
    for k, keyword in enumerate(KEYWORDS):
        if int(card.keywords) >> k & 1:
            id = f"keyword-{keyword}"
            found.append((texts.sentence(id), texts.say(f"{id}.text")))
    if card.area:
        id, amount = "keyword-area-effect", int(card.area)
        found.append((texts.sentence(id, amount=amount), texts.say(f"{id}.text", amount=amount)))
    if texts.has(f"card-{card.name}.text"):
        found.append(("", texts.say(f"card-{card.name}.text")))
    return found


def later(texts: Texts) -> list[Later]:
    """The cards of later sets, set by set."""
    return [Later(card.title, card.set, _later_facts(texts, card)) for card in not_yet_playable()]


def _later_facts(texts: Texts, card: LaterCard) -> list[str]:
    kind = texts.say(f"type-{card.type}")
    facts = [f"{kind}, {texts.say('kind-loyal')}" if card.loyalty == "loyal" else kind]
    facts.append(texts.say(f"faction-{card.faction}"))
    for key in _COLUMNS:
        number: str = getattr(card, key)
        if number:
            facts.append(f"{texts.say(f'table-{key}')} {number}")
    # Keywords and traits of later sets have no words of ours yet: they stand as printed.
    return facts + [", ".join(words) for words in (card.keywords, card.traits) if words]
