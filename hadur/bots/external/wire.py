"""The lines of the protocol: what a program is told of a game, and in which words."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from typing import Final

from hadur.kernel.decision import Decision
from hadur.kernel.game import Setup
from hadur.kernel.standing import winners
from hadur.kernel.state import State

VERSION: Final = 1
LONGEST_FROM_BOT: Final = 4096


def line(word: str, *rest: object) -> str:
    """A line of the protocol; what is no string or number is written as JSON."""
    parts = [part if isinstance(part, str) else compact(part) for part in rest]
    return " ".join([word, *parts])


def compact(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, allow_nan=False, separators=(",", ":"))


def decision_line(number: int, decision: Decision, ms: int | None = None) -> str:
    """A decision with its legal moves; they come last so that simple programs can cut them off."""
    facts: dict[str, object] = {
        "seat": decision.seat,
        "prompt": decision.prompt,
        "rule": decision.rule,
    }
    if ms is not None:
        facts["ms"] = ms
    return line("decision", number, facts | {"moves": decision.texts})


def question_lines(state: State, decision: Decision, number: int, ms: int) -> list[str]:
    """All that a program is told of a position: its seat's view and its seat's decision."""
    return [line("view", state.view(decision.seat)), decision_line(number, decision, ms)]


def log_line(seat: int, move: str | None) -> str:
    """A move somebody made, as the reader may know it; None stands for a secret one."""
    return line("log", {"seat": seat, "move": move})


def result_line(scores: Sequence[int] | None) -> str:
    """How a game ended; None stands for one that was broken off."""
    if scores is None:
        return line("result", {"scores": None})
    return line("result", {"scores": [*scores], "winners": winners(scores)})


def known_setup(setup: Setup, seat: int) -> dict[str, object]:
    """A checked setup as a seat may know it: the options, all that was chosen for its own seat,
    and for other seats what has a name. What somebody built is theirs to know.

    Two decks stand under `decks` too, where programs of old look for them."""
    seats: list[dict[str, object]] = [
        {
            name: value if number == seat or isinstance(value, str) else None
            for name, value in chosen.items()
        }
        for number, chosen in enumerate(setup["seats"])
    ]
    known: dict[str, object] = {"seats": seats, "options": dict(setup["options"])}
    if len(seats) == 2 and all("deck" in chosen for chosen in seats):
        known["decks"] = [chosen["deck"] for chosen in seats]
    return known


def seed_for_program(seed: int) -> int:
    """A number a program may use for its own chance. It must not lead back to ours, which may
    have been made from the seed of the deal; 53 bits, so that JavaScript reads it right."""
    digest = hashlib.blake2b(f"hadur bot {seed}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") >> 11


def short(text: str, limit: int = 60) -> str:
    """Text of a stranger, fit to be shown in a line of ours."""
    shown = "".join(char if char.isprintable() else "?" for char in text[: limit + 1])
    return shown if len(shown) <= limit else f"{shown[:limit]}…"
