"""Texts a player could well try, legal or not: what the judge is tested on."""

from __future__ import annotations

from itertools import islice
from math import prod
from typing import Any, Final

from hadur.games.forbidden_stars.components.sheets import TOKEN
from hadur.games.forbidden_stars.legality.field import Field
from hadur.games.forbidden_stars.legality.forms import (
    FORMS,
    GIVEN,
    NEEDED,
    Form,
    Slot,
    universe,
    word_of,
)
from hadur.games.forbidden_stars.legality.parsing import NOBODY, Thing
from hadur.games.forbidden_stars.legality.questions import QUESTIONS
from hadur.games.forbidden_stars.state import War
from hadur.kernel.state import Ask

ALONE: Final = (
    "yes", "no", "done", "pass", "resolve", "event-deck", "top", "bottom", "assets", "commit 0",
)  # fmt: skip
EACH: Final = 60
"""At most so many texts of a form."""


def candidates(s: War, index: int) -> list[str]:
    """Answers of every form that the question takes, with what could well be meant, thinned out
    where there are many; and some that are out of place."""
    f, ask = Field(s), s.asks[index]
    found = [*ALONE]
    seed = int(s.fingerprint(), 16)
    question = QUESTIONS[ask.prompt.name]
    for verb, answer in question.answers.items():
        found += _texts(f, ask, verb, answer.form, EACH, seed)
    for verb, form in FORMS.items():
        if verb not in question.answers:
            found += _texts(f, ask, verb, form, 1, seed)
    return list(dict.fromkeys(found))


def _texts(f: Field, ask: Ask, verb: str, form: Form, most: int, seed: int) -> list[str]:
    """Some of all ways to fill a form, evenly spread, as many as are wanted."""
    pools = [_pool(f, ask, slot) for slot in form]
    many = prod(len(pool) for pool in pools)
    step = max(many // most, 1)
    texts = []
    for number in islice(range(seed % step, many, step), most):
        words = [verb]
        for pool, slot in zip(pools, form, strict=True):
            number, at = divmod(number, len(pool))
            if pool[at] is not None:
                words.append(word_of(f, pool[at], slot.kind))
        texts.append(" ".join(words))
    return texts


def _pool(f: Field, ask: Ask, slot: Slot) -> list[Any]:
    """What a player might name: own units and one of somebody else's, places at hand."""
    seat = int(ask.seat)
    found = universe(f, slot.kind)
    if slot.kind in ("unit", "thing") and not f.fighting:
        other = f.faction(f.others(seat)[0])
        near = [Thing(f.faction(seat), type) for type in range(TOKEN)]
        found = [*near, Thing(other, 0), Thing(NOBODY, TOKEN), *found[len(found) - 3 :]]
        if ask.prompt.name == "blight-of-nurgle":
            found = universe(f, slot.kind)
    if slot.kind in ("upgrade", "card", "event"):
        each = len(found) // 4
        own = f.faction(seat) * each
        found = [*found[own : own + each], found[own - 1]]
    if slot.kind in ("from", "area") and len(found) > 24 and f.s.active >= 0:
        systems = {int(f.s.active), *f.systems_beside(int(f.s.active))}
        found = [area for area in found if area // 4 in systems] + found[::9]
    if slot.mode == GIVEN:
        return [None, *found[:3]]
    return found if slot.mode == NEEDED else [None, *found]
