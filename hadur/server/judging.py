"""Why not? The judge's answer for somebody's own seat, and what errors read like."""

from __future__ import annotations

from typing import Any

from hadur.kernel.errors import BadNotation
from hadur.kernel.verdict import Verdict
from hadur.server.messages import BadMessage, Message
from hadur.server.room import Busy
from hadur.store.errors import CannotStore, NameTaken, NoSuchTable
from hadur.table import writings
from hadur.table.errors import BadLog, OtherGame, OtherVersion, Refused
from hadur.table.table import Table
from hadur.web.look import book_of, texts_of

_MOST_SPOTS = 4


def asked_move(table: Table, seat: int, message: Message) -> str:
    """The move somebody asks about, typed or pointed at; Refused if it is none."""
    spots = message.any("spots")
    if spots is None:
        return message.text("move")[: writings.LONGEST_MOVE]
    if not isinstance(spots, list) or not all(isinstance(spot, str) for spot in spots):
        raise BadMessage("'spots' should be a list of texts")
    state = table.in_play().state
    index = int(state.asked(seat))
    if index < 0:
        raise Refused("table-not-your-turn")
    return table.game.meant(state, index, spots[:_MOST_SPOTS])


def judge(table: Table, seat: int, text: str) -> Verdict:
    """The verdict on a move of a seat; Refused if there is nothing to judge."""
    state = table.in_play().state
    if int(state.asked(seat)) < 0:
        raise Refused("table-not-your-turn")
    try:
        return table.game.explain(state, " ".join(text.lower().split()), seat)
    except BadNotation as error:
        raise Refused("table-no-move", move=text[: writings.LONGEST_MOVE]) from error


def told(
    error: Exception, lang: str, table: Table | None = None, seat: int | None = None
) -> dict[str, Any]:
    """An error as clients get it: its id, a sentence, and the rule that forbids what was tried."""
    if isinstance(error, Refused):
        told: dict[str, Any] = {
            "id": error.key,
            "text": texts_of(lang).say(error.key, **error.facts),
        }
        if error.key == "table-illegal" and table is not None and seat is not None:
            told.update(_rule(table, seat, str(error.facts["move"]), lang))
        return told
    if isinstance(error, OtherVersion):
        return {"id": "web-other-version", "text": other_version(error, lang)}
    if isinstance(error, BadLog) and not isinstance(error, OtherGame):
        return {"id": "web-damaged", "text": texts_of(lang).say("web-damaged")}
    status = status_of(error)
    return {"id": f"web-error-{status}", "text": texts_of(lang).say(f"web-error-{status}.text")}


def other_version(error: OtherVersion, lang: str) -> str:
    """Which version a table is of, and which is played here."""
    say = texts_of(lang).say
    game = say(f"web-game-{error.game}")
    if error.changed:
        return say("web-other-components", game=game, changed=", ".join(error.changed))
    return say("web-other-version", game=game, version=error.version, here=error.here)


def _rule(table: Table, seat: int, move: str, lang: str) -> dict[str, str]:
    """The first rule against a move."""
    try:
        verdict = judge(table, seat, move)
    except Refused:
        return {}
    if not verdict.refusals:
        return {}
    first = verdict.refusals[0]
    return {"text": book_of(table.game.name, lang).reason(first), "rule": first.rule}


def status_of(error: Exception) -> int:
    """The HTTP status that says what kind of error this is."""
    if isinstance(error, NoSuchTable):
        return 404
    if isinstance(error, OtherVersion | OtherGame):
        return 410
    if isinstance(error, (Refused, Busy, NameTaken)):
        return 409
    if isinstance(error, CannotStore):
        return 503
    return 400 if isinstance(error, BadMessage) else 500
