"""How often a bot does what nobody in their senses does, counted over whole games.

    python tools/sanity.py GAME --level N [--games 100] [--seed 1]

Bots of one level (or `--bot NAME`) play each other with all ready decks or factions in turn, or,
where there are none, with set-ups of every kind. Counted are

- blows that are wasted: on one's own, or on nobody, for nothing;
- gains that cost nothing and are declined;
- wins at hand that are missed. A win is at hand if after some move, in every world the seat can
  imagine, the game is won before anybody has a choice again; it is missed if the game's clock (a
  turn, a phase) moves on without it.

What counts as which is a game's own business and written there: in `games/<game>/sense.py`, and in
what the game calls harmful (`Game.harm`).
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from hadur.arena.jobs import seed_of  # noqa: E402
from hadur.arena.layouts import layouts  # noqa: E402
from hadur.arena.worker import crew  # noqa: E402
from hadur.bots import make  # noqa: E402
from hadur.cli.contests.options import wishes_of  # noqa: E402
from hadur.cli.progress import bar  # noqa: E402
from hadur.games import NAMES, load  # noqa: E402
from hadur.kernel.advice import BLOW, DECLINED, GIFT, WASTED  # noqa: E402
from hadur.kernel.game import Game  # noqa: E402
from hadur.kernel.harms import HELPS_ENEMY, OWN_TARGET, UNUSED_ATTACK  # noqa: E402
from hadur.kernel.standing import winners  # noqa: E402
from hadur.kernel.state import State  # noqa: E402

WORLDS: Final = 12
"""A win must be one in so many imagined worlds, each with dice of its own."""
FORCED: Final = 8
"""So many questions that have one answer may lie between the move and the win."""

BLOWS = "blows"
IN_VAIN = "blows wasted"
FREE = "free gains at hand"
LEFT = "free gains declined"
WINS = "wins at hand"
MISSED = "wins missed"
SHARES: Final = ((IN_VAIN, BLOWS), (LEFT, FREE), (MISSED, WINS))
NAMED: Final = {BLOW: BLOWS, WASTED: IN_VAIN, GIFT: FREE, DECLINED: LEFT}

Counts = Counter[str]


def judged(game: Game, state: State, index: int, move: int) -> Iterator[str]:
    """What is counted of one decision."""
    found = int(game.advisor().sense(state, index, move))
    harms = {game.harm(state, index, int(other)) for other in state.legal(index)}
    harm = game.harm(state, index, move)
    if harms & {OWN_TARGET, HELPS_ENEMY}:
        found |= BLOW
    if harm in (OWN_TARGET, HELPS_ENEMY):
        found |= WASTED
    if UNUSED_ATTACK in harms:
        found |= GIFT
    if harm == UNUSED_ATTACK:
        found |= DECLINED
    return (name for bit, name in NAMED.items() if found & bit)


# -- wins at hand, in any game ---------------------------------------------------------------------


def wins(state: State, seat: int, index: int, move: int, world: int) -> bool:
    """Whether the move wins in a world before anybody has a choice again."""
    after = state.sample(seat, seed_of("win", world))
    after.seed = seed_of("dice", world)
    after.advance(move, index)
    for _ in range(FORCED):
        if after.over or len(after.asks) > 1 or len(after.legal(0)) > 1:
            break
        after.advance(after.legal(0)[0])
    return _has_won(after, seat)


def _has_won(state: State, seat: int) -> bool:
    return bool(state.over) and seat in winners([int(score) for score in state.scores])


def winning(state: State, seat: int, index: int) -> list[int]:
    """The moves that surely win."""
    return [
        int(move)
        for move in state.legal(index)
        if all(wins(state, seat, index, int(move), world) for world in range(WORLDS))
    ]


# -- games -----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Task:
    game: str
    bot: str
    setup: dict[str, Any]
    seed: int


def count(task: Task) -> Counts:
    """Play a game and judge every decision in it."""
    game = load(task.game)
    state = game.begin(task.setup, task.seed)
    players = [make(task.bot, game, seed_of(task.seed, seat)) for seat in range(state.seats)]
    found: Counts = Counter()
    clock = game.advisor().clock
    at_hand: set[int] = set()
    while not state.over:
        seat, index = int(state.decisions[0].seat), int(state.decisions[0].index)
        move = players[seat].choose(state, seat)
        if len(state.legal(index)) > 1:
            found.update(judged(game, state, index, move))
            if len(state.decisions) == 1 and winning(state, seat, index):
                at_hand.add(seat)
        before = clock(state)
        state.advance(move, index)
        if at_hand and (state.over or clock(state) != before):
            found[WINS] += len(at_hand)
            found[MISSED] += sum(not _has_won(state, seat) for seat in at_hand)
            at_hand.clear()
    return found


def tasks(name: str, bot: str, games: int, seed: int) -> Iterator[Task]:
    game = load(name)
    found = [layout.setup for layout in layouts(game, wishes_of(game, 0, None, None, None, ""))]
    setups = found if len(found) > 1 else game.sample_setups(seed)
    for number in range(games):
        yield Task(name, bot, setups[number % len(setups)], seed_of("sanity", seed, number))


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", choices=NAMES)
    parser.add_argument("--level", type=int, default=3)
    parser.add_argument("--bot", default="", help="another bot than a level")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    given = parser.parse_args()
    bot = given.bot or f"search:{given.level}"
    todo = list(tasks(given.game, bot, given.games, given.seed))
    total: Counts = Counter()
    with crew(given.workers) as pool, bar(f"{given.game}, {bot}", len(todo)) as advance:
        for found in pool.map(count, todo):
            total += found
            advance(1)
    for bad, of in SHARES:
        share = 100 * total[bad] / total[of] if total[of] else 0.0
        print(f"{bot:10} {bad:20} {total[bad]:6} of {total[of]:6}  {share:5.2f} %")


if __name__ == "__main__":
    main()
