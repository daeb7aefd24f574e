"""Playing a plan of games and keeping every result: the loop behind all of the arena's commands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

from hadur import bots
from hadur.arena.jobs import TURNS, Job, deals, round_robin
from hadur.arena.layouts import DECK, Layout, Wishes
from hadur.arena.results import Results, digest_of
from hadur.arena.runners import Runner
from hadur.arena.worker import Outcome
from hadur.bots.external import PREFIX
from hadur.kernel.errors import UnknownName
from hadur.kernel.game import Game


def plan(
    game: Game, players: Sequence[str], dealt: Sequence[Layout], games: int, seed: int
) -> list[Job]:
    """The games of a round robin: `games` for all who meet at a table, rounded up to deals."""
    sides = max(len(layout.sides) for layout in dealt)
    check_players(game, players, at_least=2, sides=sides)
    turns = min(len(players), sides)
    found = list(islice(deals(dealt, seed), -(-games // turns)))
    return round_robin(game.name, players, found)


def check_players(game: Game, players: Sequence[str], *, at_least: int, sides: int = 2) -> None:
    """UnknownName if one of them is no bot, is there twice, or they are too few. At a table for
    more than two, where all that are named meet, one may have several sides."""
    several = 2 < len(players) <= sides and len(set(players)) > 1
    if len(players) < at_least:
        raise UnknownName(
            f"the arena needs at least {at_least} players, not {len(players)}"
            f" (bots: {', '.join(bots.NAMES)}, {PREFIX}PROGRAM)"
        )
    if len(players) > len(TURNS):
        raise UnknownName(f"{len(players)} players are too many: at most {len(TURNS)}")
    for name in players:
        if players.count(name) > 1 and not several:
            raise UnknownName(f"the player {name} is named twice")
        bots.make(name, game)


def check_for_two(game: Game) -> None:
    """UnknownName for a game without decks for two players: what compares decks, or pairs
    players, needs them."""
    if 2 not in game.seats or not game.ready_decks():
        raise UnknownName(
            f"{game.name} is not played by two with decks, and this is for such games"
        )


def header(game: Game, wishes: Wishes, seed: int, kind: str) -> dict[str, Any]:
    """What the games of a results file depend on; players and their number may grow."""
    decks = next((of for of in wishes.spreads if of.name == DECK), None)
    found: dict[str, Any] = {
        "kind": kind,
        "game": game.name,
        "version": game.version,
        "seed": seed,
        "decks": {name: digest_of(deck) for name, deck in decks.values} if decks else {},
        "mirrors": decks is not None and decks.mirrors,
        "options": wishes.options,
    }
    # What games for two with a deck each do not have is named only where it is there, so that
    # the results of older versions can be gone on with.
    if wishes.seats != 2:
        found["seats"] = wishes.seats
    if wishes.fixed:
        found["fixed"] = {str(seat): values for seat, values in sorted(wishes.fixed.items())}
    others = [of for of in wishes.spreads if of.name != DECK]
    if others:
        found["spread"] = {
            of.name: [*(name for name, _ in of.values), *(["mirrors"] if of.mirrors else [])]
            for of in others
        }
    return found


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
