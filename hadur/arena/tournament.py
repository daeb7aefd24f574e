"""A tournament after KG-30: Swiss rounds, then finals of the first four; kept in a sealed file.

The file has the rounds as they were paired and their results as they came in. A result may be
corrected until the next round is paired; then no complaint is possible (KG-30.8).
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Final

from hadur.arena.jobs import seed_of
from hadur.arena.swiss import (
    BadTournament,
    Encounter,
    Pairing,
    Place,
    most_rounds,
    pair,
    ranking,
    usual_rounds,
)
from hadur.kernel import sealed
from hadur.kernel.errors import BadRecord

TITLE: Final = "hadur-swiss"
FORMAT: Final = 1
FINALISTS: Final = 4
FINAL_GAMES: Final = 3
THIRD_PLACE: Final = 1
"""The table of the last round where the losers of the semi-finals may play (KG-30.4)."""
NOT_PLAYED: Final = (0, 0)
"""The result there if they do not; then the Swiss ranking decides."""
Games = tuple[int, int]
"""Games won by the first and by the second of a pair."""


class Stage(StrEnum):
    SWISS = "swiss"
    SEMIFINAL = "semi-final"
    FINAL = "final"


@dataclass
class Round:
    """Pairings, and for each the games won once it is played; a bye needs none."""

    stage: Stage
    pairs: list[Pairing]
    games: list[Games | None] = field(default_factory=list)

    @property
    def open(self) -> list[int]:
        """The tables that have no result yet."""
        return [
            at
            for at, (pairing, games) in enumerate(zip(self.pairs, self.games, strict=True))
            if pairing[1] is not None and games is None
        ]

    def winner(self, table: int) -> str:
        one, two = self.pairs[table]
        games = self.games[table]
        return one if two is None or games is None or games[0] > games[1] else two

    def loser(self, table: int) -> str:
        one, two = self.pairs[table]
        return str(two) if self.winner(table) == one else one

    @property
    def matches(self) -> list[Encounter]:
        return [Encounter(*pairing, self.winner(at)) for at, pairing in enumerate(self.pairs)]


@dataclass
class Tournament:
    """Who plays, in what order they were drawn, and what has happened so far.

    `setting` is whatever else matches depend on, as plain data; it is kept, not looked at."""

    game: str
    names: list[str]
    seed: int
    rounds_planned: int
    match_games: int
    setting: dict[str, Any] = field(default_factory=dict)
    rounds: list[Round] = field(default_factory=list)

    @classmethod
    def start(
        cls,
        game: str,
        names: Sequence[str],
        seed: int,
        rounds: int = 0,
        match_games: int = 1,
        setting: dict[str, Any] | None = None,
    ) -> Tournament:
        """Draw the lots; the first round is paired by `go_on`."""
        if len(names) < 2:
            raise BadTournament(f"a tournament needs at least two players, not {len(names)}")
        for name in names:
            if names.count(name) > 1:
                raise BadTournament(f"the player {name} is named twice")
        if match_games < 1 or match_games % 2 == 0:
            raise BadTournament("a match has an odd number of games, for it is never a draw")
        most = most_rounds(len(names))
        planned = rounds or min(most, usual_rounds(len(names)))
        if planned > most:
            raise BadTournament(
                f"{len(names)} players can play at most {most} Swiss rounds for certain without a"
                f" rematch, not {planned}"
            )
        drawn = sorted(names, key=lambda name: (seed_of("lot", seed, name), name))
        return cls(game, drawn, seed, planned, match_games, setting or {})

    # -- reading it --------------------------------------------------------------------------------

    @property
    def swiss_rounds(self) -> list[Round]:
        return [round for round in self.rounds if round.stage is Stage.SWISS]

    @property
    def ranking(self) -> list[Place]:
        """After the Swiss rounds played so far; results of a round that is not over count."""
        matches = [
            match
            for round in self.swiss_rounds
            for at, match in enumerate(round.matches)
            if at not in round.open
        ]
        return ranking(self.names, matches)

    @property
    def over(self) -> bool:
        if not self.rounds or self.rounds[-1].open:
            return False
        return self.rounds[-1].stage is Stage.FINAL or (
            len(self.rounds) >= self.rounds_planned and len(self.names) < FINALISTS
        )

    @property
    def places(self) -> list[str]:
        """The final order: the finalists as the finals left them, then the Swiss ranking."""
        order = [place.name for place in self.ranking]
        if self.rounds and self.rounds[-1].stage is Stage.FINAL and not self.rounds[-1].open:
            last = self.rounds[-1]
            third = [last.winner(THIRD_PLACE), last.loser(THIRD_PLACE)]
            if last.games[THIRD_PLACE] == NOT_PLAYED:
                third.sort(key=order.index)
            first = [last.winner(0), last.loser(0), *third]
            return first + [name for name in order if name not in first]
        return order

    def games_of(self, round: Round) -> int:
        """How many games a match of this round has."""
        return self.match_games if round.stage is Stage.SWISS else FINAL_GAMES

    # -- going on ----------------------------------------------------------------------------------

    def go_on(self) -> Round | None:
        """The round being played; the next one is paired if there is none. None: it is over."""
        if self.rounds and self.rounds[-1].open:
            return self.rounds[-1]
        if self.over:
            return None
        stage, pairs = self._next()
        self.rounds.append(Round(stage, pairs, [None] * len(pairs)))
        return self.rounds[-1]

    def _next(self) -> tuple[Stage, list[Pairing]]:
        if len(self.rounds) < self.rounds_planned:
            matches = [match for round in self.rounds for match in round.matches]
            return Stage.SWISS, pair(self.names, matches)
        if self.rounds[-1].stage is Stage.SWISS:
            one, two, three, four = (place.name for place in self.ranking[:FINALISTS])
            return Stage.SEMIFINAL, [(one, four), (two, three)]
        last = self.rounds[-1]
        return Stage.FINAL, [
            (last.winner(0), last.winner(1)),
            (last.loser(0), last.loser(1)),
        ]

    def enter(self, table: int, games: Games) -> None:
        """The result at a table (from 0) of the round being played; again to correct it."""
        if not self.rounds:
            raise BadTournament("no round has been paired yet")
        round = self.rounds[-1]
        if not 0 <= table < len(round.pairs):
            raise BadTournament(f"there is no table {table + 1} (tables: 1 to {len(round.pairs)})")
        if round.pairs[table][1] is None:
            raise BadTournament(f"{round.pairs[table][0]} has a bye and needs no result")
        most = self.games_of(round)
        high, low = max(games), min(games)
        may_skip = round.stage is Stage.FINAL and table == THIRD_PLACE
        if may_skip and games == NOT_PLAYED:
            round.games[table] = games
            return
        if low < 0 or high + low > most or high <= most // 2:
            need = most // 2 + 1
            raise BadTournament(
                f"{games[0]}-{games[1]} is no result of {most} game{'s' if most > 1 else ''}:"
                f" one player must have won {need} or more, for a match is never a draw (KG-30.6)"
            )
        round.games[table] = games

    # -- keeping it --------------------------------------------------------------------------------

    def to_text(self) -> str:
        head = {
            "game": self.game,
            "seed": self.seed,
            "rounds": self.rounds_planned,
            "games": self.match_games,
            "players": self.names,
            "setting": self.setting,
        }
        lines = [f"{TITLE} {FORMAT}", json.dumps(head, ensure_ascii=False)]
        for round in self.rounds:
            data = {"stage": str(round.stage), "pairs": round.pairs, "games": round.games}
            lines.append(json.dumps(data, ensure_ascii=False))
        return sealed.seal(lines)

    @classmethod
    def from_text(cls, text: str) -> Tournament:
        """BadRecord if the text is anything but what `to_text` made."""
        lines = [line for _, line in sealed.unseal(text, TITLE, FORMAT)][1:]
        try:
            head, *rest = (json.loads(line) for line in lines)
            found = cls(
                head["game"],
                head["players"],
                head["seed"],
                head["rounds"],
                head["games"],
                head["setting"],
            )
            found.rounds = [_round(data) for data in rest]
        except (ValueError, KeyError, TypeError) as error:
            raise BadRecord("this is no tournament") from error
        return found

    def save(self, path: sealed.Path) -> None:
        """Write it to a file, whole or not at all."""
        sealed.write(path, self.to_text())

    @classmethod
    def load(cls, path: sealed.Path) -> Tournament:
        text = sealed.read(path)
        try:
            return cls.from_text(text)
        except BadRecord as error:
            raise BadRecord(f"{path}: {error}") from error


def _round(data: dict[str, Any]) -> Round:
    pairs: list[Pairing] = [(one, two) for one, two in data["pairs"]]
    games = [None if found is None else (int(found[0]), int(found[1])) for found in data["games"]]
    return Round(Stage(data["stage"]), pairs, games)
