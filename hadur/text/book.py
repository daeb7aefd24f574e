"""A game in a reader's language: its words, its rulebook, its cards."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from difflib import get_close_matches
from typing import Self

from hadur.kernel.choices import ON, Choice, Kind, attribute
from hadur.kernel.events import Event
from hadur.kernel.game import Game
from hadur.kernel.lines import Names
from hadur.kernel.parts import Card
from hadur.kernel.verdict import Refusal
from hadur.text.catalogue import CallingByName, Catalogue, catalogue_of, rulebook_of
from hadur.text.rulebook import plain


class Book:
    """All of it for one game and one language."""

    def __init__(self, game: Game, lang: str) -> None:
        self.game = game
        self.texts: Catalogue = catalogue_of(lang, game.name)
        self.rulebook = rulebook_of(lang, game.name)
        self.words = game.words()
        self.cards = game.cards()

    def calling(self, names: Sequence[str]) -> Self:
        """The same book at a table where players have names, by seat."""
        found = copy(self)
        found.texts = CallingByName(self.texts, names)
        return found

    def say(self, id: str, /, **args: str | int) -> str:
        return self.texts.say(id, **args)

    def deck_title(self, name: str) -> str:
        """A ready deck by its name in the reader's language: its own, or that of its faction."""
        for id in (f"deck-{name}", f"faction-{name}"):
            if self.texts.has(id):
                return self.say(id)
        return name

    def value_title(self, choice: Choice, value: str) -> str:
        """What can be chosen, in the reader's language."""
        if choice.kind is Kind.SWITCH:
            return self.say("yes" if value == ON else "no")
        if choice.kind is Kind.DECK:
            return self.deck_title(value)
        if choice.kind is Kind.NUMBER:
            return value
        return self.say(f"option-{choice.name}.{attribute(value)}")

    def reason(self, refusal: Refusal) -> str:
        """Why a move is refused, for places that show the rule's id themselves."""
        return self.words.refusal_reason(self.texts, refusal)

    def problem_line(self, refusal: Refusal) -> str:
        """Why a deck may not be played: in the game's own words for it if it has some, else the
        sentence of the rule."""
        facts = {key: self._fact(key, value) for key, value in refusal.facts}
        id = f"problem-{facts.get('why', '')}"
        if self.texts.has(id):
            return self.say(id, **facts)
        return self.texts.rule(refusal.rule) or refusal.reason

    def _fact(self, key: str, value: str) -> str:
        """A fact of a refusal in words: cards and factions are named by their names. What has none
        was written by somebody and is said as it stands."""
        kind = {"card": "card", "leader": "card"}.get(key, "")
        if key in ("faction", "factions", "own"):
            kind = "faction"
        if not kind:
            return value
        names = [(f"{kind}-{name}", name) for name in value.split(", ")]
        return ", ".join(self.say(id) if self.texts.has(id) else name for id, name in names)

    def spoken(self, names: Names | None) -> Names | None:
        """What players are called in a sentence: some languages put an article before some."""
        return names and tuple(self.say("player-named", name=name) for name in names)

    def log(
        self, events: list[Event], reader: int | None, names: Names | None = None
    ) -> list[tuple[str, bool]]:
        """Events in words, and whether a line is a heading; empty headings are left out."""
        spoken = self.spoken(names)
        told: list[tuple[int, str]] = []
        headings = self.words.HEADINGS
        for event in events:
            line = self.words.event_line(self.texts, event, reader, spoken)
            if line is None:
                continue
            level = headings.index(event.kind) if event.kind in headings else len(headings)
            while told and level <= told[-1][0] < len(headings):
                told.pop()
            told.append((level, line))
        return [(line, level < len(headings)) for level, line in told]

    def find_cards(self, wanted: str) -> list[Card]:
        """The cards a player may mean: by name in either form, whole, in part, or nearly."""
        names: dict[str, Card] = {}
        for card in self.cards.values():
            names[plain(card.name.replace("-", " "))] = card
            names[plain(self.say(f"card-{card.name}"))] = card
        key = " ".join(plain(wanted).replace("-", " ").split())
        if key in names:
            return [names[key]]
        found = [card for name, card in names.items() if key and key in name]
        for cutoff in (0.85, 0.7):
            if not found:
                found = [names[near] for near in get_close_matches(key, names, n=3, cutoff=cutoff)]
        return list({card.name: card for card in found}.values())
