"""The figures of ships and bases told part by part: what is printed, what is aboard, which text or
effect changes them (values.py)."""

from __future__ import annotations

from typing import Final

from hadur.games.chaos_galaxy.notation import plain_ref
from hadur.games.chaos_galaxy.state import DAMAGE_TAKEN, L_STAT, LASTING, WIDE, Galaxy
from hadur.games.chaos_galaxy.tables import CARDS, T
from hadur.games.chaos_galaxy.values import amount, armour_left, base_stat, holds_for, stat
from hadur.games.chaos_galaxy.vocabulary import ADD, ARMOUR, BASE, DEMOLITION, HEAVY_ARMAMENT, STATS
from hadur.kernel.accounts import LASTING as SOMETHING
from hadur.kernel.accounts import Account, Ledger, Reckoning

_BOUGHT: Final = {-HEAVY_ARMAMENT: "reason-heavy-armament", -DEMOLITION: "reason-demolition"}


def stat_account(s: Galaxy, slot: int, which: int) -> Account:
    """A figure of a ship or base (KG-1.13, KG-23.3); of the armour what is left (KG-18.1)."""
    ledger = Ledger(base_stat(s, slot, which))
    for other in s.aboard(slot):
        if s.works(other):
            ledger.add(_card(s.kind_at(other)), T.stat[s.kind_at(other) * 4 + which])
    for k in range(0, len(s.lasting), LASTING):
        if s.lasting[k] == L_STAT + which and s.lasting[k + 1] == slot:
            ledger.add(_cause(int(s.lasting[k + 5])), s.lasting[k + 2])
    for k in range(0, len(s.auras), 2):
        source, effect = int(s.auras[k]), int(s.auras[k + 1])
        if T.do[effect] == ADD and T.what[effect] == which and holds_for(s, source, effect, slot):
            given = amount(s, effect, s.holder(source), source, 0)
            ledger.add(_card(s.kind_at(source)), given)
    ledger.least(0)
    if which == ARMOUR:
        taken = min(ledger.total, int(s.table[slot * WIDE + DAMAGE_TAKEN]))
        ledger.add("reason-damage", -taken)
    return ledger.account()


def _cause(detail: int) -> str:
    """What a lasting effect came from: an effect of a card, or an ability that was paid for."""
    if detail < 0:
        return _BOUGHT[detail]
    return _card(T.kind[T.clause_of[detail - 1]]) if detail > 0 else SOMETHING


def _card(kind: int) -> str:
    return f"card-{CARDS[kind].id}"


def accounts(s: Galaxy, slot: int) -> dict[str, tuple[int, Account]]:
    """The figures of a paid ship, or the armour of a base that has some, each with its account."""
    which = range(4) if s.is_ship(slot) else [ARMOUR] if s.laid_as(slot) == BASE else []
    found = {}
    for k in which:
        value = armour_left(s, slot) if k == ARMOUR else stat(s, slot, k)
        found[STATS[k]] = (int(value), stat_account(s, slot, k))
    return found


def reckonings(s: Galaxy) -> list[Reckoning]:
    """Every figure of every card that lies face up."""
    found = []
    for slot in range(int(s.slots())):
        if s.in_play(slot) and s.is_paid(slot):
            spot = f"{s.holder(slot)}/{plain_ref(s, slot)}"
            for name, (value, account) in accounts(s, slot).items():
                found.append(Reckoning(spot, name, value, account))
    return found
