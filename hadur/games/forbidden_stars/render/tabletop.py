"""A view read into named facts: what every picture starts from.

Pictures are made from views and never from a state, so they cannot show more than a seat knows.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from hadur.drawing import tabletop
from hadur.drawing.quick import once
from hadur.drawing.reasons import Why
from hadur.drawing.seats import LOOKS
from hadur.drawing.tabletop import asked_in, cleaned, result_in
from hadur.drawing.vocabulary import clean
from hadur.games.forbidden_stars.components.sheets import SHEETS, STRUCTURES
from hadur.games.forbidden_stars.spots import structure_spot, token_spot, unit_spot
from hadur.kernel.accounts import told

ICONS: Final = ("attack", "defence", "morale")
TYPES: Final = {unit.name: k for sheet in SHEETS for k, unit in enumerate(sheet.units)}
TOKEN: Final = 6


@dataclass(frozen=True)
class Force:
    """Units of one kind that stand together."""

    seat: int
    unit: str
    routed: bool
    count: int
    area: str

    @property
    def spot(self) -> str:
        return unit_spot(self.seat, self.unit, self.routed, self.area)

    @property
    def type(self) -> int:
        """Its place on the faction sheet, which gives its shape; a reinforcement token's last."""
        return TYPES.get(self.unit, TOKEN)


@dataclass(frozen=True)
class Area:
    """A world or a void; `objective` and `builder` are seats, -1 for nobody."""

    name: str
    quadrant: int
    void: bool
    capacity: int
    materiel: int
    assets: tuple[str, ...]
    objective: int
    structures: tuple[str, ...]
    builder: int
    units: tuple[Force, ...]
    arriving: tuple[Force, ...]

    @property
    def present(self) -> tuple[int, ...]:
        """The seats with a unit or structure here; one alone controls the area (FS-3.11)."""
        seats = {force.seat for force in self.units} | {self.builder}
        return tuple(sorted(seats - {-1}))

    @property
    def built(self) -> list[tuple[str, str]]:
        """Each structure with its spot."""
        return [(name, structure_spot(self.name, name)) for name in self.structures]


@dataclass(frozen=True)
class Token:
    """An order in a stack; `order` is "" for whoever does not know it."""

    owner: int
    order: str
    spot: str


@dataclass(frozen=True)
class System:
    """A tile as it lies; the stack has its top last."""

    tile: str
    x: int
    y: int
    areas: tuple[Area, ...]
    stack: tuple[Token, ...]


@dataclass(frozen=True)
class Storm:
    """A Warp Storm on its edge, which has a number that tells where it is."""

    edge: str
    number: int
    moved: bool


@dataclass(frozen=True)
class Player:
    """A player; `hand` and `drawn` are None for whoever may not see them. Orders that are not
    known have no name."""

    seat: int
    faction: str
    materiel: int
    assets: dict[str, int]
    level: int
    collected: int
    control: int
    units_left: dict[str, int]
    upgrades: tuple[tuple[str, bool], ...]
    scheme: str
    orders: tuple[str, ...]
    on_events: tuple[str, ...]
    event_deck: int
    combat_deck: int
    deck_cards: tuple[str, ...]
    combat_upgrades: tuple[str, ...]
    order_upgrades: tuple[str, ...]
    hand_count: int
    chosen: tuple[str, ...]
    played: tuple[str, ...]
    drawn_count: int
    aside: tuple[str, ...]
    out: bool
    tiles: tuple[str, ...]
    forces: dict[str, int]
    objectives: tuple[int, ...]
    hand: tuple[str, ...] | None
    drawn: tuple[str, ...] | None


@dataclass(frozen=True)
class CombatSide:
    """A side of a combat: dice and what they, tokens, cards and units come to, by icon."""

    seat: int
    dice: tuple[int, int, int]
    tokens: tuple[int, int, int]
    lent: tuple[int, int, int]
    damage: int
    sums: tuple[int, int, int]
    why: Why


@dataclass(frozen=True)
class Combat:
    """The combat or orbital strike that goes on; the attacker's side first."""

    strike: bool
    area: str
    round: int
    sides: tuple[CombatSide, CombatSide]


@dataclass(frozen=True, kw_only=True)
class Table(tabletop.Table):
    """Everything a picture shows."""

    round: int
    phase: str
    first: int
    turn: int
    active: str
    order: str
    systems: tuple[System, ...]
    storms: tuple[Storm, ...]
    players: tuple[Player, ...]
    supply: dict[str, int]
    combat: Combat | None

    def faces(self, seat: int) -> str:
        """Units of all players stand on the same board: each has a mark, of two as well."""
        return LOOKS[seat].mark

    @property
    def areas(self) -> list[Area]:
        return [area for system in self.systems for area in system.areas]

    def area(self, name: str) -> Area:
        return next(area for area in self.areas if area.name == name)


# -- reading ---------------------------------------------------------------------------------------


@once
def read(view: Mapping[str, Any]) -> Table:
    """The facts of a view, its names cleaned."""
    return Table(
        seat=view["seat"],
        round=view["round"],
        phase=clean(view["phase"]),
        first=view["first"],
        turn=view["turn"],
        active=clean(view["active"]),
        order=clean(view["order"]),
        systems=tuple(_system(facts) for facts in view["systems"]),
        storms=tuple(
            Storm(clean(storm["edge"]), storm["number"], storm["moved"]) for storm in view["storms"]
        ),
        players=tuple(_player(seat, facts) for seat, facts in enumerate(view["players"])),
        supply=dict(view["supply"]),
        combat=_combat(view["combat"]),
        asked=asked_in(view),
        result=result_in(view),
        out=tuple(view["out"]),
    )


def _system(facts: Mapping[str, Any]) -> System:
    tile = clean(facts["tile"])
    stack = [
        Token(token["owner"], clean(token["order"] or ""), token_spot(tile, k + 1))
        for k, token in enumerate(facts["stack"])
    ]
    areas = [_area(k, area) for k, area in enumerate(facts["areas"])]
    return System(tile, facts["x"], facts["y"], tuple(areas), tuple(stack))


def _area(quadrant: int, facts: Mapping[str, Any]) -> Area:
    name = clean(facts["area"])
    assets = [a for a, count in facts.get("assets", {}).items() for _ in range(count)]
    return Area(
        name=name,
        quadrant=quadrant,
        void=facts["kind"] == "void",
        capacity=facts["capacity"],
        materiel=facts.get("materiel", 0),
        assets=cleaned(assets),
        objective=facts.get("objective", -1),
        structures=cleaned(facts.get("structures", ())),
        builder=facts.get("builder", -1),
        units=_forces(name, facts["units"]),
        arriving=_forces(name, facts["arriving"]),
    )


def _forces(area: str, units: Iterable[Mapping[str, Any]]) -> tuple[Force, ...]:
    return tuple(
        Force(unit["seat"], clean(unit["unit"]), unit["routed"], unit["count"], area)
        for unit in units
    )


def _player(seat: int, facts: Mapping[str, Any]) -> Player:
    return Player(
        seat=seat,
        faction=clean(facts["faction"]),
        materiel=facts["materiel"],
        assets=dict(facts["assets"]),
        level=facts["level"],
        collected=facts["collected"],
        control=facts["control-tokens"],
        units_left=dict(facts["units-left"]),
        upgrades=tuple((clean(one["upgrade"]), one["ready"]) for one in facts["upgrades"]),
        scheme=clean(facts["scheme"]),
        orders=_named(facts["orders"]),
        on_events=_named(facts["orders-on-events"]),
        event_deck=facts["event-deck"],
        combat_deck=facts["combat-deck"],
        deck_cards=cleaned(facts["deck-cards"]),
        combat_upgrades=cleaned(facts["combat-upgrades"]),
        order_upgrades=cleaned(facts["order-upgrades"]),
        hand_count=facts["hand-count"],
        chosen=_named(facts["chosen"]),
        played=cleaned(facts["played"]),
        drawn_count=facts["drawn-count"],
        aside=_named(facts["aside"]),
        out=facts["out"],
        tiles=cleaned(facts.get("tiles", ())),
        forces=dict(facts.get("forces", {})),
        objectives=tuple(facts.get("objectives", ())),
        hand=cleaned(facts["hand"]) if "hand" in facts else None,
        drawn=cleaned(facts["drawn"]) if "drawn" in facts else None,
    )


def _named(names: Iterable[str | None]) -> tuple[str, ...]:
    """Names, "" for those that are not known."""
    return cleaned(name or "" for name in names)


def _combat(facts: Mapping[str, Any] | None) -> Combat | None:
    if facts is None:
        return None
    one, other = (_side(side) for side in facts["sides"])
    return Combat(facts["strike"], clean(facts["area"]), facts["round"], (one, other))


def _side(facts: Mapping[str, Any]) -> CombatSide:
    dice = facts["dice"]
    a, b, c = (dice[icon] for icon in ICONS)
    tokens = facts["tokens"]
    lent = facts.get("lent", (0, 0, 0))
    sums = tuple(facts.get(icon, dice[icon]) for icon in ICONS)
    return CombatSide(
        seat=facts["seat"],
        dice=(a, b, c),
        tokens=(tokens["attack"], tokens["defence"], 0),
        lent=(lent[0], lent[1], lent[2]),
        damage=facts["damage"],
        sums=(sums[0], sums[1], sums[2]),
        why=told(facts),
    )


def symbol_of(piece: str) -> str:
    """The drawing of a unit or structure."""
    return piece if piece in STRUCTURES else f"unit-{TYPES.get(piece, TOKEN)}"
