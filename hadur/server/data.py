"""A table as data, for programs on the socket and on the JSON API."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from hadur.kernel.verdict import Verdict
from hadur.server.room import Room
from hadur.server.table_page import log_of, told_log
from hadur.table.errors import Refused
from hadur.table.table import Table
from hadur.table.view import shown
from hadur.web.look import book_of


def table_data(room: Room, player: str, lang: str, now: int) -> dict[str, Any]:
    """All that somebody may know of a table: its log in words, the last roll, what others did."""
    seat = room.table.acting_seat(player)
    log = [{"text": line.text, "heading": line.heading} for line in log_of(room, seat, lang)]
    told = None if room.table.match is None else told_log(room, seat, lang)
    return {
        "table": shown(room.table, player, now, seat),
        "log": log,
        "roll": None if told is None or told.roll is None else asdict(told.roll),
        "recap": None if told is None or told.recap is None else asdict(told.recap),
    }


def verdict_data(verdict: Verdict, game: str, lang: str) -> dict[str, Any]:
    """The judge's answer."""
    book = book_of(game, lang)
    return {
        "move": verdict.text,
        "legal": verdict.legal,
        "reasons": [{"rule": r.rule, "text": book.reason(r)} for r in verdict.refusals],
    }


def seated(table: Table, player: str) -> int:
    """The seat somebody acts for; Refused if they have none."""
    seat = table.acting_seat(player)
    if seat is None:
        raise Refused("table-not-seated")
    return seat
