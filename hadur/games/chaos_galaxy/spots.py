"""Moves by pointing: the places on the table a move names, and the move that places stand for.

0/cobra-flash, 1/surface-2 and 0/cobra-flash+1 are cards in play, by their player and the name that
player writes; 0/hangar, 0/canteen, 0/surface, 1/colony, 1/headquarters and 0/ruin are areas and
piles, 1/player a player, #2 a link of the chain. hand:vasfog, looked:vasfog and scrap:vasfog are
cards of the own hand, of those just looked at and of the own Scrap.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hadur.games.chaos_galaxy import notation
from hadur.games.chaos_galaxy import verbs as v
from hadur.games.chaos_galaxy.phases.searching import SEARCH_PROMPT
from hadur.games.chaos_galaxy.state import Galaxy
from hadur.games.chaos_galaxy.tables import BY_NAME, CARDS, T
from hadur.games.chaos_galaxy.vocabulary import EVENT, SHIP
from hadur.kernel.chain import FIRST_VERB, link_of, ticket_of
from hadur.kernel.moves import first, second, third, verb_of
from hadur.kernel.state import Ask

AREAS: Final = ("hangar", "canteen", "surface")
PILES: Final = ("colony", "headquarters", "scrap", "ruin")


def spot_of(seat: int, name: str) -> str:
    """A card in play, an area or a pile of a player."""
    return f"{seat}/{name}"


# -- from a move to its places ---------------------------------------------------------------------


def spots(s: Galaxy, index: int, move: int) -> list[str]:
    """Where to point for a legal move: at what acts, then at its target; [] if there is nothing."""
    ask = s.asks[index]
    verb = int(verb_of(move))
    if verb == FIRST_VERB:
        return [f"#{ticket_of(s, int(link_of(ask, move)))}"]
    if verb in (v.PLAY_CARD, v.USE_CARD, v.PAY):
        return _announced(s, move)
    if verb not in _SPOTS:
        return []
    return _SPOTS[verb](s, ask, int(first(move)), int(second(move)))


def _slot(s: Galaxy, slot: int) -> str:
    return spot_of(int(s.holder(slot)), notation.plain_ref(s, slot))


def _held(pile: str, kind: int) -> str:
    return f"{pile}:{CARDS[kind].id}"


def _pair(acts: str, target: str) -> list[str]:
    """Whatever aims at itself is pointed at once."""
    return [acts] if acts == target else [acts, target]


def _lay(s: Galaxy, ask: Ask, kind: int, place: int) -> list[str]:
    seat = int(ask.seat)
    if place >= v.TO_SHIP:
        return [_held("hand", kind), _slot(s, place - v.TO_SHIP)]
    return [_held("hand", kind), spot_of(seat, "surface" if place == v.TO_SURFACE else "canteen")]


def _announced(s: Galaxy, move: int) -> list[str]:
    """A card played, used or paid; at a card or link, or else at one of several opponents."""
    plays = verb_of(move) == v.PLAY_CARD
    a, chosen = int(first(move)), int(third(move))
    acts = _held("hand", a) if plays else _slot(s, a)
    target = int(second(move)) - 1
    if target >= 0:
        kind = a if plays else int(s.kind_at(a))
        clause = int(T.clause[kind] + v.clause_in(chosen))
        link = notation.aims_at_link(clause)
        return _pair(acts, f"#{target}" if link else _slot(s, target))
    rival = int(v.rival_in(chosen))
    return [acts, spot_of(rival, "player")] if rival >= 0 and s.seats > 2 else [acts]


def _aim(s: Galaxy, ask: Ask, seat: int, aim: int) -> list[str]:
    if aim >= v.SLOT_AIM:
        return [_slot(s, aim - v.SLOT_AIM)]
    return [spot_of(seat, "colony" if aim == v.COLONY_AIM else "headquarters")]


def _one(s: Galaxy, ask: Ask, slot: int, _: int) -> list[str]:
    return [_slot(s, slot)]


def _two(s: Galaxy, ask: Ask, slot: int, other: int) -> list[str]:
    return _pair(_slot(s, slot), _slot(s, other))


def _own(name: str) -> _Places:
    return lambda s, ask, a, b: [spot_of(int(ask.seat), name)]


_Places = Callable[[Galaxy, Ask, int, int], list[str]]
_SPOTS: Final[dict[int, _Places]] = {
    v.LAY: _lay,
    v.PLAY_SHIP: lambda s, ask, a, b: [_held("hand", a), spot_of(int(ask.seat), "hangar")],
    v.DRAW_CARD: _own("colony"),
    v.PICK_FIVE: _own("colony"),
    v.DIG: _own("ruin"),
    v.ATTACK: _aim,
    v.BUY_MARKER: _one,
    v.SEND: _one,
    v.STEALTH: _one,
    v.ARM: _one,
    v.BOMB: _one,
    v.CHOOSE: _one,
    v.TURN_BACK: _one,
    v.DEAL: _one,
    v.CONVERT: _two,
    v.BOARD: _two,
    v.FIRE: _two,
    v.TAKE: lambda s, ask, a, b: [_held("looked" if ask.prompt is SEARCH_PROMPT else "scrap", a)],
    v.DISCARD: lambda s, ask, a, b: [_held("hand", a)],
    v.RIVAL: lambda s, ask, a, b: [spot_of(a, "player")],
}


# -- from places to a move -------------------------------------------------------------------------


def meant(s: Galaxy, index: int, places: list[str]) -> str:
    """The move that pointing at these places stands for, legal or not; "" if it is none."""
    ask = s.asks[index]
    if len(places) == 1:
        return _meant_by_one(s, ask, places[0])
    return _meant_by_two(s, ask, places[0], places[1]) if len(places) == 2 else ""


def _written(ask: Ask, place: str) -> str:
    """A place as the seat that is asked writes it in a move."""
    seat, slash, name = place.partition("/")
    return place if not slash else name if seat == str(int(ask.seat)) else f"{seat}:{name}"


_PICKS: Final = {
    "attackers": "send", "defenders": "send", "bombers": "bomb", "turn-back": "back",
    "board": "board", "fire": "fire", "pay": "pay", "answer": "stealth", "salvo": "deal",
}  # fmt: skip
"""What pointing at one card says where a question asks for cards of one kind."""


def _meant_by_one(s: Galaxy, ask: Ask, place: str) -> str:
    prompt = ask.prompt.name
    pile, colon, name = place.partition(":")
    if colon:
        return _meant_by_held(prompt, pile, name)
    if place.startswith("#"):
        return f"first {place}"
    seat, _, name = place.partition("/")
    own = seat == str(int(ask.seat))
    if name == "player":
        return f"player {seat}"
    if prompt == "main":
        if not own:
            aim = name if name in PILES else f"{seat}:{name}"
            return f"attack {seat} {aim}"
        if name in PILES:
            return {"colony": "draw", "ruin": "dig"}.get(name, "")
        if name in AREAS:
            return ""
        return f"{'develop' if name.startswith('surface-') else 'use'} {name}"
    if name in AREAS or name in PILES:
        return ""
    word = _PICKS.get(prompt, "use" if prompt == "response" else "choose")
    return f"{word} {_written(ask, place)}"


def _meant_by_held(prompt: str, pile: str, name: str) -> str:
    if pile != "hand":
        return f"take {name}"
    if prompt == "discard":
        return f"discard {name}"
    ship = name in BY_NAME and BY_NAME[name].type == SHIP
    return f"{'ship' if ship else 'play'} {name}"


def _meant_by_two(s: Galaxy, ask: Ask, place: str, target: str) -> str:
    prompt = ask.prompt.name
    pile, colon, name = place.partition(":")
    goal = target.partition("/")[2]
    if colon:
        return _held_to(ask, name, goal, target) if pile == "hand" else ""
    acts, to = _written(ask, place), _written(ask, target)
    if prompt in ("fire", "board"):
        return f"{prompt} {acts} {to}"
    if goal == "player":
        return f"use {acts} of {target.partition('/')[0]}"
    if prompt == "main" and acts.startswith("surface-") and to.startswith("surface-"):
        return f"convert {acts} {to}"
    return f"{'pay' if prompt == 'pay' else 'use'} {acts} {to}"


def _held_to(ask: Ask, name: str, goal: str, target: str) -> str:
    """A card of the hand and where it goes: an area or ship it is laid in, or its target."""
    type = BY_NAME[name].type if name in BY_NAME else -1
    if goal == "hangar":
        return f"ship {name}"
    if goal in ("surface", "canteen"):
        return f"lay {name} {goal}"
    if goal == "player":
        return f"play {name} of {target.partition('/')[0]}"
    own = target.partition("/")[0] == str(int(ask.seat))
    written = _written(ask, target)
    lays = own and 0 <= type < EVENT and ask.prompt.name == "main"
    return f"{'lay' if lays else 'play'} {name} {written}"
