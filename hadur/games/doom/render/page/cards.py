"""Cards in full, in the hand, and where one of them answers the question."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, Final

from hadur.drawing.page import Held, held_in, in_piles
from hadur.games.doom.legality.refusals import thing_name
from hadur.games.doom.render.map import is_tall
from hadur.games.doom.render.printed import (
    Figure,
    PrintedThing,
    cards,
    defense_of,
    kind_of,
    texts_of,
    things,
    values_of,
    weapon_name,
)
from hadur.games.doom.render.templating import TEMPLATES
from hadur.games.doom.state import INVADER
from hadur.kernel.lines import Texts

_CHOICES: Final = ("class", "weapon", "set", "invasion", "type", "argent", "turn", "own")
"""Piles that are offered with the question; the others lie on the table."""
_TOLD: Final = ("class", "squad", "threat", "invasion", "demon")
"""Groups whose text is read before one chooses; an objective's is long, and the same all game."""
_HELD: Final = ("action", "glory", "event")
"""Groups of a hand; beside a tall map there is room for what its cards say."""

_FIGURES: Final = {
    "action": "weapon",
    "class": "marine",
    "squad": "leader",
    "glory": "skull",
    "event": "burst",
    "invasion": "gate",
    "demon": "demon",
    "threat": "skull",
    "objective": "order",
    "weapon": "weapon",
    "set": "burst",
}


@dataclass(frozen=True)
class Shown:
    """Something in the reader's words."""

    card: PrintedThing
    name: str
    kind: str
    faction: str
    emblem: str
    accent: str
    figures: list[Figure]
    texts: list[tuple[str, str]]
    group: str
    leads: bool = False
    most: int = 0
    marks: tuple[str, ...] = ()

    @property
    def figure(self) -> str:
        """What stands on its face (`drawing/figures.py`)."""
        return _FIGURES.get(self.group, "")

    @property
    def crest(self) -> str:
        """The sign of its faction, behind the figure."""
        return self.emblem

    @property
    def words(self) -> str:
        """What a search looks through."""
        parts = [self.card.name, self.name, self.kind, self.faction]
        parts += [part for pair in self.texts for part in pair]
        return " ".join(filter(None, parts))


def shown(texts: Texts, name: str) -> Shown:
    """A card, a weapon or a set of events; a marine or the invader where these are chosen."""
    thing = things().get(name) or PrintedThing(name, "other", {})
    known = thing.group != "other"
    named = weapon_name if thing.group == "weapon" else thing_name
    return Shown(
        card=thing,
        name=named(texts, name),
        kind=kind_of(texts, thing) if known else "",
        faction=texts.say(f"faction-{thing.side}") if thing.side else "",
        emblem=_emblem(thing),
        accent=thing.side,
        figures=[*values_of(texts, thing), *defense_of(texts, thing)] if known else [],
        texts=texts_of(texts, thing) if known else [],
        group=thing.group,
    )


def _emblem(thing: PrintedThing) -> str:
    """The sign of a card: of a demon its head, of an action card its kind of action."""
    if thing.group == "demon":
        return thing.name
    if thing.group == "action":
        return str(thing.data["action"])
    if thing.group == "other":
        return thing.name if thing.name in ("invader", "invasion", "health-pack") else "marine"
    return thing.group


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
    """Every card of the box, kind by kind."""
    return [shown(texts, name) for name in cards()]


def hand(view: dict[str, Any], texts: Texts, starts: Collection[str] = ()) -> str:
    """What the reader holds: action cards and Glory Kills, or event cards."""
    seat = view["seat"]
    if seat is None:
        return ""
    own = view["invader"] if seat == INVADER else view["marines"][seat - 1]
    rows = [("dm-events" if seat == INVADER else "dm-hand", held_in("hand", own.get("hand", [])))]
    rows.append(("dm-glory", held_in("glory", own.get("glory", []))))
    size = view["map"]
    told = _HELD if is_tall(size["width"], size["height"]) else ()
    return "".join(_row(texts, head, held, starts, told) for head, held in rows)


def choices(texts: Texts, starts: Collection[str]) -> str:
    """What else can be pointed at to answer: classes, weapons, demon types, abilities to use."""
    return _row(texts, "", in_piles(starts, _CHOICES), starts, _TOLD)


def _row(
    texts: Texts, head: str, held: list[Held], starts: Collection[str], told: Collection[str]
) -> str:
    """Cards side by side; those of the groups that are `told` with what they say."""
    if not held:
        return ""
    found = [(spot, shown(texts, name), count) for spot, name, count in held]
    label = texts.say(head) if head else ""
    return TEMPLATES.fill(
        "hand.html", say=texts.say, head=label, cards=found, starts=starts, told=told
    )


def seen_cards(view: dict[str, Any]) -> list[str]:
    """All that the reader sees on the table and in hand and may want to read."""
    invader = view["invader"]
    names = {view["objective"], view["threat"], invader.get("invasion", "")}
    names.update(invader["demons"], invader.get("types", ()), invader["glory-discard"])
    names.update(invader.get("sets", invader["sets-seen"]), view["map"]["items"].values())
    names.update(figure.get("type", "") for figure in view["figures"].values())
    for player in (invader, *view["marines"]):
        for pile in ("hand", "glory", "discard", "in-play", "weapons", "grenades"):
            names.update(player.get(pile, ()))
        names.update((player.get("class", ""), player.get("squad", "")))
    if view["attack"]:
        names.update((view["attack"]["card"], view["attack"].get("defense-card", "")))
    return sorted(name for name in names if name in things())
