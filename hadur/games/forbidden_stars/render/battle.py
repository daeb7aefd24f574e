"""A combat or orbital strike as facts for pictures: what every die, token, card and unit adds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hadur.drawing.reasons import because
from hadur.games.forbidden_stars.components.sheets import SHEETS
from hadur.games.forbidden_stars.render.captions import Words
from hadur.games.forbidden_stars.render.printed import CARDS
from hadur.games.forbidden_stars.render.tabletop import ICONS, Combat, CombatSide, Force, Table

ROUNDS: Final = 3
_MORALE: Final = {unit.name: unit.morale for sheet in SHEETS for unit in sheet.units}
_BASTION_MORALE: Final = 2


@dataclass(frozen=True)
class Row:
    """What one thing adds to attack, defence and morale; `card` names a card that can be read."""

    head: str
    card: str
    spot: str
    adds: tuple[int, int, int]


@dataclass(frozen=True)
class Host:
    """One side: its units here, what adds to its sums, the sums, the damage it would suffer."""

    seat: int
    role: str
    units: list[Force]
    bastion: str
    dice: list[str]
    rows: list[Row]
    sums: tuple[int, int, int]
    whys: tuple[str, str, str]
    damage: int
    pending: int
    hand: int
    chosen: list[str]


def hosts(table: Table, words: Words) -> list[Host]:
    """Both sides of the combat that goes on, the attacker first."""
    combat = table.combat
    assert combat is not None
    return [_host(table, words, combat, number) for number in range(2)]


def _host(table: Table, words: Words, combat: Combat, number: int) -> Host:
    side, other = combat.sides[number], combat.sides[1 - number]
    player = table.players[side.seat]
    area = table.area(combat.area)
    bastion = area.builder == side.seat and "bastion" in area.structures
    units = [force for force in area.units if force.seat == side.seat]
    would = max(0, other.sums[0] - (0 if combat.strike else side.sums[1]))
    fights = not combat.strike

    def why(icon: str) -> str:
        return because(words, side.why[icon]) if icon in side.why else ""

    return Host(
        seat=side.seat,
        role="defender" if number else "attacker",
        units=units,
        bastion=f"{area.name}/bastion" if bastion else "",
        dice=[icon for icon, n in zip(ICONS, side.dice, strict=True) for _ in range(n)],
        rows=_rows(table, words, side, units, bastion) if fights else [],
        sums=side.sums,
        whys=(why("attack"), why("defence"), why("morale")),
        damage=side.damage,
        pending=would if coming(table) != "fs-next-damage" and (number or fights) else 0,
        hand=player.hand_count,
        chosen=list(player.chosen),
    )


def _rows(
    table: Table, words: Words, side: CombatSide, units: list[Force], bastion: bool
) -> list[Row]:
    rows = [Row(words.word("dice"), "", "", side.dice)]
    if any(side.tokens):
        rows.append(Row(words.word("tokens"), "", "", side.tokens))
    for name in table.players[side.seat].played:
        adds = CARDS[name].icons if name in CARDS else (0, 0, 0)
        rows.append(Row(words.card(name), name, f"played:{name}", adds))
    if any(side.lent):
        rows.append(Row(words.word("lent"), "", "", side.lent))
    morale = _BASTION_MORALE if bastion else 0
    # What a reinforcement token adds is not printed on it: the sum tells (FS-14.19).
    known = [force for force in units if not force.routed]
    tokens = any(force.unit not in _MORALE for force in known)
    if tokens:
        others = sum(row.adds[2] for row in rows)
        morale = side.sums[2] - others
    else:
        morale += sum(force.count * _MORALE[force.unit] for force in known)
    rows.append(Row(words.word("units"), "", "", (0, 0, morale)))
    return rows


def steps(table: Table, words: Words) -> list[tuple[str, bool]]:
    """The parts of a combat, its rounds by number, and which goes on."""
    combat = table.combat
    assert combat is not None
    if combat.strike:
        return []
    names = [words.word("preparation")]
    names += [str(n) for n in range(1, ROUNDS + 1)]
    names.append(words.word("resolution"))
    now = len(names) - 1 if coming(table) == "fs-next-morale" else combat.round
    return [(name, k == now) for k, name in enumerate(names)]


def coming(table: Table) -> str:
    """What comes next, by the name of its text."""
    combat = table.combat
    assert combat is not None
    prompts = {asked.prompt for asked in table.asked}
    if combat.strike:
        return "fs-strike-next"
    if "choose-combat-card" in prompts:
        return "fs-next-cards"
    if "suffer-damage" in prompts or any(side.damage for side in combat.sides):
        return "fs-next-damage"
    if "retreat-to" in prompts and combat.round == ROUNDS:
        return "fs-next-morale"
    return "fs-next-reveal" if combat.round else "fs-next-roll"
