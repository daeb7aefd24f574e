"""Moves that their player would hardly mean: blows at one's own, and the price of inaction."""

from __future__ import annotations

from typing import Final

from hadur.games.summoner_wars.abilities.ids import HEAL
from hadur.games.summoner_wars.cards.definition import ATTACK_PHASE
from hadur.games.summoner_wars.state import Battle
from hadur.games.summoner_wars.values import life
from hadur.games.summoner_wars.verbs import ATTACK, END, PICK
from hadur.kernel.bits import BIT
from hadur.kernel.harms import OWN_TARGET
from hadur.kernel.moves import first, second, verb_of

INACTION: Final = "inaction"
"""SW-9.25: who has targeted no enemy card damages their own summoner."""
FATAL_INACTION: Final = "fatal-inaction"
"""The same, and the summoner would be destroyed by it."""

_BLOWS: Final = (
    "target",
    "extra-attack",
    "ice-ram",
    "freeze",
    "purge-strike",
    "quick-shot",
    "burn",
    "chant-of-entangling",
    "chant-of-entangling-other",
)
"""Questions whose target is damaged, frozen or held."""


def harm(s: Battle, index: int, move: int) -> str:
    """Why a move harms whoever makes it, or ""."""
    verb = int(verb_of(move))
    ask = s.asks[index]
    if verb == END:
        return _idle(s, index)
    if verb == ATTACK:
        unit, target = int(first(move)), int(second(move))
        heals = s.has[HEAL] & BIT[unit] != 0
        return OWN_TARGET if _is_own(s, int(ask.seat), target) and not heals else ""
    if verb == PICK and ask.prompt.name in _BLOWS and _is_own(s, int(ask.seat), int(first(move))):
        others = [int(first(other)) for other in s.legal(index) if verb_of(other) == PICK]
        return OWN_TARGET if any(_is_enemys(s, int(ask.seat), at) for at in others) else ""
    return ""


def _idle(s: Battle, index: int) -> str:
    """To end the attack phase without having targeted an enemy, though one could."""
    seat = int(s.asks[index].seat)
    if s.phase != ATTACK_PHASE or s.targeted:
        return ""
    attacks = [int(second(move)) for move in s.legal(index) if verb_of(move) == ATTACK]
    if not any(_is_enemys(s, seat, at) for at in attacks):
        return ""
    summoner = s.summoner[seat]
    return FATAL_INACTION if life(s, summoner) - s.damage[summoner] <= 1 else INACTION


def _is_own(s: Battle, seat: int, space: int) -> bool:
    return bool(s.side[seat] & BIT[space])


def _is_enemys(s: Battle, seat: int, space: int) -> bool:
    return bool(s.side[1 - seat] & BIT[space])
