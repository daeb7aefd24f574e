"""Battles as numbers, for programs that learn: every move has an action, every view a row of ints.

Both are told from the seat's own side of the table: seat 1 sees the battlefield turned round, so
that its own back row is row 1 for it too and one policy can play both seats. What the numbers
mean is written down in docs/environments.md; VERSION grows whenever it changes.
"""

from __future__ import annotations

from typing import Final

from hadur.games.summoner_wars.abilities import ids
from hadur.games.summoner_wars.board import COLUMNS, SPACES, name_of
from hadur.games.summoner_wars.cards.definition import (
    CHAMPION,
    COMMON,
    GATE,
    PHASES,
    STRUCTURE,
    SUMMONER,
    WORDS,
)
from hadur.games.summoner_wars.cards.master_set import CARDS
from hadur.games.summoner_wars.phases.attack import ATTACKS_PER_TURN
from hadur.games.summoner_wars.phases.move import MOVES_PER_TURN
from hadur.games.summoner_wars.phases.turn import ACTIVATED
from hadur.games.summoner_wars.prompts import Branch
from hadur.games.summoner_wars.state import (
    ACTIVE_AREA,
    CARDS_IN_GAME,
    DISCARD_PILE,
    DRAW_PILE,
    HAND,
    Battle,
    battle,
)
from hadur.games.summoner_wars.values import life, strength
from hadur.games.summoner_wars.verbs import (
    ATTACK,
    BUILD,
    CHARGE_MOVE,
    CHOOSE,
    DECLARE,
    DISCARD,
    END,
    MOVE,
    NO,
    PICK,
    PLAY,
    SUMMON,
    TAKE,
    USE,
    YES,
)
from hadur.kernel.bits import BIT
from hadur.kernel.moves import first, second, verb_of
from hadur.kernel.numbering import Blocks, allot, capped, count_known, names_from, numbered
from hadur.kernel.state import PROMPTS, State
from hadur.kernel.timing import ENTRY, ORDER_VERB, TRIGGERS

VERSION: Final = 1

WAYS: Final = 3
"""Ways to one end that have an action of their own: the harmless one, and two more."""
ORDERS: Final = 32
"""Waiting effects that can be called first by their number in the queue."""
SPARES: Final = 1024
"""Actions for what has no place of its own: further ways of moving, a longer queue."""

UNITS: Final = [c.number for c in CARDS if c.is_unit and c.classes & SUMMONER == 0]
BUILDINGS: Final = [c.number for c in CARDS if c.is_structure]
EVENTS: Final = [c.number for c in CARDS if c.is_event]
ABILITIES_USED: Final = sorted({int(a.ability) for uses in ACTIVATED for a in uses.all})
_PACKAGE: Final = "hadur.games.summoner_wars"
BRANCHES: Final = sorted({b for p in PROMPTS if isinstance(p, Branch) for b in p.branches})
QUESTIONS: Final = sorted(names_from(_PACKAGE, PROMPTS) | {"order"})
EFFECTS_WAITING: Final = sorted(names_from(_PACKAGE, TRIGGERS))
LINES: Final = [
    (a, b)
    for a in range(SPACES)
    for b in range(SPACES)
    if a != b and (a % COLUMNS == b % COLUMNS or a // COLUMNS == b // COLUMNS)
]
"""Pairs of spaces in one row or column: where a Charge can lead."""


# -- actions ---------------------------------------------------------------------------------------

# Blocks of actions in the order of their numbers: name, how many.
ACTIONS: Final[list[tuple[str, int]]] = [
    ("end", 1),
    ("yes", 1),
    ("no", 1),
    ("summon", len(UNITS) * SPACES),
    ("move", SPACES * SPACES),
    ("move-otherwise", (WAYS - 1) * SPACES * SPACES),
    ("charge", len(LINES)),
    ("build", len(BUILDINGS) * SPACES),
    ("attack", SPACES * SPACES),
    ("declare", SPACES),
    ("play", len(EVENTS)),
    ("discard", len(CARDS)),
    ("use", len(ABILITIES_USED) * SPACES),
    ("pick", SPACES),
    ("take", len(CARDS)),
    ("choose", len(BRANCHES)),
    ("first", ORDERS),
    ("spare", SPARES),
]


_BLOCKS: Final = Blocks(ACTIONS)
ACTION_COUNT: Final = _BLOCKS.count

_UNIT: Final = numbered(UNITS)
_BUILDING: Final = numbered(BUILDINGS)
_EVENT: Final = numbered(EVENTS)
_ABILITY: Final = numbered(ABILITIES_USED)
_BRANCH: Final = numbered(BRANCHES)
_LINE: Final = numbered(LINES)
_PLAIN: Final = {END: "end", YES: "yes", NO: "no"}


def actions(state: State, index: int) -> dict[int, int]:
    """The actions that answer an open question, each with the move it stands for.

    Every legal move has one, but for ways of moving beyond the last spare action: those are left
    out (there is always another way to the same end)."""
    s = battle(state)
    seat = int(s.asks[index].seat)

    def own(move: int, taken: dict[int, int]) -> int:
        action = _own_action(s, index, seat, move)
        if action not in taken:
            return action
        if MOVE != verb_of(move):
            raise RuntimeError(f"two moves for action {action}; please report this")
        return _other_way(action - _BLOCKS.at("move"), taken)

    return allot(_BLOCKS, s.legal(index), own)


def _other_way(pair: int, taken: dict[int, int]) -> int:
    """An action for one more way between two spaces, or -1 if none is left."""
    for way in range(WAYS - 1):
        action = _BLOCKS.at("move-otherwise", way * SPACES * SPACES + pair)
        if action not in taken:
            return action
    return -1


def _own_action(s: Battle, index: int, seat: int, move: int) -> int:
    """The action a move has wherever it is legal, or -1 if only its place in the list tells it."""
    at = _BLOCKS.at
    verb, a, b = int(verb_of(move)), int(first(move)), int(second(move))
    if verb == MOVE:
        return at("move", turned(a, seat) * SPACES + turned(b, seat))
    if verb == ATTACK:
        return at("attack", turned(a, seat) * SPACES + turned(b, seat))
    if verb == SUMMON:
        return at("summon", _UNIT[a] * SPACES + turned(b, seat))
    if verb == BUILD:
        return at("build", _BUILDING[a] * SPACES + turned(b, seat))
    if verb == CHARGE_MOVE:
        return at("charge", _LINE[turned(a, seat), turned(b, seat)])
    if verb == USE:
        return at("use", _ABILITY[a] * SPACES + turned(b, seat))
    if verb == DECLARE:
        return at("declare", turned(a, seat))
    if verb == PICK:
        return at("pick", turned(a, seat))
    if verb == PLAY:
        return at("play", _EVENT[a])
    if verb == DISCARD:
        return at("discard", a)
    if verb == TAKE:
        return at("take", a)
    if verb == CHOOSE:
        prompt = s.asks[index].prompt
        assert isinstance(prompt, Branch)
        return at("choose", _BRANCH[prompt.branches[a]])
    if verb == ORDER_VERB:
        return at("first", a)
    return at(_PLAIN[verb])


def action_name(action: int) -> str:
    """What an action means, with spaces as its seat sees them."""
    block, rest = _BLOCKS.block_of(action)
    one, other = divmod(rest, SPACES)
    if block in ("move", "attack"):
        return f"{block} {name_of(one)} {name_of(other)}"
    if block == "move-otherwise":
        way, start = divmod(one, SPACES)
        return f"move {name_of(start)} {name_of(other)} way {way + 2}"
    if block == "charge":
        return f"charge {name_of(LINES[rest][0])} {name_of(LINES[rest][1])}"
    if block == "summon":
        return f"summon {CARDS[UNITS[one]].name} {name_of(other)}"
    if block == "build":
        return f"build {CARDS[BUILDINGS[one]].name} {name_of(other)}"
    if block == "use":
        return f"use {ids.NAMES[ABILITIES_USED[one]]} {name_of(other)}"
    if block == "declare":
        return f"attack {name_of(rest)}"
    if block == "pick":
        return f"pick {name_of(rest)}"
    if block == "play":
        return f"play {CARDS[EVENTS[rest]].name}"
    if block in ("discard", "take"):
        return f"{block} {CARDS[rest].name}"
    if block == "choose":
        return f"choose {BRANCHES[rest]}"
    if block in ("first", "spare"):
        return f"{block} {rest + 1}"
    return block


def turned(space: int, seat: int) -> int:
    """A space as its number reads from a seat's side of the table."""
    return space if seat == 0 else SPACES - 1 - space


# -- observations ----------------------------------------------------------------------------------

MANY: Final = 99
TURNS: Final = 999

_MARKS: Final = 8
_CARD: Final[list[tuple[str, int, int, int, str]]] = [
    ("kind", 1, 0, len(CARDS), "the card's number plus 1; 0: the space is empty"),
    ("mine", 1, 0, 1, "the seat controls the card"),
    ("theirs", 1, 0, 1, "the opponent controls it"),
    ("my-deck", 1, 0, 1, "it started in the seat's deck"),
    ("common", 1, 0, 1, "it is a common"),
    ("champion", 1, 0, 1, "it is a champion"),
    ("summoner", 1, 0, 1, "it is a summoner"),
    ("structure", 1, 0, 1, "it is a structure"),
    ("gate", 1, 0, 1, "it is a gate"),
    ("words", len(WORDS), 0, 1, "words of its name: " + ", ".join(WORDS)),
    ("ranged", 1, 0, 1, "its attacks are ranged"),
    ("strength", 1, 0, MANY, "strength now, without what one attack or target adds"),
    ("life", 1, 0, MANY, "life now"),
    ("damage", 1, 0, MANY, "damage on it"),
    ("charges", 1, 0, MANY, "charges on it"),
    ("frozen", 1, 0, 1, "Freeze has taken its abilities"),
    ("moved", 1, 0, 1, "it has moved this turn"),
    ("attacked", 1, 0, 1, "it has attacked this turn"),
    ("instead", 1, 0, 1, "it did something instead of moving or attacking"),
    ("lent", 1, 0, 1, "its controller has it for a time"),
    ("under", 1, 0, MANY, "cards under it"),
    (
        "marks",
        _MARKS,
        0,
        1,
        "used this turn: momentum, raise the dead, sly, swift shot, primal fury, guard; "
        "has killed; has clung",
    ),
    ("attacker", 1, 0, 1, "it made the last attack"),
    ("target", 1, 0, 1, "it was the target of the last attack"),
    ("aimed-mine", 1, 0, 2, "active events of the seat that have it as target"),
    ("aimed-theirs", 1, 0, 2, "the same for the opponent's active events"),
    ("asked", 1, 0, 1, "the open question is about this card"),
    ("abilities", ids.ABILITIES, 0, 1, "abilities it has now, in the order of abilities/ids.py"),
]
CARD_FIELDS: Final = _CARD
"""What is told of each space: name, size, least, greatest, meaning."""
CARD_SIZE: Final = sum(field[1] for field in _CARD)

_KINDS: Final = len(CARDS)
FIELDS: Final[list[tuple[str, int, int, int, str]]] = [
    ("phase", len(PHASES), 0, 1, "one of: " + ", ".join(PHASES)),
    ("turn", 1, 0, TURNS, "the number of the turn"),
    ("my-turn", 1, 0, 1, "it is the seat's turn"),
    ("i-decide", 1, 0, 1, "the seat is asked something"),
    ("they-decide", 1, 0, 1, "the opponent is asked something"),
    ("question", len(QUESTIONS), 0, 1, "what is asked; names in the order of QUESTIONS"),
    ("moves-left", 1, 0, MOVES_PER_TURN, "moves left to the player whose turn it is"),
    ("attacks-left", 1, 0, ATTACKS_PER_TURN, "attacks left to that player"),
    ("targeted", 1, 0, 1, "that player has attacked an enemy card this turn"),
    ("magic", 2, 0, MANY, "magic: own, the opponent's; as in all pairs below"),
    ("hand-count", 2, 0, MANY, "cards in hand"),
    ("draw-count", 2, 0, MANY, "cards in the draw pile"),
    ("discard-count", 2, 0, MANY, "cards in the discard pile"),
    ("dice", 3, 0, MANY, "melee, ranged and special symbols of the last attack's roll"),
    ("hand", 2 * _KINDS, 0, MANY, "cards of each kind that the seat knows to be in that hand"),
    ("draw", 2 * _KINDS, 0, MANY, "the same for the draw pile"),
    ("discard", 2 * _KINDS, 0, MANY, "the same for the discard pile"),
    ("active", 2 * _KINDS, 0, MANY, "events of each kind in the active area"),
    ("active-charges", 2 * _KINDS, 0, MANY, "charges on those events"),
    ("unseen", 2 * _KINDS, 0, MANY, "cards of each kind from that deck, the seat knows not where"),
    (
        "waiting",
        2 * ORDERS,
        0,
        max(len(EFFECTS_WAITING), SPACES),
        "effects that wait, as the actions first 1, first 2, ... call them: the effect's number "
        "in EFFECTS_WAITING plus 1, and the space of its card plus 1 (0: not on the battlefield)",
    ),
    *[(f"space.{f[0]}", SPACES * f[1], f[2], f[3], f[4] + " (a1 to f8)") for f in _CARD],
]
"""The row of an observation from left to right: name, size, least, greatest, meaning."""

_ROW: Final = Blocks(FIELDS)
OBSERVATION_SIZE: Final = _ROW.count
PLACE: Final = _ROW.first
_QUESTION: Final = numbered(QUESTIONS)
_EFFECT: Final = numbered(EFFECTS_WAITING)
_NOT_ABOUT_A_CARD: Final = {
    *PHASES,
    "order",
    "mind-control",
    "purge",
    "purge-strike",
    "sacrificial-pyre",
}


def observe(state: State, seat: int) -> list[int]:
    """What a seat may know, as OBSERVATION_SIZE numbers laid out by FIELDS.

    Read from open columns, and of hidden cards only those whose knowledge bit the seat has."""
    s = battle(state)
    out = [0] * OBSERVATION_SIZE
    _observe_turn(s, seat, out)
    for side in range(2):
        _observe_player(s, seat, side, out)
    _observe_waiting(s, seat, out)
    calm = s.copy()
    calm.attack_bonus = 0
    for space in range(SPACES):
        if s.at[space] >= 0:
            _observe_card(s, calm, seat, int(s.at[space]), out)
    _observe_pointers(s, seat, out)
    return out


def _observe_turn(s: Battle, seat: int, out: list[int]) -> None:
    out[PLACE["phase"] + int(s.phase)] = 1
    out[PLACE["turn"]] = capped(int(s.turn), TURNS)
    out[PLACE["my-turn"]] = 1 if s.active == seat else 0
    for k in range(len(s.asks)):
        if s.answers[k] < 0:
            mine = s.asks[k].seat == seat
            out[PLACE["i-decide" if mine else "they-decide"]] = 1
            out[PLACE["question"] + _QUESTION[s.asks[k].prompt.name]] = 1
    out[PLACE["moves-left"]] = capped(MOVES_PER_TURN - int(s.moves_used), MOVES_PER_TURN)
    out[PLACE["attacks-left"]] = capped(ATTACKS_PER_TURN - int(s.attacks_used), ATTACKS_PER_TURN)
    out[PLACE["targeted"]] = 1 if s.targeted else 0
    if _attack_stands(s):
        out[PLACE["dice"]] = int(s.melee)
        out[PLACE["dice"] + 1] = int(s.ranged)
        out[PLACE["dice"] + 2] = int(s.special)


def _attack_stands(s: Battle) -> bool:
    """Whether attacker and target of the last attack are still there, as in the view."""
    return s.attacker >= 0 and s.victim >= 0 and s.space[s.attacker] >= 0 and s.space[s.victim] >= 0


def _observe_player(s: Battle, seat: int, side: int, out: list[int]) -> None:
    """Side 0 is the seat itself, side 1 its opponent."""
    player = seat if side == 0 else 1 - seat
    bit = int(BIT[seat])
    out[PLACE["magic"] + side] = capped(int(s.magic[player]), MANY)
    out[PLACE["hand-count"] + side] = int(s.size[HAND + player])
    out[PLACE["draw-count"] + side] = int(s.size[DRAW_PILE + player])
    out[PLACE["discard-count"] + side] = int(s.size[DISCARD_PILE + player])
    for name, pile in (
        ("hand", HAND),
        ("draw", DRAW_PILE),
        ("discard", DISCARD_PILE),
        ("active", ACTIVE_AREA),
    ):
        count_known(s, pile + player, seat, out, PLACE[name] + side * _KINDS)
    charges = PLACE["active-charges"] + side * _KINDS
    for card in s.cards_in(ACTIVE_AREA + player):
        out[charges + int(s.kind[card])] += int(s.charges[card])
    unseen = PLACE["unseen"] + side * _KINDS
    for card in range(CARDS_IN_GAME):
        if s.knows[card] & bit == 0 and s.owner(card) == player:
            out[unseen + int(s.kind[card])] += 1


def _observe_waiting(s: Battle, seat: int, out: list[int]) -> None:
    start = 0
    for ask in s.asks:
        if ask.prompt.name == "order":
            start = int(ask.a)
    base = PLACE["waiting"]
    for k in range(min(len(s.waiting) // ENTRY - start, ORDERS)):
        at = (start + k) * ENTRY
        space = int(s.space[s.waiting[at + 1]])
        out[base + 2 * k] = _EFFECT[TRIGGERS[s.waiting[at]].name] + 1
        out[base + 2 * k + 1] = turned(space, seat) + 1 if space >= 0 else 0


def _at(s: Battle, seat: int, name: str, card: int) -> int:
    """Where the number of that name stands for the space of a card on the battlefield."""
    return PLACE["space." + name] + turned(int(s.space[card]), seat)


def _observe_card(s: Battle, calm: Battle, seat: int, card: int, out: list[int]) -> None:
    """Everything about a card on the battlefield is open (SW-2.1, SW-2.2)."""
    printed = CARDS[int(s.kind[card])]
    here = int(BIT[s.space[card]])
    classes = int(printed.classes)
    under = [c for c in range(CARDS_IN_GAME) if s.host[c] == card] if s.covering & here else []
    for name, value in (
        ("kind", int(s.kind[card]) + 1),
        ("mine", 1 if s.controller[card] == seat else 0),
        ("theirs", 0 if s.controller[card] == seat else 1),
        ("my-deck", 1 if s.owner(card) == seat else 0),
        ("common", 1 if classes & COMMON else 0),
        ("champion", 1 if classes & CHAMPION else 0),
        ("summoner", 1 if classes & SUMMONER else 0),
        ("structure", 1 if classes & STRUCTURE else 0),
        ("gate", 1 if classes & GATE else 0),
        ("ranged", 1 if printed.ranged else 0),
        ("strength", int(strength(calm, card, card)) if printed.is_unit else 0),
        ("life", int(life(s, card))),
        ("damage", int(s.damage[card])),
        ("charges", int(s.charges[card])),
        ("frozen", 1 if s.frozen & here else 0),
        ("moved", 1 if s.moved & here else 0),
        ("attacked", 1 if s.attacked & here else 0),
        ("instead", 1 if s.instead & here else 0),
        ("lent", 1 if s.lender[card] >= 0 else 0),
        ("under", len(under)),
    ):
        out[_at(s, seat, name, card)] = capped(value, MANY)
    _observe_set(s, seat, card, "words", len(WORDS), printed.words, out)
    _observe_set(s, seat, card, "marks", _MARKS, int(s.spent[card]), out)
    abilities = PLACE["space.abilities"] + turned(int(s.space[card]), seat) * ids.ABILITIES
    for ability in range(ids.ABILITIES):
        if s.has[ability] & here != 0:
            out[abilities + ability] = 1


def _observe_set(
    s: Battle, seat: int, card: int, name: str, size: int, members: int, out: list[int]
) -> None:
    base = PLACE["space." + name] + turned(int(s.space[card]), seat) * size
    for k in range(size):
        if members & int(BIT[k]):
            out[base + k] = 1


def _observe_pointers(s: Battle, seat: int, out: list[int]) -> None:
    """What points at cards: the last attack, active events, the open question."""
    if _attack_stands(s):
        out[_at(s, seat, "attacker", int(s.attacker))] = 1
        out[_at(s, seat, "target", int(s.victim))] = 1
    for player in range(2):
        name = "aimed-mine" if player == seat else "aimed-theirs"
        for event in s.cards_in(ACTIVE_AREA + player):
            for aim in (int(s.target[event]), int(s.target2[event])):
                if aim >= 0 and s.space[aim] >= 0:
                    at = _at(s, seat, name, aim)
                    out[at] = capped(out[at] + 1, 2)
    for ask in s.asks:
        about = int(ask.a)
        if ask.prompt.name not in _NOT_ABOUT_A_CARD and 0 <= about < CARDS_IN_GAME:
            if s.space[about] >= 0:
                out[_at(s, seat, "asked", about)] = 1
