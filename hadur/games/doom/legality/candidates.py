"""Texts a player could well try, legal or not: what the judge is tested on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hadur.games.doom import notation
from hadur.games.doom import state as st
from hadur.games.doom.legality.parsing import ALONE
from hadur.games.doom.legality.questions import QUESTIONS
from hadur.games.doom.legality.situation import Situation
from hadur.games.doom.state import Raid

EACH: Final = 40
"""At most so many texts of a form."""


def candidates(s: Raid, index: int) -> list[str]:
    """Answers of every form that the question takes, thinned out where there are many; and one of
    every other form."""
    f, ask = Situation(s), s.asks[index]
    seed = int(s.fingerprint(), 16)
    found = [*ALONE, "attack", "invader"]
    for word, pool in POOLS.items():
        texts = pool(f, int(ask.seat))
        taken = word in QUESTIONS[ask.prompt.name]
        found += [f"{word} {text}" for text in thin(texts, EACH if taken else 1, seed)]
    return [text.replace("target ", "attack ", 1) for text in dict.fromkeys(found)]


def thin(texts: list[str], most: int, seed: int) -> list[str]:
    """So many of them, evenly spread."""
    step = max(len(texts) // most, 1)
    return texts[seed % step :: step][:most]


def squares(f: Situation, seat: int) -> list[str]:
    """Spaces round the figures, and some others."""
    near = {
        (x + dx, y + dy)
        for figure in ([int(f.s.active)] if f.s.active >= 0 else range(st.MARINES))
        for x, y in f.bases.get(figure, ())
        for dx in range(-2, 3)
        for dy in range(-2, 3)
    }
    special = {*f.places(f.board.teleporters), *f.places(f.board.portals)}
    far = sorted(f.plan.there, key=f.number)[::9]
    chosen = sorted((near & f.plan.there) | special | set(far), key=f.number)
    return [*map(f.name, chosen), "z1"]


def placed(f: Situation, seat: int) -> list[str]:
    some = [f.name(square) for square in sorted(f.plan.there, key=f.number)]
    return [*some, *(f"{name} lying" for name in some)]


def figures(f: Situation, seat: int) -> list[str]:
    missing = [figure for figure in range(int(f.book.all_figures)) if not f.here(figure)]
    return [f.figure_name(figure) for figure in [*f.bases, *missing[:2]]]


def targets(f: Situation, seat: int) -> list[str]:
    return [*figures(f, seat), *thin(squares(f, seat), 12, 3)]


def cards(f: Situation, seat: int) -> list[str]:
    """The own hand, and some of everything else."""
    held = [*f.sheets(st.HAND_OF + seat), *f.sheets(st.GLORY_OF + seat)]
    others = range(0, len(f.book.names), 7)
    return [f.sheet_name(sheet) for sheet in [*held, *others]]


def abilities(f: Situation, seat: int) -> list[str]:
    own = [int(f.s.class_of[seat]), f.squad(seat)] if seat else []
    mission = [int(f.book.objective), int(f.book.mission), int(f.book.threat)]
    demons = [int(f.book.demon_sheet[k]) for k in range(int(f.book.types))]
    names = [f.sheet_name(sheet) for sheet in [*own, *mission, *demons] if sheet >= 0]
    names += cards(f, seat)
    lies = [f.square(place) for _, place, *_ in f.token_list() if place >= 0]
    spots = [f.name(square) for square in [*lies, *f.places(f.board.portals)]]
    return [
        *names,
        *(f"{name} on {spot}" for name in names[:5] for spot in spots),
        f"{names[0]} (2)",
    ]


def items(f: Situation, seat: int) -> list[str]:
    return sorted({notation.item(f.s, k) for k in range(len(f.board.items))})


def groups(f: Situation, seat: int) -> list[str]:
    if f.s.invasion < 0 or not len(f.board.portals):
        return ["1"]
    many = range(len(f.board.portals))
    return ["1", "2", "3", *(notation.group(f.s, portal, k) for portal in many for k in (0, 1))]


def dice(f: Situation, seat: int) -> list[str]:
    return [notation.die(f.s, k) for k in range(len(f.s.dice))]


POOLS: Final[dict[str, Callable[[Situation, int], list[str]]]] = {
    "step": squares,
    "teleport": squares,
    "turn": squares,
    "portal": squares,
    "place": placed,
    "open": lambda f, seat: [notation.door(f.s, k) for k in range(int(f.board.doors))],
    "take": items,
    "play": cards,
    "sprint": cards,
    "discard": cards,
    "class": lambda f, seat: [f.sheet_name(int(sheet)) for sheet in f.book.classes],
    "use": abilities,
    "pick": figures,
    "target": targets,
    "die": dice,
    "face": lambda f, seat: [f"{die} {shown}" for die in dice(f, seat) for shown in range(4)],
    "remove": lambda f, seat: ["red", "black"],
    "recover": lambda f, seat: [str(n) for n in range(8)],
    "top": lambda f, seat: [*f.book.marines, "invader"],
    "bottom": lambda f, seat: [*f.book.marines, "invader"],
    "weapon": lambda f, seat: list(f.book.weapons),
    "set": lambda f, seat: list(f.book.sets),
    "invasion": lambda f, seat: list(f.book.invasions),
    "marine": lambda f, seat: list(f.book.marines),
    "type": lambda f, seat: [notation.type_name(f.s, k) for k in range(int(f.book.types))],
    "argent": lambda f, seat: [
        *(notation.type_name(f.s, k) for k in range(int(f.book.types))),
        "invasion",
    ],
    "group": groups,
}
