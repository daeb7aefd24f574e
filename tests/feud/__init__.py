"""Feud: a small whole game for 2 to 4 seats, for tests of what stands around games.

F-1.1  All choose at the same time and in secret: guard (a life more) or rush.
F-1.2  Then, clockwise, each strikes a player of another side. A sword takes a life. An axe takes
     two or none, by a throw.
F-1.3  Whoever has no life left is out. The last side has won.
F-1.4  After six rounds the side with the most lives has won; several may share that.

Choices: how many lives (1 to 3), whether it is played in pairs (of four, opposite seats are one
side; of three, seat 0 stands alone), and for each seat a weapon. A seat whose left neighbour has
an axe may only have a sword, so that what can be chosen depends on what is.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

from hadur.kernel.advice import Advisor, Tuning
from hadur.kernel.choices import ON, Choice, Kind, one_of, switch
from hadur.kernel.game import Game, Setup, Sides
from hadur.kernel.moves import first, pack, verb_of
from hadur.kernel.native import append, i64, vec
from hadur.kernel.parts import Numbers, Pictures, Words
from hadur.kernel.state import BLANK, Ask, Prompt, State, Step, plain, step0, step1
from hadur.kernel.verdict import Refusal, Verdict

GUARD: Final = 0
RUSH: Final = 1
STRIKE: Final = 2
ROUNDS: Final = 6
WEAPONS: Final = ("sword", "axe")

GUARDED: Final = 0  # seat
HIT: Final = 1  # seat, target, lives
FELL: Final = 2  # seat
ROUND: Final = 3  # number

if TYPE_CHECKING:
    from hadur.kernel.columns import Column, DumpedFact

    Turn = Annotated[i64, "turn"]


class Feud(State):
    def __init__(self, seats: i64 = 0, streams: i64 = 0, seed: i64 = 0) -> None:
        super().__init__(seats, streams, seed)
        self.lives: Column = BLANK
        self.weapon: DumpedFact = BLANK
        self.active: Turn = 0
        self.round: Turn = 0

    # Written by tools/columns.py from the columns above.
    def copy(self) -> Feud:
        to = Feud()
        self._copy_state(to)
        to.lives = self.lives[:]
        to.weapon = self.weapon
        to.active = self.active
        to.round = self.round
        return to

    def _dump_columns(self, out: dict[str, list[int]]) -> None:
        super()._dump_columns(out)
        out["lives"] = plain(self.lives)
        out["weapon"] = plain(self.weapon)
        out["turn"] = [
            int(self.active),
            int(self.round),
        ]

    def lengths(self) -> dict[str, int]:
        out = super().lengths()
        out["lives"] = -1
        return out

    # End of what tools/columns.py writes.


def feud(s: State) -> Feud:
    assert isinstance(s, Feud)
    return s


class Stance(Prompt):
    """F-1.1."""

    def moves(self, s: State, ask: Ask) -> vec[i64]:
        return vec[i64]([pack(GUARD), pack(RUSH)])

    def play(self, s: State, ask: Ask, move: i64) -> None:
        if verb_of(move) == GUARD:
            feud(s).lives[ask.seat] += 1
            s.tell(GUARDED, ask.seat)


class Striking(Prompt):
    """F-1.2."""

    def moves(self, s: State, ask: Ask) -> vec[i64]:
        out = vec[i64]()
        for seat in range(s.seats):
            if not s.is_out(seat) and s.side_of[seat] != s.side_of[ask.seat]:
                out = append(out, pack(STRIKE, seat))
        return out

    def play(self, s: State, ask: Ask, move: i64) -> None:
        t = feud(s)
        target = first(move)
        taken = 1 if t.weapon[ask.seat] == 0 else 2 * t.chance(0, 2)
        t.lives[target] -= min(taken, t.lives[target])
        t.tell(HIT, ask.seat, target, taken)
        t.push(NEXT, ask.seat)
        if t.lives[target] == 0:
            t.tell(FELL, target)
            t.drop_out(target)


def begin(s: Feud) -> None:
    s.push(TURN, 0)
    s.ask_all([Ask(STANCE, seat) for seat in range(s.seats)])


def turn(s: Feud, seat: i64) -> None:
    if s.is_out(seat):
        s.push(NEXT, seat)
        return
    s.active = seat
    s.ask(STRIKING, seat)


def following(s: Feud, seat: i64) -> None:
    after = s.clockwise(seat)
    if after <= seat:
        s.round += 1
        s.tell(ROUND, s.round)
    if s.round < ROUNDS:
        s.push(TURN, after)
    else:
        end(s)


def end(s: Feud) -> None:
    """F-1.4."""
    lives = [0] * (max(int(side) for side in s.side_of) + 1)
    for seat in range(int(s.seats)):
        lives[s.side_of[seat]] += int(s.lives[seat])
    drawn = min(lives) == max(lives)
    s.finish(vec[i64]([0 if drawn else 1 if lives[n] == max(lives) else -1 for n in s.side_of]))


STANCE: Final = Stance("stance", "F-1.1", False)
STRIKING: Final = Striking("strike", "F-1.2", True)
BEGIN: Final[Step] = step0(begin)
TURN: Final[Step] = step1(turn)
NEXT: Final[Step] = step1(following)


class FeudGame(Game):
    name = "feud"
    state = Feud
    seats: tuple[int, ...] = (2, 3, 4)
    streams: tuple[str, ...] = ("axe",)
    folder = Path(__file__).parent

    def choices(self, setup: Setup) -> list[Choice]:
        seats = setup["seats"]
        found = [Choice("lives", Kind.NUMBER, "2", least=1, most=3), switch("pairs")]
        for seat in range(len(seats)):
            left = seats[seat - 1].get("weapon") if seat else None
            weapons = WEAPONS[:1] if left == "axe" else WEAPONS
            found.append(one_of("weapon", *weapons, seat=seat))
        return found

    def sides(self, setup: Setup) -> Sides:
        seats = len(setup["seats"])
        if setup["options"]["pairs"] == ON and seats == 4:
            return ((0, 2), (1, 3))
        if setup["options"]["pairs"] == ON and seats == 3:
            return ((0,), (1, 2))
        return super().sides(setup)

    def deal(self, setup: Setup, seed: int, script: list[int] | None = None) -> Feud:
        seats = len(setup["seats"])
        s = Feud(seats, 1, seed)
        s.script = list(script or [])
        s.lives = vec[i64]([int(setup["options"]["lives"])] * seats)
        s.weapon = vec[i64]([WEAPONS.index(seat["weapon"]) for seat in setup["seats"]])
        s.push(BEGIN)
        return s

    def text(self, state: State, index: int, move: int) -> str:
        return ("guard", "rush", f"strike {first(move)}")[verb_of(move)]

    def candidates(self, state: State, index: int) -> list[str]:
        return ["guard", "rush", *(f"strike {seat}" for seat in range(5))]

    def explain(self, state: State, text: str, seat: int | None = None) -> Verdict:
        for decision in state.decisions:
            if seat in (None, decision.seat) and text in decision.texts:
                return Verdict(text, decision.moves[decision.texts.index(text)])
        return Verdict(text, None, (Refusal("F-1.2", "nobody to strike there"),))

    def view(self, state: State, seat: int | None) -> dict[str, object]:
        s = feud(state)
        return {
            "game": self.name,
            "seat": seat,
            "turn": int(s.round),
            "lives": [int(n) for n in s.lives],
            "weapons": [WEAPONS[n] for n in s.weapon],
            "decisions": [
                {"seat": d.seat, "prompt": d.prompt, "rule": d.rule}
                | ({"moves": d.texts} if d.seat == seat else {})
                for d in s.decisions
            ],
            "result": s.result,
        }

    def sample(self, state: State, seat: int, rng: int) -> Feud:
        twin = feud(state).copy()
        twin.seed = rng
        for k, ask in enumerate(twin.asks):
            if len(twin.asks) > 1 and int(ask.seat) != seat and twin.answers[k] >= 0:
                twin.answers[k] = pack((rng >> k) & 1)
        return twin

    def draw_text(self, state: State, seat: int | None) -> str:
        return ", ".join(f"{n}: {int(lives)}" for n, lives in enumerate(feud(state).lives))

    def advisor(self) -> Advisor:
        return Advisor(Tuning())

    def words(self) -> Words:
        from tests.feud import words

        return words

    def pictures(self) -> Pictures:
        from tests.feud import words

        return words

    def encoding(self) -> Numbers:
        return _Numbers()


class _Numbers:
    """Seats are numbered from the one that looks, clockwise."""

    VERSION = 1
    ACTIONS: list[tuple[str, int]] = [("guard", 1), ("rush", 1), ("strike", 4)]  # noqa: RUF012
    ACTION_COUNT = 6
    FIELDS: list[tuple[str, int, int, int, str]] = [  # noqa: RUF012
        ("lives", 4, 0, 99, "lives, the seat's own first"),
        ("seats", 1, 2, 4, "how many play"),
        ("asked", 1, 0, 2, "nothing, the stance, a strike"),
    ]

    def actions(self, state: State, index: int) -> dict[int, int]:
        own, seats = int(state.asks[index].seat), int(state.seats)
        found: dict[int, int] = {}
        for move in state.legal(index):
            verb = verb_of(move)
            found[2 + (first(move) - own) % seats if verb == STRIKE else verb] = int(move)
        return found

    def action_name(self, action: int) -> str:
        return ("guard", "rush", *(f"strike the {n}. to the left" for n in range(4)))[action]

    def observe(self, state: State, seat: int) -> list[int]:
        s, seats = feud(state), int(state.seats)
        lives = [int(s.lives[(seat + n) % seats]) for n in range(seats)]
        index = int(s.asked(seat))
        asked = 0 if index < 0 else 1 if s.asks[index].prompt is STANCE else 2
        return [*lives, *[0] * (4 - seats), seats, asked]


GAME: Final = FeudGame()
