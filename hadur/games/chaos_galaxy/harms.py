"""Moves that their player would hardly mean: a text that does one's own card harm."""

from __future__ import annotations

from hadur.games.chaos_galaxy import verbs as v
from hadur.games.chaos_galaxy.appraisal import clause_worth
from hadur.games.chaos_galaxy.phases.moments import HIDDEN_TARGET, TARGET_PROMPT
from hadur.games.chaos_galaxy.state import Galaxy
from hadur.kernel.harms import OWN_TARGET
from hadur.kernel.moves import first, verb_of


def harm(s: Galaxy, index: int, move: int) -> str:
    """Why a move harms whoever makes it, or "". Only one's own cards are looked at: those of others
    may lie face down."""
    ask = s.asks[index]
    if ask.prompt is not TARGET_PROMPT and ask.prompt is not HIDDEN_TARGET:
        return ""
    seat = int(ask.seat)
    slots = [int(first(other)) for other in s.legal(index) if verb_of(other) == v.CHOOSE]
    if verb_of(move) != v.CHOOSE or s.holder(first(move)) != seat:
        return ""
    if all(s.holder(slot) == seat for slot in slots):
        return ""
    branch, rival = v.branch_in(ask.options), v.rival_in(ask.options)
    worth = clause_worth(s, ask.a, seat, ask.b, first(move), branch, rival)
    return OWN_TARGET if worth < 0 else ""
