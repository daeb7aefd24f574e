"""The words on a picture of the table."""

from __future__ import annotations

from typing import Any

from hadur.drawing.vocabulary import ENGLISH, Vocabulary, clean
from hadur.games.doom.legality.refusals import thing_name


class Words(Vocabulary):
    """The words for what a table shows; without a catalogue, names as the notation has them."""

    def word(self, key: str) -> str:
        id = f"table-{key}"
        return self.found(id) or ENGLISH.get(id) or key.replace("-", " ")

    def card(self, name: str) -> str:
        """A card, weapon, demon type, marine or figure."""
        if self.speaker is None or not hasattr(self.speaker, "sentence"):
            return self.spell(name)
        catalogue: Any = self.speaker
        return clean(thing_name(catalogue, name))

    def faction(self, name: str) -> str:
        return self.card(name)

    def said(self, message: str, plainly: str, **facts: object) -> str:
        """A sentence with facts in it; without a catalogue, what it is plainly called."""
        if self.speaker is None or not hasattr(self.speaker, "sentence"):
            return plainly
        catalogue: Any = self.speaker
        return clean(catalogue.say(message, **facts))

    def hazard(self, name: str) -> str:
        """A kind of dangerous ground; one that a mission made up is called what it calls it."""
        return self.named(name, f"hazard-{name}")

    def token(self, name: str) -> str:
        """An objective token; one that a mission made up is called what the mission calls it."""
        return self.named(name, f"token-{name}")
