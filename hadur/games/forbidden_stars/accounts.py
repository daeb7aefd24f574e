"""The sums of a combat told part by part: dice, tokens, cards, units (combat.py, pool.py)."""

from __future__ import annotations

from hadur.games.forbidden_stars.cards.core_set import CARD_NAMES
from hadur.games.forbidden_stars.cards.definition import ICONS
from hadur.games.forbidden_stars.components.sheets import (
    BASTION_COMBAT,
    BASTION_MORALE,
    COMBAT,
    TOKEN,
)
from hadur.games.forbidden_stars.components.sheets import MORALE as UNIT_MORALE
from hadur.games.forbidden_stars.notation import area, unit
from hadur.games.forbidden_stars.phases.combat import combat_value, morale_value
from hadur.games.forbidden_stars.phases.pool import attack_value, defence_value
from hadur.games.forbidden_stars.state import (
    ATTACK,
    COMBAT_KIND,
    DEFENCE,
    F_AREA,
    F_LENT,
    F_STAGE,
    F_TOKENS,
    MORALE,
    NO_COMBAT,
    PLAYED,
    STRIKING,
    War,
    count,
)
from hadur.kernel.accounts import Account, Ledger, Reckoning


def pool_account(s: War, side: int, face: int) -> Account:
    """Attack (FS-14.28) or defence (FS-14.29): the dice, then tokens and icons."""
    ledger = Ledger(s.dice(side, face))
    ledger.add("reason-tokens", s.side(side, F_TOKENS + face))
    _icons(ledger, s, side, face)
    return ledger.account()


def morale_account(s: War, side: int) -> Account:
    """FS-14.37, FS-14.40: the dice, then icons, units, a bastion."""
    ledger = Ledger(s.dice(side, MORALE))
    _icons(ledger, s, side, MORALE)
    if s.has_bastion(side):
        ledger.add("structure-bastion", BASTION_MORALE)
    for name, many, at in _unrouted(s, side):
        ledger.add(name, many * int(UNIT_MORALE[at]))
    return ledger.account()


def combat_account(s: War, side: int) -> Account:
    """The dice that a side rolls (FS-14.10, FS-14.11), by who brings them."""
    ledger = Ledger(0)
    if s.has_bastion(side):
        ledger.add("structure-bastion", BASTION_COMBAT)
    for name, many, at in _unrouted(s, side):
        ledger.add(name, many * int(COMBAT[at]))
    return ledger.account()


def _icons(ledger: Ledger, s: War, side: int, face: int) -> None:
    """FS-15.16, and what is lent for the round."""
    ledger.add("reason-lent", s.side(side, F_LENT) >> (4 * face) & 15)
    for card in s.cards_in(s.pile_of(s.fighter(side), PLAYED)):
        kind = int(s.kind[card]) - COMBAT_KIND
        ledger.add(f"card-{CARD_NAMES[kind]}", ICONS[3 * kind + face])


def _unrouted(s: War, side: int) -> list[tuple[str, int, int]]:
    """Who can fight: the text of their name, how many, and where their values stand."""
    seat, word = int(s.fighter(side)), int(s.force(side))
    found = []
    for type in range(7):
        many = int(count(word, type, 0))
        if many:
            at = int(s.facts(seat, type, s.fight[F_AREA]))
            kind = "token" if type == TOKEN else "unit"
            found.append((f"{kind}-{unit(s, seat, type)}", many, at))
    return found


def accounts(s: War, side: int) -> dict[str, tuple[int, Account]]:
    """The sums of a side of the combat that goes on, each with its account."""
    return {
        "attack": (int(attack_value(s, side)), pool_account(s, side, ATTACK)),
        "defence": (int(defence_value(s, side)), pool_account(s, side, DEFENCE)),
        "morale": (int(morale_value(s, side)), morale_account(s, side)),
        "combat-value": (int(combat_value(s, side)), combat_account(s, side)),
    }


def reckonings(s: War) -> list[Reckoning]:
    """The sums of both sides of the combat that goes on."""
    if s.fight[F_STAGE] in (NO_COMBAT, STRIKING):
        return []
    place = area(s, int(s.fight[F_AREA]))
    return [
        Reckoning(f"{place}/{side}", name, value, account)
        for side in range(2)
        for name, (value, account) in accounts(s, side).items()
    ]
