"""What effects do to players: credits, hands and Colonies."""

from __future__ import annotations

from hadur.games.chaos_galaxy import log
from hadur.games.chaos_galaxy.phases.card_effects import until
from hadur.games.chaos_galaxy.phases.piles import DISCARDS, burn, draw, regrow
from hadur.games.chaos_galaxy.phases.searching import RECOVER_PROMPT, recoverable, search
from hadur.games.chaos_galaxy.state import D_RIVAL, D_SEAT, D_SOURCE, D_X, DEED, L_PRICE, Galaxy
from hadur.games.chaos_galaxy.tables import T
from hadur.games.chaos_galaxy.values import amount
from hadur.games.chaos_galaxy.vocabulary import (
    BURN,
    DISCARD,
    DRAW,
    GAIN,
    LOSE,
    OPPONENT,
    PRICE,
    RECOVER,
    REGROW,
    SEARCH,
    TAKE,
)
from hadur.kernel.native import i64


def do_to_player(s: Galaxy, deed: i64, effect: i64) -> None:
    row = deed * DEED
    do = T.do[effect]
    seat = s.deeds[row + D_SEAT]
    rival = s.deeds[row + D_RIVAL]
    n = amount(s, effect, seat, s.deeds[row + D_SOURCE], s.deeds[row + D_X])
    who = rival if T.whom[effect] == OPPONENT else seat
    if who < 0 or s.is_out(who) or (do == TAKE and s.is_out(rival)):
        return
    if do == GAIN:
        s.earn(who, n)
        s.tell(log.GAINED, who, n)
    elif do == LOSE:
        _lose(s, who, n)
    elif do == TAKE:
        taken = min(n, s.credits(rival))
        _lose(s, rival, taken)
        s.earn(seat, taken)
        s.tell(log.GAINED, seat, taken)
    elif do == DRAW:
        draw(s, who, n)
    elif do == DISCARD:
        s.push(DISCARDS, who, n)
    elif do == BURN:
        burn(s, who, n)
    elif do == REGROW:
        regrow(s, seat, n)
    elif do == RECOVER:
        if len(recoverable(s, seat, T.selector[effect])) > 0:
            s.ask(RECOVER_PROMPT, seat, 0, effect)
    elif do == SEARCH:
        search(s, seat, n, T.selector[effect])
    elif do == PRICE:
        detail = T.selector[effect] * 2 + T.first[effect]
        s.last(L_PRICE, seat, n, until(s, effect), seat, detail)


def _lose(s: Galaxy, seat: i64, n: i64) -> None:
    lost = min(n, s.credits(seat))
    if lost > 0:
        s.earn(seat, -lost)
        s.tell(log.LOST, seat, lost)
