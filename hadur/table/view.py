"""What somebody is shown of a table: built up from what they may know, and nothing else.

Never shown: seed, codes, ids of players, orders of others, secret answers, muted messages.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec

from hadur.kernel.choices import Kind
from hadur.kernel.harms import harms
from hadur.kernel.match import Match
from hadur.kernel.odds import attacks as attacks_of
from hadur.kernel.record import Record
from hadur.kernel.series import SINGLE
from hadur.kernel.standing import winners
from hadur.table.consent import deciders, undo_reach
from hadur.table.entries import BotAsked
from hadur.table.errors import Refused
from hadur.table.setups import chosen_names
from hadur.table.sheet import Status
from hadur.table.standing_orders import StandingOrder
from hadur.table.table import Table


class ShownSeat(msgspec.Struct, frozen=True):
    """`chosen` is what was chosen for the seat, by the names of the choices; `left` is
    milliseconds; `missing` says that the game may be claimed from this seat, `out` that it plays
    no more."""

    name: str
    bot: str | None
    free: bool
    ready: bool
    deciding: bool
    left: int | None
    flagged: bool
    away: bool
    missing: bool
    out: bool
    wants_rematch: bool
    chosen: dict[str, str]


class ShownDecision(msgspec.Struct, frozen=True):
    """The viewer's own question. `at` is what a move has to name; `harms` are the moves that its
    player would hardly mean, with the name of the reason (kernel/harms.py); `attacks` those whose
    chances can be asked for (kernel/odds.py)."""

    seat: int
    at: int
    prompt: str
    rule: str
    moves: list[str]
    harms: dict[str, str] = {}
    attacks: list[str] = []


class ShownMove(msgspec.Struct, frozen=True):
    """A move as the viewer may read it; no text for a secret answer."""

    seat: int
    at: int
    text: str | None
    auto: bool


class ShownRequest(msgspec.Struct, frozen=True):
    """What somebody would like, and whether the viewer has to answer."""

    seat: int
    undo_to: int | None
    bot: str | None
    bot_for: int | None
    answer: bool


class ShownMessage(msgspec.Struct, frozen=True):
    """`number` is its own for each reader; `audience` is "all" or "side"."""

    number: int
    at: int
    name: str
    text: str
    own: bool
    audience: str


class ShownNews(msgspec.Struct, frozen=True):
    move: int
    at: int
    key: str
    facts: dict[str, str | int]


class ShownNextChoice(msgspec.Struct, frozen=True):
    """What one of `seats` may choose of the next game, what is chosen so far, and whether it is
    the viewer's to choose."""

    name: str
    kind: Kind
    values: list[str]
    value: str
    seats: list[int]
    yours: bool


class ShownSeries(msgspec.Struct, frozen=True):
    """Games in a row: the number of this one from 1, how many each seat has won, whether all
    of them have been played, who has won them then, and what is to be chosen of the next."""

    number: int
    won: list[int]
    over: bool
    winners: list[int] = []
    choice: ShownNextChoice | None = None


class Shown(msgspec.Struct, frozen=True):
    """A table from the eyes of one seat, or (no seat) of a spectator. `sides` are the seats that
    win and lose together; `chosen` is what was chosen for the table; `winners` are seats; `promise`
    is the digest of the key that chance comes from, which the record tells; `patience` is for how
    many seconds somebody has to be out of reach until the game may be claimed from them."""

    number: int
    game: str
    version: int
    status: Status
    seat: int | None
    host: bool
    seats: list[ShownSeat]
    sides: list[list[int]]
    chosen: dict[str, str]
    moves: list[ShownMove]
    view: dict[str, Any] | None
    decision: ShownDecision | None
    request: ShownRequest | None
    undo: str
    orders: tuple[StandingOrder, ...]
    news: list[ShownNews]
    chat: list[ShownMessage]
    scores: list[int] | None
    winners: list[int] | None
    why: str | None
    series: ShownSeries | None
    next_table: str | None
    promise: str
    patience: int


def shown(table: Table, player: str | None, now: int, seat: int | None = None) -> Shown:
    """What a player may know now; `seat` chooses among several of their own."""
    own = table.seen_by(player)
    if seat is not None and seat not in own:
        raise Refused("table-not-your-seat")
    eyes = seat if seat is not None else (own[0] if own else None)
    match = table.match
    return Shown(
        number=table.number_for(player),
        game=table.game.name,
        version=table.version,
        status=table.status,
        seat=eyes,
        host=player == table.host,
        seats=[_seat(table, n, now) for n in range(len(table.seats))],
        sides=[list(side) for side in table.sides],
        chosen=chosen_names(table.setup.get("options", {})),
        moves=[] if match is None else _moves(table, match, eyes),
        view=None if match is None else table.game.view(match.state, eyes),
        decision=None if eyes is None else _decision(table, eyes),
        request=_request(table, eyes),
        undo=undo_for(table, eyes),
        orders=() if eyes is None else table.seats[eyes].orders,
        news=[ShownNews(*line) for line in table.news],
        chat=chat_for(table, player),
        scores=None if table.ended is None else table.ended.scores,
        winners=winners_of(table),
        why=None if table.ended is None else table.ended.why.value,
        series=series_of(table, player),
        next_table=table.next_table,
        promise=table.promise,
        patience=table.options.waits,
    )


def winners_of(table: Table) -> list[int] | None:
    """The seats that have won, none if nobody has; None while nothing is decided."""
    if table.ended is None or not table.ended.scores:
        return None
    return list(winners(table.ended.scores))


def series_of(table: Table, player: str | None) -> ShownSeries | None:
    """How the series stands that this game is one of."""
    goes_on = table.next_setup() is not None
    before = table.opened.series
    is_one = series_form(table) not in ("", SINGLE)
    if not (is_one or before or goes_on):
        return None
    won = [0] * len(table.seats)
    for scores in table.results():
        for seat in winners(scores):
            won[seat] += 1
    over = table.status is Status.OVER and not goes_on
    winning = list(table.game.series_winners(table.results())) if over else []
    return ShownSeries(len(before) + 1, won, over, winning, _next_choice(table, player))


def series_form(table: Table) -> str:
    """What kind of series this game is one of; "" if the game does not say."""
    return str(table.setup.get("options", {}).get(table.game.series_option, ""))


def _next_choice(table: Table, player: str | None) -> ShownNextChoice | None:
    what = table.next_choice()
    if what is None:
        return None
    choice = what.choice
    return ShownNextChoice(
        name=choice.name,
        kind=choice.kind,
        values=list(choice.values),
        value=table.next_value or choice.default,
        seats=list(what.seats),
        yours=any(seat in what.seats for seat in table.seen_by(player)),
    )


def _seat(table: Table, number: int, now: int) -> ShownSeat:
    place = table.seats[number]
    return ShownSeat(
        name=place.name,
        bot=place.bot,
        free=place.free,
        ready=place.ready,
        deciding=number in table.asked,
        left=table.time_left(number, now),
        flagged=place.flagged,
        away=place.left or place.away is not None,
        missing=table.status is Status.PLAYING and table.missing(number, now),
        out=table.is_out(number),
        wants_rematch=number in table.rematch,
        chosen=chosen_names(table.setup["seats"][number]),
    )


def _moves(table: Table, match: Match, eyes: int | None) -> list[ShownMove]:
    lines = zip(table.made, match.shown_moves(eyes), strict=True)
    # That an order made a move is for its owner alone: it tells what they will do next.
    return [
        ShownMove(seat, made.at, text, made.auto and seat == eyes) for made, (seat, text) in lines
    ]


def _decision(table: Table, seat: int) -> ShownDecision | None:
    decision = table.decision_of(seat)
    if decision is None or table.status is not Status.PLAYING:
        return None
    # While others answer the same secret question, this stays what it is.
    at = table.asked[seat].move
    assert table.match is not None
    state = table.match.state
    wrong, attacks = harms(state, decision.index), attacks_of(state, decision.index)
    return ShownDecision(seat, at, decision.prompt, decision.rule, decision.texts, wrong, attacks)


def _request(table: Table, eyes: int | None) -> ShownRequest | None:
    request = table.request
    if request is None:
        return None
    what = request.what
    answers = eyes is not None and eyes in deciders(table, request)
    if isinstance(what, BotAsked):
        return ShownRequest(what.seat, None, what.bot, what.of, answers)
    return ShownRequest(what.seat, what.to, None, None, answers)


def undo_for(table: Table, eyes: int | None) -> str:
    """Whether the viewer could take back: "free", "ask", or "" for no."""
    if eyes is None or table.status is not Status.PLAYING:
        return ""
    reach = undo_reach(table, eyes)
    return "" if reach is None else ("free" if reach[1] else "ask")


def chat_for(table: Table, player: str | None) -> list[ShownMessage]:
    """The messages somebody is shown: none of people they muted, none between others, and to
    players none that spectators wrote during the game before it is over."""
    numbers = {message: number for number, message in enumerate(table.messages_for(player))}
    found = [(n, table.chat[n]) for n in sorted(numbers)]
    return [
        ShownMessage(numbers[n], s.at, s.name, s.text, s.player == player, s.audience.value)
        for n, s in found
        if (player, s.player) not in table.muted
    ]


def record_of(table: Table) -> Record:
    """The record, which tells all secrets: for everybody, once the game is over."""
    if table.status is not Status.OVER or (table.match is None and table.parted is None):
        raise Refused("table-record-later")
    if table.opened.position is not None:
        raise Refused("table-record-position")
    if table.parted is not None:
        return _as_it_was(table)
    assert table.match is not None
    return table.match.record


def _as_it_was(table: Table) -> Record:
    """The record of a game that the rules of now do not play to its end: all of it, by its own."""
    assert table.dealt is not None
    assert table.ended is not None
    moves = [] if table.match is None else table.match.record.moves
    scores = table.ended.scores
    return replace(
        table.dealt,
        moves=[*moves, *table.beyond],
        result=tuple(scores) if scores else None,
        key=table.opened.key if scores else "",
    )
