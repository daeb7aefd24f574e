"""Texts a player could well try, legal or not: what the judge is tested on."""

from __future__ import annotations

from itertools import product
from typing import Final

from hadur.games.chaos_galaxy import vocabulary as v
from hadur.games.chaos_galaxy.legality.announcing import Meant as Announcement
from hadur.games.chaos_galaxy.legality.announcing import every_target
from hadur.games.chaos_galaxy.legality.field import Field
from hadur.games.chaos_galaxy.legality.questions import QUESTIONS
from hadur.games.chaos_galaxy.legality.targets import aims_at_link
from hadur.games.chaos_galaxy.loading.definitions import Definition
from hadur.games.chaos_galaxy.state import Galaxy
from hadur.games.chaos_galaxy.tables import BY_NAME, CARDS
from hadur.games.chaos_galaxy.verbs import PLAY_CARD

EACH: Final = 48
"""At most so many texts of a verb."""
_ALONE: Final = (
    "keep", "mulligan", "draw", "pick", "dig", "end", "return", "share", "pass", "done", "no",
    "yes", "go on",
)  # fmt: skip


def candidates(s: Galaxy, index: int) -> list[str]:
    """Answers of every form with what could well be meant, thinned out where there are many: all of
    those the question takes, and some that are out of place."""
    ask = s.asks[index]
    f = Field(s, int(ask.seat))
    seed = int(s.fingerprint(), 16)
    wanted = QUESTIONS[ask.prompt.name]
    found = list(_ALONE)
    for verb, texts in _texts(f).items():
        found += _some(texts, EACH if verb in wanted else 1, seed)
    return list(dict.fromkeys(found))


def _some(texts: list[str], most: int, seed: int) -> list[str]:
    """So many of them, evenly spread."""
    step = max(len(texts) // most, 1)
    return texts[seed % step :: step][:most]


def _texts(f: Field) -> dict[str, list[str]]:
    refs = [f.ref(slot) for slot in f.slots]
    own = [f.ref(slot) for slot in f.slots if f.holder(slot) == f.seat]
    ships = [f.ref(slot) for slot in f.slots if f.is_ship(slot)]
    own_ships = [f.ref(slot) for slot in f.ships(f.seat)]
    crew = [f.ref(slot) for slot in f.canteen(f.seat)]
    bases = [*(f.ref(slot) for slot in f.bases(f.seat)), "surface-9"]
    hand = [*dict.fromkeys(f.hand(f.seat)), "crx"]
    seats = [str(seat) for seat in range(int(f.s.seats) + 1)]
    numbers = [str(n) for n in range(8)]
    piles = [CARDS[f.s.kind[card]].id for card in f.s.looked if f.s.knows_card(f.seat, card)]
    forms: dict[str, list[list[str]]] = {
        "cut": [[*numbers, "12", "44", "90"]],
        "lay": [hand, ["surface", "canteen", *own_ships, "1:surface-1"]],
        "ship": [hand],
        "develop": [[*bases, *crew]],
        "convert": [bases, bases],
        "attack": [seats, ["colony", "headquarters", *refs]],
        "send": [[*own_ships, *ships]],
        "board": [[*crew, *own], own_ships],
        "fire": [[*own_ships, *ships], ships],
        "stealth": [ships],
        "arm": [ships],
        "deal": [ships, numbers],
        "bomb": [ships],
        "x": [numbers],
        "take": [[*piles, *hand, "vasfog"]],
        "choose": [[*refs, "canteen-8"]],
        "way": [numbers],
        "player": [seats],
        "order": [numbers],
        "discard": [hand],
        "back": [ships],
        "first": [[f"#{n}" for n in range(6)]],
    }
    texts = {
        verb: [" ".join((verb, *words)) for words in product(*pools)]
        for verb, pools in forms.items()
    }
    texts["play"] = [text for name in hand for text in _announced(f, f"play {name}", BY_NAME[name])]
    texts["use"] = [text for slot in f.slots for text in _of_slot(f, "use", slot)]
    texts["pay"] = [text for slot in f.slots for text in _of_slot(f, "pay", slot)]
    return texts


def _of_slot(f: Field, verb: str, slot: int) -> list[str]:
    """A card in play; what it could be aimed at only where its player knows it."""
    text = f"{verb} {f.ref(slot)}"
    return _announced(f, text, f.card(slot)) if f.knows(slot) else [text]


def _announced(f: Field, text: str, card: Definition) -> list[str]:
    """An announcement with some of its choices, right and wrong."""
    found = [text, f"{text} way 1", f"{text} of 1"]
    clauses = [c for c in card.clauses if c.when in (v.PLAY, v.USE)]
    for place, clause in enumerate(clauses):
        if clause.target is None:
            continue
        if aims_at_link(clause):
            found += [f"{text} #{n}" for n in range(4)]
            continue
        meant = Announcement(PLAY_CARD, 0, card, place, clause, -1)
        refs = [f.ref(slot) for slot in every_target(f, meant)]
        refs += [f.ref(slot) for slot in f.slots[::3]]
        for ref in refs:
            found += [f"{text} {ref}", f"{text} way 2 {ref}", f"{text} of 1 {ref}"]
    return found
