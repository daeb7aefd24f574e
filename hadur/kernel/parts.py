"""The parts of a game that lie beside its rules: words, cards, decks, pictures, pages, numbers.

Rules do without them, so a game brings each along only when it is asked for (`Game.words` and the
others). A module of the game's folder is such a part as it stands."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence, Set
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from hadur.kernel.events import Event
from hadur.kernel.lines import Group, Names, Texts, View
from hadur.kernel.state import State
from hadur.kernel.verdict import Refusal

if TYPE_CHECKING:
    from hadur.kernel.game import Game

Seen = dict[str, Any]
"""A view, as pages are handed it."""

# -- words -----------------------------------------------------------------------------------------


class Words(Protocol):
    """A game in words (`words.py`)."""

    @property
    def HEADINGS(self) -> tuple[int, ...]: ...  # noqa: N802

    def event_line(
        self, texts: Texts, event: Event, reader: int | None, names: Names | None
    ) -> str | None: ...

    def question_line(self, texts: Texts, view: View) -> str: ...

    def question_notes(self, texts: Texts, view: View) -> list[tuple[str, str]]: ...

    def prompt_line(self, texts: Texts, prompt: str) -> str: ...

    def move_line(self, texts: Texts, view: View, text: str) -> str: ...

    def move_group(self, texts: Texts, view: View, text: str) -> Group: ...

    def refusal_line(self, texts: Texts, refusal: Refusal) -> str: ...

    def refusal_reason(self, texts: Texts, refusal: Refusal) -> str: ...


# -- cards and decks -------------------------------------------------------------------------------


class Card(Protocol):
    """A card as printed; more of it is the game's own affair."""

    @property
    def name(self) -> str: ...

    @property
    def cost(self) -> int: ...


class Printed(NamedTuple):
    """A card in the reader's words: its `group`, `facts`, `figures` for the columns of a list,
    `texts` with their names ("" for the card's own text); what stands before and behind them in a
    list."""

    group: str
    facts: list[str]
    figures: list[str]
    texts: list[tuple[str, str]]
    before: str
    behind: str


class Later(NamedTuple):
    """A card that is not yet playable: its `title` as printed, its set, its `facts` in words."""

    title: str
    set: str
    facts: list[str]


class PrintedCards(Protocol):
    """Cards as lists show them (`render/printed.py`)."""

    def kinds(self, texts: Texts) -> list[tuple[str, str]]: ...

    def columns(self, texts: Texts) -> list[str]: ...

    def printed(self, texts: Texts, name: str) -> Printed: ...

    def later(self, texts: Texts) -> list[Later]: ...


class Decks(Protocol):
    """Decks (`deck.py`): ready ones, what makes one legal, and their forms as text and in setups.
    `Deck` takes name, leader and cards."""

    @property
    def Deck(self) -> Callable[[str, str, Mapping[str, int]], Any]: ...  # noqa: N802

    def ready_decks(self) -> list[Any]: ...

    def ready_deck(self, name: str) -> Any: ...

    def peers(self, data: object) -> list[str]: ...

    def problems(self, deck: Any) -> list[Refusal]: ...

    def check(self, deck: Any) -> Any: ...

    def tallies(self, deck: Any) -> list[tuple[str, int, int, int | None]]: ...

    def from_text(self, text: str) -> Any: ...

    def to_text(self, deck: Any) -> str: ...

    def from_data(self, data: object) -> Any: ...

    def to_data(self, deck: Any) -> object: ...


class Pile(NamedTuple):
    """Cards that whoever looks may look through: whose they are, the name of the pile's word, the
    names of the cards with the top one last; `where` it lies, if there are several of that name."""

    seat: int
    name: str
    cards: tuple[str, ...]
    where: str = ""


class Missions(Protocol):
    """Missions as files (`missions.py`), for games that are played on maps of one's own: read and
    checked, drawn as text, and what is hardly meant."""

    def from_text(self, text: str, where: str) -> object: ...

    def draw(self, data: object) -> str: ...

    def remarks(self, data: object) -> list[str]: ...


# -- pictures --------------------------------------------------------------------------------------


class Pictures(Protocol):
    """The table in a terminal (`render/text.py`)."""

    def rich_board(self, view: View, catalogue: Texts, marked: Set[str] = ...) -> Any: ...


class Shown(Protocol):
    """A card in the reader's words; `accent` is the faction that colours it, `words` what a search
    looks through. For the deck builder: whether it `leads` a deck, how many chosen copies a deck
    holds at `most` (0: it is not chosen), and the `marks` of which it must share one with the
    leader of its deck."""

    @property
    def card(self) -> Card: ...

    @property
    def name(self) -> str: ...

    @property
    def accent(self) -> str: ...

    @property
    def words(self) -> str: ...

    @property
    def group(self) -> str: ...

    @property
    def faction(self) -> str: ...

    @property
    def leads(self) -> bool: ...

    @property
    def most(self) -> int: ...

    @property
    def marks(self) -> tuple[str, ...]: ...


class Face(NamedTuple):
    """The upper side of a die: its symbol or number, how the die looks, and what it counts for
    ("hit", "miss", "" where that cannot be said)."""

    sign: str = ""
    text: str = ""
    style: str = ""
    counts: str = ""


class Scene(NamedTuple):
    """Something that happened, to be looked at (drawing/scenes.py): its kind, where it was (a card
    of several alike is the first of them), the card that is seen, how many or how much, whose it
    was; `gone` are dice that these replace, `counts` is the sign on dice that an attack hits by."""

    kind: str
    spots: tuple[str, ...] = ()
    card: str = ""
    amount: int = 0
    seat: int = -1
    dice: tuple[Face, ...] = ()
    gone: tuple[Face, ...] = ()
    counts: str = ""


class CardsLook(Protocol):
    """Cards on a page (`render/page/cards.py`)."""

    def hand(self, view: Seen, texts: Texts, starts: Collection[str]) -> str: ...

    def choices(self, texts: Texts, starts: Collection[str]) -> str: ...

    def card(self, texts: Texts, name: str) -> str: ...

    def leading(self, texts: Texts, name: str) -> str: ...

    def listed(self, texts: Texts, name: str) -> str: ...

    def all_cards(self, texts: Texts) -> Sequence[Shown]: ...

    def seen_cards(self, view: Seen) -> list[str]: ...


class PlayersLook(Protocol):
    """Where the game stands and who plays, on a page (`render/page/players.py`)."""

    def status(self, view: Seen, texts: Texts) -> str: ...

    def side(self, view: Seen, texts: Texts, seat: int, starts: Collection[str]) -> str: ...

    def accent(self, deck: object) -> str: ...

    def emblem(self, deck: object) -> str: ...


class BoardLook(Protocol):
    """The table on a page, in the module that is called after it."""

    def board(
        self, view: Seen, texts: Texts, starts: Collection[str], last: Sequence[str]
    ) -> str: ...


class FrontLook(Protocol):
    """The picture of a game on the front page (`render/page/scene.py`)."""

    def picture(self, texts: Texts, game: Game) -> str: ...


class PrintedLook(Protocol):
    """What is printed, for the pages of cards (`render/printed.py`)."""

    def kinds(self, texts: Texts) -> list[tuple[str, str]]: ...

    def later(self, texts: Texts) -> list[Later]: ...


class ScenesLook(Protocol):
    """What can be seen to happen (`render/scenes.py`)."""

    @property
    def ROLLS(self) -> bool: ...  # noqa: N802

    def as_scene(self, event: Event, /) -> Scene | None: ...


class Look(CardsLook, PlayersLook, BoardLook, FrontLook, PrintedLook, ScenesLook, Protocol):
    """What a game draws on pages; `drawing/page.py` puts it together of the modules above."""

    def symbols(self) -> str: ...


# -- numbers ---------------------------------------------------------------------------------------


class Numbers(Protocol):
    """Moves and observations as numbers (`encoding.py`), for programs that learn: blocks of
    actions (name, size), parts of an observation (name, size, least, greatest, meaning)."""

    VERSION: int
    ACTIONS: list[tuple[str, int]]
    ACTION_COUNT: int
    FIELDS: list[tuple[str, int, int, int, str]]

    def actions(self, state: State, index: int, /) -> dict[int, int]: ...

    def action_name(self, action: int, /) -> str: ...

    def observe(self, state: State, seat: int, /) -> list[int]: ...
