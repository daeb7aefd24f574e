"""Effects on objective, threat and progress tokens, and the goals they count for (23, 24)."""

from __future__ import annotations

from typing import Final

from hadur.games.doom import log
from hadur.games.doom.phases.damage import achieve, end_mission, gain_frags
from hadur.games.doom.state import (
    INVADER,
    INVADER_SIDE,
    MARINE_SIDE,
    TOKEN_BEARER,
    TOKEN_KIND,
    TOKEN_PLACE,
    TOKEN_PROGRESS,
    TOKEN_SIZE,
    TOKEN_THREAT,
    Raid,
    raid,
)
from hadur.games.doom.verbs import PICK, PORTAL_SPOT
from hadur.games.doom.vocabulary import (
    CLOSE,
    COLLECT,
    FRAGS,
    GOAL_HOLD,
    GOAL_PROGRESS,
    MARK,
    PROGRESS,
    REMOVE,
    THREAT,
    TO_CARD,
    TO_NEWCOMER,
)
from hadur.kernel.bits import BIT, members
from hadur.kernel.moves import first, pack
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask, Prompt, State


def on_tokens(s: Raid, number: i64, actor: i64, spot: i64) -> None:
    """Objective, threat and progress tokens, portals that are closed, frag tokens (chapter 23)."""
    book = s.book
    what = book.do_what[number]
    amount = book.amount[number]
    kind = book.detail[number]
    at = (spot - 1) * TOKEN_SIZE
    if what == THREAT:
        if book.to[number] == TO_CARD or spot == 0:
            s.threats += amount
            s.tell(log.THREAT_CHANGED, amount, -1)
        else:
            less = s.tokens[at + TOKEN_THREAT]
            s.tokens[at + TOKEN_THREAT] = less + amount if less + amount > 0 else 0
            if s.tokens[at + TOKEN_THREAT] != less:
                s.tell(log.THREAT_CHANGED, amount, s.tokens[at + TOKEN_PLACE])
    elif what == PROGRESS:
        s.tokens[at + TOKEN_PROGRESS] += amount
        s.tell(log.PROGRESS_CHANGED, amount, s.tokens[at + TOKEN_PLACE])
        check_progress(s)
    elif what == MARK:
        _mark(s, number, kind, actor)
    elif what == COLLECT:
        _collect(s, kind, actor)
    elif what == REMOVE:
        if spot > 0:
            s.tell(log.TOKEN_REMOVED, kind, s.tokens[at + TOKEN_PLACE])
            s.tokens[at + TOKEN_PLACE] = -1
            check_hold(s)
    elif what == CLOSE:
        _close(s, spot - PORTAL_SPOT)
    elif what == FRAGS:
        gain_frags(s, amount)


def check_progress(s: Raid) -> None:
    """DM-24.2: so many progress tokens on each of so many objective tokens."""
    if s.book.goal != GOAL_PROGRESS:
        return
    full: i64 = 0
    for token in range(s.token_count()):
        if s.token(token, TOKEN_KIND) == s.book.goal_token:
            if s.token(token, TOKEN_PROGRESS) >= s.book.goal_amount:
                full += 1
    s.achieved = full
    if full >= s.book.goal_count:
        end_mission(s, MARINE_SIDE)


def tokens_left(s: Raid, kind: i64) -> i64:
    left: i64 = 0
    for token in range(s.token_count()):
        if s.token(token, TOKEN_KIND) == kind and s.token(token, TOKEN_PLACE) >= 0:
            left += 1
    return left


def check_hold(s: Raid) -> None:
    """With fewer tokens than the goal demands the invader has won."""
    if s.book.goal == GOAL_HOLD and tokens_left(s, s.book.goal_token) < s.book.goal_count:
        end_mission(s, INVADER_SIDE)


def _mark(s: Raid, number: i64, kind: i64, actor: i64) -> None:
    """A figure takes an objective token (DM-23.2): the one that lies here, or a new one for a
    newcomer."""
    if s.book.to[number] == TO_NEWCOMER:
        if s.newcomers != 0:
            s.ask(MARKED, INVADER, s.newcomers, kind)
        else:
            s.add_token(kind, s.board.portals[s.portal], -1)
            s.tell(log.TOKEN_DROPPED, kind, s.board.portals[s.portal])
        return
    for token in range(s.token_count()):
        at = token * TOKEN_SIZE
        if s.tokens[at + TOKEN_PLACE] == s.place[actor] and s.tokens[at + TOKEN_KIND] == kind:
            s.tokens[at + TOKEN_PLACE] = -1
            s.tokens[at + TOKEN_BEARER] = actor
            s.tell(log.TOKEN_TAKEN, kind, actor)
            return


class Marked(Prompt):
    """Which of the demons just summoned holds the token."""

    def moves(self, s: State, ask: Ask) -> vec[i64]:
        out = vec[i64]()
        for figure in members(ask.options):
            out = append(out, pack(PICK, figure))
        return out

    def play(self, s: State, ask: Ask, move: i64) -> None:
        t = raid(s)
        t.add_token(ask.a, -1, first(move))
        t.tell(log.TOKEN_TAKEN, ask.a, first(move))


MARKED: Final = Marked("mark", "DM-23.2", True)


def _collect(s: Raid, kind: i64, actor: i64) -> None:
    """The token here, or held by the figure, leaves the map and counts for the marines."""
    for token in range(s.token_count()):
        at = token * TOKEN_SIZE
        if s.tokens[at + TOKEN_KIND] != kind:
            continue
        here = s.is_here(actor) and s.tokens[at + TOKEN_PLACE] == s.place[actor]
        if here or s.tokens[at + TOKEN_BEARER] == actor:
            s.tokens[at + TOKEN_PLACE] = -1
            s.tokens[at + TOKEN_BEARER] = -1
            s.tell(log.TOKEN_GAINED, kind, s.achieved + 1)
            achieve(s, 1)
            return


def _close(s: Raid, portal: i64) -> None:
    """The portal at the spot leaves the map and counts."""
    s.portals &= ~BIT[portal]
    s.awake &= ~BIT[portal]
    s.tell(log.PORTAL_CLOSED, portal)
    achieve(s, 1)
