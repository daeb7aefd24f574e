"""The order in which ships fire, as facts for pictures: the fastest first, at equal speed those of
the attacker (KG-15.2, KG-15.3)."""

from __future__ import annotations

from dataclasses import dataclass

from hadur.games.chaos_galaxy.render.tabletop import Slot, Table
from hadur.games.chaos_galaxy.state import STEPS


@dataclass(frozen=True)
class Stop:
    """A speed on the track, and who has it: the attacker's ships and the defender's."""

    speed: int
    attackers: tuple[Slot, ...]
    defenders: tuple[Slot, ...]


def ships(table: Table) -> list[Slot]:
    """All ships of the combat in the order in which they would fire."""
    fighting = [slot for player in table.players for slot in player.hangar if slot.side]
    return sorted(fighting, key=lambda slot: (-slot.figures["speed"], slot.side != "attacker"))


def stops(table: Table) -> list[Stop]:
    """The speeds that ships of the combat have, the highest first."""
    found = ships(table)
    speeds = sorted({slot.figures["speed"] for slot in found}, reverse=True)
    return [
        Stop(
            speed,
            tuple(s for s in found if s.side == "attacker" and s.figures["speed"] == speed),
            tuple(s for s in found if s.side == "defender" and s.figures["speed"] == speed),
        )
        for speed in speeds
    ]


def steps(table: Table) -> list[tuple[str, bool]]:
    """The steps of a combat by name (KG-12.10), and which goes on."""
    assert table.combat is not None
    return [(step, step == table.combat.step) for step in STEPS[1:]]


def target_spot(table: Table) -> str:
    """Where the target of the combat lies: a pile or a card of the defender (KG-12.3); "" if it is
    gone."""
    fight = table.combat
    if fight is None or fight.target == "gone":
        return ""
    return f"{fight.defender}/{fight.target}"


def shot(table: Table) -> tuple[str, str]:
    """The spots of the ship that fires and of the one it fires at, "" for none."""
    if table.combat is None:
        return "", ""
    return table.combat.shooter.replace(":", "/", 1), table.combat.aimed.replace(":", "/", 1)
