"""The Operations Phase (section 8): orders are revealed and resolved, one a turn."""

from __future__ import annotations

from typing import Final

from hadur.games.forbidden_stars import log
from hadur.games.forbidden_stars.abilities.event import W_INSTEAD, use_scheme, waits
from hadur.games.forbidden_stars.cards.definition import (
    DIRECT_THE_FAITHFUL,
    FAVOUR_OF_THE_DARK_GODS,
    THE_GREEN_TIDE,
)
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
from hadur.games.forbidden_stars.phases.ways import areas_of
from hadur.games.forbidden_stars.prompts import Question
from hadur.games.forbidden_stars.state import HELD, ON_EVENTS, OPERATIONS, War
from hadur.games.forbidden_stars.verbs import KIND, RESOLVE, REVEAL, SCHEME, TO_EVENTS, USE
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


# -- Strategize Orders with upgrades that are used on reveal ---------------------------------------


def strategize_revealed(s: War, seat: i64) -> None:
    s.ask(STRATEGIZING, seat)


class Strategizing(Question):
    """Upgrades used when a Strategize Order is revealed: Direct the Faithful, Favour of the Dark
    Gods, The Green Tide."""

    def answers(self, s: War, ask: Ask) -> vec[i64]:
        seat = ask.seat
        out = vec[i64]()
        if s.has_upgrade(seat, DIRECT_THE_FAITHFUL):
            for area in members(areas_of(s.active) & s.galaxy.worlds):
                if s.builder(area) == seat:
                    out = self._changes(out, s, area)
        if s.has_upgrade(seat, FAVOUR_OF_THE_DARK_GODS) and s.size[s.pile_of(seat, HELD)] >= 2:
            out = append(out, pack(USE, FAVOUR_OF_THE_DARK_GODS))
        if s.has_upgrade(seat, THE_GREEN_TIDE):
            for order in (ADVANCE_ORDER, DEPLOY_ORDER, DOMINATE_ORDER):
                out = append(out, pack(USE, THE_GREEN_TIDE, order + 1))
        return append(out, pack(RESOLVE))

    def _changes(self, out: vec[i64], s: War, area: i64) -> vec[i64]:
        """A structure of a world into another that the supply has and the world has not."""
        for old in range(3):
            if s.structures(area) & BIT[old] != 0:
                for new in range(3):
                    if s.structures(area) & BIT[new] == 0 and s.bank[new] > 0:
                        change = area * 16 + old * 4 + new + 1
                        out = append(out, pack(USE, DIRECT_THE_FAITHFUL, change))
        return out

    def answered(self, s: War, ask: Ask, move: i64) -> None:
        if verb_of(move) == RESOLVE:
            resolve_order(s, STRATEGIZE_ORDER)
            return
        upgrade = first(move)
        s.use_upgrade(ask.seat, upgrade)
        s.tell(log.UPGRADE_USED, ask.seat, upgrade)
        if upgrade == THE_GREEN_TIDE:
            resolve_order(s, second(move) - 1)
            return
        s.push(STRATEGIZE_REVEALED, ask.seat)
        if upgrade == FAVOUR_OF_THE_DARK_GODS:
            s.push(GIVE_TOKEN, ask.seat, 2)
            s.tell(log.TOKENS_TO_EVENTS, ask.seat, 2)
        else:
            change = second(move) - 1
            area = change // 16
            s.raze(area, (change // 4) % 4)
            s.build(ask.seat, area, change % 4)
            s.tell(log.BUILT, ask.seat, change % 4, area)


def give_token(s: War, seat: i64, left: i64) -> None:
    if left > 0:
        s.push(GIVE_TOKEN, seat, left - 1)
        s.ask(TO_DARK_GODS, seat)


class ToDarkGods(Question):
    """Which order token goes facedown on the event deck?"""

    def answers(self, s: War, ask: Ask) -> vec[i64]:
        held = s.pile_of(ask.seat, HELD)
        out = vec[i64]()
        for kind in range(4):
            if s.find(held, kind) >= 0:
                out = append(out, pack(KIND, kind))
        return out

    def answered(self, s: War, ask: Ask, move: i64) -> None:
        held = s.pile_of(ask.seat, HELD)
        token = s.find(held, first(move))
        s.put(token, s.pile_of(ask.seat, ON_EVENTS))
        s.hide_among(token, held, s.all_seats() & ~BIT[ask.seat])


TURN: Final = OperationsTurn("operations-turn", "FS-8.2", True)
REVEALED: Final = Revealed("order-revealed", "FS-8.7", True)
STRATEGIZING: Final = Strategizing("strategize-revealed", "FS-22.16", True)
TO_DARK_GODS: Final = ToDarkGods("give-order-token", "FS-20.5", False)
BEGIN_OPERATIONS: Final[Step] = step0(begin_operations)
OPERATE: Final[Step] = step1(operate)
OPERATE_ON: Final[Step] = step1(operate_on)
TAKE_TOKEN: Final[Step] = step2(take_token)
STRATEGIZE_REVEALED: Final[Step] = step1(strategize_revealed)
GIVE_TOKEN: Final[Step] = step2(give_token)
