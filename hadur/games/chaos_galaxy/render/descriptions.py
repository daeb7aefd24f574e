"""Cards and players in a sentence: for screen readers, and for whoever points at something."""

from __future__ import annotations

from hadur.drawing.reasons import aside
from hadur.games.chaos_galaxy.render.captions import Words
from hadur.games.chaos_galaxy.render.faces import face_of
from hadur.games.chaos_galaxy.render.tabletop import Player, Slot, Table
from hadur.games.chaos_galaxy.tables import BY_NAME


def describe(words: Words, slot: Slot, owner: str) -> str:
    """A card in play: its name, whose it is, its figures and how it is turned."""
    face = face_of(slot)
    parts = [words.slot(slot), owner]
    if slot.card and not slot.paid:
        parts.append(words.word("facedown"))
    if slot.card in BY_NAME:
        parts.append(words.word(f"type-{face.type}"))
    parts += [
        f"{words.word(name)} {number}{aside(words, slot.why, name)}"
        for name, number in face.figures
    ]
    if slot.damage:
        parts.append(f"{words.word('damage')} {slot.damage}")
    if face.markers:
        parts.append(f"{words.word('markers')} {face.markers}")
    if slot.marks:
        parts.append(f"{words.word('counters')} {slot.marks}")
    if slot.x is not None:
        parts.append(f"X = {slot.x}")
    if face.cost:
        parts.append(f"{words.word('cost')} {face.cost}")
    parts += [words.ability(name) for name in slot.abilities]
    parts.append(words.word(f"state-{slot.state}"))
    if slot.stuck:
        parts.append(words.word("stuck"))
    if slot.side:
        parts.append(words.word(slot.side))
    return ", ".join(parts)


def room_of(player: Player) -> int:
    """How much of the Hangar the ships of a player take (KG-2.12)."""
    return sum(BY_NAME[slot.card].room for slot in player.hangar if slot.card in BY_NAME)


def count_of(player: Player, pile: str) -> int:
    """How many cards lie in a pile, or how many credits there are: all open (KG-5.9, KG-5.10)."""
    return {
        "credits": player.credits,
        "colony": player.colony_count,
        "headquarters": player.hand_count,
        "scrap": len(player.scrap),
        "ruin": player.ruin_count,
    }[pile]


def clock(table: Table, words: Words) -> str:
    """How long already, and which phase."""
    phase = words.phase(table.phase)
    return f"{words.counted('turn', table.turns)}: {phase}" if table.turns else phase
