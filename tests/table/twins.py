"""Tables that somebody cannot tell apart: another seed, other secrets, other hidden cards."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from hadur.kernel.record import Line
from hadur.kernel.state import State
from hadur.table.standing_orders import StandingOrder, Until
from hadur.table.table import Table
from hadur.table.view import shown

from .house import House

OTHER_CODE = "ZZZZ-ZZZZ-ZZZZ"


def bytes_for(table: Table, player: str | None, now: int) -> bytes:
    """Every byte somebody is shown."""
    return msgspec.json.encode(shown(table, player, now))


def twin_for(house: House, seat: int, player: str | None, rng: int) -> Table:
    """A table that is the same to `player`, who knows no more than `seat` does."""
    twin = house.again()
    twin.opened = msgspec.structs.replace(
        twin.opened,
        seed=twin.opened.seed ^ 12345,
        code=OTHER_CODE,
        seat_codes=[OTHER_CODE] * len(twin.seats),
    )
    eyes = twin.seen_by(player)
    for number, place in enumerate(twin.seats):
        if number not in eyes:
            place.orders = (StandingOrder(f"q{rng}", "secret", Until.CANCELLED),)
            if place.player is not None:
                place.player = f"{place.player}-{rng}"
    if twin.match is not None and not twin.match.state.over:
        # First the moves: the positions they were made in are what they were.
        secret = sealed_by_others(house, eyes)
        for number in secret:
            played = twin.match._played[number]
            twin.match._played[number] = replace(played, line=Line(played.line.seat, "secret"))
        twin.match.state = imagined(twin.match.state, seat, rng)
    return twin


def imagined(state: State, seat: int, rng: int) -> State:
    """A position the seat cannot tell from this one: whoever has answered has answered, but
    maybe otherwise."""
    other = state.sample(seat, rng)
    for k, answer in enumerate(state.answers[: len(state.asks)]):
        if answer >= 0 and other.answers[k] < 0:
            legal = other.legal(k)
            other.advance(legal[rng % len(legal)], k)
    return other


def sealed_by_others(house: House, eyes: tuple[int, ...]) -> list[int]:
    """Secret answers of others in the round that is being answered."""
    match = house.table.match
    assert match is not None
    asks = match.state.asks
    if len(asks) < 2:
        return []
    answered = [n for n, played in enumerate(match._played) if asks[0] in played.before.asks]
    return [
        n for n in answered if house.table.made[n].seat not in eyes and not house.table.made[n].left
    ]


def assert_nothing_leaks(house: House, spectators: tuple[str | None, ...], rng: int) -> int:
    """Whatever somebody cannot know may be otherwise: they are shown the same. Returned is how
    often hidden cards were really changed."""
    changed = 0
    table = house.table
    for seat, place in enumerate(table.seats):
        for player in (place.player, *spectators):
            if place.player is None:
                continue
            twin = twin_for(house, seat, player, rng)
            if table.match is not None and twin.match is not None:
                changed += twin.match.state.dump() != table.match.state.dump()
            assert bytes_for(table, player, house.now) == bytes_for(twin, player, house.now)
    return changed
