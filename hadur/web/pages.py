"""Whole pages. Each takes its reader and its facts; the addresses that pages link to are:

    /  /play/GAME  /lobby  /join?code=  /tables/new?game=  /table/ID  /table/ID/replay
    /table/ID/record  /cards/GAME  /decks/GAME  /rules/GAME#RULE  /account  /about  /static/NAME

and the forms post to /play/GAME, /tables, /table/ID/COMMAND, /decks/GAME, /decks/GAME/check,
/decks/GAME/text, /decks/GAME/delete, /account/{name,in,up,out,password} and /preferences (lang,
theme, next).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, partial
from importlib import import_module
from typing import Final

from hadur.games import NAMES, load
from hadur.text.catalogue import Catalogue
from hadur.text.rulebook import Rule, Section, plain
from hadur.web import parts as table_parts
from hadur.web.facts import (
    AccountFacts,
    DeckFacts,
    ErrorFacts,
    LobbyFacts,
    NewTableFacts,
    Reader,
    ReplayFacts,
    TableFacts,
    TableRow,
)
from hadur.web.look import PageBook, Shown, book_of, texts_of
from hadur.web.templating import age_text, fill, pace_text, raw

GAMES: Final = ("summoner-wars", "conquest", "chaos-galaxy", "forbidden-stars", "doom")
"""All that are planned; those in hadur.games.NAMES can be played."""

_MOST: Final = {"common": 4, "champion": 1, "standard-event": 2}
_KINDS: Final = ("summoner", "champion", "common", "epic-event", "standard-event", "gate")
_USUAL: Final = {"bank": 30, "move": 90, "days": 3}
"""What a clock is set to at first: minutes, seconds, days."""
_ERRORS: Final = (400, 403, 404, 409, 410, 413, 429, 500, 503)


def _page(name: str, reader: Reader, texts: Catalogue, **facts: object) -> str:
    bare = name in ("table", "replay")
    page = "decks" if name == "deck" else name
    return fill(
        name,
        reader,
        texts,
        **{"page": page, "styles": NAMES, "bare": bare, "whole_title": False, **facts},
    )


# -- coming in -------------------------------------------------------------------------------------


def home(reader: Reader) -> str:
    games = [(name, name in NAMES) for name in GAMES]
    return _page("home", reader, texts_of(reader.lang), games=games, picture=_picture(reader.lang))


_SCENE: Final = {
    "c2": "0 queen-maldaria damage=2",
    "d2": "0 royal-guardian",
    "b3": "0 gate",
    "d4": "0 ember-mage charges=1",
    "c4": "0 fire-drake damage=3",
    "b5": "0 ember-archer",
    "e3": "0 starting-gate damage=4",
    "c5": "1 tundra-fighter damage=1",
    "d5": "1 frost-shaman",
    "d7": "1 grognack damage=5 charges=1",
    "e6": "1 smasher",
    "e7": "1 gate damage=2",
    "b7": "1 starting-gate",
    "b6": "1 shonk",
}


@cache
def _picture(lang: str) -> str:
    """A battle to look at."""
    game = load(NAMES[0])
    book = book_of(NAMES[0], lang)
    setup = game.check_setup({"decks": ["phoenix-elves", "tundra-orcs"]})
    state = game.position(setup, {"phase": "attack", "board": _SCENE}, 7)
    return book.look.board(game.view(state, None), book.texts, (), ("b5", "b6"))


def play(reader: Reader, game: str, own: Mapping[str, object] | None = None) -> str:
    """Quick start: choose a deck and play against a bot at once. `own` are the reader's own decks
    by name, as setups hold them."""
    book = book_of(game, reader.lang)
    decks = book.decks.ready_decks()
    return _page("play", reader, book.texts, game=game, book=book, decks=decks, own=own or {})


def name(reader: Reader) -> str:
    """Asks a guest for a name; `reader.path` is where they wanted to go."""
    return _page("name", reader, texts_of(reader.lang))


def lobby(reader: Reader, facts: LobbyFacts) -> str:
    texts = texts_of(reader.lang)

    def pace(row: TableRow) -> str:
        return pace_text(texts, row.pace, row.amount, row.increment)

    age = partial(age_text, texts)
    books = {name: book_of(name, reader.lang) for name in NAMES}
    return _page("lobby", reader, texts, facts=facts, pace=pace, age=age, books=books)


def new_table(reader: Reader, facts: NewTableFacts) -> str:
    book = book_of(facts.game, reader.lang)
    say = book.say
    return _page(
        "new",
        reader,
        book.texts,
        facts=facts,
        book=book,
        usual=_USUAL,
        lates=[(late, say(f"web-late-{late}")) for late in ("lose", "claim")],
        undos=[(undo, say(f"web-undo-{undo}")) for undo in ("free", "consent", "off")],
        options=_options(book),
    )


def _options(book: PageBook) -> dict[str, list[tuple[str, str]]]:
    """Settings of the game itself, every value with its words."""
    setup = import_module(f"{book.folder}.setup")
    options: Mapping[str, tuple[str, ...]] = setup.OPTIONS
    return {
        name: [(value, book.say(f"option-{name}.{_attribute(value)}")) for value in values]
        for name, values in options.items()
    }


def _attribute(value: str) -> str:
    """Text ids begin with a letter."""
    return f"seat-{value}" if value.isdigit() else value


# -- at a table ------------------------------------------------------------------------------------


def table(reader: Reader, facts: TableFacts) -> str:
    book = book_of(facts.game, reader.lang)
    heading = " – ".join(seat.name for seat in facts.seats if seat.name)
    return _page(
        "table",
        reader,
        book.texts,
        facts=facts,
        parts=table_parts.parts(reader, facts),
        title=table_parts.title(reader, facts),
        heading=f"{book.say(f'web-game-{facts.game}')}: {heading}",
    )


def replay(reader: Reader, facts: ReplayFacts) -> str:
    texts = book_of(facts.game, reader.lang).texts
    shown = table_parts.replay_parts(reader, facts)
    begun = [move for _, move in facts.turns if move <= facts.position.number]
    turn_now = begun[-1] if begun else 0
    return _page("replay", reader, texts, facts=facts, parts=shown, turn_now=turn_now)


# -- to read ---------------------------------------------------------------------------------------


def cards(reader: Reader, game: str, q: str = "", faction: str = "", kind: str = "") -> str:
    """The card browser; the script filters at once, without it the server does."""
    book = book_of(game, reader.lang)
    every = _all_cards(game, reader.lang)
    found = [
        (shown, html)
        for shown, html in every
        if (not faction or shown.card.faction == faction)
        and (not kind or shown.group == kind)
        and all(word in plain(shown.words) for word in plain(q).split())
    ]
    return _page(
        "cards",
        reader,
        book.texts,
        game=game,
        q=q,
        faction=faction,
        kind=kind,
        factions=list(dict.fromkeys(s.card.faction for s, _ in every if s.card.faction)),
        kinds=[name for name in _KINDS if any(s.group == name for s, _ in every)],
        shown=found,
    )


@cache
def _all_cards(game: str, lang: str) -> list[tuple[Shown, str]]:
    book = book_of(game, lang)
    every = book.look.all_cards(book.texts)
    return [(shown, raw(book.look.card(book.texts, shown.card.name))) for shown in every]


def rules(reader: Reader, game: str, q: str = "") -> str:
    """The rulebook, or the sections of it that have what is searched for."""
    book = book_of(game, reader.lang)
    sections = book.rulebook.sections
    if q.strip():
        found = {rule.id for rule in book.rulebook.search(q, limit=100)}
        sections = [
            Section(section.number, section.title, _kept(section, found))
            for section in sections
            if _kept(section, found)
        ]
    count = sum(len(section.rules) for section in sections)
    return _page("rules", reader, book.texts, game=game, q=q, sections=sections, count=count)


def _kept(section: Section, found: set[str]) -> tuple[Rule, ...]:
    return tuple(rule for rule in section.rules if rule.id in found)


# -- decks and accounts ----------------------------------------------------------------------------


def deck(reader: Reader, facts: DeckFacts) -> str:
    """The deck builder."""
    book = book_of(facts.game, reader.lang)
    every = [shown for shown, _ in _all_cards(facts.game, reader.lang)]
    summoners = [shown for shown in every if shown.group == "summoner"]
    summoner = next((s for s in summoners if s.card.name == facts.summoner), summoners[0])
    symbols = set(summoner.card.symbols)
    cards = [
        (shown, facts.cards.get(shown.card.name, 0), bool(symbols & set(shown.card.symbols)))
        for shown in every
        if shown.deck
    ]
    # What is in the deck stands first, so a deck can be read at a glance.
    cards.sort(key=lambda entry: (not entry[1], not entry[2]))
    return _page(
        "deck",
        reader,
        book.texts,
        facts=facts,
        book=book,
        summoners=summoners,
        summoner=summoner,
        cards=cards,
        most=_MOST,
        verdict=deck_verdict(reader, facts),
    )


def deck_verdict(reader: Reader, facts: DeckFacts) -> str:
    """Whether the deck may be played, and what is missing: a part that follows every change."""
    book = book_of(facts.game, reader.lang)
    data = {"name": facts.name, "summoner": facts.summoner, "cards": dict(facts.cards)}
    built = book.decks.from_data(data)
    problems = [
        (
            refusal.rule,
            ", ".join(book.say(f"card-{card}") for key, card in refusal.facts if key == "card"),
            book.texts.rule(refusal.rule) or refusal.reason,
        )
        for refusal in book.decks.problems(built)
    ]
    return fill(
        "verdict",
        reader,
        book.texts,
        game=facts.game,
        tallies=book.decks.tallies(built),
        problems=list(dict.fromkeys(problems)),
    )


def account(reader: Reader, facts: AccountFacts) -> str:
    texts = texts_of(reader.lang)
    return _page("account", reader, texts, facts=facts, age=partial(age_text, texts))


def about(reader: Reader) -> str:
    return _page("about", reader, texts_of(reader.lang))


def error(reader: Reader, facts: ErrorFacts) -> str:
    texts = texts_of(reader.lang)
    known = facts.status if facts.status in _ERRORS else 500 if facts.status >= 500 else 400
    return _page(
        "error",
        reader,
        texts,
        facts=facts,
        head=texts.say(f"web-error-{known}"),
        sentence=texts.say(f"web-error-{known}.text"),
    )
