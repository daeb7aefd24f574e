"""A view read into named facts: what every picture starts from.

Pictures are made from views and never from a state, so they cannot show more than a seat knows.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from hadur.drawing import tabletop
from hadur.drawing.quick import once
from hadur.drawing.reasons import Why
from hadur.drawing.tabletop import asked_in, cleaned, result_in
from hadur.drawing.vocabulary import clean
from hadur.kernel.accounts import told

SLOTS: Final = 7


@dataclass(frozen=True)
class Piece:
    """A card in play. `ref` is what its controller writes for it; `beside` is damage that lies
    beside it and is not taken yet; `chosen` is how often its reader has named it in an answer that
    is not finished."""

    ref: str
    card: str
    kind: str
    controller: int
    owner: int
    ready: bool
    damage: int
    beside: int
    chosen: int
    attack: int
    hp: int
    command: int
    area: int
    keywords: tuple[str, ...]
    blank: bool
    bloodied: bool
    stored: int
    fights: str
    attachments: tuple[Piece, ...]
    why: Why

    @property
    def spot(self) -> str:
        """Its name on every picture, whoever looks."""
        return f"{self.controller}/{self.ref}"

    @property
    def is_unit(self) -> bool:
        return self.kind in ("warlord", "army", "token")

    @property
    def left(self) -> int:
        """Hit points that are left."""
        return max(0, self.hp - self.damage)


@dataclass(frozen=True)
class Planet:
    """A planet of the row; `sides` are the units of both seats at it."""

    name: str
    slot: int
    first: bool
    cards: int
    resources: int
    symbols: tuple[str, ...]
    battle: bool
    sides: tuple[tuple[Piece, ...], tuple[Piece, ...]]


@dataclass(frozen=True)
class Player:
    """A player; `hand` is None for whoever may not see it, `known` what everybody knows of it."""

    seat: int
    faction: str
    warlord: str
    bloodied: bool
    resources: int
    hand_count: int
    deck_count: int
    discard: tuple[str, ...]
    victory: tuple[str, ...]
    hq: tuple[Piece, ...]
    supports: tuple[Piece, ...]
    passed: bool
    known: tuple[str, ...]
    hand: tuple[str, ...] | None
    looked: tuple[str, ...]


@dataclass(frozen=True)
class Battle:
    """The battle that goes on; `attacker` and `defender` are spots, "" for nobody."""

    planet: str
    initiative: int
    ranged: bool
    round: int
    attacker: str
    defender: str


@dataclass(frozen=True, kw_only=True)
class Table(tabletop.Table):
    """Everything a picture shows, as seen from the seat at its near edge."""

    round: int
    phase: str
    initiative: int
    planets: tuple[Planet, ...]
    face_down: int
    removed: tuple[str, ...]
    players: tuple[Player, Player]
    battle: Battle | None

    def written(self, piece: Piece) -> str:
        """How the reader writes a card in play; a spectator writes as seat 0 does."""
        return piece.ref if piece.controller == self.near else f"their {piece.ref}"

    @property
    def pieces(self) -> list[Piece]:
        """All cards in play, attachments behind their hosts: planet by planet, then at home."""
        found: list[Piece] = []
        places = [side for planet in self.planets for side in planet.sides]
        places += [cards for player in self.players for cards in (player.hq, player.supports)]
        for place in places:
            for piece in place:
                found += [piece, *piece.attachments]
        return found


# -- reading ---------------------------------------------------------------------------------------


@once
def read(view: Mapping[str, Any]) -> Table:
    """The facts of a view, its names cleaned."""
    reader = _Reader(view)
    first, second = view["players"]
    return Table(
        seat=view["seat"],
        round=view["round"],
        phase=clean(view["phase"]),
        initiative=view["initiative"],
        planets=tuple(reader.planet(facts) for facts in view["planets"]),
        face_down=view["face-down"],
        removed=cleaned(view["removed"]),
        players=(reader.player(0, first), reader.player(1, second)),
        battle=reader.battle(),
        asked=asked_in(view),
        result=result_in(view),
    )


class _Reader:
    """Reads the parts of one view: damage beside cards and fighters are named apart from them."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        self.view = view
        self.beside = {(d["seat"], d["ref"]): d["amount"] for d in view["damage"]}
        self.chosen = Counter(
            (named["seat"], named["ref"])
            for decision in view["decisions"]
            for named in decision.get("chosen", ())
        )
        battle = view["battle"] or {}
        self.fights = {
            (battle[role]["seat"], battle[role]["ref"]): role
            for role in ("defender", "attacker")
            if role in battle
        }

    def planet(self, facts: Mapping[str, Any]) -> Planet:
        first, second = facts["sides"]
        battle = self.view["battle"]
        return Planet(
            name=clean(facts["planet"]),
            slot=facts["slot"],
            first=facts["first"],
            cards=facts["cards"],
            resources=facts["resources"],
            symbols=cleaned(facts["symbols"]),
            battle=battle is not None and battle["planet"] == facts["planet"],
            sides=(self.pieces(first), self.pieces(second)),
        )

    def pieces(self, cards: Iterable[Mapping[str, Any]]) -> tuple[Piece, ...]:
        return tuple(self.piece(facts) for facts in cards)

    def piece(self, facts: Mapping[str, Any]) -> Piece:
        key = (facts["controller"], facts["ref"])
        return Piece(
            ref=clean(facts["ref"]),
            card=clean(facts["card"]),
            kind=clean(facts["type"]),
            controller=facts["controller"],
            owner=facts["owner"],
            ready=facts["ready"],
            damage=facts["damage"],
            beside=self.beside.get(key, 0),
            chosen=self.chosen[key],
            attack=facts.get("attack", 0),
            hp=facts.get("hp", 0),
            command=facts.get("command", 0),
            area=facts.get("area", 0),
            keywords=cleaned(facts.get("keywords", ())),
            blank=facts.get("blank", False),
            bloodied=facts.get("bloodied", False),
            stored=facts.get("stored", 0),
            fights=self.fights.get(key, ""),
            attachments=self.pieces(facts.get("attachments", ())),
            why=told(facts),
        )

    def player(self, seat: int, facts: Mapping[str, Any]) -> Player:
        return Player(
            seat=seat,
            faction=clean(facts["faction"]),
            warlord=clean(facts["warlord"]),
            bloodied=facts["bloodied"],
            resources=facts["resources"],
            hand_count=facts["hand-count"],
            deck_count=facts["deck-count"],
            discard=cleaned(facts["discard"]),
            victory=cleaned(facts["victory"]),
            hq=self.pieces(facts["hq"]),
            supports=self.pieces(facts["supports"]),
            passed=facts["passed"],
            known=cleaned(facts["known"]),
            hand=cleaned(facts["hand"]) if "hand" in facts else None,
            looked=cleaned(facts.get("looked", ())),
        )

    def battle(self) -> Battle | None:
        facts = self.view["battle"]
        if facts is None:
            return None
        spots = {
            role: clean(f"{facts[role]['seat']}/{facts[role]['ref']}")
            for role in ("attacker", "defender")
            if role in facts
        }
        return Battle(
            planet=clean(facts["planet"]),
            initiative=facts["initiative"],
            ranged=facts["ranged"],
            round=facts["round"],
            attacker=spots.get("attacker", ""),
            defender=spots.get("defender", ""),
        )
