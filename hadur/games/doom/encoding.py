"""Missions as numbers, for programs that learn: a move is an action, a view is a row of ints.

Maps differ, so spaces are told on a sheet of 30 by 30, row by row; figures, cards and types have
the numbers of the box. What the numbers mean is written down in FIELDS; VERSION grows whenever it
changes.
"""

from __future__ import annotations

from typing import Final

from hadur.games.doom import state as st
from hadur.games.doom import verbs
from hadur.games.doom.loading.components import load_components
from hadur.games.doom.loading.maps import LARGEST
from hadur.games.doom.phases.attack import hits, shields
from hadur.games.doom.state import INVADER, Raid, raid
from hadur.games.doom.vocabulary import COLOURS, GOALS, MOMENTS
from hadur.kernel.maps.grid import EAST, SOUTH
from hadur.kernel.moves import first, second, verb_of
from hadur.kernel.numbering import Blocks, allot, capped, names_from
from hadur.kernel.state import PROMPTS, State

VERSION: Final = 2

_BOX: Final = load_components()
SHEETS: Final = [*_BOX.names["sheet"], "objective", "threat", "mission"]
"""Cards of every kind; the last three are those of the mission."""
WEAPONS: Final = _BOX.names["weapon"]
SETS: Final = _BOX.names["set"]
INVASIONS: Final = _BOX.names["invasion"]
TYPES: Final = [_BOX.names["sheet"][sheet] for sheet in _BOX.tables["demon-sheet"]]
FIGURES: Final = len(_BOX.tables["type-of"])
SPACES: Final = LARGEST * LARGEST
THINGS: Final = 60
"""Doors, items and portals of a map, at most."""
DICE: Final = 24
NUMBERS: Final = 32
SPARES: Final = 256
"""Actions for what has no place of its own, in the order of the list of moves."""
QUESTIONS: Final = sorted(names_from("hadur.games.doom", PROMPTS))
_S: Final = len(SHEETS)


# -- actions ---------------------------------------------------------------------------------------

# Verbs with a block of their own: name and how many; the number is the first argument.
_PLAIN: Final = {
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
_CARDS: Final = {
    verbs.PLAY: "play",
    verbs.SPRINT: "sprint",
    verbs.DISCARD: "discard",
    verbs.CLASS: "class",
    verbs.TOP: "top",
    verbs.BOTTOM: "bottom",
}
_NUMBERED: Final = {
    verbs.OPEN: "open",
    verbs.TAKE: "take",
    verbs.TARGET: "target",
    verbs.PICK: "pick",
    verbs.DIE: "die",
    verbs.REMOVE: "remove",
    verbs.NUMBER: "number",
    verbs.WEAPON: "weapon",
    verbs.SET: "set",
    verbs.INVASION: "invasion",
    verbs.SEAT: "seat",
    verbs.TYPE: "type",
    verbs.PORTAL: "portal",
    verbs.GROUP: "group",
    verbs.CHARGE: "argent",
}
ACTIONS: Final[list[tuple[str, int]]] = [
    *((name, 1) for name in _PLAIN.values()),
    *((name, SPACES) for name in _SQUARES.values()),
    ("place", SPACES),
    ("place-lying", SPACES),
    *((name, _S) for name in _CARDS.values()),
    ("use", _S),
    ("face", DICE * 4),
    ("open", THINGS),
    ("take", THINGS),
    ("target", FIGURES),
    ("pick", FIGURES),
    ("die", DICE),
    ("remove", 2),
    ("number", NUMBERS),
    ("weapon", len(WEAPONS)),
    ("set", len(SETS)),
    ("invasion", len(INVASIONS)),
    ("seat", st.SEATS),
    ("type", len(TYPES)),
    ("portal", THINGS),
    ("group", 2),
    ("argent", len(TYPES) + 1),
    ("spare", SPARES),
]
"""Blocks of actions in the order of their numbers: name, how many."""
_BLOCKS: Final = Blocks(ACTIONS)
ACTION_COUNT: Final = _BLOCKS.count


def actions(state: State, index: int) -> dict[int, int]:
    """The actions that answer an open question, each with the move it stands for.

    A move whose action is taken, or that has none, gets the next spare one."""
    s = raid(state)
    return allot(_BLOCKS, s.legal(index), lambda move, _: _action(s, move))


def _action(s: Raid, move: int) -> int:
    """The action that a move has by itself, or -1."""
    verb, a, b = int(verb_of(move)), int(first(move)), int(second(move))
    if verb in _PLAIN:
        return _BLOCKS.at(_PLAIN[verb])
    if verb in _SQUARES:
        return _BLOCKS.at(_SQUARES[verb], _space(s, a))
    if verb == verbs.PLACE:
        return _BLOCKS.at("place-lying" if b else "place", _space(s, a))
    if verb in _CARDS:
        return _BLOCKS.at(_CARDS[verb], a)
    if verb == verbs.USE:
        return _BLOCKS.at("use", int(s.book.sheet[a]))
    if verb == verbs.FACE:
        return _BLOCKS.at("face", a * 4 + b)
    return _BLOCKS.at(_NUMBERED[verb], a)


def _space(s: Raid, square: int) -> int:
    """A square of this map on the large sheet."""
    return int(s.board.grid.y_of(square)) * LARGEST + int(s.board.grid.x_of(square))


def action_name(action: int) -> str:
    """What an action means; spaces as column and row from 1 on, other numbers from 0."""
    block, rest = _BLOCKS.block_of(action)
    if _BLOCKS.size[block] == 1:
        return block
    if _BLOCKS.size[block] == SPACES:
        return f"{block} {rest % LARGEST + 1},{rest // LARGEST + 1}"
    if _BLOCKS.size[block] == _S:
        return f"{block} {SHEETS[rest]}"
    if block == "face":
        return f"face {rest // 4} {rest % 4}"
    named = {"weapon": WEAPONS, "set": SETS, "invasion": INVASIONS, "type": TYPES}
    if block in named:
        return f"{block} {named[block][rest]}"
    if block == "argent":
        return f"argent {[*TYPES, 'invasion'][rest]}"
    return f"{block} {rest}"


# -- observations ----------------------------------------------------------------------------------

MANY: Final = 99
ROUNDS: Final = 999
_SEATS: Final = st.SEATS
TURNS: Final = 12
"""Initiative cards that have a place of their own, the next one first."""

_SPACE: Final[list[tuple[str, int, int, int, str]]] = [
    ("ground", SPACES, 0, 6, "0: rock; else 1, or the kind of terrain plus 1"),
    ("east", SPACES, 0, 5, "the border to the east now: open, wall, door, terrain"),
    ("south", SPACES, 0, 5, "the border to the south"),
    ("teleporter", SPACES, 0, 2, "1: inactive, 2: active"),
    ("portal", SPACES, 0, 2 * len(COLOURS), "twice the colour plus 1, or plus 2 if it is active"),
    ("item", SPACES, 0, len(WEAPONS) + 1, "1: health pack, else the weapon plus 2"),
    ("token", SPACES, 0, MANY, "the kind of objective token plus 1"),
    ("goal", SPACES, 0, 2, "1: start space, 2: exit"),
]
_FIGURE: Final[list[tuple[str, int, int, int, str]]] = [
    ("column", FIGURES, 0, LARGEST, "from 1 on; 0: not on the map"),
    ("row", FIGURES, 0, LARGEST, "from 1 on"),
    ("lying", FIGURES, 0, 1, "a large figure lies"),
    ("damage", FIGURES, 0, MANY, "damage"),
    ("points", FIGURES, 0, MANY, "movement points"),
    ("stunned", FIGURES, 0, 1, "stunned"),
    ("acted", FIGURES, 0, 1, "acted while its type acts"),
    ("attacked", FIGURES, 0, 1, "attacked in this activation"),
    ("bears", FIGURES, 0, MANY, "objective tokens that it holds"),
    ("active", FIGURES, 0, 1, "it is active"),
    ("attacker", FIGURES, 0, 1, "it attacks"),
    ("defender", FIGURES, 0, 1, "it is attacked"),
]
FIELDS: Final[list[tuple[str, int, int, int, str]]] = [
    ("seat", _SEATS, 0, 1, "which seat it is"),
    ("seats", 1, 0, _SEATS, "how many play"),
    ("out", _SEATS, 0, 1, "has left"),
    ("round", 1, 0, ROUNDS, "the number of the round"),
    ("frags", 1, 0, MANY, "frag tokens"),
    ("frags-needed", 1, 0, MANY, "frag tokens that win"),
    ("goal-kind", len(GOALS), 0, 1, "one of: " + ", ".join(GOALS)),
    ("achieved", 1, 0, MANY, "how near the marines are"),
    ("needed", 1, 0, MANY, "what they need"),
    ("threats", 1, 0, MANY, "threat tokens on the card"),
    ("i-decide", 1, 0, 1, "the seat is asked something"),
    ("they-decide", 1, 0, 1, "somebody else is"),
    ("question", len(QUESTIONS), 0, 1, "what is asked; names in the order of QUESTIONS"),
    ("moment", len(MOMENTS), 0, 1, "the moment that is answered: " + ", ".join(MOMENTS)),
    ("mains", 1, 0, MANY, "main actions left in this activation"),
    *_SPACE,
    *_FIGURE,
    ("class", _SEATS, 0, _S, "the class card plus 1"),
    ("exhausted", _SEATS, 0, 1, "it is exhausted"),
    ("owned", _SEATS * len(WEAPONS), 0, 1, "weapons that a marine owns"),
    ("hand-count", _SEATS, 0, MANY, "cards in hand"),
    ("deck-count", _SEATS, 0, MANY, "cards in the deck"),
    ("glory-count", _SEATS, 0, MANY, "Glory Kill cards"),
    ("hand", _S, 0, MANY, "cards of each kind in the own hand"),
    ("glory", _S, 0, MANY, "own Glory Kill cards of each kind"),
    ("discard", _SEATS * _S, 0, MANY, "cards of each kind in a discard pile"),
    ("in-play", _SEATS * _S, 0, MANY, "cards of each kind before a player"),
    ("sets", len(SETS), 0, 1, "event sets chosen: for the invader alone"),
    ("sets-seen", len(SETS), 0, 1, "event sets that all have seen"),
    ("invasion", len(INVASIONS), 0, 1, "the invasion card: for the invader alone"),
    ("argent", len(TYPES) + 1, 0, MANY, "Argent Power on each demon card, then the invasion card"),
    ("face-up", len(TYPES), 0, 1, "the demon card lies face up"),
    ("tired", len(TYPES), 0, 1, "the demon card is exhausted"),
    ("activated", len(TYPES), 0, 1, "the type has activated in this round"),
    ("turns", TURNS, 0, _S + 1, "initiative cards, next first: plus 1; all plus 1: not known"),
    ("attack", 6, 0, MANY, "range, red dice, black dice, damage rolled, shields, cover"),
    ("defense-card", 1, 0, _S, "the defense card plus 1"),
    ("dice", DICE, 0, 8, "dice on the table: damage plus 1, and 4 more if black"),
    ("attack-left", 1, 0, _S, "the card plus 1 whose attack the active marine can still make"),
]  # fmt: skip
"""The row of an observation from left to right: name, size, least, greatest, meaning."""
_ROW: Final = Blocks(FIELDS)
OBSERVATION_SIZE: Final = _ROW.count
PLACE: Final = _ROW.first
_QUESTION: Final = {name: k for k, name in enumerate(QUESTIONS)}


def observe(state: State, seat: int) -> list[int]:
    """What a seat may know, as OBSERVATION_SIZE numbers laid out by FIELDS.

    Read from open columns, and of hidden cards only those whose knowledge bit the seat has."""
    s = raid(state)
    out = [0] * OBSERVATION_SIZE
    _observe_mission(s, seat, out)
    _observe_map(s, out)
    _observe_figures(s, out)
    _observe_players(s, seat, out)
    _observe_invader(s, seat, out)
    _observe_attack(s, out)
    return out


def _put(out: list[int], name: str, value: int, at: int = 0, most: int = MANY) -> None:
    out[PLACE[name] + at] = capped(value, most)


def _observe_mission(s: Raid, seat: int, out: list[int]) -> None:
    _put(out, "seat", 1, seat)
    _put(out, "seats", int(s.seats))
    for other in range(int(s.seats)):
        _put(out, "out", int(s.is_out(other)), other)
    _put(out, "round", int(s.round), most=ROUNDS)
    _put(out, "frags", int(s.frags))
    _put(out, "frags-needed", int(s.book.frags))
    _put(out, "goal-kind", 1, int(s.book.goal))
    _put(out, "achieved", int(s.achieved))
    _put(out, "needed", int(s.book.goal_count))
    _put(out, "threats", int(s.threats))
    _put(out, "mains", int(s.mains))
    _put(out, "attack-left", int(s.armed) + 1, most=_S)
    for ask in s.asks:
        _put(out, "i-decide" if int(ask.seat) == seat else "they-decide", 1)
        _put(out, "question", 1, _QUESTION[ask.prompt.name])
        if ask.prompt.name == "use":
            _put(out, "moment", 1, int(ask.options))


def _observe_map(s: Raid, out: list[int]) -> None:
    board, grid = s.board, s.board.grid
    kinds = board.kinds(s.doors)
    width = int(grid.width)
    for square in range(int(grid.squares)):
        if grid.at(square % width, square // width) < 0:
            continue
        at = _space(s, square)
        _put(out, "ground", 1 + int(board.terrain[square]), at)
        for name, direction in (("east", EAST), ("south", SOUTH)):
            edge = int(grid.edge_of(square, direction))
            _put(out, name, int(kinds[edge]), at)
    for k, square in enumerate(board.teleporters):
        _put(out, "teleporter", 1 + (int(s.teleporters) >> k & 1), _space(s, int(square)))
    for k, square in enumerate(board.portals):
        if s.portals >> k & 1:
            value = 2 * int(board.portal_colour[k]) + 1 + (int(s.awake) >> k & 1)
            _put(out, "portal", value, _space(s, int(square)))
    for k, square in enumerate(board.items):
        if s.items >> k & 1:
            _put(out, "item", 2 + int(board.item_weapon[k]), _space(s, int(square)))
    for token in range(int(s.token_count())):
        place = int(s.token(token, st.TOKEN_PLACE))
        if place >= 0:
            _put(out, "token", 1 + int(s.token(token, st.TOKEN_KIND)), _space(s, place))
    for value, squares in ((1, board.starts), (2, board.exits)):
        for square in squares:
            _put(out, "goal", value, _space(s, int(square)))


def _observe_figures(s: Raid, out: list[int]) -> None:
    for figure in range(min(FIGURES, int(s.book.all_figures))):
        if not s.is_here(figure):
            continue
        place, status = _space(s, int(s.place[figure])), int(s.status[figure])
        for name, value in (
            ("column", place % LARGEST + 1),
            ("row", place // LARGEST + 1),
            ("lying", int(bool(status & st.TURNED))),
            ("damage", int(s.damage[figure])),
            ("points", int(s.points[figure])),
            ("stunned", int(bool(status & st.STUNNED))),
            ("acted", int(bool(status & st.ACTED))),
            ("attacked", int(bool(status & st.ATTACKED))),
            ("bears", int(s.bearing(figure))),
            ("active", int(s.active == figure)),
        ):
            _put(out, name, value, figure)


def _observe_players(s: Raid, seat: int, out: list[int]) -> None:
    for other in range(int(s.seats)):
        for name, pile in (("hand", st.HAND_OF), ("deck", st.DECK), ("glory", st.GLORY_OF)):
            _put(out, f"{name}-count", int(s.size[pile + other]), other)
        for name, pile in (("discard", st.DISCARD), ("in-play", st.IN_PLAY)):
            for card in s.cards_in(pile + other):
                out[PLACE[name] + other * _S + int(s.kind[card])] += 1
        if other != INVADER:
            _put(out, "class", int(s.class_of[other]) + 1, other, _S)
            _put(out, "exhausted", int(s.tired) >> other & 1, other)
            for weapon in range(len(WEAPONS)):
                owns = int(s.owned[other]) >> weapon & 1
                _put(out, "owned", owns, other * len(WEAPONS) + weapon)
    for name, pile in (("hand", st.HAND_OF), ("glory", st.GLORY_OF)):
        for card in s.cards_in(pile + seat):
            out[PLACE[name] + int(s.kind[card])] += 1


def _observe_invader(s: Raid, seat: int, out: list[int]) -> None:
    for k in range(len(SETS)):
        _put(out, "sets-seen", int(s.sets_seen) >> k & 1, k)
        if seat == INVADER:
            _put(out, "sets", int(s.sets) >> k & 1, k)
    if seat == INVADER and s.invasion >= 0:
        _put(out, "invasion", 1, int(s.invasion))
    for kind in range(len(TYPES)):
        _put(out, "argent", int(s.argent[kind]), kind)
        _put(out, "face-up", int(s.face_up) >> kind & 1, kind)
        _put(out, "tired", int(s.exhausted & s.face_up) >> kind & 1, kind)
        _put(out, "activated", int(s.activated) >> kind & 1, kind)
    _put(out, "argent", int(s.argent[s.book.types]), len(TYPES))
    for k, card in enumerate(reversed(s.cards_in(st.TURNS))):
        if k < TURNS:
            known = s.knows_card(seat, card)
            _put(out, "turns", 1 + (int(s.kind[card]) if known else _S), k, _S + 1)


def _observe_attack(s: Raid, out: list[int]) -> None:
    a = s.attack
    if a[st.A_STEP] == st.NO_ATTACK:
        return
    _put(out, "attacker", 1, int(a[st.A_ATTACKER]))
    facts = [int(a[st.A_RANGE]), int(a[st.A_RED]), int(a[st.A_BLACK])]
    if a[st.A_DEFENDER] >= 0:
        _put(out, "defender", 1, int(a[st.A_DEFENDER]))
        covered = a[st.A_COVER] == 1 and a[st.A_NO_COVER] == 0
        facts += [int(hits(s)), int(shields(s)), int(covered)]
    for k, value in enumerate(facts):
        _put(out, "attack", value, k)
    if a[st.A_CARD] >= 0:
        _put(out, "defense-card", int(s.kind[a[st.A_CARD]]) + 1, most=_S)
    for k, die in enumerate(s.dice):
        if k < DICE:
            _put(out, "dice", int(die) % 16 + 1 + 4 * (int(die) // 16), k, 8)
