"""What stands and lies on the map, in a line each: for pointing, keyboard and screen reader."""

from __future__ import annotations

from hadur.drawing.reasons import aside
from hadur.games.doom.render.captions import Words
from hadur.games.doom.render.tabletop import AttackAim, Figure, Thing


def describe_figure(words: Words, figure: Figure) -> str:
    """Who it is and how it fares."""
    told = [words.card(figure.name)]
    told.append(f"{words.word('damage')} {figure.damage}/{figure.health}")
    if figure.stagger:
        why = aside(words, figure.why, "stagger")
        told.append(f"{words.word('stagger')} {figure.stagger}{why}")
    told += [f"{words.word('points')} {figure.points}"] if figure.points else []
    told += [words.word(key) for key in ("active", "stunned", "staggered") if getattr(figure, key)]
    return ", ".join(told + [words.token(token) for token in figure.tokens])


def describe_thing(words: Words, thing: Thing) -> str:
    """What lies in a space."""
    told = [words.word(thing.kind)]
    if thing.kind == "portal":
        told.append(words.named(thing.name, f"table-portal-{thing.name}"))
    elif thing.kind == "token":
        told = [words.token(thing.name)]
    elif thing.kind == "hazard":
        told = [words.hazard(thing.name)]
    elif thing.name:
        told.append(words.card(thing.name))
    if thing.kind in ("portal", "teleporter"):
        told.append(words.word("active" if thing.lit else "inactive"))
    for key in ("threats", "progress"):
        told += [f"{words.word(key)} {getattr(thing, key)}"] if getattr(thing, key) else []
    return ", ".join(told + ([words.card(thing.marine)] if thing.marine else []))


def describe_aim(words: Words, aim: AttackAim, spot: str) -> str:
    """Why a space can or cannot be attacked; "" for that of the attacker."""
    found = aim.spaces.get(spot)
    if found is None:
        return ""
    state, distance = found
    return words.said(f"dm-aim-{state}", state, distance=distance, range=aim.range)
