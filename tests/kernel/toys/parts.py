"""What the toys that are played at tables have beside their rules: words, pictures, numbers.

Plain, but whole: they go through every door of the house as a real game does."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence, Set
from dataclasses import dataclass
from html import escape
from typing import Any

from rich.text import Text

from hadur.drawing.plain import page, questions, seat_name
from hadur.drawing.seats import LOOKS
from hadur.drawing.tabletop import Table, asked_in, called, result_in, title, verdict
from hadur.drawing.terminal import player_line
from hadur.drawing.vocabulary import Vocabulary
from hadur.kernel.events import Event
from hadur.kernel.game import Game
from hadur.kernel.lines import Args, Group, Names, Texts, View, open_decision, player_args
from hadur.kernel.parts import Later, Scene, Shown
from hadur.kernel.state import State
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

    def question_notes(self, texts: Texts, view: View) -> list[tuple[str, str]]:
        return []

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


@dataclass(frozen=True)
class Sitting:
    """A player of a toy, who is known by a number."""

    seat: int
    faction: str = ""


def table_of(view: View) -> Table:
    """The table as pictures see it; every toy counts something for each seat."""
    counted = view.get("glory", view.get("life"))
    return Table(
        seat=view["seat"],
        players=[Sitting(seat) for seat in range(len(counted))],
        asked=asked_in(view),
        result=result_in(view),
        out=tuple(view["out"]),
    )


def draw_text(view: View) -> str:
    """The players from the near one clockwise, the questions, then the facts."""
    table = table_of(view)
    names = [seat_name(table, seat) for seat in table.around]
    return page([", ".join(names), *questions(table), *lines(view)])


class ToyPictures:
    def rich_board(
        self, view: View, catalogue: Texts | None, marked: Set[str] = frozenset()
    ) -> Text:
        table, words = table_of(view), Vocabulary(catalogue)
        board = Text()
        for seat in table.around:
            board.append_text(player_line(table, words, table.players[seat], []))
            board.append("\n")
        board.append("\n".join(lines(view)))
        if table.result is not None:
            board.append("\n" + verdict(table, words))
        return board


class ToyLook:
    """A page that lists the facts of the table."""

    ROLLS = False

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

    def picture(self, texts: Texts, game: Game) -> str:
        return ""

    def seen_cards(self, view: dict[str, Any]) -> list[str]:
        return []

    def as_scene(self, event: Event) -> Scene | None:
        return None

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


STYLE = "text { fill: #222 } @media (prefers-color-scheme: dark) { text { fill: #eee } }"


def svg(view: View) -> str:
    """The text as a picture that stands alone, with the marks of the seats."""
    table, words = table_of(view), Vocabulary(None)
    marks = "".join(
        f'<path d="{LOOKS[seat].path}" fill="{LOOKS[seat].colour}" '
        f'transform="translate({30 * place} 0)"><title>{called(table, words, seat)}</title></path>'
        for place, seat in enumerate(table.around)
    )
    rows = "".join(
        f'<text x="8" y="{20 * row + 50}">{escape(line)}</text>'
        for row, line in enumerate(draw_text(view).splitlines())
    )
    if table.result is not None:
        rows += f'<text class="verdict" x="200" y="20">{verdict(table, words)}</text>'
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 600" role="img" '
        f'aria-labelledby="toy-title toy-desc"><title id="toy-title">{title(table, words, "toy")}'
        f'</title><desc id="toy-desc">{escape(draw_text(view))}</desc><style>{STYLE}</style>'
        f"{marks}{rows}</svg>"
    )
