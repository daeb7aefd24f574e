"""Playing a plan of games and keeping every result: the loop behind all of the arena's commands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

from hadur import bots
from hadur.arena.jobs import Deck, Job, deals, round_robin
from hadur.arena.results import Results, digest_of
from hadur.arena.runners import Runner
from hadur.arena.worker import Outcome
from hadur.bots.external import PREFIX
from hadur.kernel.errors import UnknownName
from hadur.kernel.game import Game


def plan(
    game: Game,
    players: Sequence[str],
    decks: Sequence[Deck],
    games: int,
    seed: int,
    options: dict[str, Any],
    *,
    mirrors: bool,
) -> list[Job]:
    """The games of a round robin: `games` for every two players, rounded up to whole deals."""
    check_players(game, players, at_least=2)
    dealt = list(islice(deals(decks, seed, options, mirrors=mirrors), (games + 1) // 2))
    for one in dealt[: len(decks) ** 2]:
        game.check_setup(one.setup)
    return round_robin(game.name, players, dealt)


def check_players(game: Game, players: Sequence[str], *, at_least: int) -> None:
    """UnknownName if one of them is no bot, is there twice, or they are too few."""
    if 2 not in game.seats:
        raise UnknownName(f"{game.name} is not a game for two, and the arena plays those only")
    if len(players) < at_least:
        raise UnknownName(
            f"the arena needs at least {at_least} players, not {len(players)}"
            f" (bots: {', '.join(bots.NAMES)}, {PREFIX}PROGRAM)"
        )
    for name in players:
        if players.count(name) > 1:
            raise UnknownName(f"the player {name} is named twice")
        bots.make(name, game)


def header(
    game: Game, decks: Sequence[Deck], seed: int, options: dict[str, Any], kind: str, mirrors: bool
) -> dict[str, Any]:
    """What the games of a results file depend on; players and their number may grow."""
    return {
        "kind": kind,
        "game": game.name,
        "version": game.version,
        "seed": seed,
        "decks": {name: digest_of(deck) for name, deck in decks},
        "mirrors": mirrors,
        "options": options,
    }


def contest(jobs: Sequence[Job], runner: Runner, results: Results | None) -> Iterator[Outcome]:
    """Play the games whose results are not known yet; each is kept before it is yielded.

    A game that failed by a mistake of ours is yielded, not kept: resuming tries it again."""
    left = [job for job in jobs if results is None or job.id not in results.done]
    for outcome in runner.run(left):
        if results is not None and not outcome.failure:
            results.add(outcome)
        yield outcome


class Ledger:
    """Outcomes so far, given back in the order of the plan whatever order they came in."""

    def __init__(self, jobs: Sequence[Job]) -> None:
        self._place = {job.id: place for place, job in enumerate(jobs)}
        self._found: dict[str, Outcome] = {}

    def add(self, outcome: Outcome) -> None:
        self._found[outcome.job.id] = outcome

    def __len__(self) -> int:
        return len(self._found)

    @property
    def outcomes(self) -> list[Outcome]:
        return sorted(self._found.values(), key=lambda outcome: self._place[outcome.job.id])
