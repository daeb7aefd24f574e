"""The main phase (section 9): what the turn player can do, each of it announced and answered."""

from __future__ import annotations

from typing import Final

from hadur.games.chaos_galaxy import log
from hadur.games.chaos_galaxy.phases.announcing import open_link, play_clause, spend, table
from hadur.games.chaos_galaxy.phases.answering import announce_first
from hadur.games.chaos_galaxy.phases.card_effects import position_of
from hadur.games.chaos_galaxy.phases.combat import attack_moves, declare
from hadur.games.chaos_galaxy.phases.damage import AFTER
from hadur.games.chaos_galaxy.phases.paying import MEET
from hadur.games.chaos_galaxy.phases.piles import dig, draw, hand_kinds, in_hand
from hadur.games.chaos_galaxy.phases.searching import search
from hadur.games.chaos_galaxy.phases.ways import (
    clause_moves,
    interrupt_moves,
    payment_moves,
    use_moves,
)
from hadur.games.chaos_galaxy.state import (
    ACTION,
    BOUGHT,
    CANTEEN,
    COLONY,
    HANGAR,
    LIMBO,
    MAIN,
    MARKERS,
    ON_SHIP,
    PAID,
    QUICK_START,
    RUIN,
    SURFACE,
    WIDE,
    Galaxy,
    galaxy,
)
from hadur.games.chaos_galaxy.tables import NONE, T
from hadur.games.chaos_galaxy.values import price
from hadur.games.chaos_galaxy.verbs import (
    ATTACK,
    BUY_MARKER,
    CONVERT,
    DIG,
    DRAW_CARD,
    END,
    LAY,
    PICK_FIVE,
    PLAY_CARD,
    PLAY_SHIP,
    TO_CANTEEN,
    TO_SHIP,
    TO_SURFACE,
)
from hadur.games.chaos_galaxy.vocabulary import BASE, CREW, EVENT, SHIP, WEAPON
from hadur.kernel.chain import (
    NO_TARGET,
    Announcement,
    ChainState,
    seat_of,
    source_of,
    target_of,
)
from hadur.kernel.moves import first, pack, second, verb_of
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask, Prompt, State, Step, step0

MARKER_PRICE: Final = 1
MARKERS_A_TURN: Final = 2
DRAW_PRICE: Final = 1
PICK_PRICE: Final = 2
PICK_DEPTH: Final = 5
DIG_PRICE: Final = 2
DIG_COLONY: Final = 5

# -- what is announced -----------------------------------------------------------------------------


class Laid(Announcement):
    """KG-9.1 to KG-9.3, section 24: any card face down to Surface, Canteen or a ship. The source is
    the card, the target where to."""

    def pay(self, s: ChainState, at: i64) -> None:
        table(s).lay_hidden(source_of(s, at), LIMBO)

    def resolve(self, s: ChainState, at: i64) -> None:
        g = table(s)
        card = source_of(s, at)
        seat = seat_of(s, at)
        where = target_of(s, at)
        if where == TO_SURFACE:
            g.enter(card, SURFACE, seat, BASE)
            g.tell(log.LAID, seat, BASE, -1)
        elif where == TO_CANTEEN:
            g.enter(card, CANTEEN, seat, CREW)
            g.tell(log.LAID, seat, CREW, -1)
        elif not _can_carry(g, where - TO_SHIP, seat):
            g.put(card, RUIN + g.owner[card])  # KG-11.11: its ship is gone
        else:
            g.enter(card, ON_SHIP, seat, WEAPON, where - TO_SHIP)
            g.tell(log.LAID, seat, WEAPON, g.kind_at(where - TO_SHIP))


def _can_carry(s: Galaxy, ship: i64, seat: i64) -> bool:
    """KG-9.3: an own ship with free room, still."""
    return s.in_play(ship) and s.holder(ship) == seat and s.has_room(ship)


class ShipPlayed(Announcement):
    """KG-9.8, KG-10.6: paid, and face up into the Hangar. The source is the card."""

    def pay(self, s: ChainState, at: i64) -> None:
        g = table(s)
        card = source_of(s, at)
        seat = seat_of(s, at)
        spend(g, seat, g.kind[card], price(g, seat, g.kind[card]))
        g.put(card, LIMBO)
        g.reveal(card, g.everybody())
        g.tell(log.SHIP_PLAYED, seat, g.kind[card])

    def resolve(self, s: ChainState, at: i64) -> None:
        g = table(s)
        card = source_of(s, at)
        slot = g.enter(card, HANGAR, seat_of(s, at), SHIP)
        g.set_flag(slot, PAID)
        g.refresh()
        g.push(AFTER)
        clause = play_clause(g.kind[card])
        if clause != NONE and g.options & QUICK_START == 0:
            g.push(MEET, clause, slot, -1)


class Drawn(Announcement):
    """KG-9.16."""

    def pay(self, s: ChainState, at: i64) -> None:
        table(s).earn(seat_of(s, at), -DRAW_PRICE)

    def resolve(self, s: ChainState, at: i64) -> None:
        draw(table(s), seat_of(s, at), 1)


class Picked(Announcement):
    """KG-9.17."""

    def pay(self, s: ChainState, at: i64) -> None:
        table(s).earn(seat_of(s, at), -PICK_PRICE)

    def resolve(self, s: ChainState, at: i64) -> None:
        search(table(s), seat_of(s, at), PICK_DEPTH, -1)


class Dug(Announcement):
    """KG-9.18."""

    def pay(self, s: ChainState, at: i64) -> None:
        table(s).earn(seat_of(s, at), -DIG_PRICE)

    def resolve(self, s: ChainState, at: i64) -> None:
        dig(table(s), seat_of(s, at))


class Bought(Announcement):
    """KG-9.13, KG-9.14. The source is the slot of the base."""

    def pay(self, s: ChainState, at: i64) -> None:
        g = table(s)
        g.earn(seat_of(s, at), -MARKER_PRICE)
        g.table[source_of(s, at) * WIDE + BOUGHT] += 1

    def stands(self, s: ChainState, at: i64) -> bool:
        return table(s).in_play(source_of(s, at))

    def resolve(self, s: ChainState, at: i64) -> None:
        g = table(s)
        slot = source_of(s, at)
        g.table[slot * WIDE + MARKERS] += 1
        g.tell(log.DEVELOPED, seat_of(s, at), position_of(g, slot), g.markers(slot))


class Converted(Announcement):
    """KG-9.5: two markers off, from the source and the target, for a credit."""

    def pay(self, s: ChainState, at: i64) -> None:
        g = table(s)
        g.table[source_of(s, at) * WIDE + MARKERS] -= 1
        g.table[target_of(s, at) * WIDE + MARKERS] -= 1

    def resolve(self, s: ChainState, at: i64) -> None:
        table(s).earn(seat_of(s, at), 1)
        table(s).tell(log.CONVERTED, seat_of(s, at))


LAID: Final = Laid("lay")
SHIP_PLAYED: Final = ShipPlayed("ship")
DRAWN: Final = Drawn("draw")
PICKED: Final = Picked("pick")
DUG: Final = Dug("dig")
BOUGHT_LINK: Final = Bought("develop")
CONVERTED: Final = Converted("convert")


# -- the question ----------------------------------------------------------------------------------


class MainPrompt(Prompt):
    """What does the turn player do (DP-5)?"""

    def moves(self, s: State, ask: Ask) -> vec[i64]:
        g = galaxy(s)
        seat = ask.seat
        out = _hand_moves(g, vec[i64](), seat)
        if g.options & QUICK_START == 0:
            out = use_moves(g, out, seat)
            out = payment_moves(g, out, seat)
            out = _base_moves(g, out, seat)
        out = _pile_moves(g, out, seat)
        out = attack_moves(g, out, seat)
        return append(out, pack(END))

    def play(self, s: State, ask: Ask, move: i64) -> None:
        if verb_of(move) == END:
            return
        s.push(MAIN_STEP)
        _begin(galaxy(s), ask.seat, move)


def _hand_moves(s: Galaxy, out: vec[i64], seat: i64) -> vec[i64]:
    """Ships, events and interrupts; anything face down."""
    quick = s.options & QUICK_START != 0
    kinds = hand_kinds(s, seat)
    for kind in kinds:
        type = T.type[kind]
        if type == SHIP and price(s, seat, kind) <= s.credits(seat):
            out = append(out, pack(PLAY_SHIP, kind))
        elif type == EVENT and not quick and price(s, seat, kind) <= s.credits(seat):
            out = clause_moves(s, out, PLAY_CARD, kind, play_clause(kind), seat, -1)
    if quick:
        return out
    out = interrupt_moves(s, out, seat)
    ships = s.row_of(seat, HANGAR)
    for kind in kinds:
        out = append(out, pack(LAY, kind, TO_SURFACE))
        out = append(out, pack(LAY, kind, TO_CANTEEN))
        for ship in ships:
            if s.has_room(ship):
                out = append(out, pack(LAY, kind, TO_SHIP + ship))
    return out


def _base_moves(s: Galaxy, out: vec[i64], seat: i64) -> vec[i64]:
    bases = s.row_of(seat, SURFACE)
    if s.credits(seat) >= MARKER_PRICE:
        for slot in bases:
            if s.table[slot * WIDE + BOUGHT] < MARKERS_A_TURN:
                out = append(out, pack(BUY_MARKER, slot))
    for k in range(len(bases)):
        a = bases[k]
        if s.markers(a) >= 2:
            out = append(out, pack(CONVERT, a, a))
        if s.markers(a) >= 1:
            for n in range(k + 1, len(bases)):
                if s.markers(bases[n]) >= 1:
                    out = append(out, pack(CONVERT, a, bases[n]))
    return out


def _pile_moves(s: Galaxy, out: vec[i64], seat: i64) -> vec[i64]:
    """Drawing, picking one of five, digging in the Ruin (KG-S5)."""
    credits = s.credits(seat)
    colony = s.size[COLONY + seat]
    if credits >= DRAW_PRICE and colony > 0:
        out = append(out, pack(DRAW_CARD))
    if s.options & QUICK_START != 0:
        return out
    if credits >= PICK_PRICE and colony > 0:
        out = append(out, pack(PICK_FIVE))
    if credits >= DIG_PRICE and colony <= DIG_COLONY and s.size[RUIN + seat] > 0:
        out = append(out, pack(DIG))
    return out


def _begin(s: Galaxy, seat: i64, move: i64) -> None:
    """Announce what the move says."""
    verb = verb_of(move)
    a = first(move)
    if verb == LAY:
        open_link(s, LAID, seat, in_hand(s, seat, a), second(move), ACTION)
    elif verb == PLAY_SHIP:
        open_link(s, SHIP_PLAYED, seat, in_hand(s, seat, a), NO_TARGET, ACTION)
    elif verb == DRAW_CARD:
        open_link(s, DRAWN, seat, -1, NO_TARGET, ACTION)
    elif verb == PICK_FIVE:
        open_link(s, PICKED, seat, -1, NO_TARGET, ACTION)
    elif verb == DIG:
        open_link(s, DUG, seat, -1, NO_TARGET, ACTION)
    elif verb == BUY_MARKER:
        open_link(s, BOUGHT_LINK, seat, a, NO_TARGET, ACTION)
    elif verb == CONVERT:
        open_link(s, CONVERTED, seat, a, second(move), ACTION)
    elif verb == ATTACK:
        declare(s, seat, move)
    else:
        is_event = verb == PLAY_CARD and T.type[a] == EVENT
        announce_first(s, seat, move, ACTION if is_event else 0)


def main_step(s: Galaxy) -> None:
    """KG-9.22: it goes on until its player ends it; KG-7.6: also after each combat."""
    s.phase = MAIN
    s.ask(MAIN_PROMPT, s.turn)


MAIN_PROMPT: Final = MainPrompt("main", "KG-9.20", False)
MAIN_STEP: Final[Step] = step0(main_step)
