"""A view read into named facts: what every picture starts from.

Pictures are made from views and never from a state, so they cannot show more than a seat knows.
What is printed on components (how large a base is) comes from the data files.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from hadur.drawing import tabletop
from hadur.drawing.quick import once
from hadur.drawing.reasons import Why
from hadur.drawing.seats import LOOKS
from hadur.drawing.tabletop import asked_in, cleaned, result_in
from hadur.drawing.vocabulary import clean
from hadur.games.doom.loading.reading import data_file
from hadur.kernel.accounts import told

Square = tuple[int, int]
"""Column and row, from 0."""
INVADER: Final = 0


@dataclass(frozen=True)
class Figure:
    """A marine or demon on the map; `type` is "" for a marine, `squares` are those of its base."""

    name: str
    seat: int
    type: str
    space: str
    squares: tuple[Square, ...]
    damage: int
    health: int
    points: int
    stunned: bool
    staggered: bool
    active: bool
    tokens: tuple[str, ...]
    acted: bool = False
    stagger: int = 0
    why: Why = field(default_factory=dict)

    @property
    def letter(self) -> str:
        """Marines by the capital of their name, demons by the small letter of their type."""
        return letters().get(self.type, "?") if self.type else self.name[:1].upper()


@dataclass(frozen=True)
class Thing:
    """What lies in a space: `kind` is portal, teleporter, item, token, grenade, exit or hazard;
    `name` which (the colour of a portal, the weapon), `lit` whether it is active."""

    kind: str
    name: str
    space: str
    lit: bool = False
    threats: int = 0
    progress: int = 0
    marine: str = ""


@dataclass(frozen=True)
class Player:
    """A player: the invader (seat 0) or a marine. `hand`, `glory`, `sets` and `invasion` are None
    or "" for whoever may not see them; `faction` is the marine's name."""

    seat: int
    faction: str
    hand_count: int
    deck: int
    discard: tuple[str, ...]
    in_play: tuple[str, ...]
    hand: tuple[str, ...] | None
    class_card: str = ""
    exhausted: bool = False
    squad: str = ""
    fragged: bool = False
    weapons: tuple[str, ...] = ()
    glory_count: int = 0
    glory: tuple[str, ...] | None = None
    mains: int = 0
    invasion: str = ""
    sets: tuple[str, ...] = ()
    deck_left: tuple[str, ...] = ()


@dataclass(frozen=True)
class DemonCard:
    """A demon card that lies face up."""

    type: str
    argent: int
    exhausted: bool


@dataclass(frozen=True)
class Attack:
    """The attack that goes on; `defender` is "" until it is named."""

    attacker: str
    defender: str
    card: str
    range: int
    red: int
    black: int
    dice: tuple[tuple[str, int], ...]
    cover: bool
    defense_card: str
    hits: int
    shields: int
    why: Why


@dataclass(frozen=True)
class AttackAim:
    """An attack that the reader thinks about: by space how far it is, and whether it is free, in
    cover, far, unseen or cut-off. Who only looks how far a demon's attack goes is `walking`."""

    attacker: str
    range: int
    spaces: Mapping[str, tuple[str, int]]
    walking: bool


@dataclass(frozen=True, kw_only=True)
class Table(tabletop.Table):
    """Everything a picture shows."""

    round: int
    rows: tuple[str, ...]
    figures: tuple[Figure, ...]
    things: tuple[Thing, ...]
    players: tuple[Player, ...]
    demons: tuple[DemonCard, ...]
    face_down: int
    argent: int
    supply: int
    objective: str
    threat: str
    threats: int
    goal: str
    achieved: int
    needed: int
    rounds: int
    frags: int
    frags_needed: int
    shown: tuple[str, ...]
    order: tuple[str, ...]
    left: tuple[str, ...]
    attack: Attack | None
    doors: tuple[str, ...]
    aim: AttackAim | None
    looked: tuple[str, ...]
    glory_discard: tuple[str, ...]

    def faces(self, seat: int) -> str:
        """Figures of all players stand on the same map: each has a mark, of two as well."""
        return LOOKS[seat].mark


# -- reading ---------------------------------------------------------------------------------------


@once
def read(view: Mapping[str, Any]) -> Table:
    """The facts of a view, its names cleaned."""
    invader, turns = view["invader"], view["turns"]
    marines = tuple(_marine(facts) for facts in view["marines"])
    seats = {facts["marine"]: facts["seat"] for facts in view["marines"]}
    return Table(
        seat=view["seat"],
        sides=((INVADER,), tuple(marine.seat for marine in marines)),
        round=view["round"],
        rows=tuple(view["map"]["rows"]),
        figures=tuple(
            _figure(clean(name), facts, seats.get(name, INVADER))
            for name, facts in view["figures"].items()
        ),
        things=_things(view),
        players=(_invader(invader), *marines),
        demons=tuple(
            DemonCard(clean(type), facts["argent"], facts["exhausted"])
            for type, facts in invader["demons"].items()
        ),
        face_down=invader["face-down"],
        argent=invader["argent"],
        supply=invader["supply"],
        objective=clean(view["objective"]),
        threat=clean(view["threat"]),
        threats=view["threats"],
        goal=clean(view["goal"]),
        achieved=view["achieved"],
        needed=view["needed"],
        rounds=view["rounds"],
        frags=view["frags"],
        frags_needed=view["frags-needed"],
        shown=cleaned(turns["shown"]),
        order=cleaned(turns["order"]),
        left=cleaned(turns["left"]),
        attack=_attack(view["attack"]),
        doors=cleaned(view["map"]["doors"]),
        aim=_aim(view),
        looked=cleaned(turns.get("looked", ())),
        glory_discard=cleaned(invader["glory-discard"]),
        asked=asked_in(view),
        result=result_in(view),
        out=tuple(view["out"]),
    )


def _figure(name: str, facts: Mapping[str, Any], seat: int) -> Figure:
    type = clean(facts.get("type", ""))
    space = clean(facts["space"])
    return Figure(
        name=name,
        seat=seat,
        type=type,
        space=space,
        squares=_base(space, type, facts.get("lying", False)),
        damage=facts["damage"],
        health=facts["health"],
        points=facts["points"],
        stunned=facts["stunned"],
        staggered=facts.get("staggered", False),
        active=facts["active"],
        tokens=cleaned(facts.get("tokens", ())),
        acted=facts.get("acted", False),
        stagger=facts.get("stagger", 0),
        why=told(facts),
    )


def _base(space: str, type: str, lying: bool) -> tuple[Square, ...]:
    """The squares that a figure covers, from its upper left one."""
    x, y = square_at(space)
    wide, high = data_file("demons").get(type, {}).get("base", (1, 1))
    if lying:
        wide, high = high, wide
    return tuple((x + dx, y + dy) for dy in range(high) for dx in range(wide))


def square_at(space: str) -> Square:
    """Where a space is: columns are letters from a (after z come aa, ab …), rows numbers from 1."""
    column = space.rstrip("0123456789")
    x = ord(column[-1]) - 97 + (26 if len(column) > 1 else 0)
    return x, int(space[len(column) :]) - 1


def _things(view: Mapping[str, Any]) -> tuple[Thing, ...]:
    lying = view["map"]
    found = [
        Thing("portal", clean(facts["colour"]), clean(space), facts["active"])
        for space, facts in lying["portals"].items()
    ]
    found += [
        Thing("teleporter", "", clean(space), state == "active")
        for space, state in lying["teleporters"].items()
    ]
    found += [Thing("item", clean(name), clean(space)) for space, name in lying["items"].items()]
    found += [Thing("exit", "", clean(space)) for space in lying["exits"]]
    hazards = lying["hazards"].items()
    found += [Thing("hazard", clean(name), clean(space)) for space, name in hazards]
    for token in view["tokens"]:
        found.append(
            Thing(
                "grenade" if "marine" in token else "token",
                clean(token["token"]),
                clean(token["space"]),
                threats=token.get("threats", 0),
                progress=token.get("progress", 0),
                marine=clean(token.get("marine", "")),
            )
        )
    return tuple(found)


def _invader(facts: Mapping[str, Any]) -> Player:
    return Player(
        seat=INVADER,
        faction="invader",
        hand_count=facts["hand-count"],
        deck=facts["deck-count"],
        discard=cleaned(facts["discard"]),
        in_play=cleaned(facts["in-play"]),
        hand=cleaned(facts["hand"]) if "hand" in facts else None,
        invasion=clean(facts.get("invasion", "")),
        sets=cleaned(facts.get("sets", facts["sets-seen"])),
        deck_left=cleaned(facts.get("deck-left", ())),
    )


def _marine(facts: Mapping[str, Any]) -> Player:
    return Player(
        seat=facts["seat"],
        faction=clean(facts["marine"]),
        hand_count=facts["hand-count"],
        deck=facts["deck-count"],
        discard=cleaned(facts["discard"]),
        in_play=cleaned(facts["in-play"]),
        hand=cleaned(facts["hand"]) if "hand" in facts else None,
        class_card=clean(facts["class"]),
        exhausted=facts["exhausted"],
        squad=clean(facts["squad"]),
        fragged=facts["fragged"],
        weapons=cleaned(facts["weapons"]),
        glory_count=facts["glory-count"],
        glory=cleaned(facts["glory"]) if "glory" in facts else None,
        mains=facts["main-actions"],
        deck_left=cleaned(facts.get("deck-left", ())),
    )


def _attack(facts: Mapping[str, Any] | None) -> Attack | None:
    if facts is None:
        return None
    return Attack(
        attacker=clean(facts["attacker"]),
        defender=clean(facts.get("defender", "")),
        card=clean(facts["card"]),
        range=facts["range"],
        red=facts["red"],
        black=facts["black"],
        dice=tuple((clean(die["colour"]), die["damage"]) for die in facts["dice"]),
        cover=facts.get("cover", False),
        defense_card=clean(facts.get("defense-card", "")),
        hits=facts.get("hits", 0),
        shields=facts.get("shields", 0),
        why=told(facts),
    )


def _aim(view: Mapping[str, Any]) -> AttackAim | None:
    """What the reader's own question says of an attack."""
    for decision in view["decisions"]:
        found = decision.get("targets")
        if found:
            return AttackAim(
                attacker=clean(found["attacker"]),
                range=found["range"],
                spaces={
                    clean(space): (clean(facts["state"]), facts["distance"])
                    for space, facts in found["spaces"].items()
                },
                walking=decision["prompt"] == "demon",
            )
    return None


@cache
def letters() -> dict[str, str]:
    """By demon type: the first letter of its name that no type before it has."""
    found: dict[str, str] = {}
    for name in data_file("demons"):
        free = [letter for letter in name if letter.isalpha() and letter not in found.values()]
        found[name] = free[0] if free else "?"
    return found
