"""The state of a mission: cards in piles, figures on the map, tokens, the attack that goes on.

Seat 0 is the invader, the others are marines: seat n has figure n - 1. Demons are the figures from
4 on, in the order of the types (`Book.type_of`). Sets of figures, doors, portals, items and types
are words; squares are numbers of the grid.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

from hadur.games.doom import log
from hadur.games.doom.board import Board
from hadur.games.doom.book import Book
from hadur.games.doom.field import Atlas, Field, shape_of
from hadur.kernel.bits import BIT
from hadur.kernel.cards import CardState
from hadur.kernel.maps.widesets import members_in
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import BLANK, EVERYONE, State, plain

STREAMS: Final = ("cards", "dice")
CARDS: Final = 0
DICE: Final = 1

INVADER: Final = 0
MARINES: Final = 4
SEATS: Final = 5
"""Seats there can be: piles are numbered for all of them, whoever plays."""
ALL_MARINES: Final = 15
"""The figures of the marines, a bit each."""

INVADER_SIDE: Final = 0
MARINE_SIDE: Final = 1

# Piles by seat: DECK + seat and so on; the invader's are the event cards.
DECK: Final = 0
HAND_OF: Final = 5
DISCARD: Final = 10
IN_PLAY: Final = 15
GLORY_OF: Final = 20
GLORY_DECK: Final = 25
GLORY_DISCARD: Final = 26
TURNS: Final = 27
SHOWN: Final = 28
LOOKED_AT: Final = 29
PILES: Final = 30
BOX: Final = 30
"""Not a pile: what nobody has."""

# Status of a figure, a bit each.
TURNED: Final = 1  # a large figure lies (its base is turned by 90 degrees)
STUNNED: Final = 2
ACTED: Final = 4  # activated while its type acts
ATTACKED: Final = 8  # attacked in this activation

# Options (docs/rulings/doom.md); the first three are the Field's.
ARGENT_INVASION: Final = 8
GLORY_OPTIONAL: Final = 16
TELEFRAG_ALWAYS: Final = 32
SUMMON_DISPLACES: Final = 64
RESPAWN_EMPTY: Final = 128
ACTIVE_ORDERS: Final = 256
NEWCOMERS_ACT: Final = 512
CLASS_OF_TWO: Final = 1024
RECOMMENDED: Final = 2048
FIELD_OPTIONS: Final = 7

# Places in the column of tokens, five for each objective token.
TOKEN_KIND: Final = 0
TOKEN_PLACE: Final = 1  # -1 if it is not on the map
TOKEN_BEARER: Final = 2
TOKEN_THREAT: Final = 3
TOKEN_PROGRESS: Final = 4
TOKEN_SIZE: Final = 5

# Places in the column of what lasts, five for each effect.
LAST_WHAT: Final = 0
LAST_AMOUNT: Final = 1
LAST_FIGURE: Final = 2
LAST_UNTIL: Final = 3
LAST_OWNER: Final = 4  # the marine whose activation it ends with, or -1
LAST_SIZE: Final = 5

# Places in the column of the attack that goes on.
A_ATTACKER: Final = 0
A_DEFENDER: Final = 1
A_SHEET: Final = 2
A_RANGE: Final = 3
A_RED: Final = 4
A_BLACK: Final = 5
A_HITS: Final = 6
A_SHIELDS: Final = 7
A_PIERCE: Final = 8
A_DODGE: Final = 9
A_NO_COVER: Final = 10
A_COVER: Final = 11
A_CARD: Final = 12  # the defense card, or -1
A_REDREWN: Final = 13  # whether the card on the table must be used
A_DEALT: Final = 14
A_FRAGGED: Final = 15
A_FROM: Final = 16  # stand of the attacker
A_TO: Final = 17  # stand of the defender
A_WOUNDS: Final = 18  # damage the defender had when it was named
A_STEP: Final = 19
A_LOSE: Final = 20  # dice still to be removed before the roll
ATTACK_SIZE: Final = 21

NO_ATTACK: Final = 0
DECLARING: Final = 1
ROLLING: Final = 2
DEFENDING: Final = 3
RESOLVING: Final = 4
AFTER: Final = 5

if TYPE_CHECKING:
    from hadur.kernel.columns import Listed

    Figures = Annotated[vec[i64], "[0] * int(self.book.all_figures)"]
    Places = Annotated[vec[i64], "[-1] * int(self.book.all_figures)"]
    Squares = Annotated[vec[i64], "[-1] * int(self.board.grid.squares)"]
    Classes = Annotated[vec[i64], [-1] * SEATS, "class-of"]
    Owned = Annotated[vec[i64], [0] * SEATS]
    Grenades = Annotated[vec[i64], "[-1] * (MARINES * len(self.book.weapons))"]
    Argent = Annotated[vec[i64], "[0] * (int(self.book.types) + 1)"]
    Tokens = Annotated[vec[i64], [], TOKEN_SIZE]
    Lasting = Annotated[vec[i64], [], LAST_SIZE]
    Attack = Annotated[vec[i64], [-1] * ATTACK_SIZE]
    Table = Annotated[i64, "table"]
    Map = Annotated[i64, "map"]
    Turn = Annotated[i64, "turn"]
    Mission = Annotated[i64, "mission"]


class Raid(CardState):
    """A mission in play. `book`, `board`, `atlas` and `field` never change: copies share them."""

    book: Book
    board: Board
    atlas: Atlas
    field: Field

    def __init__(self, seats: i64 = 0, streams: i64 = 0, seed: i64 = 0) -> None:
        super().__init__(seats, streams, seed)
        self.options: Table = 0
        # Figures.
        self.place: Places = BLANK
        self.status: Figures = BLANK
        self.damage: Figures = BLANK
        self.points: Figures = BLANK
        self.spent: Figures = BLANK
        self.pending: Figures = BLANK
        self.fell: Places = BLANK
        self.at: Squares = BLANK
        self.on_map: Table = 0
        self.lifted: Table = -1
        # Cards and tokens.
        self.class_of: Classes = BLANK
        self.owned: Owned = BLANK
        self.grenades: Grenades = BLANK
        self.argent: Argent = BLANK
        self.tokens: Tokens = BLANK
        self.lasting: Lasting = BLANK
        self.attack: Attack = BLANK
        self.dice: Listed = BLANK
        self.used: Listed = BLANK
        self.arrivals: Listed = BLANK
        self.sets: Table = 0
        self.sets_seen: Table = 0
        self.invasion: Table = -1
        self.groups_seen: Table = 0
        # The map.
        self.doors: Map = 0
        self.teleporters: Map = 0
        self.portals: Map = 0
        self.awake: Map = 0
        self.items: Map = 0
        # The round.
        self.round: Turn = 0
        self.active: Turn = -1
        self.acting: Turn = 0
        self.face_up: Turn = 0
        self.exhausted: Turn = 0
        self.tired: Turn = 0
        self.activated: Turn = 0
        self.mains: Turn = 0
        self.lead: Turn = 0
        self.armed: Turn = -1
        # The mission.
        self.frags: Mission = 0
        self.threats: Mission = 0
        self.achieved: Mission = 0
        self.newcomers: Mission = 0
        self.woken: Mission = 0
        self.beyond: Mission = 0
        self.portal: Mission = -1
        self.dealt: Mission = 0

    def lay_out(self, book: Book, board: Board, atlas: Atlas, options: i64) -> None:
        """A new table: the map as the mission has it, every card in the box, no figure on it."""
        self.book = book
        self.board = board
        self.atlas = atlas
        self.options = options
        self.fill()
        self.attack[A_STEP] = NO_ATTACK
        for k in range(len(board.token_kind)):
            self.add_token(board.token_kind[k], board.token_place[k], -1)
        self.doors = BIT[board.doors] - 1
        self.field = atlas.field(self.doors)
        self.teleporters = board.teleporters_active
        self.portals = BIT[len(board.portals)] - 1
        self.awake = board.portals_active
        self.items = BIT[len(board.items)] - 1
        cards = [int(kind) for kind in book.card_kind]
        events = sum([1 for kind in cards if book.kind[kind] == 1])
        glory = sum([1 for kind in cards if book.kind[kind] == 2])
        own = sum([int(size) for size in book.weapon_size])
        room = ([events] + [own] * MARINES) * 4 + [glory] * SEATS
        self.deal_cards(cards, [*room, glory, glory, 12, 12, 12])
        for card in range(len(cards)):
            self.zone[card] = BOX

    # -- telling -----------------------------------------------------------------------------------

    def tell(
        self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, audience: i64 = EVERYONE
    ) -> None:
        """What the mission numbers is told so that it can be read without the mission."""
        listener = self.listener
        if listener is None:
            return
        forms = log.FORMS[kind]
        if kind == log.USED:
            d = b - self.book.first[c]
        a = self._told(forms[0], a)
        b = self._told(forms[1], b) if len(forms) > 1 else b
        c = self._told(forms[2], c) if len(forms) > 2 else c
        listener.event(kind, a, b, c, d, audience)

    def _told(self, form: str, number: i64) -> i64:
        if number < 0:
            return number
        if form in log.SQUARES:
            return self._told_square(number)
        if form == "portal":
            return self._told_square(self.board.portals[number])
        if form == "door":
            edge = self.board.door_edges[self.board.door_first[number]]
            one = self._told_square(self.board.grid.side(edge, 0))
            return 4096 * one + self._told_square(self.board.grid.side(edge, 1))
        if form == "sheet":
            return self.book.told_sheet[number]
        if form == "token":
            return self.book.told_token[number]
        return number

    def _told_square(self, square: i64) -> i64:
        return 64 * self.board.grid.y_of(square) + self.board.grid.x_of(square)

    # -- seats, sides and figures ------------------------------------------------------------------

    def everybody(self) -> i64:
        return BIT[self.seats] - 1

    def seat_of(self, figure: i64) -> i64:
        """Who controls a figure."""
        return figure + 1 if figure < MARINES else INVADER

    def is_here(self, figure: i64) -> bool:
        return figure >= 0 and self.place[figure] >= 0

    def is_stunned(self, figure: i64) -> bool:
        return self.status[figure] & STUNNED != 0

    def marines(self) -> i64:
        """The marines on the map."""
        return self.on_map & ALL_MARINES

    def demons(self) -> i64:
        return self.on_map & ~ALL_MARINES

    def enemies(self, figure: i64) -> i64:
        """DM-2.16."""
        return self.demons() if figure < MARINES else self.marines()

    def of_type(self, kind: i64) -> i64:
        """All figures of a demon type, a bit each."""
        first = self.book.first_figure[kind]
        return (BIT[self.book.figures[kind]] - 1) * BIT[first]

    def stand(self, figure: i64) -> i64:
        """Where a figure is, as a number for its field; of one that is gone, where it last was."""
        if self.place[figure] < 0:
            return self.fell[figure]
        return self.stand_at(figure, self.place[figure], self.status[figure] & TURNED)

    def stand_at(self, figure: i64, square: i64, turned: i64) -> i64:
        kind = self.book.type_of[figure]
        if kind < 0:
            return square
        shape = shape_of(self.book.wide[kind], self.book.high[kind], turned)
        return shape * self.field.squares + square

    def lift(self, figure: i64) -> None:
        """Take a figure's base off the map, so that others can be found under it."""
        if self.lifted == figure:
            return
        at = self.at
        if not self.book.is_large(figure):
            at[self.place[figure]] = -1
            return
        for square in members_in(self.field.base(self.stand(figure))):
            at[square] = -1

    def set_down(self, figure: i64, square: i64, turned: i64) -> None:
        """Put a figure (lifted or new) into empty spaces."""
        self.place[figure] = square
        self.status[figure] = (self.status[figure] & ~TURNED) | turned
        self.on_map |= BIT[figure]
        at = self.at
        if not self.book.is_large(figure):
            at[square] = figure
        else:
            for under in members_in(self.field.base(self.stand(figure))):
                at[under] = figure
        if self.lifted == figure:
            self.lifted = -1

    def others(self, one: i64, other: i64) -> vec[i64]:
        """The squares of all figures but these two (DM-14.14)."""
        out = vec[i64]([0] * int(self.field.grid.words))
        left = self.on_map & ~BIT[one] & ~BIT[other]
        for figure in range(self.book.all_figures):
            if left & BIT[figure] != 0:
                base = self.field.base(self.stand(figure))
                for k in range(len(out)):
                    out[k] |= base[k]
        return out

    # -- tokens ------------------------------------------------------------------------------------

    def add_token(self, kind: i64, place: i64, bearer: i64) -> None:
        tokens = self.tokens
        for value in (kind, place, bearer, 0, 0):
            tokens = append(tokens, value)
        self.tokens = tokens

    def token_count(self) -> i64:
        return len(self.tokens) // TOKEN_SIZE

    def token(self, number: i64, what: i64) -> i64:
        return self.tokens[number * TOKEN_SIZE + what]

    def bearing(self, figure: i64) -> i64:
        """How many objective tokens a figure holds (DM-23.2)."""
        many: i64 = 0
        for k in range(self.token_count()):
            if self.token(k, TOKEN_BEARER) == figure:
                many += 1
        return many

    def supply(self) -> i64:
        """Argent Power tokens that are left (DM-2.22)."""
        left = self.book.argent
        for many in self.argent:
            left -= many
        return left

    # -- doors -------------------------------------------------------------------------------------

    def change_doors(self, doors: i64) -> None:
        self.doors = doors
        self.field = self.atlas.field(doors)

    # -- the end -----------------------------------------------------------------------------------

    def orders(self) -> i64:
        return self.seat_of(self.active) if self.active >= 0 else INVADER

    def order_rule(self) -> str:
        return "DM-8.17"

    # Written by tools/columns.py from the columns above.
    def copy(self) -> Raid:
        to = Raid()
        self._copy_card_state(to)
        to.book = self.book
        to.board = self.board
        to.atlas = self.atlas
        to.field = self.field
        to.options = self.options
        to.place = self.place[:]
        to.status = self.status[:]
        to.damage = self.damage[:]
        to.points = self.points[:]
        to.spent = self.spent[:]
        to.pending = self.pending[:]
        to.fell = self.fell[:]
        to.at = self.at[:]
        to.on_map = self.on_map
        to.lifted = self.lifted
        to.class_of = self.class_of[:]
        to.owned = self.owned[:]
        to.grenades = self.grenades[:]
        to.argent = self.argent[:]
        to.tokens = self.tokens[:]
        to.lasting = self.lasting[:]
        to.attack = self.attack[:]
        to.dice = self.dice[:]
        to.used = self.used[:]
        to.arrivals = self.arrivals[:]
        to.sets = self.sets
        to.sets_seen = self.sets_seen
        to.invasion = self.invasion
        to.groups_seen = self.groups_seen
        to.doors = self.doors
        to.teleporters = self.teleporters
        to.portals = self.portals
        to.awake = self.awake
        to.items = self.items
        to.round = self.round
        to.active = self.active
        to.acting = self.acting
        to.face_up = self.face_up
        to.exhausted = self.exhausted
        to.tired = self.tired
        to.activated = self.activated
        to.mains = self.mains
        to.lead = self.lead
        to.armed = self.armed
        to.frags = self.frags
        to.threats = self.threats
        to.achieved = self.achieved
        to.newcomers = self.newcomers
        to.woken = self.woken
        to.beyond = self.beyond
        to.portal = self.portal
        to.dealt = self.dealt
        return to

    def _dump_columns(self, out: dict[str, list[int]]) -> None:
        super()._dump_columns(out)
        out["table"] = [
            int(self.options),
            int(self.on_map),
            int(self.lifted),
            int(self.sets),
            int(self.sets_seen),
            int(self.invasion),
            int(self.groups_seen),
        ]
        out["place"] = plain(self.place)
        out["status"] = plain(self.status)
        out["damage"] = plain(self.damage)
        out["points"] = plain(self.points)
        out["spent"] = plain(self.spent)
        out["pending"] = plain(self.pending)
        out["fell"] = plain(self.fell)
        out["at"] = plain(self.at)
        out["class-of"] = plain(self.class_of)
        out["owned"] = plain(self.owned)
        out["grenades"] = plain(self.grenades)
        out["argent"] = plain(self.argent)
        out["tokens"] = plain(self.tokens)
        out["lasting"] = plain(self.lasting)
        out["attack"] = plain(self.attack)
        out["dice"] = plain(self.dice)
        out["used"] = plain(self.used)
        out["arrivals"] = plain(self.arrivals)
        out["map"] = [
            int(self.doors),
            int(self.teleporters),
            int(self.portals),
            int(self.awake),
            int(self.items),
        ]
        out["turn"] = [
            int(self.round),
            int(self.active),
            int(self.acting),
            int(self.face_up),
            int(self.exhausted),
            int(self.tired),
            int(self.activated),
            int(self.mains),
            int(self.lead),
            int(self.armed),
        ]
        out["mission"] = [
            int(self.frags),
            int(self.threats),
            int(self.achieved),
            int(self.newcomers),
            int(self.woken),
            int(self.beyond),
            int(self.portal),
            int(self.dealt),
        ]

    def fill(self) -> None:
        super().fill()
        self.place = vec[i64]([-1] * int(self.book.all_figures))
        self.status = vec[i64]([0] * int(self.book.all_figures))
        self.damage = vec[i64]([0] * int(self.book.all_figures))
        self.points = vec[i64]([0] * int(self.book.all_figures))
        self.spent = vec[i64]([0] * int(self.book.all_figures))
        self.pending = vec[i64]([0] * int(self.book.all_figures))
        self.fell = vec[i64]([-1] * int(self.book.all_figures))
        self.at = vec[i64]([-1] * int(self.board.grid.squares))
        self.class_of = vec[i64]([-1] * SEATS)
        self.owned = vec[i64]([0] * SEATS)
        self.grenades = vec[i64]([-1] * (MARINES * len(self.book.weapons)))
        self.argent = vec[i64]([0] * (int(self.book.types) + 1))
        self.tokens = vec[i64]()
        self.lasting = vec[i64]()
        self.attack = vec[i64]([-1] * ATTACK_SIZE)
        self.dice = vec[i64]()
        self.used = vec[i64]()
        self.arrivals = vec[i64]()

    def lengths(self) -> dict[str, int]:
        out = super().lengths()
        out["place"] = int(self.book.all_figures)
        out["status"] = int(self.book.all_figures)
        out["damage"] = int(self.book.all_figures)
        out["points"] = int(self.book.all_figures)
        out["spent"] = int(self.book.all_figures)
        out["pending"] = int(self.book.all_figures)
        out["fell"] = int(self.book.all_figures)
        out["at"] = int(self.board.grid.squares)
        out["class_of"] = SEATS
        out["owned"] = SEATS
        out["grenades"] = MARINES * len(self.book.weapons)
        out["argent"] = int(self.book.types) + 1
        out["tokens"] = -TOKEN_SIZE
        out["lasting"] = -LAST_SIZE
        out["attack"] = ATTACK_SIZE
        out["dice"] = -1
        out["used"] = -1
        out["arrivals"] = -1
        return out

    # End of what tools/columns.py writes.


def raid(s: State) -> Raid:
    assert isinstance(s, Raid)
    return s
