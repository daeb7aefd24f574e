"""The words on a picture: names from whoever speaks the reader's language."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, Protocol


class Speaker(Protocol):
    """Whoever has words for message ids; a catalogue of hadur.text is one."""

    def say(self, message: str, /, **args: str | int) -> str: ...


ENGLISH: Final = {
    **{f"table-player-{number}": f"player {number}" for number in range(1, 6)},
    "table-winner": "Winner",
    "table-winners": "Winners",
    "table-before": "Set-up",
    "table-drawn": "The game is drawn",
}
"""Words of every table, for no speaker."""


class Vocabulary:
    """The words for what a table shows; without a speaker, names as `spell` writes them."""

    english: Mapping[str, str] = {}
    """The table's own words, for a speaker that does not have them and for no speaker."""

    def __init__(self, speaker: Speaker | None, spell: Callable[[str], str] = str) -> None:
        self.speaker = speaker
        self.spell = spell

    def card(self, name: str) -> str:
        return self.named(name, f"card-{name}")

    def faction(self, name: str) -> str:
        return self.named(name, f"faction-{name}")

    def phase(self, name: str) -> str:
        return self.named(name, f"phase-{name}")

    def question(self, prompt: str) -> str:
        """What is asked, in a whole sentence where the speaker has one."""
        return self.found(f"prompt-{prompt}") or self.spell(prompt)

    def subject(self, prompt: str) -> str:
        """What a question is about: the part before the colon, as in "Sly: which unit...?"."""
        return self.question(prompt).partition(":")[0]

    def word(self, key: str) -> str:
        """One of the table's own words."""
        id = f"table-{key}"
        return self.found(id) or self.english.get(id) or ENGLISH[id]

    def counted(self, key: str, number: int) -> str:
        """How long already, in the order of the language: "Turn 3", "3. kör"."""
        if number < 1:
            return self.word("before")
        return self.found(f"table-{key}-number", number=number) or f"{self.word(key)} {number}"

    def named(self, name: str, *messages: str) -> str:
        """What the first of these messages that is known says, else the name itself."""
        for message in messages:
            if found := self.found(message):
                return found
        return self.spell(name)

    def found(self, message: str, **args: str | int) -> str:
        """What the speaker says; '' if there is none or it does not know the message.

        A catalogue notes whatever it is asked for in vain, so it is asked first what it has."""
        has = getattr(self.speaker, "has", None)
        if self.speaker is None or (has is not None and not has(message)):
            return ""
        try:
            said = clean(self.speaker.say(message, **args))
        except LookupError:
            return ""
        return "" if said == message else said


def clean(text: str) -> str:
    """Without characters that neither XML nor a terminal may be given."""
    if text.isprintable() and text.isascii() and "  " not in text and text == text.strip():
        return text  # as nearly all are
    return "".join(c for c in " ".join(text.split()) if c.isprintable())


def spelled(name: str) -> str:
    """A name of the notation as a title: frost-mage is Frost Mage."""
    return " ".join(word[:1].upper() + word[1:] for word in name.split("-"))


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
