"""Moves by pointing: the places on the table a move names, and the move that places stand for.

c5 is a space, c5-d5 a door, imp-3 and alpha are figures, die/red-1 is a die. Cards are named by
where they lie: hand:sidearm, glory:bloodlust, own:medic for what lies open before its player and
can be used, turn:alpha for an initiative card that somebody looks at; class:medic, weapon:chaingun,
set:reign-of-terror, invasion:imp-assault, type:imp and argent:imp for what is chosen among many.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hadur.games.doom import notation, verbs
from hadur.games.doom import state as st
from hadur.games.doom.legality.parsing import SQUARE
from hadur.games.doom.state import Raid
from hadur.kernel.moves import first, pack, second, third, verb_of

# -- from a move to its places ---------------------------------------------------------------------


def spots(s: Raid, index: int, move: int) -> list[str]:
    """Where to point for a legal move: at what acts, then at its target; [] if there is nothing."""
    places = _SPOTS.get(int(verb_of(move)))
    return places(s, int(first(move)), int(second(move)), int(third(move))) if places else []


def _square(s: Raid, square: int, _: int, __: int) -> list[str]:
    return [notation.square(s, square)]


def _figure(s: Raid, figure: int, _: int, __: int) -> list[str]:
    return [notation.figure(s, figure)] if s.is_here(figure) else []


def _use(s: Raid, ability: int, card: int, spot: int) -> list[str]:
    name = s.book.names[s.book.sheet[ability]]
    places = [f"{_pile_of(s, card)}:{name}"]
    return [*places, notation.spot_name(s, spot)] if spot else places


def _pile_of(s: Raid, card: int) -> str:
    """Where a card lies that is used; what is no card of a pile lies open."""
    if card == verbs.NO_CARD:
        return "own"
    zone = int(s.zone[card])
    if st.HAND_OF <= zone < st.HAND_OF + st.SEATS:
        return "hand"
    return "glory" if st.GLORY_OF <= zone < st.GLORY_OF + st.SEATS else "own"


def _argent(s: Raid, kind: int, _: int, __: int) -> list[str]:
    return [f"argent:{notation.type_name(s, kind) if kind < s.book.types else 'invasion'}"]


_Places = Callable[[Raid, int, int, int], list[str]]
_SPOTS: Final[dict[int, _Places]] = {
    verbs.STEP: _square,
    verbs.TELEPORT: _square,
    verbs.ROTATE: _square,
    verbs.PLACE: _square,
    verbs.OPEN: lambda s, a, b, c: [notation.door(s, a)],
    verbs.TAKE: lambda s, a, b, c: [notation.square(s, int(s.board.items[a]))],
    verbs.PLAY: lambda s, a, b, c: [f"hand:{s.book.names[a]}"],
    verbs.SPRINT: lambda s, a, b, c: [f"hand:{s.book.names[a]}"],
    verbs.DISCARD: lambda s, a, b, c: [f"hand:{s.book.names[a]}"],
    verbs.USE: _use,
    verbs.TARGET: _figure,
    verbs.PICK: _figure,
    verbs.DIE: lambda s, a, b, c: [f"die/{notation.die(s, a)}"],
    verbs.FACE: lambda s, a, b, c: [f"die/{notation.die(s, a)}"],
    verbs.CLASS: lambda s, a, b, c: [f"class:{s.book.names[a]}"],
    verbs.WEAPON: lambda s, a, b, c: [f"weapon:{s.book.weapons[a]}"],
    verbs.SET: lambda s, a, b, c: [f"set:{s.book.sets[a]}"],
    verbs.INVASION: lambda s, a, b, c: [f"invasion:{s.book.invasions[a]}"],
    verbs.TYPE: lambda s, a, b, c: [f"type:{notation.type_name(s, a)}"],
    verbs.PORTAL: lambda s, a, b, c: [notation.square(s, int(s.board.portals[a]))],
    verbs.CHARGE: _argent,
    verbs.TOP: lambda s, a, b, c: [f"turn:{s.book.names[a]}"],
    verbs.BOTTOM: lambda s, a, b, c: [f"turn:{s.book.names[a]}"],
}
"""Yes and no, numbers, players, groups and colours are said."""

# -- from places to a move -------------------------------------------------------------------------

_SAID_AS: Final = ("class", "weapon", "set", "invasion", "type", "argent")
_ATTACKING: Final = ("target", "whether-attack")
_WALKING: Final = ("act", "demon", "move-now", "whether-attack")
_PORTALS: Final = ("wake", "summon")


def meant(s: Raid, index: int, places: list[str]) -> str:
    """The move that pointing at these places stands for, legal or not; "" if it is none."""
    prompt = str(s.asks[index].prompt.name)
    if len(places) == 1:
        return _meant_by_one(s, index, prompt, places[0])
    if len(places) == 2 and ":" in places[0] and SQUARE.fullmatch(places[1]):
        return f"use {places[0].partition(':')[2]} on {places[1]}"
    return ""


def _meant_by_one(s: Raid, index: int, prompt: str, place: str) -> str:
    pile, colon, name = place.partition(":")
    if colon:
        return _card(prompt, pile, name)
    if place.startswith("die/"):
        return f"die {place[4:]}"
    if SQUARE.fullmatch(place):
        return _space(s, index, prompt, place)
    if SQUARE.fullmatch(place.partition("-")[0]):
        return f"open {place}"
    word = "attack" if prompt in (*_ATTACKING, "demon") else "pick"
    return f"{word} {place}" if notation.figure_number(s, place) >= 0 else ""


def _card(prompt: str, pile: str, name: str) -> str:
    if pile in _SAID_AS:
        return f"{pile} {name}"
    if pile == "turn":
        return f"top {name}"
    if pile == "hand":
        word = {"act": "play", "trade": "discard", "discard": "discard"}.get(prompt, "use")
        return f"{word} {name}"
    return f"use {name}" if pile in ("glory", "own") else ""


def _space(s: Raid, index: int, prompt: str, place: str) -> str:
    """Whoever points at a space means what the question is about: a step, a target, a portal. Of a
    demon's space before an attack the step is meant, if it can be made; of the demon the attack."""
    square = notation.square_number(s, place)
    figure = int(s.at[square]) if square >= 0 else -1
    if prompt == "whether-attack" and figure >= st.MARINES:
        steps = [int(move) for move in s.legal(index)]
        return f"{'step' if int(pack(verbs.STEP, square)) in steps else 'attack'} {place}"
    if prompt == "target":
        return f"attack {place}"
    if prompt == "demon" and 0 <= figure < st.MARINES:
        return f"attack {notation.figure(s, figure)}"
    if prompt in _WALKING:
        return f"step {place}"
    return f"{'portal' if prompt in _PORTALS else 'place'} {place}"
