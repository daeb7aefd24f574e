"""What an attack may bring, told before it is made, from what its player knows.

A game counts the chances where they can be counted; where hidden cards or answers to come have a
say it imagines the attack many times and says so. Everything is worked out in positions that the
seat cannot tell from the true one (`Game.sample`), so that two of them that look alike to it have
the same odds to the last digit.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from math import comb
from typing import Any, Final, NamedTuple

from hadur.kernel.state import State

TRIES: Final = 100
"""How often an attack is imagined whose chances cannot be counted."""
_LONGEST: Final = 400
"""So many decisions an imagined attack takes at most."""
_WORLD: Final = 5003


class Chance(NamedTuple):
    """Something that may come of an attack, by the name of its words (`odds-NAME`), an amount if
    it has one, how likely it is, and to which card it happens where several could be attacked."""

    name: str
    share: float
    amount: int = 0
    card: str = ""


class Odds(NamedTuple):
    """The chances of an attack. `facts` are numbers that are sure beforehand, by the name of their
    words; `sampled` is how often it was imagined, 0 where the chances are exact; `notes` name what
    is taken for granted (`odds-note-NAME`)."""

    chances: tuple[Chance, ...]
    facts: tuple[tuple[str, int], ...] = ()
    sampled: int = 0
    notes: tuple[str, ...] = ()

    def data(self) -> dict[str, Any]:
        """For programs."""
        return {
            "chances": [chance._asdict() for chance in self.chances],
            "facts": dict(self.facts),
            "sampled": self.sampled,
            "notes": list(self.notes),
        }


def odds_of(data: Mapping[str, Any]) -> Odds:
    """What a program was told."""
    chances = tuple(Chance(**one) for one in data["chances"])
    return Odds(chances, tuple(data["facts"].items()), data["sampled"], tuple(data["notes"]))


def told(state: State, index: int, move: int) -> Odds | None:
    """The odds of a legal move of an open question, for whoever is asked it; None for a move that
    is no attack."""
    game = state.game()
    if not game.is_attack(state, index, move):
        return None
    return game.odds(game.sample(state, int(state.asks[index].seat), _WORLD), index, move)


def attacks(state: State, index: int) -> list[str]:
    """The legal moves (in notation) of an open question whose odds can be told."""
    game = state.game()
    legal = (int(move) for move in state.legal(index))
    return [game.text(state, index, move) for move in legal if game.is_attack(state, index, move)]


# -- counting --------------------------------------------------------------------------------------


def at_least(shares: Mapping[int, float], name: str, most: int) -> list[Chance]:
    """The chance of each amount from 1 to the most, or of more, by the share of each amount."""
    return [
        Chance(name, sum(share for n, share in shares.items() if n >= amount), amount)
        for amount in range(1, most + 1)
    ]


def binomial(dice: int, share: float) -> dict[int, float]:
    """How likely each number of hits is, if each of some dice hits with this share."""
    return {n: comb(dice, n) * share**n * (1 - share) ** (dice - n) for n in range(dice + 1)}


def none_drawn(cards: int, such: int, drawn: int) -> float:
    """The chance that none of such cards is among so many that were drawn from all."""
    return comb(cards - such, drawn) / comb(cards, drawn) if drawn <= cards else 0.0


# -- imagining -------------------------------------------------------------------------------------


def imagined(
    world: State,
    index: int,
    move: int,
    watch: Callable[[], Callable[[State], bool]] | None = None,
    tries: int = TRIES,
) -> Iterator[State]:
    """How the position is after each of so many imagined attacks, hidden cards and chance dealt
    anew; everybody answers by the game's rules of thumb.

    An attack is over when all steps are done that it has brought with it, or when the game says
    so: `watch` makes somebody for each attack who notices its end."""
    game = world.game()
    seat = int(world.asks[index].seat)
    for number in range(tries):
        state = game.sample(world, seat, number)
        depth = int(state.depth)
        ended = None if watch is None else watch()
        state.advance(move, index)
        for _ in range(_LONGEST):
            if state.over or (state.depth <= depth if ended is None else ended(state)):
                break
            _go_on(state)
        yield state


def _go_on(state: State) -> None:
    """The next answer, by the rules of thumb; the first of those that are as good."""
    index = next(k for k in range(len(state.asks)) if state.answers[k] < 0)
    merits = [int(merit) for merit in state.game().advisor().merits(state, index)]
    state.advance(int(state.legal(index)[merits.index(max(merits))]), index)


class Count:
    """How often each thing came of imagined attacks."""

    def __init__(self) -> None:
        self.tries = 0
        self._found: dict[str, int] = {}
        self.amounts: dict[int, int] = {}

    def add(self, amount: int = 0, **came: bool) -> None:
        self.tries += 1
        self.amounts[amount] = self.amounts.get(amount, 0) + 1
        for name, happened in came.items():
            self._found[name] = self._found.get(name, 0) + int(happened)

    def chances(self) -> list[Chance]:
        named = ((name.replace("_", "-"), found) for name, found in self._found.items())
        return [Chance(name, found / self.tries) for name, found in named]

    def amounts_of(self, name: str, most: int) -> list[Chance]:
        shares = {amount: found / self.tries for amount, found in self.amounts.items()}
        return at_least(shares, name, most)
