"""Moves that their player would hardly mean: blows at one's own side, and attacks left unused."""

from __future__ import annotations

from hadur.games.doom import verbs
from hadur.games.doom.notation import figure_number
from hadur.games.doom.state import INVADER, MARINES, Raid
from hadur.games.doom.vocabulary import DAMAGE, STUN
from hadur.kernel.harms import OWN_TARGET, UNUSED_ATTACK
from hadur.kernel.moves import first, verb_of


def harm(s: Raid, index: int, move: int) -> str:
    """Why a move harms whoever makes it, or ""."""
    ask = s.asks[index]
    verb = int(verb_of(move))
    if verb == verbs.END:
        attacks = any(verb_of(other) == verbs.ATTACK for other in s.legal(index))
        return UNUSED_ATTACK if attacks else ""
    if verb in (verbs.TARGET, verbs.PICK) and _is_blow(s, index):
        seat = int(ask.seat)
        aimed = [int(first(other)) for other in s.legal(index) if verb_of(other) == verb]
        own = _is_own(seat, int(first(move)))
        return OWN_TARGET if own and not all(_is_own(seat, figure) for figure in aimed) else ""
    return ""


def _is_blow(s: Raid, index: int) -> bool:
    """Whether what a figure is chosen for does it harm."""
    ask = s.asks[index]
    if ask.prompt.name == "whom":
        return int(s.book.do_what[ask.a]) in (DAMAGE, STUN)
    return ask.prompt.name == "target"


def _is_own(seat: int, figure: int) -> bool:
    return (seat == INVADER) == (figure >= MARINES)


def owner(s: Raid, spot: str) -> int:
    """The seat that plays the figure at a spot, or -1."""
    figure = -1 if ":" in spot or "/" in spot else figure_number(s, spot)
    if figure < 0 or not s.is_here(figure):
        return -1
    return figure + 1 if figure < MARINES else INVADER
