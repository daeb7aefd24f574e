"""The words on a picture: names from whoever speaks the reader's language."""

from __future__ import annotations

from typing import Final

from hadur.drawing.vocabulary import Vocabulary
from hadur.games.summoner_wars.cards.definition import PHASES
from hadur.games.summoner_wars.render.tabletop import Table

ENGLISH: Final = {
    "table-turn": "Turn",
    "table-seat": "seat",
    "table-magic": "magic",
    "table-hand": "hand",
    "table-draw-pile": "draw pile",
    "table-discard-pile": "discard pile",
    "table-moves-left": "moves left",
    "table-attacks-left": "attacks left",
    "table-decides": "decides",
    "table-waiting": "waiting",
    "table-life": "life",
    "table-strength": "strength",
    "table-charges": "charges",
    "table-moved": "moved",
    "table-attacked": "attacked",
    "table-frozen": "frozen",
    "table-under": "under it",
    "table-lent": "lent",
    "table-winner": "Winner",
    "table-drawn": "The game is drawn",
}
"""The table's own words, for a speaker that does not have them and for no speaker."""


class Words(Vocabulary):
    """The words for what a table shows."""

    english = ENGLISH

    def kind(self, name: str) -> str:
        return self.named(name, f"class-{name}")

    def attack(self, name: str) -> str:
        return self.named(name, f"attack-{name}")

    def special(self) -> str:
        """The third symbol of the dice."""
        return self.named("special", "die-special")

    def question(self, prompt: str) -> str:
        """What is asked, in a whole sentence where the speaker has one."""
        return self.found(f"prompt-{prompt}") or self.effect(prompt)

    def effect(self, name: str) -> str:
        """Whatever waits or asks: a phase, an ability, an event, or one of the rulebook's own."""
        if name in PHASES:
            return self.phase(name)
        return self.named(name, f"ability-{name}", f"card-{name}", f"trigger-{name}")


def allowance(table: Table, words: Words) -> str:
    """What the active player may still do; counted only in the phase it belongs to."""
    if table.phase == "move":
        return f"{words.word('moves-left')}: {table.moves_left}"
    if table.phase == "attack":
        return f"{words.word('attacks-left')}: {table.attacks_left}"
    return ""
