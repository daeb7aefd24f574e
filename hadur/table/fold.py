"""The fold: what each entry of a log does to the table. Nothing else changes one."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import replace
from typing import Any

from hadur.kernel.errors import BadRecord, HadurError
from hadur.kernel.match import Match
from hadur.kernel.record import CONCEDE, Line, Record
from hadur.table import entries as e
from hadur.table.errors import BadLog, OtherVersion
from hadur.table.only_answers import only_answer
from hadur.table.setups import seat_count
from hadur.table.sheet import (
    Asked,
    Made,
    News,
    Parted,
    Private,
    Request,
    Said,
    Seat,
    Sheet,
    Status,
    parting,
)
from hadur.table.standing_orders import (
    StandingOrder,
    Until,
    given,
    is_attacked,
    standing,
    stops,
    without,
)


def fold(table: Sheet, entry: e.Entry) -> None:
    """Take in the next entry; BadLog if it cannot be the next."""
    body = entry.body
    if entry.number != table.number:
        raise BadLog(f"entry {table.number} is missing: {entry.number} follows")
    step = _STEPS.get(type(body))
    if table.parted is not None:
        step = _UNPLAYED.get(type(body), step)
    _must(step is not None, entry, "stands in the middle of the log")
    assert step is not None
    seat = getattr(body, "seat", None)
    _must(seat is None or 0 <= seat < len(table.seats), entry, "names a seat that is not there")
    if table.status is Status.OVER:
        _must(isinstance(body, _AFTER_THE_END), entry, "comes after the end")
    private = len(table.private)
    step(table, body, entry)
    table.number += 1
    table.last = entry.at
    if len(table.private) == private and not isinstance(body, e.Resumed):
        table.updated = entry.at


def _must(holds: bool, entry: e.Entry, otherwise: str) -> None:
    if not holds:
        raise BadLog(f"entry {entry.number} ({type(entry.body).__name__}) {otherwise}")


def _tell(table: Sheet, at: int, key: str, **facts: str | int) -> None:
    table.news.append(News(table.moves, at, f"table-log-{key}", facts))


# -- before the game -------------------------------------------------------------------------------


def _sat(table: Sheet, body: e.Sat, entry: e.Entry) -> None:
    seat = table.seats[body.seat]
    _must(table.match is None and seat.free, entry, "takes a seat that is not free")
    _must((body.player is None) != (body.bot is None), entry, "seats nobody")
    seat.name, seat.player, seat.bot = body.name, body.player, body.bot
    seat.ready = body.bot is not None
    if body.bot is None:
        _tell(table, entry.at, "sat", player=body.name)
    else:
        _tell(table, entry.at, "bot-sat", bot=body.bot)


def _chose(table: Sheet, body: e.Chose, entry: e.Entry) -> None:
    _must(table.match is None, entry, "comes after the start")
    count = seat_count(body.setup, len(table.seats))
    _must(count <= len(table.opened.seat_codes), entry, "is for more seats than have a code")
    _must(all(seat.free for seat in table.seats[count:]), entry, "takes seats from somebody")
    table.seats = [*table.seats, *(Seat() for _ in range(count))][:count]
    table.take_setup(body.setup)
    for seat in table.seats:
        seat.ready = seat.bot is not None


def _left(table: Sheet, body: e.Left, entry: e.Entry) -> None:
    seat = table.seats[body.seat]
    _must(not seat.free, entry, "leaves an empty seat")
    if seat.player is not None:
        _tell(table, entry.at, "left", player=seat.name)
    if table.status is Status.OPEN:
        table.seats[body.seat] = Seat()
    else:
        seat.left = True
        _withdraw(table, body.seat)


def _ready(table: Sheet, body: e.Ready, entry: e.Entry) -> None:
    seat = table.seats[body.seat]
    _must(table.match is None and not seat.free, entry, "is of nobody, or too late")
    seat.ready = body.ready


def _started(table: Sheet, body: e.Started, entry: e.Entry) -> None:
    _must(table.match is None, entry, "starts the game again")
    _must(all(seat.ready for seat in table.seats), entry, "does not wait for all to be ready")
    if body.version > table.game.version:
        raise OtherVersion(table.game.name, body.version, table.game.version)
    table.version = body.version
    opened = table.opened
    record = Record(table.game.name, body.version, table.setup, opened.seed, tuple(body.deal))
    table.dealt = record = replace(record, contents=body.contents, promise=table.promise)
    key = bytes.fromhex(opened.key)
    try:
        if opened.position is None:
            match = Match.from_record(table.game, record, key)
        else:
            contents = record.recalled(table.game)
            match = Match.at_position(
                table.game, table.setup, opened.position, opened.seed, key, contents
            )
    except HadurError as error:
        _part(table, entry, error)
        return
    table.match = match
    table.setup = match.record.setup
    _ask(table, entry.at)


# -- the game --------------------------------------------------------------------------------------


def _moved(table: Sheet, body: e.Moved, entry: e.Entry) -> None:
    match = table.match
    _must(match is not None and body.number == match.moves, entry, "is out of turn")
    assert match is not None
    before = match.state
    line = Line(body.seat, body.text, tuple(body.chance))
    try:
        played = match.replay(line)
    except BadRecord as error:
        _part(table, entry, error, line)
        return
    by_itself = body.auto or body.only
    table.made.append(Made(body.seat, entry.at, by_itself, played.barrier))
    table.request = None
    seat = table.seats[body.seat]
    seat.flagged = False
    if not body.auto:
        seat.left, seat.away = False, None
    attacked = {
        n
        for n, place in enumerate(table.seats)
        if place.orders and is_attacked(match, before, body.number, n)
    }
    _ask(table, entry.at, kept=set(table.asked) - {body.seat}, attacked=attacked)
    if body.seat not in table.asked and not body.auto:
        table.clocks.reward(body.seat)


def _ask(table: Sheet, at: int, kept: Collection[int] = (), attacked: Collection[int] = ()) -> None:
    """The position is another: new questions, and time runs for those who are asked. `kept` are
    the seats that go on thinking about what they were asked before."""
    before = table.asked
    asked = {d.seat for d in table.decisions()}
    for seat, since in before.items():
        if seat not in kept or seat not in asked:
            table.clocks.spend(seat, at - since.at)
    anew = Asked(table.moves, at)
    table.asked = {n: before[n] if n in kept and n in before else anew for n in sorted(asked)}
    for number, place in enumerate(table.seats):
        if place.orders:
            # Whoever has no choice is not asked.
            only = only_answer(table, number) is not None
            decision = None if only else table.decision_of(number)
            place.orders = standing(place.orders, decision, number in attacked, _stage(table))


def _stage(table: Sheet) -> str:
    return "" if table.match is None else table.game.stage(table.match.state)


def _part(table: Sheet, entry: e.Entry, error: HadurError, line: Line | None = None) -> None:
    """The rules of now do not go on as the log does. Older ones may explain it: then a game that
    was played to its end stops here, and one that is still played cannot go on."""
    version, here = table.version, table.game.version
    changed = () if table.dealt is None else table.dealt.changed(table.game)
    if version == here and not changed:
        raise BadLog(f"entry {entry.number} cannot be played: {error}") from error
    if not table.finished:
        raise OtherVersion(table.game.name, version, here, changed) from error
    table.parted = Parted(table.moves, version, here, str(error), changed)
    table.beyond = [] if line is None else [line]
    table.asked = {}
    table.request = None


def _undo_asked(table: Sheet, body: e.UndoAsked, entry: e.Entry) -> None:
    _must(0 <= body.to < table.moves, entry, "goes back to no move")
    table.request = Request(body)
    _tell(table, entry.at, "undo-asked", player=table.seats[body.seat].name)


def _bot_asked(table: Sheet, body: e.BotAsked, entry: e.Entry) -> None:
    _must(0 <= body.of < len(table.seats), entry, "names a seat that is not there")
    table.request = Request(body)
    by, of = table.seats[body.seat].name, table.seats[body.of].name
    _tell(table, entry.at, "bot-asked", player=by, other=of, bot=body.bot)


def _answered(table: Sheet, body: e.Answered, entry: e.Entry) -> None:
    _must(table.request is not None, entry, "answers what nobody asked")
    assert table.request is not None
    if body.agrees:
        table.request.agreed.add(body.seat)
    else:
        table.request = None
        _tell(table, entry.at, "denied", player=table.seats[body.seat].name)


def _took_back(table: Sheet, body: e.TookBack, entry: e.Entry) -> None:
    match = table.match
    _must(match is not None and 0 <= body.to < match.moves, entry, "goes back to no move")
    assert match is not None
    while match.moves > body.to:
        match.undo(consent=True)
    del table.made[body.to :]
    table.request = None
    # An order that led here would lead here again.
    table.seats[body.seat].orders = stops(table.seats[body.seat].orders)
    for seat in table.seats:
        seat.flagged = False
    _ask(table, entry.at)
    _tell(table, entry.at, "took-back", player=table.seats[body.seat].name)


def _bot_took(table: Sheet, body: e.BotTook, entry: e.Entry) -> None:
    seat = table.seats[body.seat]
    began = table.status is not Status.OPEN
    _must(began and seat.player is not None, entry, "replaces nobody")
    _tell(table, entry.at, "bot-took", bot=body.bot, player=seat.name)
    table.seats[body.seat] = Seat(name=seat.name, bot=body.bot, ready=True)
    table.request = None


def _ordered(table: Sheet, body: e.Ordered, entry: e.Entry) -> None:
    seat = table.seats[body.seat]
    owner = frozenset[str]() if seat.player is None else frozenset({seat.player})
    table.private.append(Private(owner, but=False))
    if body.answer is None:
        seat.orders = without(seat.orders, body.prompt)
    else:
        try:
            order = StandingOrder(body.prompt, body.answer, Until(body.until), _stage(table))
        except ValueError as error:
            raise BadLog(f"entry {entry.number}: no order ends so: {body.until}") from error
        seat.orders = given(seat.orders, order)


def _flagged(table: Sheet, body: e.Flagged, entry: e.Entry) -> None:
    _must(body.seat in table.asked, entry, "is of a seat that has nothing to decide")
    table.seats[body.seat].flagged = True
    _tell(table, entry.at, "flagged", player=table.seats[body.seat].name)


def _away(table: Sheet, body: e.Away, entry: e.Entry) -> None:
    table.seats[body.seat].away = entry.at
    _tell(table, entry.at, "away", player=table.seats[body.seat].name)


def _back(table: Sheet, body: e.Back, entry: e.Entry) -> None:
    seat = table.seats[body.seat]
    seat.away, seat.left = None, False
    _tell(table, entry.at, "back", player=seat.name)


def _resumed(table: Sheet, body: e.Resumed, entry: e.Entry) -> None:
    _must(body.lost >= 0, entry, "loses less than nothing")

    def moved_on(since: int) -> int:
        return entry.at - max(0, entry.at - since - body.lost)

    table.asked = {n: Asked(asked.move, moved_on(asked.at)) for n, asked in table.asked.items()}
    for seat in table.seats:
        seat.away = None if seat.away is None else moved_on(seat.away)
    _tell(table, entry.at, "resumed")


def _conceded(table: Sheet, body: e.Conceded, entry: e.Entry) -> None:
    match = table.match
    _must(match is not None and not match.state.over, entry, "comes when no game is played")
    assert match is not None
    before = match.state
    line = Line(body.seat, CONCEDE, tuple(body.chance))
    try:
        match.replay(line)
    except BadRecord as error:
        _part(table, entry, error, line)
        return
    table.made.append(Made(body.seat, entry.at, False, True, True))
    table.request = None
    seat = table.seats[body.seat]
    seat.flagged, seat.orders = False, ()
    # Who has a question that did not change goes on thinking about it.
    same = {int(ask.seat) for ask in match.state.asks if any(ask is old for old in before.asks)}
    _ask(table, entry.at, kept=same)
    facts = {"player": seat.name}
    if body.by is not None:
        _must(0 <= body.by < len(table.seats), entry, "is claimed by nobody")
        facts["other"] = table.seats[body.by].name
    _tell(table, entry.at, body.why if match.state.over else f"{body.why}-on", **facts)


def _ended(table: Sheet, body: e.Ended, entry: e.Entry) -> None:
    result = None if table.match is None else table.match.state.result
    goes_on = table.match is not None and result is None
    if (result or []) != body.scores or goes_on != (body.why is e.Why.ABANDONED):
        _part(table, entry, BadRecord("that is not how the game ended"))
    _end(table, body, entry)


def _end(table: Sheet, body: e.Ended, entry: e.Entry) -> None:
    if (parted := table.parted) is not None:
        table.news.append(News(table.moves, entry.at, *parting(parted, table.moves_made)))
    table.ended = body
    table.chat_at_end = len(table.chat)
    table.asked = {}
    if body.why in (e.Why.CLOSED, e.Why.ABANDONED):
        _tell(table, entry.at, body.why.value)


# -- around the game -------------------------------------------------------------------------------


def _chatted(table: Sheet, body: e.Chatted, entry: e.Entry) -> None:
    readers, later = None, frozenset[str]()
    if body.audience is e.Audience.SIDE:
        _must(body.of in table.seen_by(body.player), entry, "is to a side of somebody else")
        assert body.of is not None
        readers = table.people_with(body.of)
        table.private.append(Private(readers, but=False))
    elif table.status is Status.PLAYING and not table.seen_by(body.player):
        later = table.people()
        table.private.append(Private(later, but=True))
    said = (entry.at, body.player, body.name, body.text, body.audience, readers, later)
    table.chat.append(Said(*said))


def _muted(table: Sheet, body: e.Muted, entry: e.Entry) -> None:
    table.private.append(Private(frozenset({body.player}), but=False))
    pair = (body.player, body.whom)
    if body.muted:
        table.muted.add(pair)
    else:
        table.muted.discard(pair)


def _renamed(table: Sheet, body: e.Renamed, entry: e.Entry) -> None:
    """Nobody reads the old name any more: not at a seat (a bot may have it by now), not beside a
    message, not in what the table told."""
    own = {place.name for place in table.seats if place.player == body.player}
    own |= {said.name for said in table.chat if said.player == body.player}
    for place in table.seats:
        if place.name in own:
            place.name = body.name
    table.chat = [
        said._replace(name=body.name) if said.player == body.player else said for said in table.chat
    ]
    table.news = [
        line._replace(facts={k: body.name if v in own else v for k, v in line.facts.items()})
        for line in table.news
    ]


def _rematch_asked(table: Sheet, body: e.RematchAsked, entry: e.Entry) -> None:
    _must(table.ended is not None, entry, "comes before the end")
    table.rematch.add(body.seat)
    _tell(table, entry.at, "rematch-asked", player=table.seats[body.seat].name)


def _next_chosen(table: Sheet, body: e.NextChosen, entry: e.Entry) -> None:
    what = table.next_choice()
    may = what is not None and table.next_table is None and body.seat in what.seats
    _must(may, entry, "chooses what is not to be chosen")
    _must(what is not None and body.value in what.choice.values, entry, "chooses what is not there")
    table.next_value = body.value
    _tell(table, entry.at, "next-chosen", player=table.seats[body.seat].name)


def _rematched(table: Sheet, body: e.Rematched, entry: e.Entry) -> None:
    _must(table.ended is not None and table.next_table is None, entry, "comes before the end")
    table.next_table = body.table
    _tell(table, entry.at, "rematched")


def _withdraw(table: Sheet, seat: int) -> None:
    """What a seat asked for is not wanted any more."""
    if table.request is not None and table.request.what.seat == seat:
        table.request = None


# -- a game that was played by older rules, from where those of now part from it -------------------


def _moved_beyond(table: Sheet, body: e.Moved, entry: e.Entry) -> None:
    _must(body.number == table.moves_made, entry, "is out of turn")
    table.beyond.append(Line(body.seat, body.text, tuple(body.chance)))


def _conceded_beyond(table: Sheet, body: e.Conceded, entry: e.Entry) -> None:
    table.beyond.append(Line(body.seat, CONCEDE, tuple(body.chance)))


def _asked_beyond(table: Sheet, body: e.UndoAsked | e.Flagged, entry: e.Entry) -> None:
    """Nobody waits for an answer any more."""


def _took_back_beyond(table: Sheet, body: e.TookBack, entry: e.Entry) -> None:
    """What was taken back need not be played: before it the rules may agree again."""
    _must(0 <= body.to < table.moves_made, entry, "goes back to no move")
    del table.beyond[max(0, body.to - table.moves) :]
    if table.match is not None and body.to <= table.moves:
        table.parted = None
        if body.to < table.moves:
            _took_back(table, body, entry)
        else:
            _ask(table, entry.at)


_UNPLAYED: dict[type, Callable[[Sheet, Any, e.Entry], None]] = {
    e.Moved: _moved_beyond,
    e.Conceded: _conceded_beyond,
    e.UndoAsked: _asked_beyond,
    e.BotAsked: _asked_beyond,
    e.Answered: _asked_beyond,
    e.Flagged: _asked_beyond,
    e.TookBack: _took_back_beyond,
    e.Ended: _end,
}

_AFTER_THE_END = (
    e.Chatted,
    e.Muted,
    e.Renamed,
    e.RematchAsked,
    e.NextChosen,
    e.Rematched,
    e.Away,
    e.Back,
    e.Left,
)

_STEPS: dict[type, Callable[[Sheet, Any, e.Entry], None]] = {
    e.Sat: _sat,
    e.Chose: _chose,
    e.Left: _left,
    e.Ready: _ready,
    e.Started: _started,
    e.Moved: _moved,
    e.UndoAsked: _undo_asked,
    e.BotAsked: _bot_asked,
    e.Answered: _answered,
    e.TookBack: _took_back,
    e.BotTook: _bot_took,
    e.Ordered: _ordered,
    e.Flagged: _flagged,
    e.Away: _away,
    e.Back: _back,
    e.Resumed: _resumed,
    e.Conceded: _conceded,
    e.Ended: _ended,
    e.Chatted: _chatted,
    e.Muted: _muted,
    e.Renamed: _renamed,
    e.RematchAsked: _rematch_asked,
    e.NextChosen: _next_chosen,
    e.Rematched: _rematched,
}
