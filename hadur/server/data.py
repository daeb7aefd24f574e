"""A table as data, for programs on the socket and on the JSON API."""

from __future__ import annotations

from typing import Any

from hadur.kernel.verdict import Verdict
from hadur.server.acting import Actor
from hadur.server.doing import acting_seat
from hadur.server.showing import log_of
from hadur.table.errors import Refused
from hadur.table.seeing import shown
from hadur.web.look import book_of


def table_data(actor: Actor, lang: str, now: int) -> dict[str, Any]:
    """All that may be known of a table, and its log in words."""
    room = actor.room
    seat = acting_seat(room.table, actor.player)
    log = [{"text": line.text, "heading": line.heading} for line in log_of(room, seat, lang)]
    return {"table": shown(room.table, actor.player, now, seat), "log": log}


def verdict_data(verdict: Verdict, game: str, lang: str) -> dict[str, Any]:
    """The judge's answer."""
    book = book_of(game, lang)
    return {
        "move": verdict.text,
        "legal": verdict.legal,
        "reasons": [{"rule": r.rule, "text": book.reason(r)} for r in verdict.refusals],
    }


def seated(actor: Actor) -> int:
    """The seat somebody acts for; Refused if they have none."""
    seat = acting_seat(actor.room.table, actor.player)
    if seat is None:
        raise Refused("table-not-seated")
    return seat
