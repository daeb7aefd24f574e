"""Feud in words, and its table in a terminal."""

from __future__ import annotations

from collections.abc import Set
from typing import Final

from rich.text import Text

from hadur.kernel.events import Event
from hadur.kernel.lines import Group, Names, Texts, View, open_decision, player_args, player_name
from hadur.kernel.verdict import Refusal
from tests.feud import FELL, GUARDED, HIT, ROUND

HEADINGS: Final = (ROUND,)


def event_line(texts: Texts, event: Event, reader: int | None, names: Names | None) -> str | None:
    if event.kind == ROUND:
        return texts.say("feud-round", number=event.a)
    args = player_args(texts, event.a, reader, names)
    if event.kind == HIT:
        target = player_args(texts, event.b, reader, names)["player"]
        return texts.sentence("feud-hit", target=target, count=event.c, **args)
    return texts.sentence({GUARDED: "feud-guarded", FELL: "feud-fell"}[event.kind], **args)


def question_notes(texts: Texts, view: View) -> list[tuple[str, str]]:
    return []


def question_line(texts: Texts, view: View) -> str:
    return prompt_line(texts, open_decision(view).get("prompt", "none"))


def prompt_line(texts: Texts, prompt: str) -> str:
    return texts.say(f"feud-ask-{prompt}")


def move_line(texts: Texts, view: View, text: str) -> str:
    verb, _, seat = text.partition(" ")
    player = player_name(texts, int(seat), None) if seat else ""
    return texts.say(f"feud-do-{verb}", player=player)


def move_group(texts: Texts, view: View, text: str) -> Group:
    return Group(text.partition(" ")[0], text.partition(" ")[0])


def refusal_line(texts: Texts, refusal: Refusal) -> str:
    return f"{refusal_reason(texts, refusal)} ({refusal.rule})"


def refusal_reason(texts: Texts, refusal: Refusal) -> str:
    return texts.rule(refusal.rule) or refusal.reason


def rich_board(view: View, catalogue: Texts, marked: Set[str] = frozenset()) -> Text:
    return Text("  ".join("♥" * lives or "–" for lives in view["lives"]))
