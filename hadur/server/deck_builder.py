"""The deck builder: what is being built, checked, saved and read."""

from __future__ import annotations

from dataclasses import replace

from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, PlainTextResponse, Response

from hadur.games import load
from hadur.kernel.decks import MOST_COPIES, MOST_NAMES
from hadur.kernel.errors import HadurError
from hadur.server.saved_decks import MOST, OWN, decks_of, saved
from hadur.server.visits import Visit, page
from hadur.table.errors import Refused
from hadur.web import pages
from hadur.web.facts import DeckFacts

_LONGEST = 60


@page
async def builder(visit: Visit) -> Response:
    """Begin with a ready deck, or with one of one's own."""
    game = _game(visit)
    own = await saved(visit.hall, visit.session, game)
    pool = _pool(game, visit.query("packs"), visit.query("seat"))
    if pool:
        return visit.html(pages.deck(visit.reader(), _of_packs(game, tuple(own), *pool)))
    wanted = visit.query("from") or load(game).ready_decks()[0]
    decks = decks_of(game)
    try:
        if wanted.startswith(OWN):
            deck = decks.from_text(own[wanted.removeprefix(OWN)])
        else:
            deck = decks.ready_deck(wanted)
    except (KeyError, HadurError) as error:
        raise HTTPException(404) from error
    facts = DeckFacts(game, deck.name, deck.leader, deck.cards, tuple(own))
    return visit.html(pages.deck(visit.reader(), facts))


@page
async def read(visit: Visit) -> Response:
    """Begin with a deck that came as text; nothing is saved yet."""
    game = _game(visit)
    own = tuple(await saved(visit.hall, visit.session, game))
    reader = visit.reader(path=f"/decks/{game}")
    decks = decks_of(game)
    try:
        deck = decks.from_text(visit.field("text"))
    except (HadurError, ValueError) as error:
        ready = decks.ready_deck(load(game).ready_decks()[0])
        sentence = visit.say("web-deck-unread", problem=str(error)[:200])
        facts = DeckFacts(game, ready.name, ready.leader, ready.cards, own, sentence)
        return visit.html(pages.deck(reader, facts))
    facts = DeckFacts(game, deck.name[:_LONGEST], deck.leader, deck.cards, own)
    return visit.html(pages.deck(reader, facts))


@page
async def save(visit: Visit) -> Response:
    """Save a deck, legal or not; or only check it, without a script."""
    game = _game(visit)
    own = await saved(visit.hall, visit.session, game)
    facts = _built(visit.form, game, tuple(own))
    path = f"/decks/{game}"
    if visit.field("only") == "check":
        return visit.html(pages.deck(visit.reader(path=path), facts))
    if len(own) >= MOST and facts.name not in own:
        raise Refused("web-many-decks", limit=MOST)
    visit.limit("deck")
    store = visit.hall.store.decks
    await visit.hall.ask(store.save, visit.session.player, game, facts.name, _text(facts))
    names = tuple(sorted({*own, facts.name}))
    facts = replace(facts, saved=names)
    notice = visit.say("web-deck-saved", name=facts.name)
    return visit.html(pages.deck(visit.reader(notice, path), facts))


@page
async def delete(visit: Visit) -> Response:
    """Forget the saved deck that was loaded, whatever name is typed for it now; nothing happens to
    tables where it is played."""
    game, name = _game(visit), visit.field("deck")
    await visit.hall.ask(visit.hall.store.decks.delete, visit.session.player, game, name)
    return visit.go(f"/decks/{game}")


@page
async def check(visit: Visit) -> Response:
    """The verdict alone, for the script."""
    facts = _built(visit.form, _game(visit), ())
    return HTMLResponse(pages.deck_verdict(visit.reader(), facts))


@page
async def as_text(visit: Visit) -> Response:
    return PlainTextResponse(_text(_built(visit.form, _game(visit), ())))


def _game(visit: Visit) -> str:
    """The game in the address; 404 if nobody builds decks for it."""
    game = visit.game()
    if not load(game).ready_decks():
        raise HTTPException(404)
    return game


def _pool(game: str, packs: str, seat: str) -> tuple[int, int] | None:
    """The packs that are meant, and whose; None where a deck is built of any cards."""
    if not packs:
        return None
    if not all(text.isascii() and text.isdecimal() and len(text) < 7 for text in (packs, seat)):
        raise HTTPException(400)
    if int(seat) >= max(load(game).seats) or not int(packs):
        raise HTTPException(404)
    return int(packs), int(seat)


def _of_packs(game: str, own: tuple[str, ...], packs: int, seat: int) -> DeckFacts:
    """A new deck of a seat's packs."""
    try:
        pool = load(game).pool(packs, seat)
    except HadurError as error:
        raise HTTPException(404) from error
    name = f"packs-{packs}-{seat + 1}"
    return DeckFacts(game, name, "", {}, own, packs=packs, seat=seat, pool=pool)


def _built(form: FormData, game: str, own: tuple[str, ...]) -> DeckFacts:
    """What the form holds, as far as it makes sense."""
    name, leader = (" ".join(str(form.get(f, "")).split())[:_LONGEST] for f in ("name", "leader"))
    cards: dict[str, int] = {}
    for field, value in form.items():
        if field.startswith("card-") and isinstance(value, str) and value.strip("0"):
            if not (value.isascii() and value.isdecimal()) or len(value) > 4:
                raise HTTPException(400)
            if int(value) > MOST_COPIES or len(cards) >= MOST_NAMES:
                raise HTTPException(400)
            cards[field.removeprefix("card-")[:_LONGEST]] = int(value)
    if not name.isprintable():
        raise HTTPException(400)
    pool = _pool(game, *(str(form.get(field, "")) for field in ("packs", "seat")))
    facts = _of_packs(game, own, *pool) if pool else DeckFacts(game, "", "", saved=own)
    return replace(facts, name=name or "?", leader=leader, cards=cards)


def _text(facts: DeckFacts) -> str:
    decks = decks_of(facts.game)
    return decks.to_text(decks.Deck(facts.name, facts.leader, facts.cards))
