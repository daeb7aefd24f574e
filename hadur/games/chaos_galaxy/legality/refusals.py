"""Refusals in the reader's language: what is wrong here, then the rule's own sentence.

`refusal_line` and `refusal_reason` are what words.py of every game has."""

from __future__ import annotations

from typing import Final

from hadur.games.chaos_galaxy.card_texts import phrases, selector_text
from hadur.games.chaos_galaxy.legality.parsing import PLACE, SHIP
from hadur.games.chaos_galaxy.legality.texts import SELECTORS
from hadur.games.chaos_galaxy.tables import BY_NAME
from hadur.kernel import refusals
from hadur.kernel.lines import Texts
from hadur.kernel.verdict import Refusal

_WORDS: Final = {" ".join(selector.words): selector for selector in SELECTORS}


def refusal_line(texts: Texts, refusal: Refusal) -> str:
    """Why a move is refused: what is wrong here, the rule's sentence, and its id."""
    return refusals.line(texts, refusal, fact_name)


def refusal_reason(texts: Texts, refusal: Refusal) -> str:
    """The same without the id."""
    return refusals.reason(texts, refusal, fact_name)


def fact_name(texts: Texts, key: str, value: str) -> str | int:
    """A fact of a refusal, named for the reader."""
    if key in ("card", "place"):
        return card_or_place(texts, value)
    if key == "player":
        return texts.say("player-seat", number=int(value) + 1)
    if key == "ability":
        return str(phrases(language(texts))["ability"][value])
    if key == "words":
        selector = _WORDS.get(value)
        return selector_text(selector, language(texts)) if selector is not None else value
    return int(value) if value.isdecimal() else value


def language(texts: Texts) -> str:
    """The language the reader's texts are in: cards bring their own names."""
    return texts.say("refusal-language")


def card_or_place(texts: Texts, name: str) -> str:
    """A card by its name, or a face-down one by where it lies."""
    if name in BY_NAME:
        return BY_NAME[name].title(language(texts))
    place = PLACE.fullmatch(name)
    if place:
        at = texts.say("refusal-place", place=place[2], number=int(place[3]))
        return _of_player(texts, at, place[1])
    ship = SHIP.fullmatch(name)
    if ship and ship[2] in BY_NAME:
        title = BY_NAME[ship[2]].title(language(texts))
        if ship[3]:
            title = f"{title} #{ship[3]}"
        if ship[4]:
            title = texts.say("refusal-aboard", ship=title, number=int(ship[4]))
        return _of_player(texts, title, ship[1])
    return name


def _of_player(texts: Texts, place: str, seat: str | None) -> str:
    if seat is None:
        return place
    player = texts.say("player-seat", number=int(seat) + 1)
    return texts.say("refusal-of-player", place=place, player=player)
