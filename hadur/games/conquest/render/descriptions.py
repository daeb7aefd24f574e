"""The table in words: for screen readers, and for whoever points at a card."""

from __future__ import annotations

from hadur.drawing.reasons import aside
from hadur.drawing.tabletop import title, verdict
from hadur.games.conquest.render.captions import Words, battle_line
from hadur.games.conquest.render.tabletop import Piece, Planet, Player, Table


def describe(words: Words, piece: Piece, whose: str = "") -> str:
    """A card in play in words, for whoever hears the picture or points at the card.

    `whose` says whose it is; without it, the number of the seat does."""
    parts = [words.card(piece.card), words.kind(piece.kind)]
    parts.append(whose or f"{words.word('seat')} {piece.controller}")
    if piece.is_unit:
        why = aside(words, piece.why, "attack")
        parts.append(f"{words.word('attack')} {piece.attack}{why}")
        why = aside(words, piece.why, "hp")
        parts.append(f"{words.word('hp')} {piece.left}/{piece.hp}{why}")
    parts += [
        f"{words.word(word)} {count}{aside(words, piece.why, word)}"
        for word, count in (
            ("command", piece.command),
            ("damage", piece.damage),
            ("assigned", piece.beside),
            ("chosen", piece.chosen),
            ("stored", piece.stored),
            ("area", piece.area),
        )
        if count
    ]
    parts += [words.keyword(name) for name in piece.keywords]
    parts += [
        words.word(word)
        for word, holds in (
            ("bloodied", piece.bloodied),
            ("blank", piece.blank),
            ("exhausted", not piece.ready),
        )
        if holds
    ]
    if piece.attachments:
        names = ", ".join(words.card(worn.card) for worn in piece.attachments)
        parts.append(f"{words.word('attachments')}: {names}")
    return ", ".join(parts)


def describe_planet(words: Words, planet: Planet) -> str:
    parts = [words.card(planet.name)]
    parts += [words.word("first-planet")] if planet.first else []
    parts += [words.word("battle")] if planet.battle else []
    parts.append(f"{words.word('card-bonus')} {planet.cards}")
    parts.append(f"{words.word('resource-bonus')} {planet.resources}")
    parts += [words.symbol(symbol) for symbol in planet.symbols]
    return ", ".join(parts)


def counts_of(side: Player) -> list[tuple[str, int]]:
    """What is counted of a player, with the key of its word."""
    return [
        ("resources", side.resources),
        ("hand", side.hand_count),
        ("deck", side.deck_count),
        ("discard-pile", len(side.discard)),
    ]


def tell_attack(table: Table, words: Words) -> str:
    """Who attacks whom just now; "" if nobody does."""
    by_role = {piece.fights: words.card(piece.card) for piece in table.pieces if piece.fights}
    if "attacker" not in by_role:
        return ""
    target = f" → {by_role['defender']}" if "defender" in by_role else ""
    return f"{words.word('attacks')}: {by_role['attacker']}{target}"


def tell_title(table: Table, words: Words) -> str:
    return title(table, words, words.counted("round", table.round))


def tell(table: Table, words: Words) -> str:
    """The whole table in sentences: round, questions, players, planets and cards in play."""
    seat = words.word("seat")
    sentences = [
        f"{words.phase(table.phase)}, {words.word('initiative')}: {seat} {table.initiative}"
    ]
    sentences += [battle_line(table, words)] if table.battle else []
    sentences += [tell_attack(table, words)] if tell_attack(table, words) else []
    sentences += [
        f"{seat} {a.seat} {words.word('decides')}: {words.question(a.prompt)}" for a in table.asked
    ]
    if table.result is not None:
        sentences.append(verdict(table, words))
    for planet in table.planets:
        sentences.append(describe_planet(words, planet))
        sentences += [describe(words, piece) for side in planet.sides for piece in side]
    for side in table.players:
        numbers = ", ".join(f"{words.word(key)} {count}" for key, count in counts_of(side))
        sentences.append(f"{words.word('headquarters')}, {seat} {side.seat}: {numbers}")
        sentences += [describe(words, piece) for piece in (*side.hq, *side.supports)]
        if side.victory:
            won = ", ".join(words.card(name) for name in side.victory)
            sentences.append(f"{words.word('victory')}: {won}")
    return ". ".join(sentences) + "."
