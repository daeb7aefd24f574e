"""Texts a player could well try, legal or not: what the judge is tested on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from hadur.games.conquest import notation
from hadur.games.conquest.cards.definition import ATTACHMENT, CARDS, EVENT, PLANET
from hadur.games.conquest.legality.field import Field
from hadur.games.conquest.legality.judge import answers_to
from hadur.games.conquest.prompts import Branch
from hadur.games.conquest.state import Campaign
from hadur.games.conquest.verbs import (
    ATTACH,
    ATTACK,
    DEPLOY,
    DIAL,
    MOVE,
    NUMBER,
    PICK,
    PLAY,
    RETREAT,
    SHIELD,
    TAKE,
    USE,
)
from hadur.kernel.windows import occurrences

_Form = Callable[[Field, int], list[str]]

ALONE: Final = ("pass", "yes", "no", "done", "area", "stalemate", "dial 1", "x 1", "choose nothing")


def candidates(s: Campaign, index: int) -> list[str]:
    """Every answer of the forms that the question takes, with all cards and places that could be
    meant, and a few that are out of place."""
    f = Field(s)
    ask = s.asks[index]
    seat = int(ask.seat)
    found = [*ALONE, *_out_of_place(f, seat)]
    for verb in answers_to(ask.prompt):
        found += _FORMS[verb](f, seat) if verb in _FORMS else []
    if isinstance(ask.prompt, Branch):
        found += [f"choose {way}" for way in ask.prompt.branches]
    if ask.prompt.name in ("offer", "force"):
        found += [
            f"{use} on {what}" for use in _uses(f, seat) for what in _subjects(f, seat, ask.a)
        ]
    return list(dict.fromkeys(found))


def _out_of_place(f: Field, seat: int) -> Iterator[str]:
    """One move of each kind, whether it is wanted or not."""
    warlord = notation.card(f.s, seat, int(f.s.warlord[seat]))
    planet = next((f.name(card) for card in f.planets()), "tarrus")
    yield from (f"{word} {warlord}" for word in ("attack", "retreat", "use", "pick"))
    yield f"move {warlord} {planet}"
    for name in _held(f, seat)[:2]:
        yield from (f"deploy {name}", f"deploy {name} {planet}", f"attach {name} {warlord}")
        yield from (f"{word} {name}" for word in ("play", "use", "shield", "take"))


# -- names -----------------------------------------------------------------------------------------


def _held(f: Field, seat: int) -> list[str]:
    return sorted({f.name(card) for card in f.hand(seat)})


def _written(f: Field, seat: int) -> list[str]:
    """Every card in play as the player writes it."""
    return [notation.card(f.s, seat, card) for card in f.cards()]


def _planets(f: Field) -> list[str]:
    """The planets of the row, and one that is not there."""
    row = [f.name(card) for card in f.planets()]
    others = [card.name for card in CARDS if card.type == PLANET and card.name not in row]
    return [*row, *others[:1]]


def _known(f: Field, seat: int) -> list[str]:
    """Cards of the player's own deck, wherever they are now."""
    own = [card for card in range(len(f.s.kind)) if f.s.owner[card] == seat]
    return sorted({f.name(card) for card in own})


def _subjects(f: Field, seat: int, base: int) -> list[str]:
    """What the things that happen now are about."""
    cards = [notation.subject(f.s, at) for at in range(int(base), int(occurrences(f.s)))]
    return [notation.card(f.s, seat, card) for card in cards if f.is_card(card)]


# -- forms -----------------------------------------------------------------------------------------


def _uses(f: Field, seat: int) -> list[str]:
    named = {f.name(card): f.printed(card) for card in f.hand(seat)}
    held = [f"{'play' if c.type == EVENT else 'use'} {name}" for name, c in sorted(named.items())]
    return [*(f"use {card}" for card in _written(f, seat)), *held]


def _deploys(f: Field, seat: int) -> list[str]:
    places = ["", *(f" {planet}" for planet in _planets(f))]
    return [f"deploy {name}{place}" for name in _held(f, seat) for place in places]


def _attaches(f: Field, seat: int) -> list[str]:
    hosts = _written(f, seat)
    wearable = [
        f.name(card)
        for card in f.hand(seat)
        if f.printed(card).type == ATTACHMENT or f.printed(card).worn.on
    ]
    return [f"attach {name} {host}" for name in sorted(set(wearable)) for host in hosts]


def _plays(f: Field, seat: int) -> list[str]:
    return [f"play {name}" for name in _known(f, seat)]


def _with_each(word: str) -> _Form:
    return lambda f, seat: [f"{word} {card}" for card in _written(f, seat)]


def _moves(f: Field, seat: int) -> list[str]:
    return [f"move {card} {planet}" for card in _written(f, seat) for planet in _planets(f)]


def _picks(f: Field, seat: int) -> list[str]:
    return [f"pick {what}" for what in (*_written(f, seat), *_planets(f), "hq", "their hq")]


def _takes(f: Field, seat: int) -> list[str]:
    names = sorted({*_known(f, seat), *(f.name(int(card)) for card in f.s.looked)})
    return [text for name in names for text in (f"take {name}", f"take {name} from discard")]


_FORMS: Final[dict[int, _Form]] = {
    DEPLOY: _deploys,
    ATTACH: _attaches,
    PLAY: _plays,
    USE: _uses,
    ATTACK: _with_each("attack"),
    RETREAT: _with_each("retreat"),
    MOVE: _moves,
    PICK: _picks,
    TAKE: _takes,
    SHIELD: lambda f, seat: [f"shield {name}" for name in _known(f, seat)],
    DIAL: lambda f, seat: [f"dial {number}" for number in range(8)],
    NUMBER: lambda f, seat: [f"x {number}" for number in range(f.pool(seat) + 2)],
}
