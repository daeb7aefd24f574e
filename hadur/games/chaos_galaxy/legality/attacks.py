"""Judging an attack (sections 12, 13, 16): naming its target, equipping, bombing."""

from __future__ import annotations

from hadur.games.chaos_galaxy import vocabulary as v
from hadur.games.chaos_galaxy.legality.field import Field
from hadur.games.chaos_galaxy.legality.naming import in_play, number, own_ship
from hadur.games.chaos_galaxy.legality.questions import NOTHING, Ruling, Words, always, answer
from hadur.games.chaos_galaxy.legality.reasons import fine, no
from hadur.games.chaos_galaxy.legality.texts import forbids, toll, value_of
from hadur.games.chaos_galaxy.state import (
    ATTACKERS,
    BOMBS_NOW,
    CANTEEN,
    SURFACE,
)
from hadur.games.chaos_galaxy.verbs import (
    ATTACK,
    BOARD,
    BOMB,
    COLONY_AIM,
    DONE,
    HQ_AIM,
    NUMBER,
    SEND,
    SLOT_AIM,
)
from hadur.kernel.moves import pack
from hadur.kernel.state import Ask
from hadur.kernel.verdict import Reasons

# -- naming the target -----------------------------------------------------------------------------


@answer("main", "attack", 2)
def attack(f: Field, ask: Ask, words: Words) -> Ruling:
    """KG-12.3: of a neighbour the Colony, the Headquarters, a crew card or a base."""
    other = number(words[0])
    yield from _against_attacking(f)
    reasons = list(_against_defender(f, other))
    yield from reasons
    if reasons:
        return NOTHING
    if toll(f, other) > f.credits(f.seat):
        yield no("KG-12.6", "toll", number=toll(f, other), have=f.credits(f.seat))
    if words[1] == "colony":
        return int(pack(ATTACK, other, COLONY_AIM))
    if words[1] == "headquarters":
        return int(pack(ATTACK, other, HQ_AIM))
    slot = yield from in_play(f, words[1])
    if slot == NOTHING:
        return NOTHING
    if f.quick:
        yield no("KG-29.10", "quick-aim")
    elif f.is_ship(slot):
        yield no("KG-12.4", "ship-aim", card=f.name(slot))
    elif f.s.place(slot) not in (CANTEEN, SURFACE):
        yield no("KG-12.3", "aboard-aim", card=f.name(slot))
    elif f.holder(slot) != other:
        yield no("KG-12.3", "other-holder", card=f.name(slot), player=other)
    return int(pack(ATTACK, other, SLOT_AIM + slot))


def _against_attacking(f: Field) -> Reasons:
    """Why the seat cannot attack at all this turn."""
    if f.s.begun(f.seat) == 1:
        if f.s.seats > 2:
            yield no("KG-26.9", "first-turn")
        elif f.s.starter == f.seat:
            yield no("KG-29.7" if f.quick else "KG-6.16", "first-turn")
    if not any(fine(against_sending(f, ship, v.ATTACK)) for ship in f.ships(f.seat)):
        yield no("KG-S9", "no-attacker")


def _against_defender(f: Field, other: int) -> Reasons:
    if other >= f.s.seats:
        yield no("KG-12.3", "no-player", player=other)
    elif other == f.seat:
        yield no("KG-12.3", "yourself")
    elif f.s.is_out(other):
        yield no("KG-S31", "player-out", player=other)
    elif other not in f.neighbours(f.seat):
        yield no("KG-26.4", "no-neighbour", player=other)


# -- equipping -------------------------------------------------------------------------------------


def against_sending(f: Field, ship: int, act: int) -> Reasons:
    """KG-13.3, KG-13.8: active, not sent yet, and nothing forbids it."""
    if f.side(ship):
        yield no("KG-13.11", "sent-already", card=f.name(ship))
    elif not f.is_active(ship):
        yield no("KG-13.3" if act == v.ATTACK else "KG-13.8", "not-active", card=f.name(ship))
    elif forbids(f, ship, act):
        yield no("KG-23.1", "forbidden", card=f.name(ship))


def _act(ask: Ask) -> int:
    return v.ATTACK if ask.a == ATTACKERS else v.DEFEND


@answer("attackers defenders", "send", 1)
def send(f: Field, ask: Ask, words: Words) -> Ruling:
    """KG-13.1, KG-13.6."""
    ship = yield from own_ship(f, words[0])
    if ship == NOTHING:
        return NOTHING
    yield from against_sending(f, ship, _act(ask))
    return int(pack(SEND, ship))


always("defenders board", "done", DONE)


@answer("attackers", "done")
def all_sent(f: Field, ask: Ask, words: Words) -> Ruling:
    """KG-S9: an attack has at least one ship, if there is one."""
    free = [ship for ship in f.ships(f.seat) if fine(against_sending(f, ship, v.ATTACK))]
    if free and not f.fighters(ATTACKERS):
        yield no("KG-S9", "send-one")
    return int(pack(DONE))


@answer("board", "board", 2)
def board(f: Field, ask: Ask, words: Words) -> Ruling:
    """KG-10.29, KG-10.30, KG-13.5: upright crew onto a ship that takes part and has room."""
    crew = yield from in_play(f, words[0])
    ship = yield from own_ship(f, words[1])
    if NOTHING in (crew, ship):
        return NOTHING
    if f.s.place(crew) != CANTEEN:
        yield no(ask.prompt.rule_of(f.s, ask), "not-in-canteen", card=f.name(crew))
    elif f.holder(crew) != f.seat:
        yield no("KG-1.21", "not-yours", card=f.name(crew))
    elif not f.is_upright(crew):
        yield no("KG-10.29", "not-upright", card=f.name(crew))
    if f.side(ship) != ask.a:
        yield no("KG-10.30", "not-fighting", card=f.name(ship))
    elif not f.has_room(ship):
        yield no("KG-13.5", "full", card=f.name(ship), number=len(f.aboard(ship)))
    return int(pack(BOARD, crew, ship))


# -- bombing ---------------------------------------------------------------------------------------

always("bombers", "done", DONE)


@answer("bombers", "bomb", 1)
def bomb(f: Field, ask: Ask, words: Words) -> Ruling:
    """KG-16.1, KG-16.3: an attacking ship that is still active."""
    ship = yield from own_ship(f, words[0])
    if ship == NOTHING:
        return NOTHING
    if f.side(ship) != ATTACKERS:
        yield no("KG-16.1", "not-attacking", card=f.name(ship))
    elif f.s.flag(ship, BOMBS_NOW):
        yield no("KG-16.2", "bombs-already", card=f.name(ship))
    elif not f.is_active(ship):
        yield no("KG-16.3", "not-active", card=f.name(ship))
    elif forbids(f, ship, v.BOMB):
        yield no("KG-23.1", "forbidden", card=f.name(ship))
    return int(pack(BOMB, ship))


@answer("demolition", "x", 1)
def demolish(f: Field, ask: Ask, words: Words) -> Ruling:
    """KG-19.20, KG-19.21: as many cards of the own Colony as lead to twice the printed bombing."""
    ship = int(ask.a)
    many = number(words[0])
    cap = 2 * f.card(ship).stats[v.BOMBING]
    reached = value_of(f, ship, v.BOMBING) + many
    if many > 0 and reached > cap:
        yield no("KG-19.21", "cap", card=f.name(ship), number=cap)
    if many > f.colony(f.seat):
        yield no("KG-19.20", "colony-small", number=many, have=f.colony(f.seat))
    return int(pack(NUMBER, many))
