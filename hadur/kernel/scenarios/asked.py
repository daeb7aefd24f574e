"""What a seat is asked in a scenario, and whether moves are legal there: as written in the list of
moves, or as the game understands them when they are played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hadur.kernel.errors import BadNotation, BadScenario, IllegalMove
from hadur.kernel.game import Game
from hadur.kernel.scenarios.expectations import Found
from hadur.kernel.state import State


class Asked:
    """The question that waits for a seat; without a seat, or if none waits for it, there is no
    legal move."""

    def __init__(self, game: Game, state: State, seat: int | None) -> None:
        self.game = game
        self.state = state.copy()
        self.seat = seat
        self.index = -1 if seat is None else int(state.asked(seat))
        found = [decision for decision in state.decisions if decision.seat == seat]
        self.prompt = found[0].prompt if found else "none"
        self.moves = found[0].moves if found else []
        self.texts = found[0].texts if found else []

    def understood(self, text: str) -> int | str:
        """The legal move a text stands for, as `move` would take it, or why there is none."""
        if tidy(text) in self.texts:
            return self.moves[self.texts.index(tidy(text))]
        if self.index < 0:
            return ""
        try:
            return int(self.game.parse(self.state, text, self.index))
        except (IllegalMove, BadNotation) as error:
            return f" ({error})"
        except RuntimeError:
            return " (the judge allows it, but the list of moves does not)"

    def legal(self, text: str) -> Found | None:
        """The move must be legal."""
        found = self.understood(text)
        if isinstance(found, int):
            return None
        return f"'{text}' among the legal moves", f"{listed(self.texts)}{found}"

    def refused(self, text: str, rule: str | None) -> Found | None:
        """The move must be illegal to the move generator and to the judge, for the rule if any."""
        expected = f"'{text}' to be refused" + (f" for {rule}" if rule else "")
        if tidy(text) in self.texts:
            return expected, "it among the legal moves"
        try:
            verdict = self.game.explain(self.state, tidy(text), self.seat)
        except BadNotation as error:
            return expected, f"no move at all: {error}"
        if verdict.move in self.moves:
            as_listed = self.texts[self.moves.index(verdict.move)]
            return expected, f"that the judge allows it, as '{as_listed}'"
        if verdict.legal:
            return expected, "that the judge allows it, but the list of moves does not"
        if rule is not None and rule not in verdict.rules:
            return expected, self.game.refusal(verdict)
        return None

    # -- just these --------------------------------------------------------------------------------

    def exactly(self, exact: Sequence[str] | Mapping[str, list[str]], where: str) -> Found | None:
        """The legal moves must be just these: all of them, or those of each named piece."""
        if not isinstance(exact, Mapping):
            return self._just(exact, self.moves, "")
        for piece, texts in exact.items():
            own = [
                move
                for move, text in zip(self.moves, self.texts, strict=True)
                if _is_of(text, piece)
            ]
            if not own and not texts and not self._could_try(piece):
                raise BadScenario(
                    f"{where}: exact: no move here begins with '{piece}' or names it behind the"
                    " verb, legal or not: write a piece as moves write it"
                )
            found = self._just(texts, own, f" for {piece}")
            if found is not None:
                return found
        return None

    def _just(self, texts: Sequence[str], legal: list[int], whose: str) -> Found | None:
        expected = f"exactly {listed(sorted({tidy(text) for text in texts}))}{whose}"
        there = [self.texts[self.moves.index(move)] for move in legal]
        written: set[int] = set()
        for text in texts:
            found = self.understood(text)
            if isinstance(found, str) or found not in legal:
                why = found if isinstance(found, str) else " (it is legal, but not one of these)"
                return expected, f"{listed(there)}; without '{text}'{why}"
            written.add(found)
        more = [text for move, text in zip(legal, there, strict=True) if move not in written]
        return (expected, f"{listed(there)}; not written: {listed(more)}") if more else None

    def _could_try(self, piece: str) -> bool:
        """Whether a player could try a move with this piece at all."""
        if self.index < 0:
            return True
        return any(_is_of(text, piece) for text in self.game.candidates(self.state, self.index))


def _is_of(text: str, piece: str) -> bool:
    """Whether a move is one of the piece: its words begin so, with the verb or behind it."""
    words, wanted = text.split(), tidy(piece).split()
    return wanted in (words[: len(wanted)], words[1 : len(wanted) + 1])


def tidy(text: str) -> str:
    return " ".join(text.lower().split())


def listed(texts: list[str]) -> str:
    return ", ".join(f"'{text}'" for text in texts) if texts else "no move"
