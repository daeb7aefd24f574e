"""Moves as text. Spaces are a column's letter and a row's number, figures their type and number.

step c5 / teleport c5 / turn c5             a step; of a large figure its upper left space
open c5-d5                                  a door, by the first two spaces it stands between
take chainsaw / take health-pack            an item in the own space
play full-auto / sprint full-auto           an action card; Sprint with the card to discard
use medic / use relay-activation on f2      an ability, and the token or portal it is about
attack / attack imp-3 / skip                whether to attack; whom
pick imp-3 / place c5 / place c5 lying      a figure, a space (and how a large figure stands)
die red-2 / face black-1 3 / remove black   dice by colour and number, in the order they lie
keep / redraw / recover 2 / yes / no        what they say
discard sidearm / top invader / bottom alpha
class medic / weapon plasma-rifle / set reign-of-terror / invasion imp-assault / marine bravo
type imp / portal f2 / group 3-imp 1-argent / argent imp / argent invasion
end / pass / done"""

from __future__ import annotations

from typing import Final

from hadur.games.doom import verbs
from hadur.games.doom.loading.maps import square_name
from hadur.games.doom.state import MARINES, Raid
from hadur.kernel.moves import first, second, third, verb_of
from hadur.kernel.state import Ask

WORDS: Final = {
    verbs.ATTACK: "attack",
    verbs.SKIP: "skip",
    verbs.END: "end",
    verbs.PASS: "pass",
    verbs.KEEP: "keep",
    verbs.REDRAW: "redraw",
    verbs.DONE: "done",
    verbs.YES: "yes",
    verbs.NO: "no",
}
_SQUARES: Final = {verbs.STEP: "step", verbs.TELEPORT: "teleport", verbs.ROTATE: "turn"}
_SHEETS: Final = {
    verbs.PLAY: "play",
    verbs.SPRINT: "sprint",
    verbs.DISCARD: "discard",
    verbs.CLASS: "class",
    verbs.TOP: "top",
    verbs.BOTTOM: "bottom",
}
_FIGURES: Final = {verbs.TARGET: "attack", verbs.PICK: "pick"}
DIE_NAMES: Final = ("red", "black")
_SECRET: Final = {verbs.SET: "set", verbs.INVASION: "invasion"}
HEALTH_PACK: Final = "health-pack"


def write(s: Raid, index: int, move: int) -> str:
    """A legal move of an open question; moves that would read alike get a number."""
    verb = int(verb_of(move))
    if verb not in (verbs.USE, verbs.GROUP):
        return _write(s, move)
    ask = s.asks[index]
    text = _alike(s, ask, move)
    same = [
        int(other)
        for other in s.legal(index)
        if int(verb_of(other)) == verb and _alike(s, ask, int(other)) == text
    ]
    at = same.index(move) if move in same else 0
    return text if at == 0 else f"{text} ({at + 1})"


def _alike(s: Raid, ask: Ask, move: int) -> str:
    """The text of a move that may read like another."""
    if int(verb_of(move)) != verbs.GROUP:
        return _write(s, move)
    return f"group {group(s, int(ask.a), int(first(move)))}"


def group(s: Raid, portal: int, number: int) -> str:
    """An invasion group by what it brings: choosing it shows it."""
    at = 6 * int(s.invasion) + 2 * int(s.board.portal_colour[portal]) + number
    types = [int(k) for k in s.book.group_type]
    mine = types[int(s.book.group_first[at]) : int(s.book.group_last[at])]
    parts = [f"{mine.count(kind)}-{type_name(s, kind)}" for kind in dict.fromkeys(mine)]
    icons = int(s.book.group_argent[at])
    return " ".join(parts + ([f"{icons}-argent"] if icons else []))


def write_for(s: Raid, index: int, move: int, seat: int | None) -> str:
    """A move as another seat may read it: secret choices are left out."""
    verb = int(verb_of(move))
    if seat == int(s.asks[index].seat):
        return write(s, index, move)
    if verb in _SECRET:
        return _SECRET[verb]
    if verb in (verbs.TOP, verbs.BOTTOM):
        return _SHEETS[verb]
    return write(s, index, move)


def _write(s: Raid, move: int) -> str:
    verb = int(verb_of(move))
    a = int(first(move))
    if verb in WORDS:
        return WORDS[verb]
    if verb in _SQUARES:
        return f"{_SQUARES[verb]} {square(s, a)}"
    if verb in _SHEETS:
        return f"{_SHEETS[verb]} {s.book.names[a]}"
    if verb in _FIGURES:
        return f"{_FIGURES[verb]} {figure(s, a)}"
    if verb == verbs.PLACE:
        return f"place {square(s, a)}" + (" lying" if second(move) else "")
    if verb == verbs.OPEN:
        return f"open {door(s, a)}"
    if verb == verbs.TAKE:
        return f"take {item(s, a)}"
    if verb == verbs.USE:
        name = s.book.names[s.book.sheet[a]]
        spot = int(third(move))
        return f"use {name}" + (f" on {spot_name(s, spot)}" if spot else "")
    return _short(s, verb, a, int(second(move)))


def _short(s: Raid, verb: int, a: int, b: int) -> str:
    book = s.book
    if verb == verbs.DIE:
        return f"die {die(s, a)}"
    if verb == verbs.FACE:
        return f"face {die(s, a)} {b}"
    if verb == verbs.REMOVE:
        return f"remove {DIE_NAMES[a]}"
    if verb == verbs.NUMBER:
        return f"recover {a}"
    if verb == verbs.WEAPON:
        return f"weapon {book.weapons[a]}"
    if verb == verbs.SET:
        return f"set {book.sets[a]}"
    if verb == verbs.INVASION:
        return f"invasion {book.invasions[a]}"
    if verb == verbs.SEAT:
        return f"marine {book.marines[a - 1]}" if a > 0 else "invader"
    if verb == verbs.TYPE:
        return f"type {type_name(s, a)}"
    if verb == verbs.PORTAL:
        return f"portal {square(s, int(s.board.portals[a]))}"
    assert verb == verbs.CHARGE
    return f"argent {type_name(s, a) if a < book.types else 'invasion'}"


# -- names -----------------------------------------------------------------------------------------


def square(s: Raid, number: int) -> str:
    grid = s.board.grid
    return square_name(int(grid.x_of(number)), int(grid.y_of(number)))


def square_number(s: Raid, name: str) -> int:
    """The space of that name, or -1."""
    letters = name.rstrip("0123456789")
    digits = name[len(letters) :]
    if not digits or len(digits) > 2 or not letters.isascii() or not letters.isalpha():
        return -1
    x = ord(letters) - 97 if len(letters) == 1 else 26 + ord(letters[-1]) - 97
    if len(letters) > 2 or (len(letters) == 2 and letters[0] != "a"):
        return -1
    return int(s.board.grid.at(x, int(digits) - 1))


def type_name(s: Raid, kind: int) -> str:
    return s.book.names[s.book.demon_sheet[kind]]


def figure(s: Raid, number: int) -> str:
    """Marines by name; demons by type, with the number of the figure."""
    if number < MARINES:
        return s.book.marines[number]
    kind = int(s.book.type_of[number])
    return f"{type_name(s, kind)}-{number - int(s.book.first_figure[kind]) + 1}"


def figure_number(s: Raid, name: str) -> int:
    """The figure of that name, or -1."""
    for number in range(int(s.book.all_figures)):
        if figure(s, number) == name:
            return number
    return -1


def door(s: Raid, number: int) -> str:
    grid = s.board.grid
    edge = s.board.door_edges[s.board.door_first[number]]
    return f"{square(s, int(grid.side(edge, 0)))}-{square(s, int(grid.side(edge, 1)))}"


def item(s: Raid, number: int) -> str:
    weapon = int(s.board.item_weapon[number])
    return HEALTH_PACK if weapon < 0 else s.book.weapons[weapon]


def die(s: Raid, index: int) -> str:
    """A die on the table: its colour, and its number among those of that colour."""
    colour = int(s.dice[index]) // 16
    alike = sum(1 for k in range(index + 1) if int(s.dice[k]) // 16 == colour)
    return f"{DIE_NAMES[colour]}-{alike}"


def spot_name(s: Raid, spot: int) -> str:
    if spot >= verbs.PORTAL_SPOT:
        return square(s, int(s.board.portals[spot - verbs.PORTAL_SPOT]))
    return square(s, int(s.token(spot - 1, 1)))
