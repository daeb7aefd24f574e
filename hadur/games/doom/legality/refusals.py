"""Refusals in the reader's language: what is wrong here, then the rule's own sentence.

`refusal_line` and `refusal_reason` are what words.py of every game has."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hadur.games.doom.loading.names import titles
from hadur.kernel import refusals
from hadur.kernel.lines import Texts
from hadur.kernel.verdict import Refusal

_NAMED: Final = ("figure", "other", "card", "item", "weapon", "set", "type", "marine", "colour")


def refusal_line(texts: Texts, refusal: Refusal) -> str:
    """Why a move is refused: what is wrong here, the rule's sentence, and its id."""
    return refusals.line(texts, refusal, fact_name)


def refusal_reason(texts: Texts, refusal: Refusal) -> str:
    """The same without the id."""
    return refusals.reason(texts, refusal, fact_name)


def fact_name(texts: Texts, key: str, value: str) -> str | int:
    """A fact of a refusal, named for the reader; spaces are called the same in every language."""
    if key in ("place", "door"):
        return value.upper()
    if key in _NAMED:
        return thing_name(texts, value)
    return int(value) if value.isdecimal() else value


def thing_name(texts: Texts, name: str) -> str:
    """A card, weapon, marine or demon by its title; of a figure with a number behind it."""
    if name in titles():
        return name_in(texts, titles()[name])
    if texts.has(f"name-{name}"):
        return texts.say(f"name-{name}")
    kind, _, number = name.rpartition("-")
    if kind and number.isdecimal():
        return f"{thing_name(texts, kind)} {number}"
    return name


def name_in(texts: Texts, title: Mapping[str, str]) -> str:
    """A title of the data files in the reader's language."""
    return title[texts.say("name-language")]
