"""A game's rulebook: one sentence for every rule id, by section, to show and to search."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from hadur.kernel.errors import UnknownName
from hadur.kernel.hints import did_you_mean

FALLBACK: Final = "en"
_WORD: Final = re.compile(r"[\w.\-]+")

# How well a searched word fits a rule: its id before its text, whole words before parts.
_THE_ID: Final = 100
_SECTION_OF_ID: Final = 50
_START_OF_ID: Final = 40
_WHOLE_WORD: Final = 10
_START_OF_WORD: Final = 6
_INFLECTED: Final = 4
_PART_OF_WORD: Final = 2
_IN_TITLE: Final = 1
_STEM: Final = 4
_MOST_WORDS: Final = 12


@dataclass(frozen=True)
class Rule:
    """A rule: its id ("SW-7.2"), the number of its section, and what it says."""

    id: str
    section: str
    sentence: str

    def __str__(self) -> str:
        return f"{self.id}  {self.sentence}"


@dataclass(frozen=True)
class Section:
    """A part of the rulebook, with its rules in order."""

    number: str
    title: str
    rules: tuple[Rule, ...]


class Rulebook:
    """The rules of a game in one language, in the order of the rulebook."""

    def __init__(self, titles: Mapping[str, str], sentences: Mapping[str, str]) -> None:
        self._rules: Final = {
            id: Rule(id, _section_of(id), sentence) for id, sentence in sentences.items()
        }
        self._titles: Final = dict(titles)
        self._words: Final = {rule.id: _words_of(rule.sentence) for rule in self._rules.values()}

    def __contains__(self, id: str) -> bool:
        return id in self._rules

    def __len__(self) -> int:
        return len(self._rules)

    @property
    def family(self) -> str:
        """What all of its ids begin with: "SW"."""
        return next(iter(self._rules)).partition("-")[0]

    @property
    def sections(self) -> list[Section]:
        """All sections in order."""
        return [
            Section(number, title, tuple(r for r in self._rules.values() if r.section == number))
            for number, title in self._titles.items()
        ]

    def show(self, id: str) -> Rule:
        """The rule with an id; "sw-7.2" and "7.2" do as well. UnknownName if there is none."""
        wanted = id.strip().casefold()
        for rule in self._rules.values():
            known = rule.id.casefold()
            if wanted in (known, known.partition("-")[2]):
                return rule
        hint = did_you_mean(id.strip().upper(), self._rules)
        raise UnknownName(f"no rule is called '{id}'{hint}")

    def search(self, words: str, limit: int = 20) -> list[Rule]:
        """The rules that fit the words best: those that have most of them, best fits first.

        Case and accents do not matter; the start of a word or of an id is enough. Each of the
        first words is held against the whole book; what comes after them is not looked for."""
        wanted = tuple(dict.fromkeys(_words_of(words)))[:_MOST_WORDS]
        ranked: list[tuple[int, int, Rule]] = []
        for rule in self._rules.values():
            scores = [self._fit(word, rule) for word in wanted]
            if any(scores):
                ranked.append((sum(1 for score in scores if score), sum(scores), rule))
        most = max((found for found, _, _ in ranked), default=0)
        best = [entry for entry in ranked if entry[0] == most]
        best.sort(key=lambda entry: -entry[1])
        return [rule for _, _, rule in best[:limit]]

    def _fit(self, word: str, rule: Rule) -> int:
        id = plain(rule.id)
        if word in (id, id.partition("-")[2]):
            return _THE_ID
        if id.startswith(word + "."):
            return _SECTION_OF_ID
        if id.startswith(word) and any(c.isdigit() for c in word):
            return _START_OF_ID
        best = max((_likeness(word, other) for other in self._words[rule.id]), default=0)
        if best == 0 and word in plain(self._titles.get(rule.section, "")):
            return _IN_TITLE
        return best


@cache
def rulebook(folder: Path, lang: str) -> Rulebook:
    """The rulebook in a game's rulebook/ folder; a rule not yet translated is in English."""
    titles: dict[str, str] = {}
    sentences: dict[str, str] = {}
    for language in (FALLBACK, lang):
        path = folder / f"{language}.toml"
        if path.is_file():
            data = tomllib.loads(path.read_text(encoding="utf-8"))
            titles.update(data["sections"])
            sentences.update(data["rules"])
    return Rulebook(titles, sentences)


def plain(text: str) -> str:
    """A text without case and accents, as searching compares it."""
    parts = unicodedata.normalize("NFD", text.casefold())
    return "".join(c for c in parts if not unicodedata.combining(c))


def _words_of(text: str) -> tuple[str, ...]:
    found = (word.strip(".-") for word in _WORD.findall(plain(text)))
    return tuple(word for word in found if word)


def _likeness(word: str, other: str) -> int:
    """How well a searched word fits one of a sentence; endings may differ on either side."""
    if word == other:
        return _WHOLE_WORD
    if other.startswith(word):
        return _START_OF_WORD
    if len(other) >= _STEM and word.startswith(other):
        return _INFLECTED
    return _PART_OF_WORD if len(word) >= _STEM and word in other else 0


def _section_of(id: str) -> str:
    return id.partition("-")[2].partition(".")[0]
