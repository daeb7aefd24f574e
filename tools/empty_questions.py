"""How many questions a person is put that have one answer.

Games at tables of one person against bots. The person's seat is played by a script, with the
commands that a person's moves come in with; counted is every question that waits for their answer.

    python tools/empty_questions.py conquest --games 50
"""

from __future__ import annotations

import argparse
import hashlib
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from hadur import bots
from hadur.games import NAMES, load
from hadur.kernel.decision import Decision
from hadur.kernel.game import Game
from hadur.table import commands
from hadur.table.entries import Body, Opened, numbered
from hadur.table.options import Options, Passes
from hadur.table.sheet import Caller, Status
from hadur.table.table import Table

PERSON = "somebody"


class Count:
    """The questions of some games, those of them with one answer by their name, and the topics of
    those whose answers others cannot work out."""

    def __init__(self) -> None:
        self.asked = 0
        self.empty: Counter[str] = Counter()
        self.hidden: set[tuple[str, ...]] = set()

    def add(self, decision: Decision) -> None:
        self.asked += 1
        if len(decision.moves) == 1:
            self.empty[decision.prompt] += 1
            if not decision.is_open:
                self.hidden.add(tuple(decision.topics))

    @property
    def share(self) -> float:
        return sum(self.empty.values()) / self.asked if self.asked else 0.0


def opened(game: Game, setup: dict[str, Any], bot: str, passes: Passes, number: int) -> Table:
    """A table with the person in the first seat and bots in all others; the same number is always
    dealt and played alike."""
    (body,) = commands.open_table(game, setup, PERSON, Options(passes=passes))
    assert isinstance(body, Opened)
    key = hashlib.sha256(b"%d" % number).hexdigest()
    table = Table.of(numbered([msgspec.structs.replace(body, seed=number, key=key)], 0, 0))
    person = Caller(PERSON, 0)
    table = written(table, commands.sit(table, Caller(PERSON, 0, 0), "Anna"))
    for seat in range(1, len(table.seats)):
        table = written(table, commands.seat_bot(table, person, seat, bot))
    table = written(table, commands.ready(table, person))
    return written(table, commands.start(table))


def written(table: Table, bodies: list[Body]) -> Table:
    return table.after(numbered(bodies, table.number, 0))


def play(table: Table, bot: str, count: Count) -> None:
    """A whole game, as a room leads it: what follows by itself, then bots, then the person."""
    players = [bots.make(bot, table.game, table.bot_seed(n)) for n in range(len(table.seats))]
    while table.status is Status.PLAYING:
        if bodies := commands.follow(table):
            table = written(table, bodies)
            continue
        assert table.match is not None
        state = table.match.state
        seat = state.decisions[0].seat
        move = players[seat].choose(state.copy(), seat)
        if table.seats[seat].bot is not None:
            table = written(table, commands.bot_move(table, seat, move, table.moves))
            continue
        count.add(state.decisions[0])
        text = table.game.text(state, int(state.asked(seat)), move)
        table = written(table, commands.move(table, Caller(PERSON, 0), text, table.moves))


def measured(game: Game, number: int, bot: str, passes: Passes) -> Count:
    """So many games, over set-ups of every kind."""
    count = Count()
    for rng in range(number):
        setup = game.sample_setups(rng)[0]
        play(opened(game, setup, bot, passes, rng), bot, count)
    return count


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("game", nargs="*", default=list(NAMES))
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--bot", default="script", help="who plays all seats")
    parser.add_argument("--asked", action="store_true", help="at tables that answer nothing")
    chosen = parser.parse_args()
    passes = Passes.ASKED if chosen.asked else Passes.GIVEN
    for name in chosen.game:
        count = measured(load(name), chosen.games, chosen.bot, passes)
        empty = sum(count.empty.values())
        print(
            f"{name}: {chosen.games} games, {count.asked} questions,"
            f" {empty} with one answer ({count.share:.1%})"
        )
        for prompt, many in count.empty.most_common():
            print(f"    {prompt}: {many}")


if __name__ == "__main__":
    main()
