"""The state of a game: frames that say what happens next, open questions, chance, and the end.

A game is a value machine: state, decision, move, state. What happens next is data: a stack of
frames, each a step's number and five ints. No closure, generator or callback is part of a
state, so copying it copies everything, in the middle of any effect.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final
from zlib import crc32

from hadur.kernel.bits import BIT
from hadur.kernel.chance import draw
from hadur.kernel.decision import Decision
from hadur.kernel.native import append, i64, vec

if TYPE_CHECKING:
    from hadur.kernel.game import Game
    from hadur.kernel.verdict import Verdict

# Columns of a blank that `copy` is about to fill: shared, and never written to.
BLANK: Final = vec[i64]()
_UNANSWERED: Final = vec[i64]([-1])

GAMES: Final[dict[type, Game]] = {}
"""The game of each class of states. `Game.state` enters it here, so that a state finds its game
without importing it."""

FRAME: Final = 6
DEPTH_LIMIT: Final = 4096


class Step:
    """A named piece of procedure: a module-level function that frames refer to by number.

    The compiled engine puts a native step in the place of each, whose `carry_out` calls the
    function without going through an object (tools/native_steps.py)."""

    def __init__(self, number: i64, arity: i64, run: Callable[..., None]) -> None:
        self.number: Final = number
        self.arity: Final = arity
        self.run: Final = run

    def carry_out(self, s: State, a: i64, b: i64, c: i64, d: i64, e: i64) -> None:
        """Call the function with as many arguments as it has."""
        arity = self.arity
        if arity == 0:
            self.run(s)
        elif arity == 1:
            self.run(s, a)
        elif arity == 2:
            self.run(s, a, b)
        elif arity == 3:
            self.run(s, a, b, c)
        elif arity == 4:
            self.run(s, a, b, c, d)
        else:
            self.run(s, a, b, c, d, e)


class Steps:
    """Every step, by its number. A column is read without asking each time what lies in it, as a
    list would be."""

    def __init__(self) -> None:
        self.all = vec[Step]()


STEPS: Final = Steps()


def _register(arity: i64, run: Callable[..., None]) -> Step:
    step = Step(len(STEPS.all), arity, run)
    STEPS.all = append(STEPS.all, step)
    return step


def put_in_place(run: Callable[..., None], native: type[Step]) -> None:
    """Let a native step carry out what the step of this function does."""
    steps = STEPS.all
    for number in range(len(steps)):
        old = steps[number]
        if old.run is run:
            steps[number] = native(old.number, old.arity, old.run)


def step0(run: Callable[[Any], None]) -> Step:
    """Make a function of the state alone a step."""
    return _register(0, run)


def step1(run: Callable[[Any, i64], None]) -> Step:
    """Make a function of the state and one int a step; step2 to step5 likewise."""
    return _register(1, run)


def step2(run: Callable[[Any, i64, i64], None]) -> Step:
    return _register(2, run)


def step3(run: Callable[[Any, i64, i64, i64], None]) -> Step:
    return _register(3, run)


def step4(run: Callable[[Any, i64, i64, i64, i64], None]) -> Step:
    return _register(4, run)


def step5(run: Callable[[Any, i64, i64, i64, i64, i64], None]) -> Step:
    return _register(5, run)


class Listener:
    """Hears what happens in a state: chance results and events. Playouts have none.

    It stays behind when a state is copied, so what it throws with is known to no imagined world."""

    def throw(self, seed: i64, stream: i64, count: i64, sides: i64) -> i64:
        """The next result of a stream, one of 0 … sides-1."""
        return draw(seed, stream, count, sides)

    def chance(self, stream: i64, sides: i64, value: i64) -> None:
        """A random result was used."""

    def event(self, kind: i64, a: i64, b: i64, c: i64, d: i64, audience: i64) -> None:
        """Something happened. `audience` is a bit per seat, or EVERYONE."""


EVERYONE: Final = -1


class Prompt:
    """One question of a game: which moves answer it and what each does, in one place.

    `rule` is the id that grants the decision. `open_options` says that everybody could work out
    the legal moves: only then may a question with a single answer be answered unasked, since
    whether somebody is asked must not tell what they hold.
    """

    def __init__(self, name: str, rule: str, open_options: bool) -> None:
        self.name: Final = name
        self.rule: Final = rule
        self.open_options: Final = open_options
        self.number: Final[i64] = len(PROMPTS)
        self._bare: Final[list[list[Ask]]] = []
        PROMPTS.append(self)

    def bare(self, seat: i64) -> list[Ask]:
        """The question put to a seat without any numbers, as the list of what is asked. Such lists
        are never changed, so one serves every state."""
        while len(self._bare) <= seat:
            self._bare.append([Ask(self, len(self._bare))])
        return self._bare[seat]

    def rule_of(self, s: State, ask: Ask) -> str:
        """The rule that grants this very decision."""
        return self.rule

    def moves(self, s: State, ask: Ask) -> vec[i64]:
        """Every legal answer, each once. Never empty."""
        raise NotImplementedError

    def play(self, s: State, ask: Ask, move: i64) -> None:
        """Carry out an answer: change the state, push frames, or ask again."""
        raise NotImplementedError

    def answer_for(self, s: State, ask: Ask) -> i64:
        """What is answered for somebody who has left: the last of the moves, where "no", "pass"
        and "done" stand."""
        legal = self.moves(s, ask)
        return legal[len(legal) - 1]


PROMPTS: Final[list[Prompt]] = []


class Ask:
    """A question put to a seat. Never changed once made, so copies of a state share it."""

    def __init__(
        self, prompt: Prompt, seat: i64, options: i64 = 0, a: i64 = 0, b: i64 = 0, c: i64 = 0
    ) -> None:
        self.prompt: Final = prompt
        self.seat: Final = seat
        self.options: Final = options
        self.a: Final = a
        self.b: Final = b
        self.c: Final = c


NOTHING_ASKED: Final[list[Ask]] = []
"""What a state shares with all others while it asks nothing. Lists of what is asked are put in
place whole, never changed."""


def plain(column: vec[i64]) -> list[int]:
    """A column as plain ints, for dumps."""
    return [int(n) for n in column]


class State:
    """What every game's state has. A game declares its columns (kernel/columns.py).

    Made without arguments it is a blank for `copy` to fill: cheap, since columns start empty."""

    def __init__(self, seats: i64 = 0, streams: i64 = 0, seed: i64 = 0) -> None:
        self.seats: i64 = seats
        self.seed: i64 = seed
        self.drawn: vec[i64] = BLANK
        self.script: list[int] = []
        self.frames: vec[i64] = BLANK
        self.depth: i64 = 0
        self.asks: list[Ask] = NOTHING_ASKED
        self.answers: vec[i64] = BLANK
        self.waiting: vec[i64] = BLANK
        self.over: bool = False
        self.scores: vec[i64] = BLANK
        self.out: i64 = 0
        self.side_of: vec[i64] = BLANK
        self.learned: i64 = 0
        self.listener: Listener | None = None
        self._listed: i64 = -1
        self._legal: vec[i64] = BLANK
        if seats > 0:
            self.drawn = vec[i64]([0] * int(streams))
            self.scores = vec[i64]([0] * int(seats))
            self.side_of = vec[i64](range(int(seats)))
            self.frames = vec[i64]()
            self.answers = vec[i64]()
            self.waiting = vec[i64]()

    # -- copying and comparing ---------------------------------------------------------------------

    def copy(self) -> State:
        """An equal state that shares nothing that can change. The listener stays behind."""
        raise NotImplementedError

    def _copy_state(self, to: State) -> None:
        to.seats = self.seats
        to.seed = self.seed
        to.drawn = self.drawn[:]
        to.script = self.script[:] if self.script else []
        to.frames = self.frames[: self.depth * FRAME]
        to.depth = self.depth
        # Questions are put anew, never changed, and only secret answers are noted one by one.
        to.asks = self.asks
        to.answers = self.answers[:] if len(self.answers) > 1 else self.answers
        to.waiting = self.waiting[:]
        to.over = self.over
        to.scores = self.scores
        to.out = self.out
        to.side_of = self.side_of
        to.learned = self.learned
        to.listener = None
        to._listed = self._listed
        to._legal = self._legal

    def dump(self) -> dict[str, list[int]]:
        """Every column by name as plain ints: for hashing, comparing and debugging.

        Steps and questions stand by a number made from their names, so that a fingerprint does
        not depend on what else was imported."""
        asks: list[int] = []
        for ask in self.asks:
            asks.append(crc32(ask.prompt.name.encode()))
            asks += [int(ask.seat), int(ask.options), int(ask.a), int(ask.b), int(ask.c)]
        frames = [int(n) for n in self.frames[: self.depth * FRAME]]
        for base in range(0, len(frames), FRAME):
            step = STEPS.all[frames[base]]
            frames[base] = crc32(step.run.__name__.encode())
            for unused in range(base + 1 + step.arity, base + FRAME):
                frames[unused] = 0
        out = {
            "seed": [int(self.seed)],
            "drawn": plain(self.drawn),
            "frames": frames,
            "asks": asks,
            "answers": plain(self.answers),
            "waiting": plain(self.waiting),
            "over": [int(self.over)],
            "scores": plain(self.scores),
        }
        if self.out != 0:
            # Left out where nobody is out, so that fingerprints are what they always were.
            out["out"] = [int(self.out)]
        self._dump_columns(out)
        return out

    # A state's own columns are declared, and these three written from that (kernel/columns.py).

    def _dump_columns(self, out: dict[str, list[int]]) -> None:
        """Add every declared column that is dumped."""

    def fill(self) -> None:
        """Give every column its length, before anything has happened."""

    def lengths(self) -> dict[str, int]:
        """How long each column is that copies do not share; for one that grows, how many numbers it
        grows by, below zero."""
        own = {"drawn": -1, "frames": -FRAME, "waiting": -1}
        if len(self.answers) > 1:
            # The answers of one question are never noted, so all states share them.
            own["answers"] = -1
        return own

    # -- what a game says of itself ----------------------------------------------------------------

    def game(self) -> Game:
        """The game this is a state of."""
        return GAMES[type(self)]

    def orders(self) -> i64:
        """The seat that orders effects which wait for the same moment."""
        return 0

    def order_rule(self) -> str:
        """The rule that lets that seat order them."""
        return ""

    # -- the front door: what people and programs outside the engine use ---------------------------

    @property
    def decisions(self) -> list[Decision]:
        """The open decisions; several where seats decide secretly at the same time. They stay what
        they are when the game goes on."""
        now = self.copy()
        return [
            Decision(now, k, int(self.asks[k].seat))
            for k in range(len(self.asks))
            if self.answers[k] < 0
        ]

    @property
    def decision(self) -> Decision | None:
        """The first open decision, or None when the game is over."""
        found = self.decisions
        return found[0] if found else None

    @property
    def result(self) -> list[int] | None:
        """None while the game goes on, else a score per seat: 1 won, 0 drawn, -1 lost."""
        return [int(n) for n in self.scores] if self.over else None

    def play(self, move: str | int, seat: int | None = None) -> None:
        """Play a move, given as text or number; IllegalMove leaves the state untouched."""
        self.game().play(self, move, seat)

    def view(self, seat: int | None = None) -> dict[str, object]:
        """What a seat (None: a spectator) may see, as plain data."""
        return self.game().view(self, seat)

    def sample(self, seat: int, rng: int) -> State:
        """A full state drawn from those the seat cannot tell apart."""
        return self.game().sample(self, seat, rng)

    def explain(self, text: str, seat: int | None = None) -> Verdict:
        """Legal, or refused with the rules that forbid it."""
        return self.game().explain(self, text, seat)

    def fingerprint(self) -> str:
        """A short hash of everything in the state, the same in every build."""
        return self.game().fingerprint(self)

    def __str__(self) -> str:
        return self.game().draw_text(self, None)

    def _repr_svg_(self) -> str:
        return self.game().draw_svg(self, None)

    # -- frames ------------------------------------------------------------------------------------

    def push(self, step: Step, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> None:
        """Do this step next, before everything pushed earlier."""
        frames = self.frames
        base = self.depth * FRAME
        if base == len(frames):
            if self.depth >= DEPTH_LIMIT:
                raise RuntimeError("effects nest without end")
            frames = append(frames, step.number)
            frames = append(frames, a)
            frames = append(frames, b)
            frames = append(frames, c)
            frames = append(frames, d)
            frames = append(frames, e)
            self.frames = frames
        else:
            frames[base] = step.number
            frames[base + 1] = a
            frames[base + 2] = b
            frames[base + 3] = c
            frames[base + 4] = d
            frames[base + 5] = e
        self.depth += 1

    def then(self, steps: list[Step], a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Do these steps next, in the order they are written, each with the same arguments."""
        index = len(steps) - 1
        while index >= 0:
            self.push(steps[index], a, b, c)
            index -= 1

    def run(self) -> None:
        """Go on until somebody must decide or the game is over."""
        steps = STEPS.all
        while self.depth > 0 and not self.over and not self.asks:
            depth = self.depth - 1
            self.depth = depth
            frames = self.frames
            base = depth * FRAME
            steps[frames[base]].carry_out(
                self,
                frames[base + 1],
                frames[base + 2],
                frames[base + 3],
                frames[base + 4],
                frames[base + 5],
            )

    # -- questions ---------------------------------------------------------------------------------

    def ask(
        self, prompt: Prompt, seat: i64, options: i64 = 0, a: i64 = 0, b: i64 = 0, c: i64 = 0
    ) -> None:
        """Put a question to a seat. One that has a single, public answer answers itself, and so
        does one that would wait for somebody who has left.

        Nobody is asked anything once the game is over."""
        if self.over:
            return
        if options | a | b | c == 0:
            asks = prompt.bare(seat)
        else:
            asks = [Ask(prompt, seat, options, a, b, c)]
        ask = asks[0]
        if self.out != 0 and self.out & BIT[seat] != 0:
            self._listed = -1
            prompt.play(self, ask, prompt.answer_for(self, ask))
            return
        if prompt.open_options:
            legal = prompt.moves(self, ask)
            if len(legal) == 1:
                prompt.play(self, ask, legal[0])
                return
            self._legal = legal
            self._listed = 0
        else:
            self._listed = -1
        self.asks = asks
        self.answers = _UNANSWERED

    def ask_all(self, asks: list[Ask]) -> None:
        """Put questions to several seats at once: answers stay secret until all have answered.
        For somebody who has left it is answered at once."""
        self.asks = asks
        self.answers = vec[i64]()
        for _ in asks:
            self.answers = append(self.answers, -1)
        self._listed = -1
        if self.out != 0:
            self._answer_for_absent()

    def legal(self, index: i64 = 0) -> vec[i64]:
        """The legal answers to an open question, worked out once."""
        if self._listed != index:
            ask = self.asks[index]
            self._legal = ask.prompt.moves(self, ask)
            self._listed = index
        return self._legal

    def advance(self, move: i64, index: i64 = 0) -> None:
        """Answer an open question with a move known to be legal, and go on."""
        asks = self.asks
        self._listed = -1
        if len(asks) == 1:
            ask = asks[0]
            self.asks = NOTHING_ASKED
            ask.prompt.play(self, ask, move)
        else:
            self.answers[index] = move
            self._open_answers()
        if not self.asks:
            self.run()

    def _open_answers(self) -> None:
        """Carry the secret answers out, once all are in."""
        answers = self.answers
        for answer in answers:
            if answer < 0:
                return
        asks = self.asks
        self.asks = NOTHING_ASKED
        for k in range(len(asks)):
            asks[k].prompt.play(self, asks[k], answers[k])

    def _answer_for_absent(self) -> None:
        """Answer what somebody was asked who has left meanwhile."""
        asks = self.asks
        self._listed = -1
        if len(asks) == 1:
            ask = asks[0]
            if self.out & BIT[ask.seat] != 0:
                self.asks = NOTHING_ASKED
                ask.prompt.play(self, ask, ask.prompt.answer_for(self, ask))
            return
        self.answers = self.answers[:]
        for k in range(len(asks)):
            if self.answers[k] < 0 and self.out & BIT[asks[k].seat] != 0:
                self.answers[k] = asks[k].prompt.answer_for(self, asks[k])
        if asks:
            self._open_answers()

    def asked(self, seat: i64) -> i64:
        """The index of the question that waits for this seat, or -1."""
        for k in range(len(self.asks)):
            if self.asks[k].seat == seat and self.answers[k] < 0:
                return k
        return -1

    # -- chance, knowledge, events, the end --------------------------------------------------------

    def chance(self, stream: i64, sides: i64) -> i64:
        """One of 0 … sides-1: scripted if a script is loaded, else from the stream."""
        listener = self.listener
        if self.script:
            value: i64 = self.script.pop(0)
        elif listener is None:
            value = draw(self.seed, stream, self.drawn[stream], sides)
        else:
            value = listener.throw(self.seed, stream, self.drawn[stream], sides)
        self.drawn[stream] += 1
        if listener is not None:
            listener.chance(stream, sides, value)
        return value

    def tell(
        self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, audience: i64 = EVERYONE
    ) -> None:
        """Let the listener know what happened; costs one test when nobody listens."""
        listener = self.listener
        if listener is not None:
            listener.event(kind, a, b, c, d, audience)

    # -- leaving and the end -----------------------------------------------------------------------

    def is_out(self, seat: i64) -> bool:
        """Whether a seat plays no more."""
        return self.out & BIT[seat] != 0

    def clockwise(self, seat: i64) -> i64:
        """The next seat to the left that still plays; the seat itself if there is no other."""
        following = (seat + 1) % self.seats
        while following != seat and self.out & BIT[following] != 0:
            following = (following + 1) % self.seats
        return following

    def drop_out(self, seat: i64) -> None:
        """A seat plays no more (`Game.withdraw`): nobody waits for it. When a single side is
        left it has won; else the game goes on."""
        self.out |= BIT[seat]
        left: i64 = -1
        for other in range(self.seats):
            if self.out & BIT[other] == 0:
                if left >= 0 and self.side_of[other] != left:
                    left = -1
                    break
                left = self.side_of[other]
        if left >= 0 or self.out == BIT[self.seats] - 1:
            self.win(left)
        else:
            self._answer_for_absent()
            if not self.asks:
                self.run()

    def win(self, side: i64) -> None:
        """End the game: a side has won, and all others have lost."""
        scores = vec[i64]()
        for seat in range(self.seats):
            scores = append(scores, 1 if self.side_of[seat] == side else -1)
        self.finish(scores)

    def finish(self, scores: vec[i64]) -> None:
        """End the game at once (no further effect is carried out)."""
        self.over = True
        self.scores = scores
        self.asks = NOTHING_ASKED
        self.depth = 0
