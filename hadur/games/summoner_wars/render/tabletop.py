"""A view read into named facts: what every picture starts from.

Pictures are made from views and never from a state, so they cannot show more than a seat knows.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from hadur.drawing import tabletop
from hadur.drawing.quick import once
from hadur.drawing.reasons import Why
from hadur.drawing.tabletop import asked_in, cleaned, result_in
from hadur.drawing.vocabulary import clean
from hadur.games.summoner_wars.board import ROWS, SPACES, name_of
from hadur.kernel.accounts import told


@dataclass(frozen=True)
class Piece:
    """A card on the battlefield."""

    space: str
    card: str
    kind: str
    structure: bool
    controller: int
    owner: int
    damage: int
    life: int
    charges: int
    attack: str
    strength: int
    moved: bool
    attacked: bool
    frozen: bool
    lent: bool
    under: tuple[str, ...]
    why: Why = field(hash=False)

    @property
    def left(self) -> int:
        """Life that is left."""
        return max(0, self.life - self.damage)

    @property
    def is_unit(self) -> bool:
        return bool(self.attack)


@dataclass(frozen=True)
class ActiveEvent:
    """An event in a player's active area."""

    card: str
    charges: int
    targets: tuple[str, ...]


@dataclass(frozen=True)
class Player:
    """A player; `hand` is None for whoever may not see it."""

    seat: int
    faction: str
    summoner: str
    magic: int
    hand_count: int
    draw_count: int
    discard_count: int
    events: tuple[ActiveEvent, ...]
    hand: tuple[str, ...] | None


@dataclass(frozen=True)
class Roll:
    """The attack of this turn that was made last, or is being made."""

    attacker: str
    target: str
    melee: int
    ranged: int
    special: int


@dataclass(frozen=True, kw_only=True)
class Table(tabletop.Table):
    """Everything a picture shows, as seen from the seat at its near edge."""

    turn: int
    active: int
    phase: str
    moves_left: int
    attacks_left: int
    players: tuple[Player, Player]
    pieces: dict[str, Piece]
    roll: Roll | None
    waiting: tuple[str, ...]

    @property
    def rows(self) -> list[str]:
        """Row numbers from the top edge to the bottom edge."""
        numbers = [str(n + 1) for n in range(ROWS)]
        return numbers if self.near == 1 else numbers[::-1]

    @property
    def columns(self) -> str:
        """Column letters from left to right: the other player sits opposite and sees f first."""
        letters = "abcdef"
        return letters[::-1] if self.near == 1 else letters


@once
def read(view: Mapping[str, Any]) -> Table:
    """The facts of a view, its names cleaned; spaces that the board does not have are ignored."""
    cards: Mapping[str, Mapping[str, Any]] = view["board"]
    names = [name_of(space) for space in range(SPACES)]
    pieces = {name: _piece(name, cards[name]) for name in names if name in cards}
    first, second = view["players"]
    return Table(
        seat=view["seat"],
        turn=view["turn"],
        active=view["active"],
        phase=clean(view["phase"]),
        moves_left=view["moves-left"],
        attacks_left=view["attacks-left"],
        players=(_player(0, first), _player(1, second)),
        pieces=pieces,
        roll=_roll(view["attack"], pieces, view["active"]),
        waiting=cleaned(view["waiting"]),
        asked=asked_in(view),
        result=result_in(view),
    )


def _piece(space: str, facts: Mapping[str, Any]) -> Piece:
    kind = clean(facts["class"])
    return Piece(
        space=space,
        card=clean(facts["card"]),
        # A structure event stands on the battlefield as a structure.
        kind="structure" if kind.endswith("-event") else kind,
        structure=facts["structure"],
        controller=facts["controller"],
        owner=facts["owner"],
        damage=facts["damage"],
        life=facts["life"],
        charges=facts["charges"],
        attack=clean(facts.get("attack", "")),
        strength=facts.get("strength", 0),
        moved=facts.get("moved", False),
        attacked=facts.get("attacked", False),
        frozen=facts.get("frozen", False),
        lent=facts.get("lent", False),
        under=cleaned(facts.get("under", ())),
        why=told(facts),
    )


def _player(seat: int, facts: Mapping[str, Any]) -> Player:
    events = tuple(
        ActiveEvent(clean(e["card"]), e["charges"], cleaned(e["targets"])) for e in facts["events"]
    )
    return Player(
        seat=seat,
        faction=clean(facts["faction"]),
        summoner=clean(facts["summoner"]),
        magic=facts["magic"],
        hand_count=facts["hand-count"],
        draw_count=facts["draw-count"],
        discard_count=facts["discard-count"],
        events=events,
        hand=cleaned(facts["hand"]) if "hand" in facts else None,
    )


def _roll(facts: Mapping[str, Any] | None, pieces: dict[str, Piece], active: int) -> Roll | None:
    """The last attack stays in the view; it is shown for the rest of its turn only."""
    attacker = pieces.get(facts["attacker"]) if facts else None
    if facts is None or attacker is None or attacker.controller != active or not attacker.attacked:
        return None
    return Roll(
        facts["attacker"], facts["target"], facts["melee"], facts["ranged"], facts["special"]
    )
