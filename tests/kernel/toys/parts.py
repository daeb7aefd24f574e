"""What the toys that are played at tables have beside their rules: words, pictures, numbers.

Plain, but whole: they go through every door of the house as a real game does."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence, Set
from html import escape
from typing import Any

from hadur.kernel.hearing import Event
from hadur.kernel.parts import Later, Shown
from hadur.kernel.state import State
from hadur.kernel.telling import Args, Group, Names, Texts, View, open_decision, player_args
from hadur.kernel.verdict import Refusal


class ToyWords:
    """Events are `happens-KIND` in the toy's texts, with a player and what their facts name."""

    def __init__(self, facts: dict[int, tuple[str, ...]], headings: tuple[int, ...] = ()) -> None:
        self.facts = facts
        self.HEADINGS = headings

    def event_line(
        self, texts: Texts, event: Event, reader: int | None, names: Names | None
    ) -> str | None:
        args: Args = {}
        for name, value in zip(self.facts[event.kind], event[1:5], strict=False):
            if name == "player":
                args |= player_args(texts, value, reader, names, seats=4)
            else:
                args[name] = value
        return texts.sentence(f"happens-{event.kind}", **args)

    def question_line(self, texts: Texts, view: View) -> str:
        return self.prompt_line(texts, str(open_decision(view)["prompt"]))

    def prompt_line(self, texts: Texts, prompt: str) -> str:
        return texts.say(f"prompt-{prompt}")

    def move_line(self, texts: Texts, view: View, text: str) -> str:
        verb, _, rest = text.partition(" ")
        return texts.say(f"move-{verb}", what=rest)

    def move_group(self, texts: Texts, view: View, text: str) -> Group:
        verb = text.partition(" ")[0]
        return Group(verb, texts.say(f"move-{verb}", what="…"))

    def refusal_line(self, texts: Texts, refusal: Refusal) -> str:
        return f"{self.refusal_reason(texts, refusal)} ({refusal.rule})"

    def refusal_reason(self, texts: Texts, refusal: Refusal) -> str:
        return texts.say("refused")


def lines(view: View) -> list[str]:
    """The table as it stands, a fact a line."""
    hidden = ("game", "seat", "decisions", "out", "result")
    return [f"{key}: {value}" for key, value in view.items() if key not in hidden]


class ToyPictures:
    def rich_board(self, view: View, catalogue: Texts, marked: Set[str] = frozenset()) -> str:
        return "\n".join(lines(view))


class ToyLook:
    """A page that lists the facts of the table."""

    def __init__(self, own: Callable[[View, int], str]) -> None:
        self._own = own

    def board(
        self,
        view: dict[str, Any],
        texts: Texts,
        starts: Collection[str] = (),
        last: Sequence[str] = (),
    ) -> str:
        said = "".join(f"<li>{escape(line)}</li>" for line in lines(view))
        return f'<ul class="toy-board">{said}</ul>'

    def status(self, view: dict[str, Any], texts: Texts) -> str:
        return ""

    def side(
        self, view: dict[str, Any], texts: Texts, seat: int, starts: Collection[str] = ()
    ) -> str:
        return f"<p>{escape(self._own(view, seat))}</p>"

    def hand(self, view: dict[str, Any], texts: Texts, starts: Collection[str] = ()) -> str:
        return ""

    def choices(self, texts: Texts, starts: Collection[str] = ()) -> str:
        return ""

    def card(self, texts: Texts, name: str) -> str:
        return ""

    def leading(self, texts: Texts, name: str) -> str:
        return ""

    def listed(self, texts: Texts, name: str) -> str:
        return ""

    def all_cards(self, texts: Texts) -> list[Shown]:
        return []

    def kinds(self, texts: Texts) -> list[tuple[str, str]]:
        return []

    def later(self, texts: Texts) -> list[Later]:
        return []

    def picture(self, texts: Texts) -> str:
        return ""

    def seen_cards(self, view: dict[str, Any]) -> list[str]:
        return []

    def accent(self, deck: object) -> str:
        return ""

    def emblem(self, deck: object) -> str:
        return ""

    def symbols(self) -> str:
        return ""


class ToyNumbers:
    """An action is the text of a move; an observation is what the toy counts in a view."""

    VERSION = 1

    def __init__(
        self,
        texts: list[str],
        fields: list[tuple[str, int, int, int, str]],
        count: Callable[[State, int], list[int]],
    ) -> None:
        self._texts = texts
        self._count = count
        self.ACTIONS = [("moves", len(texts))]
        self.ACTION_COUNT = len(texts)
        self.FIELDS = fields

    def actions(self, state: State, index: int, /) -> dict[int, int]:
        game = state.game()
        return {
            self._texts.index(game.text(state, index, int(move))): int(move)
            for move in state.legal(index)
        }

    def action_name(self, action: int, /) -> str:
        return self._texts[action]

    def observe(self, state: State, seat: int, /) -> list[int]:
        counted = self._count(state, seat)
        assert len(counted) == sum(field[1] for field in self.FIELDS)
        return counted


def svg(text: str) -> str:
    rows = "".join(
        f'<text x="8" y="{20 * row + 20}">{escape(line)}</text>'
        for row, line in enumerate(text.splitlines())
    )
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 600">{rows}</svg>'
