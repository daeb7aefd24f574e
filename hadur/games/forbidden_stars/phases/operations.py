"""The Operations Phase (section 8): orders are revealed and resolved, one a turn."""

from __future__ import annotations

from typing import Final

from hadur.games.forbidden_stars import log
from hadur.games.forbidden_stars.abilities.event import W_INSTEAD, use_scheme, waits
from hadur.games.forbidden_stars.abilities.upgrade import ORDER_UPGRADES, ready, use
from hadur.games.forbidden_stars.components.sheets import ADVANCE as ADVANCE_ORDER
from hadur.games.forbidden_stars.components.sheets import DEPLOY as DEPLOY_ORDER
from hadur.games.forbidden_stars.components.sheets import DOMINATE as DOMINATE_ORDER
from hadur.games.forbidden_stars.components.sheets import STRATEGIZE as STRATEGIZE_ORDER
from hadur.games.forbidden_stars.phases.advance import ADVANCE
from hadur.games.forbidden_stars.phases.check import CHECK_CAPACITY, CHECK_ELIMINATION, uncover
from hadur.games.forbidden_stars.phases.deploy import DEPLOY
from hadur.games.forbidden_stars.phases.dominate import DOMINATE
from hadur.games.forbidden_stars.phases.refresh import BEGIN_REFRESH
from hadur.games.forbidden_stars.phases.strategize import STRATEGIZE
from hadur.games.forbidden_stars.prompts import Question
from hadur.games.forbidden_stars.state import HELD, ON_EVENTS, OPERATIONS, War
from hadur.games.forbidden_stars.verbs import RESOLVE, REVEAL, SCHEME, TO_EVENTS
from hadur.kernel.bits import BIT, members
from hadur.kernel.moves import first, pack, second, verb_of
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask, Step, step0, step1, step2


def begin_operations(s: War) -> None:
    s.phase = OPERATIONS
    s.tell(log.PHASE, OPERATIONS)
    s.push(OPERATE, s.first)


def tokens_on_board(s: War) -> i64:
    total: i64 = 0
    for system in range(s.galaxy.systems):
        total += s.size[system]
    return total


def own_tops(s: War, seat: i64) -> i64:
    """The systems where a token of the seat lies on top."""
    out: i64 = 0
    for system in range(s.galaxy.systems):
        token = s.top(system)
        if token >= 0 and s.owner(token) == seat:
            out |= BIT[system]
    return out


def operate(s: War, seat: i64) -> None:
    """FS-8.1, FS-8.9 to FS-8.11: a turn; who has no token on top misses it."""
    if tokens_on_board(s) == 0:
        s.push(BEGIN_REFRESH)
        return
    s.turn = seat
    s.active = -1
    s.order = -1
    s.flags = 0
    s.push(OPERATE_ON, seat)
    if s.is_out(seat) or own_tops(s, seat) == 0:
        if not s.is_out(seat):
            s.tell(log.MISSED, seat)
        return
    s.ask(TURN, seat)


def operate_on(s: War, seat: i64) -> None:
    """FS-8.4: the player on the left is next."""
    s.push(OPERATE, s.clockwise(seat))


class OperationsTurn(Question):
    """FS-8.2, FS-8.12: which order is revealed? Or a scheme in its place (FS-8.13, FS-S108)."""

    def answers(self, s: War, ask: Ask) -> vec[i64]:
        out = vec[i64]()
        for system in members(own_tops(s, ask.seat)):
            out = append(out, pack(REVEAL, system))
        if waits(s, ask.seat, W_INSTEAD):
            out = append(out, pack(SCHEME, s.scheme(ask.seat)))
        return out

    def answered(self, s: War, ask: Ask, move: i64) -> None:
        s.push(CHECK_ELIMINATION)
        s.push(CHECK_CAPACITY)
        if verb_of(move) == SCHEME:
            use_scheme(s, ask.seat)
            return
        reveal_order(s, ask.seat, first(move))


def reveal_order(s: War, seat: i64, system: i64) -> None:
    """FS-8.3: the token is turned faceup."""
    token = s.top(system)
    s.active = system
    s.order = s.kind[token]
    s.reveal(token, s.all_seats())
    s.tell(log.REVEALED, seat, system, s.order)
    s.push(TAKE_TOKEN, token, system)
    if s.order == STRATEGIZE_ORDER:
        s.push(STRATEGIZE_REVEALED, seat)
    else:
        s.ask(REVEALED, seat)


class Revealed(Question):
    """FS-8.7: resolve the order, or put it on the event deck."""

    def answers(self, s: War, ask: Ask) -> vec[i64]:
        return append(append(vec[i64](), pack(RESOLVE)), pack(TO_EVENTS))

    def answered(self, s: War, ask: Ask, move: i64) -> None:
        if verb_of(move) == RESOLVE:
            resolve_order(s, s.order)
        else:
            # The token goes where a Strategize token goes.
            s.order = STRATEGIZE_ORDER


def resolve_order(s: War, order: i64) -> None:
    s.order = order
    if order == ADVANCE_ORDER:
        s.push(ADVANCE)
    elif order == DEPLOY_ORDER:
        s.push(DEPLOY)
    elif order == DOMINATE_ORDER:
        s.push(DOMINATE)
    else:
        s.push(STRATEGIZE)


def take_token(s: War, token: i64, system: i64) -> None:
    """FS-8.5, FS-8.6: back to the play area, or on the event deck."""
    if s.zone[token] != system:
        return
    seat = s.owner(token)
    if s.order == STRATEGIZE_ORDER:
        s.put(token, s.pile_of(seat, ON_EVENTS))
        s.tell(log.TO_EVENTS, seat, s.kind[token])
    else:
        s.put(token, s.pile_of(seat, HELD))
    uncover(s, system)


# -- a Strategize Order is revealed ----------------------------------------------------------------


def strategize_revealed(s: War, seat: i64) -> None:
    s.ask(STRATEGIZING, seat)


class Strategizing(Question):
    """FS-22.16: an upgrade may be used as the order is revealed; then it is resolved."""

    def answers(self, s: War, ask: Ask) -> vec[i64]:
        out = vec[i64]()
        number = ready(s, ask.seat, STRATEGIZE_ORDER)
        if number >= 0:
            out = ORDER_UPGRADES[number].on_reveal(out, s, ask.seat)
        return append(out, pack(RESOLVE))

    def answered(self, s: War, ask: Ask, move: i64) -> None:
        if verb_of(move) == RESOLVE:
            resolve_order(s, STRATEGIZE_ORDER)
            return
        if not ORDER_UPGRADES[first(move)].takes_its_place():
            s.push(STRATEGIZE_REVEALED, ask.seat)
        use(s, ask.seat, first(move), second(move) - 1)


TURN: Final = OperationsTurn("operations-turn", "FS-8.2", True)
REVEALED: Final = Revealed("order-revealed", "FS-8.7", True)
STRATEGIZING: Final = Strategizing("strategize-revealed", "FS-22.16", True)
BEGIN_OPERATIONS: Final[Step] = step0(begin_operations)
OPERATE: Final[Step] = step1(operate)
OPERATE_ON: Final[Step] = step1(operate_on)
TAKE_TOKEN: Final[Step] = step2(take_token)
STRATEGIZE_REVEALED: Final[Step] = step1(strategize_revealed)
