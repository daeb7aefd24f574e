"""Whole pages. Each takes its reader and its facts; the addresses that pages link to are:

    /  /play/GAME  /lobby?game=  /join?code=  /tables/new?game=  /table/ID  /table/ID/replay
    /table/ID/record  /cards/GAME  /cards/GAME/CARD  /decks/GAME  /rules/GAME#RULE
    /ranking/GAME
    /account  /about  /static/NAME

and the forms post to /play/GAME, /tables, /table/ID/COMMAND, /decks/GAME, /decks/GAME/check,
/decks/GAME/{text,read,delete}, /account/{name,in,up,out,password,mail,turns,forgot}, /moderate and
/preferences (lang, theme, next). What is filled in on /tables/new and /play/GAME comes back by GET,
to be asked on.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, partial
from typing import Final

from hadur.games import NAMES, load
from hadur.kernel.parts import Later, Shown
from hadur.table.options import Passes
from hadur.text.catalogue import Catalogue
from hadur.text.rulebook import Rule, Section, plain
from hadur.web import parts as table_parts
from hadur.web.facts import (
    AccountFacts,
    DeckFacts,
    ErrorFacts,
    LobbyFacts,
    ModerateFacts,
    NewTableFacts,
    PlayedGame,
    RankingRow,
    Reader,
    ReplayFacts,
    TableFacts,
    TableRow,
)
from hadur.web.look import PageBook, book_of, texts_of
from hadur.web.setup_form import BOT, OPEN, sheet
from hadur.web.templating import age_text, fill, pace_text, raw

_USUAL: Final = {"bank": 30, "move": 90, "days": 3}
"""What a clock is set to at first: minutes, seconds, days."""
_ERRORS: Final = (400, 403, 404, 409, 410, 413, 429, 500, 503)


def _page(name: str, reader: Reader, texts: Catalogue, **facts: object) -> str:
    """`game` is the one that the page and the links at its head are about; `tabs` is where the
    same page of another game stands, `like` are the games that have one."""
    page = "decks" if name == "deck" else name
    common = {
        "page": page,
        "game": NAMES[0],
        "tabs": "",
        "built": NAMES,
        "like": [game for game in NAMES if _has(game, page)],
        "bare": name in ("table", "replay"),
        "whole_title": False,
    }
    every = {**common, **facts}
    links = [("/lobby", "lobby")]
    for about in ("cards", "decks", "rules"):
        if _has(str(every["game"]), about):
            links.append((f"/{about}/{every['game']}", about))
    return fill(name, reader, texts, links=links, **every)


@cache
def _has(game: str, page: str) -> bool:
    """Whether a game has a page of that name: not every one has cards, or decks to build."""
    if page == "cards":
        return bool(load(game).cards())
    return bool(load(game).ready_decks()) if page == "decks" else True


# -- coming in -------------------------------------------------------------------------------------


def home(reader: Reader) -> str:
    """Every game, and its picture if it has one."""
    games = [(name, _picture(name, reader.lang)) for name in NAMES]
    return _page("home", reader, texts_of(reader.lang), games=games)


@cache
def _picture(game: str, lang: str) -> str:
    book = book_of(game, lang)
    return book.look.picture(book.texts, book.game)


def play(
    reader: Reader,
    game: str,
    own: Mapping[str, object] | None = None,
    filled: Mapping[str, str] | None = None,
) -> str:
    """Quick start. Of two with decks, one chooses a deck and plays against a bot at once; in all
    other games, how many play, who they are and what else the game asks for. `own` are the
    reader's own decks by name, as setups hold them, `filled` what was chosen before."""
    book = book_of(game, reader.lang)
    at_once = book.game.seats == (2,) and bool(book.game.ready_decks())
    return _page(
        "play",
        reader,
        book.texts,
        game=game,
        tabs="/play/",
        book=book,
        own=own or {},
        decks=book.decks.ready_decks() if at_once else [],
        sheet=None if at_once else sheet(book, filled or {}, BOT),
        update=f"/play/{game}",
    )


def name(reader: Reader) -> str:
    """Asks a guest for a name; `reader.path` is where they wanted to go."""
    return _page("name", reader, texts_of(reader.lang))


def lobby(reader: Reader, facts: LobbyFacts) -> str:
    texts = texts_of(reader.lang)

    def pace(row: TableRow) -> str:
        return pace_text(texts, row.pace, row.amount, row.increment)

    age = partial(age_text, texts)
    books = {name: book_of(name, reader.lang) for name in NAMES}
    game = facts.game or NAMES[0]
    return _page("lobby", reader, texts, game=game, facts=facts, pace=pace, age=age, books=books)


def new_table(reader: Reader, facts: NewTableFacts) -> str:
    book = book_of(facts.game, reader.lang)
    say = book.say
    return _page(
        "new",
        reader,
        book.texts,
        game=facts.game,
        tabs="/tables/new?game=",
        facts=facts,
        book=book,
        usual=_USUAL,
        lates=_lates(book),
        passes=[(how, say(f"web-passes-{how}")) for how in Passes],
        undos=[(undo, say(f"web-undo-{undo}")) for undo in ("free", "consent", "off")],
        sheet=sheet(book, facts.chosen, OPEN),
        own=facts.decks,
        update="/tables/new",
    )


def _lates(book: PageBook) -> list[tuple[str, str]]:
    """What becomes of somebody whose time is up: among more than two others play on."""
    ids = ("lose", "claim") if book.game.seats == (2,) else ("out", "claim-others")
    return [(late, book.say(f"web-late-{id}")) for late, id in zip(("lose", "claim"), ids)]


# -- at a table ------------------------------------------------------------------------------------


def table(reader: Reader, facts: TableFacts, drawn: dict[str, str] | None = None) -> str:
    """`drawn` are the parts that are the same for many, if they have been drawn before."""
    book = book_of(facts.game, reader.lang)
    heading = " – ".join(seat.name for seat in facts.seats if seat.name)
    earlier, newest = table_parts.folded_log(reader, facts)
    return _page(
        "table",
        reader,
        book.texts,
        game=facts.game,
        facts=facts,
        parts=table_parts.parts(reader, facts, drawn),
        earlier=earlier,
        newest=newest,
        title=table_parts.title(reader, facts),
        heading=f"{book.say(f'web-game-{facts.game}')}: {heading}",
        has_cards=_has(facts.game, "cards"),
    )


def replay(reader: Reader, facts: ReplayFacts) -> str:
    texts = book_of(facts.game, reader.lang).texts
    shown = table_parts.replay_parts(reader, facts)
    begun = [move for _, move in facts.turns if move <= facts.position.number]
    turn_now = begun[-1] if begun else 0
    return _page(
        "replay",
        reader,
        texts,
        game=facts.game,
        facts=facts,
        parts=shown,
        turn_now=turn_now,
        has_cards=_has(facts.game, "cards"),
    )


# -- to read ---------------------------------------------------------------------------------------


def card(lang: str, game: str, name: str) -> str | None:
    """A card alone; None if the game has none of that name."""
    every = _all_cards(game, lang)
    return next((html for shown, html in every if shown.card.name == name), None)


def cards(reader: Reader, game: str, q: str = "", faction: str = "", kind: str = "") -> str:
    """The card browser; the script filters at once, without it the server does."""
    book = book_of(game, reader.lang)
    every = _all_cards(game, reader.lang)
    wanted = _searched(q)
    found = [
        (shown, html)
        for shown, html in every
        if (not faction or shown.accent == faction)
        and (not kind or shown.group == kind)
        and _has_all(shown.words, wanted)
    ]
    return _page(
        "cards",
        reader,
        book.texts,
        game=game,
        tabs="/cards/",
        q=q,
        faction=faction,
        kind=kind,
        factions=list(dict.fromkeys(s.accent for s, _ in every if s.accent)),
        kinds=book.look.kinds(book.texts),
        shown=found,
        later=_later(book, wanted),
    )


def _searched(q: str) -> frozenset[str]:
    """The words of a search, each of them once."""
    return frozenset(plain(q).split())


def _has_all(text: str, wanted: frozenset[str]) -> bool:
    if not wanted:
        return True
    said = plain(text)
    return all(word in said for word in wanted)


def _later(book: PageBook, wanted: frozenset[str]) -> dict[str, list[Later]]:
    """The cards that are not yet playable, by set; those with all words of a search on them."""
    sets: dict[str, list[Later]] = {}
    for card in book.look.later(book.texts):
        if _has_all(" ".join((card.title, card.set, *card.facts)), wanted):
            sets.setdefault(card.set, []).append(card)
    return sets


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
    return _page(
        "rules",
        reader,
        book.texts,
        game=game,
        tabs="/rules/",
        q=q,
        sections=sections,
        count=count,
    )


def _kept(section: Section, found: set[str]) -> tuple[Rule, ...]:
    return tuple(rule for rule in section.rules if rule.id in found)


# -- decks and accounts ----------------------------------------------------------------------------


def deck(reader: Reader, facts: DeckFacts) -> str:
    """The deck builder."""
    book = book_of(facts.game, reader.lang)
    every = [shown for shown, _ in _all_cards(facts.game, reader.lang)]
    leaders = [shown for shown in every if shown.leads]
    leader = next((s for s in leaders if s.card.name == facts.leader), next(iter(leaders), None))
    # Without leaders every card fits.
    marks = set(leader.marks) if leader else None
    cards = [
        (
            shown,
            facts.cards.get(shown.card.name, 0),
            marks is None or not marks.isdisjoint(shown.marks),
        )
        for shown in every
        if shown.most and (not facts.pool or shown.card.name in facts.pool)
    ]
    chosen = {shown.group for shown, _, _ in cards}
    kinds = book.look.kinds(book.texts)
    # What is in the deck stands first, so a deck can be read at a glance.
    cards.sort(key=lambda entry: (not entry[1], not entry[2]))
    return _page(
        "deck",
        reader,
        book.texts,
        game=facts.game,
        tabs="/decks/",
        facts=facts,
        book=book,
        leaders=leaders,
        leading=dict(kinds)[leader.group] if leader else "",
        kinds=[(name, said) for name, said in kinds if name in chosen],
        factions=list(dict.fromkeys(shown.accent for shown, _, _ in cards if shown.accent)),
        cards=cards,
        verdict=deck_verdict(reader, facts),
    )


def deck_verdict(reader: Reader, facts: DeckFacts) -> str:
    """Whether the deck may be played, and what is missing: a part that follows every change."""
    book = book_of(facts.game, reader.lang)
    built = book.decks.Deck(facts.name, facts.leader, facts.cards)
    problems = [
        (
            refusal.rule,
            ", ".join(book.say(f"card-{card}") for key, card in refusal.facts if key == "card"),
            book.problem_line(refusal),
        )
        for refusal in book.decks.problems(built)
    ]
    known = facts.leader in book.cards
    leaderless = not book.decks.ready_decks()[0].leader
    return fill(
        "verdict",
        reader,
        book.texts,
        game=facts.game,
        leading=book.look.leading(book.texts, facts.leader) if known else "",
        kinds={"deck": book.say("web-deck-size"), **dict(book.look.kinds(book.texts))},
        tallies=book.decks.tallies(built) if known or leaderless else [],
        problems=list(dict.fromkeys(problems)),
    )


def account(reader: Reader, facts: AccountFacts) -> str:
    texts = texts_of(reader.lang)
    age, side = partial(age_text, texts), partial(_side_of, reader.lang)
    return _page("account", reader, texts, facts=facts, age=age, side=side)


def confirm(reader: Reader, path: str, mail: str) -> str:
    """Asks whether an address is to be the account's."""
    return _page("confirm", reader, texts_of(reader.lang), path=path, mail=mail)


def reset(reader: Reader, path: str, error: str = "") -> str:
    """Asks for a new password in the place of a forgotten one."""
    return _page("reset", reader, texts_of(reader.lang), path=path, error=error)


def moderate(reader: Reader, facts: ModerateFacts) -> str:
    """What players report, for moderators."""
    texts = texts_of(reader.lang)
    return _page("moderate", reader, texts, facts=facts, age=partial(age_text, texts))


def _side_of(lang: str, played: PlayedGame) -> str:
    """What somebody played with, in words: a deck, a faction, a role."""
    book = book_of(played.row.game, lang)
    said = [
        book.deck_title(str(value)) if name == "deck" else book.say(f"option-{name}.{value}")
        for name, value in played.chosen.items()
        if name == "deck" or book.texts.has(f"option-{name}.{value}")
    ]
    if not said and played.seat is not None and book.texts.has("side-1"):
        sides = book.game.sides({"seats": [{} for _ in played.row.names], "options": {}})
        number = next(n for n, side in enumerate(sides, 1) if played.seat in side)
        said = [book.say(f"side-{number}")]
    return ", ".join(said)


def ranking(reader: Reader, game: str, rows: Sequence[RankingRow]) -> str:
    """The leaderboard of a game."""
    texts = texts_of(reader.lang)
    return _page("ranking", reader, texts, game=game, tabs="/ranking/", rows=rows)


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
