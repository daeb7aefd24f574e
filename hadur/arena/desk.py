"""The judge's desk of a tournament: pairings and rankings are posted, results come in."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.table import Table

from hadur.arena import result_tables
from hadur.arena.swiss import BadTournament
from hadur.arena.tournament import FINALISTS, Games, Round, Stage, Tournament
from hadur.kernel.errors import UnknownName
from hadur.text.catalogue import Catalogue

Ask = Callable[[str], str | None]
"""Puts a question and gives the line typed; None when nobody types any more."""


class Desk:
    """One tournament in one file; whatever changes is written down before anything else."""

    def __init__(
        self, texts: Catalogue, screen: Console, tournament: Tournament, path: Path
    ) -> None:
        self.texts = texts
        self.screen = screen
        self.tournament = tournament
        self.path = path
        self._explained: set[str] = set()

    def say(self, id: str, **args: str | int) -> None:
        words = self.texts.say(f"arena-swiss-{id}", **args)
        self.screen.print(words, soft_wrap=not self.screen.is_terminal)

    def explain(self, id: str) -> None:
        """Say how something is done, the first time it is seen."""
        if id not in self._explained:
            self._explained.add(id)
            self.say(id)

    # -- posting -----------------------------------------------------------------------------------

    def open(self) -> None:
        """What there is to know on coming in: the frame, and the rounds that are over."""
        cup = self.tournament
        self.say(
            "start",
            players=len(cup.names),
            rounds=cup.rounds_planned,
            games=cup.match_games,
            names=", ".join(cup.names),
        )
        for number, round in enumerate(cup.rounds):
            if not round.open:
                self.screen.print(result_tables.round_table(self.texts, cup, number))
        if cup.rounds and not cup.rounds[-1].open:
            self._post_ranking()

    def next_round(self) -> Round | None:
        """The round to play now, written down; None when the tournament is over."""
        cup = self.tournament
        round = cup.go_on()
        if round is None:
            self._post_places()
            return None
        cup.save(self.path)
        if round.stage is Stage.SEMIFINAL:
            names = ", ".join(place.name for place in cup.ranking[:FINALISTS])
            self.say("finalists", names=names)
        return round

    def post_pairings(self) -> None:
        """The round being played, with the results there are."""
        round = self.tournament.rounds[-1]
        self.screen.print(self.pairings())
        self.explain(f"why-{round.stage}")
        if any(two is None for _, two in round.pairs):
            self.explain("why-bye")

    def pairings(self) -> Table:
        return result_tables.round_table(
            self.texts, self.tournament, len(self.tournament.rounds) - 1
        )

    def post_results(self) -> None:
        self.post_pairings()
        self._post_ranking()

    def post_what_is_missing(self) -> None:
        """Whether the round is complete, and else which tables are still awaited."""
        open = self.tournament.rounds[-1].open
        if open:
            self.say("missing", tables=", ".join(str(table + 1) for table in open))
        else:
            self.say("complete")

    def _post_ranking(self) -> None:
        if self.tournament.rounds[-1].stage is Stage.SWISS:
            self.screen.print(result_tables.ranking_table(self.texts, self.tournament))
            self.explain("why-ranking")

    def _post_places(self) -> None:
        cup = self.tournament
        if cup.rounds[-1].stage is Stage.SWISS:
            self.say("few")
        self.say("places")
        for number, name in enumerate(cup.places, 1):
            self.screen.print(f"{number:3}. {name}", soft_wrap=True)
        self.say("champion", name=cup.places[0])

    # -- results -----------------------------------------------------------------------------------

    def enter(self, given: list[str]) -> None:
        """Results as TABLE=GAMES, all of them or none."""
        for text in given:
            table, games = table_and_games(text)
            self.tournament.enter(table, games)
        self.tournament.save(self.path)

    def hold(self, ask: Ask) -> None:
        """Ask for results, round after round, until it is over or nobody types any more."""
        self.say("hour")
        while (round := self.next_round()) is not None:
            self.post_pairings()
            for table in round.open:
                if not self._ask_for(table, ask):
                    return
            if round.open:
                self.post_what_is_missing()
                return
            self.post_results()
            if not self._ask_to_go_on(ask):
                return

    def _ask_for(self, table: int, ask: Ask) -> bool:
        """The result of one table, or an empty line; False when nobody types any more."""
        one, two = self.tournament.rounds[-1].pairs[table]
        question = self.texts.say(
            "arena-swiss-ask", table=table + 1, one=one, two=str(two), example=self._example()
        )
        while (line := ask(question + " ")) is not None:
            if not line:
                return True
            try:
                self.tournament.enter(table, games_of(line))
            except BadTournament:
                self.say("wrong", example=self._example())
                continue
            self.tournament.save(self.path)
            return True
        return False

    def _ask_to_go_on(self, ask: Ask) -> bool:
        question = self.texts.say("arena-swiss-next", example=self._example())
        while (line := ask(question + " ")) is not None:
            if not line:
                return True
            try:
                self.enter([line])
            except BadTournament:
                self.say("wrong-correction", example=self._example())
            else:
                self.post_results()
        return False

    def _example(self) -> str:
        games = self.tournament.games_of(self.tournament.rounds[-1])
        return f"{games // 2 + 1}-{games // 2}"


def games_of(text: str) -> Games:
    """Games won by each, as in 2-1."""
    one, dash, two = text.replace("–", "-").replace(":", "-").partition("-")
    if not dash or not (one.strip().isdecimal() and two.strip().isdecimal()):
        raise BadTournament(f"'{text}' is no result: write the games won by each, as in 2-1")
    return int(one[:9]), int(two[:9])


def table_and_games(text: str) -> tuple[int, Games]:
    """A table (from 0) and its result, as in 3=2-1."""
    table, equals, games = text.partition("=")
    if not equals or not table.strip().isdecimal():
        raise BadTournament(f"'{text}' is no result: write TABLE=GAMES, as in 3=2-1")
    return int(table[:9]) - 1, games_of(games)


def people_in(path: str) -> list[str]:
    """The people in a file: one name a line; empty lines and those with # do not count."""
    try:
        text = Path(path).read_text(encoding="utf-8-sig")
    except OSError as error:
        raise UnknownName(f"cannot read the names in {path}: {error.strerror}") from error
    except UnicodeDecodeError as wrong:
        raise UnknownName(f"{path} has no names: it is not UTF-8 text") from wrong
    lines = (" ".join(line.split()) for line in text.splitlines())
    return [line for line in lines if line and not line.startswith("#")]
