"""Parts of a table in colour, by Rich."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from hadur.drawing.seats import colour_of
from hadur.drawing.tabletop import Player, Table, badge, verdict
from hadur.drawing.vocabulary import Vocabulary

MARKED: Final = "◆"


def append_phases(
    line: Text, words: Vocabulary, phases: Iterable[str], now: str, style: str
) -> None:
    """All phases, the current one set off."""
    for phase in phases:
        if phase == now:
            line.append(f"[{words.phase(phase)}]", f"bold {style}")
        else:
            line.append(f" {words.phase(phase)} ", "dim")


def append_questions(line: Text, table: Table, words: Vocabulary) -> None:
    """Who has won, and who decides what."""
    if table.result is not None:
        line.append("\n" + verdict(table, words), "bold")
    for asked in table.asked:
        line.append(f"\n{table.faces(asked.seat)} ", colour_of(asked.seat))
        line.append(f"{words.word('decides')}: {words.question(asked.prompt)}", "bold")
        line.append(f" ({asked.rule})", "dim")


def player_line(
    table: Table, words: Vocabulary, player: Player, counts: Iterable[tuple[str, int]]
) -> Text:
    """What a player is called, and what is counted of them by the key of its word."""
    line = Text()
    style = f"bold {colour_of(player.seat)}"
    line.append(badge(table, words, player.seat), style)
    for key, count in counts:
        line.append(f"  {words.word(key)} ", "dim")
        line.append(str(count), "bold")
    return line


def cards_line(
    words: Vocabulary, head: str, cards: Sequence[str], cost_of: Callable[[str], str]
) -> Text:
    """Cards behind a head, copies counted, with what each costs ("": nothing is said of it)."""
    line = Text()
    line.append(f"{head}: " + ("" if cards else "–"), "dim")
    for k, name in enumerate(dict.fromkeys(cards)):
        copies = cards.count(name)
        line.append(" · " if k else "", "dim")
        line.append(words.card(name), "bold")
        line.append(f" ×{copies}" if copies > 1 else "")
        if cost_of(name):
            line.append(f" ({cost_of(name)})", "dim")
    return line


def spread(parts: list[tuple[str, str]], width: int) -> list[tuple[str, str]]:
    """With blanks between the parts as long as there is room, the first ones first."""
    room = width - sum(cell_len(text) for text, _ in parts)
    spaced: list[tuple[str, str]] = []
    for k, (text, style) in enumerate(parts):
        if 0 < k <= room:
            spaced.append((" ", ""))
        spaced.append((text, style))
    return spaced
