"""A table as somebody wishes it: what is chosen, and who sits where.

The fields of a form are `seats` (how many there are), `option-NAME` for the table, and for each
seat `seat-N-NAME` and `seat-N-player`: "me", "open", or the name of a bot. The short form for two
is `deck`, `against` (the deck of the other seat) and `opponent` ("person" or a bot)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from hadur.kernel.choices import Kind
from hadur.kernel.game import Game
from hadur.server.hall import Hall
from hadur.server.messages import BadMessage
from hadur.server.saved_decks import another_deck, deck_data
from hadur.server.sessions import Session
from hadur.table.commands.opening import check_bot
from hadur.table.entries import Body, Ready, Sat
from hadur.table.errors import Refused
from hadur.table.options import Options
from hadur.table.writings import name as checked_name

ME: Final = "me"
OPEN: Final = "open"
PERSON: Final = "person"
_SHORT: Final = {"deck": "seat-0-deck", "against": "seat-1-deck", "opponent": "seat-1-player"}


@dataclass(frozen=True)
class WishedTable:
    """`players` are by seat: "me", "open", or the name of a bot."""

    setup: dict[str, Any]
    players: list[str]

    @property
    def mine(self) -> list[int]:
        """The seats that whoever opens the table takes."""
        return [seat for seat, who in enumerate(self.players) if who == ME]


def of_form(game: Game, form: Mapping[str, str], others: str) -> WishedTable:
    """What a form asks for; `others` is who sits at all seats but the first unless it says. Seats
    beyond the number that is wanted may be left over from a larger one."""
    count = _count(game, form.get("seats", ""))
    seats: list[dict[str, Any]] = [{} for _ in range(count)]
    players = [ME, *(others for _ in range(count - 1))]
    options: dict[str, str] = {}
    for field, value in spelled_out(form).items():
        kind, _, rest = field.partition("-")
        if kind == "option" and value:
            options[rest] = value
        number, _, name = rest.partition("-")
        if kind != "seat" or not value or not _is_seat(number, count):
            continue
        if name == "player":
            players[int(number)] = value
        else:
            seats[int(number)][name] = value
    return WishedTable({"seats": seats, "options": options}, players)


def spelled_out(form: Mapping[str, str]) -> dict[str, str]:
    """The same form without the short names for two."""
    fields = {_SHORT[name]: form[name] for name in _SHORT if form.get(name)}
    if fields.get("seat-1-player") == PERSON:
        fields["seat-1-player"] = OPEN
    return {**fields, **{name: value for name, value in form.items() if name not in _SHORT}}


def _count(game: Game, text: str) -> int:
    if not text:
        return game.seats[0]
    if text not in [str(number) for number in game.seats]:
        raise BadMessage(f"'seats' should be one of: {', '.join(map(str, game.seats))}")
    return int(text)


def _is_seat(text: str, count: int) -> bool:
    return text.isascii() and text.isdecimal() and len(text) < 3 and int(text) < count


async def with_decks(hall: Hall, session: Session, game: Game, setup: Mapping[str, Any]) -> Any:
    """The setup with decks of one's own looked up."""
    seats = setup.get("seats")
    if not isinstance(seats, list) or len(seats) > max(game.seats):
        return setup
    found = []
    for seat in seats:
        if isinstance(seat, dict) and "deck" in seat:
            seat = {**seat, "deck": await deck_data(hall, session, game.name, seat["deck"])}
        found.append(seat)
    return {**setup, "seats": found}


def with_lots(game: Game, setup: dict[str, Any]) -> dict[str, Any]:
    """The setup with a deck drawn by lot for every seat that has to have one and named none: one
    that makes an even match for the first. The first gets the usual one."""
    need = [choice for choice in game.choices(setup) if choice.kind is Kind.DECK]
    seats = [dict(seat) for seat in setup["seats"]]
    for choice in need:
        seat = choice.seat
        if seat is not None and not seats[seat].get("deck"):
            first = seats[need[0].seat or 0].get("deck")
            usual = choice.values[0] if choice.values else choice.default
            found = another_deck(game.name, first, choice.values) if first else usual
            seats[seat]["deck"] = found or choice.default
    return {**setup, "seats": seats}


def check_rated(options: Options, session: Session) -> None:
    """Ratings are kept of accounts: a guest has nowhere to keep one."""
    if options.rated and not session.user:
        raise Refused("web-rated-guests")


def seated(wish: WishedTable, session: Session, rated: bool) -> list[Body]:
    """Everybody sits down. Where nobody else has to come, the game may begin."""
    name = checked_name(session.name) if wish.mine else ""
    bodies: list[Body] = []
    for seat, who in enumerate(wish.players):
        if who == ME:
            own = name if len(wish.mine) == 1 else f"{name} {seat + 1}"
            bodies.append(Sat(seat=seat, name=own, player=session.player))
        elif who != OPEN:
            if rated:
                raise Refused("table-rated-bots")
            check_bot(who)
            bodies.append(Sat(seat=seat, name=who, bot=who))
    if OPEN not in wish.players:
        bodies += [Ready(seat=seat, ready=True) for seat in wish.mine]
    return bodies
