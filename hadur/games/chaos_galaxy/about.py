"""What a question is about, for views and words. Everything here is open to all: the cards are
face up, and of face-down ones only the place is told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hadur.games.chaos_galaxy.notation import ref
from hadur.games.chaos_galaxy.phases.firing import MUST_ACT
from hadur.games.chaos_galaxy.phases.volleys import formation_ships
from hadur.games.chaos_galaxy.state import COLONY, D_CLAUSE, D_SEAT, DEED, Galaxy
from hadur.games.chaos_galaxy.tables import CARDS, T
from hadur.kernel.state import Ask

Facts = dict[str, object]


def about(s: Galaxy, ask: Ask) -> Facts:
    """The facts that a sentence about this question names."""
    tell = _TELLING.get(ask.prompt.name)
    return {} if tell is None else tell(s, ask)


def _clause(s: Galaxy, ask: Ask) -> Facts:
    """A text whose choices are being made, and its place on the card from 1."""
    clause = int(ask.a)
    kind = int(T.kind[clause])
    return {"card": CARDS[kind].id, "text": clause - int(T.clause[kind]) + 1}


def _victim(s: Galaxy, ask: Ask) -> Facts:
    clause = int(s.deeds[ask.a * DEED + D_CLAUSE])
    return {"card": CARDS[T.kind[clause]].id, "by": int(s.deeds[ask.a * DEED + D_SEAT])}


def _shot(s: Galaxy, shooter: int, aimed: int) -> Facts:
    facts: Facts = {}
    if s.in_play(shooter):
        facts["shooter"] = ref(s, -1, shooter)
    if s.in_play(aimed):
        facts["ship"] = ref(s, -1, aimed)
    return facts


def _answer(s: Galaxy, ask: Ask) -> Facts:
    return _shot(s, int(s.shooter), int(s.aimed))


def _points(s: Galaxy, ask: Ask) -> Facts:
    """Salvo and formation: who fires, at whom, and how many points are left."""
    return {**_shot(s, int(ask.a), int(ask.b)), "points": int(ask.c)}


def _part(s: Galaxy, ask: Ask) -> Facts:
    ship = int(formation_ships(s, ask.b)[ask.options])
    return {**_points(s, ask), "ship": ref(s, -1, ship)}


_TELLING: Final[dict[str, Callable[[Galaxy, Ask], Facts]]] = {
    "cut": lambda s, ask: {"whose": int(ask.a), "cards": int(s.size[COLONY + ask.a])},
    "discard": lambda s, ask: {"count": int(ask.a)},
    "take-marker": lambda s, ask: {"count": int(ask.a)},
    "may": _clause,
    "mode": _clause,
    "rival": _clause,
    "target": _clause,
    "hidden-target": _clause,
    "victim": _victim,
    "which-ship": lambda s, ask: {"weapon": ref(s, -1, int(ask.a))},
    "recover": lambda s, ask: {"into": ("hand", "colony")[int(T.what[ask.a])]},
    "fire": lambda s, ask: {"must": bool(ask.b == MUST_ACT)},
    "answer": _answer,
    "return-fire": lambda s, ask: _shot(s, int(ask.b), int(ask.a)),
    "salvo": _points,
    "formation": _points,
    "part": _part,
    "demolition": lambda s, ask: {"ship": ref(s, -1, int(ask.a))},
    "trap": lambda s, ask: {"base": ref(s, -1, int(s.aim)), "total": int(s.total)},
}
