"""Cards, orders and pieces in full, in the hand, and where one of them answers the question."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, Final

from hadur.drawing.page import Held, in_piles
from hadur.games.forbidden_stars.render.printed import (
    LISTED,
    THINGS,
    PrintedThing,
    kind_of,
    texts_of,
)
from hadur.games.forbidden_stars.render.tabletop import ICONS, symbol_of
from hadur.games.forbidden_stars.render.templating import TEMPLATES
from hadur.games.forbidden_stars.render.tiles import Orb, degrees_of, is_tile, orbs, side_of
from hadur.games.forbidden_stars.words import code
from hadur.kernel.lines import Texts

_CHOICES: Final = ("tile", "turn", "force", "objective", "buy", "upgrade", "deck", "event")
"""Piles that are offered with the question; the others lie on the table."""


_FIGURES: Final = {
    "combat": "champion",
    "combat-upgrade": "champion",
    "order-upgrade": "gear",
    "event": "burst",
    "order": "order",
    "structure": "tower",
}
_UNITS: Final = {
    **dict.fromkeys(("scout", "aspect-warrior"), "shooter"),
    **dict.fromkeys(("space-marine", "chaos-space-marine", "wraithguard"), "marine"),
    **dict.fromkeys(("cultist",), "mystic"),
    **dict.fromkeys(("land-raider", "falcon", "battlewagon", "helbrute"), "machine"),
    **dict.fromkeys(
        ("warlord-titan", "chaos-reaver-titan", "gargant", "warlock-battle-titan"), "giant"
    ),
    **dict.fromkeys(
        (
            "strike-cruiser",
            "battle-barge",
            "iconoclast-destroyer",
            "repulsive-grand-cruiser",
            "onslaught-attack-ship",
            "kill-kroozer",
            "hellebore-frigate",
            "void-stalker",
        ),
        "ship",
    ),
    **dict.fromkeys(("nob",), "champion"),
}
"""Everybody else fights hand to hand."""


@dataclass(frozen=True)
class Shown:
    """Something in the reader's words."""

    card: PrintedThing
    name: str
    kind: str
    faction: str
    emblem: str
    accent: str
    figures: list[tuple[str, str, str]]
    texts: list[tuple[str, str]]
    group: str
    leads: bool = False
    most: int = 0
    marks: tuple[str, ...] = ()
    worlds: Sequence[Orb] = ()

    @property
    def figure(self) -> str:
        """What stands on its face (`drawing/figures.py`)."""
        if self.group == "unit":
            return _UNITS.get(self.card.name, "fighter")
        return _FIGURES.get(self.group, "")

    @property
    def crest(self) -> str:
        """The sign of its faction, behind the figure."""
        return self.accent or self.emblem

    @property
    def words(self) -> str:
        """What a search looks through."""
        parts = [self.card.name, self.name, self.kind, self.faction]
        parts += [part for pair in self.texts for part in pair]
        return " ".join(filter(None, parts))


def shown(texts: Texts, name: str) -> Shown:
    """A card, order, unit or structure; a tile or a faction's objectives as they are chosen."""
    thing = THINGS.get(name) or PrintedThing(name, "tile" if is_tile(name) else "faction")
    is_board = thing.group == "tile"
    return Shown(
        card=thing,
        name=_tile_name(texts, name) if is_board else texts.say(thing.message),
        kind="" if thing.group in ("tile", "faction") else kind_of(texts, thing),
        faction=texts.say(f"faction-{thing.faction}") if thing.faction else "",
        emblem=_emblem(thing),
        accent=thing.faction,
        figures=_figures(texts, thing),
        texts=texts_of(texts, thing),
        group=thing.group,
        worlds=orbs(texts, name) if is_board else (),
    )


def _tile_name(texts: Texts, name: str) -> str:
    """What a tile is called, or how it is turned where that is chosen."""
    degrees = degrees_of(name)
    if degrees is not None:
        return texts.say("move-turn", degrees=degrees)
    return f"{code(name)} {texts.say(f'tile-{side_of(name)}')}"


def _emblem(thing: PrintedThing) -> str:
    if thing.group in ("unit", "structure"):
        return symbol_of(thing.name)
    if thing.group in ("order", "faction"):
        return thing.name
    return thing.faction or "orders"


def _figures(texts: Texts, thing: PrintedThing) -> list[tuple[str, str, str]]:
    """Sign, word and number of what is printed."""
    found = []
    if thing.cost:
        found.append(("materiel", texts.say("value-cost"), str(thing.cost)))
    if thing.level >= 0:
        found.append(("level", texts.say("value-command-level"), str(thing.level)))
    for icon, count in zip(ICONS, thing.icons, strict=True):
        if count:
            found.append((icon, texts.say(f"icon-{icon}"), str(count)))
    if thing.values:
        for value, number in zip(("combat", "health", "morale"), thing.values, strict=True):
            found.append((value, texts.say(f"value-{value}"), str(number)))
    return found


def card(texts: Texts, name: str) -> str:
    """Everything on it."""
    return TEMPLATES.fill("card.html", say=texts.say, shown=shown(texts, name))


def listed(texts: Texts, name: str) -> str:
    """A card as lists have it."""
    return TEMPLATES.fill("listed.html", say=texts.say, shown=shown(texts, name))


def leading(texts: Texts, name: str) -> str:
    """Nobody builds decks here."""
    return ""


def all_cards(texts: Texts) -> list[Shown]:
    """Every card of the game, faction by faction."""
    return [shown(texts, name) for name in sorted(LISTED, key=lambda n: LISTED[n].faction)]


def hand(view: dict[str, Any], texts: Texts, starts: Collection[str] = ()) -> str:
    """What the reader holds: orders still to be placed, combat cards, events drawn."""
    seat = view["seat"]
    if seat is None:
        return ""
    player = view["players"][seat]
    rows = []
    if view["phase"] == "planning":
        orders = [name for name in player["orders"] if name]
        rows.append(("fs-orders", _held("order", orders)))
    rows.append(("fs-hand", _held("hand", player.get("hand", []))))
    if not any(spot.startswith("event:") for spot in starts):
        rows.append(("fs-drawn", _held("event", player.get("drawn", []))))
    return "".join(_row(texts, head, held, starts) for head, held in rows)


def _held(pile: str, names: list[str]) -> list[Held]:
    return [(f"{pile}:{name}", name, names.count(name)) for name in dict.fromkeys(names)]


def choices(texts: Texts, starts: Collection[str]) -> str:
    """What else can be pointed at to answer: units and structures to buy, upgrades, tiles."""
    return _row(texts, "", in_piles(starts, _CHOICES), starts)


def _row(texts: Texts, head: str, held: list[Held], starts: Collection[str]) -> str:
    if not held:
        return ""
    cards = [(spot, shown(texts, name), count) for spot, name, count in held]
    label = texts.say(head) if head else ""
    return TEMPLATES.fill("hand.html", say=texts.say, head=label, cards=cards, starts=starts)


def seen_cards(view: dict[str, Any]) -> list[str]:
    """All that the reader sees on the table and in hand and may want to read."""
    names: set[str] = {"deploy", "strategize", "dominate", "advance"}
    for system in view["systems"]:
        for area in system["areas"]:
            names.update(unit["unit"] for unit in (*area["units"], *area["arriving"]))
            names.update(area.get("structures", ()))
    for player in view["players"]:
        names.update(player["units-left"], player.get("forces", ()))
        names.update(one["upgrade"] for one in player["upgrades"])
        for pile in ("deck-cards", "combat-upgrades", "played", "chosen", "aside", "hand", "drawn"):
            names.update(name for name in player.get(pile, ()) if name)
        names.add(player["scheme"])
    tiles = {tile for player in view["players"] for tile in player.get("tiles", ())}
    return sorted({name for name in names if name in THINGS} | tiles)
