"""Argent Power, portals and summoning (chapters 19 and 20)."""

from __future__ import annotations

from typing import Final

from hadur.games.doom import log
from hadur.games.doom.flow import moment
from hadur.games.doom.phases.displacement import rest
from hadur.games.doom.phases.large import can_rest
from hadur.games.doom.places import flies, is_taken
from hadur.games.doom.state import (
    ARGENT_INVASION,
    CARDS,
    INVADER,
    SHOWN,
    SUMMON_DISPLACES,
    TURNS,
    Raid,
    raid,
)
from hadur.games.doom.verbs import CHARGE, DONE, GROUP, PLACE, PORTAL
from hadur.games.doom.vocabulary import ACTIVE_PORTALS, SUMMONED
from hadur.kernel.bits import BIT, members
from hadur.kernel.maps.widesets import has, members_in
from hadur.kernel.moves import first, pack, second, verb_of
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask, Prompt, State, Step, step0, step1, step2

# -- Argent Power ----------------------------------------------------------------------------------


def gain_argent(s: Raid, many: i64, where: i64) -> None:
    """Tokens from the supply onto one card: a type, or the number of types for the invasion card
    (DM-2.22, 19.6 to 19.8)."""
    left = s.supply()
    amount = many if many < left else left
    if amount > 0:
        s.argent[where] += amount
        s.tell(log.ARGENT_GAINED, amount, where if where < s.book.types else -1)


def place_argent(s: Raid, many: i64, anywhere: i64) -> None:
    """Tokens one by one where the invader likes: the invasion card or a face-up demon card
    (DM-19.9, 19.10, 26.1)."""
    if many <= 0 or s.supply() <= 0:
        return
    s.push(PLACE_ARGENT, many - 1, anywhere)
    if anywhere != 0:
        s.ask(CHARGE_CARD, INVADER)
    else:
        gain_argent(s, 1, s.book.types)


class ChargeCard(Prompt):
    def moves(self, s: State, ask: Ask) -> vec[i64]:
        t = raid(s)
        out = vec[i64]()
        for kind in members(t.face_up):
            out = append(out, pack(CHARGE, kind))
        return append(out, pack(CHARGE, t.book.types))

    def play(self, s: State, ask: Ask, move: i64) -> None:
        gain_argent(raid(s), 1, first(move))


CHARGE_CARD: Final = ChargeCard("argent", "DM-19.9", True)
PLACE_ARGENT: Final[Step] = step2(place_argent)


def is_free_to_place(s: Raid) -> i64:
    """Where Argent Power of the Status Phase may go (DM-26.1, option)."""
    return 0 if s.options & ARGENT_INVASION != 0 else 1


# -- which portals ---------------------------------------------------------------------------------


def wake(s: Raid, portals: i64) -> None:
    """DM-20.3: turned face up."""
    s.awake |= portals
    for portal in members(portals):
        s.tell(log.PORTAL_WOKE, portal)


def wake_chosen(s: Raid, many: i64) -> None:
    """So many inactive portals of the invader's choice."""
    asleep = s.portals & ~s.awake
    if many > 0 and asleep != 0:
        s.push(WAKE_MORE, many - 1)
        s.ask(WAKE, INVADER, asleep)


class Wake(Prompt):
    def moves(self, s: State, ask: Ask) -> vec[i64]:
        return portal_moves(ask.options)

    def play(self, s: State, ask: Ask, move: i64) -> None:
        t = raid(s)
        t.woken |= BIT[first(move)]
        wake(t, BIT[first(move)])


def portal_moves(portals: i64) -> vec[i64]:
    out = vec[i64]()
    for portal in members(portals):
        out = append(out, pack(PORTAL, portal))
    return out


WAKE: Final = Wake("wake", "DM-20.3", True)
WAKE_MORE: Final[Step] = step1(wake_chosen)


def summon_from(s: Raid, which: i64) -> None:
    """Summon from each active or each woken portal, in the invader's order."""
    portals = s.awake if which == ACTIVE_PORTALS else s.woken & s.awake
    summon_all(s, portals & s.portals)


def summon_all(s: Raid, portals: i64) -> None:
    if portals != 0:
        s.ask(FROM_PORTAL, INVADER, portals)


class FromPortal(Prompt):
    """Step 1: which portal (DM-20.7)."""

    def moves(self, s: State, ask: Ask) -> vec[i64]:
        return portal_moves(ask.options)

    def play(self, s: State, ask: Ask, move: i64) -> None:
        t = raid(s)
        portal = first(move)
        t.push(SUMMON_REST, ask.options & ~BIT[portal])
        t.portal = portal
        t.newcomers = 0
        t.tell(log.SUMMONING, portal)
        t.ask(WHICH_GROUP, INVADER, 0, portal)


class WhichGroup(Prompt):
    """Step 2: which of the two groups of the portal's colour (DM-20.8). Only the invader knows
    what they are."""

    def moves(self, s: State, ask: Ask) -> vec[i64]:
        return vec[i64]([pack(GROUP, 0), pack(GROUP, 1)])

    def play(self, s: State, ask: Ask, move: i64) -> None:
        t = raid(s)
        group = 2 * t.board.portal_colour[ask.a] + first(move)
        t.groups_seen |= BIT[group]
        at = 6 * t.invasion + group
        book = t.book
        arrivals = vec[i64]()
        for k in range(book.group_first[at], book.group_last[at]):
            arrivals = append(arrivals, book.group_type[k])
        t.arrivals = arrivals
        t.push(DISTRIBUTE, book.group_argent[at])
        t.push(ARRIVE, 0)


FROM_PORTAL: Final = FromPortal("summon", "DM-20.7", True)
WHICH_GROUP: Final = WhichGroup("group", "DM-20.8", False)
SUMMON_REST: Final[Step] = step1(summon_all)


# -- step 3: placing -------------------------------------------------------------------------------


def arrive(s: Raid, at: i64) -> None:
    """DM-20.9 to 20.12, 20.17 to 20.22: one demon after the other."""
    if at >= len(s.arrivals):
        s.arrivals = vec[i64]()
        return
    s.push(ARRIVE, at + 1)
    kind = s.arrivals[at]
    figure = spare_figure(s, kind)
    if figure >= 0 and len(places_for(s, figure)) > 0:
        s.ask(PLACE_DEMON, INVADER, 0, figure)


def spare_figure(s: Raid, kind: i64) -> i64:
    """A figure of a type that is not on the map, or -1 (DM-2.21, 20.21)."""
    first_one = s.book.first_figure[kind]
    for figure in range(first_one, first_one + s.book.figures[kind]):
        if s.place[figure] < 0:
            return figure
    return -1


def places_for(s: Raid, figure: i64) -> vec[i64]:
    """The moves that place a summoned demon: on or beside the portal, else as near as can be."""
    portal = s.board.portals[s.portal]
    far = s.field.steps_from(portal, flies(s, figure))
    if s.book.is_large(figure):
        return _large_places(s, figure, far)
    out = vec[i64]()
    longest: i64 = 1
    for square in s.field.outward(portal, flies(s, figure)):
        if far[square] > longest and len(out) > 0:
            break
        if s.at[square] < 0:
            out = append(out, pack(PLACE, square))
            longest = max(longest, far[square])
    return out


def _large_places(s: Raid, figure: i64, far: vec[i64]) -> vec[i64]:
    """DM-12.28, 20.19, 20.20: any base with room that shares no space; or, by the option, one from
    which everybody can be displaced (DM-26.10)."""
    found = vec[i64]()
    best: i64 = -1
    for turned in range(2):
        for square in range(s.field.squares):
            stand = s.stand_at(figure, square, turned)
            if not has(s.field.grid.there, square) or not s.field.has_room(stand):
                continue
            away = _base_distance(s, stand, far)
            if away < 0 or (best > 1 and away > best) or not _can_place(s, figure, stand):
                continue
            if best < 0 or away < best:
                best = away
            found = append(found, pack(PLACE, square, turned, away))
    longest: i64 = 1 if best < 1 else best
    out = vec[i64]()
    for move in found:
        if move >> 32 <= longest:
            out = append(out, pack(PLACE, first(move), second(move)))
    return out


def _can_place(s: Raid, figure: i64, stand: i64) -> bool:
    if not is_taken(s, stand, figure):
        return True
    return s.options & SUMMON_DISPLACES != 0 and can_rest(s, figure, stand)


def _base_distance(s: Raid, stand: i64, far: vec[i64]) -> i64:
    best: i64 = -1
    for square in members_in(s.field.base(stand)):
        if far[square] >= 0 and (best < 0 or far[square] < best):
            best = far[square]
    return best


class PlaceDemon(Prompt):
    """Where a summoned demon is put, and how a large one stands (DM-20.22)."""

    def moves(self, s: State, ask: Ask) -> vec[i64]:
        return places_for(raid(s), ask.a)

    def play(self, s: State, ask: Ask, move: i64) -> None:
        t = raid(s)
        t.newcomers |= BIT[ask.a]
        bring(t, ask.a, first(move), second(move))


def bring(s: Raid, figure: i64, square: i64, turned: i64) -> None:
    """A demon comes onto the map; the first of its type turns its card up (DM-7.18, 7.19)."""
    kind = s.book.type_of[figure]
    if s.face_up & BIT[kind] == 0:
        s.face_up |= BIT[kind]
        s.exhausted &= ~BIT[kind]
        s.tell(log.CARD_UP, kind)
        if s.book.threat_joins != 0 and s.round > 0:
            join_turns(s)
    stand = s.stand_at(figure, square, turned)
    s.tell(log.SUMMONED, figure, square)
    if is_taken(s, stand, figure):
        s.place[figure] = square
        s.status[figure] = turned
        s.on_map |= BIT[figure]
        s.lifted = figure
        rest(s, figure)
    else:
        s.set_down(figure, square, turned)


def join_turns(s: Raid) -> None:
    """DM-S25: an Invader card goes into the rest of the initiative deck, if one is left."""
    for card in range(len(s.kind)):
        if s.book.kind[s.kind[card]] == 4 and s.zone[card] != TURNS and s.zone[card] != SHOWN:
            s.put(card, TURNS)
            s.shuffle(TURNS, CARDS)
            return


PLACE_DEMON: Final = PlaceDemon("place-demon", "DM-20.10", True)
ARRIVE: Final[Step] = step1(arrive)


# -- steps 4 and 5 ---------------------------------------------------------------------------------


def distribute(s: Raid, icons: i64) -> None:
    """DM-20.13, 20.15, 20.23: new tokens, then all on the invasion card are shared out."""
    gain_argent(s, icons, s.book.types)
    s.push(CLOSE_PORTAL, s.portal)
    s.push(AFTER_SUMMONING)
    s.push(SHARE)


def share(s: Raid) -> None:
    """DM-20.15, 20.16, 20.24, 26.27: to demons just summoned; what is left is discarded."""
    tokens = s.argent[s.book.types]
    if tokens > 0 and s.newcomers != 0:
        s.ask(SHARE_OUT, INVADER)
    else:
        _lose_invasion(s)


def _lose_invasion(s: Raid) -> None:
    tokens = s.argent[s.book.types]
    if tokens > 0:
        s.argent[s.book.types] = 0
        s.tell(log.ARGENT_LOST, tokens)


class ShareOut(Prompt):
    def moves(self, s: State, ask: Ask) -> vec[i64]:
        t = raid(s)
        out = vec[i64]()
        types: i64 = 0
        for figure in members(t.newcomers):
            types |= BIT[t.book.type_of[figure]]
        for kind in members(types):
            out = append(out, pack(CHARGE, kind))
        return append(out, pack(DONE))

    def play(self, s: State, ask: Ask, move: i64) -> None:
        t = raid(s)
        if verb_of(move) == DONE:
            _lose_invasion(t)
            return
        t.argent[t.book.types] -= 1
        t.argent[first(move)] += 1
        t.tell(log.ARGENT_GAINED, 1, first(move))
        t.push(SHARE)


def after_summoning(s: Raid) -> None:
    moment(s, SUMMONED, -1)


def close_portal(s: Raid, portal: i64) -> None:
    """DM-20.14: the token is discarded, unless the threat card keeps it face down."""
    s.awake &= ~BIT[portal]
    if s.book.threat_keeps == 0:
        s.portals &= ~BIT[portal]
        s.tell(log.PORTAL_CLOSED, portal)
    s.portal = -1
    s.newcomers = 0


SHARE_OUT: Final = ShareOut("share-argent", "DM-20.15", True)
DISTRIBUTE: Final[Step] = step1(distribute)
SHARE: Final[Step] = step0(share)
AFTER_SUMMONING: Final[Step] = step0(after_summoning)
CLOSE_PORTAL: Final[Step] = step1(close_portal)
