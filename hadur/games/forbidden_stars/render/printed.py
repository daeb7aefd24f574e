"""What is printed on cards, orders, units and structures, in the reader's words."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from hadur.games.forbidden_stars.abilities.event import EVENT_CARDS, TACTIC
from hadur.games.forbidden_stars.abilities.upgrade import ORDER_UPGRADES
from hadur.games.forbidden_stars.cards.core_set import CARD_NAMES
from hadur.games.forbidden_stars.cards.definition import COMBAT, STARTING
from hadur.games.forbidden_stars.components.galaxy import ICONS as STORM_WAYS
from hadur.games.forbidden_stars.components.sheets import (
    BASTION_COMBAT,
    BASTION_HEALTH,
    BASTION_MORALE,
    FACTIONS,
    ORDERS,
    SHEETS,
    SHIP,
    STRUCTURE_COST,
    STRUCTURES,
)
from hadur.games.forbidden_stars.render.tabletop import ICONS
from hadur.kernel.lines import Texts
from hadur.kernel.parts import Later, Printed

CARD_KINDS: Final = ("combat", "combat-upgrade", "order-upgrade", "event")
KINDS: Final = (*CARD_KINDS, "unit", "structure")
assert len(CARD_NAMES) == len(COMBAT)  # The cards have been declared.


@dataclass(frozen=True)
class PrintedThing:
    """Something that can be read: `values` are combat, health and morale of what fights, `icons`
    those of a combat card; `detail` is the order of an upgrade or the storm of an event."""

    name: str
    group: str
    faction: str = ""
    cost: int = 0
    level: int = -1
    icons: tuple[int, int, int] = (0, 0, 0)
    values: tuple[int, int, int] | None = None
    detail: str = ""

    @property
    def message(self) -> str:
        """Where its name and text stand."""
        kind = "card" if self.group in CARD_KINDS else self.group
        return f"{kind}-{self.name}"


def _cards() -> list[PrintedThing]:
    found = []
    for combat in COMBAT:
        group = "combat" if combat.level == STARTING else "combat-upgrade"
        faction = FACTIONS[combat.faction]
        thing = PrintedThing(combat.name, group, faction, combat.cost, combat.level, combat.icons)
        found.append(thing)
    orders = (*ORDERS, "orbital-strike")
    for upgrade in ORDER_UPGRADES:
        faction, detail = FACTIONS[upgrade.faction], orders[upgrade.order]
        cost, level = upgrade.cost, upgrade.level
        found.append(
            PrintedThing(upgrade.name, "order-upgrade", faction, cost, level, detail=detail)
        )
    for event in EVENT_CARDS:
        kind = "tactic" if event.window == TACTIC else "scheme"
        detail = f"{kind} {STORM_WAYS[event.icon]}"
        found.append(PrintedThing(event.name, "event", FACTIONS[event.faction], detail=detail))
    return found


def _pieces() -> list[PrintedThing]:
    found = []
    for sheet in SHEETS:
        for unit in sheet.units:
            values = (unit.combat, unit.health, unit.morale)
            kind = "ship" if unit.kind == SHIP else "ground"
            thing = PrintedThing(
                unit.name, "unit", sheet.name, unit.cost, unit.level, (0, 0, 0), values
            )
            found.append(replace(thing, detail=kind))
    bastion = (BASTION_COMBAT, BASTION_HEALTH, BASTION_MORALE)
    for k, name in enumerate(STRUCTURES):
        built = PrintedThing(name, "structure", cost=int(STRUCTURE_COST[k]))
        found.append(replace(built, values=bastion) if name == "bastion" else built)
    return found + [PrintedThing(name, "order") for name in ORDERS]


CARDS: Final = {thing.name: thing for thing in _cards()}
"""The cards of the box by name."""
THINGS: Final = CARDS | {thing.name: thing for thing in _pieces()}
"""The same, and what else pages explain."""
LISTED: Final = {name: thing for name, thing in THINGS.items() if thing.group in KINDS}
"""What is looked up by name: cards, units and structures."""


def kinds(texts: Texts) -> list[tuple[str, str]]:
    """The groups of what is listed, each with its name."""
    return [(group, texts.say(f"kind-{group}")) for group in KINDS]


def columns(texts: Texts) -> list[str]:
    """What the figures of a list are."""
    return [texts.say(f"column-{name}") for name in ("level", "cost", "icons")]


def printed(texts: Texts, name: str) -> Printed:
    thing = LISTED[name]
    icons = said_icons(texts, thing)
    leveled = thing.group in ("combat-upgrade", "order-upgrade", "unit")
    level = str(max(thing.level, 0)) if leveled else ""
    cost = str(thing.cost) if leveled or thing.group == "structure" else ""
    facts = [kind_of(texts, thing)]
    facts += [texts.say(f"faction-{thing.faction}")] if thing.faction else []
    facts += [f"{texts.say('value-command-level')} {level}"] if level else []
    facts += [f"{texts.say('value-cost')} {cost}"] if cost else []
    facts += [icons] if icons else []
    return Printed(
        group=thing.group,
        facts=facts,
        figures=[level, cost, icons],
        texts=texts_of(texts, thing) or [("", said_values(texts, thing))],
        before="",
        behind="",
    )


def kind_of(texts: Texts, thing: PrintedThing) -> str:
    """What it is, with the order of an upgrade or the sort of an event."""
    kind = texts.say(f"kind-{thing.group}")
    if thing.group == "order-upgrade":
        return f"{kind}: {texts.say(f'order-{thing.detail}')}"
    if thing.group == "event":
        return f"{kind}: {texts.say('event-' + thing.detail.split()[0])}"
    if thing.group == "unit":
        return texts.say(f"kind-{thing.detail}")
    return kind


def said_icons(texts: Texts, thing: PrintedThing) -> str:
    """The icons of a combat card in words."""
    said = [
        f"{count} {texts.say(f'icon-{icon}')}"
        for icon, count in zip(ICONS, thing.icons, strict=True)
        if count
    ]
    return ", ".join(said)


def said_values(texts: Texts, thing: PrintedThing) -> str:
    """What a unit fights with."""
    names = zip(("combat", "health", "morale"), thing.values or (), strict=True)
    return ", ".join(f"{texts.say(f'value-{name}')} {number}" for name, number in names)


def texts_of(texts: Texts, thing: PrintedThing) -> list[tuple[str, str]]:
    """The text; of an event also where its storm moves."""
    found = []
    if texts.has(f"{thing.message}.text"):
        found.append(("", texts.say(f"{thing.message}.text")))
    if thing.group == "event":
        way = thing.detail.split()[1]
        found.append((texts.sentence("storm"), texts.say(f"storm-{way}.text")))
    return found


def later(texts: Texts) -> list[Later]:
    """There are no later sets."""
    return []
