"""The words on a picture: names from whoever speaks the reader's language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from hadur.games.summoner_wars.cards.definition import PHASES
from hadur.games.summoner_wars.render.reading import Table, clean


class Speaker(Protocol):
    """Whoever has words for message ids; a catalogue of hadur.text is one."""

    def say(self, message: str, /) -> str: ...


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


def spelled(name: str) -> str:
    """A name of the notation as a title: frost-mage is Frost Mage."""
    return " ".join(word[:1].upper() + word[1:] for word in name.split("-"))


class Words:
    """The words for what a table shows; without a speaker, names as `spell` writes them."""

    def __init__(self, speaker: Speaker | None, spell: Callable[[str], str] = str) -> None:
        self.speaker = speaker
        self.spell = spell

    def card(self, name: str) -> str:
        return self._named(name, f"card-{name}")

    def faction(self, name: str) -> str:
        return self._named(name, f"faction-{name}")

    def phase(self, name: str) -> str:
        return self._named(name, f"phase-{name}")

    def kind(self, name: str) -> str:
        return self._named(name, f"class-{name}")

    def attack(self, name: str) -> str:
        return self._named(name, f"attack-{name}")

    def special(self) -> str:
        """The third symbol of the dice."""
        return self._named("special", "die-special")

    def question(self, prompt: str) -> str:
        """What is asked, in a whole sentence where the speaker has one."""
        found = self._found(f"prompt-{prompt}")
        return found or self.effect(prompt)

    def subject(self, prompt: str) -> str:
        """What a question is about: the part before the colon, as in "Sly: which unit...?"."""
        return self.question(prompt).partition(":")[0]

    def effect(self, name: str) -> str:
        """Whatever waits or asks: a phase, an ability, an event, or one of the rulebook's own."""
        if name in PHASES:
            return self.phase(name)
        return self._named(name, f"ability-{name}", f"card-{name}", f"trigger-{name}")

    def word(self, key: str) -> str:
        """One of the table's own words."""
        return self._found(f"table-{key}") or ENGLISH[f"table-{key}"]

    def _named(self, name: str, *messages: str) -> str:
        for message in messages:
            if found := self._found(message):
                return found
        return self.spell(name)

    def _found(self, message: str) -> str:
        """What the speaker says; '' if there is none or it does not know the message.

        A catalogue notes whatever it is asked for in vain, so it is asked first what it has."""
        has = getattr(self.speaker, "has", None)
        if self.speaker is None or (has is not None and not has(message)):
            return ""
        try:
            said = clean(self.speaker.say(message))
        except LookupError:
            return ""
        return "" if said == message else said


def allowance(table: Table, words: Words) -> str:
    """What the active player may still do; counted only in the phase it belongs to."""
    if table.phase == "move":
        return f"{words.word('moves-left')}: {table.moves_left}"
    if table.phase == "attack":
        return f"{words.word('attacks-left')}: {table.attacks_left}"
    return ""


def verdict(table: Table, words: Words) -> str:
    """How the game ended."""
    if table.winner < 0:
        return words.word("drawn")
    name = words.faction(table.sides[table.winner].faction)
    return f"{words.word('winner')}: {table.faces(table.winner)} {name}"


def shorten(name: str, width: int) -> str:
    """A name in so many characters: first words give way, since the last one tells most."""
    if len(name) <= width:
        return name
    words = name.replace("-", " ").split() or [name]
    room = width - len(words[-1])
    for k in range(len(words) - 1):
        share = max(1, room // (len(words) - 1) - 1)
        words[k] = words[k] if len(words[k]) <= share else words[k][:share] + "."
    short = words[0]
    for word in words[1:]:
        short += word if short.endswith(".") else f"-{word}" if "-" in name else f" {word}"
    return short if len(short) <= width else short[: width - 1] + "…"
