"""What cards, demons, weapons and marines are called, in both languages: the data files say it.

Events name a card by its place in `sheet_names`, whatever the mission, and a kind of objective
token by its place in `token_names`; a token that a mission of one's own makes up has no place."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from hadur.games.doom.loading.components import load_components
from hadur.games.doom.loading.reading import MARINES, data_file

MISSION_SHEET: Final = "mission"
_FILES: Final = ("classes", "squads", "demons", "glory_kills", "threats", "objectives")


@cache
def sheet_names() -> tuple[str, ...]:
    """Every card of the box, objective and threat cards, and the mission's own rules."""
    return (
        *load_components().names["sheet"],
        *data_file("objectives"),
        *data_file("threats"),
        MISSION_SHEET,
    )


@cache
def token_names() -> tuple[str, ...]:
    """The kinds of objective tokens on our objective cards."""
    goals = [card["goal"] for card in data_file("objectives").values()]
    return tuple(dict.fromkeys(goal["token"] for goal in goals if "token" in goal))


@cache
def figure_names() -> tuple[str, ...]:
    """Every figure as the notation writes it, by number."""
    found = load_components().names["marine"][:MARINES]
    for name, demon in data_file("demons").items():
        found += [f"{name}-{n + 1}" for n in range(demon["figures"])]
    return tuple(found)


@cache
def titles() -> dict[str, dict[str, str]]:
    """By id and language: whatever has a name of its own. Cards come first where a weapon is
    called like one of its cards."""
    found: dict[str, dict[str, str]] = {}
    for weapon in data_file("weapons").values():
        found |= {card["id"]: card["name"] for card in weapon["cards"]}
    found |= _named(data_file("events")["cards"])
    for file in _FILES:
        found |= _named(data_file(file))
    found |= _named(data_file("box")["marines"])
    for table in (data_file("weapons"), data_file("events")["sets"], data_file("invasion")):
        found = _named(table) | found
    return found


def _named(table: dict[str, Any]) -> dict[str, dict[str, str]]:
    return {id: entry["name"] for id, entry in table.items()}


def ability_title(sheet: str, number: int) -> dict[str, str] | None:
    """The name of an ability on a demon card, by language, if it has one."""
    abilities = data_file("demons").get(sheet, {}).get("abilities", [])
    return abilities[number].get("name") if number < len(abilities) else None


def ability_at(sheet: str, moment: str) -> int | None:
    """The number of the ability on a demon card that is for a moment; None unless it is one."""
    abilities = data_file("demons").get(sheet, {}).get("abilities", [])
    found = [number for number, ability in enumerate(abilities) if ability["when"] == moment]
    return found[0] if len(found) == 1 else None
