"""Names and accounts: guests, signing up and in and out, passwords, leaving for good."""

from __future__ import annotations

import msgspec
from starlette.responses import Response

from hadur.games import NAMES
from hadur.server import notes
from hadur.server.hall import Hall
from hadur.server.listing import rows
from hadur.server.sessions import fresh
from hadur.server.visits import Visit, page, safe_path
from hadur.store.accounts import User
from hadur.store.errors import NameTaken
from hadur.table import writings
from hadur.table.errors import Refused
from hadur.web import pages
from hadur.web.facts import AccountFacts

_SHORTEST = 8
_LONGEST = 200


async def guest_name(hall: Hall, name: str) -> str:
    """A name that a guest may go by; Refused if it belongs to an account."""
    shown = writings.name(name)
    if await hall.ask(hall.store.accounts.has_name, shown):
        raise Refused("web-name-taken", name=shown)
    return shown


@page
async def account(visit: Visit) -> Response:
    return await _account(visit)


async def _account(visit: Visit, form: str = "", error: str = "", notice: str = "") -> Response:
    facts = AccountFacts(error=error, form=form)
    if visit.session.user:
        facts = await _own(visit, form, error)
    status = 409 if error else 200
    return visit.html(pages.account(visit.reader(notice, "/account"), facts), status)


async def _own(visit: Visit, form: str, error: str) -> AccountFacts:
    hall, user = visit.hall, visit.session.user
    played = await hall.ask(hall.store.tables_of, user, "over", limit=1000)
    ended = [(id, listing) for id, listing in played if listing.scores]
    won = sum(
        any(seat.player == user and score > 0 for seat, score in zip(at.seats, at.scores or ()))
        for _, at in ended
    )
    decks = [
        (game, name) for game in NAMES for name in await hall.ask(hall.store.decks.of, user, game)
    ]
    tables = await rows(hall, ended[:10], None, visit.lang)
    return AccountFacts(len(ended), won, tables, tuple(decks), error, form)


@page
async def name(visit: Visit) -> Response:
    """Asks a guest for a name, then goes on."""
    return visit.html(pages.name(visit.reader(path=safe_path(visit.query("next", 500)))))


@page
async def set_name(visit: Visit) -> Response:
    visit.limit("name")
    if visit.session.user:
        return visit.go("/account")
    try:
        visit.changed(name=await guest_name(visit.hall, visit.field("name")))
    except Refused as error:
        return await _account(visit, "name", visit.say(error.key, **error.facts))
    return visit.go(safe_path(visit.field("next"), "/account"))


@page
async def sign_up(visit: Visit) -> Response:
    visit.limit("password")
    hall = visit.hall
    try:
        name = writings.name(visit.field("name"))
        password = _password(visit.field("password"))
        user = await hall.ask(hall.store.accounts.add, name, password, hall.now())
    except Refused as error:
        return await _account(visit, "up", visit.say(error.key, **error.facts))
    except NameTaken:
        return await _account(visit, "up", visit.say("web-name-taken", name=visit.field("name")))
    await _take_decks(hall, visit.session.guest, user.id)
    notes.tell("signed-up", player=user.id)
    return _signed_in(visit, user)


@page
async def sign_in(visit: Visit) -> Response:
    visit.limit("password")
    visit.limit("account", visit.field("name").casefold()[:40])
    hall = visit.hall
    name, password = visit.field("name")[:100], visit.field("password")[:_LONGEST]
    user = await hall.ask(hall.store.accounts.check, name, password)
    if user is None:
        notes.warn("wrong-password", name=name)
        return await _account(visit, "in", visit.say("web-wrong-password"))
    notes.tell("signed-in", player=user.id)
    return _signed_in(visit, user)


def _signed_in(visit: Visit, user: User) -> Response:
    """Another session: whoever knows the one before is not signed in."""
    visit.session = msgspec.structs.replace(
        visit.session, began=visit.hall.now(), name=user.name, user=user.id, stamp=user.stamp
    )
    return visit.go("/account")


async def _take_decks(hall: Hall, guest: str, user: str) -> None:
    """The decks of a guest are those of the new account."""
    for game in NAMES:
        for name, text in (await hall.ask(hall.store.decks.of, guest, game)).items():
            await hall.ask(hall.store.decks.save, user, game, name, text)
            await hall.ask(hall.store.decks.delete, guest, game, name)


@page
async def sign_out(visit: Visit) -> Response:
    visit.session = fresh(visit.hall.now(), visit.session.lang, visit.session.theme)
    return visit.go("/")


@page
async def change_password(visit: Visit) -> Response:
    visit.limit("password")
    user = await _confirmed(visit, visit.field("old"))
    if user is None:
        return await _account(visit, "password", visit.say("web-wrong-password"))
    try:
        new = _password(visit.field("new"))
    except Refused as error:
        return await _account(visit, "password", visit.say(error.key, **error.facts))
    stamp = await visit.hall.ask(visit.hall.store.accounts.set_password, user.id, new)
    visit.changed(stamp=stamp)
    return await _account(visit, notice=visit.say("web-password-changed"))


@page
async def delete(visit: Visit) -> Response:
    """Delete the account: the password is asked once more."""
    visit.limit("password")
    user = await _confirmed(visit, visit.field("password"))
    if user is None:
        return await _account(visit, "delete", visit.say("web-wrong-password"))
    await visit.hall.ask(visit.hall.store.accounts.delete, user.id)
    notes.tell("deleted", player=user.id)
    visit.session = fresh(visit.hall.now(), visit.session.lang, visit.session.theme)
    return visit.go("/")


async def _confirmed(visit: Visit, password: str) -> User | None:
    """The account of the session, if this is its password."""
    hall, session = visit.hall, visit.session
    if not session.user:
        return None
    user = await hall.ask(hall.store.accounts.check, session.name, password[:_LONGEST])
    return user if user is not None and user.id == session.user else None


def _password(text: str) -> str:
    if not _SHORTEST <= len(text) <= _LONGEST:
        raise Refused("web-bad-password", shortest=_SHORTEST, longest=_LONGEST)
    return text
