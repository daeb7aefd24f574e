"""Names and accounts: guests, signing up and in and out, passwords, leaving for good."""

from __future__ import annotations

from dataclasses import replace

import msgspec
from starlette.responses import Response

from hadur.games import NAMES
from hadur.server import notes
from hadur.server.hall import Hall
from hadur.server.listing import played_game, result_for
from hadur.server.sessions import fresh
from hadur.server.visits import Visit, page, safe_path
from hadur.store.accounts import User
from hadur.store.errors import NameTaken
from hadur.table import writings
from hadur.table.errors import Refused
from hadur.web import pages
from hadur.web.facts import AccountFacts, SignedInRow

_SHORTEST = 8
_LONGEST = 200
_EXPORTED = 10_000
_SHOWN = 30


async def guest_name(hall: Hall, name: str) -> str:
    """A name that a guest may go by; Refused if it belongs to an account."""
    shown = writings.name(name)
    if await hall.ask(hall.store.accounts.has_name, shown):
        raise Refused("web-name-taken", name=shown)
    return shown


@page
async def account(visit: Visit) -> Response:
    return await account_page(visit)


async def account_page(visit: Visit, form: str = "", error: str = "", notice: str = "") -> Response:
    played = await _played(visit)
    post = visit.hall.post
    facts = replace(played, error=error, form=form, has_mail=post.has_mail, has_hook=post.has_hook)
    if visit.session.user:
        facts = await _own(visit, facts)
        accounts = visit.hall.store.accounts
        code = await visit.hall.ask(accounts.first_recovery_code, visit.session.user)
        contact = await visit.hall.ask(visit.hall.store.contacts.of, visit.session.user)
        facts = replace(facts, recovery=code, mail=contact.mail, turns=contact.turns)
        facts = replace(facts, moderator=await visit.hall.is_moderator(visit.session))
    status = 409 if error else 200
    return visit.html(pages.account(visit.reader(notice, "/account"), facts), status)


async def _played(visit: Visit) -> AccountFacts:
    """What somebody has played to its end, guests too."""
    hall, session = visit.hall, visit.session
    found = await hall.ask(hall.store.tables_of, *session.ids, status="over", limit=1000)
    ended = [(id, listing) for id, listing in found if listing.scores]
    games = [await played_game(hall, id, at, session, visit.lang) for id, at in ended[:_SHOWN]]
    won = sum(result_for(at, session.ids) == "won" for _, at in ended)
    return AccountFacts(len(ended), won, tuple(game for game in games if game is not None))


async def _own(visit: Visit, facts: AccountFacts) -> AccountFacts:
    hall, user = visit.hall, visit.session.user
    decks = [
        (game, name) for game in NAMES for name in await hall.ask(hall.store.decks.of, user, game)
    ]
    ratings = await hall.ask(hall.store.ratings.of, user)
    now = hall.now()
    signed_in = tuple(
        SignedInRow(max(0, now - there.began), there.program, there.id == visit.session.key)
        for there in await hall.ask(hall.store.accounts.sessions, user)
    )
    return replace(
        facts,
        decks=tuple(decks),
        signed_in=signed_in,
        ratings=tuple((game, ratings[game].shown) for game in NAMES if game in ratings),
    )


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
        return await account_page(visit, "name", visit.say(error.key, **error.facts))
    return visit.go(safe_path(visit.field("next"), "/account"))


@page
async def sign_up(visit: Visit) -> Response:
    visit.limit("password")
    hall = visit.hall
    try:
        name = writings.name(visit.field("name"))
        password = checked_password(visit.field("password"))
        user = await hall.ask(hall.store.accounts.add, name, password, hall.now())
    except Refused as error:
        return await account_page(visit, "up", visit.say(error.key, **error.facts))
    except NameTaken:
        sentence = visit.say("web-name-taken", name=visit.field("name")[:100])
        return await account_page(visit, "up", sentence)
    await _take_decks(hall, visit.session.guest, user.id)
    await hall.ask(hall.store.accounts.adopt, user.id, visit.session.guest, hall.now())
    notes.tell("signed-up", player=user.id)
    return await signed_in(visit, user)


@page
async def sign_in(visit: Visit) -> Response:
    visit.limit("password")
    hall = visit.hall
    name, password = visit.field("name")[:100], visit.field("password")[:_LONGEST]
    visit.limit("account", writings.skeleton(name))
    user = await hall.ask(hall.store.accounts.check, name, password)
    if user is None:
        notes.warn("wrong-password", name=name)
        return await account_page(visit, "in", visit.say("web-wrong-password"))
    notes.tell("signed-in", player=user.id)
    return await signed_in(visit, user)


async def signed_in(visit: Visit, user: User) -> Response:
    """Another session: whoever knows the one before is not signed in."""
    now = visit.hall.now()
    key = await visit.hall.ask(visit.hall.store.accounts.sign_in, user.id, now)
    guests = await visit.hall.ask(visit.hall.store.accounts.guests, user.id)
    visit.session = msgspec.structs.replace(
        visit.session,
        began=now,
        name=user.name,
        user=user.id,
        stamp=user.stamp,
        key=key,
        guests=guests,
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
    session = visit.session
    if session.user:
        await visit.hall.ask(visit.hall.store.accounts.sign_out, session.user, session.key)
    visit.session = fresh(visit.hall.now(), visit.session.lang, visit.session.theme)
    return visit.go("/")


@page
async def export(visit: Visit) -> Response:
    """All that is kept of an account, as data: what it is, its decks, its tables, its sessions."""
    hall, user = visit.hall, visit.session.user
    if not user:
        return visit.go("/account")
    store = hall.store
    found = await hall.ask(store.accounts.find, user)
    contact = await hall.ask(store.contacts.of, user)
    tables = await hall.ask(store.tables_of, *visit.session.ids, limit=_EXPORTED)
    facts = {
        "id": user,
        "name": visit.session.name if found is None else found.name,
        "mail": contact.mail,
        "told_of_turns": contact.turns,
        "guests": await hall.ask(store.accounts.guests, user),
        "ratings": {
            game: {"rating": rating.shown, "games": rating.games, "won": rating.won}
            for game, rating in (await hall.ask(store.ratings.of, user)).items()
        },
        "decks": {game: await hall.ask(store.decks.of, user, game) for game in NAMES},
        "tables": [
            {
                "id": id,
                "game": at.game,
                "status": at.status,
                "opened": at.opened,
                "names": [seat.name for seat in at.seats],
                "scores": at.scores,
            }
            for id, at in tables
        ],
        "signed_in": [
            {"began": there.began, "program": there.program}
            for there in await hall.ask(store.accounts.sessions, user)
        ],
    }
    head = {"Content-Disposition": 'attachment; filename="hadur-account.json"'}
    return Response(msgspec.json.encode(facts), media_type="application/json", headers=head)


@page
async def sign_out_others(visit: Visit) -> Response:
    """End all other sessions of the account, those of programs too."""
    session = visit.session
    if session.user:
        await visit.hall.ask(visit.hall.store.accounts.sign_out_others, session.user, session.key)
    return visit.go("/account")


@page
async def change_password(visit: Visit) -> Response:
    visit.limit("password")
    user = await _confirmed(visit, visit.field("old"))
    if user is None:
        return await account_page(visit, "password", visit.say("web-wrong-password"))
    try:
        new = checked_password(visit.field("new"))
    except Refused as error:
        return await account_page(visit, "password", visit.say(error.key, **error.facts))
    stamp = await visit.hall.ask(visit.hall.store.accounts.set_password, user.id, new)
    visit.changed(stamp=stamp)
    await visit.hall.ask(visit.hall.store.accounts.sign_out_others, user.id, visit.session.key)
    return await account_page(visit, notice=visit.say("web-password-changed"))


@page
async def recover(visit: Visit) -> Response:
    """Another password for who has the account's code; it counts as a guess at the password."""
    visit.limit("password")
    hall = visit.hall
    name, code = visit.field("name")[:100], visit.field("code")[:100]
    visit.limit("account", writings.skeleton(name))
    try:
        password = checked_password(visit.field("new"))
    except Refused as error:
        return await account_page(visit, "recover", visit.say(error.key, **error.facts))
    user = await hall.ask(hall.store.accounts.recover, name, code, password)
    if user is None:
        notes.warn("wrong-code", name=name)
        return await account_page(visit, "recover", visit.say("web-wrong-code"))
    notes.tell("recovered", player=user.id)
    return await signed_in(visit, user)


@page
async def new_code(visit: Visit) -> Response:
    """Another code in the place of one that was lost: the password is asked once more."""
    visit.limit("password")
    user = await _confirmed(visit, visit.field("password"))
    if user is None:
        return await account_page(visit, "code", visit.say("web-wrong-password"))
    await visit.hall.ask(visit.hall.store.accounts.forget_recovery, user.id)
    return await account_page(visit)


@page
async def delete(visit: Visit) -> Response:
    """Delete the account: the password is asked once more."""
    visit.limit("password")
    user = await _confirmed(visit, visit.field("password"))
    if user is None:
        return await account_page(visit, "delete", visit.say("web-wrong-password"))
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


def checked_password(text: str) -> str:
    if not _SHORTEST <= len(text) <= _LONGEST:
        raise Refused("web-bad-password", shortest=_SHORTEST, longest=_LONGEST)
    return text
