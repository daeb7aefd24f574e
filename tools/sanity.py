"""How often a bot does what nobody in their senses does, counted over whole games.

    python tools/sanity.py GAME --level N [--games 100] [--seed 1]

Bots of one level (or `--bot NAME`) play each other with all ready decks in turn. Counted are
attacks on own cards that bring nothing, gains that cost nothing and are declined, and wins at hand
that are missed. A win is at hand if after some move, in every world the seat can imagine, the game
is won before anybody has a choice again; it is missed if the game's clock (a turn, a phase) moves
on without it. What counts as which in a game is told beside its name below.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Protocol

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from hadur.arena.jobs import seed_of  # noqa: E402
from hadur.arena.layouts import layouts  # noqa: E402
from hadur.arena.worker import crew  # noqa: E402
from hadur.bots import make  # noqa: E402
from hadur.cli.contests.options import wishes_of  # noqa: E402
from hadur.cli.progress import bar  # noqa: E402
from hadur.games import load  # noqa: E402
from hadur.games.conquest.phases.command import bonus_cards  # noqa: E402
from hadur.games.conquest.script import LOW_DECK  # noqa: E402
from hadur.games.conquest.state import DECK, campaign  # noqa: E402
from hadur.games.conquest.verbs import ATTACK as DECLARE_ATTACKER  # noqa: E402
from hadur.games.conquest.verbs import STALEMATE, YES  # noqa: E402
from hadur.games.summoner_wars.abilities.ids import HEAL  # noqa: E402
from hadur.games.summoner_wars.state import battle  # noqa: E402
from hadur.games.summoner_wars.verbs import ATTACK, END, NO, PICK  # noqa: E402
from hadur.kernel.bits import BIT  # noqa: E402
from hadur.kernel.moves import first, second, verb_of  # noqa: E402
from hadur.kernel.state import State  # noqa: E402

WORLDS: Final = 12
"""A win must be one in so many imagined worlds, each with dice of its own."""
FORCED: Final = 8
"""So many questions that have one answer may lie between the move and the win."""

ATTACKS = "attacks"
OWN = "attacks on own cards for nothing"
FREE = "free gains at hand"
DECLINED = "free gains declined"
WINS = "wins at hand"
MISSED = "wins missed"
SHARES: Final = ((OWN, ATTACKS), (DECLINED, FREE), (MISSED, WINS))

Counts = Counter[str]


class Judge(Protocol):
    """What is counted of one decision in one game."""

    def __call__(self, state: State, index: int, move: int) -> Iterator[str]: ...


# -- Summoner Wars: an attack on an enemy costs nothing, so to end the phase declines it -----------


def _target(state: State, index: int, move: int) -> tuple[int, int]:
    """The spaces of the attacker and of its target, if the move names both, else -1."""
    s = battle(state)
    if verb_of(move) == ATTACK:
        return int(first(move)), int(second(move))
    ask = s.asks[index]
    if verb_of(move) == PICK and ask.prompt.name in ("target", "extra-attack"):
        return int(s.space[ask.a]), int(first(move))
    return -1, -1


def _hits_enemy(state: State, index: int, move: int) -> bool:
    _, target = _target(state, index, move)
    s = battle(state)
    return target >= 0 and s.side[s.asks[index].seat] & BIT[target] == 0


def judge_battle(state: State, index: int, move: int) -> Iterator[str]:
    s = battle(state)
    attacker, target = _target(state, index, move)
    if target >= 0:
        yield ATTACKS
        heals = s.has[HEAL] & BIT[attacker] != 0 and s.damage[s.at[target]] > 0
        if not _hits_enemy(state, index, move) and not heals:
            yield OWN
    if any(_hits_enemy(state, index, int(other)) for other in state.legal(index)):
        yield FREE
        if verb_of(move) in (END, NO):
            yield DECLINED


# -- Conquest: own cards cannot be attacked, but a stalemate gives an attack away; a bonus is free
# -- as long as the deck has enough cards ----------------------------------------------------------


def judge_campaign(state: State, index: int, move: int) -> Iterator[str]:
    s = campaign(state)
    ask = s.asks[index]
    if ask.prompt.name == "combat-turn" and verb_of(state.legal(index)[0]) == DECLARE_ATTACKER:
        yield ATTACKS
        if verb_of(move) == STALEMATE:
            yield OWN
    cards = bonus_cards(s, ask.seat, ask.a) if ask.prompt.name == "take-bonus" else 0
    if ask.prompt.name == "take-bonus" and s.size[DECK + ask.seat] - cards >= LOW_DECK:
        yield FREE
        if verb_of(move) != YES:
            yield DECLINED


JUDGES: Final[dict[str, Judge]] = {"summoner-wars": judge_battle, "conquest": judge_campaign}


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
    return bool(after.over and after.scores[seat] > 0)


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
    judge = JUDGES[task.game]
    state = game.begin(task.setup, task.seed)
    players = [make(task.bot, game, seed_of(task.seed, seat)) for seat in range(state.seats)]
    found: Counts = Counter()
    clock = game.advisor().clock
    at_hand: set[int] = set()
    while not state.over:
        seat, index = int(state.decisions[0].seat), int(state.decisions[0].index)
        move = players[seat].choose(state, seat)
        if len(state.legal(index)) > 1:
            found.update(judge(state, index, move))
            if len(state.decisions) == 1 and winning(state, seat, index):
                at_hand.add(seat)
        before = clock(state)
        state.advance(move, index)
        if at_hand and (state.over or clock(state) != before):
            found[WINS] += len(at_hand)
            found[MISSED] += sum(not (state.over and state.scores[seat] > 0) for seat in at_hand)
            at_hand.clear()
    return found


def tasks(name: str, bot: str, games: int, seed: int) -> Iterator[Task]:
    game = load(name)
    found = layouts(game, wishes_of(game, 0, None, None, None, "all"))
    for number in range(games):
        layout = found[number % len(found)]
        yield Task(name, bot, layout.setup, seed_of("sanity", seed, number))


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", choices=JUDGES)
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
        print(f"{bot:10} {bad:34} {total[bad]:6} of {total[of]:6}  {share:5.2f} %")


if __name__ == "__main__":
    main()
