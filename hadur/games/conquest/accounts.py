"""Attack, hit points and command told part by part: what is printed, and which card changes it
(values.py)."""

from __future__ import annotations

from hadur.games.conquest.abilities.constant import ATTACK, COMMAND
from hadur.games.conquest.cards.definition import BRUTAL, CARDS, TABLES
from hadur.games.conquest.notation import card as write_card
from hadur.games.conquest.state import (
    LASTING,
    MORE_ATTACK,
    MORE_HP,
    NO_COMMAND,
    SET_ATTACK,
    Campaign,
)
from hadur.games.conquest.values import (
    attack,
    command,
    constant_of,
    hp,
    keywords,
    printed_attack,
    printed_hp,
    speaks,
)
from hadur.kernel.accounts import LASTING as SOMETHING
from hadur.kernel.accounts import Account, Ledger, Reckoning


def attack_account(s: Campaign, unit: int) -> Account:
    """CQ-16.4 to CQ-16.9."""
    ledger = Ledger(printed_attack(s, unit))
    for worn in s.attachments_of(unit):
        ledger.add(_card(s.kind[worn]), TABLES.worn_attack[s.kind[worn]])
    for source in s.auras:
        if speaks(s, source, ATTACK):
            ledger.add(_card(s.kind[source]), constant_of(s, source).attack(s, source, unit))
    set_to, set_by = -1, ""
    for what, amount, by in _lasting(s, unit):
        if what == MORE_ATTACK:
            ledger.add(by, amount)
        elif what == SET_ATTACK:
            set_to, set_by = amount, by
    if set_to >= 0:
        ledger.add(set_by, set_to - ledger.total)
        return ledger.account()
    if s.damage[unit] > 0 and keywords(s, unit) & BRUTAL:
        ledger.add("keyword-brutal", s.damage[unit])
    ledger.least(0)
    return ledger.account()


def hp_account(s: Campaign, unit: int) -> Account:
    """CQ-16.5: additions first, then doubling."""
    ledger = Ledger(printed_hp(s, unit))
    doubling = []
    for worn in s.attachments_of(unit):
        ledger.add(_card(s.kind[worn]), TABLES.worn_hp[s.kind[worn]])
        if TABLES.worn_doubles[s.kind[worn]]:
            doubling.append(_card(s.kind[worn]))
    for what, amount, by in _lasting(s, unit):
        if what == MORE_HP:
            ledger.add(by, amount)
    ledger.least(0)
    for by in doubling:
        ledger.add(by, ledger.total)
    return ledger.account()


def command_account(s: Campaign, unit: int) -> Account:
    """CQ-7.18."""
    ledger = Ledger(TABLES.command[s.kind[unit]])
    for worn in s.attachments_of(unit):
        ledger.add(_card(s.kind[worn]), TABLES.worn_command[s.kind[worn]])
    for source in s.auras:
        if speaks(s, source, COMMAND):
            ledger.add(_card(s.kind[source]), constant_of(s, source).command(s, source, unit))
    for what, _, by in _lasting(s, unit):
        if what == NO_COMMAND:
            ledger.add(by, -ledger.total)
    ledger.least(0)
    return ledger.account()


def _lasting(s: Campaign, unit: int) -> list[tuple[int, int, str]]:
    """What lasts on a unit, how much, and the card it comes from."""
    rows = range(0, len(s.lasting), LASTING)
    own = [[int(n) for n in s.lasting[k : k + LASTING]] for k in rows if s.lasting[k + 1] == unit]
    return [(row[0], row[2], _card(row[4])) for row in own]


def _card(kind: int) -> str:
    return f"card-{CARDS[kind].name}" if kind >= 0 else SOMETHING


def accounts(s: Campaign, unit: int) -> dict[str, tuple[int, Account]]:
    """The values of a unit by name, each with its account."""
    return {
        "attack": (int(attack(s, unit)), attack_account(s, unit)),
        "hp": (int(hp(s, unit)), hp_account(s, unit)),
        "command": (int(command(s, unit)), command_account(s, unit)),
    }


def reckonings(s: Campaign) -> list[Reckoning]:
    """Every value of every unit in play."""
    found = []
    for card in range(len(s.kind)):
        if s.in_play(card) and s.is_unit(card):
            seat = int(s.controller[card])
            spot = f"{seat}/{write_card(s, seat, card)}"
            for name, (value, account) in accounts(s, card).items():
                found.append(Reckoning(spot, name, value, account))
    return found
