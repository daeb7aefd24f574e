"""Every page in the states people meet, made from real games: for tests, and to look at."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache

from hadur import bots
from hadur.games import load
from hadur.kernel.match import Match
from hadur.web import pages
from hadur.web.facts import (
    AccountFacts,
    ChatLine,
    Clock,
    DeckFacts,
    ErrorFacts,
    LobbyFacts,
    NewTableFacts,
    Order,
    Position,
    Reader,
    ReplayFacts,
    Seat,
    TableFacts,
    TableRow,
)
from hadur.web.log import Log
from hadur.web.look import book_of

GAME = "summoner-wars"
NAMES = ("Réka", "Bence")
LONG = "Kő–Nagy Maximiliána Évike de Sárospatak"

Until = Callable[[Match], bool]


@cache
def played(decks: tuple[str, str], seed: int, until: str = "end") -> Match:
    """A game between two scripted bots, up to a moment of it."""
    game = load(GAME)
    match = Match.start(game, {"decks": list(decks)}, seed)
    players = [bots.make("script", game, seed + k) for k in range(2)]
    stop = MOMENTS[until]
    while not match.state.over and not stop(match):
        decision = match.state.decisions[0]
        match.play(players[decision.seat].choose(match.state, decision.seat), decision.seat)
    return match


def _asks(match: Match, seat: int, prompt: str, turn: int) -> bool:
    decision = match.state.decisions[0]
    view = match.state.view(None)
    return decision.seat == seat and decision.prompt == prompt and int(str(view["turn"])) >= turn


def _is_pick(match: Match) -> bool:
    texts = match.state.decisions[0].texts
    return match.moves > 40 and sum(text.startswith("pick") for text in texts) > 2


def _is_take(match: Match) -> bool:
    texts = match.state.decisions[0].texts
    return match.moves > 30 and sum(text.startswith("take") for text in texts) > 1


MOMENTS: dict[str, Until] = {
    "start": lambda match: True,
    "summon": lambda match: _asks(match, 0, "summon", 7),
    "move": lambda match: _asks(match, 0, "move", 7),
    "attack": lambda match: match.moves > 90 and _asks(match, 0, "attack", 9) and _rolled(match),
    "magic": lambda match: _asks(match, 0, "magic", 5),
    "pick": _is_pick,
    "take": _is_take,
    "end": lambda match: False,
}


def _rolled(match: Match) -> bool:
    return match.state.view(None)["attack"] is not None


def seats(match: Match, reader: int | None, names: tuple[str, str] = NAMES) -> tuple[Seat, ...]:
    asked = [decision.seat for decision in match.state.decisions]
    decks = match.record.setup["decks"]
    return tuple(
        Seat(
            index=k,
            kind="person" if k == 0 else "bot",
            name=names[k],
            level="" if k == 0 else "search:3",
            deck=decks[k],
            you=k == reader,
            ready=True,
            clock=Clock(754_000 - 400_000 * k, k in asked),
        )
        for k in range(2)
    )


def table(lang: str, match: Match, reader: int | None, **more: object) -> TableFacts:
    """A table where a match is played, for one of its seats or a spectator."""
    sitting = seats(match, reader)
    names = (sitting[0].name, sitting[1].name)
    facts = TableFacts(
        id="k3Xq9",
        game=GAME,
        status="over" if match.state.over else "playing",
        seats=sitting,
        position=Position.of(match, reader),
        log=Log(book_of(GAME, lang), reader, names).of(match),
        chat=(
            ChatLine("", "Bence sat down."),
            ChatLine("Bence", "Good luck! <b>no tags here</b>", 12),
            ChatLine("Réka", "Neked is!", 13, you=True),
        ),
        undo="free" if reader is not None else "",
        ended="played" if match.state.over else "",
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
        host=True,
        pace="bank",
        amount=1800,
        increment=10,
        link="https://hadur.example/j/9fK2mVb7QeXy4sTa",
    )


def replayed(lang: str, eyes: int | None, number: int) -> ReplayFacts:
    match = played(("phoenix-elves", "savanna-elves"), 5)
    turns: dict[int, int] = {}
    for move in range(match.moves):
        turn = int(str(match.game.view(match.position(move), None)["turn"]))
        turns.setdefault(turn, move)
    return ReplayFacts(
        game=GAME,
        base="/table/k3Xq9/replay",
        record="/table/k3Xq9/record",
        names=NAMES,
        position=Position.after(match, number, eyes),
        moves=match.moves,
        eyes=eyes,
        eyes_open=(0, 1),
        log=Log(book_of(GAME, lang), eyes, NAMES).of(match, number),
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
        live=(replace(row, id="e", names=("Ágota", "Örs"), decks=("tundra-orcs", "vanguards")),),
    )


def building() -> DeckFacts:
    cards = dict(book_of(GAME, "en").decks.ready_deck("polar-dwarves").cards)
    cards["ice-smith"] = 2
    cards["undead-archer"] = 2
    return DeckFacts(GAME, "Walls and arrows", "svara", cards, ("Jég és hó", "Rush"))


def scenes(lang: str) -> dict[str, Callable[[Reader], str]]:
    """Every page by name."""
    ice = ("polar-dwarves", "fallen-kingdom")
    return {
        "home": pages.home,
        "play": lambda r: pages.play(r, GAME),
        "name": pages.name,
        "lobby": lambda r: pages.lobby(r, lobby()),
        "lobby-empty": lambda r: pages.lobby(r, LobbyFacts()),
        "new": lambda r: pages.new_table(r, NewTableFacts(GAME, ("Jég és hó",), error="?!")),
        "filling": lambda r: pages.table(r, filling()),
        "table-start": lambda r: pages.table(r, table(lang, played(ice, 3, "start"), 0)),
        "table-waiting": lambda r: pages.table(r, table(lang, played(ice, 3, "start"), 1)),
        "table-summon": lambda r: pages.table(
            r, table(lang, played(("cave-goblins", "vanguards"), 5, "summon"), 0)
        ),
        "table-move": lambda r: pages.table(
            r,
            table(lang, played(("tundra-orcs", "breakers"), 8, "move"), 0, orders=(ORDER,)),
        ),
        "table-attack": lambda r: pages.table(
            r,
            table(
                lang,
                played(("savanna-elves", "phoenix-elves"), 6, "attack"),
                0,
                undo="ask",
                asking="Bence",
                asked_for="undo",
            ),
        ),
        "table-magic": lambda r: pages.table(r, table(lang, played(ice, 1, "magic"), 0)),
        "table-pick": lambda r: _asked(r, lang, played(("breakers", "breakers"), 1, "pick")),
        "table-take": lambda r: _asked(r, lang, played(("fallen-kingdom", "vanguards"), 1, "take")),
        "table-watch": lambda r: pages.table(
            r, table(lang, played(("breakers", "cave-goblins"), 3, "move"), None)
        ),
        "table-over": lambda r: pages.table(r, table(lang, played(ice, 22), 0)),
        "table-absent": lambda r: pages.table(
            r, table(lang, played(ice, 1, "magic"), 0, absent=1, rematch="wanted")
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
            replace(r, account=True), AccountFacts(12, 7, lobby().yours, ((GAME, "Jég és hó"),))
        ),
        "about": pages.about,
        "error-404": lambda r: pages.error(r, ErrorFacts(404)),
        "error-500": lambda r: pages.error(r, ErrorFacts(500)),
    }


ORDER = Order("influence", "no")


def _asked(reader: Reader, lang: str, match: Match) -> str:
    """A question to whoever it is put to."""
    return pages.table(reader, table(lang, match, match.state.decisions[0].seat))


def reader(lang: str, theme: str = "auto") -> Reader:
    return Reader(lang, "Réka", csrf="csrf-token", theme=theme, path="/lobby")
