"""A view read into named facts: what every picture starts from.

Pictures are made from views and never from a state, so they cannot show more than a seat knows.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from hadur.drawing import tabletop
from hadur.drawing.quick import once
from hadur.drawing.reasons import Why
from hadur.drawing.seats import LOOKS
from hadur.drawing.tabletop import asked_in, cleaned, result_in
from hadur.drawing.vocabulary import clean
from hadur.kernel.accounts import told

FIGURES: Final = ("speed", "firepower", "armour", "bombing")


@dataclass(frozen=True)
class Slot:
    """A card in play; `card` is "" for whoever may not know it. `figures` are what it has now, by
    name: a ship all four, a base with armour that one. `side` is that in a combat, "" if none."""

    seat: int
    ref: str
    card: str
    laid_as: str
    paid: bool
    state: str
    markers: int
    marks: int
    stuck: bool
    figures: dict[str, int]
    damage: int
    abilities: tuple[str, ...]
    side: str
    x: int | None
    owner: int
    aboard: tuple[Slot, ...]
    why: Why

    @property
    def spot(self) -> str:
        """Where it is pointed at (spots.py)."""
        return f"{self.seat}/{self.ref}"


@dataclass(frozen=True)
class Player:
    """A player; `hand` and `ruin` are None for whoever may not see them. `known` are the cards of
    a hand that everybody has seen, `looked` those that are being chosen from."""

    seat: int
    credits: int
    colony_count: int
    hand_count: int
    ruin_count: int
    scrap: tuple[str, ...]
    known: tuple[str, ...]
    turns: int
    beaten: int
    hangar: tuple[Slot, ...]
    canteen: tuple[Slot, ...]
    surface: tuple[Slot, ...]
    hand: tuple[str, ...] | None
    ruin: tuple[str, ...] | None
    looked: tuple[str, ...]
    deck_left: tuple[str, ...]
    faction: str = ""


@dataclass(frozen=True)
class Combat:
    """The combat that goes on. `target` is what is attacked, of the defender; ships by the name
    that others call them by, "" for none."""

    step: str
    attacker: int
    defender: int
    target: str
    attackers: tuple[str, ...]
    defenders: tuple[str, ...]
    shooter: str
    aimed: str
    returns: bool


@dataclass(frozen=True)
class Link:
    """Something announced; `card` and `target` are "" where there is none, or none to be told."""

    what: str
    seat: int
    ticket: int
    card: str
    target: str


@dataclass(frozen=True, kw_only=True)
class Table(tabletop.Table):
    """Everything a picture shows; the chain has what was announced last at its end."""

    turn: int
    turns: int
    phase: str
    starter: int
    players: tuple[Player, ...]
    combat: Combat | None
    chain: tuple[Link, ...]

    def faces(self, seat: int) -> str:
        """Cards of all players are pointed at in the same lines: each has a mark, of two too."""
        return LOOKS[seat].mark


# -- reading ---------------------------------------------------------------------------------------


@once
def read(view: Mapping[str, Any]) -> Table:
    """The facts of a view, its names cleaned."""
    return Table(
        seat=view["seat"],
        turn=view["turn"],
        turns=view["turns"],
        phase=clean(view["phase"]),
        starter=view["starter"],
        players=tuple(_player(seat, facts) for seat, facts in enumerate(view["players"])),
        combat=_combat(view["combat"]),
        chain=tuple(_link(facts) for facts in view["chain"]),
        asked=asked_in(view),
        result=result_in(view),
        out=tuple(view["out"]),
    )


def _player(seat: int, facts: Mapping[str, Any]) -> Player:
    return Player(
        seat=seat,
        credits=facts["credits"],
        colony_count=facts["colony-count"],
        hand_count=facts["hand-count"],
        ruin_count=facts["ruin-count"],
        scrap=cleaned(facts["scrap"]),
        known=cleaned(facts["known"]),
        turns=facts["begun"],
        beaten=facts["beaten"],
        hangar=tuple(_slot(seat, slot) for slot in facts["hangar"]),
        canteen=tuple(_slot(seat, slot) for slot in facts["canteen"]),
        surface=tuple(_slot(seat, slot) for slot in facts["surface"]),
        hand=cleaned(facts["hand"]) if "hand" in facts else None,
        ruin=cleaned(facts["ruin"]) if "ruin" in facts else None,
        looked=cleaned(facts.get("looked", ())),
        deck_left=cleaned(facts.get("deck-left", ())),
    )


def _slot(seat: int, facts: Mapping[str, Any]) -> Slot:
    return Slot(
        seat=seat,
        ref=clean(facts["ref"]),
        card=clean(facts["card"] or ""),
        laid_as=clean(facts["as"]),
        paid=facts["paid"],
        state=clean(facts["state"]),
        markers=facts["markers"],
        marks=facts.get("marks", 0),
        stuck=facts.get("stuck", False),
        figures={name: facts[name] for name in FIGURES if name in facts},
        damage=facts.get("damage", 0),
        abilities=cleaned(facts.get("abilities", ())),
        side=clean(facts.get("side", "")),
        x=facts.get("x"),
        owner=facts.get("owner", seat),
        aboard=tuple(_slot(seat, slot) for slot in facts.get("aboard", ())),
        why=told(facts),
    )


def _combat(facts: Mapping[str, Any] | None) -> Combat | None:
    if facts is None:
        return None
    return Combat(
        step=clean(facts["step"]),
        attacker=facts["attacker"],
        defender=facts["defender"],
        target=clean(facts["target"]),
        attackers=cleaned(f"{facts['attacker']}:{ref}" for ref in facts["attackers"]),
        defenders=cleaned(f"{facts['defender']}:{ref}" for ref in facts["defenders"]),
        shooter=clean(facts.get("shooter", "")),
        aimed=clean(facts.get("aimed", "")),
        returns=facts.get("returns", False),
    )


def _link(facts: Mapping[str, Any]) -> Link:
    target = facts.get("target", "")
    if "defender" in facts:
        target = f"{facts['defender']}:{target}"
    return Link(
        what=clean(facts["what"]),
        seat=facts["seat"],
        ticket=facts["ticket"],
        card=clean(facts.get("card", "")),
        target=clean(target),
    )
