"""Guards: every blow may be answered. Shows interrupts and reactions (windows.py).

Each seat has three guards and a hand. In turn one of your guards hits one of the other seat.

G-1  A guard that has been hit twice falls. Whoever has no guard left has lost; if neither has
     one, nobody has won.
G-2  Ward. Forced interrupt: when this guard is hit for the first time, its ward breaks instead.
G-3  Spite. Forced reaction: after this guard falls, the guard that hit it last is hit.
G-4  Medic. Reaction: after another guard of yours falls, draw a card.
G-5  Parry. Interrupt: when a guard of yours is hit, cancel that; the guard opposite is hit.
G-6  Decoy. Interrupt: when a guard of yours is hit, another of yours is hit instead.
G-7  Avenge. Reaction: after a guard of yours falls, a guard of the other seat is hit.
G-8  Loot. Reaction: after a guard of the other seat falls, draw a card.
G-9  Volley, instead of hitting: a guard of yours is hit (the cost); then all others, of both
     seats, are hit together. Reactions to the cost come after the volley.
G-10 The player whose turn it is orders what is forced, and is the first to use what is not;
     then the players take turns until both pass. (Variants, for the kernel's sake: "each" lets
     everybody order their own; "keep" lets a player go on until passing; "respite" adds G-11.)
G-11 Before each turn there is a window for actions. Bandage, as often as you like: discard a card
     to take a wound off a guard of yours.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

from hadur.kernel.bits import BIT, members
from hadur.kernel.game import Setup
from hadur.kernel.moves import first, pack, second, verb_of
from hadur.kernel.native import append, i64, vec
from hadur.kernel.sampling import reshuffle_unknown
from hadur.kernel.state import BLANK, Ask, Prompt, State, Step, plain, step0, step1
from hadur.kernel.windows import (
    EACH,
    FORCED_INTERRUPT,
    FORCED_REACTION,
    INTERRUPT,
    PASS_VERB,
    REACTION,
    USE_VERB,
    Ability,
    Occasion,
    TimedState,
    ability_of,
    about,
    argument,
    cancel,
    carrier_of,
    event_at,
    hold_reactions,
    listener,
    occur,
    occur_together,
    occurrences,
    replace,
)
from tests.kernel.toys.common import Toy, discard, draw, faces, find, one_of, take_into_hand

SIDE: Final = vec[i64]([7, 56])
"""The guards of each seat."""
NATURES: Final = "pwsm"
WARDED: Final = 1
SPITEFUL: Final = 2
MEDIC: Final = 3

NAMES: Final = ["parry", "decoy", "avenge", "loot", "volley"]
VOLLEY_CARD: Final = 4
COPIES: Final = 2
DECK: Final = 0
HAND: Final = 2
DISCARD: Final = 4
CARD: Final = -1
"""Who hit, if no guard did."""

EACH_ORDERS: Final = 1
KEEPS_TURN: Final = 2
WITH_RESPITE: Final = 4
VARIANTS: Final = {"each": EACH_ORDERS, "keep": KEEPS_TURN, "respite": WITH_RESPITE}

HIT_VERB: Final = 0
VOLLEY_VERB: Final = 1
CHOOSE_VERB: Final = 2

if TYPE_CHECKING:
    Guards = Annotated[vec[i64], [0] * 6]
    HitBy = Annotated[vec[i64], [CARD] * 6]
    Turn = Annotated[i64, "turn"]


class Post(TimedState):
    """The guards 0 to 2 are those of seat 0, 3 to 5 those of seat 1."""

    def __init__(self, seats: i64 = 0, streams: i64 = 0, seed: i64 = 0) -> None:
        super().__init__(seats, streams, seed)
        self.nature: Guards = BLANK
        self.wounds: Guards = BLANK
        self.hit_by: HitBy = BLANK
        self.standing: Turn = 63
        self.active: Turn = 0
        self.variants: Turn = 0

    def orders(self) -> i64:
        return self.active

    def orders_forced(self, at: i64, timing: i64) -> i64:
        return EACH if self.variants & EACH_ORDERS != 0 else self.active

    def keeps_turn(self, timing: i64) -> bool:
        return self.variants & KEEPS_TURN != 0

    def window_rule(self, timing: i64) -> str:
        return "G-10"

    def listeners(self, at: i64, timing: i64, seat: i64) -> vec[i64]:
        out = append(vec[i64](), listener(BANDAGE, seat))
        for guard in members(SIDE[seat]):
            if self.nature[guard] > 0:
                out = append(out, listener(INBORN[self.nature[guard]], guard))
        for kind in range(len(CARDS)):
            card = one_of(self, HAND + seat, kind)
            if card >= 0:
                out = append(out, listener(CARDS[kind], card))
        return out

    def is_asked(self, at: i64, timing: i64, seat: i64) -> bool:
        """By what lies open: whose guards it is about, how many cards a seat holds, who is a
        medic."""
        has_cards = self.size[HAND + seat] > 0
        if event_at(self, at) is RESPITE or (timing == REACTION and has_cards):
            return has_cards
        for other in range(at, occurrences(self)):
            if side_of(argument(self, other, 0)) == seat:
                return has_cards or (timing == REACTION and self.has_medic(seat))
        return False

    def has_medic(self, seat: i64) -> bool:
        for guard in members(self.standing & SIDE[seat]):
            if self.nature[guard] == MEDIC:
                return True
        return False

    # Written by tools/columns.py from the columns above.
    def copy(self) -> Post:
        to = Post()
        self._copy_timed_state(to)
        to.nature = self.nature[:]
        to.wounds = self.wounds[:]
        to.hit_by = self.hit_by[:]
        to.standing = self.standing
        to.active = self.active
        to.variants = self.variants
        return to

    def _dump_columns(self, out: dict[str, list[int]]) -> None:
        super()._dump_columns(out)
        out["nature"] = plain(self.nature)
        out["wounds"] = plain(self.wounds)
        out["hit_by"] = plain(self.hit_by)
        out["turn"] = [
            int(self.standing),
            int(self.active),
            int(self.variants),
        ]

    def fill(self) -> None:
        super().fill()
        self.nature = vec[i64]([0] * 6)
        self.wounds = vec[i64]([0] * 6)
        self.hit_by = vec[i64]([CARD] * 6)

    def lengths(self) -> dict[str, int]:
        out = super().lengths()
        out["nature"] = 6
        out["wounds"] = 6
        out["hit_by"] = 6
        return out

    # End of what tools/columns.py writes.


def post(s: State) -> Post:
    assert isinstance(s, Post)
    return s


def side_of(guard: i64) -> i64:
    return guard // 3


# -- what happens ----------------------------------------------------------------------------------


def see_who_falls(s: Post) -> None:
    """G-1: all that have two wounds now fall together."""
    fallen = vec[i64]()
    for guard in members(s.standing):
        if s.wounds[guard] >= 2:
            fallen = append(fallen, guard)
    occur_together(s, FALL, fallen)


def see_who_has_lost(s: Post) -> None:
    left = [int(s.standing & SIDE[seat]) for seat in range(2)]
    if not left[0] or not left[1]:
        s.finish(vec[i64]([bool(left[0]) - bool(left[1]), bool(left[1]) - bool(left[0])]))


class Hit(Occasion):
    """A guard (a) is hit, by a guard or a card (b)."""

    def happen(self, s: TimedState, at: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        post(s).wounds[a] += 1
        post(s).hit_by[a] = b


class Fall(Occasion):
    """A guard (a) falls."""

    def happen(self, s: TimedState, at: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        post(s).standing &= ~BIT[a]


class WardBreaks(Occasion):
    """The ward of a guard (a) breaks."""

    def happen(self, s: TimedState, at: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        post(s).nature[a] = 0


class Respite(Occasion):
    """A moment for actions."""

    def happen(self, s: TimedState, at: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Nothing happens."""


HIT: Final = Hit("hit", step0(see_who_falls))
FALL: Final = Fall("fall", step0(see_who_has_lost))
WARD_BREAKS: Final = WardBreaks("ward-breaks")
RESPITE: Final = Respite("respite")


# -- what guards and cards can do ------------------------------------------------------------------


class Ward(Ability):
    def usable(self, s: TimedState, at: i64, seat: i64, source: i64) -> bool:
        return argument(s, at, 0) == source

    def use(self, s: TimedState, at: i64, seat: i64, source: i64) -> None:
        replace(s, at, WARD_BREAKS, source)


class Spite(Ability):
    def usable(self, s: TimedState, at: i64, seat: i64, source: i64) -> bool:
        hitter = post(s).hit_by[source]
        return argument(s, at, 0) == source and hitter != CARD and is_up(s, hitter)

    def use(self, s: TimedState, at: i64, seat: i64, source: i64) -> None:
        occur(s, HIT, post(s).hit_by[source], source)


class Medic(Ability):
    def usable(self, s: TimedState, at: i64, seat: i64, source: i64) -> bool:
        return is_up(s, source) and side_of(argument(s, at, 0)) == seat

    def use(self, s: TimedState, at: i64, seat: i64, source: i64) -> None:
        draw(s, DECK + seat, HAND + seat, seat)


class Parry(Ability):
    def usable(self, s: TimedState, at: i64, seat: i64, source: i64) -> bool:
        return side_of(argument(s, at, 0)) == seat

    def use(self, s: TimedState, at: i64, seat: i64, source: i64) -> None:
        discard(s, source, DISCARD)
        cancel(s, at)
        guard = argument(s, at, 0)
        if is_up(s, (guard + 3) % 6):
            occur(s, HIT, (guard + 3) % 6, guard)


class Decoy(Ability):
    def usable(self, s: TimedState, at: i64, seat: i64, source: i64) -> bool:
        guard = argument(s, at, 0)
        return side_of(guard) == seat and others(s, seat, guard) != 0

    def use(self, s: TimedState, at: i64, seat: i64, source: i64) -> None:
        discard(s, source, DISCARD)
        s.ask(DECOY_TO, seat, others(s, seat, argument(s, at, 0)), at)


class Avenge(Ability):
    def usable(self, s: TimedState, at: i64, seat: i64, source: i64) -> bool:
        return side_of(argument(s, at, 0)) == seat

    def use(self, s: TimedState, at: i64, seat: i64, source: i64) -> None:
        discard(s, source, DISCARD)
        s.ask(AVENGE_ON, seat, others(s, 1 - seat, CARD))


class Loot(Ability):
    def usable(self, s: TimedState, at: i64, seat: i64, source: i64) -> bool:
        return side_of(argument(s, at, 0)) != seat

    def use(self, s: TimedState, at: i64, seat: i64, source: i64) -> None:
        discard(s, source, DISCARD)
        draw(s, DECK + seat, HAND + seat, seat)


class Bandage(Ability):
    """Its source is the seat; the last card in hand and the first wounded guard are taken."""

    def usable(self, s: TimedState, at: i64, seat: i64, source: i64) -> bool:
        return s.size[HAND + seat] > 0 and first_wounded(s, seat) >= 0

    def use(self, s: TimedState, at: i64, seat: i64, source: i64) -> None:
        post(s).wounds[first_wounded(s, seat)] -= 1
        discard(s, s.card_in(HAND + seat, s.size[HAND + seat] - 1), DISCARD)


def first_wounded(s: State, seat: i64) -> i64:
    for guard in members(post(s).standing & SIDE[seat]):
        if post(s).wounds[guard] > 0:
            return guard
    return -1


def is_up(s: State, guard: i64) -> bool:
    return post(s).standing & BIT[guard] != 0


def others(s: State, seat: i64, guard: i64) -> i64:
    """The guards of a seat that stand, but for this one."""
    standing = post(s).standing & SIDE[seat]
    return standing if guard == CARD else standing & ~BIT[guard]


WARD: Final = Ward("ward", HIT, FORCED_INTERRUPT)
SPITE: Final = Spite("spite", FALL, FORCED_REACTION)
TEND: Final = Medic("tend", FALL, REACTION)
INBORN: Final[list[Ability]] = [WARD, WARD, SPITE, TEND]
CARDS: Final[list[Ability]] = [
    Parry("parry", HIT, INTERRUPT),
    Decoy("decoy", HIT, INTERRUPT),
    Avenge("avenge", FALL, REACTION),
    Loot("loot", FALL, REACTION),
]
BANDAGE: Final = Bandage("bandage", RESPITE, REACTION, repeats=True)
ALL: Final[list[Ability]] = [*INBORN, *CARDS, BANDAGE]


class Choose(Prompt):
    """Which guard among the options?"""

    def moves(self, s: State, ask: Ask) -> vec[i64]:
        out = vec[i64]()
        for guard in members(ask.options):
            out = append(out, pack(CHOOSE_VERB, guard))
        return out


class DecoyTo(Choose):
    def play(self, s: State, ask: Ask, move: i64) -> None:
        replace(post(s), ask.a, HIT, first(move), argument(post(s), ask.a, 1))


class AvengeOn(Choose):
    def play(self, s: State, ask: Ask, move: i64) -> None:
        occur(post(s), HIT, first(move), CARD)


DECOY_TO: Final = DecoyTo("decoy-to", "G-6", True)
AVENGE_ON: Final = AvengeOn("avenge-on", "G-7", True)


# -- the turn --------------------------------------------------------------------------------------


class Turn(Prompt):
    """Hit, or play a volley."""

    def moves(self, s: State, ask: Ask) -> vec[i64]:
        p = post(s)
        out = vec[i64]()
        for guard in members(p.standing & SIDE[ask.seat]):
            for target in members(p.standing & SIDE[1 - ask.seat]):
                out = append(out, pack(HIT_VERB, guard, target))
            if one_of(p, HAND + ask.seat, VOLLEY_CARD) >= 0:
                out = append(out, pack(VOLLEY_VERB, guard))
        return out

    def play(self, s: State, ask: Ask, move: i64) -> None:
        p = post(s)
        p.push(END_TURN)
        if verb_of(move) == HIT_VERB:
            occur(p, HIT, second(move), first(move))
            return
        discard(p, one_of(p, HAND + ask.seat, VOLLEY_CARD), DISCARD)
        hold_reactions(p, VOLLEY, first(move))
        occur(p, HIT, first(move), CARD)


def volley(s: Post, payer: i64) -> None:
    """G-9: all guards but the one that paid are hit together."""
    occur_together(s, HIT, members(s.standing & ~BIT[payer]), CARD)


def turn(s: Post) -> None:
    s.push(ACT)
    if s.variants & WITH_RESPITE != 0:
        occur(s, RESPITE)


def act(s: Post) -> None:
    s.ask(TURN_PROMPT, s.active)


def end_turn(s: Post) -> None:
    s.active = 1 - s.active
    s.push(TURN)


def deal_out(s: Post) -> None:
    for guard in range(6):
        s.nature[guard] = s.chance(0, len(NATURES))
    for seat in range(2):
        s.shuffle(DECK + seat, 0)
        for _ in range(4):
            draw(s, DECK + seat, HAND + seat, seat)


TURN_PROMPT: Final = Turn("turn", "G-1", False)
VOLLEY: Final[Step] = step1(volley)
TURN: Final[Step] = step0(turn)
ACT: Final[Step] = step0(act)
END_TURN: Final[Step] = step0(end_turn)
DEAL: Final[Step] = step0(deal_out)


class Guards(Toy):
    """Setup: `guards`, two texts of three letters (p, w, s, m), and `hands`, two lists of card
    names; without them, chance deals. `variants` is a list of those that G-10 names."""

    name = "guards"
    state = Post
    streams: tuple[str, ...] = ("deal",)

    def deal(self, setup: Setup, seed: int, script: list[int] | None = None) -> Post:
        s = Post(2, 1, seed)
        s.hear(ALL)
        s.fill()
        s.script = list(script or [])
        deck = [kind for kind in range(len(NAMES)) for _ in range(COPIES)]
        s.deal_cards(deck + deck, [len(deck)] * 4 + [2 * len(deck)])
        for card in range(2 * len(deck)):
            s.put(card, DECK + card // len(deck))
        for name in setup.get("variants", []):
            s.variants |= VARIANTS[name]
        s.push(TURN)
        if "guards" not in setup:
            s.push(DEAL)
            return s
        for guard, letter in enumerate("".join(setup["guards"])):
            s.nature[guard] = NATURES.index(letter)
        for seat, hand in enumerate(setup["hands"]):
            for name in hand:
                take_into_hand(s, find(s, DECK + seat, NAMES, name), HAND + seat, seat)
        return s

    def text(self, state: State, index: int, move: int) -> str:
        verb = verb_of(move)
        if verb == PASS_VERB:
            return "pass"
        if verb == USE_VERB:
            ability = ability_of(move)
            if ability is BANDAGE:
                return "bandage"
            guard = argument(post(state), about(state.asks[index], move), 0)
            if ability in INBORN:
                return f"{ability.name} {carrier_of(move)} {guard}"
            return f"{ability.name} {guard}"
        if verb == HIT_VERB:
            return f"hit {first(move)} {second(move)}"
        return f"volley {first(move)}" if verb == VOLLEY_VERB else f"choose {first(move)}"

    def view(self, state: State, seat: int | None) -> dict[str, object]:
        s = post(state)
        up = [g for g in range(6) if is_up(s, g)]
        return {
            "guards": {g: (NATURES[s.nature[g]], int(s.wounds[g])) for g in up},
            "hands": [faces(s, HAND + n, NAMES, seat) for n in (0, 1)],
            "decks": [faces(s, DECK + n, NAMES, seat) for n in (0, 1)],
            "discard": faces(s, DISCARD, NAMES, seat),
            "happening": [event_at(s, at).name for at in range(occurrences(s))],
            "turn": int(s.active),
        }

    def sample(self, state: State, seat: int, rng: int) -> Post:
        twin = post(state).copy()
        deck = len(NAMES) * COPIES
        reshuffle_unknown(twin, seat, [list(range(deck)), list(range(deck, 2 * deck))], rng)
        return twin


GAME: Final = Guards()
