"""The table in words: for screen readers, and for whoever points at a card."""

from __future__ import annotations

from hadur.drawing.reasons import aside
from hadur.drawing.tabletop import title, verdict
from hadur.games.summoner_wars.render.captions import Words
from hadur.games.summoner_wars.render.tabletop import Piece, Player, Table


def describe(words: Words, piece: Piece, whose: str = "") -> str:
    """A card on the battlefield in words, for whoever hears the picture or points at the card.

    `whose` says whose it is; without it, the number of the seat does."""
    parts = [f"{words.card(piece.card)} ({piece.space})", words.kind(piece.kind)]
    if piece.structure and piece.is_unit:
        parts.append(words.kind("structure"))
    parts.append(whose or f"{words.word('seat')} {piece.controller}")
    if piece.is_unit:
        why = aside(words, piece.why, "strength")
        parts.append(f"{words.attack(piece.attack)} {piece.strength}{why}")
    why = aside(words, piece.why, "life")
    parts.append(f"{words.word('life')} {piece.left}/{piece.life}{why}")
    if piece.charges:
        parts.append(f"{words.word('charges')} {piece.charges}")
    parts += [
        words.word(word)
        for word, holds in (
            ("moved", piece.moved),
            ("attacked", piece.attacked),
            ("frozen", piece.frozen),
            ("lent", piece.lent),
        )
        if holds
    ]
    if piece.under:
        parts.append(f"{words.word('under')}: {', '.join(map(words.card, piece.under))}")
    return ", ".join(parts)


def piles_of(side: Player) -> list[tuple[str, int]]:
    """How many cards a player has where, with the key of the word for it."""
    return [
        ("hand", side.hand_count),
        ("draw-pile", side.draw_count),
        ("discard-pile", side.discard_count),
    ]


def tell_roll(table: Table, words: Words) -> str:
    if table.roll is None:
        return ""
    roll = table.roll
    return (
        f"{roll.attacker} → {roll.target}: {words.attack('melee')} {roll.melee}, "
        f"{words.attack('ranged')} {roll.ranged}, {words.special()} {roll.special}"
    )


def tell_title(table: Table, words: Words) -> str:
    return title(table, words, words.counted("turn", table.turn))


def tell(table: Table, words: Words) -> str:
    """The whole table in sentences: turn, questions, players, cards from row 1 to row 8."""
    sentences = [f"{words.phase(table.phase)}, {words.word('seat')} {table.active}"]
    sentences += [
        f"{words.word('seat')} {a.seat} {words.word('decides')}: {words.question(a.prompt)}"
        for a in table.asked
    ]
    if table.result is not None:
        sentences.append(verdict(table, words))
    for side in table.players:
        counts = [("magic", side.magic), *piles_of(side)]
        numbers = ", ".join(f"{words.word(key)} {count}" for key, count in counts)
        events = "".join(f", {words.card(event.card)}" for event in side.events)
        sentences.append(f"{words.word('seat')} {side.seat}: {numbers}{events}")
    sentences += [describe(words, piece) for piece in table.pieces.values()]
    return ". ".join(sentences) + "."
