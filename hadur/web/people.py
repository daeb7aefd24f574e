"""The people at a table, in words for one of them: who plays with whom and goes on, who has won."""

from __future__ import annotations

from collections.abc import Sequence

from hadur.drawing.tabletop import around
from hadur.kernel.standing import winners
from hadur.text.catalogue import Catalogue
from hadur.web.facts import Seat, Series, TableFacts
from hadur.web.look import PageBook


def in_order(facts: TableFacts) -> list[Seat]:
    """All seats clockwise, the reader's own first; a spectator sits with seat 0."""
    near = facts.you.index if facts.you else 0
    return [facts.seats[seat] for seat in around(near, len(facts.seats))]


def listed(texts: Catalogue, names: Sequence[str]) -> str:
    """Names in a row, as sentences have them, "and" before the last one."""
    names = [texts.say("player-named", name=name) for name in names]
    if len(names) < 2:
        return "".join(names)
    return texts.say("web-and", first=", ".join(names[:-1]), last=names[-1])


def side_tag(texts: Catalogue, facts: TableFacts, seat: Seat) -> str:
    """Which side a seat is on, where some play together: the reader's, or its name or number. While
    seats are filled sides that have names are told of any."""
    named = facts.position is None and texts.has("side-1")
    if all(len(side) == 1 for side in facts.sides) and not named:
        return ""
    if facts.you and seat.index in facts.together(facts.you.index):
        return "" if seat is facts.you else texts.say("web-side-yours")
    number = next(n for n, side in enumerate(facts.sides, 1) if seat.index in side)
    own = f"side-{number}"
    return texts.say(own) if texts.has(own) else texts.say("web-side-number", number=number)


def mates(facts: TableFacts) -> list[Seat]:
    """The others of the reader's side."""
    if facts.you is None:
        return []
    own = facts.own
    together = facts.together(facts.you.index)
    return [seat for seat in facts.seats if seat.index in together and seat not in own]


def plays_on(facts: TableFacts, leaver: Seat) -> bool:
    """Whether the game goes on without a seat: as long as two sides are left."""
    left = {
        facts.together(seat.index) for seat in facts.seats if not seat.out and seat is not leaver
    }
    return len(left) > 1


def result_line(book: PageBook, facts: TableFacts) -> str:
    """How the game ended for its reader; "" while it goes on."""
    if facts.status != "over" or facts.position is None:
        return ""
    scores: list[int] | None = facts.position.view["result"]
    if scores is None:
        left = facts.ended == "abandoned"
        return book.say("web-ended-abandoned" if left else "web-table-closed")
    won = [facts.seats[seat] for seat in winners(scores)]
    if not won:
        return book.say("result-drawn")
    own = facts.own
    if own and all(seat in won for seat in own):
        others = [seat.name for seat in won if seat not in own]
        if others:
            return book.say("web-result-won-with", names=listed(book.texts, others))
        return book.say("result-won")
    lost = bool(own) and not any(seat in won for seat in own)
    if lost and len(facts.seats) == 2:
        return book.say("result-lost")
    told = _winners_line(book.texts, [seat.name for seat in won])
    return f"{book.say('result-lost')} {told}" if lost else told


def _winners_line(texts: Catalogue, names: Sequence[str]) -> str:
    if len(names) == 1:
        return texts.sentence("result-winner", player=names[0])
    return texts.sentence("web-result-winners", names=listed(texts, names))


def series_line(book: PageBook, facts: TableFacts) -> str:
    """Which game of a series this is, and how it stands; "" for a game by itself."""
    series = facts.series
    if series is None:
        return ""
    score = " – ".join(
        f"{seat.name} {won}" for seat, won in zip(facts.seats, series.won, strict=True)
    )
    form = book.say(f"option-{series.form}") if series.form else book.say("web-series-form")
    line = book.texts.sentence("web-series", form=form, number=series.number, score=score)
    return f"{line}. {_series_won(book, facts, series)}" if series.winners else line


def _series_won(book: PageBook, facts: TableFacts, series: Series) -> str:
    names = listed(book.texts, [facts.seats[seat].name for seat in series.winners])
    return book.texts.sentence("web-series-won", names=names, count=len(series.winners))


def next_choices(book: PageBook, facts: TableFacts) -> tuple[str, list[tuple[str, str]]]:
    """What is to be chosen of the next game of a series, and all it can be, in words."""
    choice = facts.series.choice if facts.series is not None else None
    if choice is None:
        return "", []
    values = [(value, book.value_title(choice, value)) for value in choice.values]
    return book.say(f"option-{choice.name}"), values
