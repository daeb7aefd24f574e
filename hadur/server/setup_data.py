"""What can be chosen for a game, as data for programs and as the schema of what they send."""

from __future__ import annotations

from typing import Any

from hadur.kernel.choices import OFF, ON, Choice, Kind, chosen
from hadur.kernel.game import Game
from hadur.table.commands.opening import checked_setup


def described(game: Game, setup: dict[str, Any]) -> dict[str, Any]:
    """A setup with everything chosen, what could have been chosen, and who plays with whom;
    Refused if it cannot be played."""
    right = checked_setup(game, setup)
    return {
        "setup": right,
        "choices": [_data(choice, chosen(right, choice)) for choice in game.choices(right)],
        "sides": [list(side) for side in game.sides(right)],
    }


def _data(choice: Choice, value: Any) -> dict[str, Any]:
    data: dict[str, Any] = {
        "name": choice.name,
        "kind": choice.kind.value,
        "seat": choice.seat,
        "default": choice.default,
        "chosen": value,
    }
    if choice.kind is Kind.NUMBER:
        return {**data, "least": choice.least, "most": choice.most}
    return {**data, "values": list(choice.values)}


def schema(game: Game) -> dict[str, Any]:
    """JSON Schema of a game's setups: everything that can be chosen in any of them. What goes
    together, only the game can say."""
    table: dict[str, dict[str, Any]] = {}
    seat: dict[str, dict[str, Any]] = {}
    for setup in game.sample_setups(0):
        for choice in game.choices(setup):
            found = table if choice.seat is None else seat
            known = found.get(choice.name)
            found[choice.name] = _schema(choice) if known is None else _both(known, choice)
    listed = {
        "type": "array",
        "minItems": min(game.seats),
        "maxItems": max(game.seats),
        "items": _object(seat),
    }
    # How many there are is enough where nothing is chosen for them.
    seats = {"anyOf": [listed, {"enum": sorted(game.seats)}]}
    whole = _object({"seats": seats, "options": _object(table)})
    return {"title": f"Set-up of {game.name}", **whole}


def _object(properties: dict[str, Any]) -> dict[str, Any]:
    return {"type": "object", "properties": properties, "additionalProperties": False}


def _schema(choice: Choice) -> dict[str, Any]:
    if choice.kind is Kind.NUMBER:
        return {"type": "integer", "minimum": choice.least, "maximum": choice.most}
    if choice.kind is Kind.SWITCH:
        return {"enum": [OFF, ON, False, True]}
    if choice.kind is Kind.DECK:
        # One's own: "own:NAME", or the whole deck.
        return {"type": ["string", "object"], "examples": list(choice.values)}
    return {"type": "string", "enum": list(choice.values)}


def _both(known: dict[str, Any], choice: Choice) -> dict[str, Any]:
    """A choice of one seat or setup may have other values than of another."""
    other = _schema(choice)
    for key in ("enum", "examples"):
        if key in known:
            other[key] = [*known[key], *(value for value in other[key] if value not in known[key])]
    if choice.kind is Kind.NUMBER:
        other["minimum"] = min(known["minimum"], other["minimum"])
        other["maximum"] = max(known["maximum"], other["maximum"])
    return other
