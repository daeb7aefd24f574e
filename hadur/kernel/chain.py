"""A chain: what is announced waits while others answer it, and the last announced comes first.

Announcing names the target and pays the cost at once. Then the seats may respond in turn, each
response announced on top. When all have passed in a row, the chain takes effect from the top
down; each link looks again whether its target is still there, and if not, it leaves without
effect and its cost stays paid.

A game declares its `Announcement`s, says in its state (`ChainState`) who may respond with what,
and calls `launch`. A moment in which something may be played, but nothing is announced yet, is
a link that does nothing and `reopens`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

from hadur.kernel.cards import CardState
from hadur.kernel.moves import first, pack, verb_of
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import BLANK, Ask, Prompt, State, Step, plain, step1, step3
from hadur.kernel.windows import PASS_VERB

FIRST_VERB: Final = 252
"""A move with this verb says which of one's own links takes effect first: `link_of`."""
NO_TARGET: Final = -1

# A link: its ticket, what was announced, by which seat, from which card, at what, a number of
# the announcement's own, and whether it has been neutralised.
LINK: Final = 7
_TICKET: Final = 0
_WHAT: Final = 1
_SEAT: Final = 2
_SOURCE: Final = 3
_TARGET: Final = 4
_NUMBER: Final = 5
_VOID: Final = 6


class Announcement:
    """Something that can be announced. `at` is the place of its link in the chain: the readers
    below (`seat_of`, `source_of`, `target_of`, `number_of`) say what it is about."""

    def __init__(self, name: str) -> None:
        self.name: Final = name
        self.number: Final[i64] = len(ANNOUNCEMENTS)
        ANNOUNCEMENTS.append(self)

    def pay(self, s: ChainState, at: i64) -> None:
        """Pay the cost, right when it is announced."""

    def stands(self, s: ChainState, at: i64) -> bool:
        """Whether the target is still there when the link takes effect."""
        return True

    def resolve(self, s: ChainState, at: i64) -> None:
        """Take effect. The link is on the chain until everything this pushes is finished."""
        raise NotImplementedError

    def fizzle(self, s: ChainState, at: i64) -> None:
        """Leave without effect: neutralised, or the target is gone."""


ANNOUNCEMENTS: Final[list[Announcement]] = []

if TYPE_CHECKING:
    Links = Annotated[vec[i64], [], LINK]


class ChainState(CardState):
    """A state with a chain. A game overrides what it plays otherwise."""

    def __init__(self, seats: i64 = 0, streams: i64 = 0, seed: i64 = 0) -> None:
        super().__init__(seats, streams, seed)
        self.chain: Links = BLANK

    # -- what a game says of itself ----------------------------------------------------------------

    def responders(self, at: i64) -> vec[i64]:
        """The seats that may answer the top link, in order: clockwise, its own seat last."""
        out = vec[i64]()
        start = seat_of(self, at)
        for k in range(1, self.seats + 1):
            out = append(out, (start + k) % self.seats)
        return out

    def may_respond(self, seat: i64) -> bool:
        """Whether the seat is asked at all: only by what everybody knows, as with windows."""
        return True

    def responses(self, seat: i64) -> vec[i64]:
        """What the seat may answer besides passing: a new list of moves of the game's own."""
        return vec[i64]()

    def respond(self, seat: i64, move: i64) -> None:
        """Carry out such a move: ask for what is left to choose, then `announce`.

        A seat that in the end announces nothing is asked again."""
        raise NotImplementedError

    def reopens(self, at: i64) -> bool:
        """Whether all may respond again before this link, now on top, takes effect: after what
        lay on it has. Otherwise the chain runs down without a break."""
        return False

    def joined(self, at: i64) -> bool:
        """Whether this link and the one below it take effect in the order their seat likes
        (nobody acted in between). Otherwise the upper one comes first."""
        return False

    def chain_rule(self) -> str:
        """The rule that grants responses."""
        return ""

    def order_rule(self) -> str:
        """The rule by which a seat orders links of its own."""
        return self.chain_rule()

    # Written by tools/columns.py from the columns above.
    def _copy_chain_state(self, to: ChainState) -> None:
        self._copy_card_state(to)
        to.chain = self.chain[:]

    def _dump_columns(self, out: dict[str, list[int]]) -> None:
        super()._dump_columns(out)
        out["chain"] = plain(self.chain)

    def fill(self) -> None:
        super().fill()
        self.chain = vec[i64]()

    def lengths(self) -> dict[str, int]:
        out = super().lengths()
        out["chain"] = -LINK
        return out

    # End of what tools/columns.py writes.


# -- what games call -------------------------------------------------------------------------------


def launch(
    s: ChainState,
    what: Announcement,
    seat: i64,
    source: i64,
    target: i64 = NO_TARGET,
    number: i64 = 0,
) -> None:
    """Announce something that answers nothing: it is the bottom of a chain of its own."""
    base = links(s)
    s.push(RESPOND, base, 0, base)
    announce(s, what, seat, source, target, number)


def announce(
    s: ChainState,
    what: Announcement,
    seat: i64,
    source: i64,
    target: i64 = NO_TARGET,
    number: i64 = 0,
) -> None:
    """Put a link on top of the chain and pay for it."""
    at = links(s)
    ticket: i64 = 0
    for below in range(at):
        ticket = max(ticket, ticket_of(s, below) + 1)
    chain = s.chain
    chain = append(chain, ticket)
    chain = append(chain, what.number)
    chain = append(chain, seat)
    chain = append(chain, source)
    chain = append(chain, target)
    chain = append(chain, number)
    chain = append(chain, 0)
    s.chain = chain
    what.pay(s, at)


def neutralise(s: ChainState, at: i64) -> None:
    """The link will leave without effect when its turn comes; its cost is lost."""
    s.chain[at * LINK + _VOID] = 1


def links(s: ChainState) -> i64:
    """How many links there are; the last is the top."""
    return len(s.chain) // LINK


def ticket_of(s: ChainState, at: i64) -> i64:
    """What names the link as long as it is on the chain, wherever it comes to lie: the target
    of a response that is aimed at another link."""
    return s.chain[at * LINK + _TICKET]


def find(s: ChainState, ticket: i64) -> i64:
    """The place of a link that has not been neutralised, or -1 if it is gone."""
    for at in range(links(s)):
        if s.chain[at * LINK + _TICKET] == ticket and s.chain[at * LINK + _VOID] == 0:
            return at
    return -1


def what_at(s: ChainState, at: i64) -> Announcement:
    return ANNOUNCEMENTS[s.chain[at * LINK + _WHAT]]


def seat_of(s: ChainState, at: i64) -> i64:
    return s.chain[at * LINK + _SEAT]


def source_of(s: ChainState, at: i64) -> i64:
    return s.chain[at * LINK + _SOURCE]


def target_of(s: ChainState, at: i64) -> i64:
    return s.chain[at * LINK + _TARGET]


def number_of(s: ChainState, at: i64) -> i64:
    return s.chain[at * LINK + _NUMBER]


def set_number(s: ChainState, at: i64, number: i64) -> None:
    """Change a link's number: what was paid for it, how often it has been boosted."""
    s.chain[at * LINK + _NUMBER] = number


def link_of(ask: Ask, move: i64) -> i64:
    """The link that a move with FIRST_VERB names."""
    return ask.b + first(move)


# -- the course of a chain -------------------------------------------------------------------------


def respond(s: ChainState, base: i64, turn: i64, height: i64) -> None:
    """Ask who may answer; after a new announcement from the start, else from `turn` on."""
    top = links(s) - 1
    if top >= height:
        turn = 0
    order = s.responders(top)
    while turn < len(order):
        seat = order[turn]
        if s.may_respond(seat):
            s.ask(RESPONSE, seat, 0, base, turn)
            return
        turn += 1
    s.push(RESOLVE, base)


def resolve(s: ChainState, base: i64) -> None:
    """Let the top link take effect, or the one its seat chooses among those joined to it."""
    lowest = links(s) - 1
    while lowest > base and s.joined(lowest):
        lowest -= 1
    if lowest < links(s) - 1:
        s.ask(WHICH_FIRST, seat_of(s, lowest), 0, base, lowest)
    else:
        _take_effect(s, base)


def drop(s: ChainState, base: i64) -> None:
    """The top link is finished; on with the next."""
    s.chain = s.chain[: (links(s) - 1) * LINK]
    if links(s) == base:
        return
    if s.reopens(links(s) - 1):
        s.push(RESPOND, base, 0, links(s))
    else:
        s.push(RESOLVE, base)


RESPOND: Final[Step] = step3(respond)
RESOLVE: Final[Step] = step1(resolve)
DROP: Final[Step] = step1(drop)


def _take_effect(s: ChainState, base: i64) -> None:
    top = links(s) - 1
    what = what_at(s, top)
    s.push(DROP, base)
    if s.chain[top * LINK + _VOID] == 0 and what.stands(s, top):
        what.resolve(s, top)
    else:
        what.fizzle(s, top)


def _lift(s: ChainState, at: i64) -> None:
    """Bring a link to the top; those above it sink by one."""
    chain = s.chain
    s.chain = chain[: at * LINK]
    for k in range((at + 1) * LINK, len(chain)):
        s.chain = append(s.chain, chain[k])
    for k in range(at * LINK, (at + 1) * LINK):
        s.chain = append(s.chain, chain[k])


def _chained(s: State) -> ChainState:
    assert isinstance(s, ChainState)
    return s


class Response(Prompt):
    """Answer what has been announced, or pass?"""

    def rule_of(self, s: State, ask: Ask) -> str:
        return _chained(s).chain_rule()

    def moves(self, s: State, ask: Ask) -> vec[i64]:
        return append(_chained(s).responses(ask.seat), pack(PASS_VERB))

    def play(self, s: State, ask: Ask, move: i64) -> None:
        chained = _chained(s)
        if verb_of(move) == PASS_VERB:
            s.push(RESPOND, ask.a, ask.b + 1, links(chained))
        else:
            s.push(RESPOND, ask.a, ask.b, links(chained))
            chained.respond(ask.seat, move)


class WhichFirst(Prompt):
    """Which of your own links, played one right after the other, takes effect first?"""

    def rule_of(self, s: State, ask: Ask) -> str:
        return _chained(s).order_rule()

    def moves(self, s: State, ask: Ask) -> vec[i64]:
        out = vec[i64]()
        for at in range(ask.b, links(_chained(s))):
            out = append(out, pack(FIRST_VERB, at - ask.b))
        return out

    def play(self, s: State, ask: Ask, move: i64) -> None:
        _lift(_chained(s), link_of(ask, move))
        _take_effect(_chained(s), ask.a)


RESPONSE: Final = Response("response", "", False)
WHICH_FIRST: Final = WhichFirst("which-first", "", True)
