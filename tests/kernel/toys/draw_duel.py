"""Draw Duel, a toy with all that the kernel has to handle: piles, dice, looks, secret answers.

In turn each seat draws, rolls a die for points, plays a card for its points or buries one face
down. After both turns each bids 0 to 2 secretly; the higher bid scores a point. Points win.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from hadur.kernel.bits import BIT
from hadur.kernel.cards import CardState
from hadur.kernel.errors import BadNotation, BadScenario, UnknownName
from hadur.kernel.game import Game, Setup
from hadur.kernel.moves import first, pack, verb_of
from hadur.kernel.native import append, i64, vec
from hadur.kernel.sampling import reshuffle_unknown
from hadur.kernel.scenarios.pace import settle
from hadur.kernel.state import Ask, Prompt, State, step0, step1
from hadur.kernel.verdict import Refusal, Verdict

DECK, HAND, TABLE, BURIED = 0, 2, 4, 6
DECKS, DIE = 0, 1
DRAW, ROLL, PLAY, BURY, BID = 0, 1, 2, 3, 4
VERBS = ("draw", "roll", "play", "bury", "bid")
DREW, ROLLED, PLAYED, HIDDEN, BIDS = 1, 2, 3, 4, 5
BOTH: Final = 3


class Duel(CardState):
    def __init__(self, seed: i64, goal: i64) -> None:
        super().__init__(2, 2, seed)
        self.goal = goal
        self.points = vec[i64]([0, 0])
        self.bids = vec[i64]([0, 0])

    def copy(self) -> Duel:
        to = Duel(self.seed, self.goal)
        self._copy_card_state(to)
        to.points = self.points[:]
        to.bids = self.bids[:]
        return to

    def dump(self) -> dict[str, list[int]]:
        out = super().dump()
        out["points"] = [int(n) for n in self.points]
        out["bids"] = [int(n) for n in self.bids]
        return out

    def kinds_in(self, zone: int) -> list[int]:
        return [int(self.kind[card]) for card in self.cards_in(zone)]


def shuffle_and_draw(s: Duel) -> None:
    for seat in range(2):
        s.shuffle(DECK + seat, DECKS)
        draw(s, seat)
        draw(s, seat)


def draw(s: Duel, seat: i64) -> None:
    card = s.card_in(DECK + seat, s.size[DECK + seat] - 1)
    s.put(card, HAND + seat)
    s.reveal(card, BIT[seat])
    s.tell(DREW, seat, s.kind[card], audience=BIT[seat])


def turn(s: Duel, seat: i64) -> None:
    s.ask(TURN, seat)


def after_turn(s: Duel, seat: i64) -> None:
    if max(s.points) >= s.goal:
        best = 0 if s.points[0] > s.points[1] else 1
        s.finish(vec[i64]([1, -1] if best == 0 else [-1, 1]))
    elif seat == 0:
        s.push(TURN_STEP, 1)
    else:
        s.push(COMPARE)
        s.ask_all([Ask(BIDDING, 0), Ask(BIDDING, 1)])


def compare(s: Duel) -> None:
    s.tell(BIDS, s.bids[0], s.bids[1])
    if s.bids[0] != s.bids[1]:
        s.points[0 if s.bids[0] > s.bids[1] else 1] += 1
    s.push(TURN_STEP, 0)


SETUP = step0(shuffle_and_draw)
TURN_STEP = step1(turn)
AFTER_TURN = step1(after_turn)
COMPARE = step0(compare)


class Turn(Prompt):
    def moves(self, s: State, ask: Ask) -> vec[i64]:
        assert isinstance(s, Duel)
        out = vec[i64]([pack(ROLL)])
        if s.size[DECK + ask.seat] > 0:
            out = append(out, pack(DRAW))
        for kind in sorted(set(s.kinds_in(HAND + int(ask.seat)))):
            out = append(append(out, pack(PLAY, kind)), pack(BURY, kind))
        return out

    def play(self, s: State, ask: Ask, move: i64) -> None:
        assert isinstance(s, Duel)
        seat, verb, kind = ask.seat, verb_of(move), first(move)
        s.push(AFTER_TURN, seat)
        if verb == DRAW:
            draw(s, seat)
        elif verb == ROLL:
            rolled = s.chance(DIE, 6) + 1
            s.points[seat] += rolled
            s.tell(ROLLED, seat, rolled)
        else:
            card = next(c for c in s.cards_in(HAND + int(seat)) if s.kind[c] == kind)
            s.put(card, (TABLE if verb == PLAY else BURIED) + seat)
            if verb == PLAY:
                s.reveal(card, BOTH)
                s.points[seat] += kind
                s.tell(PLAYED, seat, kind)
            else:
                s.hide_among(card, HAND + seat, BIT[1 - seat])
                s.tell(HIDDEN, seat, kind, audience=BIT[seat])


class Bidding(Prompt):
    def moves(self, s: State, ask: Ask) -> vec[i64]:
        return vec[i64]([pack(BID, n) for n in range(3)])

    def play(self, s: State, ask: Ask, move: i64) -> None:
        assert isinstance(s, Duel)
        s.bids[ask.seat] = first(move)


TURN = Turn("turn", "DD-1", False)
BIDDING = Bidding("bid", "DD-5", False)


class DrawDuel(Game):
    name = "draw-duel"
    state = Duel
    streams: tuple[str, ...] = ("decks", "die")

    def check_setup(self, setup: Setup) -> dict[str, Any]:
        for key in setup:
            if key not in ("decks", "goal", "seats"):
                raise UnknownName(f"there is no option '{key}'")
        return {"decks": [list(range(1, 7))] * 2, "goal": 12, **setup, "seats": [{}, {}]}

    def deal(self, setup: Setup, seed: int, script: list[int] | None = None) -> Duel:
        s = Duel(seed, setup["goal"])
        s.script = list(script or [])
        kinds = [kind for deck in setup["decks"] for kind in deck]
        s.deal_cards(kinds, [len(kinds)] * 8)
        for card in range(len(kinds)):
            s.put(card, DECK + (card >= len(setup["decks"][0])))
        s.then([SETUP, TURN_STEP])
        return s

    def position(self, setup: Setup, position: Mapping[str, Any], seed: int) -> Duel:
        s = self.deal(setup, seed)
        if position.get("from") == "start":
            s.run()
        else:
            s.depth = 0
            s.push(TURN_STEP, position.get("active", 0))
        s.points = vec[i64](position.get("points", [0, 0]))
        for seat, hand in enumerate(position.get("hands", [])):
            for kind in hand:
                found = [c for c in s.cards_in(DECK + seat) if s.kind[c] == kind]
                if not found:
                    raise BadScenario(f"there is no card {kind} left in the deck of seat {seat}")
                s.put(found[0], HAND + seat)
                s.reveal(found[0], BIT[seat])
        settle(s, position)
        return s

    def text(self, state: State, index: int, move: int) -> str:
        verb = int(verb_of(move))
        return VERBS[verb] if verb < PLAY else f"{VERBS[verb]} {first(move)}"

    def text_for(self, state: State, index: int, move: int, seat: int | None) -> str:
        return "bury" if verb_of(move) == BURY else self.text(state, index, move)

    def candidates(self, state: State, index: int) -> list[str]:
        return ["draw", "roll", *(f"{v} {n}" for v in VERBS[PLAY:] for n in range(9))]

    def explain(self, state: State, text: str, seat: int | None = None) -> Verdict:
        assert isinstance(state, Duel)
        verb, _, number = text.partition(" ")
        if verb not in VERBS or number.isdigit() != (verb in VERBS[PLAY:]):
            raise BadNotation(f"'{text}' is no move: write draw, roll, play 3, bury 3 or bid 1")
        open_to = [d for d in state.decisions if seat is None or d.seat == seat]
        if not open_to or (open_to[0].prompt == "bid") != (verb == "bid"):
            return Verdict(text, None, (Refusal("DD-1", "it is not the time for that"),))
        who, value = open_to[0].seat, int(number or 0)
        refusals = []
        if verb == "draw" and state.size[DECK + who] == 0:
            refusals.append(Refusal("DD-2", "the deck is empty"))
        if verb in ("play", "bury") and value not in state.kinds_in(HAND + who):
            refusals.append(Refusal("DD-3", "no such card is in hand"))
        if verb == "bid" and value > 2:
            refusals.append(Refusal("DD-5", "a bid is 0, 1 or 2"))
        move = None if refusals else int(pack(VERBS.index(verb), value))
        return Verdict(text, move, tuple(refusals))

    def view(self, state: State, seat: int | None) -> dict[str, object]:
        assert isinstance(state, Duel)
        out: dict[str, object] = {"points": [int(n) for n in state.points]}
        for zone in range(8):
            out[f"zone{zone}"] = [
                int(state.kind[card]) if self._sees(state, seat, card) else None
                for card in state.cards_in(zone)
            ]
        return out

    def _sees(self, state: Duel, seat: int | None, card: int) -> bool:
        if seat is None:
            return state.knows[card] == BOTH
        return state.knows_card(seat, card)

    def judge_view(self, state: State) -> dict[str, object]:
        assert isinstance(state, Duel)
        names = {"hands": HAND, "decks": DECK, "tables": TABLE, "buried": BURIED}
        piles = {key: tuple(state.kinds_in(z + n) for n in (0, 1)) for key, z in names.items()}
        return {"points": [int(n) for n in state.points], "over": bool(state.over), **piles}

    def sample(self, state: State, seat: int, rng: int) -> Duel:
        assert isinstance(state, Duel)
        to = state.copy()
        owner = [[c for c in range(len(to.kind)) if _owner(to, c) == n] for n in (0, 1)]
        reshuffle_unknown(to, seat, owner, rng)
        return to

    def draw_text(self, state: State, seat: int | None) -> str:
        return "\n".join(f"{key}: {value}" for key, value in self.view(state, seat).items())

    def draw_svg(self, state: State, seat: int | None) -> str:
        return f"<svg><text>{self.draw_text(state, seat)}</text></svg>"


class HastyDuel(DrawDuel):
    """Breaks the contract: rolls before anyone can listen."""

    def deal(self, setup: Setup, seed: int, script: list[int] | None = None) -> Duel:
        s = super().deal(setup, seed, script)
        s.chance(DIE, 6)
        return s


class LaxDuel(DrawDuel):
    """Breaks the contract: its judge allows what its list of moves does not."""

    def explain(self, state: State, text: str, seat: int | None = None) -> Verdict:
        return Verdict(text, 0)


def _owner(s: Duel, card: int) -> int:
    """Every zone belongs to a seat, and no card ever changes sides."""
    return int(s.zone[card] & 1)


GAME = DrawDuel()
