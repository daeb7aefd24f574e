"""Every page in the states people meet, made from recorded games: for tests, and to look at."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path

from hadur import games
from hadur.games import load
from hadur.kernel.match import Match
from hadur.kernel.record import Record
from hadur.web import pages
from hadur.web.facts import (
    AccountFacts,
    ChatLine,
    Clock,
    DeckFacts,
    ErrorFacts,
    LobbyFacts,
    MeasureRow,
    ModerateFacts,
    NewTableFacts,
    PlayedGame,
    Position,
    RankingRow,
    Reader,
    ReplayFacts,
    ReportRow,
    Seat,
    ShownOrder,
    TableFacts,
    TableRow,
)
from hadur.web.look import book_of
from hadur.web.naming import bot_name
from tests.web import galaxy, raids, sectors, stars, toys

GAME = "summoner-wars"
NAMES = ("Réka", "Bence")
LONG = "Kő–Nagy Maximiliána Évike de Sárospatak"

_GAMES = Path(__file__).parent / "games"


@cache
def played(name: str) -> Match:
    """A recorded game, up to the moment it is named after."""
    record = Record.from_text((_GAMES / f"{name}.record").read_text(encoding="utf-8"))
    return Match.from_record(load(GAME), record)


def seats(match: Match, reader: int | None, lang: str) -> tuple[Seat, ...]:
    """Réka, and a bot that took over for Bence."""
    asked = [decision.seat for decision in match.state.decisions]
    chosen = match.game.check_setup(match.record.setup)["seats"]
    return tuple(
        Seat(
            index=k,
            kind="person" if k == 0 else "bot",
            name=NAMES[k],
            bot="" if k == 0 else bot_name("search:3", lang),
            deck=chosen[k]["deck"],
            you=k == reader,
            ready=True,
            clock=Clock(754_000 - 400_000 * k, k in asked),
        )
        for k in range(2)
    )


def table(lang: str, match: Match, reader: int | None, **more: object) -> TableFacts:
    """A table where a match is played, for one of its seats or a spectator."""
    sitting = seats(match, reader, lang)
    names = (sitting[0].name, sitting[1].name)
    facts = TableFacts(
        id="k3Xq9",
        game=match.game.name,
        status="over" if match.state.over else "playing",
        seats=sitting,
        position=Position.of(match, reader),
        **toys.told(match, lang, reader, names),
        chat=(
            ChatLine("", "Bence sat down."),
            ChatLine("Bence", "Good luck! <b>no tags here</b>", 12),
            ChatLine("Réka", "Neked is!", 13, you=True),
        ),
        muted=(("Zsófi", 14),),
        undo="free" if reader is not None else "",
        ended="played" if match.state.over else "",
        record=match.state.over,
        spectators=2,
    )
    return replace(facts, **more)  # type: ignore[arg-type]


def filling() -> TableFacts:
    return TableFacts(
        id="k3Xq9",
        game=GAME,
        status="open",
        seats=(
            Seat(0, "person", LONG, deck="cave-goblins", you=True),
            Seat(1, "empty", link="https://hadur.example/j/Qm3vX7wPz0aT2cLr"),
        ),
        chat=(ChatLine("", "The table is open."),),
        decks=("Jég és hó", "Rush"),
        host=True,
        pace="bank",
        amount=1800,
        increment=10,
        link="https://hadur.example/j/9fK2mVb7QeXy4sTa",
    )


def filling_with_bot(lang: str) -> TableFacts:
    """A bot sits opposite; both play decks that somebody has built."""
    one, _ = filling().seats
    bot = Seat(1, "bot", bot_name("search:2", lang), deck=OWN_DECK, ready=True)
    return replace(filling(), seats=(replace(one, deck=OWN_DECK), bot), link="")


def handing(lang: str) -> TableFacts:
    """Two people; one of them would like a bot to play on."""
    facts = table(lang, played("magic"), 0)
    one, other = facts.seats
    people = (one, replace(other, kind="person", bot=""))
    bot = bot_name("search:3", lang)
    return replace(facts, seats=people, asking="Bence", asked_for=bot, asked_of="Bence")


def replayed(lang: str, eyes: int | None, number: int, match: Match | None = None) -> ReplayFacts:
    match = match or played("replayed")
    game = match.game.name
    turns: dict[int, int] = {}
    for move in range(match.moves):
        view = match.game.view(match.position(move), None)
        turns.setdefault(int(str(view.get("round", view.get("turn")))), move)
    return ReplayFacts(
        game=game,
        base="/table/k3Xq9/replay",
        record="/table/k3Xq9/record",
        names=NAMES,
        position=Position.after(match, number, eyes),
        moves=match.moves,
        eyes=eyes,
        eyes_open=(0, 1),
        **toys.told(match, lang, eyes, NAMES, number),
        turns=tuple(turns.items()),
    )


def lobby() -> LobbyFacts:
    row = TableRow("a", GAME, "playing", ("Réka", "Bence"), ("polar-dwarves", "breakers"))
    return LobbyFacts(
        yours=(
            replace(row, your_turn=True, pace="days", amount=3, age=7_300_000),
            replace(row, id="b", names=("Réka", LONG), pace="bank", amount=1800, increment=10),
        ),
        open=(
            TableRow("c", GAME, "open", (LONG, ""), ("vanguards",), 1, "move", 60, age=95_000),
            TableRow("d", GAME, "open", ("Zoltán", ""), ("cave-goblins",), 1, rated=True, age=4000),
        ),
        live=(
            replace(row, id="e", names=("Ágota", "Örs"), decks=("tundra-orcs", "vanguards")),
            TableRow("f", sectors.GAME, "playing", ("Ágota", "Örs"), ("kith", SQUAD)),
        ),
    )


def building() -> DeckFacts:
    cards = dict(book_of(GAME, "en").decks.ready_deck("polar-dwarves").cards)
    cards["ice-smith"] = 2
    cards["undead-archer"] = 2
    return DeckFacts(GAME, "Walls and arrows", "svara", cards, ("Jég és hó", "Rush"))


def recruiting(**more: int) -> DeckFacts:
    """A deck of Conquest: too small, with too many copies and a stranger in it."""
    cards = dict(book_of(sectors.GAME, "en").decks.ready_deck("nazdreg").cards)
    cards |= {"battle-cry": 4, "hellion-gang": 1, "possessed": 1, **more}
    return DeckFacts(sectors.GAME, "Zöld ár", "nazdreg", cards, ("Zöld ár",))


@cache
def html(lang: str, name: str, theme: str = "auto") -> str:
    """A page by its name. Many tests look at each of them, so it is written once."""
    return scenes(lang)[name](reader(lang, theme))


def scenes(lang: str) -> dict[str, Callable[[Reader], str]]:
    """Every page by name; those of the toys within `toys.here()`."""
    return {
        "home": pages.home,
        "play": lambda r: pages.play(r, GAME, {"Jég és hó": OWN_DECK}),
        "name": pages.name,
        "lobby": lambda r: pages.lobby(r, lobby()),
        "lobby-empty": lambda r: pages.lobby(r, LobbyFacts()),
        "new": lambda r: pages.new_table(r, NewTableFacts(GAME, ("Jég és hó",), error="?!")),
        "filling": lambda r: pages.table(r, filling()),
        "table-start": lambda r: pages.table(r, table(lang, played("start"), 0)),
        "table-waiting": lambda r: pages.table(r, table(lang, played("start"), 1)),
        "table-summon": lambda r: pages.table(r, table(lang, played("summon"), 0)),
        "table-move": lambda r: pages.table(
            r,
            table(lang, played("move"), 0, orders=(ORDER,)),
        ),
        "table-attack": lambda r: pages.table(
            r,
            table(
                lang,
                played("attack"),
                0,
                undo="ask",
                asking="Bence",
                asked_for="undo",
            ),
        ),
        "table-magic": lambda r: pages.table(r, table(lang, played("magic"), 0)),
        "table-pick": lambda r: _asked(r, lang, played("pick")),
        "table-take": lambda r: _asked(r, lang, played("take")),
        "table-watch": lambda r: pages.table(r, table(lang, played("watched"), None)),
        "table-over": lambda r: pages.table(r, table(lang, played("over"), 0)),
        "filling-bot": lambda r: pages.table(r, filling_with_bot(lang)),
        "table-handing": lambda r: pages.table(r, handing(lang)),
        "table-absent": lambda r: pages.table(
            r, table(lang, played("magic"), 0, absent=1, rematch="wanted")
        ),
        "replay": lambda r: pages.replay(r, replayed(lang, None, 61)),
        "replay-seat": lambda r: pages.replay(r, replayed(lang, 1, 0)),
        "cards": lambda r: pages.cards(r, GAME),
        "cards-found": lambda r: pages.cards(r, GAME, "jég" if lang == "hu" else "ice", "", ""),
        "rules": lambda r: pages.rules(r, GAME),
        "rules-found": lambda r: pages.rules(r, GAME, "SW-9"),
        "rules-none": lambda r: pages.rules(r, GAME, "xyzzy"),
        "deck": lambda r: pages.deck(r, building()),
        "account": lambda r: pages.account(r, AccountFacts(error="?!", form="in")),
        "account-own": lambda r: pages.account(
            replace(r, account=True),
            AccountFacts(
                12,
                7,
                tuple(
                    PlayedGame(row, 0, result, {"deck": "polar-dwarves"}, 1583, 83)
                    for row, result in zip(lobby().yours * 3, ("won", "lost", "drawn"))
                ),
                ((GAME, "Jég és hó"),),
                ratings=((GAME, 1583),),
                has_mail=True,
                mail="anna@mail.example",
                turns=True,
                moderator=True,
            ),
        ),
        "account-mail": lambda r: pages.account(r, AccountFacts(form="recover", has_mail=True)),
        "confirm": lambda r: pages.confirm(r, "/account/mail/x", "anna@mail.example"),
        "reset": lambda r: pages.reset(r, "/account/reset/x", "?!"),
        "moderate": lambda r: pages.moderate(r, moderated()),
        "moderate-none": lambda r: pages.moderate(r, ModerateFacts((), (), 0)),
        "ranking": lambda r: pages.ranking(
            r, GAME, [RankingRow("Anna", 1583, 2, 2), RankingRow(LONG, 1456, 2, 0, you=True)]
        ),
        "ranking-none": lambda r: pages.ranking(r, "doom", []),
        **sector_scenes(lang),
        **stars.scenes(lang),
        **galaxy.scenes(lang),
        **raids.scenes(lang),
        **(toys.scenes(lang) if "orders" in games.NAMES else {}),
        "about": pages.about,
        "error-404": lambda r: pages.error(r, ErrorFacts(404)),
        "error-500": lambda r: pages.error(r, ErrorFacts(500)),
    }


def moderated() -> ModerateFacts:
    """Reports with and without words, and what was decided."""
    said = ("you <b>fool</b>", "x" * 120)
    reports = (
        ReportRow("1", 5_000, "t1", "guest:1", LONG, said, "rude", ("mute",)),
        ReportRow("2", 90_000_000, "t2", "user:2", "Béla", (), "", ()),
    )
    measures = (MeasureRow("guest:1", "guest:1", "mute"), MeasureRow("user:9", "Me", "moderator"))
    return ModerateFacts(reports, measures, 2)


def sector_scenes(lang: str) -> dict[str, Callable[[Reader], str]]:
    """The pages of Conquest that look otherwise than those of Summoner Wars."""
    game, over = sectors.GAME, sectors.played("over")
    own = {"Zöld ár": SQUAD}

    def at(name: str, **more: object) -> Callable[[Reader], str]:
        return lambda r: pages.table(r, table(lang, sectors.played(name), 0, **more))

    return {
        "conquest-play": lambda r: pages.play(r, game, own),
        "conquest-lobby": lambda r: pages.lobby(r, LobbyFacts(game=game)),
        "conquest-new": lambda r: pages.new_table(r, NewTableFacts(game, ("Zöld ár",))),
        "conquest-cards": lambda r: pages.cards(r, game, "", "orks"),
        "conquest-rules-found": lambda r: pages.rules(r, game, "CQ-S"),
        "conquest-deck": lambda r: pages.deck(r, recruiting()),
        "table-conquest-deploy": at("deploy"),
        "table-conquest-dial": at("dial"),
        "table-conquest-window": at("window", orders=(WINDOW,)),
        "table-conquest-combat": at("combat"),
        "table-conquest-shield": at("shield"),
        "table-conquest-retreat": at("retreat"),
        "table-conquest-watch": lambda r: pages.table(
            r, table(lang, sectors.played("combat"), None)
        ),
        "table-conquest-over": at("over"),
        "replay-conquest": lambda r: pages.replay(r, replayed(lang, 0, 90, over)),
    }


ORDER = ShownOrder("influence", "no", "attacked")
OWN_DECK = {"name": "Jég és hó", "summoner": "svara", "cards": {}}
WINDOW = ShownOrder("action-window", "pass", "attacked")
SQUAD = {"name": "Zöld ár", "warlord": "nazdreg", "cards": {}}


def _asked(reader: Reader, lang: str, match: Match) -> str:
    """A question to whoever it is put to."""
    return pages.table(reader, table(lang, match, match.state.decisions[0].seat))


def reader(lang: str, theme: str = "auto") -> Reader:
    return Reader(lang, "Réka", csrf="csrf-token", theme=theme, path="/lobby")
