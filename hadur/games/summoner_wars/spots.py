"""Moves by pointing: the places on the table a move names, and the move that places stand for.

c3 is a space of the battlefield, hand:gate a card of the own hand, discard:gate and draw:gate cards
of the own piles, event:ice-ram an active event.
"""

from __future__ import annotations

from typing import Final

from hadur.games.summoner_wars.board import name_of, space_named
from hadur.games.summoner_wars.cards.definition import (
    ATTACK_PHASE,
    BY_NAME,
    CARDS,
    MAGIC_PHASE,
)
from hadur.games.summoner_wars.notation import waiting_names
from hadur.games.summoner_wars.prompts import Pick, TakeCard
from hadur.games.summoner_wars.state import DISCARD_PILE, DRAW_PILE, HAND, Battle
from hadur.games.summoner_wars.verbs import (
    ATTACK,
    BUILD,
    CHARGE_MOVE,
    DECLARE,
    DISCARD,
    MOVE,
    PICK,
    PLAY,
    SUMMON,
    TAKE,
    USE,
)
from hadur.kernel.moves import first, second, verb_of
from hadur.kernel.timing import ORDER_VERB

_PILES: Final = {HAND: "hand", DISCARD_PILE: "discard", DRAW_PILE: "draw"}


def spots(s: Battle, index: int, move: int) -> list[str]:
    """Where to point for a legal move: at what acts, then at its target; [] if there is nothing."""
    verb, a, b = int(verb_of(move)), int(first(move)), int(second(move))
    if verb in (SUMMON, BUILD):
        return [_held("hand", a), name_of(b)]
    if verb in (MOVE, CHARGE_MOVE, ATTACK):
        return [name_of(a), name_of(b)]
    if verb in (DECLARE, PICK):
        return [name_of(a)]
    if verb == USE:
        return [name_of(b)]
    if verb in (PLAY, DISCARD):
        return [_held("hand", a)]
    if verb == TAKE:
        return [_held(_PILES[int(s.asks[index].options)], a)]
    if verb == ORDER_VERB:
        place = waiting_names(s, int(s.asks[index].a))[a].split()[1]
        return [place if space_named(place) >= 0 else f"event:{place}"]
    return []


def _held(pile: str, kind: int) -> str:
    return f"{pile}:{CARDS[kind].name}"


def meant(s: Battle, index: int, places: list[str]) -> str:
    """The move that pointing at these places stands for, legal or not; "" if it is none."""
    pile, _, card = places[0].rpartition(":") if places else ("", "", "")
    prompt = s.asks[index].prompt
    if len(places) == 2 and pile == "hand" and card in BY_NAME:
        return f"{'summon' if BY_NAME[card].is_unit else 'build'} {card} {places[1]}"
    if len(places) == 2 and not pile:
        return f"{'attack' if s.phase == ATTACK_PHASE else 'move'} {places[0]} {places[1]}"
    if len(places) != 1:
        return ""
    if isinstance(prompt, TakeCard):
        return f"take {card}" if pile else ""
    if isinstance(prompt, Pick):
        return "" if pile else f"pick {card}"
    if pile == "hand":
        return f"{'discard' if s.phase == MAGIC_PHASE else 'play'} {card}"
    return ""
