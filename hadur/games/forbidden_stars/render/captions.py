"""The words on a picture of the table."""

from __future__ import annotations

from typing import Any

from hadur.drawing.tabletop import badge
from hadur.drawing.vocabulary import ENGLISH, Vocabulary, clean
from hadur.games.forbidden_stars import words as spoken
from hadur.games.forbidden_stars.components.sheets import STRUCTURES
from hadur.games.forbidden_stars.render.tabletop import Area, Force, System, Table


class Words(Vocabulary):
    """The words for what a table shows; without a catalogue, names as the notation has them."""

    def word(self, key: str) -> str:
        id = f"table-{key}"
        return self.found(id) or ENGLISH.get(id) or key.replace("-", " ")

    def piece(self, name: str) -> str:
        """A unit or structure."""
        if name in STRUCTURES:
            return self.named(name, f"structure-{name}")
        return self.named(name, f"unit-{name}", f"token-{name}")

    def asset(self, name: str) -> str:
        return self.named(name, f"asset-{name}")

    def order(self, name: str) -> str:
        return self.named(name, f"order-{name}")

    def area(self, name: str) -> str:
        """A world or void, bare."""
        if self.speaker is None or not hasattr(self.speaker, "sentence"):
            return self.named(name, f"world-{name}")
        catalogue: Any = self.speaker
        return clean(spoken.area_name(catalogue, name))

    def world(self, name: str) -> str:
        return self.named(name, f"world-{name}")

    def system(self, tile: str) -> str:
        name = self.found(f"tile-{tile}")
        return f"{name} ({tile.upper()})" if name else tile.upper()

    def edge(self, name: str) -> str:
        if self.speaker is None or not hasattr(self.speaker, "sentence"):
            return name
        catalogue: Any = self.speaker
        return clean(spoken.edge(catalogue, name))


def describe_force(table: Table, words: Words, force: Force) -> str:
    """Units for whoever hears the picture."""
    routed = f", {words.word('routed')}" if force.routed else ""
    name = words.piece(force.unit)
    count = f"{force.count} " if force.count > 1 else ""
    return f"{count}{name}{routed}, {badge(table, words, force.seat)}, {words.area(force.area)}"


def describe_area(table: Table, words: Words, area: Area) -> str:
    """An area with all that is on it."""
    parts = [f"{words.area(area.name)}, {words.word('void' if area.void else 'world')}"]
    if not area.void:
        parts.append(f"{words.word('materiel')} {area.materiel}")
        parts += [words.asset(asset) for asset in area.assets]
    parts.append(f"{words.word('capacity')} {area.capacity}")
    if area.objective >= 0:
        parts.append(f"{words.word('objective-of')} {badge(table, words, area.objective)}")
    if area.structures:
        built = ", ".join(words.piece(name) for name in area.structures)
        parts.append(f"{built} ({badge(table, words, area.builder)})")
    for forces, state in ((area.units, ""), (area.arriving, words.word("arriving"))):
        for force in forces:
            routed = words.word("routed") if force.routed else state
            name = f"{force.count} {words.piece(force.unit)}" + (f" ({routed})" if routed else "")
            parts.append(f"{badge(table, words, force.seat)}: {name}")
    if len(area.present) == 1:
        parts.append(f"{badge(table, words, area.present[0])} {words.word('controls')}")
    elif len(area.present) > 1:
        parts.append(words.word("contested"))
    return ", ".join(parts)


def describe_stack(table: Table, words: Words, system: System) -> str:
    """A stack of orders, its top first."""
    parts = [f"{words.system(system.tile)}, {words.word('stack')}"]
    if system.tile == table.active:
        parts.append(words.word("active"))
    for token in reversed(system.stack):
        order = words.order(token.order) if token.order else words.word("facedown")
        parts.append(f"{badge(table, words, token.owner)}: {order}")
    return ", ".join(parts)
