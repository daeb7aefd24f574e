"""Doors, teleporters and grenades by ability (DM-9.33, 21.2, 22.15)."""

from __future__ import annotations

from typing import Final

from hadur.games.doom import log
from hadur.games.doom.phases.movement import open_door, teleport
from hadur.games.doom.state import Raid, raid
from hadur.games.doom.values import cannot, is_within
from hadur.games.doom.verbs import OPEN, PLACE
from hadur.games.doom.verbs import TELEPORT as TELEPORT_VERB
from hadur.games.doom.vocabulary import NO_OPEN, NO_TELEPORT
from hadur.kernel.bits import BIT, members
from hadur.kernel.maps.widesets import has, members_in
from hadur.kernel.moves import first, pack
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask, Prompt, State


def offer_door(s: Raid, seat: i64, within: i64) -> None:
    marine = seat - 1
    if not cannot(s, marine, NO_OPEN) and doors_within(s, marine, within) != 0:
        s.ask(DOOR_AFAR, seat, doors_within(s, marine, within), within)


def doors_within(s: Raid, figure: i64, within: i64) -> i64:
    """Closed doors with a space not farther than that."""
    out: i64 = 0
    board = s.board
    stand = s.stand(figure)
    for door in members(s.doors):
        for k in range(board.door_first[door], board.door_first[door + 1]):
            for which in range(2):
                side = board.grid.side(board.door_edges[k], which)
                if side >= 0 and is_within(s, stand, side, within):
                    out |= BIT[door]
    return out


class DoorAfar(Prompt):
    def moves(self, s: State, ask: Ask) -> vec[i64]:
        out = vec[i64]()
        for door in members(ask.options):
            out = append(out, pack(OPEN, door))
        return out

    def play(self, s: State, ask: Ask, move: i64) -> None:
        open_door(raid(s), ask.seat - 1, first(move))


def teleport_ends(s: Raid, marine: i64) -> vec[i64]:
    """The active teleporters that a marine could go to."""
    out = vec[i64]()
    for k in range(len(s.board.teleporters)):
        square = s.board.teleporters[k]
        if s.teleporters & BIT[k] != 0 and square != s.place[marine]:
            out = append(out, pack(TELEPORT_VERB, square))
    return out


def offer_teleport(s: Raid, seat: i64) -> None:
    marine = seat - 1
    if s.is_here(marine) and not cannot(s, marine, NO_TELEPORT):
        if len(teleport_ends(s, marine)) > 0:
            s.ask(TELEPORT_TO, seat)


class TeleportTo(Prompt):
    def moves(self, s: State, ask: Ask) -> vec[i64]:
        return teleport_ends(raid(s), ask.seat - 1)

    def play(self, s: State, ask: Ask, move: i64) -> None:
        if not s.is_out(ask.seat):
            teleport(raid(s), ask.seat - 1, first(move))


def throw_squares(s: Raid, marine: i64, longest: i64) -> vec[i64]:
    """Spaces within a range and line of sight (DM-22.15); figures may stand there."""
    out = vec[i64]()
    stand = s.stand(marine)
    for square in members_in(s.field.grid.there):
        if has(s.board.blocking, square):
            continue
        away = s.field.distance(stand, square)
        if 0 <= away <= longest and s.field.sees(stand, square):
            out = append(out, pack(PLACE, square))
    return out


class Throw(Prompt):
    """Where a grenade token is put."""

    def moves(self, s: State, ask: Ask) -> vec[i64]:
        return throw_squares(raid(s), ask.seat - 1, ask.options)

    def play(self, s: State, ask: Ask, move: i64) -> None:
        t = raid(s)
        weapon = t.book.weapon[t.kind[ask.a]]
        t.grenades[(ask.seat - 1) * len(t.book.weapons) + weapon] = first(move)
        t.tell(log.GRENADE_THROWN, ask.seat - 1, weapon, first(move))


DOOR_AFAR: Final = DoorAfar("door-afar", "DM-9.33", True)
TELEPORT_TO: Final = TeleportTo("teleport-to", "DM-21.4", True)
THROW: Final = Throw("throw", "DM-22.15", True)
