"""The game itself: moves of people, bots and standing orders; giving up."""

from __future__ import annotations

from hadur.kernel.errors import BadNotation, IllegalMove
from hadur.table import writings
from hadur.table.entries import Body, Conceded, Ended, Moved, Ordered, Why
from hadur.table.errors import Refused
from hadur.table.only_answers import needs_pause, only_answer
from hadur.table.options import Late
from hadur.table.sheet import Caller, Status
from hadur.table.standing_orders import MOST, Until
from hadur.table.table import Table


def move(table: Table, caller: Caller, text: str, at: int) -> list[Body]:
    """A person's move, meant for the position after `at` moves."""
    seat = table.seat_of(caller)
    _check_turn(table, seat, at)
    if table.options.late is Late.LOSE and seat in table.out_of_time(caller.now):
        raise Refused("table-out-of-time")
    if len(text) > writings.LONGEST_MOVE:
        raise Refused("table-no-move", move=writings.quoted(text))
    return _made(table, seat, text)


def bot_move(table: Table, seat: int, move: str | int, at: int) -> list[Body]:
    """The move of a bot that was asked after `at` moves."""
    _check_turn(table, seat, at)
    if table.seats[seat].bot is None:
        raise Refused("table-stale")
    return _made(table, seat, move)


def follow(table: Table) -> list[Body]:
    """The move that is made at once without anybody's doing, if there is one: by a standing order,
    or because there is no other, where nobody learns anything from that. The server asks for it
    after every entry, as it does for moves of bots."""
    for seat in table.asked:
        if not table.others(seat) and (bodies := give_order(table, seat)):
            return bodies
    return _at_once(table)


def give_order(table: Table, seat: int) -> list[Body]:
    """The move that a standing order of a seat makes, if there is one. Where other people play, it
    is made after a pause: who answers within a moment would tell that they will answer so again."""
    answer = table.ordered_answer(seat)
    return [] if answer is None else _made(table, seat, answer, auto=True)


def _at_once(table: Table) -> list[Body]:
    for seat in table.asked:
        if not needs_pause(table, seat) and (answer := only_answer(table, seat)) is not None:
            return _made(table, seat, answer, only=True)
    return []


def give_answer(table: Table, seat: int, at: int) -> list[Body]:
    """What a standing order answers, or the only answer, to what a seat was asked after `at` moves,
    once its pause is over; nothing if that has been answered, or its player wants to be asked by
    now."""
    asked = table.asked.get(seat)
    if asked is None or asked.move != at:
        return []
    ordered = give_order(table, seat)
    if ordered or (answer := only_answer(table, seat)) is None:
        return ordered
    return _made(table, seat, answer, only=True)


def _check_turn(table: Table, seat: int, at: int) -> None:
    """The seat has a question before it, and has had it since `at` moves were made: where several
    decide at once, it does not matter who answers first."""
    moves = table.in_play().moves
    asked = table.asked.get(seat)
    if asked is None:
        raise Refused("table-stale" if at != moves else "table-not-your-turn")
    if not asked.move <= at <= moves:
        raise Refused("table-stale")


def _made(
    table: Table, seat: int, move: str | int, *, auto: bool = False, only: bool = False
) -> list[Body]:
    match = table.in_play()
    try:
        tried = match.attempt(move, seat)
    except IllegalMove as error:
        raise Refused("table-illegal", move=writings.quoted(str(move))) from error
    except BadNotation as error:
        raise Refused("table-no-move", move=writings.quoted(str(move))) from error
    line = tried.line
    moved = Moved(
        seat=seat,
        number=match.moves,
        text=line.text,
        chance=list(line.chance),
        auto=auto,
        only=only,
    )
    result = tried.after.result
    return [moved] if result is None else [moved, Ended(scores=result, why=Why.PLAYED)]


def order(
    table: Table,
    caller: Caller,
    prompt: str,
    answer: str | None,
    until: Until = Until.CANCELLED,
) -> list[Body]:
    """Give a standing order, or (no answer) take it back."""
    seat = table.seat_of(caller)
    if table.status is Status.OVER:
        raise Refused("table-over")
    still_in(table, seat)
    if not writings.fit_for_an_order(prompt):
        raise Refused("table-bad-order")
    orders = table.seats[seat].orders
    if answer is None:
        if all(known.prompt != prompt for known in orders):
            return []
        return [Ordered(seat=seat, prompt=prompt, answer=None)]
    if not writings.fit_for_an_order(answer) or len(orders) >= MOST:
        raise Refused("table-bad-order")
    tidy = " ".join(answer.lower().split())
    return [Ordered(seat=seat, prompt=prompt, answer=tidy, until=until.value)]


def concede(table: Table, caller: Caller) -> list[Body]:
    """Give the game up, in or out of turn."""
    seat = table.seat_of(caller)
    table.in_play()
    still_in(table, seat)
    return given_up(table, seat, Why.CONCEDED)


def given_up(table: Table, seat: int, why: Why, by: int | None = None) -> list[Body]:
    """A seat is withdrawn as the rules of the game have it; they say whether that is the end."""
    tried = table.in_play().attempt_leaving(seat)
    left = Conceded(seat=seat, why=why, by=by, chance=list(tried.line.chance))
    result = tried.after.result
    return [left] if result is None else [left, Ended(scores=result, why=why)]


def still_in(table: Table, seat: int) -> None:
    """Refused for a seat that plays no more."""
    if table.is_out(seat):
        raise Refused("table-out", player=table.seats[seat].name)
