"""The JSON API described as OpenAPI 3.1: what is sent is described once, by its own types."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec

import hadur
from hadur import games
from hadur.server.commands import NAMES
from hadur.server.setup_data import schema
from hadur.table.entries import Audience
from hadur.table.options import Options
from hadur.table.standing_orders import Until
from hadur.table.view import Shown

_JSON: Final = "application/json"
_TEXT: Final = {"type": "string"}
_NUMBER: Final = {"type": "integer", "minimum": 0}
_YES: Final = {"type": "boolean"}


def _object(required: tuple[str, ...] = (), **properties: Any) -> dict[str, Any]:
    return {"type": "object", "properties": properties, "required": list(required)}


_COMMANDS: Final[dict[str, tuple[str, dict[str, Any]]]] = {
    "sit": ("Take a seat: a free one, or the one named.", _object(seat=_NUMBER, code=_TEXT)),
    "bot": ("The host gives a seat to a bot.", _object(("seat", "bot"), seat=_NUMBER, bot=_TEXT)),
    "unseat": ("The host frees a seat.", _object(("seat",), seat=_NUMBER)),
    "choose": (
        "Choose something for a seat, or (no seat) the host for the table: each by its name, with "
        "`seats` the host changes how many there are.",
        {**_object(seat=_NUMBER, seats=_NUMBER), "additionalProperties": True},
    ),
    "deck": (
        "Choose the deck of a seat: its name, or a table with name, cards and the leader by the "
        "game's word for it (summoner, warlord).",
        _object(("deck",), deck={}, seat=_NUMBER),
    ),
    "ready": ("Say that the game may start, or not yet.", _object(ready=_YES, seat=_NUMBER)),
    "leave": ("Leave the table.", _object(seat=_NUMBER)),
    "close": ("The host closes a table that has not started.", _object()),
    "move": (
        "Make a move, meant for the position after `at` moves.",
        _object(("move", "at"), move=_TEXT, at=_NUMBER, seat=_NUMBER),
    ),
    "undo": ("Take the last decision back, or ask whether one may.", _object(seat=_NUMBER)),
    "answer": ("Agree to what was asked, or not.", _object(("agrees",), agrees=_YES)),
    "concede": ("Give the game up.", _object(seat=_NUMBER)),
    "claim": (
        "Claim the game from a seat that is missing.",
        _object(("against",), against=_NUMBER),
    ),
    "hand-to-bot": (
        "Let a bot go on for a seat.",
        _object(("of", "bot"), of=_NUMBER, bot=_TEXT),
    ),
    "order": (
        "A standing order: `answer` to every question that `prompt` is the name or a topic of; "
        "no answer takes it back.",
        _object(
            ("prompt",),
            prompt=_TEXT,
            answer=_TEXT,
            until={"type": "string", "enum": [until.value for until in Until]},
        ),
    ),
    "chat": (
        "Say something, to all or to one's own side.",
        _object(
            ("text",),
            text=_TEXT,
            audience={"type": "string", "enum": [audience.value for audience in Audience]},
            seat=_NUMBER,
        ),
    ),
    "mute": (
        "Hide what the writer of a message says, or show it again.",
        _object(("message",), message=_NUMBER, muted=_YES),
    ),
    "rematch": (
        "Ask for another game, or for the next one of the series; `choice` is what that is to be, "
        "where `series.choice` says that it is one's own to choose.",
        _object(seat=_NUMBER, choice=_TEXT),
    ),
}
assert set(_COMMANDS) == set(NAMES)


@cache
def description() -> dict[str, Any]:
    """The whole description."""
    (shown, options), schemas = msgspec.json.schema_components(
        (Shown, Options), ref_template="#/components/schemas/{name}"
    )
    schemas["Table"] = _object(
        ("table", "log"),
        table=shown,
        log={
            "type": "array",
            "items": _object(("text", "heading"), text=_TEXT, heading=_YES),
        },
        roll={"type": ["object", "null"]},
        recap={"type": ["object", "null"]},
    )
    for name in games.NAMES:
        schemas[_setup_name(name)] = schema(games.load(name))
    schemas["Error"] = _object(
        ("error",), error=_object(("id", "text"), id=_TEXT, text=_TEXT, rule=_TEXT)
    )
    return {
        "openapi": "3.1.0",
        "info": {"title": "Hadúr", "version": hadur.__version__},
        "paths": {**_around(options), **_at_a_table()},
        "components": {
            "schemas": schemas,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def _setup_name(game: str) -> str:
    return "SetupOf" + "".join(word.title() for word in game.split("-"))


def _around(options: dict[str, Any]) -> dict[str, Any]:
    """Tokens, games, and finding and opening tables."""
    token = _object(("token", "name"), token=_TEXT, name=_TEXT)
    codes = {"type": "array", "items": _TEXT}
    opening = {
        "oneOf": [
            _object(
                ("game",),
                game={"const": name},
                setup={"$ref": f"#/components/schemas/{_setup_name(name)}"},
                options=options,
                players=codes,
                seat=_NUMBER,
                bots={"type": "object", "additionalProperties": _TEXT},
            )
            for name in games.NAMES
        ]
    }
    opened = _object(("id", "code", "seat_codes"), id=_TEXT, code=_TEXT, seat_codes=codes)
    listed = _object(("tables",), tables={"type": "array", "items": {"type": "object"}})
    many: dict[str, Any] = {"type": "array", "items": {"type": "object"}}
    known = _object(("games", "bots"), games=many, bots=codes)
    described = _object(
        ("setup", "choices", "sides"), setup={"type": "object"}, choices=many, sides={}
    )
    return {
        "/api/sessions": {
            "post": _call(
                "getToken",
                "A token: for a guest with a name, or for an account with its password.",
                token,
                _object(("name",), name=_TEXT, password=_TEXT),
                status="201",
            )
        },
        "/api/games": {"get": _call("listGames", "The games with their choices, the bots.", known)},
        "/api/setups": {
            "post": _call(
                "describeSetup",
                "A setup with everything chosen that was left open, and all that can be chosen.",
                described,
                _object(("game",), game=_TEXT, setup={"type": "object"}),
            )
        },
        "/api/join": {
            "get": _call(
                "findInvited",
                "The table that an invitation is for.",
                _object(("id",), id=_TEXT),
                query={"code": _TEXT},
            )
        },
        "/api/tables": {
            "get": _call(
                "listTables",
                "Public tables, or with `mine` those of the caller.",
                listed,
                query={"status": _TEXT, "mine": _TEXT},
            ),
            "post": _call(
                "openTable",
                "Open a table; the caller is its host, and takes `seat` if that is given.",
                opened,
                opening,
                status="201",
                secure=True,
            ),
        },
    }


def _at_a_table() -> dict[str, Any]:
    table = {"$ref": "#/components/schemas/Table"}
    path = "/api/tables/{id}"
    verdict = _object(
        ("move", "legal", "reasons"),
        move=_TEXT,
        legal=_YES,
        reasons={"type": "array", "items": _object(rule=_TEXT, text=_TEXT)},
    )
    asked = _object((), move=_TEXT, spots={"type": "array", "items": _TEXT})
    attacks = _object((), move=_TEXT, spots=_list(_TEXT), moves=_list(_TEXT))
    chance = _object(
        ("name", "share", "amount", "card"),
        name=_TEXT,
        share={"type": "number"},
        amount=_NUMBER,
        card=_TEXT,
    )
    told = _object(
        ("move", "chances", "facts", "sampled", "notes", "text"),
        move=_TEXT,
        chances=_list(chance),
        facts={"type": "object", "additionalProperties": _NUMBER},
        sampled=_NUMBER,
        notes=_list(_TEXT),
        text=_TEXT,
    )
    chances = _object(("odds",), odds=_list(told))
    paths: dict[str, Any] = {
        path: {
            "get": _call(
                "seeTable",
                "The table as the caller may know it; with `after` as soon as its log is longer.",
                table,
                query={"after": _NUMBER, "code": _TEXT, "lang": _TEXT},
            )
        },
        f"{path}/why": {
            "post": _call("askWhy", "May I? If not, which rules forbid it.", verdict, asked, True)
        },
        f"{path}/odds": {
            "post": _call(
                "askOdds", "The chances of an attack, or of up to six.", chances, attacks, True
            )
        },
        f"{path}/record": {"get": _call("getRecord", "The record, once the game is over.", None)},
    }
    for name, (summary, body) in _COMMANDS.items():
        words = "".join(word.title() for word in name.split("-"))
        paths[f"{path}/{name}"] = {"post": _call(f"do{words}", summary, table, body, True)}
    for item in paths.values():
        item["parameters"] = [{"name": "id", "in": "path", "required": True, "schema": _TEXT}]
    return paths


def _list(items: dict[str, Any]) -> dict[str, Any]:
    return {"type": "array", "items": items}


def _call(
    id: str,
    summary: str,
    answer: dict[str, Any] | None,
    body: dict[str, Any] | None = None,
    secure: bool = False,
    status: str = "200",
    query: dict[str, Any] | None = None,
) -> dict[str, Any]:
    good = {"text/plain": {"schema": _TEXT}} if answer is None else {_JSON: {"schema": answer}}
    bad = {_JSON: {"schema": {"$ref": "#/components/schemas/Error"}}}
    call: dict[str, Any] = {
        "operationId": id,
        "summary": summary,
        "responses": {
            status: {"description": "Done.", "content": good},
            "default": {"description": "Refused; nothing has changed.", "content": bad},
        },
    }
    if body is not None:
        call["requestBody"] = {"content": {_JSON: {"schema": body}}}
    if secure:
        call["security"] = [{"token": []}]
    if query:
        call["parameters"] = [
            {"name": name, "in": "query", "schema": schema} for name, schema in query.items()
        ]
    return call
