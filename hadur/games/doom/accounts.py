"""Stagger, hand size and the shields of an attack told part by part (values.py, attack.py)."""

from __future__ import annotations

from hadur.games.doom import notation
from hadur.games.doom.phases.attack import shields
from hadur.games.doom.state import (
    A_CARD,
    A_DEFENDER,
    A_PIERCE,
    A_SHIELDS,
    A_STEP,
    MARINES,
    NO_ATTACK,
    Raid,
)
from hadur.games.doom.values import always_on, hand_size, lasting, squad_of, stagger
from hadur.games.doom.vocabulary import HAND, STAGGER
from hadur.kernel.accounts import LASTING, Account, Ledger, Reckoning


def stagger_account(s: Raid, demon: int) -> Account:
    """DM-17.4, without what counts for one marine only."""
    ledger = Ledger(s.book.stagger[s.book.type_of[demon]])
    ledger.add(LASTING, -lasting(s, STAGGER, demon))
    ledger.least(1)
    return ledger.account()


def hand_account(s: Raid, seat: int) -> Account:
    """How many cards a marine draws up to (DM-6.42 to 6.45)."""
    ledger = Ledger(s.book.marine_hand)
    for sheet in (int(s.class_of[seat]), int(squad_of(s, seat))):
        if sheet >= 0:
            ledger.add(f"card-{s.book.names[sheet]}", always_on(s, sheet, HAND))
    return ledger.account()


def shields_account(s: Raid) -> Account:
    """The shields of the defender in the attack that goes on (DM-15.32 to 15.40)."""
    book, attack = s.book, s.attack
    ledger = Ledger(0)
    defender = int(attack[A_DEFENDER])
    if defender >= MARINES:
        ledger.add("reason-toughness", book.toughness[book.type_of[defender]])
    if attack[A_CARD] >= 0:
        sheet = s.kind[attack[A_CARD]]
        ledger.add(f"card-{book.names[sheet]}", book.shields[sheet])
        if defender >= MARINES and book.special[sheet] != 0:
            own = book.type_sheet(defender)
            ledger.add(f"card-{book.names[own]}", book.shields[own])
    ledger.add("reason-shields", attack[A_SHIELDS])
    ledger.add("reason-pierced", -attack[A_PIERCE])
    ledger.least(0)
    return ledger.account()


def reckonings(s: Raid) -> list[Reckoning]:
    """Stagger of every demon, hand sizes, the shields of the attack that goes on."""
    found = []
    for figure in range(int(MARINES), int(s.book.all_figures)):
        if s.is_here(figure):
            account = stagger_account(s, figure)
            value = int(stagger(s, figure, -1))
            found.append(Reckoning(notation.figure(s, figure), "stagger", value, account))
    for seat in range(1, int(s.seats)):
        account = hand_account(s, seat)
        found.append(Reckoning(str(seat), "hand-size", int(hand_size(s, seat)), account))
    if s.attack[A_STEP] != NO_ATTACK and s.attack[A_DEFENDER] >= 0:
        found.append(Reckoning("", "shields", int(shields(s)), shields_account(s)))
    return found
