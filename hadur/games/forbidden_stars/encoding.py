"""Wars as numbers, for programs that learn: a move is an action, a view is a row of ints.

Areas are numbered as the board has them, four to a system in the order in which the tiles were
placed; players are counted from the seat that observes, clockwise. What the numbers mean is written
down in docs/environments.md; VERSION grows whenever it changes.
"""

from __future__ import annotations

from typing import Final

from hadur.games.forbidden_stars import verbs as v
from hadur.games.forbidden_stars.cards.core_set import CARD_NAMES, EVENT_NAMES, UPGRADE_NAMES
from hadur.games.forbidden_stars.components.galaxy import (
    CANVAS,
    EDGES,
    side_of_place,
    turn_of_place,
)
from hadur.games.forbidden_stars.components.sheets import (
    ASSETS,
    FACTIONS,
    ORDERS,
    STRUCTURES,
    TYPES,
)
from hadur.games.forbidden_stars.components.tiles import ASSET_SHIFT, SIDE_NAMES, SIDES
from hadur.games.forbidden_stars.notation import square
from hadur.games.forbidden_stars.phases.combat import morale_value
from hadur.games.forbidden_stars.phases.pool import attack_value, defence_value
from hadur.games.forbidden_stars.state import (
    ASIDE,
    ASSET,
    CHOSEN,
    COLLECTED,
    COMBAT_DECK,
    COMBAT_KIND,
    CONTROL,
    DRAWN,
    EVENT_DECK,
    EVENT_KIND,
    F_AREA,
    F_DAMAGE,
    F_ROUND,
    F_STAGE,
    F_TOKENS,
    FACES,
    HAND,
    HELD,
    MATERIEL,
    NO_COMBAT,
    ON_EVENTS,
    OWNED,
    PHASES,
    PLAYED,
    STRIKING,
    UPGRADES,
    USED,
    War,
    count,
    war,
)
from hadur.games.forbidden_stars.view import deck_cards, knows
from hadur.kernel.moves import first, second, third, verb_of
from hadur.kernel.numbering import Blocks, allot, capped, names_from, numbered
from hadur.kernel.state import PROMPTS, State

VERSION: Final = 1

SEATS: Final = 4
SYSTEMS: Final = 12
AREAS: Final = 4 * SYSTEMS
PIECES: Final = TYPES + len(STRUCTURES)
"""What starting forces are made of: units, then structures."""
ARMY: Final = 2 * (TYPES + 1)
"""Numbers of an army: each type and the reinforcement token, unrouted and routed."""
STACK: Final = 4 * SEATS
WAYS: Final = 16
SPARES: Final = 512
"""Actions for what has no place of its own, in the order of the list of moves."""
QUESTIONS: Final = sorted(names_from("hadur.games.forbidden_stars", PROMPTS))

# -- actions ---------------------------------------------------------------------------------------

# Blocks of actions in the order of their numbers: name, how many. Each begins with the word that
# the texts of its moves begin with.
ACTIONS: Final[list[tuple[str, int]]] = [
    ("done", 1),
    ("no", 1),
    ("yes", 1),
    ("resolve", 1),
    ("event-deck", 1),
    ("top", 1),
    ("bottom", 1),
    ("place", SIDES),
    ("at", CANVAS * CANVAS),
    ("turn", 4),
    ("put", PIECES * AREAS),
    ("objective", SEATS * AREAS),
    ("storm", EDGES),
    ("order", len(ORDERS) * SYSTEMS),
    ("reveal", SYSTEMS),
    ("scheme", len(EVENT_NAMES)),
    ("use", len(UPGRADE_NAMES)),
    ("move", TYPES * AREAS * 4),
    ("strike", AREAS),
    ("buy", TYPES * AREAS),
    ("buy-cache", TYPES * AREAS),
    ("build", len(STRUCTURES) * AREAS),
    ("build-cache", len(STRUCTURES) * AREAS),
    ("assets", 1),
    ("asset", 3),
    ("upgrade", len(CARD_NAMES)),
    ("replace", len(CARD_NAMES)),
    ("learn", len(UPGRADE_NAMES)),
    ("commit", 16),
    ("card", len(CARD_NAMES)),
    ("choose", WAYS),
    ("pick", 16 * AREAS),
    ("pick-bastion", AREAS),
    ("pick-structure", len(STRUCTURES) * AREAS),
    ("area", AREAS),
    ("event", len(EVENT_NAMES)),
    ("storm-move", 8 * EDGES),
    ("system", SYSTEMS),
    ("player", SEATS),
    ("die", len(FACES)),
    ("token", SYSTEMS * STACK),
    ("give", len(ORDERS)),
    ("spare", SPARES),
]

_BLOCKS: Final = Blocks(ACTIONS)
ACTION_COUNT: Final = _BLOCKS.count

_PLAIN: Final = {
    v.DONE: "done",
    v.NO: "no",
    v.YES: "yes",
    v.RESOLVE: "resolve",
    v.TO_EVENTS: "event-deck",
    v.TOP: "top",
    v.BOTTOM: "bottom",
}
_BY_FIRST: Final = {
    v.TILE: "place",
    v.TURN: "turn",
    v.EDGE: "storm",
    v.REVEAL: "reveal",
    v.SCHEME: "scheme",
    v.USE: "use",
    v.ASSET: "asset",
    v.COMBAT_UPGRADE: "upgrade",
    v.REPLACE: "replace",
    v.ORDER_UPGRADE: "learn",
    v.COMMIT: "commit",
    v.CARD: "card",
    v.BASTION_PICK: "pick-bastion",
    v.AREA: "area",
    v.EVENT: "event",
    v.SYSTEM: "system",
    v.DIE: "die",
    v.KIND: "give",
    v.CHOOSE: "choose",
}
_BY_BOTH: Final = {
    v.SQUARE: ("at", CANVAS),
    v.ORDER: ("order", SYSTEMS),
    v.STORM: ("storm-move", 8),
    v.TOKEN: ("token", STACK),
    v.STRIKE: ("strike", 0),
    v.STRUCTURE: ("pick-structure", AREAS),
    v.UNIT: ("pick", AREAS),
    v.FORCE: ("put", AREAS),
}
"""Blocks laid out by both arguments: the first times the number, plus the second."""


def actions(state: State, index: int) -> dict[int, int]:
    """The actions that answer an open question, each with the move it stands for.

    A move whose action is taken, or that has none, gets the next spare one."""
    s = war(state)
    seat = int(s.asks[index].seat)
    return allot(_BLOCKS, s.legal(index), lambda move, _: _action(s, seat, move))


def _action(s: War, seat: int, move: int) -> int:
    """The action that a move has by itself, or -1."""
    verb, a, b, c = int(verb_of(move)), int(first(move)), int(second(move)), int(third(move))
    if verb in _PLAIN:
        return _BLOCKS.at(_PLAIN[verb])
    if verb == v.ASSET and a == 3:
        return _BLOCKS.at("assets")
    if verb in _BY_FIRST:
        return _BLOCKS.at(_BY_FIRST[verb], a)
    if verb in _BY_BOTH:
        name, times = _BY_BOTH[verb]
        return _BLOCKS.at(name, a * times + b)
    if verb == v.OBJECTIVE:
        return _BLOCKS.at("objective", _seen_from(s, seat, a) * AREAS + b)
    if verb == v.PLAYER:
        return _BLOCKS.at("player", _seen_from(s, seat, a))
    if verb == v.MOVE:
        return _BLOCKS.at("move", (a * AREAS + b) * 4 + c % 4)
    if verb in (v.BUY, v.BUILD) and c < 2:
        name = ("buy" if verb == v.BUY else "build") + ("-cache" if c else "")
        return _BLOCKS.at(name, a * AREAS + b)
    return -1


def _seen_from(s: War, seat: int, other: int) -> int:
    """A player, counted clockwise from a seat."""
    return (other - seat) % int(s.seats)


_NAMES: Final[dict[str, tuple[str, ...] | list[str]]] = {
    "place": SIDE_NAMES,
    "scheme": EVENT_NAMES,
    "event": EVENT_NAMES,
    "use": UPGRADE_NAMES,
    "learn": UPGRADE_NAMES,
    "asset": ASSETS,
    "upgrade": CARD_NAMES,
    "replace": CARD_NAMES,
    "card": CARD_NAMES,
    "die": FACES,
    "give": ORDERS,
}


def action_name(action: int) -> str:
    """What an action means: systems, areas and units of the sheet by number from 1 on, players
    counted from the seat."""
    block, rest = _BLOCKS.block_of(action)
    if _BLOCKS.size[block] == 1:
        return block
    if block in _NAMES:
        return f"{block} {_NAMES[block][rest]}"
    if block == "at":
        return f"at {square(rest // CANVAS, rest % CANVAS)}"
    if block == "order":
        return f"order {ORDERS[rest // SYSTEMS]} {rest % SYSTEMS + 1}"
    if block == "move":
        unit, start = divmod(rest // 4, AREAS)
        return f"move {unit + 1} {start + 1} {rest % 4 + 1}"
    if block.startswith("build") or block == "pick-structure":
        return f"{block} {STRUCTURES[rest // AREAS]} {rest % AREAS + 1}"
    if block in ("put", "objective", "buy", "buy-cache", "pick"):
        return f"{block} {rest // AREAS + 1} {rest % AREAS + 1}"
    if block in ("turn", "commit", "player"):
        return f"{block} {rest}"
    return f"{block} {rest + 1}"


# -- observations ----------------------------------------------------------------------------------

MANY: Final = 99
_CARDS: Final = len(CARD_NAMES)
_EVENTS: Final = len(EVENT_NAMES)
_STAGES: Final = ("none", "preparation", "execution", "resolution", "strike")

_PLAYER: Final[list[tuple[str, int, int, int, str]]] = [
    ("faction", len(FACTIONS), 0, 1, "one of: " + ", ".join(FACTIONS)),
    ("out", 1, 0, 1, "plays no more, or there is no such player"),
    ("turn", 1, 0, 1, "has the turn"),
    ("first", 1, 0, 1, "is the first player"),
    ("decides", 1, 0, 1, "is asked something"),
    ("materiel", 1, 0, MANY, "materiel"),
    ("assets", 3, 0, MANY, "asset tokens: forge, cache, reinforcement"),
    ("level", 1, 0, MANY, "command level"),
    ("collected", 1, 0, MANY, "objectives collected"),
    ("control", 1, 0, MANY, "control tokens left"),
    ("owned", 5, 0, 1, "order upgrades of the faction, by number"),
    ("used", 5, 0, 1, "those of them that were used this round"),
    ("scheme", 1, 0, _EVENTS, "the scheme in play: its number plus 1; 0: none"),
    ("held", 1, 0, MANY, "order tokens in the play area"),
    ("held-known", len(ORDERS), 0, MANY, "those of them that the seat knows, by order"),
    ("on-events", 1, 0, MANY, "order tokens on the event deck"),
    ("event-deck", 1, 0, MANY, "cards in the event deck"),
    ("combat-deck", 1, 0, MANY, "cards in the combat deck"),
    ("hand-count", 1, 0, MANY, "combat cards in hand"),
    ("chosen-count", 1, 0, MANY, "cards chosen facedown"),
    ("drawn-count", 1, 0, MANY, "events drawn"),
    ("deck", _CARDS, 0, 1, "combat cards that the deck is made of"),
    ("buyable", _CARDS, 0, 1, "combat cards that can be purchased"),
    ("played", _CARDS, 0, MANY, "combat cards faceup"),
    ("aside", _EVENTS, 0, MANY, "events set aside that the seat knows"),
]
PLAYER_FIELDS: Final = _PLAYER
"""What is told of each player: name, size, least, greatest, meaning."""

_SIDE: Final[list[tuple[str, int, int, int, str]]] = [
    ("seat", 1, 0, SEATS, "the player, counted from the seat, plus 1"),
    ("dice", len(FACES), 0, MANY, "dice: " + ", ".join(FACES)),
    ("tokens", 2, 0, MANY, "combat tokens: attack, defence"),
    ("damage", 1, 0, MANY, "damage that is still to be suffered"),
    ("attack", 1, 0, MANY, "attack value"),
    ("defence", 1, 0, MANY, "defence value"),
    ("morale", 1, 0, MANY, "morale"),
]
SIDE_FIELDS: Final = _SIDE
"""What is told of the attacker and the defender of a combat or strike."""

FIELDS: Final[list[tuple[str, int, int, int, str]]] = [
    ("seats", 1, 0, SEATS, "how many play"),
    ("phase", len(PHASES), 0, 1, "one of: " + ", ".join(PHASES)),
    ("round", 1, 0, MANY, "the number of the round"),
    ("i-decide", 1, 0, 1, "the seat is asked something"),
    ("question", len(QUESTIONS), 0, 1, "what is asked; names in the order of QUESTIONS"),
    ("active", SYSTEMS, 0, 1, "the active system"),
    ("order", len(ORDERS), 0, 1, "the order that is resolved: " + ", ".join(ORDERS)),
    ("tile", SYSTEMS, 0, SIDES, "the side of the tile of each system plus 1; 0: none"),
    ("turned", SYSTEMS, 0, 3, "its quarter turns"),
    ("storm", EDGES, 0, 1, "edges with a storm"),
    ("world", AREAS, 0, 1, "areas that are worlds"),
    ("capacity", AREAS, 0, MANY, "capacity"),
    ("materiel", AREAS, 0, MANY, "materiel of a world"),
    ("yields", AREAS * len(ASSETS), 0, MANY, "asset icons: " + ", ".join(ASSETS)),
    ("objective", AREAS, 0, SEATS, "whose objective token, counted from the seat, plus 1; 0: none"),
    ("structures", AREAS * len(STRUCTURES), 0, 1, "structures: " + ", ".join(STRUCTURES)),
    ("builder", AREAS, 0, SEATS, "whose structures, counted from the seat, plus 1; 0: nobody's"),
    (
        "army",
        SEATS * AREAS * ARMY,
        0,
        MANY,
        "units by player, area and type (six of the sheet, then reinforcement tokens), unrouted "
        "and routed",
    ),
    ("moving", 4 * TYPES, 0, MANY, "units that have set out for the active system, by quadrant"),
    ("stack", SYSTEMS * SEATS, 0, MANY, "order tokens on a system, by player"),
    ("top", SYSTEMS, 0, SEATS, "whose token is on top, counted from the seat, plus 1; 0: none"),
    ("top-order", SYSTEMS, 0, len(ORDERS), "its order plus 1 if the seat knows it"),
    ("hand", _CARDS, 0, MANY, "combat cards in the seat's hand"),
    ("chosen", _CARDS, 0, MANY, "combat cards it has chosen facedown"),
    ("drawn", _EVENTS, 0, MANY, "events it has drawn"),
    ("combat", len(_STAGES), 0, 1, "one of: " + ", ".join(_STAGES)),
    ("combat-area", AREAS, 0, 1, "where it is fought"),
    ("combat-round", 1, 0, MANY, "the execution round"),
    *[(f"side.{f[0]}", 2 * f[1], f[2], f[3], f[4]) for f in _SIDE],
    *[(f"player.{f[0]}", SEATS * f[1], f[2], f[3], f[4]) for f in _PLAYER],
]
"""The row of an observation from left to right: name, size, least, greatest, meaning."""

_ROW: Final = Blocks(FIELDS)
OBSERVATION_SIZE: Final = _ROW.count
PLACE: Final = _ROW.first
_WIDE: Final = {name: size for name, size, *_ in (*_PLAYER, *_SIDE)}
_MOST: Final = {name: most for name, _, _, most, _ in FIELDS}
_QUESTION: Final = numbered(QUESTIONS)


def observe(state: State, seat: int) -> list[int]:
    """What a seat may know, as OBSERVATION_SIZE numbers laid out by FIELDS."""
    s = war(state)
    row = _Row(s, seat)
    row.war()
    for system in range(int(s.galaxy.systems)):
        row.system(system)
    for area in range(4 * int(s.galaxy.systems)):
        row.area(area)
    for other in range(SEATS):
        row.player(other)
    row.own_cards()
    row.combat()
    return row.out


class _Row:
    """An observation that is being written, from open columns and, of hidden cards, those whose
    knowledge bit the seat has."""

    def __init__(self, s: War, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.out = [0] * OBSERVATION_SIZE

    def put(self, name: str, at: int, value: int) -> None:
        self.out[PLACE[name] + at] = capped(value, _MOST[name])

    def whose(self, other: int) -> int:
        """A player as a number: counted from the seat, plus 1; 0 is nobody."""
        return 0 if other < 0 else _seen_from(self.s, self.seat, other) + 1

    def war(self) -> None:
        s = self.s
        self.put("seats", 0, int(s.seats))
        self.put("phase", int(s.phase), 1)
        self.put("round", 0, int(s.round))
        for k in range(len(s.asks)):
            ask = s.asks[k]
            # Whether others have answered already is nobody's business.
            if ask.seat != self.seat or s.answers[k] < 0:
                self.put("question", _QUESTION[ask.prompt.name], 1)
                if ask.seat == self.seat:
                    self.put("i-decide", 0, 1)
        if s.active >= 0:
            self.put("active", int(s.active), 1)
            for quadrant in range(4):
                for type in range(TYPES):
                    many = int(count(s.moving[quadrant], type, 0))
                    self.put("moving", quadrant * TYPES + type, many)
        if s.order >= 0:
            self.put("order", int(s.order), 1)
        for storm in s.storms:
            self.put("storm", int(storm) & 127, 1)

    def system(self, number: int) -> None:
        s = self.s
        self.put("tile", number, int(side_of_place(s.layout[number])) + 1)
        self.put("turned", number, int(turn_of_place(s.layout[number])))
        tokens = s.cards_in(number)
        for card in tokens:
            at = PLACE["stack"] + number * SEATS + self.whose(int(s.owner(card))) - 1
            self.out[at] += 1
        if tokens:
            self.put("top", number, self.whose(int(s.owner(tokens[-1]))))
            if knows(s, self.seat, tokens[-1]):
                self.put("top-order", number, int(s.kind[tokens[-1]]) + 1)

    def area(self, area: int) -> None:
        s = self.s
        self.put("world", area, 0 if s.is_void(area) else 1)
        self.put("capacity", area, int(s.galaxy.capacity[area]))
        self.put("materiel", area, int(s.galaxy.materiel[area]))
        icons = int(s.galaxy.icons[area])
        for asset in range(len(ASSETS)):
            self.put("yields", area * len(ASSETS) + asset, icons >> (ASSET_SHIFT * asset) & 3)
        self.put("objective", area, self.whose(int(s.objective(area))))
        self.put("builder", area, self.whose(int(s.builder(area))))
        for k in range(len(STRUCTURES)):
            self.put("structures", area * len(STRUCTURES) + k, int(s.structures(area)) >> k & 1)
        for other in range(int(s.seats)):
            word = s.army_of(other, area)
            base = ((self.whose(other) - 1) * AREAS + area) * ARMY
            if word != 0:
                for type in range(TYPES + 1):
                    for routed in range(2):
                        self.put("army", base + 2 * type + routed, int(count(word, type, routed)))

    def player(self, number: int) -> None:
        """The player so many places to the left; those who do not play are out."""
        s = self.s
        if number >= s.seats:
            self.told(number, "out", 1)
            return
        other = (self.seat + number) % int(s.seats)
        if s.faction(other) >= 0:
            self.told(number, "faction", 1, int(s.faction(other)))
        self.told(number, "out", int(s.is_out(other)))
        self.told(number, "turn", int(s.turn == other))
        self.told(number, "first", int(s.first == other))
        self.told(number, "decides", int(any(ask.seat == other for ask in s.asks)))
        for asset in range(3):
            self.told(number, "assets", int(s.has(other, ASSET + asset)), asset)
        for name, value in (
            ("materiel", s.has(other, MATERIEL)),
            ("level", s.level(other)),
            ("collected", s.has(other, COLLECTED)),
            ("control", s.has(other, CONTROL)),
            ("scheme", s.scheme(other) + 1),
        ):
            self.told(number, name, int(value))
        for k in range(5):
            self.told(number, "owned", int(s.has(other, OWNED)) >> k & 1, k)
            self.told(number, "used", int(s.has(other, USED)) >> k & 1, k)
        self.piles(number, other)

    def piles(self, number: int, other: int) -> None:
        s = self.s
        for name, pile in (
            ("held", HELD),
            ("on-events", ON_EVENTS),
            ("event-deck", EVENT_DECK),
            ("combat-deck", COMBAT_DECK),
            ("hand-count", HAND),
            ("chosen-count", CHOSEN),
            ("drawn-count", DRAWN),
        ):
            self.told(number, name, int(s.size[s.pile_of(other, pile)]))
        self.tally("player.held-known", number * len(ORDERS), other, HELD, 0)
        self.tally("player.played", number * _CARDS, other, PLAYED, COMBAT_KIND)
        self.tally("player.aside", number * _EVENTS, other, ASIDE, EVENT_KIND)
        for name in deck_cards(s, other):
            self.told(number, "deck", 1, CARD_NAMES.index(name))
        for card in s.cards_in(s.pile_of(other, UPGRADES)):
            self.told(number, "buyable", 1, int(s.kind[card]) - COMBAT_KIND)

    def told(self, number: int, name: str, value: int, at: int = 0) -> None:
        """A number of a player."""
        self.put(f"player.{name}", number * _WIDE[name] + at, value)

    def tally(self, field: str, start: int, player: int, pile: int, kind: int) -> None:
        """Count the known cards of a pile by what they are."""
        s = self.s
        for card in s.cards_in(s.pile_of(player, pile)):
            if knows(s, self.seat, card):
                self.out[PLACE[field] + start + int(s.kind[card]) - kind] += 1

    def own_cards(self) -> None:
        self.tally("hand", 0, self.seat, HAND, COMBAT_KIND)
        self.tally("chosen", 0, self.seat, CHOSEN, COMBAT_KIND)
        self.tally("drawn", 0, self.seat, DRAWN, EVENT_KIND)

    def combat(self) -> None:
        s = self.s
        stage = int(s.fight[F_STAGE])
        self.put("combat", stage, 1)
        if stage == NO_COMBAT:
            return
        self.put("combat-area", int(s.fight[F_AREA]), 1)
        self.put("combat-round", 0, int(s.fight[F_ROUND]))
        for side in range(2):
            self.put("side.seat", side, self.whose(int(s.fighter(side))))
            for face in range(len(FACES)):
                self.put("side.dice", side * len(FACES) + face, int(s.dice(side, face)))
            for face in range(2):
                self.put("side.tokens", side * 2 + face, int(s.side(side, F_TOKENS + face)))
            self.put("side.damage", side, int(s.side(side, F_DAMAGE)))
            if stage != STRIKING:
                self.put("side.attack", side, int(attack_value(s, side)))
                self.put("side.defence", side, int(defence_value(s, side)))
                self.put("side.morale", side, int(morale_value(s, side)))
