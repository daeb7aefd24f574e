"""Moves that their player would hardly mean: what harms one's own, what helps the other side."""

from __future__ import annotations

from typing import Final

from hadur.games.conquest.cards.definition import CARDS
from hadur.games.conquest.state import Campaign
from hadur.games.conquest.verbs import ATTACH, HQ_TARGET, PICK
from hadur.kernel.harms import HELPS_ENEMY, OWN_TARGET
from hadur.kernel.moves import first, second, verb_of

_BLOWS: Final = (
    "captain-markis",
    "suppressive-fire",
    "zarathurs-flamers",
    "tzeentchs-firestorm",
    "archons-terror",
    "eldorath-starbane",
    "superiority",
    "squig-bombin",
    "twisted-laboratory",
    "ferrin",
)
"""Cards whose target is damaged, exhausted, routed, destroyed or made less."""
_GIFTS: Final = ("iridial", "spiritseer-erathal", "catachan-outpost")
"""Cards whose target is healed or made stronger."""
_CURSES: Final = ("dire-mutation",)
"""Attachments that nobody wants to wear."""


def harm(s: Campaign, index: int, move: int) -> str:
    """Why a move harms whoever makes it, or ""."""
    ask = s.asks[index]
    verb, seat = int(verb_of(move)), int(ask.seat)
    if verb == PICK and first(move) < HQ_TARGET:
        name = ask.prompt.name.removeprefix("target-of-")
        return _aimed(s, index, name, int(first(move)))
    if verb == ATTACH:
        cursed = CARDS[first(move)].name in _CURSES
        own = int(s.controller[second(move)]) == seat
        return "" if own != cursed else OWN_TARGET if own else HELPS_ENEMY
    return ""


def _aimed(s: Campaign, index: int, name: str, card: int) -> str:
    seat = int(s.asks[index].seat)
    own = int(s.controller[card]) == seat
    if own and name in _BLOWS and _has_other_side(s, index, own):
        return OWN_TARGET
    if not own and name in _GIFTS and _has_other_side(s, index, own):
        return HELPS_ENEMY
    return ""


def _has_other_side(s: Campaign, index: int, own: bool) -> bool:
    """Whether something of the other side could be chosen as well."""
    seat = int(s.asks[index].seat)
    picks = (int(first(m)) for m in s.legal(index) if verb_of(m) == PICK and first(m) < HQ_TARGET)
    return any((int(s.controller[card]) == seat) != own for card in picks)
