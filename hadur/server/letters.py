"""What an account does by mail: an address that it confirms, a forgotten password, news of turns.

A link in a letter is signed by this server and says what it is for; whoever follows it is asked
once more, since some mailboxes follow links by themselves.
"""

from __future__ import annotations

from typing import Final

import msgspec
from starlette.exceptions import HTTPException
from starlette.responses import Response

from hadur.server import notes
from hadur.server.accounts import account_page, checked_password, signed_in
from hadur.server.post import is_address
from hadur.server.visits import Visit, base_of, page
from hadur.store.contacts import Contact
from hadur.table import writings
from hadur.table.errors import Refused
from hadur.web import pages

_HOUR: Final = 60 * 60 * 1000
_CONFIRM: Final = 48 * _HOUR
_RESET: Final = _HOUR
"""Milliseconds for which a link in a letter is good."""
_LONGEST: Final = 1000


class Link(msgspec.Struct, frozen=True):
    """What a link is for: an account, its address (to be confirmed) or the stamp of its password
    (to be replaced), and until when."""

    user: str
    what: str
    until: int


def _seal(visit: Visit, purpose: str, user: str, what: str, lasts: int) -> str:
    link = Link(user, what, visit.hall.now() + lasts)
    return visit.hall.sessions.seal(purpose, msgspec.json.encode(link))


def _opened(visit: Visit, purpose: str) -> Link:
    """The link that somebody followed; 404 for one that is not ours or too old."""
    token: str = visit.request.path_params["token"]
    content = visit.hall.sessions.open(purpose, token) if len(token) <= _LONGEST else None
    if content is None:
        raise HTTPException(404)
    link = msgspec.json.decode(content, type=Link)
    if link.until < visit.hall.now():
        raise HTTPException(410)
    return link


def _link(visit: Visit, path: str) -> str:
    return f"{base_of(visit.request)}{path}"


# -- an address ------------------------------------------------------------------------------------


@page
async def set_mail(visit: Visit) -> Response:
    """An address for the account, or none: it counts once it is confirmed from there."""
    hall, user = visit.hall, visit.session.user
    if not user or not hall.post.has_mail:
        raise HTTPException(404)
    mail = visit.field("mail").strip()[:_LONGEST]
    contact = await hall.ask(hall.store.contacts.of, user)
    if not mail:
        await hall.ask(hall.store.contacts.keep, user, contact._replace(mail=""))
        return visit.go("/account")
    if not is_address(mail):
        return await account_page(visit, "mail", visit.say("web-bad-mail"))
    for who in (user, mail.lower(), visit.address):
        visit.limit("mail", who)
    link = _link(visit, f"/account/mail/{_seal(visit, 'mail', user, mail, _CONFIRM)}")
    text = visit.say("mail-confirm", name=visit.session.name, link=link)
    hall.post.mail(mail, visit.say("mail-confirm.subject"), text)
    return await account_page(visit, notice=visit.say("web-mail-sent", mail=mail))


@page
async def ask_to_confirm(visit: Visit) -> Response:
    link = _opened(visit, "mail")
    path = visit.request.url.path
    return visit.html(pages.confirm(visit.reader(path="/account"), path, link.what))


@page
async def confirm(visit: Visit) -> Response:
    link = _opened(visit, "mail")
    hall = visit.hall
    if await hall.ask(hall.store.accounts.find, link.user) is None:
        raise HTTPException(404)
    before = await hall.ask(hall.store.contacts.of, link.user)
    contact = Contact(link.what, visit.lang, before.turns)
    await hall.ask(hall.store.contacts.keep, link.user, contact)
    notes.tell("mail-confirmed", player=link.user)
    return await account_page(visit, notice=visit.say("web-mail-confirmed", mail=link.what))


@page
async def set_turns(visit: Visit) -> Response:
    """Whether somebody is told that it is their turn, in games by days."""
    hall, user = visit.hall, visit.session.user
    if not user:
        raise HTTPException(404)
    contact = await hall.ask(hall.store.contacts.of, user)
    wished = contact._replace(turns=bool(visit.field("turns")), lang=visit.lang)
    await hall.ask(hall.store.contacts.keep, user, wished)
    return visit.go("/account")


# -- a forgotten password --------------------------------------------------------------------------


@page
async def forgot(visit: Visit) -> Response:
    """Write to the owner of an account. The answer is the same whether there is one or not."""
    hall = visit.hall
    if not hall.post.has_mail:
        raise HTTPException(404)
    visit.limit("password")
    name = visit.field("name")[:100]
    visit.limit("account", writings.skeleton(name))
    visit.limit("mail", writings.skeleton(name))
    user = await hall.ask(hall.store.accounts.named, name)
    contact = Contact() if user is None else await hall.ask(hall.store.contacts.of, user.id)
    if user is not None and contact.mail:
        link = _link(visit, f"/account/reset/{_seal(visit, 'reset', user.id, user.stamp, _RESET)}")
        text = visit.say("mail-reset", name=user.name, link=link)
        hall.post.mail(contact.mail, visit.say("mail-reset.subject"), text)
    return await account_page(visit, notice=visit.say("web-reset-sent"))


@page
async def ask_to_reset(visit: Visit) -> Response:
    _opened(visit, "reset")
    return visit.html(pages.reset(visit.reader(path="/account"), visit.request.url.path))


@page
async def reset(visit: Visit) -> Response:
    """Another password, once; all sessions end and this one begins."""
    visit.limit("password")
    link = _opened(visit, "reset")
    path = visit.request.url.path
    try:
        password = checked_password(visit.field("new"))
    except Refused as error:
        sentence = visit.say(error.key, **error.facts)
        return visit.html(pages.reset(visit.reader(path="/account"), path, sentence), 409)
    replace = visit.hall.store.accounts.replace_password
    user = await visit.hall.ask(replace, link.user, link.what, password)
    if user is None:
        raise HTTPException(410)
    notes.tell("recovered", player=user.id)
    return await signed_in(visit, user)
