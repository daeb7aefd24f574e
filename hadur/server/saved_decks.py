"""Decks as setups hold them: a ready one by its name, or one that somebody has saved."""

from __future__ import annotations

import random
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

from hadur.games import load
from hadur.kernel.errors import HadurError
from hadur.kernel.parts import Decks
from hadur.server.hall import Hall
from hadur.server.sessions import Session
from hadur.table.errors import Refused

OWN: Final = "own:"
MOST: Final = 60
"""So many decks somebody may save for a game."""


def decks_of(game: str) -> Decks:
    return load(game).decks()


async def saved(hall: Hall, session: Session, game: str) -> dict[str, str]:
    """The texts of somebody's decks by name."""
    return await hall.ask(hall.store.decks.of, session.player, game)


async def saved_data(hall: Hall, session: Session, game: str) -> dict[str, Any]:
    """Somebody's decks as setups hold them, as far as they can be read and played."""
    if not load(game).ready_decks():
        return {}
    decks = decks_of(game)
    found: dict[str, Any] = {}
    for name, text in (await saved(hall, session, game)).items():
        with suppress(HadurError, ValueError):
            found[name] = decks.to_data(decks.check(decks.from_text(text)))
    return found


async def deck_data(hall: Hall, session: Session, game: str, wanted: Any) -> Any:
    """The deck that is meant, as a setup holds it: "own:NAME" is one of the session's own."""
    if not isinstance(wanted, str) or not wanted.startswith(OWN):
        return wanted
    text = (await saved(hall, session, game)).get(wanted.removeprefix(OWN))
    if text is None:
        raise Refused("web-no-deck", name=wanted.removeprefix(OWN)[:60])
    decks = decks_of(game)
    try:
        return decks.to_data(decks.from_text(text))
    except (HadurError, ValueError) as error:
        raise Refused("table-bad-setup", message=str(error)) from error


def another_deck(game: str, than: object, among: Sequence[str]) -> str:
    """A ready deck of these drawn by lot that makes an even match, another than this one; "" if
    there is none."""
    others = [name for name in decks_of(game).peers(than) if name != than and name in among]
    return random.SystemRandom().choice(others) if others else ""
