"""A game as the rest of the house sees it: one object that starts, reads, shows and judges."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from hadur.kernel import harms, series, setups
from hadur.kernel.accounts import Reckoning
from hadur.kernel.advice import Advisor
from hadur.kernel.choices import Choice
from hadur.kernel.contents import KEY, Contents
from hadur.kernel.errors import IllegalDeck, IllegalMove, UnknownName
from hadur.kernel.events import Event
from hadur.kernel.odds import Odds
from hadur.kernel.parts import (
    Card,
    Decks,
    Look,
    Missions,
    Numbers,
    Pictures,
    Pile,
    PrintedCards,
    Words,
)
from hadur.kernel.series import NextChoice
from hadur.kernel.state import GAMES, PROMPTS, Listener, State
from hadur.kernel.verdict import Verdict

Setup = Mapping[str, Any]
"""What a game is started with (`kernel/setups.py`), as plain data that fits a record's header."""

Sides = tuple[tuple[int, ...], ...]
"""The seats of each side: those that win and lose together."""


class Game:
    """The contract. A game overrides what raises NotImplementedError; the rest is common.

    `name` is the notation-style name ("summoner-wars"), `state` the class of its states, which
    belongs to the first game made with it, `version` grows when old records would
    play differently, `seats` are the allowed numbers of players (`seats_rule` is the id of the rule
    that says so, if one does), `streams` names the chance streams in the order of their numbers.
    """

    name: str
    state: type[State]
    version: int = 1
    seats: tuple[int, ...] = (2,)
    seats_rule: str = ""
    streams: tuple[str, ...] = ()
    series_option: str = series.SERIES.name
    """The choice by whose values its series are called."""
    has_contents: bool = False
    """Whether set-ups name what may be tuned later: then the game has `contents`."""
    folder: Path | None = None
    """Where text/, rulebook/ and render/ lie, for a game that is not among hadur.games."""

    def __init__(self) -> None:
        if hasattr(self, "state"):
            GAMES.setdefault(self.state, self)

    # -- starting ----------------------------------------------------------------------------------

    def choices(self, setup: Setup) -> list[Choice]:
        """What can be chosen, in the order in which it is: for the table, then for each seat.

        `setup` has as many seats as there will be, and what has been chosen before; for what
        comes later it may have what somebody wishes, not yet checked. The number and the order
        of the choices before one may not depend on it."""
        return []

    def check_deck(self, deck: object, setup: Setup) -> object:
        """A deck (a ready one's name, or the whole of it) as a setup holds it; IllegalDeck or
        UnknownName says what is wrong. `setup` has all that was chosen before it."""
        raise IllegalDeck(f"{self.name} has no decks")

    def check_setup(self, setup: Setup) -> dict[str, Any]:
        """The setup with every default filled in; a typed error if it cannot be played.

        Plain data that JSON keeps (lists, not tuples), and checking it again changes nothing:
        records hold the checked setup."""
        return setups.complete(self, setup)

    def contents(self, setup: Setup) -> Contents:
        """What the names in a checked setup stand for today and what may be tuned later, as plain
        data (`kernel/contents.py`): a record holds it and is dealt by it for ever. Nothing, for a
        game whose set-ups name nothing of our own."""
        return {}

    def remembered(self, setup: Setup, version: int) -> Contents:
        """The same for a setup out of a record or log of this version that does not say: what its
        names stood for then."""
        return {}

    def digests(self, names: Iterable[str]) -> dict[str, str]:
        """A digest of each of these components as they are today, of those that there are."""
        return {}

    def recalled(self, setup: Setup, contents: Contents) -> dict[str, Any]:
        """The setup that a game with these contents is dealt by; its decks are not judged again."""
        if not contents or not self.has_contents:
            return self.check_setup(setup)
        return {**setups.recalled(self, setup), KEY: contents}

    def sides(self, setup: Setup) -> Sides:
        """Which seats are one side, of a checked setup. A side wins or loses together, agrees as
        one and may talk unheard; its members share no hidden cards unless the rules say so."""
        return tuple((seat,) for seat in range(len(setup["seats"])))

    def sample_setups(self, rng: int) -> list[dict[str, Any]]:
        """Checked set-ups of every kind the game allows, mixed by a number: each number of
        seats, each faction or deck, each option. Tests, benches and searches for values draw
        from them, so it is never empty."""
        return setups.samples(self, rng)

    def next_setup(
        self, played: Sequence[Setup], results: Sequence[Sequence[int]]
    ) -> dict[str, Any] | None:
        """What a series plays next, after games set up like these came out like that (a score
        for each seat); None when it is decided, as it is after one game unless a game has
        series."""
        return None

    def next_choice(
        self, played: Sequence[Setup], results: Sequence[Sequence[int]]
    ) -> NextChoice | None:
        """What somebody may choose of the game that `next_setup` names, as the loser of the last
        one may in some series; None if nobody may."""
        return None

    def series_winners(self, results: Sequence[Sequence[int]]) -> tuple[int, ...]:
        """The seats that have won a series with these results."""
        return series.series_winners(results)

    def deal(self, setup: Setup, seed: int, script: list[int] | None = None) -> State:
        """The starting position, before anything has run; `script` becomes the state's script.

        The setup has been through `check_setup`, or through `recalled` and has its contents with
        it. No chance is used yet: what is shuffled or rolled at the start is the first step's
        business, so that the listener hears it."""
        raise NotImplementedError

    def begin(
        self,
        setup: Setup,
        seed: int = 0,
        script: list[int] | None = None,
        listener: Listener | None = None,
        contents: Contents | None = None,
    ) -> State:
        """Deal and run to the first decision; the listener hears all of it. With `contents` the
        names in the setup stand for these, else for what they do today."""
        checked = self.recalled(setup, contents or {})
        state = self.deal(checked, seed, script)
        self.take_sides(state, checked)
        if listener is not None:
            if any(state.drawn):
                raise RuntimeError(f"{self.name}: deal() uses chance; leave that to a step")
            state.listener = listener
        state.run()
        return state

    def take_sides(self, state: State, setup: Setup) -> None:
        """Let a new state know who plays with whom."""
        for number, seats in enumerate(self.sides(setup)):
            for seat in seats:
                state.side_of[seat] = number

    def begin_at(
        self,
        setup: Setup,
        position: Mapping[str, Any],
        seed: int = 0,
        contents: Contents | None = None,
    ) -> State:
        """The same from the position of a scenario instead of a deal."""
        checked = self.recalled(setup, contents or {})
        state = self.position(checked, position, seed)
        self.take_sides(state, checked)
        state.run()
        return state

    def ready_decks(self) -> list[str]:
        """The names of the decks that need no building, for games that have decks."""
        return []

    def position(self, setup: Setup, position: Mapping[str, Any], seed: int) -> State:
        """A position from a scenario's keys, run to its first decision, or not at all if it has
        `stop` (`kernel/scenarios/pace.py`, `settle`).

        The setup has been through `check_setup`; BadScenario if there is no such position."""
        raise NotImplementedError

    # -- leaving -----------------------------------------------------------------------------------

    def withdraw(self, state: State, seat: int) -> None:
        """What the rules make of a player who gives up, is out of time or stays away.

        The seat is out: it is asked no more, what it was asked is answered for it, and the game
        goes on unless only one side is left, which has won. A game says otherwise where its
        rules do: pieces that are removed, a figure that others take over. It ends with
        `state.drop_out`, which goes on with the game."""
        state.drop_out(seat)

    # -- moves and texts ---------------------------------------------------------------------------

    def text(self, state: State, index: int, move: int) -> str:
        """A legal move of an open question in notation; no two legal moves read alike.

        Lower case, one blank between words, no '|' and no line break, and never "concede",
        which is the record's own word."""
        raise NotImplementedError

    def text_for(self, state: State, index: int, move: int, seat: int | None) -> str:
        """The move as another seat (None: a spectator) may read it once it is played.

        A game where something is chosen face down leaves the choice out here."""
        return self.text(state, index, move)

    def spots(self, state: State, index: int, move: int) -> list[str]:
        """Where a player points to make a legal move: at what acts, then at its target.

        The names are those that `data-spot` has on the game's pictures; [] for a move that is
        made by no pointing. Moves with the same spots are told apart by their words."""
        return []

    def meant(self, state: State, index: int, spots: list[str]) -> str:
        """The move, legal or not, that pointing at these spots stands for; "" if there is none."""
        return ""

    def candidates(self, state: State, index: int) -> list[str]:
        """Texts a player could well try here, legal or not: what the judge is tested on."""
        raise NotImplementedError

    def parse(self, state: State, text: str, index: int) -> int:
        """The legal move a text stands for; BadNotation or IllegalMove otherwise.

        A text that is not written as the list of moves has it is left to the judge, who may
        understand it all the same: a way spelled out, a word more or less than need be."""
        wanted = " ".join(text.lower().split())
        for move in state.legal(index):
            if self.text(state, index, int(move)) == wanted:
                return int(move)
        verdict = self.explain(state, wanted, int(state.asks[index].seat))
        if verdict.move is None:
            raise IllegalMove(self.refusal(verdict))
        if verdict.move not in [int(move) for move in state.legal(index)]:
            raise RuntimeError(f"judge and generator disagree on '{wanted}'; please report this")
        return verdict.move

    def find(self, state: State, move: str | int, seat: int | None = None) -> tuple[int, int]:
        """The open question a move answers and the move as a number; IllegalMove if it is none.

        Without a seat it is the move of the one seat that has to decide."""
        if state.over:
            raise IllegalMove("the game is over")
        if seat is not None:
            index = int(state.asked(seat))
            if index < 0:
                raise IllegalMove(f"seat {seat} has nothing to decide now")
        else:
            decisions = state.decisions
            if len(decisions) != 1:
                raise IllegalMove("several seats decide at once: say for which seat this move is")
            index = decisions[0].index
        if isinstance(move, str):
            return index, self.parse(state, move, index)
        if move not in [int(legal) for legal in state.legal(index)]:
            raise IllegalMove(f"move {move} is not legal now")
        return index, move

    def play(self, state: State, move: str | int, seat: int | None = None) -> None:
        """Check a move and play it."""
        index, number = self.find(state, move, seat)
        state.advance(number, index)

    def explain(self, state: State, text: str, seat: int | None = None) -> Verdict:
        """The judge: legal, or refused with rule ids. BadNotation if it is no move at all."""
        raise NotImplementedError

    def refusal(self, verdict: Verdict) -> str:
        """A verdict in one English line, for errors."""
        return f"'{verdict.text}' is refused: " + "; ".join(
            f"{r.reason} ({r.rule})" for r in verdict.refusals
        )

    # -- seeing ------------------------------------------------------------------------------------

    def view(self, state: State, seat: int | None) -> dict[str, object]:
        """What one seat may see; None is a spectator."""
        raise NotImplementedError

    def about(self, state: State, index: int, own: bool) -> dict[str, object]:
        """What a question is about, for views: more of it for the seat that is asked (`own`)."""
        return {}

    def judge_view(self, state: State) -> dict[str, object]:
        """Everything, for scenarios and debugging. Never sent to a player."""
        raise NotImplementedError

    def sample(self, state: State, seat: int, rng: int) -> State:
        """A full state the seat cannot tell from this one."""
        raise NotImplementedError

    def open_piles(self, view: Mapping[str, Any]) -> list[Pile]:
        """Every pile that whoever has this view may look through, empty ones too."""
        return []

    def draw_text(self, state: State, seat: int | None) -> str:
        """The table as plain text, as the seat sees it."""
        raise NotImplementedError

    def draw_svg(self, state: State, seat: int | None) -> str:
        """The table as a picture, as the seat sees it."""
        raise NotImplementedError

    def advisor(self) -> Advisor:
        """The game's rules of thumb; for bots."""
        raise NotImplementedError

    # -- what lies beside the rules ----------------------------------------------------------------

    def words(self) -> Words:
        """What happens, is asked and is refused, in words."""
        raise NotImplementedError

    def cards(self) -> Mapping[str, Card]:
        """Every card by its name; none for a game without cards."""
        return {}

    def printed(self) -> PrintedCards:
        """The cards as lists show them."""
        raise UnknownName(f"{self.name} has no cards to look at")

    def check_cards(self, path: str) -> list[str]:
        """Everything that is wrong with a file of cards that somebody has written for the game, a
        line each."""
        raise UnknownName(f"{self.name} reads no files of cards")

    def decks(self) -> Decks:
        """Building decks."""
        raise UnknownName(f"no decks are built for {self.name}")

    def missions(self) -> Missions:
        """Missions out of files."""
        raise UnknownName(f"{self.name} has no missions")

    def pool(self, packs: int, seat: int) -> Mapping[str, int]:
        """The cards of the packs that a seat opens at a table that plays with sealed packs of this
        number, with their counts."""
        raise UnknownName(f"{self.name} is not played with sealed packs")

    def sealed_packs(self, setup: Setup) -> int:
        """The number of the packs that decks are built from at a table with this setup; 0 where any
        cards will do."""
        return 0

    def pictures(self) -> Pictures:
        """The table in a terminal."""
        raise NotImplementedError

    def look(self) -> Look:
        """What pages show."""
        raise NotImplementedError

    def encoding(self) -> Numbers:
        """Moves and observations as numbers."""
        raise UnknownName(f"{self.name} has no encoding yet, so no program can learn it")

    # -- what a move means to its player ---------------------------------------------------------

    def harm(self, state: State, index: int, move: int) -> str:
        """Why a legal move is one that its player would hardly mean, by the name of the reason
        (kernel/harms.py); "" for any other. It hangs only on what that player knows."""
        return ""

    def useful_answer(self, state: State, index: int, answers: Sequence[str]) -> str:
        """Which of all answers (in notation) most players are after; "" for none of them."""
        return harms.useful_answer(answers)

    def owner(self, state: State, spot: str) -> int:
        """The seat whose card or piece lies at a spot of the table; -1 for a place of nobody's, and
        for what does not lie there. Spots that begin with a seat's number are that seat's."""
        seat, _, rest = spot.partition("/")
        return int(seat) if rest and seat.isdecimal() and int(seat) < state.seats else -1

    def reckonings(self, state: State) -> list[Reckoning]:
        """Every open value on the table that something may change, as the engine has it and as its
        account tells it part by part (kernel/accounts.py). Views say the parts of those that are
        not what is printed."""
        return []

    def is_attack(self, state: State, index: int, move: int) -> bool:
        """Whether `odds` has something to say of a legal move. It hangs only on what its player
        knows."""
        return False

    def odds(self, world: State, index: int, move: int) -> Odds:
        """What an attack may bring (kernel/odds.py). `world` is a position that whoever is asked
        cannot tell from the true one; it may be changed."""
        raise NotImplementedError

    # -- standing orders ---------------------------------------------------------------------------

    def topics(self, state: State, index: int) -> list[str]:
        """The names by which standing orders know an open question, the narrowest first. They
        tell nothing that is not open to all."""
        return [state.asks[index].prompt.name]

    def windows(self) -> list[str]:
        """The topics of all questions that are put to somebody whatever they hold, so that there
        may be only one answer: for who wants to be stopped there all the same."""
        hidden = (prompt for prompt in PROMPTS if not prompt.open_options)
        return [prompt.name for prompt in hidden if self.made(prompt)]

    def made(self, thing: object) -> bool:
        """Whether a question, an ability or the like is one of this game."""
        # A folder with its rules.py, or all in one module.
        own = type(self).__module__.removesuffix(".rules")
        return f"{type(thing).__module__}.".startswith(f"{own}.")

    def stage(self, state: State) -> str:
        """The part of the game that goes on, such as a phase of a turn, by a name that no other
        part of it has. For orders that stand until it is over."""
        return ""

    def attacked(self, before: State, event: Event) -> int:
        """The seat that an event is an attack on, or -1; `before` is the position the move that
        brought it was made in. For orders that stand until their seat is attacked."""
        return -1

    # -- chance ------------------------------------------------------------------------------------

    def chance_reveals(self, results: list[int]) -> bool:
        """Whether chance results of a move may tell of hidden cards (a search that shuffles)."""
        return False

    def chance_text(self, stream: int, value: int) -> str:
        """A chance result as scenarios write it."""
        return str(value)

    def chance_value(self, text: str) -> list[int]:
        """The results a scenario's chance text stands for."""
        return [int(text)]

    def fingerprint(self, state: State) -> str:
        """A hash over every column, equal in the pure and the compiled build."""
        digest = hashlib.blake2b(digest_size=8)
        for name, column in sorted(state.dump().items()):
            digest.update(f"{name}:{','.join(map(str, column))};".encode())
        return digest.hexdigest()
