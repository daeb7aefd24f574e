"""Texts a player could well try, legal or not: what the judge is tested on."""

from __future__ import annotations

from collections.abc import Iterator

from hadur.games.summoner_wars.abilities import ids
from hadur.games.summoner_wars.board import SPACES, name_of
from hadur.games.summoner_wars.cards.definition import CARDS, PHASES
from hadur.games.summoner_wars.legality.field import Field, distance, neighbours
from hadur.games.summoner_wars.legality.questions import USES
from hadur.games.summoner_wars.notation import waiting_names
from hadur.games.summoner_wars.prompts import Branch
from hadur.games.summoner_wars.state import Battle

FARTHEST = 4
EVERYWHERE = [name_of(space) for space in range(SPACES)]


def candidates(s: Battle, index: int) -> list[str]:
    """For an idle point every action that names cards and spaces of the game; for a question
    every answer of its form, and a few that are out of place."""
    f = Field(s)
    ask = s.asks[index]
    if ask.prompt.name in PHASES:
        found = _actions(f, int(ask.seat))
    else:
        found = _answers(f, index)
    return list(dict.fromkeys(found))


def _actions(f: Field, seat: int) -> Iterator[str]:
    yield "end"
    yield from ("yes", "no", "pick c3", "choose gain-charge", "first momentum c3")
    for name in _names_in_game(f):
        yield from (f"play {name}", f"discard {name}", f"take {name}")
    for name in sorted({card.name for card in f.hand(seat)}):
        yield from (f"summon {name} {space}" for space in EVERYWHERE)
        yield from (f"build {name} {space}" for space in EVERYWHERE)
    for card in f.cards():
        start = name_of(f.space(card))
        yield f"attack {start}"
        yield from (f"attack {start} {space}" for space in EVERYWHERE)
        yield from (f"use {ability} {start}" for ability in USES)
        yield from (f"use {ids.NAMES[number]} {start}" for number in f.printed(card).abilities)
        yield from _ways(f.space(card))


def _ways(start: int) -> Iterator[str]:
    """Moves and charges to all spaces near, and ways of two and three steps spelled out."""
    for end in range(SPACES):
        if distance(start, end) <= FARTHEST:
            yield f"move {name_of(start)} {name_of(end)}"
            yield f"charge {name_of(start)} {name_of(end)}"
    for second in neighbours(start):
        for third in neighbours(second):
            way = f"move {name_of(start)} {name_of(second)} {name_of(third)}"
            yield way
            yield from (f"{way} {name_of(fourth)}" for fourth in neighbours(third))


def _answers(f: Field, index: int) -> Iterator[str]:
    ask = f.s.asks[index]
    yield from ("yes", "no", "end", "attack c3 d3", "move c3 c4", "discard gate", "choose nothing")
    yield from (f"pick {space}" for space in EVERYWHERE)
    for name in _names_in_game(f):
        yield from (f"take {name}", f"play {name}")
    prompt = ask.prompt
    if isinstance(prompt, Branch):
        yield from (f"choose {way}" for way in prompt.branches)
    if prompt.name == "order":
        yield from (f"first {name}" for name in waiting_names(f.s, int(ask.a)))
        yield "first momentum c3"


def _names_in_game(f: Field) -> list[str]:
    return sorted({CARDS[int(kind)].name for kind in f.s.kind})
