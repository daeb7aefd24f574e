"""Moves that their player would hardly mean: what harms one's own, what helps the other side."""

from __future__ import annotations

from hadur.games.conquest.cards.definition import TABLES
from hadur.games.conquest.script import is_stray
from hadur.games.conquest.state import Campaign
from hadur.games.conquest.verbs import ATTACH, HQ_TARGET, PICK
from hadur.kernel.harms import HELPS_ENEMY, OWN_TARGET
from hadur.kernel.moves import first, second, verb_of


def harm(s: Campaign, index: int, move: int) -> str:
    """Why a move harms whoever makes it, or ""."""
    ask = s.asks[index]
    verb, seat = int(verb_of(move)), int(ask.seat)
    if verb == PICK and first(move) < HQ_TARGET:
        return _aimed(s, index, int(first(move)))
    if verb == ATTACH:
        cursed = TABLES.curse[first(move)] != 0
        own = int(s.controller[second(move)]) == seat
        return "" if own != cursed else OWN_TARGET if own else HELPS_ENEMY
    return ""


def _aimed(s: Campaign, index: int, card: int) -> str:
    """A target of the wrong side, though there is one of the right side."""
    ask = s.asks[index]
    if not is_stray(s, ask, card):
        return ""
    picks = (int(first(m)) for m in s.legal(index) if verb_of(m) == PICK and first(m) < HQ_TARGET)
    if all(is_stray(s, ask, other) for other in picks):
        return ""
    return OWN_TARGET if int(s.controller[card]) == ask.seat else HELPS_ENEMY
