"""Life and strength told part by part: what is printed, and which text changes it (values.py)."""

from __future__ import annotations

from hadur.games.summoner_wars.abilities.constant import LIFE, STRENGTH, Bonuses
from hadur.games.summoner_wars.board import SPACES, name_of
from hadur.games.summoner_wars.cards.definition import TABLES
from hadur.games.summoner_wars.state import Battle
from hadur.games.summoner_wars.values import NOBODY, base_strength, life, strength
from hadur.kernel.accounts import Account, Ledger, Reckoning


def life_account(s: Battle, card: int) -> Account:
    """SW-19.18."""
    ledger = Ledger(TABLES.life[s.kind[card]])
    _texts(ledger, s, LIFE, card, NOBODY)
    return ledger.account()


def strength_account(s: Battle, unit: int) -> Account:
    """Strength as it stands (SW-19.12): without what belongs to one attack or its target."""
    calm = s.copy()
    calm.attack_bonus = 0
    ledger = Ledger(TABLES.strength[s.kind[unit]])
    # SW-19.15: as if another number were printed; and a Charge of three spaces or more (S-44).
    ledger.add("reason-base-strength", base_strength(calm, unit) - ledger.base)
    ledger.add("ability-charge", calm.bonus[unit])
    _texts(ledger, calm, STRENGTH, unit, unit)
    ledger.least(0)
    return ledger.account()


def _texts(ledger: Ledger, s: Battle, texts: Bonuses, card: int, target: int) -> None:
    for text in texts.all:
        if text.ability < 0 or s.has[text.ability] != 0:
            ledger.add(text.source(), text.amount(s, card, target))


def resting_strength(s: Battle, card: int) -> int:
    """Strength as it stands, without what depends on a target or belongs to one attack."""
    calm = s.copy()
    calm.attack_bonus = 0
    return int(strength(calm, card, card))


def reckonings(s: Battle) -> list[Reckoning]:
    """Every life and strength on the battlefield."""
    found = []
    for space in range(SPACES):
        card = int(s.at[space])
        if card < 0:
            continue
        name = name_of(space)
        found.append(Reckoning(name, "life", int(life(s, card)), life_account(s, card)))
        if s.units() >> space & 1:
            account = strength_account(s, card)
            found.append(Reckoning(name, "strength", resting_strength(s, card), account))
    return found
