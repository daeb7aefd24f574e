"""A table as its pages show it to one session: facts gathered from what that session may know."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from hadur.kernel.match import Match
from hadur.server.hall import Hall
from hadur.server.room import Room
from hadur.server.saved_decks import saved
from hadur.server.sessions import Session
from hadur.table.consent import deciders
from hadur.table.entries import BotAsked, UndoAsked
from hadur.table.options import Pace
from hadur.table.sheet import Status
from hadur.table.table import Table
from hadur.table.view import chat_for, series_form, series_of, undo_for
from hadur.web import parts
from hadur.web.facts import (
    ChatLine,
    Clock,
    LogLine,
    Position,
    Reader,
    Seat,
    Series,
    ShownOrder,
    TableFacts,
)
from hadur.web.log import Log, Show
from hadur.web.look import book_of
from hadur.web.naming import bot_name, player_name, told_apart
from hadur.web.parts import Parts, drawn_from

_BLINK: Final = 500
_TOKEN: Final = "csrf-of-whoever-looks"
"""Stands for the token of a session: whoever sends it as it is has none."""


@dataclass(frozen=True)
class Onlooker:
    """Who looks: their session, language, the token of their forms, where links begin, and the
    names of decks they have saved."""

    session: Session
    lang: str
    csrf: str
    base: str
    decks: tuple[str, ...] = ()

    def reader(self, path: str = "/", notice: str = "") -> Reader:
        session = self.session
        return Reader(
            lang=self.lang,
            name=session.name,
            account=bool(session.user),
            csrf=self.csrf,
            theme=session.theme,
            path=path,
            notice=notice,
        )


async def with_decks(hall: Hall, who: Onlooker, table: Table) -> Onlooker:
    """Somebody with their saved decks, where decks can still be chosen."""
    if table.status is not Status.OPEN:
        return who
    return replace(who, decks=tuple(await saved(hall, who.session, table.game.name)))


def table_facts(room: Room, who: Onlooker, now: int) -> TableFacts:
    """All that the page of a table shows."""
    table = room.table
    player = who.session.player_at(table)
    eyes = table.acting_seat(player)
    if eyes is None:
        # So that one page does for all spectators; their clocks may be so much behind.
        now -= now % _BLINK
    host = player == table.host
    clock = table.options.clock
    asking, asked_for, asked_of = _asking(table, eyes, who.lang)
    log = None if table.match is None else told_log(room, eyes, who.lang)
    return TableFacts(
        id=room.id,
        game=table.game.name,
        status=table.status,
        seats=tuple(_seat(table, n, eyes, host, who, now) for n in range(len(table.seats))),
        position=None if table.match is None else _position(room, table.match, eyes),
        log=log_of(room, eyes, who.lang),
        roll=None if log is None else log.roll,
        recap=None if log is None else log.recap,
        chat=_chat(table, player, who.lang),
        muted=_muted(table, player),
        orders=() if eyes is None else _orders(table, eyes),
        undo=_undo(table, eyes),
        asking=asking,
        asked_for=asked_for,
        asked_of=asked_of,
        ended="" if table.ended is None else table.ended.why.value,
        absent=_absent(table, eyes, now),
        patience=table.options.waits,
        rematch=_rematch(table, eyes),
        host=host,
        public=table.options.public,
        rated=table.options.rated,
        pace=clock.pace,
        amount=clock.amount,
        increment=clock.increment,
        link=_link(who.base, table.opened.code) if host and table.status is Status.OPEN else "",
        decks=who.decks,
        record=table.status is Status.OVER and table.opened.position is None,
        promise=table.promise,
        spectators=room.presence.spectators(),
        version=table.number_for(player),
        sides=table.sides,
        setup=table.setup if table.status is Status.OPEN else {},
        several=table.options.several,
        series=_series(table, player),
        at=table.asked[eyes].move if eyes in table.asked else None,
        ratings=_ratings(room, who.lang),
    )


def _position(room: Room, match: Match, eyes: int | None) -> Position:
    """A match as a seat sees it, made once for all who look with the same eyes."""
    kept = room.positions.get(eyes)
    if kept is None or kept[0] is not match.state or kept[1].number != match.moves:
        kept = (match.state, Position.of(match, eyes))
        room.positions[eyes] = kept
    return kept[1]


def drawn(room: Room, who: Onlooker, facts: TableFacts) -> Parts:
    """What is the same for all who look with the same eyes in one language, drawn once for all."""
    eyes = room.table.acting_seat(who.session.player_at(room.table))
    made_from = drawn_from(facts)
    kept = room.drawn.get((eyes, who.lang))
    if kept is None or kept[0] != made_from:
        kept = (made_from, parts.drawn(who.lang, facts))
        room.drawn[eyes, who.lang] = kept
    return kept[1]


def shown_parts(room: Room, who: Onlooker, now: int) -> tuple[TableFacts, Parts]:
    """A table for somebody, in parts. Spectators who have done nothing here see all the same but
    for the token of their forms, so theirs are made once for all."""
    if not _only_looks(room.table, who.session.player_at(room.table)):
        facts = table_facts(room, who, now)
        return facts, parts.parts(who.reader(), facts, drawn(room, who, facts))
    key = (room.table.number, now // _BLINK, room.presence.spectators(), len(room.ratings))
    kept = room.looked_on.get(who.lang)
    if kept is None or kept[0] != key:
        anybody = replace(who, csrf=_TOKEN)
        facts = table_facts(room, anybody, now)
        made = parts.parts(anybody.reader(), facts, drawn(room, anybody, facts))
        kept = room.looked_on[who.lang] = (key, facts, made)
    own = {id: html.replace(_TOKEN, who.csrf) for id, html in kept[2].items()}
    return kept[1], own


def _only_looks(table: Table, player: str) -> bool:
    """Whether nothing at a table is somebody's own: no seat, no message, nobody they muted. While
    seats are filled, everybody is offered one."""
    if table.match is None or table.seen_by(player) or player == table.host:
        return False
    said = any(line.player == player for line in table.chat)
    return not said and not any(by == player for by, _ in table.muted)


def _ratings(room: Room, lang: str) -> tuple[tuple[str, int, int], ...]:
    named = zip(room.table.seats, names_of(room.table, lang), strict=True)
    found = ((name, room.ratings.get(seat.player or "")) for seat, name in named)
    return tuple((name, *change) for name, change in found if change is not None)


def names_of(table: Table, lang: str) -> tuple[str, ...]:
    """What the players are called."""
    return told_apart(tuple(player_name(seat.name, seat.bot, lang) for seat in table.seats))


def log_of(room: Room, eyes: int | None, lang: str) -> tuple[LogLine, ...]:
    """What happened, in words for a seat or (None) spectators."""
    match = room.table.match
    return () if match is None else told_log(room, eyes, lang).of(match)


def show_of(room: Room, eyes: int | None, lang: str, since: int) -> list[Show]:
    """What is to be seen of the moves from number `since` on."""
    match = room.table.match
    return [] if match is None else told_log(room, eyes, lang).show(match, since)


def told_log(room: Room, eyes: int | None, lang: str) -> Log:
    """The log of a seat or (None) spectators, as far as it was told."""
    log = room.told.get((eyes, lang))
    if log is None:
        book = book_of(room.table.game.name, lang)
        log = Log(book, eyes, names_of(room.table, lang))
        room.told[eyes, lang] = log
    return log


def _link(base: str, code: str) -> str:
    return f"{base}/join?code={code}"


def _seat(table: Table, number: int, eyes: int | None, host: bool, who: Onlooker, now: int) -> Seat:
    place = table.seats[number]
    left = table.time_left(number, now) if table.options.clock.pace is not Pace.NONE else None
    running = number in table.asked and table.status is Status.PLAYING
    invites = host and place.free and table.status is Status.OPEN
    return Seat(
        index=number,
        kind="bot" if place.bot is not None else "empty" if place.free else "person",
        name=names_of(table, who.lang)[number],
        bot="" if place.bot in (None, place.name) else bot_name(place.bot or "", who.lang),
        deck=None if place.free else table.setup["seats"][number].get("deck"),
        you=number == eyes,
        ready=place.ready,
        away=place.left or place.away is not None,
        clock=None if left is None else Clock(left, running),
        link=_link(who.base, table.opened.seat_codes[number]) if invites else "",
        yours=number in table.seen_by(who.session.player_at(table)),
        out=table.is_out(number),
    )


def _chat(table: Table, player: str, lang: str) -> tuple[ChatLine, ...]:
    """What people said and what the table says of itself, in the order it happened."""
    say = book_of(table.game.name, lang).texts.sentence
    said = [
        (line.at, ChatLine(line.name, line.text, line.number, line.own, line.audience))
        for line in chat_for(table, player)
    ]
    news = [
        (line.at, ChatLine("", say(line.key, **_named(line.facts, lang)))) for line in table.news
    ]
    return tuple(line for _, line in sorted([*news, *said], key=lambda entry: entry[0]))


def _named(facts: dict[str, str | int], lang: str) -> dict[str, str | int]:
    """The facts of a line of news, with a bot as people call it."""
    return {**facts, "bot": bot_name(str(facts["bot"]), lang)} if "bot" in facts else facts


def _muted(table: Table, player: str) -> tuple[tuple[str, int], ...]:
    whom = {muted for by, muted in table.muted if by == player}
    heard = enumerate(table.messages_for(player))
    found = {table.chat[n].player: (table.chat[n].name, number) for number, n in heard}
    return tuple(found[id] for id in sorted(whom) if id in found)


def _orders(table: Table, eyes: int) -> tuple[ShownOrder, ...]:
    return tuple(ShownOrder(o.prompt, o.answer, o.until) for o in table.seats[eyes].orders)


def _undo(table: Table, eyes: int | None) -> str:
    request = table.request
    if request is not None and isinstance(request.what, UndoAsked) and request.what.seat == eyes:
        return "asked"
    return undo_for(table, eyes)


def _asking(table: Table, eyes: int | None, lang: str) -> tuple[str, str, str]:
    """Who asks the viewer's consent, what for, and (for a bot) in whose place."""
    request = table.request
    if request is None or eyes is None or eyes not in deciders(table, request):
        return "", "", ""
    what = request.what
    name = table.seats[what.seat].name
    if isinstance(what, BotAsked):
        return name, bot_name(what.bot, lang), table.seats[what.of].name
    return name, "undo", ""


def _absent(table: Table, eyes: int | None, now: int) -> int | None:
    if eyes is None or table.status is not Status.PLAYING or table.is_out(eyes):
        return None
    return next((n for n in table.others(eyes) if table.missing(n, now)), None)


def _series(table: Table, player: str) -> Series | None:
    found = series_of(table, player)
    if found is None:
        return None
    option, form = table.game.series_option, series_form(table)
    series = Series(
        f"{option}.{form}" if form else "",
        found.number,
        tuple(found.won),
        found.over,
        tuple(found.winners),
    )
    what, so_far = table.next_choice(), found.choice
    if what is None or so_far is None:
        return series
    return replace(series, choice=what.choice, value=so_far.value, mine=so_far.yours)


def _rematch(table: Table, eyes: int | None) -> str:
    if table.next_table is not None:
        return table.next_table
    if eyes in table.rematch:
        return "asked"
    return "wanted" if table.rematch else ""
