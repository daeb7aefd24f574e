"""The state of a mission: cards in piles, figures on the map, tokens, the attack that goes on.

Seat 0 is the invader, the others are marines: seat n has figure n - 1. Demons are the figures from
4 on, in the order of the types (`Book.type_of`). Sets of figures, doors, portals, items and types
are words; squares are numbers of the grid.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hadur.games.doom.board import Board
from hadur.games.doom.book import Book
from hadur.games.doom.field import Atlas, Field, shape_of
from hadur.kernel.bits import BIT
from hadur.kernel.cards import CardState
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import BLANK, State
from hadur.kernel.widesets import members_in

if TYPE_CHECKING:
    from hadur.kernel.game import Game

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


class Raid(CardState):
    """A mission in play. `book`, `board`, `atlas` and `field` never change: copies share them."""

    book: Book
    board: Board
    atlas: Atlas
    field: Field

    def __init__(self, seats: i64 = 0, streams: i64 = 0, seed: i64 = 0) -> None:
        super().__init__(seats, streams, seed)
        self.options: i64 = 0
        # Figures.
        self.place = BLANK
        self.status = BLANK
        self.damage = BLANK
        self.points = BLANK
        self.spent = BLANK
        self.pending = BLANK
        self.fell = BLANK
        self.at = BLANK
        self.on_map: i64 = 0
        self.lifted: i64 = -1
        # Cards and tokens.
        self.class_of = BLANK
        self.owned = BLANK
        self.grenades = BLANK
        self.argent = BLANK
        self.tokens = BLANK
        self.lasting = BLANK
        self.attack = BLANK
        self.dice = BLANK
        self.used = BLANK
        self.arrivals = BLANK
        self.sets: i64 = 0
        self.sets_seen: i64 = 0
        self.invasion: i64 = -1
        self.groups_seen: i64 = 0
        # The map.
        self.doors: i64 = 0
        self.teleporters: i64 = 0
        self.portals: i64 = 0
        self.awake: i64 = 0
        self.items: i64 = 0
        # The round.
        self.round: i64 = 0
        self.active: i64 = -1
        self.acting: i64 = 0
        self.face_up: i64 = 0
        self.exhausted: i64 = 0
        self.tired: i64 = 0
        self.activated: i64 = 0
        self.mains: i64 = 0
        self.lead: i64 = 0
        # The mission.
        self.frags: i64 = 0
        self.threats: i64 = 0
        self.achieved: i64 = 0
        self.newcomers: i64 = 0
        self.woken: i64 = 0
        self.beyond: i64 = 0
        self.portal: i64 = -1
        self.dealt: i64 = 0

    def copy(self) -> Raid:
        s = Raid()
        self._copy_cards(s)
        s.book = self.book
        s.board = self.board
        s.atlas = self.atlas
        s.field = self.field
        s.options = self.options
        s.place = self.place[:]
        s.status = self.status[:]
        s.damage = self.damage[:]
        s.points = self.points[:]
        s.spent = self.spent[:]
        s.pending = self.pending[:]
        s.fell = self.fell[:]
        s.at = self.at[:]
        s.on_map = self.on_map
        s.lifted = self.lifted
        s.class_of = self.class_of[:]
        s.owned = self.owned[:]
        s.grenades = self.grenades[:]
        s.argent = self.argent[:]
        s.tokens = self.tokens[:]
        s.lasting = self.lasting[:]
        s.attack = self.attack[:]
        s.dice = self.dice[:]
        s.used = self.used[:]
        s.arrivals = self.arrivals[:]
        s.sets = self.sets
        s.sets_seen = self.sets_seen
        s.invasion = self.invasion
        s.groups_seen = self.groups_seen
        s.doors = self.doors
        s.teleporters = self.teleporters
        s.portals = self.portals
        s.awake = self.awake
        s.items = self.items
        s.round = self.round
        s.active = self.active
        s.acting = self.acting
        s.face_up = self.face_up
        s.exhausted = self.exhausted
        s.tired = self.tired
        s.activated = self.activated
        s.mains = self.mains
        s.lead = self.lead
        s.frags = self.frags
        s.threats = self.threats
        s.achieved = self.achieved
        s.newcomers = self.newcomers
        s.woken = self.woken
        s.beyond = self.beyond
        s.portal = self.portal
        s.dealt = self.dealt
        return s

    def dump(self) -> dict[str, list[int]]:
        out = super().dump()
        columns = {
            "place": self.place,
            "status": self.status,
            "damage": self.damage,
            "points": self.points,
            "spent": self.spent,
            "pending": self.pending,
            "fell": self.fell,
            "at": self.at,
            "class-of": self.class_of,
            "owned": self.owned,
            "grenades": self.grenades,
            "argent": self.argent,
            "tokens": self.tokens,
            "lasting": self.lasting,
            "attack": self.attack,
            "dice": self.dice,
            "used": self.used,
            "arrivals": self.arrivals,
        }
        for name, column in columns.items():
            out[name] = [int(n) for n in column]
        out["table"] = [
            int(n)
            for n in (
                self.options,
                self.on_map,
                self.lifted,
                self.sets,
                self.sets_seen,
                self.invasion,
                self.groups_seen,
            )
        ]
        out["map"] = [
            int(n) for n in (self.doors, self.teleporters, self.portals, self.awake, self.items)
        ]
        out["turn"] = [
            int(n)
            for n in (
                self.round,
                self.active,
                self.acting,
                self.face_up,
                self.exhausted,
                self.tired,
                self.activated,
                self.mains,
                self.lead,
            )
        ]
        out["mission"] = [
            int(n)
            for n in (
                self.frags,
                self.threats,
                self.achieved,
                self.newcomers,
                self.woken,
                self.beyond,
                self.portal,
                self.dealt,
            )
        ]
        return out

    def game(self) -> Game:
        from hadur.games.doom.rules import GAME

        return GAME

    def lay_out(self, book: Book, board: Board, atlas: Atlas, options: i64) -> None:
        """A new table: the map as the mission has it, every card in the box, no figure on it."""
        self.book = book
        self.board = board
        self.atlas = atlas
        self.options = options
        figures = int(book.all_figures)
        self.place = vec[i64]([-1] * figures)
        self.status = vec[i64]([0] * figures)
        self.damage = vec[i64]([0] * figures)
        self.points = vec[i64]([0] * figures)
        self.spent = vec[i64]([0] * figures)
        self.pending = vec[i64]([0] * figures)
        self.fell = vec[i64]([-1] * figures)
        self.at = vec[i64]([-1] * int(board.grid.squares))
        self.class_of = vec[i64]([-1] * SEATS)
        self.owned = vec[i64]([0] * SEATS)
        self.grenades = vec[i64]([-1] * (MARINES * len(book.weapons)))
        self.argent = vec[i64]([0] * (int(book.types) + 1))
        self.tokens = vec[i64]()
        self.lasting = vec[i64]()
        self.attack = vec[i64]([-1] * ATTACK_SIZE)
        self.attack[A_STEP] = NO_ATTACK
        self.dice = vec[i64]()
        self.used = vec[i64]()
        self.arrivals = vec[i64]()
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

    # -- seats, sides and figures ------------------------------------------------------------------

    def everybody(self) -> i64:
        return BIT[self.seats] - 1

    def seat_of(self, figure: i64) -> i64:
        """Who controls a figure."""
        return figure + 1 if figure < MARINES else INVADER

    def is_marine(self, figure: i64) -> bool:
        return figure < MARINES

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


def raid(s: State) -> Raid:
    assert isinstance(s, Raid)
    return s
