"""Games so small that the right answer is known: a heap, a secret duel, a hidden coin, and for more
than two a fork in the road, a crowd and a standoff."""

from __future__ import annotations

from hadur.kernel.advice import Advisor, Tuning
from hadur.kernel.moves import first, pack
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask, Prompt, State, step0, step1

ADVISOR = Advisor(Tuning(horizon=1, limit=200, noise=10))


class Heap(State):
    """Take 1 to 3 of the stones in turn; whoever takes the last wins. Multiples of four lose."""

    def __init__(self, stones: i64 = 0) -> None:
        super().__init__(2, 1, 0)
        self.stones = stones

    def copy(self) -> Heap:
        to = Heap(self.stones)
        self._copy_state(to)
        return to


class Take(Prompt):
    def moves(self, s: State, ask: Ask) -> vec[i64]:
        assert isinstance(s, Heap)
        out = vec[i64]()
        for stones in range(1, min(3, s.stones) + 1):
            out = append(out, pack(0, stones))
        return out

    def play(self, s: State, ask: Ask, move: i64) -> None:
        assert isinstance(s, Heap)
        s.stones -= first(move)
        if s.stones == 0:
            s.finish(vec[i64]([1 if seat == ask.seat else -1 for seat in range(2)]))
        else:
            s.push(TURN, 1 - ask.seat)


def turn(s: Heap, seat: i64) -> None:
    s.ask(TAKE, seat)


TAKE = Take("heap-take", "HEAP-1", False)
TURN = step1(turn)


def heap(stones: int) -> Heap:
    s = Heap(stones)
    s.push(TURN, 0)
    s.run()
    return s


class Duel(State):
    """Both choose high or low secretly. Seat 0 wins high against high and low against low; but
    high against high only `prize` times in ten: else it is a draw."""

    def __init__(self, prize: i64 = 10) -> None:
        super().__init__(2, 1, 0)
        self.prize = prize
        self.chosen = vec[i64]([0, 0])

    def copy(self) -> Duel:
        to = Duel(self.prize)
        self._copy_state(to)
        to.chosen = self.chosen[:]
        return to


class Choose(Prompt):
    def moves(self, s: State, ask: Ask) -> vec[i64]:
        return vec[i64]([pack(0, 0), pack(0, 1)])

    def play(self, s: State, ask: Ask, move: i64) -> None:
        assert isinstance(s, Duel)
        s.chosen[ask.seat] = first(move)


def compare(s: Duel) -> None:
    if s.chosen[0] != s.chosen[1]:
        s.finish(vec[i64]([-1, 1]))
    elif s.chosen[0] == 1 and s.chance(0, 10) >= s.prize:
        s.finish(vec[i64]([0, 0]))
    else:
        s.finish(vec[i64]([1, -1]))


CHOOSE = Choose("duel-choose", "DUEL-1", False)
COMPARE = step0(compare)


def duel(prize: int) -> Duel:
    s = Duel(prize)
    s.push(COMPARE)
    s.ask_all([Ask(CHOOSE, 0), Ask(CHOOSE, 1)])
    return s


class Coin(State):
    """A hidden coin lies heads (1) or tails (0). Seat 0 may guess it (right wins, wrong loses) or
    pass: then it wins if a die does not show 6 or the game is drawn. Guessing is worth a half,
    passing more; only who sees the coin would guess."""

    def __init__(self, face: i64 = 0) -> None:
        super().__init__(2, 1, 0)
        self.face = face

    def copy(self) -> Coin:
        to = Coin(self.face)
        self._copy_state(to)
        return to


class Guess(Prompt):
    def moves(self, s: State, ask: Ask) -> vec[i64]:
        return vec[i64]([pack(0, 0), pack(0, 1), pack(0, 2)])

    def play(self, s: State, ask: Ask, move: i64) -> None:
        assert isinstance(s, Coin)
        if first(move) == 2:
            s.finish(vec[i64]([1, -1] if s.chance(0, 6) < 5 else [0, 0]))
        else:
            s.finish(vec[i64]([1, -1] if first(move) == s.face else [-1, 1]))


GUESS = Guess("coin-guess", "COIN-1", False)


def coin(face: int) -> Coin:
    s = Coin(face)
    s.ask(GUESS, 0)
    return s


class Road(State):
    """A way from fork to fork that a table describes: at each, a seat takes one of the turnings,
    until scores are reached. At a turning below 0 the seat falls: it is out, and the rest go on
    to the place of that number without its sign."""

    def __init__(self, seats: i64 = 0) -> None:
        super().__init__(seats, 1, 0)
        self.at: i64 = 0
        self.forks: dict[int, tuple[int, list[int]]] = {}
        self.ends: dict[int, list[int]] = {}

    def copy(self) -> Road:
        to = Road(self.seats)
        self._copy_state(to)
        to.at = self.at
        to.forks = self.forks
        to.ends = self.ends
        return to


class Turning(Prompt):
    def moves(self, s: State, ask: Ask) -> vec[i64]:
        assert isinstance(s, Road)
        return vec[i64]([pack(0, n) for n in range(len(s.forks[s.at][1]))])

    def play(self, s: State, ask: Ask, move: i64) -> None:
        assert isinstance(s, Road)
        way = s.forks[s.at][1][first(move)]
        s.at = abs(way)
        s.push(WALK)
        if way < 0:
            s.drop_out(ask.seat)


def walk(s: Road) -> None:
    if s.at in s.ends:
        s.finish(vec[i64](s.ends[s.at]))
    else:
        s.ask(TURNING, s.forks[s.at][0])


TURNING = Turning("road-turning", "ROAD-1", False)
WALK = step0(walk)


def road(
    forks: dict[int, tuple[int, list[int]]], ends: dict[int, list[int]], sides: list[int]
) -> Road:
    """A road from place 0; `sides` has the side of each seat."""
    s = Road(len(sides))
    s.side_of = vec[i64](sides)
    s.forks = forks
    s.ends = ends
    s.push(WALK)
    s.run()
    return s


class Crowd(State):
    """All choose high or low secretly. With three, whoever is alone wins, and if all are of one
    mind it is a draw. A standoff (`prize`) is a duel of the seats 0 and 1 that seat 2 looks on:
    a draw of it is one of all three."""

    def __init__(self, seats: i64 = 0, prize: i64 = -1) -> None:
        super().__init__(seats, 1, 0)
        self.prize = prize
        self.chosen = vec[i64]([0] * int(seats))

    def copy(self) -> Crowd:
        to = Crowd(self.seats, self.prize)
        self._copy_state(to)
        to.chosen = self.chosen[:]
        return to


class Side(Prompt):
    def moves(self, s: State, ask: Ask) -> vec[i64]:
        return vec[i64]([pack(0, 0), pack(0, 1)])

    def play(self, s: State, ask: Ask, move: i64) -> None:
        assert isinstance(s, Crowd)
        s.chosen[ask.seat] = first(move)


def count_heads(s: Crowd) -> None:
    chosen = [int(n) for n in s.chosen]
    if s.prize < 0:
        s.finish(vec[i64]([1 if chosen.count(n) == 1 else -1 for n in chosen]))
    elif chosen[0] != chosen[1]:
        s.finish(vec[i64]([-1, 1, -1]))
    elif chosen[0] == 1 and s.chance(0, 10) >= s.prize:
        s.finish(vec[i64]([0, 0, 0]))
    else:
        s.finish(vec[i64]([1, -1, -1]))


SIDE = Side("crowd-side", "CROWD-1", False)
COUNT = step0(count_heads)


def crowd(prize: int = -1) -> Crowd:
    s = Crowd(3, prize)
    s.push(COUNT)
    s.ask_all([Ask(SIDE, seat) for seat in range(3)])
    return s
