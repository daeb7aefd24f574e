"""The components of the box as columns: cards, demons, weapons, dice."""

from __future__ import annotations

from functools import cache
from typing import Final

from hadur.games.doom import vocabulary as v
from hadur.games.doom.loading.abilities import Columns, add_abilities
from hadur.games.doom.loading.reading import MARINES, BadMission, Table, data_file, entries

FIGURES_MOST: Final = 60
_VALUES: Final = (
    "action",
    "speed",
    "range",
    "red",
    "black",
    "shields",
    "dodge",
    "special",
    "weapon",
    "event-set",
)


def add_sheet(columns: Columns, name: str, kind: int, table: Table, values: dict[str, int]) -> int:
    """A sheet with its abilities; what it has no value for is 0, or -1 where 0 is a number."""
    sheet = len(columns.names["sheet"])
    if name in columns.names["sheet"]:
        raise BadMission(f"{table.where}: the id '{name}' stands for something else already")
    columns.names["sheet"].append(name)
    columns.add("kind", kind)
    for value in _VALUES:
        columns.add(value, values.get(value, -1 if value in ("weapon", "event-set") else 0))
    columns.add("traits", 0)
    add_abilities(columns, table, sheet, kind, values.get("action", 0))
    return sheet


def attack_box(table: Table) -> dict[str, int]:
    box = table.table("attack")
    box.only("range", "red", "black")
    return {name: box.number(name, 0, most=40) for name in ("range", "red", "black")}


def defense(table: Table, key: str = "defense") -> dict[str, int]:
    icons = table.table(key)
    icons.only("shields", "dodge", "special")
    return {
        "shields": icons.number("shields", 0),
        "dodge": icons.flag("dodge"),
        "special": icons.flag("special"),
    }


@cache
def load_components() -> Columns:
    """Everything but the mission; whoever adds one takes a copy."""
    columns = Columns()
    traits: dict[int, str] = {}
    _weapons(columns, traits)
    _events(columns)
    _glory_kills(columns)
    _initiative(columns)
    for name, table in entries("classes"):
        columns.add("classes", add_sheet(columns, name, v.CLASS_CARD, table, {}))
    _squads(columns)
    _demons(columns)
    _invasion(columns)
    _box(columns)
    for sheet, trait in traits.items():
        words = enumerate(columns.trait_words)
        columns.tables["traits"][sheet] = sum(1 << n for n, word in words if word in trait)
    return columns


def _weapons(columns: Columns, traits: dict[int, str]) -> None:
    """The 73 action cards: sets of a weapon one after the other, the cards of each in order."""
    cards: list[tuple[int, int]] = []
    for name, table in entries("weapons"):
        weapon = len(columns.names["weapon"])
        columns.names["weapon"].append(name)
        columns.add("weapon-kind", table.word("kind", v.WEAPON_KINDS))
        copies = table.number("copies", least=1, most=8)
        columns.add("weapon-copies", copies)
        columns.add("weapon-first", len(cards))
        printed = table.tables("cards", 8)
        columns.add("weapon-size", len(printed))
        sheets = []
        for card in printed:
            action = card.word("action", v.ACTIONS)
            values = {"action": action, "speed": card.number("speed", 0), "weapon": weapon}
            values |= attack_box(card) | defense(card)
            sheet = add_sheet(columns, card.text("id"), v.ACTION_CARD, card, values)
            traits[sheet] = table.table("trait").text("en").lower()
            sheets.append(sheet)
        cards += [(sheet, copy) for copy in range(copies) for sheet in sheets]
    for sheet, copy in cards:
        columns.add("card-kind", sheet)
        columns.add("card-copy", copy)


def _deal(columns: Columns, sheet: int, copies: int) -> None:
    for copy in range(copies):
        columns.add("card-kind", sheet)
        columns.add("card-copy", copy)


def _events(columns: Columns) -> None:
    """Event cards in the order of their sets, so that a set is a row of numbers."""
    data = data_file("events")
    columns.names["set"] = list(data["sets"])
    cards = sorted(
        data["cards"].items(), key=lambda entry: columns.names["set"].index(entry[1]["set"])
    )
    for name, value in cards:
        table = Table(f"events.toml: cards.{name}", value)
        values = defense(table)
        values["event-set"] = table.word("set", columns.names["set"])
        sheet = add_sheet(columns, name, v.EVENT_CARD, table, values)
        _deal(columns, sheet, table.number("copies", least=1, most=6))


def _glory_kills(columns: Columns) -> None:
    for name, table in entries("glory_kills"):
        _deal(columns, add_sheet(columns, name, v.GLORY_CARD, table, {}), 1)


def _initiative(columns: Columns) -> None:
    """A card for each marine, and the Invader's (DM-5.4, DM-5.5)."""
    box = data_file("box")
    nothing = Table("box.toml: initiative", {})
    columns.names["marine"] = list(box["marines"])
    for name in box["marines"]:
        _deal(columns, add_sheet(columns, name, v.MARINE_INITIATIVE, nothing, {}), 1)
    invader = add_sheet(columns, "invader", v.INVADER_INITIATIVE, nothing, {})
    _deal(columns, invader, Table("box.toml: initiative", box["initiative"]).number("invader"))


def _squads(columns: Columns) -> None:
    """By the number of marines: the squad card that they get (DM-25.2 to DM-25.5)."""
    squads = [-1] * (MARINES + 1)
    extra = [0] * (MARINES + 1)
    for name, table in entries("squads"):
        many = table.number("marines", least=1, most=MARINES)
        squads[many] = add_sheet(columns, name, v.SQUAD_CARD, table, {})
        extra[many] = table.number("extra-initiative", 0, most=1)
    columns.tables["squad"] = squads
    columns.tables["extra-initiative"] = extra


def _demons(columns: Columns) -> None:
    columns.tables["type-of"] = [-1] * MARINES
    for name, table in entries("demons"):
        special = defense(table, "special")
        values = {"speed": table.number("speed")} | attack_box(table) | special
        sheet = add_sheet(columns, name, v.DEMON_CARD, table, values)
        number = len(columns.tables["demon-sheet"])
        columns.add("demon-sheet", sheet)
        columns.add("health", table.number("health", least=1))
        columns.add("stagger", table.number("stagger", least=1))
        columns.add("toughness", table.flag("toughness"))
        columns.add("flying", table.flag("flying"))
        base = table.data.get("base", [1, 1])
        if base not in ([1, 1], [1, 2], [2, 3]):
            raise table.wrong("base", "should be [1, 1], [1, 2] or [2, 3]")
        columns.add("wide", base[0])
        columns.add("high", base[1])
        columns.add("figures", table.number("figures", least=1, most=20))
        columns.add("first-figure", len(columns.tables["type-of"]))
        columns.tables["type-of"] += [number] * table.number("figures")
    if len(columns.tables["type-of"]) > FIGURES_MOST:
        raise BadMission(f"demons.toml: there are more than {FIGURES_MOST - MARINES} figures")


def _invasion(columns: Columns) -> None:
    types = [name for name, _ in entries("demons")]
    for name, table in entries("invasion"):
        columns.names["invasion"].append(name)
        for colour in v.COLOURS:
            groups = table.tables(colour, 2)
            if len(groups) != 2:
                raise table.wrong(colour, "should have two groups")
            for group in groups:
                columns.add("group-first", len(columns.tables["group-type"]))
                for kind, many in group.data.get("demons", []):
                    columns.tables["group-type"] += [group.place("demons", kind, types)] * many
                columns.add("group-last", len(columns.tables["group-type"]))
                columns.add("group-argent", group.number("argent", 0, most=4))


def _box(columns: Columns) -> None:
    box = data_file("box")
    for colour in ("red", "black"):
        columns.tables[f"{colour}-faces"] = [int(face) for face in box["dice"][colour]]
    single = {
        "argent": box["tokens"]["argent"],
        "invader-cards": box["initiative"]["invader"],
        "marine-hand": box["hand"]["marine"],
        "invader-hand": box["hand"]["invader"],
        "marine-health": next(iter(box["marines"].values()))["health"],
        "sprint": box["sprint"]["points"],
        "pack-recovery": box["health-pack"]["recover"],
        "kill-recovery": box["glory-kill"]["recover"],
        "kill-draw": box["glory-kill"]["draw"],
    }
    for name, value in single.items():
        columns.add(name, int(value))
