"""The words on a picture of the table."""

from __future__ import annotations

from typing import Any, Final

from hadur.drawing.vocabulary import Vocabulary, clean
from hadur.games.conquest.cards.definition import BY_NAME
from hadur.games.conquest.render.tabletop import Table
from hadur.games.conquest.words import prompt_line

ENGLISH: Final = {
    "table-round": "Round",
    "table-seat": "seat",
    "table-initiative": "initiative",
    "table-first-planet": "first planet",
    "table-face-down": "planets face down",
    "table-battle": "Battle",
    "table-combat-round": "combat round",
    "table-ranged": "ranged skirmish",
    "table-attacks": "attacks",
    "table-headquarters": "Headquarters",
    "table-supports": "supports",
    "table-resources": "resources",
    "table-hand": "hand",
    "table-known": "known cards",
    "table-deck": "deck",
    "table-discard-pile": "discard pile",
    "table-victory": "victory display",
    "table-passed": "passed",
    "table-decides": "decides",
    "table-attack": "attack",
    "table-hp": "hit points",
    "table-damage": "damage",
    "table-assigned": "damage beside it",
    "table-chosen": "chosen so far",
    "table-command": "command",
    "table-card-bonus": "card bonus",
    "table-resource-bonus": "resource bonus",
    "table-cost": "cost",
    "table-shields": "shields",
    "table-ready": "ready",
    "table-exhausted": "exhausted",
    "table-bloodied": "bloodied",
    "table-blank": "text blank",
    "table-stored": "resources on it",
    "table-area": "Area Effect",
    "table-attachments": "attached",
    "table-winner": "Winner",
    "table-drawn": "The game is drawn",
    "table-empty": "none",
}


class Words(Vocabulary):
    """The words for what a table shows."""

    english = ENGLISH

    def kind(self, name: str) -> str:
        return self.named(name, f"type-{name}")

    def keyword(self, name: str) -> str:
        return self.named(name, f"keyword-{name}")

    def trait(self, name: str) -> str:
        return self.named(name, f"trait-{name}")

    def symbol(self, name: str) -> str:
        return self.named(name, f"symbol-{name}")

    def question(self, prompt: str) -> str:
        """What is asked, in a whole sentence where the speaker has one."""
        if hasattr(self.speaker, "sentence"):
            catalogue: Any = self.speaker
            return clean(prompt_line(catalogue, prompt))
        return self.found(f"prompt-{prompt}") or self.spell(prompt)


def battle_line(table: Table, words: Words) -> str:
    """Where a battle goes on and how far it is; "" if there is none."""
    battle = table.battle
    if battle is None:
        return ""
    if battle.ranged:
        step = words.word("ranged")
    else:
        step = words.counted("combat-round", battle.round) if battle.round else ""
    return f"{words.word('battle')}: {words.card(battle.planet)}" + (f", {step}" if step else "")


def cost_of(card: str) -> str:
    """What a card costs, as printed; "" for one that is not paid for or not known."""
    cost = int(BY_NAME[card].cost) if card in BY_NAME else -1
    return "X" if cost == -2 else str(cost) if cost >= 0 else ""
