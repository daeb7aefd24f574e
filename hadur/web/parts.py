"""The table page in parts: each stands in the element of its id and is replaced when it changes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache, partial
from typing import Any, Final

from markupsafe import Markup

from hadur.drawing.tabletop import around
from hadur.kernel.odds import Odds
from hadur.kernel.verdict import Verdict
from hadur.table.standing_orders import ANSWERS, ASK, topics_of
from hadur.text.menu import Run, Section, runs, sections
from hadur.text.odds import chances, footnote
from hadur.text.odds import facts as sure_facts
from hadur.web.card_names import marked
from hadur.web.facts import (
    Choice,
    LogLine,
    Position,
    Reader,
    Recap,
    ReplayFacts,
    Roll,
    Seat,
    TableFacts,
)
from hadur.web.look import PageBook, book_of
from hadur.web.people import (
    in_order,
    listed,
    mates,
    next_choices,
    plays_on,
    result_line,
    series_line,
    side_tag,
)
from hadur.web.setup_form import ready_decks, seat_fields
from hadur.web.stops import stops, windows
from hadur.web.templating import fill, pace_text, raw

_IN_SIGHT: Final = 40
"""So many lines of the log at least are not folded: more than the largest window shows at once."""

_WORTH_FOLDING: Final = 20

GROWING: Final = ("log", "chat")
"""Parts that are usually added to at their end; a screen reader hears only what is new."""

_WORTH: Final = 0.8
"""Cuts that are longer than this share of a part are not worth it."""

_IN_WORDS: Final = 8
"""So many answers with numbers in them are buttons in words."""

Parts = dict[str, str]
Cut = tuple[int, int, list[str]]
"""From a line on, so many lines become these."""
Cuts = list[Cut]


@dataclass(frozen=True)
class Changes:
    """What a client has to do to show the new parts: replace some, add to the end of others."""

    parts: Parts
    add: Parts
    cut: dict[str, Cuts]

    def __bool__(self) -> bool:
        return bool(self.parts or self.add or self.cut)


def changes(before: Parts, after: Parts, *, cutting: bool = False) -> Changes:
    """From what a client shows to what it should show; for one that can cut, what is the same in a
    part is not said again."""
    replaced: Parts = {}
    added: Parts = {}
    cut: dict[str, Cuts] = {}
    for id, html in after.items():
        old = before.get(id)
        if old is None or old == html:
            if old is None:
                replaced[id] = html
        elif id in GROWING and old and html.startswith(old):
            added[id] = html[len(old) :]
        elif cutting and (cuts := cuts_between(old, html)):
            cut[id] = cuts
        else:
            replaced[id] = html
    return Changes(replaced, added, cut)


def cuts_between(old: str, new: str) -> Cuts:
    """The lines that are not the same, the last first, so that each is counted in the old text;
    none where to say it all is about as short."""
    before, after = old.split("\n"), new.split("\n")
    start, end = 0, 0
    most = min(len(before), len(after))
    while start < most and before[start] == after[start]:
        start += 1
    while end < most - start and before[-1 - end] == after[-1 - end]:
        end += 1
    if len(before) != len(after):
        cuts = [(start, len(before) - end - start, after[start : len(after) - end])]
    else:
        cuts = []
        for k in range(start, len(before) - end):
            if before[k] == after[k]:
                continue
            if cuts and cuts[-1][0] + cuts[-1][1] == k:
                at, count, lines = cuts.pop()
                cuts.append((at, count + 1, [*lines, after[k]]))
            else:
                cuts.append((k, 1, [after[k]]))
    cost = sum(12 + sum(len(line) + 3 for line in lines) for _, _, lines in cuts)
    return cuts[::-1] if cost < _WORTH * len(new) else []


def drawn(lang: str, facts: TableFacts) -> Parts:
    """The parts that are the same for all who see the table with the same eyes in one language:
    most of the work. Nobody's name, token or form is in them."""
    if facts.position is None:
        return {}
    reader = Reader(lang=lang)
    book = book_of(facts.game, lang).calling([seat.name for seat in facts.seats])
    near, *far = (_seat(reader, book, facts, seat) for seat in in_order(facts))
    return {
        **_pictures(reader, book, facts.position),
        "far": "".join(far),
        "near": near,
        "roll": _roll(reader, book, facts.roll),
        "recap": _recap(reader, book, facts.recap),
        "log": _log(reader, book, facts.log),
    }


def drawn_from(facts: TableFacts) -> tuple[object, ...]:
    """All that `drawn` is made from: while it is the same, so is that."""
    happened = (facts.log, facts.roll, facts.recap)
    return (facts.position, facts.status, facts.seats, facts.sides, *happened)


def parts(reader: Reader, facts: TableFacts, common_parts: Parts | None = None) -> Parts:
    """All parts of a table for its reader: while seats are filled, or while a game is on. Who has
    drawn before what is the same for many gives it along."""
    book = book_of(facts.game, reader.lang)
    common = {name: _part(name, reader, book, facts) for name in ("chat", "muted", "watching")}
    common["audience"] = _part("audience", reader, book, facts, mates=_mates(book, facts))
    if facts.position is None:
        return {"seats": _part("seats", reader, book, facts, **_opening(book, facts)), **common}
    book = book.calling([seat.name for seat in facts.seats])
    return {
        **(drawn(reader.lang, facts) if common_parts is None else common_parts),
        "ask": _ask(reader, book, facts, facts.position),
        "banner": _banner(reader, book, facts),
        "tools": _tools(reader, book, facts),
        "stopping": _stopping(reader, book, facts),
        **common,
    }


def replay_parts(reader: Reader, facts: ReplayFacts) -> Parts:
    """The parts of a replay at one move."""
    book = book_of(facts.game, reader.lang).calling(facts.names)
    near, *far = (
        fill(
            "parts/replay-seat",
            reader,
            book.texts,
            seat=seat,
            several=len(facts.names) > 2,
            name=facts.names[seat],
            facts=raw(book.look.side(facts.position.view, book.texts, seat, ())),
            decides=seat in deciding(facts.position),
            out=seat in facts.position.view.get("out", ()),
        )
        for seat in around(facts.eyes or 0, len(facts.names))
    )
    return {
        **_pictures(reader, book, facts.position),
        "far": "".join(far),
        "near": near,
        "steps": fill("parts/steps", reader, book.texts, facts=facts),
        "roll": _roll(reader, book, facts.roll),
        "recap": _recap(reader, book, facts.recap),
        "log": _log(reader, book, facts.log),
    }


def why_answer(reader: Reader, game: str, verdict: Verdict) -> str:
    """The judge's answer, for the part "answer"."""
    book = book_of(game, reader.lang)
    reasons = [(refusal.rule, book.reason(refusal)) for refusal in verdict.refusals]
    return fill(
        "parts/answer", reader, book.texts, game=game, verdict=verdict, reasons=reasons, note=""
    )


def note_answer(reader: Reader, game: str, note: str) -> str:
    """A sentence for the part "answer": what was asked is no move at all."""
    texts = book_of(game, reader.lang).texts
    return fill("parts/answer", reader, texts, game=game, verdict=None, reasons=[], note=note)


def odds_answer(
    reader: Reader, game: str, view: dict[str, Any], found: Sequence[tuple[str, Odds]]
) -> str:
    """The chances of attacks, for the part "odds"."""
    book = book_of(game, reader.lang)
    texts = book.texts
    told = [
        (book.words.move_line(texts, view, move), sure_facts(texts, one), chances(texts, one), note)
        for move, one in found
        for note in (footnote(texts, one),)
    ]
    return fill("parts/odds", reader, texts, told=told, cards=partial(marked, book))


def title(reader: Reader, facts: TableFacts) -> str:
    """What stands in the window's title; it says whose turn it is."""
    book = book_of(facts.game, reader.lang)
    name = book.say(f"web-game-{facts.game}")
    if facts.status == "over":
        return f"{result_line(book, facts)} – {name}"
    if facts.position is not None and facts.position.choices:
        return f"● {book.say('your-turn')} – {name}"
    return name


def deciding(position: Position) -> list[int]:
    """The seats that have to decide something."""
    return [decision["seat"] for decision in position.view["decisions"]]


# -- one by one ------------------------------------------------------------------------------------


def _part(name: str, reader: Reader, book: PageBook, facts: TableFacts, **more: object) -> str:
    cards = partial(marked, book)
    return fill(f"parts/{name}", reader, book.texts, facts=facts, book=book, cards=cards, **more)


def _pictures(reader: Reader, book: PageBook, position: Position) -> Parts:
    starts = _starts(position)
    look, texts, view = book.look, book.texts, position.view
    game, lang = book.game.name, reader.lang
    details = [(name, _card(game, lang, name)) for name in _named(book, position)]
    return {
        "status": look.status(view, texts),
        "board": look.board(view, texts, starts, position.last),
        "hand": look.hand(view, texts, starts),
        "cards": fill("parts/cards", reader, texts, details=details),
    }


@cache
def _card(game: str, lang: str, name: str) -> Markup:
    book = book_of(game, lang)
    return raw(book.look.card(book.texts, name))


def _starts(position: Position) -> list[str]:
    """Where a move of the reader begins, each place once."""
    return list(dict.fromkeys(c.spots[0] for c in position.choices if c.spots))


def _named(book: PageBook, position: Position) -> list[str]:
    """Every card the reader can point at: on the table, in hand, or among the answers."""
    asked = {spot.partition(":")[2] for c in position.choices for spot in c.spots if ":" in spot}
    return sorted(asked.union(book.look.seen_cards(position.view)))


def _seat(reader: Reader, book: PageBook, facts: TableFacts, seat: Seat) -> str:
    assert facts.position is not None
    view = facts.position.view
    return _part(
        "seat",
        reader,
        book,
        facts,
        seat=seat,
        several=len(facts.seats) > 2,
        team=side_tag(book.texts, facts, seat),
        side=raw(book.look.side(view, book.texts, seat.index, _starts(facts.position))),
        decides=facts.status == "playing" and seat.index in deciding(facts.position),
    )


def _banner(reader: Reader, book: PageBook, facts: TableFacts) -> str:
    absent = None if facts.absent is None else facts.seats[facts.absent]
    return _part(
        "banner",
        reader,
        book,
        facts,
        result=result_line(book, facts),
        series=series_line(book, facts),
        following=next_choices(book, facts),
        absent=absent,
        goes_on=absent is not None and plays_on(facts, absent),
    )


def _tools(reader: Reader, book: PageBook, facts: TableFacts) -> str:
    """Whoever holds several seats may leave with each of them. How long the absent are waited for
    is said where people wait for each other."""
    leaving = [(seat, plays_on(facts, seat)) for seat in facts.own if not seat.out]
    people = [seat for seat in facts.seats if seat.kind == "person" and not seat.yours]
    waits = bool(people) and facts.status != "over" and facts.pace != "days"
    return _part(
        "tools",
        reader,
        book,
        facts,
        orders=_orders(book, facts),
        leaving=leaving,
        patience=-(-facts.patience // 60) if waits else 0,
    )


def _stopping(reader: Reader, book: PageBook, facts: TableFacts) -> str:
    """Apart from the tools: it is long and seldom another."""
    if facts.you is None or facts.status != "playing":
        return ""
    named = windows(facts.game, reader.lang)
    return _part("stops", reader, book, facts, windows=named, stops=stops(book, facts))


def _mates(book: PageBook, facts: TableFacts) -> str:
    """Who hears what is said to the reader's side alone; "" if nobody else is on it."""
    names = [seat.name or book.say("web-seat-free") for seat in mates(facts)]
    return listed(book.texts, names)


@dataclass(frozen=True)
class Group:
    """A menu of moves with a common title, in runs of those that read alike."""

    title: str
    runs: list[Run]
    spots: dict[str, tuple[str, ...]]


def _ask(reader: Reader, book: PageBook, facts: TableFacts, position: Position) -> str:
    view = position.view
    # The one move that does something is a button, though one could point for it.
    pointed = [c for c in position.choices if c.spots and c.text != position.useful]
    spoken = [c for c in position.choices if c not in pointed]
    numbers = _numbers([choice.text for choice in spoken])
    answers = [(c.text, book.words.move_line(book.texts, view, c.text)) for c in spoken]
    own = [d for d in view["decisions"] if d["seat"] == view["seat"]]
    return _part(
        "ask",
        reader,
        book,
        facts,
        question=book.words.question_line(book.texts, view) if own else "",
        rule=own[0]["rule"] if own else "",
        topics=_topics(book, own[0]) if own else [],
        answers=[(text, line) for text, line in answers if text not in numbers],
        numbers=[(text, line, numbers[text]) for text, line in answers if text in numbers],
        hint=_hint(pointed),
        choices=raw(book.look.choices(book.texts, _starts(position))),
        groups=_groups(book, view, pointed),
        count=len(pointed),
        useful=position.useful,
        by_text={choice.text: choice for choice in position.choices},
        harm=lambda why: book.texts.sentence(f"harm-{why}"),
        notes=book.words.question_notes(book.texts, view) if own else [],
        orderable=[c.text for c in spoken if c.text in ANSWERS],
        waiting=_waiting(book, facts, position),
        result=result_line(book, facts),
    )


def _numbers(texts: list[str]) -> dict[str, str]:
    """Answers that say how many, where there are too many of them for words: what stands on their
    buttons. None at all (0) is an answer of its own."""
    found = {text: text.rpartition(" ")[2] for text in texts}
    found = {text: word for text, word in found.items() if word.isdecimal() and word != "0"}
    return found if len(found) > _IN_WORDS else {}


def _waiting(book: PageBook, facts: TableFacts, position: Position) -> str:
    """For whom the game waits."""
    names = [seat.name for seat in facts.seats if seat.index in deciding(position)]
    return book.texts.sentence("web-waiting-for", count=len(names), names=listed(book.texts, names))


def _topics(book: PageBook, decision: Mapping[str, Any]) -> list[tuple[str, str]]:
    """The names of a question and what they are called, the narrowest first."""
    return [(name, book.words.prompt_line(book.texts, name)) for name in topics_of(decision)]


def _hint(pointed: list[Choice]) -> str:
    """How to answer by pointing: at a space, at a card of a pile, or at a piece and its target."""
    spots = [choice.spots[0] for choice in pointed]
    if all(len(choice.spots) == 1 for choice in pointed):
        if not any(":" in spot for spot in spots):
            return "pick"
        if all(":" in spot for spot in spots):
            return "take"
    return "point"


def _groups(book: PageBook, view: dict[str, object], pointed: list[Choice]) -> list[Group]:
    spots = {choice.text: choice.spots for choice in pointed}
    found: list[Section] = sections(book, view, list(spots))
    return [Group(section.title, runs(section.entries), spots) for section in found]


def _orders(book: PageBook, facts: TableFacts) -> list[tuple[str, str, str, str]]:
    """Question, answer and end of each standing order in words, and the question's name."""
    return [
        (
            book.words.prompt_line(book.texts, order.prompt),
            _said(book, f"web-order-{order.answer}", order.answer),
            book.say(f"web-order-until-{order.until}"),
            order.prompt,
        )
        for order in facts.orders
        if order.answer != ASK
    ]


def _said(book: PageBook, id: str, otherwise: str) -> str:
    """A text, or what a program has written where no text fits."""
    return book.say(id) if book.texts.has(id) else otherwise


def _log(reader: Reader, book: PageBook, log: Sequence[LogLine]) -> str:
    return "\n".join(_log_line(book.game.name, reader.lang, line) for line in log)


def folded_log(reader: Reader, facts: TableFacts) -> tuple[str, str]:
    """The log as a page begins with it: what is long past, which is folded and so costs no time to
    lay out, and the rest. Both together are the part "log"."""
    book = book_of(facts.game, reader.lang)
    log = facts.log
    heads = [k for k, line in enumerate(log[:-_IN_SIGHT]) if line.heading]
    until = heads[-1] if heads and heads[-1] >= _WORTH_FOLDING else 0
    earlier = _log(reader, book, log[:until])
    return earlier + "\n" if earlier else "", _log(reader, book, log[until:])


@lru_cache(4096)
def _log_line(game: str, lang: str, line: LogLine) -> str:
    """A line of the log, which never changes again."""
    book = book_of(game, lang)
    reader = Reader(lang=lang)
    return fill("parts/log", reader, book.texts, log=[line], cards=partial(marked, book))


def _recap(reader: Reader, book: PageBook, recap: Recap | None) -> str:
    return _recap_of(book.game.name, reader.lang, recap)


@lru_cache(512)
def _recap_of(game: str, lang: str, recap: Recap | None) -> str:
    """It stands until the reader has moved."""
    book = book_of(game, lang)
    cards = partial(marked, book)
    return fill("parts/recap", Reader(lang=lang), book.texts, recap=recap, cards=cards)


def _roll(reader: Reader, book: PageBook, roll: Roll | None) -> str:
    """The dice beside the board; a place for them where none lie yet, nothing without dice."""
    return _roll_of(book.game.name, reader.lang, roll)


@lru_cache(512)
def _roll_of(game: str, lang: str, roll: Roll | None) -> str:
    """They lie there until the next ones are thrown."""
    book = book_of(game, lang)
    cards = partial(marked, book)
    facts = {"roll": roll, "rolls": book.look.ROLLS, "cards": cards}
    return fill("parts/roll", Reader(lang=lang), book.texts, **facts)


def _opening(book: PageBook, facts: TableFacts) -> dict[str, object]:
    """What people see while seats are filled."""
    return {
        "pace": pace_text(book.texts, facts.pace, facts.amount, facts.increment),
        "places": [
            (
                seat,
                side_tag(book.texts, facts, seat),
                seat_fields(book, facts.setup, seat.index) if facts.setup else [],
            )
            for seat in facts.seats
        ],
        "packs": book.game.sealed_packs(facts.setup) if facts.setup else 0,
        "ready": ready_decks(book, facts.setup) if facts.setup else (),
    }
