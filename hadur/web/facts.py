"""What pages are made from: plain facts, gathered by whoever serves them.

Times are milliseconds; names are as people typed them (pages escape them).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from hadur.kernel import choices
from hadur.kernel.harms import harms
from hadur.kernel.match import Match
from hadur.kernel.parts import Face
from hadur.kernel.state import State

View = dict[str, Any]


@dataclass(frozen=True)
class Reader:
    """Who reads a page. `name` is "" until a guest has one; `path` is where the page stands;
    `theme` is "auto", "light" or "dark"; `csrf` goes into every form."""

    lang: str
    name: str = ""
    account: bool = False
    csrf: str = ""
    theme: str = "auto"
    path: str = "/"
    notice: str = ""
    """A sentence to show once, in the reader's language."""


# -- tables ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Clock:
    """Thinking time of a seat when the page was made; it counts down while `running`."""

    left: int
    running: bool = False


@dataclass(frozen=True)
class Seat:
    """A seat of a table. `kind` is "person", "bot" or "empty"; `bot` is what the bot is called that
    took over from `name`; `deck` is as the setup has it; `link` invites to this seat and is given
    to who may pass it on. `yours` says that the reader holds it; `you` is the one of those that
    they look and act from. Whoever is `out` plays no more."""

    index: int
    kind: str
    name: str = ""
    bot: str = ""
    deck: object = None
    you: bool = False
    ready: bool = False
    away: bool = False
    clock: Clock | None = None
    link: str = ""
    yours: bool = False
    out: bool = False


@dataclass(frozen=True)
class Series:
    """Games in a row: what they are called (a choice and its value, "" if there is no such choice),
    the number of this one from 1, how many each seat has won, whether it is decided, and who has
    won it. What is to be chosen of the next game, what is chosen so far, and whether it is the
    reader's (`mine`) to choose."""

    form: str
    number: int
    won: tuple[int, ...]
    over: bool = False
    winners: tuple[int, ...] = ()
    choice: choices.Choice | None = None
    value: str = ""
    mine: bool = False


@dataclass(frozen=True)
class Choice:
    """A legal move of the reader: in notation, and where to point for it; why it does them `harm`,
    if it does (a name, kernel/harms.py); `whose` is what it ends at: "own", "enemy" or "". Of an
    `attack` the chances can be told."""

    text: str
    spots: tuple[str, ...] = ()
    harm: str = ""
    whose: str = ""
    attack: bool = False


@dataclass(frozen=True)
class Position:
    """A game as its reader (`view["seat"]`, None for a spectator) may see it.

    `last` are the spots of the last move; `number` counts the moves made; `useful` is the answer
    that most are after, if there is one."""

    view: View
    number: int = 0
    choices: tuple[Choice, ...] = ()
    last: tuple[str, ...] = ()
    useful: str = ""

    @classmethod
    def of(cls, match: Match, seat: int | None) -> Position:
        """A match as it stands, for a seat or (None) a spectator."""
        state, game = match.state, match.game
        index = int(state.asked(seat)) if seat is not None and not state.over else -1
        choices = _choices(state, index) if index >= 0 else ()
        answers = [choice.text for choice in choices]
        useful = game.useful_answer(state, index, answers) if len(answers) > 1 else "".join(answers)
        return replace(cls.after(match, match.moves, seat), choices=choices, useful=useful)

    @classmethod
    def after(cls, match: Match, number: int, seat: int | None) -> Position:
        """A match after so many moves, to look at."""
        view = match.game.view(match.position(number), seat)
        return cls(view, number, (), match.spots(number - 1, seat) if number else ())


def _choices(state: State, index: int) -> tuple[Choice, ...]:
    """The answers to an open question, as whoever is asked may know them."""
    game = state.game()
    wrong = harms(state, index)
    side = state.side_of[state.asks[index].seat]

    def whose(spots: list[str]) -> str:
        owner = game.owner(state, spots[-1]) if spots else -1
        return "" if owner < 0 else "own" if state.side_of[owner] == side else "enemy"

    found = []
    for move in state.legal(index):
        text, spots = game.text(state, index, move), game.spots(state, index, move)
        attack = game.is_attack(state, index, move)
        found.append(Choice(text, tuple(spots), wrong.get(text, ""), whose(spots), attack))
    # A single place is what acts, unless an enemy's could be pointed at as well.
    aims = any(len(one.spots) == 1 and one.whose == "enemy" for one in found)
    return tuple(one if len(one.spots) > 1 or aims else replace(one, whose="") for one in found)


@dataclass(frozen=True)
class LogLine:
    """A line of the log; headings stand over those that follow, `level` says how high. What comes
    of an action `follows` it. Where `dice` show what was rolled, `text` is for who cannot see them
    and `name` is whose they are. What somebody `declined` is no event: nothing happened."""

    text: str
    heading: bool = False
    level: int = 0
    follows: bool = False
    dice: tuple[Face, ...] = ()
    name: str = ""
    declined: bool = False


@dataclass(frozen=True)
class Roll:
    """The last roll: whose, what for, the dice of each player (one without a name where nobody else
    rolls), how many hits (None where dice are not counted so), what came of it."""

    name: str
    line: str
    dice: tuple[tuple[str, tuple[Face, ...]], ...]
    hits: int | None = None
    outcome: tuple[str, ...] = ()


@dataclass(frozen=True)
class Deed:
    """What somebody did, in a recap: the line, its dice, damage dealt and removed, pieces lost."""

    line: str
    dice: tuple[Face, ...] = ()
    hurt: int = 0
    healed: int = 0
    lost: int = 0


@dataclass(frozen=True)
class Recap:
    """What others did between two moves of the reader; `name` is "" if they were several."""

    name: str
    deeds: tuple[Deed, ...]


@dataclass(frozen=True)
class ChatLine:
    """Something somebody said, or ("" in `name`) the table's own remark. `number` is that of its
    entry, by which its speaker can be muted; `audience` is "all" or "side", who could hear it."""

    name: str
    text: str
    number: int = -1
    you: bool = False
    audience: str = "all"


@dataclass(frozen=True)
class ShownOrder:
    """A standing order of the reader."""

    prompt: str
    answer: str
    until: str = "cancelled"


@dataclass(frozen=True)
class TableFacts:
    """A table for one reader.

    `status` is "open", "playing" or "over". `undo` says what the reader may do: "free" (take back
    at once), "ask" (others must agree), "asked" (they have been asked) or "" (nothing). `asking` is
    the name of the seat that asks the reader's consent, `asked_for` what for ("undo" or a bot's
    name), `asked_of` in whose place the bot would play. `ended` is why the game is over ("played",
    "conceded", "time", "claimed", "closed", "abandoned"). `absent` is the seat whose game the
    reader may claim, `patience` for how many seconds one has to be away for that. `rematch` is
    "" (nobody asked), "asked" (the reader has), "wanted" (others have) or the new table's id.
    `link` invites to the table. `sides` are the seats that play together, () where everybody plays
    for themselves; `setup` is what has been chosen, while it can be changed; `several` says that
    one person may take several seats. `at` is what a move of the reader has to name: the number
    of moves after which they were asked what they are asked now (None: all)."""

    id: str
    game: str
    status: str
    seats: tuple[Seat, ...]
    position: Position | None = None
    log: tuple[LogLine, ...] = ()
    roll: Roll | None = None
    recap: Recap | None = None
    chat: tuple[ChatLine, ...] = ()
    muted: tuple[tuple[str, int], ...] = ()
    """Names the reader has muted, each with the number of an entry of theirs."""
    orders: tuple[ShownOrder, ...] = ()
    undo: str = ""
    asking: str = ""
    asked_for: str = ""
    asked_of: str = ""
    ended: str = ""
    absent: int | None = None
    patience: int = 0
    rematch: str = ""
    host: bool = False
    public: bool = True
    rated: bool = False
    pace: str = "none"
    amount: int = 0
    increment: int = 0
    link: str = ""
    decks: tuple[str, ...] = ()
    """Names of decks the reader has saved."""
    record: bool = False
    """Whether the record can be had."""
    promise: str = ""
    """The digest of what chance comes from."""
    spectators: int = 0
    version: int = 0
    """The number of the table's next entry: what a client says it has seen."""
    sides: tuple[tuple[int, ...], ...] = ()
    setup: Mapping[str, Any] = field(default_factory=dict)
    several: bool = False
    series: Series | None = None
    at: int | None = None
    ratings: tuple[tuple[str, int, int], ...] = ()
    """Of a rated game that is over: each name with its rating before and after."""

    @property
    def you(self) -> Seat | None:
        return next((seat for seat in self.seats if seat.you), None)

    @property
    def own(self) -> list[Seat]:
        """All seats of the reader."""
        return [seat for seat in self.seats if seat.you or seat.yours]

    def together(self, seat: int) -> tuple[int, ...]:
        """The seats of a seat's side, itself among them."""
        return next((side for side in self.sides if seat in side), (seat,))


@dataclass(frozen=True)
class ReplayFacts:
    """A finished or running game, move by move. `base` is the page's address (`base`/N answers with
    the parts at move N as JSON), `record` that of the record's file ("" if there is none);
    `position` is after move `position.number` of `moves`; `eyes` is a seat or None; `eyes_open` are
    the seats whose eyes the reader may borrow."""

    game: str
    base: str
    record: str
    names: tuple[str, ...]
    position: Position
    moves: int
    eyes: int | None = None
    eyes_open: tuple[int, ...] = ()
    log: tuple[LogLine, ...] = ()
    roll: Roll | None = None
    recap: Recap | None = None
    turns: tuple[tuple[int, int], ...] = ()
    """Turn number and the move it begins with, to jump to."""


# -- lobby and new tables --------------------------------------------------------------------------


@dataclass(frozen=True)
class TableRow:
    """A table as the lobby lists it. `age` is how long ago something happened there."""

    id: str
    game: str
    status: str
    names: tuple[str, ...]
    decks: tuple[object, ...] = ()
    free: int = 0
    pace: str = "none"
    amount: int = 0
    increment: int = 0
    rated: bool = False
    age: int = 0
    your_turn: bool = False


@dataclass(frozen=True)
class LobbyFacts:
    """`yours` are the reader's own tables, `open` those with a free seat, `live` those to watch;
    of one `game`, or of all ("")."""

    yours: tuple[TableRow, ...] = ()
    open: tuple[TableRow, ...] = ()
    live: tuple[TableRow, ...] = ()
    game: str = ""


@dataclass(frozen=True)
class NewTableFacts:
    """A form to open a table; `decks` are saved decks by name, `chosen` what was typed before, by
    the names of the form's fields (`choosing.py`), `error` what was wrong with it."""

    game: str
    decks: tuple[str, ...] = ()
    chosen: Mapping[str, str] = field(default_factory=dict)
    error: str = ""


# -- decks, accounts -------------------------------------------------------------------------------


@dataclass(frozen=True)
class DeckFacts:
    """A deck being built, legal or not; `leader` is the card it is built around, `saved` are the
    names of the reader's decks, `error` is what was wrong with a deck text. Where it is built of
    the sealed `packs` of a `seat`, `pool` has their cards."""

    game: str
    name: str
    leader: str
    cards: Mapping[str, int] = field(default_factory=dict)
    saved: tuple[str, ...] = ()
    error: str = ""
    packs: int = 0
    seat: int = 0
    pool: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class SignedInRow:
    """Where an account is signed in: since how many milliseconds, and whether that is here."""

    age: int
    program: bool
    here: bool


@dataclass(frozen=True)
class PlayedGame:
    """A game that is over, for its player: their `seat` (None if they only opened the table), the
    `result` for them ("won", "lost", "drawn"), what they had `chosen` by name (a deck, a faction),
    and where it was rated their rating after it and the change."""

    row: TableRow
    seat: int | None = None
    result: str = ""
    chosen: Mapping[str, Any] = field(default_factory=dict)
    rating: int = 0
    change: int = 0


@dataclass(frozen=True)
class AccountFacts:
    """`form` says which form was wrong ("name", "in", "up", "password", "recover", "code", "mail"
    or "delete"), `error` what was; `ratings` are by game."""

    games: int = 0
    won: int = 0
    tables: tuple[PlayedGame, ...] = ()
    decks: tuple[tuple[str, str], ...] = ()
    """Game and name of each saved deck."""
    error: str = ""
    form: str = ""
    signed_in: tuple[SignedInRow, ...] = ()
    ratings: tuple[tuple[str, int], ...] = ()
    recovery: str = ""
    """The code for a forgotten password, shown this once."""
    has_mail: bool = False
    """Whether this server sends letters."""
    has_hook: bool = False
    mail: str = ""
    turns: bool = False
    moderator: bool = False


@dataclass(frozen=True)
class ReportRow:
    """A player that somebody reported: what they wrote at the table, what is said about it, and
    what holds for them already."""

    id: str
    age: int
    table: str
    player: str
    name: str
    said: tuple[str, ...]
    text: str
    held: tuple[str, ...]


@dataclass(frozen=True)
class MeasureRow:
    player: str
    name: str
    what: str


@dataclass(frozen=True)
class ModerateFacts:
    """`waiting` is how many reports there are in all."""

    reports: tuple[ReportRow, ...]
    measures: tuple[MeasureRow, ...]
    waiting: int


@dataclass(frozen=True)
class RankingRow:
    """A line of a leaderboard; `you` is the reader."""

    name: str
    rating: int
    games: int
    won: int
    you: bool = False


@dataclass(frozen=True)
class ErrorFacts:
    """What went wrong: the HTTP status, and a sentence if there is more to say than its own."""

    status: int
    sentence: str = ""
