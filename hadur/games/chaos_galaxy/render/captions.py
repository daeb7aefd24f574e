"""The words on a picture of the table."""

from __future__ import annotations

from typing import Final

from hadur.drawing.vocabulary import ENGLISH, Vocabulary
from hadur.games.chaos_galaxy.card_texts import LANGUAGES, phrases
from hadur.games.chaos_galaxy.legality.parsing import PLACE, SHIP
from hadur.games.chaos_galaxy.render.tabletop import Slot, Table
from hadur.games.chaos_galaxy.tables import BY_NAME

LETTERS: Final = {
    "table-letter-speed": "S",
    "table-letter-firepower": "F",
    "table-letter-armour": "A",
    "table-letter-bombing": "B",
}
"""What figures are marked with where there is no speaker."""


class Words(Vocabulary):
    """The words for what a table shows; without a catalogue, names as the notation has them."""

    english = LETTERS

    @property
    def language(self) -> str:
        """The language of the reader, "" for none: cards bring their own names."""
        found = self.found("refusal-language")
        return found if found in LANGUAGES else ""

    def card(self, name: str) -> str:
        known = self.language and name in BY_NAME
        return BY_NAME[name].title(self.language) if known else name

    def word(self, key: str) -> str:
        id = f"table-{key}"
        return self.found(id) or self.english.get(id) or ENGLISH.get(id) or _bare(key)

    def ability(self, name: str) -> str:
        return str(phrases(self.language)["ability"][name]) if self.language else name

    def slot(self, slot: Slot) -> str:
        """A card in play by its name, if the reader knows it."""
        return self.card(slot.card) if slot.card else self.word("facedown")

    def place(self, table: Table, ref: str) -> str:
        """Where something is aimed at: a pile, a card by its place, a link of the chain."""
        before, _, rest = ref.rpartition(":")
        mark = f"{table.faces(int(before))} " if before else ""
        row, ship = PLACE.fullmatch(rest), SHIP.fullmatch(rest)
        if row:
            return f"{mark}{self.word(row[2])} {row[3]}"
        if ship and ship[2] in BY_NAME:
            number, aboard = ship[3], ship[4]
            tail = (f" #{number}" if number else "") + (f" +{aboard}" if aboard else "")
            return f"{mark}{self.card(ship[2])}{tail}"
        return mark + (self.word(rest) if rest in ("colony", "headquarters", "gone") else rest)


def _bare(key: str) -> str:
    """The word of a key itself: link-ship-text is "ship text"."""
    for group in ("step-", "link-", "state-"):
        key = key.removeprefix(group)
    return key.replace("-", " ")
