"""Games as numbers, for programs that learn: a move is an action, a view is a row of ints.

Players are counted from the seat itself clockwise (0 to 4), cards in play by their place in a list
of their player's (`pieces`), and the observation tells of each in the same order. What the numbers
mean is written down in docs/environments.md; VERSION grows whenever it changes.
"""

from __future__ import annotations

from typing import Final

from hadur.games.chaos_galaxy.notation import aims_at_link
from hadur.games.chaos_galaxy.phases.announcing import play_clause
from hadur.games.chaos_galaxy.state import (
    AT_COLONY,
    AT_HEADQUARTERS,
    ATTACKERS,
    BEATEN,
    BOMBS_NOW,
    CANTEEN,
    COLONY,
    DAMAGE_TAKEN,
    HAND,
    HANGAR,
    HELD,
    MARKS,
    MOST_SEATS,
    ON_SHIP,
    PHASES,
    PLAYER,
    QUICK_START,
    RUIN,
    SCRAP,
    SIMPLIFIED,
    STEPS,
    SURFACE,
    WIDE,
    Galaxy,
    galaxy,
)
from hadur.games.chaos_galaxy.tables import CARDS
from hadur.games.chaos_galaxy.values import abilities, armour_left, stat
from hadur.games.chaos_galaxy.verbs import (
    ARM,
    ATTACK,
    BOARD,
    BOMB,
    BUY_MARKER,
    CHOOSE,
    CONVERT,
    CUT,
    DEAL,
    DIG,
    DISCARD,
    DONE,
    DRAW_CARD,
    END,
    FIRE,
    GO_ON,
    KEEP,
    LAY,
    MODE,
    MULLIGAN,
    NO,
    NUMBER,
    ORDER,
    PASS,
    PAY,
    PICK_FIVE,
    PLAY_CARD,
    PLAY_SHIP,
    RETURN_FIRE,
    RIVAL,
    SEND,
    SHARE,
    SLOT_AIM,
    STEALTH,
    TAKE,
    TO_SHIP,
    TURN_BACK,
    USE_CARD,
    YES,
    rival_in,
)
from hadur.games.chaos_galaxy.vocabulary import (
    ABILITIES,
    BOMBING,
    EVENT,
    FIREPOWER,
    INTERRUPT,
    SHIP,
    SPEED,
    STATES,
)
from hadur.kernel.bits import BIT
from hadur.kernel.chain import (
    ANNOUNCEMENTS,
    FIRST_VERB,
    find,
    links,
    seat_of,
    source_of,
    what_at,
)
from hadur.kernel.moves import first, second, third, verb_of
from hadur.kernel.numbering import Blocks, allot, capped
from hadur.kernel.state import PROMPTS, State
from hadur.kernel.windows import PASS_VERB

VERSION: Final = 1

PIECES: Final = 48
"""Cards in play of one player that have a number of their own: more than a deck has."""
ALL: Final = MOST_SEATS * PIECES
SHIPS: Final = 16
"""The same for ships alone."""
FLEET: Final = MOST_SEATS * SHIPS
LINKS: Final = 8
"""Links of the chain, from its bottom, that have a number of their own."""
NUMBERS: Final = 64
POINTS: Final = 12
WAYS: Final = 8
WAITING: Final = 16
SPARES: Final = 512
"""Actions for what has no place of its own, in the order of the list of moves."""

_KINDS: Final = len(CARDS)
SHIP_CARDS: Final = [k for k, card in enumerate(CARDS) if card.type == SHIP]
PLAYED_CARDS: Final = [k for k, card in enumerate(CARDS) if card.type in (EVENT, INTERRUPT)]
_PLAYED: Final = {kind: k for k, kind in enumerate(PLAYED_CARDS)}
_SHIP: Final = {kind: k for k, kind in enumerate(SHIP_CARDS)}
_OURS: Final = ("hadur.games.chaos_galaxy.", "hadur.kernel.chain")
QUESTIONS: Final = sorted({p.name for p in PROMPTS if type(p).__module__.startswith(_OURS)})
ANNOUNCED: Final = sorted({a.name for a in ANNOUNCEMENTS if type(a).__module__.startswith(_OURS)})


def pieces(s: Galaxy, player: int) -> list[int]:
    """The cards in play of a player: ships, each with what is on it, then Canteen and Surface."""
    found: list[int] = []
    for ship in s.row_of(player, HANGAR):
        found += [int(ship), *(int(card) for card in s.aboard(ship))]
    for place in (CANTEEN, SURFACE):
        found += [int(slot) for slot in s.row_of(player, place)]
    return found[:PIECES]


def relative(s: Galaxy, seat: int, player: int) -> int:
    """How many seats clockwise a player sits; the seat itself is 0."""
    return (player - seat) % int(s.seats)


def numbered(s: Galaxy, seat: int) -> dict[int, int]:
    """The number of every card in play, by its slot: those of the seat come first."""
    return {
        slot: relative(s, seat, player) * PIECES + k
        for player in range(int(s.seats))
        for k, slot in enumerate(pieces(s, player))
    }


def fleet(s: Galaxy, seat: int) -> dict[int, int]:
    """The number of every ship, by its slot, counted among ships alone."""
    return {
        int(slot): relative(s, seat, player) * SHIPS + k
        for player in range(int(s.seats))
        for k, slot in enumerate(list(s.row_of(player, HANGAR))[:SHIPS])
    }


# -- actions ---------------------------------------------------------------------------------------

_PLAIN: Final = {
    KEEP: "keep", MULLIGAN: "mulligan", DRAW_CARD: "draw", PICK_FIVE: "pick", DIG: "dig",
    END: "end", DONE: "done", PASS: "pass", PASS_VERB: "pass", RETURN_FIRE: "return", NO: "no",
    YES: "yes", GO_ON: "go", SHARE: "share",
}  # fmt: skip
_WITH_A_SHIP: Final = {
    SEND: "send", STEALTH: "stealth", ARM: "arm", BOMB: "bomb", TURN_BACK: "back",
}  # fmt: skip
_WITH_A_NUMBER: Final = {CUT: "cut", NUMBER: "x", MODE: "way", ORDER: "order"}

# Blocks of actions in the order of their numbers: name, how many.
ACTIONS: Final[list[tuple[str, int]]] = [
    *((name, 1) for name in dict.fromkeys(_PLAIN.values())),
    *((name, SHIPS) for name in _WITH_A_SHIP.values()),
    ("develop", PIECES),
    ("cut", NUMBERS),
    ("x", NUMBERS),
    ("way", WAYS),
    ("order", WAITING),
    ("first", LINKS),
    ("player", MOST_SEATS),
    ("lay-surface", _KINDS),
    ("lay-canteen", _KINDS),
    ("lay-ship", _KINDS * SHIPS),
    ("ship", len(SHIP_CARDS)),
    ("play", len(PLAYED_CARDS)),
    ("play-player", len(PLAYED_CARDS) * MOST_SEATS),
    ("play-piece", len(PLAYED_CARDS) * ALL),
    ("play-link", len(PLAYED_CARDS) * LINKS),
    ("use", PIECES),
    ("use-player", PIECES * MOST_SEATS),
    ("use-piece", PIECES * ALL),
    ("pay", PIECES),
    ("pay-player", PIECES * MOST_SEATS),
    ("pay-piece", PIECES * ALL),
    ("convert", PIECES * PIECES),
    ("attack-colony", MOST_SEATS),
    ("attack-headquarters", MOST_SEATS),
    ("attack-piece", ALL),
    ("board", PIECES * SHIPS),
    ("fire", SHIPS * FLEET),
    ("deal", FLEET * POINTS),
    ("choose", ALL),
    ("take", _KINDS),
    ("discard", _KINDS),
    ("spare", SPARES),
]
_BLOCKS: Final = Blocks(ACTIONS)
ACTION_COUNT: Final = _BLOCKS.count


def actions(state: State, index: int) -> dict[int, int]:
    """The actions that answer an open question, each with the move it stands for.

    A move whose action is taken, or that has none, gets the next spare one."""
    s = galaxy(state)
    namer = _Namer(s, int(s.asks[index].seat))
    return allot(_BLOCKS, s.legal(index), lambda move, _: namer.action(move))


class _Namer:
    """Finds the actions of moves; knows the number of each card in play."""

    def __init__(self, s: Galaxy, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.number = numbered(s, seat)
        self.ship = fleet(s, seat)

    def action(self, move: int) -> int:
        """The action that a move has by itself, or -1."""
        verb, a, b = int(verb_of(move)), int(first(move)), int(second(move))
        if verb in _PLAIN:
            return _BLOCKS.at(_PLAIN[verb])
        if verb in _WITH_A_SHIP:
            return _BLOCKS.at(_WITH_A_SHIP[verb], self.ship.get(a, -1))
        if verb == BUY_MARKER:
            return _BLOCKS.at("develop", self._own(a))
        if verb in _WITH_A_NUMBER:
            return _BLOCKS.at(_WITH_A_NUMBER[verb], a)
        if verb == FIRST_VERB:
            return _BLOCKS.at("first", a)
        if verb == RIVAL:
            return _BLOCKS.at("player", relative(self.s, self.seat, a))
        if verb in (TAKE, DISCARD):
            return _BLOCKS.at("take" if verb == TAKE else "discard", a)
        if verb == PLAY_SHIP:
            return _BLOCKS.at("ship", _SHIP[a])
        if verb == CHOOSE:
            return _BLOCKS.at("choose", self.number.get(a, -1))
        if verb in (PLAY_CARD, USE_CARD, PAY):
            return self._announced(move)
        return self._pair(verb, a, b)

    def _pair(self, verb: int, a: int, b: int) -> int:
        """Moves that name two things."""
        if verb == LAY:
            if b < TO_SHIP:
                return _BLOCKS.at(("lay-surface", "lay-canteen")[b], a)
            return self._product("lay-ship", a, self.ship.get(b - TO_SHIP, -1), SHIPS)
        if verb == ATTACK:
            player = relative(self.s, self.seat, a)
            if b < SLOT_AIM:
                return _BLOCKS.at(("attack-colony", "attack-headquarters")[b], player)
            return _BLOCKS.at("attack-piece", self.number.get(b - SLOT_AIM, -1))
        if verb == DEAL:
            return self._product("deal", self.ship.get(a, -1), b - 1, POINTS)
        if verb == FIRE:
            return self._product("fire", self.ship.get(a, -1), self.ship.get(b, -1), FLEET)
        if verb == BOARD:
            return self._product("board", self._own(a), self.ship.get(b, -1), SHIPS)
        assert verb == CONVERT
        return self._product("convert", self._own(a), self._own(b), PIECES)

    def _announced(self, move: int) -> int:
        """A card played, used or paid: alone, at an opponent, at a card in play or at a link."""
        verb, target = int(verb_of(move)), int(second(move)) - 1
        if verb == PLAY_CARD:
            word, at = "play", _PLAYED[int(first(move))]
        else:
            word, at = "use" if verb == USE_CARD else "pay", self._own(int(first(move)))
        rival = int(rival_in(third(move)))
        if target >= 0 and verb == PLAY_CARD and aims_at_link(int(play_clause(first(move)))):
            return self._product(f"{word}-link", at, int(find(self.s, target)), LINKS)
        if target >= 0:
            return self._product(f"{word}-piece", at, self.number.get(target, -1), ALL)
        if rival >= 0:
            player = relative(self.s, self.seat, rival)
            return self._product(f"{word}-player", at, player, MOST_SEATS)
        return _BLOCKS.at(word, at)

    def _own(self, slot: int) -> int:
        """The number of a card of the seat's own, or -1."""
        number = self.number.get(slot, -1)
        return number if number < PIECES else -1

    def _product(self, name: str, one: int, other: int, width: int) -> int:
        if one < 0 or not 0 <= other < width:
            return -1
        return _BLOCKS.at(name, one * width + other)


def action_name(action: int) -> str:
    """What an action means, with cards in play from 1 on (player by player: "2.5" is the fifth card
    of the second player clockwise)."""
    block, rest = _BLOCKS.block_of(action)
    if _BLOCKS.size[block] == 1:
        return block
    if block in ("lay-surface", "lay-canteen", "take", "discard"):
        return f"{block} {CARDS[rest].id}"
    if block == "ship":
        return f"ship {CARDS[SHIP_CARDS[rest]].id}"
    if block == "lay-ship":
        return f"lay-ship {CARDS[rest // SHIPS].id} {rest % SHIPS + 1}"
    if block == "deal":
        return f"deal {_piece(rest // POINTS, SHIPS)} {rest % POINTS + 1}"
    if block in ("choose", "attack-piece"):
        return f"{block} {_piece(rest)}"
    if block in ("board", "convert"):
        width = SHIPS if block == "board" else PIECES
        return f"{block} {rest // width + 1} {rest % width + 1}"
    if block == "fire":
        return f"fire {rest // FLEET + 1} {_piece(rest % FLEET, SHIPS)}"
    if block.split("-")[0] in ("play", "use", "pay"):
        return _announcement(block, rest)
    return f"{block} {rest + 1 if block not in ('cut', 'x', 'player') else rest}"


def _announcement(block: str, rest: int) -> str:
    width = {"player": MOST_SEATS, "piece": ALL, "link": LINKS}.get(block.partition("-")[2], 1)
    which = CARDS[PLAYED_CARDS[rest // width]].id if block.startswith("play") else None
    name = f"{block} {which or rest // width + 1}"
    if block.endswith("-piece"):
        return f"{name} {_piece(rest % width)}"
    return name if width == 1 else f"{name} {rest % width}"


def _piece(number: int, width: int = PIECES) -> str:
    return f"{number // width}.{number % width + 1}"


# -- observations ----------------------------------------------------------------------------------

MANY: Final = 99
TURNS: Final = 999

_PIECE: Final[list[tuple[str, int, int, int, str]]] = [
    ("there", 1, 0, 1, "there is a card"),
    ("kind", 1, 0, _KINDS, "the card's number plus 1; 0: the seat does not know it"),
    ("place", 1, 0, ON_SHIP, "1 Hangar, 2 Canteen, 3 Surface, 4 on a ship"),
    ("my-deck", 1, 0, 1, "it started in the seat's deck; told of cards the seat knows"),
    ("paid", 1, 0, 1, "it is paid and face up"),
    ("state", 1, 0, len(STATES) - 1, "0 active, 1 used, 2 damaged"),
    ("markers", 1, 0, MANY, "development markers"),
    ("marks", 1, 0, MANY, "other markers"),
    ("host", 1, 0, PIECES, "the piece it is on, from 1 on; 0: on none"),
    ("speed", 1, 0, MANY, "of ships: speed now"),
    ("firepower", 1, 0, MANY, "of ships: firepower now"),
    ("armour", 1, 0, MANY, "of ships and paid bases: armour left"),
    ("bombing", 1, 0, MANY, "of ships: bombing now"),
    ("damage", 1, 0, MANY, "damage taken"),
    ("abilities", len(ABILITIES), 0, 1, "abilities it has now: " + ", ".join(ABILITIES)),
    ("stuck", 1, 0, 1, "it will not turn back in the next closing phase"),
    ("side", 1, 0, 2, "1 it attacks, 2 it defends"),
    ("bomber", 1, 0, 1, "it is named as a bomber"),
    ("shooter", 1, 0, 1, "it fires"),
    ("aimed", 1, 0, 1, "it is aimed at"),
    ("target", 1, 0, 1, "it is the target of the attack"),
]
PIECE_FIELDS: Final = _PIECE
"""What is told of each card in play: name, size, least, greatest, meaning."""

FIELDS: Final[list[tuple[str, int, int, int, str]]] = [
    ("phase", len(PHASES), 0, 1, "one of: " + ", ".join(PHASES)),
    ("step", len(STEPS), 0, 1, "step of the combat; the first is none"),
    ("turns", 1, 0, TURNS, "turns begun by all players"),
    ("quick-start", 1, 0, 1, "the quick-start game is played"),
    ("simplified", 1, 0, 1, "the simplified combat is played"),
    ("turn", MOST_SEATS, 0, 1, "whose turn it is; players here and below clockwise from the seat"),
    ("deciding", MOST_SEATS, 0, 1, "who is asked something"),
    ("question", len(QUESTIONS), 0, 1, "what is asked; names in the order of QUESTIONS"),
    ("playing", MOST_SEATS, 0, 1, "who is in the game"),
    ("starter", MOST_SEATS, 0, 1, "the starting player"),
    ("attacker", MOST_SEATS, 0, 1, "who attacks"),
    ("defender", MOST_SEATS, 0, 1, "who is attacked"),
    ("at-colony", 1, 0, 1, "the Colony is attacked"),
    ("at-headquarters", 1, 0, 1, "the Headquarters are attacked"),
    ("credits", MOST_SEATS, 0, MANY, "credits"),
    ("colony-count", MOST_SEATS, 0, MANY, "cards in the Colony"),
    ("hand-count", MOST_SEATS, 0, MANY, "cards in hand"),
    ("ruin-count", MOST_SEATS, 0, MANY, "cards in the Ruin"),
    ("begun", MOST_SEATS, 0, MANY, "turns begun"),
    ("beaten", MOST_SEATS, 0, MANY, "players eliminated"),
    ("hand", MOST_SEATS * _KINDS, 0, MANY, "cards of each kind that the seat knows in that hand"),
    ("ruin", MOST_SEATS * _KINDS, 0, MANY, "the same for the Ruin"),
    ("scrap", MOST_SEATS * _KINDS, 0, MANY, "the same for the Scrap"),
    ("looked", _KINDS, 0, MANY, "cards of each kind that the seat is looking at"),
    (
        "unseen",
        MOST_SEATS * _KINDS,
        0,
        MANY,
        "cards of each kind from that deck, the seat knows not where",
    ),
    ("link", LINKS * len(ANNOUNCED), 0, 1, "the chain from its bottom, in the order of ANNOUNCED"),
    ("link-player", LINKS * MOST_SEATS, 0, 1, "whose each link is"),
    ("link-card", LINKS, 0, _KINDS, "the card played, used or paid: its number plus 1, or 0"),
    *[(f"piece.{f[0]}", ALL * f[1], f[2], f[3], f[4]) for f in _PIECE],
]
"""The row of an observation from left to right: name, size, least, greatest, meaning."""

_ROW: Final = Blocks(FIELDS)
OBSERVATION_SIZE: Final = _ROW.count
PLACE: Final = _ROW.first
_QUESTION: Final = {name: k for k, name in enumerate(QUESTIONS)}
_ANNOUNCED: Final = {name: k for k, name in enumerate(ANNOUNCED)}


def observe(state: State, seat: int) -> list[int]:
    """What a seat may know, as OBSERVATION_SIZE numbers laid out by FIELDS.

    Read from open columns, and of hidden cards only those whose knowledge bit the seat has."""
    s = galaxy(state)
    out = [0] * OBSERVATION_SIZE
    _observe_turn(s, seat, out)
    _observe_chain(s, seat, out)
    for player in range(int(s.seats)):
        _observe_player(s, seat, player, out)
    for slot, number in numbered(s, seat).items():
        _observe_piece(s, seat, slot, number, out)
    for card in s.looked:
        if s.knows[card] & BIT[seat] != 0:
            out[PLACE["looked"] + int(s.kind[card])] += 1
    return out


def _observe_turn(s: Galaxy, seat: int, out: list[int]) -> None:
    out[PLACE["phase"] + int(s.phase)] = 1
    out[PLACE["step"] + int(s.step)] = 1
    out[PLACE["turns"]] = capped(int(s.turns), TURNS)
    out[PLACE["quick-start"]] = 1 if s.options & QUICK_START else 0
    out[PLACE["simplified"]] = 1 if s.options & SIMPLIFIED else 0
    for name, player in (
        ("turn", int(s.turn)),
        ("starter", int(s.starter)),
        ("attacker", int(s.attacker)),
        ("defender", int(s.defender)),
    ):
        if player >= 0:
            out[PLACE[name] + relative(s, seat, player)] = 1
    for ask in s.asks:
        out[PLACE["deciding"] + relative(s, seat, int(ask.seat))] = 1
        out[PLACE["question"] + _QUESTION[ask.prompt.name]] = 1
    out[PLACE["at-colony"]] = 1 if s.aim == AT_COLONY else 0
    out[PLACE["at-headquarters"]] = 1 if s.aim == AT_HEADQUARTERS else 0


def _observe_chain(s: Galaxy, seat: int, out: list[int]) -> None:
    """What is announced is open, but for what is laid face down."""
    for at in range(min(LINKS, int(links(s)))):
        name = what_at(s, at).name
        out[PLACE["link"] + at * len(ANNOUNCED) + _ANNOUNCED[name]] = 1
        player = relative(s, seat, int(seat_of(s, at)))
        out[PLACE["link-player"] + at * MOST_SEATS + player] = 1
        source = int(source_of(s, at))
        if name in ("card", "ship"):
            out[PLACE["link-card"] + at] = int(s.kind[source]) + 1
        elif name in ("payment", "ability", "ship-text"):
            out[PLACE["link-card"] + at] = int(s.kind_at(source)) + 1


def _observe_player(s: Galaxy, seat: int, player: int, out: list[int]) -> None:
    side = relative(s, seat, player)
    out[PLACE["playing"] + side] = 0 if s.is_out(player) else 1
    for name, value in (
        ("credits", int(s.credits(player))),
        ("colony-count", int(s.size[COLONY + player])),
        ("hand-count", int(s.size[HAND + player])),
        ("ruin-count", int(s.size[RUIN + player])),
        ("begun", int(s.begun(player))),
        ("beaten", int(s.player[player * PLAYER + BEATEN])),
    ):
        out[PLACE[name] + side] = capped(value, MANY)
    bit = int(BIT[seat])
    for name, pile in (("hand", HAND), ("ruin", RUIN), ("scrap", SCRAP)):
        base = PLACE[name] + side * _KINDS
        for card in s.cards_in(pile + player):
            if s.knows[card] & bit != 0:
                out[base + int(s.kind[card])] += 1
    unseen = PLACE["unseen"] + side * _KINDS
    for card in range(len(s.kind)):
        if s.knows[card] & bit == 0 and s.owner[card] == player:
            out[unseen + int(s.kind[card])] += 1


def _observe_piece(s: Galaxy, seat: int, slot: int, number: int, out: list[int]) -> None:
    """Of a face-down card of others: where it lies, how it is turned, what lies on it (KG-5.15)."""
    card = int(s.card_at(slot))
    known = bool(s.knows[card] & BIT[seat] != 0)
    mates = pieces(s, int(s.holder(slot)))
    host = int(s.host(slot))
    facts = {
        "there": 1,
        "kind": int(s.kind[card]) + 1 if known else 0,
        "place": int(s.place(slot)),
        "my-deck": 1 if known and s.owner[card] == seat else 0,
        "paid": 1 if s.is_paid(slot) else 0,
        "state": int(s.turned(slot)),
        "markers": int(s.markers(slot)),
        "marks": int(s.table[slot * WIDE + MARKS]),
        "host": mates.index(host) + 1 if host in mates else 0,
        "damage": int(s.table[slot * WIDE + DAMAGE_TAKEN]),
        "stuck": 1 if s.flag(slot, HELD) else 0,
        "target": 1 if s.attacker >= 0 and s.aim == slot else 0,
    }
    if s.is_ship(slot):
        held = int(abilities(s, slot))
        for k in range(len(ABILITIES)):
            out[PLACE["piece.abilities"] + number * len(ABILITIES) + k] = held >> k & 1
        facts |= {
            "speed": int(stat(s, slot, SPEED)),
            "firepower": int(stat(s, slot, FIREPOWER)),
            "bombing": int(stat(s, slot, BOMBING)),
            "side": 0 if s.side(slot) == 0 else 1 if s.side(slot) == ATTACKERS else 2,
            "bomber": 1 if s.flag(slot, BOMBS_NOW) else 0,
            "shooter": 1 if s.shooter == slot else 0,
            "aimed": 1 if s.aimed == slot else 0,
        }
    if s.is_paid(slot):
        facts["armour"] = int(armour_left(s, slot))
    for name, value in facts.items():
        out[PLACE["piece." + name] + number] = capped(value, _KINDS if name == "kind" else MANY)
