"""The position as the judge reads it: figures on squares, what they pay, what lasts, what is held.

Nothing here is taken from what the engine works out for its own use (who stands where by square,
relations, prices, derived values): it is counted anew from the columns and from what is printed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hadur.games.doom import notation
from hadur.games.doom import state as st
from hadur.games.doom import vocabulary as v
from hadur.games.doom.legality.plan import (
    FLY,
    WALK,
    Base,
    Plan,
    Square,
    door_edges,
    edge_sides,
    plan_of,
)
from hadur.games.doom.state import INVADER, MARINES, Raid

NOBODY: Final = -1


class Situation:
    """A raid, read for a verdict."""

    def __init__(self, s: Raid) -> None:
        self.s: Final = s
        self.book: Final = s.book
        self.board: Final = s.board
        self.width: Final = int(s.board.grid.width)
        self.plan: Final[Plan] = plan_of(s.board, int(s.doors), int(s.options) & st.FIELD_OPTIONS)
        self.bases: Final[dict[int, Base]] = {
            figure: self.base_at(figure, self.square(int(s.place[figure])), self.lies(figure))
            for figure in range(int(s.book.all_figures))
            if s.place[figure] >= 0
        }
        """The squares of every figure on the map."""

    # -- squares -----------------------------------------------------------------------------------

    def square(self, number: int) -> Square:
        return number % self.width, number // self.width

    def number(self, square: Square) -> int:
        return square[1] * self.width + square[0]

    def name(self, square: Square) -> str:
        return notation.square(self.s, self.number(square))

    def terrain(self, square: Square) -> str:
        return self.plan.terrain.get(square, "open")

    def barred(self, square: Square) -> bool:
        """Blocking or impassable."""
        return self.terrain(square) in ("blocking", "impassable")

    def places(self, column: object, bits: int = -1) -> list[Square]:
        """The squares of a printed list, those with their bit set."""
        numbers = [int(n) for n in column]  # type: ignore[attr-defined]
        return [self.square(n) for k, n in enumerate(numbers) if bits >> k & 1]

    # -- figures -----------------------------------------------------------------------------------

    def figure_name(self, figure: int) -> str:
        return notation.figure(self.s, figure)

    def here(self, figure: int) -> bool:
        return figure in self.bases

    def is_marine(self, figure: int) -> bool:
        return figure < MARINES

    def size(self, figure: int, lying: bool) -> tuple[int, int]:
        """Width and height of a base."""
        kind = int(self.book.type_of[figure])
        if kind < 0:
            return 1, 1
        wide, high = int(self.book.wide[kind]), int(self.book.high[kind])
        return (high, wide) if lying else (wide, high)

    def lies(self, figure: int) -> bool:
        return bool(self.s.status[figure] & st.TURNED)

    def large(self, figure: int) -> bool:
        wide, high = self.size(figure, False)
        return wide * high > 1

    def flying(self, figure: int) -> bool:
        kind = int(self.book.type_of[figure])
        return kind >= 0 and bool(self.book.flying[kind])

    def base_at(self, figure: int, square: Square, lying: bool) -> Base:
        wide, high = self.size(figure, lying)
        x, y = square
        return frozenset((x + dx, y + dy) for dx in range(wide) for dy in range(high))

    def fallen(self, figure: int) -> Base:
        """Where a figure is, or was when it left the map."""
        if figure in self.bases:
            return self.bases[figure]
        stand, squares = int(self.s.fell[figure]), len(self.board.terrain)
        lying = stand // squares in (2, 4)
        return self.base_at(figure, self.square(stand % squares), lying)

    def corner(self, figure: int) -> Square:
        return self.square(int(self.s.place[figure]))

    def at(self, square: Square, but: int = NOBODY) -> int:
        """A figure other than `but` in a square, or -1."""
        found = [figure for figure, base in self.bases.items() if square in base and figure != but]
        return found[0] if found else NOBODY

    def taken(self) -> set[Square]:
        return {square for base in self.bases.values() for square in base}

    def free(self) -> list[Square]:
        """Where a small figure can be put: empty, neither blocking nor impassable (DM-12.35)."""
        taken = self.taken()
        squares = sorted(self.plan.there - taken, key=self.number)
        return [square for square in squares if not self.barred(square)]

    def sharing(self, figure: int) -> bool:
        """Whether a figure stands where another does (DM-11.21)."""
        mine = self.bases.get(figure, frozenset())
        return any(mine & base for other, base in self.bases.items() if other != figure)

    def enemies(self, figure: int) -> list[int]:
        return [other for other in self.bases if (other < MARINES) != (figure < MARINES)]

    def player(self, figure: int) -> int:
        return figure + 1 if figure < MARINES else INVADER

    def borders(self, figure: int) -> frozenset[str]:
        """The lines that stop a figure (DM-11.3, 12.3, 12.15)."""
        return FLY if self.flying(figure) or self.large(figure) else WALK

    def points(self, figure: int) -> int:
        return int(self.s.points[figure])

    def stunned(self, figure: int) -> bool:
        return bool(self.s.status[figure] & st.STUNNED)

    # -- tokens ------------------------------------------------------------------------------------

    def token_list(self) -> list[tuple[int, int, int, int, int]]:
        """Kind, place, bearer, threats and progress of each objective token."""
        flat = [int(n) for n in self.s.tokens]
        size = st.TOKEN_SIZE
        return [
            (flat[at], flat[at + 1], flat[at + 2], flat[at + 3], flat[at + 4])
            for at in range(0, len(flat), size)
        ]

    def borne(self, figure: int) -> int:
        return sum(1 for token in self.token_list() if token[2] == figure)

    def active_teleporters(self) -> list[Square]:
        return self.places(self.board.teleporters, int(self.s.teleporters))

    def closed_doors(self) -> list[int]:
        return [door for door in range(int(self.board.doors)) if self.s.doors >> door & 1]

    def door_squares(self, door: int) -> set[Square]:
        edges = door_edges(self.board, door)
        return {side for edge in edges for side in edge_sides(edge)} & self.plan.there

    # -- cards -------------------------------------------------------------------------------------

    def pile(self, pile: int) -> list[int]:
        """The cards of a pile from bottom to top."""
        return [int(card) for card in self.s.cards_in(pile)]

    def sheets(self, pile: int) -> list[int]:
        return [int(self.s.kind[card]) for card in self.pile(pile)]

    def sheet_name(self, sheet: int) -> str:
        return self.book.names[sheet]

    def abilities(self, sheet: int) -> range:
        return range(int(self.book.first[sheet]), int(self.book.last[sheet]))

    def effects(self, ability: int) -> range:
        return range(int(self.book.do_first[ability]), int(self.book.do_last[ability]))

    def conditions(self, ability: int) -> list[tuple[int, int]]:
        first, last = int(self.book.if_first[ability]), int(self.book.if_last[ability])
        return [(int(self.book.if_word[k]), int(self.book.if_value[k])) for k in range(first, last)]

    def waits(self, sheet: int) -> bool:
        """Whether an action card is for a moment its text names, not for playing by itself: every
        reaction, and a bonus card without attack whose text has nothing for when it is played."""
        if self.book.action[sheet] == v.REACTION:
            return True
        texts = [int(self.book.when[ability]) for ability in self.abilities(sheet)]
        bonus = self.book.action[sheet] == v.BONUS and not self.book.range[sheet]
        return bool(bonus and texts and v.PLAYED not in texts)

    def squad(self, seat: int) -> int:
        """DM-25.2 to 25.5."""
        marines = int(self.s.seats) - 1
        return -1 if marines == 3 and seat != self.s.lead else int(self.book.squad[marines])

    def constant(self, seat: int, what: int) -> list[int]:
        """The effects of one kind that a marine's class and squad card give all the time."""
        sheets = [int(self.s.class_of[seat]), self.squad(seat)]
        return [
            effect
            for sheet in sheets
            if sheet >= 0
            for ability in self.abilities(sheet)
            if self.book.when[ability] == v.ALWAYS
            for effect in self.effects(ability)
            if self.book.do_what[effect] == what
        ]

    def lasting(self, what: int, figure: int) -> Iterator[int]:
        """The amounts of effects of a kind that hold for a figure now."""
        flat = [int(n) for n in self.s.lasting]
        for at in range(0, len(flat), st.LAST_SIZE):
            kind, amount, whose, until, _ = flat[at : at + st.LAST_SIZE]
            if kind == what and whose == figure and until != v.UNTIL_NEXT:
                yield amount

    # -- what figures can and cannot ---------------------------------------------------------------

    def unhindered(self, figure: int, what: int) -> bool:
        """Free of a surcharge: flying and large demons always, marines by a card (DM-12.4, 12.6,
        12.17, 12.18)."""
        if figure >= MARINES:
            return self.flying(figure) or self.large(figure)
        return bool(self.constant(figure + 1, what)) or sum(self.lasting(what, figure)) > 0

    def surcharges(self, figure: int, square: Square) -> list[str]:
        """What makes entering a square dearer (DM-11.2, 11.6, 11.9)."""
        found = []
        if self.terrain(square) == "difficult" and not self.unhindered(figure, v.STRIDE):
            found.append("difficult")
        other = self.at(square, figure)
        if other in self.enemies(figure) and not self.unhindered(figure, v.GLIDE):
            found.append("enemy")
        return found

    def price(self, figure: int, square: Square) -> int:
        return 1 + len(self.surcharges(figure, square))

    def stagger(self, demon: int, marine: int) -> int:
        """DM-17.2 to 17.4 for a marine who enters its space, from an adjacent one therefore."""
        kind = int(self.book.type_of[demon])
        value = int(self.book.stagger[kind]) - sum(self.lasting(v.STAGGER, demon))
        effects = self._class_effects(marine, v.STAGGER)
        printed = [int(self.book.amount[effect]) for effect in effects]
        return max(value - max(printed, default=0), 1)

    def _class_effects(self, marine: int, what: int) -> list[int]:
        sheet = int(self.s.class_of[marine + 1])
        if sheet < 0 or not self.here(marine):
            return []
        own = set(self.abilities(sheet))
        found = self.constant(marine + 1, what)
        return [e for e in found if any(e in self.effects(ability) for ability in own)]

    def falls_to(self, marine: int, demon: int) -> bool:
        """Whether entering is a Glory Kill (DM-11.11)."""
        if not (marine < MARINES <= demon and self.here(demon)):
            return False
        return bool(self.s.damage[demon] >= self.stagger(demon, marine))

    def within(self, one: Base, other: Base, spaces: int) -> bool:
        """Not farther than so many spaces: 1 is adjacent (DM-10.6), more is counted as range."""
        if one & other:
            return True
        if spaces <= 1:
            return self.plan.touches(one, other)
        return 0 <= self.plan.distance(one, other) <= spaces

    def forbidden(self, figure: int, what: int) -> bool:
        """A "cannot" of a card or of the mission (DM-1.4)."""
        if what in list(self.lasting(v.CANNOT, figure)):
            return True
        book = self.book
        sheets = [int(book.objective), int(book.mission), int(book.threat)]
        if figure >= MARINES:
            sheets.append(int(book.demon_sheet[book.type_of[figure]]))
        elif self.s.class_of[figure + 1] >= 0:
            sheets.append(int(self.s.class_of[figure + 1]))
        return any(
            book.when[ability] == v.ALWAYS
            and self._concerns(ability, figure)
            and any(
                book.do_what[effect] == v.CANNOT and book.detail[effect] == what
                for effect in self.effects(ability)
            )
            for sheet in sheets
            for ability in self.abilities(sheet)
        )

    def _concerns(self, ability: int, figure: int) -> bool:
        who = int(self.book.who[ability])
        if who in (v.A_MARINE, v.ENEMY) and figure >= MARINES:
            return False
        if who in (v.A_DEMON, v.OWN) and figure < MARINES:
            return False
        held = [value for word, value in self.conditions(ability) if word == v.IF_BEARING]
        return all(value == self.borne(figure) for value in held)

    # -- the attack that goes on -------------------------------------------------------------------

    @property
    def attacking(self) -> bool:
        return bool(self.s.attack[st.A_STEP] != st.NO_ATTACK)

    def attack(self, what: int) -> int:
        return int(self.s.attack[what])

    @property
    def attacker(self) -> int:
        return self.attack(st.A_ATTACKER) if self.attacking else NOBODY

    @property
    def defender(self) -> int:
        return self.attack(st.A_DEFENDER) if self.attacking else NOBODY

    def stood(self, what: int) -> Base:
        """Where attacker (A_FROM) or defender (A_TO) stood when the defender was named."""
        stand, squares = self.attack(what), len(self.board.terrain)
        figure = self.attacker if what == st.A_FROM else self.defender
        return self.base_at(figure, self.square(stand % squares), stand // squares in (2, 4))
