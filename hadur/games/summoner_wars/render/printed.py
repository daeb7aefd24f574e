"""What is printed on a card, in the reader's words: for lists and for one card in full."""

from __future__ import annotations

from typing import Final

from hadur.games.summoner_wars.cards.definition import BY_NAME, PHASES, Card, ability_names
from hadur.kernel.lines import Texts
from hadur.kernel.parts import Later, Printed

KINDS: Final = ("summoner", "champion", "common", "epic-event", "standard-event", "gate")


def kinds(texts: Texts) -> list[tuple[str, str]]:
    """The groups of cards, each with its name."""
    return [(group, texts.say(f"class-{group}")) for group in KINDS]


def columns(texts: Texts) -> list[str]:
    """What the figures of a list are."""
    return [texts.say(f"cli-{name}") for name in ("cost", "strength", "life")]


def printed(texts: Texts, name: str) -> Printed:
    card = BY_NAME[name]
    phase = texts.say(f"phase-{PHASES[card.phase]}") if card.is_event and card.phase >= 0 else ""
    symbols = ", ".join(texts.say(f"symbol-{symbol}") for symbol in card.symbols)
    mark = "➶" if card.ranged else "⚔"
    return Printed(
        group=card.class_name,
        facts=_facts(texts, card, phase, symbols),
        figures=[
            str(card.cost) if card.class_name != "summoner" else "",
            f"{mark} {card.strength}" if card.is_unit else "",
            str(card.life) if card.life else "",
        ],
        texts=_texts(texts, card),
        before=phase,
        behind=symbols,
    )


def _facts(texts: Texts, card: Card, phase: str, symbols: str) -> list[str]:
    kind = texts.say(f"class-{card.class_name}")
    facts = [f"{kind}, {phase}" if phase else kind]
    if card.faction:
        facts.append(texts.say(f"faction-{card.faction}"))
    if card.is_unit or card.is_event:
        facts.append(f"{texts.say('cli-cost')} {card.cost}")
    if card.is_unit:
        attack = texts.say("attack-ranged" if card.ranged else "attack-melee")
        facts.append(f"{texts.say('cli-strength')} {card.strength} {attack}")
    if card.life:
        facts.append(f"{texts.say('cli-life')} {card.life}")
    if symbols:
        facts.append(f"{texts.say('cli-symbols')}: {symbols}")
    return facts


def _texts(texts: Texts, card: Card) -> list[tuple[str, str]]:
    found = []
    if texts.has(f"card-{card.name}.text"):
        found.append(("", texts.say(f"card-{card.name}.text")))
    for name in ability_names(card):
        found.append((texts.say(f"ability-{name}"), texts.say(f"ability-{name}.text")))
    return found


def later(texts: Texts) -> list[Later]:
    """The cards that are known and not yet playable: none."""
    return []
